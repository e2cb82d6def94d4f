//! A dialog over the darkened window: a parchment with its title on a ribbon.

use egui::{Align2, Context, Id, Rangef, Rect, vec2};

use crate::app::ui::breakpoints::{is_broad, is_low_for_question};
use crate::app::ui::flow::{Flow, announce, scrolling};
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{ON_RED, Theme, heading};
use crate::app::ui::widgets::{PromptKind, focus_once, prompt_pill, ribbon};
use crate::app::ui::{dim, escaped, id, layers};

/// A dialog that is as high as its content and the buttons at its foot; what has no room scrolls.
#[derive(Clone, Copy, Debug)]
pub struct Modal<'a> {
    /// What the ids of its parts begin with.
    pub name: &'a str,
    /// The title.
    pub title: &'a str,
    /// Its largest width, in points; in a low window, where more is side by side, and in others.
    pub widest: [f32; 2],
    /// The height of the buttons, in points; 0 if there are none below the content.
    pub foot: f32,
    /// What the keys do, shown below where there is room.
    pub prompts: &'a [(PromptKind, &'a str)],
}

/// The space around the parts of a dialog, in points.
struct Spacing {
    /// Between the dialog and the edges of the window.
    margin: f32,
    /// Above the ribbon.
    above: f32,
    /// The height of the ribbon.
    band: f32,
    /// The size of the title, if there is room.
    title: f32,
    /// Above and below the content.
    gap: f32,
    /// Below the buttons.
    below: f32,
}

impl Spacing {
    fn of(low: bool, text: f32) -> Self {
        if low {
            Self {
                margin: 6.0,
                above: 14.0,
                band: (38.0 * text).clamp(40.0, 64.0),
                title: 25.0,
                gap: 8.0,
                below: 16.0,
            }
        } else {
            Self {
                margin: 20.0,
                above: 28.0,
                band: (46.0 * text).clamp(48.0, 76.0),
                title: 29.0,
                gap: 16.0,
                below: 28.0,
            }
        }
    }
}

impl Modal<'_> {
    /// The height of the prompts with the gap above them.
    const PROMPTS: f32 = 60.0;

    /// Whether its content lies side by side, as the window is low.
    pub fn is_low(ctx: &Context, theme: &Theme) -> bool {
        is_low_for_question(ctx.content_rect().height(), theme.scale())
    }

    fn width(&self, ctx: &Context, theme: &Theme) -> f32 {
        let [low, other] = self.widest;
        let widest = if Self::is_low(ctx, theme) { low } else { other };
        (ctx.content_rect().width() - 24.0).min(widest)
    }

    /// Where its content is from left to right.
    pub fn x_range(&self, ctx: &Context, theme: &Theme) -> Rangef {
        let width = self.width(ctx, theme);
        let inset = if width < 400.0 { 16.0 } else { 32.0 };
        Rangef::point(ctx.content_rect().center().x).expand(width / 2.0 - inset)
    }

    /// Darkens the window, and shows the parchment for a content of this height with its title, and the
    /// prompts. Returns the rectangles of the content and of the buttons.
    pub fn open(&self, ui: &mut Pen, content: f32) -> [Rect; 2] {
        let (ctx, theme) = (ui.ctx().clone(), ui.theme);
        let screen = ctx.content_rect();
        dim(ui.painter(), screen);
        let space = Spacing::of(Self::is_low(&ctx, theme), theme.scale());
        let foot = self.foot + if self.foot > 0.0 { space.gap } else { 0.0 };
        let around = space.above + space.band + space.gap + foot + space.below;
        let height = (content + around).min(screen.height() - 2.0 * space.margin);
        let prompts = !self.prompts.is_empty()
            && is_broad(screen.width())
            && height + 2.0 * (Self::PROMPTS + space.margin) <= screen.height();
        let up = if prompts { Self::PROMPTS / 2.0 } else { 0.0 };
        let middle = screen.center() - vec2(0.0, up);
        let panel = Rect::from_center_size(middle, vec2(self.width(&ctx, theme), height));
        ui.parchment(panel);
        let corner = panel.min + vec2(0.0, space.above);
        let band = Rect::from_min_size(corner, vec2(panel.width(), space.band));
        self.show_title(ui, band, space.title);
        if prompts {
            let extent = vec2(panel.width() + 150.0, Self::PROMPTS - 10.0);
            let at = panel.left_bottom() + vec2(-75.0, 10.0);
            prompt_pill(ui.brush(), Rect::from_min_size(at, extent), self.prompts);
        }
        let x = self.x_range(&ctx, theme);
        let bottom = panel.bottom() - space.below;
        let top = band.bottom() + space.gap;
        [
            Rect::from_x_y_ranges(x, top..=(bottom - foot).max(top)),
            Rect::from_x_y_ranges(x, bottom - self.foot..=bottom),
        ]
    }

    /// The ribbon with the title; its ends reach over the edges of the parchment.
    fn show_title(&self, ui: &mut Pen, band: Rect, size: f32) {
        let over = if band.width() < 400.0 { 8.0 } else { 18.0 };
        ribbon(ui.brush(), band, over);
        let style = heading(size).ink(ON_RED);
        let words = ui.fit(self.title, style, band.width() - 44.0);
        ui.put_text(words, band.center(), Align2::CENTER_CENTER);
        announce(ui, self.title, band);
    }

    /// Shows it. `content` is called several times, see [`scrolling`]; `foot` gets the rectangle of the
    /// buttons. Returns the action of either, or `leave` after Esc. `focus` is the control that has the
    /// focus at first, when `opened` is true.
    pub fn show<A>(
        &self,
        ctx: &Context,
        theme: &Theme,
        (opened, focus, leave): (&mut bool, Id, A),
        mut content: impl FnMut(&mut Flow) -> Option<A>,
        foot: impl FnOnce(&mut Pen, Rect) -> Option<A>,
    ) -> Option<A> {
        let first = *opened;
        layers::modal(ctx, theme, |ui| {
            let mut measure = Flow::measure(ctx, theme, self.x_range(ctx, theme));
            content(&mut measure);
            let [room, buttons] = self.open(ui, measure.height());
            let chosen = scrolling(ui, id(self.name, "scroll"), room, false, content);
            let pressed = foot(ui, buttons);
            focus_once(ui, focus, opened);
            let left = escaped(ctx, first).then_some(leave);
            left.or(pressed).or(chosen)
        })
    }
}
