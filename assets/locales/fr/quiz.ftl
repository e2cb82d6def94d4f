## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = Qui vint avant { $name } ?
quiz-after = Qui vint après { $name } ?
quiz-dated = { $name }, { $dates }

## The sheet for teachers

sheet-language = fr
sheet-how = Comment jouer
sheet-form = Une partie pour votre classe
sheet-note = Choisissez les options et envoyez ce lien à votre classe. Il ouvre une nouvelle partie contre l’ordinateur avec ces options. Dans un jeu installé, collez le lien sous « Ouvrir une partie ».
sheet-game = Jeu
sheet-copy = Copier le lien
sheet-copied = Copié
sheet-print = Imprimer cette fiche
sheet-opened = La fiche pour les enseignants a été écrite dans { $place }. Ouvrez-la dans un navigateur pour l’imprimer.
