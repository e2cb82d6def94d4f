//! Rulings DR-1 to DR-7 and DR-10; checks the move generator against a plain reference that works
//! on squares and rows.

use std::collections::HashSet;

#[cfg(feature = "texts")]
use super::board::BoardError;
use super::board::{Board, Move, Piece, Side, Square, Squares};
use super::movegen::{MAX_MOVES, perft, perft_divide};
use crate::stable_hash::{GOLDEN_RATIO, mix};

/// A board from lists of PDN squares.
fn board(
    turn: Side,
    black_men: &[u8],
    black_kings: &[u8],
    white_men: &[u8],
    white_kings: &[u8],
) -> Board {
    let set = |numbers: &[&[u8]]| {
        numbers.iter().flat_map(|n| n.iter()).fold(0, |set, &n| {
            set | Square::from_pdn(n).expect("a number").mask()
        })
    };
    Board::from_parts(
        set(&[black_men, black_kings]),
        set(&[white_men, white_kings]),
        set(&[black_kings, white_kings]),
        turn,
    )
    .expect("the test gives a legal position")
}

fn texts(board: &Board) -> Vec<String> {
    let mut texts: Vec<String> = board
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    texts.sort();
    texts
}

fn play(board: Board, text: &str) -> Board {
    let mv = *board
        .legal_moves()
        .iter()
        .find(|mv| mv.to_string() == text)
        .unwrap_or_else(|| panic!("{text} is legal in\n{board}"));
    board.play(mv)
}

/// A small portable random number generator for the tests (splitmix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(GOLDEN_RATIO);
        number
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// A position with random men and kings.
fn random_board(dice: &mut Dice) -> Board {
    let (mut black, mut white, mut kings) = (0_u32, 0_u32, 0_u32);
    for square in Square::all() {
        let mask = square.mask();
        let king = dice.below(3) == 0;
        match dice.below(5) {
            0 if black.count_ones() < 12 && (king || square.row() != 7) => black |= mask,
            1 if white.count_ones() < 12 && (king || square.row() != 0) => white |= mask,
            _ => continue,
        }
        if king {
            kings |= mask;
        }
    }
    Board::from_parts(black, white, kings, Side::ALL[dice.below(2)]).expect("legal by construction")
}

/// A move found by the reference generator: path, captured squares, crowning.
type Plain = (Vec<u8>, Vec<u8>, bool);

fn reference(board: &Board) -> HashSet<Plain> {
    fn directions(piece: Piece) -> &'static [(i8, i8)] {
        match (piece.king, piece.side) {
            (true, _) => &[(1, -1), (1, 1), (-1, -1), (-1, 1)],
            (false, Side::Black) => &[(1, -1), (1, 1)],
            (false, Side::White) => &[(-1, -1), (-1, 1)],
        }
    }
    fn off(square: Square, direction: (i8, i8), times: i8) -> Option<Square> {
        Square::at(
            u8::try_from(square.row() as i8 + times * direction.0).ok()?,
            u8::try_from(square.col() as i8 + times * direction.1).ok()?,
        )
    }
    fn chains(
        board: &Board,
        piece: Piece,
        path: &mut Vec<Square>,
        taken: &mut Vec<Square>,
        out: &mut HashSet<Plain>,
    ) {
        let at = *path.last().expect("a path has a start");
        let crowned = !piece.king
            && path.len() > 1
            && at.row() == if piece.side == Side::Black { 7 } else { 0 };
        let mut any = false;
        for &direction in directions(piece) {
            let (Some(over), Some(land)) = (off(at, direction, 1), off(at, direction, 2)) else {
                continue;
            };
            let enemy = board
                .piece_at(over)
                .is_some_and(|other| other.side != piece.side);
            if crowned
                || !enemy
                || taken.contains(&over)
                || !(board.piece_at(land).is_none() || land == path[0])
            {
                continue;
            }
            any = true;
            path.push(land);
            taken.push(over);
            chains(board, piece, path, taken, out);
            path.pop();
            taken.pop();
        }
        if !any && path.len() > 1 {
            out.insert((
                path.iter().map(|s| s.pdn()).collect(),
                taken.iter().map(|s| s.pdn()).collect(),
                crowned,
            ));
        }
    }
    let mut captures = HashSet::new();
    let mut steps = HashSet::new();
    for square in Square::all() {
        let Some(piece) = board
            .piece_at(square)
            .filter(|piece| piece.side == board.turn())
        else {
            continue;
        };
        chains(
            board,
            piece,
            &mut vec![square],
            &mut Vec::new(),
            &mut captures,
        );
        for &direction in directions(piece) {
            if let Some(to) = off(square, direction, 1).filter(|&to| board.piece_at(to).is_none()) {
                let crowned =
                    !piece.king && to.row() == if piece.side == Side::Black { 7 } else { 0 };
                steps.insert((vec![square.pdn(), to.pdn()], vec![], crowned));
            }
        }
    }
    if captures.is_empty() { steps } else { captures }
}

