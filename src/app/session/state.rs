//! What the table and the panels may know of the match.

use bevy::prelude::*;

use crate::app::session::game::GameId;
use crate::app::state::TableResource;
use crate::rules::{Effect, Game, Occupant, PieceView, Ply, Seat, Spot, Turn};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableState>()
        .init_table_resource::<Busy>()
        .init_resource::<ChanceWaits>();
}

/// What holds the match up: the table has something to show first. The table writes it, the session
/// waits for it; without a table nothing is waited for.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq)]
pub struct Busy {
    /// Pieces are moving, or will in this frame.
    pub moving: bool,
    /// Something lies over the middle of the table until then, in seconds of the app's time.
    pub banner: Option<f32>,
}

/// Whether chance waits: something has to be seen before the next deal. Whoever shows it says so;
/// without panels nothing is waited for.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct ChanceWaits(pub bool);

/// One line of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// Who moved.
    pub seat: Option<Seat>,
    /// The move in notation.
    pub text: String,
    /// Whether a man was crowned.
    pub crowned: bool,
    /// Which turn of the match the move belongs to, counted from 0: the parts of one turn share the
    /// number.
    pub turn: usize,
}

impl MoveLine {
    /// A move of this turn as these eyes may read it.
    pub(super) fn of<G: Game>(ply: &Ply<G>, turn: usize, eyes: Option<Seat>) -> Self {
        Self {
            seat: ply.seat,
            text: ply.after.move_text_for(&ply.mv, &ply.text, eyes),
            crowned: ply
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Changed { .. })),
            turn,
        }
    }
}

/// What the table and the panels may know of the match. Everything here is what the viewer may see.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableState {
    /// Counts the matches opened; 0 is none yet.
    pub opened: u32,
    /// The game that is played; `None` before the first match.
    pub game: Option<GameId>,
    /// The key of the variant.
    pub variant: String,
    /// Who sits at the table.
    pub seats: Vec<Occupant>,
    /// Who acts, or how it ended.
    pub turn: Turn,
    /// Whose side of the table is towards the screen.
    pub viewer: Seat,
    /// Whether the seats have secrets from each other.
    pub hidden: bool,
    /// Whether the players may agree to a draw.
    pub may_agree_draw: bool,
    /// Whose eyes see the table: with secrets it is nobody while the curtain is closed. Without, it
    /// is the viewer.
    pub sees: Option<Seat>,
    /// By seat: the lowest seat of those that win and lose with it.
    pub teams: Vec<Seat>,
    /// What to point at for each legal move, while a person acts.
    pub choices: Vec<Vec<Spot>>,
    /// How many places of a choice are the way of its piece, see
    /// [`TableGame::PATH_LENGTH`](crate::app::session::TableGame::PATH_LENGTH).
    pub way: usize,
    /// By seat: the key of what is special about how it stands, see
    /// [`TableGame::seat_status`](crate::app::session::TableGame::seat_status).
    pub seat_status: Vec<Option<&'static str>>,
    /// Pieces that must be used now.
    pub compulsory: Vec<Spot>,
    /// Every piece.
    pub pieces: Vec<PieceView>,
    /// Every move.
    pub moves: Vec<MoveLine>,
    /// The places of the last move.
    pub last: Vec<Spot>,
    /// Whether a turn can be taken back.
    pub can_undo: bool,
    /// Whether it can be played again.
    pub can_redo: bool,
    /// While an earlier position is looked at: how many moves were played in it.
    pub looking: Option<usize>,
    /// Whether this is practice: not saved, and what the other side plays is scripted.
    pub practice: bool,
    /// Whether places are pointed at in practice, and not moves made.
    pub pointing: bool,
    /// The position shown, in the game's notation.
    pub position: String,
    /// The rule that matters now.
    pub rule: Option<RuleNow>,
    /// Of which match, and for whose eyes, `moves` was written.
    pub(super) lines_for: (u32, Option<Seat>),
}

/// The rule that matters most in the position on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleNow {
    /// The key of the page of the rules where it is told.
    pub page: &'static str,
    /// The rule in a sentence.
    pub sentence: String,
}

