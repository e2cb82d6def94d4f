## The Six Wives

six_wives-name = De zes vrouwen
six_wives-short = Zes vrouwen
six_wives-line = Gescheiden, onthoofd, gestorven, gescheiden, onthoofd, overleefd: wie leidt als eerste al zijn zes koninginnen naar hun lot?
six_wives-first = het lot wijst aan wie begint
six_wives-option-seats = Spelers
six_wives-option-seats-note = ieder een koning met zes koninginnen
six_wives-option-seats-2 = twee
six_wives-option-seats-3 = drie
six_wives-option-seats-4 = vier
six_wives-option-first = Eerste beurt
six_wives-option-first-note = door loting of altijd de eerste plaats
six_wives-option-first-lot = loting
six_wives-option-first-first_seat = de eerste plaats
six_wives-option-places = Om plaatsen spelen
six_wives-option-places-note-2 = alleen met drie of vier spelers
six_wives-option-places-note = heeft de eerste gewonnen, dan spelen de anderen verder om de tweede plaats
six_wives-option-places-off = nee
six_wives-option-places-on = ja
six_wives-seat_option-variant = Handicap
six_wives-seat_option-variant-note = elke speler mag een moeilijker spel kiezen dan de anderen
six_wives-seat_option-variant-standard = geen
six_wives-seat_option-variant-standard-note = elke koningin voor elk doel, in elke volgorde
six_wives-seat_option-variant-number = op nummer
six_wives-seat_option-variant-number-note = de koninginnen halen hun doelen in de volgorde van hun nummers
six_wives-seat_option-variant-history = historisch
six_wives-seat_option-variant-history-note = gescheiden, onthoofd, gestorven, gescheiden, onthoofd, overleefd: de doelen komen in deze volgorde
six_wives-seat_option-variant-both = historisch en op nummer
six_wives-seat_option-variant-both-note = de doelen in de historische volgorde, de koninginnen in die van hun nummers
six_wives-seat_option-variant-cocktail = Vruchtencocktail
six_wives-seat_option-variant-cocktail-note = een open loting bindt twee koninginnen aan een lot en twee aan een plek in de volgorde
six_wives-seat-0 = Rood
    .the = rood
    .adjective = rode
six_wives-seat-1 = Blauw
    .the = blauw
    .adjective = blauwe
six_wives-seat-2 = Groen
    .the = groen
    .adjective = groene
six_wives-seat-3 = Geel
    .the = geel
    .adjective = gele
six_wives-place = { $at }
six_wives-kind-0 = koning
six_wives-kinds-0 = koningen
six_wives-kind-1 = koningin
six_wives-kinds-1 = koninginnen
six_wives-kind-2 = koningin 0
six_wives-kinds-2 = koninginnen 0
six_wives-kind-3 = koningin 1
six_wives-kinds-3 = koninginnen 1
six_wives-kind-4 = koningin 2
six_wives-kinds-4 = koninginnen 2
six_wives-kind-5 = koningin 3
six_wives-kinds-5 = koninginnen 3
six_wives-kind-6 = koningin 4
six_wives-kinds-6 = koninginnen 4
six_wives-kind-7 = koningin 5
six_wives-kinds-7 = koninginnen 5
six_wives-choice-0 = Passen
six_wives-choice-survive = Ze overleeft
six_wives-count =
    { $n ->
        [0] geen koningin meer
        [one] nog één koningin
       *[other] nog { $n } koninginnen
    }
six_wives-goal-divorced = Gescheiden
six_wives-goal-beheaded = Onthoofd
six_wives-goal-died = Gestorven
six_wives-goal-survived = Overleefd
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = Nu: koningin { $queen }
six_wives-goal-at_place = { $queen } op plek { $place }
six_wives-fate-divorced = gescheiden
six_wives-fate-beheaded = onthoofd
six_wives-fate-died = gestorven
six_wives-fate-survived = overleefd

## Announcements

six_wives-say-divorced = { $name } scheidt op { $at } van een koningin.
six_wives-say-divorced-you = Je scheidt op { $at } van een koningin.
six_wives-say-beheaded = { $name } onthoofdt een koningin op { $at }.
six_wives-say-beheaded-you = Je onthoofdt een koningin op { $at }.
six_wives-say-died = Een koningin van { FORM($name, "the") } sterft op { $at }.
six_wives-say-died-you = Een koningin van jou sterft op { $at }.
six_wives-say-survived = Een koningin van { FORM($name, "the") } overleeft op { $at }.
six_wives-say-survived-you = Een koningin van jou overleeft op { $at }.

