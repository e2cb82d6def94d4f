## Queen’s Guard

queens_guard-name = クイーンズ・ガード
queens_guard-short = クイーンズ・ガード
queens_guard-line = 女王を玉座につけ、6人の衛兵で囲みます。
queens_guard-first = 明るい側が先手
queens_guard-option-setup = 初めの配置
queens_guard-option-setup-note = 衛兵を決まったマスから始めるか、自分で置くか
queens_guard-option-setup-usual = 標準
queens_guard-option-setup-free = 自由
queens_guard-option-trapped_queen = 捕まった女王
queens_guard-option-trapped_queen-note = 捕まった女王の行き先を誰が決めるか
queens_guard-option-trapped_queen-owner = 女王の側が決める
queens_guard-option-trapped_queen-trapper = 捕まえた側が決める
queens_guard-seat-0 = 明るい側
queens_guard-seat-1 = 暗い側
queens_guard-place = { $at }
queens_guard-kind-0 = 衛兵
queens_guard-kinds-0 = 衛兵
queens_guard-kind-1 = 女王
queens_guard-kinds-1 = 女王
queens_guard-count = 衛兵{ $n }人
queens_guard-choice-0 = パス

## Bloody Queen

bloody_queen-name = ブラッディ・クイーン
bloody_queen-short = ブラッディ・クイーン
bloody_queen-line = 玉座は同じ。でも捕まった衛兵は、追われるか、命を落とします。
bloody_queen-first = 明るい側が先手
bloody_queen-seat-0 = 明るい側
bloody_queen-seat-1 = 暗い側

## Refusals

refusal-queens_guard-notation = 「{ $text }」はこのゲームの手ではありません。動かすなら5.4-4.3、衛兵を置くなら5.4、取り除くならx5.4、パスならpassと書きます。
refusal-queens_guard-off_board = 駒は盤の91のマスに立ちます。
refusal-queens_guard-no_piece_chosen = まず駒を選んでください。
refusal-queens_guard-choose_cell = 空いたマスを選んでください。
refusal-queens_guard-hand_empty = あなたの衛兵はすべて盤上にいます。
refusal-queens_guard-from_the_hand = 盤の横の衛兵を1人選んでください。
refusal-queens_guard-place_first = まずすべての衛兵を置きます。それまで駒は動きません。
refusal-queens_guard-not_yours = あなたの駒ではありません。
refusal-queens_guard-empty = { $cell }には誰もいません。
refusal-queens_guard-occupied = { $cell }はふさがっています。
refusal-queens_guard-throne = 玉座に入れるのは女王だけです。
refusal-queens_guard-one_step = 駒は一歩ずつ、すぐ隣のマスへ動きます。
refusal-queens_guard-outward = 外へは動けません。同じ環の中を動くか、内へ入ってください。
refusal-queens_guard-between = { $cell }には入れません。{ $one }と{ $other }にいる敵の駒の間です。
refusal-queens_guard-stuck =
    { $n ->
        [1] その駒は動けません。{ $places }がふさがっています。
       *[other] その駒は動けません。{ $places }がどれもふさがっています。
    }
