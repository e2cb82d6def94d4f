## The title

title-subtitle = seis familias de juegos de mesa y de naipes de la época Tudor
title-locked = Aún sin desempaquetar
title-teach = Enséñame
title-teach-note = { $game }, paso a paso
title-play = Jugar
title-play-note = { $game } contra { $opponent }
title-continue = Continuar
title-settings = Ajustes
title-language = Idioma: { $name } (Language)
title-credits = Créditos
title-quit = Salir
title-nothing_saved = No hay ninguna partida que continuar.
title-saved = { $game }, jugada { $n }
title-several =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
title-visit = { $game }, en otra mesa
title-finished =
    { $n ->
        [one] { $n } partida terminada
       *[other] { $n } partidas terminadas
    }
title-daily = Hoy
title-daily-run = { $date }, racha de { $n }
title-daily-solved = hecho por hoy

## What is offered today

today-puzzle = Problema del día
today-run = { $kind }, racha de { $n }
today-month = El mes
today-month-name = { $month } de { $year }
today-row = { $game }: { $kind }
today-of = De
today-days =
    { $n ->
        [0] Aún sin racha
        [one] { $n } día
       *[other] { $n } días seguidos
    }
today-done_on =
    { $n ->
        [0] Este mes, ninguno
        [one] Hecho un día: { $days }
       *[other] Hecho { WORDS($n) } días: { $days }
    }
weekday-1 = Lu
weekday-2 = Ma
weekday-3 = Mi
weekday-4 = Ju
weekday-5 = Vi
weekday-6 = Sá
weekday-7 = Do

## What is told to others of a daily puzzle

today-share = Compartir
today-not_solved = El problema de hoy aún no está resuelto.
today-result =
    King’s Coffer: { $game }, { $date }
    Problema del día resuelto { $mistakes }
    { $days }
today-mistakes =
    { $n ->
        [0] a la primera
        [one] con un error
       *[other] con { WORDS($n) } errores
    }

## El reparto del día en las cartas

today-deal = Reparto del día
today-deal_own = Tus puntos: { $points }
today-deal_courtiers = Con las mismas cartas, en tu sitio: { $courtiers }
today-deal_of = { $name } { $points }
today-not_played = El reparto de hoy aún no se ha jugado.
today-deal_result =
    King’s Coffer: { $game }, { $date }
    Reparto del día: { $points }, { $better }
    { $days }
today-deal_points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
today-deal_better =
    { $n ->
        [0] sin superar a ningún cortesano
        [one] más que uno de los cortesanos
       *[other] más que { WORDS($n) } de los cortesanos
    }
