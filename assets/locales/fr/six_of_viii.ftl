## The Six of VIII

six_of_viii-name = Les Six de VIII
six_of_viii-short = Six de VIII
six_of_viii-line = Des plis en équipe, tandis que six reines règnent tour à tour.
six_of_viii-first = le premier à jouer entame le premier pli
six_of_viii-option-seats = Joueurs
six_of_viii-option-seats-note-4 = deux équipes de deux
six_of_viii-option-seats-note-3 = un avec le mort contre deux partenaires
six_of_viii-option-seats-4 = quatre
six_of_viii-option-seats-3 = trois
six_of_viii-option-rules = Règles
six_of_viii-option-rules-note = complètes : avec le Roi, les espions et l’Église
six_of_viii-option-rules-basic = de base
six_of_viii-option-rules-advanced = complètes
six_of_viii-option-length = Durée
six_of_viii-option-length-note-4 = courte : une donne ; longue : quatre donnes
six_of_viii-option-length-note-3 = courte : une donne chacun ; longue : jusqu’à deux manches gagnées
six_of_viii-option-length-short = courte
six_of_viii-option-length-full = longue
six_of_viii-seat-0 = place 1
six_of_viii-seat-1 = place 2
six_of_viii-seat-2 = place 3
six_of_viii-seat-3 = place 4
six_of_viii-queen-black = Catherine d’Aragon
six_of_viii-queen-red = Anne Boleyn
six_of_viii-queen-orange = Jeanne Seymour
six_of_viii-queen-yellow = Anne de Clèves
six_of_viii-queen-green = Catherine Howard
six_of_viii-queen-blue = Catherine Parr
six_of_viii-pile-4 =
    { $n ->
        [one] Le talon, face cachée : { $n } carte
       *[other] Le talon, face cachée : { $n } cartes
    }
six_of_viii-queen-black-short = Aragon
    .elide = yes
six_of_viii-queen-red-short = Boleyn
six_of_viii-queen-orange-short = Seymour
six_of_viii-queen-yellow-short = Clèves
six_of_viii-queen-green-short = Howard
six_of_viii-queen-blue-short = Parr
six_of_viii-card =
    { FORM($queen, "elide") ->
        [yes] { $rank } d’{ $queen }
       *[other] { $rank } de { $queen }
    }
six_of_viii-king = Roi
six_of_viii-king-index = R
# On the card of the King.
six_of_viii-king-name = { cromwell-monarch-henry8 }
six_of_viii-spy = { $card } comme { $as }
six_of_viii-solo = soliste
six_of_viii-solo-was = soliste : { $name }
six_of_viii-church = l’Église
six_of_viii-church-used = l’Église, a servi
six_of_viii-church-of = l’Église : { $side }
six_of_viii-church-annulled = pli { $n } annulé
six_of_viii-reigns = { $queen } règne : atout { $color }
six_of_viii-reigns-less = { $queen } : atout { $color }
six_of_viii-reigns-short = { $short } règne : { $color }
six_of_viii-reigns-least = { $short } : { $color }
six_of_viii-reign-first = { $queen } règne
six_of_viii-reign-second = Atout { $color }
six_of_viii-pass = Choisissez deux cartes pour { FORM($name, "within") }.
six_of_viii-pass-more = Elles changent de main une fois que tous ont choisi.
six_of_viii-give = Choisissez deux cartes pour le mort.
six_of_viii-give-more = Ensuite vous verrez sa main, et en prendrez deux.
six_of_viii-take = Prenez deux cartes du mort.
six_of_viii-take-more = Le reste sera étalé une fois que tous auront échangé.
six_of_viii-passing = { $name } choisit deux cartes à passer.
six_of_viii-annul = Annuler ce pli ({ $points }) ?
six_of_viii-annul-other = { $name } décide pour l’Église d’annuler ou non le pli ({ $points }).
six_of_viii-annul-more = Une fois dans cette donne. { FORM($name, "subject") } entame ensuite de toute façon.
six_of_viii-annul-more-you = Une fois dans cette donne. Vous entamez ensuite de toute façon.
six_of_viii-annulled = Annulé par l’Église : { $points } pour personne.
six_of_viii-lead = À vous l’entame : jouez n’importe quelle carte.
six_of_viii-lead-dummy = Au mort l’entame : jouez l’une de ses cartes.
six_of_viii-follow = On demande { FORM($suit, "some") } : fournissez { FORM($suit, "some") }.
six_of_viii-follows = On demande { FORM($suit, "some") }.
six_of_viii-void = On demande { FORM($suit, "some") }, et vous n’en avez pas : jouez n’importe quelle carte.
six_of_viii-winning = { $name } mène avec le { $card }.
six_of_viii-winning-you = Vous menez avec le { $card }.
six_of_viii-winning-trump = { $name } mène avec le { $card }, car { FORM($suit, "the") } règne.
six_of_viii-winning-trump-you = Vous menez avec le { $card }, car { FORM($suit, "the") } règne.
six_of_viii-winning-led_trump = { $name } mène avec le { $card }, et { FORM($suit, "the") } règne.
six_of_viii-winning-led_trump-you = Vous menez avec le { $card }, et { FORM($suit, "the") } règne.
six_of_viii-winning-king = { $name } a joué le Roi, que rien ne bat.
six_of_viii-winning-king-you = Vous avez joué le Roi, que rien ne bat.
six_of_viii-games = { $name } { $n }
six_of_viii-games-all = Manches gagnées : { $list }.
six_of_viii-say-ranks = { $suit } { $ranks }
six_of_viii-say-trick = Pli { $n } sur 15. { $reigns }
six_of_viii-choice-1 = Sa propre couleur
six_of_viii-choice-2 = Comme 13
six_of_viii-choice-3 = Passer ces deux
six_of_viii-choice-4 = Prendre ces deux
six_of_viii-choice-5 = L’annuler
six_of_viii-choice-6 = Le maintenir