## Henry’s queens

six_wives-gallery = Hendriks zes koninginnen
six_wives-history-0-name = Catharina van Aragon
six_wives-history-0 = Hendriks huwelijk met Catharina van Aragon werd in mei 1533, na bijna vierentwintig jaar, nietig verklaard, en zij heeft zich daar nooit bij neergelegd.
six_wives-history-0-when = Scheid van een koningin.
six_wives-history-1-name = Anna Boleyn
six_wives-history-1 = Anna Boleyn werd op 19 mei 1536 in de Tower van Londen onthoofd, met het zwaard, door een beul die men uit Calais had laten komen.
six_wives-history-1-when = Onthoofd een koningin.
six_wives-history-2-name = Jane Seymour
six_wives-history-2 = Jane Seymour stierf op 24 oktober 1537 op Hampton Court, twaalf dagen nadat ze de latere koning Eduard VI ter wereld had gebracht.
six_wives-history-2-when = Leg een koningin te ruste op het kerkhof.
six_wives-history-3-name = Anna van Kleef
six_wives-history-3 = Anna van Kleef stemde in juli 1540 na zes maanden in met de nietigverklaring van haar huwelijk en overleefde Hendrik en al zijn andere vrouwen.
six_wives-history-3-when = Scheid in dezelfde partij van een tweede koningin.
six_wives-history-4-name = Catharina Howard
six_wives-history-4 = Catharina Howard werd op 13 februari 1542 in de Tower van Londen onthoofd, door het parlement veroordeeld zonder proces.
six_wives-history-4-when = Onthoofd in dezelfde partij een tweede koningin.
six_wives-history-5-name = Catharina Parr
six_wives-history-5 = Catharina Parr, die in 1545 onder haar eigen naam een gebedenboek had uitgegeven, was Hendriks vrouw toen hij op 28 januari 1547 stierf.
six_wives-history-5-when = Laat een koningin overleven.

## Refusals

refusal-six_wives-notation = “{ $text }” is geen zet van dit spel; schrijf a1-a2 om een stuk te verzetten, b2xa2 als de koning een koningin neemt, xj10 als een koningin overleeft, of pass.
refusal-six_wives-chance = De munten worden nog getrokken.
refusal-six_wives-drawn = De loting is al gedaan.
refusal-six_wives-off_board = De stukken staan op de vakken van de paleisvloer.
refusal-six_wives-no_piece_chosen = Kies eerst een stuk.
refusal-six_wives-third_time = Dat zou dezelfde stelling voor de derde keer opleveren.
refusal-six_wives-choose_space = Kies een vak om naartoe te gaan.
refusal-six_wives-not_yours = Dat stuk is niet van jou.
refusal-six_wives-empty = Er staat niemand op { $space }.
refusal-six_wives-occupied = { $space } is bezet.
refusal-six_wives-straight = Stukken gaan langs rijen en kolommen, nooit schuin.
refusal-six_wives-one_step = Een stuk gaat één vak of springt over het stuk dat er pal naast staat.
refusal-six_wives-one_action = Eén stap, één sprong of één doel is een hele beurt.
refusal-six_wives-nothing_to_jump = Op { $space } staat niemand om over te springen.
refusal-six_wives-queen_jumps = Een koningin springt alleen over koninginnen, nooit over een koning.
refusal-six_wives-king_jumps = Een koning springt over de andere koningen, en over een koningin alleen om een van de zijne te onthoofden.
refusal-six_wives-king_grave = Een koning komt nooit op het kerkhof.
refusal-six_wives-king_stays = Koningen verlaten het bord niet.
refusal-six_wives-over_grave = Over een koningin op het kerkhof springt niemand.
refusal-six_wives-frozen = Ze rust op het kerkhof en komt nooit meer in beweging.
refusal-six_wives-stuck =
    { $n ->
        [one] Dat stuk kan niet weg: { $places } is bezet.
       *[other] Dat stuk kan niet weg: { $places } zijn bezet.
    }
