//! Wolf and Sheep on the table: the board of draughts with its own figures, and a den for the wolf
//! until it is placed.

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::session::TableGame;
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::wording::words::GameWords;
use crate::rules::Seat;
use crate::rules::wolf::Wolf;
use crate::skins::chequered::pdn_number;
use crate::skins::wolf::{PLAN, field};

impl TableGame for Wolf {
    const GAME: &'static str = "wolf";
}

/// The plugin of Wolf and Sheep.
#[derive(Default)]
pub struct WolfPlugin;

impl CofferGame for Wolf {
    type Plugin = WolfPlugin;
}

impl Plugin for WolfPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<Wolf>(GamePresentation {
            words: GameWords {
                place: pdn_number,
                ..GameWords::of(Wolf::GAME)
            },
            board: |_| field().into(),
            sides: &["disc_wolf", "disc_sheep"],
            // There are no captures, so there is nothing to count.
            count: |_, _| None,
            figure: |seat, _| {
                Some(if seat == Seat(0) {
                    "disc_wolf"
                } else {
                    "disc_sheep"
                })
            },
            stage: |_| None,
            skin: |_| Pictures::Board(PLAN),
            cues: &[],
            sheets: PanelSheets::NONE,
            gallery: Gallery::None,
        });
    }
}
