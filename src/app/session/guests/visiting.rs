//! A guest's device: it finds a table by its link, takes a seat, and follows the match there.

use std::sync::Arc;

use bevy::prelude::*;
use coffer_guests::guest::{Guest, GuestNews};
use coffer_guests::link::TableLink;
use coffer_guests::protocol::{Answer, Ask, DeviceId, Goodbye, Table, TableSeat};
use coffer_guests::service::{GuestReport, GuestService};

use crate::app::session::sharing::{
    FollowedMatch, Greeted, HostSays, OpenAs, Sharing, TableQuestion, occupants,
};
use crate::app::session::{Intent, Open, OpenResult, Session, Wake};
use crate::app::wall_clock::WallClock;
use crate::rules::{Record, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Visiting>().init_resource::<GuestDoor>();
}

/// Opens a transport to the host at an address.
pub type OpenGuest =
    Arc<dyn Fn(Guest, String, coffer_guests::transport::Wake) -> GuestService + Send + Sync>;

/// How a guest reaches a host. Whoever knows a network sets it; without one no table can be joined.
#[derive(Resource, Default, Clone)]
pub struct GuestDoor(pub Option<OpenGuest>);

/// The table at another device that this one has joined, if it has.
#[derive(Resource, Default)]
pub struct Visiting {
    visit: Option<Visit>,
    left: bool,
}

/// Run condition: a table at another device was joined.
pub fn is_visiting(visiting: Res<Visiting>) -> bool {
    visiting.visit.is_some()
}

/// A table at another device.
pub struct Visit {
    link: TableLink,
    service: GuestService,
    table: Option<Table>,
    /// When the table came, in Unix time in seconds.
    table_at: u64,
    reached: bool,
    gone: Option<Gone>,
    /// The answer to what was asked last, before the match.
    answer: Option<Answer>,
    /// The match from its beginning, until it is on the table.
    coming: Option<FollowedMatch>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No match of this table is here.
    Waiting,
    /// It was asked for.
    Opening,
    /// It is on the table.
    Open,
}

/// Why a table cannot be joined, or not any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// The host has said good-bye.
    Goodbye(Goodbye),
    /// The host has another version of the game.
    OtherVersion {
        /// Whether the host's is newer.
        newer: bool,
    },
    /// It cannot be looked for, in the words of the system.
    Failed(String),
    /// What the host sends cannot be followed.
    Unreadable,
}

impl Visiting {
    /// Looks for the table of a link. Returns false where that is not possible.
    pub fn join(
        &mut self,
        link: &TableLink,
        device: DeviceId,
        name: &str,
        door: &GuestDoor,
        clock: &WallClock,
        wake: &Wake,
    ) -> bool {
        let Some(open) = &door.0 else { return false };
        // Later than every number of an earlier visit.
        let counted = clock.now().saturating_mul(1000);
        let guest = Guest::new(link.secret, device, name, counted);
        self.left = false;
        self.visit = Some(Visit {
            link: link.clone(),
            service: open(guest, link.address.clone(), wake.for_guests()),
            table: None,
            table_at: 0,
            reached: false,
            gone: None,
            answer: None,
            coming: None,
            stage: Stage::Waiting,
        });
        true
    }

    /// The table, if one was joined.
    pub fn visit(&self) -> Option<&Visit> {
        self.visit.as_ref()
    }

    /// Leaves the table, to come back later; a seat is kept.
    pub fn pause(&mut self) {
        self.visit = None;
    }

    /// Leaves the table for good; the host keeps a seat until it is given away.
    pub fn leave(&mut self) {
        self.visit = None;
        self.left = true;
    }

    /// Whether the last table was left for good.
    pub fn has_left(&self) -> bool {
        self.left
    }
}

impl Visit {
    /// The link.
    pub fn link(&self) -> &TableLink {
        &self.link
    }

    /// The table, once the host was reached.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// When somebody who is away was here last, in Unix time in seconds.
    pub fn last_here(&self, seat: usize) -> Option<u64> {
        match self.table.as_ref()?.seats.get(seat)? {
            TableSeat::Person { away, .. } => {
                Some(self.table_at.saturating_sub(u64::from((*away)?)))
            }
            _ => None,
        }
    }

    /// Whether the host is reached now.
    pub fn is_reached(&self) -> bool {
        self.reached
    }

    /// Why the table is gone.
    pub fn gone(&self) -> Option<&Gone> {
        self.gone.as_ref()
    }

    /// The answer to what was asked last.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// Whether the match is on the table here.
    pub fn is_open(&self) -> bool {
        self.stage == Stage::Open
    }

    /// Asks for a seat.
    pub fn sit(&self, seat: Seat) {
        self.service.ask(Ask::Sit { seat });
    }

    /// Has another name from now on.
    pub fn rename(&self, name: &str) {
        self.service.rename(name);
    }

    /// Greets everybody.
    pub fn greet(&self, greeting: u8) {
        self.service.ask(Ask::Greet(greeting));
    }

    /// Leaves the seat.
    pub fn stand(&self) {
        self.service.ask(Ask::Stand);
    }

    /// The match that has come, once all its moves are here and the guest sits or looks on.
    fn ready(&self) -> bool {
        let Some(table) = &self.table else {
            return false;
        };
        let plies = table.game.as_ref().map(|game| game.plies as usize);
        let here = self.coming.as_ref().map(|coming| coming.plies.len());
        let seated = table.yours.is_some() || table.onlooker;
        seated && plies.is_some() && here >= plies
    }
}

