## A lesson or a puzzle at the table

course-end = The lesson is done
course-learned = You have learned: { $titles }.
course-learned_between = {" "}·{" "}
course-play = Now play { $name }
course-missing = This lesson or puzzle is no longer there.
course-refused = It cannot be set up: { $why }
course-show_me = Show me
course-step_shown = That is how it goes. Press “Again” to try it yourself, or go on.
course-left = { $side } still has: { $goals }.
course-piece = Look at this piece.
course-way = Move it this way.
course-right = Right. Go on.
course-shown = That is the solution. Now try it yourself.
course-count = { $n } of { $all } solved
course-solved = Solved
course-step = Step { $n } of { $all }
course-difficulty = Difficulty { $n } of { $most }.
course-next = Next step
course-finish = Finish
course-next_puzzle = Next puzzle
course-again = Again
course-back = Previous step
course-solution = Solution
course-play_on = Play on
course-leave = Leave
