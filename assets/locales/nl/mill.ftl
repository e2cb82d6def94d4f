## The mill games

mill-place = { $at }
mill-kind-0 = steen
mill-kinds-0 = stenen
mill-men-0 = witte
mill-men-1 = zwarte
mill-count =
    { $n ->
        [one] { $n } { $kind } steen
       *[other] { $n } { $kind } stenen
    }
mill-choice-0 = Niets wegnemen
mill-placing = plaatsen, zet { $n } van { $all }
mill-lined = Molen! Neem een steen weg
mill-lined-may = Molen! Wegnemen of niet

## Nine Men’s Morris

nine_mens_morris-name = Molenspel
nine_mens_morris-short = Molenspel
nine_mens_morris-line = Drie op een rij sluiten een molen, en die neemt een steen weg.
nine_mens_morris-first = wit plaatst eerst
nine_mens_morris-option-removal = Wegnemen
nine_mens_morris-option-removal-note = of een molen een steen moet wegnemen of hem mag laten staan
nine_mens_morris-option-removal-must = moet
nine_mens_morris-option-removal-may = mag
nine_mens_morris-seat-0 = Wit
    .the = wit
    .adjective = witte
nine_mens_morris-seat-1 = Zwart
    .the = zwart
    .adjective = zwarte

## Mixed Mill

mixed_mill-name = Gemengde molen
mixed_mill-short = Gemengd
mixed_mill-line = Plaats een steen of verzet er een, wat je wilt.
mixed_mill-first = wit plaatst eerst
mixed_mill-option-removal = Wegnemen
mixed_mill-option-removal-note = of een molen een steen moet wegnemen of hem mag laten staan
mixed_mill-option-removal-must = moet
mixed_mill-option-removal-may = mag
mixed_mill-seat-0 = Wit
    .the = wit
    .adjective = witte
mixed_mill-seat-1 = Zwart
    .the = zwart
    .adjective = zwarte

## Ceylon Mill

ceylon_mill-name = Ceylonmolen
ceylon_mill-short = Ceylon
ceylon_mill-line = Elke molen geeft nog een beurt.
ceylon_mill-first = wit plaatst eerst
ceylon_mill-option-removal = Wegnemen
ceylon_mill-option-removal-note = of een molen een steen moet wegnemen of hem mag laten staan
ceylon_mill-option-removal-must = moet
ceylon_mill-option-removal-may = mag
ceylon_mill-seat-0 = Wit
    .the = wit
    .adjective = witte
ceylon_mill-seat-1 = Zwart
    .the = zwart
    .adjective = zwarte

## Refusals

refusal-mill-notation = “{ $text }” is geen zet van dit spel; schrijf d6 om een steen te plaatsen, d6-d7 om er een te verzetten en d6-d7xg4 om er ook een weg te nemen.
refusal-mill-off_board = De stenen staan op de 24 punten van het bord.
refusal-mill-no_man_chosen = Kies eerst een steen.
refusal-mill-choose_point = Kies een vrij punt voor de steen.
refusal-mill-hand_empty = Al je stenen staan op het bord.
refusal-mill-from_the_hand = Neem een van de stenen naast het bord.
refusal-mill-place_first = Eerst worden alle stenen geplaatst; tot dan gaat er geen enkele van zijn plek.
refusal-mill-not_yours = Die steen is niet van jou.
refusal-mill-empty = Er staat geen steen op { $point }.
refusal-mill-occupied = { $point } is bezet.
refusal-mill-blocked =
    { $n ->
        [one] Die steen kan niet weg: { $places } ernaast is bezet.
       *[other] Die steen kan niet weg: { $places } ernaast zijn bezet.
    }
