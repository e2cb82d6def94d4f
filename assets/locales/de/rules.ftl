## The rules, page by page

rules-title = Regeln
rules-turn = blättern
rules-search = suchen
rules-search-label = In den Regeln suchen
rules-search-hint = suchen
rules-found =
    { $n ->
        [one] { $n } Seite gefunden
       *[other] { $n } Seiten gefunden
    }
rules-found-none = Nichts gefunden
rules-leaf = Seite { $n } von { $all }
rules-heading = { $n }. { $title }
rules-contents = Inhalt
rules-previous = Vorige Seite
rules-next = Nächste Seite
rules-lesson = Spielend lernen
rules-moment = Die Regel für diesen Augenblick
