//! What a hand of monarchs is worth: cards that can be laid, and cards that lack one or two for a
//! combination.
//!
//! Everything is computed on bit sets of monarchs, a few operations for a whole hand, because
//! playouts ask for it all the time.

use std::sync::LazyLock;

use coffer_rules::cromwell::deck::{House, MonarchSet};

/// A card that can be laid.
const LAYABLE: i32 = 100;
/// A card of a combination that lacks one, and more for each further such combination.
const LACKS_ONE: i32 = 40;
const LACKS_ONE_MORE: i32 = 12;
/// A card of a combination that lacks two, and more for each further such combination.
const LACKS_TWO: i32 = 10;
const LACKS_TWO_MORE: i32 = 2;

/// Where combinations may begin.
struct Houses {
    /// Monarchs whose successor is of the same house.
    pairs: u64,
    /// Monarchs that the next two of the same house follow.
    triples: u64,
}

static HOUSES: LazyLock<Houses> = LazyLock::new(|| {
    let without_last = |set: MonarchSet| set.0 & set.0 >> 1;
    let pairs = House::all().fold(0, |all, house| all | without_last(house.monarchs()));
    Houses {
        pairs,
        triples: pairs & pairs >> 1,
    }
});

/// The cards of a hand that can be laid, all together, beside those on the table or as new
/// combinations (CR-4).
pub fn layable(hand: u64, table: u64) -> u64 {
    let all = hand | table;
    let pairs = all & all >> 1 & HOUSES.pairs;
    let triples = pairs & pairs >> 1;
    (triples | triples << 1 | triples << 2) & hand
}

/// Whether a card can be laid at once by a hand that gets it for another.
pub fn can_lay(hand: u64, got: u64, given: u64, table: u64) -> bool {
    layable(hand & !given | got, table) & got != 0
}

/// The cards of each window of three that begins at one of these.
const fn windows(starts: u64) -> [u64; 3] {
    [starts, starts << 1, starts << 2]
}

/// The value of a hand with this table, if these cards may still be had.
pub fn hand_value(hand: u64, table: u64, live: u64) -> i32 {
    let out = layable(hand, table);
    let rest = hand & !out;
    let have = hand | table;
    let [a, b, c] = [have, have >> 1, have >> 2];
    let dead = !(have | live);
    let open = HOUSES.triples & !(dead | dead >> 1 | dead >> 2);
    let two = open & (a & b & !c | a & !b & c | !a & b & c);
    let one = open & (a & !b & !c | !a & b & !c | !a & !b & c);
    let count = |starts: u64, of: u64| {
        let [x, y, z] = windows(starts);
        let some = (x | y | z) & of;
        let all = (x & of).count_ones() + (y & of).count_ones() + (z & of).count_ones();
        (some, all as i32)
    };
    let (lack_one, in_all) = count(two, rest);
    let ones = lack_one.count_ones() as i32;
    let (lack_two, in_all_two) = count(one, rest & !lack_one);
    let twos = lack_two.count_ones() as i32;
    LAYABLE * out.count_ones() as i32
        + LACKS_ONE * ones
        + LACKS_ONE_MORE * (in_all - ones)
        + LACKS_TWO * twos
        + LACKS_TWO_MORE * (in_all_two - twos)
}

/// What a hand loses with a card.
pub fn loss(hand: u64, card: u64, table: u64, live: u64) -> i32 {
    hand_value(hand, table, live) - hand_value(hand & !card, table, live | card)
}

/// The cards of a set, one bit each, in order.
pub fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set &= !bit;
        (bit != 0).then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::cromwell::deck::Monarch;
    use coffer_rules::cromwell::{COMBINATION, fits};

    fn cards(keys: &str) -> u64 {
        let monarch = |key: &str| key.parse::<Monarch>().expect("a monarch");
        keys.split(' ').map(monarch).collect::<MonarchSet>().0
    }

    /// The fast set of layable cards is that of the rules: the runs of hand and table together that
    /// are long enough.
    #[test]
    fn what_can_be_laid_is_what_the_rules_say() {
        let mut number = 1_u64;
        for _ in 0..5000 {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(99);
            let hand = MonarchSet((number >> 9 & number << 7) & MonarchSet::ALL.0);
            let table = MonarchSet(number >> 20 & MonarchSet::ALL.0)
                .without(hand)
                .runs();
            let table = table.filter(|run| run.len() >= COMBINATION);
            let table = table.fold(MonarchSet::EMPTY, |all, run| all | run);
            let runs = (hand | table).runs().filter(|run| run.len() >= COMBINATION);
            let slow = runs.fold(MonarchSet::EMPTY, |all, run| all | run) & hand;
            let fast = MonarchSet(layable(hand.0, table.0));
            assert_eq!(fast, slow);
            assert!(
                fast.runs().all(|run| fits(run, table)),
                "each of its runs is a move"
            );
        }
    }

    #[test]
    fn nearer_to_a_combination_is_better() {
        let all = MonarchSet::ALL.0;
        let value = |hand: &str| hand_value(cards(hand), 0, all);
        assert!(value("henry7 henry8 edward6") > value("henry7 henry8 mary1"));
        assert!(value("henry7 henry8") > value("henry7 jane"));
        assert!(
            value("henry8 edward6") > value("henry7 henry8"),
            "two cards complete it"
        );
        assert!(value("henry7 edward6") > value("henry7 elizabeth1"));
        assert_eq!(value("edward7"), 0);
        let without = all & !cards("henry6");
        assert_eq!(
            hand_value(cards("henry4 henry5"), 0, without),
            0,
            "it can never be had"
        );
        let table = cards("edward6 jane mary1");
        assert_eq!(hand_value(cards("henry8"), table, all), LAYABLE);
        let tudors = cards("henry7 henry8 anne");
        assert!(loss(tudors, cards("anne"), 0, all) < loss(tudors, cards("henry7"), 0, all));
    }
}
