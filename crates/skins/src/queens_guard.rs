//! The look of Queen's Guard and Bloody Queen: a hexagon of leather cells, and guards and queens who
//! stand up from it.

use coffer_rules::queens_guard::board::GUARDS;
use coffer_rules::queens_guard::cell::Cell;
use coffer_rules::queens_guard::{PASS, QUEEN, QueensGuard, cell_at, spot};
use coffer_rules::{Kind, PieceId, Seat, Spot};
use glam::Vec2;

use crate::plan::{SkinPlan, Stance};
use crate::shape::{BoardShape, CellForm, Corners, TrayShape};
use crate::skinned::{BoardSkin, Skinned};

impl Skinned for QueensGuard {
    fn skin(_variant: &str, _seats: u8) -> Option<BoardSkin> {
        Some(BoardSkin {
            shape: board(),
            plan: PLAN,
        })
    }
}

/// Its images.
pub const PLAN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/images/queens_guard.json"
    )),
    board: "images/queens_guard/board",
    tray: None,
    motto: None,
    pieces: "images/queens_guard/pieces",
    flash: Some("images/queens_guard/cord"),
    picture,
    label,
    stance: |_| Stance::Tall,
};

/// The number of a cell. The rose of the throne says more than a number, which could not be read on
/// it.
fn label(spot: Spot) -> Option<String> {
    let cell = cell_at(spot).filter(|cell| *cell != Cell::THRONE)?;
    Some(cell.to_string())
}

/// The name of a piece's picture.
fn picture(_id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let rank = if kind == Some(QUEEN) {
        "queen"
    } else {
        "guard"
    };
    let side = if owner == Some(Seat(0)) {
        "light"
    } else {
        "dark"
    };
    format!("{rank}_{side}")
}

/// From a row of cells to the next, in widths of a cell.
const ROW: f32 = 0.866_025_4;

/// The field within the sides of the frame, in widths of a cell; see `assets/art/queens_guard`.
const FIELD: Vec2 = Vec2::new(11.75, 10.03);

/// The middle of a cell, as Light sees it: her queen begins at the lower right corner.
fn middle(cell: Cell) -> Vec2 {
    let [q, r] = cell.axial().map(f32::from);
    FIELD / 2.0 + Vec2::new(-q - r / 2.0, r * ROW)
}

/// Guards beside the board stand where the hexagon leaves the corners of the table free.
static CORNERS: Corners = Corners {
    plain: [
        &[
            Vec2::new(-5.95, -4.75),
            Vec2::new(-5.05, -4.75),
            Vec2::new(-4.15, -4.75),
            Vec2::new(-5.95, -3.85),
            Vec2::new(-5.05, -3.85),
            Vec2::new(-5.95, -2.95),
        ],
        &[
            Vec2::new(5.95, 3.0),
            Vec2::new(5.95, 3.9),
            Vec2::new(5.05, 3.9),
            Vec2::new(5.95, 4.8),
            Vec2::new(5.05, 4.8),
            Vec2::new(4.15, 4.8),
        ],
    ],
    tall: [
        &[
            Vec2::new(-4.85, -5.45),
            Vec2::new(-4.0, -5.45),
            Vec2::new(-3.15, -5.45),
            Vec2::new(-2.3, -5.45),
            Vec2::new(-4.85, -4.6),
            Vec2::new(-4.0, -4.6),
        ],
        &[
            Vec2::new(4.85, 4.2),
            Vec2::new(4.0, 4.2),
            Vec2::new(4.85, 5.05),
            Vec2::new(4.0, 5.05),
            Vec2::new(3.15, 5.05),
            Vec2::new(2.3, 5.05),
        ],
    ],
};

/// Five rings of cells round the throne; in a tall window the hexagon stands on the corner of the
/// viewer's queen.
pub fn board() -> BoardShape {
    let at = |cell: Cell| (spot(cell), middle(cell));
    let even = |cell: &Cell| cell.ring().is_multiple_of(2);
    BoardShape {
        cells: Cell::all().map(at).collect(),
        form: CellForm::Hexes,
        size: FIELD,
        frame: [33.0 / 57.1577, 11.0 / 36.3731],
        bottom: Seat(0),
        turn: 180.0,
        tall_turn: -30.0,
        choices: vec![(PASS, Vec2::new(FIELD.x - 0.2, 0.4))],
        tray: Some(TrayShape {
            size: [1.0, 1.0],
            sockets: Some(usize::from(GUARDS)),
            corners: Some(&CORNERS),
            ..TrayShape::default()
        }),
        pale: Cell::all().filter(even).map(spot).collect(),
        goals: vec![spot(Cell::THRONE)],
        tall_pieces: true,
        ..BoardShape::default()
    }
}
