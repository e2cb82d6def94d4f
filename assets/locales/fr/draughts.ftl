## Draughts

draughts-name = Dames
draughts-short = Dames
draughts-line = Sautez, allez à dame ; la prise est obligatoire.
draughts-first = les noirs commencent
draughts-option-huff = Souffler
draughts-option-huff-note = On peut négliger une prise, mais l’autre camp peut alors retirer la pièce fautive.
draughts-seat-0 = Noir
    .the = les noirs
    .masculine = noir
    .feminine = noire
draughts-seat-1 = Blanc
    .the = les blancs
    .masculine = blanc
    .feminine = blanche
draughts-place = Case { $at }
draughts-kind-0 = pion
draughts-kinds-0 = pions
draughts-kind-1 = dame
    .gender = feminine
draughts-kinds-1 = dames
draughts-count =
    { $kings ->
        [0] { $n }
        [one] { $n }, dont une dame
       *[other] { $n }, dont { $kings } dames
    }

## Losing Draughts

losing-name = Qui perd gagne
losing-short = Qui perd
losing-line = Donnez tout ; la prise est obligatoire.
losing-first = les noirs commencent
losing-seat-0 = Noir
losing-seat-1 = Blanc

## Wolf and Sheep

wolf-starts = Qui joue le loup
wolf-name = Loup et moutons
wolf-short = Loup
wolf-line = Quatre moutons enferment un loup, ou bien il passe.
wolf-first = on place d’abord le loup
wolf-seat-0 = Loup
    .the = le loup
    .subject = Le loup
    .article = au
wolf-seat-1 = Moutons
    .the = les moutons
    .subject = Les moutons
    .article = aux
wolf-place = Case { $at }
wolf-kind-0 = loup
    .gender = alone
wolf-kinds-0 = loups
wolf-kind-1 = mouton
    .gender = alone
wolf-kinds-1 = moutons
wolf-option-first = Premier pas
wolf-option-first-note = une fois le loup sur sa case
wolf-option-first-wolf = le loup
wolf-option-first-sheep = les moutons

## Refusals

refusal-draughts-notation = « { $text } » n’est pas un coup de dames ; écrivez 11-15 ou 15x22.
refusal-draughts-ambiguous = « { $text } » peut désigner deux prises ; écrivez toutes les cases, par exemple 15x22x29.
refusal-draughts-off_board = On joue aux dames sur les cases sombres.
refusal-draughts-no_piece_chosen = Choisissez d’abord une pièce.
refusal-draughts-choose_square = Choisissez la case d’arrivée.
refusal-draughts-empty = Il n’y a pas de pièce en { $square }.
refusal-draughts-not_yours = Cette pièce n’est pas à vous.
refusal-draughts-must_capture = Vous devez prendre : la pièce en { $square } le peut.
refusal-draughts-capture_with = Vous devez prendre avec la pièce en { $square }.
refusal-draughts-blocked-own =
    { $n ->
        [one] Cette pièce ne peut pas bouger : votre propre pièce en { $places } barre le passage.
       *[other] Cette pièce ne peut pas bouger : vos propres pièces en { $places } barrent le passage.
    }
refusal-draughts-blocked =
    { $n ->
        [one] Cette pièce ne peut pas bouger : la case { $places } est occupée, et il n’y a rien à sauter.
       *[other] Cette pièce ne peut pas bouger : les cases { $places } sont occupées, et il n’y a rien à sauter.
    }
refusal-draughts-finish_chain = La rafle continue : prenez aussi la pièce suivante.
refusal-draughts-crowned = Un pion qui vient d’aller à dame s’arrête là.
refusal-draughts-occupied = La case { $square } est occupée.
refusal-draughts-forward_only = Un pion ne va que vers l’avant ; seule une dame peut reculer.
refusal-draughts-own_between = On ne saute pas par-dessus ses propres pièces.
refusal-draughts-nothing_between = Il n’y a aucune pièce adverse à sauter.
refusal-draughts-one_square = Une pièce avance d’une case en diagonale.
refusal-draughts-no_huffing = On ne souffle pas dans cette partie.
refusal-draughts-nothing_to_huff = Aucune prise n’a été négligée : il n’y a rien à souffler.
refusal-draughts-not_to_huff = La pièce en { $square } n’aurait pas pu prendre : on ne peut pas la souffler.
refusal-draughts-huffed_already = Vous avez soufflé une pièce ; à présent, jouez votre coup.
refusal-wolf-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez 18-14, ou 18 pour placer le loup.
refusal-wolf-off_board = Loup et moutons restent sur les cases sombres.
refusal-wolf-place = Choisissez d’abord une case sombre et libre pour le loup.
refusal-wolf-placed = Le loup est déjà sur le damier : dites d’où il part et où il va, par exemple 18-14.
refusal-wolf-taken = La case { $square } est occupée : choisissez une case libre pour le loup.
refusal-wolf-no_piece_chosen = Choisissez d’abord une pièce.
refusal-wolf-choose_square = Choisissez la case d’arrivée.
refusal-wolf-empty = Il n’y a personne en { $square }.
refusal-wolf-not_the_wolf = C’est aux moutons de jouer : vous ne pouvez pas bouger le loup.
refusal-wolf-not_the_sheep = C’est au loup de jouer : vous ne pouvez pas bouger un mouton.
refusal-wolf-blocked =
    { $n ->
        [one] Ce mouton ne peut pas bouger : devant lui, la case { $places } est occupée.
       *[other] Ce mouton ne peut pas bouger : devant lui, les cases { $places } sont occupées.
    }
