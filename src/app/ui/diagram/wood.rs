//! The wood of boards and frames.

use egui::Color32;

use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::theme::Theme;

/// The colours of a chequered board and of its frame.
pub(super) struct Wood {
    pub(super) frame: Color32,
    pub(super) edge: Color32,
    pub(super) light: Color32,
    pub(super) dark: Color32,
}

const WOOD: Wood = Wood {
    frame: rgb(0x4a2c18),
    edge: rgb(0x2b1a10),
    light: rgb(0xe3c38c),
    dark: rgb(0x7a4c2c),
};

pub(super) const FLAT: Wood = Wood {
    frame: high_contrast::BLACK,
    edge: high_contrast::BLACK,
    light: rgb(0xfff3cf),
    dark: rgb(0x0a3d8f),
};

impl Wood {
    pub(super) fn of(theme: &Theme) -> &'static Self {
        theme.pick(&WOOD, &FLAT)
    }
}
