## The gallery of a line of people

line-learned-note = { $n } of { $all } learned
line-learned = learned: named right three times
line-veiled = still veiled: play, or be asked
line-between = Between { $first } and { $second }
line-first = The first of all, before { $name }
line-last = The last of all, after { $name }
line-named = named right { $n } of { $all } times
line-never_asked = not yet asked for
line-ask = Ask me
line-close = Close
line-to-before = Before: { $name }
line-to-after = After: { $name }
line-wrong = { $name } named { $first }. These are the neighbours of { $second }.
line-wrong-you = You named { $first }. These are the neighbours of { $second }.
line-neighbours = In the line: { $names }.

## For teachers

line-teachers = For teachers
line-sheet = A sheet to print
line-teachers-1 = The gallery shows every monarch of the line, house by house. A picture is unveiled once the monarch has been named right three times, the last time included. It is veiled again after a wrong answer, until the next right one.
line-teachers-2 = “Who came next?” asks for five minutes who came before or after a monarch. Whoever was named wrong is asked for again soon, whoever is known only after days: five minutes a day teach more than an hour once a week.
line-teachers-3 = There are three grades: three names with their years, four names, or six. The clock stands still while an answer is read, so there is time to look at the neighbours and their reigns.
line-teachers-4 = The question of the day is the same for everybody. It makes a good beginning to a lesson: ask it aloud, let the class decide, and let the game say who was right.
line-teachers-5 = The basic game of Cromwell needs no knowledge at the start and rewards it more with each round. The advanced game asks before every trade; after a wrong answer everybody at the table is shown the right neighbours.
line-teachers-6 = Names and years follow the common list of the monarchs of England from 1066. What has been learned is kept on this machine alone, and can be carried to another with the settings’ export.

## The drill

drill-title = Who came next?
drill-about = Five minutes of questions about who came before and who came after. Whoever you do not know yet is asked for first.
drill-grade = Difficulty
drill-grade-easy = 3 names
drill-grade-usual = 4 names
drill-grade-hard = 6 names
drill-grade-easy-note = Three names to choose from, with their years.
drill-grade-usual-note = Four names to choose from.
drill-grade-hard-note = Six names to choose from.
drill-start = Begin
drill-stop = Stop
drill-next = Go on
drill-again = Once more
drill-right = Right: { $name }.
drill-wrong = No, it was { $name }.
drill-either = { $first } or { $second }
drill-result = { $n } of { $all } right
drill-over = The drill is over
drill-time_up = Time is up
drill-weak = To be learned
drill-best =
    { $n ->
        [one] Best so far: { $n } right answer
       *[other] Best so far: { $n } right answers
    }
drill-best-new = Your best drill so far!
drill-daily = Daily question
drill-daily-done = The next question comes at midnight.
drill-daily-answer = The right neighbours
drill-daily-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
