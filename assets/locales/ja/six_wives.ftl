## The Six Wives

six_wives-name = 六人の王妃
six_wives-short = 六人の王妃
six_wives-line = 離婚、斬首、死去、離婚、斬首、生存。六人の王妃の運命を、誰よりも早く見届けましょう。
six_wives-first = くじで決めた人から始める
six_wives-option-seats = 人数
six_wives-option-seats-note = 各自が王1人と王妃6人を持つ
six_wives-option-seats-2 = 2人
six_wives-option-seats-3 = 3人
six_wives-option-seats-4 = 4人
six_wives-option-first = 先手
six_wives-option-first-note = くじで決めるか、いつも1番の席から
six_wives-option-first-lot = くじ
six_wives-option-first-first_seat = 1番の席
six_wives-option-places = 順位決定
six_wives-option-places-note-2 = 3人か4人のときだけ
six_wives-option-places-note = 1人が勝った後、残りの人で2位以下を争う
six_wives-option-places-off = なし
six_wives-option-places-on = あり
six_wives-seat_option-variant = ハンデ
six_wives-seat_option-variant-note = 人より難しい条件で遊べる
six_wives-seat_option-variant-standard = なし
six_wives-seat_option-variant-standard-note = どの王妃がどの目標を果たしてもよく、順序も自由
six_wives-seat_option-variant-number = 番号順
six_wives-seat_option-variant-number-note = 王妃が番号の順に目標を果たす
six_wives-seat_option-variant-history = 史実順
six_wives-seat_option-variant-history-note = 離婚、斬首、死去、離婚、斬首、生存の順に目標を果たす
six_wives-seat_option-variant-both = 史実と番号順
six_wives-seat_option-variant-both-note = 目標は史実の順、王妃は番号の順
six_wives-seat_option-variant-cocktail = フルーツカクテル
six_wives-seat_option-variant-cocktail-note = 公開のくじで、2人の王妃は運命が、2人は順番が決まる
six_wives-seat-0 = 赤
six_wives-seat-1 = 青
six_wives-seat-2 = 緑
six_wives-seat-3 = 黄色
six_wives-place = { $at }
six_wives-kind-0 = 王
six_wives-kinds-0 = 王
six_wives-kind-1 = 王妃
six_wives-kinds-1 = 王妃
six_wives-kind-2 = 王妃0
six_wives-kinds-2 = 王妃0
six_wives-kind-3 = 王妃1
six_wives-kinds-3 = 王妃1
six_wives-kind-4 = 王妃2
six_wives-kinds-4 = 王妃2
six_wives-kind-5 = 王妃3
six_wives-kinds-5 = 王妃3
six_wives-kind-6 = 王妃4
six_wives-kinds-6 = 王妃4
six_wives-kind-7 = 王妃5
six_wives-kinds-7 = 王妃5
six_wives-choice-0 = パス
six_wives-choice-survive = 生き延びる
six_wives-count =
    { $n ->
        [0] 王妃なし
       *[other] 残る王妃{ $n }人
    }
six_wives-goal-divorced = 離婚
six_wives-goal-beheaded = 斬首
six_wives-goal-died = 死去
six_wives-goal-survived = 生存
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = 次は王妃{ $queen }
six_wives-goal-at_place = { $queen }は{ $place }番目
six_wives-fate-divorced = 離婚
six_wives-fate-beheaded = 斬首
six_wives-fate-died = 死去
six_wives-fate-survived = 生存

## Announcements

six_wives-say-divorced = { $name }は{ $at }で王妃と離婚しました。
six_wives-say-divorced-you = あなたは{ $at }で王妃と離婚しました。
six_wives-say-beheaded = { $name }は{ $at }で王妃を斬首しました。
six_wives-say-beheaded-you = あなたは{ $at }で王妃を斬首しました。
six_wives-say-died = { $name }の王妃が{ $at }で死去しました。
six_wives-say-died-you = あなたの王妃が{ $at }で死去しました。
six_wives-say-survived = { $name }の王妃が{ $at }で生き延びました。
six_wives-say-survived-you = あなたの王妃が{ $at }で生き延びました。

