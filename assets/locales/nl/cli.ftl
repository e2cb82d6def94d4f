## The command line

cli-games-variant = VARIANT
cli-games-game = SPEL
cli-games-seats = PLAATSEN
cli-games-levels = NIVEAUS
cli-games-options = OPTIES
cli-games-each_seat = { $option } (elke plaats)
cli-games-note = De eerste waarde van een optie is de standaard; --option NAAM=WAARDE stelt een andere in.
cli-draw-side = { $mark }  { $side }: { $has }
cli-draw-side_to_move = { $mark }  { $side }: { $has }, aan zet
cli-draw-pieces =
    { $n ->
        [one] { $n } stuk
       *[other] { $n } stukken
    }
cli-draw-kings = <X> en <O> zijn dammen.
cli-draw-wolf = op het bord
cli-draw-wolf_waits = nog niet geplaatst
cli-draw-sheep = 4 op het bord
cli-draw-men = { $n } op het bord
cli-draw-men_and_hand = { $n } op het bord, { $hand } in voorraad
cli-draw-before = De kaarten worden zo gegeven.
cli-draw-between = Gespeelde spellen: { $finished }
cli-draw-passing = Spel { $hand }, vóór de eerste slag
cli-draw-trick = Spel { $hand }, slag { $trick } van 15. { $reigns }.
cli-draw-timeline = Regeringen: { $reigns }
cli-draw-winning = { $card }, ligt voor
cli-draw-got = Je kreeg { $cards }.
cli-draw-hand = Jouw hand:
cli-draw-dummy = De hand van de dummy:
cli-draw-score = { $names }: { $tricks } + { $diamonds }♦ = { $points }, { $total } in totaal
cli-draw-task-pass = Kies twee kaarten voor { FORM($name, "object") }, bijvoorbeeld: pass { $cards }
cli-draw-task-take = Neem twee kaarten van de dummy, bijvoorbeeld: take { $cards }
cli-draw-task-church = De Kerk mag deze slag nietig verklaren: annul, of laten staan: let
cli-draw-task-lead = Jij komt uit: speel een kaart naar keuze.
cli-draw-task-lead_dummy = De dummy komt uit: speel een van zijn kaarten.
cli-draw-task-any = { $suit } is gevraagd, en dat heb je niet: speel een kaart naar keuze.
cli-draw-task-any_dummy = { $suit } is gevraagd, en dat heeft de dummy niet: speel een van zijn kaarten.
cli-draw-task-follow = { $suit } is gevraagd: je mag { $plays } spelen
cli-draw-task-follow_dummy = { $suit } is gevraagd: de dummy mag { $plays } spelen
cli-show-begins = { $game }, vóór de eerste zet
cli-show-after = { $game }, na { $moves }, als laatste { $last }
cli-show-moves =
    { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }
cli-show-new = Een link naar een nieuwe partij: { $game }
cli-show-new_with = Een link naar een nieuwe partij: { $game }, met { $options }
cli-picture-written =
    { $n ->
        [one] { $file }: { $size } kB
       *[other] { $file }: { $n } stellingen, { $size } kB
    }
cli-show-position = Stelling: { $position }
cli-end-drawn = Remise.
cli-end-wins =
    { $name ->
        [Schapen] De schapen winnen.
        [Wolf] De wolf wint.
       *[other] { $name } wint.
    }
cli-end-wins-you = Jij wint.
cli-end-win = { $names } winnen.
cli-play-title = { $game }. Typ een zet, of help voor de andere opdrachten.
cli-play-help =
    Typ een zet zoals m die opsomt. De andere opdrachten:
      ?       een tip en waarom
      u       je laatste zet terugnemen
      m       alle toegestane zetten tonen
      t       de tafel opnieuw tekenen
      r       de bladzijden van de spelregels tonen; r 2 opent bladzijde 2, r WOORD zoekt een woord
      resign  de partij opgeven
      q       de partij verlaten
