//! `coffer puzzles`: positions with one solution, found in games of the players' own.

use std::fs;
use std::io::Write;
use std::path::Path;

use ron::ser::PrettyConfig;
use serde_json::json;

use super::{CliError, milliseconds};
use crate::levels::puzzles::Puzzle;
use crate::levels::shots::Collection;
use crate::players::Clock;
use crate::players::knowledge::Knowledge;
use crate::rules::Setup;
use crate::rules::draughts::Draughts;

/// Plays so many games and keeps at most so many of the puzzles found of each difficulty.
pub(super) fn puzzles(
    variant: &str,
    games: u64,
    seed: u64,
    keep: usize,
    write: Option<&Path>,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError> {
    let setup = Setup::standard(variant)?;
    if setup.variant().key != "draughts" {
        return Err(CliError::NoPuzzles(setup.variant().key));
    }
    let began = clock();
    let mut found = Collection::new();
    for number in 0..games {
        if found.search::<Draughts>(&setup, seed.wrapping_add(number), knowledge, clock)
            && let Some(puzzle) = found.puzzles.last()
        {
            writeln!(
                output,
                "{} {} {} {}",
                number,
                puzzle.difficulty,
                puzzle.position,
                puzzle.solution.join(" ")
            )?;
            output.flush()?;
        }
    }
    let all = found.puzzles.len();
    let kept = choose(found.puzzles, keep);
    if let Some(file) = write {
        let config = PrettyConfig::new().depth_limit(2).struct_names(false);
        let text = ron::ser::to_string_pretty(&kept, config)?;
        fs::write(file, text + "\n").map_err(|error| CliError::File(file.to_owned(), error))?;
    }
    let of = |difficulty| {
        kept.iter()
            .filter(|puzzle| puzzle.difficulty == difficulty)
            .count()
    };
    let counts = json!({
        "variant": variant,
        "games": games,
        "found": all,
        "kept": kept.len(),
        "by_difficulty": [of(1), of(2), of(3)],
        "ms": milliseconds(clock() - began),
    });
    writeln!(output, "{}", json!({ "puzzles": counts }))?;
    Ok(())
}

/// At most so many of each difficulty, those first that begin with something given away; easy ones
/// and short ones come first.
fn choose(mut puzzles: Vec<Puzzle>, keep: usize) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| !puzzle.sacrifice);
    let mut left = [keep; 3];
    puzzles.retain(|puzzle| {
        let left = &mut left[usize::from(puzzle.difficulty.clamp(1, 3)) - 1];
        let fits = *left > 0;
        *left -= usize::from(fits);
        fits
    });
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.moves()));
    puzzles
}
