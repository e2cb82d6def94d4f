## The Six Wives

six_wives-name = Les Six Épouses
six_wives-short = Six Épouses
six_wives-line = Répudiée, décapitée, morte, répudiée, décapitée, survivante : qui mènera le premier ses six reines à leur destin ?
six_wives-first = le sort désigne qui commence
six_wives-option-seats = Joueurs
six_wives-option-seats-note = chacun un roi avec six reines
six_wives-option-seats-2 = deux
six_wives-option-seats-3 = trois
six_wives-option-seats-4 = quatre
six_wives-option-first = Premier tour
six_wives-option-first-note = tiré au sort, ou toujours la première place
six_wives-option-first-lot = au sort
six_wives-option-first-first_seat = la première place
six_wives-option-places = Jouer les places
six_wives-option-places-note-2 = seulement à trois ou à quatre
six_wives-option-places-note = une fois le premier vainqueur connu, les autres jouent la deuxième place
six_wives-option-places-off = non
six_wives-option-places-on = oui
six_wives-seat_option-variant = Handicap
six_wives-seat_option-variant-note = chacun peut se rendre le jeu plus difficile que les autres
six_wives-seat_option-variant-standard = aucun
six_wives-seat_option-variant-standard-note = n’importe quelle reine pour n’importe quel but, dans n’importe quel ordre
six_wives-seat_option-variant-number = selon les numéros
six_wives-seat_option-variant-number-note = les reines atteignent leurs buts dans l’ordre de leurs numéros
six_wives-seat_option-variant-history = selon l’histoire
six_wives-seat_option-variant-history-note = répudiée, décapitée, morte, répudiée, décapitée, survivante : les buts viennent dans cet ordre
six_wives-seat_option-variant-both = histoire et numéros
six_wives-seat_option-variant-both-note = les buts dans l’ordre de l’histoire, et les reines dans celui de leurs numéros
six_wives-seat_option-variant-cocktail = Cocktail de fruits
six_wives-seat_option-variant-cocktail-note = un tirage ouvert lie deux reines à un destin, et deux à un rang dans l’ordre
six_wives-seat-0 = Rouge
    .the = les rouges
    .masculine = rouge
    .feminine = rouge
six_wives-seat-1 = Bleu
    .the = les bleus
    .masculine = bleu
    .feminine = bleue
six_wives-seat-2 = Vert
    .the = les verts
    .masculine = vert
    .feminine = verte
six_wives-seat-3 = Jaune
    .the = les jaunes
    .masculine = jaune
    .feminine = jaune
six_wives-place = { $at }
six_wives-kind-0 = roi
six_wives-kinds-0 = rois
six_wives-kind-1 = reine
    .gender = feminine
six_wives-kinds-1 = reines
six_wives-kind-2 = reine 0
    .gender = feminine
six_wives-kinds-2 = reines 0
six_wives-kind-3 = reine 1
    .gender = feminine
six_wives-kinds-3 = reines 1
six_wives-kind-4 = reine 2
    .gender = feminine
six_wives-kinds-4 = reines 2
six_wives-kind-5 = reine 3
    .gender = feminine
six_wives-kinds-5 = reines 3
six_wives-kind-6 = reine 4
    .gender = feminine
six_wives-kinds-6 = reines 4
six_wives-kind-7 = reine 5
    .gender = feminine
six_wives-kinds-7 = reines 5
six_wives-choice-0 = Passer
six_wives-choice-survive = Elle survit
six_wives-count =
    { $n ->
        [0] plus de reine
        [one] encore une reine
       *[other] encore { $n } reines
    }
six_wives-goal-divorced = Répudiée
six_wives-goal-beheaded = Décapitée
six_wives-goal-died = Morte
six_wives-goal-survived = Survivante
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = Suivante : reine { $queen }
six_wives-goal-at_place = { $queen } au rang { $place }
six_wives-fate-divorced = répudiée
six_wives-fate-beheaded = décapitée
six_wives-fate-died = morte
six_wives-fate-survived = survivante

## Announcements

six_wives-say-divorced = { $name } répudie une reine en { $at }.
six_wives-say-divorced-you = Vous répudiez une reine en { $at }.
six_wives-say-beheaded = { $name } décapite une reine en { $at }.
six_wives-say-beheaded-you = Vous décapitez une reine en { $at }.
six_wives-say-died =
    { FORM($name, "elide") ->
        [yes] Une reine d’{ FORM($name, "within") } meurt en { $at }.
       *[other] Une reine de { $name } meurt en { $at }.
    }
