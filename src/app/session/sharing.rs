//! What a match that is shared with other devices needs: how it is shared, and what is said about it.

use bevy::prelude::*;
use coffer_guests::host::{Asked, HostSeat};
use coffer_guests::judge::Judge;
use coffer_guests::protocol::{Answer, Ask, Question, TableSeat};
use coffer_guests::seen::SeenPly;

use crate::rules::{Ending, Occupant, Record, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableQuestion>()
        .add_message::<Greeted>();
}

/// How the match on the table is shared with other devices.
#[derive(Default)]
pub enum Sharing {
    /// It is not.
    #[default]
    Alone,
    /// It is at this device, and others are guests.
    Hosted(Hosted),
    /// It is at another device, and this one follows it.
    Followed(Followed),
}

/// A match at this device with guests.
#[derive(Default)]
pub struct Hosted {
    /// Who sits where.
    pub(super) seats: Vec<HostSeat>,
    /// What is asked of all.
    pub(super) judge: Judge,
    /// What guests have asked and is answered, but not sent yet.
    pub(super) answers: Vec<(Asked, Answer)>,
    /// Whether it is another match than the one that the guests know.
    pub(super) fresh: bool,
    /// Whether somebody else sits somewhere, of which the guests have not been told.
    pub(super) reseated: bool,
}

/// A match at another device.
pub struct Followed {
    /// The seat from which it is seen; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// The line of moves, as the host counts them.
    pub(super) line: u32,
    /// What is asked of the host and not sent yet.
    pub(super) asks: Vec<Ask>,
    /// Whether a move was asked for and is not answered yet.
    pub(super) waits: bool,
    /// Whether all of it is known, as it is over.
    pub(super) whole: bool,
}

/// A match at another device, from its beginning to its present position.
#[derive(Clone, Debug)]
pub struct FollowedMatch {
    /// The seat from which it is seen; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// The line of moves, as the host counts them.
    pub line: u32,
    /// The starting position as it is seen, if it is hidden and not the standard one.
    pub start: Option<Vec<u8>>,
    /// The moves so far.
    pub plies: Vec<SeenPly>,
}

/// With whom a match is shared from its beginning.
#[derive(Clone, Debug, Default)]
pub enum OpenAs {
    /// With nobody.
    #[default]
    Alone,
    /// With guests, as the host.
    Hosted(Vec<HostSeat>),
    /// With the host, as a guest.
    Followed(Box<FollowedMatch>),
}

/// What a host tells of a match, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostSays {
    /// A move was made.
    Ply(SeenPly),
    /// The moves after the first so many were taken back; the line has a new number.
    Retreat {
        /// How many are left.
        plies: usize,
        /// The number of the line.
        line: u32,
    },
    /// It has ended without a move.
    Ended(Ending),
    /// Who sits where now.
    Seats(Vec<Occupant>),
    /// The whole match, as it is over.
    Whole(Box<Record>),
    /// The time that each seat has left, in milliseconds.
    Clock(Vec<u64>),
    /// What was asked for is not done, a move or anything else.
    Refused,
}

/// Message: somebody elsewhere says something to everybody at the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Greeted {
    /// Who.
    pub seat: Seat,
    /// What, by its number.
    pub greeting: u8,
}

/// What is asked of all at the table, and not answered yet.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct TableQuestion {
    /// What another seat asks somebody at this device.
    pub asked: Option<(Seat, Question)>,
    /// What somebody at this device asks the others.
    pub asking: Option<Question>,
}

/// The occupants of a table as they are called at a guest's device: oneself, guests and courtiers.
pub(super) fn occupants(seats: &[TableSeat], yours: Option<Seat>) -> Vec<Occupant> {
    let seats = (0..).map(Seat).zip(seats);
    let called = |(seat, sitter): (Seat, &TableSeat)| match sitter.occupant() {
        Occupant::Person(name) if Some(seat) != yours => Occupant::Guest(name),
        other => other,
    };
    seats.map(called).collect()
}
