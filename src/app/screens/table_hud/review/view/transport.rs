//! The playback buttons.

use egui::{Rangef, pos2};

use crate::app::screens::table_hud::moves::{Sign, Step, sign_button};
use crate::app::screens::table_hud::review::view::data::{ReviewAction, ReviewData, SPEEDS};
use crate::app::ui::id_of;
use crate::app::ui::pen::Pen;
use crate::texts::{fill, text};

/// A playback button: icon, label, whether it is enabled, and its action.
struct TransportButton {
    sign: Sign,
    label: String,
    enabled: bool,
    action: ReviewAction,
}

impl TransportButton {
    fn new(sign: Sign, label: &str, enabled: bool, action: ReviewAction) -> Self {
        Self {
            sign,
            label: label.to_owned(),
            enabled,
            action,
        }
    }
}

/// The playback buttons: start, back, play or pause, forward, end, speed, close, and play from here.
fn presses(data: &ReviewData) -> [TransportButton; 8] {
    let (back, forward) = (data.shown > 0, data.shown < data.moves);
    let (play, play_words) = if data.playing {
        (Sign::Pause, "review-pause")
    } else {
        (Sign::Play, "review-play")
    };
    let speed = data.speed.min(SPEEDS - 1);
    let paces = ["settings-calm", "settings-normal", "settings-quick"];
    let pace = fill("review-speed", &[("name", text(paces[speed]))]);
    let step = |step: Step, on| {
        let action = ReviewAction::Step(step);
        TransportButton::new(Sign::Step(step), step.label(), on, action)
    };
    // At the end, playback starts again from the beginning.
    let play_on = ReviewAction::Play(!data.playing);
    let faster = ReviewAction::Speed((speed + 1) % SPEEDS);
    let (close, here) = (text("review-close"), text("play_from-title"));
    [
        step(Step::Start, back),
        step(Step::Back, back),
        TransportButton::new(play, text(play_words), data.moves > 0, play_on),
        step(Step::Forward, forward),
        step(Step::End, forward),
        TransportButton::new(Sign::Speed(speed), &pace, true, faster),
        TransportButton::new(Sign::Close, close, true, ReviewAction::Close),
        TransportButton::new(Sign::PlayFrom, here, true, ReviewAction::PlayFrom),
    ]
}

/// Buttons side by side, each centred in its part of `x`; `which` selects from [`presses`].
pub(super) fn transport(
    ui: &mut Pen,
    (x, cy, r): (Rangef, f32, f32),
    data: &ReviewData,
    which: &[usize],
) -> Option<ReviewAction> {
    let presses = presses(data);
    let gap = x.span() / which.len() as f32;
    let mut action = None;
    for (place, index) in which.iter().enumerate() {
        let press = &presses[*index];
        let center = pos2(x.min + gap * (place as f32 + 0.5), cy);
        if sign_button(
            ui,
            id_of("review", "step", *index),
            center,
            r,
            press.sign,
            &press.label,
            press.enabled,
        ) {
            action = Some(press.action);
        }
    }
    action
}
