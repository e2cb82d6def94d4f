## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = King’s Coffer sin su ventana: jugar, mostrar, reproducir y medir sus juegos
help-coffer-examples =
    Ejemplos:
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = La variante
help-any-options = Una opción de la variante, como huff=on; `coffer games` las enumera
help-any-seat_options = Una opción de un asiento, como 2:variant=cocktail; los asientos se cuentan desde 1, en el orden de juego
help-any-position = La primera posición en la notación del juego, como W:W18,26:B7,K12
help-any-nodes = Posiciones que buscar en cada jugada, en vez del límite propio del jugador; da siempre las mismas jugadas
help-any-ms = Milisegundos por jugada, en vez del límite propio del jugador
help-any-threads = Cuántos hilos usar; los resultados son los mismos con cualquier número
help-options = Opciones de las variantes, primero la habitual:

## The commands

help-games = Enumerar todas las variantes con sus asientos, niveles y opciones
help-games-json = En JSON, para programas
help-perft = Contar las secuencias de jugadas de una longitud dada
help-perft-depth = El número de jugadas
help-perft-divide = Contar por separado tras cada primera jugada
help-perft-examples =
    Ejemplos:
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = Jugar en la terminal, o dejar que jueguen jugadores de ordenador y escribir una línea JSON por partida
help-play-seats = Quién juega, por asiento: un nivel del 1 al 5, `random`, `greedy` (solo ve su propia jugada), `child` (acaba de aprender el juego) o `me`. Si hay más asientos, los jugadores de ordenador se repiten por turno [por omisión: `me` contra el nivel 3 en una terminal; si no, `random`]
help-play-level = El nivel de un asiento: véase --seats
help-play-games = El número de partidas
help-play-seed = La semilla de la primera partida; cada partida siguiente suma 1 [por omisión: 0, o una nueva cada vez si juegas tú]
help-play-save = Añadir además la línea JSON de cada partida a este archivo
help-play-examples =
    Niveles:
      1 { courtier-will }, 2 { courtier-kath }, 3 { courtier-bran }, 4 { courtier-more }, 5 { courtier-crom }

    Ejemplos:
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = Poner una mesa para invitados en otros dispositivos: mostrar su enlace, esperar a que se ocupen los asientos y jugar
help-host-seats = Quién se sienta dónde: `me`, `guest`, un nivel del 1 al 5 o `random`; los que no se indiquen son invitados [por omisión: `me`, después invitados]
help-host-name = Tu nombre, como lo ven los invitados
help-host-port = El puerto UDP por el que entran los invitados; 0 es cualquiera que esté libre
help-host-relay = Un repetidor para los invitados que no lleguen directamente a este ordenador, como https://relay.example
help-host-seed = La semilla del azar y de los cortesanos [por omisión: una nueva cada vez]
help-host-at_once = Muestra las jugadas del ordenador en cuanto las encuentra, también con manos ocultas. Los invitados notan entonces cuánto ha pensado cada una
help-host-keep = Un archivo que guarda la mesa, como mesa.json: si el programa ha terminado, la misma orden vuelve a poner la mesa con el mismo enlace. Quien tenga el archivo puede ocupar todos los asientos
help-host-json = Sucesos y peticiones en líneas JSON, para programas
help-host-examples =
    Ejemplos:
      coffer host draughts --name Ana
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = Unirse a la mesa de un enlace: sentarse y jugar, o mirar
help-join-link = El enlace, o un mensaje que lo contenga
help-join-name = Tu nombre, como lo ven los demás
help-join-seat = El asiento, contado desde 1, en vez del primero libre
help-join-relay = Un repetidor en vez del que está en el enlace
help-join-device = El dispositivo de una vez anterior, 32 cifras hexadecimales, para volver a su asiento [por omisión: uno nuevo cada vez]
help-join-json = Sucesos y peticiones en líneas JSON, para programas
help-join-examples =
    Ejemplos:
      coffer join table=DIRECCIÓN.SECRETO --name Ben
      coffer join table=DIRECCIÓN.SECRETO --seat 2 --json
