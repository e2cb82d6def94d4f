//! The review of a match: a strong courtier evaluates one position after another, in a task or
//! worker, and the player sees the results so far.

use bevy::prelude::*;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::game::on_table;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{OfGame, Session, Standings, TableGame, TableState};
use crate::players::levels::Courtier;
use crate::players::review;
use crate::players::review::{Class, GraphPoint};
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::rules::game_list::FileNote;
use crate::rules::{Occupant, share};
use crate::texts::Sentence;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewState>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.insert_resource(Reviewing::<G> {
        of: None,
        review: None,
        current: None,
    })
    .add_systems(
        Update,
        (begin::<G>, examine::<G>, compare::<G>)
            .chain()
            .run_if(on_table::<G>)
            .after(FrameSystems::Queue)
            .after(FrameSystems::Advise)
            .before(FrameSystems::Begin)
            .in_set(OfGame(G::GAME))
            .in_set(SessionSystems::Decide),
    );
}

/// Search nodes per position.
const NODES: u64 = 120_000;

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

/// A mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The ply, counted from 0.
    pub ply: usize,
    /// How bad the move was.
    pub class: Class,
    /// The move in notation.
    pub text: String,
    /// What was wrong with it, if that is known.
    pub sentence: Option<Sentence>,
    /// A better move, in notation, and why it is better.
    pub better: Option<(String, Sentence)>,
}

#[derive(Resource)]
struct Reviewing<G: TableGame> {
    /// The match: `TableState::opened`, and the number of moves.
    of: Option<(u32, usize)>,
    /// Its review, once it is wanted.
    review: Option<review::Review<G>>,
    /// The position being evaluated.
    current: Option<(usize, ThinkJob<G>)>,
}

/// Forgets the review of a match when another one is on the table.
fn begin<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    mut reviewing: ResMut<Reviewing<G>>,
    mut state: ResMut<ReviewState>,
) {
    let of = (session.as_ref()).map(|session| (table.opened, session.game.plies().len()));
    if reviewing.of != of {
        let source = session.as_ref().and_then(|session| session.game.source());
        let notes = source.map(share::file_notes).unwrap_or_default();
        *reviewing = Reviewing {
            of,
            review: None,
            current: None,
        };
        // Whoever opens a match to be reviewed asks for it at once.
        let wanted = state.wanted;
        state.set_if_neq(ReviewState {
            wanted,
            notes,
            ..default()
        });
    }
}

/// Has one position after another assessed.
fn examine<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut reviewing: ResMut<Reviewing<G>>,
    mut state: ResMut<ReviewState>,
) {
    let reviewing = &mut *reviewing;
    let Some(session) = session.filter(|_| state.wanted && table.may_assess()) else {
        reviewing.current = None;
        return;
    };
    let review = reviewing
        .review
        .get_or_insert_with(|| review::Review::new(&session.game));
    if let Some((position, job)) = &mut reviewing.current {
        let Some(thought) = job.poll() else { return };
        review.add(*position, thought);
        reviewing.current = None;
    }
    if let Some(position) = review.wanted()
        && let Some(game) = review.game(position)
        && let Some(seat) = game.turn().seat()
    {
        let think_request = ThinkRequest {
            variant: session.game.setup().variant().key.to_owned(),
            who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
            view: game.view(Some(seat)),
            legal: crate::rules::legal_moves(game),
            seed: PlayerSeed::of(session.game.seed(), position),
            nodes: Some(NODES),
            threads: 1,
            analyses: true,
        };
        reviewing.current = Some((
            position,
            ThinkJob::begin(think_request, &knowledge.0, &wake),
        ));
    }
    let notes = state.notes.clone();
    state.set_if_neq(review_state(review, &table, notes));
}

/// Compares how far the seats had come after each ply.
fn compare<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    mut state: ResMut<ReviewState>,
) {
    let Some(session) = session.filter(|_| state.wanted && table.may_compare()) else {
        return;
    };
    if state.standings.is_empty() {
        let game = &session.game;
        let after = (0..=game.plies().len()).map(|plies| game.game_after(plies));
        state.standings = after.filter_map(TableGame::standings).collect();
    }
}

/// The results so far.
fn review_state<G: TableGame>(
    review: &review::Review<G>,
    table: &TableState,
    notes: Vec<FileNote>,
) -> ReviewState {
    let moments = table.moves.iter().enumerate().filter_map(|(ply, line)| {
        let assessment = review
            .assessment(ply)
            .filter(|assessment| assessment.class > Class::Good)?;
        Some(Annotation {
            ply,
            class: assessment.class,
            text: line.text.clone(),
            sentence: review.sentence(ply),
            better: review
                .better(ply)
                .map(|better| (better.text, better.reason)),
        })
    });
    ReviewState {
        wanted: true,
        progress: review.progress(),
        graph: review.graph(),
        moments: moments.collect(),
        turning: review.turning_point(),
        standings: Vec::new(),
        notes,
    }
}
