## Cromwell

cromwell-house-norman = Normandië
cromwell-house-plantagenet = Plantagenet
cromwell-house-lancaster = Lancaster
cromwell-house-york = York
cromwell-house-tudor = Tudor
cromwell-house-stuart = Stuart
cromwell-house-hanover = Hannover
cromwell-house-saxe_coburg = Saksen-Coburg en Gotha
cromwell-house-windsor = Windsor
cromwell-monarch-william1 = Willem I
cromwell-monarch-william2 = Willem II
cromwell-monarch-henry1 = Hendrik I
cromwell-monarch-stephen = Stefanus
cromwell-monarch-henry2 = Hendrik II
cromwell-monarch-richard1 = Richard I
cromwell-monarch-john = Jan
cromwell-monarch-henry3 = Hendrik III
cromwell-monarch-edward1 = Eduard I
cromwell-monarch-edward2 = Eduard II
cromwell-monarch-edward3 = Eduard III
cromwell-monarch-richard2 = Richard II
cromwell-monarch-henry4 = Hendrik IV
cromwell-monarch-henry5 = Hendrik V
cromwell-monarch-henry6 = Hendrik VI
cromwell-monarch-edward4 = Eduard IV
cromwell-monarch-edward5 = Eduard V
cromwell-monarch-richard3 = Richard III
cromwell-monarch-henry7 = Hendrik VII
cromwell-monarch-henry8 = Hendrik VIII
cromwell-monarch-edward6 = Eduard VI
cromwell-monarch-jane = Jane
cromwell-monarch-mary1 = Maria I
cromwell-monarch-elizabeth1 = Elizabeth I
cromwell-monarch-james1 = Jacobus I
cromwell-monarch-charles1 = Karel I
cromwell-monarch-charles2 = Karel II
cromwell-monarch-james2 = Jacobus II
cromwell-monarch-mary2 = Maria II
cromwell-monarch-william3 = Willem III
cromwell-monarch-anne = Anna
cromwell-monarch-george1 = George I
cromwell-monarch-george2 = George II
cromwell-monarch-george3 = George III
cromwell-monarch-george4 = George IV
cromwell-monarch-william4 = Willem IV
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Eduard VII
cromwell-monarch-george5 = George V
cromwell-monarch-edward8 = Eduard VIII
cromwell-monarch-george6 = George VI
cromwell-monarch-elizabeth2 = Elizabeth II
cromwell-caption-william1 = Liet zijn nieuwe rijk optekenen in het Domesday Book.
cromwell-caption-william2 = Bijgenaamd Rufus; een pijl doodde hem in het New Forest.
cromwell-caption-henry1 = Verloor zijn enige wettige zoon met het Witte Schip.
cromwell-caption-stephen = Vocht jarenlang met zijn nicht Mathilde om de kroon.
cromwell-caption-henry2 = Zijn ridders doodden Becket in de kathedraal van Canterbury.
cromwell-caption-richard1 = Leeuwenhart: op de terugweg van een kruistocht gegijzeld.
cromwell-caption-john = Jan zonder Land; hing zijn zegel aan de Magna Carta.
cromwell-caption-henry3 = Koning op zijn negende; hij herbouwde Westminster Abbey.
cromwell-caption-edward1 = Langbeen: met grote burchten hield hij Wales in toom.
cromwell-caption-edward2 = Verloor bij Bannockburn van Robert the Bruce.
cromwell-caption-edward3 = Eiste Frankrijk op en stichtte de Orde van de Kousenband.
cromwell-caption-richard2 = Stond op zijn veertiende tegenover de Boerenopstand.
cromwell-caption-henry4 = Nam zijn eigen neef de troon af.
cromwell-caption-henry5 = Won de slag bij Azincourt, op de dag van Sint-Crispijn.
cromwell-interrupted-henry6 = Hendrik VI zat van oktober 1470 tot april 1471 nog eens op de troon, terwijl Eduard IV in ballingschap was. In de rij heeft ieder zijn plaats naar zijn eerste regering.
cromwell-caption-henry6 = Koning in de wieg; hij stichtte Eton College.
cromwell-caption-edward4 = Trouwde in het geheim met Elizabeth Woodville.
cromwell-caption-edward5 = Een van de twee prinsen die in de Tower verdwenen.
cromwell-caption-richard3 = Zijn gebeente lag onder een parkeerplaats in Leicester.
cromwell-caption-henry7 = Won zijn kroon op het slagveld bij Bosworth.
cromwell-caption-henry8 = Trouwde zes keer en brak met Rome.
cromwell-caption-edward6 = Koning op zijn negende; hij hield een dagboek bij.
cromwell-caption-jane = Negen dagen koningin, in juli.
cromwell-caption-mary1 = Als eerste vrouw gekroond om zelf over Engeland te heersen.
cromwell-caption-elizabeth1 = Haar schepen weerden de Spaanse Armada af.
cromwell-caption-james1 = De buskruitsamenzweerders wilden hem opblazen.
cromwell-caption-charles1 = Onthoofd voor zijn eigen Banqueting House.
cromwell-caption-charles2 = Verstopte zich in een eik voor Cromwells soldaten.
cromwell-caption-james2 = Vluchtte naar Frankrijk voor het leger van zijn schoonzoon.
cromwell-caption-mary2 = Vulde haar paleizen met blauw-wit porselein.
cromwell-caption-william3 = Stierf na een val: zijn paard trof, zegt men, een molshoop.
cromwell-caption-anne = Onder haar werden Engeland en Schotland Groot-Brittannië.
cromwell-caption-george1 = Op zijn vierenvijftigste uit Hannover; sprak weinig Engels.
cromwell-caption-george2 = De laatste Britse koning die zelf een leger aanvoerde.
cromwell-caption-george3 = Kocht het huis dat Buckingham Palace werd.
cromwell-caption-george4 = Liet in Brighton een paleis met Indiase koepels bouwen.
cromwell-caption-william4 = De zeemanskoning: op zijn dertiende bij de marine.
cromwell-caption-victoria = Reisde als eerste Britse vorst met de trein.
cromwell-caption-edward7 = Was negenenvijftig toen hij op de troon kwam.
cromwell-caption-george5 = Gaf zijn familie in 1917 de naam Windsor.
cromwell-caption-edward8 = Gaf de kroon op om met Wallis Simpson te trouwen.
cromwell-caption-george6 = Speelde op Wimbledon, tien jaar voor hij koning werd.
cromwell-caption-elizabeth2 = Regeerde zeventig jaar, langer dan wie ook voor haar.

