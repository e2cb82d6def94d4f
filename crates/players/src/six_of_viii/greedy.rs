//! Greedy play, and the pairs of cards that players usually pass.

use coffer_rules::six_of_viii::deck::{Card, CardSet, Suit, deck as cards};
use coffer_rules::six_of_viii::round::Play;
use coffer_rules::six_of_viii::{Move, SixOfViii, View};

use crate::search::Temptation;
use crate::thinker::{Opponent, Request};

/// The plays among the legal moves.
pub(super) fn plays_of(legal: &[Move]) -> Vec<Play> {
    let play = |mv: &Move| match mv {
        Move::Play(play) => Some(*play),
        _ => None,
    };
    legal.iter().filter_map(play).collect()
}

/// What a player usually passes, as a model for the others: cards of the shortest suits, so that
/// trumps can be played to them; never the King.
pub(super) fn habit(hand: CardSet) -> u64 {
    let mut held: Vec<Card> = hand.iter().filter(|card| !card.is_king()).collect();
    let length = |card: &Card| card.suit().map_or(0, |suit| (hand & suit.cards()).len());
    held.sort_by_key(|card| (length(card), std::cmp::Reverse(card.rank())));
    held.into_iter().take(2).collect::<CardSet>().0
}

/// The King, then high cards of the first queens' suits.
pub(super) fn strongest_two(from: u64) -> u64 {
    let mut held: Vec<Card> = CardSet(from).iter().collect();
    held.sort_by_key(|card| {
        let trump = card.suit() == Some(Suit::Black) || card.suit() == Some(Suit::Red);
        std::cmp::Reverse((card.is_king(), card.rank() + if trump { 3 } else { 0 }))
    });
    held.into_iter().take(2).collect::<CardSet>().0
}

/// What a child notices about a move: a trick that the other side is winning and that the card takes,
/// or that the card brings it no diamonds.
pub(super) fn temptation(view: &View, mv: &Move) -> Temptation {
    let (Move::Play(play), Some(led)) = (mv, view.led()) else {
        return Temptation::Nothing;
    };
    let (Some(standing), Some(place)) = (view.winning(), view.place) else {
        return Temptation::Nothing;
    };
    let strength = |play: Play| play.strength(cards(), led, view.trump());
    if view.side(standing.place) == view.side(place) {
        Temptation::Nothing
    } else if strength(*play) > strength(standing.play) {
        Temptation::Takes
    } else if play.card.diamonds() == 0 {
        Temptation::Stops
    } else {
        Temptation::Nothing
    }
}

/// The Six of VIII has one opponent that the courtiers are measured against.
pub(super) const OPPONENTS: [Opponent<SixOfViii>; 1] = [Opponent {
    name: "miser",
    rule: miser,
}];

/// Takes the trick with as little as it can unless its side is winning it, and otherwise plays its
/// lowest card; leads its highest card, but not the King. All else as [`greedy`] does.
fn miser(view: &View, legal: &[Move], _request: &Request) -> Option<Move> {
    let plays = plays_of(legal);
    if plays.is_empty() {
        return greedy(view, legal);
    }
    let Some(led) = view.led() else {
        let high = plays.iter().filter(|play| !play.card.is_king());
        let highest = high.max_by_key(|play| play.card.rank());
        return highest.or(plays.first()).copied().map(Move::Play);
    };
    let strength = |play: &Play| play.strength(cards(), led, view.trump());
    let standing = view.winning()?;
    let ours = view.side(standing.place) == view.side(view.place?);
    let winning = plays
        .iter()
        .filter(|play| !ours && strength(play) > strength(&standing.play));
    let lowest = || {
        let value = |play: &&Play| (play.card.is_king(), play.card.diamonds(), play.card.rank());
        plays.iter().min_by_key(value)
    };
    let best = winning.min_by_key(|play| strength(play)).or_else(lowest);
    best.copied().map(Move::Play)
}

/// Takes the trick as cheaply as possible if it is worth it, and otherwise gives as little as
/// possible, seeing only the own hand and the trick.
#[must_use]
pub fn greedy(view: &View, legal: &[Move]) -> Option<Move> {
    greedy_with(view, legal, true)
}

/// The same of a player that may not see that its own side is winning the trick.
pub(super) fn greedy_with(view: &View, legal: &[Move], sees_partner: bool) -> Option<Move> {
    let known = cards();
    let trump = view.trump();
    let strength = |play: Play, led: Suit| play.strength(known, led, trump);
    let least = |play: &Play| {
        (
            play.card.diamonds(),
            play.card.is_king(),
            play.card.spy_for().is_some(),
            play.card.rank(),
            play.card,
        )
    };
    let plays = plays_of(legal);
    match legal.first()? {
        Move::Pass(_) => {
            let given: Vec<Card> = CardSet(habit(view.own)).iter().collect();
            let [a, b] = given.as_slice() else {
                return legal.first().cloned();
            };
            return legal
                .iter()
                .find(|mv| **mv == Move::Pass([*a, *b]))
                .or(legal.first())
                .cloned();
        }
        Move::Take(_) => {
            let taken: Vec<Card> = CardSet(strongest_two(view.dummy?.0)).iter().collect();
            let [a, b] = taken.as_slice() else {
                return legal.first().cloned();
            };
            return legal
                .iter()
                .find(|mv| **mv == Move::Take([*a, *b]))
                .or(legal.first())
                .cloned();
        }
        Move::Annul | Move::Let => {
            let diamonds: u8 = view.diamonds();
            return Some(if diamonds >= 3 {
                Move::Annul
            } else {
                Move::Let
            });
        }
        Move::Deal(_) => return legal.first().cloned(),
        Move::Play(_) => {}
    }
    let Some(led) = view.led() else {
        // A card that is the highest left in its suit; otherwise the cheapest.
        let others = view.unseen();
        let master = plays.iter().filter(|play| {
            play.card.suit().is_some_and(|suit| {
                let above = (others & suit.cards()).0 >> play.card.number();
                above == 0
                    && (suit == trump
                        || (others & trump.cards()).is_empty()
                        || play.card.diamonds() == 0)
            })
        });
        let best = master
            .max_by_key(|play| play.card.rank())
            .or_else(|| plays.iter().min_by_key(|play| least(play)));
        return best.copied().map(Move::Play);
    };
    let standing = view.winning()?;
    let ours = sees_partner && view.side(standing.place) == view.side(view.place?);
    let last = view.trick.len() == 3;
    if ours && (last || strength(standing.play, led) >= 10) {
        // The partner is winning the trick: add diamonds without beating the partner.
        let below = plays
            .iter()
            .filter(|play| strength(**play, led) < strength(standing.play, led));
        let gift =
            below.max_by_key(|play| (play.card.diamonds(), std::cmp::Reverse(play.card.rank())));
        return gift
            .or_else(|| plays.iter().min_by_key(|play| least(play)))
            .copied()
            .map(Move::Play);
    }
    let diamonds: u8 = view.diamonds();
    let winning = plays
        .iter()
        .filter(|play| strength(**play, led) > strength(standing.play, led));
    let cheapest = winning.min_by_key(|play| (play.card.is_king(), strength(**play, led)));
    match cheapest {
        Some(play) if last || diamonds + play.card.diamonds() > 0 => Some(Move::Play(*play)),
        _ => plays
            .iter()
            .min_by_key(|play| least(play))
            .copied()
            .map(Move::Play),
    }
}
