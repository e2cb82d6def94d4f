## Draughts

draughts-name = Draughts
draughts-short = Draughts
draughts-line = Jump and be crowned; captures are compulsory.
draughts-first = dark moves first
draughts-option-huff = Huffing
draughts-option-huff-note = A capture may be missed, but then the other side may remove that piece.
draughts-seat-0 = dark
draughts-seat-1 = light
draughts-place = Square { $at }
draughts-kind-0 = man
draughts-kinds-0 = men
draughts-kind-1 = king
draughts-kinds-1 = kings
draughts-count =
    { $kings ->
        [0] { $n }
        [one] { $n }, one king
       *[other] { $n }, { $kings } kings
    }

## Losing Draughts

losing-name = Losing Draughts
losing-short = Losing
losing-line = Give every piece away; captures are compulsory.
losing-first = dark moves first
losing-seat-0 = dark
losing-seat-1 = light

## Wolf and Sheep

wolf-starts = Plays the wolf
wolf-name = Wolf and Sheep
wolf-short = Wolf
wolf-line = Four sheep shut a wolf in, or it gets past them.
wolf-first = the wolf is placed first
wolf-seat-0 = the wolf
wolf-seat-1 = the sheep
wolf-place = Square { $at }
wolf-kind-0 = wolf
wolf-kinds-0 = wolves
wolf-kind-1 = sheep
wolf-kinds-1 = sheep
wolf-option-first = First step
wolf-option-first-note = once the wolf has its square
wolf-option-first-wolf = the wolf
wolf-option-first-sheep = the sheep

## Refusals

refusal-draughts-notation = “{ $text }” is not a move of draughts; write 11-15 or 15x22.
refusal-draughts-ambiguous = “{ $text }” could be two captures; write every square, such as 15x22x29.
refusal-draughts-off_board = Draughts is played on the dark squares.
refusal-draughts-no_piece_chosen = Choose a piece first.
refusal-draughts-choose_square = Choose a square to move to.
refusal-draughts-empty = There is no piece on { $square }.
refusal-draughts-not_yours = That piece is not yours.
refusal-draughts-must_capture = You must capture: the piece on { $square } can.
refusal-draughts-capture_with = You must capture with the piece on { $square }.
refusal-draughts-blocked-own =
    { $n ->
        [one] That piece cannot move: your own piece on { $places } is in the way.
       *[other] That piece cannot move: your own pieces on { $places } are in the way.
    }
refusal-draughts-blocked =
    { $n ->
        [one] That piece cannot move: { $places } is occupied, and there is nothing to jump.
       *[other] That piece cannot move: { $places } are occupied, and there is nothing to jump.
    }
refusal-draughts-finish_chain = The capture goes on: take the next piece too.
refusal-draughts-crowned = A man that has just been crowned stops there.
refusal-draughts-occupied = Square { $square } is occupied.
refusal-draughts-forward_only = A man moves forward only; a king may move back.
refusal-draughts-own_between = You cannot jump your own piece.
refusal-draughts-nothing_between = There is no enemy piece to jump.
refusal-draughts-one_square = A piece moves one square along a diagonal.
refusal-draughts-no_huffing = This match is played without huffing.
refusal-draughts-nothing_to_huff = No capture was missed: there is nothing to huff.
refusal-draughts-not_to_huff = The piece on { $square } could not have captured: it cannot be huffed.
refusal-draughts-huffed_already = You have huffed one piece; now make your move.
refusal-wolf-notation = “{ $text }” is not a move of this game; write 18-14, or 18 to place the wolf.
refusal-wolf-off_board = The wolf and the sheep keep to the dark squares.
refusal-wolf-place = First choose a free dark square for the wolf.
refusal-wolf-placed = The wolf is already on the board: say where it moves from and to, such as 18-14.
refusal-wolf-taken = Square { $square } is occupied: choose a free square for the wolf.
refusal-wolf-no_piece_chosen = Choose a piece first.
refusal-wolf-choose_square = Choose a square to move to.
refusal-wolf-empty = There is nobody on { $square }.
refusal-wolf-not_the_wolf = It is the sheep’s turn: you cannot move the wolf.
refusal-wolf-not_the_sheep = It is the wolf’s turn: you cannot move a sheep.
refusal-wolf-blocked =
    { $n ->
        [one] That sheep cannot move: { $places } in front of it is occupied.
       *[other] That sheep cannot move: { $places } in front of it are occupied.
    }
