## Saved matches and settings

record-unreadable = this is not a saved match (it is not JSON at line { $line }, column { $column })
record-something_else = this is JSON, but not a saved match
record-broken_off = this saved match is incomplete
record-missing = this saved match is incomplete: “{ $part }” is missing
record-stray = this is not a saved match: “{ $part }” does not belong in one
record-field = this is not a saved match: “{ $part }” should be { $form }
record-no_format = this is not a saved match (no version of King’s Coffer wrote format 0)
record-too_new = this match was saved by a newer version of King’s Coffer (format { $format }; this one reads up to { $newest })
record-part-format = a number
record-part-variant = the name of a game
record-part-options = options of the game with their values
record-part-seat_options = a list with the options of each seat
record-part-seats = a list of those who play
record-part-faces = a list of names of portraits
record-part-seed = a whole number, 0 or more
record-part-position = a position in the notation of the game
record-part-moves = a list of moves in the notation of the game
record-part-ending = how the match ended
record-part-clock = minutes and seconds of a clock
record-part-analysis = the lines of an analysis board
record-part-source = the game that the match was opened from
save-unreadable = King’s Coffer did not write this
save-damaged = it was damaged
save-newer =
    { $n ->
        [one] { $n } match was saved by a newer version of King’s Coffer and is left as it is.
       *[other] { $n } matches were saved by a newer version of King’s Coffer and are left as they are.
    }
save-refused = The saved match could not be opened: { $why }. It is kept as “{ $file }”.
saves-refused =
    { $n ->
        [one] { $n } saved match could not be opened: { $why }. It is kept as “{ $file }”.
       *[other] { $n } saved matches could not be opened. The reason: { $why }. They are kept as “{ $file }” and in files beside it.
    }
files-refused =
    { $n ->
        [one] { $n } file could not be read: { $what }. The reason: { $why }. It is kept as “{ $file }”.
       *[other] { $n } files could not be read: { $what }. The reason: { $why }. They are kept as “{ $file }” and under similar names.
    }
files-refused-settings = your settings
files-refused-progress = your progress
files-refused-matches =
    { $n ->
        [one] { $n } saved match
       *[other] { $n } saved matches
    }
library-refused = Your favourites and notes could not be read: { $why }. The old file is kept as “{ $file }”.
settings-partly = Some settings could not be read and were reset to their defaults: { $fields }. All others are as you left them.
settings-last_setup = the last match you set up
settings-last_drill = the difficulty of “Who came next?”
settings-refused = Your settings could not be read, so the defaults are used. The old file is kept as “{ $file }”.
progress-refused = Your progress could not be read: { $why }. It starts afresh, and the old file is kept as “{ $file }”.
progress-unreadable = it was damaged
progress-newer = it was written by a newer version of King’s Coffer (format { $format })
progress-no_format = it has no format

## Why a match cannot be set up or replayed

match-no_such_game = there is no game called “{ $name }”
match-no_such_option = { $variant } has no option “{ $name }”
match-no_such_seat_option = { $variant } has no option “{ $name }” for a seat
match-seat_missing =
    { $seats ->
        [one] there is no seat { $seat }: this table has { $seats } seat
       *[other] there is no seat { $seat }: this table has { $seats } seats
    }
match-bad_value = “{ $value }” is not a value of { $name }; it takes { $allowed }
match-position = the starting position is refused: { $why }
match-move = move { $n }, “{ $text }”, is refused: { $why }
match-seats = players named: { $given }; seats at this table: { $wanted }
match-no_such_seat = seat { $seat } cannot have lost: there is no such seat
match-no_such_courtier = seat { $seat } has a courtier of level { $level }, but levels go from 1 to 5
match-no_such_face = no such character can play in seat { $seat }
match-ending = it cannot have ended that way: { $why }
match-ended_twice = nothing more can happen after move { $n }: it ended the match

## Computer players

players-no_level = “{ $level }” is not a level: levels go from 1 to 5
players-no_courtier = no courtier plays “{ $variant }”
players-unreadable = this could not be read: { $why }
players-foreign = these are not weights, a book or a tablebase of this version
players-foreign_weights = these are not weights for draughts of this version
players-foreign_book = this is not a book of openings of this version
players-damaged_book = the book of openings is damaged
players-draughts-foreign_tablebase = this is not a draughts tablebase of this version
players-draughts-damaged_tablebase = the draughts tablebase is damaged
players-mill-foreign_tablebase = this is not a mill tablebase of this version
players-mill-damaged_tablebase = the mill tablebase is damaged
players-no_knowledge = { $why }; the courtiers play without it

