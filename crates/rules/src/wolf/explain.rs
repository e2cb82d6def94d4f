//! Explains why a move of Wolf and Sheep is refused. The checks run in the order in which a person
//! would notice the faults.

use super::field::{ahead, around};
use super::{Animal, Square, Wolf, square};
use crate::draughts::board::Squares;
use crate::draughts::spot;
use crate::{Refusal, Spot};

/// Why selecting these squares does not make a legal move.
pub(super) fn explain(game: &Wolf, spots: &[Spot]) -> Refusal {
    let field = &game.field;
    if field.decided().is_some() {
        return Refusal::new("refusal-over");
    }
    let hand = Spot::Hand(super::seat_of(Animal::Wolf));
    // The wolf in hand is the piece to place; nothing else can be selected.
    let spots = match spots {
        [first, rest @ ..] if *first == hand && field.wolf.is_none() => {
            if rest.is_empty() {
                return Refusal::new("refusal-wolf-place").at(hand);
            }
            rest
        }
        [first, ..] if *first == hand => {
            return Refusal::new("refusal-wolf-placed").at(*first);
        }
        spots => spots,
    };
    let squares: Option<Vec<Square>> = spots.iter().map(|spot| square(*spot)).collect();
    let Some(squares) = squares else {
        return Refusal::new("refusal-wolf-off_board");
    };
    let refusal = match (squares.as_slice(), field.wolf) {
        ([], _) => return Refusal::new("refusal-wolf-no_piece_chosen"),
        ([at], None) if game.owner_at(*at).is_some() => {
            Refusal::new("refusal-wolf-taken").with("square", at)
        }
        (_, None) => Refusal::new("refusal-wolf-place"),
        ([from, rest @ ..], Some(_)) => step(game, *from, rest),
    };
    match (refusal.spot(), spots.last()) {
        (None, Some(spot)) => refusal.at(*spot),
        _ => refusal,
    }
}

/// Why a sheep has no free square ahead.
fn blocked(sheep: Square) -> Refusal {
    match ahead(sheep) {
        0 => Refusal::new("refusal-wolf-last_row"),
        before => Refusal::blocked("refusal-wolf-blocked", Squares(before)),
    }
}

fn step(game: &Wolf, from: Square, rest: &[Square]) -> Refusal {
    let at = spot(from);
    let field = &game.field;
    match game.owner_at(from) {
        None => {
            return Refusal::new("refusal-wolf-empty")
                .with("square", from)
                .at(at);
        }
        Some(other) if other != field.turn => {
            return Refusal::new(match other {
                Animal::Wolf => "refusal-wolf-not_the_wolf",
                Animal::Sheep => "refusal-wolf-not_the_sheep",
            })
            .at(at);
        }
        Some(Animal::Sheep) if ahead(from) & field.free() == 0 => {
            return blocked(from).at(at);
        }
        Some(_) => {}
    }
    match rest {
        [] => Refusal::new("refusal-wolf-choose_square"),
        [to, ..] if game.owner_at(*to).is_some() => {
            Refusal::new("refusal-wolf-occupied").with("square", to)
        }
        [to] if field.turn == Animal::Sheep && to.row() >= from.row() => {
            Refusal::new("refusal-wolf-forward_only")
        }
        [to, _, ..] if around(from) & to.mask() != 0 => Refusal::new("refusal-wolf-one_step"),
        _ => Refusal::new("refusal-wolf-one_square"),
    }
}
