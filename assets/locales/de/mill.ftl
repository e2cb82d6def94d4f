## The mill games

mill-place = { $at }
mill-kind-0 = Stein
    .gender = masculine
mill-kinds-0 = Steine
mill-men-0 = weiß
mill-men-1 = schwarz
mill-count =
    { $n ->
        [one] { $n } { $kind }er Stein
       *[other] { $n } { $kind }e Steine
    }
mill-choice-0 = Nichts wegnehmen
mill-placing = Setzen, Zug { $n } von { $all }
mill-lined = Mühle! Nimm einen Stein weg
mill-lined-may = Mühle! Wegnehmen oder nicht

## Nine Men’s Morris

nine_mens_morris-name = Mühle
nine_mens_morris-short = Mühle
nine_mens_morris-line = Drei in einer Reihe sind eine Mühle, und die nimmt einen Stein.
nine_mens_morris-first = Weiß setzt zuerst
nine_mens_morris-option-removal = Wegnehmen
nine_mens_morris-option-removal-note = ob eine Mühle einen Stein wegnehmen muss oder ihn stehen lassen darf
nine_mens_morris-option-removal-must = Pflicht
nine_mens_morris-option-removal-may = frei
nine_mens_morris-seat-0 = Weiß
    .masculine = weißer
    .feminine = weiße
nine_mens_morris-seat-1 = Schwarz
    .masculine = schwarzer
    .feminine = schwarze

## Mixed Mill

mixed_mill-name = Gemischte Mühle
mixed_mill-short = Gemischt
mixed_mill-line = Setze einen Stein oder zieh einen, wie du magst.
mixed_mill-first = Weiß setzt zuerst
mixed_mill-option-removal = Wegnehmen
mixed_mill-option-removal-note = ob eine Mühle einen Stein wegnehmen muss oder ihn stehen lassen darf
mixed_mill-option-removal-must = Pflicht
mixed_mill-option-removal-may = frei
mixed_mill-seat-0 = Weiß
mixed_mill-seat-1 = Schwarz

## Ceylon Mill

ceylon_mill-name = Ceylon-Mühle
ceylon_mill-short = Ceylon
ceylon_mill-line = Jede Mühle schenkt dir einen weiteren Zug.
ceylon_mill-first = Weiß setzt zuerst
ceylon_mill-option-removal = Wegnehmen
ceylon_mill-option-removal-note = ob eine Mühle einen Stein wegnehmen muss oder ihn stehen lassen darf
ceylon_mill-option-removal-must = Pflicht
ceylon_mill-option-removal-may = frei
ceylon_mill-seat-0 = Weiß
ceylon_mill-seat-1 = Schwarz

## Refusals

refusal-mill-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe d6, um einen Stein zu setzen, d6-d7, um einen zu ziehen, und d6-d7xg4, um dazu einen wegzunehmen.
refusal-mill-off_board = Die Steine stehen auf den 24 Punkten des Bretts.
refusal-mill-no_man_chosen = Wähle erst einen Stein.
refusal-mill-choose_point = Wähle einen freien Punkt für den Stein.
refusal-mill-hand_empty = Alle deine Steine sind auf dem Brett.
refusal-mill-from_the_hand = Nimm einen der Steine neben dem Brett.
refusal-mill-place_first = Erst werden alle Steine gesetzt; bis dahin zieht keiner.
refusal-mill-not_yours = Dieser Stein gehört dir nicht.
refusal-mill-empty = Auf { $point } steht kein Stein.
refusal-mill-occupied = { $point } ist besetzt.
refusal-mill-blocked =
    { $n ->
        [one] Dieser Stein kann nicht ziehen: { $places } neben ihm ist besetzt.
       *[other] Dieser Stein kann nicht ziehen: { $places } neben ihm sind besetzt.
    }
