## Saved matches and settings

record-unreadable = das ist keine gespeicherte Partie (kein JSON in Zeile { $line }, Spalte { $column })
record-something_else = das ist JSON, aber keine gespeicherte Partie
record-broken_off = diese gespeicherte Partie ist unvollständig
record-missing = diese gespeicherte Partie ist unvollständig: „{ $part }“ fehlt
record-stray = das ist keine gespeicherte Partie: „{ $part }“ gehört nicht hinein
record-field = das ist keine gespeicherte Partie: „{ $part }“ sollte { $form } sein
record-no_format = das ist keine gespeicherte Partie (keine Version von King’s Coffer hat Format 0 geschrieben)
record-too_new = diese Partie hat eine neuere Version von King’s Coffer gespeichert (Format { $format }; diese liest bis { $newest })
record-part-format = eine Zahl
record-part-variant = der Name eines Spiels
record-part-options = eine Liste von Optionen des Spiels mit ihren Werten
record-part-seat_options = eine Liste mit den Optionen jedes Platzes
record-part-seats = eine Liste derer, die spielen
record-part-faces = eine Liste mit Namen von Bildnissen
record-part-seed = eine ganze Zahl ab 0
record-part-position = eine Stellung in der Notation des Spiels
record-part-moves = eine Liste von Zügen in der Notation des Spiels
record-part-ending = das Ende der Partie
record-part-clock = eine Bedenkzeit in Minuten und Sekunden
record-part-analysis = die Zugfolgen eines Analysebretts
record-part-source = die Partie, aus der diese geöffnet wurde
save-unreadable = das hat King’s Coffer nicht geschrieben
save-damaged = es war beschädigt
save-newer =
    { $n ->
        [one] { $n } Partie hat eine neuere Version von King’s Coffer gespeichert; sie bleibt, wie sie ist.
       *[other] { $n } Partien hat eine neuere Version von King’s Coffer gespeichert; sie bleiben, wie sie sind.
    }
save-refused = Die gespeicherte Partie ließ sich nicht öffnen: { $why }. Sie ist als „{ $file }“ aufgehoben.
saves-refused =
    { $n ->
        [one] { $n } gespeicherte Partie ließ sich nicht öffnen: { $why }. Sie ist als „{ $file }“ aufgehoben.
       *[other] { $n } gespeicherte Partien ließen sich nicht öffnen. Der Grund: { $why }. Sie sind als „{ $file }“ und in Dateien daneben aufgehoben.
    }
files-refused =
    { $n ->
        [one] { $n } Datei ließ sich nicht lesen: { $what }. Der Grund: { $why }. Sie ist als „{ $file }“ aufgehoben.
       *[other] { $n } Dateien ließen sich nicht lesen: { $what }. Der Grund: { $why }. Sie sind als „{ $file }“ und unter ähnlichen Namen aufgehoben.
    }
files-refused-settings = deine Einstellungen
files-refused-progress = dein Spielstand
files-refused-matches =
    { $n ->
        [one] { $n } gespeicherte Partie
       *[other] { $n } gespeicherte Partien
    }
library-refused = Deine Favoriten und Notizen ließen sich nicht lesen: { $why }. Die alte Datei ist als „{ $file }“ aufgehoben.
settings-partly = Einige Einstellungen ließen sich nicht lesen und wurden zurückgesetzt: { $fields }. Alle anderen sind, wie du sie eingestellt hattest.
settings-last_setup = die zuletzt vorbereitete Partie
settings-last_drill = die Schwierigkeit von „Wer kam danach?“
settings-refused = Deine Einstellungen ließen sich nicht lesen, daher gelten die üblichen. Die alte Datei ist als „{ $file }“ aufgehoben.
progress-refused = Dein Spielstand ließ sich nicht lesen: { $why }. Er beginnt von vorn, und die alte Datei ist als „{ $file }“ aufgehoben.
progress-unreadable = er war beschädigt
progress-newer = eine neuere Version von King’s Coffer hat ihn geschrieben (Format { $format })
progress-no_format = er hat kein Format

## Why a match cannot be set up or replayed

