//! A game that looks like this to a viewer: what the viewer does not know is filled in.

use super::deck::{Card, CardSet, SPACES};
use super::round::{Round, SideScore};
use super::{ANNULLED, DUMMY, Move, Options, Phase, Place, SixOfViii, Trick, View, pass_spot, two};
use crate::determinization::{SeenFaces, points_before};
use crate::{GameView as _, HiddenIds, Seat, Setup, Spot};

/// More tricks or diamonds than a side can have.
const MOST: u8 = 100;

impl SixOfViii {
    /// The game of a view. Slots are numbered by the ids of the viewer.
    pub(super) fn of_view(setup: &Setup, view: &View) -> Option<Self> {
        let options = Options::of(setup);
        if !is_sound(options, view) {
            return None;
        }
        let spots: Vec<Spot> = view.pieces.iter().map(|piece| piece.spot).collect();
        let faces = faces(options, view)?;
        let hands_played = u8::try_from(view.finished.len()).ok()?;
        let over = u8::from(view.phase == Phase::Over);
        let mut out = Self {
            options,
            hand: view.hand,
            phase: view.phase,
            ids: HiddenIds::new(options.seats(), spots.len()),
            round: round(options, view, &faces, &spots)?,
            faces,
            spots,
            salt: 0,
            changed_hands: [false; 4],
            tricks: view.tricks.clone(),
            voids: view.voids,
            gave: [None; 4],
            got: [None; 4],
            church: view.church,
            first: view.hand.checked_add(over)?.checked_sub(hands_played)?,
            before: vec![0; usize::from(options.seats())],
            finished: view.finished.clone(),
            games: view.games.clone(),
            outcome: view.turn().outcome().cloned(),
        };
        out.pass_as_seen(view);
        out.before = points_before(&view.totals, &out.totals())?;
        Some(out)
    }

    /// Who has passed cards, and which, as far as the viewer knows them.
    fn pass_as_seen(&mut self, view: &View) {
        let done = match view.phase {
            Phase::Deal => 0,
            Phase::Pass => {
                let mut passers = self.passers();
                let waiting = passers.position(|place| Some(place) == view.place);
                waiting.unwrap_or_default()
            }
            Phase::Take => 1,
            Phase::Play | Phase::Church | Phase::Over => 4,
        };
        let passed: Vec<Place> = self.passers().take(done).collect();
        let strangers = strangers(self.options, CardSet::EMPTY);
        for place in passed {
            let mut pile =
                (0..self.spots.len()).filter(|slot| self.spots[*slot] == pass_spot(place));
            let cards = match (pile.next(), pile.next()) {
                (Some(one), Some(other)) => two(self.faces[one], self.faces[other]),
                _ => strangers,
            };
            self.gave[usize::from(place)] = Some(cards);
        }
        if let Some(seat) = view.viewer.filter(|seat| seat.0 < self.options.seats()) {
            if view.gave.is_some() {
                self.gave[seat.index()] = view.gave;
            }
            self.got[seat.index()] = view.got;
        }
    }

    /// The move with the cards that the viewer does not know replaced by others, which are not those
    /// that the viewer has passed or taken.
    pub(super) fn redacted(&self, mv: &Move, viewer: Option<Seat>) -> Move {
        let own = |of: &[Option<[Card; 2]>; 4]| {
            let seat = viewer.filter(|seat| seat.0 < self.options.seats())?;
            of[seat.index()]
        };
        let strangers = |own: Option<[Card; 2]>| {
            let own = own.into_iter().flatten().collect();
            strangers(self.options, own)
        };
        match mv {
            Move::Deal(_) => Move::Deal(self.options.cards().iter().collect()),
            Move::Pass(cards) if own(&self.gave) != Some(*cards) => {
                Move::Pass(strangers(own(&self.gave)))
            }
            Move::Take(cards) if own(&self.got) != Some(*cards) => {
                Move::Take(strangers(own(&self.got)))
            }
            mv => mv.clone(),
        }
    }
}

/// Two cards that stand for hidden ones, none of them from `known`.
fn strangers(options: Options, known: CardSet) -> [Card; 2] {
    let mut others = options.cards().without(known).iter();
    let one = others.next().unwrap_or(Card::KING);
    two(one, others.next().unwrap_or(Card::KING))
}

/// Whether the parts of a view fit together, as far as anything relies on it.
fn is_sound(options: Options, view: &View) -> bool {
    let seats = options.seats();
    let place = |place: Place| place < 4;
    let score = |score: &SideScore| score.tricks <= MOST && score.diamonds <= MOST;
    let trick = |trick: &Trick| {
        score(&trick.won)
            && place(trick.winner)
            && trick.cards.iter().all(|played| place(played.place))
    };
    view.options == options
        && view.hand < 12
        && view.starter == view.hand % seats
        && usize::from(view.crown) <= SPACES
        && place(view.leader)
        && view.trick.iter().all(|played| place(played.place))
        && view.tricks.iter().all(trick)
        && view.church.is_none_or(|church| church.team < 2)
        && view.tallies.iter().all(score)
        && view.finished.len() <= 12
        && view.finished.iter().flatten().all(score)
        && [view.totals.len(), view.games.len()] == [usize::from(seats); 2]
        && view.totals.iter().all(|total| total.abs() < 10_000)
}

/// The cards by slot: those that the viewer sees, the cards of finished tricks where they lie, those that
/// the viewer has passed, and the others in their order. `None` if they do not fit.
fn faces(options: Options, view: &View) -> Option<Vec<Card>> {
    let mut faces = SeenFaces::new(&view.pieces, options.cards().iter(), Card::of_kind)?;
    let tricks = view.tricks.iter().flat_map(|trick| {
        let lies_at = if trick.annulled {
            ANNULLED
        } else {
            Spot::Tray(Seat(trick.winner))
        };
        let cards = trick.cards.iter();
        cards.map(move |played| (played.play.card, lies_at))
    });
    let passed = view.viewer.zip(view.gave).into_iter();
    let passed = passed.flat_map(|(seat, cards)| {
        let partner = options.partner(seat.0, view.starter);
        cards.map(|card| (card, Spot::Hand(Seat(partner))))
    });
    for (card, lies_at) in tricks.chain(passed) {
        faces.put(card, lies_at);
    }
    faces.filled()
}

/// The hand in play.
fn round(options: Options, view: &View, faces: &[Card], spots: &[Spot]) -> Option<Round> {
    let ring = options.ring(view.starter);
    let position = |place: Place| ring.iter().position(|other| *other == place);
    let held = |place: Place| {
        let here = spots.iter().zip(faces);
        let here = here.filter(|(spot, _)| **spot == Spot::Hand(Seat(place)));
        here.map(|(_, face)| *face).collect()
    };
    let mut hands: [CardSet; 4] = ring.map(held);
    for played in &view.trick {
        hands[position(played.place)?].insert(played.play.card);
    }
    let leader = u8::try_from(position(view.leader)?).ok()?;
    let mut round = Round::new(hands, leader, view.crown);
    round.tallies = view.tallies;
    for played in &view.trick {
        let next = ring[usize::from(round.to_play())];
        if round.full() || next != played.place {
            return None;
        }
        round.play(played.play);
    }
    let dummy_hand = round.hands[position(DUMMY)?];
    view.dummy
        .is_none_or(|dummy| dummy == dummy_hand)
        .then_some(round)
}
