## Cromwell

cromwell-house-norman = Norman
cromwell-house-plantagenet = Plantagenet
cromwell-house-lancaster = Lancaster
cromwell-house-york = York
cromwell-house-tudor = Tudor
cromwell-house-stuart = Stuart
cromwell-house-hanover = Hanover
cromwell-house-saxe_coburg = Saxe-Coburg-Gotha
cromwell-house-windsor = Windsor
cromwell-monarch-william1 = William I
cromwell-monarch-william2 = William II
cromwell-monarch-henry1 = Henry I
cromwell-monarch-stephen = Stephen
cromwell-monarch-henry2 = Henry II
cromwell-monarch-richard1 = Richard I
cromwell-monarch-john = John
cromwell-monarch-henry3 = Henry III
cromwell-monarch-edward1 = Edward I
cromwell-monarch-edward2 = Edward II
cromwell-monarch-edward3 = Edward III
cromwell-monarch-richard2 = Richard II
cromwell-monarch-henry4 = Henry IV
cromwell-monarch-henry5 = Henry V
cromwell-monarch-henry6 = Henry VI
cromwell-monarch-edward4 = Edward IV
cromwell-monarch-edward5 = Edward V
cromwell-monarch-richard3 = Richard III
cromwell-monarch-henry7 = Henry VII
cromwell-monarch-henry8 = Henry VIII
cromwell-monarch-edward6 = Edward VI
cromwell-monarch-jane = Jane
cromwell-monarch-mary1 = Mary I
cromwell-monarch-elizabeth1 = Elizabeth I
cromwell-monarch-james1 = James I
cromwell-monarch-charles1 = Charles I
cromwell-monarch-charles2 = Charles II
cromwell-monarch-james2 = James II
cromwell-monarch-mary2 = Mary II
cromwell-monarch-william3 = William III
cromwell-monarch-anne = Anne
cromwell-monarch-george1 = George I
cromwell-monarch-george2 = George II
cromwell-monarch-george3 = George III
cromwell-monarch-george4 = George IV
cromwell-monarch-william4 = William IV
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Edward VII
cromwell-monarch-george5 = George V
cromwell-monarch-edward8 = Edward VIII
cromwell-monarch-george6 = George VI
cromwell-monarch-elizabeth2 = Elizabeth II
cromwell-caption-william1 = Had his new kingdom surveyed in the Domesday Book.
cromwell-caption-william2 = Called Rufus; an arrow killed him in the New Forest.
cromwell-caption-henry1 = Lost his only lawful son in the wreck of the White Ship.
cromwell-caption-stephen = Fought his cousin Matilda for the crown for years.
cromwell-caption-henry2 = His knights killed Becket in Canterbury Cathedral.
cromwell-caption-richard1 = The Lionheart, held to ransom on his way from a crusade.
cromwell-caption-john = Put his seal to Magna Carta at Runnymede.
cromwell-caption-henry3 = King at nine; he rebuilt Westminster Abbey.
cromwell-caption-edward1 = Longshanks: he built great castles to hold Wales.
cromwell-caption-edward2 = Lost to Robert the Bruce at Bannockburn.
cromwell-caption-edward3 = Claimed France and founded the Order of the Garter.
cromwell-caption-richard2 = Faced the Peasants’ Revolt when he was fourteen.
cromwell-caption-henry4 = Took the throne from his own cousin.
cromwell-caption-henry5 = Won the battle of Agincourt on St Crispin’s Day.
cromwell-interrupted-henry6 = Henry VI came back to the throne from October 1470 to April 1471, while Edward IV was in exile. In the line each has his place by his first reign.
cromwell-caption-henry6 = King as a baby; he founded Eton College.
cromwell-caption-edward4 = Married Elizabeth Woodville in secret.
cromwell-caption-edward5 = One of the two princes who vanished in the Tower.
cromwell-caption-richard3 = His bones were found under a car park in Leicester.
cromwell-caption-henry7 = Won his crown in battle at Bosworth.
cromwell-caption-henry8 = Married six times and broke with Rome.
cromwell-caption-edward6 = A king at nine, who kept a diary of his reign.
cromwell-caption-jane = Queen for nine days in July.
cromwell-caption-mary1 = The first woman crowned to rule England herself.
cromwell-caption-elizabeth1 = Her ships fought off the Spanish Armada.
cromwell-caption-james1 = The gunpowder plotters meant to blow him up.
cromwell-caption-charles1 = Beheaded outside his own Banqueting House.
cromwell-caption-charles2 = Once hid from Cromwell’s soldiers in an oak tree.
cromwell-caption-james2 = Fled to France when his son-in-law came with an army.
cromwell-caption-mary2 = Filled her palaces with blue-and-white china.
cromwell-caption-william3 = Died after a fall: his horse, they say, hit a molehill.
cromwell-caption-anne = Under her England and Scotland became Great Britain.
cromwell-caption-george1 = Came from Hanover at fifty-four, with little English.
cromwell-caption-george2 = The last British king to lead an army in battle.
cromwell-caption-george3 = Bought the house that became Buckingham Palace.
cromwell-caption-george4 = Had a palace with Indian domes built at Brighton.
cromwell-caption-william4 = The Sailor King: he joined the navy at thirteen.
cromwell-caption-victoria = The first British monarch to travel by train.
cromwell-caption-edward7 = Was fifty-nine when he came to the throne.
cromwell-caption-george5 = Gave his family the name of Windsor in 1917.
cromwell-caption-edward8 = Gave up the crown to marry Wallis Simpson.
cromwell-caption-george6 = Played at Wimbledon, ten years before he was king.
cromwell-caption-elizabeth2 = Reigned for seventy years, longer than any before her.

