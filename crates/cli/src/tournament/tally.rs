//! Points and the differences in Elo that they show.

use coffer_texts::{Sentence, fill};
use serde_json::{Value, json};

/// Half of a 95 % interval, in standard deviations.
pub(super) const Z: f64 = 1.959_964;

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

    pub const fn turned(self) -> Tally {
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
        let openings = (self.games() as f64 / 2.0).max(1.0);
        let mean = self.ahead as f64 / openings;
        let variance = (self.squares as f64 / openings - mean * mean).max(0.0);
        // Two games of half points each.
        (self.squares > 0).then(|| (mean / 4.0, Z * (variance / openings).sqrt() / 4.0))
    }

    pub const fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// A win is a point, a draw half of one.
    pub fn points(self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The share of the possible points, from 0 to 1.
    fn share(self) -> f64 {
        self.points() / self.games().max(1) as f64
    }

    /// The 95 % interval of the share by Wilson, as if every game had a winner. Draws make the true
    /// interval narrower.
    fn interval(self) -> (f64, f64) {
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
pub(super) fn elo(share: f64) -> Option<f64> {
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
#[cfg(test)]
mod tests {
    use super::*;

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
