## Queen’s Guard

queens_guard-name = Garde de la reine
queens_guard-short = Garde
queens_guard-line = Asseyez votre reine sur le trône, ses six gardes autour d’elle.
queens_guard-first = les clairs commencent
queens_guard-option-setup = Placement
queens_guard-option-setup-note = si les gardes partent des cases d’usage ou si les joueurs les placent
queens_guard-option-setup-usual = d’usage
queens_guard-option-setup-free = libre
queens_guard-option-trapped_queen = Reine piégée
queens_guard-option-trapped_queen-note = qui dit où va une reine piégée
queens_guard-option-trapped_queen-owner = son propre camp la place
queens_guard-option-trapped_queen-trapper = le piégeur la place
queens_guard-seat-0 = Clair
    .the = les clairs
    .masculine = clair
    .feminine = claire
queens_guard-seat-1 = Sombre
    .the = les sombres
    .masculine = sombre
    .feminine = sombre
queens_guard-place = { $at }
queens_guard-kind-0 = garde
queens_guard-kinds-0 = gardes
queens_guard-kind-1 = reine
    .gender = feminine
queens_guard-kinds-1 = reines
queens_guard-count =
    { $n ->
        [one] { $n } garde
       *[other] { $n } gardes
    }
queens_guard-choice-0 = Passer

## Bloody Queen

bloody_queen-name = Reine sanglante
bloody_queen-short = Sanglante
bloody_queen-line = Le même trône, mais les pièges chassent les gardes, ou les tuent.
bloody_queen-first = les clairs commencent
bloody_queen-seat-0 = Clair
bloody_queen-seat-1 = Sombre

## Refusals

refusal-queens_guard-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez 5.4-4.3 pour déplacer une pièce, 5.4 pour placer un garde, x5.4 pour en retirer un, ou pass.
refusal-queens_guard-off_board = Les pièces se tiennent sur les 91 cases du plateau.
refusal-queens_guard-no_piece_chosen = Choisissez d’abord une pièce.
refusal-queens_guard-choose_cell = Choisissez une case libre.
refusal-queens_guard-hand_empty = Tous vos gardes sont sur le plateau.
refusal-queens_guard-from_the_hand = Prenez l’un des gardes à côté du plateau.
refusal-queens_guard-place_first = On place d’abord tous les gardes ; jusque-là, aucune pièce ne bouge.
refusal-queens_guard-not_yours = Cette pièce n’est pas à vous.
refusal-queens_guard-empty = Il n’y a personne en { $cell }.
refusal-queens_guard-occupied = La case { $cell } est occupée.
refusal-queens_guard-throne = Seule une reine peut monter sur le trône.
refusal-queens_guard-one_step = Une pièce fait un pas à la fois, sur une case qui touche la sienne.
refusal-queens_guard-outward = Aucune pièce ne va vers l’extérieur : restez dans l’anneau, ou avancez vers l’intérieur.
refusal-queens_guard-between = La case { $cell } est barrée : elle se trouve entre les pièces de l’autre camp en { $one } et { $other }.
refusal-queens_guard-stuck =
    { $n ->
        [one] Cette pièce ne peut pas bouger : la case { $places } est occupée.
       *[other] Cette pièce ne peut pas bouger : les cases { $places } sont occupées.
    }
