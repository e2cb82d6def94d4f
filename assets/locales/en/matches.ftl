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
