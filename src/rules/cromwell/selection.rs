//! Which monarchs are in play, and how many cards each player is dealt (CR-1, CR-9).

use super::deck::{House, MonarchSet, deck};
use super::{COMBINATION, Options};

/// The least number of cards in a hand: houses join until there are enough.
pub const LEAST_HAND: usize = 4;

/// The number of cards dealt to each player if so many are in play: in the basic game as if there
/// were one more (CR-1), in the advanced game all of them (CR-9).
pub(super) fn hand(cards: usize, options: Options) -> usize {
    let piles = usize::from(options.seats) + usize::from(!options.advanced);
    cards / piles
}

/// The monarchs in play.
pub(super) fn cards(options: Options) -> MonarchSet {
    let (usual_first, usual_last) = deck().selection(options.advanced, options.seats);
    let first = options.first.unwrap_or(usual_first);
    let last = options.last.unwrap_or(usual_last);
    let (mut first, mut last) = (first.min(last), first.max(last));
    loop {
        let cards = chosen(first, last, options);
        let enough = hand(cards.len(), options) >= LEAST_HAND;
        let later = House::all().find(|house| last < *house);
        let earlier = House::all().rev().find(|house| *house < first);
        match (later, earlier) {
            _ if enough => return cards,
            (Some(house), _) => last = house,
            (None, Some(house)) => first = house,
            (None, None) => return cards,
        }
    }
}

/// The monarchs of the houses from `first` to `last`, without those that are left out.
fn chosen(first: House, last: House, options: Options) -> MonarchSet {
    let alone = MonarchSet::one(deck().alone());
    let houses = House::all().filter(|house| first <= *house && *house <= last);
    let all = houses.fold(MonarchSet::EMPTY, |all, house| all | house.monarchs());
    let all = all.without(alone);
    let with = if options.edward {
        alone
    } else {
        MonarchSet::EMPTY
    };
    if !options.advanced {
        return all | with;
    }
    even(all, with.len(), usize::from(options.seats)) | with
}

/// CR-9: without the earliest or latest monarchs, so that these cards and `more` others come out
/// even. The fewest cards are left in houses too small for a combination; if that is equal, the
/// latest monarchs are left out.
fn even(cards: MonarchSet, more: usize, seats: usize) -> MonarchSet {
    let surplus = (cards.len() + more) % seats;
    let left = cards.len().saturating_sub(surplus);
    let cut = |early: usize| {
        let kept: MonarchSet = cards.iter().skip(early).take(left).collect();
        (useless(kept), early, kept)
    };
    let cuts = (0..=surplus).map(cut);
    let best = cuts.min_by_key(|(useless, early, _)| (*useless, *early));
    best.map_or(cards, |(_, _, kept)| kept)
}

/// The number of cards that can never be part of a combination.
fn useless(cards: MonarchSet) -> usize {
    let of_house = House::all().map(|house| (cards & house.monarchs()).len());
    of_house.filter(|cards| *cards < COMBINATION).sum()
}
