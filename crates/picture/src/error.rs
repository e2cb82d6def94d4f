//! Why there is no picture.

use coffer_texts::{Sentence, text};

/// Why a picture cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The table of this variant cannot be painted.
    #[error("{}", Sentence::new("picture-no_table").with("game", text(&format!("{}-name", .0))))]
    NoTable(String),
    /// An image or font cannot be read.
    #[error("{}", Sentence::new("picture-no_art").with("file", .0).with("why", .1))]
    Art(String, String),
    /// The picture cannot be encoded.
    #[error("{}", Sentence::new("picture-no_file").with("why", .0))]
    Encoding(String),
}

impl From<image::ImageError> for PictureError {
    fn from(error: image::ImageError) -> Self {
        Self::Encoding(error.to_string())
    }
}

impl From<gif::EncodingError> for PictureError {
    fn from(error: gif::EncodingError) -> Self {
        Self::Encoding(error.to_string())
    }
}
