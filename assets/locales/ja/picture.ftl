## Pictures to show: what is written on them, and why there is none.

# { $name } is a person or a side, { $move } a move in notation.
picture-move = { $name }：{ $move }
picture-to_move = { $name }の手番
picture-saved = 局面を{ $file }に保存しました。その隣には、対局の流れを動画で見られるGIFがあります。
picture-saved-position = 局面を{ $file }に保存しました。
# { $name } is a person, { $points } a number of points.
picture-points = { $name }  { $points }点
picture-no_table = { $game }のカードは、まだ画像にできません。
picture-no_art = 画像に必要なゲームのファイル{ $file }を使えません：{ $why }。
picture-no_file = 画像を作れません：{ $why }。
picture-not_written = { $file }を書き込めませんでした：{ $why }
picture-downloaded = 画像をダウンロードに保存しました。
picture-not_painted = 画像を描けませんでした：{ $why }
