//! A game that looks like this to a viewer: what the viewer does not know is filled in.

use std::sync::Arc;

use super::deck::{Monarch, MonarchSet};
use super::witness::Witness;
use super::{Cromwell, Move, Options, Phase, TurnLog, View};
use crate::determinization::{SeenFaces, points_before};
use crate::{GameView as _, HiddenIds, Seat, Setup, Spot};

impl Cromwell {
    /// The game of a view. Slots are numbered by the ids of the viewer.
    pub(super) fn of_view(setup: &Setup, view: &View) -> Option<Self> {
        let options = Options::of(setup);
        if !is_sound(&options, view) {
            return None;
        }
        let spots: Vec<Spot> = view.pieces.iter().map(|piece| piece.spot).collect();
        let log = view.log.iter().cloned();
        let mut finished_turns: Vec<Arc<TurnLog>> = log.map(Arc::new).collect();
        let now = finished_turns.pop();
        let idle = finished_turns.iter().rev();
        let idle = idle.take_while(|turn| !turn.moves_on()).count();
        let mut out = Self {
            options,
            deal: view.deal,
            phase: view.phase,
            ids: HiddenIds::new(options.seats, spots.len()),
            faces: faces(&options, view)?,
            spots,
            salt: 0,
            changed_hands: 0,
            laid: view.laid.clone(),
            block: view.block.clone(),
            finished_turns: finished_turns.into(),
            now,
            idle: u16::try_from(idle).ok()?,
            known: view.known.clone(),
            shuffled: view.shuffled,
            drawn: view.drawn.clone(),
            just_drawn: view.drew,
            witness: Witness::of_view(options.seats, view.viewer.map(|seat| seat.0), &view.seen),
            finished: view.finished.clone(),
            before: vec![0; usize::from(options.seats)],
            outcome: view.turn().outcome().cloned(),
        };
        out.before = points_before(&view.totals, &out.totals())?;
        Some(out)
    }

    /// The move with the order of hidden cards replaced by that of the line.
    pub(super) fn redacted(&self, mv: &Move) -> Move {
        let in_order = |cards: &[Monarch]| {
            let set: MonarchSet = cards.iter().copied().collect();
            set.iter().collect()
        };
        match mv {
            Move::Deal(cards) => Move::Deal(in_order(cards)),
            Move::Shuffle(cards) => Move::Shuffle(in_order(cards)),
            mv => mv.clone(),
        }
    }
}

/// Whether the parts of a view fit together, as far as anything relies on it.
fn is_sound(options: &Options, view: &View) -> bool {
    let seats = usize::from(options.seats);
    let of_seats = [view.laid.len(), view.known.len(), view.drawn.len()];
    let points = |deal: &super::DealScore| {
        deal.points.len() == seats && deal.points.iter().all(|points| points.abs() < 1000)
    };
    view.options == *options
        && of_seats == [seats; 3]
        && view.totals.len() == seats
        && view.log.iter().all(|turn| turn.cromwell < options.seats)
        && view.finished.len() < 1000
        && view.finished.iter().all(points)
        && (view.phase.rests() || !view.log.is_empty())
}

/// The cards by slot: those that the viewer sees, those that everybody knows to be in a hand, and the
/// others in the order of the line. `None` if they do not fit.
fn faces(options: &Options, view: &View) -> Option<Vec<Monarch>> {
    let mut faces = SeenFaces::new(&view.pieces, options.cards().iter(), Monarch::of_kind)?;
    let dealt = view.phase != Phase::Deal;
    for (seat, known) in (0..).zip(&view.known).filter(|_| dealt) {
        for card in known.iter() {
            faces.put(card, Spot::Hand(Seat(seat)));
        }
    }
    faces.filled()
}
