//! `coffer play`: computer players against each other, or against a person at the terminal.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Args, Command};
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_rules::{AnyMatch, Occupant, Turn};
use coffer_texts::{fill, text};
use serde_json::{Value, json};

use super::args::{BudgetArgs, GameArgs};
use super::chance::let_chance_act;
use super::contender::Contender;
use super::context::Context;
use super::error::CliError;
use super::output::outcome_json;
use super::progress;
use super::seeds::any_seed;
use super::terminal::TerminalMatch;

/// Plies after which a game is left unfinished.
pub(super) const LONGEST_GAME: usize = 20_000;
/// The opponents if only `me` is named.
const USUAL_LEVEL: &str = "3";

/// Arguments of `coffer play`.
#[derive(Debug, Args)]
pub(super) struct PlayCommand {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_delimiter = ',', value_name = "LEVEL")]
    seats: Vec<String>,
    /// Not an argument of this command: only to say what to write instead.
    #[arg(long, alias = "levels", hide = true, value_name = "LEVEL")]
    level: Option<String>,
    #[arg(long, default_value_t = 1)]
    games: u64,
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    budget: BudgetArgs,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// The player of a seat.
#[derive(Clone, Debug)]
enum SeatPlayer {
    /// The person at the terminal.
    Me,
    /// A computer player and its name on the command line.
    Computer(Contender, String),
}

impl SeatPlayer {
    fn read(variant: &str, text: &str) -> Result<Self, CliError> {
        let text = text.trim();
        if text == "me" {
            return Ok(Self::Me);
        }
        match Contender::read(variant, text) {
            Ok(contender) => Ok(Self::Computer(contender, text.to_owned())),
            Err(CliError::Level(_)) => Err(CliError::NoPlayer(text.to_owned())),
            Err(error) => Err(error),
        }
    }

    fn occupant(&self) -> Occupant {
        match self {
            Self::Me => Occupant::Person(String::new()),
            Self::Computer(contender, label) => contender.occupant(label),
        }
    }
}

impl PlayCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        if let Some(level) = &self.level {
            return Err(level_of_a_seat(level, (context.command)()));
        }
        let players_by_seat = self.players_by_seat(context.terminal)?;
        let people = players_by_seat
            .iter()
            .filter(|who| matches!(who, SeatPlayer::Me))
            .count();
        let mut players = Vec::with_capacity(players_by_seat.len());
        for who in &players_by_seat {
            players.push(match who {
                SeatPlayer::Me => None,
                SeatPlayer::Computer(contender, label) => {
                    Some(contender.player(&self.game.variant, label, context.knowledge)?)
                }
            });
        }
        let occupants: Vec<Occupant> = players_by_seat.iter().map(SeatPlayer::occupant).collect();
        if people > 0 {
            return self.at_the_terminal(people, &occupants, players, context);
        }
        let mut players: Vec<_> = players.into_iter().flatten().collect();
        let bar = progress::bar(self.games, text("cli-progress-games"));
        for number in 0..self.games {
            bar.set_position(number);
            let seed = self.seed.unwrap_or_default().wrapping_add(number);
            let line = self.one_game(&occupants, &mut players, seed, context)?;
            bar.suspend(|| writeln!(context.output, "{line}"))?;
            context.output.flush()?;
            self.keep(&line)?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// The player of each seat. If none is named, a person at a terminal has the first.
    fn players_by_seat(&self, terminal: bool) -> Result<Vec<SeatPlayer>, CliError> {
        let count = self.game.open(Vec::new(), 0)?.seats().len();
        let read = |text: &String| SeatPlayer::read(&self.game.variant, text);
        let mut named = self.seats.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if named.len() > count {
            return Err(CliError::Seats {
                given: named.len(),
                seats: count,
            });
        }
        if named.is_empty() && terminal {
            named.push(SeatPlayer::Me);
        }
        let computers = named.iter().filter(|who| !matches!(who, SeatPlayer::Me));
        let mut computers: Vec<SeatPlayer> = computers.cloned().collect();
        if computers.is_empty() {
            let usual = if named.is_empty() {
                "random"
            } else {
                USUAL_LEVEL
            };
            computers.push(SeatPlayer::read(&self.game.variant, usual)?);
        }
        // The computer players repeat in turn; `me` does not.
        let again = computers.into_iter().cycle();
        let missing = count - named.len();
        named.extend(again.take(missing));
        Ok(named)
    }

    /// Plays the games at the terminal, one after another.
    fn at_the_terminal(
        &self,
        people: usize,
        occupants: &[Occupant],
        mut players: Vec<Option<Box<dyn AnyThinker>>>,
        context: &mut Context,
    ) -> Result<(), CliError> {
        let first = self.seed.unwrap_or_else(any_seed);
        for number in 0..self.games {
            let seed = first.wrapping_add(number);
            let game = self.game.open(occupants.to_vec(), seed)?;
            if people > 1 && game.hides_anything() {
                return Err(CliError::OnePerson);
            }
            let clock = context.clock;
            let began = clock();
            let mut game = TerminalMatch::new(game, &mut players, seed, self.budget.budget());
            let go_on = game.play(context)?;
            self.keep(&line(game.game(), clock() - began))?;
            if !go_on {
                break;
            }
        }
        Ok(())
    }

    /// Adds the line of a game to the file, if one is named.
    fn keep(&self, line: &Value) -> Result<(), CliError> {
        let Some(file) = &self.save else {
            return Ok(());
        };
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(file)
            .and_then(|mut file| writeln!(file, "{line}"))
            .map_err(|error| CliError::File(file.clone(), error))
    }

    /// Plays a game of computer players to its end.
    fn one_game(
        &self,
        occupants: &[Occupant],
        players: &mut [Box<dyn AnyThinker>],
        seed: u64,
        context: &mut Context,
    ) -> Result<Value, CliError> {
        let clock = context.clock;
        let began = clock();
        let mut game = self.game.open(occupants.to_vec(), seed)?;
        let_chance_act(&mut *game);
        while let Turn::Seat(seat) = game.turn() {
            if game.ply() >= LONGEST_GAME {
                break;
            }
            let request = Request::new(
                self.budget.budget(),
                PlayerSeed::of(seed, game.ply()),
                clock,
            );
            let best = players
                .get_mut(seat.index())
                .and_then(|player| player.think(&*game, &request))
                .and_then(|thought| thought.best)
                .ok_or(CliError::NoAnswer(seat.0))?;
            game.play(&best).map_err(CliError::Position)?;
            let_chance_act(&mut *game);
        }
        Ok(line(&*game, clock() - began))
    }
}

/// Wrong usage: a level belongs to a seat.
fn level_of_a_seat(level: &str, mut command: Command) -> CliError {
    let how = fill("cli-error-level_of_a_seat", &[("level", level)]);
    CliError::Arguments(command.error(ErrorKind::UnknownArgument, how))
}

/// A finished game as a line of JSON.
fn line(game: &dyn AnyMatch, took: Duration) -> Value {
    json!({
        "record": game.record(),
        "outcome": outcome_json(&game.turn()),
        "plies": game.ply(),
        "seconds": took.as_secs_f64(),
    })
}
