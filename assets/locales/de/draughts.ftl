## Draughts

draughts-name = Dame
draughts-short = Dame
draughts-line = Spring und werde Dame; Schlagen ist Pflicht.
draughts-first = Dunkel beginnt
draughts-option-huff = Pusten
draughts-option-huff-note = Ein Schlag darf versäumt werden, doch dann darf die andere Seite den Stein wegpusten.
draughts-seat-0 = Dunkel
    .masculine = dunkler
    .feminine = dunkle
draughts-seat-1 = Hell
    .masculine = heller
    .feminine = helle
draughts-place = Feld { $at }
draughts-kind-0 = Stein
    .gender = masculine
draughts-kinds-0 = Steine
draughts-kind-1 = Dame
    .gender = feminine
draughts-kinds-1 = Damen
draughts-count =
    { $kings ->
        [0] { $n }
        [one] { $n }, eine Dame
       *[other] { $n }, { $kings } Damen
    }

## Losing Draughts

losing-name = Schlagdame
losing-short = Schlagdame
losing-line = Verschenke alle Steine; Schlagen ist Pflicht.
losing-first = Dunkel beginnt
losing-seat-0 = Dunkel
losing-seat-1 = Hell

## Wolf and Sheep

wolf-starts = Wolf spielt
wolf-name = Wolf und Schafe
wolf-short = Wolf
wolf-line = Vier Schafe sperren den Wolf ein, oder er kommt vorbei.
wolf-first = zuerst erscheint der Wolf
wolf-seat-0 = Wolf
    .accusative = den Wolf
    .dative = dem Wolf
wolf-seat-1 = Schafe
    .accusative = die Schafe
    .dative = den Schafen
wolf-place = Feld { $at }
wolf-kind-0 = Wolf
    .gender = masculine
    .accusative = den Wolf
    .dative = dem Wolf
wolf-kinds-0 = Wölfe
wolf-kind-1 = Schaf
    .gender = neuter
wolf-kinds-1 = Schafe
    .accusative = die Schafe
    .dative = den Schafen
wolf-option-first = Erster Schritt
wolf-option-first-note = sobald der Wolf sein Feld hat
wolf-option-first-wolf = der Wolf
wolf-option-first-sheep = die Schafe

## Refusals

refusal-draughts-notation = „{ $text }“ ist kein Zug im Damespiel; schreibe 11-15 oder 15x22.
refusal-draughts-ambiguous = „{ $text }“ kann zwei Schlagzüge bedeuten; schreibe jedes Feld, etwa 15x22x29.
refusal-draughts-off_board = Dame spielt man auf den dunklen Feldern.
refusal-draughts-no_piece_chosen = Wähle erst einen Stein.
refusal-draughts-choose_square = Wähle ein Feld, auf das er ziehen soll.
refusal-draughts-empty = Auf { $square } steht kein Stein.
refusal-draughts-not_yours = Dieser Stein gehört dir nicht.
refusal-draughts-must_capture = Du musst schlagen: Der Stein auf { $square } kann es.
refusal-draughts-capture_with = Du musst mit dem Stein auf { $square } schlagen.
refusal-draughts-blocked-own =
    { $n ->
        [one] Dieser Stein kann nicht ziehen: Dein eigener Stein auf { $places } steht im Weg.
       *[other] Dieser Stein kann nicht ziehen: Deine eigenen Steine auf { $places } stehen im Weg.
    }
refusal-draughts-blocked =
    { $n ->
        [one] Dieser Stein kann nicht ziehen: { $places } ist besetzt, und zu überspringen gibt es nichts.
       *[other] Dieser Stein kann nicht ziehen: { $places } sind besetzt, und zu überspringen gibt es nichts.
    }
refusal-draughts-finish_chain = Der Schlag geht weiter: Schlag auch den nächsten Stein.
refusal-draughts-crowned = Ein Stein, der eben Dame geworden ist, bleibt stehen.
refusal-draughts-occupied = Feld { $square } ist besetzt.
refusal-draughts-forward_only = Ein Stein zieht nur vorwärts; zurück darf nur eine Dame.
refusal-draughts-own_between = Den eigenen Stein kannst du nicht überspringen.
refusal-draughts-nothing_between = Da ist kein gegnerischer Stein zu überspringen.
refusal-draughts-one_square = Ein Stein zieht schräg um ein Feld.
refusal-draughts-no_huffing = In dieser Partie wird nicht gepustet.
refusal-draughts-nothing_to_huff = Kein Schlag wurde versäumt: Es gibt nichts zu pusten.
refusal-draughts-not_to_huff = Der Stein auf { $square } hätte nicht schlagen können: Er lässt sich nicht wegpusten.
refusal-draughts-huffed_already = Du hast schon einen Stein weggepustet; jetzt mach deinen Zug.
refusal-wolf-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe 18-14, oder 18, um den Wolf einzusetzen.
refusal-wolf-off_board = Wolf und Schafe bleiben auf den dunklen Feldern.
refusal-wolf-place = Wähle erst ein freies dunkles Feld für den Wolf.
refusal-wolf-placed = Der Wolf ist schon auf dem Brett: Sage, von wo er wohin geht, etwa 18-14.
refusal-wolf-taken = Feld { $square } ist besetzt: Wähle ein freies Feld für den Wolf.
refusal-wolf-no_piece_chosen = Wähle erst, wer ziehen soll.
refusal-wolf-choose_square = Wähle ein Feld für den nächsten Schritt.
refusal-wolf-empty = Auf { $square } steht niemand.
refusal-wolf-not_the_wolf = Die Schafe sind am Zug: Den Wolf kannst du nicht ziehen.
refusal-wolf-not_the_sheep = Der Wolf ist am Zug: Ein Schaf kannst du nicht ziehen.
refusal-wolf-blocked =
    { $n ->
        [one] Dieses Schaf kann nicht ziehen: { $places } davor ist besetzt.
       *[other] Dieses Schaf kann nicht ziehen: { $places } davor sind besetzt.
    }
