## The matches that are kept

matches-title = Tus partidas
matches-unfinished = Sin terminar
matches-finished =
    { $n ->
        [one] Terminadas: 1 partida
       *[other] Terminadas: { $n } partidas
    }
matches-none = Aún no hay partidas aquí.
matches-against = { $game } contra { $names }
matches-with = { $game } con { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = jugada { $n }
matches-turn = jugada { $n }, juega { $name }
matches-your_turn = jugada { $n }, juegas tú
matches-ended = { $end } ({ $moves })
matches-delete = Borrar: { $title }
matches-favourite = Marcar como favorita: { $title }
matches-unfavourite = Quitar de favoritas: { $title }
matches-write = Una nota sobre ella: { $title }
matches-write-hint = lo que merecía recordarse
matches-write-keep = Guardar la nota
matches-search-label = Buscar en las partidas
matches-search-hint = un juego, un nombre, un día, una palabra de una nota
matches-filter = Qué se muestra
matches-filter-all = Todos los juegos
matches-filter-favourites = Favoritas
matches-none_found = No se encontró ninguna partida.
matches-more =
    { $n ->
        [one] Mostrar 1 más
       *[other] Mostrar { $n } más
    }
matches-export =
    { $n ->
        [one] Exportar la terminada a un archivo
       *[other] Exportar estas { $n } terminadas a un archivo
    }
matches-export-title = Partidas que exportar
matches-exported =
    { $n ->
        [one] 1 partida está ahora en { $file }. «Importar de texto» la lee.
       *[other] { $n } partidas están ahora en { $file }. «Importar de texto» las lee.
    }

versions-title = Dos versiones de una partida
versions-why = Tienes esta partida con otras jugadas. Se conservan ambas: acuerda con tu amigo cuál de las dos continúa.
versions-parted = Se separan { $after }.
versions-known = La tuya
versions-opened = La recibida
versions-choose = Seguir con esta

games-title = Elige una partida
games-search-label = Buscar en las partidas
games-search-hint = un nombre, un torneo, un año
games-found =
    { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
games-unread =
    { $n ->
        [one] 1 partida no se puede abrir
       *[other] { $n } partidas no se pueden abrir
    }
games-unread_others =
    { $n ->
        [one] … y 1 más.
       *[other] … y { $n } más.
    }
games-refused_at = Partida { $n }, línea { $line }: { $why }
games-refused = Partida { $n }: { $why }
games-of_variant = Partida { $n }, como { $game }
games-players = { $n }. { $first } – { $second }
games-match = { $n }. { $game }: { $names }
games-nameless = Partida { $n }
games-nobody = desconocido
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-over = terminada
games-unfinished = sin terminar
