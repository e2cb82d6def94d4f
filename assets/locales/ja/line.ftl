## The gallery of a line of people

line-learned-note = { $all }人中{ $n }人を覚えた
line-learned = 覚えた：3回正しく答えました
line-veiled = 伏せてあります：まだ覚えていません
line-between = { $first }と{ $second }の間
line-first = 最初、{ $name }の前
line-last = 最後、{ $name }の後
line-named = 正しく答えた回数：{ $all }回中{ $n }回
line-never_asked = まだ出題されていません
line-ask = 出題する
line-close = 閉じる
line-to-before = 前：{ $name }
line-to-after = 次：{ $name }
line-wrong = { $name }の答えは{ $first }でした。{ $second }の前後は次のとおりです。
line-wrong-you = あなたの答えは{ $first }でした。{ $second }の前後は次のとおりです。
line-neighbours = 系譜の並び：{ $names }。

## For teachers

line-teachers = 先生方へ
line-sheet = 印刷用シート

## The drill

drill-title = 次は誰？
drill-about = 5分間の質問です。前は誰か、次は誰か。まだ覚えていない人から出題します。
drill-grade = 難しさ
drill-grade-easy = 3択
drill-grade-usual = 4択
drill-grade-hard = 6択
drill-grade-easy-note = 在位年つきの3人から選びます。
drill-grade-usual-note = 4人から選びます。
drill-grade-hard-note = 6人から選びます。
drill-start = 始める
drill-stop = やめる
drill-next = 次へ
drill-again = もう一度
drill-right = 正解：{ $name }。
drill-wrong = 違います。正解は{ $name }です。
drill-either = { $first }または{ $second }
drill-result = { $all }問中{ $n }問正解
drill-over = 質問は終わりです
drill-time_up = 時間切れです
drill-weak = これから覚える人
drill-best = これまでの最高：{ $n }問正解
drill-best-new = 自己最高です！
drill-daily = 今日の質問
drill-daily-done = 次の質問は午前0時に出ます。
drill-daily-answer = 正しい前後
drill-daily-days =
    { $n ->
        [1] { $n }日
       *[other] { $n }日連続
    }
