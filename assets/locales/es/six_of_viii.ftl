## The Six of VIII

six_of_viii-name = Las Seis del VIII
six_of_viii-short = Seis del VIII
six_of_viii-line = Bazas en equipo, mientras seis reinas reinan una tras otra.
six_of_viii-first = quien empieza sale en la primera baza
six_of_viii-option-seats = Jugadores
six_of_viii-option-seats-note-4 = dos equipos de dos
six_of_viii-option-seats-note-3 = uno con el muerto contra dos en pareja
six_of_viii-option-seats-4 = cuatro
six_of_viii-option-seats-3 = tres
six_of_viii-option-rules = Reglas
six_of_viii-option-rules-note = avanzadas: con el Rey, los espías y la Iglesia
six_of_viii-option-rules-basic = básicas
six_of_viii-option-rules-advanced = avanzadas
six_of_viii-option-length = Duración
six_of_viii-option-length-note-4 = corta: una mano; larga: cuatro manos
six_of_viii-option-length-note-3 = corta: una mano en solitario cada uno; larga: hasta que alguien gane dos rondas
six_of_viii-option-length-short = corta
six_of_viii-option-length-full = larga
six_of_viii-seat-0 = Asiento 1
six_of_viii-seat-1 = Asiento 2
six_of_viii-seat-2 = Asiento 3
six_of_viii-seat-3 = Asiento 4
six_of_viii-queen-black = Catalina de Aragón
six_of_viii-queen-red = Ana Bolena
six_of_viii-queen-orange = Juana Seymour
six_of_viii-queen-yellow = Ana de Cléveris
six_of_viii-queen-green = Catalina Howard
six_of_viii-queen-blue = Catalina Parr
six_of_viii-pile-4 =
    { $n ->
        [one] El mazo, boca abajo: { $n } carta
       *[other] El mazo, boca abajo: { $n } cartas
    }
six_of_viii-queen-black-short = Aragón
six_of_viii-queen-red-short = Bolena
six_of_viii-queen-orange-short = Seymour
six_of_viii-queen-yellow-short = Cléveris
six_of_viii-queen-green-short = Howard
six_of_viii-queen-blue-short = Parr
six_of_viii-card = { $rank } de { $queen }
six_of_viii-king = Rey
six_of_viii-king-index = R
# On the card of the King.
six_of_viii-king-name = { cromwell-monarch-henry8 }
six_of_viii-spy = { $card } como { $as }
six_of_viii-solo = solo
six_of_viii-solo-was = solo: { $name }
six_of_viii-church = la Iglesia
six_of_viii-church-used = la Iglesia, ya usada
six_of_viii-church-of = la Iglesia: { $side }
six_of_viii-church-annulled = baza { $n } anulada
six_of_viii-reigns = Reina { $queen }: el triunfo es { $color }
six_of_viii-reigns-less = { $queen }: el triunfo es { $color }
six_of_viii-reigns-short = Reina { $short }: { $color }
six_of_viii-reigns-least = { $short }: { $color }
six_of_viii-reign-first = Reina { $queen }
six_of_viii-reign-second = el triunfo es { $color }
six_of_viii-pass = Elige dos cartas para { FORM($name, "object") }.
six_of_viii-pass-more = Cambian de mano cuando todos han elegido.
six_of_viii-give = Elige dos cartas para el muerto.
six_of_viii-give-more = Luego miras sus cartas y tomas dos.
six_of_viii-take = Toma dos cartas del muerto.
six_of_viii-take-more = Las demás quedan a la vista cuando todos han cambiado.
six_of_viii-passing = { FORM($name, "subject") } elige dos cartas para pasarlas.
six_of_viii-annul = ¿Anular esta baza ({ $points })?
six_of_viii-annul-other = { FORM($name, "subject") } decide por la Iglesia: anular o no la baza ({ $points }).
six_of_viii-annul-more = Una vez en esta mano. En cualquier caso, después sale { FORM($name, "object") }.
six_of_viii-annul-more-you = Una vez en esta mano. En cualquier caso, después sales tú.
six_of_viii-annulled = Anulada por la Iglesia: { $points } para nadie.
six_of_viii-lead = Sales tú: juega la carta que quieras.
six_of_viii-lead-dummy = Sale el muerto: juega la carta suya que quieras.
six_of_viii-follow = El palo de salida es { $suit }: juega { $suit }.
six_of_viii-follows = El palo de salida es { $suit }.
six_of_viii-void = El palo de salida es { $suit }, y no tienes: juega la carta que quieras.
six_of_viii-winning = { FORM($name, "subject") } va ganando con el { $card }.
six_of_viii-winning-you = Vas ganando con el { $card }.
six_of_viii-winning-trump = Reina el { $suit }, así que { FORM($name, "object") } va ganando con el { $card }.
six_of_viii-winning-trump-you = Reina el { $suit }, así que vas ganando con el { $card }.
six_of_viii-winning-led_trump = Reina el { $suit }, y { FORM($name, "object") } va ganando con el { $card }.
six_of_viii-winning-led_trump-you = Reina el { $suit }, y vas ganando con el { $card }.
six_of_viii-winning-king = { FORM($name, "subject") } tiene el Rey, y a él no hay quien le gane.
six_of_viii-winning-king-you = A tu Rey no hay quien le gane.
six_of_viii-games = { $name } { $n }
six_of_viii-games-all = Rondas ganadas: { $list }.
six_of_viii-say-ranks = { $suit } { $ranks }
six_of_viii-say-trick = Baza { $n } de 15. { $reigns }
six_of_viii-choice-1 = De su color
six_of_viii-choice-2 = Como 13
six_of_viii-choice-3 = Pasar estas dos
six_of_viii-choice-4 = Tomar estas dos
six_of_viii-choice-5 = Anularla
six_of_viii-choice-6 = Darla por buena

