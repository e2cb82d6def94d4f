## Setting up a position by hand

editor-title = Set up a position
editor-tool = What a click does
editor-put = Put { $piece }
editor-move = Move a piece
editor-remove = Take a piece away
editor-turn = To move
editor-in_hand = In hand: { $side }
editor-clear = Empty board
editor-start = Start position
editor-analyse = To the analysis board
editor-ready = { $side } to move.
editor-over = The match would be over: { $why }
editor-held = { $place }, picked up
editor-hand = Hand: { $side }
editor-out = Out of play
editor-pile = { $name }: { $n }
editor-card = { $card }, { $pile }
editor-put_down = Put here: { $name }
editor-deal = Deal
editor-clear_cards = All out of play
