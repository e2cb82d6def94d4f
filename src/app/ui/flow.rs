//! Vertical layout that can be run twice: once to measure, once to draw. So a panel knows its
//! height, and whether it has to scroll, before it paints its background, and no frame is drawn
//! with a wrong layout.

use std::sync::Arc;

use egui::scroll_area::{ScrollAreaOutput, ScrollBarVisibility};
use egui::{
    Align, Align2, Context, Galley, Id, Rangef, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2,
    vec2,
};

use crate::app::ui::layers;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{TextStyle, Theme, heading, strong};
use crate::app::ui::widgets::{TOUCH, TextButton, divider, segments, stepper};

/// A column that is filled from the top. In a measuring run there is no `ui`: nothing is painted
/// and nothing reacts.
pub struct Flow<'a> {
    /// The context, for text layout.
    pub ctx: &'a Context,
    /// The theme.
    pub theme: &'a Theme,
    ui: Option<&'a mut Ui>,
    /// The left and right edge of the column.
    pub x: Rangef,
    /// The top of the next element.
    pub y: f32,
    top: f32,
}

impl<'a> Flow<'a> {
    /// Starts a measuring run.
    pub fn measure(ctx: &'a Context, theme: &'a Theme, x: Rangef) -> Self {
        Self {
            ctx,
            theme,
            ui: None,
            x,
            y: 0.0,
            top: 0.0,
        }
    }

    /// Starts a painting run at `top`.
    pub fn draw_at(ctx: &'a Context, ui: &'a mut Pen<'_>, x: Rangef, top: f32) -> Self {
        let theme = ui.theme;
        Self {
            ctx,
            theme,
            ui: Some(&mut **ui),
            x,
            y: top,
            top,
        }
    }

    /// The height used so far.
    pub fn height(&self) -> f32 {
        self.y - self.top
    }

    /// The width of the column.
    pub fn width(&self) -> f32 {
        self.x.span()
    }

    /// Takes a strip of height `h` across the whole width.
    pub fn take(&mut self, h: f32) -> Rect {
        let rect = Rect::from_x_y_ranges(self.x.min..=self.x.max, self.y..=self.y + h);
        self.y += h;
        rect
    }

    /// Leaves a gap of height `h`.
    pub fn gap(&mut self, h: f32) {
        self.y += h;
    }

    /// Runs `paint` unless this is a measuring run.
    pub fn draw<R>(&mut self, paint: impl FnOnce(&mut Pen) -> R) -> Option<R> {
        let theme = self.theme;
        self.ui
            .as_deref_mut()
            .map(|ui| paint(&mut Pen::new(ui, theme)))
    }

    /// See [`Theme::line`].
    pub fn line(&self, text: &str, style: TextStyle) -> Arc<Galley> {
        self.theme.line(self.ctx, text, style)
    }

    /// See [`Theme::fit`].
    pub fn fit(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        self.theme.fit(self.ctx, text, style, width)
    }

    /// See [`Theme::fit_in`].
    pub fn fit_in(&self, text: &str, style: TextStyle, room: Vec2) -> Arc<Galley> {
        self.theme.fit_in(self.ctx, text, style, room)
    }

    /// See [`Theme::wrapped`].
    pub fn wrapped(&self, text: &str, style: TextStyle, width: f32) -> Arc<Galley> {
        self.theme.wrapped(self.ctx, text, style, width)
    }

    /// See [`Theme::balanced`].
    pub fn balanced(&self, text: &str, style: TextStyle, width: f32, halign: Align) -> Arc<Galley> {
        self.theme.balanced(self.ctx, text, style, width, halign)
    }

    /// See [`Theme::width`].
    pub fn text_width(&self, text: &str, style: TextStyle) -> f32 {
        self.theme.width(self.ctx, text, style)
    }

