//! The computer player of Cromwell, based on determinization: the hidden cards are dealt many times
//! at random, consistently with everything seen and said ([`beliefs`]), and each announcement,
//! offer or choice is played on in each of these deals ([`playout`]) to the end of the deal. The best
//! player prefers deals that make sense of what the others have done ([`evidence`]).
//!
//! Cards are valued by how near they are to a combination, with the player's own cards and those on
//! the table ([`values`]). The lower levels choose by these values alone, with noise. Predecessors
//! and successors are answered from a memory that is more reliable the higher the level (CR-13).
//!
//! A courtier's profile is data ([`TraderProfile`]).

pub mod beliefs;
pub mod evidence;
pub mod playout;
pub mod values;

#[cfg(test)]
mod tests;

use std::time::Duration;

use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{Cromwell, Move, Phase, TurnLog, View};
use coffer_rules::stable_hash::StableHasher;

use self::beliefs::Chain;
use self::playout::{DRAW, Offers, OpenDeal, Stage, TRADE, Wait};
use self::values::{hand_value, layable, loss};
use super::determinization::SplitMix64;
use super::knowledge::Knowledge;
use super::levels::{Courtier, GREEDY, PlayerProfile};
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, stopper};

/// A player profile for Cromwell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraderProfile {
    /// The maximum number of deals in which moves are tried; 0 chooses by the cards' values alone.
    pub worlds: u32,
    /// The budget: nodes are turns of playouts.
    pub budget: Budget,
    /// Whether deals come more often that make sense of what the others have said.
    pub infers: bool,
    /// Whether cards that could be laid may be kept for later.
    pub waits: bool,
    /// What winning the deal counts beside a point of the lead.
    pub victory: i64,
    /// What the value of the cards counts beside the sum of all payoffs. It corrects the simple
    /// policy of the playouts, however many there are.
    pub prior: i64,
    /// The number of moves that are tried; the others look too bad.
    pub moves: usize,
    /// How far the values of cards are misjudged, up or down.
    pub noise: u32,
    /// How many of a hundred times cards that could be laid are overlooked.
    pub overlooks: u32,
    /// How many of a hundred answers are right.
    pub memory: u32,
}

/// Parts with anything, and knows little of who came when.
const WILL_SOMERS: TraderProfile = TraderProfile {
    worlds: 0,
    budget: Budget::nodes(1_000),
    infers: false,
    waits: false,
    victory: 0,
    prior: 0,
    moves: 0,
    noise: 130,
    overlooks: 45,
    memory: 40,
};

/// Collects neighbours, and mixes up the Henrys.
const KATHERINE: TraderProfile = TraderProfile {
    noise: 45,
    overlooks: 20,
    memory: 60,
    ..WILL_SOMERS
};

/// Values his cards well, but does not think about what others hold.
const CHARLES_BRANDON: TraderProfile = TraderProfile {
    noise: 4,
    overlooks: 0,
    memory: 80,
    ..WILL_SOMERS
};

/// Tries his moves in a few possible deals.
const THOMAS_MORE: TraderProfile = TraderProfile {
    worlds: 24,
    budget: Budget::nodes(30_000),
    infers: false,
    waits: false,
    victory: 8,
    prior: 36,
    moves: 6,
    noise: 0,
    overlooks: 0,
    memory: 90,
};

/// Tries them in many, and remembers what everybody has said.
const THOMAS_CROMWELL: TraderProfile = TraderProfile {
    worlds: 600,
    budget: Budget {
        nodes: Some(300_000),
        time: Some(Duration::from_millis(1200)),
    },
    infers: true,
    waits: true,
    victory: 40,
    prior: 150,
    moves: 8,
    noise: 0,
    overlooks: 0,
    memory: 100,
};

/// Not a courtier: chooses by the cards' values, without noise. The yardstick for the others.
const COLLECTOR: TraderProfile = TraderProfile {
    noise: 0,
    overlooks: 0,
    memory: 100,
    ..WILL_SOMERS
};

