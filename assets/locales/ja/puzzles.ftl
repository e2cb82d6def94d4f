## The list of puzzles

puzzles-title = 問題
puzzles-name = 問題{ $n }
puzzles-daily = 今日の問題、{ $date }
puzzles-side = { $side }の手番
puzzles-easy = 手始めに
puzzles-middle = 少し考えて
puzzles-hard = 静かなひとときに
puzzles-hardest = 長い夜に
puzzles-show = 表示
puzzles-all = すべての問題
puzzles-unsolved = まだ解いていないもの
puzzles-to_repeat = 復習するもの
puzzles-failed = 間違えたもの
puzzles-none = ここはすべて解きました。
puzzles-next = 次の問題
puzzles-solved = 正解済み
puzzles-open = 未解決
puzzles-is_failed = 不正解
puzzles-is_due = 要復習
puzzles-note = { $solved } · { $due }
puzzles-due = 要復習{ $n }問
puzzles-say = { $name }、難しさ{ $most }段階の{ $n }、{ $line }、{ $state }
puzzles-own = { $title }（自作）
puzzles-lessons = 自作の手ほどき
puzzles-own_lessons = 自作の手ほどき{ $n }件
puzzles-say_lesson = 手ほどき：{ $name }、{ $note }

## Three minutes of puzzles

rush-start = 3分間
rush-again = もう一度
rush-time = 残り{ $time }
rush-time_up = 時間切れです
rush-over = 3回目のミスです
rush-solved = 正解{ $n }問
rush-mistakes =
    { $n ->
        [0] ミスなし
       *[other] ミス{ $n }回
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] 今回は1問も解けませんでした。
       *[other] { $n }問解きました。
    }
rush-best-new = 自己最高記録です！
rush-best = 自己最高は{ $n }問です。
rush-no_help = 制限時間の中では助けを借りられません。ミス3回で終わりです。

## What a puzzle asks for

puzzle-win = { in-moves }勝ってください。
puzzle-pieces = { in-moves }{ $n }枚の駒得をしてください。
puzzle-goals = { in-moves }目標を{ $n }つ果たしてください。
puzzle-stay_winning =
    { $moves ->
        [1] 勝ちを保つただ一つの手を見つけてください。
       *[other] 勝ちを保つただ一つの手を、{ $moves }回続けて見つけてください。
    }
puzzle-tricks_all =
    { $of ->
        [1] パートナーと合わせて、最後のトリックを取ってください。すべての手札が見えています。
       *[other] パートナーと合わせて、{ $of }トリックをすべて取ってください。すべての手札が見えています。
    }
puzzle-tricks_but_one = パートナーと合わせて、全{ $of }トリックのうち、一つを除いてすべて取ってください。すべての手札が見えています。
puzzle-tricks = パートナーと合わせて、全{ $of }トリックのうち{ $n }トリックを取ってください。すべての手札が見えています。
puzzle-too_few_tricks = それは正解ではありません。トリックが足りません。
puzzle-lay = この手番で、その後ほかの人が公開できる枚数より{ $n }枚多く公開してください。すべての手札が見えています。ほかの人は、公開できるカードが増えるときに交換します。
puzzle-go_out = この手番で上がってください。すべての手札が見えています。ほかの人は、公開できるカードが増えるときに交換します。
puzzle-too_few_cards = それは正解ではありません。公開できるカードが足りないか、ほかの人に多く公開されてしまいます。
puzzle-not_out = それは正解ではありません。確実に上がることができません。
puzzle-not_that = それは正解ではありません。得が足りません。
puzzle-not_in_time = それは正解ではありません。相手に防がれます。
puzzle-no_longer_wins = それは正解ではありません。勝ちを逃します。
refusal-puzzle-solved = この問題はもう解けています。

## What a puzzle is about, and what it teaches

theme-shot = 捨て駒の手筋
theme-shot-lesson = 捨て駒の手筋：駒を1枚渡して、取った駒を望みの場所に立たせ、それ以上に取り返します。
theme-capture = 取る
theme-capture-lesson = 取られそうな駒を数え、両方は助からないところを攻めます。
theme-crown = 成る
theme-crown-lesson = 成りには、歩いて行くだけの値打ちがあります。まず最後の段への道を空けます。
theme-shut_in = 閉じ込める
theme-shut_in-lesson = 動けなければ負け。相手に駒は残しても、道は残しません。
theme-give_away = 渡す
theme-give_away-lesson = 取らなければならない者は操られます。次の取りを強いる場所に、1枚差し出します。
theme-two_threats = 二つの狙い
theme-two_threats-lesson = 同時に二つのミルを狙います。止められるのは片方だけです。
theme-double_mill = 二重ミル
theme-double_mill-lesson = 二重ミル：一つの線を開く駒が、もう一つの線を閉じます。それを手ごとに繰り返します。
theme-placing = 配置
theme-placing-lesson = 駒を置く間は、二本の線が交わる点に置きます。二つの狙いが生まれます。
theme-break_through = 突破
theme-break_through-lesson = 狼に要るのは隙間一つ。羊を片側へ引き寄せ、反対側へ走ります。
theme-close_the_net = 包囲
theme-close_the_net-lesson = 羊は一列に並べておきます。後ろに隙間が一つあれば、狼には十分です。
theme-throne = 玉座
theme-throne-lesson = 玉座は周りの環から取ります。最後の衛兵を間に合わせてください。
theme-trap = 捕まえる
theme-trap-lesson = 敵二つに挟まれた駒は捕まります。味方と向かい合う位置へ踏み込みます。
theme-fates = 運命
theme-fates-lesson = 一度の歩みで二つの運命を。次の王妃が去るとき、王がどこに立つかを考えます。
theme-every_trick = すべてのトリック
theme-every_trick-lesson = すべてのトリック：年表の残りのマスを数え、手札から手札へ渡る道を残します。
theme-give_a_trick = トリックを渡す
theme-give_a_trick-lesson = 損の最も少ないトリックを負けておきます。相手がリードしても得をしないうちに。
theme-trumps = 切り札
theme-trumps-lesson = 切り札は、その王妃の治世が終わる前が最も値打ちがあります。王冠が次にどこへ移るかを見ます。
theme-order = 正しい順番
theme-order-lesson = 同じカードでも、順番を誤ると取れるトリックが減ります。待てないカードから出します。
theme-house = 王家をそろえる
theme-house-lesson = 誰かが待っている君主を宣言します。その代わりに、足りない1枚が手に入ります。
theme-give_nothing = 得をさせない
theme-give_nothing-lesson = 同じだけ得をする交換が二つあれば、ほかの人の得が少ないほうを選びます。
theme-lay_or_wait = 公開か、待つか
theme-lay_or_wait-lesson = 公開したカードは皆の助けになります。見せても損のないものだけを、すぐに公開します。
theme-last_card = 最後の1枚
theme-last_card-lesson = 交換の後に何枚残るかを数えます。上がれば、ほかの人の手札も1枚につき1点になります。
