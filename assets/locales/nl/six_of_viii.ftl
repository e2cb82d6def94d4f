## The Six of VIII

six_of_viii-name = De zes van VIII
six_of_viii-short = Zes van VIII
six_of_viii-line = Slagen halen in teams, terwijl zes koninginnen om de beurt regeren.
six_of_viii-first = wie begint, komt uit in de eerste slag
six_of_viii-option-seats = Spelers
six_of_viii-option-seats-note-4 = twee teams van twee
six_of_viii-option-seats-note-3 = één met een dummy tegen twee partners
six_of_viii-option-seats-4 = vier
six_of_viii-option-seats-3 = drie
six_of_viii-option-rules = Regels
six_of_viii-option-rules-note = uitgebreid: met de koning, de spionnen en de Kerk
six_of_viii-option-rules-basic = basis
six_of_viii-option-rules-advanced = uitgebreid
six_of_viii-option-length = Lengte
six_of_viii-option-length-note-4 = kort: één spel; lang: vier spellen
six_of_viii-option-length-note-3 = kort: ieder één spel; lang: tot iemand twee rondes heeft gewonnen
six_of_viii-option-length-short = kort
six_of_viii-option-length-full = lang
six_of_viii-seat-0 = plaats 1
six_of_viii-seat-1 = plaats 2
six_of_viii-seat-2 = plaats 3
six_of_viii-seat-3 = plaats 4
six_of_viii-queen-black = Catharina van Aragon
six_of_viii-queen-red = Anna Boleyn
six_of_viii-queen-orange = Jane Seymour
six_of_viii-queen-yellow = Anna van Kleef
six_of_viii-queen-green = Catharina Howard
six_of_viii-queen-blue = Catharina Parr
six_of_viii-pile-4 =
    { $n ->
        [one] De stapel, gedekt: { $n } kaart
       *[other] De stapel, gedekt: { $n } kaarten
    }
six_of_viii-queen-black-short = Aragon
six_of_viii-queen-red-short = Boleyn
six_of_viii-queen-orange-short = Seymour
six_of_viii-queen-yellow-short = Kleef
six_of_viii-queen-green-short = Howard
six_of_viii-queen-blue-short = Parr
six_of_viii-card = { $rank } van { $queen }
six_of_viii-king = koning
six_of_viii-king-index = K
# On the card of the King.
six_of_viii-king-name = { cromwell-monarch-henry8 }
six_of_viii-spy = { $card } als { $as }
six_of_viii-solo = solo
six_of_viii-solo-was = solo: { $name }
six_of_viii-church = de Kerk
six_of_viii-church-used = de Kerk, gebruikt
six_of_viii-church-of = de Kerk: { $side }
six_of_viii-church-annulled = slag { $n } nietig
six_of_viii-reigns = { $queen } regeert: { $color } is troef
six_of_viii-reigns-less = { $queen }: { $color } is troef
six_of_viii-reigns-short = { $short } regeert: { $color }
six_of_viii-reigns-least = { $short }: { $color }
six_of_viii-reign-first = { $queen } regeert
six_of_viii-reign-second = { $color } is troef
six_of_viii-pass = Kies twee kaarten voor { FORM($name, "object") }.
six_of_viii-pass-more = Ze wisselen van hand zodra iedereen gekozen heeft.
six_of_viii-give = Kies twee kaarten voor de dummy.
six_of_viii-give-more = Daarna bekijk je zijn hand en neem je er twee uit.
six_of_viii-take = Neem twee kaarten van de dummy.
six_of_viii-take-more = De rest ligt open zodra iedereen heeft geruild.
six_of_viii-passing = { $name } kiest twee kaarten om door te geven.
six_of_viii-annul = Deze slag van { $points } nietig verklaren?
six_of_viii-annul-other = { $name } beslist voor de Kerk of de slag van { $points } nietig wordt.
six_of_viii-annul-more = Eén keer in dit spel. { FORM($name, "capital") } komt hoe dan ook hierna uit.
six_of_viii-annul-more-you = Eén keer in dit spel. Jij komt hoe dan ook hierna uit.
six_of_viii-annulled = Door de Kerk nietig verklaard: { $points } voor niemand.
six_of_viii-lead = Jij komt uit: speel een kaart naar keuze.
six_of_viii-lead-dummy = De dummy komt uit: speel een van zijn kaarten.
six_of_viii-follow = { FORM($suit, "capital") } is gevraagd: beken { $suit }.
six_of_viii-follows = { FORM($suit, "capital") } is gevraagd.
six_of_viii-void = { FORM($suit, "capital") } is gevraagd, en dat heb je niet: speel een kaart naar keuze.
six_of_viii-winning = { $name } ligt voor met de { $card }.
six_of_viii-winning-you = Jij ligt voor met de { $card }.
six_of_viii-winning-trump = { FORM($suit, "capital") } regeert, dus ligt { $name } voor met de { $card }.
six_of_viii-winning-trump-you = { FORM($suit, "capital") } regeert, dus lig jij voor met de { $card }.
six_of_viii-winning-led_trump = { FORM($suit, "capital") } regeert en { $name } ligt voor met de { $card }.
six_of_viii-winning-led_trump-you = { FORM($suit, "capital") } regeert en jij ligt voor met de { $card }.
six_of_viii-winning-king = De koning van { $name } is niet te verslaan.
six_of_viii-winning-king-you = Jouw koning is niet te verslaan.
six_of_viii-games = { $name } { $n }
six_of_viii-games-all = Gewonnen rondes: { $list }.
six_of_viii-say-ranks = { $suit } { $ranks }
six_of_viii-say-trick = Slag { $n } van 15. { $reigns }
six_of_viii-choice-1 = Eigen kleur
six_of_viii-choice-2 = Als 13
six_of_viii-choice-3 = Deze twee doorgeven
six_of_viii-choice-4 = Deze twee nemen
six_of_viii-choice-5 = Nietig verklaren
six_of_viii-choice-6 = Laten staan

