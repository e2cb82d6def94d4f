//! The last trick: its cards in the order played, who played them, and who won it.

use egui::{Align, Align2, Context, Rangef, Rect, pos2, vec2};

use crate::app::table::cards::sheets::LastTrickData;
use crate::app::ui::cards::{CardMark, RATIO};
use crate::app::ui::dialog::Dialog;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, FontFace, INK, TextButton, Theme, announce, cards, dim, escaped, focus_once, id,
    is_narrow, italic, layers, scrolling, strong,
};
use crate::texts::text;

/// Shows the panel. Returns true if it should be closed.
pub fn show(ctx: &Context, theme: &Theme, data: &LastTrickData, state: &mut PageState) -> bool {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), screen);
        let width = (screen.width() - 20.0).min(700.0);
        let x = Rangef::point(screen.center().x).expand(width / 2.0);
        let inner = x.shrink(if narrow { 16.0 } else { 40.0 });
        let mut body = |flow: &mut Flow| {
            row(flow, data);
            flow.gap(12.0);
            flow.text(&data.line, strong(22.0), Align::Center);
            if !data.note.is_empty() {
                flow.text(&data.note, italic(18.5), Align::Center);
            }
            flow.gap(16.0);
            let line = flow.take(52.0);
            let mut close = None;
            flow.draw(|ui| {
                let button = TextButton::brass(text("cards-close"));
                let wide = button.width(ui.ctx(), theme).min(line.width());
                let rect = Rect::from_center_size(line.center(), vec2(wide, 52.0));
                if button.show(ui, id("last-trick", "close"), rect).clicked() {
                    close = Some(());
                }
                focus_once(ui, id("last-trick", "close"), &mut state.focus_first);
            });
            flow.gap(6.0);
            close
        };
        let mut measure = Flow::measure(ctx, theme, inner);
        body(&mut measure);
        let band_h = (52.0 * theme.scale().max(1.0)).min(76.0);
        let around = 28.0 + band_h + 22.0 + 26.0;
        let height = (measure.height() + around).min(screen.height() - 24.0);
        let dialog = Dialog {
            middle: screen.center(),
            size: vec2(width, height),
            above: 28.0,
            band: band_h,
            over: if narrow { 6.0 } else { 22.0 },
            title: &data.title,
            letter: 31.0,
            beside: 60.0,
        };
        let rest = dialog.show(ui);
        let room = Rangef::new(rest.top() + 22.0, rest.bottom() - 26.0);
        let room = Rect::from_x_y_ranges(inner, room);
        let closed = scrolling(ui, id("last-trick", "scroll"), room, false, body);
        closed.is_some() || escaped(ctx, opened)
    })
}

/// The cards side by side, with the players' names below.
fn row(flow: &mut Flow, data: &LastTrickData) {
    let theme = flow.theme;
    let count = data.cards.len().max(1) as f32;
    let step = flow.width() / count;
    let card = (step * 0.84).min(118.0);
    let name_h = 26.0 * theme.scale().min(1.5);
    let rect = flow.take(card * RATIO + 14.0 + name_h);
    flow.draw(|ui| {
        for (index, play) in data.cards.iter().enumerate() {
            let x = rect.left() + step * (index as f32 + 0.5);
            let center = pos2(x, rect.top() + 6.0 + card * RATIO / 2.0);
            let mark = if play.won {
                CardMark::Gilt
            } else {
                CardMark::None
            };
            cards::paint(ui.brush(), center, card, &play.face, mark);
            if play.won {
                cards::crown(
                    ui.brush(),
                    center - vec2(0.0, card * RATIO / 2.0),
                    card * 0.3,
                );
            }
            let face = if play.won {
                FontFace::Strong
            } else {
                FontFace::Body
            };
            let words = ui.fit(&play.name, face.sized(19.0).ink(INK), step - 6.0);
            ui.put_text(words, pos2(x, rect.bottom() - name_h), Align2::CENTER_TOP);
            let area = Rect::from_center_size(pos2(x, rect.center().y), vec2(step, rect.height()));
            announce(ui, &play.spoken, area);
        }
    });
}
