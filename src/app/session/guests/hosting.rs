//! The host's device: it lays a table, waits until every seat is taken, and shows the match to its guests.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use coffer_guests::host::{Host, HostGuest, HostSeat, TableSecrets};
use coffer_guests::link::TableLink;
use coffer_guests::protocol::{DeviceId, TableSetup};
use coffer_guests::service::{HostCommand, HostReport, HostService};
use coffer_guests::transport;
use coffer_guests::transport::Relays;

use crate::app::files::Files;
use crate::app::session::guests::kept_tables::KeptTable;
use crate::app::session::guests::keys::HostKeys;
use crate::app::session::sharing::{Greeted, Hosted, OpenAs, Sharing, TableQuestion};
use crate::app::session::{Games, Intent, Open, OpenResult, Session, TableState, Wake, fresh_seed};
use crate::app::settings::Settings;
use crate::app::wall_clock::WallClock;
use crate::rules::{Occupant, Record, Seat, Strength};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hosting>().init_resource::<HostDoor>();
}

/// Opens a transport for a host with these keys at these relays.
pub type OpenHost =
    Arc<dyn Fn(Host, HostKeys, Relays, transport::Wake) -> HostService + Send + Sync>;

/// How a host is found by its guests.
#[derive(Resource, Default, Clone)]
pub struct HostDoor {
    /// Opens it. Whoever knows a network sets it; without one no table can be laid.
    pub open: Option<OpenHost>,
    /// The relays of the settings.
    pub relays: Relays,
}

/// The relays are those of the settings.
pub(super) fn choose_relays(settings: Res<Settings>, mut door: ResMut<HostDoor>) {
    door.relays = Relays::from(settings.relays.as_str());
}

/// The table that this device has laid for guests, if it has.
#[derive(Resource, Default)]
pub struct Hosting(Option<HostedTable>);

/// Run condition: a table is laid for guests.
pub fn is_hosting(hosting: Res<Hosting>) -> bool {
    hosting.0.is_some()
}

/// A table for guests.
pub struct HostedTable {
    service: HostService,
    keys: HostKeys,
    record: Record,
    /// Whether guests find it at the address of its keys.
    found: bool,
    /// Why no table can be laid.
    failed: Option<String>,
    seats: Vec<HostSeat>,
    last_here: Vec<Option<u64>>,
    onlookers: usize,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Seats are free.
    Waiting,
    /// The match was asked for.
    Opening,
    /// It is on the table.
    Begun,
}

impl Hosting {
    /// Lays a table for a match that begins when all its guests are there. Returns false where that is not
    /// possible.
    pub fn lay(&mut self, record: Record, games: &Games, door: &HostDoor, wake: &Wake) -> bool {
        let seats = host_seats(&record, &[]);
        let keys = HostKeys::fresh();
        self.open(record, seats, keys, Stage::Waiting, games, door, wake)
    }

    fn open(
        &mut self,
        record: Record,
        seats: Vec<HostSeat>,
        keys: HostKeys,
        stage: Stage,
        games: &Games,
        door: &HostDoor,
        wake: &Wake,
    ) -> bool {
        let (Some(open), Some(game)) = (&door.open, games.replay(&record)) else {
            return false;
        };
        let setup = TableSetup::of(&record, game.hides_anything());
        let host = Host::new(setup, seats.clone(), keys.secrets, fresh_seed());
        self.0 = Some(HostedTable {
            service: open(host, keys.clone(), door.relays.clone(), wake.for_guests()),
            keys,
            record,
            found: false,
            failed: None,
            seats,
            last_here: Vec::new(),
            onlookers: 0,
            stage,
        });
        true
    }

    /// The table, if one is laid.
    pub fn table(&self) -> Option<&HostedTable> {
        self.0.as_ref()
    }

    /// Clears the table; its guests are told.
    pub fn clear(&mut self) {
        if let Some(table) = self.0.take() {
            table.service.tell(HostCommand::Clear);
        }
    }
}

impl HostedTable {
    /// What is played.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who sits where.
    pub fn seats(&self) -> &[HostSeat] {
        &self.seats
    }

    /// How many look on.
    pub fn onlookers(&self) -> usize {
        self.onlookers
    }

