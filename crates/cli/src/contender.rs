//! Computer players as named on the command line: a level, a level with changes, or a player that
//! others are measured against.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use coffer_players::grades::Grade;
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::{Courtier, FAR_SIGHT, GREEDY, PlayerProfile, UnknownCourtier};
use coffer_players::thinker::{AnyThinker, AtRandom};
use coffer_players::{Budget, thinker};
use coffer_rules::{Occupant, Strength};
use coffer_texts::text;

use super::engine::MOST_THREADS;
use super::error::CliError;
use super::program::Program;

/// The greatest depth of a change, in plies.
const DEEPEST: u32 = 100;
/// The greatest blunder rate of a change, in percent.
const MOST_BLUNDERS: u32 = 1_000;
/// The greatest preference of a change for a piece, in hundredths of a man.
const A_MAN: i32 = 100;
/// The greatest error or contempt of a change, in hundredths of a man.
const TEN_MEN: i32 = 1_000;

/// A computer player as it is named on the command line.
#[derive(Clone, Debug)]
pub(super) enum Contender {
    Random,
    /// The baseline player of the game.
    Baseline,
    /// A player of one game that courtiers are measured against, by name.
    Opponent(String),
    Courtier(Strength),
    /// A player between two levels.
    Graded(Grade),
    /// A profile that no courtier has, and a file of knowledge for it alone.
    PlayerProfile(PlayerProfile, Option<Arc<[u8]>>),
    /// A courtier of another build of this program.
    Program(Courtier, PathBuf),
}

impl Contender {
    /// The occupant in a record: a courtier by level, any other player by the label.
    pub fn occupant(&self, label: &str) -> Occupant {
        match self {
            Contender::Random => Occupant::Random,
            Contender::Courtier(strength) => Occupant::Courtier(*strength),
            Contender::Baseline
            | Contender::Opponent(_)
            | Contender::Graded(_)
            | Contender::PlayerProfile(..)
            | Contender::Program(..) => Occupant::Person(label.to_owned()),
        }
    }

    /// Reads `random`, `child`, a player that only this game has, `greedy`, a level with its effort, such
    /// as `3`, `3-` or `3+`, a grade such as `2.35`, or a level or `greedy` with changes: `5/book=off/depth=9`. The last change may be `weights=FILE`, or the only one `program=FILE`.
    pub fn read(variant: &str, text: &str) -> Result<Contender, CliError> {
        match text {
            "random" => return Ok(Contender::Random),
            "child" => return Ok(Contender::Baseline),
            _ if thinker::opponent(variant, text).is_some() => {
                return Ok(Contender::Opponent(text.to_owned()));
            }
            _ => {}
        }
        if let Ok(grade) = text.parse() {
            return Ok(Contender::Graded(grade));
        }
        if let Some((name, path)) = text.split_once("/program=") {
            return Ok(Contender::Program(name.parse()?, path.into()));
        }
        let (text, file) = match text.split_once("/weights=") {
            Some((text, file)) => (text, Some(read_knowledge(Path::new(file))?)),
            None => (text, None),
        };
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default();
        let mut changes = parts.peekable();
        let mut profile = if name == "greedy" {
            GREEDY
        } else {
            if changes.peek().is_none() && file.is_none() {
                return Ok(Contender::Courtier(read_strength(name)?));
            }
            let who: Courtier = name.parse()?;
            thinker::profile(variant, who)
                .ok_or_else(|| CliError::NoProfile(variant.to_owned(), text.to_owned()))?
        };
        for change in changes {
            let (name, value) = change
                .split_once('=')
                .ok_or_else(|| CliError::Option(change.to_owned()))?;
            set(&mut profile, name, value).ok_or_else(|| CliError::Change(change.to_owned()))?;
        }
        Ok(Contender::PlayerProfile(profile, file))
    }

    pub fn player(
        &self,
        variant: &str,
        label: &str,
        knowledge: &Knowledge,
    ) -> Result<Box<dyn AnyThinker>, CliError> {
        let nobody = || CliError::NoProfile(variant.to_owned(), label.to_owned());
        match self {
            Contender::Random => Ok(Box::new(AtRandom)),
            Contender::Baseline => thinker::baseline(variant).ok_or_else(nobody),
            Contender::Opponent(name) => thinker::opponent(variant, name).ok_or_else(nobody),
            Contender::Courtier(strength) => courtier_of(variant, *strength, knowledge),
            Contender::Graded(grade) => {
                thinker::graded(variant, *grade, knowledge).ok_or_else(nobody)
            }
            Contender::PlayerProfile(profile, file) => {
                let own;
                let knowledge = match file {
                    Some(file) => {
                        own = knowledge_with(knowledge, file)?;
                        &own
                    }
                    None => knowledge,
                };
                thinker::with_profile(variant, profile, knowledge).ok_or_else(nobody)
            }
            Contender::Program(who, path) => Ok(Box::new(Program::start(path, who.level())?)),
        }
    }
}

/// The file's bytes.
pub(super) fn read_knowledge(file: &Path) -> Result<Arc<[u8]>, CliError> {
    let bytes = fs::read(file).map_err(|error| CliError::File(file.to_owned(), error))?;
    Ok(bytes.into())
}

/// The knowledge with that of one more file.
pub(super) fn knowledge_with(knowledge: &Knowledge, file: &[u8]) -> Result<Knowledge, CliError> {
    let mut knowledge = knowledge.clone();
    knowledge.learn(file)?;
    Ok(knowledge)
}

