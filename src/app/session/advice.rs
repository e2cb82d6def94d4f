//! Hints: what a strong courtier would play in the person's place, and why. It thinks in a task or
//! worker, with the view of that seat.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::game::on_table;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{Intent, OfGame, RefusalReason, Refused, Session, TableGame, TableState};
use crate::players::hint::hint;
use crate::players::levels::Courtier;
use crate::players::think_request::ThinkRequest;
use crate::rules::{Occupant, Spot};

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
}

/// A suggested move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownHint {
    /// The spots to point at, in order.
    pub spots: Vec<Spot>,
    /// The reason, as a sentence.
    pub sentence: String,
}

#[derive(Resource)]
struct Advising<G: TableGame> {
    current: Option<(AdviceKey, ThinkJob<G>)>,
}

/// What a hint belongs to: the match (`TableState::opened`) and the number of moves played.
type AdviceKey = (u32, usize);

fn key<G: TableGame>(session: &Session<G>, table: &TableState) -> Option<AdviceKey> {
    (table.acting_person().is_some() && table.viewed_ply.is_none())
        .then(|| (table.opened, session.game.plies().len()))
}

/// Starts thinking on request, unless there is a hint already or no person at this screen is to
/// move.
fn begin<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut intents: MessageReader<Intent>,
    mut advising: ResMut<Advising<G>>,
    mut advice: ResMut<Advice>,
    mut refused: MessageWriter<Refused>,
) {
    let asked = intents.read().any(|intent| *intent == Intent::Hint);
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
        advice.set_if_neq(Advice::default());
    }
    if !asked || table.practice || advising.current.is_some() {
        return;
    }
    let Some((now, seat)) = now.zip(table.acting_person()) else {
        refused.write(Refused::because(RefusalReason::NoHint));
        return;
    };
    let think_request = ThinkRequest {
        variant: session.game.setup().variant().key.to_owned(),
        who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
        view: session.game.game().view(Some(seat)),
        legal: session.game.legal_moves().to_vec(),
        seed: session.game.seed(),
        nodes: Some(NODES),
        threads: 1,
    };
    advising.current = Some((now, ThinkJob::begin(think_request, &knowledge.0, &wake)));
    advice.set_if_neq(Advice {
        thinking: true,
        ..default()
    });
}

fn finish<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut advising: ResMut<Advising<G>>,
    mut advice: ResMut<Advice>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let Some(session) = session else { return };
    if !advice.thinking {
        return;
    }
    let Some((_, job)) = &mut advising.current else {
        return;
    };
    let Some(thought) = job.poll() else {
        if job.needs_frames() {
            redraw.at(time.elapsed_secs());
        }
        return;
    };
    let game = session.game.game();
    let hint = hint(game, &thought).map(|hint| ShownHint {
        spots: hint.spots,
        sentence: hint.reason.to_string(),
    });
    advice.set_if_neq(Advice { hint, ..default() });
}