six_wives-say-died-you = L’une de vos reines meurt en { $at }.
six_wives-say-survived =
    { FORM($name, "elide") ->
        [yes] Une reine d’{ FORM($name, "within") } survit en { $at }.
       *[other] Une reine de { $name } survit en { $at }.
    }
six_wives-say-survived-you = L’une de vos reines survit en { $at }.

## Henry’s queens

six_wives-gallery = Les six reines d’Henri
six_wives-history-0-name = Catherine d’Aragon
six_wives-history-0 = Le mariage d’Henri avec Catherine d’Aragon fut déclaré nul en mai 1533, après près de vingt-quatre ans, et jamais elle ne l’accepta.
six_wives-history-0-when = Répudiez une reine.
six_wives-history-1-name = Anne Boleyn
    .elide = yes
six_wives-history-1 = Anne Boleyn fut décapitée à la Tour de Londres le 19 mai 1536, par l’épée d’un bourreau qu’on avait fait venir de Calais.
six_wives-history-1-when = Décapitez une reine.
six_wives-history-2-name = Jeanne Seymour
six_wives-history-2 = Jeanne Seymour mourut à Hampton Court le 24 octobre 1537, douze jours après avoir donné le jour au futur roi Édouard VI.
six_wives-history-2-when = Conduisez une reine à sa dernière demeure.
six_wives-history-3-name = Anne de Clèves
    .elide = yes
six_wives-history-3 = Anne de Clèves consentit à l’annulation de son mariage en juillet 1540, après six mois, et survécut à Henri et à toutes ses autres épouses.
six_wives-history-3-when = Répudiez une seconde reine dans la même partie.
six_wives-history-4-name = Catherine Howard
six_wives-history-4 = Catherine Howard fut décapitée à la Tour de Londres le 13 février 1542, condamnée par le Parlement sans procès.
six_wives-history-4-when = Décapitez une seconde reine dans la même partie.
six_wives-history-5-name = Catherine Parr
six_wives-history-5 = Catherine Parr, qui avait publié en 1545 un livre de prières sous son propre nom, était l’épouse d’Henri quand il mourut, le 28 janvier 1547.
six_wives-history-5-when = Laissez une reine survivre.

## Refusals

refusal-six_wives-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez a1-a2 pour déplacer une pièce, b2xa2 quand le roi prend une reine, xj10 quand une reine survit, ou pass.
refusal-six_wives-chance = On tire encore les jetons.
refusal-six_wives-drawn = Le tirage est déjà fait.
refusal-six_wives-off_board = Les pièces se tiennent sur les cases du dallage du palais.
refusal-six_wives-no_piece_chosen = Choisissez d’abord une pièce.
refusal-six_wives-third_time = Cela ramènerait la même position pour la troisième fois.
refusal-six_wives-choose_space = Choisissez la case d’arrivée.
refusal-six_wives-not_yours = Cette pièce n’est pas à vous.
refusal-six_wives-empty = Il n’y a personne en { $space }.
refusal-six_wives-occupied = La case { $space } est occupée.
refusal-six_wives-straight = Les pièces suivent les rangées et les colonnes, jamais les diagonales.
refusal-six_wives-one_step = Une pièce avance d’une case, ou saute par-dessus la pièce juste à côté d’elle.
refusal-six_wives-one_action = Un pas, un saut ou un but, c’est un tour entier.
refusal-six_wives-nothing_to_jump = Il n’y a personne à sauter en { $space }.
refusal-six_wives-queen_jumps = Une reine ne saute que par-dessus des reines, jamais par-dessus un roi.
refusal-six_wives-king_jumps = Un roi saute par-dessus les autres rois, et par-dessus une reine seulement pour décapiter l’une des siennes.
refusal-six_wives-king_grave = Un roi n’entre jamais au cimetière.
refusal-six_wives-king_stays = Les rois ne quittent pas le plateau.
refusal-six_wives-over_grave = Personne ne saute par-dessus une reine au cimetière.
refusal-six_wives-frozen = Elle repose au cimetière, et ne bouge plus jamais.
refusal-six_wives-stuck =
    { $n ->
        [one] Cette pièce ne peut pas bouger : la case { $places } est occupée.
       *[other] Cette pièce ne peut pas bouger : les cases { $places } sont occupées.
    }
