## Credits

credits-title = Crédits
credits-games = Les jeux
credits-games-1 = The Six Wives (Les Six Épouses) : conçu par Eric Witt.
credits-games-2 = The Six of VIII (Les Six de VIII) : conçu par Carol LaGrow.
credits-games-3 = Cromwell : conçu par Erik Leipnik.
credits-games-4 = La Garde de la reine (Agon), d’Anthony Peacock, 1842. Reine sanglante (Bloody Queen) : conçu par Kanare Kato.
credits-games-5 = Les dames et le moulin appartiennent à tout le monde.
credits-game = Ce coffre
credits-game-1 = Des règles expliquées avec nos propres mots ; plateaux, pièces, portraits et sons faits pour ce jeu.
credits-game-2 = Musique : « Pastime with Good Company » d’Henri VIII, vers 1513, dans notre propre arrangement pour luth.
credits-game-3 = Le programme est libre, sous la licence MIT ou la licence Apache 2.0, à votre choix.
credits-engine = Construit avec
credits-engine-1 = Bevy, le moteur de jeu : MIT ou Apache 2.0.
credits-engine-2 = egui et bevy_egui, pour les panneaux : MIT ou Apache 2.0.
credits-engine-3 = leafwing-input-manager et bevy_asset_loader : MIT ou Apache 2.0. Rust, et l’ouvrage de bien des mains sur crates.io.
credits-type = Caractères
credits-type-1 = EB Garamond, de Georg Duffner et Octavio Pardo : SIL Open Font Licence 1.1.
credits-type-2 = IM Fell English, d’Igino Marini : SIL Open Font Licence 1.1.
credits-type-3 = Pirata One, de Rodrigo Fuenzalida et Nicolas Massi : SIL Open Font Licence 1.1.
credits-type-4 = Atkinson Hyperlegible, du Braille Institute : SIL Open Font Licence 1.1.
credits-thanks = Merci
credits-thanks-1 = à tous ceux qui ont posé un plateau sur une table de chêne et prié un ami de s’asseoir.
