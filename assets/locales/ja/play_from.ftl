## Playing on from a position

play_from-title = ここから対局
play_from-position_only = 局面：{ $position }。
play_from-position = 局面：{ $position }。{ $side }の手番です。
play_from-own = あなたの側
play_from-both = 両方
play_from-all = すべて
play_from-against = 相手
play_from-alone = 自由に動かせる盤です。どの側も自分で動かし、どの手順も残ります。
play_from-mistake = より良い手を探す
play_from-start = 対局する
play_from-impossible = この局面では、誰も動けません。
