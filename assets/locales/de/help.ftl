## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = King’s Coffer ohne sein Fenster: die Spiele spielen, zeigen, nachspielen und messen
help-coffer-examples =
    Beispiele:
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = Die Variante
help-any-options = Eine Option der Variante, etwa huff=on; `coffer games` nennt alle
help-any-seat_options = Eine Option eines Platzes, etwa 2:variant=cocktail; die Plätze zählen von 1 an, in der Reihenfolge des Spiels
help-any-position = Die erste Stellung in der Notation des Spiels, etwa W:W18,26:B7,K12
help-any-nodes = So viele Stellungen für jeden Zug durchsuchen, statt der eigenen Grenze des Spielers; ergibt jedes Mal dieselben Züge
help-any-ms = Millisekunden für jeden Zug, statt der eigenen Grenze des Spielers
help-any-threads = Wie viele Threads arbeiten; das Ergebnis ist mit jeder Zahl dasselbe
help-options = Optionen der Varianten, die Voreinstellung zuerst:

## The commands

help-games = Alle Varianten mit ihren Plätzen, Stufen und Optionen nennen
help-games-json = Als JSON, für Programme
help-perft = Die Zugfolgen einer bestimmten Länge zählen
help-perft-depth = Die Zahl der Züge
help-perft-divide = Nach jedem ersten Zug einzeln zählen
help-perft-examples =
    Beispiele:
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = Am Terminal spielen, oder Computerspieler spielen lassen und für jede Partie eine JSON-Zeile ausgeben
help-play-seats = Wer spielt, nach Plätzen: eine Stufe von 1 bis 5, `random`, `greedy` (sieht nur den eigenen Zug), `child` (hat das Spiel eben gelernt) oder `me`. Gibt es mehr Plätze, wiederholen sich die Computerspieler der Reihe nach [Voreinstellung: am Terminal `me` gegen Stufe 3, sonst `random`]
help-play-level = Die Stufe eines Platzes: siehe --seats
help-play-games = Die Zahl der Partien
help-play-seed = Der Startwert der ersten Partie; jede weitere zählt 1 dazu [Voreinstellung: 0, oder jedes Mal ein neuer, wenn du spielst]
help-play-save = Die JSON-Zeile jeder Partie auch an diese Datei anhängen
help-play-examples =
    Stufen:
      1 { courtier-will }, 2 { courtier-kath }, 3 { courtier-bran }, 4 { courtier-more }, 5 { courtier-crom }

    Beispiele:
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = Einen Tisch für Gäste an anderen Geräten decken: den Link ausgeben, warten, bis alle Plätze besetzt sind, und spielen
help-host-seats = Wer wo sitzt: `me`, `guest`, eine Stufe von 1 bis 5 oder `random`; wer nicht genannt ist, ist ein Gast [Voreinstellung: `me`, dann Gäste]
help-host-name = Dein Name, wie die Gäste ihn sehen
help-host-port = Der UDP-Port, an dem Gäste ankommen; 0 ist irgendein freier
help-host-relay = Ein Relais für Gäste, die diesen Rechner nicht direkt erreichen, etwa https://relay.example
help-host-seed = Der Startwert des Zufalls und der Höflinge [Voreinstellung: jedes Mal ein neuer]
help-host-at_once = Züge der Computerspieler zeigen, sobald sie gefunden sind, auch bei verdeckten Blättern. Gäste merken dann, wie lange jeder nachgedacht hat
help-host-keep = Eine Datei, die den Tisch aufbewahrt, etwa tisch.json: Ist das Programm beendet, so deckt derselbe Befehl den Tisch wieder unter demselben Link. Wer die Datei hat, kann jeden Platz einnehmen
help-host-json = Ereignisse und Anfragen als JSON-Zeilen, für Programme
help-host-examples =
    Beispiele:
      coffer host draughts --name Anna
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = An den Tisch eines Links kommen: sich setzen und mitspielen, oder zusehen
help-join-link = Der Link, oder eine Nachricht, in der er steht
help-join-name = Dein Name, wie die anderen ihn sehen
help-join-seat = Der Platz, von 1 an gezählt, statt des ersten freien
help-join-relay = Ein Relais statt dessen, das im Link steht
help-join-device = Das Gerät eines früheren Aufrufs, 32 Hexadezimalziffern, um auf dessen Platz zurückzukehren [Voreinstellung: jedes Mal ein neues]
help-join-json = Ereignisse und Anfragen als JSON-Zeilen, für Programme
help-join-examples =
    Beispiele:
      coffer join table=ADRESSE.GEHEIMNIS --name Ben
      coffer join table=ADRESSE.GEHEIMNIS --seat 2 --json
