## The matches that are kept

matches-title = Your matches
matches-unfinished = Unfinished
matches-finished =
    { $n ->
        [one] Finished: 1 match
       *[other] Finished: { $n } matches
    }
matches-none = There are no matches here yet.
matches-against = { $game } against { $names }
matches-with = { $game } with { $names }
matches-between = { $game }: { $names }
matches-note = { $far }, { $when }
matches-move = move { $n }
matches-turn = move { $n }, { $name } to move
matches-your_turn = move { $n }, your move
matches-ended = { $end } ({ $moves })
matches-delete = Delete: { $title }
matches-favourite = Favourite: { $title }
matches-unfavourite = No longer a favourite: { $title }
matches-write = A note about it: { $title }
matches-write-hint = what was worth remembering
matches-write-keep = Keep the note
matches-search-label = Search the matches
matches-search-hint = a game, a name, a day, a word of a note
matches-filter = What is listed
matches-filter-all = All games
matches-filter-favourites = Favourites
matches-none_found = No match was found.
matches-more =
    { $n ->
        [one] List 1 more
       *[other] List { $n } more
    }
matches-export =
    { $n ->
        [one] Export the finished one as a file
       *[other] Export these { $n } finished ones as a file
    }
matches-export-title = Matches to export
matches-exported =
    { $n ->
        [one] 1 match is now in { $file }. “Import from text” takes it.
       *[other] { $n } matches are now in { $file }. “Import from text” takes them.
    }

versions-title = Two versions of one match
versions-why = You have this match with other moves. Both are kept: agree with your friend which of them goes on.
versions-parted = They part { $after }.
versions-known = As you have it
versions-opened = As it was sent
versions-choose = Go on with this

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
games-match = { $n }. { $game }: { $names }
games-nameless = Game { $n }
games-nobody = unknown
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-over = over
games-unfinished = unfinished
