## Career: seals and achievements

career-title = Tu carrera en la corte
career-open-note = Tu carrera: { $percent } % del cofre explorado
career-explored = { $percent } % del cofre explorado
career-explored-note = { $done } de { $all }: cada juego, cada lección, cada sello, cada logro
career-seals = Sellos
career-seals-note = Un cortesano te entrega su sello cuando le ganas a cualquier juego de la familia. Cuentan las partidas empezadas aquí y jugadas sin pistas, sin deshacer jugadas y sin volver a empezar.
career-seal-won = { $name }: el sello es tuyo
career-seal-open = { $name }: aún sin sello
career-achievements = Logros, { $done } de { $all }
career-achievement-part = { $task } ({ $done } de { $all })
career-achievement-day = Conseguido el { $date }
career-new = Nuevo en tu carrera: { $names }.

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = Se levanta la tapa
achievement-first_match-task = Termina una partida.
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = En 1541 el Parlamento prohibió a artesanos, aprendices y criados jugar a las tablas reales, los naipes, los dados, los bolos y la pelota, salvo en Navidad y en casa de sus amos.

achievement-six_families = Maestro de festejos
achievement-six_families-task = Termina una partida en cada una de las seis familias.
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = De las comedias y mascaradas de la corte se ocupaba el «Master of the Revels», el maestro de festejos. Sir Thomas Cawarden fue el primero que tuvo el cargo de por vida, desde 1545.

achievement-first_lesson = La cartilla
achievement-first_lesson-task = Completa una lección.
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = El joven príncipe Enrique tuvo por preceptor a un poeta: John Skelton, que más tarde presumía de haberle enseñado a deletrear.

achievement-six_lessons = El maestro de escuela
achievement-six_lessons-task = Completa seis lecciones.
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = Roger Ascham enseñó griego y latín a la princesa Isabel. Su libro sobre cómo enseñar sin pegar, «The Scholemaster», se imprimió en 1570, dos años después de su muerte.

achievement-first_puzzle = Un pasatiempo utópico
achievement-first_puzzle-task = Resuelve un problema.
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = En la «Utopía» de Tomás Moro nadie juega a los dados. Hay dos juegos no muy distintos del ajedrez: en uno, los números capturan números; en el otro, los vicios luchan contra las virtudes.

achievement-puzzle_families = El juego del filósofo
achievement-puzzle_families-task = Resuelve un problema en cuatro familias.
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = En 1563 un impresor de Londres vendía un libro sobre «el juego del filósofo», un ajedrez en el que las piezas capturan por aritmética.

achievement-hardest = Visto de lado
achievement-hardest-task = Resuelve uno de los problemas más difíciles.
# Source: National Gallery, London, NG1314.
achievement-hardest-story = En «Los embajadores», de 1533, Hans Holbein pintó una calavera tan estirada que solo se reconoce mirando el cuadro de lado.

achievement-themes = El tablero del carpintero
achievement-themes-task = Resuelve problemas de ocho temas.
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = Cuando el Mary Rose, buque de guerra, se hundió en 1545, en el camarote del carpintero había un tablero de tablas reales. Salió a flote más de cuatro siglos después.

achievement-daily = El reloj del rey
achievement-daily-task = Resuelve el problema del día tres días seguidos.
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = El reloj astronómico que Enrique hizo instalar en Hampton Court en 1540 muestra la hora, el mes, el signo del zodiaco y la hora de la pleamar en el Puente de Londres.

achievement-people = El Campo de la Tela de Oro
achievement-people-task = Termina una partida entre personas.
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = En el Campo de la Tela de Oro, en 1520, el rey Enrique retó a luchar al rey Francisco, y acabó por los suelos. Las crónicas inglesas no lo mencionan.

achievement-somers = El sello del bufón
achievement-somers-task = Gana a Will Somers.
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = Un cuadro de hacia 1545 muestra al rey Enrique con su familia. En el arco de la derecha está Will Somers, con un mono a la espalda.

achievement-katherine = El sello de la doncella
achievement-katherine-task = Gana a Katherine.
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = Ana Bolena, Juana Seymour y Catalina Howard habían servido las tres a una reina antes de que Enrique las hiciera reinas a ellas.

achievement-brandon = El sello del duque
achievement-brandon-task = Gana a Charles Brandon.
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = En 1515 enviaron a Charles Brandon a París para traer de vuelta a María, la hermana viuda del rey. Se casó allí con ella en secreto. El rey montó en cólera, cobró una multa y perdonó a su amigo.

achievement-more = El sello del erudito
achievement-more-task = Gana a Tomás Moro.
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = Holbein pintó a Tomás Moro en 1527 y a Thomas Cromwell unos años más tarde. En Nueva York, los dos cuelgan hoy a ambos lados de una misma chimenea.

achievement-cromwell = El sello del ministro
achievement-cromwell-task = Gana a Thomas Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = Thomas Cromwell fue decapitado el 28 de julio de 1540, y ese mismo día el rey se casó con Catalina Howard.

achievement-ten_seals = El Gran Sello
achievement-ten_seals-task = Gana diez sellos.
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = El lord canciller custodiaba el Gran Sello de Inglaterra. Tomás Moro lo devolvió el 16 de mayo de 1532, al día siguiente de que el clero se sometiera al rey.

achievement-all_seals = El Sello Privado
achievement-all_seals-task = Gana los treinta sellos.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = En julio de 1536 Thomas Cromwell pasó a ser lord del Sello Privado, después de que el padre de Ana Bolena tuviera que dejar el cargo.
