## Cromwell

cromwell-house-norman = Normandie
cromwell-house-plantagenet = Plantagenet
cromwell-house-lancaster = Lancaster
cromwell-house-york = York
cromwell-house-tudor = Tudor
cromwell-house-stuart = Stuart
cromwell-house-hanover = Hannover
cromwell-house-saxe_coburg = Sachsen-Coburg-Gotha
cromwell-house-windsor = Windsor
cromwell-monarch-william1 = Wilhelm I.
cromwell-monarch-william2 = Wilhelm II.
cromwell-monarch-henry1 = Heinrich I.
cromwell-monarch-stephen = Stephan
cromwell-monarch-henry2 = Heinrich II.
cromwell-monarch-richard1 = Richard I.
cromwell-monarch-john = Johann
cromwell-monarch-henry3 = Heinrich III.
cromwell-monarch-edward1 = Eduard I.
cromwell-monarch-edward2 = Eduard II.
cromwell-monarch-edward3 = Eduard III.
cromwell-monarch-richard2 = Richard II.
cromwell-monarch-henry4 = Heinrich IV.
cromwell-monarch-henry5 = Heinrich V.
cromwell-monarch-henry6 = Heinrich VI.
cromwell-monarch-edward4 = Eduard IV.
cromwell-monarch-edward5 = Eduard V.
cromwell-monarch-richard3 = Richard III.
cromwell-monarch-henry7 = Heinrich VII.
cromwell-monarch-henry8 = Heinrich VIII.
cromwell-monarch-edward6 = Eduard VI.
cromwell-monarch-jane = Jane
cromwell-monarch-mary1 = Maria I.
cromwell-monarch-elizabeth1 = Elisabeth I.
cromwell-monarch-james1 = Jakob I.
cromwell-monarch-charles1 = Karl I.
cromwell-monarch-charles2 = Karl II.
cromwell-monarch-james2 = Jakob II.
cromwell-monarch-mary2 = Maria II.
cromwell-monarch-william3 = Wilhelm III.
cromwell-monarch-anne = Anne
cromwell-monarch-george1 = Georg I.
cromwell-monarch-george2 = Georg II.
cromwell-monarch-george3 = Georg III.
cromwell-monarch-george4 = Georg IV.
cromwell-monarch-william4 = Wilhelm IV.
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Eduard VII.
cromwell-monarch-george5 = Georg V.
cromwell-monarch-edward8 = Eduard VIII.
cromwell-monarch-george6 = Georg VI.
cromwell-monarch-elizabeth2 = Elisabeth II.
cromwell-caption-william1 = Ließ sein neues Reich im Domesday Book verzeichnen.
cromwell-caption-william2 = Genannt Rufus; ein Pfeil traf ihn im New Forest.
cromwell-caption-henry1 = Verlor den einzigen ehelichen Sohn mit dem Weißen Schiff.
cromwell-caption-stephen = Stritt jahrelang mit seiner Base Mathilde um die Krone.
cromwell-caption-henry2 = Seine Ritter erschlugen Becket in der Kathedrale von Canterbury.
cromwell-caption-richard1 = Löwenherz: auf dem Heimweg vom Kreuzzug gegen Lösegeld gefangen.
cromwell-caption-john = Johann Ohneland; siegelte in Runnymede die Magna Carta.
cromwell-caption-henry3 = König mit neun; er baute Westminster Abbey neu.
cromwell-caption-edward1 = Langbein: Mit großen Burgen hielt er Wales fest.
cromwell-caption-edward2 = Unterlag Robert Bruce bei Bannockburn.
cromwell-caption-edward3 = Beanspruchte Frankreich und stiftete den Hosenbandorden.
cromwell-caption-richard2 = Trat mit vierzehn dem Bauernaufstand entgegen.
cromwell-caption-henry4 = Nahm den Thron dem eigenen Vetter ab.
cromwell-caption-henry5 = Siegte bei Azincourt, am Tag des heiligen Crispin.
cromwell-interrupted-henry6 = Heinrich VI. saß vom Oktober 1470 bis zum April 1471 noch einmal auf dem Thron, während Eduard IV. im Exil war. In der Thronfolge hat jeder den Platz seiner ersten Regierung.
cromwell-caption-henry6 = König in der Wiege; er gründete Eton College.
cromwell-caption-edward4 = Heiratete Elizabeth Woodville im Geheimen.
cromwell-caption-edward5 = Einer der zwei Prinzen, die im Tower verschwanden.
cromwell-caption-richard3 = Seine Gebeine lagen unter einem Parkplatz in Leicester.
cromwell-caption-henry7 = Gewann seine Krone in der Schlacht von Bosworth.
cromwell-caption-henry8 = Heiratete sechsmal und brach mit Rom.
cromwell-caption-edward6 = König mit neun; er führte Tagebuch.
cromwell-caption-jane = Neun Tage Königin, im Juli.
cromwell-caption-mary1 = Als erste Frau gekrönt, um selbst über England zu herrschen.
cromwell-caption-elizabeth1 = Ihre Schiffe wehrten die spanische Armada ab.
cromwell-caption-james1 = Die Pulververschwörer wollten ihn in die Luft sprengen.
cromwell-caption-charles1 = Enthauptet vor seinem eigenen Banqueting House.
cromwell-caption-charles2 = Verbarg sich vor Cromwells Soldaten in einer Eiche.
cromwell-caption-james2 = Floh nach Frankreich, als sein Schwiegersohn anrückte.
cromwell-caption-mary2 = Füllte ihre Paläste mit blauweißem Porzellan.
cromwell-caption-william3 = Starb nach einem Sturz: Schuld war, heißt es, ein Maulwurf.
cromwell-caption-anne = Unter ihr wurden England und Schottland Großbritannien.
cromwell-caption-george1 = Kam mit vierundfünfzig aus Hannover; sprach kaum Englisch.
cromwell-caption-george2 = Führte als letzter britischer König selbst ein Heer an.
cromwell-caption-george3 = Kaufte das Haus, das zum Buckingham-Palast wurde.
cromwell-caption-george4 = Ließ in Brighton einen Palast mit indischen Kuppeln bauen.
cromwell-caption-william4 = Der Seemannskönig: mit dreizehn bei der Flotte.
cromwell-caption-victoria = Fuhr als erste britische Monarchin mit der Eisenbahn.
cromwell-caption-edward7 = Kam mit neunundfünfzig auf den Thron.
cromwell-caption-george5 = Gab seiner Familie 1917 den Namen Windsor.
cromwell-caption-edward8 = Gab für Wallis Simpson die Krone auf.
cromwell-caption-george6 = Spielte in Wimbledon, zehn Jahre bevor er König war.
cromwell-caption-elizabeth2 = Regierte siebzig Jahre, länger als alle vor ihr.

