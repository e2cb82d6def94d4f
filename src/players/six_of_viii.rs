//! The Six of VIII: nobody has taught it to the courtiers yet, so all of them move at random.

use super::levels::Courtier;
use super::thinker::{CourtGame, Thinker};
use crate::rules::six_of_viii::SixOfViii;

impl CourtGame for SixOfViii {
    fn courtier(_variant: &str, _who: Courtier) -> Option<Box<dyn Thinker<Self>>> {
        None
    }
}
