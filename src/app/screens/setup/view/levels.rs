//! At a table for two, the row of courtiers to choose the level from.

use std::sync::Arc;

use egui::{Align2, Context, Galley, Rect, StrokeKind, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::screens::setup::view::data::{CourtierCard, SeatChoice, SetupData, SetupView};
use crate::app::ui::{
    Brush, Flow, GOLD, HAIRLINE, INK, Mood, Pen, RED, TextStyle, Theme, heading, heading_with_note,
    id_of, is_very_large, italic, portrait, roses, show_focus, square, strong, target, wash,
};
use crate::texts::{fill, text};

impl SetupView<'_> {
    /// The courtier at a table for two, with the style of play. At larger tables each seat has its
    /// own courtier.
    pub(super) fn level(&mut self, flow: &mut Flow, phone: bool, size: f32) {
        let data = self.data;
        if data.count() > 2 || data.courtiers.is_empty() {
            return;
        }
        // The courtier that is seated; the second seat is checked before the first.
        let seated = [1, 0]
            .into_iter()
            .find_map(|i| match self.state.seats.get(i) {
                Some(SeatChoice::Courtier(c)) => Some((i, *c)),
                Some(SeatChoice::Person | SeatChoice::Guest) | None => None,
            });
        let words = flow.line(text("setup-level"), heading(size));
        let room = flow.width() - words.size().x - 16.0;
        let courtier = seated.and_then(|(_, c)| data.courtiers.get(c));
        let note = courtier.map_or_else(
            || text("setup-no_courtier").to_owned(),
            |courtier| level_note(flow, courtier, data, phone, room),
        );
        let rect = flow.take(words.size().y + 4.0);
        flow.draw(|ui| heading_with_note(ui.brush(), rect, text("setup-level"), size, &note));
        flow.gap(4.0);
        self.levels(flow, seated, phone);
    }

    /// The row of courtiers: a few on wide cards, many as medallions.
    fn levels(&mut self, flow: &mut Flow, seated: Option<(usize, usize)>, phone: bool) {
        let data = self.data;
        let n = data.courtiers.len();
        let broad = broad_levels(data, flow.width());
        let columns = match broad {
            true if is_very_large(flow.theme.scale()) => 1,
            false if flow.width() / (n as f32) < 62.0 => n.div_ceil(2),
            _ => n,
        };
        let (gap, most) = if broad { (12.0, 420.0) } else { (4.0, 136.0) };
        let w = ((flow.width() - gap * (columns - 1) as f32) / columns as f32).min(most);
        let r: f32 = if phone { 25.0 } else { 35.0 };
        let mut name_h = flow.line("A", strong(18.5)).size().y;
        if !broad {
            let names = data.courtiers.iter();
            let style = strong(medallion_size(phone));
            let below = |name: &str| medallion_name(flow.ctx, flow.theme, name, style, w);
            let names = names.map(|courtier| below(&courtier.short));
            name_h = names.map(|words| words.size().y).fold(name_h, f32::max);
        }
        let h = if broad {
            (2.0 * r + 18.0).max(name_h * 1.3 + 34.0)
        } else {
            2.0 * r + 12.0 + name_h + 24.0
        };
        for (row, chunk) in data.courtiers.chunks(columns).enumerate() {
            let line = flow.take(h);
            let used = chunk.len() as f32 * (w + gap) - gap;
            let left = if broad {
                line.left()
            } else {
                line.center().x - used / 2.0
            };
            for (c, courtier) in chunk.iter().enumerate() {
                let i = row * columns + c;
                let corner = pos2(left + c as f32 * (w + gap), line.top());
                let card = LevelCard {
                    courtier,
                    rect: Rect::from_min_size(corner, vec2(w, h)),
                    broad,
                    phone,
                    r,
                    on: seated.is_some_and(|(_, s)| s == i),
                    enabled: seated.is_some(),
                };
                let clicked = flow.draw(|ui| card.show(ui, i));
                if let (Some(true), Some((seat, _))) = (clicked, seated) {
                    self.state.seats[seat] = SeatChoice::Courtier(i);
                }
            }
            if row + 1 < n.div_ceil(columns) {
                flow.gap(6.0);
            }
        }
    }
}

/// The line about the chosen courtier: the style of play, unless the cards show it themselves, and
/// the rating; the rating alone where both have no room.
fn level_note(
    flow: &Flow,
    courtier: &CourtierCard,
    data: &SetupData,
    phone: bool,
    room: f32,
) -> String {
    let rating = courtier.rating.map_or_else(String::new, |rating| {
        fill("rating-about", &[("n", &rating.to_string())])
    });
    let CourtierCard { name, manner, .. } = courtier;
    let words = match (phone, broad_levels(data, flow.width())) {
        (true, _) => manner.clone(),
        (false, true) => return rating,
        (false, false) => fill("setup-manner", &[("name", name), ("manner", manner)]),
    };
    let both = courtier.rated(&words);
    if rating.is_empty() || flow.text_width(&both, italic(18.0)) <= room {
        both
    } else {
        rating
    }
}

/// Whether there are few enough courtiers for wide cards.
fn broad_levels(data: &SetupData, width: f32) -> bool {
    data.courtiers.len() <= 3 && width / data.courtiers.len().max(1) as f32 >= 150.0
}

