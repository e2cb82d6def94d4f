//! Explains why a move of Cromwell is refused. The checks run in the order in which a person would
//! notice the faults.

use super::deck::{Monarch, MonarchSet, Side, deck};
use super::{
    ANNOUNCE, BLOCK, COMBINATION, Cromwell, LAY, Move, Phase, STOCK, fits, goes_out, name_spot,
};
use crate::{Game, Refusal, Seat, Spot};

/// Why a move is refused; `None` if it is legal.
pub(super) fn refusal(game: &Cromwell, mv: &Move) -> Option<Refusal> {
    let hand = game.at_turn();
    match (game.phase, mv) {
        (Phase::Deal, Move::Deal(cards)) => chance(cards, game.options.cards()),
        (Phase::Shuffle, Move::Shuffle(cards)) => chance(cards, game.at(BLOCK)),
        (Phase::Announce | Phase::Discard | Phase::Lay, Move::Lay(cards)) => lay(game, *cards),
        (Phase::Announce, Move::Announce(card)) | (Phase::Offer, Move::Offer(Some(card))) => {
            (!hand.contains(*card)).then(|| not_held(*card))
        }
        (Phase::Announce, Move::Pass) if hand.is_empty() => None,
        (Phase::Offer, Move::Offer(None)) => {
            (!game.options.may_keep(hand)).then(|| Refusal::new("refusal-cromwell-must_offer"))
        }
        (Phase::Lay, Move::Pass) => None,
        (Phase::Choose, Move::Accept(seat)) => {
            (!game.may_accept(*seat)).then(|| Refusal::new("refusal-cromwell-no_offer"))
        }
        (Phase::Choose, Move::Draw) if game.may_draw() => None,
        (Phase::Choose, Move::Decline) if !game.may_draw() => {
            (!game.may_decline()).then(|| Refusal::new("refusal-cromwell-must_accept"))
        }
        (Phase::Discard, Move::Discard) => {
            (!game.may_discard()).then(|| Refusal::new("refusal-cromwell-go_out"))
        }
        (Phase::Name, Move::Name(side, named)) => name(game, *side, *named),
        _ => Some(phase(game)),
    }
}

/// Whether chance has named every card once.
fn chance(cards: &[Monarch], all: MonarchSet) -> Option<Refusal> {
    let set: MonarchSet = cards.iter().copied().collect();
    let whole = cards.len() == set.len() && set == all;
    (!whole).then(|| Refusal::new("refusal-cromwell-bad_deal"))
}

/// What has to be done in the current phase.
fn phase(game: &Cromwell) -> Refusal {
    Refusal::new(match game.phase {
        Phase::Over => "refusal-over",
        Phase::Deal => "refusal-cromwell-deal",
        Phase::Shuffle => "refusal-cromwell-shuffle",
        Phase::Announce if game.held(game.cromwell()).is_empty() => "refusal-cromwell-empty",
        Phase::Announce => "refusal-cromwell-announce",
        Phase::Offer if !game.options.may_keep(game.at_turn()) => "refusal-cromwell-must_offer",
        Phase::Offer => "refusal-cromwell-offer",
        Phase::Choose if game.may_draw() => "refusal-cromwell-choose",
        Phase::Choose if !game.may_decline() => "refusal-cromwell-must_accept",
        Phase::Choose => "refusal-cromwell-choose_or_not",
        Phase::Discard if game.may_discard() => "refusal-cromwell-discard",
        Phase::Discard => "refusal-cromwell-go_out",
        Phase::Name => "refusal-cromwell-name",
        Phase::Lay => "refusal-cromwell-pass",
    })
}

fn not_held(card: Monarch) -> Refusal {
    Refusal::new("refusal-cromwell-not_held").with_text("card", card.called())
}

/// Why these cards may not be laid (CR-4, CR-5).
fn lay(game: &Cromwell, cards: MonarchSet) -> Option<Refusal> {
    let hand = game.at_turn();
    let (Some(first), Some(last)) = (cards.first(), cards.last()) else {
        return Some(Refusal::new("refusal-cromwell-lay_what"));
    };
    if let Some(strange) = cards.without(hand).first() {
        return Some(not_held(strange));
    }
    let about = |key| {
        let refusal = Refusal::new(key).with_text("first", first.called());
        Some(refusal.with_text("last", last.called()))
    };
    let alone = deck().alone();
    if cards.contains(alone) {
        let refusal = Refusal::new("refusal-cromwell-alone").with_text("card", alone.called());
        return Some(refusal.at(at(game, alone)));
    }
    if first.house() != last.house() {
        return about("refusal-cromwell-two_houses");
    }
    if let Some(between) = MonarchSet::run(first, last).without(cards).first() {
        return about("refusal-cromwell-gap")
            .map(|refusal| refusal.with_text("between", between.called()));
    }
    if !fits(cards, game.table()) {
        let missing = COMBINATION - cards.len();
        return Some(Refusal::new("refusal-cromwell-too_few").with("n", missing));
    }
    if game.phase == Phase::Discard && !goes_out(hand.without(cards), game.table() | cards) {
        return Some(Refusal::new("refusal-cromwell-discard_first"));
    }
    None
}

