## Career: seals and achievements

career-title = Your career at court
career-open-note = Your career: { $percent }% of the coffer explored
career-explored = { $percent }% of the coffer explored
career-explored-note = { $done } of { $all }: every game, every lesson, every seal, every achievement
career-seals = Seals
career-seals-note = A courtier gives you his seal when you beat him at any game of the family. What counts is a match begun here and played without hints, moves taken back or a restart.
career-seal-won = { $name }: the seal is yours
career-seal-open = { $name }: no seal yet
career-achievements = Achievements, { $done } of { $all }
career-achievement-part = { $task } ({ $done } of { $all })
career-achievement-day = Reached on { $date }
career-new = New in your career: { $names }.

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = The Lid Lifts
achievement-first_match-task = Finish a match.
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = In 1541 Parliament forbade craftsmen, apprentices and servants to play at tables, cards, dice, bowls and tennis, except at Christmas in their masters’ houses.

achievement-six_families = Master of the Revels
achievement-six_families-task = Finish a match in each of the six families.
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = The court’s plays and masques were the business of the Master of the Revels. Sir Thomas Cawarden was the first to hold the office for life, from 1545.

achievement-first_lesson = The Hornbook
achievement-first_lesson-task = Complete a lesson.
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = Young Prince Henry had a poet as his tutor: John Skelton, who later boasted that he had taught him to spell.

achievement-six_lessons = The Schoolmaster
achievement-six_lessons-task = Complete six lessons.
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = Roger Ascham taught Princess Elizabeth Greek and Latin. His book on teaching without beating, “The Scholemaster”, was printed in 1570, two years after his death.

achievement-first_puzzle = A Utopian Pastime
achievement-first_puzzle-task = Solve a puzzle.
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = The people of Thomas More’s “Utopia” do not dice. They have two games not unlike chess: in one, numbers capture numbers; in the other, the vices fight the virtues.

achievement-puzzle_families = The Philosopher’s Game
achievement-puzzle_families-task = Solve a puzzle in four families.
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = In 1563 a London printer sold a book on “the Philosopher’s Game”, a chess in which pieces capture by arithmetic.

achievement-hardest = Seen from the Side
achievement-hardest-task = Solve one of the hardest puzzles.
# Source: National Gallery, London, NG1314.
achievement-hardest-story = In “The Ambassadors” of 1533 Hans Holbein painted a skull so stretched that it can be read only from the side of the picture.

achievement-themes = The Carpenter’s Board
achievement-themes-task = Solve puzzles of eight themes.
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = When the warship Mary Rose sank in 1545, a board for the game of tables lay in the carpenter’s cabin. It was brought up after more than four centuries.

achievement-daily = The King’s Clock
achievement-daily-task = Solve a daily puzzle on three days in a row.
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = The astronomical clock that Henry had put up at Hampton Court in 1540 shows the hour, the month, the sign of the zodiac, and when it is high water at London Bridge.

achievement-people = Field of Cloth of Gold
achievement-people-task = Finish a match between people.
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = At the Field of Cloth of Gold in 1520 King Henry challenged King Francis to wrestle, and was thrown. The English accounts do not mention it.

achievement-somers = The Fool’s Seal
achievement-somers-task = Beat Will Somers.
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = A painting of about 1545 shows King Henry with his family. In the archway on the right stands Will Somers, with a monkey on his back.

achievement-katherine = The Maid’s Seal
achievement-katherine-task = Beat Katherine.
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = Anne Boleyn, Jane Seymour and Catherine Howard had all waited on a queen before Henry made queens of them.

achievement-brandon = The Duke’s Seal
achievement-brandon-task = Beat Charles Brandon.
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = In 1515 Charles Brandon was sent to Paris to bring the king’s widowed sister Mary home. He married her there in secret. The king was furious, took a fine, and forgave his friend.

achievement-more = The Scholar’s Seal
achievement-more-task = Beat Thomas More.
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = Holbein painted Thomas More in 1527 and Thomas Cromwell a few years later. In New York the two now hang on either side of one fireplace.

achievement-cromwell = The Minister’s Seal
achievement-cromwell-task = Beat Thomas Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = Thomas Cromwell was beheaded on 28 July 1540, and on the same day the king married Catherine Howard.

achievement-ten_seals = The Great Seal
achievement-ten_seals-task = Win ten seals.
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = The Lord Chancellor kept the Great Seal of England. Thomas More gave it back on 16 May 1532, the day after the clergy had submitted to the king.

achievement-all_seals = The Privy Seal
achievement-all_seals-task = Win all thirty seals.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = In July 1536 Thomas Cromwell became Lord Privy Seal, after Anne Boleyn’s father had to give up the office.
