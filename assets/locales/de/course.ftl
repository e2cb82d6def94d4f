## A lesson or a puzzle at the table

course-end = Die Lektion ist zu Ende
course-learned = Das hast du gelernt: { $titles }.
course-learned_between = {" "}·{" "}
course-play = Jetzt { $name } spielen
course-missing = Diese Lektion oder Aufgabe gibt es nicht mehr.
course-refused = Sie lässt sich nicht aufstellen: { $why }
course-show_me = Vormachen
course-step_shown = So geht es. Drücke „Nochmal“, um es selbst zu versuchen, oder geh weiter.
course-left = { $side } hat noch vor sich: { $goals }.
course-piece = Von hier geht es los.
course-way = Hier führt der Weg entlang.
course-right = Richtig. Weiter so.
course-shown = Das ist die Lösung. Jetzt versuch es selbst.
course-count = { $n } von { $all } gelöst
course-solved = Gelöst
course-step = Schritt { $n } von { $all }
course-difficulty = Schwierigkeit { $n } von { $most }.
course-next = Weiter
course-finish = Beenden
course-next_puzzle = Nächste Aufgabe
course-again = Nochmal
course-back = Schritt zurück
course-solution = Lösung
course-leave = Verlassen
