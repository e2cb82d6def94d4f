//! The look of The Six Wives: a palace floor, with kings in livery and queens as coins.

use coffer_rules::six_wives::board::{Corner, Space, Spaces, WIDTH};
use coffer_rules::six_wives::{KING, PASS, PIECES, QUEEN, SixWives, spot, survive};
use coffer_rules::{Kind, PieceId, Seat, Spot};
use glam::Vec2;

use crate::plan::{SkinPlan, Stance};
use crate::shape::BoardShape;
use crate::skinned::{BoardSkin, Skinned};

impl Skinned for SixWives {
    fn skin(_variant: &str, seats: u8) -> Option<BoardSkin> {
        Some(BoardSkin {
            shape: board(seats),
            plan: PLAN,
        })
    }
}

/// Its images.
pub const PLAN: SkinPlan = SkinPlan {
    index: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/images/six_wives.json"
    )),
    board: "images/six_wives/board",
    tray: None,
    motto: None,
    pieces: "images/six_wives/pieces",
    flash: None,
    picture,
    label: |_| None,
    stance: |kind| {
        if kind == Some(KING) {
            Stance::Tall
        } else {
            Stance::Flat
        }
    },
};

/// The livery of each seat in the names of the pictures: red, blue, green, yellow.
const LIVERY: [usize; 4] = [0, 2, 1, 3];

/// The number of a seat's livery.
pub fn livery(seat: Seat) -> usize {
    LIVERY[seat.index() % LIVERY.len()]
}

/// The name of a piece's picture. A queen whose number is not known shows her cameo.
pub fn picture(id: PieceId, owner: Option<Seat>, kind: Option<Kind>) -> String {
    let livery = livery(owner.unwrap_or_default());
    match kind {
        Some(KING) => format!("king_{livery}"),
        None | Some(QUEEN) => format!("queen_{livery}_{}", id.0 % PIECES),
        Some(Kind(number)) => format!("number_{livery}_{}", number - 2),
    }
}

/// The anchor in the middle of the tile where a seat's queens survive.
pub const fn haven(seat: Seat) -> Spot {
    Spot::Pile(seat.0 as u16)
}

/// The middle of a space.
fn middle(space: Space) -> Vec2 {
    Vec2::new(f32::from(space.column()), f32::from(space.row())) + 0.5
}

/// The middle of the tile where the queens of a corner survive.
fn haven_middle(corner: Corner) -> Vec2 {
    let all: Vec<Vec2> = Spaces(corner.haven()).map(middle).collect();
    all.iter().sum::<Vec2>() / all.len().max(1) as f32
}

/// Ten by ten spaces, with each player's own corner at the lower left. A space has 57.6 units; see
/// `assets/art/six_wives`.
pub fn board(seats: u8) -> BoardShape {
    let corners = Corner::of_table(seats);
    let havens = || {
        let seated = (0..).map(Seat).zip(corners);
        seated.map(|(seat, corner)| (seat, haven_middle(*corner)))
    };
    let side = f32::from(WIDTH);
    let survivals = havens().map(|(seat, at)| (survive(seat), at));
    let along = |words: [&'static str; 10]| {
        let at = |(word, step): (&'static str, u8)| (word, f32::from(step) + 0.5);
        words.into_iter().zip(0_u8..).map(at).collect()
    };
    let spaces = || (0..WIDTH * WIDTH).filter_map(Space::new);
    // Tiles of two by two spaces alternate, the pale ones in the corners.
    let pale = |at: &Space| (at.column() / 2 + at.row() / 2).is_multiple_of(2);
    BoardShape {
        cells: spaces().map(|space| (spot(space), middle(space))).collect(),
        size: Vec2::splat(side),
        frame: [38.0 / 57.6, 17.0 / 35.4],
        seats,
        turn: if seats == 2 { 180.0 } else { 90.0 },
        bottom: Seat(0),
        rims: [
            along(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]),
            along(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
        ],
        rims_on_frame: true,
        choices: survivals
            .chain([(PASS, Vec2::new(side / 2.0, -0.3))])
            .collect(),
        tray: None,
        pale: spaces().filter(pale).map(spot).collect(),
        panel: 550.0,
        tall_pieces: true,
        anchors: havens().map(|(seat, at)| (haven(seat), at)).collect(),
        graves: spaces().filter(|at| at.is_grave()).map(spot).collect(),
        ..BoardShape::default()
    }
}
