## Queen’s Guard

queens_guard-name = Garde der Königin
queens_guard-short = Garde
queens_guard-line = Setz deine Königin auf den Thron, umringt von ihren sechs Wächtern.
queens_guard-first = Hell beginnt
queens_guard-option-setup = Aufstellung
queens_guard-option-setup-note = ob die Wächter auf den üblichen Feldern beginnen oder die Spieler sie einsetzen
queens_guard-option-setup-usual = üblich
queens_guard-option-setup-free = frei
queens_guard-option-trapped_queen = Gefangene Königin
queens_guard-option-trapped_queen-note = wer bestimmt, wohin eine gefangene Königin geht
queens_guard-option-trapped_queen-owner = die eigene Seite setzt sie
queens_guard-option-trapped_queen-trapper = der Fänger setzt sie
queens_guard-seat-0 = Hell
    .masculine = heller
    .feminine = helle
queens_guard-seat-1 = Dunkel
    .masculine = dunkler
    .feminine = dunkle
queens_guard-place = { $at }
queens_guard-kind-0 = Wächter
    .gender = masculine
queens_guard-kinds-0 = Wächter
queens_guard-kind-1 = Königin
    .gender = feminine
queens_guard-kinds-1 = Königinnen
queens_guard-count =
    { $n ->
        [one] { $n } Wächter
       *[other] { $n } Wächter
    }
queens_guard-choice-0 = Passen

## Bloody Queen

bloody_queen-name = Blutige Königin
bloody_queen-short = Blutige Königin
bloody_queen-line = Derselbe Thron, doch Fallen schicken Wächter fort oder in den Tod.
bloody_queen-first = Hell beginnt
bloody_queen-seat-0 = Hell
bloody_queen-seat-1 = Dunkel

## Refusals

refusal-queens_guard-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe 5.4-4.3, um eine Figur zu ziehen, 5.4, um einen Wächter einzusetzen, x5.4, um einen wegzunehmen, oder pass.
refusal-queens_guard-off_board = Die Figuren stehen auf den 91 Feldern des Bretts.
refusal-queens_guard-no_piece_chosen = Wähle erst eine Figur.
refusal-queens_guard-choose_cell = Wähle ein freies Feld.
refusal-queens_guard-hand_empty = Alle deine Wächter sind auf dem Brett.
refusal-queens_guard-from_the_hand = Nimm einen der Wächter neben dem Brett.
refusal-queens_guard-place_first = Erst werden alle Wächter eingesetzt; bis dahin zieht keine Figur.
refusal-queens_guard-not_yours = Diese Figur gehört dir nicht.
refusal-queens_guard-empty = Auf { $cell } steht niemand.
refusal-queens_guard-occupied = { $cell } ist besetzt.
refusal-queens_guard-throne = Den Thron darf nur eine Königin betreten.
refusal-queens_guard-one_step = Eine Figur geht nur einen Schritt, auf ein Feld gleich neben dem ihren.
refusal-queens_guard-outward = Keine Figur geht nach außen: Bleib im Ring, oder geh nach innen.
refusal-queens_guard-between = { $cell } ist gesperrt: Es liegt zwischen den Figuren der anderen Seite auf { $one } und { $other }.
refusal-queens_guard-stuck =
    { $n ->
        [one] Diese Figur kann nicht ziehen: { $places } ist besetzt.
       *[other] Diese Figur kann nicht ziehen: { $places } sind besetzt.
    }
