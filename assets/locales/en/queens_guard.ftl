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
placed-queens_guard-queens =
    { $n ->
        [0] { $side } has no queen.
       *[other] { $side } has { WORDS($n) } queens.
    }
placed-queens_guard-throne = Only a queen may stand on the throne.
placed-queens_guard-too_many = { $side } has more than { WORDS($most) } guards, on the board and in hand: { $n }.
placed-queens_guard-light_places = If Light is to move, both sides have equally many guards in hand.
placed-queens_guard-dark_places = If Dark is to move, Dark has one guard more in hand than Light, or neither has any.

## How it ended

outcome-enthroned = The queen is on the throne, and her six guards are all around her.
outcome-enthroned_bloody = The queen is on the throne, and every guard she has left is around her.
outcome-deserted = { $loser } has surrounded the throne with six guards, and the queen is not on it.
outcome-deserted-you = Your six guards surround the throne, and your queen is not on it.
outcome-unguarded = { $loser } has lost the last guard.
outcome-unguarded-you = You have lost your last guard.
outcome-two_passes = Neither side can move.
outcome-no_advance = In 150 turns of each side nobody moved inward or was trapped.
outcome-most_turns = Each side has had 300 turns.

## Drawing

cli-draw-queens_guard-rings = : and · tell the rings apart, * is the throne; rings are counted clockwise.
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
hint-queens_guard-traps = Traps the guard on { $cell }, who must start again from the outermost ring.
hint-queens_guard-traps_queen = Traps the queen on { $cell } and wins time.
hint-queens_guard-traps_two = Traps two pieces at once.
hint-queens_guard-traps_queen_bloody = Traps the queen on { $cell } and costs her a guard.
hint-queens_guard-kills = Traps the guard on { $cell } with the queen’s help: he leaves the game.
hint-queens_guard-sends = Traps the guard on { $cell } and sends him outward.
hint-queens_guard-sends_to = Sends the trapped guard to { $cell }, where he is least in the way.
hint-queens_guard-exchanges = Sends the queen out to { $cell }; the guard who stood there is gone.
hint-queens_guard-banishes = Sends the trapped queen to { $cell }, far from where she wants to be.
hint-queens_guard-back = Puts the trapped guard back where his way inward is best.
hint-queens_guard-queen_throned = The trapped queen may go anywhere: she takes the throne.
hint-queens_guard-queen_placed = The trapped queen may go anywhere: { $cell } serves her best.
hint-queens_guard-saves = Saves the guard on { $cell } from a trap.
hint-queens_guard-saves_queen = Saves the queen on { $cell } from a trap.
hint-queens_guard-near = A guard in ring { $ring } has a short way to the throne.
hint-queens_guard-throne = The queen takes the throne.
hint-queens_guard-arrives =
    { $n ->
        [one] Brings the first guard to the throne.
       *[other] Brings another guard to the throne: { WORDS($n) } are there now.
    }
hint-queens_guard-threatens = Threatens to trap the guard on { $cell }.
hint-queens_guard-threatens_queen = Threatens to trap the queen on { $cell }.
hint-queens_guard-inward = Brings a guard inward to ring { $ring }.
hint-queens_guard-queen_inward = Brings the queen inward to ring { $ring }.
hint-queens_guard-bars = Bars { $cell } to the other side.

## At the table

queens_guard-placing = placing, guard { $n } of { $all }
queens_guard-must-0 = A guard is caught
queens_guard-must-1 = The queen is caught
queens_guard-own-say-lined = { $move }, trapping the piece on { $at }
queens_guard-own-say-must = Trapped on { $places }: that comes first.
queens_guard-own-say-must_capture = { $what }, trapped

## Rules

