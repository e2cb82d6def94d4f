## The menu of the table

pause-title = Paused
pause-guests = Guests at this table
pause-link = Link to this match
pause-resume = Resume
pause-restart = Restart
pause-settings = Settings
pause-draw = Offer a draw
pause-resign = Resign
pause-leave = Back to title
pause-line = { $game } against { $name }, move { $n }
pause-rules = Rules
pause-pdn = Copy as PDN
pause-record = Copy the record
pause-picture = Save as a picture
pause-open = Open a match
pause-round = { $game }: { $names }
