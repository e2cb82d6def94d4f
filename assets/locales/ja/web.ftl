## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = 宝箱を開けています…
web-opening-percent = 宝箱を開けています…{ $percent }%
web-opening-megabytes = 宝箱を開けています…{ $megabytes } MB
web-opened = ろうそくをともしています…

## Screen readers

web-mirror = すべての操作と場所を読み上げられるようにする

## Dialogs

web-copied = コピーしました
web-not_copied = ブラウザーがコピーを許しませんでした。選択されたテキストを、ご自分でコピーしてください。
web-share = 共有…
web-choose_file = ファイルを選択…
web-no_text = まだテキストがありません。
web-file_too_large = 対局にしてはファイルが大きすぎます。
web-file_read = 「{ $file }」の内容です。
web-file_unreadable = このファイルは読めませんでした。

## When the game cannot go on

web-trouble = 宝箱が開かなくなりました
web-trouble-broken = ゲームに問題が起き、続けられません。
web-trouble-memory = ブラウザーにゲームのためのメモリーが残っていません。ほかのページを閉じると直るかもしれません。
web-trouble-fetch = ゲームの一部を読み込めませんでした。接続が切れたのかもしれません。
web-trouble-webgl = このブラウザーではゲームを描けません。必要なWebGL 2がないか、切られています。別のブラウザーか、より新しい版をお試しください。
web-trouble-context = ページがこの機器のグラフィックスを使えなくなりました。長いスリープの後や、メモリーが足りないときに起こります。
web-trouble-start = このブラウザーではゲームを始められませんでした。
web-trouble-kept = 対局はブラウザーに残っています。ページを読み込み直して、「続ける」を選んでください。
web-trouble-nothing_lost = 何も失われていません。始めた対局はブラウザーに残っています。
web-trouble-report = 直す人のために、起きたことを記します：
web-trouble-reload = ページを読み込み直す
web-trouble-copy = 報告をコピー
web-report-first = King’s Coffer：{ $what }
web-report-then = 続いて：{ $what }
web-report-browser = ブラウザー：{ $browser }
web-report-window = ウィンドウ：{ $width }×{ $height }、ピクセル比{ $ratio }
web-report-match = 対局：{ $record }
web-report-no_match = 対局：なし
web-report-no_context = WebGL2のコンテキストを作れませんでした。
web-report-lost_context = WebGLのコンテキストが失われました。
