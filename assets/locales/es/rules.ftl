## The rules, page by page

rules-title = Reglas
rules-turn = pasar página
rules-search = buscar
rules-search-label = Buscar en las reglas
rules-search-hint = buscar
rules-found =
    { $n ->
        [one] { $n } página encontrada
       *[other] { $n } páginas encontradas
    }
rules-found-none = No se encontró nada
rules-leaf = página { $n } de { $all }
rules-heading = { $n }. { $title }
rules-contents = Índice
rules-previous = Página anterior
rules-next = Página siguiente
rules-lesson = Aprender jugando
rules-moment = La regla del momento
