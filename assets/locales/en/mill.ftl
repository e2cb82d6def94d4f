## The mill games

mill-place = { $at }
mill-kind-0 = man
mill-kinds-0 = men
mill-men-0 = white
mill-men-1 = black
mill-count =
    { $n ->
        [one] { $n } { $kind } man
       *[other] { $n } { $kind } men
    }
mill-choice-0 = Remove nothing
mill-placing = placing, move { $n } of { $all }
mill-lined = A mill! Remove a man
mill-lined-may = A mill! Remove or leave

## Nine Men’s Morris

nine_mens_morris-name = Nine Men’s Morris
nine_mens_morris-short = Morris
nine_mens_morris-line = Three in a line close a mill, and a mill removes a man.
nine_mens_morris-first = white places first
nine_mens_morris-option-removal = Removing a man
nine_mens_morris-option-removal-note = whether a mill must remove a man or may leave him
nine_mens_morris-option-removal-must = must
nine_mens_morris-option-removal-may = may
nine_mens_morris-seat-0 = white
nine_mens_morris-seat-1 = black

## Mixed Mill

mixed_mill-name = Mixed Mill
mixed_mill-short = Mixed
mixed_mill-line = Place a man or move one, as you like.
mixed_mill-first = white places first
mixed_mill-option-removal = Removing a man
mixed_mill-option-removal-note = whether a mill must remove a man or may leave him
mixed_mill-option-removal-must = must
mixed_mill-option-removal-may = may
mixed_mill-seat-0 = white
mixed_mill-seat-1 = black

## Ceylon Mill

ceylon_mill-name = Ceylon Mill
ceylon_mill-short = Ceylon
ceylon_mill-line = Every mill gives another turn.
ceylon_mill-first = white places first
ceylon_mill-option-removal = Removing a man
ceylon_mill-option-removal-note = whether a mill must remove a man or may leave him
ceylon_mill-option-removal-must = must
ceylon_mill-option-removal-may = may
ceylon_mill-seat-0 = white
ceylon_mill-seat-1 = black

## Refusals

refusal-mill-notation = “{ $text }” is not a move of this game; write d6 to place a man, d6-d7 to move one, and d6-d7xg4 to remove one as well.
refusal-mill-off_board = The men stand on the 24 points of the board.
refusal-mill-no_man_chosen = Choose a man first.
refusal-mill-choose_point = Choose a free point for the man.
refusal-mill-hand_empty = All your men are on the board.
refusal-mill-from_the_hand = Take one of the men beside the board.
refusal-mill-place_first = All men are placed first; until then none of them moves.
refusal-mill-not_yours = That man is not yours.
refusal-mill-empty = There is no man on { $point }.
refusal-mill-occupied = { $point } is occupied.
refusal-mill-blocked =
    { $n ->
        [one] That man cannot move: { $places } beside him is occupied.
       *[other] That man cannot move: { $places } beside him are occupied.
    }
refusal-mill-one_step = A man moves along a line to the next point; only a side’s last three men fly.
refusal-mill-one_step_or_place = A man moves along a line to the next point. Nobody flies with men still in hand.
refusal-mill-no_mill = That closes no mill, so nothing is removed.
refusal-mill-another_turn = Until all men are on the board a mill removes nothing here; instead it gives you another turn.
refusal-mill-must_remove = You have closed a mill: now choose the man to remove.
refusal-mill-remove_enemy = Choose a man of the other side to remove.
refusal-mill-in_mill = The man on { $point } stands in a mill; remove one outside, such as the one on { $outside }.
refusal-mill-one_man = A turn removes one man.
position-mill-no_point = the points are numbered 0 to 23: there is no { $point }
position-mill-overlap = { $point } is named twice
position-mill-off_board = there are only 24 points
position-mill-too_many = a side has { $men } men at most, on the board and in hand
position-mill-turn_and_hands = the men in hand do not fit whose turn it is
position-mill-turn = it begins with the side to move, W or B, and a colon
position-mill-parts = the white men follow after W, the black men after B, and the men in hand after H, such as W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = the points are named from a1 to g7
position-mill-twice = a point is named twice
position-mill-hands = two numbers follow after H, such as H9,9
placed-mill-too_many = { $side } has more than { WORDS($most) } men, on the board and in hand: { $n }.
placed-mill-too_few =
    { $n ->
        [0] { $side } has no men, on the board or in hand: a mill takes three.
        [one] { $side } has only one man, on the board or in hand: a mill takes three.
       *[other] { $side } has only { WORDS($n) } men, on the board and in hand: a mill takes three.
    }
placed-mill-white_places = If White is to move, both sides have equally many men in hand.
placed-mill-black_places = If Black is to move, White has as many men in hand as Black, or one fewer.
placed-mill-waits = { $side } has no men in hand, so it waits until the other side has placed its men.

