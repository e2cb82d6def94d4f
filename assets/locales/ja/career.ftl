## Career: seals and achievements

career-title = 宮廷での歩み
career-open-note = あなたの歩み：宝箱の{ $percent }%を開けました
career-explored = 宝箱の{ $percent }%を開けました
career-explored-note = { $all }のうち{ $done }：すべてのゲーム、手ほどき、印章、実績
career-seals = 印章
career-seals-note = 同じ系統のゲームのどれかで廷臣に勝つと、その廷臣の印章がもらえます。ここで始めた対局で、ヒントも待ったも使わず、最初からやり直さずに勝つ必要があります。
career-seal-won = { $name }：印章を手に入れました
career-seal-open = { $name }：印章はまだです
career-achievements = 実績、{ $all }のうち{ $done }
career-achievement-part = { $task }（{ $all }のうち{ $done }）
career-achievement-day = { $date }に達成
career-new = 新たな歩み：{ $names }。

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = ふたが開く
achievement-first_match-task = 1局を終える。
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = 1541年、議会は職人や徒弟や召使に、バックギャモン類の盤遊び、カード、さいころ、ボウルズ、テニスを禁じました。許されたのは、クリスマスに主人の家で遊ぶときだけでした。

achievement-six_families = 祝宴長官
achievement-six_families-task = 六つの系統すべてで1局を終える。
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = 宮廷の芝居や仮面劇は祝宴長官の仕事でした。この職に初めて終身で就いたのはサー・トマス・カワーデンで、1545年からのことです。

achievement-first_lesson = ホーンブック
achievement-first_lesson-task = 手ほどきを一つ終える。
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = 若きヘンリー王子の教師は、詩人のジョン・スケルトンでした。彼は後に、王につづりを教えたのは自分だと自慢しています。

achievement-six_lessons = 学校の先生
achievement-six_lessons-task = 手ほどきを6つ終える。
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = ロジャー・アスカムは王女エリザベスにギリシャ語とラテン語を教えました。たたかずに教えることを説いた著書『教師論』は、没後2年の1570年に刊行されました。

achievement-first_puzzle = ユートピアの楽しみ
achievement-first_puzzle-task = 問題を一つ解く。
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = トマス・モアの『ユートピア』の人々は、さいころ遊びをしません。あるのはチェスに似た二つの遊びで、一つは数が数を取り、もう一つは悪徳と美徳が戦います。

achievement-puzzle_families = 哲学者の遊び
achievement-puzzle_families-task = 四つの系統で問題を解く。
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = 1563年、ロンドンの印刷屋が「哲学者の遊び」の本を売り出しました。駒が計算によって駒を取るチェスです。

achievement-hardest = 横から見れば
achievement-hardest-task = 最も難しい問題を一つ解く。
# Source: National Gallery, London, NG1314.
achievement-hardest-story = ハンス・ホルバインは1533年の『大使たち』に、引き伸ばした頭蓋骨を描きました。絵の横から見なければ、それと分かりません。

achievement-themes = 船大工の盤
achievement-themes-task = 8種類の主題の問題を解く。
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = 1545年に軍艦メアリー・ローズが沈んだとき、船大工の部屋にはバックギャモンに似た遊びの盤がありました。引き揚げられたのは、4世紀以上も後のことです。

achievement-daily = 王の時計
achievement-daily-task = 今日の問題を3日続けて解く。
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = ヘンリーが1540年にハンプトン・コートに取り付けさせた天文時計は、時刻と月と黄道の星座、そしてロンドン橋の満潮の時刻を示します。

achievement-people = 金襴の陣
achievement-people-task = 人どうしの対局を1局終える。
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = 1520年の金襴の陣で、ヘンリー王はフランソワ王にレスリングを挑み、投げ飛ばされました。イングランド側の記録は、そのことに触れていません。

achievement-somers = 道化の印章
achievement-somers-task = ウィル・サマーズに勝つ。
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = 1545年ごろの絵に、ヘンリー王とその家族が描かれています。右のアーチの下に立つのがウィル・サマーズ。背中には猿が乗っています。

achievement-katherine = 侍女の印章
achievement-katherine-task = キャサリンに勝つ。
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = アン・ブーリン、ジェーン・シーモア、キャサリン・ハワードは、ヘンリーの王妃となる前は、みな王妃に仕える身でした。

achievement-brandon = 公爵の印章
achievement-brandon-task = チャールズ・ブランドンに勝つ。
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = 1515年、チャールズ・ブランドンは、夫を亡くした王の妹メアリーを迎えにパリへ遣わされ、その地でひそかに彼女と結婚しました。王は激怒し、罰金を取って、友を許しました。

achievement-more = 学者の印章
achievement-more-task = トマス・モアに勝つ。
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = ホルバインは1527年にトマス・モアを、数年後にトマス・クロムウェルを描きました。今はニューヨークで、一つの暖炉の左右に並んで掛かっています。

achievement-cromwell = 大臣の印章
achievement-cromwell-task = トマス・クロムウェルに勝つ。
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = トマス・クロムウェルは1540年7月28日に斬首されました。王はその同じ日に、キャサリン・ハワードと結婚しました。

achievement-ten_seals = 国璽
achievement-ten_seals-task = 印章を10個集める。
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = イングランドの国璽を預かるのは大法官でした。トマス・モアがそれを返したのは1532年5月16日、聖職者たちが王に屈した翌日のことです。

achievement-all_seals = 王璽
achievement-all_seals-task = 30個の印章をすべて集める。
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = 1536年7月、アン・ブーリンの父が職を退かされ、トマス・クロムウェルが王璽尚書となりました。
