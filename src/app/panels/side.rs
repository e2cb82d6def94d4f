//! The focus of a panel that stands beside the board: the board has it first, and hands it over.

use egui::{Context, FocusDirection, Id, Pos2, Rect};

/// The controls of a panel that can have the focus, in the order of Tab, with where they stand.
pub type Controls = Vec<(Id, Rect)>;

/// Where the focus comes in when it is handed to a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EntryPoint {
    /// At the first control, in the order of Tab.
    First,
    /// At the last one.
    Last,
    /// At the move shown, where the panel has a list or a bar of moves; else at the first control.
    Moves,
    /// At the control nearest to a point of the window.
    Near(Pos2),
}

/// What such a panel remembers of the focus.
#[derive(Clone, Debug, Default)]
pub struct SideFocus {
    /// Hands the focus to the panel in the next pass.
    pub enter: Option<EntryPoint>,
    /// Whether a control of the panel has the focus, as it was shown last.
    pub has_focus: bool,
    /// The controls as they were shown last.
    pub controls: Controls,
}

impl SideFocus {
    /// Gives the focus to the control that it is to enter at, and notes whether the panel has it.
    /// Called when all controls are shown; `moves` is the control for [`EntryPoint::Moves`].
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
                    // The key that handed it over does not move it on.
                    m.move_focus(FocusDirection::None);
                });
                // The ring is drawn in the next pass.
                ctx.request_repaint();
            }
        }
        let focused = ctx.memory(|m| m.focused());
        self.has_focus =
            focused.is_some_and(|focused| self.controls.iter().any(|(id, _)| *id == focused));
    }
}
