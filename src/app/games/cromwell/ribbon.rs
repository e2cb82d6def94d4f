//! The ribbon of time under the line: a stretch of silk for each house in play, with its name, its
//! badge, a stitch between two monarchs, and the years; and the Block under the discarded cards.

use std::sync::LazyLock;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::assets::{Density, broken_index, load_gpu_image};
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{TableState, plays};
use crate::app::settings::{LanguageInUse, Settings};
use crate::app::state::Screen;
use crate::app::table::drawing::writing::{TableText, Typeface, fitting};
use crate::app::table::drawing::{atlas, contrast};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::{CardPlaces, Section};
use crate::app::ui::AtlasIndex;
use crate::rules::cromwell::deck::{House, Monarch};
use crate::rules::cromwell::{self, ADVANCED, Cromwell, laid_spot};
use crate::skins::INK;
use crate::skins::cromwell::ribbon::{
    AXE, BADGE, BAND, BEYOND, BLOCK, BLOCK_CARD, INDEX, NAME, PALE, SILK, SPRITES, STITCH, YEAR,
    YEAR_AT, YEAR_MARK, YEARS,
};

static ATLAS: LazyLock<AtlasIndex> = LazyLock::new(|| {
    AtlasIndex::parse(INDEX)
        .inspect_err(|error| error!("{}", broken_index("cromwell_panels.json", error)))
        .unwrap_or_default()
});

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        weave
            .run_if(plays::<Cromwell>)
            .run_if(in_state(Screen::Table))
            .after(FrameSystems::Move)
            .in_set(SessionSystems::Advance),
    );
}

/// A part of the ribbon, or of the Block.
#[derive(Component)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
struct RibbonPart;

/// The average width of a capital letter, in font sizes.
const CAPITAL: f32 = 0.68;

/// Depths: above the cloth, below the cards.
mod depth {
    pub const BLOCK: f32 = -0.9;
    pub const RIBBON: f32 = -0.8;
    pub const SILK: f32 = -0.7;
    pub const STITCH: f32 = -0.6;
    pub const WORDS: f32 = -0.5;
}

/// Draws the ribbon again when the table has changed.
fn weave(
    mut commands: Commands,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    language: Res<LanguageInUse>,
    assets: Option<Res<AssetServer>>,
    density: Option<Res<Density>>,
    old: Query<Entity, With<RibbonPart>>,
    mut before: Local<(u32, Vec<Section>, Vec2, [bool; 2])>,
) {
    let (Some(places), Some(assets), Some(density)) = (layout.cards(), assets, density) else {
        return;
    };
    let undated = places.facts().undated;
    let look = [settings.contrast, undated];
    let (opened, sections, window, look_before) = &*before;
    let same = (*opened, *window, *look_before) == (table.opened, layout.window, look);
    let same = same && !language.is_changed();
    if same && sections == places.sections() && !old.is_empty() {
        return;
    }
    for part in &old {
        commands.entity(part).despawn();
    }
    let mut weaver = Weaver {
        commands,
        image: load_gpu_image(&assets, "images/cromwell/panels@2x.webp".to_owned()),
        density: *density,
        plain: settings.contrast,
        undated,
    };
    for row in rows(places.sections()) {
        weaver.ribbon(&row);
        for section in row {
            if let Some(house) = house_of(places, section) {
                weaver.stretch(house, section);
            }
        }
    }
    // The advanced game has no Block.
    if table.variant != ADVANCED {
        weaver.block(places);
    }
    let sections = places.sections().to_vec();
    *before = (table.opened, sections, layout.window, look);
}

/// The sections of each row.
fn rows(sections: &[Section]) -> Vec<Vec<&Section>> {
    let mut rows: Vec<Vec<&Section>> = Vec::new();
    for section in sections {
        match rows.last_mut() {
            Some(row) if row[0].rect.max.y == section.rect.max.y => row.push(section),
            _ => rows.push(vec![section]),
        }
    }
    rows
}

/// The house of a section, by its first monarch.
fn house_of(places: &CardPlaces, section: &Section) -> Option<House> {
    first_of(places, section).map(Monarch::house)
}

fn first_of(places: &CardPlaces, section: &Section) -> Option<Monarch> {
    let first = *places.facts().line.get(section.number)?.first()?;
    Monarch::all().find(|monarch| laid_spot(*monarch) == first)
}

struct Weaver<'w, 's> {
    commands: Commands<'w, 's>,
    image: Handle<Image>,
    density: Density,
    plain: bool,
    /// Whether no years may be seen, because they would answer a question.
    undated: bool,
}

impl Weaver<'_, '_> {
    /// Draws a sprite of the atlas into a rectangle in world units.
    fn sprite(&mut self, name: &str, rect: Rect, z: f32, k: f32) {
        let Some(entry) = ATLAS.sprites.get(&format!("{SPRITES}{name}")) else {
            return;
        };
        let sprite = atlas::sprite_of_size(self.image.clone(), entry, self.density, rect.size(), k);
        let place = Transform::from_translation(rect.center().extend(z))
            .with_scale(atlas::back(self.density, k));
        self.commands.spawn((RibbonPart, sprite, place));
    }

