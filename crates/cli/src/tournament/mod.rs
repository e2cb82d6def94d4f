//! `coffer tournament`: everybody plays everybody, with a cross table.
//!
//! Each opening is played twice, with the colours exchanged. With four seats, those that face each
//! other are a team, and each deal is played twice, with the seats exchanged. With three seats, one
//! player has one seat and the other has two; the single seat changes from deal to deal, and each
//! deal is played again with the players exchanged. In games with points the mean lead of a seat is
//! reported too. Openings are random, so only the two games of an opening together are fair.
//! Budgets are limits in nodes, so the same seed gives the same table on every machine, unless the
//! players get a time for each move.
//!
//! With `--sprt` two players meet until it is clear which is stronger ([`sprt`]).

mod game;
mod sprt;
mod tally;

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use clap::Args;
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::thinker::AnyThinker;
use coffer_players::{Budget, Clock};
use coffer_rules::stable_hash::mix;
use coffer_texts::{Sentence, text};
use serde_json::{Value, json};

use self::game::{Seating, one_game};
use self::sprt::{Sprt, SprtArgs, Verdict};
use self::tally::Tally;
use super::args::{BudgetArgs, GameArgs, ThreadArgs};
use super::contender::Contender;
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::parallel::in_parallel;
use super::progress;

/// The games of a pair, if their number is left out: of a tournament, and the most of a test.
const GAMES: [u64; 2] = [100, 100_000];

/// Arguments of `coffer tournament`.
#[derive(Debug, Args)]
pub(super) struct Tournament {
    #[command(flatten)]
    game: GameArgs,
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LEVEL",
        default_value = "1,2,3,4,5"
    )]
    levels: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=40))]
    random: u64,
    #[command(flatten)]
    budget: BudgetArgs,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    neighbours: bool,
    #[arg(long)]
    alone: bool,
    #[command(flatten)]
    sprt: SprtArgs,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// A player and its label.
type Labelled = (Contender, String);

