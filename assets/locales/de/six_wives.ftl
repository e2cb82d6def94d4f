## The Six Wives

six_wives-name = Die sechs Frauen
six_wives-short = Sechs Frauen
six_wives-line = Geschieden, geköpft, gestorben, geschieden, geköpft, überlebt: Wer führt als Erster alle sechs Königinnen ihrem Schicksal zu?
six_wives-first = das Los entscheidet, wer beginnt
six_wives-option-seats = Spieler
six_wives-option-seats-note = jeder ein König mit sechs Königinnen
six_wives-option-seats-2 = zwei
six_wives-option-seats-3 = drei
six_wives-option-seats-4 = vier
six_wives-option-first = Erster Zug
six_wives-option-first-note = ausgelost oder immer der erste Platz
six_wives-option-first-lot = ausgelost
six_wives-option-first-first_seat = der erste Platz
six_wives-option-places = Um die Plätze spielen
six_wives-option-places-note-2 = nur zu dritt oder zu viert
six_wives-option-places-note = hat der Erste gewonnen, spielen die anderen um den zweiten Platz weiter
six_wives-option-places-off = nein
six_wives-option-places-on = ja
six_wives-seat_option-variant = Erschwernis
six_wives-seat_option-variant-note = jeder darf sich das Spiel schwerer machen als die anderen
six_wives-seat_option-variant-standard = keine
six_wives-seat_option-variant-standard-note = jede Königin für jedes Ziel, in beliebiger Reihenfolge
six_wives-seat_option-variant-number = nach Nummern
six_wives-seat_option-variant-number-note = die Königinnen kommen in der Reihenfolge ihrer Nummern dran
six_wives-seat_option-variant-history = nach Geschichte
six_wives-seat_option-variant-history-note = geschieden, geköpft, gestorben, geschieden, geköpft, überlebt: in dieser Reihenfolge
six_wives-seat_option-variant-both = nach Geschichte und Nummern
six_wives-seat_option-variant-both-note = die Ziele in der Reihenfolge der Geschichte, die Königinnen in der ihrer Nummern
six_wives-seat_option-variant-cocktail = Obstsalat
six_wives-seat_option-variant-cocktail-note = ein offenes Los bindet zwei Königinnen an ein Schicksal und zwei an eine Stelle der Reihenfolge
six_wives-seat-0 = Rot
    .masculine = roter
    .feminine = rote
six_wives-seat-1 = Blau
    .masculine = blauer
    .feminine = blaue
six_wives-seat-2 = Grün
    .masculine = grüner
    .feminine = grüne
six_wives-seat-3 = Gelb
    .masculine = gelber
    .feminine = gelbe
six_wives-place = { $at }
six_wives-kind-0 = König
    .gender = masculine
six_wives-kinds-0 = Könige
six_wives-kind-1 = Königin
    .gender = feminine
six_wives-kinds-1 = Königinnen
six_wives-kind-2 = Königin 0
    .gender = feminine
six_wives-kinds-2 = Königinnen 0
six_wives-kind-3 = Königin 1
    .gender = feminine
six_wives-kinds-3 = Königinnen 1
six_wives-kind-4 = Königin 2
    .gender = feminine
six_wives-kinds-4 = Königinnen 2
six_wives-kind-5 = Königin 3
    .gender = feminine
six_wives-kinds-5 = Königinnen 3
six_wives-kind-6 = Königin 4
    .gender = feminine
six_wives-kinds-6 = Königinnen 4
six_wives-kind-7 = Königin 5
    .gender = feminine
six_wives-kinds-7 = Königinnen 5
six_wives-choice-0 = Passen
six_wives-choice-survive = Sie überlebt
six_wives-count =
    { $n ->
        [0] keine Königin mehr
        [one] noch eine Königin
       *[other] noch { $n } Königinnen
    }
six_wives-goal-divorced = Geschieden
six_wives-goal-beheaded = Geköpft
six_wives-goal-died = Gestorben
six_wives-goal-survived = Überlebt
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = Nun: Königin { $queen }
six_wives-goal-at_place = { $queen } an Stelle { $place }
six_wives-fate-divorced = geschieden
six_wives-fate-beheaded = geköpft
six_wives-fate-died = gestorben
six_wives-fate-survived = überlebt

## Announcements

six_wives-say-divorced = { $name } lässt sich auf { $at } von einer Königin scheiden.
six_wives-say-divorced-you = Du lässt dich auf { $at } von einer Königin scheiden.
six_wives-say-beheaded = { $name } köpft eine Königin auf { $at }.
six_wives-say-beheaded-you = Du köpfst eine Königin auf { $at }.
six_wives-say-died = Eine Königin von { FORM($name, "dative") } stirbt auf { $at }.
six_wives-say-died-you = Eine deiner Königinnen stirbt auf { $at }.
six_wives-say-survived = Eine Königin von { FORM($name, "dative") } überlebt auf { $at }.
six_wives-say-survived-you = Eine deiner Königinnen überlebt auf { $at }.