## The game

cromwell-name = Cromwell
cromwell-gallery = The monarchs of England
cromwell-short = Cromwell
cromwell-line = Trade monarchs by name, and lay down the houses of England.
cromwell_advanced-name = Cromwell, advanced
cromwell_advanced-short = Cromwell, advanced
cromwell_advanced-line = The same without a stock: whoever trades says who came before or after.
cromwell-first = the first seat is the first Cromwell
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = Players
cromwell-option-seats-2 = two
cromwell-option-seats-3 = three
cromwell-option-seats-4 = four
cromwell-option-seats-5 = five
cromwell-option-seats-6 = six
cromwell-option-length = Length
cromwell-option-length-note = a match is one deal, three deals, or as many as it takes to reach 50 points
cromwell-option-length-deal = one deal
cromwell-option-length-three = three deals
cromwell-option-length-fifty = to 50
cromwell-option-first_house = Houses from
cromwell-option-first_house-note-2 = usual for two: Norman to Stuart. If too few monarchs are chosen, neighbouring houses join them.
cromwell-option-first_house-note = usual for so many: all houses. If too few monarchs are chosen, neighbouring houses join them.
cromwell-option-first_house-usual = usual
cromwell-option-first_house-norman = Norman
cromwell-option-first_house-plantagenet = Plantagenet
cromwell-option-first_house-lancaster = Lancaster
cromwell-option-first_house-york = York
cromwell-option-first_house-tudor = Tudor
cromwell-option-first_house-stuart = Stuart
cromwell-option-first_house-hanover = Hanover
cromwell-option-first_house-windsor = Windsor
cromwell-option-last_house = Houses to
cromwell-option-last_house-usual = usual
cromwell-option-last_house-norman = Norman
cromwell-option-last_house-plantagenet = Plantagenet
cromwell-option-last_house-lancaster = Lancaster
cromwell-option-last_house-york = York
cromwell-option-last_house-tudor = Tudor
cromwell-option-last_house-stuart = Stuart
cromwell-option-last_house-hanover = Hanover
cromwell-option-last_house-windsor = Windsor
cromwell-option-edward7 = Edward VII
cromwell-option-edward7-note = the only monarch of his house: he can never be laid down
cromwell-option-edward7-out = out
cromwell-option-edward7-in = in play
cromwell-seat-0 = seat 1
cromwell-seat-1 = seat 2
cromwell-seat-2 = seat 3
cromwell-seat-3 = seat 4
cromwell-seat-4 = seat 5
cromwell-seat-5 = seat 6
cromwell_advanced-option-seats = { cromwell-option-seats }
cromwell_advanced-option-seats-2 = { cromwell-option-seats-2 }
cromwell_advanced-option-seats-3 = { cromwell-option-seats-3 }
cromwell_advanced-option-seats-4 = { cromwell-option-seats-4 }
cromwell_advanced-option-seats-5 = { cromwell-option-seats-5 }
cromwell_advanced-option-seats-6 = { cromwell-option-seats-6 }
cromwell_advanced-option-length = { cromwell-option-length }
cromwell_advanced-option-length-note = { cromwell-option-length-note }
cromwell_advanced-option-length-deal = { cromwell-option-length-deal }
cromwell_advanced-option-length-three = { cromwell-option-length-three }
cromwell_advanced-option-length-fifty = { cromwell-option-length-fifty }
cromwell_advanced-option-first_house = { cromwell-option-first_house }
cromwell_advanced-option-first_house-note-2 = usual for two: Norman to York. If too few monarchs are chosen, neighbouring houses join them.
cromwell_advanced-option-first_house-note-3 = usual for three: Norman to Tudor. If too few monarchs are chosen, neighbouring houses join them.
cromwell_advanced-option-first_house-note-4 = usual for four: Plantagenet to Hanover. If too few monarchs are chosen, neighbouring houses join them.
cromwell_advanced-option-first_house-note = usual for so many: Norman to Hanover. If too few monarchs are chosen, neighbouring houses join them.
cromwell_advanced-option-first_house-usual = { cromwell-option-first_house-usual }
cromwell_advanced-option-first_house-norman = { cromwell-option-first_house-norman }
cromwell_advanced-option-first_house-plantagenet = { cromwell-option-first_house-plantagenet }
cromwell_advanced-option-first_house-lancaster = { cromwell-option-first_house-lancaster }
cromwell_advanced-option-first_house-york = { cromwell-option-first_house-york }
cromwell_advanced-option-first_house-tudor = { cromwell-option-first_house-tudor }
cromwell_advanced-option-first_house-stuart = { cromwell-option-first_house-stuart }
cromwell_advanced-option-first_house-hanover = { cromwell-option-first_house-hanover }
cromwell_advanced-option-first_house-windsor = { cromwell-option-first_house-windsor }
cromwell_advanced-option-last_house = { cromwell-option-last_house }
cromwell_advanced-option-last_house-usual = { cromwell-option-last_house-usual }
cromwell_advanced-option-last_house-norman = { cromwell-option-last_house-norman }
cromwell_advanced-option-last_house-plantagenet = { cromwell-option-last_house-plantagenet }
cromwell_advanced-option-last_house-lancaster = { cromwell-option-last_house-lancaster }
cromwell_advanced-option-last_house-york = { cromwell-option-last_house-york }
cromwell_advanced-option-last_house-tudor = { cromwell-option-last_house-tudor }
cromwell_advanced-option-last_house-stuart = { cromwell-option-last_house-stuart }
cromwell_advanced-option-last_house-hanover = { cromwell-option-last_house-hanover }
cromwell_advanced-option-last_house-windsor = { cromwell-option-last_house-windsor }
cromwell_advanced-option-edward7 = { cromwell-option-edward7 }
cromwell_advanced-option-edward7-note = { cromwell-option-edward7-note }
cromwell_advanced-option-edward7-out = { cromwell-option-edward7-out }
cromwell_advanced-option-edward7-in = { cromwell-option-edward7-in }
cromwell_advanced-option-trading = Trading
cromwell_advanced-option-trading-note = usual: everybody must offer a card, and Cromwell must accept one. Cromwell must: only Cromwell has to, if there is an offer. Free: nobody has to trade.
cromwell_advanced-option-trading-must = all must
cromwell_advanced-option-trading-accept = Cromwell must
cromwell_advanced-option-trading-may = free
cromwell_advanced-option-questions = Questions
cromwell_advanced-option-questions-note = usual: four names to choose from. Easy: three names with their dates. Hard: six names.
cromwell_advanced-option-questions-usual = usual
cromwell_advanced-option-questions-easy = easy
cromwell_advanced-option-questions-hard = hard
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = The Block
cromwell-hand = Your hand
cromwell-stock =
    { $n ->
        [one] The stock: { $n } card
       *[other] The stock: { $n } cards
    }
