//! What is heard, by name: a message, so that nothing else knows of sounds.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>();
}

/// Something that is heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece is taken up.
    Lift,
    /// A piece is set down.
    Place,
    /// A piece is taken.
    Capture,
    /// A man becomes a king.
    Crown,
    /// A line of pieces is closed.
    Line,
    /// From now on a side's pieces fly.
    Fly,
    /// Something is not allowed.
    Refuse,
    /// A button.
    Button,
    /// A panel opens, the table is laid.
    Page,
    /// The coffer opens.
    Lid,
    /// The person has won.
    Win,
    /// The person has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// A card comes from the pack.
    Deal,
    /// A card is played.
    Card,
    /// A trick is gathered in.
    Sweep,
    /// The crown sets out for the next space.
    Walk,
    /// Another queen reigns.
    Reign,
    /// The curtain opens.
    Curtain,
}
