//! What a courtier knows of the line of succession (CR-13): some neighbours from the start, by its
//! level and by the randomness of the match, and those that it has seen since.

use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{Cromwell, View};
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Match, Occupant, Seat};

use super::profile::TraderProfile;
use crate::levels::Courtier;
use crate::seed::PlayerSeed;

/// The neighbours that a player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Those of whom it knows the successor.
    followed: MonarchSet,
    seed: u64,
}

impl Memory {
    /// What a player with this profile knows at the seat of a view.
    #[must_use]
    pub fn of(profile: &TraderProfile, view: &View, seed: PlayerSeed) -> Memory {
        let seat = view.viewer.map_or(0, |seat| u64::from(seat.0));
        let seed = mix(seed.of_match() ^ mix(seat + 1));
        let from_start = |monarch: &Monarch| {
            let luck = mix(seed ^ mix(u64::from(monarch.number())));
            luck % 100 < u64::from(profile.memory)
        };
        let remembered =
            |(_, ago): &&(Monarch, u16)| profile.forgets.is_none_or(|turns| *ago < turns);
        let seen = view.seen.iter().filter(remembered);
        let seen = seen.map(|(monarch, _)| *monarch);
        let known = Monarch::all().filter(from_start).chain(seen);
        Memory {
            followed: known
                .filter(|monarch| monarch.neighbour(Side::After).is_some())
                .collect(),
            seed,
        }
    }

    /// What the courtier at a seat of a match knows now; `None` if none sits there.
    #[must_use]
    pub fn at(game: &Match<Cromwell>, seat: Seat) -> Option<Memory> {
        let Occupant::Courtier(strength) = game.seats().get(seat.index())? else {
            return None;
        };
        let profile = TraderProfile::of(Courtier::of_level(strength.level)?);
        let seed = PlayerSeed::of_next_move(game);
        Some(Memory::of(&profile, &game.game().view(Some(seat)), seed))
    }

    /// Whether the player knows the neighbour of a card on this side.
    #[must_use]
    pub fn knows(&self, card: Monarch, side: Side) -> bool {
        let earlier = match side {
            Side::Before => card.neighbour(side),
            Side::After => Some(card),
        };
        earlier.is_some_and(|earlier| self.followed.contains(earlier))
    }

    /// What the player knows, as runs of monarchs of whom each is known to follow the one before.
    #[must_use]
    pub fn runs(&self) -> Vec<Vec<Monarch>> {
        let mut runs: Vec<Vec<Monarch>> = Vec::new();
        for monarch in self.followed.iter() {
            let next = monarch.neighbour(Side::After);
            match runs.last_mut() {
                Some(run) if run.last() == Some(&monarch) => run.extend(next),
                _ => runs.push([Some(monarch), next].into_iter().flatten().collect()),
            }
        }
        runs
    }

    /// What the player believes of a card of whom it knows no neighbour, which is wrong: the same
    /// until it knows better.
    #[must_use]
    pub fn slip(&self, card: Monarch) -> Option<(Side, Monarch)> {
        let mut luck = mix(self.seed ^ mix(u64::from(card.number()) << 8));
        let mut below = |count: usize| {
            luck = mix(luck);
            (luck % count.max(1) as u64) as usize
        };
        let sides = Side::BOTH.into_iter();
        let sides: Vec<Side> = sides
            .filter(|side| card.neighbour(*side).is_some())
            .collect();
        let side = *sides.get(below(sides.len()))?;
        // It stays near, and is no half-truth about an interrupted reign.
        let (right, also) = (card.right_answers(side), card.also_beside(side));
        let near = |monarch: &Monarch| {
            let apart = monarch.number().abs_diff(card.number());
            (1..=4).contains(&apart) && !right.contains(monarch) && also != Some(*monarch)
        };
        let wrong: Vec<Monarch> = Monarch::all().filter(near).collect();
        let named = wrong.get(below(wrong.len()))?;
        Some((side, *named))
    }
}
