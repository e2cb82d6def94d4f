## The title

title-subtitle = zes families bord- en kaartspelen uit de Tudortijd
title-locked = Nog niet uitgepakt
title-teach = Leer het me
title-teach-note = { $game }, stap voor stap
title-play = Spelen
title-play-note = { $game } tegen { $opponent }
title-continue = Hervatten
title-settings = Instellingen
title-language = Taal: { $name } (Language)
title-credits = Makers
title-quit = Stoppen
title-nothing_saved = Er is geen partij om te hervatten.
title-saved = { $game }, zet { $n }
title-several =
    { $n ->
        [one] { $n } partij
       *[other] { $n } partijen
    }
title-visit = { $game }, elders
title-finished =
    { $n ->
        [one] { $n } uitgespeelde partij
       *[other] { $n } uitgespeelde partijen
    }
title-daily = Vandaag
title-daily-run = { $date }, { $n } op rij
title-daily-solved = klaar voor vandaag

## What is offered today

today-puzzle = Dagpuzzel
today-run = { $kind }, { $n } op rij
today-month = De maand
today-month-name = { $month } { $year }
today-row = { $game }: { $kind }
today-of = Van
today-days =
    { $n ->
        [0] Nog geen reeks
        [one] { $n } dag
       *[other] { $n } dagen op rij
    }
today-done_on =
    { $n ->
        [0] Deze maand nog niet gedaan
        [one] Gedaan op één dag: { $days }
       *[other] Gedaan op { WORDS($n) } dagen: { $days }
    }
weekday-1 = ma
weekday-2 = di
weekday-3 = wo
weekday-4 = do
weekday-5 = vr
weekday-6 = za
weekday-7 = zo

## What is told to others of a daily puzzle

today-share = Delen
today-not_solved = De puzzel van vandaag is nog niet opgelost.
today-result =
    King’s Coffer: { $game }, { $date }
    Dagpuzzel { $mistakes } opgelost
    { $days }
today-mistakes =
    { $n ->
        [0] in één keer
        [one] met één fout
       *[other] met { WORDS($n) } fouten
    }

## The deal of the day at cards

today-deal = Dagspel
today-deal_own = Jouw punten: { $points }
today-deal_courtiers = Met dezelfde kaarten op jouw plaats: { $courtiers }
today-deal_of = { $name } { $points }
today-not_played = Het spel van vandaag is nog niet gespeeld.
today-deal_result =
    King’s Coffer: { $game }, { $date }
    Dagspel: { $points }, { $better }
    { $days }
today-deal_points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
today-deal_better =
    { $n ->
        [0] geen hoveling had er minder
        [one] meer dan één van de hovelingen
       *[other] meer dan { WORDS($n) } van de hovelingen
    }
