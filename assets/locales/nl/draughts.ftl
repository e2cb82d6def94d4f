## Draughts

draughts-name = Dammen
draughts-short = Dammen
draughts-line = Spring en haal dam; slaan is verplicht.
draughts-first = donker begint
draughts-option-huff = Blazen
draughts-option-huff-note = Je mag een slag laten liggen, maar dan mag de ander dat stuk wegblazen.
draughts-seat-0 = Donker
    .the = donker
    .adjective = donkere
draughts-seat-1 = Licht
    .the = licht
    .adjective = lichte
draughts-place = Veld { $at }
draughts-kind-0 = schijf
draughts-kinds-0 = schijven
draughts-kind-1 = dam
draughts-kinds-1 = dammen
draughts-count =
    { $kings ->
        [0] { $n }
        [one] { $n }, één dam
       *[other] { $n }, { $kings } dammen
    }

## Losing Draughts

losing-name = Weggeefdammen
losing-short = Weggeven
losing-line = Geef alle stukken weg; slaan is verplicht.
losing-first = donker begint
losing-seat-0 = Donker
    .the = donker
    .adjective = donkere
losing-seat-1 = Licht
    .the = licht
    .adjective = lichte

## Wolf and Sheep

wolf-starts = Speelt de wolf
wolf-name = Wolf en schapen
wolf-short = Wolf
wolf-line = Vier schapen sluiten een wolf in, of hij glipt erlangs.
wolf-first = eerst verschijnt de wolf
wolf-seat-0 = Wolf
    .the = de wolf
wolf-seat-1 = Schapen
    .the = de schapen
wolf-place = Veld { $at }
wolf-kind-0 = wolf
wolf-kinds-0 = wolven
wolf-kind-1 = schaap
wolf-kinds-1 = schapen
wolf-option-first = Eerste stap
wolf-option-first-note = zodra de wolf zijn veld heeft
wolf-option-first-wolf = de wolf
wolf-option-first-sheep = de schapen

## Refusals

refusal-draughts-notation = “{ $text }” is geen damzet; schrijf 11-15 of 15x22.
refusal-draughts-ambiguous = “{ $text }” kan twee slagen betekenen; schrijf alle velden, bijvoorbeeld 15x22x29.
refusal-draughts-off_board = Dammen speel je op de donkere velden.
refusal-draughts-no_piece_chosen = Kies eerst een stuk.
refusal-draughts-choose_square = Kies een veld om naartoe te gaan.
refusal-draughts-empty = Er staat geen stuk op { $square }.
refusal-draughts-not_yours = Dat stuk is niet van jou.
refusal-draughts-must_capture = Je moet slaan: het stuk op { $square } kan het.
refusal-draughts-capture_with = Je moet slaan met het stuk op { $square }.
refusal-draughts-blocked-own =
    { $n ->
        [one] Dat stuk kan niet weg: je eigen stuk op { $places } staat in de weg.
       *[other] Dat stuk kan niet weg: je eigen stukken op { $places } staan in de weg.
    }
refusal-draughts-blocked =
    { $n ->
        [one] Dat stuk kan niet weg: { $places } is bezet en er valt niets te slaan.
       *[other] Dat stuk kan niet weg: { $places } zijn bezet en er valt niets te slaan.
    }
refusal-draughts-finish_chain = De slag gaat verder: sla ook het volgende stuk.
refusal-draughts-crowned = Een schijf die net dam is geworden, stopt daar.
refusal-draughts-occupied = Veld { $square } is bezet.
refusal-draughts-forward_only = Een schijf gaat alleen vooruit; een dam mag terug.
refusal-draughts-own_between = Je kunt niet over je eigen stuk springen.
refusal-draughts-nothing_between = Er is geen vijandelijk stuk om over te springen.
refusal-draughts-one_square = Een stuk gaat één veld schuin.
refusal-draughts-no_huffing = Deze partij wordt zonder blazen gespeeld.
refusal-draughts-nothing_to_huff = Er is geen slag gemist: er valt niets te blazen.
refusal-draughts-not_to_huff = Het stuk op { $square } had niet kunnen slaan: het kan niet worden geblazen.
refusal-draughts-huffed_already = Je hebt een stuk geblazen; doe nu je zet.
refusal-wolf-notation = “{ $text }” is geen zet van dit spel; schrijf 18-14, of 18 om de wolf te plaatsen.
refusal-wolf-off_board = De wolf en de schapen blijven op de donkere velden.
refusal-wolf-place = Kies eerst een vrij donker veld voor de wolf.
refusal-wolf-placed = De wolf staat al op het bord: zeg van waar naar waar hij gaat, bijvoorbeeld 18-14.
refusal-wolf-taken = Veld { $square } is bezet: kies een vrij veld voor de wolf.
refusal-wolf-no_piece_chosen = Kies eerst een stuk.
refusal-wolf-choose_square = Kies een veld om naartoe te gaan.
refusal-wolf-empty = Er staat niemand op { $square }.
refusal-wolf-not_the_wolf = De schapen zijn aan zet: je kunt de wolf niet verzetten.
refusal-wolf-not_the_sheep = De wolf is aan zet: je kunt geen schaap verzetten.
refusal-wolf-blocked =
    { $n ->
        [one] Dat schaap kan niet weg: { $places } ervoor is bezet.
       *[other] Dat schaap kan niet weg: { $places } ervoor zijn bezet.
    }