refusal-mill-one_step = Een steen gaat langs een lijn naar het volgende punt; alleen de laatste drie stenen van een speler springen.
refusal-mill-one_step_or_place = Een steen gaat langs een lijn naar het volgende punt. Niemand springt zolang er stenen in voorraad zijn.
refusal-mill-no_mill = Dat sluit geen molen, dus wordt er niets weggenomen.
refusal-mill-another_turn = Tot alle stenen op het bord staan, neemt een molen hier niets weg; hij geeft je in plaats daarvan nog een beurt.
refusal-mill-must_remove = Je hebt een molen gesloten: kies nu de steen die weg moet.
refusal-mill-remove_enemy = Kies een steen van de ander om weg te nemen.
refusal-mill-in_mill = De steen op { $point } staat in een molen; neem er een weg die erbuiten staat, bijvoorbeeld die op { $outside }.
refusal-mill-one_man = In een beurt neem je één steen weg.
position-mill-no_point = de punten zijn genummerd van 0 tot 23: er is geen { $point }
position-mill-overlap = { $point } wordt twee keer genoemd
position-mill-off_board = er zijn maar 24 punten
position-mill-too_many = een speler heeft hoogstens { $men } stenen, op het bord en in voorraad
position-mill-turn_and_hands = de stenen in voorraad passen niet bij wie aan zet is
position-mill-turn = eerst komt wie aan zet is, W of B, en een dubbele punt
position-mill-parts = na W volgen de witte stenen, na B de zwarte en na H de stenen in voorraad, bijvoorbeeld W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = de punten heten a1 tot g7
position-mill-twice = een punt wordt twee keer genoemd
position-mill-hands = na H volgen twee getallen, bijvoorbeeld H9,9
placed-mill-too_many = { $side } heeft { $n } stenen, op het bord en in voorraad, meer dan { $most }.
placed-mill-too_few =
    { $n ->
        [0] { $side } heeft geen stenen, op het bord of in voorraad: een molen vraagt er drie.
        [one] { $side } heeft maar één steen, op het bord of in voorraad: een molen vraagt er drie.
       *[other] { $side } heeft maar { WORDS($n) } stenen, op het bord en in voorraad: een molen vraagt er drie.
    }
placed-mill-white_places = Als wit aan zet is, hebben beide kleuren evenveel stenen in voorraad.
placed-mill-black_places = Als zwart aan zet is, heeft wit evenveel stenen in voorraad als zwart, of één minder.
placed-mill-waits = { $side } heeft geen stenen in voorraad en wacht tot de ander de zijne heeft geplaatst.

## How it ended

outcome-two_men = { $loser } heeft nog maar twee stenen, en twee kunnen geen molen sluiten.
outcome-two_men-you = Je hebt nog maar twee stenen, en twee kunnen geen molen sluiten.
outcome-no_mill = In vijftig zetten van elke speler is er geen molen gesloten.

## Hints

hint-mill-man =
    { $n ->
        [one] een steen
       *[other] { WORDS($n) } stenen
    }
hint-mill-closes = Sluit een molen en neemt de steen op { $point } weg.
hint-mill-closes_two = Sluit twee molens tegelijk en neemt de steen op { $point } weg.
hint-mill-closes_and_stops = Sluit een molen en houdt die van de ander tegen door de steen op { $point } weg te nemen.
hint-mill-goes_on = Sluit een molen en krijgt nog een beurt.
hint-mill-stops = Houdt de molen van de ander op { $point } tegen.
hint-mill-stops_one = Houdt een molen op { $point } tegen; de andere was niet tegen te houden.
hint-mill-opens = Opent een molen om hem op { $point } weer te sluiten.
hint-mill-threatens = Dreigt een molen te sluiten op { $point }.
hint-mill-threatens_two = Dreigt met molens op twee punten: er is er maar één tegen te houden.
hint-mill-takes_room = Neemt de ander ruimte af.
hint-mill-room = Geeft de stenen meer ruimte.
hint-mill-crossing = Bezet { $point }, waar twee lijnen elkaar kruisen.
hint-mill-beside = Gaat naast een andere steen staan, en dat kan een molen worden.

## Rules

