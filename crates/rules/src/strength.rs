//! How strongly a courtier plays: a level, and with how much effort.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much effort a courtier makes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Effort {
    /// Plays gently: more of it is overlooked.
    Gentle,
    /// Plays as usual.
    #[default]
    Usual,
    /// Plays in earnest.
    Earnest,
}

impl Effort {
    /// All three, gentlest first.
    pub const ALL: [Effort; 3] = [Effort::Gentle, Effort::Usual, Effort::Earnest];

    /// The sign after a level: `-`, nothing or `+`.
    const fn sign(self) -> &'static str {
        match self {
            Self::Gentle => "-",
            Self::Usual => "",
            Self::Earnest => "+",
        }
    }
}

/// How strongly a courtier plays. Written as `3`, gentler `3-`, or in earnest `3+`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strength {
    /// The level, 1 to 5.
    pub level: u8,
    /// The effort.
    pub effort: Effort,
}

impl Strength {
    /// The number of strengths of the five levels.
    pub const STEPS: usize = 15;

    /// The strongest: the highest level in earnest.
    pub const STRONGEST: Self = Self::new(5, Effort::Earnest);

    /// A level with some effort.
    #[must_use]
    pub const fn new(level: u8, effort: Effort) -> Self {
        Self { level, effort }
    }

    /// A level as usual.
    #[must_use]
    pub const fn usual(level: u8) -> Self {
        Self::new(level, Effort::Usual)
    }

    /// All fifteen, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::STEPS).filter_map(Self::of_step)
    }

    /// The place among all fifteen, weakest first, from 0.
    #[must_use]
    pub const fn step(self) -> usize {
        (self.level as usize).saturating_sub(1) * Effort::ALL.len() + self.effort as usize
    }

    /// The strength at a place among all fifteen; `None` beyond the last.
    #[must_use]
    pub const fn of_step(step: usize) -> Option<Self> {
        if step >= Self::STEPS {
            return None;
        }
        let efforts = Effort::ALL.len();
        Some(Self::new(
            (step / efforts) as u8 + 1,
            Effort::ALL[step % efforts],
        ))
    }
}

/// A level as usual.
impl From<u8> for Strength {
    fn from(level: u8) -> Self {
        Self::usual(level)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.effort.sign())
    }
}

/// Why a text is not a strength: it is not a number with or without a sign behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a level")]
pub struct NoStrength;

/// Parses `3`, `3-` or `3+`; whether anybody has the level, a match checks.
impl FromStr for Strength {
    type Err = NoStrength;

    fn from_str(text: &str) -> Result<Self, NoStrength> {
        let (level, effort) = if let Some(level) = text.strip_suffix('-') {
            (level, Effort::Gentle)
        } else if let Some(level) = text.strip_suffix('+') {
            (level, Effort::Earnest)
        } else {
            (text, Effort::Usual)
        };
        let digits = level.bytes().all(|byte| byte.is_ascii_digit());
        let level = level.parse().map_err(|_| NoStrength)?;
        digits.then_some(Self::new(level, effort)).ok_or(NoStrength)
    }
}

/// In a format for people the number of the level, or a text where the effort is not the usual one; in
/// others a text.
impl Serialize for Strength {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.effort == Effort::Usual && serializer.is_human_readable() {
            serializer.serialize_u8(self.level)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Strength {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(StrengthVisitor)
        } else {
            deserializer.deserialize_str(StrengthVisitor)
        }
    }
}

/// Reads a number or a text.
struct StrengthVisitor;

impl Visitor<'_> for StrengthVisitor {
    type Value = Strength;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level")
    }

    fn visit_u64<E: de::Error>(self, level: u64) -> Result<Strength, E> {
        u8::try_from(level).map(Strength::usual).map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Strength, E> {
        text.parse().map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fifteen_each_stronger_than_the_one_before() {
        let all: Vec<Strength> = Strength::all().collect();
        assert_eq!(all.len(), Strength::STEPS);
        assert!(all.is_sorted());
        assert_eq!(all.last(), Some(&Strength::STRONGEST));
        for (step, strength) in all.into_iter().enumerate() {
            assert_eq!(strength.step(), step);
        }
        assert_eq!(Strength::of_step(Strength::STEPS), None);
    }

    #[test]
    fn a_strength_is_written_and_read() {
        for strength in Strength::all() {
            let json = serde_json::to_string(&strength).expect("json");
            assert_eq!(serde_json::from_str::<Strength>(&json).ok(), Some(strength));
            assert_eq!(strength.to_string().parse(), Ok(strength));
        }
        let texts = ["3", "3-", "3+"].map(|text| text.parse::<Strength>());
        let efforts = Effort::ALL.map(|effort| Ok(Strength::new(3, effort)));
        assert_eq!([texts[1], texts[0], texts[2]], efforts);
        assert_eq!(
            serde_json::to_string(&Strength::usual(3)).expect("json"),
            "3"
        );
        for text in ["", "-", "+3", "3++", "-3", "three", "300", " 3"] {
            assert_eq!(text.parse::<Strength>(), Err(NoStrength), "{text}");
        }
        for json in ["-1", "300", "3.5", "null", "\"\""] {
            assert!(serde_json::from_str::<Strength>(json).is_err(), "{json}");
        }
    }
}
