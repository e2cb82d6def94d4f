## The Six Wives

six_wives-name = The Six Wives
six_wives-short = Six Wives
six_wives-line = Divorced, beheaded, died, divorced, beheaded, survived: be the first to see all six of your queens to their fates.
six_wives-first = a player drawn by lot begins
six_wives-option-seats = Players
six_wives-option-seats-note = two, three or four kings, each with six queens
six_wives-option-seats-2 = two
six_wives-option-seats-3 = three
six_wives-option-seats-4 = four
six_wives-option-first = First turn
six_wives-option-first-note = drawn by lot, or always the first seat
six_wives-option-first-lot = by lot
six_wives-option-first-first_seat = the first seat
six_wives-option-places = Play on for places
six_wives-option-places-note = after the first player has won, the others go on for second place
six_wives-option-places-off = no
six_wives-option-places-on = yes
six_wives-seat_option-variant = Handicap
six_wives-seat_option-variant-note = each player may take on a harder game than the others
six_wives-seat_option-variant-standard = standard
six_wives-seat_option-variant-standard-note = any queen may meet any goal, in any order
six_wives-seat_option-variant-number = by number
six_wives-seat_option-variant-number-note = the queens meet their goals in the order of their numbers
six_wives-seat_option-variant-history = by history
six_wives-seat_option-variant-history-note = divorced, beheaded, died, divorced, beheaded, survived: the goals come in this order
six_wives-seat_option-variant-both = by history and number
six_wives-seat_option-variant-both-note = the goals in the order of history, and the queens in the order of their numbers
six_wives-seat_option-variant-cocktail = Fruit Cocktail
six_wives-seat_option-variant-cocktail-note = a draw that you alone know binds two queens to a fate, and two to a place in the order
six_wives-seat-0 = red
six_wives-seat-1 = blue
six_wives-seat-2 = green
six_wives-seat-3 = yellow
six_wives-place = { $at }
six_wives-kind-0 = king
six_wives-kinds-0 = kings
six_wives-kind-1 = queen
six_wives-kinds-1 = queens
six_wives-kind-2 = queen 0
six_wives-kinds-2 = queens 0
six_wives-kind-3 = queen 1
six_wives-kinds-3 = queens 1
six_wives-kind-4 = queen 2
six_wives-kinds-4 = queens 2
six_wives-kind-5 = queen 3
six_wives-kinds-5 = queens 3
six_wives-kind-6 = queen 4
six_wives-kinds-6 = queens 4
six_wives-kind-7 = queen 5
six_wives-kinds-7 = queens 5
six_wives-choice-0 = Pass
six_wives-choice-1 = She survives
six_wives-fate-divorced = divorced
six_wives-fate-beheaded = beheaded
six_wives-fate-died = died
six_wives-fate-survived = survived

## Refusals

refusal-six_wives-notation = “{ $text }” is not a move of this game; write a1-a2 to move a piece, b2xa2 when the king takes a queen, xj10 when a queen survives, or pass.
refusal-six_wives-chance = The coins are still being drawn.
refusal-six_wives-drawn = The draw has already been made.
refusal-six_wives-off_board = The pieces stand on the spaces of the palace floor.
refusal-six_wives-no_piece_chosen = Choose a piece first.
refusal-six_wives-choose_space = Choose a space to move to.
refusal-six_wives-not_yours = That piece is not yours.
refusal-six_wives-empty = There is nobody on { $space }.
refusal-six_wives-occupied = { $space } is occupied.
refusal-six_wives-straight = Pieces move along rows and columns, never diagonally.
refusal-six_wives-one_step = A piece moves one space, or jumps over the piece right beside it.
refusal-six_wives-one_action = One step, one jump or one goal is a whole turn.
refusal-six_wives-nothing_to_jump = There is nobody on { $space } to jump over.
refusal-six_wives-queen_jumps = A queen jumps over queens only, never over a king.
refusal-six_wives-king_jumps = A king jumps over the other kings, and over a queen only to behead one of his own.
refusal-six_wives-king_grave = A king never enters the graveyard.
refusal-six_wives-king_stays = Kings do not leave the board.
refusal-six_wives-over_grave = Nobody jumps over a queen in the graveyard.
refusal-six_wives-frozen = She rests in the graveyard, and never moves again.
refusal-six_wives-stuck =
    { $n ->
        [one] That piece cannot move: { $places } is occupied.
       *[other] That piece cannot move: { $places } are occupied.
    }
