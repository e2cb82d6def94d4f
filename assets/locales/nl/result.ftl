## The end of a match

result-rematch = Revanche
result-rematch_note = de kleuren wisselen
result-rematch_note-round = iedereen schuift een plaats op
result-new = Nieuwe partij
result-title = Naar titelscherm
result-board = Tafel bekijken
result-won = Jij wint
result-lost = Jij verliest
result-wins =
    { $name ->
        [Schapen] De schapen winnen
        [Wolf] De wolf wint
       *[other] { $name } wint
    }
result-drawn = Remise
result-moves =
    { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }
result-offer-up = { $name } heeft drie keer achter elkaar verloren. { $other } speelt sterker.
result-offer-down = { $name } heeft drie keer achter elkaar gewonnen. { $other } speelt milder.
result-offer-plate = Volgende keer tegen { $name }
result-offer-harder = { $name } heeft drie keer achter elkaar verloren en kan sterker spelen.
result-offer-gentler = { $name } heeft drie keer achter elkaar gewonnen en kan milder spelen.
result-offer-effort = Volgende keer: { $effort }
result-replay = Naspelen
result-review = Terugblik
result-place = { $place }. { $name }, { $moves }
result-win = { $name } winnen
result-side = { $names } { $n }
result-scores = { $sides }.
