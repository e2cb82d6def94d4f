## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = Who came before { $name }?
quiz-after = Who came after { $name }?
quiz-dated = { $name }, { $dates }
