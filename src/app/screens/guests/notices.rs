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
        notice.tell_first(sentence.clone());
        *said = Some((sentence, now + GREETING));
    }
    if let Some((_, until)) = &*said {
        redraw.at(*until);
    }
}

/// A guest who is away.
#[derive(Clone, PartialEq)]
struct Away {
    name: String,
    /// The name of the courtier who plays on for them.
    stand_in: Option<String>,
}

impl Away {
    fn new(name: &str, stand_in: Option<u8>) -> Self {
        let called = |who: Occupant| people::name_as(&who, None);
        Self {
            name: called(Occupant::Guest(name.to_owned())),
            stand_in: stand_in.map(|level| called(Occupant::courtier(level))),
        }
    }

    fn told(&self) -> Sentence {
        let sentence = match &self.stand_in {
            Some(courtier) => Sentence::new("guests-stands_in").with("courtier", courtier),
            None => Sentence::new("guests-is_away"),
        };
        sentence.with("name", &self.name)
    }
}

/// What is known of the others, to tell what has changed.
#[derive(Default, PartialEq)]
pub(super) struct Known {
    /// Whether the host is reached.
    reached: Option<bool>,
    gone: Option<Gone>,
    /// Guests who are away.
    away: Vec<Away>,
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
    for before in known.away.iter().filter(|one| !now.away.contains(one)) {
        notice.take_back(before.told());
    }
    for gone in now.away.iter().filter(|one| !known.away.contains(one)) {
        notice.tell(gone.told());
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

/// The people at other devices who are away.
fn away(hosting: &Hosting, visiting: &Visiting) -> Vec<Away> {
    let hosted = hosting.table().into_iter().flat_map(HostedTable::seats);
    let guests = hosted.filter_map(|seat| match seat {
        HostSeat::Guest(Some(guest)) if guest.away.is_some() => {
            Some(Away::new(&guest.name, guest.stand_in))
        }
        _ => None,
    });
    let table = visiting.visit().and_then(Visit::table);
    let seats = table.into_iter().flat_map(|table| &table.seats);
    let others = seats.filter_map(|seat| match seat {
        TableSeat::Person {
            name,
            away: Some(_),
            stand_in,
        } => Some(Away::new(name, *stand_in)),
        _ => None,
    });
    guests.chain(others).collect()
}
