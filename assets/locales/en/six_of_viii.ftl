## The Six of VIII

six_of_viii-name = The Six of VIII
six_of_viii-short = Six of VIII
six_of_viii-line = Tricks in teams, while six queens reign in turn.
six_of_viii-first = the starter leads the first trick
six_of_viii-option-seats = Players
six_of_viii-option-seats-note-4 = two teams of two
six_of_viii-option-seats-note-3 = one with a dummy against two partners
six_of_viii-option-seats-4 = four
six_of_viii-option-seats-3 = three
six_of_viii-option-rules = Rules
six_of_viii-option-rules-note = advanced: with the King, the spies and the Church
six_of_viii-option-rules-basic = basic
six_of_viii-option-rules-advanced = advanced
six_of_viii-option-length = Length
six_of_viii-option-length-note-4 = short: one hand; full: four hands
six_of_viii-option-length-note-3 = short: one hand each; full: until one has won two games
six_of_viii-option-length-short = short
six_of_viii-option-length-full = full
six_of_viii-seat-0 = seat 1
six_of_viii-seat-1 = seat 2
six_of_viii-seat-2 = seat 3
six_of_viii-seat-3 = seat 4
six_of_viii-queen-black = Catherine of Aragon
six_of_viii-queen-red = Anne Boleyn
six_of_viii-queen-orange = Jane Seymour
six_of_viii-queen-yellow = Anne of Cleves
six_of_viii-queen-green = Catherine Howard
six_of_viii-queen-blue = Catherine Parr
six_of_viii-pile-4 =
    { $n ->
        [one] The stock, face down: { $n } card
       *[other] The stock, face down: { $n } cards
    }
six_of_viii-queen-black-short = Aragon
six_of_viii-queen-red-short = Boleyn
six_of_viii-queen-orange-short = Seymour
six_of_viii-queen-yellow-short = Cleves
six_of_viii-queen-green-short = Howard
six_of_viii-queen-blue-short = Parr
six_of_viii-card = { $rank } of { $queen }
six_of_viii-king = King
six_of_viii-king-index = K
# On the card of the King.
six_of_viii-king-name = { cromwell-monarch-henry8 }
six_of_viii-spy = { $card } as { $as }
six_of_viii-solo = solo
six_of_viii-solo-was = solo: { $name }
six_of_viii-church = the Church
six_of_viii-church-used = the Church, used
six_of_viii-church-of = the Church: { $side }
six_of_viii-church-annulled = trick { $n } annulled
six_of_viii-reigns = { $queen } reigns: { $color } is trump
six_of_viii-reigns-less = { $queen }: { $color } is trump
six_of_viii-reigns-short = { $short } reigns: { $color }
six_of_viii-reigns-least = { $short }: { $color }
six_of_viii-reign-first = { $queen } reigns
six_of_viii-reign-second = { $color } is trump
six_of_viii-pass = Choose two cards for { FORM($name, "within") }.
six_of_viii-pass-more = They change hands once all have chosen.
six_of_viii-give = Choose two cards for the dummy.
six_of_viii-give-more = Then you look at its hand, and take two from it.
six_of_viii-take = Take two of the dummy’s cards.
six_of_viii-take-more = The rest lies open once all have exchanged.
six_of_viii-passing = { $name } chooses two cards to pass.
six_of_viii-annul = Annul this trick of { $points }?
six_of_viii-annul-other = { $name } decides for the Church whether to annul the trick of { $points }.
six_of_viii-annul-more = Once in this hand. { FORM($name, "capital") } leads next either way.
six_of_viii-annul-more-you = Once in this hand. You lead next either way.
six_of_viii-annulled = Annulled by the Church: { $points } for nobody.
six_of_viii-lead = You lead: play any card.
six_of_viii-lead-dummy = The dummy leads: play any of its cards.
six_of_viii-follow = { FORM($suit, "capital") } was led: follow with { $suit }.
six_of_viii-follows = { FORM($suit, "capital") } was led.
six_of_viii-void = { FORM($suit, "capital") } was led, and you have none: play any card.
six_of_viii-winning = { $name } is winning with the { $card }.
six_of_viii-winning-you = Your { $card } is winning.
six_of_viii-winning-trump = { FORM($suit, "capital") } reigns, so { $name } is winning with the { $card }.
six_of_viii-winning-trump-you = { FORM($suit, "capital") } reigns, so your { $card } is winning.
six_of_viii-winning-led_trump = { FORM($suit, "capital") } reigns, and { $name } is winning with the { $card }.
six_of_viii-winning-led_trump-you = { FORM($suit, "capital") } reigns, and your { $card } is winning.
six_of_viii-winning-king = { $name } has played the King, which cannot be beaten.
six_of_viii-winning-king-you = Your King cannot be beaten.
six_of_viii-games = { $name } { $n }
six_of_viii-games-all = Games won: { $list }.
six_of_viii-say-ranks = { $suit } { $ranks }
six_of_viii-say-trick = Trick { $n } of 15. { $reigns }
six_of_viii-choice-1 = Its own colour
six_of_viii-choice-2 = As a 13
six_of_viii-choice-3 = Pass these two
six_of_viii-choice-4 = Take these two
six_of_viii-choice-5 = Annul it
six_of_viii-choice-6 = Let it stand

