//! The computer player of The Six of VIII, based on determinization: hidden cards are dealt many
//! times at random, consistently with everything seen, and each legal play is evaluated in each of
//! these worlds.
//!
//! With few cards left the worlds are solved ([`Solver`]). With more, either one tree is searched
//! over all worlds together ([`infoset`]), or the next few tricks are searched in each world; the
//! rest is estimated by greedy playouts. What to pass, what solo takes from the dummy, and whether
//! the Church annuls a trick are decided in the same way: every pair of cards is tried in some
//! worlds, the better ones in more.
//!
//! A courtier's profile is data ([`TrickProfile`]): the number of worlds, the search depth in them,
//! and how often it plays without thinking.

use super::determinization::{Hidden, SplitMix64, deal};
use super::double_dummy::{CardNumbering, Position, Solver, SolverPlay};
use super::infoset::HiddenInformationGame;
use super::knowledge::Knowledge;
use super::levels::{Courtier, GREEDY, PlayerProfile};
use super::search::Score;
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, infoset, stopper};
use crate::rules::six_of_viii::deck::{Card, CardSet, SPACES, Suit, deck as cards};
use crate::rules::six_of_viii::round::Play;
use crate::rules::six_of_viii::{DUMMY, HAND, Move, Phase, Place, SixOfViii, View};
use std::time::Duration;

/// A player profile for The Six of VIII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickProfile {
    /// The maximum number of worlds for a play; 0 plays like [`greedy`].
    pub worlds: u32,
    /// The node budget (simulated plays) and the time limit for a move.
    pub budget: Budget,
    /// The node budget of a tree over all worlds, used while they are not solved; 0 for no tree.
    pub tree: u64,
    /// Without a tree, the number of tricks searched in each world before the rest is estimated by
    /// playing on.
    pub look: usize,
    /// With this many tricks left or fewer, worlds are solved to the end.
    pub solves: usize,
    /// The percentage of moves for which the greedy play is made without thinking.
    pub one_ply_rate: u32,
    /// The random-move rate, in percent.
    pub random_move_rate: u32,
    /// The solver's table has room for 2^`memory` entries.
    pub memory: u32,
}

/// Takes tricks greedily, and half the time plays any card.
const WILL_SOMERS: TrickProfile = TrickProfile {
    worlds: 0,
    budget: Budget::nodes(1_000),
    tree: 0,
    look: 0,
    solves: 0,
    one_ply_rate: 0,
    random_move_rate: 45,
    memory: 4,
};

/// Takes tricks as cheaply as she can, and does not count cards.
const KATHERINE: TrickProfile = TrickProfile {
    random_move_rate: 4,
    ..WILL_SOMERS
};

/// Considers a few possible deals, and now and then forgets to.
const CHARLES_BRANDON: TrickProfile = TrickProfile {
    worlds: 4,
    budget: Budget::nodes(60_000),
    tree: 0,
    look: 0,
    solves: 2,
    one_ply_rate: 15,
    random_move_rate: 0,
    memory: 12,
};

/// Counts every card, and solves the last tricks.
const THOMAS_MORE: TrickProfile = TrickProfile {
    worlds: 8,
    budget: Budget::nodes(200_000),
    tree: 0,
    look: 0,
    solves: 4,
    one_ply_rate: 0,
    random_move_rate: 0,
    memory: 15,
};

/// Searches later tricks over all the worlds that he considers possible, and solves the last ones
/// in as many worlds as the time allows.
const THOMAS_CROMWELL: TrickProfile = TrickProfile {
    worlds: 120,
    budget: Budget {
        nodes: Some(6_000_000),
        time: Some(Duration::from_millis(1500)),
    },
    tree: 600_000,
    look: 1,
    solves: 5,
    one_ply_rate: 0,
    random_move_rate: 0,
    memory: 17,
};

/// Not a courtier: takes the trick as cheaply as it can if it is worth it. The yardstick for the
/// others.
const TAKER: TrickProfile = TrickProfile {
    random_move_rate: 0,
    ..WILL_SOMERS
};

