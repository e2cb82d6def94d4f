//! A card table: the trick in the middle, the hands around it, open as far as they may be seen.

use coffer_rules::{Kind, Seat};
use coffer_skins::{CardCut, CardIndex, CardPlace, CardSkin};
use glam::Vec2;
use image::RgbaImage;

use super::art::Art;
use super::canvas::Canvas;
use super::error::PictureError;
use super::room::{self, CLOTH, GOLD, middle};
use super::scene::Scene;
use super::sheet::Sheet;
use super::writing::{Align, Line, Typeface};

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
    skin: CardSkin,
    /// The size of a card.
    card: Vec2,
    sheet: Sheet,
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
        let index = CardIndex::parse(skin.index).map_err(|why| scene.broken(&why))?;
        let strong = Typeface::load(art, "EBGaramond-SemiBold", &scene.language)?;
        Ok(Self {
            ground: room::card_table(art, &index.wide.table.file, scene, &strong, width)?,
            sheet: Sheet::of_cards(art, &index.wide.cards)?,
            card: index.wide.card.size(),
            bottom: scene.bottom.unwrap_or_default(),
            skin,
            strong,
        })
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
                let at = middle() + from_middle;
                self.lay(&mut canvas, card, at, TRICK, false);
            }
            self.write_name(&mut canvas, scene, seat, side);
        }
        room::write_caption(&mut canvas, &self.strong, &scene.caption);
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
        let card = self.card * scale;
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
            let at = middle() + edge + along * step * (first + number as f32);
            self.lay(canvas, kind, at, scale, across);
        }
    }

    /// Who sits there, and the points.
    fn write_name(&self, canvas: &mut Canvas, scene: &Scene, seat: Seat, side: u8) {
        let half = CLOTH / 2.0;
        let from_middle = [
            Vec2::new(0.0, half.y - 192.0),
            Vec2::new(-half.x + 226.0, -116.0),
            Vec2::new(0.0, -half.y + 128.0),
            Vec2::new(half.x - 226.0, -116.0),
        ][usize::from(side)];
        let line = Line {
            words: &scene.name_and_points(seat),
            at: middle() + from_middle,
            align: Align::Center,
            size: 23.0,
            room: 190.0,
            ink: GOLD,
        };
        self.strong.write(canvas, &line);
    }

    /// Lays a card.
    fn lay(&mut self, canvas: &mut Canvas, kind: Option<Kind>, at: Vec2, scale: f32, across: bool) {
        let name = (self.skin.picture)(kind, CardCut::default());
        self.sheet.lay(canvas, &name, at, scale, across);
    }
}
