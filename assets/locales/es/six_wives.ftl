## The Six Wives

six_wives-name = Las seis esposas
six_wives-short = Seis esposas
six_wives-line = Divorciada, decapitada, muerta, divorciada, decapitada, superviviente: lleva antes que nadie a tus seis reinas a su destino.
six_wives-first = empieza un jugador elegido a suertes
six_wives-option-seats = Jugadores
six_wives-option-seats-note = cada uno, un rey con seis reinas
six_wives-option-seats-2 = dos
six_wives-option-seats-3 = tres
six_wives-option-seats-4 = cuatro
six_wives-option-first = Primer turno
six_wives-option-first-note = a suertes, o siempre el primer asiento
six_wives-option-first-lot = a suertes
six_wives-option-first-first_seat = el primer asiento
six_wives-option-places = Jugar por los puestos
six_wives-option-places-note-2 = solo con tres o cuatro jugadores
six_wives-option-places-note = cuando ya ha ganado uno, los demás siguen por el segundo puesto
six_wives-option-places-off = no
six_wives-option-places-on = sí
six_wives-seat_option-variant = Hándicap
six_wives-seat_option-variant-note = cada jugador puede cargar con un juego más difícil que los demás
six_wives-seat_option-variant-standard = ninguno
six_wives-seat_option-variant-standard-note = cualquier reina puede cumplir cualquier objetivo, en cualquier orden
six_wives-seat_option-variant-number = por número
six_wives-seat_option-variant-number-note = las reinas cumplen sus objetivos en el orden de sus números
six_wives-seat_option-variant-history = orden histórico
six_wives-seat_option-variant-history-note = divorciada, decapitada, muerta, divorciada, decapitada, superviviente: los objetivos van en este orden
six_wives-seat_option-variant-both = histórico y por número
six_wives-seat_option-variant-both-note = los objetivos en el orden de la historia, y las reinas en el de sus números
six_wives-seat_option-variant-cocktail = Cóctel de frutas
six_wives-seat_option-variant-cocktail-note = un sorteo a la vista ata a dos reinas a un destino, y a otras dos a un puesto en el orden
six_wives-seat-0 = Rojo
    .masculine = rojo
    .feminine = roja
six_wives-seat-1 = Azul
    .masculine = azul
    .feminine = azul
six_wives-seat-2 = Verde
    .masculine = verde
    .feminine = verde
six_wives-seat-3 = Amarillo
    .masculine = amarillo
    .feminine = amarilla
six_wives-place = { $at }
six_wives-kind-0 = rey
    .gender = masculine
six_wives-kinds-0 = reyes
six_wives-kind-1 = reina
    .gender = feminine
six_wives-kinds-1 = reinas
six_wives-kind-2 = reina 0
    .gender = feminine
six_wives-kinds-2 = reinas 0
six_wives-kind-3 = reina 1
    .gender = feminine
six_wives-kinds-3 = reinas 1
six_wives-kind-4 = reina 2
    .gender = feminine
six_wives-kinds-4 = reinas 2
six_wives-kind-5 = reina 3
    .gender = feminine
six_wives-kinds-5 = reinas 3
six_wives-kind-6 = reina 4
    .gender = feminine
six_wives-kinds-6 = reinas 4
six_wives-kind-7 = reina 5
    .gender = feminine
six_wives-kinds-7 = reinas 5
six_wives-choice-0 = Pasar
six_wives-choice-survive = Sobrevive
six_wives-count =
    { $n ->
        [0] no queda ninguna reina
        [one] queda una reina
       *[other] quedan { $n } reinas
    }
six_wives-goal-divorced = Divorciada
six_wives-goal-beheaded = Decapitada
six_wives-goal-died = Muerta
six_wives-goal-survived = Superviviente
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = Siguiente: reina { $queen }
six_wives-goal-at_place = { $queen } en el puesto { $place }
six_wives-fate-divorced = divorciada
six_wives-fate-beheaded = decapitada
six_wives-fate-died = muerta
six_wives-fate-survived = superviviente

## Announcements

