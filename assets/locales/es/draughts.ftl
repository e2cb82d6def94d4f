## Draughts

draughts-name = Damas
draughts-short = Damas
draughts-line = Salta y corona; capturar es obligatorio.
draughts-first = empiezan las oscuras
draughts-option-huff = Soplar
draughts-option-huff-note = Se puede dejar pasar una captura, pero entonces el otro bando puede soplar esa pieza.
draughts-seat-0 = Oscuras
    .subject = Las oscuras
    .object = las oscuras
    .number = plural
    .masculine = oscuro
    .feminine = oscura
draughts-seat-1 = Claras
    .subject = Las claras
    .object = las claras
    .number = plural
    .masculine = claro
    .feminine = clara
draughts-place = Casilla { $at }
draughts-kind-0 = peón
    .gender = masculine
draughts-kinds-0 = peones
draughts-kind-1 = dama
    .gender = feminine
draughts-kinds-1 = damas
draughts-count =
    { $kings ->
        [0] { $n }
        [one] { $n }, una dama
       *[other] { $n }, { $kings } damas
    }

## Losing Draughts

losing-name = Ganapierde
losing-short = Ganapierde
losing-line = Regala todas tus piezas; capturar es obligatorio.
losing-first = empiezan las oscuras
losing-seat-0 = Oscuras
    .subject = Las oscuras
    .object = las oscuras
    .number = plural
    .masculine = oscuro
    .feminine = oscura
losing-seat-1 = Claras
    .subject = Las claras
    .object = las claras
    .number = plural
    .masculine = claro
    .feminine = clara

## Wolf and Sheep

wolf-starts = Lleva el lobo
wolf-name = El lobo y las ovejas
wolf-short = El lobo
wolf-line = Cuatro ovejas encierran a un lobo, o él se les escapa.
wolf-first = primero se coloca el lobo
wolf-seat-0 = Lobo
    .subject = El lobo
    .object = el lobo
    .to = al lobo
    .gender = masculine
wolf-seat-1 = Ovejas
    .subject = Las ovejas
    .object = las ovejas
    .number = plural
wolf-place = Casilla { $at }
wolf-kind-0 = lobo
    .gender = itself
wolf-kinds-0 = lobos
wolf-kind-1 = oveja
    .gender = itself
wolf-kinds-1 = ovejas
wolf-option-first = Primer paso
wolf-option-first-note = una vez que el lobo tiene su casilla
wolf-option-first-wolf = el lobo
wolf-option-first-sheep = las ovejas

## Refusals

refusal-draughts-notation = «{ $text }» no es una jugada de damas; escribe 11-15 o 15x22.
refusal-draughts-ambiguous = «{ $text }» podría ser dos capturas; escribe todas las casillas, como 15x22x29.
refusal-draughts-off_board = Las damas se juegan en las casillas oscuras.
refusal-draughts-no_piece_chosen = Elige primero una pieza.
refusal-draughts-choose_square = Elige una casilla a la que mover.
refusal-draughts-empty = En { $square } no hay ninguna pieza.
refusal-draughts-not_yours = Esa pieza no es tuya.
refusal-draughts-must_capture = Tienes que capturar: la pieza de { $square } puede.
refusal-draughts-capture_with = Tienes que capturar con la pieza de { $square }.
refusal-draughts-blocked-own =
    { $n ->
        [one] Esa pieza no puede mover: tu propia pieza de { $places } le cierra el paso.
       *[other] Esa pieza no puede mover: tus propias piezas de { $places } le cierran el paso.
    }
refusal-draughts-blocked =
    { $n ->
        [one] Esa pieza no puede mover: { $places } está ocupada y no hay nada que saltar.
       *[other] Esa pieza no puede mover: { $places } están ocupadas y no hay nada que saltar.
    }
refusal-draughts-finish_chain = La captura continúa: captura también la siguiente pieza.
refusal-draughts-crowned = Un peón recién coronado se detiene ahí.
refusal-draughts-occupied = La casilla { $square } está ocupada.
refusal-draughts-forward_only = Un peón solo avanza; una dama puede retroceder.
refusal-draughts-own_between = No puedes saltar tu propia pieza.
refusal-draughts-nothing_between = No hay ninguna pieza enemiga que saltar.
refusal-draughts-one_square = Una pieza mueve una casilla en diagonal.
refusal-draughts-no_huffing = Esta partida se juega sin soplar.
refusal-draughts-nothing_to_huff = No se dejó pasar ninguna captura: no hay nada que soplar.
refusal-draughts-not_to_huff = La pieza de { $square } no podía capturar: no se puede soplar.
refusal-draughts-huffed_already = Ya has soplado una pieza; ahora haz tu jugada.
refusal-wolf-notation = «{ $text }» no es una jugada de este juego; escribe 18-14, o 18 para colocar el lobo.
refusal-wolf-off_board = El lobo y las ovejas no salen de las casillas oscuras.
refusal-wolf-place = Elige primero una casilla oscura libre para el lobo.
refusal-wolf-placed = El lobo ya está en el tablero: di de dónde a dónde va, como 18-14.
refusal-wolf-taken = La casilla { $square } está ocupada: elige una libre para el lobo.
refusal-wolf-no_piece_chosen = Elige primero una pieza.
refusal-wolf-choose_square = Elige una casilla a la que mover.
refusal-wolf-empty = En { $square } no hay nadie.
refusal-wolf-not_the_wolf = Les toca a las ovejas: no puedes mover el lobo.
refusal-wolf-not_the_sheep = Le toca al lobo: no puedes mover una oveja.
refusal-wolf-blocked =
    { $n ->
        [one] Esa oveja no puede mover: delante tiene { $places }, que está ocupada.
       *[other] Esa oveja no puede mover: delante tiene { $places }, que están ocupadas.
    }
