## The game, and what is on every screen

app-name = King’s Coffer
back = Retour
prompt-choose = choisir
prompt-press = valider
prompt-change = changer
prompt-back = retour
prompt-table = vers la table
prompt-tabs = onglets
prompt-rules = règles

## The families

family-draughts = Dames
family-mill = Moulin
family-queens_guard = Garde de la reine
family-six_wives = Les Six Épouses
family-six_of_viii = Les Six de VIII
family-cromwell = Cromwell

## People and seats

courtier-will = Will Somers
courtier-will-short = Somers
courtier-will-manner = joue pour faire rire
courtier-kath = Katherine
courtier-kath-short = Katherine
courtier-kath-manner = joue vite et gentiment
courtier-bran = Charles Brandon
courtier-bran-short = Brandon
courtier-bran-manner = attaque et prend
courtier-more = Thomas More
courtier-more-short = More
courtier-more-manner = joue profond et loyal
courtier-crom = Thomas Cromwell
courtier-crom-short = Cromwell
courtier-crom-manner = ne fait aucun cadeau
courtier-jane = Jane Foole
courtier-jane-short = Jane
courtier-jane-manner = joue à sa fantaisie
courtier-patch = Patch
courtier-patch-short = Patch
courtier-patch-manner = rit de ses bévues
courtier-basset = Anne Basset
    .elide = yes
courtier-basset-short = Anne
    .elide = yes
courtier-basset-manner = serre ses pions
courtier-douglas = Margaret Douglas
courtier-douglas-short = Margaret
courtier-douglas-manner = garde ce qu’elle voit
courtier-wyatt = Thomas Wyatt
courtier-wyatt-short = Wyatt
courtier-wyatt-manner = saisit l’instant
courtier-bryan = Francis Bryan
courtier-bryan-short = Bryan
courtier-bryan-manner = échange d’abord, réfléchit après
courtier-holbein = Hans Holbein
courtier-holbein-short = Holbein
courtier-holbein-manner = regarde bien, manque peu
courtier-erasmus = Érasme
    .elide = yes
courtier-erasmus-short = Érasme
    .elide = yes
courtier-erasmus-manner = pèse les deux côtés
courtier-wolsey = Thomas Wolsey
courtier-wolsey-short = Wolsey
courtier-wolsey-manner = voit loin
courtier-gardiner = Stephen Gardiner
courtier-gardiner-short = Gardiner
courtier-gardiner-manner = punit le moindre faux pas
rating-about = cote d’environ { $n }
rating-short = environ { $n }
rating-with = { $words }, cote d’environ { $n }
person-you = Vous
    .within = vous
person-you-within = vous
person-friend = Un ami
    .within = un ami
    .elide = yes
person-guest = Un invité
effort-gentle = en douceur
effort-usual = comme d’habitude
effort-earnest = pour de bon
effort-with = { $words }, { $effort }
courtier-plays_gently = joue en douceur
courtier-plays_in_earnest = joue pour de bon
person-chance = Dame Fortune
person-chance-short = Fortune
seat = place { $n }
name-numbered = { $name } { $numeral }
person-seat-0 = Thomas
person-seat-1 = Anne
    .elide = yes
person-seat-2 = Henri
    .elide = yes
person-seat-3 = Jeanne
person-seat-4 = Marie
person-seat-5 = Édouard
    .elide = yes
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = votre partenaire
    .subject = Votre partenaire
person-at-left = votre voisin de gauche
    .subject = Votre voisin de gauche
person-at-right = votre voisin de droite
    .subject = Votre voisin de droite
person-at-opposite = votre vis-à-vis
    .subject = Votre vis-à-vis
person-at-far_left = votre vis-à-vis de gauche
    .subject = Votre vis-à-vis de gauche
person-at-far_right = votre vis-à-vis de droite
    .subject = Votre vis-à-vis de droite
person-at-partner-short = Votre partenaire
    .within = votre partenaire
person-at-left-short = À votre gauche
    .subject = Votre voisin de gauche
    .within = votre gauche
person-at-right-short = À votre droite
    .subject = Votre voisin de droite
    .within = votre droite
person-at-opposite-short = En face
    .subject = Votre vis-à-vis
    .within = en face
    .elide = yes
person-at-far_left-short = En face à gauche
    .subject = Votre vis-à-vis de gauche
    .within = en face à gauche
    .elide = yes
person-at-far_right-short = En face à droite
    .subject = Votre vis-à-vis de droite
    .within = en face à droite
    .elide = yes

## Numbers and lists

count-2 = deux
count-3 = trois
count-4 = quatre
count-5 = cinq
count-6 = six
count-7 = sept
count-8 = huit
count-9 = neuf
count-10 = dix
count-11 = onze
count-12 = douze
list-and = { $list } et { $last }
# Between the parts of a list, between lists, and between sentences.
list-comma = { ", " }
list-semicolon = { " ; " }
sentence-gap = { " " }
sentence-stop = { $text }.
sentence-two = { $first }. { $second }
side-with_name = { $side } ({ $name })
in-moves =
    { $moves ->
        [one] en un coup
       *[other] en { WORDS($moves) } coups
    }
within-moves =
    { $moves ->
        [one] d’ici un coup
       *[other] d’ici { WORDS($moves) } coups
    }

## Dates

date =
    { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
date-year =
    { $day ->
        [1] 1er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }
when-today = aujourd’hui à { $time }
when-yesterday = hier à { $time }
when-date = le { $date } à { $time }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
