//! The title screen: the open coffer. The app draws the picture; this panel adds texts, buttons and
//! the areas that can be pressed. The six families are the compartments of the coffer; those that
//! can't be played yet have a lid and say so.

mod buttons;
mod career;
mod data;
mod globe;
mod layout;
mod lid;
mod welcome;

pub use data::{CofferFamily, Daily, TitleAction, TitleData};
pub use layout::{TitleLayout, TitleSpot};
pub use welcome::Welcome;

use egui::{
    Align, Align2, Color32, Context, CursorIcon, Id, Mesh, Painter, Pos2, Rect, Sense, Shape,
    Stroke, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::app::screens::title::view::buttons::show_buttons;
use crate::app::screens::title::view::layout::CofferPicture;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Brush, CREAM, CREAM_NOTE, FOCUS, LEAST_WORDS, ON_RED, Pen, Theme, announce, focus_once,
    focus_ring, focused, heading, high_contrast, id, id_of, is_enlarged, italic, layers, music,
    name, rgb, wash,
};
use crate::texts::text;

/// Shows the texts and buttons of the title screen.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &TitleData,
    state: &mut PageState,
) -> Option<TitleAction> {
    let screen = ctx.content_rect();
    let picture = CofferPicture {
        origin: data.picture.min,
        scale: data.picture.width() / data.layout.size.x.max(1.0),
    };
    layers::screen(ctx, theme, "title", screen, |ui| {
        version(ui, data.version);
        subtitle(ui, &picture, data.layout.subtitle);
        let opened = compartments(ui, &picture, data);
        let pressed = show_buttons(ui, &picture, data);
        let pressed = music::button(ui, "title", data.music)
            .then_some(TitleAction::Music)
            .or(pressed);
        let pressed = career::button(ui, data)
            .then_some(TitleAction::Career)
            .or(pressed);
        let pressed = globe::button(ui, data)
            .then_some(TitleAction::Languages)
            .or(pressed);
        focus_once(ui, first_control(data), &mut state.focus_first);
        pressed.or(opened)
    })
}

/// The version in the upper left corner of the window, for those who look for it; it isn't
/// announced. The credits have it too.
fn version(ui: &Pen, version: &str) {
    let corner = ui.ctx().content_rect().left_top() + vec2(8.0, 3.0);
    let color = ui.pick(CREAM_NOTE, high_contrast::WHITE);
    let shadow = Color32::from_rgba_unmultiplied(8, 3, 2, 204);
    for (color, at) in [(shadow, corner + vec2(1.0, 1.0)), (color, corner)] {
        let size = 13.0_f32.min(16.0 / ui.theme.scale());
        let words = ui.line(version, italic(size).ink(color));
        ui.put_text(words, at, Align2::LEFT_TOP);
    }
}

/// The line below the name of the game, which itself is carved into the lid.
fn subtitle(ui: &mut Pen, picture: &CofferPicture, room: Rect) {
    let ctx = ui.ctx().clone();
    let k = picture.scale;
    let window = ctx.content_rect().shrink(4.0);
    let line = picture.place(room).intersect(window);
    let above = line.translate(vec2(0.0, -line.height()));
    announce(ui, text("app-name"), above);
    let subtitle = text("title-subtitle");
    let size = (20.5 * k).max(15.0);
    let fits = ui.text_width(subtitle, italic(size)) <= line.width();
    let size = if fits {
        size
    } else {
        (15.5 * k.max(1.0)).min(17.0 * k.max(1.0) / ui.theme.scale())
    };
    let lay = |size: f32| {
        let style = italic(size).ink(rgb(0xf3dca8));
        ui.balanced(subtitle, style, line.width(), Align::Center)
    };
    // A third line would lie over the name of the game.
    let smaller = LEAST_WORDS / ui.theme.scale().max(1.0);
    let words = Some(lay(size)).filter(|words| words.rows.len() < 3);
    let words = words.unwrap_or_else(|| lay(smaller));
    ui.put_text(words, line.center(), Align2::CENTER_CENTER);
    announce(ui, subtitle, line);
}

/// The compartments; their names have the same text size.
fn compartments(ui: &mut Pen, picture: &CofferPicture, data: &TitleData) -> Option<TitleAction> {
    let spots = data.layout.compartments.iter();
    let spots: Vec<(&CofferFamily, TitleSpot)> = data
        .families
        .iter()
        .zip(spots.map(|spot| picture.spot(spot, is_enlarged(ui.theme.scale()))))
        .collect();
    let sizes = spots
        .iter()
        .map(|(family, spot)| label_size(ui.ctx(), ui.theme, &family.name, spot, picture.scale));
    let size = sizes.fold(64.0, f32::min);
    let mut action = None;
    for (i, (family, spot)) in spots.into_iter().enumerate() {
        if compartment(ui, i, family, &spot, picture.scale, size) {
            action = Some(TitleAction::Open(i));
        }
    }
    action
}

/// What has the focus initially.
fn first_control(data: &TitleData) -> Id {
    if data.welcome.is_some() {
        return id("title", "title-teach");
    }
    if data.saved.is_some() {
        return id("title", "title-continue");
    }
    let open = data.families.iter().position(|family| family.open);
    id_of("title", "family", open.unwrap_or(0))
}

