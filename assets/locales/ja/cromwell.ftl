## Cromwell

cromwell-house-norman = ノルマンディー家
cromwell-house-plantagenet = プランタジネット家
cromwell-house-lancaster = ランカスター家
cromwell-house-york = ヨーク家
cromwell-house-tudor = テューダー家
cromwell-house-stuart = ステュアート家
cromwell-house-hanover = ハノーヴァー家
cromwell-house-saxe_coburg = サクス＝コバーグ＝ゴータ家
cromwell-house-windsor = ウィンザー家
cromwell-monarch-william1 = ウィリアム一世
cromwell-monarch-william2 = ウィリアム二世
cromwell-monarch-henry1 = ヘンリー一世
cromwell-monarch-stephen = スティーヴン
cromwell-monarch-henry2 = ヘンリー二世
cromwell-monarch-richard1 = リチャード一世
cromwell-monarch-john = ジョン
cromwell-monarch-henry3 = ヘンリー三世
cromwell-monarch-edward1 = エドワード一世
cromwell-monarch-edward2 = エドワード二世
cromwell-monarch-edward3 = エドワード三世
cromwell-monarch-richard2 = リチャード二世
cromwell-monarch-henry4 = ヘンリー四世
cromwell-monarch-henry5 = ヘンリー五世
cromwell-monarch-henry6 = ヘンリー六世
cromwell-monarch-edward4 = エドワード四世
cromwell-monarch-edward5 = エドワード五世
cromwell-monarch-richard3 = リチャード三世
cromwell-monarch-henry7 = ヘンリー七世
cromwell-monarch-henry8 = ヘンリー八世
cromwell-monarch-edward6 = エドワード六世
cromwell-monarch-jane = ジェーン
cromwell-monarch-mary1 = メアリー一世
cromwell-monarch-elizabeth1 = エリザベス一世
cromwell-monarch-james1 = ジェームズ一世
cromwell-monarch-charles1 = チャールズ一世
cromwell-monarch-charles2 = チャールズ二世
cromwell-monarch-james2 = ジェームズ二世
cromwell-monarch-mary2 = メアリー二世
cromwell-monarch-william3 = ウィリアム三世
cromwell-monarch-anne = アン
cromwell-monarch-george1 = ジョージ一世
cromwell-monarch-george2 = ジョージ二世
cromwell-monarch-george3 = ジョージ三世
cromwell-monarch-george4 = ジョージ四世
cromwell-monarch-william4 = ウィリアム四世
cromwell-monarch-victoria = ヴィクトリア
cromwell-monarch-edward7 = エドワード七世
cromwell-monarch-george5 = ジョージ五世
cromwell-monarch-edward8 = エドワード八世
cromwell-monarch-george6 = ジョージ六世
cromwell-monarch-elizabeth2 = エリザベス二世
cromwell-caption-william1 = 新しい王国を調べさせ、ドゥームズデイ・ブックに記録した。
cromwell-caption-william2 = 「赤顔王」ルーファス。ニュー・フォレストで矢に倒れた。
cromwell-caption-henry1 = ホワイト・シップ号の難破で、ただ一人の嫡男を失った。
cromwell-caption-stephen = いとこのマティルダと、王冠をめぐって何年も戦った。
cromwell-caption-henry2 = 配下の騎士たちが、カンタベリー大聖堂でベケットを殺した。
cromwell-caption-richard1 = 獅子心王。十字軍からの帰り道に捕らわれ、身代金を取られた。
cromwell-caption-john = ラニーミードで、マグナ・カルタに印章を押した。
cromwell-caption-henry3 = 9歳で王となる。ウェストミンスター寺院を建て直した。
cromwell-caption-edward1 = 「長すね王」。ウェールズを抑えるため、大きな城をいくつも築いた。
cromwell-caption-edward2 = バノックバーンで、ロバート・ブルースに敗れた。
cromwell-caption-edward3 = フランスの王位を求め、ガーター騎士団を創設した。
cromwell-caption-richard2 = 14歳で農民反乱に向き合った。
cromwell-caption-henry4 = 実のいとこから王位を奪った。
cromwell-caption-henry5 = 聖クリスピンの日、アジャンクールの戦いに勝った。
cromwell-interrupted-henry6 = ヘンリー六世は、エドワード四世が亡命していた1470年10月から1471年4月まで王位に復帰しました。系譜では、どちらも最初の治世の位置に置かれます。
cromwell-caption-henry6 = 赤ん坊で王となる。イートン校を創立した。
cromwell-caption-edward4 = エリザベス・ウッドヴィルとひそかに結婚した。
cromwell-caption-edward5 = ロンドン塔で姿を消した、二人の王子の一人。
cromwell-caption-richard3 = 遺骨は、レスターの駐車場の下から見つかった。
cromwell-caption-henry7 = ボズワースの戦いで王冠を勝ち取った。
cromwell-caption-henry8 = 6度結婚し、ローマとたもとを分かった。
cromwell-caption-edward6 = 9歳で王となり、治世の日記をつけた。
cromwell-caption-jane = 7月の9日間だけの女王。
cromwell-caption-mary1 = 自らイングランドを治める者として戴冠した、初めての女性。
cromwell-caption-elizabeth1 = その艦隊が、スペインの無敵艦隊を退けた。
cromwell-caption-james1 = 火薬陰謀事件の一味に、爆殺されるところだった。
cromwell-caption-charles1 = 自分の宮殿、バンケティング・ハウスの前で斬首された。
cromwell-caption-charles2 = クロムウェルの兵を逃れ、オークの木に隠れたことがある。
cromwell-caption-james2 = 娘婿が軍を率いて来ると、フランスへ逃げた。
cromwell-caption-mary2 = 宮殿を青と白の磁器でいっぱいにした。
cromwell-caption-william3 = 落馬がもとで死去。馬がもぐら塚につまずいたという。
cromwell-caption-anne = この女王のもとで、イングランドとスコットランドはグレートブリテンとなった。
cromwell-caption-george1 = 54歳でハノーヴァーから来た。英語はわずかしか話せなかった。
cromwell-caption-george2 = 自ら軍を率いて戦った、最後のイギリス国王。
cromwell-caption-george3 = のちのバッキンガム宮殿となる館を買った。
cromwell-caption-george4 = ブライトンに、インド風の丸屋根の宮殿を建てさせた。
cromwell-caption-william4 = 船乗り王。13歳で海軍に入った。
cromwell-caption-victoria = 汽車で旅をした、最初のイギリス君主。
cromwell-caption-edward7 = 王位についたときは59歳だった。
cromwell-caption-george5 = 1917年、王家にウィンザーの名を与えた。
cromwell-caption-edward8 = ウォリス・シンプソンと結婚するため、王冠を捨てた。
cromwell-caption-george6 = 王となる10年前、ウィンブルドンの試合に出た。
cromwell-caption-elizabeth2 = 歴代の誰よりも長く、70年にわたって君臨した。