refusal-wolf-last_row = Dieses Schaf steht auf der letzten Reihe, und Schafe gehen nie zurück.
refusal-wolf-occupied = Feld { $square } ist besetzt, und gesprungen wird in diesem Spiel nicht.
refusal-wolf-forward_only = Schafe gehen nur vorwärts.
refusal-wolf-one_step = Ein Schritt ist ein ganzer Zug.
refusal-wolf-one_square = Wolf und Schafe gehen schräg um ein Feld.
position-wolf-sheep = es gibt vier Schafe, jedes auf einem eigenen Feld
position-wolf-wolves = es gibt nur einen Wolf
position-wolf-kings = in diesem Spiel wird niemand Dame und niemand gepustet
position-wolf-not_placed = der Wolf wird eingesetzt, ehe ein Schaf zieht
position-draughts-no_square = die Felder tragen die Nummern 1 bis 32: { $square } gibt es nicht
position-draughts-overlap = auf Feld { $square } stehen ein dunkler und ein heller Stein zugleich
position-draughts-king_on_empty = Feld { $square } ist als Dame markiert, aber leer
position-draughts-man_on_crown_row =
    { $side ->
        [Black] ein dunkler Stein auf Feld { $square } wäre dort Dame geworden
       *[White] ein heller Stein auf Feld { $square } wäre dort Dame geworden
    }
position-draughts-too_many =
    { $side ->
        [Black] Dunkel hat { $n } Steine, mehr als { $most }
       *[White] Hell hat { $n } Steine, mehr als { $most }
    }
position-draughts-no_huffing = in einer Partie ohne Pusten gibt es nichts wegzupusten
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] Ein dunkler Stein auf Feld { $square } wäre dort Dame geworden.
       *[other] Ein heller Stein auf Feld { $square } wäre dort Dame geworden.
    }
placed-draughts-too_many = { $side } hat { $n } Steine auf dem Brett, mehr als { $most }.
placed-draughts-no_pieces = { $side } hat keinen Stein auf dem Brett.
placed-wolf-wolves = Es gibt nur einen Wolf.
placed-wolf-sheep =
    { $n ->
        [0] Auf dem Brett steht kein Schaf: Vier spielen mit.
        [one] Auf dem Brett steht ein Schaf: Vier spielen mit.
       *[other] Auf dem Brett stehen { WORDS($n) } Schafe: Vier spielen mit.
    }
placed-wolf-not_placed = Der Wolf steht noch nicht auf dem Brett, also ist er am Zug.

## How it ended

outcome-no_pieces = { $loser } hat keinen Stein mehr.
outcome-no_moves =
    { $loser ->
        [Schafe] { $loser } haben keinen Zug mehr, und wer nicht ziehen kann, verliert.
       *[other] { $loser } hat keinen Zug mehr, und wer nicht ziehen kann, verliert.
    }
outcome-all_given = { $loser } hat den letzten Stein geschlagen, und wer keinen mehr hat, gewinnt.
outcome-stuck = { $loser } hat der anderen Seite keinen Zug gelassen, und wer nicht ziehen kann, gewinnt.
outcome-got_past = Der Wolf ist an den Schafen vorbei.
outcome-shut_in = Die Schafe haben den Wolf eingesperrt.
outcome-no_progress = In vierzig Zügen jeder Seite wurde nichts geschlagen, und kein Stein ging vorwärts.
outcome-no_pieces-you = Du hast keinen Stein mehr.
outcome-no_moves-you = Keiner deiner Steine kann ziehen, und wer nicht ziehen kann, verliert.
outcome-all_given-you = Du hast den letzten Stein geschlagen, und wer keinen mehr hat, gewinnt.
outcome-stuck-you = Du hast der anderen Seite keinen Zug gelassen, und wer nicht ziehen kann, gewinnt.
outcome-no_pieces-many = { $loser } haben keinen Stein mehr.
outcome-no_moves-many = { $loser } haben keinen Zug mehr, und wer nicht ziehen kann, verliert.

## PDN

pdn-notes_cut = Diese Partie hatte mehr Anmerkungen, als sich aufheben ließen: Die späteren fehlen hier.
pdn-no_game = im Text ist keine Partie
pdn-at = Zeile { $line }, Spalte { $column }: { $reason }
pdn-too_long = Diese Datei ist größer als { $what } Millionen Zeichen. Teile sie in kleinere Dateien auf.
pdn-unclosed_comment = Ein Kommentar, der hier mit { "{" } beginnt, wird nirgends mit { "}" } geschlossen.
pdn-unclosed_variation = Eine Variante, die hier mit ( beginnt, wird nirgends mit ) geschlossen.
pdn-too_deep = Mehr als { $what } Varianten sind hier ineinander verschachtelt.
pdn-stray = Hier steht ein überzähliges { $what }.
pdn-nag = Auf ein $ muss eine Zahl folgen, etwa $3.
pdn-tag_name = Ein Tag beginnt mit seinem Namen, einem Wort aus Buchstaben, etwa [Event "…"].
pdn-tag_text = Der Tag { $what } braucht einen Text in doppelten Anführungszeichen.
pdn-tag_open_text = Dem Text des Tags { $what } fehlt in seiner Zeile das schließende Anführungszeichen.
pdn-game_type = Diese Partie hat GameType { $what }. Nur englische Dame (Checkers), GameType 21, lässt sich lesen.
pdn-other_game = Dies ist eine Partie { $what }. Nur englische Dame (Checkers), GameType 21, lässt sich lesen.
pdn-game-international = internationale Dame, auf einem Brett mit 100 Feldern
pdn-game-italian = italienische Dame
pdn-game-pool = amerikanisches Pool Checkers, bei dem Weiß beginnt und Steine rückwärts schlagen
pdn-game-spanish = spanische Dame
pdn-game-russian = russische Dame
pdn-game-brazilian = brasilianische Dame
pdn-game-canadian = kanadische Dame, auf einem Brett mit 144 Feldern
pdn-game-portuguese = portugiesische Dame
pdn-game-czech = tschechische Dame
pdn-game-turkish = türkische Dame
pdn-game-thai = thailändische Dame
pdn-game-frisian = friesische Dame, auf einem Brett mit 100 Feldern
pdn-game-spantsiretti = Spantsiretti-Dame, auf einem Brett mit 80 Feldern
pdn-white_begins = In dieser Partie zieht Weiß zuerst, wie beim Pool Checkers und in manchen Apps. Im englischen Damespiel beginnt Schwarz, von den Feldern 1 bis 12. Ist nur ungewöhnlich, dass Weiß beginnt, so schreibe [FEN "W:W21-32:B1-12"] vor die Züge.
pdn-set_up_without_fen = Der Tag SetUp sagt, dass die Partie mit einer eigenen Stellung beginnt, doch kein Tag FEN gibt sie an.
pdn-fen_without_set_up = Der Tag FEN gibt eine eigene Stellung an, doch der Tag SetUp sagt, dass die Partie wie üblich beginnt. Entferne den falschen.
pdn-two_fens = Es gibt zwei Tags FEN mit verschiedenen Stellungen.
pdn-set_up_inside = Hier wird mitten in einer Partie eine neue Stellung aufgebaut, das lässt sich nicht nachspielen.
pdn-not_a_move = „{ $what }“ ist kein Zug. Züge schreibt man wie 11-15, Schlagzüge wie 15x22.
pdn-letters = „{ $what }“ nennt Felder mit Buchstaben, wie das russische und das brasilianische Damespiel. Im englischen haben sie Nummern, etwa 11-15.
pdn-colour_letter = „{ $what }“ beginnt mit dem Buchstaben einer Farbe. Züge schreibt man ohne ihn, etwa 11-15.
pdn-null_move = „{ $what }“ steht für gar keinen Zug, doch im Damespiel darf niemand passen.
pdn-square = „{ $what }“ nennt ein Feld, das es nicht gibt. Die Felder tragen die Nummern 1 bis 32.
pdn-square_international = „{ $what }“ nennt ein Feld über 32: Das ist internationale oder friesische Dame, auf einem Brett mit 100 Feldern. Nur englische Dame, auf den Feldern 1 bis 32, lässt sich lesen.
pdn-square_canadian = „{ $what }“ nennt ein Feld über 50: Das ist kanadische Dame, auf einem Brett mit 144 Feldern. Nur englische Dame, auf den Feldern 1 bis 32, lässt sich lesen.
pdn-squares = „{ $what }“ nennt mehr Felder, als ein Zug berühren kann.
pdn-fen_turn = Eine Stellung beginnt mit der Seite am Zug, B oder W, und einem Doppelpunkt, etwa B:W21-32:B1-12.
pdn-fen_side = Nach der Seite am Zug führt eine Stellung beide Seiten auf, jede als B oder W mit ihren Feldern, etwa B:W21-32:B1-12.
pdn-fen_twice = Die Stellung führt die Seite { $what } zweimal auf.
pdn-fen_square = „{ $what }“ ist kein Feld. Felder tragen die Nummern 1 bis 32, eine Dame ist K und ihr Feld.
pdn-fen_letters = „{ $what }“ ist ein Feld mit einem Buchstaben, wie im russischen und brasilianischen Damespiel. Im englischen tragen die Felder die Nummern 1 bis 32.
pdn-fen_range = Der Bereich { $what } läuft rückwärts.
pdn-fen_taken = Feld { $what } ist zweimal genannt, doch ein Feld trägt höchstens einen Stein.
pdn-fen_huff = Auf { $what } steht kein Stein, den die Seite am Zug wegpusten könnte.
pdn-fen_end = Die Stellung ist vollständig, doch es folgt noch Text.

