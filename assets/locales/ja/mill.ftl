## The mill games

mill-place = { $at }
mill-kind-0 = 駒
mill-kinds-0 = 駒
mill-men-0 = 白
mill-men-1 = 黒
mill-count = { $kind }の駒{ $n }枚
mill-choice-0 = 取り除かない
mill-placing = 配置、{ $all }手中{ $n }手目
mill-lined = ミル完成！　駒を取り除く
mill-lined-may = ミル完成！　取り除くか残す

## Nine Men’s Morris

nine_mens_morris-name = ナイン・メンズ・モリス
nine_mens_morris-short = モリス
nine_mens_morris-line = 一列に3枚でミル。ミルができたら敵の駒を取り除きます。
nine_mens_morris-first = 白が先に置く
nine_mens_morris-option-removal = 駒の除去
nine_mens_morris-option-removal-note = ミルができたとき、必ず取り除くか、残してもよいか
nine_mens_morris-option-removal-must = 必ず
nine_mens_morris-option-removal-may = 任意
nine_mens_morris-seat-0 = 白
nine_mens_morris-seat-1 = 黒

## Mixed Mill

mixed_mill-name = ミックス・ミル
mixed_mill-short = ミックス
mixed_mill-line = 駒を置くのも動かすのも、お好みしだい。
mixed_mill-first = 白が先に置く
mixed_mill-option-removal = 駒の除去
mixed_mill-option-removal-note = ミルができたとき、必ず取り除くか、残してもよいか
mixed_mill-option-removal-must = 必ず
mixed_mill-option-removal-may = 任意
mixed_mill-seat-0 = 白
mixed_mill-seat-1 = 黒

## Ceylon Mill

ceylon_mill-name = セイロン・ミル
ceylon_mill-short = セイロン
ceylon_mill-line = ミルができるたびに、もう一手番。
ceylon_mill-first = 白が先に置く
ceylon_mill-option-removal = 駒の除去
ceylon_mill-option-removal-note = ミルができたとき、必ず取り除くか、残してもよいか
ceylon_mill-option-removal-must = 必ず
ceylon_mill-option-removal-may = 任意
ceylon_mill-seat-0 = 白
ceylon_mill-seat-1 = 黒

## Refusals

refusal-mill-notation = 「{ $text }」はこのゲームの手ではありません。駒を置くならd6、動かすならd6-d7、さらに取り除くならd6-d7xg4と書きます。
refusal-mill-off_board = 駒は盤の24の点に立ちます。
refusal-mill-no_man_chosen = まず駒を選んでください。
refusal-mill-choose_point = 駒の行き先に、空いた点を選んでください。
refusal-mill-hand_empty = あなたの駒はすべて盤上にあります。
refusal-mill-from_the_hand = 盤の横の駒を1枚取ってください。
refusal-mill-place_first = まずすべての駒を置きます。それまで駒は動きません。
refusal-mill-not_yours = あなたの駒ではありません。
refusal-mill-empty = { $point }に駒はありません。
refusal-mill-occupied = { $point }はふさがっています。
refusal-mill-blocked =
    { $n ->
        [1] その駒は動けません。隣の{ $places }がふさがっています。
       *[other] その駒は動けません。隣の{ $places }がどれもふさがっています。
    }
refusal-mill-one_step = 駒は線に沿って隣の点へ動きます。飛べるのは、残り3枚になった側だけです。
refusal-mill-one_step_or_place = 駒は線に沿って隣の点へ動きます。手持ちの駒がある間は飛べません。
refusal-mill-no_mill = それではミルができないので、何も取り除けません。
refusal-mill-another_turn = ここでは、全部の駒が盤に出るまで、ミルができても取り除けません。代わりにもう一手番もらえます。
refusal-mill-must_remove = ミルができました。取り除く駒を選んでください。
refusal-mill-remove_enemy = 取り除くのは相手の駒です。選んでください。
refusal-mill-in_mill = { $point }の駒はミルの中です。{ $outside }の駒のように、ミルの外の駒を取り除いてください。
refusal-mill-one_man = 1回の手番で取り除けるのは1枚です。
position-mill-no_point = 点の番号は0から23までで、{ $point }はありません
position-mill-overlap = { $point }が2回出てきます
position-mill-off_board = 点は24しかありません
position-mill-too_many = 各側の駒は、盤上と手持ちを合わせて{ $men }枚までです
position-mill-turn_and_hands = 手持ちの駒の数が手番と合いません
position-mill-turn = 手番の側のWかBと、コロンで始めます
position-mill-parts = Wの後に白の駒、Bの後に黒の駒、Hの後に手持ちの数を書きます。例：W:Wa7,f4,c3:Bd7,g4,e5:H2,2
position-mill-point = 点の名前はa1からg7までです
position-mill-twice = 同じ点が2回出てきます
position-mill-hands = Hの後には、H9,9のように数が二つ続きます
placed-mill-too_many = { $side }の駒が、盤上と手持ちを合わせて{ $n }枚あります。{ $most }枚までです。
placed-mill-too_few =
    { $n ->
        [0] { $side }の駒が、盤上にも手持ちにもありません。ミルには3枚必要です。
       *[other] { $side }の駒は、盤上と手持ちを合わせて{ $n }枚だけです。ミルには3枚必要です。
    }