fn plain(mv: Move) -> Plain {
    (
        mv.path().map(Square::pdn).collect(),
        mv.captures().map(Square::pdn).collect(),
        mv.crowns(),
    )
}

/// Checks the invariants of a position and of each of its moves.
fn check(board: &Board) {
    let moves = board.legal_moves();
    let found: HashSet<Plain> = moves.iter().map(|&mv| plain(mv)).collect();
    assert_eq!(found.len(), moves.len(), "no move twice in\n{board}");
    assert_eq!(found, reference(board), "the moves of\n{board}");
    assert!(moves.len() <= MAX_MOVES);
    assert_eq!(
        board.count_moves(),
        moves.len() as u64,
        "counted moves of\n{board}"
    );
    assert_eq!(
        board.has_legal_move(),
        !moves.is_empty(),
        "has_legal_move of\n{board}"
    );
    assert_eq!(
        board.must_capture(),
        moves.iter().any(|mv| mv.is_capture()),
        "must_capture of\n{board}"
    );
    let again = Board::from_parts(board.black(), board.white(), board.kings(), board.turn())
        .expect("a reached position is legal");
    assert_eq!(again, *board, "from_parts of the parts of\n{board}");
    assert_eq!(again.key(), board.key());
    for &mv in &moves {
        let mover = board.piece_at(mv.from()).expect("a move starts on a piece");
        let after = board.play(mv);
        assert_eq!(mv.path().next(), Some(mv.from()));
        assert_eq!(mv.path().last(), Some(mv.to()));
        assert_eq!(
            mv.captures().fold(0, |set, square| set | square.mask()),
            mv.captured()
        );
        assert_eq!(
            mv.captured().count_ones() as usize,
            mv.capture_count(),
            "no piece is jumped twice: {mv} in\n{board}"
        );
        let (us, them) = (mover.side, mover.side.other());
        assert_eq!(
            after.pieces(us),
            board.pieces(us) & !mv.from().mask() | mv.to().mask(),
            "{mv} in\n{board}"
        );
        assert_eq!(
            after.pieces(them),
            board.pieces(them) & !mv.captured(),
            "{mv} in\n{board}"
        );
        assert_eq!(
            after.piece_at(mv.to()),
            Some(Piece {
                side: us,
                king: mover.king || mv.crowns()
            })
        );
        assert_eq!(after.turn(), them);
        assert!(
            Board::from_parts(after.black(), after.white(), after.kings(), after.turn()).is_ok(),
            "{mv} in\n{board}"
        );
    }
}

#[test]
fn squares_have_pdn_numbers_rows_and_columns() {
    let numbers: Vec<u8> = Square::all().map(Square::pdn).collect();
    assert_eq!(numbers, (1..=32).collect::<Vec<u8>>());
    for square in Square::all() {
        assert_eq!(Square::at(square.row(), square.col()), Some(square));
        assert_eq!(Square::new(square.index() as u8), Some(square));
        assert_eq!(Square::from_pdn(square.pdn()), Some(square));
    }
    let place = |n| {
        Square::from_pdn(n)
            .map(|s| (s.row(), s.col()))
            .expect("a number")
    };
    assert_eq!(
        [place(1), place(4), place(5), place(29), place(32)],
        [(0, 1), (0, 7), (1, 0), (7, 0), (7, 6)]
    );
    assert_eq!(
        (
            Square::new(32),
            Square::from_pdn(0),
            Square::from_pdn(33),
            Square::at(0, 0),
            Square::at(8, 1)
        ),
        (None, None, None, None, None)
    );
}

