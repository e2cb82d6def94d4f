## The list of puzzles

puzzles-title = Problemas
puzzles-name = Problema { $n }
puzzles-daily = Problema del día, { $date }
puzzles-side =
    { FORM($side, "number") ->
        [plural] Juegan { FORM($side, "object") }
       *[other] Juega { FORM($side, "object") }
    }
puzzles-easy = Para empezar
puzzles-middle = Para pensar un poco
puzzles-hard = Para una hora tranquila
puzzles-hardest = Para una larga velada
puzzles-show = Mostrar
puzzles-all = Todos los problemas
puzzles-unsolved = Sin resolver
puzzles-to_repeat = Para repetir
puzzles-failed = Fallados
puzzles-none = Todos estos están resueltos.
puzzles-next = Problema siguiente
puzzles-solved = resuelto
puzzles-open = sin resolver
puzzles-is_failed = fallado
puzzles-is_due = para repetir
puzzles-note = { $solved } · { $due }
puzzles-due =
    { $n ->
        [one] { $n } para repetir
       *[other] { $n } para repetir
    }
puzzles-say = { $name }, dificultad { $n } de { $most }, { $line }, { $state }
puzzles-own = { $title } (tuyo)
puzzles-lessons = Tus propias lecciones
puzzles-own_lessons =
    { $n ->
        [one] { $n } lección propia
       *[other] { $n } lecciones propias
    }
puzzles-say_lesson = Lección: { $name }, { $note }

## Three minutes of puzzles

rush-start = Tres minutos
rush-again = Otra vez
rush-time = quedan { $time }
rush-time_up = Se acabó el tiempo
rush-over = El tercer error
rush-solved =
    { $n ->
        [one] { $n } resuelto
       *[other] { $n } resueltos
    }
rush-mistakes =
    { $n ->
        [0] ningún error
        [one] { $n } error
       *[other] { $n } errores
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] Esta vez no has resuelto ninguno.
        [one] Has resuelto { $n } problema.
       *[other] Has resuelto { $n } problemas.
    }
rush-best-new = ¡Tu mejor ronda hasta ahora!
rush-best =
    { $n ->
        [one] Tu récord es { $n }.
       *[other] Tu récord es { $n }.
    }
rush-no_help = Con el reloj en marcha no hay ayuda. Al tercer error se acaba.

## What a puzzle asks for

puzzle-win = Gana la partida { in-moves }.
puzzle-pieces =
    { $n ->
        [one] Gana una pieza { in-moves }.
       *[other] Gana { WORDS($n) } piezas { in-moves }.
    }
puzzle-goals =
    { $n ->
        [one] Cumple un objetivo { in-moves }.
       *[other] Cumple { WORDS($n) } objetivos { in-moves }.
    }
puzzle-stay_winning =
    { $moves ->
        [one] Encuentra la única jugada que aún gana.
        [2] Encuentra dos veces la única jugada que aún gana.
       *[other] Encuentra { WORDS($moves) } veces la única jugada que aún gana.
    }
puzzle-tricks_all =
    { $of ->
        [1] Gana la última baza con tu pareja. Todas las cartas están a la vista.
       *[other] Gana las { WORDS($of) } bazas con tu pareja. Todas las cartas están a la vista.
    }
puzzle-tricks_but_one = Gana con tu pareja todas menos una de las { WORDS($of) } bazas. Todas las cartas están a la vista.
puzzle-tricks =
    { $n ->
        [1] Gana una de las { WORDS($of) } bazas con tu pareja. Todas las cartas están a la vista.
       *[other] Gana { WORDS($n) } de las { WORDS($of) } bazas con tu pareja. Todas las cartas están a la vista.
    }
puzzle-too_few_tricks = Esa no es la solución: gana muy pocas bazas.
puzzle-lay =
    { $n ->
        [one] Baja en este turno una carta más de las que puedan bajar luego los demás. Todas las cartas están a la vista; los demás cambian por lo que pueden bajar.
       *[other] Baja en este turno { WORDS($n) } cartas más de las que puedan bajar luego los demás. Todas las cartas están a la vista; los demás cambian por lo que pueden bajar.
    }