## The suits

suit-black = black
    .capital = Black
suit-red = red
    .capital = Red
suit-orange = orange
    .capital = Orange
suit-yellow = yellow
    .capital = Yellow
suit-green = green
    .capital = Green
suit-blue = blue
    .capital = Blue

## Refusals

refusal-six_of_viii-notation = “{ $text }” is not a move of this game; write A12 for a card, pass A4 B7, annul, or let.
refusal-six_of_viii-bad_deal = A deal names every card of the deck once.
refusal-six_of_viii-deal = The cards are dealt first.
refusal-six_of_viii-pass = First pass two cards to your partner.
refusal-six_of_viii-give = First give two of your cards to the dummy.
refusal-six_of_viii-take = First take two of the dummy’s cards.
refusal-six_of_viii-play = Play a card to the trick.
refusal-six_of_viii-church = First decide for the Church: annul the trick or let it stand.
refusal-six_of_viii-not_held = { $card } is not in the hand that is to play.
refusal-six_of_viii-not_the_dummys = { $card } is not among the dummy’s cards.
refusal-six_of_viii-follow = { FORM($suit, "capital") } was led: follow with { $suit }.
refusal-six_of_viii-king = { FORM($suit, "capital") } was led: while you hold { $suit }, the King must wait for a trump lead.
refusal-six_of_viii-lead_thirteen = A spy is led as the 0 of its own colour, never as a 13.
refusal-six_of_viii-own_colour = { FORM($suit, "capital") } was led: here the { $suit } 0 is { $suit }, never a 13.
refusal-six_of_viii-no_spy = Only a spy can be played as a 13.
refusal-six_of_viii-which = Say which it is: the 0 of its own colour or the other colour’s 13.
refusal-six_of_viii-one_way = There is only one way to play that card.
refusal-six_of_viii-one_card = Play one card at a time.
refusal-six_of_viii-two_cards = Two cards are enough: put one back first.
refusal-six_of_viii-another = Choose one more card.
refusal-six_of_viii-confirm = Both cards are chosen: now confirm.
refusal-six_of_viii-dummys_turn = Choose one of the dummy’s cards now.
refusal-six_of_viii-not_dummys_turn = The dummy’s cards wait for the dummy’s turn.
refusal-six_of_viii-others_card = That card is in somebody else’s hand.
refusal-six_of_viii-on_the_table = That card has been played already.
refusal-six_of_viii-out_of_play = That card is out of play.
position-six_of_viii-form = it is written as phase:crown:leader:hands, such as play:15:0:A12/A4/P1/P2
position-six_of_viii-cards = the cards do not fit: each is in the game, and there once; every hand has as many as there are tricks left
position-six_of_viii-hands = every hand needs as many cards as the others, counting what it has played to the trick
position-six_of_viii-trick = the trick on the table has three cards at most, and whoever can follow suit does
position-six_of_viii-pass = cards are passed before the first trick, when every hand has fifteen
placed-six_of_viii-trick = A trick that is being played has three cards at most.
placed-six_of_viii-no_cards = Nobody has a card in hand.
placed-six_of_viii-too_many = Cards of { $side }, in hand and in the trick: { $n }. Fifteen are the most.
placed-six_of_viii-hands = Cards in hand and in the trick: { $side } { $n }, { $other } { $m }. Everybody needs equally many.
placed-six_of_viii-pass = Cards are passed before the first trick: every hand has fifteen, and none lies in the trick.
placed-six_of_viii-suit = The trick: { $side } could have followed suit.
six_of_viii-position-trick = The trick, in the order played
six_of_viii-position-next = Next
six_of_viii-position-pass = Passing
six_of_viii-position-play = Tricks
six_of_viii-position-leads = Leads
six_of_viii-position-nobody = Nobody
six_of_viii-position-note = Trick { $n } of fifteen; { $suit } is trump.