refusal-wolf-last_row = Esa oveja está en la última fila, y las ovejas nunca retroceden.
refusal-wolf-occupied = La casilla { $square } está ocupada, y en este juego nadie salta.
refusal-wolf-forward_only = Las ovejas solo avanzan.
refusal-wolf-one_step = Un paso es un turno entero.
refusal-wolf-one_square = El lobo y las ovejas mueven una casilla en diagonal.
position-wolf-sheep = hay cuatro ovejas, cada una en su casilla
position-wolf-wolves = solo hay un lobo
position-wolf-kings = en este juego nadie corona ni se sopla a nadie
position-wolf-not_placed = el lobo se coloca antes de que mueva una oveja
position-draughts-no_square = las casillas se numeran del 1 al 32: no hay { $square }
position-draughts-overlap = en la casilla { $square } hay a la vez una pieza oscura y una clara
position-draughts-king_on_empty = la casilla { $square } está marcada como dama, pero vacía
position-draughts-man_on_crown_row =
    { $side ->
        [Black] un peón oscuro en la casilla { $square } habría coronado allí
       *[White] un peón claro en la casilla { $square } habría coronado allí
    }
position-draughts-too_many =
    { $side ->
        [Black] las oscuras tienen { $n } piezas, más de { $most }
       *[White] las claras tienen { $n } piezas, más de { $most }
    }
position-draughts-no_huffing = no hay nada que soplar en una partida que se juega sin soplar
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] Un peón oscuro en la casilla { $square } ya habría coronado.
       *[other] Un peón claro en la casilla { $square } ya habría coronado.
    }
placed-draughts-too_many = { FORM($side, "subject") } tienen { $n } piezas en el tablero, más de { $most }.
placed-draughts-no_pieces = { FORM($side, "subject") } no tienen ninguna pieza en el tablero.
placed-wolf-wolves = Solo hay un lobo.
placed-wolf-sheep =
    { $n ->
        [0] No hay ninguna oveja en el tablero: juegan cuatro.
        [one] Hay una oveja en el tablero: juegan cuatro.
       *[other] Hay { WORDS($n) } ovejas en el tablero: juegan cuatro.
    }
placed-wolf-not_placed = El lobo aún no está en el tablero, así que le toca al lobo.

## How it ended

outcome-no_pieces =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } ya no tienen piezas.
       *[other] { FORM($loser, "subject") } ya no tiene piezas.
    }
outcome-no_moves =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } ya no tienen jugada, y quien no puede mover pierde.
       *[other] { FORM($loser, "subject") } ya no tiene jugada, y quien no puede mover pierde.
    }
outcome-all_given =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } han capturado la última pieza, y quien se queda sin ninguna gana.
       *[other] { FORM($loser, "subject") } ha capturado la última pieza, y quien se queda sin ninguna gana.
    }
outcome-stuck =
    { FORM($loser, "number") ->
        [plural] { FORM($loser, "subject") } han dejado al otro bando sin jugada, y quien no puede mover gana.
       *[other] { FORM($loser, "subject") } ha dejado al otro bando sin jugada, y quien no puede mover gana.
    }
outcome-got_past = El lobo ha dejado atrás a las ovejas.
outcome-shut_in = Las ovejas han encerrado al lobo.
outcome-no_progress = En cuarenta jugadas de cada bando no se ha capturado nada ni ha avanzado ningún peón.
outcome-no_pieces-you = Ya no te quedan piezas.
outcome-no_moves-you = Ninguna de tus piezas puede mover, y quien no puede mover pierde.
outcome-all_given-you = Has capturado la última pieza, y quien se queda sin ninguna gana.
outcome-stuck-you = Has dejado al otro bando sin jugada, y quien no puede mover gana.
outcome-no_pieces-many = { FORM($loser, "subject") } ya no tienen piezas.
outcome-no_moves-many = { FORM($loser, "subject") } ya no tienen jugada, y quien no puede mover pierde.

## PDN

