## A table of cards

cards-the = the { $card }
cards-dummy = the dummy
cards-held =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
cards-partner = your partner
cards-acts = to play
cards-from = from { FORM($name, "from") }
cards-your_turn = Your turn
cards-dummys_turn = Your turn: the dummy
cards-turn = { FORM($name, "capital") } plays
cards-dealing = The cards are dealt
cards-tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
cards-diamonds =
    { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
cards-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards-ours = Our side
cards-theirs = Their side
cards-rose = The Rose
cards-portcullis = The Portcullis
cards-last = Last trick
cards-close = Close
cards-pile-label = { $tricks }: { $open }
cards-laid = { $name }: { $card }
cards-scores = Score
cards-spread = A press on a hand spreads it over the table.
cards-spread-both = A press on a hand or on a house spreads its cards.
cards-spread-line = A press on a house spreads its cards.
cards-scores-menu = Score sheet
cards-scores-next = Next hand
cards-total = Total
cards-hand = Hand { $n }
cards-hand-open = in play
cards-level = Level at { $points }.
cards-leads =
    { $n ->
        [one] { $name } leads by { $n } point.
       *[other] { $name } leads by { $n } points.
    }
cards-leads-you =
    { $n ->
        [one] You lead by { $n } point.
       *[other] You lead by { $n } points.
    }
cards-leads-ours =
    { $n ->
        [one] Our side leads by { $n } point.
       *[other] Our side leads by { $n } points.
    }
cards-say-dealt = The cards are dealt.
cards-say-plays = { $name } plays { $card }.
cards-say-plays-you = You play { $card }.
cards-say-passes =
    { $n ->
        [one] { $name } lays { WORDS($n) } card face down to be passed.
       *[other] { $name } lays { WORDS($n) } cards face down to be passed.
    }
cards-say-passes-you =
    { $n ->
        [one] You lay { WORDS($n) } card face down to be passed.
       *[other] You lay { WORDS($n) } cards face down to be passed.
    }
cards-say-gets = { $name } receives { $cards }.
cards-say-gets-you = You receive { $cards }.
cards-say-wins = { $name } wins the trick.
cards-say-wins-you = You win the trick.
cards-say-wins-points = { $name } wins the trick: { $points }.
cards-say-wins-points-you = You win the trick: { $points }.
cards-say-annul = { $name } annuls the trick: it counts for nobody.
cards-say-annul-you = You annul the trick: it counts for nobody.
cards-say-let = { $name } lets the trick stand.
cards-say-let-you = You let the trick stand.
cards-say-hand = { $tricks } and { $diamonds }, { $points } in this hand
cards-say-total = { $n } in total
cards-say-own = Your hand: { $cards }.
cards-say-dummy = The dummy: { $cards }.
cards-say-stop = { $what }, can be played
cards-say-held = { $what }, cannot be played now
cards-say-pick = { $what }, chosen.
cards-say-back = { $what }, put back.
cards-say-reign = { $first }. { $second }.
cards-place-hand = { $name }: { $cards }
cards-place-tray = Tricks of { FORM($name, "within") }: { $n }
cards-place-empty = There is nothing here
cards-place-pile =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
