//! A game with its history: the moves played and taken back, the seats, and how it ended.

mod again;
pub(super) mod analysis;
mod followed;

use std::sync::OnceLock;

use coffer_texts::{self as texts, Sentence};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{
    Analysis, ClockRecord, Earlier, Effect, Ending, Game, Occupant, Outcome, RECORD_FORMAT, Reason,
    Record, Refusal, Seat, Setup, SetupError, Turn,
};

/// One move that was played.
#[derive(Clone, Debug)]
pub struct Ply<G: Game> {
    /// The seat that made it; `None` for a chance move.
    pub seat: Option<Seat>,
    /// The move.
    pub mv: G::Move,
    /// The move in notation.
    pub text: String,
    /// Its effects.
    pub effects: Vec<Effect>,
    /// The game after the move.
    pub after: G,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The variant or its options do not exist.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The starting position is invalid.
    #[error("{}", Sentence::new("match-position").with("why", .0))]
    Position(Refusal),
    /// A move is not legal.
    #[error("{}", Sentence::new("match-move").with("n", .number).with("text", .text).with("why", .refusal))]
    Move {
        /// Counted from 1 over all moves.
        number: usize,
        /// The text in the record.
        text: String,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The record names more or fewer people than there are seats.
    #[error("{}", Sentence::new("match-seats").with("given", .given).with("wanted", .wanted))]
    Seats {
        /// The number of people in the record.
        given: usize,
        /// The number of seats of the game.
        wanted: usize,
    },
    /// The record says that a seat lost that does not exist.
    #[error("{}", Sentence::new("match-no_such_seat").with("seat", .0))]
    NoSuchSeat(u8),
    /// The record names a courtier of a level that does not exist.
    #[error("{}", Sentence::new("match-no_such_courtier").with("seat", .seat).with("level", .level))]
    NoSuchCourtier {
        /// The seat.
        seat: usize,
        /// The level in the record.
        level: u8,
    },
    /// The record names a character for a seat that does not exist, or its key is invalid: a key is
    /// made of a few lower-case letters, digits and underscores.
    #[error("{}", Sentence::new("match-no_such_face").with("seat", .0))]
    NoSuchFace(usize),
    /// It ends in a way that the game does not allow.
    #[error("{}", Sentence::new("match-ending").with("why", .0))]
    Ending(Refusal),
    /// It was resigned or agreed drawn after it was already over.
    #[error("{}", Sentence::new("match-ended_twice").with("n", .0))]
    EndedTwice(usize),
}

/// A match: a game, its history, and the moves that were taken back and can be redone.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    seats: Vec<Occupant>,
    /// The keys of the characters by seat; empty for the default character.
    faces: Vec<String>,
    seed: u64,
    position: Option<String>,
    start: G,
    plies: Vec<Ply<G>>,
    undone: Vec<G::Move>,
    ending: Option<Ending>,
    /// The legal moves of the current position, once somebody has asked for them.
    legal: OnceLock<Vec<G::Move>>,
    clock: Option<ClockRecord>,
    /// The game that the match was opened from, see [`Record::source`].
    source: Option<String>,
    /// The lines, if this is an analysis board.
    analysis: Option<Analysis>,
}

impl MatchError {
    /// The error about a move that is not legal, counted from 0.
    fn illegal(index: usize, text: &str, refusal: Refusal) -> Self {
        Self::Move {
            number: index + 1,
            text: texts::excerpt(text),
            refusal,
        }
    }
}

impl<G: Game> Match<G> {
    /// A new match from the standard starting position. Missing occupants become people without a
    /// name.
    pub fn new(setup: Setup, seats: Vec<Occupant>, seed: u64) -> Self {
        let start = G::new(&setup);
        Self::with_start(setup, seats, seed, None, start)
    }

    /// A new match from a given position.
    ///
    /// # Errors
    /// With a sentence if the text is not a position of this game.
    pub fn from_position(
        setup: Setup,
        seats: Vec<Occupant>,
        seed: u64,
        position: &str,
    ) -> Result<Self, Refusal> {
        let start = G::from_position(&setup, position)?;
        Ok(Self::with_start(
            setup,
            seats,
            seed,
            Some(start.position()),
            start,
        ))
    }