## The game

cromwell-name = Cromwell
cromwell-gallery = De vorsten van Engeland
cromwell-short = Cromwell
cromwell-line = Ruil vorsten bij naam en leg de huizen van Engeland neer.
cromwell_advanced-name = Cromwell, uitgebreid
cromwell_advanced-short = Cromwell, uitgebreid
cromwell_advanced-line = Hetzelfde zonder stapel: wie ruilt, zegt wie ervoor of erna kwam.
cromwell-first = de eerste plaats is de eerste Cromwell
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = Spelers
cromwell-option-seats-2 = twee
cromwell-option-seats-3 = drie
cromwell-option-seats-4 = vier
cromwell-option-seats-5 = vijf
cromwell-option-seats-6 = zes
cromwell-option-length = Lengte
cromwell-option-length-note = een partij is één spel, drie spellen of zoveel als er nodig zijn voor 50 punten
cromwell-option-length-deal = één spel
cromwell-option-length-three = drie spellen
cromwell-option-length-fifty = tot 50
cromwell-option-first_house = Huizen vanaf
cromwell-option-first_house-note-2 = gewoonlijk met twee: Normandië tot Stuart. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell-option-first_house-note = gewoonlijk met zoveel spelers: alle huizen. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell-option-first_house-usual = gewoon
cromwell-option-first_house-norman = Normandië
cromwell-option-first_house-plantagenet = Plantagenet
cromwell-option-first_house-lancaster = Lancaster
cromwell-option-first_house-york = York
cromwell-option-first_house-tudor = Tudor
cromwell-option-first_house-stuart = Stuart
cromwell-option-first_house-hanover = Hannover
cromwell-option-first_house-windsor = Windsor
cromwell-option-last_house = Huizen tot
cromwell-option-last_house-usual = gewoon
cromwell-option-last_house-norman = Normandië
cromwell-option-last_house-plantagenet = Plantagenet
cromwell-option-last_house-lancaster = Lancaster
cromwell-option-last_house-york = York
cromwell-option-last_house-tudor = Tudor
cromwell-option-last_house-stuart = Stuart
cromwell-option-last_house-hanover = Hannover
cromwell-option-last_house-windsor = Windsor
cromwell-option-edward7 = Eduard VII
cromwell-option-edward7-note = de enige vorst van zijn huis: hij kan nooit worden neergelegd
cromwell-option-edward7-out = eruit
cromwell-option-edward7-in = doet mee
cromwell-seat-0 = plaats 1
cromwell-seat-1 = plaats 2
cromwell-seat-2 = plaats 3
cromwell-seat-3 = plaats 4
cromwell-seat-4 = plaats 5
cromwell-seat-5 = plaats 6
cromwell_advanced-option-seats = { cromwell-option-seats }
cromwell_advanced-option-seats-2 = { cromwell-option-seats-2 }
cromwell_advanced-option-seats-3 = { cromwell-option-seats-3 }
cromwell_advanced-option-seats-4 = { cromwell-option-seats-4 }
cromwell_advanced-option-seats-5 = { cromwell-option-seats-5 }
cromwell_advanced-option-seats-6 = { cromwell-option-seats-6 }
cromwell_advanced-option-length = { cromwell-option-length }
cromwell_advanced-option-length-note = { cromwell-option-length-note }
cromwell_advanced-option-length-deal = { cromwell-option-length-deal }
cromwell_advanced-option-length-three = { cromwell-option-length-three }
cromwell_advanced-option-length-fifty = { cromwell-option-length-fifty }
cromwell_advanced-option-first_house = { cromwell-option-first_house }
cromwell_advanced-option-first_house-note-2 = gewoonlijk met twee: Normandië tot York. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell_advanced-option-first_house-note-3 = gewoonlijk met drie: Normandië tot Tudor. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell_advanced-option-first_house-note-4 = gewoonlijk met vier: Plantagenet tot Hannover. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell_advanced-option-first_house-note = gewoonlijk met zoveel spelers: Normandië tot Hannover. Zijn er te weinig vorsten gekozen, dan komen er naburige huizen bij.
cromwell_advanced-option-first_house-usual = { cromwell-option-first_house-usual }
cromwell_advanced-option-first_house-norman = { cromwell-option-first_house-norman }
cromwell_advanced-option-first_house-plantagenet = { cromwell-option-first_house-plantagenet }
cromwell_advanced-option-first_house-lancaster = { cromwell-option-first_house-lancaster }
cromwell_advanced-option-first_house-york = { cromwell-option-first_house-york }
cromwell_advanced-option-first_house-tudor = { cromwell-option-first_house-tudor }
cromwell_advanced-option-first_house-stuart = { cromwell-option-first_house-stuart }
cromwell_advanced-option-first_house-hanover = { cromwell-option-first_house-hanover }
cromwell_advanced-option-first_house-windsor = { cromwell-option-first_house-windsor }
cromwell_advanced-option-last_house = { cromwell-option-last_house }
cromwell_advanced-option-last_house-usual = { cromwell-option-last_house-usual }
cromwell_advanced-option-last_house-norman = { cromwell-option-last_house-norman }
cromwell_advanced-option-last_house-plantagenet = { cromwell-option-last_house-plantagenet }
cromwell_advanced-option-last_house-lancaster = { cromwell-option-last_house-lancaster }
cromwell_advanced-option-last_house-york = { cromwell-option-last_house-york }
cromwell_advanced-option-last_house-tudor = { cromwell-option-last_house-tudor }
cromwell_advanced-option-last_house-stuart = { cromwell-option-last_house-stuart }
cromwell_advanced-option-last_house-hanover = { cromwell-option-last_house-hanover }
cromwell_advanced-option-last_house-windsor = { cromwell-option-last_house-windsor }
cromwell_advanced-option-edward7 = { cromwell-option-edward7 }
cromwell_advanced-option-edward7-note = { cromwell-option-edward7-note }
cromwell_advanced-option-edward7-out = { cromwell-option-edward7-out }
cromwell_advanced-option-edward7-in = { cromwell-option-edward7-in }
cromwell_advanced-option-trading = Ruilen
cromwell_advanced-option-trading-note = gewoon: iedereen moet een kaart aanbieden en Cromwell moet er een aannemen. Cromwell moet: alleen Cromwell, als er een aanbod is. Vrij: niemand hoeft te ruilen.
cromwell_advanced-option-trading-must = allen moeten
cromwell_advanced-option-trading-accept = Cromwell moet
cromwell_advanced-option-trading-may = vrij
cromwell_advanced-option-questions = Vragen
cromwell_advanced-option-questions-note = gewoon: vier namen om uit te kiezen. Makkelijk: drie namen met hun jaartallen. Moeilijk: zes namen.
cromwell_advanced-option-questions-usual = gewoon
cromwell_advanced-option-questions-easy = makkelijk
cromwell_advanced-option-questions-hard = moeilijk
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = Het Schavot
cromwell-hand = Jouw hand
cromwell-stock =
    { $n ->
        [one] De stapel: { $n } kaart
       *[other] De stapel: { $n } kaarten
    }
