//! Fits the weights of [`tuned`] to games that the program plays against
//! itself.
//!
//! Games begin with some random moves and are played with few nodes a move. Each quiet position is
//! kept with the score of the search and the result of the game; the target is the mean of both, as
//! a probability of winning. The fit is a logistic regression by stochastic gradient descent with a
//! step size for each weight (AdaGrad). It uses only additions, multiplications, divisions and
//! square roots, which give the same results everywhere: the same arguments give the same file on
//! every machine.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use coffer_players::Clock;
use coffer_players::draughts::PlainEvaluator;
use coffer_players::knowledge::Knowledge;
use coffer_players::knowledge::draughts_weights as tuned;
use coffer_players::knowledge::draughts_weights::{
    ARRANGEMENTS, BLOCKS, NUMBERS, PATTERNS, Weights,
};
use coffer_players::search::{
    Evaluator, RepetitionHistory, Search, SearchOptions, TablebaseResult,
};
use coffer_players::tablebase::Tablebase;
use coffer_players::wdl_tablebase::WithTablebase;
use coffer_rules::draughts::board::{Board, Side, Square};
use coffer_rules::stable_hash::mix;
use coffer_texts::{Sentence, fill};

use super::games::{
    DECIDED, HELD_OUT_EVERY, ONE_SIDED, RANDOM_PLIES, TABLE_BYTES, TuneGames, play_games,
};
use super::regression::{EPOCHS, STEP, TRUST, score_scale, sigmoid};
use crate::error::CliError;

/// A position of a game.
#[derive(Clone, Copy, Debug)]
struct Sample {
    board: Board,
    /// The score of the search, for Black.
    score: i32,
    /// Points of Black: 0, 1/2 or 1.
    result: f64,
    /// Whether it is held out of the fit, to measure the error.
    held_out: bool,
}

/// Plies without progress after which a game counts as drawn.
const PLIES_WITHOUT_PROGRESS: u32 = 30;
/// The value of a man; scores are in hundredths of a man.
const MAN: f64 = 100.0;

