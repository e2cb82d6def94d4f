## The command line

cli-games-variant = VARIANTE
cli-games-game = SPIEL
cli-games-seats = PLÄTZE
cli-games-levels = STUFEN
cli-games-options = OPTIONEN
cli-games-each_seat = { $option } (jeder Platz)
cli-games-note = Der erste Wert einer Option ist ihre Voreinstellung; --option NAME=WERT setzt einen anderen.
cli-draw-side = { $mark }  { $side }: { $has }
cli-draw-side_to_move = { $mark }  { $side }: { $has }, am Zug
cli-draw-pieces =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
cli-draw-kings = <X> und <O> sind Damen.
cli-draw-wolf = auf dem Brett
cli-draw-wolf_waits = noch nicht gesetzt
cli-draw-sheep = 4 auf dem Brett
cli-draw-men = { $n } auf dem Brett
cli-draw-men_and_hand = { $n } auf dem Brett, { $hand } im Vorrat
cli-draw-before = Die Karten werden gleich gegeben.
cli-draw-between = Gespielte Spiele: { $finished }
cli-draw-passing = Spiel { $hand }, vor dem ersten Stich
cli-draw-trick = Spiel { $hand }, Stich { $trick } von 15. { $reigns }.
cli-draw-timeline = Herrschaft: { $reigns }
cli-draw-winning = { $card }, liegt vorn
cli-draw-got = Du hast bekommen: { $cards }.
cli-draw-hand = Dein Blatt:
cli-draw-dummy = Das Blatt des Strohmanns:
cli-draw-score = { $names }: { $tricks } + { $diamonds }♦ = { $points }, insgesamt { $total }
cli-draw-task-pass = Wähle zwei Karten für { FORM($name, "accusative") }, etwa: pass { $cards }
cli-draw-task-take = Nimm zwei Karten des Strohmanns, etwa: take { $cards }
cli-draw-task-church = Die Kirche darf diesen Stich annullieren: annul, oder ihn gelten lassen: let
cli-draw-task-lead = Spiele eine beliebige Karte aus.
cli-draw-task-lead_dummy = Spiele eine Karte des Strohmanns aus.
cli-draw-task-any = { $suit } ist angespielt, und du hast keins: Spiele, was du willst.
cli-draw-task-any_dummy = { $suit } ist angespielt, und der Strohmann hat keins: Spiele eine seiner Karten.
cli-draw-task-follow = { $suit } ist angespielt; erlaubt: { $plays }
cli-draw-task-follow_dummy = { $suit } ist angespielt; dem Strohmann erlaubt: { $plays }
cli-show-begins = { $game }, vor dem ersten Zug
cli-show-after = { $game }, nach { $moves }, zuletzt { $last }
cli-show-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
cli-show-new = Ein Link zu einer neuen Partie: { $game }
cli-show-new_with = Ein Link zu einer neuen Partie: { $game }, mit { $options }
cli-picture-written =
    { $n ->
        [one] { $file }: { $size } kB
       *[other] { $file }: { $n } Stellungen, { $size } kB
    }
cli-show-position = Stellung: { $position }
cli-end-drawn = Unentschieden.
cli-end-wins = { $name ->
        [Schafe] { $name } gewinnen.
       *[other] { $name } gewinnt.
    }
cli-end-wins-you = Du gewinnst.
cli-end-win = { $names } gewinnen.
cli-play-title = { $game }. Gib einen Zug ein, oder help für die anderen Befehle.
cli-play-help =
    Gib einen Zug so ein, wie m ihn nennt. Die anderen Befehle:
      ?       ein Tipp, mit Begründung
      u       den letzten eigenen Zug zurücknehmen
      m       alle erlaubten Züge nennen
      t       den Tisch noch einmal zeichnen
      r       die Seiten der Regeln nennen; r 2 öffnet Seite 2, r WORT sucht nach einem Wort
      resign  die Partie aufgeben
      q       die Partie verlassen