pdn-notes_cut = Las notas de esta partida eran demasiadas para guardarlas: las últimas faltan aquí.
pdn-no_game = en el texto no hay ninguna partida
pdn-at = Línea { $line }, columna { $column }: { $reason }
pdn-too_long = Este archivo pasa de { $what } millones de caracteres. Divídelo en archivos más pequeños.
pdn-unclosed_comment = Un comentario que se abre aquí con { "{" } no se cierra nunca con { "}" }.
pdn-unclosed_variation = Una variante que se abre aquí con ( no se cierra nunca con ).
pdn-too_deep = Aquí hay más de { $what } variantes metidas unas en otras.
pdn-stray = Aquí hay un { $what } suelto.
pdn-nag = A un $ debe seguirle un número, como $3.
pdn-tag_name = Una etiqueta empieza por su nombre, una palabra de letras, como [Event "…"].
pdn-tag_text = La etiqueta { $what } necesita un texto entre comillas dobles.
pdn-tag_open_text = Al texto de la etiqueta { $what } le falta la comilla doble de cierre en su línea.
pdn-game_type = Esta partida tiene GameType { $what }. Solo se pueden leer las damas inglesas, GameType 21.
pdn-other_game = Esta es una partida de { $what }. Solo se pueden leer las damas inglesas, GameType 21.
pdn-game-international = damas internacionales, en un tablero de 100 casillas
pdn-game-italian = damas italianas
pdn-game-pool = pool checkers americanas, en las que empiezan las blancas y los peones capturan hacia atrás
pdn-game-spanish = damas españolas
pdn-game-russian = damas rusas
pdn-game-brazilian = damas brasileñas
pdn-game-canadian = damas canadienses, en un tablero de 144 casillas
pdn-game-portuguese = damas portuguesas
pdn-game-czech = damas checas
pdn-game-turkish = damas turcas
pdn-game-thai = damas tailandesas
pdn-game-frisian = damas frisonas, en un tablero de 100 casillas
pdn-game-spantsiretti = damas Spantsiretti, en un tablero de 80 casillas
pdn-white_begins = En esta partida empiezan las blancas, como en las pool checkers y en algunas aplicaciones. En las damas inglesas empiezan las negras, desde las casillas 1 a 12. Si solo es insólito el primer turno de las blancas, escribe [FEN "W:W21-32:B1-12"] antes de las jugadas.
pdn-set_up_without_fen = La etiqueta SetUp dice que la partida empieza en una posición propia, pero no hay ninguna etiqueta FEN que la indique.
pdn-fen_without_set_up = La etiqueta FEN indica una posición propia, pero la etiqueta SetUp dice que la partida empieza como siempre. Quita la que sobre.
pdn-two_fens = Hay dos etiquetas FEN con posiciones distintas.
pdn-set_up_inside = Aquí se monta una posición nueva en mitad de una partida, y eso no se puede reproducir.
pdn-not_a_move = «{ $what }» no es una jugada. Las jugadas se escriben como 11-15; las capturas, como 15x22.
pdn-letters = «{ $what }» nombra casillas con letras, como hacen las damas rusas y las brasileñas. Las damas inglesas las numeran, como 11-15.
pdn-colour_letter = «{ $what }» empieza por la letra de un color. Las jugadas se escriben sin ella, como 11-15.
pdn-null_move = «{ $what }» indica que no se juega nada, pero en las damas nadie puede pasar.
pdn-square = «{ $what }» nombra una casilla que no existe. Las casillas se numeran del 1 al 32.
pdn-square_international = «{ $what }» nombra una casilla por encima de la 32: son damas internacionales o frisonas, en un tablero de 100 casillas. Solo se pueden leer las damas inglesas, en las casillas 1 a 32.
pdn-square_canadian = «{ $what }» nombra una casilla por encima de la 50: son damas canadienses, en un tablero de 144 casillas. Solo se pueden leer las damas inglesas, en las casillas 1 a 32.
pdn-squares = «{ $what }» nombra más casillas de las que puede tocar una jugada.
pdn-fen_turn = Una posición empieza por el bando que juega, B o W, y dos puntos, como B:W21-32:B1-12.
pdn-fen_side = Tras el bando que juega, una posición enumera ambos bandos, cada uno como B o W con sus casillas, como B:W21-32:B1-12.
pdn-fen_twice = La posición enumera dos veces el bando { $what }.
pdn-fen_square = «{ $what }» no es una casilla. Las casillas se numeran del 1 al 32; una dama es K y su casilla.
pdn-fen_letters = «{ $what }» es una casilla nombrada con una letra, como en las damas rusas y las brasileñas. Las damas inglesas numeran sus casillas del 1 al 32.
pdn-fen_range = El intervalo { $what } va hacia atrás.
pdn-fen_taken = La casilla { $what } se nombra dos veces, pero en una casilla cabe una pieza como mucho.
pdn-fen_huff = En { $what } no hay ninguna pieza que el bando que juega pueda soplar.
pdn-fen_end = La posición está completa, pero detrás sigue más texto.

## Hints

hint-draughts-man =
    { $n ->
        [one] un peón
       *[other] { WORDS($n) } peones
    }
hint-draughts-king =
    { $n ->
        [one] una dama
       *[other] { WORDS($n) } damas
    }
hint-draughts-huff = Sopla una pieza que dejó pasar una captura.
hint-draughts-leaves_out = Renuncia a la captura: por ello pueden soplarle una pieza.
hint-draughts-corner = Mantiene las tablas yendo y viniendo por la esquina.
hint-draughts-back_row = Mantiene cerrada la primera fila.
hint-draughts-centre = Ocupa una casilla del centro.
hint-draughts-supports = Se pone detrás de un peón adelantado, para que no puedan saltarlo por ahí.
hint-draughts-side = Va al borde, donde nada puede saltarla.
hint-losing-forces = Obliga al otro bando a capturar.
hint-losing-takes_fewest = Tiene que capturar, y así captura lo menos posible.
hint-wolf-place = Desde aquí el lobo resiste tanto como desde cualquier otra casilla.
hint-wolf-slips = Amenaza con escabullirse en el próximo paso.
hint-wolf-gap = Se dirige al hueco.
hint-wolf-room = Se queda donde tiene sitio para revolverse.
hint-sheep-closes = Cierra el hueco.
hint-sheep-pushes = Empuja al lobo hacia atrás.
hint-sheep-keeps = Mantiene la fila cerrada.
hint-sheep-longer = Alarga el rodeo.

## Rules of draughts

