//! Mill positions with few men as graphs for [`retrograde`](crate::retrograde) analysis.

use std::sync::OnceLock;

use coffer_rules::mill::board::{ALL, Board, FEW, Points, Side, closing};

use super::index::MaterialClass;
use crate::retrograde::{Node, Solvable, Solved, Value, ValueCache, solve};
use crate::search::GameEnd;
use crate::tablebase::arithmetic_coder::{BitCoder, Packer, Unpacker};
use crate::tablebase::compression::Probabilities;
use crate::tablebase::predicted::{FURTHEST, Predicted};

/// The pairs of numbers of men that are solved, own and other, in the order of the arrays in
/// [`Tables`].
pub(super) const PAIRS: [(u32, u32); 4] = [(3, 3), (4, 3), (3, 4), (4, 4)];

/// The index of a pair in [`PAIRS`]; `None` for other numbers.
#[inline]
pub(super) const fn pair(own: u32, other: u32) -> Option<usize> {
    match (own, other) {
        (3, 3) => Some(0),
        (4, 3) => Some(1),
        (3, 4) => Some(2),
        (4, 4) => Some(3),
        _ => None,
    }
}

/// The index of the pair with four men to move against three, which is derived from the others and
/// not packed.
const FOUR_TO_MOVE: usize = 1;

/// The values of each pair for one kind of rules, solved or unpacked.
pub(super) struct Tables {
    pub ceylon: bool,
    pub families: [MaterialClass; 4],
    values: [OnceLock<Solved>; 4],
    /// Cached values of the pair that is derived from the others.
    notes: OnceLock<ValueCache>,
    /// The packed values of each pair; empty for the derived one, and while solving.
    pub packed: [Vec<u8>; 4],
}

impl Tables {
    /// Tables without any values.
    pub fn empty(ceylon: bool) -> Tables {
        Tables {
            ceylon,
            families: PAIRS.map(|(own, other)| MaterialClass::new(own, other)),
            values: [const { OnceLock::new() }; 4],
            notes: OnceLock::new(),
            packed: [const { Vec::new() }; 4],
        }
    }

    /// Solves all pairs, smaller numbers of men first.
    pub fn solve(ceylon: bool) -> Tables {
        let tables = Tables::empty(ceylon);
        for pairs in [&[0][..], &[1, 2], &[3]] {
            let solved = solve(&Graph {
                tables: &tables,
                pairs,
            });
            let mut values = solved.values();
            for &pair in pairs {
                let count = tables.families[pair].count() as usize;
                let solved = Solved::of_values(values.by_ref().take(count));
                tables.values[pair].get_or_init(|| solved);
            }
        }
        tables
    }

    /// The values of a pair, unpacked on first use.
    #[inline]
    pub fn values(&self, pair: usize) -> &Solved {
        self.values[pair].get_or_init(|| self.unpack(pair))
    }

    #[cold]
    fn unpack(&self, pair: usize) -> Solved {
        if pair == FOUR_TO_MOVE {
            let family = &self.families[pair];
            return Solved::of_values((0..family.count()).map(|index| match family.at(index) {
                Some((own, other)) => self.by_moves(own, other),
                None => Value::Draw,
            }));
        }
        self.code_values(pair, &mut Unpacker::new(&self.packed[pair]), |_| {
            Value::Draw
        })
    }

    /// Packs the values of a pair.
    pub fn pack(&self, pair: usize) -> Vec<u8> {
        let mut packer = Packer::new();
        let values = self.values(pair);
        self.code_values(pair, &mut packer, |index| values.value(index));
        packer.finish()
    }

