//! Cards that are put together from pictures and words, because their words are translated.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::settings::LanguageInUse;
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::cards::skin::turning::ShownFace;
use crate::app::table::drawing::contrast;
use crate::app::table::drawing::skin_plan::{CardCut, CardLayer};
use crate::app::table::drawing::writing::{TableText, Typeface};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::LARGER;
use crate::app::table::pieces::piece::CardState;
use crate::rules::Kind;

/// A layer of a card.
#[derive(Component)]
pub(super) struct FrontLayer;

/// The side that a card shows: its face, `None` being its back, its cut, and the width that its words are
/// written for, in pixels. `None` before it is put together.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ComposedFront(Option<(Option<Kind>, CardCut, u32)>);

/// The smallest size of words that are written, in pixels: nobody reads smaller ones.
const LEAST: f32 = 4.0;

/// The size at which words on a card are written: at most `size`, and less if they would be longer
/// than `room`, by an estimate of their letters' widths.
pub fn size_on_card(words: &str, size: f32, room: f32, typeface: Typeface) -> f32 {
    let letter = |letter: char| match letter {
        'I' | 'i' | 'j' | 'l' | 't' | 'f' | 'r' | ' ' | '\u{a0}' | '-' | '’' => 0.36,
        // Letters as wide as high: Chinese and Japanese.
        '\u{2e80}'..='\u{ffef}' => 1.0,
        'm' | 'w' | 'M' | 'W' | 'V' | 'G' | 'H' | 'N' | 'O' => 0.78,
        _ if letter.is_uppercase() => 0.66,
        _ => 0.53,
    };
    let wider = match typeface {
        Typeface::Strong | Typeface::Italic => 1.0,
        Typeface::Plain => 1.1,
    };
    let width: f32 = words.chars().map(letter).sum();
    size.min(room / (width * wider).max(f32::EPSILON))
}

/// Puts cards together.
pub(super) fn compose_fronts(
    mut commands: Commands,
    layout: Res<TableLayout>,
    language: Res<LanguageInUse>,
    skin: Option<Res<CardSkin>>,
    mut cards: Query<(Entity, &CardState, &ShownFace, &mut ComposedFront)>,
    old: Query<(Entity, &ChildOf), With<FrontLayer>>,
) {
    let Some(skin) = skin else { return };
    let all_changed = skin.is_changed() || language.is_changed();
    for (entity, state, shown, mut front) in &mut cards {
        let cut = skin.cut(layout.small, state);
        let side = if shown.turned >= 0.5 {
            shown.side
        } else {
            shown.before
        };
        // A raised card is a little larger, and its words with it.
        let lifted = state.raised && state.playable != Some(false);
        let width = state.pose.width / if lifted { LARGER } else { 1.0 };
        // All backs are alike, however far they are covered.
        let cut = match side {
            Some(_) => cut,
            None => CardCut {
                narrow: cut.narrow,
                plain: cut.plain,
                ..default()
            },
        };
        let now = ComposedFront(Some((side, cut, width.round() as u32)));
        if !front.set_if_neq(now) && !all_changed {
            continue;
        }
        for (layer, _) in old.iter().filter(|(_, parent)| parent.parent() == entity) {
            commands.entity(layer).despawn();
        }
        let layers = (skin.plan.layers)(side, cut);
        commands.entity(entity).with_children(|parts| {
            for (number, layer) in layers.into_iter().enumerate() {
                let z = depth::WRITING + number as f32 * depth::LAYER;
                match layer {
                    CardLayer::Picture { name, at, scale } => {
                        let Some(mut sprite) = skin.sprite(cut.narrow, &name) else {
                            continue;
                        };
                        sprite.custom_size = sprite.custom_size.map(|size| size * scale);
                        let at = Transform::from_translation(at.extend(z));
                        parts.spawn((FrontLayer, sprite, at));
                    }
                    CardLayer::Words {
                        words,
                        at,
                        centered,
                        upwards,
                        size,
                        room,
                        color,
                    } => {
                        let typeface = if cut.plain {
                            Typeface::Plain
                        } else {
                            Typeface::Strong
                        };
                        if size * width < LEAST {
                            continue;
                        }
                        let size = size_on_card(&words, size, room, typeface);
                        let writing = TableText {
                            words,
                            typeface,
                            size: size * width,
                            color: contrast::color(color),
                        };
                        let mut place = Transform::from_translation(at.extend(z))
                            .with_scale(Vec3::new(1.0 / width, 1.0 / width, 1.0));
                        if upwards {
                            place.rotation = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2);
                        }
                        let anchor = if centered {
                            Anchor::CENTER
                        } else {
                            Anchor::CENTER_LEFT
                        };
                        parts.spawn((FrontLayer, writing, place, anchor));
                    }
                }
            }
        });
    }
}
