//! Draughts and Losing Draughts on the table: their look and their words. The common table provides
//! pieces and motion.

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::session::{TableGame, TableState};
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::ui::diagram::Figure;
use crate::app::wording::words::GameWords;
use crate::rules::draughts::{Draughts, KING};
use crate::rules::{Kind, Seat, Spot};
use crate::skins::chequered::{chequered_board, pdn_number};
use crate::skins::draughts::plan;
use crate::texts::fill;

impl TableGame for Draughts {
    const GAME: &'static str = "draughts";
}

/// The plugin of Draughts and Losing Draughts.
#[derive(Default)]
pub struct DraughtsPlugin;

impl CofferGame for Draughts {
    type Plugin = DraughtsPlugin;
}

impl Plugin for DraughtsPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<Draughts>(GamePresentation {
            words: GameWords {
                place: pdn_number,
                ..GameWords::of(Draughts::GAME)
            },
            board: |_| chequered_board().into(),
            sides: &["disc_dark", "disc_light"],
            count,
            figure,
            stage: |_| None,
            skin: |variant| Pictures::Board(plan(variant)),
            cues: &[],
            sheets: PanelSheets::NONE,
            gallery: Gallery::None,
        });
    }
}

fn figure(seat: Seat, kind: Option<Kind>) -> Option<Figure> {
    Some(match (seat, kind) {
        (Seat(0), Some(KING)) => "king_dark",
        (Seat(0), _) => "disc_dark",
        (_, Some(KING)) => "king_light",
        _ => "disc_light",
    })
}

/// The number of a seat's men and kings on the board, in words.
fn count(table: &TableState, seat: Seat) -> Option<String> {
    let own = table
        .pieces_of(seat)
        .filter(|piece| matches!(piece.spot, Spot::Square(_)));
    let (all, kings) = own.fold((0, 0), |(all, kings), piece| {
        (all + 1, kings + usize::from(piece.kind == Some(KING)))
    });
    let (all, kings) = (all.to_string(), kings.to_string());
    Some(fill("draughts-count", &[("n", &all), ("kings", &kings)]))
}