refusal-queens_guard-stuck_between = Diese Figur kann nicht ziehen: { $cell } liegt zwischen den Figuren der anderen Seite auf { $one } und { $other }.
refusal-queens_guard-enthroned = Die Königin sitzt auf dem Thron, und keine Figur geht nach außen.
refusal-queens_guard-queen_first = Deine Königin ist zwischen { $one } und { $other } gefangen: In diesem Zug musst du sie auf ein anderes Feld setzen.
refusal-queens_guard-their_queen_first = Die Königin auf { $cell } ist zwischen { $one } und { $other } gefangen: Bestimme, wohin sie geht.
refusal-queens_guard-guard_first = Dein Wächter auf { $cell } ist zwischen { $one } und { $other } gefangen: In diesem Zug musst du einen gefangenen Wächter auf den äußersten Ring zurücksetzen.
refusal-queens_guard-outermost = Ein gefangener Wächter geht auf den äußersten Ring zurück.
refusal-queens_guard-resolve_first = Die Figur auf { $cell } ist zwischen { $one } und { $other } gefangen: Bestimme erst, was aus ihr wird.
refusal-queens_guard-removed = Dieser Wächter ist mit Hilfe einer Königin gefangen und scheidet aus. Etwas anderes geht nicht.
refusal-queens_guard-exchange = Die gefangene Königin tauscht den Platz mit einem ihrer Wächter in Ring { $ring }, ihrem äußersten, und er scheidet aus: Wähle, welcher.
refusal-queens_guard-sent = Der gefangene Wächter geht auf ein freies Feld von Ring { $ring }: Wähle eines.
refusal-queens_guard-pass = Du kannst ziehen, darum darfst du nicht passen.
position-queens_guard-no_cell = die Felder tragen die Nummern 0 bis 90: { $cell } gibt es nicht
position-queens_guard-overlap = auf { $cell } stehen zwei Figuren
position-queens_guard-throne = auf dem Thron darf nur eine Königin stehen
position-queens_guard-too_many = eine Seite hat höchstens { $guards } Wächter, auf dem Brett und im Vorrat
position-queens_guard-hands_and_turn = die Wächter im Vorrat passen nicht zu den Regeln oder nicht dazu, wer am Zug ist
position-queens_guard-no_trap = aus diesem Zug kann keine solche Falle entstanden sein
position-queens_guard-turn = sie beginnt mit der Seite am Zug, L oder D, und einem Doppelpunkt
position-queens_guard-parts = die hellen Figuren folgen nach L, die dunklen nach D und die Wächter im Vorrat nach H, etwa L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = die Felder heißen nach Ring und Nummer, von 0.0 bis 5.29
position-queens_guard-queens = jede Seite hat eine Königin, mit einem Q vor ihrem Feld
position-queens_guard-hands = nach H folgen zwei Zahlen bis 6, etwa H6,6
position-queens_guard-trap = nach T kommen die Figur, die gezogen hat, ein x und die gefangenen Figuren, etwa T3.1x3.2
placed-queens_guard-queens =
    { $n ->
        [0] { $side } hat keine Königin.
       *[other] { $side } hat { WORDS($n) } Königinnen.
    }
placed-queens_guard-throne = Auf dem Thron darf nur eine Königin stehen.
placed-queens_guard-too_many = { $side } hat { $n } Wächter, auf dem Brett und im Vorrat, mehr als { $most }.
placed-queens_guard-light_places = Ist Hell am Zug, so haben beide Seiten gleich viele Wächter im Vorrat.
placed-queens_guard-dark_places = Ist Dunkel am Zug, so hat Dunkel einen Wächter mehr im Vorrat als Hell, oder beide haben keinen.

## How it ended

outcome-enthroned = Die Königin sitzt auf dem Thron, und ihre sechs Wächter stehen rings um sie.
outcome-enthroned_bloody = Die Königin sitzt auf dem Thron, und alle Wächter, die sie noch hat, stehen um sie.
outcome-deserted = { $loser } hat den Thron mit sechs Wächtern umstellt, und die Königin sitzt nicht darauf.
outcome-deserted-you = Deine sechs Wächter umstellen den Thron, und deine Königin sitzt nicht darauf.
outcome-unguarded = { $loser } hat den letzten Wächter verloren.
outcome-unguarded-you = Du hast deinen letzten Wächter verloren.
outcome-two_passes = Keine Seite kann ziehen.
outcome-no_advance = In 150 Zügen jeder Seite ging niemand nach innen, und niemand wurde gefangen.
outcome-most_turns = Jede Seite hat 300 Züge gehabt.

## Drawing

cli-draw-queens_guard-rings = : und · unterscheiden die Ringe, * ist der Thron; Ringe werden im Uhrzeigersinn gezählt.
cli-draw-queens_guard-guards =
    { $n ->
        [one] eine Königin und { $n } Wächter
       *[other] eine Königin und { $n } Wächter
    }
cli-draw-queens_guard-guards_and_hand =
    { $n ->
        [one] eine Königin und { $n } Wächter, { $hand } im Vorrat
       *[other] eine Königin und { $n } Wächter, { $hand } im Vorrat
    }

## Hints