page-mill_mixed-title = Gemengde molen: plaatsen of zetten
page-mill_mixed-1 = Bij gemengde molen zijn plaatsen en zetten geen twee delen van het spel. Zolang je stenen in voorraad hebt, plaats je er elke beurt een of verzet je er een langs een lijn.
page-mill_mixed-2 = Molens sluiten en nemen weg zoals bij het gewone molenspel, of de derde steen nu geplaatst of verzet wordt.
page-mill_mixed-3 = Niemand springt zolang hij stenen in voorraad heeft, ook niet met maar drie op het bord. Is je voorraad op, dan kun je alleen nog zetten.
page-mill_mixed-picture-1 = Wit heeft stenen in voorraad, maar verzet er toch een: een molen, en de voorraad blijft zo vol als hij was.
page-mill_ceylon-title = Ceylonmolen: nog een beurt
page-mill_ceylon-1 = Ceylonmolen, in Sri Lanka Nerenchi Keliya: elke molen geeft je meteen nog een beurt. Sluit je daarin weer een molen, dan komt er nog een, enzovoort. Twee molens die één steen sluit, geven één beurt.
page-mill_ceylon-2 = Tot alle stenen van beide spelers op het bord staan, neemt een molen niets weg: de beurt is alles wat hij oplevert. Zelfs een molen die de allerlaatst geplaatste steen sluit, neemt niets weg.
page-mill_ceylon-3 = Daarna neemt een molen een steen weg, zoals bij het gewone molenspel, en geeft hij ook nog een beurt.
page-mill_ceylon-4 = Door die beurten kan de ene voorraad eerder op zijn. Die speler wacht tot de andere al zijn stenen heeft geplaatst, want voor die tijd gaat niemand van zijn plek.
page-mill_ceylon-picture-1 = Wit sluit een molen op g7, neemt niets weg en plaatst opnieuw.
page-mill_ceylon-picture-2 = Alle stenen staan op het bord: deze molen neemt een steen weg, en wit zet nog eens.
page-mill_board-title = Bord en stenen
page-mill_board-1 = Twee spelers, wit en zwart, delen een bord met 24 punten: drie vierkanten, het ene in het andere, verbonden in het midden van hun zijden. Wit begint.
page-mill_board-2 = Elke speler heeft negen stenen naast het bord en plaatst er elke beurt een, op een vrij punt naar keuze.
page-mill_board-3 = Drie stenen van één kleur naast elkaar op één lijn zijn een molen. Er zijn zestien zulke lijnen: de twaalf zijden van de vierkanten en de vier die ze verbinden.
page-mill_board-picture-1 = De vier gemerkte punten hebben de meeste uitgangen, want daar kruisen twee lijnen elkaar.
page-mill_move-title = Zetten
page-mill_move-1 = Als alle stenen op het bord staan, verzet je in een beurt één steen langs een lijn naar het volgende punt, als dat vrij is.
page-mill_move-2 = Stenen gaan niet over andere heen en duwen ze niet weg. Niemand mag passen.
page-mill_move-picture-1 = Waar de witte stenen heen kunnen.
page-mill_mills-title = Molens
page-mill_mills-1 = Wie een molen sluit, neemt een steen van de ander van het bord. Die steen doet niet meer mee.
page-mill_mills-2 = Een steen in een molen is veilig zolang er een andere buiten een molen staat: neem dan die weg. Staan ze allemaal in molens, dan mag elke worden weggenomen.
page-mill_mills-3 = Een steen die twee molens tegelijk sluit, neemt toch maar één steen weg.
page-mill_mills-4 = Een molen telt op het moment dat hij sluit, niet zolang hij staat. Je mag hem openen en weer sluiten, en dan telt hij opnieuw.
page-mill_mills-picture-1 = De steen van g4 sluit een molen op de bovenste lijn.
page-mill_mills-picture-2 = Drie zwarte stenen staan in een molen. Alleen die op f2 mag worden weggenomen.
page-mill_removal-title = Moeten of mogen
page-mill_removal-1 = Een steen wegnemen hoort bij de zet die de molen sluit: pas dan is de beurt voorbij. Meestal moet het.
page-mill_removal-2 = Is er bij het klaarzetten van de partij “mag” afgesproken, dan kun je de steen ook laten staan. Soms is daar reden voor: wie vier stenen heeft, springt nog niet.
page-mill_fly-title = Springen
page-mill_fly-1 = Wie precies drie stenen heeft en geen in voorraad, springt: in een beurt mag een steen naar elk vrij punt van het bord.
page-mill_fly-2 = Beide spelers kunnen tegelijk aan het springen zijn. Wie vier stenen of meer heeft, gaat stap voor stap.
page-mill_fly-picture-1 = Wit heeft drie stenen: hier zie je enkele van de vele sprongen. Die naar g7 sluit een molen.
page-mill_end-title = Winnen en verliezen
page-mill_end-1 = Wie minder dan drie stenen heeft, die in voorraad meegeteld, kan geen molen meer sluiten en verliest.
page-mill_end-2 = Wie aan zet is en niet kan zetten, verliest ook.
page-mill_end-3 = Een speler mag ook op elk moment opgeven.
page-mill_end-picture-1 = Zwart heeft nog twee stenen: wit wint.
page-mill_end-picture-2 = Zwart is aan zet en geen steen heeft een vrij punt naast zich: wit wint.
page-mill_draw-title = Remise
page-mill_draw-1 = Het is remise als dezelfde stelling, met dezelfde speler aan zet, voor de derde keer ontstaat.
page-mill_draw-2 = Het is ook remise als na het plaatsen elke speler vijftig zetten achter elkaar heeft gedaan en niemand een molen heeft gesloten.
page-mill_draw-3 = De spelers mogen ook remise overeenkomen.
page-mill_art-title = De dubbele molen
page-mill_art-1 = Het sterkste wapen is een steen die tussen twee lijnen heen en weer stapt en met elke stap een molen sluit.
page-mill_art-2 = Haast je niet met molens zolang je plaatst. Goede punten en stenen die kunnen bewegen, zijn meer waard dan een vroege buit.
page-mill_art-3 = Een open molen houd je tegen door erin te gaan staan. Niemand kan er twee tegelijk tegenhouden.
page-mill_art-picture-1 = Een dubbele molen: van d7 naar d6 sluit de ene molen, en de weg terug de andere.
page-mill_notation-title = Hoe zetten worden geschreven
page-mill_notation-1 = Elk punt heeft een letter voor zijn kolom, van a tot g, en een cijfer voor zijn rij, van 1 tot 7, gezien vanaf de kant van wit.
page-mill_notation-2 = Een steen plaatsen schrijf je als d6, er een verzetten als d6-d7. Wegnemen volgt met een x: d6-d7xg4.
page-mill_notation-3 = Een stelling geeft wie aan zet is, de stenen van beide kleuren en die in voorraad, wit eerst: W:Wa7,f4:Bd7,g4:H7,7.
page-mill_notation-picture-1 = Wit staat op a1, d1 en g1, zwart op a7, d7 en g7.

