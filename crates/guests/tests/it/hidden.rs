//! What goes over the wire tells a viewer nothing: worlds that differ only in what the viewer may not know
//! give the same bytes (ALL-5, ALL-7).

use coffer_guests::seen::SharedMatch;
use coffer_rules::cromwell::deck::Monarch;
use coffer_rules::cromwell::{self, Cromwell};
use coffer_rules::six_of_viii::deck::Card;
use coffer_rules::six_of_viii::{self, SixOfViii};
use coffer_rules::{Effect, InteractiveGame, Kind, Match, Ply, Seat, Setup};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::seen::{hidden_setups, random_match, viewers};

/// A game whose hidden cards can be exchanged, in all that a match keeps of it.
trait Exchanged: InteractiveGame {
    type Card: Copy + PartialEq;
    /// The cards whose place the viewer does not know.
    fn hidden(view: &Self::View) -> Vec<Self::Card>;
    /// Those of them that were shuffled together last, whose order nobody knows.
    fn shuffled(view: &Self::View) -> Vec<Self::Card>;
    fn with(&self, other: &dyn Fn(Self::Card) -> Self::Card) -> Self;
    fn moved(mv: &Self::Move, other: &dyn Fn(Self::Card) -> Self::Card) -> Self::Move;
    fn of_kind(kind: Kind) -> Self::Card;
    fn kind(card: Self::Card) -> Kind;
    /// Whether a move begins a deal, and whether it shuffles.
    fn deals(mv: &Self::Move) -> bool;
    fn shuffles(mv: &Self::Move) -> bool;
}

impl Exchanged for Cromwell {
    type Card = Monarch;

    fn hidden(view: &Self::View) -> Vec<Monarch> {
        view.unseen().iter().collect()
    }

    fn shuffled(view: &Self::View) -> Vec<Monarch> {
        let unseen = view.unseen();
        view.shuffled
            .iter()
            .filter(|card| unseen.contains(*card))
            .collect()
    }

    fn with(&self, other: &dyn Fn(Monarch) -> Monarch) -> Self {
        self.with_cards(other)
    }

    fn moved(mv: &Self::Move, other: &dyn Fn(Monarch) -> Monarch) -> Self::Move {
        use cromwell::Move;
        let all = |cards: &[Monarch]| cards.iter().map(|card| other(*card)).collect();
        match mv {
            Move::Deal(cards) => Move::Deal(all(cards)),
            Move::Shuffle(cards) => Move::Shuffle(all(cards)),
            mv => mv.clone(),
        }
    }

    fn of_kind(kind: Kind) -> Monarch {
        Monarch::of_kind(kind).expect("a card")
    }

    fn kind(card: Monarch) -> Kind {
        card.kind()
    }

    fn deals(mv: &Self::Move) -> bool {
        matches!(mv, cromwell::Move::Deal(_))
    }

    fn shuffles(mv: &Self::Move) -> bool {
        matches!(mv, cromwell::Move::Shuffle(_))
    }
}

impl Exchanged for SixOfViii {
    type Card = Card;

    fn hidden(view: &Self::View) -> Vec<Card> {
        let passed: Vec<Card> = view.gave.into_iter().chain(view.got).flatten().collect();
        let unseen = view.unseen().iter();
        unseen.filter(|card| !passed.contains(card)).collect()
    }

    fn shuffled(_view: &Self::View) -> Vec<Card> {
        Vec::new()
    }

    fn with(&self, other: &dyn Fn(Card) -> Card) -> Self {
        self.with_cards(other)
    }

    fn moved(mv: &Self::Move, other: &dyn Fn(Card) -> Card) -> Self::Move {
        use six_of_viii::Move;
        let two = |cards: &[Card; 2]| {
            let mut two = cards.map(other);
            two.sort_unstable();
            two
        };
        match mv {
            Move::Deal(cards) => Move::Deal(cards.iter().map(|card| other(*card)).collect()),
            Move::Pass(cards) => Move::Pass(two(cards)),
            Move::Take(cards) => Move::Take(two(cards)),
            mv => mv.clone(),
        }
    }

    fn of_kind(kind: Kind) -> Card {
        Card::of_kind(kind).expect("a card")
    }

    fn kind(card: Card) -> Kind {
        card.kind()
    }

    fn deals(mv: &Self::Move) -> bool {
        matches!(mv, six_of_viii::Move::Deal(_))
    }

