## The command line

cli-games-variant = VARIANTE
cli-games-game = JUEGO
cli-games-seats = ASIENTOS
cli-games-levels = NIVELES
cli-games-options = OPCIONES
cli-games-each_seat = { $option } (cada asiento)
cli-games-note = El primer valor de una opción es el habitual; --option NOMBRE=VALOR fija otro.
cli-draw-side = { $mark }  { $side }: { $has }
cli-draw-side_to_move = { $mark }  { $side }: { $has }, con el turno
cli-draw-pieces =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
cli-draw-kings = <X> y <O> son damas.
cli-draw-wolf = en el tablero
cli-draw-wolf_waits = aún sin colocar
cli-draw-sheep = 4 en el tablero
cli-draw-men = { $n } en el tablero
cli-draw-men_and_hand = { $n } en el tablero, { $hand } por colocar
cli-draw-before = Las cartas están a punto de repartirse.
cli-draw-between = Manos jugadas: { $finished }
cli-draw-passing = Mano { $hand }, antes de la primera baza
cli-draw-trick = Mano { $hand }, baza { $trick } de 15. { $reigns }.
cli-draw-timeline = Reinados: { $reigns }
cli-draw-winning = { $card }, va ganando
cli-draw-got = Te han dado { $cards }.
cli-draw-hand = Tus cartas:
cli-draw-dummy = Las cartas del muerto:
cli-draw-score = { $names }: { $tricks } + { $diamonds }♦ = { $points }, { $total } en total
cli-draw-task-pass = Elige dos cartas para { FORM($name, "object") }, por ejemplo: pass { $cards }
cli-draw-task-take = Toma dos cartas del muerto, por ejemplo: take { $cards }
cli-draw-task-church = La Iglesia puede anular esta baza, annul, o darla por buena: let
cli-draw-task-lead = Sales tú: juega la carta que quieras.
cli-draw-task-lead_dummy = Sale el muerto: juega la carta suya que quieras.
cli-draw-task-any = Palo de salida: { $suit }, y no tienes: juega la carta que quieras.
cli-draw-task-any_dummy = Palo de salida: { $suit }, y el muerto no tiene: juega la carta suya que quieras.
cli-draw-task-follow = Palo de salida: { $suit }. Puedes jugar { $plays }
cli-draw-task-follow_dummy = Palo de salida: { $suit }. El muerto puede jugar { $plays }
cli-show-begins = { $game }, antes de la primera jugada
cli-show-after = { $game }, tras { $moves }, la última { $last }
cli-show-moves =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
cli-show-new = Un enlace a una partida nueva: { $game }
cli-show-new_with = Un enlace a una partida nueva: { $game }, con { $options }
cli-picture-written =
    { $n ->
        [one] { $file }: { $size } kB
       *[other] { $file }: { $n } posiciones, { $size } kB
    }
cli-show-position = Posición: { $position }
cli-end-drawn = Empate.
cli-end-wins =
    { FORM($name, "number") ->
        [plural] Ganan { FORM($name, "object") }.
        [you] Ganas tú.
       *[other] Gana { FORM($name, "object") }.
    }
cli-end-wins-you = Has ganado.
cli-end-win = Victoria: { $names }.
cli-play-title = { $game }. Escribe una jugada, o help para ver las demás órdenes.
cli-play-help =
    Escribe una jugada como las que muestra m. Las demás órdenes:
      ?       una pista y su porqué
      u       retirar tu última jugada
      m       mostrar todas las jugadas legales
      t       volver a dibujar la mesa
      r       mostrar las páginas de las reglas; r 2 abre la página 2, r PALABRA busca una palabra
      resign  abandonar la partida
      q       dejar la partida
cli-play-prompt = Tu jugada:
cli-play-prompt-side =
    { FORM($side, "number") ->
        [plural] Juegan { FORM($side, "object") }:
       *[other] Juega { FORM($side, "object") }:
    }