refusal-wolf-last_row = Ce mouton est sur la dernière rangée, et les moutons ne reculent jamais.
refusal-wolf-occupied = La case { $square } est occupée, et l’on ne joue pas ici à saute-mouton.
refusal-wolf-forward_only = Les moutons ne vont que vers l’avant.
refusal-wolf-one_step = Un pas, c’est un tour entier.
refusal-wolf-one_square = Loup et moutons avancent d’une case en diagonale.
position-wolf-sheep = il y a quatre moutons, chacun sur sa propre case
position-wolf-wolves = il n’y a qu’un seul loup
position-wolf-kings = dans ce jeu, personne ne va à dame et rien ne se souffle
position-wolf-not_placed = le loup se place avant qu’un mouton bouge
position-draughts-no_square = les cases sont numérotées de 1 à 32 : il n’y a pas de { $square }
position-draughts-overlap = la case { $square } porte à la fois une pièce noire et une pièce blanche
position-draughts-king_on_empty = la case { $square } est notée comme dame, mais elle est vide
position-draughts-man_on_crown_row =
    { $side ->
        [Black] un pion noir en { $square } y serait devenu dame
       *[White] un pion blanc en { $square } y serait devenu dame
    }
position-draughts-too_many =
    { $side ->
        [Black] les noirs ont { $n } pièces ({ $most } au maximum)
       *[White] les blancs ont { $n } pièces ({ $most } au maximum)
    }
position-draughts-no_huffing = il n’y a rien à souffler dans une partie où l’on ne souffle pas
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] Un pion noir sur la case { $square } y serait déjà devenu dame.
       *[other] Un pion blanc sur la case { $square } y serait déjà devenu dame.
    }
placed-draughts-too_many = { FORM($side, "subject") } a { $n } pièces sur le damier, plus que { $most }.
placed-draughts-no_pieces = { FORM($side, "subject") } n’a aucune pièce sur le damier.
placed-wolf-wolves = Il n’y a qu’un loup.
placed-wolf-sheep =
    { $n ->
        [0] Il n’y a aucun mouton sur le damier : il en faut quatre.
        [one] Il y a un mouton sur le damier : il en faut quatre.
       *[other] Il y a { WORDS($n) } moutons sur le damier : il en faut quatre.
    }
placed-wolf-not_placed = Le loup n’est pas encore sur le damier : c’est donc à lui de jouer.

## How it ended

outcome-no_pieces = { FORM($loser, "subject") } n’a plus de pièce.
outcome-no_moves =
    { $loser ->
        [Moutons] Les moutons ne peuvent plus bouger, et qui ne peut bouger a perdu.
       *[other] { FORM($loser, "subject") } ne peut plus bouger, et qui ne peut bouger a perdu.
    }
outcome-all_given = { FORM($loser, "subject") } a pris la dernière pièce, et qui n’en a plus gagne.
outcome-stuck = { FORM($loser, "subject") } n’a laissé aucun coup à l’autre camp, et qui ne peut bouger gagne.
outcome-got_past = Le loup a passé les moutons.
outcome-shut_in = Les moutons ont enfermé le loup.
outcome-no_progress = En quarante coups de chaque camp, il n’y a eu ni prise ni avance de pion.
outcome-no_pieces-you = Vous n’avez plus de pièce.
outcome-no_moves-you = Aucune de vos pièces ne peut bouger, et qui ne peut bouger a perdu.
outcome-all_given-you = Vous avez pris la dernière pièce, et qui n’en a plus gagne.
outcome-stuck-you = Vous n’avez laissé aucun coup à l’autre camp, et qui ne peut bouger gagne.
outcome-no_pieces-many = { FORM($loser, "subject") } n’ont plus de pièce.
outcome-no_moves-many = { FORM($loser, "subject") } ne peuvent plus bouger, et qui ne peut bouger a perdu.

## PDN

pdn-notes_cut = Les notes de cette partie étaient trop nombreuses pour être gardées : les dernières manquent ici.
pdn-no_game = il n’y a pas de partie dans le texte
pdn-at = Ligne { $line }, colonne { $column } : { $reason }
pdn-too_long = Ce fichier dépasse { $what } millions de caractères. Partagez-le en fichiers plus petits.
pdn-unclosed_comment = Un commentaire ouvert ici par { "{" } n’est jamais fermé par { "}" }.
pdn-unclosed_variation = Une variante ouverte ici par ( n’est jamais fermée par ).
pdn-too_deep = Plus de { $what } variantes sont ici emboîtées les unes dans les autres.
pdn-stray = Il y a ici un { $what } de trop.
pdn-nag = Un $ doit être suivi d’un nombre, par exemple $3.
pdn-tag_name = Une balise commence par son nom, un mot fait de lettres, par exemple [Event "…"].
pdn-tag_text = La balise { $what } demande un texte entre guillemets droits.
pdn-tag_open_text = Le texte de la balise { $what } n’a pas de guillemet fermant sur sa ligne.
pdn-game_type = Cette partie a le GameType { $what }. Seules les dames anglaises, GameType 21, peuvent être lues.
pdn-other_game = Ceci est une partie de { $what }. Seules les dames anglaises, GameType 21, peuvent être lues.
pdn-game-international = dames internationales, sur un damier de 100 cases
pdn-game-italian = dames italiennes
pdn-game-pool = pool checkers à l’américaine, où les blancs commencent et où les pions prennent en arrière
pdn-game-spanish = dames espagnoles
pdn-game-russian = dames russes
pdn-game-brazilian = dames brésiliennes
pdn-game-canadian = dames canadiennes, sur un damier de 144 cases
pdn-game-portuguese = dames portugaises
pdn-game-czech = dames tchèques
pdn-game-turkish = dames turques
pdn-game-thai = dames thaïes
pdn-game-frisian = dames frisonnes, sur un damier de 100 cases
pdn-game-spantsiretti = dames Spantsiretti, sur un damier de 80 cases
pdn-white_begins = Les blancs commencent dans cette partie, comme au pool checkers et dans certaines applications. Aux dames anglaises, les noirs commencent, depuis les cases 1 à 12. Si seul ce premier tour des blancs est inhabituel, écrivez [FEN "W:W21-32:B1-12"] avant les coups.
pdn-set_up_without_fen = La balise SetUp dit que la partie part d’une position à elle, mais aucune balise FEN ne la donne.
pdn-fen_without_set_up = La balise FEN donne une position à elle, mais la balise SetUp dit que la partie commence comme d’habitude. Retirez la fausse.
pdn-two_fens = Il y a deux balises FEN avec des positions différentes.
pdn-set_up_inside = Une nouvelle position est installée ici au beau milieu d’une partie : cela ne peut se rejouer.
pdn-not_a_move = « { $what } » n’est pas un coup. Les coups s’écrivent comme 11-15, les prises comme 15x22.
pdn-letters = « { $what } » désigne des cases par des lettres, comme aux dames russes et brésiliennes. Les dames anglaises les numérotent, par exemple 11-15.
pdn-colour_letter = « { $what } » commence par la lettre d’une couleur. Les coups s’écrivent sans elle, par exemple 11-15.
pdn-null_move = « { $what } » ne désigne aucun coup, mais aux dames personne ne peut passer son tour.
pdn-square = « { $what } » désigne une case qui n’existe pas. Les cases sont numérotées de 1 à 32.
pdn-square_international = « { $what } » désigne une case au-delà de 32 : ce sont des dames internationales ou frisonnes, sur un damier de 100 cases. Seules les dames anglaises, sur les cases 1 à 32, peuvent être lues.
pdn-square_canadian = « { $what } » désigne une case au-delà de 50 : ce sont des dames canadiennes, sur un damier de 144 cases. Seules les dames anglaises, sur les cases 1 à 32, peuvent être lues.
pdn-squares = « { $what } » désigne plus de cases qu’un coup n’en peut toucher.
pdn-fen_turn = Une position commence par le camp au trait, B ou W, et un deux-points, par exemple B:W21-32:B1-12.
pdn-fen_side = Après le camp au trait, une position énumère les deux camps, chacun sous la lettre B ou W avec ses cases, par exemple B:W21-32:B1-12.
pdn-fen_twice = La position énumère deux fois le camp { $what }.
pdn-fen_square = « { $what } » n’est pas une case. Les cases sont numérotées de 1 à 32 ; une dame, c’est K et sa case.
pdn-fen_letters = « { $what } » est une case désignée par une lettre, comme aux dames russes et brésiliennes. Les dames anglaises numérotent les leurs de 1 à 32.
pdn-fen_range = L’intervalle { $what } va à reculons.
pdn-fen_taken = La case { $what } est nommée deux fois, mais une case porte au plus une pièce.
pdn-fen_huff = Il n’y a en { $what } aucune pièce que le camp au trait pourrait souffler.
pdn-fen_end = La position est complète, mais du texte suit encore.