refusal-wolf-last_row = That sheep is on the last row, and sheep never go back.
refusal-wolf-occupied = Square { $square } is occupied, and nobody jumps in this game.
refusal-wolf-forward_only = Sheep move forward only.
refusal-wolf-one_step = One step is a whole turn.
refusal-wolf-one_square = Wolf and sheep move one square along a diagonal.
position-wolf-sheep = there are four sheep, each on a square of its own
position-wolf-wolves = there is only one wolf
position-wolf-kings = nobody is crowned or huffed in this game
position-wolf-not_placed = the wolf is placed before a sheep moves
position-draughts-no_square = squares are numbered 1 to 32: there is no { $square }
position-draughts-overlap = square { $square } holds both a dark and a light piece
position-draughts-king_on_empty = square { $square } is marked as a king but is empty
position-draughts-man_on_crown_row =
    { $side ->
        [Black] a dark man on square { $square } would have been crowned there
       *[White] a light man on square { $square } would have been crowned there
    }
position-draughts-too_many =
    { $side ->
        [Black] dark has { $n } pieces, more than { $most }
       *[White] light has { $n } pieces, more than { $most }
    }
position-draughts-no_huffing = nothing can be huffed in a match played without huffing
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] A dark man on square { $square } would have been crowned there.
       *[other] A light man on square { $square } would have been crowned there.
    }
placed-draughts-too_many = { $side } has more pieces than { $most } on the board: { $n }.
placed-draughts-no_pieces = { $side } has no piece on the board.
placed-wolf-wolves = There is only one wolf.
placed-wolf-sheep =
    { $n ->
        [0] There is no sheep on the board: four play.
        [one] There is one sheep on the board: four play.
       *[other] There are { WORDS($n) } sheep on the board: four play.
    }
placed-wolf-not_placed = The wolf is not on the board yet, so it is the wolf’s turn.

## How it ended

outcome-no_pieces = { $loser } has no piece left.
outcome-no_moves = { $loser } has no move left, and whoever cannot move loses.
outcome-all_given = { $loser } has taken the last piece, and whoever has none left wins.
outcome-stuck = { $loser } has left the other side no move, and whoever cannot move wins.
outcome-got_past = The wolf is past the sheep.
outcome-shut_in = The sheep have shut the wolf in.
outcome-no_progress = In forty moves by each side nothing was captured and no man moved forward.
outcome-no_pieces-you = You have no piece left.
outcome-no_moves-you = None of your pieces can move, and whoever cannot move loses.
outcome-all_given-you = You have taken the last piece, and whoever has none left wins.
outcome-stuck-you = You have left the other side no move, and whoever cannot move wins.
outcome-no_pieces-many = { $loser } have no piece left.
outcome-no_moves-many = { $loser } have no move left, and whoever cannot move loses.

## PDN

