## Cromwell

cromwell-house-norman = Normandía
cromwell-house-plantagenet = Plantagenet
cromwell-house-lancaster = Lancaster
cromwell-house-york = York
cromwell-house-tudor = Tudor
cromwell-house-stuart = Estuardo
cromwell-house-hanover = Hannover
cromwell-house-saxe_coburg = Sajonia-Coburgo-Gotha
cromwell-house-windsor = Windsor
cromwell-monarch-william1 = Guillermo I
cromwell-monarch-william2 = Guillermo II
cromwell-monarch-henry1 = Enrique I
cromwell-monarch-stephen = Esteban
cromwell-monarch-henry2 = Enrique II
cromwell-monarch-richard1 = Ricardo I
cromwell-monarch-john = Juan
cromwell-monarch-henry3 = Enrique III
cromwell-monarch-edward1 = Eduardo I
cromwell-monarch-edward2 = Eduardo II
cromwell-monarch-edward3 = Eduardo III
cromwell-monarch-richard2 = Ricardo II
cromwell-monarch-henry4 = Enrique IV
cromwell-monarch-henry5 = Enrique V
cromwell-monarch-henry6 = Enrique VI
cromwell-monarch-edward4 = Eduardo IV
cromwell-monarch-edward5 = Eduardo V
cromwell-monarch-richard3 = Ricardo III
cromwell-monarch-henry7 = Enrique VII
cromwell-monarch-henry8 = Enrique VIII
cromwell-monarch-edward6 = Eduardo VI
cromwell-monarch-jane = Juana
cromwell-monarch-mary1 = María I
cromwell-monarch-elizabeth1 = Isabel I
    .sound = i
cromwell-monarch-james1 = Jacobo I
cromwell-monarch-charles1 = Carlos I
cromwell-monarch-charles2 = Carlos II
cromwell-monarch-james2 = Jacobo II
cromwell-monarch-mary2 = María II
cromwell-monarch-william3 = Guillermo III
cromwell-monarch-anne = Ana
cromwell-monarch-george1 = Jorge I
cromwell-monarch-george2 = Jorge II
cromwell-monarch-george3 = Jorge III
cromwell-monarch-george4 = Jorge IV
cromwell-monarch-william4 = Guillermo IV
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Eduardo VII
cromwell-monarch-george5 = Jorge V
cromwell-monarch-edward8 = Eduardo VIII
cromwell-monarch-george6 = Jorge VI
cromwell-monarch-elizabeth2 = Isabel II
    .sound = i
cromwell-caption-william1 = Hizo inventariar su nuevo reino en el Libro de Domesday.
cromwell-caption-william2 = Lo llamaban el Rojo; lo mató una flecha en New Forest.
cromwell-caption-henry1 = Perdió a su único hijo legítimo en el naufragio del Barco Blanco.
cromwell-caption-stephen = Disputó la corona durante años a su prima Matilde.
cromwell-caption-henry2 = Sus caballeros mataron a Becket en la catedral de Canterbury.
cromwell-caption-richard1 = Corazón de León, apresado tras una cruzada; pagaron su rescate.
cromwell-caption-john = Puso su sello en la Carta Magna, en Runnymede.
cromwell-caption-henry3 = Rey a los nueve años; reconstruyó la abadía de Westminster.
cromwell-caption-edward1 = Piernas Largas: alzó grandes castillos para sujetar Gales.
cromwell-caption-edward2 = Perdió en Bannockburn ante Robert the Bruce.
cromwell-caption-edward3 = Reclamó Francia y fundó la Orden de la Jarretera.
cromwell-caption-richard2 = A los catorce años hizo frente a la revuelta campesina.
cromwell-caption-henry4 = Le quitó el trono a su propio primo.
cromwell-caption-henry5 = Ganó la batalla de Agincourt el día de San Crispín.
cromwell-interrupted-henry6 = Enrique VI volvió al trono de octubre de 1470 a abril de 1471, mientras Eduardo IV estaba en el exilio. En la línea, cada uno ocupa el lugar de su primer reinado.
cromwell-caption-henry6 = Rey desde la cuna; fundó el colegio de Eton.
cromwell-caption-edward4 = Se casó en secreto con Isabel Woodville.
cromwell-caption-edward5 = Uno de los dos príncipes que desaparecieron en la Torre.
cromwell-caption-richard3 = Hallaron sus huesos bajo un aparcamiento de Leicester.
cromwell-caption-henry7 = Ganó su corona en la batalla de Bosworth.
cromwell-caption-henry8 = Se casó seis veces y rompió con Roma.
cromwell-caption-edward6 = Rey a los nueve años, llevó un diario de su reinado.
cromwell-caption-jane = Reina durante nueve días de julio.
cromwell-caption-mary1 = La primera mujer coronada para gobernar Inglaterra por sí misma.
cromwell-caption-elizabeth1 = Sus barcos rechazaron a la Armada Invencible.
cromwell-caption-james1 = Los conjurados de la pólvora quisieron hacerlo volar.
cromwell-caption-charles1 = Decapitado ante su propia Banqueting House.
cromwell-caption-charles2 = Una vez se escondió de los soldados de Cromwell en un roble.
cromwell-caption-james2 = Huyó a Francia cuando su yerno llegó con un ejército.
cromwell-caption-mary2 = Llenó sus palacios de porcelana azul y blanca.
cromwell-caption-william3 = Murió de una caída: su caballo, dicen, tropezó con una topera.
cromwell-caption-anne = Con ella, Inglaterra y Escocia pasaron a ser Gran Bretaña.
cromwell-caption-george1 = Llegó de Hannover a los cincuenta y cuatro, con poco inglés.
cromwell-caption-george2 = El último rey británico que mandó un ejército en batalla.
cromwell-caption-george3 = Compró la casa que sería el Palacio de Buckingham.
cromwell-caption-george4 = Se hizo en Brighton un palacio de cúpulas indias.
cromwell-caption-william4 = El Rey Marinero: entró en la armada a los trece años.
cromwell-caption-victoria = La primera soberana británica que viajó en tren.
cromwell-caption-edward7 = Tenía cincuenta y nueve años cuando llegó al trono.
cromwell-caption-george5 = Dio a su familia el nombre de Windsor en 1917.
cromwell-caption-edward8 = Dejó la corona para casarse con Wallis Simpson.
cromwell-caption-george6 = Jugó en Wimbledon diez años antes de ser rey.
cromwell-caption-elizabeth2 = Reinó setenta años, más que nadie antes que ella.

