//! Buttons: text buttons, icon buttons and list items.

use egui::{
    Align2, Color32, Context, Id, Pos2, Rect, Response, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::square;
use crate::app::ui::theme::{FOCUS, GOLD, INK_BRASS, ON_RED, TextStyle, Theme, strong, wash};
use crate::app::ui::widgets::focus::{show_focus, show_round_focus};
use crate::app::ui::widgets::{TOUCH, icon, state_of, target, tick};

/// Embossed text: a light or dark edge one unit below, then the text.
fn engraved(
    brush: Brush,
    text: &str,
    size: f32,
    room: Rect,
    color: Color32,
    edge: Color32,
) -> Rect {
    let lay = |color| brush.fit_in(text, strong(size).ink(color), room.size());
    let (below, above) = (lay(wash(edge, 0.55)), lay(color));
    if brush.theme.contrast {
        return brush.put_text(above, room.center(), Align2::CENTER_CENTER);
    }
    brush.put_text(below, room.center() + vec2(0.0, 0.9), Align2::CENTER_CENTER);
    brush.put_text(above, room.center(), Align2::CENTER_CENTER)
}

/// A text button.
#[derive(Clone, Copy, Debug)]
pub struct TextButton<'a> {
    /// Its label.
    pub label: &'a str,
    /// The text for screen readers, if the label alone is not clear.
    pub spoken: Option<&'a str>,
    /// An icon before the label: a sprite name without `icon_`.
    pub icon: Option<&'a str>,
    /// The text size of the label at 100 %.
    pub size: f32,
    /// Lacquer in a gilt frame, for the one main action of a screen.
    pub main: bool,
    /// Whether it is enabled.
    pub enabled: bool,
    /// Whether it has a tick at its corner: what it is for is done.
    pub done: bool,
}

impl<'a> TextButton<'a> {
    /// A brass button.
    pub fn brass(label: &'a str) -> Self {
        Self {
            label,
            spoken: None,
            icon: None,
            size: 21.0,
            main: false,
            enabled: true,
            done: false,
        }
    }

    /// The main button.
    pub fn lacquer(label: &'a str) -> Self {
        Self {
            main: true,
            size: 24.0,
            ..Self::brass(label)
        }
    }

    /// Sets the text for screen readers.
    pub fn spoken(mut self, words: &'a str) -> Self {
        self.spoken = Some(words);
        self
    }

    /// Adds an icon.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Sets the text size.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Enables or disables it.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Sets or removes the tick.
    pub fn done(mut self, done: bool) -> Self {
        self.done = done;
        self
    }

    /// The width that the label needs, with the ends of the button.
    pub fn width(&self, ctx: &Context, theme: &Theme) -> f32 {
        theme.width(ctx, self.label, strong(self.size))
            + 52.0
            + if self.icon.is_some() { 30.0 } else { 0.0 }
    }

    /// Shows the button.
    pub fn show(&self, ui: &mut Pen, id: Id, rect: Rect) -> Response {
        let theme = ui.theme;
        let response = target(ui, id, rect, self.enabled, || {
            button_info(self.enabled, self.spoken.unwrap_or(self.label))
        });
        let state = state_of(&response, self.enabled);
        let painter = ui.painter();
        let rect = if state == "pressed" {
            rect.translate(vec2(0.0, 1.5))
        } else {
            rect
        };
        match (self.main, rect.height()) {
            (true, _) => ui.paint(&format!("lacquer_{state}"), rect),
            (false, h) if h > 51.0 => {
                theme.paint_by_height(painter, &format!("plate_58_{state}"), rect)
            }
            _ => theme.paint_by_height(painter, &format!("plate_{state}"), rect),
        }
        let (color, edge) = match (self.main, self.enabled) {
            (_, false) if theme.contrast => (high_contrast::GREY, FOCUS),
            (_, true) if theme.contrast => (high_contrast::BLACK, FOCUS),
            (false, true) => (INK_BRASS, FOCUS),
            (false, false) => (rgb(0x33271a), FOCUS),
            (true, true) => (ON_RED, rgb(0x3a0410)),
            (true, false) => (rgb(0xd8c8b4), rgb(0x3a0410)),
        };
        let mut room = rect.shrink2(vec2(if self.main { 14.0 } else { 22.0 }, 0.0));
        if self.icon.is_some() {
            room.min.x += 30.0;
        }
        // The label never exceeds the button.
        let size = self.size.min(rect.height() * 0.54 / theme.scale());
        let words = engraved(ui.brush(), self.label, size, room, color, edge);
        if let Some(name) = self.icon {
            let at = pos2(words.left() - 20.0, rect.center().y);
            icon(ui.brush(), name, at, 0.95, color);
        }
        if self.done {
            tick(ui.brush(), rect.right_top() + vec2(-10.0, 6.0));
        }
        show_focus(ui, &response, rect);
        response
    }
}