## The game

cromwell-name = Cromwell
cromwell-gallery = Die Monarchen Englands
cromwell-short = Cromwell
cromwell-line = Tausche Monarchen nach ihren Namen, und lege die Häuser Englands aus.
cromwell_advanced-name = Cromwell für Kenner
cromwell_advanced-short = Cromwell für Kenner
cromwell_advanced-line = Dasselbe ohne Stapel: Wer tauscht, sagt, wer davor oder danach kam.
cromwell-first = der erste Platz ist der erste Cromwell
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = Spieler
cromwell-option-seats-2 = zwei
cromwell-option-seats-3 = drei
cromwell-option-seats-4 = vier
cromwell-option-seats-5 = fünf
cromwell-option-seats-6 = sechs
cromwell-option-length = Länge
cromwell-option-length-note = eine Partie ist ein Spiel, drei Spiele, oder so viele, bis jemand 50 Punkte hat
cromwell-option-length-deal = ein Spiel
cromwell-option-length-three = drei Spiele
cromwell-option-length-fifty = bis 50
cromwell-option-first_house = Häuser von
cromwell-option-first_house-note-2 = zu zweit üblich: Normandie bis Stuart. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
cromwell-option-first_house-note = bei so vielen üblich: alle Häuser. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
cromwell-option-first_house-usual = üblich
cromwell-option-first_house-norman = Normandie
cromwell-option-first_house-plantagenet = Plantagenet
cromwell-option-first_house-lancaster = Lancaster
cromwell-option-first_house-york = York
cromwell-option-first_house-tudor = Tudor
cromwell-option-first_house-stuart = Stuart
cromwell-option-first_house-hanover = Hannover
cromwell-option-first_house-windsor = Windsor
cromwell-option-last_house = Häuser bis
cromwell-option-last_house-usual = üblich
cromwell-option-last_house-norman = Normandie
cromwell-option-last_house-plantagenet = Plantagenet
cromwell-option-last_house-lancaster = Lancaster
cromwell-option-last_house-york = York
cromwell-option-last_house-tudor = Tudor
cromwell-option-last_house-stuart = Stuart
cromwell-option-last_house-hanover = Hannover
cromwell-option-last_house-windsor = Windsor
cromwell-option-edward7 = Eduard VII.
cromwell-option-edward7-note = der einzige Monarch seines Hauses: Er lässt sich nie auslegen
cromwell-option-edward7-out = ohne ihn
cromwell-option-edward7-in = mit ihm
cromwell-seat-0 = Platz 1
cromwell-seat-1 = Platz 2
cromwell-seat-2 = Platz 3
cromwell-seat-3 = Platz 4
cromwell-seat-4 = Platz 5
cromwell-seat-5 = Platz 6
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
cromwell_advanced-option-first_house-note-2 = zu zweit üblich: Normandie bis York. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
cromwell_advanced-option-first_house-note-3 = zu dritt üblich: Normandie bis Tudor. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
cromwell_advanced-option-first_house-note-4 = zu viert üblich: Plantagenet bis Hannover. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
cromwell_advanced-option-first_house-note = bei so vielen üblich: Normandie bis Hannover. Sind zu wenige Monarchen gewählt, kommen Nachbarhäuser dazu.
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
cromwell_advanced-option-trading = Tausch
cromwell_advanced-option-trading-note = üblich: Alle müssen eine Karte bieten, und Cromwell muss eine annehmen. Cromwell muss: nur Cromwell, wenn es ein Angebot gibt. Frei: Niemand muss tauschen.
cromwell_advanced-option-trading-must = alle müssen
cromwell_advanced-option-trading-accept = Cromwell muss
cromwell_advanced-option-trading-may = frei
cromwell_advanced-option-questions = Fragen
cromwell_advanced-option-questions-note = üblich: vier Namen zur Wahl. Leicht: drei Namen mit Jahreszahlen. Schwer: sechs Namen.
cromwell_advanced-option-questions-usual = üblich
cromwell_advanced-option-questions-easy = leicht
cromwell_advanced-option-questions-hard = schwer
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = Schafott
cromwell-hand = Dein Blatt
cromwell-stock =
    { $n ->
        [one] Der Stapel: { $n } Karte
       *[other] Der Stapel: { $n } Karten
    }
cromwell-pile-0 =
    { $n ->
        [0] Der Stapel, leer
        [one] Der Stapel: { $n } Karte
       *[other] Der Stapel: { $n } Karten
    }
cromwell-pile-1 =
    { $n ->
        [0] Das Schafott, leer
        [one] Das Schafott: { $n } Karte
       *[other] Das Schafott: { $n } Karten
    }
cromwell-laid =
    { $n ->
        [one] { $n } ausgelegt
       *[other] { $n } ausgelegt
    }
cromwell-deal-out = { $name } hat Schluss gemacht und gewinnt das Spiel.
cromwell-deal-idle = Eine ganze Runde hat nichts gebracht: Das Spiel ist zu Ende.
cromwell-deal-long = Jeder hatte sechzig Züge: Das Spiel ist zu Ende.
outcome-went_out = Wer zuerst Schluss macht, gewinnt, wie auch die Punkte stehen.
outcome-level_by_out = Gleichstand bei { $n }; Schluss gemacht im letzten Spiel: { $winner }.

