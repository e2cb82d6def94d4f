## Saved matches and settings

record-unreadable = これは保存された対局ではありません（{ $line }行{ $column }文字目がJSONではありません）
record-something_else = これはJSONですが、保存された対局ではありません
record-broken_off = この保存された対局は途中で切れています
record-missing = この保存された対局は不完全で、「{ $part }」がありません
record-stray = これは保存された対局ではありません。「{ $part }」は対局の項目にありません
record-field = これは保存された対局ではありません。「{ $part }」には{ $form }が必要です
record-no_format = これは保存された対局ではありません（King’s Cofferに形式0を書いた版はありません）
record-too_new = この対局は、より新しい版のKing’s Cofferで保存されました（形式{ $format }。この版で読めるのは{ $newest }までです）
record-part-format = 数
record-part-variant = ゲームの名前
record-part-options = ゲームの条件とその値
record-part-seat_options = 席ごとの条件の一覧
record-part-seats = 対局者の一覧
record-part-faces = 肖像の名前の一覧
record-part-seed = 0以上の整数
record-part-position = ゲームの表記による局面
record-part-moves = ゲームの表記による手の一覧
record-part-ending = 対局の終わり方
record-part-clock = 持ち時間の分と秒
record-part-analysis = 検討盤の手順
record-part-source = 対局の元になった棋譜
save-unreadable = King’s Cofferが書いたものではありません
save-damaged = 壊れていました
save-newer = より新しい版のKing’s Cofferで保存された対局が{ $n }件あります。そのまま残してあります。
save-refused = 保存された対局を開けませんでした：{ $why }。「{ $file }」として残してあります。
saves-refused =
    { $n ->
        [1] 保存された対局{ $n }件を開けませんでした：{ $why }。「{ $file }」として残してあります。
       *[other] 保存された対局{ $n }件を開けませんでした。理由：{ $why }。「{ $file }」と、その隣のファイルに残してあります。
    }
files-refused =
    { $n ->
        [1] ファイル{ $n }件を読めませんでした：{ $what }。理由：{ $why }。「{ $file }」として残してあります。
       *[other] ファイル{ $n }件を読めませんでした：{ $what }。理由：{ $why }。「{ $file }」と、それに似た名前で残してあります。
    }
files-refused-settings = 設定
files-refused-progress = あなたの歩み
files-refused-matches = 保存された対局{ $n }件
library-refused = お気に入りとメモを読めませんでした：{ $why }。古いファイルは「{ $file }」として残してあります。
settings-partly = 読めなかった設定があり、初期設定に戻しました：{ $fields }。ほかは元のままです。
settings-last_setup = 前回の対局の準備
settings-last_drill = 「次は誰？」の難しさ
settings-refused = 設定を読めなかったので、初期設定を使います。古いファイルは「{ $file }」として残してあります。
progress-refused = あなたの歩みを読めませんでした：{ $why }。新しく始めます。古いファイルは「{ $file }」として残してあります。
progress-unreadable = 壊れていました
progress-newer = より新しい版のKing’s Cofferで書かれました（形式{ $format }）
progress-no_format = 形式が書かれていません

## Why a match cannot be set up or replayed

match-no_such_game = 「{ $name }」というゲームはありません
match-no_such_option = { $variant }に「{ $name }」という条件はありません
match-no_such_seat_option = { $variant }の席に「{ $name }」という条件はありません
match-seat_missing = 席{ $seat }はありません。この卓の席は{ $seats }つです
match-bad_value = 「{ $value }」は{ $name }の値になりません。使えるのは{ $allowed }です
match-position = 開始局面が認められません：{ $why }
match-move = { $n }手目「{ $text }」が認められません：{ $why }
match-seats = 対局者{ $given }人に対し、この卓の席は{ $wanted }つです
match-no_such_seat = 席{ $seat }は負けになりません。その席がありません
match-no_such_courtier = 席{ $seat }の廷臣の強さが{ $level }ですが、強さは1から5までです
match-no_such_face = その人物は席{ $seat }につけません
match-ending = そのような終わり方はありえません：{ $why }
match-ended_twice = { $n }手目で対局は終わっていて、その先はありません

## Computer players

players-no_level = 「{ $level }」という強さはありません。強さは1から5までです
players-no_courtier = 「{ $variant }」を遊ぶ廷臣はいません
players-unreadable = 読めませんでした：{ $why }
players-foreign = この版の重み、定跡書、終盤データベースではありません
players-foreign_weights = この版のドラフツの重みではありません
players-foreign_book = この版の定跡書ではありません
players-damaged_book = 定跡書が壊れています
players-draughts-foreign_tablebase = この版のドラフツの終盤データベースではありません
players-draughts-damaged_tablebase = ドラフツの終盤データベースが壊れています
players-mill-foreign_tablebase = この版のミルの終盤データベースではありません
players-mill-damaged_tablebase = ミルの終盤データベースが壊れています
players-no_knowledge = { $why }。廷臣たちはそれなしで対局します