refusal-six_wives-push_edge = Une reine se répudie par-dessus le bord du plateau : elle doit se tenir sur une case du bord, le roi derrière elle.
refusal-six_wives-push_outward = Le roi pousse une reine tout droit hors du plateau : il doit se tenir de son côté intérieur.
refusal-six_wives-haven = Une reine survit depuis le coin opposé au sien : { $spaces }.
refusal-six_wives-pass = Vous pouvez bouger, donc vous ne pouvez pas passer.
refusal-six_wives-done =
    { $fate ->
        [divorced] Deux de vos reines sont déjà répudiées, et il ne peut y en avoir davantage.
        [beheaded] Deux de vos reines sont déjà décapitées, et il ne peut y en avoir davantage.
        [died] L’une de vos reines repose déjà au cimetière, et nulle autre ne peut l’y suivre.
       *[survived] L’une de vos reines a déjà survécu, et nulle autre ne le peut.
    }
refusal-six_wives-number = Votre prochain but doit être atteint par la reine { $queen }.
refusal-six_wives-history =
    { $fate ->
        [divorced] C’est une répudiation qui vient ensuite.
        [beheaded] C’est une décapitation qui vient ensuite.
        [died] C’est une mort qui vient ensuite : une reine doit aller au cimetière.
       *[survived] C’est la survie qui vient ensuite.
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] La reine { $queen } doit être répudiée.
        [beheaded] La reine { $queen } doit être décapitée.
        [died] La reine { $queen } doit mourir.
       *[survived] La reine { $queen } doit survivre.
    }
refusal-six_wives-own_place = La reine { $queen } est liée au but { $place } dans l’ordre, et c’est le but { $next } qui vient ensuite.
refusal-six_wives-reserved = Le but { $place } dans l’ordre est lié à la reine { $queen } : avec toute autre, elle ne pourrait plus jamais atteindre le sien.
refusal-six_wives-bound =
    { $fate ->
        [divorced] Les répudiations qui restent sont liées à d’autres reines, qui ne pourraient plus jamais atteindre leurs buts.
        [beheaded] Les décapitations qui restent sont liées à d’autres reines, qui ne pourraient plus jamais atteindre leurs buts.
        [died] La mort est liée à une autre reine, qui ne pourrait plus jamais atteindre son but.
       *[survived] La survie est liée à une autre reine, qui ne pourrait plus jamais atteindre son but.
    }
position-six_wives-overlap = il y a deux pièces en { $space }
position-six_wives-grave = seule une reine morte est au cimetière, pas { $space }
position-six_wives-goals = les reines sur le plateau et les buts atteints ne s’accordent pas
position-six_wives-turn = le joueur au trait n’est plus dans la partie
position-six_wives-corner = elle commence par le coin au trait, SW, NW, NE ou SE, ou par ? avant le tirage
position-six_wives-players = chaque joueur suit un deux-points, dans l’ordre du jeu, par exemple SWKg7,a1,b1,c1,a2,b2,a3
position-six_wives-king = un joueur commence par le roi, par exemple Kg7
position-six_wives-space = les cases se nomment de a1 à j10, et une reine au cimetière a un + devant elle
position-six_wives-log = les buts atteints suivent une barre oblique, sous les lettres D, B, G et S, par exemple DBG
position-six_wives-numbers = ou bien toutes les reines d’un joueur ont un numéro, ou bien aucune, et toutes en ont un là où la variante l’exige
position-six_wives-cocktail = le tirage du Cocktail de fruits nomme deux reines et deux autres, par exemple *02.35
position-six_wives-queens = un joueur a six reines, chacune une seule fois
placed-six_wives-grave = Seule une reine morte peut être au cimetière.
placed-six_wives-died = { $side } : la reine morte reste au cimetière.
placed-six_wives-out = { $side } a atteint tous ses buts et ne joue plus.

## How it ended

outcome-six_fates = Les six reines ont toutes trouvé leur destin.
outcome-all_passed = Personne ne peut bouger.
outcome-too_long = Tout le monde a joué 300 tours.

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = aucun but atteint
cli-draw-six_wives-bound_fate = reine { $queen } : { $fate }
cli-draw-six_wives-bound_place = reine { $queen } : but { $place }

