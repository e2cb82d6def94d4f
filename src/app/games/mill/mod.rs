//! Nine Men's Morris, Mixed Mill and Ceylon Mill on the table: points on lines instead of squares,
//! and trays with sockets for the men in hand.

use bevy::prelude::*;

use crate::app::cue::{Cue, CueSound};
use crate::app::games::CofferGame;
use crate::app::session::{TableGame, TableState};
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use crate::app::wording::words::GameWords;
use crate::rules::mill::board::{MEN, Side};
use crate::rules::mill::{Mill, seat_of};
use crate::rules::{Seat, Spot};
use crate::skins::mill::{FLIES, PLAN, board, label};
use crate::texts::{fill, text};

impl TableGame for Mill {
    const GAME: &'static str = "mill";

    /// A man's path is its start and its end; the man that a mill removes is chosen after it.
    const PATH_LENGTH: usize = 2;

    /// The board is not turned for Black: men move in all directions, and point names are read from
    /// White's side.
    const TURNS: bool = false;

    fn seat_status(&self, seat: Seat) -> Option<&'static str> {
        let side = Side::ALL.into_iter().find(|side| seat_of(*side) == seat)?;
        self.board().flies(side).then_some(FLIES)
    }
}

/// The plugin of the mill games.
#[derive(Default)]
pub struct MillPlugin;

impl CofferGame for Mill {
    type Plugin = MillPlugin;
}

impl Plugin for MillPlugin {
    fn build(&self, app: &mut App) {
        app.add_game::<Mill>(GamePresentation {
            words: GameWords {
                place: label,
                ..GameWords::of(Mill::GAME)
            },
            board: |_| board().into(),
            sides: &["disc_bone", "disc_jet"],
            count,
            figure: |seat, _| {
                Some(if seat == Seat(0) {
                    "disc_bone"
                } else {
                    "disc_jet"
                })
            },
            stage,
            skin: |_| Pictures::Board(PLAN),
            cues: CUES,
            sheets: PanelSheets::NONE,
            gallery: Gallery::None,
        });
    }
}

/// Men click on slate, a closed mill rings, and wings beat when men begin to fly.
const CUES: &[CueSound] = &[
    CueSound {
        cue: Cue::Place,
        clips: &["stone_1", "stone_2", "stone_3"],
        volume: 1.0,
    },
    CueSound {
        cue: Cue::Line,
        clips: &["mill"],
        volume: 0.7,
    },
    CueSound {
        cue: Cue::Own(FLIES),
        clips: &["fly"],
        volume: 0.7,
    },
];

/// The number of a seat's men on the board, in words; `None` before the first is placed.
fn count(table: &TableState, seat: Seat) -> Option<String> {
    let own = |spot: fn(&Spot) -> bool| {
        let pieces = table.pieces_of(seat);
        pieces.filter(|piece| spot(&piece.spot)).count()
    };
    let men = own(|spot| matches!(spot, Spot::Square(_)));
    let kind = format!("mill-men-{}", seat.0);
    let n = men.to_string();
    (men > 0).then(|| fill("mill-count", &[("n", &n), ("kind", text(&kind))]))
}

/// The progress of the placing phase, in words. Mixed Mill has no such phase.
fn stage(table: &TableState) -> Option<String> {
    let mixed = table.variant == "mixed_mill";
    let waits = |seat| table.pieces_at(Spot::Hand(Seat(seat))).next().is_some();
    let round = table.round();
    let placing = !mixed && (waits(0) || waits(1)) && round <= usize::from(MEN);
    placing.then(|| {
        fill(
            "mill-placing",
            &[("n", &round.to_string()), ("all", &MEN.to_string())],
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::layout::TableLayout;
    use crate::rules::mill::board::Point;
    use crate::rules::mill::{LEAVE, spot};

    #[test]
    fn arrows_lead_along_the_lines_to_every_point_and_men_lie_in_their_sockets() {
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)] {
            let layout = TableLayout::new(size, &board().into(), Seat(0));
            let at = |name: &str| Point::named(name).map(spot).expect("a point");
            let step = |from: &str, direction: Vec2| {
                layout.neighbour(at(from), direction, Vec2::ZERO, |_| false)
            };
            assert_eq!(
                step("a7", Vec2::X),
                Some(at("d7")),
                "past b6, along the line"
            );
            assert_eq!(step("d7", Vec2::NEG_Y), Some(at("d6")));
            assert_eq!(step("c5", Vec2::X), Some(at("d5")));
            assert_eq!(step("c4", Vec2::X), Some(at("e4")), "over the rose");
            assert_eq!(
                layout.neighbour(at("c4"), Vec2::X, Vec2::ZERO, |_| true),
                Some(LEAVE)
            );
            assert_eq!(step("g4", Vec2::X), None, "off the board");
            let lying: Vec<Vec2> = (0..9)
                .filter_map(|index| layout.place(Spot::Hand(Seat(1)), index))
                .collect();
            let table = layout.board().expect("a board");
            assert!(
                lying.iter().all(|at| table.tray(Seat(1)).contains(*at)),
                "{lying:?}"
            );
            assert!(
                lying
                    .iter()
                    .all(|at| layout.spot_at(*at, None, |_| true) == Some(Spot::Hand(Seat(1))))
            );
            assert_eq!(
                layout.place(Spot::Tray(Seat(1)), 0),
                lying.last().copied(),
                "taken men from the far end"
            );
            assert!(
                (table.size_at(lying[0]) - 0.78).abs() < 0.2
                    && table.size_at(layout.field.center()) >= 1.0
            );
        }
    }
}