## Henry’s queens

six_wives-gallery = ヘンリーの六人の王妃
six_wives-history-0-name = キャサリン・オブ・アラゴン
six_wives-history-0 = ヘンリーとキャサリン・オブ・アラゴンとの結婚は、24年近く続いたのち、1533年5月に無効とされました。彼女は最後までそれを認めませんでした。
six_wives-history-0-when = 王妃と離婚する。
six_wives-history-1-name = アン・ブーリン
six_wives-history-1 = アン・ブーリンは1536年5月19日、ロンドン塔で、カレーから呼び寄せられた剣の処刑人によって斬首されました。
six_wives-history-1-when = 王妃を斬首する。
six_wives-history-2-name = ジェーン・シーモア
six_wives-history-2 = ジェーン・シーモアは1537年10月24日、ハンプトン・コートで死去しました。のちの国王エドワード六世を産んで12日後のことでした。
six_wives-history-2-when = 王妃を墓地に眠らせる。
six_wives-history-3-name = アン・オブ・クレーヴズ
six_wives-history-3 = アン・オブ・クレーヴズは1540年7月、結婚から6か月で婚姻の無効に同意しました。ヘンリーよりも、ほかのどの王妃よりも長生きしました。
six_wives-history-3-when = 同じ対局で2人目の王妃と離婚する。
six_wives-history-4-name = キャサリン・ハワード
six_wives-history-4 = キャサリン・ハワードは、裁判もなく議会に断罪され、1542年2月13日にロンドン塔で斬首されました。
six_wives-history-4-when = 同じ対局で2人目の王妃を斬首する。
six_wives-history-5-name = キャサリン・パー
six_wives-history-5 = キャサリン・パーは1545年に自分の名で祈りの本を出版しました。1547年1月28日にヘンリーが世を去ったとき、妻だったのは彼女です。
six_wives-history-5-when = 王妃が生き延びる。

## Refusals

refusal-six_wives-notation = 「{ $text }」はこのゲームの手ではありません。駒を動かすにはa1-a2、王が王妃を取るにはb2xa2、王妃が生き延びるにはxj10、パスはpassと書きます。
refusal-six_wives-chance = まだコインを引いているところです。
refusal-six_wives-drawn = くじはもう引かれています。
refusal-six_wives-off_board = 駒は宮殿の床のマスに立ちます。
refusal-six_wives-no_piece_chosen = まず駒を選んでください。
refusal-six_wives-third_time = それでは同じ局面が3回目になってしまいます。
refusal-six_wives-choose_space = 動かす先のマスを選んでください。
refusal-six_wives-not_yours = その駒はあなたのものではありません。
refusal-six_wives-empty = { $space }には誰もいません。
refusal-six_wives-occupied = { $space }はふさがっています。
refusal-six_wives-straight = 駒は縦か横に動きます。斜めには動けません。
refusal-six_wives-one_step = 駒は1マス進むか、すぐ隣の駒を飛び越えます。
refusal-six_wives-one_action = 一歩、1回の飛び越し、または一つの目標で、手番は終わりです。
refusal-six_wives-nothing_to_jump = { $space }には、飛び越す相手がいません。
refusal-six_wives-queen_jumps = 王妃が飛び越せるのは王妃だけです。王は飛び越せません。
refusal-six_wives-king_jumps = 王が飛び越せるのはほかの王です。王妃を飛び越すのは、自分の王妃を斬首するときだけです。
refusal-six_wives-king_grave = 王は墓地に入れません。
refusal-six_wives-king_stays = 王は盤から出られません。
refusal-six_wives-over_grave = 墓地の王妃を飛び越すことはできません。
refusal-six_wives-frozen = その王妃は墓地に眠っています。もう動きません。
refusal-six_wives-stuck =
    { $n ->
       *[other] その駒は動けません。{ $places }がふさがっています。
    }
