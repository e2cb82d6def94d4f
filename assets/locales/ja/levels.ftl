## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

level-puzzles = { $game }の問題{ $n }問
level-lesson = { $game }の手ほどき（{ $n }ステップ）
level-deck = { $game }のカードの説明文{ $n }件
level-too_large = ファイルが16 MBを超えています
level-not_text = ファイルがテキストではありません
level-unreadable = 手ほどき、問題、カードの組のどれとしても読めません：{ $why }
level-more = …ほかに誤りが{ $n }件
level-game = { $why }
level-how_many_puzzles = 問題が{ $n }問ありますが、一つのファイルには1から{ $most }問までです
level-how_many_steps = ステップが{ $n }個ありますが、一つの手ほどきには1から{ $most }個までです
level-key = 「{ $key }」は名前になりません。小文字、数字、_、-で、全部で40文字までにしてください
level-twice = 「{ $key }」が2回使われています
level-teacher = 先生{ $n }はいません。廷臣の強さを1から5で書いてください
level-no_people = このゲームのカードには、語られることがありません
level-no_captions = 文がありません。少なくとも一つ書いてください
level-no_sentence = 文「{ $key }」がありません
level-never_said = 文「{ $key }」が一度も使われていません
level-long_sentence = 文「{ $key }」が{ $n }文字を超えています
level-strange_sentence = 文「{ $key }」に表示できない文字があります
level-puzzle = 問題「{ $id }」：{ $why }
level-step = ステップ「{ $key }」：{ $why }
level-difficulty = 難しさが{ $n }ですが、1から{ $most }までです
level-solution_length = 正解手順は解く側の手で始まり、解く側の手で終わり、{ $most }手までです。これは{ $n }手あります
level-too_many = 「{ $part }」の項目が多すぎます。{ $most }個までです
level-position = 局面が認められません：{ $why }
level-hidden = このゲームには伏せたカードや駒があるので、問題には手札を開いて解く目標（例：Tricks(3, 5)）が必要です
level-nobody_moves = この局面には手番がありません
level-whose_move = 正解手順の{ $n }手目が、手番ではない側の手です
level-move = 正解手順の{ $n }手目「{ $text }」が認められません：{ $why }
level-also = 「also」の「{ $text }」は目標に届かないか、このゲームの表記ではありません
level-not_solved = 正解手順が目標に届きません
level-other_family = 「{ $name }」はこの系統のゲームではありません
level-place = 「{ $text }」はこのゲームの場所ではありません
level-tap = 課題{ $n }には場所を一つ以上、それぞれ1回だけ書いてください
level-not_the_learner = 課題{ $n }では学ぶ側の手番になりません。相手の応手を書いてください
level-refusal = 課題{ $n }が求める拒否「{ $key }」は存在しません
level-no_refusal = 課題{ $n }には拒否を一つ以上書いてください
level-task_move = 課題{ $n }の「{ $text }」が認められません：{ $why }
level-notation = このゲームの表記ではありません
level-no_move = 課題{ $n }を果たせる手がありません
level-no_reply = 課題{ $n }の「{ $text }」の後に、指せる応手がありません
level-left_out =
    { $n ->
        [0] ファイル「{ $file }」を除外しました：{ $why }。
       *[other] ファイル「{ $file }」を除外しました：{ $why }。ほかに{ $n }件も除外しました。理由はログにあります。
    }
