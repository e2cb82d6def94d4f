//! The five levels of the courtiers, how each of them thinks, and the characters that play them.
//!
//! A level is data: a courtier's [`PlayerProfile`] says how far and how exactly he looks, what he
//! overlooks, and what he likes. Weakness is short sight, captures not seen, and favourite places;
//! nobody plays at random.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::search::{
    Evaluator, HistoryView, Search, SearchOptions, SearchPosition, SearchReport, mix,
};
use super::thinker::Request;
use super::{Budget, stopper};

/// The strength of a computer player, called after the usual [`Character`] of it, weakest first.
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

/// Who is seen to play, apart from how strongly: several characters may share a level. A record
/// names one by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// The key of the portrait and of the words.
    pub key: &'static str,
    /// The name, for people.
    pub name: &'static str,
    /// The level, which says how the character thinks.
    pub level: Courtier,
}

/// All characters: first the usual one of each level, weakest first.
pub const CHARACTERS: [Character; 5] = [
    Character::new("will", "Will Somers", Courtier::WillSomers),
    Character::new("kath", "Katherine", Courtier::Katherine),
    Character::new("bran", "Charles Brandon", Courtier::CharlesBrandon),
    Character::new("more", "Thomas More", Courtier::ThomasMore),
    Character::new("crom", "Thomas Cromwell", Courtier::ThomasCromwell),
];

impl Character {
    const fn new(key: &'static str, name: &'static str, level: Courtier) -> Character {
        Character { key, name, level }
    }

    /// The character that plays a level in a match: the one that the record names (see
    /// [`Match::face`](crate::rules::Match::face)), or the usual one if it names none that is known
    /// and plays this level.
    #[must_use]
    pub fn at(level: Courtier, face: Option<&str>) -> &'static Character {
        let named = |who: &&Character| Some(who.key) == face && who.level == level;
        CHARACTERS.iter().find(named).unwrap_or(level.usual())
    }
}

/// There is no such courtier, or none at the table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownCourtier {
    /// The text names nobody.
    #[error("\"{0}\" is no level: expected a number from 1 to 5")]
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

    /// 1 to 5.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8 + 1
    }

    /// The courtier of this level, 1 to 5.
    #[must_use]
    pub fn of_level(level: u8) -> Option<Courtier> {
        Courtier::ALL
            .get(usize::from(level).checked_sub(1)?)
            .copied()
    }

    /// The name of the usual character of this level, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.usual().name
    }

    /// The character that plays this level where no other is named.
    #[must_use]
    pub const fn usual(self) -> &'static Character {
        &CHARACTERS[self as usize]
    }

    /// How the courtier thinks at a board game.
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

    /// Those who play, weakest first.
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

/// Reads a level from `1` to `5`.
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

/// What a player likes about a position beyond what it is worth, in hundredths of a man for each
/// piece. All are tastes for its own pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StyleWeights {
    /// For every row that a man has come forward.
    pub forward: i32,
    /// For a piece on the rim of the board.
    pub rim: i32,
    /// For a piece in the middle of the board.
    pub centre: i32,
    /// For a piece with another of its own behind it.
    pub company: i32,
    /// For every piece of either side that has left the board.
    pub trade: i32,
    /// For every piece of the other side that could take one of its own.
    pub daring: i32,
}

impl StyleWeights {
    /// No taste at all.
    pub const PLAIN: StyleWeights = StyleWeights {
        forward: 0,
        rim: 0,
        centre: 0,
        company: 0,
        trade: 0,
        daring: 0,
    };

    /// The same temper where pieces are to be lost: who is bold there keeps them, and an exchange
    /// is nothing to like or to fear.
    #[must_use]
    pub const fn turned(self) -> StyleWeights {
        StyleWeights {
            trade: 0,
            daring: -self.daring,
            ..self
        }
    }
}

/// How a player thinks: its sight, its care and its patience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerProfile {
    /// How deep it looks at most, in plies.
    pub depth: u32,
    /// How much it thinks when nobody says otherwise.
    pub budget: Budget,
    /// The memory of its transposition table in bytes.
    pub table_bytes: usize,
    /// Whether it plays captures out in its head; who does not misses what comes right behind the
    /// horizon.
    pub quiescence: bool,
    /// How far its judgement of a position may be off, in hundredths of a man.
    pub evaluation_noise: i32,
    /// How much worse than the best a move may look and still be played, about.
    pub root_noise: i32,
    /// In how many of a hundred moves it looks at nothing but its own move.
    pub one_ply_rate: u32,
    /// How often of a hundred times it overlooks a capture right after its own move; twice as often
    /// a ply later, and so on.
    pub blunder_rate: u32,
    /// What it likes.
    pub style: StyleWeights,
    /// Whether it judges by the weights that were tuned to games, at games that have them;
    /// otherwise by those set by hand.
    pub tuned: bool,
    /// Whether it has learnt the solved endings by heart, at games that have them.
    pub endings: bool,
    /// Whether it has learnt the openings by heart, at games that have a book.
    pub book: bool,
}

