//! The curtain: if several people share one screen in a game with hidden information, nobody's
//! cards are shown until the person to move opens the curtain, by holding it or by pressing it
//! twice. With one person at the table there is no curtain.
//!
//! The input systems report holding ([`Curtain::hold`]); the panel shows the state in this module.
//! Everything in it is public information.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::apply::update_table;
use crate::app::session::{
    Applied, Busy, MoveLine, Renamed, ResetReason, Session, TableReset, TableState,
};
use crate::app::state::{Menu, Screen, TableResource};
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_table_resource::<Curtain>().add_systems(
        Update,
        (
            (close, open)
                .chain()
                .after(FrameSystems::Share)
                // A match that was left is still the session, but nothing of it is shown any more.
                .run_if(resource_exists::<Session>)
                .in_set(SessionSystems::Apply),
            show.in_set(FrameSystems::Curtain),
        )
            .run_if(in_state(Screen::Table)),
    );
}

/// How long it must be held to open.
pub const HOLD: Duration = Duration::from_millis(400);

/// How soon a second press must follow the first, for players who cannot hold.
pub const TWICE: Duration = Duration::from_millis(1200);

/// The curtain.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Curtain {
    /// The closed curtain. `None` while it is open.
    pub closed: Option<Closed>,
    /// When the current hold began.
    since: Option<Duration>,
    /// When it was last pressed.
    pressed: Option<Duration>,
    /// Hold progress, 0 to 1.
    held: f32,
}

/// A closed curtain.
#[derive(Clone, Debug, PartialEq)]
pub struct Closed {
    /// The seat it waits for.
    pub seat: Seat,
    /// The moves since that person's last turn, as public information.
    pub recap: Vec<(Applied, MoveLine)>,
}

impl Curtain {
    /// Starts or continues a hold; `now` is the app's time.
    pub fn hold(&mut self, now: Duration) {
        if self.closed.is_some() {
            let since = *self.since.get_or_insert(now);
            let held = now.saturating_sub(since).as_secs_f32() / HOLD.as_secs_f32();
            self.held = self.held.max(held).min(1.0);
        }
    }

    /// Registers a press; a second one within [`TWICE`] opens the curtain.
    pub fn press(&mut self, now: Duration) {
        if self.closed.is_some() {
            let before = self.pressed.replace(now);
            if before.is_some_and(|before| now.saturating_sub(before) <= TWICE) {
                self.open();
            }
        }
    }

    /// Opens the curtain without a hold.
    pub fn open(&mut self) {
        if self.closed.is_some() {
            self.held = 1.0;
        }
    }

    /// Ends the hold.
    pub fn let_go(&mut self) {
        self.since = None;
        self.held = 0.0;
    }

    /// Hold progress, 0 to 1. The curtain opens at 1.
    pub fn held(&self) -> f32 {
        self.held
    }

    /// Whether it is being held.
    pub fn is_held(&self) -> bool {
        self.since.is_some()
    }
}

/// Turns the cards face down and closes the curtain when the table is at rest and another person is
/// to act. After the end of a match no hand is shown.
fn close(
    mut session: ResMut<Session>,
    busy: Res<Busy>,
    mut table: ResMut<TableState>,
    mut curtain: ResMut<Curtain>,
    mut messages: ViewerMessages,
) {
    if !table.hidden || table.is_practice() {
        curtain.set_if_neq(Curtain::default());
        return;
    }
    let waits = table
        .acting_person()
        .filter(|seat| session.shown.open_to != Some(*seat));
    if curtain
        .closed
        .as_ref()
        .is_some_and(|closed| Some(closed.seat) != waits)
    {
        *curtain = Curtain::default();
    }
    let several = table.people() > 1;
    let over = table.turn.outcome().is_some() && several && session.shown.open_to.is_some();
    if busy.moving
        || table.viewed_ply.is_some()
        || !(over || waits.is_some())
        || curtain.closed.is_some()
    {
        return;
    }
    table.viewer = waits.unwrap_or(table.viewer);
    show_to(None, &mut session, &mut table, &mut messages);
    if let Some(seat) = waits {
        *curtain = Curtain {
            closed: Some(Closed {
                seat,
                recap: recap(&session, seat),
            }),
            ..default()
        };
    }
}

/// The moves since a seat's last turn, as public information.
fn recap(session: &Session, seat: Seat) -> Vec<(Applied, MoveLine)> {
    let game = &session.game;
    let movers = game.movers();
    let last = movers.iter().rposition(|mover| *mover == Some(seat));
    let since = last.map_or(0, |at| at + 1);
    let others = (since..movers.len()).filter(|at| movers[*at].is_some());
    others.filter_map(|at| game.applied(at + 1, None)).collect()
}

/// Opens the curtain once it was held long enough.
fn open(
    mut session: ResMut<Session>,
    mut table: ResMut<TableState>,
    mut curtain: ResMut<Curtain>,
    mut messages: ViewerMessages,
    mut cues: MessageWriter<Cue>,
) {
    let Some(seat) = curtain
        .closed
        .as_ref()
        .map(|closed| closed.seat)
        .filter(|_| curtain.held >= 1.0)
    else {
        return;
    };
    *curtain = Curtain::default();
    cues.write(Cue::Curtain);
    show_to(Some(seat), &mut session, &mut table, &mut messages);
}

/// The messages that tell the table its viewer has changed.
#[derive(SystemParam)]
struct ViewerMessages<'w> {
    renamed: MessageWriter<'w, Renamed>,
    resets: MessageWriter<'w, TableReset>,
}

/// Shows the table to another viewer. `None` hides every hand.
fn show_to(
    eyes: Option<Seat>,
    session: &mut Session,
    table: &mut TableState,
    messages: &mut ViewerMessages,
) {
    let before = table.sees;
    session.shown.open_to = eyes;
    update_table(session, table);
    let game = &session.game;
    let pieces = table.pieces.iter().map(|piece| piece.id);
    let renamed = pieces.map(|id| (game.same_piece(id, table.sees, before), id));
    let renamed: Vec<_> = renamed.filter(|(old, new)| old != new).collect();
    if !renamed.is_empty() {
        messages.renamed.write(Renamed(renamed));
    }
    messages.resets.write(TableReset {
        reason: ResetReason::ViewerChanged,
        glide: true,
    });
}

/// The curtain covers the table, but not a menu.
fn show(curtain: Res<Curtain>, menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    match (curtain.closed.is_some(), menu.get()) {
        (true, Menu::None) => (*next).set_if_neq(Menu::Curtain),
        (false, Menu::Curtain) => (*next).set_if_neq(Menu::None),
        _ => {}
    }
}
