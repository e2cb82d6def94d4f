//! Questions about a line of people: who came before, who came after.
//!
//! A family that has such a line provides it with its levels ([`succession`]); nothing here knows
//! which one it is. A [`Question`] has names to choose from, one of them right; the [`Drill`] asks
//! one after another, those that are due and weak first. What a player knows is kept elsewhere
//! and handed in as [`Recall`].

use coffer_rules::stable_hash::mix;
use coffer_texts::Sentence;

use super::daily::pick_of_the_day;
use super::families::FAMILIES;
use super::people::{Person, Succession};
pub use coffer_rules::quiz::{Difficulty, Side};

/// The distances of the wrong names from the person asked about, in the line, nearest first.
const AWAY: [isize; 10] = [2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/// The families' lines.
pub fn successions() -> impl Iterator<Item = &'static Succession> {
    let given = FAMILIES.iter().filter_map(|family| family.succession);
    given.map(|succession| succession())
}

/// The line of a family, if it has one.
pub fn succession(family: &str) -> Option<&'static Succession> {
    successions().find(|succession| succession.family == family)
}

impl Succession {
    /// The person with this key.
    pub fn person(&self, key: &str) -> Option<&Person> {
        self.people.iter().find(|person| person.key == key)
    }

    /// The groups in order, each with its people.
    pub fn groups(&self) -> impl Iterator<Item = &[Person]> {
        self.people.chunk_by(|one, next| one.group == next.group)
    }

    /// The right answers to who is on this side of a person, the neighbour in the line first; empty
    /// at an end of the line.
    pub fn right_answers(&self, person: &Person, side: Side) -> impl Iterator<Item = &Person> {
        let right = person.right(side).iter();
        right.filter_map(|place| self.people.get(*place))
    }

    /// This many names to choose from when the neighbour of a person is asked for: the right one,
    /// and wrong ones from near it in the line, in an order that reveals nothing. Both sides have the
    /// same names, so that comparing them reveals nothing either, except that nobody is offered as
    /// wrong who was there as well because of an interrupted reign. Another `salt` gives others and
    /// another order. Empty if there is no neighbour on that side.
    pub fn names(&self, about: &Person, side: Side, number: usize, salt: u64) -> Vec<&Person> {
        let neighbour = |side: Side| about.right(side).first().copied();
        let Some(answer) = neighbour(side) else {
            return Vec::new();
        };
        let mut luck = mix(salt ^ mix(about.place as u64));
        let right = Side::BOTH.map(|side| about.right(side)).concat();
        let other = |step: &isize| {
            let place = about.place.checked_add_signed(*step)?;
            (place < self.people.len() && !right.contains(&place)).then_some(place)
        };
        let wrong = |place: &usize| about.also[side as usize] != Some(*place);
        let mut others: Vec<usize> = AWAY.iter().filter_map(other).collect();
        let near = others.len().min(number + 1);
        others[..near].rotate_left(below(near, luck));
        let both = Side::BOTH.into_iter().filter_map(neighbour);
        let opposite = both.filter(|place| *place != answer);
        let mut places = vec![answer];
        let wrong = opposite.chain(others).filter(wrong);
        places.extend(wrong.take(number.saturating_sub(1)));
        luck = mix(luck ^ side as u64);
        for last in (1..places.len()).rev() {
            luck = mix(luck);
            places.swap(last, below(last + 1, luck));
        }
        let person = |place: usize| self.people.get(place);
        places.into_iter().filter_map(person).collect()
    }

    /// Asks who is on this side of a person; `None` if nobody is.
    pub fn question(
        &'static self,
        about: &'static Person,
        side: Side,
        difficulty: Difficulty,
        salt: u64,
    ) -> Option<Question> {
        let names = self.names(about, side, difficulty.names(), salt);
        let right: Vec<&Person> = self.right_answers(about, side).collect();
        let asked_for = *right.first()?;
        Some(Question {
            about,
            side,
            difficulty,
            names,
            right,
            asked_for,
        })
    }

    /// Asks for a person: who came after the predecessor or, for the first in the line, who came
    /// before the successor.
    fn question_for(
        &'static self,
        person: &'static Person,
        difficulty: Difficulty,
        salt: u64,
    ) -> Option<Question> {
        let asked_for = |side: Side| {
            let step = if side == Side::After { -1 } else { 1 };
            let about = person.place.checked_add_signed(step)?;
            self.question(self.people.get(about)?, side, difficulty, salt)
        };
        asked_for(Side::After).or_else(|| asked_for(Side::Before))
    }