## The game

cromwell-name = クロムウェル
cromwell-gallery = イングランドの君主たち
cromwell-short = クロムウェル
cromwell-line = 名前だけで君主を交換し、イングランドの王家をそろえましょう。
cromwell_advanced-name = 上級クロムウェル
cromwell_advanced-short = 上級クロムウェル
cromwell_advanced-line = 山札のない上級版。交換するには、前か次の君主を答えます。
cromwell-first = 1番の席が最初のクロムウェル
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = 人数
cromwell-option-seats-2 = 2人
cromwell-option-seats-3 = 3人
cromwell-option-seats-4 = 4人
cromwell-option-seats-5 = 5人
cromwell-option-seats-6 = 6人
cromwell-option-length = 長さ
cromwell-option-length-note = 1対局は1ディールか3ディール、または50点に達するまで
cromwell-option-length-deal = 1ディール
cromwell-option-length-three = 3ディール
cromwell-option-length-fifty = 50点まで
cromwell-option-first_house = 最初の王家
cromwell-option-first_house-note-2 = 2人の標準：ノルマンディー家からステュアート家まで。君主が足りなければ、隣の王家が加わります。
cromwell-option-first_house-note = この人数の標準：すべての王家。君主が足りなければ、隣の王家が加わります。
cromwell-option-first_house-usual = 標準
cromwell-option-first_house-norman = ノルマンディー家
cromwell-option-first_house-plantagenet = プランタジネット家
cromwell-option-first_house-lancaster = ランカスター家
cromwell-option-first_house-york = ヨーク家
cromwell-option-first_house-tudor = テューダー家
cromwell-option-first_house-stuart = ステュアート家
cromwell-option-first_house-hanover = ハノーヴァー家
cromwell-option-first_house-windsor = ウィンザー家
cromwell-option-last_house = 最後の王家
cromwell-option-last_house-usual = 標準
cromwell-option-last_house-norman = ノルマンディー家
cromwell-option-last_house-plantagenet = プランタジネット家
cromwell-option-last_house-lancaster = ランカスター家
cromwell-option-last_house-york = ヨーク家
cromwell-option-last_house-tudor = テューダー家
cromwell-option-last_house-stuart = ステュアート家
cromwell-option-last_house-hanover = ハノーヴァー家
cromwell-option-last_house-windsor = ウィンザー家
cromwell-option-edward7 = エドワード七世
cromwell-option-edward7-note = 一人だけの王家なので、決して公開できない
cromwell-option-edward7-out = 使わない
cromwell-option-edward7-in = 使う
cromwell-seat-0 = 席1
cromwell-seat-1 = 席2
cromwell-seat-2 = 席3
cromwell-seat-3 = 席4
cromwell-seat-4 = 席5
cromwell-seat-5 = 席6
cromwell_advanced-option-seats = { cromwell-option-seats }
cromwell_advanced-option-seats-2 = { cromwell-option-seats-2 }
cromwell_advanced-option-seats-3 = { cromwell-option-seats-3 }
cromwell_advanced-option-seats-4 = { cromwell-option-seats-4 }
cromwell_advanced-option-seats-5 = { cromwell-option-seats-5 }
cromwell_advanced-option-seats-6 = { cromwell-option-seats-6 }
cromwell_advanced-option-length = { cromwell-option-length }
cromwell_advanced-option-length-note = { cromwell-option-length-note }
cromwell_advanced-option-length-deal = { cromwell-option-length-deal }
cromwell_advanced-option-length-three = { cromwell-option-length-three }
cromwell_advanced-option-length-fifty = { cromwell-option-length-fifty }
cromwell_advanced-option-first_house = { cromwell-option-first_house }
cromwell_advanced-option-first_house-note-2 = 2人の標準：ノルマンディー家からヨーク家まで。君主が足りなければ、隣の王家が加わります。
cromwell_advanced-option-first_house-note-3 = 3人の標準：ノルマンディー家からテューダー家まで。君主が足りなければ、隣の王家が加わります。
cromwell_advanced-option-first_house-note-4 = 4人の標準：プランタジネット家からハノーヴァー家まで。君主が足りなければ、隣の王家が加わります。
cromwell_advanced-option-first_house-note = この人数の標準：ノルマンディー家からハノーヴァー家まで。君主が足りなければ、隣の王家が加わります。
cromwell_advanced-option-first_house-usual = { cromwell-option-first_house-usual }
cromwell_advanced-option-first_house-norman = { cromwell-option-first_house-norman }
cromwell_advanced-option-first_house-plantagenet = { cromwell-option-first_house-plantagenet }
cromwell_advanced-option-first_house-lancaster = { cromwell-option-first_house-lancaster }
cromwell_advanced-option-first_house-york = { cromwell-option-first_house-york }
cromwell_advanced-option-first_house-tudor = { cromwell-option-first_house-tudor }
cromwell_advanced-option-first_house-stuart = { cromwell-option-first_house-stuart }
cromwell_advanced-option-first_house-hanover = { cromwell-option-first_house-hanover }
cromwell_advanced-option-first_house-windsor = { cromwell-option-first_house-windsor }
cromwell_advanced-option-last_house = { cromwell-option-last_house }
cromwell_advanced-option-last_house-usual = { cromwell-option-last_house-usual }
cromwell_advanced-option-last_house-norman = { cromwell-option-last_house-norman }
cromwell_advanced-option-last_house-plantagenet = { cromwell-option-last_house-plantagenet }
cromwell_advanced-option-last_house-lancaster = { cromwell-option-last_house-lancaster }
cromwell_advanced-option-last_house-york = { cromwell-option-last_house-york }
cromwell_advanced-option-last_house-tudor = { cromwell-option-last_house-tudor }
cromwell_advanced-option-last_house-stuart = { cromwell-option-last_house-stuart }
cromwell_advanced-option-last_house-hanover = { cromwell-option-last_house-hanover }
cromwell_advanced-option-last_house-windsor = { cromwell-option-last_house-windsor }
cromwell_advanced-option-edward7 = { cromwell-option-edward7 }
cromwell_advanced-option-edward7-note = { cromwell-option-edward7-note }
cromwell_advanced-option-edward7-out = { cromwell-option-edward7-out }
cromwell_advanced-option-edward7-in = { cromwell-option-edward7-in }
cromwell_advanced-option-trading = 交換
cromwell_advanced-option-trading-note = 全員が必ず：全員が1枚申し出て、クロムウェルは一つ受ける。クロムウェルが必ず：申し出があれば、クロムウェルだけが一つ受ける。自由：交換しなくてもよい。
cromwell_advanced-option-trading-must = 全員が必ず
cromwell_advanced-option-trading-accept = クロムウェルが必ず
cromwell_advanced-option-trading-may = 自由
cromwell_advanced-option-questions = 質問
cromwell_advanced-option-questions-note = 標準：4人の名前から選ぶ。やさしい：年代つきの3人。難しい：6人。
cromwell_advanced-option-questions-usual = 標準
cromwell_advanced-option-questions-easy = やさしい
cromwell_advanced-option-questions-hard = 難しい
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = 断頭台
cromwell-hand = あなたの手札
cromwell-stock = 山札：{ $n }枚
cromwell-pile-0 =
    { $n ->
        [0] 山札：なし
       *[other] 山札：{ $n }枚
    }
