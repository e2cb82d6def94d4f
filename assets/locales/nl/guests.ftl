## Tafels met gasten: iedereen op een eigen apparaat

guests-lobby = Een tafel voor gasten
guests-lobby-note = { $game }. Stuur de link naar wie er meespelen. De partij begint zodra elke plaats bezet is.
guests-lobby-begun = { $game }. Wie de link weer opent, komt terug op de eigen plaats.
guests-link = De link voor gasten
guests-link-soon = De link wordt gemaakt …
guests-copy = Link kopiëren
guests-copy_onlookers = Link voor toeschouwers
guests-leave = Tafel verlaten
guests-name = Je naam
guests-name-hint = je naam
guests-free = Op een gast wachten
guests-put_out = Uitlaten
guests-courtier = Een hoveling speelt
guests-seat_free = Een vrije plaats
guests-waits = wacht op een gast
guests-here = is er
guests-away = is weg
guests-yours = jouw plaats
guests-sit = Hier zitten
guests-stand = Opstaan
guests-taken = Iemand anders heeft deze plaats net ingenomen.
guests-onlookers =
    { $n ->
        [one] { $n } mens kijkt toe.
       *[other] { $n } mensen kijken toe.
    }
guests-failed = Er kan geen tafel worden gedekt of gevonden: { $why }
guests-impossible = Tafels met gasten zijn hier niet mogelijk.
guests-visit = Een tafel elders
guests-visit-looking = De tafel wordt gezocht …
guests-visit-away = { $game }. De gastheer is weg. De tafel wacht en wordt opnieuw gezocht.
guests-visit-onlooker = { $game }. Je kijkt toe zodra de partij begint.
guests-visit-waits = { $game }. De partij begint zodra elke plaats bezet is.
guests-visit-choose = { $game }. Kies een plaats.
guests-gone-no_table = Deze tafel bestaat niet meer.
guests-gone-put_out = De gastheer heeft je plaats aan iemand anders gegeven.
guests-gone-elsewhere = Deze tafel is in een ander venster van dit apparaat geopend.
guests-gone-version = De gastheer heeft een andere versie van het spel.
guests-gone-newer = De gastheer heeft een nieuwere versie van het spel. Installeer die om hier te zitten.
guests-gone-older = De gastheer heeft een oudere versie van het spel. Vraag hem die van jou te installeren.
guests-gone-full = Er zijn te veel mensen naar deze tafel gekomen.
guests-gone-over = De gastheer heeft de tafel afgeruimd.
guests-unreadable = De partij van de gastheer kan hier niet worden gevolgd: ze past niet bij de regels van deze versie.
guests-is_away = { $name } is weg; de plaats blijft bewaard.
guests-host_away = De gastheer is weg. Er gaat niets verloren; de tafel wordt opnieuw gezocht.
guests-not_now = Dat kan nu niet.
guests-asked = Het wordt de anderen gevraagd.
guests-declined = De anderen spelen liever door.
guests-bad_link = Deze link naar een tafel is niet volledig.
guests-code = De code van de link: scan hem met een telefoon
guests-link-note = Stuur hem naar wie er mee moeten spelen. Wie hem opent, komt aan jouw tafel.
guests-greetings = Groeten van de anderen
guests-greets = { $name }: { $greeting }
guests-greeting-good_day = Goedendag
guests-greeting-good_fortune = Veel geluk
guests-greeting-well_played = Goed gespeeld
guests-greeting-bold = Een gedurfde zet
guests-greeting-close = Dat scheelde weinig
guests-greeting-thinking = Ik denk na
guests-greeting-no_hurry = Geen haast
guests-greeting-pardon = Neem me niet kwalijk
guests-greeting-moment = Zo terug
guests-greeting-thanks = Mijn dank
guests-greeting-hat = Een hoed af
guests-greeting-bow = Een diepe buiging