cromwell-pile-0 =
    { $n ->
        [0] The stock, empty
        [one] The stock: { $n } card
       *[other] The stock: { $n } cards
    }
cromwell-pile-1 =
    { $n ->
        [0] The Block, empty
        [one] The Block: { $n } card
       *[other] The Block: { $n } cards
    }
cromwell-laid =
    { $n ->
        [one] { $n } card laid
       *[other] { $n } cards laid
    }
cromwell-deal-out = { $name } has gone out and wins the deal.
cromwell-deal-idle = A whole round has brought nothing: the deal is over.
cromwell-deal-long = Everybody has had sixty turns: the deal is over.
outcome-went_out = Whoever goes out first wins, whatever the points are.
outcome-level_by_out = Level at { $n }: { $winner } went out in the last deal.

## For teachers

cromwell-teachers-1 = The gallery shows every monarch of the line, house by house. A picture is unveiled once the monarch has been named correctly three times, the last time included. A wrong answer veils it again until the next right one.
cromwell-teachers-2 = “Who came next?” asks for five minutes who came before or after a monarch. Those who were named wrongly come back soon, those who are known only after days: five minutes a day teach more than an hour once a week.
cromwell-teachers-3 = There are three levels of difficulty: three names with their years, four names, or six. The clock stops while an answer is shown, so there is time to look at the neighbours and their reigns.
cromwell-teachers-4 = The question of the day is the same for everybody. It makes a good start to a lesson: ask it aloud, let the class decide, and let the game say who was right.
cromwell-teachers-5 = The basic game of Cromwell needs no knowledge at the start and rewards it more with each round. The advanced game asks a question before every trade; after a wrong answer everybody at the table is shown the right neighbours.
cromwell-teachers-6 = Names and years follow the usual list of the monarchs of England since 1066. What has been learned is kept on this device alone; the settings can export it to another.

## The sheet for teachers

cromwell-sheet-title = The Monarchs of England since 1066
cromwell-sheet-line = Nine houses and forty-two monarchs, in the order of their reigns
cromwell-sheet-how-1 = Each card is a monarch of one of the nine houses. Three or more monarchs of one house who reigned in a row can be laid down.
cromwell-sheet-how-2 = Whoever has the card of Oliver Cromwell announces one of their monarchs. The others each offer one of theirs, or nothing, by name only: never the house, never a year.
cromwell-sheet-how-3 = Cromwell may accept one offer, and the two cards are swapped. Otherwise, in the basic game, Cromwell draws a card and discards the one announced.
cromwell-sheet-how-4 = In the advanced game everybody must offer a card, and Cromwell must accept one. But a trade has to be earned: both players name the monarch who came just before or just after the one they are to receive. A wrong answer loses the card.
cromwell-sheet-how-5 = A single card may be added at either end of any row. Then Cromwell passes to the left.
cromwell-sheet-how-6 = Whoever lays their last card goes out and wins the deal. Each card you have laid scores a point, and so does each card that the others still hold: points rank the others, and are added up over several deals.
cromwell-sheet-credit = { credits-games-3 } Computer game: King’s Coffer.

