## Playing on from a position

play_from-title = Vanaf hier spelen
play_from-position_only = De stelling { $position }.
play_from-position = De stelling { $position }; { FORM($side, "the") } aan zet.
play_from-own = Jij speelt
play_from-both = Beide kleuren
play_from-all = Alle kleuren
play_from-against = Tegen
play_from-alone = Een vrij bord: je zet voor iedereen en geen variant gaat verloren.
play_from-mistake = Betere zet vinden
play_from-start = Spelen
play_from-impossible = In deze stelling kan niemand een zet doen.