## Hints

hint-draughts-man =
    { $n ->
        [one] un pion
       *[other] { WORDS($n) } pions
    }
hint-draughts-king =
    { $n ->
        [one] une dame
       *[other] { WORDS($n) } dames
    }
hint-draughts-huff = Souffle une pièce qui a négligé une prise.
hint-draughts-leaves_out = Renonce à la prise, au risque de se faire souffler une pièce.
hint-draughts-corner = Tient la nulle en faisant la navette dans le coin.
hint-draughts-back_row = Garde fermée la rangée de base.
hint-draughts-centre = Occupe une case du centre.
hint-draughts-supports = Se place derrière un pion, qui ne peut plus être sauté de ce côté.
hint-draughts-side = Va au bord, où rien ne peut sauter par-dessus.
hint-losing-forces = Force l’autre camp à prendre.
hint-losing-takes_fewest = Doit prendre, et prend ainsi le moins possible.
hint-wolf-place = De là, le loup tient aussi longtemps que de n’importe où.
hint-wolf-slips = Menace de se faufiler au prochain pas.
hint-wolf-gap = Se dirige vers la brèche.
hint-wolf-room = Reste là où il a la place de tourner.
hint-sheep-closes = Ferme la brèche.
hint-sheep-pushes = Repousse le loup.
hint-sheep-keeps = Garde la rangée fermée.
hint-sheep-longer = Allonge le détour.

## Rules of draughts

