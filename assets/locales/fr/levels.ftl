## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

level-puzzles =
    { $n ->
        [one] { $n } problème ({ $game })
       *[other] { $n } problèmes ({ $game })
    }
level-lesson =
    { $n ->
        [one] une leçon de { $n } étape ({ $game })
       *[other] une leçon de { $n } étapes ({ $game })
    }
level-deck =
    { $n ->
        [one] { $n } légende pour les cartes ({ $game })
       *[other] { $n } légendes pour les cartes ({ $game })
    }
level-too_large = le fichier dépasse 16 Mo
level-not_text = le fichier n’est pas du texte
level-unreadable = ceci ne se lit ni comme leçon, ni comme problèmes, ni comme jeu de cartes : { $why }
level-more =
    { $n ->
        [one] … et { $n } faute de plus
       *[other] … et { $n } fautes de plus
    }
level-game = { $why }
level-how_many_puzzles = nombre de problèmes : { $n } ; un fichier peut en avoir de 1 à { $most }
level-how_many_steps = nombre d’étapes : { $n } ; une leçon peut en avoir de 1 à { $most }
level-key = « { $key } » ne peut être un nom : servez-vous de minuscules, de chiffres, de _ et de -, 40 au plus en tout
level-twice = « { $key } » sert deux fois
level-teacher = il n’y a pas de maître { $n } : donnez le niveau d’un courtisan, de 1 à 5
level-no_people = on ne raconte rien des cartes de ce jeu
level-no_captions = il n’y a pas de phrases : donnez-en au moins une
level-no_sentence = la phrase « { $key } » manque
level-never_said = la phrase « { $key } » ne sert jamais
level-long_sentence = la phrase « { $key } » dépasse { $n } caractères
level-strange_sentence = la phrase « { $key } » a des caractères impossibles à montrer
level-puzzle = problème « { $id } » : { $why }
level-step = étape « { $key } » : { $why }
level-difficulty = la difficulté est { $n }, mais doit aller de 1 à { $most }
level-solution_length = une solution commence et finit par un coup du solveur et compte au plus { $most } coups ; celle-ci en a { $n }
level-too_many = trop d’entrées dans « { $part } » : { $most } au plus sont permises
level-position = la position est refusée : { $why }
level-hidden = ce jeu cache des cartes ou des pièces : ses problèmes demandent un but à mains ouvertes, par exemple Tricks(3, 5)
level-nobody_moves = personne n’est au trait dans cette position
level-whose_move = le coup { $n } de la solution est joué par le mauvais camp
level-move = le coup { $n } de la solution, « { $text } », est refusé : { $why }
level-also = « { $text } » dans « also » n’atteint pas le but, ou n’est pas dans la notation propre du jeu
level-not_solved = la solution n’atteint pas le but
level-other_family = « { $name } » n’est pas un jeu de cette famille
level-place = « { $text } » n’est pas un endroit de ce jeu
level-tap = la tâche { $n } doit nommer au moins un endroit, et chacun une seule fois
level-not_the_learner = l’élève n’est pas au trait à la tâche { $n } : donnez une réponse à l’adversaire
level-refusal = la tâche { $n } demande le refus « { $key } », qui n’existe pas
level-no_refusal = la tâche { $n } doit nommer au moins un refus
level-task_move = « { $text } » à la tâche { $n } est refusé : { $why }
level-notation = ce n’est pas dans la notation propre du jeu
level-no_move = aucun coup permis n’accomplit la tâche { $n }
level-no_reply = après « { $text } » à la tâche { $n }, aucune réponse n’est permise
level-left_out =
    { $n ->
        [0] Le fichier « { $file } » a été écarté : { $why }.
        [one] Le fichier « { $file } » a été écarté : { $why }. De même { $n } autre ; le journal dit pourquoi.
       *[other] Le fichier « { $file } » a été écarté : { $why }. De même { $n } autres ; le journal dit pourquoi.
    }
