//! The dialog that asks who plays on from a position.

use egui::{Align, Context};

use crate::app::screens::play_from::players::{self, PlayersChoice, PlayersData};
use crate::app::ui::dialog::Modal;
use crate::app::ui::{Flow, TOUCH, TextButton, Theme, body, id, italic};
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
    let mistake = if data.mistake { 56.0 } else { 0.0 };
    let modal = Modal {
        name: "play_from",
        title: text("play_from-title"),
        widest: [720.0, 560.0],
        foot: mistake + 54.0,
        prompts: &[],
    };
    let players = &mut state.players;
    let content = |flow: &mut Flow| {
        content(flow, data, players);
        None
    };
    let leave = (
        &mut state.focus_first,
        id("play_from", "start"),
        PlayFromAction::Back,
    );
    modal.show(ctx, theme, leave, content, |ui, foot| {
        let (above, buttons) = foot.split_top_bottom_at_y(foot.top() + mistake);
        let (start, back) = buttons.split_left_right_at_fraction(0.6);
        let button = TextButton::lacquer(text("play_from-start")).size(22.0);
        let start = start.with_max_x(start.right() - 8.0);
        let started = button.show(ui, id("play_from", "start"), start);
        let button = TextButton::brass(text("back"));
        let back = back.with_min_x(back.left() + 8.0);
        let left = button.show(ui, id("play_from", "back"), back);
        let above = above.with_max_y(above.bottom() - 8.0);
        let button = TextButton::brass(text("play_from-mistake")).icon("puzzle");
        let puzzle = data.mistake && (button.show(ui, id("play_from", "mistake"), above)).clicked();
        if left.clicked() {
            Some(PlayFromAction::Back)
        } else if puzzle {
            Some(PlayFromAction::Mistake)
        } else {
            started.clicked().then_some(PlayFromAction::Start)
        }
    })
}

/// The position, and the two choices below it.
fn content(flow: &mut Flow, data: &PlayFromData, state: &mut PlayersChoice) {
    flow.text(&data.position, body(20.0), Align::Center);
    flow.gap(8.0);
    players::choose(flow, &data.players, state);
    if state.is_everybody(&data.players) {
        let room = flow.text(text("play_from-alone"), italic(18.0), Align::Center);
        flow.gap((TOUCH + 8.0 - room.height()).max(8.0));
    }
}
