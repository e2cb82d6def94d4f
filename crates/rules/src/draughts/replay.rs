//! Plays the moves of a PDN game by the rules. A short capture that could mean several paths is
//! settled by the moves that follow it.

use coffer_texts::Sentence;

use super::board::{Board, Move, Side, Square};
use super::pdn::{Fen, PdnGame, PdnMove, PdnResult};
use super::{Draughts, variant_of};
use crate::{
    Effect, Ending, Game, Match, Occupant, Refusal, Seat, Setup, SetupError, StartError, Turn,
};

/// The most meanings of a game's short captures that are followed at the same time.
const MOST_LINES: usize = 64;

/// Why a game of a file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The starting position is refused.
    #[error("{}", start_refused(.0))]
    Start(#[from] StartError),
    /// A move is refused.
    #[error("{}", Sentence::new("match-move").with("n", .number).with("text", .text).with("why", .refusal))]
    Move {
        /// Counted from 1 over all moves.
        number: usize,
        /// The move as written in the file.
        text: String,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// It ends in a way that the game does not allow.
    #[error("{}", Sentence::new("match-ending").with("why", .0))]
    Ending(Refusal),
    /// White moves first, from the standard position.
    #[error("{}", Sentence::new("pdn-white_begins"))]
    WhiteBegins,
}

impl ReplayError {
    /// The number of the refused move, counted from 1; `None` if something else is wrong.
    #[must_use]
    pub const fn move_number(&self) -> Option<usize> {
        match self {
            Self::Move { number, .. } => Some(*number),
            Self::Start(_) | Self::Ending(_) | Self::WhiteBegins => None,
        }
    }
}

fn start_refused(error: &StartError) -> String {
    match error {
        StartError::Setup(error) => error.to_string(),
        StartError::Position(why) => Sentence::new("match-position").with("why", why).to_string(),
    }
}

impl From<SetupError> for ReplayError {
    fn from(error: SetupError) -> Self {
        Self::Start(error.into())
    }
}

/// A game of a file, played to its end.
#[derive(Clone, Debug)]
pub struct PdnReplay {
    setup: Setup,
    position: Option<String>,
    /// The moves, with their paths.
    moves: Vec<Move>,
    end: Draughts,
    ending: Option<Ending>,
}

impl PdnReplay {
    /// Plays the moves of a game, and ends it as its file says: see [`from_pdn`](super::from_pdn).
    ///
    /// # Errors
    /// If the position or a move is refused; the error names the move.
    pub fn of(game: &PdnGame) -> Result<Self, ReplayError> {
        let (variant, options) = variant_of(game);
        let setup = Setup::new(variant, options.iter().copied())?;
        let position = game.start.as_ref().map(Fen::to_string);
        let start = match &position {
            None => Draughts::new(&setup),
            Some(text) => Draughts::from_position(&setup, text).map_err(StartError::Position)?,
        };
        if white_begins(game, &start) {
            return Err(ReplayError::WhiteBegins);
        }
        let line = play_all(&start, &game.moves)?;
        let ending = ending_of(game).filter(|_| line.game.turn().outcome().is_none());
        Ok(Self {
            setup,
            position,
            moves: line.moves,
            end: line.game,
            ending,
        })
    }

    /// The key of the variant.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        self.setup.variant().key
    }

    /// The number of moves.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The moves, with their paths.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position at the end, as text.
    #[must_use]
    pub fn position(&self) -> String {
        self.end.position()
    }

    /// The seat to move at the end, or how the game ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.ending {
            None => self.end.turn(),
            Some(ending) => Turn::Over(Match::<Draughts>::outcome_in(&self.end, ending)),
        }
    }

    /// The whole match between these people.
    ///
    /// # Errors
    /// If the end is refused; it never is in draughts.
    pub fn into_match(self, people: Vec<Occupant>) -> Result<Match<Draughts>, ReplayError> {
        let mut out = match &self.position {
            None => Match::new(self.setup, people, 0),
            Some(text) => {
                Match::from_position(self.setup, people, 0, text).map_err(StartError::Position)?
            }
        };
        for (index, mv) in self.moves.into_iter().enumerate() {
            let played = out.play(mv).map(|_| ());
            played.map_err(|refusal| ReplayError::Move {
                number: index + 1,
                text: mv.to_string(),
                refusal,
            })?;
        }
        if let Some(ending) = self.ending {
            out.end(ending).map_err(ReplayError::Ending)?;
        }
        Ok(out)
    }
}