## The suits

suit-black = zwart
    .capital = Zwart
    .adjective = zwarte
suit-red = rood
    .capital = Rood
    .adjective = rode
suit-orange = oranje
    .capital = Oranje
    .adjective = oranje
suit-yellow = geel
    .capital = Geel
    .adjective = gele
suit-green = groen
    .capital = Groen
    .adjective = groene
suit-blue = blauw
    .capital = Blauw
    .adjective = blauwe

## Refusals

refusal-six_of_viii-notation = “{ $text }” is geen zet van dit spel; schrijf A12 voor een kaart, pass A4 B7, annul of let.
refusal-six_of_viii-bad_deal = Bij het geven komt elke kaart precies één keer voor.
refusal-six_of_viii-deal = Eerst worden de kaarten gegeven.
refusal-six_of_viii-pass = Geef eerst twee kaarten door aan je partner.
refusal-six_of_viii-give = Geef eerst twee van je kaarten aan de dummy.
refusal-six_of_viii-take = Neem eerst twee kaarten van de dummy.
refusal-six_of_viii-play = Speel een kaart bij in de slag.
refusal-six_of_viii-church = Beslis eerst voor de Kerk: verklaar de slag nietig of laat hem staan.
refusal-six_of_viii-not_held = { $card }: die kaart zit niet in de hand die aan de beurt is.
refusal-six_of_viii-not_the_dummys = { $card }: die kaart heeft de dummy niet.
refusal-six_of_viii-follow = { FORM($suit, "capital") } is gevraagd: beken { $suit }.
refusal-six_of_viii-king = { FORM($suit, "capital") } is gevraagd: zolang je { $suit } hebt, moet de koning wachten tot er troef wordt gevraagd.
refusal-six_of_viii-lead_thirteen = Met een spion kom je uit als de 0 van zijn eigen kleur, nooit als een 13.
refusal-six_of_viii-own_colour = { FORM($suit, "capital") } is gevraagd: hier is de { FORM($suit, "adjective") } 0 gewoon { $suit }, nooit een 13.
refusal-six_of_viii-no_spy = Alleen een spion kan als 13 worden gespeeld.
refusal-six_of_viii-which = Zeg wat hij is: de 0 van zijn eigen kleur of de 13 van de andere.
refusal-six_of_viii-one_way = Die kaart kun je maar op één manier spelen.
refusal-six_of_viii-one_card = Speel één kaart tegelijk.
refusal-six_of_viii-two_cards = Twee kaarten is genoeg: leg er eerst een terug.
refusal-six_of_viii-another = Kies nog een kaart.
refusal-six_of_viii-confirm = Beide kaarten zijn gekozen: bevestig nu.
refusal-six_of_viii-dummys_turn = Kies nu een van de kaarten van de dummy.
refusal-six_of_viii-not_dummys_turn = De kaarten van de dummy wachten op zijn beurt.
refusal-six_of_viii-others_card = Die kaart zit in de hand van een ander.
refusal-six_of_viii-on_the_table = Die kaart is al gespeeld.
refusal-six_of_viii-out_of_play = Die kaart is uit het spel.
position-six_of_viii-form = ze wordt geschreven als fase:kroon:uitkomst:handen, bijvoorbeeld play:15:0:A12/A4/P1/P2
position-six_of_viii-cards = de kaarten kloppen niet: elke doet mee en is er één keer, en elke hand heeft er zoveel als er nog slagen zijn
position-six_of_viii-hands = elke hand heeft evenveel kaarten nodig, met de kaart die in de slag ligt
position-six_of_viii-trick = de slag op tafel heeft hoogstens drie kaarten, en wie kan bekennen bekent
position-six_of_viii-pass = kaarten worden doorgegeven voor de eerste slag, als elke hand er vijftien heeft
placed-six_of_viii-trick = Een slag die bezig is, heeft hoogstens drie kaarten.
placed-six_of_viii-no_cards = Niemand heeft een kaart in de hand.
placed-six_of_viii-too_many = { $side }: { $n } kaarten, in de hand en in de slag. Het zijn er nooit meer dan vijftien.
placed-six_of_viii-hands = Kaarten in de hand en in de slag: { $side } { $n }, { $other } { $m }. Iedereen heeft er evenveel nodig.
placed-six_of_viii-pass = Kaarten worden doorgegeven voor de eerste slag: elke hand heeft er vijftien, en in de slag ligt er geen.
placed-six_of_viii-suit = De slag: { $side } had kunnen bekennen.
six_of_viii-position-trick = De slag, in volgorde gespeeld
six_of_viii-position-next = Hierna
six_of_viii-position-pass = Doorgeven
six_of_viii-position-play = Slagen
six_of_viii-position-leads = Komt uit
six_of_viii-position-nobody = Niemand
six_of_viii-position-note = Slag { $n } van vijftien; { $suit } is troef.

