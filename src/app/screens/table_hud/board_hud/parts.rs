//! The parts of the panel in all its shapes: ribbon, note, steps, icon buttons.

use std::sync::Arc;

use egui::{
    Align, Align2, Context, Galley, Rangef, Rect, StrokeKind, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::app::screens::table_hud::board_hud::data::{HudData, HudEvaluation, HudNote};
use crate::app::screens::table_hud::board_hud::layout::{HudPanel, PanelShape, StepsAt};
use crate::app::screens::table_hud::moves;
use crate::app::screens::table_hud::moves::Step;
use crate::app::screens::table_hud::table_buttons::{HudAction, label_size};
use crate::app::ui;
use crate::app::ui::players::{ClockFace, clock, disc};
use crate::app::ui::{
    Brush, CREAM, FontFace, GOLD, INK, INK_BRASS, LEAST_WORDS, ON_RED, Pen, RED, TOUCH, TextButton,
    Theme, announce, high_contrast, icon, id, is_low, italic, rgb, show_focus, strong, target,
    wash,
};
use crate::texts::text;

/// The note below the ribbon, in smaller type if it is too long for `rect`. Returns its height, and
/// what pressing it asks for.
pub(super) fn note(ui: &mut Pen, rect: Rect, note: &HudNote) -> (f32, Option<HudAction>) {
    let theme = ui.theme;
    let (sign, opens) = match note {
        HudNote::None => return (0.0, None),
        HudNote::Rule(_) => ("rules", true),
        HudNote::Hint(_) => ("hint", false),
        HudNote::Opening(_) => ("moves", false),
        HudNote::Draw(_) => ("draw", false),
    };
    let ctx = ui.ctx().clone();
    let room = rect.width() - 34.0;
    let face = if opens {
        FontFace::Italic
    } else {
        FontFace::Body
    };
    let Some(words) = note_words(&ctx, theme, note.words(), face, room, rect.height()) else {
        return (0.0, None);
    };
    let at = Rect::from_min_size(
        rect.min,
        vec2(
            rect.width(),
            words.size().y.max(26.0).min(rect.height().max(26.0)),
        ),
    );
    let mut pressed = None;
    if opens {
        let phone = is_low(ctx.content_rect().size().min_elem());
        let least = if phone { TOUCH } else { 30.0 };
        let hit = Rect::from_center_size(at.center(), vec2(at.width(), at.height().max(least)));
        let response = target(ui, id("hud", "rule"), hit, true, || {
            WidgetInfo::labeled(WidgetType::Button, true, note.words())
        });
        pressed = response.clicked().then_some(HudAction::Rule);
        if response.hovered() {
            ui.painter().rect_filled(
                hit.expand2(vec2(4.0, 0.0)),
                4.0,
                theme.pick(wash(GOLD, 0.16), high_contrast::PALE),
            );
        }
        show_focus(ui, &response, hit.shrink2(vec2(2.0, 3.0)));
    } else {
        announce(ui, note.words(), at);
    }
    let painter = ui.painter().with_clip_rect(rect.expand(4.0));
    let brush = Brush::new(&painter, theme);
    let sign_at = pos2(at.left() + 12.0, at.center().y.min(at.top() + 15.0));
    icon(brush, sign, sign_at, 0.95, RED);
    let words_at = pos2(at.left() + 34.0, at.center().y);
    brush.put_text(words, words_at, Align2::LEFT_CENTER);
    (at.height(), pressed)
}

/// A note as large as fits; if even the smallest text is too long, as many whole lines as there is
/// room for. `None` if there is no room at all.
fn note_words(
    ctx: &Context,
    theme: &Theme,
    words: &str,
    face: FontFace,
    width: f32,
    height: f32,
) -> Option<Arc<Galley>> {
    let lay =
        |size: &f32| theme.balanced(ctx, words, face.sized(*size).ink(INK), width, Align::Min);
    let sizes = (0..=6_u8).map(|step| 19.5 - 2.0 * f32::from(step));
    let sizes: Vec<f32> = sizes
        .filter(|size| size * theme.scale() >= LEAST_WORDS)
        .collect();
    let whole = sizes.iter().map(lay).find(|laid| laid.size().y <= height);
    whole.or_else(|| {
        let least = sizes.last()?;
        let line = theme
            .cut(ctx, words, face.sized(*least).ink(INK), width, 1)
            .size()
            .y;
        let rows = (height / line) as usize;
        (rows > 0).then(|| theme.cut(ctx, words, face.sized(*least).ink(INK), width, rows))
    })
}

/// The height of the bar that shows who is ahead.
pub(super) const BAR: f32 = 8.0;

/// Who is ahead, as a bar: what belongs to the first side lies at the left.
pub(super) fn evaluation(ui: &mut Pen, rect: Rect, evaluation: &HudEvaluation) {
    let (dark, light, edge) = ui.pick(
        (rgb(0x3a2412), CREAM, INK_BRASS),
        (
            high_contrast::BLACK,
            high_contrast::WHITE,
            high_contrast::BLACK,
        ),
    );
    let split = rect.left() + rect.width() * evaluation.share.clamp(0.0, 1.0);
    let painter = ui.painter();
    painter.rect(rect, 2.0, light, (1.2, edge), StrokeKind::Outside);
    painter.rect_filled(rect.with_max_x(split), 2.0, dark);
    painter.vline(rect.center().x, rect.y_range(), (1.2, RED));
    announce(ui, &evaluation.words, rect);
}

/// The button that returns from an earlier position.
fn back_to_game(ui: &mut Pen, rect: Rect, size: f32) -> Option<HudAction> {
    let button = TextButton::brass(text("hud-now")).size(size);
    let response = button.show(ui, id("hud", "now"), rect);
    response.clicked().then_some(HudAction::Step(Step::End))
}

/// The ribbon's place, and its texts other than whose turn it is.
pub(super) struct Band<'a> {
    /// Its rectangle.
    pub rect: Rect,
    /// A note at its right end.
    pub note: &'a str,
    /// A clock at its right end, instead of the note.
    pub clock: Option<&'a ClockFace>,
    /// How far its ends extend beyond the rectangle.
    pub over: f32,
    /// The padding at its ends.
    pub pad: f32,
}

