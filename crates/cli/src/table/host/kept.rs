//! A table that is kept in a file, so that it can be laid again under the same link.

use std::io;
use std::net::{Ipv4Addr, UdpSocket};
use std::path::{Path, PathBuf};
use std::time::Duration;

use coffer_guests::hex;
use coffer_guests::host::{Host, HostGuest, HostSeat, TableSecrets};
use coffer_guests::judge::Judge;
use coffer_guests::protocol::{Answer, DeviceId, Secret, TableSetup};
use coffer_guests::seen::open;
use coffer_rules::{Occupant, Record};
use serde::{Deserialize, Serialize};

use super::super::super::error::CliError;
use super::super::super::input::read_file;
use super::super::super::output::replace_file;
use super::super::super::seeds::any_seed;
use super::super::seats::{Sitter, random_bytes, sitter_name, sitters};

/// What makes a table the same one again.
#[derive(Clone)]
pub(super) struct Keys {
    /// The secret key of its address.
    pub address: [u8; 32],
    pub port: u16,
    pub relay: Option<String>,
    /// Where it was found last.
    pub found: Option<String>,
    pub secrets: TableSecrets,
    /// Who was to sit where at first, as it is typed.
    pub seats: Vec<String>,
}

impl Keys {
    /// New keys for a host at this port with these seats; 0 is any port that is free.
    pub fn fresh(port: u16, seats: Vec<String>) -> Result<Self, CliError> {
        Ok(Self {
            seats,
            address: random_bytes()?,
            port,
            relay: None,
            found: None,
            secrets: TableSecrets {
                guests: Secret(random_bytes()?),
                onlookers: Secret(random_bytes()?),
            },
        })
    }
}

/// A port that is free now, for a table that is to be found there again.
pub(super) fn free_port() -> io::Result<u16> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    Ok(socket.local_addr()?.port())
}

/// The number of the question that a guest has asked last, and what was answered.
pub(super) type Answered = Option<(u64, Answer)>;

/// A guest who has come before.
pub(super) struct KnownGuest {
    pub device: DeviceId,
    pub answered: Answered,
}

/// A table as it begins, or goes on.
pub(super) struct TableStart {
    pub keys: Keys,
    pub sitters: Vec<Sitter>,
    /// By seat.
    pub guests: Vec<Option<KnownGuest>>,
    pub judge: Judge,
    pub record: Record,
    /// Whether the match is over, and the table was cleared.
    pub cleared: bool,
}

impl TableStart {
    /// A host of this table.
    pub fn host(&self, setup: TableSetup) -> Host {
        let mut host = Host::new(setup, self.seats(), self.keys.secrets, any_seed());
        for guest in self.guests.iter().flatten() {
            if let Some((number, answer)) = &guest.answered {
                host.answered_before(guest.device, *number, answer.clone());
            }
        }
        host
    }

    /// The seats.
    fn seats(&self) -> Vec<HostSeat> {
        let sitters = self.sitters.iter().zip(&self.record.seats);
        let seats = sitters.zip(&self.guests);
        let seat = |((sitter, who), known): ((&Sitter, &Occupant), &Option<KnownGuest>)| match who {
            Occupant::Guest(name) => HostSeat::Guest(known.as_ref().map(|known| HostGuest {
                device: known.device,
                name: name.clone(),
                away: Some(Duration::ZERO),
                stand_in: None,
            })),
            Occupant::Person(name) => sitter.seat(name),
            Occupant::Courtier(_) | Occupant::Random => sitter.seat(""),
        };
        seats.map(seat).collect()
    }
}

/// What stands in the file. Whoever has it can take every seat.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptTable {
    /// The secret key of its address, as digits.
    address: String,
    port: u16,
    relay: Option<String>,
    found: Option<String>,
    guest_secret: String,
    onlooker_secret: String,
    seats: Vec<String>,
    /// By seat.
    guests: Vec<Option<KeptGuest>>,
    judge: Judge,
    record: Record,
    cleared: bool,
}

#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptGuest {
    device: String,
    answered: Answered,
}