refusal-mill-one_step = Ein Stein zieht auf einer Linie zum nächsten Punkt; springen dürfen nur die letzten drei einer Seite.
refusal-mill-one_step_or_place = Ein Stein zieht auf einer Linie zum nächsten Punkt. Wer noch Steine im Vorrat hat, springt nicht.
refusal-mill-no_mill = Das schließt keine Mühle, also wird nichts weggenommen.
refusal-mill-another_turn = Solange nicht alle Steine auf dem Brett sind, nimmt eine Mühle hier nichts weg; stattdessen bist du noch einmal am Zug.
refusal-mill-must_remove = Du hast eine Mühle geschlossen: Wähle nun den Stein, den du wegnimmst.
refusal-mill-remove_enemy = Wähle einen Stein der anderen Seite.
refusal-mill-in_mill = Der Stein auf { $point } steht in einer Mühle; nimm einen anderen, etwa den auf { $outside }.
refusal-mill-one_man = In einem Zug nimmst du nur einen Stein weg.
position-mill-no_point = die Punkte tragen die Nummern 0 bis 23: { $point } gibt es nicht
position-mill-overlap = { $point } ist zweimal genannt
position-mill-off_board = es gibt nur 24 Punkte
position-mill-too_many = eine Seite hat höchstens { $men } Steine, auf dem Brett und im Vorrat
position-mill-turn_and_hands = die Steine im Vorrat passen nicht dazu, wer am Zug ist
position-mill-turn = sie beginnt mit der Seite am Zug, W oder B, und einem Doppelpunkt
position-mill-parts = die weißen Steine folgen nach W, die schwarzen nach B und die im Vorrat nach H, etwa W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = die Punkte heißen a1 bis g7
position-mill-twice = ein Punkt ist zweimal genannt
position-mill-hands = nach H folgen zwei Zahlen, etwa H9,9
placed-mill-too_many = { $side } hat { $n } Steine, auf dem Brett und im Vorrat, mehr als { $most }.
placed-mill-too_few =
    { $n ->
        [0] { $side } hat keinen Stein, auf dem Brett oder im Vorrat: Eine Mühle braucht drei.
        [one] { $side } hat nur einen Stein, auf dem Brett oder im Vorrat: Eine Mühle braucht drei.
       *[other] { $side } hat nur { WORDS($n) } Steine, auf dem Brett und im Vorrat: Eine Mühle braucht drei.
    }
placed-mill-white_places = Ist Weiß am Zug, so haben beide Seiten gleich viele Steine im Vorrat.
placed-mill-black_places = Ist Schwarz am Zug, so hat Weiß so viele Steine im Vorrat wie Schwarz oder einen weniger.
placed-mill-waits = { $side } hat keinen Stein im Vorrat und wartet, bis die andere Seite ihre Steine gesetzt hat.

## How it ended

outcome-two_men = { $loser } hat nur noch zwei Steine, und zwei schließen keine Mühle.
outcome-two_men-you = Du hast nur noch zwei Steine, und zwei schließen keine Mühle.
outcome-no_mill = In fünfzig Zügen jeder Seite wurde keine Mühle geschlossen.

## Hints

hint-mill-man =
    { $n ->
        [one] einen Stein
       *[other] { WORDS($n) } Steine
    }
hint-mill-closes = Schließt eine Mühle und nimmt den Stein auf { $point } weg.
hint-mill-closes_two = Schließt zwei Mühlen zugleich und nimmt den Stein auf { $point } weg.
hint-mill-closes_and_stops = Schließt eine Mühle und verhindert die der anderen Seite, indem sie den Stein auf { $point } wegnimmt.
hint-mill-goes_on = Schließt eine Mühle und ist noch einmal am Zug.
hint-mill-stops = Verhindert die Mühle der anderen Seite auf { $point }.
hint-mill-stops_one = Verhindert eine Mühle auf { $point }; die andere könnte niemand verhindern.
hint-mill-opens = Öffnet eine Mühle, um sie auf { $point } wieder zu schließen.
hint-mill-threatens = Droht, auf { $point } eine Mühle zu schließen.
hint-mill-threatens_two = Droht mit Mühlen auf zwei Punkten: Nur eine lässt sich verhindern.
hint-mill-takes_room = Nimmt der anderen Seite Platz.
hint-mill-room = Schafft den Steinen mehr Platz.
hint-mill-crossing = Besetzt { $point }, wo zwei Linien sich kreuzen.
hint-mill-beside = Stellt sich neben einen anderen Stein, das kann eine Mühle werden.

