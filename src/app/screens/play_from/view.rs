//! The dialog that asks who plays on from a position.

use egui::{Align, Context, Rangef, Rect, vec2};

use crate::app::screens::play_from::players::{self, PlayersChoice, PlayersData};
use crate::app::ui::dialog::Dialog;
use crate::app::ui::{
    Flow, TOUCH, TextButton, Theme, body, dim, escaped, focus_once, id, is_low_for_question,
    italic, layers, scrolling,
};
use crate::texts::text;

/// The dialog's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayFromData {
    /// The position, e.g. “After 12. 18×9. Light to move.”
    pub position: String,
    /// Who can play.
    pub players: PlayersData,
    /// Whether a mistake was made here, and a better move can be looked for.
    pub mistake: bool,
}

/// The choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayFromState {
    /// Gives the main button the focus once; set when it opens.
    pub focus_first: bool,
    /// Who plays.
    pub players: PlayersChoice,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayFromAction {
    /// Start the match.
    Start,
    /// Look for the better move, as in a puzzle.
    Mistake,
    /// Go back (also Esc).
    Back,
}

/// Shows the dialog in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &PlayFromData,
    state: &mut PlayFromState,
) -> Option<PlayFromAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), screen);
        let low = is_low_for_question(screen.height(), theme.scale());
        let (margin, above) = if low { (6.0, 14.0) } else { (20.0, 28.0) };
        let width = (screen.width() - 48.0).min(if low { 720.0 } else { 560.0 });
        let inner = Rangef::point(screen.center().x).expand(width / 2.0 - 30.0);
        let band = (46.0 * theme.scale().max(1.0)).clamp(48.0, 76.0);
        let mut measure = Flow::measure(ctx, theme, inner);
        content(&mut measure, data, &mut state.clone());
        let mistake = if data.mistake { 56.0 } else { 0.0 };
        let around = above + band + 14.0 + 14.0 + mistake + 54.0 + 26.0;
        let height = (measure.height() + around).min(screen.height() - 2.0 * margin);
        let dialog = Dialog {
            middle: screen.center(),
            size: vec2(width, height),
            above,
            band,
            over: 16.0,
            title: text("play_from-title"),
            letter: 27.0,
            beside: 40.0,
        };
        let rest = dialog.show(ui);
        let buttons = Rect::from_x_y_ranges(inner, rest.bottom() - 80.0..=rest.bottom() - 26.0);
        let room = Rangef::new(rest.top() + 14.0, buttons.top() - mistake - 14.0);
        let room = Rect::from_x_y_ranges(inner, room);
        scrolling(ui, id("play_from", "scroll"), room, false, |flow| {
            content(flow, data, state);
            None::<()>
        });
        let (start, back) = buttons.split_left_right_at_fraction(0.6);
        let button = TextButton::lacquer(text("play_from-start")).size(22.0);
        let started = button.show(
            ui,
            id("play_from", "start"),
            start.with_max_x(start.right() - 8.0),
        );
        let button = TextButton::brass(text("back"));
        let left = button.show(
            ui,
            id("play_from", "back"),
            back.with_min_x(back.left() + 8.0),
        );
        let above = buttons
            .translate(vec2(0.0, -mistake))
            .with_max_y(buttons.top() - 8.0);
        let button = TextButton::brass(text("play_from-mistake")).icon("puzzle");
        let puzzle = data.mistake && (button.show(ui, id("play_from", "mistake"), above)).clicked();
        focus_once(ui, id("play_from", "start"), &mut state.focus_first);
        if left.clicked() || escaped(ctx, opened) {
            Some(PlayFromAction::Back)
        } else if puzzle {
            Some(PlayFromAction::Mistake)
        } else {
            started.clicked().then_some(PlayFromAction::Start)
        }
    })
}

/// The position, and the two choices below it.
fn content(flow: &mut Flow, data: &PlayFromData, state: &mut PlayFromState) {
    flow.text(&data.position, body(20.0), Align::Center);
    flow.gap(8.0);
    players::choose(flow, &data.players, &mut state.players);
    if state.players.is_everybody(&data.players) {
        let room = flow.text(text("play_from-alone"), italic(18.0), Align::Center);
        flow.gap((TOUCH + 8.0 - room.height()).max(8.0));
    }
}
