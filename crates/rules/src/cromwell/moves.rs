//! What the moves of a turn do, from the deal to the score.

use std::sync::Arc;

use super::deck::{Monarch, MonarchSet, Side};
use super::{
    Answer, BLOCK, Cromwell, DealEnd, DealScore, FIFTY, LEVEL_BY_OUT, Length, MOST_TURNS, Phase,
    SAID_ANNOUNCE, SAID_NOTHING, SAID_OFFER, STOCK, TurnLog, WENT_OUT, laid_spot, shown_spot,
};
use crate::quiz::Difficulty;
use crate::stable_hash::StableHasher;
use crate::{Effect, Outcome, PieceId, Reason, Seat, Spot};

impl Cromwell {
    fn move_card(&mut self, card: Monarch, to: Spot, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], to);
        let piece = PieceId(slot as u16);
        effects.push(Effect::Moved { piece, from, to });
    }

    /// Moves a card and turns it up.
    fn show(&mut self, card: Monarch, to: Spot, effects: &mut Vec<Effect>) {
        self.move_card(card, to, effects);
        effects.push(Effect::Flipped {
            piece: PieceId(self.slot(card) as u16),
            face: Some(card.kind()),
        });
    }

    /// Moves a card to a hand so that only its holder sees the face.
    fn give(&mut self, card: Monarch, to: u8, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let to_hand = Spot::Hand(Seat(to));
        let from = std::mem::replace(&mut self.spots[slot], to_hand);
        self.changed_hands |= 1 << to;
        effects.push(Effect::Dealt {
            piece: PieceId(slot as u16),
            from,
            to: to_hand,
            face: Some(card.kind()),
        });
    }

    /// Everybody knows that a card is in this hand, and in no other.
    pub(super) fn learn(&mut self, card: Monarch, seat: Option<u8>) {
        for known in &mut self.known {
            known.remove(card);
        }
        if let Some(known) = seat.and_then(|seat| self.known.get_mut(usize::from(seat))) {
            known.insert(card);
        }
        self.shuffled.remove(card);
    }

    /// Shuffles the ids of the hands that changed, so that nobody can tell the cards that came
    /// from the others there (ALL-7).
    pub(super) fn exchange_ids(&mut self) {
        let changed = std::mem::take(&mut self.changed_hands);
        for seat in (0..self.options.seats).filter(|seat| changed >> seat & 1 != 0) {
            let hand = Spot::Hand(Seat(seat));
            let slots = 0..self.spots.len();
            let slots: Vec<usize> = slots.filter(|slot| self.spots[*slot] == hand).collect();
            let time = (self.deal, self.turns().count(), self.phase);
            let seed = StableHasher::of(&(self.salt, time, seat));
            self.ids
                .exchange(&slots, seed, |viewer| viewer == Some(Seat(seat)));
        }
    }

    pub(super) fn deal(&mut self, cards: &[Monarch], effects: &mut Vec<Effect>) {
        for slot in 0..self.spots.len() {
            let from = std::mem::replace(&mut self.spots[slot], STOCK);
            if from != STOCK {
                let piece = PieceId(slot as u16);
                let to = STOCK;
                effects.push(Effect::Moved { piece, from, to });
                effects.push(Effect::Flipped { piece, face: None });
            }
        }
        self.faces = cards.to_vec();
        self.salt = StableHasher::of(&(self.deal, &self.faces));
        let seats = self.options.seats;
        let hand = self.options.hand();
        for card in 0..hand {
            for seat in 0..seats {
                self.give(cards[usize::from(seat) * hand + card], seat, effects);
            }
        }
        self.changed_hands = 0;
        self.laid.fill(MonarchSet::EMPTY);
        self.block.clear();
        self.known.fill(MonarchSet::EMPTY);
        self.drawn.fill(0);
        self.shuffled = MonarchSet::EMPTY;
        self.idle = 0;
        self.finished_turns = Arc::default();
        self.now = Some(TurnLog::new(self.cromwell()).into());
        self.phase = Phase::Announce;
        self.look_around();
    }

    /// CR-6: the Block becomes the stock.
    pub(super) fn shuffle(&mut self, cards: &[Monarch], effects: &mut Vec<Effect>) {
        self.shuffled = cards.iter().copied().collect();
        self.drawn.fill(0);
        self.block.clear();
        let slots = (0..self.spots.len()).filter(|slot| self.spots[*slot] == BLOCK);
        for (slot, card) in slots.collect::<Vec<_>>().into_iter().zip(cards) {
            let piece = PieceId(slot as u16);
            effects.push(Effect::Flipped { piece, face: None });
            effects.push(Effect::Moved {
                piece,
                from: BLOCK,
                to: STOCK,
            });
            self.faces[slot] = *card;
            self.spots[slot] = STOCK;
        }
        self.phase = Phase::Announce;
    }

    fn turn_mut(&mut self) -> &mut TurnLog {
        let cromwell = self.cromwell();
        let now = self
            .now
            .get_or_insert_with(|| TurnLog::new(cromwell).into());
        Arc::make_mut(now)
    }

    pub(super) fn lay(&mut self, cards: MonarchSet, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        for card in cards.iter() {
            self.show(card, laid_spot(card), effects);
            self.learn(card, None);
        }
        let laid = &mut self.laid[usize::from(seat)];
        *laid = *laid | cards;
        let turn = self.turn_mut();
        turn.laid = turn.laid | cards;
        if self.held(seat).is_empty() {
            self.end_deal(DealEnd::Out(Seat(seat)), effects);
        }
    }

    pub(super) fn announce(&mut self, card: Monarch, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        self.learn(card, Some(seat));
        self.turn_mut().announced = Some(card);
        self.phase = Phase::Offer;
        effects.push(said(seat, SAID_ANNOUNCE));
    }

    pub(super) fn offer(&mut self, card: Option<Monarch>, effects: &mut Vec<Effect>) {
        let Some(seat) = self.acting() else { return };
        if let Some(card) = card {
            self.learn(card, Some(seat));
        }
        let key = card.map_or(SAID_NOTHING, |_| SAID_OFFER);
        effects.push(said(seat, key));
        self.turn_mut().offers.push(card);
        if self.turn_mut().offers.len() + 1 == usize::from(self.options.seats) {
            self.phase = Phase::Choose;
        }
    }

    /// CR-2 d: the two cards are swapped face down; CR-11: both are shown.
    pub(super) fn accept(&mut self, partner: u8, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        self.turn_mut().partner = Some(partner);
        let Some((_, offered, _)) = self.question() else {
            return;
        };
        let Some(announced) = self.announced() else {
            return;
        };
        if self.options.advanced {
            for (card, seat) in [(announced, seat), (offered, partner)] {
                self.show(card, shown_spot(seat), effects);
                self.learn(card, None);
            }
            self.look_around();
            self.phase = Phase::Name;
            return;
        }
        for (card, to) in [(announced, partner), (offered, seat)] {
            self.give(card, to, effects);
            self.learn(card, Some(to));
        }
        self.phase = Phase::Lay;
    }

    pub(super) fn draw(&mut self, effects: &mut Vec<Effect>) {
        let seat = self.cromwell();
        let top = self.spots.iter().position(|spot| *spot == STOCK);
        let Some(card) = top.map(|slot| self.faces[slot]) else {
            return;
        };
        self.give(card, seat, effects);
        self.drawn[usize::from(seat)] += 1;
        self.just_drawn = Some(card);
        self.turn_mut().drew = true;
        self.look_around();
        self.phase = Phase::Discard;
    }

    pub(super) fn discard(&mut self, effects: &mut Vec<Effect>) {
        if let Some(card) = self.announced() {
            self.show(card, BLOCK, effects);
            self.block.push(card);
            self.learn(card, None);
        }
        self.phase = Phase::Lay;
    }

    /// CR-11, CR-12: judges an answer, and gives the card to whoever it belongs to now.
    pub(super) fn name(&mut self, side: Side, named: Monarch, effects: &mut Vec<Effect>) {
        let Some((guesser, card, from)) = self.question() else {
            return;
        };
        let answers = card.right_answers(side);
        let right = answers.contains(&named);
        let held = answers
            .iter()
            .find_map(|answer| Some((*answer, self.holder(*answer)?)));
        let (to, proof) = match held {
            _ if right => (guesser, None),
            Some((answer, holder)) if holder != guesser && holder != from => (holder, Some(answer)),
            _ => (from, None),
        };
        self.give(card, to, effects);
        self.note(Answer {
            guesser,
            card,
            side,
            named,
            right,
            to,
            proof,
        });
        if self.question().is_none() {
            self.phase = Phase::Lay;
        }
    }

    /// Everybody hears an answer and, if it was wrong, is shown the dates (CR-12).
    fn tell(&mut self, answer: &Answer) {
        let neighbour = answer.card.neighbour(answer.side);
        let told = neighbour.filter(|neighbour| !answer.right || answer.named == *neighbour);
        let earlier = match answer.side {
            Side::Before => told,
            Side::After => told.map(|_| answer.card),
        };
        if let Some(earlier) = earlier {
            self.witness.tell(earlier);
        }
    }

    /// Every seat looks at its hand and at all that lies face up whole (CR-13).
    pub(super) fn look_around(&mut self) {
        let seats = 0..self.options.seats;
        let hard = self.options.questions == Difficulty::Hard;
        let shown = seats.clone().filter(|_| !hard);
        let shown = MonarchSet::union(shown.map(|seat| self.at(shown_spot(seat))));
        let open = self.table() | self.at(BLOCK) | shown;
        for seat in seats {
            let seen = self.held(seat) | open;
            let followed = |monarch: &Monarch| {
                let next = monarch.neighbour(Side::After);
                next.is_some_and(|next| seen.contains(next))
            };
            let followed = seen.iter().filter(followed).collect();
            self.witness.see(usize::from(seat), followed);
        }
    }

    /// Everybody has heard an answer, and knows where the card is now.
    pub(super) fn note(&mut self, answer: Answer) {
        self.learn(answer.card, Some(answer.to));
        if let Some(proof) = answer.proof {
            self.learn(proof, Some(answer.to));
        }
        self.tell(&answer);
        self.turn_mut().answers.push(answer);
    }

    /// CR-2 f: Cromwell passes on, unless the deal ends (CR-8, CR-14).
    pub(super) fn pass(&mut self, effects: &mut Vec<Effect>) {
        let seats = u16::from(self.options.seats);
        self.look_around();
        self.witness.pass();
        let moved_on = self.turn_mut().moves_on();
        self.idle = if moved_on { 0 } else { self.idle + 1 };
        if self.idle >= seats {
            return self.end_deal(DealEnd::Idle, effects);
        }
        if self.turns().count() >= usize::from(MOST_TURNS * seats) {
            return self.end_deal(DealEnd::Long, effects);
        }
        let next = (self.cromwell() + 1) % self.options.seats;
        let done = self.now.replace(TurnLog::new(next).into());
        self.finished_turns = self.finished_turns.iter().cloned().chain(done).collect();
        let empty = self.count(STOCK) == 0 && self.count(BLOCK) > 0;
        self.phase = if empty {
            Phase::Shuffle
        } else {
            Phase::Announce
        };
    }

    /// The points of each seat if the deal ends now (CR-7).
    pub(super) fn points(&self) -> Vec<i32> {
        let held = (0..self.options.seats).map(|seat| self.held(seat).len());
        let held: Vec<usize> = held.collect();
        let all: usize = held.iter().sum();
        let laid = self.laid.iter().map(|laid| laid.len());
        let points = laid.zip(&held).map(|(laid, held)| laid + all - held);
        points.map(|points| points as i32).collect()
    }

    /// Scores the deal (CR-7); then the next one is dealt, or the match is over.
    pub(super) fn end_deal(&mut self, end: DealEnd, effects: &mut Vec<Effect>) {
        self.look_around();
        let laid: Vec<u8> = self.laid.iter().map(|laid| laid.len() as u8).collect();
        let points = self.points();
        for (seat, points) in (0..).map(Seat).zip(&points) {
            let points = *points;
            effects.push(Effect::Scored { seat, points });
        }
        self.finished.push(DealScore { points, laid, end });
        self.outcome = self.decide();
        self.phase = Phase::Deal;
        if self.outcome.is_some() {
            self.phase = Phase::Over;
        } else {
            self.deal += 1;
        }
    }

    /// The outcome of the match, if it is over (CR-7).
    fn decide(&self) -> Option<Outcome> {
        let totals = self.totals();
        let most = totals.iter().copied().max().unwrap_or_default();
        let over = match self.options.length {
            Length::Deal => true,
            Length::Three => self.deal >= 2,
            Length::Fifty => most >= FIFTY,
        };
        let out = match self.finished.last()?.end {
            DealEnd::Out(seat) => Some(seat),
            DealEnd::Idle | DealEnd::Long => None,
        };
        let first = (0..).zip(&totals).filter(|(_, total)| **total == most);
        let first: Vec<Seat> = first.map(|(seat, _)| Seat(seat)).collect();
        let (winners, reason) = match out {
            Some(out) if self.options.length == Length::Deal => (vec![out], WENT_OUT),
            Some(out) if first.len() > 1 && first.contains(&out) => (vec![out], LEVEL_BY_OUT),
            _ if first.len() == 1 => (first, Reason::SCORE),
            _ => (first, Reason::SHARED),
        };
        over.then_some(Outcome {
            winners,
            reason,
            scores: totals,
        })
    }
}

fn said(seat: u8, key: &'static str) -> Effect {
    Effect::Said {
        seat: Seat(seat),
        key: key.into(),
    }
}