cli-play-moved = { $name }: { $move }
cli-play-hint = { $move }: { $why }
cli-play-no_hint = Aquí no hay ninguna pista.
cli-play-no_undo = No hay nada que retirar.
cli-play-page = (Escribe r { $n } para ver más.)
cli-play-left = Dejas la mesa.
cli-play-too_long = Una línea tiene { $n } bytes como mucho.
cli-play-rules-how = Escribe r y un número para abrir una página, o r y una palabra para buscarla.
cli-play-rules-none = Ninguna página de las reglas contiene estas palabras.
cli-table-link = Envía este enlace a quienes vayan a jugar:
cli-table-link-onlookers = Y este a quienes solo vayan a mirar:
cli-table-waits = La partida empieza cuando todos los asientos estén ocupados. q recoge la mesa.
cli-table-device = Para volver más tarde a tu asiento, únete con --device { $device }
cli-table-seat = Asiento { $n }: { $who }
cli-table-free = libre
cli-table-unnamed = alguien
cli-table-away = { $name } (ausente)
cli-table-stand_in = { $name } (ausente; sigue { $courtier })
cli-table-onlookers = Espectadores: { $n }
cli-table-retreat = Se han retirado jugadas.
cli-table-asks-draw = { $name }: ofrece tablas.
cli-table-asks-undo = { $name }: pide retirar la última jugada.
cli-table-asks-rematch = { $name }: pide otra partida, con los bandos cambiados.
cli-table-yes_or_no = Escribe yes (sí) o no.
cli-table-asked = Se pregunta a los demás.
cli-table-declined = No todos han aceptado.
cli-table-late = Demasiado tarde: la partida ha seguido.
cli-table-not_now = Ahora no es posible.
cli-table-not_your_turn = No es tu turno.
cli-table-not_begun = La partida no ha empezado todavía.
cli-table-host_away = No se puede contactar con el anfitrión. Se sigue intentando…
cli-table-host_back = El anfitrión ha vuelto.
cli-table-help =
    Escribe una jugada como las muestra m. Las demás órdenes:
      m       mostrar todas las jugadas legales
      t       volver a dibujar la mesa
      r       mostrar las páginas de las reglas; r 2 abre la página 2, r PALABRA busca una palabra
      draw    ofrecer tablas
      u       pedir que se retire tu última jugada
      yes, no responder sí o no a lo que alguien pide
      resign  abandonar la partida
      q       dejar la mesa
cli-progress-games = Partidas
cli-progress-openings = Aperturas
cli-progress-positions = Posiciones
cli-progress-solving = Resolviendo
cli-progress-checking = Comprobando
cli-progress-reading = Leyendo, en kB
cli-progress-counting = Contando
cli-progress-hint = Buscando una pista
cli-progress-thinking =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } están pensando
        [you] Estás pensando
       *[other] { FORM($name, "subject") } está pensando
    }

## Errors

cli-error-option = «{ $option }» no es una opción: escribe NOMBRE=VALOR
cli-error-seat_option = «{ $option }» no es una opción de un asiento: escribe ASIENTO:NOMBRE=VALOR, con los asientos contados desde 1
cli-error-level = ningún cortesano juega a { $variant } en el nivel { $level }; hay { $known }
cli-error-profile = «{ $name }» no juega a { $variant }
cli-error-change = «{ $change }» no es un cambio de un jugador de ordenador
cli-program = el otro programa no respondió: { $why }
cli-error-not_two = una prueba es entre dos jugadores: nómbralos con --levels
cli-error-other_match = { $file }: estas son las líneas de otro encuentro
cli-error-too_few = un torneo necesita al menos dos jugadores: nómbralos con --levels
cli-error-no_pairs = un torneo es para dos a cuatro asientos, pero este juego tiene { $seats }
cli-error-level_of_a_seat = un nivel pertenece a un asiento: escribe --seats me,{ $level } para jugar contra él, o --seats { $level },{ $level } para mirar
cli-error-no_sheet = no hay hoja para «{ $family }»: prueba con cromwell
cli-error-no_smaller_tablebase = antes hace falta la tabla de finales con una pieza menos ({ $n })
cli-error-no_table = { $variant } se resuelve cada vez que hace falta: no hay tabla de finales que escribir ni comprobar
cli-error-puzzles = no se pueden escribir los problemas: { $why }
cli-error-broken_levels =
    { $all ->
        [one] el archivo está roto
       *[other] archivos rotos: { $broken } de { $all }
    }
