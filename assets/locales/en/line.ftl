## The gallery of a line of people

line-learned-note = { $n } of { $all } learned
line-learned = learned: named correctly three times
line-veiled = veiled: not learned yet
line-between = Between { $first } and { $second }
line-first = The first, before { $name }
line-last = The last, after { $name }
line-named = named correctly: { $n } of { $all }
line-never_asked = not asked yet
line-ask = Ask me
line-close = Close
line-to-before = Before: { $name }
line-to-after = After: { $name }
line-wrong = { $name } named { $first }. These are the neighbours of { $second }.
line-wrong-you = You named { $first }. These are the neighbours of { $second }.
line-neighbours = In the line: { $names }.

## For teachers

line-teachers = For teachers
line-sheet = Printable sheet

## The drill

drill-title = Who came next?
drill-about = Five minutes of questions: who came before, and who came after? Those you do not know yet come first.
drill-grade = Difficulty
drill-grade-easy = 3 names
drill-grade-usual = 4 names
drill-grade-hard = 6 names
drill-grade-easy-note = Three names to choose from, with their years.
drill-grade-usual-note = Four names to choose from.
drill-grade-hard-note = Six names to choose from.
drill-start = Begin
drill-stop = Stop
drill-next = Continue
drill-again = Once more
drill-right = Right: { $name }.
drill-wrong = No, it was { $name }.
drill-either = { $first } or { $second }
drill-result = { $n } of { $all } right
drill-over = The drill is over
drill-time_up = Time is up
drill-weak = Still to learn
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
