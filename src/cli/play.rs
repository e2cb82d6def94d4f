//! `coffer play`: computer against computer.

use clap::Args;
use serde_json::json;

use super::args::{BudgetArgs, GameArgs};
use super::{CliError, Context, let_chance_act, outcome_json, thinker_for};
use crate::players::levels::Courtier;
use crate::players::thinker::{AnyThinker, Request};
use crate::rules::{Occupant, Turn};

/// A game that has not ended by then is left unfinished.
pub(super) const LONGEST_GAME: usize = 20_000;

/// Let computer players play; one JSON line a game
#[derive(Debug, Args)]
pub(super) struct Play {
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
}

/// Reads a seat: `1` to `5`, or `random`.
fn occupant(text: &str) -> Result<Occupant, CliError> {
    match text.trim() {
        "random" => Ok(Occupant::Random),
        level => Ok(Occupant::Courtier(level.parse::<Courtier>()?.level())),
    }
}

impl Play {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let occupants = self.occupants()?;
        let mut players = Vec::with_capacity(occupants.len());
        for who in &occupants {
            players.extend(thinker_for(&self.game.variant, who, context.knowledge)?);
        }
        for number in 0..self.games {
            self.one_game(
                &occupants,
                &mut players,
                self.seed.wrapping_add(number),
                context,
            )?;
        }
        Ok(())
    }

    /// Who sits at each seat.
    fn occupants(&self) -> Result<Vec<Occupant>, CliError> {
        let count = self.game.open(Vec::new(), self.seed)?.seats().len();
        let named = self
            .seats
            .iter()
            .map(|seat| occupant(seat))
            .collect::<Result<Vec<_>, _>>()?;
        if named.len() > count {
            return Err(CliError::Seats {
                given: named.len(),
                seats: count,
            });
        }
        Ok(match named.as_slice() {
            [] => vec![Occupant::Random; count],
            named => named.iter().cycle().take(count).cloned().collect(),
        })
    }

    fn one_game(
        &self,
        occupants: &[Occupant],
        players: &mut [Box<dyn AnyThinker>],
        seed: u64,
        context: &mut Context,
    ) -> Result<(), CliError> {
        let clock = context.clock;
        let began = clock();
        let mut game = self.game.open(occupants.to_vec(), seed)?;
        let_chance_act(&mut *game);
        while let Turn::Seat(seat) = game.turn() {
            if game.ply() >= LONGEST_GAME {
                break;
            }
            let request = Request::new(self.budget.budget(), move_seed(seed, game.ply()), clock);
            let best = players
                .get_mut(seat.index())
                .and_then(|player| player.think(&*game, &request))
                .and_then(|thought| thought.best)
                .ok_or(CliError::NoAnswer(seat.0))?;
            game.play(&best).map_err(CliError::Position)?;
            let_chance_act(&mut *game);
        }
        let line = json!({
            "record": game.record(),
            "outcome": outcome_json(&game.turn()),
            "plies": game.ply(),
            "seconds": (clock() - began).as_secs_f64(),
        });
        writeln!(context.output, "{line}")?;
        context.output.flush()?;
        Ok(())
    }
}

/// Every move of a match has its own seed.
pub(super) fn move_seed(seed: u64, ply: usize) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(ply as u64)
}
