//! Lets courtiers play whole matches in the window, one after another, and prints the memory of the
//! program after each: whether it grows.
//!
//! `matches [COUNT]`; `scripts/measure-start` runs it without a screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use kings_coffer::app::AppPlugin;
use kings_coffer::app::session::{Open, TableState};
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::state::Screen;
use kings_coffer::rules::{Occupant, Record, registry};

/// What is played in turn: one of each family.
const VARIANTS: [&str; 6] = [
    "draughts",
    "nine_mens_morris",
    "queens_guard",
    "six_wives",
    "six_of_viii",
    "cromwell",
];

#[derive(Resource)]
struct Matches {
    begun: usize,
    count: usize,
    /// The number of matches that had been opened when the last one was asked for.
    opened: u32,
}

fn main() -> AppExit {
    let count = std::env::args().nth(1).and_then(|it| it.parse().ok());
    App::new()
        .add_plugins(AppPlugin)
        .insert_resource(Matches {
            begun: 0,
            count: count.unwrap_or(20),
            opened: 0,
        })
        .add_systems(Update, proceed.run_if(not(in_state(Screen::Loading))))
        .run()
}

/// Begins the next match when the last one is over.
fn proceed(
    mut matches: ResMut<Matches>,
    table: Res<TableState>,
    mut settings: ResMut<Settings>,
    mut open: MessageWriter<Open>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    if settings.speed != Speed::Instant {
        settings.speed = Speed::Instant;
    }
    let waiting = matches.begun > 0 && table.opened == matches.opened;
    let playing = matches.begun > 0 && table.turn.outcome().is_none();
    if waiting || playing {
        return;
    }
    let last = matches.begun.checked_sub(1);
    let name = last.map_or("title", |last| VARIANTS[last % VARIANTS.len()]);
    println!("{}\t{name}\t{}", matches.begun, memory().unwrap_or(0));
    if matches.begun == matches.count {
        exit.write(AppExit::Success);
        return;
    }
    let variant = VARIANTS[matches.begun % VARIANTS.len()];
    let known = registry::variants().find(|known| known.key == variant);
    let seats = known.map_or(2, |known| usize::from(known.seats));
    matches.begun += 1;
    matches.opened = table.opened;
    // A strong and a weak courtier: between equals games are longer.
    let mut seats = vec![Occupant::courtier(1); seats];
    seats[0] = Occupant::courtier(3);
    open.write(Open::game(Record::new(
        variant,
        seats,
        matches.begun as u64,
    )));
}

/// The memory that the program uses, in kB; `None` except on Linux.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
