//! Scanning: everything that can be used now is offered in turn, and one switch chooses. The switch is
//! Space, Enter, the gamepad's South button or a tap anywhere. Rows come first, then what is in the
//! chosen row, then the rows again. Mouse and all other keys work as usual.

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::InputSystems;
use bevy::input::gamepad::RawGamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInputSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

use crate::app::input::device;
use crate::app::input::panel_keys::key_event;
use crate::app::input::rebind::Rebind;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, PanelSystems};
use crate::app::session::TableState;
use crate::app::settings::Settings;
use crate::app::state::AtTable;
use crate::app::table::layout::TableLayout;
use crate::app::table::pointing::cursor::{Cursor, CursorCommand, stops};
use crate::app::table::pointing::focus::{self, Focus};
use crate::app::ui::{TOUCH, flow, high_contrast, layers};
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_message::<TouchInput>()
        .add_systems(
            PreUpdate,
            catch
                .run_if(scanning)
                .before(InputSystems)
                .before(EguiInputSet::ReadBevyMessages),
        );
}

/// Scanning goes through panels too, so it needs them.
pub(crate) fn panel_plugin(app: &mut App) {
    app.add_systems(
        Update,
        scan.run_if(scanning)
            .in_set(FrameSystems::Keys)
            .after(device::note_screen_reader),
    )
    .add_systems(
        EguiPrimaryContextPass,
        show.run_if(scanning).after(PanelSystems::Cover),
    );
}

/// A row of at most this many places of the board is the whole board.
const FEW: usize = 6;
/// How far the scroll bar's press scrolls, as a part of its length.
const SCROLL: f32 = 0.8;
/// A press of the switch so soon after another one is the same press, in seconds.
const SAME_PRESS: f32 = 0.2;

/// Whether anything is scanned. While a new key is awaited, all keys are the player's own.
fn scanning(settings: Res<Settings>, rebind: Res<Rebind>) -> bool {
    settings.scan.seconds().is_some() && !rebind.listening()
}

/// What is scanned now.
#[derive(Resource, Default, Debug)]
struct Scan {
    rows: Vec<Vec<Target>>,
    at: Step,
    /// When this step began.
    since: f32,
    /// Whether the switch was pressed in this frame.
    pressed: bool,
    /// When it was pressed last.
    pressed_at: f32,
    /// The inputs whose presses were the switch's, so that their releases are, too.
    held: Vec<Switch>,
}

/// A row, or what is in it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Row(usize),
    Item(usize, usize),
}

impl Default for Step {
    fn default() -> Self {
        Self::Row(0)
    }
}

/// What can be chosen, and where it is, in points of the window.
#[derive(Clone, Copy, Debug)]
struct Target {
    what: Choice,
    rect: egui::Rect,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    /// A place of the board, a card or a spoken choice.
    Spot(Spot),
    /// A control.
    Press(egui::Id),
    /// One step of a slider to the right or to the left.
    Slide(egui::Id, egui::Key),
    /// The page, down or up.
    Scroll(egui::Id, bool),
}

/// An input of the switch.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Switch {
    Key(KeyCode),
    Pad(Entity),
    Finger(u64),
}

/// Takes the switch's presses out of the input, so that nothing else reacts to them.
fn catch(
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut pads: ResMut<Messages<RawGamepadEvent>>,
    mut touches: ResMut<Messages<TouchInput>>,
    mut events: ResMut<Messages<WindowEvent>>,
    mut seen: Local<Seen>,
    mut scan: ResMut<Scan>,
    time: Res<Time>,
) {
    let mut pressed = false;
    let Scan { held, .. } = &mut *scan;
    let mut is_switch = |switch: Switch, down: Option<bool>| {
        let known = held.iter().position(|other| *other == switch);
        match (down, known) {
            (Some(true), _) => {
                if known.is_none() {
                    held.push(switch);
                }
                pressed = true;
                true
            }
            (Some(false), Some(index)) => {
                held.remove(index);
                true
            }
            (_, known) => known.is_some(),
        }
    };
    take(&mut keys, &mut seen.keys, |key| {
        let switches = [KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter];
        let down = key.state == ButtonState::Pressed;
        switches.contains(&key.key_code)
            && is_switch(Switch::Key(key.key_code), (!key.repeat).then_some(down))
    });
    take(&mut pads, &mut seen.pads, |event| match event {
        RawGamepadEvent::Button(button) if button.button == GamepadButton::South => {
            is_switch(Switch::Pad(button.gamepad), Some(button.value > 0.5))
        }
        _ => false,
    });
    let mut is_tap = |touch: &TouchInput| {
        let down = match touch.phase {
            TouchPhase::Started => Some(true),
            TouchPhase::Moved => None,
            TouchPhase::Ended | TouchPhase::Canceled => Some(false),
        };
        is_switch(Switch::Finger(touch.id), down)
    };
    // The panels read the one message, the table the other; both are of the same finger.
    take(&mut events, &mut seen.events, |event| match event {
        WindowEvent::TouchInput(touch) => is_tap(touch),
        _ => false,
    });
    take(&mut touches, &mut seen.touches, |_| true);
    let now = time.elapsed_secs();
    scan.pressed = pressed && now - scan.pressed_at > SAME_PRESS;
    if pressed {
        scan.pressed_at = now;
    }
}