## Rules

page-mill_mixed-title = Gemischte Mühle: setzen oder ziehen
page-mill_mixed-1 = In der Gemischten Mühle sind Setzen und Ziehen nicht zwei Teile der Partie. Solange du Steine im Vorrat hast, setzt du in jedem Zug entweder einen, oder du ziehst einen auf einer Linie.
page-mill_mixed-2 = Mühlen werden geschlossen und nehmen weg wie im gewöhnlichen Mühlespiel, ob der dritte Stein nun gesetzt oder gezogen wird.
page-mill_mixed-3 = Niemand springt, solange er Steine im Vorrat hat, selbst mit nur dreien auf dem Brett. Ist der Vorrat leer, kannst du nur noch ziehen.
page-mill_mixed-picture-1 = Weiß hat Steine im Vorrat, zieht aber trotzdem einen: eine Mühle, und der Vorrat bleibt so voll, wie er war.
page-mill_ceylon-title = Ceylon-Mühle: noch ein Zug
page-mill_ceylon-1 = Ceylon-Mühle, auf Sri Lanka Nerenchi Keliya: Jede Mühle gibt ihrer Seite sofort einen weiteren Zug. Schließt auch der eine Mühle, so folgt noch einer und so fort. Zwei Mühlen durch einen Stein geben nur einen Zug.
page-mill_ceylon-2 = Solange nicht alle Steine beider Seiten auf dem Brett sind, nimmt eine Mühle nichts weg: Der Zug ist alles, was sie bringt. Selbst eine Mühle, die der allerletzte gesetzte Stein schließt, nimmt nichts weg.
page-mill_ceylon-3 = Danach nimmt eine Mühle einen Stein weg, wie sonst auch, und gibt noch einen Zug dazu.
page-mill_ceylon-4 = Durch diese Züge kann ein Vorrat früher leer sein. Diese Seite wartet, bis die andere alle Steine gesetzt hat, denn vorher zieht niemand.
page-mill_ceylon-picture-1 = Weiß schließt auf g7 eine Mühle, nimmt nichts weg und setzt noch einmal.
page-mill_ceylon-picture-2 = Alle Steine sind auf dem Brett: Diese Mühle nimmt einen Stein weg, und Weiß zieht noch einmal.
page-mill_board-title = Brett und Steine
page-mill_board-1 = Zwei Spieler, Weiß und Schwarz, teilen sich ein Brett mit 24 Punkten: drei Quadrate ineinander, in der Mitte ihrer Seiten verbunden. Weiß beginnt.
page-mill_board-2 = Jede Seite hat neun Steine neben dem Brett und setzt in jedem Zug einen auf einen beliebigen freien Punkt.
page-mill_board-3 = Drei Steine einer Seite nebeneinander auf einer Linie sind eine Mühle. Sechzehn solche Linien gibt es: die zwölf Seiten der Quadrate und die vier, die sie verbinden.
page-mill_board-picture-1 = Die vier markierten Punkte haben die meisten Wege, weil sich dort zwei Linien kreuzen.
page-mill_move-title = Ziehen
page-mill_move-1 = Sind alle Steine auf dem Brett, zieht man in jedem Zug einen auf einer Linie zum nächsten Punkt, wenn er frei ist.
page-mill_move-2 = Steine überspringen einander nicht und schieben einander nicht fort. Niemand darf passen.
page-mill_move-picture-1 = Wohin die weißen Steine ziehen können.
page-mill_mills-title = Mühlen
page-mill_mills-1 = Wer eine Mühle schließt, nimmt einen Stein der anderen Seite vom Brett. Dieser Stein ist aus dem Spiel.
page-mill_mills-2 = Ein Stein in einer Mühle ist sicher, solange ein anderer außerhalb steht: Nimm den. Stehen alle in Mühlen, darf jeder von ihnen weggenommen werden.
page-mill_mills-3 = Wer mit einem Stein zwei Mühlen zugleich schließt, nimmt trotzdem nur einen Stein weg.
page-mill_mills-4 = Eine Mühle zählt, wenn sie geschlossen wird, nicht solange sie steht. Man darf sie öffnen und wieder schließen, und dann zählt sie von Neuem.
page-mill_mills-picture-1 = Der Stein von g4 schließt eine Mühle auf der obersten Linie.
page-mill_mills-picture-2 = Drei schwarze Steine stehen in einer Mühle. Nur der auf f2 darf weggenommen werden.
page-mill_removal-title = Müssen oder dürfen
page-mill_removal-1 = Das Wegnehmen gehört zu dem Zug, der die Mühle schließt: Erst damit ist er zu Ende. In der Regel ist es Pflicht.
page-mill_removal-2 = Habt ihr vor der Partie „frei“ gewählt, so darfst du den Stein auch stehen lassen. Manchmal gibt es einen Grund: Eine Seite mit vier Steinen springt noch nicht.
page-mill_fly-title = Springen
page-mill_fly-1 = Eine Seite mit genau drei Steinen und leerem Vorrat springt: In jedem Zug darf sie einen Stein auf einen beliebigen freien Punkt des Bretts bringen.
page-mill_fly-2 = Auch beide Seiten zugleich können springen. Eine Seite mit vier oder mehr Steinen geht Schritt für Schritt.
page-mill_fly-picture-1 = Weiß hat drei Steine: Hier sind einige der vielen Sprünge. Der nach g7 schließt eine Mühle.
page-mill_end-title = Sieg und Niederlage
page-mill_end-1 = Eine Seite mit weniger als drei Steinen, den Vorrat mitgezählt, kann keine Mühle mehr schließen und verliert.
page-mill_end-2 = Wer am Zug ist und nicht ziehen kann, verliert ebenfalls.
page-mill_end-3 = Aufgeben kann man jederzeit.
page-mill_end-picture-1 = Schwarz hat noch zwei Steine: Weiß gewinnt.
page-mill_end-picture-2 = Schwarz ist am Zug, und kein Stein hat einen freien Punkt neben sich: Weiß gewinnt.
page-mill_draw-title = Remis
page-mill_draw-1 = Die Partie ist remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal eintritt.
page-mill_draw-2 = Sie ist auch remis, wenn nach dem Setzen jede Seite fünfzig Züge in Folge gemacht hat und niemand eine Mühle schloss.
page-mill_draw-3 = Remis lässt sich auch vereinbaren.
page-mill_art-title = Die Zwickmühle
page-mill_art-1 = Die stärkste Waffe ist ein Stein, der zwischen zwei Linien hin- und herzieht und mit jedem Schritt eine Mühle schließt.
page-mill_art-2 = Schließe beim Setzen nicht übereilt Mühlen. Gute Punkte und bewegliche Steine sind mehr wert als eine frühe Beute.
page-mill_art-3 = Eine offene Mühle verhinderst du, indem du dich hineinstellst. Zwei zugleich kann niemand verhindern.
page-mill_art-picture-1 = Eine Zwickmühle: Von d7 nach d6 schließt sich die eine Mühle, auf dem Rückweg die andere.
page-mill_notation-title = Wie man Züge schreibt
page-mill_notation-1 = Jeder Punkt hat einen Buchstaben für seine Spalte, a bis g, und eine Zahl für seine Reihe, 1 bis 7, von der Seite von Weiß gesehen.
page-mill_notation-2 = Einen Stein zu setzen schreibt man d6, einen zu ziehen d6-d7. Wird einer weggenommen, folgt er nach einem x: d6-d7xg4.
page-mill_notation-3 = Eine Stellung nennt die Seite am Zug, die Steine beider Seiten und die im Vorrat, zuerst die von Weiß: W:Wa7,f4:Bd7,g4:H7,7.
page-mill_notation-picture-1 = Weiß steht auf a1, d1 und g1, Schwarz auf a7, d7 und g7.

