//! How far each player is from the six goals: the number of moves that are still needed, by the
//! cheapest assignment of queens to goals.

use std::sync::OnceLock;

use crate::players::search::{Evaluator, GameEnd, Quiescence, SearchPosition, Temptation};
use crate::rules::Seat;
use crate::rules::six_wives::board::{
    Action, Board, FLOOR, GRAVEYARD, SEATS, Space, SpaceSet, Spaces, Way, shifted,
};
use crate::rules::six_wives::card::{Duty, Fate, QUEENS};

/// Costs are counted in quarters of a move.
const MOVE: u16 = 4;
/// A move of the king on his way to a queen: he meets several goals on one walk.
const KING_MOVE: u16 = 2;
/// No way.
const NEVER: u16 = 1000;

/// The number of spaces, the graves among them.
const SPACES: usize = 100;

type Table = Vec<[u16; SPACES]>;

/// Costs that depend on the board alone.
struct Costs {
    /// Steps of a queen to each space, graves included, on an empty board: `[to][from]`.
    steps: Table,
    /// The cost of a divorce: `[king][queen]`.
    divorce: Table,
    /// The cost of a beheading: `[king][queen]`.
    behead: Table,
}

fn costs() -> &'static Costs {
    static COSTS: OnceLock<Costs> = OnceLock::new();
    COSTS.get_or_init(Costs::new)
}

fn all_spaces() -> impl Iterator<Item = Space> {
    Spaces(FLOOR | GRAVEYARD)
}

fn neighbours(set: SpaceSet) -> SpaceSet {
    Way::ALL
        .into_iter()
        .fold(0, |all, way| all | shifted(set, way))
}

/// The steps to a space from every other.
fn steps_to(to: Space) -> [u16; SPACES] {
    let mut steps = [NEVER; SPACES];
    let (mut reached, mut edge, mut distance) = (to.mask(), to.mask(), 0);
    while edge != 0 {
        Spaces(edge).for_each(|space| steps[space.index()] = distance);
        edge = neighbours(edge) & FLOOR & !reached;
        reached |= edge;
        distance += 1;
    }
    steps
}

impl Costs {
    fn new() -> Costs {
        let steps: Table = all_spaces().map(steps_to).collect();
        let between = |from: Space, to: Space| steps[to.index()][from.index()];
        let mut divorce = vec![[NEVER; SPACES]; SPACES];
        let mut behead = divorce.clone();
        for king in Spaces(FLOOR) {
            for queen in Spaces(FLOOR) {
                let mut best = [NEVER; 2];
                for at in Spaces(FLOOR) {
                    let walk = MOVE * between(queen, at);
                    for way in Way::ALL {
                        // The king comes from behind and moves this way.
                        let Some(behind) = before(at, way) else {
                            continue;
                        };
                        let cost = walk + KING_MOVE * between(king, behind) + MOVE;
                        match at.step(way, 1) {
                            None => best[0] = best[0].min(cost),
                            Some(beyond) if !beyond.is_grave() => best[1] = best[1].min(cost),
                            Some(_) => {}
                        }
                    }
                }
                divorce[king.index()][queen.index()] = best[0];
                behead[king.index()][queen.index()] = best[1];
            }
        }
        Costs {
            steps,
            divorce,
            behead,
        }
    }

    /// The least cost to bring a queen to one of these spaces.
    fn nearest(&self, queen: Space, targets: SpaceSet) -> u16 {
        let costs = Spaces(targets).map(|to| self.steps[to.index()][queen.index()]);
        costs.min().unwrap_or(NEVER).saturating_mul(MOVE)
    }

    /// The cost of each fate for a queen of a seat.
    fn of_queen(&self, board: &Board, seat: Seat, queen: Space) -> [u16; 4] {
        let king = board.king(seat).index();
        [
            self.divorce[king][queen.index()],
            self.behead[king][queen.index()],
            self.nearest(queen, board.free_graves()),
            self.nearest(queen, board.haven(seat)) + MOVE,
        ]
    }
}

/// The space on the floor from which a step this way leads to `at`.
fn before(at: Space, way: Way) -> Option<Space> {
    let back = match way {
        Way::North => Way::South,
        Way::South => Way::North,
        Way::East => Way::West,
        Way::West => Way::East,
    };
    at.step(back, 1).filter(|space| !space.is_grave())
}

/// The number of ways in which the fates may be left.
const STATES: usize = 36;

/// The weight of each fate in the index of a state.
const RADIX: [usize; 4] = [1, 3, 9, 18];

/// The quarters of moves that a seat still needs, by the cheapest assignment of its queens to the
/// goals left.
#[must_use]
pub fn needed(board: &Board, seat: Seat) -> u16 {
    let card = board.card(seat);
    if card.is_complete() {
        return 0;
    }
    let costs = costs();
    let left = card.left().map(usize::from);
    let index = |left: [usize; 4]| (0..4).map(|fate| left[fate] * RADIX[fate]).sum::<usize>();
    let mut best = [NEVER * 8; STATES];
    best[index(left)] = 0;
    let mut after = index(left);
    for queen in 0..QUEENS as u8 {
        if card.gone() >> queen & 1 != 0 {
            continue;
        }
        let Some(at) = board.queen(seat, queen) else {
            continue;
        };
        let cost = costs.of_queen(board, seat, at);
        let own = card.bindings(queen).0;
        let mut next = [NEVER * 8; STATES];
        for (state, so_far) in best
            .iter()
            .enumerate()
            .filter(|(_, cost)| **cost < NEVER * 8)
        {
            for fate in Fate::ALL {
                let number = fate.index();
                let limit = if number < 2 { 3 } else { 2 };
                let open = !(state / RADIX[number]).is_multiple_of(limit);
                if open && own.is_none_or(|own| own == fate) {
                    let place = &mut next[state - RADIX[number]];
                    *place = (*place).min(so_far + cost[number]);
                }
            }
        }
        best = next;
        after = 0;
    }
    let wait = order_wait(board, seat);
    best[after].saturating_add(wait)
}

