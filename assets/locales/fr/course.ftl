## A lesson or a puzzle at the table

course-end = La leçon est finie
course-learned = Vous avez appris : { $titles }.
course-learned_between = {" "}·{" "}
course-play = Jouer maintenant : { $name }
course-missing = Cette leçon ou ce problème n’est plus là.
course-refused = Impossible à mettre en place : { $why }
course-show_me = Montrez-moi
course-step_shown = Voilà comment on fait. Appuyez sur « Réessayer » pour essayer vous-même, ou continuez.
course-left = Il reste à { FORM($side, "within") } : { $goals }.
course-piece = Regardez cette pièce.
course-way = Déplacez-la par là.
course-right = Juste. Continuez.
course-shown = Voilà la solution. À vous d’essayer maintenant.
course-count =
    { $n ->
        [one] { $n } résolu sur { $all }
       *[other] { $n } résolus sur { $all }
    }
course-solved = Résolu
course-step = Étape { $n } sur { $all }
course-difficulty = Difficulté { $n } sur { $most }.
course-next = Étape suivante
course-finish = Finir
course-next_puzzle = Problème suivant
course-again = Réessayer
course-back = Étape précédente
course-solution = Solution
course-mistake = De votre partie
course-mistake-task = Ici, on a joué { $move }. Trouvez le meilleur coup.
course-play_on = Continuer
course-leave = Quitter
