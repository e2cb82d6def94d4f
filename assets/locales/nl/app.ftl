## The game, and what is on every screen

app-name = King’s Coffer
back = Terug
prompt-choose = kiezen
prompt-press = drukken
prompt-change = wijzigen
prompt-back = terug
prompt-table = naar de tafel
prompt-tabs = tabs
prompt-rules = regels

## The families

family-draughts = Dammen
family-mill = Molenspel
family-queens_guard = Koninginnewacht
family-six_wives = De zes vrouwen
family-six_of_viii = De zes van VIII
family-cromwell = Cromwell

## People and seats

courtier-will = Will Somers
courtier-will-short = Somers
courtier-will-manner = speelt voor de grap
courtier-kath = Katherine
courtier-kath-short = Katherine
courtier-kath-manner = speelt vriendelijk en vlot
courtier-bran = Charles Brandon
courtier-bran-short = Brandon
courtier-bran-manner = valt aan en slaat toe
courtier-more = Thomas More
courtier-more-short = More
courtier-more-manner = denkt diep en speelt eerlijk
courtier-crom = Thomas Cromwell
courtier-crom-short = Cromwell
courtier-crom-manner = geeft niets cadeau
courtier-jane = Jane Foole
courtier-jane-short = Jane
courtier-jane-manner = speelt wat haar bevalt
courtier-patch = Patch
courtier-patch-short = Patch
courtier-patch-manner = lacht om zijn fouten
courtier-basset = Anne Basset
courtier-basset-short = Anne
courtier-basset-manner = houdt haar stukken bijeen
courtier-douglas = Margaret Douglas
courtier-douglas-short = Margaret
courtier-douglas-manner = bewaakt wat ze ziet
courtier-wyatt = Thomas Wyatt
courtier-wyatt-short = Wyatt
courtier-wyatt-manner = grijpt het moment
courtier-bryan = Francis Bryan
courtier-bryan-short = Bryan
courtier-bryan-manner = ruilt eerst, vraagt later
courtier-holbein = Hans Holbein
courtier-holbein-short = Holbein
courtier-holbein-manner = kijkt lang, mist weinig
courtier-erasmus = Erasmus
courtier-erasmus-short = Erasmus
courtier-erasmus-manner = weegt beide kanten af
courtier-wolsey = Thomas Wolsey
courtier-wolsey-short = Wolsey
courtier-wolsey-manner = plant ver vooruit
courtier-gardiner = Stephen Gardiner
courtier-gardiner-short = Gardiner
courtier-gardiner-manner = bestraft elke misstap
rating-about = rating ongeveer { $n }
rating-short = ongeveer { $n }
rating-with = { $words }, rating ongeveer { $n }
person-you = Jij
    .the = jou
    .object = jou
person-you-within = jij
    .the = jou
    .object = jou
person-friend = Gast
    .the = je gast
    .object = je gast
person-guest = Een gast
effort-gentle = mild
effort-usual = zoals altijd
effort-earnest = in ernst
effort-with = { $words }, { $effort }
courtier-plays_gently = speelt mild
courtier-plays_in_earnest = speelt in ernst
person-chance = Vrouwe Fortuna
person-chance-short = Fortuna
seat = plaats { $n }
name-numbered = { $name } { $numeral }
person-seat-0 = Thomas
person-seat-1 = Anna
person-seat-2 = Hendrik
person-seat-3 = Jane
person-seat-4 = Maria
person-seat-5 = Eduard
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = je partner
    .capital = Je partner
person-at-left = je linkerbuur
    .capital = Je linkerbuur
person-at-right = je rechterbuur
    .capital = Je rechterbuur
person-at-opposite = je overbuur
    .capital = Je overbuur
person-at-far_left = je overbuur links
    .capital = Je overbuur links
person-at-far_right = je overbuur rechts
    .capital = Je overbuur rechts
person-at-partner-short = Je partner
    .the = je partner
    .object = je partner
person-at-left-short = Links van je
    .capital = Je linkerbuur
    .the = je linkerbuur
    .object = links
person-at-right-short = Rechts van je
    .capital = Je rechterbuur
    .the = je rechterbuur
    .object = rechts
person-at-opposite-short = Tegenover je
    .capital = Je overbuur
    .the = je overbuur
    .object = de overkant
person-at-far_left-short = Ver links
    .capital = Je overbuur links
    .the = je overbuur links
    .object = ver links
person-at-far_right-short = Ver rechts
    .capital = Je overbuur rechts
    .the = je overbuur rechts
    .object = ver rechts

## Numbers and lists

count-2 = twee
count-3 = drie
count-4 = vier
count-5 = vijf
count-6 = zes
count-7 = zeven
count-8 = acht
count-9 = negen
count-10 = tien
count-11 = elf
count-12 = twaalf
list-and = { $list } en { $last }
# Between the parts of a list, between lists, and between sentences.
list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
sentence-stop = { $text }.
sentence-two = { $first }. { $second }
side-with_name = { $side } ({ $name })
in-moves =
    { $moves ->
        [one] in één zet
       *[other] in { WORDS($moves) } zetten
    }
within-moves =
    { $moves ->
        [one] binnen één zet
       *[other] binnen { WORDS($moves) } zetten
    }

## Dates

date = { $day } { $month }
date-year = { $day } { $month } { $year }
when-today = vandaag om { $time }
when-yesterday = gisteren om { $time }
when-date = { $date } om { $time }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
