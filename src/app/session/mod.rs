//! The only bridge between the rules and the entities, generic over the game: intents go in, what
//! happened comes out.
//!
//! Mouse, keys, gamepad and courtiers all make [`Intent`]s. The rules accept or refuse each;
//! [`TableState`] is what the table and the panels may know afterwards, [`Applied`] what there is
//! to animate.

pub mod advice;
mod apply;
mod autosave;
pub mod clock;
pub mod curtain;
mod phase;
pub mod replay;
pub mod review;
mod thinker;

use crate::app::schedule::FrameSystems;
use std::collections::VecDeque;
use std::fmt;

use bevy::prelude::*;

use crate::players::hint::Explains;
use crate::players::thinker::CourtGame;
use crate::rules::{
    Effect, Game, Match, Occupant, Outcome, PieceView, Ply, Record, Refusal, Seat, Spot, Turn,
};

pub use autosave::{AUTOSAVE, EARLIER, OnTable, SavedMatch};
#[cfg(not(target_arch = "wasm32"))]
pub use thinker::unpack;
pub use thinker::{PlayerKnowledge, Wake};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableState>()
        .init_resource::<Intents>()
        .init_resource::<ChanceWaits>()
        .add_message::<Intent>()
        .add_message::<Open>()
        .add_message::<Visit>()
        .add_message::<Practise>()
        .add_message::<Tried>()
        .add_message::<Applied>()
        .add_message::<Laid>()
        .add_message::<Refused>()
        .add_message::<GaveUp>()
        .add_systems(Update, queue_intents.in_set(FrameSystems::Queue));
    app.add_plugins((
        phase::plugin,
        autosave::plugin,
        advice::plugin,
        clock::plugin,
        curtain::plugin,
        review::plugin,
        replay::plugin,
    ));
}

/// The systems of one game. Only one game is on the table, so those of different games never meet.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OfGame(pub &'static str);

/// The games registered so far.
#[derive(Resource, Default)]
struct Registered(Vec<&'static str>);

/// Registers a game: matches of it are then opened, played and saved.
pub fn game_plugin<G: TableGame>(app: &mut App) {
    let mut registered = app.world_mut().get_resource_or_init::<Registered>();
    let others = registered.0.clone();
    registered.0.push(G::GAME);
    for other in others {
        app.configure_sets(Update, OfGame(G::GAME).ambiguous_with(OfGame(other)));
    }
    apply::plugin::<G>(app);
    curtain::game_plugin::<G>(app);
    thinker::plugin::<G>(app);
    autosave::game_plugin::<G>(app);
    advice::game_plugin::<G>(app);
    clock::game_plugin::<G>(app);
    review::game_plugin::<G>(app);
}

/// A game that can be put on the table.
pub trait TableGame: CourtGame + Explains {
    /// The key of the game, see [`Variant::game`](crate::rules::Variant::game): its
    /// variants share this type.
    const GAME: &'static str;

    /// How many places of a move ([`Game::spots`]) are the way of its piece. Those behind are
    /// chosen when it has arrived, as a man that is removed for a mill; until then the table shows
    /// the way as if it had been played.
    const WAY: usize = usize::MAX;

    /// What is special about how a seat stands, as long as it does: the key of its words under
    /// `ui.<game>.standing`. It is told when it begins, and stands in the tray.
    fn standing(&self, _seat: Seat) -> Option<&'static str> {
        None
    }
}

/// Opens a match: a new one is a record without moves.
#[derive(Message, Clone, Debug)]
pub struct Open(pub Record);

/// Opens a match that comes from elsewhere: the player's own match is put aside until this one is
/// over.
#[derive(Message, Clone, Debug)]
pub struct Visit(pub Record);

/// Opens a match for practice: it is not saved, no courtier thinks in it, and what the other side
/// plays is scripted.
#[derive(Message, Clone, Debug)]
pub struct Practise {
    /// The match, with what was played of it.
    pub record: Record,
    /// The seat of whoever practises.
    pub learner: Seat,
}

/// In practice: what the learner tried. Nothing has been played yet.
#[derive(Message, Clone, Debug)]
pub struct Tried {
    /// The move in notation, where it is a legal one.
    pub text: Option<String>,
    /// What was pointed at.
    pub spots: Vec<Spot>,
    /// Why it is no legal move, where it is none.
    pub refusal: Option<Refusal>,
}

