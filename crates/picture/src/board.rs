//! A board with its pieces, painted as the game shows it.

use std::collections::BTreeMap;

use coffer_rules::{PieceView, Seat, Spot};
use coffer_skins::{BoardSkin, CellForm, GridMeasure, SkinIndex};
use glam::Vec2;
use image::RgbaImage;

use super::art::{self, Art};
use super::canvas::{Canvas, DENSITY};
use super::error::PictureError;
use super::measures::Measures;
use super::room::{self, GOLD};
use super::scene::Scene;
use super::sheet::Sheet;
use super::writing::{Align, Ink, Line, Typeface};

/// The numbers of the places.
const NUMBER: Ink = [233, 207, 154, 148];
/// The same on pale places.
const INK: Ink = [74, 43, 18, 199];

/// Paints the positions of one match.
pub(super) struct BoardPainter {
    /// The table and the board, with all that stays.
    ground: Canvas,
    measures: Measures,
    skin: BoardSkin,
    grid: GridMeasure,
    sheet: Sheet,
    plain: Typeface,
}

impl BoardPainter {
    pub fn new(
        art: &dyn Art,
        scene: &Scene,
        skin: BoardSkin,
        width: u32,
    ) -> Result<Self, PictureError> {
        let index = SkinIndex::parse(skin.plan.index).map_err(|why| scene.broken(&why))?;
        let measures = Measures::new(skin.clone(), &index, scene.bottom);
        let scale = width as f32 / measures.size.x;
        let plain = Typeface::load(art, "EBGaramond-SemiBold", &scene.language)?;
        let italic = Typeface::load_alone(art, "EBGaramond-MediumItalic")?.or(&plain);
        let mut painter = Self {
            ground: room::table(art, measures.size, scale)?,
            measures,
            sheet: Sheet::of_pieces(art, skin.plan.pieces, &index.pieces)?,
            grid: index.pieces.clone(),
            plain,
            skin,
        };
        painter.lay_board(art, &index)?;
        painter.number_places();
        painter.write_people(scene, &italic);
        Ok(painter)
    }

    /// A picture of a position.
    pub fn paint(&mut self, scene: &Scene) -> RgbaImage {
        let mut canvas = self.ground.clone();
        self.mark_last(&mut canvas, scene);
        let mut pieces = self.placed(scene);
        for (piece, at, size) in &pieces {
            let [shadow, _] = (self.skin.plan.stance)(piece.kind).shadows();
            self.sheet.lay(&mut canvas, shadow, *at, *size, false);
        }
        // Nearer pieces stand before farther ones.
        pieces.sort_by(|(_, one, _), (_, other, _)| one.y.total_cmp(&other.y));
        for (piece, at, size) in pieces {
            let name = (self.skin.plan.picture)(piece.id, piece.owner, piece.kind);
            self.sheet.lay(&mut canvas, &name, at, size, false);
        }
        room::write_caption(&mut canvas, &self.plain, &scene.caption);
        canvas.image
    }

    /// The board with its frame, and the trays beside it.
    fn lay_board(&mut self, art: &dyn Art, index: &SkinIndex) -> Result<(), PictureError> {
        let (board, measures) = (&index.board, &self.measures);
        let image = art::image(art, self.skin.plan.board)?;
        let size = Vec2::new(board.w, board.h);
        let corner = measures.middle - measures.half - Vec2::new(board.field_x, board.field_y);
        self.ground.put(&image, corner + size / 2.0, size, 1.0);
        if let Some(motto) = self.skin.plan.motto {
            let image = art::image(art, motto)?;
            let size = Vec2::new(image.width() as f32, image.height() as f32) / DENSITY;
            let down = Vec2::Y * (measures.half.y + measures.frame / 2.0);
            self.ground.put(&image, measures.middle + down, size, 1.0);
        }
        if let (Some(tray), Some(places)) = (self.skin.plan.tray, measures.trays) {
            let image = art::image(art, tray)?;
            let design = Vec2::new(index.tray.w, index.tray.h);
            let size = design * measures.tray() / (design - 2.0 * index.tray.pad);
            for at in places {
                self.ground.put(&image, at, size, 1.0);
            }
        }
        Ok(())
    }

