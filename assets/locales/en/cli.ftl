## The command line

cli-games-variant = VARIANT
cli-games-game = GAME
cli-games-seats = SEATS
cli-games-levels = LEVELS
cli-games-options = OPTIONS
cli-games-each_seat = { $option } (each seat)
cli-games-note = The first value of an option is its default: --option huff=on chooses another.
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
cli-draw-score = { $names }: { $tricks } + { $diamonds }♦ = { $points }, { $total } in all
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
cli-show-position = Position: { $position }
cli-end-drawn = A draw.
cli-end-wins = { $name } wins.
cli-end-wins-you = You win.
cli-end-win = { $names } win.
cli-play-title = { $game }. Type a move, or help for what else can be typed.
cli-play-help =
    A move is typed as m lists it. Besides:
      ?       a hint, and why
      u       take your last move back
      m       every legal move
      t       the table once more
      r       the rules; r 2 opens page 2, r WORD looks for a word
      resign  give up the match
      q       leave
cli-play-prompt = Your move:
cli-play-prompt-side = { $side } to move:
cli-play-moved = { $name }: { $move }
cli-play-hint = { $move }: { $why }
cli-play-no_hint = There is no hint here.
cli-play-no_undo = There is nothing that could be taken back.
cli-play-page = (r { $n } tells more.)
cli-play-left = You leave the table.
cli-play-too_long = A line has at most { $n } bytes.
cli-play-rules-how = r and a number opens a page, r and a word looks for it.
cli-play-rules-none = No page of the rules holds these words.
cli-progress-games = Games
cli-progress-positions = Positions
cli-progress-solving = Solving
cli-progress-counting = Counting
cli-progress-hint = Looking for a hint
cli-progress-thinking = { $name } is thinking
