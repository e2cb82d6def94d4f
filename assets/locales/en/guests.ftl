## Tables with guests: everybody at a device of their own

guests-lobby = A table for guests
guests-lobby-note = { $game }. Send the link to those who are to play. The match begins when every seat is taken.
guests-lobby-begun = { $game }. Whoever opens the link again comes back to their own seat.
guests-link = The link for guests
guests-link-soon = The link is being made …
guests-copy = Copy the link
guests-copy_onlookers = Link for onlookers
guests-leave = Leave the table
guests-name = Your name
guests-name-hint = your name
guests-free = Wait for a guest
guests-put_out = Put out
guests-courtier = A courtier plays
guests-seat_free = A free seat
guests-waits = waits for a guest
guests-here = is here
guests-away = is away
guests-yours = your seat
guests-sit = Sit here
guests-stand = Stand up
guests-taken = Somebody else has just taken this seat.
guests-onlookers =
    { $n ->
        [one] { $n } person looks on.
       *[other] { $n } people look on.
    }
guests-failed = No table can be laid or joined: { $why }
guests-impossible = Tables with guests are not possible here.
guests-visit = A table elsewhere
guests-visit-looking = Looking for the table …
guests-visit-away = { $game }. The host is away. The table waits, and is looked for again.
guests-visit-onlooker = { $game }. You look on as soon as the match begins.
guests-visit-waits = { $game }. The match begins when every seat is taken.
guests-visit-choose = { $game }. Choose a seat.
guests-gone-no_table = There is no such table any more.
guests-gone-put_out = The host has given your seat to somebody else.
guests-gone-elsewhere = This table was opened in another window of this device.
guests-gone-version = The host has another version of the game.
guests-gone-newer = The host has a newer version of the game. Install it to sit down here.
guests-gone-older = The host has an older version of the game. Ask them to install yours.
guests-gone-full = Too many people have come to this table.
guests-gone-over = The host has cleared the table.
guests-unreadable = The host’s match cannot be followed here: it does not fit the rules of this version.
guests-is_away = { $name } is away; the seat is kept.
guests-host_away = The host is away. Nothing is lost; the table is looked for again.
guests-not_now = That is not possible now.
guests-asked = The others are asked.
guests-declined = The others would rather play on.
guests-bad_link = This link to a table is not complete.
guests-code = The code of the link: scan it with a phone
guests-link-note = Send it to those who are to play. Whoever opens it comes to your table.
guests-greetings = Greetings of the others
guests-greets = { $name }: { $greeting }
guests-greeting-good_day = Good day to you
guests-greeting-good_fortune = Good fortune
guests-greeting-well_played = Well played
guests-greeting-bold = A bold move
guests-greeting-close = That was close
guests-greeting-thinking = I am thinking
guests-greeting-no_hurry = No hurry
guests-greeting-pardon = I beg your pardon
guests-greeting-moment = Back in a moment
guests-greeting-thanks = My thanks
guests-greeting-hat = A raised hat
guests-greeting-bow = A deep bow
