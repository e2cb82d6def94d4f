## Beside the table

table-taken = geschlagen
table-taken_count = { $count } geschlagen
table-in_hand = im Vorrat
table-in_hand_count = { $count } im Vorrat
table-flies = springt
hud-moves = Züge
hud-no_moves = Noch keine Züge.
hud-undo = Zug zurück
hud-redo = Zug vor
hud-hint = Tipp
hud-result = Ergebnis
hud-menu = Menü
hud-your_move = Dein Zug
hud-their_move = { $name } am Zug
hud-thinking = { $name } überlegt
hud-to_play = { $side } am Zug
hud-move = Zug { $n }
hud-over = Die Partie ist zu Ende
hud-flies = { $name } springt
hud-flies-you = Du springst
hud-flies-note = drei Steine dürfen auf jeden freien Punkt
hud-rules = Regeln
hud-hint_thinking = Überlegt
hud-analysis = Analysebrett
hud-side_line = oder
hud-opening = Eröffnung: { $name }.
hud-book = Im Buch: { $moves }.
hud-best_line = Am besten: { $line }. { $why }
hud-ahead = Vorteil für { FORM($side, "accusative") }: { $n }
hud-ahead_none = keine Seite liegt vorn
hud-ahead_won = Sieg für { FORM($side, "accusative") }
hud-looked = nach { $n }. { $move }
hud-looked-start = vor dem ersten Zug
hud-no_hint = Einen Tipp bekommst du, wenn du am Zug bist.
hud-no_undo = Es gibt nichts zurückzunehmen.
hud-undo_barred = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas Verdecktes gesehen, oder jemand anderes hat sich entschieden.
hud-no_redo = Es gibt keinen zurückgenommenen Zug.
hud-numbered = { $n }. { $move }
hud-looking = Rückschau
hud-now = Zurück zur Partie
hud-clock-runs = noch { $time }, läuft
hud-clock-stands = noch { $time }

## The moves

moves-start = Zum Anfang
moves-back = Einen Zug zurück
moves-forward = Einen Zug vor
moves-end = Zum Ende
moves-all = Alle Züge
moves-close = Liste schließen
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = Die Partie ist zu Ende.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-thinking = { $name } überlegt noch.
table-laying = Der Tisch wird gedeckt …
refusal-position = Das ist keine Stellung des Spiels: { $why }
refusal-ambiguous_way = Dort enden zwei Schlagzüge: Wähle die Felder auf dem Weg.
refusal-draw_refused = { $name } spielt weiter.
refusal-draw-none = In diesem Spiel lässt sich kein Remis vereinbaren.
refusal-turned_down = Gespielte Karten bleiben verdeckt, bis die Partie zu Ende ist.

## How a match ended

outcome-third_repetition = Dieselbe Stellung ist zum dritten Mal eingetreten.
outcome-score = Die Punkte entscheiden.
outcome-shared = Gleichstand bei { $n }, geteilter Sieg: { $winner }.
outcome-resigned-you = Du hast aufgegeben.
outcome-resigned-many = { $loser } haben aufgegeben.
outcome-agreed = Es wurde Remis vereinbart.
outcome-resigned =
    { $loser ->
        [Schafe] { $loser } haben aufgegeben.
       *[other] Aufgabe durch { FORM($loser, "accusative") }.
    }
outcome-out_of_time = Die Zeit von { FORM($loser, "dative") } ist abgelaufen.
outcome-out_of_time-you = Deine Zeit ist abgelaufen.
