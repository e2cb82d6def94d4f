//! The five courtiers: who they are, and how each of them thinks.
//!
//! A level is data: a courtier's [`Manner`] says how far and how exactly he looks. Not every courtier sits at the table yet.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::search::{Evaluator, Past, Search, SearchOptions, SearchPosition, SearchReport, mix};
use super::thinker::Request;
use super::{Budget, stopper};

/// A computer player by name, weakest first.
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
        Courtier::ALL.get(usize::from(level).checked_sub(1)?).copied()
    }

    /// The name, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Courtier::WillSomers => "Will Somers",
            Courtier::Katherine => "Katherine",
            Courtier::CharlesBrandon => "Charles Brandon",
            Courtier::ThomasMore => "Thomas More",
            Courtier::ThomasCromwell => "Thomas Cromwell",
        }
    }

    /// How the courtier thinks at a board game; none for those who do not play yet.
    #[must_use]
    pub const fn manner(self) -> Option<&'static Manner> {
        match self {
            Courtier::WillSomers => Some(&WILL_SOMERS),
            Courtier::ThomasMore => Some(&THOMAS_MORE),
            Courtier::Katherine | Courtier::CharlesBrandon | Courtier::ThomasCromwell => None,
        }
    }

    /// Those who play, weakest first.
    pub fn at_the_table() -> impl Iterator<Item = Courtier> {
        Courtier::ALL.into_iter().filter(|courtier| courtier.manner().is_some())
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

/// How a player thinks: its sight, its care and its patience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// How deep it looks at most, in plies.
    pub depth: u32,
    /// How much it thinks when nobody says otherwise.
    pub budget: Budget,
    /// The memory of its transposition table in bytes.
    pub table_bytes: usize,
    /// Whether it plays captures out in its head; who does not misses what comes right behind the horizon.
    pub quiescence: bool,
    /// How far its judgement of a position may be off, in hundredths of a man.
    pub judgement_noise: i32,
    /// How much worse than the best a move may look and still be played, about.
    pub root_noise: i32,
    /// In how many of a hundred moves it looks at nothing but its own move.
    pub lapses: u32,
    /// Whether it has learnt the solved endings by heart, at games that have them.
    pub endings: bool,
}

/// Sees his move and the answer, no further, and not always that: he loses pieces to shots and spoils won endings.
const WILL_SOMERS: Manner = Manner {
    depth: 2,
    budget: Budget {
        nodes: Some(20_000),
        time: Some(Duration::from_millis(500)),
    },
    table_bytes: 1 << 16,
    quiescence: false,
    judgement_noise: 40,
    root_noise: 60,
    lapses: 45,
    endings: false,
};

/// Deep and fair; a little variety among moves that are as good as equal.
const THOMAS_MORE: Manner = Manner {
    depth: 60,
    budget: Budget {
        nodes: Some(2_000_000),
        time: Some(Duration::from_millis(1000)),
    },
    table_bytes: 16 << 20,
    quiescence: true,
    judgement_noise: 0,
    root_noise: 2,
    lapses: 0,
    endings: true,
};

/// A player at one game: a manner of thinking and the memory for it.
#[derive(Debug)]
pub struct Player<P: SearchPosition, E> {
    manner: Manner,
    evaluator: E,
    /// Its memory is taken with the first thought: who is only asked whether he plays needs none.
    search: Option<Search<P, E>>,
}

impl<P: SearchPosition, E: Evaluator<P> + Clone> Player<P, E> {
    /// A player who thinks in this manner and judges by this evaluator.
    #[must_use]
    pub fn new(manner: Manner, evaluator: E) -> Player<P, E> {
        Player {
            manner,
            evaluator,
            search: None,
        }
    }

    /// How it thinks.
    #[must_use]
    pub const fn manner(&self) -> &Manner {
        &self.manner
    }

    /// Chooses a move as the request says. With a budget of nodes alone, and not resuming, the report depends on the position, its past, the
    /// budget and the seed, and on nothing else. The best move is missing only when there is no legal one.
    pub fn think(&mut self, position: &P, past: Past<'_>, request: &Request) -> SearchReport<P::Move> {
        let budget = request.budget.unwrap_or(self.manner.budget);
        // The luck of this move: the seed alone would repeat one lapse all game long.
        let luck = mix(request.seed ^ position.key() ^ past.keys.len() as u64);
        let lapse = luck % 100 < u64::from(self.manner.lapses);
        let options = SearchOptions {
            depth: if lapse { 1 } else { self.manner.depth },
            nodes: budget.nodes,
            seed: luck,
            root_noise: self.manner.root_noise,
            judgement_noise: self.manner.judgement_noise,
            quiescence: self.manner.quiescence,
        };
        let search = self
            .search
            .get_or_insert_with(|| Search::new(self.evaluator.clone(), self.manner.table_bytes));
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
    fn the_fool_and_the_scholar_are_at_the_table() {
        assert_eq!(
            Courtier::at_the_table().collect::<Vec<_>>(),
            [Courtier::WillSomers, Courtier::ThomasMore]
        );
    }
}
