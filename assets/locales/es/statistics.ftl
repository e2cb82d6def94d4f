## Statistics

statistics-title = Estadísticas
statistics-played = Partidas
statistics-won = Ganadas
statistics-drawn = Empatadas
statistics-lost = Perdidas
statistics-run = Mejor racha
statistics-fewest = Mínimo de jugadas
statistics-all = Total
statistics-row = partidas: { $played }; ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }
statistics-row-fewest = partidas: { $played }; ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }; mejor racha: { $run }, mínimo de jugadas: { $fewest }
statistics-row-none = aún sin jugar
statistics-row-rated = fuerza: unos { $n }; { $row }
statistics-say = { $name }. Partidas: { $played }; ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }.
statistics-say-fewest = { $name }. Partidas: { $played }; ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }; mejor racha: { $run }, mínimo de jugadas: { $fewest }.
statistics-say-none = { $name }: aún sin jugar.
statistics-people = Entre personas en una misma mesa. Partidas: { $played }; victorias: { $sides }; empates: { $drawn }.
statistics-people-side = { $side } { $n }
statistics-rating = Tu fuerza en partidas de dos: { $n }, con un margen de { $error }.
statistics-time = Tiempo de juego: { $time }.
statistics-minutes = { $m } min
statistics-hours = { $h } h { $m } min
statistics-choices = { $name }: { $choices }.
statistics-choice = { $choice } (ganadas { $won } de { $played })
statistics-learned = Línea de sucesión: { $learned }, respuestas correctas: { $right } de { $asked }, mejor repaso: { $best }.
