## Queen’s Guard

queens_guard-name = La guardia de la reina
queens_guard-short = La guardia
queens_guard-line = Sienta a tu reina en el trono, rodeada de sus seis guardias.
queens_guard-first = empiezan las claras
queens_guard-option-setup = Colocación
queens_guard-option-setup-note = si los guardias empiezan en las casillas habituales o los colocan los jugadores
queens_guard-option-setup-usual = habitual
queens_guard-option-setup-free = libre
queens_guard-option-trapped_queen = Reina atrapada
queens_guard-option-trapped_queen-note = quién dice adónde va una reina atrapada
queens_guard-option-trapped_queen-owner = la coloca su propio bando
queens_guard-option-trapped_queen-trapper = la coloca quien la atrapa
queens_guard-seat-0 = Claras
    .subject = Las claras
    .object = las claras
    .number = plural
    .masculine = claro
    .feminine = clara
queens_guard-seat-1 = Oscuras
    .subject = Las oscuras
    .object = las oscuras
    .number = plural
    .masculine = oscuro
    .feminine = oscura
queens_guard-place = { $at }
queens_guard-kind-0 = guardia
    .gender = masculine
queens_guard-kinds-0 = guardias
queens_guard-kind-1 = reina
    .gender = feminine
queens_guard-kinds-1 = reinas
queens_guard-count =
    { $n ->
        [one] { $n } guardia
       *[other] { $n } guardias
    }
queens_guard-choice-0 = Pasar

## Bloody Queen

bloody_queen-name = La reina sangrienta
bloody_queen-short = La sangrienta
bloody_queen-line = El mismo trono, pero las trampas mandan lejos a los guardias, o a la muerte.
bloody_queen-first = empiezan las claras
bloody_queen-seat-0 = Claras
    .subject = Las claras
    .object = las claras
    .number = plural
    .masculine = claro
    .feminine = clara
bloody_queen-seat-1 = Oscuras
    .subject = Las oscuras
    .object = las oscuras
    .number = plural
    .masculine = oscuro
    .feminine = oscura

## Refusals

refusal-queens_guard-notation = «{ $text }» no es una jugada de este juego; escribe 5.4-4.3 para mover una pieza, 5.4 para colocar un guardia, x5.4 para retirar uno, o pass.
refusal-queens_guard-off_board = Las piezas van en las 91 casillas del tablero.
refusal-queens_guard-no_piece_chosen = Elige primero una pieza.
refusal-queens_guard-choose_cell = Elige una casilla libre.
refusal-queens_guard-hand_empty = Todos tus guardias están en el tablero.
refusal-queens_guard-from_the_hand = Toma uno de los guardias que hay junto al tablero.
refusal-queens_guard-place_first = Primero se colocan todos los guardias; hasta entonces no mueve ninguna pieza.
refusal-queens_guard-not_yours = Esa pieza no es tuya.
refusal-queens_guard-empty = En { $cell } no hay nadie.
refusal-queens_guard-occupied = { $cell } está ocupada.
refusal-queens_guard-throne = En el trono solo puede entrar una reina.
refusal-queens_guard-one_step = Una pieza da un solo paso cada vez, a una casilla contigua a la suya.
refusal-queens_guard-outward = Ninguna pieza va hacia fuera: sigue por el anillo o da un paso hacia dentro.
refusal-queens_guard-between = { $cell } está vedada: queda entre las piezas del otro bando de { $one } y { $other }.
refusal-queens_guard-stuck =
    { $n ->
        [one] Esa pieza no puede mover: { $places } está ocupada.
       *[other] Esa pieza no puede mover: { $places } están ocupadas.
    }
