## The Six of VIII

six_of_viii-name = Die Sechs von VIII
six_of_viii-short = Sechs von VIII
six_of_viii-line = Stiche im Team, während sechs Königinnen nacheinander regieren.
six_of_viii-first = wer beginnt, spielt zum ersten Stich aus
six_of_viii-option-seats = Spieler
six_of_viii-option-seats-note-4 = zwei gegen zwei
six_of_viii-option-seats-note-3 = einer mit Strohmann gegen zwei Partner
six_of_viii-option-seats-4 = vier
six_of_viii-option-seats-3 = drei
six_of_viii-option-rules = Regeln
six_of_viii-option-rules-note = erweitert: mit dem König, den Spionen und der Kirche
six_of_viii-option-rules-basic = einfach
six_of_viii-option-rules-advanced = erweitert
six_of_viii-option-length = Länge
six_of_viii-option-length-note-4 = kurz: ein Spiel; lang: vier Spiele
six_of_viii-option-length-note-3 = kurz: jeder ein Spiel allein; lang: bis jemand zwei Runden gewonnen hat
six_of_viii-option-length-short = kurz
six_of_viii-option-length-full = lang
six_of_viii-seat-0 = Platz 1
six_of_viii-seat-1 = Platz 2
six_of_viii-seat-2 = Platz 3
six_of_viii-seat-3 = Platz 4
six_of_viii-queen-black = Katharina von Aragón
six_of_viii-queen-red = Anne Boleyn
six_of_viii-queen-orange = Jane Seymour
six_of_viii-queen-yellow = Anna von Kleve
six_of_viii-queen-green = Catherine Howard
six_of_viii-queen-blue = Catherine Parr
six_of_viii-pile-4 =
    { $n ->
        [one] Der Stapel, verdeckt: { $n } Karte
       *[other] Der Stapel, verdeckt: { $n } Karten
    }
six_of_viii-queen-black-short = Aragón
six_of_viii-queen-red-short = Boleyn
six_of_viii-queen-orange-short = Seymour
six_of_viii-queen-yellow-short = Kleve
six_of_viii-queen-green-short = Howard
six_of_viii-queen-blue-short = Parr
six_of_viii-card = { $rank } von { $queen }
six_of_viii-king = König
    .gender = masculine
six_of_viii-king-index = K
# On the card of the King.
six_of_viii-king-name = { cromwell-monarch-henry8 }
six_of_viii-spy = { $card } als { $as }
six_of_viii-solo = Solo
six_of_viii-solo-was = Solo: { $name }
six_of_viii-church = die Kirche
six_of_viii-church-used = die Kirche, verbraucht
six_of_viii-church-of = die Kirche: { $side }
six_of_viii-church-annulled = Stich { $n } annulliert
six_of_viii-reigns = { $queen } regiert: { $color } ist Trumpf
six_of_viii-reigns-less = { $queen }: { $color } ist Trumpf
six_of_viii-reigns-short = { $short } regiert: { $color }
six_of_viii-reigns-least = { $short }: { $color }
six_of_viii-reign-first = { $queen } regiert
six_of_viii-reign-second = { $color } ist Trumpf
six_of_viii-pass = Wähle zwei Karten für { FORM($name, "accusative") }.
six_of_viii-pass-more = Sie wechseln die Hand, sobald alle gewählt haben.
six_of_viii-give = Wähle zwei Karten für den Strohmann.
six_of_viii-give-more = Danach siehst du sein Blatt und nimmst zwei heraus.
six_of_viii-take = Nimm zwei Karten des Strohmanns.
six_of_viii-take-more = Der Rest liegt offen, sobald alle getauscht haben.
six_of_viii-passing = { $name } wählt zwei Karten zum Weitergeben.
six_of_viii-annul = Diesen Stich annullieren ({ $points })?
six_of_viii-annul-other = { $name } entscheidet für die Kirche: Der Stich zählt { $points } oder wird annulliert.
six_of_viii-annul-more = Einmal in diesem Spiel. { FORM($name, "capital") } spielt in jedem Fall als Nächstes aus.
six_of_viii-annul-more-you = Einmal in diesem Spiel. Du spielst in jedem Fall als Nächstes aus.
six_of_viii-annulled = Von der Kirche annulliert: { $points } für niemanden.
six_of_viii-lead = Spiele eine beliebige Karte aus.
six_of_viii-lead-dummy = Spiele eine Karte des Strohmanns aus.
six_of_viii-follow = { $suit } ist angespielt: Bediene { $suit }.
six_of_viii-follows = { $suit } ist angespielt.
six_of_viii-void = { $suit } ist angespielt, und du hast keins: Spiele, was du willst.
six_of_viii-winning = Mit der { $card } liegt { FORM($name, "the") } vorn.
six_of_viii-winning-you = Deine { $card } liegt vorn.
six_of_viii-winning-trump = Mit der { $card } liegt { FORM($name, "the") } vorn, denn { $suit } regiert.
six_of_viii-winning-trump-you = Deine { $card } liegt vorn, denn { $suit } regiert.
six_of_viii-winning-led_trump = Mit der { $card } liegt { FORM($name, "the") } vorn, und { $suit } regiert.
six_of_viii-winning-led_trump-you = Deine { $card } liegt vorn, und { $suit } regiert.
six_of_viii-winning-king = Mit dem König ist { FORM($name, "the") } nicht zu schlagen.
six_of_viii-winning-king-you = Dein König ist nicht zu schlagen.
six_of_viii-games = { $name } { $n }
six_of_viii-games-all = Runden gewonnen: { $list }.
six_of_viii-say-ranks = { $suit } { $ranks }
six_of_viii-say-trick = Stich { $n } von 15. { $reigns }
six_of_viii-choice-1 = Eigene Farbe
six_of_viii-choice-2 = Als 13
six_of_viii-choice-3 = Beide weitergeben
six_of_viii-choice-4 = Beide nehmen
six_of_viii-choice-5 = Annullieren
six_of_viii-choice-6 = Gelten lassen

