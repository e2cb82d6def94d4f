## The matches that are kept

matches-title = Deine Partien
matches-unfinished = Laufende
matches-finished = Beendete
matches-none = Hier sind noch keine Partien.
matches-against = { $game } gegen { $names }
matches-with = { $game } mit { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = Zug { $n }
matches-ended = { $end } ({ $moves })
matches-delete = Löschen: { $title }

games-title = Wähle eine Partie
games-search-label = Die Partien durchsuchen
games-search-hint = Name, Ereignis, Jahr
games-found =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
games-unread =
    { $n ->
        [one] 1 Partie lässt sich nicht öffnen
       *[other] { $n } Partien lassen sich nicht öffnen
    }
games-unread_others =
    { $n ->
        [one] … und 1 weitere.
       *[other] … und { $n } weitere.
    }
games-refused_at = Partie { $n }, Zeile { $line }: { $why }
games-refused = Partie { $n }: { $why }
games-of_variant = Partie { $n }, als { $game }
games-players = { $n }. { $first } – { $second }
games-nameless = Partie { $n }
games-nobody = unbekannt
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-unfinished = unvollendet