## The suits

suit-black = noir
    .the = le noir
    .some = du noir
    .of = de noir
    .feminine = noire
suit-red = rouge
    .the = le rouge
    .some = du rouge
    .of = de rouge
    .feminine = rouge
suit-orange = orange
    .the = l’orange
    .some = de l’orange
    .of = d’orange
    .feminine = orange
suit-yellow = jaune
    .the = le jaune
    .some = du jaune
    .of = de jaune
    .feminine = jaune
suit-green = vert
    .the = le vert
    .some = du vert
    .of = de vert
    .feminine = verte
suit-blue = bleu
    .the = le bleu
    .some = du bleu
    .of = de bleu
    .feminine = bleue

## Refusals

refusal-six_of_viii-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez A12 pour une carte, pass A4 B7, annul ou let.
refusal-six_of_viii-bad_deal = Une donne nomme chaque carte du jeu une seule fois.
refusal-six_of_viii-deal = On distribue d’abord les cartes.
refusal-six_of_viii-pass = Passez d’abord deux cartes à votre partenaire.
refusal-six_of_viii-give = Donnez d’abord deux de vos cartes au mort.
refusal-six_of_viii-take = Prenez d’abord deux cartes du mort.
refusal-six_of_viii-play = Jouez une carte pour le pli.
refusal-six_of_viii-church = Décidez d’abord pour l’Église : annuler le pli ou le maintenir.
refusal-six_of_viii-not_held = { $card } n’est pas dans la main qui doit jouer.
refusal-six_of_viii-not_the_dummys = { $card } n’est pas parmi les cartes du mort.
refusal-six_of_viii-follow = On demande { FORM($suit, "some") } : fournissez { FORM($suit, "some") }.
refusal-six_of_viii-king = On demande { FORM($suit, "some") } : tant que vous en avez, le Roi doit attendre qu’on demande atout.
refusal-six_of_viii-lead_thirteen = Un espion s’entame comme 0 de sa propre couleur, jamais comme 13.
refusal-six_of_viii-own_colour = On demande { FORM($suit, "some") } : ici, le 0 { $suit } compte comme { $suit }, jamais comme 13.
refusal-six_of_viii-no_spy = Seul un espion peut se jouer comme 13.
refusal-six_of_viii-which = Dites ce qu’il est : le 0 de sa propre couleur ou le 13 de l’autre.
refusal-six_of_viii-one_way = Il n’y a qu’une façon de jouer cette carte.
refusal-six_of_viii-one_card = Jouez une carte à la fois.
refusal-six_of_viii-two_cards = Deux cartes suffisent : reposez-en d’abord une.
refusal-six_of_viii-another = Choisissez encore une carte.
refusal-six_of_viii-confirm = Les deux cartes sont choisies : confirmez maintenant.
refusal-six_of_viii-dummys_turn = Choisissez maintenant l’une des cartes du mort.
refusal-six_of_viii-not_dummys_turn = Les cartes du mort attendent le tour du mort.
refusal-six_of_viii-others_card = Cette carte est dans la main de quelqu’un d’autre.
refusal-six_of_viii-on_the_table = Cette carte est déjà jouée.
refusal-six_of_viii-out_of_play = Cette carte est hors jeu.
position-six_of_viii-form = elle s’écrit phase:couronne:entame:mains, par exemple play:15:0:A12/A4/P1/P2
position-six_of_viii-cards = les cartes ne s’accordent pas : chacune est du jeu et s’y trouve une fois, et chaque main en a autant qu’il reste de plis
position-six_of_viii-hands = il faut autant de cartes à chaque main, en comptant celle qu’elle a jouée dans le pli
position-six_of_viii-trick = le pli sur la table a trois cartes au plus, et qui peut fournir fournit
position-six_of_viii-pass = on passe des cartes avant le premier pli, quand chaque main en a quinze
placed-six_of_viii-trick = Un pli en cours a trois cartes au plus.
placed-six_of_viii-no_cards = Personne n’a de carte en main.
placed-six_of_viii-too_many = { $side } : { $n } cartes, en main et dans le pli. Il n’y en a jamais plus de quinze.
placed-six_of_viii-hands = Cartes en main et dans le pli : { $side } { $n }, { $other } { $m }. Il en faut autant à chacun.
placed-six_of_viii-pass = On passe des cartes avant le premier pli : chaque main en a quinze, et aucune n’est dans le pli.
placed-six_of_viii-suit = Le pli : { $side } pouvait fournir.
six_of_viii-position-trick = Le pli, dans l’ordre joué
six_of_viii-position-next = Ensuite
six_of_viii-position-pass = Passer des cartes
six_of_viii-position-play = Les plis
six_of_viii-position-leads = À l’entame
six_of_viii-position-nobody = Personne
six_of_viii-position-note = Pli { $n } sur quinze ; atout { $suit }.

