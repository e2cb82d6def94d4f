//! A player's score card: the six goals, what binds the queens to them, and what has been met
//! (SW-4, SW-13 to SW-17).
//!
//! Queens are counted from 0. In the variants with numbers that is the number on the coin;
//! otherwise all queens are alike.

use serde::{Deserialize, Serialize};

use crate::Effect;

/// The queens of a player, and the goals.
pub const QUEENS: usize = 6;

/// What becomes of a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The king pushes her off the board (SW-5).
    Divorced,
    /// The king jumps her (SW-6).
    Beheaded,
    /// She enters the graveyard (SW-7).
    Died,
    /// She leaves the board from the corner opposite to her own (SW-8).
    Survived,
}

impl Fate {
    /// All four, in the order of their first mention.
    pub const ALL: [Fate; 4] = [Fate::Divorced, Fate::Beheaded, Fate::Died, Fate::Survived];

    /// How many queens meet each fate (SW-4), by index.
    pub const TIMES: [u8; 4] = [2, 2, 1, 1];

    /// The fates in the order of history (SW-14).
    pub const HISTORY: [Fate; QUEENS] = [
        Fate::Divorced,
        Fate::Beheaded,
        Fate::Died,
        Fate::Divorced,
        Fate::Beheaded,
        Fate::Survived,
    ];

    /// The index in [`Fate::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in texts and effects.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Fate::Divorced => "divorced",
            Fate::Beheaded => "beheaded",
            Fate::Died => "died",
            Fate::Survived => "survived",
        }
    }

    /// The fate with this key.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Fate> {
        Fate::ALL.into_iter().find(|fate| fate.key() == key)
    }

    /// The fate that a queen meets in this effect, if it is one. The coins and the draw are special
    /// effects, too.
    #[must_use]
    pub fn of_effect(effect: &Effect) -> Option<Fate> {
        match effect {
            Effect::Special { key, .. } => Fate::of_key(key),
            _ => None,
        }
    }
}

/// The draw of a player of Fruit Cocktail (SW-16): two sets of two queens, a bit for each queen.
/// The last two queens are free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Cocktail {
    /// The queens with a fate of their own.
    fates: u8,
    /// The queens with a place of their own in the order.
    places: u8,
}

impl Cocktail {
    /// The draw with these queens bound to a fate and those to a place; `None` unless each set has
    /// two of the six queens and they have none in common.
    #[must_use]
    pub const fn new(fates: u8, places: u8) -> Option<Cocktail> {
        let two = fates.count_ones() == 2 && places.count_ones() == 2;
        if two && fates & places == 0 && (fates | places) >> QUEENS == 0 {
            Some(Cocktail { fates, places })
        } else {
            None
        }
    }

    /// Every possible draw.
    pub fn all() -> impl Iterator<Item = Cocktail> {
        let sets = 0..1_u16 << (2 * QUEENS);
        sets.filter_map(|bits| Cocktail::new((bits >> QUEENS) as u8, bits as u8 & 0x3F))
    }

    /// The queens with a fate of their own, a bit for each.
    #[must_use]
    pub const fn fates(self) -> u8 {
        self.fates
    }

    /// The queens with a place of their own in the order, a bit for each.
    #[must_use]
    pub const fn places(self) -> u8 {
        self.places
    }
}

impl TryFrom<(u8, u8)> for Cocktail {
    type Error = &'static str;

    fn try_from((fates, places): (u8, u8)) -> Result<Cocktail, &'static str> {
        Cocktail::new(fates, places).ok_or("not a draw of two and two queens")
    }
}

impl From<Cocktail> for (u8, u8) {
    fn from(cocktail: Cocktail) -> (u8, u8) {
        (cocktail.fates, cocktail.places)
    }
}

/// A player's variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Any queen, any goal, any order.
    Standard,
    /// The nth goal is met with queen n - 1 (SW-13).
    Number,
    /// The goals come in the order of history (SW-14).
    History,
    /// Both (SW-15).
    Both,
    /// Fruit Cocktail (SW-16); `None` before the draw.
    Cocktail(Option<Cocktail>),
}

impl Duty {
    /// Whether the coins lie face up.
    #[inline]
    #[must_use]
    pub const fn is_numbered(self) -> bool {
        !matches!(self, Duty::Standard | Duty::History)
    }
}

/// Why a queen may not meet a goal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// The goal has been met as often as it can be (SW-4).
    Done,
    /// The next goal is to be met with this queen (SW-13, SW-15).
    Number(u8),
    /// The next goal is this one (SW-14, SW-15).
    History(Fate),
    /// This queen is bound to this fate (SW-16).
    OwnFate(Fate),
    /// This queen is bound to this place in the order, counted from 0 (SW-16).
    OwnPlace(u8),
    /// The next place in the order is bound to this queen, who could not meet hers later (SW-17).
    Reserved(u8),
    /// What is left of this goal is bound to other queens (SW-17).
    Bound,
}

/// A player's score card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    duty: Duty,
    /// The number of goals met.
    met: u8,
    /// How often each fate is still to be met.
    left: [u8; 4],
    /// The queens that have met theirs, a bit for each.
    gone: u8,
    /// Who met what, in order; the first `met` entries count.
    log: [(u8, Fate); QUEENS],
}

