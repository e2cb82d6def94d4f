## The game, and what is on every screen

app-name = King’s Coffer
back = Back
prompt-choose = choose
prompt-press = press
prompt-change = change
prompt-back = back
prompt-table = to the table
prompt-tabs = tabs
prompt-rules = rules

## The families

family-draughts = Draughts
family-mill = Mill
family-queens_guard = Queen’s Guard
family-six_wives = The Six Wives
family-six_of_viii = The Six of VIII
family-cromwell = Cromwell

## People and seats

courtier-will = Will Somers
courtier-will-short = Somers
courtier-will-manner = plays for laughs
courtier-kath = Katherine
courtier-kath-short = Katherine
courtier-kath-manner = plays kindly and quickly
courtier-bran = Charles Brandon
courtier-bran-short = Brandon
courtier-bran-manner = attacks and takes
courtier-more = Thomas More
courtier-more-short = More
courtier-more-manner = plays deep and fair
courtier-crom = Thomas Cromwell
courtier-crom-short = Cromwell
courtier-crom-manner = gives nothing away
courtier-jane = Jane Foole
courtier-jane-short = Jane
courtier-jane-manner = plays what pleases her
courtier-patch = Patch
courtier-patch-short = Patch
courtier-patch-manner = laughs at his mistakes
courtier-basset = Anne Basset
courtier-basset-short = Anne
courtier-basset-manner = keeps her pieces close
courtier-douglas = Margaret Douglas
courtier-douglas-short = Margaret
courtier-douglas-manner = guards what she sees
courtier-wyatt = Thomas Wyatt
courtier-wyatt-short = Wyatt
courtier-wyatt-manner = seizes the moment
courtier-bryan = Francis Bryan
courtier-bryan-short = Bryan
courtier-bryan-manner = trades first, asks later
courtier-holbein = Hans Holbein
courtier-holbein-short = Holbein
courtier-holbein-manner = looks long, misses little
courtier-erasmus = Erasmus
courtier-erasmus-short = Erasmus
courtier-erasmus-manner = weighs both sides
courtier-wolsey = Thomas Wolsey
courtier-wolsey-short = Wolsey
courtier-wolsey-manner = plans far ahead
courtier-gardiner = Stephen Gardiner
courtier-gardiner-short = Gardiner
courtier-gardiner-manner = punishes every slip
rating-about = rating about { $n }
rating-short = about { $n }
rating-with = { $words }, rating about { $n }
person-you = You
person-you-within = you
person-friend = A friend
person-guest = A guest
effort-gentle = gently
effort-usual = as usual
effort-earnest = in earnest
effort-with = { $words }, { $effort }
courtier-plays_gently = plays gently
courtier-plays_in_earnest = plays in earnest
person-chance = Dame Fortune
person-chance-short = Fortune
seat = seat { $n }
name-numbered = { $name } { $numeral }
person-seat-0 = Thomas
person-seat-1 = Anne
person-seat-2 = Henry
person-seat-3 = Jane
person-seat-4 = Mary
person-seat-5 = Edward
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = your partner
    .capital = Your partner
person-at-left = the player on your left
    .capital = The player on your left
person-at-right = the player on your right
    .capital = The player on your right
person-at-opposite = the player opposite
    .capital = The player opposite
person-at-far_left = the player on your far left
    .capital = The player on your far left
person-at-far_right = the player on your far right
    .capital = The player on your far right
person-at-partner-short = Your partner
    .within = your partner
    .from = your partner
person-at-left-short = On your left
    .capital = The player on your left
    .within = the player on your left
    .from = your left
person-at-right-short = On your right
    .capital = The player on your right
    .within = the player on your right
    .from = your right
person-at-opposite-short = Opposite
    .capital = The player opposite
    .within = the player opposite
    .from = opposite
person-at-far_left-short = Far left
    .capital = The player on your far left
    .within = the player on your far left
    .from = your far left
person-at-far_right-short = Far right
    .capital = The player on your far right
    .within = the player on your far right
    .from = your far right

## Numbers and lists

count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six
count-7 = seven
count-8 = eight
count-9 = nine
count-10 = ten
count-11 = eleven
count-12 = twelve
list-and = { $list } and { $last }
# Between the parts of a list, between lists, and between sentences.
list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
sentence-stop = { $text }.
sentence-two = { $first }. { $second }
side-with_name = { $side } ({ $name })
in-moves =
    { $moves ->
        [one] in one move
       *[other] in { WORDS($moves) } moves
    }
within-moves =
    { $moves ->
        [one] within one move
       *[other] within { WORDS($moves) } moves
    }

## Dates

date = { $day } { $month }
date-year = { $day } { $month } { $year }
when-today = today at { $time }
when-yesterday = yesterday at { $time }
when-date = { $date } at { $time }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