## The game

cromwell-name = Cromwell
cromwell-gallery = Los monarcas de Inglaterra
cromwell-short = Cromwell
cromwell-line = Cambia monarcas por su nombre y baja las casas de Inglaterra.
cromwell_advanced-name = Cromwell avanzado
cromwell_advanced-short = Cromwell avanzado
cromwell_advanced-line = Lo mismo sin mazo: quien cambia dice quién vino antes o después.
cromwell-first = el primer asiento es el primer Cromwell
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = Jugadores
cromwell-option-seats-2 = dos
cromwell-option-seats-3 = tres
cromwell-option-seats-4 = cuatro
cromwell-option-seats-5 = cinco
cromwell-option-seats-6 = seis
cromwell-option-length = Duración
cromwell-option-length-note = una partida es una mano, tres manos, o las que hagan falta para llegar a 50 puntos
cromwell-option-length-deal = una mano
cromwell-option-length-three = tres manos
cromwell-option-length-fifty = a 50
cromwell-option-first_house = Casas desde
cromwell-option-first_house-note-2 = lo habitual para dos: de Normandía a Estuardo. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell-option-first_house-note = lo habitual para tantos: todas las casas. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell-option-first_house-usual = lo habitual
cromwell-option-first_house-norman = Normandía
cromwell-option-first_house-plantagenet = Plantagenet
cromwell-option-first_house-lancaster = Lancaster
cromwell-option-first_house-york = York
cromwell-option-first_house-tudor = Tudor
cromwell-option-first_house-stuart = Estuardo
cromwell-option-first_house-hanover = Hannover
cromwell-option-first_house-windsor = Windsor
cromwell-option-last_house = Casas hasta
cromwell-option-last_house-usual = lo habitual
cromwell-option-last_house-norman = Normandía
cromwell-option-last_house-plantagenet = Plantagenet
cromwell-option-last_house-lancaster = Lancaster
cromwell-option-last_house-york = York
cromwell-option-last_house-tudor = Tudor
cromwell-option-last_house-stuart = Estuardo
cromwell-option-last_house-hanover = Hannover
cromwell-option-last_house-windsor = Windsor
cromwell-option-edward7 = Eduardo VII
cromwell-option-edward7-note = el único monarca de su casa: nunca se le puede bajar
cromwell-option-edward7-out = fuera
cromwell-option-edward7-in = en juego
cromwell-seat-0 = Asiento 1
cromwell-seat-1 = Asiento 2
cromwell-seat-2 = Asiento 3
cromwell-seat-3 = Asiento 4
cromwell-seat-4 = Asiento 5
cromwell-seat-5 = Asiento 6
cromwell_advanced-option-seats = { cromwell-option-seats }
cromwell_advanced-option-seats-2 = { cromwell-option-seats-2 }
cromwell_advanced-option-seats-3 = { cromwell-option-seats-3 }
cromwell_advanced-option-seats-4 = { cromwell-option-seats-4 }
cromwell_advanced-option-seats-5 = { cromwell-option-seats-5 }
cromwell_advanced-option-seats-6 = { cromwell-option-seats-6 }
cromwell_advanced-option-length = { cromwell-option-length }
cromwell_advanced-option-length-note = { cromwell-option-length-note }
cromwell_advanced-option-length-deal = { cromwell-option-length-deal }
cromwell_advanced-option-length-three = { cromwell-option-length-three }
cromwell_advanced-option-length-fifty = { cromwell-option-length-fifty }
cromwell_advanced-option-first_house = { cromwell-option-first_house }
cromwell_advanced-option-first_house-note-2 = lo habitual para dos: de Normandía a York. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell_advanced-option-first_house-note-3 = lo habitual para tres: de Normandía a Tudor. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell_advanced-option-first_house-note-4 = lo habitual para cuatro: de Plantagenet a Hannover. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell_advanced-option-first_house-note = lo habitual para tantos: de Normandía a Hannover. Si se eligen muy pocos monarcas, se les unen las casas vecinas.
cromwell_advanced-option-first_house-usual = { cromwell-option-first_house-usual }
cromwell_advanced-option-first_house-norman = { cromwell-option-first_house-norman }
cromwell_advanced-option-first_house-plantagenet = { cromwell-option-first_house-plantagenet }
cromwell_advanced-option-first_house-lancaster = { cromwell-option-first_house-lancaster }
cromwell_advanced-option-first_house-york = { cromwell-option-first_house-york }
cromwell_advanced-option-first_house-tudor = { cromwell-option-first_house-tudor }
cromwell_advanced-option-first_house-stuart = { cromwell-option-first_house-stuart }
cromwell_advanced-option-first_house-hanover = { cromwell-option-first_house-hanover }
cromwell_advanced-option-first_house-windsor = { cromwell-option-first_house-windsor }
cromwell_advanced-option-last_house = { cromwell-option-last_house }
cromwell_advanced-option-last_house-usual = { cromwell-option-last_house-usual }
cromwell_advanced-option-last_house-norman = { cromwell-option-last_house-norman }
cromwell_advanced-option-last_house-plantagenet = { cromwell-option-last_house-plantagenet }
cromwell_advanced-option-last_house-lancaster = { cromwell-option-last_house-lancaster }
cromwell_advanced-option-last_house-york = { cromwell-option-last_house-york }
cromwell_advanced-option-last_house-tudor = { cromwell-option-last_house-tudor }
cromwell_advanced-option-last_house-stuart = { cromwell-option-last_house-stuart }
cromwell_advanced-option-last_house-hanover = { cromwell-option-last_house-hanover }
cromwell_advanced-option-last_house-windsor = { cromwell-option-last_house-windsor }
cromwell_advanced-option-edward7 = { cromwell-option-edward7 }
cromwell_advanced-option-edward7-note = { cromwell-option-edward7-note }
cromwell_advanced-option-edward7-out = { cromwell-option-edward7-out }
cromwell_advanced-option-edward7-in = { cromwell-option-edward7-in }
cromwell_advanced-option-trading = Cambios
cromwell_advanced-option-trading-note = lo habitual: todos deben ofrecer una carta, y Cromwell debe aceptar una. Debe Cromwell: solo Cromwell, si hay alguna oferta. Libres: nadie tiene que cambiar.
cromwell_advanced-option-trading-must = deben todos
cromwell_advanced-option-trading-accept = debe Cromwell
cromwell_advanced-option-trading-may = libres
cromwell_advanced-option-questions = Preguntas
cromwell_advanced-option-questions-note = lo habitual: cuatro nombres a elegir. Fáciles: tres nombres con sus fechas. Difíciles: seis nombres.
cromwell_advanced-option-questions-usual = lo habitual
cromwell_advanced-option-questions-easy = fáciles
cromwell_advanced-option-questions-hard = difíciles
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = El Cadalso
cromwell-hand = Tus cartas
cromwell-stock =
    { $n ->
        [one] El mazo: { $n } carta
       *[other] El mazo: { $n } cartas
    }