page-guard_board-title = Board and pieces
page-guard_board-1 = The board is a hexagon of 91 cells: the throne in the middle, and five rings around it, crimson and ivory in turn. The outermost ring has thirty cells.
page-guard_board-2 = Each side has a queen and six guards. They begin on the outermost ring, the queens at opposite corners. Light moves first.
page-guard_board-3 = Whoever seats their queen on the throne, with her guards around her, wins.
page-guard_board-picture-1 = The start. In every game the queens set out from opposite corners towards one throne.
page-guard_step-title = One step, never outward
page-guard_step-1 = A turn moves one of your pieces one step, to a free cell beside its own: in the same ring, or in the next ring inward. There is no way back outward.
page-guard_step-2 = Queens and guards step alike, but only a queen may enter the throne.
page-guard_step-3 = Nobody is captured by a step. A side that cannot move passes; nobody else may.
page-guard_step-picture-1 = Where the guard and the queen may step.
page-guard_block-title = Blocked cells
page-guard_block-1 = A cell right between two pieces of the other side, on one straight line, is blocked: you may not enter it, neither by a step nor in any other way.
page-guard_block-2 = Lines run in three directions. It makes no difference whether guards or queens do the blocking.
page-guard_block-picture-1 = The marked cell lies between two dark guards. The light guard has to walk around it.
page-guard_trap-title = Traps
page-guard_trap-1 = A piece right between two pieces of the other side, on one straight line, is trapped.
page-guard_trap-2 = If any of your pieces is trapped when your turn begins, you must use the turn to put it elsewhere. You can do nothing else.
page-guard_trap-3 = If several are trapped, your queen comes first. Then the guards follow in any order, one in each turn.
page-guard_trap-picture-1 = With this step the dark guard is caught between two light ones.
page-guard_back-title = Where a trapped piece goes
page-guard_back-1 = You put your trapped guard on any free cell of the outermost ring, and he begins his way again.
page-guard_back-2 = You put your trapped queen on any free cell of the board. Even the throne will do.
page-guard_back-3 = The cell must be another one, and not blocked. Coming back is a move like any other: it may trap, and it may win.
page-guard_back-picture-1 = Trapped, the light guard returns to the outermost ring, and traps a dark one there.
page-guard_back-picture-2 = The queen and a guard are trapped. The queen goes first, straight to the throne.
page-guard_win-title = Winning and losing
page-guard_win-1 = You win when, after your own turn, your queen is on the throne and your six guards are all around her.
page-guard_win-2 = Beware: if your six guards surround the throne and your queen is not on it, you lose. She could never get in.
page-guard_win-3 = A player may also resign at any time.
page-guard_win-picture-1 = The sixth guard takes his place: Light wins.
page-guard_win-picture-2 = The same step with the queen outside would lose the game.
page-guard_free-title = Free set-up
page-guard_free-1 = If you agree on a free set-up, only the queens are on the board at first. The players take turns to place their guards, Light first, on any free cell except the throne and blocked cells.
page-guard_free-2 = When all twelve stand, the game goes on as usual, and Light moves first.
page-guard_free-picture-1 = Each side has placed one guard, and has five in hand.
page-guard_trapper-title = The trapper places the queen
page-guard_trapper-1 = If you agree on it, a player who traps a queen says at once where she goes: any free cell that is not blocked for her.
page-guard_trapper-2 = This takes the place of the trapped side’s turn. Guards go back as usual.
page-bloody_trap-title = Bloody Queen: traps
page-bloody_trap-1 = Board, start and steps are those of Queen’s Guard. But no cell is blocked: stepping in between two pieces of the other side is safe.
page-bloody_trap-2 = Only the piece that has just moved can trap. It does so together with another piece of its side, when both enclose an enemy on a straight line.
page-bloody_trap-3 = What becomes of the trapped piece is settled at once, in the same turn, by the player who trapped it.
page-bloody_trap-4 = If one step traps several pieces, that player chooses the order.
page-bloody_trap-picture-1 = This step traps the dark guard. Had he stepped in there himself, nothing would have happened.
page-bloody_guard-title = Bloody Queen: trapped guards
page-bloody_guard-1 = A guard between two guards is sent outward: the trapper puts him on a free cell of the next ring.
page-bloody_guard-2 = If that ring is full, the one after it is used. A guard trapped in the outermost ring goes to another cell of that ring.
page-bloody_guard-3 = A guard between a guard and a queen leaves the game.
page-bloody_guard-picture-1 = The trapped guard can be sent to any free cell of the third ring, such as the marked ones.
page-bloody_guard-picture-2 = The queen herself is one of the two: this step costs the guard his life.
page-bloody_queens-title = Bloody Queen: a trapped queen
page-bloody_queens-1 = A trapped queen changes places with one of her own guards, and that guard leaves the game.
page-bloody_queens-2 = The trapper chooses him among her guards in the outermost ring where she has any.
page-bloody_queens-picture-1 = The dark queen is trapped. She takes the place of one of the two marked guards, as Light pleases, and he is lost.
page-bloody_win-title = Bloody Queen: winning and losing
page-bloody_win-1 = You win when, after your own turn, your queen is on the throne and all the guards that you have left are around her. There must be at least one.
page-bloody_win-2 = A side that loses its last guard loses the game.
page-bloody_win-3 = Six guards around the throne without their queen on it lose, as in Queen’s Guard. A player may also resign at any time.
page-bloody_win-picture-1 = Light has three guards left. The third takes his place, and Light wins.
page-guard_draw-title = Draws
page-guard_draw-1 = The game is drawn when the same position, with the same side to move, occurs for the third time.
page-guard_draw-2 = It is also drawn when both sides have to pass, when in 150 turns of each side nobody moves inward and nothing is trapped, and when each side has had 300 turns.
page-guard_draw-3 = The players may also agree to a draw.
page-guard_art-title = The art of it
page-guard_art-1 = A step inward cannot be taken back, but a step along the ring can. Do not hurry your guards inward before you know which way your queen will go.
page-guard_art-2 = A pair with a gap between them blocks a cell, and a pair that closes its gap catches whoever stands there. Count, before you step, who could reach the other side of you.
page-guard_art-3 = Close to the throne there is little room, and a piece trapped there has the longest way back. A queen who sits there early is safe as long as no two enemies reach her from opposite sides.
page-guard_notation-title = How moves are written
page-guard_notation-1 = Each cell has two numbers: its ring, counted from the throne, and its place in that ring. The throne is 0.0, and light’s queen begins on 5.0.
page-guard_notation-2 = A move is written 5.4-4.3, placing a guard 4.3. What you do with a trapped piece of the other side begins with an x: x3.4-4.5, or x3.4 if the guard leaves the game.
page-guard_notation-3 = A position gives the side to move, then the pieces of Light and of Dark, queens first: L:LQ5.0,5.4:DQ5.15,5.2. Guards in hand follow after H.
page-guard_notation-picture-1 = The first cells of the rings lie on one line, and so do the second corners: 5.5, 4.4, 3.3, 2.2 and 1.1.