placed-mill-white_places = 白の番なら、双方の手持ちの駒は同じ枚数です。
placed-mill-black_places = 黒の番なら、白の手持ちの駒は黒と同じ枚数か、1枚少ない枚数です。
placed-mill-waits = { $side }は手持ちの駒がないので、相手が置き終わるまで待ちます。

## How it ended

outcome-two_men = { $loser }の駒は2枚しかなく、2枚ではミルができません。
outcome-two_men-you = あなたの駒は2枚しかなく、2枚ではミルができません。
outcome-no_mill = 双方50手の間、ミルができませんでした。

## Hints

hint-mill-man = 駒{ $n }枚
hint-mill-closes = ミルを作り、{ $point }の駒を取り除きます。
hint-mill-closes_two = 一度に二つのミルを作り、{ $point }の駒を取り除きます。
hint-mill-closes_and_stops = ミルを作り、{ $point }の駒を取り除いて相手のミルも止めます。
hint-mill-goes_on = ミルを作り、もう一手番もらいます。
hint-mill-stops = { $point }にできる相手のミルを止めます。
hint-mill-stops_one = { $point }のミルを止めます。もう一つは誰にも止められません。
hint-mill-opens = ミルを開き、{ $point }でまた閉じられるようにします。
hint-mill-threatens = { $point }でミルを作ることを狙います。
hint-mill-threatens_two = 二つの点でミルを狙います。止められるのは片方だけです。
hint-mill-takes_room = 相手の動く余地を奪います。
hint-mill-room = 味方の動く余地を広げます。
hint-mill-crossing = 二本の線が交わる{ $point }を占めます。
hint-mill-beside = 別の駒の隣に立ちます。ミルにつながるかもしれません。

## Rules

