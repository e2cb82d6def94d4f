//! Keyboard and gamepad input at the table, through one set of actions.

use crate::app::settings::action::TableAction;
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use crate::app::announce::Describe;
use crate::app::files::Notice;
use crate::app::input::{device, rebind};
use crate::app::schedule::FrameSystems;
use crate::app::session::replay::Replay;
use crate::app::session::{Intent, Seek, TableState};
use crate::app::settings::bindings::Bindings;
use crate::app::settings::inputs::Pad;
use crate::app::settings::{Settings, speak};
use crate::app::state::{AtTable, Menu};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::{BoardPlaces, CellForm};
use crate::app::table::pointing::cursor::{Cursor, CursorCommand, LastDevice};
use crate::app::table::pointing::focus;
use crate::app::table::pointing::focus::Focus;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<TableAction>::default())
        .add_message::<PanelRequest>()
        .add_systems(Startup, spawn)
        .add_systems(
            PreUpdate,
            full_screen
                .after(InputSystems)
                .after(speak)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(
            Update,
            (
                device::note,
                focus::begin_at_board,
                rebind::take,
                bind,
                (act, use_shortcuts).chain().run_if(in_state(AtTable)),
                device::note_screen_reader.run_if(on_message::<CursorCommand>),
            )
                .chain()
                .in_set(FrameSystems::Keys),
        );
}

/// Requests from keys and buttons to the panels.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelRequest {
    /// Show the rules of the game on the table.
    Rules,
}

fn spawn(mut commands: Commands, settings: Res<Settings>) {
    commands.spawn((Name::new("Table input"), settings.bindings.input_map()));
}

/// Applies changed bindings at once.
fn bind(
    settings: Res<Settings>,
    mut used: Local<Bindings>,
    mut map: Single<&mut InputMap<TableAction>>,
) {
    if settings.bindings != *used {
        used.clone_from(&settings.bindings);
        **map = settings.bindings.input_map();
    }
}

/// Whether Alt was held at any time in this frame.
pub(super) fn is_alt_held(keys: &ButtonInput<KeyCode>) -> bool {
    let alt = [KeyCode::AltLeft, KeyCode::AltRight];
    keys.any_pressed(alt) || keys.any_just_pressed(alt) || keys.any_just_released(alt)
}

/// F11 and Alt+Enter toggle full screen; nothing else takes that for a press of Enter. In a browser
/// the keys belong to the page.
pub(super) fn full_screen(mut keys: ResMut<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    if cfg!(target_arch = "wasm32") {
        return;
    }
    let with_alt = is_alt_held(&keys) && keys.just_pressed(KeyCode::Enter);
    if with_alt {
        keys.reset(KeyCode::Enter);
    }
    if with_alt || keys.just_pressed(KeyCode::F11) {
        settings.full_screen = !settings.full_screen;
    }
}

/// Actions pressed in this frame, including those released within it: leafwing reads only the state
/// at the end of the frame, so it would miss a quick tap in a slow frame.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    actions: Single<'w, 's, &'static ActionState<TableAction>>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
    settings: Res<'w, Settings>,
}

impl Presses<'_, '_> {
    fn pressed(&self, action: TableAction) -> bool {
        self.actions.just_pressed(&action) || self.tapped(action)
    }

    fn any(&self) -> bool {
        !self.actions.get_just_pressed().is_empty()
            || TableAction::BINDABLE
                .into_iter()
                .any(|action| self.tapped(action))
    }

    /// The direction between this one and that of an arrow across it that is held. `None` if there
    /// is none.
    fn slanted(&self, direction: Vec2) -> Option<Vec2> {
        let across = |way: &Vec2| way.dot(direction) == 0.0;
        let held = TableAction::WALKS.into_iter();
        let held = held.filter(|(action, _)| self.actions.pressed(action) || self.pressed(*action));
        let other = held.map(|(_, way)| way).find(across)?;
        Some((direction + other).normalize())
    }

    /// Whether a key or button of this action was pressed and released within this frame.
    fn tapped(&self, action: TableAction) -> bool {
        let keys = &self.keys;
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let key = |code| keys.just_pressed(code) && !keys.pressed(code);
        let button = |button| {
            let tapped = |pad: &Gamepad| pad.just_pressed(button) && !pad.pressed(button);
            self.pads.iter().any(tapped)
        };
        let bindings = &self.settings.bindings;
        let back = action == TableAction::Cancel;
        let bound = bindings.keys(action).iter();
        (back && (key(KeyCode::Escape) || button(GamepadButton::East)))
            || bound
                .copied()
                .any(|bound| bound.shift == shift && key(bound.code))
            || bindings.pads(action).iter().any(|pad| match pad {
                Pad::Button(bound) => button(*bound),
                _ => false,
            })
    }
}

/// Two arrows pressed within this time, in seconds, count as pressed together.
const TOGETHER: f32 = 0.12;

/// Whether the places are hexes, to which six ways lead.
fn hexes(layout: &TableLayout) -> bool {
    let form = layout.board().map(BoardPlaces::form);
    form == Some(CellForm::Hexes)
}

