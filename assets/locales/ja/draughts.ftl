## Draughts

draughts-name = ドラフツ
draughts-short = ドラフツ
draughts-line = 相手の駒を飛び越えて取り、成りを目指します。取れるなら必ず取ります。
draughts-first = 黒が先手
draughts-option-huff = ハフ
draughts-option-huff-note = 取らずに済ませられますが、相手にその駒を取り除かれることがあります。
draughts-seat-0 = 黒
draughts-seat-1 = 白
draughts-place = { $at }のマス
draughts-kind-0 = 駒
draughts-kinds-0 = 駒
draughts-kind-1 = キング
draughts-kinds-1 = キング
draughts-count =
    { $kings ->
        [0] { $n }枚
       *[other] { $n }枚、うちキング{ $kings }
    }

## Losing Draughts

losing-name = 負けドラフツ
losing-short = 負けドラフツ
losing-line = 駒を全部渡せば勝ちです。取れるなら必ず取ります。
losing-first = 黒が先手
losing-seat-0 = 黒
losing-seat-1 = 白

## Wolf and Sheep

wolf-starts = 狼の役
wolf-name = 狼と羊
wolf-short = 狼
wolf-line = 4匹の羊が狼を閉じ込めるか、狼がすり抜けるか。
wolf-first = まず狼を置く
wolf-seat-0 = 狼
wolf-seat-1 = 羊
wolf-place = { $at }のマス
wolf-kind-0 = 狼
wolf-kinds-0 = 狼
wolf-kind-1 = 羊
wolf-kinds-1 = 羊
wolf-option-first = 最初の一歩
wolf-option-first-note = 狼の置き場所が決まった後
wolf-option-first-wolf = 狼
wolf-option-first-sheep = 羊

## Refusals

refusal-draughts-notation = 「{ $text }」はドラフツの手ではありません。11-15や15x22のように書きます。
refusal-draughts-ambiguous = 「{ $text }」に当てはまる取り方が二つあります。15x22x29のように、すべてのマスを書いてください。
refusal-draughts-off_board = ドラフツで使うのは黒マスだけです。
refusal-draughts-no_piece_chosen = まず駒を選んでください。
refusal-draughts-choose_square = 動かす先のマスを選んでください。
refusal-draughts-empty = { $square }のマスに駒はありません。
refusal-draughts-not_yours = あなたの駒ではありません。
refusal-draughts-must_capture = 取らなければなりません。{ $square }の駒で取れます。
refusal-draughts-capture_with = { $square }の駒で取らなければなりません。
refusal-draughts-blocked-own = その駒は動けません。{ $places }の自分の駒{ $n }枚が邪魔をしています。
refusal-draughts-blocked =
    { $n ->
        [1] その駒は動けません。{ $places }がふさがっていて、飛び越せる駒もありません。
       *[other] その駒は動けません。{ $places }がどれもふさがっていて、飛び越せる駒もありません。
    }
refusal-draughts-finish_chain = まだ続けて取れます。次の駒も取ってください。
refusal-draughts-crowned = 成ったばかりの駒は、そこで止まります。
refusal-draughts-occupied = { $square }のマスはふさがっています。
refusal-draughts-forward_only = 成る前の駒は前にしか動けません。後ろへ動けるのはキングだけです。
refusal-draughts-own_between = 自分の駒は飛び越せません。
refusal-draughts-nothing_between = 飛び越す敵の駒がありません。
refusal-draughts-one_square = 駒は斜めに1マスずつ動きます。
refusal-draughts-no_huffing = この対局にハフはありません。
refusal-draughts-nothing_to_huff = 取り逃しがないので、ハフする駒はありません。
refusal-draughts-not_to_huff = { $square }の駒は取れる駒ではなかったので、ハフできません。
refusal-draughts-huffed_already = ハフは済みました。続いてあなたの手を指してください。
refusal-wolf-notation = 「{ $text }」はこのゲームの手ではありません。18-14のように書くか、狼を置くなら18のように書きます。
refusal-wolf-off_board = 狼も羊も黒マスから出ません。
refusal-wolf-place = まず狼を置く黒マスを、空いている中から選んでください。
refusal-wolf-placed = 狼はもう盤上にいます。18-14のように、どこからどこへ動くかを示してください。
refusal-wolf-taken = { $square }のマスはふさがっています。狼を置く空いたマスを選んでください。
refusal-wolf-no_piece_chosen = まず駒を選んでください。
refusal-wolf-choose_square = 動かす先のマスを選んでください。
refusal-wolf-empty = { $square }のマスには誰もいません。
refusal-wolf-not_the_wolf = 羊の手番です。狼は動かせません。
refusal-wolf-not_the_sheep = 狼の手番です。羊は動かせません。
refusal-wolf-blocked =
    { $n ->
        [1] その羊は動けません。前の{ $places }がふさがっています。
       *[other] その羊は動けません。前の{ $places }がどれもふさがっています。
    }
refusal-wolf-last_row = その羊は最後の段にいます。羊は後戻りしません。
refusal-wolf-occupied = { $square }のマスはふさがっています。このゲームでは誰も飛び越しません。
refusal-wolf-forward_only = 羊は前にしか進めません。
refusal-wolf-one_step = 1回の手番に動けるのは一歩だけです。
refusal-wolf-one_square = 狼も羊も、斜めに1マスずつ動きます。
position-wolf-sheep = 羊は4匹で、それぞれ別のマスにいます
position-wolf-wolves = 狼は1匹だけです
position-wolf-kings = このゲームに成りやハフはありません
position-wolf-not_placed = 羊が動く前に狼を置きます
position-draughts-no_square = マスの番号は1から32までで、{ $square }はありません
position-draughts-overlap = { $square }のマスに黒と白の駒が両方あります
position-draughts-king_on_empty = { $square }のマスはキングとされていますが、空です
position-draughts-man_on_crown_row =
    { $side ->
        [Black] { $square }のマスの黒の駒は、そこで成っているはずです
       *[White] { $square }のマスの白の駒は、そこで成っているはずです
    }
