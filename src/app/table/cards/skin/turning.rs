//! Cards that are turned over.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::settings::Settings;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::pieces::piece::Face;
use crate::rules::Kind;

/// How long a card takes to turn over, in seconds at normal speed.
const TURN_TIME: f32 = 0.24;

/// The side of a card that is shown, and the progress of turning to it; 1 is complete.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct ShownFace {
    pub(super) side: Option<Kind>,
    pub(super) before: Option<Kind>,
    pub(super) turned: f32,
    pub(super) fresh: bool,
}

/// Turns cards over: the card narrows until the other side shows, then widens again.
pub(super) fn turn_cards(
    time: Res<Time>,
    settings: Res<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    mut cards: Query<(&Face, &mut ShownFace)>,
    skin: Option<Res<CardSkin>>,
) {
    if skin.is_none() {
        return;
    }
    let step = if settings.instant() {
        1.0
    } else {
        time.delta_secs().min(0.1) / (TURN_TIME * settings.slowness())
    };
    for (face, mut shown) in &mut cards {
        if face.0 != shown.side {
            let fresh = shown.fresh;
            shown.before = if shown.turned >= 0.5 {
                shown.side
            } else {
                shown.before
            };
            shown.side = face.0;
            shown.turned = if fresh { 1.0 } else { 0.0 };
        }
        if shown.fresh {
            shown.fresh = false;
        }
        if shown.turned < 1.0 {
            shown.turned = (shown.turned + step).min(1.0);
            redraw.at(time.elapsed_secs());
        }
    }
}