cli-error-no_puzzles = { $file } no es un archivo de problemas de { $variant }; `coffer check` dice lo que es
cli-error-nothing_to_check = en esa carpeta no hay ningún archivo con lecciones o problemas
cli-error-no_player = «{ $name }» no es un jugador: indica un nivel del 1 al 5, random, greedy, child o me
cli-error-one_person = en una terminal solo una persona puede jugar a un juego con cartas ocultas
cli-error-no_sitter = «{ $name }» no puede sentarse a esta mesa: indica me, guest, un nivel del 1 al 5 o random
cli-error-no_kept_table = «{ $file }» no contiene ninguna mesa que se pueda volver a poner; el archivo queda como está
cli-error-other_kept_table = «{ $file }» contiene otra mesa, de { $game }: vuelve a ponerla como estaba o indica otro archivo
cli-error-kept_table_over = la partida de «{ $file }» ha terminado: indica otro archivo
cli-error-one_me = solo un asiento puede ser me
cli-error-no_randomness = el sistema no tiene números aleatorios para los secretos de una mesa
cli-error-no_link = esto no es un enlace a una mesa; uno entero es como table=DIRECCIÓN.SECRETO
cli-error-no_relay = esa no es la dirección de un repetidor: empieza por https:// o http://
cli-error-no_way = no hay camino a esta mesa: no tiene ni repetidor ni dirección propia
cli-error-port = el puerto está ocupado o no se puede usar
cli-error-no_network = no se puede usar la red
cli-error-no_host = no se puede contactar con el anfitrión de esta mesa
cli-error-seat_taken = el asiento { $seat } está ocupado o no existe
cli-error-no_free_seat = todos los asientos de esta mesa están ocupados; el otro enlace es para mirar
cli-error-no_such_table = esta mesa ya no existe, o el enlace no es el suyo
cli-error-put_out = el anfitrión te ha echado de la mesa
cli-error-elsewhere = has llegado a esta mesa también desde otro sitio, y allí sigues jugando
cli-error-other_version = el anfitrión tiene otra versión del juego
cli-error-newer_host = el anfitrión tiene una versión más nueva del juego
cli-error-older_host = el anfitrión tiene una versión más antigua del juego
cli-error-full = ya hay demasiada gente en esta mesa
cli-error-cleared = el anfitrión ha recogido la mesa
cli-error-misused = el anfitrión ha cerrado la conexión: este programa ha enviado demasiado o algo ilegible
cli-error-lost = lo que envía el anfitrión no se ajusta a las reglas de esta versión del juego
cli-error-device = un dispositivo tiene 32 cifras hexadecimales
cli-error-no_answer = el jugador del asiento { $seat } no encontró ninguna jugada
cli-error-pdn = partida { $game }: { $why }
cli-error-no_such_game =
    { $games ->
        [one] no hay partida { $game }: solo hay 1
       *[other] no hay partida { $game }: solo hay { $games }
    }
cli-error-mill_move = partida { $game }, jugada { $n }, «{ $text }»: { $why }
cli-error-several_games = la partida { $game } podría ser de { $games }: di cuál con --variant, por ejemplo --variant { $first }
cli-error-wrong_tablebase = la tabla de finales es incorrecta: { $why }
cli-error-too_large = { $file } pasa de 16 MB, lo máximo que se lee
cli-error-failed =
    { $failed ->
        [one] no se pudo reproducir { $failed } de { $all } partidas
       *[other] no se pudieron reproducir { $failed } de { $all } partidas
    }
cli-error-many_failed = de las primeras partidas ({ $all }) no se pudieron reproducir { $failed }, así que no se leyó el resto
cli-error-no_picture = El nombre de la imagen, { $file }, tiene que acabar en .png o .gif
cli-error-seconds = --delay espera un número de segundos de 0,05 a 60, no «{ $text }»
cli-error-nothing_to_show = «{ $text }» no es un archivo, una posición, una partida, un enlace ni un código
cli-error-no_command = no hay ninguna orden «{ $name }»; `coffer help` las enumera
cli-error-nothing_to_replay = en { $file } no hay ninguna partida
cli-check-games =
    { $n ->
        [one] 1 partida de damas
       *[other] { $n } partidas de damas
    }
cli-check-fine = { $file } está bien: { $what }
cli-check-mill_games =
    { $n ->
        [one] { $n } partida de molino
       *[other] { $n } partidas de molino
    }
cli-check-several_games = { $games }, que podrían ser de más de una clase de molino: --variant de replay y show dice de cuál
cli-nobody = nadie

## Requests of other programs that cannot be answered

cli-serve-no_json = la línea no es JSON a partir de la columna { $column }
cli-serve-no_object = una petición es un objeto, como {"{"}"cmd":"state"{"}"}
cli-serve-no_command = falta «cmd»: nombra lo que hay que hacer
cli-serve-unknown_command = «{ $name }» no es una orden: hay { $commands }
cli-serve-unknown_part = «{ $name }» no es parte de «{ $command }»
cli-serve-missing_part = «{ $command }» necesita «{ $name }»
cli-serve-wrong_part = «{ $name }» debe ser { $kind }
cli-serve-kind-text = un texto
cli-serve-kind-texts = una lista de textos
cli-serve-kind-number = un número entero desde 0
cli-serve-kind-limit = un número entero desde 1
cli-serve-kind-small = un número entero de 0 a 255
cli-serve-kind-switch = true o false
cli-serve-kind-options = un objeto de nombres y textos
cli-serve-kind-seat_options = una lista de objetos de nombres y textos, uno por asiento
cli-serve-move = jugada { $n }: { $why }
cli-serve-too_long = una petición tiene { $n } bytes como mucho
cli-serve-no_match = aún no hay partida: empieza una con «new»
cli-serve-no_chance = no le toca al azar
cli-serve-no_undo = no hay ninguna jugada que retirar
cli-serve-no_seat = no hay tal asiento: los asientos van del 0 al { $last }
cli-serve-no_player = ningún cortesano juega a { $variant } en este nivel
cli-serve-no_answer = nadie tiene una jugada que elegir

