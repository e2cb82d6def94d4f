//! Sentences about why an action was refused.

use crate::app::session::{RefusalReason, Refused, TableState};
use crate::app::wording::ending::name_of;
use crate::texts::{capital, fill, text};

/// The sentence for a refusal.
pub fn sentence(refused: &Refused, table: &TableState) -> String {
    match &refused.reason {
        RefusalReason::Rules(refusal) => refusal.sentence(),
        RefusalReason::Thinking(seat) => capital(&fill(
            "refusal-thinking",
            &[("name", &name_of(table, *seat))],
        )),
        RefusalReason::DrawRefused(seat) => {
            let values = [("name", &*name_of(table, *seat))];
            capital(&fill("refusal-draw_refused", &values))
        }
        RefusalReason::NoHint => text("hud-no_hint").to_owned(),
        RefusalReason::NoUndo => text("hud-no_undo").to_owned(),
        RefusalReason::UndoBarred => text("hud-undo_barred").to_owned(),
        RefusalReason::NoRedo => text("hud-no_redo").to_owned(),
        RefusalReason::NotNow => text("guests-not_now").to_owned(),
        RefusalReason::CannotFollow => text("guests-unreadable").to_owned(),
        RefusalReason::TurnedDown => text("refusal-turned_down").to_owned(),
    }
}
