//! How a match ends.

use std::borrow::Cow;

use coffer_texts::{commas, fill, has};
use serde::{Deserialize, Serialize};

use super::{Seat, seats_by_side};

/// Why a match is over, as a key; its sentence is stored under `outcome-<key>`. Reasons specific to
/// one game are declared by that game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reason(Cow<'static, str>);

impl Reason {
    /// The players agreed to a draw.
    pub const AGREED: Self = Self::new("agreed");
    /// A player resigned.
    pub const RESIGNED: Self = Self::new("resigned");
    /// A player ran out of time.
    pub const OUT_OF_TIME: Self = Self::new("out_of_time");
    /// The score decides.
    pub const SCORE: Self = Self::new("score");
    /// Several players are tied for the most points and share the win.
    pub const SHARED: Self = Self::new("shared");
    /// A side has pieces but cannot move.
    pub const NO_MOVES: Self = Self::new("no_moves");
    /// The same position occurred for the third time.
    pub const THIRD_REPETITION: Self = Self::new("third_repetition");

    /// A reason with this key.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self(Cow::Borrowed(key))
    }

    /// The stable name used in records and texts.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.0
    }

    /// The key of its sentence: its form for several losers, or for a single one addressed as
    /// “you” (`you_lost`), if there is such a form.
    #[must_use]
    pub fn text_key(&self, losers: &[Seat], you_lost: impl Fn(Seat) -> bool) -> String {
        let usual = format!("outcome-{}", self.key());
        let form = match losers {
            [loser] if you_lost(*loser) => "-you",
            [] | [_] => "",
            _ => "-many",
        };
        let own = format!("{usual}{form}");
        if has(&own) { own } else { usual }
    }
}

/// The result of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winning seats; empty for a draw.
    pub winners: Vec<Seat>,
    /// The reason why it ended.
    pub reason: Reason,
    /// Points by seat; empty if the game has none.
    #[serde(default)]
    pub scores: Vec<i32>,
}

impl Outcome {
    /// A win for one seat.
    pub fn win(seat: Seat, reason: Reason) -> Self {
        Self {
            winners: vec![seat],
            reason,
            scores: Vec::new(),
        }
    }

    /// A draw.
    pub fn draw(reason: Reason) -> Self {
        Self {
            winners: Vec::new(),
            reason,
            scores: Vec::new(),
        }
    }

    /// The seats of a table of `count` that have not won.
    #[must_use]
    pub fn losers(&self, count: usize) -> Vec<Seat> {
        let seats = (0..).map(Seat).take(count);
        seats.filter(|seat| !self.winners.contains(seat)).collect()
    }

    /// The points of each side in a sentence, the winners first, e.g. “Anne and Jane 27, Henry and
    /// Mary 23.”; `None` if the game has no points. `names` lists the names of several seats.
    pub fn points_by_side(
        &self,
        allies: impl Fn(Seat, Seat) -> bool,
        names: impl Fn(&[Seat]) -> String,
    ) -> Option<String> {
        if self.scores.is_empty() {
            return None;
        }
        let points = |side: &[Seat]| {
            let of_first = side.first().and_then(|seat| self.scores.get(seat.index()));
            of_first.copied().unwrap_or_default()
        };
        let won = |side: &[Seat]| side.iter().any(|seat| self.winners.contains(seat));
        let mut sides = seats_by_side(self.scores.len(), allies);
        sides.sort_by_key(|side| (!won(side), -points(side)));
        let words = |side: &Vec<Seat>| {
            let n = points(side).to_string();
            fill("result-side", &[("names", &names(side)), ("n", &n)])
        };
        let sides: Vec<String> = sides.iter().map(words).collect();
        Some(fill("result-scores", &[("sides", &commas(&sides))]))
    }

    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}