cli-play-prompt = Dein Zug:
cli-play-prompt-side = { $side } am Zug:
cli-play-moved = { $name }: { $move }
cli-play-hint = { $move }: { $why }
cli-play-no_hint = Hier gibt es keinen Tipp.
cli-play-no_undo = Es gibt nichts zurückzunehmen.
cli-play-page = (Mit r { $n } geht es weiter.)
cli-play-left = Du verlässt den Tisch.
cli-play-too_long = Eine Zeile hat höchstens { $n } Bytes.
cli-play-rules-how = Mit r und einer Zahl öffnest du eine Seite, mit r und einem Wort suchst du danach.
cli-play-rules-none = Keine Seite der Regeln enthält diese Wörter.
cli-table-link = Schick diesen Link allen, die mitspielen sollen:
cli-table-link-onlookers = Und diesen allen, die nur zusehen sollen:
cli-table-waits = Die Partie beginnt, sobald alle Plätze besetzt sind. q räumt den Tisch ab.
cli-table-device = Um später auf deinen Platz zurückzukehren, komm mit --device { $device }
cli-table-seat = Platz { $n }: { $who }
cli-table-free = frei
cli-table-unnamed = jemand
cli-table-away = { $name } (nicht da)
cli-table-stand_in = { $name } (nicht da; { $courtier } spielt weiter)
cli-table-onlookers = Zuschauende: { $n }
cli-table-retreat = Züge wurden zurückgenommen.
cli-table-asks-draw = { $name } bietet Remis an.
cli-table-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
cli-table-asks-rematch = { $name } möchte noch eine Partie, mit vertauschten Seiten.
cli-table-yes_or_no = Gib yes (ja) oder no (nein) ein.
cli-table-asked = Die anderen werden gefragt.
cli-table-declined = Damit waren nicht alle einverstanden.
cli-table-late = Zu spät: Die Partie ist schon weitergegangen.
cli-table-not_now = Das geht jetzt nicht.
cli-table-not_your_turn = Du bist nicht am Zug.
cli-table-not_begun = Die Partie hat noch nicht begonnen.
cli-table-host_away = Der Gastgeber ist nicht zu erreichen. Es wird weiter versucht …
cli-table-host_back = Der Gastgeber ist wieder da.
cli-table-help =
    Gib einen Zug ein, wie m ihn nennt. Die anderen Befehle:
      m       alle erlaubten Züge nennen
      t       den Tisch noch einmal zeichnen
      r       die Seiten der Regeln nennen; r 2 öffnet Seite 2, r WORT sucht nach einem Wort
      draw    Remis anbieten
      u       darum bitten, den letzten eigenen Zug zurückzunehmen
      yes, no auf eine Frage mit Ja oder Nein antworten
      resign  die Partie aufgeben
      q       den Tisch verlassen
cli-progress-games = Partien
cli-progress-openings = Eröffnungen
cli-progress-positions = Stellungen
cli-progress-solving = Lösen
cli-progress-checking = Prüfen
cli-progress-reading = Lesen, in kB
cli-progress-counting = Zählen
cli-progress-hint = Suche nach einem Tipp
cli-progress-thinking = { $name } denkt nach

## Errors

cli-error-option = „{ $option }“ ist keine Option: Schreibe NAME=WERT
cli-error-seat_option = „{ $option }“ ist keine Option eines Platzes: Schreibe PLATZ:NAME=WERT, die Plätze von 1 an gezählt
cli-error-level = kein Höfling spielt { $variant } auf Stufe { $level }; es gibt { $known }
cli-error-profile = „{ $name }“ spielt { $variant } nicht
cli-error-change = „{ $change }“ ist keine Änderung eines Computerspielers
cli-program = das andere Programm hat nicht geantwortet: { $why }
cli-error-not_two = zu einem Test gehören zwei Spieler: Nenne sie mit --levels
cli-error-other_match = { $file }: das sind die Zeilen eines anderen Vergleichs
cli-error-too_few = zu einem Turnier gehören mindestens zwei Spieler: Nenne sie mit --levels
cli-error-no_pairs = ein Turnier geht mit zwei bis vier Plätzen, aber dieses Spiel hat { $seats }
cli-error-level_of_a_seat = eine Stufe gehört zu einem Platz: Schreibe --seats me,{ $level }, um gegen sie zu spielen, oder --seats { $level },{ $level }, um zuzusehen
cli-error-no_sheet = zu „{ $family }“ gibt es kein Blatt: Versuche es mit cromwell
cli-error-no_smaller_tablebase = erst braucht es die Endspieldatenbank mit einem Stein weniger ({ $n })
cli-error-no_table = { $variant } wird gelöst, wann immer es nötig ist: Es gibt keine Datenbank zu schreiben oder zu prüfen
cli-error-puzzles = die Aufgaben lassen sich nicht schreiben: { $why }
cli-error-broken_levels =
    { $all ->
        [one] die Datei ist fehlerhaft
       *[other] fehlerhafte Dateien: { $broken } von { $all }
    }
