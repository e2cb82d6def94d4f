//! Draughts and Losing Draughts on the table: their look and their words. The common table provides
//! pieces and motion.

mod figures;

use bevy::prelude::*;

use crate::app::games::CofferGame;
use crate::app::games::chequered::{chequered_board, pdn_number};
use crate::app::session::{TableGame, TableState};
use crate::app::table::contrast::{BLACK, Tile, WHITE, YELLOW};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation};
use crate::app::table::skin_plan::Pictures;
use crate::app::table::skin_plan::{SkinPlan, Stance};
use crate::app::ui::diagram::Figure;
use crate::app::wording::words::GameWords;
use crate::rules::draughts::{Draughts, KING, LOSING};
use crate::rules::{Kind, PieceId, Seat, Spot};
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
            skin,
            cues: &[],
            sheets: figures::SHEETS,
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

/// In Losing Draughts the goal is to lose one's men, so its trays are gilded by the fool.
fn skin(variant: &str) -> Pictures {
    let losing = variant == LOSING;
    Pictures::Board(SkinPlan {
        index: if losing {
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/images/losing.json"
            ))
        } else {
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/images/draughts.json"
            ))
        },
        board: "images/draughts/board",
        tray: Some(if losing {
            "images/losing/tray"
        } else {
            "images/draughts/tray"
        }),
        motto: losing.then_some("images/losing/motto"),
        pieces: "images/draughts/pieces",
        flash: None,
        picture,
        plain_picture,
        label: pdn_number,
        stance: |_| Stance::Flat,
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

/// The name of a piece's sprite: dark men are reeded, light men plain, each in three wood grains.
fn picture(id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let side = if owner == Some(Seat(0)) {
        "dark"
    } else {
        "light"
    };
    if kind == Some(KING) {
        format!("king_{side}")
    } else {
        format!("man_{side}_{}", id.0 % 3)
    }
}

/// The pieces for high contrast: dark men have a dashed rim and a lozenge, light men a plain rim
/// and a rose, kings a crown.
fn plain_picture(name: &str, tile: &mut Tile) {
    let dark = name.ends_with("_dark") || name.contains("_dark_");
    let king = name.starts_with("king_");
    if !king && !name.starts_with("man_") {
        return;
    }
    // The edge of the piece, visible below its face.
    tile.fill(BLACK, |at| (at - Vec2::new(0.0, 0.065)).length() - 0.405);
    if dark {
        tile.disc(WHITE, 0.405);
        tile.disc(BLACK, 0.372);
        tile.dashed_ring(WHITE, 0.3, 0.035, 20.0);
    } else {
        tile.disc(BLACK, 0.405);
        tile.disc(WHITE, 0.372);
        tile.ring(BLACK, 0.3, 0.025);
    }
    let figure = if dark { WHITE } else { BLACK };
    if king {
        let crown = [
            (-0.16, 0.14),
            (0.16, 0.14),
            (0.22, -0.12),
            (0.1, 0.0),
            (0.0, -0.17),
            (-0.1, 0.0),
            (-0.22, -0.12),
        ];
        tile.polygon(
            if dark { YELLOW } else { BLACK },
            &crown.map(|(x, y)| Vec2::new(x, y)),
        );
    } else if dark {
        tile.fill(figure, |at| {
            (at.x.abs() + at.y.abs() - 0.15) / std::f32::consts::SQRT_2
        });
    } else {
        for petal in 0..5_u8 {
            let offset =
                Vec2::from_angle(std::f32::consts::TAU * (f32::from(petal) / 5.0 - 0.25)) * 0.095;
            tile.fill(figure, |at| (at - offset).length() - 0.065);
        }
        tile.disc(WHITE, 0.05);
    }
}
