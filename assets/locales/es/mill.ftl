## The mill games

mill-place = { $at }
mill-kind-0 = ficha
    .gender = feminine
mill-kinds-0 = fichas
mill-men-0 = blanca
    .plural = blancas
mill-men-1 = negra
    .plural = negras
mill-count =
    { $n ->
        [one] { $n } ficha { $kind }
       *[other] { $n } fichas { FORM($kind, "plural") }
    }
mill-choice-0 = No retirar nada
mill-placing = colocando, jugada { $n } de { $all }
mill-lined = ¡Molino! Retira una ficha
mill-lined-may = ¡Molino! Retira o deja

## Nine Men’s Morris

nine_mens_morris-name = Juego del molino
nine_mens_morris-short = Molino
nine_mens_morris-line = Tres en línea cierran un molino, y un molino retira una ficha.
nine_mens_morris-first = empiezan a colocar las blancas
nine_mens_morris-option-removal = Retirar una ficha
nine_mens_morris-option-removal-note = si un molino tiene que retirar una ficha o puede dejarla
nine_mens_morris-option-removal-must = obligatorio
nine_mens_morris-option-removal-may = opcional
nine_mens_morris-seat-0 = Blancas
    .subject = Las blancas
    .object = las blancas
    .number = plural
    .masculine = blanco
    .feminine = blanca
nine_mens_morris-seat-1 = Negras
    .subject = Las negras
    .object = las negras
    .number = plural
    .masculine = negro
    .feminine = negra

## Mixed Mill

mixed_mill-name = Molino mixto
mixed_mill-short = Mixto
mixed_mill-line = Coloca una ficha o mueve una, como quieras.
mixed_mill-first = empiezan a colocar las blancas
mixed_mill-option-removal = Retirar una ficha
mixed_mill-option-removal-note = si un molino tiene que retirar una ficha o puede dejarla
mixed_mill-option-removal-must = obligatorio
mixed_mill-option-removal-may = opcional
mixed_mill-seat-0 = Blancas
    .subject = Las blancas
    .object = las blancas
    .number = plural
    .masculine = blanco
    .feminine = blanca
mixed_mill-seat-1 = Negras
    .subject = Las negras
    .object = las negras
    .number = plural
    .masculine = negro
    .feminine = negra

## Ceylon Mill

ceylon_mill-name = Molino de Ceilán
ceylon_mill-short = Ceilán
ceylon_mill-line = Cada molino da otro turno.
ceylon_mill-first = empiezan a colocar las blancas
ceylon_mill-option-removal = Retirar una ficha
ceylon_mill-option-removal-note = si un molino tiene que retirar una ficha o puede dejarla
ceylon_mill-option-removal-must = obligatorio
ceylon_mill-option-removal-may = opcional
ceylon_mill-seat-0 = Blancas
    .subject = Las blancas
    .object = las blancas
    .number = plural
    .masculine = blanco
    .feminine = blanca
ceylon_mill-seat-1 = Negras
    .subject = Las negras
    .object = las negras
    .number = plural
    .masculine = negro
    .feminine = negra

## Refusals

refusal-mill-notation = «{ $text }» no es una jugada de este juego; escribe d6 para colocar una ficha, d6-d7 para mover una, y d6-d7xg4 para retirar además otra.
refusal-mill-off_board = Las fichas van en los 24 puntos del tablero.
refusal-mill-no_man_chosen = Elige primero una ficha.
refusal-mill-choose_point = Elige un punto libre para la ficha.
refusal-mill-hand_empty = Todas tus fichas están en el tablero.
refusal-mill-from_the_hand = Toma una de las fichas que hay junto al tablero.
refusal-mill-place_first = Primero se colocan todas las fichas; hasta entonces no se mueve ninguna.
refusal-mill-not_yours = Esa ficha no es tuya.
refusal-mill-empty = En { $point } no hay ninguna ficha.
refusal-mill-occupied = { $point } está ocupado.
refusal-mill-blocked =
    { $n ->
        [one] Esa ficha no puede mover: a su lado, { $places } está ocupado.
       *[other] Esa ficha no puede mover: a su lado, { $places } están ocupados.
    }
