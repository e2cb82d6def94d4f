//! The pictures of the marks.

use crate::rules::Seat;
use crate::rules::six_wives::card::Fate;
use crate::skins::six_wives::livery;

/// The mark on a queen who can be beheaded.
pub(super) const VICTIM: &str = "mark_take";

/// The medal in the corner where a seat's queens survive.
pub(super) fn medal(seat: Seat) -> &'static str {
    ["medal_0", "medal_1", "medal_2", "medal_3"][livery(seat)]
}

/// The same corner with light on it.
pub(super) fn lit_corner(seat: Seat) -> &'static str {
    ["corner_0", "corner_1", "corner_2", "corner_3"][livery(seat)]
}

/// The medal of a goal.
pub(super) fn goal(fate: Fate) -> &'static str {
    match fate {
        Fate::Divorced => "goal_divorced",
        Fate::Beheaded => "goal_beheaded",
        Fate::Died => "goal_died",
        Fate::Survived => "goal_survived",
    }
}
