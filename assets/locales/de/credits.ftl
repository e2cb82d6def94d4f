## Credits

credits-title = Mitwirkende
credits-games = Die Spiele
credits-games-1 = Die sechs Frauen: erdacht von Eric Witt.
credits-games-2 = Die Sechs von VIII: erdacht von Carol LaGrow.
credits-games-3 = Cromwell: erdacht von Erik Leipnik.
credits-games-4 = Garde der Königin (Agon) von Anthony Peacock, 1842. Blutige Königin: erdacht von Kanare Kato.
credits-games-5 = Dame und Mühle gehören allen.
credits-game = Diese Truhe
credits-game-1 = Regeln in eigenen Worten; Bretter, Steine, Bildnisse und Klänge für dieses Spiel geschaffen.
credits-game-2 = Musik: „Pastime with Good Company“ von Heinrich VIII., um 1513, in eigener Einrichtung für die Laute.
credits-game-3 = Das Programm ist frei unter der MIT-Lizenz oder der Apache-Lizenz 2.0, je nach Wunsch.
credits-engine = Gebaut mit
credits-engine-1 = Bevy, die Spiel-Engine: MIT oder Apache 2.0.
credits-engine-2 = egui und bevy_egui, für die Tafeln: MIT oder Apache 2.0.
credits-engine-3 = leafwing-input-manager und bevy_asset_loader: MIT oder Apache 2.0. Rust und die Arbeit vieler Hände auf crates.io.
credits-type = Schriften
credits-type-1 = EB Garamond von Georg Duffner und Octavio Pardo: SIL Open Font License 1.1.
credits-type-2 = IM Fell English von Igino Marini: SIL Open Font License 1.1.
credits-type-3 = Pirata One von Rodrigo Fuenzalida und Nicolas Massi: SIL Open Font License 1.1.
credits-type-4 = Atkinson Hyperlegible vom Braille Institute: SIL Open Font License 1.1.
credits-thanks = Dank
credits-thanks-1 = an alle, die je ein Brett auf einen Eichentisch legten und einen Freund baten, sich zu setzen.