## The suits

suit-black = Schwarz
    .feminine = schwarze
suit-red = Rot
    .feminine = rote
suit-orange = Orange
    .feminine = orange
suit-yellow = Gelb
    .feminine = gelbe
suit-green = Grün
    .feminine = grüne
suit-blue = Blau
    .feminine = blaue

## Refusals

refusal-six_of_viii-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe A12 für eine Karte, pass A4 B7, annul oder let.
refusal-six_of_viii-bad_deal = Beim Geben kommt jede Karte genau einmal vor.
refusal-six_of_viii-deal = Erst werden die Karten gegeben.
refusal-six_of_viii-pass = Gib erst zwei Karten an deinen Partner weiter.
refusal-six_of_viii-give = Gib erst dem Strohmann zwei deiner Karten.
refusal-six_of_viii-take = Nimm erst zwei Karten des Strohmanns.
refusal-six_of_viii-play = Spiele eine Karte zum Stich.
refusal-six_of_viii-church = Entscheide erst für die Kirche: den Stich annullieren oder gelten lassen.
refusal-six_of_viii-not_held = { $card } ist nicht in dem Blatt, das am Zug ist.
refusal-six_of_viii-not_the_dummys = { $card } ist keine Karte des Strohmanns.
refusal-six_of_viii-follow = { $suit } ist angespielt: Bediene { $suit }.
refusal-six_of_viii-king = { $suit } ist angespielt: Solange du { $suit } hast, muss der König warten, bis Trumpf angespielt wird.
refusal-six_of_viii-lead_thirteen = Ausgespielt ist ein Spion die 0 seiner eigenen Farbe, nie eine 13.
refusal-six_of_viii-own_colour = { $suit } ist angespielt: Da gilt die { FORM($suit, "feminine") } 0 als { $suit }, nie als 13.
refusal-six_of_viii-no_spy = Nur ein Spion kann als 13 gespielt werden.
refusal-six_of_viii-which = Sag, was sie sein soll: die 0 der eigenen Farbe oder die 13 der anderen.
refusal-six_of_viii-one_way = Diese Karte lässt sich nur auf eine Art spielen.
refusal-six_of_viii-one_card = Spiele immer nur eine Karte.
refusal-six_of_viii-two_cards = Zwei Karten genügen: Lege erst eine zurück.
refusal-six_of_viii-another = Wähle noch eine Karte.
refusal-six_of_viii-confirm = Beide Karten sind gewählt: Jetzt bestätige.
refusal-six_of_viii-dummys_turn = Wähle jetzt eine Karte des Strohmanns.
refusal-six_of_viii-not_dummys_turn = Die Karten des Strohmanns warten, bis er an der Reihe ist.
refusal-six_of_viii-others_card = Diese Karte gehört zu einem anderen Blatt.
refusal-six_of_viii-on_the_table = Diese Karte ist schon gespielt.
refusal-six_of_viii-out_of_play = Diese Karte ist aus dem Spiel.
position-six_of_viii-form = geschrieben wird sie als Phase:Krone:Ausspiel:Blätter, etwa play:15:0:A12/A4/P1/P2
position-six_of_viii-cards = die Karten passen nicht zusammen: Jede ist im Spiel und einmal da, und jedes Blatt hat so viele, wie noch Stiche kommen
position-six_of_viii-hands = jedes Blatt braucht gleich viele Karten, mit der im Stich gespielten
position-six_of_viii-trick = der Stich auf dem Tisch hat höchstens drei Karten, und wer bedienen kann, bedient
position-six_of_viii-pass = weitergegeben wird vor dem ersten Stich, wenn jedes Blatt fünfzehn Karten hat
placed-six_of_viii-trick = Ein Stich, der gerade gespielt wird, hat höchstens drei Karten.
placed-six_of_viii-no_cards = Niemand hat eine Karte im Blatt.
placed-six_of_viii-too_many = { $side }: { $n } Karten, im Blatt und im Stich. Mehr als fünfzehn sind es nie.
placed-six_of_viii-hands = Karten im Blatt und im Stich: { $side } { $n }, { $other } { $m }. Alle brauchen gleich viele.
placed-six_of_viii-pass = Weitergegeben wird vor dem ersten Stich: Jedes Blatt hat fünfzehn Karten, und im Stich liegt keine.
placed-six_of_viii-suit = Der Stich: { $side } hätte bedienen können.
six_of_viii-position-trick = Der Stich in der gespielten Reihenfolge
six_of_viii-position-next = Als Nächstes
six_of_viii-position-pass = Weitergeben
six_of_viii-position-play = Stiche
six_of_viii-position-leads = Ausspiel
six_of_viii-position-nobody = Niemand
six_of_viii-position-note = Stich { $n } von fünfzehn; { $suit } ist Trumpf.