hint-queens_guard-guard =
    { $n ->
        [one] einen Wächter
       *[other] { WORDS($n) } Wächter
    }
hint-queens_guard-traps = Fängt den Wächter auf { $cell }, der vom äußersten Ring neu beginnen muss.
hint-queens_guard-traps_queen = Fängt die Königin auf { $cell } und gewinnt Zeit.
hint-queens_guard-traps_two = Fängt zwei Figuren zugleich.
hint-queens_guard-traps_queen_bloody = Fängt die Königin auf { $cell } und kostet sie einen Wächter.
hint-queens_guard-kills = Fängt den Wächter auf { $cell } mit Hilfe der Königin: Er scheidet aus.
hint-queens_guard-sends = Fängt den Wächter auf { $cell } und schickt ihn nach außen.
hint-queens_guard-sends_to = Schickt den gefangenen Wächter nach { $cell }, wo er am wenigsten stört.
hint-queens_guard-exchanges = Schickt die Königin hinaus nach { $cell }; der Wächter, der dort stand, ist dahin.
hint-queens_guard-banishes = Schickt die gefangene Königin nach { $cell }, weit weg von ihrem Ziel.
hint-queens_guard-back = Setzt den gefangenen Wächter dorthin zurück, wo sein Weg nach innen am besten ist.
hint-queens_guard-queen_throned = Die gefangene Königin darf überallhin: Sie besteigt den Thron.
hint-queens_guard-queen_placed = Die gefangene Königin darf überallhin: { $cell } nützt ihr am meisten.
hint-queens_guard-saves = Rettet den Wächter auf { $cell } vor einer Falle.
hint-queens_guard-saves_queen = Rettet die Königin auf { $cell } vor einer Falle.
hint-queens_guard-near = Ein Wächter in Ring { $ring } hat es nicht weit zum Thron.
hint-queens_guard-throne = Die Königin besteigt den Thron.
hint-queens_guard-arrives =
    { $n ->
        [one] Bringt den ersten Wächter an den Thron.
       *[other] Bringt noch einen Wächter an den Thron: Jetzt sind es { WORDS($n) }.
    }
hint-queens_guard-threatens = Droht, den Wächter auf { $cell } zu fangen.
hint-queens_guard-threatens_queen = Droht, die Königin auf { $cell } zu fangen.
hint-queens_guard-inward = Bringt einen Wächter nach innen, in Ring { $ring }.
hint-queens_guard-queen_inward = Bringt die Königin nach innen, in Ring { $ring }.
hint-queens_guard-bars = Sperrt { $cell } für die andere Seite.

## At the table

queens_guard-placing = Einsetzen, Wächter { $n } von { $all }
queens_guard-must-0 = Wächter gefangen
queens_guard-must-1 = Königin gefangen
queens_guard-own-say-lined = { $move }, fängt die Figur auf { $at }
queens_guard-own-say-must = Gefangen auf { $places }: Das geht vor.
queens_guard-own-say-must_capture = { $what }, gefangen

## Rules

