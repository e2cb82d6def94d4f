## Saved matches and settings

record-unreadable = esto no es una partida guardada (no es JSON en la línea { $line }, columna { $column })
record-something_else = esto es JSON, pero no una partida guardada
record-broken_off = esta partida guardada está incompleta
record-missing = esta partida guardada está incompleta: falta «{ $part }»
record-stray = esto no es una partida guardada: en ella no cabe «{ $part }»
record-field = esto no es una partida guardada: «{ $part }» debería ser { $form }
record-no_format = esto no es una partida guardada (ninguna versión de King’s Coffer escribió el formato 0)
record-too_new = esta partida la guardó una versión más nueva de King’s Coffer (formato { $format }; esta lee hasta el { $newest })
record-part-format = un número
record-part-variant = el nombre de un juego
record-part-options = opciones del juego con sus valores
record-part-seat_options = una lista con las opciones de cada asiento
record-part-seats = una lista de quienes juegan
record-part-faces = una lista de nombres de retratos
record-part-seed = un número entero, 0 o más
record-part-position = una posición en la notación del juego
record-part-moves = una lista de jugadas en la notación del juego
record-part-ending = cómo terminó la partida
record-part-clock = minutos y segundos de un reloj
record-part-analysis = las líneas de un tablero de análisis
record-part-source = la partida desde la que se abrió esta
save-unreadable = esto no lo escribió King’s Coffer
save-damaged = estaba dañada
save-newer =
    { $n ->
        [one] { $n } partida la guardó una versión más nueva de King’s Coffer y se deja como está.
       *[other] { $n } partidas las guardó una versión más nueva de King’s Coffer y se dejan como están.
    }
save-refused = No se pudo abrir la partida guardada: { $why }. Se conserva como «{ $file }».
saves-refused =
    { $n ->
        [one] No se pudo abrir { $n } partida guardada: { $why }. Se conserva como «{ $file }».
       *[other] No se pudieron abrir { $n } partidas guardadas. El motivo: { $why }. Se conservan como «{ $file }» y en archivos a su lado.
    }
files-refused =
    { $n ->
        [one] No se pudo leer { $n } archivo: { $what }. El motivo: { $why }. Se conserva como «{ $file }».
       *[other] No se pudieron leer { $n } archivos: { $what }. El motivo: { $why }. Se conservan como «{ $file }» y con nombres parecidos.
    }
files-refused-settings = tus ajustes
files-refused-progress = tu progreso
files-refused-matches =
    { $n ->
        [one] { $n } partida guardada
       *[other] { $n } partidas guardadas
    }
library-refused = No se pudieron leer tus favoritas y tus notas: { $why }. El archivo antiguo se conserva como «{ $file }».
settings-partly = Algunos ajustes no se pudieron leer y han vuelto a su valor inicial: { $fields }. Todos los demás están como los dejaste.
settings-last_setup = la última partida que preparaste
settings-last_drill = la dificultad de «¿Quién vino después?»
settings-refused = No se pudieron leer tus ajustes, así que se usan los iniciales. El archivo antiguo se conserva como «{ $file }».
progress-refused = No se pudo leer tu progreso: { $why }. Empieza de cero, y el archivo antiguo se conserva como «{ $file }».
progress-unreadable = estaba dañado
progress-newer = lo escribió una versión más nueva de King’s Coffer (formato { $format })
progress-no_format = no tiene formato

## Why a match cannot be set up or replayed

match-no_such_game = no hay ningún juego llamado «{ $name }»
match-no_such_option = { $variant } no tiene la opción «{ $name }»
match-no_such_seat_option = { $variant } no tiene la opción «{ $name }» para un asiento
match-seat_missing =
    { $seats ->
        [one] no hay asiento { $seat }: esta mesa tiene { $seats } asiento
       *[other] no hay asiento { $seat }: esta mesa tiene { $seats } asientos
    }
match-bad_value = «{ $value }» no es un valor de { $name }; admite { $allowed }
match-position = la posición inicial no vale: { $why }
match-move = la jugada { $n }, «{ $text }», no vale: { $why }
match-seats = jugadores nombrados: { $given }; asientos en esta mesa: { $wanted }
match-no_such_seat = el asiento { $seat } no puede haber perdido: no existe
match-no_such_courtier = el asiento { $seat } tiene un cortesano de nivel { $level }, pero los niveles van del 1 al 5
match-no_such_face = ningún personaje así puede jugar en el asiento { $seat }
match-ending = no puede haber terminado así: { $why }
match-ended_twice = después de la jugada { $n } ya no puede pasar nada: terminó la partida

## Computer players

players-no_level = «{ $level }» no es un nivel: los niveles van del 1 al 5
players-no_courtier = ningún cortesano juega a «{ $variant }»
players-unreadable = esto no se pudo leer: { $why }
players-foreign = esto no son pesos, un libro ni una tabla de finales de esta versión
players-foreign_weights = esto no son pesos para las damas de esta versión
players-foreign_book = esto no es un libro de aperturas de esta versión
players-damaged_book = el libro de aperturas está dañado
players-draughts-foreign_tablebase = esto no es una tabla de finales de damas de esta versión
players-draughts-damaged_tablebase = la tabla de finales de damas está dañada
players-mill-foreign_tablebase = esto no es una tabla de finales de molino de esta versión
players-mill-damaged_tablebase = la tabla de finales de molino está dañada
players-no_knowledge = { $why }; los cortesanos juegan sin ello