refusal-mill-one_step = Una ficha va por una línea al punto siguiente; solo vuelan las tres últimas de un bando.
refusal-mill-one_step_or_place = Una ficha va por una línea al punto siguiente. Nadie vuela con fichas aún por colocar.
refusal-mill-no_mill = Eso no cierra ningún molino, así que no se retira nada.
refusal-mill-another_turn = Hasta que todas las fichas están en el tablero, aquí un molino no retira nada; a cambio, te da otro turno.
refusal-mill-must_remove = Has cerrado un molino: ahora elige la ficha que retiras.
refusal-mill-remove_enemy = Elige una ficha del otro bando para retirarla.
refusal-mill-in_mill = La ficha de { $point } está en un molino; retira una de fuera, como la de { $outside }.
refusal-mill-one_man = En un turno se retira una ficha.
position-mill-no_point = los puntos se numeran del 0 al 23: no hay { $point }
position-mill-overlap = { $point } se nombra dos veces
position-mill-off_board = solo hay 24 puntos
position-mill-too_many = un bando tiene { $men } fichas como mucho, en el tablero y por colocar
position-mill-turn_and_hands = las fichas por colocar no casan con el turno
position-mill-turn = empieza por el bando que juega, W o B, y dos puntos
position-mill-parts = las fichas blancas siguen a W, las negras a B y las que faltan por colocar a H, como W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = los puntos se llaman de a1 a g7
position-mill-twice = un punto se nombra dos veces
position-mill-hands = a H le siguen dos números, como H9,9
placed-mill-too_many = { FORM($side, "subject") } tienen { $n } fichas, en el tablero y por colocar, más de { $most }.
placed-mill-too_few =
    { $n ->
        [0] { FORM($side, "subject") } no tienen fichas, ni en el tablero ni por colocar: un molino necesita tres.
        [one] { FORM($side, "subject") } solo tienen una ficha, en el tablero o por colocar: un molino necesita tres.
       *[other] { FORM($side, "subject") } solo tienen { WORDS($n) } fichas, en el tablero y por colocar: un molino necesita tres.
    }
placed-mill-white_places = Si juegan las blancas, los dos bandos tienen las mismas fichas por colocar.
placed-mill-black_places = Si juegan las negras, las blancas tienen tantas fichas por colocar como ellas, o una menos.
placed-mill-waits = { FORM($side, "subject") } no tienen fichas por colocar y esperan a que el otro bando coloque las suyas.

## How it ended

outcome-two_men =
    { FORM($loser, "number") ->
        [plural] A { FORM($loser, "object") } solo les quedan dos fichas, y con dos no se cierra ningún molino.
       *[other] A { $loser } solo le quedan dos fichas, y con dos no se cierra ningún molino.
    }
outcome-two_men-you = Solo te quedan dos fichas, y con dos no se cierra ningún molino.
outcome-no_mill = En cincuenta jugadas de cada bando no se ha cerrado ningún molino.

## Hints

hint-mill-man =
    { $n ->
        [one] una ficha
       *[other] { WORDS($n) } fichas
    }
hint-mill-closes = Cierra un molino y retira la ficha de { $point }.
hint-mill-closes_two = Cierra dos molinos a la vez y retira la ficha de { $point }.
hint-mill-closes_and_stops = Cierra un molino e impide el del otro bando al retirar la ficha de { $point }.
hint-mill-goes_on = Cierra un molino y tiene otro turno.
hint-mill-stops = Impide el molino del otro bando en { $point }.
hint-mill-stops_one = Impide un molino en { $point }; el otro no lo podía impedir nadie.
hint-mill-opens = Abre un molino para volver a cerrarlo en { $point }.
hint-mill-threatens = Amenaza con cerrar un molino en { $point }.
hint-mill-threatens_two = Amenaza molinos en dos puntos: solo se puede impedir uno.
hint-mill-takes_room = Le quita sitio al otro bando.
hint-mill-room = Da más sitio a las fichas.
hint-mill-crossing = Ocupa { $point }, donde se cruzan dos líneas.
hint-mill-beside = Se pone junto a otra ficha, y de ahí puede salir un molino.

