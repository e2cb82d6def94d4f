## The review

review-better = Besser war { $move }. { $why }
review-title = Analyse
review-replay = Nachspielen
review-annulled = annulliert
review-beginning = der Anfang
review-close = Schließen
review-progress = { $all ->
        [one] { $n } von { $all } Stellung untersucht
       *[other] { $n } von { $all } Stellungen untersucht
    }
review-bar = Stelle in der Partie
review-place = Zug { $n } von { $all }
review-graph = Wer vorn lag: Drücke, um dorthin zu schauen
review-play = Abspielen
review-pause = Pause
review-speed = Tempo: { $name }
review-inaccuracy = eine Ungenauigkeit
review-mistake = ein Fehler
review-blunder = ein Patzer
review-turn = der Wendepunkt
review-note = aus der Datei
review-and_turn = { $what }, und der Wendepunkt
review-waiting = Die entscheidenden Züge werden noch gesucht.
review-nothing = Keine Seite hat einen nennenswerten Fehler gemacht.
review-racer = { $name }: { $moves }
review-to_go =
    { $n ->
        [0] alle Ziele erreicht
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
review-next = Als Nächstes: { $move }, { $what }

## What a bad move did

mistake-loses_game = Verliert die Partie { in-moves }.
mistake-loses_game_now = Verliert die Partie sofort.
mistake-loses_game_surely = Verliert die Partie.
mistake-misses_win = Verpasst den Sieg.
mistake-misses_win_in = Verpasst den Sieg { in-moves }.
mistake-shot = Übersieht eine Kombination: verliert { $what } { in-moves }.
mistake-loses = Verliert { $what }.
mistake-loses_in = Verliert { $what } { in-moves }.
mistake-misses = Verpasst die Gelegenheit, { $what } zu gewinnen.
mistake-misses_in = Verpasst die Gelegenheit, { $what } { in-moves } zu gewinnen.
mistake-misses_ridding = Verpasst die Gelegenheit, { $what } loszuwerden.
mistake-misses_ridding_in = Verpasst die Gelegenheit, { $what } { in-moves } loszuwerden.
mistake-must_take = Muss { $what } schlagen.
mistake-must_take_in = Muss { within-moves } { $what } schlagen.
mistake-trap = Tappt in eine Falle: muss { $what } schlagen.
mistake-trap_in = Tappt in eine Falle: muss { within-moves } { $what } schlagen.
mistake-lets_crown = Lässt einen Stein Dame werden.
mistake-lets_crown_in = Lässt { in-moves } einen Stein Dame werden.
mistake-hastens =
    { $moves ->
        [one] Verloren ist es ohnehin, so aber einen Zug früher.
       *[other] Verloren ist es ohnehin, so aber { WORDS($moves) } Züge früher.
    }
mistake-gives_ground = Gibt etwas Boden preis.
