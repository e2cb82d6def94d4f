//! Fits the weights of Queen's Guard and Bloody Queen, for each rule set to its own games.
//!
//! Games are played as for draughts. Many are drawn by sides that wait for each other, which says
//! nothing about their positions, so only games with a winner are kept, and of these the end. Half of the games of Queen's Guard begin
//! with the free set-up, so that positions differ more. The evaluation is a sum of weights, so the
//! fit is a logistic regression that begins with the weights set by hand.

use std::io::Write;
use std::sync::Arc;

use coffer_players::Clock;
use coffer_players::knowledge::queens_guard_network::NetworksByGame;
use coffer_players::knowledge::queens_guard_weights::{COUNT, WeightSets, Weights};
use coffer_players::levels::StyleWeights;
use coffer_players::queens_guard::QueensGuardEvaluator;
use coffer_players::queens_guard::evaluation::for_each_term;
use coffer_players::search::{RepetitionHistory, Search, SearchOptions};
use coffer_rules::queens_guard::board::{Board, Options, Side};
use coffer_rules::stable_hash::mix;
use coffer_texts::{Sentence, fill};

use super::games::{
    DECIDED, HELD_OUT_EVERY, ONE_SIDED, RANDOM_PLIES, TABLE_BYTES, TuneGames, play_games,
};
use super::regression::{EPOCHS, STEP, TRUST, score_scale, sigmoid};
use crate::error::CliError;

/// The options of the rule sets, in the order of [`WeightSets`].
const RULE_SETS: [Options; 3] = {
    let classic = Options {
        bloody: false,
        free: false,
        trapper: false,
    };
    [
        classic,
        Options {
            trapper: true,
            ..classic
        },
        Options {
            bloody: true,
            ..classic
        },
    ]
};

/// Plies without progress after which a game counts as drawn, and plies altogether.
const PLIES_WITHOUT_PROGRESS: u32 = 60;
const LONGEST_GAME: u32 = 1200;
/// The positions that are kept of a game, its last ones: earlier ones have little to do with how it
/// ended.
const KEPT: usize = 120;

/// A position of a game.
#[derive(Clone, Copy, Debug)]
struct Sample {
    /// How often each weight counts for Light.
    terms: [i8; COUNT],
    /// The score of the search, for Light.
    score: i32,
    /// Points of Light: 0 or 1.
    result: f64,
    /// Whether it is held out of the fit, to measure the error.
    held_out: bool,
}

/// Plays, fits and reports.
pub(super) fn fit_to_games(
    options: &TuneGames,
    output: &mut dyn Write,
    clock: Clock,
) -> Result<WeightSets, CliError> {
    let mut sets = WeightSets::default();
    for rules in RULE_SETS {
        let mut samples = Vec::new();
        for round in 0..u64::from(options.rounds) {
            let began = clock();
            let seed = mix(options.seed ^ mix(round));
            let games = play(rules, &sets, seed, options)?;
            let first = games.iter().filter_map(|game| game.first());
            let points: f64 = first.map(|sample| sample.result).sum();
            samples.extend(games.iter().flatten());
            let played = clock() - began;
            let by_hand = *WeightSets::default().of(rules);
            let mut fit = Fit::new(&by_hand, &samples);
            for _ in 0..EPOCHS {
                fit.pass(&samples);
            }
            let rounded = fit.rounded();
            sets.0[WeightSets::index(rules)] = rounded;
            let error = |weights: &[f64; COUNT]| format!("{:.6}", fit.error(&samples, weights));
            let line = Sentence::new("cli-tune-round")
                .with("round", round + 1)
                .with("games", games.len())
                .with("time", format!("{:.1}", played.as_secs_f64()))
                .with("points", points)
                .with("positions", samples.len())
                .with("k", fit.k)
                .with("by_hand", error(&by_hand.map(f64::from)))
                .with("tuned", error(&fit.weights))
                .with("rounded", error(&rounded.map(f64::from)))
                .with("total", format!("{:.1}", (clock() - began).as_secs_f64()));
            writeln!(output, "{line}")?;
            output.flush()?;
        }
        let numbers = format!("{:?}", sets.of(rules));
        let line = fill("cli-tune-numbers", &[("numbers", &numbers)]);
        writeln!(output, "{line}")?;
    }
    Ok(sets)
}

