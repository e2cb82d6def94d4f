## Beside the table

table-taken = geslagen
table-taken_count = { $count } geslagen
table-in_hand = in voorraad
table-in_hand_count = { $count } in voorraad
table-flies = springt
hud-moves = Zetten
hud-no_moves = Nog geen zetten.
hud-undo = Zet terug
hud-redo = Opnieuw
hud-hint = Tip
hud-result = Uitslag
hud-menu = Menu
hud-your_move = Jouw zet
hud-their_move = { $name } aan zet
hud-thinking = { $name } denkt na
hud-to_play = { $side } aan zet
hud-move = zet { $n }
hud-over = De partij is afgelopen
hud-flies = { $name } springt
hud-flies-you = Jij springt
hud-flies-note = drie stenen mogen naar elk vrij punt
hud-rules = Regels
hud-hint_thinking = Denkt na
hud-analysis = analysebord
hud-side_line = of
hud-opening = Opening: { $name }.
hud-book = In het boek: { $moves }.
hud-best_line = Beste: { $line }. { $why }
hud-ahead =
    { $side ->
        [Schapen] de schapen staan { $n } voor
       *[other] { FORM($side, "the") } staat { $n } voor
    }
hud-ahead_none = niemand staat voor
hud-ahead_won =
    { $side ->
        [Schapen] de schapen winnen
       *[other] { FORM($side, "the") } wint
    }
hud-looked = na { $n }. { $move }
hud-looked-start = vóór de eerste zet
hud-no_hint = Je kunt om een tip vragen als je aan zet bent.
hud-no_undo = Er is niets om terug te nemen.
hud-undo_barred = Dat kan niet meer terug: sindsdien is er iets verborgens gezien of heeft iemand anders gekozen.
hud-no_redo = Er is niets om opnieuw te doen.
hud-numbered = { $n }. { $move }
hud-looking = Terugkijken
hud-now = Naar de partij
hud-clock-runs = nog { $time }, loopt
hud-clock-stands = nog { $time }

## The moves

moves-start = Naar het begin
moves-back = Een zet terug
moves-forward = Een zet vooruit
moves-end = Naar het einde
moves-all = Alle zetten
moves-close = Lijst sluiten
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = De partij is afgelopen.
refusal-not_your_turn = Je bent niet aan zet.
refusal-thinking = { $name } denkt nog na.
table-laying = De tafel wordt gedekt…
refusal-position = Dit is geen stelling van het spel: { $why }
refusal-ambiguous_way = Daar eindigen twee slagen: kies de velden onderweg.
refusal-draw_refused = { $name } speelt verder.
refusal-draw-none = In dit spel kun je geen remise overeenkomen.
refusal-turned_down = Gespeelde kaarten blijven gedekt liggen tot de partij is afgelopen.

## How a match ended

outcome-third_repetition = Dezelfde stelling is voor de derde keer ontstaan.
outcome-score = De punten beslissen.
outcome-shared = Gelijk met { $n }: { $winner } delen de winst.
outcome-resigned-you = Je hebt opgegeven.
outcome-resigned-many = { $loser } hebben opgegeven.
outcome-agreed = Er is remise overeengekomen.
outcome-resigned =
    { $loser ->
        [Schapen] De schapen hebben opgegeven.
        [Wolf] De wolf heeft opgegeven.
       *[other] { $loser }: opgegeven.
    }
outcome-out_of_time =
    { $loser ->
        [Schapen] De tijd van de schapen is om.
        [Wolf] De tijd van de wolf is om.
       *[other] De tijd van { FORM($loser, "the") } is om.
    }
outcome-out_of_time-you = Je tijd is om.
