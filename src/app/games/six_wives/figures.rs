//! The kings, queens and medals in the panels: the names of their sprites.

use crate::app::table::presentation::PanelSheets;
use crate::rules::six_wives::card::QUEENS;
use crate::rules::six_wives::{KING, QUEEN};
use crate::rules::{Kind, Seat};
use crate::skins::six_wives::livery;

/// The medals, numbers and miniatures of the panels.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    indexes: &[include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six_wives_panels.json"
    ))],
    files: &["six_wives/panels"],
};

/// The medal of each seat.
pub(super) const MEDALS: [&str; 4] = [
    "wives_medal_0",
    "wives_medal_2",
    "wives_medal_1",
    "wives_medal_3",
];

const KINGS: [&str; 4] = [
    "wives_king_0",
    "wives_king_1",
    "wives_king_2",
    "wives_king_3",
];

const CAMEOS: [&str; 4] = [
    "wives_queen_0",
    "wives_queen_1",
    "wives_queen_2",
    "wives_queen_3",
];

macro_rules! numbers {
    ($livery:literal) => {
        [
            concat!("wives_number_", $livery, "_0"),
            concat!("wives_number_", $livery, "_1"),
            concat!("wives_number_", $livery, "_2"),
            concat!("wives_number_", $livery, "_3"),
            concat!("wives_number_", $livery, "_4"),
            concat!("wives_number_", $livery, "_5"),
        ]
    };
}

const NUMBERS: [[&str; QUEENS]; 4] = [numbers!(0), numbers!(1), numbers!(2), numbers!(3)];

/// The figure of a piece in a diagram.
pub(super) fn figure(seat: Seat, kind: Option<Kind>) -> Option<&'static str> {
    let livery = livery(seat);
    Some(match kind {
        Some(KING) => KINGS[livery],
        None | Some(QUEEN) => CAMEOS[livery],
        Some(Kind(number)) => NUMBERS[livery].get(usize::from(number) - 2)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::AtlasIndex;
    use crate::rules::six_wives::numbered;

    #[test]
    fn every_figure_and_medal_is_in_the_sheet() {
        let index = AtlasIndex::parse(SHEETS.indexes[0]).expect("the index is valid");
        for seat in (0..4).map(Seat) {
            let kinds = [KING, QUEEN].into_iter();
            let kinds = kinds.chain((0..QUEENS as u8).map(numbered)).map(Some);
            let figures = kinds.filter_map(|kind| figure(seat, kind));
            for name in figures.chain([MEDALS[seat.index()]]) {
                assert!(index.sprites.contains_key(name), "{name}");
            }
        }
    }
}