page-mill_mixed-title = ミックス・ミル：置くか動かすか
page-mill_mixed-1 = ミックス・ミルでは、駒を置く段階と動かす段階が分かれていません。手持ちの駒がある間は、手番ごとに、1枚置くか、1枚を線に沿って動かすかします。
page-mill_mixed-2 = ミルと取り除きはナイン・メンズ・モリスと同じです。3枚目は、置いても動かしても構いません。
page-mill_mixed-3 = 盤上に3枚しかなくても、手持ちの駒がある間は飛べません。手持ちがなくなれば、動かすだけになります。
page-mill_mixed-picture-1 = 白は手持ちがあるのに、盤上の駒を動かしました。ミルができ、手持ちも減りません。
page-mill_ceylon-title = セイロン・ミル：もう一手番
page-mill_ceylon-1 = セイロン・ミルは、スリランカではネレンチ・ケリヤといいます。ミルができるたびに、その側はすぐもう一手番もらえます。そこでまたミルができれば、さらに一手番です。1枚で二つのミルができても、もらえるのは一手番です。
page-mill_ceylon-2 = 双方の駒がすべて盤に出るまで、ミルができても何も取り除かず、手番をもらうだけです。最後の1枚を置いてできたミルでも、取り除けません。
page-mill_ceylon-3 = その後は、ミルができるとナイン・メンズ・モリスのように駒を取り除き、さらに手番ももらえます。
page-mill_ceylon-4 = 手番が続くため、片方の手持ちが先になくなることがあります。その側は、相手が全部置き終わるまで待ちます。駒を動かすのはそれからです。
page-mill_ceylon-picture-1 = 白はg7でミルを作り、何も取り除かずに、もう1枚置きます。
page-mill_ceylon-picture-2 = 駒はすべて盤上です。このミルで駒を取り除き、白はもう一手動かします。
page-mill_board-title = 盤と駒
page-mill_board-1 = 白と黒の2人が、24の点のある盤で遊びます。大中小三つの四角が重なり、辺の中央どうしが線で結ばれています。白が先手です。
page-mill_board-2 = 双方とも盤の横に9枚の駒を持ち、手番ごとに1枚ずつ、空いた好きな点に置きます。
page-mill_board-3 = 同じ側の駒3枚が一本の線に隣り合って並ぶと、ミルです。そのような線は16本、四角の辺が12本と、それを結ぶ4本です。
page-mill_board-picture-1 = 印のついた四つの点は、二本の線が交わるので、出口が最も多くなります。
page-mill_move-title = 動かす
page-mill_move-1 = すべての駒が盤に出たら、手番ごとに1枚を、線に沿って隣の点へ動かします。その点が空いていなければなりません。
page-mill_move-2 = 駒は、ほかの駒を飛び越したり押しのけたりしません。パスはできません。
page-mill_move-picture-1 = 白の駒が動ける所。
page-mill_mills-title = ミル
page-mill_mills-1 = ミルを作ったら、相手の駒を1枚、盤から取り除きます。その駒はもう戻りません。
page-mill_mills-2 = ミルの中の駒は、外に別の駒がある限り安全で、取り除けるのは外の駒です。すべての駒がミルの中なら、どれでも取り除けます。
page-mill_mills-3 = 1枚で二つのミルを同時に作っても、取り除けるのは1枚だけです。
page-mill_mills-4 = ミルの効き目は、できたときの一度きりです。ただし、一度開いてまた閉じれば、また効き目があります。
page-mill_mills-picture-1 = g4の駒が、一番上の線でミルを作ります。
page-mill_mills-picture-2 = 黒の3枚はミルの中です。取り除けるのはf2の駒だけです。
page-mill_removal-title = 必ずか任意か
page-mill_removal-1 = 駒を取り除くのは、ミルを作る手の一部です。そこまでして手番が終わります。普通は必ず取り除きます。
page-mill_removal-2 = 対局の準備で「任意」を選んでいれば、残しておくこともできます。理由がある場合もあります。4枚の相手はまだ飛べないからです。
page-mill_fly-title = 飛ぶ
page-mill_fly-1 = 駒がちょうど3枚で、手持ちもない側は、飛べます。手番ごとに、1枚を盤の空いた好きな点へ移せます。
page-mill_fly-2 = 双方が同時に飛べることもあります。4枚以上の側は一歩ずつです。
page-mill_fly-picture-1 = 白の駒は3枚。飛べる先をいくつか示しました。g7へ飛べばミルができます。
page-mill_end-title = 勝ち負け
page-mill_end-1 = 手持ちを合わせて駒が3枚に足りなくなった側は、もうミルを作れず、負けです。
page-mill_end-2 = 手番なのに動けない側も負けです。
page-mill_end-3 = いつでも投了できます。
page-mill_end-picture-1 = 黒の駒は残り2枚。白の勝ちです。
page-mill_end-picture-2 = 黒の手番ですが、どの駒の隣にも空いた点がありません。白の勝ちです。
page-mill_draw-title = 引き分け
page-mill_draw-1 = 同じ局面が同じ手番で3回現れると、引き分けです。
page-mill_draw-2 = 駒を置き終えた後、双方が50手ずつ続けて指す間にミルができなければ、やはり引き分けです。
page-mill_draw-3 = 合意の引き分けもできます。
page-mill_art-title = 二重ミル
page-mill_art-1 = 最強の武器は、二本の線の間を行き来し、一歩ごとにミルを作る駒です。これを二重ミル（行き来のミル）といいます。
page-mill_art-2 = 駒を置く間は、ミルを急がないこと。早く取るより、良い点と、動ける駒のほうが大切です。
page-mill_art-3 = 相手の開いたミルは、そこに立って止めます。二つを同時に止めることはできません。
page-mill_art-picture-1 = 二重ミル：d7からd6で一つ目のミル、戻れば二つ目のミル。
page-mill_notation-title = 手の書き方
page-mill_notation-1 = 点は、列を表すaからgの文字と、白から見た段を表す1から7の数字で表します。
page-mill_notation-2 = 駒を置く手はd6、動かす手はd6-d7と書きます。取り除くときはxを付けて、d6-d7xg4と書きます。
page-mill_notation-3 = 局面は、手番の側、双方の駒、そして白黒の順に手持ちの数で表します：W:Wa7,f4:Bd7,g4:H7,7。
page-mill_notation-picture-1 = 白はa1、d1、g1に、黒はa7、d7、g7に立っています。

## The rule of the moment

