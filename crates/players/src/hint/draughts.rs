//! What hints say about moves of draughts, Losing Draughts and draughts with huffing.

use coffer_rules::draughts::board::{Board, Move, Side, Square, Squares};
use coffer_rules::draughts::{Draughts, KING, seat_of};
use coffer_rules::{Game, Kind, Seat, Spot, legal_moves};
use coffer_texts::Sentence;

use super::{Aim, Explains, PlayedLine};
use crate::search::Score;

/// The bridge of each side: men here leave the opponent no square behind them to crown on without a
/// loss.
const BRIDGE: [u32; 2] = [squares([1, 3]), squares([30, 32])];
/// The middle of the board.
const CENTRE: u32 = squares([14, 15, 18, 19]);
/// The double corners, in which a king can move to and fro.
const CORNERS: [u32; 2] = [squares([1, 5]), squares([28, 32])];

/// A set of squares by PDN number, bit 0 is square 1.
const fn squares<const N: usize>(numbers: [u8; N]) -> u32 {
    let (mut set, mut i) = (0, 0);
    while i < N {
        set |= 1 << (numbers[i] - 1);
        i += 1;
    }
    set
}

fn spot(square: Square) -> Spot {
    Spot::Square(u16::from(square.pdn() - 1))
}

fn side_of(seat: Seat) -> Side {
    if seat == seat_of(Side::Black) {
        Side::Black
    } else {
        Side::White
    }
}

impl Explains for Draughts {
    fn aim(&self) -> Aim {
        if self.options().losing {
            Aim::Give
        } else {
            Aim::Take
        }
    }

    fn is_settled(&self) -> bool {
        let board = self.board();
        !board.must_capture()
            && !board.with_turn(board.turn().other()).must_capture()
            && self.huffable() == 0
    }

    fn weight(kind: Kind) -> i32 {
        if kind == KING { 150 } else { 100 }
    }

    fn called(kind: Kind) -> &'static str {
        if kind == KING {
            "hint-draughts-king"
        } else {
            "hint-draughts-man"
        }
    }

    fn in_danger(&self, seat: Seat) -> Vec<Spot> {
        if self.aim() == Aim::Give {
            return Vec::new();
        }
        let enemy = self.board().with_turn(side_of(seat).other());
        let mut taken = 0;
        enemy.for_each_move(|mv| taken |= mv.captured());
        Squares(taken).map(spot).collect()
    }

    fn remark(played_line: &PlayedLine<Draughts>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        if mv.is_huff() {
            return Some(Sentence::new("hint-draughts-huff"));
        }
        let left_out = played_line.before.options().huff
            && played_line.before.board().must_capture()
            && !mv.is_capture();
        left_out.then(|| Sentence::new("hint-draughts-leaves_out"))
    }

    fn plan(played_line: &PlayedLine<Draughts>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        let key = match played_line.before.aim() {
            Aim::Give => giving(played_line, mv),
            Aim::Take => placing(played_line, mv),
        };
        key.map(Sentence::new)
    }
}

/// A Losing Draughts move that does not give anything away yet.
fn giving(played_line: &PlayedLine<Draughts>, mv: Move) -> Option<&'static str> {
    if mv.is_capture() {
        let counts = || {
            legal_moves(&played_line.before)
                .into_iter()
                .map(|mv| mv.capture_count())
        };
        let fewest =
            counts().min() == Some(mv.capture_count()) && counts().max() > Some(mv.capture_count());
        return fewest.then_some("hint-losing-takes_fewest");
    }
    let forces = played_line.after_first().board().must_capture()
        && Game::turn(played_line.after_first()).seat().is_some();
    forces.then_some("hint-losing-forces")
}

/// A quiet move that improves the position of a piece.
fn placing(played_line: &PlayedLine<Draughts>, mv: Move) -> Option<&'static str> {
    if mv.is_capture() || mv.is_huff() {
        return None;
    }
    let (before, after) = (
        played_line.before.board(),
        played_line.after_first().board(),
    );
    let side = before.turn();
    let own = after.pieces(side);
    let (from, to) = (mv.from().mask(), mv.to().mask());
    let king = before.kings() & from != 0;
    let turns_in_corner = king
        && CORNERS
            .iter()
            .any(|corner| corner & from != 0 && corner & to != 0);
    if turns_in_corner
        && played_line.score == Some(Score(0))
        && played_line.lead(played_line.seat) < 0
    {
        return Some("hint-draughts-corner");
    }
    if keeps_bridge(&played_line.before, mv) {
        return Some("hint-draughts-back_row");
    }
    if to & CENTRE != 0 && from & CENTRE == 0 {
        return Some("hint-draughts-centre");
    }
    let to_square = mv.to();
    if !king && supports(own, to_square, side) {
        return Some("hint-draughts-supports");
    }
    if matches!(to_square.col(), 0 | 7) {
        return Some("hint-draughts-side");
    }
    None
}

/// Whether both men of the bridge stay, although one of them could have moved, against men that
/// threaten to crown there.
fn keeps_bridge(before: &Draughts, mv: Move) -> bool {
    let board = before.board();
    let side = board.turn();
    let bridge = BRIDGE[side.index()];
    let men = |side: Side, board: &Board| board.pieces(side) & !board.kings();
    men(side, board) & bridge == bridge
        && mv.from().mask() & bridge == 0
        && men(side.other(), board) != 0
        && legal_moves(before)
            .iter()
            .any(|other| other.from().mask() & bridge != 0)
}

/// Whether an own piece stands directly in front of this square, so that it cannot be jumped from
/// there.
fn supports(own: u32, at: Square, side: Side) -> bool {
    let row = match side {
        Side::Black => at.row() + 1,
        Side::White => at.row().wrapping_sub(1),
    };
    let beside = [at.col().wrapping_sub(1), at.col() + 1];
    beside
        .into_iter()
        .filter_map(|col| Square::at(row, col))
        .any(|front| own & front.mask() != 0)
}
