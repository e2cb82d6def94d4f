//! A match of any game, as the session and the table handle it, and the one in progress.

use std::time::Duration;

use bevy::prelude::*;
use coffer_guests::seen::SharedMatch;

use crate::app::session::describe::{Shown, describe};
use crate::app::session::game::{LineAnswer, Standings, TableGame, first_person};
use crate::app::session::match_review::{GameReview, MatchReview};
use crate::app::session::message::{Applied, MoveNumber};
use crate::app::session::sharing::Sharing;
use crate::app::session::state::{MoveLine, TableState};
use crate::app::session::thinker::{GameThinking, PonderTask, Thinkers, Thinking, ThoughtQuestion};
use crate::players::knowledge::Knowledge;
use crate::rules::{
    ClockRecord, Effect, Ending, Game, Match, Occupant, Outcome, PieceId, Ply, Record, Refusal,
    Seat, Spot,
};

/// What a selection of spots can become, see [`TableMatch::begun`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BegunMove {
    /// The effects of the first legal move that begins with these spots.
    pub effects: Vec<Effect>,
    /// Every such move in notation.
    pub texts: Vec<String>,
}

/// A match of any game on the table.
pub trait TableMatch: SharedMatch {
    /// The seat to act, and its occupant. `None` if chance acts, or nobody does any more.
    fn acting(&self) -> Option<(Seat, &Occupant)>;
    /// Who made each move, in order; `None` for chance.
    fn movers(&self) -> Vec<Option<Seat>>;
    /// The move that led to the position after `moves` moves, as a viewer saw it. `None` if there is none.
    fn applied(&self, moves: usize, viewer: Option<Seat>) -> Option<(Applied, MoveLine)>;
    /// The number of legal moves.
    fn legal_count(&self) -> usize;
    /// The legal move that a player makes by selecting these spots in order.
    fn move_at(&self, spots: &[Spot]) -> Option<MoveNumber>;
    /// What these spots can become if more are selected. `None` if no legal move begins with them.
    fn begun(&self, spots: &[Spot]) -> Option<BegunMove>;
    /// A legal move in notation; empty if there is none with this number.
    fn move_text(&self, number: MoveNumber) -> String;
    /// Plays a legal move.
    ///
    /// # Errors
    /// If there is none with this number; the match is then unchanged.
    fn play_number(&mut self, number: MoveNumber) -> Result<(), Refusal>;
    /// Plays the last move that was taken back again. Returns false if there is none.
    fn redo(&mut self) -> bool;
    /// The number of moves that can be redone.
    fn redoable(&self) -> usize;
    /// Whether the position is at the start of a turn, see [`Game::starts_turn`].
    fn starts_turn(&self) -> bool;
    /// A hash of the position.
    fn key(&self) -> u64;
    /// Whether the last move captured something, and every reply must capture too.
    fn recaptures(&self) -> bool;

    /// Whether it begins at the starting position of the game.
    fn is_from_start(&self) -> bool;
    /// The seed of all that is drawn by lot.
    fn seed(&self) -> u64;
    /// The file that it was opened from, as a text.
    fn source(&self) -> Option<&str>;
    /// Sets the clock.
    fn set_clock(&mut self, clock: ClockRecord);
    /// The outcome of an ending without a move.
    fn outcome_of(&self, ending: Ending) -> Outcome;
    /// Brings a record of it up to date; its first `same` moves are those of the match.
    fn update(&self, record: &mut Record, same: usize);

    /// The same people, each in the next seat, in a new match.
    fn rematch(&self) -> Box<dyn TableMatch>;
    /// The same people in the same seats in a match with other cards.
    fn redealt(&self) -> Box<dyn TableMatch>;
    /// The same match from its beginning.
    fn restarted(&self) -> Box<dyn TableMatch>;

    /// Whether it is an analysis board.
    fn is_analysis(&self) -> bool;
    /// Plays a legal move on an analysis board, see [`Match::explore`].
    ///
    /// # Errors
    /// If there is none with this number; the match is then unchanged.
    fn explore(&mut self, number: MoveNumber) -> Result<(), Refusal>;
    /// Goes to the position after so many moves of the line on the board.
    fn go_to(&mut self, moves: usize);
    /// Brings another line to the board, see [`Match::enter`].
    fn enter(&mut self, line: usize) -> bool;