cromwell-pile-1 =
    { $n ->
        [0] 断頭台：なし
       *[other] 断頭台：{ $n }枚
    }
cromwell-laid = 公開{ $n }枚
cromwell-deal-out = { $name }が上がり、このディールの勝ちです。
cromwell-deal-idle = 1周の間、何も起こらなかったので、このディールは終わりです。
cromwell-deal-long = 全員が60手番を終えたので、このディールは終わりです。
outcome-went_out = 得点がどうであれ、最初に上がった人が勝ちます。
outcome-level_by_out = { $n }点で並び、最後のディールで上がった{ $winner }の勝ちです。

## For teachers

cromwell-teachers-1 = ギャラリーには、系譜の君主全員が王家ごとに並びます。名前を正しく3回答えると（最後の回も正解であること）、その君主の肖像の覆いが取れます。間違えると、次に正解するまでまた覆われます。
cromwell-teachers-2 = 「次は誰？」では、君主の前か次は誰かを、5分間答えます。間違えた君主はすぐにまた出題され、覚えた君主は数日たってから出題されます。1日5分のほうが、週に一度の1時間よりも身につきます。
cromwell-teachers-3 = 難しさは3段階です。年代つきの3人、4人、6人の名前から選びます。答えが示されている間、時計は止まるので、前後の君主とその治世をゆっくり見られます。
cromwell-teachers-4 = 今日の質問は誰にも同じです。授業の始めにどうぞ。声に出して問い、クラスで答えを決め、正解はゲームに聞いてください。
cromwell-teachers-5 = 基本のクロムウェルは、始めるのに知識はいりませんが、回を重ねるほど知識がものを言います。上級では交換のたびに質問があり、答えを間違えると、正しい前後の君主が全員に示されます。
cromwell-teachers-6 = 名前と年代は、1066年以降のイングランド君主の一般的な一覧に従います。学んだ内容はこの端末だけに保存され、設定からほかの端末へ書き出せます。

## The sheet for teachers

cromwell-sheet-title = 1066年以降のイングランドの君主
cromwell-sheet-line = 九つの王家と42人の君主、治世の順
cromwell-sheet-how-1 = カードは九つの王家の君主たちです。同じ王家で続けて在位した君主が3人以上そろえば公開できます。
cromwell-sheet-how-2 = オリヴァー・クロムウェルのカードを持つ人は、自分の君主を1人宣言します。ほかの人は、代わりに自分の君主を1人ずつ申し出るか、申し出ません。言うのは名前だけで、王家や年代は言いません。
cromwell-sheet-how-3 = クロムウェルは申し出を一つ受けて、2枚のカードを交換できます。受けなければ、基本ゲームでは1枚引き、宣言したカードを捨てます。
cromwell-sheet-how-4 = 上級ゲームでは、全員が必ず1枚申し出て、クロムウェルは必ず一つ受けます。ただし、答えなければ交換できません。2人とも、自分が受け取る君主のすぐ前かすぐ後に在位した君主を答えます。間違えるとカードを失います。
cromwell-sheet-how-5 = 並びの両端には、カードを1枚ずつ付けることができます。その後、クロムウェルを左隣に渡します。
cromwell-sheet-how-6 = 最後のカードを公開した人は上がりとなり、そのディールの勝ちです。公開したカード1枚につき1点、ほかの人の手札に残ったカード1枚につき1点です。ほかの人の順位は得点で決まり、何ディールか行うときは合計します。
cromwell-sheet-credit = { credits-games-3 }コンピューターゲーム：King’s Coffer。

## On the command line

