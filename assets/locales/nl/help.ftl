## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = King’s Coffer zonder zijn venster: zijn spelen spelen, tonen, naspelen en doormeten
help-coffer-examples =
    Voorbeelden:
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = De variant
help-any-options = Een optie van de variant, bijvoorbeeld huff=on; `coffer games` somt ze op
help-any-seat_options = Een optie van één plaats, bijvoorbeeld 2:variant=cocktail; de plaatsen zijn geteld vanaf 1, in speelvolgorde
help-any-position = De eerste stelling in de notatie van het spel, bijvoorbeeld W:W18,26:B7,K12
help-any-nodes = Te doorzoeken stellingen per zet, in plaats van de eigen grens van de speler; geeft elke keer dezelfde zetten
help-any-ms = Milliseconden per zet, in plaats van de eigen grens van de speler
help-any-threads = Hoeveel threads er worden gebruikt; de resultaten zijn met elk aantal dezelfde
help-options = Opties van de varianten, de standaard voorop:

## The commands

help-games = Elke variant tonen met plaatsen, niveaus en opties
help-games-json = Als JSON, voor programma’s
help-perft = De zettenreeksen van een bepaalde lengte tellen
help-perft-depth = Het aantal zetten
help-perft-divide = Na elke eerste zet apart tellen
help-perft-examples =
    Voorbeelden:
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = In de terminal spelen, of computerspelers laten spelen en per partij één regel JSON schrijven
help-play-seats = Wie er spelen, per plaats: een niveau van 1 tot 5, `random`, `greedy` (ziet alleen de eigen zet), `child` (heeft het spel net geleerd) of `me`. Zijn er meer plaatsen, dan worden de computerspelers op volgorde herhaald [standaard: `me` tegen niveau 3 in een terminal, anders `random`]
help-play-level = Het niveau van een plaats: zie --seats
help-play-games = Het aantal partijen
help-play-seed = De seed van de eerste partij; elke volgende partij telt er 1 bij op [standaard: 0 of elke keer een nieuwe als je zelf speelt]
help-play-save = De JSON-regel van elke partij ook aan dit bestand toevoegen
help-play-examples =
    Niveaus:
      1 { courtier-will }, 2 { courtier-kath }, 3 { courtier-bran }, 4 { courtier-more }, 5 { courtier-crom }

    Voorbeelden:
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = Een tafel dekken voor gasten op andere apparaten: de link tonen, wachten tot alle plaatsen bezet zijn, en spelen
help-host-seats = Wie waar zit: `me`, `guest`, een niveau van 1 tot 5 of `random`; wie niet genoemd is, is een gast [standaard: `me`, dan gasten]
help-host-name = Je naam, zoals de gasten die zien
help-host-port = De UDP-poort waar gasten binnenkomen; 0 is een willekeurige vrije
help-host-relay = Een relay voor gasten die deze computer niet rechtstreeks bereiken, zoals https://relay.example
help-host-seed = De seed van het toeval en van de hovelingen [standaard: elke keer een nieuwe]
help-host-at_once = Zetten van computerspelers tonen zodra ze gevonden zijn, ook bij verborgen handen. Gasten merken dan hoe lang ieder heeft nagedacht
help-host-keep = Een bestand dat de tafel bewaart, zoals tafel.json: is het programma beëindigd, dan dekt hetzelfde commando de tafel weer onder dezelfde link. Wie het bestand heeft, kan elke plaats innemen
help-host-json = Gebeurtenissen en verzoeken als regels JSON, voor programma’s
help-host-examples =
    Voorbeelden:
      coffer host draughts --name Anna
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = Aan de tafel van een link komen: gaan zitten en meespelen, of toekijken
help-join-link = De link, of een bericht waar hij in staat
help-join-name = Je naam, zoals de anderen die zien
help-join-seat = De plaats, geteld vanaf 1, in plaats van de eerste vrije
help-join-relay = Een relay in plaats van die in de link
help-join-device = Het apparaat van een eerdere keer, 32 hexadecimale cijfers, om op die plaats terug te komen [standaard: elke keer een nieuw]
help-join-json = Gebeurtenissen en verzoeken als regels JSON, voor programma’s
help-join-examples =
    Voorbeelden:
      coffer join table=ADRES.GEHEIM --name Ben
      coffer join table=ADRES.GEHEIM --seat 2 --json
