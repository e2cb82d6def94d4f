## The title

title-subtitle = sechs Familien von Brett- und Kartenspielen der Tudorzeit
title-locked = Noch nicht ausgepackt
title-teach = Bring’s mir bei
title-teach-note = { $game }, Schritt für Schritt
title-play = Spielen
title-play-note = { $game } gegen { FORM($opponent, "accusative") }
title-continue = Fortsetzen
title-settings = Einstellungen
title-language = Sprache: { $name } (Language)
title-credits = Mitwirkende
title-quit = Beenden
title-nothing_saved = Es gibt keine Partie, die du fortsetzen könntest.
title-saved = { $game }, Zug { $n }
title-several =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
title-visit = { $game }, anderswo
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
today-month = Der Monat
today-month-name = { $month } { $year }
today-row = { $game }: { $kind }
today-of = Von
today-days =
    { $n ->
        [0] Noch keine Serie
        [one] { $n } Tag
       *[other] { $n } Tage in Folge
    }
today-done_on =
    { $n ->
        [0] In diesem Monat noch nicht erledigt
        [one] An einem Tag erledigt: { $days }
       *[other] An { WORDS($n) } Tagen erledigt: { $days }
    }
weekday-1 = Mo
weekday-2 = Di
weekday-3 = Mi
weekday-4 = Do
weekday-5 = Fr
weekday-6 = Sa
weekday-7 = So

## What is told to others of a daily puzzle

today-share = Teilen
today-not_solved = Die Aufgabe von heute ist noch nicht gelöst.
today-result =
    King’s Coffer: { $game }, { $date }
    Aufgabe des Tages { $mistakes } gelöst
    { $days }
today-mistakes =
    { $n ->
        [0] auf Anhieb
        [one] mit einem Fehler
       *[other] mit { WORDS($n) } Fehlern
    }

## The deal of the day at cards

today-deal = Blatt des Tages
today-deal_own = Deine Punkte: { $points }
today-deal_courtiers = Mit denselben Karten auf deinem Platz: { $courtiers }
today-deal_of = { $name } { $points }
today-not_played = Das Blatt von heute ist noch nicht gespielt.
today-deal_result =
    King’s Coffer: { $game }, { $date }
    Blatt des Tages: { $points }, { $better }
    { $days }
today-deal_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
today-deal_better =
    { $n ->
        [0] kein Höfling hatte weniger
        [one] mehr als einer der Höflinge
       *[other] mehr als { WORDS($n) } der Höflinge
    }