refusal-six_wives-push_edge = 離婚とは、王妃を盤の外へ押し出すことです。王妃は端のマスに、王はその後ろにいなければなりません。
refusal-six_wives-push_outward = 王は王妃をまっすぐ盤の外へ押し出します。王が内側にいなければなりません。
refusal-six_wives-haven = 王妃が生き延びるのは、自分の隅の反対側の隅からです：{ $spaces }。
refusal-six_wives-pass = 動けるので、パスはできません。
refusal-six_wives-done =
    { $fate ->
        [divorced] 離婚した王妃はもう2人います。これ以上は離婚できません。
        [beheaded] 斬首された王妃はもう2人います。これ以上は斬首できません。
        [died] 墓地に眠る王妃はもういます。ほかの王妃は入れません。
       *[survived] 生き延びた王妃はもういます。ほかの王妃は生き延びられません。
    }
refusal-six_wives-number = 次の目標を果たすのは王妃{ $queen }です。
refusal-six_wives-history =
    { $fate ->
        [divorced] 次は離婚です。
        [beheaded] 次は斬首です。
        [died] 次は死去です。王妃が墓地に入らなければなりません。
       *[survived] 次は生存です。
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] 王妃{ $queen }の運命は離婚です。
        [beheaded] 王妃{ $queen }の運命は斬首です。
        [died] 王妃{ $queen }の運命は死去です。
       *[survived] 王妃{ $queen }の運命は生存です。
    }
refusal-six_wives-own_place = 王妃{ $queen }が果たすのは{ $place }番目の目標です。次は{ $next }番目です。
refusal-six_wives-reserved = { $place }番目の目標は王妃{ $queen }のものです。ほかの王妃が果たすと、王妃{ $queen }は目標を果たせなくなります。
refusal-six_wives-bound =
    { $fate ->
        [divorced] 残りの離婚はほかの王妃に決まっています。ここで使うと、その王妃が目標を果たせなくなります。
        [beheaded] 残りの斬首はほかの王妃に決まっています。ここで使うと、その王妃が目標を果たせなくなります。
        [died] 死去はほかの王妃に決まっています。ここで使うと、その王妃が目標を果たせなくなります。
       *[survived] 生存はほかの王妃に決まっています。ここで使うと、その王妃が目標を果たせなくなります。
    }
position-six_wives-overlap = { $space }に駒が二つあります
position-six_wives-grave = 墓地に入れるのは死去した王妃だけです。{ $space }は入れません
position-six_wives-goals = 盤上の王妃と果たした目標が合いません
position-six_wives-turn = 手番の人はもうゲームに加わっていません
position-six_wives-corner = 最初に手番の隅（SW、NW、NE、SE）を書きます。くじの前なら?を書きます
position-six_wives-players = その後に各プレイヤーを手番の順に、コロンに続けて書きます（例：SWKg7,a1,b1,c1,a2,b2,a3）
position-six_wives-king = プレイヤーは王から書きます（例：Kg7）
position-six_wives-space = マスの名はa1からj10までで、墓地の王妃には前に+をつけます
position-six_wives-log = 果たした目標は斜線の後にD、B、G、Sで書きます（例：DBG）
position-six_wives-numbers = 1人の王妃は、全員に番号があるか、誰にもないかのどちらかです。番号の要る種類では全員に必要です
position-six_wives-cocktail = フルーツカクテルのくじは、王妃2人ともう2人を書きます（例：*02.35）
position-six_wives-queens = プレイヤーの王妃は6人で、それぞれ1人ずつです
placed-six_wives-grave = 墓地に入れるのは死去した王妃だけです。
placed-six_wives-died = { $side }：死去した王妃は墓地から動きません。
placed-six_wives-out = { $side }はすべての目標を果たしたので、もう動きません。

## How it ended

outcome-six_fates = 六人の王妃すべてが運命をたどりました。
outcome-all_passed = 誰も動けません。
outcome-too_long = 全員が300手番を終えました。

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = 果たした目標なし
cli-draw-six_wives-bound_fate = 王妃{ $queen }：{ $fate }
cli-draw-six_wives-bound_place = 王妃{ $queen }：{ $place }番目の目標

## Hints

