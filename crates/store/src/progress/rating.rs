//! How strong a person is at a game, by Glicko-2, on the scale of the courtiers.

use coffer_players::ratings::BASE;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How sure the ratings of the courtiers are: the deviation of what was measured, in points.
const MEASURED: f64 = 30.0;
/// The deviation of somebody of whom nothing is known, and the least that is reached, in points.
const UNKNOWN: f64 = 350.0;
const SURE: f64 = 40.0;
/// The highest rating that is believed.
const HIGHEST: f64 = 5000.0;
/// By how many deviations 95 of 100 ratings are off at most.
const NINETY_FIVE: f64 = 1.96;

/// A person's rating at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonRating {
    /// In hundredths of a point.
    rating: u32,
    /// In hundredths of a point.
    deviation: u32,
    /// In millionths.
    volatility: u32,
}

impl Default for PersonRating {
    fn default() -> Self {
        Self::of(Glicko2Rating {
            rating: f64::from(BASE),
            deviation: UNKNOWN,
            ..Glicko2Rating::new()
        })
    }
}

impl PersonRating {
    fn of(rating: Glicko2Rating) -> Self {
        Self {
            rating: (rating.rating.clamp(0.0, HIGHEST) * 100.0).round() as u32,
            deviation: (rating.deviation.clamp(SURE, UNKNOWN) * 100.0).round() as u32,
            volatility: (rating.volatility.clamp(0.01, 0.2) * 1e6).round() as u32,
        }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: f64::from(self.rating) / 100.0,
            deviation: f64::from(self.deviation) / 100.0,
            volatility: f64::from(self.volatility) / 1e6,
        }
    }

    /// The rating, in points.
    pub fn points(self) -> u16 {
        self.glicko().rating.round() as u16
    }

    /// Half of the interval in which the rating lies with 95 percent, in points.
    pub fn error(self) -> u16 {
        (NINETY_FIVE * self.glicko().deviation).round() as u16
    }

    /// The rating after a match against a courtier with this rating.
    pub(super) fn after(self, opponent: u16, outcome: Outcomes) -> Self {
        let opponent = Glicko2Rating {
            rating: f64::from(opponent),
            deviation: MEASURED,
            ..Glicko2Rating::new()
        };
        let (own, _) = glicko2(&self.glicko(), &opponent, &outcome, &Glicko2Config::new());
        Self::of(own)
    }

    /// The one of two of which more is known; of two that are as sure the lower one.
    pub(super) fn surer(self, other: Self) -> Self {
        let order = |one: &Self| (one.deviation, one.rating, one.volatility);
        if order(&other) < order(&self) {
            other
        } else {
            self
        }
    }

    /// Corrects a rating from a file.
    pub(super) fn sane(self) -> Self {
        Self::of(self.glicko())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who wins half of their matches against a strength comes to have its rating, whatever it is,
    /// and the error becomes smaller.
    #[test]
    fn whoever_wins_half_is_as_strong() {
        for opponent in [900, 1_600, 2_800] {
            let mut own = PersonRating::default();
            let unsure = own.error();
            for game in 0..60 {
                let outcome = if game % 2 == 0 {
                    Outcomes::WIN
                } else {
                    Outcomes::LOSS
                };
                own = own.after(opponent, outcome);
            }
            assert!(own.points().abs_diff(opponent) <= 60, "{opponent}: {own:?}");
            assert!(own.error() < unsure / 3, "{own:?}");
        }
    }

    #[test]
    fn a_win_lifts_and_a_loss_lowers_it() {
        let own = PersonRating::default();
        let [won, drawn, lost] = [Outcomes::WIN, Outcomes::DRAW, Outcomes::LOSS]
            .map(|end| own.after(1_000, end).points());
        assert!(
            won > drawn && drawn == own.points() && lost < drawn,
            "{won} {drawn} {lost}"
        );
        assert!(own.after(2_000, Outcomes::WIN).points() > won);
    }

    #[test]
    fn nonsense_from_a_file_becomes_a_rating() {
        let nonsense = PersonRating {
            rating: u32::MAX,
            deviation: 0,
            volatility: u32::MAX,
        };
        let sane = nonsense.sane();
        assert_eq!((sane.points(), sane.sane()), (5_000, sane));
        assert!(sane.after(1_000, Outcomes::LOSS).points() < 5_000);
        assert_eq!(sane.surer(PersonRating::default()), sane);
    }
}
