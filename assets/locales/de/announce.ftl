## What is spoken

say-kind-hidden = verdeckter Stein
say-kinds-hidden = verdeckte Steine
say-title = King’s Coffer.
say-setup = Eine Partie vorbereiten.
say-hint = Tipp: { $what }. { $why }
say-low = { $name ->
        [Schafe] { $name } haben weniger als zwanzig Sekunden übrig.
       *[other] { $name } hat weniger als zwanzig Sekunden übrig.
    }
say-low-you = Du hast weniger als zwanzig Sekunden übrig.
say-turning = Wendepunkt der Partie in Zug { $n }: { $move }. { $why }
say-leaf = { $title }. { $words }
say-panel = { $title }.
say-opened = { $game } beginnt.
say-analysis = Analysebrett: { $game }.
say-continued = { $game } geht mit Zug { $n } weiter.
say-sits-you = Du spielst { FORM($side, "accusative") }.
say-sits = { $name } spielt { FORM($side, "accusative") }.
say-last = Letzter Zug: { $move }.
say-looked = Die Stellung nach { $move }.
say-looked-start = Die Anfangsstellung.
say-undone = Zurück zu Zug { $n }.
say-redone = Wieder vor zu Zug { $n }.
say-restarted = Die Partie beginnt von Neuem.
say-rematched = Eine neue Partie mit vertauschten Seiten.
say-rematched-round = Eine neue Partie; alle rücken einen Platz weiter.
say-step = { $from } nach { $to }
say-capture = { $from } schlägt { $to }
say-then = { $move }, dann { $to }
say-crowned = { $move }, wird Dame
say-move = { $name }: { $move }.
say-chance = { $move }.
say-taken = Geschlagen: { $pieces }.
say-taken_piece = { $piece } auf { $at }
say-your_move = Du bist am Zug.
say-to_move = { $name } am Zug.
say-must = Du musst schlagen.
say-end = { $headline }. { $reason }
say-piece-own =
    { FORM($kind, "gender") ->
        [feminine] deine { $kind }
       *[other] dein { $kind }
    }
say-piece-side =
    { FORM($kind, "gender") ->
        [feminine] { FORM($side, "feminine") } { $kind }
        [neuter] { $kind }
       *[other] { FORM($side, "masculine") } { $kind }
    }
say-empty = { $place }, leer
say-holds = { $place }: { $pieces }
say-chosen = { $what }, gewählt
say-target = { $what }, dorthin kannst du
say-must_capture = { $what }, muss schlagen
say-movable = { $what }, kann ziehen
say-stop = { $what }.
say-pick = { $what }, gewählt; mögliche Ziele: { $to }.
say-on = Weiter auf { $at }; dann nach { $to }.
say-given_up = Auswahl aufgehoben.
say-whose = { $name }, { $side }
say-side = { $whose }: { $pieces }.
say-group = { $kind } auf { $places }
say-goals = erreichte Ziele: { $goals }
say-no_piece = kein Stein
say-hand = { $side }: { $n } im Vorrat
say-set = { $kind } auf { $at } gesetzt
say-lined = { $move }, schließt eine Mühle
say-arrived = Auf { $at }; wähle nun, was weggenommen wird: { $to }.
say-takeable = { $what }, kannst du wegnehmen
say-sayable = { $what }, kannst du wählen
say-flies = { $name } kann jetzt springen: Die letzten drei Steine dürfen auf jeden freien Punkt.
say-flies-you = Du kannst jetzt springen: Deine letzten drei Steine dürfen auf jeden freien Punkt.
say-widget-button = { $label }, Schaltfläche
say-widget-on = { $label }, ein
say-widget-off = { $label }, aus
say-widget-chosen = { $label }, gewählt
say-widget-other = { $label }, nicht gewählt
say-widget-value = { $label }, { $value }
say-widget-disabled = { $label }, nicht verfügbar
say-at-partner = Dein Partner: { $name }.
say-at-left = { $name } sitzt links von dir.
say-at-right = { $name } sitzt rechts von dir.
say-at-opposite = { $name } sitzt dir gegenüber.
say-at-far_left = { $name } sitzt dir schräg gegenüber, links.
say-at-far_right = { $name } sitzt dir schräg gegenüber, rechts.
say-partners = { $name } spielt mit { FORM($other, "dative") }.
say-partners-you = Du spielst mit { FORM($other, "dative") }.
say-round = Am Tisch: { $names }.
say-curtain = Weiter an { FORM($name, "accusative") }. Zum Öffnen gedrückt halten; zweimal drücken öffnet auch.
say-resigned = Ein Höfling spielt auf diesem Platz weiter.
