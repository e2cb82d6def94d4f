//! A deal with all cards open, played on quickly by a simple policy: what Monte Carlo evaluation
//! measures moves by.
//!
//! The policy lays whatever it can, announces the card that it misses least, offers its least
//! useful card for one that improves its hand, and accepts what improves it more than a draw would.
//! Some players trade freely only for a card that they can lay at once ([`OpenDeal::takers`]).
//! Each player of a playout uses only its own hand and what lies open.

use coffer_rules::cromwell::deck::{Monarch, Side};
use coffer_rules::cromwell::{MOST_TURNS, Trading};

use super::values::{bits, can_lay, hand_value, layable};
use crate::determinization::SplitMix64;

/// The most players.
pub const MOST_SEATS: usize = 6;
/// What a draw from the stock is expected to improve a hand by.
pub(super) const DRAW: i32 = 14;
/// The least improvement for which anything is traded.
pub(super) const TRADE: i32 = 6;
/// A playout is scored as it stands after so many rounds.
const ROUNDS: u16 = 14;
/// How many of a hundred answers are right in a playout.
const RIGHT: usize = 90;

/// A deal with everything open. Sets are bit sets of monarchs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDeal {
    /// The number of players.
    pub seats: usize,
    /// Whether it is the advanced game.
    pub advanced: bool,
    /// How free trading is (CR-10).
    pub trading: Trading,
    /// The hands by seat.
    pub hands: [u64; MOST_SEATS],
    /// The number of cards that each seat has laid.
    pub laid: [i32; MOST_SEATS],
    /// The cards on the table.
    pub table: u64,
    /// The cards of the Block.
    pub block: u64,
    /// The stock; the last card is drawn first.
    pub stock: Vec<u64>,
    /// The cards in play.
    pub in_play: u64,
    /// The seat that is Cromwell.
    pub cromwell: usize,
    /// The turns since a trade, a laid card or a draw.
    pub idle: usize,
    /// The turns left before the deal ends.
    pub left: u16,
    /// Who keeps cards that could be laid.
    pub wait: Option<Wait>,
    /// Whether each seat offers, and accepts, only for a card that it can lay at once, unless it
    /// has to trade (CR-10).
    pub takers: [bool; MOST_SEATS],
    /// Whether Cromwell has gone out.
    pub gone_out: bool,
}

/// The end of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The points by seat.
    pub points: [i32; MOST_SEATS],
    /// The seat that has gone out.
    pub out: Option<usize>,
    /// The number of turns.
    pub turns: u64,
}

/// The offers of a turn, clockwise from the seat after Cromwell; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    cards: [u64; MOST_SEATS],
    count: usize,
}

impl Offers {
    /// Adds the next seat's offer.
    pub fn push(&mut self, card: u64) {
        if let Some(place) = self.cards.get_mut(self.count) {
            *place = card;
            self.count += 1;
        }
    }
}

/// The part of a turn that is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The turn begins.
    Start,
    /// A card has been announced, and some have made their offers.
    Announced(u64, Offers),
    /// Cromwell accepts a seat's offer of a card for the announced one.
    Accepted(u64, usize, u64),
    /// Cromwell accepts nothing, and draws if possible.
    Declined(u64),
    /// The trade or the draw is over; whether there was one.
    End(bool),
}

/// A seat that keeps cards in its hand that could be laid, because others would lay off there. It
/// goes out as soon as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The seat.
    pub seat: usize,
    /// It lays its cards when another seat has no more cards than this.
    pub until: u32,
    /// It waits for one turn only.
    pub once: bool,
}

impl OpenDeal {
    /// The cards that a seat may still hope for.
    fn live(&self) -> u64 {
        self.in_play & !self.block
    }

    fn value(&self, hand: u64) -> i32 {
        hand_value(hand, self.table, self.live())
    }

    /// The card that a hand misses least, and the hand's value without it.
    fn least(&self, hand: u64, luck: &mut SplitMix64) -> Option<(u64, i32)> {
        let mut best: Option<(u64, i32)> = None;
        let mut level = 0;
        for card in bits(hand) {
            let left = self.value(hand & !card);
            let better = best.is_none_or(|(_, most)| left > most);
            let same = best.is_some_and(|(_, most)| left == most);
            level = if better { 1 } else { level + usize::from(same) };
            if better || same && luck.below(level) == 0 {
                best = Some((card, left));
            }
        }
        best
    }