refusal-six_wives-push_edge = Van een koningin scheid je over de rand van het bord: ze moet op een buitenste vak staan, met de koning achter zich.
refusal-six_wives-push_outward = De koning duwt een koningin recht van het bord: hij moet aan haar binnenkant staan.
refusal-six_wives-haven = Een koningin overleeft vanuit de hoek tegenover de hare: { $spaces }.
refusal-six_wives-pass = Je kunt zetten, dus mag je niet passen.
refusal-six_wives-done =
    { $fate ->
        [divorced] Van twee van je koninginnen ben je al gescheiden, en meer mag niet.
        [beheaded] Twee van je koninginnen zijn al onthoofd, en meer mag niet.
        [died] Een van je koninginnen ligt al op het kerkhof, en geen andere mag volgen.
       *[survived] Een van je koninginnen heeft het al overleefd, en geen andere mag dat.
    }
refusal-six_wives-number = Je volgende doel moet je halen met koningin { $queen }.
refusal-six_wives-history =
    { $fate ->
        [divorced] Nu komt scheiden.
        [beheaded] Nu komt onthoofden.
        [died] Nu komt sterven: er moet een koningin naar het kerkhof.
       *[survived] Nu komt overleven.
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] Koningin { $queen } moet worden verstoten.
        [beheaded] Koningin { $queen } moet worden onthoofd.
        [died] Koningin { $queen } moet sterven.
       *[survived] Koningin { $queen } moet overleven.
    }
refusal-six_wives-own_place = Koningin { $queen } is gebonden aan doel { $place } in de volgorde, en nu komt doel { $next }.
refusal-six_wives-reserved = Doel { $place } in de volgorde is gebonden aan koningin { $queen }: met een andere koningin zou ze het hare nooit kunnen halen.
refusal-six_wives-bound =
    { $fate ->
        [divorced] De resterende scheidingen zijn gebonden aan andere koninginnen, die hun doel dan nooit zouden kunnen halen.
        [beheaded] De resterende onthoofdingen zijn gebonden aan andere koninginnen, die hun doel dan nooit zouden kunnen halen.
        [died] Sterven is gebonden aan een andere koningin, die haar doel dan nooit zou kunnen halen.
       *[survived] Overleven is gebonden aan een andere koningin, die haar doel dan nooit zou kunnen halen.
    }
position-six_wives-overlap = op { $space } staan twee stukken
position-six_wives-grave = op het kerkhof ligt alleen een koningin die gestorven is, niet { $space }
position-six_wives-goals = de koninginnen op het bord en de gehaalde doelen kloppen niet met elkaar
position-six_wives-turn = de speler die aan zet is, doet niet meer mee
position-six_wives-corner = eerst komt de hoek die aan zet is, SW, NW, NE of SE, of een ? vóór de loting
position-six_wives-players = elke speler volgt na een dubbele punt in speelvolgorde, bijvoorbeeld SWKg7,a1,b1,c1,a2,b2,a3
position-six_wives-king = een speler begint met de koning, bijvoorbeeld Kg7
position-six_wives-space = de vakken heten a1 tot j10, en een koningin op het kerkhof heeft een + ervoor
position-six_wives-log = de gehaalde doelen volgen na een schuine streep als D, B, G en S, bijvoorbeeld DBG
position-six_wives-numbers = ofwel hebben alle koninginnen van een speler nummers, ofwel geen, en alle hebben ze waar de variant ze nodig heeft
position-six_wives-cocktail = de loting van Vruchtencocktail noemt twee koninginnen en nog twee, bijvoorbeeld *02.35
position-six_wives-queens = een speler heeft zes koninginnen, elk één keer
placed-six_wives-grave = Op het kerkhof ligt alleen een koningin die gestorven is.
placed-six_wives-died = { $side }: de gestorven koningin blijft op het kerkhof.
placed-six_wives-out = { $side } heeft alle doelen gehaald en zet niet meer.

## How it ended

outcome-six_fates = Alle zes koninginnen hebben hun lot ondergaan.
outcome-all_passed = Niemand kan zetten.
outcome-too_long = Iedereen heeft 300 beurten gehad.

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = geen doelen gehaald
cli-draw-six_wives-bound_fate = koningin { $queen }: { $fate }
cli-draw-six_wives-bound_place = koningin { $queen }: doel { $place }

## Hints

