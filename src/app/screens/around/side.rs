//! The focus of a panel beside the board: the board has it first and hands it over.

use egui::{Context, FocusDirection, Id, Pos2, Rect};

/// The focusable controls of a panel with their rectangles, in Tab order.
pub type Controls = Vec<(Id, Rect)>;

/// Where the focus enters a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EntryPoint {
    /// At the first control in Tab order.
    First,
    /// At the last control.
    Last,
    /// At the move being viewed, if the panel has moves; otherwise at the first control.
    Moves,
    /// At the control nearest to a point of the window.
    Near(Pos2),
}

/// The state of such a panel's focus.
#[derive(Clone, Debug, Default)]
pub struct SideFocus {
    /// Where the focus enters the panel in the next pass.
    pub enter: Option<EntryPoint>,
    /// Whether a control of the panel had the focus in the last pass.
    pub has_focus: bool,
    /// The controls of the last pass.
    pub controls: Controls,
}

impl SideFocus {
    /// Gives the focus to the control where it enters, and records whether the panel has it. Must
    /// be called after all controls are shown; `moves` is the control for [`EntryPoint::Moves`].
    pub(super) fn hand_over(&mut self, ctx: &Context, moves: Option<Id>) {
        if let Some(entry) = self.enter.take() {
            let at = match entry {
                EntryPoint::First => self.controls.first(),
                EntryPoint::Last => self.controls.last(),
                EntryPoint::Moves => self.controls.iter().find(|(id, _)| Some(*id) == moves),
                EntryPoint::Near(to) => self.controls.iter().min_by(|a, b| {
                    a.1.distance_sq_to_pos(to)
                        .total_cmp(&b.1.distance_sq_to_pos(to))
                }),
            };
            if let Some((id, _)) = at.or(self.controls.first()) {
                ctx.memory_mut(|m| {
                    m.request_focus(*id);
                    // Keeps the key that moved the focus here from moving it further.
                    m.move_focus(FocusDirection::None);
                });
                // The focus ring is drawn in the next pass.
                ctx.request_repaint();
            }
        }
        let focused = ctx.memory(|m| m.focused());
        self.has_focus =
            focused.is_some_and(|focused| self.controls.iter().any(|(id, _)| *id == focused));
    }
}