position-draughts-too_many =
    { $side ->
        [Black] 黒の駒が{ $n }枚あり、{ $most }枚を超えています
       *[White] 白の駒が{ $n }枚あり、{ $most }枚を超えています
    }
position-draughts-no_huffing = ハフのない対局では、何もハフできません
placed-draughts-man_on_crown_row =
    { $seat ->
        [0] { $square }のマスの黒の駒は、そこで成っているはずです。
       *[other] { $square }のマスの白の駒は、そこで成っているはずです。
    }
placed-draughts-too_many = 盤上に{ $side }の駒が{ $n }枚あります。{ $most }枚までです。
placed-draughts-no_pieces = 盤上に{ $side }の駒がありません。
placed-wolf-wolves = 狼は1匹だけです。
placed-wolf-sheep =
    { $n ->
        [0] 盤上に羊がいません。羊は4匹必要です。
       *[other] 盤上の羊は{ $n }匹です。羊は4匹必要です。
    }
placed-wolf-not_placed = 狼がまだ盤上にいないので、狼の番です。

## How it ended

outcome-no_pieces = { $loser }の駒がなくなりました。
outcome-no_moves = { $loser }は動けません。動けない側の負けです。
outcome-all_given = { $loser }が最後の駒を取りました。駒がなくなった側の勝ちです。
outcome-stuck = { $loser }が相手の動きをすべて封じました。動けない側の勝ちです。
outcome-got_past = 狼が羊をすり抜けました。
outcome-shut_in = 羊が狼を閉じ込めました。
outcome-no_progress = 双方40手の間、取った駒も前に進んだ駒もありませんでした。
outcome-no_pieces-you = あなたの駒がなくなりました。
outcome-no_moves-you = あなたの駒はどれも動けません。動けない側の負けです。
outcome-all_given-you = あなたが最後の駒を取りました。駒がなくなった側の勝ちです。
outcome-stuck-you = あなたが相手の動きをすべて封じました。動けない側の勝ちです。
outcome-no_pieces-many = { $loser }の駒がなくなりました。
outcome-no_moves-many = { $loser }は動けません。動けない側の負けです。

## PDN

pdn-notes_cut = この棋譜の注釈は多すぎて残しきれず、後のほうは省かれています。
pdn-no_game = テキストに棋譜がありません
pdn-at = { $line }行{ $column }文字目：{ $reason }
pdn-too_long = このファイルは{ $what }百万文字を超えています。小さなファイルに分けてください。
pdn-unclosed_comment = ここの「{ "{" }」で始まる注釈が、「{ "}" }」で閉じられていません。
pdn-unclosed_variation = ここの「(」で始まる変化手順が、「)」で閉じられていません。
pdn-too_deep = ここでは変化手順が{ $what }段を超えて入れ子になっています。
pdn-stray = ここに余分な{ $what }があります。
pdn-nag = $の後には、$3のように数字が必要です。
pdn-tag_name = タグは、[Event "…"]のように英字の名前で始まります。
pdn-tag_text = タグ{ $what }には、二重引用符で囲んだテキストが必要です。
pdn-tag_open_text = タグ{ $what }のテキストが、その行の二重引用符で閉じられていません。
pdn-game_type = この棋譜のGameTypeは{ $what }です。読めるのはイングリッシュ・ドラフツ、GameType 21だけです。
pdn-other_game = これは{ $what }の棋譜です。読めるのはイングリッシュ・ドラフツ、GameType 21だけです。
pdn-game-international = 国際ドラフツ（100マスの盤）
pdn-game-italian = イタリアン・ドラフツ
pdn-game-pool = アメリカのプール・チェッカー（白が先手で、成る前の駒も後ろへ取る）
pdn-game-spanish = スペイン・ドラフツ
pdn-game-russian = ロシアン・ドラフツ
pdn-game-brazilian = ブラジル・ドラフツ
pdn-game-canadian = カナダ・ドラフツ（144マスの盤）
pdn-game-portuguese = ポルトガル・ドラフツ
pdn-game-czech = チェコ・ドラフツ
pdn-game-turkish = トルコ・ドラフツ
pdn-game-thai = タイ・ドラフツ
pdn-game-frisian = フリジアン・ドラフツ（100マスの盤）
pdn-game-spantsiretti = スパンツィレッティ・ドラフツ（80マスの盤）
pdn-white_begins = この棋譜では、プール・チェッカーや一部のアプリのように白が先手です。イングリッシュ・ドラフツでは、1から12のマスに並ぶ黒が先手です。白の最初の手番だけが例外なら、手の前に[FEN "W:W21-32:B1-12"]と書いてください。
pdn-set_up_without_fen = SetUpタグによれば独自の局面から始まりますが、それを示すFENタグがありません。
pdn-fen_without_set_up = FENタグは独自の局面を示していますが、SetUpタグによれば通常の開始です。誤っているほうを消してください。
pdn-two_fens = 局面の異なるFENタグが二つあります。
pdn-set_up_inside = ここでは棋譜の途中で新しい局面が置かれていて、再現できません。
pdn-not_a_move = 「{ $what }」は手ではありません。手は11-15、取る手は15x22のように書きます。
pdn-letters = 「{ $what }」は、ロシアンやブラジル・ドラフツのように文字でマスを表しています。イングリッシュ・ドラフツでは11-15のように番号で表します。
pdn-colour_letter = 「{ $what }」は色を表す文字で始まっています。手は11-15のように、それなしで書きます。
pdn-null_move = 「{ $what }」は何も指さないことを表しますが、ドラフツではパスできません。
pdn-square = 「{ $what }」のマスはありません。マスの番号は1から32までです。
pdn-square_international = 「{ $what }」は32より大きな番号のマスを表しています。100マスの盤を使う国際ドラフツかフリジアン・ドラフツです。読めるのは、1から32のマスを使うイングリッシュ・ドラフツだけです。
pdn-square_canadian = 「{ $what }」は50より大きな番号のマスを表しています。144マスの盤を使うカナダ・ドラフツです。読めるのは、1から32のマスを使うイングリッシュ・ドラフツだけです。
pdn-squares = 「{ $what }」は、1手で通れる数を超えるマスを挙げています。
pdn-fen_turn = 局面はB:W21-32:B1-12のように、手番の側のBかWとコロンで始まります。
pdn-fen_side = 手番の後には、B:W21-32:B1-12のように、双方をそれぞれBかWとそのマスで書きます。
pdn-fen_twice = 局面に{ $what }の側が2回出てきます。
pdn-fen_square = 「{ $what }」はマスではありません。マスは1から32の番号で、キングはKとマスで書きます。
pdn-fen_letters = 「{ $what }」は、ロシアンやブラジル・ドラフツのような文字で表したマスです。イングリッシュ・ドラフツのマスは1から32の番号で書きます。
pdn-fen_range = 範囲{ $what }が逆向きです。
pdn-fen_taken = { $what }のマスが2回出てきますが、一つのマスに置ける駒は1枚だけです。
pdn-fen_huff = { $what }に、手番の側がハフできる駒はありません。
pdn-fen_end = 局面は終わっていますが、後にまだテキストがあります。