## On the command line

cli-draw-cromwell-turn = Deal { $deal }. Cromwell: { $name }
cli-draw-cromwell-announced = announces { $card }
cli-draw-cromwell-offered = offers { $card }
cli-draw-cromwell-nothing = offers nothing
cli-draw-cromwell-announce = Lay cards down if you can, or announce one, such as: announce { $card }
cli-draw-cromwell-empty = You have no card to announce: pass
cli-draw-cromwell-offer = Offer one of your monarchs, such as: offer { $card }; or: offer nothing
cli-draw-cromwell-must_offer = Offer one of your monarchs, such as: offer { $card }
cli-draw-cromwell-choose = Choose: { $moves }
cli-draw-cromwell-discard = You have drawn: discard, or lay everything down and go out.
cli-draw-cromwell-name = Who came before or after { $card }? Type { $before } or { $after }, and a name.
cli-draw-cromwell-lay = Lay cards down if you can, or: pass
cli-draw-cromwell-score = { $name }: { $total }
cli-show-knows = { $name } knows who followed whom: { $runs }.
cli-show-knows_nothing = { $name } does not know who followed whom.

## Refusals

refusal-cromwell-notation = “{ $text }” is not a move of this game; write announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6, or pass.
refusal-cromwell-bad_deal = Every card in question is named once.
refusal-cromwell-deal = The cards are dealt first.
refusal-cromwell-shuffle = The Block is shuffled into a new stock first.
refusal-cromwell-announce = Announce one of your monarchs, or lay cards down first.
refusal-cromwell-empty = You have no card left to announce: pass Cromwell on.
refusal-cromwell-offer = Offer one of your monarchs, or nothing.
refusal-cromwell-must_offer = Offer one of your monarchs: everybody must offer one.
refusal-cromwell-choose = Accept one of the offers, or draw from the stock.
refusal-cromwell-choose_or_not = Accept one of the offers, or decline them all.
refusal-cromwell-must_accept = Accept one of the offers: you may not decline them all.
refusal-cromwell-discard = Discard the monarch you announced, or go out.
refusal-cromwell-go_out = A discard may not be your last card: lay it down.
refusal-cromwell-name = Name the monarch who came before or after.
refusal-cromwell-pass = Lay cards down, or pass Cromwell on.
refusal-cromwell-not_held = { $card } is not in your hand.
refusal-cromwell-no_offer = That player has offered nothing.
refusal-cromwell-lay_what = Choose the cards to lay down.
refusal-cromwell-alone = { $card } is the only one of his house: he is never laid down.
refusal-cromwell-two_houses = { $first } and { $last } are of different houses.
refusal-cromwell-gap = Between { $first } and { $last } came { $between }.
refusal-cromwell-too_few =
    { $n ->
        [one] A combination has at least three cards, and one is missing.
       *[other] A combination has at least three cards, and { WORDS($n) } are missing.
    }
refusal-cromwell-discard_first = After drawing you lay cards down only to go out. Discard first.
refusal-cromwell-confirm = These cards can be laid down: now confirm.
refusal-cromwell-confirm_one = Say what to do with this card: announce it or lay it down.
refusal-cromwell-one_offer = Offer one card only.
refusal-cromwell-no_predecessor = Nobody in the game came before { $card }: name the successor.
refusal-cromwell-no_successor = Nobody in the game came after { $card }: name the predecessor.
refusal-cromwell-itself = Name a neighbour of { $card }.
refusal-cromwell-others_card = That card is in somebody else’s hand.
refusal-cromwell-block = Nobody draws from the Block.
refusal-cromwell-stock = Now is not the time to draw.
refusal-cromwell-on_the_table = Cards that are laid down stay here. Choose from your hand.
position-cromwell-form = it is written as turn:cromwell:hands, such as turn:1:henry7,jane/anne,mary1
position-cromwell-cards = the cards do not fit: each is in the game, and there once, and what was said fits them; the advanced game has neither stock nor Block
position-cromwell-hands = everybody needs one card at least in hand; in the advanced game somebody does
position-cromwell-table = what was laid must be combinations: three or more consecutive monarchs of one house
placed-cromwell-hands = { $side } has no card in hand.
placed-cromwell-table = Laid, but no combination: { $cards }. A combination is three or more consecutive monarchs of one house.
cromwell-position-cromwell = Cromwell
cromwell-position-laid = Laid: { $side }
cromwell-position-stock = The stock, drawn from the left

## Hints

hint-cromwell-goes_out =
    { $n ->
        [one] Lay down { $cards }: it is your last card, and you go out.
       *[other] Lay down { $cards }: they are your last cards, and you go out.
    }
