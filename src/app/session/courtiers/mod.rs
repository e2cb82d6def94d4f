//! The courtiers at the table: their turns, their answers to a draw offer, what they ponder, and the
//! deal of the day that they play too.

pub mod deal;
mod draw;
mod ponder;

use std::thread::available_parallelism;
use std::time::Duration;

use bevy::prelude::*;
use coffer_guests::pace::shown_after;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::courtiers::draw::{DrawEvaluation, evaluate_draw_offer};
use crate::app::session::sharing::Sharing;
use crate::app::session::thinker::{TableThought, Thinkers, Thinking, ThoughtQuestion};
use crate::app::session::{Busy, Intent, Session, TableMatch, TableState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::players::levels::{Courtier, TurnContext, pace};
use crate::players::search::Score;
use crate::rules::Occupant;

pub use self::ponder::Pondering;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CourtierTurn>()
        .init_resource::<DrawEvaluation>()
        .add_systems(
            Update,
            (stop, start, answer, evaluate_draw_offer)
                .chain()
                .after(ponder::stop)
                .run_if(resource_exists::<Session>)
                .in_set(FrameSystems::Think),
        )
        .add_plugins((ponder::plugin, deal::plugin));
}

/// The turn of a courtier: what it thinks, and since when.
#[derive(Resource, Default)]
struct CourtierTurn {
    current: Option<Current>,
}

struct Current {
    thinking: Box<dyn Thinking>,
    key: (u32, usize),
    /// When thinking began, in app time.
    began: Duration,
    /// The factors that determine how long a person would think.
    moment: TurnContext,
    done: Option<TableThought>,
    /// How long it has thought until then.
    thought: Duration,
    /// Whether the answer was written; it may wait until the player has returned to the current
    /// position.
    reported: bool,
}

/// What a think job belongs to: the match, and the number of moves played.
fn key(session: &Session, table: &TableState) -> (u32, usize) {
    (table.opened, session.game.ply())
}

/// The number of moves between which a courtier seems to choose where hands are hidden.
const USUAL_CHOICE: usize = 8;

/// The most threads of a search.
const MOST_THREADS: usize = 4;

/// The threads of a search: as many as run at once, up to [`MOST_THREADS`]. A page has one.
fn threads() -> usize {
    available_parallelism().map_or(1, |threads| threads.get().min(MOST_THREADS))
}

/// Cancels thinking about a position that is no longer current.
fn stop(session: Res<Session>, table: Res<TableState>, mut turn: ResMut<CourtierTurn>) {
    let wanted = session.computer_to_move().map(|_| key(&session, &table));
    let current = turn.current.as_ref();
    if current.is_some_and(|current| Some(current.key) != wanted) {
        turn.current = None;
    }
}

fn start(
    session: Res<Session>,
    table: Res<TableState>,
    mut turn: ResMut<CourtierTurn>,
    time: Res<Time>,
    thinkers: Thinkers,
    pondering: Res<Pondering>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let Some(who) = session.computer_to_move() else {
        return;
    };
    if table.is_practice() || turn.current.is_some() {
        return;
    }
    if pondering.goes_on() {
        // It has been told to stop, and leaves the player to this thought.
        redraw.at(time.elapsed_secs());
        return;
    }
    let question = ThoughtQuestion {
        threads: threads(),
        ..ThoughtQuestion::for_move(who)
    };
    let Some(thinking) = session.game.think(question, &thinkers) else {
        return;
    };
    turn.current = Some(Current {
        thinking,
        key: key(&session, &table),
        began: time.elapsed(),
        moment: moment(&*session.game),
        done: None,
        thought: Duration::ZERO,
        reported: false,
    });
}

fn answer(
    mut session: ResMut<Session>,
    mut turn: ResMut<CourtierTurn>,
    busy: Res<Busy>,
    menu: Option<Res<State<Menu>>>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(current) = turn.current.as_mut().filter(|current| !current.reported) else {
        return;
    };
    if current.done.is_none() {
        current.done = current.thinking.poll();
        current.thought = time.elapsed().saturating_sub(current.began);
    }
    // Nobody plays on behind a menu.
    let paused = menu.is_some_and(|menu| !matches!(menu.get(), Menu::None | Menu::Curtain));
    let Some(done) = current.done.as_ref().filter(|_| !busy.moving && !paused) else {
        return;
    };
    let luck = session.game.seed().wrapping_add(session.game.ply() as u64);
    let patience =
        human_time(&session, current.moment, done.score, luck).mul_f32(settings.patience());
    let hides = session.game.hides_anything();
    let patience = if hides && matches!(session.sharing, Sharing::Hosted(_)) {
        shown_after(patience.max(current.thought))
    } else {
        patience
    };
    // No piece moves under a banner.
    let banner_ends = busy.banner.map_or(Duration::ZERO, Duration::from_secs_f32);
    let not_before = (current.began + patience).max(banner_ends);
    if time.elapsed() < not_before {
        redraw.at(not_before.as_secs_f32());
        return;
    }
    let Some(TableThought {
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
        mv,
        ply: current.key.1,
    });
}

/// What the time over a move depends on. Where hands are hidden it depends on nothing of the own one, as everybody
/// at the table sees how long a courtier takes.
fn moment(game: &dyn TableMatch) -> TurnContext {
    if game.hides_anything() {
        let legal = USUAL_CHOICE;
        return TurnContext { legal, ..default() };
    }
    TurnContext {
        legal: game.legal_count(),
        recapture: game.recaptures(),
        ..default()
    }
}

/// How long the courtier to move should appear to think at the calm pace. Zero for a player without
/// a level.
fn human_time(session: &Session, moment: TurnContext, score: Option<Score>, luck: u64) -> Duration {
    let Some(Occupant::Courtier(strength)) = session.computer_to_move() else {
        return Duration::ZERO;
    };
    let Some(courtier) = Courtier::of_level(strength.level) else {
        return Duration::ZERO;
    };
    let surprise = match (session.scores.last(), score) {
        _ if session.game.hides_anything() => 0,
        (Some(before), Some(now)) => now.0.saturating_sub(*before),
        _ => 0,
    };
    pace(courtier, TurnContext { surprise, ..moment }, luck)
}