help-tournament = Computerspieler gegeneinander spielen lassen, jede Eröffnung mit beiden Farben, und eine Kreuztabelle ausgeben; die letzte Zeile ist JSON
help-tournament-levels = Die Spieler: Stufen von 1 bis 5, `greedy` (sieht nur den eigenen Zug), `child` (hat das Spiel eben gelernt) oder `random`; `5/book=off/depth=9` ist eine Stufe mit Änderungen; bei Cromwell auch `taker` (tauscht nur für das, was er auslegen kann) und `ender` (lehnt ab, sobald er führt), bei den Sechs von VIII `miser` (nimmt Stiche mit so wenig, wie er kann), bei den Sechs Frauen `racer` (geht den kürzesten Weg zu den eigenen Zielen)
help-tournament-games = Partien jedes Paares, 100, wenn nichts genannt ist; jede Eröffnung wird zweimal gespielt
help-tournament-random = Zufällige Züge am Anfang einer Partie, wenn sie nicht mit dem Geben beginnt
help-tournament-sprt = Zwei Spieler gegeneinander antreten lassen, bis klar ist, ob der spätere um elo0 oder um elo1 stärker ist (ein sequenzieller Quotiententest mit 5 % Irrtum)
help-tournament-elo0 = Der Unterschied in Elo, der nicht genügt
help-tournament-elo1 = Der Unterschied in Elo, der genügt
help-tournament-lines = Jede Eröffnung des Tests in diese Datei schreiben und dort fortfahren, wenn derselbe Test noch einmal läuft
help-tournament-nodes = So viele Stellungen für jeden Zug durchsuchen, wenn die eigene Grenze des Spielers nicht niedriger ist
help-tournament-ms = Millisekunden für jeden Zug, statt der eigenen Zeit der Spieler; die Ergebnisse sind von Lauf zu Lauf verschieden
help-tournament-seed = Der Startwert der Eröffnungen und des Zufalls
help-tournament-alone = Den späteren Spieler jedes Paares allein setzen, der Reihe nach auf jeden Platz, gegen den früheren auf allen anderen
help-tournament-neighbours = Nur Nachbarn in der Liste gegeneinander spielen lassen
help-tournament-examples =
    Beispiele:
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = Messen, wie schnell die Regeln zählen und die Spieler suchen; die letzte Zeile ist JSON
help-bench-variant = Die Variante; alle, wenn keine genannt ist
help-bench-ms = Wie lange gesucht wird, in Millisekunden
help-solve = Von einer Variante lösen, was sich lösen lässt, und es Stellung für Stellung prüfen; die letzte Zeile ist JSON
help-solve-write = Die komprimierte Endspieldatenbank in diese Datei schreiben; die mit 6 Steinen kommt in den Ordner der gespeicherten Partien, wenn keine genannt ist
help-solve-pieces = Mit 5 oder 6 die Endspieldatenbank für Dame mit so vielen Steinen: Ergebnisse ohne Zugzahlen; unterbrochene Arbeit wird wieder aufgenommen
help-solve-check = Nichts lösen, sondern die Endspieldatenbank in dieser Datei prüfen
help-positions = Stellungen aus Partien schreiben, die das Programm gegen sich selbst spielt, um Netze zu trainieren; die letzte Zeile ist JSON
help-positions-games = Höchstens so viele Partien
help-positions-seconds = Nach so vielen Sekunden keine weitere Partie beginnen
help-positions-nodes = So viele Stellungen für jeden Zug durchsuchen
help-positions-near = Dazu so viele Stellungen in der Nähe jeder Stellung einer Partie: ein bis vier zufällige Züge weiter, mit einem Viertel der Suche und ohne Ergebnis
help-positions-seed = Der Startwert der Partien; andere ergeben andere Partien
help-positions-weights = Mit diesen Gewichten oder Netzen spielen, statt mit den eingebauten
help-positions-write = Die Stellungen in diese Datei schreiben
help-tune = Die Gewichte einer Bewertung abstimmen, an Partien, die dafür gespielt werden
help-tune-games = Partien in jeder Runde
help-tune-nodes = So viele Stellungen für jeden Zug durchsuchen
help-tune-rounds = Runden; die erste nimmt die von Hand gesetzten Gewichte, jede spätere die der Runde davor
help-tune-seed = Der Startwert der Partien
help-tune-write = Die Gewichte in diese Datei schreiben
help-book = Ein Eröffnungsbuch durch tiefe Suchen wachsen lassen; die letzte Zeile ist JSON
help-book-positions = Die Zahl der Stellungen
help-book-nodes = So viele Stellungen für jeden ihrer Züge durchsuchen
help-book-leaf_nodes = So viele Stellungen am Ende jeder Zugfolge des Buchs noch einmal durchsuchen; ohne Angabe keine
help-book-write = Das Buch in diese Datei schreiben
help-puzzles = Aufgaben in Partien zwischen Computerspielern finden; die letzte Zeile ist JSON
help-puzzles-games = Die Zahl der Partien
help-puzzles-seed = Der Startwert der ersten Partie; jede weitere zählt 1 dazu
help-puzzles-keep = Von jeder Schwierigkeit höchstens so viele Aufgaben behalten
help-puzzles-from = Mit den Aufgaben dieser Datei beginnen, deren Schwierigkeiten und Themen neu bestimmt werden
help-puzzles-write = Die Aufgaben in diese Datei schreiben
help-ratings = Die Wertungen der Stufen aus den letzten Zeilen von Turnieren berechnen, die von der Standardeingabe gelesen werden und in denen jede Stufe auf die unter ihr traf und die erste auf `child`
help-ratings-examples =
    Beispiel:
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = Partien in PDN oder aus einem Mühleprogramm und Dateien mit eigenen Lektionen und Aufgaben prüfen: ausgeben, was in jeder falsch ist oder was sie enthält
help-check-files = Eine Datei, ein Ordner mit solchen Dateien oder `-` für die Standardeingabe
help-check-examples =
    Beispiele:
      coffer check meine_aufgaben.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = Partien nachspielen und jeden Zug prüfen; für jede eine JSON-Zeile mit ihrem Ausgang ausgeben