## How it ended

outcome-two_men = { $loser } has only two men left, and two cannot close a mill.
outcome-two_men-you = You have only two men left, and two cannot close a mill.
outcome-no_mill = In fifty moves by each side no mill was closed.

## Hints

hint-mill-man =
    { $n ->
        [one] a man
       *[other] { WORDS($n) } men
    }
hint-mill-closes = Closes a mill and removes the man on { $point }.
hint-mill-closes_two = Closes two mills at once and removes the man on { $point }.
hint-mill-closes_and_stops = Closes a mill, and stops the other side’s by removing the man on { $point }.
hint-mill-goes_on = Closes a mill and has another turn.
hint-mill-stops = Stops the other side’s mill on { $point }.
hint-mill-stops_one = Stops a mill on { $point }; nobody could stop the other one.
hint-mill-opens = Opens a mill to close it again on { $point }.
hint-mill-threatens = Threatens to close a mill on { $point }.
hint-mill-threatens_two = Threatens mills on two points: only one of them can be stopped.
hint-mill-takes_room = Takes room from the other side.
hint-mill-room = Gives the men more room.
hint-mill-crossing = Takes { $point }, where two lines cross.
hint-mill-beside = Stands beside another man, which may lead to a mill.

## Rules

page-mill_mixed-title = Mixed Mill: place or move
page-mill_mixed-1 = In Mixed Mill, placing and moving are not two parts of the game. As long as you have men in hand, each turn either places one or moves one along a line.
page-mill_mixed-2 = Mills close and remove as in Nine Men’s Morris, whether the third man is placed or moved.
page-mill_mixed-3 = Nobody flies while they have men in hand, even with only three on the board. Once your hand is empty you can only move.
page-mill_mixed-picture-1 = White has men in hand, but moves one all the same: a mill, and the hand stays as full as it was.
page-mill_ceylon-title = Ceylon Mill: another turn
page-mill_ceylon-1 = Ceylon Mill, in Sri Lanka Nerenchi Keliya: every mill gives its side another turn at once. If that closes a mill too, there is one more, and so on. Two mills closed by one man give one turn.
page-mill_ceylon-2 = Until all men of both sides are on the board, a mill removes nothing: the turn is all it brings. Even a mill closed by the very last man placed removes nothing.
page-mill_ceylon-3 = After that a mill removes a man, as in Nine Men’s Morris, and gives another turn as well.
page-mill_ceylon-4 = Because of these turns one hand may run out first. That side waits until the other has placed all its men, for nobody moves before then.
page-mill_ceylon-picture-1 = White closes a mill on g7, removes nothing, and places again.
page-mill_ceylon-picture-2 = All men are on the board: this mill removes a man, and White moves again.
page-mill_board-title = Board and men
page-mill_board-1 = Two players, White and Black, share a board of 24 points: three squares, one inside the other, joined at the middles of their sides. White begins.
page-mill_board-2 = Each side has nine men beside the board and places one with each turn, on any free point.
page-mill_board-3 = Three men of one side next to each other on one line are a mill. There are sixteen such lines: the twelve sides of the squares, and the four that join them.
page-mill_board-picture-1 = The four marked points have the most ways out, because two lines cross there.
page-mill_move-title = Moving
page-mill_move-1 = Once all men are on the board, a turn moves one man along a line to the next point, if it is free.
page-mill_move-2 = Men do not leap over others or push them away. Nobody may pass.
page-mill_move-picture-1 = Where the white men can move.
page-mill_mills-title = Mills
page-mill_mills-1 = Whoever closes a mill removes a man of the other side from the board. That man is out of the game.
page-mill_mills-2 = A man in a mill is safe as long as another stands outside one: remove that one. If all are in mills, any of them may be removed.
page-mill_mills-3 = A man who closes two mills at once still removes only one man.
page-mill_mills-4 = A mill counts when it is closed, not while it stands. It may be opened and closed again, and then it counts again.
page-mill_mills-picture-1 = The man from g4 closes a mill on the top line.
page-mill_mills-picture-2 = Three black men are in a mill. Only the one on f2 may be removed.
page-mill_removal-title = Must or may
page-mill_removal-1 = Removing a man is part of the move that closes the mill: only then is the turn over. As a rule it must be done.
page-mill_removal-2 = If you agreed on “may” when the match was set up, you can also leave the man where he is. Sometimes there is a reason: a side with four men does not fly yet.
page-mill_fly-title = Flying
page-mill_fly-1 = A side with exactly three men, and none in hand, flies: on each turn it may take a man to any free point of the board.
page-mill_fly-2 = Both sides may be flying at once. A side with four men or more goes step by step.
page-mill_fly-picture-1 = White has three men: here are some of the many flights. The one to g7 closes a mill.
page-mill_end-title = Winning and losing
page-mill_end-1 = A side with fewer than three men, counting those in hand, can no longer close a mill, and loses.
page-mill_end-2 = A side that is to move and cannot loses as well.
page-mill_end-3 = A player may also resign at any time.
page-mill_end-picture-1 = Black has two men left: White wins.
page-mill_end-picture-2 = Black is to move, and no man has a free point beside him: White wins.
page-mill_draw-title = Draws
page-mill_draw-1 = The game is drawn when the same position, with the same side to move, occurs for the third time.
page-mill_draw-2 = It is also drawn when, after the placing, each side has made fifty moves in a row and nobody has closed a mill.
page-mill_draw-3 = The players may also agree to a draw.
page-mill_art-title = The double mill
page-mill_art-1 = The strongest weapon is a man who steps to and fro between two lines and closes a mill with every step.
page-mill_art-2 = Do not hurry to close mills while you are placing. Good points, and men who can move, are worth more than an early capture.
page-mill_art-3 = You stop an open mill by standing in it. Nobody can stop two at once.
page-mill_art-picture-1 = A double mill: from d7 to d6 closes one mill, and the way back the other.
page-mill_notation-title = How moves are written
page-mill_notation-1 = Each point has a letter for its column, from a to g, and a number for its row, from 1 to 7, seen from White’s side.
page-mill_notation-2 = Placing a man is written d6, moving one d6-d7. A removal follows with an x: d6-d7xg4.
page-mill_notation-3 = A position gives the side to move, the men of both, and those in hand, White’s first: W:Wa7,f4:Bd7,g4:H7,7.
page-mill_notation-picture-1 = White stands on a1, d1 and g1, Black on a7, d7 and g7.