cli-draw-cromwell-turn = 第{ $deal }ディール。クロムウェル：{ $name }
cli-draw-cromwell-announced = { $card }を宣言
cli-draw-cromwell-offered = { $card }を申し出
cli-draw-cromwell-nothing = 申し出なし
cli-draw-cromwell-announce = できればカードを公開し、そうでなければ宣言してください（例：announce { $card }）
cli-draw-cromwell-empty = 宣言するカードがありません：pass
cli-draw-cromwell-offer = 君主を1人申し出てください（例：offer { $card }）。申し出ないなら：offer nothing
cli-draw-cromwell-must_offer = 君主を1人申し出てください（例：offer { $card }）
cli-draw-cromwell-choose = 選んでください：{ $moves }
cli-draw-cromwell-discard = 1枚引きました。discardで捨てるか、すべて公開して上がってください。
cli-draw-cromwell-name = { $card }の前か次は？　{ $before }か{ $after }、続けて名前を入力してください。
cli-draw-cromwell-lay = できればカードを公開してください。しないなら：pass
cli-draw-cromwell-score = { $name }：{ $total }
cli-show-knows = { $name }が知っている順序：{ $runs }
cli-show-knows_nothing = { $name }は、誰の次が誰かを知りません。

## Refusals

refusal-cromwell-notation = 「{ $text }」はこのゲームの手ではありません。announce anne、offer henry8、offer nothing、accept 2、draw、discard、lay henry4 henry5 henry6、passのように書きます。
refusal-cromwell-bad_deal = 使うカードをすべて1回ずつ書きます。
refusal-cromwell-deal = まずカードが配られます。
refusal-cromwell-shuffle = まず断頭台のカードを切り混ぜ、新しい山札にします。
refusal-cromwell-announce = 君主を1人宣言してください。先にカードを公開しても構いません。
refusal-cromwell-empty = 宣言するカードがありません。クロムウェルを次へ回してください。
refusal-cromwell-offer = 君主を1人申し出るか、「申し出ない」を選んでください。
refusal-cromwell-must_offer = 君主を1人申し出てください。全員が必ず申し出ます。
refusal-cromwell-choose = 申し出を一つ受けるか、山札から引いてください。
refusal-cromwell-choose_or_not = 申し出を一つ受けるか、「どれも受けない」を選んでください。
refusal-cromwell-must_accept = 申し出を一つ受けてください。すべて断ることはできません。
refusal-cromwell-discard = 宣言した君主を捨てるか、上がってください。
refusal-cromwell-go_out = 最後のカードは捨てられません。公開してください。
refusal-cromwell-name = 前か次の君主を答えてください。
refusal-cromwell-pass = カードを公開するか、クロムウェルを次へ回してください。
refusal-cromwell-not_held = { $card }はあなたの手札にありません。
refusal-cromwell-no_offer = その人は何も申し出ていません。
refusal-cromwell-lay_what = 公開するカードを選んでください。
refusal-cromwell-alone = { $card }は一人だけの王家なので、公開できません。
refusal-cromwell-two_houses = { $first }と{ $last }は王家が違います。
refusal-cromwell-gap = { $first }と{ $last }の間には{ $between }がいます。
refusal-cromwell-too_few = 組には3枚以上必要です。あと{ $n }枚足りません。
refusal-cromwell-discard_first = 引いた後に公開できるのは、それで上がるときだけです。まず捨ててください。
refusal-cromwell-confirm = このカードは公開できます。決定してください。
refusal-cromwell-confirm_one = このカードを宣言するか、公開するか、選んでください。
refusal-cromwell-one_offer = 申し出るカードは1枚だけです。
refusal-cromwell-no_predecessor = このゲームに{ $card }の前の君主はいません。次の君主を答えてください。
refusal-cromwell-no_successor = このゲームに{ $card }の次の君主はいません。前の君主を答えてください。
refusal-cromwell-itself = { $card }の前か次の君主を答えてください。
refusal-cromwell-others_card = そのカードはほかの人の手札です。
refusal-cromwell-block = 断頭台からは引けません。
refusal-cromwell-stock = 今は山札から引けません。
refusal-cromwell-on_the_table = 公開したカードはそのまま残ります。手札から選んでください。
position-cromwell-form = 手番:クロムウェル:手札の形で書きます（例：turn:1:henry7,jane/anne,mary1）
position-cromwell-cards = カードが合いません。どれも使うカードで1枚ずつあり、言ったことと合わなければなりません。上級ゲームには山札も断頭台もありません
position-cromwell-hands = 全員が手札を1枚以上持たなければなりません。上級ゲームでは誰か1人が持てば足ります
position-cromwell-table = 場に出ているのは組です。同じ王家の君主が3人以上続きます
placed-cromwell-hands = { $side }の手札がありません。
placed-cromwell-table = 公開されていますが、組になっていません：{ $cards }。組は、同じ王家の君主が3人以上続くものです。
cromwell-position-cromwell = クロムウェル
cromwell-position-laid = 場に出した札：{ $side }
cromwell-position-stock = 山札（左から引く）

## Hints

hint-cromwell-goes_out =
    { $n ->
       *[other] { $cards }を公開する：手札がなくなり、上がりです。
    }
hint-cromwell-lays =
    { $n ->
        [1] { $cards }を公開する：あなたは1点増え、ほかの人は1点減ります。
       *[other] { $cards }を公開する：1枚ごとにあなたは1点増え、ほかの人は1点減ります。
    }
hint-cromwell-lays_off =
    { $n ->
        [1] { $cards }を付ける：あなたは1点増え、ほかの人は1点減ります。
       *[other] { $cards }を付ける：1枚ごとにあなたは1点増え、ほかの人は1点減ります。
    }
