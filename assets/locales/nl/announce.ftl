## What is spoken

say-kind-hidden = verborgen stuk
say-kinds-hidden = verborgen stukken
say-title = King’s Coffer.
say-setup = Een partij klaarzetten.
say-hint = Tip: { $what }. { $why }
say-low =
    { $name ->
        [Schapen] De schapen hebben minder dan twintig seconden over.
        [Wolf] De wolf heeft minder dan twintig seconden over.
       *[other] { $name } heeft minder dan twintig seconden over.
    }
say-low-you = Je hebt minder dan twintig seconden over.
say-turning = De partij kantelde bij zet { $n }: { $move }. { $why }
say-leaf = { $title }. { $words }
say-panel = { $title }.
say-opened = { $game } begint.
say-analysis = Het analysebord: { $game }.
say-continued = { $game } gaat verder bij zet { $n }.
say-sits-you = Je speelt { FORM($side, "the") }.
say-sits = { $name } speelt { FORM($side, "the") }.
say-last = Laatste zet: { $move }.
say-looked = De stelling na { $move }.
say-looked-start = De beginstelling.
say-undone = Terug naar zet { $n }.
say-redone = Weer vooruit naar zet { $n }.
say-restarted = De partij begint opnieuw.
say-rematched = Een nieuwe partij, met verwisselde kleuren.
say-rematched-round = Een nieuwe partij; iedereen schuift een plaats op.
say-step = { $from } naar { $to }
say-capture = { $from } slaat { $to }
say-then = { $move }, dan { $to }
say-crowned = { $move }, wordt dam
say-move = { $name }: { $move }.
say-chance = { $move }.
say-taken = Geslagen: { $pieces }.
say-taken_piece = { $piece } op { $at }
say-your_move = Jij bent aan zet.
say-to_move = { $name } aan zet.
say-must = Je moet slaan.
say-end = { $headline }. { $reason }
say-piece-own = jouw { $kind }
say-piece-side =
    { $kind ->
        [wolf] de wolf
        [schaap] schaap
       *[other] { FORM($side, "adjective") } { $kind }
    }
say-empty = { $place }, leeg
say-holds = { $place }: { $pieces }
say-chosen = { $what }, gekozen
say-target = { $what }, daar kun je heen
say-must_capture = { $what }, moet slaan
say-movable = { $what }, kan een zet doen
say-stop = { $what }.
say-pick = { $what }, gekozen; kan naar { $to }.
say-on = Verder op { $at }; dan naar { $to }.
say-given_up = Keuze ingetrokken.
say-whose = { $name }, { FORM($side, "the") }
say-side = { $whose }: { $pieces }.
say-group = { $kind } op { $places }
say-goals = doelen bereikt: { $goals }
say-no_piece = geen stuk
say-hand = { $side }: { $n } in voorraad
say-set = { $kind } geplaatst op { $at }
say-lined = { $move }, sluit een molen
say-arrived = Op { $at }; kies nu wat je wegneemt: { $to }.
say-takeable = { $what }, mag je wegnemen
say-sayable = { $what }, kun je kiezen
say-flies = { $name } mag nu springen: de laatste drie stenen gaan naar elk vrij punt.
say-flies-you = Je mag nu springen: je laatste drie stenen gaan naar elk vrij punt.
say-widget-button = { $label }, knop
say-widget-on = { $label }, aan
say-widget-off = { $label }, uit
say-widget-chosen = { $label }, gekozen
say-widget-other = { $label }, niet gekozen
say-widget-value = { $label }, { $value }
say-widget-disabled = { $label }, niet beschikbaar
say-at-partner = Je partner is { $name }.
say-at-left = { $name } zit links van je.
say-at-right = { $name } zit rechts van je.
say-at-opposite = { $name } zit tegenover je.
say-at-far_left = { $name } zit schuin tegenover je, links.
say-at-far_right = { $name } zit schuin tegenover je, rechts.
say-partners = { $name } speelt met { FORM($other, "object") }.
say-partners-you = Je speelt met { FORM($other, "object") }.
say-round = Aan tafel: { $names }.
say-curtain = Geef door aan { FORM($name, "the") }. Houd ingedrukt om te openen; twee keer drukken kan ook.
say-resigned = Een hoveling speelt verder op die plaats.
