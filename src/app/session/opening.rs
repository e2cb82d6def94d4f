//! The opening on an analysis board: its name, and what the book of the courtiers has for the position
//! shown.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::game::on_table;
use crate::app::session::thinker::PlayerKnowledge;
use crate::app::session::{OfGame, Session, TableGame, TableState};
use crate::levels::openings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        follow::<G>
            .run_if(on_table::<G>)
            .run_if(resource_changed::<TableState>)
            .in_set(FrameSystems::Advise)
            .in_set(OfGame(G::GAME)),
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

fn follow<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    knowledge: Res<PlayerKnowledge>,
    mut opening: ResMut<Opening>,
) {
    let analysed = session.filter(|_| table.analysis.is_some());
    let now = analysed.map_or_else(Opening::default, |session| {
        let game = session.game.game();
        let moves = table.moves.iter().take(table.shown());
        let from_start = session.game.position().is_none();
        Opening {
            name: openings::name_of(&table.variant, moves.map(|line| &*line.text))
                .filter(|_| from_start),
            book: (G::book_moves(game, &knowledge.0).iter())
                .map(|mv| game.move_text(mv))
                .collect(),
        }
    });
    opening.set_if_neq(now);
}
