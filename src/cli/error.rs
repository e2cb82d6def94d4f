//! Why a command did not do what was asked, in one line each.

use std::io;
use std::path::PathBuf;

use super::printable;
use crate::players::levels::UnknownCourtier;
use crate::players::mill::tablebase as mill_endings;
use crate::players::tablebase::{Contradiction, TablebaseError};
use crate::rules::draughts::board;
use crate::rules::draughts::pdn::PdnError;
use crate::rules::mill::board as mill_board;
use crate::rules::share::OpenError;
use crate::rules::{MatchError, RecordError, Refusal, SetupError, StartError};

/// Why the command line did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The arguments cannot be read: clap's own message on several lines, with the usage.
    #[error("{0}")]
    Arguments(clap::Error),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A file cannot be read.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// An option is not of the form `NAME=VALUE`.
    #[error("“{0}” is no option: write NAME=VALUE")]
    Option(String),
    /// An option of a seat is not of the form `SEAT:NAME=VALUE`.
    #[error("“{0}” is no option of a seat: write SEAT:NAME=VALUE, with seats counted from 1")]
    SeatOption(String),
    /// No such game or option.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The match cannot be started.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The text is not a position, or the move is refused.
    #[error("{0}")]
    Position(Refusal),
    /// A level that nobody has.
    #[error(transparent)]
    Level(#[from] UnknownCourtier),
    /// A level that nobody plays at this game yet.
    #[error("nobody plays {variant} at level {level} yet; there is {known}")]
    NobodyPlays {
        /// The variant.
        variant: String,
        /// What was asked for.
        level: u8,
        /// What there is.
        known: String,
    },
    /// No player of this variant has such a profile.
    #[error("nobody plays {0} as “{1}”")]
    NoManner(String, String),
    /// The player profile has no such value, or does not take this one.
    #[error("“{0}” changes nothing in a courtier's manner")]
    Change(String),
    /// A tournament with fewer than two players.
    #[error("a tournament needs two players: name them with --levels")]
    TooFew,
    /// A tournament of a game for fewer than two or more than four seats.
    #[error("a tournament is played at two to four seats, and this game has {0}")]
    NoPairs(usize),
    /// Nothing of the variant can be solved.
    #[error("nothing of {0} is solved")]
    NothingSolved(&'static str),
    /// The variant has no opening book.
    #[error("there is no book of openings for {0}")]
    NoBook(&'static str),
    /// Nothing of the variant is tuned.
    #[error("nothing of {0} is tuned")]
    NothingFitted(&'static str),
    /// The variant has no tablebase file.
    #[error("{0} is solved whenever it is needed: there is no table to write or check")]
    NoTable(&'static str),
    /// There is no puzzle search for the variant.
    #[error("no puzzles can be found in {0}")]
    NoPuzzles(&'static str),
    /// The puzzles cannot be written as data.
    #[error("the puzzles cannot be written: {0}")]
    Ron(#[from] ron::Error),
    /// More players than seats.
    #[error("{given} players are named for {seats} seats")]
    Seats {
        /// How many were named.
        given: usize,
        /// How many sit at the table.
        seats: usize,
    },
    /// There is no player of this name.
    #[error("“{0}” is nobody who plays: name a level from 1 to 5, random, greedy, child or me")]
    NoPlayer(String),
    /// Several people at one terminal would see each other's cards.
    #[error("only one person can play a game with hidden cards at a terminal")]
    OnePerson,
    /// A player found no move although there are legal ones: a bug.
    #[error("the player at seat {0} found no move")]
    NoAnswer(u8),
    /// A record cannot be read.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A record cannot be replayed.
    #[error("{0}")]
    Match(#[from] MatchError),
    /// A PDN file cannot be read.
    #[error("{0}")]
    Pdn(PdnError),
    /// A game of a PDN file cannot be replayed.
    #[error("game {number}, move {ply}, “{text}”: {refusal}")]
    PdnMove {
        /// The game in the file, from 1.
        number: usize,
        /// The move in the game, from 1.
        ply: usize,
        /// The move as written in the file.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A draughts tablebase cannot be read.
    #[error(transparent)]
    Tablebase(#[from] TablebaseError),
    /// A draughts tablebase is wrong: a bug in the program that made it.
    #[error("the table is wrong: {}", .0.to_string().replace('\n', " / "))]
    Contradiction(#[from] Contradiction<board::Board>),
    /// A mill tablebase cannot be read.
    #[error(transparent)]
    MillEndings(#[from] mill_endings::TablebaseError),
    /// A mill tablebase is wrong: a bug in the program that made it.
    #[error("the table is wrong: {}", .0.to_string().replace('\n', " / "))]
    MillContradiction(#[from] Contradiction<mill_board::Board>),
    /// The file is larger than any match.
    #[error("{0} has more than 16 MB: that is no match")]
    TooLarge(PathBuf),
    /// Games of a file cannot be replayed; the reason is printed with each.
    #[error("{failed} of {games} games cannot be replayed")]
    FailedGames {
        /// How many cannot.
        failed: usize,
        /// How many there are.
        games: usize,
    },
    /// A text cannot be opened as a match.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// An argument is neither a file nor a text that can be opened.
    #[error("“{0}” is neither a file nor a position, a match, a link or a code")]
    NothingToShow(String),
    /// There is no such seat at this table.
    #[error("there is no such seat: {0} sit at this table")]
    NoSuchSeat(usize),
    /// A manual page of a command that does not exist.
    #[error("there is no command “{0}”; `coffer help` lists them")]
    NoCommand(String),
    /// The file is empty.
    #[error("there is no game in {0}")]
    NothingToReplay(PathBuf),
}

impl CliError {
    /// The message for standard error: one line without control characters, or clap's own message
    /// for wrong usage.
    #[must_use]
    pub fn report(&self) -> String {
        match self {
            Self::Arguments(usage) => usage.render().to_string(),
            other => format!("coffer: {}\n", printable(&other.to_string())),
        }
    }

    /// The exit status: 2 for wrong usage, otherwise 1.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Arguments(_) => 2,
            _ => 1,
        }
    }
}
