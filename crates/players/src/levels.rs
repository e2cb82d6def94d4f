//! The five levels of the courtiers, how each of them thinks, and the characters that play them.
//!
//! A level is data: a courtier's [`PlayerProfile`], or at cards that of the game. Weak players are weak
//! because of a low depth and what they overlook, forget and prefer; none of them plays at random.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use coffer_rules::Occupant;
use coffer_rules::stable_hash::mix;
use coffer_texts::Sentence;
use thiserror::Error;

use super::Budget;

/// The strength of a computer player, named after its default [`Character`], weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Courtier {
    /// The fool: level 1.
    WillSomers,
    /// The maid of honour: level 2.
    Katherine,
    /// The duke: level 3.
    CharlesBrandon,
    /// The scholar: level 4.
    ThomasMore,
    /// The minister: level 5.
    ThomasCromwell,
}

/// The character shown as the player, independent of the strength: several characters may share a
/// level. A record names one by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// The key of the portrait and of the texts.
    pub key: &'static str,
    /// The display name.
    pub name: &'static str,
    /// The level, which determines how the character thinks.
    pub level: Courtier,
}

/// All characters, beginning with the default one of each level, weakest first.
pub const CHARACTERS: [Character; 15] = [
    Character::new("will", "Will Somers", Courtier::WillSomers),
    Character::new("kath", "Katherine", Courtier::Katherine),
    Character::new("bran", "Charles Brandon", Courtier::CharlesBrandon),
    Character::new("more", "Thomas More", Courtier::ThomasMore),
    Character::new("crom", "Thomas Cromwell", Courtier::ThomasCromwell),
    Character::new("jane", "Jane Foole", Courtier::WillSomers),
    Character::new("patch", "Patch", Courtier::WillSomers),
    Character::new("basset", "Anne Basset", Courtier::Katherine),
    Character::new("douglas", "Margaret Douglas", Courtier::Katherine),
    Character::new("wyatt", "Thomas Wyatt", Courtier::CharlesBrandon),
    Character::new("bryan", "Francis Bryan", Courtier::CharlesBrandon),
    Character::new("holbein", "Hans Holbein", Courtier::ThomasMore),
    Character::new("erasmus", "Erasmus", Courtier::ThomasMore),
    Character::new("wolsey", "Thomas Wolsey", Courtier::ThomasCromwell),
    Character::new("gardiner", "Stephen Gardiner", Courtier::ThomasCromwell),
];

impl Character {
    const fn new(key: &'static str, name: &'static str, level: Courtier) -> Character {
        Character { key, name, level }
    }

    /// The character that plays a level in a match: the one that the record names (see
    /// [`Match::face`](coffer_rules::Match::face)), or the default one if no known character of
    /// this level is named.
    #[must_use]
    pub fn at(level: Courtier, face: Option<&str>) -> &'static Character {
        let named = |who: &&Character| Some(who.key) == face && who.level == level;
        CHARACTERS.iter().find(named).unwrap_or(level.usual())
    }

    /// The characters at a table, by seat; `None` for a seat without a courtier. `faces` are the
    /// keys that the record names, by seat, where it names any. The other courtiers get the
    /// characters of their level that no seat has yet, in the order of the seats; when all of a
    /// level are seated, they begin again.
    #[must_use]
    pub fn seated(seats: &[Occupant], faces: &[Option<&str>]) -> Vec<Option<&'static Character>> {
        let level = |who: &Occupant| match who {
            Occupant::Courtier(strength) => Courtier::of_level(strength.level),
            Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
        };
        let named = |seat: usize, who: &Occupant| {
            let face = faces.get(seat).copied().flatten()?;
            let character = Character::at(level(who)?, Some(face));
            (character.key == face).then_some(character)
        };
        let mut seated: Vec<Option<&'static Character>> = (0..)
            .zip(seats)
            .map(|(seat, who)| named(seat, who))
            .collect();
        for (seat, who) in seats.iter().enumerate() {
            if let Some(level) = level(who).filter(|_| seated[seat].is_none()) {
                seated[seat] = Some(level.least_seated(&seated));
            }
        }
        seated
    }
}

/// The error for a level or courtier that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownCourtier {
    /// The text does not name a level.
    #[error("{}", Sentence::new("players-no_level").with("level", .0))]
    Nobody(String),
}

impl Courtier {
    /// All five, weakest first.
    pub const ALL: [Courtier; 5] = [
        Courtier::WillSomers,
        Courtier::Katherine,
        Courtier::CharlesBrandon,
        Courtier::ThomasMore,
        Courtier::ThomasCromwell,
    ];