cli-play-prompt = Jouw zet:
cli-play-prompt-side = { $side } aan zet:
cli-play-moved = { $name }: { $move }
cli-play-hint = { $move }: { $why }
cli-play-no_hint = Hier is geen tip.
cli-play-no_undo = Er is niets om terug te nemen.
cli-play-page = (Typ r { $n } voor meer.)
cli-play-left = Je verlaat de tafel.
cli-play-too_long = Een regel heeft hoogstens { $n } bytes.
cli-play-rules-how = Typ r en een nummer om een bladzijde te openen, of r en een woord om het te zoeken.
cli-play-rules-none = Op geen bladzijde van de spelregels staan deze woorden.
cli-table-link = Stuur deze link naar wie er meespelen:
cli-table-link-onlookers = En deze naar wie alleen toekijken:
cli-table-waits = De partij begint zodra alle plaatsen bezet zijn. q ruimt de tafel af.
cli-table-device = Om later op je plaats terug te komen, doe je mee met --device { $device }
cli-table-seat = Plaats { $n }: { $who }
cli-table-free = vrij
cli-table-unnamed = iemand
cli-table-away = { $name } (afwezig)
cli-table-stand_in = { $name } (afwezig; { $courtier } speelt verder)
cli-table-onlookers = Toeschouwers: { $n }
cli-table-retreat = Er zijn zetten teruggenomen.
cli-table-asks-draw = { $name } biedt remise aan.
cli-table-asks-undo = { $name } wil de laatste zet terugnemen.
cli-table-asks-rematch = { $name } wil nog een partij, met verwisselde kanten.
cli-table-yes_or_no = Typ yes (ja) of no (nee).
cli-table-asked = Het wordt aan de anderen gevraagd.
cli-table-declined = Niet iedereen stemde daarmee in.
cli-table-late = Te laat: de partij is al verdergegaan.
cli-table-not_now = Dat kan nu niet.
cli-table-not_your_turn = Je bent niet aan zet.
cli-table-not_begun = De partij is nog niet begonnen.
cli-table-host_away = De gastheer is niet te bereiken. Er wordt opnieuw geprobeerd…
cli-table-host_back = De gastheer is er weer.
cli-table-help =
    Typ een zet zoals m die toont. De andere opdrachten:
      m       alle toegestane zetten tonen
      t       de tafel opnieuw tekenen
      r       de bladzijden van de spelregels tonen; r 2 opent bladzijde 2, r WOORD zoekt een woord
      draw    remise aanbieden
      u       vragen of je je laatste zet mag terugnemen
      yes, no ja of nee antwoorden op een vraag
      resign  de partij opgeven
      q       de tafel verlaten
cli-progress-games = Partijen
cli-progress-openings = Openingen
cli-progress-positions = Stellingen
cli-progress-solving = Oplossen
cli-progress-checking = Controleren
cli-progress-reading = Inlezen, in kB
cli-progress-counting = Tellen
cli-progress-hint = Een tip wordt gezocht
cli-progress-thinking = { $name } denkt na

## Errors

