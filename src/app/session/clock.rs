//! The match clock, if there is one. It runs for the person to move while the table is visible.
//! Courtiers have no clock.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::sharing::Sharing;
use crate::app::session::{Busy, Intent, Session, TableState};
use crate::app::state::AtTable;
use crate::rules::{ClockRecord, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClockState>().add_systems(
        Update,
        run.run_if(resource_exists::<Session>)
            .before(FrameSystems::Keep)
            .in_set(SessionSystems::Advance),
    );
}

/// Below this time, tenths are shown and the clock is highlighted.
pub const LOW: Duration = Duration::from_secs(20);

/// The clock times; empty without a clock.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockState {
    /// Time left by seat; `None` for seats without a clock.
    pub left: Vec<Option<Duration>>,
    /// The seat whose clock is running.
    pub running: Option<Seat>,
}

impl ClockState {
    /// The time left to a seat, e.g. “4:05”, or “0:09.3” near the end.
    pub fn face(&self, seat: Seat) -> Option<String> {
        let left = self.left.get(seat.index()).copied().flatten()?;
        let (minutes, seconds) = (left.as_secs() / 60, left.as_secs() % 60);
        Some(if left < LOW {
            format!("{minutes}:{seconds:02}.{}", left.subsec_millis() / 100)
        } else {
            format!("{minutes}:{seconds:02}")
        })
    }
}

/// The turn that is being timed, and since when.
#[derive(Default)]
struct RunningClock {
    match_: (u32, usize),
    seat: Option<Seat>,
    last: Duration,
    /// Whether it has just begun. A frame after a rest still has the time of the last frame before it, so
    /// that the next one would count the rest as well.
    fresh: bool,
}

fn run(
    mut session: ResMut<Session>,
    table: Res<TableState>,
    busy: Res<Busy>,
    time: Res<Time>,
    at_table: Option<Res<State<AtTable>>>,
    mut shown: ResMut<ClockState>,
    mut redraw: ResMut<RedrawTimer>,
    mut running: Local<RunningClock>,
    mut intents: MessageWriter<Intent>,
) {
    let now = time.elapsed();
    let passed = now.saturating_sub(std::mem::replace(&mut running.last, now));
    let Some(clock) = session.game.clock().cloned() else {
        shown.set_if_neq(ClockState::default());
        return;
    };
    // A guest's time runs at the host's device as well.
    let turn = table.acting().filter(|(_, who)| !who.is_computer());
    let turn = turn.map(|(seat, _)| seat);
    let current = (table.opened, session.game.ply());
    let mut clock = clock;
    let shared = !matches!(session.sharing, Sharing::Alone);
    let runs = turn.filter(|_| (at_table.is_some() || shared) && !busy.moving);
    if let Some(seat) = running
        .seat
        .filter(|seat| runs == Some(*seat) && running.match_ == current)
    {
        let passed = if running.fresh {
            Duration::ZERO
        } else {
            passed
        };
        let left = clock.left(seat).saturating_sub(passed);
        clock.set_left(seat, left);
        let host = !matches!(session.sharing, Sharing::Followed(_));
        if left.is_zero() && host {
            intents.write(Intent::OutOfTime(seat));
        }
    } else if let Some(seat) = running.seat
        && running.match_.0 == current.0
        && running.match_.1 < current.1
        && turn != Some(seat)
        && let left = clock.left(seat)
        && !left.is_zero()
    {
        clock.set_left(seat, left + Duration::from_secs(u64::from(clock.increment)));
    }
    if runs.is_some() || running.match_ != current {
        running.fresh = running.seat.is_none() || running.match_.0 != current.0;
        running.match_ = current;
        running.seat = runs;
    }
    if let Some(seat) = runs {
        redraw.at((now + until_next(clock.left(seat))).as_secs_f32());
    }
    shown.set_if_neq(state(&clock, &table, runs));
    if session.game.clock() != Some(&clock) {
        session.bypass_change_detection().game.set_clock(clock);
    }
}

fn state(clock: &ClockRecord, table: &TableState, running: Option<Seat>) -> ClockState {
    let seats = (0..).map(Seat).zip(&table.seats);
    ClockState {
        left: seats
            .map(|(seat, who)| (!who.is_computer()).then(|| clock.left(seat)))
            .collect(),
        running,
    }
}

/// How long the displayed time stays correct.
fn until_next(left: Duration) -> Duration {
    let step = if left <= LOW { 100 } else { 1000 };
    let rest = left.as_millis() % step;
    Duration::from_millis(u64::try_from(rest).unwrap_or(0) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes_and_near_the_end_tenths() {
        let clock = ClockState {
            left: vec![
                Some(Duration::from_millis(245_300)),
                None,
                Some(Duration::from_millis(9_380)),
            ],
            running: None,
        };
        assert_eq!(clock.face(Seat(0)).as_deref(), Some("4:05"));
        assert_eq!(clock.face(Seat(1)), None);
        assert_eq!(clock.face(Seat(2)).as_deref(), Some("0:09.3"));
    }

    #[test]
    fn the_window_wakes_when_the_face_changes() {
        assert_eq!(
            until_next(Duration::from_millis(245_300)),
            Duration::from_millis(301)
        );
        assert_eq!(
            until_next(Duration::from_millis(9_380)),
            Duration::from_millis(81)
        );
    }
}
