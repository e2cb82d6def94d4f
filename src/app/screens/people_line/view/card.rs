//! The large card of a person: the banner of the house, the portrait, name, reign and caption.

use std::sync::Arc;

use egui::{Align, Align2, Context, Galley, Rect, StrokeKind, pos2, vec2};

use crate::app::screens::people_line::view::data::PeopleLine;
use crate::app::screens::people_line::view::medallion::Medallion;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{CREAM, HAIRLINE, INK, INK_NOTE, ON_RED, Theme, body, strong, wash};

/// The margin inside a card's edge.
const EDGE: f32 = 20.0;
/// The gap above the banner.
const TOP: f32 = 13.0;

/// The large card of a person, laid out for a width.
pub struct PersonCardLayout<'a> {
    line: &'a PeopleLine,
    person: usize,
    width: f32,
    /// The radius of the portrait.
    radius: f32,
    banner: f32,
    house: Arc<Galley>,
    name: Arc<Galley>,
    reign: Option<Arc<Galley>>,
    caption: Option<Arc<Galley>>,
}

impl<'a> PersonCardLayout<'a> {
    /// Lays a card out: `dated` with the reign, `told` with the house and the caption.
    pub fn new(
        ctx: &Context,
        theme: &Theme,
        line: &'a PeopleLine,
        person: usize,
        width: f32,
        dated: bool,
        told: bool,
    ) -> Self {
        let data = &line.people[person];
        let room = width - 2.0 * EDGE;
        let house = line.houses.get(data.house);
        let house = house.map_or_else(String::new, |house| house.name.to_uppercase());
        let ink = theme.pick(ON_RED, CREAM);
        // Smaller if it is too long, and at the least size in several lines.
        let heading = |words: &str, size: f32, ink, width: f32| {
            let style = strong(size.min(size * 1.5 / theme.scale())).ink(ink);
            let style = style.size(theme.common_size(ctx, [words], style, width));
            theme.balanced(ctx, words, style, width, Align::Center)
        };
        let banner_words = if told { house.as_str() } else { "" };
        let caption = |words: &str| {
            let size = 18.0_f32.min(18.0 * 1.7 / theme.scale());
            let style = body(size).ink(INK_NOTE);
            theme.balanced(ctx, words, style, room - 8.0, Align::Center)
        };
        let house = heading(banner_words, 21.0, ink, room - 44.0);
        Self {
            line,
            person,
            width,
            radius: (width * 0.285).min(112.0),
            banner: (house.size().y + 16.0).max(42.0),
            house,
            name: heading(&data.name, 32.0, INK, room - 24.0),
            reign: dated.then(|| heading(&data.reign, 22.0, INK, room - 40.0)),
            caption: told.then(|| caption(&data.caption)),
        }
    }

    /// The height that it needs.
    pub fn height(&self) -> f32 {
        let of = |galley: &Option<Arc<Galley>>| galley.as_ref().map_or(0.0, |g| g.size().y + 4.0);
        TOP + self.banner
            + 2.0 * self.radius
            + 22.0
            + self.name.size().y
            + 12.0
            + of(&self.reign)
            + of(&self.caption)
            + EDGE
    }

    /// Paints it from the upper left corner `at` on. Returns its rectangle.
    pub fn paint(&self, brush: Brush, at: egui::Pos2) -> Rect {
        let line = self.line;
        let rect = Rect::from_min_size(at, vec2(self.width, self.height()));
        brush.paint(&line.sprite("large"), rect);
        let person = &line.people[self.person];
        let x = rect.x_range().shrink(EDGE);
        let banner = Rect::from_x_y_ranges(x, rect.top() + TOP..=rect.top() + TOP + self.banner);
        let told = self.caption.is_some();
        if told {
            brush.paint(&line.sprite_of("banner", person.house), banner);
            let middle = banner.center() - vec2(0.0, 4.0);
            brush.put_text(self.house.clone(), middle, Align2::CENTER_CENTER);
        }
        let overlap = if told { 0.0 } else { self.banner / 2.0 };
        let center = pos2(
            rect.center().x,
            banner.bottom() - overlap + self.radius + 6.0,
        );
        Medallion::of(line, self.person).paint(brush, center, self.radius);
        let mut y = banner.bottom() + 2.0 * self.radius + 18.0;
        let band = Rect::from_x_y_ranges(x.shrink(4.0), y - 2.0..=y + self.name.size().y + 4.0);
        if !brush.theme.contrast {
            brush.rect_filled(band, 2.0, wash(HAIRLINE, 0.16));
        }
        brush.rect_stroke(band, 2.0, (1.0, HAIRLINE), StrokeKind::Inside);
        brush.put_text(self.name.clone(), band.center(), Align2::CENTER_CENTER);
        y = band.bottom() + 6.0;
        if let Some(reign) = &self.reign {
            let words = brush.put_text(reign.clone(), pos2(center.x, y), Align2::CENTER_TOP);
            for x in [words.left() - 18.0, words.right() + 18.0] {
                let at = pos2(x, words.center().y);
                brush.paint_at("lozenge", at, 0.8, egui::Color32::WHITE);
            }
            y = words.bottom() + 4.0;
        }
        if let Some(caption) = &self.caption {
            brush.put_text(caption.clone(), pos2(center.x, y), Align2::CENTER_TOP);
        }
        rect
    }
}