## Folders and the browser’s storage

store-memory = このコンピューターには何も保存できません（{ $reason }）。遊べますが、ゲームを閉じると対局と設定は失われます。
store-unwritable = 今は何も保存できません（{ $reason }）。保存済みの対局と設定はありますが、これからの変更は、ゲームを閉じると失われます。
store-second = King’s Cofferはこのコンピューターですでに開いていて、保存されるのはそちらの対局だけです。ここでの対局は、閉じると失われます。
store-second-page = King’s Cofferは別のタブかウィンドウですでに開いていて、保存されるのはそちらの対局だけです。ここで遊ぶには、もう一方を閉じてこのページを読み込み直してください。それまでのここでの対局は失われます。
store-no_display = King’s Cofferにはウィンドウを開く画面が必要ですが、見つかりません。`coffer`なら端末で遊べます。
store-raised = King’s Cofferはすでに開いています。そのウィンドウを前に出します。
store-called = King’s Cofferはすでに開いていました。これがそのウィンドウです。
store-no_storage = ブラウザーがこのページに保存を許していません
store-import-unreadable = King’s Cofferから書き出したテキストではありません（{ $reason }）。何も変えていません。
store-import-newer = より新しい版のKing’s Cofferから書き出したテキストです（形式{ $format }）。何も変えていません。
store-import-long = 長すぎます
store-import-room = 読み込むテキストにはあと{ $size } kB必要ですが、ブラウザーにそれだけの空きがありません。何も変えていません。対局を削除すると空きができます。
store-import-damaged = 読み込んだテキストの中の「{ $name }」が壊れていたので、「{ $file }」として残しました。ここにあったものは元のままです。
store-vanished = 保存用のフォルダーがなくなっていました。分かっている内容はすべて、{ $place }に書き直しました。
store-merged = あなたの歩みの写しが{ $n }件、隣にありました。別のコンピューターのものかもしれません。減らすことなく、一つにまとめました。
store-no_folder = 入れるフォルダーがありません
store-bad_name = 「{ $name }」は保存するファイルの名前になりません。使えるのはaからzの文字と数字、その間の . _ - です。
store-not_text = ファイル「{ $name }」はテキストではありません。
store-too_large = ファイル「{ $name }」は大きすぎて、このゲームのものではありません。
store-too_many = 壊れた「{ $name }」の写しがすでに多すぎます。
store-read = 「{ $name }」を読めませんでした（{ $reason }）。
store-write = 「{ $name }」を書けませんでした（{ $reason }）。
store-full = 空きがないため、「{ $name }」を書けませんでした（{ $reason }）。
store-needs = { $size } kB必要です
store-unread = 「{ $name }」として保存されていたものを読めませんでした。「{ $file }」として残してあります。
store-dropped = ブラウザーに空きがなくなったので、最も古い対局{ $n }件を削除しました：{ $what }。残りは、設定の「テキストに書き出す」で手元に保存できます。
store-remove = 「{ $name }」を削除できませんでした（{ $reason }）。

## Crash reports

crash-written = 異常終了の報告を書き出しました：
crash-last = King’s Cofferは前回、異常終了しました。対局は無事です。報告は{ $file }にあります

## Links and opened texts

link-refused = リンクを開けませんでした：{ $why }。
link-not_unpacked = まだ箱の中にあるゲームへのリンクです。
open-refused = 開けませんでした：{ $why }。
open-empty = 開くテキストがありません。
open-long = 対局にしては長すぎます。
open-unknown = King’s Cofferで読めるリンク、局面、棋譜ではありません。
open-several = 次のどのゲームの対局とも読めます：{ $games }。どれなのかを先頭に書いてください。例：[Variant "{ $first }"]。
open-bundle = このテキストには、誰かの対局と設定が入っています。設定の「対局」から読み込めます。
link-option = 「{ $option }」は条件ではありません。条件は名前=値、または席.名前=値と書きます
link-torn = 途中で切れているか、書き換えられています

## Messages of the log, read by people who run the game in a terminal

log-index = 画像の目次「{ $name }」が壊れています（{ $why }）。それなしで続けます。
log-pictures = 読み込めない画像があります。それなしで続けます。フォルダー「assets」はプログラムの隣にありますか。
log-sheet = 画像「{ $name }」を読み込めないので、簡素に描きます。
log-sprite = この盤の画像に「{ $name }」がないので、表示しません。
log-sounds = 読み込めない音があります。それなしで続けます。
log-font = フォント「{ $name }」はTrueTypeやOpenTypeのファイルではありません。

notice-close = 閉じる
