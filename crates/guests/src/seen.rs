//! A match as one viewer may see it, move by move.
//!
//! What a viewer gets of a move follows from the viewer's view of the game after it and from what the rules
//! say that a viewer may know of a move and its effects: nothing else of the match is read here. In games
//! that hide nothing the notation of the move is enough.

use coffer_rules::stable_hash::StableHasher;
use coffer_rules::{
    AnyMatch, ClockRecord, Effect, Ending, Game, InteractiveGame, Match, MatchError, Occupant, Ply,
    Record, Refusal, Seat, for_each_game,
};
use serde::{Deserialize, Serialize};

/// A move as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenPly {
    /// The seat that made it; `None` for chance.
    pub seat: Option<Seat>,
    /// The move in notation, with hidden cards replaced by others.
    pub text: String,
    /// If the game hides anything: what else the viewer knows of it.
    pub hidden: Option<Seen>,
}

/// What a viewer knows of a move of a game that hides something, besides its notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Its effects.
    pub effects: Vec<Effect>,
    /// The view of the game after it, in `postcard`.
    pub view: Vec<u8>,
}

/// Why a match elsewhere cannot be followed: what came from there does not fit the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FollowError {
    /// The notation of a move cannot be read, or is not legal where nothing is hidden.
    #[error("move {ply} cannot be followed: {refusal}")]
    Move {
        /// The number of moves before it.
        ply: usize,
        /// Why.
        refusal: Refusal,
    },
    /// An ending without a move is not possible here.
    #[error("the match cannot end like this: {0}")]
    Ending(Refusal),
    /// A view is missing, cannot be read or is of no game with these options.
    #[error("the view after {ply} moves does not fit")]
    View {
        /// The number of moves before the view.
        ply: usize,
    },
}

/// A match that is played at several devices: the host tells of it, and guests follow.
pub trait SharedMatch: AnyMatch {
    /// The starting position as a viewer may see it, in `postcard`, if it is hidden and not the standard
    /// one.
    fn seen_start(&self, viewer: Option<Seat>) -> Option<Vec<u8>>;
    /// The move after the first `ply` moves, as a viewer knows it. `None` if there is none.
    fn seen_ply(&self, ply: usize, viewer: Option<Seat>) -> Option<SeenPly>;
    /// A copy of it.
    fn shared(&self) -> Box<dyn SharedMatch>;
    /// Every move in notation, as it was played.
    fn played(&self) -> Vec<String>;
    /// Every move in notation, as everybody may read it.
    fn public_moves(&self) -> Vec<String>;
    /// A number of this match with the moves so far: another match or other moves have another one. It tells of hidden
    /// things, so it is for the host alone.
    fn mark(&self) -> u64;
    /// The clock, if there is one.
    fn clock(&self) -> Option<&ClockRecord>;
    /// The ending without a move, if there was one.
    fn ended(&self) -> Option<Ending>;
    /// Puts another occupant into a seat.
    fn replace(&mut self, seat: Seat, occupant: Occupant);

    /// Begins with a starting position of which only this view is known.
    ///
    /// # Errors
    /// If it does not fit; the match is then unchanged.
    fn follow_start(&mut self, viewer: Option<Seat>, view: &[u8]) -> Result<(), FollowError>;
    /// Adds a move that the viewer was told of.
    ///
    /// # Errors
    /// If it does not fit; the match is then unchanged.
    fn follow_ply(&mut self, viewer: Option<Seat>, ply: &SeenPly) -> Result<(), FollowError>;
    /// Takes back every move after the first `plies`.
    fn retreat(&mut self, plies: usize);
}

impl<G: InteractiveGame> SharedMatch for Match<G> {
    fn seen_start(&self, viewer: Option<Seat>) -> Option<Vec<u8>> {
        let start = self.game_after(0);
        let asked = start.hides_anything() && self.position().is_some();
        asked.then(|| packed(&start.view(viewer)))
    }

    fn seen_ply(&self, ply: usize, viewer: Option<Seat>) -> Option<SeenPly> {
        let Ply {
            seat,
            text,
            effects,
            after,
            ..
        } = self.plies().get(ply)?;
        if !after.hides_anything() {
            return Some(SeenPly {
                seat: *seat,
                text: text.clone(),
                hidden: None,
            });
        }
        let effects = effects.iter();
        Some(SeenPly {
            seat: *seat,
            text: redacted(self, ply, viewer),
            hidden: Some(Seen {
                effects: effects.map(|one| after.effect_for(one, viewer)).collect(),
                view: packed(&after.view(viewer)),
            }),
        })
    }