/// Moves the cursor on the board with the keys.
#[derive(SystemParam)]
struct BoardKeys<'w, 's> {
    presses: Presses<'w, 's>,
    time: Res<'w, Time>,
    /// Where an arrow has led away from last, and when.
    stepped: Local<'s, Option<(Option<Spot>, f32)>>,
    cursor: Res<'w, Cursor>,
    device: Res<'w, LastDevice>,
    table: Res<'w, TableState>,
    layout: Res<'w, TableLayout>,
    focus: ResMut<'w, Focus>,
}

impl BoardKeys<'_, '_> {
    /// What the keys of this frame mean on the board; of several, the last one counts.
    fn command(&mut self) -> Option<CursorCommand> {
        let walk = self.walk();
        let act = self.presses.pressed(TableAction::Act);
        let cancel = self.presses.pressed(TableAction::Cancel) && self.cursor.can_cancel();
        let step = self.step();
        let entered = self.focus.bypass_change_detection().entered();
        let enter = entered.map(|back| CursorCommand::ComeToBoard { back });
        (enter.or(step))
            .or(cancel.then_some(CursorCommand::Cancel))
            .or(act.then_some(CursorCommand::Act))
            .or(walk)
            .or_else(|| self.appear())
    }

    /// The arrows; two of them together lead across the corner of a hex.
    fn walk(&mut self) -> Option<CursorCommand> {
        let mut command = None;
        let now = self.time.elapsed_secs();
        for (action, direction) in TableAction::WALKS {
            if !self.presses.pressed(action) {
                continue;
            }
            let slant = self.presses.slanted(direction);
            if let Some(slant) = slant.filter(|_| hexes(&self.layout)) {
                // The arrow that was pressed a little earlier has already led a step.
                command = Some(match *self.stepped {
                    Some((from, since)) if now - since < TOGETHER => {
                        CursorCommand::WalkFrom(from, slant)
                    }
                    _ => CursorCommand::Walk(slant),
                });
            } else if !(self.focus).walk_off(&self.cursor, &self.table, &self.layout, direction) {
                *self.stepped = Some((self.cursor.at, now));
                command = Some(CursorCommand::Walk(direction));
            }
        }
        command
    }

    /// To the next or the previous piece, unless that leads away from the board.
    fn step(&mut self) -> Option<CursorCommand> {
        let back = self.presses.pressed(TableAction::Previous);
        let step = back || self.presses.pressed(TableAction::Next);
        let stays = step && !(self.focus).step_off(&self.cursor, &self.table, &self.layout, back);
        stays.then_some(CursorCommand::NextPiece { back })
    }

    /// The first key press only shows the cursor, so that the player sees where it is.
    fn appear(&self) -> Option<CursorCommand> {
        let hidden = self.cursor.at.is_none() && self.device.has_keys();
        let idle = !self.presses.any() && !self.table.choices.is_empty();
        (hidden && idle).then_some(CursorCommand::Walk(Vec2::Y))
    }
}

/// Carries out the keys that depend on where the focus is.
fn act(
    mut board: BoardKeys,
    mut commands: MessageWriter<CursorCommand>,
    mut intents: MessageWriter<Intent>,
    mut menu: ResMut<NextState<Menu>>,
    mut replay: ResMut<Replay>,
    mut notice: ResMut<Notice>,
) {
    let cancel = board.presses.pressed(TableAction::Cancel);
    let back = board.presses.pressed(TableAction::Previous);
    if notice.is_shown() && cancel {
        notice.seen();
    } else if replay.open && cancel {
        replay.close();
        intents.write(Intent::Seek(Seek::Now));
        board.focus.go_to_board();
    } else if board.focus.on_board() {
        if cancel && !board.cursor.can_cancel() {
            if board.table.viewed_ply.is_some() {
                intents.write(Intent::Seek(Seek::Now));
            } else {
                (*menu).set_if_neq(Menu::Pause);
            }
        }
        commands.write_batch(board.command());
    } else if cancel {
        board.focus.go_to_board();
    } else if back || board.presses.pressed(TableAction::Next) {
        board.focus.step(back);
    }
}

/// Carries out the keys that mean the same wherever the focus is.
fn use_shortcuts(
    presses: Presses,
    mut focus: ResMut<Focus>,
    mut intents: MessageWriter<Intent>,
    mut panel_requests: MessageWriter<PanelRequest>,
    mut describe: MessageWriter<Describe>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let pressed = |action| presses.pressed(action);
    for (action, intent) in [
        (TableAction::Hint, Intent::Hint),
        (TableAction::Undo, Intent::Undo),
        (TableAction::Redo, Intent::Redo),
        (TableAction::Back, Intent::Seek(Seek::Back)),
        (TableAction::Forward, Intent::Seek(Seek::Forward)),
        (TableAction::Start, Intent::Seek(Seek::Start)),
        (TableAction::Now, Intent::Seek(Seek::Now)),
    ] {
        // Home and End belong to a focused list.
        let ends = matches!(intent, Intent::Seek(Seek::Start | Seek::Now));
        if pressed(action) && (focus.on_board() || !ends) {
            intents.write(intent);
        }
    }
    if pressed(TableAction::Moves) {
        focus.go_to_moves();
    }
    if pressed(TableAction::Rules) {
        panel_requests.write(PanelRequest::Rules);
    }
    if pressed(TableAction::Menu) {
        (*menu).set_if_neq(Menu::Pause);
    }
    if pressed(TableAction::Describe) {
        describe.write(Describe);
    }
}
