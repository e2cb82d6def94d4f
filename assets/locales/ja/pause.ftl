## The menu of the table

pause-title = 一時停止
pause-guests = この卓のゲスト
pause-link = この対局へのリンク
pause-resume = 再開
pause-restart = 最初から
pause-settings = 設定
pause-draw = 引き分けの提案
pause-resign = 投了
pause-leave = タイトルへ
pause-line = { $game }、相手は{ $name }、{ $n }手目
pause-rules = ルール
pause-pdn = PDNでコピー
pause-record = 棋譜をコピー
pause-picture = 画像として保存
pause-open = 対局を開く
pause-round = { $game }：{ $names }