help-tournament = Computerspelers tegen elkaar laten spelen, elke opening met beide kleuren, en een kruistabel weergeven; de laatste regel is JSON
help-tournament-levels = De spelers: niveaus van 1 tot 5, `greedy` (ziet alleen de eigen zet), `child` (heeft het spel net geleerd) of `random`; `5/book=off/depth=9` is een niveau met wijzigingen; bij Cromwell ook `taker` (ruilt alleen voor wat hij kan neerleggen) en `ender` (weigert zodra hij voor staat), bij De zes van VIII `miser` (neemt slagen met zo weinig als hij kan), bij De zes vrouwen `racer` (gaat de kortste weg naar de eigen doelen)
help-tournament-games = Partijen per paar, 100 als dit ontbreekt; elke opening wordt twee keer gespeeld
help-tournament-random = Willekeurige zetten aan het begin van een partij, tenzij die begint met geven
help-tournament-sprt = Twee spelers tegen elkaar laten spelen tot duidelijk is of de latere elo0 of elo1 sterker is (een sequentiële kansverhoudingstoets met 5% fouten)
help-tournament-elo0 = Het verschil in Elo dat niet genoeg is
help-tournament-elo1 = Het verschil in Elo dat genoeg is
help-tournament-lines = Elke opening van de test naar dit bestand schrijven en daar verdergaan als dezelfde test opnieuw wordt uitgevoerd
help-tournament-nodes = Te doorzoeken stellingen per zet, als de eigen grens van de speler niet lager is
help-tournament-ms = Milliseconden per zet, in plaats van de eigen tijd van de spelers; de resultaten verschillen van keer tot keer
help-tournament-seed = De seed van de openingen en van het toeval
help-tournament-alone = De latere speler van elk paar alleen laten zitten, op elke plaats om de beurt, tegen de eerdere op alle andere
help-tournament-neighbours = Alleen buren in de lijst tegen elkaar laten spelen
help-tournament-examples =
    Voorbeelden:
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = Meten hoe snel de regels tellen en de spelers zoeken; de laatste regel is JSON
help-bench-variant = De variant; alle varianten als dit ontbreekt
help-bench-ms = Hoelang er wordt gezocht, in milliseconden
help-solve = Oplossen wat van een variant op te lossen is, en dat stelling voor stelling nagaan; de laatste regel is JSON
help-solve-write = De gecomprimeerde eindspeltabel naar dit bestand schrijven; die met 6 stukken gaat naar de map met partijen als er geen is genoemd
help-solve-pieces = Met 5 of 6: de eindspeltabel voor dammen met zoveel stukken: uitslagen zonder afstanden; onderbroken werk wordt weer opgepakt
help-solve-check = Niets oplossen, maar de eindspeltabel in dit bestand nagaan
help-positions = Stellingen schrijven uit partijen die het programma tegen zichzelf speelt, om netwerken te trainen; de laatste regel is JSON
help-positions-games = Het grootste aantal partijen
help-positions-seconds = Na zoveel seconden geen nieuwe partij beginnen
help-positions-nodes = Te doorzoeken stellingen per zet
help-positions-near = Daarbij zoveel stellingen dicht bij elke stelling van een partij: één tot vier willekeurige zetten verder, met een kwart van het zoekwerk en zonder uitslag
help-positions-seed = De seed van de partijen; andere seeds geven andere partijen
help-positions-weights = Gewichten of netwerken om mee te spelen, in plaats van de ingebouwde
help-positions-write = De stellingen naar dit bestand schrijven
help-tune = De gewichten van een evaluatie afstellen met partijen die daarvoor worden gespeeld
help-tune-games = Partijen per ronde
help-tune-nodes = Te doorzoeken stellingen per zet
help-tune-rounds = Ronden; de eerste gebruikt de met de hand geschreven gewichten, elke latere die van de ronde ervoor
help-tune-seed = De seed van de partijen
help-tune-write = De gewichten naar dit bestand schrijven
help-book = Een openingsboek laten groeien door diep te zoeken; de laatste regel is JSON
help-book-positions = Het aantal stellingen
help-book-nodes = Te doorzoeken stellingen voor elk van hun zetten
help-book-leaf_nodes = Opnieuw te doorzoeken stellingen aan het eind van elke lijn van het boek; weggelaten: geen
help-book-write = Het boek naar dit bestand schrijven
help-puzzles = Puzzels zoeken in partijen tussen computerspelers; de laatste regel is JSON
help-puzzles-games = Het aantal partijen
help-puzzles-seed = De seed van de eerste partij; elke volgende partij telt er 1 bij op
help-puzzles-keep = Hoogste aantal puzzels om te bewaren per moeilijkheid
help-puzzles-from = Beginnen met de puzzels van dit bestand, met hun moeilijkheid en thema’s opnieuw bepaald
help-puzzles-write = De puzzels naar dit bestand schrijven
help-ratings = De ratings van de niveaus berekenen uit de laatste regels van toernooien, gelezen van de standaardinvoer, waarin elk niveau tegen het niveau eronder speelde en het eerste tegen `child`
help-ratings-examples =
    Voorbeeld:
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = Partijen in PDN of van een molenprogramma en bestanden met eigen lessen en puzzels controleren: tonen wat er aan elk mankeert of wat erin staat
help-check-files = Een bestand, een map met zulke bestanden of `-` voor de standaardinvoer
help-check-examples =
    Voorbeelden:
      coffer check my_puzzles.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = Partijen naspelen en elke zet controleren; voor elk één regel JSON schrijven, met de uitslag