## Hints

hint-draughts-man =
    { $n ->
        [one] einen Stein
       *[other] { WORDS($n) } Steine
    }
hint-draughts-king =
    { $n ->
        [one] eine Dame
       *[other] { WORDS($n) } Damen
    }
hint-draughts-huff = Pustet einen Stein weg, der einen Schlag versäumt hat.
hint-draughts-leaves_out = Verzichtet auf den Schlag: Dafür kann ein Stein weggepustet werden.
hint-draughts-corner = Hält das Remis durch Hin- und Herziehen in der Ecke.
hint-draughts-back_row = Hält die Grundreihe geschlossen.
hint-draughts-centre = Besetzt ein Feld in der Mitte.
hint-draughts-supports = Stellt sich hinter einen Stein, sodass dieser von dort nicht übersprungen werden kann.
hint-draughts-side = Geht an den Rand und ist dort vor Sprüngen sicher.
hint-losing-forces = Zwingt die andere Seite zu schlagen.
hint-losing-takes_fewest = Muss schlagen und schlägt so am wenigsten.
hint-wolf-place = Von hier hält der Wolf so lange stand wie von überall sonst.
hint-wolf-slips = Droht, mit dem nächsten Schritt zu entwischen.
hint-wolf-gap = Strebt zur Lücke.
hint-wolf-room = Bleibt, wo er Platz zum Umkehren hat.
hint-sheep-closes = Schließt die Lücke.
hint-sheep-pushes = Drängt den Wolf zurück.
hint-sheep-keeps = Hält die Reihe geschlossen.
hint-sheep-longer = Macht den Umweg länger.

## Rules of draughts

