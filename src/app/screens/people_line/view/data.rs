//! A line of people as panel data, the state of its gallery, and what the player asks the gallery for.

use std::ops::Range;

/// A line of people as panel data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeopleLine {
    /// Its title, e.g. “The monarchs of England”.
    pub title: String,
    /// The prefix of its sprites' names: `<sprites>_portrait_<n>` and
    /// `<sprites>_attribute_<n>` of a person; `<sprites>_medal_<n>`, `<sprites>_banner_<n>` and
    /// `<sprites>_plate_<n>` of a house; `<sprites>_veil`, `<sprites>_chosen`, `<sprites>_large`,
    /// `<sprites>_thread` and `<sprites>_thread_end`.
    pub sprites: String,
    /// The houses, in order.
    pub houses: Vec<LineHouse>,
    /// The people, in order.
    pub people: Vec<LinePerson>,
    /// The number of people learned, in words.
    pub learned: String,
}

/// A house of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineHouse {
    /// Its name.
    pub name: String,
    /// The years in which it reigned.
    pub years: String,
    /// Its people, as indices into [`PeopleLine::people`].
    pub people: Range<usize>,
}

/// A person of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinePerson {
    /// The name.
    pub name: String,
    /// The years of the reign.
    pub reign: String,
    /// A sentence about the person.
    pub caption: String,
    /// The index of the house.
    pub house: usize,
    /// Whether the player has learned this person; otherwise the picture is veiled in the gallery.
    pub learned: bool,
    /// The names of the neighbours, in a sentence.
    pub between: String,
    /// How often the person was named correctly, in words; may be empty.
    pub note: String,
}

impl PeopleLine {
    /// The number of people learned.
    pub fn learned(&self) -> usize {
        self.people.iter().filter(|person| person.learned).count()
    }

    /// The name of a sprite.
    pub(super) fn sprite(&self, name: &str) -> String {
        format!("{}_{name}", self.sprites)
    }

    /// The name of one of several sprites.
    pub(super) fn sprite_of(&self, name: &str, number: usize) -> String {
        format!("{}_{name}_{number}", self.sprites)
    }
}

/// The state of the gallery.
#[derive(Clone, Debug)]
pub struct LineGalleryState {
    /// The chosen person, as an index into the line.
    pub chosen: usize,
    /// Whether the chosen person's card covers the list, in a small window.
    pub reading: bool,
    /// Gives the chosen person the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl Default for LineGalleryState {
    fn default() -> Self {
        Self {
            chosen: 0,
            reading: false,
            focus_first: true,
        }
    }
}

impl LineGalleryState {
    pub(super) fn choose(&mut self, person: usize) {
        self.focus_first |= self.chosen != person;
        self.chosen = person;
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineGalleryAction {
    /// Leave (also Esc).
    Back,
    /// Begin the drill with the chosen person.
    Ask,
    /// Show the page for teachers.
    Teachers,
}