## How it ended

outcome-level_by_last_trick = Gelijk met { $n }: de laatste slag beslist en { $winner } winnen.
outcome-level_by_king = Gelijk met { $n }: { $winner } hadden de koning niet en winnen daarom.
outcome-games = Dit zijn gewonnen rondes; met twee rondes win je de partij.

## Hints

hint-six_of_viii-diamonds =
    { $n ->
        [one] een diamant
       *[other] { WORDS($n) } diamanten
    }
hint-six_of_viii-own_hand = je eigen hand
hint-six_of_viii-card = de { FORM($suit, "adjective") } { $rank }
hint-six_of_viii-pair = de { FORM($suit, "adjective") } { $low } en { $high }
hint-six_of_viii-as = { $card } als { $as }
hint-six_of_viii-do-pass = Geef { $cards } door
hint-six_of_viii-do-give = Geef de dummy { $cards }
hint-six_of_viii-do-take = Neem { $cards }
hint-six_of_viii-do-lead = Kom uit met { $cards }
hint-six_of_viii-do-play = Speel { $cards }
hint-six_of_viii-do-lead_dummy = Kom met de dummy uit met { $cards }
hint-six_of_viii-do-play_dummy = Speel uit de dummy { $cards }
hint-six_of_viii-only = { $move }: het is de enige kaart die gespeeld mag worden.
hint-six_of_viii-best = { $move }: dat lijkt het beste, voor zover te overzien is.
hint-six_of_viii-give_king = { $move }: zo krijgt { $partner } de koning.
hint-six_of_viii-give_high = { $move }: zo krijgt { $partner } een hoge { FORM($suit, "adjective") } kaart, die telt zolang { $suit } regeert.
hint-six_of_viii-empties = { $move }: dan heb je geen { $suit } meer en kun je troeven als het gevraagd wordt.
hint-six_of_viii-shortens = { $move }: je houdt maar één { FORM($suit, "adjective") } kaart, en als die weg is, kun je troeven als { $suit } gevraagd wordt.
hint-six_of_viii-keeps_trumps = { $move }: je houdt elke zwarte en rode kaart, want die kleuren regeren het eerst.
hint-six_of_viii-low_pair = { $move }: ze zijn allebei laag.
hint-six_of_viii-take_king = { $move }: zo komt de koning in je eigen hand.
hint-six_of_viii-take_back = { $move }: dat zijn de twee kaarten die je gaf.
hint-six_of_viii-take_high = { $move }: daarbij is de hoogste { FORM($suit, "adjective") } kaart van de dummy.
hint-six_of_viii-empties_dummy = { $move }: dan heeft de dummy geen { $suit } meer en kan hij troeven als het gevraagd wordt.
hint-six_of_viii-annul =
    { $n ->
        [one] Verklaar de slag nietig: hij is voor de anderen { $n } punt waard.
       *[other] Verklaar de slag nietig: hij is voor de anderen { $n } punten waard.
    }
