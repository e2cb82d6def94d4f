## Statistics

statistics-title = Statistics
statistics-played = Played
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-run = Best run
statistics-fewest = Fewest moves
statistics-all = Total
statistics-row = { $played } played: { $won } won, { $drawn } drawn, { $lost } lost
statistics-row-fewest = { $played } played: { $won } won, { $drawn } drawn, { $lost } lost; best run { $run }, fewest moves { $fewest }
statistics-row-none = not yet played
statistics-row-rated = rating about { $n }; { $row }
statistics-say = { $name }: { $played } played, { $won } won, { $drawn } drawn, { $lost } lost.
statistics-say-fewest = { $name }: { $played } played, { $won } won, { $drawn } drawn, { $lost } lost; best run { $run }, fewest moves { $fewest }.
statistics-say-none = { $name }: not yet played.
statistics-people = Between people at one table: { $played } played, won by { $sides }, { $drawn } drawn.
statistics-people-side = { $side } { $n }
statistics-rating = Your rating in matches of two: { $n }, give or take { $error }.
statistics-time = Time at the table: { $time }.
statistics-minutes = { $m } min
statistics-hours = { $h } h { $m } min
statistics-choices = { $name }: { $choices }.
statistics-choice = { $choice } ({ $won } of { $played } won)
statistics-learned = Line of succession: { $learned }, { $right } of { $asked } answers right, best drill { $best }.