## The rule of the moment

moment-queens_guard-start = Step along the ring or inward. There is no way back.
moment-queens_guard-bloody = No cell is blocked, but whoever is trapped is at the trapper’s mercy.
moment-queens_guard-place = Place a guard on any free cell but the throne.
moment-queens_guard-queen = The queen is trapped and goes first, to any free cell.
moment-queens_guard-guard = A trapped guard goes back to any free cell of the outermost ring.
moment-queens_guard-their_queen = You trapped the queen: say where she goes.
moment-queens_guard-send = The trapped guard is yours to send: one ring outward.
moment-queens_guard-exchange = The trapped queen changes places with one of her guards, who is lost.
moment-queens_guard-win = One move wins now. Can you see it?
moment-queens_guard-beware = Six guards around the throne without their queen lose the game.
moment-queens_guard-repetition = If the same position occurs for the third time, the game is drawn.
moment-queens_guard-quiet = Without a move inward or a trap the game will be drawn. Moves left to each side: { $moves }.
moment-queens_guard-late = When each side has had 300 turns, the game is drawn. Turns left to each side: { $turns }.
moment-queens_guard-won = A queen on the throne, and her guards around her.
moment-queens_guard-lost = A side that bars its own queen from the throne, or loses its last guard, loses.
moment-queens_guard-drawn = The game is drawn.

