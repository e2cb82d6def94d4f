## The review

review-better = Mejor era { $move }. { $why }
review-title = Revisión
review-replay = Repetición
review-annulled = anulada
review-beginning = el principio
review-close = Cerrar
review-progress =
    { $all ->
        [one] { $n } de { $all } posición examinada
       *[other] { $n } de { $all } posiciones examinadas
    }
review-bar = Posición en la partida
review-place = jugada { $n } de { $all }
review-graph = Quién llevaba ventaja: pulsa para mirar ahí
review-play = Reproducir
review-pause = Pausa
review-speed = Velocidad: { $name }
review-inaccuracy = una imprecisión
review-mistake = un error
review-blunder = un error grave
review-turn = el momento decisivo
review-note = del archivo
review-and_turn = { $what }, y el momento decisivo
review-waiting = Aún se buscan las jugadas que importaron.
review-nothing = Ningún bando cometió un error digno de ese nombre.
review-racer = { $name }: { $moves }
review-to_go =
    { $n ->
        [0] todos los objetivos cumplidos
        [one] falta { $n } jugada
       *[other] faltan { $n } jugadas
    }
review-next = Siguiente: { $move }, { $what }

## What a bad move did

mistake-loses_game = Pierde la partida { in-moves }.
mistake-loses_game_now = Pierde la partida en el acto.
mistake-loses_game_surely = Pierde la partida.
mistake-misses_win = Deja escapar la victoria.
mistake-misses_win_in = Deja escapar la victoria { in-moves }.
mistake-shot = Pasa por alto un golpe: pierde { $what } { in-moves }.
mistake-loses = Pierde { $what }.
mistake-loses_in = Pierde { $what } { in-moves }.
mistake-misses = Deja escapar la ocasión de ganar { $what }.
mistake-misses_in = Deja escapar la ocasión de ganar { $what } { in-moves }.
mistake-misses_ridding = Deja escapar la ocasión de deshacerse de { $what }.
mistake-misses_ridding_in = Deja escapar la ocasión de deshacerse de { $what } { in-moves }.
mistake-must_take = Tiene que capturar { $what }.
mistake-must_take_in = Tiene que capturar { $what } { within-moves }.
mistake-trap = Cae en una trampa: tiene que capturar { $what }.
mistake-trap_in = Cae en una trampa: tiene que capturar { $what } { within-moves }.
mistake-lets_crown = Deja coronar un peón.
mistake-lets_crown_in = Deja coronar un peón { in-moves }.
mistake-hastens =
    { $moves ->
        [one] Está perdida de todos modos, pero así se pierde una jugada antes.
       *[other] Está perdida de todos modos, pero así se pierde { WORDS($moves) } jugadas antes.
    }
mistake-gives_ground = Cede algo de terreno.
