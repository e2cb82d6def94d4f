## The command line

cli-games-variant = 種類
cli-games-game = ゲーム
cli-games-seats = 席
cli-games-levels = 強さ
cli-games-options = 条件
cli-games-each_seat = { $option }（席ごと）
cli-games-note = 条件の最初の値が初期値です。--option 名前=値で変えられます。
cli-draw-side = { $mark }  { $side }：{ $has }
cli-draw-side_to_move = { $mark }  { $side }：{ $has }、手番
cli-draw-pieces = 駒{ $n }枚
cli-draw-kings = <X>と<O>はキングです。
cli-draw-wolf = 盤上
cli-draw-wolf_waits = まだ置かれていません
cli-draw-sheep = 盤上に4匹
cli-draw-men = 盤上に{ $n }枚
cli-draw-men_and_hand = 盤上に{ $n }枚、手持ち{ $hand }枚
cli-draw-before = これからカードが配られます。
cli-draw-between = 終わったハンド：{ $finished }
cli-draw-passing = 第{ $hand }ハンド、最初のトリックの前
cli-draw-trick = 第{ $hand }ハンド、全15トリックの第{ $trick }トリック。{ $reigns }。
cli-draw-timeline = 年表：{ $reigns }
cli-draw-winning = { $card }（勝っています）
cli-draw-got = 受け取ったカード：{ $cards }。
cli-draw-hand = あなたの手札：
cli-draw-dummy = ダミーの手札：
cli-draw-score = { $names }：{ $tricks } + { $diamonds }♦ = { $points }、合計{ $total }
cli-draw-task-pass = { $name }に渡すカードを2枚選んでください（例：pass { $cards }）
cli-draw-task-take = ダミーのカードを2枚取ってください（例：take { $cards }）
cli-draw-task-church = 教会はこのトリックを無効にできます。無効にするならannul、そのまま認めるならlet
cli-draw-task-lead = あなたのリードです。どのカードでも出せます。
cli-draw-task-lead_dummy = ダミーのリードです。ダミーのどのカードでも出せます。
cli-draw-task-any = { $suit }のリードですが、持っていません。どのカードでも出せます。
cli-draw-task-any_dummy = { $suit }のリードですが、ダミーは持っていません。ダミーのどのカードでも出せます。
cli-draw-task-follow = { $suit }のリードです。出せるカード：{ $plays }
cli-draw-task-follow_dummy = { $suit }のリードです。ダミーの出せるカード：{ $plays }
cli-show-begins = { $game }、初手の前
cli-show-after = { $game }、{ $moves }の後（最後の手：{ $last }）
cli-show-moves = { $n }手
cli-show-new = 新しい対局へのリンク：{ $game }
cli-show-new_with = 新しい対局へのリンク：{ $game }（条件：{ $options }）
cli-picture-written =
    { $n ->
        [1] { $file }：{ $size } kB
       *[other] { $file }：{ $n }局面、{ $size } kB
    }
cli-show-position = 局面：{ $position }
cli-end-drawn = 引き分けです。
cli-end-wins = { $name }の勝ちです。
cli-end-wins-you = あなたの勝ちです。
cli-end-win = { $names }の勝ちです。
cli-play-title = { $game }。手を入力してください。ほかの命令はhelpで見られます。
cli-play-help =
    手は、mの一覧にある形で入力します。ほかの命令：
      ?       ヒントとその理由
      u       自分の最後の手の待った
      m       指せる手の一覧
      t       卓をもう一度描く
      r       ルールのページの一覧。r 2で2ページ目を開き、r 語でその語を検索
      resign  投了
      q       対局を離れる
