## Between two people at one screen

curtain-pass = Pass to { $name }
curtain-hold = Hold to open, or press twice.
curtain-recap = Since you last looked
curtain-first = Nobody else may look while your hand is open.
curtain-prompt = hold for 0.4 seconds