cromwell-pile-0 =
    { $n ->
        [0] El mazo, vacío
        [one] El mazo: { $n } carta
       *[other] El mazo: { $n } cartas
    }
cromwell-pile-1 =
    { $n ->
        [0] El Cadalso, vacío
        [one] El Cadalso: { $n } carta
       *[other] El Cadalso: { $n } cartas
    }
cromwell-laid =
    { $n ->
        [one] { $n } bajada
       *[other] { $n } bajadas
    }
cromwell-deal-out = { $name } ha cerrado y gana la mano.
cromwell-deal-idle = Una vuelta entera no ha traído nada: la mano ha terminado.
cromwell-deal-long = Todos han tenido sesenta turnos: la mano ha terminado.
outcome-went_out = Gana quien cierra primero, sean cuales sean los puntos.
outcome-level_by_out = Empate a { $n }; cierre en la última mano: { $winner }.

## For teachers

cromwell-teachers-1 = La galería muestra a todos los monarcas de la línea, casa por casa. Un retrato se desvela cuando se ha nombrado bien tres veces al monarca, incluida la última. Una respuesta equivocada vuelve a velarlo hasta el próximo acierto.
cromwell-teachers-2 = «¿Quién vino después?» pregunta durante cinco minutos quién vino antes o después de un monarca. Los que se nombraron mal vuelven pronto; los que ya se saben, solo al cabo de días: cinco minutos al día enseñan más que una hora a la semana.
cromwell-teachers-3 = Hay tres niveles de dificultad: tres nombres con sus años, cuatro nombres o seis. El reloj se detiene mientras se muestra una respuesta, así que hay tiempo de mirar a los vecinos y sus reinados.
cromwell-teachers-4 = La pregunta del día es la misma para todo el mundo. Es un buen comienzo de clase: hazla en voz alta, deja que la clase decida y que el juego diga quién tenía razón.
cromwell-teachers-5 = El juego básico de Cromwell no exige saber nada al principio y premia el saber más con cada vuelta. El juego avanzado hace una pregunta antes de cada cambio; tras una respuesta equivocada se muestra a toda la mesa quién vino antes y después.
cromwell-teachers-6 = Los nombres y los años siguen la lista habitual de los monarcas de Inglaterra desde 1066. Lo aprendido se guarda solo en este dispositivo; los ajustes pueden exportarlo a otro.

## The sheet for teachers

cromwell-sheet-title = Los monarcas de Inglaterra desde 1066
cromwell-sheet-line = Nueve casas y cuarenta y dos monarcas, en el orden de sus reinados
cromwell-sheet-how-1 = Cada carta es un monarca de una de las nueve casas. Tres o más monarcas de una misma casa que reinaron seguidos se pueden bajar.
cromwell-sheet-how-2 = Quien tiene la carta de Oliver Cromwell anuncia a uno de sus monarcas. Los demás ofrecen cada uno a uno de los suyos, o nada, solo por su nombre: nunca la casa, nunca un año.
cromwell-sheet-how-3 = Cromwell puede aceptar una oferta, y las dos cartas se cambian. Si no, en el juego básico, Cromwell roba una carta y se descarta de la anunciada.
cromwell-sheet-how-4 = En el juego avanzado todos deben ofrecer una carta, y Cromwell debe aceptar una. Pero un cambio hay que ganárselo: cada uno de los dos jugadores nombra al monarca que vino justo antes o justo después de aquel que va a recibir. Quien se equivoca pierde la carta.
cromwell-sheet-how-5 = En cualquier extremo de cualquier escalera se puede añadir una carta suelta. Después Cromwell pasa a la izquierda.
cromwell-sheet-how-6 = Quien baja su última carta cierra y gana la mano. Cada carta que has bajado vale un punto, y también cada carta que los demás conserven: los puntos ordenan a los demás y se suman a lo largo de varias manos.
cromwell-sheet-credit = { credits-games-3 } Juego de ordenador: King’s Coffer.

## On the command line