page-board-title = Brett und erster Zug
page-board-1 = Dame ist ein Spiel für zwei auf den 32 dunklen Feldern eines Bretts mit acht Reihen. Jeder hat ein dunkles Eckfeld zur Linken und zwölf Steine auf den drei nächsten Reihen.
page-board-2 = Dunkel zieht zuerst. Danach zieht man abwechselnd, je einen Zug.
page-board-3 = Die Felder tragen die Nummern 1 bis 32, Reihe um Reihe, von der dunklen Seite zur hellen.
page-board-picture-1 = Die Steine zu Beginn.
page-men-title = Wie Steine ziehen
page-men-1 = Ein Stein zieht schräg vorwärts auf ein freies Nachbarfeld: dunkle Steine zu höheren Nummern, helle zu niedrigeren.
page-men-2 = Ein Stein geht nie zurück. Das darf nur eine Dame.
page-men-picture-1 = Wohin die hellen Steine ziehen können.
page-capture-title = Schlagen
page-capture-1 = Ein Stein schlägt einen gegnerischen auf einem Nachbarfeld, indem er ihn schräg überspringt und auf dem freien Feld gleich dahinter landet. Der geschlagene Stein kommt vom Brett.
page-capture-2 = Einfache Steine schlagen nur vorwärts, Damen in jede Richtung. Eigene Steine kann man nicht überspringen, ebenso wenig zwei Steine hintereinander.
page-capture-picture-1 = Von 22 über 18 nach 15: Der Stein auf 18 ist geschlagen.
page-capture-picture-2 = Kein Schlag: Das Feld hinter 19 ist nicht frei.
page-must-title = Schlagen ist Pflicht
page-must-1 = Wer schlagen kann, muss schlagen. Kein anderer Zug ist erlaubt.
page-must-2 = Gibt es mehrere Schlagzüge, so wählt man frei. Es muss nicht der sein, der am meisten schlägt.
page-must-3 = Steine, die schlagen müssen, sind auf dem Brett markiert, sofern die Markierungen nicht ausgeschaltet sind.
page-must-picture-1 = Der Stein auf 23 muss schlagen, darf aber wählen: nach 14 oder nach 16.
page-chain-title = Mehrere Schläge in einem Zug
page-chain-1 = Kann ein Stein nach dem Schlag von seinem neuen Feld aus weiterschlagen, so tut er es und biegt dabei ab, wie er mag. Das alles ist ein einziger Zug.
page-chain-2 = Ein begonnener Schlag wird zu Ende gespielt: Auf halbem Weg stehen bleiben darf man nicht. Kein Stein wird zweimal übersprungen.
page-chain-3 = Wähle jedes Landefeld nacheinander, oder nur das letzte, wenn bloß ein Weg dorthin führt. Enden zwei Wege auf demselben Feld, so wähle die Felder unterwegs.
page-chain-picture-1 = Der Stein auf 32 schlägt drei: über 27, 18 und 10.
page-crown-title = Die Krönung zur Dame
page-crown-1 = Ein Stein, der die letzte Reihe erreicht, wird zur Dame gekrönt und bleibt es.
page-crown-2 = Mit der Krönung endet der Zug, selbst mitten in einem Schlag, den eine Dame fortsetzen könnte.
page-crown-picture-1 = Der Stein auf 11 schlägt, wird auf 2 Dame und bleibt stehen: Der Stein auf 6 ist vorerst sicher.
page-king-title = Damen
page-king-1 = Eine Dame zieht schräg um ein Feld in jede Richtung. Über das ganze Brett fliegt sie nicht.
page-king-2 = Eine Dame schlägt wie ein Stein, aber vorwärts und rückwärts, auch beides in einem Zug.
page-king-picture-1 = Wohin die Dame ziehen kann.
page-king-picture-2 = Die Dame schlägt zwei, rückwärts.
page-end-title = Sieg und Niederlage
page-end-1 = Wer keinen Stein mehr hat, verliert. Ebenso, wer am Zug ist und mit keinem Stein ziehen kann.
page-end-2 = Aufgeben kann man jederzeit; dann gewinnt die andere Seite.
page-end-picture-1 = Hell ist am Zug und kann nicht ziehen: Hell verliert.
page-draw-title = Remis
page-draw-1 = Die Partie ist remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal eintritt.
page-draw-2 = Sie ist auch remis nach vierzig Zügen jeder Seite, in denen nichts geschlagen wurde und kein einfacher Stein vorwärtsging.
page-draw-3 = Remis lässt sich auch vereinbaren. Ein Höfling nimmt an, wenn die Partie einige Züge lang ausgeglichen war, und nie, wenn er gewinnt.
page-huff-title = Auf Wunsch: Pusten
page-huff-1 = Ein alter Brauch, der nur gilt, wenn er vor der Partie gewählt wurde: Schlagen ist nicht Pflicht, doch ein versäumter Schlag kann bestraft werden.
page-huff-2 = Hätte jemand schlagen können und tat es nicht, so darf der Gegner pusten: einen der Steine wegnehmen, die hätten schlagen können. Danach macht er wie gewohnt seinen Zug.
page-huff-3 = Ein Stein, der hätte schlagen können, aber anderswohin gezogen wurde, wird dort weggepustet, wo er jetzt steht. Das Recht dazu erlischt, sobald der Gegner gezogen hat.
page-huff-4 = Ein begonnener Schlag wird auch hier zu Ende gespielt.
page-huff-picture-1 = Der Stein auf 14 hätte schlagen können und tat es nicht: Hell darf ihn wegpusten und zieht dann.
page-notation-title = Wie man Züge schreibt
page-notation-1 = Einen Zug schreibt man mit den Nummern seiner Felder: 11-15. Ein Schlag wird mit x geschrieben: 15x22.
page-notation-2 = Beginnen und enden zwei Schlagzüge auf denselben Feldern, so schreibt man alle Felder: 15x22x29. Das Pusten schreibt man mit dem Feld des Steins: huff 14.
page-notation-3 = Eine Stellung nennt die Seite am Zug und die Felder beider Seiten, Damen mit einem K: W:W18,K26:B7,12.
page-notation-picture-1 = Auf der ersten Reihe liegen die Felder 1 bis 4, auf der letzten 29 bis 32.

## Rules of Losing Draughts

page-losing-title = Schlagdame: das Ziel
page-losing-1 = Schlagdame spielt man wie Dame, doch mit umgekehrtem Ziel: Wer am Zug keinen Stein mehr hat, gewinnt.
page-losing-2 = Wer noch Steine hat, aber mit keinem ziehen kann, gewinnt ebenfalls.
page-losing-3 = Schlagen ist für beide Pflicht, und das ist der Kern des Spiels: Was angeboten wird, muss genommen werden. Damen sind eine Last, denn man wird sie schwer los.
page-losing-picture-1 = Hell bietet den letzten Stein auf 18 an. Dunkel muss ihn schlagen, und Hell gewinnt.
page-losing-picture-2 = Hell ist am Zug und kann nicht ziehen: Hell gewinnt.

## Rules of Wolf and Sheep

page-wolf_place-title = Wolf und Schafe: der Anfang
page-wolf_place-1 = Vier helle Schafe stehen auf den Feldern 29 bis 32. Gegen sie spielt ein dunkler Wolf, auf den dunklen Feldern des Damebretts.
page-wolf_place-2 = Die Partie beginnt mit dem Wolf: Er erscheint auf einem beliebigen freien dunklen Feld.
page-wolf_place-3 = Wenn du die Partie vorbereitest, kannst du auslosen lassen, wer den Wolf spielt. Das Einsetzen des Wolfs schreibt man als sein Feld, 18; einen Schritt als 18-14.
page-wolf_place-picture-1 = Die Schafe in ihrem Pferch. Der Wolf darf auf jedem anderen dunklen Feld erscheinen.
page-wolf_steps-title = Wie Wolf und Schafe ziehen
page-wolf_steps-1 = Ist der Wolf eingesetzt, macht er den ersten Schritt, es sei denn, du überlässt ihn in den Einstellungen der Partie den Schafen. Dann zieht man abwechselnd, und niemand darf passen.
page-wolf_steps-2 = Alle gehen schräg um ein Feld auf ein freies dunkles Feld: der Wolf in jede Richtung, ein Schaf nur vorwärts, zu niedrigeren Nummern.
page-wolf_steps-3 = Niemand wird geschlagen, übersprungen oder gekrönt.
page-wolf_steps-picture-1 = Der Wolf geht vor oder zurück, aber nicht über das Schaf auf 22 hinweg.
page-wolf_steps-picture-2 = Schafe gehen nur vorwärts.
page-wolf_end-title = Wer gewinnt
page-wolf_end-1 = Die Schafe gewinnen, wenn der Wolf am Zug ist und nicht ziehen kann.
page-wolf_end-2 = Der Wolf gewinnt, wenn er auf der ersten Reihe der Schafe steht oder auf gleicher Höhe mit dem hintersten Schaf oder hinter ihm: Dann hält ihn kein Schaf mehr auf. Er gewinnt auch, wenn die Schafe am Zug sind und keines ziehen kann.
page-wolf_end-3 = Ein Remis gibt es nicht.
page-wolf_end-picture-1 = Der Wolf ist auf gleicher Höhe mit dem letzten Schaf, auf 21: Der Wolf gewinnt.
page-wolf_end-picture-2 = Der Wolf ist am Zug und kann nicht ziehen: Die Schafe gewinnen.
page-wolf_solved-title = Wer gewinnen müsste
page-wolf_solved-1 = Das Spiel ist gelöst: Machen die Schafe keinen Fehler, so gewinnen sie, wo immer der Wolf erscheint und wer auch den ersten Schritt macht.
page-wolf_solved-2 = Gegen die beste Abwehr brauchen sie 22 eigene Schritte. Schafe, die den Weg kennen, sind unbesiegbar.
page-wolf_solved-3 = Spielst du die Schafe, rück geschlossen vor und lass keine Lücke. Spielst du den Wolf, bleib den Schafen nah und warte auf eine.
page-wolf_solved-picture-1 = Nur ein Zug hält die Reihe geschlossen: 22 nach 18.

