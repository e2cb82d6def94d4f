//! The buttons of choices on the table, in the panels' style.

use std::sync::LazyLock;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::assets::{Artwork, Density};
use crate::app::session::TableState;
use crate::app::session::advice::Advice;
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::drawing::writing::{TableText, Typeface, fitting};
use crate::app::table::drawing::{atlas, contrast};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::ChoiceButton;
use crate::app::table::pointing::cursor::{Cursor, LastDevice};
use crate::app::table::presentation::Presentations;
use crate::app::table::reconcile::reconcile;
use crate::app::ui::AtlasIndex;
use crate::rules::Spot;

/// A choice button as it is drawn.
#[derive(Component, Clone, PartialEq)]
pub(super) struct DrawnButton {
    button: ChoiceButton,
    words: String,
    font_size: f32,
    /// Whether it is pointed at, picked or hinted at.
    lit: bool,
    /// Whether the keyboard or a gamepad is on it.
    focused: bool,
    /// Whether it is drawn with high contrast.
    plain: bool,
}

/// The available choices.
#[derive(SystemParam)]
pub(super) struct Choices<'w> {
    layout: Res<'w, TableLayout>,
    table: Res<'w, TableState>,
    presentations: Res<'w, Presentations>,
    cursor: Res<'w, Cursor>,
    advice: Res<'w, Advice>,
    device: Res<'w, LastDevice>,
    settings: Res<'w, Settings>,
    screen: Res<'w, State<Screen>>,
}

impl Choices<'_> {
    /// Their buttons.
    fn buttons(&self, plain: bool) -> Vec<DrawnButton> {
        let (layout, cursor) = (&self.layout, &self.cursor);
        let keys = self.device.has_keys();
        let at = if keys { cursor.at } else { cursor.raised };
        let lit = |spot: Spot| {
            let mut hints = self.advice.hint.iter();
            let hinted = hints.any(|hint| hint.spots.contains(&spot));
            hinted || at == Some(spot) || cursor.picks.contains(&spot)
        };
        let at_table = *self.screen.get() == Screen::Table;
        let cards = layout.cards().filter(|_| at_table);
        let buttons = cards.map_or(&[][..], |cards| &cards.choice_buttons);
        let names = self.presentations.words(&self.table);
        let words = |button: &ChoiceButton| names.choice_name(&self.table, button.choice);
        let font_size = common_font_size(buttons, words, layout.scale, self.settings.text_scale);
        let drawn = |button: &ChoiceButton| {
            let spot = Spot::Choice(button.choice);
            DrawnButton {
                button: *button,
                words: words(button),
                font_size,
                lit: lit(spot),
                focused: keys && at == Some(spot),
                plain,
            }
        };
        buttons.iter().map(drawn).collect()
    }
}

/// Draws the buttons of the available choices.
pub(super) fn show_choice_buttons(
    mut commands: Commands,
    choices: Choices,
    art: Option<Res<Artwork>>,
    skin: Option<Res<CardSkin>>,
    density: Option<Res<Density>>,
    old: Query<(Entity, &DrawnButton)>,
) {
    let (Some(art), Some(density), Some(skin)) = (art, density, skin) else {
        return;
    };
    let layout = &choices.layout;
    let wanted = choices.buttons(skin.is_plain());
    let again = art.is_changed() || density.is_changed();
    for drawn in reconcile(&mut commands, &old, wanted, again) {
        let parts = button_parts(&drawn, &art, *density, layout.scale);
        let at = drawn.button.rect.center().extend(depth::CHOICE_BUTTON);
        commands
            .spawn((
                Name::new("Plate"),
                drawn,
                Transform::from_translation(at),
                Visibility::default(),
            ))
            .with_children(parts);
    }
}

/// The size at which the longest name fits: all names have one size.
fn common_font_size(
    buttons: &[ChoiceButton],
    words: impl Fn(&ChoiceButton) -> String,
    scale: f32,
    text_scale: f32,
) -> f32 {
    buttons
        .iter()
        .fold(18.0 * scale * text_scale, |size, button| {
            let size = size.min(0.68 * button.rect.height());
            fitting(&words(button), size, 0.9 * button.rect.width(), LETTER)
        })
}

/// The sprites and the text of a button.
fn button_parts(
    drawn: &DrawnButton,
    art: &Artwork,
    density: Density,
    scale: f32,
) -> impl FnOnce(&mut ChildSpawnerCommands<'_>) + use<> {
    let size = drawn.button.rect.size();
    let (picture, scale_back, color, typeface) = if drawn.plain {
        let ground = if drawn.lit {
            contrast::YELLOW
        } else {
            contrast::WHITE
        };
        let ground = Sprite::from_color(contrast::color(ground), size);
        (ground, Vec3::ONE, Srgba::BLACK, Typeface::Plain)
    } else {
        let plate = button_sprite(art, density, size, scale, drawn.lit);
        (plate, atlas::back(density, scale), INK, Typeface::Strong)
    };
    // The focus must be visible for keyboard and gamepad.
    let frame = Sprite::from_color(FOCUS, size + Vec2::splat(6.0 * scale));
    let frame = drawn.focused.then_some(frame);
    let text = TableText {
        size: drawn.font_size,
        words: drawn.words.clone(),
        typeface,
        color: color.into(),
    };
    move |parts| {
        if let Some(frame) = frame {
            parts.spawn((frame, Transform::from_xyz(0.0, 0.0, -0.1)));
        }
        parts.spawn((picture, Transform::from_scale(scale_back)));
        parts.spawn((text, Transform::from_xyz(0.0, 0.0, 0.1)));
    }
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
