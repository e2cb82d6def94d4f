//! The last trick: its cards in the order played, who played them, and who won it.

use egui::{Align, Align2, Context, Rect, pos2, vec2};

use crate::app::table::cards::sheets::LastTrickData;
use crate::app::ui::cards::{CardMark, RATIO};
use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{Flow, FontFace, INK, TextButton, Theme, announce, cards, id, italic, strong};
use crate::texts::text;

/// Shows the panel. Returns true if it should be closed.
pub fn show(ctx: &Context, theme: &Theme, data: &LastTrickData, state: &mut PageState) -> bool {
    let modal = Modal {
        name: "last-trick",
        title: &data.title,
        widest: [700.0; 2],
        foot: 52.0,
        prompts: &[],
    };
    let content = |flow: &mut Flow| {
        row(flow, data);
        flow.gap(12.0);
        flow.text(&data.line, strong(22.0), Align::Center);
        if !data.note.is_empty() {
            flow.text(&data.note, italic(18.5), Align::Center);
        }
        None
    };
    let closed = modal.show(
        ctx,
        theme,
        (&mut state.focus_first, id("last-trick", "close"), ()),
        content,
        |ui, foot| {
            let button = TextButton::brass(text("cards-close"));
            let width = button.width(ui.ctx(), theme).min(foot.width());
            let rect = Rect::from_center_size(foot.center(), vec2(width, foot.height()));
            let pressed = button.show(ui, id("last-trick", "close"), rect);
            pressed.clicked().then_some(())
        },
    );
    closed.is_some()
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