## The rule of the moment

moment-draughts-start = Dunkel zieht zuerst; Steine gehen schräg vorwärts um ein Feld.
moment-draughts-must = Es gibt etwas zu schlagen, und es muss geschlagen werden.
moment-draughts-choice = Du musst schlagen, darfst aber wählen, wie.
moment-draughts-chain = Du musst schlagen, und weiter bis zum letzten Stein, der zu haben ist.
moment-draughts-may_capture = Es gibt etwas zu schlagen. Pflicht ist es nicht, doch dann darf einer der Steine, die es gekonnt hätten, weggepustet werden.
moment-draughts-huff = Ein Schlag wurde versäumt: Du darfst einen Stein wegpusten und dann deinen eigenen Zug machen.
moment-draughts-repetition = Tritt dieselbe Stellung zum dritten Mal ein, ist die Partie remis.
moment-draughts-forty = Ohne einen Schlag oder den Vormarsch eines Steins wird die Partie remis. Züge, die jeder Seite bleiben: { $moves }.
moment-draughts-crown = Ein Stein kann die letzte Reihe erreichen: Dort wird er Dame, und der Zug endet.
moment-draughts-king = Eine Dame zieht und schlägt vorwärts und rückwärts, immer nur um ein Feld.
moment-draughts-lost = Wer keinen Stein mehr hat oder keinen, der ziehen kann, verliert.
moment-draughts-drawn = Die Partie ist remis.
moment-losing-start = Wer keinen Stein mehr hat oder keinen, der ziehen kann, gewinnt.
moment-losing-won = Wer keinen Stein mehr hat oder keinen, der ziehen kann, gewinnt.
moment-wolf-place = Zu Beginn erscheint der Wolf auf einem beliebigen freien dunklen Feld.
moment-wolf-steps = Alle gehen schräg um ein Feld: der Wolf in jede Richtung, die Schafe nur vorwärts.
moment-wolf-way = Der Wolf kann jetzt an den Schafen vorbei und so gewinnen.
moment-wolf-nearly = Der Wolf ist drauf und dran, an den Schafen vorbeizukommen.
moment-wolf-one_way = Dem Wolf bleibt nur ein einziger Weg. Wer nicht ziehen kann, verliert.
moment-wolf-shut_now = Die Schafe können den Wolf jetzt einsperren und so gewinnen.
moment-wolf-past = Der Wolf gewinnt, wenn er an den Schafen vorbei ist oder die Schafe nicht ziehen können.
moment-wolf-shut = Die Schafe gewinnen, wenn der Wolf nicht ziehen kann.

## The lesson of draughts