    /// Why no table can be laid, in the words of the system.
    pub fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }

    /// Whether the match has begun.
    pub fn is_begun(&self) -> bool {
        self.stage != Stage::Waiting
    }

    /// The links for guests and for onlookers, once the table can be found.
    pub fn links(&self) -> Option<[TableLink; 2]> {
        let link = |secret| {
            Some(TableLink {
                address: self.keys.known.clone().filter(|_| self.found)?,
                secret,
            })
        };
        let TableSecrets { guests, onlookers } = self.keys.secrets;
        Some([link(guests)?, link(onlookers)?])
    }

    /// Gives a seat to a courtier of this level, or to guests again. Whoever sat there is put out.
    pub fn give(&self, seat: Seat, courtier: Option<u8>) {
        self.service.tell(HostCommand::PutOut(seat));
        let face = String::new();
        let sitter = courtier.map(|level| HostSeat::Courtier {
            strength: Strength::usual(level),
            face,
        });
        let sitter = sitter.unwrap_or(HostSeat::Guest(None));
        self.service.tell(HostCommand::Seat(seat, sitter));
    }

    /// Lets a courtier of this level play on for a guest who is away, until the guest is back.
    pub fn stand_in(&self, seat: Seat, level: u8) {
        self.service.tell(HostCommand::StandIn(seat, level));
    }

    /// When a guest who is away was here last, in Unix time in seconds.
    pub fn last_here(&self, seat: usize) -> Option<u64> {
        self.last_here.get(seat).copied().flatten()
    }

    /// Takes over who sits where at this time, in Unix time in seconds.
    fn take_seats(&mut self, seats: Vec<HostSeat>, now: u64) {
        let away =
            |seat: &HostSeat| matches!(seat, HostSeat::Guest(Some(one)) if one.away.is_some());
        let since = |(number, seat): (usize, &HostSeat)| {
            let before = self.seats.get(number).filter(|before| away(before));
            let known = before.and_then(|_| self.last_here(number));
            away(seat).then(|| known.unwrap_or(now))
        };
        self.last_here = seats.iter().enumerate().map(since).collect();
        self.seats = seats;
    }

    /// Greets everybody from a seat at this screen.
    pub fn greet(&self, seat: Seat, greeting: u8) {
        self.service.tell(HostCommand::Greet(seat, greeting));
    }

    /// The record with everybody who has come.
    fn with_guests(&self) -> Record {
        let mut record = self.record.clone();
        for (seat, sitter) in record.seats.iter_mut().zip(&self.seats) {
            *seat = occupant(sitter);
        }
        record
    }
}

/// The seats of a table: its people are here, but for guests. Those of `devices` have come before.
fn host_seats(record: &Record, devices: &[Option<DeviceId>]) -> Vec<HostSeat> {
    let face = |seat: usize| record.faces.get(seat).cloned().unwrap_or_default();
    let sitter = |(seat, who): (usize, &Occupant)| match who {
        Occupant::Guest(name) => {
            let device = devices.get(seat).copied().flatten();
            HostSeat::Guest(device.map(|device| HostGuest {
                device,
                name: name.clone(),
                away: Some(Duration::ZERO),
                stand_in: None,
            }))
        }
        Occupant::Person(name) => HostSeat::Here(name.clone()),
        Occupant::Courtier(strength) => HostSeat::Courtier {
            strength: *strength,
            face: face(seat),
        },
        Occupant::Random => HostSeat::Courtier {
            strength: Strength::usual(1),
            face: face(seat),
        },
    };
    record.seats.iter().enumerate().map(sitter).collect()
}

/// Whoever sits there, as this device sees it.
fn occupant(sitter: &HostSeat) -> Occupant {
    match sitter {
        HostSeat::Here(name) => Occupant::Person(name.clone()),
        HostSeat::Courtier { strength, .. } => Occupant::Courtier(*strength),
        HostSeat::Guest(None) => Occupant::Guest(String::new()),
        HostSeat::Guest(Some(guest)) => Occupant::Guest(guest.name.clone()),
    }
}

/// Hears what the host's service reports.
pub(super) fn hear(
    mut hosting: ResMut<Hosting>,
    mut session: Option<ResMut<Session>>,
    mut intents: MessageWriter<Intent>,
    mut greeted: MessageWriter<Greeted>,
    clock: Res<WallClock>,
) {
    let laid = hosting.0.as_ref();
    let reports: Vec<HostReport> = laid.map_or_else(Vec::new, |table| {
        std::iter::from_fn(|| table.service.report()).collect()
    });
    if reports.is_empty() {
        return;
    }
    let Some(table) = &mut hosting.0 else { return };
    for report in reports {
        match report {
            HostReport::Address(address) => {
                table.keys.known = Some(address);
                table.found = true;
            }
            HostReport::Failed(why) => table.failed = Some(why),
            HostReport::Seats(seats, onlookers) => {
                table.take_seats(seats.clone(), clock.now());
                table.onlookers = onlookers;
                if let Some(session) = &mut session
                    && let Sharing::Hosted(hosted) = &mut session.sharing
                {
                    hosted.seats.clone_from(&seats);
                    let now: Vec<Occupant> = seats.iter().map(occupant).collect();
                    intents.write(Intent::Seated(now));
                }
            }
            HostReport::Asked(asked) => {
                intents.write(Intent::FromGuest(asked));
            }
            HostReport::Greeting(seat, greeting) => {
                greeted.write(Greeted { seat, greeting });
            }
        }
    }
}