## The rule of the moment

moment-mill-start = Weiß beginnt. In jedem Zug setzt man einen Stein auf einen freien Punkt.
moment-mill-mixed = In jedem Zug setzt man einen Stein oder zieht einen auf einer Linie.
moment-mill-ceylon = Solange gesetzt wird, nimmt eine Mühle nichts weg, gibt aber noch einen Zug.
moment-mill-again = Die Mühle gibt noch einen Zug.
moment-mill-close = Eine Mühle lässt sich schließen und ein Stein wegnehmen.
moment-mill-close_turn = Eine Mühle lässt sich schließen. Sie nimmt noch nichts weg, gibt aber noch einen Zug.
moment-mill-threat = Die andere Seite will eine Mühle schließen. Stell dich hinein, um sie zu verhindern.
moment-mill-repetition = Tritt dieselbe Stellung zum dritten Mal ein, ist die Partie remis.
moment-mill-fifty = Ohne eine Mühle wird die Partie remis. Züge, die jeder Seite bleiben: { $moves }.
moment-mill-flies = Drei Steine und keiner im Vorrat: Sie springen auf jeden freien Punkt.
moment-mill-waits = Die andere Seite hat alle Steine gesetzt und wartet.
moment-mill-moving = Alle Steine sind auf dem Brett: Nun ziehen sie auf den Linien.
moment-mill-lost = Wer nur noch zwei Steine hat oder nicht ziehen kann, verliert.
moment-mill-drawn = Die Partie ist remis.