/// Plays, fits and reports.
pub(super) fn fit_to_games(
    options: &TuneGames,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<Weights, CliError> {
    let tablebase = knowledge.draughts();
    let mut weights = Arc::new(Weights::by_hand());
    let mut samples = Vec::new();
    for round in 0..u64::from(options.rounds) {
        let began = clock();
        let seed = mix(options.seed ^ mix(round));
        let games = if round == 0 {
            play(PlainEvaluator, tablebase.as_ref(), seed, options)?
        } else {
            play(weights.clone(), tablebase.as_ref(), seed, options)?
        };
        let points: f64 = games
            .iter()
            .filter_map(|game| game.first())
            .map(|sample| sample.result)
            .sum();
        samples.extend(games.iter().flatten());
        let played = clock() - began;
        let mut fit = Fit::new(&samples);
        for _ in 0..EPOCHS {
            fit.pass(&samples);
        }
        weights = Arc::new(fit.weights());
        let error_of =
            |evaluate: &dyn Fn(&Sample) -> f64| format!("{:.6}", fit.error(&samples, evaluate));
        let seconds = |time: Duration| format!("{:.1}", time.as_secs_f64());
        let by_hand = |sample: &Sample| f64::from(for_black(&PlainEvaluator, &sample.board));
        let tuned = |sample: &Sample| fit.evaluate(&fit.features(&sample.board));
        let rounded = |sample: &Sample| f64::from(for_black(&weights, &sample.board));
        let line = Sentence::new("cli-tune-round")
            .with("round", round + 1)
            .with("games", games.len())
            .with("time", seconds(played))
            .with("points", points)
            .with("positions", samples.len())
            .with("k", fit.k)
            .with("by_hand", error_of(&by_hand))
            .with("tuned", error_of(&tuned))
            .with("rounded", error_of(&rounded))
            .with("total", seconds(clock() - began));
        writeln!(output, "{line}")?;
        output.flush()?;
    }
    let numbers = format!("{:?}", weights.numbers);
    writeln!(
        output,
        "{}",
        fill("cli-tune-numbers", &[("numbers", &numbers)])
    )?;
    Ok(Arc::unwrap_or_clone(weights))
}

/// The evaluation for Black.
fn for_black<E: Evaluator<Board>>(evaluator: &E, board: &Board) -> i32 {
    let score = evaluator.evaluate(board);
    if board.turn() == Side::Black {
        score
    } else {
        -score
    }
}

/// The games of a round.
fn play<E: Evaluator<Board> + Clone + Sync>(
    evaluator: E,
    tablebase: Option<&Arc<Tablebase>>,
    seed: u64,
    options: &TuneGames,
) -> Result<Vec<Vec<Sample>>, CliError> {
    play_games(options, |game| {
        // A new transposition table for each game: otherwise its contents would depend on the games
        // before.
        let evaluator = WithTablebase::new(evaluator.clone(), tablebase.cloned());
        let mut search = Search::new(evaluator, TABLE_BYTES);
        let held_out = game % HELD_OUT_EVERY == HELD_OUT_EVERY - 1;
        let (tablebase, seed) = (tablebase.map(Arc::as_ref), mix(seed ^ mix(game)));
        one_game(&mut search, tablebase, options.nodes, seed, held_out)
    })
}

fn one_game<E: Evaluator<Board>>(
    search: &mut Search<Board, E>,
    tablebase: Option<&Tablebase>,
    nodes: u64,
    seed: u64,
    held_out: bool,
) -> Vec<Sample> {
    let mut board = Board::START;
    let mut repetitions = RepetitionHistory::new(Some(80));
    let mut samples = Vec::new();
    let random = RANDOM_PLIES.0 + mix(seed) % RANDOM_PLIES.1;
    let mut ply = 0;
    let winner = loop {
        let moves = board.legal_moves();
        if moves.is_empty() {
            break Some(board.turn().other());
        }
        if let Some(known) = tablebase.and_then(|tablebase| tablebase.probe(&board)) {
            break match known {
                TablebaseResult::Win(_) => Some(board.turn()),
                TablebaseResult::Loss(_) => Some(board.turn().other()),
                TablebaseResult::Draw => None,
            };
        }
        if repetitions.since_progress() >= PLIES_WITHOUT_PROGRESS
            || repetitions.times(board.key()) >= 2
        {
            break None;
        }
        let mv = if ply < random {
            moves[(mix(seed ^ mix(ply + 1)) % moves.len() as u64) as usize]
        } else {
            let search_options = SearchOptions {
                nodes: Some(nodes),
                seed: mix(seed ^ ply),
                selective: true,
                ..SearchOptions::default()
            };
            let report = search.run(&board, repetitions.past(), &search_options, &mut || false);
            let Some(best) = report.best else { break None };
            let score = if board.turn() == Side::Black {
                report.score.0
            } else {
                -report.score.0
            };
            if score.abs() >= DECIDED {
                break Some(if score > 0 { Side::Black } else { Side::White });
            }
            if !board.must_capture() && score.abs() <= ONE_SIDED {
                samples.push(Sample {
                    board,
                    score,
                    result: 0.5,
                    held_out,
                });
            }
            best
        };
        repetitions.note(&board, mv);
        board = board.play(mv);
        ply += 1;
    };
    let result = match winner {
        Some(Side::Black) => 1.0,
        Some(Side::White) => 0.0,
        None => 0.5,
    };
    samples.iter_mut().for_each(|sample| sample.result = result);
    samples
}

/// Offsets in the vector of weights: patterns on a full board, patterns on an empty one; kings;
/// numbers; men by square on a full board, on an empty one. The last two are added to the patterns
/// in the end: they let the value of a square be learnt from all patterns at once.
const EMPTY: usize = PATTERNS;
const KINGS: usize = 2 * PATTERNS;
const NUMBER_WEIGHTS: usize = KINGS + 32;
const MEN: usize = NUMBER_WEIGHTS + NUMBERS;
const ALL: usize = MEN + 64;

/// The usual size of each number, by which its weight is scaled.
const USUAL: [f64; NUMBERS] = [1.0, 8.0, 24.0, 4.0, 12.0, 16.0, 1.0, 1.0, 1.0];

struct Fit {
    /// The score, in hundredths of a man, for which the probability of winning is `1 / (1 + 1/e)`.
    k: f64,
    weights: Vec<f64>,
    /// For each weight, the sum of its squared gradients so far.
    squared_gradients: Vec<f64>,
    order: Vec<usize>,
}

impl Fit {
    /// Begins with the hand-written weights; shuffles the positions.
    fn new(samples: &[Sample]) -> Fit {
        let mut weights = vec![0.0; ALL];
        for (at, &number) in tuned::BY_HAND.iter().enumerate() {
            weights[NUMBER_WEIGHTS + at] = f64::from(number) / 16.0 * USUAL[at];
        }
        let mut order: Vec<usize> = (0..samples.len())
            .filter(|&at| !samples[at].held_out)
            .collect();
        order.sort_by_key(|&at| mix(at as u64));
        let outcomes = samples.iter().map(|sample| (sample.score, sample.result));
        let k = score_scale(outcomes, 4..=60).unwrap_or(100.0);
        Fit {
            k,
            weights,
            squared_gradients: vec![0.0; ALL],
            order,
        }
    }

    /// The features of a position: offsets in the vector of weights, and values.
    fn features(&self, board: &Board) -> Vec<(usize, f64)> {
        let men = tuned::men(board);
        let full = f64::from(tuned::total(board)) / 24.0;
        let mut out = Vec::with_capacity(96);
        for (pattern, partner) in tuned::patterns(men) {
            for (at, sign) in [(pattern, 1.0), (partner, -1.0)] {
                out.push((at, sign * full));
                out.push((EMPTY + at, sign * (1.0 - full)));
            }
        }
        let [black, white] = tuned::kings(board);
        out.extend(black.map(|at| (KINGS + at, 1.0)));
        out.extend(white.map(|at| (KINGS + at, -1.0)));
        for (at, number) in tuned::numbers(board).into_iter().enumerate() {
            if number != 0 {
                out.push((NUMBER_WEIGHTS + at, f64::from(number) / USUAL[at]));
            }
        }
        for square in Square::all() {
            let Some(piece) = board.piece_at(square).filter(|piece| !piece.king) else {
                continue;
            };
            let (at, sign) = match piece.side {
                Side::Black => (square.index(), 1.0),
                Side::White => (31 - square.index(), -1.0),
            };
            out.push((MEN + at, sign * full));
            out.push((MEN + 32 + at, sign * (1.0 - full)));
            // The value of a man is fixed: it is the unit.
            out.push((ALL, sign));
        }
        out
    }

    /// The evaluation for Black.
    fn evaluate(&self, features: &[(usize, f64)]) -> f64 {
        features
            .iter()
            .map(|&(at, value)| self.weights.get(at).unwrap_or(&MAN) * value)
            .sum()
    }

    /// The target: the probability that Black wins.
    fn target(&self, sample: &Sample) -> f64 {
        (sigmoid(f64::from(sample.score) / self.k) + sample.result) / 2.0
    }

    fn pass(&mut self, samples: &[Sample]) {
        for i in 0..self.order.len() {
            let sample = &samples[self.order[i]];
            let features = self.features(&sample.board);
            let off = sigmoid(self.evaluate(&features) / self.k) - self.target(sample);
            for (at, value) in features {
                if at < ALL {
                    let gradient = off * value;
                    self.squared_gradients[at] += gradient * gradient;
                    self.weights[at] -=
                        STEP * gradient / (TRUST + self.squared_gradients[at]).sqrt();
                }
            }
        }
    }

    /// The mean square error of an evaluation for Black, over the held-out positions.
    fn error(&self, samples: &[Sample], evaluate: impl Fn(&Sample) -> f64) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for sample in samples.iter().filter(|sample| sample.held_out) {
            let off = sigmoid(evaluate(sample) / self.k) - self.target(sample);
            sum += off * off;
            count += 1.0;
        }
        sum / f64::max(count, 1.0)
    }

    /// The weights as integers, those of men by square added to the patterns.
    fn weights(&self) -> Weights {
        let byte = |weight: f64| weight.round().clamp(-127.0, 127.0) as i8;
        let mut out = Weights::by_hand();
        for (at, number) in out.numbers.iter_mut().enumerate() {
            *number = (self.weights[NUMBER_WEIGHTS + at] / USUAL[at] * 16.0)
                .round()
                .clamp(-30_000.0, 30_000.0) as i16;
        }
        for (at, king) in out.kings.iter_mut().enumerate() {
            *king = byte(self.weights[KINGS + at]);
        }
        // How often each square is in a block; the block in the middle is its own partner and
        // counts twice.
        let mut shares = [0.0; 32];
        for (one, other) in BLOCKS {
            for square in tuned::squares(one).into_iter().chain(tuned::squares(other)) {
                shares[square.index()] += 1.0;
            }
        }
        for (pair, &(block, _)) in BLOCKS.iter().enumerate() {
            let squares = tuned::squares(block);
            for arrangement in 0..ARRANGEMENTS {
                let mut weights = [
                    self.weights[pair * ARRANGEMENTS + arrangement],
                    self.weights[EMPTY + pair * ARRANGEMENTS + arrangement],
                ];
                let mut rest = arrangement;
                for square in squares {
                    let (at, sign) = match rest % 3 {
                        1 => (square.index(), 1.0),
                        2 => (31 - square.index(), -1.0),
                        _ => (0, 0.0),
                    };
                    rest /= 3;
                    let share = sign / shares[square.index()];
                    weights[0] += self.weights[MEN + at] * share;
                    weights[1] += self.weights[MEN + 32 + at] * share;
                }
                out.patterns[pair * ARRANGEMENTS + arrangement] = weights.map(byte);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::ThreadArgs;
    use coffer_players::system_clock;

    fn tuned(seed: u64, threads: u16) -> Vec<u8> {
        let options = TuneGames {
            games: 12,
            nodes: 150,
            rounds: 2,
            seed,
            threads: ThreadArgs { threads },
        };
        let weights = fit_to_games(
            &options,
            &mut Vec::new(),
            &Knowledge::default(),
            system_clock,
        )
        .expect("nothing fails");
        weights.to_bytes()
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let once = tuned(1, 1);
        assert!(tuned(1, 2) == once, "on any number of threads");
        assert!(tuned(2, 1) != once, "another seed, other games");
        assert!(
            once != Weights::by_hand().to_bytes(),
            "something was learnt"
        );
    }

    /// With integer weights of squares, kings and numbers the evaluation is that of the fit, but
    /// for rounding.
    #[test]
    fn the_weights_evaluate_as_the_fit_does() {
        let mut fit = Fit::new(&[]);
        for (at, weight) in fit.weights.iter_mut().enumerate().skip(KINGS) {
            *weight += (mix(at as u64) % 400) as f64 / 10.0 - 20.0;
        }
        let weights = fit.weights();
        let mut board = Board::START;
        for random in 0..40 {
            let moves = board.legal_moves();
            if moves.is_empty() {
                break;
            }
            let (exact, whole) = (
                fit.evaluate(&fit.features(&board)),
                for_black(&Arc::new(weights.clone()), &board),
            );
            assert!(
                (exact - f64::from(whole)).abs() < 12.0,
                "{exact} and {whole} in\n{board}"
            );
            board = board.play(moves[(mix(random) % moves.len() as u64) as usize]);
        }
    }
}