    fn with_start(
        setup: Setup,
        mut seats: Vec<Occupant>,
        seed: u64,
        position: Option<String>,
        start: G,
    ) -> Self {
        seats.resize(usize::from(start.seats()), Occupant::Person(String::new()));
        Self {
            setup,
            faces: vec![String::new(); seats.len()],
            seats,
            seed,
            position,
            start,
            plies: Vec::new(),
            undone: Vec::new(),
            ending: None,
            legal: OnceLock::new(),
            clock: None,
            source: None,
            analysis: None,
        }
    }

    /// Replays a record from its first move.
    ///
    /// # Errors
    /// If anything in it does not belong to this game or is not legal; the error names the move.
    pub fn from_record(record: &Record) -> Result<Self, MatchError> {
        let setup = Setup::of_record::<G>(record)?;
        let mut out = match &record.position {
            None => Self::new(setup, record.seats.clone(), record.seed),
            Some(text) => Self::from_position(setup, record.seats.clone(), record.seed, text)
                .map_err(MatchError::Position)?,
        };
        if record.seats.len() != out.seats.len() {
            return Err(MatchError::Seats {
                given: record.seats.len(),
                wanted: out.seats.len(),
            });
        }
        for (seat, occupant) in record.seats.iter().enumerate() {
            match occupant {
                Occupant::Courtier(strength) if !Occupant::LEVELS.contains(&strength.level) => {
                    return Err(MatchError::NoSuchCourtier {
                        seat,
                        level: strength.level,
                    });
                }
                _ => {}
            }
        }
        for (seat, face) in record.faces.iter().enumerate() {
            match out.faces.get_mut(seat).filter(|_| is_key(face)) {
                Some(place) => place.clone_from(face),
                None => return Err(MatchError::NoSuchFace(seat)),
            }
        }
        out.clock.clone_from(&record.clock);
        out.source.clone_from(&record.source);
        let mut ending = record.ending;
        for (index, text) in record.moves.iter().enumerate() {
            let Err(refusal) = out.play_text(text) else {
                continue;
            };
            match out.earlier_move(record, text) {
                Some(Earlier::Done) => {}
                Some(Earlier::Drawn) => {
                    let agreed = out.turn().seat().is_some() && out.game().may_agree_draw();
                    ending = agreed.then_some(Ending::Agreed);
                    break;
                }
                None => return Err(MatchError::illegal(index, text, refusal)),
            }
        }
        out.take_analysis(record)?;
        if out.analysis.is_some() {
            return Ok(out);
        }
        if record.format < RECORD_FORMAT && out.turn().outcome().is_some() {
            ending = None;
        }
        match ending {
            Some(Ending::Resigned(seat) | Ending::OutOfTime(seat))
                if seat.0 >= out.game().seats() =>
            {
                Err(MatchError::NoSuchSeat(seat.0))
            }
            Some(_) if out.turn().outcome().is_some() => {
                Err(MatchError::EndedTwice(record.moves.len()))
            }
            Some(ending) => {
                out.end(ending).map_err(MatchError::Ending)?;
                Ok(out)
            }
            None => Ok(out),
        }
    }

    /// What a refused move of an older record means by the rulings of its time. A match that is over
    /// by those of today was played on then.
    fn earlier_move(&self, record: &Record, text: &str) -> Option<Earlier> {
        if record.format >= RECORD_FORMAT {
            return None;
        }
        match self.turn() {
            Turn::Over(_) => Some(Earlier::Drawn),
            Turn::Seat(_) | Turn::Chance => self.game().earlier_move(text),
        }
    }

    /// The match as a serializable record.
    pub fn record(&self) -> Record {
        let options = self.setup.values();
        let mut record = Record {
            options: options
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            seat_options: self.setup.seat_options(),
            position: self.position.clone(),
            source: self.source.clone(),
            ..Record::new(self.setup.variant().key, Vec::new(), self.seed)
        };
        self.update(&mut record, 0);
        record
    }

    /// Brings an earlier record of this match up to date. The caller guarantees that its first
    /// `same` moves are those of the match; they are not compared again.
    pub fn update(&self, record: &mut Record, same: usize) {
        record.seats.clone_from(&self.seats);
        if self.faces.iter().all(String::is_empty) {
            record.faces.clear();
        } else {
            record.faces.clone_from(&self.faces);
        }
        record.set_analysis(self.analysis.clone());
        if let Some(analysis) = &mut record.analysis {
            analysis.at = self.plies.len();
            record.moves = self.line();
            return;
        }
        let same = same.min(self.plies.len()).min(record.moves.len());
        let both = self.plies[same..].iter().zip(&record.moves[same..]);
        let same = same + both.take_while(|(ply, text)| ply.text == **text).count();
        record.moves.truncate(same);
        let played = self.plies[same..].iter();
        record.moves.extend(played.map(|ply| ply.text.clone()));
        record.ending = self.ending;
        record.clock.clone_from(&self.clock);
    }