    /// Whether the table turns to the person to move, see [`TableGame::TURNS`].
    fn turns_table(&self) -> bool;
    /// Writes down what the people at this screen may know.
    fn describe(&self, shown: &Shown, table: &mut TableState);
    /// The id under which another viewer knows a piece, see [`Game::same_piece`].
    fn same_piece(&self, piece: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId;
    /// How far the seats had come after a number of moves, see [`TableGame::standings`].
    fn standings_after(&self, moves: usize) -> Option<Standings>;
    /// The answers of the moves after the first `moves` to questions about the line of the family's
    /// people, and who gave them.
    fn answers_after(&self, moves: usize) -> Vec<(Seat, LineAnswer)>;

    /// Whether a player is kept for its next move, see
    /// [`CourtGame::KEEPS_PLAYERS`](crate::players::thinker::CourtGame::KEEPS_PLAYERS).
    fn keeps_players(&self) -> bool;
    /// The moves that the opening book has for this position, in notation, best first.
    fn book_moves(&self, knowledge: &Knowledge) -> Vec<String>;
    /// Has somebody think about the move of the seat to act. `None` if nobody acts.
    fn think(&self, question: ThoughtQuestion, thinkers: &Thinkers) -> Option<Box<dyn Thinking>>;
    /// The task of pondering the position for so long. `None` if nobody acts.
    fn ponder(
        &self,
        question: ThoughtQuestion,
        time: Duration,
        thinkers: &Thinkers,
    ) -> Option<PonderTask>;
    /// A review of the match, before anything was assessed.
    fn review(&self) -> Box<dyn MatchReview>;
}

/// The match in progress.
#[derive(Resource)]
pub struct Session {
    /// The match.
    pub game: Box<dyn TableMatch>,
    /// The courtier's score of the position at each of its moves, in hundredths of a man.
    pub(super) scores: Vec<i32>,
    /// The seat of the courtier that is considering a draw offer.
    pub(super) draw_offered: Option<Seat>,
    /// What of it is shown, and to whom.
    pub(super) shown: Shown,
    /// With whom it is shared.
    pub sharing: Sharing,
}

impl Session {
    /// A match that has just come to the table; in practice, the seat of the learner.
    pub(super) fn new(game: Box<dyn TableMatch>, learner: Option<Seat>) -> Self {
        let mut session = Self {
            game,
            scores: Vec::new(),
            draw_offered: None,
            shown: Shown::default(),
            sharing: Sharing::Alone,
        };
        session.shown.open_to = session.first_eyes(learner);
        session
    }

    /// The match, if it is of this game.
    pub fn of<G: Game>(&self) -> Option<&Match<G>> {
        self.game.as_any().downcast_ref()
    }

    /// The computer player that is to move, if it is one's turn: also one who plays on for a guest who is away.
    pub(super) fn computer_to_move(&self) -> Option<Occupant> {
        let (seat, who) = self.game.acting()?;
        let stand_in = match &self.sharing {
            Sharing::Hosted(hosted) => hosted.seats.get(seat.index())?.stand_in(),
            _ => None,
        };
        let who = stand_in.map_or_else(|| who.clone(), Occupant::courtier);
        who.is_computer().then_some(who)
    }

    /// The number of people at the table.
    pub(super) fn people(&self) -> usize {
        let seats = self.game.seats().iter();
        seats.filter(|who| who.is_person()).count()
    }

    /// The initial viewer: in practice the learner, else the only person. `None` otherwise.
    fn first_eyes(&self, learner: Option<Seat>) -> Option<Seat> {
        let alone = (self.people() == 1).then(|| first_person(self.game.seats()));
        learner.or(alone.flatten())
    }
}

/// Run condition: a match of this game is on the table.
pub fn plays<G: Game>(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.of::<G>().is_some())
}

impl<G: TableGame> TableMatch for Match<G> {
    fn acting(&self) -> Option<(Seat, &Occupant)> {
        Self::acting(self)
    }

    fn movers(&self) -> Vec<Option<Seat>> {
        self.plies().iter().map(|ply| ply.seat).collect()
    }

    fn applied(&self, moves: usize, viewer: Option<Seat>) -> Option<(Applied, MoveLine)> {
        let ply = self.plies().get(moves.checked_sub(1)?)?;
        Some((Applied::of(ply, viewer), MoveLine::of(ply, 0, viewer)))
    }

    fn legal_count(&self) -> usize {
        self.legal_moves().len()
    }

    fn move_at(&self, spots: &[Spot]) -> Option<MoveNumber> {
        Self::move_at(self, spots).map(MoveNumber)
    }