## Hints

hint-six_wives-divorces = Répudie une reine : un but de moins à atteindre.
hint-six_wives-beheads = Décapite une reine : un but de moins à atteindre.
hint-six_wives-buries = Conduit une reine à sa dernière demeure : un but de moins à atteindre.
hint-six_wives-survives = Une reine survit : un but de moins à atteindre.
hint-six_wives-prepares =
    { $fate ->
        [divorced] Prépare une répudiation.
        [beheaded] Prépare une décapitation.
        [died] Mène une reine vers le cimetière.
       *[survived] Mène une reine vers le coin où elle survit.
    }
hint-six_wives-nearer = Rapproche le roi ou une reine du prochain but.
hint-six_wives-hinders =
    { $fate ->
        [divorced] Empêche un autre joueur de répudier.
        [beheaded] Empêche un autre joueur de décapiter.
        [died] Tient la reine d’un autre joueur loin du cimetière.
       *[survived] Empêche la reine d’un autre joueur de survivre.
    }
hint-six_wives-room = Fait place à ce qui vient ensuite.

## Rules

page-wives_aim-title = Six reines, six destins
page-wives_aim-1 = De deux à quatre rois se partagent un palais. Chacun a six reines, et chaque reine doit trouver un destin : deux sont répudiées, deux décapitées, une meurt, et une survit. Le premier à les y mener toutes les six gagne.
page-wives_aim-2 = Le dallage a dix colonnes et dix rangées, avec le cimetière au milieu. Les reines partent des coins, et chaque roi se tient de l’autre côté du cimetière, loin des siennes.
page-wives_aim-3 = Un destin accompli autant de fois qu’il se peut est clos : une troisième répudiation est refusée. Il reste donc toujours autant de buts que de reines.
page-wives_aim-4 = La fiche de score de chaque joueur est ouverte à tous.
page-wives_aim-picture-1 = Quatre joueurs au départ, et les quatre tombes marquées. À deux joueurs, on s’assied à des coins opposés.
page-wives_move-title = Pas et sauts
page-wives_move-1 = Un tour, c’est une action : un pas, un saut, ou un but. Aucune action n’en entraîne une autre au cours du même tour.
page-wives_move-2 = Rois et reines avancent d’une case le long d’une rangée ou d’une colonne, sur une case libre hors du cimetière.
page-wives_move-3 = Une reine peut sauter par-dessus n’importe quelle reine juste à côté d’elle, de n’importe quel joueur, sur la case libre derrière. Un roi peut sauter de même par-dessus le roi d’un autre joueur.
page-wives_move-4 = Un saut ne fait de mal à personne. Les reines ne sautent jamais par-dessus un roi, et un roi ne saute par-dessus une reine que pour décapiter l’une des siennes.
page-wives_move-picture-1 = Le roi peut faire un pas, ou sauter par-dessus le roi bleu. Une reine peut faire un pas, ou sauter par-dessus une reine rouge ou une bleue.
page-wives_divorce-title = Répudiée
page-wives_divorce-1 = Une reine sur le bord peut être répudiée quand son propre roi se tient juste derrière elle, du côté intérieur. Il la pousse hors du plateau et prend sa case. C’est là tout le tour.
page-wives_divorce-2 = Il pousse droit devant lui, jamais en tournant. Sur une case de coin, elle a deux bords, et l’un ou l’autre convient.
page-wives_divorce-3 = On ne pousse jamais personne dans le cimetière.
page-wives_divorce-picture-1 = Le roi rouge pousse sa reine hors du plateau. Le roi bleu pourrait en faire autant avec la reine du coin.
page-wives_behead-title = Décapitée
page-wives_behead-1 = Le roi saute par-dessus l’une de ses propres reines, juste à côté de lui, sur la case libre derrière elle, et elle quitte le plateau. C’est là tout le tour, même si une autre se tient ensuite sur la ligne.
page-wives_behead-2 = La case derrière doit être sur le plateau et libre, et le cimetière ne convient pas.
page-wives_behead-picture-1 = La reine marquée peut être décapitée. Celle en d6 ne le peut pas, car il y a une tombe derrière elle.
page-wives_die-title = Morte
page-wives_die-1 = Une reine qui entre d’un pas ou d’un saut sur une case libre du cimetière est morte. C’est le destin d’une reine de chaque joueur.
page-wives_die-2 = Elle y reste pour le restant de la partie. Elle ne bouge plus, nul ne saute par-dessus elle, et nulle autre reine ne peut partager sa tombe.
page-wives_die-3 = Les rois n’entrent jamais au cimetière.
page-wives_die-picture-1 = Trois tombes sont libres. L’une et l’autre reine peuvent gagner la plus proche, d’un pas ou d’un saut.
page-wives_survive-title = Survivante
page-wives_survive-1 = Une reine de chaque joueur survit. Elle doit atteindre l’une des quatre cases du coin opposé à celui d’où sont parties les reines de son joueur.
page-wives_survive-2 = À un tour ultérieur, elle peut quitter le plateau de là. C’est une action comme une autre : il faut donc un tour pour arriver et un autre pour partir.
page-wives_survive-picture-1 = Les reines rouges survivent depuis les cases marquées. Celle-ci arrive, et peut partir au tour suivant.
page-wives_win-title = Gagner
page-wives_win-1 = Le premier joueur qui a atteint ses six buts gagne sur-le-champ.
page-wives_win-2 = À trois ou quatre, on peut convenir de jouer les places. On passe alors le tour de qui a fini, et son roi reste où il est.
page-wives_win-3 = Un joueur peut aussi abandonner à tout moment.
page-wives_win-picture-1 = Il manque une répudiation à Rouge, et une décapitation à Bleu. C’est à Rouge de jouer : Rouge gagne.
page-wives_draw-title = Répéter, passer, faire nulle
page-wives_draw-1 = Aucune action ne peut ramener la même position pour la troisième fois, le même joueur étant au trait : il faut bien que quelqu’un fasse autre chose. Un roi ne peut donc barrer éternellement la route à une reine.
page-wives_draw-2 = Un joueur qui ne peut rien faire passe. Nul autre n’en a le droit.
page-wives_draw-3 = La partie est nulle quand tous les joueurs passent à la suite, ou quand chacun a joué 300 tours. À deux, on peut aussi convenir de la nulle.
page-wives_handicaps-title = Les handicaps
page-wives_handicaps-1 = Chacun peut prendre un handicap, et chacun un autre : plus le joueur est fort, plus son handicap devrait être lourd. Les jetons des reines, numérotés de 0 à 5, sont distribués au hasard, et se lisent face visible là où ils comptent.
page-wives_handicaps-2 = Selon les numéros : le premier but est atteint par la reine 0, le deuxième par la reine 1, et ainsi de suite. Quel but, c’est à vous de voir.
page-wives_handicaps-3 = Selon l’histoire : les buts viennent dans l’ordre répudiée, décapitée, morte, répudiée, décapitée, survivante. Quelle reine, c’est à vous de voir.
page-wives_handicaps-4 = Histoire et numéros : les deux. La reine 0 est répudiée, la reine 1 décapitée, la reine 2 meurt, la reine 3 est répudiée, la reine 4 décapitée, et la reine 5 survit, dans cet ordre.
page-wives_handicaps-5 = La cinquième façon de jouer est le Cocktail de fruits, qui a sa propre page.
page-wives_handicaps-picture-1 = Rouge joue selon les numéros. La reine 0 passe la première : elle peut être décapitée, mais la reine 1 ne peut pas encore être répudiée.
page-wives_cocktail-title = Cocktail de fruits
page-wives_cocktail-1 = Deux de vos six reines sont tirées. Chacune est liée à un destin, celui qui occupe son rang dans l’ordre de l’histoire : la reine 0 doit être répudiée, la reine 1 décapitée, la reine 2 mourir, la reine 3 être répudiée, la reine 4 décapitée, et la reine 5 survivre. Quand, c’est à vous de voir.
page-wives_cocktail-2 = Deux autres sont tirées. Chacune est liée à un rang dans l’ordre : la reine 0 doit être la première à atteindre un but, la reine 1 la deuxième, et ainsi de suite. Quel but, c’est à vous de voir.
page-wives_cocktail-3 = Les deux dernières reines sont libres.
page-wives_cocktail-4 = À la fin, il y en a tout de même deux de répudiées, deux de décapitées, une morte et une survivante.
page-wives_cocktail-5 = Les deux tirages sont ouverts : tout le monde voit ces quatre reines sur votre fiche de score.
page-wives_cocktail-6 = Une action qui laisserait une autre reine sans son but est refusée, et l’on vous dit pourquoi. Personne ne peut jamais rester bloqué.
page-wives_cocktail-picture-1 = Ici, les reines 0 et 5 sont liées à leurs destins, et les reines 1 et 3 à leurs rangs. La répudiation est permise ; la reine 5 doit attendre d’avoir atteint son coin.
page-wives_art-title = Tout un art
page-wives_art-1 = Le plus long chemin est celui de la reine qui survit. Mettez-la en route de bonne heure, et choisissez-en une qui n’a personne sur son passage.
page-wives_art-2 = Votre roi est nécessaire à quatre des six buts. Menez les reines à lui autant que lui aux reines, et faites servir une marche à deux buts.
page-wives_art-3 = Des reines côte à côte font une échelle : qui saute va deux fois plus vite. Les reines des autres valent pour cela les vôtres.
page-wives_art-4 = Lisez les autres fiches. L’une de vos pièces sur la seule case libre dont un autre roi a besoin lui coûte plusieurs tours, et ne vous en coûte qu’un.
page-wives_art-picture-1 = Bleu s’apprête à décapiter sa dernière reine. Le roi rouge lui barre la route, et Rouge gagne la course.
page-wives_notation-title = Comment on note les coups
page-wives_notation-1 = Les colonnes vont de a à j, les rangées de 1 à 10. Un pas ou un saut s’écrit a1-a2. Quand le roi répudie ou décapite une reine, un x se place entre la case qu’il quitte et celle où il va : b5xa5.
page-wives_notation-2 = Une reine qui survit s’écrit xj10, et passer s’écrit pass. Ce qui est tiré se note aussi : first 2 dit qui commence, et coins 1 031524 comment sont posés les jetons du premier joueur.
page-wives_notation-3 = Une position donne le coin au trait, et pour chaque coin son roi, ses reines, et les buts atteints après une barre oblique : SW:SWKb5,a5,+e5/DBBGS. D est répudiée, B décapitée, G morte et S survivante ; un signe plus précède la reine au cimetière.