refusal-wolf-last_row = Dat schaap staat op de laatste rij en schapen gaan nooit terug.
refusal-wolf-occupied = Veld { $square } is bezet en in dit spel springt niemand.
refusal-wolf-forward_only = Schapen gaan alleen vooruit.
refusal-wolf-one_step = Eén stap is een hele zet.
refusal-wolf-one_square = Wolf en schapen gaan één veld schuin.
position-wolf-sheep = er zijn vier schapen, elk op een eigen veld
position-wolf-wolves = er is maar één wolf
position-wolf-kings = in dit spel wordt niemand dam en niemand geblazen
position-wolf-not_placed = de wolf wordt geplaatst voordat er een schaap stapt
position-draughts-no_square = de velden zijn genummerd van 1 tot 32: er is geen { $square }
position-draughts-overlap = op veld { $square } staat zowel een donker als een licht stuk
position-draughts-king_on_empty = veld { $square } is aangegeven als dam, maar is leeg
position-draughts-man_on_crown_row =
    { $side ->
        [Black] een donkere schijf op veld { $square } zou daar dam zijn geworden
       *[White] een lichte schijf op veld { $square } zou daar dam zijn geworden
    }
position-draughts-too_many =
    { $side ->
        [Black] donker heeft { $n } stukken, meer dan { $most }
       *[White] licht heeft { $n } stukken, meer dan { $most }
    }
position-draughts-no_huffing = in een partij zonder blazen kan niets worden geblazen
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] Een donkere schijf op veld { $square } zou daar dam zijn geworden.
       *[other] Een lichte schijf op veld { $square } zou daar dam zijn geworden.
    }
placed-draughts-too_many = { $side } heeft { $n } stukken op het bord, meer dan { $most }.
placed-draughts-no_pieces = { $side } heeft geen stuk op het bord.
placed-wolf-wolves = Er is maar één wolf.
placed-wolf-sheep =
    { $n ->
        [0] Er staat geen schaap op het bord: er doen er vier mee.
        [one] Er staat één schaap op het bord: er doen er vier mee.
       *[other] Er staan { WORDS($n) } schapen op het bord: er doen er vier mee.
    }
placed-wolf-not_placed = De wolf staat nog niet op het bord, dus de wolf is aan zet.

## How it ended

outcome-no_pieces = { $loser } heeft geen stuk meer.
outcome-no_moves =
    { $loser ->
        [Schapen] De schapen hebben geen zet meer, en wie niet kan zetten, verliest.
        [Wolf] De wolf heeft geen zet meer, en wie niet kan zetten, verliest.
       *[other] { $loser } heeft geen zet meer, en wie niet kan zetten, verliest.
    }
outcome-all_given = { $loser } heeft het laatste stuk geslagen, en wie niets meer heeft, wint.
outcome-stuck = { $loser } heeft de ander geen zet gelaten, en wie niet kan zetten, wint.
outcome-got_past = De wolf is de schapen voorbij.
outcome-shut_in = De schapen hebben de wolf ingesloten.
outcome-no_progress = In veertig zetten van elke speler werd niets geslagen en ging geen schijf vooruit.
outcome-no_pieces-you = Je hebt geen stuk meer.
outcome-no_moves-you = Geen van je stukken kan zetten, en wie niet kan zetten, verliest.
outcome-all_given-you = Je hebt het laatste stuk geslagen, en wie niets meer heeft, wint.
outcome-stuck-you = Je hebt de ander geen zet gelaten, en wie niet kan zetten, wint.
outcome-no_pieces-many = { $loser } hebben geen stuk meer.
outcome-no_moves-many = { $loser } hebben geen zet meer, en wie niet kan zetten, verliest.

## PDN

pdn-notes_cut = Deze partij had te veel notities om te bewaren: de latere ontbreken hier.
pdn-no_game = er staat geen partij in de tekst
pdn-at = Regel { $line }, kolom { $column }: { $reason }
pdn-too_long = Dit bestand is groter dan { $what } miljoen tekens. Splits het in kleinere bestanden.
pdn-unclosed_comment = Een opmerking die hier met { "{" } begint, wordt nergens met { "}" } gesloten.
pdn-unclosed_variation = Een variant die hier met ( begint, wordt nergens met ) gesloten.
pdn-too_deep = Hier zijn meer dan { $what } varianten in elkaar genest.
pdn-stray = Hier staat een verdwaalde { $what }.
pdn-nag = Op een $ moet een getal volgen, bijvoorbeeld $3.
pdn-tag_name = Een tag begint met zijn naam, een woord van letters, bijvoorbeeld [Event "…"].
pdn-tag_text = De tag { $what } heeft een tekst tussen dubbele aanhalingstekens nodig.
pdn-tag_open_text = De tekst van de tag { $what } heeft op zijn regel geen sluitend aanhalingsteken.
pdn-game_type = Deze partij heeft GameType { $what }. Alleen Engels dammen, GameType 21, kan worden gelezen.
pdn-other_game = Dit is een partij { $what }. Alleen Engels dammen, GameType 21, kan worden gelezen.
pdn-game-international = internationaal dammen, op een bord van 100 velden
pdn-game-italian = Italiaans dammen
pdn-game-pool = Amerikaans poolcheckers, waarin wit begint en schijven achteruit slaan
pdn-game-spanish = Spaans dammen
pdn-game-russian = Russisch dammen
pdn-game-brazilian = Braziliaans dammen
pdn-game-canadian = Canadees dammen, op een bord van 144 velden
pdn-game-portuguese = Portugees dammen
pdn-game-czech = Tsjechisch dammen
pdn-game-turkish = Turks dammen
pdn-game-thai = Thais dammen
pdn-game-frisian = Fries dammen, op een bord van 100 velden
pdn-game-spantsiretti = Spantsiretti-dammen, op een bord van 80 velden
pdn-white_begins = In deze partij begint wit, zoals bij poolcheckers en in sommige apps. Bij Engels dammen begint zwart, vanaf de velden 1 tot 12. Is alleen het begin met wit ongewoon, schrijf dan [FEN "W:W21-32:B1-12"] vóór de zetten.
pdn-set_up_without_fen = De SetUp-tag zegt dat de partij met een eigen stelling begint, maar er is geen FEN-tag die haar geeft.
pdn-fen_without_set_up = De FEN-tag geeft een eigen stelling, maar de SetUp-tag zegt dat de partij gewoon begint. Haal de foute weg.
pdn-two_fens = Er zijn twee FEN-tags met verschillende stellingen.
pdn-set_up_inside = Hier wordt midden in een partij een nieuwe stelling opgezet, en dat is niet na te spelen.
pdn-not_a_move = “{ $what }” is geen zet. Zetten schrijf je als 11-15, slagen als 15x22.
pdn-letters = “{ $what }” noemt velden met letters, zoals bij Russisch en Braziliaans dammen. Engels dammen nummert ze, bijvoorbeeld 11-15.
pdn-colour_letter = “{ $what }” begint met de letter van een kleur. Zetten schrijf je zonder, bijvoorbeeld 11-15.
pdn-null_move = “{ $what }” staat voor helemaal geen zet, maar bij dammen mag niemand passen.
pdn-square = “{ $what }” noemt een veld dat er niet is. De velden zijn genummerd van 1 tot 32.
pdn-square_international = “{ $what }” noemt een veld boven 32: dit is internationaal of Fries dammen, op een bord van 100 velden. Alleen Engels dammen, op de velden 1 tot 32, kan worden gelezen.
pdn-square_canadian = “{ $what }” noemt een veld boven 50: dit is Canadees dammen, op een bord van 144 velden. Alleen Engels dammen, op de velden 1 tot 32, kan worden gelezen.
pdn-squares = “{ $what }” noemt meer velden dan één zet kan raken.
pdn-fen_turn = Een stelling begint met wie aan zet is, B of W, en een dubbele punt, bijvoorbeeld B:W21-32:B1-12.
pdn-fen_side = Na wie aan zet is, noemt een stelling beide kleuren, elk als B of W met haar velden, bijvoorbeeld B:W21-32:B1-12.
pdn-fen_twice = De stelling noemt de kleur { $what } twee keer.
pdn-fen_square = “{ $what }” is geen veld. De velden zijn genummerd van 1 tot 32, een dam is K met zijn veld.
pdn-fen_letters = “{ $what }” is een veld met een letter, zoals bij Russisch en Braziliaans dammen. Engels dammen nummert zijn velden van 1 tot 32.
pdn-fen_range = De reeks { $what } loopt achteruit.
pdn-fen_taken = Veld { $what } wordt twee keer genoemd, maar op een veld staat hoogstens één stuk.
pdn-fen_huff = Op { $what } staat geen stuk dat wie aan zet is kan blazen.
pdn-fen_end = De stelling is compleet, maar er volgt nog tekst.

