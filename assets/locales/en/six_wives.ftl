## The Six Wives

six_wives-name = The Six Wives
six_wives-short = Six Wives
six_wives-line = Divorced, beheaded, died, divorced, beheaded, survived: be the first to see all six of your queens to their fates.
six_wives-first = a player drawn by lot begins
six_wives-option-seats = Players
six_wives-option-seats-note = each a king with six queens
six_wives-option-seats-2 = two
six_wives-option-seats-3 = three
six_wives-option-seats-4 = four
six_wives-option-first = First turn
six_wives-option-first-note = drawn by lot, or always the first seat
six_wives-option-first-lot = by lot
six_wives-option-first-first_seat = the first seat
six_wives-option-places = Play on for places
six_wives-option-places-note-2 = only with three or four players
six_wives-option-places-note = after the first player has won, the others go on for second place
six_wives-option-places-off = no
six_wives-option-places-on = yes
six_wives-seat_option-variant = Handicap
six_wives-seat_option-variant-note = each player may take on a harder game than the others
six_wives-seat_option-variant-standard = none
six_wives-seat_option-variant-standard-note = any queen may meet any goal, in any order
six_wives-seat_option-variant-number = by number
six_wives-seat_option-variant-number-note = the queens meet their goals in the order of their numbers
six_wives-seat_option-variant-history = by history
six_wives-seat_option-variant-history-note = divorced, beheaded, died, divorced, beheaded, survived: the goals come in this order
six_wives-seat_option-variant-both = by history and number
six_wives-seat_option-variant-both-note = the goals in the order of history, and the queens in the order of their numbers
six_wives-seat_option-variant-cocktail = Fruit Cocktail
six_wives-seat_option-variant-cocktail-note = an open draw binds two queens to a fate, and two to a place in the order
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
six_wives-choice-survive = She survives
six_wives-count =
    { $n ->
        [0] no queens left
        [one] one queen left
       *[other] { $n } queens left
    }
six_wives-goal-divorced = Divorced
six_wives-goal-beheaded = Beheaded
six_wives-goal-died = Died
six_wives-goal-survived = Survived
six_wives-goal-of_queen = { $queen } { $goal }
six_wives-goal-next = Next: queen { $queen }
six_wives-goal-at_place = { $queen } at place { $place }
six_wives-fate-divorced = divorced
six_wives-fate-beheaded = beheaded
six_wives-fate-died = died
six_wives-fate-survived = survived

## Announcements

six_wives-say-divorced = { $name } divorces a queen on { $at }.
six_wives-say-divorced-you = You divorce a queen on { $at }.
six_wives-say-beheaded = { $name } beheads a queen on { $at }.
six_wives-say-beheaded-you = You behead a queen on { $at }.
six_wives-say-died = A queen of { $name } dies on { $at }.
six_wives-say-died-you = A queen of yours dies on { $at }.
six_wives-say-survived = A queen of { $name } survives on { $at }.
six_wives-say-survived-you = A queen of yours survives on { $at }.

## Henry’s queens

six_wives-gallery = Henry’s six queens
six_wives-history-0-name = Catherine of Aragon
six_wives-history-0 = Henry’s marriage to Catherine of Aragon was declared void in May 1533, after almost twenty-four years, and she never accepted it.
six_wives-history-0-when = Divorce a queen.
six_wives-history-1-name = Anne Boleyn
six_wives-history-1 = Anne Boleyn was beheaded at the Tower of London on 19 May 1536, by a swordsman sent for from Calais.
six_wives-history-1-when = Behead a queen.
six_wives-history-2-name = Jane Seymour
six_wives-history-2 = Jane Seymour died at Hampton Court on 24 October 1537, twelve days after she had given birth to the future King Edward VI.
six_wives-history-2-when = Lay a queen to rest in the graveyard.
six_wives-history-3-name = Anne of Cleves
six_wives-history-3 = Anne of Cleves agreed to have her marriage annulled in July 1540, after six months, and outlived Henry and all his other wives.
six_wives-history-3-when = Divorce a second queen in the same game.
six_wives-history-4-name = Catherine Howard
six_wives-history-4 = Catherine Howard was beheaded at the Tower of London on 13 February 1542, condemned by Parliament without a trial.
six_wives-history-4-when = Behead a second queen in the same game.
six_wives-history-5-name = Catherine Parr
six_wives-history-5 = Catherine Parr, who had published a book of prayers under her own name in 1545, was Henry’s wife when he died on 28 January 1547.
six_wives-history-5-when = Let a queen survive.