## How it ended

outcome-level_by_last_trick = Level at { $n }: the last trick decides for { $winner }.
outcome-level_by_king = Level at { $n }: { $winner } did not hold the King, and so win.
outcome-games = These are games won; two games win the match.

## Hints

hint-six_of_viii-diamonds =
    { $n ->
        [one] a diamond
       *[other] { WORDS($n) } diamonds
    }
hint-six_of_viii-own_hand = your own hand
hint-six_of_viii-card = the { $suit } { $rank }
hint-six_of_viii-pair = the { $suit } { $low } and { $high }
hint-six_of_viii-as = { $card } as { $as }
hint-six_of_viii-do-pass = Pass { $cards }
hint-six_of_viii-do-give = Give the dummy { $cards }
hint-six_of_viii-do-take = Take { $cards }
hint-six_of_viii-do-lead = Lead { $cards }
hint-six_of_viii-do-play = Play { $cards }
hint-six_of_viii-do-lead_dummy = From the dummy, lead { $cards }
hint-six_of_viii-do-play_dummy = From the dummy, play { $cards }
hint-six_of_viii-only = { $move }: it is the only card that may be played.
hint-six_of_viii-best = { $move }: it looks best, as far as anyone can see.
hint-six_of_viii-give_king = { $move }: that gives { $partner } the King.
hint-six_of_viii-give_high = { $move }: that gives { $partner } a high { $suit } card, which will count while { $suit } reigns.
hint-six_of_viii-empties = { $move }: your hand is then empty of { $suit }, and you can play a trump when it is led.
hint-six_of_viii-shortens = { $move }: you keep only one { $suit } card, and once it is gone, you can play a trump when { $suit } is led.
hint-six_of_viii-keeps_trumps = { $move }: you keep every black and red card, for those suits reign first.
hint-six_of_viii-low_pair = { $move }: both are low.
hint-six_of_viii-take_king = { $move }: that brings the King into your own hand.
hint-six_of_viii-take_back = { $move }: they are the two cards you gave.
hint-six_of_viii-take_high = { $move }: one of them is the dummy’s highest { $suit } card.
hint-six_of_viii-empties_dummy = { $move }: the dummy is then empty of { $suit }, and can play a trump when it is led.
hint-six_of_viii-annul =
    { $n ->
        [one] Annul the trick: it is worth { $n } point to the other side.
       *[other] Annul the trick: it is worth { $n } points to the other side.
    }
hint-six_of_viii-let =
    { $n ->
        [one] Let the trick stand: it is worth only { $n } point, and dearer tricks may come.
       *[other] Let the trick stand: it is worth { $n } points, and dearer tricks may come.
    }
