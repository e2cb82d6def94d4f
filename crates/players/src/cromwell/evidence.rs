//! What announcements, offers, refusals and trades tell about a hand: those who value their cards as
//! [`values`](super::values) does would have done otherwise with some hands. Whoever may refuse may
//! also trade only for cards to lay at once; then the reading that makes more sense counts.

use coffer_rules::cromwell::deck::{Monarch, MonarchSet};
use coffer_rules::cromwell::{Answer, Trading, TurnLog, View};

use super::playout::{DRAW, MOST_SEATS, TRADE};
use super::values::{bits, can_lay, hand_value, loss};

/// Evidence is considered for so many rounds.
const ROUNDS: usize = 6;
/// The weight of evidence in quarters, by the number of cards that the seat has drawn since then:
/// it may have had none of these.
const WEIGHTS: [u32; 4] = [4, 3, 2, 1];
/// The most that one act counts.
const MOST: i32 = 40;
/// What it counts that somebody who trades only for cards to lay traded for another one, or refused
/// one.
const STRANGE: i32 = 18;

/// A card that went from one seat to another.
#[derive(Clone, Copy, Debug)]
struct Transfer {
    from: usize,
    to: usize,
    card: u64,
}

/// What happened in a turn. Sets are bit sets of monarchs.
#[derive(Clone, Debug)]
struct Act {
    cromwell: usize,
    announced: u64,
    /// By seat: 0 for no card, `None` for seats that were not asked.
    offers: [Option<u64>; MOST_SEATS],
    partner: Option<usize>,
    drew: bool,
    laid: u64,
    transfers: Vec<Transfer>,
    /// The cards on the table before the turn.
    table: u64,
}

/// The evidence about the hands.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// The last turns, the latest first.
    acts: Vec<Act>,
    live: u64,
    advanced: bool,
    trading: Trading,
}

fn bit(card: Monarch) -> u64 {
    MonarchSet::one(card).0
}

impl Act {
    fn of(turn: &TurnLog, view: &View, table: u64) -> Act {
        let seats = view.options.seats;
        let mut act = Act {
            cromwell: usize::from(turn.cromwell),
            announced: turn.announced.map_or(0, bit),
            offers: [None; MOST_SEATS],
            partner: turn.partner.map(usize::from),
            drew: turn.drew,
            laid: turn.laid.0,
            transfers: Vec::new(),
            table,
        };
        for (seat, offer) in (0..seats).zip(&mut act.offers) {
            *offer = turn.answer_of(seat, seats).map(|card| card.map_or(0, bit));
        }
        act.transfers = act.transfers_of(turn, view.options.advanced);
        act
    }

    fn transfers_of(&self, turn: &TurnLog, advanced: bool) -> Vec<Transfer> {
        let Some(partner) = self.partner else {
            return Vec::new();
        };
        let [from, to] = [self.cromwell, partner];
        if !advanced {
            let (card, offered) = (self.announced, self.offer_of(partner));
            return vec![
                Transfer { from, to, card },
                Transfer {
                    from: to,
                    to: from,
                    card: offered,
                },
            ];
        }
        // CR-12: each card is where the answer has brought it.
        let transfer = |answer: &Answer| Transfer {
            from: if answer.guesser == turn.cromwell {
                partner
            } else {
                self.cromwell
            },
            to: usize::from(answer.to),
            card: bit(answer.card),
        };
        turn.answers.iter().map(transfer).collect()
    }

    fn offer_of(&self, seat: usize) -> u64 {
        self.offers.get(seat).copied().flatten().unwrap_or(0)
    }

    /// The hand that a seat had before the turn, if it had this one after it. Cards that it drew
    /// are unknown, and stay.
    fn undone(&self, seat: usize, mut hand: u64) -> u64 {
        for transfer in self.transfers.iter().rev() {
            if transfer.to == seat {
                hand &= !transfer.card;
            }
            if transfer.from == seat {
                hand |= transfer.card;
            }
        }
        if self.cromwell == seat {
            hand |= self.laid;
            hand |= if self.drew { self.announced } else { 0 };
        }
        hand
    }
}