## Refusals

refusal-six_wives-notation = “{ $text }” is not a move of this game; write a1-a2 to move a piece, b2xa2 when the king takes a queen, xj10 when a queen survives, or pass.
refusal-six_wives-chance = The coins are still being drawn.
refusal-six_wives-drawn = The draw has already been made.
refusal-six_wives-off_board = The pieces stand on the spaces of the palace floor.
refusal-six_wives-no_piece_chosen = Choose a piece first.
refusal-six_wives-third_time = That would bring the same position about for the third time.
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
placed-six_wives-grave = Only a queen who has died lies in the graveyard.
placed-six_wives-died = { $side }: the queen who has died stays in the graveyard.
placed-six_wives-out = { $side } has met all goals, and does not move any more.

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

## Rules

page-wives_aim-title = Six queens, six fates
page-wives_aim-1 = Two to four kings share one palace. Each has six queens, and each queen is to meet a fate: two are divorced, two beheaded, one dies, and one survives. Whoever sees to all six first, wins.
page-wives_aim-2 = The floor has ten columns and ten rows, with the graveyard in the middle. The queens begin in the corners, and each king stands on the far side of the graveyard from his own.
page-wives_aim-3 = A fate that has been met as often as it may be is done with: a third divorce is refused. So there are always as many goals left as queens.
page-wives_aim-4 = Every player’s score card is open to all.
page-wives_aim-picture-1 = Four players at the start, with the four graves marked. Two players sit in opposite corners.
page-wives_move-title = Steps and jumps
page-wives_move-1 = A turn is one action: a step, a jump, or a goal. No action leads to another in the same turn.
page-wives_move-2 = Kings and queens step one space along a row or a column, to a free space outside the graveyard.
page-wives_move-3 = A queen may jump over any queen right beside her, of any player, to the free space behind. A king may jump over the king of another player in the same way.
page-wives_move-4 = Nobody is hurt by a jump. Queens never jump over kings, and a king jumps over a queen only to behead one of his own.
page-wives_move-picture-1 = The king may step, or jump over the blue king. A queen may step, or jump over a red queen or a blue one.
page-wives_divorce-title = Divorced
page-wives_divorce-1 = A queen on the outer edge can be divorced when her own king stands right behind her, on the inner side. He pushes her off the board and takes her space. That is the whole turn.
page-wives_divorce-2 = He pushes straight ahead, never around a corner. On a corner space she has two edges, and either will do.
page-wives_divorce-3 = Nobody is ever pushed into the graveyard.
page-wives_divorce-picture-1 = The red king pushes his queen off the board. The blue king could do the same with the queen in the corner.
page-wives_behead-title = Beheaded
page-wives_behead-1 = The king jumps over one of his own queens, right beside him, to the free space behind her, and she leaves the board. That is the whole turn, even if another of them stands next in line.
page-wives_behead-2 = The space behind must be on the board and free, and the graveyard will not do.
page-wives_behead-picture-1 = The marked queen can be beheaded. The one on d6 cannot, because there is a grave behind her.
page-wives_die-title = Died
page-wives_die-1 = A queen who steps or jumps into a free space of the graveyard has died. One queen of each player does so.
page-wives_die-2 = She stays there for the rest of the game. She never moves, nobody jumps over her, and no other queen may share her grave.
page-wives_die-3 = Kings never enter the graveyard.
page-wives_die-picture-1 = Three graves are free. Either queen may go to the nearest one, by a step or by a jump.
page-wives_survive-title = Survived
page-wives_survive-1 = One queen of each player survives. She must reach any of the four spaces in the corner opposite to the one where her player’s queens began.
page-wives_survive-2 = On a later turn she may leave the board from there. That is an action like any other, so it takes one turn to arrive and another to leave.
page-wives_survive-picture-1 = Red’s queens survive from the marked spaces. This one arrives, and may leave on the next turn.
page-wives_win-title = Winning
page-wives_win-1 = The first player who has met all six goals wins at once.
page-wives_win-2 = Three or four players may agree to play on for the places. A player who has finished is passed over then, and the king stays where he is.
page-wives_win-3 = A player may also resign at any time.
page-wives_win-picture-1 = Red lacks one divorce, and Blue one beheading. It is Red’s turn: Red wins.
page-wives_draw-title = Repetition, passing, and draws
page-wives_draw-1 = No action may bring the same position about for the third time, with the same player to move: somebody has to do something else. So a king cannot stand in the way of a queen for ever.
page-wives_draw-2 = A player who can do nothing passes. Nobody else may.
page-wives_draw-3 = The game is drawn when all players pass in a row, or when every player has had 300 turns. Two players may also agree to a draw.
page-wives_handicaps-title = Handicaps
page-wives_handicaps-1 = Each player may take on a handicap, and everybody a different one: the stronger the player, the heavier it should be. The coins of the queens are numbered 0 to 5 and dealt at random, and lie face up where they matter.
page-wives_handicaps-2 = By number: the first goal is met with queen 0, the second with queen 1, and so on. Which goal it is, is up to you.
page-wives_handicaps-3 = By history: the goals come in the order divorced, beheaded, died, divorced, beheaded, survived. Which queen it is, is up to you.
page-wives_handicaps-4 = By history and number: both. Queen 0 is divorced, queen 1 is beheaded, queen 2 dies, queen 3 is divorced, queen 4 is beheaded, and queen 5 survives, in this order.
page-wives_handicaps-5 = The fifth way to play is Fruit Cocktail, and has a page of its own.
page-wives_handicaps-picture-1 = Red plays by number. Queen 0 comes first: she can be beheaded, but queen 1 cannot be divorced yet.
page-wives_cocktail-title = Fruit Cocktail
page-wives_cocktail-1 = Two of your six queens are drawn. Each of them is bound to a fate, the one at her place in the order of history: queen 0 must be divorced, queen 1 beheaded, queen 2 must die, queen 3 be divorced, queen 4 be beheaded, and queen 5 survive. When, is up to you.
page-wives_cocktail-2 = Two more are drawn. Each of them is bound to a place in the order: queen 0 must be the first to meet a goal, queen 1 the second, and so on. Which goal it is, is up to you.
page-wives_cocktail-3 = The last two queens are free.
page-wives_cocktail-4 = All the same, two are divorced in the end, two beheaded, one dies, and one survives.
page-wives_cocktail-5 = Both draws are open: everybody sees these four on your score card.
page-wives_cocktail-6 = An action that would leave another queen without her goal is refused, and you are told why. Nobody can ever be stuck.
page-wives_cocktail-picture-1 = Queens 0 and 5 are bound to their fates here, and queens 1 and 3 to their places. The divorce is allowed; queen 5 must wait until she reaches her corner.
page-wives_art-title = The art of it
page-wives_art-1 = The longest way is that of the queen who survives. Send her off early, and choose one who is in nobody’s way.
page-wives_art-2 = Your king is needed for four of the six goals. Bring the queens to him as much as him to the queens, and let one walk serve two goals.
page-wives_art-3 = Queens who stand side by side are a ladder: she who jumps travels twice as fast. The queens of the others will do as well as your own.
page-wives_art-4 = Read the other cards. A piece of yours on the one free space that another king needs costs him several turns, and costs you one.
page-wives_art-picture-1 = Blue is about to behead his last queen. The red king steps in the way, and Red wins the race.
page-wives_notation-title = How moves are written
page-wives_notation-1 = Columns are a to j, and rows 1 to 10. A step or a jump is written a1-a2. When the king divorces or beheads a queen, an x stands between the space he leaves and the one where he goes: b5xa5.
page-wives_notation-2 = A queen who survives is written xj10, and a pass is written pass. What is drawn is written down as well: first 2 says who begins, and coins 1 031524 how the coins of the first player lie.
page-wives_notation-3 = A position gives the corner to move, and for each corner its king, its queens, and the goals met after a slash: SW:SWKb5,a5,+e5/DBBGS. D is divorced, B beheaded, G died, and S survived; a plus sign stands before the queen in the graveyard.

