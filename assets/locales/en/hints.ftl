## What pieces are called

hint-pieces =
    { $n ->
        [one] a piece
       *[other] { WORDS($n) } pieces
    }

## Why a move is good

hint-only = The only move.
hint-only_capture = The capture must be made, and there is only this one.
hint-wins = Wins the game.
hint-wins_in = Wins the game { in-moves }.
hint-wins_surely = Wins the game.
hint-holds_out = Holds out longest.
hint-gains = Wins { $what }.
hint-gains_in = Wins { $what } { in-moves }.
hint-sacrifice = Gives { $given } and takes { $taken }, { in-moves }.
hint-swaps = Gives { $given } for { $taken }.
hint-crowns = Crowns a man.
hint-crowns_in = Crowns a man { in-moves }.
hint-crowns_for = Gives { $given } and crowns a man, { in-moves }.
hint-away = Gets a piece out of danger.
hint-covers = Covers a piece that was in danger.
hint-trades = Trades { $given } for { $taken }.
hint-trades_ahead = Trades { $given } for { $taken }, which favours the side that is ahead.
hint-takes_even = Has to capture, and loses nothing this way.
hint-loses_least = Every move loses something; this one loses least.
hint-gets_rid = Gets rid of { $what }.
hint-gets_rid_in = Gets rid of { $what } { in-moves }.
hint-gets_rid_for = Takes { $taken } and gets rid of { $given }.
hint-gets_rid_for_in = Takes { $taken } and gets rid of { $given }, { in-moves }.
hint-ahead = Keeps the upper hand.
hint-level = Keeps the balance.
hint-behind = Makes the best of it.
hint-looks_best = Looks best, as far as anyone can see.
