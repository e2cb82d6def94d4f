## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = King’s Coffer without its window: play, show, replay and measure its games
help-coffer-examples =
    Examples:
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = The variant
help-any-options = An option of the variant, such as huff=on; `coffer games` lists them
help-any-seat_options = An option of one seat, such as 2:variant=cocktail; seats are counted from 1, in the order of play
help-any-position = The first position in the game’s notation, such as W:W18,26:B7,K12
help-any-nodes = Positions to search for each move, instead of the player’s own limit; gives the same moves every time
help-any-ms = Milliseconds for each move, instead of the player’s own limit
help-any-threads = How many threads to use; the results are the same with any number
help-options = Options of the variants, the default first:

## The commands

help-games = List every variant with its seats, levels and options
help-games-json = As JSON, for programs
help-perft = Count the move sequences of a given length
help-perft-depth = The number of moves
help-perft-divide = Count after each first move separately
help-perft-examples =
    Examples:
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = Play at the terminal, or let computer players play and print one JSON line for each game
help-play-seats = Who plays, by seat: a level from 1 to 5, `random`, `greedy` (sees only its own move), `child` (has just learnt the game), or `me`. If there are more seats, the computer players repeat in turn [default: `me` against level 3 at a terminal, otherwise `random`]
help-play-level = The level of a seat: see --seats
help-play-games = The number of games
help-play-seed = The seed of the first game; each further game adds 1 [default: 0, or a new one each time if you play]
help-play-save = Also add the JSON line of each game to this file
help-play-examples =
    Levels:
      1 { courtier-will }, 2 { courtier-kath }, 3 { courtier-bran }, 4 { courtier-more }, 5 { courtier-crom }

    Examples:
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = Lay a table for guests at other devices: print its link, wait until every seat is taken, and play
help-host-seats = Who sits where: `me`, `guest`, a level from 1 to 5, or `random`; whoever is not named is a guest [default: `me`, then guests]
help-host-name = Your name, as the guests see it
help-host-port = The UDP port at which guests come in; 0 is any that is free
help-host-relay = A relay over which guests come who cannot reach this computer directly, such as https://relay.example
help-host-seed = The seed of chance and of the courtiers [default: a new one each time]
help-host-at_once = Show the moves of computer players as soon as they are found, where hands are hidden too. Guests can then tell how long each of them has thought
help-host-keep = A file that keeps the table, such as table.json: if the program has ended, the same command lays the table again under the same link. Whoever has the file can take every seat
help-host-json = Events and requests as lines of JSON, for programs
help-host-examples =
    Examples:
      coffer host draughts --name Ann
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = Join the table of a link: sit down and play, or look on
help-join-link = The link, or a message with it
help-join-name = Your name, as the others see it
help-join-seat = The seat, counted from 1, instead of the first free one
help-join-relay = A relay instead of the one in the link
help-join-device = The device of an earlier call, 32 hexadecimal digits, to come back to its seat [default: a new one each time]
help-join-json = Events and requests as lines of JSON, for programs
help-join-examples =
    Examples:
      coffer join table=ADDRESS.SECRET --name Ben
      coffer join table=ADDRESS.SECRET --seat 2 --json