## For teachers

cromwell-teachers-1 = Die Galerie zeigt alle Monarchen der Thronfolge, Haus für Haus. Ein Bild wird enthüllt, wenn der Name dreimal richtig genannt wurde, auch beim letzten Mal. Eine falsche Antwort verhüllt es bis zur nächsten richtigen.
cromwell-teachers-2 = „Wer kam danach?“ fragt fünf Minuten lang, wer vor oder nach einem Monarchen kam. Wer falsch benannt wurde, kommt bald wieder, wer bekannt ist, erst nach Tagen: Fünf Minuten täglich lehren mehr als eine Stunde in der Woche.
cromwell-teachers-3 = Es gibt drei Schwierigkeiten: drei Namen mit ihren Jahren, vier Namen oder sechs. Solange eine Antwort zu sehen ist, steht die Uhr; so bleibt Zeit, die Nachbarn und ihre Jahre zu betrachten.
cromwell-teachers-4 = Die Frage des Tages ist für alle dieselbe. Sie ist ein guter Anfang für den Unterricht: laut gestellt, von der Klasse entschieden, und das Spiel sagt, wer recht hatte.
cromwell-teachers-5 = Das Grundspiel von Cromwell setzt zu Beginn kein Wissen voraus und belohnt es mit jeder Runde mehr. Das Spiel für Kenner stellt vor jedem Tausch eine Frage; nach einer falschen Antwort sehen alle am Tisch die richtigen Nachbarn.
cromwell-teachers-6 = Namen und Jahre folgen der üblichen Liste der englischen Monarchen seit 1066. Was gelernt wurde, bleibt allein auf diesem Gerät; in den Einstellungen lässt es sich auf ein anderes übertragen.

## The sheet for teachers

cromwell-sheet-title = Die Monarchen Englands seit 1066
cromwell-sheet-line = Neun Häuser und zweiundvierzig Monarchen, in der Reihenfolge ihrer Regierung
cromwell-sheet-how-1 = Jede Karte ist ein Monarch aus einem der neun Häuser. Drei oder mehr Monarchen eines Hauses, die nacheinander regierten, lassen sich auslegen.
cromwell-sheet-how-2 = Wer die Karte von Oliver Cromwell hat, sagt einen seiner Monarchen an. Die anderen bieten je einen der ihren oder nichts, und nur mit dem Namen: nie mit dem Haus, nie mit einer Jahreszahl.
cromwell-sheet-how-3 = Cromwell darf ein Angebot annehmen; dann werden die zwei Karten getauscht. Sonst zieht Cromwell im Grundspiel eine Karte und wirft die angesagte ab.
cromwell-sheet-how-4 = Im Spiel für Kenner müssen alle eine Karte bieten, und Cromwell muss eine annehmen. Doch ein Tausch will verdient sein: Beide nennen den Monarchen, der gleich vor oder gleich nach dem kam, den sie bekommen sollen. Eine falsche Antwort kostet die Karte.
cromwell-sheet-how-5 = Eine einzelne Karte darf an ein Ende jeder ausgelegten Reihe gelegt werden. Dann geht Cromwell nach links weiter.
cromwell-sheet-how-6 = Wer seine letzte Karte auslegt, macht Schluss und gewinnt das Spiel. Jede ausgelegte Karte zählt einen Punkt, und ebenso jede Karte, die die anderen noch haben: Die Punkte ordnen die anderen und werden über mehrere Spiele zusammengezählt.
cromwell-sheet-credit = { credits-games-3 } Computerspiel: King’s Coffer.

## On the command line

cli-draw-cromwell-turn = Spiel { $deal }. Cromwell: { $name }
cli-draw-cromwell-announced = sagt { $card } an
cli-draw-cromwell-offered = bietet { $card }
cli-draw-cromwell-nothing = bietet nichts
cli-draw-cromwell-announce = Lege Karten aus, wenn du kannst, oder sage eine an, etwa: announce { $card }
cli-draw-cromwell-empty = Du hast keine Karte zum Ansagen: pass
cli-draw-cromwell-offer = Biete einen deiner Monarchen, etwa: offer { $card }; oder: offer nothing
cli-draw-cromwell-must_offer = Biete einen deiner Monarchen, etwa: offer { $card }
cli-draw-cromwell-choose = Wähle: { $moves }
cli-draw-cromwell-discard = Du hast gezogen: discard, oder lege alles aus und mach Schluss.
cli-draw-cromwell-name = Wer kam vor oder nach { $card }? Tippe { $before } oder { $after } und einen Namen.
cli-draw-cromwell-lay = Lege Karten aus, wenn du kannst, oder: pass
cli-draw-cromwell-score = { $name }: { $total }
cli-show-knows = { $name } weiß, wer auf wen folgte: { $runs }.
cli-show-knows_nothing = { $name } weiß von niemandem, wer auf ihn folgte.

## Refusals

refusal-cromwell-notation = „{ $text }“ ist kein Zug in diesem Spiel; schreibe announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6 oder pass.
refusal-cromwell-bad_deal = Jede betreffende Karte wird genau einmal genannt.
refusal-cromwell-deal = Erst werden die Karten gegeben.
refusal-cromwell-shuffle = Erst wird das Schafott zu einem neuen Stapel gemischt.
refusal-cromwell-announce = Sage einen deiner Monarchen an, oder lege vorher Karten aus.
refusal-cromwell-empty = Du hast keine Karte mehr zum Ansagen: Gib Cromwell weiter.
refusal-cromwell-offer = Biete einen deiner Monarchen oder nichts.
refusal-cromwell-must_offer = Biete einen deiner Monarchen: Jeder muss einen bieten.
refusal-cromwell-choose = Nimm eines der Angebote an, oder ziehe vom Stapel.
refusal-cromwell-choose_or_not = Nimm eines der Angebote an, oder lehne alle ab.
refusal-cromwell-must_accept = Nimm eines der Angebote an: Du darfst nicht alle ablehnen.
refusal-cromwell-discard = Wirf den angesagten Monarchen ab, oder mach Schluss.
refusal-cromwell-go_out = Deine letzte Karte darfst du nicht abwerfen: Lege sie aus.
refusal-cromwell-name = Nenne den Monarchen, der davor oder danach kam.
refusal-cromwell-pass = Lege Karten aus, oder gib Cromwell weiter.
refusal-cromwell-not_held = { $card } ist nicht auf deiner Hand.
refusal-cromwell-no_offer = Dieser Spieler hat nichts geboten.
refusal-cromwell-lay_what = Wähle die Karten zum Auslegen.
refusal-cromwell-alone = { $card } ist der Einzige seines Hauses: Er wird nie ausgelegt.
refusal-cromwell-two_houses = { $first } und { $last } gehören zu verschiedenen Häusern.
refusal-cromwell-gap = Zwischen { $first } und { $last } fehlt { $between } noch.
refusal-cromwell-too_few =
    { $n ->
        [one] Eine Folge hat mindestens drei Karten, und eine fehlt.
       *[other] Eine Folge hat mindestens drei Karten, und { WORDS($n) } fehlen.
    }
