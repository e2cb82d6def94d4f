## What pieces are called

hint-pieces =
    { $n ->
        [one] een stuk
       *[other] { WORDS($n) } stukken
    }

## Why a move is good

hint-only = De enige zet.
hint-only_capture = Slaan is verplicht en er is maar één slag.
hint-wins = Wint de partij.
hint-wins_in = Wint de partij { in-moves }.
hint-wins_surely = Wint de partij.
hint-holds_out = Houdt het langst stand.
hint-gains = Wint { $what }.
hint-gains_in = Wint { $what } { in-moves }.
hint-sacrifice = Geeft { $given } en slaat { $taken }, { in-moves }.
hint-swaps = Geeft { $given } voor { $taken }.
hint-crowns = Haalt een dam.
hint-crowns_in = Haalt { in-moves } een dam.
hint-crowns_for = Geeft { $given } en haalt een dam, { in-moves }.
hint-away = Brengt een stuk in veiligheid.
hint-covers = Dekt een stuk dat gevaar liep.
hint-trades = Ruilt { $given } tegen { $taken }.
hint-trades_ahead = Ruilt { $given } tegen { $taken }, in het voordeel van wie voorstaat.
hint-takes_even = Moet slaan en verliest zo niets.
hint-loses_least = Elke zet verliest iets; deze verliest het minst.
hint-gets_rid = Raakt { $what } kwijt.
hint-gets_rid_in = Raakt { in-moves } { $what } kwijt.
hint-gets_rid_for = Slaat { $taken } en raakt { $given } kwijt.
hint-gets_rid_for_in = Slaat { $taken } en raakt { $given } kwijt, { in-moves }.
hint-ahead = Houdt de overhand.
hint-level = Bewaart het evenwicht.
hint-behind = Maakt er het beste van.
hint-looks_best = Lijkt het beste, voor zover te overzien is.
