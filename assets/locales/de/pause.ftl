## The menu of the table

pause-title = Pause
pause-guests = Gäste an diesem Tisch
pause-link = Link zu dieser Partie
pause-resume = Weiterspielen
pause-restart = Neu beginnen
pause-settings = Einstellungen
pause-draw = Remis anbieten
pause-resign = Aufgeben
pause-leave = Zum Titelbild
pause-line = { $game } gegen { FORM($name, "accusative") }, Zug { $n }
pause-rules = Regeln
pause-pdn = Als PDN kopieren
pause-record = Aufzeichnung kopieren
pause-picture = Als Bild speichern
pause-open = Partie öffnen
pause-round = { $game }: { $names }
