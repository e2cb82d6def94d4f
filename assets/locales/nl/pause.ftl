## The menu of the table

pause-title = Pauze
pause-link = Link naar deze partij
pause-resume = Hervatten
pause-restart = Opnieuw
pause-settings = Instellingen
pause-draw = Remise aanbieden
pause-resign = Opgeven
pause-leave = Naar titelscherm
pause-line = { $game } tegen { $name }, zet { $n }
pause-rules = Regels
pause-pdn = Kopieer als PDN
pause-record = Kopieer de notatie
pause-picture = Opslaan als beeld
pause-open = Partij openen
pause-round = { $game }: { $names }
