//! The queue of what is animated: a move is a script of steps, carried out one after another by
//! [`motion`](super::pieces::motion).

pub mod scene;
pub mod spring;

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::table::animation::scene::PlayScene;
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
    Show(PlayScene),
}

/// The animation queue, and whether anything moves.
#[derive(Resource, Default, Debug)]
pub struct AnimationQueue {
    pub(in crate::app::table) script: VecDeque<AnimationStep>,
    pub(in crate::app::table) moving: bool,
    pub(in crate::app::table) wait: f32,
    pub(in crate::app::table) on_leg: Option<PieceId>,
    pub(in crate::app::table) hurry: bool,
    /// Whether the script is waiting for cards to arrive.
    pub(in crate::app::table) resting: bool,
    /// How many cards have been sent so far.
    pub(in crate::app::table) sent: u32,
    /// The card that has won the trick about to be swept.
    pub(in crate::app::table) winning: Option<PieceId>,
    /// The glowing lines.
    pub(in crate::app::table) lines: Vec<Vec<Spot>>,
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