refusal-queens_guard-stuck_between = その駒は動けません。{ $cell }は、{ $one }と{ $other }にいる敵の駒の間です。
refusal-queens_guard-enthroned = 女王は玉座にいます。駒は外へは動きません。
refusal-queens_guard-queen_first = あなたの女王が{ $one }と{ $other }の間で捕まっています。この手番で別のマスへ移さなければなりません。
refusal-queens_guard-their_queen_first = { $cell }の女王が{ $one }と{ $other }の間で捕まっています。行き先を決めてください。
refusal-queens_guard-guard_first = { $cell }のあなたの衛兵が{ $one }と{ $other }の間で捕まっています。この手番で、捕まった衛兵を最も外の環へ戻さなければなりません。
refusal-queens_guard-outermost = 捕まった衛兵は、最も外の環へ戻ります。
refusal-queens_guard-resolve_first = { $cell }の駒が{ $one }と{ $other }の間で捕まっています。まずその扱いを決めてください。
refusal-queens_guard-removed = その衛兵は女王の手を借りて捕まえたので、盤から去ります。ほかの扱いはありません。
refusal-queens_guard-exchange = 捕まった女王は、衛兵のいる最も外の環、環{ $ring }の自分の衛兵と入れ替わり、その衛兵は盤から去ります。誰とにするか選んでください。
refusal-queens_guard-sent = 捕まった衛兵は、環{ $ring }の空いたマスへ送られます。選んでください。
refusal-queens_guard-pass = 動ける駒があるので、パスはできません。
position-queens_guard-no_cell = マスの番号は0から90までで、{ $cell }はありません
position-queens_guard-overlap = { $cell }に駒が二つあります
position-queens_guard-throne = 玉座に立てるのは女王だけです
position-queens_guard-too_many = 各側の衛兵は、盤上と手持ちを合わせて{ $guards }人までです
position-queens_guard-hands_and_turn = 手持ちの衛兵の数が、ルールか手番と合いません
position-queens_guard-no_trap = その手からそのような捕まり方は生じません
position-queens_guard-turn = 手番の側のLかDと、コロンで始めます
position-queens_guard-parts = Lの後に明るい側の駒、Dの後に暗い側の駒、Hの後に手持ちの衛兵の数を書きます。例：L:LQ5.0,5.4:DQ5.15,5.2:H2,2
position-queens_guard-cell = マスは環と番号で、0.0から5.29まで表します
position-queens_guard-queens = 女王は各側に1人で、マスの前にQを付けます
position-queens_guard-hands = Hの後には、H6,6のように6以下の数が二つ続きます
position-queens_guard-trap = Tの後に、動いた駒、x、捕まった駒を、T3.1x3.2のように書きます
placed-queens_guard-queens =
    { $n ->
        [0] { $side }の女王がいません。
       *[other] { $side }の女王が{ $n }人います。
    }
placed-queens_guard-throne = 玉座に立てるのは女王だけです。
placed-queens_guard-too_many = { $side }の衛兵が、盤上と手持ちを合わせて{ $n }人います。{ $most }人までです。
placed-queens_guard-light_places = 明の番なら、双方の手持ちの衛兵は同じ人数です。
placed-queens_guard-dark_places = 暗の番なら、暗の手持ちの衛兵は明より1人多いか、双方とも0人です。

## How it ended

outcome-enthroned = 女王は玉座につき、6人の衛兵が周りを固めています。
outcome-enthroned_bloody = 女王は玉座につき、残った衛兵全員が周りを固めています。
outcome-deserted = { $loser }は玉座を6人の衛兵で囲みましたが、女王が玉座にいません。
outcome-deserted-you = あなたの6人の衛兵が玉座を囲みましたが、女王が玉座にいません。
outcome-unguarded = { $loser }は最後の衛兵を失いました。
outcome-unguarded-you = あなたは最後の衛兵を失いました。
outcome-two_passes = どちらも動けません。
outcome-no_advance = 双方150手番の間、内へ動いた駒も捕まった駒もありませんでした。
outcome-most_turns = 双方の手番が300回に達しました。

## Drawing

cli-draw-queens_guard-rings = :と·は環を見分ける印、*は玉座です。環の番号は時計回りに数えます。
cli-draw-queens_guard-guards = 女王と衛兵{ $n }人
cli-draw-queens_guard-guards_and_hand = 女王と衛兵{ $n }人、手持ち{ $hand }人

## Hints

hint-queens_guard-guard = 衛兵{ $n }人
hint-queens_guard-traps = { $cell }の衛兵を捕まえます。衛兵は最も外の環からやり直しです。
hint-queens_guard-traps_queen = { $cell }の女王を捕まえ、時間を稼ぎます。
hint-queens_guard-traps_two = 一度に二つの駒を捕まえます。
hint-queens_guard-traps_queen_bloody = { $cell }の女王を捕まえ、衛兵を1人失わせます。
hint-queens_guard-kills = 女王の手を借りて{ $cell }の衛兵を捕まえ、盤から除きます。
hint-queens_guard-sends = { $cell }の衛兵を捕まえ、外へ送ります。
hint-queens_guard-sends_to = 捕まえた衛兵を、最も邪魔にならない{ $cell }へ送ります。
hint-queens_guard-exchanges = 女王を{ $cell }へ追いやり、そこにいた衛兵を除きます。
hint-queens_guard-banishes = 捕まえた女王を、目指す所から遠い{ $cell }へ送ります。
hint-queens_guard-back = 捕まった衛兵を、内への道が最も良い所へ戻します。
hint-queens_guard-queen_throned = 捕まった女王はどこへでも行けるので、玉座につきます。
hint-queens_guard-queen_placed = 捕まった女王はどこへでも行けます。最も良いのは{ $cell }です。
hint-queens_guard-saves = { $cell }の衛兵を、捕まる前に逃がします。
hint-queens_guard-saves_queen = { $cell }の女王を、捕まる前に逃がします。
hint-queens_guard-near = 環{ $ring }の衛兵は、玉座まであとわずかです。
hint-queens_guard-throne = 女王が玉座につきます。
hint-queens_guard-arrives =
    { $n ->
        [1] 最初の衛兵が玉座のそばに着きます。
       *[other] また1人、衛兵が玉座のそばに着き、これで{ $n }人です。
    }
