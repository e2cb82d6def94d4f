## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name }: { $move }
picture-to_move =
    { FORM($name, "number") ->
        [plural] Juegan { FORM($name, "object") }
        [you] Juegas tú
       *[other] Juega { FORM($name, "object") }
    }
picture-saved = La posición está en { $file }; a su lado está la partida tal como se jugó, en un GIF animado.
picture-saved-position = La posición está en { $file }.
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }
picture-no_table = Las cartas de { $game } aún no se pueden pintar como imagen.
picture-no_art = La imagen necesita el archivo del juego { $file }: { $why }.
picture-no_file = No se puede hacer la imagen: { $why }.
picture-not_written = No se pudo escribir { $file }: { $why }
picture-downloaded = Las imágenes están entre tus descargas.
picture-not_painted = No se pudieron pintar las imágenes: { $why }
