//! What guests ask of a host: each question is passed on once, and its answer repeated as often as it is asked.
//!
//! A device has one question at a time: while it is not answered, newer ones are left out, so that nobody who
//! floods a host makes it pass on more than one. A guest asks again until it is answered.

use coffer_rules::Seat;

use super::table::Host;
use super::types::{Asked, Asking, Fate, HostNews};
use crate::protocol::{Answer, Ask, DeviceId, GREETINGS, ToGuest};
use crate::transport::ConnectionId;

impl Host {
    /// Answers what a guest has asked. Whatever it has changed must have been shown before.
    pub fn answer(&mut self, asked: &Asked, answer: Answer) {
        let waits = self.asking.get_mut(&asked.device);
        let waits = waits.filter(|asking| asking.number == asked.number);
        if let Some(asking) = waits {
            asking.fate = Fate::Answered(answer);
            self.repeat_answer(asked.device);
        }
    }

    /// What a guest was answered last by the host that is laid again here. If it was not heard, it is asked again, and
    /// answered alike without being done twice.
    pub fn answered_before(&mut self, device: DeviceId, number: u64, answer: Answer) {
        let fate = Fate::Answered(answer);
        self.asking.insert(device, Asking { number, fate });
    }

    /// Handles a question once, and repeats its answer as often as it is asked.
    pub(super) fn asked(&mut self, id: ConnectionId, device: DeviceId, number: u64, ask: Ask) {
        match self.asking.get(&device) {
            Some(asking) if number < asking.number => return,
            Some(asking) if number == asking.number => return self.asked_again(device),
            Some(asking) if asking.fate == Fate::Open => return,
            _ => {}
        }
        let fate = Fate::Open;
        self.asking.insert(device, Asking { number, fate });
        let answer = match (ask, self.seat_of(device)) {
            (Ask::Sit { seat }, own) => Some(self.sit(id, device, seat, own)),
            (Ask::Stand, Some(seat)) => Some(self.stand(seat)),
            (Ask::Greet(greeting), Some(seat)) if greeting < GREETINGS => {
                self.send_all(&ToGuest::Greeting { seat, greeting });
                self.news.push_back(HostNews::Greeting(seat, greeting));
                Some(Answer::Done)
            }
            (Ask::Greet(_) | Ask::Stand, _) | (_, None) => Some(Answer::NotNow),
            (ask, Some(seat)) => self.ask_the_match(Asked {
                seat,
                ask,
                device,
                number,
                mark: self.game.as_ref().map_or(0, |game| game.mark),
            }),
        };
        if let (Some(answer), Some(asking)) = (answer, self.asking.get_mut(&device)) {
            asking.fate = Fate::Answered(answer);
            self.repeat_answer(device);
        }
    }

    /// Repeats the answer to a question. If whoever should answer it has another match since, or the guest another
    /// seat, it is late.
    fn asked_again(&mut self, device: DeviceId) {
        if let Some(asking) = self.asking.get_mut(&device)
            && asking.fate == Fate::Left
        {
            asking.fate = Fate::Answered(Answer::Late);
        }
        self.repeat_answer(device);
    }

    /// Leaves the open questions of these devices: they do not keep newer ones waiting.
    pub(super) fn leave_questions(&mut self, of: impl Fn(DeviceId) -> bool) {
        for (device, asking) in &mut self.asking {
            if asking.fate == Fate::Open && of(*device) {
                asking.fate = Fate::Left;
            }
        }
    }

    /// Greets everybody from a seat at the host's own screen.
    pub fn greet(&mut self, seat: Seat, greeting: u8) {
        self.send_all(&ToGuest::Greeting { seat, greeting });
    }

    /// Passes a question on to whoever has the match. Returns the answer if it is clear without.
    fn ask_the_match(&mut self, asked: Asked) -> Option<Answer> {
        let Some(game) = &self.game else {
            return Some(Answer::NotNow);
        };
        let over = game.turn.outcome().is_some();
        match &asked.ask {
            Ask::Move { line, ply, .. } => {
                if (*line, *ply as usize) != (game.line, game.texts.len()) {
                    return Some(Answer::Late);
                }
                if game.turn.seat() != Some(asked.seat) {
                    return Some(Answer::NotNow);
                }
            }
            Ask::Rematch if !over => return Some(Answer::NotNow),
            Ask::Resign | Ask::Draw if over => return Some(Answer::Late),
            Ask::Agree(_) if self.question.is_none_or(|(seat, _)| seat == asked.seat) => {
                return Some(Answer::Late);
            }
            _ => {}
        }
        self.news.push_back(HostNews::Asked(asked));
        None
    }

    /// Sends the answer to what a device has asked last, if there is one.
    pub(super) fn repeat_answer(&mut self, device: DeviceId) {
        let Some(Asking {
            number,
            fate: Fate::Answered(answer),
        }) = self.asking.get(&device)
        else {
            return;
        };
        let message = ToGuest::Answer {
            number: *number,
            answer: answer.clone(),
        };
        let to = self.connections.iter();
        let to = to.filter(|(_, one)| one.device() == Some(device));
        self.out.extend(to.map(|(id, _)| (*id, message.clone())));
    }
}