hint-six_wives-divorces = Scheidt van een koningin: één doel minder te halen.
hint-six_wives-beheads = Onthoofdt een koningin: één doel minder te halen.
hint-six_wives-buries = Legt een koningin te ruste op het kerkhof: één doel minder te halen.
hint-six_wives-survives = Een koningin overleeft: één doel minder te halen.
hint-six_wives-prepares =
    { $fate ->
        [divorced] Bereidt een scheiding voor.
        [beheaded] Bereidt een onthoofding voor.
        [died] Brengt een koningin naar het kerkhof.
       *[survived] Brengt een koningin naar de hoek waar ze overleeft.
    }
hint-six_wives-nearer = Brengt de koning of een koningin dichter bij het volgende doel.
hint-six_wives-hinders =
    { $fate ->
        [divorced] Houdt een andere speler van een scheiding af.
        [beheaded] Houdt een andere speler van een onthoofding af.
        [died] Houdt de koningin van een andere speler van het kerkhof af.
       *[survived] Belet de koningin van een andere speler te overleven.
    }
hint-six_wives-room = Maakt ruimte voor wat er komt.

## Rules

page-wives_aim-title = Zes koninginnen, zes lotgevallen
page-wives_aim-1 = Twee tot vier koningen delen één paleis. Ieder heeft zes koninginnen en elke koningin wacht een lot: twee worden verstoten, twee onthoofd, één sterft en één overleeft. Wie daar als eerste bij alle zes voor zorgt, wint.
page-wives_aim-2 = De vloer heeft tien kolommen en tien rijen, met het kerkhof in het midden. De koninginnen beginnen in de hoeken en elke koning staat aan de andere kant van het kerkhof dan de zijne.
page-wives_aim-3 = Is een lot zo vaak vervuld als mag, dan is het afgedaan: een derde scheiding wordt geweigerd. Zo zijn er altijd evenveel doelen over als koninginnen.
page-wives_aim-4 = De scorekaart van elke speler ligt voor iedereen open.
page-wives_aim-picture-1 = Vier spelers aan het begin, met de vier graven gemerkt. Twee spelers zitten in tegenoverliggende hoeken.
page-wives_move-title = Stappen en sprongen
page-wives_move-1 = Een beurt is één handeling: een stap, een sprong of een doel. Geen handeling leidt in dezelfde beurt tot nog een.
page-wives_move-2 = Koningen en koninginnen gaan één vak langs een rij of een kolom, naar een vrij vak buiten het kerkhof.
page-wives_move-3 = Een koningin mag over elke koningin springen die pal naast haar staat, van welke speler ook, naar het vrije vak erachter. Een koning mag op dezelfde manier over de koning van een andere speler springen.
page-wives_move-4 = Niemand lijdt schade door een sprong. Koninginnen springen nooit over koningen, en een koning springt alleen over een koningin om een van de zijne te onthoofden.
page-wives_move-picture-1 = De koning mag stappen of over de blauwe koning springen. Een koningin mag stappen of over een rode of een blauwe koningin springen.
page-wives_divorce-title = Gescheiden
page-wives_divorce-1 = Een koningin op de buitenrand kan worden verstoten als haar eigen koning pal achter haar staat, aan de binnenkant. Hij duwt haar van het bord en neemt haar vak in. Dat is de hele beurt.
page-wives_divorce-2 = Hij duwt recht vooruit, nooit een hoek om. Op een hoekvak heeft ze twee randen en het mag over allebei.
page-wives_divorce-3 = Niemand wordt ooit het kerkhof op geduwd.
page-wives_divorce-picture-1 = De rode koning duwt zijn koningin van het bord. De blauwe koning zou met de koningin in de hoek hetzelfde kunnen doen.
page-wives_behead-title = Onthoofd
page-wives_behead-1 = De koning springt over een van zijn eigen koninginnen die pal naast hem staat, naar het vrije vak achter haar, en zij gaat van het bord. Dat is de hele beurt, ook als er daarachter nog een van hen staat.
page-wives_behead-2 = Het vak erachter moet op het bord liggen en vrij zijn, en het kerkhof telt niet.
page-wives_behead-picture-1 = De gemerkte koningin kan worden onthoofd. Die op d6 niet, want achter haar ligt een graf.
page-wives_die-title = Gestorven
page-wives_die-1 = Een koningin die op een vrij vak van het kerkhof stapt of springt, is gestorven. Van elke speler doet één koningin dat.
page-wives_die-2 = Daar blijft ze de rest van de partij. Ze beweegt nooit meer, niemand springt over haar heen en geen andere koningin mag haar graf delen.
page-wives_die-3 = Koningen komen nooit op het kerkhof.
page-wives_die-picture-1 = Drie graven zijn vrij. Beide koninginnen mogen naar het dichtstbijzijnde, met een stap of met een sprong.
page-wives_survive-title = Overleefd
page-wives_survive-1 = Van elke speler overleeft één koningin. Ze moet een van de vier vakken bereiken in de hoek tegenover die waar de koninginnen van haar speler begonnen.
page-wives_survive-2 = In een latere beurt mag ze daarvandaan het bord verlaten. Dat is een handeling als elke andere, dus aankomen kost één beurt en vertrekken nog een.
page-wives_survive-picture-1 = De koninginnen van rood overleven vanaf de gemerkte vakken. Deze komt aan en mag in de volgende beurt vertrekken.
page-wives_win-title = Winnen
page-wives_win-1 = Wie als eerste alle zes doelen heeft gehaald, wint meteen.
page-wives_win-2 = Drie of vier spelers kunnen afspreken om verder te spelen om de plaatsen. Een speler die klaar is, wordt dan overgeslagen, en de koning blijft staan waar hij staat.
page-wives_win-3 = Een speler mag ook op elk moment opgeven.
page-wives_win-picture-1 = Rood mist nog één scheiding en blauw één onthoofding. Rood is aan zet: rood wint.
page-wives_draw-title = Herhaling, passen en remise
page-wives_draw-1 = Geen handeling mag dezelfde stelling voor de derde keer opleveren, met dezelfde speler aan zet: iemand moet dan iets anders doen. Zo kan een koning niet eeuwig een koningin in de weg staan.
page-wives_draw-2 = Een speler die niets kan doen, past. Verder mag niemand dat.
page-wives_draw-3 = Het is remise als alle spelers achter elkaar passen of als elke speler 300 beurten heeft gehad. Twee spelers mogen ook remise overeenkomen.
page-wives_handicaps-title = Handicaps
page-wives_handicaps-1 = Elke speler mag een handicap op zich nemen, en iedereen een andere: hoe sterker de speler, hoe zwaarder die hoort te zijn. De munten van de koninginnen zijn genummerd van 0 tot 5, worden willekeurig verdeeld en liggen open waar ze ertoe doen.
page-wives_handicaps-2 = Op nummer: het eerste doel haal je met koningin 0, het tweede met koningin 1, enzovoort. Welk doel dat is, mag je zelf weten.
page-wives_handicaps-3 = Historisch: de doelen komen in de volgorde gescheiden, onthoofd, gestorven, gescheiden, onthoofd, overleefd. Welke koningin dat is, mag je zelf weten.
page-wives_handicaps-4 = Historisch en op nummer: allebei. Koningin 0 wordt verstoten, koningin 1 wordt onthoofd, koningin 2 sterft, koningin 3 wordt verstoten, koningin 4 wordt onthoofd en koningin 5 overleeft, in deze volgorde.
page-wives_handicaps-5 = De vijfde manier van spelen is Vruchtencocktail, en die heeft een eigen bladzijde.
page-wives_handicaps-picture-1 = Rood speelt op nummer. Koningin 0 komt eerst: zij kan worden onthoofd, maar koningin 1 kan nog niet worden verstoten.
page-wives_cocktail-title = Vruchtencocktail
page-wives_cocktail-1 = Twee van je zes koninginnen worden geloot. Ieder van hen is gebonden aan een lot, namelijk dat op haar plek in de historische volgorde: koningin 0 moet worden verstoten, koningin 1 moet worden onthoofd, koningin 2 moet sterven, koningin 3 moet worden verstoten, koningin 4 moet worden onthoofd en koningin 5 moet overleven. Wanneer, mag je zelf weten.
page-wives_cocktail-2 = Er worden er nog twee geloot. Ieder van hen is gebonden aan een plek in de volgorde: koningin 0 moet als eerste een doel halen, koningin 1 als tweede, enzovoort. Welk doel dat is, mag je zelf weten.
page-wives_cocktail-3 = De laatste twee koninginnen zijn vrij.
page-wives_cocktail-4 = Toch worden er uiteindelijk twee verstoten en twee onthoofd, sterft er één en overleeft er één.
page-wives_cocktail-5 = Beide lotingen zijn open: iedereen ziet deze vier op je scorekaart.
page-wives_cocktail-6 = Een handeling die een andere koningin zonder haar doel zou laten, wordt geweigerd, en je krijgt te horen waarom. Niemand kan ooit vastlopen.
page-wives_cocktail-picture-1 = Koningin 0 en 5 zijn hier gebonden aan hun lot, en koningin 1 en 3 aan hun plek. De scheiding mag; koningin 5 moet wachten tot ze haar hoek bereikt.
page-wives_art-title = De kunst ervan
page-wives_art-1 = De langste weg heeft de koningin die overleeft. Stuur haar vroeg op pad en kies er een die niemand in de weg loopt.
page-wives_art-2 = Je koning is bij vier van de zes doelen nodig. Breng de koninginnen evenzeer naar hem als hem naar de koninginnen, en sla twee vliegen in één klap.
page-wives_art-3 = Koninginnen die naast elkaar staan zijn een ladder: wie springt, reist twee keer zo snel. De koninginnen van de anderen zijn daarvoor net zo goed als je eigen.
page-wives_art-4 = Lees de andere kaarten. Een stuk van jou op het ene vrije vak dat een andere koning nodig heeft, kost hem een paar beurten en jou één.
page-wives_art-picture-1 = Blauw staat op het punt zijn laatste koningin te onthoofden. De rode koning gaat in de weg staan en rood wint de wedloop.
page-wives_notation-title = Hoe zetten worden geschreven
page-wives_notation-1 = De kolommen zijn a tot j, de rijen 1 tot 10. Een stap of sprong schrijf je als a1-a2. Als de koning een koningin verstoot of onthoofdt, staat er een x tussen het vak dat hij verlaat en dat waar hij heen gaat: b5xa5.
page-wives_notation-2 = Een koningin die overleeft, schrijf je als xj10 en passen als pass. Wat er geloot wordt, wordt ook genoteerd: first 2 zegt wie begint, en coins 1 031524 hoe de munten van de eerste speler liggen.
page-wives_notation-3 = Een stelling geeft de hoek die aan zet is, en voor elke hoek zijn koning, zijn koninginnen en na een schuine streep de gehaalde doelen: SW:SWKb5,a5,+e5/DBBGS. D is gescheiden, B onthoofd, G gestorven en S overleefd; een plusteken staat vóór de koningin op het kerkhof.

