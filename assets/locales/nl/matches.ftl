## The matches that are kept

matches-title = Jouw partijen
matches-unfinished = Onvoltooid
matches-finished =
    { $n ->
        [one] Uitgespeeld: 1 partij
       *[other] Uitgespeeld: { $n } partijen
    }
matches-none = Hier zijn nog geen partijen.
matches-against = { $game } tegen { $names }
matches-with = { $game } met { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = zet { $n }
matches-turn = zet { $n }, { $name } aan zet
matches-your_turn = zet { $n }, jij bent aan zet
matches-ended = { $end } ({ $moves })
matches-delete = Wissen: { $title }
matches-favourite = Favoriet: { $title }
matches-unfavourite = Niet langer favoriet: { $title }
matches-write = Een notitie erbij: { $title }
matches-write-hint = wat het onthouden waard was
matches-write-keep = Notitie bewaren
matches-search-label = Zoeken in de partijen
matches-search-hint = een spel, een naam, een dag, een woord uit een notitie
matches-filter = Wat er in de lijst staat
matches-filter-all = Alle spelen
matches-filter-favourites = Favorieten
matches-none_found = Geen partij gevonden.
matches-more =
    { $n ->
        [one] Nog 1 tonen
       *[other] Nog { $n } tonen
    }
matches-export =
    { $n ->
        [one] De uitgespeelde partij als bestand exporteren
       *[other] Deze { $n } uitgespeelde partijen als bestand exporteren
    }
matches-export-title = Partijen om te exporteren
matches-exported =
    { $n ->
        [one] 1 partij staat nu in { $file }. “Importeren uit tekst” leest haar in.
       *[other] { $n } partijen staan nu in { $file }. “Importeren uit tekst” leest ze in.
    }

versions-title = Twee versies van één partij
versions-why = Jij hebt deze partij met andere zetten. Beide zijn bewaard: spreek met je vriend af welke doorgaat.
versions-parted = Ze gaan uiteen { $after }.
versions-known = Zoals jij haar hebt
versions-opened = Zoals ze aankwam
versions-choose = Hiermee verder

games-title = Kies een partij
games-search-label = Zoeken in de partijen
games-search-hint = een naam, een toernooi, een jaar
games-found =
    { $n ->
        [one] 1 partij
       *[other] { $n } partijen
    }
games-unread =
    { $n ->
        [one] 1 partij kan niet worden geopend
       *[other] { $n } partijen kunnen niet worden geopend
    }
games-unread_others =
    { $n ->
        [one] … en nog 1.
       *[other] … en nog { $n }.
    }
games-refused_at = Partij { $n }, regel { $line }: { $why }
games-refused = Partij { $n }: { $why }
games-of_variant = Partij { $n }, als { $game }
games-players = { $n }. { $first } – { $second }
games-match = { $n }. { $game }: { $names }
games-nameless = Partij { $n }
games-nobody = onbekend
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-over = afgelopen
games-unfinished = onvoltooid
