//! `coffer tournament`: everybody plays everybody, with a cross table.
//!
//! Each opening is played twice, with the colours exchanged. With four seats, those that face each
//! other are a team, and each deal is played twice, with the seats exchanged. With three seats, one
//! player has one seat and the other has two; the single seat changes from deal to deal, and each
//! deal is played again with the players exchanged. In games with points the mean lead of a seat is
//! reported too. Openings are random, so only the two games of an opening together are fair.
//! Budgets are limits in nodes, so the same seed gives the same table on every machine, unless the
//! players get a time for each move.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};

use super::args::{BudgetArgs, GameArgs, ThreadArgs};
use super::chance::let_chance_act;
use super::contender::Contender;
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::parallel::in_parallel;
use super::play::LONGEST_GAME;
use super::progress;
use super::seeds::move_seed;
use crate::players::knowledge::Knowledge;
use crate::players::search::mix;
use crate::players::thinker::{AnyThinker, Request};
use crate::players::{Budget, Clock};
use crate::rules::{AnyMatch, Turn};
use crate::texts::{Sentence, fill, text};

/// Random moves at the beginning of a game.
const RANDOM_PLIES: u64 = 3;

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
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[command(flatten)]
    budget: BudgetArgs,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    neighbours: bool,
    #[arg(long)]
    alone: bool,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// Wins, draws and losses of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// The sum of its leads in all games, in half points; 0 in games without points.
    pub ahead: i64,
    /// The sum of the squares of its leads, both games of an opening taken together.
    pub squares: i64,
}

