## The title

title-subtitle = six families of Tudor board and card games
title-locked = Not yet unpacked
title-teach = Teach me
title-teach-note = { $game }, step by step
title-play = Play
title-play-note = { $game } against { $opponent }
title-continue = Continue
title-settings = Settings
title-language = Language: { $name }
title-credits = Credits
title-quit = Quit
title-nothing_saved = There is no match to continue.
title-saved = { $game }, move { $n }
title-several =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
title-visit = { $game }, elsewhere
title-finished =
    { $n ->
        [one] { $n } finished match
       *[other] { $n } finished matches
    }
title-daily = Today
title-daily-run = { $date }, { $n } in a row
title-daily-solved = done for today

## What is offered today

today-puzzle = Daily puzzle
today-run = { $kind }, { $n } in a row
today-month = The month
today-month-name = { $month } { $year }
today-row = { $game }: { $kind }
today-of = Of
today-days =
    { $n ->
        [0] No streak yet
        [one] { $n } day
       *[other] { $n } days in a row
    }
today-done_on =
    { $n ->
        [0] Not done this month
        [one] Done on one day: { $days }
       *[other] Done on { WORDS($n) } days: { $days }
    }
weekday-1 = Mo
weekday-2 = Tu
weekday-3 = We
weekday-4 = Th
weekday-5 = Fr
weekday-6 = Sa
weekday-7 = Su

## What is told to others of a daily puzzle

today-share = Share
today-not_solved = The puzzle of today is not solved yet.
today-result =
    King’s Coffer: { $game }, { $date }
    Daily puzzle solved { $mistakes }
    { $days }
today-mistakes =
    { $n ->
        [0] at once
        [one] with one mistake
       *[other] with { WORDS($n) } mistakes
    }

## The deal of the day at cards

today-deal = Deal of the day
today-deal_own = Your points: { $points }
today-deal_courtiers = With the same cards at your seat: { $courtiers }
today-deal_of = { $name } { $points }
today-not_played = The deal of today is not played yet.
today-deal_result =
    King’s Coffer: { $game }, { $date }
    Deal of the day: { $points }, { $better }
    { $days }
today-deal_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
today-deal_better =
    { $n ->
        [0] no more than any of the courtiers
        [one] more than one of the courtiers
       *[other] more than { WORDS($n) } of the courtiers
    }
