//! The look of a board: sprites added to the logical entities by observers. Not used in headless
//! tests.
//!
//! Nothing here depends on a particular game: each family provides its [`Skin`].

mod depth;
mod ground;
mod labels;
mod marks;
mod pictures;
mod pieces;
mod stage;

use bevy::prelude::*;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::state::Screen;
use crate::app::table::cover;

pub use pictures::Skin;
pub use stage::title_rect;

/// The look of boards and of the table, for the app with a window.
pub fn plugin(app: &mut App) {
    app.add_plugins(cover::plugin)
        .init_resource::<stage::SoftTitles>()
        .add_observer(stage::add_board_sprites)
        .add_observer(pieces::add_piece_sprites)
        .add_observer(marks::add_mark_sprites)
        .add_observer(marks::add_arrow_sprites)
        .add_observer(marks::add_shine_sprites)
        .add_systems(OnExit(Screen::Loading), stage::set_stage)
        .add_systems(
            Update,
            pictures::follow_contrast.in_set(SessionSystems::ReadInput),
        )
        .add_systems(
            Update,
            (
                (
                    stage::show_stage,
                    stage::soften_title,
                    stage::fit_stage,
                    ground::lay_squares,
                    labels::label_squares,
                    labels::label_trays,
                    labels::label_choices,
                )
                    .chain(),
                pieces::update_piece_sprites,
                pieces::pose.after(pieces::update_piece_sprites),
                pieces::fade.after(pieces::pose),
            )
                .after(FrameSystems::Move)
                .after(FrameSystems::Mark)
                .in_set(SessionSystems::Advance),
        );
}