## The lesson

lesson-queens_guard-title = Queen’s Guard, taught by Katherine
lesson-queens_guard-step-title = A step at a time
lesson-queens_guard-step-say = Move one of your pieces one step: nobody runs here. Welcome to court! The light queen and her six guards are yours. Seat her on the throne in the middle, with all six around her, and you win.
lesson-queens_guard-step-say-2 = Now forget your manners, and try to send a piece further than one step. Yours was very graceful, and you will see one of mine.
lesson-queens_guard-step-done = Not at this court. One step in each turn, for queens and guards alike, to a free cell.
lesson-queens_guard-step-not_yet = That is a proper step, and I asked for an improper one. Choose a piece, and a cell that does not touch its own.
lesson-queens_guard-step-hint-1 = Choose any of your guards, and then a cell far away, such as the throne.
lesson-queens_guard-ring-title = Ever inward
lesson-queens_guard-ring-say = Try to send the guard on 3.4 outward. See the rings, crimson and ivory, one within the other? You may walk along a ring as long as you please.
lesson-queens_guard-ring-say-2 = Inward, then: take him one ring closer. No one turns their back on the throne.
lesson-queens_guard-ring-done = Along the ring or inward, and never back. So think before each step inward: you cannot mend it.
lesson-queens_guard-ring-not_yet = That you may do. But first try to walk away from the throne, and then step one ring inward with the same guard.
lesson-queens_guard-ring-hint-1 = From 3.4, try 4.5, and be refused.
lesson-queens_guard-ring-hint-2 = Then step to 2.2 or 2.3.
lesson-queens_guard-block-title = Crossed halberds
lesson-queens_guard-block-say = Try to slip through between my two guards with the guard on 3.4. There is one cell between them, and their halberds are crossed over it.
lesson-queens_guard-block-say-2 = Walk around instead: take him one step along his ring. You saw them cross, so be clever.
lesson-queens_guard-block-done = A cell between two of the other side, on one straight line, is blocked. Guards and queens block alike. And so can you!
lesson-queens_guard-block-not_yet = Not yet. First try the cell between my two guards, and then lead yours along his ring.
lesson-queens_guard-block-hint-1 = From 3.4, try 2.3, between my guards.
lesson-queens_guard-block-hint-2 = Then go to 3.3 or 3.5.
lesson-queens_guard-trap-title = Caught
lesson-queens_guard-trap-say = Bring your other guard right opposite the one at my guard’s side. And if somebody already stands between the two? We shall see.
lesson-queens_guard-trap-done = Trapped! I had to spend my whole turn on him, and he is back on the outermost ring, where he began. That is how one fights here: nobody dies, but they lose a deal of time.
lesson-queens_guard-trap-not_yet = He still has room to breathe. He must stand right between your two guards, on one straight line.
lesson-queens_guard-trap-hint-1 = Your guard on 2.2 stays where he is. The other one must reach the far side of mine.
lesson-queens_guard-trap-hint-2 = From 3.6 to 2.4.
lesson-queens_guard-back-title = Sent back
lesson-queens_guard-back-say = Try to move anybody but the guard I have caught. The cord is taut on both sides of him. Do you care?
lesson-queens_guard-back-say-2 = Put him on the free cell of the outermost ring that catches my guard on 5.11! You do have to care, but you choose where he goes.
lesson-queens_guard-back-done = And now it is I who must run. Coming back is a move like any other, so let your guards come back where they do some good.
lesson-queens_guard-back-not_yet = He may go there. But first try to move another piece; and then find the cell from which he traps my guard on 5.11.
lesson-queens_guard-back-hint-1 = Try your guard on 5.12, and be refused. Then look at the other side of my guard.
lesson-queens_guard-back-hint-2 = From 2.3 to 5.10.
lesson-queens_guard-queen-title = The queen goes first
lesson-queens_guard-queen-say = Try to help the trapped guard first. Oh dear, two at once: your queen is trapped as well.
lesson-queens_guard-queen-say-2 = Send your queen to the best cell there is. She goes first, always, but see how a queen is treated: she may go to any free cell of the whole board.
lesson-queens_guard-queen-say-3 = Now help your guard, who is still trapped. I have made a move, and it is his turn.
lesson-queens_guard-queen-done = So think twice before you trap a queen: you may be opening the palace doors to her.
lesson-queens_guard-queen-not_yet = Somewhere better! First try to move the trapped guard, and then put the queen right on the throne.
lesson-queens_guard-queen-hint-1 = Try the guard on 5.8, and be refused. Then the queen: which cell has she dreamt of all along?
lesson-queens_guard-queen-hint-2 = From 2.3 to 0.0.
lesson-queens_guard-throne-title = The throne
lesson-queens_guard-throne-say = Try to enter the throne, the gilt rose, with your guard on 1.1. Who may sit there?
lesson-queens_guard-throne-say-2 = Now seat your queen, who stands right beside it. A guard? I should think not!
lesson-queens_guard-throne-done = Long may she reign. Nobody walks away from the throne, so there she stays, unless two of mine trap her from opposite sides.
lesson-queens_guard-throne-not_yet = A good step, but not the one I asked for. First the guard tries the throne, and then the queen takes it.
lesson-queens_guard-throne-hint-1 = The guard on 1.1 tries 0.0 and is refused. The queen goes from 1.0 to 0.0.
lesson-queens_guard-win-title = The winning ring
lesson-queens_guard-win-say = Fill the last place in the ring around your queen. She is on the throne, and five guards stand about her. Need I say more?
lesson-queens_guard-win-done = Long live the queen! Six guards, and the queen in their midst. But never let them close their ring while she is outside: then she is shut out for ever, and you lose.
lesson-queens_guard-win-not_yet = Your queen will be left waiting. The last guard belongs on the free cell beside her.
lesson-queens_guard-win-hint-1 = From 2.10 to 1.5.
lesson-queens_guard-bloody-title = Bloody Queen
lesson-queens_guard-bloody-say = Trap my guard. One more game, and it is not for the faint of heart. In Bloody Queen no cell is blocked, and one may step in between two enemies quite safely. But whoever is trapped by your step is at your mercy.
lesson-queens_guard-bloody-say-2 = Now say what becomes of him: he goes one ring outward, to a cell that you choose. You, not I!
lesson-queens_guard-bloody-done = You sent him off as if you were born to it. Had your queen been one of the two, he would have lost his head. And a queen who is trapped changes places with one of her guards, who pays for it with his life. Now, shall we play?
lesson-queens_guard-bloody-not_yet = That traps nobody. Bring a guard to the other side of mine, as before.
lesson-queens_guard-bloody-hint-1 = From 3.6 to 2.4.
lesson-queens_guard-bloody-hint-2 = Then choose any free cell of the third ring.

## Achievements: each with its source

achievement-queens_guard_win = Yeomen of the Guard
achievement-queens_guard_win-task = Win a match of Queen’s Guard.
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = Henry VII formed the Yeomen of the Guard in 1485. They still guard the sovereign, in red coats of the Tudor cut.

achievement-bloody_queen_win = A Queen in Her Own Right
achievement-bloody_queen_win-task = Win a match of Bloody Queen.
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = Mary I, crowned on 1 October 1553, was the first queen to be crowned ruler of England in her own right.
