//! The buttons of choices on the table, in the panels' style.

use std::sync::LazyLock;

use bevy::prelude::*;

use crate::app::assets::{Artwork, Density};
use crate::app::session::TableState;
use crate::app::session::advice::Advice;
use crate::app::settings::{LanguageInUse, Settings};
use crate::app::state::Screen;
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::cursor::{Cursor, LastDevice};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::ChoiceButton;
use crate::app::table::presentation::Presentations;
use crate::app::table::writing::{TableText, Typeface, fitting};
use crate::app::table::{atlas, contrast};
use crate::app::ui::AtlasIndex;
use crate::rules::Spot;

/// The sprite of a choice button.
#[derive(Component)]
pub(super) struct ChoiceButtonSprite;

/// Draws the buttons of the available choices.
pub(super) fn show_choice_buttons(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    cursor: Res<Cursor>,
    advice: Res<Advice>,
    device: Res<LastDevice>,
    settings: Res<Settings>,
    language: Res<LanguageInUse>,
    screen: Res<State<Screen>>,
    art: Option<Res<Artwork>>,
    skin: Option<Res<CardSkin>>,
    density: Option<Res<Density>>,
    old: Query<Entity, With<ChoiceButtonSprite>>,
    mut before: Local<(Vec<(ChoiceButton, bool)>, bool, f32, Option<Spot>)>,
) {
    let (Some(art), Some(density), Some(skin)) = (art, density, skin) else {
        return;
    };
    let keys = device.has_keys();
    let at = if keys { cursor.at } else { cursor.raised };
    let choice_buttons: Vec<(ChoiceButton, bool)> = match layout.cards() {
        Some(cards) if *screen.get() == Screen::Table => {
            let lit = |button: &ChoiceButton| {
                let spot = Spot::Choice(button.choice);
                let hinted = advice.hint.iter().any(|hint| hint.spots.contains(&spot));
                hinted || at == Some(spot) || cursor.picks.contains(&spot)
            };
            cards
                .choice_buttons
                .iter()
                .map(|button| (*button, lit(button)))
                .collect()
        }
        _ => Vec::new(),
    };
    let now = (
        choice_buttons,
        settings.contrast,
        settings.text_scale,
        at.filter(|_| keys),
    );
    if *before == now && !language.is_changed() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let names = presentations.words(&table);
    let scale = layout.scale;
    let buttons = now.0.iter().map(|(button, _)| button);
    let words: Vec<String> = buttons
        .clone()
        .map(|button| names.choice_name(&table, button.choice))
        .collect();
    // All names have one size, at which the longest fits.
    let font_size = buttons.zip(&words).fold(
        18.0 * scale * settings.text_scale,
        |size, (button, words)| {
            let size = size.min(0.68 * button.rect.height());
            fitting(words, size, 0.9 * button.rect.width(), LETTER)
        },
    );
    for ((button, lit), words) in now.0.iter().zip(words) {
        let size = button.rect.size();
        let (picture, color, font) = if skin.is_plain() {
            let ground = if *lit {
                contrast::YELLOW
            } else {
                contrast::WHITE
            };
            (
                Sprite::from_color(contrast::color(ground), size),
                Srgba::BLACK,
                Typeface::Plain,
            )
        } else {
            (
                button_sprite(&art, *density, size, scale, *lit),
                INK,
                Typeface::Strong,
            )
        };
        let scale_back = if skin.is_plain() {
            Vec3::ONE
        } else {
            atlas::back(*density, scale)
        };
        commands
            .spawn((
                Name::new("Plate"),
                ChoiceButtonSprite,
                Transform::from_translation(button.rect.center().extend(depth::CHOICE_BUTTON)),
                Visibility::default(),
            ))
            .with_children(|parts| {
                if keys && at == Some(Spot::Choice(button.choice)) {
                    // The focus must be visible for keyboard and gamepad.
                    let frame = Sprite::from_color(FOCUS, size + Vec2::splat(6.0 * scale));
                    parts.spawn((frame, Transform::from_xyz(0.0, 0.0, -0.1)));
                }
                parts.spawn((picture, Transform::from_scale(scale_back)));
                parts.spawn((
                    TableText {
                        size: font_size,
                        words,
                        typeface: font,
                        color: color.into(),
                    },
                    Transform::from_xyz(0.0, 0.0, 0.1),
                ));
            });
    }
    *before = now;
}

/// The average width of a letter, in font sizes.
const LETTER: f32 = 0.5;

/// The frame of a focused button.
const FOCUS: Color = Color::srgb(1.0, 0.96, 0.82);

/// The text colour of a button.
const INK: Srgba = Srgba::rgb(0.13, 0.07, 0.03);

/// A button from the panels' atlas, nine-sliced. It is sized in atlas pixels, then scaled back.
fn button_sprite(art: &Artwork, density: Density, size: Vec2, scale: f32, lit: bool) -> Sprite {
    static INDEX: LazyLock<AtlasIndex> = LazyLock::new(|| {
        AtlasIndex::parse(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/ui.json"
        )))
        .unwrap_or_default()
    });
    let Some(sprite) = INDEX
        .sprites
        .get(if lit { "plate_hover" } else { "plate_normal" })
    else {
        return Sprite::from_color(Color::srgb(0.85, 0.68, 0.3), size * density.0 / scale);
    };
    atlas::sprite_of_size(art.ui.clone(), sprite, density, size, scale)
}
