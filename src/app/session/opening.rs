//! The opening on an analysis board: its name, and what the book of the courtiers has for the position
//! shown.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::thinker::PlayerKnowledge;
use crate::app::session::{Session, TableState};
use crate::levels::openings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>().add_systems(
        Update,
        follow
            .run_if(resource_exists::<Session>)
            .run_if(resource_changed::<TableState>)
            .in_set(FrameSystems::Advise),
    );
}

/// The opening of the position on an analysis board; empty in a match to be played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Its name.
    pub name: Option<&'static str>,
    /// The moves of the book in notation, best first.
    pub book: Vec<String>,
}

fn follow(
    session: Res<Session>,
    table: Res<TableState>,
    knowledge: Res<PlayerKnowledge>,
    mut opening: ResMut<Opening>,
) {
    let now = if table.analysis().is_some() {
        let moves = table.moves.iter().take(table.shown());
        let name = openings::name_of(&table.variant, moves.map(|line| &*line.text));
        Opening {
            name: name.filter(|_| session.game.is_from_start()),
            book: session.game.book_moves(&knowledge.0),
        }
    } else {
        Opening::default()
    };
    opening.set_if_neq(now);
}
