//! A dialog: a parchment with its title on a ribbon.

use egui::{Align2, Context, Pos2, Rangef, Rect, Vec2, vec2};

use crate::app::ui::breakpoints::is_low_for_question;
use crate::app::ui::flow::{Flow, announce, scrolling};
use crate::app::ui::layers;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{ON_RED, Theme, heading};
use crate::app::ui::widgets::ribbon;
use crate::app::ui::{dim, id};

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

/// A dialog over the darkened window, as high as its content and the buttons at its foot; what has no
/// room scrolls.
pub struct Modal<'a> {
    /// What the ids of its parts begin with.
    pub name: &'a str,
    /// The title.
    pub title: &'a str,
    /// Its largest width, in points; in a low window, where more is side by side, and in others.
    pub widest: [f32; 2],
    /// The height of the buttons.
    pub foot: f32,
}

impl Modal<'_> {
    /// The gap above and below the content.
    const GAP: f32 = 14.0;
    /// The space below the buttons.
    const BELOW: f32 = 26.0;

    /// Whether its content lies side by side, as the window is low.
    pub fn is_low(ctx: &Context, theme: &Theme) -> bool {
        is_low_for_question(ctx.content_rect().height(), theme.scale())
    }

    /// Shows it. `content` is called several times, see [`scrolling`]; `foot` gets the rectangle of the
    /// buttons. Returns the action of either.
    pub fn show<A>(
        &self,
        ctx: &Context,
        theme: &Theme,
        mut content: impl FnMut(&mut Flow) -> Option<A>,
        foot: impl FnOnce(&mut Pen, Rect) -> Option<A>,
    ) -> Option<A> {
        let screen = ctx.content_rect();
        layers::modal(ctx, theme, |ui| {
            dim(ui.painter(), screen);
            let low = Self::is_low(ctx, theme);
            let (margin, above) = if low { (6.0, 14.0) } else { (20.0, 28.0) };
            let [widest_low, widest] = self.widest;
            let width = (screen.width() - 24.0).min(if low { widest_low } else { widest });
            let (inset, over) = if width < 400.0 {
                (16.0, 8.0)
            } else {
                (30.0, 16.0)
            };
            let inner = Rangef::point(screen.center().x).expand(width / 2.0 - inset);
            let band = (46.0 * theme.scale().max(1.0)).clamp(48.0, 76.0);
            let mut measure = Flow::measure(ctx, theme, inner);
            content(&mut measure);
            let around = above + band + 2.0 * Self::GAP + self.foot + Self::BELOW;
            let height = (measure.height() + around).min(screen.height() - 2.0 * margin);
            let dialog = Dialog {
                middle: screen.center(),
                size: vec2(width, height),
                above,
                band,
                over,
                title: self.title,
                letter: 27.0,
                beside: 40.0,
            };
            let rest = dialog.show(ui);
            let bottom = rest.bottom() - Self::BELOW;
            let buttons = Rect::from_x_y_ranges(inner, bottom - self.foot..=bottom);
            let room = Rangef::new(rest.top() + Self::GAP, buttons.top() - Self::GAP);
            let room = Rect::from_x_y_ranges(inner, room);
            let chosen = scrolling(ui, id(self.name, "scroll"), room, false, content);
            foot(ui, buttons).or(chosen)
        })
    }
}
