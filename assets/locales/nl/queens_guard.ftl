## Queen’s Guard

queens_guard-name = Koninginnewacht
queens_guard-short = Koninginnewacht
queens_guard-line = Zet je koningin op de troon, met haar zes wachters om zich heen.
queens_guard-first = licht begint
queens_guard-option-setup = Opstelling
queens_guard-option-setup-note = of de wachters op de gewone cellen beginnen of door de spelers worden geplaatst
queens_guard-option-setup-usual = gewoon
queens_guard-option-setup-free = vrij
queens_guard-option-trapped_queen = Gevangen koningin
queens_guard-option-trapped_queen-note = wie zegt waar een gevangen koningin heen gaat
queens_guard-option-trapped_queen-owner = haar eigen speler plaatst haar
queens_guard-option-trapped_queen-trapper = de vanger plaatst haar
queens_guard-seat-0 = Licht
    .the = licht
    .adjective = lichte
queens_guard-seat-1 = Donker
    .the = donker
    .adjective = donkere
queens_guard-place = { $at }
queens_guard-kind-0 = wachter
queens_guard-kinds-0 = wachters
queens_guard-kind-1 = koningin
queens_guard-kinds-1 = koninginnen
queens_guard-count =
    { $n ->
        [one] { $n } wachter
       *[other] { $n } wachters
    }
queens_guard-choice-0 = Passen

## Bloody Queen

bloody_queen-name = Bloedige koningin
bloody_queen-short = Bloedige koningin
bloody_queen-line = Dezelfde troon, maar vallen sturen wachters weg of de dood in.
bloody_queen-first = licht begint
bloody_queen-seat-0 = Licht
    .the = licht
    .adjective = lichte
bloody_queen-seat-1 = Donker
    .the = donker
    .adjective = donkere

## Refusals

refusal-queens_guard-notation = “{ $text }” is geen zet van dit spel; schrijf 5.4-4.3 om een stuk te verzetten, 5.4 om een wachter te plaatsen, x5.4 om er een weg te nemen, of pass.
refusal-queens_guard-off_board = De stukken staan op de 91 cellen van het bord.
refusal-queens_guard-no_piece_chosen = Kies eerst een stuk.
refusal-queens_guard-choose_cell = Kies een vrije cel.
refusal-queens_guard-hand_empty = Al je wachters staan op het bord.
refusal-queens_guard-from_the_hand = Neem een van de wachters naast het bord.
refusal-queens_guard-place_first = Eerst worden alle wachters geplaatst; tot dan gaat geen stuk van zijn plek.
refusal-queens_guard-not_yours = Dat stuk is niet van jou.
refusal-queens_guard-empty = Er staat niemand op { $cell }.
refusal-queens_guard-occupied = { $cell } is bezet.
refusal-queens_guard-throne = Alleen een koningin mag op de troon.
refusal-queens_guard-one_step = Een stuk gaat één stap per keer, naar een cel pal naast de zijne.
refusal-queens_guard-outward = Geen stuk gaat naar buiten: blijf in de ring of stap naar binnen.
refusal-queens_guard-between = { $cell } is versperd: die cel ligt tussen de stukken van de ander op { $one } en { $other }.
refusal-queens_guard-stuck =
    { $n ->
        [one] Dat stuk kan niet weg: { $places } is bezet.
       *[other] Dat stuk kan niet weg: { $places } zijn bezet.
    }