page-board-title = Le damier et le premier coup
page-board-1 = Les dames se jouent à deux, sur les 32 cases sombres d’un damier de huit rangées. Chaque joueur a un coin sombre à sa gauche. Chacun dispose de douze pions sur les trois rangées les plus proches.
page-board-2 = Les noirs commencent. Ensuite, les joueurs jouent tour à tour, un coup chacun.
page-board-3 = Les cases sont numérotées de 1 à 32, rangée par rangée, du côté noir vers le côté blanc.
page-board-picture-1 = Les pions au départ.
page-men-title = La marche du pion
page-men-1 = Un pion avance d’une case en diagonale, sur une case libre : les pions noirs vers les grands numéros, les blancs vers les petits.
page-men-2 = Un pion ne recule jamais. Seule une dame le peut.
page-men-picture-1 = Où peuvent aller les pions blancs.
page-capture-title = La prise
page-capture-1 = Une pièce prend une pièce adverse voisine en sautant par-dessus, le long de la diagonale, sur la case libre juste derrière. La pièce prise quitte le damier.
page-capture-2 = Les pions ne prennent que vers l’avant, les dames dans toutes les directions. On ne saute ni par-dessus ses propres pièces, ni par-dessus deux pièces à la suite.
page-capture-picture-1 = De 22, par-dessus 18, en 15 : le pion en 18 est pris.
page-capture-picture-2 = Pas de prise : la case derrière 19 n’est pas libre.
page-must-title = La prise est obligatoire
page-must-1 = Un joueur qui peut prendre doit prendre. Aucun autre coup n’est permis.
page-must-2 = S’il y a plusieurs prises, le joueur choisit librement. Rien n’oblige à prendre le plus grand nombre.
page-must-3 = Les pièces qui doivent prendre sont marquées sur le damier, sauf si ces marques sont désactivées.
page-must-picture-1 = Le pion en 23 doit prendre, mais il a le choix : en 14 ou en 16.
page-chain-title = La rafle : plusieurs prises en un coup
page-chain-1 = Quand une pièce a pris et peut prendre encore depuis sa case d’arrivée, elle continue, en tournant comme elle veut. Tout cela ne fait qu’un coup.
page-chain-2 = Une rafle commencée se joue jusqu’au bout : on ne s’arrête pas à mi-chemin. Aucune pièce n’est sautée deux fois.
page-chain-3 = Choisissez chaque case d’arrivée à son tour, ou seulement la dernière si un seul chemin y mène. Si deux chemins finissent sur la même case, choisissez les cases du parcours.
page-chain-picture-1 = Le pion en 32 en prend trois : par-dessus 27, 18 et 10.
page-crown-title = La promotion
page-crown-1 = Un pion qui atteint la dernière rangée est promu dame, et le reste.
page-crown-2 = La promotion met fin au tour, même au milieu d’une rafle qu’une dame pourrait continuer.
page-crown-picture-1 = Le pion en 11 prend, devient dame en 2, et s’arrête : le pion en 6 est sauf pour le moment.
page-king-title = La dame
page-king-1 = Une dame avance d’une case en diagonale, dans n’importe quelle direction. Elle ne vole pas à travers le damier comme la dame française.
page-king-2 = Une dame prend comme un pion, mais en avant et en arrière, et l’un et l’autre dans le même coup si elle peut.
page-king-picture-1 = Où la dame peut aller.
page-king-picture-2 = La dame en prend deux, en arrière.
page-end-title = Gagner et perdre
page-end-1 = Un joueur qui n’a plus de pièce a perdu. De même celui qui est au trait et ne peut bouger aucune pièce.
page-end-2 = Un joueur peut aussi abandonner à tout moment, et l’autre gagne.
page-end-picture-1 = Les blancs sont au trait et ne peuvent bouger : les blancs ont perdu.
page-draw-title = La nulle
page-draw-1 = La partie est nulle quand la même position se présente pour la troisième fois, le même camp étant au trait.
page-draw-2 = Elle est nulle aussi après quarante coups de chaque camp sans prise ni avance de pion.
page-draw-3 = Les joueurs peuvent également convenir de la nulle. Un courtisan l’accepte quand la partie est égale depuis quelques coups, et jamais s’il gagne.
page-huff-title = Option : souffler
page-huff-1 = Vieil usage, désactivé sauf si on le choisit avant la partie : la prise n’est pas obligatoire, mais la négliger peut être puni.
page-huff-2 = Si un joueur pouvait prendre et ne l’a pas fait, l’adversaire peut souffler : il retire l’une des pièces qui auraient pu prendre. Puis il joue son coup comme à l’ordinaire, car souffler n’est pas jouer.
page-huff-3 = Une pièce qui aurait pu prendre, mais qui est allée ailleurs, est soufflée là où elle se trouve. Le droit de souffler expire dès que l’adversaire a joué.
page-huff-4 = Une rafle commencée se joue toujours jusqu’au bout.
page-huff-picture-1 = Le pion en 14 pouvait prendre et ne l’a pas fait : les blancs peuvent le retirer, et jouent ensuite.
page-notation-title = Comment on note les coups
page-notation-1 = Un coup s’écrit avec les numéros de ses cases : 11-15. Une prise porte un x : 15x22.
page-notation-2 = Si deux rafles commencent et finissent sur les mêmes cases, on écrit toutes les cases : 15x22x29. Souffler s’écrit avec la case de la pièce : huff 14.
page-notation-3 = Une position donne le camp au trait et les cases des deux camps, les dames avec un K : W:W18,K26:B7,12.
page-notation-picture-1 = La première rangée contient les cases 1 à 4, la dernière les cases 29 à 32.

## Rules of Losing Draughts

page-losing-title = Qui perd gagne : le but
page-losing-1 = Qui perd gagne se joue exactement comme les dames, mais le but est inverse : le joueur qui, à son tour, n’a plus de pièce gagne.
page-losing-2 = Un joueur à qui il reste des pièces, mais qui ne peut en bouger aucune, gagne aussi.
page-losing-3 = La prise est obligatoire pour les deux, et c’est le cœur du jeu : ce qui est offert doit être pris. Les dames sont un fardeau, car elles sont difficiles à donner.
page-losing-picture-1 = Les blancs offrent leur dernier pion en 18. Les noirs doivent le prendre, et les blancs gagnent.
page-losing-picture-2 = Les blancs sont au trait et ne peuvent bouger : les blancs gagnent.

## Rules of Wolf and Sheep

page-wolf_place-title = Loup et moutons : le début
page-wolf_place-1 = Quatre moutons blancs se tiennent sur les cases 29 à 32. Un loup noir joue contre eux, sur les cases sombres du damier.
page-wolf_place-2 = La partie commence par le loup : il surgit sur n’importe quelle case sombre et libre.
page-wolf_place-3 = En préparant la partie, vous pouvez laisser le sort décider qui joue le loup. Placer le loup s’écrit par sa case, 18 ; un pas s’écrit 18-14.
page-wolf_place-picture-1 = Les moutons au bercail. Le loup peut surgir sur toute autre case sombre.
page-wolf_steps-title = La marche du loup et des moutons
page-wolf_steps-1 = Une fois placé, le loup fait le premier pas, sauf si vous choisissez l’option qui le donne aux moutons. Ensuite chacun joue à son tour, et nul ne peut passer le sien.
page-wolf_steps-2 = Tous avancent d’une case en diagonale, sur une case sombre et libre : le loup dans toutes les directions, un mouton seulement vers l’avant, vers les petits numéros.
page-wolf_steps-3 = Personne n’est pris, ni sauté, ni promu.
page-wolf_steps-picture-1 = Le loup va en avant ou en arrière, mais pas par-dessus le mouton en 22.
page-wolf_steps-picture-2 = Les moutons ne vont que vers l’avant.
page-wolf_end-title = Qui gagne
page-wolf_end-1 = Les moutons gagnent quand c’est au loup de jouer et qu’il ne peut pas bouger.
page-wolf_end-2 = Le loup gagne quand il se tient sur la première rangée des moutons, ou à la hauteur du dernier mouton, ou derrière lui : nul mouton ne peut plus l’arrêter. Il gagne aussi quand c’est aux moutons de jouer et qu’aucun ne peut bouger.
page-wolf_end-3 = Il n’y a pas de nulle.
page-wolf_end-picture-1 = Le loup est à la hauteur du dernier mouton, en 21 : le loup gagne.
page-wolf_end-picture-2 = Le loup est au trait et ne peut bouger : les moutons gagnent.
page-wolf_solved-title = Qui devrait gagner
page-wolf_solved-1 = Le jeu est résolu : si les moutons ne commettent pas de faute, ils gagnent, où que surgisse le loup et quel que soit celui qui fait le premier pas.
page-wolf_solved-2 = Contre la meilleure défense, il leur faut 22 pas. Des moutons qui connaissent le chemin sont imbattables.
page-wolf_solved-3 = Moutons, avancez ensemble et ne laissez pas de brèche. Loup, restez près des moutons et attendez-en une.
page-wolf_solved-picture-1 = Un seul coup garde la rangée fermée : 22 vers 18.

