//! `coffer puzzles`: positions with one solution, found in games between computer players.

use std::path::PathBuf;

use clap::Args;
use ron::ser::PrettyConfig;
use serde_json::json;

use super::context::Context;
use super::error::CliError;
use super::output::{milliseconds, write_file};
use super::progress;
use super::variant_names::{Chosen, variants_with};
use crate::levels::puzzles::Puzzle;
use crate::levels::shots::{Collection, PuzzleSearch, puzzle_search};
use crate::rules::Setup;
use crate::texts::text;

/// Arguments of `coffer puzzles`.
#[derive(Debug, Args)]
pub(super) struct Puzzles {
    #[arg(value_parser = variants_with(puzzle_search))]
    variant: Chosen<PuzzleSearch>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long, default_value_t = 20)]
    keep: usize,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl Puzzles {
    /// Plays the games and keeps at most `keep` of the puzzles of each difficulty.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let Chosen {
            variant,
            with: search,
        } = self.variant;
        let setup = Setup::standard(variant)?;
        let began = (context.clock)();
        let found = self.find(search, &setup, context)?;
        let all = found.len();
        let kept = choose(found, self.keep);
        if self.write.is_some() {
            let config = PrettyConfig::new().depth_limit(2).struct_names(false);
            let list = ron::ser::to_string_pretty(&kept, config)?;
            let text = format!("Puzzles(variant: \"{variant}\", puzzles: {list})\n");
            write_file(self.write.as_deref(), text.as_bytes())?;
        }
        let of = |difficulty| {
            kept.iter()
                .filter(|puzzle| puzzle.difficulty == difficulty)
                .count()
        };
        let counts = json!({
            "variant": variant,
            "games": self.games,
            "found": all,
            "kept": kept.len(),
            "by_difficulty": [of(1), of(2), of(3)],
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "puzzles": counts }))?;
        Ok(())
    }

    /// All puzzles of the games, each printed when it is found.
    fn find(
        &self,
        search: PuzzleSearch,
        setup: &Setup,
        context: &mut Context,
    ) -> Result<Vec<Puzzle>, CliError> {
        let mut found = Collection::new();
        let bar = progress::bar(self.games, text("cli-progress-games"));
        for number in 0..self.games {
            bar.set_position(number);
            let seed = self.seed.wrapping_add(number);
            if search(&mut found, setup, seed, context.knowledge, context.clock)
                && let Some(puzzle) = found.puzzles.last()
            {
                let solution = puzzle.solution.join(" ");
                let (difficulty, position) = (puzzle.difficulty, &puzzle.position);
                let line = format!("{number} {difficulty} {position} {solution}");
                bar.suspend(|| writeln!(context.output, "{line}"))?;
                context.output.flush()?;
            }
        }
        bar.finish_and_clear();
        Ok(found.puzzles)
    }
}

/// At most `keep` of each difficulty, preferring those that begin with a sacrifice; sorted by
/// difficulty and length.
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
