//! Notices at a table with guests: who has gone away and come back, what is asked, and who greets.

use bevy::prelude::*;
use coffer_guests::host::HostSeat;
use coffer_guests::protocol::{Question, TableSeat};

use crate::app::files::Notice;
use crate::app::redraw::RedrawTimer;
use crate::app::screens::guests::words::{GREETING_KEYS, why_gone};
use crate::app::session::TableState;
use crate::app::session::guests::hosting::{HostedTable, Hosting};
use crate::app::session::guests::visiting::{Gone, Visit, Visiting};
use crate::app::session::sharing::{Greeted, TableQuestion};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::wording::{ending, people};
use crate::rules::Occupant;
use crate::texts::Sentence;

/// How long a greeting is shown, in seconds.
const GREETING: f32 = 6.0;

/// Tells what somebody elsewhere says to everybody, for a moment, unless the greetings are silenced.
pub(super) fn greet(
    mut greeted: MessageReader<Greeted>,
    table: Res<TableState>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut said: Local<Option<(Sentence, f32)>>,
    mut notice: ResMut<Notice>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let now = time.elapsed_secs();
    let last = greeted.read().last().filter(|_| settings.greetings);
    if let Some((before, _)) = said.take_if(|(_, until)| last.is_some() || now >= *until) {
        notice.take_back(before);
    }
    if let Some(Greeted { seat, greeting }) = last
        && let Some(key) = GREETING_KEYS.get(usize::from(*greeting))
    {
        let name = ending::name_of(&table, *seat);
        let sentence = Sentence::new("guests-greets").with("name", name);
        let sentence = sentence.with_text("greeting", Sentence::new(key));
        notice.tell(sentence.clone());
        *said = Some((sentence, now + GREETING));
    }
    if let Some((_, until)) = &*said {
        redraw.at(*until);
    }
}

/// What is known of the others, to tell what has changed.
#[derive(Default, PartialEq)]
pub(super) struct Known {
    /// Whether the host is reached.
    reached: Option<bool>,
    gone: Option<Gone>,
    /// The names of guests who are away.
    away: Vec<String>,
    /// What somebody here asks the others.
    asking: Option<Question>,
    /// The match that it is about: how many were opened, its moves, and whether it is over.
    of: (u32, usize, bool),
}

/// Tells who has gone away and come back.
pub(super) fn tell(
    hosting: Res<Hosting>,
    visiting: Res<Visiting>,
    question: Res<TableQuestion>,
    table: Res<TableState>,
    screen: Res<State<Screen>>,
    mut known: Local<Known>,
    mut notice: ResMut<Notice>,
) {
    let changed = hosting.is_changed() || visiting.is_changed() || question.is_changed();
    if !changed || *screen.get() != Screen::Table {
        return;
    }
    let visit = visiting.visit().filter(|visit| visit.is_open());
    let now = Known {
        reached: visit.map(Visit::is_reached),
        gone: visit.and_then(Visit::gone).cloned(),
        away: away(&hosting, &visiting),
        asking: question.asking,
        of: (
            table.opened,
            table.moves.len(),
            table.turn.outcome().is_some(),
        ),
    };
    match (known.asking, now.asking) {
        (None, Some(_)) => notice.tell(Sentence::new("guests-asked")),
        (Some(_), None) => {
            notice.take_back(Sentence::new("guests-asked"));
            if known.of == now.of {
                notice.tell(Sentence::new("guests-declined"));
            }
        }
        _ => {}
    }
    let is_away = |name: &String| Sentence::new("guests-is_away").with("name", name);
    for gone in now.away.iter().filter(|name| !known.away.contains(name)) {
        notice.tell(is_away(gone));
    }
    for back in known.away.iter().filter(|name| !now.away.contains(name)) {
        notice.take_back(is_away(back));
    }
    let host_away = || Sentence::new("guests-host_away");
    match (&now.gone, now.reached) {
        (Some(gone), _) if known.gone.as_ref() != Some(gone) => {
            notice.take_back(host_away());
            notice.tell(why_gone(gone));
        }
        (None, Some(false)) if known.reached == Some(true) => notice.tell(host_away()),
        (None, Some(true)) => notice.take_back(host_away()),
        _ => {}
    }
    *known = now;
}

/// The names of the people at other devices who are away.
fn away(hosting: &Hosting, visiting: &Visiting) -> Vec<String> {
    let called = |name: &str| people::name_as(&Occupant::Guest(name.to_owned()), None);
    let hosted = hosting.table().into_iter().flat_map(HostedTable::seats);
    let guests = hosted.filter_map(|seat| match seat {
        HostSeat::Guest(Some(guest)) if guest.away.is_some() => Some(called(&guest.name)),
        _ => None,
    });
    let table = visiting.visit().and_then(Visit::table);
    let seats = table.into_iter().flat_map(|table| &table.seats);
    let others = seats.filter_map(|seat| match seat {
        TableSeat::Person {
            name,
            away: Some(_),
        } => Some(called(name)),
        _ => None,
    });
    guests.chain(others).collect()
}