refusal-six_wives-push_edge = A queen is divorced over the edge of the board: she must stand on an outer space, with the king behind her.
refusal-six_wives-push_outward = The king pushes a queen straight off the board: he must stand on her inner side.
refusal-six_wives-haven = A queen survives from the corner opposite to her own: { $spaces }.
refusal-six_wives-pass = You can move, so you may not pass.
refusal-six_wives-done =
    { $fate ->
        [divorced] Two of your queens are divorced already, and no more may be.
        [beheaded] Two of your queens are beheaded already, and no more may be.
        [died] One of your queens lies in the graveyard already, and no other may follow.
       *[survived] One of your queens has survived already, and no other may.
    }
refusal-six_wives-number = Your next goal is to be met with queen { $queen }.
refusal-six_wives-history =
    { $fate ->
        [divorced] Divorce comes next.
        [beheaded] Beheading comes next.
        [died] Death comes next: a queen must go to the graveyard.
       *[survived] Survival comes next.
    }
refusal-six_wives-own_fate =
    { $fate ->
        [divorced] Queen { $queen } must be divorced.
        [beheaded] Queen { $queen } must be beheaded.
        [died] Queen { $queen } must die.
       *[survived] Queen { $queen } must survive.
    }
refusal-six_wives-own_place = Queen { $queen } is bound to goal { $place } in the order, and goal { $next } comes next.
refusal-six_wives-reserved = Goal { $place } in the order is bound to queen { $queen }: with any other queen she could never meet hers.
refusal-six_wives-bound =
    { $fate ->
        [divorced] The divorces left are bound to other queens, who could never meet their goals then.
        [beheaded] The beheadings left are bound to other queens, who could never meet their goals then.
        [died] Dying is bound to another queen, who could never meet her goal then.
       *[survived] Surviving is bound to another queen, who could never meet her goal then.
    }
position-six_wives-overlap = there are two pieces on { $space }
position-six_wives-grave = only a queen who has died is in the graveyard, not { $space }
position-six_wives-goals = the queens on the board and the goals that are met do not agree
position-six_wives-turn = the player to move is not in the game any more
position-six_wives-corner = it begins with the corner to move, SW, NW, NE or SE, or with ? before the lot
position-six_wives-players = every player follows after a colon in the order of play, such as SWKg7,a1,b1,c1,a2,b2,a3
position-six_wives-king = a player begins with the king, such as Kg7
position-six_wives-space = the spaces are named from a1 to j10, and a queen in the graveyard has a + before her
position-six_wives-log = the goals met follow after a slash as D, B, G and S, such as DBG
position-six_wives-numbers = either all of a player’s queens have numbers or none has, and all have them where the variant needs them
position-six_wives-cocktail = the draw of Fruit Cocktail names two queens and two, such as *02.35
position-six_wives-queens = a player has six queens, each once

## How it ended

outcome-six_fates = All six queens have met their fates.
outcome-all_passed = Nobody can move.
outcome-too_long = Everybody has had 300 turns.

## Drawing

cli-draw-six_wives-goals = { $met }
cli-draw-six_wives-nothing = no goals met
cli-draw-six_wives-bound_fate = queen { $queen }: { $fate }
cli-draw-six_wives-bound_place = queen { $queen }: goal { $place }

## Hints

hint-six_wives-divorces = Divorces a queen: one goal less to meet.
hint-six_wives-beheads = Beheads a queen: one goal less to meet.
hint-six_wives-buries = Lays a queen to rest in the graveyard: one goal less to meet.
hint-six_wives-survives = A queen survives: one goal less to meet.
hint-six_wives-prepares =
    { $fate ->
        [divorced] Prepares a divorce.
        [beheaded] Prepares a beheading.
        [died] Brings a queen to the graveyard.
       *[survived] Brings a queen to the corner where she survives.
    }
hint-six_wives-nearer = Brings the king or a queen nearer to the next goal.
hint-six_wives-hinders =
    { $fate ->
        [divorced] Keeps another player from a divorce.
        [beheaded] Keeps another player from a beheading.
        [died] Keeps another player’s queen from the graveyard.
       *[survived] Keeps another player’s queen from surviving.
    }
hint-six_wives-room = Makes room for what comes next.
