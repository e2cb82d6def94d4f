## The game, and what is on every screen

app-name = King’s Coffer
back = 戻る
prompt-choose = 選ぶ
prompt-press = 決定
prompt-change = 変更
prompt-back = 戻る
prompt-table = 卓へ
prompt-tabs = タブ
prompt-rules = ルール

## The families

family-draughts = ドラフツ
family-mill = ミル
family-queens_guard = クイーンズ・ガード
family-six_wives = 六人の王妃
family-six_of_viii = シックス・オブ・エイト
family-cromwell = クロムウェル

## People and seats

courtier-will = ウィル・サマーズ
courtier-will-short = サマーズ
courtier-will-manner = 笑いを取りにいく
courtier-kath = キャサリン
courtier-kath-short = キャサリン
courtier-kath-manner = やさしく、手早く
courtier-bran = チャールズ・ブランドン
courtier-bran-short = ブランドン
courtier-bran-manner = 攻めて、取る
courtier-more = トマス・モア
courtier-more-short = モア
courtier-more-manner = 深く、正々堂々と
courtier-crom = トマス・クロムウェル
courtier-crom-short = クロムウェル
courtier-crom-manner = 何ひとつ渡さない
courtier-jane = ジェーン・フール
courtier-jane-short = ジェーン
courtier-jane-manner = 気の向くままに
courtier-patch = パッチ
courtier-patch-short = パッチ
courtier-patch-manner = 自分の失敗に大笑い
courtier-basset = アン・バセット
courtier-basset-short = アン
courtier-basset-manner = 駒を散らさない
courtier-douglas = マーガレット・ダグラス
courtier-douglas-short = マーガレット
courtier-douglas-manner = 目の届くものは守る
courtier-wyatt = トマス・ワイアット
courtier-wyatt-short = ワイアット
courtier-wyatt-manner = 好機を逃さない
courtier-bryan = フランシス・ブライアン
courtier-bryan-short = ブライアン
courtier-bryan-manner = まず交換、話は後
courtier-holbein = ハンス・ホルバイン
courtier-holbein-short = ホルバイン
courtier-holbein-manner = よく眺め、見落とさない
courtier-erasmus = エラスムス
courtier-erasmus-short = エラスムス
courtier-erasmus-manner = 両方の言い分を量る
courtier-wolsey = トマス・ウルジー
courtier-wolsey-short = ウルジー
courtier-wolsey-manner = はるか先まで企てる
courtier-gardiner = スティーヴン・ガーディナー
courtier-gardiner-short = ガーディナー
courtier-gardiner-manner = どんな隙もとがめる
rating-about = レーティング約{ $n }
rating-short = 約{ $n }
rating-with = { $words }、レーティング約{ $n }
person-you = あなた
person-you-within = あなた
person-friend = 友人
person-guest = ゲスト
effort-gentle = やさしく
effort-usual = いつもどおり
effort-earnest = 本気で
effort-with = { $words }、{ $effort }
courtier-plays_gently = やさしく相手をする
courtier-plays_in_earnest = 本気で相手をする
person-chance = 運命の女神
person-chance-short = 女神
seat = 席{ $n }
name-numbered = { $name } { $numeral }
person-seat-0 = トマス
person-seat-1 = アン
person-seat-2 = ヘンリー
person-seat-3 = ジェーン
person-seat-4 = メアリー
person-seat-5 = エドワード
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = パートナー
person-at-left = 左隣の人
person-at-right = 右隣の人
person-at-opposite = 正面の人
person-at-far_left = 左奥の人
person-at-far_right = 右奥の人
person-at-partner-short = パートナー
person-at-left-short = 左隣
person-at-right-short = 右隣
person-at-opposite-short = 正面
person-at-far_left-short = 左奥
person-at-far_right-short = 右奥

## Numbers and lists

count-2 = 2
count-3 = 3
count-4 = 4
count-5 = 5
count-6 = 6
count-7 = 7
count-8 = 8
count-9 = 9
count-10 = 10
count-11 = 11
count-12 = 12
list-and = { $list }、{ $last }
# Between the parts of a list, between lists, and between sentences.
list-comma = 、
list-semicolon = ；
sentence-gap = { "" }
sentence-stop = { $text }。
sentence-two = { $first }。{ $second }
side-with_name = { $side }（{ $name }）
in-moves = { $moves }手で
within-moves = { $moves }手以内に

## Dates

date = { $month }{ $day }日
date-year = { $year }年{ $month }{ $day }日
when-today = 今日の{ $time }
when-yesterday = 昨日の{ $time }
when-date = { $date }の{ $time }
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
