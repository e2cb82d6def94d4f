//! A sequential probability ratio test: games are played until it is clear whether the later player
//! is stronger than the earlier one by `elo0` or by `elo1`.
//!
//! A sample is an opening, played twice with the colours exchanged, so that its advantage cancels
//! out. The log-likelihood ratio is that of normally distributed samples with the variance found.
//! Every opening is a line of JSON in the file that `--lines` names; the same command goes on from
//! there.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::tally::{Z, elo};
use crate::error::CliError;

/// Each of both errors is made at most this often.
const ERROR_RATE: f64 = 0.05;

/// Arguments of the sequential test.
#[derive(Debug, Args)]
pub(super) struct SprtArgs {
    #[arg(long)]
    pub sprt: bool,
    #[arg(
        long,
        default_value_t = 0.0,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    pub elo0: f64,
    #[arg(
        long,
        default_value_t = 5.0,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    pub elo1: f64,
    #[arg(long, value_name = "FILE", requires = "sprt")]
    pub lines: Option<PathBuf>,
}

/// Two games of an opening: whether the later player won each, or `None` for a draw.
pub(super) type BothGames = [Option<bool>; 2];

/// The openings played so far, and what they show.
#[derive(Debug)]
pub(super) struct Sprt {
    /// The scores in question, from 0 to 1.
    scores: [f64; 2],
    /// How many openings brought 0, 1/2, 1, 3/2 and 2 points.
    counts: [u64; 5],
    played: Vec<u64>,
    lines: Option<File>,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Stronger by `elo0` at most.
    Rejected,
    /// Stronger by `elo1` at least.
    Accepted,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// A test that goes on from the lines in its file. `game` describes the match; a file of another
    /// match is refused.
    pub fn new(args: &SprtArgs, game: &Value) -> Result<Sprt, CliError> {
        let score = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let mut sprt = Sprt {
            scores: [score(args.elo0), score(args.elo1)],
            counts: [0; 5],
            played: Vec::new(),
            lines: None,
        };
        if let Some(path) = &args.lines {
            let failed = |error| CliError::File(path.clone(), error);
            sprt.read(path, game)?;
            let file = OpenOptions::new().create(true).append(true).open(path);
            let mut file = file.map_err(failed)?;
            if file.metadata().map_err(failed)?.len() == 0 {
                writeln!(file, "{}", json!({ "match": game })).map_err(failed)?;
            }
            sprt.lines = Some(file);
        }
        Ok(sprt)
    }

    /// Reads the lines of an earlier run, if there are any.
    fn read(&mut self, path: &Path, game: &Value) -> Result<(), CliError> {
        let failed = |error| CliError::File(path.to_owned(), error);
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(failed(error)),
        };
        for (number, line) in BufReader::new(file).lines().enumerate() {
            let line: Value = serde_json::from_str(&line.map_err(failed)?).unwrap_or_default();
            if number == 0 {
                if line["match"] != *game {
                    return Err(CliError::OtherMatch(path.to_owned()));
                }
            } else if let (Some(opening), Some(won)) =
                (line["opening"].as_u64(), both(&line["won"]))
            {
                self.add(opening, won);
            }
        }
        Ok(())
    }

    /// Whether this opening has been played.
    pub fn has(&self, opening: u64) -> bool {
        self.played.contains(&opening)
    }

    fn add(&mut self, opening: u64, won: BothGames) {
        let points = won.map(|won| won.map_or(1, |won| 2 * usize::from(won)));
        self.counts[points[0] + points[1]] += 1;
        self.played.push(opening);
    }

    /// Adds an opening, and writes its line. After the verdict nothing counts any more: an opening that
    /// another thread was still playing could take the verdict back.
    pub fn note(&mut self, opening: u64, won: BothGames) -> io::Result<()> {
        if self.verdict() != Verdict::Open {
            return Ok(());
        }
        self.add(opening, won);
        match &mut self.lines {
            Some(file) => writeln!(file, "{}", json!({ "opening": opening, "won": won })),
            None => Ok(()),
        }
    }

    /// The number of openings, and the mean and variance of their scores from 0 to 1.
    fn moments(&self) -> (f64, f64, f64) {
        // A tenth of an opening of each kind, so that a few equal results decide nothing.
        let counts = self.counts.map(|count| count as f64 + 0.1);
        let score = |points: usize| points as f64 / 4.0;
        let openings: f64 = counts.iter().sum();
        let all = || counts.iter().enumerate();
        let mean = all()
            .map(|(points, count)| count * score(points))
            .sum::<f64>()
            / openings;
        let off = |points| (score(points) - mean).powi(2);
        let variance = all()
            .map(|(points, count)| count * off(points))
            .sum::<f64>()
            / openings;
        (openings, mean, variance)
    }

    /// The log-likelihood ratio.
    fn ratio(&self) -> f64 {
        let (openings, mean, variance) = self.moments();
        let [low, high] = self.scores;
        openings * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    pub fn verdict(&self) -> Verdict {
        let bound = bound();
        match self.ratio() {
            ratio if ratio >= bound => Verdict::Accepted,
            ratio if ratio <= -bound => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }

    /// All that is known, as JSON.
    pub fn json(&self) -> Value {
        let (openings, mean, variance) = self.moments();
        let half = Z * (variance / openings).sqrt();
        let rounded = |share: f64| elo(share).map(|elo| (elo * 10.0).round() / 10.0);
        json!({
            "openings": self.counts.iter().sum::<u64>(),
            "by_points": self.counts,
            "percent": (mean * 1000.0).round() / 10.0,
            "elo": rounded(mean),
            "elo_low": rounded(mean - half),
            "elo_high": rounded(mean + half),
            "ratio": (self.ratio() * 100.0).round() / 100.0,
            "verdict": self.verdict().name(),
        })
    }
}

impl Verdict {
    const fn name(self) -> &'static str {
        match self {
            Verdict::Rejected => "rejected",
            Verdict::Accepted => "accepted",
            Verdict::Open => "open",
        }
    }

    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Verdict::Rejected => "cli-tournament-rejected",
            Verdict::Accepted => "cli-tournament-accepted",
            Verdict::Open => "cli-tournament-open",
        }
    }
}