moment-mill-start = 白が先手です。手番ごとに1枚、空いた点に置きます。
moment-mill-mixed = 手番ごとに、1枚置くか、1枚を線に沿って動かします。
moment-mill-ceylon = 駒を置く間は、ミルができても取り除かず、もう一手番もらえます。
moment-mill-again = ミルができたので、もう一手番です。
moment-mill-close = ミルを作って、駒を取り除けます。
moment-mill-close_turn = ミルを作れます。まだ取り除けませんが、もう一手番もらえます。
moment-mill-threat = 相手がミルを作ろうとしています。その点に立って止めてください。
moment-mill-repetition = 同じ局面が3回現れると、引き分けです。
moment-mill-fifty = ミルができなければ引き分けになります。残りは双方{ $moves }手です。
moment-mill-flies = 残り3枚で手持ちなし。空いたどの点へも飛べます。
moment-mill-waits = 相手は駒を全部置き終えて、待っています。
moment-mill-moving = すべての駒が盤に出ました。これからは線に沿って動きます。
moment-mill-lost = 駒が2枚になるか、動けなくなった側の負けです。
moment-mill-drawn = 引き分けです。

## The lesson

lesson-nine_mens_morris-title = チャールズ・ブランドンに習うナイン・メンズ・モリス
lesson-nine_mens_morris-place-title = 駒を置く
lesson-nine_mens_morris-place-say = 最初の駒を、空いた好きな点に置け。これは兵士の遊びだ。白が先、双方とも9枚を、一手番に1枚ずつ戦場に出す。
lesson-nine_mens_morris-place-say-2 = では進軍してみよ。今置いた駒を動かすのだ。わしの返事は戦場にあるぞ。
lesson-nine_mens_morris-place-done = まだ早い！　18枚が出そろうまでは、誰も動けぬ。陣地はよく選べ。線の交わる点が、最も出口が多い。
lesson-nine_mens_morris-place-not_yet = そこに置くのは構わん。だがまず、盤上の駒を動かそうとして、叱られてみよ。
lesson-nine_mens_morris-place-hint-1 = まず盤の横の駒を取り、好きな点を指せ。次に盤上の自分の駒と、その隣の点を指すのだ。
lesson-nine_mens_morris-mill-title = ミルを作る
lesson-nine_mens_morris-mill-say = ミルを作り、わしの駒を1枚取り除け。一本の線に味方3枚が並べばミルだ。2枚はもう立っておる。
lesson-nine_mens_morris-mill-done = 命中だ！　ミルを作るたびに、敵が1枚、盤から去る。二度と戻らぬ。
lesson-nine_mens_morris-mill-not_yet = その点は、おぬしの線の上にない。おぬしの2枚は、一番上の線に立っておるぞ。
lesson-nine_mens_morris-mill-hint-1 = g7に置き、それから黒の駒を1枚指せ。
lesson-nine_mens_morris-removal-title = どれを取り除くか
lesson-nine_mens_morris-removal-say = ミルを作り、b6、d6、f6のわしの駒を取り除こうとしてみよ。この3枚はミルで、互いを守り合っておる。
lesson-nine_mens_morris-removal-say-2 = ミルを作り、外に立つわしの駒を取れ。そいつが外にいる間、ミルは安全なのだ。
lesson-nine_mens_morris-removal-done = そのとおり。敵が全員ミルの中にいるときだけ、どれでも取り除ける。一撃で二つのミルを作っても、取り除くのは1枚だ。
lesson-nine_mens_morris-removal-not_yet = 順番を守れ。g7でミルを作り、まずわしのミルの駒を、次に外に立つ駒を指すのだ。
lesson-nine_mens_morris-removal-hint-1 = g7に置いてd6を指せば、断られる。f2のわしの駒は一人きりだ。
lesson-nine_mens_morris-removal-hint-2 = g7に置いて、f2を取り除け。
lesson-nine_mens_morris-move-title = 動かす
lesson-nine_mens_morris-move-say = 駒を一つ先の点より遠くへやってみよ。駒は全部出て、倒れた者もある。ここからは一手番に1枚、線に沿って隣の点へ動かすのだ。
lesson-nine_mens_morris-move-say-2 = では、ミルができるように動かせ。一度に一つ隣だが、それで足りる。
lesson-nine_mens_morris-move-done = 置こうが動かそうが、ミルはミルだ。1枚も動かせなければ負けだぞ。閉じ込められるな。
lesson-nine_mens_morris-move-not_yet = まっとうな一歩だ。だがまず遠くへ行こうとしてみよ。ミルはその後だ。
lesson-nine_mens_morris-move-hint-1 = b2の駒をg7へやろうとしてみよ。断られる。
lesson-nine_mens_morris-move-hint-2 = g4の駒は、g7まであと一歩だ。
lesson-nine_mens_morris-double-title = 二重ミル
lesson-nine_mens_morris-double-say = 一番上のミルを開き、もう2枚が待つ下の線でミルを作れ。これぞこの遊びの大砲だ。
lesson-nine_mens_morris-double-say-2 = 引き返せ！　最初のミルがまた開いておる。
lesson-nine_mens_morris-double-done = 行くたび戻るたび、1枚倒れる。二重ミルを築け。敵には築かせるな。
lesson-nine_mens_morris-double-not_yet = それでは弾が出ん。d7の駒が、二つの線の間を行くのだ。
lesson-nine_mens_morris-double-hint-1 = d7からd6へ。それから好きなものを取り除け。
lesson-nine_mens_morris-double-hint-2 = そしてd6からd7へ戻れ。
lesson-nine_mens_morris-fly-title = 飛ぶ
lesson-nine_mens_morris-fly-say = 一撃で勝て。おぬしの駒は今や飛べる。残り3枚で手持ちもない側は、土壇場のライオンだ。空いたどの点へも行ける。
lesson-nine_mens_morris-fly-done = わしの駒は2枚、2枚ではミルにならん。おぬしの勝ちだ。だが、3枚のわしも飛べたことを忘れるな。
lesson-nine_mens_morris-fly-not_yet = そこへも飛べるが、勝ちにはならん。おぬしの駒が2枚ある線はどれだ。
lesson-nine_mens_morris-fly-hint-1 = c3の駒はどこへでも行ける。g7へもな。
lesson-nine_mens_morris-fly-hint-2 = c3からg7へ。そして1枚取り除け。
lesson-nine_mens_morris-mixed-title = ミックス・ミル
lesson-nine_mens_morris-mixed-say = 手持ちの駒を使わずにミルを作れ。同じ盤の別の遊び、ミックス・ミルでは、待たずともよい。手持ちがある間、一手番に1枚置くか、1枚動かすかだ。
lesson-nine_mens_morris-mixed-say-2 = では、盤上の3枚のどれかで飛ぼうとしてみよ。手持ちはまだ5枚ある。
lesson-nine_mens_morris-mixed-done = 手持ちがあるうちは、誰も飛べん。ほかは今までと同じだ。
lesson-nine_mens_morris-mixed-not_yet = それもよい。だがまず、手持ちを減らさぬよう、動かしてミルを作れ。飛ぶのを試すのはその後だ。
lesson-nine_mens_morris-mixed-hint-1 = g4の駒をg7へ動かせ。
lesson-nine_mens_morris-mixed-hint-2 = 断られるには、盤上の駒と、その隣ではない点を選べ。
lesson-nine_mens_morris-ceylon-title = セイロン・ミル
lesson-nine_mens_morris-ceylon-say = g7でミルを作れ。最後は海のかなたから来た遊び、セイロン・ミルだ。ここのミルがもたらすのは、敵の駒とは別のものだ。
lesson-nine_mens_morris-ceylon-say-2 = では、取り除くつもりで、わしの駒を指してみよ。
lesson-nine_mens_morris-ceylon-say-3 = 二度目の手番を使え。もう1枚置くのだ。駒を置く間は誰も取り除かれぬ。ミルは代わりにこの手番をくれた。
lesson-nine_mens_morris-ceylon-done = 駒がすべて盤に出れば、ミルは敵を取り除き、手番までくれる。さあ戦場へ。待っておるぞ。
lesson-nine_mens_morris-ceylon-not_yet = それではない。まずg7でミルを作れ。次にわしの駒を指せ。それからもう1枚置け。
lesson-nine_mens_morris-ceylon-hint-1 = g7に置け。a7とd7はもうおぬしのものだ。
lesson-nine_mens_morris-ceylon-hint-2 = b4を指せば、断られる。
lesson-nine_mens_morris-ceylon-hint-3 = 空いた好きな点に置け。

## Achievements: each with its source

achievement-mill_win = 泥にうもれて
achievement-mill_win-task = ナイン・メンズ・モリスで1局勝つ。
# Source: William Shakespeare, A Midsummer Night’s Dream, act 2, scene 1.
achievement-mill_win-story = 「ナイン・メンズ・モリスは泥にうもれた」と『夏の夜の夢』でティターニアは嘆きます。芝生に線を刻んで、屋外でも遊ばれていたのです。

achievement-mill_boards = 回廊の腰掛け
achievement-mill_boards-task = 三つのミルのゲームでそれぞれ1局勝つ。
# Source: H. J. R. Murray, A History of Board-Games Other than Chess (1952).
achievement-mill_boards-story = カンタベリー、グロスター、ノリッジ、ソールズベリー、ウェストミンスターの修道院の回廊では、石の腰掛けにミルの盤が刻まれています。
