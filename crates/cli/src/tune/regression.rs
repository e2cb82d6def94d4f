//! What the logistic regressions of the fits share.

use std::ops::RangeInclusive;

/// Passes of the fit over all positions.
pub(super) const EPOCHS: u32 = 12;
/// Size of the first steps, in hundredths of a man.
pub(super) const STEP: f64 = 3.0;
/// Sum of squared gradients at which the steps of a weight begin to get smaller.
pub(super) const TRUST: f64 = 8.0;

/// `1 / (1 + e^-x)`, from basic operations alone.
pub(super) fn sigmoid(x: f64) -> f64 {
    let mut power = 1.0 - x.clamp(-30.0, 30.0) / 4096.0;
    for _ in 0..12 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

/// The scale, in steps of ten, at which `sigmoid(score / scale)` comes nearest to the results of
/// these pairs of score and result.
pub(super) fn score_scale(
    outcomes: impl Iterator<Item = (i32, f64)> + Clone,
    steps: RangeInclusive<i32>,
) -> Option<f64> {
    let error_of = |scale: f64| -> f64 {
        let of = |(score, result): (i32, f64)| (sigmoid(f64::from(score) / scale) - result).powi(2);
        outcomes.clone().map(of).sum()
    };
    steps
        .map(|step| f64::from(step * 10))
        .min_by(|a, b| error_of(*a).total_cmp(&error_of(*b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sigmoid_is_one() {
        for (x, chance) in [
            (0.0, 0.5),
            (1.0, 0.731_06),
            (-2.0, 0.119_20),
            (50.0, 1.0),
            (-50.0, 0.0),
        ] {
            assert!((sigmoid(x) - chance).abs() < 2e-3, "{x}: {}", sigmoid(x));
        }
    }
}
