## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = { $name }の前は誰でしたか。
quiz-after = { $name }の次は誰でしたか。
quiz-dated = { $name }、{ $dates }

## The sheet for teachers

sheet-language = ja
sheet-how = 遊び方
sheet-form = クラスのための対局
sheet-note = 条件を選び、このリンクをクラスに配ってください。開くと、その条件でコンピューターとの新しい対局が始まります。インストールした版では「対局を開く」にリンクを貼り付けます。
sheet-game = ゲーム
sheet-copy = リンクをコピー
sheet-copied = コピーしました
sheet-print = このシートを印刷
sheet-opened = 先生用のシートを{ $place }に書き出しました。ブラウザーで開いて印刷してください。