impl Tally {
    /// Adds a result: whether this side won, or `None` for a draw.
    pub(super) fn add(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    const fn turned(self) -> Tally {
        Tally {
            won: self.lost,
            drawn: self.drawn,
            lost: self.won,
            ahead: -self.ahead,
            squares: self.squares,
        }
    }

    /// The mean lead in a game, in points, and half the width of its 95 % interval; `None` in games
    /// without points. The luck of the deal cancels out in the two games of an opening, so these
    /// are one sample.
    fn ahead(self) -> Option<(f64, f64)> {
        const Z: f64 = 1.959_964;
        let openings = (self.games() as f64 / 2.0).max(1.0);
        let mean = self.ahead as f64 / openings;
        let variance = (self.squares as f64 / openings - mean * mean).max(0.0);
        // Two games of half points each.
        (self.squares > 0).then(|| (mean / 4.0, Z * (variance / openings).sqrt() / 4.0))
    }

    const fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// A win is a point, a draw half of one.
    fn points(self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The share of the possible points, from 0 to 1.
    fn share(self) -> f64 {
        self.points() / self.games().max(1) as f64
    }

    /// The 95 % interval of the share by Wilson, as if every game had a winner. Draws make the true
    /// interval narrower.
    fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let (n, p) = (self.games().max(1) as f64, self.share());
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        (
            ((middle - half) / whole).max(0.0),
            ((middle + half) / whole).min(1.0),
        )
    }

    /// In words: points, percent, and the difference in Elo with its interval.
    pub(super) fn words(self) -> String {
        let (low, high) = self.interval();
        let result = Sentence::new("cli-tournament-result")
            .with("points", self.points())
            .with("games", self.games())
            .with("percent", format_args!("{:.1}", 100.0 * self.share()))
            .with("won", self.won)
            .with("drawn", self.drawn)
            .with("lost", self.lost)
            .with("elo", elo_words(self.share(), low, high));
        match self.ahead() {
            None => result.to_string(),
            Some((mean, half)) => Sentence::new("cli-tournament-lead")
                .with("result", result)
                .with("points", format_args!("{mean:+.1}"))
                .with("half", format_args!("{half:.1}"))
                .to_string(),
        }
    }

    pub(super) fn json(self) -> Value {
        let (low, high) = self.interval();
        json!({
            "points": self.points(),
            "games": self.games(),
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "elo": elo(self.share()).map(f64::round),
            "elo_low": elo(low).map(f64::round),
            "elo_high": elo(high).map(f64::round),
            "ahead": self.ahead().map(|(mean, _)| mean),
        })
    }
}

/// The Elo difference for a share of the points; `None` if it is infinite.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// The Elo difference in words, with its interval. If one side won every game there is none, and
/// the bound of the interval says all that the games tell.
fn elo_words(share: f64, low: f64, high: f64) -> String {
    let number = |share: f64| elo(share).map_or_else(String::new, |elo| format!("{elo:+.0}"));
    let key = match elo(share) {
        Some(_) => "cli-tournament-elo",
        None if share > 0.5 => "cli-tournament-elo_or_more",
        None => "cli-tournament-elo_or_less",
    };
    let values = [
        ("elo", number(share)),
        ("low", number(low)),
        ("high", number(high)),
    ];
    let values = values
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    fill(key, &values)
}

/// A player and its label.
type Labelled = (Contender, String);

impl Tournament {
    /// Plays the tournament, a line for each pair, then the table; the last line is JSON.
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let contenders = self.contenders(context.knowledge)?;
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
        if !(2..=4).contains(&seats) {
            return Err(CliError::NoPairs(seats));
        }
        let mut contenders = Vec::with_capacity(self.levels.len());
        for level in self.levels.iter().map(|level| level.trim()) {
            let contender = Contender::read(&self.game.variant, level)?;
            let label = match &contender {
                Contender::Courtier(who) => format!("{level} ({who})"),
                Contender::Random | Contender::Baseline | Contender::PlayerProfile(..) => {
                    level.to_owned()
                }
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
        let (openings, limit) = (self.games.div_ceil(2), self.limit());
        let seats = self.game.open(Vec::new(), self.seed)?.seats().len() as u64;
        let player =
            |(contender, label): &Labelled| contender.player(&self.game.variant, label, knowledge);
        let worker = || Ok([player(pair[0])?, player(pair[1])?]);
        let play = |players: &mut [Box<dyn AnyThinker>; 2], game: u64| {
            let seating = Seating::of_game(game, self.alone.then_some(seats));
            let opening = if self.alone { game / seats } else { game / 2 };
            let seed = mix(self.seed ^ mix(opening));
            one_game(&self.game, players, seating, seed, limit, clock)
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

/// Which player has which seat.
#[derive(Clone, Copy, Debug)]
struct Seating {
    /// The players are exchanged: the second of them has the first move, or the single seat.
    turned: bool,
    /// The single seat, if there are three seats or one player sits against all others.
    alone: usize,
    /// The first player has the single seat, whatever the number of seats.
    against_all: bool,
}

impl Seating {
    /// The seating of a game. With `alone`, the number of seats, the first player has each seat in
    /// turn, against the second one in all others.
    const fn of_game(game: u64, alone: Option<u64>) -> Seating {
        match alone {
            Some(seats) => Seating {
                turned: false,
                alone: (game % seats) as usize,
                against_all: true,
            },
            None => Seating {
                turned: game % 2 == 1,
                alone: (game / 2 % 3) as usize,
                against_all: false,
            },
        }
    }

    /// The player (0 or 1) that has this one of `seats` seats.
    fn player(self, seat: usize, seats: usize) -> usize {
        let other = if seats == 3 || self.against_all {
            seat != self.alone
        } else {
            seat % 2 == 1
        };
        usize::from(other ^ self.turned)
    }

    /// The lead of the first player in half points: the difference of the mean scores of both
    /// players' seats.
    fn ahead(self, scores: &[i32]) -> i64 {
        let mean = |player: usize| {
            let own = (0..scores.len()).filter(|seat| self.player(*seat, scores.len()) == player);
            let own: Vec<i64> = own.map(|seat| i64::from(scores[seat])).collect();
            2 * own.iter().sum::<i64>() / own.len().max(1) as i64
        };
        mean(0) - mean(1)
    }
}

/// Plays one game. Returns the player that won and the lead of the first player in half points,
/// which is 0 in games without points.
fn one_game(
    args: &GameArgs,
    players: &mut [Box<dyn AnyThinker>; 2],
    seating: Seating,
    seed: u64,
    limit: Budget,
    clock: Clock,
) -> Result<(Option<usize>, i64), CliError> {
    let mut game = opening(args, seed)?;
    let seats = game.seats().len();
    loop {
        let_chance_act(&mut *game);
        let seat = match game.turn() {
            Turn::Seat(seat) if game.ply() < LONGEST_GAME => seat,
            Turn::Over(outcome) => {
                // Partners win together.
                let mut winners = outcome
                    .winners
                    .iter()
                    .map(|seat| seating.player(seat.index(), seats));
                let first = winners.next();
                let together = winners.all(|player| Some(player) == first);
                return Ok((first.filter(|_| together), seating.ahead(&outcome.scores)));
            }
            Turn::Seat(_) | Turn::Chance => return Ok((None, 0)),
        };
        let player = &mut players[seating.player(seat.index(), seats)];
        let own = player.budget().nodes;
        let budget = Budget {
            nodes: own.into_iter().chain(limit.nodes).min(),
            time: limit.time,
        };
        let request = Request::new(Some(budget), move_seed(seed, game.ply()), clock);
        let best = player
            .think(&*game, &request)
            .and_then(|thought| thought.best)
            .ok_or(CliError::NoAnswer(seat.0))?;
        game.play(&best).map_err(CliError::Position)?;
    }
}

/// A game after some random moves, or after the deal if chance moves first. If the game is already
/// over, other moves are tried.
fn opening(args: &GameArgs, seed: u64) -> Result<Box<dyn AnyMatch>, CliError> {
    let mut random = seed;
    loop {
        let mut game = args.open(Vec::new(), seed)?;
        if game.turn() == Turn::Chance {
            let_chance_act(&mut *game);
            return Ok(game);
        }
        let begun = game.turn().outcome().is_some();
        for _ in 0..RANDOM_PLIES {
            random = mix(random);
            let mut legal = game.legal();
            if legal.is_empty() {
                break;
            }
            let chosen = legal.swap_remove((random % legal.len() as u64) as usize);
            game.play(&chosen).map_err(CliError::Position)?;
            let_chance_act(&mut *game);
        }
        if begun || game.turn().outcome().is_none() {
            return Ok(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SV-12: with three seats one player has the single seat and the other has two, and then they
    /// change; leads are per seat.
    #[test]
    fn with_three_seats_one_sits_alone() {
        let players = |turned, alone| {
            [0, 1, 2].map(|seat| {
                Seating {
                    turned,
                    alone,
                    against_all: false,
                }
                .player(seat, 3)
            })
        };
        assert_eq!(players(false, 0), [0, 1, 1]);
        assert_eq!(players(true, 0), [1, 0, 0]);
        assert_eq!(players(false, 2), [1, 1, 0]);
        let seating = Seating {
            turned: true,
            alone: 1,
            against_all: false,
        };
        assert_eq!(seating.ahead(&[20, 30, 25]), -15);
        assert_eq!(
            [0, 1, 2, 3].map(|seat| seating.player(seat, 4)),
            [1, 0, 1, 0]
        );
        assert_eq!(seating.ahead(&[30, 20, 30, 20]), -20);
    }

    fn tally(won: u64, drawn: u64, lost: u64) -> Tally {
        Tally {
            won,
            drawn,
            lost,
            ..Tally::default()
        }
    }

    #[test]
    fn elo_follows_from_the_points() {
        let rounded =
            |won, drawn, lost| elo(tally(won, drawn, lost).share()).map(|elo| elo.round() as i64);
        assert_eq!(rounded(50, 0, 50), Some(0));
        assert_eq!(rounded(30, 70, 0), Some(108));
        assert_eq!(rounded(10, 0, 1), Some(400));
        assert_eq!(rounded(0, 20, 80), Some(-382));
        assert_eq!(rounded(7, 0, 0), None);
        assert_eq!(elo_words(0.75, 0.5, 0.9), "Elo +191 (+0 to +382)");
        assert!(tally(4, 0, 0).words().ends_with("Elo +7 or more"));
        assert!(tally(0, 0, 4).words().ends_with("Elo -7 or less"));
    }

    /// Wilson's interval for 65 of 100 is 0.5526 to 0.7364, for 10 of 10 from 0.7225 on.
    #[test]
    fn intervals_are_those_of_the_book() {
        let near = |found: (f64, f64), low: f64, high: f64| {
            assert!(
                (found.0 - low).abs() < 5e-4 && (found.1 - high).abs() < 5e-4,
                "{found:?}"
            );
        };
        near(tally(65, 0, 35).interval(), 0.5526, 0.7364);
        near(tally(50, 30, 20).interval(), 0.5526, 0.7364);
        near(tally(10, 0, 0).interval(), 0.7225, 1.0);
        near(tally(0, 0, 10).interval(), 0.0, 0.2775);
    }

    #[test]
    fn a_tally_counts_for_both_sides() {
        let mut one = Tally::default();
        for won in [Some(true), None, Some(false), Some(true)] {
            one.add(won);
        }
        assert_eq!((one, one.turned()), (tally(2, 1, 1), tally(1, 1, 2)));
        assert!((one.points() + one.turned().points() - one.games() as f64).abs() < f64::EPSILON);
        assert_eq!(one.json()["points"], 2.5);
    }
}
