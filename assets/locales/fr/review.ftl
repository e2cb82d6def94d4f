## The review

review-better = Le meilleur coup était { $move }. { $why }
review-title = Analyse
review-replay = Revoir
review-annulled = annulé
review-beginning = le début
review-close = Fermer
review-progress =
    { $n ->
        [one] { $n } position examinée sur { $all }
       *[other] { $n } positions examinées sur { $all }
    }
review-bar = Position dans la partie
review-place = coup { $n } sur { $all }
review-graph = Qui avait l’avantage : cliquez pour y aller
review-play = Lecture
review-pause = Pause
review-speed = Vitesse : { $name }
review-inaccuracy = une imprécision
review-mistake = une faute
review-blunder = une gaffe
review-turn = le tournant
review-note = du fichier
review-and_turn = { $what }, et le tournant
review-waiting = On cherche encore les coups qui ont compté.
review-nothing = Aucun des camps n’a commis de faute digne de ce nom.
review-racer = { $name } : { $moves }
review-to_go =
    { $n ->
        [0] tous les buts atteints
        [one] encore { $n } coup
       *[other] encore { $n } coups
    }
review-next = Suivant : { $move }, { $what }

## What a bad move did

mistake-loses_game = Perd la partie { in-moves }.
mistake-loses_game_now = Perd la partie sur-le-champ.
mistake-loses_game_surely = Perd la partie.
mistake-misses_win = Manque un gain.
mistake-misses_win_in = Manque un gain { in-moves }.
mistake-shot = Ne voit pas une combinaison : perd { $what } { in-moves }.
mistake-loses = Perd { $what }.
mistake-loses_in = Perd { $what } { in-moves }.
mistake-misses = Manque l’occasion de gagner { $what }.
mistake-misses_in = Manque l’occasion de gagner { $what } { in-moves }.
mistake-misses_ridding = Manque l’occasion de donner { $what }.
mistake-misses_ridding_in = Manque l’occasion de donner { $what } { in-moves }.
mistake-must_take = Doit prendre { $what }.
mistake-must_take_in = Doit prendre { $what } { within-moves }.
mistake-trap = Tombe dans un piège : doit prendre { $what }.
mistake-trap_in = Tombe dans un piège : doit prendre { $what } { within-moves }.
mistake-lets_crown = Laisse un pion aller à dame.
mistake-lets_crown_in = Laisse un pion aller à dame { in-moves }.
mistake-hastens =
    { $moves ->
        [one] Perdu de toute façon, mais ceci perd un coup plus tôt.
       *[other] Perdu de toute façon, mais ceci perd { WORDS($moves) } coups plus tôt.
    }
mistake-gives_ground = Cède un peu de terrain.