/// Which position of the match to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one after so many moves.
    To(usize),
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// The first one.
    Start,
    /// The one that stands on the table now.
    Now,
}

/// What a person, a courtier or a panel wants.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A person pointed at these, one after another.
    Attempt(Vec<Spot>),
    /// A courtier's move in notation, for the position after so many moves.
    Answer {
        /// The move.
        text: Whisper,
        /// Moves played when it was thought out.
        ply: usize,
    },
    /// Take back to the person's last turn.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// The same match from the beginning.
    Restart,
    /// Another match with the sides changed.
    Rematch,
    /// Give up.
    Resign,
    /// Offer a draw; people at this screen have agreed by then.
    OfferDraw,
    /// This seat's time is up.
    OutOfTime(Seat),
    /// Show what a strong player would do.
    Hint,
    /// Look at another position of the match.
    Look(Look),
    /// In practice: whoever acts plays this move, given in notation.
    Script(String),
    /// In practice: every place can be pointed at alone, and no piece is moved; or as usual again.
    Pointing(bool),
}

/// A move in notation on its way to the rules. Others may not know it yet, so that its `Debug` form
/// does not tell it (ALL-5).
#[derive(Clone, PartialEq, Eq)]
pub struct Whisper(pub String);

impl fmt::Debug for Whisper {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("…")
    }
}

/// Whether chance waits: something has to be seen before the next deal. Whoever shows it says so;
/// without panels nothing is waited for.
#[derive(Resource, Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct ChanceWaits(pub bool);

/// Intents in the order in which they came; those that must wait for an animation stay.
#[derive(Resource, Default, Debug)]
pub struct Intents(VecDeque<Intent>);

/// A move was played.
#[derive(Message, Clone, Debug)]
pub struct Applied {
    /// Who played it.
    pub seat: Option<Seat>,
    /// What it did, as the people at this screen may see it.
    pub effects: Vec<Effect>,
}

impl Applied {
    /// A move as these eyes saw it.
    fn of<G: Game>(ply: &Ply<G>, eyes: Option<Seat>) -> Self {
        Self {
            seat: ply.seat,
            effects: ply
                .effects
                .iter()
                .map(|effect| ply.after.effect_for(effect, eyes))
                .collect(),
        }
    }
}

/// The only person at a table for more than two has given up; courtiers play on.
#[derive(Message, Clone, Debug)]
pub struct GaveUp {
    /// The match as it stood, that person still in the seat.
    pub record: Record,
    /// What that means for the statistics.
    pub outcome: Outcome,
}

/// Why the pieces lie anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A match was opened, new or as it was saved.
    Opened,
    /// A turn was taken back.
    Undone,
    /// A turn was played again.
    Redone,
    /// The match begins again.
    Restarted,
    /// Somebody has given up, and a courtier plays on in that seat.
    Resigned,
    /// Another match begins, the sides changed.
    Rematched,
    /// Another position of the match is looked at.
    Looked,
    /// The table was turned to another person; the match is as it was.
    Turned,
}

/// The pieces lie anew: a match was opened, or moves were taken back.
#[derive(Message, Clone, Copy, Debug)]
pub struct Laid {
    /// Why.
    pub occasion: Occasion,
    /// Whether the pieces glide to their places; else they are simply there.
    pub glide: bool,
}

/// Something was not allowed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why, for people.
    pub sentence: String,
    /// The piece or square it is about.
    pub at: Option<Spot>,
}

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
    fn of<G: Game>(ply: &Ply<G>, turn: usize, eyes: Option<Seat>) -> Self {
        Self {
            seat: ply.seat,
            text: ply.after.move_text_for(&ply.mv, &ply.text, eyes),
            crowned: ply
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Crowned { .. })),
            turn,
        }
    }
}

