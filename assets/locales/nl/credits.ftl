## Credits

credits-title = Makers
credits-games = De spelen
credits-games-1 = De zes vrouwen: ontworpen door Eric Witt.
credits-games-2 = De zes van VIII: ontworpen door Carol LaGrow.
credits-games-3 = Cromwell: ontworpen door Erik Leipnik.
credits-games-4 = Koninginnewacht (Agon), door Anthony Peacock, 1842. Bloedige koningin: ontworpen door Kanare Kato.
credits-games-5 = Dammen en het molenspel zijn van iedereen.
credits-game = Deze kist
credits-game-1 = Regels in onze eigen woorden; borden, stukken, portretten en geluiden gemaakt voor dit spel.
credits-game-2 = Muziek: “Pastime with Good Company” van Hendrik VIII, omstreeks 1513, in onze eigen zetting voor luit.
credits-game-3 = Het programma is vrij onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.
credits-engine = Gemaakt met
credits-engine-1 = Bevy, de spelengine: MIT of Apache 2.0.
credits-engine-2 = egui en bevy_egui, voor de panelen: MIT of Apache 2.0.
credits-engine-3 = leafwing-input-manager en bevy_asset_loader: MIT of Apache 2.0. Rust en het werk van vele handen op crates.io.
credits-type = Lettertypen
credits-type-1 = EB Garamond, van Georg Duffner en Octavio Pardo: SIL Open Font Licence 1.1.
credits-type-2 = IM Fell English, van Igino Marini: SIL Open Font Licence 1.1.
credits-type-3 = Pirata One, van Rodrigo Fuenzalida en Nicolas Massi: SIL Open Font Licence 1.1.
credits-type-4 = Atkinson Hyperlegible, van het Braille Institute: SIL Open Font Licence 1.1.
credits-thanks = Dank
credits-thanks-1 = aan ieder die ooit een bord op een eiken tafel legde en een vriend vroeg om te gaan zitten.