    /// Lays cards.
    pub fn lay(&mut self, seat: usize, cards: u64) {
        self.hands[seat] &= !cards;
        self.table |= cards;
        self.laid[seat] += cards.count_ones() as i32;
    }

    /// Lays all that can be laid; returns whether anything was.
    fn lay_all(&mut self) -> bool {
        let seat = self.cromwell;
        let cards = layable(self.hands[seat], self.table);
        if cards != self.hands[seat] && self.waits(seat) {
            return false;
        }
        self.lay(seat, cards);
        cards != 0
    }

    fn waits(&self, seat: usize) -> bool {
        let others = || (0..self.seats).filter(|other| *other != seat);
        self.wait.is_some_and(|wait| {
            let near = |other: usize| self.hands[other].count_ones() <= wait.until;
            wait.seat == seat && self.idle + 1 < self.seats && !others().any(near)
        })
    }

    fn out(&self) -> bool {
        self.hands[self.cromwell] == 0
    }

    /// Makes each seat a taker with this chance in a hundred.
    pub fn choose_takers(&mut self, chance: usize, luck: &mut SplitMix64) {
        self.takers = [(); MOST_SEATS].map(|()| luck.below(100) < chance);
    }

    /// Whether a seat would trade one card for another if it were free to, whatever they are worth.
    fn takes(&self, seat: usize, got: u64, given: u64) -> bool {
        !self.takers[seat] || can_lay(self.hands[seat], got, given, self.table)
    }

    /// What a seat offers for an announced card; 0 for nothing.
    fn offer(&self, seat: usize, announced: u64, luck: &mut SplitMix64) -> u64 {
        let hand = self.hands[seat];
        let before = self.value(hand);
        let with = hand | announced;
        let must = self.trading == Trading::Must;
        // Most announced cards are of no use.
        if hand == 0 || !must && self.value(with) - before <= TRADE {
            return 0;
        }
        let least = if must { i32::MIN } else { TRADE };
        let mut best = (least, 0, 0);
        for card in bits(hand) {
            let gain = self.value(with & !card) - before;
            let tie = luck.below(1 << 16);
            let may = must || self.takes(seat, announced, card);
            if may && gain > least && (gain, tie) > (best.0, best.1) {
                best = (gain, tie, card);
            }
        }
        best.2
    }

    /// The offer that Cromwell accepts: the seat and the card.
    fn choose(&self, announced: u64, offers: &Offers) -> Option<(usize, u64)> {
        let rest = self.hands[self.cromwell] & !announced;
        let kept = if self.draws() { rest } else { rest | announced };
        let least = if self.draws() { DRAW } else { TRADE };
        let before = self.value(kept) + least;
        let gain = |(at, card): (usize, &u64)| {
            let seat = (self.cromwell + 1 + at) % self.seats;
            (self.value(rest | card) - before, seat, *card)
        };
        let free = self.trading == Trading::May;
        let may = |card: u64| !free || self.takes(self.cromwell, card, announced);
        let offers = offers.cards[..offers.count].iter().enumerate();
        let gains = offers
            .filter(|(_, card)| **card != 0 && may(**card))
            .map(gain);
        let (gain, seat, card) = gains.max_by_key(|(gain, ..)| *gain)?;
        (gain > 0 || !free).then_some((seat, card))
    }

    fn draws(&self) -> bool {
        !self.advanced && !self.stock.is_empty()
    }

    /// CR-12: where a card goes if its neighbour has to be named.
    fn answered(&self, guesser: usize, card: u64, from: usize, luck: &mut SplitMix64) -> usize {
        if luck.below(100) < RIGHT {
            return guesser;
        }
        let Some(monarch) = Monarch::new(card.trailing_zeros() as u8) else {
            return from;
        };
        let side = Side::BOTH[luck.below(2)];
        let holder = |answer: Monarch| {
            let bit = 1 << answer.number();
            (0..self.seats).find(|seat| self.hands[*seat] & bit != 0)
        };
        let answers = monarch.right_answers(side);
        let holder = answers.into_iter().find_map(holder);
        holder.filter(|seat| *seat != guesser).unwrap_or(from)
    }