help-tournament = Enfrentar a jugadores de ordenador, cada apertura con ambos colores, y escribir una tabla cruzada; la última línea es JSON
help-tournament-levels = Los jugadores: niveles del 1 al 5, `greedy` (solo ve su propia jugada), `child` (acaba de aprender el juego) o `random`; `5/book=off/depth=9` es un nivel con cambios; en Cromwell también `taker` (solo cambia por lo que puede bajar) y `ender` (rechaza en cuanto va por delante), en Las Seis del VIII `miser` (gana las bazas con lo mínimo que puede), en Las seis esposas `racer` (va por el camino más corto a sus propios objetivos)
help-tournament-games = Partidas de cada pareja, 100 si se omite; cada apertura se juega dos veces
help-tournament-random = Jugadas al azar al principio de una partida, salvo que empiece con un reparto
help-tournament-sprt = Enfrentar a dos jugadores hasta que quede claro si el segundo es más fuerte en elo0 o en elo1 (una prueba secuencial de razón de probabilidades con un 5 % de error)
help-tournament-elo0 = La diferencia de Elo que no basta
help-tournament-elo1 = La diferencia de Elo que basta
help-tournament-lines = Escribir cada apertura de la prueba en este archivo, y seguir desde ahí cuando se repita la misma prueba
help-tournament-nodes = Posiciones que buscar en cada jugada, si el límite propio del jugador no es menor
help-tournament-ms = Milisegundos por jugada, en vez del tiempo propio de los jugadores; los resultados varían de una vez a otra
help-tournament-seed = La semilla de las aperturas y del azar
help-tournament-alone = Sentar solo al segundo jugador de cada pareja, en cada asiento por turno, contra el primero en todos los demás
help-tournament-neighbours = Enfrentar solo a los vecinos de la lista
help-tournament-examples =
    Ejemplos:
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = Medir la rapidez con que cuentan las reglas y buscan los jugadores; la última línea es JSON
help-bench-variant = La variante; todas si se omite
help-bench-ms = Cuánto buscar, en milisegundos
help-solve = Resolver lo que se pueda de una variante y verificarlo posición por posición; la última línea es JSON
help-solve-write = Escribir la tabla de finales comprimida en este archivo; la de 6 piezas va a la carpeta de partidas guardadas si no se nombra ninguno
help-solve-pieces = Con 5 o 6, la tabla de finales de damas con ese número de piezas: resultados sin distancias; el trabajo interrumpido se retoma
help-solve-check = No resolver nada, sino verificar la tabla de finales de este archivo
help-positions = Escribir posiciones de partidas que el programa juega contra sí mismo, para entrenar redes; la última línea es JSON
help-positions-games = El máximo de partidas
help-positions-seconds = No empezar más partidas pasados estos segundos
help-positions-nodes = Posiciones que buscar en cada jugada
help-positions-near = Además, tantas posiciones cercanas a cada una de la partida: a entre una y cuatro jugadas al azar, con un cuarto de la búsqueda y sin resultado
help-positions-seed = La semilla de las partidas; otras semillas dan otras partidas
help-positions-weights = Pesos o redes con que jugar, en vez de los incorporados
help-positions-write = Escribir las posiciones en este archivo
help-tune = Ajustar los pesos de una evaluación con partidas jugadas para ello
help-tune-games = Partidas en cada ronda
help-tune-nodes = Posiciones que buscar en cada jugada
help-tune-rounds = Rondas; la primera usa los pesos escritos a mano, cada una de las siguientes los de la anterior
help-tune-seed = La semilla de las partidas
help-tune-write = Escribir los pesos en este archivo
help-book = Hacer crecer un libro de aperturas con búsquedas profundas; la última línea es JSON
help-book-positions = El número de posiciones
help-book-nodes = Posiciones que buscar en cada una de sus jugadas
help-book-leaf_nodes = Posiciones que volver a buscar al final de cada línea del libro; si se omite, ninguna
help-book-write = Escribir el libro en este archivo
help-puzzles = Extraer problemas de partidas entre jugadores de ordenador; la última línea es JSON
help-puzzles-games = El número de partidas
help-puzzles-seed = La semilla de la primera partida; cada partida siguiente suma 1
help-puzzles-keep = El máximo de problemas que conservar de cada dificultad
help-puzzles-from = Empezar con los problemas de este archivo, con sus dificultades y temas determinados de nuevo
help-puzzles-write = Escribir los problemas en este archivo
help-ratings = Calcular la fuerza de los niveles con las últimas líneas de torneos, leídas de la entrada estándar, en los que cada nivel se enfrentó al inmediatamente inferior y el primero a `child`
help-ratings-examples =
    Ejemplo:
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = Comprobar partidas en PDN o de un programa de molino, y archivos con lecciones y problemas propios: escribir qué falla en cada uno, o qué contiene
help-check-files = Un archivo, una carpeta con archivos así, o `-` para la entrada estándar
help-check-examples =
    Ejemplos:
      coffer check my_puzzles.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = Reproducir partidas y comprobar cada jugada; escribir una línea JSON por cada una, con su resultado
