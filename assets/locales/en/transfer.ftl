## Text in and out

carry-link = Link to this match
carry-link-note = Anyone who opens it sees the match as it stands now and can play on.
carry-export = Your games and settings
carry-export-note = Keep this text somewhere safe, or use it to move to another browser or computer.
carry-import = Import games and settings
carry-import-note = Paste the text that you exported, or choose its file. Its matches and its progress are added to yours; its settings replace yours.
carry-import-accept = Import
carry-copy = Copy
carry-copied = Copied.
carry-paste = Paste
carry-no_clipboard = The clipboard is not available here. You can select the text and copy it yourself.
carry-empty_clipboard = There is no text on the clipboard.
carry-no_match = There is no match to export.
carry-no_notation = This game has no notation that other programs read.
carry-link-note-desktop = Anyone who pastes this text into King’s Coffer, or adds it to the end of the address of its web page, sees the match as it stands now and can play on.
carry-import-note-desktop = Paste the text that you exported. Its matches and its progress are added to yours; its settings replace yours.
carry-open = Open a match or a position
carry-open-note = Paste a link, a game in PDN, a position, or a saved match.
carry-open-note-desktop = Paste a link, a game in PDN, a position, or a saved match; or drop a file on the window.
carry-open-accept = Open
carry-pdn = This game in PDN
carry-pdn-note = Other draughts programs can read this text.
carry-imported = Your games and settings have been imported.
carry-file = “{ $file }” could not be opened: { $why }
carry-file-size = it is not a match file, or it is too large.
carry-close = Close
