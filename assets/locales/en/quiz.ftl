## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = Who came before { $name }?
quiz-after = Who came after { $name }?
quiz-dated = { $name }, { $dates }

## The sheet for teachers

sheet-language = en
sheet-how = How to play
sheet-form = A match for your class
sheet-note = Choose the options and send this link to your class. It opens a new match against the computer with these options. In an installed game, paste the link under “Open a match”.
sheet-game = Game
sheet-copy = Copy the link
sheet-copied = Copied
sheet-print = Print this sheet
sheet-opened = The sheet for teachers was written to { $place }. Open it in a browser to print it.