/// A round wax-seal button with an icon.
#[derive(Clone, Copy, Debug)]
pub struct IconButton<'a> {
    /// The name of the icon: a sprite name without `icon_`.
    pub icon: &'a str,
    /// The name for screen readers; it is not painted.
    pub label: &'a str,
    /// The radius: 27 with a label below, 22 without.
    pub r: f32,
    /// Whether it is enabled.
    pub enabled: bool,
}

impl<'a> IconButton<'a> {
    /// A button.
    pub fn new(icon: &'a str, label: &'a str, r: f32) -> Self {
        Self {
            icon,
            label,
            r,
            enabled: true,
        }
    }

    /// Enables or disables it.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Shows the button.
    pub fn show(&self, ui: &mut Pen, id: Id, center: Pos2) -> Response {
        let (enabled, r) = (self.enabled, self.r);
        let hit = square(center, 2.0 * r.max(TOUCH / 2.0));
        let response = target(ui, id, hit, enabled, || button_info(enabled, self.label));
        let state = state_of(&response, enabled);
        paint_icon_seal(ui.brush(), center, r, self.icon, state);
        show_round_focus(ui, &response, center, r);
        response
    }
}

/// Paints a wax seal with an icon.
pub fn paint_icon_seal(brush: Brush, center: Pos2, r: f32, icon: &str, state: &str) {
    let icon = format!("icon_{icon}");
    paint_seal(brush, center, r, state, |at, color| {
        brush.paint_at(&icon, at, r / 21.0, color);
    });
}

/// Paints a wax seal: a round button without its behaviour; for `state` see [`state_of`]. `mark` paints
/// what is on it, at a place and in a colour, and is called twice if it has a shadow.
pub fn paint_seal(brush: Brush, center: Pos2, r: f32, state: &str, mark: impl Fn(Pos2, Color32)) {
    let kind = if r > 24.0 { "seal" } else { "seal_small" };
    let rect = square(center, 2.0 * r);
    brush.paint(&format!("{kind}_{state}"), rect);
    let enabled = state != "disabled";
    let color = match (brush.theme.contrast, enabled) {
        (true, true) => high_contrast::BLACK,
        (true, false) => high_contrast::GREY,
        (false, true) => rgb(0xfbe9b8),
        (false, false) => rgb(0xd3c6ac),
    };
    let down = if state == "pressed" { 1.0 } else { 0.0 };
    if enabled && !brush.theme.contrast {
        let dark = rgb(0x1a0408).gamma_multiply(0.6);
        mark(center + vec2(0.6, 1.2 + down), dark);
    }
    mark(center + vec2(0.0, down), color);
}

/// A list item: a pressable piece of parchment, gilt with a red bar when selected. The caller
/// paints its contents.
pub fn list_item(ui: &mut Pen, id: Id, rect: Rect, selected: bool, label: &str) -> Response {
    let response = target(ui, id, rect, true, || {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, selected, label)
    });
    ui.paint(if selected { "slip_selected" } else { "slip" }, rect);
    if response.hovered() && !selected {
        ui.painter()
            .rect_filled(rect.shrink(2.0), 3.0, wash(GOLD, 0.16));
    }
    response
}

fn button_info(enabled: bool, label: &str) -> WidgetInfo {
    WidgetInfo::labeled(WidgetType::Button, enabled, label)
}

/// A link: an icon button with its name and a note beside it. All of its row can be pressed.
pub struct LinkRow<'a> {
    /// The name of its icon.
    pub icon: &'a str,
    /// The centre of the icon from the left, and its radius.
    pub seal: (f32, f32),
    /// Its name.
    pub name: &'a str,
    /// The note below the name; may be empty.
    pub note: &'a str,
    /// The styles of both.
    pub styles: [TextStyle; 2],
}

impl LinkRow<'_> {
    /// Shows the row. Returns whether it was pressed.
    pub fn show(&self, ui: &mut Pen, id: Id, rect: Rect) -> bool {
        let words = [self.name, self.note].into_iter().zip(self.styles);
        let words: Vec<_> = words.filter(|(words, _)| !words.is_empty()).collect();
        let spoken: Vec<&str> = words.iter().map(|(words, _)| *words).collect();
        let response = target(ui, id, rect, true, || button_info(true, &spoken.join(": ")));
        let (x, r) = self.seal;
        let center = pos2(rect.left() + x, rect.center().y);
        paint_icon_seal(ui.brush(), center, r, self.icon, state_of(&response, true));
        let left = center.x + 38.0;
        let lay = |(words, style)| ui.fit(words, style, rect.right() - left);
        let lines: Vec<_> = words.into_iter().map(lay).collect();
        let height: f32 = lines.iter().map(|line| line.size().y).sum();
        ui.put_lines(lines, pos2(left, center.y - height / 2.0), -1.0);
        show_focus(ui, &response, rect.shrink2(vec2(0.0, 1.0)));
        response.clicked()
    }
}