## Rule of the moment

moment-six_wives-start = A turn is one step, one jump, or one goal.
moment-six_wives-number = By number: the first goal is to be met with queen 0, the second with queen 1, and so on.
moment-six_wives-history = By history: divorced, beheaded, died, divorced, beheaded, survived, in this order.
moment-six_wives-both = By history and number: queen 0 is divorced first, then queen 1 is beheaded, and so on.
moment-six_wives-cocktail = Fruit Cocktail: two queens are bound to a fate and two to a place in the order.
moment-six_wives-win = One action wins now. Can you see it?
moment-six_wives-beware = The next player can meet the last goal. Can you stand in the way?
moment-six_wives-divorced = The king stands behind a queen on the edge: she can be divorced.
moment-six_wives-beheaded = There is free space behind a queen beside the king: she can be beheaded.
moment-six_wives-died = A queen can go to the graveyard.
moment-six_wives-survived = A queen has reached her corner: she can leave the board and survive.
moment-six_wives-pass = There is nothing that can move, so this player passes.
moment-six_wives-repetition = No action may bring the same position about for the third time: one of yours is refused for that now.
moment-six_wives-late = The game will be drawn for its length. Turns left to each player: { $turns }.
moment-six_wives-won = All six queens have met their fates.
moment-six_wives-drawn = The game is drawn.

