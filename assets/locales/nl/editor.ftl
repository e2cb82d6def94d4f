## Met de hand een stelling opzetten

editor-title = Stelling opzetten
editor-tool = Wat een klik doet
editor-put = { $piece } neerzetten
editor-move = Een stuk verplaatsen
editor-remove = Een stuk wegnemen
editor-turn = Aan zet
editor-in_hand = In de hand: { $side }
editor-clear = Leeg bord
editor-start = Beginstelling
editor-analyse = Naar het analysebord
editor-ready = { $side } aan zet.
editor-held = { $place }, opgepakt
