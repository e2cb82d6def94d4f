//! Explains why a move of The Six of VIII is refused. The checks run in the order in which a person
//! would notice the faults.

use coffer_texts::Sentence;

use super::deck::{Card, CardSet, Suit};
use super::round::Play;
use super::{AS_THIRTEEN, DUMMY, Move, PASS, Phase, Place, SixOfViii, TAKE, two};
use crate::{Game, Refusal, Seat, Spot};

/// Why a move is refused; `None` if it is legal.
pub(super) fn refusal(game: &SixOfViii, mv: &Move) -> Option<Refusal> {
    let place = game.acting();
    match (game.phase, mv) {
        (Phase::Deal, Move::Deal(cards)) => {
            let set: CardSet = cards.iter().copied().collect();
            let whole = cards.len() == set.len() && set == game.options.cards();
            (!whole).then(|| Refusal::new("refusal-six_of_viii-bad_deal"))
        }
        (Phase::Pass, Move::Pass(cards)) => pair(game, *cards, game.held(place?)),
        (Phase::Take, Move::Take(cards)) => pair(game, *cards, game.held(DUMMY)),
        (Phase::Play, Move::Play(play)) => card(game, *play, place?),
        (Phase::Church, Move::Annul | Move::Let) => None,
        _ => Some(phase(game)),
    }
}

/// What has to be done in the current phase.
fn phase(game: &SixOfViii) -> Refusal {
    Refusal::new(match game.phase {
        Phase::Over => "refusal-over",
        Phase::Deal => "refusal-six_of_viii-deal",
        Phase::Pass if game.options.four || game.passer() != Some(game.starter()) => {
            "refusal-six_of_viii-pass"
        }
        Phase::Pass => "refusal-six_of_viii-give",
        Phase::Take => "refusal-six_of_viii-take",
        Phase::Play => "refusal-six_of_viii-play",
        Phase::Church => "refusal-six_of_viii-church",
    })
}

fn pair(game: &SixOfViii, cards: [Card; 2], from: CardSet) -> Option<Refusal> {
    let [a, b] = cards;
    if cards != two(a, b) || a == b {
        return Some(phase(game));
    }
    let strange = cards.into_iter().find(|card| !from.contains(*card))?;
    Some(not_there(game, strange))
}

/// The refusal for a card that is not in the hand being played from.
fn not_there(game: &SixOfViii, card: Card) -> Refusal {
    let dummy = !game.options.four
        && (game.phase == Phase::Take || game.phase == Phase::Play && game.to_play() == DUMMY);
    let key = if dummy {
        "refusal-six_of_viii-not_the_dummys"
    } else {
        "refusal-six_of_viii-not_held"
    };
    Refusal::new(key).with("card", card)
}

/// The spot of a card, for the place of the sentence on the table.
fn at(game: &SixOfViii, card: Card) -> Spot {
    Spot::Piece(game.ids.id(acting(game), game.slot(card)))
}

/// The seat to act: only this seat sees the explanation.
fn acting(game: &SixOfViii) -> Option<Seat> {
    Game::turn(game).seat()
}

/// The display name of a suit.
fn name(suit: Suit) -> Sentence {
    Sentence::new(suit.text_key())
}

fn card(game: &SixOfViii, play: Play, place: Place) -> Option<Refusal> {
    let hand = game.held(place);
    let legal = game.round.legal();
    if legal.contains(play) {
        return None;
    }
    if !hand.contains(play.card) {
        return Some(not_there(game, play.card));
    }
    let spot = at(game, play.card);
    let Some(led) = game.round.led() else {
        // Everything may be led except a spy as 13.
        return Some(Refusal::new("refusal-six_of_viii-lead_thirteen").at(spot));
    };
    let say = |key| Refusal::new(key).with_text("suit", name(led)).at(spot);
    Some(if play.thirteen {
        match play.card.spy_for() {
            None => Refusal::new("refusal-six_of_viii-no_spy").at(spot),
            Some(_) if play.card.suit() == Some(led) => say("refusal-six_of_viii-own_colour"),
            Some(_) => say("refusal-six_of_viii-follow"),
        }
    } else if play.card.is_king() {
        say("refusal-six_of_viii-king")
    } else {
        say("refusal-six_of_viii-follow")
    })
}

/// The slot and the card that a spot means to the seat to act.
fn pointed(game: &SixOfViii, spot: Spot) -> Option<(usize, Card)> {
    match spot {
        Spot::Piece(id) => {
            let slot = game.ids.piece(acting(game), id)?;
            Some((slot, *game.faces.get(slot)?))
        }
        _ => None,
    }
}

/// Why selecting these spots does not make a legal move. Reveals nothing about cards that the seat
/// to act does not see.
pub(super) fn explain(game: &SixOfViii, spots: &[Spot]) -> Refusal {
    let Some(place) = game.acting() else {
        return phase(game);
    };
    let from = match game.phase {
        Phase::Church => return phase(game),
        Phase::Take => DUMMY,
        _ => place,
    };
    let mut cards = Vec::new();
    for spot in spots {
        if matches!(*spot, Spot::Choice(_)) {
            continue;
        }
        let Some((slot, card)) = pointed(game, *spot) else {
            return phase(game).at(*spot);
        };
        if game.spots[slot] != Spot::Hand(Seat(from)) {
            return elsewhere(game, slot, from).at(*spot);
        }
        cards.push(card);
    }
    let choice = spots
        .iter()
        .copied()
        .find(|spot| matches!(spot, Spot::Choice(_)));
    match (game.phase, cards.as_slice()) {
        (Phase::Play, []) => phase(game),
        (Phase::Play, [card]) => one_card(game, *card, choice),
        (Phase::Play, [_, second, ..]) => {
            Refusal::new("refusal-six_of_viii-one_card").at(at(game, *second))
        }
        (_, [_, _, third, ..]) => {
            Refusal::new("refusal-six_of_viii-two_cards").at(at(game, *third))
        }
        (_, [_]) => Refusal::new("refusal-six_of_viii-another"),
        (_, [_, _]) if !matches!(choice, Some(PASS | TAKE)) => {
            Refusal::new("refusal-six_of_viii-confirm")
        }
        _ => phase(game),
    }
}

fn one_card(game: &SixOfViii, played: Card, choice: Option<Spot>) -> Refusal {
    let play = if choice == Some(AS_THIRTEEN) {
        Play::thirteen(played)
    } else {
        Play::own(played)
    };
    let refused = card(game, play, game.to_play());
    match (refused, choice) {
        (Some(refusal), _) => refusal,
        (None, None) => Refusal::new("refusal-six_of_viii-which").at(at(game, played)),
        (None, Some(_)) => Refusal::new("refusal-six_of_viii-one_way").at(at(game, played)),
    }
}

/// The refusal for a card that lies where nothing can be selected now.
fn elsewhere(game: &SixOfViii, slot: usize, from: Place) -> Refusal {
    Refusal::new(match game.spots[slot] {
        Spot::Hand(_) if !game.options.four && from == DUMMY => "refusal-six_of_viii-dummys_turn",
        Spot::Hand(Seat(DUMMY)) if !game.options.four => "refusal-six_of_viii-not_dummys_turn",
        Spot::Hand(_) => "refusal-six_of_viii-others_card",
        Spot::Pile(0..=3) => "refusal-six_of_viii-on_the_table",
        _ => "refusal-six_of_viii-out_of_play",
    })
}
