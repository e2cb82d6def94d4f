//! `coffer ratings`: the ratings of the courtiers, from the results of tournaments between neighbours.

use std::collections::BTreeMap;
use std::io::BufRead;

use coffer_players::ratings::BASE;
use coffer_rules::Strength;
use serde::Deserialize;

use super::context::Context;
use super::error::CliError;

/// The player before the first strength.
const BASELINE: &str = "child";

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

/// How a player did against another one.
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

/// The ratings of all strengths; `None` if a pair of neighbours is missing.
fn ratings(ladder: &BTreeMap<(String, String), Points>) -> Option<[u16; Strength::STEPS]> {
    let step = |level: &str, against: &str| {
        let points = ladder.get(&(level.to_owned(), against.to_owned()))?;
        Some(points.elo())
    };
    let names: Vec<String> = Strength::all()
        .map(|strength| strength.to_string())
        .collect();
    let mut rating = f64::from(BASE) + step(names.first()?, BASELINE).unwrap_or(0.0);
    let mut ratings = [rating.round() as u16; Strength::STEPS];
    for (pair, place) in names.windows(2).zip(&mut ratings[1..]) {
        rating += step(&pair[1], &pair[0])?;
        *place = rating.round() as u16;
    }
    Some(ratings)
}

/// Prints the ratings of each variant whose courtiers all met their neighbours, as JSON.
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
        let names: Vec<String> = Strength::all()
            .map(|strength| strength.to_string())
            .collect();
        let mut lines = vec!["a table".to_owned(), pair("1-", "child", 49, 98)];
        for upward in names[..14].windows(2) {
            lines.push(pair(&upward[1], &upward[0], 9, 9));
        }
        let read = |lines: &[String]| {
            let text = lines.join("\n");
            let ladders = ladders(&mut text.as_bytes()).expect("lines");
            ladders.get("draughts").and_then(ratings)
        };
        assert_eq!(read(&lines), None, "nobody met Cromwell in earnest");
        lines.extend([pair("5+", "5", 4, 8), pair("5+", "5", 5, 10)]);
        let mut expected = [1000; Strength::STEPS];
        for (place, rating) in expected.iter_mut().enumerate() {
            *rating += 400 * place.min(13) as u16;
        }
        assert_eq!(read(&lines), Some(expected));
    }
}
