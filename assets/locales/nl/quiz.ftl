## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = Wie kwam vóór { $name }?
quiz-after = Wie kwam na { $name }?
quiz-dated = { $name }, { $dates }

## The sheet for teachers

sheet-language = nl
sheet-how = Zo speel je
sheet-form = Een partij voor je klas
sheet-note = Kies de opties en stuur deze link naar je klas. Die opent een nieuwe partij tegen de computer met deze opties. In een geïnstalleerd spel plak je de link onder “Partij openen”.
sheet-game = Spel
sheet-copy = Link kopiëren
sheet-copied = Gekopieerd
sheet-print = Dit blad afdrukken
sheet-opened = Het blad voor docenten is opgeslagen in { $place }. Open het in een browser om het af te drukken.