/// Sets the named value of the profile; `None` if there is no such name or the value is out of
/// range.
fn set(profile: &mut PlayerProfile, name: &str, value: &str) -> Option<()> {
    fn number<T: FromStr + PartialOrd>(
        to: &mut T,
        value: &str,
        range: RangeInclusive<T>,
    ) -> Option<()> {
        *to = value.parse().ok().filter(|number| range.contains(number))?;
        Some(())
    }
    let switch = |to: &mut bool| {
        *to = match value {
            "on" => true,
            "off" => false,
            _ => return None,
        };
        Some(())
    };
    match name {
        "depth" => number(&mut profile.depth, value, 1..=DEEPEST),
        "nodes" => {
            let nodes = value.parse().ok().filter(|&nodes| nodes > 0)?;
            profile.budget = Budget::nodes(nodes);
            Some(())
        }
        "threads" => {
            let threads = value.parse().ok();
            profile.threads = threads.filter(|threads| (1..=MOST_THREADS).contains(threads))?;
            Some(())
        }
        "one_ply_rate" => number(&mut profile.one_ply_rate, value, 0..=100),
        "blunder_rate" => number(&mut profile.blunder_rate, value, 0..=MOST_BLUNDERS),
        "contempt" => number(&mut profile.contempt, value, 0..=TEN_MEN),
        "sight" => number(&mut profile.sight, value, 1..=FAR_SIGHT),
        "evaluation_noise" => number(&mut profile.evaluation_noise, value, 0..=TEN_MEN),
        "root_noise" => number(&mut profile.root_noise, value, 0..=TEN_MEN),
        "forward" => number(&mut profile.style.forward, value, -A_MAN..=A_MAN),
        "rim" => number(&mut profile.style.rim, value, -A_MAN..=A_MAN),
        "centre" => number(&mut profile.style.centre, value, -A_MAN..=A_MAN),
        "company" => number(&mut profile.style.company, value, -A_MAN..=A_MAN),
        "trade" => number(&mut profile.style.trade, value, -A_MAN..=A_MAN),
        "daring" => number(&mut profile.style.daring, value, -A_MAN..=A_MAN),
        "quiescence" => switch(&mut profile.quiescence),
        "network" => switch(&mut profile.network),
        "tuned" => switch(&mut profile.tuned),
        "endings" => switch(&mut profile.endings),
        "book" => switch(&mut profile.book),
        _ => None,
    }
}

/// Reads a strength: a level, and perhaps `-` or `+`.
///
/// # Errors
/// When nobody has this level.
pub(super) fn read_strength(text: &str) -> Result<Strength, CliError> {
    let strength = text.trim().parse().ok();
    let known = strength.filter(|strength: &Strength| Occupant::LEVELS.contains(&strength.level));
    known.ok_or_else(|| UnknownCourtier::Nobody(text.to_owned()).into())
}

/// The player of a whole level, as programs ask for it: always as strong as the level can be.
///
/// # Errors
/// When nobody has this level, or plays this variant at it.
pub(super) fn courtier_of_level(
    variant: &str,
    level: u8,
    knowledge: &Knowledge,
) -> Result<Box<dyn AnyThinker>, CliError> {
    let courtier =
        Courtier::of_level(level).ok_or_else(|| UnknownCourtier::Nobody(level.to_string()))?;
    let player = thinker::courtier(variant, courtier, knowledge);
    player.ok_or_else(|| nobody_plays(variant, level))
}

/// The courtier who plays a variant this strongly.
///
/// # Errors
/// When nobody plays this variant at the level.
pub(super) fn courtier_of(
    variant: &str,
    strength: Strength,
    knowledge: &Knowledge,
) -> Result<Box<dyn AnyThinker>, CliError> {
    let player = thinker::graded(variant, Grade::of(variant, strength), knowledge);
    player.ok_or_else(|| nobody_plays(variant, strength.level))
}

fn nobody_plays(variant: &str, level: u8) -> CliError {
    CliError::NobodyPlays {
        variant: variant.to_owned(),
        level,
        known: known_levels(variant),
    }
}

/// The levels of a variant and who plays them, as a list in words.
fn known_levels(variant: &str) -> String {
    let levels: Vec<String> = thinker::courtiers(variant)
        .map(|who| format!("{} ({who})", who.level()))
        .collect();
    if levels.is_empty() {
        text("cli-nobody").to_owned()
    } else {
        levels.join(text("list-comma"))
    }
}

#[cfg(test)]
mod tests {
    use coffer_rules::Effort;

    use super::*;

    #[test]
    fn a_level_may_have_an_effort_or_a_part() {
        let read = |text: &str| Contender::read("draughts", text);
        for strength in Strength::all() {
            let text = strength.to_string();
            let Ok(Contender::Courtier(who)) = read(&text) else {
                panic!("{text}");
            };
            assert_eq!(who, strength);
        }
        assert!(
            matches!(read("2.35"), Ok(Contender::Graded(grade)) if grade.to_string() == "2.35")
        );
        let earnest = Occupant::Courtier(Strength::new(3, Effort::Earnest));
        let contender = read("3+").expect("a courtier");
        assert_eq!(contender.occupant("3+"), earnest);
        for text in ["0", "6+", "3++", "+", "5.50", "2.5"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