puzzle-go_out = Cierra en este turno. Todas las cartas están a la vista; los demás cambian por lo que pueden bajar.
puzzle-too_few_cards = Esa no es la solución: bajas muy pocas cartas, o dejas bajar demasiadas a los demás.
puzzle-not_out = Esa no es la solución: con ella no es seguro que puedas cerrar.
puzzle-not_that = Esa no es la solución: gana demasiado poco.
puzzle-not_in_time = Esa no es la solución: el otro jugador puede impedírtelo.
puzzle-no_longer_wins = Esa no es la solución: deja escapar la victoria.
refusal-puzzle-solved = El problema está resuelto.

## What a puzzle is about, and what it teaches

theme-shot = Golpe
theme-shot-lesson = Un golpe: entrega un peón para que quien lo capture quede donde tú quieres, y captura más.
theme-capture = Captura
theme-capture-lesson = Fíjate en lo que está colgado: ataca donde no puedan salvarse dos a la vez.
theme-crown = Corona
theme-crown-lesson = Una corona vale la caminata: primero despeja el camino hasta la última fila.
theme-shut_in = Encierro
theme-shut_in-lesson = Quien no puede mover pierde: déjale piezas al otro bando, pero ninguna salida.
theme-give_away = Regalo
theme-give_away-lesson = A quien debe capturar se le lleva de la mano: entrega una donde esa captura obligue a la siguiente.
theme-two_threats = Doble amenaza
theme-two_threats-lesson = Amenaza dos molinos a la vez: solo se puede parar uno.
theme-double_mill = Molino doble
theme-double_mill-lesson = Un molino doble: la ficha que abre una línea cierra la otra, jugada tras jugada.
theme-placing = Colocación
theme-placing-lesson = Mientras se colocan las fichas, pon cada una donde se crucen dos líneas: así nacen dos amenazas.
theme-break_through = Ruptura
theme-break_through-lesson = Al lobo le basta un hueco: atrae a las ovejas hacia un lado y corre hacia el otro.
theme-close_the_net = Cerrar el cerco
theme-close_the_net-lesson = Mantén las ovejas en una línea: un hueco a su espalda es cuanto necesita el lobo.
theme-throne = Trono
theme-throne-lesson = El trono se toma desde el anillo que lo rodea: lleva a tiempo al último guardia.
theme-trap = Trampa
theme-trap-lesson = Una pieza entre dos enemigas queda atrapada: entra donde dos de las tuyas se miren de frente.
theme-fates = Destinos
theme-fates-lesson = Un solo recorrido para dos destinos: piensa dónde estará el rey cuando caiga la siguiente reina.
theme-every_trick = Todas las bazas
theme-every_trick-lesson = Todas las bazas: cuenta las casillas que le quedan a la corona y guarda un paso de una mano a la otra.
theme-give_a_trick = Ceder una baza
theme-give_a_trick-lesson = Pierde la baza que menos cuesta, mientras la salida no les sirva de nada.
theme-trumps = Triunfos
theme-trumps-lesson = Un triunfo vale más antes de que acabe el reinado de su reina: mira adónde va luego la corona.
theme-order = El buen orden
theme-order-lesson = Las mismas cartas en otro orden ganan menos bazas: juega primero lo que no puede esperar.
theme-house = Completar una casa
theme-house-lesson = Anuncia lo que otro espera: el precio es la carta que te falta.
theme-give_nothing = No regalar nada
theme-give_nothing-lesson = De dos cambios que te dan lo mismo, elige el que menos da a los demás.
theme-lay_or_wait = Bajar o esperar
theme-lay_or_wait-lesson = Lo que está en la mesa ayuda a todos: baja enseguida solo lo que puedes mostrar sin daño.
theme-last_card = La última carta
theme-last_card-lesson = Cuenta lo que te queda en mano después de un cambio: quien cierra gana un punto por cada carta de los demás.