/// The text size of the names below medallions.
const fn medallion_size(phone: bool) -> f32 {
    if phone { 15.5 } else { 18.5 }
}

/// A name below a medallion of this width, on two lines where one is too short for it.
fn medallion_name(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    style: TextStyle,
    width: f32,
) -> Arc<Galley> {
    let two_lines = 3.0 * style.size * theme.scale();
    theme.fit_in(ctx, name, style, vec2(width - 2.0, two_lines))
}

/// A courtier to choose.
struct LevelCard<'a> {
    courtier: &'a CourtierCard,
    rect: Rect,
    /// Whether it is a wide card, instead of a medallion.
    broad: bool,
    phone: bool,
    /// The radius of the portrait.
    r: f32,
    on: bool,
    enabled: bool,
}

impl LevelCard<'_> {
    /// Shows it. Returns whether it was pressed.
    fn show(&self, ui: &mut Pen, index: usize) -> bool {
        let (on, enabled, courtier) = (self.on, self.enabled, self.courtier);
        let level = courtier.level.to_string();
        let values = [("name", &*courtier.name), ("n", &*level)];
        let spoken = courtier.rated(&fill("setup-level_label", &values));
        let wid = id_of("setup", "level", index);
        let response = target(ui, wid, self.rect, enabled, || {
            WidgetInfo::selected(WidgetType::RadioButton, enabled, on, &spoken)
        });
        self.paint_ground(ui.brush(), response.hovered());
        if self.broad {
            self.paint_broad(ui.brush());
        } else {
            self.paint_medallion(ui.brush());
        }
        show_focus(ui, &response, self.rect.shrink(2.0));
        response.clicked()
    }

    /// Its name, as long as there is room for.
    fn name(&self) -> &str {
        if self.rect.width() < 160.0 || self.phone {
            &self.courtier.short
        } else {
            &self.courtier.name
        }
    }

    /// The style of its name.
    fn strong(&self, size: f32) -> TextStyle {
        let part = if self.enabled { 1.0 } else { 0.72 };
        strong(size).ink(INK.gamma_multiply(part))
    }

    /// The background; gilt if chosen.
    fn paint_ground(&self, brush: Brush, lit: bool) {
        let (rect, inside) = (self.rect, StrokeKind::Inside);
        if brush.theme.contrast {
            let slip = if self.on { "slip_selected" } else { "slip" };
            brush.paint(slip, rect);
        } else if self.on {
            brush.rect(rect, 5.0, wash(GOLD, 0.30), (1.6, HAIRLINE), inside);
            brush.rect_filled(rect.with_max_y(rect.top() + 5.0), 2.0, RED);
        } else if self.broad && !lit {
            brush.rect_stroke(rect, 5.0, (1.0, wash(HAIRLINE, 0.5)), inside);
        } else if lit && self.enabled {
            brush.rect(rect, 5.0, wash(GOLD, 0.16), (1.2, HAIRLINE), inside);
        }
    }

    /// A wide card, with the style of play if there is room.
    fn paint_broad(&self, brush: Brush) {
        let (rect, r, level) = (self.rect, self.r, self.courtier.level);
        let center = pos2(rect.left() + r + 12.0, rect.center().y + 2.0);
        portrait(brush, &self.courtier.portrait, center, r, Mood::Calm);
        let left = rect.left() + 2.0 * r + 26.0;
        let room = rect.right() - left - 8.0;
        if self.phone {
            let words = brush.fit(self.name(), self.strong(18.5), room);
            let at = pos2(left, rect.center().y + 3.0);
            brush.put_text(words, at, Align2::LEFT_BOTTOM);
            let r = (room / 11.4).min(8.0);
            roses(brush, pos2(left, rect.center().y + 16.0), level, r);
        } else {
            let words = brush.fit(self.name(), self.strong(21.0), room);
            let manner = brush.fit(&self.courtier.manner, italic(17.5), room);
            let whole = words.size().y + manner.size().y - 4.0 + 22.0;
            let top = pos2(left, rect.center().y + 2.0 - whole / 2.0);
            let below = brush.put_lines([words, manner], top, -4.0);
            roses(brush, pos2(left, below + 12.0), level, 9.5);
        }
    }

    /// A medallion, with the name below.
    fn paint_medallion(&self, brush: Brush) {
        let (x, top, r) = (self.rect.center().x, self.rect.top(), self.r);
        let (at, level) = (pos2(x, top + r + 9.0), self.courtier.level);
        portrait(brush, &self.courtier.portrait, at, r, Mood::Calm);
        let style = self.strong(medallion_size(self.phone));
        let width = self.rect.width();
        let words = medallion_name(brush.ctx(), brush.theme, self.name(), style, width);
        let at = pos2(x, top + 2.0 * r + 10.0);
        let y = brush.put_text(words, at, Align2::CENTER_TOP).bottom();
        if self.phone {
            let style = self.strong(16.5 / brush.theme.scale());
            let figure = brush.fit(&level.to_string(), style, 20.0);
            brush.paint("rose_on", square(pos2(x - 9.0, y + 9.0), 17.0));
            brush.put_text(figure, pos2(x + 4.0, y + 9.0), Align2::LEFT_CENTER);
        } else {
            roses(brush, pos2(x - 43.0, y + 7.0), level, 8.0);
        }
    }
}
