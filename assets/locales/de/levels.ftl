## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

level-puzzles =
    { $n ->
        [one] { $n } Aufgabe zu { $game }
       *[other] { $n } Aufgaben zu { $game }
    }
level-lesson =
    { $n ->
        [one] eine Lektion mit { $n } Schritt zu { $game }
       *[other] eine Lektion mit { $n } Schritten zu { $game }
    }
level-deck =
    { $n ->
        [one] { $n } Beschriftung für die Karten von { $game }
       *[other] { $n } Beschriftungen für die Karten von { $game }
    }
level-too_large = die Datei ist größer als 16 MB
level-not_text = die Datei ist kein Text
level-unreadable = das lässt sich weder als Lektion noch als Aufgaben noch als Kartensatz lesen: { $why }
level-more =
    { $n ->
        [one] … und { $n } weiterer Fehler
       *[other] … und { $n } weitere Fehler
    }
level-game = { $why }
level-how_many_puzzles = es sind { $n } Aufgaben; eine Datei kann 1 bis { $most } haben
level-how_many_steps = es sind { $n } Schritte; eine Lektion kann 1 bis { $most } haben
level-key = „{ $key }“ kann kein Name sein: Erlaubt sind Kleinbuchstaben, Ziffern, _ und -, höchstens 40 zusammen
level-twice = „{ $key }“ wird zweimal verwendet
level-teacher = es gibt keinen Lehrer { $n }: Gib die Stufe eines Höflings an, von 1 bis 5
level-no_people = zu den Karten dieses Spiels wird nichts erzählt
level-no_captions = es gibt keine Sätze: Gib mindestens einen an
level-no_sentence = der Satz „{ $key }“ fehlt
level-never_said = der Satz „{ $key }“ wird nie verwendet
level-long_sentence = der Satz „{ $key }“ ist länger als { $n } Zeichen
level-strange_sentence = der Satz „{ $key }“ hat Zeichen, die sich nicht darstellen lassen
level-puzzle = Aufgabe „{ $id }“: { $why }
level-step = Schritt „{ $key }“: { $why }
level-difficulty = die Schwierigkeit ist { $n }, muss aber zwischen 1 und { $most } liegen
level-solution_length = eine Lösung beginnt und endet mit einem Zug des Lösenden und hat höchstens { $most } Züge; diese hat { $n }
level-too_many = zu viele Einträge in „{ $part }“: Erlaubt sind höchstens { $most }
level-position = die Stellung wird abgewiesen: { $why }
level-hidden = dieses Spiel verbirgt Karten oder Steine, daher brauchen seine Aufgaben ein Ziel mit offenen Blättern, etwa Tricks(3, 5)
level-nobody_moves = in dieser Stellung ist niemand am Zug
level-whose_move = Zug { $n } der Lösung macht die falsche Seite
level-move = Zug { $n } der Lösung, „{ $text }“, wird abgewiesen: { $why }
level-also = „{ $text }“ in „also“ erreicht das Ziel nicht oder steht nicht in der Notation des Spiels
level-not_solved = die Lösung erreicht das Ziel nicht
level-other_family = „{ $name }“ ist kein Spiel dieser Familie
level-place = „{ $text }“ ist kein Ort in diesem Spiel
level-tap = Auftrag { $n } muss mindestens einen Ort nennen, und jeden nur einmal
level-not_the_learner = in Auftrag { $n } ist nicht der Lernende am Zug: Gib dem Gegner eine Antwort
level-refusal = Auftrag { $n } verlangt die Abweisung „{ $key }“, die es nicht gibt
level-no_refusal = Auftrag { $n } muss mindestens eine Abweisung nennen
level-task_move = „{ $text }“ in Auftrag { $n } wird abgewiesen: { $why }
level-notation = es steht nicht in der Notation des Spiels
level-no_move = kein erlaubter Zug erfüllt Auftrag { $n }
level-no_reply = nach „{ $text }“ in Auftrag { $n } ist keine Antwort erlaubt
level-left_out =
    { $n ->
        [0] Die Datei „{ $file }“ wurde ausgelassen: { $why }.
        [one] Die Datei „{ $file }“ wurde ausgelassen: { $why }. Ebenso { $n } weitere; das Protokoll sagt, warum.
       *[other] Die Datei „{ $file }“ wurde ausgelassen: { $why }. Ebenso { $n } weitere; das Protokoll sagt, warum.
    }