## How it ended

outcome-level_by_last_trick = Égalité à { $n } : le dernier pli décide. La victoire est à { $winner }.
outcome-level_by_king = Égalité à { $n } : qui n’avait pas le Roi l’emporte. La victoire est à { $winner }.
outcome-games = Ce sont des manches gagnées ; deux manches gagnent la partie.

## Hints

hint-six_of_viii-diamonds =
    { $n ->
        [one] un diamant
       *[other] { WORDS($n) } diamants
    }
hint-six_of_viii-own_hand = votre propre main
hint-six_of_viii-card = le { $rank } { $suit }
hint-six_of_viii-pair =
    { $suit ->
        [orange] le { $low } et le { $high } orange
       *[other] le { $low } et le { $high } { $suit }s
    }
hint-six_of_viii-as = { $card } comme { $as }
hint-six_of_viii-do-pass = Passez { $cards }
hint-six_of_viii-do-give = Donnez au mort { $cards }
hint-six_of_viii-do-take = Prenez { $cards }
hint-six_of_viii-do-lead = Entamez avec { $cards }
hint-six_of_viii-do-play = Jouez { $cards }
hint-six_of_viii-do-lead_dummy = Pour le mort, entamez avec { $cards }
hint-six_of_viii-do-play_dummy = Pour le mort, jouez { $cards }
hint-six_of_viii-only = { $move } : c’est la seule carte permise.
hint-six_of_viii-best = { $move } : cela semble le meilleur, à ce qu’on peut en voir.
hint-six_of_viii-give_king = { $move } : { $partner } reçoit ainsi le Roi.
hint-six_of_viii-give_high = { $move } : { $partner } reçoit ainsi une forte carte { FORM($suit, "feminine") }, qui comptera tant que { FORM($suit, "the") } règne.
hint-six_of_viii-empties = { $move } : votre main est alors sans { $suit }, et peut couper quand on en demande.
hint-six_of_viii-shortens = { $move } : vous ne gardez qu’une carte { FORM($suit, "feminine") }, et une fois qu’elle est partie, vous pouvez couper quand on demande { FORM($suit, "some") }.
hint-six_of_viii-keeps_trumps = { $move } : vous gardez toutes les cartes noires et rouges, car ces couleurs règnent d’abord.
hint-six_of_viii-low_pair = { $move } : les deux sont faibles.
hint-six_of_viii-take_king = { $move } : le Roi entre ainsi dans votre propre main.
hint-six_of_viii-take_back = { $move } : ce sont les deux cartes que vous avez données.
hint-six_of_viii-take_high = { $move } : l’une d’elles est la plus forte carte { FORM($suit, "feminine") } du mort.
hint-six_of_viii-empties_dummy = { $move } : le mort est alors sans { $suit }, et peut couper quand on en demande.
hint-six_of_viii-annul =
    { $n ->
        [one] Annulez le pli : il vaut { $n } point à l’autre camp.
       *[other] Annulez le pli : il vaut { $n } points à l’autre camp.
    }