## Rule of the moment

moment-six_wives-start = Een beurt is één stap, één sprong of één doel.
moment-six_wives-number = Op nummer: het eerste doel haal je met koningin 0, het tweede met koningin 1, enzovoort.
moment-six_wives-history = Historisch: gescheiden, onthoofd, gestorven, gescheiden, onthoofd, overleefd, in deze volgorde.
moment-six_wives-both = Historisch en op nummer: koningin 0 wordt eerst verstoten, dan wordt koningin 1 onthoofd, enzovoort.
moment-six_wives-cocktail = Vruchtencocktail: twee koninginnen zijn gebonden aan een lot en twee aan een plek in de volgorde.
moment-six_wives-win = Eén zet wint nu. Zie je welke?
moment-six_wives-beware = De volgende speler kan het laatste doel halen. Kun jij in de weg gaan staan?
moment-six_wives-divorced = De koning staat achter een koningin aan de rand: zij kan worden verstoten.
moment-six_wives-beheaded = Achter een koningin naast de koning is ruimte: zij kan worden onthoofd.
moment-six_wives-died = Een koningin kan naar het kerkhof.
moment-six_wives-survived = Een koningin heeft haar hoek bereikt: ze kan het bord verlaten en overleven.
moment-six_wives-pass = Er is niets dat kan bewegen, dus past deze speler.
moment-six_wives-repetition = Geen handeling mag dezelfde stelling voor de derde keer opleveren: een van de jouwe mag daarom nu niet.
moment-six_wives-late = De partij wordt remise omdat ze te lang duurt. Resterende beurten voor elke speler: { $turns }.
moment-six_wives-won = Alle zes koninginnen hebben hun lot ondergaan.
moment-six_wives-drawn = De partij is remise.