## Hints

hint-draughts-man =
    { $n ->
        [one] een schijf
       *[other] { WORDS($n) } schijven
    }
hint-draughts-king =
    { $n ->
        [one] een dam
       *[other] { WORDS($n) } dammen
    }
hint-draughts-huff = Blaast een stuk dat een slag miste.
hint-draughts-leaves_out = Laat de slag liggen: daarvoor kan een stuk worden geblazen.
hint-draughts-corner = Houdt remise door in de hoek heen en weer te gaan.
hint-draughts-back_row = Houdt de achterste rij dicht.
hint-draughts-centre = Neemt een veld in het centrum.
hint-draughts-supports = Gaat achter een schijf staan, zodat die zo niet geslagen kan worden.
hint-draughts-side = Gaat naar de rand, waar niets hem kan slaan.
hint-losing-forces = Dwingt de ander te slaan.
hint-losing-takes_fewest = Moet slaan en slaat zo het minste.
hint-wolf-place = Vanaf hier houdt de wolf het zo lang vol als waar dan ook.
hint-wolf-slips = Dreigt met de volgende stap voorbij te glippen.
hint-wolf-gap = Gaat op het gat af.
hint-wolf-room = Blijft waar er ruimte is om te keren.
hint-sheep-closes = Sluit het gat.
hint-sheep-pushes = Dringt de wolf terug.
hint-sheep-keeps = Houdt de rij gesloten.
hint-sheep-longer = Maakt de weg eromheen langer.

## Rules of draughts

