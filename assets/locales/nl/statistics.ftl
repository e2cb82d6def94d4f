## Statistics

statistics-title = Statistiek
statistics-played = Gespeeld
statistics-won = Winst
statistics-drawn = Gelijk
statistics-lost = Verlies
statistics-run = Beste reeks
statistics-fewest = Minste zetten
statistics-all = Totaal
statistics-row = { $played } gespeeld: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
statistics-row-fewest = { $played } gespeeld: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren; beste reeks { $run }, minste zetten { $fewest }
statistics-row-none = nog niet gespeeld
statistics-row-rated = rating ongeveer { $n }; { $row }
statistics-say = { $name }: { $played } gespeeld, { $won } gewonnen, { $drawn } gelijk, { $lost } verloren.
statistics-say-fewest = { $name }: { $played } gespeeld, { $won } gewonnen, { $drawn } gelijk, { $lost } verloren; beste reeks { $run }, minste zetten { $fewest }.
statistics-say-none = { $name }: nog niet gespeeld.
statistics-people = Tussen mensen aan één tafel: { $played } gespeeld, gewonnen door { $sides }, { $drawn } gelijk.
statistics-people-side = { FORM($side, "the") } { $n }
statistics-rating = Je rating in partijen voor twee: { $n }, op { $error } na nauwkeurig.
statistics-time = Tijd aan tafel: { $time }.
statistics-minutes = { $m } min
statistics-hours = { $h } u { $m } min
statistics-choices = { $name }: { $choices }.
statistics-choice = { $choice } ({ $won } van { $played } gewonnen)
statistics-learned = { $asked ->
        [one] Troonopvolging: { $learned }, { $right } van { $asked } antwoord goed, beste overhoring { $best }.
       *[other] Troonopvolging: { $learned }, { $right } van { $asked } antwoorden goed, beste overhoring { $best }.
    }