pdn-notes_cut = The notes of this game were too many to keep: the later ones are missing here.
pdn-no_game = there is no game in the text
pdn-at = Line { $line }, column { $column }: { $reason }
pdn-too_long = This file is larger than { $what } million characters. Split it into smaller files.
pdn-unclosed_comment = A comment opened here with { "{" } is never closed with { "}" }.
pdn-unclosed_variation = A variation opened here with ( is never closed with ).
pdn-too_deep = More than { $what } variations are nested in one another here.
pdn-stray = There is a stray { $what } here.
pdn-nag = A $ must be followed by a number, such as $3.
pdn-tag_name = A tag begins with its name, a word of letters, such as [Event "…"].
pdn-tag_text = The tag { $what } needs a text in double quotes.
pdn-tag_open_text = The text of the tag { $what } has no closing double quote on its line.
pdn-game_type = This game has GameType { $what }. Only English draughts, GameType 21, can be read.
pdn-other_game = This is a game of { $what }. Only English draughts, GameType 21, can be read.
pdn-game-international = international draughts, on a board of 100 squares
pdn-game-italian = Italian draughts
pdn-game-pool = American pool checkers, in which White begins and men capture backwards
pdn-game-spanish = Spanish draughts
pdn-game-russian = Russian draughts
pdn-game-brazilian = Brazilian draughts
pdn-game-canadian = Canadian draughts, on a board of 144 squares
pdn-game-portuguese = Portuguese draughts
pdn-game-czech = Czech draughts
pdn-game-turkish = Turkish draughts
pdn-game-thai = Thai draughts
pdn-game-frisian = Frisian draughts, on a board of 100 squares
pdn-game-spantsiretti = Spantsiretti draughts, on a board of 80 squares
pdn-white_begins = White moves first in this game, as in pool checkers and some apps. In English draughts Black begins, from squares 1 to 12. If only White’s first turn is unusual, write [FEN "W:W21-32:B1-12"] before the moves.
pdn-set_up_without_fen = The SetUp tag says that the game begins from a position of its own, but there is no FEN tag to give it.
pdn-fen_without_set_up = The FEN tag gives a position of its own, but the SetUp tag says that the game begins as usual. Remove the wrong one.
pdn-two_fens = There are two FEN tags with different positions.
pdn-set_up_inside = A new position is set up in the middle of a game here, which cannot be replayed.
pdn-not_a_move = “{ $what }” is not a move. Moves are written like 11-15, captures like 15x22.
pdn-letters = “{ $what }” names squares by letters, as Russian and Brazilian draughts do. English draughts numbers them, such as 11-15.
pdn-colour_letter = “{ $what }” begins with the letter of a colour. Moves are written without it, such as 11-15.
pdn-null_move = “{ $what }” stands for no move at all, but in draughts nobody may pass.
pdn-square = “{ $what }” names a square that does not exist. The squares are numbered 1 to 32.
pdn-square_international = “{ $what }” names a square above 32: this is international or Frisian draughts, on a board of 100 squares. Only English draughts, on squares 1 to 32, can be read.
pdn-square_canadian = “{ $what }” names a square above 50: this is Canadian draughts, on a board of 144 squares. Only English draughts, on squares 1 to 32, can be read.
pdn-squares = “{ $what }” names more squares than one move can touch.
pdn-fen_turn = A position begins with the side to move, B or W, and a colon, such as B:W21-32:B1-12.
pdn-fen_side = After the side to move, a position lists both sides, each as B or W with its squares, such as B:W21-32:B1-12.
pdn-fen_twice = The position lists the side { $what } twice.
pdn-fen_square = “{ $what }” is not a square. Squares are numbered 1 to 32, a king is K and its square.
pdn-fen_letters = “{ $what }” is a square named by a letter, as in Russian and Brazilian draughts. English draughts numbers its squares 1 to 32.
pdn-fen_range = The range { $what } runs backwards.
pdn-fen_taken = Square { $what } is named twice, but a square holds one piece at most.
pdn-fen_huff = There is no piece on { $what } that the side to move could huff.
pdn-fen_end = The position is complete, but more text follows it.

## Hints

hint-draughts-man =
    { $n ->
        [one] a man
       *[other] { WORDS($n) } men
    }
hint-draughts-king =
    { $n ->
        [one] a king
       *[other] { WORDS($n) } kings
    }
hint-draughts-huff = Huffs a piece that missed a capture.
hint-draughts-leaves_out = Passes up the capture: a piece may be huffed for it.
hint-draughts-corner = Holds the draw by shuttling in the corner.
hint-draughts-back_row = Keeps the back row closed.
hint-draughts-centre = Takes a square in the centre.
hint-draughts-supports = Stands behind a man in front, so that he cannot be jumped that way.
hint-draughts-side = Goes to the edge, where nothing can jump it.
hint-losing-forces = Forces the other side to take.
hint-losing-takes_fewest = Has to capture, and takes the fewest this way.
hint-wolf-place = From here the wolf holds out as long as from anywhere else.
hint-wolf-slips = Threatens to slip past with the next step.
hint-wolf-gap = Makes for the gap.
hint-wolf-room = Stays where it has room to turn.
hint-sheep-closes = Closes the gap.
hint-sheep-pushes = Pushes the wolf back.
hint-sheep-keeps = Keeps the row closed.
hint-sheep-longer = Makes the way round longer.

## Rules of draughts

