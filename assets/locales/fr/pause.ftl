## The menu of the table

pause-title = Pause
pause-guests = Invités de cette table
pause-link = Lien vers la partie
pause-resume = Reprendre
pause-restart = Recommencer
pause-settings = Réglages
pause-draw = Proposer nulle
pause-resign = Abandonner
pause-leave = Écran-titre
pause-line = { $game } contre { FORM($name, "within") }, coup { $n }
pause-rules = Règles
pause-pdn = Copier en PDN
pause-record = Copier la notation
pause-picture = Enregistrer l’image
pause-open = Ouvrir une partie
pause-round = { $game } : { $names }
