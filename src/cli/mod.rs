//! The headless command line `coffer`: how engines are measured, how a bug report is replayed, and
//! how another program plays against us.
//!
//! Everything is generic over the registry of variants; moves, positions and options are the same
//! texts as in the game. Nothing panics on bad input: an error is one clear line, and exit status
//! 1.

mod bench;
mod book;
mod endings;
mod mill;
mod parallel;
mod play;
mod puzzles;
mod replay;
mod serve;
mod solve;
#[cfg(test)]
mod tests;
mod tournament;
mod tune;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use serde_json::{Value, json};

use crate::players::endings::{Contradiction, EndingsError};
use crate::players::knowledge::Knowledge;
use crate::players::levels::{Courtier, UnknownCourtier};
use crate::players::mill::endings as mill_endings;
use crate::players::thinker::{AnyThinker, AtRandom};
use crate::players::{Budget, Clock, thinker};
use crate::rules::draughts::pdn::PdnError;
use crate::rules::draughts::{Draughts, board};
use crate::rules::mill::{Mill, board as mill_board};
use crate::rules::{
    AnyMatch, Match, MatchError, Occupant, OptionInfo, RecordError, Refusal, Setup, SetupError,
    StartError, Turn, registry,
};

/// The games of the coffer without pictures.
#[derive(Debug, Parser)]
#[command(name = "coffer", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List every variant with its options and seats, as JSON
    Games,
    /// Count the move sequences of a length
    Perft {
        #[command(flatten)]
        game: GameArgs,
        /// How many moves
        #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
        depth: u32,
        /// Count behind every first move on its own
        #[arg(long)]
        divide: bool,
    },
    /// Let computer players play; one JSON line a game
    Play {
        #[command(flatten)]
        game: GameArgs,
        /// Who plays, by seat: levels from 1 to 5, or `random`; too few are repeated in turn
        #[arg(long, value_delimiter = ',', value_name = "LEVEL")]
        seats: Vec<String>,
        /// How many games
        #[arg(long, default_value_t = 1)]
        games: u64,
        /// The seed of the first game; the next ones count on
        #[arg(long, default_value_t = 0)]
        seed: u64,
        #[command(flatten)]
        budget: BudgetArgs,
    },
    /// Let computer players play each other, every opening with both colours: a cross table; the
    /// last line is JSON
    Tournament {
        #[command(flatten)]
        game: GameArgs,
        /// Who takes part: levels from 1 to 5, `greedy` (looks at its own move alone), `child` (has
        /// just learnt a mill game), or `random`; `5/book=off/depth=9` is a level with changes in
        /// its manner
        #[arg(
            long,
            value_delimiter = ',',
            value_name = "LEVEL",
            default_value = "1,2,3,4,5"
        )]
        levels: Vec<String>,
        /// Games of each pair; every opening is played twice
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        games: u64,
        /// Most positions a move, where the player's own limit is not lower
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: Option<u64>,
        /// The seed of openings and luck
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Only neighbours in the list play each other
        #[arg(long)]
        neighbours: bool,
        #[command(flatten)]
        threads: ThreadArgs,
    },
    /// Measure how fast the rules count and the players search; the last line is JSON
    Bench {
        /// The variant; all of them when left out
        variant: Option<String>,
        /// How long to search, in milliseconds
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
        ms: u64,
    },
    /// Solve what can be solved of a variant, and check it position by position; the last line is
    /// JSON
    Solve {
        /// The variant
        variant: String,
        /// Write the packed table to this file
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
        /// Solve nothing, but check the table in this file
        #[arg(long, value_name = "FILE")]
        check: Option<PathBuf>,
    },
    /// Fit the weights of a judgement to games that are played for it
    Tune {
        /// The variant
        variant: String,
        /// Games in each round
        #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
        games: u64,
        /// Positions a move
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        /// The first round is judged by hand, each later one by what was fitted before
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
        rounds: u32,
        /// The seed of the games
        #[arg(long, default_value_t = 0)]
        seed: u64,
        #[command(flatten)]
        threads: ThreadArgs,
        /// Write the weights to this file
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Grow a book of openings by deep searches; the last line is JSON
    Book {
        /// The variant
        variant: String,
        /// How many positions to look at
        #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
        positions: u32,
        /// Nodes for each of their moves
        #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
        #[command(flatten)]
        threads: ThreadArgs,
        /// Write the book to this file
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Find puzzles in games that the players play among themselves; the last line is JSON
    Puzzles {
        /// The variant
        variant: String,
        /// How many games
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// The seed of the first game; the next ones count on
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// How many to keep of each difficulty, at most
        #[arg(long, default_value_t = 20)]
        keep: usize,
        /// Write them to this file
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Replay a record or a PDN file, checking every move
    Replay {
        /// The file, or `-` for the standard input
        file: PathBuf,
    },
    /// Play against another program: JSON lines on standard input and output
    Serve,
}

/// What is played.
#[derive(Debug, Args)]
struct GameArgs {
    /// The variant, by its key
    variant: String,
    /// An option of the variant
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// An option of one seat; seats are counted from 1, in the order of play
    #[arg(long = "seat-option", value_name = "SEAT:NAME=VALUE")]
    seat_options: Vec<String>,
    /// The first position, in the game's notation
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl GameArgs {
    fn open(&self, seats: Vec<Occupant>, seed: u64) -> Result<Box<dyn AnyMatch>, CliError> {
        let setup = self.setup()?;
        Ok(registry::start_match(
            setup,
            seats,
            seed,
            self.position.as_deref(),
        )?)
    }

    fn setup(&self) -> Result<Setup, CliError> {
        let options = self
            .options
            .iter()
            .map(|option| {
                option
                    .split_once('=')
                    .ok_or_else(|| CliError::Option(option.clone()))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let mut setup = Setup::new(&self.variant, options)?;
        for option in &self.seat_options {
            let (seat, name, value) =
                seat_option(option).ok_or_else(|| CliError::SeatOption(option.clone()))?;
            setup.set_seat_option(seat, name, value)?;
        }
        Ok(setup)
    }
}

/// The parts of `SEAT:NAME=VALUE`, with the seat counted from 0; none where it is not of this form.
fn seat_option(text: &str) -> Option<(usize, &str, &str)> {
    let (seat, option) = text.split_once(':')?;
    let (name, value) = option.split_once('=')?;
    Some((
        seat.trim().parse::<usize>().ok()?.checked_sub(1)?,
        name,
        value,
    ))
}

/// How much is done at a time.
#[derive(Clone, Copy, Debug, Args)]
struct ThreadArgs {
    /// How much is done at a time; the results are the same
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl ThreadArgs {
    fn count(self) -> usize {
        usize::from(self.threads)
    }
}

/// How much a player may think about a move.
#[derive(Debug, Args)]
#[group(multiple = false)]
struct BudgetArgs {
    /// Positions a move, instead of the player's own budget: reproducible
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds a move, instead of the player's own budget
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    ms: Option<u64>,
}

impl BudgetArgs {
    fn budget(&self) -> Option<Budget> {
        budget(self.nodes, self.ms)
    }
}

/// A budget where one is asked for.
fn budget(nodes: Option<u64>, ms: Option<u64>) -> Option<Budget> {
    (nodes.is_some() || ms.is_some()).then(|| Budget {
        nodes,
        time: ms.map(Duration::from_millis),
    })
}

/// Why the command line did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The arguments cannot be read, or help was asked for.
    #[error("{}", one_line(.0))]
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
    /// The text is no position, or the move is refused.
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
    /// Nobody plays in such a manner.
    #[error("nobody plays {0} as “{1}”")]
    NoManner(String, String),
    /// Nothing that can be changed in a courtier's manner, or not to that.
    #[error("“{0}” changes nothing in a courtier's manner")]
    Change(String),
    /// A tournament of one.
    #[error("a tournament needs two players: name them with --levels")]
    TooFew,
    /// A tournament of a game for one, or for more than four.
    #[error("a tournament is played at two to four seats, and this game has {0}")]
    NoPairs(usize),
    /// Nothing of the variant can be solved.
    #[error("nothing of {0} is solved")]
    NothingSolved(&'static str),
    /// The variant has no book.
    #[error("there is no book of openings for {0}")]
    NoBook(&'static str),
    /// Nothing of the variant is fitted.
    #[error("nothing of {0} is fitted")]
    NothingFitted(&'static str),
    /// The variant has no table in a file.
    #[error("{0} is solved whenever it is needed: there is no table to write or check")]
    NoTable(&'static str),
    /// Nobody looks for puzzles in the variant.
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
    /// A player had no answer where there are legal moves: a fault of the program.
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
        /// The move as it stands in the file.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A table of endings cannot be read.
    #[error(transparent)]
    Endings(#[from] EndingsError),
    /// A table of endings is wrong: a fault of the program that made it.
    #[error("the table is wrong: {}", .0.to_string().replace('\n', " / "))]
    Contradiction(#[from] Contradiction<board::Board>),
    /// A table of mill endings cannot be read.
    #[error(transparent)]
    MillEndings(#[from] mill_endings::EndingsError),
    /// A table of mill endings is wrong: a fault of the program that made it.
    #[error("the table is wrong: {}", .0.to_string().replace('\n', " / "))]
    MillContradiction(#[from] Contradiction<mill_board::Board>),
    /// There is nothing in the file.
    #[error("there is no game in {0}")]
    NothingToReplay(PathBuf),
}

/// What clap has to say before its usage, on one line.
fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    let line = lines.join(" ");
    format!(
        "{} (see `coffer --help`)",
        line.strip_prefix("error: ").unwrap_or(&line)
    )
}

/// Runs the command line. What `serve` reads comes from `input`, all results go to `output`; the
/// players have this knowledge.
///
/// # Errors
/// With one line for people. A reader that stops listening is no error.
pub fn run<I, T>(
    args: I,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => return quiet(write!(output, "{error}")),
        Err(error) => return Err(CliError::Arguments(error)),
    };
    let done = match cli.command {
        Command::Games => games(output),
        Command::Perft {
            game,
            depth,
            divide,
        } => perft(&game, depth, divide, output, clock),
        Command::Play {
            game,
            seats,
            games,
            seed,
            budget,
        } => play::play(
            &game,
            &seats,
            games,
            seed,
            budget.budget(),
            output,
            knowledge,
            clock,
        ),
        Command::Tournament {
            game,
            levels,
            games,
            nodes,
            seed,
            neighbours,
            threads,
        } => {
            let terms = tournament::Terms {
                games,
                nodes,
                seed,
                neighbours,
                threads: threads.count(),
            };
            tournament::tournament(&game, &levels, terms, output, knowledge, clock)
        }
        Command::Bench { variant, ms } => bench::bench(
            variant.as_deref(),
            Duration::from_millis(ms),
            output,
            knowledge,
            clock,
        ),
        Command::Solve {
            variant,
            write,
            check,
        } => match Setup::standard(&variant)?.variant().key {
            "draughts" => endings::draughts(write.as_deref(), check.as_deref(), output, clock),
            "nine_mens_morris" | "mixed_mill" | "ceylon_mill" => {
                mill::endings(write.as_deref(), check.as_deref(), output, clock)
            }
            other if write.is_some() || check.is_some() => Err(CliError::NoTable(other)),
            other => solve::solve(other, output, clock),
        },
        Command::Tune {
            variant,
            games,
            nodes,
            rounds,
            seed,
            threads,
            write,
        } => match Setup::standard(&variant)?.variant().key {
            "draughts" => {
                let terms = tune::Terms {
                    games,
                    nodes,
                    rounds,
                    seed,
                    threads: threads.count(),
                };
                tune::tune(terms, write.as_deref(), output, knowledge, clock)
            }
            other => Err(CliError::NothingFitted(other)),
        },
        Command::Book {
            variant,
            positions,
            nodes,
            threads,
            write,
        } => match Setup::standard(&variant)?.variant().key {
            "draughts" => book::draughts(
                positions,
                nodes,
                threads.count(),
                write.as_deref(),
                output,
                knowledge,
                clock,
            ),
            other => Err(CliError::NoBook(other)),
        },
        Command::Puzzles {
            variant,
            games,
            seed,
            keep,
            write,
        } => puzzles::puzzles(
            &variant,
            games,
            seed,
            keep,
            write.as_deref(),
            output,
            knowledge,
            clock,
        ),
        Command::Replay { file } => replay::replay(&file, input, output),
        Command::Serve => serve::serve(input, output, knowledge, clock),
    };
    match done {
        Err(CliError::Io(error)) => quiet(Err(error)),
        done => done,
    }
}

/// A closed pipe ends the program in silence.
fn quiet(result: io::Result<()>) -> Result<(), CliError> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

/// The player for an occupant; none for a person.
fn thinker_for(
    variant: &str,
    occupant: &Occupant,
    knowledge: &Knowledge,
) -> Result<Option<Box<dyn AnyThinker>>, CliError> {
    match occupant {
        Occupant::Person(_) => Ok(None),
        Occupant::Random => Ok(Some(Box::new(AtRandom))),
        Occupant::Courtier(level) => {
            let courtier = Courtier::of_level(*level)
                .ok_or_else(|| UnknownCourtier::Nobody(level.to_string()))?;
            thinker::courtier(variant, courtier, knowledge)
                .map(Some)
                .ok_or_else(|| CliError::NobodyPlays {
                    variant: variant.to_owned(),
                    level: *level,
                    known: known_levels(variant),
                })
        }
    }
}

/// The levels of a variant in words.
fn known_levels(variant: &str) -> String {
    let levels: Vec<String> = thinker::courtiers(variant)
        .map(|who| format!("{} ({who})", who.level()))
        .collect();
    if levels.is_empty() {
        "nobody".to_owned()
    } else {
        levels.join(", ")
    }
}

/// Lets chance act as often as it is its turn.
fn let_chance_act(game: &mut dyn AnyMatch) {
    while matches!(game.turn(), Turn::Chance) && game.chance() {}
}

/// A result as JSON; null while there is none.
fn outcome_json(turn: &Turn) -> Value {
    turn.outcome().map_or(Value::Null, |outcome| {
        json!({
            "winners": outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "reason": outcome.reason.key(),
            "scores": outcome.scores,
        })
    })
}

/// Milliseconds with three places, for people.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

fn options_json(options: &[OptionInfo]) -> Vec<Value> {
    let json = |option: &OptionInfo| {
        json!({
            "name": option.name,
            "values": option.values,
            "default": option.values.first(),
        })
    };
    options.iter().map(json).collect()
}

fn games(output: &mut dyn Write) -> Result<(), CliError> {
    let variants: Vec<Value> = registry::variants()
        .map(|variant| {
            let levels: Vec<Value> = thinker::courtiers(variant.key)
                .map(|who| json!({ "level": who.level(), "name": who.name() }))
                .collect();
            json!({
                "key": variant.key,
                "family": variant.family,
                "seats": variant.seats,
                "options": options_json(variant.options),
                "seat_options": options_json(variant.seat_options),
                "levels": levels,
            })
        })
        .collect();
    serde_json::to_writer_pretty(&mut *output, &json!({ "games": variants }))
        .map_err(io::Error::from)?;
    writeln!(output)?;
    Ok(())
}

/// No third occurrence of a position ends a line that is shorter than this.
const SHORT: u32 = 8;

/// Counts sequences, by the game's own fast counter where it has one.
fn count(game: &dyn AnyMatch, depth: u32) -> u64 {
    match game.as_any().downcast_ref::<Match<Draughts>>() {
        Some(draughts) if !draughts.game().terms().huff => {
            board::perft(draughts.game().board(), depth)
        }
        _ => match game.as_any().downcast_ref::<Match<Mill>>() {
            Some(mill) if depth <= SHORT && mill.game().seen().len() == 1 => {
                mill_board::perft(mill.game().board(), depth)
            }
            _ => game.perft(depth),
        },
    }
}

fn perft(
    args: &GameArgs,
    depth: u32,
    divide: bool,
    output: &mut dyn Write,
    clock: Clock,
) -> Result<(), CliError> {
    let mut game = args.open(Vec::new(), 0)?;
    let_chance_act(&mut *game);
    let began = clock();
    let nodes = if divide && depth > 0 {
        let mut counts = BTreeMap::new();
        for text in game.legal() {
            game.play(&text).map_err(CliError::Position)?;
            counts.insert(text, count(&*game, depth - 1));
            game.undo();
        }
        for (text, nodes) in &counts {
            writeln!(output, "{text} {nodes}")?;
        }
        counts.values().sum()
    } else {
        count(&*game, depth)
    };
    writeln!(output, "nodes {nodes} ms {}", milliseconds(clock() - began))?;
    Ok(())
}
