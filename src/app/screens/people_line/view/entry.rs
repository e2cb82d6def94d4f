//! The entries of the gallery: a person whose medallion can be pressed, and the words for a house.

use egui::{Align2, Context, Rect, Response, Ui, WidgetInfo, WidgetType, pos2};

use crate::app::screens::people_line::view::data::PeopleLine;
use crate::app::screens::people_line::view::medallion::Medallion;
use crate::app::ui::{
    FontFace, INK, INK_NOTE, Pen, Theme, announce, id_of, show_round_focus, strong, target,
};
use crate::texts::text;

/// The text size of a name.
pub(super) const NAME_SIZE: f32 = 16.0;

/// The width of the widest name.
pub(super) fn widest_name(ctx: &Context, theme: &Theme, line: &PeopleLine) -> f32 {
    let names = line.people.iter();
    let widths = names.map(|one| theme.width(ctx, &one.name, strong(NAME_SIZE)));
    widths.fold(0.0, f32::max)
}

/// A medallion that can be pressed, with its name below it. Returns its response.
pub(super) fn entry(
    ui: &mut Pen,
    line: &PeopleLine,
    person: usize,
    chosen: bool,
    cell: Rect,
    r: f32,
    size: f32,
) -> Response {
    let data = &line.people[person];
    let spoken = if data.learned {
        data.name.clone()
    } else {
        format!("{}, {}", data.name, text("line-veiled"))
    };
    let response = target(ui, id_of("line", "person", person), cell, true, || {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, &spoken)
    });
    let (face, ink) = match (chosen, data.learned) {
        (true, _) | (false, true) => (FontFace::Strong, INK),
        (false, false) => (FontFace::Italic, INK_NOTE),
    };
    let lift = if chosen || response.hovered() {
        1.06
    } else {
        1.0
    };
    let center = pos2(cell.center().x, cell.top() + r + 4.0);
    let medallion = Medallion {
        line,
        person,
        veiled: !data.learned,
        chosen,
    };
    medallion.paint(ui.brush(), center, r * lift);
    show_round_focus(ui, &response, center, r * lift + 3.0);
    let name = ui.fit(&data.name, face.sized(size).ink(ink), cell.width() - 3.0);
    let below = pos2(center.x, center.y + r + 7.0);
    ui.put_text(name, below, Align2::CENTER_TOP);
    response
}

pub(super) fn announce_house(ui: &mut Ui, line: &PeopleLine, house: usize, rect: Rect) {
    let house = &line.houses[house];
    announce(ui, &format!("{}, {}", house.name, house.years), rect);
}