six_wives-say-divorced = { $name } se divorcia de una reina en { $at }.
six_wives-say-divorced-you = Te divorcias de una reina en { $at }.
six_wives-say-beheaded = { $name } decapita a una reina en { $at }.
six_wives-say-beheaded-you = Decapitas a una reina en { $at }.
six_wives-say-died = Una reina de { $name } muere en { $at }.
six_wives-say-died-you = Una reina tuya muere en { $at }.
six_wives-say-survived = Una reina de { $name } sobrevive en { $at }.
six_wives-say-survived-you = Una reina tuya sobrevive en { $at }.

## Henry’s queens

six_wives-gallery = Las seis reinas de Enrique
six_wives-history-0-name = Catalina de Aragón
six_wives-history-0 = El matrimonio de Enrique con Catalina de Aragón fue declarado nulo en mayo de 1533, tras casi veinticuatro años, y ella nunca lo aceptó.
six_wives-history-0-when = Divórciate de una reina.
six_wives-history-1-name = Ana Bolena
six_wives-history-1 = Ana Bolena fue decapitada en la Torre de Londres el 19 de mayo de 1536 por un verdugo de espada que hicieron venir de Calais.
six_wives-history-1-when = Decapita a una reina.
six_wives-history-2-name = Juana Seymour
six_wives-history-2 = Juana Seymour murió en Hampton Court el 24 de octubre de 1537, doce días después de dar a luz al futuro rey Eduardo VI.
six_wives-history-2-when = Da sepultura a una reina en el cementerio.
six_wives-history-3-name = Ana de Cléveris
six_wives-history-3 = Ana de Cléveris consintió en que se anulara su matrimonio en julio de 1540, a los seis meses, y sobrevivió a Enrique y a todas sus otras esposas.
six_wives-history-3-when = Divórciate de una segunda reina en la misma partida.
six_wives-history-4-name = Catalina Howard
six_wives-history-4 = Catalina Howard fue decapitada en la Torre de Londres el 13 de febrero de 1542, condenada por el Parlamento sin juicio.
six_wives-history-4-when = Decapita a una segunda reina en la misma partida.
six_wives-history-5-name = Catalina Parr
six_wives-history-5 = Catalina Parr, que en 1545 había publicado con su propio nombre un libro de oraciones, era la esposa de Enrique cuando él murió, el 28 de enero de 1547.
six_wives-history-5-when = Haz que sobreviva una reina.

## Refusals

refusal-six_wives-notation = «{ $text }» no es una jugada de este juego; escribe a1-a2 para mover una pieza, b2xa2 cuando el rey quita a una reina, xj10 cuando una reina sobrevive, o pass.
refusal-six_wives-chance = Las monedas se están sorteando todavía.
refusal-six_wives-drawn = El sorteo ya se ha hecho.
refusal-six_wives-off_board = Las piezas van en las casillas del suelo del palacio.
refusal-six_wives-no_piece_chosen = Elige primero una pieza.
refusal-six_wives-third_time = Así se daría la misma posición por tercera vez.
refusal-six_wives-choose_space = Elige una casilla a la que mover.
refusal-six_wives-not_yours = Esa pieza no es tuya.
refusal-six_wives-empty = En { $space } no hay nadie.
refusal-six_wives-occupied = { $space } está ocupada.
refusal-six_wives-straight = Las piezas van por filas y columnas, nunca en diagonal.
refusal-six_wives-one_step = Una pieza mueve una casilla, o salta por encima de la pieza de al lado.
refusal-six_wives-one_action = Un paso, un salto o un objetivo es un turno entero.
refusal-six_wives-nothing_to_jump = En { $space } no hay nadie a quien saltar.
refusal-six_wives-queen_jumps = Una reina solo salta por encima de reinas, nunca de un rey.
refusal-six_wives-king_jumps = Un rey salta por encima de los otros reyes, y por encima de una reina solo para decapitar a una de las suyas.
refusal-six_wives-king_grave = Un rey nunca entra en el cementerio.
refusal-six_wives-king_stays = Los reyes no salen del tablero.
refusal-six_wives-over_grave = Nadie salta por encima de una reina del cementerio.
refusal-six_wives-frozen = Descansa en el cementerio y no volverá a moverse.
refusal-six_wives-stuck =
    { $n ->
        [one] Esa pieza no puede mover: { $places } está ocupada.
       *[other] Esa pieza no puede mover: { $places } están ocupadas.
    }