## The rule of the moment

moment-mill-start = Wit begint. In elke beurt plaats je een steen op een vrij punt.
moment-mill-mixed = In elke beurt plaats je een steen of verzet je er een langs een lijn.
moment-mill-ceylon = Zolang er stenen geplaatst worden, neemt een molen niets weg, maar geeft hij nog een beurt.
moment-mill-again = De molen geeft nog een beurt.
moment-mill-close = Er kan een molen worden gesloten en een steen weggenomen.
moment-mill-close_turn = Er kan een molen worden gesloten. Hij neemt nog niets weg, maar geeft nog een beurt.
moment-mill-threat = De ander staat op het punt een molen te sluiten. Ga op die plek staan om hem tegen te houden.
moment-mill-repetition = Ontstaat dezelfde stelling voor de derde keer, dan is het remise.
moment-mill-fifty = Zonder molen wordt het remise. Resterende zetten voor elke speler: { $moves }.
moment-mill-flies = Drie stenen en geen in voorraad: ze springen naar elk vrij punt.
moment-mill-waits = De ander heeft alle stenen geplaatst en wacht.
moment-mill-moving = Alle stenen staan op het bord: nu gaan ze langs de lijnen.
moment-mill-lost = Wie nog maar twee stenen heeft of niet kan zetten, verliest.
moment-mill-drawn = De partij is remise.

## The lesson

