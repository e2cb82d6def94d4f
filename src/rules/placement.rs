//! Positions set up by hand: pieces from a box are put on the board, and its pieces moved.

use std::collections::BTreeMap;

use super::{Kind, PieceView, Seat, Spot, Turn};

/// What a person sets a position up with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceBox {
    /// The pieces that can be put on the board, as many of each as one likes. If there are none,
    /// those on the board can only be moved.
    pub pieces: Vec<(Seat, Kind)>,
    /// The most pieces that a side can still have in hand.
    pub in_hand: u8,
}

/// A position set up by hand. It may break the rules, see
/// [`Game::from_position`](super::Game::from_position).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The seat to move.
    pub turn: Seat,
    /// The pieces on the board, by the number of their [`Spot::Square`].
    pub pieces: BTreeMap<u16, (Seat, Kind)>,
    /// The pieces that the first two seats have in hand.
    pub in_hand: [u8; 2],
}

impl Placement {
    /// The position that a game shows, in which at most so many pieces are set up in hand.
    pub(super) fn new(pieces: &[PieceView], turn: &Turn, most_in_hand: u8) -> Self {
        let turn = turn.seat().unwrap_or_default();
        let on_board = |piece: &PieceView| match piece.spot {
            Spot::Square(square) => Some((square, (piece.owner?, piece.kind?))),
            _ => None,
        };
        let in_hand = |seat: Seat| {
            let hand = pieces.iter().filter(|piece| piece.spot == Spot::Hand(seat));
            u8::try_from(hand.count()).map_or(most_in_hand, |n| n.min(most_in_hand))
        };
        Self {
            turn,
            pieces: pieces.iter().filter_map(on_board).collect(),
            in_hand: [in_hand(Seat(0)), in_hand(Seat(1))],
        }
    }

    /// The text of a position of a game for two: the letter of the side to move, then of each side
    /// its letter and its pieces, then what both have in hand, such as `W:Wa7,d7:Bg7:H7,7`.
    /// `letters` are those of the seats, `name` a piece's name on its square.
    pub(super) fn text(
        &self,
        letters: [char; 2],
        name: impl Fn(Kind, u16) -> Option<String>,
    ) -> String {
        let side = |seat: Seat| {
            let own = self.pieces.iter().filter(|(_, (owner, _))| *owner == seat);
            let names = own.filter_map(|(square, (_, kind))| name(*kind, *square));
            let names: Vec<String> = names.collect();
            format!("{}{}", letters[seat.index()], names.join(","))
        };
        let turn = letters[self.turn.index().min(1)];
        let hands = match self.in_hand {
            [0, 0] => String::new(),
            [first, second] => format!(":H{first},{second}"),
        };
        format!("{turn}:{}:{}{hands}", side(Seat(0)), side(Seat(1)))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::rules::draughts::{KING, MAN};
    use crate::rules::registry;

    #[test]
    fn what_is_on_the_board_can_be_set_up_again() {
        let mut checked = 0;
        for variant in registry::variants() {
            let set_up =
                |position: Option<&str>| registry::set_up(variant.key, &BTreeMap::new(), position);
            let mut game = set_up(None).expect("the start");
            if game.piece_box().is_none() {
                continue;
            }
            checked += 1;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            for _ in 0..60 {
                let placed = game.placed(&game.placement()).expect("a position");
                let again = set_up(Some(&placed)).map(|again| again.position());
                // A trap that is being resolved is not set up by hand.
                let whole = !game.position().contains(":T");
                assert!(
                    !whole || again == Some(game.position()),
                    "{placed} for {}",
                    game.position()
                );
                match game.legal().choose(&mut rng) {
                    Some(text) => game.play(text).expect("a legal move"),
                    None if game.chance() => {}
                    None => break,
                }
            }
        }
        assert_eq!(checked, 9, "the board games");
    }

    #[test]
    fn a_king_is_put_down_and_the_other_side_moves() {
        let game = registry::set_up("draughts", &BTreeMap::new(), None).expect("draughts");
        let placement = Placement {
            turn: Seat(1),
            pieces: [(0, (Seat(0), MAN)), (30, (Seat(1), KING))].into(),
            in_hand: [0, 0],
        };
        assert_eq!(game.placed(&placement).as_deref(), Some("W:B1:WK31"));
    }
}