impl Evidence {
    /// What a view tells.
    #[must_use]
    pub fn of(view: &View) -> Evidence {
        let mut table = 0;
        let mut acts = Vec::with_capacity(view.log.len());
        for turn in &view.log {
            acts.push(Act::of(turn, view, table));
            table |= turn.laid.0;
        }
        acts.reverse();
        acts.truncate(ROUNDS * usize::from(view.options.seats));
        Evidence {
            acts,
            live: view.options.cards().without(view.blocked()).0,
            advanced: view.options.advanced,
            trading: view.options.trading,
        }
    }

    /// How little sense a hand makes of what its seat has done: 0 if that was the best by the values
    /// of the cards, and the more the better other acts would have been.
    #[must_use]
    pub fn misfit(&self, seat: usize, mut hand: u64) -> u32 {
        let (mut drawn, mut sum) = (0, 0);
        for act in &self.acts {
            hand = act.undone(seat, hand);
            drawn += usize::from(act.drew && act.cromwell == seat);
            let Some(weight) = WEIGHTS.get(drawn) else {
                break;
            };
            if act.announced == 0 {
                continue;
            }
            let odd = if act.cromwell == seat {
                self.announcing(act, hand) + self.choosing(act, hand)
            } else {
                act.offers[seat].map_or(0, |offer| self.offering(act, offer, hand))
            };
            sum += odd.clamp(0, MOST) as u32 * weight;
        }
        sum / WEIGHTS[0]
    }

    fn value(&self, hand: u64, act: &Act) -> i32 {
        hand_value(hand, act.table, self.live)
    }

    /// What another card would have been missed less.
    fn announcing(&self, act: &Act, hand: u64) -> i32 {
        let lost = |card| loss(hand, card, act.table, self.live);
        let least = bits(hand).map(lost).min().unwrap_or(0);
        lost(act.announced) - least
    }

    /// What another offer, a draw or none would have been better.
    fn choosing(&self, act: &Act, hand: u64) -> i32 {
        if !act.drew && act.partner.is_none() {
            return 0;
        }
        let rest = hand & !act.announced;
        let without = if self.advanced {
            self.value(hand, act) + TRADE
        } else {
            self.value(rest, act) + DRAW
        };
        let gain = |card: u64| self.value(rest | card, act) - without;
        let offered = act.offers.iter().flatten().filter(|card| **card != 0);
        // CR-10: whoever had to accept one chose among the offers alone.
        let gains = offered.map(|card| gain(*card));
        let best = match self.trading {
            Trading::May => gains.fold(0, i32::max),
            Trading::Accept | Trading::Must => gains.max().unwrap_or(0),
        };
        let by_value = best - act.partner.map_or(0, |partner| gain(act.offer_of(partner)));
        let lays = |card: u64| can_lay(hand, card, act.announced, act.table);
        let mut offered = act.offers.iter().flatten();
        let by_laying = match act.partner {
            Some(partner) => lays(act.offer_of(partner)),
            None => !offered.any(|card| lays(*card)),
        };
        self.better(by_value, by_laying)
    }

    /// What another offer or none would have been better.
    fn offering(&self, act: &Act, offer: u64, hand: u64) -> i32 {
        let before = self.value(hand, act);
        let with = hand | act.announced;
        if offer == 0 && self.value(with, act) - before <= TRADE {
            return 0;
        }
        let gain = |card: u64| self.value(with & !card, act) - before;
        let gains = bits(hand).map(gain);
        let best = match self.trading {
            Trading::Must => gains.max().unwrap_or(TRADE),
            Trading::May | Trading::Accept => gains.fold(TRADE, i32::max),
        };
        let by_value = best - if offer == 0 { TRADE } else { gain(offer) };
        let lays = |card: u64| can_lay(hand, act.announced, card, act.table);
        let by_laying = if offer == 0 {
            !bits(hand).any(lays)
        } else {
            lays(offer)
        };
        self.better(by_value, by_laying)
    }

    /// Of two readings of a trade or refusal the one that makes more sense: by the values of the
    /// cards, or by whether the card could be laid at once, if anybody was free to refuse.
    fn better(&self, by_value: i32, by_laying: bool) -> i32 {
        match self.trading {
            Trading::May => by_value.min(if by_laying { 0 } else { STRANGE }),
            Trading::Accept | Trading::Must => by_value,
        }
    }
}