/// Sees his move and nothing of the answer. He runs forward and along the edges, and offers men for
/// the fun of it.
const WILL_SOMERS: PlayerProfile = PlayerProfile {
    depth: 1,
    budget: Budget::nodes(2_000),
    table_bytes: 1 << 16,
    quiescence: false,
    evaluation_noise: 40,
    root_noise: 60,
    one_ply_rate: 0,
    blunder_rate: 40,
    style: StyleWeights {
        forward: 12,
        rim: 10,
        daring: 10,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    endings: false,
    book: false,
};

/// Sees the answer to her move and what she would do then, mostly. She keeps her men together and
/// behind, and gives nothing away that she sees.
const KATHERINE: PlayerProfile = PlayerProfile {
    depth: 3,
    budget: Budget::nodes(20_000),
    table_bytes: 1 << 18,
    quiescence: true,
    evaluation_noise: 12,
    root_noise: 12,
    one_ply_rate: 6,
    blunder_rate: 5,
    style: StyleWeights {
        forward: -2,
        company: 6,
        trade: -4,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    endings: false,
    book: false,
};

/// Attacks in the middle and exchanges where he can; what takes longer than an exchange he may not
/// see.
const CHARLES_BRANDON: PlayerProfile = PlayerProfile {
    depth: 6,
    budget: Budget::nodes(100_000),
    table_bytes: 1 << 20,
    quiescence: true,
    evaluation_noise: 6,
    root_noise: 4,
    one_ply_rate: 1,
    blunder_rate: 1,
    style: StyleWeights {
        forward: 1,
        centre: 4,
        trade: 5,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    endings: false,
    book: false,
};

/// Overlooks nothing as far as he looks; a little variety among moves that are as good as equal.
const THOMAS_MORE: PlayerProfile = PlayerProfile {
    depth: 8,
    budget: Budget {
        nodes: Some(2_000_000),
        time: Some(Duration::from_millis(1000)),
    },
    table_bytes: 16 << 20,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 2,
    one_ply_rate: 0,
    blunder_rate: 0,
    style: StyleWeights::PLAIN,
    tuned: false,
    endings: true,
    book: false,
};

/// As deep as he can, with all that is known by heart.
const THOMAS_CROMWELL: PlayerProfile = PlayerProfile {
    depth: 100,
    budget: Budget {
        nodes: Some(12_000_000),
        time: Some(Duration::from_millis(2500)),
    },
    table_bytes: 64 << 20,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 0,
    one_ply_rate: 0,
    blunder_rate: 0,
    style: StyleWeights::PLAIN,
    tuned: true,
    endings: true,
    book: true,
};

/// No courtier: looks one ply ahead, and takes what it can and no less than is taken. What others
/// are measured against.
pub const GREEDY: PlayerProfile = PlayerProfile {
    depth: 1,
    budget: Budget::nodes(1_000),
    table_bytes: 1 << 10,
    quiescence: true,
    evaluation_noise: 0,
    root_noise: 0,
    one_ply_rate: 0,
    blunder_rate: 0,
    style: StyleWeights::PLAIN,
    tuned: false,
    endings: false,
    book: false,
};

/// The moment before a move, as far as it decides how long a person would take over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnContext {
    /// How many moves are legal.
    pub legal: usize,
    /// Whether the move takes back what was taken with the move before.
    pub recapture: bool,
    /// How far the own prospects have moved since the own last move, in hundredths of a man, up or
    /// down; 0 where nothing is known.
    pub surprise: i32,
}

/// The shortest and the longest time over a move, in milliseconds.
const QUICKEST: u64 = 400;
const SLOWEST: u64 = 2500;

/// How long a courtier takes over a move at a calm pace, for people to follow: from 0.4 to 2.5
/// seconds. It is quick where nothing is to be decided and longer the more there is to choose from
/// and the more the game has turned. The same moment and luck give the same time.
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
    // A quarter more or less.
    let scattered = millis * (75 + mix(luck) % 51) / 100;
    Duration::from_millis(scattered.clamp(QUICKEST, SLOWEST))
}

/// A player at one game: a manner of thinking and the memory for it.
#[derive(Debug)]
pub struct Player<P: SearchPosition, E> {
    profile: PlayerProfile,
    evaluator: E,
    /// Its memory is taken with the first thought: who is only asked whether he plays needs none.
    search: Option<Search<P, E>>,
}

impl<P: SearchPosition, E: Evaluator<P> + Clone> Player<P, E> {
    /// A player who thinks in this manner and judges by this evaluator.
    #[must_use]
    pub fn new(profile: PlayerProfile, evaluator: E) -> Player<P, E> {
        Player {
            profile,
            evaluator,
            search: None,
        }
    }

    /// How it thinks.
    #[must_use]
    pub const fn profile(&self) -> &PlayerProfile {
        &self.profile
    }

    /// Chooses a move as the request says. With a budget of nodes alone, and not resuming, the
    /// report depends on the position, its past, the budget and the seed, and on nothing else. The
    /// best move is missing only when there is no legal one.
    pub fn think(
        &mut self,
        position: &P,
        past: HistoryView<'_>,
        request: &Request,
    ) -> SearchReport<P::Move> {
        let budget = request.budget.unwrap_or(self.profile.budget);
        // The luck of this move: the seed alone would repeat one lapse all game long.
        let luck = mix(request.seed ^ position.key() ^ past.keys.len() as u64);
        let lapse = luck % 100 < u64::from(self.profile.one_ply_rate);
        let options = SearchOptions {
            depth: if lapse { 1 } else { self.profile.depth },
            nodes: budget.nodes,
            seed: luck,
            root_noise: self.profile.root_noise,
            evaluation_noise: self.profile.evaluation_noise,
            quiescence: self.profile.quiescence,
            blunder_rate: self.profile.blunder_rate,
        };
        let search = self
            .search
            .get_or_insert_with(|| Search::new(self.evaluator.clone(), self.profile.table_bytes));
        if !request.resume {
            search.clear();
        }
        let mut stop = stopper(budget, request.cancel.clone(), request.clock);
        search.run(position, past, &options, &mut stop)
    }
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
            Err("\"six\" is no level: expected a number from 1 to 5".to_owned())
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
    fn all_five_are_at_the_table() {
        assert!(Courtier::at_the_table().eq(Courtier::ALL));
    }

    /// Each looks further than the one before, and overlooks less.
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
