## The matches that are kept

matches-title = あなたの対局
matches-unfinished = 途中
matches-finished = 終了
matches-none = ここにはまだ対局がありません。
matches-against = { $game }、相手は{ $names }
matches-with = { $game }、同席は{ $names }
matches-between = { $game }：{ $names }
matches-note = { $far }、{ $when }
matches-move = { $n }手目
matches-ended = { $end }（{ $moves }）
matches-delete = 削除：{ $title }

games-title = 棋譜を選ぶ
games-search-label = 棋譜を検索
games-search-hint = 名前、大会、年
games-found = { $n }局
games-unread = 開けない棋譜が{ $n }局あります
games-unread_others = …ほか{ $n }局。
games-refused_at = { $n }局目、{ $line }行：{ $why }
games-refused = { $n }局目：{ $why }
games-of_variant = { $n }局目、{ $game }として
games-players = { $n }. { $first } – { $second }
games-nameless = { $n }局目
games-nobody = 不明
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-unfinished = 途中