cromwell-pile-0 =
    { $n ->
        [0] De stapel, leeg
        [one] De stapel: { $n } kaart
       *[other] De stapel: { $n } kaarten
    }
cromwell-pile-1 =
    { $n ->
        [0] Het Schavot, leeg
        [one] Het Schavot: { $n } kaart
       *[other] Het Schavot: { $n } kaarten
    }
cromwell-laid =
    { $n ->
        [one] { $n } neergelegd
       *[other] { $n } neergelegd
    }
cromwell-deal-out = { $name } is uit en wint het spel.
cromwell-deal-idle = Een hele ronde heeft niets opgeleverd: het spel is afgelopen.
cromwell-deal-long = Iedereen heeft zestig beurten gehad: het spel is afgelopen.
outcome-went_out = Wie het eerst uit is, wint, hoe de punten ook staan.
outcome-level_by_out = Gelijk met { $n }; uit in het laatste spel: { $winner }.

## For teachers

cromwell-teachers-1 = De galerij toont alle vorsten van de rij, huis voor huis. Een portret wordt ontsluierd als de vorst drie keer goed is genoemd, de laatste keer meegerekend. Een fout antwoord versluiert het weer, tot het volgende goede.
cromwell-teachers-2 = “Wie kwam daarna?” vraagt vijf minuten lang wie er voor of na een vorst kwam. Wie fout genoemd is, komt snel terug; wie bekend is, pas na dagen: vijf minuten per dag leveren meer op dan één uur per week.
cromwell-teachers-3 = Er zijn drie moeilijkheden: drie namen met hun jaartallen, vier namen of zes. De klok staat stil zolang een antwoord te zien is, dus is er tijd om de buren en hun regering te bekijken.
cromwell-teachers-4 = De dagvraag is voor iedereen dezelfde. Hij is een goed begin van een les: stel hem hardop, laat de klas beslissen en laat het spel zeggen wie er gelijk had.
cromwell-teachers-5 = Het basisspel van Cromwell vraagt vooraf geen kennis en beloont die elke ronde meer. Het uitgebreide spel stelt vóór elke ruil een vraag; na een fout antwoord krijgt de hele tafel de juiste buren te zien.
cromwell-teachers-6 = Namen en jaartallen volgen de gebruikelijke lijst van de vorsten van Engeland sinds 1066. Wat geleerd is, blijft alleen op dit apparaat; in de instellingen kun je het naar een ander exporteren.

## The sheet for teachers

cromwell-sheet-title = De vorsten van Engeland sinds 1066
cromwell-sheet-line = Negen huizen en tweeënveertig vorsten, in de volgorde van hun regering
cromwell-sheet-how-1 = Elke kaart is een vorst van een van de negen huizen. Drie of meer vorsten van één huis die na elkaar regeerden, kunnen worden neergelegd.
cromwell-sheet-how-2 = Wie de kaart van Oliver Cromwell heeft, kondigt een van zijn vorsten aan. De anderen bieden elk een van de hunne of niets aan, alleen bij naam: nooit het huis, nooit een jaartal.
cromwell-sheet-how-3 = Cromwell mag één aanbod aannemen; dan worden de twee kaarten geruild. Neemt Cromwell niets aan, dan trekt hij in het basisspel een kaart en legt de aangekondigde af.
cromwell-sheet-how-4 = In het uitgebreide spel moet iedereen een kaart aanbieden en moet Cromwell er een aannemen. Maar een ruil moet je verdienen: beide spelers noemen de vorst die vlak voor of vlak na degene kwam die ze zullen krijgen. Een fout antwoord verspeelt de kaart.
cromwell-sheet-how-5 = Aan elk eind van elke rij mag één kaart worden aangelegd. Daarna gaat Cromwell naar links.
cromwell-sheet-how-6 = Wie zijn laatste kaart neerlegt, is uit en wint het spel. Elke kaart die je hebt neergelegd, is een punt, en elke kaart die de anderen nog hebben ook: de punten rangschikken de anderen en worden over meer spellen opgeteld.
cromwell-sheet-credit = { credits-games-3 } Computerspel: King’s Coffer.

## On the command line

