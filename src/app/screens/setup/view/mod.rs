//! Setting up a match: the game, the players, the level, who starts, and the options. On the
//! desktop an oak panel with the games beside a parchment with the rest; on a phone one sheet with
//! the main button fixed below it.

mod bars;
mod data;
mod frames;
mod games;
mod levels;
mod options;
mod seats;

pub use data::{
    CourtierCard, OptionRow, PageRow, PersonCard, SeatChoice, SetupAction, SetupData, SetupLink,
    SetupState, Starts, VariantCard,
};

use egui::{Context, Key, Modifiers, Rect};

use crate::app::screens::setup::view::data::SetupView;
use crate::app::screens::setup::view::frames::SetupFrame;
use crate::app::ui::{Theme, escaped, is_low_for_setup, is_narrow, layers, rewind};

/// Shows the panel over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<SetupAction> {
    let screen = ctx.content_rect();
    state.fit(data);
    let narrow = is_narrow(screen.size());
    let opened = state.focus_first;
    if opened {
        rewind(ctx);
    }
    let list_open = state.open_seat.is_some();
    let mut anchors = vec![Rect::NOTHING; data.count()];
    let mut action = layers::screen(ctx, theme, "setup", screen, |ui| {
        let mut frame = SetupFrame {
            view: SetupView { data, state },
            screen,
            anchors: &mut anchors,
        };
        if narrow {
            frame.phone(ui)
        } else if is_low_for_setup(screen.height()) {
            frame.low(ui)
        } else {
            frame.desk(ui)
        }
    });
    if let Some(seat) = state.open_seat {
        match anchors.get(seat).filter(|anchor| anchor.is_positive()) {
            Some(anchor) => seats::seat_list(ctx, theme, data, state, seat, *anchor, !list_open),
            None => state.open_seat = None,
        }
    }
    if !list_open && state.open_seat.is_none() {
        if data.pages.iter().any(|row| row.page == SetupLink::Rules)
            && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::F1))
        {
            action = Some(SetupAction::SetupLink(SetupLink::Rules));
        }
        if escaped(ctx, opened) {
            action = Some(SetupAction::Back);
        }
    }
    action
}