page-guard_board-title = Brett und Figuren
page-guard_board-1 = Das Brett ist ein Sechseck aus 91 Feldern: der Thron in der Mitte und fünf Ringe um ihn, abwechselnd karmesinrot und elfenbeinfarben. Der äußerste Ring hat dreißig Felder.
page-guard_board-2 = Jede Seite hat eine Königin und sechs Wächter. Sie beginnen auf dem äußersten Ring, die Königinnen in gegenüberliegenden Ecken. Hell zieht zuerst.
page-guard_board-3 = Wer seine Königin auf den Thron setzt, umringt von ihren Wächtern, gewinnt.
page-guard_board-picture-1 = Der Anfang. In jeder Partie brechen die Königinnen von gegenüberliegenden Ecken zu dem einen Thron auf.
page-guard_step-title = Ein Schritt, nie nach außen
page-guard_step-1 = In jedem Zug geht eine deiner Figuren einen Schritt, auf ein freies Feld neben dem ihren: im selben Ring oder im nächsten Ring nach innen. Einen Weg zurück nach außen gibt es nicht.
page-guard_step-2 = Königinnen und Wächter gehen gleich, doch den Thron darf nur eine Königin betreten.
page-guard_step-3 = Durch einen Schritt wird niemand geschlagen. Eine Seite, die nicht ziehen kann, passt; sonst darf das niemand.
page-guard_step-picture-1 = Wohin der Wächter und die Königin gehen dürfen.
page-guard_block-title = Gesperrte Felder
page-guard_block-1 = Ein Feld genau zwischen zwei Figuren der anderen Seite, auf einer geraden Linie, ist gesperrt: Du darfst es nicht betreten, weder mit einem Schritt noch auf andere Weise.
page-guard_block-2 = Linien laufen in drei Richtungen. Ob Wächter oder Königinnen sperren, macht keinen Unterschied.
page-guard_block-picture-1 = Das markierte Feld liegt zwischen zwei dunklen Wächtern. Der helle Wächter muss außen herum.
page-guard_trap-title = Fallen
page-guard_trap-1 = Eine Figur genau zwischen zwei Figuren der anderen Seite, auf einer geraden Linie, ist gefangen.
page-guard_trap-2 = Ist zu Beginn deines Zuges eine deiner Figuren gefangen, so musst du sie mit diesem Zug anderswohin setzen. Etwas anderes darfst du nicht tun.
page-guard_trap-3 = Sind mehrere gefangen, kommt deine Königin zuerst. Dann folgen die Wächter in beliebiger Reihenfolge, einer in jedem Zug.
page-guard_trap-picture-1 = Mit diesem Schritt ist der dunkle Wächter zwischen zwei hellen gefangen.
page-guard_back-title = Wohin eine gefangene Figur geht
page-guard_back-1 = Deinen gefangenen Wächter setzt du auf ein beliebiges freies Feld des äußersten Rings, und er beginnt seinen Weg von vorn.
page-guard_back-2 = Deine gefangene Königin setzt du auf ein beliebiges freies Feld des Bretts. Sogar der Thron ist erlaubt.
page-guard_back-3 = Das Feld muss ein anderes sein und darf nicht gesperrt sein. Die Rückkehr ist ein Zug wie jeder andere: Sie kann fangen, und sie kann gewinnen.
page-guard_back-picture-1 = Gefangen kehrt der helle Wächter auf den äußersten Ring zurück und fängt dort einen dunklen.
page-guard_back-picture-2 = Die Königin und ein Wächter sind gefangen. Die Königin geht zuerst, geradewegs auf den Thron.
page-guard_win-title = Sieg und Niederlage
page-guard_win-1 = Du gewinnst, wenn nach deinem eigenen Zug deine Königin auf dem Thron sitzt und deine sechs Wächter rings um sie stehen.
page-guard_win-2 = Hüte dich: Umstellen deine sechs Wächter den Thron, ohne dass deine Königin darauf sitzt, so verlierst du. Sie käme nie mehr hinein.
page-guard_win-3 = Aufgeben kann man jederzeit.
page-guard_win-picture-1 = Der sechste Wächter nimmt seinen Platz ein: Hell gewinnt.
page-guard_win-picture-2 = Derselbe Schritt mit der Königin draußen würde die Partie kosten.
page-guard_free-title = Freie Aufstellung
page-guard_free-1 = Vereinbart ihr eine freie Aufstellung, so stehen anfangs nur die Königinnen auf dem Brett. Abwechselnd, Hell zuerst, setzt jeder einen Wächter auf ein beliebiges freies Feld, nur nicht auf den Thron oder ein gesperrtes Feld.
page-guard_free-2 = Stehen alle zwölf, geht die Partie weiter wie sonst, und Hell zieht zuerst.
page-guard_free-picture-1 = Jede Seite hat einen Wächter eingesetzt und fünf im Vorrat.
page-guard_trapper-title = Der Fänger setzt die Königin
page-guard_trapper-1 = Ist es so vereinbart, bestimmt, wer eine Königin fängt, sofort, wohin sie geht: auf ein beliebiges freies Feld, das für sie nicht gesperrt ist.
page-guard_trapper-2 = Das ersetzt den Zug der gefangenen Seite. Wächter kehren zurück wie sonst.
page-bloody_trap-title = Blutige Königin: Fallen
page-bloody_trap-1 = Brett, Anfang und Schritte sind wie in der Garde der Königin. Doch kein Feld ist gesperrt: Zwischen zwei Figuren der anderen Seite zu treten ist ungefährlich.
page-bloody_trap-2 = Nur die Figur, die eben gezogen hat, kann fangen. Sie tut es gemeinsam mit einer anderen ihrer Seite, wenn beide auf einer geraden Linie eine gegnerische Figur einschließen.
page-bloody_trap-3 = Was aus der gefangenen Figur wird, entscheidet sofort, im selben Zug, wer sie gefangen hat.
page-bloody_trap-4 = Fängt ein Schritt mehrere Figuren, so wählt er auch die Reihenfolge.
page-bloody_trap-picture-1 = Dieser Schritt fängt den dunklen Wächter. Wäre der selbst dorthin getreten, wäre nichts geschehen.
page-bloody_guard-title = Blutige Königin: gefangene Wächter
page-bloody_guard-1 = Ein Wächter zwischen zwei Wächtern wird nach außen geschickt: Der Fänger setzt ihn auf ein freies Feld des nächsten Rings.
page-bloody_guard-2 = Ist dieser Ring voll, so kommt der übernächste an die Reihe. Ein im äußersten Ring gefangener Wächter geht auf ein anderes Feld dieses Rings.
page-bloody_guard-3 = Ein Wächter zwischen einem Wächter und einer Königin scheidet aus.
page-bloody_guard-picture-1 = Der gefangene Wächter kann auf jedes freie Feld des dritten Rings geschickt werden, etwa auf die markierten.
page-bloody_guard-picture-2 = Die Königin selbst ist eine von beiden: Dieser Schritt kostet den Wächter das Leben.
page-bloody_queens-title = Blutige Königin: eine gefangene Königin
page-bloody_queens-1 = Eine gefangene Königin tauscht den Platz mit einem ihrer eigenen Wächter, und dieser scheidet aus.
page-bloody_queens-2 = Der Fänger wählt ihn unter ihren Wächtern im äußersten Ring, in dem sie welche hat.
page-bloody_queens-picture-1 = Die dunkle Königin ist gefangen. Sie nimmt den Platz eines der beiden markierten Wächter ein, wie es Hell beliebt, und er ist verloren.
page-bloody_win-title = Blutige Königin: Sieg und Niederlage
page-bloody_win-1 = Du gewinnst, wenn nach deinem eigenen Zug deine Königin auf dem Thron sitzt und alle Wächter, die dir geblieben sind, um sie stehen. Mindestens einer muss es sein.
page-bloody_win-2 = Wer den letzten Wächter verliert, verliert die Partie.
page-bloody_win-3 = Sechs Wächter um den Thron ohne ihre Königin darauf verlieren, wie in der Garde der Königin. Aufgeben kann man auch jederzeit.
page-bloody_win-picture-1 = Hell hat noch drei Wächter. Der dritte nimmt seinen Platz ein, und Hell gewinnt.
page-guard_draw-title = Remis
page-guard_draw-1 = Die Partie ist remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal eintritt.
page-guard_draw-2 = Sie ist auch remis, wenn beide Seiten passen müssen, wenn in 150 Zügen jeder Seite niemand nach innen geht und nichts gefangen wird, und wenn jede Seite 300 Züge gehabt hat.
page-guard_draw-3 = Remis lässt sich auch vereinbaren.
page-guard_art-title = Die Kunst darin
page-guard_art-1 = Ein Schritt nach innen ist nicht zurückzunehmen, ein Schritt im Ring schon. Schick deine Wächter nicht eilig nach innen, ehe du weißt, welchen Weg deine Königin nimmt.
page-guard_art-2 = Ein Paar mit einer Lücke dazwischen sperrt ein Feld, und ein Paar, das seine Lücke schließt, fängt, wer darin steht. Überlege vor jedem Schritt, wer deine andere Seite erreichen könnte.
page-guard_art-3 = Nah am Thron ist wenig Platz, und wer dort gefangen wird, hat den weitesten Weg zurück. Eine Königin, die früh dort sitzt, ist sicher, solange nicht zwei Gegner sie von gegenüberliegenden Seiten erreichen.
page-guard_notation-title = Wie man Züge schreibt
page-guard_notation-1 = Jedes Feld hat zwei Zahlen: seinen Ring, vom Thron aus gezählt, und seinen Platz in diesem Ring. Der Thron ist 0.0, und die Königin von Hell beginnt auf 5.0.
page-guard_notation-2 = Einen Zug schreibt man 5.4-4.3, das Einsetzen eines Wächters 4.3. Was du mit einer gefangenen Figur der anderen Seite tust, beginnt mit einem x: x3.4-4.5, oder x3.4, wenn der Wächter ausscheidet.
page-guard_notation-3 = Eine Stellung nennt die Seite am Zug, dann die Figuren von Hell und von Dunkel, Königinnen zuerst: L:LQ5.0,5.4:DQ5.15,5.2. Wächter im Vorrat folgen nach H.
page-guard_notation-picture-1 = Die ersten Felder der Ringe liegen auf einer Linie, ebenso die zweiten Ecken: 5.5, 4.4, 3.3, 2.2 und 1.1.