## Hints

hint-draughts-man = 駒{ $n }枚
hint-draughts-king = キング{ $n }枚
hint-draughts-huff = 取り逃した駒をハフします。
hint-draughts-leaves_out = 取らずに済ませます。駒をハフされるかもしれません。
hint-draughts-corner = 隅を行き来して引き分けを守ります。
hint-draughts-back_row = 自陣の最後の段を閉じておきます。
hint-draughts-centre = 中央のマスを占めます。
hint-draughts-supports = 前の駒の後ろに立ち、そちらから飛び越されないようにします。
hint-draughts-side = 飛び越されない端へ行きます。
hint-losing-forces = 相手に取らせます。
hint-losing-takes_fewest = 取らなければなりませんが、これが最も少なく済みます。
hint-wolf-place = どこに現れても、狼が粘れる長さはここと変わりません。
hint-wolf-slips = 次の一歩ですり抜けることを狙います。
hint-wolf-gap = 隙間へ向かいます。
hint-wolf-room = 身動きのとれる場所にとどまります。
hint-sheep-closes = 隙間をふさぎます。
hint-sheep-pushes = 狼を押し返します。
hint-sheep-keeps = 列を閉じておきます。
hint-sheep-longer = 回り道を長くさせます。

## Rules of draughts

page-board-title = 盤と先手
page-board-1 = ドラフツは2人で遊ぶゲームで、8段の盤の32個の黒マスを使います。どちらから見ても左手前の隅が黒マスです。それぞれ12枚の駒を、手前の3段に並べます。
page-board-2 = 先手は黒です。その後は1手ずつ交互に指します。
page-board-3 = マスには1から32までの番号があり、黒の側から白の側へ、段ごとに続きます。
page-board-picture-1 = 駒の初めの並び。
page-men-title = 駒の動き
page-men-1 = 駒は、斜め前の空いたマスへ1マス動きます。黒の駒は番号の大きいほうへ、白の駒は小さいほうへ進みます。
page-men-2 = 駒は決して後ろへ動きません。後ろへ動けるのはキングだけです。
page-men-picture-1 = 白の駒が動けるマス。
page-capture-title = 取り方
page-capture-1 = 斜め隣のマスに敵の駒があり、そのすぐ向こうのマスが空いていれば、飛び越えてそこへ降り、その駒を取ります。取られた駒は盤から去ります。
page-capture-2 = 成る前の駒は前にだけ、キングはどの向きにも取れます。自分の駒や、続けて並んだ2枚の駒は飛び越せません。
page-capture-picture-1 = 22から18を越えて15へ。18の駒が取られます。
page-capture-picture-2 = 取れません。19の向こうのマスが空いていないからです。
page-must-title = 取れるなら必ず取る
page-must-1 = 取れるときは、取らなければなりません。ほかの手は指せません。
page-must-2 = 取り方がいくつもあるときは、自由に選べます。最も多く取る必要はありません。
page-must-3 = 取らなければならない駒には、盤上に印がつきます。印は設定で消せます。
page-must-picture-1 = 23の駒は取らなければなりませんが、14へか16へかは選べます。
page-chain-title = 1手で続けて取る
page-chain-1 = 取って降りた所からまた取れるなら、向きを変えながらいくらでも続けて取ります。その全部が1手です。
page-chain-2 = 取り始めたら最後まで取ります。途中でやめることはできません。同じ駒を2回飛び越すことはありません。
page-chain-3 = 降りるマスを順に選びます。道が一つしかなければ、最後のマスだけで構いません。二つの道が同じマスで終わるときは、途中のマスを選んでください。
page-chain-picture-1 = 32の駒は、27、18、10を越えて3枚取ります。
page-crown-title = 成り
page-crown-1 = 最後の段に達した駒は成り、それからはキングになります。
page-crown-2 = 成るとその手番は終わります。キングならまだ取れる途中であっても、そこで止まります。
page-crown-picture-1 = 11の駒は取り、2で成って止まります。6の駒は、今のところ無事です。
page-king-title = キング
page-king-1 = キングは、斜めのどの向きへも1マス動きます。盤を横切って飛ぶことはありません。
page-king-2 = キングの取り方も駒と同じですが、前にも後ろにも取れ、1手の中で両方を使えます。
page-king-picture-1 = キングが動けるマス。
page-king-picture-2 = キングが後ろへ2枚取ります。
page-end-title = 勝ち負け
page-end-1 = 駒がなくなった側の負けです。手番なのにどの駒も動かせない側も負けです。
page-end-2 = いつでも投了でき、そのときは相手の勝ちです。
page-end-picture-1 = 白の手番ですが動けません。白の負けです。
page-draw-title = 引き分け
page-draw-1 = 同じ局面が同じ手番で3回現れると、引き分けです。
page-draw-2 = 双方が40手ずつ指す間、取られた駒も前に進んだ駒もなければ、やはり引き分けです。ただしキングの動きは前進に数えません。
page-draw-3 = 合意の引き分けもできます。廷臣が応じるのは、しばらく互角が続いたときで、勝っているときには応じません。
page-huff-title = 選べるルール：ハフ
page-huff-1 = ハフ（吹く）は昔の習わしで、対局の前に選ばなければ使いません。取ることは強制ではなくなりますが、取り逃しは罰せられることがあります。
page-huff-2 = 取れたのに取らなかったとき、相手は、取れたはずの駒を1枚選んで取り除けます。これがハフです。その後、相手は普通に1手指します。
page-huff-3 = 取れたのに別の所へ動いた駒は、今いる所でハフされます。相手が1手指した後は、もうハフできません。
page-huff-4 = 取り始めたら最後まで取るのは同じです。
page-huff-picture-1 = 14の駒は取れたのに取りませんでした。白はこれを取り除き、さらに1手指せます。
page-notation-title = 手の書き方
page-notation-1 = 手はマスの番号で11-15のように書きます。取る手はxを使い、15x22と書きます。
page-notation-2 = 始まりと終わりのマスが同じ取り方が二つあるときは、15x22x29のようにすべてのマスを書きます。ハフは、その駒のマスでhuff 14と書きます。
page-notation-3 = 局面は、手番の側と双方のマスで表し、キングにはKを付けます：W:W18,K26:B7,12。
page-notation-picture-1 = 最初の段は1から4、最後の段は29から32です。