/// What it costs that goals come in an order: the queen whose turn it is, if she is known, is the
/// one that matters now.
fn order_wait(board: &Board, seat: Seat) -> u16 {
    let card = board.card(seat);
    let next = card.met();
    let first = match card.duty() {
        Duty::Standard | Duty::Cocktail(None) => return 0,
        Duty::History => None,
        Duty::Number | Duty::Both => Some(next),
        Duty::Cocktail(Some(cocktail)) if cocktail.places() >> next & 1 != 0 => Some(next),
        Duty::Cocktail(Some(_)) => return 0,
    };
    let costs = costs();
    let of = |queen: u8| {
        let at = board.queen(seat, queen)?;
        let cost = costs.of_queen(board, seat, at);
        let open = card.open(queen).map(|fate| cost[fate.index()]);
        open.min()
    };
    let least = match first {
        Some(queen) => of(queen),
        None => (0..QUEENS as u8).filter_map(of).min(),
    };
    least.unwrap_or(0) / 2
}

/// A position with what each seat still needs, kept up while moves are played.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    board: Board,
    needed: [u16; SEATS],
    /// The seat that searches: with more than two seats, all others are its opponents.
    own: Seat,
}

impl Race {
    /// The position as this seat sees it.
    #[must_use]
    pub fn new(board: Board, own: Seat) -> Race {
        let mut needed_by = [0; SEATS];
        for seat in 0..board.seats() {
            needed_by[usize::from(seat)] = needed(&board, Seat(seat));
        }
        Race {
            board,
            needed: needed_by,
            own,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The quarters of moves that each seat still needs.
    #[must_use]
    pub const fn needed(&self) -> &[u16; SEATS] {
        &self.needed
    }

    /// Whether the action meets a goal.
    #[must_use]
    pub fn meets(&self, action: Action) -> bool {
        self.board.meets(action)
    }

    /// The position after a legal action.
    #[must_use]
    pub fn after(&self, action: Action) -> Race {
        let mover = self.board.turn();
        let mut out = *self;
        let graves = self.board.free_graves();
        out.board.apply(action);
        out.needed[mover.index()] = needed(&out.board, mover);
        if out.board.free_graves() != graves {
            for seat in (0..out.board.seats()).map(Seat) {
                out.needed[seat.index()] = needed(&out.board, seat);
            }
        }
        out
    }

    /// How far ahead a seat is, in hundredths: a move is 25. Half by the best of the others, half
    /// by their mean.
    #[must_use]
    pub fn lead(&self, seat: Seat) -> i32 {
        let own = i32::from(self.needed[seat.index()]);
        let (mut least, mut sum, mut count) = (i32::MAX, 0, 0);
        for other in (0..self.board.seats()).map(Seat) {
            if other != seat && !self.board.card(other).is_complete() {
                let needed = i32::from(self.needed[other.index()]);
                (least, sum, count) = (least.min(needed), sum + needed, count + 1);
            }
        }
        if count == 0 {
            return 0;
        }
        let others = (least + sum / count) / 2;
        let tempo = if self.board.turn() == seat { 2 } else { 0 };
        (others - own + tempo) * 25 / i32::from(MOVE)
    }
}

impl SearchPosition for Race {
    type Move = Action;

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn side(&self) -> usize {
        usize::from(self.board.turn() != self.own)
    }

    fn moves(&self, into: &mut Vec<Action>) {
        if !self.board.is_over() {
            self.board.for_each_action(|action| into.push(action));
        }
    }

    fn has_moves(&self) -> bool {
        !self.board.is_over()
    }

    fn play(&self, mv: Action) -> Race {
        self.after(mv)
    }

    /// The turn does not pass on after the last goal: the side to move has won.
    fn ending(&self) -> Option<GameEnd> {
        self.board.is_over().then_some(GameEnd::Win)
    }

    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    fn is_progress(&self, mv: Action) -> bool {
        self.meets(mv)
    }

    fn ordering_score(&self, mv: Action) -> i32 {
        if self.meets(mv) { 100 } else { 0 }
    }

    /// There is nothing to capture: a child sees a goal, or what brings one nearer.
    fn temptation(&self, mv: Action) -> Temptation {
        let mover = self.board.turn().index();
        if self.meets(mv) {
            Temptation::Takes
        } else if self.after(mv).needed[mover] < self.needed[mover] {
            Temptation::Stops
        } else {
            Temptation::Nothing
        }
    }

    fn history_slot(&self, mv: Action) -> usize {
        (usize::from(mv.code()) * 31) % crate::players::search::HISTORY_SLOTS
    }
}

/// The evaluation: how far ahead the side to move is.
#[derive(Clone, Copy, Debug, Default)]
pub struct SixWivesEvaluator;

impl Evaluator<Race> for SixWivesEvaluator {
    fn evaluate(&self, position: &Race) -> i32 {
        let lead = position.lead(position.own);
        if position.board.turn() == position.own {
            lead
        } else {
            -lead
        }
    }
}