impl<'a> Band<'a> {
    /// The ribbon of a panel of this shape.
    pub fn of(shape: PanelShape, rect: Rect, data: &'a HudData) -> Self {
        let phone = shape != PanelShape::Tall;
        // With more than two seats, the viewer's own count and clock are on the viewer's card.
        let own = data.own().filter(|seat| data.counted().contains(seat));
        let (over, pad) = if phone { (6.0, 26.0) } else { (14.0, 36.0) };
        Self {
            rect,
            note: match (shape, own) {
                (PanelShape::List, _) => "",
                (PanelShape::Sheet, Some(own)) => &own.count,
                (PanelShape::Sheet | PanelShape::Tall, _) => &data.ribbon.note,
            },
            clock: data.own_clock().filter(|_| phone),
            over,
            pad,
        }
    }

    /// Whether it is on a phone's sheet.
    fn on_phone(&self) -> bool {
        self.over < 10.0
    }
}

/// The ribbon: whose turn it is, or that an earlier position is shown.
pub(super) fn ribbon(ui: &mut Pen, band: &Band, data: &HudData) -> Option<HudAction> {
    let rect = band.rect;
    ui::ribbon(ui.brush(), rect, band.over);
    let (said, mut note) = match &data.viewed_position {
        Some(place) => (text("hud-looking"), place.as_str()),
        None => (data.ribbon.text.as_str(), band.note),
    };
    let left = sign(ui.brush(), band, data);
    let mut right = rect.right() - band.pad;
    let mut action = None;
    if data.viewed_position.is_some() && band.on_phone() {
        // On a phone, the button that returns from an earlier position is on the ribbon.
        let words = ui.text_width(text("hud-now"), strong(17.0)) + 40.0;
        let high = 44.0_f32.min(rect.height() - 2.0).max(38.0);
        let button = Rect::from_x_y_ranges(
            right + 14.0 - words.min(170.0)..=right + 14.0,
            rect.center().y - high / 2.0..=rect.center().y + high / 2.0,
        );
        action = back_to_game(ui, button, 17.0);
        right = button.left() - 8.0;
    } else if let Some(face) = band.clock {
        let point = pos2(right + 14.0 - 44.0, rect.center().y - 1.0);
        let plaque = Rect::from_center_size(point, vec2(88.0, 31.0));
        ui.paint("slip", plaque.expand(2.0));
        clock(ui, face, plaque);
        right = plaque.left() - 8.0;
        note = "";
    }
    ribbon_words(ui, band, data, said, note, Rangef::new(left, right));
    action
}