hint-six_of_viii-let =
    { $n ->
        [one] Maintenez le pli : il ne vaut que { $n } point, et de plus riches peuvent venir.
       *[other] Maintenez le pli : il vaut { $n } points, et de plus riches peuvent venir.
    }
hint-six_of_viii-king = { $move } : il bat toutes les cartes.
hint-six_of_viii-king_diamonds = { $move } : il remporte le pli, qui contient { $diamonds }.
hint-six_of_viii-draws = { $move } : c’est un atout, qui fait tomber ceux de l’autre camp.
hint-six_of_viii-draws_high = { $move } : c’est le plus fort atout qui reste, et il fait tomber ceux de l’autre camp.
hint-six_of_viii-unbeaten = { $move } : rien de ce que l’autre camp peut avoir ne le bat.
hint-six_of_viii-highest = { $move } : c’est la plus forte carte { FORM($suit, "feminine") } qui reste.
hint-six_of_viii-partner_void = { $move } : { $partner } n’a plus { FORM($suit, "of") }, et peut couper.
hint-six_of_viii-last_of_suit = { $move } : c’est la dernière carte { FORM($suit, "feminine") } de la main, qui peut ensuite couper quand on demande { FORM($suit, "some") }.
hint-six_of_viii-keeps_back = { $move } : les cartes fortes de sa couleur attendent que { FORM($suit, "the") } règne.
hint-six_of_viii-leads_low = { $move } : c’est une carte { FORM($suit, "feminine") } faible, qui ménage les meilleures.
hint-six_of_viii-wins = { $move } : cela remporte le pli.
hint-six_of_viii-wins_diamonds = { $move } : cela remporte le pli, qui contient { $diamonds }.
hint-six_of_viii-beats = { $move } : cela bat toutes les cartes jouées jusqu’ici.
hint-six_of_viii-beats_diamonds = { $move } : cela bat toutes les cartes jouées jusqu’ici, pour un pli qui contient { $diamonds }.
hint-six_of_viii-partner_has = { $move } : { $partner } tient déjà le pli, et il n’en faut pas plus.
hint-six_of_viii-partner_diamonds = { $move } : { $partner } tient déjà le pli, et cela y ajoute { $diamonds }.
hint-six_of_viii-partner_leads = { $move } : { $partner } mène jusqu’ici, et cela lui laisse le pli.
hint-six_of_viii-partner_hopes = { $move } : { $partner } mène jusqu’ici, et cela y ajoute { $diamonds }.
hint-six_of_viii-gives_none = { $move } : aucune carte de cette main ne peut remporter le pli, et cela ne donne pas de diamants.
hint-six_of_viii-gives_few = { $move } : aucune carte de cette main ne peut remporter le pli, et cela donne aussi peu de diamants que possible.
hint-six_of_viii-gives_lowest = { $move } : aucune carte de cette main ne peut remporter le pli, et c’est la plus faible carte { FORM($suit, "feminine") }.
hint-six_of_viii-gives_in = { $move } : aucune carte de cette main ne peut remporter le pli.
hint-six_of_viii-saves_trumps = { $move } : cela abandonne le pli, et ménage les atouts.
hint-six_of_viii-not_worth = { $move } : cela abandonne le pli, car il n’a pas de diamants.

## Rules

