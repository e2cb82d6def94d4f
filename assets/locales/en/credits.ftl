## Credits

credits-title = Credits
credits-games = The games
credits-games-1 = The Six Wives: designed by Eric Witt.
credits-games-2 = The Six of VIII: designed by Carol LaGrow.
credits-games-3 = Cromwell: designed by Erik Leipnik.
credits-games-4 = Queen’s Guard (Agon), by Anthony Peacock, 1842. Bloody Queen: designed by Kanare Kato.
credits-games-5 = Draughts and Mill belong to everybody.
credits-game = This coffer
credits-game-1 = Rules in our own words; boards, pieces, portraits and sounds made for this game.
credits-game-2 = Music: “Pastime with Good Company” by Henry VIII, about 1513, in our own setting for the lute.
credits-game-3 = The program is free under the MIT licence or the Apache licence 2.0, whichever you prefer.
credits-engine = Built with
credits-engine-1 = Bevy, the game engine: MIT or Apache 2.0.
credits-engine-2 = egui and bevy_egui, for the panels: MIT or Apache 2.0.
credits-engine-3 = leafwing-input-manager and bevy_asset_loader: MIT or Apache 2.0. Rust, and the work of many hands on crates.io.
credits-type = Type
credits-type-1 = EB Garamond, by Georg Duffner and Octavio Pardo: SIL Open Font Licence 1.1.
credits-type-2 = IM Fell English, by Igino Marini: SIL Open Font Licence 1.1.
credits-type-3 = Pirata One, by Rodrigo Fuenzalida and Nicolas Massi: SIL Open Font Licence 1.1.
credits-type-4 = Atkinson Hyperlegible, by the Braille Institute: SIL Open Font Licence 1.1.
credits-thanks = Thanks
credits-thanks-1 = to everyone who laid a board on an oak table and asked a friend to sit down.