    /// A rectangle in one colour, for high contrast.
    fn fill(&mut self, color: [u8; 3], rect: Rect, z: f32) {
        let sprite = Sprite::from_color(contrast::color(color), rect.size());
        let place = Transform::from_translation(rect.center().extend(z));
        self.commands.spawn((RibbonPart, sprite, place));
    }

    fn words(&mut self, words: String, at: Vec2, size: f32, color: Color, anchor: Anchor) {
        let typeface = if self.plain {
            Typeface::Plain
        } else {
            Typeface::Strong
        };
        let writing = TableText {
            words,
            typeface,
            size,
            color,
        };
        let place = Transform::from_translation(at.extend(depth::WORDS));
        self.commands.spawn((RibbonPart, writing, place, anchor));
    }

    /// The ribbon under a row.
    fn ribbon(&mut self, row: &[&Section]) {
        let whole = row.iter().map(|section| section.rect);
        let Some(cards) = whole.reduce(|all, one| all.union(one)) else {
            return;
        };
        let k = cards.height() / SILK;
        let below = BEYOND * k + Vec2::Y * YEARS * k;
        let above = BEYOND * k + Vec2::Y * BAND * k;
        let rect = Rect::from_corners(cards.min - below, cards.max + above);
        if self.plain {
            self.fill(contrast::WHITE, rect, depth::RIBBON);
        } else {
            self.sprite("time_ribbon", rect, depth::RIBBON, k);
        }
    }

    /// The stretch of a house.
    fn stretch(&mut self, house: House, section: &Section) {
        let (cards, number) = (section.rect, house.index());
        let k = cards.height() / SILK;
        let above = Vec2::Y * BAND * k;
        let silk = Rect::from_corners(cards.min, cards.max + above);
        if self.plain {
            self.fill(contrast::BLACK, silk, depth::SILK);
            let inner = silk.inflate(-2.0);
            self.fill(contrast::WHITE, inner, depth::SILK + 0.01);
        } else {
            self.sprite(&format!("time_{number}"), silk, depth::SILK, k);
            let (whole, part) = BADGE;
            let size = (whole * k).min(cards.width() * part);
            let badge = Rect::from_center_size(cards.center(), Vec2::splat(size));
            self.sprite(
                &format!("time_badge_{number}"),
                badge,
                depth::STITCH,
                size / whole,
            );
        }
        self.stitches(section, k);
        self.name(house, cards, k);
        self.year(house, cards, k);
    }

    fn stitches(&mut self, section: &Section, k: f32) {
        let cards = section.rect;
        let step = cards.width() / section.places.max(1) as f32;
        for place in 1..section.places {
            let at = Vec2::new(cards.min.x + place as f32 * step, cards.center().y);
            let rect = Rect::from_center_size(at, STITCH * k);
            if self.plain {
                self.fill(contrast::BLACK, rect, depth::STITCH);
            } else {
                self.sprite("time_stitch", rect, depth::STITCH, k);
            }
        }
    }

    /// The name of a house in its band, unless the band is too short for it.
    fn name(&mut self, house: House, cards: Rect, k: f32) {
        let name = house.name().to_uppercase();
        let (size, margin) = NAME;
        let size = fitting(&name, size * k, cards.width() - margin * k, CAPITAL);
        if size < 6.0 * k.min(1.0) {
            return;
        }
        let at = Vec2::new(cards.center().x, cards.max.y + BAND * k / 2.0);
        let color = if self.plain {
            Color::BLACK
        } else {
            contrast::color(PALE)
        };
        self.words(name, at, size, color, Anchor::CENTER);
    }

    /// The year in which a house comes to the throne.
    fn year(&mut self, house: House, cards: Rect, k: f32) {
        let Some(first) = house.monarchs().first() else {
            return;
        };
        let size = YEAR.0 * k;
        if self.undated || cards.width() < size * YEAR.1 {
            return;
        }
        let below = |at: Vec2| cards.min + at * Vec2::new(k, -k);
        if !self.plain {
            let (mark, of) = YEAR_MARK;
            let rect = Rect::from_center_size(below(mark), of * k);
            self.sprite("time_year", rect, depth::STITCH, k);
        }
        let year = first.years().0.to_string();
        let (at, ink) = (below(YEAR_AT), contrast::color(INK));
        self.words(year, at, size, ink, Anchor::CENTER_LEFT);
    }

    /// The Block under the discarded cards and the axe beside it, if the table has room for them.
    fn block(&mut self, places: &CardPlaces) {
        let Some(cards) = places.pile_pose(cromwell::BLOCK, 0).filter(|_| !self.plain) else {
            return;
        };
        let right = places.field().max.x;
        let k = cards.width / BLOCK_CARD;
        let wood = Rect::from_center_size(cards.at, BLOCK * k);
        let axe = Rect::from_center_size(cards.at + AXE.0 * k, AXE.1 * k);
        for (name, rect) in [("block", wood), ("axe", axe)] {
            if rect.max.x < right {
                self.sprite(name, rect, depth::BLOCK, k);
            }
        }
    }
}