## Lesson

lesson-six_wives-title = De zes vrouwen, geleerd van Thomas Cromwell
lesson-six_wives-step-title = Eén ding tegelijk
lesson-six_wives-step-say = Probeer een van je koninginnen, de rode, schuin te verzetten. Iedereen gaat één vak, langs een rij of een kolom. Zijne Majesteit heeft zes koninginnen en één moeilijkheid: ieder van hen wacht haar lot, en wie daar als eerste bij alle zes voor zorgt, wint.
lesson-six_wives-step-say-2 = Laat een van je koninginnen over een koningin springen die pal naast haar staat, de jouwe of de mijne, naar het vrije vak erachter. Schuin zou hoogst onreglementair zijn.
lesson-six_wives-step-done = Niemand lijdt er schade door. Koningen springen op dezelfde manier over de andere koningen. Eén stap of één sprong, en de beurt is voorbij.
lesson-six_wives-step-not_yet = Volkomen wettig, maar niet wat ik vroeg. Probeer eerst een schuine stap; laat dan een koningin over een andere springen.
lesson-six_wives-step-hint-1 = Kies de koningin op a3, probeer haar naar b4 te zetten en hoor waarom dat niet mag.
lesson-six_wives-step-hint-2 = Ga dan van b1 naar d1, over de koningin op c1.
lesson-six_wives-divorce-title = Gescheiden
lesson-six_wives-divorce-say = Breng je koning naast de koningin op a5, aan de binnenkant. De grote zaak van de koning: een koningin aan de rand van het bord wordt verstoten als haar koning haar eraf duwt, en dan zijn ze gescheiden.
lesson-six_wives-divorce-say-2 = Duw haar nu van het bord. Rome maakt bezwaar. Het bezwaar wordt verworpen.
lesson-six_wives-divorce-done = Zij vertrekt, hij neemt haar vak in en één doel wordt doorgestreept. Twee van je koninginnen gaan zo. Staat ze op een hoek, dan mag het over beide randen.
lesson-six_wives-divorce-not_yet = Dat brengt de zaak niet verder. De koning gaat naar b5 en duwt daarvandaan de koningin op a5 van het bord.
lesson-six_wives-divorce-hint-1 = De koning gaat van c5 naar b5.
lesson-six_wives-divorce-hint-2 = Dan gaat hij van b5 naar a5, naar haar eigen vak.
lesson-six_wives-behead-title = Onthoofd
lesson-six_wives-behead-say = Probeer met je koning over de koningin op d6 te springen. Nu de Tower: een koning springt over een van zijn eigen koninginnen, en weg is ze. Maar hij zet nooit een voet op het kerkhof.
lesson-six_wives-behead-say-2 = Spring nu over de koningin op c7: achter haar is grond om op te landen.
lesson-six_wives-behead-done = Schoon werk. Twee van je koninginnen worden onthoofd, elk in een eigen beurt. De koninginnen van andere koningen zijn zijn zaak niet.
lesson-six_wives-behead-not_yet = Dat niet. Probeer eerst met de koning over de koningin op d6 te springen; dan over die op c7.
lesson-six_wives-behead-hint-1 = De koning probeert van c6 naar e6 te gaan, maar dat mag niet.
lesson-six_wives-behead-hint-2 = Dan gaat hij van c6 naar c8.
lesson-six_wives-die-title = Gestorven
lesson-six_wives-die-say = Stuur een van je koninginnen het kerkhof op, de vier gemerkte vakken. Een koningin die er komt, is gestorven, met een stap of met een sprong, en een van de jouwe moet.
lesson-six_wives-die-say-2 = Probeer haar nu terug te roepen. God hebbe haar ziel.
lesson-six_wives-die-done = Daar blijft ze, en niemand springt over haar heen. Er is een graf voor elke speler, maar niet altijd een vrije weg erheen.
lesson-six_wives-die-not_yet = De koningin op d5 staat naast het kerkhof. Zij gaat erin; probeer haar er daarna weer uit te zetten.
lesson-six_wives-die-hint-1 = Van d5 naar e5.
lesson-six_wives-die-hint-2 = Probeer haar dan van e5 naar een ander vak te verzetten.
lesson-six_wives-survive-title = Overleefd
lesson-six_wives-survive-say = Breng je koningin naar een van de vier gemerkte vakken: de hoek tegenover die waar je koninginnen begonnen. Eén van hen overleeft het allemaal.
lesson-six_wives-survive-say-2 = Laat haar gaan: kies haar en dan de kroon in het midden van de hoek. Aankomen kost één beurt en vertrekken nog een.
lesson-six_wives-survive-done = Vrij en buiten ons bereik. Het is de langste weg van allemaal, dus stuur haar op tijd op pad.
lesson-six_wives-survive-not_yet = Je koningin op h9 is één stap van de veiligheid. Breng haar naar i9 en laat haar dan het bord verlaten.
lesson-six_wives-survive-hint-1 = Van h9 naar i9.
lesson-six_wives-survive-hint-2 = Kies de koningin op i9, dan de kroon tussen de vier vakken: ze overleeft.
lesson-six_wives-card-title = De scorekaart
lesson-six_wives-card-say = Probeer te scheiden van de koningin op a5, achter wie de koning staat. Kijk dan op je kaart: van twee koninginnen ben je al gescheiden, en daarmee uit.
lesson-six_wives-card-say-2 = Zie wat er nog kan met de andere koningin naast de koning. Twee scheidingen, twee onthoofdingen, één keer sterven en één keer overleven: niet meer en niet minder.
lesson-six_wives-card-done = Er is altijd precies één doel voor elke koningin die over is. De kaarten van de anderen liggen ook open. Lees ze: wat mensen nog nodig hebben, zegt je wat ze gaan doen.
lesson-six_wives-card-not_yet = Niet zo haastig. Probeer eerst te scheiden van de koningin op a5 en onthoofd dan die op b6.
lesson-six_wives-card-hint-1 = De koning probeert van b5 naar a5 te gaan, maar dat mag niet.
lesson-six_wives-card-hint-2 = Dan springt hij van b5 naar b7.
lesson-six_wives-race-title = Sta in de weg
lesson-six_wives-race-say = Houd mijn koning tegen: iemand hoort op j3 te staan. Mij ontbreekt één doel, en in mijn volgende beurt springt hij van h3 over mijn koningin naar j3, en dan heb ik gewonnen. Jou ontbreekt er ook één, en jij hebt twee beurten nodig.
lesson-six_wives-race-say-2 = Breng intussen je koningin thuis: ik moet om haar heen lopen. Obstructie! Dat had je van mij kunnen leren.
lesson-six_wives-race-say-3 = Maak het af: kies je koningin, dan de kroon. Ik ben weer zover, maar één beurt te laat.
lesson-six_wives-race-done = Alle zes hebben hun lot ondergaan en je hebt gewonnen. Niemand kan door een rivaal opzij worden geduwd. Onthoud dat als zij een vak nodig hebben en als jij er een nodig hebt.
lesson-six_wives-race-not_yet = Dan win ik, of het duurt langer dan nodig is. Houd mijn koning tegen, breng je koningin naar i9 en laat haar overleven.
lesson-six_wives-race-hint-1 = Je koning gaat van j2 naar j3.
lesson-six_wives-race-hint-2 = Je koningin gaat van h9 naar i9.
lesson-six_wives-race-hint-3 = Kies de koningin op i9, dan de kroon tussen de vier vakken.
lesson-six_wives-number-title = Een zwaardere kroon
lesson-six_wives-number-say = Probeer meteen van koningin 1 te scheiden. Elke speler mag een handicap op zich nemen: hier liggen je koninginnen open en je speelt op nummer: het eerste doel haal je met koningin 0, het tweede met koningin 1.
lesson-six_wives-number-say-2 = Wend je dan tot koningin 0, die ook naast hem staat. De andere was voor haar beurt.
lesson-six_wives-number-done = Anderen halen de doelen in de historische volgorde of in beide volgordes tegelijk; en bij Vruchtencocktail bindt een loting van twee koninginnen en nog twee je de handen. Hoe sterker de speler, hoe zwaarder de kroon. Zullen we nu spelen?
lesson-six_wives-number-not_yet = Nog niet. Probeer eerst van koningin 1 op a5 te scheiden; onthoofd dan koningin 0 op b6.
lesson-six_wives-number-hint-1 = De koning probeert van b5 naar a5 te gaan, maar dat mag niet.
lesson-six_wives-number-hint-2 = Dan springt hij van b5 naar b7.

## Achievements: each with its source

achievement-six_wives_win = De laatste van de zes
achievement-six_wives_win-task = Win een partij De zes vrouwen.
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = Anna van Kleef, een half jaar echtgenote, overleefde de koning en alle andere koninginnen. Ze stierf in 1557.

achievement-six_wives_stories = Het boek van de koningin
achievement-six_wives_stories-task = Bekijk alle zes koninginnen in de galerij.
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = In 1545 gaf Catharina Parr “Prayers or Meditations” uit. Ze was de eerste koningin van Engeland met een gedrukt boek onder haar eigen naam.