page-board-title = Board and first move
page-board-1 = Draughts is a game for two on the 32 dark squares of a board of eight rows. A dark corner lies at each player’s left hand. Each has twelve men on the three nearest rows.
page-board-2 = Dark moves first. After that the players move in turn, one move each.
page-board-3 = The squares are numbered from 1 to 32, row by row, from the dark side to the light side.
page-board-picture-1 = The men at the beginning.
page-men-title = How men move
page-men-1 = A man moves one square forward along a diagonal onto a free square: dark men to higher numbers, light men to lower ones.
page-men-2 = A man never goes back. Only a king does.
page-men-picture-1 = Where the light men can go.
page-capture-title = Capturing
page-capture-1 = A piece captures an enemy piece on a neighbouring square by leaping over it along the diagonal onto the free square right behind. The captured piece leaves the board.
page-capture-2 = Men capture forward only, kings in every direction. You cannot leap over your own pieces, or over two pieces in a row.
page-capture-picture-1 = From 22 over 18 to 15: the man on 18 is taken.
page-capture-picture-2 = No capture: the square behind 19 is not free.
page-must-title = Captures are compulsory
page-must-1 = A player who can capture must capture. No other move is allowed.
page-must-2 = If there are several captures, the player chooses freely. It need not be the one that takes the most.
page-must-3 = Pieces that must capture are marked on the board, unless the marks are switched off.
page-must-picture-1 = The man on 23 must take, but may choose: to 14, or to 16.
page-chain-title = Several captures in one move
page-chain-1 = When a piece has captured and can capture again from where it landed, it goes on, turning as it likes. All of this is one move.
page-chain-2 = A capture that has begun is played to its end: you may not stop half way. No piece is leapt over twice.
page-chain-3 = Choose each landing square in turn, or just the last one if only one way leads there. If two ways end on the same square, choose the squares on the way.
page-chain-picture-1 = The man on 32 takes three: over 27, 18 and 10.
page-crown-title = Crowning
page-crown-1 = A man that reaches the last row is crowned, and is a king from then on.
page-crown-2 = The crowning ends the turn, even in the middle of a capture that a king could continue.
page-crown-picture-1 = The man on 11 takes, is crowned on 2, and stops: the man on 6 is safe for now.
page-king-title = Kings
page-king-1 = A king moves one square along a diagonal in any direction. It does not fly across the board.
page-king-2 = A king captures as a man does, but forward and backward, and may do both in one move.
page-king-picture-1 = Where the king can go.
page-king-picture-2 = The king takes two, backward.
page-end-title = Winning and losing
page-end-1 = A player who has no piece left loses. So does a player who is to move and cannot move any piece.
page-end-2 = A player may also resign at any time, and the other wins.
page-end-picture-1 = Light is to move and cannot: light loses.
page-draw-title = Draws
page-draw-1 = The game is drawn when the same position, with the same side to move, occurs for the third time.
page-draw-2 = It is also drawn after forty moves by each side in which nothing was captured and no man moved forward.
page-draw-3 = The players may also agree to a draw. A courtier accepts when the game has been level for some moves, and never when winning.
page-huff-title = Option: huffing
page-huff-1 = An old custom, off unless chosen before the match: captures are not compulsory, but missing one can be punished.
page-huff-2 = If a player could have captured and did not, the opponent may huff: remove one of the pieces that could have captured. The opponent then makes a move as usual.
page-huff-3 = A piece that could have captured but was moved elsewhere is huffed where it stands now. The right to huff is gone once the opponent has moved.
page-huff-4 = A capture that has begun is still played to its end.
page-huff-picture-1 = The man on 14 could have taken and did not: light may remove it, and then moves.
page-notation-title = How moves are written
page-notation-1 = A move is written with the numbers of its squares: 11-15. A capture has an x: 15x22.
page-notation-2 = If two captures begin and end on the same squares, all the squares are written: 15x22x29. A huff is written with the square of the piece: huff 14.
page-notation-3 = A position gives the side to move and the squares of both sides, kings with a K: W:W18,K26:B7,12.
page-notation-picture-1 = The first row holds the squares 1 to 4, the last 29 to 32.

## Rules of Losing Draughts

page-losing-title = Losing Draughts: the aim
page-losing-1 = Losing Draughts is played just like draughts, but the aim is the opposite: the player who has no piece left on their turn wins.
page-losing-2 = A player who has pieces left but cannot move any of them wins as well.
page-losing-3 = Captures are compulsory for both, and that is the heart of the game: what is offered must be taken. Kings are a burden, for they are hard to give away.
page-losing-picture-1 = Light offers the last man on 18. Dark must take it, and light wins.
page-losing-picture-2 = Light is to move and cannot: light wins.

## Rules of Wolf and Sheep

