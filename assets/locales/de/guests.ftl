## Tische mit Gästen: alle am eigenen Gerät

guests-lobby = Ein Tisch für Gäste
guests-lobby-note = { $game }. Schicke den Link an alle, die mitspielen. Die Partie beginnt, sobald jeder Platz besetzt ist.
guests-lobby-begun = { $game }. Wer den Link wieder öffnet, kehrt an den eigenen Platz zurück.
guests-link = Der Link für Gäste
guests-link-soon = Der Link entsteht …
guests-copy = Link kopieren
guests-copy_onlookers = Link für Zuschauer
guests-leave = Tisch verlassen
guests-name = Dein Name
guests-name-hint = dein Name
guests-free = Auf einen Gast warten
guests-put_out = Hinausbitten
guests-courtier = Ein Höfling spielt
guests-seat_free = Ein freier Platz
guests-waits = wartet auf einen Gast
guests-here = ist da
guests-away = ist fort
guests-yours = dein Platz
guests-sit = Hier sitzen
guests-stand = Aufstehen
guests-taken = Diesen Platz hat gerade jemand anderes genommen.
guests-onlookers =
    { $n ->
        [one] { $n } Mensch sieht zu.
       *[other] { $n } Menschen sehen zu.
    }
guests-failed = Hier lässt sich kein Tisch decken oder finden: { $why }
guests-impossible = Tische mit Gästen gibt es hier nicht.
guests-visit = Ein Tisch anderswo
guests-visit-looking = Der Tisch wird gesucht …
guests-visit-away = { $game }. Der Gastgeber ist fort. Der Tisch wartet und wird weiter gesucht.
guests-visit-onlooker = { $game }. Du siehst zu, sobald die Partie beginnt.
guests-visit-waits = { $game }. Die Partie beginnt, sobald jeder Platz besetzt ist.
guests-visit-choose = { $game }. Wähle einen Platz.
guests-gone-no_table = Diesen Tisch gibt es nicht mehr.
guests-gone-put_out = Der Gastgeber hat deinen Platz jemand anderem gegeben.
guests-gone-elsewhere = Dieser Tisch ist in einem anderen Fenster dieses Geräts geöffnet.
guests-gone-version = Der Gastgeber hat eine andere Version des Spiels.
guests-gone-newer = Der Gastgeber hat eine neuere Version des Spiels. Installiere sie, um hier mitzuspielen.
guests-gone-older = Der Gastgeber hat eine ältere Version des Spiels. Bitte ihn, deine zu installieren.
guests-gone-full = An diesen Tisch sind zu viele gekommen.
guests-gone-over = Der Gastgeber hat den Tisch abgeräumt.
guests-unreadable = Der Partie des Gastgebers lässt sich hier nicht folgen: Sie passt nicht zu den Regeln dieser Version.
guests-is_away = { $name } ist fort; der Platz bleibt frei.
guests-host_away = Der Gastgeber ist fort. Nichts geht verloren; der Tisch wird weiter gesucht.
guests-not_now = Das geht jetzt nicht.
guests-asked = Die anderen werden gefragt.
guests-declined = Die anderen wollen lieber weiterspielen.
guests-bad_link = Dieser Link zu einem Tisch ist nicht vollständig.
guests-code = Der Code des Links: mit einem Handy scannen
guests-link-note = Schick ihn denen, die mitspielen sollen. Wer ihn öffnet, kommt an deinen Tisch.
guests-greetings = Grüße der anderen
guests-greets = { $name }: { $greeting }
guests-greeting-good_day = Einen guten Tag
guests-greeting-good_fortune = Viel Glück
guests-greeting-well_played = Gut gespielt
guests-greeting-bold = Ein kühner Zug
guests-greeting-close = Das war knapp
guests-greeting-thinking = Ich überlege
guests-greeting-no_hurry = Keine Eile
guests-greeting-pardon = Ich bitte um Verzeihung
guests-greeting-moment = Bin gleich zurück
guests-greeting-thanks = Vielen Dank
guests-greeting-hat = Ein gezogener Hut
guests-greeting-bow = Eine tiefe Verbeugung