refusal-queens_guard-stuck_between = Esa pieza no puede mover: { $cell } queda entre las piezas del otro bando de { $one } y { $other }.
refusal-queens_guard-enthroned = La reina está en el trono, y ninguna pieza va hacia fuera.
refusal-queens_guard-queen_first = Tu reina está atrapada entre { $one } y { $other }: en este turno hay que llevarla a otra casilla.
refusal-queens_guard-their_queen_first = La reina de { $cell } está atrapada entre { $one } y { $other }: di adónde va.
refusal-queens_guard-guard_first = Tu guardia de { $cell } está atrapado entre { $one } y { $other }: en este turno hay que devolver a un guardia atrapado al anillo exterior.
refusal-queens_guard-outermost = Un guardia atrapado vuelve al anillo exterior.
refusal-queens_guard-resolve_first = La pieza de { $cell } está atrapada entre { $one } y { $other }: di primero qué será de ella.
refusal-queens_guard-removed = Ese guardia ha sido atrapado con ayuda de una reina y sale de la partida. Otra suerte no le cabe.
refusal-queens_guard-exchange = La reina atrapada cambia de sitio con uno de sus guardias del anillo { $ring }, el más exterior en que los tiene, y él sale de la partida: elige cuál.
refusal-queens_guard-sent = El guardia atrapado va a una casilla libre del anillo { $ring }: elige una.
refusal-queens_guard-pass = Puedes mover, así que no puedes pasar.
position-queens_guard-no_cell = las casillas se numeran del 0 al 90: no hay { $cell }
position-queens_guard-overlap = hay dos piezas en { $cell }
position-queens_guard-throne = en el trono solo puede estar una reina
position-queens_guard-too_many = un bando tiene { $guards } guardias como mucho, en el tablero y por colocar
position-queens_guard-hands_and_turn = los guardias por colocar no casan con las reglas o con el turno
position-queens_guard-no_trap = de esa jugada no puede haber salido tal trampa
position-queens_guard-turn = empieza por el bando que juega, L o D, y dos puntos
position-queens_guard-parts = las piezas claras siguen a L, las oscuras a D y los guardias por colocar a H, como L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = las casillas se llaman por su anillo y su número, de 0.0 a 5.29
position-queens_guard-queens = cada bando tiene una reina, con una Q delante de su casilla
position-queens_guard-hands = a H le siguen dos números hasta 6, como H6,6
position-queens_guard-trap = a T le siguen la pieza que movió, una x y las piezas atrapadas, como T3.1x3.2
placed-queens_guard-queens =
    { $n ->
        [0] { FORM($side, "subject") } no tienen reina.
       *[other] { FORM($side, "subject") } tienen { WORDS($n) } reinas.
    }
placed-queens_guard-throne = En el trono solo puede estar una reina.
placed-queens_guard-too_many = { FORM($side, "subject") } tienen { $n } guardias, en el tablero y por colocar, más de { $most }.
placed-queens_guard-light_places = Si juegan las claras, los dos bandos tienen los mismos guardias por colocar.
placed-queens_guard-dark_places = Si juegan las oscuras, tienen un guardia más por colocar que las claras, o no le queda ninguno a nadie.

## How it ended

outcome-enthroned = La reina está en el trono, y sus seis guardias la rodean.
outcome-enthroned_bloody = La reina está en el trono, y la rodean todos los guardias que le quedan.
outcome-deserted =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } han rodeado el trono con seis guardias, y la reina no está en él.
       *[other] { FORM($loser, "subject") } ha rodeado el trono con seis guardias, y la reina no está en él.
    }
outcome-deserted-you = Tus seis guardias rodean el trono, y tu reina no está en él.
outcome-unguarded =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } han perdido el último guardia.
       *[other] { FORM($loser, "subject") } ha perdido el último guardia.
    }
outcome-unguarded-you = Has perdido tu último guardia.
outcome-two_passes = Ninguno de los bandos puede mover.
outcome-no_advance = En 150 turnos de cada bando nadie ha movido hacia dentro ni ha caído en una trampa.
outcome-most_turns = Cada bando ha tenido 300 turnos.

## Drawing

