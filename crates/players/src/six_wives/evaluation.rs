//! How far each player is from the six goals: the number of moves that are still needed, by the
//! cheapest assignment of queens to goals.

use std::sync::OnceLock;

use coffer_rules::Seat;
use coffer_rules::six_wives::Move;
use coffer_rules::six_wives::board::{
    Action, Board, Corner, FLOOR, GRAVEYARD, SEATS, Space, SpaceSet, Spaces, WIDTH, Way, shifted,
};
use coffer_rules::six_wives::card::{Duty, Fate, QUEENS};

use crate::levels::FAR_SIGHT;
use crate::search::{Evaluator, GameEnd, Quiescence, SearchPosition, Temptation};

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
    /// The cost of a divorce: `[king][queen]`.
    divorce: Table,
    /// The cost of a beheading: `[king][queen]`.
    behead: Table,
    /// The cost of a death by the number of the set of free graves: `[graves][queen]`.
    die: Table,
    /// The cost of survival: `[corner][queen]`.
    survive: Table,
}

/// The costs for a player that sees so many steps.
fn costs(sight: u8) -> &'static Costs {
    const SIGHTS: usize = FAR_SIGHT as usize + 1;
    static COSTS: [OnceLock<Costs>; SIGHTS] = [const { OnceLock::new() }; SIGHTS];
    let sight = sight.min(FAR_SIGHT);
    COSTS[usize::from(sight)].get_or_init(|| Costs::new(u16::from(sight)))
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
    /// The costs if what is farther than `sight` steps is no farther than that.
    fn new(sight: u16) -> Costs {
        let steps: Table = all_spaces().map(steps_to).collect();
        let between = |from: Space, to: Space| match steps[to.index()][from.index()] {
            NEVER => NEVER,
            steps => steps.min(sight),
        };
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
        // The least cost to bring a queen from each space to one of these.
        let nearest = |targets: SpaceSet, more: u16| {
            let mut costs = [NEVER; SPACES];
            for from in all_spaces() {
                let ways = Spaces(targets).map(|to| MOVE * between(from, to) + more);
                costs[from.index()] = ways.min().unwrap_or(NEVER).min(NEVER);
            }
            costs
        };
        let graves: Vec<Space> = Spaces(GRAVEYARD).collect();
        let die = (0..1 << graves.len()).map(|number: usize| {
            let free = graves.iter().enumerate();
            let free = free.filter(|(grave, _)| number >> grave & 1 != 0);
            nearest(free.fold(0, |set, (_, grave)| set | grave.mask()), 0)
        });
        let corners = Corner::of_table(SEATS as u8).iter();
        let survive = corners.map(|corner| nearest(corner.haven(), MOVE));
        Costs {
            divorce,
            behead,
            die: die.collect(),
            survive: survive.collect(),
        }
    }

    /// The costs of each fate for a seat's queens, from its king and the graves as they are.
    fn of_seat(&self, board: &Board, seat: Seat) -> [&[u16; SPACES]; 4] {
        let king = board.king(seat).index();
        [
            &self.divorce[king],
            &self.behead[king],
            &self.die[grave_number(board.free_graves())],
            &self.survive[board.corner(seat) as usize],
        ]
    }
}

/// The number of a set of graves: a bit for each.
const fn grave_number(graves: SpaceSet) -> usize {
    let lowest = GRAVEYARD.trailing_zeros();
    let row = lowest + WIDTH as u32;
    (graves >> lowest & 3 | (graves >> row & 3) << 2) as usize
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

/// The index of the state in which the fates are left so often.
const fn state(left: [u8; 4]) -> usize {
    let (mut state, mut fate) = (0, 0);
    while fate < 4 {
        state += left[fate] as usize * RADIX[fate];
        fate += 1;
    }
    state
}

/// A queen meets a fate, which leads from one state to another.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    from: u8,
    to: u8,
    fate: u8,
}

/// The most meetings that are possible with the same number of queens.
const MEETINGS: usize = 32;

