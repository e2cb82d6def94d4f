## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = De kist gaat open…
web-opening-percent = De kist gaat open… { $percent }%
web-opening-megabytes = De kist gaat open… { $megabytes } MB
web-opened = De kaarsen worden aangestoken…

## Dialogs

web-copied = Gekopieerd
web-not_copied = De browser stond kopiëren niet toe: kopieer de geselecteerde tekst zelf.
web-share = Delen…
web-choose_file = Bestand kiezen…
web-no_text = Hier staat nog geen tekst.
web-file_too_large = Dit bestand is te groot voor een partij.
web-file_read = Dit is “{ $file }”.
web-file_unreadable = Dit bestand kon niet worden gelezen.

## When the game cannot go on

web-trouble = De kist klemt
web-trouble-broken = Er ging iets mis in het spel en het kan niet verder.
web-trouble-memory = De browser heeft geen geheugen meer voor het spel. Andere pagina’s sluiten kan helpen.
web-trouble-fetch = Een deel van het spel kon niet worden geladen. Misschien is de verbinding verbroken.
web-trouble-webgl = Deze browser kan het spel niet tekenen: het heeft WebGL 2 nodig, en dat ontbreekt hier of staat uit. Een andere browser of een nieuwere versie kan helpen.
web-trouble-context = De pagina heeft geen toegang meer tot de grafische kaart van dit apparaat. Dat kan gebeuren na een lange slaapstand of als het geheugen vol raakt.
web-trouble-start = Het spel kon in deze browser niet worden gestart.
web-trouble-kept = De browser heeft je partij bewaard: laad de pagina opnieuw en kies “Hervatten”.
web-trouble-nothing_lost = Er is niets verloren: elke partij die je was begonnen, is door de browser bewaard.
web-trouble-report = Voor wie het herstelt, dit is er gebeurd:
web-trouble-reload = Pagina opnieuw laden
web-trouble-copy = Rapport kopiëren
web-report-first = King’s Coffer: { $what }
web-report-then = Daarna: { $what }
web-report-browser = Browser: { $browser }
web-report-window = Venster: { $width }×{ $height }, pixelverhouding { $ratio }
web-report-match = Partij: { $record }
web-report-no_match = Partij: geen
web-report-no_context = Er kon geen WebGL2-context worden gemaakt.
web-report-lost_context = De WebGL-context is verloren gegaan.
web-mirror = Schermlezers elke knop en elk vak laten vinden
