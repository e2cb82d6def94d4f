//! An action: which piece goes where.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::space::Space;

/// A player's action: from and to, seven bits each. What it is follows from the position, see
/// [`Deed`](super::Deed).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "SerializedAction", into = "SerializedAction")]
pub struct Action(u16);

/// The serialized form of an action: from, to.
#[derive(Serialize, Deserialize)]
struct SerializedAction(Option<Space>, Option<Space>);

impl From<SerializedAction> for Action {
    fn from(SerializedAction(from, to): SerializedAction) -> Action {
        match (from, to) {
            (Some(from), Some(to)) => Action::shift(from, to),
            (Some(from), None) => Action::survive(from),
            (None, _) => Action::PASS,
        }
    }
}

impl From<Action> for SerializedAction {
    fn from(action: Action) -> SerializedAction {
        SerializedAction(action.from(), action.to())
    }
}

/// The code for “no space” in an action.
const NONE: u16 = 127;

impl Action {
    /// The pass of a player that cannot act (SW-10).
    pub const PASS: Action = Action(NONE << 7 | NONE);

    /// A piece goes from one space to another.
    #[inline]
    #[must_use]
    pub const fn shift(from: Space, to: Space) -> Action {
        Action((from.0 as u16) << 7 | to.0 as u16)
    }

    /// A queen leaves the board (SW-8).
    #[must_use]
    pub const fn survive(from: Space) -> Action {
        Action((from.0 as u16) << 7 | NONE)
    }

    /// The space that a piece leaves, if there is one.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Option<Space> {
        Space::new((self.0 >> 7) as u8)
    }

    /// The space where a piece goes, if there is one.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Option<Space> {
        Space::new((self.0 & NONE) as u8)
    }

    /// The action in 14 bits.
    #[inline]
    #[must_use]
    pub const fn code(self) -> u16 {
        self.0
    }
}

/// Writes `a1-a2`, `xj10` or `pass`; [`Board::write`](super::Board::write) also marks what the king does to a queen.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from(), self.to()) {
            (Some(from), Some(to)) => write!(f, "{from}-{to}"),
            (Some(from), None) => write!(f, "x{from}"),
            (None, _) => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Action({self})")
    }
}