hint-cromwell-lays =
    { $n ->
        [one] Lay down { $cards }: it is a point for you, and one fewer for the others.
       *[other] Lay down { $cards }: each is a point for you, and one fewer for the others.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Lay off { $cards }: it is a point for you, and one fewer for the others.
       *[other] Lay off { $cards }: each is a point for you, and one fewer for the others.
    }
hint-cromwell-announce_useless = Announce { $card }: nobody can ever lay this card down.
hint-cromwell-announce_blocked = Announce { $card }: nobody can use this card while its neighbours lie in the Block.
hint-cromwell-announce_wanted = Announce { $card }: { $name } holds { $other }, and may offer something for this card.
hint-cromwell-announce_lonely = Announce { $card }: you hold nobody of the same house nearby.
hint-cromwell-announce_least = Announce { $card }: you will miss this card least.
hint-cromwell-offer_completes = Offer { $card }: with { $other } you could lay cards down.
hint-cromwell-offer_useless = Offer { $card }: nobody can ever lay this card down.
hint-cromwell-offer_blocked = Offer { $card }: nobody can use this card while its neighbours lie in the Block.
hint-cromwell-offer_wanted = Offer { $card }: { $name } holds { $other }, and may well take this card.
hint-cromwell-offer_lonely = Offer { $card }: you hold nobody of the same house nearby.
hint-cromwell-offer_least = Offer { $card }: you will miss this card least.
hint-cromwell-no_use = Offer nothing: { $card } has no neighbour in your hand or on the table.
hint-cromwell-no_offer = Offer nothing: a trade would cost more than it brings.
hint-cromwell-no_taker = Offer nothing: { $name } has had offers before, and never took one.
hint-cromwell-accept_completes = Take { $card }: with this card you can lay cards down.
hint-cromwell-accept_near = Take { $card }: this card comes near { $other }.
hint-cromwell-accept = Take { $card }: this card may be of more use than what you announced.
hint-cromwell-accept_must = Take { $card }: you must take one of the offers.
hint-cromwell-draw = Draw: the stock promises more than the offers.
hint-cromwell-draw_serves = Draw: { $name } holds { $other }, and { $card } would be of use there.
hint-cromwell-draw_only = Draw: nobody offers anything.
hint-cromwell-decline = Accept none: none of the offers is worth the trade.
hint-cromwell-decline_serves = Accept none: { $name } holds { $other }, and { $card } would be of use there.
hint-cromwell-discard = Discard { $card }, which you announced.
hint-cromwell-pass = Pass Cromwell on.
hint-cromwell-before = Before, { $other }: that is who reigned before { $card }.
hint-cromwell-after = After, { $other }: that is who reigned after { $card }.

## At the table