impl TrickProfile {
    /// The profile of a courtier.
    #[must_use]
    pub const fn of(who: Courtier) -> TrickProfile {
        match who {
            Courtier::WillSomers => WILL_SOMERS,
            Courtier::Katherine => KATHERINE,
            Courtier::CharlesBrandon => CHARLES_BRANDON,
            Courtier::ThomasMore => THOMAS_MORE,
            Courtier::ThomasCromwell => THOMAS_CROMWELL,
        }
    }
}

/// The solver's deck and timeline for `left` tricks from the space `crown` of the timeline on.
#[must_use]
pub fn solver_deck(crown: usize, left: usize, advanced: bool) -> CardNumbering {
    let known = cards();
    let lengths = known.suits.map(|suit| suit.len() as u8);
    let trump: Vec<u8> = (0..left)
        .map(|trick| known.reign[(crown + trick).min(SPACES - 1)] as u8)
        .collect();
    let mut deck = CardNumbering::new(&lengths, &trump);
    for card in Card::all() {
        deck.set_points(card.number(), card.diamonds());
        if let Some(other) = card.spy_for().filter(|_| advanced) {
            deck.set_spy(card.number(), other as u8);
        }
    }
    if advanced {
        deck.set_king(Card::KING.number());
    }
    deck
}

/// Converts a play for the solver.
const fn to_solver(play: Play) -> SolverPlay {
    if play.thirteen {
        SolverPlay::thirteen(play.card.number())
    } else {
        SolverPlay::card(play.card.number())
    }
}

/// A player with its solver.
pub struct TrickPlayer {
    profile: TrickProfile,
    /// Whether it is for the advanced game, and the solver; created on the first thought that needs
    /// it.
    solver: Option<(bool, Solver<6>)>,
}

impl TrickPlayer {
    /// A player with this profile.
    #[must_use]
    pub const fn new(profile: TrickProfile) -> TrickPlayer {
        TrickPlayer {
            profile,
            solver: None,
        }
    }
}

/// The index of a place in the order of play.
fn place_in(ring: &[Place; 4], place: Place) -> usize {
    ring.iter()
        .position(|other| *other == place)
        .unwrap_or_default()
}

/// What a view reveals, arranged in the order of play: the solver's places 0 and 2 are a side.
struct SeatModel<'a> {
    view: &'a View,
    /// The places in the order of play.
    ring: [Place; 4],
    /// The viewer's index in the ring.
    own: usize,
    solver: &'a mut Solver<6>,
    /// The solver's node count before this thought.
    before: u64,
    luck: SplitMix64,
}

