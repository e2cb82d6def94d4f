## Setting up a position by hand

editor-title = Een stelling opzetten
editor-tool = Wat een klik doet
editor-put = { $piece } plaatsen
editor-move = Een stuk verzetten
editor-remove = Een stuk wegnemen
editor-turn = Aan zet
editor-in_hand = In voorraad: { FORM($side, "the") }
editor-clear = Leeg bord
editor-start = Beginstelling
editor-analyse = Naar het analysebord
editor-ready = { $side } aan zet.
editor-over = De partij zou voorbij zijn: { $why }
editor-held = { $place }, opgepakt
editor-hand = Hand: { $side }
editor-out = Uit het spel
editor-pile = { $name }: { $n }
editor-card = { $card }, { $pile }
editor-put_down = Hier neerleggen: { $name }
editor-deal = Geven
editor-clear_cards = Alles uit het spel
