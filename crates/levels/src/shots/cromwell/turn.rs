//! A turn of Cromwell with all hands open, searched to its end.

use std::collections::BTreeMap;

use coffer_players::cromwell::values::layable;
use coffer_rules::cromwell::deck::{Monarch, MonarchSet};
use coffer_rules::cromwell::{Cromwell, Trading, fits, goes_out, parts};

/// What going out is worth, beside the cards laid: more than anything else.
pub(super) const OUT: i32 = 100;

/// The cards of a hand that can be laid.
fn to_lay(hand: MonarchSet, table: MonarchSet) -> MonarchSet {
    MonarchSet(layable(hand.0, table.0))
}

/// A set with one card for another.
fn swapped(cards: MonarchSet, out: Monarch, into: Monarch) -> MonarchSet {
    cards.without(MonarchSet::one(out)) | MonarchSet::one(into)
}

/// A turn of Cromwell's, with all hands open.
#[derive(Clone, Debug)]
pub(super) struct OpenTurn {
    cromwell: u8,
    hand: MonarchSet,
    /// The hands of all seats; Cromwell's is not looked at.
    hands: Vec<MonarchSet>,
    table: MonarchSet,
    stock: MonarchSet,
    advanced: bool,
    trading: Trading,
    /// The number of cards laid in this turn.
    laid: usize,
    /// Whether the others' cards do not count.
    alone: bool,
}

impl OpenTurn {
    pub(super) fn of(game: &Cromwell, alone: bool) -> Self {
        let hands: Vec<MonarchSet> = (0..game.options().seats)
            .map(|seat| game.held(seat))
            .collect();
        let cromwell = game.cromwell();
        Self {
            cromwell,
            hand: hands[usize::from(cromwell)],
            hands,
            table: game.table(),
            stock: game.stock(),
            advanced: game.options().advanced,
            trading: game.options().trading,
            laid: game.now().map_or(0, |turn| turn.laid.len()),
            alone,
        }
    }

    /// The other seats, clockwise.
    fn others(&self) -> impl Iterator<Item = u8> + use<> {
        let (cromwell, seats) = (self.cromwell, self.hands.len() as u8);
        (1..seats).map(move |at| (cromwell + at) % seats)
    }

    /// After these cards are laid.
    pub(super) fn laying(&self, cards: MonarchSet) -> Self {
        Self {
            hand: self.hand.without(cards),
            table: self.table | cards,
            laid: self.laid + cards.len(),
            ..self.clone()
        }
    }

    /// After these cards are discarded.
    pub(super) fn without(&self, cards: MonarchSet) -> Self {
        Self {
            hand: self.hand.without(cards),
            ..self.clone()
        }
    }

    /// After a trade with a seat.
    pub(super) fn trading(&self, announced: Monarch, seat: u8, offered: Monarch) -> Self {
        let mut after = self.clone();
        after.hand = swapped(self.hand, announced, offered);
        let hand = &mut after.hands[usize::from(seat)];
        *hand = swapped(*hand, offered, announced);
        after
    }

    /// What the turn is worth if it ends here: the cards laid, less those that the others then lay
    /// from their hands, each in turn.
    pub(super) fn passing(&self) -> i32 {
        let laid = self.laid as i32;
        if self.hand.is_empty() {
            return OUT + laid;
        }
        if self.alone {
            return laid;
        }
        let (mut table, mut answered) = (self.table, 0);
        for seat in self.others() {
            let hand = self.hands[usize::from(seat)];
            let cards = to_lay(hand, table);
            table = table | cards;
            answered += cards.len() as i32;
            if cards == hand && !hand.is_empty() {
                break;
            }
        }
        laid - answered
    }

    /// Everything that may be laid at once.
    fn lays(&self) -> Vec<MonarchSet> {
        let lays = parts(self.hand).filter(|cards| fits(*cards, self.table));
        lays.collect()
    }

    /// The best value of `end` after laying what is best.
    fn best(&self, end: &impl Fn(&Self) -> i32) -> i32 {
        self.best_unless_known(end, &mut BTreeMap::new())
    }

    fn best_unless_known(
        &self,
        end: &impl Fn(&Self) -> i32,
        known: &mut BTreeMap<u64, i32>,
    ) -> i32 {
        if let Some(value) = known.get(&self.hand.0) {
            return *value;
        }
        let lays = self.lays().into_iter();
        let laid = lays.map(|cards| self.laying(cards).best_unless_known(end, known));
        let most = laid.max().unwrap_or(i32::MIN).max(end(self));
        known.insert(self.hand.0, most);
        most
    }

    /// The most that the rest of the turn is worth once the trade or the draw is over.
    pub(super) fn best_laying(&self) -> i32 {
        self.best(&Self::passing)
    }

    /// The most that the turn is worth before anything is announced.
    pub(super) fn best_announcing(&self) -> i32 {
        self.best(&|turn: &Self| {
            let worth = turn.hand.iter().map(|card| turn.announcing(card)).max();
            worth.unwrap_or_else(|| turn.passing())
        })
    }

    /// What the turn is worth after this announcement, whatever the others offer by
    /// [`OpenTurn::offers`].
    pub(super) fn announcing(&self, announced: Monarch) -> i32 {
        let trade = |seat: u8| {
            let offers = self.offers(announced, seat).iter();
            let worth = offers.map(|card| self.trading(announced, seat, card).best_laying());
            worth.min()
        };
        let trades = self.others().filter_map(trade).max();
        match (trades, self.trading) {
            // CR-10: whoever must accept has no other way.
            (Some(most), Trading::Accept | Trading::Must) => most,
            (trades, _) => self.drawing(announced).max(trades.unwrap_or(i32::MIN)),
        }
    }

    /// What the turn is worth if no offer is accepted, whatever card comes from the stock.
    pub(super) fn drawing(&self, announced: Monarch) -> i32 {
        if self.advanced || self.stock.is_empty() {
            return self.best_laying();
        }
        let drawn = |card: Monarch| {
            let mut drawn = self.clone();
            drawn.hand.insert(card);
            if goes_out(drawn.hand, drawn.table) {
                return drawn.laying(drawn.hand).passing();
            }
            drawn.without(MonarchSet::one(announced)).best_laying()
        };
        self.stock.iter().map(drawn).min().unwrap_or(i32::MIN)
    }

    /// What a seat may offer for a card: if it can lay more cards with it, those of its own with which
    /// it still can, and of these the ones with which Cromwell can lay the most. Whoever has to offer a
    /// card without that may offer any.
    pub(super) fn offers(&self, announced: Monarch, seat: u8) -> MonarchSet {
        let hand = self.hands[usize::from(seat)];
        let before = to_lay(hand, self.table).len();
        let gains = |card: &Monarch| {
            let after = swapped(hand, *card, announced);
            to_lay(after, self.table).len() > before
        };
        let use_of = |card: Monarch| {
            let after = swapped(self.hand, announced, card);
            to_lay(after, self.table).len()
        };
        let spare: MonarchSet = hand.iter().filter(gains).collect();
        if spare.is_empty() && self.trading == Trading::Must {
            return hand;
        }
        let most = spare.iter().map(use_of).max();
        let best = spare.iter().filter(|card| Some(use_of(*card)) == most);
        best.collect()
    }
}