## How it ended

outcome-level_by_last_trick = Gleichstand bei { $n }: Der letzte Stich entscheidet. Sieger: { $winner }.
outcome-level_by_king = Gleichstand bei { $n }: Es siegt, wer den König nicht hatte: { $winner }.
outcome-games = Das sind gewonnene Runden; mit zwei Runden ist die Partie gewonnen.

## Hints

hint-six_of_viii-diamonds =
    { $n ->
        [one] einen Diamanten
       *[other] { WORDS($n) } Diamanten
    }
hint-six_of_viii-own_hand = dein eigenes Blatt
hint-six_of_viii-card = die { FORM($suit, "feminine") } { $rank }
hint-six_of_viii-pair = die { FORM($suit, "feminine") } { $low } und { $high }
hint-six_of_viii-as = { $card } als { $as }
hint-six_of_viii-do-pass = Gib { $cards } weiter
hint-six_of_viii-do-give = Gib dem Strohmann { $cards }
hint-six_of_viii-do-take = Nimm { $cards }
hint-six_of_viii-do-lead = Spiele { $cards } aus
hint-six_of_viii-do-play = Spiele { $cards }
hint-six_of_viii-do-lead_dummy = Spiele vom Strohmann { $cards } aus
hint-six_of_viii-do-play_dummy = Spiele vom Strohmann { $cards }
hint-six_of_viii-only = { $move }: Keine andere Karte ist erlaubt.
hint-six_of_viii-best = { $move }: Das sieht am besten aus, soweit sich das sagen lässt.
hint-six_of_viii-give_king = { $move }: So bekommt { FORM($partner, "the") } den König.
hint-six_of_viii-give_high = { $move }: So bekommt { FORM($partner, "the") } eine hohe { FORM($suit, "feminine") } Karte, die viel wert ist, solange { $suit } regiert.
hint-six_of_viii-empties = { $move }: Dein Blatt ist dann frei von { $suit }, und wird das angespielt, kannst du stechen.
hint-six_of_viii-shortens = { $move }: Du behältst nur eine { FORM($suit, "feminine") } Karte, und ist sie weg, kannst du stechen, wenn { $suit } angespielt wird.
hint-six_of_viii-keeps_trumps = { $move }: Alle schwarzen und roten Karten bleiben dir, denn diese Farben regieren zuerst.
hint-six_of_viii-low_pair = { $move }: Beide sind niedrig.
hint-six_of_viii-take_king = { $move }: So kommt der König in dein eigenes Blatt.
hint-six_of_viii-take_back = { $move }: Das sind die zwei, die du gegeben hast.
hint-six_of_viii-take_high = { $move }: Darunter ist die höchste { FORM($suit, "feminine") } Karte des Strohmanns.
hint-six_of_viii-empties_dummy = { $move }: Der Strohmann ist dann frei von { $suit }, und wird das angespielt, kann er stechen.
hint-six_of_viii-annul =
    { $n ->
        [one] Annulliere den Stich: Er bringt der anderen Seite { $n } Punkt.
       *[other] Annulliere den Stich: Er bringt der anderen Seite { $n } Punkte.
    }