/// How far the messages are read.
#[derive(Default)]
struct Seen {
    keys: MessageCursor<KeyboardInput>,
    pads: MessageCursor<RawGamepadEvent>,
    touches: MessageCursor<TouchInput>,
    events: MessageCursor<WindowEvent>,
}

/// Removes those new messages that are the switch's.
fn take<M: Message + Clone>(
    messages: &mut Messages<M>,
    seen: &mut MessageCursor<M>,
    mut is_switch: impl FnMut(&M) -> bool,
) {
    let new: Vec<M> = seen.read(messages).cloned().collect();
    let rest: Vec<M> = new.iter().filter(|m| !is_switch(m)).cloned().collect();
    if rest.len() < new.len() {
        messages.clear();
        messages.write_batch(rest);
        seen.clear(messages);
    }
}

/// What can be chosen on the table.
#[derive(SystemParam)]
struct OnTable<'w> {
    at_table: Option<Res<'w, State<AtTable>>>,
    table: Res<'w, TableState>,
    cursor: Res<'w, Cursor>,
    layout: Res<'w, TableLayout>,
}

impl OnTable<'_> {
    fn rows(&self, zoom: f32) -> Vec<Vec<Target>> {
        if self.at_table.is_none() {
            return Vec::new();
        }
        places(&self.cursor, &self.table, &self.layout, zoom)
    }
}

/// Goes on to the next step when it is time, and chooses when the switch is pressed.
fn scan(
    settings: Res<Settings>,
    time: Res<Time>,
    on_table: OnTable,
    context: Option<Single<(Entity, &mut EguiContext), With<PrimaryEguiContext>>>,
    mut scan: ResMut<Scan>,
    mut focus: ResMut<Focus>,
    mut commands: MessageWriter<CursorCommand>,
    mut events: MessageWriter<EguiInputEvent>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let (Some(context), Some(pace)) = (context, settings.scan.seconds()) else {
        return;
    };
    let (window, mut context) = context.into_inner();
    let ctx = context.get_mut();
    let at_table = on_table.at_table.is_some();
    let now = time.elapsed_secs();
    let mut rows = on_table.rows(ctx.zoom_factor());
    rows.extend(controls(ctx));
    let before = scan.target();
    let moved = scan.follow(rows);
    let mut chosen = None;
    if std::mem::take(&mut scan.pressed) {
        chosen = scan.choose();
        scan.since = now;
    } else if moved {
        scan.since = now;
    } else if now - scan.since >= pace {
        scan.at = scan.next();
        scan.since = now;
    }
    if scan.rows.is_empty() {
        return;
    }
    redraw.at(scan.since + pace);
    let target = scan.target();
    if let Some(target) = target.filter(|target| Some(target.what) != before.map(|b| b.what)) {
        // What is offered has the focus, so it is announced, and scrolls into view.
        match target.what {
            Choice::Spot(spot) => {
                focus.go_to_board();
                commands.write(CursorCommand::Go(spot));
            }
            Choice::Press(id) | Choice::Slide(id, _) if at_table => {
                focus.go_to_control(id.accesskit_id());
            }
            Choice::Press(id) | Choice::Slide(id, _) => {
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
            Choice::Scroll(..) => {}
        }
        ctx.request_repaint();
    }
    let Some(chosen) = chosen else { return };
    redraw.at(now);
    match chosen.what {
        Choice::Spot(spot) => {
            commands.write(CursorCommand::Press(Some(spot)));
        }
        Choice::Press(id) => {
            let request = ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node: id.accesskit_id(),
                data: None,
            };
            events.write(EguiInputEvent {
                context: window,
                event: egui::Event::AccessKitActionRequest(request),
            });
        }
        Choice::Slide(_, key) => {
            for pressed in [true, false] {
                events.write(key_event(window, key, pressed));
            }
        }
        Choice::Scroll(_, down) => {
            // The target is half of the bar.
            let points = 2.0 * chosen.rect.height() * SCROLL;
            flow::push(ctx, if down { -points } else { points });
        }
    }
}

