## The rules, page by page

rules-title = Règles
rules-turn = tourner les pages
rules-search = chercher
rules-search-label = Chercher dans les règles
rules-search-hint = chercher
rules-found =
    { $n ->
        [one] { $n } page trouvée
       *[other] { $n } pages trouvées
    }
rules-found-none = Rien trouvé
rules-leaf = page { $n } sur { $all }
rules-heading = { $n }. { $title }
rules-contents = Sommaire
rules-previous = Page précédente
rules-next = Page suivante
rules-lesson = Apprendre en jouant
rules-moment = La règle du moment