cli-draw-cromwell-turn = Spel { $deal }. Cromwell: { $name }
cli-draw-cromwell-announced = kondigt { $card } aan
cli-draw-cromwell-offered = biedt { $card } aan
cli-draw-cromwell-nothing = biedt niets aan
cli-draw-cromwell-announce = Leg kaarten neer als je kunt, of kondig er een aan, bijvoorbeeld: announce { $card }
cli-draw-cromwell-empty = Je hebt geen kaart om aan te kondigen: pass
cli-draw-cromwell-offer = Bied een van je vorsten aan, bijvoorbeeld: offer { $card }; of: offer nothing
cli-draw-cromwell-must_offer = Bied een van je vorsten aan, bijvoorbeeld: offer { $card }
cli-draw-cromwell-choose = Kies: { $moves }
cli-draw-cromwell-discard = Je hebt getrokken: discard, of leg alles neer en ga uit.
cli-draw-cromwell-name = Wie kwam voor of na { $card }? Typ { $before } of { $after } en een naam.
cli-draw-cromwell-lay = Leg kaarten neer als je kunt, of: pass
cli-draw-cromwell-score = { $name }: { $total }
cli-show-knows = { $name } weet wie op wie volgde: { $runs }.
cli-show-knows_nothing = { $name } weet niet wie op wie volgde.

## Refusals

refusal-cromwell-notation = “{ $text }” is geen zet van dit spel; schrijf announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6 of pass.
refusal-cromwell-bad_deal = Elke kaart die meedoet, wordt één keer genoemd.
refusal-cromwell-deal = Eerst worden de kaarten gegeven.
refusal-cromwell-shuffle = Eerst wordt het Schavot geschud tot een nieuwe stapel.
refusal-cromwell-announce = Kondig een van je vorsten aan of leg eerst kaarten neer.
refusal-cromwell-empty = Je hebt geen kaart meer om aan te kondigen: geef Cromwell door.
refusal-cromwell-offer = Bied een van je vorsten of niets aan.
refusal-cromwell-must_offer = Bied een van je vorsten aan: iedereen moet er een aanbieden.
refusal-cromwell-choose = Neem een aanbod aan of trek van de stapel.
refusal-cromwell-choose_or_not = Neem een aanbod aan of sla ze allemaal af.
refusal-cromwell-must_accept = Neem een aanbod aan: je mag ze niet allemaal afslaan.
refusal-cromwell-discard = Leg de vorst af die je aankondigde, of ga uit.
refusal-cromwell-go_out = Je laatste kaart mag je niet afleggen: leg haar neer.
refusal-cromwell-name = Noem de vorst die ervoor of erna kwam.
refusal-cromwell-pass = Leg kaarten neer of geef Cromwell door.
refusal-cromwell-not_held = { $card } zit niet in je hand.
refusal-cromwell-no_offer = Die speler heeft niets aangeboden.
refusal-cromwell-lay_what = Kies de kaarten die je neerlegt.
refusal-cromwell-alone = { $card } is de enige van zijn huis: hij wordt nooit neergelegd.
refusal-cromwell-two_houses = { $first } en { $last } zijn van verschillende huizen.
refusal-cromwell-gap = Tussen { $first } en { $last } kwam { $between }.
refusal-cromwell-too_few =
    { $n ->
        [one] Een combinatie heeft minstens drie kaarten, en er ontbreekt er een.
       *[other] Een combinatie heeft minstens drie kaarten, en er ontbreken er { WORDS($n) }.
    }
refusal-cromwell-discard_first = Na het trekken leg je alleen kaarten neer om uit te gaan. Leg eerst af.
refusal-cromwell-confirm = Deze kaarten kunnen worden neergelegd: bevestig nu.
refusal-cromwell-confirm_one = Zeg wat er met deze kaart moet gebeuren: kondig haar aan of leg haar neer.
refusal-cromwell-one_offer = Bied maar één kaart aan.
refusal-cromwell-no_predecessor = In dit spel kwam niemand voor { $card }: noem de opvolger.
refusal-cromwell-no_successor = In dit spel kwam niemand na { $card }: noem de voorganger.
refusal-cromwell-itself = Noem een buur van { $card }.
refusal-cromwell-others_card = Die kaart zit in de hand van een ander.
refusal-cromwell-block = Niemand trekt van het Schavot.
refusal-cromwell-stock = Nu is niet het moment om te trekken.
refusal-cromwell-on_the_table = Neergelegde kaarten blijven hier. Kies uit je hand.
position-cromwell-form = ze wordt geschreven als beurt:cromwell:handen, bijvoorbeeld turn:1:henry7,jane/anne,mary1
position-cromwell-cards = de kaarten kloppen niet: elke doet mee en is er één keer, en wat gezegd is past erbij; het uitgebreide spel heeft geen stapel en geen Schavot
position-cromwell-hands = iedereen heeft minstens één kaart in de hand nodig; in het uitgebreide spel is één speler genoeg
position-cromwell-table = op tafel liggen combinaties: drie of meer opeenvolgende vorsten van één huis
placed-cromwell-hands = { $side } heeft geen kaart in de hand.
placed-cromwell-table = Neergelegd, maar geen combinatie: { $cards }. Een combinatie is drie of meer opeenvolgende vorsten van één huis.
cromwell-position-cromwell = Cromwell
cromwell-position-laid = Neergelegd: { $side }
cromwell-position-stock = De stapel, van links getrokken

## Hints

hint-cromwell-goes_out =
    { $n ->
        [one] Leg { $cards } neer: dat is je laatste kaart, dus je bent uit.
       *[other] Leg { $cards } neer: dat zijn je laatste kaarten, dus je bent uit.
    }
hint-cromwell-lays =
    { $n ->
        [one] Leg { $cards } neer: dat is een punt voor jou en één minder voor de anderen.
       *[other] Leg { $cards } neer: elke kaart is een punt voor jou en één minder voor de anderen.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Leg { $cards } aan: dat is een punt voor jou en één minder voor de anderen.
       *[other] Leg { $cards } aan: elke kaart is een punt voor jou en één minder voor de anderen.
    }
