//! The look of cards: faces and backs, shadows, marks, and the buttons of choices. Not used in
//! headless tests.
//!
//! A card is a piece with child sprites: its shadow, face, veil and mark. All are drawn for a width
//! of 1 and scaled with the card.

mod choice_buttons;
mod cloth;
mod fronts;
mod pictures;
mod plain;
mod sprites;

use bevy::prelude::*;

pub use crate::app::table::cards::skin::fronts::size_on_card;
pub use crate::app::table::cards::skin::pictures::{CardCut, CardLayer, CardSkin, CardSkinPlan};
pub use crate::app::table::cards::skin::plain::PlainCard;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::table::cards::skin::choice_buttons::show_choice_buttons;
use crate::app::table::cards::skin::cloth::lay_cloth;
use crate::app::table::cards::skin::fronts::compose_fronts;
use crate::app::table::cards::skin::pictures::{load_card_images, smooth};
use crate::app::table::cards::skin::plain::{follow_contrast, write_plain};
use crate::app::table::cards::skin::sprites::{
    add_card_sprites, pose_cards, show_ghost, turn_cards, update_card_sprites,
};
use crate::rules::Kind;

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(add_card_sprites)
        .add_systems(
            Update,
            (load_card_images, follow_contrast, smooth)
                .chain()
                .in_set(SessionSystems::ReadInput),
        )
        .add_systems(
            Update,
            (
                lay_cloth,
                turn_cards,
                pose_cards,
                update_card_sprites,
                write_plain,
                compose_fronts,
                show_ghost,
                show_choice_buttons,
            )
                .chain()
                .after(FrameSystems::Move)
                .in_set(SessionSystems::Advance),
        );
}

/// Depths (z): cards are between the table and the lighting, buttons are above it.
mod depth {
    pub const CLOTH: f32 = -9.0;
    pub const OVAL: f32 = -0.5;
    pub const CARD: f32 = 3.0;
    /// Depth per unit of a card's z order.
    pub const ORDER: f32 = 1.2;
    pub const LIFTED: f32 = 5.0;
    pub const GHOST: f32 = 5.2;
    pub const CHOICE_BUTTON: f32 = 14.0;
    /// Depths of a card's parts, relative to its own.
    pub const SHADOW: f32 = -0.008;
    pub const FACE: f32 = 0.0;
    pub const WRITING: f32 = 0.001;
    /// Between two layers of a front.
    pub const LAYER: f32 = 0.0003;
    pub const DIMMING: f32 = 0.003;
    pub const MARK: f32 = 0.005;
}

/// The side of a card that is shown, and the progress of turning to it; 1 is complete.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct ShownFace {
    side: Option<Kind>,
    before: Option<Kind>,
    turned: f32,
    fresh: bool,
}