help-replay-file = Eine Datei mit Aufzeichnungen, Zeilen von `coffer play`, PDN, Aufzeichnungen eines Mühleprogramms, einem Link oder einem Code; `-` ist die Standardeingabe
help-replay-game = Nur diese Partie der Datei, von 1 an gezählt
help-replay-board = Vor der Zeile jeder Partie ihre letzte Stellung zeichnen
help-replay-variant = Das Spiel einer Mühle-Aufzeichnung, die mehrere sein kann
help-picture = Eine Stellung als PNG zeichnen, oder eine Partie als animiertes GIF
help-picture-what = Eine Stellung, eine Aufzeichnung, eine Partie in PDN, die Aufzeichnung eines Mühleprogramms, ein Link oder ein Code; eine Datei davon, oder `-` für die Standardeingabe
help-picture-out = Das Bild: eine Datei, die auf .png (die letzte Stellung) oder .gif (die ganze Partie) endet
help-picture-game = Diese Partie einer Datei mit mehreren, von 1 an gezählt
help-picture-seat = Der Tisch, wie ihn dieser Platz sieht, von 1 an gezählt
help-picture-after = Nur so viele erste Züge der Partie
help-picture-variant = Das Spiel einer Mühle-Aufzeichnung, die mehrere sein kann
help-picture-width = Wie breit das Bild ist [Voreinstellung: 1000, bei einem GIF 640]
help-picture-delay = Wie lange jede Stellung eines GIF zu sehen ist
help-picture-examples =
    Beispiele:
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = Eine Stellung, eine Aufzeichnung, eine Partie in PDN, die Aufzeichnung eines Mühleprogramms, einen Link oder einen Code zeichnen
help-show-what = Der Text selbst, eine oder mehrere Dateien, oder `-` für die Standardeingabe
help-show-game = Nur diese Partie einer Datei, von 1 an gezählt
help-show-seat = Den Tisch so zeigen, wie ihn dieser Platz sieht, von 1 an gezählt, statt wie ein Zuschauer
help-show-after = Ihn nach so vielen Zügen zeigen, statt nach dem letzten
help-show-memory = Auch ausgeben, was jeder Höfling bei Cromwell von der Thronfolge weiß
help-show-variant = Das Spiel einer Mühle-Aufzeichnung, die mehrere sein kann
help-show-examples =
    Beispiele:
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = Gegen ein anderes Programm spielen: JSON-Zeilen auf Standardein- und -ausgabe
help-serve-examples =
    Ein kurzes Gespräch; eingerückt ist, was das andere Programm sagt, und `…` steht für das, was hier fehlt:
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = Dame oder Schlagdame gegen andere Programme spielen: das Hub-Protokoll auf Standardein- und -ausgabe
help-hub-examples =
    Ein kurzes Gespräch; eingerückt ist, was die Oberfläche sagt, und `…` steht für das, was hier fehlt:
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
help-uci = Die Mühlespiele gegen andere Programme spielen: ein Protokoll wie UCI auf Standardein- und -ausgabe, wie Sanmill es spricht
help-uci-examples =
    Ein kurzes Gespräch; eingerückt ist, was die Oberfläche sagt, und `…` steht für das, was hier fehlt:
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = Die Vervollständigungen für eine Shell ausgeben
help-completions-shell = Die Shell
help-completions-examples =
    Beispiel:
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = Das Blatt für Lehrende als HTML ausgeben: alle Personen der Reihe nach, die Regeln in Kürze und ein Formular, das Links macht
help-sheet-family = Die Spielfamilie, etwa cromwell
help-sheet-examples =
    Beispiele:
      coffer sheet cromwell > lehrer.html

help-man = Die Handbuchseite ausgeben
help-man-command = Die Seite dieses Befehls, etwa play
help-man-examples =
    Beispiel:
      coffer man > ~/.local/share/man/man1/coffer.1
