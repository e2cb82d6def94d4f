//! The headless command line `coffer`: how engines are measured, how a bug report is replayed, and
//! how another program plays against us.
//!
//! Everything is generic over the registry of variants; moves, positions and options are the same
//! texts as in the game. Nothing panics on bad input: an error is one clear line with exit status
//! 1; clap reports wrong usage, with exit status 2. The crate knows no engine.

mod args;
mod background;
mod bench;
mod book;
mod chance;
mod check;
mod contender;
mod context;
mod engine;
mod error;
mod found;
mod games;
mod help;
mod hub;
mod input;
mod manual;
mod mill_records;
mod output;
mod parallel;
mod perft;
mod picture;
mod play;
mod positions;
mod printable;
mod program;
mod progress;
mod puzzles;
mod ratings;
mod replay;
mod request;
mod seeds;
mod serve;
mod sheet;
mod show;
mod sight;
mod solve;
mod table;
mod tablebases;
mod terminal;
#[cfg(test)]
mod tests;
mod tournament;
mod tune;
mod uci;
mod variant_names;
mod wdl_tablebases;
mod words;

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use coffer_players::Clock;
use coffer_players::knowledge::Knowledge;

use self::bench::BenchCommand;
use self::book::BookCommand;
use self::check::Check;
use self::context::{Context, OwnInput};
pub use self::error::CliError;
use self::games::GamesCommand;
use self::hub::HubCommand;
use self::manual::{Completions, Man};
use self::perft::Perft;
use self::picture::PictureCommand;
use self::play::PlayCommand;
use self::positions::PositionsCommand;
pub use self::printable::printable;
use self::puzzles::Puzzles;
use self::replay::ReplayCommand;
use self::sheet::SheetCommand;
use self::show::ShowCommand;
use self::solve::Solve;
use self::table::{HostTable, JoinTable};
use self::tournament::Tournament;
use self::tune::TuneCommand;
use self::uci::UciCommand;

#[derive(Debug, Parser)]
#[command(name = "coffer", version = coffer_store::VERSION, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(GamesCommand),
    Perft(Perft),
    Play(PlayCommand),
    Host(HostTable),
    Join(JoinTable),
    Tournament(Tournament),
    Bench(BenchCommand),
    Solve(Solve),
    Positions(PositionsCommand),
    Tune(TuneCommand),
    Book(BookCommand),
    Puzzles(Puzzles),
    Ratings,
    Check(Check),
    Replay(ReplayCommand),
    Show(ShowCommand),
    Picture(PictureCommand),
    Sheet(SheetCommand),
    Serve,
    Hub(HubCommand),
    Uci(UciCommand),
    Completions(Completions),
    Man(Man),
}

/// The command line with its help.
fn command() -> clap::Command {
    help::with_help(Cli::command())
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
    run_with(args, input, None, output, terminal, knowledge, clock)
}

/// Runs the command line as [`run`] does, with the standard input of the program, of which the last line may
/// be left unread.
///
/// # Errors
/// As those of [`run`].
pub fn run_program<I, T>(
    args: I,
    output: &mut (dyn Write + Send),
    terminal: bool,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let mut input = standard_input();
    let own_input = Some(standard_input as OwnInput);
    run_with(
        args,
        &mut *input,
        own_input,
        output,
        terminal,
        knowledge,
        clock,
    )
}

fn standard_input() -> Box<dyn BufRead + Send> {
    Box::new(BufReader::new(io::stdin()))
}

fn run_with<I, T>(
    args: I,
    input: &mut dyn BufRead,
    own_input: Option<OwnInput>,
    output: &mut (dyn Write + Send),
    terminal: bool,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let matches = command().try_get_matches_from(args);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) if is_answer(&error) => return quiet(write!(output, "{}", error.render())),
        Err(error) => return Err(CliError::Arguments(error)),
    };
    let mut context = Context {
        input,
        own_input,
        output,
        terminal,
        knowledge,
        clock,
        command,
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
            Command::Host(host) => host.run(context),
            Command::Join(join) => join.run(context),
            Command::Tournament(tournament) => tournament.run(context),
            Command::Bench(bench) => bench.run(context),
            Command::Solve(solve) => solve.run(context),
            Command::Positions(positions) => positions.run(context),
            Command::Tune(tune) => tune.run(context),
            Command::Book(book) => book.run(context),
            Command::Puzzles(puzzles) => puzzles.run(context),
            Command::Ratings => ratings::print(context),
            Command::Check(check) => check.run(context),
            Command::Replay(replay) => replay.run(context),
            Command::Show(show) => show.run(context),
            Command::Picture(picture) => picture.run(context),
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
