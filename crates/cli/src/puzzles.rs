//! `coffer puzzles`: positions with one solution, found in games between computer players.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use coffer_levels::file::LevelFile;
use coffer_levels::puzzles::Puzzle;
use coffer_levels::shots::{Collection, PuzzleFunctions};
use coffer_rules::Setup;
use coffer_texts::text;
use ron::ser::PrettyConfig;
use serde_json::json;

use super::context::Context;
use super::error::CliError;
use super::input::read_file;
use super::output::{milliseconds, write_file};
use super::progress;
use super::variant_names::{Chosen, variants_with};

/// Arguments of `coffer puzzles`.
#[derive(Debug, Args)]
pub(super) struct Puzzles {
    #[arg(value_parser = variants_with(PuzzleFunctions::find))]
    variant: Chosen<&'static PuzzleFunctions>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long, default_value_t = 20)]
    keep: usize,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl Puzzles {
    /// Plays the games and keeps at most `keep` of the puzzles of each difficulty.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let Chosen {
            variant,
            with: functions,
        } = self.variant;
        let setup = Setup::standard(variant)?;
        let began = (context.clock)();
        let mut found = Collection::new();
        if let Some(file) = &self.from {
            for puzzle in known(file, variant, context)? {
                (functions.add)(&mut found, &setup, &puzzle);
            }
        }
        let found = self.find(found, functions, &setup, context)?;
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
            "by_difficulty": (1..=Puzzle::HARDEST).map(of).collect::<Vec<_>>(),
            "ms": milliseconds((context.clock)() - began),
        });
        writeln!(context.output, "{}", json!({ "puzzles": counts }))?;
        Ok(())
    }

    /// Those found before and all puzzles of the games, each printed when it is found.
    fn find(
        &self,
        mut found: Collection,
        functions: &PuzzleFunctions,
        setup: &Setup,
        context: &mut Context,
    ) -> Result<Vec<Puzzle>, CliError> {
        let bar = progress::bar(self.games, text("cli-progress-games"));
        for number in 0..self.games {
            bar.set_position(number);
            let seed = self.seed.wrapping_add(number);
            if (functions.search)(&mut found, setup, seed, context.knowledge, context.clock)
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

/// The puzzles of this variant in a file.
fn known(file: &Path, variant: &str, context: &mut Context) -> Result<Vec<Puzzle>, CliError> {
    let bytes = read_file(file, context.input)?;
    match LevelFile::read(&bytes) {
        Ok(LevelFile::Puzzles(set)) if set.variant == variant => Ok(set.puzzles),
        _ => Err(CliError::NoPuzzles(file.to_owned(), variant.to_owned())),
    }
}

/// At most `keep` of each difficulty, its themes in turn, preferring those that begin with a
/// sacrifice; sorted by difficulty and length.
fn choose(mut puzzles: Vec<Puzzle>, keep: usize) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| !puzzle.sacrifice);
    let mut of_theme = BTreeMap::new();
    puzzles.sort_by_cached_key(|puzzle| {
        let before = of_theme
            .entry((puzzle.difficulty, puzzle.theme))
            .or_insert(0);
        *before += 1;
        *before
    });
    let mut of_difficulty = BTreeMap::new();
    puzzles.retain(|puzzle| {
        let before = of_difficulty.entry(puzzle.difficulty).or_insert(0);
        *before += 1;
        *before <= keep
    });
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.moves()));
    puzzles
}
