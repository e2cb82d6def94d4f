## The mill games

mill-place = { $at }
mill-kind-0 = pion
mill-kinds-0 = pions
mill-men-0 = blanc
mill-men-1 = noir
mill-count =
    { $n ->
        [one] { $n } pion { $kind }
       *[other] { $n } pions { $kind }s
    }
mill-choice-0 = Ne rien retirer
mill-placing = placement, coup { $n } sur { $all }
mill-lined = Moulin ! Retirez un pion
mill-lined-may = Moulin ! Retirez ou laissez

## Nine Men’s Morris

nine_mens_morris-name = Jeu du moulin
nine_mens_morris-short = Moulin
nine_mens_morris-line = Trois pions alignés font un moulin, et le moulin retire un pion.
nine_mens_morris-first = les blancs placent d’abord
nine_mens_morris-option-removal = Retrait d’un pion
nine_mens_morris-option-removal-note = si un moulin doit retirer un pion ou peut le laisser
nine_mens_morris-option-removal-must = obligatoire
nine_mens_morris-option-removal-may = facultatif
nine_mens_morris-seat-0 = Blanc
    .the = les blancs
    .masculine = blanc
    .feminine = blanche
nine_mens_morris-seat-1 = Noir
    .the = les noirs
    .masculine = noir
    .feminine = noire

## Mixed Mill

mixed_mill-name = Moulin mixte
mixed_mill-short = Mixte
mixed_mill-line = Placez un pion ou déplacez-en un, à votre gré.
mixed_mill-first = les blancs placent d’abord
mixed_mill-option-removal = Retrait d’un pion
mixed_mill-option-removal-note = si un moulin doit retirer un pion ou peut le laisser
mixed_mill-option-removal-must = obligatoire
mixed_mill-option-removal-may = facultatif
mixed_mill-seat-0 = Blanc
mixed_mill-seat-1 = Noir

## Ceylon Mill

ceylon_mill-name = Moulin de Ceylan
ceylon_mill-short = Ceylan
ceylon_mill-line = Chaque moulin donne un tour de plus.
ceylon_mill-first = les blancs placent d’abord
ceylon_mill-option-removal = Retrait d’un pion
ceylon_mill-option-removal-note = si un moulin doit retirer un pion ou peut le laisser
ceylon_mill-option-removal-must = obligatoire
ceylon_mill-option-removal-may = facultatif
ceylon_mill-seat-0 = Blanc
ceylon_mill-seat-1 = Noir

## Refusals

refusal-mill-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez d6 pour placer un pion, d6-d7 pour en déplacer un, et d6-d7xg4 pour en retirer un de surcroît.
refusal-mill-off_board = Les pions se tiennent sur les 24 points du tablier.
refusal-mill-no_man_chosen = Choisissez d’abord un pion.
refusal-mill-choose_point = Choisissez un point libre pour le pion.
refusal-mill-hand_empty = Tous vos pions sont sur le tablier.
refusal-mill-from_the_hand = Prenez l’un des pions à côté du tablier.
refusal-mill-place_first = On place d’abord tous les pions ; jusque-là, aucun ne bouge.
refusal-mill-not_yours = Ce pion n’est pas à vous.
refusal-mill-empty = Il n’y a pas de pion en { $point }.
refusal-mill-occupied = Le point { $point } est occupé.
refusal-mill-blocked =
    { $n ->
        [one] Ce pion ne peut pas bouger : le point { $places }, à côté de lui, est occupé.
       *[other] Ce pion ne peut pas bouger : les points { $places }, à côté de lui, sont occupés.
    }