help-tournament = Let computer players play each other, every opening with both colours, and print a cross table; the last line is JSON
help-tournament-levels = The players: levels from 1 to 5, `greedy` (sees only its own move), `child` (has just learnt the game), or `random`; `5/book=off/depth=9` is a level with changes; at Cromwell also `taker` (trades only for what it can lay) and `ender` (refuses once it leads), at The Six of VIII `miser` (takes tricks with as little as it can), at The Six Wives `racer` (takes the quickest way to its own goals)
help-tournament-games = Games of each pair, 100 if left out; every opening is played twice
help-tournament-random = Random moves at the beginning of a game, unless it begins with a deal
help-tournament-sprt = Let two players meet until it is clear whether the later one is stronger by elo0 or by elo1 (a sequential probability ratio test with 5% of errors)
help-tournament-elo0 = The difference in Elo that is not enough
help-tournament-elo1 = The difference in Elo that is enough
help-tournament-lines = Write each opening of the test to this file, and go on from there when the same test is run again
help-tournament-nodes = Positions to search for each move, if the player’s own limit is not lower
help-tournament-ms = Milliseconds for each move, instead of the players’ own time; the results differ from run to run
help-tournament-seed = The seed of the openings and of chance
help-tournament-alone = Seat the later player of each pair alone, in each seat in turn, against the earlier one in all the others
help-tournament-neighbours = Let only neighbours in the list play each other
help-tournament-examples =
    Examples:
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = Measure how fast the rules count and the players search; the last line is JSON
help-bench-variant = The variant; all of them if left out
help-bench-ms = How long to search, in milliseconds
help-solve = Solve what can be solved of a variant, and verify it position by position; the last line is JSON
help-solve-write = Write the compressed tablebase to this file; that with 6 pieces goes to the folder of saves if none is named
help-solve-pieces = With 5 or 6, the draughts tablebase with so many pieces: results without distances; interrupted work is taken up again
help-solve-check = Solve nothing, but verify the tablebase in this file
help-positions = Write positions of games that the program plays against itself, to train networks; the last line is JSON
help-positions-games = The most games
help-positions-seconds = Begin no further game after so many seconds
help-positions-nodes = Positions to search for each move
help-positions-near = Positions near each of a game as well: that many, one to four random moves away, with a quarter of the search and no result
help-positions-seed = The seed of the games; other seeds give other games
help-positions-weights = Weights or networks to play with, instead of the built-in ones
help-positions-write = Write the positions to this file
help-tune = Tune the weights of an evaluation by games played for it
help-tune-games = Games in each round
help-tune-nodes = Positions to search for each move
help-tune-rounds = Rounds; the first uses the hand-written weights, each later one those of the round before
help-tune-seed = The seed of the games
help-tune-write = Write the weights to this file
help-book = Grow an opening book by deep searches; the last line is JSON
help-book-positions = The number of positions
help-book-nodes = Positions to search for each of their moves
help-book-leaf_nodes = Positions to search again at the end of each line of the book; left out, none
help-book-write = Write the book to this file
help-puzzles = Find puzzles in games between computer players; the last line is JSON
help-puzzles-games = The number of games
help-puzzles-seed = The seed of the first game; each further game adds 1
help-puzzles-keep = Most puzzles to keep of each difficulty
help-puzzles-from = Begin with the puzzles of this file, their difficulties and themes determined anew
help-puzzles-write = Write the puzzles to this file
help-ratings = Compute the ratings of the levels from the last lines of tournaments, read from the standard input, in which each level met the one below it and the first met `child`
help-ratings-examples =
    Example:
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = Check games in PDN or of a mill program, and files with lessons and puzzles of your own: print what is wrong with each, or what it contains
help-check-files = A file, a folder with such files, or `-` for the standard input
help-check-examples =
    Examples:
      coffer check my_puzzles.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = Replay matches and check every move; print one JSON line for each, with its outcome
help-replay-file = A file with records, lines of `coffer play`, PDN, records of a mill program, a link or a code; `-` is the standard input
help-replay-game = Only this match of the file, counted from 1
help-replay-board = Draw the last position of each match before its line
help-replay-variant = The game of a mill record that could be several
help-picture = Paint a position as PNG, or a match as animated GIF
help-picture-what = A position, a record, a PDN game, the record of a mill program, a link or a code; its file, or `-` for the standard input
help-picture-out = The picture: a file that ends in .png (the last position) or .gif (the whole match)
help-picture-game = This match of a file with several, counted from 1
help-picture-seat = The table as this seat sees it, counted from 1
help-picture-after = Only the first moves of the match, so many
help-picture-variant = The game of a mill record that could be several
help-picture-width = How wide the picture is [default: 1000, and 640 for a GIF]
help-picture-delay = How long each position of a GIF is seen
help-picture-examples =
    Examples:
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = Draw a position, a record, a PDN game, the record of a mill program, a link or a code
help-show-what = The text itself, one or several files, or `-` for the standard input
help-show-game = Only this match of a file, counted from 1
help-show-seat = Show the table as this seat sees it, counted from 1, instead of as an onlooker
help-show-after = Show it after this many moves, instead of after the last one
help-show-memory = Print what each courtier at Cromwell knows of the line of succession, too
help-show-variant = The game of a mill record that could be several
help-show-examples =
    Examples:
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = Play against another program: JSON lines on standard input and output
help-serve-examples =
    A short dialogue; what the other program says is indented, and `…` stands for what is left out here:
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = Play draughts or Losing Draughts against other programs: the Hub protocol on standard input and output
help-hub-examples =
    A short dialogue; what the front end says is indented, and `…` stands for what is left out here:
          hub
      id name="King's Coffer" …
      …
      wait
          set-param name=book value=false
          init
      ready
          pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18"
          level depth=6
          go think
      …
      done move=15x22x18 ponder=…
help-uci = Play the mill games against other programs: a protocol like UCI on standard input and output, as Sanmill speaks it
help-uci-examples =
    A short dialogue; what the front end says is indented, and `…` stands for what is left out here:
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = Print the completions for a shell
help-completions-shell = The shell
help-completions-examples =
    Example:
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = Print the sheet for teachers as HTML: all the people in order, the rules in short, and a form that makes links
help-sheet-family = The family of games, such as cromwell
help-sheet-examples =
    Examples:
      coffer sheet cromwell > teachers.html

help-man = Print the manual page
help-man-command = The page of this command, such as play
help-man-examples =
    Example:
      coffer man > ~/.local/share/man/man1/coffer.1
