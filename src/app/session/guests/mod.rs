//! A table at which everybody has a device of their own. This device is the host's, which has the match
//! ([`hosting`]), or a guest's, which follows it ([`visiting`]).

pub mod hosting;
mod kept_tables;
pub mod kept_visit;
pub mod keys;
pub mod visiting;

use std::sync::Arc;

use bevy::prelude::*;
use coffer_guests::guest::Guest;
use coffer_guests::host::Host;
use coffer_guests::service::{GuestService, HostService};
use coffer_guests::transport::{Relays, Wake};

use crate::app::schedule::FrameSystems;
use crate::app::session::Session;
use crate::app::session::clock::ClockState;
use crate::app::session::guests::hosting::HostDoor;
use crate::app::session::guests::keys::HostKeys;
use crate::app::session::guests::visiting::GuestDoor;
use crate::app::settings::Settings;
use crate::app::state::Screen;

/// Lets hosts and guests come over a network: both functions open a side of it.
pub fn open_doors(
    app: &mut App,
    host: fn(Host, HostKeys, Relays, Wake) -> HostService,
    guest: fn(Guest, String, Wake) -> GuestService,
) {
    app.insert_resource(HostDoor {
        open: Some(Arc::new(host)),
        ..default()
    })
    .insert_resource(GuestDoor(Some(Arc::new(guest))));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<kept_visit::KeptVisit>()
        .add_systems(OnExit(Screen::Loading), kept_visit::read)
        .add_plugins((hosting::plugin, visiting::plugin))
        .add_systems(
            Update,
            (
                (
                    (hosting::hear, hosting::begin)
                        .chain()
                        .run_if(hosting::is_hosting),
                    (visiting::hear, visiting::begin)
                        .chain()
                        .run_if(visiting::is_visiting),
                )
                    .chain()
                    .in_set(FrameSystems::Hear),
                kept_visit::keep
                    .after(visiting::ask)
                    .run_if(
                        resource_changed::<visiting::Visiting>
                            .and_eager(not(in_state(Screen::Loading))),
                    )
                    .in_set(FrameSystems::Share),
                hosting::choose_relays
                    .run_if(resource_changed::<Settings>)
                    .in_set(FrameSystems::Hear),
                (
                    hosting::lay_again.run_if(resource_changed::<crate::app::session::TableState>),
                    hosting::show.run_if(hosting::is_hosting),
                    hosting::tell_time
                        .run_if(hosting::is_hosting.and_eager(resource_changed::<ClockState>)),
                    hosting::keep.run_if(
                        hosting::is_hosting.and_eager(resource_changed::<hosting::Hosting>),
                    ),
                    visiting::ask.run_if(visiting::is_visiting),
                )
                    .chain()
                    .run_if(resource_exists::<Session>)
                    .in_set(FrameSystems::Share),
            ),
        );
}
