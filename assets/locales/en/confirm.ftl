## Questions

confirm-resign = Resign the game?
confirm-resign-detail = { $name } wins, and the match ends.
confirm-resign-yes = Resign
confirm-resign-no = Play on
confirm-delete = Delete this match?
confirm-delete-detail = { $name }. This cannot be undone.
confirm-delete-yes = Delete
confirm-delete-no = Keep it
confirm-resign-detail-you = You win, and the match ends.
confirm-draw = Offer a draw?
confirm-draw-detail = { $name } may accept or play on; until then the match goes on.
confirm-draw-yes = Offer a draw
confirm-draw-no = Play on
confirm-offered = You are offered a draw
confirm-offered-detail = { $name } offers a draw. If you accept, the match ends and nobody wins.
confirm-offered-yes = Accept
confirm-offered-no = Play on
confirm-undo_asked = Take back the last turn?
confirm-undo_asked-detail = { $name } would like to take back the last turn.
confirm-undo_asked-yes = Allow it
confirm-undo_asked-no = Play on
confirm-rematch_asked = Another match?
confirm-rematch_asked-detail = { $name } would like another match with the sides changed.
confirm-rematch_asked-yes = Play again
confirm-rematch_asked-no = Not now
confirm-resign-played_on = You lose the match. A courtier can play on in your seat while you watch, or the match ends at once.
confirm-resign-watch = Resign and watch
confirm-resign-at_once = Resign and see the result
confirm-resign-played_on-people = The others play on, with a courtier in your seat.

## What becomes of a match that is left

left-kept = Your match of { $name } is kept: “Continue” on the title screen brings it back.
left-full = Ten unfinished matches were at hand already: the oldest of them now comes last in the list of matches.
left-waits = The match waits as it stands. Leaving the lesson brings you back to it.
