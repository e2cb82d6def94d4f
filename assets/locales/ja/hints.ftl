## What pieces are called

hint-pieces = 駒{ $n }枚

## Why a move is good

hint-only = 唯一の手です。
hint-only_capture = 取らなければならず、取り方はこれだけです。
hint-wins = これで勝ちです。
hint-wins_in = { in-moves }勝ちになります。
hint-wins_surely = 必ず勝てます。
hint-holds_out = 最も長く粘れます。
hint-gains = { $what }の得です。
hint-gains_in = { in-moves }{ $what }の得になります。
hint-sacrifice = { $given }を捨て、{ in-moves }{ $taken }を取ります。
hint-swaps = { $given }を渡し、{ $taken }を取ります。
hint-crowns = 駒が成ります。
hint-crowns_in = { in-moves }駒が成ります。
hint-crowns_for = { $given }を捨て、{ in-moves }駒が成ります。
hint-away = 取られそうな駒を逃がします。
hint-covers = 取られそうな駒を守ります。
hint-trades = { $given }と{ $taken }を交換します。
hint-trades_ahead = { $given }と{ $taken }を交換します。優勢な側に有利な交換です。
hint-takes_even = 取らなければなりませんが、これなら損はありません。
hint-loses_least = どの手も損をしますが、損が最も少ない手です。
hint-gets_rid = { $what }を手放せます。
hint-gets_rid_in = { in-moves }{ $what }を手放せます。
hint-gets_rid_for = { $taken }を取り、{ $given }を手放せます。
hint-gets_rid_for_in = { $taken }を取り、{ in-moves }{ $given }を手放せます。
hint-ahead = 優勢を保ちます。
hint-level = 互角を保ちます。
hint-behind = 劣勢の中の最善手です。
hint-looks_best = 見える限りでは、これが最善です。