cli-play-prompt = あなたの手：
cli-play-prompt-side = { $side }の手番：
cli-play-moved = { $name }：{ $move }
cli-play-hint = { $move }：{ $why }
cli-play-no_hint = ここにヒントはありません。
cli-play-no_undo = 戻せる手がありません。
cli-play-page = （続きはr { $n }）
cli-play-left = 卓を離れます。
cli-play-too_long = 1行は{ $n }バイトまでです。
cli-play-rules-how = rと番号でページを開き、rと語で検索します。
cli-play-rules-none = その語を含むルールのページはありません。
cli-table-link = 対局する人には、このリンクを送ってください：
cli-table-link-onlookers = 観戦だけの人には、こちらを送ってください：
cli-table-waits = すべての席が埋まると対局が始まります。qで卓を片付けます。
cli-table-device = あとで同じ席に戻るには、--device { $device } を付けて参加してください
cli-table-seat = 席{ $n }：{ $who }
cli-table-free = 空席
cli-table-unnamed = 名前のない人
cli-table-away = { $name }（離席中）
cli-table-stand_in = { $name }（離席中、{ $courtier }が続けます）
cli-table-onlookers = 観戦者：{ $n }人
cli-table-retreat = 手が戻されました。
cli-table-asks-draw = { $name }が引き分けを申し出ています。
cli-table-asks-undo = { $name }が直前の手の待ったを求めています。
cli-table-asks-rematch = { $name }が、側を入れ替えてもう一局を求めています。
cli-table-yes_or_no = yes（はい）またはno（いいえ）と入力してください。
cli-table-asked = ほかの人に聞いています。
cli-table-declined = 全員の同意は得られませんでした。
cli-table-late = 間に合いませんでした。対局は先に進んでいます。
cli-table-not_now = 今はできません。
cli-table-not_your_turn = あなたの手番ではありません。
cli-table-not_begun = 対局はまだ始まっていません。
cli-table-host_away = 主催者とつながりません。つなぎ直しています…
cli-table-host_back = 主催者とまたつながりました。
cli-table-help =
    mで一覧される形で手を入力してください。ほかの命令：
      m       指せる手の一覧
      t       卓をもう一度描く
      r       ルールのページの一覧。r 2で2ページ目を開き、r 語でその語を検索
      draw    引き分けの申し出
      u       自分の最後の手の待ったを求める
      yes, no 尋ねられたことに「はい」「いいえ」で答える
      resign  投了
      q       卓を離れる
cli-progress-games = 対局
cli-progress-openings = 序盤
cli-progress-positions = 局面
cli-progress-solving = 解析中
cli-progress-checking = 検査中
cli-progress-reading = 読み込み中（kB）
cli-progress-counting = 計数中
cli-progress-hint = ヒントを探しています
cli-progress-thinking = { $name }が考え中

## Errors

cli-error-option = 「{ $option }」は条件ではありません。名前=値の形で書いてください
cli-error-seat_option = 「{ $option }」は席の条件ではありません。席:名前=値の形で、席は1から数えて書いてください
cli-error-level = 強さ{ $level }で{ $variant }を遊ぶ廷臣はいません。あるのは{ $known }です
cli-error-profile = 「{ $name }」は{ $variant }を遊びません
cli-error-change = 「{ $change }」はコンピューター対局者の変更ではありません
cli-program = 相手のプログラムが答えませんでした：{ $why }
cli-error-not_two = 検定は2人の対局者で行います。--levelsで指定してください
cli-error-other_match = { $file }は別の検定の記録です
cli-error-too_few = 総当たり戦には2人以上の対局者が必要です。--levelsで指定してください
cli-error-no_pairs = 総当たり戦は2席から4席のゲームで行いますが、このゲームは{ $seats }席です
cli-error-level_of_a_seat = 強さは席ごとのものです。対戦するなら--seats me,{ $level }、観戦するなら--seats { $level },{ $level }と書いてください
cli-error-no_sheet = 「{ $family }」のシートはありません。cromwellを試してください
cli-error-no_smaller_tablebase = 先に、駒が1枚少ない終盤データベース（{ $n }枚）が必要です
cli-error-no_table = { $variant }は必要なときにその場で解くので、書き出したり検査したりする終盤データベースはありません
cli-error-puzzles = 問題を書き出せません：{ $why }
cli-error-broken_levels =
    { $all ->
        [1] ファイルが壊れています
       *[other] { $all }件中{ $broken }件のファイルが壊れています
    }
