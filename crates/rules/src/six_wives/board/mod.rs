//! The position of The Six Wives: pieces, score cards and the seat to move, without history; move
//! generation on sets of spaces.

mod action;
mod movegen;
mod space;

use coffer_texts::Sentence;

pub use self::action::Action;
pub use self::movegen::perft;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::space::OFF;
pub use self::space::{
    Corner, FLOOR, GRAVEYARD, SEATS, Space, SpaceSet, Spaces, WIDTH, Way, shifted,
};
use crate::Seat;
use crate::six_wives::card::{Card, Duty, Fate, QUEENS};
use crate::stable_hash::{GOLDEN_RATIO, finish};

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A piece goes to a free space, by a step or a jump (SW-2, SW-3).
    Go,
    /// A queen meets a fate.
    Meet {
        /// The queen.
        queen: u8,
        /// Where she stands.
        at: Space,
        /// What becomes of her.
        fate: Fate,
    },
    /// Nothing.
    Pass,
}

/// A piece of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The king.
    King,
    /// A queen, by her index.
    Queen(u8),
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Board {
    /// The queens' spaces, by seat and index; [`OFF`] if she has left the board.
    spaces: [[u8; QUEENS]; SEATS],
    kings: [u8; SEATS],
    /// The queens of each seat that can move.
    own: [SpaceSet; SEATS],
    /// All queens that can move.
    queens: SpaceSet,
    king_set: SpaceSet,
    /// The graves that are taken.
    graves: SpaceSet,
    cards: [Card; SEATS],
    seats: u8,
    turn: u8,
    /// Whether the others play on when a player has met all goals (SW-9).
    places: bool,
    key: u64,
}

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// Two pieces share a space.
    #[error("{}", Sentence::new("position-six_wives-overlap").with("space", .0))]
    Overlap(Space),
    /// A piece is in the graveyard that has not died, or died elsewhere.
    #[error("{}", Sentence::new("position-six_wives-grave").with("space", .0))]
    Grave(Space),
    /// Queens and goals do not agree.
    #[error("{}", Sentence::new("position-six_wives-goals"))]
    Goals,
    /// The player to move does not exist or has finished.
    #[error("{}", Sentence::new("position-six_wives-turn"))]
    Turn,
}

/// What a position consists of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parts {
    /// The players, by seat.
    pub players: Vec<PlayerParts>,
    /// The seat to move.
    pub turn: u8,
    /// Whether the others play on when a player has met all goals.
    pub places: bool,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerParts {
    /// The king's space.
    pub king: Space,
    /// The queens' spaces by index, those in the graveyard among them.
    pub queens: [Option<Space>; QUEENS],
    /// The player's variant.
    pub duty: Duty,
    /// Which queen met which fate, in order.
    pub log: Vec<(u8, Fate)>,
}

impl From<Board> for Parts {
    fn from(board: Board) -> Parts {
        let player = |seat: usize| PlayerParts {
            king: Space(board.kings[seat]),
            queens: board.spaces[seat].map(Space::new),
            duty: board.cards[seat].duty(),
            log: board.cards[seat].log().to_vec(),
        };
        Parts {
            players: (0..usize::from(board.seats)).map(player).collect(),
            turn: board.turn,
            places: board.places,
        }
    }
}

impl TryFrom<Parts> for Board {
    type Error = BoardError;

    fn try_from(parts: Parts) -> Result<Board, BoardError> {
        let seats = parts.players.len();
        if !(2..=SEATS).contains(&seats) || usize::from(parts.turn) >= seats {
            return Err(BoardError::Turn);
        }
        let mut board = Board::empty(seats as u8, parts.places);
        board.turn = parts.turn;
        for (seat, player) in parts.players.iter().enumerate() {
            board.take_in(seat, player)?;
        }
        if board.cards[usize::from(board.turn)].is_complete() && !board.is_over() {
            return Err(BoardError::Turn);
        }
        board.key = board.whole_key();
        Ok(board)
    }
}

/// Mixes the bits of a number.
const fn mix(number: u64) -> u64 {
    finish(number.wrapping_mul(GOLDEN_RATIO))
}

impl Board {
    /// A board without pieces.
    const fn empty(seats: u8, places: bool) -> Board {
        Board {
            spaces: [[OFF; QUEENS]; SEATS],
            kings: [OFF; SEATS],
            own: [0; SEATS],
            queens: 0,
            king_set: 0,
            graves: 0,
            cards: [Card::new(Duty::Standard); SEATS],
            seats,
            turn: 0,
            places,
            key: 0,
        }
    }

