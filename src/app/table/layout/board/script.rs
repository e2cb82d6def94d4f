//! Animation scripts for boards: a move leg by leg, and captures after a pause.

use crate::app::table::animation::AnimationStep;
use crate::app::table::animation::scene::PlayScene;
use crate::rules::{Effect, PieceId, Spot};

/// How long a completed line glows before its capture, in seconds at normal speed.
const LIGHT_TIME: f32 = 0.75;
/// How long a captured piece pauses before it leaves, in seconds at normal speed.
const BREATH: f32 = 0.16;

/// The scene of an effect, if it is one of these `scenes`.
fn scene(
    key: &str,
    pieces: &[PieceId],
    places: &[Spot],
    scenes: &[(&'static str, f32)],
) -> Option<AnimationStep> {
    let (key, seconds) = *scenes.iter().find(|(known, _)| *known == key)?;
    Some(AnimationStep::Show(PlayScene {
        key,
        pieces: pieces.to_vec(),
        places: places.to_vec(),
        seconds,
    }))
}

/// The animation script of a move on a board. Lines in `seen` were already shown during the
/// preview; effects with these `scenes` are shown as such.
pub(super) fn of_board(
    effects: &[Effect],
    seen: &[Vec<Spot>],
    scenes: &[(&'static str, f32)],
) -> Vec<AnimationStep> {
    let mut script = Vec::new();
    for effect in effects {
        match effect {
            Effect::Moved { piece, to, .. } | Effect::Dealt { piece, to, .. } => {
                script.push(AnimationStep::Move(*piece, *to))
            }
            Effect::Captured { piece, by, .. } => script.extend([
                AnimationStep::Wait(BREATH),
                AnimationStep::Take(*piece, Spot::Tray(*by)),
            ]),
            Effect::Changed { piece, kind } => script.push(AnimationStep::Crown(*piece, *kind)),
            Effect::Flipped { piece, face } => script.push(AnimationStep::Turn(*piece, *face)),
            Effect::Gathered { pieces, to } => {
                script.extend(pieces.iter().map(|piece| AnimationStep::Take(*piece, *to)));
            }
            Effect::Highlighted { places, .. } => {
                script.push(AnimationStep::Light(places.clone()));
                // If the player chose the capture, the line has already been shown.
                let seen = seen.contains(places);
                script.push(AnimationStep::Wait(if seen { BREATH } else { LIGHT_TIME }));
            }
            Effect::Special {
                key,
                pieces,
                places,
            } => script.extend(scene(key, pieces, places, scenes)),
            Effect::Scored { .. } | Effect::Said { .. } => {}
        }
    }
    if effects
        .iter()
        .any(|effect| matches!(effect, Effect::Highlighted { .. }))
    {
        script.extend([AnimationStep::Wait(BREATH), AnimationStep::Dim]);
    }
    script
}