    /// The level, 1 to 5.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8 + 1
    }

    /// The courtier of this level, 1 to 5; `None` for any other.
    #[must_use]
    pub fn of_level(level: u8) -> Option<Courtier> {
        Courtier::ALL
            .get(usize::from(level).checked_sub(1)?)
            .copied()
    }

    /// The display name of the level's default character.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.usual().name
    }

    /// The default character of this level.
    #[must_use]
    pub const fn usual(self) -> &'static Character {
        &CHARACTERS[self as usize]
    }

    /// The first character of this level that has the fewest of these seats.
    fn least_seated(self, seated: &[Option<&'static Character>]) -> &'static Character {
        let seats = |who: &&Character| {
            let same = seated.iter().flatten().filter(|other| other.key == who.key);
            same.count()
        };
        let own = CHARACTERS.iter().filter(|who| who.level == self);
        own.min_by_key(seats).unwrap_or(self.usual())
    }

    /// The courtier's profile for board games.
    #[must_use]
    pub const fn profile(self) -> Option<&'static PlayerProfile> {
        Some(match self {
            Courtier::WillSomers => &WILL_SOMERS,
            Courtier::Katherine => &KATHERINE,
            Courtier::CharlesBrandon => &CHARLES_BRANDON,
            Courtier::ThomasMore => &THOMAS_MORE,
            Courtier::ThomasCromwell => &THOMAS_CROMWELL,
        })
    }

    /// The courtiers that can play, weakest first.
    pub fn at_the_table() -> impl Iterator<Item = Courtier> {
        Courtier::ALL
            .into_iter()
            .filter(|courtier| courtier.profile().is_some())
    }
}

impl fmt::Display for Courtier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Parses a level, `1` to `5`.
impl FromStr for Courtier {
    type Err = UnknownCourtier;

    fn from_str(text: &str) -> Result<Courtier, UnknownCourtier> {
        text.trim()
            .parse()
            .ok()
            .and_then(Courtier::of_level)
            .ok_or_else(|| UnknownCourtier::Nobody(text.to_owned()))
    }
}

/// Style preferences of a player, added to the evaluation, in hundredths of a man per piece. All of
/// them are about its own pieces unless stated otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StyleWeights {
    /// For every row that a man has advanced.
    pub forward: i32,
    /// For a piece on the rim.
    pub rim: i32,
    /// For a piece in the centre.
    pub centre: i32,
    /// For a piece supported by another of its own from behind.
    pub company: i32,
    /// For every piece of either side that has been captured.
    pub trade: i32,
    /// For every opposing piece that could capture one of its own.
    pub daring: i32,
}

impl StyleWeights {
    /// No preferences.
    pub const PLAIN: StyleWeights = StyleWeights {
        forward: 0,
        rim: 0,
        centre: 0,
        company: 0,
        trade: 0,
        daring: 0,
    };

    /// The same temperament for a game in which pieces are to be lost: a bold player keeps them
    /// there, and exchanges are neutral.
    #[must_use]
    pub const fn turned(self) -> StyleWeights {
        StyleWeights {
            trade: 0,
            daring: -self.daring,
            ..self
        }
    }
}

/// A sight that sees the whole of every board.
pub const FAR_SIGHT: u8 = 18;

/// How a player thinks: search depth, accuracy, blunder rates and style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerProfile {
    /// The maximum search depth, in plies.
    pub depth: u32,
    /// The default budget for a move.
    pub budget: Budget,
    /// The threads of a search that is not limited by nodes alone, if the request does not ask for
    /// more.
    pub threads: usize,
    /// The size of the transposition table, in bytes.
    pub table_bytes: usize,
    /// Whether it uses quiescence search; without it a player misses what happens just beyond the
    /// horizon.
    pub quiescence: bool,
    /// The evaluation noise: the largest error of an evaluation, in hundredths of a man.
    pub evaluation_noise: i32,
    /// The root noise: roughly how much worse than the best a move may be and still be played, in
    /// hundredths of a man.
    pub root_noise: i32,
    /// The percentage of moves chosen with a one-ply search.
    pub one_ply_rate: u32,
    /// The blunder rate: how often, in percent, a capture right after its own move is overlooked, if
    /// it lies [`USUAL_STEPS`](super::search::USUAL_STEPS) from the moves considered; twice that a ply
    /// later or at twice the distance, and so on. Above 100 only what lies near is noticed at all.
    pub blunder_rate: u32,
    /// Contempt: how much worse than an even position a draw by repetition or without progress is for
    /// it, in hundredths of a man.
    pub contempt: i32,
    /// The steps that it sees, in games that count them: what is farther away is no farther for it.
    pub sight: u8,
    /// The style preferences.
    pub style: StyleWeights,
    /// Whether it evaluates with the tuned weights if the game has them, otherwise with hand-set
    /// ones.
    pub tuned: bool,
    /// Whether it evaluates with the trained networks if the game has them.
    pub network: bool,
    /// Whether it uses the tablebases if the game has them.
    pub endings: bool,
    /// Whether it uses the opening book if the game has one.
    pub book: bool,
}