impl<'a> SeatModel<'a> {
    /// Clears the player's solver first, so that each thought is independent of earlier ones.
    fn new(view: &'a View, player: &'a mut TrickPlayer, seed: u64) -> SeatModel<'a> {
        let ring = view.ring();
        let advanced = view.options.advanced;
        let kept = player.solver.take().filter(|(of, _)| *of == advanced);
        let fresh = || Solver::new(solver_deck(0, SPACES, advanced), player.profile.memory);
        let (_, solver) = player
            .solver
            .insert((advanced, kept.map_or_else(fresh, |(_, solver)| solver)));
        solver.clear();
        SeatModel {
            view,
            ring,
            own: place_in(&ring, view.viewer.map_or(0, |seat| seat.0)),
            before: solver.nodes(),
            solver,
            luck: SplitMix64::new(seed),
        }
    }

    /// The number of nodes searched in this thought.
    const fn nodes(&self) -> u64 {
        self.solver.nodes() - self.before
    }

    fn at(&self, place: Place) -> usize {
        place_in(&self.ring, place)
    }

    /// A random world: the hands by the ring, consistent with the view. Before the passed cards are
    /// handed over all hold fifteen, including those put down.
    fn world(&mut self) -> Option<[u64; 4]> {
        let view = self.view;
        let passing = matches!(view.phase, Phase::Pass | Phase::Take);
        let mut hidden = [Hidden::default(); 4];
        let mut hands = [0; 4];
        let unseen = view.unseen().0;
        for (at, place) in self.ring.into_iter().enumerate() {
            let place_index = usize::from(place);
            if at == self.own {
                hands[at] = view.own.0;
                continue;
            }
            if let Some(dummy) = view.dummy.filter(|_| place == DUMMY && !view.options.four) {
                hands[at] = dummy.0;
                continue;
            }
            let void = Suit::ALL
                .into_iter()
                .filter(|suit| view.voids[place_index] >> suit.index() & 1 != 0)
                .fold(0, |set, suit| set | suit.cards().0);
            let given = match view.gave {
                Some(given) if !passing && at == (self.own + 2) % 4 => {
                    given.into_iter().collect::<CardSet>().0 & unseen
                }
                _ => 0,
            };
            hidden[at] = Hidden {
                count: if passing {
                    HAND
                } else {
                    usize::from(view.counts[place_index])
                },
                allowed: unseen & !void,
                known: given,
            };
        }
        let dealt = deal(unseen, &hidden, &mut self.luck).or_else(|| {
            // If the constraints contradict each other, only the numbers of cards are kept.
            let loose = hidden.map(|hand| Hidden {
                allowed: if hand.count > 0 { unseen } else { 0 },
                known: 0,
                ..hand
            });
            deal(unseen, &loose, &mut self.luck)
        })?;
        for (hand, more) in hands.iter_mut().zip(dealt) {
            *hand |= more;
        }
        Some(hands)
    }

    /// The position with these hands.
    fn position(&self, hands: [u64; 4]) -> Position {
        let mut position = Position::new(hands, self.at(self.view.leader) as u8);
        for (order, played) in self.view.trick.iter().take(3).enumerate() {
            position.plays[order] = Some(to_solver(played.play));
        }
        position
    }

    /// 1 if the viewer's side is places 0 and 2 of the ring, else -1.
    const fn sign(&self) -> i32 {
        if self.own & 1 == 0 { 1 } else { -1 }
    }
}

/// Four hands in the middle of play, and the points that places 0 and 2 have scored since the root.
#[derive(Clone, Copy)]
struct Determinization {
    position: Position,
    gained: i32,
}

/// The tree's exploration constant, in hundredths of a point.
const EXPLORE: i64 = 300;
/// The most nodes of a tree: 2 MB.
const ROOM: usize = 1 << 16;
/// The flag for a spy played as a 13.
const THIRTEEN: u8 = 64;

/// The tree's move number of a play.
const fn numbered(play: SolverPlay) -> u8 {
    play.number() | if play.is_thirteen() { THIRTEEN } else { 0 }
}

/// A hand in play as a game for [`infoset::search`].
struct HandGame<'t, 'v> {
    table: &'t mut SeatModel<'v>,
    /// The number of plays made by the tree.
    made: u64,
    plays: Vec<(i32, u8)>,
}

impl HiddenInformationGame for HandGame<'_, '_> {
    type Determinization = Determinization;

    fn world(&mut self) -> Option<Determinization> {
        let hands = self.table.world()?;
        Some(Determinization {
            position: self.table.position(hands),
            gained: 0,
        })
    }

    fn side(&self, world: &Determinization) -> Option<usize> {
        (world.position.left() > 0).then(|| world.position.turn() % 2)
    }

    fn moves(&mut self, world: &Determinization, moves: &mut Vec<u8>) {
        self.plays.clear();
        let plays = &mut self.plays;
        let tell =
            |play: SolverPlay, ordering_score: i32| plays.push((ordering_score, numbered(play)));
        self.table.solver.promising(&world.position, tell);
        self.plays.sort_unstable_by_key(|(ordering_score, play)| {
            (std::cmp::Reverse(*ordering_score), *play)
        });
        moves.extend(self.plays.iter().map(|(_, play)| *play));
    }

