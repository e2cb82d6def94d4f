//! `coffer ratings`: the ratings of the levels, from the results of tournaments between neighbours.

use std::collections::BTreeMap;
use std::io::BufRead;

use coffer_players::ratings::BASE;
use serde::Deserialize;

use super::context::Context;
use super::error::CliError;

/// The player before the first level.
const BASELINE: &str = "child";
/// The levels, weakest first.
const LEVELS: [&str; 5] = ["1", "2", "3", "4", "5"];

/// The last line of a tournament.
#[derive(Deserialize)]
struct Line {
    tournament: Results,
}

#[derive(Deserialize)]
struct Results {
    variant: String,
    pairs: Vec<Pair>,
}

/// How a level did against another player.
#[derive(Deserialize)]
struct Pair {
    level: String,
    against: String,
    result: Points,
}

#[derive(Clone, Copy, Deserialize)]
struct Points {
    points: f64,
    games: f64,
}

impl Points {
    /// The difference in Elo, as if each side had won one game more: otherwise there is none if one
    /// side won all of them.
    fn elo(self) -> f64 {
        400.0 * ((self.points + 1.0) / (self.games - self.points + 1.0)).log10()
    }
}

/// The pairs of each variant, of all its tournaments.
type Ladders = BTreeMap<String, BTreeMap<(String, String), Points>>;

fn ladders(input: &mut dyn BufRead) -> Result<Ladders, CliError> {
    let mut ladders = Ladders::new();
    for line in input.lines() {
        // The lines about single pairs and the table are for people.
        let Ok(Line { tournament }) = serde_json::from_str(&line?) else {
            continue;
        };
        let ladder = ladders.entry(tournament.variant).or_default();
        for pair in tournament.pairs {
            let none = Points {
                points: 0.0,
                games: 0.0,
            };
            let sum = ladder.entry((pair.level, pair.against)).or_insert(none);
            sum.points += pair.result.points;
            sum.games += pair.result.games;
        }
    }
    Ok(ladders)
}

/// The ratings of all levels; `None` if a pair of neighbours is missing.
fn ratings(ladder: &BTreeMap<(String, String), Points>) -> Option<[u16; 5]> {
    let step = |level: &str, against: &str| {
        let points = ladder.get(&(level.to_owned(), against.to_owned()))?;
        Some(points.elo())
    };
    let mut rating = f64::from(BASE) + step(LEVELS[0], BASELINE).unwrap_or(0.0);
    let mut ratings = [rating.round() as u16; 5];
    for at in 1..LEVELS.len() {
        rating += step(LEVELS[at], LEVELS[at - 1])?;
        ratings[at] = rating.round() as u16;
    }
    Some(ratings)
}

/// Prints the ratings of each variant whose levels all met their neighbours, as JSON.
pub(super) fn print(context: &mut Context) -> Result<(), CliError> {
    let ladders = ladders(context.input)?;
    let rated: Vec<String> = ladders
        .iter()
        .filter_map(|(variant, ladder)| {
            let ratings = ratings(ladder)?;
            Some(format!("  \"{variant}\": {ratings:?}"))
        })
        .collect();
    writeln!(context.output, "{{\n{}\n}}", rated.join(",\n"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_sums_of_differences() {
        let pair = |level: &str, against: &str, points: u32, games: u32| {
            format!(
                r#"{{"tournament":{{"variant":"draughts","pairs":[{{"level":"{level}",
                "against":"{against}","result":{{"points":{points},"games":{games}}}}}]}}}}"#
            )
            .replace('\n', " ")
        };
        let mut lines = vec!["a table".to_owned(), pair("1", "child", 49, 98)];
        let upward = [("2", "1"), ("3", "2"), ("4", "3"), ("5", "4")];
        for (level, against) in &upward[..3] {
            lines.push(pair(level, against, 9, 9));
        }
        let read = |lines: &[String]| {
            let text = lines.join("\n");
            let ladders = ladders(&mut text.as_bytes()).expect("lines");
            ladders.get("draughts").and_then(ratings)
        };
        assert_eq!(read(&lines), None, "nobody met Cromwell");
        lines.extend([pair("5", "4", 4, 8), pair("5", "4", 5, 10)]);
        assert_eq!(read(&lines), Some([1000, 1400, 1800, 2200, 2200]));
    }
}
