//! What the moves of a hand do, from the deal to the score, and the outcome of the match.

use super::deck::Card;
use super::round::{Play, Round};
use super::{
    ANNULLED, Church, DUMMY, GAMES, HAND, LEVEL_BY_KING, LEVEL_BY_LAST_TRICK, Options, Phase,
    Place, PlayedCard, STOCK, SixOfViii, Trick, pass_spot, round, trick_spot,
};
use crate::stable_hash::StableHasher;
use crate::{Effect, Outcome, PieceId, Reason, Seat, Spot};

impl SixOfViii {
    fn move_card(&mut self, card: Card, to: Spot, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], to);
        effects.push(Effect::Moved {
            piece: PieceId(slot as u16),
            from,
            to,
        });
    }

    /// Moves a card to a hand so that only viewers that may see it get its face.
    fn give(&mut self, card: Card, to: Place, effects: &mut Vec<Effect>) {
        let slot = self.slot(card);
        let from = std::mem::replace(&mut self.spots[slot], Spot::Hand(Seat(to)));
        effects.push(Effect::Dealt {
            piece: PieceId(slot as u16),
            from,
            to: Spot::Hand(Seat(to)),
            face: Some(card.kind()),
        });
    }

    fn flip(&self, card: Card, face: bool, effects: &mut Vec<Effect>) {
        effects.push(Effect::Flipped {
            piece: PieceId(self.slot(card) as u16),
            face: face.then(|| card.kind()),
        });
    }

    pub(super) fn deal(&mut self, cards: &[Card], effects: &mut Vec<Effect>) {
        for slot in 0..self.spots.len() {
            if self.spots[slot] != STOCK {
                let piece = PieceId(slot as u16);
                let from = std::mem::replace(&mut self.spots[slot], STOCK);
                effects.push(Effect::Moved {
                    piece,
                    from,
                    to: STOCK,
                });
                effects.push(Effect::Flipped { piece, face: None });
            }
        }
        self.faces = cards.to_vec();
        self.salt = StableHasher::of(&self.faces);
        for card in 0..HAND {
            for place in 0..4 {
                let slot = usize::from(place) * HAND + card;
                self.give(cards[slot], place, effects);
            }
        }
        let hands = self.ring().map(|place| {
            cards[usize::from(place) * HAND..][..HAND]
                .iter()
                .copied()
                .collect()
        });
        let leader = if self.options.four { self.starter() } else { 0 };
        self.round = Round::new(hands, leader, 0);
        self.tricks.clear();
        self.voids = [0; 4];
        self.gave = [None; 4];
        self.got = [None; 4];
        self.church = self.church_of_this_hand();
        self.phase = Phase::Pass;
    }

    /// The Church in this hand: from the second hand of a full four-player game on, the team with
    /// fewer points holds it (SV-10, SV-15).
    fn church_of_this_hand(&self) -> Option<Church> {
        let Options {
            four,
            advanced,
            full,
        } = self.options;
        if !(four && advanced && full) || self.hand == 0 {
            return None;
        }
        let totals = self.totals();
        let team = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => return None,
            std::cmp::Ordering::Greater => 1,
        };
        Some(Church { team, used: false })
    }

    pub(super) fn pass(&mut self, cards: [Card; 2], effects: &mut Vec<Effect>) {
        let Some(place) = self.passer() else { return };
        self.gave[usize::from(place)] = Some(cards);
        let position = self.position_of(place);
        for card in cards {
            self.round.hands[position].remove(card);
            self.move_card(card, pass_spot(place), effects);
        }
        if !self.options.four && place == self.starter() {
            self.hand_over(place, effects);
            self.phase = Phase::Take;
            let kept = self.held(DUMMY).without(cards.into_iter().collect());
            for card in kept.iter() {
                self.flip(card, true, effects);
            }
        } else if self.passer().is_none() {
            for place in self.passers().collect::<Vec<_>>() {
                if self.options.four || place != self.starter() {
                    self.hand_over(place, effects);
                }
            }
            self.begin_play(effects);
        }
    }

    /// Moves the cards that a place has passed to the partner's hand.
    fn hand_over(&mut self, place: Place, effects: &mut Vec<Effect>) {
        let to = self.options.partner(place, self.starter());
        let Some(cards) = self.gave[usize::from(place)] else {
            return;
        };
        let position = self.position_of(to);
        for card in cards {
            self.round.hands[position].insert(card);
            self.give(card, to, effects);
        }
        self.changed_hands[usize::from(to)] = true;
        self.got[usize::from(to)] = Some(cards);
    }

    pub(super) fn take(&mut self, cards: [Card; 2], effects: &mut Vec<Effect>) {
        let solo = self.starter();
        let (from, to) = (self.position_of(DUMMY), self.position_of(solo));
        for card in cards {
            self.round.hands[from].remove(card);
            self.round.hands[to].insert(card);
            self.give(card, solo, effects);
        }
        self.changed_hands[usize::from(solo)] = true;
        self.changed_hands[usize::from(DUMMY)] = true;
        self.got[usize::from(solo)] = Some(cards);
        self.phase = Phase::Pass;
    }

    /// Shuffles the ids of hidden cards that changed hands, so that nobody can tell them from the
    /// others there (ALL-7).
    pub(super) fn exchange_ids(&mut self) {
        for place in 0..4 {
            if !std::mem::take(&mut self.changed_hands[usize::from(place)]) {
                continue;
            }
            let slots: Vec<usize> = (0..self.spots.len())
                .filter(|slot| self.spots[*slot] == Spot::Hand(Seat(place)))
                .collect();
            let given = self.gave.iter().flatten().count() as u8;
            let seed = StableHasher::of(&(self.salt, given, place));
            let mut ids = self.ids.clone();
            ids.exchange(&slots, seed, |viewer| {
                slots.iter().any(|slot| self.sees(viewer, *slot))
            });
            self.ids = ids;
        }
    }

    /// After all exchanges: turns up the dummy (SV-13) and lets the starter lead (SV-3).
    fn begin_play(&mut self, effects: &mut Vec<Effect>) {
        self.phase = Phase::Play;
        if !self.options.four {
            for card in self.held(DUMMY).iter() {
                self.flip(card, true, effects);
            }
        }
    }

    pub(super) fn lay(&mut self, play: Play, effects: &mut Vec<Effect>) {
        let place = self.to_play();
        let trump = self.round.trump();
        self.move_card(play.card, trick_spot(place), effects);
        self.flip(play.card, true, effects);
        if let Some(led) = self
            .round
            .led()
            .filter(|led| round::shows_void(play, *led, trump))
        {
            self.voids[usize::from(place)] |= 1 << led.index();
        }
        if self.round.play(play) {
            if self.may_annul() {
                self.phase = Phase::Church;
            } else {
                self.settle(false, effects);
            }
        }
    }

    /// The cards of the current trick with their places.
    pub(super) fn trick_cards(&self) -> Vec<PlayedCard> {
        let ring = self.ring();
        let leader = usize::from(self.round.leader());
        let plays = self.round.plays().iter().enumerate();
        plays
            .map(|(step, play)| PlayedCard {
                place: ring[(leader + step) % 4],
                play: *play,
            })
            .collect()
    }

    pub(super) fn settle(&mut self, annulled: bool, effects: &mut Vec<Effect>) {
        let played = self.trick_cards();
        let space = self.round.crown();
        let winner = self.ring()[usize::from(self.round.winner())];
        let won = self.round.settle(annulled);
        let cards: Vec<Card> = played.iter().map(|played| played.play.card).collect();
        if annulled {
            for card in &cards {
                self.move_card(*card, ANNULLED, effects);
            }
        } else {
            let slots: Vec<usize> = cards.iter().map(|card| self.slot(*card)).collect();
            for slot in &slots {
                self.spots[*slot] = Spot::Tray(Seat(winner));
            }
            effects.push(Effect::Gathered {
                pieces: slots.iter().map(|slot| PieceId(*slot as u16)).collect(),
                to: Spot::Tray(Seat(winner)),
            });
        }
        for card in &cards {
            self.flip(*card, false, effects);
        }
        let starter = self.starter();
        if !annulled && (self.options.four || self.options.side(winner, starter) == 0) {
            effects.push(Effect::Scored {
                seat: self.options.seat_of(winner, starter),
                points: i32::from(won.points()),
            });
        }
        self.tricks.push(Trick {
            space,
            cards: played,
            winner,
            annulled,
            won,
        });
        self.phase = Phase::Play;
        if self.round.over() {
            self.end_hand();
        }
    }

    /// Scores the hand (SV-5); then the next one is dealt, or the match is over (SV-6, SV-15).
    fn end_hand(&mut self) {
        self.finished.push(self.round.tallies);
        self.outcome = if self.options.four {
            self.teams_outcome()
        } else {
            self.solo_outcome()
        };
        if self.outcome.is_some() {
            self.phase = Phase::Over;
            return;
        }
        self.phase = Phase::Deal;
        self.hand += 1;
        self.church = None;
    }

    fn teams_outcome(&self) -> Option<Outcome> {
        if self.options.full && self.hand + 1 < 4 {
            return None;
        }
        let totals = self.totals();
        let (team, reason) = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => (0, Reason::SCORE),
            std::cmp::Ordering::Less => (1, Reason::SCORE),
            std::cmp::Ordering::Equal => self.tie_winner(),
        };
        Some(Outcome {
            winners: vec![Seat(team), Seat(team + 2)],
            reason,
            scores: totals,
        })
    }

    /// The team that wins a tie, and by which rule: the team that did not hold the King or, if the
    /// King was not dealt, the one that won the last trick (SV-6, SV-11).
    fn tie_winner(&self) -> (u8, Reason) {
        let played = self.tricks.iter().flat_map(|trick| &trick.cards);
        let king = played.into_iter().find(|played| played.play.card.is_king());
        match king {
            Some(played) => (1 - played.place % 2, LEVEL_BY_KING),
            None => {
                let team = self.tricks.last().map_or(0, |trick| trick.winner % 2);
                (team, LEVEL_BY_LAST_TRICK)
            }
        }
    }

    /// SV-15: after three hands the highest score wins that game; the long game continues until
    /// somebody has won two.
    fn solo_outcome(&mut self) -> Option<Outcome> {
        if !(self.hand + 1).is_multiple_of(3) {
            return None;
        }
        let points = self.game_points(self.hand - 2);
        let best = points.iter().max().copied().unwrap_or_default();
        for (games, points) in self.games.iter_mut().zip(&points) {
            *games += u8::from(*points == best);
        }
        let enough = if self.options.full { 2 } else { 1 };
        let winners: Vec<Seat> = (0..)
            .zip(&self.games)
            .filter(|(_, games)| **games >= enough)
            .map(|(seat, _)| Seat(seat))
            .collect();
        let reason = match (self.options.full, winners.len()) {
            (true, _) => GAMES,
            (false, 1) => Reason::SCORE,
            (false, _) => Reason::SHARED,
        };
        (!winners.is_empty()).then(|| Outcome {
            winners,
            reason,
            scores: if self.options.full {
                self.games.iter().map(|games| i32::from(*games)).collect()
            } else {
                points
            },
        })
    }
}