cli-draw-cromwell-turn = Mano { $deal }. Cromwell: { $name }
cli-draw-cromwell-announced = anuncia a { $card }
cli-draw-cromwell-offered = ofrece a { $card }
cli-draw-cromwell-nothing = no ofrece nada
cli-draw-cromwell-announce = Baja cartas si puedes, o anuncia una, por ejemplo: announce { $card }
cli-draw-cromwell-empty = No tienes ninguna carta que anunciar: pass
cli-draw-cromwell-offer = Ofrece a uno de tus monarcas, por ejemplo: offer { $card }; o bien: offer nothing
cli-draw-cromwell-must_offer = Ofrece a uno de tus monarcas, por ejemplo: offer { $card }
cli-draw-cromwell-choose = Elige: { $moves }
cli-draw-cromwell-discard = Has robado: discard, o baja todas tus cartas y cierra.
cli-draw-cromwell-name = ¿Quién vino antes o después de { $card }? Escribe { $before } o { $after }, y un nombre.
cli-draw-cromwell-lay = Baja cartas si puedes, o bien: pass
cli-draw-cromwell-score = { $name }: { $total }
cli-show-knows = { $name } sabe quién siguió a quién: { $runs }.
cli-show-knows_nothing = { $name } no sabe quién siguió a quién.

## Refusals

refusal-cromwell-notation = «{ $text }» no es una jugada de este juego; escribe announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6, o pass.
refusal-cromwell-bad_deal = Cada carta en cuestión se nombra una vez.
refusal-cromwell-deal = Primero se reparten las cartas.
refusal-cromwell-shuffle = Primero se baraja el Cadalso para hacer un mazo nuevo.
refusal-cromwell-announce = Anuncia a uno de tus monarcas, o baja cartas primero.
refusal-cromwell-empty = Ya no tienes ninguna carta que anunciar: pasa el Cromwell.
refusal-cromwell-offer = Ofrece a uno de tus monarcas, o nada.
refusal-cromwell-must_offer = Ofrece a uno de tus monarcas: todos deben ofrecer a uno.
refusal-cromwell-choose = Acepta una de las ofertas, o roba del mazo.
refusal-cromwell-choose_or_not = Acepta una de las ofertas, o recházalas todas.
refusal-cromwell-must_accept = Acepta una de las ofertas: no puedes rechazarlas todas.
refusal-cromwell-discard = Descártate del monarca que anunciaste, o cierra.
refusal-cromwell-go_out = No puedes descartarte de tu última carta: bájala.
refusal-cromwell-name = Nombra al monarca que vino antes o después.
refusal-cromwell-pass = Baja cartas, o pasa el Cromwell.
refusal-cromwell-not_held = { $card } no está en tu mano.
refusal-cromwell-no_offer = Ese jugador no ha ofrecido nada.
refusal-cromwell-lay_what = Elige las cartas que bajas.
refusal-cromwell-alone = { $card } es el único de su casa: nunca se le puede bajar.
refusal-cromwell-two_houses =
    { FORM($last, "sound") ->
        [i] { $first } e { $last } son de casas distintas.
       *[other] { $first } y { $last } son de casas distintas.
    }
refusal-cromwell-gap =
    { FORM($last, "sound") ->
        [i] Entre { $first } e { $last } vino { $between }.
       *[other] Entre { $first } y { $last } vino { $between }.
    }
refusal-cromwell-too_few =
    { $n ->
        [one] Una escalera tiene al menos tres cartas, y falta una.
       *[other] Una escalera tiene al menos tres cartas, y faltan { WORDS($n) }.
    }
refusal-cromwell-discard_first = Después de robar solo se bajan cartas para cerrar. Descártate primero.
refusal-cromwell-confirm = Estas cartas se pueden bajar: ahora confirma.
refusal-cromwell-confirm_one = Di qué haces con esta carta: anunciarla o bajarla.
refusal-cromwell-one_offer = Ofrece una sola carta.
refusal-cromwell-no_predecessor = En el juego nadie vino antes de { $card }: nombra al sucesor.
refusal-cromwell-no_successor = En el juego nadie vino después de { $card }: nombra al predecesor.
refusal-cromwell-itself = Nombra a un vecino de { $card }.
refusal-cromwell-others_card = Esa carta la tiene otro.
refusal-cromwell-block = Del Cadalso no roba nadie.
refusal-cromwell-stock = Ahora no es momento de robar.
refusal-cromwell-on_the_table = Las cartas bajadas se quedan aquí. Elige de tu mano.
position-cromwell-form = se escribe como turno:cromwell:manos, por ejemplo turn:1:henry7,jane/anne,mary1
position-cromwell-cards = las cartas no casan: cada una es del juego y está una sola vez, y lo dicho concuerda con ellas; el juego avanzado no tiene mazo ni Cadalso
position-cromwell-hands = cada uno necesita al menos una carta en la mano; en el juego avanzado basta con uno
position-cromwell-table = lo que se ha bajado tiene que ser escaleras: tres o más monarcas seguidos de una casa
placed-cromwell-hands = Sin cartas en la mano: { $side }.
placed-cromwell-table = Bajadas, pero no son escalera: { $cards }. Una escalera son tres o más monarcas seguidos de una casa.
cromwell-position-cromwell = Cromwell
cromwell-position-laid = Bajadas: { $side }
cromwell-position-stock = El mazo, se roba por la izquierda

## Hints

hint-cromwell-goes_out =
    { $n ->
        [one] Baja a { $cards }: es tu última carta, y cierras.
       *[other] Baja a { $cards }: son tus últimas cartas, y cierras.
    }
hint-cromwell-lays =
    { $n ->
        [one] Baja a { $cards }: es un punto para ti, y uno menos para los demás.
       *[other] Baja a { $cards }: cada uno es un punto para ti, y uno menos para los demás.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Añade a { $cards }: es un punto para ti, y uno menos para los demás.
       *[other] Añade a { $cards }: cada uno es un punto para ti, y uno menos para los demás.
    }
