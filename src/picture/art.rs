//! Where the images and fonts come from.

use std::path::PathBuf;
use std::{fs, io};

use image::RgbaImage;

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

/// An image at twice the design size, with its colours multiplied by its alpha.
pub(super) fn image(art: &dyn Art, stem: &str) -> Result<RgbaImage, PictureError> {
    let path = format!("{stem}@2x.webp");
    let bytes = read(art, &path)?;
    let image = image::load_from_memory(&bytes)
        .map_err(|error| PictureError::Art(path, error.to_string()))?;
    Ok(premultiplied(image.into_rgba8()))
}