page-wolf_place-title = Wolf and Sheep: the beginning
page-wolf_place-1 = Four light sheep stand on squares 29 to 32. One dark wolf plays against them, on the dark squares of the draughts board.
page-wolf_place-2 = The game begins with the wolf: it appears on any free dark square.
page-wolf_place-3 = When you set up the match you can have it decided by lot who plays the wolf. Placing the wolf is written as its square, 18; a step as 18-14.
page-wolf_place-picture-1 = The sheep in their fold. The wolf may appear on any other dark square.
page-wolf_steps-title = How wolf and sheep move
page-wolf_steps-1 = Once it is placed, the wolf takes the first step, unless you choose the option that gives it to the sheep. Then both move in turn, and nobody may pass.
page-wolf_steps-2 = All move one square along a diagonal onto a free dark square: the wolf in any direction, a sheep forward only, to lower numbers.
page-wolf_steps-3 = Nobody is captured, leapt over or crowned.
page-wolf_steps-picture-1 = The wolf goes forward or back, but not over the sheep on 22.
page-wolf_steps-picture-2 = Sheep go forward only.
page-wolf_end-title = Who wins
page-wolf_end-1 = The sheep win when it is the wolf’s turn and it cannot move.
page-wolf_end-2 = The wolf wins when it stands on the first row of the sheep, or level with the rearmost sheep, or behind it: no sheep can stop it then. It also wins when it is the turn of the sheep and none of them can move.
page-wolf_end-3 = There is no draw.
page-wolf_end-picture-1 = The wolf is level with the last sheep, on 21: the wolf wins.
page-wolf_end-picture-2 = The wolf is to move and cannot: the sheep win.
page-wolf_solved-title = Who should win
page-wolf_solved-1 = The game is solved: if the sheep make no mistake, they win, wherever the wolf appears and whoever takes the first step.
page-wolf_solved-2 = Against the best defence they need 22 steps of their own. Sheep that know the way cannot be beaten.
page-wolf_solved-3 = As the sheep, go forward together and leave no gap. As the wolf, stay close to the sheep and wait for one.
page-wolf_solved-picture-1 = Only one move keeps the row closed: 22 to 18.

## The rule of the moment

moment-draughts-start = Dark moves first; men move one square forward along the diagonals.
moment-draughts-must = There is a capture, and it must be made.
moment-draughts-choice = You must capture, but you may choose which capture.
moment-draughts-chain = You must capture, and go on to the last piece that can be taken.
moment-draughts-may_capture = There is a capture. It need not be made, but then one of the pieces that could have made it may be huffed.
moment-draughts-huff = A capture was missed: you may huff one piece, and then make your own move.
moment-draughts-repetition = If the same position occurs for the third time, the game is drawn.
moment-draughts-forty = Without a capture or a man’s advance the game will be drawn. Moves left to each side: { $moves }.
moment-draughts-crown = A man can reach the last row: it is crowned there, and the turn ends.
moment-draughts-king = A king moves and captures forward and backward, one square at a time.
moment-draughts-lost = A player who has no piece left, or none that can move, loses.
moment-draughts-drawn = The game is drawn.
moment-losing-start = A player who has no piece left, or none that can move, wins.
moment-losing-won = A player who has no piece left, or none that can move, wins.
moment-wolf-place = The wolf begins by appearing on any free dark square.
moment-wolf-steps = All move one square along a diagonal: the wolf any way, the sheep forward only.
moment-wolf-way = The wolf can get past the sheep now, and so win.
moment-wolf-nearly = The wolf is about to get past the sheep.
moment-wolf-one_way = The wolf has only one way left. Whoever cannot move loses.
moment-wolf-shut_now = The sheep can shut the wolf in now, and so win.
moment-wolf-past = The wolf wins when it is past the sheep, or the sheep cannot move.
moment-wolf-shut = The sheep win when the wolf cannot move.

## The lesson of draughts

