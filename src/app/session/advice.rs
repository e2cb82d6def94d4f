//! Hints: what a strong courtier would play in the person's place, and why. It thinks in a task or
//! worker, with the view of that seat.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::game::on_table;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{Intent, OfGame, RefusalReason, Refused, Session, TableGame, TableState};
use crate::app::settings::Settings;
use crate::players::hint::hint;
use crate::players::levels::Courtier;
use crate::players::review::GraphPoint;
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::rules::{Occupant, Spot};
use crate::texts::Worded;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.insert_resource(Advising::<G> { current: None })
        .add_systems(
            Update,
            (begin::<G>, finish::<G>)
                .chain()
                .run_if(on_table::<G>)
                .in_set(FrameSystems::Advise)
                .after(FrameSystems::Queue)
                .in_set(OfGame(G::GAME)),
        );
}

/// Search nodes per hint.
const NODES: u64 = 400_000;

/// The current hint, or the one being computed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// Whether a hint is being computed.
    pub thinking: bool,
    /// The hint for the current position.
    pub hint: Option<ShownHint>,
    /// Additional marked spots, set by a lesson.
    pub marks: Vec<Spot>,
    /// Who is ahead on an analysis board, as far as it was evaluated last.
    pub evaluation: Option<GraphPoint>,
}

/// A suggested move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownHint {
    /// The spots to point at, in order.
    pub spots: Vec<Spot>,
    /// The reason.
    pub sentence: Worded,
    /// The line that is expected, in notation, beginning with this move.
    pub line: Vec<String>,
}

#[derive(Resource)]
pub(super) struct Advising<G: TableGame> {
    current: Option<(AdviceKey, ThinkJob<G>)>,
}

/// What a hint belongs to: the match (`TableState::opened`), the number of moves played, and the
/// position.
type AdviceKey = (u32, usize, u64);

/// The most moves of a line that are shown.
const LINE: usize = 6;

fn key<G: TableGame>(session: &Session<G>, table: &TableState) -> Option<AdviceKey> {
    (table.acting_person().is_some() && table.viewed_ply.is_none()).then(|| {
        let game = &session.game;
        (table.opened, game.plies().len(), game.game().key())
    })
}

/// Starts thinking on request, unless there is a hint already or no person at this screen is to
/// move.
fn begin<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    settings: Res<Settings>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut intents: MessageReader<Intent>,
    mut advising: ResMut<Advising<G>>,
    mut advice: ResMut<Advice>,
    mut refused: MessageWriter<Refused>,
) {
    let evaluates = settings.evaluation && table.analysis.is_some() && table.may_assess();
    let asked = intents.read().any(|intent| *intent == Intent::Hint) || evaluates;
    let Some(session) = session else {
        if advising.current.take().is_some() {
            advice.set_if_neq(Advice::default());
        }
        return;
    };
    let now = key(&session, &table).filter(|_| !table.practice);
    if advising
        .current
        .as_ref()
        .is_some_and(|(key, _)| Some(*key) != now)
    {
        advising.current = None;
        advice.set_if_neq(Advice {
            evaluation: advice.evaluation.filter(|_| evaluates),
            ..default()
        });
    }
    if !asked || table.practice || advising.current.is_some() {
        return;
    }
    let Some((now, seat)) = now.zip(table.acting_person()) else {
        if evaluates {
            return;
        }
        refused.write(Refused::because(RefusalReason::NoHint));
        return;
    };
    let think_request = ThinkRequest {
        variant: session.game.setup().variant().key.to_owned(),
        who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
        view: session.game.game().view(Some(seat)),
        legal: session.game.legal_moves().to_vec(),
        seed: PlayerSeed::of_next_move(&session.game),
        nodes: Some(NODES),
        threads: 1,
        analyses: true,
    };
    advising.current = Some((now, ThinkJob::begin(think_request, &knowledge.0, &wake)));
    advice.set_if_neq(Advice {
        thinking: true,
        evaluation: advice.evaluation,
        ..default()
    });
}

pub(super) fn finish<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut advising: ResMut<Advising<G>>,
    mut advice: ResMut<Advice>,
) {
    let Some(session) = session else { return };
    if !advice.thinking {
        return;
    }
    let Some((_, job)) = &mut advising.current else {
        return;
    };
    let Some(thought) = job.poll() else { return };
    let game = session.game.game();
    let seat = game
        .turn()
        .seat()
        .filter(|_| session.game.analysis().is_some());
    let hint = hint(game, &thought).map(|hint| ShownHint {
        spots: hint.spots,
        sentence: hint.reason.into(),
        line: texts(game, &thought.line),
    });
    advice.set_if_neq(Advice {
        hint,
        evaluation: seat.and_then(|seat| Some(GraphPoint::of(thought.score?, seat))),
        ..default()
    });
}

/// The moves of a line in notation.
fn texts<G: TableGame>(game: &G, line: &[G::Move]) -> Vec<String> {
    let mut ahead = game.clone();
    let text = |mv: &G::Move| {
        let text = ahead.move_text(mv);
        ahead.play(mv).ok().map(|_| text)
    };
    line.iter().take(LINE).map_while(text).collect()
}
