//! What the networks of the mill games see: the men of both sides by point, the men in hand, and
//! counts of what decides the game: room to move, men shut in, lines and mills.
//!
//! The head is chosen by the mill that the side to move can close now and by the threats of the
//! opponent. The unit of the evaluation is a hundredth of a man.

use coffer_rules::mill::board::{Board, Options, around_both, closing_both, in_mills_both, twice};

use super::network::{Count, Features, Inputs, consecutive};

/// The first bytes of the files of Nine Men's Morris, Mixed Mill and Ceylon Mill; the last of them
/// is the format version.
pub const MAGICS: [[u8; 8]; 3] = [*b"KCNETNM\x01", *b"KCNETMX\x01", *b"KCNETCY\x01"];

/// The files as built into the program.
pub(super) const FILES: [&[u8]; 3] = [
    include_bytes!("../../../../assets/weights/nine_mens_morris_networks.bin"),
    include_bytes!("../../../../assets/weights/mixed_mill_networks.bin"),
    include_bytes!("../../../../assets/weights/ceylon_mill_networks.bin"),
];

/// The options of Nine Men's Morris, Mixed Mill and Ceylon Mill, where a man has to be removed.
pub const GAMES: [Options; 3] = {
    let usual = Options {
        mixed: false,
        ceylon: false,
        may: false,
    };
    let mixed = Options {
        mixed: true,
        ..usual
    };
    let ceylon = Options {
        ceylon: true,
        ..usual
    };
    [usual, mixed, ceylon]
};

/// Which of the games has these options.
#[must_use]
pub const fn number(options: Options) -> usize {
    if options.ceylon {
        2
    } else {
        options.mixed as usize
    }
}

/// The inputs of all mill games.
#[derive(Clone, Copy, Debug)]
pub struct MillInputs;

/// The points of the board.
pub const POINTS: usize = 24;

/// The men in hand; free points next to own men; men without a free point next to them; free points
/// where a third man would complete a line; men in mills; whether a man in a mill stands next to a
/// point where he closes another.
const COUNTS: [Count; 6] = consecutive(2 * POINTS, [10, 12, 8, 8, 10, 2]);

impl Inputs for MillInputs {
    const PHASES: usize = 6;
    const HEADS: usize = 6;
    const INPUTS: usize = COUNTS[5].end();
    const GROUPS: usize = POINTS / 4;
    const COUNTS: &'static [Count] = &COUNTS;

    fn man(side: usize, bit: usize) -> Option<usize> {
        Some(side * POINTS + bit)
    }
}

/// The number of points of each side, in a set of both.
#[inline(always)]
const fn counts(sets: u64) -> [usize; 2] {
    let pairs = sets - (sets >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    let halves = [bytes as u32, (bytes >> 32) as u32];
    [
        (halves[0].wrapping_mul(0x0101_0101) >> 24) as usize,
        (halves[1].wrapping_mul(0x0101_0101) >> 24) as usize,
    ]
}

/// Which network evaluates a position: by the men in hand; then by the men on the board, the last
/// one if a side flies.
#[inline(always)]
const fn phase(hands: usize, men: [usize; 2]) -> usize {
    match hands {
        11.. => 0,
        5..11 => 1,
        1..5 => 2,
        0 if men[0] <= 3 || men[1] <= 3 => 5,
        0 if men[0] + men[1] >= 13 => 3,
        0 => 4,
    }
}

/// What the networks see of a position; `sees` says whether the side to move sees the mill that it
/// can close now.
#[inline(always)]
#[must_use]
pub fn features(board: &Board, sees: bool) -> Features {
    let (us, them) = (board.turn(), board.turn().other());
    let men = board.both();
    let free = twice(board.free());
    let can = board.closable_both();
    let (now, threats) = (can as u32, (can >> 32) as u32);
    let several = threats & threats.wrapping_sub(1) != 0;
    let threatened = usize::from(threats != 0) + usize::from(several);
    let head = usize::from(sees && now != 0) + 2 * threatened;
    let hands = [board.hand(us), board.hand(them)].map(usize::from);
    let phase = phase(hands[0] + hands[1], counts(men));
    let mut features = Features::new(phase, head, [men as u32, (men >> 32) as u32]);
    let mut add = |index, numbers| features.add_count::<MillInputs>(index, numbers);
    if !board.all_placed() {
        add(0, hands);
    }
    let mills = in_mills_both(men);
    let doubles = around_both(mills) & can;
    add(1, counts(around_both(men) & free));
    add(2, counts(men & !around_both(free)));
    add(3, counts(closing_both(men) & free));
    add(4, counts(mills));
    let doubles = [doubles as u32 != 0, doubles >> 32 != 0];
    add(5, doubles.map(usize::from));
    features
}