/// The games of a round.
fn play(
    rules: Options,
    weights: &WeightSets,
    seed: u64,
    options: &TuneGames,
) -> Result<Vec<Vec<Sample>>, CliError> {
    let weights = Arc::new(weights.clone());
    play_games(options, |game| {
        let evaluator = QueensGuardEvaluator::new(
            weights.clone(),
            NetworksByGame::default(),
            StyleWeights::PLAIN,
        );
        // A new transposition table for each game: otherwise its contents would depend on the games
        // before.
        let mut search = Search::new(evaluator, TABLE_BYTES);
        let start = Board::start(Options {
            free: !rules.bloody && game % 2 == 1,
            ..rules
        });
        let held_out = game / 2 % HELD_OUT_EVERY == HELD_OUT_EVERY - 1;
        let seed = mix(seed ^ mix(game));
        one_game(&mut search, start, options.nodes, seed, held_out)
    })
}

fn one_game(
    search: &mut Search<Board, QueensGuardEvaluator>,
    mut board: Board,
    nodes: u64,
    seed: u64,
    held_out: bool,
) -> Vec<Sample> {
    let mut repetitions = RepetitionHistory::new(None);
    let mut samples = Vec::new();
    let random = RANDOM_PLIES.0 + mix(seed) % RANDOM_PLIES.1;
    let (mut ply, mut quiet) = (0, 0);
    let winner = loop {
        if let Some((winner, _)) = board.decided() {
            break Some(winner);
        }
        let drawn = quiet >= PLIES_WITHOUT_PROGRESS || repetitions.times(board.key()) >= 2;
        if drawn || ply >= LONGEST_GAME {
            break None;
        }
        let luck = mix(seed ^ mix(u64::from(ply) + 1));
        let mv = if u64::from(ply) < random {
            let moves = board.moves();
            moves[(luck % moves.len() as u64) as usize]
        } else {
            let search_options = SearchOptions {
                nodes: Some(nodes),
                seed: luck,
                ..SearchOptions::default()
            };
            let report = search.run(&board, repetitions.past(), &search_options, &mut || false);
            let Some(best) = report.best else { break None };
            let score = report.score.0 * sign(board.actor());
            if score.abs() >= DECIDED {
                break Some(if score > 0 { Side::Light } else { Side::Dark });
            }
            if !board.placing() && board.unresolved().is_none() && score.abs() <= ONE_SIDED {
                samples.push(Sample {
                    terms: terms(&board),
                    score,
                    result: 0.5,
                    held_out,
                });
            }
            best
        };
        repetitions.note(&board, mv);
        quiet = if board.is_progress(mv) { 0 } else { quiet + 1 };
        board = board.play(mv);
        ply += 1;
    };
    let Some(winner) = winner else {
        return Vec::new();
    };
    samples.drain(..samples.len().saturating_sub(KEPT));
    let result = f64::from(1 + sign(winner)) / 2.0;
    samples.iter_mut().for_each(|sample| sample.result = result);
    samples
}

/// 1 for Light, -1 for Dark.
const fn sign(side: Side) -> i32 {
    match side {
        Side::Light => 1,
        Side::Dark => -1,
    }
}

/// How often each weight counts for Light.
fn terms(board: &Board) -> [i8; COUNT] {
    let mut terms = [0; COUNT];
    let sign = sign(board.actor());
    for_each_term(board, true, |at, times| terms[at] += (times * sign) as i8);
    terms
}

/// The sum of the weights of a position, for Light.
fn evaluate(weights: &[f64; COUNT], terms: &[i8; COUNT]) -> f64 {
    let products = weights.iter().zip(terms);
    products
        .map(|(weight, &times)| weight * f64::from(times))
        .sum()
}

