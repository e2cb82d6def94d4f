## Beside the table

table-taken = 取った駒
table-taken_count = 取った駒{ $count }
table-in_hand = 手持ち
table-in_hand_count = 手持ち{ $count }
table-flies = 飛べる
hud-moves = 手順
hud-no_moves = まだ手がありません。
hud-undo = 待った
hud-redo = やり直す
hud-hint = ヒント
hud-result = 結果
hud-menu = メニュー
hud-your_move = あなたの手番
hud-their_move = { $name }の手番
hud-thinking = { $name }が考え中
hud-to_play = { $side }の手番
hud-move = { $n }手目
hud-over = 終局
hud-flies = { $name }は飛べます
hud-flies-you = あなたは飛べます
hud-flies-note = 3枚になれば、空いたどの点へも飛べます
hud-rules = ルール
hud-hint_thinking = 考え中
hud-analysis = 検討盤
hud-side_line = 変化
hud-opening = 定跡：{ $name }。
hud-book = 定跡書の手：{ $moves }。
hud-best_line = 最善：{ $line }。{ $why }
hud-ahead = { $side }が優勢（{ $n }）
hud-ahead_none = 互角
hud-ahead_won = { $side }の勝ち
hud-looked = { $n }. { $move }の後
hud-looked-start = 初手の前
hud-no_hint = ヒントは自分の手番で使えます。
hud-no_undo = 戻せる手はありません。
hud-undo_barred = もう戻せません。その後、伏せたカードが見えたか、ほかの人が決めました。
hud-no_redo = やり直せる手はありません。
hud-numbered = { $n }. { $move }
hud-looking = 前の局面
hud-now = 対局に戻る
hud-clock-runs = 残り{ $time }、進行中
hud-clock-stands = 残り{ $time }

## The moves

moves-start = 最初へ
moves-back = 1手戻る
moves-forward = 1手進む
moves-end = 最後へ
moves-all = 全手順
moves-close = 手順を閉じる
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = 対局は終わっています。
refusal-not_your_turn = あなたの手番ではありません。
refusal-thinking = { $name }がまだ考えています。
table-laying = 卓を用意しています…
refusal-position = このゲームの局面ではありません：{ $why }
refusal-ambiguous_way = そこで終わる取り方が二つあります。途中のマスを選んでください。
refusal-draw_refused = { $name }は対局を続けます。
refusal-draw-none = このゲームに合意の引き分けはありません。
refusal-turned_down = 出されたカードは、対局が終わるまで伏せたままです。

## How a match ended

outcome-third_repetition = 同じ局面が3回現れました。
outcome-score = 得点で決まりました。
outcome-shared = { $n }点で並び、{ $winner }が勝ちを分け合います。
outcome-resigned-you = あなたは投了しました。
outcome-resigned-many = { $loser }が投了しました。
outcome-agreed = 合意により引き分けです。
outcome-resigned = { $loser }が投了しました。
outcome-out_of_time = { $loser }の時間切れです。
outcome-out_of_time-you = あなたの時間切れです。