refusal-six_wives-push_edge = El divorcio se hace por el borde del tablero: la reina tiene que estar en una casilla exterior, con el rey detrás.
refusal-six_wives-push_outward = El rey empuja a la reina en línea recta fuera del tablero: tiene que estar en el lado de dentro.
refusal-six_wives-haven = Una reina sobrevive desde la esquina opuesta a la suya: { $spaces }.
refusal-six_wives-pass = Puedes mover, así que no puedes pasar.
refusal-six_wives-done =
    { $fate ->
        [divorced] Ya te has divorciado de dos reinas, y no puede haber más.
        [beheaded] Ya has decapitado a dos reinas, y no puede haber más.
        [died] Una de tus reinas ya yace en el cementerio, y ninguna otra puede seguirla.
       *[survived] Una de tus reinas ya ha sobrevivido, y ninguna otra puede.
    }
refusal-six_wives-number = Tu siguiente objetivo hay que cumplirlo con la reina { $queen }.
refusal-six_wives-history =
    { $fate ->
        [divorced] Ahora toca un divorcio.
        [beheaded] Ahora toca una decapitación.
        [died] Ahora toca la muerte: una reina tiene que ir al cementerio.
       *[survived] Ahora toca que una sobreviva.
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] La reina { $queen } tiene que acabar divorciada.
        [beheaded] La reina { $queen } tiene que acabar decapitada.
        [died] La reina { $queen } tiene que morir.
       *[survived] La reina { $queen } tiene que sobrevivir.
    }
refusal-six_wives-own_place = La reina { $queen } está atada al objetivo { $place } del orden, y ahora toca el { $next }.
refusal-six_wives-reserved = El objetivo { $place } del orden está atado a la reina { $queen }: con cualquier otra, ella ya no podría cumplir el suyo.
refusal-six_wives-bound =
    { $fate ->
        [divorced] Los divorcios que quedan están atados a otras reinas, que ya no podrían cumplir sus objetivos.
        [beheaded] Las decapitaciones que quedan están atadas a otras reinas, que ya no podrían cumplir sus objetivos.
        [died] La muerte está atada a otra reina, que ya no podría cumplir su objetivo.
       *[survived] La supervivencia está atada a otra reina, que ya no podría cumplir su objetivo.
    }
position-six_wives-overlap = hay dos piezas en { $space }
position-six_wives-grave = en el cementerio solo hay una reina muerta, no { $space }
position-six_wives-goals = las reinas del tablero y los objetivos cumplidos no concuerdan
position-six_wives-turn = el jugador al que le toca ya no está en la partida
position-six_wives-corner = empieza por la esquina que juega, SW, NW, NE o SE, o por ? antes del sorteo
position-six_wives-players = cada jugador sigue tras dos puntos en el orden de juego, como SWKg7,a1,b1,c1,a2,b2,a3
position-six_wives-king = un jugador empieza por el rey, como Kg7
position-six_wives-space = las casillas se llaman de a1 a j10, y una reina del cementerio lleva un + delante
position-six_wives-log = los objetivos cumplidos siguen tras una barra como D, B, G y S, por ejemplo DBG
position-six_wives-numbers = o todas las reinas de un jugador tienen número o no lo tiene ninguna, y lo tienen todas donde la variante lo requiere
position-six_wives-cocktail = el sorteo del cóctel de frutas nombra dos reinas y otras dos, como *02.35
position-six_wives-queens = un jugador tiene seis reinas, cada una una vez
placed-six_wives-grave = En el cementerio solo puede estar una reina muerta.
placed-six_wives-died = { $side }: la reina muerta se queda en el cementerio.
placed-six_wives-out = { $side } ha cumplido todos los objetivos y ya no mueve.

## How it ended

outcome-six_fates = Las seis reinas han cumplido su destino.
outcome-all_passed = Nadie puede mover.
outcome-too_long = Todos han tenido 300 turnos.

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = ningún objetivo cumplido
cli-draw-six_wives-bound_fate = reina { $queen }: { $fate }
cli-draw-six_wives-bound_place = reina { $queen }: objetivo { $place }

## Hints