## Rules of Losing Draughts

page-losing-title = 負けドラフツ：目的
page-losing-1 = 負けドラフツの遊び方はドラフツと同じですが、目的は逆です。自分の手番に駒が1枚も残っていない側の勝ちです。
page-losing-2 = 駒があっても動かせない側も勝ちです。
page-losing-3 = 取れるなら必ず取るのは双方同じで、ここがこのゲームの要です。差し出されたら、取らなければなりません。キングはなかなか手放せないので、お荷物になります。
page-losing-picture-1 = 白は18に最後の駒を差し出しました。黒は取るしかなく、白の勝ちです。
page-losing-picture-2 = 白の手番ですが動けません。白の勝ちです。

## Rules of Wolf and Sheep

page-wolf_place-title = 狼と羊：始まり
page-wolf_place-1 = ドラフツの盤の黒マスを使います。29から32のマスに白い羊が4匹、相手は黒い狼1匹です。
page-wolf_place-2 = 最初に、狼が好きな空いた黒マスに現れます。
page-wolf_place-3 = 対局の準備では、誰が狼を持つかをくじ引きにもできます。狼の配置は18のようにマスの番号で、一歩は18-14のように書きます。
page-wolf_place-picture-1 = 囲いの中の羊たち。狼は、ほかのどの黒マスにも現れることができます。
page-wolf_steps-title = 狼と羊の動き
page-wolf_steps-1 = 置かれた後は、狼が最初の一歩を踏み出します。選べるルールで、羊を先にすることもできます。その後は交互に動き、パスはできません。
page-wolf_steps-2 = どちらも斜め隣の空いた黒マスへ1マス動きます。狼はどの向きへも、羊は前へ、つまり番号の小さいほうへだけ動きます。
page-wolf_steps-3 = 取ることも、飛び越すことも、成ることもありません。
page-wolf_steps-picture-1 = 狼は前にも後ろにも動けますが、22の羊は越せません。
page-wolf_steps-picture-2 = 羊は前にだけ進みます。
page-wolf_end-title = 勝つのはどちら
page-wolf_end-1 = 狼の手番に狼が動けなければ、羊の勝ちです。
page-wolf_end-2 = 狼が羊の最初の段に達するか、最も後ろの羊と同じ段、またはその後ろに立てば、狼の勝ちです。もう羊には止められません。羊の手番に羊が1匹も動けないときも、狼の勝ちです。
page-wolf_end-3 = 引き分けはありません。
page-wolf_end-picture-1 = 狼は、最後尾の21の羊と同じ段にいます。狼の勝ちです。
page-wolf_end-picture-2 = 狼の手番ですが動けません。羊の勝ちです。
page-wolf_solved-title = 勝てるはずなのはどちら
page-wolf_solved-1 = このゲームは解明されています。狼がどこに現れても、どちらが先に動いても、羊は間違えなければ勝てます。
page-wolf_solved-2 = 最善の守りに対しても、羊は自分の22歩で勝ちます。道を知る羊は負けません。
page-wolf_solved-3 = 羊なら、そろって進み、隙間を作らないこと。狼なら、羊から離れず、隙間を待つことです。
page-wolf_solved-picture-1 = 列を閉じておける手は一つだけ、22から18です。