refusal-queens_guard-stuck_between = Cette pièce ne peut pas bouger : la case { $cell } se trouve entre les pièces de l’autre camp en { $one } et { $other }.
refusal-queens_guard-enthroned = La reine est sur le trône, et aucune pièce ne va vers l’extérieur.
refusal-queens_guard-queen_first = Votre reine est piégée entre { $one } et { $other } : vous devez à ce tour-ci la placer sur une autre case.
refusal-queens_guard-their_queen_first = La reine en { $cell } est piégée entre { $one } et { $other } : dites où elle va.
refusal-queens_guard-guard_first = Votre garde en { $cell } est piégé entre { $one } et { $other } : vous devez à ce tour-ci remettre un garde piégé sur l’anneau extérieur.
refusal-queens_guard-outermost = Un garde piégé retourne sur l’anneau extérieur.
refusal-queens_guard-resolve_first = La pièce en { $cell } est piégée entre { $one } et { $other } : dites d’abord ce qu’elle devient.
refusal-queens_guard-removed = Ce garde est piégé avec l’aide d’une reine, et quitte la partie. Il ne peut rien devenir d’autre.
refusal-queens_guard-exchange = La reine piégée change de place avec l’un de ses gardes de l’anneau { $ring }, le plus extérieur où elle en a, et il quitte la partie : choisissez lequel.
refusal-queens_guard-sent = Le garde piégé va sur une case libre de l’anneau { $ring } : choisissez-en une.
refusal-queens_guard-pass = Vous pouvez bouger, donc vous ne pouvez pas passer.
position-queens_guard-no_cell = les cases sont numérotées de 0 à 90 : il n’y a pas de { $cell }
position-queens_guard-overlap = il y a deux pièces en { $cell }
position-queens_guard-throne = seule une reine peut être sur le trône
position-queens_guard-too_many = un camp a { $guards } gardes au plus, sur le plateau et en réserve
position-queens_guard-hands_and_turn = les gardes en réserve ne s’accordent pas avec les règles ou le camp au trait
position-queens_guard-no_trap = aucun piège de ce genre n’a pu naître de ce coup
position-queens_guard-turn = elle commence par le camp au trait, L ou D, et un deux-points
position-queens_guard-parts = les pièces claires suivent L, les sombres suivent D, et les gardes en réserve suivent H, par exemple L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = les cases se nomment par anneau et numéro, de 0.0 à 5.29
position-queens_guard-queens = chaque camp a une reine, avec un Q devant sa case
position-queens_guard-hands = deux nombres, 6 au plus, suivent H, par exemple H6,6
position-queens_guard-trap = après T viennent la pièce qui a bougé, un x et les pièces piégées, par exemple T3.1x3.2
placed-queens_guard-queens =
    { $n ->
        [0] { $side } n’a pas de reine.
       *[other] { $side } a { WORDS($n) } reines.
    }
placed-queens_guard-throne = Seule une reine peut se tenir sur le trône.
placed-queens_guard-too_many = { $side } a { $n } gardes, sur le plateau et en réserve, plus que { $most }.
placed-queens_guard-light_places = Si c’est à Clair de jouer, les deux camps ont autant de gardes en réserve.
placed-queens_guard-dark_places = Si c’est à Sombre de jouer, Sombre a un garde de plus en réserve que Clair, ou aucun camp n’en a.

## How it ended

outcome-enthroned = La reine est sur le trône, et ses six gardes sont tous autour d’elle.
outcome-enthroned_bloody = La reine est sur le trône, et tous les gardes qui lui restent sont autour d’elle.
outcome-deserted = { $loser } a entouré le trône de six gardes, et la reine n’y est pas.
outcome-deserted-you = Vos six gardes entourent le trône, et votre reine n’y est pas.
outcome-unguarded = { $loser } a perdu son dernier garde.
outcome-unguarded-you = Vous avez perdu votre dernier garde.
outcome-two_passes = Aucun des camps ne peut bouger.
outcome-no_advance = En 150 tours de chaque camp, personne n’a avancé vers l’intérieur ni n’a été piégé.
outcome-most_turns = Chaque camp a joué 300 tours.

## Drawing

cli-draw-queens_guard-rings = : et · distinguent les anneaux, * est le trône ; les anneaux se comptent dans le sens des aiguilles d’une montre.
cli-draw-queens_guard-guards =
    { $n ->
        [one] une reine et { $n } garde
       *[other] une reine et { $n } gardes
    }
