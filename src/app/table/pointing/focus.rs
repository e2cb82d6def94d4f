//! Focus at the table: it is on the board or in the side panel, and moves between them by arrow
//! keys, Tab and Esc.

use bevy::prelude::*;
use bevy_egui::egui::WidgetRect;
use bevy_egui::{EguiContexts, EguiPostUpdateSet, egui};

use crate::app::redraw::RedrawTimer;
use crate::app::session::TableState;
use crate::app::state::{AtTable, Menu, Screen};
use crate::app::table::layout::TableLayout;
use crate::app::table::pointing::cursor::{Cursor, LastDevice, stops};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Focus>();
}

/// If there are panels: the way back from them to the board.
pub(crate) fn panel_plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        hand_back
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Where the focus is at the table. While a menu is open, the menu has it.
#[derive(Resource, Clone, Default, Debug, PartialEq)]
pub struct Focus {
    /// Whether a control of the panel has it, rather than the board.
    in_panel: bool,
    /// Whether the panel has controls; without any, the board keeps the focus.
    panel: bool,
    /// A pending move of the focus into the panel.
    leave: Option<Leave>,
    /// The board was entered by Tab: select its first piece next or, if `true` (backwards), its
    /// last one.
    enter: Option<bool>,
    /// The control that had the focus when the panel was last drawn, and its rectangle.
    last: Option<(egui::Id, egui::Rect)>,
}

/// A move of the focus into the panel, or within it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Leave {
    /// Off the edge of the board: from a point in the window, in a direction, y down.
    Walk { from: Vec2, direction: Vec2 },
    /// To the next control, or to the previous one.
    Step { back: bool },
    /// To the move list.
    Moves,
    /// To the control that assistive technology asks for.
    Control(egui::accesskit::NodeId),
}

impl Focus {
    /// Whether keys and gamepad move the board's cursor.
    pub fn on_board(&self) -> bool {
        !self.in_panel
    }

    /// Returns the focus to the board.
    pub fn go_to_board(&mut self) {
        self.in_panel = false;
        self.leave = None;
        self.last = None;
    }

    /// Moves the focus to the move list, if there is one.
    pub(crate) fn go_to_moves(&mut self) {
        self.leave = self.panel.then_some(Leave::Moves);
    }

    /// Moves the focus to the next control of the panel, or to the previous one.
    pub(crate) fn step(&mut self, back: bool) {
        self.leave = Some(Leave::Step { back });
    }

    /// Moves the focus to a control of the panel, by its node in the tree of assistive technology.
    pub(crate) fn go_to_control(&mut self, node: egui::accesskit::NodeId) {
        self.leave = Some(Leave::Control(node));
    }

    /// Takes the flag that Tab has entered the board from the panel; `true` if backwards.
    pub(crate) fn entered(&mut self) -> Option<bool> {
        self.enter.take()
    }

    /// Whether a step of the cursor leaves the board and a panel may take the focus (`direction`
    /// with y up).
    pub(crate) fn walk_off(
        &mut self,
        cursor: &Cursor,
        table: &TableState,
        layout: &TableLayout,
        direction: Vec2,
    ) -> bool {
        let Some(at) = cursor.at.filter(|_| self.panel) else {
            return false;
        };
        let Some(middle) = layout.cell_center(at) else {
            return false;
        };
        let off = layout
            .neighbour(at, direction, middle, |spot| table.open(spot))
            .is_none();
        if off {
            self.leave = Some(Leave::Walk {
                from: layout.to_screen(middle),
                direction: direction * Vec2::new(1.0, -1.0),
            });
        }
        off
    }

    /// Whether Tab leaves the board: after the last piece that can move or, backwards, before the
    /// first. With a piece selected, Tab cycles through its targets.
    pub(crate) fn step_off(
        &mut self,
        cursor: &Cursor,
        table: &TableState,
        layout: &TableLayout,
        back: bool,
    ) -> bool {
        if !self.panel || !cursor.picks.is_empty() {
            return false;
        }
        let stops = stops(cursor, table, layout);
        let end = if back { stops.first() } else { stops.last() };
        let off = end.is_none() || (end.copied() == cursor.at);
        if off {
            self.step(back);
        }
        off
    }

