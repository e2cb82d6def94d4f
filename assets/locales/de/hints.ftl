## What pieces are called

hint-pieces =
    { $n ->
        [one] einen Stein
       *[other] { WORDS($n) } Steine
    }

## Why a move is good

hint-only = Der einzige Zug.
hint-only_capture = Es muss geschlagen werden, und nur so geht es.
hint-wins = Gewinnt die Partie.
hint-wins_in = Gewinnt die Partie { in-moves }.
hint-wins_surely = Gewinnt die Partie.
hint-holds_out = Hält am längsten stand.
hint-gains = Gewinnt { $what }.
hint-gains_in = Gewinnt { $what } { in-moves }.
hint-sacrifice = Opfert { $given } und schlägt { $taken }, { in-moves }.
hint-swaps = Gibt { $given } für { $taken }.
hint-crowns = Macht einen Stein zur Dame.
hint-crowns_in = Macht { in-moves } einen Stein zur Dame.
hint-crowns_for = Gibt { $given } und macht { in-moves } einen Stein zur Dame.
hint-away = Bringt einen Stein aus der Gefahr.
hint-covers = Deckt einen Stein, der in Gefahr war.
hint-trades = Tauscht { $given } gegen { $taken }.
hint-trades_ahead = Tauscht { $given } gegen { $taken }, und das nützt der Seite, die vorn liegt.
hint-takes_even = Muss schlagen und verliert so nichts.
hint-loses_least = Jeder Zug verliert etwas; dieser am wenigsten.
hint-gets_rid = Wird { $what } los.
hint-gets_rid_in = Wird { $what } los, { in-moves }.
hint-gets_rid_for = Schlägt { $taken } und wird { $given } los.
hint-gets_rid_for_in = Schlägt { $taken } und wird { $given } los, { in-moves }.
hint-ahead = Behält die Oberhand.
hint-level = Hält das Gleichgewicht.
hint-behind = Macht das Beste daraus.
hint-looks_best = Sieht am besten aus, soweit man das sagen kann.