## The rule of the moment

moment-draughts-start = 黒が先手です。駒は斜め前へ1マス動きます。
moment-draughts-must = 取れる駒があります。必ず取らなければなりません。
moment-draughts-choice = 取らなければなりませんが、取り方は選べます。
moment-draughts-chain = 取らなければなりません。取れる駒がなくなるまで続けます。
moment-draughts-may_capture = 取れる駒があります。取らなくても構いませんが、取れたはずの駒を1枚ハフされることがあります。
moment-draughts-huff = 相手は取り逃しました。駒を1枚ハフして、さらに自分の手を指せます。
moment-draughts-repetition = 同じ局面が3回現れると、引き分けです。
moment-draughts-forty = 取る手も駒の前進もなければ引き分けになります。残りは双方{ $moves }手です。
moment-draughts-crown = 最後の段に届く駒があります。そこで成り、手番は終わります。
moment-draughts-king = キングは前にも後ろにも、1マスずつ動いて取れます。
moment-draughts-lost = 駒がなくなるか、どの駒も動けなくなった側の負けです。
moment-draughts-drawn = 引き分けです。
moment-losing-start = 駒がなくなるか、どの駒も動けなくなった側の勝ちです。
moment-losing-won = 駒がなくなるか、どの駒も動けなくなった側の勝ちです。
moment-wolf-place = まず狼が、好きな空いた黒マスに現れます。
moment-wolf-steps = どちらも斜めに1マス動きます。狼はどの向きへも、羊は前へだけです。
moment-wolf-way = 狼は今、羊をすり抜けて勝てます。
moment-wolf-nearly = 狼が羊をすり抜けようとしています。
moment-wolf-one_way = 狼の道は残り一つです。動けなくなった側の負けです。
moment-wolf-shut_now = 羊は今、狼を閉じ込めて勝てます。
moment-wolf-past = 狼は、羊をすり抜けるか、羊が動けなくなれば勝ちです。
moment-wolf-shut = 羊は、狼が動けなくなれば勝ちです。

## The lesson of draughts

