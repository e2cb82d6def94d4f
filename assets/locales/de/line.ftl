## The gallery of a line of people

line-learned-note = { $n } von { $all } gelernt
line-learned = gelernt: dreimal richtig genannt
line-veiled = verhüllt: noch nicht gelernt
line-between = Zwischen { FORM($first, "dative") } und { FORM($second, "dative") }
line-first = Am Anfang, vor { FORM($name, "dative") }
line-last = Am Ende, nach { FORM($name, "dative") }
line-named = richtig genannt: { $n } von { $all }
line-never_asked = noch nicht gefragt
line-ask = Frag mich ab
line-close = Schließen
line-to-before = Davor: { $name }
line-to-after = Danach: { $name }
line-wrong = { $name } hat { FORM($first, "accusative") } genannt. Hier siehst du, wer vor und nach { FORM($second, "dative") } kam.
line-wrong-you = Du hast { FORM($first, "accusative") } genannt. Hier siehst du, wer vor und nach { FORM($second, "dative") } kam.
line-neighbours = In der Reihe: { $names }.

## For teachers

line-teachers = Für Lehrende
line-sheet = Blatt zum Drucken

## The drill

drill-title = Wer kam danach?
drill-about = Fünf Minuten Fragen: Wer kam davor, wer danach? Wen du noch nicht kennst, der kommt zuerst dran.
drill-grade = Schwierigkeit
drill-grade-easy = 3 Namen
drill-grade-usual = 4 Namen
drill-grade-hard = 6 Namen
drill-grade-easy-note = Drei Namen zur Wahl, mit ihren Jahren.
drill-grade-usual-note = Vier Namen zur Wahl.
drill-grade-hard-note = Sechs Namen zur Wahl.
drill-start = Los
drill-stop = Halt
drill-next = Weiter
drill-again = Noch einmal
drill-right = Richtig, { $name } war es.
drill-wrong = Nein, { $name } war es.
drill-either = { $first } oder { $second }
drill-result = { $n } von { $all } richtig
drill-over = Die Abfrage ist zu Ende
drill-time_up = Die Zeit ist um
drill-weak = Noch zu lernen
drill-best =
    { $n ->
        [one] Rekord bisher: { $n } richtige Antwort
       *[other] Rekord bisher: { $n } richtige Antworten
    }
drill-best-new = Deine beste Abfrage bisher!
drill-daily = Frage des Tages
drill-daily-done = Die nächste Frage kommt um Mitternacht.
drill-daily-answer = Die richtigen Nachbarn
drill-daily-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage in Folge
    }