page-board-title = Bord en eerste zet
page-board-1 = Dammen op zijn Engels is een spel voor twee op de 32 donkere velden van een bord met acht rijen. Links van elke speler ligt een donkere hoek. Ieder heeft twaalf schijven op de drie dichtstbijzijnde rijen.
page-board-2 = Donker begint. Daarna zetten de spelers om de beurt, telkens één zet.
page-board-3 = De velden zijn genummerd van 1 tot 32, rij voor rij, van de donkere kant naar de lichte.
page-board-picture-1 = De schijven aan het begin.
page-men-title = Hoe schijven lopen
page-men-1 = Een schijf gaat één veld schuin vooruit naar een vrij veld: donkere schijven naar hogere nummers, lichte naar lagere.
page-men-2 = Een schijf gaat nooit terug. Dat doet alleen een dam.
page-men-picture-1 = Waar de lichte schijven heen kunnen.
page-capture-title = Slaan
page-capture-1 = Een stuk slaat een vijandelijk stuk op een aangrenzend veld door er schuin overheen te springen, naar het vrije veld er direct achter. Het geslagen stuk gaat van het bord.
page-capture-2 = Schijven slaan alleen vooruit, dammen in alle richtingen. Je kunt niet over je eigen stukken springen en ook niet over twee stukken achter elkaar.
page-capture-picture-1 = Van 22 over 18 naar 15: de schijf op 18 is geslagen.
page-capture-picture-2 = Geen slag: het veld achter 19 is niet vrij.
page-must-title = Slaan is verplicht
page-must-1 = Wie kan slaan, moet slaan. Een andere zet is niet toegestaan.
page-must-2 = Kun je op meer dan één manier slaan, dan kies je vrij. Meerslag gaat hier niet voor.
page-must-3 = Stukken die moeten slaan, zijn op het bord gemerkt, tenzij de tekens uit staan.
page-must-picture-1 = De schijf op 23 moet slaan, maar mag kiezen: naar 14 of naar 16.
page-chain-title = Meerdere slagen in één zet
page-chain-1 = Als een stuk heeft geslagen en vanaf zijn nieuwe veld weer kan slaan, gaat het door en keert het zoals het wil. Dat alles is één zet.
page-chain-2 = Een slag die begonnen is, wordt afgemaakt: je mag niet halverwege stoppen. Over geen stuk wordt twee keer gesprongen.
page-chain-3 = Kies elk landingsveld op volgorde, of alleen het laatste als daar maar één weg heen leidt. Eindigen twee wegen op hetzelfde veld, kies dan de velden onderweg.
page-chain-picture-1 = De schijf op 32 slaat er drie: over 27, 18 en 10.
page-crown-title = Dam halen
page-crown-1 = Een schijf die de damlijn bereikt, de laatste rij, wordt gekroond en is voortaan een dam.
page-crown-2 = Met de kroning is de zet voorbij, zelfs midden in een slag die een dam zou kunnen voortzetten.
page-crown-picture-1 = De schijf op 11 slaat, wordt dam op 2 en stopt: de schijf op 6 is voorlopig veilig.
page-king-title = Dammen
page-king-1 = Een dam gaat één veld schuin, in elke richting. Hij vliegt niet over het bord.
page-king-2 = Een dam slaat zoals een schijf, maar vooruit en achteruit, en mag beide in één zet doen.
page-king-picture-1 = Waar de dam heen kan.
page-king-picture-2 = De dam slaat er twee, achteruit.
page-end-title = Winnen en verliezen
page-end-1 = Wie geen stuk meer heeft, verliest. Zo ook wie aan zet is en geen stuk kan verzetten.
page-end-2 = Een speler mag ook op elk moment opgeven; dan wint de ander.
page-end-picture-1 = Licht is aan zet en kan niets: licht verliest.
page-draw-title = Remise
page-draw-1 = Het is remise als dezelfde stelling, met dezelfde speler aan zet, voor de derde keer ontstaat.
page-draw-2 = Het is ook remise na veertig zetten van elke speler waarin niets is geslagen en geen schijf vooruit is gegaan.
page-draw-3 = De spelers mogen ook remise overeenkomen. Een hoveling gaat akkoord als het al enkele zetten gelijk opgaat, en nooit als hij aan de winnende hand is.
page-huff-title = Optie: blazen
page-huff-1 = Een oud gebruik, uit tenzij je er vóór de partij voor kiest: slaan is niet verplicht, maar een gemiste slag kan worden gestraft.
page-huff-2 = Had een speler kunnen slaan en deed hij het niet, dan mag de tegenstander blazen: een van de stukken die hadden kunnen slaan, wegnemen. Daarna doet de tegenstander zijn gewone zet.
page-huff-3 = Een stuk dat had kunnen slaan maar ergens anders heen ging, wordt geblazen waar het nu staat. Het recht om te blazen vervalt zodra de tegenstander heeft gezet.
page-huff-4 = Een slag die begonnen is, wordt nog steeds afgemaakt.
page-huff-picture-1 = De schijf op 14 had kunnen slaan en deed het niet: licht mag hem wegblazen en zet daarna.
page-notation-title = Hoe zetten worden geschreven
page-notation-1 = Een zet schrijf je met de nummers van de velden: 11-15. Een slag heeft een x: 15x22.
page-notation-2 = Beginnen en eindigen twee slagen op dezelfde velden, dan schrijf je alle velden: 15x22x29. Blazen schrijf je met het veld van het stuk: huff 14.
page-notation-3 = Een stelling geeft wie aan zet is en de velden van beide kleuren, dammen met een K: W:W18,K26:B7,12.
page-notation-picture-1 = Op de eerste rij liggen de velden 1 tot 4, op de laatste 29 tot 32.

## Rules of Losing Draughts

page-losing-title = Weggeefdammen: het doel
page-losing-1 = Weggeefdammen speel je net als dammen, maar het doel is omgekeerd: wie aan zet is en geen stuk meer heeft, wint.
page-losing-2 = Wie nog stukken heeft maar er geen kan verzetten, wint ook.
page-losing-3 = Slaan is voor beiden verplicht, en daar draait het spel om: wat aangeboden wordt, moet geslagen worden. Dammen zijn een last, want je raakt ze moeilijk kwijt.
page-losing-picture-1 = Licht biedt de laatste schijf aan op 18. Donker moet slaan, en licht wint.
page-losing-picture-2 = Licht is aan zet en kan niets: licht wint.

## Rules of Wolf and Sheep

