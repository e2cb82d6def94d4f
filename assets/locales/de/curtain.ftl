## Between two people at one screen

curtain-pass = Weiter an { FORM($name, "accusative") }
curtain-hold = Zum Öffnen gedrückt halten oder zweimal drücken.
curtain-recap = Seit deinem letzten Blick
curtain-first = Niemand sonst darf hinsehen, solange dein Blatt offen liegt.
curtain-prompt = 0,4 Sekunden halten