impl Scan {
    /// What is offered now: of a row, what is first in it.
    fn target(&self) -> Option<Target> {
        let (row, item) = match self.at {
            Step::Row(row) => (row, 0),
            Step::Item(row, item) => (row, item),
        };
        self.rows.get(row)?.get(item).copied()
    }

    /// Takes over what can be chosen now, and stays where it is, if that is still there. Returns
    /// whether it had to begin again.
    fn follow(&mut self, rows: Vec<Vec<Target>>) -> bool {
        let was = self.target();
        self.rows = rows;
        let find = |what: Choice| {
            self.rows.iter().enumerate().find_map(|(row, targets)| {
                let item = targets.iter().position(|target| target.what == what)?;
                Some((row, item))
            })
        };
        match (was.and_then(|was| find(was.what)), self.at) {
            (Some((row, 0)), Step::Row(_)) => self.at = Step::Row(row),
            (Some((row, item)), Step::Item(..)) => self.at = Step::Item(row, item),
            _ => {
                self.at = Step::default();
                return true;
            }
        }
        false
    }

    fn next(&self) -> Step {
        match self.at {
            Step::Row(row) => Step::Row((row + 1) % self.rows.len().max(1)),
            Step::Item(row, item) if item + 1 < self.rows[row].len() => Step::Item(row, item + 1),
            Step::Item(row, _) => Step::Row(row),
        }
    }

    /// What the switch chooses: a row of several is only entered. What can be repeated stays.
    fn choose(&mut self) -> Option<Target> {
        let target = self.target()?;
        match self.at {
            Step::Row(row) if self.rows[row].len() > 1 => {
                self.at = Step::Item(row, 0);
                return None;
            }
            _ if matches!(target.what, Choice::Slide(..) | Choice::Scroll(..)) => {}
            _ => self.at = Step::default(),
        }
        Some(target)
    }
}

/// The places that can be chosen now, and the piece that can be put back, row by row.
fn places(
    cursor: &Cursor,
    table: &TableState,
    layout: &TableLayout,
    zoom: f32,
) -> Vec<Vec<Target>> {
    let mut spots = stops(cursor, table, layout);
    spots.extend(cursor.picks.last().filter(|last| !spots.contains(last)));
    let targets: Vec<Target> = spots
        .into_iter()
        .filter_map(|spot| {
            let area = layout.rect_to_screen(layout.surface.area(spot)?);
            let corner = |at: Vec2| egui::pos2(at.x / zoom, at.y / zoom);
            Some(Target {
                what: Choice::Spot(spot),
                rect: egui::Rect::from_min_max(corner(area.min), corner(area.max)),
            })
        })
        .collect();
    if targets.is_empty() || targets.len() <= FEW {
        return Vec::from_iter((!targets.is_empty()).then_some(targets));
    }
    in_rows(targets.into_iter().map(|target| ((), target)))
}

/// The controls that can be used now, row by row in the order of Tab.
fn controls(ctx: &egui::Context) -> Vec<Vec<Target>> {
    let mut targets = Vec::new();
    for widget in focus::usable(ctx) {
        let rect = widget.rect;
        let mut add = |what, rect| targets.push((widget.parent_id, Target { what, rect }));
        if !widget.sense.is_focusable() {
            // A page itself can be dragged, too.
            if rect.width() > TOUCH {
                continue;
            }
            let (upper, lower) = rect.split_top_bottom_at_fraction(0.5);
            add(Choice::Scroll(widget.id, true), lower);
            add(Choice::Scroll(widget.id, false), upper);
        } else if widget.sense.senses_drag() {
            let (left, right) = rect.split_left_right_at_fraction(0.5);
            add(Choice::Slide(widget.id, egui::Key::ArrowRight), right);
            add(Choice::Slide(widget.id, egui::Key::ArrowLeft), left);
        } else {
            add(Choice::Press(widget.id), rect);
        }
    }
    in_rows(targets)
}