page-wolf_place-title = Wolf en schapen: het begin
page-wolf_place-1 = Vier lichte schapen staan op de velden 29 tot 32. Eén donkere wolf speelt tegen hen, op de donkere velden van het dambord.
page-wolf_place-2 = Het spel begint met de wolf: hij verschijnt op een vrij donker veld naar keuze.
page-wolf_place-3 = Bij het klaarzetten van de partij kun je laten loten wie de wolf speelt. Het plaatsen van de wolf schrijf je als zijn veld, 18; een stap als 18-14.
page-wolf_place-picture-1 = De schapen in hun kooi. De wolf mag op elk ander donker veld verschijnen.
page-wolf_steps-title = Hoe wolf en schapen lopen
page-wolf_steps-1 = Als de wolf er staat, doet hij de eerste stap, tenzij je de optie kiest die hem aan de schapen geeft. Daarna gaan beide om de beurt en niemand mag passen.
page-wolf_steps-2 = Iedereen gaat één veld schuin naar een vrij donker veld: de wolf in elke richting, een schaap alleen vooruit, naar lagere nummers.
page-wolf_steps-3 = Niemand wordt geslagen, over niemand wordt gesprongen en niemand wordt dam.
page-wolf_steps-picture-1 = De wolf gaat vooruit of terug, maar niet over het schaap op 22.
page-wolf_steps-picture-2 = Schapen gaan alleen vooruit.
page-wolf_end-title = Wie wint
page-wolf_end-1 = De schapen winnen als de wolf aan zet is en geen kant meer op kan.
page-wolf_end-2 = De wolf wint als hij op de eerste rij van de schapen staat, op gelijke hoogte met het achterste schaap of erachter: geen schaap houdt hem dan nog tegen. Hij wint ook als de schapen aan zet zijn en geen van hen kan lopen.
page-wolf_end-3 = Remise bestaat niet.
page-wolf_end-picture-1 = De wolf staat op gelijke hoogte met het laatste schaap, op 21: de wolf wint.
page-wolf_end-picture-2 = De wolf is aan zet en kan niets: de schapen winnen.
page-wolf_solved-title = Wie hoort te winnen
page-wolf_solved-1 = Het spel is opgelost: als de schapen geen fout maken, winnen ze, waar de wolf ook verschijnt en wie ook de eerste stap doet.
page-wolf_solved-2 = Tegen de beste verdediging hebben ze daar 22 eigen stappen voor nodig. Schapen die de weg weten, zijn niet te verslaan.
page-wolf_solved-3 = Als schapen: ga samen vooruit en laat geen gat. Als wolf: blijf dicht bij de schapen en wacht op een gat.
page-wolf_solved-picture-1 = Maar één zet houdt de rij gesloten: 22 naar 18.

## The rule of the moment

moment-draughts-start = Donker begint; schijven gaan één veld schuin vooruit.
moment-draughts-must = Je kunt slaan, dus je moet slaan.
moment-draughts-choice = Je moet slaan, maar mag kiezen welke slag.
moment-draughts-chain = Je moet slaan en doorgaan tot het laatste stuk dat te slaan is.
moment-draughts-may_capture = Er is een slag. Die hoeft niet, maar dan mag een van de stukken die hadden kunnen slaan, worden geblazen.
moment-draughts-huff = Er is een slag gemist: je mag één stuk blazen en doet dan je eigen zet.
moment-draughts-repetition = Ontstaat dezelfde stelling voor de derde keer, dan is het remise.
moment-draughts-forty = Zonder een slag of een stap van een schijf wordt het remise. Resterende zetten voor elke speler: { $moves }.
moment-draughts-crown = Een schijf kan de damlijn bereiken: daar wordt hij dam en de zet is voorbij.
moment-draughts-king = Een dam gaat en slaat vooruit en achteruit, één veld per keer.
moment-draughts-lost = Wie geen stuk meer heeft of geen dat kan zetten, verliest.
moment-draughts-drawn = De partij is remise.
moment-losing-start = Wie geen stuk meer heeft of geen dat kan zetten, wint.
moment-losing-won = Wie geen stuk meer heeft of geen dat kan zetten, wint.
moment-wolf-place = De wolf begint: hij verschijnt op een vrij donker veld naar keuze.
moment-wolf-steps = Iedereen gaat één veld schuin: de wolf alle kanten op, de schapen alleen vooruit.
moment-wolf-way = De wolf kan nu langs de schapen komen en zo winnen.
moment-wolf-nearly = De wolf is bijna langs de schapen.
moment-wolf-one_way = De wolf heeft nog maar één uitweg. Wie niet kan zetten, verliest.
moment-wolf-shut_now = De schapen kunnen de wolf nu insluiten en zo winnen.
moment-wolf-past = De wolf wint als hij langs de schapen is of als de schapen niet kunnen zetten.
moment-wolf-shut = De schapen winnen als de wolf niet kan zetten.

## The lesson of draughts

