//! The headless command line `coffer`: how engines are measured, how a bug report is replayed, and
//! how another program plays against us.
//!
//! Everything is generic over the registry of variants; moves, positions and options are the same
//! texts as in the game. Nothing panics on bad input: an error is one clear line with exit status
//! 1; clap reports wrong usage, with exit status 2.

mod args;
mod background;
mod bench;
mod book;
mod check;
mod contender;
mod engine;
mod error;
mod games;
mod help;
mod hub;
mod input;
mod manual;
mod mill_records;
mod parallel;
mod perft;
mod play;
mod progress;
mod puzzles;
mod replay;
mod serve;
mod sheet;
mod show;
mod solve;
mod tablebases;
mod terminal;
#[cfg(test)]
mod tests;
mod tournament;
mod tune;
mod uci;
mod variant_names;
mod words;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Duration;
use std::{fs, io};

use clap::error::ErrorKind;
use clap::{FromArgMatches, Parser, Subcommand};
use serde_json::{Value, json};

use self::bench::BenchCommand;
use self::book::BookCommand;
use self::check::Check;
pub use self::error::CliError;
use self::games::GamesCommand;
use self::hub::HubCommand;
use self::manual::{Completions, Man};
use self::perft::Perft;
use self::play::PlayCommand;
use self::puzzles::Puzzles;
use self::replay::ReplayCommand;
use self::sheet::SheetCommand;
use self::show::ShowCommand;
use self::solve::Solve;
use self::tournament::Tournament;
use self::tune::TuneCommand;
use self::uci::UciCommand;
use crate::players::knowledge::Knowledge;
use crate::players::levels::{Courtier, UnknownCourtier};
use crate::players::thinker::{AnyThinker, AtRandom};
use crate::players::{Clock, thinker};
use crate::rules::{AnyMatch, Occupant, Turn};
use crate::texts::text;

#[derive(Debug, Parser)]
#[command(name = "coffer", version = crate::VERSION, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(GamesCommand),
    Perft(Perft),
    Play(PlayCommand),
    Tournament(Tournament),
    Bench(BenchCommand),
    Solve(Solve),
    Tune(TuneCommand),
    Book(BookCommand),
    Puzzles(Puzzles),
    Check(Check),
    Replay(ReplayCommand),
    Show(ShowCommand),
    Sheet(SheetCommand),
    Serve,
    Hub(HubCommand),
    Uci(UciCommand),
    Completions(Completions),
    Man(Man),
}

/// What every command gets.
struct Context<'a> {
    /// What `serve` and `replay -` read.
    input: &'a mut dyn BufRead,
    /// Where all results go.
    output: &'a mut (dyn Write + Send),
    /// Whether a person reads the output and writes the input.
    terminal: bool,
    /// Tablebases, book and weights of the players.
    knowledge: &'a Knowledge,
    clock: Clock,
}

/// Runs the command line. Standard input is `input`, all results go to `output`, `terminal` says
/// whether both are a terminal, and the players use `knowledge`.
///
/// # Errors
/// What went wrong, in one line. A closed pipe is not an error.
pub fn run<I, T>(
    args: I,
    input: &mut dyn BufRead,
    output: &mut (dyn Write + Send),
    terminal: bool,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let matches = help::command().try_get_matches_from(args);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) if is_answer(&error) => return quiet(write!(output, "{}", error.render())),
        Err(error) => return Err(CliError::Arguments(error)),
    };
    let mut context = Context {
        input,
        output,
        terminal,
        knowledge,
        clock,
    };
    match cli.command.run(&mut context) {
        Err(CliError::Io(error)) => quiet(Err(error)),
        done => done,
    }
}

/// Whether this is an answer, not an error: the version, or help (also given if no command is
/// named).
fn is_answer(error: &clap::Error) -> bool {
    !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

impl Command {
    fn run(&self, context: &mut Context) -> Result<(), CliError> {
        match self {
            Command::Games(games) => games.run(context.output),
            Command::Perft(perft) => perft.run(context),
            Command::Play(play) => play.run(context),
            Command::Tournament(tournament) => tournament.run(context),
            Command::Bench(bench) => bench.run(context),
            Command::Solve(solve) => solve.run(context),
            Command::Tune(tune) => tune.run(context),
            Command::Book(book) => book.run(context),
            Command::Puzzles(puzzles) => puzzles.run(context),
            Command::Check(check) => check.run(context),
            Command::Replay(replay) => replay.run(context),
            Command::Show(show) => show.run(context),
            Command::Sheet(sheet) => sheet.run(context),
            Command::Serve => serve::serve(context),
            Command::Hub(hub) => hub.run(context),
            Command::Uci(uci) => uci.run(context),
            Command::Completions(completions) => completions.run(context),
            Command::Man(man) => man.run(context),
        }
    }
}

/// A closed pipe ends the program silently.
fn quiet(result: io::Result<()>) -> Result<(), CliError> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

/// The player for an occupant; `None` for a person.
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

/// The levels of a variant and who plays them, as a list in words.
fn known_levels(variant: &str) -> String {
    let levels: Vec<String> = thinker::courtiers(variant)
        .map(|who| format!("{} ({who})", who.level()))
        .collect();
    if levels.is_empty() {
        text("cli-nobody").to_owned()
    } else {
        levels.join(", ")
    }
}

/// Lets chance act until it is a seat's turn or the match is over.
fn let_chance_act(game: &mut dyn AnyMatch) {
    while matches!(game.turn(), Turn::Chance) && game.chance() {}
}

/// The outcome as JSON; null while the match goes on.
fn outcome_json(turn: &Turn) -> Value {
    turn.outcome().map_or(Value::Null, |outcome| {
        json!({
            "winners": outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "reason": outcome.reason.key(),
            "scores": outcome.scores,
        })
    })
}

/// A text on one line, with control characters and those that change the direction of writing
/// replaced: text from a file must not move the cursor, ring the bell or hide anything.
#[must_use]
pub fn printable(text: &str) -> String {
    let shown = |c: char| match c {
        '\n' => ' ',
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            char::REPLACEMENT_CHARACTER
        }
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    text.chars().map(shown).collect()
}

/// Writes the bytes to the file, if one is named.
fn write_file(file: Option<&Path>, bytes: &[u8]) -> Result<(), CliError> {
    match file {
        Some(file) => {
            fs::write(file, bytes).map_err(|error| CliError::File(file.to_owned(), error))
        }
        None => Ok(()),
    }
}

/// Milliseconds, rounded to three decimal places.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