    /// Packs or unpacks the value of every position of a pair. Each value is predicted from the
    /// positions with one of the opponent's men a step further back, and from the mills that either
    /// side could close. Returns the values.
    fn code_values(
        &self,
        pair: usize,
        coins: &mut impl BitCoder,
        value: impl Fn(u32) -> Value,
    ) -> Solved {
        let family = &self.families[pair];
        let mut told = vec![PackedValue::OPEN; family.count() as usize];
        let mut chances = Probabilities::new(CONTEXTS);
        family.each(|place| {
            if place.number < place.index {
                // A gap stands for another index, and its value may help to predict others.
                told[place.index as usize] = told[place.number as usize];
                return;
            }
            let around = place.around.map(|lower| {
                told.get(lower as usize)
                    .copied()
                    .unwrap_or(PackedValue::OPEN)
            });
            let context = context(&Board::placed([place.own, place.other], self.ceylon));
            told[place.index as usize] = chances.code_value(
                coins,
                context,
                &around,
                PackedValue::new(value(place.index), self.ceylon),
            );
        });
        Solved::of_values(told.into_iter().map(|told| told.value(self.ceylon)))
    }

    /// The value of a position for the side to move, with three or four men on each side.
    #[inline]
    pub fn value(&self, own: u32, other: u32) -> Option<Value> {
        let pair = pair(own.count_ones(), other.count_ones())?;
        let index = self.families[pair].index(own, other);
        if pair == FOUR_TO_MOVE && self.values[pair].get().is_none() {
            return Some(self.followed(index, own, other));
        }
        Some(self.values(pair).value(index))
    }

    /// The value of a position with four men to move against three: derived from the others on
    /// first use, then cached.
    fn followed(&self, index: u32, own: u32, other: u32) -> Value {
        let count = self.families[FOUR_TO_MOVE].count();
        let notes = self.notes.get_or_init(|| ValueCache::new(count));
        notes.value(index).unwrap_or_else(|| {
            let value = self.by_moves(own, other);
            notes.note(index, value);
            value
        })
    }

    /// The value of removing a man, for the side that removes it; `own` and `other` are the men
    /// afterwards.
    #[inline]
    pub fn after_removal(&self, own: u32, other: u32) -> Value {
        if other.count_ones() < FEW {
            return Value::Win(1);
        }
        if self.ceylon {
            self.value(own, other).unwrap_or(Value::Draw).before(true)
        } else {
            self.value(other, own).unwrap_or(Value::Draw).before(false)
        }
    }

    /// The value of a position from its moves alone, without reading its own entry.
    pub fn by_moves(&self, own: u32, other: u32) -> Value {
        let mut best: Option<Value> = None;
        let mut update = |value: Value| {
            best = Some(best.map_or(value, |best| {
                if value.score() > best.score() {
                    value
                } else {
                    best
                }
            }))
        };
        let board = Board::placed([own, other], self.ceylon);
        board.for_each_move(|mv| {
            let after = board.play(mv);
            let (own, other) = (after.men(Side::White), after.men(Side::Black));
            update(if mv.removes() {
                self.after_removal(own, other)
            } else {
                self.value(other, own).unwrap_or(Value::Draw).before(false)
            });
        });
        best.unwrap_or(Value::Loss(0))
    }
}

/// The number of prediction contexts: whether the side to move can close a mill now, and how many
/// mills the opponent threatens (0, 1, more).
const CONTEXTS: usize = 6;

fn context(board: &Board) -> usize {
    let can = board.closable_both();
    let now = usize::from(can as u32 != 0);
    let threats = ((can >> 32).count_ones() as usize).min(2);
    3 * now + threats
}

/// A value in packed form.
#[derive(Clone, Copy)]
struct PackedValue {
    kind: u8,
    half: u8,
}

impl PackedValue {
    /// If turns alternate, wins take an odd number of plies and losses an even one, so half of the
    /// distance is enough.
    fn new(value: Value, ceylon: bool) -> PackedValue {
        let half = |plies: u16| (if ceylon { plies } else { plies / 2 }).min(FURTHEST as u16) as u8;
        match value {
            Value::Draw => PackedValue { kind: 0, half: 0 },
            Value::Win(plies) => PackedValue {
                kind: 1,
                half: half(plies),
            },
            Value::Loss(plies) => PackedValue {
                kind: 2,
                half: half(plies),
            },
        }
    }