hint-six_of_viii-let =
    { $n ->
        [one] Lass den Stich gelten: Er zählt nur { $n } Punkt, und es können teurere kommen.
       *[other] Lass den Stich gelten: Er zählt { $n } Punkte, und es können teurere kommen.
    }
hint-six_of_viii-king = { $move }: Er schlägt jede Karte.
hint-six_of_viii-king_diamonds = { $move }: Er gewinnt den Stich, und der enthält { $diamonds }.
hint-six_of_viii-draws = { $move }: Das ist Trumpf und zieht die Trümpfe der anderen Seite.
hint-six_of_viii-draws_high = { $move }: Das ist der höchste verbliebene Trumpf und zieht die der anderen Seite.
hint-six_of_viii-unbeaten = { $move }: Nichts, was die andere Seite haben kann, schlägt das.
hint-six_of_viii-highest = { $move }: Das ist jetzt die höchste { FORM($suit, "feminine") } Karte.
hint-six_of_viii-partner_void = { $move }: { $suit } hat { FORM($partner, "the") } nicht mehr und darf stechen.
hint-six_of_viii-last_of_suit = { $move }: Das ist die letzte { FORM($suit, "feminine") } Karte des Blattes, das dann stechen kann, wenn { $suit } angespielt wird.
hint-six_of_viii-keeps_back = { $move }: Die hohen Karten in { $suit } bleiben zurück, bis { $suit } regiert.
hint-six_of_viii-leads_low = { $move }: Sie ist niedrig und schont die besseren Karten in { $suit }.
hint-six_of_viii-wins = { $move }: Das gewinnt den Stich.
hint-six_of_viii-wins_diamonds = { $move }: Das gewinnt den Stich, und der enthält { $diamonds }.
hint-six_of_viii-beats = { $move }: Das schlägt alles, was bisher liegt.
hint-six_of_viii-beats_diamonds = { $move }: Das schlägt alles, was bisher liegt, und der Stich enthält { $diamonds }.
hint-six_of_viii-partner_has = { $move }: Den Stich hat { FORM($partner, "the") } schon sicher, und mehr braucht es nicht.
hint-six_of_viii-partner_diamonds = { $move }: Den Stich hat { FORM($partner, "the") } schon sicher, und das legt { $diamonds } dazu.
hint-six_of_viii-partner_leads = { $move }: Bisher liegt { FORM($partner, "the") } vorn, und so soll es bleiben.
hint-six_of_viii-partner_hopes = { $move }: Bisher liegt { FORM($partner, "the") } vorn, und das legt { $diamonds } dazu.
hint-six_of_viii-gives_none = { $move }: Hier lässt sich der Stich nicht gewinnen, und so gehen keine Diamanten verloren.
hint-six_of_viii-gives_few = { $move }: Hier lässt sich der Stich nicht gewinnen, und so gehen möglichst wenige Diamanten verloren.
hint-six_of_viii-gives_lowest = { $move }: Hier lässt sich der Stich nicht gewinnen, und das ist die niedrigste { FORM($suit, "feminine") } Karte.
hint-six_of_viii-gives_in = { $move }: Hier lässt sich der Stich nicht gewinnen.
hint-six_of_viii-saves_trumps = { $move }: Das überlässt den anderen den Stich und spart die Trümpfe.
hint-six_of_viii-not_worth = { $move }: Das überlässt den anderen den Stich, denn er enthält keine Diamanten.

## Rules

