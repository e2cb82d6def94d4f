## A table of cards

cards-the = de { $card }
cards-dummy = de dummy
cards-held =
    { $n ->
        [one] { $n } handkaart
       *[other] { $n } handkaarten
    }
cards-partner = je partner
cards-acts = speelt
cards-from = van { FORM($name, "object") }
cards-your_turn = Jouw beurt
cards-dummys_turn = Jouw beurt: de dummy
cards-turn = { FORM($name, "capital") } speelt
cards-dealing = De kaarten worden gegeven
cards-tricks =
    { $n ->
        [one] { $n } slag
       *[other] { $n } slagen
    }
cards-diamonds =
    { $n ->
        [one] { $n } diamant
       *[other] { $n } diamanten
    }
cards-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
cards-ours = Wij
cards-theirs = Zij
cards-rose = De Roos
cards-portcullis = Het Valhek
cards-last = Laatste slag
cards-close = Sluiten
cards-pile-label = { $tricks }: { $open }
cards-laid = { $name }: { $card }
cards-scores = Score
cards-spread = Druk op een hand om die over de tafel uit te spreiden.
cards-spread-both = Druk op een hand of een huis om de kaarten uit te spreiden.
cards-spread-line = Druk op een huis om de kaarten uit te spreiden.
cards-scores-menu = Scoreblad
cards-scores-next = Volgend spel
cards-total = Totaal
cards-hand = Spel { $n }
cards-hand-open = bezig
cards-level = Gelijk: { $points }.
cards-leads =
{ $name ->
        [Zij] Zij staan
       *[other] { $name } staat
    } { $n ->
        [one] { $n } punt voor.
       *[other] { $n } punten voor.
    }
cards-leads-you =
    { $n ->
        [one] Je staat { $n } punt voor.
       *[other] Je staat { $n } punten voor.
    }
cards-leads-ours =
    { $n ->
        [one] Wij staan { $n } punt voor.
       *[other] Wij staan { $n } punten voor.
    }
cards-say-dealt = De kaarten zijn gegeven.
cards-say-plays = { $name } speelt { $card }.
cards-say-plays-you = Je speelt { $card }.
cards-say-passes =
    { $n ->
        [one] { $name } legt één kaart gedekt neer om door te geven.
       *[other] { $name } legt { WORDS($n) } kaarten gedekt neer om door te geven.
    }
cards-say-passes-you =
    { $n ->
        [one] Je legt één kaart gedekt neer om door te geven.
       *[other] Je legt { WORDS($n) } kaarten gedekt neer om door te geven.
    }
cards-say-gets = { $name } krijgt { $cards }.
cards-say-gets-you = Je krijgt { $cards }.
cards-say-wins = { $name } wint de slag.
cards-say-wins-you = Je wint de slag.
cards-say-wins-points = { $name } wint de slag: { $points }.
cards-say-wins-points-you = Je wint de slag: { $points }.
cards-say-annul = { $name } verklaart de slag nietig: hij telt voor niemand.
cards-say-annul-you = Je verklaart de slag nietig: hij telt voor niemand.
cards-say-let = { $name } laat de slag staan.
cards-say-let-you = Je laat de slag staan.
cards-say-hand = { $tricks } en { $diamonds }, { $points } in dit spel
cards-say-total = { $n } in totaal
cards-say-own = Jouw hand: { $cards }.
cards-say-dummy = De dummy: { $cards }.
cards-say-stop = { $what }, kan gespeeld worden
cards-say-held = { $what }, kan nu niet gespeeld worden
cards-say-pick = { $what }, gekozen.
cards-say-back = { $what }, teruggestoken.
cards-say-reign = { $first }. { $second }.
cards-place-hand = { $name }: { $cards }
cards-place-tray = Slagen van { FORM($name, "object") }: { $n }
cards-place-empty = Hier ligt niets
cards-place-pile =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