impl Card {
    /// A card on which nothing is crossed out.
    #[must_use]
    pub const fn new(duty: Duty) -> Card {
        Card {
            duty,
            met: 0,
            left: Fate::TIMES,
            gone: 0,
            log: [(0, Fate::Divorced); QUEENS],
        }
    }

    /// The player's variant.
    #[inline]
    #[must_use]
    pub const fn duty(&self) -> Duty {
        self.duty
    }

    /// Sets what binds the queens.
    pub(super) const fn set_duty(&mut self, duty: Duty) {
        self.duty = duty;
    }

    /// The number of goals met; also the place in the order of the next one.
    #[inline]
    #[must_use]
    pub const fn met(&self) -> u8 {
        self.met
    }

    /// Whether all goals are met.
    #[inline]
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.met as usize == QUEENS
    }

    /// How often each fate is still to be met, by index.
    #[inline]
    #[must_use]
    pub const fn left(&self) -> [u8; 4] {
        self.left
    }

    /// The queens that have met their fate, a bit for each.
    #[inline]
    #[must_use]
    pub const fn gone(&self) -> u8 {
        self.gone
    }

    /// Which queen met which fate, in order.
    #[must_use]
    pub fn log(&self) -> &[(u8, Fate)] {
        &self.log[..usize::from(self.met)]
    }

    /// How often a fate is bound to queens that have not met it, other than this one.
    fn bound_to_others(&self, cocktail: Cocktail, queen: u8, fate: Fate) -> u8 {
        let waiting = cocktail.fates & !self.gone & !(1 << queen);
        let bound = (0..QUEENS).filter(|at| waiting >> at & 1 != 0 && Fate::HISTORY[*at] == fate);
        bound.count() as u8
    }

    /// Why a queen may not meet this goal now; `None` if she may. Once it lets her, the other
    /// queens can still meet the goals that are left (SW-17).
    #[inline]
    #[must_use]
    pub fn barrier(&self, queen: u8, fate: Fate) -> Option<Barrier> {
        if self.left[fate.index()] == 0 {
            return Some(Barrier::Done);
        }
        let next = self.met;
        match self.duty {
            Duty::Standard | Duty::Cocktail(None) => None,
            Duty::Number => (queen != next).then_some(Barrier::Number(next)),
            Duty::History => self.history_barrier(fate),
            Duty::Both => {
                let number = (queen != next).then_some(Barrier::Number(next));
                self.history_barrier(fate).or(number)
            }
            Duty::Cocktail(Some(cocktail)) => self.cocktail_barrier(cocktail, queen, fate),
        }
    }

    fn history_barrier(&self, fate: Fate) -> Option<Barrier> {
        let next = *Fate::HISTORY.get(usize::from(self.met))?;
        (next != fate).then_some(Barrier::History(next))
    }

    fn cocktail_barrier(&self, cocktail: Cocktail, queen: u8, fate: Fate) -> Option<Barrier> {
        let (next, bit) = (self.met, 1 << queen);
        if cocktail.fates & bit != 0 {
            let own = Fate::HISTORY[usize::from(queen)];
            if own != fate {
                return Some(Barrier::OwnFate(own));
            }
        } else if self.left[fate.index()] <= self.bound_to_others(cocktail, queen, fate) {
            return Some(Barrier::Bound);
        }
        if cocktail.places & bit != 0 {
            return (queen != next).then_some(Barrier::OwnPlace(queen));
        }
        (cocktail.places >> next & 1 != 0).then_some(Barrier::Reserved(next))
    }

    /// The goals that a queen may meet now.
    pub fn open(&self, queen: u8) -> impl Iterator<Item = Fate> {
        let card = *self;
        let fates = Fate::ALL.into_iter();
        fates
            .filter(move |fate| card.gone >> queen & 1 == 0 && card.barrier(queen, *fate).is_none())
    }

    /// Crosses a goal out. The caller makes sure that it is allowed.
    pub(super) fn meet(&mut self, queen: u8, fate: Fate) {
        if let Some(entry) = self.log.get_mut(usize::from(self.met)) {
            *entry = (queen, fate);
            self.met += 1;
            self.gone |= 1 << queen;
            let left = &mut self.left[fate.index()];
            *left = left.saturating_sub(1);
        }
    }

    /// The fate that is bound to a queen from now on, and the place, counted from 0; `None` where
    /// she is free.
    #[must_use]
    pub fn bindings(&self, queen: u8) -> (Option<Fate>, Option<u8>) {
        let of_history = Fate::HISTORY.get(usize::from(queen)).copied();
        match self.duty {
            Duty::Standard | Duty::History | Duty::Cocktail(None) => (None, None),
            Duty::Number => (None, Some(queen)),
            Duty::Both => (of_history, Some(queen)),
            Duty::Cocktail(Some(cocktail)) => (
                of_history.filter(|_| cocktail.fates >> queen & 1 != 0),
                (cocktail.places >> queen & 1 != 0).then_some(queen),
            ),
        }
    }
}
