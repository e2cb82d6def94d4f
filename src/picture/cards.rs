//! A card table: the trick in the middle, the hands around it, open as far as they may be seen.

use std::collections::BTreeMap;

use glam::Vec2;
use image::{RgbaImage, imageops};

use super::art::{self, Art};
use super::canvas::Canvas;
use super::error::PictureError;
use super::room::{self, FOOT, GOLD, HEAD, MARGIN};
use super::scene::Scene;
use super::writing::{Align, Line, Typeface};
use crate::rules::{Kind, Seat};
use crate::skins::{CardCut, CardIndex, CardPlace, CardSkin};
use crate::texts::fill;

/// The cloth without the wood around it.
const CLOTH: Vec2 = Vec2::new(1068.0, 600.75);
/// The places at the table, also the dummy's.
const PLACES: u8 = 4;
/// The scale of a card in the viewer's hand, in the trick, in an open hand, and face down.
const HAND: f32 = 0.86;
const TRICK: f32 = 0.8;
const OPEN: f32 = 0.6;
const DOWN: f32 = 0.5;

/// Paints the positions of one match with cards.
pub(super) struct CardPainter {
    /// The table, with all that stays.
    ground: Canvas,
    size: Vec2,
    skin: CardSkin,
    index: CardIndex,
    sheet: RgbaImage,
    /// The cards that were used, by name, width in pixels, and whether they lie across.
    fitted: BTreeMap<(String, u32, bool), RgbaImage>,
    strong: Typeface,
    bottom: Seat,
}

impl CardPainter {
    pub fn new(
        art: &dyn Art,
        scene: &Scene,
        skin: CardSkin,
        width: u32,
    ) -> Result<Self, PictureError> {
        let broken =
            |error: serde_json::Error| PictureError::Art(scene.variant.clone(), error.to_string());
        let index = CardIndex::parse(skin.index).map_err(broken)?;
        let size = CLOTH + Vec2::new(2.0 * MARGIN, HEAD + FOOT);
        let scale = width as f32 / size.x;
        let images = |file: &str| art::image(art, &format!("images/{file}"));
        let (cards, cloth) = (&index.wide.cards, &index.wide.table);
        let mut painter = Self {
            ground: room::table(art, size, scale)?,
            sheet: images(&cards.file)?,
            fitted: BTreeMap::new(),
            strong: Typeface::load(art, "EBGaramond-SemiBold")?,
            bottom: scene.bottom.unwrap_or_default(),
            size,
            skin,
            index: index.clone(),
        };
        let middle = painter.middle();
        painter
            .ground
            .put(&images(&cloth.file)?, middle, CLOTH, 1.0);
        let title = Vec2::new(size.x / 2.0, HEAD / 2.0);
        room::write_title(&mut painter.ground, &painter.strong, &scene.variant, title);
        Ok(painter)
    }

    /// The middle of the cloth.
    fn middle(&self) -> Vec2 {
        Vec2::new(self.size.x / 2.0, HEAD + CLOTH.y / 2.0)
    }

    /// A picture of a position.
    pub fn paint(&mut self, scene: &Scene) -> RgbaImage {
        let mut canvas = self.ground.clone();
        for side in 0..PLACES {
            let seat = Seat((self.bottom.0 + side) % PLACES);
            let of = |place: CardPlace| {
                let cards = scene.pieces.iter();
                let here = cards.filter(|card| (self.skin.place)(card.spot) == place);
                here.map(|card| card.kind).collect::<Vec<Option<Kind>>>()
            };
            let (hand, trick) = (of(CardPlace::Hand(seat)), of(CardPlace::Trick(seat)));
            self.lay_hand(&mut canvas, side, hand);
            let from_middle = [
                Vec2::new(0.0, 19.0),
                Vec2::new(-112.0, -29.0),
                Vec2::new(0.0, -77.0),
                Vec2::new(112.0, -29.0),
            ][usize::from(side)];
            for card in trick {
                let at = self.middle() + from_middle;
                self.lay(&mut canvas, card, at, TRICK, false);
            }
            self.write_name(&mut canvas, scene, seat, side);
        }
        room::write_caption(&mut canvas, &self.strong, &scene.caption, self.size);
        canvas.image
    }

