## The end of a match

result-rematch = Rematch
result-rematch_note = the sides change
result-rematch_note-round = everybody moves on one seat
result-new = New match
result-title = Back to title
result-board = View the table
result-won = You win
result-lost = You lose
result-wins = { $name } wins
result-drawn = A draw
result-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
result-offer-up = { $name } has lost three times running. { $other } plays more strongly.
result-offer-down = { $name } has won three times running. { $other } plays more gently.
result-offer-plate = Next time against { $name }
result-offer-harder = { $name } has lost three times running, and can play more strongly.
result-offer-gentler = { $name } has won three times running, and can play more gently.
result-offer-effort = Next time: { $effort }
result-replay = Replay
result-review = Review
result-place = { $place }. { $name }, { $moves }
result-win = { $name } win
result-side = { $names } { $n }
result-scores = { $sides }.
