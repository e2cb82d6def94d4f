//! The review of a match: a strong courtier judges one position after another, in a task or a
//! worker, while the player looks at what is known.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{Session, TableGame, TableState};
use crate::players::levels::Courtier;
use crate::players::review;
use crate::players::review::{Class, GraphPoint};
use crate::players::think_request::ThinkRequest;
use crate::rules::Occupant;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewState>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.insert_resource(Reviewing::<G> {
        review: None,
        current: None,
    })
    .add_systems(
        Update,
        examine::<G>
            .after(FrameSystems::Queue)
            .after(FrameSystems::Advise)
            .in_set(crate::app::session::OfGame(G::GAME))
            .in_set(SessionSystems::Decide),
    );
}

/// How many positions are looked at to judge one.
const NODES: u64 = 120_000;

/// The review of the match on the table, as far as it has come.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ReviewState {
    /// Whether somebody wants to see it; nothing is judged before.
    pub wanted: bool,
    /// How many positions are judged, and how many there are.
    pub progress: (usize, usize),
    /// The graph as far as it goes without a gap, the first position included.
    pub graph: Vec<GraphPoint>,
    /// The moves that cost something.
    pub moments: Vec<Annotation>,
    /// The move, counted from 0, at which the match turned.
    pub turning: Option<usize>,
}

/// A move that cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// Which move, counted from 0.
    pub ply: usize,
    /// How bad it was.
    pub class: Class,
    /// The move in notation.
    pub text: String,
    /// What was wrong with it, in a sentence; may be empty.
    pub sentence: String,
    /// What would have been better, in notation.
    pub better: Option<String>,
}

#[derive(Resource)]
struct Reviewing<G: TableGame> {
    /// The review, and which match it is of: how many were opened before, and how many moves it
    /// has.
    review: Option<((u32, usize), review::Review<G>)>,
    /// Which position is judged now.
    current: Option<(usize, ThinkJob<G>)>,
}

fn examine<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut reviewing: ResMut<Reviewing<G>>,
    mut state: ResMut<ReviewState>,
) {
    let reviewing = &mut *reviewing;
    let key = session
        .as_ref()
        .map(|session| (table.opened, session.game.plies().len()));
    if reviewing
        .review
        .as_ref()
        .is_some_and(|(old, _)| Some(*old) != key)
    {
        reviewing.review = None;
        reviewing.current = None;
        state.set_if_neq(ReviewState::default());
    }
    let (Some(session), Some(key)) = (session, key) else {
        return;
    };
    if !state.wanted || !table.may_review() {
        reviewing.current = None;
        return;
    }
    let (_, review) = reviewing
        .review
        .get_or_insert_with(|| (key, review::Review::new(&session.game)));
    if let Some((position, pondering)) = &mut reviewing.current {
        match pondering.poll() {
            Some(thought) => {
                review.add(*position, thought);
                reviewing.current = None;
            }
            None => {
                if pondering.needs_frames() {
                    redraw.at(time.elapsed_secs());
                }
                return;
            }
        }
    }
    if let Some(position) = review.wanted()
        && let Some(game) = review.game(position)
        && let Some(seat) = game.turn().seat()
    {
        let question = ThinkRequest {
            variant: session.game.setup().variant().key.to_owned(),
            who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
            view: game.view(Some(seat)),
            legal: crate::rules::legal_moves(game),
            seed: session.game.seed(),
            nodes: Some(NODES),
        };
        reviewing.current = Some((position, ThinkJob::begin(question, &knowledge.0, &wake)));
    }
    state.set_if_neq(told(review, &table));
}

/// What is known so far.
fn told<G: TableGame>(review: &review::Review<G>, table: &TableState) -> ReviewState {
    let moments = table.moves.iter().enumerate().filter_map(|(ply, line)| {
        let assessment = review
            .assessment(ply)
            .filter(|assessment| assessment.class > Class::Good)?;
        Some(Annotation {
            ply,
            class: assessment.class,
            text: line.text.clone(),
            sentence: review
                .sentence(ply)
                .map(|sentence| sentence.to_string())
                .unwrap_or_default(),
            better: review.better(ply).map(|better| better.text),
        })
    });
    ReviewState {
        wanted: true,
        progress: review.progress(),
        graph: review.graph(),
        moments: moments.collect(),
        turning: review.turning_point(),
    }
}