    /// The starting position for these players, with the first seat to move. Numbers are still to
    /// be dealt: queens are counted in the order of their spaces.
    #[must_use]
    pub fn start(duties: &[Duty], places: bool) -> Board {
        let seats = duties.len().clamp(2, SEATS) as u8;
        let mut board = Board::empty(seats, places);
        for (seat, corner) in Corner::of_table(seats).iter().enumerate() {
            board.kings[seat] = corner.king().0;
            board.spaces[seat] = corner.queens().map(|space| space.0);
            let duty = duties.get(seat).copied().unwrap_or(Duty::Standard);
            board.cards[seat] = Card::new(duty);
        }
        board.fill_sets();
        board
    }

    /// The sets and the key, from the spaces.
    fn fill_sets(&mut self) {
        (self.queens, self.king_set, self.graves) = (0, 0, 0);
        for seat in 0..usize::from(self.seats) {
            self.own[seat] = 0;
            self.king_set |= 1 << self.kings[seat];
            for space in self.spaces[seat].into_iter().filter_map(Space::new) {
                if space.is_grave() {
                    self.graves |= space.mask();
                } else {
                    self.own[seat] |= space.mask();
                }
            }
            self.queens |= self.own[seat];
        }
        self.key = self.whole_key();
    }

    /// Adds a player's pieces and goals, if they can be so.
    fn take_in(&mut self, seat: usize, player: &PlayerParts) -> Result<(), BoardError> {
        let taken = |board: &Board| board.queens | board.king_set | board.graves;
        if player.king.is_grave() {
            return Err(BoardError::Grave(player.king));
        }
        if taken(self) & player.king.mask() != 0 {
            return Err(BoardError::Overlap(player.king));
        }
        let mut card = Card::new(player.duty);
        let mut died = None;
        for &(queen, fate) in &player.log {
            let fresh = usize::from(queen) < QUEENS && card.gone() >> queen & 1 == 0;
            if !fresh || card.barrier(queen, fate).is_some() {
                return Err(BoardError::Goals);
            }
            if fate == Fate::Died {
                died = Some(queen);
            }
            card.meet(queen, fate);
        }
        self.kings[seat] = player.king.0;
        self.king_set |= player.king.mask();
        for (queen, space) in (0..).zip(player.queens) {
            let gone = card.gone() >> queen & 1 != 0;
            let Some(space) = space else {
                if !gone || died == Some(queen) {
                    return Err(BoardError::Goals);
                }
                continue;
            };
            if taken(self) & space.mask() != 0 {
                return Err(BoardError::Overlap(space));
            }
            if space.is_grave() != (died == Some(queen)) {
                return Err(BoardError::Grave(space));
            }
            if gone && died != Some(queen) {
                return Err(BoardError::Goals);
            }
            self.spaces[seat][usize::from(queen)] = space.0;
            if space.is_grave() {
                self.graves |= space.mask();
            } else {
                self.own[seat] |= space.mask();
                self.queens |= space.mask();
            }
        }
        self.cards[seat] = card;
        Ok(())
    }

    /// The part of the key for a piece; queens without numbers are alike.
    #[inline]
    fn piece_key(&self, seat: usize, piece: Piece, space: u8) -> u64 {
        let number = match piece {
            Piece::King => 7,
            Piece::Queen(queen) if self.cards[seat].duty().is_numbered() => u64::from(queen),
            Piece::Queen(_) => 6,
        };
        mix((seat as u64) << 16 | number << 8 | u64::from(space) | 1 << 32)
    }

    /// The part of the key for a score card.
    #[inline]
    fn card_key(&self, seat: usize) -> u64 {
        let card = &self.cards[seat];
        let left = u64::from(u32::from_le_bytes(card.left()));
        mix(2 << 40 | (seat as u64) << 36 | left)
    }

    const fn turn_key(&self) -> u64 {
        mix(3 << 40 | self.turn as u64)
    }

    fn whole_key(&self) -> u64 {
        let mut key = self.turn_key();
        for seat in 0..usize::from(self.seats) {
            key ^= self.card_key(seat) ^ self.piece_key(seat, Piece::King, self.kings[seat]);
            for (queen, space) in (0..).zip(self.spaces[seat]) {
                if space != OFF {
                    key ^= self.piece_key(seat, Piece::Queen(queen), space);
                }
            }
        }
        key
    }

