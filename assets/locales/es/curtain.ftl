## Between two people at one screen

curtain-pass =
    { FORM($name, "gender") ->
        [masculine] Pasa { FORM($name, "to") }
       *[other] Pasa a { FORM($name, "object") }
    }
curtain-hold = Mantén pulsado para abrir, o pulsa dos veces.
curtain-recap = Desde que miraste por última vez
curtain-first = Que nadie más mire mientras tus cartas estén a la vista.
curtain-prompt = mantén pulsado 0,4 s
