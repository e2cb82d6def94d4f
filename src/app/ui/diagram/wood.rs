//! The wood of boards and frames.

use egui::Color32;

use crate::app::ui::high_contrast;
use crate::app::ui::theme::Theme;

/// The colours of a chequered board and of its frame.
pub(super) struct Wood {
    pub(super) frame: Color32,
    pub(super) edge: Color32,
    pub(super) light: Color32,
    pub(super) dark: Color32,
}

const WOOD: Wood = Wood {
    frame: Color32::from_rgb(0x4a, 0x2c, 0x18),
    edge: Color32::from_rgb(0x2b, 0x1a, 0x10),
    light: Color32::from_rgb(0xe3, 0xc3, 0x8c),
    dark: Color32::from_rgb(0x7a, 0x4c, 0x2c),
};

pub(super) const FLAT: Wood = Wood {
    frame: high_contrast::BLACK,
    edge: high_contrast::BLACK,
    light: Color32::from_rgb(0xff, 0xf3, 0xcf),
    dark: Color32::from_rgb(0x0a, 0x3d, 0x8f),
};

impl Wood {
    pub(super) fn of(theme: &Theme) -> &'static Self {
        theme.pick(&WOOD, &FLAT)
    }
}