cli-error-no_puzzles = { $file } ist keine Datei mit Aufgaben zu { $variant }; `coffer check` sagt, was sie ist
cli-error-nothing_to_check = in diesem Ordner ist keine Datei mit Lektionen oder Aufgaben
cli-error-no_player = „{ $name }“ ist kein Spieler: Nenne eine Stufe von 1 bis 5, random, greedy, child oder me
cli-error-one_person = ein Spiel mit verdeckten Karten kann am Terminal nur ein Mensch spielen
cli-error-no_sitter = „{ $name }“ kann nicht an diesem Tisch sitzen: Nenne me, guest, eine Stufe von 1 bis 5 oder random
cli-error-no_kept_table = „{ $file }“ enthält keinen Tisch, der wieder gedeckt werden kann; die Datei bleibt, wie sie ist
cli-error-other_kept_table = „{ $file }“ enthält einen anderen Tisch, mit { $game }: Decke ihn wieder, wie er gedeckt war, oder nenne eine andere Datei
cli-error-kept_table_over = die Partie in „{ $file }“ ist beendet: Nenne eine andere Datei
cli-error-one_me = nur ein Platz kann me sein
cli-error-no_randomness = das System liefert keine Zufallszahlen für die Geheimnisse eines Tisches
cli-error-no_link = das ist kein Link zu einem Tisch; ein ganzer sieht so aus: table=ADRESSE.GEHEIMNIS
cli-error-no_relay = das ist keine Adresse eines Relais: Sie beginnt mit https:// oder http://
cli-error-no_way = zu diesem Tisch führt kein Weg: Er hat weder ein Relais noch eine eigene Adresse
cli-error-port = der Port ist schon belegt oder darf nicht benutzt werden
cli-error-no_network = das Netz lässt sich nicht benutzen
cli-error-no_host = der Gastgeber dieses Tisches ist nicht zu erreichen
cli-error-seat_taken = Platz { $seat } ist besetzt, oder es gibt ihn nicht
cli-error-no_free_seat = an diesem Tisch sind alle Plätze besetzt; der andere Link ist zum Zusehen
cli-error-no_such_table = diesen Tisch gibt es nicht mehr, oder der Link gehört nicht zu ihm
cli-error-put_out = der Gastgeber hat dich vom Tisch verwiesen
cli-error-elsewhere = du bist auch von woanders an diesen Tisch gekommen und spielst dort weiter
cli-error-other_version = der Gastgeber hat eine andere Version des Spiels
cli-error-newer_host = der Gastgeber hat eine neuere Version des Spiels
cli-error-older_host = der Gastgeber hat eine ältere Version des Spiels
cli-error-full = an diesem Tisch sind schon zu viele
cli-error-cleared = der Gastgeber hat den Tisch abgeräumt
cli-error-misused = der Gastgeber hat die Verbindung beendet: dieses Programm hat zu viel oder Unlesbares geschickt
cli-error-lost = was der Gastgeber sendet, passt nicht zu den Regeln dieser Version des Spiels
cli-error-device = ein Gerät hat 32 Hexadezimalziffern
cli-error-no_answer = der Spieler auf Platz { $seat } hat keinen Zug gefunden
cli-error-pdn = Partie { $game }: { $why }
cli-error-no_such_game =
    { $games ->
        [one] es gibt keine Partie { $game }: es gibt nur 1
       *[other] es gibt keine Partie { $game }: es gibt nur { $games }
    }