lesson-nine_mens_morris-title = Molenspel, geleerd van Charles Brandon
lesson-nine_mens_morris-place-title = De stenen plaatsen
lesson-nine_mens_morris-place-say = Zet je eerste steen op een vrij punt naar keuze. Een soldatenspel: wit begint, en elke speler brengt zijn negen stenen in het veld, één per beurt.
lesson-nine_mens_morris-place-say-2 = Probeer nu te marcheren: verzet de steen die je net hebt geplaatst. Mijn antwoord staat al in het veld.
lesson-nine_mens_morris-place-done = Nog niet! Niemand verzet een voet voordat alle achttien op het bord staan. Kies je terrein goed: de punten waar lijnen elkaar kruisen, hebben de meeste uitgangen.
lesson-nine_mens_morris-place-not_yet = Daar mag je hem plaatsen. Maar probeer eerst de steen te verzetten die op het bord staat, en laat je terechtwijzen.
lesson-nine_mens_morris-place-hint-1 = Neem eerst een steen van naast het bord en wijs een punt aan, waar dan ook. Wijs dan je steen op het bord en een punt ernaast aan.
lesson-nine_mens_morris-mill-title = Een molen sluiten
lesson-nine_mens_morris-mill-say = Sluit de molen en neem een van mijn stenen weg. Drie stenen van jou naast elkaar op één lijn zijn een molen, en er staan er al twee.
lesson-nine_mens_morris-mill-done = Raak! Elke keer dat je een molen sluit, gaat er een steen van de ander van het bord, en die komt nooit terug.
lesson-nine_mens_morris-mill-not_yet = Dat punt ligt op geen lijn van jou. Je twee stenen staan op de bovenste lijn.
lesson-nine_mens_morris-mill-hint-1 = Plaats een steen op g7 en wijs dan een van de zwarte stenen aan.
lesson-nine_mens_morris-removal-title = Wie je wegneemt
lesson-nine_mens_morris-removal-say = Sluit je molen en probeer een van mijn stenen op b6, d6 en f6 weg te nemen. Zij zijn een molen en ze bewaken elkaar.
lesson-nine_mens_morris-removal-say-2 = Sluit de molen en neem mijn steen die erbuiten staat. Zolang die er is, is de molen veilig.
lesson-nine_mens_morris-removal-done = Precies zo. Pas als alle stenen van de ander in molens staan, mag je elke steen wegnemen. Twee molens in één slag nemen nog steeds maar één steen weg.
lesson-nine_mens_morris-removal-not_yet = Eén ding tegelijk: sluit de molen op g7 en wijs eerst een steen van mijn molen aan, dan de steen die erbuiten staat.
lesson-nine_mens_morris-removal-hint-1 = Plaats op g7, wijs d6 aan en hoor waarom dat niet mag. Mijn steen op f2 staat alleen.
lesson-nine_mens_morris-removal-hint-2 = Plaats op g7 en neem f2 weg.
lesson-nine_mens_morris-move-title = Zetten
lesson-nine_mens_morris-move-say = Probeer een steen verder te sturen dan één punt. Alle stenen zijn geplaatst en er zijn er enkele gevallen: vanaf nu verzet je één steen per beurt, langs een lijn naar het volgende punt.
lesson-nine_mens_morris-move-say-2 = Verzet nu een steen zo dat hij een molen sluit. Eén punt tegelijk, maar één is genoeg.
lesson-nine_mens_morris-move-done = Geplaatst of verzet, een molen is een molen. Kun je geen enkele steen verzetten, dan verlies je, dus laat je niet insluiten.
lesson-nine_mens_morris-move-not_yet = Een behoorlijke stap. Maar probeer eerst te ver te gaan en sluit dan de molen.
lesson-nine_mens_morris-move-hint-1 = Probeer de steen van b2 naar g7 te brengen en hoor waarom dat niet mag.
lesson-nine_mens_morris-move-hint-2 = De steen op g4 staat één stap van g7.
lesson-nine_mens_morris-double-title = De dubbele molen
lesson-nine_mens_morris-double-say = Open de molen op de bovenste lijn zo dat je de andere sluit, op de lijn eronder, waar nog twee stenen wachten. Dit is het kanon van dit spel.
lesson-nine_mens_morris-double-say-2 = Marcheer terug! De eerste staat weer open.
lesson-nine_mens_morris-double-done = Bij elke stap heen of weer valt er een steen. Bouw een dubbele molen en belet de ander er een te bouwen.
lesson-nine_mens_morris-double-not_yet = Zo valt er geen schot. De steen op d7 gaat tussen beide lijnen heen en weer.
lesson-nine_mens_morris-double-hint-1 = Van d7 naar d6, en neem weg wie je wilt.
lesson-nine_mens_morris-double-hint-2 = En van d6 terug naar d7.
lesson-nine_mens_morris-fly-title = Springen
lesson-nine_mens_morris-fly-say = Win met één klap: je stenen springen nu. Wie nog drie stenen heeft en geen in voorraad, staat met de rug tegen de muur en vecht als een leeuw: zijn stenen gaan naar elk vrij punt.
lesson-nine_mens_morris-fly-done = Ik heb nog twee stenen, en twee sluiten geen molen: de partij is van jou. Bedenk dat ik ook had kunnen springen, met mijn drie.
lesson-nine_mens_morris-fly-not_yet = Daar mag hij heen springen, maar het wint niets. Waar is een lijn met twee van je stenen?
lesson-nine_mens_morris-fly-hint-1 = De steen op c3 mag overal heen, ook naar g7.
lesson-nine_mens_morris-fly-hint-2 = Van c3 naar g7, en neem een steen weg.
lesson-nine_mens_morris-mixed-title = Gemengde molen
lesson-nine_mens_morris-mixed-say = Sluit de molen zonder een steen uit je voorraad te gebruiken. Bij gemengde molen, een ander spel op hetzelfde bord, hoef je niet te wachten: zolang je stenen in voorraad hebt, plaats je er elke beurt een of verzet je er een.
lesson-nine_mens_morris-mixed-say-2 = Probeer nu te springen met een van je drie stenen op het bord. Je hebt er nog vijf in voorraad.
lesson-nine_mens_morris-mixed-done = Niemand springt met stenen in voorraad. Al het andere is als voorheen.
lesson-nine_mens_morris-mixed-not_yet = Het mag. Maar sluit de molen eerst door te zetten, zodat je voorraad vol blijft, en probeer dan te springen.
lesson-nine_mens_morris-mixed-hint-1 = Zet de steen van g4 naar g7.
lesson-nine_mens_morris-mixed-hint-2 = Kies een steen op het bord en een punt dat er niet naast ligt, en hoor waarom dat niet mag.
lesson-nine_mens_morris-ceylon-title = Ceylonmolen
lesson-nine_mens_morris-ceylon-say = Sluit de molen op g7. Het laatste spel komt van overzee: Ceylonmolen, waar een molen iets anders oplevert dan een steen.
lesson-nine_mens_morris-ceylon-say-2 = Wijs nu een van mijn stenen aan, alsof je hem wilt wegnemen.
lesson-nine_mens_morris-ceylon-say-3 = Gebruik je tweede beurt: plaats nog een steen. Zolang er stenen geplaatst worden, gaat er niets weg; de molen gaf je in plaats daarvan deze beurt.
lesson-nine_mens_morris-ceylon-done = Als alle stenen op het bord staan, neemt een molen een steen weg en geeft hij ook nog een beurt. En nu te velde: ik wacht je op.
lesson-nine_mens_morris-ceylon-not_yet = Dat niet. Sluit eerst de molen op g7; wijs dan een van mijn stenen aan; plaats dan nog een van jou.
lesson-nine_mens_morris-ceylon-hint-1 = Plaats op g7: a7 en d7 zijn al van jou.
lesson-nine_mens_morris-ceylon-hint-2 = Wijs b4 aan en hoor waarom dat niet mag.
lesson-nine_mens_morris-ceylon-hint-3 = Plaats op een vrij punt naar keuze.

## Achievements: each with its source

achievement-mill_win = Vol modder gelopen
achievement-mill_win-task = Win een partij van het molenspel.
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = “The nine men’s morris is fill’d up with mud”, klaagt Titania, het molenbord staat vol modder: men speelde ook buiten, op lijnen die in het gras waren gestoken.

achievement-mill_boards = De kloosterbanken
achievement-mill_boards-task = Win een partij van elk van de drie molenspelen.
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = In de stenen banken van Engelse kloostergangen staan molenborden gekrast, in Canterbury, Gloucester, Norwich, Salisbury en Westminster.