/// The ratio at which the test ends.
fn bound() -> f64 {
    ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
}

/// Two results as in a line; `None` if they are something else.
fn both(won: &Value) -> Option<BothGames> {
    let one = |won: &Value| match won {
        Value::Null => Some(None),
        won => won.as_bool().map(Some),
    };
    match won.as_array()?.as_slice() {
        [first, second] => Some([one(first)?, one(second)?]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(counts: [u64; 5]) -> Sprt {
        let args = SprtArgs {
            sprt: true,
            elo0: 0.0,
            elo1: 5.0,
            lines: None,
        };
        let sprt = Sprt::new(&args, &Value::Null).expect("no file");
        Sprt { counts, ..sprt }
    }

    #[test]
    fn the_test_ends_when_enough_is_known() {
        assert_eq!(test([0; 5]).verdict(), Verdict::Open);
        assert_eq!(test([0, 0, 0, 0, 1]).verdict(), Verdict::Open);
        assert_eq!(test([5, 10, 70, 10, 5]).verdict(), Verdict::Open);
        assert_eq!(test([50, 400, 4000, 600, 100]).verdict(), Verdict::Accepted);
        assert_eq!(test([100, 600, 4000, 400, 50]).verdict(), Verdict::Rejected);
    }

    #[test]
    fn nothing_counts_after_the_verdict() {
        let mut decided = test([50, 400, 4000, 600, 100]);
        for opening in 0..1000 {
            decided.note(opening, [Some(false); 2]).expect("no file");
        }
        assert_eq!(decided.verdict(), Verdict::Accepted);
        assert_eq!(decided.counts, [50, 400, 4000, 600, 100]);
        let mut open = test([5, 10, 70, 10, 5]);
        open.note(0, [Some(false); 2]).expect("no file");
        assert_eq!(open.counts, [6, 10, 70, 10, 5]);
    }

    /// 1,000 openings of which a tenth bring half a point more: 0.525 on average.
    #[test]
    fn the_ratio_is_that_of_the_book() {
        let ratio = test([0, 0, 900, 100, 0]).ratio();
        let (low, high) = (0.5, 1.0 / (1.0 + 10_f64.powf(-5.0 / 400.0)));
        let expected = 1000.0 * (high - low) * (2.0 * 0.525 - low - high) / (2.0 * 0.005_625);
        assert!(
            (ratio - expected).abs() < 0.02 * expected,
            "{ratio} {expected}"
        );
    }

    #[test]
    fn lines_come_back() {
        let won: BothGames = [Some(true), None];
        let line = json!({ "opening": 3, "won": won });
        assert_eq!(both(&line["won"]), Some(won));
        assert_eq!(both(&json!([1, 2])), None);
        assert_eq!(both(&json!([true])), None);
    }
}