hint-cromwell-announce_useless = Kondig { $card } aan: niemand kan deze kaart ooit neerleggen.
hint-cromwell-announce_blocked = Kondig { $card } aan: niemand kan deze kaart gebruiken zolang haar buren op het Schavot liggen.
hint-cromwell-announce_wanted = Kondig { $card } aan: { $name } heeft { $other } in de hand en biedt er misschien iets voor.
hint-cromwell-announce_lonely = Kondig { $card } aan: je hebt niemand van hetzelfde huis in de buurt.
hint-cromwell-announce_least = Kondig { $card } aan: deze kaart mis je het minst.
hint-cromwell-offer_completes = Bied { $card } aan: met { $other } zou je kaarten kunnen neerleggen.
hint-cromwell-offer_useless = Bied { $card } aan: niemand kan deze kaart ooit neerleggen.
hint-cromwell-offer_blocked = Bied { $card } aan: niemand kan deze kaart gebruiken zolang haar buren op het Schavot liggen.
hint-cromwell-offer_wanted = Bied { $card } aan: { $name } heeft { $other } in de hand en neemt deze kaart misschien graag.
hint-cromwell-offer_lonely = Bied { $card } aan: je hebt niemand van hetzelfde huis in de buurt.
hint-cromwell-offer_least = Bied { $card } aan: deze kaart mis je het minst.
hint-cromwell-no_use = Bied niets aan: { $card } heeft geen buur in je hand of op tafel.
hint-cromwell-no_offer = Bied niets aan: een ruil zou meer kosten dan opleveren.
hint-cromwell-no_taker = Bied niets aan: { $name } kreeg al eerder aanbod en nam nooit iets aan.
hint-cromwell-accept_completes = Neem { $card }: met deze kaart kun je kaarten neerleggen.
hint-cromwell-accept_near = Neem { $card }: deze kaart komt in de buurt van { $other }.
hint-cromwell-accept = Neem { $card }: aan deze kaart heb je misschien meer dan aan wat je aankondigde.
hint-cromwell-accept_must = Neem { $card }: een van de biedingen moet je aannemen.
hint-cromwell-draw = Trek: de stapel belooft meer dan de biedingen.
hint-cromwell-draw_serves = Trek: { $name } heeft { $other } in de hand, en daar zou { $card } van nut zijn.
hint-cromwell-draw_only = Trek: niemand biedt iets aan.
hint-cromwell-decline = Neem niets aan: geen aanbod is de ruil waard.
hint-cromwell-decline_serves = Neem niets aan: { $name } heeft { $other } in de hand, en daar zou { $card } van nut zijn.
hint-cromwell-discard = Leg { $card } af, die je aankondigde.
hint-cromwell-pass = Geef Cromwell door.
hint-cromwell-before = Ervoor { $other }: die regeerde vóór { $card }.
hint-cromwell-after = Erna { $other }: die regeerde na { $card }.

## At the table

cromwell-announces = kondigt { $card } aan
cromwell-offers = biedt { $card } aan
cromwell-offers-nothing = biedt niets aan
cromwell-offers-nothing-short = niets
cromwell-announced = { $name } kondigde aan
cromwell-announced-you = Jij kondigde aan
cromwell-announced-below = voor het Schavot
cromwell-announced-below-advanced = in ruil
cromwell-asked = Wie is de buur van
cromwell-asked-below = ervoor of erna?
cromwell-stock-short = Stapel, { $n }
cromwell-block-short = Het Schavot, { $n }
cromwell-deal = Spel { $n }
cromwell-choice-announce = Voor het Schavot
cromwell-choice-announce-advanced = Ter ruil aankondigen
cromwell-choice-lay = Neerleggen
cromwell-choice-no_offer = Niets aanbieden
cromwell-choice-decline = Niets aannemen
cromwell-choice-pass = Cromwell doorgeven
cromwell-choice-accept = { $card } nemen
cromwell-choice-before = Ervoor
cromwell-choice-after = Erna
cromwell-note-announce = { $name } legt kaarten neer of kondigt een vorst aan voor het Schavot.
cromwell-note-announce-you = Leg kaarten neer als je kunt, en kondig dan een vorst aan voor het Schavot.
cromwell-note-announce_advanced = { $name } legt kaarten neer of kondigt een vorst aan om te ruilen.
cromwell-note-announce_advanced-you = Leg kaarten neer als je kunt, en kondig dan een vorst aan om te ruilen.
cromwell-note-offer = { $name } mag een vorst bieden voor { $card }.
cromwell-note-offer-you = { $cromwell } zou { $card } geven: bied een vorst of niets aan.
cromwell-note-must_offer = { $name } moet een vorst bieden voor { $card }.
cromwell-note-must_offer-you = { $cromwell } zou { $card } geven: bied een van je vorsten aan.
cromwell-note-choose = { $name } neemt een aanbod aan of trekt.
cromwell-note-choose-you = Neem een aanbod voor { $card } aan of trek van de stapel.
cromwell-note-choose_or_not = { $name } neemt wel of geen aanbod aan.
cromwell-note-choose_or_not-you = Neem wel of geen aanbod voor { $card } aan.
cromwell-note-must_choose = { $name } moet een aanbod aannemen.
cromwell-note-must_choose-you = Neem een aanbod voor { $card } aan.
cromwell-note-discard = { $name } legt { $card } af.
cromwell-note-discard-you = Leg { $card } op het Schavot, of leg al je kaarten neer en ga uit.
cromwell-note-name = { $name } zegt wie er voor of na { $asked } kwam.
cromwell-note-name-you = Wie kwam voor of na { $asked }? Beantwoord een van de twee.
cromwell-note-lay = { $name } mag kaarten neerleggen en geeft Cromwell door.
cromwell-note-lay-you = Leg kaarten neer als je kunt, en geef Cromwell dan door.
cromwell-in_full = { $card }, { $house }, { $dates }
cromwell-say-table = Op tafel: { $cards }.
cromwell-say-table-empty = Er is nog niets neergelegd.
cromwell-say-block = Op het Schavot: { $cards }.
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name } legt { $card } neer.
cromwell-own-cards-say-lay-you = Je legt { $card } neer.
cromwell-own-cards-say-announce = { $name } kondigt { $card } aan.
cromwell-own-cards-say-announce-you = Je kondigt { $card } aan.
cromwell-own-cards-say-offer = { $name } biedt { $card } aan.
cromwell-own-cards-say-offer-you = Je biedt { $card } aan.
cromwell-own-cards-say-offer_nothing = { $name } biedt niets aan.
cromwell-own-cards-say-offer_nothing-you = Je biedt niets aan.
cromwell-own-cards-say-accept = { $name } neemt { $first } van { FORM($with, "object") } en geeft { $second }.
cromwell-own-cards-say-accept-you = Je neemt { $first } van { FORM($with, "object") } en geeft { $second }.
cromwell-own-cards-say-predecessor_right = { $name } zegt dat { $first } vóór { $second } kwam, en heeft gelijk.
cromwell-own-cards-say-predecessor_right-you = Je zegt dat { $first } vóór { $second } kwam, en hebt gelijk.
cromwell-own-cards-say-predecessor_wrong = { $name } zegt dat { $first } vóór { $second } kwam, en heeft het mis: het was { $third }. De kaart gaat naar { FORM($with, "object") }.
cromwell-own-cards-say-predecessor_wrong-you = Je zegt dat { $first } vóór { $second } kwam, en hebt het mis: het was { $third }. De kaart gaat naar { FORM($with, "object") }.
cromwell-own-cards-say-successor_right = { $name } zegt dat { $first } na { $second } kwam, en heeft gelijk.
cromwell-own-cards-say-successor_right-you = Je zegt dat { $first } na { $second } kwam, en hebt gelijk.
cromwell-own-cards-say-successor_wrong = { $name } zegt dat { $first } na { $second } kwam, en heeft het mis: het was { $third }. De kaart gaat naar { FORM($with, "object") }.
cromwell-own-cards-say-successor_wrong-you = Je zegt dat { $first } na { $second } kwam, en hebt het mis: het was { $third }. De kaart gaat naar { FORM($with, "object") }.
cromwell-own-cards-say-draw = { $name } trekt van de stapel.
cromwell-own-cards-say-draw-you = Je trekt van de stapel.
cromwell-own-cards-say-decline = { $name } neemt geen aanbod aan.
cromwell-own-cards-say-decline-you = Je neemt geen aanbod aan.
cromwell-own-cards-say-discard = { $name } legt { $card } op het Schavot.
cromwell-own-cards-say-discard-you = Je legt { $card } op het Schavot.
cromwell-own-cards-say-pass = { $name } geeft Cromwell door.
cromwell-own-cards-say-pass-you = Je geeft Cromwell door.

