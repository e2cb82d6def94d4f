## The list of puzzles

puzzles-title = Aufgaben
puzzles-name = Aufgabe { $n }
puzzles-daily = Aufgabe des Tages, { $date }
puzzles-side = { $side } am Zug
puzzles-easy = Für den Anfang
puzzles-middle = Mit etwas Bedacht
puzzles-hard = Für eine stille Stunde
puzzles-hardest = Für einen langen Abend
puzzles-show = Zeigen
puzzles-all = Alle Aufgaben
puzzles-unsolved = Ungelöste
puzzles-to_repeat = Zu wiederholen
puzzles-failed = Misslungene
puzzles-none = Diese sind alle gelöst.
puzzles-next = Nächste Aufgabe
puzzles-solved = gelöst
puzzles-open = ungelöst
puzzles-is_failed = misslungen
puzzles-is_due = zu wiederholen
puzzles-note = { $solved } · { $due }
puzzles-due =
    { $n ->
        [one] { $n } zu wiederholen
       *[other] { $n } zu wiederholen
    }
puzzles-say = { $name }, Schwierigkeit { $n } von { $most }, { $line }, { $state }
puzzles-own = { $title } (eigene)
puzzles-lessons = Eigene Lektionen
puzzles-own_lessons =
    { $n ->
        [one] { $n } eigene Lektion
       *[other] { $n } eigene Lektionen
    }
puzzles-say_lesson = Lektion: { $name }, { $note }

## Three minutes of puzzles

rush-start = Drei Minuten
rush-again = Noch einmal
rush-time = Noch { $time }
rush-time_up = Die Zeit ist um
rush-over = Der dritte Fehler
rush-solved =
    { $n ->
        [one] { $n } gelöst
       *[other] { $n } gelöst
    }
rush-mistakes =
    { $n ->
        [0] kein Fehler
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] Diesmal hast du keine Aufgabe gelöst.
        [one] Du hast { $n } Aufgabe gelöst.
       *[other] Du hast { $n } Aufgaben gelöst.
    }
rush-best-new = So gut war noch keine Runde!
rush-best =
    { $n ->
        [one] Dein Rekord ist { $n }.
       *[other] Dein Rekord ist { $n }.
    }
rush-no_help = Keine Hilfe, solange die Uhr läuft. Nach drei Fehlern ist Schluss.

## What a puzzle asks for

puzzle-win = Gewinne die Partie { in-moves }.
puzzle-pieces =
    { $n ->
        [one] Gewinne { in-moves } einen Stein.
       *[other] Gewinne { in-moves } { WORDS($n) } Steine.
    }
puzzle-goals =
    { $n ->
        [one] Erreiche { in-moves } ein Ziel.
       *[other] Erreiche { in-moves } { WORDS($n) } Ziele.
    }
puzzle-stay_winning =
    { $moves ->
        [one] Finde den einzigen Zug, der noch gewinnt.
        [2] Finde zweimal den einzigen Zug, der noch gewinnt.
       *[other] Finde { WORDS($moves) } Mal den einzigen Zug, der noch gewinnt.
    }
puzzle-tricks_all =
    { $of ->
        [1] Gewinne mit deinem Partner den letzten Stich. Alle Blätter liegen offen.
       *[other] Gewinne mit deinem Partner alle { WORDS($of) } Stiche. Alle Blätter liegen offen.
    }
puzzle-tricks_but_one = Gewinne mit deinem Partner alle { WORDS($of) } Stiche bis auf einen. Alle Blätter liegen offen.
puzzle-tricks = Gewinne mit deinem Partner { WORDS($n) } der { WORDS($of) } Stiche. Alle Blätter liegen offen.
puzzle-too_few_tricks = Das ist nicht die Lösung: Es bringt zu wenige Stiche.
puzzle-lay =
    { $n ->
        [one] Lege in diesem Zug eine Karte mehr aus, als die anderen danach können. Alle Blätter liegen offen; die anderen tauschen für das, was sie auslegen können.
       *[other] Lege in diesem Zug { WORDS($n) } Karten mehr aus, als die anderen danach können. Alle Blätter liegen offen; die anderen tauschen für das, was sie auslegen können.
    }
