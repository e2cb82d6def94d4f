## Saved matches and settings

record-unreadable = dit is geen opgeslagen partij (op regel { $line }, kolom { $column } is het geen JSON)
record-something_else = dit is JSON, maar geen opgeslagen partij
record-broken_off = deze opgeslagen partij is onvolledig
record-missing = deze opgeslagen partij is onvolledig: “{ $part }” ontbreekt
record-stray = dit is geen opgeslagen partij: “{ $part }” hoort er niet in
record-field = dit is geen opgeslagen partij: “{ $part }” moet { $form } zijn
record-no_format = dit is geen opgeslagen partij (geen versie van King’s Coffer schreef ooit formaat 0)
record-too_new = deze partij is opgeslagen met een nieuwere versie van King’s Coffer (formaat { $format }; deze leest tot en met { $newest })
record-part-format = een getal
record-part-variant = de naam van een spel
record-part-options = opties van het spel met hun waarden
record-part-seat_options = een lijst met de opties van elke plaats
record-part-seats = een lijst van wie er spelen
record-part-faces = een lijst van namen van portretten
record-part-seed = een geheel getal, 0 of meer
record-part-position = een stelling in de notatie van het spel
record-part-moves = een lijst van zetten in de notatie van het spel
record-part-ending = hoe de partij eindigde
record-part-clock = minuten en seconden van een klok
record-part-analysis = de varianten van een analysebord
record-part-source = de partij waaruit deze is geopend
save-unreadable = King’s Coffer heeft dit niet geschreven
save-damaged = het was beschadigd
save-newer =
    { $n ->
        [one] { $n } partij is opgeslagen met een nieuwere versie van King’s Coffer en blijft zoals ze is.
       *[other] { $n } partijen zijn opgeslagen met een nieuwere versie van King’s Coffer en blijven zoals ze zijn.
    }
save-refused = De opgeslagen partij kon niet worden geopend: { $why }. Ze is bewaard als “{ $file }”.
saves-refused =
    { $n ->
        [one] { $n } opgeslagen partij kon niet worden geopend: { $why }. Ze is bewaard als “{ $file }”.
       *[other] { $n } opgeslagen partijen konden niet worden geopend. De reden: { $why }. Ze zijn bewaard als “{ $file }” en in bestanden ernaast.
    }
files-refused =
    { $n ->
        [one] { $n } bestand kon niet worden gelezen: { $what }. De reden: { $why }. Het is bewaard als “{ $file }”.
       *[other] { $n } bestanden konden niet worden gelezen: { $what }. De reden: { $why }. Ze zijn bewaard als “{ $file }” en onder vergelijkbare namen.
    }
files-refused-settings = je instellingen
files-refused-progress = je voortgang
files-refused-matches =
    { $n ->
        [one] { $n } opgeslagen partij
       *[other] { $n } opgeslagen partijen
    }
library-refused = Je favorieten en notities konden niet worden gelezen: { $why }. Het oude bestand is bewaard als “{ $file }”.
settings-partly = Sommige instellingen konden niet worden gelezen en zijn teruggezet op de standaard: { $fields }. Alle andere zijn zoals je ze had ingesteld.
settings-last_setup = de laatste partij die je klaarzette
settings-last_drill = de moeilijkheid van “Wie kwam daarna?”
settings-refused = Je instellingen konden niet worden gelezen, dus gelden de standaardwaarden. Het oude bestand is bewaard als “{ $file }”.
progress-refused = Je voortgang kon niet worden gelezen: { $why }. Ze begint opnieuw en het oude bestand is bewaard als “{ $file }”.
progress-unreadable = het was beschadigd
progress-newer = het is geschreven door een nieuwere versie van King’s Coffer (formaat { $format })
progress-no_format = het heeft geen formaat

## Why a match cannot be set up or replayed

match-no_such_game = er is geen spel dat “{ $name }” heet
match-no_such_option = { $variant } heeft geen optie “{ $name }”
match-no_such_seat_option = { $variant } heeft geen optie “{ $name }” voor een plaats
match-seat_missing =
    { $seats ->
        [one] er is geen plaats { $seat }: deze tafel heeft { $seats } plaats
       *[other] er is geen plaats { $seat }: deze tafel heeft { $seats } plaatsen
    }
match-bad_value = “{ $value }” is geen waarde van { $name }; mogelijk is { $allowed }
match-position = de beginstelling wordt geweigerd: { $why }
match-move = zet { $n }, “{ $text }”, wordt geweigerd: { $why }
match-seats = genoemde spelers: { $given }; plaatsen aan deze tafel: { $wanted }
match-no_such_seat = plaats { $seat } kan niet verloren hebben: die plaats is er niet
match-no_such_courtier = op plaats { $seat } zit een hoveling van niveau { $level }, maar de niveaus gaan van 1 tot 5
match-no_such_face = zo’n personage kan niet op plaats { $seat } spelen
match-ending = zo kan het niet geëindigd zijn: { $why }
match-ended_twice = na zet { $n } kan er niets meer gebeuren: die beëindigde de partij

## Computer players

players-no_level = “{ $level }” is geen niveau: de niveaus gaan van 1 tot 5
players-no_courtier = geen hoveling speelt “{ $variant }”
players-unreadable = dit kon niet worden gelezen: { $why }
players-foreign = dit zijn geen gewichten, boek of eindspeltabel van deze versie
players-foreign_weights = dit zijn geen gewichten voor dammen van deze versie
players-foreign_book = dit is geen openingsboek van deze versie
players-damaged_book = het openingsboek is beschadigd
players-draughts-foreign_tablebase = dit is geen eindspeltabel voor dammen van deze versie
players-draughts-damaged_tablebase = de eindspeltabel voor dammen is beschadigd
players-mill-foreign_tablebase = dit is geen eindspeltabel voor het molenspel van deze versie
players-mill-damaged_tablebase = de eindspeltabel voor het molenspel is beschadigd
players-no_knowledge = { $why }; de hovelingen spelen zonder