## The rule of the moment

moment-draughts-start = Les noirs commencent ; les pions avancent d’une case en diagonale.
moment-draughts-must = Il y a une prise, et elle est obligatoire.
moment-draughts-choice = Vous devez prendre, mais vous pouvez choisir quelle prise.
moment-draughts-chain = Vous devez prendre, et continuer jusqu’à la dernière pièce qui peut l’être.
moment-draughts-may_capture = Il y a une prise. Elle n’est pas obligatoire, mais l’une des pièces qui auraient pu prendre peut alors être soufflée.
moment-draughts-huff = Une prise a été négligée : vous pouvez souffler une pièce, puis jouer votre propre coup.
moment-draughts-repetition = Si la même position se présente pour la troisième fois, la partie est nulle.
moment-draughts-forty = Sans prise ni avance de pion, la partie sera nulle. Coups restants pour chaque camp : { $moves }.
moment-draughts-crown = Un pion peut atteindre la dernière rangée : il y devient dame, et le tour s’arrête.
moment-draughts-king = Une dame avance et prend en avant et en arrière, d’une case à la fois.
moment-draughts-lost = Un joueur qui n’a plus de pièce, ou plus de pièce qui puisse bouger, a perdu.
moment-draughts-drawn = La partie est nulle.
moment-losing-start = Un joueur qui n’a plus de pièce, ou plus de pièce qui puisse bouger, gagne.
moment-losing-won = Un joueur qui n’a plus de pièce, ou plus de pièce qui puisse bouger, gagne.
moment-wolf-place = Le loup commence en surgissant sur n’importe quelle case sombre et libre.
moment-wolf-steps = Tous avancent d’une case en diagonale : le loup en tous sens, les moutons seulement vers l’avant.
moment-wolf-way = Le loup peut maintenant passer les moutons, et ainsi gagner.
moment-wolf-nearly = Le loup est sur le point de passer les moutons.
moment-wolf-one_way = Il ne reste au loup qu’un seul chemin. Qui ne peut bouger a perdu.
moment-wolf-shut_now = Les moutons peuvent maintenant enfermer le loup, et ainsi gagner.
moment-wolf-past = Le loup gagne quand il a passé les moutons, ou quand les moutons ne peuvent bouger.
moment-wolf-shut = Les moutons gagnent quand le loup ne peut bouger.

## The lesson of draughts