## Rules

page-crom_houses-title = Huizen en combinaties
page-crom_houses-1 = Elke kaart is een vorst van een van negen huizen. De vorsten van een huis staan in de volgorde van hun regering, zonder gat ertussen.
page-crom_houses-2 = Drie of meer opeenvolgende vorsten van één huis zijn een combinatie en kunnen worden neergelegd. Niet drie Hendriks, en ook niet over twee huizen heen.
page-crom_houses-3 = Een kaart mag aan elk eind van elke combinatie op tafel worden aangelegd, wie die ook neerlegde, en mag er twee verbinden. Ze telt voor wie haar neerlegt.
page-crom_houses-4 = Tussen Karel I en Karel II ligt het Gemenebest, maar in het spel volgen ze elkaar op. Na Jacobus II komen Maria II, Willem III en Anna.
page-crom_houses-picture-1 = De Stuarts, alle zeven op een rij.
page-crom_deal-title = Het geven
page-crom_deal-1 = De kaarten worden gegeven alsof er één speler meer was. Dat stapeltje, met de kaarten die over zijn, is de stapel, gedekt.
page-crom_deal-2 = Twee spelers gebruiken de huizen van Normandië tot Stuart, meer spelers alle huizen. De gastheer mag het eerste en het laatste huis kiezen; hebben ze te weinig vorsten, dan komen er naburige huizen bij.
page-crom_deal-3 = Eduard VII was de enige van zijn huis, dus kan hij nooit worden neergelegd. Hij doet alleen mee als de gastheer dat wil.
page-crom_deal-picture-1 = Niemand van zijn huis regeerde voor of na hem.
page-crom_turn-title = Een beurt van Cromwell
page-crom_turn-1 = Wie de kaart van Oliver Cromwell heeft, legt kaarten neer als hij wil, en kondigt dan een van zijn vorsten aan, die naar het Schavot moet.
page-crom_turn-2 = De anderen bieden met de klok mee elk een van hun eigen vorsten of niets in de plaats aan. Aankondigingen en biedingen zijn alleen namen: welk huis het is, moet je zelf weten.
page-crom_turn-3 = Cromwell mag één aanbod aannemen: dan worden de twee kaarten gedekt geruild. Anders trekt Cromwell van de stapel en gaat de aangekondigde kaart open naar het Schavot.
page-crom_turn-4 = Aan het eind van de beurt mogen er weer kaarten worden neergelegd. Daarna wordt Cromwell naar links doorgegeven.
page-crom_block-title = Het Schavot, de stapel en uit zijn
page-crom_block-1 = Niemand trekt van het Schavot. Is de stapel aan het eind van een beurt leeg, dan wordt het Schavot geschud en wordt het de nieuwe stapel.
page-crom_block-2 = Wie zijn laatste kaart neerlegt, is uit en wint het spel, dat dan is afgelopen.
page-crom_block-3 = Vlak na het trekken mogen er alleen kaarten worden neergelegd als je daarmee uitgaat; dan hoef je niets af te leggen. Anders komt het afleggen eerst.
page-crom_score-title = Punten
page-crom_score-1 = Elke kaart die je hebt neergelegd, is een punt, en elke kaart die de anderen nog hebben ook. In een partij van één spel wint wie uit is, en de punten rangschikken de anderen; is niemand uit, dan winnen de meeste punten, en spelers met evenveel delen de winst.
page-crom_score-2 = Een partij is één spel of drie spellen, of ze gaat door tot iemand vijftig punten heeft. Na meer spellen winnen de meeste punten; bij gelijke stand wint wie in het laatste spel uit was.
page-crom_score-3 = Een spel eindigt ook als een hele ronde geen ruil, geen neergelegde kaart en geen getrokken kaart oplevert, of als iedereen zestig beurten heeft gehad.
page-crom_advanced-title = Het uitgebreide spel
page-crom_advanced-1 = Alle kaarten van hele huizen worden gegeven en er is geen stapel en geen Schavot. Een paar van de laatste of eerste vorsten blijven weg, zodat de handen gelijk uitkomen.
page-crom_advanced-2 = Cromwell legt neer, kondigt een vorst aan, hoort de biedingen, neemt er een aan, legt weer neer en geeft Cromwell door. Ruilen is de enige manier om aan een kaart te komen: alle anderen moeten er een aanbieden en Cromwell moet er een aannemen. De gastheer kan vrijer ruilen kiezen.
page-crom_advanced-3 = Aankondigingen en biedingen zijn alleen namen, nooit een huis of een jaartal.
page-crom_answers-title = Wie kwam daarna?
page-crom_answers-1 = Bij een ruil worden beide kaarten aan iedereen getoond, met huis en regeringsjaren; bij moeilijke vragen met alleen hun namen. Eerst noemt Cromwell, dan de partner de vorst die vlak voor of vlak na degene kwam wiens kaart hij krijgt.
page-crom_answers-2 = Ervoor of erna kies je zelf, en huizen doen er niet toe: na Stefanus kwam Hendrik II.
page-crom_answers-3 = Maria II en Willem III regeerden samen. Na Jacobus II is ieder van beiden goed, en Jacobus II is goed voor allebei.
page-crom_answers-picture-1 = Jacobus II, het vorstenpaar en Anna.
page-crom_wrong-title = Foute antwoorden
page-crom_wrong-1 = Na een fout antwoord gaat de kaart naar wie de kaart van het juiste antwoord heeft. Heeft niemand die, of juist wie het mis had, dan blijft ze bij de speler die haar had.
page-crom_wrong-2 = Elk van de twee kaarten wordt apart beoordeeld. Een speler wiens hand door foute antwoorden leeg is geraakt, is niet uit en past.
page-crom_wrong-3 = Levert een hele ronde geen ruil en geen neergelegde kaart op, dan is het spel afgelopen en worden de punten geteld.
moment-cromwell-shuffle = De stapel is leeg: het Schavot wordt de nieuwe stapel.
moment-cromwell-announce = Cromwell legt kaarten neer of kondigt er een aan waarvoor anderen mogen ruilen.
moment-cromwell-offer = { $card } is aangekondigd. Een aanbod is een naam, maar het mag ook niets zijn.
moment-cromwell-must_offer = { $card } is aangekondigd. Iedereen moet een vorst aanbieden, bij naam.
moment-cromwell-choose = Cromwell neemt een aanbod aan, of trekt en stuurt de aangekondigde kaart naar het Schavot.
moment-cromwell-choose_advanced = Cromwell neemt wel of geen aanbod aan.
moment-cromwell-must_choose = Cromwell moet een aanbod aannemen.
moment-cromwell-discard = De aangekondigde kaart gaat naar het Schavot, tenzij Cromwell uitgaat.
moment-cromwell-name = Wie kwam vlak voor of vlak na { $card }?
moment-cromwell-lay = Drie op een rij van één huis zijn een combinatie en andere kunnen ernaast worden aangelegd.
moment-cromwell-over = Wie uit is, wint het spel. Een punt voor elke neergelegde kaart en voor elke kaart die de anderen nog hebben.