## Rules

page-mill_mixed-title = Molino mixto: colocar o mover
page-mill_mixed-1 = En el molino mixto, colocar y mover no son dos partes del juego. Mientras te queden fichas por colocar, en cada turno colocas una o mueves una por una línea.
page-mill_mixed-2 = Los molinos se cierran y retiran como en el juego del molino, tanto si la tercera ficha se coloca como si se mueve.
page-mill_mixed-3 = Nadie vuela mientras tenga fichas por colocar, ni aunque solo haya tres en el tablero. Cuando ya las has colocado todas, solo puedes mover.
page-mill_mixed-picture-1 = A las blancas les quedan fichas por colocar, pero aun así mueven una: un molino, y la reserva sigue tan llena como estaba.
page-mill_ceylon-title = Molino de Ceilán: otro turno
page-mill_ceylon-1 = El molino de Ceilán se llama en Sri Lanka Nerenchi Keliya: cada molino da otro turno a su bando en el acto. Si así se cierra otro molino, hay un turno más, y así sucesivamente. Dos molinos cerrados con una ficha dan un turno.
page-mill_ceylon-2 = Hasta que todas las fichas de ambos bandos están en el tablero, un molino no retira nada: el turno es todo lo que da. Ni siquiera retira el que se cierra al colocar la última ficha de todas.
page-mill_ceylon-3 = Después, un molino retira una ficha, como en el juego del molino, y además da otro turno.
page-mill_ceylon-4 = Por culpa de esos turnos, un bando puede quedarse antes sin fichas por colocar. Entonces espera a que el otro haya colocado todas las suyas, pues nadie mueve antes.
page-mill_ceylon-picture-1 = Las blancas cierran un molino en g7, no retiran nada y colocan otra vez.
page-mill_ceylon-picture-2 = Todas las fichas están en el tablero: este molino retira una, y las blancas mueven otra vez.
page-mill_board-title = El tablero y las fichas
page-mill_board-1 = Dos jugadores, blancas y negras, comparten un tablero de 24 puntos: tres cuadrados, uno dentro de otro, unidos por el centro de sus lados. Empiezan las blancas.
page-mill_board-2 = Cada bando tiene nueve fichas junto al tablero y en cada turno coloca una, en cualquier punto libre.
page-mill_board-3 = Tres fichas de un bando, una junto a otra en la misma línea, son un molino. Hay dieciséis líneas así: los doce lados de los cuadrados y las cuatro que los unen.
page-mill_board-picture-1 = De los cuatro puntos marcados es de donde salen más caminos, porque en ellos se cruzan dos líneas.
page-mill_move-title = Mover
page-mill_move-1 = Cuando todas las fichas están en el tablero, en cada turno se mueve una por una línea al punto siguiente, si está libre.
page-mill_move-2 = Las fichas no saltan unas sobre otras ni se empujan. Nadie puede pasar.
page-mill_move-picture-1 = Adónde pueden mover las fichas blancas.
page-mill_mills-title = Molinos
page-mill_mills-1 = Quien cierra un molino retira del tablero una ficha del otro bando. Esa ficha queda fuera de la partida.
page-mill_mills-2 = Una ficha en un molino está a salvo mientras haya otra fuera: retira esa. Si todas están en molinos, se puede retirar cualquiera.
page-mill_mills-3 = Una ficha que cierra dos molinos a la vez también retira solo una.
page-mill_mills-4 = Un molino cuenta cuando se cierra, no mientras sigue en pie. Se puede abrir y volver a cerrar, y entonces cuenta otra vez.
page-mill_mills-picture-1 = La ficha de g4 cierra un molino en la línea de arriba.
page-mill_mills-picture-2 = Tres fichas negras están en un molino. Solo se puede retirar la de f2.
page-mill_removal-title = Obligatorio u opcional
page-mill_removal-1 = Retirar una ficha es parte de la jugada que cierra el molino: solo entonces termina el turno. Por regla general, es obligatorio.
page-mill_removal-2 = Si al preparar la partida se acordó «opcional», también puedes dejar la ficha donde está. A veces hay motivo: un bando con cuatro fichas todavía no vuela.
page-mill_fly-title = Volar
page-mill_fly-1 = Un bando con tres fichas justas, y ninguna por colocar, vuela: en cada turno puede llevar una ficha a cualquier punto libre del tablero.
page-mill_fly-2 = Pueden estar volando ambos bandos a la vez. Con cuatro fichas o más se va paso a paso.
page-mill_fly-picture-1 = Las blancas tienen tres fichas: aquí se ven algunos de sus muchos vuelos. El que va a g7 cierra un molino.
page-mill_end-title = Ganar y perder
page-mill_end-1 = Un bando con menos de tres fichas, contando las que faltan por colocar, ya no puede cerrar un molino, y pierde.
page-mill_end-2 = También pierde el bando que tiene el turno y no puede mover.
page-mill_end-3 = Además, un jugador puede abandonar en cualquier momento.
page-mill_end-picture-1 = A las negras les quedan dos fichas: ganan las blancas.
page-mill_end-picture-2 = Juegan las negras, y ninguna ficha tiene al lado un punto libre: ganan las blancas.
page-mill_draw-title = Tablas
page-mill_draw-1 = La partida es tablas cuando se da por tercera vez la misma posición, con el turno del mismo bando.
page-mill_draw-2 = También lo es cuando, terminada la colocación, cada bando ha hecho cincuenta jugadas seguidas y nadie ha cerrado un molino.
page-mill_draw-3 = Los jugadores también pueden acordar tablas.
page-mill_art-title = El molino doble
page-mill_art-1 = El arma más fuerte es una ficha que va y viene entre dos líneas y cierra un molino a cada paso.
page-mill_art-2 = No corras a cerrar molinos mientras colocas. Los buenos puntos, y las fichas que pueden moverse, valen más que una captura temprana.
page-mill_art-3 = Un molino abierto se impide poniéndose en él. Dos a la vez no los impide nadie.
page-mill_art-picture-1 = Un molino doble: de d7 a d6 se cierra uno, y a la vuelta, el otro.
page-mill_notation-title = Cómo se escriben las jugadas
page-mill_notation-1 = Cada punto tiene una letra por su columna, de la a a la g, y un número por su fila, del 1 al 7, vistos desde el lado de las blancas.
page-mill_notation-2 = Colocar una ficha se escribe d6; mover una, d6-d7. La ficha retirada sigue con una x: d6-d7xg4.
page-mill_notation-3 = Una posición da el bando que juega, las fichas de ambos y las que faltan por colocar, primero las de las blancas: W:Wa7,f4:Bd7,g4:H7,7.
page-mill_notation-picture-1 = Las blancas están en a1, d1 y g1; las negras, en a7, d7 y g7.