hint-six_wives-divorces = 王妃と離婚し、残る目標が一つ減ります。
hint-six_wives-beheads = 王妃を斬首し、残る目標が一つ減ります。
hint-six_wives-buries = 王妃を墓地に眠らせ、残る目標が一つ減ります。
hint-six_wives-survives = 王妃が生き延び、残る目標が一つ減ります。
hint-six_wives-prepares =
    { $fate ->
        [divorced] 離婚の準備をします。
        [beheaded] 斬首の準備をします。
        [died] 王妃を墓地に近づけます。
       *[survived] 生き延びるための隅へ王妃を進めます。
    }
hint-six_wives-nearer = 王か王妃を、次の目標に近づけます。
hint-six_wives-hinders =
    { $fate ->
        [divorced] ほかの人の離婚を妨げます。
        [beheaded] ほかの人の斬首を妨げます。
        [died] ほかの人の王妃が墓地に入るのを妨げます。
       *[survived] ほかの人の王妃が生き延びるのを妨げます。
    }
hint-six_wives-room = 次の動きのために場所を空けます。

## Rules

page-wives_aim-title = 六人の王妃、六つの運命
page-wives_aim-1 = 2人から4人の王が、一つの宮殿に暮らしています。王にはそれぞれ六人の王妃がいて、2人は離婚、2人は斬首、1人は死去、1人は生存という運命をたどります。六人すべての運命を最初に見届けた人の勝ちです。
page-wives_aim-2 = 床は10列10段で、中央に墓地があります。王妃たちは隅から始まり、王は、墓地を挟んで自分の王妃の反対側に立ちます。
page-wives_aim-3 = どの運命にも人数の限りがあります。3人目との離婚はできません。ですから、残る目標と残る王妃はいつも同じ数です。
page-wives_aim-4 = 各プレイヤーのスコアカードは、全員に公開されています。
page-wives_aim-picture-1 = 4人の開始時。四つの墓に印があります。2人で遊ぶときは、向かい合う隅を使います。
page-wives_move-title = 一歩と飛び越し
page-wives_move-1 = 手番にできることは一つだけ、一歩進むか、飛び越すか、目標を果たすかです。同じ手番に続けて行うことはできません。
page-wives_move-2 = 王も王妃も、縦か横に1マス、墓地以外の空きマスへ進めます。
page-wives_move-3 = 王妃は、すぐ隣の王妃を、誰のものでも飛び越して、その向こうの空きマスへ進めます。王も同じように、ほかの人の王を飛び越せます。
page-wives_move-4 = 飛び越されても何も起こりません。王妃は王を飛び越せず、王が王妃を飛び越すのは、自分の王妃を斬首するときだけです。
page-wives_move-picture-1 = 王は一歩進むか、青の王を飛び越せます。王妃は一歩進むか、赤や青の王妃を飛び越せます。
page-wives_divorce-title = 離婚
page-wives_divorce-1 = 外側の端にいる王妃は、自分の王がすぐ後ろ、つまり内側に立つと離婚できます。王は王妃を盤の外へ押し出し、そのマスに移ります。これで手番は終わりです。
page-wives_divorce-2 = 王はまっすぐに押します。角を曲がることはできません。隅のマスの王妃には端が二つあり、どちらへ押しても構いません。
page-wives_divorce-3 = 墓地へ押し込むことはできません。
page-wives_divorce-picture-1 = 赤の王が王妃を盤の外へ押し出します。青の王も、隅の王妃に同じことができます。
page-wives_behead-title = 斬首
page-wives_behead-1 = 王が、すぐ隣にいる自分の王妃を飛び越して、その後ろの空きマスへ進むと、王妃は盤から去ります。その先に別の王妃が並んでいても、これで手番は終わりです。
page-wives_behead-2 = 後ろのマスは盤の中で、空いていなければなりません。墓地ではいけません。
page-wives_behead-picture-1 = 印のついた王妃は斬首できます。d6の王妃は、後ろが墓なので斬首できません。
page-wives_die-title = 死去
page-wives_die-1 = 墓地の空きマスに、一歩か飛び越しで入った王妃は死去します。各プレイヤーの王妃のうち1人がこうなります。
page-wives_die-2 = その王妃は最後までそこに眠ります。もう動くことはなく、飛び越されることも、ほかの王妃と墓を分け合うこともありません。
page-wives_die-3 = 王は墓地に入れません。
page-wives_die-picture-1 = 空いている墓は三つです。どちらの王妃も、一歩か飛び越しで、最も近い墓に入れます。
page-wives_survive-title = 生存
page-wives_survive-1 = 各プレイヤーの王妃のうち1人は生き延びます。それには、自分の王妃たちが始めた隅の反対側の隅で、四つのマスのどれかに着かなければなりません。
page-wives_survive-2 = そこからは、後の手番に盤を去れます。これもほかと同じ一つの行動なので、着くのに1手番、去るのに1手番かかります。
page-wives_survive-picture-1 = 赤の王妃は、印のついたマスから生き延びます。この王妃は今着いたところで、次の手番に去れます。
page-wives_win-title = 勝ち
page-wives_win-1 = 六つの目標を最初にすべて果たした人が、その場で勝ちます。
page-wives_win-2 = 3人か4人なら、順位が決まるまで続けることもできます。そのとき、終えた人の手番は飛ばし、王はその場に残ります。
page-wives_win-3 = いつでも投了できます。
page-wives_win-picture-1 = 赤はあと離婚一つ、青はあと斬首一つです。赤の手番なので、赤が勝ちます。
page-wives_draw-title = 同じ局面、パス、引き分け
page-wives_draw-1 = 同じ人の手番で同じ局面が3回目になる行動はできません。誰かが別のことをしなければならないのです。ですから、王がいつまでも王妃の邪魔をすることはできません。
page-wives_draw-2 = 何もできない人はパスします。それ以外の人はパスできません。
page-wives_draw-3 = 全員が続けてパスするか、全員が300手番を終えると引き分けです。2人なら、合意して引き分けにもできます。
page-wives_handicaps-title = ハンデ
page-wives_handicaps-1 = 各プレイヤーは、それぞれ別のハンデを負うことができます。強い人ほど重くするとよいでしょう。王妃のコインには0から5の番号があり、無作為に配られ、番号が要るときは表向きになります。
page-wives_handicaps-2 = 番号順：最初の目標は王妃0、次の目標は王妃1、というように果たします。どの目標にするかは自由です。
page-wives_handicaps-3 = 史実順：離婚、斬首、死去、離婚、斬首、生存の順に果たします。どの王妃にするかは自由です。
page-wives_handicaps-4 = 史実と番号順：両方を守ります。王妃0は離婚、王妃1は斬首、王妃2は死去、王妃3は離婚、王妃4は斬首、王妃5は生存で、この順に果たします。
page-wives_handicaps-5 = 五つ目の遊び方はフルーツカクテルです。次のページで説明します。
page-wives_handicaps-picture-1 = 赤は番号順です。まずは王妃0で、斬首できます。王妃1はまだ離婚できません。
page-wives_cocktail-title = フルーツカクテル
page-wives_cocktail-1 = 六人の王妃から2人をくじで選びます。この2人の運命は、史実の順で自分の番号の位置にあるものに決まります。王妃0は離婚、王妃1は斬首、王妃2は死去、王妃3は離婚、王妃4は斬首、王妃5は生存です。いつ果たすかは自由です。
page-wives_cocktail-2 = さらに2人をくじで選びます。この2人は目標を果たす順番が決まります。王妃0は最初、王妃1は2番目、というようになります。どの目標にするかは自由です。
page-wives_cocktail-3 = 残る2人の王妃は自由です。
page-wives_cocktail-4 = それでも最後には、離婚が2人、斬首が2人、死去が1人、生存が1人になります。
page-wives_cocktail-5 = くじはどちらも公開です。この4人はスコアカードに示され、全員が見られます。
page-wives_cocktail-6 = ほかの王妃が目標を果たせなくなる行動は、理由を示して断られます。行き詰まることはありません。
page-wives_cocktail-picture-1 = ここでは王妃0と5は運命が、王妃1と3は順番が決まっています。この離婚はできます。王妃5は、自分の隅に着くまで待たなければなりません。
page-wives_art-title = 上達のこつ
page-wives_art-1 = 最も遠い道のりは、生き延びる王妃のものです。早めに送り出し、ほかの駒の邪魔にならない王妃を選びましょう。
page-wives_art-2 = 六つの目標のうち四つに王が必要です。王を王妃に近づけるだけでなく、王妃も王に近づけ、一度の歩みで二つの目標に備えましょう。
page-wives_art-3 = 並んだ王妃ははしごになります。飛び越せば2倍の速さで進めます。ほかの人の王妃でも、自分の王妃と同じように使えます。
page-wives_art-4 = ほかの人のスコアカードを読みましょう。相手の王に必要なただ一つの空きマスに駒を置けば、こちらは1手番で、相手は何手番も損をします。
page-wives_art-picture-1 = 青は最後の王妃を斬首しようとしています。赤の王が立ちはだかり、競走は赤の勝ちです。
page-wives_notation-title = 手の書き方
page-wives_notation-1 = 列はaからj、段は1から10です。一歩と飛び越しはa1-a2のように書きます。王が離婚や斬首をするときは、元のマスと先のマスの間にxを入れ、b5xa5のように書きます。
page-wives_notation-2 = 王妃が生き延びる手はxj10、パスはpassと書きます。くじも書きます。first 2は誰から始めるか、coins 1 031524は最初の人のコインの並びです。
page-wives_notation-3 = 局面は、手番の隅、続いて隅ごとに王、王妃、斜線の後に果たした目標を書きます。例：SW:SWKb5,a5,+e5/DBBGS。Dは離婚、Bは斬首、Gは死去、Sは生存です。墓地の王妃の前には+をつけます。