## Henry’s queens

six_wives-gallery = Heinrichs sechs Königinnen
six_wives-history-0-name = Katharina von Aragón
six_wives-history-0 = Heinrichs Ehe mit Katharina von Aragón wurde im Mai 1533 nach fast vierundzwanzig Jahren für nichtig erklärt, und sie fand sich nie damit ab.
six_wives-history-0-when = Lass dich von einer Königin scheiden.
six_wives-history-1-name = Anne Boleyn
six_wives-history-1 = Anne Boleyn wurde am 19. Mai 1536 im Tower von London geköpft, mit dem Schwert, von einem aus Calais geholten Henker.
six_wives-history-1-when = Köpfe eine Königin.
six_wives-history-2-name = Jane Seymour
six_wives-history-2 = Jane Seymour starb am 24. Oktober 1537 in Hampton Court, zwölf Tage nachdem sie den späteren König Eduard VI. geboren hatte.
six_wives-history-2-when = Bette eine Königin auf dem Friedhof zur Ruhe.
six_wives-history-3-name = Anna von Kleve
six_wives-history-3 = Anna von Kleve willigte im Juli 1540 nach sechs Monaten in die Annullierung ihrer Ehe ein und überlebte Heinrich und alle seine anderen Frauen.
six_wives-history-3-when = Lass dich in derselben Partie von einer zweiten Königin scheiden.
six_wives-history-4-name = Catherine Howard
six_wives-history-4 = Catherine Howard wurde am 13. Februar 1542 im Tower von London geköpft, vom Parlament ohne Prozess verurteilt.
six_wives-history-4-when = Köpfe in derselben Partie eine zweite Königin.
six_wives-history-5-name = Catherine Parr
six_wives-history-5 = Catherine Parr, die 1545 unter ihrem eigenen Namen ein Gebetbuch veröffentlicht hatte, war Heinrichs Frau, als er am 28. Januar 1547 starb.
six_wives-history-5-when = Lass eine Königin überleben.

## Refusals

refusal-six_wives-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe a1-a2 für den Zug einer Figur, b2xa2, wenn der König eine Königin nimmt, xj10, wenn eine Königin überlebt, oder pass.
refusal-six_wives-chance = Noch werden die Münzen gezogen.
refusal-six_wives-drawn = Das Los ist schon gefallen.
refusal-six_wives-off_board = Die Figuren stehen auf den Feldern des Palastbodens.
refusal-six_wives-no_piece_chosen = Wähle erst eine Figur.
refusal-six_wives-third_time = Damit entstünde dieselbe Stellung zum dritten Mal.
refusal-six_wives-choose_space = Wähle das Feld, auf das sie soll.
refusal-six_wives-not_yours = Diese Figur gehört dir nicht.
refusal-six_wives-empty = Auf { $space } steht niemand.
refusal-six_wives-occupied = { $space } ist besetzt.
refusal-six_wives-straight = Man zieht längs der Reihen und Spalten, nie schräg.
refusal-six_wives-one_step = Eine Figur zieht ein Feld weit oder springt über die Figur gleich neben ihr.
refusal-six_wives-one_action = Ein Schritt, ein Sprung oder ein Ziel ist ein ganzer Zug.
refusal-six_wives-nothing_to_jump = Auf { $space } steht niemand zum Überspringen.
refusal-six_wives-queen_jumps = Eine Königin springt nur über Königinnen, nie über einen König.
refusal-six_wives-king_jumps = Ein König springt über die anderen Könige und über eine Königin nur, um eine eigene zu köpfen.
refusal-six_wives-king_grave = Ein König betritt den Friedhof nie.
refusal-six_wives-king_stays = Könige verlassen das Brett nicht.
refusal-six_wives-over_grave = Über eine Königin auf dem Friedhof springt niemand.
refusal-six_wives-frozen = Sie ruht auf dem Friedhof und rührt sich nie mehr.
refusal-six_wives-stuck =
    { $n ->
        [one] Diese Figur kann nicht ziehen: { $places } ist besetzt.
       *[other] Diese Figur kann nicht ziehen: { $places } sind besetzt.
    }