refusal-mill-one_step = Un pion suit une ligne jusqu’au point voisin ; seuls les trois derniers pions d’un camp volent.
refusal-mill-one_step_or_place = Un pion suit une ligne jusqu’au point voisin. Personne ne vole avec des pions en réserve.
refusal-mill-no_mill = Cela ne forme pas de moulin : on ne retire rien.
refusal-mill-another_turn = Tant que tous les pions ne sont pas placés, un moulin ne retire rien ici ; il vous donne un tour de plus.
refusal-mill-must_remove = Vous avez formé un moulin : choisissez maintenant le pion à retirer.
refusal-mill-remove_enemy = Choisissez un pion de l’autre camp à retirer.
refusal-mill-in_mill = Le pion en { $point } est dans un moulin ; retirez-en un du dehors, par exemple en { $outside }.
refusal-mill-one_man = On ne retire qu’un pion par tour.
position-mill-no_point = les points sont numérotés de 0 à 23 : il n’y a pas de { $point }
position-mill-overlap = { $point } est nommé deux fois
position-mill-off_board = il n’y a que 24 points
position-mill-too_many = un camp a { $men } pions au plus, sur le tablier et en réserve
position-mill-turn_and_hands = les pions en réserve ne s’accordent pas avec le camp au trait
position-mill-turn = elle commence par le camp au trait, W ou B, et un deux-points
position-mill-parts = les pions blancs suivent W, les noirs suivent B, et les pions en réserve suivent H, par exemple W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = les points se nomment de a1 à g7
position-mill-twice = un point est nommé deux fois
position-mill-hands = deux nombres suivent H, par exemple H9,9
placed-mill-too_many = { $side } a { $n } pions, sur le plateau et en réserve, plus que { $most }.
placed-mill-too_few =
    { $n ->
        [0] { $side } n’a aucun pion, ni sur le plateau ni en réserve : un moulin en demande trois.
        [one] { $side } n’a qu’un pion, sur le plateau ou en réserve : un moulin en demande trois.
       *[other] { $side } n’a que { WORDS($n) } pions, sur le plateau et en réserve : un moulin en demande trois.
    }
placed-mill-white_places = Si c’est à Blanc de jouer, les deux camps ont autant de pions en réserve.
placed-mill-black_places = Si c’est à Noir de jouer, Blanc a autant de pions en réserve que Noir, ou un de moins.
placed-mill-waits = { $side } n’a plus de pion en réserve et attend que l’autre camp ait posé les siens.

## How it ended

outcome-two_men = { $loser } n’a plus que deux pions, et deux ne font pas un moulin.
outcome-two_men-you = Vous n’avez plus que deux pions, et deux ne font pas un moulin.
outcome-no_mill = En cinquante coups de chaque camp, aucun moulin n’a été formé.

## Hints

hint-mill-man =
    { $n ->
        [one] un pion
       *[other] { WORDS($n) } pions
    }
hint-mill-closes = Forme un moulin et retire le pion en { $point }.
hint-mill-closes_two = Forme deux moulins à la fois et retire le pion en { $point }.
hint-mill-closes_and_stops = Forme un moulin, et empêche celui de l’autre camp en retirant le pion en { $point }.
hint-mill-goes_on = Forme un moulin et gagne un tour de plus.
hint-mill-stops = Empêche le moulin de l’autre camp en { $point }.
hint-mill-stops_one = Empêche un moulin en { $point } ; nul ne pourrait empêcher l’autre.
hint-mill-opens = Ouvre un moulin pour le refermer en { $point }.
hint-mill-threatens = Menace de former un moulin en { $point }.
hint-mill-threatens_two = Menace de deux moulins à la fois : un seul peut être empêché.
hint-mill-takes_room = Prend de la place à l’autre camp.
hint-mill-room = Donne plus de place à ses pions.
hint-mill-crossing = Occupe { $point }, où deux lignes se croisent.
hint-mill-beside = Se place à côté d’un autre pion, ce qui peut mener à un moulin.

## Rules