hint-six_wives-divorces = Se divorcia de una reina: un objetivo menos.
hint-six_wives-beheads = Decapita a una reina: un objetivo menos.
hint-six_wives-buries = Da sepultura a una reina en el cementerio: un objetivo menos.
hint-six_wives-survives = Una reina sobrevive: un objetivo menos.
hint-six_wives-prepares =
    { $fate ->
        [divorced] Prepara un divorcio.
        [beheaded] Prepara una decapitación.
        [died] Lleva una reina al cementerio.
       *[survived] Lleva una reina a la esquina donde sobrevive.
    }
hint-six_wives-nearer = Acerca al rey o a una reina al siguiente objetivo.
hint-six_wives-hinders =
    { $fate ->
        [divorced] Le impide un divorcio a otro jugador.
        [beheaded] Le impide una decapitación a otro jugador.
        [died] Aparta del cementerio a la reina de otro jugador.
       *[survived] Impide que sobreviva la reina de otro jugador.
    }
hint-six_wives-room = Hace sitio para lo que viene.

## Rules

page-wives_aim-title = Seis reinas, seis destinos
page-wives_aim-1 = De dos a cuatro reyes comparten un palacio. Cada uno tiene seis reinas, y cada reina ha de cumplir un destino: dos acaban divorciadas, dos decapitadas, una muere y una sobrevive. Gana quien primero se ocupa de las seis.
page-wives_aim-2 = El suelo tiene diez columnas y diez filas, con el cementerio en el centro. Las reinas empiezan en las esquinas, y cada rey está al otro lado del cementerio, lejos de las suyas.
page-wives_aim-3 = Un destino que se ha cumplido tantas veces como se puede está agotado: un tercer divorcio se rechaza. Así quedan siempre tantos objetivos como reinas.
page-wives_aim-4 = La tarjeta de cada jugador está a la vista de todos.
page-wives_aim-picture-1 = Cuatro jugadores al principio, con las cuatro tumbas marcadas. Con dos jugadores, se sientan en esquinas opuestas.
page-wives_move-title = Pasos y saltos
page-wives_move-1 = Un turno es una acción: un paso, un salto o un objetivo. Ninguna acción da pie a otra en el mismo turno.
page-wives_move-2 = Reyes y reinas dan un paso de una casilla por una fila o una columna, a una casilla libre fuera del cementerio.
page-wives_move-3 = Una reina puede saltar por encima de cualquier reina que tenga al lado, de cualquier jugador, a la casilla libre de detrás. Un rey puede saltar del mismo modo por encima del rey de otro jugador.
page-wives_move-4 = Un salto no le hace daño a nadie. Las reinas nunca saltan por encima de reyes, y un rey salta por encima de una reina solo para decapitar a una de las suyas.
page-wives_move-picture-1 = El rey puede dar un paso, o saltar por encima del rey azul. Una reina puede dar un paso, o saltar por encima de una reina roja o azul.
page-wives_divorce-title = Divorciada
page-wives_divorce-1 = Una reina en el borde exterior puede acabar divorciada cuando su propio rey está justo detrás, en el lado de dentro. Él la empuja fuera del tablero y ocupa su casilla. Eso es el turno entero.
page-wives_divorce-2 = Empuja todo recto, nunca doblando la esquina. En una casilla de esquina ella tiene dos bordes, y vale cualquiera.
page-wives_divorce-3 = A nadie se le empuja nunca al cementerio.
page-wives_divorce-picture-1 = El rey rojo empuja a su reina fuera del tablero. El rey azul podría hacer lo mismo con la reina de la esquina.
page-wives_behead-title = Decapitada
page-wives_behead-1 = El rey salta por encima de una de sus propias reinas, que tiene al lado, a la casilla libre de detrás, y ella sale del tablero. Eso es el turno entero, aunque la siguiente de la fila sea otra de ellas.
page-wives_behead-2 = La casilla de detrás tiene que estar en el tablero y libre, y el cementerio no vale.
page-wives_behead-picture-1 = La reina marcada puede acabar decapitada. La de d6 no, porque detrás tiene una tumba.
page-wives_die-title = Muerta
page-wives_die-1 = Una reina que entra con un paso o un salto en una casilla libre del cementerio ha muerto. Es el destino de una reina de cada jugador.
page-wives_die-2 = Ahí se queda el resto de la partida. No se mueve nunca, nadie salta por encima de ella y ninguna otra reina puede compartir su tumba.
page-wives_die-3 = Los reyes nunca entran en el cementerio.
page-wives_die-picture-1 = Hay tres tumbas libres. Cualquiera de las dos reinas puede ir a la más cercana, una con un paso y otra con un salto.
page-wives_survive-title = Superviviente
page-wives_survive-1 = Una reina de cada jugador sobrevive. Tiene que llegar a alguna de las cuatro casillas de la esquina opuesta a aquella donde empezaron las reinas de su jugador.
page-wives_survive-2 = En un turno posterior puede salir desde allí del tablero. Es una acción como cualquiera: un turno para llegar y otro para irse.
page-wives_survive-picture-1 = Las reinas rojas sobreviven desde las casillas marcadas. Esta llega, y puede irse en el turno siguiente.
page-wives_win-title = Ganar
page-wives_win-1 = El primer jugador que ha cumplido los seis objetivos gana en el acto.
page-wives_win-2 = Tres o cuatro jugadores pueden acordar que se siga por los puestos. Entonces se salta a quien ya ha terminado, y su rey se queda donde está.
page-wives_win-3 = Además, un jugador puede abandonar en cualquier momento.
page-wives_win-picture-1 = A Rojo le falta un divorcio y a Azul una decapitación. Es el turno de Rojo: gana Rojo.
page-wives_draw-title = Repetición, pasar y tablas
page-wives_draw-1 = Ninguna acción puede dar la misma posición por tercera vez, con el turno del mismo jugador: alguien tiene que hacer otra cosa. Así un rey no puede cerrarle el paso a una reina para siempre.
page-wives_draw-2 = El jugador que no puede hacer nada pasa. Nadie más puede pasar.
page-wives_draw-3 = La partida es tablas cuando pasan todos los jugadores seguidos, o cuando todos han tenido 300 turnos. Dos jugadores también pueden acordar tablas.
page-wives_handicaps-title = Hándicaps
page-wives_handicaps-1 = Cada jugador puede cargar con un hándicap, y cada uno con el suyo: cuanto más fuerte sea el jugador, mayor debería ser su hándicap. Las monedas de las reinas llevan los números 0 a 5, se reparten al azar y, donde importan, están boca arriba.
page-wives_handicaps-2 = Por número: el primer objetivo se cumple con la reina 0, el segundo con la reina 1, y así sucesivamente. Qué objetivo sea, lo decides tú.
page-wives_handicaps-3 = Orden histórico: los objetivos van en el orden divorciada, decapitada, muerta, divorciada, decapitada, superviviente. Qué reina sea, lo decides tú.
page-wives_handicaps-4 = Orden histórico y por número: ambas cosas. La reina 0 acaba divorciada; la 1, decapitada; la 2 muere; la 3 acaba divorciada; la 4, decapitada; y la 5 sobrevive, en este orden.
page-wives_handicaps-5 = La quinta manera de jugar es el cóctel de frutas, que tiene su propia página.
page-wives_handicaps-picture-1 = Rojo juega por número. La reina 0 va primero: puede acabar decapitada, pero la reina 1 aún no puede acabar divorciada.
page-wives_cocktail-title = Cóctel de frutas
page-wives_cocktail-1 = Se sortean dos de tus seis reinas. Cada una queda atada a un destino, el que ocupa su puesto en el orden de la historia: la reina 0 ha de acabar divorciada; la 1, decapitada; la 2 ha de morir; la 3, acabar divorciada; la 4, decapitada; y la 5, sobrevivir. Cuándo, lo decides tú.
page-wives_cocktail-2 = Se sortean dos más. Cada una queda atada a un puesto en el orden: la reina 0 ha de ser la primera en cumplir un objetivo, la 1 la segunda, y así sucesivamente. Qué objetivo sea, lo decides tú.
page-wives_cocktail-3 = Las dos últimas reinas son libres.
page-wives_cocktail-4 = Aun así, al final dos acaban divorciadas, dos decapitadas, una muere y una sobrevive.
page-wives_cocktail-5 = Ambos sorteos están a la vista: todos ven a esas cuatro en tu tarjeta.
page-wives_cocktail-6 = Una acción que dejara a otra reina sin su objetivo se rechaza, y se te dice por qué. Nadie puede quedarse nunca atascado.
page-wives_cocktail-picture-1 = Aquí las reinas 0 y 5 están atadas a sus destinos, y las reinas 1 y 3 a sus puestos. El divorcio se permite; la reina 5 tiene que esperar a llegar a su esquina.
page-wives_art-title = El arte del juego
page-wives_art-1 = El camino más largo es el de la reina que sobrevive. Mándala pronto, y elige una que no estorbe a nadie.
page-wives_art-2 = Tu rey hace falta para cuatro de los seis objetivos. Acércale las reinas tanto como él se acerca a ellas, y que un mismo recorrido sirva para dos objetivos.
page-wives_art-3 = Unas reinas puestas en fila son una escalera: la que salta viaja el doble de deprisa. Las reinas ajenas sirven tanto como las propias.
page-wives_art-4 = Lee las otras tarjetas. Una pieza tuya en la única casilla libre que necesita otro rey le cuesta a él varios turnos, y a ti uno.
page-wives_art-picture-1 = Azul está a punto de decapitar a su última reina. El rey rojo se pone en medio, y Rojo gana la carrera.
page-wives_notation-title = Cómo se escriben las jugadas
page-wives_notation-1 = Las columnas van de la a a la j, y las filas del 1 al 10. Un paso o un salto se escribe a1-a2. Cuando el rey se divorcia de una reina o la decapita, hay una x entre la casilla que deja y aquella a la que va: b5xa5.
page-wives_notation-2 = Una reina que sobrevive se escribe xj10, y pasar se escribe pass. También se anota lo que se sortea: first 2 dice quién empieza, y coins 1 031524 cómo quedan las monedas del primer jugador.
page-wives_notation-3 = Una posición da la esquina que juega, y para cada esquina su rey, sus reinas y, tras una barra, los objetivos cumplidos: SW:SWKb5,a5,+e5/DBBGS. D es divorciada, B decapitada, G muerta y S superviviente; la reina del cementerio lleva delante un signo más.

