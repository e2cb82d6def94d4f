//! How the daily puzzle went, in words that give nothing away.

use crate::app::wording::{people, times};
use crate::levels::library::LevelLibrary;
use crate::players::levels::Courtier;
use crate::rules::Occupant;
use crate::store::daily::{DailyRun, DealResult};
use crate::store::progress::Progress;
use crate::texts::{Sentence, fill, plural, text};

/// The length of a streak of days in words.
pub fn streak(days: &DailyRun, today: u64) -> String {
    plural(
        "today-days",
        days.days(today).try_into().unwrap_or(usize::MAX),
    )
}

/// What to tell others of a family's puzzle of today: the game, the date, the mistakes and the streak.
/// The error says why not.
pub fn result(
    levels: &LevelLibrary,
    progress: &Progress,
    family: &str,
    today: u64,
) -> Result<String, Sentence> {
    let days = progress.daily_of(family);
    let puzzle = levels.of_the_day(family, today);
    let Some(puzzle) = puzzle.filter(|_| days.is_solved(today)) else {
        return Err(Sentence::new("today-not_solved"));
    };
    let game = format!("{}-name", puzzle.variant());
    let mistakes = progress.daily_mistakes(family, today);
    let mistakes = plural("today-mistakes", mistakes.try_into().unwrap_or(usize::MAX));
    let values = [
        ("game", text(&game)),
        ("date", &times::full_date(today)),
        ("mistakes", &mistakes),
        ("days", &streak(days, today)),
    ];
    Ok(fill("today-result", &values))
}

/// The points in a deal of the day: the player's, and the courtiers' at the same seat as far as they
/// have played it. Empty before the player has.
pub fn deal_points(deal: &DealResult) -> Vec<String> {
    let Some(own) = deal.own else {
        return Vec::new();
    };
    let points = |key: &str, name: &str, points: i32| {
        fill(key, &[("name", name), ("points", &points.to_string())])
    };
    let of = |(courtier, n): (Courtier, &i32)| {
        let name = people::name(&Occupant::courtier(courtier.level()));
        points("today-deal_of", &name, *n)
    };
    let courtiers: Vec<String> = Courtier::ALL
        .into_iter()
        .zip(&deal.courtiers)
        .map(of)
        .collect();
    let mut lines = vec![points("today-deal_own", "", own)];
    if !courtiers.is_empty() {
        let courtiers = courtiers.join(text("list-comma"));
        lines.push(fill("today-deal_courtiers", &[("courtiers", &courtiers)]));
    }
    lines
}

/// What to tell others of the deal of the day of a game: the game, the date, the points, and how many
/// courtiers had fewer. The error says why not.
pub fn deal_result(progress: &Progress, variant: &str, today: u64) -> Result<String, Sentence> {
    let deal = progress.deal(variant, today);
    let Some(own) = deal.own else {
        return Err(Sentence::new("today-not_played"));
    };
    let game = format!("{variant}-name");
    let better = deal
        .courtiers
        .iter()
        .filter(|points| **points < own)
        .count();
    let points = Sentence::new("today-deal_points").with("n", own);
    let values = [
        ("game", text(&game)),
        ("date", &times::full_date(today)),
        ("points", &points.to_string()),
        ("better", &plural("today-deal_better", better)),
        ("days", &streak(progress.deal_days(variant), today)),
    ];
    Ok(fill("today-deal_result", &values))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever reads it knows how it went, and nothing of the puzzle but its game.
    #[test]
    fn the_text_to_share_gives_nothing_away() {
        let levels = LevelLibrary::built_in();
        let mut progress = Progress::default();
        let today = 20_514;
        let told = |progress: &Progress| result(&levels, progress, "six_wives", today);
        assert!(told(&progress).is_err());
        progress.set_daily_solved("six_wives", today - 1);
        progress.add_daily_mistakes("six_wives", today, 1);
        progress.add_daily_mistakes("six_wives", today, 1);
        progress.set_daily_solved("six_wives", today);
        progress.add_daily_mistakes("six_wives", today, 1);
        let lines = [
            "King’s Coffer: The Six Wives, 2 March 2026",
            "Daily puzzle solved with two mistakes",
            "2 days in a row",
        ];
        assert_eq!(told(&progress), Ok(lines.join("\n")));
    }

    #[test]
    fn a_deal_tells_the_points_and_how_many_courtiers_had_fewer() {
        let mut progress = Progress::default();
        let today = 20_514;
        let told = |progress: &Progress| deal_result(progress, "cromwell", today);
        assert!(
            told(&progress).is_err() && deal_points(&progress.deal("cromwell", today)).is_empty()
        );
        for points in [9, 11, -1, 14] {
            progress.add_to_deal("cromwell", today, points);
        }
        assert!(progress.record_deal("cromwell", today, 11));
        assert!(!progress.record_deal("cromwell", today, 50), "only once");
        let lines = [
            "King’s Coffer: Cromwell, 2 March 2026",
            "Deal of the day: 11 points, more than two of the courtiers",
            "1 day",
        ];
        assert_eq!(told(&progress), Ok(lines.join("\n")));
        let points = deal_points(&progress.deal("cromwell", today));
        assert_eq!(points[0], "Your points: 11");
        assert!(points[1].ends_with("Thomas More 14"), "{points:?}");
    }
}
