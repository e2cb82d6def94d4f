//! The headless command line `coffer`: how engines are measured, how a bug report is replayed, and
//! how another program plays against us.
//!
//! Everything is generic over the registry of variants; moves, positions and options are the same
//! texts as in the game. Nothing panics on bad input: an error is one clear line, and exit status
//! 1.

mod args;
mod bench;
mod book;
mod error;
mod games;
mod parallel;
mod perft;
mod play;
mod puzzles;
mod replay;
mod serve;
mod solve;
mod tablebases;
#[cfg(test)]
mod tests;
mod tournament;
mod tune;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Duration;
use std::{fs, io};

use clap::{Parser, Subcommand};
use serde_json::{Value, json};

use self::bench::Bench;
use self::book::Book;
pub use self::error::CliError;
use self::perft::Perft;
use self::play::Play;
use self::puzzles::Puzzles;
use self::replay::Replay;
use self::solve::Solve;
use self::tournament::Tournament;
use self::tune::Tune;
use crate::players::knowledge::Knowledge;
use crate::players::levels::{Courtier, UnknownCourtier};
use crate::players::thinker::{AnyThinker, AtRandom};
use crate::players::{Clock, thinker};
use crate::rules::{AnyMatch, Occupant, Turn};

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
    Perft(Perft),
    Play(Play),
    Tournament(Tournament),
    Bench(Bench),
    Solve(Solve),
    Tune(Tune),
    Book(Book),
    Puzzles(Puzzles),
    Replay(Replay),
    /// Play against another program: JSON lines on standard input and output
    Serve,
}

/// What a command works with.
struct Context<'a> {
    /// What `serve` and `replay -` read.
    input: &'a mut dyn BufRead,
    /// Where all results go.
    output: &'a mut dyn Write,
    /// What the players have learnt.
    knowledge: &'a Knowledge,
    clock: Clock,
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
    let mut context = Context {
        input,
        output,
        knowledge,
        clock,
    };
    match cli.command.run(&mut context) {
        Err(CliError::Io(error)) => quiet(Err(error)),
        done => done,
    }
}

impl Command {
    fn run(&self, context: &mut Context) -> Result<(), CliError> {
        match self {
            Command::Games => games::games(context.output),
            Command::Perft(perft) => perft.run(context),
            Command::Play(play) => play.run(context),
            Command::Tournament(tournament) => tournament.run(context),
            Command::Bench(bench) => bench.run(context),
            Command::Solve(solve) => solve.run(context),
            Command::Tune(tune) => tune.run(context),
            Command::Book(book) => book.run(context),
            Command::Puzzles(puzzles) => puzzles.run(context),
            Command::Replay(replay) => replay.run(context),
            Command::Serve => serve::serve(context),
        }
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

/// A text without control characters: what a file holds shall move no cursor and ring no bell.
pub fn printable(text: &str) -> String {
    let shown = |c: char| {
        if c.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    };
    text.chars().map(shown).collect()
}

/// Writes what was made where a file is named for it.
fn write_file(file: Option<&Path>, bytes: &[u8]) -> Result<(), CliError> {
    match file {
        Some(file) => {
            fs::write(file, bytes).map_err(|error| CliError::File(file.to_owned(), error))
        }
        None => Ok(()),
    }
}

/// Milliseconds with three places, for people.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
