//! The one focus: at the table it is on the board or in the panel beside it, and goes from one to
//! the other by walking, by Tab and by Esc.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPostUpdateSet, egui};

use crate::app::redraw::RedrawTimer;
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen};
use crate::app::table::cursor::{Cursor, stops};
use crate::app::table::layout::TableLayout;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Focus>();
}

/// Where there are panels: the way back from them to the board.
pub(crate) fn panel_plugin(app: &mut App) {
    app.add_systems(PostUpdate, hand_back.after(EguiPostUpdateSet::EndPass));
}

/// Where the focus is at the table. Under a menu the panel that lies above has it.
#[derive(Resource, Clone, Default, Debug, PartialEq)]
pub struct Focus {
    /// Whether a control of the panel has it, not the board.
    in_panel: bool,
    /// Whether there is a panel with controls; without one the board keeps the focus.
    panel: bool,
    /// Where it is to go next.
    leave: Option<Leave>,
    /// The board was come to by Tab: its first piece is next, or backwards (true) its last.
    enter: Option<bool>,
    /// The control that had it when the panel was drawn last, and where that stood.
    last: Option<(egui::Id, egui::Rect)>,
}

/// A way from the board into the panel, or on within it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Leave {
    /// Off the board's edge: from a point of the window in a direction, y down.
    Walk { from: Vec2, direction: Vec2 },
    /// To the next control, or to the one before.
    Step { back: bool },
    /// Into the list of moves.
    Moves,
}

impl Focus {
    /// Whether keys and gamepad move the cursor of the board.
    pub fn on_board(&self) -> bool {
        !self.in_panel
    }

    /// The board has the focus again.
    pub fn go_to_board(&mut self) {
        self.in_panel = false;
        self.leave = None;
        self.last = None;
    }

    /// Into the list of moves, if there is one.
    pub(crate) fn go_to_moves(&mut self) {
        self.leave = self.panel.then_some(Leave::Moves);
    }

    /// To the next control of the panel, or to the one before.
    pub(crate) fn step(&mut self, back: bool) {
        self.leave = Some(Leave::Step { back });
    }

    /// Whether Tab has led to the board from the panel, backwards (true) or not; told once.
    pub(crate) fn entered(&mut self) -> Option<bool> {
        self.enter.take()
    }

    /// Whether a step of the cursor leads off the board, where a panel may take the focus
    /// (`direction` with y up).
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

    /// Whether Tab leaves the board: at the last piece that can move, or backwards at the first.
    /// While a piece is chosen it goes round among its targets.
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

    /// Before the panel is drawn at the table: gives the focus to a control of it, or takes it
    /// away. Tab past its last control leads to the board. True when the list of moves is asked
    /// for: whoever draws it may give the focus to the line it likes.
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
                    // Past the last control the round goes on with the first piece, before the
                    // first with the last.
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
            // A control that answers no more gives the focus to the nearest that does.
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
                // The key that led here does not lead on.
                memory.move_focus(egui::FocusDirection::None);
            });
            ctx.request_repaint();
        } else if self.in_panel {
            // Tab is an action of the table's own.
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

/// Every control that can have the focus, in the order of Tab: layer by layer from above, each as
/// it was drawn.
fn controls(ctx: &egui::Context) -> Vec<(egui::Id, egui::Rect)> {
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut layers: Vec<Vec<(egui::Id, egui::Rect)>> = widgets
            .layers()
            .map(|(_, widgets)| {
                widgets
                    .iter()
                    .filter(|widget| widget.enabled && widget.sense.is_focusable())
                    .map(|widget| (widget.id, widget.rect))
                    .collect()
            })
            .filter(|layer: &Vec<_>| !layer.is_empty())
            .collect();
        let top = |layer: &[(egui::Id, egui::Rect)]| {
            layer
                .iter()
                .map(|(_, rect)| rect.top())
                .fold(f32::MAX, f32::min)
        };
        layers.sort_by(|a, b| top(a).total_cmp(&top(b)));
        layers.concat()
    })
}

/// The control nearest to a point of the window that lies in a direction from it.
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

/// The control nearest to `from` among those that `fits` takes.
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

/// A match begins on the board, and goes on there after a menu; mouse and finger take the focus
/// back to it as well.
pub(crate) fn begin_at_board(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut focus: ResMut<Focus>,
    cursor: Res<Cursor>,
) {
    let pointer = cursor.is_changed() && !cursor.device.has_keys();
    if (screen.is_changed() || menu.is_changed() || pointer) && focus.in_panel {
        focus.go_to_board();
    }
}

/// After the panel was drawn: who walked towards the board, and found no control on the way, is on
/// the board again.
fn hand_back(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    layout: Res<TableLayout>,
    mut focus: ResMut<Focus>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let Some((before, rect)) = focus.last else {
        return;
    };
    if *screen.get() != Screen::Table || *menu.get() != Menu::None {
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
    let ways = [
        (egui::Key::ArrowLeft, board.right() <= rect.left()),
        (egui::Key::ArrowRight, board.left() >= rect.right()),
        (egui::Key::ArrowUp, board.bottom() <= rect.top()),
        (egui::Key::ArrowDown, board.top() >= rect.bottom()),
    ];
    let towards = ways
        .into_iter()
        .any(|(key, there)| there && ctx.input(|input| input.key_pressed(key)));
    let now = ctx.memory(|memory| memory.focused());
    // Egui looks for controls alone: the board may lie nearer than the one that it found.
    let passed = now
        .filter(|id| *id != before)
        .and_then(|id| ctx.read_response(id))
        .is_some_and(|response| gap(board, rect) < gap(response.rect, rect));
    if towards && (now == Some(before) || passed) {
        focus.go_to_board();
        redraw.at(time.elapsed_secs());
    }
}

/// How far two rectangles are apart.
fn gap(one: egui::Rect, other: egui::Rect) -> f32 {
    let between = |a: egui::Rangef, b: egui::Rangef| (a.min - b.max).max(b.min - a.max).max(0.0);
    egui::vec2(
        between(one.x_range(), other.x_range()),
        between(one.y_range(), other.y_range()),
    )
    .length()
}
