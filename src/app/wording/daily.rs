//! How the daily puzzle went, in words that give nothing away.

use crate::app::wording::times;
use crate::levels::library::LevelLibrary;
use crate::store::daily::DailyRun;
use crate::store::progress::Progress;
use crate::texts::{fill, plural, text};

/// The length of a streak of days in words.
pub fn streak(days: &DailyRun, today: u64) -> String {
    plural(
        "today-days",
        days.days(today).try_into().unwrap_or(usize::MAX),
    )
}

/// What to tell others of a family's puzzle of today: the game, the date, the mistakes and the streak.
/// The error is a sentence.
pub fn result(
    levels: &LevelLibrary,
    progress: &Progress,
    family: &str,
    today: u64,
) -> Result<String, String> {
    let days = progress.daily_of(family);
    let puzzle = levels.of_the_day(family, today);
    let Some(puzzle) = puzzle.filter(|_| days.is_solved(today)) else {
        return Err(text("today-not_solved").to_owned());
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
}
