//! Paints the positions of one match, on a board or with cards.

use coffer_skins::{card_skin_of, skin_of};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, RgbaImage};

use super::art::Art;
use super::board::BoardPainter;
use super::cards::CardPainter;
use super::error::PictureError;
use super::line::LinePainter;
use super::scene::Scene;

/// Paints the positions of one match.
pub struct Painter(Table);

enum Table {
    Board(Box<BoardPainter>),
    Cards(Box<CardPainter>),
    Line(Box<LinePainter>),
}

impl Painter {
    /// A painter of the match of this scene. Its pictures are so many pixels wide.
    ///
    /// # Errors
    /// If the table cannot be painted, or its images cannot be read.
    pub fn new(art: &dyn Art, scene: &Scene, width: u32) -> Result<Self, PictureError> {
        let seats = u8::try_from(scene.people.len()).unwrap_or(u8::MAX);
        let table = if let Some(skin) = skin_of(&scene.variant, seats) {
            Table::Board(Box::new(BoardPainter::new(art, scene, skin, width)?))
        } else if let Some(skin) = card_skin_of(&scene.variant) {
            match skin.line {
                Some(line) => {
                    Table::Line(Box::new(LinePainter::new(art, scene, skin, line, width)?))
                }
                None => Table::Cards(Box::new(CardPainter::new(art, scene, skin, width)?)),
            }
        } else {
            return Err(PictureError::NoTable(scene.variant.clone()));
        };
        Ok(Self(table))
    }

    /// A picture of a position.
    pub(super) fn paint(&mut self, scene: &Scene) -> RgbaImage {
        match &mut self.0 {
            Table::Board(board) => board.paint(scene),
            Table::Cards(cards) => cards.paint(scene),
            Table::Line(line) => line.paint(scene),
        }
    }

    /// A picture of a position as PNG.
    ///
    /// # Errors
    /// If it cannot be encoded.
    pub fn png(&mut self, scene: &Scene) -> Result<Vec<u8>, PictureError> {
        let image = DynamicImage::from(self.paint(scene)).into_rgb8();
        let mut png = Vec::new();
        let encoder =
            PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive);
        image.write_with_encoder(encoder)?;
        Ok(png)
    }
}
