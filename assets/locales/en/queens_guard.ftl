## Queen’s Guard

queens_guard-name = Queen’s Guard
queens_guard-short = Queen’s Guard
queens_guard-line = Seat your queen on the throne, with her six guards around her.
queens_guard-first = light moves first
queens_guard-option-setup = Setting up
queens_guard-option-setup-note = whether the guards start on the usual cells or the players place them
queens_guard-option-setup-usual = as usual
queens_guard-option-setup-free = free
queens_guard-option-trapped_queen = A trapped queen
queens_guard-option-trapped_queen-note = who says where a trapped queen goes
queens_guard-option-trapped_queen-owner = her own side places her
queens_guard-option-trapped_queen-trapper = the trapper places her
queens_guard-seat-0 = light
queens_guard-seat-1 = dark
queens_guard-place = { $at }
queens_guard-kind-0 = guard
queens_guard-kinds-0 = guards
queens_guard-kind-1 = queen
queens_guard-kinds-1 = queens
queens_guard-count =
    { $n ->
        [one] { $n } guard
       *[other] { $n } guards
    }
queens_guard-choice-0 = Pass

## Bloody Queen

bloody_queen-name = Bloody Queen
bloody_queen-short = Bloody Queen
bloody_queen-line = The same throne, but traps send guards away, or to their deaths.
bloody_queen-first = light moves first
bloody_queen-seat-0 = light
bloody_queen-seat-1 = dark

## Refusals

refusal-queens_guard-notation = “{ $text }” is not a move of this game; write 5.4-4.3 to move a piece, 5.4 to place a guard, x5.4 to remove one, or pass.
refusal-queens_guard-off_board = The pieces stand on the 91 cells of the board.
refusal-queens_guard-no_piece_chosen = Choose a piece first.
refusal-queens_guard-choose_cell = Choose a free cell.
refusal-queens_guard-hand_empty = All your guards are on the board.
refusal-queens_guard-from_the_hand = Take one of the guards beside the board.
refusal-queens_guard-place_first = All guards are placed first; until then no piece moves.
refusal-queens_guard-not_yours = That piece is not yours.
refusal-queens_guard-empty = There is nobody on { $cell }.
refusal-queens_guard-occupied = { $cell } is occupied.
refusal-queens_guard-throne = Only a queen may enter the throne.
refusal-queens_guard-one_step = A piece moves one step at a time, to a cell right beside its own.
refusal-queens_guard-outward = No piece moves outward: stay in the ring, or step inward.
refusal-queens_guard-between = { $cell } is barred: it lies between the other side’s pieces on { $one } and { $other }.
refusal-queens_guard-stuck =
    { $n ->
        [one] That piece cannot move: { $places } is occupied.
       *[other] That piece cannot move: { $places } are occupied.
    }
refusal-queens_guard-stuck_between = That piece cannot move: { $cell } lies between the other side’s pieces on { $one } and { $other }.
refusal-queens_guard-enthroned = The queen is on the throne, and no piece moves outward.
refusal-queens_guard-queen_first = Your queen is trapped between { $one } and { $other }: this turn must place her on another cell.
refusal-queens_guard-their_queen_first = The queen on { $cell } is trapped between { $one } and { $other }: say where she goes.
refusal-queens_guard-guard_first = Your guard on { $cell } is trapped between { $one } and { $other }: this turn must put a trapped guard back on the outermost ring.
refusal-queens_guard-outermost = A trapped guard goes back to the outermost ring.
refusal-queens_guard-resolve_first = The piece on { $cell } is trapped between { $one } and { $other }: first say what becomes of it.
refusal-queens_guard-removed = That guard is trapped with a queen’s help, and leaves the game. Nothing else can become of him.
refusal-queens_guard-exchange = The trapped queen changes places with one of her guards in ring { $ring }, her outermost, and he leaves the game: choose which.
refusal-queens_guard-sent = The trapped guard goes to a free cell of ring { $ring }: choose one.
refusal-queens_guard-pass = You can move, so you may not pass.
position-queens_guard-no_cell = the cells are numbered 0 to 90: there is no { $cell }
position-queens_guard-overlap = there are two pieces on { $cell }
position-queens_guard-throne = only a queen may be on the throne
position-queens_guard-too_many = a side has { $guards } guards at most, on the board and in hand
position-queens_guard-hands_and_turn = the guards in hand do not fit the rules or whose turn it is
position-queens_guard-no_trap = no such trap can have come from that move
position-queens_guard-turn = it begins with the side to move, L or D, and a colon
position-queens_guard-parts = the light pieces follow after L, the dark ones after D, and the guards in hand after H, such as L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = the cells are named by ring and number, from 0.0 to 5.29
position-queens_guard-queens = each side has one queen, with a Q before her cell
position-queens_guard-hands = two numbers up to 6 follow after H, such as H6,6
position-queens_guard-trap = after T come the piece that moved, an x and the trapped pieces, such as T3.1x3.2

## How it ended

outcome-enthroned = The queen is on the throne, and her six guards are all around her.
outcome-enthroned_bloody = The queen is on the throne, and every guard she has left is around her.
outcome-deserted = { $loser } has surrounded the throne with six guards, and the queen is not on it.
outcome-deserted-you = Your six guards surround the throne, and your queen is not on it.
outcome-unguarded = { $loser } has lost the last guard.
outcome-unguarded-you = You have lost your last guard.
outcome-two_passes = Neither side can move.
outcome-no_advance = In 150 turns of each side nobody moved inward or was trapped.

## Drawing

cli-draw-queens_guard-rings = The rings are drawn : and · in turn, the throne *; each is counted from the top left.
cli-draw-queens_guard-guards =
    { $n ->
        [one] a queen and { $n } guard
       *[other] a queen and { $n } guards
    }
cli-draw-queens_guard-guards_and_hand =
    { $n ->
        [one] a queen and { $n } guard, { $hand } in hand
       *[other] a queen and { $n } guards, { $hand } in hand
    }

## Hints

hint-queens_guard-guard =
    { $n ->
        [one] a guard
       *[other] { WORDS($n) } guards
    }
