## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

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
level-deck =
    { $n ->
        [one] { $n } caption for the cards of { $game }
       *[other] { $n } captions for the cards of { $game }
    }
level-too_large = the file is larger than 16 MB
level-not_text = the file is not text
level-unreadable = this cannot be read as a lesson, as puzzles or as a deck: { $why }
level-more =
    { $n ->
        [one] … and { $n } more fault
       *[other] … and { $n } more faults
    }
level-game = { $why }
level-how_many_puzzles = there are { $n } puzzles; a file can have 1 to { $most }
level-how_many_steps = there are { $n } steps; a lesson can have 1 to { $most }
level-key = “{ $key }” cannot be a name: use lower-case letters, digits, _ and -, at most 40 in all
level-twice = “{ $key }” is used twice
level-teacher = there is no teacher { $n }: give the level of a courtier, from 1 to 5
level-no_people = nothing is told of the cards of this game
level-no_captions = there are no sentences: give at least one
level-no_sentence = the sentence “{ $key }” is missing
level-never_said = the sentence “{ $key }” is never used
level-long_sentence = the sentence “{ $key }” is longer than { $n } characters
level-strange_sentence = the sentence “{ $key }” has characters that cannot be shown
level-puzzle = puzzle “{ $id }”: { $why }
level-step = step “{ $key }”: { $why }
level-difficulty = the difficulty is { $n }, but must be from 1 to { $most }
level-solution_length = a solution begins and ends with a move of the solver and has at most { $most } moves; this one has { $n }
level-too_many = too many entries in “{ $part }”: at most { $most } are allowed
level-position = the position is refused: { $why }
level-hidden = this game hides cards or pieces, so its puzzles need a goal with open hands, such as Tricks(3, 5)
level-nobody_moves = nobody is to move in this position
level-whose_move = move { $n } of the solution is made by the wrong side
level-move = move { $n } of the solution, “{ $text }”, is refused: { $why }
level-also = “{ $text }” in “also” does not reach the goal, or is not in the game’s own notation
level-not_solved = the solution does not reach the goal
level-other_family = “{ $name }” is not a game of this family
level-place = “{ $text }” is not a place in this game
level-tap = task { $n } must name at least one place, and each only once
level-not_the_learner = the learner is not to move in task { $n }: give the opponent a reply
level-refusal = task { $n } asks for the refusal “{ $key }”, which does not exist
level-no_refusal = task { $n } must name at least one refusal
level-task_move = “{ $text }” in task { $n } is refused: { $why }
level-notation = it is not in the game’s own notation
level-no_move = no legal move completes task { $n }
level-no_reply = after “{ $text }” in task { $n } no reply is legal
level-left_out =
    { $n ->
        [0] The file “{ $file }” was left out: { $why }.
        [one] The file “{ $file }” was left out: { $why }. So was { $n } more; the log says why.
       *[other] The file “{ $file }” was left out: { $why }. So were { $n } more; the log says why.
    }
