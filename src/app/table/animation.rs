//! The queue of what is animated: a move is a script of steps, carried out one after another by
//! [`motion`](super::motion).

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::table::scene::Scene;
use crate::rules::{Kind, PieceId, Spot};

/// One step of an animation script.
#[derive(Clone, Debug, PartialEq)]
pub enum AnimationStep {
    /// Moves a piece to a spot; the script continues when it has arrived.
    Move(PieceId, Spot),
    /// Moves a captured piece to a tray.
    Take(PieceId, Spot),
    /// Changes the kind of a piece.
    Crown(PieceId, Kind),
    /// Waits this many seconds at normal speed.
    Wait(f32),
    /// Sends a card to a spot; the script continues at once.
    Fly(PieceId, Spot),
    /// Shows this side of a piece or card.
    Turn(PieceId, Option<Kind>),
    /// Lights up this line.
    Light(Vec<Spot>),
    /// Turns off all lines.
    Dim,
    /// Marks the card at this spot as the winner of the trick. `None` ends the trick.
    Win(Option<Spot>),
    /// Waits until all pieces have arrived.
    Rest,
    /// Plays a cue.
    Sound(Cue),
    /// Begins a scene; the script continues when it is over.
    Show(Scene),
}

/// The animation queue, and whether anything moves.
#[derive(Resource, Default, Debug)]
pub struct AnimationQueue {
    pub(super) script: VecDeque<AnimationStep>,
    pub(super) moving: bool,
    pub(super) wait: f32,
    pub(super) on_leg: Option<PieceId>,
    pub(super) hurry: bool,
    /// Whether the script is waiting for cards to arrive.
    pub(super) resting: bool,
    /// How many cards have been sent so far.
    pub(super) sent: u32,
    /// The card that has won the trick about to be swept.
    pub(super) winning: Option<PieceId>,
    /// The glowing lines.
    pub(super) lines: Vec<Vec<Spot>>,
}

impl AnimationQueue {
    /// Whether the table is not yet at rest. Moves are delayed until it is, not lost.
    pub fn busy(&self) -> bool {
        !self.script.is_empty() || self.wait > 0.0 || self.on_leg.is_some() || self.resting
    }

    /// Skips the current animation.
    pub fn skip(&mut self) {
        self.hurry = self.moving();
    }

    /// Whether any piece is moving, so that frames must be drawn.
    pub fn moving(&self) -> bool {
        self.moving || self.busy()
    }

    /// The card that has won the trick, while it is still on the table.
    pub fn winning(&self) -> Option<PieceId> {
        self.winning
    }

    /// The lines that a move has just completed, each by its spots.
    pub fn lines(&self) -> &[Vec<Spot>] {
        &self.lines
    }

    /// Clears the queue.
    pub fn clear(&mut self) {
        self.lines.clear();
        self.script.clear();
        self.wait = 0.0;
        self.on_leg = None;
        self.resting = false;
        self.winning = None;
    }
}