refusal-cromwell-discard_first = Nach dem Ziehen legst du nur aus, um Schluss zu machen. Wirf erst ab.
refusal-cromwell-confirm = Diese Karten lassen sich auslegen: Jetzt bestätige.
refusal-cromwell-confirm_one = Sag, was mit dieser Karte geschehen soll: ansagen oder auslegen.
refusal-cromwell-one_offer = Biete nur eine Karte.
refusal-cromwell-no_predecessor = Vor { $card } kam im Spiel niemand: Nenne, wer danach kam.
refusal-cromwell-no_successor = Nach { $card } kam im Spiel niemand: Nenne, wer davor kam.
refusal-cromwell-itself = { $card } selbst gilt nicht: Nenne einen Nachbarn.
refusal-cromwell-others_card = Diese Karte hat jemand anders auf der Hand.
refusal-cromwell-block = Vom Schafott kommt niemand zurück.
refusal-cromwell-stock = Jetzt ist nicht die Zeit zu ziehen.
refusal-cromwell-on_the_table = Ausgelegte Karten bleiben hier. Wähle aus deinem Blatt.
position-cromwell-form = geschrieben wird sie als Zug:Cromwell:Blätter, etwa turn:1:henry7,jane/anne,mary1
position-cromwell-cards = die Karten passen nicht zusammen: Jede ist im Spiel und einmal da, und was gesagt wurde, passt zu ihnen; das Spiel für Kenner hat weder Stapel noch Schafott
position-cromwell-hands = jeder braucht mindestens eine Karte im Blatt; im Spiel für Kenner genügt einer
position-cromwell-table = ausgelegt werden Folgen: mindestens drei aufeinanderfolgende Monarchen eines Hauses
placed-cromwell-hands = { $side } hat keine Karte im Blatt.
placed-cromwell-table = Ausgelegt, aber keine Folge: { $cards }. Eine Folge hat mindestens drei aufeinanderfolgende Monarchen eines Hauses.
cromwell-position-cromwell = Cromwell
cromwell-position-laid = Ausgelegt: { $side }
cromwell-position-stock = Der Stapel, von links gezogen

## Hints

hint-cromwell-goes_out =
    { $n ->
        [one] Lege { $cards } aus: Das ist deine letzte Karte, und du machst Schluss.
       *[other] Lege { $cards } aus: Das sind deine letzten Karten, und du machst Schluss.
    }
hint-cromwell-lays =
    { $n ->
        [one] Lege { $cards } aus: Das ist ein Punkt für dich und einer weniger für die anderen.
       *[other] Lege { $cards } aus: Jede ist ein Punkt für dich und einer weniger für die anderen.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Lege { $cards } an: Das ist ein Punkt für dich und einer weniger für die anderen.
       *[other] Lege { $cards } an: Jede ist ein Punkt für dich und einer weniger für die anderen.
    }
hint-cromwell-announce_useless = Sage { $card } an: Diese Karte kann niemand je auslegen.
hint-cromwell-announce_blocked = Sage { $card } an: Solange die Nachbarn auf dem Schafott liegen, kann niemand diese Karte brauchen.
hint-cromwell-announce_wanted = Sage { $card } an: { $name } hat { $other } auf der Hand und bietet vielleicht etwas dafür.
hint-cromwell-announce_lonely = Sage { $card } an: Du hast niemanden aus demselben Haus in der Nähe.
hint-cromwell-announce_least = Sage { $card } an: Diese Karte wird dir am wenigsten fehlen.
hint-cromwell-offer_completes = Biete { $card }: Mit { $other } könntest du Karten auslegen.
hint-cromwell-offer_useless = Biete { $card }: Diese Karte kann niemand je auslegen.
hint-cromwell-offer_blocked = Biete { $card }: Solange die Nachbarn auf dem Schafott liegen, kann niemand diese Karte brauchen.
hint-cromwell-offer_wanted = Biete { $card }: { $name } hat { $other } auf der Hand und nimmt diese Karte vielleicht gern.
hint-cromwell-offer_lonely = Biete { $card }: Du hast niemanden aus demselben Haus in der Nähe.
hint-cromwell-offer_least = Biete { $card }: Diese Karte wird dir am wenigsten fehlen.
hint-cromwell-no_use = Biete nichts: { $card } hat keinen Nachbarn in deinem Blatt oder auf dem Tisch.
hint-cromwell-no_offer = Biete nichts: Ein Tausch würde mehr kosten, als er bringt.
hint-cromwell-no_taker = Biete nichts: { $name } hatte schon Angebote und nahm nie eines an.
hint-cromwell-accept_completes = Nimm { $card }: Mit dieser Karte kannst du auslegen.
hint-cromwell-accept_near = Nimm { $card }: Diese Karte steht { $other } nahe.
hint-cromwell-accept = Nimm { $card }: Diese Karte nützt dir vielleicht mehr als die angesagte.
hint-cromwell-accept_must = Nimm { $card }: Eines der Angebote musst du annehmen.
hint-cromwell-draw = Ziehe: Der Stapel verspricht mehr als die Angebote.
hint-cromwell-draw_serves = Ziehe: { $name } hat { $other } auf der Hand, und dort wäre { $card } von Nutzen.
hint-cromwell-draw_only = Ziehe: Niemand bietet etwas.
hint-cromwell-decline = Nimm keines an: Keines der Angebote ist den Tausch wert.
hint-cromwell-decline_serves = Nimm keines an: { $name } hat { $other } auf der Hand, und dort wäre { $card } von Nutzen.
hint-cromwell-discard = Wirf { $card } ab, wie angesagt.
hint-cromwell-pass = Gib Cromwell weiter.
hint-cromwell-before = Davor { $other }: Darauf folgte { $card } auf dem Thron.
hint-cromwell-after = Danach { $other }: So ging es nach { $card } auf dem Thron weiter.