## Rule of the moment

moment-six_wives-start = Un tour, c’est un pas, un saut ou un but.
moment-six_wives-number = Selon les numéros : le premier but doit être atteint par la reine 0, le deuxième par la reine 1, et ainsi de suite.
moment-six_wives-history = Selon l’histoire : répudiée, décapitée, morte, répudiée, décapitée, survivante, dans cet ordre.
moment-six_wives-both = Histoire et numéros : la reine 0 est répudiée d’abord, puis la reine 1 décapitée, et ainsi de suite.
moment-six_wives-cocktail = Cocktail de fruits : deux reines sont liées à un destin, et deux à un rang dans l’ordre.
moment-six_wives-win = Une action gagne tout de suite. La voyez-vous ?
moment-six_wives-beware = Le joueur suivant peut atteindre son dernier but. Pouvez-vous lui barrer la route ?
moment-six_wives-divorced = Le roi se tient derrière une reine du bord : elle peut être répudiée.
moment-six_wives-beheaded = Derrière une reine voisine du roi, la case est libre : elle peut être décapitée.
moment-six_wives-died = Une reine peut aller au cimetière.
moment-six_wives-survived = Une reine a atteint son coin : elle peut quitter le plateau et survivre.
moment-six_wives-pass = Rien ne peut bouger : ce joueur passe.
moment-six_wives-repetition = Aucune action ne peut ramener la même position pour la troisième fois : l’une des vôtres est refusée à présent pour cela.
moment-six_wives-late = La partie sera nulle en raison de sa longueur. Tours restants pour chaque joueur : { $turns }.
moment-six_wives-won = Les six reines ont toutes trouvé leur destin.
moment-six_wives-drawn = La partie est nulle.