## Rule of the moment

moment-six_wives-start = Un turno es un paso, un salto o un objetivo.
moment-six_wives-number = Por número: el primer objetivo se cumple con la reina 0, el segundo con la reina 1, y así sucesivamente.
moment-six_wives-history = Orden histórico: divorciada, decapitada, muerta, divorciada, decapitada, superviviente, en este orden.
moment-six_wives-both = Orden histórico y por número: primero el divorcio de la reina 0, luego la decapitación de la reina 1, y así sucesivamente.
moment-six_wives-cocktail = Cóctel de frutas: dos reinas están atadas a un destino, y dos a un puesto en el orden.
moment-six_wives-win = Ahora hay una acción que gana. ¿La ves?
moment-six_wives-beware = El siguiente jugador puede cumplir el último objetivo. ¿Puedes ponerte en medio?
moment-six_wives-divorced = El rey está detrás de una reina en el borde: puede haber divorcio.
moment-six_wives-beheaded = Detrás de una reina que está junto al rey hay sitio libre: puede haber decapitación.
moment-six_wives-died = Una reina puede ir al cementerio.
moment-six_wives-survived = Una reina ha llegado a su esquina: puede salir del tablero y sobrevivir.
moment-six_wives-pass = No hay nada que pueda mover, así que este jugador pasa.
moment-six_wives-repetition = Ninguna acción puede dar la misma posición por tercera vez: por eso se rechaza ahora una de las tuyas.
moment-six_wives-late = La partida será tablas por lo larga que es. Turnos que le quedan a cada jugador: { $turns }.
moment-six_wives-won = Las seis reinas han cumplido su destino.
moment-six_wives-drawn = La partida es tablas.

