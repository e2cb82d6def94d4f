## A lesson or a puzzle at the table

course-end = 手ほどきはおしまいです
course-learned = 覚えたこと：{ $titles }。
course-learned_between = 、
course-play = { $name }で対局する
course-missing = この手ほどきや問題はもうありません。
course-refused = 用意できません：{ $why }
course-show_me = やって見せて
course-step_shown = このとおりです。「もう一度」で自分で試すか、先へ進んでください。
course-left = { $side }の残り：{ $goals }。
course-piece = この駒を見てください。
course-way = こちらへ動かします。
course-right = 正解です。続けてください。
course-shown = これが正解手順です。今度は自分でどうぞ。
course-count = { $all }問のうち{ $n }問正解
course-solved = 正解
course-step = ステップ{ $n }（全{ $all }）
course-difficulty = 難しさ{ $most }段階の{ $n }。
course-next = 次のステップ
course-finish = 終える
course-next_puzzle = 次の問題
course-again = もう一度
course-back = 前のステップ
course-solution = 正解を見る
course-leave = 出る
