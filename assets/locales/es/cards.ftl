## A table of cards

cards-the = el { $card }
cards-dummy = Muerto
    .subject = El muerto
    .object = el muerto
    .of = del muerto
    .to = al muerto
    .gender = masculine
cards-held =
    { $n ->
        [one] { $n } carta en mano
       *[other] { $n } cartas en mano
    }
cards-partner = tu pareja
cards-acts = juega
cards-from =
    { FORM($name, "gender") ->
        [masculine] { FORM($name, "of") }
       *[other] de { FORM($name, "object") }
    }
cards-your_turn = Te toca
cards-dummys_turn = Te toca: el muerto
cards-turn =
    { FORM($name, "number") ->
        [plural] Juegan { FORM($name, "object") }
        [you] Juegas tú
       *[other] Juega { FORM($name, "object") }
    }
cards-dealing = Se reparten las cartas
cards-tricks =
    { $n ->
        [one] { $n } baza
       *[other] { $n } bazas
    }
cards-diamonds =
    { $n ->
        [one] { $n } diamante
       *[other] { $n } diamantes
    }
cards-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
cards-ours = Nosotros
cards-theirs = Ellos
cards-rose = La Rosa
cards-portcullis = El Rastrillo
cards-last = Última baza
cards-close = Cerrar
cards-pile-label = { $tricks }: { $open }
cards-laid = { $name }: { $card }
cards-scores = Puntos
cards-spread = Al pulsar una mano, se extiende sobre la mesa.
cards-spread-both = Al pulsar una mano o una casa, se extienden sus cartas.
cards-spread-line = Al pulsar una casa, se extienden sus cartas.
cards-scores-menu = Hoja de puntos
cards-scores-next = Mano siguiente
cards-total = Total
cards-hand = Mano { $n }
cards-hand-open = en juego
cards-level = Empate a { $points }.
cards-leads =
    { $n ->
        [one] { FORM($name, "subject") } lleva { $n } punto de ventaja.
       *[other] { FORM($name, "subject") } lleva { $n } puntos de ventaja.
    }
cards-leads-you =
    { $n ->
        [one] Llevas { $n } punto de ventaja.
       *[other] Llevas { $n } puntos de ventaja.
    }
cards-leads-ours =
    { $n ->
        [one] Llevamos { $n } punto de ventaja.
       *[other] Llevamos { $n } puntos de ventaja.
    }
cards-say-dealt = Las cartas están repartidas.
cards-say-plays = { FORM($name, "subject") } juega { $card }.
cards-say-plays-you = Juegas { $card }.
cards-say-passes =
    { $n ->
        [one] { FORM($name, "subject") } deja boca abajo una carta para pasarla.
       *[other] { FORM($name, "subject") } deja boca abajo { WORDS($n) } cartas para pasarlas.
    }
cards-say-passes-you =
    { $n ->
        [one] Dejas boca abajo una carta para pasarla.
       *[other] Dejas boca abajo { WORDS($n) } cartas para pasarlas.
    }
cards-say-gets = { FORM($name, "subject") } recibe { $cards }.
cards-say-gets-you = Recibes { $cards }.
cards-say-wins = { FORM($name, "subject") } gana la baza.
cards-say-wins-you = Ganas la baza.
cards-say-wins-points = { FORM($name, "subject") } gana la baza: { $points }.
cards-say-wins-points-you = Ganas la baza: { $points }.
cards-say-annul = { FORM($name, "subject") } anula la baza: no cuenta para nadie.
cards-say-annul-you = Anulas la baza: no cuenta para nadie.
cards-say-let = { FORM($name, "subject") } da la baza por buena.
cards-say-let-you = Das la baza por buena.
cards-say-hand = { $tricks } y { $diamonds }, { $points } en esta mano
cards-say-total = { $n } en total
cards-say-own = Tus cartas: { $cards }.
cards-say-dummy = El muerto: { $cards }.
cards-say-stop = { $what }, se puede jugar
cards-say-held = { $what }, ahora no se puede jugar
cards-say-pick = { $what }, entre las elegidas.
cards-say-back = { $what }, de vuelta con las demás.
cards-say-reign = { $first }. { $second }.
cards-place-hand = { $name }: { $cards }
cards-place-tray =
    { FORM($name, "gender") ->
        [masculine] Bazas { FORM($name, "of") }: { $n }
       *[other] Bazas de { FORM($name, "object") }: { $n }
    }
cards-place-empty = Aquí no hay nada
cards-place-pile =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
