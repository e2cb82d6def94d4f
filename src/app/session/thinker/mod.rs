//! Courtiers think in a task or worker of their own, never within a frame. They get a view, not the
//! full state, and can be cancelled.

mod draw;
mod knowledge;
pub(super) mod ponder;
#[cfg(not(target_arch = "wasm32"))]
mod task;
mod wake;
#[cfg(not(target_arch = "wasm32"))]
mod waking_task;
#[cfg(target_arch = "wasm32")]
mod worker;

use std::thread::available_parallelism;
use std::time::Duration;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::game::on_table;
use crate::app::session::thinker::draw::{DrawEvaluation, evaluate_draw_offer};
use crate::app::session::thinker::ponder::Pondering;
use crate::app::session::{Busy, Intent, OfGame, RedactedText, Session, TableGame, TableState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::players::levels::{Courtier, TurnContext, pace};
use crate::players::search::Score;
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::players::thinker::Thought;
use crate::rules::{Effect, Occupant};

pub use self::knowledge::PlayerKnowledge;
#[cfg(not(target_arch = "wasm32"))]
pub use self::knowledge::background_plugin;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use self::task::ThinkJob;
pub use self::wake::Wake;
#[cfg(target_arch = "wasm32")]
pub(super) use self::worker::ThinkJob;

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Wake>();
    if !app.world().contains_resource::<PlayerKnowledge>() {
        knowledge::load(app);
    }
    app.insert_resource(Thinking::<G> { current: None });
    app.init_resource::<DrawEvaluation<G>>();
    app.add_systems(
        Update,
        (stop::<G>, start::<G>, answer::<G>, evaluate_draw_offer::<G>)
            .chain()
            .after(ponder::stop)
            .run_if(on_table::<G>)
            .in_set(FrameSystems::Think)
            .in_set(OfGame(G::GAME)),
    );
    if G::KEEPS_PLAYERS {
        ponder::game_plugin::<G>(app);
    }
}

#[derive(Resource)]
struct Thinking<G: TableGame> {
    current: Option<Current<G>>,
}

struct Current<G: TableGame> {
    job: ThinkJob<G>,
    key: (u32, usize),
    /// When thinking began, in app time.
    began: Duration,
    /// The factors that determine how long a person would think.
    moment: TurnContext,
    done: Option<Thought<G::Move>>,
    /// Whether the answer was written; it may wait until the player has returned to the current
    /// position.
    reported: bool,
}

/// What a think job belongs to: the match, and the number of moves played.
fn key<G: TableGame>(session: &Session<G>, table: &TableState) -> (u32, usize) {
    (table.opened, session.game.plies().len())
}

/// The most threads of a search.
const MOST_THREADS: usize = 4;

/// The threads of a search: as many as run at once, up to [`MOST_THREADS`]. A page has one.
fn threads() -> usize {
    available_parallelism().map_or(1, |threads| threads.get().min(MOST_THREADS))
}

/// Cancels thinking about a position that is no longer current.
fn stop<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    mut thinking: ResMut<Thinking<G>>,
) {
    let wanted = session
        .filter(|session| {
            session
                .game
                .acting()
                .is_some_and(|(_, who)| !who.is_person())
        })
        .map(|session| key(&session, &table));
    if thinking
        .current
        .as_ref()
        .is_some_and(|current| Some(current.key) != wanted)
    {
        thinking.current = None;
    }
}

fn start<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    mut thinking: ResMut<Thinking<G>>,
    time: Res<Time>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    pondering: Res<Pondering>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let Some(session) = session else { return };
    let Some((seat, who)) = session.game.acting() else {
        return;
    };
    if who.is_person() || table.practice || thinking.current.is_some() {
        return;
    }
    if pondering.goes_on() {
        // It has been told to stop, and leaves the player to this thought.
        redraw.at(time.elapsed_secs());
        return;
    }
    let moves = session.game.legal_moves().to_vec();
    let legal = moves.len();
    let think_request = ThinkRequest {
        variant: session.game.setup().variant().key.to_owned(),
        who: who.clone(),
        view: session.game.game().view(Some(seat)),
        legal: moves,
        seed: PlayerSeed::of_next_move(&session.game),
        nodes: None,
        threads: threads(),
        analyses: false,
    };
    thinking.current = Some(Current {
        job: ThinkJob::begin(think_request, &knowledge.0, &wake),
        key: key(&session, &table),
        began: time.elapsed(),
        moment: TurnContext {
            legal,
            recapture: recaptures(&session),
            ..default()
        },
        done: None,
        reported: false,
    });
}

fn answer<G: TableGame>(
    session: Option<ResMut<Session<G>>>,
    mut thinking: ResMut<Thinking<G>>,
    busy: Res<Busy>,
    menu: Option<Res<State<Menu>>>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(mut session) = session else { return };
    let Some(current) = thinking
        .current
        .as_mut()
        .filter(|current| !current.reported)
    else {
        return;
    };
    if current.done.is_none() {
        current.done = current.job.poll();
    }
    // Nobody plays on behind a menu.
    let paused = menu.is_some_and(|menu| !matches!(menu.get(), Menu::None | Menu::Curtain));
    let Some(thought) = current.done.as_ref().filter(|_| !busy.moving && !paused) else {
        return;
    };
    let luck = session
        .game
        .seed()
        .wrapping_add(session.game.plies().len() as u64);
    let patience =
        human_time(&session, current.moment, thought.score, luck).mul_f32(settings.patience());
    // No piece moves under a banner.
    let banner_ends = busy.banner.map_or(Duration::ZERO, Duration::from_secs_f32);
    let not_before = (current.began + patience).max(banner_ends);
    if time.elapsed() < not_before {
        redraw.at(not_before.as_secs_f32());
        return;
    }
    let Some(Thought {
        best: Some(mv),
        score,
        ..
    }) = current.done.take()
    else {
        return;
    };
    current.reported = true;
    session.scores.extend(score.map(|score| score.0));
    intents.write(Intent::Answer {
        text: RedactedText(session.game.game().move_text(&mv)),
        ply: current.key.1,
    });
}

/// How long the courtier to move should appear to think at the calm pace. Zero for a player without
/// a level.
fn human_time<G: TableGame>(
    session: &Session<G>,
    moment: TurnContext,
    score: Option<Score>,
    luck: u64,
) -> Duration {
    let Some((_, Occupant::Courtier(level))) = session.game.acting() else {
        return Duration::ZERO;
    };
    let Some(courtier) = Courtier::of_level(*level) else {
        return Duration::ZERO;
    };
    let surprise = match (session.scores.last(), score) {
        (Some(before), Some(now)) => now.0.saturating_sub(*before),
        _ => 0,
    };
    pace(courtier, TurnContext { surprise, ..moment }, luck)
}

/// Whether the last move captured something, and every legal reply recaptures.
fn recaptures<G: TableGame>(session: &Session<G>) -> bool {
    let takes = |effects: &[Effect]| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Captured { .. }))
    };
    session
        .game
        .plies()
        .last()
        .is_some_and(|ply| takes(&ply.effects))
        && !session.game.game().compulsory().is_empty()
}
