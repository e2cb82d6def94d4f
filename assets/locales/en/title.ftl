## The title

title-subtitle = six families of Tudor board and card games
title-locked = Not yet unpacked
title-teach = Teach me
title-teach-note = { $game }, step by step
title-play = Play
title-play-note = { $game } against { $opponent }
title-continue = Continue
title-settings = Settings
title-credits = Credits
title-quit = Quit
title-nothing_saved = There is no match to continue.
title-saved = { $game }, move { $n }
title-several =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
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