refusal-queens_guard-stuck_between = Dat stuk kan niet weg: { $cell } ligt tussen de stukken van de ander op { $one } en { $other }.
refusal-queens_guard-enthroned = De koningin zit op de troon en geen stuk gaat naar buiten.
refusal-queens_guard-queen_first = Je koningin is gevangen tussen { $one } en { $other }: in deze beurt moet je haar op een andere cel plaatsen.
refusal-queens_guard-their_queen_first = De koningin op { $cell } is gevangen tussen { $one } en { $other }: zeg waar ze heen gaat.
refusal-queens_guard-guard_first = Je wachter op { $cell } is gevangen tussen { $one } en { $other }: in deze beurt moet je een gevangen wachter terugzetten op de buitenste ring.
refusal-queens_guard-outermost = Een gevangen wachter gaat terug naar de buitenste ring.
refusal-queens_guard-resolve_first = Het stuk op { $cell } is gevangen tussen { $one } en { $other }: zeg eerst wat ermee gebeurt.
refusal-queens_guard-removed = Die wachter is met hulp van een koningin gevangen en verlaat het spel. Iets anders kan er niet met hem gebeuren.
refusal-queens_guard-exchange = De gevangen koningin wisselt van plaats met een van haar wachters in ring { $ring }, haar buitenste, en die verlaat het spel: kies welke.
refusal-queens_guard-sent = De gevangen wachter gaat naar een vrije cel van ring { $ring }: kies er een.
refusal-queens_guard-pass = Je kunt zetten, dus mag je niet passen.
position-queens_guard-no_cell = de cellen zijn genummerd van 0 tot 90: er is geen { $cell }
position-queens_guard-overlap = op { $cell } staan twee stukken
position-queens_guard-throne = alleen een koningin mag op de troon staan
position-queens_guard-too_many = een speler heeft hoogstens { $guards } wachters, op het bord en in voorraad
position-queens_guard-hands_and_turn = de wachters in voorraad passen niet bij de regels of bij wie aan zet is
position-queens_guard-no_trap = zo’n val kan niet uit die zet zijn ontstaan
position-queens_guard-turn = eerst komt wie aan zet is, L of D, en een dubbele punt
position-queens_guard-parts = na L volgen de lichte stukken, na D de donkere en na H de wachters in voorraad, bijvoorbeeld L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = de cellen heten naar ring en nummer, van 0.0 tot 5.29
position-queens_guard-queens = elke speler heeft één koningin, met een Q vóór haar cel
position-queens_guard-hands = na H volgen twee getallen tot 6, bijvoorbeeld H6,6
position-queens_guard-trap = na T komen het stuk dat bewoog, een x en de gevangen stukken, bijvoorbeeld T3.1x3.2
placed-queens_guard-queens =
    { $n ->
        [0] { $side } heeft geen koningin.
       *[other] { $side } heeft { WORDS($n) } koninginnen.
    }
placed-queens_guard-throne = Alleen een koningin mag op de troon staan.
placed-queens_guard-too_many = { $side } heeft { $n } wachters, op het bord en in voorraad, meer dan { $most }.
placed-queens_guard-light_places = Als licht aan zet is, hebben beide kleuren evenveel wachters in voorraad.
placed-queens_guard-dark_places = Als donker aan zet is, heeft donker één wachter meer in voorraad dan licht, of hebben beide kleuren er geen.

## How it ended

outcome-enthroned = De koningin zit op de troon en haar zes wachters staan rondom haar.
outcome-enthroned_bloody = De koningin zit op de troon en elke wachter die ze nog heeft, staat rondom haar.
outcome-deserted = { $loser } heeft de troon met zes wachters omringd, en de koningin zit er niet op.
outcome-deserted-you = Je zes wachters omringen de troon, en je koningin zit er niet op.
outcome-unguarded = { $loser } heeft de laatste wachter verloren.
outcome-unguarded-you = Je hebt je laatste wachter verloren.
outcome-two_passes = Geen van beide spelers kan zetten.
outcome-no_advance = In 150 beurten van elke speler ging niemand naar binnen en werd niemand gevangen.
outcome-most_turns = Elke speler heeft 300 beurten gehad.

## Drawing

cli-draw-queens_guard-rings = : en · houden de ringen uit elkaar, * is de troon; ringen worden met de klok mee geteld.
cli-draw-queens_guard-guards =
    { $n ->
        [one] een koningin en { $n } wachter
       *[other] een koningin en { $n } wachters
    }