    fn shuffles(_mv: &Self::Move) -> bool {
        false
    }
}

fn effect<G: Exchanged>(effect: &Effect, other: &dyn Fn(G::Card) -> G::Card) -> Effect {
    let mut out = effect.clone();
    if let Effect::Dealt {
        face: Some(kind), ..
    }
    | Effect::Flipped {
        face: Some(kind), ..
    } = &mut out
    {
        *kind = G::kind(other(G::of_kind(*kind)));
    }
    out
}

/// The same match with cards exchanged from a move on.
fn exchanged<G: Exchanged>(
    game: &Match<G>,
    from: usize,
    other: &dyn Fn(G::Card) -> G::Card,
) -> Match<G> {
    let mut out = game.clone();
    out.truncate(from);
    for ply in &game.plies()[from..] {
        let after = ply.after.with(other);
        let mv = G::moved(&ply.mv, other);
        out.follow(Ply {
            seat: ply.seat,
            text: out.game().move_text(&mv),
            effects: ply
                .effects
                .iter()
                .map(|one| effect::<G>(one, other))
                .collect(),
            mv,
            after,
        });
    }
    out
}

/// The cards in another order, as a function.
fn mixed<C: Copy + PartialEq>(cards: Vec<C>, luck: &mut Xoshiro256PlusPlus) -> impl Fn(C) -> C {
    let mut others = cards.clone();
    others.shuffle(luck);
    move |card| {
        let at = cards.iter().position(|other| *other == card);
        at.map_or(card, |at| others[at])
    }
}

/// All that a viewer gets of a match that has come so far, from this move on, in bytes.
fn bytes<G: InteractiveGame>(game: &Match<G>, from: usize, viewer: Option<Seat>) -> Vec<Vec<u8>> {
    let told = (from..game.plies().len()).filter_map(|ply| game.seen_ply(ply, viewer));
    told.map(|ply| postcard::to_stdvec(&ply).expect("it can be written"))
        .collect()
}

/// The cards of which a viewer never knew the place since a move.
fn never_seen<G: Exchanged>(
    game: &Match<G>,
    from: usize,
    viewer: Option<Seat>,
    of: fn(&G::View) -> Vec<G::Card>,
) -> Vec<G::Card> {
    let mut left = of(&game.game().view(viewer));
    for ply in &game.plies()[from..] {
        let hidden = G::hidden(&ply.after.view(viewer));
        left.retain(|card| hidden.contains(card));
    }
    left
}

/// Compares whole matches at several moments, for every viewer. Returns the number of worlds that differed.
fn tells_nothing<G: Exchanged>(setup: &Setup, seed: u64) -> usize {
    let whole = random_match::<G>(setup, seed, |_| ());
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut differing = 0;
    for _ in 0..12 {
        let mut game = whole.clone();
        game.truncate(luck.random_range(1..=whole.plies().len()));
        let last =
            |wanted: fn(&G::Move) -> bool| game.plies().iter().rposition(|ply| wanted(&ply.mv));
        let deal = last(G::deals).expect("cards are dealt first");
        let shuffle = last(G::shuffles).filter(|shuffle| *shuffle > deal);
        for viewer in viewers(game.game().seats()) {
            let mut worlds: Vec<Match<G>> = Vec::new();
            let hidden = never_seen(&game, deal, viewer, G::hidden);
            worlds.push(exchanged(&game, deal, &mixed(hidden, &mut luck)));
            if let Some(shuffle) = shuffle {
                let hidden = never_seen(&game, shuffle, viewer, G::shuffled);
                worlds.push(exchanged(&game, shuffle, &mixed(hidden, &mut luck)));
            }
            for other in worlds {
                assert_eq!(
                    bytes(&other, deal, viewer),
                    bytes(&game, deal, viewer),
                    "{viewer:?} is told something after {} moves of {seed}",
                    game.plies().len()
                );
                differing += usize::from(other.game() != game.game());
            }
        }
    }
    differing
}

#[test]
fn worlds_that_differ_in_hidden_things_give_the_same_bytes() {
    let (cromwells, sixes) = hidden_setups();
    let mut differing = 0;
    for (seed, setup) in (1..).zip(&cromwells) {
        differing += tells_nothing::<Cromwell>(setup, seed);
    }
    for seed in 1..4 {
        for setup in &sixes {
            differing += tells_nothing::<SixOfViii>(setup, seed);
        }
    }
    assert!(differing > 500, "only {differing} worlds differed");
}
