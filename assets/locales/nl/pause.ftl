## The menu of the table

pause-title = Pauze
pause-guests = Gasten aan deze tafel
pause-link = Link naar deze partij
pause-resume = Hervatten
pause-restart = Opnieuw
pause-settings = Instellingen
pause-draw = Remise aanbieden
pause-resign = Opgeven
pause-leave = Naar titelscherm
pause-line = { $game } tegen { $name }, zet { $n }
pause-rules = Regels
pause-pdn = Kopiëren als PDN
pause-record = Notatie kopiëren
pause-picture = Opslaan als afbeelding
pause-open = Partij openen
pause-round = { $game }: { $names }
