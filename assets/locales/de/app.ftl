## The game, and what is on every screen

app-name = King’s Coffer
back = Zurück
prompt-choose = wählen
prompt-press = drücken
prompt-change = ändern
prompt-back = zurück
prompt-table = zum Tisch
prompt-tabs = Reiter
prompt-rules = Regeln

## The families

family-draughts = Dame
family-mill = Mühle
family-queens_guard = Garde der Königin
family-six_wives = Die sechs Frauen
family-six_of_viii = Die Sechs von VIII
family-cromwell = Cromwell

## People and seats

courtier-will = Will Somers
courtier-will-short = Somers
courtier-will-manner = spielt für die Lacher
courtier-kath = Katherine
courtier-kath-short = Katherine
courtier-kath-manner = spielt freundlich und flink
courtier-bran = Charles Brandon
courtier-bran-short = Brandon
courtier-bran-manner = greift an und schlägt
courtier-more = Thomas Morus
courtier-more-short = Morus
courtier-more-manner = denkt tief und spielt redlich
courtier-crom = Thomas Cromwell
courtier-crom-short = Cromwell
courtier-crom-manner = verschenkt nichts
courtier-jane = Jane Foole
courtier-jane-short = Jane
courtier-jane-manner = spielt, was ihr gefällt
courtier-patch = Patch
courtier-patch-short = Patch
courtier-patch-manner = lacht über seine Fehler
courtier-basset = Anne Basset
courtier-basset-short = Anne
courtier-basset-manner = hält ihre Steine beisammen
courtier-douglas = Margaret Douglas
courtier-douglas-short = Margaret
courtier-douglas-manner = hütet, was sie sieht
courtier-wyatt = Thomas Wyatt
courtier-wyatt-short = Wyatt
courtier-wyatt-manner = nutzt den Augenblick
courtier-bryan = Francis Bryan
courtier-bryan-short = Bryan
courtier-bryan-manner = tauscht erst, fragt dann
courtier-holbein = Hans Holbein
courtier-holbein-short = Holbein
courtier-holbein-manner = schaut lang, übersieht wenig
courtier-erasmus = Erasmus
courtier-erasmus-short = Erasmus
courtier-erasmus-manner = wägt beide Seiten ab
courtier-wolsey = Thomas Wolsey
courtier-wolsey-short = Wolsey
courtier-wolsey-manner = plant weit voraus
courtier-gardiner = Stephen Gardiner
courtier-gardiner-short = Gardiner
courtier-gardiner-manner = straft jeden Fehltritt
rating-about = Wertung etwa { $n }
rating-short = etwa { $n }
rating-with = { $words }, Wertung etwa { $n }
person-you = Du
    .dative = dir
    .accusative = dich
person-you-within = du
    .dative = dir
    .accusative = dich
person-friend = Gast
person-guest = Ein Gast
effort-gentle = sanft
effort-usual = wie immer
effort-earnest = im Ernst
effort-with = { $words }, { $effort }
courtier-plays_gently = spielt sanft
courtier-plays_in_earnest = spielt im Ernst
person-chance = Frau Fortuna
person-chance-short = Fortuna
seat = Platz { $n }
name-numbered = { $name } { $numeral }
person-seat-0 = Thomas
person-seat-1 = Anne
person-seat-2 = Heinrich
person-seat-3 = Jane
person-seat-4 = Maria
person-seat-5 = Eduard
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = dein Partner
    .capital = Dein Partner
    .dative = deinem Partner
    .accusative = deinen Partner
person-at-left = dein linker Nachbar
    .capital = Dein linker Nachbar
    .dative = deinem linken Nachbarn
    .accusative = deinen linken Nachbarn
person-at-right = dein rechter Nachbar
    .capital = Dein rechter Nachbar
    .dative = deinem rechten Nachbarn
    .accusative = deinen rechten Nachbarn
person-at-opposite = dein Gegenüber
    .capital = Dein Gegenüber
    .dative = deinem Gegenüber
    .accusative = dein Gegenüber
person-at-far_left = dein Gegenüber links
    .capital = Dein Gegenüber links
    .dative = deinem Gegenüber links
    .accusative = dein Gegenüber links
person-at-far_right = dein Gegenüber rechts
    .capital = Dein Gegenüber rechts
    .dative = deinem Gegenüber rechts
    .accusative = dein Gegenüber rechts
person-at-partner-short = Dein Partner
    .the = dein Partner
    .dative = deinem Partner
    .accusative = deinen Partner
person-at-left-short = Links von dir
    .capital = Dein linker Nachbar
    .the = dein linker Nachbar
    .dative = links
    .accusative = deinen linken Nachbarn
person-at-right-short = Rechts von dir
    .capital = Dein rechter Nachbar
    .the = dein rechter Nachbar
    .dative = rechts
    .accusative = deinen rechten Nachbarn
person-at-opposite-short = Gegenüber
    .capital = Dein Gegenüber
    .the = dein Gegenüber
    .dative = gegenüber
    .accusative = dein Gegenüber
person-at-far_left-short = Weit links
    .capital = Dein Gegenüber links
    .the = dein Gegenüber links
    .dative = weit links
    .accusative = dein Gegenüber links
person-at-far_right-short = Weit rechts
    .capital = Dein Gegenüber rechts
    .the = dein Gegenüber rechts
    .dative = weit rechts
    .accusative = dein Gegenüber rechts

## Numbers and lists

count-2 = zwei
count-3 = drei
count-4 = vier
count-5 = fünf
count-6 = sechs
count-7 = sieben
count-8 = acht
count-9 = neun
count-10 = zehn
count-11 = elf
count-12 = zwölf
list-and = { $list } und { $last }
# Between the parts of a list, between lists, and between sentences.
list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
sentence-stop = { $text }.
sentence-two = { $first }. { $second }
side-with_name = { $side } ({ $name })
in-moves =
    { $moves ->
        [one] in einem Zug
       *[other] in { WORDS($moves) } Zügen
    }
within-moves =
    { $moves ->
        [one] spätestens in einem Zug
       *[other] spätestens in { WORDS($moves) } Zügen
    }

## Dates

date = { $day }. { $month }
date-year = { $day }. { $month } { $year }
when-today = heute um { $time }
when-yesterday = gestern um { $time }
when-date = am { $date } um { $time }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