## Rule of the moment

moment-six_wives-start = 手番には、一歩進むか、1回飛び越すか、目標を一つ果たします。
moment-six_wives-number = 番号順：最初の目標は王妃0、次は王妃1、というように果たします。
moment-six_wives-history = 史実順：離婚、斬首、死去、離婚、斬首、生存の順です。
moment-six_wives-both = 史実と番号順：まず王妃0が離婚、次に王妃1が斬首、というように進みます。
moment-six_wives-cocktail = フルーツカクテル：2人の王妃は運命が、2人は順番が決まっています。
moment-six_wives-win = 今勝てる行動が一つあります。分かりますか。
moment-six_wives-beware = 次の人が最後の目標を果たせます。立ちはだかれますか。
moment-six_wives-divorced = 王が端の王妃の後ろにいます。離婚できます。
moment-six_wives-beheaded = 王の隣の王妃の後ろが空いています。斬首できます。
moment-six_wives-died = 王妃が墓地に入れます。
moment-six_wives-survived = 王妃が隅に着いています。盤を去って生き延びることができます。
moment-six_wives-pass = 動かせる駒がないので、この人はパスします。
moment-six_wives-repetition = 同じ局面が3回目になる行動はできません。今、あなたの行動の一つがそのために断られます。
moment-six_wives-late = 長引くと引き分けになります。各自の残り手番：{ $turns }。
moment-six_wives-won = 六人の王妃すべてが運命をたどりました。
moment-six_wives-drawn = 引き分けです。