#[test]
fn dr_1_black_moves_first_from_squares_1_to_12() {
    assert_eq!(Board::START.turn(), Side::Black);
    assert_eq!(
        (
            Board::START.black(),
            Board::START.white(),
            Board::START.kings()
        ),
        (0x0000_0FFF, 0xFFF0_0000, 0)
    );
    assert_eq!(
        texts(&Board::START),
        ["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]
    );
}

#[test]
fn dr_2_men_step_forward_and_kings_one_square_any_way() {
    assert_eq!(
        texts(&board(Side::Black, &[18], &[], &[32], &[])),
        ["18-22", "18-23"]
    );
    assert_eq!(
        texts(&board(Side::White, &[1], &[], &[18], &[])),
        ["18-14", "18-15"]
    );
    assert_eq!(
        texts(&board(Side::White, &[1], &[], &[], &[18])),
        ["18-14", "18-15", "18-22", "18-23"]
    );
}

#[test]
fn dr_3_men_capture_forward_only_and_kings_both_ways() {
    assert_eq!(
        texts(&board(Side::Black, &[18], &[], &[22, 14], &[])),
        ["18x25"]
    );
    assert_eq!(
        texts(&board(Side::Black, &[], &[18], &[22, 14], &[])),
        ["18x25", "18x9"]
    );
    // Kings do not fly: the piece two squares away is out of reach.
    assert_eq!(
        texts(&board(Side::Black, &[], &[1], &[15], &[])),
        ["1-5", "1-6"]
    );
}

#[test]
fn dr_3_a_chain_turns_and_is_one_move() {
    let position = board(Side::Black, &[1], &[], &[6, 14, 22], &[]);
    assert_eq!(texts(&position), ["1x10x17x26"]);
    let after = play(position, "1x10x17x26");
    assert_eq!(
        (after.black(), after.white()),
        (Square::from_pdn(26).expect("a number").mask(), 0)
    );
}

#[test]
fn dr_4_capture_is_compulsory_the_choice_is_free_and_chains_are_completed() {
    // One piece or two: both captures are allowed, but the two-piece chain cannot stop half way.
    let position = board(Side::Black, &[1, 12], &[], &[6, 15, 16, 32], &[]);
    assert_eq!(texts(&position), ["12x19", "1x10x19"]);
    assert!(position.must_capture());
}

#[test]
fn dr_5_no_piece_is_jumped_twice_and_the_start_square_is_free() {
    // A loop round 6, 7, 15, 14 back to the start, in both directions.
    let position = board(Side::Black, &[], &[1], &[6, 7, 14, 15], &[]);
    assert_eq!(texts(&position), ["1x10x17", "1x10x19", "1x10x3"]);
    let ring = board(Side::White, &[6, 7, 14, 15], &[], &[], &[2]);
    assert_eq!(texts(&ring), ["2x11x18x9x2", "2x9x18x11x2"]);
}

#[test]
fn dr_6_a_crowned_man_stops_even_in_mid_chain() {
    // From 22 over 26 to 31; as a king it could go on over 27, but the turn ends.
    let position = board(Side::Black, &[22], &[], &[26, 27], &[]);
    assert_eq!(texts(&position), ["22x31"]);
    let after = play(position, "22x31");
    assert_eq!(
        after.piece_at(Square::from_pdn(31).expect("a number")),
        Some(Piece {
            side: Side::Black,
            king: true
        })
    );
    assert!(after.white() != 0 && after.turn() == Side::White);
    // A king that passes over the last row continues its capture.
    assert_eq!(
        texts(&board(Side::Black, &[], &[22], &[26, 27], &[])),
        ["22x31x24"]
    );
}

#[test]
fn dr_7_without_piece_or_move_there_is_no_legal_move() {
    assert!(!board(Side::White, &[1], &[], &[], &[]).has_legal_move());
    let blocked = board(Side::White, &[25, 22], &[], &[29], &[]);
    assert!(!blocked.has_legal_move());
    assert!(blocked.legal_moves().is_empty());
}

#[test]
fn dr_9_a_player_may_be_huffed_so_steps_exist_beside_captures() {
    let position = board(Side::Black, &[18, 1], &[], &[22], &[]);
    assert_eq!(position.legal_moves().len(), 1);
    assert_eq!(
        position
            .steps()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .len(),
        3
    );
    assert_eq!(
        Squares(position.capturers())
            .map(Square::pdn)
            .collect::<Vec<_>>(),
        [18]
    );
    assert_eq!(
        position
            .without(Square::from_pdn(18).expect("a number"))
            .black()
            .count_ones(),
        1
    );
}

#[test]
fn dr_10_perft_from_the_start() {
    let expected = [
        1, 7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_680,
    ];
    for (depth, nodes) in expected.into_iter().enumerate() {
        assert_eq!(perft(&Board::START, depth as u32), nodes, "perft {depth}");
    }
    assert_eq!(
        perft_divide(&Board::START, 8)
            .iter()
            .map(|&(_, nodes)| nodes)
            .sum::<u64>(),
        845_931
    );
}

#[test]
fn dr_10_captures_by_another_path_count_separately() {
    assert_eq!(
        perft(&board(Side::White, &[6, 7, 14, 15], &[], &[], &[2]), 1),
        2
    );
}

#[test]
fn moves_equal_the_plain_reference_in_random_positions() {
    let mut dice = Dice(1);
    for _ in 0..4000 {
        check(&random_board(&mut dice));
    }
}

#[test]
fn moves_equal_the_plain_reference_in_random_games() {
    let mut dice = Dice(2);
    for _ in 0..60 {
        let mut position = Board::START;
        for _ in 0..160 {
            check(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[dice.below(moves.len())]);
        }
    }
}

#[test]
fn keys_tell_positions_apart() {
    let mut dice = Dice(3);
    let mut seen = std::collections::HashMap::new();
    for _ in 0..20_000 {
        let position = random_board(&mut dice);
        for position in [position, position.with_turn(position.turn().other())] {
            let before = *seen.entry(position.key()).or_insert(position);
            assert_eq!(before, position, "equal keys");
        }
    }
}

#[test]
#[cfg(feature = "texts")]
fn impossible_positions_are_refused_with_a_reason() {
    let square = |n| Square::from_pdn(n).expect("a number");
    assert_eq!(
        Board::from_parts(1, 1, 0, Side::Black),
        Err(BoardError::Overlap(square(1)))
    );
    assert_eq!(
        Board::from_parts(1, 2, 4, Side::Black),
        Err(BoardError::KingOnEmptySquare(square(3)))
    );
    assert_eq!(
        Board::from_parts(1 << 31, 0, 0, Side::Black),
        Err(BoardError::ManOnCrownRow(square(32), Side::Black))
    );
    assert_eq!(
        Board::from_parts(0, 1, 0, Side::Black),
        Err(BoardError::ManOnCrownRow(square(1), Side::White))
    );
    assert_eq!(
        Board::from_parts(0x1FFF, 0, 0, Side::Black),
        Err(BoardError::TooManyPieces(Side::Black, 13))
    );
    assert_eq!(
        BoardError::ManOnCrownRow(square(32), Side::Black).to_string(),
        "a dark man on square 32 would have been crowned there",
        "a reason for people"
    );
}

#[test]
fn a_board_is_drawn_for_people() {
    let drawn = Board::START.to_string();
    assert!(drawn.starts_with(" b b b b\nb b b b \n"), "{drawn}");
    assert!(drawn.ends_with("w w w w \nBlack to move"), "{drawn}");
}
