## Career: seals and achievements

career-title = Deine Laufbahn
career-open-note = Deine Laufbahn: { $percent } % der Truhe erkundet
career-explored = { $percent } % der Truhe erkundet
career-explored-note = { $done } von { $all }: jedes Spiel, jede Lektion, jedes Siegel, jeder Erfolg
career-seals = Siegel
career-seals-note = Ein Höfling überlässt dir sein Siegel, wenn du ihn in einem beliebigen Spiel der Familie besiegst. Es zählen Partien, die hier begonnen wurden, ohne Tipp, Rücknahme oder Neubeginn.
career-seal-won = { $name }: Das Siegel ist dein
career-seal-open = { $name }: noch kein Siegel
career-achievements = Erfolge, { $done } von { $all }
career-achievement-part = { $task } ({ $done } von { $all })
career-achievement-day = Erreicht am { $date }
career-new = Neu in deiner Laufbahn: { $names }.

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = Der Deckel hebt sich
achievement-first_match-task = Spiele eine Partie zu Ende.
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = 1541 verbot das Parlament Handwerkern, Lehrlingen und Dienstboten Tricktrack, Karten, Würfel, Kegeln und Tennis, außer zu Weihnachten im Hause ihres Herrn.

achievement-six_families = Meister der Lustbarkeiten
achievement-six_families-task = Spiele in jeder der sechs Familien eine Partie zu Ende.
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = Die Schauspiele und Maskenfeste des Hofes besorgte der „Master of the Revels“. Sir Thomas Cawarden war ab 1545 der Erste, der das Amt auf Lebenszeit innehatte.

achievement-first_lesson = Die Abc-Tafel
achievement-first_lesson-task = Schließe eine Lektion ab.
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = Der junge Prinz Heinrich hatte einen Dichter zum Lehrer: John Skelton, der sich später rühmte, er habe ihn das Buchstabieren gelehrt.

achievement-six_lessons = Der Schulmeister
achievement-six_lessons-task = Schließe sechs Lektionen ab.
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = Roger Ascham lehrte Prinzessin Elisabeth Griechisch und Latein. Sein Buch über ein Lehren ohne Schläge, „The Scholemaster“, wurde 1570 gedruckt, zwei Jahre nach seinem Tod.

achievement-first_puzzle = Utopischer Zeitvertreib
achievement-first_puzzle-task = Löse eine Aufgabe.
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = Die Leute in „Utopia“ von Thomas Morus würfeln nicht. Sie haben zwei Spiele, dem Schach nicht unähnlich: In dem einen schlagen Zahlen andere Zahlen, in dem anderen kämpfen die Laster gegen die Tugenden.

achievement-puzzle_families = Das Philosophenspiel
achievement-puzzle_families-task = Löse Aufgaben aus vier Familien.
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = 1563 verkaufte ein Londoner Drucker ein Buch über das „Philosophenspiel“, ein Schach, in dem die Steine einander durch Rechnen schlagen.

achievement-hardest = Von der Seite besehen
achievement-hardest-task = Löse eine der schwersten Aufgaben.
# Source: National Gallery, London, NG1314.
achievement-hardest-story = In die „Gesandten“ von 1533 malte Hans Holbein einen Totenschädel, so in die Länge gezogen, dass man ihn nur von der Seite des Bildes erkennt.

achievement-themes = Das Brett des Zimmermanns
achievement-themes-task = Löse Aufgaben zu acht Themen.
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = Als das Kriegsschiff Mary Rose 1545 sank, lag in der Kammer des Zimmermanns ein Tricktrackbrett. Nach mehr als vier Jahrhunderten wurde es geborgen.

achievement-daily = Die Uhr des Königs
achievement-daily-task = Löse an drei Tagen in Folge eine Aufgabe des Tages.
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = Die astronomische Uhr, die Heinrich 1540 in Hampton Court anbringen ließ, zeigt die Stunde, den Monat, das Tierkreiszeichen und wann die Flut an der London Bridge am höchsten steht.

achievement-people = Das Feld des Güldenen Tuchs
achievement-people-task = Spiele eine Partie unter Menschen zu Ende.
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = Auf dem Feld des Güldenen Tuchs forderte König Heinrich 1520 König Franz zum Ringkampf und wurde zu Boden geworfen. Die englischen Berichte erwähnen es nicht.

achievement-somers = Das Siegel des Narren
achievement-somers-task = Besiege Will Somers.
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = Ein Gemälde von etwa 1545 zeigt König Heinrich mit seiner Familie. Im Torbogen zur Rechten steht Will Somers, einen Affen auf dem Rücken.

achievement-katherine = Das Siegel der Hofdame
achievement-katherine-task = Besiege Katherine.
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = Anne Boleyn, Jane Seymour und Catherine Howard hatten alle einer Königin aufgewartet, ehe Heinrich sie selbst zu Königinnen machte.

achievement-brandon = Das Siegel des Herzogs
achievement-brandon-task = Besiege Charles Brandon.
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = 1515 wurde Charles Brandon nach Paris gesandt, um Maria, die verwitwete Schwester des Königs, heimzuholen. Er heiratete sie dort heimlich. Der König tobte, ließ ihn eine Geldstrafe zahlen und verzieh seinem Freund.

achievement-more = Das Siegel des Gelehrten
achievement-more-task = Besiege Thomas Morus.
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = Holbein malte 1527 Thomas Morus und einige Jahre später Thomas Cromwell. In New York hängen die beiden heute links und rechts von demselben Kamin.

achievement-cromwell = Das Siegel des Ministers
achievement-cromwell-task = Besiege Thomas Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = Thomas Cromwell wurde am 28. Juli 1540 enthauptet, und am selben Tag heiratete der König Catherine Howard.

achievement-ten_seals = Das Große Siegel
achievement-ten_seals-task = Gewinne zehn Siegel.
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = Der Lordkanzler verwahrte das Große Siegel von England. Thomas Morus gab es am 16. Mai 1532 zurück, einen Tag nachdem sich der Klerus dem König unterworfen hatte.

achievement-all_seals = Das Geheimsiegel
achievement-all_seals-task = Gewinne alle dreißig Siegel.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = Im Juli 1536 wurde Thomas Cromwell Lordsiegelbewahrer, nachdem der Vater von Anne Boleyn das Amt hatte abgeben müssen.
