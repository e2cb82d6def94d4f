## The end of a match

result-rematch = Revanche
result-rematch_note = die Seiten wechseln
result-rematch_note-round = alle rücken einen Platz weiter
result-new = Neue Partie
result-title = Zum Titelbild
result-board = Tisch ansehen
result-won = Du gewinnst
result-lost = Du verlierst
result-wins =
    { $name ->
        [Schafe] { $name } gewinnen
        [Du] { $name } gewinnst
       *[other] { $name } gewinnt
    }
result-drawn = Remis
result-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
result-offer-up = { $name } hat dreimal in Folge verloren. { $other } spielt stärker.
result-offer-down = { $name } hat dreimal in Folge gewonnen. { $other } spielt sanfter.
result-offer-plate = Nächstes Mal gegen { FORM($name, "accusative") }
result-offer-harder = { $name } hat dreimal in Folge verloren und kann stärker spielen.
result-offer-gentler = { $name } hat dreimal in Folge gewonnen und kann sanfter spielen.
result-offer-effort = Nächstes Mal: { $effort }
result-replay = Nachspielen
result-review = Analyse
result-place = { $place }. { $name }, { $moves }
result-win = { $name } gewinnen
result-side = { $names } { $n }
result-scores = { $sides }.