## Folders and the browser’s storage

store-memory = Nothing can be saved on this computer ({ $reason }). You can play, but your games and settings will be lost when you close the game.
store-unwritable = Nothing can be saved now ({ $reason }). Your saved games and settings are there, but what you change will be lost when you close the game.
store-second = King’s Coffer is already open on this computer, and only what is played there is saved. What you play here will be lost when you close it.
store-second-page = King’s Coffer is already open in another tab or window, and only what is played there is saved. To play here, close the other and load this page again; what you play here before that will be lost.
store-no_display = King’s Coffer needs a screen to open its window on, and there is none. `coffer` plays in the terminal.
store-raised = King’s Coffer is already open; its window comes to the front.
store-called = King’s Coffer was already open: this is its window.
store-no_storage = the browser does not let this page save anything
store-import-unreadable = This is not a text exported from King’s Coffer ({ $reason }). Nothing was changed.
store-import-newer = This text was exported from a newer version of King’s Coffer (format { $format }). Nothing was changed.
store-import-long = it is too long
store-import-room = The text that you want to import needs another { $size } kB, and the browser has not that much room left. Nothing was changed. Deleting matches makes room.
store-import-damaged = “{ $name }” was damaged in the text that you imported, and is kept as “{ $file }”. What you had here stays as it was.
store-vanished = The folder of your saves had vanished. Everything that was known of it has been written again, to { $place }.
store-merged =
    { $n ->
        [one] A copy of your progress lay beside it, perhaps from another computer. Both are one now, and nothing became less.
       *[other] { $n } copies of your progress lay beside it, perhaps from another computer. All are one now, and nothing became less.
    }
store-no_folder = there is no folder for it
store-bad_name = “{ $name }” cannot be the name of a saved file. Names are made of the letters a to z and digits, with . _ - between them.
store-not_text = The file “{ $name }” is not text.
store-too_large = The file “{ $name }” is too large to be one of ours.
store-too_many = There are already too many broken copies of “{ $name }”.
store-read = “{ $name }” could not be read ({ $reason }).
store-write = “{ $name }” could not be written ({ $reason }).
store-full = “{ $name }” could not be written, because there is no room left ({ $reason }).
store-needs = it needs { $size } kB
store-unread = What was stored as “{ $name }” could not be read. It is kept as “{ $file }”.
store-dropped =
    { $n ->
        [one] The browser has no room left for more, so the oldest match was deleted: { $what }. “Export as text” in the settings keeps what is still there.
       *[other] The browser has no room left for more, so the { $n } oldest matches were deleted: { $what }. “Export as text” in the settings keeps what is still there.
    }
store-remove = “{ $name }” could not be deleted ({ $reason }).

## Crash reports

crash-written = A crash report was written to
crash-last = King’s Coffer crashed last time. Your matches are safe. The crash report is in { $file }

## Links and opened texts

link-refused = The link could not be opened: { $why }.
link-not_unpacked = The link is to a game that is not yet unpacked.
open-refused = This could not be opened: { $why }.
open-empty = There is no text to open.
open-long = This is too long to be a match.
open-unknown = This is not a link, a position or a game that King’s Coffer can read.
open-several = This could be a match of any of these games: { $games }. Write which before it, such as [Variant "{ $first }"].
open-bundle = This text holds somebody’s games and settings. You can import it in the settings, under “Play”.
link-option = “{ $option }” is not an option: options are written NAME=VALUE or SEAT.NAME=VALUE
link-torn = it is incomplete or was altered on the way

## Messages of the log, read by people who run the game in a terminal

log-index = The index of the pictures “{ $name }” is damaged ({ $why }). The game goes on without them.
log-pictures = Some pictures could not be loaded. The game goes on without them. Is the folder “assets” beside the program?
log-sheet = The pictures “{ $name }” could not be loaded, so they are drawn plainly.
log-sprite = “{ $name }” is missing among the pictures of this board, so it is not shown.
log-sounds = Some sounds could not be loaded. The game goes on without them.
log-font = The font “{ $name }” is not a TrueType or OpenType file.

notice-close = Close
