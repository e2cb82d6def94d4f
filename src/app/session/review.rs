//! The review of a match: a strong courtier evaluates one position after another, in a task or
//! worker, and the player sees the results so far.

use bevy::prelude::*;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::match_review::{Findings, MatchReview};
use crate::app::session::thinker::Thinkers;
use crate::app::session::{Session, Standings, TableState};
use crate::players::review::GraphPoint;
use crate::rules::game_list::FileNote;
use crate::rules::share;

pub use crate::app::session::match_review::Annotation;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewState>()
        .init_resource::<Reviewing>()
        .add_systems(
            Update,
            (begin, examine, compare.run_if(is_wanted))
                .chain()
                .run_if(resource_exists::<Session>)
                .after(FrameSystems::Queue)
                .after(FrameSystems::Advise)
                .before(FrameSystems::Begin)
                .in_set(SessionSystems::Decide),
        );
}

/// The review of the match on the table, as far as it is complete.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ReviewState {
    /// Whether the player has requested it; nothing is evaluated before.
    pub wanted: bool,
    /// The number of evaluated positions, and of all positions.
    pub progress: (usize, usize),
    /// The graph up to the first gap, starting with the initial position.
    pub graph: Vec<GraphPoint>,
    /// The annotated mistakes.
    pub moments: Vec<Annotation>,
    /// The ply, counted from 0, at which the match turned.
    pub turning: Option<usize>,
    /// What the file says that the match was opened from.
    pub notes: Vec<FileNote>,
    /// How far the seats had come after each number of plies, if that is what the review compares,
    /// see [`TableState::may_compare`].
    pub standings: Vec<Standings>,
}

#[derive(Resource, Default)]
struct Reviewing {
    /// The match: `TableState::opened`, and the number of moves.
    of: Option<(u32, usize)>,
    /// Its review, once it is wanted.
    review: Option<Box<dyn MatchReview>>,
}

/// Forgets the review of a match when another one is on the table.
fn begin(
    session: Res<Session>,
    table: Res<TableState>,
    mut reviewing: ResMut<Reviewing>,
    mut state: ResMut<ReviewState>,
) {
    let of = Some((table.opened, session.game.ply()));
    if reviewing.of != of {
        let notes = session.game.source().map(share::file_notes);
        *reviewing = Reviewing { of, review: None };
        // Whoever opens a match to be reviewed asks for it at once.
        let wanted = state.wanted;
        state.set_if_neq(ReviewState {
            wanted,
            notes: notes.unwrap_or_default(),
            ..default()
        });
    }
}

/// Has one position after another assessed.
fn examine(
    session: Res<Session>,
    table: Res<TableState>,
    thinkers: Thinkers,
    mut reviewing: ResMut<Reviewing>,
    mut state: ResMut<ReviewState>,
) {
    if !(state.wanted && table.may_assess()) {
        if let Some(review) = &mut reviewing.review {
            review.pause();
        }
        return;
    }
    let review = (reviewing.review).get_or_insert_with(|| session.game.review());
    if !review.go_on(&thinkers) {
        return;
    }
    let Findings {
        progress,
        graph,
        moments,
        turning,
    } = review.findings(&table.moves);
    let notes = state.notes.clone();
    state.set_if_neq(ReviewState {
        wanted: true,
        progress,
        graph,
        moments,
        turning,
        standings: Vec::new(),
        notes,
    });
}

fn is_wanted(state: Res<ReviewState>) -> bool {
    state.wanted
}

/// Compares how far the seats had come after each ply.
fn compare(session: Res<Session>, table: Res<TableState>, mut state: ResMut<ReviewState>) {
    if !table.may_compare() || !state.standings.is_empty() {
        return;
    }
    let game = &session.game;
    let after = (0..=game.ply()).filter_map(|moves| game.standings_after(moves));
    state.standings = after.collect();
}