    /// See [`Theme::common_size`].
    pub fn common_size<'s>(
        &self,
        lines: impl IntoIterator<Item = &'s str>,
        style: TextStyle,
        width: f32,
    ) -> f32 {
        self.theme.common_size(self.ctx, lines, style, width)
    }

    /// A wrapped paragraph.
    pub fn text(&mut self, text: &str, style: TextStyle, halign: Align) -> Rect {
        let width = self.width();
        let galley = self.balanced(text, style, width, halign);
        let rect = self.take(galley.size().y);
        self.draw(|ui| {
            let (x, anchor) = match halign {
                Align::Min => (rect.left(), Align2::LEFT_TOP),
                Align::Center => (rect.center().x, Align2::CENTER_TOP),
                Align::Max => (rect.right(), Align2::RIGHT_TOP),
            };
            ui.put_text(galley, pos2(x, rect.top()), anchor);
            announce(ui, text, rect);
        });
        rect
    }

    /// A divider in the middle of a strip of height `h`.
    pub fn divider(&mut self, h: f32) {
        let line = self.take(h);
        self.draw(|ui| divider(ui.brush(), line.x_range(), line.center().y));
    }

    /// A button of height `h` at the left, as wide as its label. Returns whether it was pressed.
    pub fn button(&mut self, id: Id, button: TextButton, h: f32) -> bool {
        let width = button.width(self.ctx, self.theme).min(self.width());
        let line = self.take(h);
        let at = line.with_max_x(line.left() + width);
        self.draw(|ui| button.show(ui, id, at).clicked()) == Some(true)
    }

    /// A choice with its label at the left if there is room, otherwise above it.
    pub fn choice(&mut self, (id, label): (Id, &str), answers: &[&str], chosen: &mut usize) {
        let words = self.line(label, strong(19.0));
        let widest = answers
            .iter()
            .map(|answer| self.text_width(answer, strong(18.5)));
        let each = widest.fold(60.0, f32::max) + 24.0;
        let beside = words.size().x + 16.0;
        // A row of segments if all fit, otherwise a stepper.
        let row = each * answers.len() as f32;
        let many = row > self.width();
        let least = if many { each + 76.0 } else { row };
        let at_left = beside + least <= self.width();
        let height = words.size().y;
        let tall = (26.0 * self.theme.scale()).max(TOUCH);
        let line = self.take(tall + if at_left { 0.0 } else { height });
        self.draw(|ui: &mut Pen| {
            let control = if at_left {
                line.with_min_x(line.right() - (line.width() - beside).min(least.max(300.0)))
            } else {
                line.with_min_y(line.bottom() - tall)
            };
            let middle = if at_left { tall } else { height } / 2.0;
            let at = pos2(line.left(), line.top() + middle);
            ui.put_text(words, at, Align2::LEFT_CENTER);
            let choose = if many { stepper } else { segments };
            if let Some(next) = choose(ui, id, control, answers, *chosen, label) {
                *chosen = next;
            }
        });
        self.gap(8.0);
    }

    /// Fills another column from here down. Returns its lower end.
    fn column(&mut self, x: Rangef, fill: impl FnOnce(&mut Self)) -> f32 {
        let (whole, top) = (self.x, self.y);
        self.x = x;
        fill(self);
        self.x = whole;
        std::mem::replace(&mut self.y, top)
    }

    /// Fills columns beside each other, each with its number. It goes on below the longest.
    pub fn columns(
        &mut self,
        columns: impl IntoIterator<Item = Rangef>,
        mut fill: impl FnMut(&mut Self, usize),
    ) {
        let mut bottom = self.y;
        for (number, x) in columns.into_iter().enumerate() {
            bottom = bottom.max(self.column(x, |flow| fill(flow, number)));
        }
        self.y = bottom;
    }

    /// Fills a column of this width at the left and, after a gap, the rest beside it.
    pub fn beside(
        &mut self,
        width: f32,
        gap: f32,
        left: impl FnOnce(&mut Self),
        right: impl FnOnce(&mut Self),
    ) {
        let Rangef { min, max } = self.x;
        let one = self.column(Rangef::new(min, min + width), left);
        let other = self.column(Rangef::new(min + width + gap, max), right);
        self.y = one.max(other);
    }

    /// The title of a page, laid out for the page's upper left corner.
    pub fn title(&self, words: &str) -> Arc<Galley> {
        let size = 34.0_f32.min(46.0 / self.theme.scale());
        self.fit(words, heading(size), self.width())
    }

    /// Shows the title of a page on a line of its own.
    pub fn put_title(&mut self, words: &str) {
        let title = self.title(words);
        let line = self.take(title.size().y);
        self.draw(|ui| {
            ui.put_text(title, line.min, Align2::LEFT_TOP);
            announce(ui, words, line);
        });
    }
}

/// Makes painted text accessible to screen readers; it takes neither focus nor clicks.
pub fn announce(ui: &mut Ui, text: &str, rect: Rect) {
    if layers::is_behind_menu(ui) {
        return;
    }
    let id = Id::new(("text", text, rect.min.x as i32, ui.id()));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
}

