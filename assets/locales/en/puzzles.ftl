## The list of puzzles

puzzles-title = Puzzles
puzzles-name = Puzzle { $n }
puzzles-daily = Daily puzzle, { $date }
puzzles-side = { $side } to move
puzzles-easy = To begin with
puzzles-middle = With some thought
puzzles-hard = For a quiet hour
puzzles-hardest = For a long evening
puzzles-show = Show
puzzles-all = All puzzles
puzzles-unsolved = Not solved yet
puzzles-to_repeat = To repeat
puzzles-failed = Failed
puzzles-none = All of these are solved.
puzzles-next = Next puzzle
puzzles-solved = solved
puzzles-open = not solved
puzzles-is_failed = failed
puzzles-is_due = to repeat
puzzles-note = { $solved } · { $due }
puzzles-due =
    { $n ->
        [one] { $n } to repeat
       *[other] { $n } to repeat
    }
puzzles-say = { $name }, difficulty { $n } of { $most }, { $line }, { $state }
puzzles-own = { $title } (your own)
puzzles-lessons = Your own lessons
puzzles-own_lessons =
    { $n ->
        [one] { $n } lesson of your own
       *[other] { $n } lessons of your own
    }
puzzles-say_lesson = Lesson: { $name }, { $note }

## Three minutes of puzzles

rush-start = Three minutes
rush-again = Once more
rush-time = { $time } left
rush-time_up = The time is up
rush-over = The third mistake
rush-solved =
    { $n ->
        [one] { $n } solved
       *[other] { $n } solved
    }
rush-mistakes =
    { $n ->
        [0] no mistake
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] No puzzle solved this time.
        [one] You solved { $n } puzzle.
       *[other] You solved { $n } puzzles.
    }
rush-best-new = No round before was as good!
rush-best =
    { $n ->
        [one] Your best is { $n }.
       *[other] Your best is { $n }.
    }
rush-no_help = No help while the clock runs. Three mistakes end it.

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
puzzle-stay_winning =
    { $moves ->
        [one] Find the only move that still wins.
        [2] Find the only move that still wins, twice.
       *[other] Find the only move that still wins, { WORDS($moves) } times.
    }
puzzle-tricks_all =
    { $of ->
        [1] Take the last trick with your partner. All hands are open.
       *[other] Take all { WORDS($of) } tricks with your partner. All hands are open.
    }
puzzle-tricks_but_one = Take all but one of the { WORDS($of) } tricks with your partner. All hands are open.
puzzle-tricks = Take { WORDS($n) } of the { WORDS($of) } tricks with your partner. All hands are open.
puzzle-too_few_tricks = That is not the solution: it takes too few tricks.
puzzle-lay =
    { $n ->
        [one] In this turn, lay one card more than the others then can. All hands are open; the others trade for what they can lay.
       *[other] In this turn, lay { WORDS($n) } cards more than the others then can. All hands are open; the others trade for what they can lay.
    }
puzzle-go_out = Go out in this turn. All hands are open; the others trade for what they can lay.
puzzle-too_few_cards = That is not the solution: it lays too few cards, or leaves the others too many.
puzzle-not_out = That is not the solution: with it you cannot be sure to go out.
puzzle-not_that = That is not the solution: it wins too little.
puzzle-not_in_time = That is not the solution: the other player can keep you from it.
puzzle-no_longer_wins = That is not the solution: it lets the win slip away.
refusal-puzzle-solved = The puzzle is solved.

## What a puzzle is about, and what it teaches

theme-shot = Shot
theme-shot-lesson = A shot: give a man so that his captor stands where you want him, and take more.
theme-capture = Capture
theme-capture-lesson = Count what hangs: attack where two cannot both be saved.
theme-crown = Crown
theme-crown-lesson = A crown is worth the march: clear the way to the last row first.
theme-shut_in = Shut in
theme-shut_in-lesson = Who cannot move has lost: leave the other side pieces, but no way.
theme-give_away = Give away
theme-give_away-lesson = Whoever must take is led: give one where the capture forces the next.
theme-two_threats = Two threats
theme-two_threats-lesson = Threaten two mills at once: only one of them can be stopped.
theme-double_mill = Double mill
theme-double_mill-lesson = A double mill: the man that opens one line closes another, move after move.
theme-placing = Placing
theme-placing-lesson = While men are placed, put each where two lines meet: that makes two threats.
theme-break_through = Break through
theme-break_through-lesson = The wolf needs one gap: draw the sheep to one side, then run to the other.
theme-close_the_net = Close the net
theme-close_the_net-lesson = Keep the sheep in one line: a gap behind them is all that the wolf needs.
theme-throne = Throne
theme-throne-lesson = The throne is taken from the ring around it: bring the last guard in time.
theme-trap = Trap
theme-trap-lesson = A piece between two enemies is trapped: step in where two of yours face each other.
theme-fates = Fates
theme-fates-lesson = One walk for two fates: plan where the king stands when the next queen falls.
theme-every_trick = Every trick
theme-every_trick-lesson = Every trick: count the crowns that are left, and keep a way from hand to hand.
theme-give_a_trick = Give a trick
theme-give_a_trick-lesson = Lose the trick that costs least, while the lead does them no good.
theme-trumps = Trumps
theme-trumps-lesson = A trump is worth most before its queen’s reign is over: look where the crown goes next.
theme-order = The right order
theme-order-lesson = The same cards in another order take fewer tricks: play first what cannot wait.
theme-house = Complete a house
theme-house-lesson = Announce what somebody else is waiting for: the price is the card that you lack.
theme-give_nothing = Give nothing away
theme-give_nothing-lesson = Of two trades that bring you as much, take the one that brings the others less.
theme-lay_or_wait = Lay or wait
theme-lay_or_wait-lesson = What lies on the table helps everybody: lay at once only what costs you nothing to show.
theme-last_card = The last card
theme-last_card-lesson = Count what a trade leaves in your hand: whoever goes out scores for every card that the others hold.