## The suits

suit-black = negro
    .capital = Negro
    .both = negros
    .feminine = negra
    .plural = negras
suit-red = rojo
    .capital = Rojo
    .both = rojos
    .feminine = roja
    .plural = rojas
suit-orange = naranja
    .capital = Naranja
    .both = naranjas
    .feminine = naranja
    .plural = naranjas
suit-yellow = amarillo
    .capital = Amarillo
    .both = amarillos
    .feminine = amarilla
    .plural = amarillas
suit-green = verde
    .capital = Verde
    .both = verdes
    .feminine = verde
    .plural = verdes
suit-blue = azul
    .capital = Azul
    .both = azules
    .feminine = azul
    .plural = azules

## Refusals

refusal-six_of_viii-notation = «{ $text }» no es una jugada de este juego; escribe A12 para una carta, pass A4 B7, annul o let.
refusal-six_of_viii-bad_deal = Un reparto nombra una vez cada carta de la baraja.
refusal-six_of_viii-deal = Primero se reparten las cartas.
refusal-six_of_viii-pass = Primero pásale dos cartas a tu pareja.
refusal-six_of_viii-give = Primero dale dos de tus cartas al muerto.
refusal-six_of_viii-take = Primero toma dos cartas del muerto.
refusal-six_of_viii-play = Juega una carta a la baza.
refusal-six_of_viii-church = Primero decide por la Iglesia: anular la baza o darla por buena.
refusal-six_of_viii-not_held = { $card } no está entre las cartas de quien juega.
refusal-six_of_viii-not_the_dummys = { $card } no está entre las cartas del muerto.
refusal-six_of_viii-follow = El palo de salida es { $suit }: juega { $suit }.
refusal-six_of_viii-king = El palo de salida es { $suit }: mientras tengas { $suit }, el Rey tiene que esperar a que se salga de triunfo.
refusal-six_of_viii-lead_thirteen = Para salir, un espía es el 0 de su propio color, nunca un 13.
refusal-six_of_viii-own_colour = El palo de salida es { $suit }: aquí el 0 { $suit } es { $suit }, nunca un 13.
refusal-six_of_viii-no_spy = Solo un espía se puede jugar como 13.
refusal-six_of_viii-which = Di cuál es: el 0 de su propio color o el 13 del otro.
refusal-six_of_viii-one_way = Esa carta solo se puede jugar de una manera.
refusal-six_of_viii-one_card = Juega una sola carta cada vez.
refusal-six_of_viii-two_cards = Con dos cartas basta: devuelve antes una.
refusal-six_of_viii-another = Elige una carta más.
refusal-six_of_viii-confirm = Ya has elegido las dos cartas: ahora confirma.
refusal-six_of_viii-dummys_turn = Ahora elige una carta del muerto.
refusal-six_of_viii-not_dummys_turn = Las cartas del muerto esperan a que le toque.
refusal-six_of_viii-others_card = Esa carta la tiene otro.
refusal-six_of_viii-on_the_table = Esa carta ya se ha jugado.
refusal-six_of_viii-out_of_play = Esa carta está fuera de juego.
position-six_of_viii-form = se escribe como fase:corona:salida:manos, por ejemplo play:15:0:A12/A4/P1/P2
position-six_of_viii-cards = las cartas no casan: cada una es del juego y está una sola vez, y cada mano tiene tantas como bazas quedan
position-six_of_viii-hands = cada mano necesita tantas cartas como las demás, contando la que ha jugado a la baza
position-six_of_viii-trick = la baza en la mesa tiene tres cartas como mucho, y quien puede asistir asiste
position-six_of_viii-pass = las cartas se pasan antes de la primera baza, cuando cada mano tiene quince
placed-six_of_viii-trick = Una baza en juego tiene tres cartas como mucho.
placed-six_of_viii-no_cards = Nadie tiene cartas en la mano.
placed-six_of_viii-too_many = { $side }: { $n } cartas, en la mano y en la baza. Nunca son más de quince.
placed-six_of_viii-hands = Cartas en la mano y en la baza: { $side } { $n }, { $other } { $m }. Todos necesitan las mismas.
placed-six_of_viii-pass = Las cartas se pasan antes de la primera baza: cada mano tiene quince, y en la baza no hay ninguna.
placed-six_of_viii-suit = La baza: { $side } podía haber asistido.
six_of_viii-position-trick = La baza, en el orden jugado
six_of_viii-position-next = Ahora
six_of_viii-position-pass = Pasar cartas
six_of_viii-position-play = Bazas
six_of_viii-position-leads = Sale
six_of_viii-position-nobody = Nadie
six_of_viii-position-note = Baza { $n } de quince; el triunfo es { $suit }.

