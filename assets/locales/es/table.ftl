## Beside the table

table-taken = capturadas
table-taken_count = capturadas: { $count }
table-in_hand = por colocar
table-in_hand_count = por colocar: { $count }
table-flies = volando
hud-moves = Jugadas
hud-no_moves = Aún no hay jugadas.
hud-undo = Deshacer
hud-redo = Rehacer
hud-hint = Pista
hud-result = Resultado
hud-menu = Menú
hud-your_move = Te toca
hud-their_move =
    { FORM($name, "number") ->
        [plural] Juegan { FORM($name, "object") }
        [you] Juegas tú
       *[other] Juega { FORM($name, "object") }
    }
hud-thinking =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } piensan
        [you] Piensas tú
       *[other] { FORM($name, "subject") } piensa
    }
hud-to_play =
    { FORM($side, "number") ->
        [plural] juegan { FORM($side, "object") }
       *[other] juega { FORM($side, "object") }
    }
hud-move = jugada { $n }
hud-over = La partida ha terminado
hud-flies =
    { FORM($name, "number") ->
        [plural] Vuelan { FORM($name, "object") }
       *[other] Vuela { FORM($name, "object") }
    }
hud-flies-you = Vuelas
hud-flies-note = tres fichas pueden volar a cualquier punto libre
hud-rules = Reglas
hud-hint_thinking = Pensando
hud-analysis = tablero de análisis
hud-side_line = o
hud-opening = Apertura: { $name }.
hud-book = En el libro: { $moves }.
hud-best_line = Lo mejor: { $line }. { $why }
hud-ahead = ventaja para { FORM($side, "object") }: { $n }
hud-ahead_none = ningún bando tiene ventaja
hud-ahead_won =
    { FORM($side, "number") ->
        [plural] ganan { FORM($side, "object") }
       *[other] gana { FORM($side, "object") }
    }
hud-looked = tras { $n }. { $move }
hud-looked-start = antes de la primera jugada
hud-no_hint = Puedes pedir una pista cuando te toque.
hud-no_undo = No hay nada que deshacer.
hud-undo_barred = Eso ya no se puede deshacer: desde entonces se ha visto algo oculto o ha decidido otra persona.
hud-no_redo = No hay nada que rehacer.
hud-numbered = { $n }. { $move }
hud-looking = Posición anterior
hud-now = Volver a la partida
hud-clock-runs = quedan { $time }, en marcha
hud-clock-stands = quedan { $time }

## The moves

moves-start = Al principio
moves-back = Una jugada atrás
moves-forward = Una jugada adelante
moves-end = Al final
moves-all = Todas las jugadas
moves-close = Cerrar la lista
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = La partida ha terminado.
refusal-not_your_turn = No es tu turno.
refusal-thinking =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } aún están pensando.
       *[other] { FORM($name, "subject") } aún está pensando.
    }
table-laying = Se prepara la mesa…
refusal-position = Esta no es una posición del juego: { $why }
refusal-ambiguous_way = Dos capturas acaban ahí: elige las casillas del camino.
refusal-draw_refused =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } siguen jugando.
       *[other] { FORM($name, "subject") } sigue jugando.
    }
refusal-draw-none = En este juego no se pueden acordar tablas.
refusal-turned_down = Las cartas ya jugadas quedan boca abajo hasta el final de la partida.

## How a match ended

outcome-third_repetition = La misma posición se ha dado por tercera vez.
outcome-score = Deciden los puntos.
outcome-shared = Empate a { $n } y victoria compartida: { $winner }.
outcome-resigned-you = Has abandonado.
outcome-resigned-many = { $loser } han abandonado.
outcome-agreed = Se acordaron tablas.
outcome-resigned =
    { FORM($loser, "number") ->
        [plural] Abandonan { FORM($loser, "object") }.
       *[other] Abandona { FORM($loser, "object") }.
    }
outcome-out_of_time = Se acabó el tiempo para { FORM($loser, "object") }.
outcome-out_of_time-you = Se te acabó el tiempo.
