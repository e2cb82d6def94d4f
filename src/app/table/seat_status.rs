//! A banner that shows a new seat status in the middle of the table once, for a moment; e.g. that
//! its men can fly from now on.

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Busy, ResetReason, TableReset, TableState};
use crate::app::settings::Settings;
use crate::app::state::{Screen, TableResource};
use crate::app::table::animation::AnimationQueue;
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_table_resource::<SeatBanner>().add_systems(
        Update,
        tell.run_if(in_state(Screen::Table))
            .after(FrameSystems::Move)
            .after(FrameSystems::Hold)
            .in_set(SessionSystems::Present),
    );
}

/// How long it is shown, in seconds: at normal speed, and at least.
const SHOWN: [f32; 2] = [2.2, 1.4];

/// The banner shown now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SeatBanner {
    /// The seat, its status key ([`TableState::seat_status_of`]), and until when it is shown, in
    /// seconds of app time.
    pub now: Option<(Seat, &'static str, f32)>,
}

/// The seat statuses in `now` that were not in `before`.
pub fn begun(
    before: &[Option<&'static str>],
    now: &[Option<&'static str>],
) -> Vec<(Seat, &'static str)> {
    let new = |(index, seat_status): (usize, &Option<&'static str>)| {
        let fresh = before.get(index) != Some(seat_status);
        Some((
            Seat(u8::try_from(index).ok()?),
            seat_status.filter(|_| fresh)?,
        ))
    };
    now.iter().enumerate().filter_map(new).collect()
}

fn tell(
    mut resets: MessageReader<TableReset>,
    table: Res<TableState>,
    motion: Res<AnimationQueue>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut before: Local<Vec<Option<&'static str>>>,
    mut seat_banner: ResMut<SeatBanner>,
    mut busy: ResMut<Busy>,
    mut redraw: ResMut<RedrawTimer>,
    mut cues: MessageWriter<Cue>,
) {
    let now = time.elapsed_secs();
    let is_reset = resets
        .read()
        .filter(|reset| reset.reason != ResetReason::ViewerChanged)
        .last()
        .is_some();
    if is_reset {
        before.clone_from(&table.seat_status);
        seat_banner.set_if_neq(SeatBanner::default());
    } else if !motion.busy() && *before != table.seat_status {
        let new = begun(&before, &table.seat_status).into_iter().next_back();
        before.clone_from(&table.seat_status);
        if let Some((seat, key)) = new.filter(|_| table.turn.outcome().is_none()) {
            cues.write(Cue::Own(key));
            let long = (SHOWN[0] * settings.slowness()).max(SHOWN[1]);
            seat_banner.now = Some((seat, key, now + long));
        }
    }
    match seat_banner.now {
        Some((.., until)) if now >= until => seat_banner.now = None,
        Some((.., until)) => redraw.at(until),
        None => {}
    }
    let banner = seat_banner.now.map(|(.., until)| until);
    if busy.banner != banner {
        busy.banner = banner;
    }
}
