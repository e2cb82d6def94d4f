//! The drill that opens next, asked for by other pages.

use bevy::prelude::*;

/// How a drill begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::screens) enum DrillStart {
    /// With the choice of its difficulty.
    Choices,
    /// With a question about this person, given by the place in the line.
    About(usize),
    /// With the question of the day, and nothing else.
    Daily,
}

/// The family and the start of the drill that opens next.
#[derive(Resource, Default, Debug)]
pub(in crate::app::screens) struct NextDrill(pub Option<(&'static str, DrillStart)>);
