## The matches that are kept

matches-title = Vos parties
matches-unfinished = Inachevées
matches-finished =
    { $n ->
        [one] Finies : { $n } partie
       *[other] Finies : { $n } parties
    }
matches-none = Il n’y a pas encore de parties ici.
matches-against = { $game } contre { $names }
matches-with = { $game } avec { $names }
matches-between = { $game } : { $names }
matches-note = { $far }, { $when }
matches-move = coup { $n }
matches-turn = coup { $n }, à { FORM($name, "within") } de jouer
matches-your_turn = coup { $n }, à vous de jouer
matches-ended = { $end } ({ $moves })
matches-delete = Supprimer : { $title }
matches-favourite = Favori : { $title }
matches-unfavourite = Retirer des favoris : { $title }
matches-write = Une note à son sujet : { $title }
matches-write-hint = ce qui méritait d’être retenu
matches-write-keep = Garder la note
matches-search-label = Chercher parmi les parties
matches-search-hint = un jeu, un nom, un jour, un mot d’une note
matches-filter = À afficher
matches-filter-all = Tous les jeux
matches-filter-favourites = Favoris
matches-none_found = Aucune partie trouvée.
matches-more =
    { $n ->
        [one] En afficher 1 de plus
       *[other] En afficher { $n } de plus
    }
matches-export =
    { $n ->
        [one] Exporter la partie finie dans un fichier
       *[other] Exporter ces { $n } parties finies dans un fichier
    }
matches-export-title = Parties à exporter
matches-exported =
    { $n ->
        [one] { $n } partie est maintenant dans { $file }. « Importer un texte » la reprend.
       *[other] { $n } parties sont maintenant dans { $file }. « Importer un texte » les reprend.
    }

versions-title = Deux versions d’une même partie
versions-why = Vous avez cette partie avec d’autres coups. Les deux sont gardées : convenez avec votre ami de celle qui continue.
versions-parted = Elles se séparent { $after }.
versions-known = La vôtre
versions-opened = Celle reçue
versions-choose = Continuer celle-ci

games-title = Choisir une partie
games-search-label = Chercher parmi les parties
games-search-hint = un nom, une rencontre, une année
games-found =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
games-unread =
    { $n ->
        [one] { $n } partie ne peut être ouverte
       *[other] { $n } parties ne peuvent être ouvertes
    }
games-unread_others =
    { $n ->
        [one] … et 1 de plus.
       *[other] … et { $n } de plus.
    }
games-refused_at = Partie { $n }, ligne { $line } : { $why }
games-refused = Partie { $n } : { $why }
games-of_variant = Partie { $n }, comme { $game }
games-players = { $n }. { $first } – { $second }
games-match = { $n }. { $game } : { $names }
games-nameless = Partie { $n }
games-nobody = inconnu
games-first_won = 1–0
games-second_won = 0–1
games-drawn = ½–½
games-over = terminée
games-unfinished = inachevée