## Lesson

lesson-cromwell-title = Cromwell, geleerd van Thomas Cromwell
lesson-cromwell-lay-title = Drie op een rij
lesson-cromwell-lay-say = Probeer één enkele kaart neer te leggen. Hier zetten wij koningen op volgorde: drie op een rij van één huis mogen worden neergelegd. De heer op het kaartje zal de achterachterkleinzoon van mijn zuster zijn.
lesson-cromwell-lay-say-2 = Leg nu de drie Tudors neer die elkaar opvolgden. Eén kaart is te weinig, zoals de regels je bij elke beurt zullen zeggen.
lesson-cromwell-lay-done = Elke kaart die je neerlegt is een punt voor jou en een punt minder voor ieder ander. Drie Hendriks waren niets waard geweest: het gaat om het huis en de volgorde.
lesson-cromwell-lay-not_yet = Dat kan wachten. Probeer eerst één kaart alleen neer te leggen; dan je drie Tudors.
lesson-cromwell-lay-hint-1 = Kies Anna en probeer haar neer te leggen.
lesson-cromwell-lay-hint-2 = Leg Hendrik VII, Hendrik VIII en Eduard VI samen neer.
lesson-cromwell-off-title = Aanleggen
lesson-cromwell-off-say = Leg degene neer die Willem III opvolgde. Mijn buurman heeft drie Stuarts op tafel, en wat er aan een van de einden past, mag erbij en telt voor wie het neerlegt.
lesson-cromwell-off-done = Een punt van jou naast een combinatie van hem. Kijk naar de tafel voordat je afstand doet van een kaart.
lesson-cromwell-off-not_yet = Nog niet. Een van je kaarten hoort naast Willem III.
lesson-cromwell-off-hint-1 = Anna was de laatste van de Stuarts: leg haar neer naast Willem III.
lesson-cromwell-trade-title = Een ruil
lesson-cromwell-trade-say = Kondig de vorst aan met wie je niets kunt beginnen: jij verzamelt Tudors. Nu ben jij Cromwell, en wie je aankondigt, moet naar het Schavot; de anderen mogen er een van hen voor in de plaats aanbieden.
lesson-cromwell-trade-say-2 = Kies het aanbod dat bij je Hendriks hoort. Er zijn er twee en je hoort niets dan namen.
lesson-cromwell-trade-say-3 = Leg de drie Tudors neer. De kaarten zijn gedekt geruild en niemand ging naar het Schavot.
lesson-cromwell-trade-done = Beide partijen kregen wat ze wilden; zo hoort een ruil eruit te zien. Onthoud wie er om Anna vroeg en waarom.
lesson-cromwell-trade-not_yet = Daar zou je spijt van krijgen. Doe afstand van Anna, neem Eduard VI aan en leg de Tudors neer.
lesson-cromwell-trade-hint-1 = Kondig Anna aan.
lesson-cromwell-trade-hint-2 = Eduard VI was de zoon van Hendrik VIII: neem het aanbod van je linkerbuur aan.
lesson-cromwell-trade-hint-3 = Leg Hendrik VII, Hendrik VIII en Eduard VI neer.
lesson-cromwell-name-title = Wat zegt een naam
lesson-cromwell-name-say = Kies de Maria die bij je Jacobus II en Willem III past. Je hebt Jan aangekondigd en je krijgt twee Maria’s aangeboden. Ze zijn van verschillende huizen en niemand zal je zeggen wie wie is.
lesson-cromwell-name-say-2 = Leg ze neer: zij is de juiste.
lesson-cromwell-name-done = Maria I was een Tudor; Maria II regeerde samen met haar man, Willem III. Wie de huizen kent, ruilt goed. De anderen raden maar wat.
lesson-cromwell-name-not_yet = Bedenk welke Maria tussen Jacobus II en Willem III regeerde.
lesson-cromwell-name-hint-1 = Maria II is degene die je nodig hebt: neem het aanbod van je rechterbuur aan.
lesson-cromwell-name-hint-2 = Leg Jacobus II, Maria II en Willem III neer.
lesson-cromwell-draw-title = De stapel en het Schavot
lesson-cromwell-draw-say = Trek een kaart van de stapel. Niemand wil Anna hebben.
lesson-cromwell-draw-say-2 = Leg Anna af: nu gaat ze naar het Schavot.
lesson-cromwell-draw-say-3 = Leg je Windsors neer. Aan het eind van je beurt mag je weer kaarten neerleggen en het geluk was je goedgezind.
lesson-cromwell-draw-done = Het Schavot ligt open, maar niemand trekt ervan. Als de stapel leeg is, wordt het geschud en opnieuw gebruikt.
lesson-cromwell-draw-not_yet = Trek eerst, leg dan Anna af en leg daarna de Windsors neer.
lesson-cromwell-draw-hint-1 = Trek van de stapel.
lesson-cromwell-draw-hint-2 = Leg de kaart af die je aankondigde.
lesson-cromwell-draw-hint-3 = Leg George V, Eduard VIII en George VI neer.
lesson-cromwell-offer-title = Een aanbod
lesson-cromwell-offer-say = Bied een kaart aan die je kunt missen, en hoop dat ze in de smaak valt. Iemand anders is Cromwell en kondigt Jane aan, die tussen twee van je kaarten staat.
lesson-cromwell-offer-say-2 = Leg neer wat je hebt. Ze viel in de smaak: Jane is van jou en jij bent aan de beurt.
lesson-cromwell-offer-done = Niets aanbieden mag altijd. Maar er komt ook niets van.
lesson-cromwell-offer-not_yet = Eduard VI en Maria I heb je zelf nodig, aan weerszijden van Jane. Bied Anna aan.
lesson-cromwell-offer-hint-1 = Bied Anna aan.
lesson-cromwell-offer-hint-2 = Leg Eduard VI, Jane en Maria I neer.
lesson-cromwell-answer-title = Wie kwam daarna?
lesson-cromwell-answer-say = Neem Eduard VI aan, die voor jouw Anna wordt geboden. In het uitgebreide spel is er geen stapel en geen Schavot; er is een examen.
lesson-cromwell-answer-say-2 = Noem de vorst die vlak voor Eduard VI kwam, of vlak na hem, wat je wilt, om hem te krijgen. Beide kaarten worden getoond.
lesson-cromwell-answer-say-3 = Leg nu je Tudors neer. Juist, en je partner wist wie er na Anna kwam.
lesson-cromwell-answer-done = Met een fout antwoord was de kaart gegaan naar wie de juiste had, of gebleven waar ze was. Denk na voordat je ruilt.
lesson-cromwell-answer-not_yet = Nee. Neem het aanbod van Eduard VI aan; hij kwam na Hendrik VIII en vóór Jane; en leg dan je Tudors neer.
lesson-cromwell-answer-hint-1 = Neem het aanbod van je linkerbuur aan.
lesson-cromwell-answer-hint-2 = Hendrik VIII kwam vóór Eduard VI, en Jane na hem.
lesson-cromwell-answer-hint-3 = Leg Hendrik VII, Hendrik VIII en Eduard VI neer.
lesson-cromwell-out-title = Uit zijn
lesson-cromwell-out-say = Trek een kaart voordat je afstand doet van Eduard VIII. Je hebt hem aangekondigd en niemand biedt iets aan.
lesson-cromwell-out-say-2 = Begin met neerleggen: nu kan elke kaart die je hebt weg, en in dat geval wordt er niets afgelegd.
lesson-cromwell-out-say-3 = Leg nu de rest neer.
lesson-cromwell-out-done = Je bent uit en het spel is van jou. Wat je hebt neergelegd telt voor jou, en elke kaart die de anderen nog hebben ook. Mijn gelukwensen; verlies er het hoofd niet bij. Dat gaat hier gemakkelijk genoeg.
lesson-cromwell-out-not_yet = Trek en leg dan alles neer: de drie Windsors en Anna naast Willem III.
lesson-cromwell-out-hint-1 = Trek van de stapel.
lesson-cromwell-out-hint-2 = Leg George V, Eduard VIII en George VI neer.
lesson-cromwell-out-hint-3 = Leg Anna aan naast Willem III.

## Achievements: each with its source

achievement-cromwell_win = De zoon van de smid
achievement-cromwell_win-task = Win een partij Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = Thomas Cromwell kwam uit Putney. Zijn vader Walter was smid, lakenvolder en brouwer, en werd vaak beboet om zijn bier.

achievement-cromwell_people = Het kerkregister
achievement-cromwell_people-task = Leer tien personen uit de troonopvolging.
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = Sinds 1538 moet elke parochie haar huwelijken, dopen en begrafenissen opschrijven. Thomas Cromwell gaf er het bevel toe; wie zijn voorouders zoekt, dankt hem.

achievement-cromwell_drill = Gekroond op het slagveld
achievement-cromwell_drill-task = Geef vijftien goede antwoorden in één overhoring.
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = Op 22 augustus 1485 werd Hendrik Tudor op het slagveld van Bosworth tot koning uitgeroepen, met de kroon die Richard III had gedragen.