impl Default for TableState {
    fn default() -> Self {
        Self {
            opened: 0,
            game: None,
            variant: String::new(),
            seats: Vec::new(),
            turn: Turn::Chance,
            viewer: Seat(0),
            hidden: false,
            may_agree_draw: false,
            sees: None,
            teams: Vec::new(),
            choices: Vec::new(),
            way: usize::MAX,
            seat_status: Vec::new(),
            compulsory: Vec::new(),
            pieces: Vec::new(),
            moves: Vec::new(),
            last: Vec::new(),
            can_undo: false,
            can_redo: false,
            looking: None,
            practice: false,
            pointing: false,
            position: String::new(),
            rule: None,
            lines_for: (0, None),
        }
    }
}

impl TableState {
    /// Who sits at a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    /// Whether a place can be come to: what is said at the board only while it can be.
    pub fn open(&self, spot: Spot) -> bool {
        !matches!(spot, Spot::Choice(_)) || self.choices.iter().any(|choice| choice.contains(&spot))
    }

    /// What is special about how a seat stands, as the key of its words.
    pub fn seat_status_of(&self, seat: Seat) -> Option<&'static str> {
        self.seat_status.get(seat.index()).copied().flatten()
    }

    /// The occupant that acts.
    pub fn acting(&self) -> Option<(Seat, &Occupant)> {
        let seat = self.turn.seat()?;
        Some((seat, self.occupant(seat)?))
    }

    /// How many of those at the table are people.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|who| who.is_person()).count()
    }

    /// How many moves were played in the position shown.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.moves.len())
    }

    /// Each move that a seat made: its index, the seat, and its round, counted from 0.
    fn numbered(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let mut last: Option<(usize, usize)> = None;
        let mut begun = 0;
        let moves = self.moves.iter().enumerate();
        moves.filter_map(move |(index, line)| {
            let seat = line.seat?.index();
            let same_turn = last == Some((seat, line.turn));
            if !same_turn && last.is_none_or(|(before, _)| seat <= before) {
                begun += 1;
            }
            last = Some((seat, line.turn));
            Some((index, seat, begun - 1))
        })
    }

    /// The moves as a table of rounds: in each the indices of every seat's moves, which are several
    /// where a turn has several parts.
    pub fn rounds(&self) -> Vec<Vec<Vec<usize>>> {
        let mut rounds: Vec<Vec<Vec<usize>>> = Vec::new();
        for (index, seat, round) in self.numbered() {
            if rounds.len() == round {
                rounds.push(vec![Vec::new(); self.seats.len().max(seat + 1)]);
            }
            rounds[round][seat].push(index);
        }
        rounds
    }

    /// The number of the round that a move belongs to, from 1.
    pub fn round_of(&self, ply: usize) -> usize {
        let mut numbered = self.numbered();
        numbered
            .find(|(index, ..)| *index == ply)
            .map_or(0, |(.., round)| round + 1)
    }

    /// The number of the round that is played now, from 1.
    pub fn round(&self) -> usize {
        self.numbered().last().map_or(1, |(_, seat, round)| {
            round + 1 + usize::from(seat + 1 >= self.seats.len())
        })
    }

    /// Whether two seats win and lose together.
    pub fn allies(&self, one: Seat, other: Seat) -> bool {
        let team = |seat: Seat| self.teams.get(seat.index()).copied().unwrap_or(seat);
        team(one) == team(other)
    }

    /// Who sits opposite the viewer, where there are just two.
    pub fn opponent(&self) -> Option<Seat> {
        let other = Seat(1 - self.viewer.0.min(1));
        (self.seats.len() == 2).then_some(other)
    }

    /// Whether a review can be had: it weighs one of two against the other, and knows no secrets.
    pub fn may_review(&self) -> bool {
        self.seats.len() == 2 && !self.hidden
    }

    /// Who sits with a seat on the same side, where exactly one does.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let mut others = (0..).map(Seat).take(self.seats.len());
        let first = others.find(|other| *other != seat && self.allies(seat, *other));
        first.filter(|_| !others.any(|other| other != seat && self.allies(seat, other)))
    }

    /// The seat of the person that acts, if that is who sees the table.
    pub fn acting_here(&self) -> Option<Seat> {
        self.acting_person()
            .filter(|seat| !self.hidden || self.sees == Some(*seat))
    }

    /// The seat of the person that acts.
    pub fn acting_person(&self) -> Option<Seat> {
        self.acting()
            .filter(|(_, who)| who.is_person())
            .map(|(seat, _)| seat)
    }
}
