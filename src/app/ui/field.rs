//! Text fields: a single line, and a box of several lines.

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align, Color32, Event, EventFilter, Frame, Id, Key, Modifiers, Rect, Response, ScrollArea,
    Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::app::ui::flow::show_bar;
use crate::app::ui::high_contrast;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{FontFace, HAIRLINE, INK, RED, Theme, italic};
use crate::app::ui::widgets::{icon, name, show_focus};

/// The maximum number of characters in a line.
const LONGEST_LINE: usize = 80;

fn ground(ui: &Pen, rect: Rect) {
    if ui.theme.contrast {
        ui.painter().rect(
            rect,
            4.0,
            high_contrast::WHITE,
            (2.5, high_contrast::BLACK),
            StrokeKind::Inside,
        );
    } else if ui.theme.sprite("field").is_some() {
        ui.paint("field", rect);
    } else {
        let fill = rgb(0xfbf4e2);
        ui.painter()
            .rect(rect, 5.0, fill, (1.6, HAIRLINE), StrokeKind::Inside);
    }
}

/// Styles the cursor and the selection; nothing blinks.
fn set_cursor_style(ui: &mut Pen) {
    let line = ui.pick(RED, high_contrast::BLACK);
    let visuals = ui.visuals_mut();
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, line);
}

fn ink(theme: &Theme) -> Color32 {
    theme.pick(INK, high_contrast::BLACK)
}

/// A single-line field with an icon, named `label`. While it is empty it shows `hint`. Tab, Esc and the arrows up
/// and down leave it, and so the directions of a gamepad; while it is empty, all arrows do.
pub fn line(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    sign: &str,
    label: &str,
    hint: &str,
    text: &mut String,
) -> Response {
    let theme = ui.theme;
    ground(ui, rect);
    icon(
        ui.brush(),
        sign,
        rect.left_center() + vec2(24.0, 0.0),
        0.9,
        INK,
    );
    let inner = Rect::from_min_max(rect.min + vec2(44.0, 2.0), rect.max - vec2(12.0, 2.0));
    let size = 20.0_f32.min(rect.height() * 0.52 / theme.scale());
    if text.is_empty() {
        let words = ui.fit(hint, italic(size), inner.width());
        ui.put_text(words, inner.left_center(), egui::Align2::LEFT_CENTER);
    }
    let font = theme.font(ui.ctx(), FontFace::Body, size);
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(inner));
    set_cursor_style(&mut Pen::new(&mut child, theme));
    let keys = EventFilter {
        horizontal_arrows: !text.is_empty(),
        vertical_arrows: false,
        ..EventFilter::default()
    };
    let edit = TextEdit::singleline(text)
        .id(id)
        .font(font)
        .text_color(ink(theme))
        .frame(Frame::NONE)
        .margin(Vec2::ZERO)
        .char_limit(LONGEST_LINE)
        .desired_width(inner.width())
        .vertical_align(Align::Center)
        .event_filter(keys)
        .min_size(inner.size());
    let response = child.add(edit);
    name(ui, &response, || {
        WidgetInfo::labeled(WidgetType::TextEdit, true, label)
    });
    show_focus(ui, &response, rect.shrink(1.0));
    response
}

/// A multi-line box named `label`. If `fixed`, its text can be selected but not changed. While it is
/// empty the arrow keys leave it, and so the directions of a gamepad.
pub fn area(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    label: &str,
    text: &mut String,
    fixed: bool,
) -> Response {
    let theme = ui.theme;
    ground(ui, rect);
    // With room for a scroll bar at the right.
    let inner = Rect::from_min_max(rect.min + vec2(12.0, 10.0), rect.max - vec2(20.0, 10.0));
    let font = theme.font(ui.ctx(), FontFace::Body, 17.5);
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(inner));
    child.set_clip_rect(inner.intersect(ui.clip_rect()));
    set_cursor_style(&mut Pen::new(&mut child, theme));
    let arrows = !text.is_empty();
    let keys = EventFilter {
        horizontal_arrows: arrows,
        vertical_arrows: arrows,
        ..EventFilter::default()
    };
    let area = ScrollArea::vertical()
        .id_salt(id.with("scroll"))
        .auto_shrink(false)
        .animated(false)
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut child, |ui| {
            let mut shown: &str = text.as_str();
            let edit = if fixed {
                TextEdit::multiline(&mut shown)
            } else {
                TextEdit::multiline(text)
            };
            ui.add(
                edit.id(id)
                    .event_filter(keys)
                    .font(font)
                    .text_color(ink(theme))
                    .frame(Frame::NONE)
                    .margin(Vec2::ZERO)
                    .desired_width(inner.width())
                    .min_size(inner.size()),
            )
        });
    let response = area.inner.clone();
    if area.content_size.y > area.inner_rect.height() + 1.0 {
        let groove =
            Rect::from_x_y_ranges(inner.right() + 4.0..=rect.right() - 3.0, inner.y_range());
        show_bar(ui, id.with("bar"), groove, area);
    }
    name(ui, &response, || {
        WidgetInfo::labeled(WidgetType::TextEdit, true, label)
    });
    show_focus(ui, &response, rect.shrink(1.0));
    response
}

/// A field to search in, which the letter F gives the focus. Returns whether Enter was pressed in it;
/// `typing` remembers whether it had the focus.
pub fn search(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    label: &str,
    hint: &str,
    text: &mut String,
    typing: &mut bool,
) -> bool {
    let response = line(ui, id, rect, "find", label, hint, text);
    let entered = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    if letter(ui, *typing || response.has_focus(), Key::F) {
        response.request_focus();
    }
    leaves(ui, &response, typing);
    entered
}

/// Consumes an Esc that leaves the field. Returns whether it did, i.e. whether the field had the
/// focus before this pass; `typing` remembers that.
pub fn leaves(ui: &Ui, response: &Response, typing: &mut bool) -> bool {
    let left = *typing && ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape));
    *typing = response.has_focus();
    left
}

/// Whether the letter `key` was pressed as a shortcut, i.e. while no text is typed.
pub fn letter(ui: &Ui, typing: bool, key: Key) -> bool {
    !typing
        && ui.input(|i| {
            i.events.iter().any(|event| {
                matches!(event, Event::Key { key: pressed, pressed: true, modifiers, .. } if *pressed == key && modifiers.is_none())
            })
        })
}
