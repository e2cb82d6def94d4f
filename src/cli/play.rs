//! `coffer play`: computer against computer.

use std::io::Write;

use serde_json::json;

use super::{CliError, GameArgs, let_chance_act, outcome_json, thinker_for};
use crate::players::knowledge::Knowledge;
use crate::players::levels::Courtier;
use crate::players::thinker::{AnyThinker, Request};
use crate::players::{Budget, Clock};
use crate::rules::{Occupant, Turn};

/// A game that has not ended by then is left unfinished.
pub(super) const LONGEST_GAME: usize = 20_000;

/// Reads a seat: `1` to `5`, or `random`.
fn occupant(text: &str) -> Result<Occupant, CliError> {
    match text.trim() {
        "random" => Ok(Occupant::Random),
        level => Ok(Occupant::Courtier(level.parse::<Courtier>()?.level())),
    }
}

pub(super) fn play(
    args: &GameArgs,
    seats: &[String],
    games: u64,
    seed: u64,
    budget: Option<Budget>,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError> {
    let count = args.open(Vec::new(), seed)?.seats().len();
    let named = seats
        .iter()
        .map(|seat| occupant(seat))
        .collect::<Result<Vec<_>, _>>()?;
    if named.len() > count {
        return Err(CliError::Seats {
            given: named.len(),
            seats: count,
        });
    }
    let occupants: Vec<Occupant> = match named.as_slice() {
        [] => vec![Occupant::Random; count],
        named => named.iter().cycle().take(count).cloned().collect(),
    };
    let mut players = Vec::with_capacity(count);
    for who in &occupants {
        players.extend(thinker_for(&args.variant, who, knowledge)?);
    }
    for number in 0..games {
        one_game(
            args,
            &occupants,
            &mut players,
            seed.wrapping_add(number),
            budget,
            output,
            clock,
        )?;
    }
    Ok(())
}

fn one_game(
    args: &GameArgs,
    occupants: &[Occupant],
    players: &mut [Box<dyn AnyThinker>],
    seed: u64,
    budget: Option<Budget>,
    output: &mut dyn Write,
    clock: Clock,
) -> Result<(), CliError> {
    let began = clock();
    let mut game = args.open(occupants.to_vec(), seed)?;
    let_chance_act(&mut *game);
    while let Turn::Seat(seat) = game.turn() {
        if game.ply() >= LONGEST_GAME {
            break;
        }
        let request = Request::new(budget, move_seed(seed, game.ply()), clock);
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
    writeln!(output, "{line}")?;
    output.flush()?;
    Ok(())
}

/// Every move of a match has its own seed.
pub(super) fn move_seed(seed: u64, ply: usize) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(ply as u64)
}
