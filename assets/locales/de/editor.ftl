## Eine Stellung von Hand aufbauen

editor-title = Stellung aufbauen
editor-tool = Was ein Klick tut
editor-put = Setzen: { $piece }
editor-move = Eine Figur versetzen
editor-remove = Eine Figur wegnehmen
editor-turn = Am Zug
editor-in_hand = Im Vorrat: { $side }
editor-clear = Leeres Brett
editor-start = Anfangsstellung
editor-analyse = Zum Analysebrett
editor-ready = { $side } am Zug.
editor-over = Die Partie wäre zu Ende: { $why }
editor-held = { $place }, aufgenommen
editor-hand = Blatt: { $side }
editor-out = Aus dem Spiel
editor-pile = { $name }: { $n }
editor-card = { $card }, { $pile }
editor-put_down = Hierher legen: { $name }
editor-deal = Geben
editor-clear_cards = Alle aus dem Spiel