## Draughts and mill programs that cannot be answered

cli-engine-move = «{ $move }» no es aquí una jugada legal
cli-hub-no_line = la línea no tiene la forma: orden nombre=valor nombre="dos palabras"
cli-hub-no_parameter = un parámetro se fija con name=… value=…
cli-hub-wrong_parameter = «{ $value }» no es un valor de «{ $name }»
cli-hub-no_position = «{ $position }» no es una posición: escribe B o W para el bando que juega, y luego w, b, W, B o e para cada una de las 32 casillas
cli-uci-no_fen = «{ $fen }» no es una posición: escribe tres anillos de ocho puntos con O, @ y *, el bando que juega, la fase, la acción y las fichas de ambos bandos en el tablero y por colocar
cli-uci-no_option = no hay ninguna opción «{ $name }»
cli-uci-wrong_option = «{ $value }» no es un valor de «{ $name }» en nuestros juegos
cli-uci-removal = antes hay que retirar una ficha, por ejemplo x{ $point }
cli-uci-no_removal = aquí no se puede retirar ninguna ficha
cli-uci-no_command = «{ $command }» no es una orden

## What is measured

cli-tournament-pair = { $variant }: { $first } contra { $second }: { $result }; { $time } s
cli-tournament-result = puntuación de { $points } sobre { $games }, { $percent } % (+{ $won } ={ $drawn } -{ $lost }), { $elo }
cli-tournament-elo = Elo { $elo } (de { $low } a { $high })
cli-tournament-elo_or_more = Elo { $low } o más
cli-tournament-elo_or_less = Elo { $high } o menos
cli-tournament-lead = { $result }, ventaja por partida: { $points } ± { $half }
cli-tournament-accepted = { $first } es más fuerte que { $second } en al menos { $elo1 } Elo, y no en { $elo0 }
cli-tournament-rejected = { $first } es más fuerte que { $second } en { $elo0 } Elo como mucho, y no en { $elo1 }
cli-tournament-open = Hacen falta más partidas para decir si { $first } es más fuerte que { $second } en { $elo0 } o en { $elo1 } Elo
cli-tournament-sum = suma
cli-tournament-percent = porcentaje
cli-bench-perft =
    { $nodes ->
        [one] { $variant }: perft { $depth }: { $nodes } secuencia en { $time } ms, { $rate } por segundo
       *[other] { $variant }: perft { $depth }: { $nodes } secuencias en { $time } ms, { $rate } por segundo
    }
cli-bench-solved = { $variant }: resuelto por completo en { $time } ms, { $bytes } bytes
cli-bench-hands =
    { $all ->
        [one] { $variant }: { $all } mano entera al azar en { $time } ms, { $rate } por segundo
       *[other] { $variant }: { $all } manos enteras al azar en { $time } ms, { $rate } por segundo
    }
cli-bench-search = { $variant }: { $name } buscó a profundidad { $depth }, { $nodes } posiciones en { $time } ms, { $rate } por segundo: { $line }
cli-bench-nobody = { $variant }: aún no tiene jugador de ordenador
cli-solve-solved = { $game }: resuelto en { $time } ms
cli-solve-checked = { $game }: cada posición concuerda con sus jugadas: comprobado en { $time } ms; { $bytes } bytes, descomprimidos en { $unpacked } ms
cli-solve-counts = ganadas: { $won }, tablas: { $drawn }, perdidas: { $lost }; la más larga, en medias jugadas: { $longest } ({ $example })
cli-solve-draughts = damas: { $n } en el tablero: { $positions } posiciones sin contar quién juega, { $both } de ellas con piezas de ambos bandos; con el turno de uno u otro: { $counts }
cli-solve-wdl-estimate = damas: { $n } en el tablero: { $indices } índices; unos { $memory } MB de memoria, { $minutes } min y un archivo de { $size } MB
cli-solve-wdl = damas: { $n } en el tablero: { $positions } posiciones se deducen de sus jugadas: ganadas: { $won }, tablas: { $drawn }, perdidas: { $lost }; resueltas por segunda vez: { $again }; { $bytes } bytes
cli-solve-mill = { $game }: { $own } con el turno contra { $other }: { $positions } posiciones salvo simetría; { $counts }
cli-tune-round = ronda { $round }: partidas: { $games }, en { $time } s, puntos del bando que empieza: { $points }; posiciones: { $positions }, K { $k }, error en partidas reservadas { $by_hand } a mano, { $tuned } ajustado, { $rounded } redondeado; { $total } s
cli-tune-numbers = números { $numbers }
