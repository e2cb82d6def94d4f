## The list of puzzles

puzzles-title = Problèmes
puzzles-name = Problème { $n }
puzzles-daily = Problème du jour, { $date }
puzzles-side =
    { FORM($side, "article") ->
        [au] Au { $side } de jouer
        [aux] Aux { $side } de jouer
       *[other] À { $side } de jouer
    }
puzzles-easy = Pour commencer
puzzles-middle = Avec un peu de réflexion
puzzles-hard = Pour une heure tranquille
puzzles-hardest = Pour une longue soirée
puzzles-show = Montrer
puzzles-all = Tous
puzzles-unsolved = À résoudre
puzzles-to_repeat = À revoir
puzzles-failed = Manqués
puzzles-none = Tous ceux-ci sont résolus.
puzzles-next = Problème suivant
puzzles-solved = résolu
puzzles-open = non résolu
puzzles-is_failed = manqué
puzzles-is_due = à revoir
puzzles-note = { $solved } · { $due }
puzzles-due =
    { $n ->
        [one] { $n } à revoir
       *[other] { $n } à revoir
    }
puzzles-say = { $name }, difficulté { $n } sur { $most }, { $line }, { $state }
puzzles-own = { $title } (le vôtre)
puzzles-lessons = Vos propres leçons
puzzles-own_lessons =
    { $n ->
        [one] { $n } leçon de votre main
       *[other] { $n } leçons de votre main
    }
puzzles-say_lesson = Leçon : { $name }, { $note }

## Three minutes of puzzles

rush-start = Trois minutes
rush-again = Rejouer
rush-time = il reste { $time }
rush-time_up = Temps écoulé
rush-over = La troisième faute
rush-solved =
    { $n ->
        [one] { $n } résolu
       *[other] { $n } résolus
    }
rush-mistakes =
    { $n ->
        [0] aucune faute
        [one] { $n } faute
       *[other] { $n } fautes
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] Aucun problème résolu cette fois.
        [one] Vous avez résolu { $n } problème.
       *[other] Vous avez résolu { $n } problèmes.
    }
rush-best-new = Votre meilleur résultat !
rush-best =
    { $n ->
        [one] Votre record est de { $n }.
       *[other] Votre record est de { $n }.
    }
rush-no_help = Pas d’aide tant que la pendule tourne. Trois fautes y mettent fin.

## What a puzzle asks for

puzzle-win = Gagnez la partie { in-moves }.
puzzle-pieces =
    { $n ->
        [one] Gagnez une pièce { in-moves }.
       *[other] Gagnez { WORDS($n) } pièces { in-moves }.
    }
puzzle-goals =
    { $n ->
        [one] Atteignez un but { in-moves }.
       *[other] Atteignez { WORDS($n) } buts { in-moves }.
    }
puzzle-stay_winning =
    { $moves ->
        [one] Trouvez le seul coup qui gagne encore.
        [2] Trouvez deux fois le seul coup qui gagne encore.
       *[other] Trouvez { WORDS($moves) } fois le seul coup qui gagne encore.
    }
puzzle-tricks_all =
    { $of ->
        [1] Faites le dernier pli avec votre partenaire. Toutes les mains sont ouvertes.
       *[other] Faites les { WORDS($of) } plis avec votre partenaire. Toutes les mains sont ouvertes.
    }
puzzle-tricks_but_one = Faites avec votre partenaire les { WORDS($of) } plis sauf un. Toutes les mains sont ouvertes.
puzzle-tricks =
    { $n ->
        [1] Faites un pli sur { WORDS($of) } avec votre partenaire. Toutes les mains sont ouvertes.
       *[other] Faites { WORDS($n) } plis sur { WORDS($of) } avec votre partenaire. Toutes les mains sont ouvertes.
    }
puzzle-too_few_tricks = Ce n’est pas la solution : elle fait trop peu de plis.
puzzle-lay =
    { $n ->
        [1] Posez à ce tour-ci une carte de plus que les autres n’en pourront poser ensuite. Toutes les mains sont ouvertes ; les autres échangent contre ce qu’ils peuvent poser.
       *[other] Posez à ce tour-ci { WORDS($n) } cartes de plus que les autres n’en pourront poser ensuite. Toutes les mains sont ouvertes ; les autres échangent contre ce qu’ils peuvent poser.
    }