lesson-draughts-title = Dammen, geleerd van Will Somers
lesson-draughts-men-title = Hoe schijven lopen
lesson-draughts-men-say = Verzet een van je schijven: een schijf gaat één veld schuin vooruit over de donkere velden en licht gaat het bord op. Ga zitten, beste vriend; de koning is op jacht.
lesson-draughts-men-say-2 = Probeer nu eens een schijf van je terug te halen. En kijk, donker komt je al tegemoet.
lesson-draughts-men-done = Nee? Juist. Een schijf gaat nooit terug, zomin als gemorst bier. In een echte partij heeft donker de eerste zet.
lesson-draughts-men-not_yet = Dat zou een mooie zet vooruit zijn. Probeer voor deze ene keer terug te gaan en kijk wat de regels zeggen.
lesson-draughts-men-hint-1 = Kies een lichte schijf en dan een vrij veld hogerop; daarna een veld eronder.
lesson-draughts-capture-title = Een schijf slaan
lesson-draughts-capture-say = Spring over de donkere schijf vóór de jouwe, naar het vrije veld erachter, en hij is van het bord.
lesson-draughts-capture-done = Netjes geslagen. De sprong gaat over één buurman, naar het vrije veld er direct achter. Schijven slaan alleen vooruit, net zoals ze lopen.
lesson-draughts-capture-not_yet = Spring over de donkere schijf.
lesson-draughts-capture-hint-1 = Van 22 over 18 naar 15.
lesson-draughts-must-title = Slaan is verplicht
lesson-draughts-must-say = Wijs de schijf van jou aan die kan slaan. Dit kost beginners hun avondmaal: een schijf die kan slaan, moet slaan.
lesson-draughts-must-say-2 = Probeer nu een andere zet dan de zijne en laat je de les lezen.
lesson-draughts-must-say-3 = Sla nu. Zo is het: de wet van het bord is strenger dan de Lord Chancellor.
lesson-draughts-must-done = Goed. Zodra je kunt slaan, sla je, of je wilt of niet. Onthoud dat: straks gebruiken we het tegen de ander.
lesson-draughts-must-not_yet = Eén ding tegelijk: wijs de schijf aan die moet slaan, probeer dan een andere zet en hoor waarom die niet mag, en sla daarna.
lesson-draughts-must-hint-1 = Wie heeft hogerop een donkere buurman, met een vrij veld erachter? Verzet dan een andere schijf en hoor waarom dat niet mag.
lesson-draughts-must-hint-2 = De schijf op 18 moet die op 15 slaan.
lesson-draughts-chain-title = De ene sprong na de andere
lesson-draughts-chain-say = Sla alle drie de donkere schijven met je schijf op 32. Kan een schijf die geslagen heeft opnieuw slaan, dan gaat hij door, keert zoals hij wil, en het is allemaal één zet.
lesson-draughts-chain-done = Drie in één klap! Halverwege stoppen mag niet: een slag die begonnen is, wordt afgemaakt, en over niemand wordt twee keer gesprongen.
lesson-draughts-chain-not_yet = Alle drie, als je zo goed wilt zijn.
lesson-draughts-chain-hint-1 = Van 32 naar 23, naar 14 en door naar 7. Wijs elke landing aan, of alleen de laatste.
lesson-draughts-crown-title = Dam halen
lesson-draughts-crown-say = Laat je schijf kronen: op de laatste rij wordt hij dam. Daar is zijn zet voorbij, ook al lonkt er nog een slag.
lesson-draughts-crown-say-2 = Sla nu met je dam, want een dam slaat ook achteruit. Leve de dam! Hij moest stoppen voor zijn kroon, maar jij bent weer aan zet.
lesson-draughts-crown-done = Gekroond en gewonnen. Ik heb het wel langer zien duren.
lesson-draughts-crown-not_yet = Breng de schijf op 11 naar de laatste rij en sla dan met de dam.
lesson-draughts-crown-hint-1 = Van 11 over 7 naar 2; dan van 2 over 6 naar 9.
lesson-draughts-king-title = Wat een dam mag
lesson-draughts-king-say = Zet je dam één veld terug. Een dam gaat alle kanten op, vooruit en achteruit.
lesson-draughts-king-say-2 = Stuur hem nu verder dan één veld en kijk wat er gebeurt. Hij is een dam, geen valk.
lesson-draughts-king-done = Eén veld per keer, net als wij allemaal. Een dam slaat zoals een schijf, maar naar beide kanten.
lesson-draughts-king-not_yet = Toegestaan, maar dat kun je al: zet de dam terug, naar je eigen kant.
lesson-draughts-king-hint-1 = Eerst van 18 naar 22 of 23. Probeer de dam daarna twee of drie velden ver te sturen.
lesson-draughts-choice-title = Welke sla je?
lesson-draughts-choice-say = Sla zo dat niemand jou terugslaat. Er liggen twee slagen open en je kiest vrij: meerslag gaat hier niet voor. Maar kijk waar je terechtkomt.
lesson-draughts-choice-done = Goed gezien. Vraag je vóór elke slag af: waar sta ik straks en wie staat er achter me?
lesson-draughts-choice-not_yet = Het mag; maar op 14 zou de schijf van 10 je terugslaan. Bekijk de andere.
lesson-draughts-choice-hint-1 = Achter het ene landingsveld staat een donkere schijf die kan springen; achter het andere niet.
lesson-draughts-choice-hint-2 = Sla de schijf op 19: aan de rand van het bord kan niemand bij je komen.
lesson-draughts-shot-title = Eén geven, drie nemen
lesson-draughts-shot-say = Bied een schijf aan waar wie hem slaat de deur naar zijn vrienden opendoet. Donker moet slaan als het kan, en één zet wint alles. Mijn lievelingetje!
lesson-draughts-shot-say-2 = Sla nu en kijk hoe ze staan! Hij moest wel.
lesson-draughts-shot-done = Eén gegeven, drie genomen en geen donkere schijf meer over: wie er geen heeft, verliest. Dat heet een slagzet. Speel nu tegen mij en pas op voor de mijne.
lesson-draughts-shot-not_yet = Toegestaan, maar het wint niets. Welke schijf kun je aanbieden zodat donker bij het slaan vóór een andere komt te staan?
lesson-draughts-shot-hint-1 = De schijf op 17 moet slaan wat er op 22 staat.
lesson-draughts-shot-hint-2 = Zet 25 naar 22. Donker landt op 26, en jouw schijf op 30 slaat er drie.

## The lesson of Losing Draughts

