//! The messages between a host and its guests, version [`VERSION`]: see `docs/guests.md`.
//!
//! Each message is one byte with the version and then the message in `postcard`. All of them hold keys,
//! numbers and notation, and names that people gave themselves: no sentences, so that everybody reads them
//! in their own language.

use coffer_rules::{ClockRecord, Ending, Occupant, Record, Seat, Strength};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::seen::SeenPly;
use crate::transport::LONGEST_MESSAGE;

/// The version of the protocol. It is raised whenever a message, a view or an effect changes its form.
pub const VERSION: u8 = 1;

/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 24;

/// The number of greetings and gestures that there are.
pub const GREETINGS: u8 = 12;

/// What is known only to those who were given a link: 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret(pub [u8; 16]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Secret")
    }
}

/// A guest's device: 128 random bits that it has made itself and keeps. A seat belongs to a device, so this
/// is as secret as a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DeviceId(pub [u8; 16]);

impl std::fmt::Debug for DeviceId {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("DeviceId")
    }
}

/// How much of a table a guest has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Have {
    /// The time at which the host has laid the table: its counts begin again then.
    pub epoch: u64,
    /// The revision of the table.
    pub revision: u32,
    /// The line of moves: it is another one when moves were taken back or a match was begun.
    pub line: u32,
    /// The number of moves of this line.
    pub plies: u32,
}

/// What a guest sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message of a connection.
    Hello {
        /// The secret in the link.
        secret: Secret,
        /// The device.
        device: DeviceId,
        /// The name of the person.
        name: String,
    },
    /// How much the guest has; also a sign of life.
    Have(Have),
    /// Asks for something. It is sent again until it is answered.
    Ask {
        /// Counts what this device has asked.
        number: u64,
        /// What is asked.
        ask: Ask,
    },
    /// Asks for a part of the record of a match that is over.
    Record {
        /// The part, from 0.
        part: u16,
    },
}

/// What a guest can ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// To sit down.
    Sit {
        /// A free seat.
        seat: Seat,
    },
    /// To leave the seat.
    Stand,
    /// To make a move.
    Move {
        /// The line of moves that it belongs to.
        line: u32,
        /// The number of moves before it.
        ply: u32,
        /// The move in notation.
        text: String,
    },
    /// To give up.
    Resign,
    /// A draw.
    Draw,
    /// To take back the last turn.
    Undo,
    /// Another match with the sides changed.
    Rematch,
    /// The answer to what another seat has asked of all.
    Agree(bool),
    /// To greet everybody at the table, by the number of the greeting.
    Greet(u8),
}

/// What a host sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToGuest {
    /// The table, whenever anything of it has changed but a move.
    Table(Box<Table>),
    /// A move.
    Ply {
        /// The line of moves.
        line: u32,
        /// The number of moves before it.
        number: u32,
        /// The move.
        ply: SeenPly,
    },
    /// How much there is; also a sign of life.
    There {
        /// The newest of everything.
        newest: Have,
        /// The time left by seat, in milliseconds; empty without a clock.
        left: Vec<u64>,
    },
    /// The answer to what a guest has asked.
    Answer {
        /// The number of the question.
        number: u64,
        /// The answer.
        answer: Answer,
    },
    /// A seat greets everybody.
    Greeting {
        /// The seat.
        seat: Seat,
        /// The number of the greeting.
        greeting: u8,
    },
    /// A part of the record of a match that is over.
    Record {
        /// The line of moves.
        line: u32,
        /// The part, from 0.
        part: u16,
        /// The number of parts.
        parts: u16,
        /// This part of the record's text.
        text: Vec<u8>,
    },
    /// The host wants no connection, for this reason.
    Goodbye(Goodbye),
}

/// The answer to what a guest has asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// It is done.
    Done,
    /// The others are asked.
    Asked,
    /// It is refused by the rules. The guest's own rules say why; programs get the key of the reason.
    Refused {
        /// The key.
        key: String,
    },
    /// The match has gone on since.
    Late,
    /// The seat is taken, or there is none.
    Taken,
    /// It can't be asked now, or not by this guest.
    NotNow,
}

/// Why a host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goodbye {
    /// There is no such table: the secret is of none.
    NoSuchTable,
    /// The host has put this guest out.
    PutOut,
    /// The same device has connected again.
    ElsewhereNow,
    /// The guest has another version of the game.
    OtherVersion,
    /// Too many are connected.
    Full,
    /// The host has cleared the table.
    Over,
    /// Far too much has come over the connection, or something that cannot be read.
    Misused,
}

/// A table as its guests know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The time at which the host has laid the table, in any unit, see [`Have::epoch`].
    pub epoch: u64,
    /// Counts the changes.
    pub revision: u32,
    /// What is played.
    pub setup: TableSetup,
    /// Who sits where.
    pub seats: Vec<TableSeat>,
    /// The seat of the guest who gets this; `None` for an onlooker and before sitting down.
    pub yours: Option<Seat>,
    /// Whether this guest only looks on.
    pub onlooker: bool,
    /// The number of onlookers.
    pub onlookers: u16,
    /// The match, once it has begun.
    pub game: Option<TableGame>,
    /// What a seat has asked of all, until it is answered.
    pub question: Option<(Seat, Question)>,
}