cli-draw-queens_guard-guards_and_hand =
    { $n ->
        [one] een koningin en { $n } wachter, { $hand } in voorraad
       *[other] een koningin en { $n } wachters, { $hand } in voorraad
    }

## Hints

hint-queens_guard-guard =
    { $n ->
        [one] een wachter
       *[other] { WORDS($n) } wachters
    }
hint-queens_guard-traps = Vangt de wachter op { $cell }, die opnieuw moet beginnen vanaf de buitenste ring.
hint-queens_guard-traps_queen = Vangt de koningin op { $cell } en wint tijd.
hint-queens_guard-traps_two = Vangt twee stukken tegelijk.
hint-queens_guard-traps_queen_bloody = Vangt de koningin op { $cell } en kost haar een wachter.
hint-queens_guard-kills = Vangt de wachter op { $cell } met hulp van de koningin: hij verlaat het spel.
hint-queens_guard-sends = Vangt de wachter op { $cell } en stuurt hem naar buiten.
hint-queens_guard-sends_to = Stuurt de gevangen wachter naar { $cell }, waar hij het minst in de weg staat.
hint-queens_guard-exchanges = Stuurt de koningin naar { $cell }; de wachter die daar stond, is weg.
hint-queens_guard-banishes = Stuurt de gevangen koningin naar { $cell }, ver van waar ze wil zijn.
hint-queens_guard-back = Zet de gevangen wachter terug waar zijn weg naar binnen het best is.
hint-queens_guard-queen_throned = De gevangen koningin mag overal heen: ze bestijgt de troon.
hint-queens_guard-queen_placed = De gevangen koningin mag overal heen: { $cell } dient haar het best.
hint-queens_guard-saves = Redt de wachter op { $cell } uit een val.
hint-queens_guard-saves_queen = Redt de koningin op { $cell } uit een val.
hint-queens_guard-near = Een wachter in ring { $ring } heeft een korte weg naar de troon.
hint-queens_guard-throne = De koningin bestijgt de troon.
hint-queens_guard-arrives =
    { $n ->
        [one] Brengt de eerste wachter naar de troon.
       *[other] Brengt nog een wachter naar de troon: er zijn er nu { WORDS($n) }.
    }
hint-queens_guard-threatens = Dreigt de wachter op { $cell } te vangen.
hint-queens_guard-threatens_queen = Dreigt de koningin op { $cell } te vangen.
hint-queens_guard-inward = Brengt een wachter naar binnen, naar ring { $ring }.
hint-queens_guard-queen_inward = Brengt de koningin naar binnen, naar ring { $ring }.
hint-queens_guard-bars = Verspert { $cell } voor de ander.

## At the table

queens_guard-placing = plaatsen, wachter { $n } van { $all }
queens_guard-must-0 = Een wachter is gevangen
queens_guard-must-1 = De koningin is gevangen
queens_guard-own-say-lined = { $move }, vangt het stuk op { $at }
queens_guard-own-say-must = Gevangen op { $places }: dat gaat voor.
queens_guard-own-say-must_capture = { $what }, gevangen

## Rules

