## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name }: { $move }
picture-to_move = { $name } to move
picture-saved = The position is in { $file }; the match as it was played is beside it, as a GIF that moves.
picture-saved-position = The position is in { $file }.
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }
picture-no_table = The cards of { $game } cannot be painted as a picture yet.
picture-no_art = The picture needs the game’s file { $file }: { $why }.
picture-no_file = The picture cannot be made: { $why }.
picture-not_written = { $file } could not be written: { $why }
picture-downloaded = The pictures are among your downloads.
picture-not_painted = The pictures could not be painted: { $why }