cli-draw-queens_guard-rings = : y · distinguen los anillos, * es el trono; los anillos se cuentan en el sentido de las agujas del reloj.
cli-draw-queens_guard-guards =
    { $n ->
        [one] una reina y { $n } guardia
       *[other] una reina y { $n } guardias
    }
cli-draw-queens_guard-guards_and_hand =
    { $n ->
        [one] una reina y { $n } guardia, { $hand } por colocar
       *[other] una reina y { $n } guardias, { $hand } por colocar
    }

## Hints

hint-queens_guard-guard =
    { $n ->
        [one] un guardia
       *[other] { WORDS($n) } guardias
    }
hint-queens_guard-traps = Atrapa al guardia de { $cell }, que tiene que volver a empezar desde el anillo exterior.
hint-queens_guard-traps_queen = Atrapa a la reina de { $cell } y gana tiempo.
hint-queens_guard-traps_two = Atrapa dos piezas a la vez.
hint-queens_guard-traps_queen_bloody = Atrapa a la reina de { $cell } y le cuesta un guardia.
hint-queens_guard-kills = Atrapa al guardia de { $cell } con ayuda de la reina: él sale de la partida.
hint-queens_guard-sends = Atrapa al guardia de { $cell } y lo manda hacia fuera.
hint-queens_guard-sends_to = Manda al guardia atrapado a { $cell }, donde menos estorba.
hint-queens_guard-exchanges = Manda a la reina a { $cell }; el guardia que estaba ahí desaparece.
hint-queens_guard-banishes = Manda a la reina atrapada a { $cell }, lejos de donde quisiera estar.
hint-queens_guard-back = Devuelve al guardia atrapado allí donde mejor camino tiene hacia dentro.
hint-queens_guard-queen_throned = La reina atrapada puede ir a donde quiera: se sienta en el trono.
hint-queens_guard-queen_placed = La reina atrapada puede ir a donde quiera: donde mejor está es en { $cell }.
hint-queens_guard-saves = Salva de una trampa al guardia de { $cell }.
hint-queens_guard-saves_queen = Salva de una trampa a la reina de { $cell }.
hint-queens_guard-near = Un guardia en el anillo { $ring } tiene corto el camino al trono.
hint-queens_guard-throne = La reina se sienta en el trono.
hint-queens_guard-arrives =
    { $n ->
        [one] Lleva al primer guardia junto al trono.
       *[other] Lleva a otro guardia junto al trono: ya son { WORDS($n) }.
    }
hint-queens_guard-threatens = Amenaza con atrapar al guardia de { $cell }.
hint-queens_guard-threatens_queen = Amenaza con atrapar a la reina de { $cell }.
hint-queens_guard-inward = Lleva un guardia hacia dentro, al anillo { $ring }.
hint-queens_guard-queen_inward = Lleva a la reina hacia dentro, al anillo { $ring }.
hint-queens_guard-bars = Le veda { $cell } al otro bando.

## At the table

queens_guard-placing = colocando, guardia { $n } de { $all }
queens_guard-must-0 = Un guardia, atrapado
queens_guard-must-1 = La reina, atrapada
queens_guard-own-say-lined = { $move }, y atrapa la pieza de { $at }
queens_guard-own-say-must = Hay trampa en { $places }: eso va primero.
queens_guard-own-say-must_capture = { $what }, en una trampa

## Rules

