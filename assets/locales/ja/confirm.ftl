## Questions

confirm-resign = 投了しますか。
confirm-resign-detail = { $name }の勝ちとなり、対局は終わります。
confirm-resign-yes = 投了
confirm-resign-no = 続ける
confirm-delete = この対局を削除しますか。
confirm-delete-detail = { $name }。元には戻せません。
confirm-delete-yes = 削除
confirm-delete-no = 残す
confirm-resign-detail-you = あなたの勝ちとなり、対局は終わります。
confirm-draw = 引き分けを提案しますか。
confirm-draw-detail = { $name }は応じることも、続けることもできます。それまで対局は続きます。
confirm-draw-yes = 提案する
confirm-draw-no = 続ける
confirm-offered = 引き分けを提案されました
confirm-offered-detail = { $name }から引き分けの提案です。応じると対局は終わり、勝者はありません。
confirm-offered-yes = 応じる
confirm-offered-no = 続ける
confirm-undo_asked = 直前の手番を取り消しますか。
confirm-undo_asked-detail = { $name }が直前の手番を取り消したいと言っています。
confirm-undo_asked-yes = 認める
confirm-undo_asked-no = 続ける
confirm-rematch_asked = もう一局始めますか。
confirm-rematch_asked-detail = { $name }が、席を替えてもう一局始めたいと言っています。
confirm-rematch_asked-yes = もう一局
confirm-rematch_asked-no = 今はやめる
confirm-resign-played_on = あなたの負けとなります。廷臣があなたの席で続けるのを見ることも、すぐに終えることもできます。
confirm-resign-watch = 投了して見る
confirm-resign-at_once = 投了して結果へ
confirm-resign-played_on-people = ほかの人は続けます。あなたの席には廷臣がつきます。

## What becomes of a match that is left

left-kept = { $name }の対局は残ります。タイトル画面の「続ける」で再開できます。
left-full = 途中の対局はもう10局ありました。最も古い1局は、対局の一覧の最後に回りました。
left-waits = 対局はこのまま待っています。手ほどきを出ると、ここへ戻ります。
