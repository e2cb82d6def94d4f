## What pieces are called

hint-pieces =
    { $n ->
        [one] une pièce
       *[other] { WORDS($n) } pièces
    }

## Why a move is good

hint-only = Le seul coup.
hint-only_capture = La prise est obligatoire, et il n’y a que celle-ci.
hint-wins = Gagne la partie.
hint-wins_in = Gagne la partie { in-moves }.
hint-wins_surely = Gagne la partie.
hint-holds_out = Tient le plus longtemps.
hint-gains = Gagne { $what }.
hint-gains_in = Gagne { $what } { in-moves }.
hint-sacrifice = Donne { $given } et prend { $taken }, { in-moves }.
hint-swaps = Donne { $given } contre { $taken }.
hint-crowns = Mène un pion à dame.
hint-crowns_in = Mène un pion à dame { in-moves }.
hint-crowns_for = Donne { $given } et mène un pion à dame, { in-moves }.
hint-away = Met une pièce hors de danger.
hint-covers = Couvre une pièce qui était en danger.
hint-trades = Échange { $given } contre { $taken }.
hint-trades_ahead = Échange { $given } contre { $taken }, ce qui favorise le camp en avance.
hint-takes_even = Doit prendre, et ne perd rien ainsi.
hint-loses_least = Chaque coup perd quelque chose ; celui-ci perd le moins.
hint-gets_rid = Donne { $what }.
hint-gets_rid_in = Donne { $what } { in-moves }.
hint-gets_rid_for = Prend { $taken } et donne { $given }.
hint-gets_rid_for_in = Prend { $taken } et donne { $given }, { in-moves }.
hint-ahead = Garde l’avantage.
hint-level = Garde l’équilibre.
hint-behind = En tire le meilleur parti.
hint-looks_best = Semble le meilleur, à ce qu’on peut en voir.