    /// A hash of the position, without what a draw of Fruit Cocktail binds.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Every seat, in the order of play.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seat to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        Seat(self.turn)
    }

    /// Whether the others play on when a player has met all goals.
    #[must_use]
    pub const fn plays_for_places(&self) -> bool {
        self.places
    }

    /// Hands the turn to a seat, for the lot.
    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.key ^= self.turn_key();
        self.turn = seat.0 % self.seats;
        self.key ^= self.turn_key();
    }

    /// The same position with another seat to move, e.g. to see what it threatens. The caller makes
    /// sure that it has not finished.
    #[must_use]
    pub fn with_turn(mut self, seat: Seat) -> Board {
        self.set_turn(seat);
        self
    }

    /// The fates that queens of the seat to move can meet now.
    pub fn fates(&self) -> impl Iterator<Item = Fate> + use<> {
        let mut found = [false; Fate::ALL.len()];
        self.for_each_other(&mut |action| {
            if let Some(Deed::Meet { fate, .. }) = self.deed(action) {
                found[fate.index()] = true;
            }
        });
        Fate::ALL
            .into_iter()
            .filter(move |fate| found[fate.index()])
    }

    /// The score card of a seat.
    #[inline]
    #[must_use]
    pub fn card(&self, seat: Seat) -> &Card {
        &self.cards[seat.index() % SEATS]
    }

    /// The same position with a seat bound by its draw.
    #[must_use]
    pub(super) fn with_duty(mut self, seat: Seat, duty: Duty) -> Board {
        self.cards[seat.index() % SEATS].set_duty(duty);
        self
    }

    /// Numbers a seat's queens: `numbers` are those of the queens by their present index.
    pub(super) fn deal(&mut self, seat: Seat, numbers: [u8; QUEENS]) {
        let before = self.spaces[seat.index()];
        for (number, space) in numbers.into_iter().zip(before) {
            self.spaces[seat.index()][usize::from(number) % QUEENS] = space;
        }
        self.key = self.whole_key();
    }

    /// The corner of a seat.
    #[inline]
    #[must_use]
    pub fn corner(&self, seat: Seat) -> Corner {
        Corner::of_table(self.seats)[seat.index() % usize::from(self.seats)]
    }

    /// The spaces from which the queens of a seat survive.
    #[inline]
    #[must_use]
    pub fn haven(&self, seat: Seat) -> SpaceSet {
        self.corner(seat).haven()
    }

    /// The king's space.
    #[inline]
    #[must_use]
    pub const fn king(&self, seat: Seat) -> Space {
        Space(self.kings[seat.0 as usize % SEATS])
    }

    /// A queen's space, which may be a grave; `None` if she has left the board.
    #[inline]
    #[must_use]
    pub fn queen(&self, seat: Seat, queen: u8) -> Option<Space> {
        Space::new(self.spaces[seat.index() % SEATS][usize::from(queen) % QUEENS])
    }

    /// The queens of a seat that can move.
    #[inline]
    #[must_use]
    pub const fn queens_of(&self, seat: Seat) -> SpaceSet {
        self.own[seat.0 as usize % SEATS]
    }

    /// The free graves.
    #[inline]
    #[must_use]
    pub const fn free_graves(&self) -> SpaceSet {
        GRAVEYARD & !self.graves
    }

    /// The free spaces outside the graveyard.
    #[inline]
    #[must_use]
    pub const fn free(&self) -> SpaceSet {
        FLOOR & !(self.queens | self.king_set)
    }

    /// The seats that have met all goals, in order of seats.
    pub fn finished(&self) -> impl Iterator<Item = Seat> {
        let board = *self;
        self.all_seats()
            .filter(move |seat| board.card(*seat).is_complete())
    }

    /// Whether nobody has to act any more (SW-9).
    #[must_use]
    pub fn is_over(&self) -> bool {
        let finished = self.finished().count();
        finished > 0 && (!self.places || finished + 1 >= usize::from(self.seats))
    }

    /// The piece on a space, one in the graveyard included.
    #[must_use]
    pub fn piece_at(&self, space: Space) -> Option<(Seat, Piece)> {
        self.all_seats().find_map(|seat| {
            if self.king(seat) == space {
                return Some((seat, Piece::King));
            }
            let queens = self.spaces[seat.index()];
            let queen = queens.iter().position(|at| *at == space.0)?;
            Some((seat, Piece::Queen(queen as u8)))
        })
    }

    /// The queen of a seat on a space.
    #[inline]
    fn queen_at(&self, seat: usize, space: Space) -> u8 {
        let queens = self.spaces[seat].iter();
        let at = queens.take_while(|at| **at != space.0).count();
        at.min(QUEENS - 1) as u8
    }

    /// What an action of the seat to move would do, if the pieces stand for it; its goals are not
    /// considered. `None` if no piece can move so.
    #[must_use]
    pub fn deed(&self, action: Action) -> Option<Deed> {
        let seat = usize::from(self.turn);
        let (own, king) = (self.own[seat], self.kings[seat]);
        let Some(from) = action.from() else {
            return Some(Deed::Pass);
        };
        let meet = |at: Space, fate| Deed::Meet {
            queen: self.queen_at(seat, at),
            at,
            fate,
        };
        let Some(to) = action.to() else {
            let safe = own & self.haven(self.turn()) & from.mask() != 0;
            return safe.then(|| meet(from, Fate::Survived));
        };
        let (way, steps) = from.way_to(to)?;
        let free = self.free() & to.mask() != 0;
        if from.0 == king {
            return match steps {
                1 if free => Some(Deed::Go),
                1 if own & to.mask() != 0 && to.step(way, 1).is_none() => {
                    Some(meet(to, Fate::Divorced))
                }
                2 if free => {
                    let over = from.step(way, 1)?;
                    if own & over.mask() != 0 {
                        return Some(meet(over, Fate::Beheaded));
                    }
                    (self.king_set & over.mask() != 0).then_some(Deed::Go)
                }
                _ => None,
            };
        }
        let grave = self.free_graves() & to.mask() != 0;
        let lands = steps == 1 || steps == 2 && self.queens & from.step(way, 1)?.mask() != 0;
        match own & from.mask() != 0 && lands {
            true if free => Some(Deed::Go),
            true if grave => Some(meet(from, Fate::Died)),
            _ => None,
        }
    }

    /// Whether an action meets a goal.
    #[must_use]
    pub fn meets(&self, action: Action) -> bool {
        matches!(self.deed(action), Some(Deed::Meet { .. }))
    }

    /// Moves a piece of the seat to move to a free space, which may be a grave.
    fn shift(&mut self, from: Space, to: Space) {
        let seat = usize::from(self.turn);
        if self.kings[seat] == from.0 {
            self.key ^= self.piece_key(seat, Piece::King, from.0);
            self.key ^= self.piece_key(seat, Piece::King, to.0);
            self.kings[seat] = to.0;
            self.king_set ^= from.mask() | to.mask();
            return;
        }
        let queen = self.queen_at(seat, from);
        self.lift(queen, from);
        self.key ^= self.piece_key(seat, Piece::Queen(queen), to.0);
        self.spaces[seat][usize::from(queen)] = to.0;
        if to.is_grave() {
            self.graves |= to.mask();
        } else {
            self.own[seat] |= to.mask();
            self.queens |= to.mask();
        }
    }

    /// Takes a queen of the seat to move from her space.
    fn lift(&mut self, queen: u8, from: Space) {
        let seat = usize::from(self.turn);
        self.key ^= self.piece_key(seat, Piece::Queen(queen), from.0);
        self.own[seat] &= !from.mask();
        self.queens &= !from.mask();
        self.spaces[seat][usize::from(queen)] = OFF;
    }

    /// Plays a legal action. After any other the position is meaningless.
    pub fn apply(&mut self, action: Action) {
        let seat = usize::from(self.turn);
        if let Some(Deed::Meet { queen, at, fate }) = self.deed(action) {
            self.key ^= self.card_key(seat);
            self.cards[seat].meet(queen, fate);
            self.key ^= self.card_key(seat);
            if fate != Fate::Died {
                self.lift(queen, at);
            }
        }
        if let (Some(from), Some(to)) = (action.from(), action.to()) {
            self.shift(from, to);
        }
        if !self.is_over() {
            let mut next = Seat(self.turn).next(self.seats);
            while self.card(next).is_complete() && next.0 != self.turn {
                next = next.next(self.seats);
            }
            self.set_turn(next);
        }
    }

    /// The position after a legal action.
    #[must_use]
    pub fn play(mut self, action: Action) -> Board {
        self.apply(action);
        self
    }

    /// The action in notation: `a1-a2`, `b2xa2` when the king takes a queen, `xj10` for a queen who
    /// survives, `pass`.
    #[must_use]
    pub fn write(&self, action: Action) -> String {
        let by_king = |from: Space| self.all_seats().any(|seat| self.king(seat) == from);
        match (action.from(), action.to(), self.deed(action)) {
            (Some(from), Some(to), Some(Deed::Meet { .. })) if by_king(from) => {
                format!("{from}x{to}")
            }
            _ => action.to_string(),
        }
    }
}