/// The largest text size (at 100 %) at which a name fits its area: on one line if there is room for
/// only one, otherwise on two.
fn label_size(ctx: &Context, theme: &Theme, name: &str, spot: &TitleSpot, k: f32) -> f32 {
    let (room, centred) = (spot.label, spot.centred);
    let wanted = 30.0 * k * theme.scale().min(1.8) / theme.scale();
    let mut size = wanted.max(16.0 / theme.scale());
    // Japanese has a dot between the words of foreign names.
    let words = name.split([' ', '・']).count();
    for _ in 0..24 {
        // With more lines than words, a word would be broken.
        let rows = if centred && room.height() < size * theme.scale() * 2.0 {
            1
        } else {
            2
        };
        let width = room.width() + size * 0.4;
        let galley = theme.wrapped(ctx, name, heading(size).ink(CREAM), width);
        let widest = galley.rows.iter().map(|row| row.size.x).fold(0.0, f32::max);
        if galley.rows.len() <= rows.min(words) && widest <= width {
            break;
        }
        size *= 0.95;
    }
    size
}

/// A compartment. Returns true when it was opened.
fn compartment(
    ui: &mut Pen,
    i: usize,
    family: &CofferFamily,
    spot: &TitleSpot,
    k: f32,
    size: f32,
) -> bool {
    let ctx = ui.ctx().clone();
    // A locked compartment can have the focus, so that its reason can be read with the keyboard,
    // but it can't be pressed.
    let response = ui.interact(spot.rect, id_of("title", "family", i), Sense::click());
    name(ui, &response, || {
        let words = if family.open {
            family.name.clone()
        } else {
            format!("{}: {}", family.name, text("title-locked"))
        };
        WidgetInfo::labeled(WidgetType::Button, family.open, words)
    });
    let focus = focused(ui.theme, &response);
    let lit = response.hovered() || focus;
    if family.open && response.hovered() {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
    let painter = ui.painter();
    match (family.open, lit) {
        (true, true) => glow(painter, spot.floor, k),
        (true, false) => {}
        (false, _) => lid::paint(ui.brush(), spot, lit, k),
    }
    let words = family_name(ui.brush(), family, spot, lit, size);
    if !family.open {
        lid::words(ui.brush(), spot, words, k);
    }
    if focus {
        focus_ring(ui.brush(), spot.rect.shrink(4.0));
    }
    response.clicked() && family.open
}

/// A gilt glow that fades inwards from the edge of the velvet.
fn glow(painter: &Painter, floor: [Pos2; 4], k: f32) {
    let centre = floor.iter().fold(Vec2::ZERO, |sum, p| sum + p.to_vec2()) / 4.0;
    let mut glow = Mesh::default();
    for p in floor {
        let toward = centre - p.to_vec2();
        let inset = vec2(toward.x.signum(), toward.y.signum()) * 30.0 * k;
        glow.colored_vertex(p, wash(rgb(0xffc858), 0.34));
        glow.colored_vertex(p + inset, Color32::TRANSPARENT);
    }
    for i in 0..4_u32 {
        let (a, b) = (2 * i, 2 * ((i + 1) % 4));
        glow.add_triangle(a, a + 1, b);
        glow.add_triangle(b, a + 1, b + 1);
    }
    painter.add(Shape::mesh(glow));
    painter.add(Shape::closed_line(floor.to_vec(), Stroke::new(1.8, FOCUS)));
}

/// The name of a family with its shadow. Returns its rectangle.
fn family_name(
    brush: Brush,
    family: &CofferFamily,
    spot: &TitleSpot,
    lit: bool,
    size: f32,
) -> Rect {
    let color = match (family.open, lit) {
        _ if brush.theme.contrast => high_contrast::WHITE,
        (true, false) => CREAM,
        (true, true) | (false, _) => ON_RED,
    };
    // A lid has one more line below the name.
    let lift = if family.open || spot.centred {
        0.0
    } else {
        size * 0.3
    };
    let label = spot.label.translate(vec2(0.0, -lift));
    let mut place = label;
    let (halign, at, anchor) = if spot.centred {
        (Align::Center, label.center(), Align2::CENTER_CENTER)
    } else {
        (Align::Min, label.left_center(), Align2::LEFT_CENTER)
    };
    let width = label.width() + size * 0.4;
    if family.open && is_enlarged(brush.theme.scale()) {
        // The name may lie over the figure.
        let band = Rect::from_min_max(spot.floor[3], spot.floor[2]).with_min_y(label.top());
        let dark = wash(Color32::BLACK, 0.62);
        brush.rect_filled(band.expand2(vec2(-1.0, 0.0)), 2.0, dark);
    }
    let shadow = Color32::from_rgba_unmultiplied(8, 3, 2, 204);
    for (color, at) in [(shadow, at + vec2(1.5, 2.0)), (color, at)] {
        let style = heading(size).ink(color);
        let words = (brush.theme).aligned(brush.ctx(), &family.name, style, width, halign);
        place = brush.put_text(words, at, anchor);
    }
    place
}