## The rule of the moment

moment-mill-start = White begins. Each turn places a man on a free point.
moment-mill-mixed = Each turn places a man, or moves one along a line.
moment-mill-ceylon = While men are being placed, a mill removes nothing but gives another turn.
moment-mill-again = The mill gives another turn.
moment-mill-close = A mill can be closed, and a man removed.
moment-mill-close_turn = A mill can be closed. It removes nothing yet, but gives another turn.
moment-mill-threat = The other side is about to close a mill. Stand in its place to stop it.
moment-mill-repetition = If the same position occurs for the third time, the game is drawn.
moment-mill-fifty = Without a mill the game will be drawn. Moves left to each side: { $moves }.
moment-mill-flies = Three men and none in hand: they fly to any free point.
moment-mill-waits = The other side has placed all its men, and is waiting.
moment-mill-moving = All men are on the board: now they move along the lines.
moment-mill-lost = A side that has only two men left, or cannot move, loses.
moment-mill-drawn = The game is drawn.

## The lesson

lesson-nine_mens_morris-title = Nine Men’s Morris, taught by Charles Brandon
lesson-nine_mens_morris-place-title = Placing the men
lesson-nine_mens_morris-place-say = Set your first man on any free point. A soldier’s game: White begins, and each side sets its nine men on the field, one each turn.
lesson-nine_mens_morris-place-say-2 = Now try to march: move the man you have just placed. You have my answer on the field.
lesson-nine_mens_morris-place-done = Not yet! Nobody moves before all eighteen are on the board. Choose your ground well: the points where lines cross have the most ways out.
lesson-nine_mens_morris-place-not_yet = You may place him there. But first try to move the man who stands on the board, and be told off.
lesson-nine_mens_morris-place-hint-1 = First take a man from those beside the board and point anywhere. Then point at your man on the board, and at a point beside him.
lesson-nine_mens_morris-mill-title = Closing a mill
lesson-nine_mens_morris-mill-say = Close the mill, and remove one of my men. Three of your men side by side on one line are a mill, and two stand already.
lesson-nine_mens_morris-mill-done = A hit! Every time you close a mill, one man of the other side goes from the board and never comes back.
lesson-nine_mens_morris-mill-not_yet = That point belongs to no line of yours. Your two men stand on the uppermost line.
lesson-nine_mens_morris-mill-hint-1 = Place a man on g7, then point at one of the black men.
lesson-nine_mens_morris-removal-title = Whom to remove
lesson-nine_mens_morris-removal-say = Close your mill, and try to remove one of my men on b6, d6 and f6. They are a mill, and they guard each other.
lesson-nine_mens_morris-removal-say-2 = Close the mill and take my man who stands outside. While he does, the mill is safe.
lesson-nine_mens_morris-removal-done = Just so. Only when all men of the other side stand in mills may you remove any of them. Two mills at one stroke still remove one man.
lesson-nine_mens_morris-removal-not_yet = One thing after another: close the mill on g7, first pointing at a man of my mill, then at the one who stands outside.
lesson-nine_mens_morris-removal-hint-1 = Place on g7 and point at d6, to be refused. My man on f2 stands alone.
lesson-nine_mens_morris-removal-hint-2 = Place on g7 and remove f2.
lesson-nine_mens_morris-move-title = Moving
lesson-nine_mens_morris-move-say = Try to send a man further than one point. All men are placed and some have fallen: from now on you move one man a turn, along a line to the next point.
lesson-nine_mens_morris-move-say-2 = Now move a man so that he closes a mill. One point at a time, but one is enough.
lesson-nine_mens_morris-move-done = Placed or moved, a mill is a mill. If you cannot move a single man, you lose, so do not let yourself be shut in.
lesson-nine_mens_morris-move-not_yet = A proper step. But first try to go too far, and then close the mill.
lesson-nine_mens_morris-move-hint-1 = Try to bring the man from b2 to g7, to be refused.
lesson-nine_mens_morris-move-hint-2 = The man on g4 is one step from g7.
lesson-nine_mens_morris-double-title = The double mill
lesson-nine_mens_morris-double-say = Open the mill on the top line so that you close the other, on the line below, where two more men wait. Here is the cannon of this game.
lesson-nine_mens_morris-double-say-2 = March back! The first one is open again.
lesson-nine_mens_morris-double-done = With every step to and fro a man falls. Build a double mill, and stop the other side from building one.
lesson-nine_mens_morris-double-not_yet = That fires no shot. The man on d7 goes between both lines.
lesson-nine_mens_morris-double-hint-1 = From d7 to d6, and remove anyone you like.
lesson-nine_mens_morris-double-hint-2 = And from d6 back to d7.
lesson-nine_mens_morris-fly-title = Flying
lesson-nine_mens_morris-fly-say = Win with one blow: your men fly now. A side with three men left, and none in hand, is in its last ditch and fights like a lion: its men go to any free point.
lesson-nine_mens_morris-fly-done = I have two men left, and two close no mill: the game is yours. Mind that I could have flown as well, with my three.
lesson-nine_mens_morris-fly-not_yet = He may fly there, but it wins nothing. Where is a line with two of your men?
lesson-nine_mens_morris-fly-hint-1 = The man on c3 may go anywhere, to g7 as well.
lesson-nine_mens_morris-fly-hint-2 = From c3 to g7, and remove a man.
lesson-nine_mens_morris-mixed-title = Mixed Mill
lesson-nine_mens_morris-mixed-say = Close the mill without spending a man from your hand. In Mixed Mill, another game on the same board, you need not wait: while you have men in hand, each turn places one or moves one.
lesson-nine_mens_morris-mixed-say-2 = Now try to fly with one of your three men on the board. There are five in your hand.
lesson-nine_mens_morris-mixed-done = Nobody flies with men still in hand. Everything else is as before.
lesson-nine_mens_morris-mixed-not_yet = You may. But first close the mill by moving, so that your hand stays full, and then try to fly.
lesson-nine_mens_morris-mixed-hint-1 = Move the man from g4 to g7.
lesson-nine_mens_morris-mixed-hint-2 = To be refused, choose a man on the board and a point that is not next to him.
lesson-nine_mens_morris-ceylon-title = Ceylon Mill
lesson-nine_mens_morris-ceylon-say = Close the mill on g7. The last game comes from beyond the sea: Ceylon Mill, where a mill brings something else than a man.
lesson-nine_mens_morris-ceylon-say-2 = Now point at one of my men, as if to remove it.
lesson-nine_mens_morris-ceylon-say-3 = Use your second turn: place another man. Nobody is removed while men are being placed; the mill gave you this turn instead.
lesson-nine_mens_morris-ceylon-done = Once all men are on the board, a mill removes a man and gives another turn as well. Now to the field: I await you.
lesson-nine_mens_morris-ceylon-not_yet = Not that. First close the mill on g7; then point at one of my men; then place another of yours.
lesson-nine_mens_morris-ceylon-hint-1 = Place on g7: a7 and d7 are yours already.
lesson-nine_mens_morris-ceylon-hint-2 = Point at b4, to be refused.
lesson-nine_mens_morris-ceylon-hint-3 = Place on any free point.

## Achievements: each with its source

achievement-mill_win = Filled Up with Mud
achievement-mill_win-task = Win a match of Nine Men’s Morris.
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = “The nine men’s morris is fill’d up with mud”, Titania complains: it was played out of doors, too, on lines cut into the turf.

achievement-mill_boards = The Cloister Seats
achievement-mill_boards-task = Win a match of each of the three mill games.
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = Mill boards are scratched into the stone seats of English cloisters, at Canterbury, Gloucester, Norwich, Salisbury and Westminster.