lesson-draughts-title = Dame: Unterricht bei Will Somers
lesson-draughts-men-title = Wie Steine ziehen
lesson-draughts-men-say = Zieh einen deiner Steine: Ein Stein geht schräg vorwärts, ein dunkles Feld weit, und Hell zieht das Brett hinauf. Setz dich, guter Freund; der König ist auf der Jagd.
lesson-draughts-men-say-2 = Nun versuch, einen deiner Steine wieder zurückzuziehen. Und sieh, Dunkel kommt dir entgegen.
lesson-draughts-men-done = Nein? Ganz recht. Ein Stein geht so wenig zurück wie verschüttetes Bier. In einer richtigen Partie zieht Dunkel zuerst.
lesson-draughts-men-not_yet = Das wäre ein schöner Zug nach vorn. Versuch dies eine Mal zurückzugehen, und hör, was die Regeln sagen.
lesson-draughts-men-hint-1 = Wähle einen hellen Stein, dann ein freies Feld weiter oben; danach eines unter ihm.
lesson-draughts-capture-title = Einen Stein schlagen
lesson-draughts-capture-say = Überspringe den dunklen Stein vor dem deinen auf das freie Feld dahinter, und er ist vom Brett.
lesson-draughts-capture-done = Sauber geschlagen. Der Sprung geht über einen Nachbarn auf das freie Feld gleich dahinter. Steine schlagen nur vorwärts, so wie sie gehen.
lesson-draughts-capture-not_yet = Überspringe den dunklen Stein.
lesson-draughts-capture-hint-1 = Von 22 über 18 nach 15.
lesson-draughts-must-title = Schlagen ist Pflicht
lesson-draughts-must-say = Zeig auf den Stein von dir, der schlagen kann. Hier kommt etwas, das Anfänger ihr Abendbrot kostet: Wer schlagen kann, der muss.
lesson-draughts-must-say-2 = Nun versuch irgendeinen anderen Zug als seinen, und lass dich schelten.
lesson-draughts-must-say-3 = Nun schlag. So ist es: Das Gesetz des Bretts ist strenger als der Lordkanzler.
lesson-draughts-must-done = Gut. Wann immer du schlagen kannst, schlägst du, ob du willst oder nicht. Merk es dir: Bald drehen wir der anderen Seite einen Strick daraus.
lesson-draughts-must-not_yet = Eins nach dem anderen: Zeig auf den Stein, der schlagen muss, dann versuch einen anderen Zug und hör, warum er nicht geht, und dann schlag.
lesson-draughts-must-hint-1 = Wessen Nachbar weiter oben ist dunkel und hat ein freies Feld hinter sich? Zieh dann einen anderen Stein und hör, warum das nicht geht.
lesson-draughts-must-hint-2 = Der Stein auf 18 muss den auf 15 schlagen.
lesson-draughts-chain-title = Ein Sprung nach dem anderen
lesson-draughts-chain-say = Schlag alle drei dunklen Steine mit deinem Stein auf 32. Kann ein Stein nach dem Schlag noch einmal schlagen, geht er weiter und biegt ab, wie er mag, und alles ist ein Zug.
lesson-draughts-chain-done = Drei auf einen Streich! Auf halbem Weg stehen bleiben darfst du nicht: Ein begonnener Schlag wird zu Ende gespielt, und niemand wird zweimal übersprungen.
lesson-draughts-chain-not_yet = Alle drei, wenn ich bitten darf.
lesson-draughts-chain-hint-1 = Von 32 nach 23, nach 14 und weiter nach 7. Zeig auf jede Landung oder nur auf die letzte.
lesson-draughts-crown-title = Die Krönung
lesson-draughts-crown-say = Bring deinen Stein zur Krönung: Auf der letzten Reihe wird er eine Dame. Dort endet sein Zug, mag auch ein weiterer Schlag locken.
lesson-draughts-crown-say-2 = Nun schlag mit deiner Dame, denn eine Dame schlägt auch rückwärts. Es lebe die Dame! Für ihre Krone musste sie anhalten, doch nun bist du wieder am Zug.
lesson-draughts-crown-done = Gekrönt und siegreich. Ich habe das schon länger dauern sehen.
lesson-draughts-crown-not_yet = Bring den Stein auf 11 zur letzten Reihe, und dann schlag mit der Dame.
lesson-draughts-crown-hint-1 = Von 11 über 7 nach 2; dann von 2 über 6 nach 9.
lesson-draughts-king-title = Was eine Dame darf
lesson-draughts-king-say = Führ deine Dame ein Feld zurück. Eine Dame geht in jede Richtung, vor oder zurück.
lesson-draughts-king-say-2 = Nun schick sie weiter als ein Feld, und schau. Sie ist eine Dame, kein Falke.
lesson-draughts-king-done = Immer nur ein Feld, wie unsereins auch. Eine Dame schlägt wie ein Stein, nur nach beiden Seiten.
lesson-draughts-king-not_yet = Erlaubt, aber das kennst du schon: Führ die Dame zurück, auf deine eigene Seite zu.
lesson-draughts-king-hint-1 = Erst von 18 nach 22 oder 23. Dann versuch, die Dame zwei oder drei Felder weit zu schicken.
lesson-draughts-choice-title = Welchen schlagen?
lesson-draughts-choice-say = Schlag so, dass niemand zurückschlägt. Zwei Schläge stehen offen, und du wählst frei: Niemand verlangt, dass du am meisten schlägst. Aber sieh zu, wo du landest.
lesson-draughts-choice-done = Gut gesehen. Vor jedem Schlag frage dich: Wo werde ich stehen, und wer steht hinter mir?
lesson-draughts-choice-not_yet = Das darfst du; aber auf 14 schlüge dich der Stein von 10 zurück. Sieh dir den anderen an.
lesson-draughts-choice-hint-1 = Hinter dem einen Landefeld steht ein dunkler Stein, der springen kann; hinter dem anderen nicht.
lesson-draughts-choice-hint-2 = Schlag den Stein auf 19: Am Rand des Bretts kommt keiner an dich heran.
lesson-draughts-shot-title = Einen geben, drei nehmen
lesson-draughts-shot-say = Biete einen Stein dort an, wo der, der ihn schlägt, die Tür zu seinen Freunden öffnet. Dunkel muss schlagen, wenn es kann, und ein Zug gewinnt alles. Mein liebstes Stück!
lesson-draughts-shot-say-2 = Nun schlag, und sieh, wie sie stehen! Er musste ja.
lesson-draughts-shot-done = Einen gegeben, drei genommen, und kein dunkler Stein mehr da: Wer keinen hat, verliert. Das nennt man eine Kombination. Nun spiel gegen mich, und hüte dich vor den meinen.
lesson-draughts-shot-not_yet = Erlaubt, aber es gewinnt nichts. Welchen Stein kannst du anbieten, damit Dunkel, wenn es ihn schlägt, vor einen anderen tritt?
lesson-draughts-shot-hint-1 = Der Stein auf 17 muss schlagen, was immer auf 22 steht.
lesson-draughts-shot-hint-2 = Zieh 25 nach 22. Dunkel landet auf 26, und dein Stein auf 30 schlägt drei.

## The lesson of Losing Draughts