## Lesson

lesson-six_wives-title = The Six Wives, taught by Thomas Cromwell
lesson-six_wives-step-title = One thing at a time
lesson-six_wives-step-say = Try to move one of your queens, the red ones, along a diagonal. Everybody moves one space, along a row or a column. His Majesty has six queens and one difficulty: each of them is to meet her fate, and whoever has seen to all six first, wins.
lesson-six_wives-step-say-2 = Let one of your queens jump over a queen right beside her, yours or mine, to the free space behind. A diagonal would be most irregular.
lesson-six_wives-step-done = Nobody is hurt by it. Kings jump over the other kings in the same way. One step or one jump, and the turn is over.
lesson-six_wives-step-not_yet = Perfectly legal, and not what I asked. First try a diagonal step; then let a queen jump over another.
lesson-six_wives-step-hint-1 = Choose the queen on a3, try b4, and be refused.
lesson-six_wives-step-hint-2 = Then go from b1 to d1, over the queen on c1.
lesson-six_wives-divorce-title = Divorced
lesson-six_wives-divorce-say = Bring your king to stand beside the queen on a5, on the inner side. The King’s great matter: a queen on the edge of the board is divorced when her king pushes her off it.
lesson-six_wives-divorce-say-2 = Now push her off the board. Rome objects. Rome is overruled.
lesson-six_wives-divorce-done = She leaves, he takes her space, and one goal is crossed out. Two of your queens go this way. If she stands on a corner, either edge will do.
lesson-six_wives-divorce-not_yet = That does not advance the matter. The king goes to b5, and from there he pushes the queen on a5 off the board.
lesson-six_wives-divorce-hint-1 = The king goes from c5 to b5.
lesson-six_wives-divorce-hint-2 = Then he goes from b5 to a5, to her own space.
lesson-six_wives-behead-title = Beheaded
lesson-six_wives-behead-say = Try to jump with your king over the queen on d6. Now for the Tower: a king jumps over one of his own queens, and she is gone. But he never sets foot in the graveyard.
lesson-six_wives-behead-say-2 = Now jump over the queen on c7: behind her there is ground to land on.
lesson-six_wives-behead-done = Cleanly done. Two of your queens are beheaded, each in a turn of her own. The queens of other kings are none of his business.
lesson-six_wives-behead-not_yet = Not that. First try the king over the queen on d6; then over the one on c7.
lesson-six_wives-behead-hint-1 = The king tries to go from c6 to e6, and is refused.
lesson-six_wives-behead-hint-2 = Then he goes from c6 to c8.
lesson-six_wives-die-title = Died
lesson-six_wives-die-say = Send one of your queens into the graveyard, the four marked spaces. A queen who enters it has died, by a step or by a jump, and one of yours must.
lesson-six_wives-die-say-2 = Now try to call her back. God rest her.
lesson-six_wives-die-done = She stays there, and nobody jumps over her. There is a grave for every player, though not always a free way to it.
lesson-six_wives-die-not_yet = The queen on d5 stands beside the graveyard. She goes in; then try to move her out.
lesson-six_wives-die-hint-1 = From d5 to e5.
lesson-six_wives-die-hint-2 = Then try to move her from e5 to any other space.
lesson-six_wives-survive-title = Survived
lesson-six_wives-survive-say = Bring your queen to any of the four marked spaces: the corner opposite to the one where your queens began. One of them outlives it all.
lesson-six_wives-survive-say-2 = Let her go: choose her, then the crown in the middle of the corner. It takes one turn to arrive, and another to leave.
lesson-six_wives-survive-done = Free, and beyond our reach. It is the longest way of all, so send her off in good time.
lesson-six_wives-survive-not_yet = Your queen on h9 is one step from safety. Bring her to i9, and then let her leave the board.
lesson-six_wives-survive-hint-1 = From h9 to i9.
lesson-six_wives-survive-hint-2 = Choose the queen on i9, then the crown between the four spaces: she survives.
lesson-six_wives-card-title = The score card
lesson-six_wives-card-say = Try to divorce the queen on a5, behind whom the king stands. Then look at your card: two queens are divorced already, and that is that.
lesson-six_wives-card-say-2 = See what can still be done with the other queen beside the king. Two divorces, two beheadings, one death and one survival: no more and no less.
lesson-six_wives-card-done = There is always exactly one goal for each queen that is left. The cards of the others are open as well. Read them: what people still need tells you what they will do.
lesson-six_wives-card-not_yet = Not so fast. First try to divorce the queen on a5, and then behead the one on b6.
lesson-six_wives-card-hint-1 = The king tries to go from b5 to a5, and is refused.
lesson-six_wives-card-hint-2 = Then he jumps from b5 to b7.
lesson-six_wives-race-title = Stand in the way
lesson-six_wives-race-say = Stop my king: somebody should stand on j3. I lack one goal, and on my next turn he jumps from h3 over my queen to j3, and I have won. You lack one as well, and need two turns.
lesson-six_wives-race-say-2 = Bring your queen home meanwhile: I must walk around her. Obstruction! I might have taught you that myself.
lesson-six_wives-race-say-3 = Finish it: choose your queen, then the crown. I am ready again, and one turn too late.
lesson-six_wives-race-done = All six have met their fates, and you have won. Nobody can be pushed out of the way by a rival. Remember that when they need a space, and when you do.
lesson-six_wives-race-not_yet = Then I win, or you take longer than you need. Stop my king, bring your queen to i9, and let her survive.
lesson-six_wives-race-hint-1 = Your king goes from j2 to j3.
lesson-six_wives-race-hint-2 = Your queen goes from h9 to i9.
lesson-six_wives-race-hint-3 = Choose the queen on i9, then the crown between the four spaces.
lesson-six_wives-number-title = A heavier crown
lesson-six_wives-number-say = Try to divorce queen 1 at once. Each player may take on a handicap: here your queens lie face up, and you play by number: the first goal is met with queen 0, the second with queen 1.
lesson-six_wives-number-say-2 = Turn to queen 0, then, who stands beside him as well. The other was out of turn.
lesson-six_wives-number-done = Others take the goals in the order of history, or both orders at once; and in Fruit Cocktail you are bound by a draw of two queens and two more. The stronger the player, the heavier the crown. Now, shall we play?
lesson-six_wives-number-not_yet = Not yet. First try to divorce queen 1 on a5; then behead queen 0 on b6.
lesson-six_wives-number-hint-1 = The king tries to go from b5 to a5, and is refused.
lesson-six_wives-number-hint-2 = Then he jumps from b5 to b7.

## Achievements: each with its source

achievement-six_wives_win = The Last of the Six
achievement-six_wives_win-task = Win a match of The Six Wives.
# Source: Oxford Dictionary of National Biography, “Anne of Cleves”.
achievement-six_wives_win-story = Anne of Cleves, wife for half a year, outlived the king and all the other queens. She died in 1557.

achievement-six_wives_stories = The Queen’s Book
achievement-six_wives_stories-task = See all six queens in the gallery.
# Source: Catherine Parr, Prayers or Meditacions (London, 1545).
achievement-six_wives_stories-story = In 1545 Catherine Parr published “Prayers or Meditations”. She was the first queen of England with a printed book under her own name.
