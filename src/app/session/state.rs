//! The state of the match as the table and the panels may know it.

use bevy::prelude::*;

use crate::app::session::game::{GameId, OwnMark, ScoreEntry, Standings};
use crate::app::state::TableResource;
use crate::players::levels::Character;
use crate::rules::{Effect, InteractiveGame, Occupant, PieceId, PieceView, Ply, Seat, Spot, Turn};
use crate::texts::Sentence;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableState>()
        .init_table_resource::<Busy>()
        .init_resource::<ChanceWaits>();
}

/// What the session must wait for, because the table has something to show first. The table writes
/// it; without a table the session never waits.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq)]
pub struct Busy {
    /// Whether pieces are moving, or will in this frame.
    pub moving: bool,
    /// Until when a banner covers the middle of the table, in seconds of app time.
    pub banner: Option<f32>,
}

/// Whether the next deal waits because something must be shown first. The panel that shows it sets
/// this; without panels nothing waits.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct ChanceWaits(pub bool);

/// One line of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// Who moved.
    pub seat: Option<Seat>,
    /// The move in notation.
    pub text: String,
    /// The move with everything it refers to, if that is more.
    pub in_full: Option<String>,
    /// Whether a man was crowned.
    pub crowned: bool,
    /// The turn of the match that the move belongs to, counted from 0; all parts of a turn share
    /// it.
    pub turn: usize,
}

impl MoveLine {
    /// A move of this turn as this viewer may read it.
    pub(super) fn of<G: InteractiveGame>(ply: &Ply<G>, turn: usize, eyes: Option<Seat>) -> Self {
        Self {
            seat: ply.seat,
            text: ply.after.move_text_for(&ply.mv, &ply.text, eyes),
            in_full: ply.after.move_in_full(&ply.mv),
            crowned: ply
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Changed { .. })),
            turn,
        }
    }
}

/// The state of the match as the viewer may see it, read by the table and the panels.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableState {
    /// Number of matches opened so far; 0 means none yet.
    pub opened: u32,
    /// The game on the table. `None` before the first match.
    pub game: Option<GameId>,
    /// The variant's key.
    pub variant: String,
    /// Who sits at the table.
    pub seats: Vec<Occupant>,
    /// The characters that play for the courtiers, by seat; `None` for a person.
    pub characters: Vec<Option<&'static Character>>,
    /// Who acts, or how the match ended.
    pub turn: Turn,
    /// The seat nearest the screen.
    pub viewer: Seat,
    /// Whether the game has hidden information.
    pub hidden: bool,
    /// Whether the players may agree to a draw.
    pub may_agree_draw: bool,
    /// Whether positions of the game can be set up by hand.
    pub editable: bool,
    /// The seat whose view is shown. In a game with hidden information it is `None` while the
    /// curtain is closed; otherwise it is `viewer`.
    pub sees: Option<Seat>,
    /// By seat: the lowest seat of its team.
    pub teams: Vec<Seat>,
    /// The spots to point at for each legal move, while a person acts.
    pub choices: Vec<Vec<Spot>>,
    /// What looks like a move between the actor's own pieces but is refused now, see
    /// [`InteractiveGame::barred`](crate::rules::InteractiveGame::barred); empty unless a person acts.
    pub barred: Vec<Vec<Spot>>,
    /// The names of spoken choices that depend on the position, by number.
    pub choice_names: Vec<(u16, Sentence)>,
    /// Whether nothing but the names of cards may be shown, see
    /// [`TableGame::names_only`](crate::app::session::TableGame::names_only).
    pub names_only: bool,
    /// How many spots of a choice are the path of its piece, see
    /// [`TableGame::PATH_LENGTH`](crate::app::session::TableGame::PATH_LENGTH).
    pub path_length: usize,
    /// By seat: its special status, see
    /// [`TableGame::seat_status`](crate::app::session::TableGame::seat_status).
    pub seat_status: Vec<Option<&'static str>>,
    /// The lines that stand in the position shown, see
    /// [`TableGame::lines`](crate::app::session::TableGame::lines).
    pub lines: Vec<Vec<Spot>>,
    /// The marks in the position shown that only its game has.
    pub own_marks: Vec<OwnMark>,
    /// By seat: its score card in the position shown; empty if the game has none.
    pub score_cards: Vec<Vec<ScoreEntry>>,
    /// How far each seat had come at the end of the match; `None` while it goes on, and in games in
    /// which the seats have no goals of their own.
    pub standings: Option<Standings>,
    /// The spots of pieces that must be used now.
    pub compulsory: Vec<Spot>,
    /// Every piece.
    pub pieces: Vec<PieceView>,
    /// Every move.
    pub moves: Vec<MoveLine>,
    /// The spots of the last move.
    pub last: Vec<Spot>,
    /// Whether a turn can be undone.
    pub can_undo: bool,
    /// Whether a turn can be redone.
    pub can_redo: bool,
    /// The number of moves played in the position being viewed. `None` for the current position.
    pub viewed_ply: Option<usize>,
    /// Whether people at other devices take part or look on.
    pub shared: bool,
    /// What the match is for.
    pub mode: Mode,
    /// The position shown, in the game's notation.
    pub position: String,
    /// The rule that matters most now.
    pub rule: Option<RuleNow>,
    /// The match and the viewer for which `moves` was written.
    pub(super) lines_for: (u32, Option<Seat>),
}