lesson-draughts-title = Les dames, enseignées par Will Somers
lesson-draughts-men-title = La marche du pion
lesson-draughts-men-say = Bougez l’un de vos pions : un pion avance d’une case le long des diagonales sombres, et les blancs montent le damier. Asseyez-vous, on est entre amis ; le roi est à la chasse.
lesson-draughts-men-say-2 = Essayez maintenant de faire revenir un de vos pions. Et voyez, les noirs descendent à votre rencontre.
lesson-draughts-men-done = Non ? C’est juste. Un pion ne revient jamais, pas plus que la bière renversée. Dans une vraie partie, ce sont les noirs qui commencent.
lesson-draughts-men-not_yet = Ce serait un beau coup en avant. Mais essayez pour une fois de reculer, et voyez ce qu’en disent les règles.
lesson-draughts-men-hint-1 = Choisissez un pion blanc, puis une case libre plus haut ; ensuite, une case au-dessous de lui.
lesson-draughts-capture-title = Prendre un pion
lesson-draughts-capture-say = Sautez par-dessus le pion noir qui est devant le vôtre, sur la case libre derrière lui, et le voilà hors du damier.
lesson-draughts-capture-done = Joliment pris. On saute par-dessus un voisin, sur la case libre juste derrière. Les pions ne prennent que vers l’avant, comme ils marchent.
lesson-draughts-capture-not_yet = Sautez par-dessus le pion noir.
lesson-draughts-capture-hint-1 = De 22, par-dessus 18, en 15.
lesson-draughts-must-title = La prise est obligatoire
lesson-draughts-must-say = Montrez celui de vos pions qui peut prendre. Voici une chose qui coûte leur souper aux débutants : un pion qui peut prendre doit prendre.
lesson-draughts-must-say-2 = Maintenant essayez n’importe quel autre coup, et faites-vous gronder.
lesson-draughts-must-say-3 = À présent, prenez. C’est ainsi : la loi du damier est plus sévère que le lord chancelier.
lesson-draughts-must-done = Bien. Dès qu’on peut prendre, on prend, de gré ou de force. Souvenez-vous-en : bientôt nous nous en servirons contre l’autre camp.
lesson-draughts-must-not_yet = Chaque chose en son temps : montrez le pion qui doit prendre, essayez un autre coup pour le voir refuser, et ensuite prenez.
lesson-draughts-must-hint-1 = Lequel a pour voisin du dessus un pion noir, avec une case libre derrière ? Pour vous faire refuser, bougez n’importe quel autre pion.
lesson-draughts-must-hint-2 = Le pion en 18 doit prendre celui en 15.
lesson-draughts-chain-title = D’un saut à l’autre
lesson-draughts-chain-say = Prenez les trois pions noirs avec votre pion en 32. Si un pion qui a pris peut prendre encore, il continue, en tournant comme il veut, et tout cela ne fait qu’un coup : une rafle.
lesson-draughts-chain-done = Trois d’un seul repas ! On ne s’arrête pas à mi-chemin : une rafle commencée se joue jusqu’au bout, et personne n’est sauté deux fois.
lesson-draughts-chain-not_yet = Tous les trois, s’il vous plaît.
lesson-draughts-chain-hint-1 = De 32 en 23, en 14, et puis en 7. Montrez chaque case d’arrivée, ou seulement la dernière.
lesson-draughts-crown-title = Aller à dame
lesson-draughts-crown-say = Menez votre pion à dame : c’est ce qu’il devient sur la dernière rangée. Là s’arrête son tour, même si une autre prise lui fait les yeux doux.
lesson-draughts-crown-say-2 = Maintenant prenez avec votre dame, car une dame prend aussi en arrière. Vive madame ! Il a fallu qu’elle s’arrête pour sa couronne, mais c’est de nouveau à vous.
lesson-draughts-crown-done = Voilà qui s’appelle damer le pion. J’ai vu des couronnements plus longs.
lesson-draughts-crown-not_yet = Menez le pion en 11 jusqu’à la dernière rangée, et prenez ensuite avec la dame.
lesson-draughts-crown-hint-1 = De 11, par-dessus 7, en 2 ; puis de 2, par-dessus 6, en 9.
lesson-draughts-king-title = Ce que peut une dame
lesson-draughts-king-say = Faites reculer votre dame d’une case. Une dame va dans toutes les directions, en avant comme en arrière.
lesson-draughts-king-say-2 = Maintenant envoyez-la à plus d’une case, pour voir. C’est une dame, pas un faucon.
lesson-draughts-king-done = Une case à la fois, comme nous autres. Une dame prend comme un pion, mais dans les deux sens.
lesson-draughts-king-not_yet = Permis, mais cela, vous le savez déjà : faites reculer la dame, vers votre propre camp.
lesson-draughts-king-hint-1 = D’abord de 18 en 22 ou en 23. Essayez ensuite d’envoyer la dame deux cases plus loin, ou trois.
lesson-draughts-choice-title = Lequel prendre
lesson-draughts-choice-say = Prenez de façon que personne ne vous reprenne. Deux prises sont possibles, et vous choisissez librement : nul ne vous demande de prendre le plus. Mais regardez où vous retombez.
lesson-draughts-choice-done = Bien vu. Avant chaque prise, demandez-vous : où vais-je retomber, et qui se tient derrière moi ?
lesson-draughts-choice-not_yet = Libre à vous ; mais en 14, le pion de 10 vous reprendrait. Regardez l’autre.
lesson-draughts-choice-hint-1 = L’une des cases d’arrivée a derrière elle un pion noir qui peut sauter ; l’autre non.
lesson-draughts-choice-hint-2 = Prenez le pion en 19 : au bord du damier, personne ne peut vous atteindre.
lesson-draughts-shot-title = En donner un, en prendre trois
lesson-draughts-shot-say = Offrez un pion là où le preneur ouvrira la porte à ses amis. Les noirs doivent prendre quand ils le peuvent, et un seul coup gagne tout. Mon préféré !
lesson-draughts-shot-say-2 = Prenez maintenant, et voyez comme ils sont rangés ! Il ne pouvait pas faire autrement.
lesson-draughts-shot-done = Un de donné, trois de pris, et plus un pion noir : qui n’en a plus a perdu. Cela s’appelle une combinaison. Allez donc jouer contre moi, et gare à mes combinaisons.
lesson-draughts-shot-not_yet = Permis, mais cela ne gagne rien. Quel pion pouvez-vous offrir pour que le noir, en le prenant, vienne se mettre devant un autre ?
lesson-draughts-shot-hint-1 = Le pion en 17 doit prendre tout ce qui se trouve en 22.
lesson-draughts-shot-hint-2 = Jouez 25 vers 22. Le noir retombe en 26, et votre pion en 30 en prend trois.

## The lesson of Losing Draughts

