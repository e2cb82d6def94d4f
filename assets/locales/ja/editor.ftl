## 手で局面を作る

editor-title = 局面を作る
editor-tool = クリックの動作
editor-put = { $piece }を置く
editor-move = 駒を動かす
editor-remove = 駒を取り除く
editor-turn = 手番
editor-in_hand = 手持ち：{ $side }
editor-clear = 盤を空にする
editor-start = 最初の局面
editor-analyse = 検討盤へ
editor-ready = { $side }の番です。
editor-over = この局面では対局が終わっています。{ $why }
editor-held = { $place }（持ち上げ中）
editor-hand = 手札：{ $side }
editor-out = 使わないカード
editor-pile = { $name }：{ $n }枚
editor-card = { $card }、{ $pile }
editor-put_down = ここに置く：{ $name }
editor-deal = 配る
editor-clear_cards = すべて外す