/// What is played at a table, by keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSetup {
    /// The variant.
    pub variant: String,
    /// The options and their values.
    pub options: Vec<(String, String)>,
    /// The same by seat.
    pub seat_options: Vec<Vec<(String, String)>>,
    /// The starting position in notation, if it is another than the usual one and not hidden.
    pub position: Option<String>,
    /// The time of each person in minutes, and what is added after each turn in seconds.
    pub clock: Option<(u16, u16)>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableSeat {
    /// Nobody has taken it yet.
    Free,
    /// A person with this name.
    Person {
        /// The name; may be empty.
        name: String,
        /// Since when they have been away, in seconds; `None` while they are here.
        away: Option<u32>,
        /// The level of the courtier who plays on until they are back, 1 to 5.
        stand_in: Option<u8>,
    },
    /// A courtier, with the key of the character if it is not the usual one.
    Courtier {
        /// How strongly the courtier plays.
        strength: Strength,
        /// The key of the character; empty for the usual one.
        face: String,
    },
}

impl TableSeat {
    /// Whoever sits there in a match; an unnamed person for a free seat.
    pub fn occupant(&self) -> Occupant {
        match self {
            Self::Free => Occupant::Person(String::new()),
            Self::Person { name, .. } => Occupant::Person(cleaned_name(name)),
            Self::Courtier { strength, .. } => Occupant::Courtier(*strength),
        }
    }
}

/// A match at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableGame {
    /// The line of moves: another one after moves were taken back and when a match begins.
    pub line: u32,
    /// The line before it, and how many of its moves are those of this one too.
    pub kept: Option<(u32, u32)>,
    /// The number of moves when this was sent.
    pub plies: u32,
    /// The starting position as the viewer sees it, if it is hidden and not the standard one.
    pub start: Option<Vec<u8>>,
    /// How it has ended, if not by a move, and the number of moves before that.
    pub ending: Option<(u32, Ending)>,
    /// The number of its moves, if it is over: then its record can be had.
    pub over: Option<u32>,
}

/// What a seat can ask of all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Whether the match is drawn.
    Draw,
    /// Whether the last turn may be taken back.
    Undo,
    /// Whether another match is begun, with the sides changed.
    Rematch,
}

impl Table {
    /// The record with which a guest begins to follow the match: without moves, and without the seed of
    /// chance, which no guest knows.
    pub fn record(&self) -> Record {
        let named = |options: &[(String, String)]| options.iter().cloned().collect();
        let face = |seat: &TableSeat| match seat {
            TableSeat::Courtier { face, .. } => face.clone(),
            _ => String::new(),
        };
        let mut faces: Vec<String> = self.seats.iter().map(face).collect();
        if faces.iter().all(String::is_empty) {
            faces.clear();
        }
        let seats = self.seats.iter().map(TableSeat::occupant).collect();
        let setup = &self.setup;
        let clock = setup.clock;
        Record {
            options: named(&setup.options),
            seat_options: setup.seat_options.iter().map(|of| named(of)).collect(),
            faces,
            position: setup.position.clone(),
            clock: clock.map(|(minutes, increment)| ClockRecord::new(minutes, increment)),
            ..Record::new(&setup.variant, seats, 0)
        }
    }
}

impl TableSetup {
    /// What is played in a match.
    pub fn of(record: &Record, hidden: bool) -> Self {
        let listed = |options: &std::collections::BTreeMap<String, String>| {
            let pairs = options.iter();
            pairs
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect()
        };
        let clock = record.clock.as_ref();
        Self {
            variant: record.variant.clone(),
            options: listed(&record.options),
            seat_options: record.seat_options.iter().map(listed).collect(),
            position: record.position.clone().filter(|_| !hidden),
            clock: clock.map(|clock| (clock.minutes, clock.increment)),
        }
    }
}

/// A name as it is kept: without control characters, and not too long.
pub fn cleaned_name(name: &str) -> String {
    let printable = name.chars().filter(|letter| !letter.is_control());
    let name: String = printable.take(LONGEST_NAME).collect();
    name.trim().to_owned()
}

/// Why a message cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// It is of a later version of the protocol.
    #[error("the other program is newer")]
    Newer,
    /// It is of an earlier version of the protocol.
    #[error("the other program is older")]
    Older,
    /// It is no message.
    #[error("the message cannot be read")]
    Unreadable,
}

/// A message in bytes; `None` if it would be too long.
pub fn encode(message: &impl Serialize) -> Option<Vec<u8>> {
    let bytes = postcard::to_extend(message, vec![VERSION]).ok()?;
    (bytes.len() <= LONGEST_MESSAGE).then_some(bytes)
}

/// Reads a message.
///
/// # Errors
/// If it is of another version, or none.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, MessageError> {
    let (version, body) = bytes.split_first().ok_or(MessageError::Unreadable)?;
    match version.cmp(&VERSION) {
        std::cmp::Ordering::Less => Err(MessageError::Older),
        std::cmp::Ordering::Greater => Err(MessageError::Newer),
        std::cmp::Ordering::Equal => {
            let read = postcard::take_from_bytes(body);
            let (message, rest) = read.map_err(|_| MessageError::Unreadable)?;
            let whole = rest.is_empty() && bytes.len() <= LONGEST_MESSAGE;
            whole.then_some(message).ok_or(MessageError::Unreadable)
        }
    }
}
