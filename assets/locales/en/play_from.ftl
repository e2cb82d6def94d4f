## Playing on from a position

play_from-title = Play from here
play_from-position_only = The position { $position }.
play_from-position = The position { $position }; { $side } to move.
play_from-own = You play
play_from-both = Both sides
play_from-all = All sides
play_from-against = Against
play_from-alone = A free board: you move every side, and no line is lost.
play_from-mistake = Find the better move
play_from-start = Play
play_from-impossible = Nobody can move in this position.
