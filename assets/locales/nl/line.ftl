## The gallery of a line of people

line-learned-note = { $n } van { $all } geleerd
line-learned = geleerd: drie keer goed genoemd
line-veiled = gesluierd: nog niet geleerd
line-between = Tussen { $first } en { $second }
line-first = De eerste, vóór { $name }
line-last = De laatste, na { $name }
line-named = goed genoemd: { $n } van { $all }
line-never_asked = nog niet gevraagd
line-ask = Overhoor me
line-close = Sluiten
line-to-before = Ervoor: { $name }
line-to-after = Erna: { $name }
line-wrong = { $name } noemde { $first }. Dit zijn de buren van { $second }.
line-wrong-you = Jij noemde { $first }. Dit zijn de buren van { $second }.
line-neighbours = In de rij: { $names }.

## For teachers

line-teachers = Voor docenten
line-sheet = Blad om af te drukken

## The drill

drill-title = Wie kwam daarna?
drill-about = Vijf minuten vragen: wie kwam ervoor en wie kwam erna? Wie je nog niet kent, komt het eerst.
drill-grade = Moeilijkheid
drill-grade-easy = 3 namen
drill-grade-usual = 4 namen
drill-grade-hard = 6 namen
drill-grade-easy-note = Drie namen om uit te kiezen, met hun jaartallen.
drill-grade-usual-note = Vier namen om uit te kiezen.
drill-grade-hard-note = Zes namen om uit te kiezen.
drill-start = Beginnen
drill-stop = Stoppen
drill-next = Verder
drill-again = Nog een keer
drill-right = Goed: { $name }.
drill-wrong = Nee, het was { $name }.
drill-either = { $first } of { $second }
drill-result = { $n } van { $all } goed
drill-over = De overhoring is voorbij
drill-time_up = De tijd is om
drill-weak = Nog te leren
drill-best =
    { $n ->
        [one] Beste tot nu toe: { $n } goed antwoord
       *[other] Beste tot nu toe: { $n } goede antwoorden
    }
drill-best-new = Je beste overhoring tot nu toe!
drill-daily = Dagvraag
drill-daily-done = De volgende vraag komt om middernacht.
drill-daily-answer = De juiste buren
drill-daily-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen op rij
    }