cli-error-no_puzzles = { $file }は{ $variant }の問題のファイルではありません。何のファイルかは`coffer check`で分かります
cli-error-nothing_to_check = そのフォルダーには、手ほどきや問題のファイルがありません
cli-error-no_player = 「{ $name }」という対局者はありません。1から5の強さ、random、greedy、child、meのどれかを書いてください
cli-error-one_person = 伏せたカードや駒のあるゲームは、端末では1人しか遊べません
cli-error-no_sitter = 「{ $name }」はこの卓に着けません。me、guest、1から5の強さ、randomのどれかを書いてください
cli-error-no_kept_table = 「{ $file }」には、もう一度用意できる卓がありません。ファイルはそのままです
cli-error-other_kept_table = 「{ $file }」にあるのは{ $game }の別の卓です。前と同じように用意するか、別のファイルを書いてください
cli-error-kept_table_over = 「{ $file }」の対局は終わっています。別のファイルを書いてください
cli-error-one_me = meにできる席は一つだけです
cli-error-no_randomness = 卓の合い言葉に使う乱数をシステムから得られません
cli-error-no_link = これは卓へのリンクではありません。全体はtable=アドレス.合い言葉の形です
cli-error-no_relay = 中継サーバーのアドレスではありません。https://かhttp://で始まります
cli-error-no_way = この卓へ行く道がありません。中継サーバーも自身のアドレスもありません
cli-error-port = そのポートは使用中か、使えません
cli-error-no_network = ネットワークを使えません
cli-error-no_host = この卓の主催者とつながりません
cli-error-seat_taken = 席{ $seat }は埋まっているか、ありません
cli-error-no_free_seat = この卓の席はすべて埋まっています。もう一方のリンクで観戦できます
cli-error-no_such_table = この卓はもうないか、リンクが合っていません
cli-error-put_out = 主催者があなたを卓から外しました
cli-error-elsewhere = あなたは別の所からもこの卓に来ていて、そちらで続いています
cli-error-other_version = 主催者のゲームは別のバージョンです
cli-error-newer_host = 主催者のゲームのほうが新しいバージョンです
cli-error-older_host = 主催者のゲームのほうが古いバージョンです
cli-error-full = この卓にはもう人が多すぎます
cli-error-cleared = 主催者が卓を片付けました
cli-error-misused = 主催者が接続を切りました。このプログラムから送られたものが多すぎたか、読めませんでした
cli-error-lost = 主催者から届いた内容が、このバージョンのルールに合いません
cli-error-device = 機器の番号は16進数32桁です
cli-error-no_answer = 席{ $seat }の対局者が手を見つけられませんでした
cli-error-pdn = 対局{ $game }：{ $why }
cli-error-no_such_game =
    { $games ->
        [1] 対局{ $game }はありません。1局しかありません
       *[other] 対局{ $game }はありません。{ $games }局しかありません
    }
cli-error-mill_move = 対局{ $game }、{ $n }手目「{ $text }」：{ $why }
cli-error-several_games = 対局{ $game }は次のどれとも読めます：{ $games }。--variantで指定してください（例：--variant { $first }）
cli-error-wrong_tablebase = 終盤データベースが誤っています：{ $why }
cli-error-too_large = { $file }は16 MBを超えています。読めるのは16 MBまでです
cli-error-failed = { $all }局中{ $failed }局を再現できませんでした
cli-error-many_failed = 最初の{ $all }局のうち{ $failed }局を再現できなかったため、残りは読み込みませんでした
cli-error-no_picture = 画像の名前「{ $file }」は、.pngか.gifで終わらなければなりません
cli-error-seconds = --delayには0.05から60までの秒数を指定してください：「{ $text }」
cli-error-nothing_to_show = 「{ $text }」は、ファイル、局面、対局、リンク、コードのどれでもありません
cli-error-no_command = 「{ $name }」という命令はありません。`coffer help`で一覧を見られます
cli-error-nothing_to_replay = { $file }に対局がありません
cli-check-games = ドラフツの対局{ $n }局
cli-check-fine = { $file }に問題はありません：{ $what }
cli-check-mill_games = ミルの対局{ $n }局
cli-check-several_games = { $games }。複数の種類のミルとして読めるので、replayとshowでは--variantで指定します
cli-nobody = なし

## Requests of other programs that cannot be answered

cli-serve-no_json = この行は{ $column }文字目からJSONではありません
cli-serve-no_object = 要求は{"{"}"cmd":"state"{"}"}のようなオブジェクトです
cli-serve-no_command = 何をするかを示す「cmd」がありません
cli-serve-unknown_command = 「{ $name }」という命令はありません。使えるのは{ $commands }です
cli-serve-unknown_part = 「{ $name }」は「{ $command }」の項目ではありません
cli-serve-missing_part = 「{ $command }」には「{ $name }」が必要です
cli-serve-wrong_part = 「{ $name }」は{ $kind }でなければなりません
cli-serve-kind-text = 文字列
cli-serve-kind-texts = 文字列の一覧
cli-serve-kind-number = 0以上の整数
cli-serve-kind-limit = 1以上の整数
cli-serve-kind-small = 0から255までの整数
cli-serve-kind-switch = trueかfalse
cli-serve-kind-options = 名前と文字列のオブジェクト
cli-serve-kind-seat_options = 名前と文字列のオブジェクトを席ごとに一つずつ並べた一覧
cli-serve-move = { $n }手目：{ $why }
cli-serve-too_long = 要求は{ $n }バイトまでです
cli-serve-no_match = まだ対局がありません。「new」で始めてください
cli-serve-no_chance = 今は偶然（くじや配札）の番ではありません
cli-serve-no_undo = 戻せる手がありません
cli-serve-no_seat = その席はありません。席は0から{ $last }までです
cli-serve-no_player = この強さで{ $variant }を遊ぶ廷臣はいません
cli-serve-no_answer = 手を選ぶ人がいません

