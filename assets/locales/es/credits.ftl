## Credits

credits-title = Créditos
credits-games = Los juegos
credits-games-1 = Las seis esposas (The Six Wives): ideado por Eric Witt.
credits-games-2 = Las Seis del VIII (The Six of VIII): ideado por Carol LaGrow.
credits-games-3 = Cromwell: ideado por Erik Leipnik.
credits-games-4 = La guardia de la reina (Agon), de Anthony Peacock, 1842. La reina sangrienta: ideado por Kanare Kato.
credits-games-5 = Las damas y el molino son de todos.
credits-game = Este cofre
credits-game-1 = Reglas explicadas con nuestras palabras; tableros, piezas, retratos y sonidos hechos para este juego.
credits-game-2 = Música: «Pastime with Good Company», de Enrique VIII, hacia 1513, en nuestro propio arreglo para laúd.
credits-game-3 = El programa es libre, con la licencia MIT o la licencia Apache 2.0, la que prefieras.
credits-engine = Hecho con
credits-engine-1 = Bevy, el motor del juego: MIT o Apache 2.0.
credits-engine-2 = egui y bevy_egui, para los paneles: MIT o Apache 2.0.
credits-engine-3 = leafwing-input-manager y bevy_asset_loader: MIT o Apache 2.0. Rust, y el trabajo de muchas manos en crates.io.
credits-type = Tipos de letra
credits-type-1 = EB Garamond, de Georg Duffner y Octavio Pardo: SIL Open Font Licence 1.1.
credits-type-2 = IM Fell English, de Igino Marini: SIL Open Font Licence 1.1.
credits-type-3 = Pirata One, de Rodrigo Fuenzalida y Nicolas Massi: SIL Open Font Licence 1.1.
credits-type-4 = Atkinson Hyperlegible, del Braille Institute: SIL Open Font Licence 1.1.
credits-thanks = Gracias
credits-thanks-1 = a quienes alguna vez pusieron un tablero en una mesa de roble e invitaron a un amigo a sentarse.