## At the table

cromwell-announces = sagt { $card } an
cromwell-offers = bietet { $card }
cromwell-offers-nothing = bietet nichts
cromwell-offers-nothing-short = nichts
cromwell-announced = { $name } sagt an
cromwell-announced-you = Du sagst an
cromwell-announced-below = fürs Schafott
cromwell-announced-below-advanced = zum Tausch
cromwell-asked = Wer ist Nachbar von
cromwell-asked-below = davor oder danach?
cromwell-stock-short = Stapel, { $n }
cromwell-block-short = Schafott, { $n }
cromwell-deal = Spiel { $n }
cromwell-choice-announce = Fürs Schafott ansagen
cromwell-choice-announce-advanced = Zum Tausch ansagen
cromwell-choice-lay = Auslegen
cromwell-choice-no_offer = Nichts bieten
cromwell-choice-decline = Keines nehmen
cromwell-choice-pass = Cromwell weitergeben
cromwell-choice-accept = { $card } nehmen
cromwell-choice-before = Davor
cromwell-choice-after = Danach
cromwell-note-announce = { $name } legt Karten aus oder sagt einen Monarchen fürs Schafott an.
cromwell-note-announce-you = Lege Karten aus, wenn du kannst; dann sage einen Monarchen fürs Schafott an.
cromwell-note-announce_advanced = { $name } legt Karten aus oder sagt einen Monarchen zum Tausch an.
cromwell-note-announce_advanced-you = Lege Karten aus, wenn du kannst; dann sage einen Monarchen zum Tausch an.
cromwell-note-offer = { $name } darf für { $card } einen Monarchen bieten.
cromwell-note-offer-you = { $cromwell } gäbe { $card } her: Biete einen Monarchen oder nichts.
cromwell-note-must_offer = { $name } muss für { $card } einen Monarchen bieten.
cromwell-note-must_offer-you = { $cromwell } gäbe { $card } her: Biete einen deiner Monarchen.
cromwell-note-choose = { $name } nimmt ein Angebot oder zieht.
cromwell-note-choose-you = Nimm ein Angebot für { $card }, oder ziehe vom Stapel.
cromwell-note-choose_or_not = { $name } nimmt ein Angebot oder keines.
cromwell-note-choose_or_not-you = Nimm ein Angebot für { $card } oder keines.
cromwell-note-must_choose = { $name } muss eines der Angebote nehmen.
cromwell-note-must_choose-you = Nimm eines der Angebote für { $card }.
cromwell-note-discard = { $name } wirft { $card } ab.
cromwell-note-discard-you = Lege { $card } aufs Schafott, oder lege alle Karten aus und mach Schluss.
cromwell-note-name = { $name } sagt, wer vor oder nach { $asked } kam.
cromwell-note-name-you = Wer kam vor oder nach { $asked }? Beantworte eines von beiden.
cromwell-note-lay = { $name } darf Karten auslegen und gibt Cromwell weiter.
cromwell-note-lay-you = Lege Karten aus, wenn du kannst; dann gib Cromwell weiter.
cromwell-in_full = { $card }, { $house }, { $dates }
cromwell-say-table = Auf dem Tisch liegt: { $cards }
cromwell-say-table-empty = Noch ist nichts ausgelegt.
cromwell-say-block = Auf dem Schafott liegt: { $cards }
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name } legt { $card } aus.
cromwell-own-cards-say-lay-you = Du legst { $card } aus.
cromwell-own-cards-say-announce = { $name } sagt { $card } an.
cromwell-own-cards-say-announce-you = Du sagst { $card } an.
cromwell-own-cards-say-offer = { $name } bietet { $card }.
cromwell-own-cards-say-offer-you = Du bietest { $card }.
cromwell-own-cards-say-offer_nothing = { $name } bietet nichts.
cromwell-own-cards-say-offer_nothing-you = Du bietest nichts.
cromwell-own-cards-say-accept = { $name } nimmt { $first } von { FORM($with, "dative") } und gibt { $second } her.
cromwell-own-cards-say-accept-you = Du nimmst { $first } von { FORM($with, "dative") } und gibst { $second } her.
cromwell-own-cards-say-predecessor_right = { $name } sagt, vor { $second } kam { $first }, und hat recht.
cromwell-own-cards-say-predecessor_right-you = Du sagst, vor { $second } kam { $first }, und hast recht.
cromwell-own-cards-say-predecessor_wrong = { $name } sagt, vor { $second } kam { $first }, und irrt: { $third } war es. Die Karte geht an { FORM($with, "accusative") }.
cromwell-own-cards-say-predecessor_wrong-you = Du sagst, vor { $second } kam { $first }, und irrst: { $third } war es. Die Karte geht an { FORM($with, "accusative") }.
cromwell-own-cards-say-successor_right = { $name } sagt, nach { $second } kam { $first }, und hat recht.
cromwell-own-cards-say-successor_right-you = Du sagst, nach { $second } kam { $first }, und hast recht.
cromwell-own-cards-say-successor_wrong = { $name } sagt, nach { $second } kam { $first }, und irrt: { $third } war es. Die Karte geht an { FORM($with, "accusative") }.
cromwell-own-cards-say-successor_wrong-you = Du sagst, nach { $second } kam { $first }, und irrst: { $third } war es. Die Karte geht an { FORM($with, "accusative") }.
cromwell-own-cards-say-draw = { $name } zieht vom Stapel.
cromwell-own-cards-say-draw-you = Du ziehst vom Stapel.
cromwell-own-cards-say-decline = { $name } nimmt kein Angebot an.
cromwell-own-cards-say-decline-you = Du nimmst kein Angebot an.
cromwell-own-cards-say-discard = { $name } schickt { $card } aufs Schafott.
cromwell-own-cards-say-discard-you = Du schickst { $card } aufs Schafott.
cromwell-own-cards-say-pass = { $name } gibt Cromwell weiter.
cromwell-own-cards-say-pass-you = Du gibst Cromwell weiter.