## The lesson

lesson-nine_mens_morris-title = Mühle: Unterricht bei Charles Brandon
lesson-nine_mens_morris-place-title = Die Steine setzen
lesson-nine_mens_morris-place-say = Setze deinen ersten Stein auf einen beliebigen freien Punkt. Ein Spiel für Soldaten: Weiß beginnt, und jede Seite stellt ihre neun Mann ins Feld, in jedem Zug einen.
lesson-nine_mens_morris-place-say-2 = Nun versuch zu marschieren: Zieh den Stein, den du eben gesetzt hast. Meine Antwort steht schon im Feld.
lesson-nine_mens_morris-place-done = Noch nicht! Niemand zieht, ehe alle achtzehn auf dem Brett sind. Wähle dein Gelände gut: Wo Linien sich kreuzen, führen die meisten Wege hinaus.
lesson-nine_mens_morris-place-not_yet = Dort darfst du ihn setzen. Aber versuch erst, den Stein auf dem Brett zu ziehen, und lass dich zurückpfeifen.
lesson-nine_mens_morris-place-hint-1 = Nimm zuerst einen Stein von denen neben dem Brett und zeig irgendwohin. Dann zeig auf deinen Stein auf dem Brett und auf einen Punkt daneben.
lesson-nine_mens_morris-mill-title = Eine Mühle schließen
lesson-nine_mens_morris-mill-say = Schließ die Mühle, und nimm einen meiner Steine weg. Drei deiner Steine nebeneinander auf einer Linie sind eine Mühle, und zwei stehen schon.
lesson-nine_mens_morris-mill-done = Getroffen! Jedes Mal, wenn du eine Mühle schließt, geht ein Stein der anderen Seite vom Brett und kehrt nie zurück.
lesson-nine_mens_morris-mill-not_yet = Dieser Punkt gehört zu keiner deiner Linien. Deine beiden Steine stehen auf der obersten Linie.
lesson-nine_mens_morris-mill-hint-1 = Setze einen Stein auf g7, dann zeig auf einen der schwarzen Steine.
lesson-nine_mens_morris-removal-title = Wen wegnehmen?
lesson-nine_mens_morris-removal-say = Schließ deine Mühle, und versuch, einen meiner Steine auf b6, d6 und f6 wegzunehmen. Sie sind eine Mühle, und einer bewacht den anderen.
lesson-nine_mens_morris-removal-say-2 = Schließ die Mühle, und nimm meinen Stein, der außerhalb steht. Solange er das tut, ist die Mühle sicher.
lesson-nine_mens_morris-removal-done = Genau so. Erst wenn alle Steine der anderen Seite in Mühlen stehen, darfst du jeden von ihnen wegnehmen. Auch zwei Mühlen auf einen Streich nehmen nur einen Stein weg.
lesson-nine_mens_morris-removal-not_yet = Eins nach dem anderen: Schließ die Mühle auf g7, und zeig erst auf einen Stein meiner Mühle, dann auf den, der außerhalb steht.
lesson-nine_mens_morris-removal-hint-1 = Setze auf g7, zeig auf d6 und hör, warum das nicht geht. Mein Stein auf f2 steht allein.
lesson-nine_mens_morris-removal-hint-2 = Setze auf g7 und nimm f2 weg.
lesson-nine_mens_morris-move-title = Ziehen
lesson-nine_mens_morris-move-say = Versuch, einen Stein weiter als einen Punkt zu schicken. Alle Steine sind gesetzt, und einige sind gefallen: Von nun an ziehst du in jedem Zug einen Stein auf einer Linie zum nächsten Punkt.
lesson-nine_mens_morris-move-say-2 = Nun zieh einen Stein so, dass er eine Mühle schließt. Immer nur einen Punkt weit, aber einer genügt.
lesson-nine_mens_morris-move-done = Gesetzt oder gezogen, Mühle ist Mühle. Kannst du keinen einzigen Stein ziehen, so verlierst du, also lass dich nicht einsperren.
lesson-nine_mens_morris-move-not_yet = Ein ordentlicher Schritt. Aber versuch erst, zu weit zu gehen, und schließ dann die Mühle.
lesson-nine_mens_morris-move-hint-1 = Versuch, den Stein von b2 nach g7 zu bringen, und hör, warum das nicht geht.
lesson-nine_mens_morris-move-hint-2 = Der Stein auf g4 ist einen Schritt von g7 entfernt.
lesson-nine_mens_morris-double-title = Die Zwickmühle
lesson-nine_mens_morris-double-say = Öffne die Mühle auf der obersten Linie so, dass du die andere schließt, auf der Linie darunter, wo zwei weitere Steine warten. Das hier ist die Kanone dieses Spiels.
lesson-nine_mens_morris-double-say-2 = Kehrt marsch! Die erste ist wieder offen.
lesson-nine_mens_morris-double-done = Mit jedem Schritt hin und her fällt ein Stein. Bau dir eine Zwickmühle, und lass die andere Seite keine bauen.
lesson-nine_mens_morris-double-not_yet = Da kracht kein Schuss. Der Stein auf d7 geht zwischen beiden Linien.
lesson-nine_mens_morris-double-hint-1 = Von d7 nach d6, und nimm weg, wen du willst.
lesson-nine_mens_morris-double-hint-2 = Und von d6 zurück nach d7.
lesson-nine_mens_morris-fly-title = Springen
lesson-nine_mens_morris-fly-say = Gewinne mit einem Streich: Deine Steine springen jetzt. Eine Seite mit drei Steinen und leerem Vorrat steht mit dem Rücken zur Wand und kämpft wie ein Löwe: Ihre Steine kommen auf jeden freien Punkt.
lesson-nine_mens_morris-fly-done = Mir bleiben zwei Steine, und zwei schließen keine Mühle: Die Partie ist dein. Bedenke, dass auch ich hätte springen können, mit meinen dreien.
lesson-nine_mens_morris-fly-not_yet = Dorthin darf er springen, aber es gewinnt nichts. Wo ist eine Linie mit zwei deiner Steine?
lesson-nine_mens_morris-fly-hint-1 = Der Stein auf c3 darf überallhin, auch nach g7.
lesson-nine_mens_morris-fly-hint-2 = Von c3 nach g7, und nimm einen Stein weg.
lesson-nine_mens_morris-mixed-title = Gemischte Mühle
lesson-nine_mens_morris-mixed-say = Schließ die Mühle, ohne einen Stein aus deinem Vorrat zu opfern. In der Gemischten Mühle, einem anderen Spiel auf demselben Brett, musst du nicht warten: Solange du Steine im Vorrat hast, setzt oder ziehst du in jedem Zug einen.
lesson-nine_mens_morris-mixed-say-2 = Nun versuch, mit einem deiner drei Steine auf dem Brett zu springen. Fünf liegen noch in deinem Vorrat.
lesson-nine_mens_morris-mixed-done = Wer noch Steine im Vorrat hat, springt nicht. Alles andere ist wie zuvor.
lesson-nine_mens_morris-mixed-not_yet = Das darfst du. Aber schließ die Mühle erst durch einen Zug, damit dein Vorrat voll bleibt, und versuch dann zu springen.
lesson-nine_mens_morris-mixed-hint-1 = Zieh den Stein von g4 nach g7.
lesson-nine_mens_morris-mixed-hint-2 = Wähle einen Stein auf dem Brett und einen Punkt, der nicht neben ihm liegt, und hör, warum das nicht geht.
lesson-nine_mens_morris-ceylon-title = Ceylon-Mühle
lesson-nine_mens_morris-ceylon-say = Schließ die Mühle auf g7. Das letzte Spiel kommt von jenseits des Meeres: die Ceylon-Mühle, in der eine Mühle etwas anderes einbringt als einen Stein.
lesson-nine_mens_morris-ceylon-say-2 = Nun zeig auf einen meiner Steine, als wolltest du ihn wegnehmen.
lesson-nine_mens_morris-ceylon-say-3 = Nutze deinen zweiten Zug: Setze noch einen Stein. Solange gesetzt wird, nimmt man niemanden weg; dafür hat dir die Mühle diesen Zug gegeben.
lesson-nine_mens_morris-ceylon-done = Sind alle Steine auf dem Brett, nimmt eine Mühle einen Stein weg und gibt noch einen Zug dazu. Nun ins Feld: Ich erwarte dich.
lesson-nine_mens_morris-ceylon-not_yet = Nicht das. Schließ erst die Mühle auf g7; dann zeig auf einen meiner Steine; dann setze noch einen von deinen.
lesson-nine_mens_morris-ceylon-hint-1 = Setze auf g7: a7 und d7 sind schon dein.
lesson-nine_mens_morris-ceylon-hint-2 = Zeig auf b4 und hör, warum das nicht geht.
lesson-nine_mens_morris-ceylon-hint-3 = Setze auf einen beliebigen freien Punkt.

## Achievements: each with its source

achievement-mill_win = Voller Schlamm
achievement-mill_win-task = Gewinne eine Partie Mühle.
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = „Das Mühlebrett im Rasen ist voll Schlamm“, klagt Titania bei Shakespeare: Gespielt wurde auch im Freien, auf Linien, die in den Rasen gestochen waren.

achievement-mill_boards = Die Sitze im Kreuzgang
achievement-mill_boards-task = Gewinne in jedem der drei Mühlespiele eine Partie.
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = In die Steinbänke englischer Kreuzgänge sind Mühlebretter geritzt, in Canterbury, Gloucester, Norwich, Salisbury und Westminster.
