//! Hints: what a strong courtier would play in the person's place, and why. It thinks in a task or
//! worker, with the view of that seat.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::thinker::{TableThought, Thinkers, Thinking, ThoughtQuestion};
use crate::app::session::{Intent, RefusalReason, Refused, Session, TableState};
use crate::app::settings::Settings;
use crate::players::review::GraphPoint;
use crate::rules::Spot;
use crate::texts::Value;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .init_resource::<Advising>()
        .add_systems(
            Update,
            (begin, finish)
                .chain()
                .run_if(resource_exists::<Session>)
                .in_set(FrameSystems::Advise)
                .after(FrameSystems::Queue),
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
    /// The reason; [`crate::app::wording::hints`] puts it into words.
    pub reason: Value,
    /// The line that is expected, in notation, beginning with this move.
    pub line: Vec<String>,
}

#[derive(Resource, Default)]
pub(super) struct Advising {
    current: Option<(AdviceKey, Box<dyn Thinking>)>,
}

/// What a hint belongs to: the match (`TableState::opened`), the number of moves played, and the
/// position.
type AdviceKey = (u32, usize, u64);

fn key(session: &Session, table: &TableState) -> Option<AdviceKey> {
    (table.acting_person().is_some() && table.viewed_ply.is_none())
        .then(|| (table.opened, session.game.ply(), session.game.key()))
}

/// Starts thinking on request, unless there is a hint already or no person at this screen is to
/// move.
fn begin(
    session: Res<Session>,
    table: Res<TableState>,
    settings: Res<Settings>,
    thinkers: Thinkers,
    mut intents: MessageReader<Intent>,
    mut advising: ResMut<Advising>,
    mut advice: ResMut<Advice>,
    mut refused: MessageWriter<Refused>,
) {
    let evaluates = settings.evaluation && table.analysis().is_some() && table.may_assess();
    let asked = intents.read().any(|intent| *intent == Intent::Hint) || evaluates;
    let now = key(&session, &table).filter(|_| !table.is_practice());
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
    if !asked || table.is_practice() || advising.current.is_some() {
        return;
    }
    let Some(now) = now else {
        if evaluates {
            return;
        }
        refused.write(Refused::because(RefusalReason::NoHint));
        return;
    };
    let thinking = session
        .game
        .think(ThoughtQuestion::for_advice(NODES), &thinkers);
    advising.current = thinking.map(|thinking| (now, thinking));
    advice.set_if_neq(Advice {
        thinking: true,
        evaluation: advice.evaluation,
        ..default()
    });
}

pub(super) fn finish(
    session: Res<Session>,
    mut advising: ResMut<Advising>,
    mut advice: ResMut<Advice>,
) {
    if !advice.thinking {
        return;
    }
    let Some((_, thinking)) = &mut advising.current else {
        return;
    };
    let Some(TableThought {
        score, hint, line, ..
    }) = thinking.poll()
    else {
        return;
    };
    let turn = session.game.turn();
    let seat = turn.seat().filter(|_| session.game.is_analysis());
    advice.set_if_neq(Advice {
        hint: hint.map(|(spots, sentence)| ShownHint {
            spots,
            reason: sentence.into(),
            line,
        }),
        evaluation: seat.and_then(|seat| Some(GraphPoint::of(score?, seat))),
        ..default()
    });
}