    fn value(self, ceylon: bool) -> Value {
        let half = u16::from(self.half);
        match (self.kind, ceylon) {
            (1, false) => Value::Win(2 * half + 1),
            (2, false) => Value::Loss(2 * half),
            (1, true) => Value::Win(half),
            (2, true) => Value::Loss(half),
            _ => Value::Draw,
        }
    }
}

impl Predicted for PackedValue {
    const OPEN: PackedValue = PackedValue { kind: 3, half: 0 };

    #[inline]
    fn kind(self) -> usize {
        usize::from(self.kind)
    }

    #[inline]
    fn half(self) -> i32 {
        i32::from(self.half)
    }

    #[inline]
    fn of(kind: usize, half: i32) -> PackedValue {
        PackedValue {
            kind: kind as u8,
            half: half as u8,
        }
    }
}

/// One family, or two whose steps lead to each other.
struct Graph<'a> {
    tables: &'a Tables,
    pairs: &'a [usize],
}

impl Graph<'_> {
    /// The pair of an index, and the index within its family.
    fn place(&self, index: u32) -> (usize, u32) {
        let first = self.tables.families[self.pairs[0]].count();
        if index < first {
            (self.pairs[0], index)
        } else {
            (self.pairs[1], index - first)
        }
    }

    /// The index of a position.
    fn number(&self, own: u32, other: u32) -> u32 {
        match pair(own.count_ones(), other.count_ones()) {
            Some(pair) if pair == self.pairs[0] => self.tables.families[pair].index(own, other),
            Some(pair) => {
                self.tables.families[self.pairs[0]].count()
                    + self.tables.families[pair].index(own, other)
            }
            None => 0,
        }
    }
}

impl Solvable for Graph<'_> {
    fn count(&self) -> u32 {
        self.pairs
            .iter()
            .map(|pair| self.tables.families[*pair].count())
            .sum()
    }

    fn node(&self, index: u32) -> Node {
        let (pair, at) = self.place(index);
        let Some((own, other)) = self.tables.families[pair].at(at) else {
            return Node::Nothing;
        };
        let board = Board::placed([own, other], self.tables.ceylon);
        let (mut numbers, mut out) = (Vec::with_capacity(64), 0);
        board.for_each_move(|mv| {
            if mv.removes() {
                out += 1;
            } else {
                let after = board.play(mv);
                numbers.push(self.number(after.men(Side::Black), after.men(Side::White)));
            }
        });
        numbers.sort_unstable();
        numbers.dedup();
        match numbers.len() + out {
            0 => Node::Over(GameEnd::Loss),
            moves => Node::Open(moves as u8),
        }
    }

    /// The opponent has just moved one of its men from a free point without closing a mill.
    fn each_before(&self, index: u32, each: &mut dyn FnMut(u32, bool)) {
        let (pair, at) = self.place(index);
        let Some((own, other)) = self.tables.families[pair].at(at) else {
            return;
        };
        let free = ALL & !(own | other);
        let flies = other.count_ones() == FEW;
        let mut numbers = Vec::with_capacity(64);
        for to in Points(other) {
            let rest = other & !to.mask();
            if closing(rest) & to.mask() != 0 {
                continue;
            }
            let from = if flies { free } else { to.around() & free };
            numbers.extend(Points(from).map(|from| self.number(rest | from.mask(), own)));
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().for_each(|number| each(number, false));
    }

    fn each_way_out(&self, index: u32, each: &mut dyn FnMut(Value)) {
        let (pair, at) = self.place(index);
        let (own, other) = self.tables.families[pair].men(at);
        let board = Board::placed([own, other], self.tables.ceylon);
        if board.closable() == 0 {
            return;
        }
        board.for_each_move(|mv| {
            if mv.removes() {
                let after = board.play(mv);
                each(
                    self.tables
                        .after_removal(after.men(Side::White), after.men(Side::Black)),
                );
            }
        });
    }
}
