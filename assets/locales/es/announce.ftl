## What is spoken

say-kind-hidden = pieza oculta
    .gender = feminine
say-kinds-hidden = piezas ocultas
say-title = King’s Coffer.
say-setup = Preparar una partida.
say-hint = Pista: { $what }. { $why }
say-low = Quedan menos de veinte segundos para { FORM($name, "object") }.
say-low-you = Te quedan menos de veinte segundos.
say-turning = La partida cambió con la jugada { $n }: { $move }. { $why }
say-leaf = { $title }. { $words }
say-panel = { $title }.
say-opened = Empieza una partida de { $game }.
say-analysis = Tablero de análisis: { $game }.
say-continued = { $game }: sigue en la jugada { $n }.
say-sits-you = Juegas con { FORM($side, "object") }.
say-sits = { $name } juega con { FORM($side, "object") }.
say-last = Última jugada: { $move }.
say-looked = La posición tras { $move }.
say-looked-start = La posición inicial.
say-undone = De vuelta a la jugada { $n }.
say-redone = Adelante, hasta la jugada { $n }.
say-restarted = La partida vuelve a empezar.
say-rematched = Otra partida, con los bandos cambiados.
say-rematched-round = Otra partida; todos pasan al asiento siguiente.
say-step = { $from } a { $to }
say-capture = { $from } captura { $to }
say-then = { $move }, luego { $to }
say-crowned = { $move } y corona
say-move = { $name }: { $move }.
say-chance = { $move }.
say-taken = Capturado: { $pieces }.
say-taken_piece = { $piece } en { $at }
say-your_move = Te toca.
say-to_move =
    { FORM($name, "number") ->
        [plural] Juegan { FORM($name, "object") }.
        [you] Juegas tú.
       *[other] Juega { FORM($name, "object") }.
    }
say-must = Tienes que capturar.
say-end = { $headline }. { $reason }
say-piece-own = tu { $kind }
say-piece-side =
    { FORM($kind, "gender") ->
        [feminine] { $kind } { FORM($side, "feminine") }
        [itself] { $kind }
       *[other] { $kind } { FORM($side, "masculine") }
    }
say-empty = { $place }, libre
say-holds = { $place }: { $pieces }
say-chosen = { $what }, selección actual
say-target = { $what }, puedes ir ahí
say-must_capture = { $what }, tiene que capturar
say-movable = { $what }, puede mover
say-stop = { $what }.
say-pick = { $what }, selección actual; puede ir a { $to }.
say-on = Sigue a { $at }; luego, a { $to }.
say-given_up = Selección cancelada.
say-whose = { $name }, { $side }
say-side = { $whose }: { $pieces }.
say-group = { $kind } en { $places }
say-goals = objetivos cumplidos: { $goals }
say-no_piece = ninguna pieza
say-hand = { $side }: { $n } por colocar
say-set =
    { FORM($kind, "gender") ->
        [feminine] { $kind } colocada en { $at }
       *[other] { $kind } colocado en { $at }
    }
say-lined = { $move }, y cierra un molino
say-arrived = En { $at }; ahora elige qué retirar: { $to }.
say-takeable = { $what }, se puede retirar
say-sayable = { $what }, se puede elegir
say-flies =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } ya pueden volar: las tres últimas fichas van a cualquier punto libre.
       *[other] { FORM($name, "subject") } ya puede volar: las tres últimas fichas van a cualquier punto libre.
    }
say-flies-you = Ya puedes volar: tus tres últimas fichas van a cualquier punto libre.
say-widget-button = { $label }, botón
say-widget-on = { $label }, activado
say-widget-off = { $label }, desactivado
say-widget-chosen = { $label }, seleccionado
say-widget-other = { $label }, no seleccionado
say-widget-value = { $label }, { $value }
say-widget-disabled = { $label }, no disponible
say-at-partner = Tu pareja es { $name }.
say-at-left = { $name } se sienta a tu izquierda.
say-at-right = { $name } se sienta a tu derecha.
say-at-opposite = { $name } se sienta frente a ti.
say-at-far_left = { $name } se sienta enfrente, a la izquierda.
say-at-far_right = { $name } se sienta enfrente, a la derecha.
say-partners = { $name } juega con { FORM($other, "object") }.
say-partners-you = Juegas con { FORM($other, "object") }.
say-round = A la mesa: { $names }.
say-curtain =
    { FORM($name, "gender") ->
        [masculine] Pasa { FORM($name, "to") }. Mantén pulsado para abrir; también se abre pulsando dos veces.
       *[other] Pasa a { FORM($name, "object") }. Mantén pulsado para abrir; también se abre pulsando dos veces.
    }
say-resigned = Un cortesano sigue jugando en ese asiento.
