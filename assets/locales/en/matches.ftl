## The matches that are kept

matches-title = Your matches
matches-unfinished = Unfinished
matches-finished = Finished
matches-none = There are no matches here yet.
matches-against = { $game } against { $names }
matches-with = { $game } with { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = move { $n }
matches-ended = { $end } ({ $moves })
matches-delete = Delete: { $title }

games-title = Choose a game
games-search-label = Search the games
games-search-hint = a name, an event, a year
games-found =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
games-unread =
    { $n ->
        [one] 1 game cannot be opened
       *[other] { $n } games cannot be opened
    }
games-unread_others =
    { $n ->
        [one] … and 1 more.
       *[other] … and { $n } more.
    }
games-refused_at = Game { $n }, line { $line }: { $why }
games-refused = Game { $n }: { $why }
games-of_variant = Game { $n }, as { $game }
games-players = { $n }. { $first } – { $second }
games-nameless = Game { $n }
games-nobody = unknown
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-unfinished = unfinished