## The rule of the moment

moment-queens_guard-start = Geh im Ring oder nach innen. Einen Weg zurück gibt es nicht.
moment-queens_guard-bloody = Kein Feld ist gesperrt, doch wer gefangen wird, ist dem Fänger ausgeliefert.
moment-queens_guard-place = Setze einen Wächter auf ein beliebiges freies Feld außer dem Thron.
moment-queens_guard-queen = Die Königin ist gefangen und geht zuerst, auf ein beliebiges freies Feld.
moment-queens_guard-guard = Ein gefangener Wächter geht auf ein beliebiges freies Feld des äußersten Rings zurück.
moment-queens_guard-their_queen = Du hast die Königin gefangen: Bestimme, wohin sie geht.
moment-queens_guard-send = Den gefangenen Wächter schickst du fort: einen Ring nach außen.
moment-queens_guard-exchange = Die gefangene Königin tauscht den Platz mit einem ihrer Wächter, der verloren ist.
moment-queens_guard-win = Ein Zug gewinnt jetzt. Siehst du ihn?
moment-queens_guard-beware = Sechs Wächter um den Thron ohne ihre Königin darauf verlieren die Partie.
moment-queens_guard-repetition = Tritt dieselbe Stellung zum dritten Mal ein, ist die Partie remis.
moment-queens_guard-quiet = Ohne einen Schritt nach innen oder eine Falle wird die Partie remis. Züge, die jeder Seite bleiben: { $moves }.
moment-queens_guard-late = Hat jede Seite 300 Züge gehabt, ist die Partie remis. Züge, die jeder Seite bleiben: { $turns }.
moment-queens_guard-won = Eine Königin auf dem Thron und ihre Wächter um sie her.
moment-queens_guard-lost = Wer der eigenen Königin den Thron versperrt oder den letzten Wächter verliert, verliert die Partie.
moment-queens_guard-drawn = Die Partie ist remis.

