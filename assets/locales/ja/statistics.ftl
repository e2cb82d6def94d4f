## Statistics

statistics-title = 成績
statistics-played = 対局
statistics-won = 勝ち
statistics-drawn = 引き分け
statistics-lost = 負け
statistics-run = 最多連勝
statistics-fewest = 最短手数
statistics-all = 合計
statistics-row = { $played }局、{ $won }勝{ $lost }敗{ $drawn }分け
statistics-row-fewest = { $played }局、{ $won }勝{ $lost }敗{ $drawn }分け、最多連勝{ $run }、最短{ $fewest }手
statistics-row-none = まだ対局なし
statistics-row-rated = レーティング約{ $n }、{ $row }
statistics-say = { $name }：{ $played }局、{ $won }勝{ $lost }敗{ $drawn }分け。
statistics-say-fewest = { $name }：{ $played }局、{ $won }勝{ $lost }敗{ $drawn }分け、最多連勝{ $run }、最短{ $fewest }手。
statistics-say-none = { $name }：まだ対局なし。
statistics-people = 一つの卓の人どうし：{ $played }局、{ $sides }、引き分け{ $drawn }。
statistics-people-side = { $side }{ $n }勝
statistics-rating = 二人対局でのあなたのレーティング：{ $n }（誤差{ $error }）。
statistics-time = 対局時間：{ $time }。
statistics-minutes = { $m }分
statistics-hours = { $h }時間{ $m }分
statistics-choices = { $name }：{ $choices }。
statistics-choice = { $choice }（{ $played }局中{ $won }勝）
statistics-learned = 王位継承の系譜：{ $learned }、{ $asked }問中{ $right }問正解、1回の最高{ $best }問。
