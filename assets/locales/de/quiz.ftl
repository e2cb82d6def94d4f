## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = Wer kam vor { FORM($name, "dative") }?
quiz-after = Wer kam nach { FORM($name, "dative") }?
quiz-dated = { $name }, { $dates }

## The sheet for teachers

sheet-language = de
sheet-how = So spielt man
sheet-form = Eine Partie für deine Klasse
sheet-note = Wähle die Einstellungen und schicke deiner Klasse diesen Link. Er öffnet eine neue Partie gegen den Computer mit diesen Einstellungen. Im installierten Spiel wird der Link unter „Partie öffnen“ eingefügt.
sheet-game = Spiel
sheet-copy = Link kopieren
sheet-copied = Kopiert
sheet-print = Blatt drucken
sheet-opened = Das Blatt für Lehrende liegt in { $place }. Öffne es in einem Browser, um es zu drucken.
