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
    /// A cue of the game's own, by its key: what it sounds like is in its [`CueSound`]s.
    Own(&'static str),
}

/// How a cue sounds in one game: one of its own, or a common one that sounds otherwise there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CueSound {
    /// Which cue.
    pub cue: Cue,
    /// The clips by which it may sound: files in `sounds/`, without their endings.
    pub clips: &'static [&'static str],
    /// How loud against the others, 0 to 1.
    pub volume: f32,
}