page-six_cards-title = Six reines et leurs cartes
page-six_cards-1 = Chacune des six reines a une couleur : Catherine d’Aragon le noir, Anne Boleyn le rouge, Jeanne Seymour l’orange, Anne de Clèves le jaune, Catherine Howard le vert, Catherine Parr le bleu. Le 12 d’une couleur est la reine elle-même.
page-six_cards-2 = Toutes les couleurs montent jusqu’au 12. Le noir, le rouge et le bleu descendent jusqu’au 1, l’orange et le vert jusqu’au 4, le jaune jusqu’au 7 seulement. À long règne, longue couleur.
page-six_cards-3 = On joue à quatre, et les partenaires se font face. Les 60 cartes sont toutes distribuées, 15 à chacun. De donne en donne, l’entame tourne dans le sens des aiguilles d’une montre.
page-six_cards-4 = Les règles complètes ajoutent le Roi et deux zéros, les espions. On mêle alors 63 cartes, et trois d’entre elles sont laissées de côté, face cachée.
page-six_cards-picture-1 = Les reines dans l’ordre de leurs règnes.
page-six_pass-title = Passer des cartes
page-six_pass-1 = Avant le premier pli, chaque joueur choisit deux cartes pour son partenaire et les pose sans les montrer.
page-six_pass-2 = Personne ne regarde les cartes reçues avant que tous aient choisi. Celles que vous avez passées, vous savez qu’elles sont dans la main de votre partenaire.
page-six_trick-title = Un pli
page-six_trick-1 = Le premier à jouer entame avec n’importe quelle carte, même un atout. Les autres suivent d’une carte chacun, dans le sens des aiguilles d’une montre.
page-six_trick-2 = Qui a une carte de la couleur demandée doit en fournir une. Qui n’en a pas peut jouer n’importe quelle carte.
page-six_trick-3 = Qui remporte le pli entame le suivant. Quinze plis font une donne.
page-six_trick-picture-1 = On a demandé du noir, et personne n’a coupé : la plus forte carte noire l’emporte. Le dernier joueur n’avait pas de noir.
page-six_trump-title = L’atout selon la frise
page-six_trump-1 = L’atout est la couleur de la reine qui règne. Le plus fort atout remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
page-six_trump-2 = La frise a quinze cases, une par pli : quatre noires, trois rouges, deux orange, une jaune, deux vertes, trois bleues.
page-six_trump-3 = La couronne part de la première case et avance d’une case après chaque pli.
page-six_trump-picture-1 = Le bleu règne : la petite carte bleue prend le pli à la reine noire.
page-six_points-title = Les points
page-six_points-1 = Un pli compte un point pour l’équipe qui le remporte, et chaque diamant de ses cartes un point de plus.
page-six_points-2 = Presque chaque 8 a trois diamants, un 6 deux, un 10 un. Le 4 orange en a deux, le 4 noir et le 4 rouge un chacun. Dans le jaune, seul le 10 a un diamant.
page-six_points-3 = Quinze plis et 35 diamants : 50 points dans une donne, sauf si des cartes sont laissées de côté.
page-six_points-picture-1 = Un, deux, deux, trois et un diamant. Le 8 jaune n’en a pas.
page-six_end-title = Parties courtes et longues
page-six_end-1 = Une partie courte est une seule donne, une longue en a quatre : chaque joueur en entame une. Le plus fort total gagne.
page-six_end-2 = À égalité de totaux, l’équipe qui a remporté le dernier pli gagne.
page-six_end-3 = Aux règles complètes, à égalité, la victoire va à l’équipe qui n’avait pas le Roi dans la dernière donne ; s’il n’a pas été distribué, à celle qui a remporté le dernier pli, ou qui l’aurait remporté.
page-six_king-title = Le Roi
page-six_king-1 = Le Roi prend la couleur de la reine qui règne. Il est le plus fort atout et remporte tous les plis où il est joué.
page-six_king-2 = On peut entamer avec lui : c’est alors atout qui est demandé. On peut le jouer quand atout est demandé, ou quand on n’a pas de carte de la couleur demandée.
page-six_king-3 = Fournir à la couleur ne le fait jamais sortir de force : seul celui qui n’a pas d’autre carte doit le jouer.
page-six_king-picture-1 = Le bleu règne et a été demandé : le Roi prend le pli à la reine.
page-six_spies-title = Les espions
page-six_spies-1 = Le 0 noir et le 0 rouge sont des espions. Chacun peut se jouer de deux façons : comme 0 de sa propre couleur, ou comme 13 de l’autre.
page-six_spies-2 = Comme 0 de sa propre couleur, c’est une carte ordinaire, la plus faible de la couleur. Tant que vous l’avez, vous devez fournir à cette couleur, avec elle ou avec une autre.
page-six_spies-3 = Comme 13, il se joue quand la couleur de ce 13 est demandée, ou quand vous n’avez pas de carte de la couleur demandée et que celle-ci n’est pas la couleur propre de l’espion. On n’entame jamais avec lui comme 13, et rien ne l’oblige à en être un.
page-six_spies-4 = Un 13 passe au-dessus du 12 de sa couleur. Tant que cette couleur règne, c’est un atout, et seul le Roi est au-dessus ; le reste du temps, il ne l’emporte que si sa couleur est demandée.
page-six_spies-picture-1 = Chaque espion montre ses deux valeurs.
page-six_spies-picture-2 = On a demandé du rouge : comme 13 rouge, le 0 noir prend le pli.
page-six_church-title = L’Église d’Angleterre
page-six_church-1 = Dans une partie longue à quatre, aux règles complètes, à partir de la deuxième donne, l’équipe qui a le moins de points jusque-là tient l’Église pour cette donne. À égalité de points, personne ne la tient.
page-six_church-2 = Une fois dans la donne, l’Église peut annuler un pli que l’autre équipe remporterait, une fois les quatre cartes jouées. Dans l’équipe, c’est celui qui a joué sa carte en dernier qui décide.
page-six_church-3 = Un pli annulé ne compte pour rien, et ses cartes sortent du jeu. La couronne avance quand même, et le joueur qui l’aurait remporté entame le suivant.
page-six_church-4 = Elle est fondée sur la première case rouge de la frise : aucun pli antérieur ne peut être annulé. Ni aucun pli où se trouve le Roi.
page-six_dummy-title = À trois : le mort
page-six_dummy-1 = À trois joueurs, l’un est soliste et les deux autres sont partenaires. Quinze cartes vont à une quatrième main, le mort.
page-six_dummy-2 = Les partenaires se passent deux cartes. Le soliste en donne deux au mort avant de le voir, puis le regarde et en prend deux.
page-six_dummy-3 = Une fois que tous ont échangé, le jeu du mort est étalé sur la table, et le soliste joue ses cartes.
page-six_dummy-picture-1 = Le mort en ordre : le Roi à gauche, puis couleur par couleur, du plus fort au plus faible.
page-six_three-title = À trois : jeu et points
page-six_three-1 = Le soliste entame le premier pli de sa propre main. Suivent un partenaire, le mort, et l’autre partenaire. Si le mort remporte le pli, c’est lui qui entame.
page-six_three-2 = Seul le soliste marque la donne : les plis et les diamants des deux mains ensemble.
page-six_three-3 = Chacun est soliste une fois, et le plus fort score gagne ; à scores égaux, on partage la victoire. La partie longue continue jusqu’à ce que quelqu’un ait gagné deux de ces manches. Une manche partagée compte pour tous ceux qui la partagent. Il n’y a pas d’Église.