    /// The numbers of the places, and the letters along the rims.
    fn number_places(&mut self) {
        let (cell, shape) = (self.measures.cell, self.skin.shape.clone());
        let hexes = shape.form == CellForm::Hexes;
        let size = cell * 0.165;
        for (spot, _) in &shape.cells {
            let (Some(at), Some(words)) =
                (self.measures.center(*spot), (self.skin.plan.label)(*spot))
            else {
                continue;
            };
            let pale = shape.pale.contains(spot);
            let ink = match (hexes, pale) {
                (true, true) => INK,
                (true, false) => GOLD,
                (false, _) => NUMBER,
            };
            let (corner, align) = if hexes {
                (Vec2::new(0.0, -0.22 - 0.09), Align::Center)
            } else {
                (Vec2::new(-0.44, -0.48 + 0.12), Align::Left)
            };
            self.write(&words, at + corner * cell, align, size, ink);
        }
        let on_frame = shape.rims_on_frame;
        for (rim, words) in shape.rims_for(self.measures.viewer()).iter().enumerate() {
            for (word, along) in words {
                let inside = if on_frame {
                    -self.measures.frame / cell / 2.0
                } else {
                    0.235
                };
                let up = match rim {
                    0 => Vec2::new(*along, inside),
                    _ => Vec2::new(inside, *along),
                };
                let low = self.measures.middle + self.measures.half * Vec2::new(-1.0, 1.0);
                let at = low + up * Vec2::new(cell, -cell);
                let (size, ink) = match on_frame {
                    true => (self.measures.frame * 0.5, GOLD),
                    false => (size * 1.25, NUMBER),
                };
                self.write(word, at, Align::Center, size, ink);
            }
        }
    }

    fn write(&mut self, words: &str, at: Vec2, align: Align, size: f32, ink: Ink) {
        let line = Line {
            words,
            at,
            align,
            size,
            room: self.measures.size.x,
            ink,
        };
        self.plain.write(&mut self.ground, &line);
    }

    /// The game, and the people, each with a piece.
    fn write_people(&mut self, scene: &Scene, italic: &Typeface) {
        let [title, names] = self.measures.lines();
        room::write_title(&mut self.ground, &self.plain, &scene.variant, title);
        const SIZE: f32 = 25.0;
        const PIECE: f32 = 34.0;
        const GAP: f32 = 30.0;
        const EMBLEM: f32 = 64.0;
        let lengths: Vec<f32> = (scene.people.iter())
            .map(|name| italic.length(name, SIZE))
            .collect();
        let all = lengths.iter().sum::<f32>() + PIECE * lengths.len() as f32;
        let all = all + GAP * lengths.len().saturating_sub(1) as f32;
        // Long names are written smaller.
        let fit = (self.measures.room() / all).min(1.0);
        let mut x = names.x - all * fit / 2.0;
        for ((seat, name), length) in (0..).map(Seat).zip(&scene.people).zip(lengths) {
            if let Some(piece) = emblem(&scene.pieces, seat) {
                let picture = (self.skin.plan.picture)(piece.id, piece.owner, piece.kind);
                // A tall figure is as high as the line.
                let size = (PIECE * 0.36 / self.grid.radius).min(EMBLEM / self.grid.cell as f32);
                let size = size * fit;
                let at = Vec2::new(x + PIECE * fit * 0.4, names.y);
                self.sheet.lay(&mut self.ground, &picture, at, size, false);
            }
            let line = Line {
                words: name,
                at: Vec2::new(x + PIECE * fit, names.y),
                align: Align::Left,
                size: SIZE * fit,
                room: length,
                ink: GOLD,
            };
            italic.write(&mut self.ground, &line);
            x += (PIECE + length + GAP) * fit;
        }
    }

    /// The marks of the last move.
    fn mark_last(&mut self, canvas: &mut Canvas, scene: &Scene) {
        let on_board = |spot: &&Spot| matches!(spot, Spot::Square(_));
        let places: Vec<Spot> = scene.last.iter().filter(on_board).copied().collect();
        let names = ["mark_last_from", "mark_last"];
        for (spot, name) in places.iter().zip(&names[2 - places.len().min(2)..]) {
            if let Some(at) = self.measures.center(*spot) {
                self.sheet.lay(canvas, name, at, 1.0, false);
            }
        }
    }

    /// The pieces that are seen, with their places and sizes.
    fn placed<'a>(&self, scene: &'a Scene) -> Vec<(&'a PieceView, Vec2, f32)> {
        let mut there: BTreeMap<Spot, usize> = BTreeMap::new();
        let up = Vec2::Y * 0.09 * self.grid.radius;
        let placed = scene.pieces.iter().filter_map(|piece| {
            let index = there.entry(piece.spot).or_default();
            let (at, size) = self.measures.place(piece.spot, *index)?;
            *index += 1;
            Some((piece, at - up * size, size))
        });
        placed.collect()
    }
}

/// The piece that stands for a seat beside its name.
fn emblem(pieces: &[PieceView], seat: Seat) -> Option<PieceView> {
    let own = pieces.iter().filter(|piece| piece.owner == Some(seat));
    own.max_by_key(|piece| piece.kind).cloned()
}