refusal-six_wives-push_edge = Geschieden wird über den Rand des Brettes: Die Königin muss auf einem Randfeld stehen und der König hinter ihr.
refusal-six_wives-push_outward = Der König schiebt eine Königin geradeaus vom Brett: Er muss auf ihrer inneren Seite stehen.
refusal-six_wives-haven = Eine Königin überlebt in der Ecke, die ihrer eigenen gegenüberliegt: { $spaces }.
refusal-six_wives-pass = Du kannst ziehen, also darfst du nicht passen.
refusal-six_wives-done =
    { $fate ->
        [divorced] Zwei deiner Königinnen sind schon geschieden, und mehr dürfen es nicht werden.
        [beheaded] Zwei deiner Königinnen sind schon geköpft, und mehr dürfen es nicht werden.
        [died] Eine deiner Königinnen liegt schon auf dem Friedhof, und keine andere darf ihr folgen.
       *[survived] Eine deiner Königinnen hat schon überlebt, und keine andere darf es.
    }
refusal-six_wives-number = Dein nächstes Ziel gehört Königin { $queen }.
refusal-six_wives-history =
    { $fate ->
        [divorced] Als Nächstes kommt eine Scheidung.
        [beheaded] Als Nächstes kommt eine Enthauptung.
        [died] Als Nächstes kommt der Tod: Eine Königin muss auf den Friedhof.
       *[survived] Als Nächstes muss eine überleben.
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] Königin { $queen } muss geschieden werden.
        [beheaded] Königin { $queen } muss geköpft werden.
        [died] Königin { $queen } muss sterben.
       *[survived] Königin { $queen } muss überleben.
    }
refusal-six_wives-own_place = Königin { $queen } ist in der Reihenfolge an Ziel { $place } gebunden, und als Nächstes kommt Ziel { $next }.
refusal-six_wives-reserved = Ziel { $place } der Reihenfolge ist an Königin { $queen } gebunden: Mit jeder anderen käme sie nie an das ihre.
refusal-six_wives-bound =
    { $fate ->
        [divorced] Die übrigen Scheidungen sind an andere Königinnen gebunden, die sonst nie an ihr Ziel kämen.
        [beheaded] Die übrigen Enthauptungen sind an andere Königinnen gebunden, die sonst nie an ihr Ziel kämen.
        [died] Das Sterben ist an eine andere Königin gebunden, die sonst nie an ihr Ziel käme.
       *[survived] Das Überleben ist an eine andere Königin gebunden, die sonst nie an ihr Ziel käme.
    }
position-six_wives-overlap = auf { $space } stehen zwei Figuren
position-six_wives-grave = auf dem Friedhof liegt nur eine gestorbene Königin, nicht { $space }
position-six_wives-goals = die Königinnen auf dem Brett und die erreichten Ziele passen nicht zusammen
position-six_wives-turn = wer am Zug sein soll, spielt nicht mehr mit
position-six_wives-corner = sie beginnt mit der Ecke am Zug, SW, NW, NE oder SE, oder vor der Auslosung mit ?
position-six_wives-players = jeder Spieler folgt nach einem Doppelpunkt in der Reihenfolge des Spiels, etwa SWKg7,a1,b1,c1,a2,b2,a3
position-six_wives-king = ein Spieler beginnt mit dem König, etwa Kg7
position-six_wives-space = die Felder heißen a1 bis j10, und vor einer Königin auf dem Friedhof steht ein +
position-six_wives-log = die erreichten Ziele folgen nach einem Schrägstrich als D, B, G und S, etwa DBG
position-six_wives-numbers = entweder haben alle Königinnen eines Spielers Nummern oder keine, und alle haben sie, wo die Variante sie braucht
position-six_wives-cocktail = das Los des Obstsalats nennt zwei Königinnen und noch zwei, etwa *02.35
position-six_wives-queens = ein Spieler hat sechs Königinnen, jede einmal
placed-six_wives-grave = Auf dem Friedhof liegt nur eine gestorbene Königin.
placed-six_wives-died = { $side }: Die gestorbene Königin bleibt auf dem Friedhof.
placed-six_wives-out = { $side } hat alle Ziele erreicht und zieht nicht mehr.

## How it ended

outcome-six_fates = Alle sechs Königinnen hat ihr Schicksal ereilt.
outcome-all_passed = Niemand kann ziehen.
outcome-too_long = Jeder hatte 300 Züge.

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = kein Ziel erreicht
cli-draw-six_wives-bound_fate = Königin { $queen }: { $fate }
cli-draw-six_wives-bound_place = Königin { $queen }: Ziel { $place }

## Hints