    fn begun(&self, spots: &[Spot]) -> Option<BegunMove> {
        let game = self.game();
        let begin = |mv: &&G::Move| game.spots(mv).starts_with(spots);
        let moves: Vec<&G::Move> = self.legal_moves().iter().filter(begin).collect();
        let mut effects = Vec::new();
        game.clone().play_unchecked(moves.first()?, &mut effects);
        let texts = moves.iter().map(|mv| game.move_text(mv)).collect();
        Some(BegunMove { effects, texts })
    }

    fn move_text(&self, number: MoveNumber) -> String {
        let legal = self.legal_moves().get(number.0);
        legal.map_or_else(String::new, |mv| self.game().move_text(mv))
    }

    fn play_number(&mut self, number: MoveNumber) -> Result<(), Refusal> {
        let mv = legal_move(self, number)?;
        self.play(mv).map(|_| ())
    }

    fn redo(&mut self) -> bool {
        Self::redo(self).is_some()
    }

    fn redoable(&self) -> usize {
        Self::redoable(self)
    }

    fn starts_turn(&self) -> bool {
        self.game().starts_turn()
    }

    fn key(&self) -> u64 {
        self.game().key()
    }

    fn recaptures(&self) -> bool {
        let captures = |effect: &Effect| matches!(effect, Effect::Captured { .. });
        let last = self.plies().last();
        last.is_some_and(|ply| ply.effects.iter().any(captures))
            && !self.game().compulsory().is_empty()
    }

    fn is_from_start(&self) -> bool {
        Self::position(self).is_none()
    }

    fn seed(&self) -> u64 {
        Self::seed(self)
    }

    fn source(&self) -> Option<&str> {
        Self::source(self)
    }

    fn set_clock(&mut self, clock: ClockRecord) {
        Self::set_clock(self, Some(clock));
    }

    fn outcome_of(&self, ending: Ending) -> Outcome {
        Self::outcome_of(self, ending)
    }

    fn update(&self, record: &mut Record, same: usize) {
        Self::update(self, record, same);
    }

    fn rematch(&self) -> Box<dyn TableMatch> {
        Box::new(Self::rematch(self))
    }

    fn redealt(&self) -> Box<dyn TableMatch> {
        Box::new(Self::redealt(self))
    }

    fn restarted(&self) -> Box<dyn TableMatch> {
        Box::new(Self::restarted(self))
    }

    fn is_analysis(&self) -> bool {
        self.analysis().is_some()
    }

    fn explore(&mut self, number: MoveNumber) -> Result<(), Refusal> {
        let mv = legal_move(self, number)?;
        Self::explore(self, mv)
    }

    fn go_to(&mut self, moves: usize) {
        Self::go_to(self, moves);
    }

    fn enter(&mut self, line: usize) -> bool {
        Self::enter(self, line)
    }

    fn turns_table(&self) -> bool {
        G::TURNS
    }

    fn describe(&self, shown: &Shown, table: &mut TableState) {
        describe(self, shown, table);
    }

    fn same_piece(&self, piece: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId {
        self.game().same_piece(piece, from, to)
    }

    fn standings_after(&self, moves: usize) -> Option<Standings> {
        self.game_after(moves).standings()
    }

    fn answers_after(&self, moves: usize) -> Vec<(Seat, LineAnswer)> {
        let answer = |ply: &Ply<G>| Some((ply.seat?, ply.after.line_answer(&ply.mv)?));
        self.plies().iter().skip(moves).filter_map(answer).collect()
    }

    fn keeps_players(&self) -> bool {
        G::KEEPS_PLAYERS
    }

    fn book_moves(&self, knowledge: &Knowledge) -> Vec<String> {
        let game = self.game();
        let moves = G::book_moves(game, knowledge);
        moves.iter().map(|mv| game.move_text(mv)).collect()
    }

    fn think(&self, question: ThoughtQuestion, thinkers: &Thinkers) -> Option<Box<dyn Thinking>> {
        let thinking = GameThinking::begin(self, question, thinkers)?;
        Some(Box::new(thinking))
    }

    fn ponder(
        &self,
        question: ThoughtQuestion,
        time: Duration,
        thinkers: &Thinkers,
    ) -> Option<PonderTask> {
        PonderTask::new(self, question, time, thinkers)
    }

    fn review(&self) -> Box<dyn MatchReview> {
        Box::new(GameReview::new(self))
    }
}

fn legal_move<G: Game>(game: &Match<G>, number: MoveNumber) -> Result<G::Move, Refusal> {
    let legal = game.legal_moves().get(number.0);
    legal.cloned().ok_or_else(|| Refusal::new("refusal-over"))
}