hint-six_of_viii-king = { $move }: it beats every card.
hint-six_of_viii-king_diamonds = { $move }: it wins the trick, with { $diamonds } in it.
hint-six_of_viii-draws = { $move }: it is a trump, and draws those of the other side.
hint-six_of_viii-draws_high = { $move }: it is the highest trump left, and draws those of the other side.
hint-six_of_viii-unbeaten = { $move }: nothing the other side may hold can beat it.
hint-six_of_viii-highest = { $move }: it is the highest { $suit } card left.
hint-six_of_viii-partner_void = { $move }: { $partner } has no { $suit } left, and may play a trump to it.
hint-six_of_viii-last_of_suit = { $move }: it is the last { $suit } card of the hand, which can then play a trump when { $suit } is led.
hint-six_of_viii-keeps_back = { $move }: the high { $suit } cards stay back until { $suit } reigns.
hint-six_of_viii-leads_low = { $move }: it is low, and the better { $suit } cards are kept.
hint-six_of_viii-wins = { $move }: it wins the trick.
hint-six_of_viii-wins_diamonds = { $move }: it wins the trick, with { $diamonds } in it.
hint-six_of_viii-beats = { $move }: it beats every card played so far.
hint-six_of_viii-beats_diamonds = { $move }: it beats every card played so far, for a trick with { $diamonds } in it.
hint-six_of_viii-partner_has = { $move }: { $partner } has the trick already, and nothing more is needed.
hint-six_of_viii-partner_diamonds = { $move }: { $partner } has the trick already, and this adds { $diamonds } to it.
hint-six_of_viii-partner_leads = { $move }: that leaves the trick to { $partner }, whose card is the highest so far.
hint-six_of_viii-partner_hopes = { $move }: that adds { $diamonds } for { $partner }, whose card is the highest so far.
hint-six_of_viii-gives_none = { $move }: nothing here can win the trick, and this gives no diamonds.
hint-six_of_viii-gives_few = { $move }: nothing here can win the trick, and this gives as few diamonds as it can.
hint-six_of_viii-gives_lowest = { $move }: nothing here can win the trick, and this is the lowest { $suit } card.
hint-six_of_viii-gives_in = { $move }: nothing here can win the trick.
hint-six_of_viii-saves_trumps = { $move }: that lets the trick go, and saves the trumps.
hint-six_of_viii-not_worth = { $move }: that lets the trick go, for there are no diamonds in it.

## Rules

