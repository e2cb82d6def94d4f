## A lesson or a puzzle at the table

course-end = Lección terminada
course-learned = Has aprendido: { $titles }.
course-learned_between = {" "}·{" "}
course-play = Ahora juega: { $name }
course-missing = Esta lección o este problema ya no está.
course-refused = No se puede preparar: { $why }
course-show_me = Muéstrame
course-step_shown = Así se hace. Pulsa «Otra vez» para intentarlo tú, o sigue adelante.
course-left = { $side } tiene aún: { $goals }.
course-piece = Mira esta pieza.
course-way = Muévela por aquí.
course-right = Correcto. Adelante.
course-shown = Esa es la solución. Ahora inténtalo tú.
course-count =
    { $all ->
        [one] { $n } de { $all } resuelto
       *[other] { $n } de { $all } resueltos
    }
course-solved = Resuelto
course-step = Paso { $n } de { $all }
course-difficulty = Dificultad { $n } de { $most }.
course-next = Paso siguiente
course-finish = Terminar
course-next_puzzle = Problema siguiente
course-again = Otra vez
course-back = Paso anterior
course-solution = Solución
course-mistake = De tu partida
course-mistake-task = Aquí se jugó { $move }. Encuentra la jugada mejor.
course-play_on = Seguir jugando
course-leave = Salir
