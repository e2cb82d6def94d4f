## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name }: { $move }
picture-to_move = { $name } am Zug
picture-saved = Die Stellung liegt in { $file }; daneben liegt die gespielte Partie als animiertes GIF.
picture-saved-position = Die Stellung liegt in { $file }.
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }
picture-no_table = Die Karten dieses Spiels ({ $game }) lassen sich noch nicht als Bild zeichnen.
picture-no_art = Dem Bild fehlt die Datei { $file } des Spiels: { $why }.
picture-no_file = Das Bild lässt sich nicht anfertigen: { $why }.
picture-not_written = { $file } konnte nicht geschrieben werden: { $why }
picture-downloaded = Die Bilder liegen bei deinen Downloads.
picture-not_painted = Die Bilder konnten nicht gezeichnet werden: { $why }