page-guard_board-title = Bord en stukken
page-guard_board-1 = Het bord is een zeshoek van 91 cellen: de troon in het midden en vijf ringen eromheen, om de beurt karmozijn en ivoor. De buitenste ring heeft dertig cellen.
page-guard_board-2 = Elke speler heeft een koningin en zes wachters. Ze beginnen op de buitenste ring, de koninginnen op tegenoverliggende hoeken. Licht begint.
page-guard_board-3 = Wie zijn koningin op de troon zet, met haar wachters om haar heen, wint.
page-guard_board-picture-1 = Het begin. In elke partij vertrekken de koninginnen van tegenoverliggende hoeken naar dezelfde troon.
page-guard_step-title = Eén stap, nooit naar buiten
page-guard_step-1 = In een beurt gaat een van je stukken één stap, naar een vrije cel naast de zijne: in dezelfde ring of in de volgende ring naar binnen. Een weg terug naar buiten is er niet.
page-guard_step-2 = Koninginnen en wachters stappen op dezelfde manier, maar alleen een koningin mag op de troon.
page-guard_step-3 = Niemand wordt door een stap geslagen. Wie niet kan zetten, past; verder past niemand.
page-guard_step-picture-1 = Waar de wachter en de koningin heen mogen stappen.
page-guard_block-title = Versperde cellen
page-guard_block-1 = Een cel precies tussen twee stukken van de ander, op één rechte lijn, is versperd: je mag er niet in, niet met een stap en niet op een andere manier.
page-guard_block-2 = Lijnen lopen in drie richtingen. Of wachters of koninginnen versperren, maakt niet uit.
page-guard_block-picture-1 = De gemerkte cel ligt tussen twee donkere wachters. De lichte wachter moet eromheen.
page-guard_trap-title = Vallen
page-guard_trap-1 = Een stuk precies tussen twee stukken van de ander, op één rechte lijn, is gevangen.
page-guard_trap-2 = Is een van je stukken gevangen als je beurt begint, dan moet je de beurt gebruiken om het ergens anders te zetten. Iets anders kun je niet doen.
page-guard_trap-3 = Zijn er meerdere gevangen, dan gaat je koningin voor. Daarna volgen de wachters in willekeurige volgorde, één per beurt.
page-guard_trap-picture-1 = Met deze stap is de donkere wachter gevangen tussen twee lichte.
page-guard_back-title = Waar een gevangen stuk heen gaat
page-guard_back-1 = Je gevangen wachter zet je op een vrije cel van de buitenste ring en hij begint zijn weg opnieuw.
page-guard_back-2 = Je gevangen koningin zet je op een vrije cel van het bord, waar je maar wilt. Zelfs de troon mag.
page-guard_back-3 = Het moet een andere cel zijn en geen versperde. Terugkomen is een zet als elke andere: het kan vangen en het kan winnen.
page-guard_back-picture-1 = De gevangen lichte wachter keert terug naar de buitenste ring en vangt daar een donkere.
page-guard_back-picture-2 = De koningin en een wachter zijn gevangen. De koningin gaat eerst, recht naar de troon.
page-guard_win-title = Winnen en verliezen
page-guard_win-1 = Je wint als na je eigen beurt je koningin op de troon zit en je zes wachters om haar heen staan.
page-guard_win-2 = Pas op: omringen je zes wachters de troon en zit je koningin er niet op, dan verlies je. Ze zou er nooit meer in kunnen.
page-guard_win-3 = Een speler mag ook op elk moment opgeven.
page-guard_win-picture-1 = De zesde wachter neemt zijn plaats in: licht wint.
page-guard_win-picture-2 = Dezelfde stap met de koningin buiten zou de partij kosten.
page-guard_free-title = Vrije opstelling
page-guard_free-1 = Is er een vrije opstelling afgesproken, dan staan eerst alleen de koninginnen op het bord. De spelers plaatsen om de beurt hun wachters, licht eerst, op een vrije cel naar keuze, behalve de troon en versperde cellen.
page-guard_free-2 = Als alle twaalf staan, gaat het spel gewoon verder, en licht is aan zet.
page-guard_free-picture-1 = Elke speler heeft één wachter geplaatst en nog vijf in voorraad.
page-guard_trapper-title = De vanger plaatst de koningin
page-guard_trapper-1 = Is dat afgesproken, dan zegt wie een koningin vangt meteen waar ze heen gaat: een vrije cel naar keuze die voor haar niet versperd is.
page-guard_trapper-2 = Dat komt in de plaats van de beurt van de speler van wie de koningin is. Wachters gaan terug zoals gewoonlijk.
page-bloody_trap-title = Bloedige koningin: vallen
page-bloody_trap-1 = Bord, begin en stappen zijn die van de Koninginnewacht. Maar geen cel is versperd: tussen twee stukken van de ander stappen is veilig.
page-bloody_trap-2 = Alleen het stuk dat net bewogen heeft, kan vangen. Dat doet het samen met een ander stuk van zijn kleur, als beide een vijandelijk stuk op een rechte lijn insluiten.
page-bloody_trap-3 = Wat er met het gevangen stuk gebeurt, beslist meteen, in dezelfde beurt, de speler die het ving.
page-bloody_trap-4 = Vangt één stap meerdere stukken, dan kiest die speler de volgorde.
page-bloody_trap-picture-1 = Deze stap vangt de donkere wachter. Was hij er zelf in gestapt, dan was er niets gebeurd.
page-bloody_guard-title = Bloedige koningin: gevangen wachters
page-bloody_guard-1 = Een wachter tussen twee wachters wordt naar buiten gestuurd: de vanger zet hem op een vrije cel van de volgende ring.
page-bloody_guard-2 = Is die ring vol, dan geldt de ring daarna. Een wachter die in de buitenste ring gevangen is, gaat naar een andere cel van die ring.
page-bloody_guard-3 = Een wachter tussen een wachter en een koningin verlaat het spel.
page-bloody_guard-picture-1 = De gevangen wachter kan naar elke vrije cel van de derde ring worden gestuurd, bijvoorbeeld de gemerkte.
page-bloody_guard-picture-2 = De koningin zelf is een van de twee: deze stap kost de wachter het leven.
page-bloody_queens-title = Bloedige koningin: een gevangen koningin
page-bloody_queens-1 = Een gevangen koningin wisselt van plaats met een van haar eigen wachters, en die wachter verlaat het spel.
page-bloody_queens-2 = De vanger kiest hem uit haar wachters in de buitenste ring waar ze er heeft.
page-bloody_queens-picture-1 = De donkere koningin is gevangen. Ze neemt de plaats in van een van de twee gemerkte wachters, welke licht maar wil, en die is verloren.
page-bloody_win-title = Bloedige koningin: winnen en verliezen
page-bloody_win-1 = Je wint als na je eigen beurt je koningin op de troon zit en alle wachters die je nog hebt om haar heen staan. Het moet er minstens één zijn.
page-bloody_win-2 = Wie zijn laatste wachter verliest, verliest de partij.
page-bloody_win-3 = Zes wachters rond de troon zonder hun koningin erop verliezen, zoals bij de Koninginnewacht. Een speler mag ook op elk moment opgeven.
page-bloody_win-picture-1 = Licht heeft nog drie wachters. De derde neemt zijn plaats in, en licht wint.
page-guard_draw-title = Remise
page-guard_draw-1 = Het is remise als dezelfde stelling, met dezelfde speler aan zet, voor de derde keer ontstaat.
page-guard_draw-2 = Het is ook remise als beide spelers moeten passen, als in 150 beurten van elke speler niemand naar binnen gaat en niets gevangen wordt, en als elke speler 300 beurten heeft gehad.
page-guard_draw-3 = De spelers mogen ook remise overeenkomen.
page-guard_art-title = De kunst ervan
page-guard_art-1 = Een stap naar binnen is niet terug te nemen, een stap langs de ring wel. Jaag je wachters niet naar binnen voordat je weet welke weg je koningin gaat.
page-guard_art-2 = Een paar met een gat ertussen verspert een cel, en een paar dat zijn gat sluit, vangt wie daar staat. Ga vóór je stap na wie er aan je andere kant zou kunnen komen.
page-guard_art-3 = Dicht bij de troon is er weinig ruimte, en een stuk dat daar gevangen wordt, heeft de langste weg terug. Een koningin die er vroeg zit, is veilig zolang geen twee vijanden haar van tegenoverliggende kanten bereiken.
page-guard_notation-title = Hoe zetten worden geschreven
page-guard_notation-1 = Elke cel heeft twee getallen: haar ring, geteld vanaf de troon, en haar plaats in die ring. De troon is 0.0 en de koningin van licht begint op 5.0.
page-guard_notation-2 = Een zet schrijf je als 5.4-4.3, een wachter plaatsen als 4.3. Wat je met een gevangen stuk van de ander doet, begint met een x: x3.4-4.5 of x3.4 als de wachter het spel verlaat.
page-guard_notation-3 = Een stelling geeft wie aan zet is, dan de stukken van licht en van donker, koninginnen voorop: L:LQ5.0,5.4:DQ5.15,5.2. Wachters in voorraad volgen na H.
page-guard_notation-picture-1 = De eerste cellen van de ringen liggen op één lijn, en de tweede hoeken ook: 5.5, 4.4, 3.3, 2.2 en 1.1.