## How it ended

outcome-level_by_last_trick = Empate a { $n }: la última baza da la victoria. Gana: { $winner }.
outcome-level_by_king = Empate a { $n }: gana quien no tenía el Rey. Gana: { $winner }.
outcome-games = Son rondas ganadas; con dos rondas se gana la partida.

## Hints

hint-six_of_viii-diamonds =
    { $n ->
        [one] un diamante
       *[other] { WORDS($n) } diamantes
    }
hint-six_of_viii-own_hand = tu propia mano
hint-six_of_viii-card = el { $rank } { $suit }
hint-six_of_viii-pair = el { $low } y el { $high } { FORM($suit, "both") }
hint-six_of_viii-as = { $card } como { $as }
hint-six_of_viii-do-pass = Pasa { $cards }
hint-six_of_viii-do-give = Dale al muerto { $cards }
hint-six_of_viii-do-take = Toma { $cards }
hint-six_of_viii-do-lead = Sal con { $cards }
hint-six_of_viii-do-play = Juega { $cards }
hint-six_of_viii-do-lead_dummy = Del muerto, sal con { $cards }
hint-six_of_viii-do-play_dummy = Del muerto, juega { $cards }
hint-six_of_viii-only = { $move }: es la única carta que se puede jugar.
hint-six_of_viii-best = { $move }: parece lo mejor, hasta donde alcanza la vista.
hint-six_of_viii-give_king = { $move }: así { FORM($partner, "object") } recibe el Rey.
hint-six_of_viii-give_high = { $move }: así { FORM($partner, "object") } recibe una carta { FORM($suit, "feminine") } alta, que valdrá mucho mientras reine el { $suit }.
hint-six_of_viii-empties = { $move }: te quedas sin { $suit }, y cuando se salga de lo que no tienes podrás jugar un triunfo.
hint-six_of_viii-shortens = { $move }: te quedas con una sola carta { FORM($suit, "feminine") }, y cuando se vaya podrás jugar un triunfo si el palo de salida es { $suit }.
hint-six_of_viii-keeps_trumps = { $move }: conservas todas las cartas negras y rojas, pues esos palos reinan primero.
hint-six_of_viii-low_pair = { $move }: las dos son bajas.
hint-six_of_viii-take_king = { $move }: así el Rey pasa a tus propias cartas.
hint-six_of_viii-take_back = { $move }: son las dos cartas que diste.
hint-six_of_viii-take_high = { $move }: una de ellas es la carta { FORM($suit, "feminine") } más alta del muerto.
hint-six_of_viii-empties_dummy = { $move }: el muerto se queda sin { $suit }, y cuando se salga de lo que no tiene podrá jugar un triunfo.
hint-six_of_viii-annul =
    { $n ->
        [one] Anula la baza: al otro bando le vale { $n } punto.
       *[other] Anula la baza: al otro bando le vale { $n } puntos.
    }
