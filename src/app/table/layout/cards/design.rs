//! The designs of a card table, as data in `designs/`: one for each shape of window, and for what a
//! panel leaves of it.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::measures::{CardMeasures, PanelMeasures};
use crate::app::table::layout::cards::room::CardDesign;

/// What a card table is arranged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Tricks in the middle, up to four players around it.
    #[default]
    Tricks,
    /// A line across the table on which every card has its place; the other players are in a row
    /// along the far side.
    Line,
}

/// All measures of a card table in one design.
#[derive(Deserialize, Debug)]
pub struct Design {
    /// The cards, portraits and choice buttons.
    pub cards: CardMeasures,
    /// The panels around them.
    pub panels: PanelMeasures,
}

/// The designs for one size of table.
#[derive(Deserialize)]
struct Designs {
    tricks: Design,
    line: Design,
}

impl Design {
    /// The measures of a table that is arranged like this.
    pub fn of(arrangement: Arrangement, design: CardDesign) -> &'static Self {
        static WIDE: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/wide.ron")));
        static TALL: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/tall.ron")));
        static LOW: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/low.ron")));
        static LYING: LazyLock<Designs> = LazyLock::new(|| read(include_str!("designs/lying.ron")));
        static UPRIGHT: LazyLock<Designs> =
            LazyLock::new(|| read(include_str!("designs/upright.ron")));
        static BESIDE: LazyLock<Designs> =
            LazyLock::new(|| read(include_str!("designs/beside.ron")));
        static BESIDE_TALL: LazyLock<Designs> =
            LazyLock::new(|| read(include_str!("designs/beside_tall.ron")));
        static BESIDE_LOW: LazyLock<Designs> =
            LazyLock::new(|| read(include_str!("designs/beside_low.ron")));
        let designs = match design {
            CardDesign::Whole(WindowShape::Wide) => &WIDE,
            CardDesign::Whole(WindowShape::Tall) => &TALL,
            CardDesign::Whole(WindowShape::Low) => &LOW,
            CardDesign::Whole(WindowShape::Lying) => &LYING,
            CardDesign::Whole(WindowShape::Upright) => &UPRIGHT,
            CardDesign::Beside(WindowShape::Tall) => &BESIDE_TALL,
            CardDesign::Beside(WindowShape::Low) => &BESIDE_LOW,
            CardDesign::Beside(_) => &BESIDE,
        };
        match arrangement {
            Arrangement::Tricks => &designs.tricks,
            Arrangement::Line => &designs.line,
        }
    }
}

/// Reads a file of `designs/`. They are part of the program, and a test reads all of them.
fn read(ron: &str) -> Designs {
    ron::from_str(ron).unwrap_or_else(|error| panic!("a design cannot be read: {error}"))
}
