//! Images laid over each other. All of them have their colours multiplied by their alpha.

use glam::Vec2;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};

/// The pixels of an image in a design unit.
pub(super) const DENSITY: f32 = 2.0;

/// An opaque image to paint on. Places and sizes are in design units, y down.
#[derive(Clone)]
pub(super) struct Canvas {
    pub image: RgbaImage,
    /// Pixels in a design unit.
    scale: f32,
}

impl Canvas {
    /// A black canvas of this size.
    pub fn new(size: Vec2, scale: f32) -> Self {
        let pixels = (size * scale).round();
        Self {
            image: RgbaImage::from_pixel(pixels.x as u32, pixels.y as u32, Rgba([0, 0, 0, 255])),
            scale,
        }
    }

    /// An image resized so that it can be put here at this size.
    pub fn fitted(&self, image: &RgbaImage, size: Vec2) -> RgbaImage {
        let pixels = (size * self.scale).round().max(Vec2::ONE);
        resized(image, pixels.x as u32, pixels.y as u32)
    }

    /// Lays an image of the right size over what is here, by its centre.
    pub fn lay(&mut self, image: &RgbaImage, center: Vec2, opacity: f32) {
        let size = Vec2::new(image.width() as f32, image.height() as f32);
        let corner = (center * self.scale - size / 2.0).round();
        self.lay_from(image, corner.x as i64, corner.y as i64, opacity);
    }

    /// Lays an image of the right size over what is here, by its upper left corner in pixels.
    fn lay_from(&mut self, image: &RgbaImage, left: i64, top: i64, opacity: f32) {
        for (x, y, pixel) in image.enumerate_pixels() {
            self.blend(left + i64::from(x), top + i64::from(y), *pixel, opacity);
        }
    }

    /// Lays an image over what is here, by its centre and its size.
    pub fn put(&mut self, image: &RgbaImage, center: Vec2, size: Vec2, opacity: f32) {
        let fitted = self.fitted(image, size);
        self.lay(&fitted, center, opacity);
    }

    /// Lays an image of which only the middle is stretched over what is here. Its margins are left,
    /// top, right and bottom, in its own pixels, each of which is `unit` design units.
    pub fn put_sliced(
        &mut self,
        image: &RgbaImage,
        margins: [f32; 4],
        unit: f32,
        center: Vec2,
        size: Vec2,
    ) {
        let corner = center - size / 2.0;
        let [left, top, right, bottom] = margins;
        let across = cuts(image.width(), left, right, unit, corner.x, size.x);
        let down = cuts(image.height(), top, bottom, unit, corner.y, size.y);
        let pixels = |at: f32| (at * self.scale).round() as i64;
        let part = |[from, to]: [(u32, f32); 2]| {
            let (start, end) = (pixels(from.1), pixels(to.1));
            (from.0, to.0.saturating_sub(from.0), start, end - start)
        };
        let columns: Vec<_> = across
            .windows(2)
            .map(|cut| part([cut[0], cut[1]]))
            .collect();
        let rows: Vec<_> = down.windows(2).map(|cut| part([cut[0], cut[1]])).collect();
        for (y, height, above, high) in rows {
            for (x, width, before, wide) in &columns {
                let (Ok(wide), Ok(high)) = (u32::try_from(*wide), u32::try_from(high)) else {
                    continue;
                };
                if *width == 0 || height == 0 || wide == 0 || high == 0 {
                    continue;
                }
                let part = imageops::crop_imm(image, *x, y, *width, height).to_image();
                self.lay_from(&resized(&part, wide, high), *before, above, 1.0);
            }
        }
    }

    /// Blends a pixel with what is below it; one outside the canvas is left out.
    pub fn blend(&mut self, x: i64, y: i64, over: Rgba<u8>, opacity: f32) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else {
            return;
        };
        let Some(under) = self.image.get_pixel_mut_checked(x, y) else {
            return;
        };
        let left = 1.0 - f32::from(over.0[3]) / 255.0 * opacity;
        for channel in 0..3 {
            let sum = f32::from(over.0[channel]) * opacity + f32::from(under.0[channel]) * left;
            under.0[channel] = sum.round().min(255.0) as u8;
        }
    }

    /// Its size, in design units.
    pub fn size(&self) -> Vec2 {
        Vec2::new(self.image.width() as f32, self.image.height() as f32) / self.scale
    }

    /// Pixels in a design unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }
}

/// An image at another size in pixels.
fn resized(image: &RgbaImage, width: u32, height: u32) -> RgbaImage {
    let mut resized = imageops::resize(image, width, height, FilterType::CatmullRom);
    // The filter may overshoot: no colour is above its alpha.
    for Rgba([r, g, b, a]) in resized.pixels_mut() {
        *r = (*r).min(*a);
        *g = (*g).min(*a);
        *b = (*b).min(*a);
    }
    resized
}

/// Where an image is cut along one side, in its pixels, and where these cuts go: its margins keep
/// their form, unless there is no room for them.
fn cuts(pixels: u32, first: f32, last: f32, unit: f32, start: f32, length: f32) -> [(u32, f32); 4] {
    let end = start + length;
    let unit = unit.min(length / (first + last).max(1.0));
    [
        (0, start),
        (first as u32, start + first * unit),
        (pixels.saturating_sub(last as u32), end - last * unit),
        (pixels, end),
    ]
}

/// An image with its colours multiplied by its alpha, so that it can be resized.
pub(super) fn premultiplied(mut image: RgbaImage) -> RgbaImage {
    for Rgba([r, g, b, a]) in image.pixels_mut() {
        for color in [r, g, b] {
            *color = (u16::from(*color) * u16::from(*a) / 255) as u8;
        }
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The margins keep their width however large the image becomes.
    #[test]
    fn only_the_middle_of_a_sliced_image_is_stretched() {
        let (edge, inner) = (Rgba([200, 0, 0, 255]), Rgba([0, 0, 200, 255]));
        let image = RgbaImage::from_fn(10, 8, |x, y| {
            let inside = (2..8).contains(&x) && (2..6).contains(&y);
            if inside { inner } else { edge }
        });
        let mut canvas = Canvas::new(Vec2::new(60.0, 40.0), 1.0);
        let (middle, size) = (Vec2::new(30.0, 20.0), Vec2::new(40.0, 20.0));
        canvas.put_sliced(&image, [2.0; 4], 1.0, middle, size);
        let at = |x: u32, y: u32| *canvas.image.get_pixel(x, y);
        let black = Rgba([0, 0, 0, 255]);
        let across = [9, 10, 11, 12, 47, 48, 49, 50].map(|x| at(x, 20));
        let expected = [black, edge, edge, inner, inner, edge, edge, black];
        assert_eq!(across, expected);
        let down = [9, 10, 11, 12, 27, 28, 29, 30].map(|y| at(30, y));
        assert_eq!(down, expected);
    }
}