hint-queens_guard-threatens = { $cell }の衛兵を捕まえることを狙います。
hint-queens_guard-threatens_queen = { $cell }の女王を捕まえることを狙います。
hint-queens_guard-inward = 衛兵を内へ、環{ $ring }まで進めます。
hint-queens_guard-queen_inward = 女王を内へ、環{ $ring }まで進めます。
hint-queens_guard-bars = 相手が{ $cell }に入れないようにします。

## At the table

queens_guard-placing = 配置、衛兵{ $all }人中{ $n }人目
queens_guard-must-0 = 衛兵が捕まっています
queens_guard-must-1 = 女王が捕まっています
queens_guard-own-say-lined = { $move }、{ $at }の駒を捕まえる
queens_guard-own-say-must = { $places }の駒が捕まっています。そちらが先です。
queens_guard-own-say-must_capture = { $what }、捕まっています

## Rules

page-guard_board-title = 盤と駒
page-guard_board-1 = 盤は91マスの六角形です。真ん中が玉座で、その周りに深紅と象牙色の環が交互に五つあります。最も外の環は30マスです。
page-guard_board-2 = 双方が女王1人と衛兵6人を持ち、最も外の環から始めます。女王は向かい合う角に立ちます。明るい側が先手です。
page-guard_board-3 = 自分の女王を玉座につけ、その周りを衛兵で囲めば勝ちです。
page-guard_board-picture-1 = 始まりの配置。どの対局でも、二人の女王は向かい合う角から一つの玉座を目指します。
page-guard_step-title = 一歩ずつ、外へは戻れない
page-guard_step-1 = 手番ごとに、自分の駒を一つ、隣の空いたマスへ一歩動かします。同じ環の中か、一つ内の環へです。外へは戻れません。
page-guard_step-2 = 動き方は女王も衛兵も同じですが、玉座に入れるのは女王だけです。
page-guard_step-3 = 動いて取ることはありません。動けない側はパスします。動けるならパスはできません。
page-guard_step-picture-1 = 衛兵と女王が動けるマス。
page-guard_block-title = ふさがれたマス
page-guard_block-1 = 一直線上で敵の駒二つのちょうど間にあるマスは、ふさがれています。歩いても、ほかのどんな方法でも、そこへは入れません。
page-guard_block-2 = 直線には三つの方向があります。ふさいでいるのが衛兵でも女王でも同じです。
page-guard_block-picture-1 = 印のついたマスは、暗い側の衛兵2人の間です。明るい側の衛兵は回り道をするしかありません。
page-guard_trap-title = 捕まる
page-guard_trap-1 = 一直線上で、敵の駒二つにすぐ両側から挟まれた駒は、捕まっています。
page-guard_trap-2 = 自分の手番の初めに捕まっている駒があれば、その手番でほかの場所へ移さなければなりません。ほかのことはできません。
page-guard_trap-3 = いくつも捕まっているときは、女王が先です。その後、衛兵を好きな順に、手番ごとに1人ずつ移します。
page-guard_trap-picture-1 = この一歩で、暗い側の衛兵は明るい側の衛兵2人に挟まれて捕まります。
page-guard_back-title = 捕まった駒の行き先
page-guard_back-1 = 捕まった自分の衛兵は、最も外の環の好きな空きマスに置き、そこから歩き直します。
page-guard_back-2 = 捕まった自分の女王は、盤の好きな空きマスに置きます。玉座でも構いません。
page-guard_back-3 = 元とは別の、ふさがれていないマスでなければなりません。戻るのも普通の手と同じで、敵を捕まえることも、勝つこともできます。
page-guard_back-picture-1 = 捕まった明るい側の衛兵が最も外の環へ戻り、そこで暗い側の衛兵を捕まえます。
page-guard_back-picture-2 = 女王と衛兵が捕まりました。まず女王が、まっすぐ玉座へ行きます。
page-guard_win-title = 勝ち負け
page-guard_win-1 = 自分の手番を終えたとき、女王が玉座につき、6人の衛兵がその周りを囲んでいれば勝ちです。
page-guard_win-2 = ご注意を。女王が玉座にいないのに6人の衛兵が玉座を囲むと、負けです。女王がもう入れないからです。
page-guard_win-3 = いつでも投了できます。
page-guard_win-picture-1 = 6人目の衛兵が位置につき、明るい側の勝ちです。
page-guard_win-picture-2 = 女王が外にいれば、同じ一歩で負けになります。
page-guard_free-title = 自由な配置
page-guard_free-1 = 自由な配置を選ぶと、初めは女王だけが盤に立ちます。明るい側から交互に、自分の衛兵を、玉座とふさがれたマスを除く好きな空きマスに置きます。
page-guard_free-2 = 12人がそろったら、いつものとおり明るい側の先手で始めます。
page-guard_free-picture-1 = 双方が衛兵を1人ずつ置き、手持ちは5人ずつです。
page-guard_trapper-title = 捕まえた側が女王を置く
page-guard_trapper-1 = このルールを選ぶと、女王を捕まえた側が、すぐに女王の行き先を決めます。女王にとってふさがれていない、空いたマスならどこでも構いません。
page-guard_trapper-2 = これで、捕まった側の次の手番は終わります。衛兵の戻り方はいつもと同じです。
page-bloody_trap-title = ブラッディ・クイーン：捕まえ方
page-bloody_trap-1 = 盤、始まり、動き方はクイーンズ・ガードと同じです。ただし、ふさがれたマスはありません。敵の駒二つの間に入っても安全です。
page-bloody_trap-2 = 捕まえられるのは、今動いた駒だけです。その駒と味方の別の駒とで、敵の駒を一直線に挟めば捕まえたことになります。
page-bloody_trap-3 = 捕まった駒の扱いは、同じ手番のうちにすぐ、捕まえた側が決めます。
page-bloody_trap-4 = 一歩でいくつも捕まえたときは、捕まえた側が順番を選びます。
page-bloody_trap-picture-1 = この一歩で、暗い側の衛兵は捕まります。衛兵のほうからそこへ入ったのなら、何も起こりません。
page-bloody_guard-title = ブラッディ・クイーン：捕まった衛兵
page-bloody_guard-1 = 衛兵2人に挟まれた衛兵は外へ送られます。捕まえた側が、一つ外の環の空いたマスに置きます。
page-bloody_guard-2 = その環がいっぱいなら、さらに一つ外の環に置きます。最も外の環で捕まった衛兵は、その環の別のマスへ移ります。
page-bloody_guard-3 = 衛兵と女王に挟まれた衛兵は、盤から去ります。
page-bloody_guard-picture-1 = 捕まった衛兵は、印のついたマスなど、環3の空いたマスのどこへでも送れます。
page-bloody_guard-picture-2 = 挟む一方が女王自身です。この一歩で、衛兵は命を落とします。
page-bloody_queens-title = ブラッディ・クイーン：捕まった女王
page-bloody_queens-1 = 捕まった女王は、自分の衛兵の1人と入れ替わり、その衛兵は盤から去ります。
page-bloody_queens-2 = どの衛兵かは捕まえた側が選びます。ただし、女王の衛兵がいる環のうち、最も外の環からです。
page-bloody_queens-picture-1 = 暗い側の女王が捕まりました。印のついた衛兵2人のうち、明るい側の選んだほうのマスに女王が移り、その衛兵は失われます。
page-bloody_win-title = ブラッディ・クイーン：勝ち負け
page-bloody_win-1 = 自分の手番を終えたとき、女王が玉座につき、残っている自分の衛兵全員がその周りにいれば勝ちです。衛兵は少なくとも1人必要です。
page-bloody_win-2 = 最後の衛兵を失った側は負けです。
page-bloody_win-3 = 女王が玉座にいないのに6人の衛兵が玉座を囲むと、クイーンズ・ガードと同じく負けです。投了もいつでもできます。
page-bloody_win-picture-1 = 明るい側の衛兵は残り3人。3人目が位置につき、明るい側の勝ちです。
page-guard_draw-title = 引き分け
page-guard_draw-1 = 同じ局面が同じ手番で3回現れると、引き分けです。
page-guard_draw-2 = 双方ともパスするしかないとき、双方150手番の間に内へ動いた駒も捕まった駒もないとき、双方の手番が300回に達したときも、引き分けです。
page-guard_draw-3 = 合意の引き分けもできます。
page-guard_art-title = 勝つこつ
page-guard_art-1 = 内への一歩は取り返せませんが、環に沿った一歩は取り返せます。女王の行く道が見えるまで、衛兵を急いで内へ入れないことです。
page-guard_art-2 = 間を空けた二つの駒はマスをふさぎ、間を詰めた二つの駒はそこにいる者を捕まえます。動く前に、自分の反対側に来られる敵がいるか数えてください。
page-guard_art-3 = 玉座の近くは狭く、そこで捕まると戻る道が最も長くなります。早く玉座についた女王は、敵二つに両側から挟まれない限り安全です。
page-guard_notation-title = 手の書き方
page-guard_notation-1 = マスは二つの数字で表します。玉座から数えた環と、その環の中の番号です。玉座は0.0、明るい側の女王の始まりは5.0です。
page-guard_notation-2 = 動く手は5.4-4.3、衛兵を置く手は4.3と書きます。捕まえた敵の駒の扱いはxで始め、移すならx3.4-4.5、衛兵が盤から去るならx3.4と書きます。
page-guard_notation-3 = 局面は、手番の側、明るい側の駒、暗い側の駒の順に、女王を先にして書きます：L:LQ5.0,5.4:DQ5.15,5.2。手持ちの衛兵はHの後に続きます。
page-guard_notation-picture-1 = 各環の最初のマスは一直線に並びます。二番目の角、5.5、4.4、3.3、2.2、1.1も同じです。

