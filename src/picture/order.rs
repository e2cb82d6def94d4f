//! An order for a picture, as the page gives it to its worker.

use serde::{Deserialize, Serialize};

use super::art::Art;
use super::error::PictureError;
use super::film::{Film, film};
use super::painter::Painter;
use super::scene::Scene;

/// The width of a position, in pixels.
const WIDTH: u32 = 1000;

/// How a match runs.
const FILM: Film = Film {
    width: 640,
    delay: 120,
};

/// A picture to paint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PictureOrder {
    /// A position as PNG.
    Position(Box<Scene>),
    /// A match as animated GIF.
    Match(Vec<Scene>),
}

impl PictureOrder {
    /// The ending of the name of its file.
    #[must_use]
    pub const fn extension(&self) -> &'static str {
        match self {
            Self::Position(_) => "png",
            Self::Match(_) => "gif",
        }
    }

    /// The bytes of its file.
    ///
    /// # Errors
    /// If the table cannot be painted, or its images cannot be read.
    pub fn paint(&self, art: &dyn Art) -> Result<Vec<u8>, PictureError> {
        match self {
            Self::Position(scene) => Painter::new(art, scene, WIDTH)?.png(scene),
            Self::Match(scenes) => film(art, scenes, FILM),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::{ArtFolder, scenes};
    use crate::rules::{Record, registry};

    #[test]
    fn an_order_that_was_sent_as_text_is_painted_as_here() {
        let people = vec![crate::rules::Occupant::Person(String::new()); 2];
        let record = Record {
            moves: vec!["11-15".to_owned(), "22-18".to_owned()],
            ..Record::new("draughts", people, 1)
        };
        let game = registry::replay_match(&record).expect("a match");
        let order = PictureOrder::Match(scenes(game, None, &[], None));
        let text = serde_json::to_string(&order).expect("is written");
        let sent: PictureOrder = serde_json::from_str(&text).expect("is read");
        assert_eq!(sent, order);
        let art = ArtFolder("assets".into());
        let painted = sent.paint(&art).expect("a film");
        assert!(painted.starts_with(b"GIF89a") && order.extension() == "gif");
    }
}
