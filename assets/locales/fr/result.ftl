## The end of a match

result-rematch = Revanche
result-rematch_note = les camps changent
result-rematch_note-round = chacun se décale d’une place
result-new = Nouvelle partie
result-title = Écran-titre
result-board = Voir la table
result-won = Vous gagnez
result-lost = Vous perdez
result-wins =
    { $name ->
        [Moutons] Les moutons gagnent
        [Vous] Vous gagnez
       *[other] { FORM($name, "subject") } gagne
    }
result-drawn = Partie nulle
result-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
result-offer-up = { $name } a perdu trois fois de suite. { $other } joue plus fort.
result-offer-down = { $name } a gagné trois fois de suite. { $other } joue moins fort.
result-offer-plate = La prochaine fois contre { $name }
result-offer-harder = { $name } a perdu trois fois de suite et peut jouer plus fort.
result-offer-gentler = { $name } a gagné trois fois de suite et peut jouer moins fort.
result-offer-effort = La prochaine fois : { $effort }
result-replay = Revoir
result-review = Analyse
result-place = { $place }. { $name }, { $moves }
result-win = Victoire : { $name }
result-side = { $names } { $n }
result-scores = { $sides }.