hint-cromwell-announce_useless = { $card }を宣言する：誰もこのカードを公開できません。
hint-cromwell-announce_blocked = { $card }を宣言する：前後の君主が断頭台にある間、誰もこのカードを使えません。
hint-cromwell-announce_wanted = { $card }を宣言する：{ $name }は{ $other }を持っているので、何か申し出るかもしれません。
hint-cromwell-announce_lonely = { $card }を宣言する：手札に、同じ王家の近い君主がいません。
hint-cromwell-announce_least = { $card }を宣言する：手放しても最も惜しくないカードです。
hint-cromwell-offer_completes = { $card }を申し出る：{ $other }が手に入れば、カードを公開できます。
hint-cromwell-offer_useless = { $card }を申し出る：誰もこのカードを公開できません。
hint-cromwell-offer_blocked = { $card }を申し出る：前後の君主が断頭台にある間、誰もこのカードを使えません。
hint-cromwell-offer_wanted = { $card }を申し出る：{ $name }は{ $other }を持っているので、受け取るかもしれません。
hint-cromwell-offer_lonely = { $card }を申し出る：手札に、同じ王家の近い君主がいません。
hint-cromwell-offer_least = { $card }を申し出る：手放しても最も惜しくないカードです。
hint-cromwell-no_use = 申し出ない：手札にも場にも、{ $card }の前後の君主がいません。
hint-cromwell-no_offer = 申し出ない：交換しても、得るより失うほうが大きくなります。
hint-cromwell-no_taker = 申し出ない：{ $name }はこれまで申し出を受けても、一度も受け取っていません。
hint-cromwell-accept_completes = { $card }を受け取る：これでカードを公開できます。
hint-cromwell-accept_near = { $card }を受け取る：{ $other }に近いカードです。
hint-cromwell-accept = { $card }を受け取る：宣言したカードより役に立つかもしれません。
hint-cromwell-accept_must = { $card }を受け取る：申し出を一つ受けなければなりません。
hint-cromwell-draw = 引く：申し出より山札に期待できます。
hint-cromwell-draw_serves = 引く：{ $name }は{ $other }を持っていて、{ $card }が役に立ってしまいます。
hint-cromwell-draw_only = 引く：誰も申し出ていません。
hint-cromwell-decline = どれも受けない：交換に値する申し出がありません。
hint-cromwell-decline_serves = どれも受けない：{ $name }は{ $other }を持っていて、{ $card }が役に立ってしまいます。
hint-cromwell-discard = { $card }を捨てる：あなたが宣言したカードです。
hint-cromwell-pass = クロムウェルを次へ回しましょう。
hint-cromwell-before = 前は{ $other }：{ $card }の前に在位しました。
hint-cromwell-after = 次は{ $other }：{ $card }の次に在位しました。

## At the table

cromwell-announces = { $card }を宣言
cromwell-offers = { $card }を申し出
cromwell-offers-nothing = 申し出なし
cromwell-offers-nothing-short = なし
cromwell-announced = { $name }の宣言
cromwell-announced-you = あなたの宣言
cromwell-announced-below = 断頭台へ
cromwell-announced-below-advanced = 交換へ
cromwell-asked = この君主の前か次は？
cromwell-asked-below = どちらか一方を答える
cromwell-stock-short = 山札、{ $n }枚
cromwell-block-short = 断頭台、{ $n }枚
cromwell-deal = 第{ $n }ディール
cromwell-choice-announce = 断頭台送りを宣言
cromwell-choice-announce-advanced = 交換を宣言
cromwell-choice-lay = 公開する
cromwell-choice-no_offer = 申し出ない
cromwell-choice-decline = どれも受けない
cromwell-choice-pass = クロムウェルを次へ
cromwell-choice-accept = { $card }を受け取る
cromwell-choice-before = 前
cromwell-choice-after = 次
cromwell-note-announce = { $name }がカードを公開するか、断頭台へ送る君主を宣言します。
cromwell-note-announce-you = できれば公開し、断頭台へ送る君主を宣言。
cromwell-note-announce_advanced = { $name }がカードを公開するか、交換に出す君主を宣言します。
cromwell-note-announce_advanced-you = できれば公開し、交換に出す君主を宣言。
cromwell-note-offer = { $name }は、{ $card }の代わりに君主を申し出ることができます。
cromwell-note-offer-you = { $cromwell }が{ $card }を宣言しました。君主を1人申し出ることも、申し出ないこともできます。
cromwell-note-must_offer = { $name }は、{ $card }の代わりに君主を1人申し出ます。
cromwell-note-must_offer-you = { $cromwell }が{ $card }を宣言しました。君主を1人申し出てください。
cromwell-note-choose = { $name }が申し出を受けるか、山札から引きます。
cromwell-note-choose-you = { $card }への申し出を受けるか、山札から引いてください。
cromwell-note-choose_or_not = { $name }が申し出を受けるか、どれも断ります。
cromwell-note-choose_or_not-you = { $card }への申し出を受けるか、どれも断ってください。
cromwell-note-must_choose = { $name }が申し出を一つ受けます。
cromwell-note-must_choose-you = { $card }への申し出を一つ受けてください。
cromwell-note-discard = { $name }が{ $card }を捨てます。
cromwell-note-discard-you = { $card }を断頭台に置くか、手札をすべて公開して上がってください。
cromwell-note-name = { $name }が{ $asked }の前か次の君主を答えます。
cromwell-note-name-you = { $asked }の前か次の君主は誰？　どちらか一方を答えてください。
cromwell-note-lay = { $name }はカードを公開でき、それからクロムウェルを次へ回します。
cromwell-note-lay-you = できれば公開し、クロムウェルを次へ回す。
cromwell-in_full = { $card }、{ $house }、{ $dates }
cromwell-say-table = 場のカード：{ $cards }。
cromwell-say-table-empty = 場にはまだカードがありません。
cromwell-say-block = 断頭台のカード：{ $cards }。
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name }は{ $card }を公開しました。
cromwell-own-cards-say-lay-you = あなたは{ $card }を公開しました。
cromwell-own-cards-say-announce = { $name }は{ $card }を宣言しました。
cromwell-own-cards-say-announce-you = あなたは{ $card }を宣言しました。
cromwell-own-cards-say-offer = { $name }は{ $card }を申し出ました。
cromwell-own-cards-say-offer-you = あなたは{ $card }を申し出ました。
cromwell-own-cards-say-offer_nothing = { $name }は何も申し出ませんでした。
cromwell-own-cards-say-offer_nothing-you = あなたは何も申し出ませんでした。
cromwell-own-cards-say-accept = { $name }は{ $with }から{ $first }を受け取り、{ $second }を渡しました。
cromwell-own-cards-say-accept-you = あなたは{ $with }から{ $first }を受け取り、{ $second }を渡しました。
cromwell-own-cards-say-predecessor_right = { $name }は「{ $second }の前は{ $first }」と答えました。正解です。
cromwell-own-cards-say-predecessor_right-you = あなたは「{ $second }の前は{ $first }」と答えました。正解です。
cromwell-own-cards-say-predecessor_wrong = { $name }は「{ $second }の前は{ $first }」と答えましたが、正しくは{ $third }です。カードは{ $with }のものになります。
cromwell-own-cards-say-predecessor_wrong-you = あなたは「{ $second }の前は{ $first }」と答えましたが、正しくは{ $third }です。カードは{ $with }のものになります。
cromwell-own-cards-say-successor_right = { $name }は「{ $second }の次は{ $first }」と答えました。正解です。
cromwell-own-cards-say-successor_right-you = あなたは「{ $second }の次は{ $first }」と答えました。正解です。
cromwell-own-cards-say-successor_wrong = { $name }は「{ $second }の次は{ $first }」と答えましたが、正しくは{ $third }です。カードは{ $with }のものになります。
cromwell-own-cards-say-successor_wrong-you = あなたは「{ $second }の次は{ $first }」と答えましたが、正しくは{ $third }です。カードは{ $with }のものになります。
cromwell-own-cards-say-draw = { $name }は山札から引きました。
cromwell-own-cards-say-draw-you = あなたは山札から引きました。
cromwell-own-cards-say-decline = { $name }はどの申し出も受けませんでした。
cromwell-own-cards-say-decline-you = あなたはどの申し出も受けませんでした。
cromwell-own-cards-say-discard = { $name }は{ $card }を断頭台に置きました。
cromwell-own-cards-say-discard-you = あなたは{ $card }を断頭台に置きました。
cromwell-own-cards-say-pass = { $name }はクロムウェルを次へ回しました。
cromwell-own-cards-say-pass-you = あなたはクロムウェルを次へ回しました。

