//! Why a command did not do what was asked, in one line each.

use std::path::PathBuf;
use std::{fmt, io};

use coffer_guests::follow::LostError;
use coffer_guests::protocol::Goodbye;
use coffer_iroh::IrohError;
use coffer_picture::PictureError;
use coffer_players::knowledge::KnowledgeError;
use coffer_players::levels::UnknownCourtier;
use coffer_players::mill_tablebase as mill_endings;
use coffer_players::tablebase::{Contradiction, TablebaseError};
use coffer_players::wdl_tablebase::{WdlContradiction, WdlError};
use coffer_rules::draughts::ReplayError;
use coffer_rules::draughts::board;
use coffer_rules::draughts::pdn::{SkippedGame, TextPosition};
use coffer_rules::mill::board as mill_board;
use coffer_rules::share::OpenError;
use coffer_rules::{MatchError, RecordError, Refusal, SetupError, StartError};
use coffer_texts::{Sentence, text};

use super::printable::printable;

/// As many games of a text may be wrong until the rest is not read any more.
const MOST_FAILED: usize = 10_000;

/// Why the rest of a text is not read after a game that failed, one of `failed` among the first
/// `games`; `None` if it is read on. `more` says whether there is another game.
pub(super) fn too_many_failed(
    failed: usize,
    games: usize,
    more: impl FnOnce() -> bool,
) -> Option<CliError> {
    (failed == MOST_FAILED && more()).then_some(CliError::ManyFailedGames { failed, games })
}

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
    #[error("{}", Sentence::new("cli-error-option").with("option", .0))]
    Option(String),
    /// An option of a seat is not of the form `SEAT:NAME=VALUE`.
    #[error("{}", Sentence::new("cli-error-seat_option").with("option", .0))]
    SeatOption(String),
    /// The name of a picture does not say which kind it is.
    #[error("{}", Sentence::new("cli-error-no_picture").with("file", .0.display()))]
    NoPicture(PathBuf),
    /// This is no time for which a position can be seen.
    #[error("{}", Sentence::new("cli-error-seconds").with("text", .0))]
    Seconds(String),
    /// A picture cannot be made.
    #[error(transparent)]
    Picture(#[from] PictureError),
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
    #[error("{}", Sentence::new("cli-error-level").with("variant", .variant).with("level", .level).with("known", .known))]
    NobodyPlays {
        /// The variant.
        variant: String,
        /// What was asked for.
        level: u8,
        /// What there is.
        known: String,
    },
    /// The lines in a file are those of another match.
    #[error("{}", Sentence::new("cli-error-other_match").with("file", .0.display()))]
    OtherMatch(PathBuf),
    /// A file is not one of puzzles of this variant.
    #[error("{}", Sentence::new("cli-error-no_puzzles").with("file", .0.display()).with("variant", .1))]
    NoPuzzles(PathBuf, String),
    /// A test is between two players.
    #[error("{}", Sentence::new("cli-error-not_two"))]
    NotTwo,
    /// No player of this variant has such a profile.
    #[error("{}", Sentence::new("cli-error-profile").with("variant", .0).with("name", .1))]
    NoProfile(String, String),
    /// The player profile has no such value, or does not take this one.
    #[error("{}", Sentence::new("cli-error-change").with("change", .0))]
    Change(String),
    /// A tournament with fewer than two players.
    #[error("{}", Sentence::new("cli-error-too_few"))]
    TooFew,
    /// A tournament of a game for fewer than two or more than four seats.
    #[error("{}", Sentence::new("cli-error-no_pairs").with("seats", .0))]
    NoPairs(usize),
    /// The variant has no tablebase file.
    #[error("{}", Sentence::new("cli-error-no_table").with("variant", .0))]
    NoTable(&'static str),
    /// The puzzles cannot be written as data.
    #[error("{}", Sentence::new("cli-error-puzzles").with("why", .0))]
    Ron(#[from] ron::Error),
    /// Files of lessons, puzzles and decks are broken; what is wrong is printed for each.
    #[error("{}", Sentence::new("cli-error-broken_levels").with("broken", .broken).with("all", .all))]
    BrokenLevels {
        /// How many are.
        broken: usize,
        /// How many there are.
        all: usize,
    },
    /// There are no files of lessons, puzzles or decks in the folder.
    #[error("{}", Sentence::new("cli-error-nothing_to_check"))]
    NothingToCheck,
    /// More players than seats.
    #[error("{}", Sentence::new("match-seats").with("given", .given).with("wanted", .seats))]
    Seats {
        /// How many were named.
        given: usize,
        /// How many sit at the table.
        seats: usize,
    },
    /// There is no player of this name.
    #[error("{}", Sentence::new("cli-error-no_player").with("name", .0))]
    NoPlayer(String),
    /// Several people at one terminal would see each other's cards.
    #[error("{}", Sentence::new("cli-error-one_person"))]
    OnePerson,
    /// A player found no move although there are legal ones: a bug.
    #[error("{}", Sentence::new("cli-error-no_answer").with("seat", .0))]
    NoAnswer(u8),
    /// A record cannot be read.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A record cannot be replayed.
    #[error("{0}")]
    Match(#[from] MatchError),
    /// A game of a PDN file cannot be read.
    #[error("{}", Sentence::new("cli-error-pdn").with("game", .0.number).with("why", &.0.error))]
    Pdn(SkippedGame),
    /// A game of a PDN file cannot be replayed.
    #[error("{}", Sentence::new("cli-error-pdn").with("game", .number).with("why", .place.with_reason(.why)))]
    PdnGame {
        /// The game in the file, from 1.
        number: usize,
        /// Where the refused move stands or, if it is not a move, the game begins.
        place: TextPosition,
        /// Why not.
        why: ReplayError,
    },
    /// A match cannot be played from its first move to its last.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A game in the record of a mill program cannot be replayed.
    #[error("{}", Sentence::new("cli-error-mill_move").with("game", .number).with("n", .ply).with("text", .text).with("why", .refusal))]
    MillMove {
        /// The game in the file, from 1.
        number: usize,
        /// The move in the game, from 1.
        ply: usize,
        /// The move in our notation.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A game in the record of a mill program could be any of these variants.
    #[error("{}", several_games(*.number, .variants))]
    SeveralGames {
        /// The game in the file, from 1.
        number: usize,
        /// The keys of the variants.
        variants: Vec<&'static str>,
    },
    /// A draughts tablebase cannot be read.
    #[error(transparent)]
    Tablebase(#[from] TablebaseError),
    /// The file contains no knowledge of this version.
    #[error(transparent)]
    Knowledge(#[from] KnowledgeError),
    /// A draughts tablebase is wrong: a bug in the program that made it.
    #[error("{}", contradiction(.0))]
    Contradiction(#[from] Contradiction<board::Board>),
    /// A draughts tablebase without distances cannot be read.
    #[error(transparent)]
    Wdl(#[from] WdlError),
    /// A draughts tablebase without distances is wrong: a bug in the program that made it.
    #[error("{}", contradiction(.0))]
    WdlContradiction(#[from] WdlContradiction),
    /// The tablebase with so many pieces is needed to solve a larger one.
    #[error("{}", Sentence::new("cli-error-no_smaller_tablebase").with("n", .0))]
    NoSmallerTablebase(u32),
    /// A mill tablebase cannot be read.
    #[error(transparent)]
    MillEndings(#[from] mill_endings::TablebaseError),
    /// A mill tablebase is wrong: a bug in the program that made it.
    #[error("{}", contradiction(.0))]
    MillContradiction(#[from] Contradiction<mill_board::Board>),
    /// The file is larger than any match.
    #[error("{}", Sentence::new("cli-error-too_large").with("file", .0.display()))]
    TooLarge(PathBuf),
    /// So many games of a file cannot be replayed that the rest was not read; the reason is printed with each.
    #[error("{}", Sentence::new("cli-error-many_failed").with("failed", .failed).with("all", .games))]
    ManyFailedGames {
        /// How many cannot.
        failed: usize,
        /// How many were read.
        games: usize,
    },
    /// Games of a file cannot be replayed; the reason is printed with each.
    #[error("{}", Sentence::new("cli-error-failed").with("failed", .failed).with("all", .games))]
    FailedGames {
        /// How many cannot.
        failed: usize,
        /// How many there are.
        games: usize,
    },
    /// The file has fewer games.
    #[error("{}", Sentence::new("cli-error-no_such_game").with("game", .number).with("games", .games))]
    NoSuchGame {
        /// The game that was asked for, from 1.
        number: u32,
        /// How many there are.
        games: usize,
    },
    /// Nobody of this name can sit at a table with guests.
    #[error("{}", Sentence::new("cli-error-no_sitter").with("name", .0))]
    NoSitter(String),
    /// More than one seat is to be played from here.
    #[error("{}", Sentence::new("cli-error-one_me"))]
    OneMe,
    /// The system gives no random numbers for secrets.
    #[error("{}", Sentence::new("cli-error-no_randomness"))]
    NoRandomness,
    /// A file holds no table that can be laid again.
    #[error("{}", Sentence::new("cli-error-no_kept_table").with("file", .0.display()))]
    NoKeptTable(PathBuf),
    /// A file holds a table with another game, other options or other seats.
    #[error("{}", Sentence::new("cli-error-other_kept_table").with("file", .file.display()).with("game", .variant))]
    OtherKeptTable {
        /// The file.
        file: PathBuf,
        /// What is played there.
        variant: String,
    },
    /// The match of the table in a file is over.
    #[error("{}", Sentence::new("cli-error-kept_table_over").with("file", .0.display()))]
    KeptTableOver(PathBuf),
    /// A table cannot be laid; this is why.
    #[error("{0}")]
    NoTableLaid(String),
    /// The text has no link to a table.
    #[error("{}", Sentence::new("cli-error-no_link"))]
    NoLink,
    /// There is no network for a table.
    #[error("{}", network_error(.0))]
    Network(#[from] IrohError),
    /// The host of a table is not reached.
    #[error("{}", Sentence::new("cli-error-no_host"))]
    NoHost,
    /// The seat of this number, from 1, is taken, or there is none.
    #[error("{}", Sentence::new("cli-error-seat_taken").with("seat", .0))]
    SeatTaken(u8),
    /// Every seat is taken.
    #[error("{}", Sentence::new("cli-error-no_free_seat"))]
    NoFreeSeat,
    /// The host wants no connection.
    #[error("{}", goodbye(*.0))]
    Goodbye(Goodbye),
    /// The host has another version of the game: a newer one, or an older one.
    #[error("{}", other_version(*.0))]
    OtherVersion(bool),
    /// What the host sends does not fit the rules.
    #[error("{}", Sentence::new("cli-error-lost"))]
    Lost(#[from] LostError),
    /// A text cannot be opened as a match.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// An argument is neither a file nor a text that can be opened.
    #[error("{}", Sentence::new("cli-error-nothing_to_show").with("text", .0))]
    NothingToShow(String),
    /// A sheet of a family that has none.
    #[error("{}", Sentence::new("cli-error-no_sheet").with("family", .0))]
    NoSheet(String),
    /// A manual page of a command that does not exist.
    #[error("{}", Sentence::new("cli-error-no_command").with("name", .0))]
    NoCommand(String),
    /// The file is empty.
    #[error("{}", Sentence::new("cli-error-nothing_to_replay").with("file", .0.display()))]
    NothingToReplay(PathBuf),
}

/// Why a host wants no connection.
fn goodbye(why: Goodbye) -> Sentence {
    Sentence::new(match why {
        Goodbye::NoSuchTable => "cli-error-no_such_table",
        Goodbye::PutOut => "cli-error-put_out",
        Goodbye::ElsewhereNow => "cli-error-elsewhere",
        Goodbye::OtherVersion => "cli-error-other_version",
        Goodbye::Full => "cli-error-full",
        Goodbye::Over => "cli-error-cleared",
        Goodbye::Misused => "cli-error-misused",
    })
}

/// That the host has another version.
fn other_version(newer: bool) -> Sentence {
    Sentence::new(if newer {
        "cli-error-newer_host"
    } else {
        "cli-error-older_host"
    })
}

/// Asks which of these variants a game is.
fn several_games(number: usize, variants: &[&str]) -> Sentence {
    let first = variants.first().copied().unwrap_or_default();
    Sentence::new("cli-error-several_games")
        .with("game", number)
        .with("games", variants.join(text("list-comma")))
        .with("first", first)
}

/// A wrong tablebase, with its position on one line.
fn contradiction(why: &impl fmt::Display) -> Sentence {
    let why = why.to_string().replace('\n', " / ");
    Sentence::new("cli-error-wrong_tablebase").with("why", why)
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

    /// The number of the game in a PDN file that failed, from 1, and where its fault is.
    #[must_use]
    pub const fn game_and_place(&self) -> Option<(usize, TextPosition)> {
        match self {
            Self::Pdn(skipped) => Some((skipped.number, skipped.error.place())),
            Self::PdnGame { number, place, .. } => Some((*number, *place)),
            _ => None,
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

/// Why there is no network, in a sentence.
fn network_error(error: &IrohError) -> &'static str {
    text(match error {
        IrohError::Address => "cli-error-no_link",
        IrohError::Relay => "cli-error-no_relay",
        IrohError::NoWay => "cli-error-no_way",
        IrohError::Bind(_) => "cli-error-port",
        IrohError::Thread(_) => "cli-error-no_network",
    })
}
