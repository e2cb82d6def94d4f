## Setting up a match

setup-choose = elige un juego
setup-start = Empezar la partida
setup-problem = Estas opciones no casan entre sí. Cambia alguna.
setup-seats = Quién se sienta a la mesa
setup-level = Nivel
setup-effort = Empeño
setup-as_strong = Tan fuerte como yo
setup-starts = Quién empieza
setup-lot = A suertes
setup-option_off = No
setup-option_on = Sí
setup-usual = lo habitual: { $value }
setup-usual-after = { $note }; lo habitual: { $value }
setup-clock = Reloj
setup-clock-off = No
setup-clock-minutes = { $n } min
setup-clock-none = nadie te mete prisa
setup-clock-note = minutos para cada jugador
setup-clock-increment = +{ $n } s por jugada
setup-clock-increment-note = se suman al reloj tras cada jugada
setup-lesson = Lección
setup-lesson-note =
    { $all ->
        [one] { $n } de { $all } paso
       *[other] { $n } de { $all } pasos
    }
setup-puzzles = Problemas
setup-puzzles-note =
    { $all ->
        [one] { $n } de { $all } resuelto
       *[other] { $n } de { $all } resueltos
    }
setup-rules = Reglas
setup-rules-note = con dibujos
setup-gallery = Galería
setup-gallery-note =
    { $all ->
        [one] { $n } de { $all } contada
       *[other] { $n } de { $all } contadas
    }
gallery-veiled = Aún por contar
setup-drill = ¿Quién vino después?
setup-drill-note =
    { $n ->
        [one] récord: { $n } acierto
       *[other] récord: { $n } aciertos
    }
setup-drill-none = cinco minutos de preguntas
setup-statistics = Estadísticas
setup-statistics-note =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
setup-editor = Posición
setup-editor-note = compuesta a mano
setup-statistics-none = ganadas y perdidas
setup-person = una persona
setup-courtier = un cortesano
setup-guest = Un invitado
setup-guest-role = por enlace
setup-no_courtier = dos personas en una mesa
setup-manner = { $name } { $manner }
setup-lot_note = A suertes: los bandos se sortean al empezar la partida y cambian con cada revancha.
setup-change_note = Los bandos cambian con cada revancha.
setup-seat_label = Asiento { $n }: { $name }, { $role }
setup-level_label = { $name }, nivel { $n } de 5
setup-name = Nombre (opcional)
setup-name-label = Nombre de la persona del asiento { $n }
setup-place-left = a tu izquierda
setup-place-right = a tu derecha
setup-place-opposite = frente a ti
setup-place-far_left = enfrente, a la izquierda
setup-place-far_right = enfrente, a la derecha
setup-place-partner = tu pareja
setup-place-own = tu asiento
setup-starter-own = Tú
setup-starter-left = Izquierda
setup-starter-right = Derecha
setup-starter-opposite = Enfrente
setup-starter-far_left = Enfrente izq.
setup-starter-far_right = Enfrente der.
setup-starter-partner = Pareja
setup-seat_option_label = Asiento { $n }: { $label }
setup-place_label = Asiento { $n }, { $place }: { $name }, { $role }
setup-turn_note = La salida pasa al asiento siguiente con cada revancha.

## Choosing among the games

shelf-game = Juego
shelf-to = Ir a { $family }