puzzle-go_out = Finissez à ce tour-ci. Toutes les mains sont ouvertes ; les autres échangent contre ce qu’ils peuvent poser.
puzzle-too_few_cards = Ce n’est pas la solution : elle pose trop peu de cartes, ou en laisse poser trop aux autres.
puzzle-not_out = Ce n’est pas la solution : elle n’assure pas de finir.
puzzle-not_that = Ce n’est pas la solution : elle gagne trop peu.
puzzle-not_in_time = Ce n’est pas la solution : l’autre joueur peut vous en empêcher.
puzzle-no_longer_wins = Ce n’est pas la solution : le gain vous échappe.
refusal-puzzle-solved = Le problème est résolu.

## What a puzzle is about, and what it teaches

theme-shot = Combinaison
theme-shot-lesson = Une combinaison : donnez un pion pour que son preneur se mette où vous le voulez, et prenez-en davantage.
theme-capture = Prise
theme-capture-lesson = Comptez ce qui est en prise : attaquez là où deux ne peuvent être sauvés à la fois.
theme-crown = Couronne
theme-crown-lesson = Une couronne vaut bien la marche : dégagez d’abord le chemin de la dernière rangée.
theme-shut_in = Enfermé
theme-shut_in-lesson = Qui ne peut bouger a perdu : laissez à l’autre camp des pièces, mais pas de chemin.
theme-give_away = Donner
theme-give_away-lesson = Qui doit prendre se laisse mener : donnez là où la prise force la suivante.
theme-two_threats = Deux menaces
theme-two_threats-lesson = Menacez de deux moulins à la fois : un seul peut être empêché.
theme-double_mill = Double moulin
theme-double_mill-lesson = Un double moulin : le pion qui ouvre une ligne en ferme une autre, coup après coup.
theme-placing = Placement
theme-placing-lesson = Pendant le placement, mettez chaque pion où deux lignes se rencontrent : cela fait deux menaces.
theme-break_through = Percée
theme-break_through-lesson = Le loup n’a besoin que d’une brèche : attirez les moutons d’un côté, puis courez de l’autre.
theme-close_the_net = Fermer le filet
theme-close_the_net-lesson = Gardez les moutons sur une ligne : une brèche derrière eux, et le loup n’en demande pas plus.
theme-throne = Trône
theme-throne-lesson = Le trône se prend depuis l’anneau qui l’entoure : amenez le dernier garde à temps.
theme-trap = Piège
theme-trap-lesson = Une pièce entre deux ennemis est piégée : avancez là où deux des vôtres se font face.
theme-fates = Destins
theme-fates-lesson = Une marche pour deux destins : prévoyez où sera le roi quand tombera la prochaine reine.
theme-every_trick = Tous les plis
theme-every_trick-lesson = Tous les plis : comptez les cases qui restent à la couronne, et gardez un passage d’une main à l’autre.
theme-give_a_trick = Céder un pli
theme-give_a_trick-lesson = Perdez le pli qui coûte le moins, tant que l’entame ne leur sert à rien.
theme-trumps = Atouts
theme-trumps-lesson = Un atout vaut le plus avant la fin du règne de sa reine : regardez où va ensuite la couronne.
theme-order = Le bon ordre
theme-order-lesson = Les mêmes cartes dans un autre ordre font moins de plis : jouez d’abord ce qui ne peut attendre.
theme-house = Compléter une maison
theme-house-lesson = Annoncez ce qu’un autre attend : le prix est la carte qui vous manque.
theme-give_nothing = Ne rien donner
theme-give_nothing-lesson = De deux échanges qui vous rapportent autant, faites celui qui rapporte le moins aux autres.
theme-lay_or_wait = Poser ou attendre
theme-lay_or_wait-lesson = Ce qui est sur la table aide tout le monde : ne posez tout de suite que ce que vous pouvez montrer sans dommage.
theme-last_card = La dernière carte
theme-last_card-lesson = Comptez ce qu’un échange vous laisse en main : qui finit marque un point pour chaque carte des autres.