hint-six_of_viii-let =
    { $n ->
        [one] Da la baza por buena: vale solo { $n } punto, y pueden venir otras más valiosas.
       *[other] Da la baza por buena: vale { $n } puntos, y pueden venir otras más valiosas.
    }
hint-six_of_viii-king = { $move }: gana a todas las cartas.
hint-six_of_viii-king_diamonds = { $move }: gana la baza, en la que hay { $diamonds }.
hint-six_of_viii-draws = { $move }: es un triunfo, y saca los del otro bando.
hint-six_of_viii-draws_high = { $move }: es el triunfo más alto que queda, y saca los del otro bando.
hint-six_of_viii-unbeaten = { $move }: nada que pueda tener el otro bando le gana.
hint-six_of_viii-highest = { $move }: es la carta { FORM($suit, "feminine") } más alta que queda.
hint-six_of_viii-partner_void = { $move }: { FORM($partner, "object") } ya no tiene { $suit }, y puede jugarle un triunfo.
hint-six_of_viii-last_of_suit = { $move }: es la última carta { FORM($suit, "feminine") } de esa mano, que luego podrá jugar un triunfo cuando el palo de salida sea { $suit }.
hint-six_of_viii-keeps_back = { $move }: las cartas { FORM($suit, "plural") } altas se reservan hasta que reine el { $suit }.
hint-six_of_viii-leads_low = { $move }: es baja, y las mejores cartas { FORM($suit, "plural") } se conservan.
hint-six_of_viii-wins = { $move }: gana la baza.
hint-six_of_viii-wins_diamonds = { $move }: gana la baza, en la que hay { $diamonds }.
hint-six_of_viii-beats = { $move }: gana a todas las cartas jugadas hasta ahora.
hint-six_of_viii-beats_diamonds = { $move }: gana a todas las cartas jugadas hasta ahora, en una baza con { $diamonds }.
hint-six_of_viii-partner_has = { $move }: { FORM($partner, "object") } ya tiene ganada la baza, y no hace falta más.
hint-six_of_viii-partner_diamonds = { $move }: { FORM($partner, "object") } ya tiene ganada la baza, y esto le añade { $diamonds }.
hint-six_of_viii-partner_leads = { $move }: { FORM($partner, "object") } tiene de momento la carta más alta, y así se le deja la baza.
hint-six_of_viii-partner_hopes = { $move }: { FORM($partner, "object") } tiene de momento la carta más alta, y esto le añade { $diamonds }.
hint-six_of_viii-gives_none = { $move }: con estas cartas no se puede ganar la baza, y así no se regalan diamantes.
hint-six_of_viii-gives_few = { $move }: con estas cartas no se puede ganar la baza, y así se regalan los menos diamantes posibles.
hint-six_of_viii-gives_lowest = { $move }: con estas cartas no se puede ganar la baza, y esta es la carta { FORM($suit, "feminine") } más baja.
hint-six_of_viii-gives_in = { $move }: con estas cartas no se puede ganar la baza.
hint-six_of_viii-saves_trumps = { $move }: así se cede la baza y se guardan los triunfos.
hint-six_of_viii-not_worth = { $move }: así se cede la baza, porque no hay diamantes en ella.