impl TraderProfile {
    /// The profile of a courtier.
    #[must_use]
    pub const fn of(who: Courtier) -> TraderProfile {
        match who {
            Courtier::WillSomers => WILL_SOMERS,
            Courtier::Katherine => KATHERINE,
            Courtier::CharlesBrandon => CHARLES_BRANDON,
            Courtier::ThomasMore => THOMAS_MORE,
            Courtier::ThomasCromwell => THOMAS_CROMWELL,
        }
    }
}

/// A player.
#[derive(Clone, Copy, Debug)]
pub struct Trader(TraderProfile);

impl Trader {
    /// A player with this profile.
    #[must_use]
    pub const fn new(profile: TraderProfile) -> Trader {
        Trader(profile)
    }
}

/// Moves that are tried with cards kept that could be laid.
const WAITING_MOVES: usize = 3;
/// The ways to keep them: until another seat has so few cards, or for one turn only.
const WAITS: [(u32, bool); 2] = [(0, true), (3, false)];

/// A move that is tried, with its results.
struct TriedMove {
    mv: Move,
    /// The value of the cards after it.
    value: i32,
    sum: i64,
    /// How the player keeps cards that could be laid, after this move.
    wait: Option<Wait>,
}

impl TriedMove {
    const fn new(mv: Move, value: i32, wait: Option<Wait>) -> TriedMove {
        TriedMove {
            mv,
            value,
            sum: 0,
            wait,
        }
    }
}

/// What the cards say about a move.
struct Appraisal<'a> {
    view: &'a View,
    own: u64,
    table: u64,
    live: u64,
}

impl<'a> Appraisal<'a> {
    fn of(view: &'a View) -> Appraisal<'a> {
        let cards = view.options.cards();
        Appraisal {
            view,
            own: view.own.0,
            table: view.table().0,
            live: cards.without(view.block).0,
        }
    }

    fn value(&self, hand: u64) -> i32 {
        hand_value(hand, self.table, self.live)
    }

    /// The change in the value of the hand that a move is expected to bring.
    fn of_move(&self, mv: &Move) -> i32 {
        let before = self.value(self.own);
        let bit = |card: Monarch| MonarchSet::one(card).0;
        let announced = self.view.announced().map_or(0, bit);
        match mv {
            Move::Announce(card) => -loss(self.own, bit(*card), self.table, self.live),
            Move::Offer(None) => TRADE,
            Move::Offer(Some(card)) => self.value(self.own & !bit(*card) | announced) - before,
            Move::Accept(seat) => {
                let offered = self.view.offer_of(*seat).map_or(0, bit);
                self.value(self.own & !announced | offered) - before
            }
            Move::Draw => self.value(self.own & !announced) - before + DRAW,
            Move::Decline => TRADE,
            _ => 0,
        }
    }
}

/// The first part of everything that can be laid; `None` if nothing can.
fn to_lay(view: &View, legal: &[Move]) -> Option<Move> {
    let cards = MonarchSet(layable(view.own.0, view.table().0));
    let lays = cards.runs().map(Move::Lay);
    lays.into_iter().find(|lay| legal.contains(lay))
}

/// The part of a turn that follows a move.
fn stage_after(view: &View, mv: &Move) -> Stage {
    let bit = |card: Monarch| MonarchSet::one(card).0;
    let announced = view.announced().map_or(0, bit);
    let mut offers = Offers::default();
    for offer in view.now().map_or(&[][..], |turn| &turn.offers) {
        offers.push(offer.map_or(0, bit));
    }
    match mv {
        Move::Announce(card) => Stage::Announced(bit(*card), offers),
        Move::Offer(card) => {
            offers.push(card.map_or(0, bit));
            Stage::Announced(announced, offers)
        }
        Move::Accept(seat) => {
            let offered = view.offer_of(*seat).map_or(0, bit);
            Stage::Accepted(announced, usize::from(*seat), offered)
        }
        Move::Draw | Move::Decline => Stage::Declined(announced),
        _ if view.phase == Phase::Lay => {
            let moved_on = |turn: &TurnLog| turn.partner.is_some() || turn.drew;
            Stage::End(view.now().is_some_and(moved_on))
        }
        _ => Stage::Start,
    }
}

/// How well a seat has done in a playout, if winning the deal counts this much.
fn payoff(points: &[i32], seat: usize, victory: i64) -> i64 {
    let others = points.iter().enumerate().filter(|(at, _)| *at != seat);
    let best = others.clone().map(|(_, points)| *points).max();
    let sum: i32 = others.map(|(_, points)| *points).sum();
    let count = points.len().saturating_sub(1).max(1) as i64;
    let own = i64::from(points.get(seat).copied().unwrap_or_default());
    let lead = own - best.map_or(0, i64::from);
    let won = match lead {
        1.. => victory,
        0 => victory / 2,
        _ => 0,
    };
    // In twelfths, so that the mean of the others comes out even.
    12 * (lead + won) + 12 * own - 12 * i64::from(sum) / count
}

impl Trader {
    /// The moves by the values of the cards, the best first.
    fn appraised(&self, view: &View, legal: &[Move], luck: &mut SplitMix64) -> Vec<TriedMove> {
        let appraisal = Appraisal::of(view);
        let noise = self.0.noise as usize;
        let tried = legal.iter().filter(|mv| !matches!(mv, Move::Lay(_)));
        let mut tried: Vec<(TriedMove, usize)> = tried
            .map(|mv| {
                let misjudged = luck.below(2 * noise + 1) as i32 - noise as i32;
                let value = appraisal.of_move(mv) + misjudged;
                (TriedMove::new(mv.clone(), value, None), luck.below(1 << 16))
            })
            .collect();
        tried.sort_by_key(|(tried, tie)| std::cmp::Reverse((tried.value, *tie)));
        tried.into_iter().map(|(tried, _)| tried).collect()
    }