struct Fit {
    /// The score for which the probability of winning is `1 / (1 + 1/e)`.
    k: f64,
    weights: [f64; COUNT],
    /// For each weight, the sum of its squared gradients so far.
    squared_gradients: [f64; COUNT],
    order: Vec<usize>,
}

impl Fit {
    /// Begins with these weights; shuffles the positions.
    fn new(weights: &Weights, samples: &[Sample]) -> Fit {
        let fitted = |at: &usize| !samples[*at].held_out;
        let mut order: Vec<usize> = (0..samples.len()).filter(fitted).collect();
        order.sort_by_key(|&at| mix(at as u64));
        let outcomes = samples.iter().map(|sample| (sample.score, sample.result));
        let k = score_scale(outcomes, 4..=100).unwrap_or(200.0);
        Fit {
            k,
            weights: weights.map(f64::from),
            squared_gradients: [0.0; COUNT],
            order,
        }
    }

    /// The target: the probability that Light wins.
    fn target(&self, sample: &Sample) -> f64 {
        (sigmoid(f64::from(sample.score) / self.k) + sample.result) / 2.0
    }

    fn pass(&mut self, samples: &[Sample]) {
        for i in 0..self.order.len() {
            let sample = &samples[self.order[i]];
            let now = sigmoid(evaluate(&self.weights, &sample.terms) / self.k);
            let off = now - self.target(sample);
            for (at, &times) in sample.terms.iter().enumerate().filter(|(_, n)| **n != 0) {
                let gradient = off * f64::from(times);
                self.squared_gradients[at] += gradient * gradient;
                self.weights[at] -= STEP * gradient / (TRUST + self.squared_gradients[at]).sqrt();
            }
        }
    }

    /// The mean square error of these weights, over the held-out positions.
    fn error(&self, samples: &[Sample], weights: &[f64; COUNT]) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for sample in samples.iter().filter(|sample| sample.held_out) {
            let off = sigmoid(evaluate(weights, &sample.terms) / self.k) - self.target(sample);
            sum += off * off;
            count += 1.0;
        }
        sum / f64::max(count, 1.0)
    }

    /// The weights as integers.
    fn rounded(&self) -> Weights {
        self.weights
            .map(|weight| weight.round().clamp(-3_000.0, 3_000.0) as i16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::ThreadArgs;
    use coffer_players::search::Evaluator;
    use coffer_players::system_clock;

    fn tuned(seed: u64, threads: u16) -> WeightSets {
        let options = TuneGames {
            games: 4,
            nodes: 100,
            rounds: 2,
            seed,
            threads: ThreadArgs { threads },
        };
        fit_to_games(&options, &mut Vec::new(), system_clock).expect("nothing fails")
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let once = tuned(1, 1);
        assert_eq!(tuned(1, 2), once, "on any number of threads");
        // So short games have a winner in Bloody Queen only.
        let by_hand = WeightSets::default();
        assert_ne!(once.0[2], by_hand.0[2], "something was learnt");
    }

    /// The terms of a position, weighted, are its evaluation.
    #[test]
    fn the_terms_add_up_to_the_evaluation() {
        let evaluator = QueensGuardEvaluator::default();
        for (game, rules) in RULE_SETS.into_iter().enumerate() {
            let mut board = Board::start(rules);
            for ply in 0..200 {
                let moves = board.moves();
                if moves.is_empty() {
                    break;
                }
                let weights = WeightSets::default().of(rules).map(f64::from);
                let sum = evaluate(&weights, &terms(&board)) * f64::from(sign(board.actor()));
                let whole = f64::from(evaluator.evaluate(&board));
                assert!((sum - whole).abs() < 1e-9, "{sum} {whole} {board:?}");
                let luck = mix(ply + 1000 * game as u64);
                board = board.play(moves[(luck % moves.len() as u64) as usize]);
            }
        }
    }
}
