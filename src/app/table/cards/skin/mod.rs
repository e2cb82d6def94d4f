//! The look of cards: faces and backs, shadows, marks, and the buttons of choices. Not used in
//! headless tests.
//!
//! A card is a piece with child sprites: its shadow, face, veil and mark. All are drawn for a width
//! of 1 and scaled with the card.

mod choice_buttons;
mod cloth;
mod depth;
mod fronts;
mod pictures;
mod plain;
mod sprites;
mod turning;

use bevy::prelude::*;

pub use fronts::size_on_card;
pub use pictures::CardSkin;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::table::cards::skin::choice_buttons::show_choice_buttons;
use crate::app::table::cards::skin::cloth::lay_cloth;
use crate::app::table::cards::skin::fronts::compose_fronts;
use crate::app::table::cards::skin::pictures::{load_card_images, smooth};
use crate::app::table::cards::skin::plain::{follow_contrast, write_plain};
use crate::app::table::cards::skin::sprites::{
    add_card_sprites, pose_cards, show_ghost, update_card_sprites,
};
use crate::app::table::cards::skin::turning::turn_cards;

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