cromwell-announces = announces { $card }
cromwell-offers = offers { $card }
cromwell-offers-nothing = offers nothing
cromwell-offers-nothing-short = nothing
cromwell-announced = { $name } announced
cromwell-announced-you = You announced
cromwell-announced-below = for the Block
cromwell-announced-below-advanced = in trade
cromwell-asked = Who is the neighbour of
cromwell-asked-below = before or after?
cromwell-stock-short = Stock, { $n }
cromwell-block-short = The Block, { $n }
cromwell-deal = Deal { $n }
cromwell-choice-announce = Announce for the Block
cromwell-choice-announce-advanced = Announce for trade
cromwell-choice-lay = Lay down
cromwell-choice-no_offer = Offer nothing
cromwell-choice-decline = Accept none
cromwell-choice-pass = Pass Cromwell on
cromwell-choice-accept = Take { $card }
cromwell-choice-before = Before
cromwell-choice-after = After
cromwell-note-announce = { $name } lays cards down, or announces a monarch for the Block.
cromwell-note-announce-you = Lay cards down if you can, then announce a monarch for the Block.
cromwell-note-announce_advanced = { $name } lays cards down, or announces a monarch for trade.
cromwell-note-announce_advanced-you = Lay cards down if you can, then announce a monarch to trade.
cromwell-note-offer = { $name } may offer a monarch for { $card }.
cromwell-note-offer-you = { $cromwell } would give { $card }: offer a monarch, or nothing.
cromwell-note-must_offer = { $name } must offer a monarch for { $card }.
cromwell-note-must_offer-you = { $cromwell } would give { $card }: offer one of your monarchs.
cromwell-note-choose = { $name } takes an offer, or draws.
cromwell-note-choose-you = Take an offer for { $card }, or draw from the stock.
cromwell-note-choose_or_not = { $name } takes an offer, or none.
cromwell-note-choose_or_not-you = Take an offer for { $card }, or none.
cromwell-note-must_choose = { $name } must take one of the offers.
cromwell-note-must_choose-you = Take one of the offers for { $card }.
cromwell-note-discard = { $name } discards { $card }.
cromwell-note-discard-you = Put { $card } on the Block, or lay all your cards and go out.
cromwell-note-name = { $name } says who came before or after { $asked }.
cromwell-note-name-you = Who came before or after { $asked }? Answer one of the two.
cromwell-note-lay = { $name } may lay cards down, and passes Cromwell on.
cromwell-note-lay-you = Lay cards down if you can, then pass Cromwell on.
cromwell-in_full = { $card }, { $house }, { $dates }
cromwell-say-table = On the table: { $cards }.
cromwell-say-table-empty = Nothing has been laid down yet.
cromwell-say-block = On the Block: { $cards }.
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name } lays down { $card }.
cromwell-own-cards-say-lay-you = You lay down { $card }.
cromwell-own-cards-say-announce = { $name } announces { $card }.
cromwell-own-cards-say-announce-you = You announce { $card }.
cromwell-own-cards-say-offer = { $name } offers { $card }.
cromwell-own-cards-say-offer-you = You offer { $card }.
cromwell-own-cards-say-offer_nothing = { $name } offers nothing.
cromwell-own-cards-say-offer_nothing-you = You offer nothing.
cromwell-own-cards-say-accept = { $name } takes { $first } from { $with }, and gives { $second }.
cromwell-own-cards-say-accept-you = You take { $first } from { $with }, and give { $second }.
cromwell-own-cards-say-predecessor_right = { $name } says that { $first } came before { $second }, and is right.
cromwell-own-cards-say-predecessor_right-you = You say that { $first } came before { $second }, and are right.
cromwell-own-cards-say-predecessor_wrong = { $name } says that { $first } came before { $second }, and is wrong: it was { $third }. The card goes to { $with }.
cromwell-own-cards-say-predecessor_wrong-you = You say that { $first } came before { $second }, and are wrong: it was { $third }. The card goes to { $with }.
cromwell-own-cards-say-successor_right = { $name } says that { $first } came after { $second }, and is right.
cromwell-own-cards-say-successor_right-you = You say that { $first } came after { $second }, and are right.
cromwell-own-cards-say-successor_wrong = { $name } says that { $first } came after { $second }, and is wrong: it was { $third }. The card goes to { $with }.
cromwell-own-cards-say-successor_wrong-you = You say that { $first } came after { $second }, and are wrong: it was { $third }. The card goes to { $with }.
cromwell-own-cards-say-draw = { $name } draws from the stock.
cromwell-own-cards-say-draw-you = You draw from the stock.
cromwell-own-cards-say-decline = { $name } accepts no offer.
cromwell-own-cards-say-decline-you = You accept no offer.
cromwell-own-cards-say-discard = { $name } puts { $card } on the Block.
cromwell-own-cards-say-discard-you = You put { $card } on the Block.
cromwell-own-cards-say-pass = { $name } passes Cromwell on.
cromwell-own-cards-say-pass-you = You pass Cromwell on.

## Rules

