## Files with lessons and puzzles of one’s own: what is in them, and what is wrong with them

level-puzzles =
    { $n ->
        [one] { $n } puzzle of { $game }
       *[other] { $n } puzzles of { $game }
    }
level-lesson =
    { $n ->
        [one] a lesson of { $n } step in { $game }
       *[other] a lesson of { $n } steps in { $game }
    }
level-too_large = the file is larger than 16 MB
level-not_text = the file is not text
level-unreadable = this cannot be read as a lesson or as puzzles: { $why }
level-more =
    { $n ->
        [one] … and { $n } more fault
       *[other] … and { $n } more faults
    }
level-game = { $why }
level-how_many_puzzles = there are { $n } puzzles; a file has from 1 to { $most }
level-how_many_steps = there are { $n } steps; a lesson has from 1 to { $most }
level-key = “{ $key }” cannot be a name: use small letters, digits, _ and -, 40 of them at most
level-twice = “{ $key }” is there twice
level-teacher = { $n } is no teacher: name the level of a courtier, from 1 to 5
level-no_sentence = the sentence “{ $key }” is missing
level-never_said = the sentence “{ $key }” is never said
level-long_sentence = the sentence “{ $key }” is longer than { $n } characters
level-strange_sentence = the sentence “{ $key }” has characters that cannot be shown
level-puzzle = puzzle “{ $id }”: { $why }
level-step = step “{ $key }”: { $why }
level-difficulty = the difficulty is { $n }, but it goes from 1 to 3
level-solution_length = a solution begins and ends with a move of the solver and is { $most } moves long at most; this one’s length is { $n }
level-too_many = too many in “{ $part }”: { $most } are allowed
level-position = the position is refused: { $why }
level-hidden = this game hides something, so it has no puzzles
level-nobody_moves = nobody is to move in this position
level-whose_move = move { $n } of the solution is not made by the one who is to move
level-move = move { $n } of the solution, “{ $text }”, is refused: { $why }
level-also = “{ $text }” in “also” does not do it, or is not written as the game writes it
level-not_solved = the solution does not reach the goal
level-other_family = “{ $name }” is no game of this family
level-place = “{ $text }” is no place
level-not_the_learner = the learner is not to move in task { $n }: give the opponent a reply
level-refusal = nothing is refused with “{ $key }”, which task { $n } asks for
level-task_move = “{ $text }” in task { $n } is refused: { $why }
level-notation = write it as the game does
level-no_move = no legal move does task { $n }
level-no_reply = after “{ $text }” in task { $n } no reply is legal
level-left_out =
    { $n ->
        [0] The file “{ $file }” is left out: { $why }.
        [one] The file “{ $file }” is left out: { $why }. So is { $n } more; the log says why.
       *[other] The file “{ $file }” is left out: { $why }. So are { $n } more; the log says why.
    }
