//! What a seat knows, and random worlds that are consistent with it.

use coffer_rules::six_of_viii::deck::{CardSet, SPACES, Suit};
use coffer_rules::six_of_viii::round::Play;
use coffer_rules::six_of_viii::{DUMMY, HAND, Phase, Place, View};

use super::{TrickPlayer, solver_deck};
use crate::determinization::{DealChain, Hidden, SplitMix64, possible};
use crate::double_dummy::{Position, Solver, SolverPlay};

/// Converts a play for the solver.
pub(super) const fn to_solver(play: Play) -> SolverPlay {
    if play.thirteen {
        SolverPlay::thirteen(play.card.number())
    } else {
        SolverPlay::card(play.card.number())
    }
}

/// The index of a place in the order of play.
fn place_in(ring: &[Place; 4], place: Place) -> usize {
    ring.iter()
        .position(|other| *other == place)
        .unwrap_or_default()
}

/// What a view reveals, arranged in the order of play: the solver's places 0 and 2 are a side.
pub(super) struct SeatModel<'a> {
    pub(super) view: &'a View,
    /// The places in the order of play.
    ring: [Place; 4],
    /// The viewer's index in the ring.
    pub(super) own: usize,
    pub(super) solver: &'a mut Solver<6>,
    /// The solver's node count before this thought.
    before: u64,
    luck: SplitMix64,
    /// The hands that the viewer sees, by the ring.
    open: [u64; 4],
    deals: DealChain<4>,
}

impl<'a> SeatModel<'a> {
    /// Clears the player's solver first, so that each thought is independent of earlier ones.
    pub(super) fn new(view: &'a View, player: &'a mut TrickPlayer, seed: u64) -> SeatModel<'a> {
        let ring = view.ring();
        let advanced = view.options.advanced;
        let kept = player.solver.take().filter(|(of, _)| *of == advanced);
        let fresh = || Solver::new(solver_deck(0, SPACES, advanced), player.profile.memory);
        let (_, solver) = player
            .solver
            .insert((advanced, kept.map_or_else(fresh, |(_, solver)| solver)));
        solver.clear();
        let mut luck = SplitMix64::new(seed);
        let own = place_in(&ring, view.viewer.map_or(0, |seat| seat.0));
        let (open, known) = hands_of(view, ring, own);
        let unseen = view.unseen().0;
        let numbers = known.map(|hand| Hidden {
            allowed: if hand.count > 0 { unseen } else { 0 },
            known: 0,
            ..hand
        });
        let hidden = possible(unseen, known, numbers, &mut luck);
        SeatModel {
            view,
            ring,
            own,
            before: solver.nodes(),
            solver,
            open,
            deals: DealChain::new(unseen, hidden),
            luck,
        }
    }

    /// The number of nodes searched in this thought.
    pub(super) const fn nodes(&self) -> u64 {
        self.solver.nodes() - self.before
    }

    pub(super) fn at(&self, place: Place) -> usize {
        place_in(&self.ring, place)
    }

    /// A random world: the hands by the ring, consistent with the view. Before the passed cards are
    /// handed over all hold fifteen, including those put down.
    pub(super) fn world(&mut self) -> Option<[u64; 4]> {
        let dealt = self.deals.next(|_, _| 0, &mut self.luck)?;
        let mut hands = self.open;
        for (hand, more) in hands.iter_mut().zip(dealt) {
            *hand |= more;
        }
        Some(hands)
    }

    /// The position with these hands.
    pub(super) fn position(&self, hands: [u64; 4]) -> Position {
        let mut position = Position::new(hands, self.at(self.view.leader) as u8);
        for (order, played) in self.view.trick.iter().take(3).enumerate() {
            position.plays[order] = Some(to_solver(played.play));
        }
        position
    }

    /// 1 if the viewer's side is places 0 and 2 of the ring, else -1.
    pub(super) const fn sign(&self) -> i32 {
        if self.own & 1 == 0 { 1 } else { -1 }
    }
}

/// The hands that the viewer sees, and what it knows of the others, by the ring.
fn hands_of(view: &View, ring: [Place; 4], own: usize) -> ([u64; 4], [Hidden; 4]) {
    let passing = matches!(view.phase, Phase::Pass | Phase::Take);
    let mut hidden = [Hidden::default(); 4];
    let mut open = [0; 4];
    let unseen = view.unseen().0;
    for (at, place) in ring.into_iter().enumerate() {
        let place_index = usize::from(place);
        if at == own {
            open[at] = view.own.0;
            continue;
        }
        if let Some(dummy) = view.dummy.filter(|_| place == DUMMY && !view.options.four) {
            open[at] = dummy.0;
            continue;
        }
        let void = Suit::ALL
            .into_iter()
            .filter(|suit| view.voids[place_index] >> suit.index() & 1 != 0)
            .fold(0, |set, suit| set | suit.cards().0);
        let given = match view.gave {
            Some(given) if !passing && at == (own + 2) % 4 => {
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
    (open, hidden)
}
