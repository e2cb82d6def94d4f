## Componer una posición a mano

editor-title = Componer una posición
editor-tool = Qué hace un clic
editor-put = Poner: { $piece }
editor-move = Mover una pieza
editor-remove = Quitar una pieza
editor-turn = Turno
editor-in_hand = Por colocar: { $side }
editor-clear = Tablero vacío
editor-start = Posición inicial
editor-analyse = Al tablero de análisis
editor-ready = Turno: { $side }.
editor-over = La partida habría terminado: { $why }
editor-held = { $place }, en la mano
editor-hand = Mano: { $side }
editor-out = Fuera de juego
editor-pile = { $name }: { $n }
editor-card = { $card }, { $pile }
editor-put_down = Poner aquí: { $name }
editor-deal = Repartir
editor-clear_cards = Todas fuera de juego
