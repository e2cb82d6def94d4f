//! Cards whose fronts are put together from sprites and words.

use coffer_rules::Kind;
use coffer_skins::{CardCut, CardIndex, CardLayer, CardSkin};
use glam::Vec2;

use super::art::Art;
use super::canvas::Canvas;
use super::error::PictureError;
use super::sheet::Sheet;
use super::writing::{Align, Line, Typeface};

/// Lays cards, and writes on them.
pub(super) struct Fronts {
    skin: CardSkin,
    /// The size of a card for which all is drawn.
    card: Vec2,
    sheets: Vec<Sheet>,
}

impl Fronts {
    pub fn new(art: &dyn Art, skin: CardSkin, index: &CardIndex) -> Result<Self, PictureError> {
        let parts = index.portraits.iter().chain(&index.attributes);
        let sheets = [&index.wide.cards].into_iter().chain(parts);
        Ok(Self {
            skin,
            card: index.wide.card.size(),
            sheets: sheets
                .map(|sheet| Sheet::of_cards(art, sheet))
                .collect::<Result<_, _>>()?,
        })
    }

    /// The height of a card of this width.
    pub fn height(&self, width: f32) -> f32 {
        width * self.card.y / self.card.x
    }

    /// Lays a card by its centre.
    pub fn lay(
        &mut self,
        canvas: &mut Canvas,
        strong: &Typeface,
        (kind, cut): (Option<Kind>, CardCut),
        (at, width): (Vec2, f32),
    ) {
        let name = (self.skin.picture)(kind, cut);
        self.put(canvas, &name, at, width);
        for layer in (self.skin.layers)(kind, cut) {
            self.lay_layer(canvas, strong, &layer, (at, width));
        }
    }

    /// Lays a part of a card's front.
    pub fn lay_layer(
        &mut self,
        canvas: &mut Canvas,
        strong: &Typeface,
        layer: &CardLayer,
        (card, width): (Vec2, f32),
    ) {
        let point = |at: &Vec2| card + Vec2::new(at.x, -at.y) * width;
        match layer {
            CardLayer::Picture { name, at, scale } => {
                self.put(canvas, name, point(at), scale * width);
            }
            CardLayer::Words {
                words,
                at,
                centered,
                upwards,
                size,
                room,
                color: [r, g, b],
            } => {
                let line = Line {
                    words,
                    at: point(at),
                    align: if *centered {
                        Align::Center
                    } else {
                        Align::Left
                    },
                    size: size * width,
                    room: room * width,
                    ink: [*r, *g, *b, u8::MAX],
                };
                if *upwards {
                    strong.write_upwards(canvas, &line);
                } else {
                    strong.write(canvas, &line);
                }
            }
        }
    }

    /// Puts the sprite of a card of this width, or of what belongs on one.
    pub fn put(&mut self, canvas: &mut Canvas, name: &str, at: Vec2, width: f32) {
        for sheet in &mut self.sheets {
            sheet.lay(canvas, name, at, width / self.card.x, false);
        }
    }
}
