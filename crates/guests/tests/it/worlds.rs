//! Worlds: the same match as it could have gone for all that a viewer knows of it.

use std::ops::Range;

use coffer_rules::cromwell::deck::Monarch;
use coffer_rules::cromwell::{self, Cromwell};
use coffer_rules::six_of_viii::deck::Card;
use coffer_rules::six_of_viii::{self, SixOfViii};
use coffer_rules::{Effect, Game, InteractiveGame, Kind, Match, Ply, Seat, legal_moves};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

/// A game whose hidden cards can be exchanged, in all that a match keeps of it.
pub trait Exchanged: InteractiveGame {
    type Card: Copy + PartialEq;
    /// The cards whose place the viewer does not know.
    fn hidden(view: &Self::View) -> Vec<Self::Card>;
    /// Those of them that were shuffled together last, whose order nobody knows.
    fn shuffled(view: &Self::View) -> Vec<Self::Card>;
    fn with(&self, other: &dyn Fn(Self::Card) -> Self::Card) -> Self;
    fn moved(mv: &Self::Move, other: &dyn Fn(Self::Card) -> Self::Card) -> Self::Move;
    fn of_kind(kind: Kind) -> Self::Card;
    fn kind(card: Self::Card) -> Kind;
    /// The cards that somebody has chosen without showing them, if this move is such a choice.
    fn chosen(mv: &Self::Move) -> Vec<Self::Card>;
    /// The card that a move shows to all.
    fn shown(mv: &Self::Move) -> Option<Self::Card>;
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

    fn chosen(_mv: &Self::Move) -> Vec<Monarch> {
        Vec::new()
    }

    /// All such cards lie on the table afterwards, where the view has them.
    fn shown(_mv: &Self::Move) -> Option<Monarch> {
        None
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

    fn chosen(mv: &Self::Move) -> Vec<Card> {
        match mv {
            six_of_viii::Move::Pass(cards) | six_of_viii::Move::Take(cards) => cards.to_vec(),
            _ => Vec::new(),
        }
    }

    /// After the last card of a hand the view has forgotten it.
    fn shown(mv: &Self::Move) -> Option<Card> {
        match mv {
            six_of_viii::Move::Play(play) => Some(play.card),
            _ => None,
        }
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

/// The same match with cards exchanged in these moves.
fn exchanged<G: Exchanged>(
    game: &Match<G>,
    moves: Range<usize>,
    other: &dyn Fn(G::Card) -> G::Card,
) -> Match<G> {
    let mut out = game.clone();
    out.truncate(moves.start);
    for ply in &game.plies()[moves.clone()] {
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
    for ply in &game.plies()[moves.end..] {
        out.follow(ply.clone());
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

/// The cards of which a viewer never knew the place in these moves.
fn never_seen<G: Exchanged>(
    game: &Match<G>,
    moves: Range<usize>,
    viewer: Option<Seat>,
    of: fn(&G::View) -> Vec<G::Card>,
) -> Vec<G::Card> {
    let mut left = of(&game.game_after(moves.end).view(viewer));
    for ply in &game.plies()[moves] {
        let hidden = G::hidden(&ply.after.view(viewer));
        left.retain(|card| hidden.contains(card) && G::shown(&ply.mv) != Some(*card));
    }
    left
}

/// What a world differs in, besides the root of chance, which is another one in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Differs {
    /// In who has which hidden card, in every deal.
    Hands,
    /// In the order of the stock since it was last shuffled.
    Stock,
    /// In a choice of the last deal that was not revealed.
    Choice,
}

/// Worlds that differ from a match only in what a viewer may not know.
pub fn worlds<G: Exchanged>(
    game: &Match<G>,
    viewer: Option<Seat>,
    luck: &mut Xoshiro256PlusPlus,
) -> Vec<(Differs, Match<G>)> {
    let mut out = vec![(Differs::Hands, other_hands(game, viewer, luck))];
    let stock = other_stock(game, viewer, luck);
    out.extend(stock.map(|world| (Differs::Stock, world)));
    let last = last_deal(game);
    let choices = last
        .clone()
        .filter_map(|at| other_choice(game, at..last.end, viewer));
    out.extend(choices.map(|world| (Differs::Choice, world)));
    for (_, world) in &mut out {
        *world = reseeded(world);
    }
    out
}

/// The same match with another root of chance.
pub fn reseeded<G: Game>(game: &Match<G>) -> Match<G> {
    game.exchanged(game.game().clone(), game.seed() + 1000)
}

/// The moves of each deal: from the one that deals to the next one that does.
fn deals<G: Exchanged>(game: &Match<G>) -> Vec<Range<usize>> {
    let all = 0..game.plies().len();
    let mut begins: Vec<usize> = all
        .clone()
        .filter(|at| G::deals(&game.plies()[*at].mv))
        .collect();
    begins.push(all.end);
    begins.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// The moves of the last deal.
pub fn last_deal<G: Exchanged>(game: &Match<G>) -> Range<usize> {
    deals(game).pop().expect("cards are dealt first")
}

/// The same match with the hidden cards of every deal exchanged.
fn other_hands<G: Exchanged>(
    game: &Match<G>,
    viewer: Option<Seat>,
    luck: &mut Xoshiro256PlusPlus,
) -> Match<G> {
    let mut out = game.clone();
    for deal in deals(game) {
        let hidden = never_seen(&out, deal.clone(), viewer, G::hidden);
        out = exchanged(&out, deal, &mixed(hidden, luck));
    }
    out
}

/// The same match with the stock in another order since it was shuffled in the last deal, if it was.
fn other_stock<G: Exchanged>(
    game: &Match<G>,
    viewer: Option<Seat>,
    luck: &mut Xoshiro256PlusPlus,
) -> Option<Match<G>> {
    let mut last = last_deal(game);
    let since = last.rfind(|at| G::shuffles(&game.plies()[*at].mv))?..game.plies().len();
    let hidden = never_seen(game, since.clone(), viewer, G::shuffled);
    Some(exchanged(game, since, &mixed(hidden, luck)))
}

/// The same match in which the first of these moves chooses another card, if the viewer has not seen either.
fn other_choice<G: Exchanged>(
    game: &Match<G>,
    moves: Range<usize>,
    viewer: Option<Seat>,
) -> Option<Match<G>> {
    let (ply, before) = (&game.plies()[moves.start], game.game_after(moves.start));
    let chosen = G::chosen(&ply.mv);
    if chosen.is_empty() {
        return None;
    }
    let hidden = never_seen(game, moves.clone(), viewer, G::hidden);
    let card = *chosen.iter().find(|card| hidden.contains(card))?;
    let swapped = |with: G::Card| {
        move |one: G::Card| match one {
            one if one == card => with,
            one if one == with => card,
            one => one,
        }
    };
    // Whoever chooses has the other card too: it might have chosen that.
    let legal = |with: &G::Card| legal_moves(before).contains(&G::moved(&ply.mv, &swapped(*with)));
    let free = hidden.iter().copied().filter(|one| !chosen.contains(one));
    let with = free.into_iter().find(legal)?;
    Some(exchanged(game, moves, &swapped(with)))
}