lesson-losing-title = Qui perd gagne, enseigné par Will Somers
lesson-losing-aim-title = Le monde à l’envers
lesson-losing-aim-say = Donnez votre dernier pion. Enfin un jeu pour les fous : on y joue comme aux dames, et qui n’a plus de pion à son tour gagne.
lesson-losing-aim-done = Il a dû le prendre, et il ne vous reste rien : victoire ! J’ai gagné des domaines de cette façon, et les ai perdus de l’autre.
lesson-losing-aim-not_yet = Là, il est en sécurité, et la sécurité ne vaut rien ici. Mettez-le où les noirs doivent le prendre.
lesson-losing-aim-hint-1 = Allez juste devant le pion noir, avec une case libre derrière vous : 23 vers 18.
lesson-losing-force-title = Le forcer à prendre
lesson-losing-force-say = Débarrassez-vous de vos deux pions. La prise est obligatoire, et c’est là toute votre arme : ce que vous lui poussez sous le nez, il doit le manger.
lesson-losing-force-say-2 = Servez-lui aussi le second : le mangeur est juste où il faut.
lesson-losing-force-done = Deux services, et il n’a pu refuser aucun plat.
lesson-losing-force-not_yet = Après cela, il n’a pas à prendre, ou pas au bon endroit. Offrez un pion de façon que le preneur retombe près de l’autre.
lesson-losing-force-hint-1 = Le pion en 7 prendra ce qui se trouve en 10.
lesson-losing-force-hint-2 = D’abord 14 vers 10 ; puis 23 vers 18.
lesson-losing-must-title = Vous aussi devez prendre
lesson-losing-must-say = Essayez d’esquiver la prise. Vous pouvez prendre ici, si peu que vous en ayez envie, et la loi vaut pour les deux.
lesson-losing-must-say-2 = Maintenant prenez, et faites triste mine. Rien ne sert de se tortiller.
lesson-losing-must-done = Aussi, avant de jouer, regardez ce qu’il pourrait vous forcer à faire.
lesson-losing-must-not_yet = C’est bien la prise. Essayez d’abord un autre coup, pour le voir refuser.
lesson-losing-must-hint-1 = Essayez le pion en 27 ; prenez ensuite avec celui en 22.
lesson-losing-two-title = Deux en une bouchée
lesson-losing-two-say = Placez deux pions de sorte qu’il les prenne tous deux en un coup. Une rafle doit se jouer jusqu’au bout, alors pourquoi les donner un par un ?
lesson-losing-two-done = Il ne pouvait pas s’arrêter après le premier. Et par-dessus le marché il va à dame, le pauvre : une dame est ici un fardeau, comme nous le verrons.
lesson-losing-two-not_yet = Alors il en prend un tout au plus. De sa case d’arrivée, une seconde prise doit s’enchaîner.
lesson-losing-two-hint-1 = Le pion en 16 s’en chargera : par-dessus 19 d’abord, puis 27.
lesson-losing-two-hint-2 = 24 vers 19.
lesson-losing-choice-title = Choisir sa prise
lesson-losing-choice-say = Prenez de façon à pouvoir donner le reste de vos pions. Vous devez prendre, mais deux prises sont possibles, et le choix est à vous.
lesson-losing-choice-say-2 = Donnez votre dernier pion ; vous savez comment. Il a dû prendre à son tour.
lesson-losing-choice-done = Ainsi, avant chaque prise, demandez-vous où vous retombez, et qui devra prendre ensuite.
lesson-losing-choice-not_yet = Permis, mais vous en gardez alors plus que vous n’en pouvez donner. Essayez l’autre.
lesson-losing-choice-hint-1 = Si 27 prend, le pion en 26 reste là où 22 doit le prendre.
lesson-losing-choice-hint-2 = 27 prend en 20. Plus tard, poussez 20 en 16.
lesson-losing-stuck-title = Plus rien à bouger
lesson-losing-stuck-say = Donnez le pion qui peut encore bouger. Votre pion en 13 est emmuré, et l’on gagne aussi quand on a des pions, mais aucun coup.
lesson-losing-stuck-done = Un de donné, un d’emmuré : vous ne pouvez plus bouger, et donc vous gagnez. La paresse a son jour de gloire.
lesson-losing-stuck-not_yet = Là, il reste libre, et il vous faut continuer à jouer. Donnez-le.
lesson-losing-stuck-hint-1 = 23 vers 18 : le pion en 14 doit le prendre, et le mur tient bon.
lesson-losing-kings-title = Gare aux couronnes
lesson-losing-kings-say = Donnez vos deux pions sans aller à dame. Votre pion en 6 y serait tout de suite. N’y songez pas : une dame court partout, et l’on ne s’en défait pas comme on veut.
lesson-losing-kings-say-2 = Donnez maintenant le dernier. Le pion de 6 est parti, sans couronne et content.
lesson-losing-kings-done = Ici, une couronne pèse plus lourd qu’ailleurs. Tenez vos pions loin de la dernière rangée, et ne lui offrez que de courtes rafles.
lesson-losing-kings-not_yet = Pas cela. Laissez 6 où il est, et voyez ce que doit faire le pion en 1.
lesson-losing-kings-hint-1 = Le pion en 1 doit prendre 6 tant que 10 reste libre. Amenez l’autre pion vers celui en 3.
lesson-losing-kings-hint-2 = 15 vers 11 ; puis 11 vers 8.
lesson-losing-last-title = Les trois derniers
lesson-losing-last-say = Donnez les trois pions, un coup chacun, dans le bon ordre. Trois pions, trois cadeaux !
lesson-losing-last-say-2 = Au suivant. On le traîne où l’on veut.
lesson-losing-last-say-3 = Et maintenant le dernier. Attention à la case où le mangeur doit retomber.
lesson-losing-last-done = Trois fois il a bien fallu, et vous avez gagné sans rien. Venez donc perdre contre moi, si vous pouvez.
lesson-losing-last-not_yet = Permis, mais la chaîne des cadeaux se rompt là. Offrez un pion de façon que le preneur se rapproche du suivant.
lesson-losing-last-hint-1 = Commencez par 16 : le pion en 7 doit venir le chercher.
lesson-losing-last-hint-2 = 16 vers 11, puis 23 vers 19, puis 30 vers 26.

## The lesson of Wolf and Sheep