cli-error-mill_move = Partie { $game }, Zug { $n }, „{ $text }“: { $why }
cli-error-several_games = Partie { $game } kann { $games } sein: Sag mit --variant, welches, etwa --variant { $first }
cli-error-wrong_tablebase = die Endspieldatenbank ist falsch: { $why }
cli-error-too_large = { $file } ist größer als 16 MB, und mehr wird nicht gelesen
cli-error-failed = { $all ->
        [one] { $failed } von { $all } Partie ließ sich nicht nachspielen
       *[other] { $failed } von { $all } Partien ließen sich nicht nachspielen
    }
cli-error-many_failed = von den ersten Partien ({ $all }) ließen sich { $failed } nicht nachspielen, daher wurde der Rest nicht gelesen
cli-error-no_picture = Der Name des Bildes, { $file }, muss auf .png oder .gif enden
cli-error-seconds = --delay braucht eine Zahl von Sekunden, 0,05 bis 60, nicht „{ $text }“
cli-error-nothing_to_show = „{ $text }“ ist weder eine Datei noch eine Stellung, eine Partie, ein Link oder ein Code
cli-error-no_command = es gibt keinen Befehl „{ $name }“; `coffer help` nennt alle
cli-error-nothing_to_replay = in { $file } ist keine Partie
cli-check-games =
    { $n ->
        [one] 1 Damepartie
       *[other] { $n } Damepartien
    }
cli-check-fine = { $file } ist in Ordnung: { $what }
cli-check-mill_games =
    { $n ->
        [one] { $n } Mühlepartie
       *[other] { $n } Mühlepartien
    }
cli-check-several_games = { $games }, die von mehr als einer Art Mühle sein können: Welche es ist, sagt --variant bei replay und show
cli-nobody = niemand

## Requests of other programs that cannot be answered

cli-serve-no_json = ab Spalte { $column } ist die Zeile kein JSON
cli-serve-no_object = eine Anfrage ist ein Objekt, etwa {"{"}"cmd":"state"{"}"}
cli-serve-no_command = „cmd“ fehlt: Es nennt, was zu tun ist
cli-serve-unknown_command = „{ $name }“ ist kein Befehl: Es gibt { $commands }
cli-serve-unknown_part = „{ $name }“ gehört nicht zu „{ $command }“
cli-serve-missing_part = zu „{ $command }“ gehört „{ $name }“
cli-serve-wrong_part = „{ $name }“ muss sein: { $kind }
cli-serve-kind-text = ein Text
cli-serve-kind-texts = eine Liste von Texten
cli-serve-kind-number = eine ganze Zahl von 0 an
cli-serve-kind-limit = eine ganze Zahl von 1 an
cli-serve-kind-small = eine ganze Zahl von 0 bis 255
cli-serve-kind-switch = true oder false
cli-serve-kind-options = ein Objekt aus Namen und Texten
cli-serve-kind-seat_options = eine Liste von Objekten aus Namen und Texten, eines für jeden Platz
cli-serve-move = Zug { $n }: { $why }
cli-serve-too_long = eine Anfrage hat höchstens { $n } Bytes
cli-serve-no_match = es gibt noch keine Partie: Beginne eine mit „new“
cli-serve-no_chance = der Zufall ist nicht am Zug
cli-serve-no_undo = es gibt keinen Zug zurückzunehmen
cli-serve-no_seat = diesen Platz gibt es nicht: Die Plätze gehen von 0 bis { $last }
cli-serve-no_player = kein Höfling spielt { $variant } auf dieser Stufe
cli-serve-no_answer = niemand hat einen Zug zu wählen

## Draughts and mill programs that cannot be answered