page-guard_board-title = El tablero y las piezas
page-guard_board-1 = El tablero es un hexágono de 91 casillas: el trono en el centro y, a su alrededor, cinco anillos, alternando carmesí y marfil. El anillo exterior tiene treinta casillas.
page-guard_board-2 = Cada bando tiene una reina y seis guardias. Empiezan en el anillo exterior, con las reinas en esquinas opuestas. Empiezan las claras.
page-guard_board-3 = Gana quien sienta a su reina en el trono, rodeada de sus guardias.
page-guard_board-picture-1 = El comienzo. En todas las partidas las reinas salen de esquinas opuestas hacia un mismo trono.
page-guard_step-title = Un paso, nunca hacia fuera
page-guard_step-1 = En cada turno mueves una de tus piezas un paso, a una casilla libre contigua a la suya: en el mismo anillo o en el siguiente hacia dentro. Hacia fuera no hay vuelta.
page-guard_step-2 = Reinas y guardias andan igual, pero en el trono solo puede entrar una reina.
page-guard_step-3 = Con un paso no se captura a nadie. Un bando que no puede mover pasa; nadie más puede pasar.
page-guard_step-picture-1 = Adónde pueden ir el guardia y la reina.
page-guard_block-title = Casillas bloqueadas
page-guard_block-1 = Una casilla que queda justo entre dos piezas del otro bando, en una misma línea recta, está bloqueada: no puedes entrar en ella, ni con un paso ni de ninguna otra manera.
page-guard_block-2 = Las líneas van en tres direcciones. Da lo mismo que bloqueen guardias o reinas.
page-guard_block-picture-1 = La casilla marcada queda entre dos guardias oscuros. El guardia claro tiene que rodearla.
page-guard_trap-title = Trampas
page-guard_trap-1 = Una pieza que queda justo entre dos piezas del otro bando, en una misma línea recta, está atrapada.
page-guard_trap-2 = Si al empezar tu turno hay atrapada alguna pieza tuya, tienes que usar el turno en llevarla a otro sitio. No puedes hacer otra cosa.
page-guard_trap-3 = Si hay varias atrapadas, primero va tu reina. Después siguen los guardias en el orden que quieras, uno por turno.
page-guard_trap-picture-1 = Con este paso el guardia oscuro queda apresado entre dos claros.
page-guard_back-title = Adónde va una pieza atrapada
page-guard_back-1 = Pones a tu guardia atrapado en cualquier casilla libre del anillo exterior, y vuelve a empezar su camino.
page-guard_back-2 = Pones a tu reina atrapada en cualquier casilla libre del tablero. Vale incluso el trono.
page-guard_back-3 = La casilla debe ser otra, y no estar bloqueada. Volver es una jugada como cualquiera: puede atrapar, y puede ganar.
page-guard_back-picture-1 = El guardia claro, atrapado, vuelve al anillo exterior y atrapa allí a uno oscuro.
page-guard_back-picture-2 = La reina y un guardia están atrapados. La reina va primero, derecha al trono.
page-guard_win-title = Ganar y perder
page-guard_win-1 = Ganas cuando, tras tu propio turno, tu reina está en el trono y tus seis guardias la rodean.
page-guard_win-2 = Cuidado: si tus seis guardias rodean el trono y tu reina no está en él, pierdes. Ya no podría entrar nunca.
page-guard_win-3 = Además, un jugador puede abandonar en cualquier momento.
page-guard_win-picture-1 = El sexto guardia ocupa su puesto: ganan las claras.
page-guard_win-picture-2 = El mismo paso con la reina fuera perdería la partida.
page-guard_free-title = Colocación libre
page-guard_free-1 = Si se acuerda la colocación libre, al principio solo están en el tablero las reinas. Los jugadores colocan sus guardias por turno, primero las claras, en cualquier casilla libre que no sea el trono ni esté bloqueada.
page-guard_free-2 = Cuando están los doce, la partida sigue como siempre, y empiezan las claras.
page-guard_free-picture-1 = Cada bando ha colocado un guardia y le quedan cinco.
page-guard_trapper-title = Quien atrapa a la reina la coloca
page-guard_trapper-1 = Si así se acuerda, el jugador que atrapa a una reina dice en el acto adónde va: a cualquier casilla libre que no esté bloqueada para ella.
page-guard_trapper-2 = Eso sustituye al turno del bando atrapado. Los guardias vuelven como siempre.
page-bloody_trap-title = La reina sangrienta: las trampas
page-bloody_trap-1 = El tablero, el comienzo y los pasos son los de La guardia de la reina. Pero no hay casillas bloqueadas: meterse entre dos piezas del otro bando no es peligroso.
page-bloody_trap-2 = Solo puede atrapar la pieza que acaba de mover. Lo hace junto con otra pieza de su bando, cuando entre ambas encierran a una enemiga en una línea recta.
page-bloody_trap-3 = Lo que será de la pieza atrapada lo decide en el acto, en el mismo turno, el jugador que la atrapó.
page-bloody_trap-4 = Si un paso atrapa varias piezas, ese jugador elige el orden.
page-bloody_trap-picture-1 = Este paso atrapa al guardia oscuro. Si se hubiera metido ahí él mismo, no habría pasado nada.
page-bloody_guard-title = La reina sangrienta: guardias atrapados
page-bloody_guard-1 = A un guardia entre dos guardias se le manda hacia fuera: quien lo atrapa lo pone en una casilla libre del anillo siguiente.
page-bloody_guard-2 = Si ese anillo está lleno, se usa el que le sigue. Un guardia atrapado en el anillo exterior va a otra casilla de ese anillo.
page-bloody_guard-3 = Un guardia entre un guardia y una reina sale de la partida.
page-bloody_guard-picture-1 = Al guardia atrapado se le puede mandar a cualquier casilla libre del tercer anillo, como las marcadas.
page-bloody_guard-picture-2 = La propia reina es una de las dos: este paso le cuesta la vida al guardia.
page-bloody_queens-title = La reina sangrienta: una reina atrapada
page-bloody_queens-1 = Una reina atrapada cambia de sitio con uno de sus propios guardias, y ese guardia sale de la partida.
page-bloody_queens-2 = Lo elige quien la atrapa, entre los guardias del anillo más exterior en que ella los tenga.
page-bloody_queens-picture-1 = La reina oscura está atrapada. Ocupa el sitio de uno de los dos guardias marcados, el que prefieran las claras, y él se pierde.
page-bloody_win-title = La reina sangrienta: ganar y perder
page-bloody_win-1 = Ganas cuando, tras tu propio turno, tu reina está en el trono y la rodean todos los guardias que te quedan. Tiene que haber al menos uno.
page-bloody_win-2 = El bando que pierde su último guardia pierde la partida.
page-bloody_win-3 = Seis guardias alrededor del trono sin su reina en él pierden, como en La guardia de la reina. Además, un jugador puede abandonar en cualquier momento.
page-bloody_win-picture-1 = A las claras les quedan tres guardias. El tercero ocupa su puesto, y ganan las claras.
page-guard_draw-title = Tablas
page-guard_draw-1 = La partida es tablas cuando se da por tercera vez la misma posición, con el turno del mismo bando.
page-guard_draw-2 = También lo es cuando ambos bandos tienen que pasar, cuando en 150 turnos de cada bando nadie mueve hacia dentro ni se atrapa nada, y cuando cada bando ha tenido 300 turnos.
page-guard_draw-3 = Los jugadores también pueden acordar tablas.
page-guard_art-title = El arte del juego
page-guard_art-1 = Un paso hacia dentro no tiene vuelta atrás, pero uno por el anillo sí. No metas a tus guardias con prisas antes de saber por dónde irá tu reina.
page-guard_art-2 = Una pareja con un hueco en medio bloquea una casilla, y una pareja que cierra su hueco apresa a quien esté en él. Antes de dar un paso, cuenta quién podría llegar a tu otro lado.
page-guard_art-3 = Cerca del trono hay poco sitio, y la pieza atrapada allí tiene el camino de vuelta más largo. Una reina que se sienta pronto está a salvo mientras no la alcancen dos enemigos por lados opuestos.
page-guard_notation-title = Cómo se escriben las jugadas
page-guard_notation-1 = Cada casilla tiene dos números: su anillo, contado desde el trono, y su lugar en ese anillo. El trono es 0.0, y la reina clara empieza en 5.0.
page-guard_notation-2 = Una jugada se escribe 5.4-4.3; colocar un guardia, 4.3. Lo que haces con una pieza atrapada del otro bando empieza por una x: x3.4-4.5, o x3.4 si el guardia sale de la partida.
page-guard_notation-3 = Una posición da el bando que juega y luego las piezas claras y las oscuras, primero las reinas: L:LQ5.0,5.4:DQ5.15,5.2. Los guardias por colocar siguen a H.
page-guard_notation-picture-1 = Las primeras casillas de los anillos están en una línea, y también las segundas esquinas: 5.5, 4.4, 3.3, 2.2 y 1.1.