hint-cromwell-announce_useless = Anuncia a { $card }: esta carta no podrá bajarla nadie nunca.
hint-cromwell-announce_blocked = Anuncia a { $card }: esta carta no le sirve a nadie mientras sus vecinos estén en el Cadalso.
hint-cromwell-announce_wanted = Anuncia a { $card }: { $name } tiene a { $other } y quizá ofrezca algo a cambio.
hint-cromwell-announce_lonely = Anuncia a { $card }: no tienes cerca a nadie de la misma casa.
hint-cromwell-announce_least = Anuncia a { $card }: es la carta que menos echarás de menos.
hint-cromwell-offer_completes = Ofrece a { $card }: con { $other } podrías bajar cartas.
hint-cromwell-offer_useless = Ofrece a { $card }: esta carta no podrá bajarla nadie nunca.
hint-cromwell-offer_blocked = Ofrece a { $card }: esta carta no le sirve a nadie mientras sus vecinos estén en el Cadalso.
hint-cromwell-offer_wanted = Ofrece a { $card }: { $name } tiene a { $other } y quizá acepte esta carta.
hint-cromwell-offer_lonely = Ofrece a { $card }: no tienes cerca a nadie de la misma casa.
hint-cromwell-offer_least = Ofrece a { $card }: es la carta que menos echarás de menos.
hint-cromwell-no_use = No ofrezcas nada: { $card } no tiene ningún vecino en tu mano ni en la mesa.
hint-cromwell-no_offer = No ofrezcas nada: un cambio costaría más de lo que trae.
hint-cromwell-no_taker = No ofrezcas nada: { $name } ya tuvo ofertas y nunca aceptó ninguna.
hint-cromwell-accept_completes = Toma a { $card }: con esta carta puedes bajar cartas.
hint-cromwell-accept_near = Toma a { $card }: esta carta queda cerca de { $other }.
hint-cromwell-accept = Toma a { $card }: esta carta puede servirte más que la que anunciaste.
hint-cromwell-accept_must = Toma a { $card }: debes aceptar una de las ofertas.
hint-cromwell-draw = Roba: el mazo promete más que las ofertas.
hint-cromwell-draw_serves = Roba: { $name } tiene a { $other }, y { $card } le vendría bien.
hint-cromwell-draw_only = Roba: nadie ofrece nada.
hint-cromwell-decline = No aceptes ninguna: ninguna de las ofertas merece el cambio.
hint-cromwell-decline_serves = No aceptes ninguna: { $name } tiene a { $other }, y { $card } le vendría bien.
hint-cromwell-discard = Descártate de { $card }, como anunciaste.
hint-cromwell-pass = Pasa el Cromwell.
hint-cromwell-before = Antes, { $other }: así se llamaba quien reinó antes de { $card }.
hint-cromwell-after = Después, { $other }: así se llamaba quien reinó después de { $card }.

## At the table

cromwell-announces = anuncia a { $card }
cromwell-offers = ofrece a { $card }
cromwell-offers-nothing = no ofrece nada
cromwell-offers-nothing-short = nada
cromwell-announced = { $name } anunció a
cromwell-announced-you = Anunciaste a
cromwell-announced-below = para el Cadalso
cromwell-announced-below-advanced = para cambiar
cromwell-asked = ¿Quién es vecino de…
cromwell-asked-below = … antes o después?
cromwell-stock-short = Mazo, { $n }
cromwell-block-short = El Cadalso, { $n }
cromwell-deal = Mano { $n }
cromwell-choice-announce = Anunciar al Cadalso
cromwell-choice-announce-advanced = Anunciar cambio
cromwell-choice-lay = Bajar
cromwell-choice-no_offer = No ofrecer nada
cromwell-choice-decline = Ninguna
cromwell-choice-pass = Pasar el Cromwell
cromwell-choice-accept = Tomar a { $card }
cromwell-choice-before = Antes
cromwell-choice-after = Después
cromwell-note-announce = { $name } baja cartas, o anuncia a un monarca para el Cadalso.
cromwell-note-announce-you = Baja cartas si puedes, y luego anuncia a un monarca para el Cadalso.
cromwell-note-announce_advanced = { $name } baja cartas, o anuncia a un monarca para cambiarlo.
cromwell-note-announce_advanced-you = Baja cartas si puedes, y luego anuncia a un monarca para cambiarlo.
cromwell-note-offer = { $name } puede ofrecer a un monarca por { $card }.
cromwell-note-offer-you = { $cromwell } daría a { $card }: ofrece a un monarca, o nada.
cromwell-note-must_offer = { $name } debe ofrecer a un monarca por { $card }.
cromwell-note-must_offer-you = { $cromwell } daría a { $card }: ofrece a uno de tus monarcas.
cromwell-note-choose = { $name } toma una oferta, o roba.
cromwell-note-choose-you = Toma una oferta por { $card }, o roba del mazo.
cromwell-note-choose_or_not = { $name } toma una oferta, o ninguna.
cromwell-note-choose_or_not-you = Toma una oferta por { $card }, o ninguna.
cromwell-note-must_choose = { $name } debe tomar una de las ofertas.
cromwell-note-must_choose-you = Toma una de las ofertas por { $card }.
cromwell-note-discard = { $name } se descarta de { $card }.
cromwell-note-discard-you = Manda a { $card } al Cadalso, o baja todas tus cartas y cierra.
cromwell-note-name = { $name } dice quién vino antes o después de { $asked }.
cromwell-note-name-you = ¿Quién vino antes o después de { $asked }? Contesta una de las dos cosas.
cromwell-note-lay = { $name } puede bajar cartas, y pasa el Cromwell.
cromwell-note-lay-you = Baja cartas si puedes, y luego pasa el Cromwell.
cromwell-in_full = { $card }, { $house }, { $dates }
cromwell-say-table = En la mesa: { $cards }.
cromwell-say-table-empty = Aún no se ha bajado nada.
cromwell-say-block = En el Cadalso: { $cards }.
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name } baja a { $card }.
cromwell-own-cards-say-lay-you = Bajas a { $card }.
cromwell-own-cards-say-announce = { $name } anuncia a { $card }.
cromwell-own-cards-say-announce-you = Anuncias a { $card }.
cromwell-own-cards-say-offer = { $name } ofrece a { $card }.
cromwell-own-cards-say-offer-you = Ofreces a { $card }.
cromwell-own-cards-say-offer_nothing = { $name } no ofrece nada.
cromwell-own-cards-say-offer_nothing-you = No ofreces nada.
cromwell-own-cards-say-accept = { $name } toma a { $first } de { FORM($with, "object") } y entrega a { $second }.
cromwell-own-cards-say-accept-you = Tomas a { $first } de { $with } y entregas a { $second }.
cromwell-own-cards-say-predecessor_right = { $name } dice que { $first } vino antes de { $second }, y acierta.
cromwell-own-cards-say-predecessor_right-you = Dices que { $first } vino antes de { $second }, y aciertas.
cromwell-own-cards-say-predecessor_wrong = { $name } dice que { $first } vino antes de { $second }, y se equivoca: fue { $third }. La carta es para { FORM($with, "object") }.
cromwell-own-cards-say-predecessor_wrong-you = Dices que { $first } vino antes de { $second }, y te equivocas: fue { $third }. La carta es para { FORM($with, "object") }.
cromwell-own-cards-say-successor_right = { $name } dice que { $first } vino después de { $second }, y acierta.
cromwell-own-cards-say-successor_right-you = Dices que { $first } vino después de { $second }, y aciertas.
cromwell-own-cards-say-successor_wrong = { $name } dice que { $first } vino después de { $second }, y se equivoca: fue { $third }. La carta es para { FORM($with, "object") }.
cromwell-own-cards-say-successor_wrong-you = Dices que { $first } vino después de { $second }, y te equivocas: fue { $third }. La carta es para { FORM($with, "object") }.
cromwell-own-cards-say-draw = { $name } roba del mazo.
cromwell-own-cards-say-draw-you = Robas del mazo.
cromwell-own-cards-say-decline = { $name } no acepta ninguna oferta.
cromwell-own-cards-say-decline-you = No aceptas ninguna oferta.
cromwell-own-cards-say-discard = { $name } manda a { $card } al Cadalso.
cromwell-own-cards-say-discard-you = Mandas a { $card } al Cadalso.
cromwell-own-cards-say-pass = { $name } pasa el Cromwell.
cromwell-own-cards-say-pass-you = Pasas el Cromwell.

