//! The focus of what stands around the table: the table has it first and hands it over.

use egui::{Context, FocusDirection, Id, Rect};

/// The focusable controls with their rectangles, in Tab order.
pub type Controls = Vec<(Id, Rect)>;

/// The state of the focus.
#[derive(Clone, Debug, Default)]
pub struct SideFocus {
    /// Whether the focus goes to the move that is viewed in this pass, or to the first control if there
    /// is none.
    pub to_moves: bool,
    /// The controls of the last pass.
    pub controls: Controls,
}

impl SideFocus {
    /// Gives the focus to `moves` if it was asked for. Must be called after all controls are shown.
    pub fn hand_over(&mut self, ctx: &Context, moves: Option<Id>) {
        if !std::mem::take(&mut self.to_moves) {
            return;
        }
        let control = |wanted: Id| self.controls.iter().any(|(id, _)| *id == wanted);
        let first = self.controls.first().map(|(id, _)| *id);
        let Some(id) = moves.filter(|id| control(*id)).or(first) else {
            return;
        };
        ctx.memory_mut(|m| {
            m.request_focus(id);
            // Keeps the key that moved the focus here from moving it further.
            m.move_focus(FocusDirection::None);
        });
        // The focus ring is drawn in the next pass.
        ctx.request_repaint();
    }
}