lesson-losing-title = Schlagdame: Unterricht bei Will Somers
lesson-losing-aim-title = Verkehrte Welt
lesson-losing-aim-say = Verschenke deinen letzten Stein. Endlich ein Spiel für Narren: Gezogen wird wie beim Damespiel, und wer am Zug keinen Stein mehr hat, gewinnt.
lesson-losing-aim-done = Er musste ihn nehmen, und du hast nichts mehr: Sieg! So habe ich schon Güter gewonnen und andersherum verloren.
lesson-losing-aim-not_yet = Dort ist er sicher, und Sicherheit taugt hier nichts. Stell ihn hin, wo Dunkel ihn schlagen muss.
lesson-losing-aim-hint-1 = Tritt dicht vor den dunklen Stein, mit einem freien Feld hinter dir: 23 nach 18.
lesson-losing-force-title = Zwing ihn zu schlagen
lesson-losing-force-say = Werde deine beiden Steine los. Schlagen ist Pflicht, und das ist deine ganze Waffe: Was du ihm unter die Nase schiebst, muss er fressen.
lesson-losing-force-say-2 = Füttere ihn auch mit dem zweiten: Der Fresser steht gerade recht dafür.
lesson-losing-force-done = Zwei Gänge, und keinen durfte er ausschlagen.
lesson-losing-force-not_yet = Danach muss er nicht schlagen, oder nicht am rechten Ort. Biete einen Stein so an, dass der Fresser nahe bei deinem anderen landet.
lesson-losing-force-hint-1 = Der Stein auf 7 schlägt, was auf 10 steht.
lesson-losing-force-hint-2 = Erst 14 nach 10; dann 23 nach 18.
lesson-losing-must-title = Auch du musst schlagen
lesson-losing-must-say = Versuch, dich um das Schlagen herumzudrücken. Hier kannst du schlagen, so wenig du auch willst, und das Gesetz bindet beide.
lesson-losing-must-say-2 = Nun schlag, und mach ein trauriges Gesicht. Herauswinden hilft nicht.
lesson-losing-must-done = Bevor du ziehst, sieh also auch nach, was er dir aufzwingen könnte.
lesson-losing-must-not_yet = Das ist der Schlag. Versuch erst einen anderen Zug und hör, warum er nicht geht.
lesson-losing-must-hint-1 = Versuch es mit dem Stein auf 27; dann schlag mit dem auf 22.
lesson-losing-two-title = Zwei auf einen Bissen
lesson-losing-two-say = Stell zwei Steine so, dass er beide in einem Zug schlägt. Ein Schlag muss zu Ende gespielt werden, warum also einen nach dem anderen geben?
lesson-losing-two-done = Nach dem ersten durfte er nicht aufhören. Und obendrein ist er gekrönt, der arme Kerl: Eine Dame ist hier eine Last, wie wir noch sehen werden.
lesson-losing-two-not_yet = Dann schlägt er höchstens einen. Von dem Feld, auf dem er landet, muss ein zweiter Schlag weiterführen.
lesson-losing-two-hint-1 = Der Stein auf 16 wird es tun: erst über 19, dann über 27.
lesson-losing-two-hint-2 = 24 nach 19.
lesson-losing-choice-title = Wähle, was du schlägst
lesson-losing-choice-say = Schlag so, dass sich deine übrigen Steine verschenken lassen. Schlagen musst du, aber zwei Schläge stehen offen, und die Wahl ist dein.
lesson-losing-choice-say-2 = Verschenke deinen letzten Stein; du weißt, wie. Er musste seinerseits schlagen.
lesson-losing-choice-done = Frage also vor jedem Schlag, wo du landest und wer als Nächster schlagen muss.
lesson-losing-choice-not_yet = Erlaubt, aber dann behältst du mehr, als du verschenken kannst. Versuch es mit dem anderen.
lesson-losing-choice-hint-1 = Schlägt 27, so bleibt der Stein auf 26 dort, wo 22 ihn schlagen muss.
lesson-losing-choice-hint-2 = 27 schlägt nach 20. Später schieb 20 nach 16.
lesson-losing-stuck-title = Nichts mehr zu ziehen
lesson-losing-stuck-say = Verschenke den Stein, der noch ziehen kann. Dein Stein auf 13 ist eingemauert, und du gewinnst auch, wenn du Steine hast, aber keinen Zug.
lesson-losing-stuck-done = Einer verschenkt, einer eingemauert: Du kannst nicht ziehen, und so gewinnst du. Auch die Faulheit hat ihren Tag.
lesson-losing-stuck-not_yet = Dort bleibt er frei, und du musst weiterziehen. Verschenke ihn.
lesson-losing-stuck-hint-1 = 23 nach 18: Der Stein auf 14 muss ihn schlagen, und die Mauer steht.
lesson-losing-kings-title = Hüte dich vor Kronen
lesson-losing-kings-say = Verschenke beide Steine ohne Krone. Dein Stein auf 6 könnte sofort Dame werden. Lass dir das nicht träumen: Eine Dame läuft umher, und man wird sie schwer los.
lesson-losing-kings-say-2 = Nun verschenke den letzten. Der Stein auf 6 ist fort, ungekrönt und glücklich.
lesson-losing-kings-done = Hier drückt eine Krone schwerer als anderswo. Halte deine Steine von der letzten Reihe fern und seine Schläge kurz.
lesson-losing-kings-not_yet = Nicht so. Lass 6, wo er ist, und sieh, was der Stein auf 1 tun muss.
lesson-losing-kings-hint-1 = Der Stein auf 1 muss 6 schlagen, solange 10 frei bleibt. Bring den anderen Stein auf den auf 3 zu.
lesson-losing-kings-hint-2 = 15 nach 11; dann 11 nach 8.
lesson-losing-last-title = Die letzten drei
lesson-losing-last-say = Verschenke alle drei Steine, jeden mit einem Zug, in der rechten Reihenfolge. Drei Steine, drei Gaben!
lesson-losing-last-say-2 = Nun den nächsten. Er wird hingeschleift, wo du ihn haben willst.
lesson-losing-last-say-3 = Und nun den letzten. Bedenke, wo der Fresser landen muss.
lesson-losing-last-done = Dreimal musste er, und du hast mit nichts gewonnen. Komm und verlier gegen mich, wenn du kannst.
lesson-losing-last-not_yet = Erlaubt, aber die Kette der Gaben reißt dort. Biete einen Stein so an, dass der Fresser dem nächsten näher kommt.
lesson-losing-last-hint-1 = Beginne mit 16: Der Stein auf 7 muss ihn holen.
lesson-losing-last-hint-2 = 16 nach 11, dann 23 nach 19, dann 30 nach 26.

## The lesson of Wolf and Sheep