## Draughts and mill programs that cannot be answered

cli-engine-move = 「{ $move }」はここでは指せません
cli-hub-no_line = 行の形式が違います：命令 名前=値 名前="二つの語"
cli-hub-no_parameter = 設定値はname=… value=…で指定します
cli-hub-wrong_parameter = 「{ $value }」は「{ $name }」の値になりません
cli-hub-no_position = 「{ $position }」は局面ではありません。手番の側をBかWで、続けて32のマスをそれぞれw、b、W、B、eで書いてください
cli-uci-no_fen = 「{ $fen }」は局面ではありません。8点の環を三つ、O、@、*で書き、続けて手番の側、段階、行動、両方の盤上と手持ちの駒数を書いてください
cli-uci-no_option = 「{ $name }」という条件はありません
cli-uci-wrong_option = 「{ $value }」は、このゲームでは「{ $name }」の値になりません
cli-uci-removal = 先に駒を取り除かなければなりません（例：x{ $point }）
cli-uci-no_removal = ここで取り除ける駒はありません
cli-uci-no_command = 「{ $command }」という命令はありません

## What is measured

cli-tournament-pair = { $variant }：{ $first }対{ $second }：{ $result }、{ $time }秒
cli-tournament-result = { $games }点中{ $points }点、{ $percent }%（+{ $won } ={ $drawn } -{ $lost }）、{ $elo }
cli-tournament-elo = Elo { $elo }（{ $low }から{ $high }）
cli-tournament-elo_or_more = Elo { $low }以上
cli-tournament-elo_or_less = Elo { $high }以下
cli-tournament-lead = { $result }、1局平均{ $points } ± { $half }点の差
cli-tournament-accepted = { $first }は{ $second }より強く、その差はElo { $elo0 }ではなく{ $elo1 }以上です
cli-tournament-rejected = { $first }が{ $second }より強いとしても、その差はElo { $elo1 }ではなく{ $elo0 }以下です
cli-tournament-open = { $first }が{ $second }より強い差がElo { $elo0 }か{ $elo1 }かを判定するには、対局数が足りません
cli-tournament-sum = 合計
cli-tournament-percent = %
cli-bench-perft = { $variant }：perft { $depth }：{ $nodes }手順、{ $time }ミリ秒、毎秒{ $rate }
cli-bench-solved = { $variant }：完全解析、{ $time }ミリ秒、{ $bytes }バイト
cli-bench-hands = { $variant }：無作為に{ $all }ハンド、{ $time }ミリ秒、毎秒{ $rate }
cli-bench-search = { $variant }：{ $name }が{ $depth }手先まで探索、{ $nodes }局面、{ $time }ミリ秒、毎秒{ $rate }：{ $line }
cli-bench-nobody = { $variant }：コンピューター対局者はまだありません
cli-solve-solved = { $game }：{ $time }ミリ秒で解析しました
cli-solve-checked = { $game }：どの局面もその手と一致します。検査{ $time }ミリ秒、{ $bytes }バイト、展開{ $unpacked }ミリ秒
cli-solve-counts = 勝ち{ $won }、引き分け{ $drawn }、負け{ $lost }。最長は{ $longest }手：{ $example }
cli-solve-draughts = ドラフツ：盤上{ $n }枚：手番を区別せず{ $positions }局面、うち{ $both }局面は両方に駒があります。手番を区別すると{ $counts }
cli-solve-wdl-estimate = ドラフツ：盤上{ $n }枚：索引{ $indices }件。およそメモリー{ $memory } MB、{ $minutes }分、ファイル{ $size } MBが必要です
cli-solve-wdl = ドラフツ：盤上{ $n }枚：{ $positions }局面がその手から導かれます：勝ち{ $won }、引き分け{ $drawn }、負け{ $lost }。うち{ $again }局面はもう一度解析。{ $bytes }バイト
cli-solve-mill = { $game }：手番側{ $own }枚対相手側{ $other }枚：対称を除き{ $positions }局面。{ $counts }
cli-tune-round = 第{ $round }回：{ $games }局、{ $time }秒、先手の得点{ $points }。{ $positions }局面、K { $k }、検証用の対局での誤差は、手作業{ $by_hand }、調整後{ $tuned }、丸め後{ $rounded }。計{ $total }秒
cli-tune-numbers = 数値 { $numbers }
