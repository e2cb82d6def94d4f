//! Mouse and touch: what is under the pointer is found by the table's own layout, so that it is the same with and without a window.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::super::Menu;
use super::super::Screen;
use super::super::SessionSystems;
use super::super::table::cursor::Cursor;
use super::super::table::cursor::CursorCommand;
use super::super::table::cursor::CursorSystems;
use super::super::table::cursor::Device;
use super::super::table::layout::LayoutSystems;
use super::super::table::layout::TableLayout;
use super::actions::NoteSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Covered>()
        .init_resource::<Pressed>()
        .add_message::<CursorMoved>()
        .add_systems(
            Update,
            (
                note_device,
                (mouse, touch).chain().run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)),
            )
                .chain()
                .after(LayoutSystems)
                .before(NoteSystems)
                .before(CursorSystems)
                .in_set(SessionSystems::ReadInput),
        );
}

/// Where panels lie over the table, in screen units: a press there is not the table's.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Covered(pub Vec<Rect>);

/// Pixels that a pointer must go before pressing becomes dragging.
const DRAG_START: f32 = 7.0;

/// Where the pointer was pressed, in world units, while it is down, and whether that was on the piece already chosen.
#[derive(Resource, Default, Debug)]
struct Pressed(Option<(Vec2, bool)>);

/// Pixels that a mouse must go to count as used: a push against the table is none.
const MOUSE_MOVE: f32 = 3.0;

/// Remembers whether mouse or finger were used last, in the panels too.
fn note_device(
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut cursor: ResMut<Cursor>,
    mut last: Local<Option<Vec2>>,
) {
    let mut device = None;
    for event in moved.read() {
        if last.is_some_and(|last| last.distance(event.position) > MOUSE_MOVE) {
            device = Some(Device::Mouse);
        }
        *last = Some(event.position);
    }
    if buttons.read().count() > 0 {
        device = Some(Device::Mouse);
    }
    if touches.read().count() > 0 {
        device = Some(Device::Touch);
    }
    if let Some(device) = device.filter(|device| cursor.device != *device) {
        cursor.device = device;
    }
}

fn mouse(
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut at: Local<Vec2>,
    mut gesture: Gesture,
) {
    let mut travelled = false;
    for event in moved.read() {
        *at = event.position;
        travelled = true;
    }
    if let Some(position) = window.and_then(|window| window.cursor_position()) {
        *at = position;
    }
    let world = gesture.layout.to_world(*at);
    for button in buttons.read().filter(|button| button.button == MouseButton::Left) {
        match button.state {
            ButtonState::Pressed => gesture.press(world),
            ButtonState::Released => gesture.release(world),
        }
    }
    if travelled {
        gesture.travel(world);
    }
}

fn touch(mut touches: MessageReader<TouchInput>, mut gesture: Gesture) {
    for touch in touches.read() {
        let world = gesture.layout.to_world(touch.position);
        match touch.phase {
            TouchPhase::Started => gesture.press(world),
            TouchPhase::Moved => gesture.travel(world),
            TouchPhase::Ended => gesture.release(world),
            TouchPhase::Canceled => gesture.cancel(),
        }
    }
}

/// What mouse and finger have in common: press, go, let go.
#[derive(bevy::ecs::system::SystemParam)]
struct Gesture<'w> {
    layout: Res<'w, TableLayout>,
    covered: Res<'w, Covered>,
    cursor: ResMut<'w, Cursor>,
    pressed: ResMut<'w, Pressed>,
    commands: MessageWriter<'w, CursorCommand>,
}

impl Gesture<'_> {
    fn press(&mut self, world: Vec2) {
        let point = self.layout.to_screen(world);
        if self.covered.0.iter().any(|panel| panel.contains(point)) {
            return;
        }
        let spot = self.layout.spot_at(world);
        let again = spot.is_some() && spot == self.cursor.picks.first().copied();
        self.pressed.0 = Some((world, again));
        // The chosen piece is given up when it is let go again without being dragged.
        if !again {
            self.commands.write(CursorCommand::Press(spot));
        }
    }

    fn travel(&mut self, world: Vec2) {
        let Some((start, _)) = self.pressed.0 else { return };
        let dragging = self.cursor.drag.is_some() || start.distance(world) > DRAG_START;
        let chosen = self.cursor.picks.first().copied();
        if dragging && chosen.is_some() && self.layout.spot_at(start) == chosen {
            self.cursor.drag = Some(world);
        }
    }

    fn release(&mut self, world: Vec2) {
        let Some((_, again)) = self.pressed.0.take() else { return };
        let spot = self.layout.spot_at(world);
        if self.cursor.drag.is_some() {
            self.commands.write(CursorCommand::Drop(spot));
        } else if again {
            self.commands.write(CursorCommand::Press(spot));
        }
    }

    fn cancel(&mut self) {
        self.pressed.0 = None;
        self.cursor.drag = None;
    }
}
