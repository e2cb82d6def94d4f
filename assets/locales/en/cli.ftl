## The command line

cli-games-variant = VARIANT
cli-games-game = GAME
cli-games-seats = SEATS
cli-games-levels = LEVELS
cli-games-options = OPTIONS
cli-games-each_seat = { $option } (each seat)
cli-games-note = The first value of an option is its default; --option NAME=VALUE sets another.
cli-draw-side = { $mark }  { $side }: { $has }
cli-draw-side_to_move = { $mark }  { $side }: { $has }, to move
cli-draw-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
cli-draw-kings = <X> and <O> are kings.
cli-draw-wolf = on the board
cli-draw-wolf_waits = not placed yet
cli-draw-sheep = 4 on the board
cli-draw-men = { $n } on the board
cli-draw-men_and_hand = { $n } on the board, { $hand } in hand
cli-draw-before = The cards are about to be dealt.
cli-draw-between = Hands played: { $finished }
cli-draw-passing = Hand { $hand }, before the first trick
cli-draw-trick = Hand { $hand }, trick { $trick } of 15. { $reigns }.
cli-draw-timeline = Reigns: { $reigns }
cli-draw-winning = { $card }, winning
cli-draw-got = You were given { $cards }.
cli-draw-hand = Your hand:
cli-draw-dummy = The dummy’s hand:
cli-draw-score = { $names }: { $tricks } + { $diamonds }♦ = { $points }, { $total } in total
cli-draw-task-pass = Choose two cards for { $name }, such as: pass { $cards }
cli-draw-task-take = Take two of the dummy’s cards, such as: take { $cards }
cli-draw-task-church = The Church may annul this trick: annul, or let it stand: let
cli-draw-task-lead = You lead: play any card.
cli-draw-task-lead_dummy = The dummy leads: play any of its cards.
cli-draw-task-any = { $suit } was led, and you have none: play any card.
cli-draw-task-any_dummy = { $suit } was led, and the dummy has none: play any of its cards.
cli-draw-task-follow = { $suit } was led: you may play { $plays }
cli-draw-task-follow_dummy = { $suit } was led: the dummy may play { $plays }
cli-show-begins = { $game }, before the first move
cli-show-after = { $game }, after { $moves }, the last one { $last }
cli-show-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
cli-show-new = A link to a new match: { $game }
cli-show-new_with = A link to a new match: { $game }, with { $options }
cli-picture-written =
    { $n ->
        [one] { $file }: { $size } kB
       *[other] { $file }: { $n } positions, { $size } kB
    }
cli-show-position = Position: { $position }
cli-end-drawn = A draw.
cli-end-wins = { $name } wins.
cli-end-wins-you = You win.
cli-end-win = { $names } win.
cli-play-title = { $game }. Type a move, or help for the other commands.
cli-play-help =
    Type a move as m lists it. The other commands:
      ?       a hint, and why
      u       take your last move back
      m       list every legal move
      t       draw the table again
      r       list the pages of the rules; r 2 opens page 2, r WORD searches for a word
      resign  give up the match
      q       leave the match