## The rule of the moment

moment-mill-start = Empiezan las blancas. En cada turno se coloca una ficha en un punto libre.
moment-mill-mixed = En cada turno se coloca una ficha o se mueve una por una línea.
moment-mill-ceylon = Mientras se colocan las fichas, un molino no retira nada, pero da otro turno.
moment-mill-again = El molino da otro turno.
moment-mill-close = Se puede cerrar un molino y retirar una ficha.
moment-mill-close_turn = Se puede cerrar un molino. Aún no retira nada, pero da otro turno.
moment-mill-threat = El otro bando está a punto de cerrar un molino. Ponte en su sitio para impedirlo.
moment-mill-repetition = Si la misma posición se da por tercera vez, la partida es tablas.
moment-mill-fifty = Sin un molino, la partida será tablas. Jugadas que le quedan a cada bando: { $moves }.
moment-mill-flies = Tres fichas y ninguna por colocar: vuelan a cualquier punto libre.
moment-mill-waits = El otro bando ha colocado todas sus fichas y está esperando.
moment-mill-moving = Todas las fichas están en el tablero: ahora se mueven por las líneas.
moment-mill-lost = Pierde el bando al que solo le quedan dos fichas o que no puede mover.
moment-mill-drawn = La partida es tablas.

## The lesson

