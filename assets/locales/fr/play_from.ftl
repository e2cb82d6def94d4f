## Playing on from a position

play_from-title = Jouer d’ici
play_from-position_only = La position { $position }.
play_from-position =
    { FORM($side, "article") ->
        [au] La position { $position } ; au { $side } de jouer.
        [aux] La position { $position } ; aux { $side } de jouer.
       *[other] La position { $position } ; à { $side } de jouer.
    }
play_from-own = Vous jouez
play_from-both = Les deux camps
play_from-all = Tous les camps
play_from-against = Contre
play_from-alone = Un plateau libre : vous jouez tous les camps, et aucune suite ne se perd.
play_from-mistake = Trouver le meilleur coup
play_from-start = Jouer
play_from-impossible = Personne ne peut bouger dans cette position.
