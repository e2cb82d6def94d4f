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
cromwell-monarch-william1 = William I
cromwell-monarch-william2 = William II
cromwell-monarch-henry1 = Henry I
cromwell-monarch-stephen = Stephen
cromwell-monarch-henry2 = Henry II
cromwell-monarch-richard1 = Richard I
cromwell-monarch-john = John
cromwell-monarch-henry3 = Henry III
cromwell-monarch-edward1 = Edward I
cromwell-monarch-edward2 = Edward II
cromwell-monarch-edward3 = Edward III
cromwell-monarch-richard2 = Richard II
cromwell-monarch-henry4 = Henry IV
cromwell-monarch-henry5 = Henry V
cromwell-monarch-henry6 = Henry VI
cromwell-monarch-edward4 = Edward IV
cromwell-monarch-edward5 = Edward V
cromwell-monarch-richard3 = Richard III
cromwell-monarch-henry7 = Henry VII
cromwell-monarch-henry8 = Henry VIII
cromwell-monarch-edward6 = Edward VI
cromwell-monarch-jane = Jane
cromwell-monarch-mary1 = Mary I
cromwell-monarch-elizabeth1 = Elizabeth I
cromwell-monarch-james1 = James I
cromwell-monarch-charles1 = Charles I
cromwell-monarch-charles2 = Charles II
cromwell-monarch-james2 = James II
cromwell-monarch-mary2 = Mary II
cromwell-monarch-william3 = William III
cromwell-monarch-anne = Anne
cromwell-monarch-george1 = George I
cromwell-monarch-george2 = George II
cromwell-monarch-george3 = George III
cromwell-monarch-george4 = George IV
cromwell-monarch-william4 = William IV
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Edward VII
cromwell-monarch-george5 = George V
cromwell-monarch-edward8 = Edward VIII
cromwell-monarch-george6 = George VI
cromwell-monarch-elizabeth2 = Elizabeth II
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
cromwell-option-first_house-note = usual: as many houses as suit the number of players. If too few monarchs are chosen, neighbouring houses join them.
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
cromwell-option-edward7 = Edward VII
cromwell-option-edward7-note = the only monarch of his house: he can never be laid down
cromwell-option-edward7-out = out
cromwell-option-edward7-in = in play
cromwell-seat-0 = the first seat
cromwell-seat-1 = the second seat
cromwell-seat-2 = the third seat
cromwell-seat-3 = the fourth seat
cromwell-seat-4 = the fifth seat
cromwell-seat-5 = the sixth seat
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
cromwell_advanced-option-first_house-note = { cromwell-option-first_house-note }
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
cromwell-laid =
    { $n ->
        [one] { $n } card laid
       *[other] { $n } cards laid
    }
cromwell-deal-out = { $name } has gone out.
cromwell-deal-idle = A whole round has brought nothing: the deal is over.
cromwell-deal-long = Everybody has had sixty turns: the deal is over.

## On the command line

cli-draw-cromwell-turn = Deal { $deal }. Cromwell: { $name }
cli-draw-cromwell-announced = announces { $card }
cli-draw-cromwell-offered = offers { $card }
cli-draw-cromwell-nothing = offers nothing
cli-draw-cromwell-announce = Lay cards down if you can, or announce one, such as: announce { $card }
cli-draw-cromwell-empty = You have no card to announce: pass
cli-draw-cromwell-offer = Offer one of your monarchs, such as: offer { $card }; or: offer nothing
cli-draw-cromwell-choose = Choose: { $moves }
cli-draw-cromwell-discard = You have drawn: discard, or lay everything down and go out.
cli-draw-cromwell-name = Who came before or after { $card }? Type { $before } or { $after }, and a name.
cli-draw-cromwell-lay = Lay cards down if you can, or: pass
cli-draw-cromwell-score = { $name }: { $total }

## Refusals

refusal-cromwell-notation = “{ $text }” is not a move of this game; write announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6, or pass.
refusal-cromwell-bad_deal = Every card in question is named once.
refusal-cromwell-deal = The cards are dealt first.
refusal-cromwell-shuffle = The Block is shuffled into a new stock first.
refusal-cromwell-announce = Announce one of your monarchs, or lay cards down first.
refusal-cromwell-empty = You have no card left to announce: pass Cromwell on.
refusal-cromwell-offer = Offer one of your monarchs, or nothing.
refusal-cromwell-choose = Accept one of the offers, or draw from the stock.
refusal-cromwell-choose_or_not = Accept one of the offers, or decline them all.
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
refusal-cromwell-on_the_table = That card has been laid down already.
position-cromwell-form = it is written as turn:cromwell:hands, such as turn:1:henry7,jane/anne,mary1
position-cromwell-cards = the cards do not fit: each is in play and there once, everybody holds one at least, and the table has combinations

## Hints