## Rules

page-crom_houses-title = Casas y escaleras
page-crom_houses-1 = Cada carta es un monarca de una de las nueve casas. Los monarcas de una casa van en el orden de sus reinados, sin huecos entre ellos.
page-crom_houses-2 = Tres o más monarcas consecutivos de una misma casa son una escalera, y se pueden bajar. No valen tres Enriques, ni monarcas de dos casas.
page-crom_houses-3 = Se puede añadir una carta en cualquier extremo de cualquier escalera de la mesa, sea de quien sea, y puede unir dos. Cuenta para el jugador que la añade.
page-crom_houses-4 = Entre Carlos I y Carlos II está la república, pero en el juego van uno tras otro. Después de Jacobo II vienen María II, Guillermo III y Ana.
page-crom_houses-picture-1 = Los Estuardo, los siete seguidos.
page-crom_deal-title = El reparto
page-crom_deal-1 = Las cartas se reparten como si hubiera un jugador más. Ese montón, con las cartas que sobren, es el mazo, boca abajo.
page-crom_deal-2 = Dos jugadores usan las casas de Normandía a Estuardo; si son más, todas. El anfitrión puede elegir la primera y la última casa; si tienen muy pocos monarcas, se les unen las casas vecinas.
page-crom_deal-3 = Eduardo VII fue el único de su casa, así que nunca se le puede bajar. Solo está en juego si el anfitrión lo pide.
page-crom_deal-picture-1 = Nadie de su casa reinó antes ni después que él.
page-crom_turn-title = Un turno de Cromwell
page-crom_turn-1 = Quien tiene la carta de Oliver Cromwell baja cartas si quiere, y luego anuncia a uno de sus monarcas, que ha de ir al Cadalso.
page-crom_turn-2 = Los demás, en el sentido de las agujas del reloj, ofrecen cada uno a un monarca suyo en su lugar, o nada. Anuncios y ofertas son solo nombres: de qué casa se trata, tienes que saberlo tú.
page-crom_turn-3 = Cromwell puede aceptar una oferta: entonces las dos cartas se cambian boca abajo. Si no, Cromwell roba del mazo, y la carta anunciada va al Cadalso, boca arriba.
page-crom_turn-4 = Al final del turno se pueden bajar cartas otra vez. Luego el Cromwell pasa a la izquierda.
page-crom_block-title = El Cadalso, el mazo y cerrar
page-crom_block-1 = Del Cadalso no roba nadie. Cuando el mazo está vacío al final de un turno, el Cadalso se baraja y pasa a ser el mazo nuevo.
page-crom_block-2 = Quien baja su última carta cierra y gana la mano, que termina.
page-crom_block-3 = Justo después de robar solo se pueden bajar cartas si así se cierra; entonces no hay que descartarse de nada. Si no, primero va el descarte.
page-crom_score-title = Puntos
page-crom_score-1 = Cada carta que has bajado vale un punto, y también cada carta que los demás conservan. En una partida de una mano gana quien cierra, y los puntos ordenan a los demás; si nadie cierra, gana quien suma más puntos, y con los mismos puntos se comparte la victoria.
page-crom_score-2 = Una partida es una mano, tres manos, o sigue hasta que alguien llega a cincuenta puntos. Tras varias manos gana quien suma más puntos; en caso de empate, quien cerró en la última mano.
page-crom_score-3 = Una mano termina también cuando una vuelta entera no trae ningún cambio, ninguna carta bajada y ningún robo, o cuando todos han tenido sesenta turnos.
page-crom_advanced-title = El juego avanzado
page-crom_advanced-1 = Se reparten todas las cartas de casas enteras, y no hay mazo ni Cadalso. Se dejan fuera algunos de los últimos o primeros monarcas, para que todos reciban las mismas cartas.
page-crom_advanced-2 = Cromwell baja, anuncia a un monarca, oye las ofertas, acepta una, vuelve a bajar y pasa el Cromwell. Cambiar es la única manera de conseguir una carta: todos los demás deben ofrecer una, y Cromwell debe aceptar una. El anfitrión puede elegir cambios más libres.
page-crom_advanced-3 = Anuncios y ofertas son solo nombres, nunca una casa ni un año.
page-crom_answers-title = ¿Quién vino después?
page-crom_answers-1 = En un cambio se muestran a todos las dos cartas, con su casa y su reinado; si las preguntas son difíciles, solo con sus nombres. Primero Cromwell y luego la otra parte nombran al monarca que vino justo antes o justo después de aquel cuya carta van a recibir.
page-crom_answers-2 = Antes o después lo elige cada uno, y las casas no importan: después de Esteban vino Enrique II.
page-crom_answers-3 = María II y Guillermo III reinaron juntos. Después de Jacobo II vale cualquiera de los dos, y Jacobo II vale antes de cualquiera de los dos.
page-crom_answers-picture-1 = Jacobo II, los reyes conjuntos y Ana.
page-crom_wrong-title = Respuestas equivocadas
page-crom_wrong-1 = Tras una respuesta equivocada, la carta va a quien tiene la de la respuesta correcta. Si no la tiene nadie, o la tiene el mismo que se equivocó, se la queda el jugador que la tenía.
page-crom_wrong-2 = Cada una de las dos cartas se juzga por separado. El jugador que se queda sin cartas por respuestas equivocadas no ha cerrado, y pasa.
page-crom_wrong-3 = Cuando una vuelta entera no trae ni un cambio ni una carta bajada, la mano termina y se cuentan los puntos.
moment-cromwell-shuffle = El mazo está vacío: el Cadalso pasa a ser el mazo nuevo.
moment-cromwell-announce = Cromwell baja cartas, o anuncia una por la que los demás pueden cambiar.
moment-cromwell-offer = Se ha anunciado a { $card }. Se ofrece solo un nombre, o nada.
moment-cromwell-must_offer = { $card }: así es el anuncio. Todos deben ofrecer a un monarca, por su nombre.
moment-cromwell-choose = Cromwell acepta una oferta, o roba y manda la carta anunciada al Cadalso.
moment-cromwell-choose_advanced = Cromwell acepta una oferta, o ninguna.
moment-cromwell-must_choose = Cromwell debe aceptar una de las ofertas.
moment-cromwell-discard = La carta anunciada va al Cadalso, salvo que Cromwell cierre.
moment-cromwell-name = ¿Quién vino justo antes o justo después de { $card }?
moment-cromwell-lay = Tres seguidos de una misma casa son una escalera, y a su lado se pueden añadir otros.
moment-cromwell-over = Quien cierra gana la mano. Un punto por cada carta bajada, y por cada carta que conservan los demás.