    /// A hand along its side of the table.
    fn lay_hand(&mut self, canvas: &mut Canvas, side: u8, mut hand: Vec<Option<Kind>>) {
        let open = hand.iter().any(Option::is_some);
        let sort = self.skin.sort;
        hand.sort_by_key(|kind| kind.map(|kind| sort(kind, side != 0)));
        let scale = match (side, open) {
            (0, true) => HAND,
            (_, true) => OPEN,
            (_, false) => DOWN,
        };
        let across = side % 2 == 1;
        let card = self.card() * scale;
        let (length, most) = match across {
            true => (CLOTH.y - 170.0, card.x * 0.3),
            false => (CLOTH.x - 330.0, card.x * 0.52),
        };
        let step = (length / hand.len().max(1) as f32).min(most);
        let inside = card.y / 2.0 + 20.0;
        let (edge, along) = match side {
            0 => (Vec2::new(0.0, CLOTH.y / 2.0 - inside), Vec2::X),
            1 => (Vec2::new(inside - CLOTH.x / 2.0, 0.0), Vec2::Y),
            2 => (Vec2::new(0.0, inside - CLOTH.y / 2.0), Vec2::X),
            _ => (Vec2::new(CLOTH.x / 2.0 - inside, 0.0), Vec2::Y),
        };
        let first = -(hand.len() as f32 - 1.0) / 2.0;
        for (number, kind) in hand.into_iter().enumerate() {
            let at = self.middle() + edge + along * step * (first + number as f32);
            self.lay(canvas, kind, at, scale, across);
        }
    }

    /// Who sits there, and the points.
    fn write_name(&self, canvas: &mut Canvas, scene: &Scene, seat: Seat, side: u8) {
        let Some(name) = scene.people.get(seat.index()) else {
            return;
        };
        let points = scene.scores.get(seat.index()).map(i32::to_string);
        let words = match &points {
            Some(points) => fill("picture-points", &[("name", name), ("points", points)]),
            None => name.clone(),
        };
        let half = CLOTH / 2.0;
        let from_middle = [
            Vec2::new(0.0, half.y - 192.0),
            Vec2::new(-half.x + 226.0, -116.0),
            Vec2::new(0.0, -half.y + 128.0),
            Vec2::new(half.x - 226.0, -116.0),
        ][usize::from(side)];
        let line = Line {
            words: &words,
            at: self.middle() + from_middle,
            align: Align::Center,
            size: 23.0,
            room: 190.0,
            ink: GOLD,
        };
        self.strong.write(canvas, &line);
    }

    /// The size of a card.
    fn card(&self) -> Vec2 {
        Vec2::new(self.index.wide.card.w, self.index.wide.card.h)
    }

    /// Lays a card; one that does not exist is left out.
    fn lay(&mut self, canvas: &mut Canvas, kind: Option<Kind>, at: Vec2, scale: f32, across: bool) {
        let name = (self.skin.picture)(kind, CardCut::default());
        let cards = &self.index.wide.cards;
        let cell = Vec2::new(cards.cell_w as f32, cards.cell_h as f32) * scale;
        let key = (name, (cell.x * canvas.scale()).round() as u32, across);
        if !self.fitted.contains_key(&key) {
            let Some(sprite) = self.sprite(&key.0) else {
                return;
            };
            let mut fitted = canvas.fitted(&sprite, cell);
            if across {
                fitted = imageops::rotate90(&fitted);
            }
            self.fitted.insert(key.clone(), fitted);
        }
        if let Some(card) = self.fitted.get(&key) {
            canvas.lay(card, at, 1.0);
        }
    }

    /// A card of the sheet.
    fn sprite(&self, name: &str) -> Option<RgbaImage> {
        let cards = &self.index.wide.cards;
        let number = cards.names.iter().position(|other| other == name)?;
        let number = u32::try_from(number).ok()?;
        let width = self.sheet.width() / cards.columns.max(1);
        let height = width * cards.cell_h / cards.cell_w.max(1);
        let (column, row) = (number % cards.columns, number / cards.columns);
        let card = imageops::crop_imm(&self.sheet, column * width, row * height, width, height);
        Some(card.to_image())
    }
}