lesson-losing-title = Weggeefdammen, geleerd van Will Somers
lesson-losing-aim-title = De omgekeerde wereld
lesson-losing-aim-say = Geef je laatste schijf weg. Eindelijk een spel voor narren: de zetten zijn die van het dammen, en wie aan zet is en geen schijf meer heeft, wint.
lesson-losing-aim-done = Hij moest slaan, en jij hebt niets meer: gewonnen! Zo heb ik hele landgoederen verworven en ze op de andere manier weer verspeeld.
lesson-losing-aim-not_yet = Daar staat hij veilig, en aan veilig heb je hier niets. Zet hem waar donker hem moet slaan.
lesson-losing-aim-hint-1 = Stap pal voor de donkere schijf, met een vrij veld achter je: 23 naar 18.
lesson-losing-force-title = Dwing hem te slaan
lesson-losing-force-say = Zie je beide schijven kwijt te raken. Slaan is verplicht, en dat is je hele wapen: wat je hem onder de neus duwt, moet hij opeten.
lesson-losing-force-say-2 = Voer hem ook de tweede: de eter staat er precies goed voor.
lesson-losing-force-done = Twee gangen, en geen van beide kon hij weigeren.
lesson-losing-force-not_yet = Daarna hoeft hij niet te slaan, of niet op de goede plek. Bied een schijf aan zodat wie slaat bij je andere terechtkomt.
lesson-losing-force-hint-1 = De schijf op 7 slaat wat er op 10 staat.
lesson-losing-force-hint-2 = Eerst 14 naar 10; dan 23 naar 18.
lesson-losing-must-title = Ook jij moet slaan
lesson-losing-must-say = Probeer onder het slaan uit te komen. Je kunt hier slaan, al wil je het niet, en de wet geldt voor allebei.
lesson-losing-must-say-2 = Sla nu en kijk er treurig bij. Tegenstribbelen helpt niet.
lesson-losing-must-done = Kijk dus vóór je zet ook naar wat hij jou kan opdringen.
lesson-losing-must-not_yet = Dat is de slag. Probeer eerst een andere zet en hoor waarom die niet mag.
lesson-losing-must-hint-1 = Probeer het met de schijf op 27; sla daarna met die op 22.
lesson-losing-two-title = Twee in één hap
lesson-losing-two-say = Zet twee schijven zo neer dat hij ze in één zet allebei slaat. Een slag moet worden afgemaakt, dus waarom zou je ze een voor een geven?
lesson-losing-two-done = Na de eerste kon hij niet stoppen. En dam is hij ook nog geworden, de stakker: hier is een dam een last, zoals we zullen zien.
lesson-losing-two-not_yet = Dan slaat hij er hoogstens één. Vanaf zijn landingsveld moet een tweede slag verder leiden.
lesson-losing-two-hint-1 = De schijf op 16 doet het: eerst over 19, dan over 27.
lesson-losing-two-hint-2 = 24 naar 19.
lesson-losing-choice-title = Kies wat je slaat
lesson-losing-choice-say = Sla zo dat je de rest van je schijven kunt weggeven. Slaan moet, maar er liggen twee slagen open, en de keus is aan jou.
lesson-losing-choice-say-2 = Geef je laatste schijf weg; je weet hoe het moet. Hij moest op zijn beurt slaan.
lesson-losing-choice-done = Vraag je dus vóór elke slag af waar je terechtkomt en wie er dan moet slaan.
lesson-losing-choice-not_yet = Toegestaan, maar zo houd je meer over dan je kunt weggeven. Probeer het met de andere.
lesson-losing-choice-hint-1 = Als 27 slaat, blijft de schijf op 26 staan waar 22 hem moet slaan.
lesson-losing-choice-hint-2 = 27 slaat naar 20. Schuif later 20 naar 16.
lesson-losing-stuck-title = Niets meer te zetten
lesson-losing-stuck-say = Geef de schijf weg die nog kan zetten. Je schijf op 13 is ingemetseld, en je wint ook als je schijven hebt maar geen zet.
lesson-losing-stuck-done = Eén schijf gegeven, één ingemetseld: je kunt niet zetten en dus win je. Luiheid wordt ook eens beloond.
lesson-losing-stuck-not_yet = Daar blijft hij vrij en moet je blijven zetten. Geef hem weg.
lesson-losing-stuck-hint-1 = 23 naar 18: de schijf op 14 moet hem slaan, en de muur staat.
lesson-losing-kings-title = Hoed je voor dammen
lesson-losing-kings-say = Geef beide schijven weg zonder dam te halen. Je schijf op 6 zou meteen dam kunnen worden. Begin er niet aan: een dam rent maar rond en raak je moeilijk kwijt.
lesson-losing-kings-say-2 = Geef nu de laatste weg. De schijf op 6 is weg, ongekroond en gelukkig.
lesson-losing-kings-done = Hier weegt een kroon zwaarder dan elders. Houd je schijven van de laatste rij en zijn slagen kort.
lesson-losing-kings-not_yet = Dat niet. Laat 6 staan en kijk wat de schijf op 1 moet doen.
lesson-losing-kings-hint-1 = De schijf op 1 moet 6 slaan zolang 10 vrij blijft. Breng de andere schijf naar die op 3.
lesson-losing-kings-hint-2 = 15 naar 11; dan 11 naar 8.
lesson-losing-last-title = De laatste drie
lesson-losing-last-say = Geef alle drie de schijven weg, elk in één zet, in de juiste volgorde. Drie schijven, drie geschenken!
lesson-losing-last-say-2 = Nu de volgende. Hij wordt gesleept waar je hem hebben wilt.
lesson-losing-last-say-3 = En nu de laatste. Let op waar de eter moet landen.
lesson-losing-last-done = Drie keer moest hij, en jij hebt met niets gewonnen. Kom maar eens tegen mij verliezen, als je kunt.
lesson-losing-last-not_yet = Toegestaan, maar daar breekt de keten van geschenken. Bied een schijf aan zodat wie slaat dichter bij de volgende komt.
lesson-losing-last-hint-1 = Begin met 16: de schijf op 7 moet hem komen halen.
lesson-losing-last-hint-2 = 16 naar 11, dan 23 naar 19, dan 30 naar 26.

## The lesson of Wolf and Sheep