lesson-wolf-title = Wolf und Schafe: Unterricht bei Katherine
lesson-wolf-place-title = Der Wolf erscheint
lesson-wolf-place-say = Wähle ein freies dunkles Feld, auf dem der Wolf erscheint. Heute bist du der Wolf, ein dunkler Wolf gegen vier helle Schafe.
lesson-wolf-place-say-2 = Nun mach auch den ersten Schritt: ein Feld schräg, in welche Richtung du magst. Da bist du, und dort sind sie.
lesson-wolf-place-done = Und ein Schaf antwortet mit einem Schritt nach vorn. So geht es weiter, immer abwechselnd; passen darf niemand.
lesson-wolf-place-not_yet = Wähle ein dunkles Feld, das frei ist.
lesson-wolf-place-hint-1 = Jedes dunkle Feld ohne Schaf ist recht.
lesson-wolf-wolf-title = Was der Wolf darf
lesson-wolf-wolf-say = Versuch, auf ein Schaf zu treten oder darüberzuspringen. Hungrig?
lesson-wolf-wolf-say-2 = Nun geh ein Feld zurück: Anders als ein Schaf darf der Wolf das. In diesem Spiel wird niemand geschlagen, und niemand springt.
lesson-wolf-wolf-done = Vor und zurück, das ist die Freiheit des Wolfs. Die Schafe haben sie nicht: Jeder ihrer Schritte gilt für immer.
lesson-wolf-wolf-not_yet = Ein hübscher Schritt, aber eins nach dem anderen: Versuch erst, ein Schaf zu schlagen, dann geh zurück, das Brett hinauf.
lesson-wolf-wolf-hint-1 = Versuch, von 18 nach 22 zu gehen, wo ein Schaf steht, oder darüber hinweg nach 25.
lesson-wolf-wolf-hint-2 = Um zurückzugehen, zieh von 18 nach 14 oder 15.
lesson-wolf-sheep-title = Was die Schafe dürfen
lesson-wolf-sheep-say = Versuch, mit einem Schaf einen Schritt zurückzugehen. Wir haben die Stühle getauscht: Die Schafe sind jetzt dein, und sie gehen ein Feld vorwärts, das Brett hinauf.
lesson-wolf-sheep-say-2 = Nun mach einen Schritt nach vorn. Zurück gehen sie nie, also denk vor jedem nach.
lesson-wolf-sheep-done = Gut. Vier Schafe, und jedes einzelne zählt.
lesson-wolf-sheep-not_yet = Das ist ein Schritt nach vorn und erlaubt. Versuch erst einen Schritt zurück.
lesson-wolf-sheep-hint-1 = Wähle das Schaf auf 23 und zeig auf 27 oder 26; danach mach irgendeinen Schritt nach vorn.
lesson-wolf-past-title = Wie der Wolf gewinnt
lesson-wolf-past-say = Komm an den Schafen vorbei, deren letztes auf 21 steht. Der Wolf gewinnt, sobald er auf ihrer ersten Reihe ist oder auf gleicher Höhe mit dem letzten, denn umdrehen können sie sich nicht.
lesson-wolf-past-done = Auf gleicher Höhe mit dem letzten Schaf: Niemand hält dich mehr auf, darum endet die Partie sofort.
lesson-wolf-past-not_yet = Noch nicht vorbei. Welches Feld liegt in der Reihe des Schafs auf 21?
lesson-wolf-past-hint-1 = Von 17 nach 22.
lesson-wolf-shut-title = Wie die Schafe gewinnen
lesson-wolf-shut-say = Schlag dem Wolf, der sich an den Rand geschlichen hat, die Tür zu. Die Schafe gewinnen, wenn der Wolf am Zug ist und nicht ziehen kann.
lesson-wolf-shut-done = Kein Ausweg. Die Herde hat gewonnen.
lesson-wolf-shut-not_yet = Der Wolf schlüpft über 17 hinaus. Schließ es.
lesson-wolf-shut-hint-1 = Das Schaf auf 22 geht nach 17.
lesson-wolf-row-title = Die Reihe geschlossen halten
lesson-wolf-row-say = Besetze 18, auf das der Wolf ein Auge geworfen hat, mit dem Schaf, das hinter sich keine Lücke öffnet. Die Kunst der Schafe: gemeinsam vorgehen und keine Lücke lassen.
lesson-wolf-row-done = Nun führt kein Weg hindurch. Mit Sorgfalt können die Schafe immer gewinnen, wo auch der Wolf beginnt; ein achtloser Schritt, und der Wolf gewinnt.
lesson-wolf-row-not_yet = Danach findet der Wolf einen Weg hindurch. 23 muss neben 19 bleiben, und 18 muss besetzt sein.
lesson-wolf-row-hint-1 = 23 bewacht die Felder hinter 19. Ein anderes Schaf ist frei, nach 18 zu gehen.
lesson-wolf-row-hint-2 = 22 nach 18.
lesson-wolf-gap-title = Finde die Lücke
lesson-wolf-gap-say = Nimm den einen Weg hindurch. Du bist wieder der Wolf, und die Schafe haben nicht aufgepasst.
lesson-wolf-gap-say-2 = Weiter, bis ans Ende! Die Schafe neben dir können nicht zurück.
lesson-wolf-gap-done = An allen vorbei. Ein Wolf braucht Geduld und dann eine Lücke.
lesson-wolf-gap-not_yet = Dort schließen die Schafe wieder auf. Such das Feld, von dem dich niemand mehr aussperren kann.
lesson-wolf-gap-hint-1 = Über 26 nach 31, zwischen den Schafen hindurch.
lesson-wolf-fence-title = Der letzte Zaun
lesson-wolf-fence-say = Sperr den Wolf für immer ein, in drei Schritten, deren jeder ihm nur einen Weg lässt. Zum Abschluss haben ihn deine Schafe in der Ecke.
lesson-wolf-fence-say-2 = Sei noch einmal so flink, und lass ihm nur den Weg zurück. Er hatte einen Ausweg, nach 1.
lesson-wolf-fence-say-3 = Nun schließ das letzte Tor. Zurück ist er gegangen.
lesson-wolf-fence-done = Eingesperrt. Du kennst das Spiel; nun halte deine Herde gegen jemanden zusammen, der beißt.
lesson-wolf-fence-not_yet = Das lässt dem Wolf mehr als einen Ausweg oder mehr Zeit. Lass ihm einen einzigen Weg.
lesson-wolf-fence-hint-1 = Der Wolf auf 5 hat zwei Wege, 1 und 9. Schließ zuerst 9.
lesson-wolf-fence-hint-2 = 13 nach 9, dann 10 nach 6, dann 6 nach 1.

## Achievements: each with its source

achievement-draughts_win = Doktor Johnsons Lob
achievement-draughts_win-task = Gewinne eine Partie Dame.
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = 1756 erschien das erste englische Buch über das Damespiel. Die Widmung schrieb Samuel Johnson: Nichts sei eine Kleinigkeit, was „Vorsicht, Voraussicht und Umsicht“ lehre.

achievement-draughts_puzzles = Die Maschine aus Alberta
achievement-draughts_puzzles-task = Löse zehn Aufgaben im Damespiel.
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = Seit 2007 weiß man, dass Dame remis endet, wenn niemand irrt. Der Beweis kostete Dutzende Computer in Alberta achtzehn Jahre.

achievement-losing_win = Wer verliert, gewinnt
achievement-losing_win-task = Gewinne eine Partie Schlagdame.
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = In Frankreich heißt ein Spiel, das der Verlierer gewinnt, „qui perd gagne“.

achievement-wolf_win = Zwei Füchse aus Silber
achievement-wolf_win-task = Gewinne eine Partie „Wolf und Schafe“.
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = König Eduard IV., Heinrichs Großvater, kaufte zwei Füchse und sechsundvierzig Hunde aus vergoldetem Silber: die Figuren eines Spiels, in dem viele Kleine einen Einzelnen jagen.