lesson-wolf-title = Loup et moutons, enseigné par Katherine
lesson-wolf-place-title = Le loup surgit
lesson-wolf-place-say = Choisissez une case sombre et libre où le loup surgira. C’est vous le loup aujourd’hui, un loup noir contre quatre moutons blancs.
lesson-wolf-place-say-2 = Faites maintenant aussi le premier pas : une case en diagonale, dans la direction qu’il vous plaira. Vous voilà, et les voilà.
lesson-wolf-place-done = Et un mouton répond d’un pas en avant. Ainsi va le jeu, tour à tour ; personne ne peut passer le sien.
lesson-wolf-place-not_yet = Choisissez une case sombre qui soit libre.
lesson-wolf-place-hint-1 = N’importe quelle case sombre sans mouton fera l’affaire.
lesson-wolf-wolf-title = Ce que peut le loup
lesson-wolf-wolf-say = Essayez de marcher sur un mouton, ou de sauter par-dessus. On a faim ?
lesson-wolf-wolf-say-2 = Maintenant reculez d’une case : le loup le peut, lui, au contraire du mouton. Dans ce jeu, on ne prend personne et l’on ne saute personne.
lesson-wolf-wolf-done = Aller et venir, voilà la liberté du loup. Les moutons, eux, n’en ont point : chacun de leurs pas est sans retour.
lesson-wolf-wolf-not_yet = Un joli pas, mais chaque chose en son temps : essayez d’abord de prendre un mouton, puis reculez, vers le haut du damier.
lesson-wolf-wolf-hint-1 = Essayez d’aller de 18 en 22, où se tient un mouton, ou au-delà, en 25.
lesson-wolf-wolf-hint-2 = Pour reculer, allez de 18 en 14 ou en 15.
lesson-wolf-sheep-title = Ce que peuvent les moutons
lesson-wolf-sheep-say = Essayez de faire reculer un mouton. Nous avons changé de chaise : les moutons sont à vous, et ils avancent d’une case, vers le haut du damier.
lesson-wolf-sheep-say-2 = Faites maintenant un pas en avant. Ils ne reviennent jamais, alors réfléchissez avant chaque pas.
lesson-wolf-sheep-done = Bien. Quatre moutons, et chacun d’eux compte.
lesson-wolf-sheep-not_yet = C’est un pas en avant, et il est permis. Essayez d’abord un pas en arrière.
lesson-wolf-sheep-hint-1 = Choisissez le mouton en 23 et montrez 27 ou 26 ; faites ensuite un pas en avant, n’importe lequel.
lesson-wolf-past-title = Comment le loup gagne
lesson-wolf-past-say = Passez les moutons, dont le dernier est en 21. Le loup gagne dès qu’il est sur leur première rangée, ou à la hauteur du dernier d’entre eux, car ils ne savent pas se retourner.
lesson-wolf-past-done = À la hauteur du dernier mouton : plus personne ne peut vous arrêter, et la partie se termine aussitôt.
lesson-wolf-past-not_yet = Pas encore passé. Quelle case est sur la rangée du mouton en 21 ?
lesson-wolf-past-hint-1 = De 17 en 22.
lesson-wolf-shut-title = Comment les moutons gagnent
lesson-wolf-shut-say = Fermez la porte au loup, qui s’est glissé au bord. Les moutons gagnent quand c’est au loup de jouer et qu’il ne peut pas bouger.
lesson-wolf-shut-done = Nulle part où aller. Le troupeau a gagné.
lesson-wolf-shut-not_yet = Le loup s’échappe par 17. Fermez.
lesson-wolf-shut-hint-1 = Le mouton en 22 va en 17.
lesson-wolf-row-title = Garder la rangée fermée
lesson-wolf-row-say = Occupez 18, que le loup guigne, avec le mouton qui n’ouvre pas de brèche derrière lui. Tout l’art des moutons : avancer ensemble et ne laisser aucune brèche.
lesson-wolf-row-done = Maintenant, on ne passe plus. Avec du soin, les moutons peuvent toujours gagner, d’où que parte le loup ; un pas étourdi, et c’est le loup qui gagne.
lesson-wolf-row-not_yet = Après cela, le loup trouve un passage. 23 doit rester à côté de 19, et il faut occuper 18.
lesson-wolf-row-hint-1 = 23 garde les cases derrière 19. Un autre mouton est libre d’aller en 18.
lesson-wolf-row-hint-2 = 22 vers 18.
lesson-wolf-gap-title = Trouver la brèche
lesson-wolf-gap-say = Prenez le seul passage. Vous voilà de nouveau le loup, et les moutons ont été étourdis.
lesson-wolf-gap-say-2 = En avant, jusqu’au bout ! Les moutons à vos côtés ne peuvent pas revenir.
lesson-wolf-gap-done = Tous passés. Un loup a besoin de patience, et puis d’une brèche.
lesson-wolf-gap-not_yet = Là, les moutons se resserrent. Cherchez la case d’où personne ne peut vous barrer la route.
lesson-wolf-gap-hint-1 = Par 26 jusqu’en 31, entre les moutons.
lesson-wolf-fence-title = La dernière barrière
lesson-wolf-fence-say = Enfermez le loup pour de bon, en trois pas dont chacun ne lui laisse qu’un chemin. C’est le dernier acte : vos moutons le tiennent dans le coin.
lesson-wolf-fence-say-2 = Faites aussi vite encore, et ne lui laissez que le chemin du retour. Il n’avait qu’une issue, vers 1.
lesson-wolf-fence-say-3 = Fermez maintenant la dernière porte. Le voilà revenu.
lesson-wolf-fence-done = Enfermé. Vous connaissez le jeu ; gardez maintenant votre troupeau ensemble contre quelqu’un qui mord.
lesson-wolf-fence-not_yet = Cela laisse au loup plus d’une issue, ou plus de temps. Ne lui laissez qu’un seul chemin.
lesson-wolf-fence-hint-1 = Le loup en 5 a deux chemins, 1 et 9. Fermez d’abord 9.
lesson-wolf-fence-hint-2 = 13 vers 9, puis 10 vers 6, puis 6 vers 1.

## Achievements: each with its source

achievement-draughts_win = L’éloge du docteur Johnson
achievement-draughts_win-task = Gagnez une partie de dames.
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = Le premier livre anglais sur les dames parut en 1756. Samuel Johnson en écrivit la dédicace : rien n’est futile de ce qui enseigne « la prudence, la prévoyance et la circonspection ».

achievement-draughts_puzzles = La machine de l’Alberta
achievement-draughts_puzzles-task = Résolvez dix problèmes de dames.
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = On sait depuis 2007 que les dames anglaises sont nulles si personne ne se trompe. La preuve a demandé dix-huit ans à des dizaines d’ordinateurs de l’Alberta.

achievement-losing_win = Dans le dictionnaire
achievement-losing_win-task = Gagnez une partie de Qui perd gagne.
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = Jouer à « qui perd gagne », c’est jouer de façon que le perdant l’emporte : le Dictionnaire de l’Académie française connaît ce jeu.

achievement-wolf_win = Deux renards d’argent
achievement-wolf_win-task = Gagnez une partie de Loup et moutons.
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = Le roi Édouard IV, grand-père d’Henri, acheta deux renards et quarante-six chiens en vermeil : les pièces d’un jeu où beaucoup de petits en chassent un seul.