match-no_such_game = es gibt kein Spiel namens „{ $name }“
match-no_such_option = { $variant } hat keine Option „{ $name }“
match-no_such_seat_option = { $variant } hat keine Option „{ $name }“ für einen Platz
match-seat_missing =
    { $seats ->
        [one] es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats } Platz
       *[other] es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats } Plätze
    }
match-bad_value = „{ $value }“ ist kein Wert von { $name }; erlaubt ist { $allowed }
match-position = die Anfangsstellung wird abgewiesen: { $why }
match-move = Zug { $n }, „{ $text }“, wird abgewiesen: { $why }
match-seats = genannte Spieler: { $given }; Plätze an diesem Tisch: { $wanted }
match-no_such_seat = Platz { $seat } kann nicht verloren haben: Es gibt ihn nicht
match-no_such_courtier = auf Platz { $seat } sitzt ein Höfling der Stufe { $level }, doch die Stufen gehen von 1 bis 5
match-no_such_face = auf Platz { $seat } kann keine solche Figur spielen
match-ending = so kann es nicht geendet haben: { $why }
match-ended_twice = nach Zug { $n } kann nichts mehr geschehen: Er hat die Partie beendet

## Computer players

players-no_level = „{ $level }“ ist keine Stufe: Stufen gehen von 1 bis 5
players-no_courtier = kein Höfling spielt „{ $variant }“
players-unreadable = das ließ sich nicht lesen: { $why }
players-foreign = das sind weder Gewichte noch ein Buch oder eine Endspieldatenbank dieser Version
players-foreign_weights = das sind keine Gewichte für Dame in dieser Version
players-foreign_book = das ist kein Eröffnungsbuch dieser Version
players-damaged_book = das Eröffnungsbuch ist beschädigt
players-draughts-foreign_tablebase = das ist keine Endspieldatenbank für Dame in dieser Version
players-draughts-damaged_tablebase = die Endspieldatenbank für Dame ist beschädigt
players-mill-foreign_tablebase = das ist keine Endspieldatenbank für Mühle in dieser Version
players-mill-damaged_tablebase = die Endspieldatenbank für Mühle ist beschädigt
players-no_knowledge = { $why }; die Höflinge spielen ohne

## Folders and the browser’s storage

store-memory = Auf diesem Computer lässt sich nichts speichern ({ $reason }). Du kannst spielen, doch deine Partien und Einstellungen gehen verloren, wenn du das Spiel schließt.
store-unwritable = Zurzeit lässt sich nichts speichern ({ $reason }). Deine gespeicherten Partien und Einstellungen sind da, doch was du änderst, geht verloren, wenn du das Spiel schließt.
store-second = King’s Coffer ist auf diesem Computer schon geöffnet, und nur was dort gespielt wird, wird gespeichert. Was du hier spielst, geht verloren, wenn du es schließt.
store-second-page = King’s Coffer ist schon in einem anderen Tab oder Fenster geöffnet, und nur was dort gespielt wird, wird gespeichert. Um hier zu spielen, schließe das andere und lade diese Seite neu; was du vorher hier spielst, geht verloren.
store-no_display = King’s Coffer braucht einen Bildschirm für sein Fenster, und es gibt keinen. `coffer` spielt im Terminal.
store-raised = King’s Coffer ist schon geöffnet; sein Fenster kommt nach vorn.
store-called = King’s Coffer war schon geöffnet: Dies ist sein Fenster.
store-no_storage = der Browser lässt diese Seite nichts speichern
store-import-unreadable = Dies ist kein aus King’s Coffer gesicherter Text ({ $reason }). Nichts wurde geändert.
store-import-newer = Dieser Text stammt aus einer neueren Version von King’s Coffer (Format { $format }). Nichts wurde geändert.
store-import-long = er ist zu lang
store-import-room = Der Text, den du einlesen willst, braucht weitere { $size } kB, und so viel Platz hat der Browser nicht mehr. Nichts wurde geändert. Wenn du Partien löschst, wird Platz frei.
store-import-damaged = „{ $name }“ war in dem eingelesenen Text beschädigt und ist als „{ $file }“ aufgehoben. Was du hier hattest, ist geblieben, wie es war.
store-vanished = Der Ordner mit deinen gespeicherten Partien war verschwunden. Alles, was davon bekannt war, ist neu geschrieben, nach { $place }.
store-merged =
    { $n ->
        [one] Neben deinem Spielstand lag eine Kopie, vielleicht von einem anderen Computer. Beide sind nun eins, und nichts ging verloren.
       *[other] Neben deinem Spielstand lagen { $n } Kopien, vielleicht von einem anderen Computer. Alle sind nun eins, und nichts ging verloren.
    }
