## Playing on from a position

play_from-title = Jugar desde aquí
play_from-position_only = La posición { $position }.
play_from-position =
    { FORM($side, "number") ->
        [plural] La posición { $position }; juegan { FORM($side, "object") }.
       *[other] La posición { $position }; juega { FORM($side, "object") }.
    }
play_from-own = Tú juegas con
play_from-both = Ambos bandos
play_from-all = Todos los bandos
play_from-against = Contra
play_from-alone = Un tablero libre: mueves por todos los bandos y no se pierde ninguna línea.
play_from-mistake = Encuentra la jugada mejor
play_from-start = Jugar
play_from-impossible = En esta posición nadie puede mover.