    /// The variant being played and its options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The occupants, by seat.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// The key of the character that plays in a seat; `None` for the occupant's default character.
    pub fn face(&self, seat: Seat) -> Option<&str> {
        let face = self.faces.get(seat.index())?;
        (!face.is_empty()).then_some(face.as_str())
    }

    /// Puts another occupant in this seat, with the default character. Does nothing if there is no
    /// such seat.
    pub fn replace(&mut self, seat: Seat, occupant: Occupant) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = occupant;
            self.faces[seat.index()].clear();
        }
    }

    /// The random seed of the computer players and of chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The starting position, if it is not the standard one.
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The game that the match was opened from, see [`Record::source`].
    #[must_use]
    pub fn source(&self) -> Option<&str> {
        self.source.as_deref()
    }

    /// Sets the game that the match was opened from.
    pub(super) fn set_source(&mut self, source: Option<String>) {
        self.source = source;
    }

    /// The current game.
    pub fn game(&self) -> &G {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The game after `moves` moves, or the current one if fewer were played.
    pub fn game_after(&self, moves: usize) -> &G {
        match moves.min(self.plies.len()).checked_sub(1) {
            None => &self.start,
            Some(last) => &self.plies[last].after,
        }
    }

    /// All plies played so far.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// The seat to act, or how the match ended, by a move or otherwise.
    pub fn turn(&self) -> Turn {
        match self.ending {
            Some(ending) => Turn::Over(self.outcome_of(ending)),
            None => self.game().turn(),
        }
    }

    /// The ending without a move; `None` if a move ended the match or it is not over.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The outcome of an ending without a move: a seat that resigns or runs out of time loses
    /// together with its allies, and all others win.
    pub fn outcome_of(&self, ending: Ending) -> Outcome {
        Self::outcome_in(self.game(), ending)
    }

    /// [`Match::outcome_of`] for a game without its history.
    pub(super) fn outcome_in(game: &G, ending: Ending) -> Outcome {
        let (loser, reason) = match ending {
            Ending::Agreed => return Outcome::draw(Reason::AGREED),
            Ending::Resigned(seat) => (seat, Reason::RESIGNED),
            Ending::OutOfTime(seat) => (seat, Reason::OUT_OF_TIME),
        };
        let seats = (0..game.seats()).map(Seat);
        Outcome {
            winners: seats.filter(|other| !game.allies(loser, *other)).collect(),
            reason,
            scores: Vec::new(),
        }
    }

    /// The match that other programs go on with after a draw by repetition or without progress: begun
    /// again from the present position. `None` if it is not drawn by such a rule.
    #[must_use]
    pub fn past_the_draw(&self) -> Option<Self> {
        let outcome = self.game().turn();
        let drawn = outcome.outcome().is_some_and(|end| end.winners.is_empty());
        if !drawn {
            return None;
        }
        let (setup, seats) = (self.setup.clone(), self.seats.clone());
        let position = self.game().position();
        let again = Self::from_position(setup, seats, self.seed, &position).ok()?;
        again.turn().seat().map(|_| again)
    }

    /// The clock, if one was set.
    pub fn clock(&self) -> Option<&ClockRecord> {
        self.clock.as_ref()
    }

    /// Sets the clock or updates the time left on it.
    pub fn set_clock(&mut self, clock: Option<ClockRecord>) {
        self.clock = clock;
    }

    /// The seat to act and its occupant; `None` if it is chance's turn or the match is over.
    pub fn acting(&self) -> Option<(Seat, &Occupant)> {
        let seat = self.turn().seat()?;
        Some((seat, self.seats.get(seat.index())?))
    }

    /// All legal moves; empty if the match is over. They are searched once for each position.
    pub fn legal_moves(&self) -> &[G::Move] {
        self.legal.get_or_init(|| match self.ending {
            Some(_) => Vec::new(),
            None => super::legal_moves(self.game()),
        })
    }

    /// Why the move is illegal; `None` if it is legal.
    pub fn refusal(&self, mv: &G::Move) -> Option<Refusal> {
        if self.turn().outcome().is_some() {
            return Some(Refusal::new("refusal-over"));
        }
        let known = self.legal.get();
        if known.is_some_and(|legal| legal.contains(mv)) {
            return None;
        }
        self.game().refusal(mv)
    }

    /// The same match as it could be for all that a player knows: with another seed, and another game on the table.
    /// With it a test shows that a player knows no more than it may.
    #[must_use]
    pub fn exchanged(&self, game: G, seed: u64) -> Self {
        let mut out = self.clone();
        match out.plies.last_mut() {
            Some(last) => last.after = game,
            None => out.start = game,
        }
        out.seed = seed;
        out.legal.take();
        out
    }

    /// Plays a move. This discards the moves that were taken back, unless the move is the next one
    /// to redo.
    ///
    /// # Errors
    /// With the reason if it is not legal; the match is then unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<&Ply<G>, Refusal> {
        if let Some(refusal) = self.refusal(&mv) {
            return Err(refusal);
        }
        if self.undone.pop().is_some_and(|next| next != mv) {
            self.undone.clear();
        }
        let seat = self.turn().seat();
        let text = self.game().move_text(&mv);
        let mut after = self.game().clone();
        let mut effects = Vec::new();
        after.play_unchecked(&mv, &mut effects);
        self.legal.take();
        self.plies.push(Ply {
            seat,
            mv,
            text,
            effects,
            after,
        });
        let last = self.plies.len() - 1;
        Ok(&self.plies[last])
    }

    /// Plays a move given in notation.
    ///
    /// # Errors
    /// If it cannot be read or is not legal; the match is then unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<&Ply<G>, Refusal> {
        if self.turn().outcome().is_some() {
            return Err(Refusal::new("refusal-over"));
        }
        let mv = self.game().parse_move(text)?;
        self.play(mv)
    }

    /// Makes the chance move, determined by the match's seed and the number of moves played.
    /// Returns `None` unless it is chance's turn.
    pub fn play_chance(&mut self) -> Option<&Ply<G>> {
        let mut rng =
            Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(self.plies.len() as u64));
        let mv = self.game().chance(&mut rng)?;
        self.play(mv).ok()
    }

    /// The number of moves to take back to reach the start of an earlier turn of a seat for which
    /// `mine` holds; `None` if there is no such turn, or if taking back would undo something
    /// hidden. An ending without a move counts as a move.
    pub fn undo_depth(&self, mine: impl Fn(Seat) -> bool) -> Option<usize> {
        let ended = usize::from(self.ending.is_some());
        if ended == 1 && self.game().starts_turn() && self.game().turn().seat().is_some_and(&mine) {
            return Some(ended);
        }
        for (back, ply) in self.plies.iter().rev().enumerate() {
            if ply.after.reveals(&ply.mv) {
                return None;
            }
            let index = self.plies.len() - 1 - back;
            let before = index
                .checked_sub(1)
                .map_or(&self.start, |i| &self.plies[i].after);
            if before.starts_turn() && ply.seat.is_some_and(&mine) {
                return Some(ended + back + 1);
            }
        }
        None
    }

    /// Takes back one move, or an ending without a move. [`Match::redo`] plays it again.
    pub fn undo(&mut self) -> bool {
        self.legal.take();
        if self.ending.take().is_some() {
            return true;
        }
        match self.plies.pop() {
            Some(ply) => {
                self.undone.push(ply.mv);
                true
            }
            None => false,
        }
    }

    /// Plays the last move taken back again.
    pub fn redo(&mut self) -> Option<&Ply<G>> {
        let mv = self.undone.last()?.clone();
        self.play(mv).ok()
    }

    /// The number of moves that can be redone; 0 after an ending without a move.
    pub fn redoable(&self) -> usize {
        if self.ending.is_some() {
            0
        } else {
            self.undone.len()
        }
    }

    /// Ends the match without a move.
    ///
    /// # Errors
    /// If it is already over, or the game has no draw by agreement; the match is then unchanged.
    pub fn end(&mut self, ending: Ending) -> Result<(), Refusal> {
        if self.turn().outcome().is_some() {
            return Err(Refusal::new("refusal-over"));
        }
        if ending == Ending::Agreed && !self.game().may_agree_draw() {
            return Err(Refusal::new("refusal-draw-none"));
        }
        self.ending = Some(ending);
        self.legal.take();
        Ok(())
    }
}

/// The longest key of a character, in bytes.
const LONGEST_KEY: usize = 24;

/// Whether a text is a valid character key or empty.
fn is_key(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    text.len() <= LONGEST_KEY && text.bytes().all(fits)
}

#[cfg(test)]
mod tests;
