## The list of puzzles

puzzles-title = Puzzles
puzzles-name = Puzzle { $n }
puzzles-daily = Daily puzzle, { $date }
puzzles-side = { $side } to move
puzzles-easy = To begin with
puzzles-middle = With some thought
puzzles-hard = For a long evening
puzzles-next = Next puzzle
puzzles-solved = solved
puzzles-open = not solved
puzzles-say = { $name }, difficulty { $n } of 3, { $side }, { $state }
puzzles-own = { $title } (your own)
puzzles-lessons = Your own lessons
puzzles-own_lessons =
    { $n ->
        [one] { $n } lesson of your own
       *[other] { $n } lessons of your own
    }
puzzles-say_lesson = Lesson: { $name }, { $note }

## What a puzzle asks for

puzzle-win = Win the game { in-moves }.
puzzle-pieces =
    { $n ->
        [one] Win a piece { in-moves }.
       *[other] Win { WORDS($n) } pieces { in-moves }.
    }
puzzle-goals =
    { $n ->
        [one] Meet a goal { in-moves }.
       *[other] Meet { WORDS($n) } goals { in-moves }.
    }
puzzle-not_that = That is not the solution: it wins too little.
puzzle-not_in_time = That is not the solution: the other player can keep you from it.
refusal-puzzle-solved = The puzzle is solved.
