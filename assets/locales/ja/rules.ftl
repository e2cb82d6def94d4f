## The rules, page by page

rules-title = ルール
rules-turn = ページをめくる
rules-search = 検索
rules-search-label = ルールを検索
rules-search-hint = 検索
rules-found = { $n }ページ見つかりました
rules-found-none = 見つかりません
rules-leaf = { $all }ページ中{ $n }ページ
rules-heading = { $n }. { $title }
rules-contents = 目次
rules-previous = 前のページ
rules-next = 次のページ
rules-lesson = 遊んで覚える
rules-moment = 今の場面のルール
