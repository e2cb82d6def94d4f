## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

level-puzzles =
    { $n ->
        [one] { $n } problema de { $game }
       *[other] { $n } problemas de { $game }
    }
level-lesson =
    { $n ->
        [one] una lección de { $n } paso de { $game }
       *[other] una lección de { $n } pasos de { $game }
    }
level-deck =
    { $n ->
        [one] { $n } leyenda para las cartas de { $game }
       *[other] { $n } leyendas para las cartas de { $game }
    }
level-too_large = el archivo pasa de 16 MB
level-not_text = el archivo no es texto
level-unreadable = esto no se puede leer como lección, como problemas ni como baraja: { $why }
level-more =
    { $n ->
        [one] … y { $n } fallo más
       *[other] … y { $n } fallos más
    }
level-game = { $why }
level-how_many_puzzles = hay { $n } problemas; un archivo puede tener de 1 a { $most }
level-how_many_steps = hay { $n } pasos; una lección puede tener de 1 a { $most }
level-key = «{ $key }» no puede ser un nombre: usa minúsculas, cifras, _ y -, 40 en total como mucho
level-twice = «{ $key }» se usa dos veces
level-teacher = no hay maestro { $n }: indica el nivel de un cortesano, del 1 al 5
level-no_people = de las cartas de este juego no se cuenta nada
level-no_captions = no hay frases: escribe al menos una
level-no_sentence = falta la frase «{ $key }»
level-never_said = la frase «{ $key }» no se usa nunca
level-long_sentence = la frase «{ $key }» pasa de { $n } caracteres
level-strange_sentence = la frase «{ $key }» tiene caracteres que no se pueden mostrar
level-puzzle = problema «{ $id }»: { $why }
level-step = paso «{ $key }»: { $why }
level-difficulty = la dificultad es { $n }, pero debe ir de 1 a { $most }
level-solution_length = una solución empieza y acaba con una jugada de quien resuelve y tiene { $most } jugadas como mucho; esta tiene { $n }
level-too_many = demasiadas entradas en «{ $part }»: se permiten { $most } como mucho
level-position = la posición no vale: { $why }
level-hidden = este juego oculta cartas o piezas, así que sus problemas necesitan un objetivo con las cartas a la vista, como Tricks(3, 5)
level-nobody_moves = en esta posición no le toca jugar a nadie
level-whose_move = la jugada { $n } de la solución la hace el bando equivocado
level-move = la jugada { $n } de la solución, «{ $text }», no vale: { $why }
level-also = «{ $text }» en «also» no alcanza el objetivo, o no está en la notación propia del juego
level-not_solved = la solución no alcanza el objetivo
level-other_family = «{ $name }» no es un juego de esta familia
level-place = «{ $text }» no es un lugar de este juego
level-tap = la tarea { $n } debe nombrar al menos un lugar, y cada uno una sola vez
level-not_the_learner = en la tarea { $n } no le toca jugar a quien aprende: dale una respuesta al contrario
level-refusal = la tarea { $n } pide el rechazo «{ $key }», que no existe
level-no_refusal = la tarea { $n } debe nombrar al menos un rechazo
level-task_move = «{ $text }» en la tarea { $n } no vale: { $why }
level-notation = no está en la notación propia del juego
level-no_move = ninguna jugada legal completa la tarea { $n }
level-no_reply = tras «{ $text }» en la tarea { $n } ninguna respuesta es legal
level-left_out =
    { $n ->
        [0] El archivo «{ $file }» se dejó fuera: { $why }.
        [one] El archivo «{ $file }» se dejó fuera: { $why }. También { $n } más; el registro dice por qué.
       *[other] El archivo «{ $file }» se dejó fuera: { $why }. También { $n } más; el registro dice por qué.
    }