## The rule of the moment

moment-queens_guard-start = Un paso por el anillo o hacia dentro. No hay vuelta atrás.
moment-queens_guard-bloody = No hay casillas bloqueadas, pero quien cae en la trampa queda a merced de quien lo atrapa.
moment-queens_guard-place = Coloca un guardia en cualquier casilla libre, menos el trono.
moment-queens_guard-queen = La reina está atrapada y va primero, a cualquier casilla libre.
moment-queens_guard-guard = Un guardia atrapado vuelve a cualquier casilla libre del anillo exterior.
moment-queens_guard-their_queen = Has atrapado a la reina: di adónde va.
moment-queens_guard-send = Al guardia atrapado lo mandas tú: un anillo hacia fuera.
moment-queens_guard-exchange = La reina atrapada cambia de sitio con uno de sus guardias, que se pierde.
moment-queens_guard-win = Ahora hay una jugada que gana. ¿La ves?
moment-queens_guard-beware = Seis guardias alrededor del trono sin su reina pierden la partida.
moment-queens_guard-repetition = Si la misma posición se da por tercera vez, la partida es tablas.
moment-queens_guard-quiet = Sin un paso hacia dentro ni una trampa, la partida será tablas. Jugadas que le quedan a cada bando: { $moves }.
moment-queens_guard-late = Cuando cada bando ha tenido 300 turnos, la partida es tablas. Turnos que le quedan a cada bando: { $turns }.
moment-queens_guard-won = Una reina en el trono, y sus guardias a su alrededor.
moment-queens_guard-lost = Pierde el bando que le cierra el trono a su propia reina, o que pierde su último guardia.
moment-queens_guard-drawn = La partida es tablas.