page-board-title = El tablero y la primera jugada
page-board-1 = Las damas son un juego para dos en las 32 casillas oscuras de un tablero de ocho filas. Cada jugador tiene a su izquierda una esquina oscura y doce peones en las tres filas más cercanas.
page-board-2 = Empiezan las oscuras. Después los jugadores mueven por turno, una jugada cada uno.
page-board-3 = Las casillas se numeran del 1 al 32, fila por fila, del lado oscuro al lado claro.
page-board-picture-1 = Los peones al principio.
page-men-title = Cómo mueven los peones
page-men-1 = Un peón avanza una casilla en diagonal, a una casilla libre: los peones oscuros, hacia los números más altos; los claros, hacia los más bajos.
page-men-2 = Un peón nunca retrocede. Solo lo hace una dama.
page-men-picture-1 = Adónde pueden ir los peones claros.
page-capture-title = Capturar
page-capture-1 = Una pieza captura a una pieza enemiga de una casilla vecina saltando por encima de ella en diagonal a la casilla libre que hay justo detrás. La pieza capturada sale del tablero.
page-capture-2 = Los peones solo capturan hacia delante; las damas, en todas las direcciones. No puedes saltar tus propias piezas, ni dos piezas seguidas.
page-capture-picture-1 = De 22 por encima de 18 a 15: se captura el peón de 18.
page-capture-picture-2 = No hay captura: la casilla detrás de 19 no está libre.
page-must-title = Capturar es obligatorio
page-must-1 = Quien puede capturar debe capturar. No se permite ninguna otra jugada.
page-must-2 = Si hay varias capturas, el jugador elige libremente. No tiene por qué ser la que más captura.
page-must-3 = Las piezas que deben capturar se marcan en el tablero, salvo que las marcas estén desactivadas.
page-must-picture-1 = El peón de 23 debe capturar, pero puede elegir: a 14 o a 16.
page-chain-title = Varias capturas en una jugada
page-chain-1 = Si una pieza ha capturado y desde donde cae puede capturar otra vez, continúa, girando cuanto quiera. Todo ello es una sola jugada.
page-chain-2 = Una captura empezada se juega hasta el final: no puedes pararte a medio camino. Ninguna pieza se salta dos veces.
page-chain-3 = Elige una tras otra las casillas donde caes, o solo la última si no lleva a ella más que un camino. Si dos caminos acaban en la misma casilla, elige las casillas intermedias.
page-chain-picture-1 = El peón de 32 captura tres: por encima de 27, 18 y 10.
page-crown-title = Coronar
page-crown-1 = Un peón que llega a la última fila corona, y desde entonces es una dama.
page-crown-2 = La coronación termina el turno, incluso en mitad de una captura que una dama podría continuar.
page-crown-picture-1 = El peón de 11 captura, corona en 2 y se detiene: el peón de 6 está a salvo por ahora.
page-king-title = Las damas
page-king-1 = Una dama mueve una casilla en diagonal en cualquier dirección. Aquí no vuela por el tablero.
page-king-2 = Una dama captura como un peón, pero hacia delante y hacia atrás, y puede hacer ambas cosas en una jugada.
page-king-picture-1 = Adónde puede ir la dama.
page-king-picture-2 = La dama captura dos, hacia atrás.
page-end-title = Ganar y perder
page-end-1 = Pierde el jugador que se queda sin piezas. También el que tiene el turno y no puede mover ninguna.
page-end-2 = Además, un jugador puede abandonar en cualquier momento, y gana el otro.
page-end-picture-1 = Juegan las claras y no pueden: pierden las claras.
page-draw-title = Tablas
page-draw-1 = La partida es tablas cuando se da por tercera vez la misma posición, con el turno del mismo bando.
page-draw-2 = También lo es tras cuarenta jugadas de cada bando en las que no se captura nada ni avanza ningún peón.
page-draw-3 = Los jugadores también pueden acordar tablas. Un cortesano acepta cuando la partida lleva unas jugadas igualada, y nunca cuando va ganando.
page-huff-title = Opción: soplar
page-huff-1 = Una vieja costumbre, que solo rige si se elige antes de la partida: capturar no es obligatorio, pero dejar pasar una captura se puede castigar.
page-huff-2 = Si un jugador podía capturar y no lo hizo, el contrario puede soplar: retira una de las piezas que podían haber capturado. Después hace su jugada como siempre.
page-huff-3 = Una pieza que podía capturar pero se movió a otra parte se sopla donde está ahora. El derecho a soplar se pierde en cuanto el contrario ha movido.
page-huff-4 = Una captura empezada se sigue jugando hasta el final.
page-huff-picture-1 = El peón de 14 podía capturar y no lo hizo: las claras pueden soplarlo, y luego mueven.
page-notation-title = Cómo se escriben las jugadas
page-notation-1 = Una jugada se escribe con los números de sus casillas: 11-15. Una captura lleva una x: 15x22.
page-notation-2 = Si dos capturas empiezan y acaban en las mismas casillas, se escriben todas: 15x22x29. Un soplo se escribe con la casilla de la pieza: huff 14.
page-notation-3 = Una posición da el bando que juega y las casillas de ambos bandos, las damas con una K: W:W18,K26:B7,12.
page-notation-picture-1 = La primera fila tiene las casillas 1 a 4; la última, de la 29 a la 32.

## Rules of Losing Draughts

page-losing-title = Ganapierde: el objetivo
page-losing-1 = El ganapierde se juega igual que las damas, pero el objetivo es el contrario: gana el jugador que en su turno no tiene ninguna pieza.
page-losing-2 = También gana el jugador que conserva piezas pero no puede mover ninguna.
page-losing-3 = Capturar es obligatorio para ambos, y ahí está el corazón del juego: lo que se ofrece hay que comérselo. Las damas son una carga, porque cuesta regalarlas.
page-losing-picture-1 = Las claras ofrecen su último peón en 18. Las oscuras tienen que capturarlo, y ganan las claras.
page-losing-picture-2 = Juegan las claras y no pueden: ganan las claras.

## Rules of Wolf and Sheep