page-six_cards-title = Sechs Königinnen und ihre Karten
page-six_cards-1 = Jede der sechs Königinnen hat eine Farbe: Katharina von Aragón Schwarz, Anne Boleyn Rot, Jane Seymour Orange, Anna von Kleve Gelb, Catherine Howard Grün, Catherine Parr Blau. Die 12 einer Farbe ist die Königin selbst.
page-six_cards-2 = Alle Farben reichen bis zur 12 hinauf. Schwarz, Rot und Blau beginnen bei 1, Orange und Grün bei 4, Gelb erst bei 7. Wer lange regiert, hat viele Karten.
page-six_cards-3 = Man spielt zu viert, und die Partner sitzen einander gegenüber. Alle 60 Karten werden gegeben, jedem 15. Von Spiel zu Spiel beginnt im Uhrzeigersinn der Nächste.
page-six_cards-4 = Im erweiterten Spiel kommen der König und zwei Nullen, die Spione, dazu. Dann werden 63 Karten gemischt, und drei davon bleiben verdeckt aus dem Spiel.
page-six_cards-picture-1 = Die Königinnen in der Reihenfolge ihrer Herrschaft.
page-six_pass-title = Weitergeben
page-six_pass-1 = Vor dem ersten Stich wählt jeder zwei Karten für seinen Partner und legt sie verdeckt ab.
page-six_pass-2 = Niemand sieht die erhaltenen Karten an, bevor alle gewählt haben. Von den Karten, die du weitergibst, weißt du: Dein Partner hat sie.
page-six_trick-title = Ein Stich
page-six_trick-1 = Wer beginnt, spielt eine beliebige Karte aus, auch Trumpf. Die anderen folgen im Uhrzeigersinn mit je einer Karte.
page-six_trick-2 = Wer eine Karte der angespielten Farbe hat, muss die Farbe bedienen. Wer keine hat, darf jede Karte spielen.
page-six_trick-3 = Wer den Stich gewinnt, spielt zum nächsten aus. Fünfzehn Stiche sind ein Spiel.
page-six_trick-picture-1 = Schwarz war angespielt, und niemand hat gestochen: Die höchste schwarze Karte gewinnt. Der letzte Spieler hatte kein Schwarz.
page-six_trump-title = Trumpf nach der Zeitleiste
page-six_trump-1 = Trumpf ist die Farbe der Königin, die gerade regiert. Der höchste Trumpf gewinnt den Stich; liegt keiner, die höchste Karte der angespielten Farbe.
page-six_trump-2 = Die Zeitleiste hat fünfzehn Felder, eines für jeden Stich: vier schwarze, drei rote, zwei orange, ein gelbes, zwei grüne, drei blaue.
page-six_trump-3 = Die Krone beginnt auf dem ersten Feld und rückt nach jedem Stich ein Feld weiter.
page-six_trump-picture-1 = Blau regiert: Die kleine blaue Karte nimmt der schwarzen Königin den Stich.
page-six_points-title = Punkte
page-six_points-1 = Ein Stich zählt einen Punkt für das Team, das ihn gewinnt, und jeder Diamant auf seinen Karten einen weiteren.
page-six_points-2 = Fast jede 8 hat drei Diamanten, eine 6 zwei, eine 10 einen. Die orange 4 hat zwei, die schwarze 4 und die rote 4 haben je einen. In Gelb hat nur die 10 einen Diamanten.
page-six_points-3 = Fünfzehn Stiche und 35 Diamanten: 50 Punkte in einem Spiel, wenn nicht Karten fehlen.
page-six_points-picture-1 = Ein, zwei, zwei, drei und ein Diamant. Die gelbe 8 hat keinen.
page-six_end-title = Kurze und lange Partie
page-six_end-1 = Eine kurze Partie ist ein Spiel, eine lange sind vier: Jeder beginnt eines. Die höhere Summe gewinnt.
page-six_end-2 = Bei Gleichstand gewinnt das Team, das den letzten Stich gemacht hat.
page-six_end-3 = Im erweiterten Spiel siegt bei Gleichstand das Team, das im letzten Spiel den König nicht hatte; wurde er nicht ausgegeben, das Team, das den letzten Stich gewonnen hat oder gewonnen hätte.
page-six_king-title = Der König
page-six_king-1 = Der König nimmt die Farbe der regierenden Königin an. Er ist der höchste Trumpf und gewinnt jeden Stich, zu dem er gespielt wird.
page-six_king-2 = Man darf ihn ausspielen: Dann ist Trumpf angespielt. Man darf ihn zugeben, wenn Trumpf angespielt ist oder man die angespielte Farbe nicht hat.
page-six_king-3 = Die Pflicht zu bedienen zwingt ihn nie heraus: Nur wer keine andere Karte hat, muss ihn spielen.
page-six_king-picture-1 = Blau regiert und ist angespielt: Der König nimmt der Königin den Stich.
page-six_spies-title = Die Spione
page-six_spies-1 = Die schwarze 0 und die rote 0 sind Spione. Jede lässt sich auf zwei Arten spielen: als 0 der eigenen Farbe oder als 13 der anderen.
page-six_spies-2 = Als 0 der eigenen Farbe ist sie eine gewöhnliche Karte, die niedrigste ihrer Farbe. Solange du sie hast, musst du diese Farbe bedienen, mit ihr oder einer anderen.
page-six_spies-3 = Als 13 darf sie kommen, wenn die Farbe der 13 angespielt ist oder wenn du die angespielte Farbe nicht hast und diese nicht die eigene Farbe des Spions ist. Ausgespielt ist sie nie eine 13, und nichts zwingt sie dazu, eine zu sein.
page-six_spies-4 = Eine 13 steht über der 12 ihrer Farbe. Solange diese Farbe regiert, ist sie Trumpf, und nur der König steht über ihr; sonst gewinnt sie nur, wenn ihre Farbe angespielt ist.
page-six_spies-picture-1 = Jeder Spion zeigt seine beiden Werte.
page-six_spies-picture-2 = Rot ist angespielt: Als rote 13 nimmt die schwarze 0 den Stich.
page-six_church-title = Die Kirche von England
page-six_church-1 = In der langen erweiterten Partie zu viert hat vom zweiten Spiel an das Team mit weniger Punkten für dieses Spiel die Kirche. Bei Gleichstand hat sie niemand.
page-six_church-2 = Einmal im Spiel darf die Kirche einen Stich annullieren, den das andere Team gewinnen würde, sobald alle vier Karten liegen. Es entscheidet, wer vom Team die spätere Karte gespielt hat.
page-six_church-3 = Ein annullierter Stich zählt nichts, und seine Karten kommen aus dem Spiel. Die Krone rückt trotzdem weiter, und wer ihn gewonnen hätte, spielt als Nächster aus.
page-six_church-4 = Gegründet wird sie auf dem ersten roten Feld der Zeitleiste: Ein früherer Stich lässt sich nicht annullieren. Ein Stich mit dem König auch nicht.
page-six_dummy-title = Zu dritt: der Strohmann
page-six_dummy-1 = Zu dritt spielt einer allein, die anderen zwei sind Partner. Fünfzehn Karten bekommt ein viertes Blatt, der Strohmann.
page-six_dummy-2 = Die Partner geben einander zwei Karten weiter. Der Alleinspieler gibt dem Strohmann zwei, bevor er dessen Blatt sieht; dann sieht er es an und nimmt zwei heraus.
page-six_dummy-3 = Sobald alle getauscht haben, liegt der Strohmann offen auf dem Tisch, und der Alleinspieler spielt seine Karten.
page-six_dummy-picture-1 = Der Strohmann, geordnet: der König links, dann Farbe um Farbe von hoch nach niedrig.
page-six_three-title = Zu dritt: Ablauf und Wertung
page-six_three-1 = Der Alleinspieler spielt aus der eigenen Hand zum ersten Stich aus. Dann folgen ein Partner, der Strohmann und der andere Partner. Gewinnt der Strohmann, so spielt er aus.
page-six_three-2 = Punkte für das Spiel bekommt nur der Alleinspieler: die Stiche und Diamanten beider Blätter zusammen.
page-six_three-3 = Jeder spielt einmal allein, und die meisten Punkte gewinnen die Runde; wer gleich viele hat, teilt sich den Sieg. Die lange Partie dauert, bis jemand zwei solche Runden gewonnen hat. Eine geteilte zählt für jeden, der sie teilt. Die Kirche gibt es nicht.