lesson-draughts-title = Draughts, taught by Will Somers
lesson-draughts-men-title = How men move
lesson-draughts-men-say = Move one of your men: a man goes one square forward along the dark diagonals, and light goes up the board. Sit down, good friend; the King is out hunting.
lesson-draughts-men-say-2 = Now try to draw a man of yours back again. And see, dark comes down to meet you.
lesson-draughts-men-done = No? Quite right. A man never goes back, any more than spilt ale. In a real match dark has the first move.
lesson-draughts-men-not_yet = That would be a fine move forward. Try to go back this once, and see what the rules say.
lesson-draughts-men-hint-1 = Choose a light man, then a free square up the board; afterwards one below him.
lesson-draughts-capture-title = Taking a man
lesson-draughts-capture-say = Leap over the dark man in front of yours, onto the free square behind him, and he is off the board.
lesson-draughts-capture-done = Neatly taken. The leap goes over one neighbour onto the free square right behind. Men take forward only, as they walk.
lesson-draughts-capture-not_yet = Leap over the dark man.
lesson-draughts-capture-hint-1 = From 22 over 18 to 15.
lesson-draughts-must-title = Capturing is compulsory
lesson-draughts-must-say = Point at the man of yours who can take. Here is a thing that costs beginners their supper: a man who can take must take.
lesson-draughts-must-say-2 = Now try any other move than his, and be told off.
lesson-draughts-must-say-3 = Now take. So it is: the law of the board is stricter than the Lord Chancellor.
lesson-draughts-must-done = Good. Whenever you can take, you take, wanted or not. Remember it: soon we shall use it against the other side.
lesson-draughts-must-not_yet = One thing after another: point at the man who must take, then try another move to see it refused, and then take.
lesson-draughts-must-hint-1 = Whose neighbour up the board is dark, with a free square behind? To be refused, move any other man.
lesson-draughts-must-hint-2 = The man on 18 must take the one on 15.
lesson-draughts-chain-title = One leap after another
lesson-draughts-chain-say = Take all three dark men with your man on 32. If a man who has taken can take again, he goes on, turning as he likes, and it is all one move.
lesson-draughts-chain-done = Three at one table! You may not stop half way: a capture that has begun is played to its end, and nobody is leapt over twice.
lesson-draughts-chain-not_yet = All three, if you please.
lesson-draughts-chain-hint-1 = From 32 to 23, to 14, and on to 7. Point at each landing, or at the last one only.
lesson-draughts-crown-title = Crowning
lesson-draughts-crown-say = Get your man crowned: he becomes a king on the last row. There his turn ends, even if another capture beckons.
lesson-draughts-crown-say-2 = Now take with your king, for a king takes backward as well. Long live the king! He had to stop for his crown, but it is your turn again.
lesson-draughts-crown-done = Crowned and victorious. I have seen it take longer.
lesson-draughts-crown-not_yet = Bring the man on 11 to the last row, and then take with the king.
lesson-draughts-crown-hint-1 = From 11 over 7 to 2; then from 2 over 6 to 9.
lesson-draughts-king-title = What a king may do
lesson-draughts-king-say = Walk your king one square back. A king goes in any direction, forward or back.
lesson-draughts-king-say-2 = Now send him further than one square, and see. He is a king, not a falcon.
lesson-draughts-king-done = One square at a time, like the rest of us. A king takes as a man does, but both ways.
lesson-draughts-king-not_yet = Lawful, but you know that already: walk the king back, towards your own side.
lesson-draughts-king-hint-1 = First from 18 to 22 or 23. Then try to send the king two squares, or three.
lesson-draughts-choice-title = Which one to take
lesson-draughts-choice-say = Take so that nobody takes you back. Two captures lie open, and you choose freely: nobody asks you to take the most. But look where you land.
lesson-draughts-choice-done = Well spotted. Before every capture, ask: where shall I stand, and who stands behind me?
lesson-draughts-choice-not_yet = You may; but on 14 the man from 10 would take you back. Look at the other one.
lesson-draughts-choice-hint-1 = One landing square has a dark man behind it who can leap; the other has not.
lesson-draughts-choice-hint-2 = Take the man on 19: at the edge of the board nobody can get at you.
lesson-draughts-shot-title = Give one, take three
lesson-draughts-shot-say = Offer a man where the taker opens the door to his friends. Dark must take when it can, and one move wins everything. My favourite!
lesson-draughts-shot-say-2 = Now take, and see how they stand! He had to do it.
lesson-draughts-shot-done = One given, three taken, and not a dark man left: whoever has none loses. That is called a shot. Now go and play me, and mind my shots.
lesson-draughts-shot-not_yet = Lawful, but it wins nothing. Which man can you offer so that dark, in taking him, steps in front of another?
lesson-draughts-shot-hint-1 = The man on 17 must take whatever stands on 22.
lesson-draughts-shot-hint-2 = Move 25 to 22. Dark lands on 26, and your man on 30 takes three.

## The lesson of Losing Draughts