page-wolf_place-title = El lobo y las ovejas: el principio
page-wolf_place-1 = Cuatro ovejas claras están en las casillas 29 a 32. Contra ellas juega un lobo oscuro, en las casillas oscuras del tablero de damas.
page-wolf_place-2 = La partida empieza con el lobo: aparece en cualquier casilla oscura libre.
page-wolf_place-3 = Al preparar la partida puedes dejar a la suerte quién lleva el lobo. La colocación del lobo se escribe con su casilla, 18; un paso, como 18-14.
page-wolf_place-picture-1 = Las ovejas en su redil. El lobo puede aparecer en cualquier otra casilla oscura.
page-wolf_steps-title = Cómo mueven el lobo y las ovejas
page-wolf_steps-1 = Una vez colocado, el lobo da el primer paso, salvo que elijas la opción que se lo da a las ovejas. Después mueven por turno, y nadie puede pasar.
page-wolf_steps-2 = Todos mueven una casilla en diagonal, a una casilla oscura libre: el lobo, en cualquier dirección; una oveja, solo hacia delante, a números más bajos.
page-wolf_steps-3 = Aquí no se captura, no se salta y no se corona.
page-wolf_steps-picture-1 = El lobo avanza o retrocede, pero no por encima de la oveja de 22.
page-wolf_steps-picture-2 = Las ovejas solo avanzan.
page-wolf_end-title = Quién gana
page-wolf_end-1 = Las ovejas ganan cuando le toca al lobo y no puede mover.
page-wolf_end-2 = El lobo gana cuando está en la primera fila de las ovejas, o a la altura de la oveja más rezagada, o detrás de ella: entonces ya no hay oveja que lo pare. También gana cuando les toca a las ovejas y ninguna puede mover.
page-wolf_end-3 = No hay tablas.
page-wolf_end-picture-1 = El lobo está a la altura de la última oveja, la de 21: gana el lobo.
page-wolf_end-picture-2 = Juega el lobo y no puede: ganan las ovejas.
page-wolf_solved-title = Quién debería ganar
page-wolf_solved-1 = El juego está resuelto: si las ovejas no se equivocan, ganan, aparezca donde aparezca el lobo y dé quien dé el primer paso.
page-wolf_solved-2 = Contra la mejor defensa necesitan 22 pasos suyos. A unas ovejas que conocen el camino no hay quien las gane.
page-wolf_solved-3 = Con las ovejas, avanza en grupo y no dejes huecos. Con el lobo, quédate cerca de las ovejas y espera uno.
page-wolf_solved-picture-1 = Solo una jugada mantiene cerrada la fila: de 22 a 18.

## The rule of the moment

moment-draughts-start = Empiezan las oscuras; los peones avanzan una casilla en diagonal.
moment-draughts-must = Hay una captura, y hay que hacerla.
moment-draughts-choice = Tienes que capturar, pero puedes elegir qué captura.
moment-draughts-chain = Tienes que capturar, y seguir hasta la última pieza que se pueda.
moment-draughts-may_capture = Hay una captura. No es obligatoria, pero quien la deje pasar se expone a que le soplen una de las piezas que podían hacerla.
moment-draughts-huff = Se dejó pasar una captura: puedes soplar una pieza y luego hacer tu jugada.
moment-draughts-repetition = Si la misma posición se da por tercera vez, la partida es tablas.
moment-draughts-forty = Sin una captura ni el avance de un peón, la partida será tablas. Jugadas que le quedan a cada bando: { $moves }.
moment-draughts-crown = Un peón puede llegar a la última fila: allí corona y termina el turno.
moment-draughts-king = Una dama mueve y captura hacia delante y hacia atrás, de casilla en casilla.
moment-draughts-lost = Pierde el jugador que no tiene piezas, o ninguna que pueda mover.
moment-draughts-drawn = La partida es tablas.
moment-losing-start = Gana el jugador que no tiene piezas, o ninguna que pueda mover.
moment-losing-won = Gana el jugador que no tiene piezas, o ninguna que pueda mover.
moment-wolf-place = Empieza el lobo: aparece en cualquier casilla oscura libre.
moment-wolf-steps = Todos mueven una casilla en diagonal: el lobo, hacia donde quiera; las ovejas, solo hacia delante.
moment-wolf-way = El lobo puede dejar atrás a las ovejas ahora mismo, y ganar.
moment-wolf-nearly = El lobo está a punto de dejar atrás a las ovejas.
moment-wolf-one_way = Al lobo le queda un solo camino. Quien no puede mover pierde.
moment-wolf-shut_now = Las ovejas pueden encerrar al lobo ahora mismo, y ganar.
moment-wolf-past = El lobo gana cuando ha dejado atrás a las ovejas, o cuando ellas no pueden mover.
moment-wolf-shut = Las ovejas ganan cuando el lobo no puede mover.

## The lesson of draughts