## Folders and the browser’s storage

store-memory = En este ordenador no se puede guardar nada ({ $reason }). Puedes jugar, pero tus partidas y ajustes se perderán al cerrar el juego.
store-unwritable = Ahora no se puede guardar nada ({ $reason }). Tus partidas guardadas y tus ajustes están ahí, pero lo que cambies se perderá al cerrar el juego.
store-second = King’s Coffer ya está abierto en este ordenador, y solo se guarda lo que se juega allí. Lo que juegues aquí se perderá al cerrarlo.
store-second-page = King’s Coffer ya está abierto en otra pestaña o ventana, y solo se guarda lo que se juega allí. Para jugar aquí, cierra la otra y vuelve a cargar esta página; lo que juegues aquí antes de eso se perderá.
store-no_display = King’s Coffer necesita una pantalla donde abrir su ventana, y no la hay. `coffer` juega en la terminal.
store-raised = King’s Coffer ya está abierto; su ventana pasa al frente.
store-called = King’s Coffer ya estaba abierto: esta es su ventana.
store-no_storage = el navegador no deja que esta página guarde nada
store-import-unreadable = Este no es un texto exportado de King’s Coffer ({ $reason }). No se ha cambiado nada.
store-import-newer = Este texto se exportó de una versión más nueva de King’s Coffer (formato { $format }). No se ha cambiado nada.
store-import-long = es demasiado largo
store-import-room = El texto que quieres importar necesita { $size } kB más, y al navegador no le queda tanto sitio. No se ha cambiado nada. Si borras partidas, habrá sitio.
store-import-damaged = «{ $name }» estaba dañado en el texto que importaste, y se conserva como «{ $file }». Lo que tenías aquí sigue como estaba.
store-vanished = La carpeta de tus partidas guardadas había desaparecido. Todo lo que se sabía de ella se ha vuelto a escribir, en { $place }.
store-merged =
    { $n ->
        [one] Junto a tu progreso había una copia, quizá de otro ordenador. Ahora son uno solo, y no se ha perdido nada.
       *[other] Junto a tu progreso había { $n } copias, quizá de otro ordenador. Ahora son uno solo, y no se ha perdido nada.
    }
store-no_folder = no hay carpeta para ello
store-bad_name = «{ $name }» no puede ser el nombre de un archivo guardado. Los nombres se componen de las letras de la a a la z y de cifras, con . _ - entre ellas.
store-not_text = El archivo «{ $name }» no es texto.
store-too_large = El archivo «{ $name }» es demasiado grande para ser de los nuestros.
store-too_many = Ya hay demasiadas copias rotas de «{ $name }».
store-read = No se pudo leer «{ $name }» ({ $reason }).
store-write = No se pudo escribir «{ $name }» ({ $reason }).
store-full = No se pudo escribir «{ $name }», porque no queda sitio ({ $reason }).
store-needs = hacen falta { $size } kB
store-unread = Lo guardado como «{ $name }» no se pudo leer. Se conserva como «{ $file }».
store-dropped =
    { $n ->
        [one] Al navegador no le queda sitio para más, así que se ha borrado la partida más antigua: { $what }. «Exportar a texto», en los ajustes, pone a salvo lo que queda.
       *[other] Al navegador no le queda sitio para más, así que se han borrado las { $n } partidas más antiguas: { $what }. «Exportar a texto», en los ajustes, pone a salvo lo que queda.
    }
store-remove = No se pudo borrar «{ $name }» ({ $reason }).

## Crash reports

crash-written = Se ha escrito un informe del fallo en
crash-last = King’s Coffer falló la última vez. Tus partidas están a salvo. El informe del fallo está en { $file }

## Links and opened texts

link-refused = No se pudo abrir el enlace: { $why }.
link-not_unpacked = El enlace lleva a un juego que aún no está desempaquetado.
open-refused = No se pudo abrir: { $why }.
open-empty = No hay texto que abrir.
open-long = Es demasiado largo para ser una partida.
open-unknown = Esto no es un enlace, una posición ni una partida que King’s Coffer sepa leer.
open-several = Podría ser una partida de cualquiera de estos juegos: { $games }. Escribe delante cuál es, por ejemplo [Variant "{ $first }"].
open-bundle = Este texto contiene las partidas y los ajustes de alguien. Puedes importarlo en los ajustes, en «Juego».
link-option = «{ $option }» no es una opción: las opciones se escriben NOMBRE=VALOR o ASIENTO.NOMBRE=VALOR
link-torn = está incompleto o se alteró por el camino

## Messages of the log, read by people who run the game in a terminal

log-index = El índice de las imágenes «{ $name }» está dañado ({ $why }). El juego sigue sin ellas.
log-pictures = No se pudieron cargar algunas imágenes. El juego sigue sin ellas. ¿Está la carpeta «assets» junto al programa?
log-sheet = No se pudieron cargar las imágenes «{ $name }», así que se dibujan sin adornos.
log-sprite = Falta «{ $name }» entre las imágenes de este tablero, así que no se muestra.
log-sounds = No se pudieron cargar algunos sonidos. El juego sigue sin ellos.
log-font = La letra «{ $name }» no es un archivo TrueType ni OpenType.

notice-close = Cerrar