## The rule of the moment

moment-queens_guard-start = Stap langs de ring of naar binnen. Een weg terug is er niet.
moment-queens_guard-bloody = Geen cel is versperd, maar wie gevangen is, is aan de genade van de vanger overgeleverd.
moment-queens_guard-place = Plaats een wachter op een vrije cel naar keuze, behalve de troon.
moment-queens_guard-queen = De koningin is gevangen en gaat eerst, naar een vrije cel naar keuze.
moment-queens_guard-guard = Een gevangen wachter gaat terug naar een vrije cel van de buitenste ring.
moment-queens_guard-their_queen = Jij hebt de koningin gevangen: zeg waar ze heen gaat.
moment-queens_guard-send = Jij stuurt de gevangen wachter weg: één ring naar buiten.
moment-queens_guard-exchange = De gevangen koningin wisselt van plaats met een van haar wachters, en die is verloren.
moment-queens_guard-win = Eén zet wint nu. Zie je hem?
moment-queens_guard-beware = Zes wachters rond de troon zonder hun koningin verliezen de partij.
moment-queens_guard-repetition = Ontstaat dezelfde stelling voor de derde keer, dan is het remise.
moment-queens_guard-quiet = Zonder een stap naar binnen of een val wordt het remise. Resterende zetten voor elke speler: { $moves }.
moment-queens_guard-late = Als elke speler 300 beurten heeft gehad, is het remise. Resterende beurten voor elke speler: { $turns }.
moment-queens_guard-won = Een koningin op de troon en haar wachters om haar heen.
moment-queens_guard-lost = Wie zijn eigen koningin van de troon buitensluit of zijn laatste wachter verliest, verliest.
moment-queens_guard-drawn = De partij is remise.