impl Tournament {
    /// Plays the tournament, a line for each pair, then the table; the last line is JSON.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let contenders = self.contenders(context.knowledge)?;
        if self.sprt.sprt {
            return self.test(&contenders, context);
        }
        let pairs: Vec<(usize, usize)> = (0..contenders.len())
            .flat_map(|upper| (0..upper).map(move |lower| (upper, lower)))
            .filter(|(upper, lower)| !self.neighbours || upper - lower == 1)
            .collect();
        let mut tallies = Vec::with_capacity(pairs.len());
        for &(upper, lower) in &pairs {
            tallies.push(self.play_pair([&contenders[upper], &contenders[lower]], context)?);
        }
        let against = |row: usize, column: usize| {
            pairs
                .iter()
                .zip(&tallies)
                .find_map(|(&(upper, lower), &tally)| match (upper, lower) {
                    pair if pair == (row, column) => Some(tally),
                    pair if pair == (column, row) => Some(tally.turned()),
                    _ => None,
                })
        };
        let labels: Vec<&str> = contenders.iter().map(|(_, label)| label.as_str()).collect();
        table(&labels, &against, context.output)?;
        let level = |at: usize| self.levels[at].trim();
        let results: Vec<Value> = pairs
            .iter()
            .zip(&tallies)
            .map(|(&(upper, lower), tally)| {
                json!({ "level": level(upper), "against": level(lower), "result": tally.json() })
            })
            .collect();
        let limit = self.limit();
        let line = json!({
            "variant": self.game.variant,
            "nodes": limit.nodes,
            "ms": limit.time.map(milliseconds),
            "seed": self.seed,
            "pairs": results,
        });
        writeln!(context.output, "{}", json!({ "tournament": line }))?;
        Ok(())
    }

    /// Lets the last of two players meet the first until it is clear which is stronger. The last line
    /// is JSON.
    fn test(&self, contenders: &[Labelled], context: &mut Context) -> Result<(), CliError> {
        let [earlier, later] = contenders else {
            return Err(CliError::NotTwo);
        };
        let limit = self.limit();
        let game = json!({
            "variant": self.game.variant,
            "levels": self.levels,
            "nodes": limit.nodes,
            "ms": limit.time.map(milliseconds),
            "random": self.random,
            "seed": self.seed,
        });
        let (knowledge, clock) = (context.knowledge, context.clock);
        let sprt = Mutex::new(Sprt::new(&self.sprt, &game)?);
        let so_far = || sprt.lock().unwrap_or_else(PoisonError::into_inner);
        let openings = self.openings();
        let bar = progress::bar(openings, text("cli-progress-openings"));
        let worker = || self.players([later, earlier], knowledge);
        let play = |players: &mut [Box<dyn AnyThinker>; 2], opening: u64| {
            if so_far().verdict() != Verdict::Open || so_far().has(opening) {
                return Ok(());
            }
            let seed = mix(self.seed ^ mix(opening));
            let mut won = [None; 2];
            for (turned, won) in won.iter_mut().enumerate() {
                let seating = Seating::of_game(turned as u64, None);
                let (winner, _) = self.one_game(players, seating, seed, clock)?;
                *won = winner.map(|winner| winner == 0);
            }
            so_far().note(opening, won)?;
            Ok(())
        };
        in_parallel(openings, self.threads.count(), &bar, worker, play)?;
        bar.finish_and_clear();
        let result = so_far().json();
        let verdict = so_far().verdict().key();
        let line = Sentence::new(verdict)
            .with("first", &later.1)
            .with("second", &earlier.1)
            .with("elo0", self.sprt.elo0)
            .with("elo1", self.sprt.elo1);
        writeln!(context.output, "{line}")?;
        writeln!(
            context.output,
            "{}",
            json!({ "sprt": { "match": game, "result": result } })
        )?;
        Ok(())
    }

    /// How often two players get an opening, which is played twice.
    fn openings(&self) -> u64 {
        let games = self.games.unwrap_or(GAMES[usize::from(self.sprt.sprt)]);
        games.div_ceil(2)
    }

    fn players(
        &self,
        pair: [&Labelled; 2],
        knowledge: &Knowledge,
    ) -> Result<[Box<dyn AnyThinker>; 2], CliError> {
        let player =
            |(contender, label): &Labelled| contender.player(&self.game.variant, label, knowledge);
        Ok([player(pair[0])?, player(pair[1])?])
    }

    fn one_game(
        &self,
        players: &mut [Box<dyn AnyThinker>; 2],
        seating: Seating,
        seed: u64,
        clock: Clock,
    ) -> Result<(Option<usize>, i64), CliError> {
        let opening = game::opening(&self.game, seed, self.random)?;
        one_game(opening, players, seating, seed, self.limit(), clock)
    }

    /// The limit of a move for all players, besides their own.
    fn limit(&self) -> Budget {
        self.budget.budget().unwrap_or_default()
    }

    /// The players; all of them can play the variant.
    fn contenders(&self, knowledge: &Knowledge) -> Result<Vec<Labelled>, CliError> {
        if self.levels.len() < 2 {
            return Err(CliError::TooFew);
        }
        let seats = self.game.open(Vec::new(), self.seed)?.seats().len();
        if !(2..=4).contains(&seats) && !self.alone {
            return Err(CliError::NoPairs(seats));
        }
        let mut contenders = Vec::with_capacity(self.levels.len());
        for level in self.levels.iter().map(|level| level.trim()) {
            let contender = Contender::read(&self.game.variant, level)?;
            let label = match &contender {
                Contender::Courtier(who) => {
                    let who = Courtier::of_level(who.level).map_or("", Courtier::name);
                    format!("{level} ({who})")
                }
                Contender::Random
                | Contender::Baseline
                | Contender::Opponent(_)
                | Contender::Graded(_)
                | Contender::PlayerProfile(..)
                | Contender::Program(..) => level.to_owned(),
            };
            contender.player(&self.game.variant, &label, knowledge)?;
            contenders.push((contender, label));
        }
        Ok(contenders)
    }

    /// Plays all games of a pair and prints a line about them.
    fn play_pair(&self, pair: [&Labelled; 2], context: &mut Context) -> Result<Tally, CliError> {
        let clock = context.clock;
        let began = clock();
        let tally = self.match_of(pair, context.knowledge, clock)?;
        let line = Sentence::new("cli-tournament-pair")
            .with("variant", &self.game.variant)
            .with("first", &pair[0].1)
            .with("second", &pair[1].1)
            .with("result", tally.words())
            .with(
                "time",
                format_args!("{:.1}", (clock() - began).as_secs_f64()),
            );
        writeln!(context.output, "{line}")?;
        context.output.flush()?;
        Ok(tally)
    }

    /// Plays the games of a pair; the tally is that of the first player.
    fn match_of(
        &self,
        pair: [&Labelled; 2],
        knowledge: &Knowledge,
        clock: Clock,
    ) -> Result<Tally, CliError> {
        let openings = self.openings();
        let seats = self.game.open(Vec::new(), self.seed)?.seats().len() as u64;
        let worker = || self.players(pair, knowledge);
        let play = |players: &mut [Box<dyn AnyThinker>; 2], game: u64| {
            let seating = Seating::of_game(game, self.alone.then_some(seats));
            let opening = if self.alone { game / seats } else { game / 2 };
            let seed = mix(self.seed ^ mix(opening));
            self.one_game(players, seating, seed, clock)
        };
        let mut tally = Tally::default();
        let bar = progress::bar(2 * openings, text("cli-progress-games"));
        let games = in_parallel(2 * openings, self.threads.count(), &bar, worker, play)?;
        bar.finish_and_clear();
        for both in games.chunks(2) {
            let ahead: i64 = both.iter().map(|(_, ahead)| ahead).sum();
            for (winner, _) in both {
                tally.add(winner.map(|winner| winner == 0));
            }
            tally.ahead += ahead;
            tally.squares += ahead * ahead;
        }
        Ok(tally)
    }
}

/// The points of each row against each column, and their sum.
fn table(
    labels: &[&str],
    against: &dyn Fn(usize, usize) -> Option<Tally>,
    output: &mut dyn Write,
) -> Result<(), CliError> {
    let width = labels
        .iter()
        .map(|label| label.chars().count())
        .max()
        .unwrap_or(0);
    write!(output, "{:width$}", "")?;
    for column in 1..=labels.len() {
        write!(output, "{column:>8}")?;
    }
    let (sum, percent) = (text("cli-tournament-sum"), text("cli-tournament-percent"));
    writeln!(output, "{sum:>8}{percent:>10}")?;
    for (row, label) in labels.iter().enumerate() {
        write!(output, "{label:width$}")?;
        let (mut points, mut games) = (0.0, 0);
        for column in 0..labels.len() {
            match against(row, column) {
                Some(tally) => {
                    points += tally.points();
                    games += tally.games();
                    write!(output, "{:>8}", tally.points())?;
                }
                None => write!(output, "{:>8}", "-")?,
            }
        }
        writeln!(
            output,
            "{points:>8}{:>10.1}",
            100.0 * points / games.max(1) as f64
        )?;
    }
    Ok(())
}