help-replay-file = Een bestand met opgeslagen partijen, regels van `coffer play`, PDN, notaties van een molenprogramma, een link of een code; `-` is de standaardinvoer
help-replay-game = Alleen deze partij uit het bestand, geteld vanaf 1
help-replay-board = De laatste stelling van elke partij tekenen vóór haar regel
help-replay-variant = Het spel van een molennotatie die van meerdere spelen kan zijn
help-picture = Een stelling tekenen als PNG of een partij als geanimeerde GIF
help-picture-what = Een stelling, een opgeslagen partij, een PDN-partij, de notatie van een molenprogramma, een link of een code; het bestand ervan of `-` voor de standaardinvoer
help-picture-out = De afbeelding: een bestand dat eindigt op .png (de laatste stelling) of .gif (de hele partij)
help-picture-game = Deze partij uit een bestand met meerdere partijen, geteld vanaf 1
help-picture-seat = De tafel zoals deze plaats haar ziet, geteld vanaf 1
help-picture-after = Alleen de eerste zetten van de partij, zoveel als hier staat
help-picture-variant = Het spel van een molennotatie die van meerdere spelen kan zijn
help-picture-width = Hoe breed de afbeelding is [standaard: 1000, voor een GIF 640]
help-picture-delay = Hoelang elke stelling van een GIF te zien is
help-picture-examples =
    Voorbeelden:
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = Een stelling, een opgeslagen partij, een PDN-partij, de notatie van een molenprogramma, een link of een code tekenen
help-show-what = De tekst zelf, een of meer bestanden of `-` voor de standaardinvoer
help-show-game = Alleen deze partij uit een bestand, geteld vanaf 1
help-show-seat = De tafel tonen zoals deze plaats haar ziet, geteld vanaf 1, in plaats van als toeschouwer
help-show-after = Na zoveel zetten tonen, in plaats van na de laatste
help-show-memory = Ook tonen wat elke hoveling bij Cromwell van de troonopvolging weet
help-show-variant = Het spel van een molennotatie die van meerdere spelen kan zijn
help-show-examples =
    Voorbeelden:
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = Tegen een ander programma spelen: regels JSON op de standaardinvoer en -uitvoer
help-serve-examples =
    Een kort gesprek; wat het andere programma zegt is ingesprongen, en `…` staat voor wat hier is weggelaten:
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = Dammen of weggeefdammen tegen andere programma’s: het Hub-protocol op de standaardinvoer en -uitvoer
help-hub-examples =
    Een kort gesprek; wat het bedieningsprogramma zegt is ingesprongen, en `…` staat voor wat hier is weggelaten:
          hub
      id name="King's Coffer" …
      …
      wait
          set-param name=book value=false
          init
      ready
          pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18"
          level depth=6
          go think
      …
      done move=15x22x18 ponder=…
help-uci = De molenspelen tegen andere programma’s spelen: een protocol zoals UCI op de standaardinvoer en -uitvoer, zoals Sanmill het spreekt
help-uci-examples =
    Een kort gesprek; wat het bedieningsprogramma zegt is ingesprongen, en `…` staat voor wat hier is weggelaten:
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = De aanvullingen voor een shell weergeven
help-completions-shell = De shell
help-completions-examples =
    Voorbeeld:
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = Het blad voor docenten als HTML weergeven: alle personen op volgorde, de regels in het kort en een formulier dat links maakt
help-sheet-family = De familie van spelen, bijvoorbeeld cromwell
help-sheet-examples =
    Voorbeelden:
      coffer sheet cromwell > teachers.html

help-man = De handleidingspagina weergeven
help-man-command = De pagina van deze opdracht, bijvoorbeeld play
help-man-examples =
    Voorbeeld:
      coffer man > ~/.local/share/man/man1/coffer.1
