## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name } : { $move }
picture-to_move =
    { FORM($name, "article") ->
        [au] Au { $name } de jouer
        [aux] Aux { $name } de jouer
       *[other] À { FORM($name, "within") } de jouer
    }
picture-saved = La position est dans { $file } ; la partie telle qu’elle fut jouée est à côté, en GIF animé.
picture-saved-position = La position est dans { $file }.
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }
picture-no_table = Les cartes de ce jeu ne peuvent pas encore être peintes en image : { $game }.
picture-no_art = L’image a besoin du fichier { $file } du jeu : { $why }.
picture-no_file = L’image ne peut être faite : { $why }.
picture-not_written = { $file } n’a pas pu être écrit : { $why }
picture-downloaded = Les images sont parmi vos téléchargements.
picture-not_painted = Les images n’ont pas pu être peintes : { $why }