/// The meetings by the number of queens that are left, and how many they are.
static MEETINGS_OF: [([Meeting; MEETINGS], usize); QUEENS + 1] = {
    let nothing = Meeting {
        from: 0,
        to: 0,
        fate: 0,
    };
    let mut all = [([nothing; MEETINGS], 0); QUEENS + 1];
    let mut from = 0;
    while from < STATES {
        let (mut queens, mut fate) = (0, 0);
        while fate < 4 {
            queens += from / RADIX[fate] % (Fate::TIMES[fate] as usize + 1);
            fate += 1;
        }
        fate = 0;
        while fate < 4 {
            if !(from / RADIX[fate]).is_multiple_of(Fate::TIMES[fate] as usize + 1) {
                let (meetings, count) = &mut all[queens];
                meetings[*count] = Meeting {
                    from: from as u8,
                    to: (from - RADIX[fate]) as u8,
                    fate: fate as u8,
                };
                *count += 1;
            }
            fate += 1;
        }
        from += 1;
    }
    all
};

/// The quarters of moves that a seat still needs, by the cheapest assignment of its queens to the
/// goals left.
#[must_use]
pub fn needed(board: &Board, seat: Seat) -> u16 {
    needed_in_sight(board, seat, FAR_SIGHT)
}

/// The same as a player believes that sees so many steps.
fn needed_in_sight(board: &Board, seat: Seat, sight: u8) -> u16 {
    let card = board.card(seat);
    if card.is_complete() {
        return 0;
    }
    let costs = costs(sight).of_seat(board, seat);
    let mut least = [NEVER * 8; STATES];
    least[state(card.left())] = 0;
    let mut queens = QUEENS - usize::from(card.met());
    for queen in 0..QUEENS as u8 {
        let Some(at) = board
            .queen(seat, queen)
            .filter(|_| card.gone() >> queen & 1 == 0)
        else {
            continue;
        };
        let cost = costs.map(|cost| cost[at.index() % SPACES]);
        let own = card.bindings(queen).0.map(Fate::index);
        let (meetings, count) = &MEETINGS_OF[queens];
        for meeting in &meetings[..*count] {
            let fate = usize::from(meeting.fate) % 4;
            if own.is_none_or(|own| own == fate) {
                let after = least[usize::from(meeting.from) % STATES] + cost[fate];
                let least = &mut least[usize::from(meeting.to) % STATES];
                *least = (*least).min(after);
            }
        }
        queens -= 1;
    }
    least[0].saturating_add(order_wait(board, seat, costs))
}

/// What it costs that goals come in an order: the queen whose turn it is, if she is known, is the
/// one that matters now.
fn order_wait(board: &Board, seat: Seat, costs: [&[u16; SPACES]; 4]) -> u16 {
    let card = board.card(seat);
    let next = card.met();
    let first = match card.duty() {
        Duty::Standard | Duty::Cocktail(None) => return 0,
        Duty::History => None,
        Duty::Number | Duty::Both => Some(next),
        Duty::Cocktail(Some(cocktail)) if cocktail.places() >> next & 1 != 0 => Some(next),
        Duty::Cocktail(Some(_)) => return 0,
    };
    let of = |queen: u8| {
        let at = board.queen(seat, queen)?.index();
        card.open(queen).map(|fate| costs[fate.index()][at]).min()
    };
    let least = match first {
        Some(queen) => of(queen),
        None => (0..QUEENS as u8).filter_map(of).min(),
    };
    least.unwrap_or(0) / 2
}

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who acts.
    pub seat: Seat,
    /// What it does.
    pub action: Action,
}

impl From<Step> for Move {
    fn from(step: Step) -> Move {
        Move::Act(step.action)
    }
}

/// A position with what each seat still needs, kept up while moves are played. The seat that
/// searches and the others act in turn; of several others only one acts at a time, whichever of
/// them likes (best-reply search).
#[derive(Clone, Copy, Debug)]
pub struct Race {
    board: Board,
    needed: [u16; SEATS],
    /// The seat that searches.
    own: Seat,
    /// How many steps it sees.
    sight: u8,
}

impl Race {
    /// The position as the seat to move sees it.
    #[must_use]
    pub fn new(board: Board) -> Race {
        Race::in_sight(board, FAR_SIGHT)
    }