lesson-draughts-title = Damas, con Will Somers
lesson-draughts-men-title = Cómo mueven los peones
lesson-draughts-men-say = Mueve uno de tus peones: un peón avanza una casilla por las diagonales oscuras, y las claras van tablero arriba. Siéntate, buen amigo; el rey ha salido de caza.
lesson-draughts-men-say-2 = Ahora intenta traerte un peón de vuelta. Y mira: las oscuras bajan a recibirte.
lesson-draughts-men-done = ¿No? Así es. Un peón no vuelve atrás, igual que la cerveza derramada no vuelve a la jarra. En una partida de verdad empiezan las oscuras.
lesson-draughts-men-not_yet = Sería una buena jugada hacia delante. Por una vez, intenta ir hacia atrás, a ver qué dicen las reglas.
lesson-draughts-men-hint-1 = Elige un peón claro y una casilla libre tablero arriba; luego, una por debajo de él.
lesson-draughts-capture-title = Comerse un peón
lesson-draughts-capture-say = Salta por encima del peón oscuro que tienes delante, a la casilla libre de detrás, y adiós muy buenas.
lesson-draughts-capture-done = Bocado limpio. El salto pasa por encima de un vecino y cae en la casilla libre de justo detrás. Los peones solo comen hacia delante, igual que andan.
lesson-draughts-capture-not_yet = Salta por encima del peón oscuro.
lesson-draughts-capture-hint-1 = De 22 por encima de 18 a 15.
lesson-draughts-must-title = Comer es obligatorio
lesson-draughts-must-say = Señala el peón tuyo que puede comer. Aquí hay algo que a los novatos les cuesta la cena: el peón que puede comer, come.
lesson-draughts-must-say-2 = Ahora prueba cualquier otra jugada que no sea la suya, y que te riñan.
lesson-draughts-must-say-3 = Ahora come. Así son las cosas: la ley del tablero es más severa que el lord canciller.
lesson-draughts-must-done = Bien. Siempre que puedes comer, comes, con hambre o sin ella. Recuérdalo: pronto lo usaremos contra los de enfrente.
lesson-draughts-must-not_yet = Cada cosa a su tiempo: señala el peón que debe comer, prueba luego otra jugada para ver cómo te la niegan, y después come.
lesson-draughts-must-hint-1 = ¿Quién tiene tablero arriba un vecino oscuro con una casilla libre detrás? Para que te digan que no, mueve cualquier otro peón.
lesson-draughts-must-hint-2 = El peón de 18 tiene que comerse el de 15.
lesson-draughts-chain-title = Un salto tras otro
lesson-draughts-chain-say = Cómete los tres peones oscuros con tu peón de 32. Si un peón ha comido y puede repetir, repite, girando cuanto quiera, y todo es una sola jugada.
lesson-draughts-chain-done = ¡Tres de una sentada! No puedes pararte a medio camino: una captura empezada se juega hasta el final, y a nadie se le salta dos veces.
lesson-draughts-chain-not_yet = Los tres, si no es molestia.
lesson-draughts-chain-hint-1 = De 32 a 23, a 14 y hasta 7. Señala cada casilla donde caes, o solo la última.
lesson-draughts-crown-title = Coronar
lesson-draughts-crown-say = Haz que tu peón corone: en la última fila se convierte en dama. Ahí termina su turno, aunque otra captura le haga ojitos.
lesson-draughts-crown-say-2 = Ahora come con tu dama, que las damas también comen hacia atrás. ¡Viva la dama! Tuvo que pararse por la corona, pero ya te toca otra vez.
lesson-draughts-crown-done = Coronada y victoriosa. He visto tardar bastante más.
lesson-draughts-crown-not_yet = Lleva el peón de 11 a la última fila y luego come con la dama.
lesson-draughts-crown-hint-1 = De 11 por encima de 7 a 2; luego, de 2 por encima de 6 a 9.
lesson-draughts-king-title = Qué puede una dama
lesson-draughts-king-say = Haz retroceder a tu dama una casilla. Una dama va hacia donde quiere, adelante o atrás.
lesson-draughts-king-say-2 = Ahora mándala más allá de una casilla, a ver. Es una dama, no un halcón.
lesson-draughts-king-done = De casilla en casilla, como todos los demás. Una dama come igual que un peón, pero en ambos sentidos.
lesson-draughts-king-not_yet = Es legal, pero eso ya lo sabes: haz retroceder a la dama, hacia tu lado.
lesson-draughts-king-hint-1 = Primero, de 18 a 22 o 23. Luego intenta mandar a la dama a dos casillas, o a tres.
lesson-draughts-choice-title = Cuál comerse
lesson-draughts-choice-say = Come de modo que nadie te coma después. Hay dos capturas a la vista, y eliges con libertad: nadie te pide que comas lo máximo. Pero mira dónde caes.
lesson-draughts-choice-done = Buen ojo. Antes de cada captura, pregúntate: ¿dónde me quedo, y a quién tengo detrás?
lesson-draughts-choice-not_yet = Puedes; pero en 14 te comería el peón de 10. Mira la otra.
lesson-draughts-choice-hint-1 = Una de las casillas donde caes tiene detrás un peón oscuro que puede saltar; la otra, no.
lesson-draughts-choice-hint-2 = Cómete el peón de 19: en el borde del tablero nadie te alcanza.
lesson-draughts-shot-title = Dar uno, comer tres
lesson-draughts-shot-say = Ofrece un peón allí donde quien se lo coma les abra la puerta a sus amigos. Las oscuras tienen que comer si pueden, y una sola jugada lo gana todo. ¡Mi favorita!
lesson-draughts-shot-say-2 = Ahora come, ¡y mira cómo han quedado! No le quedaba otra.
lesson-draughts-shot-done = Uno dado, tres comidos y ni un peón oscuro: quien no tiene ninguno pierde. Eso se llama un golpe. Ahora ven a jugar conmigo, y cuidado con los míos.
lesson-draughts-shot-not_yet = Es legal, pero no gana nada. ¿Qué peón puedes ofrecer para que las oscuras, al comérselo, se planten delante de otro?
lesson-draughts-shot-hint-1 = El peón de 17 tiene que comerse lo que haya en 22.
lesson-draughts-shot-hint-2 = Mueve de 25 a 22. Las oscuras caen en 26, y tu peón de 30 se come tres.

## The lesson of Losing Draughts