page-mill_mixed-title = Moulin mixte : placer ou déplacer
page-mill_mixed-1 = Au moulin mixte, placer et déplacer ne sont pas deux phases du jeu. Tant que vous avez des pions en réserve, vous en placez un à chaque tour, ou en déplacez un le long d’une ligne.
page-mill_mixed-2 = Les moulins se forment et retirent un pion comme au jeu du moulin, que le troisième pion soit placé ou déplacé.
page-mill_mixed-3 = Personne ne vole tant qu’il a des pions en réserve, même avec trois pions seulement sur le tablier. Une fois la réserve vide, on ne peut que déplacer.
page-mill_mixed-picture-1 = Les blancs ont des pions en réserve, mais en déplacent un quand même : un moulin, et la réserve reste intacte.
page-mill_ceylon-title = Moulin de Ceylan : un tour de plus
page-mill_ceylon-1 = Le moulin de Ceylan, Nerenchi Keliya au Sri Lanka : chaque moulin donne aussitôt un tour de plus à son camp. Si l’on y forme encore un moulin, en voilà un autre, et ainsi de suite. Deux moulins formés par un seul pion donnent un seul tour.
page-mill_ceylon-2 = Tant que tous les pions des deux camps ne sont pas sur le tablier, un moulin ne retire rien : il n’apporte que le tour. Même un moulin formé par le tout dernier pion placé ne retire rien.
page-mill_ceylon-3 = Ensuite, un moulin retire un pion, comme au jeu du moulin, et donne encore un tour de plus.
page-mill_ceylon-4 = À cause de ces tours, une réserve peut s’épuiser avant l’autre. Le camp qui n’en a plus attend que l’autre ait placé tous ses pions, car personne ne se déplace avant.
page-mill_ceylon-picture-1 = Les blancs forment un moulin en g7, ne retirent rien, et placent de nouveau.
page-mill_ceylon-picture-2 = Tous les pions sont sur le tablier : ce moulin retire un pion, et les blancs rejouent.
page-mill_board-title = Le tablier et les pions
page-mill_board-1 = Deux joueurs, les blancs et les noirs, se partagent un tablier de 24 points : trois carrés, l’un dans l’autre, reliés au milieu de leurs côtés. Les blancs commencent.
page-mill_board-2 = Chaque camp a neuf pions à côté du tablier et en place un à chaque tour, sur n’importe quel point libre.
page-mill_board-3 = Trois pions d’un même camp, voisins sur une même ligne, font un moulin. Il y a seize lignes : les douze côtés des carrés, et les quatre qui les relient.
page-mill_board-picture-1 = Les quatre points marqués ont le plus d’issues, parce que deux lignes s’y croisent.
page-mill_move-title = Se déplacer
page-mill_move-1 = Une fois tous les pions sur le tablier, on déplace à chaque tour un pion le long d’une ligne jusqu’au point voisin, s’il est libre.
page-mill_move-2 = Les pions ne sautent pas par-dessus les autres et ne les poussent pas. Nul ne peut passer son tour.
page-mill_move-picture-1 = Où peuvent aller les pions blancs.
page-mill_mills-title = Les moulins
page-mill_mills-1 = Qui forme un moulin retire du tablier un pion de l’autre camp. Ce pion est hors jeu.
page-mill_mills-2 = Un pion dans un moulin est à l’abri tant qu’un autre se tient hors d’un moulin : c’est ce dernier qu’on retire. Si tous sont dans des moulins, on retire n’importe lequel.
page-mill_mills-3 = Un pion qui forme deux moulins à la fois ne retire quand même qu’un pion.
page-mill_mills-4 = Un moulin compte quand on le forme, pas tant qu’il reste en place. On peut l’ouvrir et le refermer, et il compte alors de nouveau.
page-mill_mills-picture-1 = Le pion de g4 forme un moulin sur la ligne du haut.
page-mill_mills-picture-2 = Trois pions noirs sont dans un moulin. Seul celui en f2 peut être retiré.
page-mill_removal-title = Obligatoire ou facultatif
page-mill_removal-1 = Retirer un pion fait partie du coup qui forme le moulin : le tour n’est fini qu’ensuite. En règle générale, c’est obligatoire.
page-mill_removal-2 = Si vous êtes convenus de « facultatif » en préparant la partie, vous pouvez aussi laisser le pion où il est. Il y a parfois une raison : un camp à quatre pions ne vole pas encore.
page-mill_fly-title = Voler
page-mill_fly-1 = Un camp qui a exactement trois pions, et aucun en réserve, vole : à chaque tour, il peut mener un pion sur n’importe quel point libre du tablier.
page-mill_fly-2 = Les deux camps peuvent voler en même temps. Un camp de quatre pions ou plus va pas à pas.
page-mill_fly-picture-1 = Les blancs ont trois pions : voici quelques-uns de leurs nombreux vols. Celui vers g7 forme un moulin.
page-mill_end-title = Gagner et perdre
page-mill_end-1 = Un camp qui a moins de trois pions, réserve comprise, ne peut plus former de moulin, et perd.
page-mill_end-2 = Un camp au trait qui ne peut pas bouger perd aussi.
page-mill_end-3 = Un joueur peut également abandonner à tout moment.
page-mill_end-picture-1 = Il reste deux pions aux noirs : les blancs gagnent.
page-mill_end-picture-2 = Les noirs sont au trait, et aucun pion n’a de point libre à côté de lui : les blancs gagnent.
page-mill_draw-title = La nulle
page-mill_draw-1 = La partie est nulle quand la même position se présente pour la troisième fois, le même camp étant au trait.
page-mill_draw-2 = Elle est nulle aussi quand, après le placement, chaque camp a joué cinquante coups de suite sans que personne ait formé de moulin.
page-mill_draw-3 = Les joueurs peuvent également convenir de la nulle.
page-mill_art-title = Le double moulin
page-mill_art-1 = L’arme la plus forte est un pion qui va et vient entre deux lignes et forme un moulin à chaque pas.
page-mill_art-2 = Ne vous pressez pas de former des moulins pendant le placement. De bons points, et des pions qui peuvent bouger, valent mieux qu’une prise précoce.
page-mill_art-3 = On empêche un moulin ouvert en s’y plaçant. Nul ne peut en empêcher deux à la fois.
page-mill_art-picture-1 = Un double moulin : de d7 en d6, on forme un moulin, et au retour l’autre.
page-mill_notation-title = Comment on note les coups
page-mill_notation-1 = Chaque point a une lettre pour sa colonne, de a à g, et un chiffre pour sa rangée, de 1 à 7, vus du côté des blancs.
page-mill_notation-2 = Placer un pion s’écrit d6, en déplacer un d6-d7. Un retrait suit avec un x : d6-d7xg4.
page-mill_notation-3 = Une position donne le camp au trait, les pions des deux camps, et ceux en réserve, les blancs d’abord : W:Wa7,f4:Bd7,g4:H7,7.
page-mill_notation-picture-1 = Les blancs se tiennent en a1, d1 et g1, les noirs en a7, d7 et g7.

