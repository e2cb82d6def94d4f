## The rules, page by page

rules-title = Rules
rules-turn = turn the pages
rules-search = search
rules-search-label = Search the rules
rules-search-hint = search
rules-found =
    { $n ->
        [one] { $n } page found
       *[other] { $n } pages found
    }
rules-found-none = Nothing found
rules-leaf = page { $n } of { $all }
rules-heading = { $n }. { $title }
rules-contents = Contents
rules-previous = Previous page
rules-next = Next page
rules-lesson = Learn by playing
rules-moment = The rule for this moment