page-six_cards-title = Six queens and their cards
page-six_cards-1 = Each of the six queens has a suit: Catherine of Aragon black, Anne Boleyn red, Jane Seymour orange, Anne of Cleves yellow, Catherine Howard green, Catherine Parr blue. The 12 of a suit is the queen herself.
page-six_cards-2 = All suits go up to 12. Black, red and blue go down to 1, orange and green to 4, yellow only to 7. A long reign has a long suit.
page-six_cards-3 = Four play, and partners sit opposite each other. All 60 cards are dealt, 15 to each. The start passes clockwise from hand to hand.
page-six_cards-4 = The advanced game adds the King and two zeros, the spies. Then 63 cards are shuffled, and three of them are left out, face down.
page-six_cards-picture-1 = The queens in the order of their reigns.
page-six_pass-title = Passing
page-six_pass-1 = Before the first trick, each player chooses two cards for their partner and puts them down unseen.
page-six_pass-2 = Nobody looks at the cards received until all have chosen. You know the cards you passed to be in your partner’s hand.
page-six_trick-title = A trick
page-six_trick-1 = The starting player leads any card, even a trump. The others follow clockwise with one card each.
page-six_trick-2 = A player who holds a card of the suit led must play one of that suit. A player who has none may play any card.
page-six_trick-3 = Whoever wins the trick leads the next one. Fifteen tricks make a hand.
page-six_trick-picture-1 = Black was led, and no trump was played: the highest black card wins. The last player had no black.
page-six_trump-title = Trump by the timeline
page-six_trump-1 = Trump is the suit of the queen who reigns. The highest trump wins a trick; if there is none, the highest card of the suit led wins.
page-six_trump-2 = The timeline has fifteen spaces, one for each trick: four black, three red, two orange, one yellow, two green, three blue.
page-six_trump-3 = The crown begins on the first space and moves on one space after every trick.
page-six_trump-picture-1 = Blue reigns: the little blue card takes the trick from the black queen.
page-six_points-title = Points
page-six_points-1 = A trick counts one point for the team that wins it, and each diamond on its cards one more.
page-six_points-2 = Nearly every 8 has three diamonds, a 6 two, a 10 one. The 4 of orange has two, the black 4 and the red 4 one each. In yellow only the 10 has a diamond.
page-six_points-3 = Fifteen tricks and 35 diamonds: 50 points in a hand, unless some cards are left out.
page-six_points-picture-1 = One, two, two, three and one diamond. The yellow 8 has none.
page-six_end-title = Short and full games
page-six_end-1 = A short game is one hand, a full game four: each player starts one. The higher total wins.
page-six_end-2 = If the totals are level, the team that won the last trick wins.
page-six_end-3 = In the advanced game, level totals go to the team that did not hold the King in the last hand; if he was not dealt, to the team that won the last trick, or would have won it.
page-six_king-title = The King
page-six_king-1 = The King takes the colour of the reigning queen. He is the highest trump and wins every trick he is played to.
page-six_king-2 = He may be led: then trump is the suit led. He may be played when trump was led, or when you have no card of the suit led.
page-six_king-3 = Following suit never forces him out: only a player who has no other card must play him.
page-six_king-picture-1 = Blue reigns and was led: the King takes the trick from the queen.
page-six_spies-title = The spies
page-six_spies-1 = The black 0 and the red 0 are spies. Each may be played in two ways: as the 0 of its own colour, or as the 13 of the other.
page-six_spies-2 = As the 0 of its own colour it is an ordinary card, the lowest of the suit. While you hold it you must follow that suit, with it or another.
page-six_spies-3 = As a 13 it may be played when the 13’s colour was led, or when you have no card of the suit led and that is not the spy’s own colour. It is never led as a 13, and nothing forces it to be one.
page-six_spies-4 = A 13 ranks above the 12 of its colour. While that colour reigns it is a trump, and only the King is above it; at other times it wins only if its colour was led.
page-six_spies-picture-1 = Each spy shows both of its ranks.
page-six_spies-picture-2 = Red was led: as the red 13, the black 0 takes the trick.
page-six_church-title = The Church of England
page-six_church-1 = In a full advanced game for four, from the second hand on, the team with fewer points so far holds the Church for that hand. If the points are level, nobody does.
page-six_church-2 = Once in the hand, the Church may annul a trick that the other team would win, after all four cards have been played. The member of the team who played the later card decides.
page-six_church-3 = An annulled trick counts for nothing, and its cards go out of the game. The crown moves on all the same, and the player who would have won it leads next.
page-six_church-4 = It is founded on the first red space of the timeline: no earlier trick can be annulled. Nor can a trick with the King in it.
page-six_dummy-title = Three players: the dummy
page-six_dummy-1 = With three players, one is solo and the other two are partners. Fifteen cards go to a fourth hand, the dummy.
page-six_dummy-2 = The partners pass two cards to each other. The solo player gives two to the dummy before seeing it, then looks at it and takes two from it.
page-six_dummy-3 = Once all have exchanged, the dummy lies open on the table, and the solo player plays its cards.
page-six_dummy-picture-1 = The dummy in order: the King on the left, then suit by suit from high to low.
page-six_three-title = Three players: play and score
page-six_three-1 = The solo player leads to the first trick from their own hand. Then follow one partner, the dummy, and the other partner. If the dummy wins, it leads.
page-six_three-2 = Only the solo player scores the hand: the tricks and diamonds of both hands together.
page-six_three-3 = Each is solo once, and the highest score wins; equal scores share the win. The full game goes on until somebody has won two such games. A shared game counts for each who shares it. There is no Church.

