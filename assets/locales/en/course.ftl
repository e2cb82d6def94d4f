## A lesson or a puzzle at the table

course-left = { $side } still has: { $goals }.
course-piece = Look at this piece.
course-way = Move it this way.
course-right = Right. Go on.
course-shown = That is the solution. Now try it yourself.
course-count = { $n } of { $all } solved
course-solved = Solved
course-step = Step { $n } of { $all }
course-difficulty = Difficulty { $n } of 3.
course-next = Next step
course-finish = Finish
course-next_puzzle = Next puzzle
course-again = Again
course-back = Previous step
course-solution = Solution
course-leave = Leave