    fn play(&mut self, world: &mut Determinization, mv: u8) {
        let play = if mv & THIRTEEN == 0 {
            SolverPlay::card(mv)
        } else {
            SolverPlay::thirteen(mv)
        };
        self.made += 1;
        if let Some((winner, points)) = world.position.play(self.table.solver.deck(), play)
            && winner % 2 == 0
        {
            world.gained += points;
        }
    }

    fn payoff(&mut self, world: &Determinization) -> i32 {
        world.gained + self.table.solver.estimate(&world.position)
    }

    fn spent(&self) -> u64 {
        self.table.nodes() + self.made
    }
}

/// A choice with its results.
struct EvaluatedMove<M> {
    choice: M,
    sum: i64,
    worlds: u32,
}

impl<M> EvaluatedMove<M> {
    const fn new(choice: M) -> EvaluatedMove<M> {
        EvaluatedMove {
            choice,
            sum: 0,
            worlds: 0,
        }
    }

    /// The mean over its worlds, in hundredths of a point.
    fn mean(&self) -> i64 {
        self.sum * 100 / i64::from(self.worlds.max(1))
    }
}

/// Adds the values of the choices in one world. An unfinished world does not count, except that
/// after an unfinished first one only the choices that were evaluated are kept.
fn count_world<M>(options: &mut Vec<EvaluatedMove<M>>, values: &[i32], sign: i32) {
    if values.len() < options.len() {
        if options.iter().any(|option| option.worlds > 0) {
            return;
        }
        options.truncate(values.len());
    }
    for (option, value) in options.iter_mut().zip(values) {
        option.sum += i64::from(sign * value);
        option.worlds += 1;
    }
}

/// The best choice; the first of equals.
fn best<M>(options: &[EvaluatedMove<M>]) -> Option<&EvaluatedMove<M>> {
    options.iter().reduce(|best, other| {
        if other.mean() > best.mean() {
            other
        } else {
            best
        }
    })
}

/// The plays among the legal moves.
fn plays_of(legal: &[Move]) -> Vec<Play> {
    let play = |mv: &Move| match mv {
        Move::Play(play) => Some(*play),
        _ => None,
    };
    legal.iter().filter_map(play).collect()
}

/// Drops equivalent plays: of a run of cards in one hand with the same points, with no card between
/// them that another hand may hold, only the lowest is kept.
fn distinct(view: &View, hand: CardSet, legal: &[Play]) -> Vec<Play> {
    let between: CardSet = view.trick.iter().map(|played| played.play.card).collect();
    let others =
        (view.unseen() | between | view.dummy.unwrap_or_default() | view.own).without(hand);
    let mut out: Vec<Play> = Vec::new();
    for play in legal {
        let twin = out.iter().any(|kept| {
            let (low, high) = (kept.card, play.card);
            !play.thirteen
                && !kept.thirteen
                && low < high
                && low.suit().is_some()
                && low.suit() == high.suit()
                && low.diamonds() == high.diamonds()
                && low.spy_for().is_none()
                && others.0 & ((1_u64 << high.number()) - (1 << low.number())) == 0
        });
        if !twin {
            out.push(*play);
        }
    }
    out
}

/// The evaluated plays of a hand.
struct EvaluatedPlays {
    options: Vec<EvaluatedMove<Play>>,
    depth: u32,
    nodes: u64,
}

