//! How cards move: they are dealt one close behind the other, a card that is played is turned on
//! its way, and a trick lies for a moment before it goes.

use crate::app::cue::Cue;
use crate::app::table::cards::layout::CardShape;
use crate::app::table::motion::Step;
use crate::rules::{Effect, PieceId, Spot};

/// How long after one card the next is dealt, in seconds at normal speed.
const DEAL_TIME: f32 = 0.05;
/// How long after one card the next is gathered in.
const GATHER_TIME: f32 = 0.008;
/// How long a trick lies before it is swept away.
const TRICK_TIME: f32 = 0.95;

/// The script of what happens to cards.
pub(super) fn of_cards(effects: &[Effect], shape: &CardShape) -> Vec<Step> {
    let mut script = Vec::new();
    let shown_next = |index: usize, piece: PieceId| match effects.get(index + 1) {
        Some(Effect::Flipped { piece: other, face }) if *other == piece => Some(*face),
        _ => None,
    };
    for (index, effect) in effects.iter().enumerate() {
        match effect {
            Effect::Dealt {
                piece, to, face, ..
            } => script.extend([
                Step::Turn(*piece, *face),
                Step::Fly(*piece, *to),
                Step::Sound(Cue::Deal),
                Step::Wait(DEAL_TIME),
            ]),
            Effect::Moved { piece, from, to } => {
                if let Some(face) = shown_next(index, *piece) {
                    script.push(Step::Turn(*piece, face));
                }
                script.push(Step::Fly(*piece, *to));
                // What is taken out of a hand is played; all else is gathered in.
                if matches!(from, Spot::Hand(_)) {
                    script.push(Step::Sound(Cue::Card));
                } else {
                    script.push(Step::Wait(GATHER_TIME));
                }
            }
            Effect::Captured { piece, by, .. } => script.push(Step::Fly(*piece, Spot::Tray(*by))),
            Effect::Gathered { pieces, to } => {
                script.push(Step::Rest);
                if let Spot::Tray(winner) = to {
                    let won = Step::Win(shape.trick(*winner));
                    script.extend([won, Step::Wait(TRICK_TIME), Step::Win(None)]);
                }
                script.push(Step::Sound(Cue::Sweep));
                script.extend(pieces.iter().map(|piece| Step::Fly(*piece, *to)));
            }
            Effect::Flipped { piece, face } => script.push(Step::Turn(*piece, *face)),
            Effect::Changed { piece, kind } => script.push(Step::Turn(*piece, Some(*kind))),
            Effect::Highlighted { .. }
            | Effect::Scored { .. }
            | Effect::Said { .. }
            | Effect::Special { .. } => {}
        }
    }
    script.push(Step::Rest);
    script
}
