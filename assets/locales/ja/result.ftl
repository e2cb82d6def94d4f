## The end of a match

result-rematch = 再戦
result-rematch_note = 先後を入れ替え
result-rematch_note-round = 全員が一つ隣の席へ
result-new = 新しい対局
result-title = タイトルへ
result-board = 卓を見る
result-won = あなたの勝ち
result-lost = あなたの負け
result-wins = { $name }の勝ち
result-drawn = 引き分け
result-moves = { $n }手
result-offer-up = { $name }は3連敗中です。{ $other }のほうが手ごわい相手です。
result-offer-down = { $name }は3連勝中です。{ $other }のほうがやさしい相手です。
result-offer-plate = 次は{ $name }と
result-offer-harder = { $name }は3連敗中です。もっと手ごわい相手にもなれます。
result-offer-gentler = { $name }は3連勝中です。もっとやさしい相手にもなれます。
result-offer-effort = 次は{ $effort }
result-replay = 再生
result-review = 検討
result-place = { $place }位：{ $name }、{ $moves }
result-win = { $name }の勝ち
result-side = { $names } { $n }
result-scores = { $sides }。