/// What a match on the table is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// To be played; it is saved, and counts.
    #[default]
    Match,
    /// To be analysed: one person moves every side, and [`TableState::moves`] are those of the line on
    /// the board, beyond the position shown as well.
    Analysis(AnalysisLines),
    /// To practise: it is not saved, and the other side's moves are scripted.
    Practice(Practice),
}

/// How a lesson or puzzle is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    /// Whether everybody's hand is shown from the start.
    pub open_hands: bool,
    /// Whether the learner points at spots instead of making moves.
    pub pointing: bool,
}

/// The lines of an analysis board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisLines {
    /// The number of moves played in the position shown.
    pub at: usize,
    /// The lines beside the one on the board: after how many of its moves each begins, and its own
    /// moves in notation.
    pub beside: Vec<(usize, Vec<String>)>,
}

/// The rule that matters most in the current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleNow {
    /// The key of the rules page that explains it.
    pub page: &'static str,
    /// The rule.
    pub sentence: Sentence,
}

impl Default for TableState {
    fn default() -> Self {
        Self {
            opened: 0,
            game: None,
            variant: String::new(),
            seats: Vec::new(),
            characters: Vec::new(),
            turn: Turn::Chance,
            viewer: Seat(0),
            hidden: false,
            may_agree_draw: false,
            editable: false,
            sees: None,
            teams: Vec::new(),
            choices: Vec::new(),
            barred: Vec::new(),
            choice_names: Vec::new(),
            names_only: false,
            path_length: usize::MAX,
            seat_status: Vec::new(),
            lines: Vec::new(),
            own_marks: Vec::new(),
            score_cards: Vec::new(),
            standings: None,
            compulsory: Vec::new(),
            pieces: Vec::new(),
            moves: Vec::new(),
            last: Vec::new(),
            can_undo: false,
            can_redo: false,
            viewed_ply: None,
            shared: false,
            mode: Mode::Match,
            position: String::new(),
            rule: None,
            lines_for: (0, None),
        }
    }
}

impl TableState {
    /// Whether nothing that happens here counts, in statistics or as learned: in a lesson or puzzle,
    /// and on an analysis board.
    pub fn is_aside(&self) -> bool {
        self.mode != Mode::Match
    }

    /// The lines, if this is an analysis board.
    pub fn analysis(&self) -> Option<&AnalysisLines> {
        match &self.mode {
            Mode::Analysis(lines) => Some(lines),
            _ => None,
        }
    }

    fn practice(&self) -> Option<Practice> {
        match self.mode {
            Mode::Practice(practice) => Some(practice),
            _ => None,
        }
    }

    /// Whether this is a lesson or a puzzle.
    pub fn is_practice(&self) -> bool {
        self.practice().is_some()
    }

    /// Whether everybody's hand is shown from the start.
    pub fn opens_hands(&self) -> bool {
        self.practice().is_some_and(|practice| practice.open_hands)
    }

    /// Whether the learner points at spots instead of making moves.
    pub fn pointing(&self) -> bool {
        self.practice().is_some_and(|practice| practice.pointing)
    }