puzzle-go_out = Mach noch in diesem Zug Schluss. Alle Blätter liegen offen; die anderen tauschen für das, was sie auslegen können.
puzzle-too_few_cards = Das ist nicht die Lösung: So legst du zu wenige Karten aus, oder die anderen zu viele.
puzzle-not_out = Das ist nicht die Lösung: So kannst du nicht sicher Schluss machen.
puzzle-not_that = Das ist nicht die Lösung: Es bringt zu wenig ein.
puzzle-not_in_time = Das ist nicht die Lösung: Die andere Seite kann dich daran hindern.
puzzle-no_longer_wins = Das ist nicht die Lösung: Es lässt den Sieg entgleiten.
refusal-puzzle-solved = Die Aufgabe ist gelöst.

## What a puzzle is about, and what it teaches

theme-shot = Kombination
theme-shot-lesson = Eine Kombination: Gib einen Stein, damit sein Bezwinger dort steht, wo du ihn haben willst, und nimm dir mehr.
theme-capture = Schlagen
theme-capture-lesson = Zähle, was ungedeckt steht: Greif dort an, wo zwei nicht zugleich zu retten sind.
theme-crown = Krönung
theme-crown-lesson = Eine Krone ist den Marsch wert: Räume zuerst den Weg zur letzten Reihe.
theme-shut_in = Einsperren
theme-shut_in-lesson = Wer nicht ziehen kann, hat verloren: Lass der anderen Seite Steine, aber keinen Weg.
theme-give_away = Verschenken
theme-give_away-lesson = Wer schlagen muss, wird geführt: Gib einen dort, wo ein Schlag den nächsten erzwingt.
theme-two_threats = Doppeldrohung
theme-two_threats-lesson = Drohe mit zwei Mühlen zugleich: Nur eine lässt sich verhindern.
theme-double_mill = Zwickmühle
theme-double_mill-lesson = Eine Zwickmühle: Der Stein, der die eine Reihe öffnet, schließt die andere, Zug um Zug.
theme-placing = Setzen
theme-placing-lesson = Solange gesetzt wird, gehört jeder Stein dorthin, wo zwei Linien sich treffen: So entstehen zwei Drohungen.
theme-break_through = Durchbruch
theme-break_through-lesson = Der Wolf braucht eine Lücke: Locke die Schafe auf die eine Seite, dann lauf auf die andere.
theme-close_the_net = Dichtes Netz
theme-close_the_net-lesson = Halte die Schafe in einer Reihe: Eine Lücke hinter ihnen ist alles, was der Wolf braucht.
theme-throne = Thron
theme-throne-lesson = Den Thron gewinnt, wer den Ring um ihn besetzt: Bring den letzten Wächter rechtzeitig heran.
theme-trap = Falle
theme-trap-lesson = Eine Figur zwischen zwei gegnerischen ist gefangen: Zieh dorthin, wo zwei der Deinen einander gegenüberstehen.
theme-fates = Schicksale
theme-fates-lesson = Ein Gang für zwei Schicksale: Bedenke, wo der König steht, wenn die nächste Königin fällt.
theme-every_trick = Alle Stiche
theme-every_trick-lesson = Alle Stiche: Zähle die Kronen, die noch kommen, und halte einen Weg von Blatt zu Blatt offen.
theme-give_a_trick = Einen Stich abgeben
theme-give_a_trick-lesson = Gib den Stich ab, der am wenigsten kostet, solange das Ausspielen den anderen nichts nützt.
theme-trumps = Trümpfe
theme-trumps-lesson = Am meisten ist ein Trumpf wert, ehe die Herrschaft seiner Königin endet: Sieh, wohin die Krone als Nächstes geht.
theme-order = Richtige Reihenfolge
theme-order-lesson = Dieselben Karten in anderer Reihenfolge bringen weniger Stiche: Spiele zuerst, was nicht warten kann.
theme-house = Ein Haus vollenden
theme-house-lesson = Sage an, worauf ein anderer wartet: Der Preis ist die Karte, die dir fehlt.
theme-give_nothing = Nichts verschenken
theme-give_nothing-lesson = Bringen dir zwei Tausche gleich viel, nimm den, der den anderen weniger bringt.
theme-lay_or_wait = Auslegen oder warten
theme-lay_or_wait-lesson = Was auf dem Tisch liegt, hilft allen: Lege gleich nur aus, was du ohne Schaden zeigen kannst.
theme-last_card = Die letzte Karte
theme-last_card-lesson = Zähle, was dir nach einem Tausch bleibt: Wer Schluss macht, bekommt Punkte für alle Karten der anderen.