## Folders and the browser’s storage

store-memory = Op deze computer kan niets worden opgeslagen ({ $reason }). Je kunt spelen, maar je partijen en instellingen gaan verloren als je het spel sluit.
store-unwritable = Er kan nu niets worden opgeslagen ({ $reason }). Je opgeslagen partijen en instellingen zijn er, maar wat je verandert gaat verloren als je het spel sluit.
store-second = King’s Coffer is op deze computer al geopend, en alleen wat daar wordt gespeeld, wordt opgeslagen. Wat je hier speelt, gaat verloren als je het sluit.
store-second-page = King’s Coffer is al geopend in een ander tabblad of venster, en alleen wat daar wordt gespeeld, wordt opgeslagen. Wil je hier spelen, sluit dan het andere en laad deze pagina opnieuw; wat je hier daarvóór speelt, gaat verloren.
store-no_display = King’s Coffer heeft een scherm nodig om zijn venster op te openen, en dat is er niet. `coffer` speelt in de terminal.
store-raised = King’s Coffer is al geopend; het venster komt naar voren.
store-called = King’s Coffer was al geopend: dit is het venster.
store-no_storage = de browser laat deze pagina niets opslaan
store-import-unreadable = Dit is geen tekst die uit King’s Coffer is geëxporteerd ({ $reason }). Er is niets veranderd.
store-import-newer = Deze tekst is geëxporteerd uit een nieuwere versie van King’s Coffer (formaat { $format }). Er is niets veranderd.
store-import-long = hij is te lang
store-import-room = De tekst die je wilt importeren heeft nog { $size } kB nodig, en zoveel ruimte heeft de browser niet meer. Er is niets veranderd. Als je partijen wist, komt er ruimte vrij.
store-import-damaged = “{ $name }” was beschadigd in de tekst die je importeerde en is bewaard als “{ $file }”. Wat je hier had, blijft zoals het was.
store-vanished = De map met je partijen was verdwenen. Alles wat ervan bekend was, is opnieuw geschreven, naar { $place }.
store-merged =
    { $n ->
        [one] Naast je voortgang lag een kopie, misschien van een andere computer. De twee zijn nu één en er is niets verloren gegaan.
       *[other] Naast je voortgang lagen { $n } kopieën, misschien van een andere computer. Alles is nu één en er is niets verloren gegaan.
    }
store-no_folder = er is geen map voor
store-bad_name = “{ $name }” kan niet de naam van een opgeslagen bestand zijn. Namen bestaan uit de letters a tot z en cijfers, met . _ - ertussen.
store-not_text = Het bestand “{ $name }” is geen tekst.
store-too_large = Het bestand “{ $name }” is te groot om een van de onze te zijn.
store-too_many = Er zijn al te veel kapotte kopieën van “{ $name }”.
store-read = “{ $name }” kon niet worden gelezen ({ $reason }).
store-write = “{ $name }” kon niet worden geschreven ({ $reason }).
store-full = “{ $name }” kon niet worden geschreven, want er is geen ruimte meer ({ $reason }).
store-needs = er is { $size } kB voor nodig
store-unread = Wat als “{ $name }” was opgeslagen, kon niet worden gelezen. Het is bewaard als “{ $file }”.
store-dropped =
    { $n ->
        [one] De browser heeft geen ruimte voor meer, daarom is de oudste partij gewist: { $what }. “Exporteren als tekst” in de instellingen bewaart wat er nog is.
       *[other] De browser heeft geen ruimte voor meer, daarom zijn de { $n } oudste partijen gewist: { $what }. “Exporteren als tekst” in de instellingen bewaart wat er nog is.
    }
store-remove = “{ $name }” kon niet worden gewist ({ $reason }).

## Crash reports

crash-written = Een crashrapport is geschreven naar
crash-last = King’s Coffer is de vorige keer vastgelopen. Je partijen zijn veilig. Het crashrapport staat in { $file }

## Links and opened texts

link-refused = De link kon niet worden geopend: { $why }.
link-not_unpacked = De link hoort bij een spel dat nog niet is uitgepakt.
open-refused = Dit kon niet worden geopend: { $why }.
open-empty = Er is geen tekst om te openen.
open-long = Dit is te lang voor een partij.
open-unknown = Dit is geen link, stelling of partij die King’s Coffer kan lezen.
open-several = Dit kan een partij van elk van deze spelen zijn: { $games }. Schrijf ervoor welk, bijvoorbeeld [Variant "{ $first }"].
open-bundle = Deze tekst bevat iemands partijen en instellingen. Je kunt hem importeren in de instellingen, onder “Spel”.
link-option = “{ $option }” is geen optie: opties schrijf je als NAAM=WAARDE of PLAATS.NAAM=WAARDE
link-torn = hij is onvolledig of onderweg veranderd

## Messages of the log, read by people who run the game in a terminal

log-index = De index van de afbeeldingen “{ $name }” is beschadigd ({ $why }). Het spel gaat verder zonder.
log-pictures = Sommige afbeeldingen konden niet worden geladen. Het spel gaat verder zonder. Staat de map “assets” naast het programma?
log-sheet = De afbeeldingen “{ $name }” konden niet worden geladen en worden daarom eenvoudig getekend.
log-sprite = “{ $name }” ontbreekt bij de afbeeldingen van dit bord en wordt daarom niet getoond.
log-sounds = Sommige geluiden konden niet worden geladen. Het spel gaat verder zonder.
log-font = Het lettertype “{ $name }” is geen TrueType- of OpenType-bestand.

notice-close = Sluiten