## Rules

page-six_cards-title = Seis reinas y sus cartas
page-six_cards-1 = Cada una de las seis reinas tiene un palo: Catalina de Aragón, negro; Ana Bolena, rojo; Juana Seymour, naranja; Ana de Cléveris, amarillo; Catalina Howard, verde; Catalina Parr, azul. El 12 de un palo es la propia reina.
page-six_cards-2 = Todos los palos llegan hasta 12. Negro, rojo y azul bajan hasta 1; naranja y verde, hasta 4; amarillo, solo hasta 7. A largo reinado, largo palo.
page-six_cards-3 = Juegan cuatro, y cada jugador tiene a su pareja enfrente. Se reparten las 60 cartas, 15 a cada uno. La salida pasa de mano en mano, en el sentido de las agujas del reloj.
page-six_cards-4 = El juego avanzado añade el Rey y dos ceros, los espías. Entonces se barajan 63 cartas, y tres de ellas quedan fuera, boca abajo.
page-six_cards-picture-1 = Las reinas en el orden de sus reinados.
page-six_pass-title = Pasar cartas
page-six_pass-1 = Antes de la primera baza, cada jugador elige dos cartas para su pareja y las deja boca abajo.
page-six_pass-2 = Nadie mira las cartas recibidas hasta que todos han elegido. Sabes que las cartas que pasaste están en manos de tu pareja.
page-six_trick-title = Una baza
page-six_trick-1 = El jugador que empieza sale con la carta que quiera, incluso un triunfo. Los demás juegan por orden, en el sentido de las agujas del reloj, una carta cada uno.
page-six_trick-2 = Quien tiene alguna carta del palo de salida debe jugar una de ese palo. Quien no tiene ninguna puede jugar la carta que quiera.
page-six_trick-3 = Quien gana la baza sale en la siguiente. Quince bazas hacen una mano.
page-six_trick-picture-1 = Se salió de negro y nadie jugó un triunfo: gana la carta negra más alta. El último jugador no tenía negro.
page-six_trump-title = El triunfo, según la línea del tiempo
page-six_trump-1 = El triunfo es el palo de la reina que reina. El triunfo más alto gana la baza; si no hay ninguno, gana la carta más alta del palo de salida.
page-six_trump-2 = La línea del tiempo tiene quince casillas, una por baza: cuatro negras, tres rojas, dos naranjas, una amarilla, dos verdes y tres azules.
page-six_trump-3 = La corona empieza en la primera casilla y avanza una después de cada baza.
page-six_trump-picture-1 = Reina el azul: la pequeña carta azul le quita la baza a la reina negra.
page-six_points-title = Puntos
page-six_points-1 = Una baza vale un punto para el equipo que la gana, y cada diamante de sus cartas, uno más.
page-six_points-2 = Casi todos los 8 tienen tres diamantes; los 6, dos; los 10, uno. El 4 naranja tiene dos; el 4 negro y el 4 rojo, uno cada uno. En amarillo solo tiene diamante el 10.
page-six_points-3 = Quince bazas y 35 diamantes: 50 puntos en una mano, salvo que queden cartas fuera.
page-six_points-picture-1 = Uno, dos, dos, tres y un diamante. El 8 amarillo no tiene ninguno.
page-six_end-title = Partidas cortas y largas
page-six_end-1 = Una partida corta es una mano; una larga, cuatro: cada jugador empieza una. Gana el total más alto.
page-six_end-2 = Si los totales están igualados, gana el equipo que ganó la última baza.
page-six_end-3 = En el juego avanzado, con los totales igualados gana el equipo que no tenía el Rey en la última mano; si no se repartió, el equipo que ganó la última baza o la habría ganado.
page-six_king-title = El Rey
page-six_king-1 = El Rey toma el color de la reina que reina. Es el triunfo más alto y gana todas las bazas a las que se juega.
page-six_king-2 = Se puede salir con él: entonces el palo de salida es el triunfo. Se puede jugar cuando se sale de triunfo, o cuando no tienes ninguna carta del palo de salida.
page-six_king-3 = La obligación de asistir al palo nunca lo saca a la fuerza: solo tiene que jugarlo quien no tiene otra carta.
page-six_king-picture-1 = Reina el azul y se salió de azul: el Rey le quita la baza a la reina.
page-six_spies-title = Los espías
page-six_spies-1 = El 0 negro y el 0 rojo son espías. Cada uno se puede jugar de dos maneras: como el 0 de su propio color, o como el 13 del otro.
page-six_spies-2 = Como 0 de su propio color es una carta corriente, la más baja del palo. Mientras la tengas, debes asistir a ese palo, con ella o con otra.
page-six_spies-3 = Como 13 se puede jugar cuando el palo de salida es el del 13, o cuando no tienes ninguna carta del palo de salida y este no es el color del espía. Nunca se sale con él como 13, y nada obliga a que lo sea.
page-six_spies-4 = Un 13 está por encima del 12 de su color. Mientras reina ese color es un triunfo, y solo el Rey está por encima; en otro momento solo gana si se salió de su color.
page-six_spies-picture-1 = Cada espía muestra sus dos valores.
page-six_spies-picture-2 = Se salió de rojo: como 13 rojo, el 0 negro se lleva la baza.
page-six_church-title = La Iglesia de Inglaterra
page-six_church-1 = En una partida larga del juego avanzado de cuatro, desde la segunda mano, el equipo que lleva menos puntos tiene la Iglesia en esa mano. Si van igualados, no la tiene nadie.
page-six_church-2 = Una vez por mano, la Iglesia puede anular una baza que ganaría el otro equipo, cuando ya se han jugado las cuatro cartas. Decide el miembro del equipo que jugó su carta más tarde.
page-six_church-3 = Una baza anulada no vale nada, y sus cartas salen del juego. La corona avanza de todos modos, y sale después quien la habría ganado.
page-six_church-4 = Se funda en la primera casilla roja de la línea del tiempo: ninguna baza anterior se puede anular. Tampoco una baza en la que esté el Rey.
page-six_dummy-title = Tres jugadores: el muerto
page-six_dummy-1 = Con tres jugadores, uno juega en solitario y los otros dos son pareja. Quince cartas van a una cuarta mano, el muerto.
page-six_dummy-2 = Los dos de la pareja se pasan dos cartas el uno al otro. Quien juega en solitario le da dos al muerto antes de verlo; luego lo mira y toma dos de él.
page-six_dummy-3 = Cuando todos han cambiado, el muerto queda a la vista sobre la mesa, y quien juega en solitario juega sus cartas.
page-six_dummy-picture-1 = El muerto, ordenado: el Rey a la izquierda y luego palo por palo, de mayor a menor.
page-six_three-title = Tres jugadores: juego y puntos
page-six_three-1 = Quien juega en solitario sale en la primera baza con una de sus cartas. Siguen uno de la pareja, el muerto y el otro de la pareja. Si gana el muerto, sale él.
page-six_three-2 = Solo puntúa quien juega en solitario: las bazas y los diamantes de ambas manos juntas.
page-six_three-3 = Cada uno juega en solitario una vez, y gana la puntuación más alta; con puntuaciones iguales se comparte la victoria. La partida larga sigue hasta que alguien gana dos de estas rondas. Una ronda compartida cuenta para todos los que la comparten. No hay Iglesia.