lesson-draughts-title = ウィル・サマーズに習うドラフツ
lesson-draughts-men-title = 駒の動き
lesson-draughts-men-say = 駒を1枚動かしてごらん。駒は黒マスを斜め前へ1マス、白は盤の上へ向かって進むんだ。さあ座って座って、王様は狩りでお留守だよ。
lesson-draughts-men-say-2 = お次は、駒を後ろへ戻してごらん。おや、黒さんも迎えに下りてきたよ。
lesson-draughts-men-done = だめだったろう？　それでいい。駒は戻らない、こぼれたエールと同じさ。本番では黒が先手だよ。
lesson-draughts-men-not_yet = 前へ進むにはいい手だ。でも今だけは戻ってみて、ルールに何と言われるか見てごらん。
lesson-draughts-men-hint-1 = 白の駒を選んで、盤の上のほうの空いたマスへ。その後で、下のほうのマスへ。
lesson-draughts-capture-title = 駒を取る
lesson-draughts-capture-say = 目の前の黒の駒をぴょんと越えて、向こうの空いたマスへ。それで盤からさようなら、だ。
lesson-draughts-capture-done = お見事。越えるのは隣の1枚だけ、降りるのはすぐ向こうの空いたマスだ。成る前の駒は、歩くのと同じで前にしか取れないよ。
lesson-draughts-capture-not_yet = 黒の駒を飛び越えておくれ。
lesson-draughts-capture-hint-1 = 22から18を越えて15へ。
lesson-draughts-must-title = 取れるなら取る
lesson-draughts-must-say = 取れる駒を指さしてごらん。初心者がよく夕飯を取り上げられるのがここさ。取れる駒は、取らなきゃならない。
lesson-draughts-must-say-2 = それじゃ、ほかの駒を動かして、叱られてごらん。
lesson-draughts-must-say-3 = では取った取った。このとおり、盤の法は大法官様より厳しいんだ。
lesson-draughts-must-done = よし。取れるときは、嫌でも取る。覚えておおき、じきに相手を困らせるのに使うから。
lesson-draughts-must-not_yet = 順番、順番。取るべき駒を指さす、ほかの手を試して断られる、それから取る。
lesson-draughts-must-hint-1 = 盤の上側の隣が黒で、その向こうが空いている駒はどれかな。断られるには、ほかのどの駒でもいい。
lesson-draughts-must-hint-2 = 18の駒が15の駒を取らなきゃならない。
lesson-draughts-chain-title = もう一つ、もう一つ
lesson-draughts-chain-say = 32の駒で、黒の駒を3枚とも取ってごらん。取った先でまた取れるなら、向きを変えても続けるんだ。それで全部1手だよ。
lesson-draughts-chain-done = 一度の食事で三皿とは！　途中でやめちゃいけない。取り始めたら最後まで、同じ駒を2度は越えない。
lesson-draughts-chain-not_yet = 三皿とも、残さずにどうぞ。
lesson-draughts-chain-hint-1 = 32から23、14、そして7へ。降りるマスを一つずつでも、最後のマスだけでもいい。
lesson-draughts-crown-title = 成る
lesson-draughts-crown-say = 駒を成らせてごらん。最後の段でキングになるんだ。そこで手番はおしまい、次のごちそうが手招きしていてもね。
lesson-draughts-crown-say-2 = ではキングで取ってごらん、キングは後ろにも取れるんだ。国王陛下万歳！　冠をかぶるのに一休みしたけど、またおまえさんの番だよ。
lesson-draughts-crown-done = 戴冠して、勝利して。もっと手間取った王様を、おいら知ってるよ。
lesson-draughts-crown-not_yet = 11の駒を最後の段へ運んで、それからキングで取るんだよ。
lesson-draughts-crown-hint-1 = 11から7を越えて2へ。それから2から6を越えて9へ。
lesson-draughts-king-title = キングにできること
lesson-draughts-king-say = キングを1マス後ろへ歩かせてごらん。キングは前でも後ろでも、どっちへも行ける。
lesson-draughts-king-say-2 = 今度は1マスより遠くへやってごらん。王様は王様、タカじゃないからね。
lesson-draughts-king-done = 一歩ずつさ、おいらたちと同じにね。取り方も駒と同じ、ただし前にも後ろにも取れる。
lesson-draughts-king-not_yet = 決まりどおりだけど、それはもう知ってるだろう。キングを後ろへ、自分の陣のほうへ歩かせておくれ。
lesson-draughts-king-hint-1 = まず18から22か23へ。それから2マスか3マス先へ行かせてみる。
lesson-draughts-choice-title = どちらを取るか
lesson-draughts-choice-say = 取り返されないように取ってごらん。取り方は二つ、選ぶのは自由、たくさん取れとは誰も言わない。でも、降りる場所はよく見るんだよ。
lesson-draughts-choice-done = よく見た。取る前にはいつも自分に聞くんだ。どこに立つ？　後ろにいるのは誰？
lesson-draughts-choice-not_yet = いいけど、14に降りたら10の駒に取り返されるよ。もう一つを見てごらん。
lesson-draughts-choice-hint-1 = 一つの降り場所には、飛びかかれる黒の駒が後ろにいる。もう一つにはいない。
lesson-draughts-choice-hint-2 = 19の駒を取る。盤の端なら、誰も手を出せない。
lesson-draughts-shot-title = 1枚やって3枚もらう
lesson-draughts-shot-say = 取ったやつが仲間の部屋の戸を開けてしまう、そんな所に駒を1枚差し出すんだ。黒は取れるなら取るしかない。それで全部いただき。おいらの十八番さ！
lesson-draughts-shot-say-2 = さあ取った、あいつらの並び方を見てごらん！　黒は取るしかなかったのさ。
lesson-draughts-shot-done = 1枚やって3枚もらい、黒は空っぽ。駒のない者の負けだ。これが捨て駒の手筋だよ。さあおいらと勝負だ、おいらの捨て駒に気をつけな。
lesson-draughts-shot-not_yet = 決まりどおりだけど、何ももうからない。黒がそれを取ると、別の黒の前に出てしまう。そんな駒はどれかな。
lesson-draughts-shot-hint-1 = 22に来たものは、17の駒が取るしかない。
lesson-draughts-shot-hint-2 = 25から22へ。黒は26に降りて、30の駒が3枚取る。

## The lesson of Losing Draughts