cli-draw-queens_guard-guards_and_hand =
    { $n ->
        [one] une reine et { $n } garde, { $hand } en réserve
       *[other] une reine et { $n } gardes, { $hand } en réserve
    }

## Hints

hint-queens_guard-guard =
    { $n ->
        [one] un garde
       *[other] { WORDS($n) } gardes
    }
hint-queens_guard-traps = Piège le garde en { $cell }, qui doit repartir de l’anneau extérieur.
hint-queens_guard-traps_queen = Piège la reine en { $cell } et gagne du temps.
hint-queens_guard-traps_two = Piège deux pièces à la fois.
hint-queens_guard-traps_queen_bloody = Piège la reine en { $cell } et lui coûte un garde.
hint-queens_guard-kills = Piège le garde en { $cell } avec l’aide de la reine : il quitte la partie.
hint-queens_guard-sends = Piège le garde en { $cell } et le renvoie vers l’extérieur.
hint-queens_guard-sends_to = Renvoie le garde piégé en { $cell }, où il gêne le moins.
hint-queens_guard-exchanges = Chasse la reine en { $cell } ; le garde qui s’y tenait n’est plus.
hint-queens_guard-banishes = Bannit la reine piégée en { $cell }, loin d’où elle veut être.
hint-queens_guard-back = Remet le garde piégé là où son chemin vers l’intérieur est le meilleur.
hint-queens_guard-queen_throned = La reine piégée peut aller partout : elle prend le trône.
hint-queens_guard-queen_placed = La reine piégée peut aller partout : { $cell } la sert le mieux.
hint-queens_guard-saves = Sauve d’un piège le garde en { $cell }.
hint-queens_guard-saves_queen = Sauve d’un piège la reine en { $cell }.
hint-queens_guard-near = De l’anneau { $ring }, un garde n’est pas loin du trône.
hint-queens_guard-throne = La reine prend le trône.
hint-queens_guard-arrives =
    { $n ->
        [one] Amène le premier garde au pied du trône.
       *[other] Amène un garde de plus au pied du trône : ils y sont { WORDS($n) } à présent.
    }
hint-queens_guard-threatens = Menace de piéger le garde en { $cell }.
hint-queens_guard-threatens_queen = Menace de piéger la reine en { $cell }.
hint-queens_guard-inward = Avance un garde vers l’intérieur, dans l’anneau { $ring }.
hint-queens_guard-queen_inward = Avance la reine vers l’intérieur, dans l’anneau { $ring }.
hint-queens_guard-bars = Barre { $cell } à l’autre camp.

## At the table

queens_guard-placing = placement, garde { $n } sur { $all }
queens_guard-must-0 = Un garde est pris
queens_guard-must-1 = La reine est prise
queens_guard-own-say-lined = { $move }, et piège la pièce en { $at }
queens_guard-own-say-must = Piège en { $places } : cela passe avant tout.
queens_guard-own-say-must_capture = { $what }, au piège

## Rules

