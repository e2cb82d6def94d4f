## The title

title-subtitle = sechs Familien von Brett- und Kartenspielen der Tudorzeit
title-locked = Noch nicht ausgepackt
title-teach = Lehre mich
title-teach-note = { $game }, Schritt für Schritt
title-play = Spielen
title-play-note = { $game } gegen { $opponent }
title-continue = Fortsetzen
title-settings = Einstellungen
title-credits = Mitwirkende
title-quit = Beenden
title-nothing_saved = Es gibt keine Partie, die du fortsetzen könntest.
title-saved = { $game }, Zug { $n }
title-several =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
title-finished =
    { $n ->
        [one] { $n } beendete Partie
       *[other] { $n } beendete Partien
    }
title-daily = Heute
title-daily-run = { $date }, { $n } in Folge
title-daily-solved = für heute erledigt

## What is offered today

today-puzzle = Aufgabe des Tages
today-run = { $kind }, { $n } in Folge