    /// The question of a day; days are counted from any fixed date. All are asked before one is
    /// repeated, and each round has its own order.
    pub fn of_the_day(&'static self, day: u64) -> Option<Question> {
        let both = |about| Side::BOTH.map(|side| (about, side));
        let all = self.people.iter().flat_map(both);
        let all = all.filter(|(about, side)| !about.right(*side).is_empty());
        let id = |(about, side): &(&Person, Side)| format!("{} {side:?}", about.key);
        let (about, side) = pick_of_the_day(day, all.collect(), id)?;
        self.question(about, side, Difficulty::Usual, mix(day))
    }
}

/// A question with the names to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The person asked about.
    pub about: &'static Person,
    /// Which neighbour is asked for.
    pub side: Side,
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// The names to choose from, in the order in which they are shown.
    pub names: Vec<&'static Person>,
    /// The right answers; the first of them is among the names.
    pub right: Vec<&'static Person>,
    /// The person that is asked for; an answer, right or wrong, counts for this one.
    pub asked_for: &'static Person,
}

impl Question {
    /// The question as a sentence: `Who came after Henry VIII?`
    pub fn sentence(&self) -> Sentence {
        let key = match self.side {
            Side::Before => "quiz-before",
            Side::After => "quiz-after",
        };
        Sentence::new(key).with("name", self.label(self.about))
    }

    /// The name of a person, with the dates if they are shown.
    pub fn label(&self, person: &Person) -> String {
        if self.difficulty.shows_dates() {
            person.dated_name()
        } else {
            person.name().to_owned()
        }
    }

    /// Whether the person with this key is a right answer.
    pub fn is_right(&self, key: &str) -> bool {
        self.right.iter().any(|person| person.key == key)
    }
}

/// A number below `count`, or 0, by luck.
fn below(count: usize, luck: u64) -> usize {
    (luck % count.max(1) as u64) as usize
}

/// How well a person that was asked for before is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Recall {
    /// Whether it is time to ask again.
    pub due: bool,
    /// Whether the last answer was wrong.
    pub weak: bool,
    /// The chance that the answer would be right now, in thousandths.
    pub permille: u16,
}

/// A drill: one question after another, for as long as the caller likes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drill {
    succession: &'static Succession,
    difficulty: Difficulty,
    seed: u64,
    last: Option<usize>,
    score: DrillScore,
}

/// The answers given in a drill so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillScore {
    /// The questions answered.
    pub asked: u32,
    /// The right answers.
    pub right: u32,
}

impl Drill {
    /// A drill on a line. The seed decides only the order of the names.
    pub fn new(succession: &'static Succession, difficulty: Difficulty, seed: u64) -> Self {
        Self {
            succession,
            difficulty,
            seed,
            last: None,
            score: DrillScore::default(),
        }
    }

    /// The next question. It asks for people that are due, the weak ones first; then for those never
    /// asked for, in the order of the line; then for those remembered least. Nobody is asked for
    /// twice in a row. `known` returns how well the person with a key is remembered; `None` if never
    /// asked for.
    pub fn ask(&mut self, known: impl Fn(&str) -> Option<Recall>) -> Option<Question> {
        let people = self.succession.people.iter();
        let others = people.filter(|person| Some(person.place) != self.last);
        let next = others.min_by_key(|person| (rank(known(person.key)), person.place))?;
        self.last = Some(next.place);
        let salt = mix(self.seed ^ u64::from(self.score.asked));
        let line = self.succession;
        line.question_for(next, self.difficulty, salt)
    }

    /// Counts an answer to a question. Returns whether it is right.
    pub fn answer(&mut self, question: &Question, key: &str) -> bool {
        let right = question.is_right(key);
        self.score.asked = self.score.asked.saturating_add(1);
        self.score.right = self.score.right.saturating_add(u32::from(right));
        right
    }

    /// The answers so far.
    pub const fn score(&self) -> DrillScore {
        self.score
    }
}

/// The order in which a drill asks: the class of a person, and the order within it.
fn rank(recall: Option<Recall>) -> (u8, u16) {
    match recall {
        Some(recall) if recall.due && recall.weak => (0, recall.permille),
        Some(recall) if recall.due => (1, recall.permille),
        None => (2, 0),
        Some(recall) => (3, recall.permille),
    }
}

#[cfg(test)]
mod tests;
