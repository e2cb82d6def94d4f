## Between two people at one screen

curtain-pass = Geef door aan { FORM($name, "the") }
curtain-hold = Houd ingedrukt om te openen, of druk twee keer.
curtain-recap = Sinds je laatst keek
curtain-first = Niemand anders mag kijken zolang jouw hand openligt.
curtain-prompt = 0,4 seconden vasthouden