## The lesson

lesson-queens_guard-title = La guardia de la reina, con Katherine
lesson-queens_guard-step-title = Paso a paso
lesson-queens_guard-step-say = Mueve una de tus piezas un paso: aquí nadie corre. ¡Te doy la bienvenida a la corte! La reina clara y sus seis guardias son tuyos. Siéntala en el trono del centro, con los seis a su alrededor, y ganas.
lesson-queens_guard-step-say-2 = Ahora olvida los modales e intenta mandar una pieza más allá de un paso. El tuyo fue de lo más elegante, y verás uno mío.
lesson-queens_guard-step-done = En esta corte, no. Un paso en cada turno, lo mismo reinas que guardias, a una casilla libre.
lesson-queens_guard-step-not_yet = Ese es un paso decoroso, y yo te pedía uno indecoroso. Elige una pieza, y una casilla que no toque la suya.
lesson-queens_guard-step-hint-1 = Elige uno de tus guardias y luego una casilla lejana, por ejemplo el trono.
lesson-queens_guard-ring-title = Siempre hacia dentro
lesson-queens_guard-ring-say = Intenta mandar hacia fuera al guardia de 3.4. ¿Ves los anillos, carmesí y marfil, uno dentro de otro? Por un anillo puedes pasear cuanto te plazca.
lesson-queens_guard-ring-say-2 = Pues hacia dentro: acércalo un anillo. Nadie le da la espalda al trono.
lesson-queens_guard-ring-done = Por el anillo o hacia dentro, y nunca hacia atrás. Así que piensa antes de cada paso hacia dentro: no tiene remedio.
lesson-queens_guard-ring-not_yet = Eso puedes hacerlo. Pero antes intenta alejarte del trono, y luego da con el mismo guardia un paso hacia el anillo de dentro.
lesson-queens_guard-ring-hint-1 = Desde 3.4, prueba 4.5, y que te digan que no.
lesson-queens_guard-ring-hint-2 = Luego da un paso a 2.2 o 2.3.
lesson-queens_guard-block-title = Alabardas cruzadas
lesson-queens_guard-block-say = Intenta colarte entre mis dos guardias con el guardia de 3.4. Entre ellos hay una casilla, y sobre ella cruzan sus alabardas.
lesson-queens_guard-block-say-2 = Mejor da un rodeo: llévalo un paso por su anillo. Ya viste cómo las cruzaban, así que con astucia.
lesson-queens_guard-block-done = Una casilla entre dos del otro bando, en una misma línea recta, está bloqueada. Bloquean lo mismo los guardias y las reinas. ¡Y tú también puedes!
lesson-queens_guard-block-not_yet = Aún no. Prueba antes la casilla entre mis dos guardias, y luego lleva al tuyo por su anillo.
lesson-queens_guard-block-hint-1 = Desde 3.4, prueba 2.3, entre mis guardias.
lesson-queens_guard-block-hint-2 = Luego ve a 3.3 o 3.5.
lesson-queens_guard-trap-title = Apresado
lesson-queens_guard-trap-say = Lleva tu otro guardia justo enfrente del que está al lado de mi guardia. ¿Y si entre los dos ya hay alguien? Veremos.
lesson-queens_guard-trap-done = ¡Atrapado! He tenido que gastar en él todo mi turno, y ahí está otra vez, en el anillo exterior, donde empezó. Así se pelea aquí: no muere nadie, pero se pierde una barbaridad de tiempo.
lesson-queens_guard-trap-not_yet = Todavía respira. Tiene que quedar justo entre tus dos guardias, en una misma línea recta.
lesson-queens_guard-trap-hint-1 = Tu guardia de 2.2 se queda donde está. El otro tiene que llegar al lado opuesto del mío.
lesson-queens_guard-trap-hint-2 = De 3.6 a 2.4.
lesson-queens_guard-back-title = De vuelta
lesson-queens_guard-back-say = Intenta mover a cualquiera menos al guardia que te he apresado. La cuerda está tensa por los dos lados. ¿Te preocupa?
lesson-queens_guard-back-say-2 = ¡Ponlo en la casilla libre del anillo exterior que apresa a mi guardia de 5.11! Sí que tienes que preocuparte, pero adónde va lo eliges tú.
lesson-queens_guard-back-done = Y ahora soy yo la que corre. Volver es una jugada como cualquiera, así que haz que tus guardias vuelvan donde sirvan de algo.
lesson-queens_guard-back-not_yet = Ahí puede ir. Pero antes intenta mover otra pieza, y luego busca la casilla desde la que atrapa a mi guardia de 5.11.
lesson-queens_guard-back-hint-1 = Prueba con tu guardia de 5.12, y que te digan que no. Luego mira al otro lado de mi guardia.
lesson-queens_guard-back-hint-2 = De 2.3 a 5.10.
lesson-queens_guard-queen-title = La reina va primero
lesson-queens_guard-queen-say = Intenta ayudar primero al guardia atrapado. Ay, dos a la vez: también tu reina está atrapada.
lesson-queens_guard-queen-say-2 = Manda a tu reina a la mejor casilla que haya. Ella va primero, siempre, pero mira cómo se trata a una reina: puede ir a cualquier casilla libre de todo el tablero.
lesson-queens_guard-queen-say-3 = Ahora ayuda a tu guardia, que sigue atrapado. Yo ya he jugado, y le ha llegado la vez.
lesson-queens_guard-queen-done = Así que piénsalo dos veces antes de atrapar a una reina: puede que le estés abriendo las puertas del palacio.
lesson-queens_guard-queen-not_yet = ¡A un sitio mejor! Intenta antes mover el guardia atrapado, y luego pon a la reina directamente en el trono.
lesson-queens_guard-queen-hint-1 = Prueba con el guardia de 5.8, y que te digan que no. Después la reina: ¿con qué casilla lleva soñando todo el tiempo?
lesson-queens_guard-queen-hint-2 = De 2.3 a 0.0.
lesson-queens_guard-throne-title = El trono
lesson-queens_guard-throne-say = Intenta entrar en el trono, la rosa dorada, con tu guardia de 1.1. ¿Quién puede sentarse ahí?
lesson-queens_guard-throne-say-2 = Ahora sienta a tu reina, que está justo al lado. ¿Un guardia? ¡Habrase visto!
lesson-queens_guard-throne-done = Que reine muchos años. Del trono no se va nadie, así que ahí se queda, salvo que dos de los míos la atrapen por lados opuestos.
lesson-queens_guard-throne-not_yet = Un buen paso, pero no el que pedía. Primero prueba el trono el guardia, y luego lo toma la reina.
lesson-queens_guard-throne-hint-1 = El guardia de 1.1 prueba 0.0 y le dicen que no. La reina va de 1.0 a 0.0.
lesson-queens_guard-win-title = El anillo que gana
lesson-queens_guard-win-say = Ocupa el último puesto del anillo que rodea a tu reina. Ella está en el trono, con cinco guardias a su alrededor. ¿Hace falta decir más?
lesson-queens_guard-win-done = ¡Viva la reina! Seis guardias, y la reina en medio. Pero nunca los dejes cerrar su anillo mientras ella esté fuera: entonces se queda fuera para siempre, y pierdes.
lesson-queens_guard-win-not_yet = Tu reina se va a quedar esperando. El último guardia va en la casilla libre junto a ella.
lesson-queens_guard-win-hint-1 = De 2.10 a 1.5.
lesson-queens_guard-bloody-title = La reina sangrienta
lesson-queens_guard-bloody-say = Atrapa a mi guardia. Un juego más, y no es para corazones delicados. En La reina sangrienta no hay casillas bloqueadas, y una puede meterse entre dos enemigos sin peligro. Pero quien queda atrapado por tu paso está a tu merced.
lesson-queens_guard-bloody-say-2 = Ahora di qué será de él: va un anillo hacia fuera, a la casilla que elijas. ¡Tú, no yo!
lesson-queens_guard-bloody-done = Lo has despachado como si hubieras nacido para ello. Si una de las dos hubiera sido tu reina, él habría perdido la cabeza. Y una reina atrapada cambia de sitio con uno de sus guardias, que lo paga con la vida. Bueno, ¿jugamos?
lesson-queens_guard-bloody-not_yet = Eso no atrapa a nadie. Lleva un guardia al otro lado del mío, como antes.
lesson-queens_guard-bloody-hint-1 = De 3.6 a 2.4.
lesson-queens_guard-bloody-hint-2 = Luego elige cualquier casilla libre del tercer anillo.

## Achievements: each with its source

achievement-queens_guard_win = Yeomen de la Guardia
achievement-queens_guard_win-task = Gana una partida de La guardia de la reina.
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = Enrique VII formó en 1485 los Yeomen de la Guardia. Aún hoy custodian al soberano, con casacas rojas de corte Tudor.

achievement-bloody_queen_win = Reina por derecho propio
achievement-bloody_queen_win-task = Gana una partida de La reina sangrienta.
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = María I, coronada el 1 de octubre de 1553, fue la primera reina coronada como soberana de Inglaterra por derecho propio.