hint-six_of_viii-let =
    { $n ->
        [one] Laat de slag staan: hij is maar { $n } punt waard en er kunnen duurdere komen.
       *[other] Laat de slag staan: hij is { $n } punten waard en er kunnen duurdere komen.
    }
hint-six_of_viii-king = { $move }: hij verslaat elke kaart.
hint-six_of_viii-king_diamonds = { $move }: hij wint de slag, met { $diamonds } erin.
hint-six_of_viii-draws = { $move }: het is troef en haalt die van de anderen eruit.
hint-six_of_viii-draws_high = { $move }: het is de hoogste troef die over is en haalt die van de anderen eruit.
hint-six_of_viii-unbeaten = { $move }: niets wat de anderen kunnen hebben, gaat eroverheen.
hint-six_of_viii-highest = { $move }: het is de hoogste { FORM($suit, "adjective") } kaart die over is.
hint-six_of_viii-partner_void = { $move }: { $partner } heeft geen { $suit } meer en mag troeven.
hint-six_of_viii-last_of_suit = { $move }: het is de laatste { FORM($suit, "adjective") } kaart van de hand, die dan kan troeven als { $suit } gevraagd wordt.
hint-six_of_viii-keeps_back = { $move }: de hoge { FORM($suit, "adjective") } kaarten blijven achter de hand tot { $suit } regeert.
hint-six_of_viii-leads_low = { $move }: een lage kaart, en de betere { FORM($suit, "adjective") } kaarten blijven bewaard.
hint-six_of_viii-wins = { $move }: dat wint de slag.
hint-six_of_viii-wins_diamonds = { $move }: dat wint de slag, met { $diamonds } erin.
hint-six_of_viii-beats = { $move }: dat gaat over elke kaart die er ligt.
hint-six_of_viii-beats_diamonds = { $move }: dat gaat over elke kaart die er ligt, in een slag met { $diamonds } erin.
hint-six_of_viii-partner_has = { $move }: { $partner } heeft de slag al en meer is niet nodig.
hint-six_of_viii-partner_diamonds = { $move }: { $partner } heeft de slag al en dit legt er { $diamonds } bij.
hint-six_of_viii-partner_leads = { $move }: zo blijft de slag voor { $partner }, want die ligt tot nu toe voor.
hint-six_of_viii-partner_hopes = { $move }: dat legt er { $diamonds } bij voor { $partner }, want die ligt tot nu toe voor.
hint-six_of_viii-gives_none = { $move }: niets hier kan de slag winnen en dit geeft geen diamanten weg.
hint-six_of_viii-gives_few = { $move }: niets hier kan de slag winnen en dit geeft zo weinig mogelijk diamanten weg.
hint-six_of_viii-gives_lowest = { $move }: niets hier kan de slag winnen en dit is de laagste { FORM($suit, "adjective") } kaart.
hint-six_of_viii-gives_in = { $move }: niets hier kan de slag winnen.
hint-six_of_viii-saves_trumps = { $move }: dat laat de slag lopen en spaart de troeven.
hint-six_of_viii-not_worth = { $move }: dat laat de slag lopen, want er zitten geen diamanten in.

## Rules

