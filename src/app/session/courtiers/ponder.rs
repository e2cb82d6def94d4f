//! Pondering: while a person thinks, the strongest courtier searches the same position, and finds that
//! in its table when it is to move. Only if the settings say so, and on the desktop.
//!
//! It has a thread of its own, so that no task waits for it.

use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use bevy::prelude::*;

use crate::app::redraw::WindowHidden;
use crate::app::schedule::FrameSystems;
use crate::app::session::courtiers::draw::evaluate_draw_offer;
use crate::app::session::thinker::{Thinkers, ThoughtQuestion};
use crate::app::session::{Session, TableState};
use crate::app::settings::Settings;
use crate::app::state::AtTable;
use crate::players::Cancel;
use crate::rules::{Occupant, Strength};

pub(in crate::app::session) fn plugin(app: &mut App) {
    let goes_on = |pondering: Res<Pondering>| pondering.current.is_some();
    let wanted = |settings: Res<Settings>| settings.ponder;
    app.init_resource::<Pondering>().add_systems(
        Update,
        (
            stop.run_if(goes_on),
            begin
                .run_if(wanted)
                .run_if(resource_exists::<Session>)
                .after(evaluate_draw_offer),
        )
            .in_set(FrameSystems::Think),
    );
}

/// The most time for one position: the person may have gone away.
const MOST_TIME: Duration = Duration::from_secs(60);

/// The position that the strongest courtier ponders, if any.
#[derive(Resource, Debug, Default)]
pub struct Pondering {
    current: Option<Ponder>,
}

impl Pondering {
    /// Whether a thread ponders. It goes on for about a millisecond after it was told to stop.
    pub fn goes_on(&self) -> bool {
        let current = self.current.as_ref();
        current.is_some_and(|current| !current.thread.is_finished())
    }
}

/// What pondering belongs to: the match, and the number of moves played.
type Key = (u32, usize);

/// Stops when it is dropped.
#[derive(Debug)]
struct Ponder {
    key: Key,
    cancel: Cancel,
    thread: JoinHandle<()>,
}

impl Drop for Ponder {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Whether it is the courtier of the highest level.
fn is_strongest(who: &Occupant) -> bool {
    matches!(who, Occupant::Courtier(who) if who.level == Strength::STRONGEST.level)
}

/// What may be pondered now: the position of a person whose only opponent is the strongest courtier,
/// while it can be seen and nothing covers it.
fn wanted(
    table: &TableState,
    settings: &Settings,
    at_table: bool,
    hidden: &WindowHidden,
) -> Option<Key> {
    let alone = table.seats.len() == 2 && table.seats.iter().any(is_strongest);
    let open = at_table && !hidden.0;
    (settings.ponder && alone && open && !table.is_practice() && table.acting_person().is_some())
        .then_some((table.opened, table.moves.len()))
}

/// Stops what may not be pondered any more.
pub(super) fn stop(
    table: Res<TableState>,
    settings: Res<Settings>,
    at_table: Option<Res<State<AtTable>>>,
    hidden: Res<WindowHidden>,
    mut pondering: ResMut<Pondering>,
) {
    let wanted = wanted(&table, &settings, at_table.is_some(), &hidden);
    let Some(current) = &pondering.current else {
        return;
    };
    // What was once told to stop is never taken for what is wanted again.
    if wanted == Some(current.key) && !current.cancel.is_cancelled() {
        return;
    }
    current.cancel.cancel();
    if !pondering.goes_on() {
        pondering.current = None;
    }
}

/// Begins at once when something may be pondered, and not again about the same position.
fn begin(
    session: Res<Session>,
    table: Res<TableState>,
    settings: Res<Settings>,
    at_table: Option<Res<State<AtTable>>>,
    hidden: Res<WindowHidden>,
    thinkers: Thinkers,
    mut pondering: ResMut<Pondering>,
) {
    let wanted = wanted(&table, &settings, at_table.is_some(), &hidden);
    let (Some(key), None) = (wanted, &pondering.current) else {
        return;
    };
    if !session.game.keeps_players() {
        return;
    }
    let Some(courtier) = table.seats.iter().find(|who| is_strongest(who)) else {
        return;
    };
    let question = ThoughtQuestion::for_move(courtier.clone());
    let Some(task) = session.game.ponder(question, MOST_TIME, &thinkers) else {
        return;
    };
    // A page has no threads.
    if let Ok(thread) = Builder::new().name("ponder".to_owned()).spawn(task.run) {
        pondering.current = Some(Ponder {
            key,
            cancel: task.cancel,
            thread,
        });
    }
}