store-no_folder = es gibt keinen Ordner dafür
store-bad_name = „{ $name }“ kann nicht der Name einer gespeicherten Datei sein. Namen bestehen aus den Buchstaben a bis z und Ziffern, mit . _ - dazwischen.
store-not_text = Die Datei „{ $name }“ ist kein Text.
store-too_large = Die Datei „{ $name }“ ist zu groß, um eine von unseren zu sein.
store-too_many = Es gibt schon zu viele fehlerhafte Kopien von „{ $name }“.
store-read = „{ $name }“ ließ sich nicht lesen ({ $reason }).
store-write = „{ $name }“ ließ sich nicht schreiben ({ $reason }).
store-full = „{ $name }“ ließ sich nicht schreiben, weil kein Platz mehr ist ({ $reason }).
store-needs = dafür sind { $size } kB nötig
store-unread = Was als „{ $name }“ gespeichert war, ließ sich nicht lesen. Es ist als „{ $file }“ aufgehoben.
store-dropped =
    { $n ->
        [one] Der Browser hat keinen Platz mehr, darum wurde die älteste Partie gelöscht: { $what }. „Als Text sichern“ in den Einstellungen bewahrt, was noch da ist.
       *[other] Der Browser hat keinen Platz mehr, darum wurden die { $n } ältesten Partien gelöscht: { $what }. „Als Text sichern“ in den Einstellungen bewahrt, was noch da ist.
    }
store-remove = „{ $name }“ ließ sich nicht löschen ({ $reason }).

## Crash reports

crash-written = Ein Absturzbericht liegt in
crash-last = King’s Coffer ist letztes Mal abgestürzt. Deine Partien sind sicher. Der Absturzbericht liegt in { $file }

## Links and opened texts

link-refused = Der Link ließ sich nicht öffnen: { $why }.
link-not_unpacked = Der Link führt zu einem Spiel, das noch nicht ausgepackt ist.
open-refused = Das ließ sich nicht öffnen: { $why }.
open-empty = Es ist kein Text zum Öffnen da.
open-long = Das ist zu lang für eine Partie.
open-unknown = Das ist kein Link, keine Stellung und keine Partie, die King’s Coffer lesen kann.
open-several = Das könnte eine Partie jedes dieser Spiele sein: { $games }. Schreibe davor, welches gemeint ist, etwa [Variant "{ $first }"].
open-bundle = Dieser Text enthält jemandes Partien und Einstellungen. Du kannst ihn in den Einstellungen unter „Spiel“ einlesen.
link-option = „{ $option }“ ist keine Option: Optionen schreibt man NAME=WERT oder PLATZ.NAME=WERT
link-torn = er ist unvollständig oder wurde unterwegs verändert

## Messages of the log, read by people who run the game in a terminal

log-index = Das Verzeichnis der Bilder „{ $name }“ ist beschädigt ({ $why }). Das Spiel geht ohne sie weiter.
log-pictures = Einige Bilder ließen sich nicht laden. Das Spiel geht ohne sie weiter. Liegt der Ordner „assets“ neben dem Programm?
log-sheet = Die Bilder „{ $name }“ ließen sich nicht laden und werden deshalb schlicht gezeichnet.
log-sprite = „{ $name }“ fehlt unter den Bildern dieses Bretts und wird deshalb nicht gezeigt.
log-sounds = Einige Klänge ließen sich nicht laden. Das Spiel geht ohne sie weiter.
log-font = Die Schrift „{ $name }“ ist keine TrueType- oder OpenType-Datei.

notice-close = Schließen