/// Runs `content` inside `rect`: if it fits, at the top, or in the middle with `middle`; otherwise
/// in a scroll area with the game's own scroll bar. `content` is called twice, first to measure; it
/// must change state only inside [`Flow::draw`].
pub fn scrolling<R>(
    ui: &mut Pen,
    id: Id,
    rect: Rect,
    middle: bool,
    mut content: impl FnMut(&mut Flow) -> Option<R>,
) -> Option<R> {
    let (ctx, theme) = (ui.ctx().clone(), ui.theme);
    let mut measure = Flow::measure(&ctx, ui.theme, rect.x_range());
    content(&mut measure);
    let height = measure.height();
    if height <= rect.height() + 1.0 {
        let top = rect.top()
            + if middle {
                ((rect.height() - height) / 2.0).max(0.0)
            } else {
                0.0
            };
        let mut flow = Flow::draw_at(&ctx, ui, rect.x_range(), top);
        return content(&mut flow);
    }
    // The scroll bar takes its room from the right of the column.
    let x = Rangef::new(rect.left(), rect.right() - 12.0);
    let mut measure = Flow::measure(&ctx, ui.theme, x);
    content(&mut measure);
    let height = measure.height();
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    let mut result = None;
    let mut column = ScrollArea::vertical().min_scrolled_height(0.0);
    if rewound(&ctx) {
        column = column.vertical_scroll_offset(0.0);
    }
    let mut out = column
        .id_salt(id)
        .auto_shrink(false)
        .animated(false)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut child, |ui| {
            let (area, _) =
                ui.allocate_exact_size(vec2(rect.width(), height + 8.0), Sense::hover());
            let mut pen = Pen::new(ui, theme);
            let mut flow = Flow::draw_at(&ctx, &mut pen, x, area.top() + 4.0);
            result = content(&mut flow);
        });
    let most = (out.content_size.y - out.inner_rect.height()).max(1.0);
    let pushed = taken(&ctx);
    if pushed != 0.0 {
        out.state.offset.y = (out.state.offset.y - pushed).clamp(0.0, most);
        out.state.store(&ctx, out.id);
        ctx.request_repaint();
    }
    let groove = Rect::from_x_y_ranges(rect.right() - 5.0..=rect.right() + 9.0, rect.y_range());
    show_bar(ui, id.with("bar"), groove, out);
    result
}

/// Shows the game's own scroll bar in `groove` for what was shown in a scroll area.
pub fn show_bar<R>(ui: &mut Pen, id: Id, groove: Rect, mut area: ScrollAreaOutput<R>) {
    let (inner, whole) = (area.inner_rect.height(), area.content_size.y);
    let offset = area.state.offset.y;
    if let Some(offset) = scroll_bar(ui, id, groove, inner, whole, offset) {
        area.state.offset.y = offset;
        area.state.store(ui.ctx(), area.id);
    }
}

/// The game's own scroll bar in `groove`: `inner` points of `whole` are visible, scrolled by
/// `offset`. Returns the new offset while the bar is dragged.
pub fn scroll_bar(
    ui: &mut Pen,
    id: Id,
    groove: Rect,
    inner: f32,
    whole: f32,
    offset: f32,
) -> Option<f32> {
    ui.paint("scroll_groove", groove);
    let room = groove.height() - 8.0;
    let long = (room * inner / whole.max(1.0)).clamp(36.0_f32.min(room), room);
    let most = (whole - inner).max(1.0);
    let at = groove.top() + 4.0 + (room - long) * (offset / most).clamp(0.0, 1.0);
    let size = vec2(groove.width() - 4.0, long);
    let thumb = Rect::from_min_size(pos2(groove.left() + 2.0, at), size);
    ui.paint("scroll_thumb", thumb);
    let bar = ui.interact(groove.expand2(vec2(6.0, 0.0)), id, Sense::DRAG);
    let moved = bar.drag_delta().y * most / (room - long).max(1.0);
    bar.dragged().then(|| (offset + moved).clamp(0.0, most))
}

/// Scrolls the column by this many points, upwards if positive; for a gamepad's stick.
pub fn push(ctx: &Context, points: f32) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("kings-coffer scroll"), (pass, points)));
    ctx.request_repaint();
}

/// Resets the scroll offset of the columns shown in this pass.
pub fn rewind(ctx: &Context) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("kings-coffer rewind"), pass));
}

/// Whether the scroll offset is reset in this pass.
fn rewound(ctx: &Context) -> bool {
    let pass = ctx.data(|data| data.get_temp::<u64>(Id::new("kings-coffer rewind")));
    pass == Some(ctx.cumulative_pass_nr())
}

/// The scrolling requested for this pass.
fn taken(ctx: &Context) -> f32 {
    let pushed =
        ctx.data_mut(|data| data.remove_temp::<(u64, f32)>(Id::new("kings-coffer scroll")));
    let now = ctx.cumulative_pass_nr();
    pushed
        .filter(|(pass, _)| now <= pass + 1)
        .map_or(0.0, |(_, points)| points)
}