    /// Runs before the panel is drawn at the table: gives the focus to one of its controls, or
    /// takes it away. Tab past the last control leads to the board. Returns true if the move list
    /// was requested; the caller may then focus a line of it.
    pub fn before(
        &mut self,
        ctx: &egui::Context,
        cursor: &Cursor,
        table: &TableState,
        layout: &TableLayout,
    ) -> bool {
        let controls = controls(ctx);
        let known = |id: egui::Id| controls.iter().position(|(other, _)| *other == id);
        let focused = ctx.memory(|memory| memory.focused());
        let here = focused.and_then(known);
        let panel = !controls.is_empty();
        let leave = self.leave.take();
        let mut target = None;
        match leave {
            Some(Leave::Walk { from, direction }) => {
                target = nearest(ctx, &controls, from, direction)
            }
            Some(Leave::Moves) => target = (!controls.is_empty()).then_some(0),
            Some(Leave::Control(node)) => {
                target = controls
                    .iter()
                    .position(|(id, _)| id.accesskit_id() == node);
            }
            Some(Leave::Step { back }) => {
                let count = controls.len();
                let next = match (self.in_panel.then_some(here).flatten(), back) {
                    (None, false) => Some(0),
                    (None, true) => count.checked_sub(1),
                    (Some(index), false) => Some(index + 1),
                    (Some(index), true) => index.checked_sub(1),
                };
                target = next.filter(|index| *index < count);
                if target.is_none() && !stops(cursor, table, layout).is_empty() {
                    // Past the last control comes the first piece, before the first control the
                    // last piece.
                    self.go_to_board();
                    self.enter = Some(back);
                    ctx.request_repaint();
                } else if target.is_none() {
                    target = if back {
                        count.checked_sub(1)
                    } else {
                        (count > 0).then_some(0)
                    };
                }
            }
            // If the focused control is gone or disabled, the nearest one gets the focus.
            None if self.in_panel && here.is_none() => {
                let stood = self.last.map(|(_, rect)| rect.center());
                target = stood.and_then(|from| closest(&controls, from, |_| true));
                if target.is_none() {
                    self.go_to_board();
                }
            }
            None => {}
        }
        if let Some((id, _)) = target.and_then(|index| controls.get(index)) {
            self.in_panel = true;
            let id = *id;
            ctx.memory_mut(|memory| {
                memory.request_focus(id);
                // The key that moved the focus here must not move it again.
                memory.move_focus(egui::FocusDirection::None);
            });
            ctx.request_repaint();
        } else if self.in_panel {
            // At the table, Tab is an action of its own.
            if ctx.input(|input| input.key_pressed(egui::Key::Tab)) {
                ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
            }
        } else {
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
                memory.move_focus(egui::FocusDirection::None);
            });
        }
        self.panel = panel;
        let focused = ctx.memory(|memory| memory.focused());
        self.last = focused
            .filter(|_| self.in_panel)
            .and_then(known)
            .and_then(|index| controls.get(index).copied());
        leave == Some(Leave::Moves)
    }
}

/// Every control that can have the focus, in Tab order: by layer from the top, in the order drawn.
fn controls(ctx: &egui::Context) -> Vec<(egui::Id, egui::Rect)> {
    let focusable = |widget: &WidgetRect| widget.enabled && widget.sense.is_focusable();
    let widgets = in_order(ctx, focusable).into_iter();
    widgets.map(|widget| (widget.id, widget.rect)).collect()
}

/// Every control that can be used now, and every scroll bar, in the same order; none that lies under
/// a dialog.
pub(crate) fn usable(ctx: &egui::Context) -> Vec<WidgetRect> {
    let uses = |widget: &WidgetRect| {
        widget.enabled && (widget.sense.is_focusable() || widget.sense.senses_drag())
    };
    let mut widgets = in_order(ctx, uses);
    ctx.memory(|memory| widgets.retain(|widget| memory.allows_interaction(widget.layer_id)));
    widgets
}

