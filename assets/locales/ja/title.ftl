## The title

title-subtitle = テューダー朝の盤遊びとカード遊び、六つの系統
title-locked = まだ箱の中です
title-teach = 教わる
title-teach-note = { $game }を一歩ずつ
title-play = 対局する
title-play-note = { $opponent }と{ $game }
title-continue = 続ける
title-settings = 設定
title-language = 言語：{ $name }（Language）
title-credits = クレジット
title-quit = 終了
title-nothing_saved = 再開できる対局はありません。
title-saved = { $game }、{ $n }手目
title-several = 対局{ $n }件
title-visit = { $game }（離れた卓）
title-finished = 終わった対局{ $n }件
title-daily = 今日
title-daily-run = { $date }、{ $n }日連続
title-daily-solved = 今日の分は完了

## What is offered today

today-puzzle = 今日の問題
today-run = { $kind }、{ $n }日連続
today-month = 今月
today-month-name = { $year }年{ $month }
today-row = { $game }：{ $kind }
today-of = 対象
today-days =
    { $n ->
        [0] まだ連続なし
        [1] { $n }日
       *[other] { $n }日連続
    }
today-done_on =
    { $n ->
        [0] 今月はまだ完了した日がありません
       *[other] 今月は{ $n }日完了：{ $days }日
    }
weekday-1 = 月
weekday-2 = 火
weekday-3 = 水
weekday-4 = 木
weekday-5 = 金
weekday-6 = 土
weekday-7 = 日

## What is told to others of a daily puzzle

today-share = 共有
today-not_solved = 今日の問題はまだ解けていません。
today-result =
    King’s Coffer：{ $game }、{ $date }
    今日の問題を{ $mistakes }で正解
    { $days }
today-mistakes =
    { $n ->
        [0] ミスなし
       *[other] ミス{ $n }回
    }

## The deal of the day at cards

today-deal = 今日の手札
today-deal_own = あなたの得点：{ $points }
today-deal_courtiers = 同じ手札、同じ席での廷臣の得点：{ $courtiers }
today-deal_of = { $name } { $points }
today-not_played = 今日の手札はまだ遊んでいません。
today-deal_result =
    King’s Coffer：{ $game }、{ $date }
    今日の手札：{ $points }、{ $better }
    { $days }
today-deal_points = { $n }点
today-deal_better =
    { $n ->
        [0] 上回った廷臣はなし
       *[other] 廷臣{ $n }人を上回る
    }
