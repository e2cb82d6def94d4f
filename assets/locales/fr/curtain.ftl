## Between two people at one screen

curtain-pass = Passez l’écran à { FORM($name, "within") }
curtain-hold = Maintenez pour ouvrir, ou appuyez deux fois.
curtain-recap = Depuis votre dernier regard
curtain-first = Nul autre ne doit regarder tant que votre main est ouverte.
curtain-prompt = maintenir 0,4 seconde
