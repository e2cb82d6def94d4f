//! The focus of what stands around the table: the table has it first and hands it over.

use egui::{Context, FocusDirection, Id};

/// Gives the focus to a control if it was `asked` for and the control is shown. Otherwise it stays
/// where the table has given it: at the first control. Must be called after all controls are shown.
pub fn hand_over(ctx: &Context, asked: &mut bool, control: Option<Id>) {
    let shown = control.filter(|id| ctx.read_response(*id).is_some());
    let Some(id) = shown.filter(|_| std::mem::take(asked)) else {
        *asked = false;
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