    fn swap(&mut self, announced: u64, partner: usize, offered: u64, luck: &mut SplitMix64) {
        let cromwell = self.cromwell;
        let mut to = [cromwell, partner];
        if self.advanced {
            to = [
                self.answered(cromwell, offered, partner, luck),
                self.answered(partner, announced, cromwell, luck),
            ];
        }
        self.hands[cromwell] &= !announced;
        self.hands[partner] &= !offered;
        self.hands[to[0]] |= offered;
        self.hands[to[1]] |= announced;
    }

    /// Draws and discards, unless the draw goes out.
    fn draw(&mut self, announced: u64) {
        let Some(card) = self.stock.pop() else { return };
        let seat = self.cromwell;
        let hand = self.hands[seat] | card;
        self.hands[seat] = hand;
        if layable(hand, self.table) != hand {
            self.hands[seat] = hand & !announced;
            self.block |= announced;
        }
    }

    /// Plays the rest of a turn; returns false if the deal is over.
    fn turn(&mut self, stage: Stage, luck: &mut SplitMix64) -> bool {
        let mut moves_on = false;
        let mut stage = stage;
        if stage == Stage::Start {
            moves_on = self.lay_all();
            self.gone_out = self.out() && moves_on;
            if self.gone_out {
                return false;
            }
            stage = match self.least(self.hands[self.cromwell], luck) {
                Some((card, _)) => Stage::Announced(card, Offers::default()),
                None => return self.pass(moves_on, luck),
            };
        }
        if let Stage::Announced(card, mut offers) = stage {
            for at in offers.count + 1..self.seats {
                let seat = (self.cromwell + at) % self.seats;
                let offer = self.offer(seat, card, luck);
                offers.push(offer);
            }
            stage = match self.choose(card, &offers) {
                Some((seat, offered)) => Stage::Accepted(card, seat, offered),
                None => Stage::Declined(card),
            };
        }
        match stage {
            Stage::End(traded) => moves_on = traded,
            Stage::Accepted(card, seat, offered) => {
                self.swap(card, seat, offered, luck);
                moves_on = true;
            }
            Stage::Declined(card) if self.draws() => {
                self.draw(card);
                moves_on = true;
            }
            _ => {}
        }
        let lays = self.lay_all();
        self.gone_out = self.out() && lays;
        if self.gone_out {
            return false;
        }
        self.pass(moves_on || lays, luck)
    }

    /// Passes Cromwell on; returns false if the deal is over (CR-8, CR-14).
    fn pass(&mut self, moves_on: bool, luck: &mut SplitMix64) -> bool {
        self.idle = if moves_on { 0 } else { self.idle + 1 };
        self.left = self.left.saturating_sub(1);
        if self.idle >= self.seats || self.left == 0 {
            return false;
        }
        let over = |wait: &Wait| !(wait.once && wait.seat == self.cromwell);
        self.wait = self.wait.filter(over);
        self.cromwell = (self.cromwell + 1) % self.seats;
        if self.stock.is_empty() && self.block != 0 {
            self.stock = shuffled(self.block, luck);
            self.block = 0;
        }
        true
    }

    /// The points of each seat if the deal ends here (CR-7).
    fn points(&self) -> [i32; MOST_SEATS] {
        let held = |seat: usize| self.hands[seat].count_ones() as i32;
        let all: i32 = (0..self.seats).map(held).sum();
        let mut points = [0; MOST_SEATS];
        for (seat, points) in points.iter_mut().enumerate().take(self.seats) {
            *points = self.laid[seat] + all - held(seat);
        }
        points
    }

    /// Plays the deal on from this part of a turn.
    pub fn play_on(mut self, stage: Stage, luck: &mut SplitMix64) -> Playout {
        let most = ROUNDS * self.seats as u16;
        self.left = self.left.min(most).max(1);
        let mut turns = 1;
        let mut goes_on = self.turn(stage, luck);
        while goes_on {
            goes_on = self.turn(Stage::Start, luck);
            turns += 1;
        }
        Playout {
            points: self.points(),
            out: self.gone_out.then_some(self.cromwell),
            turns,
        }
    }
}

/// The turns that are left after so many have begun.
pub fn turns_left(begun: usize, seats: u8) -> u16 {
    let most = MOST_TURNS * u16::from(seats);
    most.saturating_sub(begun as u16) + 1
}

/// The cards of a set in random order.
pub fn shuffled(set: u64, luck: &mut SplitMix64) -> Vec<u64> {
    let mut cards: Vec<u64> = bits(set).collect();
    for at in (1..cards.len()).rev() {
        cards.swap(at, luck.below(at + 1));
    }
    cards
}
