//! An order for a picture, as the page gives it to its worker.

use coffer_texts as texts;
use serde::{Deserialize, Serialize};

use super::art::{Art, read};
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

    /// The code of the language of its words.
    fn language(&self) -> &str {
        let scene = match self {
            Self::Position(scene) => Some(&**scene),
            Self::Match(scenes) => scenes.first(),
        };
        scene.map_or("", |scene| &scene.language)
    }

    /// Chooses the language of the order for all texts, for a program in which nobody else does, and
    /// reads it if it has not been read.
    ///
    /// # Errors
    /// If a file of the language cannot be read.
    pub fn choose_language(&self, art: &dyn Art) -> Result<(), PictureError> {
        add_language(self.language(), art)?;
        texts::choose_language(self.language());
        Ok(())
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

/// Adds a language that is to be added. All of its files are asked for, even if the first one is not
/// there, so that a page fetches them at once.
fn add_language(code: &str, art: &dyn Art) -> Result<(), PictureError> {
    if !texts::is_to_add(code) {
        return Ok(());
    }
    let files = texts::file_names().map(|name| {
        let path = format!("locales/{code}/{name}.ftl");
        let bytes = read(art, &path)?;
        let words = String::from_utf8(bytes);
        let words = words.map_err(|error| PictureError::Art(path, error.to_string()))?;
        Ok((name, words))
    });
    let files: Vec<Result<_, PictureError>> = files.collect();
    let files: Vec<_> = files.into_iter().collect::<Result<_, _>>()?;
    texts::add_language(code, files)
        .map_err(|error| PictureError::Art(code.to_owned(), error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::io;

    use coffer_rules::{Occupant, Record, registry};

    use super::*;
    use crate::{ArtFolder, scenes};

    #[test]
    fn an_order_that_was_sent_as_text_is_painted_as_here() {
        let people = vec![Occupant::Person(String::new()); 2];
        let record = Record {
            moves: vec!["11-15".to_owned(), "22-18".to_owned()],
            ..Record::new("draughts", people, 1)
        };
        let game = registry::replay_match(&record).expect("a match");
        let order = PictureOrder::Match(scenes(game, None, &[], None));
        let text = serde_json::to_string(&order).expect("is written");
        let sent: PictureOrder = serde_json::from_str(&text).expect("is read");
        assert_eq!(sent, order);
        let art = ArtFolder("../../assets".into());
        let painted = sent.paint(&art).expect("a film");
        assert!(painted.starts_with(b"GIF89a") && order.extension() == "gif");
    }

    /// The game's assets without a file whose path begins like this, and what was asked for.
    struct Asked {
        lacking: &'static str,
        paths: RefCell<Vec<String>>,
    }

    impl Asked {
        fn without(lacking: &'static str) -> Self {
            let paths = RefCell::default();
            Self { lacking, paths }
        }

        fn count(&self, beginning: &str) -> usize {
            let paths = self.paths.borrow();
            paths
                .iter()
                .filter(|path| path.starts_with(beginning))
                .count()
        }
    }

    impl Art for Asked {
        fn read(&self, path: &str) -> io::Result<Vec<u8>> {
            self.paths.borrow_mut().push(path.to_owned());
            if path.starts_with(self.lacking) {
                return Err(io::ErrorKind::NotFound.into());
            }
            ArtFolder("../../assets".into()).read(path)
        }
    }

    /// An order of a position with a caption in this language.
    fn order(variant: &str, language: &str, caption: &str) -> PictureOrder {
        let seats = if variant == "draughts" { 2 } else { 4 };
        let people = vec![Occupant::Person(String::new()); seats];
        let record = Record::new(variant, people, 1);
        let game = registry::replay_match(&record).expect("a match");
        let scene = Scene {
            language: language.to_owned(),
            caption: caption.to_owned(),
            ..Scene::of(&*game, None, &[], None)
        };
        PictureOrder::Position(Box::new(scene))
    }

    #[test]
    fn the_font_of_a_language_is_read_for_this_language_only() {
        for variant in ["draughts", "six_of_viii", "cromwell"] {
            let painted = |language: &str| {
                let art = Asked::without("none");
                let picture = order(variant, language, "ヘンリー8世の手番").paint(&art);
                (picture.expect("a picture"), art.count("fonts/languages/"))
            };
            let (japanese, fonts) = painted("ja");
            assert_eq!(fonts, 1, "{variant}");
            for language in ["en", "de", "tlh", ""] {
                let (other, fonts) = painted(language);
                assert_eq!(fonts, 0, "{variant}, {language}");
                assert_ne!(other, japanese, "{variant}: letters are painted");
            }
            let art = Asked::without("fonts/languages/ja");
            assert!(
                order(variant, "ja", "手番").paint(&art).is_err(),
                "{variant}"
            );
        }
    }

    #[test]
    fn all_files_of_a_language_are_asked_for_at_once() {
        let files = texts::file_names().count();
        let art = Asked::without("locales/");
        let order = order("draughts", "ja", "");
        assert!(order.choose_language(&art).is_err());
        assert_eq!(art.count("locales/ja/"), files);
        let art = Asked::without("none");
        add_language(order.language(), &art).expect("is added");
        add_language(order.language(), &art).expect("is there");
        assert_eq!(art.count("locales/ja/"), files);
        assert!(!texts::is_to_add("ja"));
        add_language("en", &art).expect("is built in");
        assert_eq!(art.count("locales/en/"), 0);
    }
}
