//! Compression of the results of a family, block by block, so that a probe unpacks little.
//!
//! Only quiet positions are packed: the result of a compulsory capture follows from positions with
//! fewer pieces. A result is predicted from the neighbours in the block, the positions with one piece
//! a step further back, which come earlier in the order.

use super::families::{Families, Family};
use crate::search::GameEnd;
use crate::tablebase::arithmetic_coder::{BitCoder, Packer, Probability, Unpacker};

/// The number of indices in a block: eight times as many make a file a sixth smaller, but a search
/// that meets new endings unpacks four times as much.
pub(super) const BLOCK: usize = 1 << 11;
/// Every context is the nearest neighbour's result and the numbers of neighbours, at most
/// [`MOST_ALIKE`], with each result.
const CONTEXTS: usize = 4 * 4 * 4 * 4;
const MOST_ALIKE: u8 = 3;

const DRAWN: u8 = 0;
const WON: u8 = 1;
const LOST: u8 = 2;
/// No result: not a quiet position, and no neighbour either.
const OPEN: u8 = 3;

/// A result as a number of two bits.
pub(super) const fn packed(result: GameEnd) -> u8 {
    match result {
        GameEnd::Draw => DRAWN,
        GameEnd::Win => WON,
        GameEnd::Loss => LOST,
    }
}

/// The result of a packed number.
const fn unpacked(number: u8) -> GameEnd {
    match number & 3 {
        WON => GameEnd::Win,
        LOST => GameEnd::Loss,
        _ => GameEnd::Draw,
    }
}

/// The probabilities with which every block of a family begins, by context.
#[derive(Debug)]
pub(super) struct Model {
    drawn: [u16; CONTEXTS],
    won: [u16; CONTEXTS],
}

impl Model {
    /// The size in a file.
    pub const BYTES: usize = 4 * CONTEXTS;

    /// The probabilities of these counts: by context, how many positions are drawn, won and lost.
    fn of(counts: &[[u32; 3]; CONTEXTS]) -> Model {
        let share = |yes: u32, all: u32| {
            ((u64::from(yes) * 0x1_0000 + 0x8000) / (u64::from(all) + 1)).min(0xFFFF) as u16
        };
        Model {
            drawn: counts.map(|[drawn, won, lost]| share(drawn, drawn + won + lost)),
            won: counts.map(|[_, won, lost]| share(won, won + lost)),
        }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let both = self.drawn.iter().chain(&self.won);
        both.flat_map(|share| share.to_le_bytes()).collect()
    }

    /// What [`Model::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8; Model::BYTES]) -> Model {
        let share = |at: usize| u16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        Model {
            drawn: std::array::from_fn(share),
            won: std::array::from_fn(|at| share(CONTEXTS + at)),
        }
    }
}

/// Calls `each` with the index and the context of every quiet position of a block, in order, and
/// takes its result. Returns the results by index in the block.
fn visit(
    families: &Families,
    family: usize,
    block: usize,
    mut each: impl FnMut(usize, usize) -> u8,
) -> Vec<u8> {
    let Family { sizes, places, .. } = families.all[family];
    let groups = families.groups(family);
    let strides = [
        sizes[1] * sizes[2] * sizes[3],
        sizes[2] * sizes[3],
        sizes[3],
        1,
    ];
    let start = block * BLOCK;
    let range = start..places.min(start + BLOCK);
    let mut values = vec![OPEN; range.len()];
    for (offset, (seen, ranks)) in families.positions(family, range).enumerate() {
        let mut alike = [0; 4];
        let mut nearest = OPEN;
        for kind in (0..4).rev() {
            for &less in &groups[kind].earlier[ranks[kind]] {
                let back = less as usize * strides[kind];
                if back == 0 || back > offset {
                    break;
                }
                let value = values[offset - back];
                if nearest == OPEN {
                    nearest = value;
                }
                alike[usize::from(value)] += 1;
            }
        }
        values[offset] = match seen {
            Some(seen) if !seen.board().must_capture() => {
                let context = alike[..3].iter().fold(nearest, |context, &count: &u8| {
                    context << 2 | count.min(MOST_ALIKE)
                });
                each(start + offset, usize::from(context))
            }
            _ => nearest,
        };
    }
    values
}

/// Packs the results of a block, or unpacks them instead.
fn code_block(
    families: &Families,
    (family, block): (usize, usize),
    model: &Model,
    coder: &mut impl BitCoder,
    known: impl Fn(usize) -> u8,
) -> Vec<u8> {
    let mut drawn = model.drawn.map(Probability::of);
    let mut won = model.won.map(Probability::of);
    visit(families, family, block, |at, context| {
        let value = known(at);
        if coder.code_bit(&mut drawn[context], value == DRAWN) {
            DRAWN
        } else if coder.code_bit(&mut won[context], value == WON) {
            WON
        } else {
            LOST
        }
    })
}

/// The results of a block, four to a byte.
#[derive(Debug)]
pub(super) struct Unpacked(Box<[u8; BLOCK / 4]>);

impl Unpacked {
    /// The result at an index in the block, below [`BLOCK`].
    #[inline]
    pub fn get(&self, offset: usize) -> GameEnd {
        unpacked(self.0[offset / 4] >> (2 * (offset % 4)))
    }
}

/// The number of blocks of a family.
pub(super) const fn blocks(family: &Family) -> usize {
    family.places.div_ceil(BLOCK)
}

/// The model of a family, and its packed blocks. `known` has the packed result of each index.
pub(super) fn pack(
    families: &Families,
    family: usize,
    known: impl Fn(usize) -> u8,
) -> (Model, Vec<Vec<u8>>) {
    let mut counts = [[0; 3]; CONTEXTS];
    for block in 0..blocks(&families.all[family]) {
        visit(families, family, block, |at, context| {
            let value = known(at);
            counts[context][usize::from(value)] += 1;
            value
        });
    }
    let model = Model::of(&counts);
    let packed = (0..blocks(&families.all[family]))
        .map(|block| {
            let mut packer = Packer::new();
            code_block(families, (family, block), &model, &mut packer, &known);
            packer.finish()
        })
        .collect();
    (model, packed)
}

/// The results of a block.
pub(super) fn unpack(
    families: &Families,
    family: usize,
    block: usize,
    model: &Model,
    bytes: &[u8],
) -> Unpacked {
    let mut unpacker = Unpacker::new(bytes);
    let values = code_block(families, (family, block), model, &mut unpacker, |_| OPEN);
    let mut quarters = Box::new([0; BLOCK / 4]);
    for (byte, four) in quarters.iter_mut().zip(values.chunks(4)) {
        *byte = four
            .iter()
            .rev()
            .fold(0, |byte, value| byte << 2 | value & 3);
    }
    Unpacked(quarters)
}