cli-error-option = “{ $option }” is geen optie: schrijf NAAM=WAARDE
cli-error-seat_option = “{ $option }” is geen optie van een plaats: schrijf PLAATS:NAAM=WAARDE, met de plaatsen geteld vanaf 1
cli-error-level = geen hoveling speelt { $variant } op niveau { $level }; er is { $known }
cli-error-profile = “{ $name }” speelt geen { $variant }
cli-error-change = “{ $change }” is geen wijziging van een computerspeler
cli-program = het andere programma gaf geen antwoord: { $why }
cli-error-not_two = een test gaat tussen twee spelers: noem ze met --levels
cli-error-other_match = { $file }: dit zijn de regels van een andere tweekamp
cli-error-too_few = een toernooi heeft minstens twee spelers nodig: noem ze met --levels
cli-error-no_pairs = een toernooi is voor twee tot vier plaatsen, maar dit spel heeft er { $seats }
cli-error-level_of_a_seat = een niveau hoort bij een plaats: schrijf --seats me,{ $level } om ertegen te spelen, of --seats { $level },{ $level } om toe te kijken
cli-error-no_sheet = er is geen blad voor “{ $family }”: probeer het met cromwell
cli-error-no_smaller_tablebase = eerst is de eindspeltabel met een stuk minder ({ $n }) nodig
cli-error-no_table = { $variant } wordt opgelost wanneer dat nodig is: er is geen eindspeltabel om te schrijven of te controleren
cli-error-puzzles = de puzzels kunnen niet worden geschreven: { $why }
cli-error-broken_levels =
    { $all ->
        [one] het bestand is stuk
       *[other] kapotte bestanden: { $broken } van { $all }
    }
cli-error-no_puzzles = { $file } is geen bestand met puzzels van { $variant }; `coffer check` zegt wat het is
cli-error-nothing_to_check = er staat geen bestand met lessen of puzzels in die map
cli-error-no_player = “{ $name }” is geen speler: noem een niveau van 1 tot 5, random, greedy, child of me
cli-error-one_person = in een terminal kan maar één mens een spel met verborgen kaarten spelen
cli-error-no_sitter = “{ $name }” kan niet aan deze tafel zitten: noem me, guest, een niveau van 1 tot 5 of random
cli-error-no_kept_table = “{ $file }” bevat geen tafel die weer gedekt kan worden; het bestand blijft zoals het is
cli-error-other_kept_table = “{ $file }” bevat een andere tafel, met { $game }: dek die weer zoals hij gedekt was, of noem een ander bestand
cli-error-kept_table_over = de partij in “{ $file }” is afgelopen: noem een ander bestand
cli-error-one_me = maar één plaats kan me zijn
cli-error-no_randomness = het systeem heeft geen toevalsgetallen voor de geheimen van een tafel
cli-error-no_link = dit is geen link naar een tafel; een hele ziet eruit als table=ADRES.GEHEIM
cli-error-no_relay = dit is geen adres van een relay: het begint met https:// of http://
cli-error-no_way = er is geen weg naar deze tafel: ze heeft geen relay en geen eigen adres
cli-error-port = de poort is al in gebruik of mag niet gebruikt worden
cli-error-no_network = het netwerk kan niet gebruikt worden
cli-error-no_host = de gastheer van deze tafel is niet te bereiken
cli-error-seat_taken = plaats { $seat } is bezet of bestaat niet
cli-error-no_free_seat = alle plaatsen aan deze tafel zijn bezet; de andere link is om toe te kijken
cli-error-no_such_table = deze tafel bestaat niet meer, of de link is niet van haar
cli-error-put_out = de gastheer heeft je van de tafel gestuurd
cli-error-elsewhere = je bent ook ergens anders aan deze tafel gekomen en speelt daar verder
cli-error-other_version = de gastheer heeft een andere versie van het spel
cli-error-newer_host = de gastheer heeft een nieuwere versie van het spel
cli-error-older_host = de gastheer heeft een oudere versie van het spel
cli-error-full = er zijn al te veel mensen aan deze tafel
cli-error-cleared = de gastheer heeft de tafel afgeruimd
cli-error-misused = de gastheer heeft de verbinding verbroken: dit programma heeft te veel of iets onleesbaars gestuurd
cli-error-lost = wat de gastheer stuurt, past niet bij de regels van deze versie van het spel
cli-error-device = een apparaat heeft 32 hexadecimale cijfers
cli-error-no_answer = de speler op plaats { $seat } vond geen zet
cli-error-pdn = partij { $game }: { $why }
cli-error-no_such_game =
    { $games ->
        [one] er is geen partij { $game }: er is er maar 1
       *[other] er is geen partij { $game }: er zijn er maar { $games }
    }