## Rules

page-crom_houses-title = Häuser und Folgen
page-crom_houses-1 = Jede Karte ist ein Monarch aus einem von neun Häusern. Die Monarchen eines Hauses stehen in der Reihenfolge ihrer Regierung, ohne Lücke.
page-crom_houses-2 = Drei oder mehr aufeinanderfolgende Monarchen eines Hauses sind eine Folge und lassen sich auslegen. Nicht etwa drei Heinriche, und nicht über zwei Häuser hinweg.
page-crom_houses-3 = Eine Karte darf an jedes Ende jeder Folge auf dem Tisch angelegt werden, wer sie auch ausgelegt hat, und darf zwei verbinden. Sie zählt für den, der sie anlegt.
page-crom_houses-4 = Zwischen Karl I. und Karl II. liegt die Republik, aber im Spiel folgen sie aufeinander. Nach Jakob II. kommen Maria II., Wilhelm III. und Anne.
page-crom_houses-picture-1 = Die Stuarts, alle sieben in einer Reihe.
page-crom_deal-title = Das Geben
page-crom_deal-1 = Die Karten werden gegeben, als säße einer mehr am Tisch. Dessen Karten sind, mit den übrigen, der Stapel, verdeckt.
page-crom_deal-2 = Zu zweit spielt man mit den Häusern von Normandie bis Stuart, mit mehr Spielern mit allen. Der Gastgeber darf das früheste und das späteste Haus bestimmen; haben sie zu wenige Monarchen, kommen Nachbarhäuser dazu.
page-crom_deal-3 = Eduard VII. war der Einzige seines Hauses und lässt sich darum nie auslegen. Er ist nur im Spiel, wenn der Gastgeber es will.
page-crom_deal-picture-1 = Vor ihm und nach ihm regierte niemand aus seinem Haus.
page-crom_turn-title = Ein Zug von Cromwell
page-crom_turn-1 = Wer die Karte von Oliver Cromwell hat, legt Karten aus, wenn er will, und sagt dann einen seiner Monarchen an, der aufs Schafott soll.
page-crom_turn-2 = Die anderen bieten im Uhrzeigersinn je einen ihrer eigenen Monarchen dafür oder nichts. Ansagen und Angebote sind nur Namen: Welches Haus es ist, musst du selbst wissen.
page-crom_turn-3 = Cromwell darf ein Angebot annehmen: Dann werden die zwei Karten verdeckt getauscht. Sonst zieht Cromwell vom Stapel, und die angesagte Karte kommt aufs Schafott, offen.
page-crom_turn-4 = Am Ende des Zuges darf man noch einmal auslegen. Dann geht Cromwell nach links weiter.
page-crom_block-title = Schafott, Stapel und Schluss
page-crom_block-1 = Vom Schafott zieht niemand. Ist der Stapel am Ende eines Zuges leer, wird das Schafott gemischt und zum neuen Stapel.
page-crom_block-2 = Wer seine letzte Karte auslegt, macht Schluss und gewinnt das Spiel, das damit zu Ende ist.
page-crom_block-3 = Gleich nach dem Ziehen darf nur auslegen, wer damit Schluss macht; dann muss nichts abgeworfen werden. Sonst kommt das Abwerfen zuerst.
page-crom_score-title = Punkte
page-crom_score-1 = Jede Karte, die du ausgelegt hast, ist ein Punkt, und ebenso jede, die die anderen noch haben. Besteht die Partie aus einem Spiel, gewinnt, wer Schluss macht, und die Punkte ordnen die anderen; macht niemand Schluss, gewinnen die meisten Punkte, und wer gleich viele hat, teilt sich den Sieg.
page-crom_score-2 = Eine Partie ist ein Spiel, drei Spiele, oder sie dauert, bis jemand fünfzig Punkte hat. Nach mehreren Spielen gewinnen die meisten Punkte; bei Gleichstand gewinnt, wer im letzten Spiel Schluss gemacht hat.
page-crom_score-3 = Ein Spiel endet auch, wenn eine ganze Runde keinen Tausch, keine ausgelegte und keine gezogene Karte bringt oder wenn jeder sechzig Züge hatte.
page-crom_advanced-title = Das Spiel für Kenner
page-crom_advanced-1 = Alle Karten ganzer Häuser werden gegeben, und es gibt weder Stapel noch Schafott. Ein paar der spätesten oder frühesten Monarchen bleiben weg, damit alle gleich viele haben.
page-crom_advanced-2 = Cromwell legt aus, sagt einen Monarchen an, hört die Angebote, nimmt eines an, legt wieder aus und gibt Cromwell weiter. Nur durch Tausch kommt man an Karten: Alle anderen müssen eine bieten, und Cromwell muss eine annehmen. Wer einlädt, kann freieren Tausch wählen.
page-crom_advanced-3 = Ansagen und Angebote sind nur Namen, nie ein Haus oder eine Jahreszahl.
page-crom_answers-title = Wer kam danach?
page-crom_answers-1 = Beim Tausch werden beide Karten allen gezeigt, mit Haus und Regierungszeit; bei schweren Fragen nur mit ihren Namen. Erst nennt Cromwell, dann der Partner den Monarchen, der gleich vor oder gleich nach dem kam, dessen Karte er bekommen soll.
page-crom_answers-2 = Davor oder danach, das steht dir frei, und die Häuser sind gleichgültig: Nach Stephan kam Heinrich II.
page-crom_answers-3 = Maria II. und Wilhelm III. regierten gemeinsam. Nach Jakob II. ist jeder von beiden richtig, und vor jedem von beiden Jakob II.
page-crom_answers-picture-1 = Jakob II., das Herrscherpaar und Anne.
page-crom_wrong-title = Falsche Antworten
page-crom_wrong-1 = Nach einer falschen Antwort geht die Karte an den, der die Karte der richtigen Antwort hat. Hat sie niemand oder der, der sich irrte, so bleibt sie bei dem, der sie hatte.
page-crom_wrong-2 = Über jede der beiden Karten wird für sich entschieden. Wessen Blatt durch falsche Antworten leer wird, der hat nicht Schluss gemacht und passt.
page-crom_wrong-3 = Bringt eine ganze Runde weder einen Tausch noch eine ausgelegte Karte, so ist das Spiel zu Ende und wird gewertet.
moment-cromwell-shuffle = Der Stapel ist leer: Das Schafott wird zum neuen Stapel.
moment-cromwell-announce = Cromwell legt Karten aus oder sagt eine an, für die andere tauschen dürfen.
moment-cromwell-offer = { $card } ist angesagt. Geboten wird nur ein Name, oder nichts.
moment-cromwell-must_offer = { $card } ist angesagt. Jeder muss einen Monarchen bieten, mit seinem Namen.
moment-cromwell-choose = Cromwell nimmt ein Angebot an, oder zieht und schickt die angesagte Karte aufs Schafott.
moment-cromwell-choose_advanced = Cromwell nimmt ein Angebot an oder keines.
moment-cromwell-must_choose = Cromwell muss eines der Angebote annehmen.
moment-cromwell-discard = Die angesagte Karte kommt aufs Schafott, wenn Cromwell nicht Schluss macht.
moment-cromwell-name = Wer kam gleich vor oder gleich nach { $card }?
moment-cromwell-lay = Drei nacheinander aus einem Haus sind eine Folge, und weitere lassen sich daneben anlegen.
moment-cromwell-over = Wer Schluss macht, gewinnt das Spiel. Ein Punkt für jede ausgelegte Karte und für jede, die die anderen noch haben.