cli-play-prompt = Your move:
cli-play-prompt-side = { $side } to move:
cli-play-moved = { $name }: { $move }
cli-play-hint = { $move }: { $why }
cli-play-no_hint = There is no hint here.
cli-play-no_undo = There is nothing to take back.
cli-play-page = (Type r { $n } for more.)
cli-play-left = You leave the table.
cli-play-too_long = A line has at most { $n } bytes.
cli-play-rules-how = Type r and a number to open a page, or r and a word to search for it.
cli-play-rules-none = No page of the rules contains these words.
cli-table-link = Send this link to whoever is to play:
cli-table-link-onlookers = And this one to whoever is only to look on:
cli-table-waits = The match begins when every seat is taken. q clears the table.
cli-table-device = To come back to your seat later, join with --device { $device }
cli-table-seat = Seat { $n }: { $who }
cli-table-free = free
cli-table-unnamed = somebody
cli-table-away = { $name } (away)
cli-table-stand_in = { $name } (away; { $courtier } plays on)
cli-table-onlookers = Onlookers: { $n }
cli-table-retreat = Moves were taken back.
cli-table-asks-draw = { $name } offers a draw.
cli-table-asks-undo = { $name } would like to take the last turn back.
cli-table-asks-rematch = { $name } would like another match, with the sides changed.
cli-table-yes_or_no = Type yes or no.
cli-table-asked = The others are asked.
cli-table-declined = That was not agreed to.
cli-table-late = Too late: the match has gone on.
cli-table-not_now = That is not possible now.
cli-table-not_your_turn = It is not your turn.
cli-table-not_begun = The match has not begun yet.
cli-table-host_away = The host cannot be reached. Trying again…
cli-table-host_back = The host is back.
cli-table-help =
    Type a move as m lists it. The other commands:
      m       list every legal move
      t       draw the table again
      r       list the pages of the rules; r 2 opens page 2, r WORD searches for a word
      draw    offer a draw
      u       ask to take your last turn back
      yes, no answer what somebody asks
      resign  give up the match
      q       leave the table
cli-progress-games = Games
cli-progress-openings = Openings
cli-progress-positions = Positions
cli-progress-solving = Solving
cli-progress-checking = Checking
cli-progress-reading = Reading, in kB
cli-progress-counting = Counting
cli-progress-hint = Looking for a hint
cli-progress-thinking = { $name } is thinking

## Errors

cli-error-option = “{ $option }” is not an option: write NAME=VALUE
cli-error-seat_option = “{ $option }” is not an option of a seat: write SEAT:NAME=VALUE, with seats counted from 1
cli-error-level = no courtier plays { $variant } at level { $level }; there is { $known }
cli-error-profile = “{ $name }” does not play { $variant }
cli-error-change = “{ $change }” is not a change of a computer player
cli-program = the other program did not answer: { $why }
cli-error-not_two = a test is between two players: name them with --levels
cli-error-other_match = { $file }: these are the lines of another match
cli-error-too_few = a tournament needs at least two players: name them with --levels
cli-error-no_pairs = a tournament is for two to four seats, but this game has { $seats }
cli-error-level_of_a_seat = a level belongs to a seat: write --seats me,{ $level } to play against it, or --seats { $level },{ $level } to watch
cli-error-no_sheet = there is no sheet for “{ $family }”: try cromwell
cli-error-no_smaller_tablebase = the tablebase with a piece less ({ $n }) is needed first
cli-error-no_table = { $variant } is solved whenever it is needed: there is no tablebase to write or check
cli-error-puzzles = the puzzles cannot be written: { $why }
cli-error-broken_levels =
    { $all ->
        [one] the file is broken
       *[other] broken files: { $broken } of { $all }
    }