## The lesson

lesson-queens_guard-title = Garde der Königin: Unterricht bei Katherine
lesson-queens_guard-step-title = Schritt für Schritt
lesson-queens_guard-step-say = Geh mit einer deiner Figuren einen Schritt: Gerannt wird hier nicht. Willkommen bei Hofe! Die helle Königin und ihre sechs Wächter sind dein. Setz sie auf den Thron in der Mitte, mit allen sechsen um sie her, und du gewinnst.
lesson-queens_guard-step-say-2 = Nun vergiss deine Manieren, und versuch, eine Figur weiter als einen Schritt zu schicken. Dein Schritt war sehr anmutig, und gleich siehst du einen von mir.
lesson-queens_guard-step-done = Nicht an diesem Hof. In jedem Zug ein Schritt, für Königinnen wie für Wächter, auf ein freies Feld.
lesson-queens_guard-step-not_yet = Das ist ein schicklicher Schritt, und ich bat um einen unschicklichen. Wähle eine Figur und ein Feld, das ihres nicht berührt.
lesson-queens_guard-step-hint-1 = Wähle einen deiner Wächter und dann ein fernes Feld, etwa den Thron.
lesson-queens_guard-ring-title = Immer nach innen
lesson-queens_guard-ring-say = Versuch, den Wächter auf 3.4 nach außen zu schicken. Siehst du die Ringe, karmesinrot und elfenbeinfarben, einen im anderen? Im Ring darfst du wandeln, solange du willst.
lesson-queens_guard-ring-say-2 = Nach innen also: Führ ihn einen Ring näher. Niemand kehrt dem Thron den Rücken.
lesson-queens_guard-ring-done = Im Ring oder nach innen, und nie zurück. Bedenke also jeden Schritt nach innen: Er lässt sich nicht rückgängig machen.
lesson-queens_guard-ring-not_yet = Das darfst du. Aber versuch erst, vom Thron wegzugehen, und geh dann mit demselben Wächter einen Ring nach innen.
lesson-queens_guard-ring-hint-1 = Versuch, von 3.4 nach 4.5 zu gehen, und hör, warum das nicht geht.
lesson-queens_guard-ring-hint-2 = Dann geh nach 2.2 oder 2.3.
lesson-queens_guard-block-title = Gekreuzte Hellebarden
lesson-queens_guard-block-say = Versuch, mit dem Wächter auf 3.4 zwischen meinen beiden Wächtern hindurchzuschlüpfen. Ein Feld liegt zwischen ihnen, und darüber kreuzen sich ihre Hellebarden.
lesson-queens_guard-block-say-2 = Geh lieber außen herum: Führ ihn einen Schritt in seinem Ring. Du hast gesehen, wie sie sich kreuzten, also sei klug.
lesson-queens_guard-block-done = Ein Feld zwischen zweien der anderen Seite, auf einer geraden Linie, ist gesperrt. Wächter und Königinnen sperren gleichermaßen. Und das kannst du auch!
lesson-queens_guard-block-not_yet = Noch nicht. Versuch es erst mit dem Feld zwischen meinen beiden Wächtern, und führ dann den deinen in seinem Ring weiter.
lesson-queens_guard-block-hint-1 = Versuch, von 3.4 nach 2.3 zu gehen, zwischen meinen Wächtern hindurch.
lesson-queens_guard-block-hint-2 = Dann geh nach 3.3 oder 3.5.
lesson-queens_guard-trap-title = Gefangen
lesson-queens_guard-trap-say = Bring deinen anderen Wächter genau dem gegenüber, der meinem zur Seite steht. Und wenn zwischen den beiden schon jemand steht? Wir werden sehen.
lesson-queens_guard-trap-done = Gefangen! Meinen ganzen Zug kostete er mich, und nun ist er wieder auf dem äußersten Ring, wo er begann. So wird hier gefochten: Niemand stirbt, aber man verliert eine Menge Zeit.
lesson-queens_guard-trap-not_yet = Er hat noch Luft zum Atmen. Er muss genau zwischen deinen beiden Wächtern stehen, auf einer geraden Linie.
lesson-queens_guard-trap-hint-1 = Dein Wächter auf 2.2 bleibt, wo er ist. Der andere muss auf die jenseitige Seite des meinen.
lesson-queens_guard-trap-hint-2 = Von 3.6 nach 2.4.
lesson-queens_guard-back-title = Zurückgeschickt
lesson-queens_guard-back-say = Versuch, jemand anderen zu ziehen als den Wächter, den ich gefangen habe. Das Seil spannt sich zu seinen beiden Seiten. Kümmert es dich?
lesson-queens_guard-back-say-2 = Setz ihn auf das freie Feld des äußersten Rings, das meinen Wächter auf 5.11 fängt! Kümmern muss es dich, aber du bestimmst, wohin er geht.
lesson-queens_guard-back-done = Und nun muss ich laufen. Die Rückkehr ist ein Zug wie jeder andere, also lass deine Wächter dort zurückkehren, wo sie etwas nützen.
lesson-queens_guard-back-not_yet = Dorthin darf er. Aber versuch erst, eine andere Figur zu ziehen, und such dann das Feld, von dem er meinen Wächter auf 5.11 fängt.
lesson-queens_guard-back-hint-1 = Versuch es mit deinem Wächter auf 5.12 und hör, warum das nicht geht. Dann schau auf die andere Seite meines Wächters.
lesson-queens_guard-back-hint-2 = Von 2.3 nach 5.10.
lesson-queens_guard-queen-title = Die Königin geht zuerst
lesson-queens_guard-queen-say = Versuch, zuerst dem gefangenen Wächter zu helfen. O weh, zwei auf einmal: Auch deine Königin ist gefangen.
lesson-queens_guard-queen-say-2 = Schick deine Königin auf das beste Feld, das es gibt. Sie geht zuerst, immer, doch sieh, wie man eine Königin behandelt: Sie darf auf jedes freie Feld des ganzen Bretts.
lesson-queens_guard-queen-say-3 = Nun hilf deinem Wächter, der noch gefangen ist. Ich habe einen Zug gemacht, und er ist an der Reihe.
lesson-queens_guard-queen-done = Überleg es dir also gut, ehe du eine Königin fängst: Du öffnest ihr vielleicht die Tore des Palasts.
lesson-queens_guard-queen-not_yet = Irgendwo, wo es schöner ist! Versuch erst, den gefangenen Wächter zu ziehen, und setz dann die Königin geradewegs auf den Thron.
lesson-queens_guard-queen-hint-1 = Versuch es mit dem Wächter auf 5.8 und hör, warum das nicht geht. Dann die Königin: Von welchem Feld hat sie schon immer geträumt?
lesson-queens_guard-queen-hint-2 = Von 2.3 nach 0.0.
lesson-queens_guard-throne-title = Der Thron
lesson-queens_guard-throne-say = Versuch, mit deinem Wächter auf 1.1 den Thron zu betreten, die vergoldete Rose. Wer darf dort sitzen?
lesson-queens_guard-throne-say-2 = Nun setz deine Königin darauf, die gleich daneben steht. Ein Wächter? Das fehlte noch!
lesson-queens_guard-throne-done = Möge sie lange regieren. Vom Thron geht niemand fort, also bleibt sie dort, es sei denn, zwei der Meinen fangen sie von gegenüberliegenden Seiten.
lesson-queens_guard-throne-not_yet = Ein guter Schritt, aber nicht der, um den ich bat. Erst versucht es der Wächter mit dem Thron, dann besteigt ihn die Königin.
lesson-queens_guard-throne-hint-1 = Der Wächter auf 1.1 will nach 0.0 und darf nicht. Die Königin geht von 1.0 nach 0.0.
lesson-queens_guard-win-title = Der siegreiche Ring
lesson-queens_guard-win-say = Besetze den letzten Platz im Ring um deine Königin. Sie sitzt auf dem Thron, und fünf Wächter stehen um sie. Muss ich mehr sagen?
lesson-queens_guard-win-done = Lang lebe die Königin! Sechs Wächter, und die Königin in ihrer Mitte. Aber lass sie ihren Ring nie schließen, solange sie draußen ist: Dann ist sie für immer ausgesperrt, und du verlierst.
lesson-queens_guard-win-not_yet = So lässt du deine Königin warten. Der letzte Wächter gehört auf das freie Feld neben ihr.
lesson-queens_guard-win-hint-1 = Von 2.10 nach 1.5.
lesson-queens_guard-bloody-title = Blutige Königin
lesson-queens_guard-bloody-say = Fang meinen Wächter. Noch ein Spiel, und es ist nichts für schwache Nerven. In der Blutigen Königin ist kein Feld gesperrt, und man darf ganz ungefährdet zwischen zwei Gegner treten. Doch wen dein Schritt fängt, der ist dir ausgeliefert.
lesson-queens_guard-bloody-say-2 = Nun bestimme, was aus ihm wird: Er geht einen Ring nach außen, auf ein Feld, das du wählst. Du, nicht ich!
lesson-queens_guard-bloody-done = Du hast ihn fortgeschickt, als wärst du dazu geboren. Wäre deine Königin eine von beiden gewesen, hätte es ihn den Kopf gekostet. Und eine gefangene Königin tauscht den Platz mit einem ihrer Wächter, der dafür mit dem Leben bezahlt. Nun, wollen wir spielen?
lesson-queens_guard-bloody-not_yet = Das fängt niemanden. Bring einen Wächter auf die andere Seite des meinen, wie zuvor.
lesson-queens_guard-bloody-hint-1 = Von 3.6 nach 2.4.
lesson-queens_guard-bloody-hint-2 = Dann wähle ein beliebiges freies Feld des dritten Rings.

## Achievements: each with its source

achievement-queens_guard_win = Yeomen of the Guard
achievement-queens_guard_win-task = Gewinne eine Partie „Garde der Königin“.
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = Heinrich VII. schuf 1485 die „Yeomen of the Guard“. Noch heute bewachen sie die Krone, in roten Röcken nach Tudorschnitt.

achievement-bloody_queen_win = Königin aus eigenem Recht
achievement-bloody_queen_win-task = Gewinne eine Partie „Blutige Königin“.
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = Maria I., gekrönt am 1. Oktober 1553, war die erste Königin, die aus eigenem Recht zur Herrscherin von England gekrönt wurde.
