//! What becomes of the match at a table that is laid here.

use coffer_guests::host::{Asked, HostSeat};
use coffer_guests::judge::Judged;
use coffer_guests::protocol::{Answer, Ask, Question};
use coffer_guests::service::HostCommand;
use coffer_players::thinker::AtRandom;
use coffer_rules::{Ending, Seat, Strength};

use super::super::super::contender::courtier_of;
use super::super::super::error::CliError;
use super::super::seats::{courtier, occupant};
use super::Party;

/// Who plays on for a person who has given up.
const SUBSTITUTE: Strength = Strength::usual(3);

impl Party<'_> {
    /// Judges what is asked here, as it is judged for guests.
    pub(super) fn judge_here(
        &mut self,
        seat: Seat,
        ask: Ask,
        question: Option<Question>,
    ) -> (Answer, Judged) {
        let seats = self.asked_seats();
        let game = &mut *self.game;
        match (ask, question) {
            (_, Some(question)) => self.judge.ask(seat, question, &seats, game),
            (Ask::Move { text, .. }, _) => match game.play(&text) {
                Ok(()) => (Answer::Done, Judged::Played),
                Err(refusal) => {
                    let key = refusal.key().to_owned();
                    (Answer::Refused { key }, Judged::Unchanged)
                }
            },
            (Ask::Resign, _) if seats.len() > 2 => (Answer::Done, Judged::GivesUp(seat)),
            (Ask::Resign, _) => match game.end(Ending::Resigned(seat)) {
                Ok(()) => (Answer::Done, Judged::Ended),
                Err(_) => (Answer::NotNow, Judged::Unchanged),
            },
            (Ask::Agree(yes), _) => match self.judge.question() {
                Some((asking, _)) if asking != seat => {
                    (Answer::Done, self.judge.agree(seat, yes, &seats, game))
                }
                _ => (Answer::NotNow, Judged::Unchanged),
            },
            _ => (Answer::NotNow, Judged::Unchanged),
        }
    }

    /// The seats, without people where moves are random: they have no say.
    fn asked_seats(&self) -> Vec<HostSeat> {
        let seats = self.seats.iter().zip(&self.random);
        let seat = |(seat, random): (&HostSeat, &bool)| match random {
            true => courtier(SUBSTITUTE),
            false => seat.clone(),
        };
        seats.map(seat).collect()
    }

    /// Judges what a guest has asked.
    pub(super) fn judge(&mut self, asked: &Asked) -> Result<(), CliError> {
        let seats = self.asked_seats();
        let (answer, judged) = self.judge.judge(asked, &seats, &mut *self.game);
        if let Some(last) = self.answered.get_mut(asked.seat.index()) {
            *last = Some((asked.number, answer.clone()));
        }
        // What has changed is shown before the answer.
        self.changed(judged)?;
        self.tell(HostCommand::Answer(asked.clone(), answer))
    }

    /// Tells everybody what has become of the match.
    pub(super) fn changed(&mut self, judged: Judged) -> Result<(), CliError> {
        if judged != Judged::Unchanged {
            // A move that was found was for the match as it was.
            self.found = None;
        }
        match judged {
            Judged::Unchanged | Judged::Rematch => {}
            Judged::Played => self.played()?,
            Judged::Ended => self.show(false)?,
            Judged::Undone => {
                self.show(false)?;
                self.desk.retreat(&*self.game)?;
            }
            Judged::GivesUp(seat) => self.substitute(seat)?,
        }
        self.ask_all(judged != Judged::Unchanged)
    }

    /// A move was made.
    pub(super) fn played(&mut self) -> Result<(), CliError> {
        let by = self.game.last_move(None).and_then(|(seat, _)| seat);
        let lapses = match self.judge.question() {
            Some((_, Question::Undo)) => true,
            Some((asking, Question::Draw)) => by.is_some_and(|seat| seat != asking),
            _ => false,
        };
        if lapses {
            self.judge.forget();
        }
        self.show(false)?;
        self.desk.ply(&*self.game)?;
        if lapses {
            self.ask_all(false)?;
        }
        Ok(())
    }

    /// Shows everybody the match as it is now.
    pub(super) fn show(&mut self, fresh: bool) -> Result<(), CliError> {
        self.tell(HostCommand::Show(self.game.shared(), fresh))
    }

    /// Tells everybody what is asked now.
    pub(super) fn ask_all(&mut self, settled: bool) -> Result<(), CliError> {
        let question = self.judge.question();
        self.tell(HostCommand::Ask(question))?;
        Ok(self.desk.question(question, settled)?)
    }

    /// Somebody gives up, and a courtier plays on.
    fn substitute(&mut self, seat: Seat) -> Result<(), CliError> {
        let variant = self.game.variant();
        let player = courtier_of(variant, SUBSTITUTE, self.knowledge);
        let at = seat.index();
        self.players[at] = Some(player.unwrap_or_else(|_| Box::new(AtRandom)));
        let sitter = courtier(SUBSTITUTE);
        self.seats[at] = sitter.clone();
        self.game.replace(seat, occupant(&sitter, false));
        if self.own == Some(seat) {
            self.own = None;
            self.desk.stands();
        }
        self.tell(HostCommand::Seat(seat, sitter))
    }
}
