## What pieces are called

hint-pieces =
    { $n ->
        [one] una pieza
       *[other] { WORDS($n) } piezas
    }

## Why a move is good

hint-only = La única jugada.
hint-only_capture = Hay que capturar, y solo se puede así.
hint-wins = Gana la partida.
hint-wins_in = Gana la partida { in-moves }.
hint-wins_surely = Gana la partida.
hint-holds_out = Es la que más resiste.
hint-gains = Gana { $what }.
hint-gains_in = Gana { $what } { in-moves }.
hint-sacrifice = Entrega { $given } y captura { $taken }, { in-moves }.
hint-swaps = Entrega { $given } a cambio de { $taken }.
hint-crowns = Corona un peón.
hint-crowns_in = Corona un peón { in-moves }.
hint-crowns_for = Entrega { $given } y corona un peón, { in-moves }.
hint-away = Pone a salvo una pieza en peligro.
hint-covers = Protege una pieza que estaba en peligro.
hint-trades = Cambia { $given } por { $taken }.
hint-trades_ahead = Cambia { $given } por { $taken }, y eso favorece a quien lleva ventaja.
hint-takes_even = Hay que capturar, y así no se pierde nada.
hint-loses_least = Toda jugada pierde algo; esta es la que menos pierde.
hint-gets_rid = Se deshace de { $what }.
hint-gets_rid_in = Se deshace de { $what } { in-moves }.
hint-gets_rid_for = Captura { $taken } y se deshace de { $given }.
hint-gets_rid_for_in = Captura { $taken } y se deshace de { $given }, { in-moves }.
hint-ahead = Conserva la ventaja.
hint-level = Mantiene el equilibrio.
hint-behind = Saca lo mejor de la situación.
hint-looks_best = Parece la mejor, hasta donde alcanza la vista.