lesson-losing-title = Losing Draughts, taught by Will Somers
lesson-losing-aim-title = The world upside down
lesson-losing-aim-say = Give your last man away. At last a game for fools: the moves are those of draughts, and whoever has no man left on his turn wins.
lesson-losing-aim-done = He had to take it, and you have nothing left: victory! I have won estates like this, and lost them the other way.
lesson-losing-aim-not_yet = He is safe there, and safe is no good here. Put him where dark must take him.
lesson-losing-aim-hint-1 = Step right in front of the dark man, with a free square behind you: 23 to 18.
lesson-losing-force-title = Force him to take
lesson-losing-force-say = Be rid of both your men. Taking is compulsory, and that is your whole weapon: what you push under his nose he must eat.
lesson-losing-force-say-2 = Feed him the second one too: the eater stands just right for it.
lesson-losing-force-done = Two courses, and he could refuse neither.
lesson-losing-force-not_yet = After that he need not take, or not in the right place. Offer a man so that the taker lands near your other one.
lesson-losing-force-hint-1 = The man on 7 will take what stands on 10.
lesson-losing-force-hint-2 = 14 to 10 first; then 23 to 18.
lesson-losing-must-title = You must take as well
lesson-losing-must-say = Try to wriggle out of taking. You can take here, little as you want to, and the law binds both.
lesson-losing-must-say-2 = Now take, and look sad. No wriggling helps.
lesson-losing-must-done = So before you move, look also at what he could force on you.
lesson-losing-must-not_yet = That is the capture. First try another move, to see it refused.
lesson-losing-must-hint-1 = Try the man on 27; then take with the one on 22.
lesson-losing-two-title = Two at one bite
lesson-losing-two-say = Set two men so that he takes both in one move. A capture must be played to its end, so why give them one by one?
lesson-losing-two-done = He could not stop after the first. And he is crowned on top of it, poor man: a king is a burden here, as we shall see.
lesson-losing-two-not_yet = Then he takes one at most. From his landing square a second capture must lead on.
lesson-losing-two-hint-1 = The man on 16 will do it: over 19 first, then over 27.
lesson-losing-two-hint-2 = 24 to 19.
lesson-losing-choice-title = Choose what you take
lesson-losing-choice-say = Take so that the rest of your men can be given away. You must take, but two captures are open, and the choice is yours.
lesson-losing-choice-say-2 = Give your last man away; you know how. He had to take in his turn.
lesson-losing-choice-done = So before each capture ask where you land, and who must take next.
lesson-losing-choice-not_yet = Lawful, but then you keep more than you can give away. Try the other.
lesson-losing-choice-hint-1 = If 27 takes, the man on 26 is left where 22 must take him.
lesson-losing-choice-hint-2 = 27 takes to 20. Later push 20 to 16.
lesson-losing-stuck-title = Nothing left to move
lesson-losing-stuck-say = Give away the man who can still move. Your man on 13 is walled in, and you win as well when you have men but no move.
lesson-losing-stuck-done = One man given, one walled in: you cannot move, and so you win. Laziness has its day.
lesson-losing-stuck-not_yet = He stays free there, and you must go on moving. Give him away.
lesson-losing-stuck-hint-1 = 23 to 18: the man on 14 must take him, and the wall stands.
lesson-losing-kings-title = Beware of crowns
lesson-losing-kings-say = Give both men away without a crown. Your man on 6 could be crowned at once. Do not dream of it: a king runs about and is hard to give away.
lesson-losing-kings-say-2 = Now give the last one away. The man on 6 is gone, uncrowned and happy.
lesson-losing-kings-done = Here a crown weighs more than elsewhere. Keep your men from the last row, and his captures short.
lesson-losing-kings-not_yet = Not that. Leave 6 where he is, and see what the man on 1 must do.
lesson-losing-kings-hint-1 = The man on 1 must take 6 as long as 10 stays free. Bring the other man towards the one on 3.
lesson-losing-kings-hint-2 = 15 to 11; then 11 to 8.
lesson-losing-last-title = The last three
lesson-losing-last-say = Give away all three men, one move each, in the right order. Three men, three gifts!
lesson-losing-last-say-2 = Now the next one. He is dragged where you want him.
lesson-losing-last-say-3 = And now the last one. Mind where the eater must land.
lesson-losing-last-done = Three times he had to, and you have won with nothing. Come and lose against me, if you can.
lesson-losing-last-not_yet = Allowed, but the chain of gifts breaks there. Offer a man so that the taker comes nearer to the next.
lesson-losing-last-hint-1 = Begin with 16: the man on 7 must come for him.
lesson-losing-last-hint-2 = 16 to 11, then 23 to 19, then 30 to 26.

## The lesson of Wolf and Sheep