## Lesson

lesson-six_wives-title = Las seis esposas, con Thomas Cromwell
lesson-six_wives-step-title = Cada cosa a su tiempo
lesson-six_wives-step-say = Intenta mover una de tus reinas, las rojas, por una diagonal. Todos mueven una casilla, por una fila o una columna. Su Majestad tiene seis reinas y una dificultad: cada una ha de cumplir su destino, y gana quien primero se ha ocupado de las seis.
lesson-six_wives-step-say-2 = Haz que una de tus reinas salte por encima de la reina de al lado, tuya o mía, a la casilla libre de detrás. Una diagonal sería de lo más irregular.
lesson-six_wives-step-done = A nadie le hace daño. Los reyes saltan por encima de los otros reyes del mismo modo. Un paso o un salto, y se acabó el turno.
lesson-six_wives-step-not_yet = Perfectamente legal, y no es lo que pedí. Intenta antes un paso en diagonal; luego haz que una reina salte por encima de otra.
lesson-six_wives-step-hint-1 = Elige la reina de a3, prueba b4, y que te digan que no.
lesson-six_wives-step-hint-2 = Luego ve de b1 a d1, por encima de la reina de c1.
lesson-six_wives-divorce-title = Divorciada
lesson-six_wives-divorce-say = Lleva a tu rey junto a la reina de a5, al lado de dentro. El gran asunto del rey: una reina que está en el borde del tablero acaba divorciada cuando su rey la empuja fuera de él.
lesson-six_wives-divorce-say-2 = Ahora empújala fuera del tablero. Roma protesta. Protesta denegada.
lesson-six_wives-divorce-done = Ella se va, él ocupa su casilla y un objetivo queda tachado. Dos de tus reinas se van así. Si está en una esquina, vale cualquiera de los dos bordes.
lesson-six_wives-divorce-not_yet = Con eso no avanza el asunto. El rey va a b5, y desde allí empuja a la reina de a5 fuera del tablero.
lesson-six_wives-divorce-hint-1 = El rey va de c5 a b5.
lesson-six_wives-divorce-hint-2 = Luego va de b5 a a5, la casilla de ella.
lesson-six_wives-behead-title = Decapitada
lesson-six_wives-behead-say = Intenta saltar con tu rey por encima de la reina de d6. Y ahora, a la Torre: un rey salta por encima de una de sus propias reinas, y ella desaparece. Pero él nunca pone el pie en el cementerio.
lesson-six_wives-behead-say-2 = Ahora salta por encima de la reina de c7: detrás de ella hay suelo donde caer.
lesson-six_wives-behead-done = Un corte limpio. Dos de tus reinas acaban decapitadas, cada una en su propio turno. Las reinas de otros reyes no son asunto suyo.
lesson-six_wives-behead-not_yet = Eso no. Intenta antes que el rey salte por encima de la reina de d6; luego, de la de c7.
lesson-six_wives-behead-hint-1 = El rey intenta ir de c6 a e6, y le dicen que no.
lesson-six_wives-behead-hint-2 = Luego va de c6 a c8.
lesson-six_wives-die-title = Muerta
lesson-six_wives-die-say = Manda una de tus reinas al cementerio, las cuatro casillas marcadas. La reina que entra en él, con un paso o con un salto, ha muerto, y a una de las tuyas le tiene que tocar.
lesson-six_wives-die-say-2 = Ahora intenta que vuelva. Dios la tenga en su gloria.
lesson-six_wives-die-done = Ahí se queda, y nadie salta por encima de ella. Hay una tumba para cada jugador, aunque no siempre un camino libre hasta ella.
lesson-six_wives-die-not_yet = La reina de d5 está junto al cementerio. Que entre; luego intenta sacarla.
lesson-six_wives-die-hint-1 = De d5 a e5.
lesson-six_wives-die-hint-2 = Luego intenta moverla de e5 a cualquier otra casilla.
lesson-six_wives-survive-title = Superviviente
lesson-six_wives-survive-say = Lleva a tu reina a cualquiera de las cuatro casillas marcadas: la esquina opuesta a aquella donde empezaron tus reinas. Una de ellas sobrevive a todo.
lesson-six_wives-survive-say-2 = Déjala marchar: elígela, y luego la corona del centro de la esquina. Hace falta un turno para llegar y otro para irse.
lesson-six_wives-survive-done = Libre, y fuera de nuestro alcance. Es el camino más largo de todos, así que mándala con tiempo.
lesson-six_wives-survive-not_yet = Tu reina de h9 está a un paso de salvarse. Llévala a i9, y luego déjala salir del tablero.
lesson-six_wives-survive-hint-1 = De h9 a i9.
lesson-six_wives-survive-hint-2 = Elige la reina de i9, y luego la corona entre las cuatro casillas: sobrevive.
lesson-six_wives-card-title = La tarjeta
lesson-six_wives-card-say = Intenta divorciarte de la reina de a5, que tiene detrás al rey. Luego mira tu tarjeta: ya hay dos reinas divorciadas, y no hay más que hablar.
lesson-six_wives-card-say-2 = Mira qué se puede hacer aún con la otra reina que está junto al rey. Dos divorcios, dos decapitaciones, una muerte y una superviviente: ni más ni menos.
lesson-six_wives-card-done = Siempre hay justo un objetivo por cada reina que queda. Las tarjetas de los demás también están a la vista. Léelas: lo que a alguien le falta te dice lo que va a hacer.
lesson-six_wives-card-not_yet = No tan deprisa. Intenta antes divorciarte de la reina de a5, y luego decapita a la de b6.
lesson-six_wives-card-hint-1 = El rey intenta ir de b5 a a5, y le dicen que no.
lesson-six_wives-card-hint-2 = Luego salta de b5 a b7.
lesson-six_wives-race-title = Ponerse en medio
lesson-six_wives-race-say = Detén a mi rey: alguien debería ponerse en j3. Me falta un objetivo; en mi próximo turno salta de h3 por encima de mi reina a j3, y he ganado. A ti también te falta uno, y necesitas dos turnos.
lesson-six_wives-race-say-2 = Lleva entretanto a tu reina a casa: yo tengo que dar un rodeo. ¡Obstrucción! Ni que te lo hubiera enseñado yo.
lesson-six_wives-race-say-3 = Remátalo: elige a tu reina, y luego la corona. Ya vuelvo a estar a punto, y un turno tarde.
lesson-six_wives-race-done = Las seis han cumplido su destino, y has ganado. A nadie lo puede apartar un rival. Acuérdate cuando ellos necesiten una casilla, y cuando la necesites tú.
lesson-six_wives-race-not_yet = Así gano yo, o tardas más de la cuenta. Detén a mi rey, lleva a tu reina a i9 y haz que sobreviva.
lesson-six_wives-race-hint-1 = Tu rey va de j2 a j3.
lesson-six_wives-race-hint-2 = Tu reina va de h9 a i9.
lesson-six_wives-race-hint-3 = Elige la reina de i9, y luego la corona entre las cuatro casillas.
lesson-six_wives-number-title = Una corona más pesada
lesson-six_wives-number-say = Intenta divorciarte ya de la reina 1. Cada jugador puede cargar con un hándicap: aquí tus reinas están boca arriba y juegas por número: el primer objetivo se cumple con la reina 0, el segundo con la reina 1.
lesson-six_wives-number-say-2 = Ocúpate, pues, de la reina 0, que también está a su lado. La otra se había colado.
lesson-six_wives-number-done = Otros cumplen los objetivos en el orden de la historia, o ambos órdenes a la vez; y en el cóctel de frutas te ata un sorteo de dos reinas y otras dos. Cuanto más fuerte el jugador, más pesada la corona. Y ahora, ¿jugamos?
lesson-six_wives-number-not_yet = Aún no. Intenta antes divorciarte de la reina 1 en a5; luego decapita a la reina 0 en b6.
lesson-six_wives-number-hint-1 = El rey intenta ir de b5 a a5, y le dicen que no.
lesson-six_wives-number-hint-2 = Luego salta de b5 a b7.

## Achievements: each with its source

achievement-six_wives_win = La última de las seis
achievement-six_wives_win-task = Gana una partida de Las seis esposas.
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = Ana de Cléveris, esposa durante medio año, sobrevivió al rey y a todas las demás reinas. Murió en 1557.

achievement-six_wives_stories = El libro de la reina
achievement-six_wives_stories-task = Descubre las seis reinas de la galería.
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = En 1545 Catalina Parr publicó «Prayers or Meditations», sus «Oraciones o meditaciones». Fue la primera reina de Inglaterra con un libro impreso bajo su propio nombre.