    fn shared(&self) -> Box<dyn SharedMatch> {
        Box::new(self.clone())
    }

    fn played(&self) -> Vec<String> {
        self.plies().iter().map(|ply| ply.text.clone()).collect()
    }

    fn public_moves(&self) -> Vec<String> {
        let plies = 0..self.plies().len();
        plies.map(|ply| redacted(self, ply, None)).collect()
    }

    fn mark(&self) -> u64 {
        let texts: Vec<&str> = self.plies().iter().map(|ply| ply.text.as_str()).collect();
        StableHasher::of(&(self.seed(), texts))
    }

    fn clock(&self) -> Option<&ClockRecord> {
        Self::clock(self)
    }

    fn ended(&self) -> Option<Ending> {
        self.ending()
    }

    fn replace(&mut self, seat: Seat, occupant: Occupant) {
        Self::replace(self, seat, occupant);
    }

    fn follow_start(&mut self, viewer: Option<Seat>, view: &[u8]) -> Result<(), FollowError> {
        let start = game_of_view(self, viewer, view).ok_or(FollowError::View { ply: 0 })?;
        self.begin_with(start);
        Ok(())
    }

    fn follow_ply(&mut self, viewer: Option<Seat>, seen: &SeenPly) -> Result<(), FollowError> {
        let ply = self.plies().len();
        let illegal = |refusal| FollowError::Move { ply, refusal };
        let Some(hidden) = &seen.hidden else {
            if self.game().hides_anything() {
                return Err(FollowError::View { ply });
            }
            return self.play_text(&seen.text).map(|_| ()).map_err(illegal);
        };
        let mv = self.game().parse_move(&seen.text).map_err(illegal)?;
        let after = game_of_view(self, viewer, &hidden.view);
        let after = after.ok_or(FollowError::View { ply })?;
        self.follow(Ply {
            seat: seen.seat.filter(|seat| seat.0 < after.seats()),
            mv,
            text: seen.text.clone(),
            effects: hidden.effects.clone(),
            after,
        });
        Ok(())
    }

    fn retreat(&mut self, plies: usize) {
        self.truncate(plies);
    }
}

/// A move in notation, with the cards that are hidden from the viewer replaced by others.
fn redacted<G: Game>(of: &Match<G>, ply: usize, viewer: Option<Seat>) -> String {
    let Ply {
        mv, text, after, ..
    } = &of.plies()[ply];
    if after.hides_anything() {
        of.game_after(ply).move_text(&after.redact(mv, viewer))
    } else {
        text.clone()
    }
}

/// A view as it goes over the wire; empty if it cannot be written, which the other side refuses.
fn packed(view: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(view).unwrap_or_default()
}

/// The game that looks like this to the viewer. `None` if there is none.
fn game_of_view<G: Game>(of: &Match<G>, viewer: Option<Seat>, packed: &[u8]) -> Option<G> {
    let (view, rest) = postcard::take_from_bytes::<G::View>(packed).ok()?;
    if !rest.is_empty() {
        return None;
    }
    let game = G::determinize(of.setup(), &view)?;
    (game.view(viewer) == view).then_some(game)
}

/// Opens a match of one game.
type Open = fn(&Record) -> Result<Box<dyn SharedMatch>, MatchError>;

fn opened<G: InteractiveGame>(record: &Record) -> Result<Box<dyn SharedMatch>, MatchError> {
    Ok(Box::new(Match::<G>::from_record(record)?))
}

macro_rules! openers {
    ($($game:ty,)*) => { [$((<$game>::VARIANTS, opened::<$game> as Open)),*] };
}

/// Replays a match of a built-in game. `None` if there is no such variant.
///
/// # Errors
/// If it cannot be replayed.
pub fn open(record: &Record) -> Option<Result<Box<dyn SharedMatch>, MatchError>> {
    let games = for_each_game!(openers);
    let plays = |(variants, _): &&(&[coffer_rules::Variant], Open)| {
        variants.iter().any(|variant| variant.key == record.variant)
    };
    let (_, open) = games.iter().find(plays)?;
    Some(open(record))
}