## Lesson

lesson-cromwell-title = Cromwell, con Thomas Cromwell
lesson-cromwell-lay-title = Tres seguidos
lesson-cromwell-lay-say = Intenta bajar una sola carta. Aquí ponemos orden entre los reyes: tres seguidos de una misma casa se pueden bajar. El caballero de la carta pequeña será el tataranieto de mi hermana.
lesson-cromwell-lay-say-2 = Ahora baja a los tres Tudor que se sucedieron. Con una carta no basta, como te dirán las reglas a cada paso.
lesson-cromwell-lay-done = Cada carta que bajas es un punto para ti, y uno menos para los demás. Tres Enriques no habrían valido nada: lo que cuenta es la casa y el orden.
lesson-cromwell-lay-not_yet = Eso puede esperar. Intenta antes bajar una carta sola; luego, a tus tres Tudor.
lesson-cromwell-lay-hint-1 = Elige a Ana, e intenta bajarla.
lesson-cromwell-lay-hint-2 = Baja juntos a Enrique VII, Enrique VIII y Eduardo VI.
lesson-cromwell-off-title = Añadir
lesson-cromwell-off-say = Baja a quien siguió a Guillermo III. Mi vecino tiene tres Estuardo en la mesa, y lo que encaje en cualquier extremo se les puede unir, y cuenta para quien lo añade.
lesson-cromwell-off-done = Un punto tuyo junto a una escalera suya. Mira la mesa antes de desprenderte de una carta.
lesson-cromwell-off-not_yet = Aún no. Una de tus cartas va junto a Guillermo III.
lesson-cromwell-off-hint-1 = Ana fue la última de los Estuardo: bájala junto a Guillermo III.
lesson-cromwell-trade-title = Un cambio
lesson-cromwell-trade-say = Anuncia al monarca que no te sirve: tú coleccionas Tudor. Ahora Cromwell eres tú, y aquel a quien anuncies ha de ir al Cadalso; los demás pueden ofrecer en su lugar a uno de los suyos.
lesson-cromwell-trade-say-2 = Elige la oferta que va con tus Enriques. Hay dos, y no oyes más que nombres.
lesson-cromwell-trade-say-3 = Baja a los tres Tudor. Las cartas se cambiaron boca abajo, y al Cadalso no fue nadie.
lesson-cromwell-trade-done = Ambas partes consiguieron lo que querían; así debe ser un cambio. Recuerda quién pidió a Ana, y por qué.
lesson-cromwell-trade-not_yet = Te arrepentirías. Despréndete de Ana, acepta a Eduardo VI y baja a los Tudor.
lesson-cromwell-trade-hint-1 = Anuncia a Ana.
lesson-cromwell-trade-hint-2 = Eduardo VI era hijo de Enrique VIII: acepta la oferta de tu vecino de la izquierda.
lesson-cromwell-trade-hint-3 = Baja a Enrique VII, Enrique VIII y Eduardo VI.
lesson-cromwell-name-title = Lo que va en un nombre
lesson-cromwell-name-say = Elige a la María que encaja con tus Jacobo II y Guillermo III. Has anunciado a Juan, y te ofrecen dos Marías. Son de casas distintas, y nadie te dirá cuál es cuál.
lesson-cromwell-name-say-2 = Bájalos: es la que hacía falta.
lesson-cromwell-name-done = María I era una Tudor; María II reinó junto con su esposo, Guillermo III. Quien conoce las casas cambia bien. Los demás van a ciegas.
lesson-cromwell-name-not_yet = Piensa qué María reinó entre Jacobo II y Guillermo III.
lesson-cromwell-name-hint-1 = La que necesitas es María II: acepta la oferta de tu vecino de la derecha.
lesson-cromwell-name-hint-2 = Baja a Jacobo II, María II y Guillermo III.
lesson-cromwell-draw-title = El mazo y el Cadalso
lesson-cromwell-draw-say = Roba una carta del mazo. A Ana no la quiere nadie.
lesson-cromwell-draw-say-2 = Descártate de Ana: ahora sí va al Cadalso.
lesson-cromwell-draw-say-3 = Baja a tus Windsor. Al final de tu turno puedes volver a bajar cartas, y la fortuna se ha mostrado amable.
lesson-cromwell-draw-done = El Cadalso está a la vista, pero de él no roba nadie. Cuando el mazo se vacía, se baraja y se usa otra vez.
lesson-cromwell-draw-not_yet = Primero roba, luego descártate de Ana y luego baja a los Windsor.
lesson-cromwell-draw-hint-1 = Roba del mazo.
lesson-cromwell-draw-hint-2 = Descártate de la carta que anunciaste.
lesson-cromwell-draw-hint-3 = Baja a Jorge V, Eduardo VIII y Jorge VI.
lesson-cromwell-offer-title = Una oferta
lesson-cromwell-offer-say = Ofrece una carta que te sobre, y espera que guste. El Cromwell es otro y anuncia a Juana, que va entre dos de tus cartas.
lesson-cromwell-offer-say-2 = Baja lo que tienes. Gustó, en efecto: Juana es tuya, y te toca.
lesson-cromwell-offer-done = Siempre puedes no ofrecer nada. Pero de nada no sale nada.
lesson-cromwell-offer-not_yet = A Eduardo VI y María I los necesitas tú, a uno y otro lado de Juana. Ofrece a Ana.
lesson-cromwell-offer-hint-1 = Ofrece a Ana.
lesson-cromwell-offer-hint-2 = Baja a Eduardo VI, Juana y María I.
lesson-cromwell-answer-title = ¿Quién vino después?
lesson-cromwell-answer-say = Acepta a Eduardo VI, que te ofrecen por tu Ana. En el juego avanzado no hay mazo ni Cadalso; hay examen.
lesson-cromwell-answer-say-2 = Nombra al monarca que vino justo antes de Eduardo VI, o justo después, como prefieras, para recibirlo. Las dos cartas están a la vista.
lesson-cromwell-answer-say-3 = Ahora baja a tus Tudor. Correcto, y la otra parte sabía quién vino después de Ana.
lesson-cromwell-answer-done = Con una respuesta equivocada la carta habría ido a quien tuviera la correcta, o se habría quedado donde estaba. Piensa antes de cambiar.
lesson-cromwell-answer-not_yet = No. Acepta la oferta de Eduardo VI; vino después de Enrique VIII y antes de Juana; y luego baja a los Tudor.
lesson-cromwell-answer-hint-1 = Acepta la oferta de tu vecino de la izquierda.
lesson-cromwell-answer-hint-2 = Enrique VIII vino antes de Eduardo VI, y Juana después de él.
lesson-cromwell-answer-hint-3 = Baja a Enrique VII, Enrique VIII y Eduardo VI.
lesson-cromwell-out-title = Cerrar
lesson-cromwell-out-say = Roba una carta antes de desprenderte de Eduardo VIII. Lo has anunciado, y nadie ofrece nada.
lesson-cromwell-out-say-2 = Empieza a bajar: ahora se puede ir cada carta que tienes, y en ese caso no hay que descartarse de nada.
lesson-cromwell-out-say-3 = Ahora baja el resto.
lesson-cromwell-out-done = Has cerrado, y la mano es tuya. Lo que has bajado cuenta para ti, y también cada carta que los demás conservan. Enhorabuena; que no se te suba a la cabeza. Aquí las cabezas se pierden con facilidad.
lesson-cromwell-out-not_yet = Roba, y luego baja todas tus cartas: a los tres Windsor, y a Ana junto a Guillermo III.
lesson-cromwell-out-hint-1 = Roba del mazo.
lesson-cromwell-out-hint-2 = Baja a Jorge V, Eduardo VIII y Jorge VI.
lesson-cromwell-out-hint-3 = Añade a Ana junto a Guillermo III.

## Achievements: each with its source

achievement-cromwell_win = El hijo del herrero
achievement-cromwell_win-task = Gana una partida de Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = Thomas Cromwell era de Putney. Su padre, Walter, fue herrero, batanero y cervecero, y más de una vez lo multaron por su cerveza.

achievement-cromwell_people = El libro parroquial
achievement-cromwell_people-task = Apréndete a diez monarcas de la línea de sucesión.
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = Desde 1538 cada parroquia ha de anotar sus bodas, bautizos y entierros. Lo mandó Thomas Cromwell; se lo agradecen quienes buscan a sus antepasados.

achievement-cromwell_drill = Coronado en el campo
achievement-cromwell_drill-task = Da quince respuestas correctas en un solo repaso.
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = El 22 de agosto de 1485 Enrique Tudor fue aclamado rey en el campo de batalla de Bosworth, con la corona que había llevado Ricardo III.
