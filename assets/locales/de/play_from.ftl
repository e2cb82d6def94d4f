## Playing on from a position

play_from-title = Ab hier spielen
play_from-position_only = Die Stellung { $position }.
play_from-position = Die Stellung { $position }; { $side } am Zug.
play_from-own = Du spielst
play_from-both = Beide Seiten
play_from-all = Alle Seiten
play_from-against = Gegen
play_from-alone = Ein freies Brett: Du ziehst für jede Seite, und keine Zugfolge geht verloren.
play_from-mistake = Besseren Zug finden
play_from-start = Spielen
play_from-impossible = In dieser Stellung kann niemand ziehen.