## Lesson

lesson-six_wives-title = Les Six Épouses, enseignées par Thomas Cromwell
lesson-six_wives-step-title = Une chose à la fois
lesson-six_wives-step-say = Essayez de déplacer l’une de vos reines, les rouges, en diagonale. Chacun avance d’une case, le long d’une rangée ou d’une colonne. Sa Majesté a six reines et une difficulté : chacune doit trouver son destin, et qui aura réglé le premier les six affaires gagne.
lesson-six_wives-step-say-2 = Faites sauter l’une de vos reines par-dessus une reine juste à côté d’elle, des vôtres ou des miennes, sur la case libre derrière. Une diagonale serait des plus irrégulières.
lesson-six_wives-step-done = Cela ne fait de mal à personne. Les rois sautent de même par-dessus les autres rois. Un pas ou un saut, et le tour est fini.
lesson-six_wives-step-not_yet = Parfaitement légal, et ce n’est pas ce que je demandais. Essayez d’abord un pas en diagonale ; faites ensuite sauter une reine par-dessus une autre.
lesson-six_wives-step-hint-1 = Choisissez la reine en a3, essayez b4, et faites-vous refuser.
lesson-six_wives-step-hint-2 = Allez ensuite de b1 en d1, par-dessus la reine en c1.
lesson-six_wives-divorce-title = Répudiée
lesson-six_wives-divorce-say = Amenez votre roi à côté de la reine en a5, du côté intérieur. La grande affaire du roi : une reine au bord du plateau est répudiée quand son roi la pousse dehors.
lesson-six_wives-divorce-say-2 = Maintenant, poussez-la hors du plateau. Rome proteste. Rome est déboutée.
lesson-six_wives-divorce-done = Elle s’en va, il prend sa case, et un but est rayé. Deux de vos reines prennent ce chemin. Si elle se tient sur un coin, l’un ou l’autre bord convient.
lesson-six_wives-divorce-not_yet = Cela ne fait pas avancer l’affaire. Le roi va en b5, et de là il pousse la reine en a5 hors du plateau.
lesson-six_wives-divorce-hint-1 = Le roi va de c5 en b5.
lesson-six_wives-divorce-hint-2 = Il va ensuite de b5 en a5, sur la case même de la reine.
lesson-six_wives-behead-title = Décapitée
lesson-six_wives-behead-say = Essayez de sauter avec votre roi par-dessus la reine en d6. Passons à la Tour : un roi saute par-dessus l’une de ses propres reines, et elle n’est plus. Mais il ne met jamais le pied au cimetière.
lesson-six_wives-behead-say-2 = Sautez maintenant par-dessus la reine en c7 : derrière elle, il y a où retomber.
lesson-six_wives-behead-done = Tranché net. Deux de vos reines sont décapitées, une par tour. Les reines des autres rois ne le regardent pas.
lesson-six_wives-behead-not_yet = Pas cela. Essayez d’abord le roi par-dessus la reine en d6 ; ensuite par-dessus celle en c7.
lesson-six_wives-behead-hint-1 = Le roi essaie d’aller de c6 en e6, et se fait refuser.
lesson-six_wives-behead-hint-2 = Il va ensuite de c6 en c8.
lesson-six_wives-die-title = Morte
lesson-six_wives-die-say = Envoyez l’une de vos reines au cimetière, les quatre cases marquées. Une reine qui y entre, d’un pas ou d’un saut, est morte, et il faut que l’une des vôtres y passe.
lesson-six_wives-die-say-2 = Maintenant, essayez de la rappeler. Dieu ait son âme.
lesson-six_wives-die-done = Elle y reste, et nul ne saute par-dessus elle. Il y a une tombe pour chaque joueur, mais pas toujours un chemin libre pour y aller.
lesson-six_wives-die-not_yet = La reine en d5 se tient à côté du cimetière. Elle y entre ; essayez ensuite de l’en faire sortir.
lesson-six_wives-die-hint-1 = De d5 en e5.
lesson-six_wives-die-hint-2 = Essayez ensuite de la déplacer de e5 vers n’importe quelle autre case.
lesson-six_wives-survive-title = Survivante
lesson-six_wives-survive-say = Menez votre reine sur l’une des quatre cases marquées : le coin opposé à celui d’où vos reines sont parties. L’une d’elles survit à tout cela.
lesson-six_wives-survive-say-2 = Laissez-la partir : choisissez-la, puis la couronne au milieu du coin. Il faut un tour pour arriver, et un autre pour s’en aller.
lesson-six_wives-survive-done = Libre, et hors de notre portée. C’est le plus long chemin de tous : mettez-la donc en route à temps.
lesson-six_wives-survive-not_yet = Votre reine en h9 est à un pas du salut. Menez-la en i9, et laissez-la ensuite quitter le plateau.
lesson-six_wives-survive-hint-1 = De h9 en i9.
lesson-six_wives-survive-hint-2 = Choisissez la reine en i9, puis la couronne entre les quatre cases : elle survit.
lesson-six_wives-card-title = La fiche de score
lesson-six_wives-card-say = Essayez de répudier la reine en a5, derrière qui se tient le roi. Regardez ensuite votre fiche : deux reines sont déjà répudiées, et l’affaire est close.
lesson-six_wives-card-say-2 = Voyez ce qu’on peut encore faire de l’autre reine à côté du roi. Deux répudiations, deux décapitations, une mort et une survie : ni plus, ni moins.
lesson-six_wives-card-done = Il reste toujours exactement un but par reine. Les fiches des autres sont ouvertes aussi. Lisez-les : ce qui manque aux gens vous dit ce qu’ils feront.
lesson-six_wives-card-not_yet = Pas si vite. Essayez d’abord de répudier la reine en a5, et décapitez ensuite celle en b6.
lesson-six_wives-card-hint-1 = Le roi essaie d’aller de b5 en a5, et se fait refuser.
lesson-six_wives-card-hint-2 = Il saute ensuite de b5 en b7.
lesson-six_wives-race-title = Barrer la route
lesson-six_wives-race-say = Arrêtez mon roi : il faut quelqu’un en j3. Il me manque un but, et à mon prochain tour il saute de h3 par-dessus ma reine en j3, et j’ai gagné. Il vous en manque un aussi, et il vous faut deux tours.
lesson-six_wives-race-say-2 = Ramenez votre reine pendant ce temps : il me faut la contourner. De l’obstruction ! J’aurais pu vous l’apprendre moi-même.
lesson-six_wives-race-say-3 = Finissez-en : choisissez votre reine, puis la couronne. Me voilà prêt de nouveau, et un tour trop tard.
lesson-six_wives-race-done = Toutes les six ont trouvé leur destin, et vous avez gagné. Nul rival ne peut être écarté du chemin par la force. Souvenez-vous-en quand ils ont besoin d’une case, et quand c’est vous.
lesson-six_wives-race-not_yet = Alors je gagne, ou bien vous tardez plus qu’il ne faut. Arrêtez mon roi, menez votre reine en i9, et laissez-la survivre.
lesson-six_wives-race-hint-1 = Votre roi va de j2 en j3.
lesson-six_wives-race-hint-2 = Votre reine va de h9 en i9.
lesson-six_wives-race-hint-3 = Choisissez la reine en i9, puis la couronne entre les quatre cases.
lesson-six_wives-number-title = Une couronne plus lourde
lesson-six_wives-number-say = Essayez de répudier la reine 1 sur-le-champ. Chacun peut prendre un handicap : ici, vos reines sont face visible, et vous jouez selon les numéros : le premier but est atteint par la reine 0, le deuxième par la reine 1.
lesson-six_wives-number-say-2 = Tournez-vous donc vers la reine 0, qui se tient aussi à côté de lui. Ce n’était pas le tour de l’autre.
lesson-six_wives-number-done = D’autres prennent les buts dans l’ordre de l’histoire, ou les deux ordres à la fois ; et au Cocktail de fruits, un tirage de deux reines et de deux autres vous lie. Plus le joueur est fort, plus lourde est la couronne. À présent, jouons-nous ?
lesson-six_wives-number-not_yet = Pas encore. Essayez d’abord de répudier la reine 1 en a5 ; décapitez ensuite la reine 0 en b6.
lesson-six_wives-number-hint-1 = Le roi essaie d’aller de b5 en a5, et se fait refuser.
lesson-six_wives-number-hint-2 = Il saute ensuite de b5 en b7.

## Achievements: each with its source

achievement-six_wives_win = La dernière des six
achievement-six_wives_win-task = Gagnez une partie des Six Épouses.
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = Anne de Clèves, épouse pendant six mois, survécut au roi et à toutes les autres reines. Elle mourut en 1557.

achievement-six_wives_stories = Le livre de la reine
achievement-six_wives_stories-task = Voyez les six reines dans la galerie.
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = En 1545, Catherine Parr publia « Prayers or Meditations ». Ce fut la première reine d’Angleterre à avoir un livre imprimé sous son propre nom.