/// Sees his own move, and of the replies a few that capture right beside it. Runs forward and along
/// the edges, and offers men for the fun of it.
const WILL_SOMERS: PlayerProfile = PlayerProfile {
    depth: 1,
    budget: Budget::nodes(2_000),
    threads: 1,
    table_bytes: 1 << 16,
    quiescence: true,
    evaluation_noise: 40,
    root_noise: 60,
    one_ply_rate: 0,
    blunder_rate: 150,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights {
        forward: 12,
        rim: 10,
        daring: 10,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    network: false,
    endings: false,
    book: false,
};

/// Usually sees the reply to her move and her next move. Keeps her men together and back, and gives
/// nothing away that she sees.
const KATHERINE: PlayerProfile = PlayerProfile {
    depth: 3,
    budget: Budget::nodes(20_000),
    threads: 1,
    table_bytes: 1 << 18,
    quiescence: true,
    evaluation_noise: 12,
    root_noise: 12,
    one_ply_rate: 6,
    blunder_rate: 5,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights {
        forward: -2,
        company: 6,
        trade: -4,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    network: false,
    endings: false,
    book: false,
};

/// Attacks in the centre and exchanges when he can; may overlook anything that takes longer than an
/// exchange.
const CHARLES_BRANDON: PlayerProfile = PlayerProfile {
    depth: 6,
    budget: Budget::nodes(100_000),
    threads: 1,
    table_bytes: 1 << 20,
    quiescence: true,
    evaluation_noise: 6,
    root_noise: 4,
    one_ply_rate: 1,
    blunder_rate: 1,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights {
        forward: 1,
        centre: 4,
        trade: 5,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    network: false,
    endings: false,
    book: false,
};

/// Overlooks nothing within his depth; varies a little between nearly equal moves.
const THOMAS_MORE: PlayerProfile = PlayerProfile {
    depth: 8,
    budget: Budget {
        nodes: Some(2_000_000),
        time: Some(Duration::from_millis(1000)),
    },
    threads: 1,
    table_bytes: 16 << 20,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 2,
    one_ply_rate: 0,
    blunder_rate: 0,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights::PLAIN,
    tuned: false,
    network: false,
    endings: true,
    book: false,
};

/// Searches as deep as the budget allows, with all precomputed knowledge.
const THOMAS_CROMWELL: PlayerProfile = PlayerProfile {
    depth: 100,
    budget: Budget {
        nodes: Some(12_000_000),
        time: Some(Duration::from_millis(2500)),
    },
    threads: 1,
    table_bytes: 64 << 20,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 0,
    one_ply_rate: 0,
    blunder_rate: 0,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights::PLAIN,
    tuned: true,
    network: true,
    endings: true,
    book: true,
};

/// Not a courtier: searches one ply plus quiescence, so it captures what it can unless that loses
/// more. The yardstick for the others.
pub const GREEDY: PlayerProfile = PlayerProfile {
    depth: 1,
    budget: Budget::nodes(1_000),
    threads: 1,
    table_bytes: 1 << 10,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 0,
    one_ply_rate: 0,
    blunder_rate: 0,
    contempt: 0,
    sight: FAR_SIGHT,
    style: StyleWeights::PLAIN,
    tuned: false,
    network: false,
    endings: false,
    book: false,
};

/// The situation before a move, as far as it affects how long a person would think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnContext {
    /// The number of legal moves.
    pub legal: usize,
    /// Whether the move recaptures what was captured on the move before.
    pub recapture: bool,
    /// The change of the player's own score since its last move, in hundredths of a man, up or
    /// down; 0 if unknown.
    pub surprise: i32,
}

/// The shortest and the longest time over a move, in milliseconds.
const QUICKEST: u64 = 400;
const SLOWEST: u64 = 2500;

/// How long a courtier takes for a move at a calm pace that people can follow: 0.4 to 2.5 seconds.
/// It is fast when there is nothing to decide, and slower the more moves there are and the more the
/// score has changed. The same situation and `luck` give the same time.
#[must_use]
pub fn pace(who: Courtier, moment: TurnContext, luck: u64) -> Duration {
    let calm = match who {
        Courtier::WillSomers => 550,
        Courtier::Katherine => 500,
        Courtier::CharlesBrandon => 600,
        Courtier::ThomasMore => 950,
        Courtier::ThomasCromwell => 750,
    };
    let millis = if moment.legal <= 1 {
        QUICKEST + 50
    } else if moment.recapture {
        QUICKEST + 150
    } else {
        let choice = 90 * u64::from(moment.legal.min(64).ilog2());
        let turned = u64::from(moment.surprise.unsigned_abs().min(200)) * 4;
        calm + choice + turned
    };
    // Up to a quarter more or less.
    let scattered = millis * (75 + mix(luck) % 51) / 100;
    Duration::from_millis(scattered.clamp(QUICKEST, SLOWEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names_and_numbers() {
        assert_eq!(Courtier::ALL.map(Courtier::level), [1, 2, 3, 4, 5]);
        for courtier in Courtier::ALL {
            assert_eq!(Courtier::of_level(courtier.level()), Some(courtier));
            assert_eq!(courtier.level().to_string().parse(), Ok(courtier));
        }
        assert_eq!((Courtier::of_level(0), Courtier::of_level(6)), (None, None));
        assert_eq!(
            "six".parse::<Courtier>().map_err(|e| e.to_string()),
            Err("“six” is not a level: levels go from 1 to 5".to_owned())
        );
    }

    #[test]
    fn every_level_has_a_usual_character() {
        for level in Courtier::ALL {
            assert_eq!(level.usual().level, level);
            for face in [None, Some("nobody"), Some(level.usual().key)] {
                assert_eq!(Character::at(level, face), level.usual());
            }
        }
        let fool = Courtier::WillSomers.usual();
        assert_eq!(
            Character::at(Courtier::ThomasMore, Some(fool.key)),
            Courtier::ThomasMore.usual(),
            "a face that plays another level"
        );
        let keys: std::collections::BTreeSet<&str> = CHARACTERS.iter().map(|who| who.key).collect();
        assert_eq!(keys.len(), CHARACTERS.len());
    }

    #[test]
    fn nobody_sits_at_a_table_twice() {
        let keys = |seats: &[Occupant], faces: &[Option<&str>]| -> Vec<&str> {
            let seated = Character::seated(seats, faces);
            let key = |who: &Option<&'static Character>| who.map_or("", |who| who.key);
            seated.iter().map(key).collect()
        };
        let fools = vec![Occupant::courtier(1); 5];
        assert_eq!(keys(&fools, &[]), ["will", "jane", "patch", "will", "jane"]);
        let mixed = [
            Occupant::courtier(4),
            Occupant::Person(String::new()),
            Occupant::courtier(5),
            Occupant::courtier(4),
            Occupant::Random,
        ];
        assert_eq!(keys(&mixed, &[]), ["more", "", "crom", "holbein", ""]);
        let named = [None, Some("jane"), Some("wolsey"), Some("more"), None];
        assert_eq!(keys(&mixed, &named), ["holbein", "", "wolsey", "more", ""]);
        for level in Courtier::ALL {
            let own = CHARACTERS.iter().filter(|who| who.level == level);
            assert_eq!(own.count(), 3, "{level}");
        }
    }

    #[test]
    fn all_five_are_at_the_table() {
        assert!(Courtier::at_the_table().eq(Courtier::ALL));
    }

    /// Every level searches deeper than the one before and overlooks less.
    #[test]
    fn sight_grows_with_the_level() {
        let manners: Vec<&PlayerProfile> = Courtier::ALL
            .into_iter()
            .filter_map(Courtier::profile)
            .collect();
        for pair in manners.windows(2) {
            assert!(
                pair[0].depth <= pair[1].depth && pair[0].blunder_rate >= pair[1].blunder_rate,
                "{pair:?}"
            );
            assert!(
                pair[0].evaluation_noise >= pair[1].evaluation_noise
                    && pair[0].budget.nodes <= pair[1].budget.nodes,
                "{pair:?}"
            );
        }
    }

    #[test]
    fn a_pace_is_human() {
        let moment = |legal, recapture, surprise| TurnContext {
            legal,
            recapture,
            surprise,
        };
        let mean = |who, moment| {
            (0..200)
                .map(|luck| pace(who, moment, luck).as_millis())
                .sum::<u128>()
                / 200
        };
        for who in Courtier::ALL {
            let (forced, back) = (
                mean(who, moment(1, false, 300)),
                mean(who, moment(3, true, 90)),
            );
            let (few, many) = (
                mean(who, moment(2, false, 0)),
                mean(who, moment(12, false, 0)),
            );
            let turned = mean(who, moment(12, false, -150));
            assert!(
                forced < few && back < few && few < many && many < turned,
                "{who}: {forced} {back} {few} {many} {turned}"
            );
            for luck in 0..500 {
                for moment in [
                    moment(0, false, 0),
                    moment(1, true, 0),
                    moment(64, false, i32::MIN),
                    moment(usize::MAX, false, i32::MAX),
                ] {
                    let time = pace(who, moment, luck);
                    assert!((400..=2500).contains(&time.as_millis()), "{time:?}");
                    assert_eq!(time, pace(who, moment, luck));
                }
            }
        }
    }
}
