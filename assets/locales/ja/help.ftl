## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = ウィンドウのないKing’s Coffer：ゲームを遊び、表示し、再現し、計測します
help-coffer-examples =
    例：
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = ゲームの種類
help-any-options = 種類ごとの条件（例：huff=on）。一覧は`coffer games`で見られます
help-any-seat_options = 一つの席の条件（例：2:variant=cocktail）。席は手番の順に1から数えます
help-any-position = ゲームの表記による最初の局面（例：W:W18,26:B7,K12）
help-any-nodes = 対局者自身の制限の代わりに、1手ごとに探索する局面数。毎回同じ手になります
help-any-ms = 対局者自身の制限の代わりに、1手ごとのミリ秒数
help-any-threads = 使うスレッドの数。いくつでも結果は同じです
help-options = 種類ごとの条件（最初が初期値）：

## The commands

help-games = すべての種類を、席、強さ、条件とともに一覧にします
help-games-json = プログラム向けにJSONで出力
help-perft = 決まった長さの手順の数を数えます
help-perft-depth = 手数
help-perft-divide = 最初の手ごとに分けて数える
help-perft-examples =
    例：
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = 端末で遊びます。またはコンピューターどうしで対局させ、1局ごとにJSONを1行出力します
help-play-seats = 席ごとの対局者：1から5の強さ、`random`、`greedy`（自分の手だけを見る）、`child`（ゲームを覚えたばかり）、`me`。席のほうが多ければ、コンピューターの対局者を順に繰り返します［初期値：端末では`me`対強さ3、それ以外では`random`］
help-play-level = 席の強さ。--seatsを参照
help-play-games = 対局数
help-play-seed = 最初の対局の乱数の種。次の対局からは1ずつ足します［初期値：0、自分で遊ぶときは毎回新しい値］
help-play-save = 各対局のJSONの行を、このファイルにも書き足す
help-play-examples =
    強さ：
      1 { courtier-will }、2 { courtier-kath }、3 { courtier-bran }、4 { courtier-more }、5 { courtier-crom }

    例：
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = ほかの機器のゲストを招く卓を用意します：リンクを表示し、席がすべて埋まるのを待って対局します
help-host-seats = 席ごとの対局者：`me`、`guest`、1から5の強さ、または`random`。書かれていない席はゲストです［初期値：`me`、残りはゲスト］
help-host-name = ゲストに見えるあなたの名前
help-host-port = ゲストが入ってくるUDPポート。0なら空いているもの
help-host-relay = このコンピューターに直接つながらないゲストのための中継サーバー。例：https://relay.example
help-host-seed = 偶然と廷臣の乱数の種［初期値：毎回新しい値］
help-host-at_once = 手札が伏せられているゲームでも、コンピューターの手を見つかりしだい見せます。考えた時間がゲストにわかります
help-host-keep = 卓を残しておくファイル（例：table.json）。プログラムが終わったあと、同じコマンドで同じリンクの卓をもう一度用意します。このファイルがあれば、どの席にも着けます
help-host-json = 出来事と要求をJSONの行で（プログラム向け）
help-host-examples =
    例：
      coffer host draughts --name Anne
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = リンクの卓に参加します：席に着いて対局するか、観戦します
help-join-link = リンク、またはリンクを含むメッセージ
help-join-name = ほかの人に見えるあなたの名前
help-join-seat = 最初の空席の代わりに着く席。1から数えます
help-join-relay = リンクにあるものの代わりに使う中継サーバー
help-join-device = 前回の機器の番号。16進数32桁で、その席に戻ります［初期値：毎回新しい番号］
help-join-json = 出来事と要求をJSONの行で（プログラム向け）
help-join-examples =
    例：
      coffer join table=アドレス.合い言葉 --name Ben
      coffer join table=アドレス.合い言葉 --seat 2 --json
