## Statistics

statistics-title = Statistik
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
statistics-run = Beste Serie
statistics-fewest = Wenigste Züge
statistics-all = Gesamt
statistics-row = { $played } gespielt: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
statistics-row-fewest = { $played } gespielt: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; beste Serie { $run }, wenigste Züge { $fewest }
statistics-row-none = noch nicht gespielt
statistics-row-rated = Wertung etwa { $n }; { $row }
statistics-say = { $name }: { $played } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
statistics-say-fewest = { $name }: { $played } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; beste Serie { $run }, wenigste Züge { $fewest }.
statistics-say-none = { $name }: noch nicht gespielt.
statistics-people = Unter Menschen an einem Tisch: { $played } gespielt, Siege: { $sides }, { $drawn } unentschieden.
statistics-people-side = { $side } { $n }
statistics-rating = Deine Wertung in Partien zu zweit: { $n }, auf { $error } genau.
statistics-time = Zeit am Tisch: { $time }.
statistics-minutes = { $m } min
statistics-hours = { $h } h { $m } min
statistics-choices = { $name }: { $choices }.
statistics-choice = { $choice } ({ $won } von { $played } gewonnen)
statistics-learned = { $asked ->
        [one] Thronfolge: { $learned }, { $right } von { $asked } Antwort richtig, beste Abfrage { $best }.
       *[other] Thronfolge: { $learned }, { $right } von { $asked } Antworten richtig, beste Abfrage { $best }.
    }
