## The title

title-subtitle = テューダー朝の盤遊びとカード遊び、六つの系統
title-locked = まだ箱の中です
title-teach = 教わる
title-teach-note = { $game }を一歩ずつ
title-play = 対局する
title-play-note = { $opponent }と{ $game }
title-continue = 続ける
title-settings = 設定
title-credits = クレジット
title-quit = 終了
title-nothing_saved = 続きのある対局はありません。
title-saved = { $game }、{ $n }手目
title-several = 対局{ $n }件
title-finished = 終わった対局{ $n }件
title-daily = 今日
title-daily-run = { $date }、{ $n }日連続
title-daily-solved = 今日の分は完了

## What is offered today

today-puzzle = 今日の問題
today-run = { $kind }、{ $n }日連続
