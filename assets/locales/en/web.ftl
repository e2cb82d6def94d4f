## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = Opening the coffer…
web-opening-percent = Opening the coffer… { $percent }%
web-opening-megabytes = Opening the coffer… { $megabytes } MB
web-opened = Lighting the candles…

## Screen readers

web-mirror = Let screen readers find every control and place

## Dialogs

web-copied = Copied
web-not_copied = The browser did not allow copying: please copy the selected text yourself.
web-share = Share…
web-choose_file = Choose a file…
web-no_text = There is no text here yet.
web-file_too_large = This file is too large to be a match.
web-file_read = This is “{ $file }”.
web-file_unreadable = This file could not be read.

## When the game cannot go on

web-trouble = The coffer has jammed
web-trouble-broken = Something went wrong in the game, and it cannot go on.
web-trouble-memory = The browser has no memory left for the game. Closing other pages may help.
web-trouble-fetch = Part of the game could not be loaded. Perhaps the connection was lost.
web-trouble-webgl = This browser cannot draw the game: it needs WebGL 2, which is missing or switched off here. Another browser, or a newer version, may help.
web-trouble-context = The page lost access to this device’s graphics. That can happen after a long sleep, or when memory runs short.
web-trouble-start = The game could not be started in this browser.
web-trouble-kept = The browser has kept your match: load the page again and choose “Continue”.
web-trouble-nothing_lost = Nothing is lost: any match you had begun is kept by the browser.
web-trouble-report = For whoever fixes it, this is what happened:
web-trouble-reload = Load the page again
web-trouble-copy = Copy report
web-report-first = King’s Coffer: { $what }
web-report-then = Then: { $what }
web-report-browser = Browser: { $browser }
web-report-window = Window: { $width }×{ $height }, pixel ratio { $ratio }
web-report-match = Match: { $record }
web-report-no_match = Match: none
web-report-no_context = No WebGL2 context could be made.
web-report-lost_context = The WebGL context was lost.