page-crom_houses-title = Houses and combinations
page-crom_houses-1 = Each card is a monarch of one of nine houses. The monarchs of a house are in the order of their reigns, with no gap between them.
page-crom_houses-2 = Three or more consecutive monarchs of one house are a combination, and can be laid down. Not three Henrys, and not across two houses.
page-crom_houses-3 = A card may be laid off at either end of any combination on the table, whoever laid it, and may join two. It counts for the player who lays it.
page-crom_houses-4 = Between Charles I and Charles II lies the Commonwealth, but in the game they follow each other. After James II come Mary II, William III and Anne.
page-crom_houses-picture-1 = The Stuarts, all seven in a row.
page-crom_deal-title = The deal
page-crom_deal-1 = The cards are dealt as if there were one more player. That pile, with any cards left over, is the stock, face down.
page-crom_deal-2 = Two players use the houses from Norman to Stuart, more players all of them. The host may choose the earliest and the latest house; if they have too few monarchs, neighbouring houses join them.
page-crom_deal-3 = Edward VII was the only one of his house, so he can never be laid down. He is in play only if the host asks for him.
page-crom_deal-picture-1 = Nobody of his house reigned before or after him.
page-crom_turn-title = A turn of Cromwell
page-crom_turn-1 = Whoever has the card of Oliver Cromwell lays cards down if they want to, and then announces one of their monarchs, who is to go to the Block.
page-crom_turn-2 = The others, clockwise, each offer one of their own monarchs instead, or nothing. Announcements and offers are names only: which house it is, you must know yourself.
page-crom_turn-3 = Cromwell may accept one offer: then the two cards are swapped face down. Otherwise Cromwell draws from the stock, and the announced card goes to the Block, face up.
page-crom_turn-4 = At the end of the turn cards may be laid down again. Then Cromwell is passed to the left.
page-crom_block-title = The Block, the stock, and going out
page-crom_block-1 = Nobody draws from the Block. When the stock is empty at the end of a turn, the Block is shuffled and becomes the new stock.
page-crom_block-2 = Whoever lays their last card goes out and wins the deal, which is then over.
page-crom_block-3 = Right after drawing, cards may be laid only if that goes out; then nothing has to be discarded. Otherwise the discard comes first.
page-crom_score-title = Points
page-crom_score-1 = Each card that you have laid is a point, and so is each card that the others still hold. In a match of one deal whoever goes out wins, and points rank the others; if nobody goes out, the most points win, and players with equally many share the win.
page-crom_score-2 = A match is one deal, three deals, or goes on until somebody has fifty points. After several deals the most points win; of equals, whoever went out in the last deal.
page-crom_score-3 = A deal also ends when a whole round brings no trade, no laid card and no draw, or when everybody has had sixty turns.
page-crom_advanced-title = The advanced game
page-crom_advanced-1 = All cards of whole houses are dealt out, and there is neither stock nor Block. A few of the latest or earliest monarchs are left out, so that the hands come out even.
page-crom_advanced-2 = Cromwell lays, announces a monarch, hears the offers, accepts one of them, lays again, and passes Cromwell on. Trading is the only way to get a card: each of the others must offer one, and Cromwell must accept one. The host may choose freer trading.
page-crom_advanced-3 = Announcements and offers are names only, never a house or a year.
page-crom_answers-title = Who came next?
page-crom_answers-1 = In a trade both cards are shown to all, with house and reign; if questions are hard, with their names alone. First Cromwell, then the partner names the monarch who came right before or right after the one whose card they are to receive.
page-crom_answers-2 = Before or after is your own choice, and houses do not matter: after Stephen came Henry II.
page-crom_answers-3 = Mary II and William III reigned together. After James II either of them is right, and James II is right before either.
page-crom_answers-picture-1 = James II, the joint rulers, and Anne.
page-crom_wrong-title = Wrong answers
page-crom_wrong-1 = After a wrong answer the card goes to whoever holds the card of the right answer. If nobody does, or the player who was wrong, it stays with the player who had it.
page-crom_wrong-2 = Each of the two cards is judged by itself. A player whose hand is emptied by wrong answers has not gone out, and passes.
page-crom_wrong-3 = When a whole round brings neither a trade nor a laid card, the deal is over and is scored.
moment-cromwell-shuffle = The stock is empty: the Block becomes the new stock.
moment-cromwell-announce = Cromwell lays cards down, or announces one that others may trade for.
moment-cromwell-offer = { $card } is announced. An offer is a name, and may be nothing.
moment-cromwell-must_offer = { $card } is announced. Everybody must offer a monarch, by name.
moment-cromwell-choose = Cromwell accepts an offer, or draws and sends the announced card to the Block.
moment-cromwell-choose_advanced = Cromwell accepts an offer, or none.
moment-cromwell-must_choose = Cromwell must accept one of the offers.
moment-cromwell-discard = The announced card goes to the Block, unless Cromwell goes out.
moment-cromwell-name = Who came right before or right after { $card }?
moment-cromwell-lay = Three in a row of one house are a combination, and others may be laid off beside it.
moment-cromwell-over = Whoever goes out wins the deal. A point for each card laid, and for each card that the others hold.

## Lesson