page-guard_board-title = Le plateau et les pièces
page-guard_board-1 = Le plateau est un hexagone de 91 cases : le trône au milieu, et cinq anneaux autour, tour à tour cramoisis et ivoire. L’anneau extérieur a trente cases.
page-guard_board-2 = Chaque camp a une reine et six gardes. Ils partent de l’anneau extérieur, les reines dans des coins opposés. Les clairs commencent.
page-guard_board-3 = Qui assied sa reine sur le trône, ses gardes autour d’elle, gagne.
page-guard_board-picture-1 = Le départ. Dans chaque partie, les reines quittent des coins opposés pour un seul et même trône.
page-guard_step-title = Un pas, jamais vers l’extérieur
page-guard_step-1 = À chaque tour, vous déplacez l’une de vos pièces d’un pas, sur une case libre qui touche la sienne : dans le même anneau, ou dans l’anneau suivant vers l’intérieur. On ne revient jamais vers l’extérieur.
page-guard_step-2 = Reines et gardes marchent de même, mais seule une reine peut monter sur le trône.
page-guard_step-3 = On ne prend personne en avançant. Un camp qui ne peut bouger passe ; nul autre n’en a le droit.
page-guard_step-picture-1 = Où le garde et la reine peuvent aller.
page-guard_block-title = Cases barrées
page-guard_block-1 = Une case située juste entre deux pièces de l’autre camp, sur une même ligne droite, est barrée : vous n’y entrez ni d’un pas, ni d’aucune autre façon.
page-guard_block-2 = Les lignes courent dans trois directions. Peu importe que ce soient des gardes ou des reines qui barrent.
page-guard_block-picture-1 = La case marquée se trouve entre deux gardes sombres. Le garde clair doit la contourner.
page-guard_trap-title = Les pièges
page-guard_trap-1 = Une pièce située juste entre deux pièces de l’autre camp, sur une même ligne droite, est piégée.
page-guard_trap-2 = Si l’une de vos pièces est piégée quand votre tour commence, vous devez employer ce tour à la mettre ailleurs. Vous ne pouvez rien faire d’autre.
page-guard_trap-3 = Si plusieurs sont piégées, votre reine passe la première. Les gardes suivent dans l’ordre que vous voulez, un par tour.
page-guard_trap-picture-1 = Par ce pas, le garde sombre est pris entre deux gardes clairs.
page-guard_back-title = Où va une pièce piégée
page-guard_back-1 = Vous mettez votre garde piégé sur une case libre de l’anneau extérieur, et il recommence son chemin.
page-guard_back-2 = Vous mettez votre reine piégée sur n’importe quelle case libre du plateau. Même le trône fait l’affaire.
page-guard_back-3 = La case doit être une autre, et ne pas être barrée. Ce retour est un coup comme un autre : il peut piéger, et il peut gagner.
page-guard_back-picture-1 = Piégé, le garde clair retourne sur l’anneau extérieur, et y piège un garde sombre.
page-guard_back-picture-2 = La reine et un garde sont piégés. La reine part la première, droit au trône.
page-guard_win-title = Gagner et perdre
page-guard_win-1 = Vous gagnez quand, après votre propre tour, votre reine est sur le trône et vos six gardes tous autour d’elle.
page-guard_win-2 = Prenez garde : si vos six gardes entourent le trône et que votre reine n’y est pas, vous perdez. Elle n’y pourrait plus jamais entrer.
page-guard_win-3 = Un joueur peut aussi abandonner à tout moment.
page-guard_win-picture-1 = Le sixième garde prend sa place : les clairs gagnent.
page-guard_win-picture-2 = Le même pas, la reine étant dehors, perdrait la partie.
page-guard_free-title = Placement libre
page-guard_free-1 = Si vous convenez d’un placement libre, seules les reines sont d’abord sur le plateau. Les joueurs placent leurs gardes tour à tour, les clairs d’abord, sur toute case libre sauf le trône et les cases barrées.
page-guard_free-2 = Quand les douze sont en place, la partie suit son cours, et les clairs commencent.
page-guard_free-picture-1 = Chaque camp a placé un garde, et en a cinq en réserve.
page-guard_trapper-title = Le piégeur place la reine
page-guard_trapper-1 = Si l’on en convient, le joueur qui piège une reine dit aussitôt où elle va : n’importe quelle case libre qui ne lui est pas barrée.
page-guard_trapper-2 = Cela tient lieu de tour au camp piégé. Les gardes retournent comme d’habitude.
page-bloody_trap-title = Reine sanglante : les pièges
page-bloody_trap-1 = Plateau, départ et pas sont ceux de la Garde de la reine. Mais aucune case n’est barrée : se glisser entre deux pièces de l’autre camp est sans danger.
page-bloody_trap-2 = Seule la pièce qui vient de bouger peut piéger. Elle le fait de concert avec une autre pièce de son camp, quand toutes deux enserrent un ennemi sur une ligne droite.
page-bloody_trap-3 = Ce que devient la pièce piégée se règle aussitôt, au cours du même tour, par le joueur qui l’a piégée.
page-bloody_trap-4 = Si un seul pas piège plusieurs pièces, ce joueur choisit l’ordre.
page-bloody_trap-picture-1 = Ce pas piège le garde sombre. S’il s’était avancé là de lui-même, il ne se serait rien passé.
page-bloody_guard-title = Reine sanglante : gardes piégés
page-bloody_guard-1 = Un garde entre deux gardes est renvoyé vers l’extérieur : le piégeur le met sur une case libre de l’anneau suivant.
page-bloody_guard-2 = Si cet anneau est plein, on prend celui d’après. Un garde piégé dans l’anneau extérieur va sur une autre case de cet anneau.
page-bloody_guard-3 = Un garde entre un garde et une reine quitte la partie.
page-bloody_guard-picture-1 = Le garde piégé peut être envoyé sur toute case libre du troisième anneau, par exemple celles qui sont marquées.
page-bloody_guard-picture-2 = La reine elle-même est l’une des deux : ce pas coûte la vie au garde.
page-bloody_queens-title = Reine sanglante : une reine piégée
page-bloody_queens-1 = Une reine piégée change de place avec l’un de ses propres gardes, et ce garde quitte la partie.
page-bloody_queens-2 = Le piégeur le choisit parmi ses gardes de l’anneau le plus extérieur où elle en a.
page-bloody_queens-picture-1 = La reine sombre est piégée. Elle prend la place de l’un des deux gardes marqués, au gré des clairs, et il est perdu.
page-bloody_win-title = Reine sanglante : gagner et perdre
page-bloody_win-1 = Vous gagnez quand, après votre propre tour, votre reine est sur le trône et que tous les gardes qui vous restent sont autour d’elle. Il en faut au moins un.
page-bloody_win-2 = Un camp qui perd son dernier garde perd la partie.
page-bloody_win-3 = Six gardes autour du trône sans leur reine dessus perdent, comme à la Garde de la reine. Un joueur peut aussi abandonner à tout moment.
page-bloody_win-picture-1 = Il reste trois gardes aux clairs. Le troisième prend sa place, et les clairs gagnent.
page-guard_draw-title = La nulle
page-guard_draw-1 = La partie est nulle quand la même position se présente pour la troisième fois, le même camp étant au trait.
page-guard_draw-2 = Elle est nulle aussi quand les deux camps doivent passer, quand en 150 tours de chaque camp personne n’avance vers l’intérieur et que rien n’est piégé, et quand chaque camp a joué 300 tours.
page-guard_draw-3 = Les joueurs peuvent également convenir de la nulle.
page-guard_art-title = Tout un art
page-guard_art-1 = Un pas vers l’intérieur ne se reprend pas, un pas le long de l’anneau, si. Ne pressez pas vos gardes vers l’intérieur avant de savoir par où ira votre reine.
page-guard_art-2 = Deux pièces séparées d’une case barrent celle-ci, et deux pièces qui se referment prennent qui s’y trouve. Avant d’avancer, comptez qui pourrait passer de l’autre côté de vous.
page-guard_art-3 = Près du trône, la place manque, et une pièce piégée là a le plus long chemin à refaire. Une reine qui s’y assied tôt est en sûreté tant que deux ennemis ne l’atteignent pas par des côtés opposés.
page-guard_notation-title = Comment on note les coups
page-guard_notation-1 = Chaque case a deux nombres : son anneau, compté depuis le trône, et sa place dans cet anneau. Le trône est 0.0, et la reine claire part de 5.0.
page-guard_notation-2 = Un coup s’écrit 5.4-4.3, placer un garde 4.3. Ce que vous faites d’une pièce piégée de l’autre camp commence par un x : x3.4-4.5, ou x3.4 si le garde quitte la partie.
page-guard_notation-3 = Une position donne le camp au trait, puis les pièces des clairs et des sombres, les reines d’abord : L:LQ5.0,5.4:DQ5.15,5.2. Les gardes en réserve suivent H.
page-guard_notation-picture-1 = Les premières cases des anneaux sont sur une même ligne, et de même les deuxièmes coins : 5.5, 4.4, 3.3, 2.2 et 1.1.

