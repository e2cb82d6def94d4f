## The review

review-better = Beter was { $move }. { $why }
review-title = Terugblik
review-replay = Naspelen
review-annulled = nietig
review-beginning = het begin
review-close = Sluiten
review-progress = { $all ->
        [one] { $n } van { $all } stelling onderzocht
       *[other] { $n } van { $all } stellingen onderzocht
    }
review-bar = Plek in de partij
review-place = zet { $n } van { $all }
review-graph = Wie er voorstond: druk om daar te kijken
review-play = Afspelen
review-pause = Pauze
review-speed = Tempo: { $name }
review-inaccuracy = een onnauwkeurigheid
review-mistake = een fout
review-blunder = een blunder
review-turn = het keerpunt
review-note = uit het bestand
review-and_turn = { $what } en het keerpunt
review-waiting = De zetten die ertoe deden worden nog gezocht.
review-nothing = Niemand maakte een fout die de naam verdient.
review-racer = { $name }: { $moves }
review-to_go =
    { $n ->
        [0] alle doelen bereikt
        [one] nog { $n } zet
       *[other] nog { $n } zetten
    }
review-next = Hierna: { $move }, { $what }

## What a bad move did

mistake-loses_game = Verliest de partij { in-moves }.
mistake-loses_game_now = Verliest de partij meteen.
mistake-loses_game_surely = Verliest de partij.
mistake-misses_win = Mist de winst.
mistake-misses_win_in = Mist de winst { in-moves }.
mistake-shot = Ziet een slagzet over het hoofd: verliest { $what } { in-moves }.
mistake-loses = Verliest { $what }.
mistake-loses_in = Verliest { $what } { in-moves }.
mistake-misses = Mist een kans om { $what } te winnen.
mistake-misses_in = Mist een kans om { in-moves } { $what } te winnen.
mistake-misses_ridding = Mist een kans om { $what } kwijt te raken.
mistake-misses_ridding_in = Mist een kans om { in-moves } { $what } kwijt te raken.
mistake-must_take = Moet { $what } slaan.
mistake-must_take_in = Moet { within-moves } { $what } slaan.
mistake-trap = Loopt in de val: moet { $what } slaan.
mistake-trap_in = Loopt in de val: moet { within-moves } { $what } slaan.
mistake-lets_crown = Laat een schijf dam worden.
mistake-lets_crown_in = Laat { in-moves } een schijf dam worden.
mistake-hastens =
    { $moves ->
        [one] Hoe dan ook verloren, maar zo een zet eerder.
       *[other] Hoe dan ook verloren, maar zo { WORDS($moves) } zetten eerder.
    }
mistake-gives_ground = Geeft wat terrein prijs.