## The rule of the moment

moment-mill-start = Les blancs commencent. À chaque tour, on place un pion sur un point libre.
moment-mill-mixed = À chaque tour, on place un pion, ou l’on en déplace un le long d’une ligne.
moment-mill-ceylon = Pendant le placement, un moulin ne retire rien mais donne un tour de plus.
moment-mill-again = Le moulin donne un tour de plus.
moment-mill-close = Un moulin peut être formé, et un pion retiré.
moment-mill-close_turn = Un moulin peut être formé. Il ne retire encore rien, mais donne un tour de plus.
moment-mill-threat = L’autre camp va former un moulin. Occupez le point qui lui manque pour l’empêcher.
moment-mill-repetition = Si la même position se présente pour la troisième fois, la partie est nulle.
moment-mill-fifty = Sans moulin, la partie sera nulle. Coups restants pour chaque camp : { $moves }.
moment-mill-flies = Trois pions et aucun en réserve : ils volent vers n’importe quel point libre.
moment-mill-waits = L’autre camp a placé tous ses pions, et attend.
moment-mill-moving = Tous les pions sont sur le tablier : ils se déplacent maintenant le long des lignes.
moment-mill-lost = Un camp qui n’a plus que deux pions, ou qui ne peut bouger, perd.
moment-mill-drawn = La partie est nulle.

## The lesson