lesson-nine_mens_morris-title = Juego del molino, con Charles Brandon
lesson-nine_mens_morris-place-title = Colocar las fichas
lesson-nine_mens_morris-place-say = Pon tu primera ficha en cualquier punto libre. Un juego de soldados: empiezan las blancas, y cada bando saca al campo sus nueve fichas, una por turno.
lesson-nine_mens_morris-place-say-2 = Ahora intenta marchar: mueve la ficha que acabas de colocar. En el campo tienes mi respuesta.
lesson-nine_mens_morris-place-done = ¡Aún no! Nadie se mueve hasta que las dieciocho están en el tablero. Elige bien el terreno: de los puntos donde se cruzan las líneas salen más caminos.
lesson-nine_mens_morris-place-not_yet = Ahí puedes colocarla. Pero antes intenta mover la ficha que está en el tablero, y que te llamen al orden.
lesson-nine_mens_morris-place-hint-1 = Primero toma una de las fichas de junto al tablero y señala donde quieras. Luego señala tu ficha del tablero, y un punto a su lado.
lesson-nine_mens_morris-mill-title = Cerrar un molino
lesson-nine_mens_morris-mill-say = Cierra el molino y retira una de mis fichas. Tres fichas tuyas, codo con codo en una línea, son un molino, y dos ya están en su puesto.
lesson-nine_mens_morris-mill-done = ¡Tocado! Cada vez que cierras un molino, una ficha del otro bando sale del tablero y ya no vuelve.
lesson-nine_mens_morris-mill-not_yet = Ese punto no es de ninguna línea tuya. Tus dos fichas están en la línea de más arriba.
lesson-nine_mens_morris-mill-hint-1 = Coloca una ficha en g7 y luego señala una de las fichas negras.
lesson-nine_mens_morris-removal-title = A quién retirar
lesson-nine_mens_morris-removal-say = Cierra tu molino e intenta retirar una de mis fichas de b6, d6 y f6. Son un molino y se guardan unas a otras.
lesson-nine_mens_morris-removal-say-2 = Cierra el molino y llévate la ficha mía que está fuera. Mientras ande por ahí, el molino está a salvo.
lesson-nine_mens_morris-removal-done = Justo. Solo cuando todas las fichas del otro bando están en molinos puedes retirar cualquiera de ellas. Y dos molinos de un golpe retiran también una sola.
lesson-nine_mens_morris-removal-not_yet = Cada cosa a su tiempo: cierra el molino en g7 y señala primero una ficha de mi molino; luego, la que está fuera.
lesson-nine_mens_morris-removal-hint-1 = Coloca en g7 y señala d6, para que te digan que no. Mi ficha de f2 está sola.
lesson-nine_mens_morris-removal-hint-2 = Coloca en g7 y retira f2.
lesson-nine_mens_morris-move-title = Mover
lesson-nine_mens_morris-move-say = Intenta mandar una ficha más allá de un punto. Todas están colocadas y algunas han caído: desde ahora mueves una por turno, por una línea, al punto siguiente.
lesson-nine_mens_morris-move-say-2 = Ahora mueve una ficha de modo que cierre un molino. De punto en punto, sí, pero con uno basta.
lesson-nine_mens_morris-move-done = Colocado o movido, un molino es un molino. Si no puedes mover ni una ficha, pierdes, así que no te dejes encerrar.
lesson-nine_mens_morris-move-not_yet = Un paso como es debido. Pero antes intenta ir demasiado lejos, y luego cierra el molino.
lesson-nine_mens_morris-move-hint-1 = Intenta llevar la ficha de b2 a g7, para que te digan que no.
lesson-nine_mens_morris-move-hint-2 = La ficha de g4 está a un paso de g7.
lesson-nine_mens_morris-double-title = El molino doble
lesson-nine_mens_morris-double-say = Abre el molino de la línea de arriba de modo que cierres el otro, en la de abajo, donde esperan dos fichas más. He aquí el cañón de este juego.
lesson-nine_mens_morris-double-say-2 = ¡Media vuelta! El primero vuelve a estar abierto.
lesson-nine_mens_morris-double-done = A cada paso, a la ida y a la vuelta, cae una ficha. Construye un molino doble, e impide que el otro bando lo construya.
lesson-nine_mens_morris-double-not_yet = Eso no dispara. La ficha de d7 va y viene entre las dos líneas.
lesson-nine_mens_morris-double-hint-1 = De d7 a d6, y retira la que quieras.
lesson-nine_mens_morris-double-hint-2 = Y de d6, otra vez a d7.
lesson-nine_mens_morris-fly-title = Volar
lesson-nine_mens_morris-fly-say = Gana de un solo golpe: tus fichas ya vuelan. El bando al que le quedan tres, y ninguna por colocar, está en su última trinchera y lucha como un león: sus fichas van a cualquier punto libre.
lesson-nine_mens_morris-fly-done = Me quedan dos fichas, y con dos no se cierra un molino: la partida es tuya. Pero ojo: con mis tres, también yo podría haber volado.
lesson-nine_mens_morris-fly-not_yet = Ahí puede volar, pero no gana nada. ¿Dónde hay una línea con dos fichas tuyas?
lesson-nine_mens_morris-fly-hint-1 = La ficha de c3 puede ir a donde sea, también a g7.
lesson-nine_mens_morris-fly-hint-2 = De c3 a g7, y retira una ficha.
lesson-nine_mens_morris-mixed-title = Molino mixto
lesson-nine_mens_morris-mixed-say = Cierra el molino sin gastar una ficha de la reserva. En el molino mixto, otro juego en el mismo tablero, no hace falta esperar: mientras tengas fichas por colocar, en cada turno colocas una o mueves una.
lesson-nine_mens_morris-mixed-say-2 = Ahora intenta volar con una de tus tres fichas del tablero. Te quedan cinco por colocar.
lesson-nine_mens_morris-mixed-done = Nadie vuela con fichas aún por colocar. Todo lo demás es como antes.
lesson-nine_mens_morris-mixed-not_yet = Puedes. Pero antes cierra el molino moviendo, para que tu reserva siga llena, y luego intenta volar.
lesson-nine_mens_morris-mixed-hint-1 = Mueve la ficha de g4 a g7.
lesson-nine_mens_morris-mixed-hint-2 = Para que te digan que no, elige una ficha del tablero y un punto que no esté a su lado.
lesson-nine_mens_morris-ceylon-title = Molino de Ceilán
lesson-nine_mens_morris-ceylon-say = Cierra el molino en g7. El último juego viene de ultramar: el molino de Ceilán, donde un molino trae algo distinto de una ficha.
lesson-nine_mens_morris-ceylon-say-2 = Ahora señala una de mis fichas, como para retirarla.
lesson-nine_mens_morris-ceylon-say-3 = Usa tu segundo turno: coloca otra ficha. Mientras se colocan no se retira ninguna; a cambio, el molino te ha dado este turno.
lesson-nine_mens_morris-ceylon-done = Cuando todas las fichas están en el tablero, un molino retira una y además da otro turno. Y ahora, al campo: te espero.
lesson-nine_mens_morris-ceylon-not_yet = Eso no. Primero cierra el molino en g7; luego señala una ficha mía; luego coloca otra de las tuyas.
lesson-nine_mens_morris-ceylon-hint-1 = Coloca en g7: a7 y d7 ya son tuyos.
lesson-nine_mens_morris-ceylon-hint-2 = Señala b4, para que te digan que no.
lesson-nine_mens_morris-ceylon-hint-3 = Coloca en cualquier punto libre.

## Achievements: each with its source

achievement-mill_win = Lleno de barro
achievement-mill_win-task = Gana una partida del juego del molino.
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = «El juego del molino se ha llenado de barro», se queja Titania en «El sueño de una noche de verano»: también se jugaba al aire libre, en líneas cortadas en el césped.

achievement-mill_boards = Los bancos del claustro
achievement-mill_boards-task = Gana una partida de cada uno de los tres juegos de molino.
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = En los bancos de piedra de los claustros ingleses hay tableros de molino grabados: en Canterbury, Gloucester, Norwich, Salisbury y Westminster.