lesson-losing-title = ウィル・サマーズに習う負けドラフツ
lesson-losing-aim-title = さかさまの世界
lesson-losing-aim-say = 最後の駒をくれてやりな。ついに道化のためのゲームだよ。指し方はドラフツと同じ、自分の番に駒が1枚もない者の勝ちだ。
lesson-losing-aim-done = 向こうは取るしかなく、おまえさんは一文なし。勝ちだ！　おいら、こうやって屋敷をもうけ、逆をやってすったのさ。
lesson-losing-aim-not_yet = そこじゃ安全だ。ここでは安全なんて役に立たない。黒が取るしかない所へ置くんだ。
lesson-losing-aim-hint-1 = 黒の駒の真ん前へ、自分の後ろを空けて立つ。23から18だ。
lesson-losing-force-title = 取らせる
lesson-losing-force-say = 2枚とも片づけてごらん。取るのは義務、それがおまえさんの武器だ。鼻先に出されたものは、食べるしかない。
lesson-losing-force-say-2 = 二つ目も食べさせてやりな。食いしん坊がちょうどいい所にいる。
lesson-losing-force-done = 二皿出して、どちらも断れなかったね。
lesson-losing-force-not_yet = それじゃ取らなくてもいいか、取る場所が違う。取ったやつが、もう1枚のそばに降りるように差し出すんだ。
lesson-losing-force-hint-1 = 7の駒は、10に立ったものを取る。
lesson-losing-force-hint-2 = まず14から10、次に23から18。
lesson-losing-must-title = 自分も取らされる
lesson-losing-must-say = 取らずに逃げてみてごらん。ここは取れる場面だ、取りたくなくてもね。決まりはお互いさまさ。
lesson-losing-must-say-2 = じゃあ取って、悲しい顔をしておくれ。じたばたしても始まらない。
lesson-losing-must-done = だから指す前に、向こうから何を取らされるかも見ておくんだ。
lesson-losing-must-not_yet = それは取る手だね。まず別の手を試して、断られてごらん。
lesson-losing-must-hint-1 = 27の駒を動かそうとして、それから22の駒で取る。
lesson-losing-two-title = 一口で2枚
lesson-losing-two-say = 向こうが1手で2枚取るように置いてごらん。取り始めたら最後まで、だから一つずつ渡すことはない。
lesson-losing-two-done = 一つでやめられなかった。おまけに成ってしまったよ、かわいそうに。ここじゃ冠はお荷物なのさ、そのうち分かる。
lesson-losing-two-not_yet = それじゃ取っても1枚だ。降りた所から、次の取りへ続かないとね。
lesson-losing-two-hint-1 = 16の駒がやってくれる。まず19、それから27を越えて。
lesson-losing-two-hint-2 = 24から19。
lesson-losing-choice-title = 取るものを選ぶ
lesson-losing-choice-say = 残りの駒を渡せるように取ってごらん。取るのは義務だけど、取り方は二つ、選ぶのはおまえさんだ。
lesson-losing-choice-say-2 = 最後の駒をくれてやりな、やり方はもう知ってるね。今度は向こうが取らされる番だ。
lesson-losing-choice-done = だから取る前に、どこへ降りるか、次に取らされるのは誰かを考えるんだ。
lesson-losing-choice-not_yet = 決まりどおりだけど、渡しきれない分が残ってしまう。もう一つのほうを。
lesson-losing-choice-hint-1 = 27で取れば、26の駒は残って、22がそれを取るしかない。
lesson-losing-choice-hint-2 = 27で取って20へ。後で20から16へ押し出す。
lesson-losing-stuck-title = 動けるものがない
lesson-losing-stuck-say = まだ動けるほうの駒を渡してごらん。13の駒は壁の中だ。駒があっても動けなければ、それも勝ちなのさ。
lesson-losing-stuck-done = 1枚は渡し、1枚は壁の中。動けないから勝ち。怠け者にもいい日はある。
lesson-losing-stuck-not_yet = そこじゃまだ動けて、働かされ続けるよ。渡しておしまい。
lesson-losing-stuck-hint-1 = 23から18。14の駒は取るしかなくて、壁は残る。
lesson-losing-kings-title = 冠にご用心
lesson-losing-kings-say = 成らずに2枚とも渡してごらん。6の駒は今すぐ成れるけど、夢にも思っちゃいけない。キングは走り回って、なかなか手放せないんだ。
lesson-losing-kings-say-2 = さあ最後の1枚も。6の駒は、冠もかぶらず幸せに旅立った。
lesson-losing-kings-done = ここの冠は、よそより重い。最後の段には近づかず、向こうの取りは短くさせるんだよ。
lesson-losing-kings-not_yet = それじゃない。6はそのまま、1の駒が何をするしかないか見てごらん。
lesson-losing-kings-hint-1 = 10が空いている限り、1の駒は6を取るしかない。もう1枚を3の駒のほうへ。
lesson-losing-kings-hint-2 = 15から11、それから11から8。
lesson-losing-last-title = 最後の3枚
lesson-losing-last-say = 3枚を1手に1枚ずつ、正しい順に渡してごらん。駒が三つで贈り物も三つ！
lesson-losing-last-say-2 = お次だ。向こうは、こっちの望む所へ引っ張られていく。
lesson-losing-last-say-3 = さあ、最後の一つ。食いしん坊がどこに降りるか、よく見るんだよ。
lesson-losing-last-done = 3度とも取らされて、おまえさんは手ぶらで勝ちだ。今度はおいらと勝負して、負けてごらん。できるものならね。
lesson-losing-last-not_yet = いいけど、そこで贈り物が途切れてしまう。取ったやつが次に近づくように差し出すんだ。
lesson-losing-last-hint-1 = 16から始める。7の駒が取りに来るしかない。
lesson-losing-last-hint-2 = 16から11、次に23から19、それから30から26。

## The lesson of Wolf and Sheep