    /// Laying these cards now, and the best other moves with ways to keep the cards for later.
    fn ways_to_lay(
        &self,
        view: &View,
        legal: &[Move],
        lay: Move,
        luck: &mut SplitMix64,
    ) -> Vec<TriedMove> {
        let seat = view.viewer.map_or(0, |seat| seat.index());
        let mut others = self.appraised(view, legal, luck);
        others.truncate(WAITING_MOVES);
        let value = others.first().map_or(0, |best| best.value);
        let mut ways = vec![TriedMove::new(lay, value, None)];
        for (until, once) in WAITS {
            let wait = Some(Wait { seat, until, once });
            let waiting = |other: &TriedMove| TriedMove::new(other.mv.clone(), other.value, wait);
            ways.extend(others.iter().map(waiting));
        }
        ways
    }

    /// Tries the moves in possible deals, all in the same ones, and drops the worse half of them
    /// after each third of the worlds.
    fn try_out(
        &self,
        view: &View,
        mut tried: Vec<TriedMove>,
        luck: &mut SplitMix64,
        nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let seat = view.viewer.map_or(0, |seat| seat.index());
        let seats = usize::from(view.options.seats);
        tried.truncate(self.0.moves.max(2));
        for option in &mut tried {
            option.sum = self.0.prior * i64::from(option.value);
        }
        let (mut spent, mut worlds) = (0, 0);
        let mut chain = self.0.infers.then(|| Chain::new(view));
        while worlds < self.0.worlds && (worlds == 0 || spent < nodes && !stop()) {
            let world = match &mut chain {
                Some(chain) => chain.world(luck),
                None => beliefs::world(view, luck),
            };
            let Some(world) = world else { break };
            let seed = luck.below(usize::MAX) as u64;
            for option in &mut tried {
                let (points, turns) = played(&world, view, option, seed);
                option.sum += payoff(&points[..seats], seat, self.0.victory);
                spent += turns;
            }
            worlds += 1;
            let third = |part: u64| {
                spent >= nodes / 3 * part
                    || u64::from(worlds) * 3 >= u64::from(self.0.worlds) * part
            };
            let most = if third(2) {
                2
            } else if third(1) {
                4
            } else {
                usize::MAX
            };
            tried.sort_by_key(|option| std::cmp::Reverse(option.sum));
            tried.truncate(most);
        }
        let best = tried.into_iter().next().map(|option| option.mv);
        Thought {
            line: best.iter().cloned().collect(),
            best,
            score: None,
            depth: worlds,
            nodes: spent,
        }
    }

