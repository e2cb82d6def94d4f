//! Wolf and Sheep: the game is solved completely on first use, and weaker courtiers search it with
//! a low depth.

use std::sync::OnceLock;

use coffer_rules::draughts::board::{Square, Squares};
use coffer_rules::stable_hash::mix;
use coffer_rules::wolf::Wolf;
use coffer_rules::wolf::field::{Animal, Field, Move, SHEEP, ahead, around, behind};

use super::Budget;
use super::baseline::Baseline;
use super::knowledge::Knowledge;
use super::levels::{Courtier, FAR_SIGHT, PlayerProfile, StyleWeights};
use super::player::Player;
use super::retrograde::{Node, Solvable, Solved, Value, solve};
use super::search::{Evaluator, GameEnd, HistoryView, Quiescence, SearchPosition};
use super::thinker::{CourtGame, Request, Thinker, Thought};

/// The number of sets of four squares among 32.
const FLOCKS: u32 = choose(32, SHEEP as u32);
/// The number of indices for one side to move: a square for the wolf and a set for the sheep. Those
/// with the wolf on a sheep's square are gaps.
const PER_SIDE: u32 = 32 * FLOCKS;

const fn choose(n: u32, k: u32) -> u32 {
    let (mut out, mut i) = (1, 0);
    while i < k {
        if n < k {
            return 0;
        }
        out = out * (n - i) / (i + 1);
        i += 1;
    }
    out
}

/// `CHOOSE[k][n]` is the number of subsets of size `k + 1` of `n` elements.
const CHOOSE: [[u32; 32]; SHEEP] = {
    let mut table = [[0; 32]; SHEEP];
    let mut k = 0;
    while k < SHEEP {
        let mut n = 0;
        while n < 32 {
            table[k][n] = choose(n as u32, k as u32 + 1);
            n += 1;
        }
        k += 1;
    }
    table
};

/// The rank of a set of four squares among all such sets, ordered as numbers.
fn rank(sheep: u32) -> u32 {
    let mut rest = sheep;
    let mut out = 0;
    for row in &CHOOSE {
        out += row[(rest.trailing_zeros() & 31) as usize];
        rest &= rest.wrapping_sub(1);
    }
    out
}

/// The game as a graph for the retrograde analysis.
struct WolfGraph {
    flocks: Vec<u32>,
}

impl WolfGraph {
    fn new() -> WolfGraph {
        let mut flocks = Vec::with_capacity(FLOCKS as usize);
        let mut set: u64 = (1 << SHEEP) - 1;
        while set < 1 << 32 {
            flocks.push(set as u32);
            // The next number with the same number of bits.
            let low = set & set.wrapping_neg();
            let carried = set + low;
            set = carried | ((set ^ carried) / low) >> 2;
        }
        WolfGraph { flocks }
    }

    fn index(field: &Field) -> Option<u32> {
        let wolf = field.wolf?.index() as u32;
        Some(field.turn.index() as u32 * PER_SIDE + wolf * FLOCKS + rank(field.sheep))
    }

    fn field(&self, index: u32) -> Option<Field> {
        let (side, rest) = (index / PER_SIDE, index % PER_SIDE);
        let wolf = Square::new((rest / FLOCKS) as u8)?;
        let sheep = *self.flocks.get((rest % FLOCKS) as usize)?;
        (sheep & wolf.mask() == 0).then_some(Field {
            wolf: Some(wolf),
            sheep,
            turn: if side == 0 {
                Animal::Wolf
            } else {
                Animal::Sheep
            },
            sheep_first: false,
        })
    }
}

impl Solvable for WolfGraph {
    fn count(&self) -> u32 {
        2 * PER_SIDE
    }

    fn node(&self, index: u32) -> Node {
        let Some(field) = self.field(index) else {
            return Node::Nothing;
        };
        match field.decided() {
            Some(decided) if decided.winner() == field.turn => Node::Over(GameEnd::Win),
            Some(_) => Node::Over(GameEnd::Loss),
            None => {
                let mut moves = 0;
                field.for_each_move(|_| moves += 1);
                Node::Open(moves)
            }
        }
    }

    /// The wolf can have come from any free square next to it, a sheep only from behind. The
    /// results may include decided positions, which have no moves; that is harmless, because they
    /// are solved already.
    fn each_before(&self, index: u32, each: &mut dyn FnMut(u32, bool)) {
        let Some(field) = self.field(index) else {
            return;
        };
        let Some(wolf) = field.wolf else { return };
        let turn = field.turn.other();
        let mut from = |wolf, sheep| {
            let before = Field {
                wolf: Some(wolf),
                sheep,
                turn,
                ..field
            };
            WolfGraph::index(&before)
                .into_iter()
                .for_each(|before| each(before, false));
        };
        match turn {
            Animal::Wolf => {
                Squares(around(wolf) & field.free()).for_each(|at| from(at, field.sheep))
            }
            Animal::Sheep => {
                for sheep in Squares(field.sheep) {
                    Squares(behind(sheep) & field.free())
                        .for_each(|at| from(wolf, field.sheep & !sheep.mask() | at.mask()));
                }
            }
        }
    }
}

