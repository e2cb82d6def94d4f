//! The player: appraises its moves by the values of its cards, and tries them in possible deals.

use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{Cromwell, Length, Move, Phase, TurnLog, View};
use coffer_rules::stable_hash::StableHasher;

use super::attention::Attention;
use super::beliefs::{self, Chain};
use super::memory::Memory;
use super::playout::{DRAW, Offers, OpenDeal, Playout, Stage, TRADE, Wait};
use super::profile::TraderProfile;
use super::values::{hand_value, layable, loss};
use crate::determinization::SplitMix64;
use crate::thinker::{Request, Thinker, Thought};
use crate::{Budget, stopper};

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
pub(super) struct Appraisal<'a> {
    view: &'a View,
    own: u64,
    table: u64,
    live: u64,
}

impl<'a> Appraisal<'a> {
    pub(super) fn of(view: &'a View, attention: Attention) -> Appraisal<'a> {
        Appraisal {
            view,
            own: view.own.0,
            table: attention.table(view).0,
            live: attention.live(view).0,
        }
    }

    fn value(&self, hand: u64) -> i32 {
        hand_value(hand, self.table, self.live)
    }

    /// The change in the value of the hand that a move is expected to bring.
    pub(super) fn of_move(&self, mv: &Move) -> i32 {
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

/// The first part of everything that a player sees can be laid; `None` if nothing can.
fn to_lay(view: &View, attention: Attention, legal: &[Move]) -> Option<Move> {
    let cards = MonarchSet(layable(view.own.0, attention.table(view).0));
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

/// How well a seat has done in a playout, if winning the deal counts this much. In a match of one
/// deal whoever goes out wins (CR-5), otherwise whoever has the most points.
fn payoff(points: &[i32], out: Option<usize>, seat: usize, victory: i64) -> i64 {
    let others = points.iter().enumerate().filter(|(at, _)| *at != seat);
    let best = others.clone().map(|(_, points)| *points).max();
    let sum: i32 = others.map(|(_, points)| *points).sum();
    let count = points.len().saturating_sub(1).max(1) as i64;
    let own = i64::from(points.get(seat).copied().unwrap_or_default());
    let lead = own - best.map_or(0, i64::from);
    let won = match (out, lead) {
        (Some(out), _) if out == seat => victory,
        (Some(_), _) => 0,
        (None, 1..) => victory,
        (None, 0) => victory / 2,
        (None, _) => 0,
    };
    // In twelfths, so that the mean of the others comes out even.
    12 * (lead + won) + 12 * own - 12 * i64::from(sum) / count
}

impl Trader {
    /// The moves by the values of the cards, the best first.
    fn appraised(&self, view: &View, legal: &[Move], luck: &mut SplitMix64) -> Vec<TriedMove> {
        let attention = self.0.attention;
        let appraisal = Appraisal::of(view, attention);
        let tried = attention.looked_at(legal, luck);
        let tried = tried.filter(|mv| !matches!(mv, Move::Lay(_)));
        let mut tried: Vec<(TriedMove, usize)> = tried
            .map(|mv| {
                let value = appraisal.of_move(mv);
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
        let mut chain = self.0.infers.then(|| Chain::new(view, luck));
        while worlds < self.0.worlds && (worlds == 0 || spent < nodes && !stop()) {
            let world = match &mut chain {
                Some(chain) => chain.world(luck),
                None => beliefs::world(view, luck),
            };
            let Some(mut world) = world else { break };
            world.choose_takers(self.0.takers, luck);
            let seed = luck.below(usize::MAX) as u64;
            for option in &mut tried {
                let end = played(&world, view, option, seed);
                let out = end.out.filter(|_| view.options.length == Length::Deal);
                option.sum += payoff(&end.points[..seats], out, seat, self.0.victory);
                spent += end.turns;
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
    fn answer(&self, view: &View, request: &Request, luck: &mut SplitMix64) -> Option<Move> {
        let card = view.question?;
        let memory = Memory::of(&self.0, view, request.seed);
        let sides = Side::BOTH.into_iter();
        let known: Vec<Side> = sides.filter(|side| memory.knows(card, *side)).collect();
        if known.is_empty() {
            let (side, named) = memory.slip(card)?;
            return Some(Move::Name(side, named));
        }
        let side = *known.get(luck.below(known.len()))?;
        Some(Move::Name(side, card.neighbour(side)?))
    }
}

/// The points after a move in a possible deal. The same seed gives the same luck.
fn played(world: &OpenDeal, view: &View, option: &TriedMove, seed: u64) -> Playout {
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
        let lay = to_lay(view, self.0.attention, legal);
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
                let answer = self.answer(view, request, &mut luck);
                let answer = answer.filter(|answer| legal.contains(answer));
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