## The rule of the moment

moment-six_of_viii-pass = Choose two cards for your partner. It pays to empty a short suit.
moment-six_of_viii-give = The solo player gives two cards to the dummy before seeing it.
moment-six_of_viii-take = The solo player takes two of the dummy’s cards into their own hand.
moment-six_of_viii-partners = The partners pass two cards to each other.
moment-six_of_viii-church = The Church may annul this trick, once in a hand: no points for anybody.
moment-six_of_viii-first = The first trick: { $suit } is trump.
moment-six_of_viii-king = The King always wins the trick.
moment-six_of_viii-spy = A spy came as the 13 of the other colour.
moment-six_of_viii-reign = A new queen reigns: { $suit } is trump now.
moment-six_of_viii-last = The last trick of this reign: { $suit } is trump once more.
moment-six_of_viii-over = A trick counts one, each diamond one more; most points win.

## The lesson

lesson-six_of_viii-title = The Six of VIII, taught by Thomas More
lesson-six_of_viii-follow-title = Follow suit
lesson-six_of_viii-follow-say = Try to play your green seven, though a black card was led and you hold black. Four play, and the player opposite is your partner.
lesson-six_of_viii-follow-say-2 = Now take the trick with a black card. While you hold the suit that was led, you must follow, but you may choose which card.
lesson-six_of_viii-follow-done = The highest card of the suit led takes the trick, unless somebody plays a trump. Whoever takes a trick leads the next one.
lesson-six_of_viii-follow-not_yet = That follows, but another of your cards would win the trick.
lesson-six_of_viii-follow-hint-1 = First try the green seven, to hear why it may not be played.
lesson-six_of_viii-follow-hint-2 = Your black eleven beats the nine.
lesson-six_of_viii-crown-title = Trump by the crown
lesson-six_of_viii-crown-say = Lead green, the suit of Catherine Howard, while it wins: she reigns for one more trick. The crown shows who reigns, and her suit is trump: it beats all others.
lesson-six_of_viii-crown-say-2 = Now lead blue. The crown moved on after the trick: Catherine Parr reigns, and her suit is trump.
lesson-six_of_viii-crown-done = So the same card is strong in one reign and weak in the next. Keep an eye on the crown.
lesson-six_of_viii-crown-not_yet = Somebody could trump that. Lead the suit of the queen who reigns.
lesson-six_of_viii-crown-hint-1 = First the green nine: green is trump as long as Catherine Howard reigns.
lesson-six_of_viii-crown-hint-2 = Then the blue ten: blue is trump now.
lesson-six_of_viii-trump-title = A trump on another suit
lesson-six_of_viii-trump-say = Take the trick with a trump, which is blue: there are diamonds to be won. Black was led, and you hold none, so you may play anything.
lesson-six_of_viii-trump-done = The lowest trump beats the queen herself. An empty suit is worth having.
lesson-six_of_viii-trump-not_yet = Allowed, for you hold no black. But that card wins nothing.
lesson-six_of_viii-trump-hint-1 = Your blue one is the only trump in the trick.
lesson-six_of_viii-diamonds-title = Diamonds
lesson-six_of_viii-diamonds-say = Give this trick the most diamonds, for your partner wins it, and you are the last to play. A trick counts one point, and each diamond on its cards one more.
lesson-six_of_viii-diamonds-done = Three diamonds and the trick for your team. Nearly every 8 has three of them, a 6 has two, a 10 one; a 4 has one in black and red, two in orange.
lesson-six_of_viii-diamonds-not_yet = One of your cards has more diamonds than that.
lesson-six_of_viii-diamonds-hint-1 = The orange eight has three.
lesson-six_of_viii-pass-title = Passing
lesson-six_of_viii-pass-say = Pass both your yellow cards: then you can trump when yellow is led. Before the first trick, each player passes two cards to their partner, face down.
lesson-six_of_viii-pass-done = Once all four have chosen, each picks up what the partner passed. Remember: you know where those two cards are.
lesson-six_of_viii-pass-not_yet = That may be wise as well. But try to empty a whole suit: your two yellow cards.
lesson-six_of_viii-pass-hint-1 = Choose the yellow nine and the yellow seven, and confirm.
lesson-six_of_viii-pass-hint-2 = The two cards marked when the step began.
lesson-six_of_viii-king-title = The King
lesson-six_of_viii-king-say = Try the King on this black lead. He comes with the advanced cards, is trump in every reign and beats everything. But he is no black card.
lesson-six_of_viii-king-say-2 = Follow suit, then. While you can, he waits for a trump lead.
lesson-six_of_viii-king-say-3 = Now play the King: trump was led, with the queen herself. You hold a blue card and may play it, but he may come too.
lesson-six_of_viii-king-done = The King always wins. You may also lead him, and then trump must be followed; or play him when you have none of the suit led.
lesson-six_of_viii-king-not_yet = That follows, but the King would win the trick.
lesson-six_of_viii-king-hint-1 = Try the King first, then follow with the black five.
lesson-six_of_viii-king-hint-2 = When blue is led, play the King.
lesson-six_of_viii-spies-title = The spies
lesson-six_of_viii-spies-say = Point at the spy in your hand. The two zeros are spies. Each is the lowest card of its own colour, and in disguise the 13 of the other: black for red, red for black.
lesson-six_of_viii-spies-say-2 = Play the black 0 as the red 13. The red queen was led, and you could follow with your red four; but the spy may come.
lesson-six_of_viii-spies-done = As a 13 it is the highest card of the other colour. It may come only when that colour is led, or when you have none of the suit led, and it is never forced. If its own colour is led, a spy is simply a 0.
lesson-six_of_viii-spies-not_yet = Not that: the spy is the 0, and as the red 13 it takes the trick.
lesson-six_of_viii-spies-hint-1 = The black 0 is the card at the edge of your hand.
lesson-six_of_viii-spies-hint-2 = Choose the black 0, and then: as the other colour’s 13.
lesson-six_of_viii-church-title = The Church of England
lesson-six_of_viii-church-say = Give the others no more diamonds in this trick, which they win. From the second hand of a full game on, the team with fewer points holds the Church; here it is yours.
lesson-six_of_viii-church-say-2 = Annul the trick: it has seven points! From the first red space of the timeline on, the Church may annul one trick of the other team.
lesson-six_of_viii-church-done = No points for anybody, and the crown moves on all the same. Once in a hand, and never a trick with the King: choose the moment well. Now you know the game.
lesson-six_of_viii-church-not_yet = They should not have those points: play a card without diamonds, then annul the trick.
lesson-six_of_viii-church-hint-1 = Play the black five or the red seven. Then annul the trick.

## Achievements: each with its source

achievement-six_of_viii_win = Sermons on the Card
achievement-six_of_viii_win-task = Win a match of The Six of VIII.
# Source: Hugh Latimer, Sermons on the Card (Cambridge, December 1529).
achievement-six_of_viii_win-story = At Christmas 1529 Hugh Latimer preached in Cambridge on a game of cards, “triumph”, the ancestor of trumps. Hearts, he said, is trump.

achievement-six_of_viii_three = No Foreign Cards
achievement-six_of_viii_three-task = Win a match of The Six of VIII with three players.
# Source: 3 Edward IV c. 4 (1463).
achievement-six_of_viii_three-story = In 1463 Parliament forbade bringing playing cards into England: the English card makers had complained of foreign ones.
