## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = Die Truhe wird geöffnet …
web-opening-percent = Die Truhe wird geöffnet … { $percent } %
web-opening-megabytes = Die Truhe wird geöffnet … { $megabytes } MB
web-opened = Die Kerzen werden angezündet …

## Screen readers

web-mirror = Screenreader alle Bedienelemente und Felder finden lassen

## Dialogs

web-copied = Kopiert
web-not_copied = Der Browser hat das Kopieren nicht erlaubt: Bitte kopiere den markierten Text selbst.
web-share = Teilen …
web-choose_file = Datei wählen …
web-no_text = Hier ist noch kein Text.
web-file_too_large = Diese Datei ist zu groß für eine Partie.
web-file_read = Das ist „{ $file }“.
web-file_unreadable = Diese Datei ließ sich nicht lesen.

## When the game cannot go on

web-trouble = Die Truhe klemmt
web-trouble-broken = Im Spiel ist etwas schiefgegangen, und es kann nicht weitergehen.
web-trouble-memory = Der Browser hat keinen Speicher mehr für das Spiel. Vielleicht hilft es, andere Seiten zu schließen.
web-trouble-fetch = Ein Teil des Spiels ließ sich nicht laden. Vielleicht ist die Verbindung abgerissen.
web-trouble-webgl = Dieser Browser kann das Spiel nicht zeichnen: Es braucht WebGL 2, das hier fehlt oder abgeschaltet ist. Ein anderer Browser oder eine neuere Version kann helfen.
web-trouble-context = Die Seite hat den Zugriff auf die Grafik dieses Geräts verloren. Das kann nach langem Ruhezustand geschehen oder wenn der Speicher knapp wird.
web-trouble-start = Das Spiel ließ sich in diesem Browser nicht starten.
web-trouble-kept = Der Browser hat deine Partie aufgehoben: Lade die Seite neu und wähle „Fortsetzen“.
web-trouble-nothing_lost = Nichts ist verloren: Eine begonnene Partie hebt der Browser auf.
web-trouble-report = Für den, der es repariert – das ist geschehen:
web-trouble-reload = Seite neu laden
web-trouble-copy = Bericht kopieren
web-report-first = King’s Coffer: { $what }
web-report-then = Danach: { $what }
web-report-browser = Browser: { $browser }
web-report-window = Fenster: { $width }×{ $height }, Pixelverhältnis { $ratio }
web-report-match = Partie: { $record }
web-report-no_match = Partie: keine
web-report-no_context = Es ließ sich kein WebGL2-Kontext anlegen.
web-report-lost_context = Der WebGL-Kontext ging verloren.