/// The solved game, computed on the first call.
pub fn solved() -> &'static Solved {
    static SOLVED: OnceLock<Solved> = OnceLock::new();
    SOLVED.get_or_init(solve_all)
}

/// Solves the whole game; [`solved`] does this once.
#[must_use]
pub fn solve_all() -> Solved {
    solve(&WolfGraph::new())
}

/// The value of a position for the side to move. Before the wolf is placed, the value of its best
/// placement.
#[must_use]
pub fn worth(field: &Field) -> Value {
    match WolfGraph::index(field) {
        Some(index) => solved().value(index),
        None => {
            let places = field.moves().into_iter().map(|mv| worth_of(field, mv));
            places
                .max_by_key(|value| value.score())
                .unwrap_or(Value::Draw)
        }
    }
}

/// The value of a move for the side that makes it.
#[must_use]
pub fn worth_of(field: &Field, mv: Move) -> Value {
    let next = field.play(mv);
    worth(&next).before(next.turn == field.turn)
}

/// The counts of WS-4: the number of positions with this side to move, and of those that the sheep
/// win.
#[must_use]
pub fn count_values(side: Animal) -> (usize, usize) {
    let first = side.index() * PER_SIDE as usize;
    let pasture = WolfGraph::new();
    let (mut all, mut won) = (0, 0);
    for (index, value) in (0..)
        .zip(solved().values())
        .skip(first)
        .take(PER_SIDE as usize)
    {
        if pasture.field(index).is_some() {
            all += 1;
            let wins = matches!(value, Value::Win(_));
            won += usize::from(wins == (side == Animal::Sheep));
        }
    }
    (all, won)
}

/// The move of a perfect player: the fastest win, else the longest resistance; among equals, the
/// move after which most replies are mistakes.
#[must_use]
pub fn best(field: &Field, seed: u64) -> Option<(Move, Value)> {
    let luck = |mv: &Move| mix(seed ^ mix(u64::from(mv.to().pdn())));
    let moves = field
        .moves()
        .into_iter()
        .map(|mv| (mv, worth_of(field, mv)));
    moves.max_by_key(|(mv, value)| (value.score(), traps(&field.play(*mv)), luck(mv)))
}

/// The share of replies that throw a win away, in sixtieths.
fn traps(field: &Field) -> usize {
    let answers = field.moves();
    let mistakes = answers
        .iter()
        .filter(|mv| !matches!(worth_of(field, **mv), Value::Win(_)))
        .count();
    mistakes * 60 / answers.len().max(1)
}

impl SearchPosition for Field {
    type Move = Move;

    fn key(&self) -> u64 {
        Field::key(self)
    }

    fn side(&self) -> usize {
        self.turn.index()
    }

    fn moves(&self, into: &mut Vec<Move>) {
        self.for_each_move(|mv| into.push(mv));
    }

    fn has_moves(&self) -> bool {
        let mut any = false;
        self.for_each_move(|_| any = true);
        any
    }

    fn play(&self, mv: Move) -> Field {
        Field::play(*self, mv)
    }

    fn ending(&self) -> Option<GameEnd> {
        let decided = self.decided()?;
        Some(if decided.winner() == self.turn {
            GameEnd::Win
        } else {
            GameEnd::Loss
        })
    }

    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    fn is_progress(&self, mv: Move) -> bool {
        !matches!(mv, Move::Step(from, _) if self.wolf == Some(from))
    }

    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place(to) => 32 + to.index(),
            Move::Step(from, to) => (from.index() + 2) << 5 | to.index(),
        }
    }
}

/// Evaluates positions of Wolf and Sheep as a person would: is there a way round, how much room
/// does the wolf have, are the sheep in line?
#[derive(Clone, Copy, Debug, Default)]
pub struct WolfEvaluator;

impl Evaluator<Field> for WolfEvaluator {
    fn evaluate(&self, field: &Field) -> i32 {
        let wolf = for_the_wolf(field);
        if field.turn == Animal::Wolf {
            wolf
        } else {
            -wolf
        }
    }
}

