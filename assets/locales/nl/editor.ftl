## Setting up a position by hand

editor-title = Een stelling opzetten
editor-tool = Wat een klik doet
editor-put = Plaats { $piece }
editor-move = Een stuk verzetten
editor-remove = Een stuk wegnemen
editor-turn = Aan zet
editor-in_hand = In voorraad: { FORM($side, "the") }
editor-clear = Leeg bord
editor-start = Beginstelling
editor-analyse = Naar het analysebord
editor-ready = { $side } aan zet.
editor-held = { $place }, opgepakt
editor-hand = Hand: { $side }
editor-out = Uit het spel
editor-pile = { $name }: { $n }
editor-card = { $card }, { $pile }
editor-put_down = Leg hier neer: { $name }
editor-deal = Delen
editor-clear_cards = Alles uit het spel