lesson-losing-title = Ganapierde, con Will Somers
lesson-losing-aim-title = El mundo al revés
lesson-losing-aim-say = Regala tu último peón. Por fin un juego para bufones: se mueve como en las damas, y gana quien en su turno no tiene ni un peón.
lesson-losing-aim-done = Tuvo que comérselo y a ti no te queda nada: ¡victoria! Así he ganado yo fincas enteras, y las he perdido de la otra manera.
lesson-losing-aim-not_yet = Ahí está a salvo, y aquí estar a salvo no sirve de nada. Ponlo donde las oscuras tengan que comérselo.
lesson-losing-aim-hint-1 = Plántate delante mismo del peón oscuro, con una casilla libre detrás: de 23 a 18.
lesson-losing-force-title = Obligarlo a comer
lesson-losing-force-say = Líbrate de tus dos peones. Comer es obligatorio, y esa es toda tu arma: lo que le pongas en el plato tiene que comérselo.
lesson-losing-force-say-2 = Dale también el segundo: el comilón se ha quedado en el sitio justo.
lesson-losing-force-done = Dos platos, y no pudo rechazar ninguno.
lesson-losing-force-not_yet = Después de eso no tiene que comer, o no donde conviene. Ofrece un peón de modo que quien coma caiga junto al otro.
lesson-losing-force-hint-1 = El peón de 7 se comerá lo que haya en 10.
lesson-losing-force-hint-2 = Primero, de 14 a 10; luego, de 23 a 18.
lesson-losing-must-title = Tú también comes
lesson-losing-must-say = Intenta escabullirte de comer. Aquí puedes comer, por poco que te apetezca, y la ley obliga a los dos.
lesson-losing-must-say-2 = Ahora come, y pon cara triste. No hay escapatoria.
lesson-losing-must-done = Así que antes de mover mira también a qué podría obligarte él.
lesson-losing-must-not_yet = Esa es la captura. Prueba antes otra jugada, para ver cómo te la niegan.
lesson-losing-must-hint-1 = Prueba con el peón de 27; luego come con el de 22.
lesson-losing-two-title = Dos de un bocado
lesson-losing-two-say = Coloca dos peones de modo que se los coma en una sola jugada. Una captura hay que jugarla hasta el final, así que ¿para qué darlos de uno en uno?
lesson-losing-two-done = No pudo pararse después del primero. Y encima le han puesto corona, pobrecillo: aquí una dama es una carga, ya lo verás.
lesson-losing-two-not_yet = Así se come uno como mucho. Desde donde cae tiene que poder seguir con otra captura.
lesson-losing-two-hint-1 = El peón de 16 lo hará: primero por encima de 19 y luego de 27.
lesson-losing-two-hint-2 = De 24 a 19.
lesson-losing-choice-title = Elige lo que comes
lesson-losing-choice-say = Come de modo que el resto de tus peones se pueda regalar. Tienes que comer, pero hay dos capturas, y la elección es tuya.
lesson-losing-choice-say-2 = Regala tu último peón; ya sabes cómo. A él también le tocó comer.
lesson-losing-choice-done = Así que antes de cada captura pregúntate dónde caes y a quién le toca comer después.
lesson-losing-choice-not_yet = Es legal, pero te quedas con más de lo que puedes regalar. Prueba la otra.
lesson-losing-choice-hint-1 = Si come el de 27, el peón de 26 queda donde el de 22 tiene que comérselo.
lesson-losing-choice-hint-2 = El de 27 come hasta 20. Luego empuja de 20 a 16.
lesson-losing-stuck-title = Sin nada que mover
lesson-losing-stuck-say = Regala el peón que aún puede moverse. Tu peón de 13 está emparedado, y también ganas cuando tienes peones pero no tienes jugada.
lesson-losing-stuck-done = Uno regalado y otro emparedado: no puedes mover, y por eso ganas. Por una vez, la pereza tiene premio.
lesson-losing-stuck-not_yet = Ahí queda libre, y tendrás que seguir moviendo. Regálalo.
lesson-losing-stuck-hint-1 = De 23 a 18: el peón de 14 tiene que comérselo, y la pared aguanta.
lesson-losing-kings-title = Cuidado con las coronas
lesson-losing-kings-say = Regala los dos peones sin coronar. Tu peón de 6 podría coronar al instante. Ni lo sueñes: una dama corretea por todas partes y no hay quien la regale.
lesson-losing-kings-say-2 = Ahora regala el último. El peón de 6 ya se fue, sin corona y tan feliz.
lesson-losing-kings-done = Aquí una corona pesa más que en otras partes. Aparta tus peones de la última fila y que sus capturas sean cortas.
lesson-losing-kings-not_yet = Eso no. Deja el de 6 donde está y mira lo que tiene que hacer el peón de 1.
lesson-losing-kings-hint-1 = El peón de 1 tiene que comerse el de 6 mientras 10 esté libre. Acerca el otro peón al de 3.
lesson-losing-kings-hint-2 = De 15 a 11; luego, de 11 a 8.
lesson-losing-last-title = Los tres últimos
lesson-losing-last-say = Regala los tres peones, uno por jugada, en el orden debido. ¡Tres peones, tres regalos!
lesson-losing-last-say-2 = Ahora el siguiente. Ya lo llevas a rastras adonde tú quieres.
lesson-losing-last-say-3 = Y ahora el último. Fíjate en dónde tiene que caer el comilón.
lesson-losing-last-done = Tres veces tuvo que comer, y has ganado sin nada. Ven a perder conmigo, si puedes.
lesson-losing-last-not_yet = Está permitido, pero ahí se rompe la cadena de regalos. Ofrece un peón de modo que el comilón se acerque al siguiente.
lesson-losing-last-hint-1 = Empieza por el de 16: el peón de 7 tiene que venir a por él.
lesson-losing-last-hint-2 = De 16 a 11, luego de 23 a 19 y luego de 30 a 26.

## The lesson of Wolf and Sheep

