## Statistics

statistics-title = Statistiques
statistics-played = Jouées
statistics-won = Gagnées
statistics-drawn = Nulles
statistics-lost = Perdues
statistics-run = Série
statistics-fewest = Plus courte
statistics-all = Total
statistics-row = jouées : { $played } ; gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
statistics-row-fewest = jouées : { $played } ; gagnées : { $won }, nulles : { $drawn }, perdues : { $lost } ; meilleure série { $run }, plus courte partie { $fewest }
statistics-row-none = pas encore joué
statistics-row-rated = cote d’environ { $n } ; { $row }
statistics-say = { $name }. Jouées : { $played } ; gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }.
statistics-say-fewest = { $name }. Jouées : { $played } ; gagnées : { $won }, nulles : { $drawn }, perdues : { $lost } ; meilleure série { $run }, plus courte partie { $fewest }.
statistics-say-none = { $name } : pas encore joué.
statistics-people = Entre personnes à une même table. Jouées : { $played } ; gagnées par { $sides } ; nulles : { $drawn }.
statistics-people-side = { $side } { $n }
statistics-rating = Votre cote dans les parties à deux : { $n }, plus ou moins { $error }.
statistics-time = Temps passé à table : { $time }.
statistics-minutes = { $m } min
statistics-hours = { $h } h { $m } min
statistics-choices = { $name } : { $choices }.
statistics-choice =
    { $won ->
        [one] { $choice } ({ $won } gagnée sur { $played })
       *[other] { $choice } ({ $won } gagnées sur { $played })
    }
statistics-learned = Ligne de succession : { $learned }, réponses justes : { $right } sur { $asked }, record : { $best }.