## The rule of the moment

moment-six_of_viii-pass = Choisissez deux cartes pour votre partenaire. Vider une couleur courte est payant.
moment-six_of_viii-give = Le soliste donne deux cartes au mort avant de le voir.
moment-six_of_viii-take = Le soliste prend deux cartes du mort dans sa propre main.
moment-six_of_viii-partners = Les partenaires se passent deux cartes.
moment-six_of_viii-church = L’Église peut annuler ce pli, une fois par donne : pas de points, pour personne.
moment-six_of_viii-first = Le premier pli : atout { $suit }.
moment-six_of_viii-king = Le Roi remporte toujours le pli.
moment-six_of_viii-spy = Un espion est venu comme 13 de l’autre couleur.
moment-six_of_viii-reign = Une nouvelle reine règne : atout { $suit } à présent.
moment-six_of_viii-last = Le dernier pli de ce règne : atout { $suit } une fois encore.
moment-six_of_viii-over = Un pli compte un point, chaque diamant un de plus ; qui a le plus de points gagne.

## The lesson

lesson-six_of_viii-title = Les Six de VIII, enseignées par Thomas More
lesson-six_of_viii-follow-title = Fournir à la couleur
lesson-six_of_viii-follow-say = Essayez de jouer votre sept vert, alors qu’on demande du noir et que vous en avez. On joue à quatre, et celui qui vous fait face est votre partenaire.
lesson-six_of_viii-follow-say-2 = Prenez maintenant le pli avec une carte noire. Tant que vous avez de la couleur demandée, vous devez en fournir, mais vous pouvez choisir quelle carte.
lesson-six_of_viii-follow-done = La plus forte carte de la couleur demandée prend le pli, à moins que quelqu’un ne coupe. Qui prend un pli entame le suivant.
lesson-six_of_viii-follow-not_yet = C’est bien fournir, mais une autre de vos cartes remporterait le pli.
lesson-six_of_viii-follow-hint-1 = Essayez d’abord le sept vert, pour entendre pourquoi il ne peut être joué.
lesson-six_of_viii-follow-hint-2 = Votre onze noir bat le neuf.
lesson-six_of_viii-crown-title = L’atout suit la couronne
lesson-six_of_viii-crown-say = Entamez le vert, la couleur de Catherine Howard, tant qu’il gagne : elle règne encore un pli. La couronne montre qui règne, et sa couleur est l’atout : elle bat toutes les autres.
lesson-six_of_viii-crown-say-2 = Entamez maintenant le bleu. La couronne a avancé après le pli : Catherine Parr règne, et sa couleur est l’atout.
lesson-six_of_viii-crown-done = Ainsi la même carte est forte sous un règne et faible sous le suivant. Ne perdez pas la couronne des yeux.
lesson-six_of_viii-crown-not_yet = Cela, quelqu’un pourrait le couper. Entamez la couleur de la reine qui règne.
lesson-six_of_viii-crown-hint-1 = D’abord le neuf vert : le vert est l’atout tant que Catherine Howard règne.
lesson-six_of_viii-crown-hint-2 = Ensuite le dix bleu : c’est le bleu qui est l’atout à présent.
lesson-six_of_viii-trump-title = Couper une autre couleur
lesson-six_of_viii-trump-say = Prenez le pli avec un atout, c’est-à-dire du bleu : il y a des diamants à gagner. On demande du noir, vous n’en avez pas, et vous pouvez donc jouer n’importe quelle carte.
lesson-six_of_viii-trump-done = Le plus petit atout bat la reine en personne. Une couleur vide est un bien précieux.
lesson-six_of_viii-trump-not_yet = C’est permis, puisque vous n’avez pas de noir. Mais cette carte ne gagne rien.
lesson-six_of_viii-trump-hint-1 = Votre un bleu est le seul atout du pli.
lesson-six_of_viii-diamonds-title = Les diamants
lesson-six_of_viii-diamonds-say = Donnez à ce pli le plus de diamants possible, car votre partenaire le remporte, et vous jouez le dernier. Un pli compte un point, et chaque diamant de ses cartes un point de plus.
lesson-six_of_viii-diamonds-done = Trois diamants et le pli pour votre équipe. Presque chaque 8 en a trois, un 6 en a deux, un 10 un ; un 4 en a un dans le noir et le rouge, deux dans l’orange.
lesson-six_of_viii-diamonds-not_yet = L’une de vos cartes a plus de diamants que celle-là.
lesson-six_of_viii-diamonds-hint-1 = Le huit orange en a trois.
lesson-six_of_viii-pass-title = Passer des cartes
lesson-six_of_viii-pass-say = Passez vos deux cartes jaunes : vous pourrez alors couper quand on demandera du jaune. Avant le premier pli, chaque joueur passe deux cartes à son partenaire, face cachée.
lesson-six_of_viii-pass-done = Une fois que les quatre ont choisi, chacun ramasse ce que son partenaire lui a passé. Souvenez-vous : vous savez où sont ces deux cartes.
lesson-six_of_viii-pass-not_yet = Cela aussi peut être sage. Mais tâchez de vider toute une couleur : vos deux cartes jaunes.
lesson-six_of_viii-pass-hint-1 = Choisissez le neuf jaune et le sept jaune, et confirmez.
lesson-six_of_viii-pass-hint-2 = Les deux cartes marquées au début de l’étape.
lesson-six_of_viii-king-title = Le Roi
lesson-six_of_viii-king-say = Essayez le Roi sur cette entame noire. Il vient avec les règles complètes, il est atout sous tous les règnes et bat tout. Mais ce n’est pas une carte noire.
lesson-six_of_viii-king-say-2 = Fournissez donc à la couleur. Tant que vous le pouvez, il attend qu’on demande atout.
lesson-six_of_viii-king-say-3 = Maintenant jouez le Roi : on demande atout, et avec la reine elle-même. Vous avez une carte bleue et pouvez la jouer, mais lui aussi peut venir.
lesson-six_of_viii-king-done = Le Roi gagne toujours. Vous pouvez aussi entamer avec lui, et il faut alors fournir atout ; ou le jouer quand vous n’avez rien de la couleur demandée.
lesson-six_of_viii-king-not_yet = C’est bien fournir, mais le Roi remporterait le pli.
lesson-six_of_viii-king-hint-1 = Essayez d’abord le Roi, fournissez ensuite le cinq noir.
lesson-six_of_viii-king-hint-2 = Quand on demande du bleu, jouez le Roi.
lesson-six_of_viii-spies-title = Les espions
lesson-six_of_viii-spies-say = Montrez l’espion de votre main. Les deux zéros sont des espions. Chacun est la plus faible carte de sa propre couleur, et, déguisé, le 13 de l’autre : le noir dans le rouge, le rouge dans le noir.
lesson-six_of_viii-spies-say-2 = Jouez le 0 noir comme 13 rouge. La reine rouge a été entamée, et vous pourriez fournir votre quatre rouge ; mais l’espion peut venir.
lesson-six_of_viii-spies-done = Comme 13, il est la plus forte carte de l’autre couleur. Il ne peut venir que lorsqu’on demande cette couleur, ou quand vous n’avez rien de la couleur demandée, et jamais il n’y est forcé. Si l’on demande sa propre couleur, un espion n’est qu’un 0.
lesson-six_of_viii-spies-not_yet = Pas celle-là : l’espion, c’est le 0, et comme 13 rouge il prend le pli.
lesson-six_of_viii-spies-hint-1 = Le 0 noir est la carte au bord de votre main.
lesson-six_of_viii-spies-hint-2 = Choisissez le 0 noir, et ensuite : comme 13 de l’autre couleur.
lesson-six_of_viii-church-title = L’Église d’Angleterre
lesson-six_of_viii-church-say = Ne donnez plus de diamants aux autres dans ce pli, qu’ils remportent. À partir de la deuxième donne d’une partie longue, l’équipe qui a le moins de points tient l’Église ; ici, elle est à vous.
lesson-six_of_viii-church-say-2 = Annulez le pli : il vaut sept points ! À partir de la première case rouge de la frise, l’Église peut annuler un pli de l’autre équipe.
lesson-six_of_viii-church-done = Pas de points, pour personne, et la couronne avance quand même. Une fois par donne, et jamais un pli où se trouve le Roi : choisissez bien le moment. Vous connaissez maintenant le jeu.
lesson-six_of_viii-church-not_yet = Ces points ne doivent pas leur revenir : jouez une carte sans diamants, puis annulez le pli.
lesson-six_of_viii-church-hint-1 = Jouez le cinq noir ou le sept rouge. Annulez ensuite le pli.

## Achievements: each with its source

achievement-six_of_viii_win = Sermons sur la carte
achievement-six_of_viii_win-task = Gagnez une partie des Six de VIII.
# Source: Hugh Latimer, Sermons on the Card (Cambridge, December 1529).
achievement-six_of_viii_win-story = À Noël 1529, Hugh Latimer prêcha à Cambridge sur un jeu de cartes, la « triomphe », ancêtre de nos atouts. L’atout, dit-il, est le cœur.

achievement-six_of_viii_three = Pas de cartes étrangères
achievement-six_of_viii_three-task = Gagnez à trois une partie des Six de VIII.
# Source: 3 Edward IV c. 4 (1463).
achievement-six_of_viii_three-story = En 1463, le Parlement interdit l’entrée en Angleterre des cartes à jouer : les cartiers anglais s’étaient plaints de celles de l’étranger.