page-six_cards-title = Zes koninginnen en hun kaarten
page-six_cards-1 = Ieder van de zes koninginnen heeft een kleur: Catharina van Aragon zwart, Anna Boleyn rood, Jane Seymour oranje, Anna van Kleef geel, Catharina Howard groen, Catharina Parr blauw. De 12 van een kleur is de koningin zelf.
page-six_cards-2 = Alle kleuren gaan tot 12. Zwart, rood en blauw beginnen bij 1, oranje en groen bij 4, geel pas bij 7. Een lange regering heeft een lange kleur.
page-six_cards-3 = Je speelt met z’n vieren en partners zitten tegenover elkaar. Alle 60 kaarten worden gegeven, 15 aan ieder. Wie begint, schuift van spel tot spel met de klok mee.
page-six_cards-4 = Het uitgebreide spel voegt de koning en twee nullen toe, de spionnen. Dan worden er 63 kaarten geschud en blijven er drie gedekt weg.
page-six_cards-picture-1 = De koninginnen in de volgorde van hun regering.
page-six_pass-title = Doorgeven
page-six_pass-1 = Vóór de eerste slag kiest elke speler twee kaarten voor zijn partner en legt ze gedekt neer.
page-six_pass-2 = Niemand bekijkt de gekregen kaarten voordat iedereen gekozen heeft. Van de kaarten die je doorgaf, weet je dat je partner ze in de hand heeft.
page-six_trick-title = Een slag
page-six_trick-1 = Wie begint, komt uit met een kaart naar keuze, zelfs met een troef. De anderen volgen met de klok mee met elk één kaart.
page-six_trick-2 = Wie een kaart van de gevraagde kleur heeft, moet die kleur bekennen. Wie er geen heeft, mag elke kaart spelen.
page-six_trick-3 = Wie de slag wint, komt uit in de volgende. Vijftien slagen vormen een spel.
page-six_trick-picture-1 = Zwart werd gevraagd, en er is geen troef gespeeld: de hoogste zwarte kaart wint. De laatste speler had geen zwart.
page-six_trump-title = Troef volgens de tijdlijn
page-six_trump-1 = Troef is de kleur van de koningin die regeert. De hoogste troef wint een slag; is er geen, dan wint de hoogste kaart van de gevraagde kleur.
page-six_trump-2 = De tijdlijn heeft vijftien vakken, één voor elke slag: vier zwarte, drie rode, twee oranje, één geel, twee groene, drie blauwe.
page-six_trump-3 = De kroon begint op het eerste vak en schuift na elke slag een vak op.
page-six_trump-picture-1 = Blauw regeert: de kleine blauwe kaart neemt de slag van de zwarte koningin.
page-six_points-title = Punten
page-six_points-1 = Een slag telt één punt voor het team dat hem wint, en elke diamant op de kaarten nog een punt.
page-six_points-2 = Bijna elke 8 heeft drie diamanten, een 6 twee, een 10 één. De oranje 4 heeft er twee, de zwarte en de rode 4 elk één. Bij geel heeft alleen de 10 een diamant.
page-six_points-3 = Vijftien slagen en 35 diamanten: 50 punten in een spel, tenzij er kaarten zijn weggelaten.
page-six_points-picture-1 = Eén, twee, twee, drie en één diamant. De gele 8 heeft er geen.
page-six_end-title = Korte en lange partijen
page-six_end-1 = Een korte partij is één spel, een lange vier: elke speler begint er een. Het hoogste totaal wint.
page-six_end-2 = Zijn de totalen gelijk, dan wint het team dat de laatste slag won.
page-six_end-3 = In het uitgebreide spel gaan gelijke totalen naar het team dat in het laatste spel de koning niet had; was hij niet gegeven, dan naar het team dat de laatste slag won of gewonnen zou hebben.
page-six_king-title = De koning
page-six_king-1 = De koning neemt de kleur aan van de regerende koningin. Hij is de hoogste troef en wint elke slag waarin hij wordt gespeeld.
page-six_king-2 = Je mag met hem uitkomen: dan is troef de gevraagde kleur. Je mag hem spelen als troef gevraagd werd of als je geen kaart van de gevraagde kleur hebt.
page-six_king-3 = Bekennen dwingt hem nooit tevoorschijn: alleen wie geen andere kaart heeft, moet hem spelen.
page-six_king-picture-1 = Blauw regeert en werd gevraagd: de koning neemt de slag van de koningin.
page-six_spies-title = De spionnen
page-six_spies-1 = De zwarte 0 en de rode 0 zijn spionnen. Elk mag op twee manieren worden gespeeld: als de 0 van zijn eigen kleur of als de 13 van de andere.
page-six_spies-2 = Als de 0 van zijn eigen kleur is hij een gewone kaart, de laagste van de kleur. Zolang je hem hebt, moet je die kleur bekennen, met hem of met een andere.
page-six_spies-3 = Als 13 mag hij worden gespeeld als de kleur van de 13 gevraagd werd of als je geen kaart van de gevraagde kleur hebt en dat niet de eigen kleur van de spion is. Je komt er nooit mee uit als 13, en niets dwingt hem er een te zijn.
page-six_spies-4 = Een 13 gaat boven de 12 van zijn kleur. Zolang die kleur regeert, is hij troef en staat alleen de koning boven hem; anders wint hij alleen als zijn kleur gevraagd werd.
page-six_spies-picture-1 = Elke spion toont zijn beide rangen.
page-six_spies-picture-2 = Rood werd gevraagd: als de rode 13 neemt de zwarte 0 de slag.
page-six_church-title = De Kerk van Engeland
page-six_church-1 = In een lange uitgebreide partij voor vier heeft vanaf het tweede spel het team dat tot dan toe minder punten heeft, voor dat spel de Kerk. Zijn de punten gelijk, dan heeft niemand haar.
page-six_church-2 = Eén keer in het spel mag de Kerk een slag nietig verklaren die het andere team zou winnen, nadat alle vier kaarten zijn gespeeld. In het team beslist wie de latere kaart speelde.
page-six_church-3 = Een nietige slag telt voor niets en de kaarten gaan uit het spel. De kroon schuift toch op, en wie hem gewonnen zou hebben, komt uit in de volgende.
page-six_church-4 = Ze wordt gesticht op het eerste rode vak van de tijdlijn: een eerdere slag kan niet nietig worden. En een slag met de koning erin ook niet.
page-six_dummy-title = Drie spelers: de dummy
page-six_dummy-1 = Met drie spelers is er een solo en zijn de andere twee partners. Vijftien kaarten gaan naar een vierde hand, de dummy.
page-six_dummy-2 = De partners geven elkaar twee kaarten door. De solospeler geeft er twee aan de dummy voordat hij die ziet, bekijkt hem dan en neemt er twee uit.
page-six_dummy-3 = Als iedereen heeft geruild, ligt de dummy open op tafel en speelt de solospeler zijn kaarten.
page-six_dummy-picture-1 = De dummy op volgorde: de koning links, dan kleur na kleur van hoog naar laag.
page-six_three-title = Drie spelers: spel en score
page-six_three-1 = De solospeler komt in de eerste slag uit zijn eigen hand uit. Dan volgen de ene partner, de dummy en de andere partner. Wint de dummy, dan komt die uit.
page-six_three-2 = Alleen de solospeler krijgt punten voor het spel: de slagen en diamanten van beide handen samen.
page-six_three-3 = Iedereen is één keer solo en de hoogste score wint die ronde; bij gelijke scores wordt ze gedeeld. De lange partij gaat door tot iemand twee rondes heeft gewonnen. Een gedeelde ronde telt voor ieder die erin deelt. Er is geen Kerk.

