//! The board in flat colours, for high contrast.

use bevy::prelude::*;

use crate::app::state::Screen;
use crate::app::table::board::skin::depth;
use crate::app::table::board::skin::pictures::Skin;
use crate::app::table::drawing::contrast;
use crate::app::table::drawing::flat::FlatSprites;
use crate::app::table::layout::Surface;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::{BoardPlaces, CellForm};

/// A sprite of the high-contrast board.
#[derive(Component)]
pub(super) struct PlainSquare;

/// Draws the board in flat colours for high contrast: a black frame with a white line, a light
/// ground, and dark places on it.
pub(super) fn lay_squares(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<PlainSquare>>,
) {
    let Some(skin) = skin else { return };
    if !(layout.is_changed() || skin.is_changed() || screen.is_changed()) {
        return;
    }
    for part in &old {
        commands.entity(part).despawn();
    }
    let Some(board) = layout.board() else { return };
    let Some(flat) = skin
        .flat
        .as_ref()
        .filter(|_| *screen.get() == Screen::Table)
    else {
        return;
    };
    let mut ground = PlainGround {
        commands: &mut commands,
        flat,
        turn: Quat::from_rotation_z(board.hex_turn().to_radians()),
    };
    ground.lay_frame(board);
    match board.form() {
        CellForm::Squares => ground.lay_squares(board),
        CellForm::Points => ground.lay_points(board),
        CellForm::Hexes => ground.lay_hexes(board),
    }
}

/// Spawns the parts of a flat-coloured board, each above those before.
struct PlainGround<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    flat: &'a FlatSprites,
    turn: Quat,
}

impl PlainGround<'_, '_, '_> {
    fn put(&mut self, sprite: Sprite, at: Vec2, height: f32, turn: Quat) {
        let place = Transform::from_translation(at.extend(depth::SQUARES + height * 0.01));
        let name = Name::new("Plain square");
        self.commands
            .spawn((name, PlainSquare, sprite, place.with_rotation(turn)));
    }

    fn lay(&mut self, at: Vec2, size: Vec2, color: [u8; 3], height: f32) {
        let sprite = Sprite::from_color(contrast::color(color), size);
        self.put(sprite, at, height, Quat::IDENTITY);
    }

    fn lay_hex(&mut self, at: Vec2, width: f32, color: [u8; 3], height: f32) {
        if let Some(hexagon) = self.flat.sprite("hexagon", true, width) {
            let color = contrast::color(color);
            self.put(Sprite { color, ..hexagon }, at, height, self.turn);
        }
    }

    fn lay_frame(&mut self, board: &BoardPlaces) {
        let (middle, field, frame) = (board.field.center(), board.field.size(), board.frame());
        let line = (board.cell * 0.04).max(2.0);
        if board.form() == CellForm::Hexes {
            self.lay_hex_frame(middle, field.min_element() / 2.0, frame, line);
            return;
        }
        self.lay(middle, field + 2.0 * frame, contrast::BLACK, 0.0);
        self.lay(middle, field + 1.5 * frame, contrast::WHITE, 1.0);
        let inner = field + 1.5 * frame - 2.0 * line;
        self.lay(middle, inner, contrast::BLACK, 2.0);
    }

    /// A hexagon whose sides lie where those of the hexes have their corners; `side` is how far its
    /// sides are from the middle, without the frame.
    fn lay_hex_frame(&mut self, middle: Vec2, side: f32, frame: f32, line: f32) {
        let upright = self.turn;
        self.turn = upright * Quat::from_rotation_z(std::f32::consts::FRAC_PI_6);
        self.lay_hex(middle, 2.0 * (side + frame), contrast::BLACK, 0.0);
        // The line is laid side by side: a picture of it would be blurred at this size.
        let far = side + 0.75 * frame;
        let size = Vec2::new(line, far * 2.0 / 3.0_f32.sqrt() + line * 0.5);
        for step in 0..6_u8 {
            let angle = std::f32::consts::FRAC_PI_3 * f32::from(step);
            let turn = self.turn * Quat::from_rotation_z(angle);
            let away = turn * Vec3::X * far;
            let sprite = Sprite::from_color(contrast::color(contrast::WHITE), size);
            self.put(sprite, middle + away.truncate(), 1.0, turn);
        }
        self.turn = upright;
    }

    fn lay_squares(&mut self, board: &BoardPlaces) {
        // Neighbouring places of the same colour need an edge that is seen.
        let edge = if board.has_pale() { 0.05 } else { 0.02 };
        let (cell, seam) = (board.cell, (board.cell * edge).max(1.0));
        self.lay(
            board.field.center(),
            board.field.size(),
            contrast::CREAM,
            3.0,
        );
        for (spot, at) in board.cells() {
            self.lay(*at, Vec2::splat(cell + seam), contrast::BLACK, 4.0);
            if board.is_grave(*spot) {
                self.lay_grave(*at, cell);
                continue;
            }
            // On a board of pale and dark places, the dark ones are darker.
            let ground = if board.has_pale() && !board.is_pale(*spot) {
                contrast::NAVY
            } else {
                contrast::BLUE
            };
            self.lay(*at, Vec2::splat(cell - seam), ground, 5.0);
        }
    }

    /// A black place with a cross.
    fn lay_grave(&mut self, at: Vec2, cell: f32) {
        let across = at + Vec2::Y * cell * 0.16;
        self.lay(at, Vec2::new(0.1, 0.72) * cell, contrast::WHITE, 6.0);
        self.lay(across, Vec2::new(0.44, 0.1) * cell, contrast::WHITE, 6.0);
    }

    /// The whole field is playable.
    fn lay_points(&mut self, board: &BoardPlaces) {
        let cell = board.cell;
        let line = (cell * 0.04).max(2.0);
        self.lay(
            board.field.center(),
            board.field.size(),
            contrast::BLUE,
            4.0,
        );
        for (one, other) in board.lines() {
            if let (Some(from), Some(to)) = (board.center(*one), board.center(*other)) {
                let size = (to - from).abs() + line * 1.5;
                self.lay((from + to) / 2.0, size, contrast::WHITE, 5.0);
            }
        }
        for (_, at) in board.cells() {
            self.lay(*at, Vec2::splat(cell * 0.24), contrast::WHITE, 6.0);
            self.lay(*at, Vec2::splat(cell * 0.12), contrast::BLACK, 7.0);
        }
    }

    /// Each hex has a light outline; the pale ones have another ground than the others, a goal has a
    /// ring.
    fn lay_hexes(&mut self, board: &BoardPlaces) {
        let (cell, seam) = (board.cell, (board.cell * 0.03).max(1.0));
        for (spot, at) in board.cells() {
            let ground = if board.is_pale(*spot) {
                contrast::BLUE
            } else {
                contrast::NAVY
            };
            self.lay_hex(*at, cell + seam, contrast::CREAM, 4.0);
            self.lay_hex(*at, cell - seam, ground, 5.0);
            if board.is_goal(*spot) {
                self.lay_hex(*at, cell * 0.74, contrast::YELLOW, 6.0);
                self.lay_hex(*at, cell * 0.56, ground, 7.0);
                self.lay_hex(*at, cell * 0.2, contrast::YELLOW, 8.0);
            }
        }
    }
}