## The rule of the moment

moment-queens_guard-start = Avancez le long de l’anneau ou vers l’intérieur. On ne revient pas.
moment-queens_guard-bloody = Aucune case n’est barrée, mais qui est piégé est à la merci du piégeur.
moment-queens_guard-place = Placez un garde sur n’importe quelle case libre, sauf le trône.
moment-queens_guard-queen = La reine est piégée et part la première, vers n’importe quelle case libre.
moment-queens_guard-guard = Un garde piégé retourne sur une case libre de l’anneau extérieur.
moment-queens_guard-their_queen = Vous avez piégé la reine : dites où elle va.
moment-queens_guard-send = Le garde piégé est à vos ordres : un anneau vers l’extérieur.
moment-queens_guard-exchange = La reine piégée change de place avec l’un de ses gardes, qui est perdu.
moment-queens_guard-win = Un coup gagne tout de suite. Le voyez-vous ?
moment-queens_guard-beware = Six gardes autour du trône sans leur reine perdent la partie.
moment-queens_guard-repetition = Si la même position se présente pour la troisième fois, la partie est nulle.
moment-queens_guard-quiet = Sans pas vers l’intérieur ni piège, la partie sera nulle. Coups restants pour chaque camp : { $moves }.
moment-queens_guard-late = Quand chaque camp a joué 300 tours, la partie est nulle. Tours restants pour chaque camp : { $turns }.
moment-queens_guard-won = Une reine sur le trône, et ses gardes autour d’elle.
moment-queens_guard-lost = Un camp qui barre le trône à sa propre reine, ou perd son dernier garde, a perdu.
moment-queens_guard-drawn = La partie est nulle.