/// A way round the sheep, and the deduction for each step of it.
const GAP: i32 = 150;
const GAP_STEP: i32 = 12;
/// A square that the wolf can reach.
const ROOM: i32 = 3;
/// Each row between the foremost and the rearmost sheep.
const RAGGED: i32 = 10;
/// Each row that the wolf has advanced.
const NEAR: i32 = 4;

fn for_the_wolf(field: &Field) -> i32 {
    let Some(wolf) = field.wolf else { return 0 };
    let rows = Squares(field.sheep).map(|sheep| i32::from(sheep.row()));
    let (front, rear) = rows.fold((8, 0), |(front, rear), row| (front.min(row), rear.max(row)));
    let mut reach = wolf.mask();
    let (mut steps, mut gap) = (0, None);
    loop {
        let further = Squares(reach).fold(reach, |set, at| set | around(at)) & !field.sheep;
        if further == reach {
            break;
        }
        reach = further;
        steps += 1;
        if gap.is_none() && Squares(reach).any(|at| i32::from(at.row()) >= rear) {
            gap = Some(steps);
        }
    }
    // Sheep that cannot move on no longer hold the wolf back.
    let held = Squares(field.sheep)
        .filter(|sheep| ahead(*sheep) & field.free() == 0)
        .count() as i32;
    gap.map_or(0, |steps| GAP - GAP_STEP * steps)
        + ROOM * reach.count_ones() as i32
        + RAGGED * (rear - front)
        + NEAR * i32::from(wolf.row())
        + NEAR * held
}

/// The profile of a courtier for this game; `None` for the one that plays perfectly.
const fn profile(courtier: Courtier) -> Option<PlayerProfile> {
    let (depth, evaluation_noise, root_noise, one_ply_rate) = match courtier {
        Courtier::WillSomers => (2, 40, 40, 35),
        Courtier::Katherine => (3, 20, 20, 22),
        Courtier::CharlesBrandon => (5, 8, 8, 16),
        Courtier::ThomasMore => (8, 22, 22, 0),
        Courtier::ThomasCromwell => return None,
    };
    Some(PlayerProfile {
        depth,
        budget: Budget::nodes(200_000),
        threads: 1,
        table_bytes: 1 << 20,
        quiescence: false,
        evaluation_noise,
        root_noise,
        one_ply_rate,
        blunder_rate: 0,
        contempt: 0,
        sight: FAR_SIGHT,
        style: StyleWeights::PLAIN,
        tuned: false,
        network: false,
        endings: false,
        book: false,
    })
}

/// A computer player for Wolf and Sheep.
#[derive(Debug)]
pub enum WolfThinker {
    /// Searches a few plies.
    Short(Box<Player<Field, WolfEvaluator>>),
    /// Plays perfectly.
    Perfect,
}

impl WolfThinker {
    /// A player with this profile.
    fn short(profile: PlayerProfile) -> WolfThinker {
        WolfThinker::Short(Box::new(Player::new(profile, WolfEvaluator)))
    }

    /// The player for this courtier.
    #[must_use]
    pub fn new(courtier: Courtier) -> WolfThinker {
        match profile(courtier) {
            Some(profile) => WolfThinker::short(profile),
            None => WolfThinker::Perfect,
        }
    }
}

impl CourtGame for Wolf {
    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Wolf>>> {
        Some(Box::new(WolfThinker::new(who)))
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Wolf>>> {
        Some(Box::new(WolfThinker::short(*profile)))
    }

    fn profile(_variant: &str, who: Courtier) -> Option<PlayerProfile> {
        profile(who)
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Wolf>>> {
        Some(Box::new(Baseline::<Wolf, _>(Wolf::field)))
    }
}

impl Thinker<Wolf> for WolfThinker {
    fn budget(&self) -> Budget {
        match self {
            WolfThinker::Short(player) => player.profile().budget,
            WolfThinker::Perfect => Budget::default(),
        }
    }

    fn think(&mut self, view: &Wolf, legal: &[Move], request: &Request) -> Thought<Move> {
        let field = view.field();
        match self {
            WolfThinker::Short(player) => {
                Thought::of_search(player.think(field, HistoryView::default(), request), legal)
            }
            WolfThinker::Perfect => {
                let mut line = Vec::new();
                let mut ahead = *field;
                while let Some((mv, _)) = best(&ahead, request.seed.get()) {
                    line.push(mv);
                    ahead = ahead.play(mv);
                }
                Thought {
                    best: line
                        .first()
                        .copied()
                        .filter(|mv| legal.contains(mv))
                        .or_else(|| legal.first().copied()),
                    score: Some(worth(field).score()),
                    depth: line.len() as u32,
                    nodes: legal.len() as u64,
                    line,
                }
            }
        }
    }
}
