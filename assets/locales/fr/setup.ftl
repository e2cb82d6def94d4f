## Setting up a match

setup-choose = choisir un jeu
setup-start = Commencer la partie
setup-problem = Ces choix ne vont pas ensemble. Changez-en un.
setup-seats = Qui est à table
setup-level = Niveau
setup-effort = Manière
setup-as_strong = Aussi fort que moi
setup-starts = Qui commence
setup-lot = Au sort
setup-option_off = Non
setup-option_on = Oui
setup-usual = d’usage : { $value }
setup-usual-after = { $note } ; d’usage : { $value }
setup-clock = Pendule
setup-clock-off = Sans
setup-clock-minutes = { $n } min
setup-clock-none = personne ne vous presse
setup-clock-note = minutes par joueur
setup-clock-increment = +{ $n } s par coup
setup-clock-increment-note = ajoutées à la pendule après chaque coup
setup-lesson = Leçon
setup-lesson-note =
    { $n ->
        [one] { $n } étape sur { $all }
       *[other] { $n } étapes sur { $all }
    }
setup-puzzles = Problèmes
setup-puzzles-note =
    { $n ->
        [one] { $n } résolu sur { $all }
       *[other] { $n } résolus sur { $all }
    }
setup-rules = Règles
setup-rules-note = avec images
setup-gallery = Galerie
setup-gallery-note =
    { $n ->
        [one] { $n } racontée sur { $all }
       *[other] { $n } racontées sur { $all }
    }
gallery-veiled = Pas encore racontée
setup-drill = Qui vint après ?
setup-drill-note =
    { $n ->
        [one] record : { $n } juste
       *[other] record : { $n } justes
    }
setup-drill-none = cinq minutes de questions
setup-statistics = Statistiques
setup-statistics-note =
    { $n ->
        [one] { $n } jouée
       *[other] { $n } jouées
    }
setup-editor = Position
setup-editor-note = composée à la main
setup-statistics-none = gagnées et perdues
setup-person = une personne
setup-courtier = un courtisan
setup-guest = Un invité
setup-guest-role = par lien
setup-no_courtier = deux personnes à une table
setup-manner = { $name } { $manner }
setup-lot_note = Au sort : les camps sont tirés au début de la partie, et changent à chaque revanche.
setup-change_note = Les camps changent à chaque revanche.
setup-seat_label = Place { $n } : { $name }, { $role }
setup-level_label = { $name }, niveau { $n } sur 5
setup-name = Nom (facultatif)
setup-name-label = Nom de la personne à la place { $n }
setup-place-left = à votre gauche
setup-place-right = à votre droite
setup-place-opposite = en face de vous
setup-place-far_left = en face, à gauche
setup-place-far_right = en face, à droite
setup-place-partner = votre partenaire
setup-place-own = votre place
setup-starter-own = Vous
setup-starter-left = Gauche
setup-starter-right = Droite
setup-starter-opposite = En face
setup-starter-far_left = Face, gauche
setup-starter-far_right = Face, droite
setup-starter-partner = Partenaire
setup-seat_option_label = Place { $n } : { $label }
setup-place_label = Place { $n }, { $place } : { $name }, { $role }
setup-turn_note = À chaque revanche, c’est la place suivante qui commence.

## Choosing among the games

shelf-game = Jeu
shelf-to = Aller à : { $family }
