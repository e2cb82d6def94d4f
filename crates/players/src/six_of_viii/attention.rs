//! What a player overlooks and forgets. Weak players play well by what they notice: they do not see
//! how the crown moves on, look at a part of their hand, and forget who played what.

use coffer_rules::six_of_viii::deck::{SPACES, deck};
use coffer_rules::six_of_viii::round::shows_void;
use coffer_rules::six_of_viii::{Move, PlayedCard, View};

use crate::determinization::SplitMix64;

/// What a player notices and remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    /// The number of tricks that it remembers: which cards they took, and who could not follow suit.
    pub tricks: usize,
    /// The number of cards side by side in the hand that it looks at for a play. Cards at the edge of
    /// the hand are overlooked most.
    pub cards: usize,
    /// Whether it sees at once that another queen reigns; otherwise it does a trick later.
    pub crown: bool,
    /// Whether it sees that its own side is winning a trick.
    pub partner: bool,
}

impl Attention {
    /// Notices and remembers everything.
    pub const FULL: Attention = Attention {
        tricks: SPACES,
        cards: usize::MAX,
        crown: true,
        partner: true,
    };

    /// What is left of a view for this player.
    pub(super) fn of(self, view: &View) -> View {
        let mut left = view.clone();
        let forgotten = view.tricks.len().saturating_sub(self.tricks);
        if forgotten > 0 {
            left.tricks.drain(..forgotten);
            left.gave = None;
            left.voids = [0, 1, 2, 3].map(|place| view.voids[place] & voids_shown(&left, place));
        }
        if !self.crown {
            left.crown = view.crown.saturating_sub(1);
        }
        left
    }

    /// The plays that this player looks at. Other moves are all looked at.
    pub(super) fn looked_at<'a>(self, legal: &'a [Move], luck: &mut SplitMix64) -> &'a [Move] {
        let plays = legal.iter().all(|mv| matches!(mv, Move::Play(_)));
        let over = legal.len().saturating_sub(self.cards);
        if !plays || over == 0 {
            return legal;
        }
        let first = luck.below(over + 1);
        legal.get(first..first + self.cards).unwrap_or(legal)
    }
}

/// The suits that a place has not followed in the tricks of a view, as bits in the order of the suits.
fn voids_shown(view: &View, place: usize) -> u8 {
    let earlier = view.tricks.iter();
    let earlier = earlier.map(|trick| (trick.space, trick.cards.as_slice()));
    let now = (view.crown, view.trick.as_slice());
    let missed = |(space, cards): (u8, &[PlayedCard])| {
        let trump = deck().reign[usize::from(space).min(SPACES - 1)];
        let led = cards.first()?.play.suit(trump);
        let own = (cards.iter()).find(|card| usize::from(card.place) == place)?;
        shows_void(own.play, led, trump).then_some(1 << led.index())
    };
    let missed = earlier.chain([now]).filter_map(missed);
    missed.fold(0, |all, suit: u8| all | suit)
}

#[cfg(test)]
mod tests {
    use coffer_rules::six_of_viii::SixOfViii;
    use coffer_rules::{Game, Match, Setup, Turn};

    use super::*;
    use crate::six_of_viii::greedy;

    const FORGETFUL: Attention = Attention {
        tricks: 2,
        cards: 3,
        crown: false,
        partner: false,
    };

    /// The views of a hand, by the seats to move.
    fn views() -> Vec<(View, Vec<Move>)> {
        let setup = Setup::new("six_of_viii", [("length", "short")]).expect("a set-up");
        let mut game = Match::<SixOfViii>::new(setup, Vec::new(), 7);
        let mut views = Vec::new();
        loop {
            while game.play_chance().is_some() {}
            let Turn::Seat(seat) = game.turn() else {
                return views;
            };
            let (view, legal) = (game.game().view(Some(seat)), game.legal_moves().to_vec());
            let best = greedy(&view, &legal).expect("a move");
            views.push((view, legal));
            game.play(best).expect("legal");
        }
    }

    /// Cards of forgotten tricks could be anywhere again, and nobody is known to be void by them.
    #[test]
    fn forgotten_tricks_tell_nothing() {
        let mut forgotten = 0;
        for (view, _) in views() {
            assert_eq!(Attention::FULL.of(&view), view);
            let left = FORGETFUL.of(&view);
            assert!(left.tricks.len() <= 2 && left.unseen().0 & view.unseen().0 == view.unseen().0);
            let known = left.voids.iter().zip(view.voids);
            assert!(known.clone().all(|(left, all)| left & !all == 0));
            forgotten += known.filter(|(left, all)| **left != *all).count();
            assert_eq!(left.crown, view.crown.saturating_sub(1));
            let all = Attention {
                tricks: SPACES - 1,
                ..Attention::FULL
            };
            assert_eq!(all.of(&view).voids, view.voids);
        }
        assert!(forgotten > 10, "{forgotten}");
    }

    /// A part of the hand is looked at, its middle more often than its edges.
    #[test]
    fn cards_at_the_edge_are_overlooked() {
        let views = views();
        let wide = views.iter().find(|(_, legal)| {
            legal.len() > 6 && legal.iter().all(|mv| matches!(mv, Move::Play(_)))
        });
        let (_, legal) = wide.expect("a lead");
        let mut seen = vec![0; legal.len()];
        for seed in 0..500 {
            let looked = FORGETFUL.looked_at(legal, &mut SplitMix64::new(seed));
            assert_eq!(looked.len(), 3);
            for mv in looked {
                seen[legal.iter().position(|other| other == mv).expect("legal")] += 1;
            }
        }
        assert!(seen[0] * 2 < seen[3] && seen[0] > 0, "{seen:?}");
    }
}