cli-engine-move = „{ $move }“ ist hier kein erlaubter Zug
cli-hub-no_line = die Zeile hat nicht die Form: befehl name=wert name="zwei Wörter"
cli-hub-no_parameter = einen Parameter setzt man mit name=… value=…
cli-hub-wrong_parameter = „{ $value }“ ist kein Wert für „{ $name }“
cli-hub-no_position = „{ $position }“ ist keine Stellung: Schreibe B oder W für die Seite am Zug, dann w, b, W, B oder e für jedes der 32 Felder
cli-uci-no_fen = „{ $fen }“ ist keine Stellung: Schreibe drei Ringe zu acht Punkten mit O, @ und *, die Seite am Zug, die Phase, die Handlung und von beiden Seiten die Steine auf dem Brett und im Vorrat
cli-uci-no_option = es gibt keine Option „{ $name }“
cli-uci-wrong_option = „{ $value }“ ist in unseren Spielen kein Wert für „{ $name }“
cli-uci-removal = erst muss ein Stein weggenommen werden, etwa x{ $point }
cli-uci-no_removal = hier lässt sich kein Stein wegnehmen
cli-uci-no_command = „{ $command }“ ist kein Befehl

## What is measured

cli-tournament-pair = { $variant }: { $first } gegen { $second }: { $result }; { $time } s
cli-tournament-result = { $points } von { $games } Punkten, { $percent } % (+{ $won } ={ $drawn } -{ $lost }), { $elo }
cli-tournament-elo = Elo { $elo } ({ $low } bis { $high })
cli-tournament-elo_or_more = Elo { $low } oder mehr
cli-tournament-elo_or_less = Elo { $high } oder weniger
cli-tournament-lead = { $result }, voraus um { $points } ± { $half } Punkte je Partie
cli-tournament-accepted = { $first } ist um mindestens { $elo1 } Elo stärker als { $second }, nicht nur um { $elo0 }
cli-tournament-rejected = { $first } ist um höchstens { $elo0 } Elo stärker als { $second }, nicht um { $elo1 }
cli-tournament-open = Ob { $first } um { $elo0 } oder um { $elo1 } Elo stärker ist als { $second }, lässt sich erst nach weiteren Partien sagen
cli-tournament-sum = Summe
cli-tournament-percent = Prozent
cli-bench-perft = { $variant }: perft { $depth }: { $nodes } Zugfolgen in { $time } ms, { $rate } je Sekunde
cli-bench-solved = { $variant }: vollständig gelöst in { $time } ms, { $bytes } Bytes
cli-bench-hands = { $variant }: { $all } ganze Spiele, zufällig gespielt, in { $time } ms, { $rate } je Sekunde
cli-bench-search = { $variant }: { $name } suchte { $depth } Halbzüge tief, { $nodes } Stellungen in { $time } ms, { $rate } je Sekunde: { $line }
cli-bench-nobody = { $variant }: noch ohne Computerspieler
cli-solve-solved = { $game }: gelöst in { $time } ms
cli-solve-checked = { $game }: Jede Stellung stimmt mit ihren Zügen überein: geprüft in { $time } ms; { $bytes } Bytes, entpackt in { $unpacked } ms
cli-solve-counts = { $won } gewonnen, { $drawn } remis, { $lost } verloren; die längste dauert { $longest } Halbzüge: { $example }
cli-solve-draughts = Dame: { $n } auf dem Brett: { $positions } Stellungen ohne die Seite am Zug, davon { $both } mit Steinen beider Seiten; für jede der beiden Seiten am Zug { $counts }
cli-solve-wdl-estimate = Dame: { $n } auf dem Brett: { $indices } Indizes; etwa { $memory } MB Speicher, { $minutes } Minuten und eine Datei von { $size } MB
cli-solve-wdl = Dame: { $n } auf dem Brett: { $positions } Stellungen folgen aus ihren Zügen: { $won } gewonnen, { $drawn } remis, { $lost } verloren; { $again } davon ein zweites Mal gelöst; { $bytes } Bytes
cli-solve-mill = { $game }: { $own } am Zug gegen { $other }: { $positions } Stellungen bis auf Symmetrie; { $counts }
cli-tune-round = Runde { $round }: { $games } Partien in { $time } s, die beginnende Seite machte { $points } Punkte; { $positions } Stellungen, K { $k }, Fehler auf zurückgehaltenen Partien { $by_hand } von Hand, { $tuned } abgestimmt, { $rounded } gerundet; { $total } s
cli-tune-numbers = Zahlen { $numbers }