hint-six_wives-divorces = Lässt sich von einer Königin scheiden: ein Ziel weniger.
hint-six_wives-beheads = Köpft eine Königin: ein Ziel weniger.
hint-six_wives-buries = Bettet eine Königin auf dem Friedhof zur Ruhe: ein Ziel weniger.
hint-six_wives-survives = Eine Königin überlebt: ein Ziel weniger.
hint-six_wives-prepares =
    { $fate ->
        [divorced] Bereitet eine Scheidung vor.
        [beheaded] Bereitet eine Enthauptung vor.
        [died] Bringt eine Königin zum Friedhof.
       *[survived] Bringt eine Königin zu der Ecke, in der sie überlebt.
    }
hint-six_wives-nearer = Bringt den König oder eine Königin dem nächsten Ziel näher.
hint-six_wives-hinders =
    { $fate ->
        [divorced] Hält einen anderen von der Scheidung ab.
        [beheaded] Hält einen anderen von der Enthauptung ab.
        [died] Hält die Königin eines anderen vom Friedhof fern.
       *[survived] Hält die Königin eines anderen vom Überleben ab.
    }
hint-six_wives-room = Schafft Platz für das, was kommt.

## Rules

page-wives_aim-title = Sechs Königinnen, sechs Schicksale
page-wives_aim-1 = Zwei bis vier Könige teilen sich einen Palast. Jeder hat sechs Königinnen, und auf jede wartet ihr Schicksal: Zwei werden geschieden, zwei geköpft, eine stirbt, und eine überlebt. Wer zuerst für alle sechs gesorgt hat, gewinnt.
page-wives_aim-2 = Der Boden hat zehn Spalten und zehn Reihen und in der Mitte den Friedhof. Die Königinnen beginnen in den Ecken, und jeder König steht von den Seinen aus jenseits des Friedhofs.
page-wives_aim-3 = Ein Schicksal, das so oft eingetreten ist, wie es darf, ist erledigt: Eine dritte Scheidung wird abgelehnt. So bleiben stets so viele Ziele wie Königinnen.
page-wives_aim-4 = Die Zielkarte jedes Spielers liegt für alle offen.
page-wives_aim-picture-1 = Vier Spieler zu Beginn, die vier Gräber markiert. Zu zweit sitzt man in gegenüberliegenden Ecken.
page-wives_move-title = Schritte und Sprünge
page-wives_move-1 = Ein Zug ist eine Handlung: ein Schritt, ein Sprung oder ein Ziel. Keine zieht im selben Zug eine zweite nach sich.
page-wives_move-2 = Könige und Königinnen ziehen ein Feld weit längs einer Reihe oder Spalte, auf ein freies Feld außerhalb des Friedhofs.
page-wives_move-3 = Eine Königin darf über jede Königin gleich neben ihr springen, wem sie auch gehört, auf das freie Feld dahinter. Ebenso darf ein König über den König eines anderen springen.
page-wives_move-4 = Ein Sprung tut niemandem weh. Königinnen springen nie über Könige, und ein König springt über eine Königin nur, um eine eigene zu köpfen.
page-wives_move-picture-1 = Der König darf ziehen oder den blauen König überspringen; eine Königin darf ziehen oder eine rote oder blaue überspringen.
page-wives_divorce-title = Geschieden
page-wives_divorce-1 = Eine Königin am Rand kann geschieden werden, wenn ihr König genau hinter ihr steht, auf der inneren Seite. Er schiebt sie vom Brett und nimmt ihr Feld ein. Das ist der ganze Zug.
page-wives_divorce-2 = Er schiebt geradeaus, nie um die Ecke. Auf einem Eckfeld hat sie zwei Ränder, und jeder ist recht.
page-wives_divorce-3 = Auf den Friedhof wird niemand geschoben.
page-wives_divorce-picture-1 = Der rote König schiebt seine Königin vom Brett. Der blaue könnte mit der Königin in der Ecke dasselbe tun.
page-wives_behead-title = Geköpft
page-wives_behead-1 = Der König springt über eine eigene Königin gleich neben ihm auf das freie Feld dahinter, und sie verlässt das Brett. Das ist der ganze Zug, auch wenn in derselben Linie schon die nächste steht.
page-wives_behead-2 = Das Feld dahinter muss auf dem Brett und frei sein, und der Friedhof taugt nicht.
page-wives_behead-picture-1 = Die markierte Königin kann geköpft werden. Die auf d6 nicht, denn hinter ihr ist ein Grab.
page-wives_die-title = Gestorben
page-wives_die-1 = Eine Königin, die auf ein freies Feld des Friedhofs zieht oder springt, ist gestorben. Das tut eine Königin jedes Spielers.
page-wives_die-2 = Dort bleibt sie für den Rest des Spiels. Sie rührt sich nie mehr, niemand springt über sie, und keine andere Königin darf ihr Grab teilen.
page-wives_die-3 = Könige betreten den Friedhof nie.
page-wives_die-picture-1 = Drei Gräber sind frei. Beide Königinnen können in das nächste gehen, mit einem Schritt oder mit einem Sprung.
page-wives_survive-title = Überlebt
page-wives_survive-1 = Eine Königin jedes Spielers überlebt. Sie muss eines der vier Felder in der Ecke erreichen, die jener gegenüberliegt, in der die Königinnen des Spielers begannen.
page-wives_survive-2 = In einem späteren Zug darf sie von dort das Brett verlassen. Auch das ist eine Handlung; sie braucht also einen Zug, um anzukommen, und einen, um zu gehen.
page-wives_survive-picture-1 = Die roten Königinnen überleben auf den markierten Feldern. Diese kommt an und darf im nächsten Zug gehen.
page-wives_win-title = Gewinnen
page-wives_win-1 = Wer zuerst alle sechs Ziele erreicht hat, gewinnt sofort.
page-wives_win-2 = Zu dritt oder zu viert könnt ihr vereinbaren, um die Plätze weiterzuspielen. Wer fertig ist, wird dann übergangen, und sein König bleibt, wo er ist.
page-wives_win-3 = Man darf auch jederzeit aufgeben.
page-wives_win-picture-1 = Rot fehlt eine Scheidung, Blau eine Enthauptung. Rot ist am Zug: Rot gewinnt.
page-wives_draw-title = Wiederholung, Passen und Remis
page-wives_draw-1 = Keine Handlung darf dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal herbeiführen: Jemand muss etwas anderes tun. So kann kein König einer Königin ewig im Weg stehen.
page-wives_draw-2 = Wer nichts tun kann, passt. Sonst darf es niemand.
page-wives_draw-3 = Die Partie endet remis, wenn alle der Reihe nach passen oder wenn jeder 300 Züge hatte. Zu zweit kann man sich auch auf Remis einigen.
page-wives_handicaps-title = Erschwernisse
page-wives_handicaps-1 = Jeder darf eine Erschwernis auf sich nehmen, und jeder eine andere: je stärker der Spieler, desto schwerer. Die Münzen der Königinnen tragen die Nummern 0 bis 5, werden zufällig verteilt und liegen offen, wo es darauf ankommt.
page-wives_handicaps-2 = Nach Nummern: Das erste Ziel erreicht Königin 0, das zweite Königin 1 und so weiter. Welches Ziel es ist, bleibt dir überlassen.
page-wives_handicaps-3 = Nach Geschichte: Die Ziele kommen in der Reihenfolge geschieden, geköpft, gestorben, geschieden, geköpft, überlebt. Welche Königin es ist, bleibt dir überlassen.
page-wives_handicaps-4 = Nach Geschichte und Nummern: beides. Königin 0 wird geschieden, Königin 1 geköpft, Königin 2 stirbt, Königin 3 wird geschieden, Königin 4 geköpft, und Königin 5 überlebt, in dieser Reihenfolge.
page-wives_handicaps-5 = Die fünfte Spielart ist der Obstsalat; sie hat eine eigene Seite.
page-wives_handicaps-picture-1 = Rot spielt nach Nummern. Königin 0 kommt zuerst: Sie kann geköpft werden, aber Königin 1 noch nicht geschieden.
page-wives_cocktail-title = Obstsalat
page-wives_cocktail-1 = Zwei deiner sechs Königinnen werden ausgelost. Jede ist an ein Schicksal gebunden, an das, das in der Reihenfolge der Geschichte ihre Nummer hat: Königin 0 muss geschieden werden, Königin 1 geköpft, Königin 2 sterben, Königin 3 geschieden werden, Königin 4 geköpft, und Königin 5 überleben. Wann, bleibt dir überlassen.
page-wives_cocktail-2 = Zwei weitere werden ausgelost. Jede ist an eine Stelle der Reihenfolge gebunden: Königin 0 muss als Erste ein Ziel erreichen, Königin 1 als Zweite und so weiter. Welches Ziel es ist, bleibt dir überlassen.
page-wives_cocktail-3 = Die letzten zwei Königinnen sind frei.
page-wives_cocktail-4 = Trotzdem sind am Ende zwei geschieden, zwei geköpft, eine ist gestorben, und eine hat überlebt.
page-wives_cocktail-5 = Beide Lose liegen offen: Alle sehen diese vier auf deiner Zielkarte.
page-wives_cocktail-6 = Eine Handlung, nach der eine andere Königin ohne Ziel bliebe, wird abgelehnt, und du erfährst, warum. So kann sich niemand festfahren.
page-wives_cocktail-picture-1 = Die Königinnen 0 und 5 sind hier an ihr Schicksal gebunden, die Königinnen 1 und 3 an ihre Stelle. Die Scheidung ist erlaubt; Königin 5 muss warten, bis sie in ihrer Ecke ist.
page-wives_art-title = Die Kunst dabei
page-wives_art-1 = Den weitesten Weg hat die Königin, die überlebt. Schicke sie früh los, und wähle eine, die niemandem im Weg steht.
page-wives_art-2 = Für vier der sechs Ziele brauchst du deinen König. Bringe die Königinnen ebenso zu ihm wie ihn zu den Königinnen, und schlag zwei Fliegen mit einer Klappe.
page-wives_art-3 = Königinnen, die nebeneinanderstehen, sind eine Leiter: Wer springt, reist doppelt so schnell. Die der anderen taugen dazu so gut wie deine eigenen.
page-wives_art-4 = Lies die Karten der anderen. Steht eine deiner Figuren auf dem einzigen freien Feld, das ein fremder König braucht, so kostet das ihn mehrere Züge und dich einen.
page-wives_art-picture-1 = Blau will gerade die letzte Königin köpfen. Der rote König tritt dazwischen, und Rot gewinnt das Rennen.
page-wives_notation-title = Wie Züge geschrieben werden
page-wives_notation-1 = Die Spalten sind a bis j, die Reihen 1 bis 10. Ein Schritt oder Sprung wird a1-a2 geschrieben. Wenn der König sich von einer Königin scheiden lässt oder sie köpft, steht ein x zwischen dem Feld, das er verlässt, und dem, auf das er geht: b5xa5.
page-wives_notation-2 = Überlebt eine Königin, so schreibt man xj10, und wer passt, schreibt pass. Auch was gelost wird, steht da: first 2 sagt, wer beginnt, und coins 1 031524, wie die Münzen des ersten Spielers liegen.
page-wives_notation-3 = Eine Stellung nennt die Ecke am Zug und zu jeder Ecke ihren König, ihre Königinnen und nach einem Schrägstrich die erreichten Ziele: SW:SWKb5,a5,+e5/DBBGS. D heißt geschieden, B geköpft, G gestorben und S überlebt; ein Pluszeichen steht vor der Königin auf dem Friedhof.