cli-error-mill_move = partij { $game }, zet { $n }, “{ $text }”: { $why }
cli-error-several_games = partij { $game } kan van { $games } zijn: zeg welk spel met --variant, bijvoorbeeld --variant { $first }
cli-error-wrong_tablebase = de eindspeltabel klopt niet: { $why }
cli-error-too_large = { $file } is groter dan 16 MB, en meer wordt niet gelezen
cli-error-failed = { $all ->
        [one] { $failed } van { $all } partij kon niet worden nagespeeld
       *[other] { $failed } van { $all } partijen konden niet worden nagespeeld
    }
cli-error-many_failed = van de eerste partijen ({ $all }) konden er { $failed } niet worden nagespeeld, dus is de rest niet gelezen
cli-error-no_picture = De naam van de afbeelding, { $file }, moet eindigen op .png of .gif
cli-error-seconds = --delay vraagt een aantal seconden van 0,05 tot 60, niet “{ $text }”
cli-error-nothing_to_show = “{ $text }” is geen bestand, stelling, partij, link of code
cli-error-no_command = er is geen opdracht “{ $name }”; `coffer help` somt ze op
cli-error-nothing_to_replay = er staat geen partij in { $file }
cli-check-games =
    { $n ->
        [one] 1 dampartij
       *[other] { $n } dampartijen
    }
cli-check-fine = { $file } is in orde: { $what }
cli-check-mill_games =
    { $n ->
        [one] { $n } molenpartij
       *[other] { $n } molenpartijen
    }
cli-check-several_games = { $games }, die van meer dan één soort molenspel kunnen zijn: --variant van replay en show zegt welke
cli-nobody = niemand

## Requests of other programs that cannot be answered

cli-serve-no_json = de regel is vanaf kolom { $column } geen JSON
cli-serve-no_object = een verzoek is een object, bijvoorbeeld {"{"}"cmd":"state"{"}"}
cli-serve-no_command = “cmd” ontbreekt: dat noemt wat er moet gebeuren
cli-serve-unknown_command = “{ $name }” is geen opdracht: er zijn { $commands }
cli-serve-unknown_part = “{ $name }” is geen onderdeel van “{ $command }”
cli-serve-missing_part = “{ $command }” heeft “{ $name }” nodig
cli-serve-wrong_part = “{ $name }” moet { $kind } zijn
cli-serve-kind-text = een tekst
cli-serve-kind-texts = een lijst van teksten
cli-serve-kind-number = een geheel getal vanaf 0
cli-serve-kind-limit = een geheel getal vanaf 1
cli-serve-kind-small = een geheel getal van 0 tot 255
cli-serve-kind-switch = true of false
cli-serve-kind-options = een object van namen en teksten
cli-serve-kind-seat_options = een lijst van objecten van namen en teksten, één voor elke plaats
cli-serve-move = zet { $n }: { $why }
cli-serve-too_long = een verzoek heeft hoogstens { $n } bytes
cli-serve-no_match = er is nog geen partij: begin er een met “new”
cli-serve-no_chance = het toeval is niet aan de beurt
cli-serve-no_undo = er is geen zet om terug te nemen
cli-serve-no_seat = die plaats is er niet: de plaatsen gaan van 0 tot { $last }
cli-serve-no_player = geen hoveling speelt { $variant } op dit niveau
cli-serve-no_answer = niemand heeft een zet te kiezen

## Draughts and mill programs that cannot be answered