help-tournament = コンピューターどうしで総当たり戦をさせ、どの序盤も先後を入れ替えて対局し、成績表を出力します。最後の行はJSONです
help-tournament-levels = 対局者：1から5の強さ、`greedy`（自分の手だけを見る）、`child`（ゲームを覚えたばかり）、`random`。`5/book=off/depth=9`は強さに変更を加えたものです。クロムウェルでは`taker`（公開できるカードとだけ交換する）と`ender`（先に立つと断る）、シックス・オブ・エイトでは`miser`（できるだけ低いカードでトリックを取る）、六人の王妃では`racer`（自分の目標へ最短で進む）も
help-tournament-games = 1組ごとの対局数（省略すると100）。どの序盤も2回ずつ指します
help-tournament-random = 対局の初めに指す無作為な手の数（カードを配って始まるゲームを除く）
help-tournament-sprt = 2人の対局者を、後に書いたほうの強さの差がelo0かelo1か明らかになるまで対局させる（誤り率5%の逐次確率比検定）
help-tournament-elo0 = 十分とはいえないEloの差
help-tournament-elo1 = 十分といえるEloの差
help-tournament-lines = 検定の序盤を一つずつこのファイルに書き、同じ検定をもう一度行うときはそこから続ける
help-tournament-nodes = 対局者自身の制限のほうが低くなければ、1手ごとに探索する局面数
help-tournament-ms = 対局者自身の時間の代わりに、1手ごとのミリ秒数。結果は毎回異なります
help-tournament-seed = 序盤と偶然の乱数の種
help-tournament-alone = 各組の後の対局者を1人だけ、すべての席に順に座らせ、残りの席には前の対局者を座らせる
help-tournament-neighbours = 一覧で隣り合う対局者どうしだけを対局させる
help-tournament-examples =
    例：
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = ルールの計数と対局者の探索の速さを測ります。最後の行はJSONです
help-bench-variant = ゲームの種類。省略するとすべて
help-bench-ms = 探索の時間（ミリ秒）
help-solve = 種類のうち解けるものを解き、局面ごとに検証します。最後の行はJSONです
help-solve-write = 圧縮した終盤データベースをこのファイルに書く。6枚のものは、指定がなければ保存フォルダーに入ります
help-solve-pieces = 5か6なら、その駒数のドラフツの終盤データベース（手数なしの勝敗）。中断した作業は続きから再開します
help-solve-check = 解かずに、このファイルの終盤データベースを検証する
help-positions = プログラムどうしの対局の局面を、ネットワークの学習用に書き出します。最後の行はJSONです
help-positions-games = 最大の対局数
help-positions-seconds = この秒数を過ぎたら、次の対局を始めない
help-positions-nodes = 1手ごとに探索する局面数
help-positions-near = 対局の各局面の近くの局面もこの数だけ書く。1〜4手の乱数の手の先で、探索は4分の1、結果はなし
help-positions-seed = 対局の乱数の種。種が違えば対局も違います
help-positions-weights = 内蔵のものの代わりに使う重みやネットワーク
help-positions-write = 局面をこのファイルに書く
help-tune = 評価の重みを、そのために指した対局によって調整します
help-tune-games = 1回ごとの対局数
help-tune-nodes = 1手ごとに探索する局面数
help-tune-rounds = 繰り返しの回数。1回目は手作業の重みを、その後は前の回の重みを使います
help-tune-seed = 対局の乱数の種
help-tune-write = 重みをこのファイルに書く
help-book = 深い探索によって定跡書を育てます。最後の行はJSONです
help-book-positions = 局面の数
help-book-nodes = 局面の手ごとに探索する局面数
help-book-leaf_nodes = 定跡書の各手順の終わりで改めて探索する局面数。省くと探索しない
help-book-write = 定跡書をこのファイルに書く
help-puzzles = コンピューターどうしの対局から問題を探します。最後の行はJSONです
help-puzzles-games = 対局数
help-puzzles-seed = 最初の対局の乱数の種。次の対局からは1ずつ足します
help-puzzles-keep = 難しさごとに残す問題の最大数
help-puzzles-from = このファイルの問題から始め、難しさと主題を決め直す
help-puzzles-write = 問題をこのファイルに書く
help-ratings = 標準入力から読んだ総当たり戦の最後の行から、強さごとのレーティングを計算します。各強さは一つ下の強さと、最初の強さは`child`と対局したものとします
help-ratings-examples =
    例：
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = PDNやミルのプログラムの対局、自作の手ほどきや問題のファイルを調べ、誤りまたは内容を出力します
help-check-files = ファイル、それらの入ったフォルダー、または標準入力を表す`-`
help-check-examples =
    例：
      coffer check my_puzzles.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = 対局を再現してすべての手を調べ、1局ごとに結果をJSONで1行出力します