## Rule of the moment

moment-six_wives-start = Ein Zug ist ein Schritt, ein Sprung oder ein Ziel.
moment-six_wives-number = Nach Nummern: Das erste Ziel erreicht Königin 0, das zweite Königin 1 und so weiter.
moment-six_wives-history = Nach Geschichte: geschieden, geköpft, gestorben, geschieden, geköpft, überlebt, in dieser Reihenfolge.
moment-six_wives-both = Nach Geschichte und Nummern: Erst wird Königin 0 geschieden, dann Königin 1 geköpft und so weiter.
moment-six_wives-cocktail = Obstsalat: Zwei Königinnen sind an ein Schicksal gebunden und zwei an eine Stelle der Reihenfolge.
moment-six_wives-win = Eine Handlung gewinnt jetzt. Siehst du sie?
moment-six_wives-beware = Wer als Nächster zieht, kann sein letztes Ziel erreichen. Kannst du im Weg stehen?
moment-six_wives-divorced = Der König steht hinter einer Königin am Rand: Sie kann geschieden werden.
moment-six_wives-beheaded = Hinter einer Königin neben dem König ist ein Feld frei: Sie kann geköpft werden.
moment-six_wives-died = Eine Königin kann auf den Friedhof gehen.
moment-six_wives-survived = Eine Königin ist in ihrer Ecke: Sie kann das Brett verlassen und überleben.
moment-six_wives-pass = Hier kann nichts ziehen, also passt dieser Spieler.
moment-six_wives-repetition = Keine Handlung darf dieselbe Stellung zum dritten Mal herbeiführen: Eine von deinen ist deshalb gerade nicht erlaubt.
moment-six_wives-late = Die Partie endet remis, wenn sie zu lang wird. So viele Züge hat jeder noch: { $turns }.
moment-six_wives-won = Alle sechs Königinnen hat ihr Schicksal ereilt.
moment-six_wives-drawn = Die Partie endet remis.

