## The matches that are kept

matches-title = Deine Partien
matches-unfinished = Laufend
matches-finished =
    { $n ->
        [one] Beendet: 1 Partie
       *[other] Beendet: { $n } Partien
    }
matches-none = Hier sind noch keine Partien.
matches-against = { $game } gegen { $names }
matches-with = { $game } mit { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = Zug { $n }
matches-turn = Zug { $n }, { $name } am Zug
matches-your_turn = Zug { $n }, du bist am Zug
matches-ended = { $end } ({ $moves })
matches-delete = Löschen: { $title }
matches-favourite = Zu den Favoriten: { $title }
matches-unfavourite = Kein Favorit mehr: { $title }
matches-write = Notiz dazu: { $title }
matches-write-hint = was du dir merken möchtest
matches-write-keep = Notiz behalten
matches-search-label = Die Partien durchsuchen
matches-search-hint = Spiel, Name, Tag, Wort einer Notiz
matches-filter = Was gezeigt wird
matches-filter-all = Alle Spiele
matches-filter-favourites = Favoriten
matches-none_found = Keine Partie gefunden.
matches-more =
    { $n ->
        [one] 1 weitere zeigen
       *[other] { $n } weitere zeigen
    }
matches-export =
    { $n ->
        [one] Die beendete als Datei sichern
       *[other] Diese { $n } beendeten als Datei sichern
    }
matches-export-title = Partien zum Sichern
matches-exported =
    { $n ->
        [one] 1 Partie liegt jetzt in { $file }. „Aus Text einlesen“ nimmt sie auf.
       *[other] { $n } Partien liegen jetzt in { $file }. „Aus Text einlesen“ nimmt sie auf.
    }

versions-title = Zwei Fassungen einer Partie
versions-why = Du hast diese Partie schon, mit anderen Zügen. Beide bleiben: Macht miteinander aus, welche weitergeht.
versions-parted = Sie trennen sich { $after }.
versions-known = Wie du sie hast
versions-opened = Wie sie ankam
versions-choose = Mit dieser weiter

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
games-match = { $n }. { $game }: { $names }
games-nameless = Partie { $n }
games-nobody = unbekannt
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-over = beendet
games-unfinished = unvollendet