    /// The same if that seat sees only so many steps.
    #[must_use]
    pub fn in_sight(board: Board, sight: u8) -> Race {
        let mut needed = [0; SEATS];
        for seat in board.all_seats() {
            needed[seat.index()] = needed_in_sight(&board, seat, sight);
        }
        Race {
            board,
            needed,
            own: board.turn(),
            sight,
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

    /// The board with this seat to move.
    fn board_of(&self, seat: Seat) -> Board {
        if seat == self.board.turn() {
            self.board
        } else {
            self.board.with_turn(seat)
        }
    }

    /// The other seats that are still playing.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let seats = self.board.all_seats();
        seats.filter(|seat| *seat != self.own && !self.board.card(*seat).is_complete())
    }

    /// Whether the action meets a goal.
    #[must_use]
    pub fn meets(&self, step: Step) -> bool {
        self.board_of(step.seat).meets(step.action)
    }

    /// The position after a legal action.
    #[must_use]
    pub fn after(&self, Step { seat, action }: Step) -> Race {
        let mut board = self.board_of(seat);
        board.apply(action);
        if seat != self.own && !board.is_over() && !board.card(self.own).is_complete() {
            board = board.with_turn(self.own);
        }
        let mut out = Race { board, ..*self };
        out.needed[seat.index()] = needed_in_sight(&out.board, seat, self.sight);
        if out.board.free_graves() != self.board.free_graves() {
            for seat in out.board.all_seats() {
                out.needed[seat.index()] = needed_in_sight(&out.board, seat, self.sight);
            }
        }
        out
    }

    /// How far ahead the seat that searches is, in hundredths: a move is 25. Half by the best of the
    /// others, half by their mean.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let needed = |seat: Seat| i32::from(self.needed[seat.index()]);
        let (mut least, mut sum, mut count) = (i32::MAX, 0, 0);
        for needed in self.others().map(needed) {
            (least, sum, count) = (least.min(needed), sum + needed, count + 1);
        }
        if count == 0 {
            return 0;
        }
        let others = (least + sum / count) / 2;
        let tempo = if self.side() == 0 { 2 } else { 0 };
        (others - needed(self.own) + tempo) * 25 / i32::from(MOVE)
    }
}

impl SearchPosition for Race {
    type Move = Step;

    /// SW-10
    const REFUSES_REPETITION: bool = true;

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn side(&self) -> usize {
        usize::from(self.board.turn() != self.own)
    }

    fn moves(&self, into: &mut Vec<Step>) {
        if self.board.is_over() {
            return;
        }
        let mut of = |seat: Seat| {
            let board = self.board_of(seat);
            board.for_each_action(|action| into.push(Step { seat, action }));
        };
        if self.side() == 0 {
            of(self.own);
        } else {
            self.others().for_each(of);
        }
    }

    fn has_moves(&self) -> bool {
        !self.board.is_over()
    }

    fn play(&self, mv: Step) -> Race {
        self.after(mv)
    }

    /// The turn does not pass on after the last goal: the side to move has won.
    fn ending(&self) -> Option<GameEnd> {
        self.board.is_over().then_some(GameEnd::Win)
    }

    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    fn is_progress(&self, mv: Step) -> bool {
        self.meets(mv)
    }

    fn ordering_score(&self, mv: Step) -> i32 {
        if self.meets(mv) { 100 } else { 0 }
    }

    /// There is nothing to capture: a child sees a goal, or what brings one nearer.
    fn temptation(&self, mv: Step) -> Temptation {
        let mover = mv.seat.index();
        if self.meets(mv) {
            Temptation::Takes
        } else if self.after(mv).needed[mover] < self.needed[mover] {
            Temptation::Stops
        } else {
            Temptation::Nothing
        }
    }

    fn history_slot(&self, mv: Step) -> usize {
        (usize::from(mv.action.code()) * 31) % crate::search::HISTORY_SLOTS
    }
}

/// The evaluation: how far ahead the side to move is.
#[derive(Clone, Copy, Debug, Default)]
pub struct SixWivesEvaluator;

impl Evaluator<Race> for SixWivesEvaluator {
    fn evaluate(&self, position: &Race) -> i32 {
        let lead = position.lead();
        if position.side() == 0 { lead } else { -lead }
    }
}