    /// CR-13: names a neighbour from memory.
    fn answer(&self, view: &View, legal: &[Move], luck: &mut SplitMix64) -> Option<Move> {
        let card = view.question?;
        let sides = Side::BOTH.into_iter();
        let sides: Vec<Side> = sides
            .filter(|side| card.neighbour(*side).is_some())
            .collect();
        let side = *sides.get(luck.below(sides.len()))?;
        let right = card.right_answers(side);
        if luck.below(100) < self.0.memory as usize {
            return right.first().map(|answer| Move::Name(side, *answer));
        }
        // A slip of memory stays near, and is no half-truth about an interrupted reign.
        let also = card.also_beside(side);
        let near = |monarch: &Monarch| {
            let apart = monarch.number().abs_diff(card.number());
            (1..=4).contains(&apart) && !right.contains(monarch) && also != Some(*monarch)
        };
        let wrong: Vec<Monarch> = Monarch::all().filter(near).collect();
        let named = *wrong.get(luck.below(wrong.len()))?;
        let mv = Move::Name(side, named);
        legal.contains(&mv).then_some(mv)
    }
}

/// The points after a move in a possible deal. The same seed gives the same luck.
fn played(
    world: &OpenDeal,
    view: &View,
    option: &TriedMove,
    seed: u64,
) -> ([i32; playout::MOST_SEATS], u64) {
    let mut luck = SplitMix64::new(seed);
    let mut world = world.clone();
    world.wait = option.wait;
    world.play_on(stage_after(view, &option.mv), &mut luck)
}

impl Thinker<Cromwell> for Trader {
    fn budget(&self) -> Budget {
        self.0.budget
    }

    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let seen = StableHasher::of(&(view.own, view.table(), view.log.len(), view.phase));
        let mut luck = SplitMix64::new(request.seed.get() ^ seen);
        let simple = |best: Option<Move>| Thought::of_choice(best, 1);
        if legal.len() <= 1 {
            return simple(legal.first().cloned());
        }
        let overlooks = luck.below(100) < self.0.overlooks as usize;
        let lay = to_lay(view, legal).filter(|_| !overlooks);
        let budget = request.budget.unwrap_or(self.0.budget);
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        let mut stop = stopper(budget, request.cancel.clone(), request.clock);
        if let Some(lay) = lay {
            let goes_out = layable(view.own.0, view.table().0) == view.own.0;
            let may_wait = matches!(view.phase, Phase::Announce | Phase::Lay);
            if !self.0.waits || goes_out || !may_wait {
                return simple(Some(lay));
            }
            let ways = self.ways_to_lay(view, legal, lay, &mut luck);
            return self.try_out(view, ways, &mut luck, nodes, &mut stop);
        }
        match view.phase {
            Phase::Name => {
                let answer = self.answer(view, legal, &mut luck);
                return simple(answer.or_else(|| legal.first().cloned()));
            }
            Phase::Lay => return simple(Some(Move::Pass)),
            // Discards if that is possible, and otherwise goes on going out.
            Phase::Discard => return simple(legal.first().cloned()),
            _ => {}
        }
        let tried = self.appraised(view, legal, &mut luck);
        if self.0.worlds == 0 || tried.len() < 2 {
            return simple(tried.into_iter().next().map(|option| option.mv));
        }
        self.try_out(view, tried, &mut luck, nodes, &mut stop)
    }
}

impl CourtGame for Cromwell {
    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(Trader::new(TraderProfile::of(who))))
    }

    /// Only the greedy profile: the profiles of board games do not apply to the other players.
    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        (*profile == GREEDY).then(|| Box::new(Trader::new(COLLECTOR)) as Box<dyn Thinker<Self>>)
    }

    fn profile(_variant: &str, _who: Courtier) -> Option<PlayerProfile> {
        None
    }
}