## The rule of the moment

moment-six_of_viii-pass = Elige dos cartas para tu pareja. Conviene vaciar un palo corto.
moment-six_of_viii-give = Quien juega en solitario le da dos cartas al muerto antes de verlo.
moment-six_of_viii-take = Quien juega en solitario se queda con dos cartas del muerto.
moment-six_of_viii-partners = Los dos de la pareja se pasan dos cartas el uno al otro.
moment-six_of_viii-church = La Iglesia puede anular esta baza, una vez por mano: no hay puntos para nadie.
moment-six_of_viii-first = La primera baza: el triunfo es { $suit }.
moment-six_of_viii-king = El Rey siempre gana la baza.
moment-six_of_viii-spy = Un espía ha entrado como el 13 del otro color.
moment-six_of_viii-reign = Reina una nueva reina: ahora el triunfo es { $suit }.
moment-six_of_viii-last = La última baza de este reinado: el triunfo es { $suit } una vez más.
moment-six_of_viii-over = Una baza vale uno, y cada diamante, uno más; gana quien suma más puntos.

## The lesson

lesson-six_of_viii-title = Las Seis del VIII, con Tomás Moro
lesson-six_of_viii-follow-title = Asistir al palo
lesson-six_of_viii-follow-say = Intenta jugar tu siete verde, aunque se salió con una carta negra y tienes negro. Juegan cuatro, y quien tienes enfrente es tu pareja.
lesson-six_of_viii-follow-say-2 = Ahora gana la baza con una carta negra. Mientras tengas del palo de salida, debes asistir, pero puedes elegir con qué carta.
lesson-six_of_viii-follow-done = La carta más alta del palo de salida se lleva la baza, a no ser que alguien juegue un triunfo. Quien se lleva una baza sale en la siguiente.
lesson-six_of_viii-follow-not_yet = Con eso asistes, pero otra de tus cartas ganaría la baza.
lesson-six_of_viii-follow-hint-1 = Prueba primero el siete verde, para oír por qué no se puede jugar.
lesson-six_of_viii-follow-hint-2 = Tu once negro gana al nueve.
lesson-six_of_viii-crown-title = El triunfo, según la corona
lesson-six_of_viii-crown-say = Sal de verde, el palo de Catalina Howard, mientras gana: le queda una baza de reinado. La corona muestra quién reina, y su palo es el triunfo: gana a todos los demás.
lesson-six_of_viii-crown-say-2 = Ahora sal de azul. Tras la baza, la corona ha avanzado: reina Catalina Parr, y su palo es el triunfo.
lesson-six_of_viii-crown-done = Así, la misma carta es fuerte en un reinado y débil en el siguiente. No pierdas de vista la corona.
lesson-six_of_viii-crown-not_yet = A eso alguien podría jugarle un triunfo. Sal del palo de la reina que reina.
lesson-six_of_viii-crown-hint-1 = Primero el nueve verde: el triunfo es verde mientras reina Catalina Howard.
lesson-six_of_viii-crown-hint-2 = Luego el diez azul: ahora el triunfo es azul.
lesson-six_of_viii-trump-title = Un triunfo a otro palo
lesson-six_of_viii-trump-say = Llévate la baza con un triunfo, que es azul: hay diamantes que ganar. Se salió de negro, y no tienes, así que puedes jugar lo que quieras.
lesson-six_of_viii-trump-done = El triunfo más bajo gana a la mismísima reina. Un palo vacío vale su peso en oro.
lesson-six_of_viii-trump-not_yet = Se permite, pues no tienes negro. Pero esa carta no gana nada.
lesson-six_of_viii-trump-hint-1 = Tu uno azul es el único triunfo de la baza.
lesson-six_of_viii-diamonds-title = Diamantes
lesson-six_of_viii-diamonds-say = Échale a esta baza los más diamantes que puedas, pues la gana tu pareja y tú juegas en último lugar. Una baza vale un punto, y cada diamante de sus cartas, uno más.
lesson-six_of_viii-diamonds-done = Tres diamantes y la baza para tu equipo. Casi todos los 8 tienen tres; los 6, dos; los 10, uno; un 4 tiene uno en negro y en rojo, y dos en naranja.
lesson-six_of_viii-diamonds-not_yet = Una de tus cartas tiene más diamantes que esa.
lesson-six_of_viii-diamonds-hint-1 = El ocho naranja tiene tres.
lesson-six_of_viii-pass-title = Pasar cartas
lesson-six_of_viii-pass-say = Pasa tus dos cartas amarillas: así podrás jugar un triunfo cuando se salga de amarillo. Antes de la primera baza, cada jugador le pasa dos cartas a su pareja, boca abajo.
lesson-six_of_viii-pass-done = Cuando los cuatro han elegido, cada uno recoge lo que le pasó su pareja. Recuerda: sabes dónde están esas dos cartas.
lesson-six_of_viii-pass-not_yet = Puede que también sea prudente. Pero intenta vaciar un palo entero: tus dos cartas amarillas.
lesson-six_of_viii-pass-hint-1 = Elige el nueve amarillo y el siete amarillo, y confirma.
lesson-six_of_viii-pass-hint-2 = Las dos cartas que estaban marcadas al empezar el paso.
lesson-six_of_viii-king-title = El Rey
lesson-six_of_viii-king-say = Prueba el Rey con esta salida de negro. Viene con las cartas avanzadas, es triunfo en todos los reinados y le gana a todo. Pero no es una carta negra.
lesson-six_of_viii-king-say-2 = Asiste al palo, pues. Mientras puedas, él espera a que se salga de triunfo.
lesson-six_of_viii-king-say-3 = Ahora juega el Rey: se salió de triunfo, con la propia reina. Tienes una carta azul y puedes jugarla, pero también puede venir él.
lesson-six_of_viii-king-done = El Rey gana siempre. También puedes salir con él, y entonces hay que asistir con triunfos; o jugarlo cuando no tienes del palo de salida.
lesson-six_of_viii-king-not_yet = Con eso asistes, pero el Rey ganaría la baza.
lesson-six_of_viii-king-hint-1 = Prueba primero el Rey, y luego asiste con el cinco negro.
lesson-six_of_viii-king-hint-2 = Cuando se salga de azul, juega el Rey.
lesson-six_of_viii-spies-title = Los espías
lesson-six_of_viii-spies-say = Señala el espía que tienes en la mano. Los dos ceros son espías. Cada uno es la carta más baja de su propio color y, disfrazado, el 13 del otro: el negro para el rojo, el rojo para el negro.
lesson-six_of_viii-spies-say-2 = Juega el 0 negro como el 13 rojo. Se salió con la reina roja, y podrías asistir con tu cuatro rojo; pero el espía puede venir.
lesson-six_of_viii-spies-done = Como 13 es la carta más alta del otro color. Solo puede venir cuando se sale de ese color, o cuando no tienes del palo de salida, y nunca a la fuerza. Si se sale de su propio color, un espía no es más que un 0.
lesson-six_of_viii-spies-not_yet = Eso no: el espía es el 0, y como 13 rojo se lleva la baza.
lesson-six_of_viii-spies-hint-1 = El 0 negro es la carta del extremo de tu mano.
lesson-six_of_viii-spies-hint-2 = Elige el 0 negro, y luego: como el 13 del otro color.
lesson-six_of_viii-church-title = La Iglesia de Inglaterra
lesson-six_of_viii-church-say = No les des más diamantes a los otros en esta baza, que ganan ellos. Desde la segunda mano de una partida larga, el equipo con menos puntos tiene la Iglesia; aquí es tuya.
lesson-six_of_viii-church-say-2 = Anula la baza: ¡tiene siete puntos! Desde la primera casilla roja de la línea del tiempo, la Iglesia puede anular una baza del otro equipo.
lesson-six_of_viii-church-done = No hay puntos para nadie, y la corona avanza de todos modos. Una vez por mano, y nunca una baza con el Rey: elige bien el momento. Ya conoces el juego.
lesson-six_of_viii-church-not_yet = Esos puntos no deben ser suyos: juega una carta sin diamantes, y luego anula la baza.
lesson-six_of_viii-church-hint-1 = Juega el cinco negro o el siete rojo. Luego anula la baza.

## Achievements: each with its source

achievement-six_of_viii_win = Sermones sobre naipes
achievement-six_of_viii_win-task = Gana una partida de Las Seis del VIII.
# Source: Hugh Latimer, Sermons on the Card (Cambridge, December 1529).
achievement-six_of_viii_win-story = En la Navidad de 1529 Hugh Latimer predicó en Cambridge sobre un juego de naipes, el «triumph», abuelo de los triunfos de hoy. El triunfo, dijo, son los corazones.

achievement-six_of_viii_three = Nada de naipes extranjeros
achievement-six_of_viii_three-task = Gana una partida de tres jugadores de Las Seis del VIII.
# Source: 3 Edward IV c. 4 (1463).
achievement-six_of_viii_three-story = En 1463 el Parlamento prohibió traer naipes a Inglaterra: los fabricantes ingleses se habían quejado de los extranjeros.