/// The widgets of the last pass that fit, by layer from the top, in the order drawn.
fn in_order(ctx: &egui::Context, fits: impl Fn(&WidgetRect) -> bool) -> Vec<WidgetRect> {
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut layers: Vec<Vec<WidgetRect>> = widgets
            .layers()
            .map(|(_, widgets)| widgets.iter().filter(|w| fits(w)).copied().collect())
            .filter(|layer: &Vec<_>| !layer.is_empty())
            .collect();
        let top = |layer: &[WidgetRect]| {
            let tops = layer.iter().map(|widget| widget.rect.top());
            tops.fold(f32::MAX, f32::min)
        };
        layers.sort_by(|a, b| top(a).total_cmp(&top(b)));
        layers.concat()
    })
}

/// The nearest control to a point of the window in a direction.
fn nearest(
    ctx: &egui::Context,
    controls: &[(egui::Id, egui::Rect)],
    from: Vec2,
    direction: Vec2,
) -> Option<usize> {
    let from = (egui::vec2(from.x, from.y) / ctx.zoom_factor()).to_pos2();
    let direction = egui::vec2(direction.x, direction.y);
    closest(controls, from, |rect| {
        (rect.center() - from).dot(direction) > 0.0
    })
}

/// The nearest control to `from` among those accepted by `fits`.
fn closest(
    controls: &[(egui::Id, egui::Rect)],
    from: egui::Pos2,
    fits: impl Fn(&egui::Rect) -> bool,
) -> Option<usize> {
    let fitting = controls
        .iter()
        .enumerate()
        .filter(|(_, (_, rect))| fits(rect));
    fitting
        .min_by(|(_, (_, a)), (_, (_, b))| {
            a.distance_to_pos(from).total_cmp(&b.distance_to_pos(from))
        })
        .map(|(index, _)| index)
}

/// The board has the focus when a match begins and after a menu; using mouse or touch gives it back
/// to the board too.
pub(crate) fn begin_at_board(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut focus: ResMut<Focus>,
    cursor: Res<Cursor>,
    device: Res<LastDevice>,
) {
    let pointer = (cursor.is_changed() || device.is_changed()) && !device.has_keys();
    if (screen.is_changed() || menu.is_changed() || pointer) && focus.in_panel {
        focus.go_to_board();
    }
}

/// Runs after the panel was drawn: arrow keys towards the board that found no other control return
/// the focus to the board.
fn hand_back(
    mut contexts: EguiContexts,
    at_table: Option<Res<State<AtTable>>>,
    layout: Res<TableLayout>,
    mut focus: ResMut<Focus>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let Some((before, rect)) = focus.last else {
        return;
    };
    if at_table.is_none() {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let zoom = ctx.zoom_factor();
    let corner = |at: Vec2| {
        let at = layout.to_screen(at) / zoom;
        egui::pos2(at.x, at.y)
    };
    let Some(field) = layout.surface.walked() else {
        return;
    };
    let board = egui::Rect::from_two_pos(corner(field.min), corner(field.max));
    let edges = [
        (egui::Key::ArrowLeft, board.right() <= rect.left()),
        (egui::Key::ArrowRight, board.left() >= rect.right()),
        (egui::Key::ArrowUp, board.bottom() <= rect.top()),
        (egui::Key::ArrowDown, board.top() >= rect.bottom()),
    ];
    let towards = edges
        .into_iter()
        .any(|(key, there)| there && ctx.input(|input| input.key_pressed(key)));
    let now = ctx.memory(|memory| memory.focused());
    // egui only considers controls; the board may be nearer than the control it found.
    let passed = now
        .filter(|id| *id != before)
        .and_then(|id| ctx.read_response(id))
        .is_some_and(|response| gap(board, rect) < gap(response.rect, rect));
    if towards && (now == Some(before) || passed) {
        focus.go_to_board();
        redraw.at(time.elapsed_secs());
    }
}

/// The distance between two rectangles.
fn gap(one: egui::Rect, other: egui::Rect) -> f32 {
    let between = |a: egui::Rangef, b: egui::Rangef| (a.min - b.max).max(b.min - a.max).max(0.0);
    egui::vec2(
        between(one.x_range(), other.x_range()),
        between(one.y_range(), other.y_range()),
    )
    .length()
}
