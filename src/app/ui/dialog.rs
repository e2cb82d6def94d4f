//! A dialog: a parchment with its title on a ribbon.

use egui::{Align2, Pos2, Rect, Vec2, vec2};

use crate::app::ui::flow::announce;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{ON_RED, heading};
use crate::app::ui::widgets::ribbon;

/// The parchment and the title of a dialog, in points.
pub struct Dialog<'a> {
    /// The middle of the parchment.
    pub middle: Pos2,
    /// Its size.
    pub size: Vec2,
    /// The gap above the ribbon.
    pub above: f32,
    /// The height of the ribbon.
    pub band: f32,
    /// How far the ends of the ribbon extend on both sides.
    pub over: f32,
    /// The title.
    pub title: &'a str,
    /// Its size, if there is room.
    pub letter: f32,
    /// The room that is kept free beside it.
    pub beside: f32,
}

impl Dialog<'_> {
    /// Shows parchment and title. Returns what is left of the parchment below the ribbon.
    pub fn show(&self, ui: &mut Pen) -> Rect {
        let panel = Rect::from_center_size(self.middle, self.size);
        ui.parchment(panel);
        let corner = panel.min + vec2(0.0, self.above);
        let band = Rect::from_min_size(corner, vec2(self.size.x, self.band));
        ribbon(ui.brush(), band, self.over);
        let room = self.size.x - self.beside;
        let words = ui.fit(self.title, heading(self.letter).ink(ON_RED), room);
        ui.put_text(words, band.center(), Align2::CENTER_CENTER);
        announce(ui, self.title, band);
        panel.with_min_y(band.bottom())
    }
}
