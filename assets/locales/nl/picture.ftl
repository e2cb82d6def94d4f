## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name }: { $move }
picture-to_move = { $name } aan zet
picture-saved = De stelling staat in { $file }; de partij zoals ze gespeeld is, staat ernaast als geanimeerde GIF.
picture-saved-position = De stelling staat in { $file }.
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }
picture-no_table = De kaarten van { $game } kunnen nog niet als afbeelding worden getekend.
picture-no_art = De afbeelding heeft het bestand { $file } van het spel nodig: { $why }.
picture-no_file = De afbeelding kan niet worden gemaakt: { $why }.
picture-not_written = { $file } kon niet worden geschreven: { $why }
picture-downloaded = De afbeeldingen staan bij je downloads.
picture-not_painted = De afbeeldingen konden niet worden getekend: { $why }