## Lesson

lesson-six_wives-title = Die sechs Frauen: Unterricht bei Thomas Cromwell
lesson-six_wives-step-title = Eins nach dem anderen
lesson-six_wives-step-say = Versuche, eine deiner Königinnen, das sind die roten, schräg zu ziehen. Alle ziehen ein Feld weit, längs einer Reihe oder Spalte. Seine Majestät hat sechs Königinnen und eine Verlegenheit: Auf jede wartet ihr Schicksal, und wer zuerst für alle sechs gesorgt hat, gewinnt.
lesson-six_wives-step-say-2 = Lass eine deiner Königinnen über eine Königin gleich neben ihr springen, deine oder meine, auf das freie Feld dahinter. Schräg, das wäre höchst vorschriftswidrig.
lesson-six_wives-step-done = Niemand nimmt Schaden daran. Ebenso springen Könige über die anderen Könige. Ein Schritt oder ein Sprung, und der Zug ist vorbei.
lesson-six_wives-step-not_yet = Durchaus gesetzlich, aber nicht, worum ich bat. Versuche erst einen schrägen Schritt; dann lass eine Königin über eine andere springen.
lesson-six_wives-step-hint-1 = Wähle die Königin auf a3, versuche, sie nach b4 zu ziehen, und hör, warum das nicht geht.
lesson-six_wives-step-hint-2 = Dann ziehe von b1 nach d1, über die Königin auf c1.
lesson-six_wives-divorce-title = Geschieden
lesson-six_wives-divorce-say = Stelle deinen König neben die Königin auf a5, auf die innere Seite. Die große Angelegenheit des Königs: Geschieden wird eine Königin am Rand, wenn ihr König sie vom Brett schiebt.
lesson-six_wives-divorce-say-2 = Nun schiebe sie vom Brett. Rom erhebt Einspruch. Der Einspruch ist abgewiesen.
lesson-six_wives-divorce-done = Sie geht, er nimmt ihr Feld ein, und ein Ziel ist durchgestrichen. Zwei deiner Königinnen gehen diesen Weg. Steht sie in einer Ecke, ist jeder Rand recht.
lesson-six_wives-divorce-not_yet = Das bringt die Sache nicht voran. Der König geht nach b5 und schiebt von dort die Königin auf a5 vom Brett.
lesson-six_wives-divorce-hint-1 = Der König geht von c5 nach b5.
lesson-six_wives-divorce-hint-2 = Dann geht er von b5 nach a5, auf ihr eigenes Feld.
lesson-six_wives-behead-title = Geköpft
lesson-six_wives-behead-say = Versuche, mit deinem König über die Königin auf d6 zu springen. Nun also der Tower: Ein König springt über eine eigene Königin, und sie ist fort. Doch den Friedhof betritt er nie.
lesson-six_wives-behead-say-2 = Nun springe über die Königin auf c7: Hinter ihr ist Boden, auf dem er landen kann.
lesson-six_wives-behead-done = Sauber ausgeführt. Zwei deiner Königinnen werden geköpft, jede in einem eigenen Zug. Die Königinnen anderer Könige gehen ihn nichts an.
lesson-six_wives-behead-not_yet = Nicht so. Versuche erst, mit dem König über die Königin auf d6 zu springen; dann über die auf c7.
lesson-six_wives-behead-hint-1 = Der König versucht es von c6 nach e6 und darf nicht.
lesson-six_wives-behead-hint-2 = Dann geht er von c6 nach c8.
lesson-six_wives-die-title = Gestorben
lesson-six_wives-die-say = Schicke eine deiner Königinnen auf den Friedhof, die vier markierten Felder. Wer ihn betritt, mit einem Schritt oder mit einem Sprung, ist gestorben, und eine von deinen muss es.
lesson-six_wives-die-say-2 = Nun versuche, sie zurückzurufen. Gott hab sie selig.
lesson-six_wives-die-done = Sie bleibt dort, und niemand springt über sie. Für jeden Spieler gibt es ein Grab, wenn auch nicht immer einen freien Weg dorthin.
lesson-six_wives-die-not_yet = Die Königin auf d5 steht neben dem Friedhof. Sie geht hinein; dann versuche, sie wieder herauszuholen.
lesson-six_wives-die-hint-1 = Von d5 nach e5.
lesson-six_wives-die-hint-2 = Dann versuche, sie von e5 auf irgendein anderes Feld zu ziehen.
lesson-six_wives-survive-title = Überlebt
lesson-six_wives-survive-say = Bringe deine Königin auf eines der vier markierten Felder: in die Ecke, die jener gegenüberliegt, in der deine Königinnen begannen. Eine überlebt das alles.
lesson-six_wives-survive-say-2 = Lass sie gehen: Wähle sie, dann die Krone in der Mitte der Ecke. Einen Zug braucht sie, um anzukommen, und einen, um zu gehen.
lesson-six_wives-survive-done = Frei, und für uns nicht mehr zu erreichen. Es ist der weiteste Weg von allen, also schicke sie beizeiten los.
lesson-six_wives-survive-not_yet = Deine Königin auf h9 ist einen Schritt von der Rettung entfernt. Bringe sie nach i9, und lass sie dann das Brett verlassen.
lesson-six_wives-survive-hint-1 = Von h9 nach i9.
lesson-six_wives-survive-hint-2 = Wähle die Königin auf i9, dann die Krone zwischen den vier Feldern: Sie überlebt.
lesson-six_wives-card-title = Die Zielkarte
lesson-six_wives-card-say = Versuche, dich von der Königin auf a5 scheiden zu lassen, hinter der der König steht. Dann sieh auf deine Karte: Zwei sind schon geschieden, und dabei bleibt es.
lesson-six_wives-card-say-2 = Sieh, was mit der anderen Königin neben dem König noch geht. Zwei Scheidungen, zwei Enthauptungen, ein Tod und ein Überleben: nicht mehr und nicht weniger.
lesson-six_wives-card-done = Es gibt stets genau ein Ziel für jede Königin, die noch da ist. Auch die Karten der anderen liegen offen. Lies sie: Was den Leuten noch fehlt, verrät, was sie tun werden.
lesson-six_wives-card-not_yet = Nicht so hastig. Versuche erst, dich von der Königin auf a5 scheiden zu lassen, und köpfe dann die auf b6.
lesson-six_wives-card-hint-1 = Der König versucht es von b5 nach a5 und darf nicht.
lesson-six_wives-card-hint-2 = Dann springt er von b5 nach b7.
lesson-six_wives-race-title = Im Weg stehen
lesson-six_wives-race-say = Halte meinen König auf: Jemand sollte auf j3 stehen. Mir fehlt ein Ziel, und in meinem nächsten Zug springt er von h3 über meine Königin nach j3, und ich habe gewonnen. Dir fehlt auch eines, und du brauchst zwei Züge.
lesson-six_wives-race-say-2 = Bringe unterdessen deine Königin heim: Ich muss um sie herumgehen. Behinderung der Amtsgeschäfte! Das hätte ich dich auch selbst lehren können.
lesson-six_wives-race-say-3 = Bring es zu Ende: Wähle deine Königin, dann die Krone. Ich bin wieder bereit, und einen Zug zu spät.
lesson-six_wives-race-done = Alle sechs hat ihr Schicksal ereilt, und du hast gewonnen. Kein Rivale kann den anderen aus dem Weg schieben. Denk daran, wenn sie ein Feld brauchen, und wenn du eines brauchst.
lesson-six_wives-race-not_yet = Dann gewinne ich, oder du brauchst länger als nötig. Halte meinen König auf, bringe deine Königin nach i9, und lass sie überleben.
lesson-six_wives-race-hint-1 = Dein König geht von j2 nach j3.
lesson-six_wives-race-hint-2 = Deine Königin geht von h9 nach i9.
lesson-six_wives-race-hint-3 = Wähle die Königin auf i9, dann die Krone zwischen den vier Feldern.
lesson-six_wives-number-title = Eine schwerere Krone
lesson-six_wives-number-say = Versuche, dich gleich jetzt von Königin 1 scheiden zu lassen. Jeder darf eine Erschwernis auf sich nehmen: Hier liegen deine Königinnen offen, und du spielst nach Nummern: Das erste Ziel erreicht Königin 0, das zweite Königin 1.
lesson-six_wives-number-say-2 = So wende dich Königin 0 zu, die auch neben ihm steht. Die andere war noch nicht an der Reihe.
lesson-six_wives-number-done = Andere nehmen die Ziele in der Reihenfolge der Geschichte oder beide Reihenfolgen zugleich; und beim Obstsalat bindet dich das Los an zwei Königinnen und noch zwei. Je stärker der Spieler, desto schwerer die Krone. Nun, spielen wir?
lesson-six_wives-number-not_yet = Noch nicht. Versuche erst, dich von Königin 1 auf a5 scheiden zu lassen; dann köpfe Königin 0 auf b6.
lesson-six_wives-number-hint-1 = Der König versucht es von b5 nach a5 und darf nicht.
lesson-six_wives-number-hint-2 = Dann springt er von b5 nach b7.

## Achievements: each with its source

achievement-six_wives_win = Die Letzte der sechs
achievement-six_wives_win-task = Gewinne eine Partie „Die sechs Frauen“.
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = Anna von Kleve, ein halbes Jahr lang Ehefrau, überlebte den König und alle anderen Königinnen. Sie starb 1557.

achievement-six_wives_stories = Das Buch der Königin
achievement-six_wives_stories-task = Sieh dir in der Galerie alle sechs Königinnen an.
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = Im Jahre 1545 veröffentlichte Catherine Parr ihre „Gebete oder Betrachtungen“. Als erste Königin Englands hatte sie ein gedrucktes Buch unter ihrem eigenen Namen.