## The rule of the moment

moment-six_of_viii-pass = Kies twee kaarten voor je partner. Het loont om een korte kleur weg te werken.
moment-six_of_viii-give = De solospeler geeft twee kaarten aan de dummy voordat hij die ziet.
moment-six_of_viii-take = De solospeler neemt twee kaarten van de dummy in zijn eigen hand.
moment-six_of_viii-partners = De partners geven elkaar twee kaarten door.
moment-six_of_viii-church = De Kerk mag deze slag nietig verklaren, één keer in een spel: geen punten voor wie dan ook.
moment-six_of_viii-first = De eerste slag: { $suit } is troef.
moment-six_of_viii-king = De koning wint de slag altijd.
moment-six_of_viii-spy = Er kwam een spion als de 13 van de andere kleur.
moment-six_of_viii-reign = Een nieuwe koningin regeert: nu is { $suit } troef.
moment-six_of_viii-last = De laatste slag van deze regering: nog één keer is { $suit } troef.
moment-six_of_viii-over = Een slag telt één, elke diamant nog één; de meeste punten winnen.

## The lesson

lesson-six_of_viii-title = De zes van VIII, geleerd van Thomas More
lesson-six_of_viii-follow-title = Kleur bekennen
lesson-six_of_viii-follow-say = Probeer je groene zeven te spelen, hoewel er een zwarte kaart werd gevraagd en je zwart hebt. Je speelt met z’n vieren en de speler tegenover je is je partner.
lesson-six_of_viii-follow-say-2 = Neem nu de slag met een zwarte kaart. Zolang je de gevraagde kleur hebt, moet je bekennen, maar je mag kiezen met welke kaart.
lesson-six_of_viii-follow-done = De hoogste kaart van de gevraagde kleur neemt de slag, tenzij iemand een troef speelt. Wie een slag neemt, komt uit in de volgende.
lesson-six_of_viii-follow-not_yet = Dat bekent, maar een andere kaart van je zou de slag winnen.
lesson-six_of_viii-follow-hint-1 = Probeer het eerst met de groene zeven, om te horen waarom die niet mag.
lesson-six_of_viii-follow-hint-2 = Je zwarte elf gaat over de negen.
lesson-six_of_viii-crown-title = Troef volgens de kroon
lesson-six_of_viii-crown-say = Kom uit met groen, de kleur van Catharina Howard, zolang het wint: zij regeert nog één slag. De kroon laat zien wie er regeert, en haar kleur is troef: die verslaat alle andere.
lesson-six_of_viii-crown-say-2 = Kom nu uit met blauw. De kroon is na de slag opgeschoven: Catharina Parr regeert en haar kleur is troef.
lesson-six_of_viii-crown-done = Zo is dezelfde kaart sterk in de ene regering en zwak in de volgende. Houd de kroon in het oog.
lesson-six_of_viii-crown-not_yet = Dat zou iemand kunnen troeven. Kom uit met de kleur van de koningin die regeert.
lesson-six_of_viii-crown-hint-1 = Eerst de groene negen: groen is troef zolang Catharina Howard regeert.
lesson-six_of_viii-crown-hint-2 = Dan de blauwe tien: nu is blauw troef.
lesson-six_of_viii-trump-title = Een troef op een andere kleur
lesson-six_of_viii-trump-say = Neem de slag met een troef, en dat is blauw: er zijn diamanten te winnen. Zwart werd gevraagd, en dat heb je niet, dus mag je alles spelen.
lesson-six_of_viii-trump-done = De laagste troef verslaat de koningin zelf. Een renonce is wat waard.
lesson-six_of_viii-trump-not_yet = Toegestaan, want je hebt geen zwart. Maar die kaart wint niets.
lesson-six_of_viii-trump-hint-1 = Je blauwe één is de enige troef in de slag.
lesson-six_of_viii-diamonds-title = Diamanten
lesson-six_of_viii-diamonds-say = Geef deze slag de meeste diamanten, want je partner wint hem, en jij speelt als laatste. Een slag telt één punt en elke diamant op de kaarten nog een punt.
lesson-six_of_viii-diamonds-done = Drie diamanten en de slag voor je team. Bijna elke 8 heeft er drie, een 6 heeft er twee, een 10 één; een 4 heeft er één bij zwart en rood, twee bij oranje.
lesson-six_of_viii-diamonds-not_yet = Een van je kaarten heeft meer diamanten dan dat.
lesson-six_of_viii-diamonds-hint-1 = De oranje acht heeft er drie.
lesson-six_of_viii-pass-title = Doorgeven
lesson-six_of_viii-pass-say = Geef allebei je gele kaarten door: dan kun je troeven als geel gevraagd wordt. Vóór de eerste slag geeft elke speler twee kaarten door aan zijn partner, gedekt.
lesson-six_of_viii-pass-done = Als alle vier gekozen hebben, pakt ieder op wat zijn partner doorgaf. Onthoud: jij weet waar die twee kaarten zijn.
lesson-six_of_viii-pass-not_yet = Dat kan ook verstandig zijn. Maar probeer een hele kleur weg te werken: je twee gele kaarten.
lesson-six_of_viii-pass-hint-1 = Kies de gele negen en de gele zeven, en bevestig.
lesson-six_of_viii-pass-hint-2 = De twee kaarten die gemerkt waren toen de stap begon.
lesson-six_of_viii-king-title = De koning
lesson-six_of_viii-king-say = Probeer het met de koning nu er zwart gevraagd is. Hij hoort bij de uitgebreide kaarten, is troef in elke regering en verslaat alles. Maar een zwarte kaart is hij niet.
lesson-six_of_viii-king-say-2 = Beken dan. Zolang je dat kunt, wacht hij tot er troef wordt gevraagd.
lesson-six_of_viii-king-say-3 = Speel nu de koning: troef werd gevraagd, met de koningin zelf. Je hebt een blauwe kaart en mag die spelen, maar hij mag ook komen.
lesson-six_of_viii-king-done = De koning wint altijd. Je mag ook met hem uitkomen, en dan moet troef worden bekend; of hem spelen als je niets van de gevraagde kleur hebt.
lesson-six_of_viii-king-not_yet = Dat bekent, maar de koning zou de slag winnen.
lesson-six_of_viii-king-hint-1 = Probeer het eerst met de koning en beken dan met de zwarte vijf.
lesson-six_of_viii-king-hint-2 = Als blauw gevraagd wordt, speel je de koning.
lesson-six_of_viii-spies-title = De spionnen
lesson-six_of_viii-spies-say = Wijs de spion in je hand aan. De twee nullen zijn spionnen. Elk is de laagste kaart van zijn eigen kleur en vermomd de 13 van de andere: zwart voor rood, rood voor zwart.
lesson-six_of_viii-spies-say-2 = Speel de zwarte 0 als de rode 13. De rode koningin werd gevraagd, en je zou kunnen bekennen met je rode vier; maar de spion mag komen.
lesson-six_of_viii-spies-done = Als 13 is hij de hoogste kaart van de andere kleur. Hij mag alleen komen als die kleur gevraagd wordt of als je niets van de gevraagde kleur hebt, en hij wordt nooit gedwongen. Wordt zijn eigen kleur gevraagd, dan is een spion gewoon een 0.
lesson-six_of_viii-spies-not_yet = Dat niet: de spion is de 0, en als de rode 13 neemt hij de slag.
lesson-six_of_viii-spies-hint-1 = De zwarte 0 is de kaart aan de rand van je hand.
lesson-six_of_viii-spies-hint-2 = Kies de zwarte 0 en dan: als de 13 van de andere kleur.
lesson-six_of_viii-church-title = De Kerk van Engeland
lesson-six_of_viii-church-say = Geef de anderen geen diamanten meer in deze slag, die zij winnen. Vanaf het tweede spel van een lange partij heeft het team met minder punten de Kerk; hier is ze van jou.
lesson-six_of_viii-church-say-2 = Verklaar de slag nietig: er zitten zeven punten in! Vanaf het eerste rode vak van de tijdlijn mag de Kerk één slag van het andere team nietig verklaren.
lesson-six_of_viii-church-done = Geen punten voor wie dan ook, en de kroon schuift toch op. Eén keer in een spel, en nooit een slag met de koning: kies het moment goed. Nu ken je het spel.
lesson-six_of_viii-church-not_yet = Die punten zijn niet voor hen: speel een kaart zonder diamanten en verklaar de slag dan nietig.
lesson-six_of_viii-church-hint-1 = Speel de zwarte vijf of de rode zeven. Verklaar de slag dan nietig.

## Achievements: each with its source

achievement-six_of_viii_win = Preken over een kaart
achievement-six_of_viii_win-task = Win een partij De zes van VIII.
# Source: Hugh Latimer, Sermons on the Card (Cambridge, December 1529).
achievement-six_of_viii_win-story = Met Kerstmis 1529 preekte Hugh Latimer in Cambridge over een kaartspel, “triumph”, de voorouder van onze troef. Harten, zei hij, is troef.

achievement-six_of_viii_three = Geen vreemde kaarten
achievement-six_of_viii_three-task = Win een partij De zes van VIII met drie spelers.
# Source: 3 Edward IV c. 4 (1463).
achievement-six_of_viii_three-story = In 1463 verbood het parlement om speelkaarten Engeland in te voeren: de Engelse kaartenmakers hadden geklaagd over de buitenlandse.
