//! What cards look like: faces and backs, shadows, the marks on them, the plates of choices. Absent
//! in tests.
//!
//! A card is a piece with children: its shadow, its face, a veil and a mark. All are drawn for a
//! width of 1 and scaled with the card.

mod cloth;
mod dress;
mod pictures;
mod plain;
mod plates;

use bevy::prelude::*;

pub use crate::app::table::cards::skin::pictures::{CardSkin, CardSkinPlan};
pub use crate::app::table::cards::skin::plain::PlainCard;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::table::cards::skin::cloth::lay_cloth;
use crate::app::table::cards::skin::dress::{
    dress_card, dress_parts, pose_cards, show_ghost, turn_cards,
};
use crate::app::table::cards::skin::pictures::{send_for_pictures, smooth};
use crate::app::table::cards::skin::plain::{follow_contrast, write_plain};
use crate::app::table::cards::skin::plates::show_plates;
use crate::rules::Kind;

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(dress_card)
        .add_systems(
            Update,
            (send_for_pictures, follow_contrast, smooth)
                .chain()
                .in_set(SessionSystems::ReadInput),
        )
        .add_systems(
            Update,
            (
                lay_cloth,
                turn_cards,
                pose_cards,
                dress_parts,
                write_plain,
                show_ghost,
                show_plates,
            )
                .chain()
                .after(FrameSystems::Move)
                .in_set(SessionSystems::Advance),
        );
}

/// Heights in the picture: cards lie between the table and the light; a plate lies over them.
mod depth {
    pub const CLOTH: f32 = -9.0;
    pub const OVAL: f32 = -0.5;
    pub const CARD: f32 = 3.0;
    /// For one step of a card's order.
    pub const ORDER: f32 = 1.2;
    pub const LIFTED: f32 = 5.0;
    pub const GHOST: f32 = 5.2;
    pub const PLATE: f32 = 14.0;
    /// The parts of a card, from its middle.
    pub const SHADOW: f32 = -0.008;
    pub const FACE: f32 = 0.0;
    pub const WRITING: f32 = 0.001;
    pub const VEIL: f32 = 0.003;
    pub const MARK: f32 = 0.005;
}

/// Which side of a card shows, and how far it has turned to it: 1 is all the way.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct ShownFace {
    side: Option<Kind>,
    before: Option<Kind>,
    turned: f32,
    fresh: bool,
}