## Lesson

lesson-cromwell-title = Cromwell: Unterricht bei Thomas Cromwell
lesson-cromwell-lay-title = Drei in Folge
lesson-cromwell-lay-say = Versuche, eine einzelne Karte auszulegen. Hier bringen wir Ordnung in die Könige: Drei aus einem Haus, die einander folgten, darf man auslegen. Der Herr auf der kleinen Karte wird der Ururenkel meiner Schwester sein.
lesson-cromwell-lay-say-2 = Nun lege die drei Tudors aus, die einander folgten. Eine Karte ist zu wenig, wie dir die Regeln bei jeder Gelegenheit sagen werden.
lesson-cromwell-lay-done = Jede ausgelegte Karte ist ein Punkt für dich und einer weniger für alle anderen. Drei Heinriche wären nichts wert gewesen: Auf das Haus und die Reihenfolge kommt es an.
lesson-cromwell-lay-not_yet = Das hat Zeit. Versuche erst, eine Karte allein auszulegen; dann deine drei Tudors.
lesson-cromwell-lay-hint-1 = Wähle Anne, und versuche, sie auszulegen.
lesson-cromwell-lay-hint-2 = Lege Heinrich VII., Heinrich VIII. und Eduard VI. zusammen aus.
lesson-cromwell-off-title = Anlegen
lesson-cromwell-off-say = Lege an, was auf Wilhelm III. folgt. Mein Nachbar hat drei Stuarts auf dem Tisch, und was an einem Ende passt, darf dazu und zählt für den, der es anlegt.
lesson-cromwell-off-done = Dein Punkt an seiner Folge. Sieh auf den Tisch, bevor du dich von einer Karte trennst.
lesson-cromwell-off-not_yet = Noch nicht. Eine deiner Karten gehört neben Wilhelm III.
lesson-cromwell-off-hint-1 = Anne war die letzte Stuart: Lege sie neben Wilhelm III. an.
lesson-cromwell-trade-title = Ein Tausch
lesson-cromwell-trade-say = Sage den Monarchen an, der dir nichts nützt: Du sammelst Tudors. Nun bist du Cromwell, und wen du ansagst, der soll aufs Schafott; die anderen dürfen dafür einen der ihren bieten.
lesson-cromwell-trade-say-2 = Wähle das Angebot, das zu deinen Heinrichen gehört. Es sind zwei, und du hörst nichts als Namen.
lesson-cromwell-trade-say-3 = Lege die drei Tudors aus. Die Karten wurden verdeckt getauscht, und niemand musste aufs Schafott.
lesson-cromwell-trade-done = Beide Seiten bekamen, was sie wollten; so soll ein Handel aussehen. Merke dir, wer Anne haben wollte, und warum.
lesson-cromwell-trade-not_yet = Das würdest du bereuen. Trenne dich von Anne, nimm Eduard VI. an, und lege die Tudors aus.
lesson-cromwell-trade-hint-1 = Sage Anne an.
lesson-cromwell-trade-hint-2 = Eduard VI. war der Sohn von Heinrich VIII.: Nimm das Angebot deines linken Nachbarn an.
lesson-cromwell-trade-hint-3 = Lege Heinrich VII., Heinrich VIII. und Eduard VI. aus.
lesson-cromwell-name-title = Was ist ein Name?
lesson-cromwell-name-say = Wähle die Maria, die zu deinem Jakob II. und Wilhelm III. passt. Du hast Johann angesagt, und zwei Marien werden dir geboten. Sie sind aus verschiedenen Häusern, und niemand sagt dir, welche welche ist.
lesson-cromwell-name-say-2 = Lege sie aus: Es ist die richtige.
lesson-cromwell-name-done = Maria I. war eine Tudor; Maria II. regierte gemeinsam mit ihrem Mann, Wilhelm III. Wer die Häuser kennt, tauscht gut. Die anderen raten.
lesson-cromwell-name-not_yet = Bedenke, welche Maria zwischen Jakob II. und Wilhelm III. regierte.
lesson-cromwell-name-hint-1 = Maria II. ist es, die du brauchst: Nimm das Angebot deines rechten Nachbarn an.
lesson-cromwell-name-hint-2 = Lege Jakob II., Maria II. und Wilhelm III. aus.
lesson-cromwell-draw-title = Stapel und Schafott
lesson-cromwell-draw-say = Ziehe eine Karte vom Stapel. Niemand will Anne haben.
lesson-cromwell-draw-say-2 = Wirf Anne ab: Nun muss sie aufs Schafott.
lesson-cromwell-draw-say-3 = Lege deine Windsors aus. Am Ende deines Zuges darfst du noch einmal auslegen, und das Glück war gnädig.
lesson-cromwell-draw-done = Das Schafott liegt offen, aber niemand zieht davon. Ist der Stapel leer, wird es gemischt und dient von Neuem.
lesson-cromwell-draw-not_yet = Erst ziehen, dann Anne abwerfen, und dann die Windsors auslegen.
lesson-cromwell-draw-hint-1 = Ziehe vom Stapel.
lesson-cromwell-draw-hint-2 = Wirf die Karte ab, die du angesagt hast.
lesson-cromwell-draw-hint-3 = Lege Georg V., Eduard VIII. und Georg VI. aus.
lesson-cromwell-offer-title = Ein Angebot
lesson-cromwell-offer-say = Biete eine Karte, die du entbehren kannst, und hoffe, dass sie gefällt. Ein anderer ist Cromwell und sagt Jane an, die zwischen zwei deiner Karten steht.
lesson-cromwell-offer-say-2 = Lege aus, was du hast. Sie hat gefallen: Jane ist dein, und du bist am Zug.
lesson-cromwell-offer-done = Du darfst stets auch nichts bieten. Nur wird aus nichts nichts.
lesson-cromwell-offer-not_yet = Eduard VI. und Maria I. brauchst du selbst, zu beiden Seiten von Jane. Biete Anne.
lesson-cromwell-offer-hint-1 = Biete Anne.
lesson-cromwell-offer-hint-2 = Lege Eduard VI., Jane und Maria I. aus.
lesson-cromwell-answer-title = Wer kam danach?
lesson-cromwell-answer-say = Nimm Eduard VI. an, der für deine Anne geboten wird. Im Spiel für Kenner gibt es keinen Stapel und kein Schafott; es gibt eine Prüfung.
lesson-cromwell-answer-say-2 = Nenne, um ihn zu bekommen, den Monarchen, der gleich vor Eduard VI. kam oder gleich nach ihm, wie du willst. Beide Karten werden gezeigt.
lesson-cromwell-answer-say-3 = Nun lege deine Tudors aus. Richtig, und dein Partner wusste, wer nach Anne kam.
lesson-cromwell-answer-done = Bei einer falschen Antwort wäre die Karte an den gegangen, der die richtige hat, oder geblieben, wo sie war. Denke nach, bevor du tauschst.
lesson-cromwell-answer-not_yet = Nein. Nimm das Angebot mit Eduard VI. an; er kam nach Heinrich VIII. und vor Jane; und dann lege deine Tudors aus.
lesson-cromwell-answer-hint-1 = Nimm das Angebot deines linken Nachbarn an.
lesson-cromwell-answer-hint-2 = Vor Eduard VI. kam Heinrich VIII., nach ihm Jane.
lesson-cromwell-answer-hint-3 = Lege Heinrich VII., Heinrich VIII. und Eduard VI. aus.
lesson-cromwell-out-title = Schluss machen
lesson-cromwell-out-say = Ziehe eine Karte, bevor du dich von Eduard VIII. trennst. Du hast ihn angesagt, und niemand bietet etwas.
lesson-cromwell-out-say-2 = Fang an auszulegen: Jetzt kann jede deiner Karten fort, und in diesem Fall wird nichts abgeworfen.
lesson-cromwell-out-say-3 = Nun lege den Rest aus.
lesson-cromwell-out-done = Du hast Schluss gemacht, und das Spiel gehört dir. Was du ausgelegt hast, zählt für dich, und ebenso jede Karte, die die anderen noch haben. Meinen Glückwunsch; lass ihn dir nicht zu Kopfe steigen. Köpfe sitzen hier locker.
lesson-cromwell-out-not_yet = Ziehe, und dann lege alles aus: die drei Windsors, und Anne neben Wilhelm III.
lesson-cromwell-out-hint-1 = Ziehe vom Stapel.
lesson-cromwell-out-hint-2 = Lege Georg V., Eduard VIII. und Georg VI. aus.
lesson-cromwell-out-hint-3 = Lege Anne neben Wilhelm III. an.

## Achievements: each with its source

achievement-cromwell_win = Der Sohn des Schmieds
achievement-cromwell_win-task = Gewinne eine Partie Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = Thomas Cromwell kam aus Putney. Sein Vater Walter war Schmied, Tuchwalker und Brauer und wurde seines Bieres wegen oft bestraft.

achievement-cromwell_people = Das Kirchenbuch
achievement-cromwell_people-task = Lerne zehn Namen der Thronfolge.
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = Seit 1538 muss jede Pfarrei ihre Trauungen, Taufen und Begräbnisse aufschreiben. Thomas Cromwell hat es befohlen; wer nach seinen Vorfahren sucht, dankt es ihm.

achievement-cromwell_drill = Auf dem Feld gekrönt
achievement-cromwell_drill-task = Gib in einer Abfrage fünfzehn richtige Antworten.
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = Am 22. August 1485 wurde Heinrich Tudor auf dem Schlachtfeld von Bosworth zum König ausgerufen, mit der Krone, die Richard III. getragen hatte.