/// What the table and the panels may know of the match. Everything here is what the viewer may see.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableState {
    /// Counts the matches opened; 0 is none yet.
    pub opened: u32,
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
    /// Whose eyes see the table: with secrets it is nobody while the curtain is closed. Without, it
    /// is the viewer.
    pub sees: Option<Seat>,
    /// By seat: the lowest seat of those that win and lose with it.
    pub teams: Vec<Seat>,
    /// What to point at for each legal move, while a person acts.
    pub choices: Vec<Vec<Spot>>,
    /// How many places of a choice are the way of its piece, see [`TableGame::WAY`].
    pub way: usize,
    /// By seat: the key of what is special about how it stands, see [`TableGame::standing`].
    pub standing: Vec<Option<&'static str>>,
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
            variant: String::new(),
            seats: Vec::new(),
            turn: Turn::Chance,
            viewer: Seat(0),
            hidden: false,
            sees: None,
            teams: Vec::new(),
            choices: Vec::new(),
            way: usize::MAX,
            standing: Vec::new(),
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
    pub fn standing_of(&self, seat: Seat) -> Option<&'static str> {
        self.standing.get(seat.index()).copied().flatten()
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

    /// The moves as a table of rounds: in each the indices of every seat's moves, which are several
    /// where a turn has several parts.
    pub fn rounds(&self) -> Vec<Vec<Vec<usize>>> {
        let mut rounds: Vec<Vec<Vec<usize>>> = Vec::new();
        let mut last: Option<(usize, usize)> = None;
        for (index, line) in self.moves.iter().enumerate() {
            let Some(seat) = line.seat.map(Seat::index) else {
                continue;
            };
            let same_turn = last == Some((seat, line.turn));
            if !same_turn && last.is_none_or(|(before, _)| seat <= before) {
                rounds.push(vec![Vec::new(); self.seats.len().max(seat + 1)]);
            }
            last = Some((seat, line.turn));
            if let Some(round) = rounds.last_mut() {
                round[seat].push(index);
            }
        }
        rounds
    }

    /// The number of the round that a move belongs to, from 1.
    pub fn round_of(&self, ply: usize) -> usize {
        let rounds = self.rounds();
        rounds
            .iter()
            .position(|round| round.iter().flatten().any(|other| *other == ply))
            .map_or(0, |at| at + 1)
    }

    /// The number of the round that is played now, from 1.
    pub fn round(&self) -> usize {
        let rounds = self.rounds();
        let complete = |round: &Vec<Vec<usize>>| round.last().is_some_and(|last| !last.is_empty());
        let open = rounds.last().is_some_and(|round| !complete(round));
        rounds.len().max(1) + usize::from(!rounds.is_empty() && !open)
    }

    /// Whether two seats win and lose together.
    pub fn allies(&self, one: Seat, other: Seat) -> bool {
        let team = |seat: Seat| self.teams.get(seat.index()).copied().unwrap_or(seat);
        team(one) == team(other)
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

/// The match being played, while there is one of this game.
#[derive(Resource)]
pub struct Session<G: TableGame> {
    /// The match.
    pub game: Match<G>,
    /// What the courtier thought of its position at its last moves, in hundredths of a man.
    scores: Vec<i32>,
    /// While an earlier position is looked at: how many moves were played in it.
    looking: Option<usize>,
    /// Whether this is practice.
    practice: bool,
    /// Whether places are pointed at in practice, and not moves made.
    pointing: bool,
    /// In a game with secrets: whose they are to be seen. Nobody's while the curtain is closed, or
    /// where only courtiers sit.
    open_to: Option<Seat>,
}

impl<G: TableGame> Session<G> {
    /// Whether the seats have secrets from each other.
    fn hidden(&self) -> bool {
        self.game.game().hides_anything()
    }

    /// How many people sit at the table.
    fn people(&self) -> usize {
        self.game
            .seats()
            .iter()
            .filter(|who| who.is_person())
            .count()
    }

    /// Who sees the table at first: in practice the learner, the only person, or nobody yet.
    fn first_eyes(&self, learner: Option<Seat>) -> Option<Seat> {
        let alone = (self.people() == 1).then(|| first_person(self.game.seats()));
        learner.or(alone.flatten())
    }
}

/// The seat of the first person at the table.
fn first_person(seats: &[Occupant]) -> Option<Seat> {
    let first = seats.iter().position(Occupant::is_person)?;
    u8::try_from(first).ok().map(Seat)
}

fn queue_intents(mut new: MessageReader<Intent>, mut intents: ResMut<Intents>) {
    intents.0.extend(new.read().cloned());
}