## Lesson

lesson-six_wives-title = トマス・クロムウェルに習う六人の王妃
lesson-six_wives-step-title = 一度に一つだけ
lesson-six_wives-step-say = 貴殿の赤い王妃の一人を、斜めに動かしてみるがよい。誰であれ、縦か横に1マスずつ進む。陛下には六人の王妃と、一つの難題がおありだ。一人ひとりの運命を見届けねばならぬ。六人すべてを先に片づけた者が勝つ。
lesson-six_wives-step-say-2 = 斜めとは、はなはだ不作法だ。王妃の一人に、すぐ隣の王妃を飛び越えさせ、その向こうの空きマスへ進めていただこう。貴殿の王妃でも、私の王妃でも構わぬ。
lesson-six_wives-step-done = 誰も傷つきはしない。王も同じように、ほかの王を飛び越す。一歩か1回の飛び越しで、手番は終わりだ。
lesson-six_wives-step-not_yet = 規則にはかなうが、私の頼んだことではない。まず斜めに一歩、それから王妃を飛び越えさせていただこう。
lesson-six_wives-step-hint-1 = a3の王妃を選び、b4を試して断られてみましょう。
lesson-six_wives-step-hint-2 = それからb1からd1へ、c1の王妃を飛び越えましょう。
lesson-six_wives-divorce-title = 離婚
lesson-six_wives-divorce-say = a5の王妃の隣、内側に王を立たせていただこう。これぞ「国王の大問題」だ。盤の端の王妃は、自分の王に外へ押し出されて離婚となる。
lesson-six_wives-divorce-say-2 = では盤の外へ。ローマは反対する。ローマの反対は却下する。
lesson-six_wives-divorce-done = 王妃は去り、王がそのマスに移り、目標が一つ消える。貴殿の王妃のうち2人がこうなる。隅にいるなら、どちらの端へ押してもよい。
lesson-six_wives-divorce-not_yet = それでは話が進まぬ。王をb5へ、そこからa5の王妃を盤の外へ押し出すのだ。
lesson-six_wives-divorce-hint-1 = 王をc5からb5へ動かしましょう。
lesson-six_wives-divorce-hint-2 = それからb5からa5へ、王妃のいるマスへ動かしましょう。
lesson-six_wives-behead-title = 斬首
lesson-six_wives-behead-say = 王でd6の王妃を飛び越えてみるがよい。次はロンドン塔だ。王が自分の王妃を飛び越すと、王妃は消える。ただし、王は決して墓地に足を踏み入れぬ。
lesson-six_wives-behead-say-2 = では、c7の王妃を飛び越えていただこう。その後ろなら降り立つ場所がある。
lesson-six_wives-behead-done = 見事な手際だ。貴殿の王妃のうち2人が、1手番に1人ずつ斬首される。ほかの王の王妃は、この王の知ったことではない。
lesson-six_wives-behead-not_yet = そうではない。まず王でd6の王妃を、それからc7の王妃を飛び越えるのだ。
lesson-six_wives-behead-hint-1 = 王をc6からe6へ動かそうとして、断られてみましょう。
lesson-six_wives-behead-hint-2 = それからc6からc8へ動かしましょう。
lesson-six_wives-die-title = 死去
lesson-six_wives-die-say = 王妃の一人を墓地へ、印のついた四つのマスへ送っていただこう。一歩であれ飛び越しであれ、そこに入った王妃は死去する。貴殿の王妃も、1人はそうならねばならぬ。
lesson-six_wives-die-say-2 = では呼び戻してみるがよい。安らかに眠らんことを。
lesson-six_wives-die-done = 王妃はそこにとどまり、誰も飛び越せぬ。墓は人数分ある。もっとも、そこまでの道がいつも空いているとは限らぬ。
lesson-six_wives-die-not_yet = d5の王妃が墓地の隣にいる。まずその王妃を入れ、それから出そうとしてみるのだ。
lesson-six_wives-die-hint-1 = d5からe5へ。
lesson-six_wives-die-hint-2 = それからe5の王妃を、どこかほかのマスへ動かそうとしてみましょう。
lesson-six_wives-survive-title = 生存
lesson-six_wives-survive-say = 王妃を、印のついた四つのマスのどれかへ進めていただこう。貴殿の王妃たちが始めた隅の、反対側の隅だ。1人だけは、すべてを生き延びる。
lesson-six_wives-survive-say-2 = 行かせてやるがよい。王妃を選び、次に隅の中央の王冠を選ぶ。着くのに1手番、去るのに1手番かかる。
lesson-six_wives-survive-done = 自由の身だ。もはや我らの手も届かぬ。最も遠い道のりゆえ、早めに送り出すことだ。
lesson-six_wives-survive-not_yet = h9の王妃は、安全まであと一歩だ。i9へ進め、それから盤を去らせるのだ。
lesson-six_wives-survive-hint-1 = h9からi9へ。
lesson-six_wives-survive-hint-2 = i9の王妃を選び、四つのマスの間の王冠を選ぶと、生き延びます。
lesson-six_wives-card-title = スコアカード
lesson-six_wives-card-say = 王が後ろに立つa5の王妃と、離婚してみるがよい。それからスコアカードを見ることだ。すでに2人が離婚している。それで打ち止めだ。
lesson-six_wives-card-say-2 = 王の隣にいるもう1人の王妃に、まだ何ができるか確かめていただこう。離婚が2人、斬首が2人、死去が1人、生存が1人。それより多くも少なくもない。
lesson-six_wives-card-done = 残る王妃1人につき、必ず一つの目標が残る。他人のスコアカードも公開されている。読むことだ。人は、足りぬもののために動く。
lesson-six_wives-card-not_yet = 急がぬことだ。まずa5の王妃との離婚を試し、それからb6の王妃を斬首していただこう。
lesson-six_wives-card-hint-1 = 王をb5からa5へ動かそうとして、断られてみましょう。
lesson-six_wives-card-hint-2 = それからb5からb7へ飛び越しましょう。
lesson-six_wives-race-title = 立ちはだかる
lesson-six_wives-race-say = 私の王を止めてみるがよい。誰かがj3に立つことだ。私はあと一つ。次の手番に王がh3から私の王妃を飛び越えてj3に降り、私の勝ちとなる。貴殿もあと一つだが、2手番かかる。
lesson-six_wives-race-say-2 = その間に王妃を安全な所へ進めていただこう。私は王妃の周りを回らねばならぬ。妨害とは。私がお教えしたかのようだ。
lesson-six_wives-race-say-3 = 終わりにしていただこう。王妃を選び、次に王冠だ。こちらも支度はできたが、1手番遅かった。
lesson-six_wives-race-done = 六人すべての運命が定まり、貴殿の勝ちだ。立ちはだかる者を、敵が押しのけることはできぬ。敵があるマスを欲するとき、また貴殿が欲するとき、思い出すことだ。
lesson-six_wives-race-not_yet = それでは私が勝つか、貴殿が無駄に手間取るかだ。私の王を止め、王妃をi9へ進め、生き延びさせるのだ。
lesson-six_wives-race-hint-1 = 王をj2からj3へ動かしましょう。
lesson-six_wives-race-hint-2 = 王妃をh9からi9へ動かしましょう。
lesson-six_wives-race-hint-3 = i9の王妃を選び、四つのマスの間の王冠を選びましょう。
lesson-six_wives-number-title = 重い王冠
lesson-six_wives-number-say = 王妃1と、今すぐ離婚してみるがよい。各自がハンデを負うこともできる。ここでは王妃が表向きで、番号順に遊ぶ。最初の目標は王妃0、次は王妃1で果たすのだ。
lesson-six_wives-number-say-2 = では王妃0だ。やはり王の隣にいる。先ほどのは順番を乱していた。
lesson-six_wives-number-done = 目標を史実の順に果たす者も、両方の順を守る者もいる。フルーツカクテルでは、くじで選ばれた2人と、もう2人に縛られる。強い者ほど王冠は重い。さて、一局いかがかな。
lesson-six_wives-number-not_yet = まだだ。まずa5の王妃1との離婚を試し、それからb6の王妃0を斬首していただこう。
lesson-six_wives-number-hint-1 = 王をb5からa5へ動かそうとして、断られてみましょう。
lesson-six_wives-number-hint-2 = それからb5からb7へ飛び越しましょう。

## Achievements: each with its source

achievement-six_wives_win = 最後の一人
achievement-six_wives_win-task = 六人の王妃の対局に勝つ。
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = 妻であったのはわずか半年のアン・オブ・クレーヴズは、王よりも、ほかの王妃の誰よりも長生きしました。亡くなったのは1557年のことです。

achievement-six_wives_stories = 王妃の本
achievement-six_wives_stories-task = ギャラリーで六人の王妃をすべて見る。
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = 1545年、キャサリン・パーは『祈りと黙想』を出版しました。自分の名で本を印刷させたイングランド王妃は、彼女が初めてです。
