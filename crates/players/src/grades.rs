//! The fifteen strengths of a variant: five levels, each with three efforts.
//!
//! The levels themselves lie far apart, so a strength may lie between two of them. Its player thinks
//! at a part of its moves as the higher level, and at the others, when its mind is elsewhere, as the
//! lower one: it looks less far and overlooks more, but makes no move at random that it would not make
//! there. How large that part is for each strength was found by tournaments, see `docs/players.md`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use coffer_rules::Strength;

use super::Budget;
use super::levels::{PlayerProfile, StyleWeights};

/// A level and the part of the moves at which a player thinks as the next one, in hundredths of a
/// level: 235 plays 35 of 100 moves as level 3 and the others as level 2. Level 0 is the novice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Grade(u16);

impl Grade {
    /// The highest: always level 5.
    const HIGHEST: u16 = 500;

    /// The grade of so many hundredths of a level; `None` above the highest.
    #[must_use]
    pub const fn new(hundredths: u16) -> Option<Grade> {
        if hundredths > Grade::HIGHEST {
            return None;
        }
        Some(Grade(hundredths))
    }

    /// The grade of this strength at a variant; that of the level itself where none was measured.
    #[must_use]
    pub fn of(variant: &str, strength: Strength) -> Grade {
        let measured = GRADES.get(variant);
        let measured = measured.and_then(|grades| grades.get(strength.step()));
        Grade(measured.copied().unwrap_or(100 * u16::from(strength.level)))
    }

    /// The level at the other moves, 0 to 5.
    pub(super) const fn level(self) -> u8 {
        (self.0 / 100) as u8
    }

    /// Of a hundred moves, how many are those of the next level.
    pub(super) const fn percentage(self) -> u64 {
        (self.0 % 100) as u64
    }
}

/// Writes a grade as a level with two decimals, such as `2.35`.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.level(), self.percentage())
    }
}

/// Parses a level with two decimals, such as `2.35`.
impl FromStr for Grade {
    type Err = ();

    fn from_str(text: &str) -> Result<Grade, ()> {
        let (level, part) = text.split_once('.').ok_or(())?;
        if level.len() != 1 || part.len() != 2 {
            return Err(());
        }
        let hundredths = format!("{level}{part}").parse().map_err(|_| ())?;
        Grade::new(hundredths).ok_or(())
    }
}

/// The grades by variant, weakest strength first.
static GRADES: LazyLock<BTreeMap<String, [u16; Strength::STEPS]>> =
    LazyLock::new(|| serde_json::from_str(include_str!("grades.json")).unwrap_or_default());

/// Not a courtier: hardly sees the board as it is after the move, and likes to put pieces where they can be
/// captured. The gentlest courtier is this player at a part of his moves.
pub(super) const NOVICE: PlayerProfile = PlayerProfile {
    depth: 1,
    budget: Budget::nodes(1_000),
    threads: 1,
    table_bytes: 1 << 10,
    quiescence: false,
    evaluation_noise: 250,
    root_noise: 500,
    one_ply_rate: 0,
    blunder_rate: 0,
    contempt: 0,
    sight: 1,
    style: StyleWeights {
        daring: 120,
        ..StyleWeights::PLAIN
    },
    tuned: false,
    network: false,
    endings: false,
    book: false,
};

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::draughts::Draughts;
    use coffer_rules::{Game, Occupant, Setup, legal_moves, registry};

    use crate::knowledge::Knowledge;
    use crate::seed::PlayerSeed;
    use crate::system_clock;
    use crate::thinker::{Between, CourtGame, Request, Thinker, Thought};

    /// A player that always answers with the move at one place.
    struct At(usize);

    impl Thinker<Draughts> for At {
        fn think(
            &mut self,
            _view: &Draughts,
            legal: &[<Draughts as Game>::Move],
            _request: &Request,
        ) -> Thought<<Draughts as Game>::Move> {
            Thought::of_choice(legal.get(self.0).cloned(), legal.len())
        }
    }

    #[test]
    fn a_grade_is_written_and_read() {
        for (text, hundredths) in [("0.00", 0), ("2.05", 205), ("5.00", 500)] {
            let grade = Grade::new(hundredths).expect("a grade");
            assert_eq!(
                (grade.to_string().as_str(), text.parse()),
                (text, Ok(grade))
            );
        }
        for text in ["", "2", "2.5", "2.500", "5.01", "-1.00", "2.-5", "2,50"] {
            assert_eq!(text.parse::<Grade>(), Err(()), "{text}");
        }
    }

    /// Every variant has fifteen grades, each higher than the one before, and the strongest courtier
    /// is always attentive.
    #[test]
    fn grades_grow_with_the_strength() {
        for variant in registry::variants() {
            let grades: Vec<Grade> = Strength::all()
                .map(|strength| Grade::of(variant.key, strength))
                .collect();
            assert!(grades.is_sorted(), "{}: {grades:?}", variant.key);
            assert_eq!(grades.last(), Some(&Grade(Grade::HIGHEST)));
        }
        assert_eq!(GRADES.len(), registry::variants().count());
        assert_eq!(Grade::of("chess", Strength::usual(3)), Grade(300));
    }

    #[test]
    fn a_player_between_two_levels_is_each_of_them_as_often_as_it_should_be() {
        let game = Draughts::new(&Setup::standard("draughts").expect("a variant"));
        let legal = legal_moves(&game);
        let mut player = Between::<Draughts> {
            lower: Box::new(At(0)),
            higher: Box::new(At(1)),
            percentage: 30,
        };
        let mut think = |ply| {
            let request = Request::new(None, PlayerSeed::of(7, ply), system_clock);
            player.think(&game, &legal, &request).best
        };
        let attentive = (0..2_000).filter(|ply| think(*ply).as_ref() == legal.get(1));
        let share = attentive.count();
        assert!((520..=680).contains(&share), "{share} of 2000");
        assert_eq!(think(5), think(5), "the same seed");
    }

    /// Everybody who can sit at a table plays.
    #[test]
    fn every_strength_has_a_player() {
        for strength in Strength::all() {
            let who = Occupant::Courtier(strength);
            let mut player = Draughts::thinker("draughts", &who, &Knowledge::default());
            let game = Draughts::new(&Setup::standard("draughts").expect("a variant"));
            let legal = legal_moves(&game);
            let budget = Some(Budget::nodes(500));
            let request = Request::new(budget, PlayerSeed::of(1, 0), system_clock);
            let best = player.think(&game, &legal, &request).best;
            assert!(best.is_some_and(|best| legal.contains(&best)), "{strength}");
        }
    }
}
