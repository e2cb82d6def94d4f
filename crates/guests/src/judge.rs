//! Judges what guests ask of a match, by its rules and by what the others at the table say.

use std::collections::BTreeSet;

use coffer_rules::{Ending, Seat};
use serde::{Deserialize, Serialize};

use crate::host::{Asked, HostSeat};
use crate::protocol::{Answer, Ask, Question};
use crate::seen::SharedMatch;

/// What has become of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Nothing of it has changed.
    Unchanged,
    /// A move was made.
    Played,
    /// It has ended without a move.
    Ended,
    /// Moves were taken back.
    Undone,
    /// A seat gives up at a table for more than two: the others play on.
    GivesUp(Seat),
    /// All want another match with the sides changed.
    Rematch,
}

/// What is asked of everybody at a table, and who has agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judge {
    question: Option<(Seat, Question)>,
    agreed: BTreeSet<Seat>,
}

impl Judge {
    /// What a seat has asked of all, until it is answered.
    pub fn question(&self) -> Option<(Seat, Question)> {
        self.question
    }

    /// Judges what a guest has asked, and changes the match.
    pub fn judge(
        &mut self,
        asked: &Asked,
        seats: &[HostSeat],
        game: &mut dyn SharedMatch,
    ) -> (Answer, Judged) {
        match &asked.ask {
            // It was passed on in another match, or after other moves.
            Ask::Move { .. } if asked.mark != game.mark() => (Answer::Late, Judged::Unchanged),
            Ask::Move { text, .. } => match game.play(text) {
                Ok(()) => (Answer::Done, Judged::Played),
                Err(refusal) => {
                    let key = refusal.key().to_owned();
                    (Answer::Refused { key }, Judged::Unchanged)
                }
            },
            Ask::Resign => resign(asked.seat, game),
            Ask::Draw => self.ask(asked.seat, Question::Draw, seats, game),
            Ask::Undo => self.ask(asked.seat, Question::Undo, seats, game),
            Ask::Rematch => self.ask(asked.seat, Question::Rematch, seats, game),
            Ask::Agree(agree) => (Answer::Done, self.agree(asked.seat, *agree, seats, game)),
            Ask::Sit { .. } | Ask::Stand | Ask::Greet(_) => (Answer::NotNow, Judged::Unchanged),
        }
    }

    /// Asks everybody else for a seat, at this screen or at any other. If there is nobody to ask, it is done
    /// at once.
    pub fn ask(
        &mut self,
        seat: Seat,
        question: Question,
        seats: &[HostSeat],
        game: &mut dyn SharedMatch,
    ) -> (Answer, Judged) {
        if self.question.is_some() || !makes_sense(question, seat, game) {
            return (Answer::NotNow, Judged::Unchanged);
        }
        self.agreed = BTreeSet::from([seat]);
        self.question = Some((seat, question));
        match self.settle(seats, game) {
            Judged::Unchanged => (Answer::Asked, Judged::Unchanged),
            judged => (Answer::Done, judged),
        }
    }

    /// Somebody answers what is asked of all. One refusal is enough.
    pub fn agree(
        &mut self,
        seat: Seat,
        agree: bool,
        seats: &[HostSeat],
        game: &mut dyn SharedMatch,
    ) -> Judged {
        if self.question.is_none_or(|(asking, _)| asking == seat) {
            return Judged::Unchanged;
        }
        if !agree {
            self.question = None;
            return Judged::Unchanged;
        }
        self.agreed.insert(seat);
        self.settle(seats, game)
    }

    /// Drops the question, as the match has gone on.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Does what all have agreed to.
    fn settle(&mut self, seats: &[HostSeat], game: &mut dyn SharedMatch) -> Judged {
        let seats = (0..).map(Seat).zip(seats);
        let mut people = seats.filter(|(_, sitter)| sitter.is_person());
        let all = people.all(|(seat, _)| self.agreed.contains(&seat));
        let Some((asking, question)) = self.question.filter(|_| all) else {
            return Judged::Unchanged;
        };
        self.question = None;
        match question {
            Question::Rematch => Judged::Rematch,
            Question::Draw => match game.end(Ending::Agreed) {
                Ok(()) => Judged::Ended,
                Err(_) => Judged::Unchanged,
            },
            Question::Undo => {
                let depth = game.undo_depth(&|seat| seat == asking).unwrap_or_default();
                let undone = (0..depth).filter(|_| game.undo()).count();
                if undone > 0 {
                    Judged::Undone
                } else {
                    Judged::Unchanged
                }
            }
        }
    }
}

/// Whether something can be asked for now.
fn makes_sense(question: Question, seat: Seat, game: &dyn SharedMatch) -> bool {
    let over = game.turn().outcome().is_some();
    match question {
        Question::Draw => !over && game.may_agree_draw(),
        Question::Undo => !over && game.undo_depth(&|other| other == seat).is_some(),
        Question::Rematch => over,
    }
}

fn resign(seat: Seat, game: &mut dyn SharedMatch) -> (Answer, Judged) {
    if game.turn().outcome().is_some() {
        return (Answer::Late, Judged::Unchanged);
    }
    if game.seats().len() > 2 {
        return (Answer::Done, Judged::GivesUp(seat));
    }
    match game.end(Ending::Resigned(seat)) {
        Ok(()) => (Answer::Done, Judged::Ended),
        Err(_) => (Answer::NotNow, Judged::Unchanged),
    }
}