lesson-nine_mens_morris-title = Le jeu du moulin, enseigné par Charles Brandon
lesson-nine_mens_morris-place-title = Placer les pions
lesson-nine_mens_morris-place-say = Posez votre premier pion sur n’importe quel point libre. C’est un jeu de soldat : les blancs commencent, et chaque camp place ses neuf hommes sur le terrain, un par tour.
lesson-nine_mens_morris-place-say-2 = Maintenant, essayez de marcher : déplacez le pion que vous venez de placer. Ma réponse est déjà sur le terrain.
lesson-nine_mens_morris-place-done = Pas encore ! Personne ne bouge avant que les dix-huit soient sur le tablier. Choisissez bien votre terrain : les points où les lignes se croisent ont le plus d’issues.
lesson-nine_mens_morris-place-not_yet = Vous pouvez le placer là. Mais essayez d’abord de déplacer le pion qui est sur le tablier, et faites-vous rabrouer.
lesson-nine_mens_morris-place-hint-1 = Prenez d’abord un pion à côté du tablier et montrez un point quelconque. Montrez ensuite votre pion sur le tablier, et un point à côté de lui.
lesson-nine_mens_morris-mill-title = Former un moulin
lesson-nine_mens_morris-mill-say = Formez le moulin, et retirez l’un de mes hommes. Trois de vos pions côte à côte sur une ligne font un moulin, et deux y sont déjà.
lesson-nine_mens_morris-mill-done = Touché ! Chaque fois que vous formez un moulin, un pion de l’autre camp quitte le tablier et n’y revient jamais.
lesson-nine_mens_morris-mill-not_yet = Ce point n’appartient à aucune de vos lignes. Vos deux pions sont sur la ligne la plus haute.
lesson-nine_mens_morris-mill-hint-1 = Placez un pion en g7, puis montrez l’un des pions noirs.
lesson-nine_mens_morris-removal-title = Qui retirer
lesson-nine_mens_morris-removal-say = Formez votre moulin, et tâchez de retirer l’un de mes hommes en b6, d6 et f6. Ils font un moulin, et se gardent l’un l’autre.
lesson-nine_mens_morris-removal-say-2 = Formez le moulin et prenez celui de mes hommes qui est dehors. Tant qu’il y est, le moulin est à l’abri.
lesson-nine_mens_morris-removal-done = Tout juste. Il faut que tous les pions de l’autre camp soient dans des moulins pour qu’on puisse en retirer n’importe lequel. Deux moulins d’un seul coup ne retirent toujours qu’un pion.
lesson-nine_mens_morris-removal-not_yet = Chaque chose en son temps : formez le moulin en g7, en montrant d’abord un homme de mon moulin, puis celui qui est dehors.
lesson-nine_mens_morris-removal-hint-1 = Placez en g7 et montrez d6, pour vous faire refuser. Mon homme en f2 est tout seul.
lesson-nine_mens_morris-removal-hint-2 = Placez en g7 et retirez f2.
lesson-nine_mens_morris-move-title = Se déplacer
lesson-nine_mens_morris-move-say = Essayez d’envoyer un pion à plus d’un point. Tous les pions sont placés, et quelques-uns sont tombés : désormais vous en déplacez un par tour, le long d’une ligne, jusqu’au point voisin.
lesson-nine_mens_morris-move-say-2 = Maintenant, déplacez un pion de façon à former un moulin. Un point à la fois, mais un suffit.
lesson-nine_mens_morris-move-done = Placé ou déplacé, un moulin est un moulin. Si vous ne pouvez plus bouger un seul pion, vous perdez : ne vous laissez donc pas enfermer.
lesson-nine_mens_morris-move-not_yet = Un pas réglementaire. Mais essayez d’abord d’aller trop loin, et formez ensuite le moulin.
lesson-nine_mens_morris-move-hint-1 = Essayez de mener le pion de b2 en g7, pour vous faire refuser.
lesson-nine_mens_morris-move-hint-2 = Le pion en g4 est à un pas de g7.
lesson-nine_mens_morris-double-title = Le double moulin
lesson-nine_mens_morris-double-say = Ouvrez le moulin de la ligne du haut de façon à former l’autre, sur la ligne du dessous, où deux autres pions attendent. Voici le canon de ce jeu.
lesson-nine_mens_morris-double-say-2 = Demi-tour, marche ! Le premier est de nouveau ouvert.
lesson-nine_mens_morris-double-done = À chaque pas, aller ou retour, un homme tombe. Bâtissez un double moulin, et empêchez l’autre camp d’en bâtir un.
lesson-nine_mens_morris-double-not_yet = Cela ne fait partir aucun boulet. Le pion en d7 va et vient entre les deux lignes.
lesson-nine_mens_morris-double-hint-1 = De d7 en d6, et retirez qui vous voulez.
lesson-nine_mens_morris-double-hint-2 = Et de d6, retour en d7.
lesson-nine_mens_morris-fly-title = Voler
lesson-nine_mens_morris-fly-say = Gagnez d’un seul coup : vos pions volent à présent. Un camp qui n’a plus que trois pions, et aucun en réserve, est acculé et se bat comme un lion : ses hommes vont sur n’importe quel point libre.
lesson-nine_mens_morris-fly-done = Il me reste deux pions, et deux ne font pas un moulin : la partie est à vous. Notez que j’aurais pu voler aussi, avec mes trois.
lesson-nine_mens_morris-fly-not_yet = Il peut voler là, mais cela ne gagne rien. Où y a-t-il une ligne avec deux de vos pions ?
lesson-nine_mens_morris-fly-hint-1 = Le pion en c3 peut aller partout, et même en g7.
lesson-nine_mens_morris-fly-hint-2 = De c3 en g7, et retirez un pion.
lesson-nine_mens_morris-mixed-title = Moulin mixte
lesson-nine_mens_morris-mixed-say = Formez le moulin sans dépenser un pion de votre réserve. Au moulin mixte, autre jeu sur le même tablier, pas besoin d’attendre : tant que vous avez des pions en réserve, vous en placez un à chaque tour, ou en déplacez un.
lesson-nine_mens_morris-mixed-say-2 = Maintenant, essayez de voler avec l’un de vos trois pions sur le tablier. Vous en avez cinq en réserve.
lesson-nine_mens_morris-mixed-done = Personne ne vole avec des pions en réserve. Pour le reste, rien de changé.
lesson-nine_mens_morris-mixed-not_yet = Libre à vous. Mais formez d’abord le moulin en vous déplaçant, pour que votre réserve reste pleine, et essayez ensuite de voler.
lesson-nine_mens_morris-mixed-hint-1 = Déplacez le pion de g4 en g7.
lesson-nine_mens_morris-mixed-hint-2 = Pour vous faire refuser, choisissez un pion sur le tablier et un point qui n’est pas à côté de lui.
lesson-nine_mens_morris-ceylon-title = Moulin de Ceylan
lesson-nine_mens_morris-ceylon-say = Formez le moulin en g7. Le dernier jeu vient d’outre-mer : le moulin de Ceylan, où un moulin rapporte autre chose qu’un homme.
lesson-nine_mens_morris-ceylon-say-2 = Maintenant, montrez l’un de mes pions, comme pour le retirer.
lesson-nine_mens_morris-ceylon-say-3 = Profitez de votre second tour : placez un autre pion. On ne retire personne pendant le placement ; le moulin vous a donné ce tour à la place.
lesson-nine_mens_morris-ceylon-done = Une fois tous les pions sur le tablier, un moulin retire un homme et donne un tour de plus par-dessus. Et maintenant, sur le pré : je vous y attends.
lesson-nine_mens_morris-ceylon-not_yet = Pas cela. Formez d’abord le moulin en g7 ; montrez ensuite l’un de mes pions ; placez enfin un autre des vôtres.
lesson-nine_mens_morris-ceylon-hint-1 = Placez en g7 : a7 et d7 sont déjà à vous.
lesson-nine_mens_morris-ceylon-hint-2 = Montrez b4, pour vous faire refuser.
lesson-nine_mens_morris-ceylon-hint-3 = Placez sur n’importe quel point libre.

## Achievements: each with its source

achievement-mill_win = Comblé de boue
achievement-mill_win-task = Gagnez une partie du jeu du moulin.
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = « Le jeu du moulin est comblé de boue », se plaint Titania dans le « Songe » de Shakespeare : on y jouait aussi dehors, sur des lignes taillées dans le gazon.

achievement-mill_boards = Les bancs du cloître
achievement-mill_boards-task = Gagnez une partie de chacun des trois jeux de moulin.
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = Des tabliers de moulin sont gravés dans les bancs de pierre des cloîtres anglais, à Canterbury, Gloucester, Norwich, Salisbury et Westminster.