/// How the file says that a game ended that its moves do not end: whoever lost has resigned unless
/// the file says that the time was up.
fn ending_of(game: &PdnGame) -> Option<Ending> {
    let lost = |seat| {
        if game.ended_on_time() {
            Ending::OutOfTime(seat)
        } else {
            Ending::Resigned(seat)
        }
    };
    match game.result {
        PdnResult::BlackWins => Some(lost(Seat(1))),
        PdnResult::WhiteWins => Some(lost(Seat(0))),
        PdnResult::Draw => Some(Ending::Agreed),
        PdnResult::BothLose | PdnResult::Unfinished => None,
    }
}

/// Whether the first move of a game from the standard position is White's.
fn white_begins(game: &PdnGame, start: &Draughts) -> bool {
    let first = game.moves.first().and_then(|first| first.squares.first());
    let from = first.and_then(|square| Square::from_pdn(*square));
    start.board() == &Board::START
        && from.is_some_and(|from| start.owner_at(from) == Some(Side::White))
}

/// One reading of the moves so far.
#[derive(Clone)]
struct Reading {
    game: Draughts,
    moves: Vec<Move>,
}

/// Plays all moves. Where a move can mean several, each is followed as far as the rest can be played.
fn play_all(start: &Draughts, written: &[PdnMove]) -> Result<Reading, ReplayError> {
    let mut lines = vec![Reading {
        game: start.clone(),
        moves: Vec::with_capacity(written.len()),
    }];
    // The first move that is still ambiguous.
    let mut open = None;
    let mut effects = Vec::new();
    for (index, played) in written.iter().enumerate() {
        let before = lines.len();
        let refused = lines.first().map(|line| line.game.clone());
        lines = step(lines, played, &mut effects);
        match lines.len() {
            0 => {
                let refusal = refused
                    .and_then(|game| game.parse_move(&played.to_string()).err())
                    .unwrap_or_else(|| Refusal::new("refusal-draughts-ambiguous"));
                return Err(refused_move(written, index, refusal));
            }
            1 => open = None,
            _ if before == 1 || open.is_none() => open = Some(index),
            _ => {}
        }
    }
    match (open, lines.pop()) {
        (None, Some(line)) => Ok(line),
        (index, _) => {
            let index = index.unwrap_or_default();
            let text = written.get(index).map(ToString::to_string);
            let refusal =
                Refusal::new("refusal-draughts-ambiguous").with("text", text.unwrap_or_default());
            Err(refused_move(written, index, refusal))
        }
    }
}

fn refused_move(written: &[PdnMove], index: usize, refusal: Refusal) -> ReplayError {
    ReplayError::Move {
        number: index + 1,
        text: written
            .get(index)
            .map_or_else(String::new, ToString::to_string),
        refusal,
    }
}

/// Plays one move in every line. Lines in which it cannot be played are dropped, and of those that
/// come to the same position only the first is kept.
fn step(lines: Vec<Reading>, played: &PdnMove, effects: &mut Vec<Effect>) -> Vec<Reading> {
    let mut out: Vec<Reading> = Vec::with_capacity(lines.len());
    for mut line in lines {
        let mut meant = line.game.meant(played);
        let Some(last) = meant.pop() else { continue };
        for mv in meant {
            let mut other = line.clone();
            other.play(mv, effects);
            keep(&mut out, other);
        }
        line.play(last, effects);
        keep(&mut out, line);
    }
    out
}

fn keep(lines: &mut Vec<Reading>, line: Reading) {
    let same = |other: &Reading| other.game.same_position(&line.game);
    if lines.len() < MOST_LINES && !lines.iter().any(same) {
        lines.push(line);
    }
}

impl Reading {
    fn play(&mut self, mv: Move, effects: &mut Vec<Effect>) {
        effects.clear();
        self.game.play_unchecked(&mv, effects);
        self.moves.push(mv);
    }
}