lesson-wolf-title = キャサリンに習う狼と羊
lesson-wolf-place-title = 狼が現れる
lesson-wolf-place-say = 狼が現れる黒マスを、空いている中から一つお選びください。今日はあなたが狼、白い羊4匹に立ち向かう黒い狼です。
lesson-wolf-place-say-2 = では、最初の一歩もどうぞ。斜めに1マス、お好きな向きへ。あなたはそこ、羊たちはあちらです。
lesson-wolf-place-done = すると羊も一歩、前へ出てまいりました。こうして代わる代わる進みます。お休みはできません。
lesson-wolf-place-not_yet = 空いている黒マスをお選びください。
lesson-wolf-place-hint-1 = 羊のいない黒マスなら、どこでも結構です。
lesson-wolf-wolf-title = 狼にできること
lesson-wolf-wolf-say = 羊のいるマスへ入るか、羊を飛び越えてみてください。おなかがおすきですか。
lesson-wolf-wolf-say-2 = では、後ろへ1マスどうぞ。羊と違って、狼は戻れます。このゲームでは、誰も取られず、誰も飛び越しません。
lesson-wolf-wolf-done = 行くも戻るも、狼の自由です。羊にはそれがありません。一歩一歩が取り返しのつかない一歩です。
lesson-wolf-wolf-not_yet = よい一歩ですが、順番にまいりましょう。まず羊を取ろうとしてみて、それから後ろへ、盤の上のほうへ一歩です。
lesson-wolf-wolf-hint-1 = 18から、羊のいる22か、その向こうの25へ行こうとしてみてください。
lesson-wolf-wolf-hint-2 = 後ろへは、18から14か15です。
lesson-wolf-sheep-title = 羊にできること
lesson-wolf-sheep-say = 羊を後ろへ一歩、動かそうとしてみてください。席を替わりました。今度はあなたが羊、盤の上へ向かって1マスずつ進みます。
lesson-wolf-sheep-say-2 = では、前へ一歩どうぞ。決して戻れませんから、動く前にお考えください。
lesson-wolf-sheep-done = 結構です。羊は4匹、どの1匹も欠かせません。
lesson-wolf-sheep-not_yet = それは前への一歩で、許されております。まずは後ろへの一歩をお試しください。
lesson-wolf-sheep-hint-1 = 23の羊を選び、27か26を指してください。その後は、前へならどの一歩でも結構です。
lesson-wolf-past-title = 狼の勝ち方
lesson-wolf-past-say = 最後尾が21にいる羊たちを、すり抜けてください。羊の最初の段に着くか、最後尾と同じ段に並べば、狼の勝ちです。羊は振り向けませんから。
lesson-wolf-past-done = 最後尾の羊と並びました。もう誰にも止められませんので、そこで終わりです。
lesson-wolf-past-not_yet = まだすり抜けておりません。21の羊と同じ段のマスは、どれでしょう。
lesson-wolf-past-hint-1 = 17から22です。
lesson-wolf-shut-title = 羊の勝ち方
lesson-wolf-shut-say = 端まで忍んできた狼に、戸を閉めてください。狼の手番に狼が動けなければ、羊の勝ちです。
lesson-wolf-shut-done = もう行き場がありません。羊の群れの勝ちです。
lesson-wolf-shut-not_yet = 狼が17から抜け出してしまいます。そこをふさいでください。
lesson-wolf-shut-hint-1 = 22の羊が17へ。
lesson-wolf-row-title = 列を閉じておく
lesson-wolf-row-say = 狼がねらっている18を、後ろに隙間のできない羊でふさいでください。羊の極意は、そろって進み、隙間を作らないことです。
lesson-wolf-row-done = これで通り道はありません。気をつけていれば、狼がどこから始めても羊は必ず勝てます。ただ、一歩でもうっかりすれば、勝つのは狼です。
lesson-wolf-row-not_yet = それでは狼が通り道を見つけます。23は19のそばに残し、18をふさがなくてはなりません。
lesson-wolf-row-hint-1 = 23は19の後ろのマスを守っています。18へは、別の羊が行けます。
lesson-wolf-row-hint-2 = 22から18。
lesson-wolf-gap-title = 隙間を見つける
lesson-wolf-gap-say = たった一つの抜け道をお通りください。あなたはまた狼で、羊たちはうっかりしておりました。
lesson-wolf-gap-say-2 = さあ、端まで。隣の羊は、もう戻ってこられません。
lesson-wolf-gap-done = みんなすり抜けました。狼に要るのは辛抱と、隙間が一つです。
lesson-wolf-gap-not_yet = そこでは羊がまた閉じてしまいます。誰にも締め出されないマスをお探しください。
lesson-wolf-gap-hint-1 = 羊の間を、26から31へ。
lesson-wolf-fence-title = 最後の柵
lesson-wolf-fence-say = 3歩で狼を閉じ込めてください。一歩ごとに、狼の道を一つだけにします。最後は、あなたの羊が隅へ追い詰めております。
lesson-wolf-fence-say-2 = 今度も手早く、戻り道だけを残してください。狼の逃げ道は一つ、1でした。
lesson-wolf-fence-say-3 = では、最後の門をお閉めください。狼は戻ってまいりました。
lesson-wolf-fence-done = 閉じ込めました。もうこのゲームはご存じです。次は、かみつくお相手から群れを守ってくださいませ。
lesson-wolf-fence-not_yet = それでは狼の逃げ道が二つになるか、余裕を与えてしまいます。道は一つだけにしてください。
lesson-wolf-fence-hint-1 = 5の狼の道は、1と9の二つです。まず9をふさぎます。
lesson-wolf-fence-hint-2 = 13から9、次に10から6、それから6から1。

## Achievements: each with its source

achievement-draughts_win = ジョンソン博士の賛辞
achievement-draughts_win-task = ドラフツで1局勝つ。
# Source: William Payne, An Introduction to the Game of Draughts (London, 1756).
achievement-draughts_win-story = ドラフツについての最初の英語の本は、1756年に出ました。献辞を書いたのはサミュエル・ジョンソンで、「用心、先見、慎重」を教えるものは取るに足らぬものではない、としています。

achievement-draughts_puzzles = アルバータの機械
achievement-draughts_puzzles-task = ドラフツの問題を10問解く。
# Source: J. Schaeffer et al., Checkers Is Solved, Science 317 (2007).
achievement-draughts_puzzles-story = 双方が間違えなければ、ドラフツは引き分けになります。そう分かったのは2007年のことです。証明には、アルバータの数十台のコンピューターで18年かかりました。

achievement-losing_win = 負けるが勝ち
achievement-losing_win-task = 負けドラフツで1局勝つ。
# Source: Dictionnaire de l’Académie française, “gagner”.
achievement-losing_win-story = 負けた者が勝ちという遊び方を、フランスでは「qui perd gagne」（負ける者が勝つ）といいます。

achievement-wolf_win = 銀のキツネ2匹
achievement-wolf_win-task = 狼と羊で1局勝つ。
# Source: J. Strutt, The Sports and Pastimes of the People of England (1801), from the royal household accounts.
achievement-wolf_win-story = ヘンリーの祖父エドワード四世は、金めっきの銀でできたキツネ2匹と猟犬46匹を買いました。小さな駒が大勢で一匹を狩るゲームの一式です。