lesson-cromwell-title = Cromwell, taught by Thomas Cromwell
lesson-cromwell-lay-title = Three in a row
lesson-cromwell-lay-say = Try to lay down a single card. Here we put kings in order: three in a row of one house may be laid down. The gentleman on the small card is to be my sister’s great-great-grandson.
lesson-cromwell-lay-say-2 = Now lay down the three Tudors who followed one another. One card is too few, as the rules will tell you at every turn.
lesson-cromwell-lay-done = Each card you lay is a point for you, and one point fewer for everybody else. Three Henrys would have been worth nothing: it is the house and the order that count.
lesson-cromwell-lay-not_yet = That can wait. First try to lay down one card alone; then your three Tudors.
lesson-cromwell-lay-hint-1 = Choose Anne, and try to lay her down.
lesson-cromwell-lay-hint-2 = Lay down Henry VII, Henry VIII and Edward VI together.
lesson-cromwell-off-title = Laying off
lesson-cromwell-off-say = Lay down the one who followed William III. My neighbour has three Stuarts on the table, and whatever fits at either end may join them, and counts for the one who lays it.
lesson-cromwell-off-done = A point of yours beside a combination of his. Look at the table before you part with a card.
lesson-cromwell-off-not_yet = Not yet. One of your cards belongs beside William III.
lesson-cromwell-off-hint-1 = Anne was the last of the Stuarts: lay her down beside William III.
lesson-cromwell-trade-title = A trade
lesson-cromwell-trade-say = Announce the monarch who is no use to you: you collect Tudors. Now you are Cromwell, and the one you announce is to go to the Block; the others may offer one of theirs instead.
lesson-cromwell-trade-say-2 = Choose the offer that belongs to your Henrys. There are two, and you hear nothing but names.
lesson-cromwell-trade-say-3 = Lay the three Tudors down. The cards were swapped face down, and nobody went to the Block.
lesson-cromwell-trade-done = Both sides got what they wanted; that is what a trade should look like. Remember who asked for Anne, and why.
lesson-cromwell-trade-not_yet = You would regret that. Part with Anne, accept Edward VI, and lay the Tudors down.
lesson-cromwell-trade-hint-1 = Announce Anne.
lesson-cromwell-trade-hint-2 = Edward VI was the son of Henry VIII: accept the offer of the player on your left.
lesson-cromwell-trade-hint-3 = Lay down Henry VII, Henry VIII and Edward VI.
lesson-cromwell-name-title = What is in a name
lesson-cromwell-name-say = Choose the Mary who fits with your James II and William III. You have announced John, and two Marys are offered to you. They are of different houses, and nobody will tell you which is which.
lesson-cromwell-name-say-2 = Lay them down: she is the right one.
lesson-cromwell-name-done = Mary I was a Tudor; Mary II reigned together with her husband, William III. Whoever knows the houses trades well. The others are guessing.
lesson-cromwell-name-not_yet = Consider which Mary reigned between James II and William III.
lesson-cromwell-name-hint-1 = Mary II is the one you need: accept the offer of the player on your right.
lesson-cromwell-name-hint-2 = Lay down James II, Mary II and William III.
lesson-cromwell-draw-title = The stock and the Block
lesson-cromwell-draw-say = Draw a card from the stock. Nobody wants Anne.
lesson-cromwell-draw-say-2 = Discard Anne: now she goes to the Block.
lesson-cromwell-draw-say-3 = Lay your Windsors down. At the end of your turn you may lay cards down again, and fortune has been kind.
lesson-cromwell-draw-done = The Block lies open, but nobody draws from it. When the stock is empty, it is shuffled and used again.
lesson-cromwell-draw-not_yet = First draw, then discard Anne, and then lay the Windsors down.
lesson-cromwell-draw-hint-1 = Draw from the stock.
lesson-cromwell-draw-hint-2 = Discard the card you announced.
lesson-cromwell-draw-hint-3 = Lay down George V, Edward VIII and George VI.
lesson-cromwell-offer-title = An offer
lesson-cromwell-offer-say = Offer a card you can spare, and hope that it pleases. Somebody else is Cromwell, and announces Jane, who stands between two of your cards.
lesson-cromwell-offer-say-2 = Lay down what you have. It did please: Jane is yours, and it is your turn.
lesson-cromwell-offer-done = You may always offer nothing. But nothing comes of it.
lesson-cromwell-offer-not_yet = You need Edward VI and Mary I yourself, to stand on either side of Jane. Offer Anne.
lesson-cromwell-offer-hint-1 = Offer Anne.
lesson-cromwell-offer-hint-2 = Lay down Edward VI, Jane and Mary I.
lesson-cromwell-answer-title = Who came next?
lesson-cromwell-answer-say = Accept Edward VI, who is offered for your Anne. In the advanced game there is no stock and no Block; there is an examination.
lesson-cromwell-answer-say-2 = Name the monarch who came right before Edward VI, or right after, as you like, to receive him. Both cards are shown.
lesson-cromwell-answer-say-3 = Now lay your Tudors down. Correct, and your partner knew who came after Anne.
lesson-cromwell-answer-done = With a wrong answer the card would have gone to whoever held the right one, or stayed where it was. Think before you trade.
lesson-cromwell-answer-not_yet = No. Accept the offer of Edward VI; he came after Henry VIII and before Jane; and then lay your Tudors down.
lesson-cromwell-answer-hint-1 = Accept the offer of the player on your left.
lesson-cromwell-answer-hint-2 = Henry VIII came before Edward VI, and Jane after him.
lesson-cromwell-answer-hint-3 = Lay down Henry VII, Henry VIII and Edward VI.
lesson-cromwell-out-title = Going out
lesson-cromwell-out-say = Draw a card before you part with Edward VIII. You have announced him, and nobody offers anything.
lesson-cromwell-out-say-2 = Begin to lay down: now every card you hold can go, and in that case nothing is discarded.
lesson-cromwell-out-say-3 = Now lay down the rest.
lesson-cromwell-out-done = You have gone out, and the deal is yours. What you have laid counts for you, and so does every card that the others still hold. My congratulations; do not let it go to your head. Heads are easily lost here.
lesson-cromwell-out-not_yet = Draw, and then lay down everything: the three Windsors, and Anne beside William III.
lesson-cromwell-out-hint-1 = Draw from the stock.
lesson-cromwell-out-hint-2 = Lay down George V, Edward VIII and George VI.
lesson-cromwell-out-hint-3 = Lay Anne off beside William III.

## Achievements: each with its source

achievement-cromwell_win = The Smith’s Son
achievement-cromwell_win-task = Win a match of Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = Thomas Cromwell came from Putney. His father Walter was a blacksmith, a fuller of cloth and a brewer, and was often fined for his ale.

achievement-cromwell_people = The Parish Register
achievement-cromwell_people-task = Learn ten people of the line of succession.
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = Since 1538 every parish has had to write down its weddings, christenings and burials. Thomas Cromwell ordered it; those who look for their forebears thank him.

achievement-cromwell_drill = Crowned on the Field
achievement-cromwell_drill-task = Give fifteen right answers in one drill.
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = On 22 August 1485 Henry Tudor was hailed as king on the battlefield of Bosworth, with the crown that Richard III had worn.
