//! A game that looks like this to a viewer: what the viewer does not know is filled in.

use std::sync::Arc;

use super::deck::{Monarch, MonarchSet};
use super::{Cromwell, Move, Options, Phase, TurnLog, View};
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
            finished_turns: finished_turns.into(),
            now,
            idle: u16::try_from(idle).ok()?,
            known: view.known.clone(),
            shuffled: view.shuffled,
            drawn: view.drawn.clone(),
            just_drawn: view.drew,
            finished: view.finished.clone(),
            before: vec![0; usize::from(options.seats)],
            outcome: view.turn().outcome().cloned(),
        };
        let gained = out.totals();
        let before = view.totals.iter().zip(gained);
        out.before = before
            .map(|(total, gained)| total.checked_sub(gained))
            .collect::<Option<_>>()?;
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
    let ids = (0..).zip(&view.pieces);
    let points = |deal: &super::DealScore| {
        deal.points.len() == seats && deal.points.iter().all(|points| points.abs() < 1000)
    };
    view.options == *options
        && of_seats == [seats; 3]
        && view.totals.len() == seats
        && view.pieces.len() == options.cards().len()
        && ids.into_iter().all(|(id, piece)| piece.id.0 == id)
        && view.log.iter().all(|turn| turn.cromwell < options.seats)
        && view.finished.len() < 1000
        && view.finished.iter().all(points)
        && (view.phase.rests() || !view.log.is_empty())
}

/// The cards by slot: those that the viewer sees, those that everybody knows to be in a hand, and the
/// others in the order of the line. `None` if the view has too few or too many of them.
fn faces(options: &Options, view: &View) -> Option<Vec<Monarch>> {
    let seen = |kind| Monarch::of_kind(kind);
    let mut faces: Vec<Option<Monarch>> = Vec::new();
    let mut left = options.cards();
    for piece in &view.pieces {
        let face = match piece.kind {
            Some(kind) => Some(seen(kind).filter(|card| left.contains(*card))?),
            None => None,
        };
        if let Some(card) = face {
            left.remove(card);
        }
        faces.push(face);
    }
    let dealt = view.phase != Phase::Deal;
    for (seat, known) in (0..).zip(&view.known).filter(|_| dealt) {
        let hand = Spot::Hand(Seat(seat));
        let mut known = known.iter().filter(|card| left.contains(*card));
        let in_hand = view.pieces.iter().zip(&mut faces);
        let hidden = in_hand.filter(|(piece, face)| piece.spot == hand && face.is_none());
        let given: Vec<Monarch> = hidden
            .map_while(|(_, face)| {
                *face = known.next();
                *face
            })
            .collect();
        left = left.without(given.into_iter().collect());
    }
    let mut rest = left.iter();
    let faces = faces.into_iter().map(|face| face.or_else(|| rest.next()));
    faces.collect()
}
