## Beside the table

table-taken = taken
table-taken_count = { $count } taken
table-in_hand = in hand
table-in_hand_count = { $count } in hand
table-flies = flying
hud-moves = Moves
hud-no_moves = No moves yet.
hud-undo = Undo
hud-redo = Redo
hud-hint = Hint
hud-result = Result
hud-menu = Menu
hud-your_move = Your move
hud-their_move = { $name } to move
hud-thinking = { $name } is thinking
hud-to_play = { $side } to play
hud-move = move { $n }
hud-over = The match is over
hud-flies = { $name } flies
hud-flies-you = You fly
hud-flies-note = three men may fly to any free point
hud-rules = Rules
hud-hint_thinking = Thinking
hud-analysis = analysis board
hud-side_line = or
hud-opening = The { $name }.
hud-book = In the book: { $moves }.
hud-best_line = Best: { $line }. { $why }
hud-ahead = { $side } is ahead by { $n }
hud-ahead_none = neither side is ahead
hud-ahead_won = { $side } wins
hud-looked = after { $n }. { $move }
hud-looked-start = before the first move
hud-no_hint = You can ask for a hint on your turn.
hud-no_undo = There is nothing to undo.
hud-undo_barred = That can no longer be undone: something hidden was seen since, or somebody else has decided.
hud-no_redo = There is nothing to redo.
hud-numbered = { $n }. { $move }
hud-looking = Looking back
hud-now = Back to the game
hud-clock-runs = { $time } left, running
hud-clock-stands = { $time } left

## The moves

moves-start = To the start
moves-back = One move back
moves-forward = One move forward
moves-end = To the end
moves-all = All moves
moves-close = Close the list
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = The game is over.
refusal-not_your_turn = It is not your turn.
refusal-thinking = { $name } is still thinking.
table-laying = Laying the table…
refusal-position = This is not a position of the game: { $why }
refusal-ambiguous_way = Two captures end there: choose the squares on the way.
refusal-draw_refused = { $name } plays on.
refusal-draw-none = There are no agreed draws in this game.
refusal-turned_down = Cards already played stay face down until the match is over.

## How a match ended

outcome-third_repetition = The same position has occurred for the third time.
outcome-score = The score decides.
outcome-shared = Level at { $n }: { $winner } share the win.
outcome-resigned-you = You resigned.
outcome-resigned-many = { $loser } resigned.
outcome-agreed = A draw was agreed.
outcome-resigned = { $loser } resigned.
outcome-out_of_time = { $loser } ran out of time.
outcome-out_of_time-you = You ran out of time.