cli-error-no_puzzles = { $file } is not a file of puzzles of { $variant }; `coffer check` says what it is
cli-error-nothing_to_check = there is no file with lessons or puzzles in that folder
cli-error-no_player = “{ $name }” is not a player: name a level from 1 to 5, random, greedy, child or me
cli-error-one_person = only one person can play a game with hidden cards at a terminal
cli-error-no_sitter = “{ $name }” cannot sit at this table: name me, guest, a level from 1 to 5, or random
cli-error-no_kept_table = “{ $file }” holds no table that could be laid again; it is left as it is
cli-error-other_kept_table = “{ $file }” holds another table, of { $game }: lay it again as it was laid, or name another file
cli-error-kept_table_over = the match in “{ $file }” is over: name another file
cli-error-one_me = only one seat can be me
cli-error-no_randomness = the system has no random numbers for the secrets of a table
cli-error-no_link = this is no link to a table; a whole one looks like table=ADDRESS.SECRET
cli-error-no_relay = the address of the relay is none: it begins with https:// or http://
cli-error-no_way = there is no way to this table: it has neither a relay nor an address of its own
cli-error-port = the port is in use, or may not be used
cli-error-no_network = the network cannot be used
cli-error-no_host = the host of this table cannot be reached
cli-error-seat_taken = seat { $seat } is taken, or there is none
cli-error-no_free_seat = every seat at this table is taken; the other link is for looking on
cli-error-no_such_table = there is no such table any more, or the link is not its own
cli-error-put_out = the host has put you out
cli-error-elsewhere = you have come to this table from somewhere else as well, and play on there
cli-error-other_version = the host has another version of the game
cli-error-newer_host = the host has a newer version of the game
cli-error-older_host = the host has an older version of the game
cli-error-full = too many are at this table already
cli-error-cleared = the host has cleared the table
cli-error-misused = the host has closed the connection: this program has sent too much, or something unreadable
cli-error-lost = what the host sends does not fit the rules of this version of the game
cli-error-device = a device has 32 hexadecimal digits
cli-error-no_answer = the player in seat { $seat } found no move
cli-error-pdn = game { $game }: { $why }
cli-error-no_such_game =
    { $games ->
        [one] there is no game { $game }: there is only 1
       *[other] there is no game { $game }: there are only { $games }
    }
cli-error-mill_move = game { $game }, move { $n }, “{ $text }”: { $why }
cli-error-several_games = game { $game } could be { $games }: say which with --variant, such as --variant { $first }
cli-error-wrong_tablebase = the tablebase is wrong: { $why }
cli-error-too_large = { $file } is larger than 16 MB, the most that is read
cli-error-failed = { $failed } of { $all } games could not be replayed
cli-error-many_failed = { $failed } of the first { $all } games could not be replayed, so the rest was not read
cli-error-no_picture = The name of the picture, { $file }, has to end in .png or .gif
cli-error-seconds = --delay takes a number of seconds from 0.05 to 60, not “{ $text }”
cli-error-nothing_to_show = “{ $text }” is not a file, a position, a match, a link or a code
cli-error-no_command = there is no command “{ $name }”; `coffer help` lists them
cli-error-nothing_to_replay = there is no match in { $file }
cli-check-games =
    { $n ->
        [one] 1 game of draughts
       *[other] { $n } games of draughts
    }
cli-check-fine = { $file } is fine: { $what }
cli-check-mill_games =
    { $n ->
        [one] { $n } mill game
       *[other] { $n } mill games
    }
cli-check-several_games = { $games }, which could be of more than one kind of mill: --variant of replay and show says which
cli-nobody = nobody

## Requests of other programs that cannot be answered

cli-serve-no_json = the line is not JSON from column { $column } on
cli-serve-no_object = a request is an object, such as {"{"}"cmd":"state"{"}"}
cli-serve-no_command = “cmd” is missing: it names what to do
cli-serve-unknown_command = “{ $name }” is not a command: there are { $commands }
cli-serve-unknown_part = “{ $name }” is not a part of “{ $command }”
cli-serve-missing_part = “{ $command }” needs “{ $name }”
cli-serve-wrong_part = “{ $name }” must be { $kind }
cli-serve-kind-text = a text
cli-serve-kind-texts = a list of texts
cli-serve-kind-number = a whole number from 0
cli-serve-kind-limit = a whole number from 1
cli-serve-kind-small = a whole number from 0 to 255
cli-serve-kind-switch = true or false
cli-serve-kind-options = an object of names and texts
cli-serve-kind-seat_options = a list of objects of names and texts, one for each seat
cli-serve-move = move { $n }: { $why }
cli-serve-too_long = a request has at most { $n } bytes
cli-serve-no_match = there is no match yet: start one with “new”
cli-serve-no_chance = it is not chance’s turn
cli-serve-no_undo = there is no move to take back
cli-serve-no_seat = there is no such seat: seats go from 0 to { $last }
cli-serve-no_player = no courtier plays { $variant } at this level
cli-serve-no_answer = nobody has a move to choose

