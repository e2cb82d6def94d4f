//! The sample beside a page: what the table will look like.

use egui::{Align, Align2, Pos2, Rangef, Rect, pos2, vec2};

use crate::app::ui::{
    Brush, CREAM, CREAM_NOTE, FontFace, INK, INK_BRASS, Mood, ON_RED, Pen, heading, italic,
    portrait, ribbon, strong,
};
use crate::texts::text;

/// The width of the contents.
const WIDTH: f32 = 330.0;

/// The width of the wood around a cloth.
const RIM: f32 = 12.0;

/// Shows a piece of the table with a name, a ribbon, two moves and a button, in the chosen text
/// size.
pub(super) fn show(ui: &Pen, frame: Rect) {
    let theme = ui.theme;
    let painter = ui.painter().with_clip_rect(frame.expand(20.0));
    let brush = Brush::new(&painter, theme);
    brush.paint("oak", frame);
    theme.paint_cover(&painter, frame.shrink(RIM));
    let caption = text("settings-sample");
    let caption = brush.fit(caption, strong(18.0).ink(CREAM), frame.width() - 60.0);
    let corner = frame.min + vec2(26.0, 20.0);
    brush.put_text(caption, corner, Align2::LEFT_TOP);
    let line_h = 32.0 * theme.scale();
    let x = Rangef::new(
        frame.center().x - WIDTH / 2.0,
        frame.center().x + WIDTH / 2.0,
    );
    let top = frame.top() + 64.0;
    let bottom = top + 108.0 + 46.0 + 2.0 * line_h + 44.0;
    let card = Rect::from_x_y_ranges(x, top..=bottom);
    brush.parchment(card);
    person(brush, card);
    let band = Rect::from_min_size(card.min + vec2(0.0, 108.0), vec2(WIDTH, 46.0));
    turn_ribbon(brush, band);
    moves(brush, band.left_bottom(), line_h);
    let below = Rangef::new(card.bottom(), frame.bottom());
    if below.span() > 100.0 {
        let room = Rect::from_x_y_ranges(frame.x_range(), below);
        button_and_note(brush, room);
    }
}

/// A portrait with its name.
fn person(brush: Brush, card: Rect) {
    let face = card.min + vec2(68.0, 60.0);
    portrait(brush, "more", face, 36.0, Mood::Calm);
    let name = brush.wrapped(text("courtier-more"), heading(25.0), card.width() - 136.0);
    let left = card.min + vec2(118.0, 60.0);
    brush.put_text(name, left, Align2::LEFT_CENTER);
}

/// The ribbon with whose turn it is.
fn turn_ribbon(brush: Brush, band: Rect) {
    ribbon(brush, band, 10.0);
    let size = brush.theme.sprite_size("disc_light", vec2(34.0, 38.0));
    let disc = Rect::from_center_size(
        band.left_center() + vec2(34.0, -1.0),
        size * (28.0 / size.x.max(1.0)),
    );
    brush.paint("disc_light", disc);
    let style = strong(23.0).ink(ON_RED);
    let words = brush.fit(text("settings-sample-move"), style, WIDTH - 80.0);
    let left = band.left_center() + vec2(60.0, 0.0);
    brush.put_text(words, left, Align2::LEFT_CENTER);
}

/// Two rows of a list of moves.
fn moves(brush: Brush, corner: Pos2, line_h: f32) {
    let rows = [
        ("11.   16×23   26×19", FontFace::Body),
        ("12.   1–5", FontFace::Strong),
    ];
    for (i, (words, face)) in rows.into_iter().enumerate() {
        let words = brush.fit(words, face.sized(22.0).ink(INK), WIDTH - 40.0);
        let left = pos2(corner.x + 34.0, corner.y + 12.0 + line_h * (i as f32 + 0.5));
        brush.put_text(words, left, Align2::LEFT_CENTER);
    }
}

/// A button with a note below it.
fn button_and_note(brush: Brush, room: Rect) {
    let note = brush.theme.aligned(
        brush.ctx(),
        text("settings-sample-note"),
        italic(20.0).ink(CREAM_NOTE),
        WIDTH,
        Align::Center,
    );
    let x = room.center().x;
    let gap = (room.height() - 50.0 - note.size().y - 14.0) / 2.0;
    let button = Rect::from_center_size(pos2(x, room.top() + gap + 25.0), vec2(210.0, 50.0));
    brush
        .theme
        .paint_by_height(brush.painter, "plate_normal", button);
    let style = strong(22.0).ink(INK_BRASS);
    let words = brush.fit(text("settings-sample-button"), style, 164.0);
    brush.put_text(words, button.center(), Align2::CENTER_CENTER);
    let top = pos2(x, button.bottom() + 14.0);
    brush.put_text(note, top, Align2::CENTER_TOP);
}