impl SeatModel<'_> {
    /// Evaluates the plays in each world separately, solved or searched as far as the profile says.
    fn evaluate_worlds(
        mut self,
        profile: &TrickProfile,
        mut options: Vec<EvaluatedMove<Play>>,
        nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> EvaluatedPlays {
        let sign = self.sign();
        let mut depth = 0;
        let mut guess = None;
        for world in 0..profile.worlds {
            if world > 0 && (self.nodes() >= nodes || stop()) {
                break;
            }
            let Some(hands) = self.world() else { break };
            let position = self.position(hands);
            let left = position.left();
            let look = if left <= profile.solves {
                left
            } else {
                profile.look
            };
            depth = look;
            if look > 0 {
                self.solver.set_horizon(left - look);
            }
            let mut values = Vec::with_capacity(options.len());
            for option in &options {
                let mut after = position;
                let taken = after.play(self.solver.deck(), to_solver(option.choice));
                let gain = taken.map_or(
                    0,
                    |(winner, points)| if winner % 2 == 0 { points } else { 0 },
                );
                let start = guess.unwrap_or_else(|| self.solver.estimate(&position));
                let left = nodes.saturating_sub(self.nodes());
                let value = if look == 0 {
                    None
                } else {
                    patiently(self.solver, &after, start - gain, left, stop)
                };
                let value = gain + value.unwrap_or_else(|| self.solver.estimate(&after));
                guess = Some(value);
                values.push(value);
                if self.nodes() >= nodes || world > 0 && stop() {
                    break;
                }
            }
            count_world(&mut options, &values, sign);
        }
        EvaluatedPlays {
            options,
            depth: depth as u32,
            nodes: self.nodes(),
        }
    }

    /// Evaluates the plays by one tree over all worlds.
    fn search_tree(
        mut self,
        options: &[EvaluatedMove<Play>],
        nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> EvaluatedPlays {
        let sign = i64::from(self.sign());
        let side = usize::from(sign < 0);
        let moves: Vec<u8> = options
            .iter()
            .map(|option| numbered(to_solver(option.choice)))
            .collect();
        let tree = infoset::TreeOptions {
            nodes,
            explore: EXPLORE,
            room: ROOM,
        };
        let mut hand_game = HandGame {
            table: &mut self,
            made: 0,
            plays: Vec::new(),
        };
        let report = infoset::search(&mut hand_game, side, &moves, tree, stop);
        let nodes = hand_game.spent();
        let tried = |stats: &infoset::MoveStats| {
            let at = moves.iter().position(|mv| *mv == stats.mv)?;
            Some(EvaluatedMove {
                choice: options[at].choice,
                sum: sign * stats.sum,
                worlds: stats.visits,
            })
        };
        EvaluatedPlays {
            options: report.branches.iter().filter_map(tried).collect(),
            depth: report.depth,
            nodes,
        }
    }
}

impl TrickPlayer {
    fn play(
        &mut self,
        view: &View,
        legal: &[Move],
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let table = SeatModel::new(view, self, seed);
        let plays = plays_of(legal);
        let hand = view.playing().unwrap_or(view.own);
        let options: Vec<EvaluatedMove<Play>> = distinct(view, hand, &plays)
            .into_iter()
            .map(EvaluatedMove::new)
            .collect();
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        let sign = table.sign();
        let left = SPACES.saturating_sub(usize::from(view.crown));
        let evaluated = if options.len() <= 1 {
            EvaluatedPlays {
                options,
                depth: 0,
                nodes: 0,
            }
        } else if profile.tree > 0 && left > profile.solves {
            table.search_tree(&options, nodes.min(profile.tree), stop)
        } else {
            table.evaluate_worlds(&profile, options, nodes, stop)
        };
        let EvaluatedPlays {
            options,
            depth,
            nodes,
        } = evaluated;
        let best = best(&options);
        let made = view.tallies.map(|tally| i32::from(tally.points()));
        let score = best.filter(|best| best.worlds > 0).map(|best| {
            let rest = CardSet(view.unseen().0 | view.own.0 | view.dummy.unwrap_or_default().0);
            let worth = i64::from(rest.diamonds())
                + i64::from(view.diamonds())
                + (SPACES - usize::from(view.crown).min(SPACES)) as i64;
            // The points are the first side's: the other side has the rest.
            let first = best.mean() * i64::from(sign);
            let ahead =
                i64::from(sign) * (100 * i64::from(made[0] - made[1]) + 2 * first - 100 * worth);
            Score(ahead as i32)
        });
        Thought {
            best: best
                .map(|best| Move::Play(best.choice))
                .or_else(|| legal.first().cloned()),
            line: best
                .map(|best| Move::Play(best.choice))
                .into_iter()
                .collect(),
            score,
            depth,
            nodes,
        }
    }

    /// Chooses two cards to pass or to take from the dummy: all pairs are tried in some worlds,
    /// then the better ones in more.
    fn pair(
        &mut self,
        view: &View,
        legal: &[Move],
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let mut table = SeatModel::new(view, self, seed);
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        let sign = table.sign();
        let mut options: Vec<EvaluatedMove<Move>> =
            legal.iter().cloned().map(EvaluatedMove::new).collect();
        let mut look = 0;
        for round in 0..3_u32 {
            let share = nodes / 3 * u64::from(round + 1);
            let worlds = (profile.worlds / 3).max(1) << round;
            for world in 0..worlds {
                if (world > 0 || round > 0) && (table.nodes() >= share || stop()) {
                    break;
                }
                let Some(hands) = table.world() else { break };
                let mut values = Vec::with_capacity(options.len());
                for option in &options {
                    let after = exchanged(&table, hands, &option.choice);
                    let position = Position::new(after, table.at(view.leader) as u8);
                    let left = nodes.saturating_sub(table.nodes());
                    let value = match look {
                        0 => table.solver.estimate(&position),
                        _ => patiently(table.solver, &position, 25, left, stop)
                            .unwrap_or_else(|| table.solver.estimate(&position)),
                    };
                    values.push(value);
                    if table.nodes() >= nodes {
                        break;
                    }
                }
                count_world(&mut options, &values, sign);
            }
            options.sort_by_key(|option| std::cmp::Reverse(option.mean()));
            options.truncate([24, 6, 1][round as usize]);
            if round == 1 && profile.look > 0 {
                // Compare the finalists by a search, all in the same worlds.
                look = profile.look;
                table.solver.set_horizon(HAND - look);
                for option in &mut options {
                    (option.sum, option.worlds) = (0, 0);
                }
            }
        }
        let best = options.into_iter().next().map(|best| best.choice);
        Thought {
            line: best.iter().cloned().collect(),
            best: best.or_else(|| legal.first().cloned()),
            score: None,
            depth: look as u32,
            nodes: table.nodes(),
        }
    }

    /// Decides whether to annul the trick on the table. The cards are gone and the lead passes on
    /// either way, so this compares the trick's points with the most expensive trick that the
    /// opponents may win later.
    fn church(
        &mut self,
        view: &View,
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let mut table = SeatModel::new(view, self, seed);
        let winner = view.winning().map_or(0, |played| table.at(played.place));
        let points = 1 + i64::from(view.diamonds());
        let mut later = 0_i64;
        let mut worlds = 0_i64;
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        while worlds < i64::from(profile.worlds.max(8)) * 4 {
            if worlds > 0 && (table.nodes() >= nodes || stop()) {
                break;
            }
            let Some(hands) = table.world() else { break };
            let mut most = 0;
            table
                .solver
                .play_on(&Position::new(hands, winner as u8), |taker, worth, king| {
                    if taker % 2 == winner % 2 && !king {
                        most = most.max(worth);
                    }
                });
            later += i64::from(most);
            worlds += 1;
        }
        // The most expensive later trick is known only in hindsight, so accept slightly less now.
        let annul = points * worlds.max(1) * 8 >= later * 7;
        let best = if annul { Move::Annul } else { Move::Let };
        Thought {
            line: vec![best.clone()],
            best: Some(best),
            score: None,
            depth: 0,
            nodes: table.nodes(),
        }
    }
}

/// The value of a position, polling `stop` in between. `None` if it takes more than half of the
/// remaining nodes.
fn patiently(
    solver: &mut Solver<6>,
    position: &Position,
    guess: i32,
    nodes: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<i32> {
    let mut slice = 40_000.min(nodes);
    let begun = solver.nodes();
    loop {
        if let Some(value) = solver.value(position, guess, slice) {
            return Some(value);
        }
        let spent = solver.nodes() - begun;
        if spent >= nodes / 2 || stop() {
            return None;
        }
        slice = (slice + slice / 2).min(nodes - spent);
    }
}

/// The hands after everybody has passed two cards: the viewer as in the move, the others by
/// [`habit`].
fn exchanged(table: &SeatModel<'_>, hands: [u64; 4], mv: &Move) -> [u64; 4] {
    let view = table.view;
    let mut after = hands;
    let own = table.own;
    let solo = !view.options.four && own == 0;
    let mut pass = |from: usize, given: u64| {
        after[from] &= !given;
        after[(from + 2) % 4] |= given;
    };
    match mv {
        Move::Pass(pair) => {
            let given = pair.iter().copied().collect::<CardSet>().0;
            if solo {
                // The solo player takes back the best two cards there, possibly ones just given.
                pass(0, given);
                let back = strongest_two(hands[2] | given);
                pass(2, back);
            } else {
                let back = habit(CardSet(hands[(own + 2) % 4]));
                pass(own, given);
                pass((own + 2) % 4, back);
            }
        }
        Move::Take(pair) => pass(2, pair.iter().copied().collect::<CardSet>().0),
        _ => {}
    }
    // The other side exchanges too, unless it is the solo side, which already has.
    let (left, right) = ((own + 1) % 4, (own + 3) % 4);
    if view.options.four || solo {
        let (one, other) = (habit(CardSet(hands[left])), habit(CardSet(hands[right])));
        after[left] = hands[left] & !one | other;
        after[right] = hands[right] & !other | one;
    }
    after
}

/// What a player usually passes, as a model for the others: cards of the shortest suits, so that
/// trumps can be played to them; never the King.
fn habit(hand: CardSet) -> u64 {
    let mut held: Vec<Card> = hand.iter().filter(|card| !card.is_king()).collect();
    let length = |card: &Card| card.suit().map_or(0, |suit| (hand & suit.cards()).len());
    held.sort_by_key(|card| (length(card), std::cmp::Reverse(card.rank())));
    held.into_iter().take(2).collect::<CardSet>().0
}

/// The King, then high cards of the first queens' suits.
fn strongest_two(from: u64) -> u64 {
    let mut held: Vec<Card> = CardSet(from).iter().collect();
    held.sort_by_key(|card| {
        let trump = card.suit() == Some(Suit::Black) || card.suit() == Some(Suit::Red);
        std::cmp::Reverse((card.is_king(), card.rank() + if trump { 3 } else { 0 }))
    });
    held.into_iter().take(2).collect::<CardSet>().0
}

/// Takes the trick as cheaply as possible if it is worth it, and otherwise gives as little as
/// possible, seeing only the own hand and the trick.
#[must_use]
pub fn greedy(view: &View, legal: &[Move]) -> Option<Move> {
    let known = cards();
    let trump = view.trump();
    let strength = |play: Play, led: Suit| play.strength(known, led, trump);
    let least = |play: &Play| {
        (
            play.card.diamonds(),
            play.card.is_king(),
            play.card.spy_for().is_some(),
            play.card.rank(),
            play.card,
        )
    };
    let plays = plays_of(legal);
    match legal.first()? {
        Move::Pass(_) => {
            let given: Vec<Card> = CardSet(habit(view.own)).iter().collect();
            let [a, b] = given.as_slice() else {
                return legal.first().cloned();
            };
            return legal
                .iter()
                .find(|mv| **mv == Move::Pass([*a, *b]))
                .or(legal.first())
                .cloned();
        }
        Move::Take(_) => {
            let taken: Vec<Card> = CardSet(strongest_two(view.dummy?.0)).iter().collect();
            let [a, b] = taken.as_slice() else {
                return legal.first().cloned();
            };
            return legal
                .iter()
                .find(|mv| **mv == Move::Take([*a, *b]))
                .or(legal.first())
                .cloned();
        }
        Move::Annul | Move::Let => {
            let diamonds: u8 = view.diamonds();
            return Some(if diamonds >= 3 {
                Move::Annul
            } else {
                Move::Let
            });
        }
        Move::Deal(_) => return legal.first().cloned(),
        Move::Play(_) => {}
    }
    let Some(led) = view.led() else {
        // A card that is the highest left in its suit; otherwise the cheapest.
        let others = view.unseen();
        let master = plays.iter().filter(|play| {
            play.card.suit().is_some_and(|suit| {
                let above = (others & suit.cards()).0 >> play.card.number();
                above == 0
                    && (suit == trump
                        || (others & trump.cards()).is_empty()
                        || play.card.diamonds() == 0)
            })
        });
        let best = master
            .max_by_key(|play| play.card.rank())
            .or_else(|| plays.iter().min_by_key(|play| least(play)));
        return best.copied().map(Move::Play);
    };
    let standing = view.winning()?;
    let ours = view.side(standing.place) == view.side(view.place?);
    let last = view.trick.len() == 3;
    if ours && (last || strength(standing.play, led) >= 10) {
        // The partner is winning the trick: add diamonds without beating the partner.
        let below = plays
            .iter()
            .filter(|play| strength(**play, led) < strength(standing.play, led));
        let gift =
            below.max_by_key(|play| (play.card.diamonds(), std::cmp::Reverse(play.card.rank())));
        return gift
            .or_else(|| plays.iter().min_by_key(|play| least(play)))
            .copied()
            .map(Move::Play);
    }
    let diamonds: u8 = view.diamonds();
    let winning = plays
        .iter()
        .filter(|play| strength(**play, led) > strength(standing.play, led));
    let cheapest = winning.min_by_key(|play| (play.card.is_king(), strength(**play, led)));
    match cheapest {
        Some(play) if last || diamonds + play.card.diamonds() > 0 => Some(Move::Play(*play)),
        _ => plays
            .iter()
            .min_by_key(|play| least(play))
            .copied()
            .map(Move::Play),
    }
}

impl Thinker<SixOfViii> for TrickPlayer {
    fn budget(&self) -> Budget {
        self.profile.budget
    }

    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let seen = view.played().0 ^ view.own.0.rotate_left(17) ^ u64::from(view.hand);
        let mut luck = SplitMix64::new(request.seed ^ seen);
        let seed = luck.below(usize::MAX) as u64;
        let simple = |best: Option<Move>| Thought {
            line: best.iter().cloned().collect(),
            best,
            score: None,
            depth: 0,
            nodes: 1,
        };
        let random_move = (luck.below(100) as u32) < self.profile.random_move_rate;
        let one_ply = (luck.below(100) as u32) < self.profile.one_ply_rate;
        if legal.len() <= 1 {
            return simple(legal.first().cloned());
        }
        if random_move {
            return simple(legal.get(luck.below(legal.len())).cloned());
        }
        if one_ply || self.profile.worlds == 0 {
            return simple(greedy(view, legal));
        }
        let budget = request.budget.unwrap_or(self.profile.budget);
        let mut stop = stopper(budget, request.cancel.clone(), request.clock);
        match view.phase {
            Phase::Pass | Phase::Take => self.pair(view, legal, seed, budget, &mut stop),
            Phase::Church => self.church(view, seed, budget, &mut stop),
            Phase::Deal | Phase::Play | Phase::Over => {
                self.play(view, legal, seed, budget, &mut stop)
            }
        }
    }
}

impl CourtGame for SixOfViii {
    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(TrickPlayer::new(TrickProfile::of(who))))
    }

    /// Only the greedy profile: the profiles of board games do not apply to the other players.
    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        (*profile == GREEDY).then(|| Box::new(TrickPlayer::new(TAKER)) as Box<dyn Thinker<Self>>)
    }

    fn profile(_variant: &str, _who: Courtier) -> Option<PlayerProfile> {
        None
    }
}
