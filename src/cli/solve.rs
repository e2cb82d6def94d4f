//! `coffer solve`: what is known of a game that is worked out as a whole.

use std::io::Write;

use serde_json::json;

use super::{CliError, milliseconds};
use crate::players::{Clock, wolf};
use crate::rules::Setup;
use crate::rules::wolf::field::{Animal, Field};

pub(super) fn solve(variant: &str, output: &mut dyn Write, clock: Clock) -> Result<(), CliError> {
    let variant = Setup::standard(variant)?.variant().key;
    if variant != "wolf" {
        return Err(CliError::NothingSolved(variant));
    }
    let began = clock();
    let solved = wolf::solved();
    let took = clock() - began;
    let side = |side| {
        let (positions, won) = wolf::census(side);
        json!({ "positions": positions, "won_by_the_sheep": won })
    };
    let plies = |sheep_first| {
        let start = Field::start(sheep_first);
        let values = start
            .moves()
            .into_iter()
            .map(|mv| wolf::worth(&start.play(mv)).score());
        values
            .map(|score| score.win_in().or(score.loss_in()))
            .max()
            .flatten()
    };
    let line = json!({
        "variant": variant,
        "wolf_to_move": side(Animal::Wolf),
        "sheep_to_move": side(Animal::Sheep),
        "plies": { "wolf_first": plies(false), "sheep_first": plies(true) },
        "bytes": solved.bytes(),
        "ms": milliseconds(took),
    });
    writeln!(output, "{line}")?;
    Ok(())
}