    /// In practice: from now on the learner points at spots, or makes moves.
    pub(super) fn point(&mut self, pointing: bool) {
        if let Mode::Practice(practice) = &mut self.mode {
            practice.pointing = pointing;
        }
    }

    /// The piece with this id.
    pub fn piece(&self, id: PieceId) -> Option<&PieceView> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    /// The pieces at a spot.
    pub fn pieces_at(&self, spot: Spot) -> impl Iterator<Item = &PieceView> {
        self.pieces.iter().filter(move |piece| piece.spot == spot)
    }

    /// The pieces that belong to a seat.
    pub fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = &PieceView> {
        self.pieces
            .iter()
            .filter(move |piece| piece.owner == Some(seat))
    }

    /// The occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    /// The character that plays in a courtier's seat.
    pub fn character(&self, seat: Seat) -> Option<&'static Character> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// Whether the cursor can go to a spot; a spoken choice only while it can be made.
    pub fn open(&self, spot: Spot) -> bool {
        !matches!(spot, Spot::Choice(_)) || self.choices.iter().any(|choice| choice.contains(&spot))
    }

    /// The special status of a seat, as a text key.
    pub fn seat_status_of(&self, seat: Seat) -> Option<&'static str> {
        self.seat_status.get(seat.index()).copied().flatten()
    }

    /// The seat to act, and its occupant.
    pub fn acting(&self) -> Option<(Seat, &Occupant)> {
        let seat = self.turn.seat()?;
        Some((seat, self.occupant(seat)?))
    }

    /// Whether the end of the match is shown: nobody acts any more.
    pub fn shows_end(&self) -> bool {
        self.viewed_ply.is_none() && self.turn.outcome().is_some()
    }

    /// The number of people at the table.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|who| who.is_person()).count()
    }

    /// The number of moves played in the position shown.
    pub fn shown(&self) -> usize {
        let at = self.analysis().map(|lines| lines.at);
        self.viewed_ply.or(at).unwrap_or(self.moves.len())
    }

    /// Each move made by a seat: its index, the seat, and its round, counted from 0.
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

    /// The moves as a table of rounds: for each round, the indices of every seat's moves. There are
    /// several per seat if a turn has several parts.
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

    /// The number of the current round, from 1.
    pub fn round(&self) -> usize {
        self.numbered().last().map_or(1, |(_, seat, round)| {
            round + 1 + usize::from(seat + 1 >= self.seats.len())
        })
    }

    /// The name of a spoken choice in this position, if it depends on it.
    pub fn choice_name(&self, number: u16) -> Option<&Sentence> {
        let named = self.choice_names.iter().find(|(other, _)| *other == number);
        named.map(|(_, name)| name)
    }

    /// Whether two seats are on the same team.
    pub fn allies(&self, one: Seat, other: Seat) -> bool {
        let team = |seat: Seat| self.teams.get(seat.index()).copied().unwrap_or(seat);
        team(one) == team(other)
    }

    /// The seat opposite the viewer, if there are exactly two.
    pub fn opponent(&self) -> Option<Seat> {
        let other = Seat(1 - self.viewer.0.min(1));
        (self.seats.len() == 2).then_some(other)
    }

    /// Whether moves can be assessed: only with two players and without hidden information.
    pub fn may_assess(&self) -> bool {
        self.seats.len() == 2 && !self.hidden
    }

    /// Whether the review can compare how far the seats had come: with more than two players, whose
    /// moves cannot be assessed.
    pub fn may_compare(&self) -> bool {
        self.seats.len() > 2 && self.standings.is_some()
    }

    /// The partner of a seat, if it has exactly one.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let mut others = (0..).map(Seat).take(self.seats.len());
        let first = others.find(|other| *other != seat && self.allies(seat, *other));
        first.filter(|_| !others.any(|other| other != seat && self.allies(seat, other)))
    }

    /// The seat of the acting person, if the table is shown to them.
    pub fn acting_here(&self) -> Option<Seat> {
        self.acting_person()
            .filter(|seat| !self.hidden || self.sees == Some(*seat))
    }

    /// The seat of the acting person.
    pub fn acting_person(&self) -> Option<Seat> {
        self.acting()
            .filter(|(_, who)| who.is_person())
            .map(|(seat, _)| seat)
    }
}
