## ゲストを迎える卓：それぞれが自分の端末で

guests-lobby = ゲストを迎える卓
guests-lobby-note = { $game }。遊ぶ人にリンクを送ってください。すべての席が埋まると対局が始まります。
guests-lobby-begun = { $game }。リンクをもう一度開くと、自分の席に戻れます。
guests-link = ゲストへのリンク
guests-link-soon = リンクを用意しています…
guests-copy = リンクをコピー
guests-copy_onlookers = 観戦用リンク
guests-leave = 卓を離れる
guests-name = あなたの名前
guests-name-hint = あなたの名前
guests-free = ゲストを待つ
guests-put_out = 退席させる
guests-courtier = 廷臣に任せる
guests-seat_free = 空席
guests-waits = ゲストを待っています
guests-here = 着席しています
guests-away = 席を外しています
guests-yours = あなたの席
guests-sit = ここに座る
guests-stand = 席を立つ
guests-taken = この席はたった今ほかの人が取りました。
guests-onlookers =
    { $n ->
       *[other] { $n }人が観戦しています。
    }
guests-failed = 卓を用意することも見つけることもできません：{ $why }
guests-impossible = ここではゲストを迎える卓を使えません。
guests-visit = よその卓
guests-visit-looking = 卓を探しています…
guests-visit-away = { $game }。主人が席を外しています。卓はそのまま待ち、また探します。
guests-visit-onlooker = { $game }。対局が始まると観戦できます。
guests-visit-waits = { $game }。すべての席が埋まると対局が始まります。
guests-visit-choose = { $game }。席を選んでください。
guests-gone-no_table = この卓はもうありません。
guests-gone-put_out = 主人があなたの席をほかの人に譲りました。
guests-gone-elsewhere = この卓は、この端末の別のウィンドウで開かれています。
guests-gone-version = 主人のゲームは別のバージョンです。
guests-gone-newer = 主人のゲームのほうが新しいバージョンです。ここに座るには、それをインストールしてください。
guests-gone-older = 主人のゲームのほうが古いバージョンです。あなたと同じものを入れるよう頼んでください。
guests-gone-full = この卓には人が多すぎます。
guests-gone-over = 主人が卓を片づけました。
guests-unreadable = 主人の対局をここでは追えません。このバージョンのルールに合わないためです。
guests-is_away = { $name }が席を外しました。席は取ってあります。
guests-host_away = 主人が席を外しました。何も失われません。卓をまた探します。
guests-not_now = 今はできません。
guests-asked = ほかの人に聞いています。
guests-declined = ほかの人はこのまま続けることを望んでいます。
