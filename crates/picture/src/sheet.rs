//! A sprite grid on a picture.

use std::collections::BTreeMap;

use coffer_skins::{CardSheet, GridMeasure};
use glam::Vec2;
use image::{RgbaImage, imageops};

use super::art::{self, Art};
use super::canvas::Canvas;
use super::error::PictureError;

/// A sprite grid, with the sprites that were used.
pub(super) struct Sheet {
    image: RgbaImage,
    /// The size of a sprite, in design units.
    cell: Vec2,
    columns: u32,
    names: Vec<String>,
    /// By name, width in pixels, and whether they lie across.
    fitted: BTreeMap<(String, u32, bool), RgbaImage>,
}

impl Sheet {
    /// The pieces and marks of a board.
    pub fn of_pieces(art: &dyn Art, stem: &str, grid: &GridMeasure) -> Result<Self, PictureError> {
        Ok(Self {
            image: art::image(art, stem)?,
            cell: Vec2::splat(grid.cell as f32),
            columns: grid.columns.max(1),
            names: grid.names.clone(),
            fitted: BTreeMap::new(),
        })
    }

    /// Cards, or what is put on them.
    pub fn of_cards(art: &dyn Art, sheet: &CardSheet) -> Result<Self, PictureError> {
        Ok(Self {
            image: art::image(art, &format!("images/{}", sheet.file))?,
            cell: Vec2::new(sheet.cell_w as f32, sheet.cell_h as f32),
            columns: sheet.columns.max(1),
            names: sheet.names.clone(),
            fitted: BTreeMap::new(),
        })
    }

    /// Lays a sprite by its centre; one that does not exist is left out.
    pub fn lay(&mut self, canvas: &mut Canvas, name: &str, at: Vec2, scale: f32, across: bool) {
        let size = self.cell * scale;
        let key = (
            name.to_owned(),
            (size.x * canvas.scale()).round() as u32,
            across,
        );
        if !self.fitted.contains_key(&key) {
            let Some(sprite) = self.sprite(name) else {
                return;
            };
            let fitted = canvas.fitted(&sprite, size);
            let turned = if across {
                imageops::rotate90(&fitted)
            } else {
                fitted
            };
            self.fitted.insert(key.clone(), turned);
        }
        if let Some(sprite) = self.fitted.get(&key) {
            canvas.lay(sprite, at, 1.0);
        }
    }

    /// A sprite as it is in the grid.
    fn sprite(&self, name: &str) -> Option<RgbaImage> {
        let number = self.names.iter().position(|other| other == name)?;
        let number = u32::try_from(number).ok()?;
        let width = self.image.width() / self.columns;
        let height = (width as f32 * self.cell.y / self.cell.x).round() as u32;
        let (column, row) = (number % self.columns, number / self.columns);
        let (left, top) = (column * width, row * height);
        Some(imageops::crop_imm(&self.image, left, top, width, height).to_image())
    }
}
