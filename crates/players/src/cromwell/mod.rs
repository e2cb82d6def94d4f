//! The computer player of Cromwell, based on determinization: the hidden cards are dealt many times
//! at random, consistently with everything seen and said ([`beliefs`]), and each announcement,
//! offer or choice is played on in each of these deals ([`playout`]) to the end of the deal. The best
//! player prefers deals that make sense of what the others have done ([`evidence`]).
//!
//! Cards are valued by how near they are to a combination, with the player's own cards and those on
//! the table ([`values`]). The lower levels choose by these values alone, and overlook a part
//! ([`Attention`]). Predecessors and successors are answered from what a courtier knows and has
//! seen ([`memory`], CR-13).
//!
//! A courtier's profile is data ([`TraderProfile`]).

mod attention;
pub mod beliefs;
pub mod evidence;
pub mod memory;
mod opponents;
pub mod playout;
mod profile;
mod trader;
pub mod values;

#[cfg(test)]
mod tests;

use coffer_rules::cromwell::Cromwell;

pub use self::attention::Attention;
use self::opponents::{OPPONENTS, temptation};
use self::profile::COLLECTOR;
pub use self::profile::TraderProfile;
pub use self::trader::Trader;
use super::baseline::CardBaseline;
use super::knowledge::Knowledge;
use super::levels::{Courtier, GREEDY, PlayerProfile};
use super::thinker::{CourtGame, Opponent, Thinker};

impl CourtGame for Cromwell {
    const OPPONENTS: &'static [Opponent<Self>] = &OPPONENTS;

    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(Trader::new(TraderProfile::of(who))))
    }

    /// Only the greedy profile: the profiles of board games do not apply to the other players.
    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        (*profile == GREEDY).then(|| Box::new(Trader::new(COLLECTOR)) as Box<dyn Thinker<Self>>)
    }

    fn profile(_variant: &str, _who: Courtier) -> Option<PlayerProfile> {
        None
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(CardBaseline::<Cromwell>(temptation)))
    }
}