## Rules

page-crom_houses-title = 王家と組
page-crom_houses-1 = カードは九つの王家の君主たちです。王家の君主は治世の順に、切れ目なく続きます。
page-crom_houses-2 = 同じ王家の君主が3人以上続けば組となり、公開できます。ヘンリーが3人では組になりません。王家をまたぐこともできません。
page-crom_houses-3 = 場の組の両端には、誰の組であっても、カードを付けることができます。二つの組をつなぐこともできます。付けたカードは、付けた人の点になります。
page-crom_houses-4 = チャールズ一世と二世の間には共和国の時代がありますが、このゲームでは続いているものとします。ジェームズ二世の後は、メアリー二世、ウィリアム三世、アンの順です。
page-crom_houses-picture-1 = ステュアート家の7人がすべて並びました。
page-crom_deal-title = 配り方
page-crom_deal-1 = プレイヤーが1人多いものとして配ります。その余分な手札と、余ったカードを伏せて山札にします。
page-crom_deal-2 = 2人ではノルマンディー家からステュアート家まで、3人以上ではすべての王家を使います。主催者は最初と最後の王家を選べます。君主が足りなければ、隣の王家が加わります。
page-crom_deal-3 = エドワード七世は一人だけの王家なので、決して公開できません。主催者が望んだときだけ使います。
page-crom_deal-picture-1 = この王家には、前にも後にも誰もいません。
page-crom_turn-title = クロムウェルの手番
page-crom_turn-1 = オリヴァー・クロムウェルのカードを持つ人は、望むならカードを公開し、それから断頭台へ送る自分の君主を1人宣言します。
page-crom_turn-2 = ほかの人は時計回りに、代わりに自分の君主を1人申し出るか、申し出ません。宣言も申し出も名前だけです。どの王家かは、自分で知っていなければなりません。
page-crom_turn-3 = クロムウェルは申し出を一つ受けることができ、2枚のカードを伏せたまま交換します。受けなければ山札から1枚引き、宣言したカードを表向きで断頭台に置きます。
page-crom_turn-4 = 手番の終わりに、もう一度カードを公開できます。それからクロムウェルを左隣に渡します。
page-crom_block-title = 断頭台、山札、上がり
page-crom_block-1 = 断頭台からは引けません。手番の終わりに山札がなくなったら、断頭台のカードを切り混ぜて新しい山札にします。
page-crom_block-2 = 最後のカードを公開した人は上がりとなり、そのディールの勝ちです。ディールはそこで終わります。
page-crom_block-3 = 引いたすぐ後に公開できるのは、それで上がるときだけで、そのときは何も捨てません。そうでなければ、先に捨てます。
page-crom_score-title = 得点
page-crom_score-1 = 自分が公開したカード1枚につき1点、ほかの人の手札に残ったカード1枚につき1点です。1ディールの対局では上がった人が勝ち、ほかの人の順位は得点で決まります。誰も上がらなければ、最も得点の多い人が勝ち、同点なら勝ちを分け合います。
page-crom_score-2 = 対局は、1ディール、3ディール、または誰かが50点に達するまでです。何ディールか行う対局では最も得点の多い人が勝ち、同点なら最後のディールで上がった人が勝ちます。
page-crom_score-3 = 1周の間、交換も公開も山札からの引きもなかったときと、全員が60手番を終えたときも、ディールは終わります。
page-crom_advanced-title = 上級ゲーム
page-crom_advanced-1 = 使う王家のカードをすべて配り、山札も断頭台もありません。手札の枚数をそろえるため、最も新しいか古い君主を何人か除きます。
page-crom_advanced-2 = クロムウェルは、公開し、君主を宣言し、申し出を聞き、一つ受け、もう一度公開し、クロムウェルを次へ回します。カードを手に入れる方法は交換だけです。ほかの人は必ず1枚申し出て、クロムウェルは必ず一つ受けます。もっと自由な交換も選べます。
page-crom_advanced-3 = 宣言も申し出も名前だけです。王家や年代は言いません。
page-crom_answers-title = 次は誰？
page-crom_answers-1 = 交換では、2枚のカードを王家と年代も含めて全員に見せます。質問が「難しい」なら名前だけです。まずクロムウェルが、続いて相手が、自分の受け取る君主のすぐ前かすぐ後に在位した君主を答えます。
page-crom_answers-2 = 前と次のどちらを答えるかは自由で、王家は関係ありません。スティーヴンの次はヘンリー二世です。
page-crom_answers-3 = メアリー二世とウィリアム三世は共同で統治しました。ジェームズ二世の次はどちらを答えても正解で、どちらの前もジェームズ二世で正解です。
page-crom_answers-picture-1 = ジェームズ二世、2人の共同統治者、そしてアン。
page-crom_wrong-title = 間違えたとき
page-crom_wrong-1 = 答えを間違えると、そのカードは、正解の君主のカードを持っている人のものになります。誰も持っていないか、間違えた本人が持っていれば、元の人の手札に残ります。
page-crom_wrong-2 = 2枚のカードは別々に判定します。間違えたために手札がなくなっても上がりではなく、その人はパスします。
page-crom_wrong-3 = 1周の間、交換も公開もなければ、ディールは終わり、得点を数えます。
moment-cromwell-shuffle = 山札がなくなりました。断頭台のカードが新しい山札になります。
moment-cromwell-announce = クロムウェルは、カードを公開するか、交換を求めて1枚宣言します。
moment-cromwell-offer = { $card }が宣言されました。申し出は名前だけで、申し出なくても構いません。
moment-cromwell-must_offer = { $card }が宣言されました。全員が必ず君主を1人、名前で申し出ます。
moment-cromwell-choose = クロムウェルは、申し出を受けるか、1枚引いて、宣言したカードを断頭台へ送ります。
moment-cromwell-choose_advanced = クロムウェルは、申し出を一つ受けるか、どれも断ります。
moment-cromwell-must_choose = クロムウェルは、申し出を必ず一つ受けます。
moment-cromwell-discard = クロムウェルが上がらない限り、宣言されたカードは断頭台へ行きます。
moment-cromwell-name = { $card }のすぐ前か、すぐ後に在位したのは誰でしょう？
moment-cromwell-lay = 同じ王家で3人続けば組になり、さらに両端に付けることができます。
moment-cromwell-over = 上がった人がディールの勝ちです。公開したカードも、ほかの人の手札に残ったカードも、1枚につき1点です。