help-replay-file = 記録、`coffer play`の行、PDN、ミルのプログラムの棋譜、リンク、コードのどれかの入ったファイル。`-`は標準入力です
help-replay-game = ファイルの中の、1から数えてこの対局だけ
help-replay-board = 各対局の最後の局面を、行の前に描く
help-replay-variant = 複数の種類として読めるミルの棋譜のゲーム
help-picture = 局面をPNG、対局を動くGIFの画像にします
help-picture-what = 局面、記録、PDNの対局、ミルのプログラムの棋譜、リンク、コード、またはそのファイル、または標準入力を表す`-`
help-picture-out = 書き出す画像。.png（最後の局面）か.gif（対局全体）で終わるファイル
help-picture-game = いくつもの対局があるファイルの、1から数えてこの対局
help-picture-seat = 1から数えてこの席から見た卓
help-picture-after = 対局の初めからこの手数だけ
help-picture-variant = 複数の種類として読めるミルの棋譜のゲーム
help-picture-width = 画像の幅 ［初期値：1000、GIFでは640］
help-picture-delay = GIFの1局面を表示する長さ
help-picture-examples =
    例：
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = 局面、記録、PDNの対局、ミルのプログラムの棋譜、リンク、コードを描きます
help-show-what = そのテキスト自体、一つ以上のファイル、または標準入力を表す`-`
help-show-game = ファイルの中の、1から数えてこの対局だけ
help-show-seat = 観戦者としてではなく、1から数えてこの席から見た卓を描く
help-show-after = 最後の手の後ではなく、この手数の後を描く
help-show-memory = クロムウェルで、それぞれの廷臣が知っている王位継承の順序も書く
help-show-variant = 複数の種類として読めるミルの棋譜のゲーム
help-show-examples =
    例：
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = ほかのプログラムと対局します：標準入出力にJSONの行
help-serve-examples =
    短いやりとりの例。相手のプログラムの言葉は字下げし、`…`はここで省いた部分です：
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = ドラフツや負けドラフツで、ほかのプログラムと対局します：標準入出力にHubプロトコル
help-hub-examples =
    短いやりとりの例。相手側の言葉は字下げし、`…`はここで省いた部分です：
          hub
      id name="King's Coffer" …
      …
      wait
          set-param name=book value=false
          init
      ready
          pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18"
          level depth=6
          go think
      …
      done move=15x22x18 ponder=…
help-uci = ミルの各ゲームで、ほかのプログラムと対局します：標準入出力に、Sanmillの使うUCI風のプロトコル
help-uci-examples =
    短いやりとりの例。相手側の言葉は字下げし、`…`はここで省いた部分です：
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = シェルの補完スクリプトを出力します
help-completions-shell = シェル
help-completions-examples =
    例：
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = 先生用のシートをHTMLで出力します：すべての人物の順、短いルール、リンクを作る欄
help-sheet-family = ゲームの系統（例：cromwell）
help-sheet-examples =
    例：
      coffer sheet cromwell > teachers.html

help-man = マニュアルページを出力します
help-man-command = この命令のページ（例：play）
help-man-examples =
    例：
      coffer man > ~/.local/share/man/man1/coffer.1