help-replay-file = Un archivo con partidas guardadas, líneas de `coffer play`, PDN, partidas de un programa de molino, un enlace o un código; `-` es la entrada estándar
help-replay-game = Solo esta partida del archivo, contando desde 1
help-replay-board = Dibujar la última posición de cada partida antes de su línea
help-replay-variant = El juego de una partida de molino que podría ser de varios
help-picture = Pintar una posición en PNG, o una partida en un GIF animado
help-picture-what = Una posición, una partida guardada, una partida PDN o de un programa de molino, un enlace o un código; su archivo, o `-` para la entrada estándar
help-picture-out = La imagen: un archivo que acaba en .png (la última posición) o .gif (la partida entera)
help-picture-game = Esta partida de un archivo con varias, contando desde 1
help-picture-seat = La mesa tal como la ve este asiento, contando desde 1
help-picture-after = Solo este número de jugadas, las primeras de la partida
help-picture-variant = El juego de una partida de molino que podría ser de varios
help-picture-width = El ancho de la imagen [por omisión: 1000, y 640 en un GIF]
help-picture-delay = Cuánto tiempo se ve cada posición de un GIF
help-picture-examples =
    Ejemplos:
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = Dibujar una posición, una partida guardada, una partida PDN o de un programa de molino, un enlace o un código
help-show-what = El propio texto, uno o varios archivos, o `-` para la entrada estándar
help-show-game = Solo esta partida de un archivo, contando desde 1
help-show-seat = Mostrar la mesa tal como la ve este asiento, contando desde 1, y no como un espectador
help-show-after = Mostrarla tras este número de jugadas, y no tras la última
help-show-memory = Escribir también lo que cada cortesano sabe de la línea de sucesión en Cromwell
help-show-variant = El juego de una partida de molino que podría ser de varios
help-show-examples =
    Ejemplos:
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = Jugar contra otro programa: líneas JSON por la entrada y la salida estándar
help-serve-examples =
    Un diálogo breve; lo que dice el otro programa va sangrado, y `…` está por lo que aquí se omite:
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = Jugar a las damas o al ganapierde contra otros programas: el protocolo Hub por la entrada y la salida estándar
help-hub-examples =
    Un diálogo breve; lo que dice la interfaz va sangrado, y `…` está por lo que aquí se omite:
          hub
      id name="King's Coffer" …
      …
      wait
          set-param name=book value=false
          init
      ready
          pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18"
          level depth=6
          go think
      …
      done move=15x22x18 ponder=…
help-uci = Jugar a los juegos de molino contra otros programas: un protocolo como UCI por la entrada y la salida estándar, tal como lo habla Sanmill
help-uci-examples =
    Un diálogo breve; lo que dice la interfaz va sangrado, y `…` está por lo que aquí se omite:
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = Escribir el autocompletado para un intérprete de órdenes
help-completions-shell = El intérprete
help-completions-examples =
    Ejemplo:
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = Escribir la hoja para docentes en HTML: todas las personas por orden, las reglas en breve y un formulario que hace enlaces
help-sheet-family = La familia de juegos, como cromwell
help-sheet-examples =
    Ejemplos:
      coffer sheet cromwell > teachers.html

help-man = Escribir la página del manual
help-man-command = La página de esta orden, como play
help-man-examples =
    Ejemplo:
      coffer man > ~/.local/share/man/man1/coffer.1
