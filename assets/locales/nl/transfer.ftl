## Text in and out

carry-link = Link naar deze partij
carry-link-note = Wie hem opent, ziet de partij zoals ze nu staat en kan verderspelen.
carry-daily = Hoe het ging
carry-daily-note = Dit verklapt niets van de puzzel. Kopieer het en stuur het naar een vriend.
carry-export = Jouw partijen en instellingen
carry-export-note = Bewaar deze tekst op een veilige plek of gebruik hem om naar een andere browser of computer te verhuizen.
carry-import = Partijen en instellingen importeren
carry-import-note = Plak de tekst die je hebt geëxporteerd, of kies het bestand. De partijen en de voortgang komen bij de jouwe; de instellingen vervangen de jouwe.
carry-import-accept = Importeren
carry-copy = Kopiëren
carry-copied = Gekopieerd.
carry-paste = Plakken
carry-no_clipboard = Het klembord is hier niet beschikbaar. Je kunt de tekst selecteren en zelf kopiëren.
carry-empty_clipboard = Er staat geen tekst op het klembord.
carry-no_match = Er is geen partij om te exporteren.
carry-no_notation = Dit spel heeft geen notatie die andere programma’s lezen.
carry-link-note-desktop = Wie deze tekst in King’s Coffer plakt of achter het adres van de webpagina zet, ziet de partij zoals ze nu staat en kan verderspelen.
carry-open = Een partij of stelling openen
carry-open-note = Plak een link, partijen in PDN of van een molenprogramma, een stelling of een opgeslagen partij.
carry-open-note-desktop = Plak een link, partijen in PDN of van een molenprogramma, een stelling of een opgeslagen partij; of kies een bestand of laat er een op het venster vallen.
carry-open-accept = Openen
carry-choose = Kies een bestand…
carry-choose-games = Partijen
carry-choose-all = Alle bestanden
carry-choose-none = Er is geen bestand gekozen.
carry-choose-impossible = Hier kan geen bestandsvenster worden geopend. Laat het bestand op het venster vallen of plak de tekst.
carry-pdn = Deze partij in PDN
carry-pdn-note = Andere damprogramma’s kunnen deze tekst lezen.
carry-record = De notatie van deze partij
carry-record-note = Andere molenprogramma’s kunnen deze tekst lezen.
carry-imported = Je partijen en instellingen zijn geïmporteerd.
carry-file = “{ $file }” kon niet worden geopend: { $why }
carry-file-size = het is geen bestand met partijen, of het is groter dan 16 MB.
carry-reading = Lezen…
carry-reading-text = de tekst
carry-reading-file = “{ $file }”
carry-reading-begun = Bezig met lezen: { $what }…
carry-reading-games = { $n ->
        [one] Bezig met lezen: { $what }, { $n } partij tot nu toe.
       *[other] Bezig met lezen: { $what }, { $n } partijen tot nu toe.
    }
carry-long = Alleen het begin van deze lange tekst is hier te zien; alles wordt gebruikt.
carry-close = Sluiten
