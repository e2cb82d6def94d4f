## The end of a match

result-rematch = Revancha
result-rematch_note = los bandos cambian
result-rematch_note-round = todos pasan al asiento siguiente
result-new = Otra partida
result-title = Volver al inicio
result-board = Ver la mesa
result-won = Has ganado
result-lost = Has perdido
result-wins =
    { FORM($name, "number") ->
        [plural] Ganan { FORM($name, "object") }
        [you] Ganas tú
       *[other] Gana { FORM($name, "object") }
    }
result-drawn = Empate
result-moves =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
result-offer-up = { $name } ha perdido tres veces seguidas. { $other } juega más fuerte.
result-offer-down = { $name } ha ganado tres veces seguidas. { $other } juega más suave.
result-offer-plate = La próxima, contra { $name }
result-offer-harder = { $name } ha perdido tres veces seguidas y puede jugar más fuerte.
result-offer-gentler = { $name } ha ganado tres veces seguidas y puede jugar más suave.
result-offer-effort = La próxima vez: { $effort }
result-replay = Repetición
result-review = Revisión
result-place = Puesto { $place }: { $name }, { $moves }
result-win = Victoria: { $name }
result-side = { $names } { $n }
result-scores = { $sides }.