cli-engine-move = “{ $move }” is hier geen toegestane zet
cli-hub-no_line = de regel heeft niet de vorm: opdracht naam=waarde naam="twee woorden"
cli-hub-no_parameter = een parameter wordt ingesteld met name=… value=…
cli-hub-wrong_parameter = “{ $value }” is geen waarde van “{ $name }”
cli-hub-no_position = “{ $position }” is geen stelling: schrijf B of W voor wie aan zet is, dan w, b, W, B of e voor elk van de 32 velden
cli-uci-no_fen = “{ $fen }” is geen stelling: schrijf drie ringen van acht punten met O, @ en *, wie aan zet is, de fase, de handeling en van beide kleuren de stenen op het bord en in voorraad
cli-uci-no_option = er is geen optie “{ $name }”
cli-uci-wrong_option = “{ $value }” is geen waarde van “{ $name }” in onze spelen
cli-uci-removal = er moet eerst een steen worden weggenomen, bijvoorbeeld x{ $point }
cli-uci-no_removal = hier kan geen steen worden weggenomen
cli-uci-no_command = “{ $command }” is geen opdracht

## What is measured

cli-tournament-pair = { $variant }: { $first } tegen { $second }: { $result }; { $time } s
cli-tournament-result = { $points } van { $games } punten, { $percent }% (+{ $won } ={ $drawn } -{ $lost }), { $elo }
cli-tournament-elo = Elo { $elo } ({ $low } tot { $high })
cli-tournament-elo_or_more = Elo { $low } of meer
cli-tournament-elo_or_less = Elo { $high } of minder
cli-tournament-lead = { $result }, voorsprong { $points } ± { $half } punten per partij
cli-tournament-accepted = { $first } is minstens { $elo1 } Elo sterker dan { $second }, eerder dan { $elo0 }
cli-tournament-rejected = { $first } is hoogstens { $elo0 } Elo sterker dan { $second }, eerder dan { $elo1 }
cli-tournament-open = Er zijn meer partijen nodig om te zeggen of { $first } { $elo0 } of { $elo1 } Elo sterker is dan { $second }
cli-tournament-sum = som
cli-tournament-percent = procent
cli-bench-perft = { $variant }: perft { $depth }: { $nodes } zettenreeksen in { $time } ms, { $rate } per seconde
cli-bench-solved = { $variant }: volledig opgelost in { $time } ms, { $bytes } bytes
cli-bench-hands = { $variant }: { $all } hele spellen met willekeurige kaarten in { $time } ms, { $rate } per seconde
cli-bench-search = { $variant }: { $name } zocht { $depth } halve zetten diep, { $nodes } stellingen in { $time } ms, { $rate } per seconde: { $line }
cli-bench-nobody = { $variant }: dit heeft nog geen computerspeler
cli-solve-solved = { $game }: opgelost in { $time } ms
cli-solve-checked = { $game }: elke stelling klopt met haar zetten: gecontroleerd in { $time } ms; { $bytes } bytes, uitgepakt in { $unpacked } ms
cli-solve-counts = { $won } gewonnen, { $drawn } remise, { $lost } verloren; de langste duurt { $longest } halve zetten: { $example }
cli-solve-draughts = dammen: { $n } op het bord: { $positions } stellingen zonder wie aan zet is, { $both } daarvan met stukken van beide kleuren; met elke kleur aan zet { $counts }
cli-solve-wdl-estimate = dammen: { $n } op het bord: { $indices } indexen; ongeveer { $memory } MB geheugen, { $minutes } minuten en een bestand van { $size } MB
cli-solve-wdl = dammen: { $n } op het bord: { $positions } stellingen volgen uit hun zetten: { $won } gewonnen, { $drawn } remise, { $lost } verloren; { $again } daarvan een tweede keer opgelost; { $bytes } bytes
cli-solve-mill = { $game }: { $own } aan zet tegen { $other }: { $positions } stellingen afgezien van symmetrie; { $counts }
cli-tune-round = ronde { $round }: { $games } partijen in { $time } s, wie begint haalde { $points } punten; { $positions } stellingen, K { $k }, fout op apart gehouden partijen { $by_hand } met de hand, { $tuned } afgesteld, { $rounded } afgerond; { $total } s
cli-tune-numbers = getallen { $numbers }
