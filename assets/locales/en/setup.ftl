## Setting up a match

setup-choose = choose a game
setup-start = Start the game
setup-seats = Who sits at the table
setup-level = Level
setup-starts = Who starts
setup-lot = By lot
setup-option_off = Off
setup-option_on = On
setup-clock = Clock
setup-clock-off = Off
setup-clock-minutes = { $n } min
setup-clock-none = nobody hurries you
setup-clock-note = minutes for each player
setup-clock-increment = +{ $n } s a move
setup-clock-increment-note = added to the clock after each move
setup-lesson = Lesson
setup-lesson-note = { $n } of { $all } steps
setup-puzzles = Puzzles
setup-puzzles-note = { $n } of { $all } solved
setup-rules = Rules
setup-rules-note = with pictures
setup-statistics = Statistics
setup-statistics-note = { $n } played
setup-statistics-none = won and lost
setup-person = a person
setup-courtier = a courtier
setup-no_courtier = two people at one table
setup-manner = { $name } { $manner }
setup-lot_note = By lot: sides are drawn when the match starts, and change with each rematch.
setup-change_note = The sides change with each rematch.
setup-seat_label = Seat { $n }: { $name }, { $role }
setup-level_label = { $name }, level { $n } of 5
setup-name = Name (optional)
setup-name-label = Name of the person in seat { $n }
setup-place-left = on your left
setup-place-right = on your right
setup-place-opposite = opposite you
setup-place-far_left = across, on your left
setup-place-far_right = across, on your right
setup-place-partner = your partner
setup-place-own = your seat
setup-starter-own = You
setup-starter-left = Left
setup-starter-right = Right
setup-starter-opposite = Opposite
setup-starter-far_left = Far left
setup-starter-far_right = Far right
setup-starter-partner = Partner
setup-seat_option_label = Seat { $n }: { $label }
setup-place_label = Seat { $n }, { $place }: { $name }, { $role }
setup-turn_note = The start passes to the next seat with each rematch.

## Choosing among the games

shelf-game = Game
shelf-to = Go to { $family }
