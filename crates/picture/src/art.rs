//! Where the images and fonts come from.

use std::path::PathBuf;
use std::{fs, io};

use image::imageops::FilterType;
use image::{RgbaImage, imageops};

use super::canvas::premultiplied;
use super::error::PictureError;

/// Images and fonts, by their paths below `assets/`.
pub trait Art {
    /// What a file has in it.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, path: &str) -> io::Result<Vec<u8>>;
}

/// The game's `assets/` folder.
#[derive(Clone, Debug)]
pub struct ArtFolder(pub PathBuf);

impl Art for ArtFolder {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        fs::read(self.0.join(path))
    }
}

/// The bytes of a file.
pub(super) fn read(art: &dyn Art, path: &str) -> Result<Vec<u8>, PictureError> {
    let failed = |error: io::Error| PictureError::Art(path.to_owned(), error.to_string());
    art.read(path).map_err(failed)
}

/// An image at twice the design size, with its colours multiplied by its alpha. Where only the smaller
/// file is there, as some are in the page, it is enlarged.
pub(super) fn image(art: &dyn Art, stem: &str) -> Result<RgbaImage, PictureError> {
    let large = format!("{stem}@2x.webp");
    let small = format!("{stem}@1x.webp");
    let (path, bytes, scale) = match art.read(&large) {
        Ok(bytes) => (large, bytes, 1),
        Err(_) => {
            let bytes = read(art, &small)?;
            (small, bytes, 2)
        }
    };
    let image = image::load_from_memory(&bytes)
        .map_err(|error| PictureError::Art(path, error.to_string()))?;
    let image = premultiplied(image.into_rgba8());
    Ok(if scale == 1 {
        image
    } else {
        let (width, height) = (image.width() * scale, image.height() * scale);
        imageops::resize(&image, width, height, FilterType::Triangle)
    })
}
