## The review

review-better = Better was { $move }. { $why }
review-title = Review
review-replay = Replay
review-annulled = annulled
review-beginning = the beginning
review-close = Close
review-progress = { $n } of { $all } positions examined
review-bar = Position in the match
review-place = move { $n } of { $all }
review-graph = Who was ahead: press to look there
review-play = Play on
review-pause = Pause
review-speed = Speed: { $name }
review-inaccuracy = an inaccuracy
review-mistake = a mistake
review-blunder = a blunder
review-turn = the turning point
review-note = from the file
review-and_turn = { $what }, and the turning point
review-waiting = Still looking for the moves that mattered.
review-nothing = Neither side made a mistake worth the name.
review-racer = { $name }: { $moves }
review-to_go =
    { $n ->
        [0] all goals met
        [one] { $n } move to go
       *[other] { $n } moves to go
    }
review-next = Next: { $move }, { $what }

## What a bad move did

mistake-loses_game = Loses the game { in-moves }.
mistake-loses_game_now = Loses the game at once.
mistake-loses_game_surely = Loses the game.
mistake-misses_win = Misses a win.
mistake-misses_win_in = Misses a win { in-moves }.
mistake-shot = Overlooks a shot: loses { $what } { in-moves }.
mistake-loses = Loses { $what }.
mistake-loses_in = Loses { $what } { in-moves }.
mistake-misses = Misses a chance to win { $what }.
mistake-misses_in = Misses a chance to win { $what } { in-moves }.
mistake-misses_ridding = Misses a way to get rid of { $what }.
mistake-misses_ridding_in = Misses a way to get rid of { $what } { in-moves }.
mistake-must_take = Has to take { $what }.
mistake-must_take_in = Has to take { $what } { within-moves }.
mistake-trap = Walks into a trap: has to take { $what }.
mistake-trap_in = Walks into a trap: has to take { $what } { within-moves }.
mistake-lets_crown = Lets a man be crowned.
mistake-lets_crown_in = Lets a man be crowned { in-moves }.
mistake-hastens =
    { $moves ->
        [one] Lost in any case, but this loses a move sooner.
       *[other] Lost in any case, but this loses { WORDS($moves) } moves sooner.
    }
mistake-gives_ground = Gives up some ground.