/// Hears what the guest's service reports.
pub(super) fn hear(
    mut visiting: ResMut<Visiting>,
    mut intents: MessageWriter<Intent>,
    mut greeted: MessageWriter<Greeted>,
    mut question: ResMut<TableQuestion>,
    clock: Res<WallClock>,
) {
    let joined = visiting.visit.as_ref();
    let reports: Vec<GuestReport> = joined.map_or_else(Vec::new, |visit| {
        std::iter::from_fn(|| visit.service.report()).collect()
    });
    if reports.is_empty() {
        return;
    }
    let Some(visit) = &mut visiting.visit else {
        return;
    };
    for report in reports {
        match report {
            GuestReport::Table(table) => {
                let yours = table.yours;
                let now = table.question;
                question.set_if_neq(TableQuestion {
                    asked: now.filter(|(seat, _)| yours.is_some_and(|own| own != *seat)),
                    asking: now
                        .filter(|(seat, _)| yours == Some(*seat))
                        .map(|(_, what)| what),
                });
                if visit.stage == Stage::Open {
                    let seats = occupants(&table.seats, yours);
                    intents.write(Intent::FromHost(HostSays::Seats(seats)));
                }
                visit.table = Some(*table);
                visit.table_at = clock.now();
            }
            GuestReport::News(GuestNews::Greeting(seat, greeting)) => {
                // Everybody hears one's own as well.
                if visit.table().and_then(|table| table.yours) != Some(seat) {
                    greeted.write(Greeted { seat, greeting });
                }
            }
            GuestReport::News(news) => visit.take(news, &mut intents),
        }
    }
}

impl Visit {
    /// Takes over news: before the match is on the table they are gathered, and afterwards they are what the
    /// host says.
    fn take(&mut self, news: GuestNews, intents: &mut MessageWriter<Intent>) {
        let game = self.table.as_ref().and_then(|table| table.game.as_ref());
        let line = game.map_or(0, |game| game.line);
        let says = match news {
            GuestNews::Reached(reached) => {
                self.reached = reached;
                return;
            }
            GuestNews::Goodbye(why) => {
                self.gone = Some(Gone::Goodbye(why));
                return;
            }
            GuestNews::Failed(why) => {
                self.gone = Some(Gone::Failed(why));
                return;
            }
            GuestNews::OtherVersion { newer } => {
                self.gone = Some(Gone::OtherVersion { newer });
                return;
            }
            GuestNews::Answered(_, answer) => {
                let done = matches!(answer, Answer::Done | Answer::Asked);
                self.answer = Some(answer);
                if done {
                    return;
                }
                HostSays::Refused
            }
            GuestNews::Begun => {
                self.coming = Some(FollowedMatch {
                    viewer: self.table.as_ref().and_then(|table| table.yours),
                    line,
                    start: game.and_then(|game| game.start.clone()),
                    plies: Vec::new(),
                });
                self.stage = Stage::Waiting;
                return;
            }
            GuestNews::Ply(ply) => match &mut self.coming {
                Some(coming) => {
                    coming.plies.push(ply);
                    return;
                }
                None => HostSays::Ply(ply),
            },
            GuestNews::Retreat(plies) => match &mut self.coming {
                Some(coming) => {
                    coming.plies.truncate(plies);
                    coming.line = line;
                    return;
                }
                None => HostSays::Retreat { plies, line },
            },
            GuestNews::Ended(ending) => HostSays::Ended(ending),
            GuestNews::Record(text) => match Record::from_json(&text) {
                Ok(record) => HostSays::Whole(Box::new(record)),
                Err(_) => return,
            },
            GuestNews::Clock(left) => HostSays::Clock(left),
            // What is told elsewhere.
            GuestNews::Table | GuestNews::Greeting(..) => return,
        };
        if self.stage != Stage::Waiting {
            intents.write(Intent::FromHost(says));
        }
    }
}

/// Puts the match on the table as soon as all of it is here.
pub(super) fn begin(
    mut visiting: ResMut<Visiting>,
    mut opens: MessageWriter<Open>,
    mut results: MessageReader<OpenResult>,
) {
    let opened = results.read().last().map(|result| result.0.is_ok());
    let Some(visit) = &visiting.visit else { return };
    let ready = visit.stage == Stage::Waiting && visit.ready();
    let answered = opened.filter(|_| visit.stage == Stage::Opening);
    if !ready && answered.is_none() {
        return;
    }
    let Some(visit) = &mut visiting.visit else {
        return;
    };
    match answered {
        Some(true) => visit.stage = Stage::Open,
        Some(false) => {
            visit.stage = Stage::Waiting;
            visit.gone = Some(Gone::Unreadable);
        }
        None => {}
    }
    if ready && let (Some(table), Some(coming)) = (&visit.table, visit.coming.take()) {
        let record = Record {
            seats: occupants(&table.seats, table.yours),
            ..table.record()
        };
        opens.write(Open {
            sharing: OpenAs::Followed(Box::new(coming)),
            ..Open::game(record)
        });
        visit.stage = Stage::Opening;
    }
}

/// Sends what is asked of the host. A match that was begun in place of the host's leaves the table.
pub(super) fn ask(mut visiting: ResMut<Visiting>, mut session: ResMut<Session>) {
    let open = visiting
        .visit
        .as_ref()
        .is_some_and(|visit| visit.stage == Stage::Open);
    if !open {
        return;
    }
    let Sharing::Followed(followed) = &mut session.bypass_change_detection().sharing else {
        visiting.pause();
        return;
    };
    if let Some(visit) = &visiting.visit {
        for ask in followed.asks.drain(..) {
            visit.service.ask(ask);
        }
    }
}