lesson-wolf-title = Wolf and Sheep, taught by Katherine
lesson-wolf-place-title = The wolf appears
lesson-wolf-place-say = Choose any free dark square for the wolf to appear on. You are the wolf today, one dark wolf against four light sheep.
lesson-wolf-place-say-2 = Now make the first step as well: one square along a diagonal, whichever way you like. There you are, and there are they.
lesson-wolf-place-done = And a sheep answers with a step forward. So it goes on, in turn; nobody may pass.
lesson-wolf-place-not_yet = Choose a dark square that is free.
lesson-wolf-place-hint-1 = Any dark square without a sheep will do.
lesson-wolf-wolf-title = What the wolf may do
lesson-wolf-wolf-say = Try to step on a sheep, or to leap over it. Hungry?
lesson-wolf-wolf-say-2 = Now go one square back: unlike a sheep, the wolf may. Nobody is taken in this game, and nobody leaps.
lesson-wolf-wolf-done = Back and forth, that is the wolf’s freedom. The sheep have none of it: each of their steps is for good.
lesson-wolf-wolf-not_yet = A fair step, but one thing after another: first try to take a sheep, then step back, up the board.
lesson-wolf-wolf-hint-1 = Try to go from 18 to 22, where a sheep stands, or beyond it to 25.
lesson-wolf-wolf-hint-2 = To step back, go from 18 to 14 or 15.
lesson-wolf-sheep-title = What the sheep may do
lesson-wolf-sheep-say = Try to take a step back with a sheep. We have changed chairs: the sheep are yours, and they go one square forward, up the board.
lesson-wolf-sheep-say-2 = Now make a step forward. They never go back, so think before each.
lesson-wolf-sheep-done = Good. Four sheep, and every one of them counts.
lesson-wolf-sheep-not_yet = That is a step forward, and allowed. Try a step back first.
lesson-wolf-sheep-hint-1 = Choose the sheep on 23 and point at 27 or 26; afterwards take any step forward.
lesson-wolf-past-title = How the wolf wins
lesson-wolf-past-say = Get past the sheep, the last of which is on 21. The wolf wins once it is on their first row, or level with the last of them, for they cannot turn round.
lesson-wolf-past-done = Level with the last sheep: no one can stop you any more, so the game ends at once.
lesson-wolf-past-not_yet = Not past yet. Which square is in the row of the sheep on 21?
lesson-wolf-past-hint-1 = From 17 to 22.
lesson-wolf-shut-title = How the sheep win
lesson-wolf-shut-say = Shut the door on the wolf, which has crept to the edge. The sheep win when it is the wolf’s turn and it cannot move.
lesson-wolf-shut-done = Nowhere to go. The flock has won.
lesson-wolf-shut-not_yet = The wolf slips out through 17. Close it.
lesson-wolf-shut-hint-1 = The sheep on 22 goes to 17.
lesson-wolf-row-title = Keep the row closed
lesson-wolf-row-say = Fill 18, on which the wolf has its eye, with the sheep that opens no gap behind. The art of the sheep: go forward together and leave no gap.
lesson-wolf-row-done = Now there is no way through. With care the sheep can always win, wherever the wolf begins; one careless step, and it is the wolf who wins.
lesson-wolf-row-not_yet = After that the wolf finds a way through. 23 must stay beside 19, and 18 must be filled.
lesson-wolf-row-hint-1 = 23 guards the squares behind 19. Another sheep is free to go to 18.
lesson-wolf-row-hint-2 = 22 to 18.
lesson-wolf-gap-title = Find the gap
lesson-wolf-gap-say = Take the one way through. You are the wolf again, and the sheep have been careless.
lesson-wolf-gap-say-2 = On, to the end! The sheep beside you cannot come back.
lesson-wolf-gap-done = Past them all. A wolf needs patience, and then one gap.
lesson-wolf-gap-not_yet = The sheep close up again there. Look for the square from which nobody can shut you out.
lesson-wolf-gap-hint-1 = Through 26 to 31, between the sheep.
lesson-wolf-fence-title = The last fence
lesson-wolf-fence-say = Shut the wolf in for good, in three steps, each of which leaves it one way only. To end with, your sheep have it in the corner.
lesson-wolf-fence-say-2 = Be as quick again, and leave it only the way back. It had one way out, to 1.
lesson-wolf-fence-say-3 = Now shut the last gate. Back it went.
lesson-wolf-fence-done = Shut in. You know the game; now keep your flock together against someone who bites.
lesson-wolf-fence-not_yet = That leaves the wolf more than one way out, or more time. Leave it a single way.
lesson-wolf-fence-hint-1 = The wolf on 5 has two ways, 1 and 9. Close 9 first.
lesson-wolf-fence-hint-2 = 13 to 9, then 10 to 6, then 6 to 1.

## Achievements: each with its source

achievement-draughts_win = Dr Johnson’s Praise
achievement-draughts_win-task = Win a match of draughts.
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = The first English book on draughts appeared in 1756. Samuel Johnson wrote its dedication: nothing is a trifle that teaches “caution, foresight, and circumspection”.

achievement-draughts_puzzles = The Machine from Alberta
achievement-draughts_puzzles-task = Solve ten puzzles of draughts.
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = Since 2007 it has been known that draughts is a draw if nobody errs. The proof took dozens of computers in Alberta eighteen years.

achievement-losing_win = Who Loses Wins
achievement-losing_win-task = Win a match of Losing Draughts.
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = In France to play so that the loser wins is called “qui perd gagne”.

achievement-wolf_win = Two Foxes of Silver
achievement-wolf_win-task = Win a match of Wolf and Sheep.
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = King Edward IV, Henry’s grandfather, bought two foxes and forty-six hounds of silver gilt: the pieces of a game in which many small ones hunt one.
