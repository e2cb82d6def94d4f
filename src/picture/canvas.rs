//! Images laid over each other. All of them have their colours multiplied by their alpha.

use glam::Vec2;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};

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
        let mut fitted = imageops::resize(
            image,
            pixels.x as u32,
            pixels.y as u32,
            FilterType::CatmullRom,
        );
        // The filter may overshoot: no colour is above its alpha.
        for Rgba([r, g, b, a]) in fitted.pixels_mut() {
            *r = (*r).min(*a);
            *g = (*g).min(*a);
            *b = (*b).min(*a);
        }
        fitted
    }

    /// Lays an image of the right size over what is here, by its centre.
    pub fn lay(&mut self, image: &RgbaImage, center: Vec2, opacity: f32) {
        let size = Vec2::new(image.width() as f32, image.height() as f32);
        let corner = (center * self.scale - size / 2.0).round();
        let (left, top) = (corner.x as i64, corner.y as i64);
        for (x, y, pixel) in image.enumerate_pixels() {
            self.blend(left + i64::from(x), top + i64::from(y), *pixel, opacity);
        }
    }

    /// Lays an image over what is here, by its centre and its size.
    pub fn put(&mut self, image: &RgbaImage, center: Vec2, size: Vec2, opacity: f32) {
        let fitted = self.fitted(image, size);
        self.lay(&fitted, center, opacity);
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

    /// Pixels in a design unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }
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
