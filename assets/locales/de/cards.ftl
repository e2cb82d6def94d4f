## A table of cards

cards-the =
    { FORM($card, "gender") ->
        [masculine] den { $card }
       *[other] die { $card }
    }
cards-dummy = Strohmann
    .the = der Strohmann
    .dative = dem Strohmann
    .accusative = den Strohmann
cards-held =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
cards-partner = dein Partner
cards-acts = am Zug
cards-from = von { FORM($name, "dative") }
cards-your_turn = Dein Zug
cards-dummys_turn = Dein Zug: der Strohmann
cards-turn = { FORM($name, "capital") } spielt
cards-dealing = Es wird gegeben
cards-tricks =
    { $n ->
        [one] { $n } Stich
       *[other] { $n } Stiche
    }
cards-diamonds =
    { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamanten
    }
cards-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
cards-ours = Wir
cards-theirs = Gegenseite
cards-rose = Die Rose
cards-portcullis = Das Fallgatter
cards-last = Letzter Stich
cards-close = Schließen
cards-pile-label = { $tricks }: { $open }
cards-laid = { $name }: { $card }
cards-scores = Punkte
cards-spread = Ein Druck auf ein Blatt breitet es über den Tisch aus.
cards-spread-both = Ein Druck auf ein Blatt oder ein Haus breitet die Karten aus.
cards-spread-line = Ein Druck auf ein Haus breitet seine Karten aus.
cards-scores-menu = Punktezettel
cards-scores-next = Nächstes Spiel
cards-total = Summe
cards-hand = Spiel { $n }
cards-hand-open = läuft
cards-level = Gleichstand: { $points }.
cards-leads =
{ $name ->
        [Gegenseite] Die Gegenseite führt
       *[other] { $name } führt
    } mit { $n ->
        [one] { $n } Punkt.
       *[other] { $n } Punkten.
    }
cards-leads-you =
    { $n ->
        [one] Du führst mit { $n } Punkt.
       *[other] Du führst mit { $n } Punkten.
    }
cards-leads-ours =
    { $n ->
        [one] Wir führen mit { $n } Punkt.
       *[other] Wir führen mit { $n } Punkten.
    }
cards-say-dealt = Die Karten sind gegeben.
cards-say-plays = { $name } spielt { $card }.
cards-say-plays-you = Du spielst { $card }.
cards-say-passes =
    { $n ->
        [one] { $name } legt eine Karte verdeckt zum Weitergeben hin.
       *[other] { $name } legt { WORDS($n) } Karten verdeckt zum Weitergeben hin.
    }
cards-say-passes-you =
    { $n ->
        [one] Du legst eine Karte verdeckt zum Weitergeben hin.
       *[other] Du legst { WORDS($n) } Karten verdeckt zum Weitergeben hin.
    }
cards-say-gets = { $name } nimmt { $cards } auf.
cards-say-gets-you = Du nimmst { $cards } auf.
cards-say-wins = { $name } gewinnt den Stich.
cards-say-wins-you = Du gewinnst den Stich.
cards-say-wins-points = { $name } gewinnt den Stich: { $points }.
cards-say-wins-points-you = Du gewinnst den Stich: { $points }.
cards-say-annul = { $name } annulliert den Stich: Er zählt für niemanden.
cards-say-annul-you = Du annullierst den Stich: Er zählt für niemanden.
cards-say-let = { $name } lässt den Stich gelten.
cards-say-let-you = Du lässt den Stich gelten.
cards-say-hand = { $tricks } und { $diamonds }, { $points } in diesem Spiel
cards-say-total = { $n } insgesamt
cards-say-own = Dein Blatt: { $cards }.
cards-say-dummy = Der Strohmann: { $cards }.
cards-say-stop = { $what }, spielbar
cards-say-held = { $what }, jetzt nicht spielbar
cards-say-pick = { $what }, gewählt.
cards-say-back = { $what }, zurückgesteckt.
cards-say-reign = { $first }. { $second }.
cards-place-hand = { $name }: { $cards }
cards-place-tray = Stiche von { FORM($name, "dative") }: { $n }
cards-place-empty = Hier liegt nichts
cards-place-pile =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
