## The title

title-subtitle = six familles de jeux Tudor, de plateau et de cartes
title-locked = Pas encore déballé
title-teach = Apprendre
title-teach-note = { $game }, pas à pas
title-play = Jouer
title-play-note = { $game } contre { FORM($opponent, "within") }
title-continue = Continuer
title-settings = Réglages
title-language = Langue : { $name } (Language)
title-credits = Crédits
title-quit = Quitter
title-nothing_saved = Il n’y a pas de partie à continuer.
title-saved = { $game }, coup { $n }
title-several =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
title-visit = { $game }, ailleurs
title-finished =
    { $n ->
        [one] { $n } partie finie
       *[other] { $n } parties finies
    }
title-daily = Aujourd’hui
title-daily-run = { $date }, { $n } d’affilée
title-daily-solved = fait pour aujourd’hui

## What is offered today

today-puzzle = Problème du jour
today-run = { $kind }, { $n } d’affilée
today-month = Le mois
today-month-name = { $month } { $year }
today-row = { $game } : { $kind }
today-of = De
today-days =
    { $n ->
        [0] Pas encore de série
        [one] { $n } jour
       *[other] { $n } jours d’affilée
    }
today-done_on =
    { $n ->
        [0] Rien de fait ce mois-ci
        [one] Fait un jour : { $days }
       *[other] Fait { WORDS($n) } jours : { $days }
    }
weekday-1 = Lu
weekday-2 = Ma
weekday-3 = Me
weekday-4 = Je
weekday-5 = Ve
weekday-6 = Sa
weekday-7 = Di

## What is told to others of a daily puzzle

today-share = Partager
today-not_solved = Le problème du jour n’est pas encore résolu.
today-result =
    King’s Coffer : { $game }, { $date }
    Problème du jour résolu { $mistakes }
    { $days }
today-mistakes =
    { $n ->
        [0] du premier coup
        [one] avec une faute
       *[other] avec { WORDS($n) } fautes
    }

## La donne du jour aux cartes

today-deal = Donne du jour
today-deal_own = Vos points : { $points }
today-deal_courtiers = Avec les mêmes cartes, à votre place : { $courtiers }
today-deal_of = { $name } { $points }
today-not_played = La donne d’aujourd’hui n’est pas encore jouée.
today-deal_result =
    King’s Coffer : { $game }, { $date }
    Donne du jour : { $points }, { $better }
    { $days }
today-deal_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
today-deal_better =
    { $n ->
        [0] sans dépasser aucun courtisan
        [1] un courtisan dépassé
       *[other] { WORDS($n) } courtisans dépassés
    }