## The lesson

lesson-queens_guard-title = Koninginnewacht, geleerd van Katherine
lesson-queens_guard-step-title = Stap voor stap
lesson-queens_guard-step-say = Zet een van je stukken één stap: hier rent niemand. Welkom aan het hof! De lichte koningin en haar zes wachters zijn van jou. Zet haar op de troon in het midden, met alle zes om haar heen, en je wint.
lesson-queens_guard-step-say-2 = Vergeet nu je goede manieren en probeer een stuk verder te sturen dan één stap. De jouwe was heel sierlijk, en je zult er een van mij zien.
lesson-queens_guard-step-done = Niet aan dit hof. Eén stap per beurt, voor koninginnen zowel als wachters, naar een vrije cel.
lesson-queens_guard-step-not_yet = Dat is een nette stap, en ik vroeg om een onnette. Kies een stuk en een cel die de zijne niet raakt.
lesson-queens_guard-step-hint-1 = Kies een van je wachters en dan een cel ver weg, de troon bijvoorbeeld.
lesson-queens_guard-ring-title = Steeds naar binnen
lesson-queens_guard-ring-say = Probeer de wachter op 3.4 naar buiten te sturen. Zie je de ringen, karmozijn en ivoor, de ene in de andere? Langs een ring mag je lopen zolang je wilt.
lesson-queens_guard-ring-say-2 = Naar binnen dan: breng hem één ring dichterbij. Niemand keert de troon de rug toe.
lesson-queens_guard-ring-done = Langs de ring of naar binnen, en nooit terug. Denk dus na vóór elke stap naar binnen: je kunt hem niet terugnemen.
lesson-queens_guard-ring-not_yet = Dat mag je doen. Maar probeer eerst van de troon weg te lopen en stap dan met dezelfde wachter één ring naar binnen.
lesson-queens_guard-ring-hint-1 = Probeer van 3.4 naar 4.5 te gaan en hoor waarom dat niet mag.
lesson-queens_guard-ring-hint-2 = Stap dan naar 2.2 of 2.3.
lesson-queens_guard-block-title = Gekruiste hellebaarden
lesson-queens_guard-block-say = Probeer met de wachter op 3.4 tussen mijn twee wachters door te glippen. Er ligt één cel tussen hen, en daarboven zijn hun hellebaarden gekruist.
lesson-queens_guard-block-say-2 = Loop er dan omheen: zet hem één stap verder langs zijn ring. Je zag hoe ze elkaar kruisten, wees dus slim.
lesson-queens_guard-block-done = Een cel tussen twee van de ander, op één rechte lijn, is versperd. Wachters en koninginnen versperren allebei. En dat kun jij ook!
lesson-queens_guard-block-not_yet = Nog niet. Probeer het eerst met de cel tussen mijn twee wachters en leid de jouwe dan langs zijn ring.
lesson-queens_guard-block-hint-1 = Probeer van 3.4 naar 2.3 te gaan, tussen mijn wachters.
lesson-queens_guard-block-hint-2 = Ga dan naar 3.3 of 3.5.
lesson-queens_guard-trap-title = Gevangen
lesson-queens_guard-trap-say = Breng je andere wachter recht tegenover die aan de zij van mijn wachter. En als er al iemand tussen de twee staat? We zullen zien.
lesson-queens_guard-trap-done = Gevangen! Ik moest mijn hele beurt aan hem besteden, en hij staat weer op de buitenste ring, waar hij begon. Zo vecht men hier: niemand sterft, maar men verliest een boel tijd.
lesson-queens_guard-trap-not_yet = Hij heeft nog ruimte om te ademen. Hij moet precies tussen je twee wachters staan, op één rechte lijn.
lesson-queens_guard-trap-hint-1 = Je wachter op 2.2 blijft waar hij is. De andere moet aan de overkant van de mijne komen.
lesson-queens_guard-trap-hint-2 = Van 3.6 naar 2.4.
lesson-queens_guard-back-title = Teruggestuurd
lesson-queens_guard-back-say = Probeer iemand anders te verzetten dan de wachter die ik heb gevangen. Het koord staat aan beide kanten van hem strak. Trek je je dat aan?
lesson-queens_guard-back-say-2 = Zet hem op de vrije cel van de buitenste ring die mijn wachter op 5.11 vangt! Aantrekken moet je het je, maar jij kiest waar hij heen gaat.
lesson-queens_guard-back-done = En nu ben ik het die moet rennen. Terugkomen is een zet als elke andere, dus laat je wachters terugkomen waar ze iets uitrichten.
lesson-queens_guard-back-not_yet = Daar mag hij heen. Maar probeer eerst een ander stuk te verzetten; en vind dan de cel vanwaar hij mijn wachter op 5.11 vangt.
lesson-queens_guard-back-hint-1 = Probeer het met je wachter op 5.12 en hoor waarom dat niet mag. Kijk dan naar de andere kant van mijn wachter.
lesson-queens_guard-back-hint-2 = Van 2.3 naar 5.10.
lesson-queens_guard-queen-title = De koningin gaat voor
lesson-queens_guard-queen-say = Probeer eerst de gevangen wachter te helpen. O jee, twee tegelijk: je koningin is ook gevangen.
lesson-queens_guard-queen-say-2 = Stuur je koningin naar de beste cel die er is. Zij gaat altijd voor, maar zie hoe men een koningin behandelt: ze mag naar elke vrije cel van het hele bord.
lesson-queens_guard-queen-say-3 = Help nu je wachter, die nog gevangen is. Ik heb een zet gedaan en hij is aan de beurt.
lesson-queens_guard-queen-done = Denk dus twee keer na voordat je een koningin vangt: misschien zet je de deuren van het paleis voor haar open.
lesson-queens_guard-queen-not_yet = Ergens beters! Probeer eerst de gevangen wachter te verzetten en zet de koningin dan pardoes op de troon.
lesson-queens_guard-queen-hint-1 = Probeer het met de wachter op 5.8 en hoor waarom dat niet mag. Dan de koningin: van welke cel droomt ze al die tijd?
lesson-queens_guard-queen-hint-2 = Van 2.3 naar 0.0.
lesson-queens_guard-throne-title = De troon
lesson-queens_guard-throne-say = Probeer met je wachter op 1.1 op de troon te gaan, de vergulde roos. Wie mag daar zitten?
lesson-queens_guard-throne-say-2 = Zet er nu je koningin op, die er pal naast staat. Een wachter? Dat zou me wat moois zijn!
lesson-queens_guard-throne-done = Moge ze lang regeren. Niemand loopt van de troon weg, dus daar blijft ze, tenzij twee van de mijne haar van tegenoverliggende kanten vangen.
lesson-queens_guard-throne-not_yet = Een goede stap, maar niet die waar ik om vroeg. Eerst wil de wachter op de troon, dan bestijgt de koningin hem.
lesson-queens_guard-throne-hint-1 = De wachter op 1.1 wil naar 0.0, maar dat mag niet. De koningin gaat van 1.0 naar 0.0.
lesson-queens_guard-win-title = De winnende ring
lesson-queens_guard-win-say = Vul de laatste plaats in de ring om je koningin. Ze zit op de troon en vijf wachters staan om haar heen. Moet ik nog meer zeggen?
lesson-queens_guard-win-done = Lang leve de koningin! Zes wachters en de koningin in hun midden. Maar laat hen hun ring nooit sluiten terwijl zij buiten is: dan is ze voor altijd buitengesloten en verlies je.
lesson-queens_guard-win-not_yet = Zo blijft je koningin wachten. De laatste wachter hoort op de vrije cel naast haar.
lesson-queens_guard-win-hint-1 = Van 2.10 naar 1.5.
lesson-queens_guard-bloody-title = Bloedige koningin
lesson-queens_guard-bloody-say = Vang mijn wachter. Nog één spel, en het is niet voor bange harten. Bij Bloedige koningin is geen cel versperd en kun je rustig tussen twee vijanden stappen. Maar wie door jouw stap gevangen raakt, is aan jouw genade overgeleverd.
lesson-queens_guard-bloody-say-2 = Zeg nu wat er van hem wordt: hij gaat één ring naar buiten, naar een cel die jij kiest. Jij, niet ik!
lesson-queens_guard-bloody-done = Je stuurde hem weg alsof je ervoor geboren bent. Was je koningin een van de twee geweest, dan had het hem de kop gekost. En een koningin die gevangen is, wisselt van plaats met een van haar wachters, die er met zijn leven voor betaalt. Zullen we nu spelen?
lesson-queens_guard-bloody-not_yet = Dat vangt niemand. Breng een wachter aan de andere kant van de mijne, zoals daarnet.
lesson-queens_guard-bloody-hint-1 = Van 3.6 naar 2.4.
lesson-queens_guard-bloody-hint-2 = Kies dan een vrije cel van de derde ring.

## Achievements: each with its source

achievement-queens_guard_win = Yeomen of the Guard
achievement-queens_guard_win-task = Win een partij Koninginnewacht.
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = Hendrik VII stelde in 1485 de lijfwacht van de Yeomen of the Guard in. Ze bewaken de vorst nog steeds, in rode rokken naar Tudorsnit.

achievement-bloody_queen_win = Koningin uit eigen recht
achievement-bloody_queen_win-task = Win een partij Bloedige koningin.
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = Maria I, gekroond op 1 oktober 1553, was de eerste koningin die uit eigen recht tot heerseres van Engeland werd gekroond.