## The lesson

lesson-queens_guard-title = La Garde de la reine, enseignée par Katherine
lesson-queens_guard-step-title = Un pas à la fois
lesson-queens_guard-step-say = Déplacez l’une de vos pièces d’un pas : ici, personne ne court. Bienvenue à la cour ! La reine claire et ses six gardes sont à vous. Asseyez-la sur le trône, au milieu, les six autour d’elle, et vous gagnez.
lesson-queens_guard-step-say-2 = Oubliez maintenant vos bonnes manières, et essayez d’envoyer une pièce à plus d’un pas. Le vôtre était plein de grâce, et vous allez en voir un des miens.
lesson-queens_guard-step-done = Pas à cette cour. Un pas à chaque tour, pour les reines comme pour les gardes, sur une case libre.
lesson-queens_guard-step-not_yet = C’est un pas comme il faut, et j’en demandais un comme il ne faut pas. Choisissez une pièce, et une case qui ne touche pas la sienne.
lesson-queens_guard-step-hint-1 = Choisissez un garde, et puis une case lointaine, le trône par exemple.
lesson-queens_guard-ring-title = Toujours vers l’intérieur
lesson-queens_guard-ring-say = Essayez d’envoyer le garde de 3.4 vers l’extérieur. Voyez-vous les anneaux, cramoisi et ivoire, l’un dans l’autre ? Le long d’un anneau, promenez-vous tant qu’il vous plaira.
lesson-queens_guard-ring-say-2 = Vers l’intérieur, donc : approchez-le d’un anneau. On ne tourne pas le dos au trône.
lesson-queens_guard-ring-done = Le long de l’anneau ou vers l’intérieur, et jamais en arrière. Réfléchissez donc avant chaque pas vers l’intérieur : il ne se reprend pas.
lesson-queens_guard-ring-not_yet = Cela, vous le pouvez. Mais essayez d’abord de vous éloigner du trône, et faites ensuite avec le même garde un pas vers l’intérieur.
lesson-queens_guard-ring-hint-1 = De 3.4, essayez 4.5, pour vous faire refuser.
lesson-queens_guard-ring-hint-2 = Avancez ensuite en 2.2 ou en 2.3.
lesson-queens_guard-block-title = Hallebardes croisées
lesson-queens_guard-block-say = Essayez de vous glisser entre mes deux gardes avec celui de 3.4. Il y a une case entre eux, et leurs hallebardes se croisent au-dessus.
lesson-queens_guard-block-say-2 = Faites plutôt le tour : menez-le d’un pas le long de son anneau. Vous les avez vues se croiser : à vous de ruser.
lesson-queens_guard-block-done = Une case entre deux pièces de l’autre camp, sur une même ligne droite, est barrée. Gardes et reines barrent pareillement. Et vous aussi, vous le pouvez !
lesson-queens_guard-block-not_yet = Pas encore. Essayez d’abord la case entre mes deux gardes, et menez ensuite le vôtre le long de son anneau.
lesson-queens_guard-block-hint-1 = De 3.4, essayez 2.3, entre mes gardes.
lesson-queens_guard-block-hint-2 = Allez ensuite en 3.3 ou en 3.5.
lesson-queens_guard-trap-title = Pris
lesson-queens_guard-trap-say = Amenez votre autre garde juste en face de celui qui est au côté du mien. Et si quelqu’un se trouve déjà entre les deux ? Nous allons voir.
lesson-queens_guard-trap-done = Piégé ! J’ai dû lui consacrer tout mon tour, et le voilà revenu sur l’anneau extérieur, d’où il était parti. C’est ainsi qu’on se bat ici : personne ne meurt, mais on perd beaucoup de temps.
lesson-queens_guard-trap-not_yet = Il respire encore. Il doit se trouver juste entre vos deux gardes, sur une même ligne droite.
lesson-queens_guard-trap-hint-1 = Votre garde en 2.2 reste où il est. L’autre doit passer de l’autre côté du mien.
lesson-queens_guard-trap-hint-2 = De 3.6 en 2.4.
lesson-queens_guard-back-title = Renvoyé
lesson-queens_guard-back-say = Essayez de bouger n’importe qui, sauf le garde que j’ai pris. La corde est tendue des deux côtés de lui. Cela vous inquiète-t-il ?
lesson-queens_guard-back-say-2 = Mettez-le sur la case libre de l’anneau extérieur d’où il prend mon garde en 5.11 ! Il faut bien s’occuper de lui, mais c’est vous qui choisissez où il va.
lesson-queens_guard-back-done = Et maintenant, c’est à moi de courir. Revenir est un coup comme un autre : faites donc revenir vos gardes là où ils servent.
lesson-queens_guard-back-not_yet = Il peut aller là. Mais essayez d’abord de bouger une autre pièce ; et trouvez ensuite la case d’où il piège mon garde en 5.11.
lesson-queens_guard-back-hint-1 = Essayez votre garde en 5.12, pour vous faire refuser. Regardez ensuite de l’autre côté de mon garde.
lesson-queens_guard-back-hint-2 = De 2.3 en 5.10.
lesson-queens_guard-queen-title = La reine passe la première
lesson-queens_guard-queen-say = Essayez d’aider d’abord le garde piégé. Aïe, deux à la fois : votre reine est piégée aussi.
lesson-queens_guard-queen-say-2 = Envoyez votre reine sur la meilleure case qui soit. Elle passe la première, toujours, mais voyez comme on traite une reine : elle peut aller sur n’importe quelle case libre de tout le plateau.
lesson-queens_guard-queen-say-3 = Aidez maintenant votre garde, toujours au piège. J’ai joué un coup, et c’est son tour.
lesson-queens_guard-queen-done = Réfléchissez donc à deux fois avant de piéger une reine : vous lui ouvrez peut-être les portes du palais.
lesson-queens_guard-queen-not_yet = Il y a mieux ! Essayez d’abord de bouger le garde piégé, et mettez ensuite la reine droit sur le trône.
lesson-queens_guard-queen-hint-1 = Essayez le garde en 5.8, pour vous faire refuser. Ensuite la reine : de quelle case rêve-t-elle depuis toujours ?
lesson-queens_guard-queen-hint-2 = De 2.3 en 0.0.
lesson-queens_guard-throne-title = Le trône
lesson-queens_guard-throne-say = Essayez de monter sur le trône, la rose dorée, avec votre garde en 1.1. Qui a le droit de s’y asseoir ?
lesson-queens_guard-throne-say-2 = Asseyez-y maintenant votre reine, qui se tient juste à côté. Un garde ? Il ferait beau voir !
lesson-queens_guard-throne-done = Que son règne soit long. Personne ne s’éloigne du trône : elle y reste donc, à moins que deux des miens ne la piègent par des côtés opposés.
lesson-queens_guard-throne-not_yet = Un bon pas, mais pas celui que je demandais. D’abord le garde essaie le trône, et ensuite la reine le prend.
lesson-queens_guard-throne-hint-1 = Le garde en 1.1 essaie 0.0 et se fait refuser. La reine va de 1.0 en 0.0.
lesson-queens_guard-win-title = L’anneau gagnant
lesson-queens_guard-win-say = Occupez la dernière place de l’anneau autour de votre reine. Elle est sur le trône, et cinq gardes se tiennent autour d’elle. Dois-je en dire plus ?
lesson-queens_guard-win-done = Vive la reine ! Six gardes, et la reine au milieu d’eux. Mais ne les laissez jamais fermer leur anneau tant qu’elle est dehors : la voilà exclue à tout jamais, et vous perdez.
lesson-queens_guard-win-not_yet = Votre reine va attendre longtemps. La place du dernier garde est la case libre à côté d’elle.
lesson-queens_guard-win-hint-1 = De 2.10 en 1.5.
lesson-queens_guard-bloody-title = Reine sanglante
lesson-queens_guard-bloody-say = Piégez mon garde. Un jeu encore, et il n’est pas pour les âmes sensibles. À la Reine sanglante, aucune case n’est barrée, et l’on se glisse sans crainte entre deux ennemis. Mais qui est piégé par votre pas est à votre merci.
lesson-queens_guard-bloody-say-2 = Dites maintenant ce qu’il devient : il va d’un anneau vers l’extérieur, sur une case que vous choisissez. Vous, pas moi !
lesson-queens_guard-bloody-done = Vous l’avez congédié comme si vous n’aviez fait que cela toute votre vie. Si votre reine avait été l’une des deux, il y aurait laissé sa tête. Et une reine piégée change de place avec l’un de ses gardes, qui le paie de sa vie. Alors, jouons-nous ?
lesson-queens_guard-bloody-not_yet = Cela ne piège personne. Amenez un garde de l’autre côté du mien, comme tout à l’heure.
lesson-queens_guard-bloody-hint-1 = De 3.6 en 2.4.
lesson-queens_guard-bloody-hint-2 = Choisissez ensuite n’importe quelle case libre du troisième anneau.

## Achievements: each with its source

achievement-queens_guard_win = Les Yeomen de la Garde
achievement-queens_guard_win-task = Gagnez une partie de la Garde de la reine.
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = Henri VII créa les Yeomen de la Garde en 1485. Ils gardent encore le souverain, en habit rouge de coupe Tudor.

achievement-bloody_queen_win = Reine de plein droit
achievement-bloody_queen_win-task = Gagnez une partie de la Reine sanglante.
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = Marie Ire, couronnée le 1er octobre 1553, fut la première reine à être couronnée souveraine d’Angleterre de plein droit.
