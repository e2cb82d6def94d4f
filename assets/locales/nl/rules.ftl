## The rules, page by page

rules-title = Spelregels
rules-turn = bladeren
rules-search = zoeken
rules-search-label = Zoeken in de regels
rules-search-hint = zoeken
rules-found =
    { $n ->
        [one] { $n } bladzijde gevonden
       *[other] { $n } bladzijden gevonden
    }
rules-found-none = Niets gevonden
rules-leaf = bladzijde { $n } van { $all }
rules-heading = { $n }. { $title }
rules-contents = Inhoud
rules-previous = Vorige bladzijde
rules-next = Volgende bladzijde
rules-lesson = Spelend leren
rules-moment = De regel voor dit moment
