## Text in and out

carry-link = Link zu dieser Partie
carry-link-note = Wer ihn öffnet, sieht die Partie, wie sie jetzt steht, und kann weiterspielen.
carry-daily = So lief es
carry-daily-note = Von der Aufgabe verrät es nichts. Kopiere es, und schick es deinen Freunden.
carry-export = Deine Partien und Einstellungen
carry-export-note = Bewahre diesen Text gut auf, oder zieh mit ihm in einen anderen Browser oder auf einen anderen Computer um.
carry-import = Partien und Einstellungen einlesen
carry-import-note = Füge den gesicherten Text ein, oder wähle seine Datei. Seine Partien und sein Spielstand kommen zu deinen hinzu; seine Einstellungen ersetzen deine.
carry-import-accept = Einlesen
carry-copy = Kopieren
carry-copied = Kopiert.
carry-paste = Einfügen
carry-no_clipboard = Die Zwischenablage steht hier nicht zur Verfügung. Du kannst den Text markieren und selbst kopieren.
carry-empty_clipboard = In der Zwischenablage ist kein Text.
carry-no_match = Es gibt keine Partie zum Sichern.
carry-no_notation = Für dieses Spiel gibt es keine Notation, die andere Programme lesen.
carry-link-note-desktop = Wer diesen Text in King’s Coffer einfügt oder an die Adresse der Webseite anhängt, sieht die Partie, wie sie jetzt steht, und kann weiterspielen.
carry-open = Eine Partie oder Stellung öffnen
carry-open-note = Füge einen Link ein, Partien in PDN oder aus einem Mühleprogramm, eine Stellung oder eine gespeicherte Partie.
carry-open-note-desktop = Füge einen Link ein, Partien in PDN oder aus einem Mühleprogramm, eine Stellung oder eine gespeicherte Partie; oder wähle eine Datei oder zieh eine auf das Fenster.
carry-open-accept = Öffnen
carry-choose = Datei wählen …
carry-choose-games = Partien
carry-choose-all = Alle Dateien
carry-choose-none = Keine Datei wurde gewählt.
carry-choose-impossible = Hier lässt sich kein Dateidialog öffnen. Zieh die Datei auf das Fenster, oder füge ihren Text ein.
carry-pdn = Diese Partie in PDN
carry-pdn-note = Andere Dameprogramme können diesen Text lesen.
carry-record = Die Aufzeichnung dieser Partie
carry-record-note = Andere Mühleprogramme können diesen Text lesen.
carry-imported = Deine Partien und Einstellungen sind eingelesen.
carry-file = „{ $file }“ ließ sich nicht öffnen: { $why }
carry-file-size = sie enthält keine Partien oder ist größer als 16 MB.
carry-reading = Wird gelesen …
carry-reading-text = der Text
carry-reading-file = „{ $file }“
carry-reading-begun = Wird gelesen: { $what } …
carry-reading-games = { $n ->
        [one] Wird gelesen: { $what }, bisher { $n } Partie.
       *[other] Wird gelesen: { $what }, bisher { $n } Partien.
    }
carry-long = Hier ist nur der Anfang dieses langen Textes zu sehen; verwendet wird er ganz.
carry-close = Schließen