/// Why this is no answer (CR-11).
fn name(game: &Cromwell, side: Side, named: Monarch) -> Option<Refusal> {
    let (_, card, _) = game.question()?;
    let about = |key| Some(Refusal::new(key).with_text("card", card.called()));
    if card.neighbour(side).is_none() {
        return about(match side {
            Side::Before => "refusal-cromwell-no_predecessor",
            Side::After => "refusal-cromwell-no_successor",
        });
    }
    if named == card {
        return about("refusal-cromwell-itself");
    }
    None
}

/// The seat to act: only this seat sees the explanation.
fn acting(game: &Cromwell) -> Option<Seat> {
    Game::turn(game).seat()
}

/// The spot of a card, for the place of the sentence on the table.
fn at(game: &Cromwell, card: Monarch) -> Spot {
    Spot::Piece(game.ids.id(acting(game), game.slot(card)))
}

/// Why selecting these spots does not make a legal move. Reveals nothing about cards that the seat
/// to act does not see.
pub(super) fn explain(game: &Cromwell, spots: &[Spot]) -> Refusal {
    let Some(seat) = game.acting() else {
        return phase(game);
    };
    let mut cards = MonarchSet::EMPTY;
    for spot in spots {
        match spot {
            Spot::Piece(id) => {
                let slot = game.ids.piece(acting(game), *id);
                let lies = slot.and_then(|slot| Some((*game.spots.get(slot)?, slot)));
                match lies {
                    Some((Spot::Hand(Seat(of)), slot)) if of == seat => {
                        cards.insert(game.faces[slot]);
                    }
                    Some((lies, _)) => return elsewhere(game, lies).at(*spot),
                    None => return phase(game).at(*spot),
                }
            }
            Spot::Choice(_) => {}
            Spot::Square(_) | Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) => {
                return elsewhere(game, *spot).at(*spot);
            }
        }
    }
    let choice = spots.iter().rfind(|spot| matches!(spot, Spot::Choice(_)));
    let refusal = chosen(game, cards, choice.copied());
    // What is about no card in particular is said at the one that was pointed at.
    match (refusal.spot(), spots) {
        (None, [.., card @ Spot::Piece(_)]) => refusal.at(*card),
        _ => refusal,
    }
}

/// The refusal for own cards and a choice.
fn chosen(game: &Cromwell, cards: MonarchSet, choice: Option<Spot>) -> Refusal {
    match game.phase {
        Phase::Announce | Phase::Discard | Phase::Lay if choice == Some(LAY) || cards.len() > 1 => {
            let confirm = || Refusal::new("refusal-cromwell-confirm");
            lay(game, cards).unwrap_or_else(confirm)
        }
        Phase::Announce if choice == Some(ANNOUNCE) => phase(game),
        Phase::Announce if cards.len() == 1 => Refusal::new("refusal-cromwell-confirm_one"),
        Phase::Offer if cards.len() > 1 => Refusal::new("refusal-cromwell-one_offer"),
        Phase::Name => named(game, choice).unwrap_or_else(|| phase(game)),
        _ => phase(game),
    }
}

/// The refusal for a monarch that was named.
fn named(game: &Cromwell, choice: Option<Spot>) -> Option<Refusal> {
    let choice = choice?;
    let of_side = |side| {
        let same = |monarch: &Monarch| name_spot(side, *monarch) == choice;
        Some((side, Monarch::all().find(same)?))
    };
    let (side, monarch) = Side::BOTH.into_iter().find_map(of_side)?;
    name(game, side, monarch)
}

/// The refusal for a card that lies where nothing can be selected now.
fn elsewhere(game: &Cromwell, spot: Spot) -> Refusal {
    match spot {
        Spot::Hand(_) => Refusal::new("refusal-cromwell-others_card"),
        BLOCK if game.phase != Phase::Discard => Refusal::new("refusal-cromwell-block"),
        STOCK if game.phase != Phase::Choose => Refusal::new("refusal-cromwell-stock"),
        Spot::Pile(pile) if pile >= 10 => Refusal::new("refusal-cromwell-on_the_table"),
        _ => phase(game),
    }
}