## The rule of the moment

moment-queens_guard-start = 環に沿って、または内へ一歩。戻る道はありません。
moment-queens_guard-bloody = ふさがれたマスはありませんが、捕まればその相手の思いのままです。
moment-queens_guard-place = 衛兵を、玉座のほかの空いたマスに置きます。
moment-queens_guard-queen = 女王が捕まっています。まず女王を、空いた好きなマスへ移します。
moment-queens_guard-guard = 捕まった衛兵は、最も外の環の空いた好きなマスへ戻ります。
moment-queens_guard-their_queen = 女王を捕まえました。行き先を決めてください。
moment-queens_guard-send = 捕まえた衛兵を、一つ外の環へ送れます。
moment-queens_guard-exchange = 捕まった女王は自分の衛兵の1人と入れ替わり、その衛兵は失われます。
moment-queens_guard-win = 今、一手で勝てます。分かりますか。
moment-queens_guard-beware = 女王のいない玉座を6人の衛兵が囲むと負けです。
moment-queens_guard-repetition = 同じ局面が3回現れると、引き分けです。
moment-queens_guard-quiet = 内への一歩も、捕まる駒もなければ、引き分けになります。残りは双方{ $moves }手です。
moment-queens_guard-late = 双方の手番が300回に達すると、引き分けです。残りは双方{ $turns }手番です。
moment-queens_guard-won = 女王は玉座に、衛兵はその周りに。
moment-queens_guard-lost = 自分の女王を玉座から締め出すか、最後の衛兵を失った側の負けです。
moment-queens_guard-drawn = 引き分けです。