lesson-wolf-title = Wolf en schapen, geleerd van Katherine
lesson-wolf-place-title = De wolf verschijnt
lesson-wolf-place-say = Kies een vrij donker veld waar de wolf verschijnt. Vandaag ben jij de wolf, één donkere wolf tegen vier lichte schapen.
lesson-wolf-place-say-2 = Doe nu ook de eerste stap: één veld schuin, welke kant je maar op wilt. Daar ben jij, en daar zijn zij.
lesson-wolf-place-done = En een schaap antwoordt met een stap vooruit. Zo gaat het door, om de beurt; niemand mag passen.
lesson-wolf-place-not_yet = Kies een donker veld dat vrij is.
lesson-wolf-place-hint-1 = Elk donker veld zonder schaap is goed.
lesson-wolf-wolf-title = Wat de wolf mag
lesson-wolf-wolf-say = Probeer op een schaap te stappen of eroverheen te springen. Honger?
lesson-wolf-wolf-say-2 = Ga nu één veld terug: anders dan een schaap mag de wolf dat. In dit spel wordt niemand geslagen, en niemand springt.
lesson-wolf-wolf-done = Heen en weer, dat is de vrijheid van de wolf. De schapen hebben die niet: elke stap van hen is voorgoed.
lesson-wolf-wolf-not_yet = Een nette stap, maar eerst het een en dan het ander: probeer een schaap te slaan en stap dan terug, het bord op.
lesson-wolf-wolf-hint-1 = Probeer van 18 naar 22 te gaan, waar een schaap staat, of erover naar 25.
lesson-wolf-wolf-hint-2 = Voor een stap terug ga je van 18 naar 14 of 15.
lesson-wolf-sheep-title = Wat de schapen mogen
lesson-wolf-sheep-say = Probeer met een schaap een stap terug te doen. We hebben van stoel gewisseld: de schapen zijn van jou en ze gaan één veld vooruit, het bord op.
lesson-wolf-sheep-say-2 = Doe nu een stap vooruit. Terug gaan ze nooit, dus denk na voor elke stap.
lesson-wolf-sheep-done = Goed. Vier schapen, en ze tellen alle vier.
lesson-wolf-sheep-not_yet = Dat is een stap vooruit, en die mag. Probeer eerst een stap terug.
lesson-wolf-sheep-hint-1 = Kies het schaap op 23 en wijs 27 of 26 aan; doe daarna een stap vooruit.
lesson-wolf-past-title = Hoe de wolf wint
lesson-wolf-past-say = Kom langs de schapen, waarvan het laatste op 21 staat. De wolf wint zodra hij op hun eerste rij staat of op gelijke hoogte met het laatste, want omkeren kunnen ze niet.
lesson-wolf-past-done = Op gelijke hoogte met het laatste schaap: niemand houdt je nog tegen, dus is het spel meteen afgelopen.
lesson-wolf-past-not_yet = Nog niet voorbij. Welk veld ligt op de rij van het schaap op 21?
lesson-wolf-past-hint-1 = Van 17 naar 22.
lesson-wolf-shut-title = Hoe de schapen winnen
lesson-wolf-shut-say = Doe de deur dicht voor de wolf, die naar de rand is geslopen. De schapen winnen als de wolf aan zet is en geen kant op kan.
lesson-wolf-shut-done = Nergens heen. De kudde heeft gewonnen.
lesson-wolf-shut-not_yet = De wolf glipt via 17 naar buiten. Sluit het af.
lesson-wolf-shut-hint-1 = Het schaap op 22 gaat naar 17.
lesson-wolf-row-title = Houd de rij gesloten
lesson-wolf-row-say = Bezet 18, waar de wolf zijn oog op heeft, met het schaap dat achter zich geen gat laat. De kunst van de schapen: samen vooruit en geen gat.
lesson-wolf-row-done = Nu is er geen doorkomen aan. Met zorg kunnen de schapen altijd winnen, waar de wolf ook begint; één onbedachte stap, en het is de wolf die wint.
lesson-wolf-row-not_yet = Daarna vindt de wolf een weg. 23 moet naast 19 blijven en 18 moet bezet worden.
lesson-wolf-row-hint-1 = 23 bewaakt de velden achter 19. Een ander schaap is vrij om naar 18 te gaan.
lesson-wolf-row-hint-2 = 22 naar 18.
lesson-wolf-gap-title = Vind het gat
lesson-wolf-gap-say = Neem de enige doorgang. Jij bent weer de wolf en de schapen zijn onvoorzichtig geweest.
lesson-wolf-gap-say-2 = Verder, tot het eind! De schapen naast je kunnen niet terug.
lesson-wolf-gap-done = Ze allemaal voorbij. Een wolf heeft geduld nodig, en dan één gat.
lesson-wolf-gap-not_yet = Daar sluiten de schapen weer aaneen. Zoek het veld vanwaar niemand je kan buitensluiten.
lesson-wolf-gap-hint-1 = Via 26 naar 31, tussen de schapen door.
lesson-wolf-fence-title = Het laatste hek
lesson-wolf-fence-say = Sluit de wolf voorgoed in, in drie stappen die hem elk maar één uitweg laten. Tot besluit hebben je schapen hem in de hoek.
lesson-wolf-fence-say-2 = Wees weer net zo vlug en laat hem alleen de weg terug. Hij had één uitweg, naar 1.
lesson-wolf-fence-say-3 = Sluit nu het laatste hek. Terug ging hij.
lesson-wolf-fence-done = Ingesloten. Nu ken je het spel; houd je kudde bijeen tegen iemand die bijt.
lesson-wolf-fence-not_yet = Dat laat de wolf meer dan één uitweg of meer tijd. Laat hem er maar één.
lesson-wolf-fence-hint-1 = De wolf op 5 heeft twee uitwegen, 1 en 9. Sluit eerst 9.
lesson-wolf-fence-hint-2 = 13 naar 9, dan 10 naar 6, dan 6 naar 1.

## Achievements: each with its source

achievement-draughts_win = De lof van dr. Johnson
achievement-draughts_win-task = Win een partij dammen.
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = Het eerste Engelse boek over dammen verscheen in 1756. Samuel Johnson schreef de opdracht: niets is een kleinigheid als het “voorzichtigheid, vooruitziendheid en omzichtigheid” leert.

achievement-draughts_puzzles = De machine uit Alberta
achievement-draughts_puzzles-task = Los tien dampuzzels op.
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = Sinds 2007 weten we dat dit damspel remise is als niemand een fout maakt. Het bewijs kostte tientallen computers in Alberta achttien jaar.

achievement-losing_win = Wie verliest, wint
achievement-losing_win-task = Win een partij weggeefdammen.
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = Zo spelen dat de verliezer wint, heet in Frankrijk “qui perd gagne”.

achievement-wolf_win = Twee zilveren vossen
achievement-wolf_win-task = Win een partij wolf en schapen.
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = Koning Eduard IV, de grootvader van Hendrik, kocht twee vossen en zesenveertig honden van verguld zilver: de stukken van een spel waarin vele kleine jagen op één grote.