/// Puts neighbours of the same part that are beside each other into one row.
fn in_rows<P: PartialEq>(targets: impl IntoIterator<Item = (P, Target)>) -> Vec<Vec<Target>> {
    let mut rows: Vec<(P, Vec<Target>)> = Vec::new();
    for (part, target) in targets {
        let middle = target.rect.center().y;
        match rows.last_mut() {
            Some((other, row)) if *other == part && row[0].rect.y_range().contains(middle) => {
                row.push(target);
            }
            _ => rows.push((part, vec![target])),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// A frame around what is offered.
fn show(mut contexts: EguiContexts, scan: Res<Scan>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let rect = match scan.at {
        Step::Row(row) => scan.rows.get(row).map(|row| {
            row.iter()
                .fold(egui::Rect::NOTHING, |all, target| all.union(target.rect))
        }),
        Step::Item(..) => scan.target().map(|target| target.rect),
    };
    if let Some(rect) = rect {
        let painter = layers::bubble_painter(ctx);
        high_contrast::focus(&painter, rect.intersect(ctx.content_rect().shrink(9.0)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(name: &str) -> Target {
        Target {
            what: Choice::Press(egui::Id::new(name)),
            rect: egui::Rect::ZERO,
        }
    }

    fn scan(rows: &[&[&str]]) -> Scan {
        let row = |names: &&[&str]| names.iter().map(|name| target(name)).collect();
        Scan {
            rows: rows.iter().map(row).collect(),
            ..default()
        }
    }

    fn rows_of(scan: Scan) -> Vec<Vec<Target>> {
        scan.rows
    }

    #[test]
    fn rows_come_in_turn_and_a_row_without_a_choice_is_left_again() {
        let mut scan = scan(&[&["undo", "hint"], &["menu"]]);
        scan.at = scan.next();
        assert_eq!(scan.at, Step::Row(1));
        scan.at = scan.next();
        assert_eq!(scan.at, Step::Row(0));
        assert!(scan.choose().is_none(), "a row of two is only entered");
        assert_eq!(scan.at, Step::Item(0, 0));
        scan.at = scan.next();
        assert_eq!(scan.at, Step::Item(0, 1));
        scan.at = scan.next();
        assert_eq!(scan.at, Step::Row(0));
    }

    #[test]
    fn what_is_alone_in_its_row_is_chosen_at_once() {
        let mut scan = scan(&[&["undo", "hint"], &["menu"]]);
        scan.at = Step::Row(1);
        let chosen = scan.choose().map(|target| target.what);
        assert_eq!(chosen, Some(target("menu").what));
        assert_eq!(scan.at, Step::Row(0));
    }

    #[test]
    fn a_change_elsewhere_does_not_begin_again() {
        let mut now = scan(&[&["undo", "hint"], &["menu"]]);
        now.at = Step::Row(1);
        let more = rows_of(scan(&[&["undo"], &["hint"], &["menu"]]));
        assert!(!now.follow(more));
        assert_eq!(now.at, Step::Row(2));
        let gone = rows_of(scan(&[&["undo"], &["hint"]]));
        assert!(now.follow(gone));
        assert_eq!(now.at, Step::Row(0));
    }

    #[test]
    fn neighbours_of_one_part_beside_each_other_are_a_row() {
        let at = |name: &str, x: f32, y: f32| Target {
            rect: egui::Rect::from_min_size(egui::pos2(x, y), egui::vec2(40.0, 40.0)),
            ..target(name)
        };
        let rows = in_rows([
            (1, at("undo", 0.0, 0.0)),
            (1, at("hint", 50.0, 4.0)),
            (1, at("menu", 0.0, 60.0)),
            (2, at("elsewhere", 50.0, 60.0)),
        ]);
        let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
        assert_eq!(lengths, [2, 1, 1]);
    }
}