## The rule of the moment

moment-six_of_viii-pass = Wähle zwei Karten für deinen Partner. Eine kurze Farbe loszuwerden lohnt sich.
moment-six_of_viii-give = Der Alleinspieler gibt dem Strohmann zwei Karten, bevor er dessen Blatt sieht.
moment-six_of_viii-take = Der Alleinspieler nimmt zwei Karten des Strohmanns in die eigene Hand.
moment-six_of_viii-partners = Die Partner geben einander zwei Karten weiter.
moment-six_of_viii-church = Die Kirche darf diesen Stich annullieren, einmal im Spiel: Niemand bekommt Punkte.
moment-six_of_viii-first = Der erste Stich: { $suit } ist Trumpf.
moment-six_of_viii-king = Der König gewinnt den Stich immer.
moment-six_of_viii-spy = Ein Spion kam als 13 der anderen Farbe.
moment-six_of_viii-reign = Eine neue Königin regiert: { $suit } ist jetzt Trumpf.
moment-six_of_viii-last = Der letzte Stich dieser Herrschaft: Noch einmal ist { $suit } Trumpf.
moment-six_of_viii-over = Ein Stich zählt eins, jeder Diamant eins dazu; die meisten Punkte gewinnen.

## The lesson

lesson-six_of_viii-title = Die Sechs von VIII: Unterricht bei Thomas Morus
lesson-six_of_viii-follow-title = Farbe bedienen
lesson-six_of_viii-follow-say = Versuche, deine grüne Sieben zu spielen, obwohl eine schwarze Karte angespielt ist und du Schwarz hast. Man spielt zu viert, und wer dir gegenübersitzt, ist dein Partner.
lesson-six_of_viii-follow-say-2 = Nun nimm den Stich mit einer schwarzen Karte. Solange du die angespielte Farbe hast, musst du bedienen; mit welcher Karte, steht dir frei.
lesson-six_of_viii-follow-done = Die höchste Karte der angespielten Farbe nimmt den Stich, wenn niemand sticht. Wer den Stich nimmt, spielt zum nächsten aus.
lesson-six_of_viii-follow-not_yet = Das bedient zwar, aber eine andere deiner Karten gewänne den Stich.
lesson-six_of_viii-follow-hint-1 = Versuche es erst mit der grünen Sieben und höre, warum sie nicht erlaubt ist.
lesson-six_of_viii-follow-hint-2 = Deine schwarze Elf schlägt die Neun.
lesson-six_of_viii-crown-title = Trumpf nach der Krone
lesson-six_of_viii-crown-say = Spiele Grün aus, die Farbe von Catherine Howard, solange es gewinnt: Sie regiert noch einen Stich. Die Krone zeigt, wer regiert, und deren Farbe ist Trumpf: Sie schlägt alle anderen.
lesson-six_of_viii-crown-say-2 = Nun spiele Blau aus. Nach dem Stich ist die Krone weitergerückt: Catherine Parr regiert, und ihre Farbe ist Trumpf.
lesson-six_of_viii-crown-done = So ist dieselbe Karte unter der einen stark und unter der nächsten schwach. Behalte die Krone im Auge.
lesson-six_of_viii-crown-not_yet = Das könnte jemand stechen. Spiele die Farbe der Königin aus, die regiert.
lesson-six_of_viii-crown-hint-1 = Erst die grüne Neun: Grün ist Trumpf, solange Catherine Howard regiert.
lesson-six_of_viii-crown-hint-2 = Dann die blaue Zehn: Blau ist jetzt Trumpf.
lesson-six_of_viii-trump-title = Eine andere Farbe stechen
lesson-six_of_viii-trump-say = Nimm den Stich mit einem Trumpf, also mit Blau: Es sind Diamanten zu gewinnen. Schwarz ist angespielt, und du hast keins, also darfst du alles spielen.
lesson-six_of_viii-trump-done = Der kleinste Trumpf schlägt die Königin selbst. Eine Farbe nicht zu haben, ist etwas wert.
lesson-six_of_viii-trump-not_yet = Erlaubt, denn du hast kein Schwarz. Aber diese Karte gewinnt nichts.
lesson-six_of_viii-trump-hint-1 = Deine blaue Eins ist der einzige Trumpf im Stich.
lesson-six_of_viii-diamonds-title = Diamanten
lesson-six_of_viii-diamonds-say = Gib diesem Stich so viele Diamanten, wie du kannst, denn dein Partner gewinnt ihn, und du bist der Letzte. Ein Stich zählt einen Punkt, und jeder Diamant auf seinen Karten einen weiteren.
lesson-six_of_viii-diamonds-done = Drei Diamanten und der Stich für euch. Fast jede 8 hat drei, eine 6 hat zwei, eine 10 einen; eine 4 hat in Schwarz und Rot einen, in Orange zwei.
lesson-six_of_viii-diamonds-not_yet = Eine deiner Karten hat mehr Diamanten als diese.
lesson-six_of_viii-diamonds-hint-1 = Die orange Acht hat drei.
lesson-six_of_viii-pass-title = Weitergeben
lesson-six_of_viii-pass-say = Gib deine beiden gelben Karten weiter: Dann kannst du stechen, wenn Gelb angespielt wird. Vor dem ersten Stich gibt jeder seinem Partner verdeckt zwei Karten.
lesson-six_of_viii-pass-done = Sobald alle vier gewählt haben, nimmt jeder auf, was sein Partner ihm gab. Vergiss nicht: Du weißt, wo diese zwei Karten sind.
lesson-six_of_viii-pass-not_yet = Auch das mag weise sein. Aber werde hier eine ganze Farbe los: deine zwei gelben Karten.
lesson-six_of_viii-pass-hint-1 = Wähle die gelbe Neun und die gelbe Sieben und bestätige.
lesson-six_of_viii-pass-hint-2 = Die zwei Karten, die zu Beginn markiert waren.
lesson-six_of_viii-king-title = Der König
lesson-six_of_viii-king-say = Versuche es mit dem König, wo Schwarz angespielt ist. Er kommt mit den erweiterten Karten, ist unter jeder Königin Trumpf und schlägt alles. Aber eine schwarze Karte ist er nicht.
lesson-six_of_viii-king-say-2 = Dann bediene. Solange du es kannst, wartet er, bis Trumpf angespielt wird.
lesson-six_of_viii-king-say-3 = Nun spiele den König: Trumpf ist angespielt, mit der Königin selbst. Du hast eine blaue Karte und dürftest sie spielen, aber auch er darf kommen.
lesson-six_of_viii-king-done = Der König gewinnt immer. Du darfst ihn auch ausspielen, und dann ist Trumpf zu bedienen; oder ihn spielen, wenn du die angespielte Farbe nicht hast.
lesson-six_of_viii-king-not_yet = Das bedient zwar, aber der König gewänne den Stich.
lesson-six_of_viii-king-hint-1 = Versuche es erst mit dem König, dann bediene mit der schwarzen Fünf.
lesson-six_of_viii-king-hint-2 = Wenn Blau angespielt ist, spiele den König.
lesson-six_of_viii-spies-title = Die Spione
lesson-six_of_viii-spies-say = Zeige auf den Spion in deinem Blatt. Die zwei Nullen sind Spione. Jede ist die niedrigste Karte der eigenen Farbe und, verkleidet, die 13 der anderen: Schwarz für Rot, Rot für Schwarz.
lesson-six_of_viii-spies-say-2 = Spiele die schwarze 0 als rote 13. Die rote Königin ist angespielt, und du könntest mit deiner roten Vier bedienen; aber der Spion darf kommen.
lesson-six_of_viii-spies-done = Als 13 ist er die höchste Karte der anderen Farbe. Kommen darf er nur, wenn diese angespielt ist oder wenn du die angespielte Farbe nicht hast, und gezwungen wird er nie. Ist die eigene Farbe angespielt, so ist ein Spion schlicht eine 0.
lesson-six_of_viii-spies-not_yet = Nicht diese: Der Spion ist die 0, und als rote 13 nimmt er den Stich.
lesson-six_of_viii-spies-hint-1 = Die schwarze 0 ist die Karte am Rand deines Blattes.
lesson-six_of_viii-spies-hint-2 = Wähle die schwarze 0 und dann: als 13 der anderen Farbe.
lesson-six_of_viii-church-title = Die Kirche von England
lesson-six_of_viii-church-say = Gib den anderen in diesem Stich, den sie gewinnen, keine weiteren Diamanten. Vom zweiten Spiel einer langen Partie an hat das Team mit weniger Punkten die Kirche; hier ist sie euer.
lesson-six_of_viii-church-say-2 = Annulliere den Stich: Er zählt sieben Punkte! Vom ersten roten Feld der Zeitleiste an darf die Kirche einen Stich des anderen Teams annullieren.
lesson-six_of_viii-church-done = Niemand bekommt Punkte, und die Krone rückt trotzdem weiter. Einmal im Spiel, und nie einen Stich mit dem König: Wähle den Augenblick mit Bedacht. Nun kennst du das Spiel.
lesson-six_of_viii-church-not_yet = Diese Punkte sollen sie nicht bekommen: Spiele eine Karte ohne Diamanten, dann annulliere den Stich.
lesson-six_of_viii-church-hint-1 = Spiele die schwarze Fünf oder die rote Sieben. Dann annulliere den Stich.

## Achievements: each with its source

achievement-six_of_viii_win = Kartenpredigten
achievement-six_of_viii_win-task = Gewinne eine Partie „Die Sechs von VIII“.
# Source: Hugh Latimer, Sermons on the Card (Cambridge, December 1529).
achievement-six_of_viii_win-story = Weihnachten 1529 predigte Hugh Latimer in Cambridge über ein Kartenspiel, „Triumph“, von dem unser Trumpf kommt. Herz, sagte er, sei Trumpf.

achievement-six_of_viii_three = Keine fremden Karten
achievement-six_of_viii_three-task = Gewinne zu dritt eine Partie „Die Sechs von VIII“.
# Source: 3 Edward IV c. 4 (1463).
achievement-six_of_viii_three-story = Im Jahre 1463 verbot das Parlament, Spielkarten nach England einzuführen: Die englischen Kartenmacher hatten sich über die fremden beschwert.