hint-cromwell-goes_out = Lays your last cards down: you go out.
hint-cromwell-lays =
    { $n ->
        [one] Lays { WORDS($n) } card down: a point, and one fewer for the others.
       *[other] Lays a combination of { WORDS($n) }: as many points, and as many fewer for the others.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Lays a card off: a point, and one fewer for the others.
       *[other] Lays { WORDS($n) } cards off: as many points, and as many fewer for the others.
    }
hint-cromwell-announce_useless = Announce { $card }: nobody can ever lay this card down.
hint-cromwell-announce_blocked = Announce { $card }: nobody can use this card while its neighbours lie in the Block.
hint-cromwell-announce_lonely = Announce { $card }: you hold nobody of the same house nearby.
hint-cromwell-announce_least = Announce { $card }: the card you will miss least.
hint-cromwell-offer_completes = Offer { $card }: with { $other } you could lay cards down.
hint-cromwell-offer_useless = Offer { $card }: nobody can ever lay this card down.
hint-cromwell-offer_blocked = Offer { $card }: nobody can use this card while its neighbours lie in the Block.
hint-cromwell-offer_lonely = Offer { $card }: you hold nobody of the same house nearby.
hint-cromwell-offer_least = Offer { $card }: the card you will miss least.
hint-cromwell-no_use = Offer nothing: { $card } has no neighbour in your hand or on the table.
hint-cromwell-no_offer = Offer nothing: a trade would cost more than it brings.
hint-cromwell-accept_completes = With { $card } you can lay cards down.
hint-cromwell-accept_near = { $card } comes near { $other }.
hint-cromwell-accept = { $card } may be of more use than what you announced.
hint-cromwell-draw = Draw: the stock promises more than the offers.
hint-cromwell-draw_only = Nobody offers anything: draw from the stock.
hint-cromwell-decline = Decline: none of the offers is worth the trade.
hint-cromwell-discard = Discard what you announced.
hint-cromwell-pass = Pass Cromwell on.
hint-cromwell-before = Before { $card } came { $other }.
hint-cromwell-after = After { $card } came { $other }.

## At the table

cromwell-announces = announces { $card }
cromwell-offers = offers { $card }
cromwell-offers-nothing = offers none
cromwell-announced = { $name } announced
cromwell-announced-you = You announced
cromwell-announced-below = for the Block
cromwell-asked = Who is the neighbour of
cromwell-asked-below = before or next?
cromwell-stock-short = Stock, { $n }
cromwell-block-short = The Block, { $n }
cromwell-deal = Deal { $n }
cromwell-choice-announce = Announce for the Block
cromwell-choice-lay = Lay down
cromwell-choice-no_offer = Offer nothing
cromwell-choice-decline = Accept none
cromwell-choice-pass = Pass Cromwell on
cromwell-choice-accept = Take { $card }
cromwell-choice-before = before: { $card }
cromwell-choice-after = next: { $card }
cromwell-note-announce = { $name } lays cards down, or announces a monarch for the Block.
cromwell-note-announce-you = Lay cards down if you can, then announce a monarch for the Block.
cromwell-note-offer = { $name } may offer a monarch for { $card }.
cromwell-note-offer-you = { $cromwell } would give { $card }: offer one of your monarchs, or nothing.
cromwell-note-choose = { $name } takes an offer, or draws.
cromwell-note-choose-you = Take an offer for { $card }, or draw from the stock.
cromwell-note-discard = { $name } discards { $card }.
cromwell-note-discard-you = Put { $card } on the Block, or lay all your cards and go out.
cromwell-note-name = { $name } says who came before or after { $asked }.
cromwell-note-name-you = Who came before { $asked }, or who came next? Answer one of the two.
cromwell-note-lay = { $name } may lay cards down, and passes Cromwell on.
cromwell-note-lay-you = Lay cards down if you can, then pass Cromwell on.
cromwell-say-table = On the table: { $cards }.
cromwell-say-table-empty = Nothing has been laid down yet.
cromwell-say-block = On the Block: { $cards }.
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-plays = { $name } lays down { $card }.
cromwell-own-cards-say-plays-you = You lay down { $card }.
cromwell-own-cards-say-announce = { $name } announces { $card } for the Block.
cromwell-own-cards-say-announce-you = You announce { $card } for the Block.
cromwell-own-cards-say-offer = { $name } offers { $card }.
cromwell-own-cards-say-offer-you = You offer { $card }.
cromwell-own-cards-say-offer_nothing = { $name } offers nothing.
cromwell-own-cards-say-offer_nothing-you = You offer nothing.
cromwell-own-cards-say-accept = { $name } accepts an offer.
cromwell-own-cards-say-accept-you = You accept an offer.
cromwell-own-cards-say-draw = { $name } draws from the stock.
cromwell-own-cards-say-draw-you = You draw from the stock.
cromwell-own-cards-say-decline = { $name } accepts no offer.
cromwell-own-cards-say-decline-you = You accept no offer.
cromwell-own-cards-say-discard = { $name } discards.
cromwell-own-cards-say-discard-you = You discard.
cromwell-own-cards-say-pass = { $name } passes Cromwell on.
cromwell-own-cards-say-pass-you = You pass Cromwell on.
