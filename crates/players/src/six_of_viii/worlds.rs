//! Plays evaluated in many worlds: each solved or searched, or one tree over all of them.

use coffer_rules::six_of_viii::View;
use coffer_rules::six_of_viii::deck::CardSet;
use coffer_rules::six_of_viii::round::Play;

use super::TrickProfile;
use super::seat_model::{SeatModel, to_solver};
use crate::double_dummy::{Position, Solver, SolverPlay};
use crate::infoset;
use crate::infoset::HiddenInformationGame;

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
pub(super) struct EvaluatedMove<M> {
    pub(super) choice: M,
    pub(super) sum: i64,
    pub(super) worlds: u32,
}

impl<M> EvaluatedMove<M> {
    pub(super) const fn new(choice: M) -> EvaluatedMove<M> {
        EvaluatedMove {
            choice,
            sum: 0,
            worlds: 0,
        }
    }

    /// The mean over its worlds, in hundredths of a point.
    pub(super) fn mean(&self) -> i64 {
        self.sum * 100 / i64::from(self.worlds.max(1))
    }
}

/// Adds the values of the choices in one world. An unfinished world does not count, except that
/// after an unfinished first one only the choices that were evaluated are kept.
pub(super) fn count_world<M>(options: &mut Vec<EvaluatedMove<M>>, values: &[i32], sign: i32) {
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
pub(super) fn best<M>(options: &[EvaluatedMove<M>]) -> Option<&EvaluatedMove<M>> {
    options.iter().reduce(|best, other| {
        if other.mean() > best.mean() {
            other
        } else {
            best
        }
    })
}

/// Drops equivalent plays: of a run of cards in one hand with the same points, with no card between
/// them that another hand may hold, only the lowest is kept.
pub(super) fn distinct(view: &View, hand: CardSet, legal: &[Play]) -> Vec<Play> {
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
pub(super) struct EvaluatedPlays {
    pub(super) options: Vec<EvaluatedMove<Play>>,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

impl SeatModel<'_> {
    /// Evaluates the plays in each world separately, solved or searched as far as the profile says.
    pub(super) fn evaluate_worlds(
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
    pub(super) fn search_tree(
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

/// The value of a position, polling `stop` in between. `None` if it takes more than half of the
/// remaining nodes.
pub(super) fn patiently(
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