/// Lays the table again of a match with guests that is continued: under the same link, if it is kept.
pub(super) fn lay_again(
    mut hosting: ResMut<Hosting>,
    mut session: ResMut<Session>,
    table: Res<TableState>,
    games: Res<Games>,
    door: Res<HostDoor>,
    wake: Res<Wake>,
    files: Res<Files>,
) {
    let alone = matches!(session.sharing, Sharing::Alone) && !table.is_aside();
    let guests = session.game.seats().iter().any(Occupant::is_guest);
    let over = session.game.turn().outcome().is_some();
    if !alone || !guests || over || door.open.is_none() {
        return;
    }
    let seed = session.game.seed();
    let same = |table: &&HostedTable| table.record.seed == seed;
    let laid = hosting.0.as_ref().filter(same);
    let seats = match laid {
        Some(table) => table.seats.clone(),
        None => {
            let record = session.game.record();
            let kept = KeptTable::find(&files, seed, &record.variant);
            let kept = kept.and_then(|kept| kept.keys());
            let (keys, devices) = kept.unwrap_or_else(|| (HostKeys::fresh(), Vec::new()));
            let seats = host_seats(&record, &devices);
            hosting.open(
                record,
                seats.clone(),
                keys,
                Stage::Begun,
                &games,
                &door,
                &wake,
            );
            seats
        }
    };
    session.sharing = Sharing::Hosted(Hosted {
        seats,
        fresh: true,
        ..Hosted::default()
    });
}

/// Keeps what makes the table the same one again.
pub(super) fn keep(mut hosting: ResMut<Hosting>, session: Res<Session>, files: Res<Files>) {
    let hosting = hosting.bypass_change_detection();
    let Some(table) = hosting
        .0
        .as_mut()
        .filter(|table| table.stage == Stage::Begun)
    else {
        return;
    };
    let device = |seat: &HostSeat| match seat {
        HostSeat::Guest(Some(guest)) => Some(guest.device),
        _ => None,
    };
    let devices: Vec<Option<DeviceId>> = table.seats.iter().map(device).collect();
    let game = &session.game;
    let kept = KeptTable::new(game.seed(), game.variant(), &table.keys, &devices);
    if let Err(why) = kept.keep(&files) {
        table.failed = Some(why.to_string());
    }
}

/// Begins the match as soon as every seat is taken.
pub(super) fn begin(
    mut hosting: ResMut<Hosting>,
    mut opens: MessageWriter<Open>,
    mut results: MessageReader<OpenResult>,
) {
    let opened = results.read().last().map(|result| result.0.is_ok());
    let stage = hosting.0.as_ref().map(|table| table.stage);
    let full = hosting
        .0
        .as_ref()
        .is_some_and(|table| !table.seats.contains(&HostSeat::Guest(None)));
    let next = match (stage, opened) {
        (Some(Stage::Waiting), _) if full => Stage::Opening,
        (Some(Stage::Opening), Some(true)) => Stage::Begun,
        (Some(Stage::Opening), Some(false)) => Stage::Waiting,
        _ => return,
    };
    let Some(table) = &mut hosting.0 else { return };
    table.stage = next;
    if next == Stage::Opening {
        opens.write(Open {
            sharing: OpenAs::Hosted(table.seats.clone()),
            ..Open::game(table.with_guests())
        });
    }
}

/// Shows the match to the guests whenever it has changed, and answers them. Without it on the table here
/// they wait.
pub(super) fn show(
    mut hosting: ResMut<Hosting>,
    mut session: ResMut<Session>,
    table: Res<TableState>,
    mut question: ResMut<TableQuestion>,
) {
    let begun = hosting
        .0
        .as_ref()
        .is_some_and(|table| table.stage == Stage::Begun);
    if !begun {
        return;
    }
    if !matches!(session.sharing, Sharing::Hosted(_)) {
        // The guests wait until the match is continued.
        hosting.0 = None;
        question.set_if_neq(TableQuestion::default());
        return;
    }
    if !(table.is_changed() || session.is_changed() || hosting.is_changed()) {
        return;
    }
    let Session { game, sharing, .. } = session.bypass_change_detection();
    let (Sharing::Hosted(hosted), Some(of)) = (sharing, &hosting.0) else {
        return;
    };
    let fresh = std::mem::take(&mut hosted.fresh);
    if std::mem::take(&mut hosted.reseated) || fresh {
        of.service.tell(HostCommand::Seats(hosted.seats.clone()));
    }
    of.service.tell(HostCommand::Show(game.shared(), fresh));
    of.service.tell(HostCommand::Ask(hosted.judge.question()));
    for (asked, answer) in hosted.answers.drain(..) {
        of.service.tell(HostCommand::Answer(asked, answer));
    }
    let now = hosted.judge.question();
    let here = |seat: Seat| people_here(&table).any(|other| other == seat);
    question.set_if_neq(TableQuestion {
        asked: now.filter(|(seat, _)| people_here(&table).any(|other| other != *seat)),
        asking: now.filter(|(seat, _)| here(*seat)).map(|(_, what)| what),
    });
}

/// Tells how much time is left, as it runs.
pub(super) fn tell_time(hosting: Res<Hosting>, session: Res<Session>) {
    if let (Some(table), Some(clock)) = (&hosting.0, session.game.clock())
        && matches!(session.sharing, Sharing::Hosted(_))
    {
        let left = clock.left.clone();
        table.service.tell(HostCommand::Clock(left));
    }
}

/// The seats of people at this device.
fn people_here(table: &TableState) -> impl Iterator<Item = Seat> {
    let seats = (0..).map(Seat).zip(&table.seats);
    seats
        .filter(|(_, who)| who.is_person())
        .map(|(seat, _)| seat)
}