## The lesson

lesson-queens_guard-title = キャサリンに習うクイーンズ・ガード
lesson-queens_guard-step-title = 一歩ずつ
lesson-queens_guard-step-say = 駒を一つ、一歩だけ動かしてください。ここでは誰も走りません。宮廷へようこそ！　明るい色の女王と6人の衛兵があなたのものです。女王を真ん中の玉座につけ、6人みんなで囲めば勝ちです。
lesson-queens_guard-step-say-2 = では、お行儀を忘れて、駒を一歩より遠くへやってみてください。今の一歩はたいそう優雅でした。わたくしも一歩、お目にかけます。
lesson-queens_guard-step-done = この宮廷では許されません。一度の手番に一歩だけ、女王も衛兵も同じく、空いたマスへ参ります。
lesson-queens_guard-step-not_yet = それは行儀のよい一歩です。お願いしたのは行儀の悪いほうです。駒と、それに接していないマスをお選びください。
lesson-queens_guard-step-hint-1 = 衛兵を1人選び、それから玉座のような遠いマスを選んでください。
lesson-queens_guard-ring-title = いつも内へ
lesson-queens_guard-ring-say = 3.4の衛兵を、外へ動かそうとしてみてください。深紅と象牙色の環が、幾重にも重なっておりますでしょう。環に沿ってなら、いくらでも歩けます。
lesson-queens_guard-ring-say-2 = では内へ、環を一つ進めてください。玉座に背を向ける者はおりません。
lesson-queens_guard-ring-done = 環に沿うか、内へ入るか。戻ることはできません。内への一歩の前には、よくお考えください。取り返しがつきませんから。
lesson-queens_guard-ring-not_yet = それは構いません。でもまず玉座から離れようとしてみて、それから同じ衛兵を、一つ内の環へお進めください。
lesson-queens_guard-ring-hint-1 = 3.4から4.5を試して、断られてみてください。
lesson-queens_guard-ring-hint-2 = それから2.2か2.3へ。
lesson-queens_guard-block-title = 交差した矛
lesson-queens_guard-block-say = 3.4の衛兵で、わたくしの衛兵2人の間を通り抜けようとしてみてください。間のマスは一つ、その上で二人の矛が交差しております。
lesson-queens_guard-block-say-2 = では賢く回り道を。環に沿って一歩お進めください。矛が交わるのを、ご覧になりましたでしょう。
lesson-queens_guard-block-done = 一直線上で敵の駒二つの間にあるマスは、ふさがれています。衛兵でも女王でもふさげます。もちろん、あなたにも。
lesson-queens_guard-block-not_yet = まだです。まずわたくしの衛兵2人の間のマスを試し、それからあなたの衛兵を環に沿ってお進めください。
lesson-queens_guard-block-hint-1 = 3.4から、わたくしの衛兵の間の2.3を試してください。
lesson-queens_guard-block-hint-2 = それから3.3か3.5へ。
lesson-queens_guard-trap-title = 捕まえる
lesson-queens_guard-trap-say = わたくしの衛兵の隣に、あなたの衛兵が1人おります。もう1人を、ちょうどその反対側へ。間に誰かが立っていたら、どうなるのでしょう。
lesson-queens_guard-trap-done = 捕まりました！　わたくしは手番を丸ごと使い、衛兵は初めの最も外の環に逆戻りです。ここの戦いはこういうもの。誰も死にませんが、時間はずいぶん失います。
lesson-queens_guard-trap-not_yet = まだ息がつけます。一直線上で、あなたの衛兵2人のちょうど間にいなくてはなりません。
lesson-queens_guard-trap-hint-1 = 2.2の衛兵はそのままに。もう1人が、わたくしの衛兵の向こう側に着かなくてはなりません。
lesson-queens_guard-trap-hint-2 = 3.6から2.4へ。
lesson-queens_guard-back-title = 送り返される
lesson-queens_guard-back-say = わたくしが捕まえた衛兵とは別の駒を、動かそうとしてみてください。衛兵は両側から綱を張られております。それでも知らぬふりをなさいますか。
lesson-queens_guard-back-say-2 = 最も外の環のうち、わたくしの5.11の衛兵を捕まえられる空いたマスへ、捕まった衛兵を置いてください。知らぬふりはできませんが、行き先を選ぶのはあなたです。
lesson-queens_guard-back-done = 今度はわたくしが逃げる番です。戻るのも普通の手と同じですから、戻る衛兵には役に立つ所へ立ってもらいましょう。
lesson-queens_guard-back-not_yet = そこへも行けます。でもまず別の駒を動かそうとしてみて、それから5.11のわたくしの衛兵を捕まえるマスをお探しください。
lesson-queens_guard-back-hint-1 = 5.12の衛兵を試して、断られてみてください。それから、わたくしの衛兵の反対側をご覧ください。
lesson-queens_guard-back-hint-2 = 2.3から5.10へ。
lesson-queens_guard-queen-title = 女王がお先に
lesson-queens_guard-queen-say = まず、捕まった衛兵を助けようとしてみてください。あらまあ、一度に二人。あなたの女王も捕まっております。
lesson-queens_guard-queen-say-2 = 女王を、この上なく良いマスへお移しください。順番はいつも女王が先です。しかも扱いは格別で、盤の空いたマスならどこへでも行かれます。
lesson-queens_guard-queen-say-3 = では、まだ捕まっている衛兵を助けてください。わたくしが一手指しましたので、今度は衛兵の番です。
lesson-queens_guard-queen-done = ですから女王を捕まえるときは、よくよくお考えください。宮殿の扉を開けて差し上げることになるかもしれません。
lesson-queens_guard-queen-not_yet = もっと良い所がございます。まず捕まった衛兵を動かそうとしてみて、それから女王をまっすぐ玉座へ。
lesson-queens_guard-queen-hint-1 = 5.8の衛兵を試して、断られてみてください。それから女王です。ずっと夢に見てきたマスは、どれでしょう。
lesson-queens_guard-queen-hint-2 = 2.3から0.0へ。
lesson-queens_guard-throne-title = 玉座
lesson-queens_guard-throne-say = 1.1の衛兵で、金色のばらの玉座に入ろうとしてみてください。座ってよいのは、どなたでしょう。
lesson-queens_guard-throne-say-2 = では、すぐ隣に立つ女王をお座らせください。衛兵が？　とんでもないことです。
lesson-queens_guard-throne-done = 御代の末永からんことを。玉座を去る者はおりませんから、両側からわたくしの駒二つに捕まらない限り、ずっとそこにおいでです。
lesson-queens_guard-throne-not_yet = よい一歩ですが、お願いした一歩ではございません。まず衛兵が玉座を試し、それから女王が座ります。
lesson-queens_guard-throne-hint-1 = 1.1の衛兵が0.0を試して断られます。女王は1.0から0.0へ。
lesson-queens_guard-win-title = 勝利の環
lesson-queens_guard-win-say = 女王を囲む環の、最後の一つを埋めてください。女王は玉座に、衛兵は5人そのそばに。もう申し上げることもございません。
lesson-queens_guard-win-done = 女王陛下万歳！　6人の衛兵と、その真ん中に女王です。ただ、女王が外にいるうちに環を閉じてはなりません。永久に締め出され、あなたの負けになります。
lesson-queens_guard-win-not_yet = 女王が待ちぼうけになります。最後の衛兵の居場所は、女王の隣の空いたマスです。
lesson-queens_guard-win-hint-1 = 2.10から1.5へ。
lesson-queens_guard-bloody-title = ブラッディ・クイーン
lesson-queens_guard-bloody-say = わたくしの衛兵を捕まえてください。もう一つの遊びは、気の弱い方には向きません。ブラッディ・クイーンではふさがれたマスがなく、敵二つの間に入っても平気です。けれども、あなたの一歩で捕まった者は、あなたの思いのままです。
lesson-queens_guard-bloody-say-2 = では、どうなさるかお決めください。一つ外の環へ、あなたの選ぶマスに送られます。選ぶのはあなた、わたくしではございません。
lesson-queens_guard-bloody-done = 生まれながらの主君のように送り出されました。挟む一方が女王でしたら、あの者の首はなかったところです。捕まった女王は衛兵の1人と入れ替わり、その衛兵が命で償います。では、お手合わせ願えますか。
lesson-queens_guard-bloody-not_yet = それでは誰も捕まりません。先ほどのように、わたくしの衛兵の反対側へ衛兵をお進めください。
lesson-queens_guard-bloody-hint-1 = 3.6から2.4へ。
lesson-queens_guard-bloody-hint-2 = それから、環3の空いたマスをどれでもお選びください。

## Achievements: each with its source

achievement-queens_guard_win = 国王衛士
achievement-queens_guard_win-task = クイーンズ・ガードで1局勝つ。
# Source: Oxford Dictionary of National Biography, “Henry VII”; the corps was first seen at his coronation.
achievement-queens_guard_win-story = ヘンリー七世は1485年に国王衛士隊を作りました。今もテューダー朝風の赤い上着で、君主を守っています。

achievement-bloody_queen_win = 自らの権利による女王
achievement-bloody_queen_win-task = ブラッディ・クイーンで1局勝つ。
# Source: Oxford Dictionary of National Biography, “Mary I”.
achievement-bloody_queen_win-story = メアリー一世は1553年10月1日に戴冠しました。自らの権利によってイングランドの君主として戴冠した、最初の女王です。