## Draughts and mill programs that cannot be answered

cli-engine-move = “{ $move }” is not a legal move here
cli-hub-no_line = the line is not of the form: command name=value name="two words"
cli-hub-no_parameter = a parameter is set with name=… value=…
cli-hub-wrong_parameter = “{ $value }” is not a value of “{ $name }”
cli-hub-no_position = “{ $position }” is not a position: write B or W for the side to move, then w, b, W, B or e for each of the 32 squares
cli-uci-no_fen = “{ $fen }” is not a position: write three rings of eight points with O, @ and *, the side to move, the phase, the action, and the men on the board and in hand of both sides
cli-uci-no_option = there is no option “{ $name }”
cli-uci-wrong_option = “{ $value }” is not a value of “{ $name }” in our games
cli-uci-removal = a man has to be removed first, such as x{ $point }
cli-uci-no_removal = no man can be removed here
cli-uci-no_command = “{ $command }” is not a command

## What is measured

cli-tournament-pair = { $variant }: { $first } against { $second }: { $result }; { $time } s
cli-tournament-result = { $points } of { $games } points, { $percent }% (+{ $won } ={ $drawn } -{ $lost }), { $elo }
cli-tournament-elo = Elo { $elo } ({ $low } to { $high })
cli-tournament-elo_or_more = Elo { $low } or more
cli-tournament-elo_or_less = Elo { $high } or less
cli-tournament-lead = { $result }, ahead by { $points } ± { $half } points a game
cli-tournament-accepted = { $first } is stronger than { $second } by at least { $elo1 } Elo, rather than by { $elo0 }
cli-tournament-rejected = { $first } is stronger than { $second } by at most { $elo0 } Elo, rather than by { $elo1 }
cli-tournament-open = More games are needed to say whether { $first } is stronger than { $second } by { $elo0 } or by { $elo1 } Elo
cli-tournament-sum = sum
cli-tournament-percent = percent
cli-bench-perft = { $variant }: perft { $depth }: { $nodes } sequences in { $time } ms, { $rate } a second
cli-bench-solved = { $variant }: solved completely in { $time } ms, { $bytes } bytes
cli-bench-hands = { $variant }: { $all } whole hands at random in { $time } ms, { $rate } a second
cli-bench-search = { $variant }: { $name } searched { $depth } plies deep, { $nodes } positions in { $time } ms, { $rate } a second: { $line }
cli-bench-nobody = { $variant }: it has no computer player yet
cli-solve-solved = { $game }: solved in { $time } ms
cli-solve-checked = { $game }: every position agrees with its moves: checked in { $time } ms; { $bytes } bytes, decompressed in { $unpacked } ms
cli-solve-counts = { $won } won, { $drawn } drawn, { $lost } lost; the longest takes { $longest } plies: { $example }
cli-solve-draughts = draughts: { $n } on the board: { $positions } positions before the side to move, { $both } of them with pieces on both sides; with either side to move { $counts }
cli-solve-wdl-estimate = draughts: { $n } on the board: { $indices } indices; about { $memory } MB of memory, { $minutes } minutes and a file of { $size } MB
cli-solve-wdl = draughts: { $n } on the board: { $positions } positions follow from their moves: { $won } won, { $drawn } drawn, { $lost } lost; { $again } of them solved a second time; { $bytes } bytes
cli-solve-mill = { $game }: { $own } to move against { $other }: { $positions } positions up to symmetry; { $counts }
cli-tune-round = round { $round }: { $games } games in { $time } s, the side that begins made { $points } points; { $positions } positions, K { $k }, error on held-out games { $by_hand } by hand, { $tuned } tuned, { $rounded } rounded; { $total } s
cli-tune-numbers = numbers { $numbers }
