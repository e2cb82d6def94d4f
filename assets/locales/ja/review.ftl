## The review

review-better = より良い手は{ $move }でした。{ $why }
review-title = 検討
review-replay = 再生
review-annulled = 無効
review-beginning = 開始局面
review-close = 閉じる
review-progress = { $all }局面中{ $n }局面を調べました
review-bar = 対局の中の位置
review-place = { $all }手中{ $n }手目
review-graph = 形勢：押した所へ移ります
review-play = 再生
review-pause = 一時停止
review-speed = 速さ：{ $name }
review-inaccuracy = 緩手
review-mistake = 疑問手
review-blunder = 悪手
review-turn = 勝負の分かれ目
review-note = ファイルの注釈
review-and_turn = { $what }、勝負の分かれ目
review-waiting = 大事な手をまだ探しています。
review-nothing = どちらにも、ミスと呼ぶほどの手はありませんでした。
review-racer = { $name }：{ $moves }
review-to_go =
    { $n ->
        [0] すべての目標を達成
       *[other] あと{ $n }手
    }
review-next = 次：{ $move }、{ $what }

## What a bad move did

mistake-loses_game = { in-moves }負けになります。
mistake-loses_game_now = すぐに負けます。
mistake-loses_game_surely = 負けになります。
mistake-misses_win = 勝ちを逃しました。
mistake-misses_win_in = { in-moves }勝てたのを逃しました。
mistake-shot = 捨て駒の手筋を見落とし、{ in-moves }{ $what }を失います。
mistake-loses = { $what }を失います。
mistake-loses_in = { in-moves }{ $what }を失います。
mistake-misses = { $what }を得る機会を逃しました。
mistake-misses_in = { in-moves }{ $what }を得る機会を逃しました。
mistake-misses_ridding = { $what }を手放す道を逃しました。
mistake-misses_ridding_in = { in-moves }{ $what }を手放す道を逃しました。
mistake-must_take = { $what }を取らされます。
mistake-must_take_in = { within-moves }{ $what }を取らされます。
mistake-trap = わなにはまり、{ $what }を取らされます。
mistake-trap_in = わなにはまり、{ within-moves }{ $what }を取らされます。
mistake-lets_crown = 相手の駒を成らせました。
mistake-lets_crown_in = { in-moves }相手の駒に成られます。
mistake-hastens = いずれにせよ負けですが、{ $moves }手早まりました。
mistake-gives_ground = 少し形勢を損ねました。
