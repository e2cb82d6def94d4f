//! Animation scripts for cards: they are dealt in quick rounds, one to each hand at a time, a played
//! card turns over on its way, and a trick stays for a moment before it is swept.

use crate::app::cue::Cue;
use crate::app::table::animation::AnimationStep;
use crate::app::table::layout::cards::shape::CardShape;
use crate::rules::{Effect, PieceId, Spot};

/// Delay before each round of dealt cards, in seconds at normal speed.
const DEAL_TIME: f32 = 0.045;
/// Delay between gathered cards.
const GATHER_TIME: f32 = 0.008;
/// How long a trick stays before it is swept.
const TRICK_TIME: f32 = 0.95;

/// The animation script for the effects of a move.
pub(super) fn of_cards(effects: &[Effect], shape: &CardShape) -> Vec<AnimationStep> {
    let mut script = Vec::new();
    let mut first_hand = None;
    let shown_next = |index: usize, piece: PieceId| match effects.get(index + 1) {
        Some(Effect::Flipped { piece: other, face }) if *other == piece => Some(*face),
        _ => None,
    };
    for (index, effect) in effects.iter().enumerate() {
        match effect {
            Effect::Dealt {
                piece, to, face, ..
            } => {
                let begins_round = *first_hand.get_or_insert(*to) == *to;
                if begins_round {
                    script.push(AnimationStep::Wait(DEAL_TIME));
                    script.push(AnimationStep::Sound(Cue::Deal));
                }
                script.push(AnimationStep::Turn(*piece, *face));
                script.push(AnimationStep::Fly(*piece, *to));
            }
            Effect::Moved { piece, from, to } => {
                if let Some(face) = shown_next(index, *piece) {
                    script.push(AnimationStep::Turn(*piece, face));
                }
                script.push(AnimationStep::Fly(*piece, *to));
                // A card from a hand is played; all others are gathered.
                if matches!(from, Spot::Hand(_)) {
                    script.push(AnimationStep::Sound(Cue::Card));
                } else {
                    script.push(AnimationStep::Wait(GATHER_TIME));
                }
            }
            Effect::Captured { piece, by, .. } => {
                script.push(AnimationStep::Fly(*piece, Spot::Tray(*by)))
            }
            Effect::Gathered { pieces, to } => {
                script.push(AnimationStep::Rest);
                if let Spot::Tray(winner) = to {
                    let won = AnimationStep::Win(shape.trick(*winner));
                    script.extend([
                        won,
                        AnimationStep::Wait(TRICK_TIME),
                        AnimationStep::Win(None),
                    ]);
                }
                script.push(AnimationStep::Sound(Cue::Sweep));
                script.extend(pieces.iter().map(|piece| AnimationStep::Fly(*piece, *to)));
            }
            Effect::Flipped { piece, face } => script.push(AnimationStep::Turn(*piece, *face)),
            Effect::Changed { piece, kind } => {
                script.push(AnimationStep::Turn(*piece, Some(*kind)))
            }
            Effect::Highlighted { .. }
            | Effect::Scored { .. }
            | Effect::Said { .. }
            | Effect::Special { .. } => {}
        }
    }
    script.push(AnimationStep::Rest);
    script
}