/// The icon at the left of the ribbon: the side to move, or the eye for an earlier position.
/// Returns where the text starts.
fn sign(brush: Brush, band: &Band, data: &HudData) -> f32 {
    let left = band.rect.left() + band.pad;
    let cy = band.rect.center().y;
    if data.viewed_position.is_some() {
        let ink = brush.pick(ON_RED, high_contrast::BLACK);
        icon(brush, "look", pos2(left + 14.0, cy), 1.1, ink);
        left + 40.0
    } else if let Some(sprite) = &data.ribbon.disc {
        disc(brush, sprite, pos2(left + 15.0, cy - 1.0), 15.0);
        left + 44.0
    } else {
        left
    }
}

/// The ribbon's text in `x`, with the note at the right end if both fit.
fn ribbon_words(ui: &mut Pen, band: &Band, data: &HudData, said: &str, note: &str, x: Rangef) {
    let rect = band.rect;
    let size = if data.viewed_position.is_some() {
        24.0_f32.min(30.0 / ui.theme.scale())
    } else {
        24.0
    };
    let words = ui.fit(said, strong(size).ink(ON_RED), x.span());
    let used = words.size().x;
    ui.put_text(words, pos2(x.min, rect.center().y), Align2::LEFT_CENTER);
    let room = x.span() - used - 14.0;
    let whole = ui.text_width(note, italic(19.0));
    // A little smaller at most.
    if whole * 0.8 <= room {
        let beside = ui.fit(note, italic(19.0).ink(ON_RED), room);
        ui.put_text(beside, pos2(x.max, rect.center().y), Align2::RIGHT_CENTER);
    }
    let spoken = match &data.viewed_position {
        Some(place) => format!("{said}: {place}"),
        None => said.to_owned(),
    };
    let heard = Rect::from_min_max(rect.min, pos2(x.max, rect.bottom()));
    announce(ui, &spoken, heard);
}

impl HudPanel<'_> {
    /// The steps through the match. Beside them is the button that leads back: from an earlier
    /// position to the game, or from a phone's list of moves to its sheet.
    pub(super) fn steps(&mut self, ui: &mut Pen, at: &StepsAt) -> Option<HudAction> {
        let data = self.data;
        let (wid, ways) = (id("hud", "steps"), (data.back, data.forward));
        let step = moves::steps(ui, wid, at.left, at.gap, at.r, ways).map(HudAction::Step);
        if self.at.shape == PanelShape::List {
            let button = TextButton::brass(text("moves-close")).size(19.5);
            if button.show(ui, id("hud", "close"), at.beside).clicked() {
                self.state.list_open = false;
                ui.ctx().request_repaint();
            }
        } else if data.viewed_position.is_some() {
            return back_to_game(ui, at.beside, 18.5).or(step);
        } else {
            flourish(ui.brush(), self.at.inner, at.left.y);
        }
        step
    }
}

/// The flourish continues on both sides of the steps.
fn flourish(brush: Brush, inner: Rangef, cy: f32) {
    if brush.theme.sprite("divider_left").is_none() {
        return;
    }
    let high = brush.theme.sprite_size("divider_left", vec2(20.0, 12.0)).y;
    let size = vec2(inner.span() / 2.0 - 100.0, high);
    for (name, x) in [
        ("divider_left", inner.min + size.x / 2.0),
        ("divider_right", inner.max - size.x / 2.0),
    ] {
        brush.paint(name, Rect::from_center_size(pos2(x, cy), size));
    }
}

/// The icon buttons with their names, side by side.
pub(super) fn buttons(ui: &mut Pen, x: Rangef, cy: f32, data: &HudData) -> Option<HudAction> {
    let list = data.buttons();
    let step = x.span() / list.len() as f32;
    let r = if step < 70.0 { 25.0 } else { 27.0 };
    let labels = list.iter().map(|button| button.label);
    let size = ui.common_size(labels, strong(label_size(ui.theme)), step - 2.0);
    let mut action = None;
    for (i, button) in list.iter().enumerate() {
        let center = pos2(x.min + step * (i as f32 + 0.5), cy);
        let pressed = button.show(ui, id("hud", button.sign), center, r);
        action = pressed.or(action);
        button.show_label(ui, center, r, size, step - 2.0);
        button.show_key(ui, center, r);
    }
    action
}
