//! Sound cues, by name. They are messages, so that nothing else depends on audio.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>();
}

/// A sound cue.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece is picked up.
    Lift,
    /// A piece is put down.
    Place,
    /// A piece is captured.
    Capture,
    /// A man becomes a king.
    Crown,
    /// A line of pieces is completed.
    Line,
    /// An action is refused.
    Refuse,
    /// A button is pressed.
    Button,
    /// A panel opens, or the table is set up.
    Page,
    /// The coffer's lid opens.
    Lid,
    /// The person at this screen has won.
    Win,
    /// The person at this screen has lost.
    Lose,
    /// The match is drawn.
    Draw,
    /// A card is dealt.
    Deal,
    /// A card is played.
    Card,
    /// A trick is gathered.
    Sweep,
    /// The crown moves towards the next space.
    Walk,
    /// A new queen reigns: the trump suit changes.
    Reign,
    /// The curtain opens.
    Curtain,
    /// A game-specific cue, by its key; its [`CueSound`] names the clips.
    Own(&'static str),
}

/// How a cue sounds in one game: for a game-specific cue, or to override a common one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CueSound {
    /// The cue.
    pub cue: Cue,
    /// The clips to choose from: files in `sounds/`, without extension.
    pub clips: &'static [&'static str],
    /// Volume relative to other cues, 0 to 1.
    pub volume: f32,
}