## Lesson

lesson-cromwell-title = トマス・クロムウェルに習うクロムウェル
lesson-cromwell-lay-title = 3人続けて
lesson-cromwell-lay-say = カードを1枚だけ公開してみるがよい。ここでは王を順に並べる。同じ王家で3人続けば、公開できるのだ。小さなカードの紳士は、やがて私の姉の玄孫として生まれる男だ。
lesson-cromwell-lay-say-2 = では、続けて在位したテューダー家の3人を公開していただこう。1枚では足りぬ。規則が何度でもそう申し渡すであろう。
lesson-cromwell-lay-done = 公開したカードは1枚ごとに貴殿の1点となり、ほかの誰もが1点を失う。ヘンリーが3人では何にもならぬ。ものを言うのは、王家と順序だ。
lesson-cromwell-lay-not_yet = それは後でよい。まず1枚だけの公開を試し、それからテューダー家の3人だ。
lesson-cromwell-lay-hint-1 = アンを選び、公開しようとしてみましょう。
lesson-cromwell-lay-hint-2 = ヘンリー七世、ヘンリー八世、エドワード六世をまとめて公開しましょう。
lesson-cromwell-off-title = 付ける
lesson-cromwell-off-say = ウィリアム三世の次に在位した者を公開していただこう。隣の者がステュアート家の3人を場に出している。端に合うカードは誰でも付けることができ、付けた者の点になる。
lesson-cromwell-off-done = 人の組の横に、貴殿の1点だ。カードを手放す前に、場を見ることだ。
lesson-cromwell-off-not_yet = まだだ。貴殿のカードに、ウィリアム三世の横に並ぶべきものがある。
lesson-cromwell-off-hint-1 = アンはステュアート家の最後の君主です。ウィリアム三世の横に付けましょう。
lesson-cromwell-trade-title = 交換
lesson-cromwell-trade-say = 役に立たぬ君主を宣言していただこう。貴殿が集めるのはテューダー家だ。今は貴殿がクロムウェルで、宣言された者は断頭台へ送られる。ほかの者は、代わりに自分の一人を申し出ることができる。
lesson-cromwell-trade-say-2 = 貴殿のヘンリーたちに続く者を選んでいただこう。申し出は二つ。聞こえるのは名前だけだ。
lesson-cromwell-trade-say-3 = テューダー家の3人を公開していただこう。カードは伏せて交換され、断頭台へは誰も行かなかった。
lesson-cromwell-trade-done = 双方が望みのものを得た。取引とはそうあるべきものだ。誰が、なぜアンを欲しがったか、覚えておくことだ。
lesson-cromwell-trade-not_yet = それでは悔いが残ろう。アンを手放し、エドワード六世を受け取り、テューダー家を公開するのだ。
lesson-cromwell-trade-hint-1 = アンを宣言しましょう。
lesson-cromwell-trade-hint-2 = エドワード六世はヘンリー八世の息子です。左隣の申し出を受けましょう。
lesson-cromwell-trade-hint-3 = ヘンリー七世、ヘンリー八世、エドワード六世を公開しましょう。
lesson-cromwell-name-title = 名前に何がある
lesson-cromwell-name-say = 貴殿のジェームズ二世とウィリアム三世に合うメアリーを選んでいただこう。貴殿はジョンを宣言し、メアリーが2人申し出られた。王家は別々だが、どちらがどちらか、教える者はおらぬ。
lesson-cromwell-name-say-2 = 公開していただこう。こちらのメアリーで正しい。
lesson-cromwell-name-done = メアリー一世はテューダー家。メアリー二世は、夫ウィリアム三世とともに統治した。王家を知る者はよい取引をする。ほかの者は当て推量だ。
lesson-cromwell-name-not_yet = ジェームズ二世とウィリアム三世の間に在位したのはどちらのメアリーか、考えることだ。
lesson-cromwell-name-hint-1 = 必要なのはメアリー二世です。右隣の申し出を受けましょう。
lesson-cromwell-name-hint-2 = ジェームズ二世、メアリー二世、ウィリアム三世を公開しましょう。
lesson-cromwell-draw-title = 山札と断頭台
lesson-cromwell-draw-say = 山札から1枚引いていただこう。アンを欲しがる者はおらぬ。
lesson-cromwell-draw-say-2 = アンを捨てるのだ。今度こそ断頭台へ行く。
lesson-cromwell-draw-say-3 = ウィンザー家を公開していただこう。手番の終わりには、もう一度公開できる。運命の女神がほほえんだようだ。
lesson-cromwell-draw-done = 断頭台は表向きだが、そこから引く者はいない。山札が尽きれば、切り混ぜてまた使う。
lesson-cromwell-draw-not_yet = まず引き、次にアンを捨て、それからウィンザー家を公開するのだ。
lesson-cromwell-draw-hint-1 = 山札から引きましょう。
lesson-cromwell-draw-hint-2 = 宣言したカードを捨てましょう。
lesson-cromwell-draw-hint-3 = ジョージ五世、エドワード八世、ジョージ六世を公開しましょう。
lesson-cromwell-offer-title = 申し出
lesson-cromwell-offer-say = 惜しくないカードを申し出て、気に入られることを願うのだ。今度は別の者がクロムウェルで、ジェーンを宣言した。貴殿の2枚の間に入る者だ。
lesson-cromwell-offer-say-2 = 手元のものを公開していただこう。気に入られたとみえる。ジェーンは貴殿のもの、そして貴殿の手番だ。
lesson-cromwell-offer-done = 申し出ないのは、いつでも自由だ。ただし、そこからは何も生まれぬ。
lesson-cromwell-offer-not_yet = エドワード六世とメアリー一世は、ジェーンの両脇に必要だ。アンを申し出るのだ。
lesson-cromwell-offer-hint-1 = アンを申し出ましょう。
lesson-cromwell-offer-hint-2 = エドワード六世、ジェーン、メアリー一世を公開しましょう。
lesson-cromwell-answer-title = 次は誰？
lesson-cromwell-answer-say = 貴殿のアンに申し出られたエドワード六世を受けていただこう。上級ゲームには山札も断頭台もない。あるのは試験だ。
lesson-cromwell-answer-say-2 = エドワード六世を受け取るには、そのすぐ前かすぐ後に在位した君主を答えていただく。どちらでもよい。2枚とも見せてある。
lesson-cromwell-answer-say-3 = 正解だ。相手も、アンの次が誰かを知っていた。ではテューダー家を公開していただこう。
lesson-cromwell-answer-done = 間違えていれば、カードは正解を持つ者のもとへ行くか、元のところに残っていた。取引の前に考えることだ。
lesson-cromwell-answer-not_yet = 否。エドワード六世の申し出を受けるのだ。ヘンリー八世の後、ジェーンの前に在位した。それからテューダー家を公開していただこう。
lesson-cromwell-answer-hint-1 = 左隣の申し出を受けましょう。
lesson-cromwell-answer-hint-2 = エドワード六世の前はヘンリー八世、次はジェーンです。
lesson-cromwell-answer-hint-3 = ヘンリー七世、ヘンリー八世、エドワード六世を公開しましょう。
lesson-cromwell-out-title = 上がり
lesson-cromwell-out-say = エドワード八世を手放す前に、1枚引いていただこう。貴殿は彼を宣言したが、申し出る者はいない。
lesson-cromwell-out-say-2 = 公開を始めるがよい。手元のカードはすべて出せる。その場合、何も捨てずに済む。
lesson-cromwell-out-say-3 = では残りも公開していただこう。
lesson-cromwell-out-done = 貴殿の上がりだ。このディールは貴殿の勝ちだ。公開したカードも、ほかの者の手に残ったカードも、すべて貴殿の点になる。お祝い申し上げる。だが、頭は低くしておくことだ。ここでは、高い頭ほど落ちやすい。
lesson-cromwell-out-not_yet = まず引き、それからすべて公開するのだ。ウィンザー家の3人と、ウィリアム三世の横にアンを。
lesson-cromwell-out-hint-1 = 山札から引きましょう。
lesson-cromwell-out-hint-2 = ジョージ五世、エドワード八世、ジョージ六世を公開しましょう。
lesson-cromwell-out-hint-3 = アンをウィリアム三世の横に付けましょう。

## Achievements: each with its source

achievement-cromwell_win = 鍛冶屋の息子
achievement-cromwell_win-task = クロムウェルの対局に勝つ。
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = トマス・クロムウェルはパトニーの生まれです。父ウォルターは鍛冶屋で、毛織物の仕上げも酒造りも営み、造ったエールのことでたびたび罰金を取られました。

achievement-cromwell_people = 教区の記録簿
achievement-cromwell_people-task = 王位継承の系譜の10人を覚える。
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = 1538年から、どの教区も結婚、洗礼、埋葬を書き留めなければならなくなりました。命じたのはトマス・クロムウェルです。先祖を探す人々は、今も彼に感謝しています。

achievement-cromwell_drill = 戦場の戴冠
achievement-cromwell_drill-task = 「次は誰？」1回で15問正解する。
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = 1485年8月22日、ボズワースの戦場で、ヘンリー・テューダーはリチャード三世のかぶっていた冠を受け、王として歓呼で迎えられました。