impl KeptTable {
    /// The table as it is now.
    fn of(
        keys: &Keys,
        seats: &[HostSeat],
        answered: &[Answered],
        judge: &Judge,
        record: Record,
    ) -> Self {
        let guest = |(seat, answered): (&HostSeat, &Answered)| match seat {
            HostSeat::Guest(Some(guest)) => Some(KeptGuest {
                device: hex::encode(&guest.device.0),
                answered: answered.clone(),
            }),
            _ => None,
        };
        Self {
            address: hex::encode(&keys.address),
            port: keys.port,
            relay: keys.relay.clone(),
            found: keys.found.clone(),
            guest_secret: hex::encode(&keys.secrets.guests.0),
            onlooker_secret: hex::encode(&keys.secrets.onlookers.0),
            seats: keys.seats.clone(),
            guests: seats.iter().zip(answered).map(guest).collect(),
            judge: judge.clone(),
            record,
            cleared: false,
        }
    }

    /// The table. `None` if the file was changed by hand.
    fn start(self) -> Option<TableStart> {
        let keys = Keys {
            address: hex::decode(&self.address)?,
            port: self.port,
            relay: self.relay,
            found: self.found,
            secrets: TableSecrets {
                guests: Secret(hex::decode(&self.guest_secret)?),
                onlookers: Secret(hex::decode(&self.onlooker_secret)?),
            },
            seats: self.seats,
        };
        let known = |guest: Option<KeptGuest>| match guest {
            None => Some(None),
            Some(guest) => Some(Some(KnownGuest {
                device: DeviceId(hex::decode(&guest.device)?),
                answered: guest.answered,
            })),
        };
        let guests: Vec<_> = self.guests.into_iter().map(known).collect::<Option<_>>()?;
        let seats = &self.record.seats;
        let names: Vec<String> = seats.iter().map(sitter_name).collect();
        let sitters = sitters(&self.record.variant, &names, names.len()).ok()?;
        let asking = self.judge.question().map(|(seat, _)| seat.index());
        let game = open(&self.record)?.ok()?;
        let fits = game.seats().len() == seats.len()
            && guests.len() == seats.len()
            && asking.is_none_or(|seat| seat < seats.len());
        fits.then_some(TableStart {
            keys,
            sitters,
            guests,
            judge: self.judge,
            record: self.record,
            cleared: self.cleared,
        })
    }
}

/// Reads the table that a file keeps; `None` if there is no such file.
///
/// # Errors
/// If it cannot be read, or is no table.
pub(super) fn read(file: &Path) -> Result<Option<TableStart>, CliError> {
    let there = file.try_exists();
    if !there.map_err(|error| CliError::File(file.to_owned(), error))? {
        return Ok(None);
    }
    let bytes = read_file(file, &mut io::empty())?;
    let kept: Option<KeptTable> = serde_json::from_slice(&bytes).ok();
    let start = kept.and_then(KeptTable::start);
    start
        .map(Some)
        .ok_or_else(|| CliError::NoKeptTable(file.to_owned()))
}

/// Keeps a table in a file, if there is one.
pub(super) struct Keeper {
    pub keys: Keys,
    file: Option<PathBuf>,
    /// What stands in the file.
    kept: Option<KeptTable>,
}

impl Keeper {
    pub fn new(file: Option<PathBuf>, keys: Keys) -> Self {
        let kept = None;
        Self { keys, file, kept }
    }

    /// Whether it can be laid again.
    pub fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// Keeps the table as it is now, unless nothing has changed.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(
        &mut self,
        seats: &[HostSeat],
        answered: &[Answered],
        judge: &Judge,
        record: impl FnOnce() -> Record,
    ) -> Result<(), CliError> {
        if self.file.is_none() {
            return Ok(());
        }
        let now = KeptTable::of(&self.keys, seats, answered, judge, record());
        if self.kept.as_ref() == Some(&now) {
            return Ok(());
        }
        self.kept = Some(now);
        self.write()
    }

    /// The match is over, and the table cleared: it is not to be laid again.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn cleared(&mut self) -> Result<(), CliError> {
        if let Some(kept) = &mut self.kept {
            kept.cleared = true;
        }
        self.write()
    }

    fn write(&self) -> Result<(), CliError> {
        let (Some(file), Some(kept)) = (&self.file, &self.kept) else {
            return Ok(());
        };
        let bytes = serde_json::to_vec(kept);
        let bytes = bytes.map_err(|error| CliError::File(file.clone(), error.into()))?;
        replace_file(file, &bytes)
    }
}