lesson-wolf-title = El lobo y las ovejas, con Katherine
lesson-wolf-place-title = Aparece el lobo
lesson-wolf-place-say = Elige una casilla oscura libre para que aparezca el lobo. Hoy el lobo eres tú: un lobo oscuro contra cuatro ovejas claras.
lesson-wolf-place-say-2 = Ahora da también el primer paso: una casilla en diagonal, hacia donde quieras. Ahí estás tú, y ahí están ellas.
lesson-wolf-place-done = Y una oveja contesta con un paso adelante. Así se sigue, por turno; nadie puede pasar.
lesson-wolf-place-not_yet = Elige una casilla oscura que esté libre.
lesson-wolf-place-hint-1 = Vale cualquier casilla oscura sin oveja.
lesson-wolf-wolf-title = Qué puede el lobo
lesson-wolf-wolf-say = Intenta pisar una oveja, o saltarla. ¿Hay hambre?
lesson-wolf-wolf-say-2 = Ahora retrocede una casilla: al revés que una oveja, el lobo puede. En este juego no se come a nadie, y nadie salta.
lesson-wolf-wolf-done = Adelante y atrás: esa es la libertad del lobo. Las ovejas no la tienen: cada paso suyo es para siempre.
lesson-wolf-wolf-not_yet = Un buen paso, pero cada cosa a su tiempo: primero intenta comerte una oveja y luego retrocede, tablero arriba.
lesson-wolf-wolf-hint-1 = Intenta ir de 18 a 22, donde hay una oveja, o más allá, a 25.
lesson-wolf-wolf-hint-2 = Para retroceder, ve de 18 a 14 o 15.
lesson-wolf-sheep-title = Qué pueden las ovejas
lesson-wolf-sheep-say = Intenta dar un paso atrás con una oveja. Hemos cambiado de silla: las ovejas son tuyas y avanzan una casilla, tablero arriba.
lesson-wolf-sheep-say-2 = Ahora da un paso adelante. Nunca retroceden, así que piensa antes de cada uno.
lesson-wolf-sheep-done = Bien. Cuatro ovejas, y ninguna sobra.
lesson-wolf-sheep-not_yet = Eso es un paso adelante, y está permitido. Prueba antes un paso atrás.
lesson-wolf-sheep-hint-1 = Elige la oveja de 23 y señala 27 o 26; luego, da cualquier paso adelante.
lesson-wolf-past-title = Cómo gana el lobo
lesson-wolf-past-say = Deja atrás a las ovejas; la última está en 21. El lobo gana en cuanto está en su primera fila, o a la altura de la última, porque ellas no pueden darse la vuelta.
lesson-wolf-past-done = A la altura de la última oveja: ya nadie puede pararte, así que la partida termina en el acto.
lesson-wolf-past-not_yet = Aún no has pasado. ¿Qué casilla está en la fila de la oveja de 21?
lesson-wolf-past-hint-1 = De 17 a 22.
lesson-wolf-shut-title = Cómo ganan las ovejas
lesson-wolf-shut-say = Ciérrale la puerta al lobo, que se ha arrimado al borde. Las ovejas ganan cuando le toca al lobo y no puede mover.
lesson-wolf-shut-done = No tiene adónde ir. Ha ganado el rebaño.
lesson-wolf-shut-not_yet = El lobo se escapa por 17. Ciérralo.
lesson-wolf-shut-hint-1 = La oveja de 22 va a 17.
lesson-wolf-row-title = Mantener la fila cerrada
lesson-wolf-row-say = Ocupa 18, a la que el lobo le ha echado el ojo, con la oveja que no deje un hueco detrás. El arte de las ovejas: avanzar en grupo y no dejar huecos.
lesson-wolf-row-done = Ya no hay por dónde pasar. Con cuidado, las ovejas pueden ganar siempre, empiece donde empiece el lobo; un paso descuidado, y quien gana es él.
lesson-wolf-row-not_yet = Después de eso el lobo encuentra un paso. La de 23 debe seguir junto a la de 19, y hay que ocupar 18.
lesson-wolf-row-hint-1 = La de 23 guarda las casillas de detrás de 19. Otra oveja puede ir a 18.
lesson-wolf-row-hint-2 = De 22 a 18.
lesson-wolf-gap-title = Encontrar el hueco
lesson-wolf-gap-say = Toma el único paso que hay. Vuelves a ser el lobo, y las ovejas se han descuidado.
lesson-wolf-gap-say-2 = ¡Sigue, hasta el final! La oveja de al lado no puede volver.
lesson-wolf-gap-done = Las has dejado atrás a todas. Un lobo necesita paciencia, y luego un hueco.
lesson-wolf-gap-not_yet = Ahí las ovejas vuelven a cerrar filas. Busca la casilla desde la que nadie puede cerrarte el paso.
lesson-wolf-gap-hint-1 = Por 26 hasta 31, entre las ovejas.
lesson-wolf-fence-title = La última cerca
lesson-wolf-fence-say = Encierra al lobo para siempre en tres pasos, dejándole en cada uno un solo camino. Para acabar, tus ovejas lo tienen en el rincón.
lesson-wolf-fence-say-2 = Date otra vez la misma prisa, y no le dejes más que el camino de vuelta. Solo tenía una salida, a 1.
lesson-wolf-fence-say-3 = Ahora cierra el último portillo. Ya se ha vuelto atrás.
lesson-wolf-fence-done = Encerrado. Ya conoces el juego; ahora, a guardar tu rebaño contra alguien que muerda.
lesson-wolf-fence-not_yet = Así el lobo tiene más de una salida, o más tiempo. Déjale un solo camino.
lesson-wolf-fence-hint-1 = El lobo de 5 tiene dos caminos, 1 y 9. Cierra primero el 9.
lesson-wolf-fence-hint-2 = De 13 a 9, luego de 10 a 6 y luego de 6 a 1.

## Achievements: each with its source

achievement-draughts_win = El elogio del doctor Johnson
achievement-draughts_win-task = Gana una partida de damas.
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = El primer libro inglés sobre las damas apareció en 1756. Samuel Johnson le escribió la dedicatoria: no es una nimiedad lo que enseña «cautela, previsión y circunspección».

achievement-draughts_puzzles = La máquina de Alberta
achievement-draughts_puzzles-task = Resuelve diez problemas de damas.
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = Desde 2007 se sabe que las damas inglesas acaban en tablas si nadie se equivoca. La demostración les llevó dieciocho años a decenas de ordenadores en Alberta.

achievement-losing_win = Quien pierde, gana
achievement-losing_win-task = Gana una partida de ganapierde.
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = En Francia, al juego en que gana quien pierde lo llaman «qui perd gagne».

achievement-wolf_win = Dos zorros de plata
achievement-wolf_win-task = Gana una partida de El lobo y las ovejas.
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = El rey Eduardo IV, abuelo de Enrique, compró dos zorros y cuarenta y seis sabuesos de plata dorada: las piezas de un juego en el que muchos pequeños dan caza a uno.
