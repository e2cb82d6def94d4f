//! Positions set up by hand: the pieces on the board are moved, and none is added. What is wrong with
//! them.

use coffer_texts::capital;

use super::board::{Board, Parts};
use super::card::{Fate, QUEENS};
use super::{KING, QUEEN, SixWives, notation, numbered, space_at};
use crate::{Kind, Placement, Refusal, Seat, Spot, side_name};

/// The text of a position; `None` if a king is missing, or there is a queen too many.
pub(super) fn placed(game: &SixWives, placement: &Placement) -> Option<String> {
    let mut parts = Parts::from(game.board);
    for (seat, player) in (0..).map(Seat).zip(&mut parts.players) {
        let own = placement.pieces.iter();
        let own = own.filter_map(|(square, (owner, kind))| {
            let space = space_at(Spot::Square(*square))?;
            (*owner == seat).then_some((space, *kind))
        });
        let (kings, queens): (Vec<_>, Vec<_>) = own.partition(|(_, kind)| *kind == KING);
        player.king = kings.first()?.0;
        let (coins, closed): (Vec<_>, Vec<_>) =
            queens.into_iter().partition(|(_, kind)| *kind != QUEEN);
        for (space, kind) in coins {
            let queen = (0..QUEENS as u8).find(|queen| numbered(*queen) == kind)?;
            player.queens[usize::from(queen)] = Some(space);
        }
        let on_board = player.queens.iter_mut().filter(|place| place.is_some());
        for (place, (space, _)) in on_board.zip(closed) {
            *place = Some(space);
        }
    }
    parts.turn = placement.turn.0;
    let progress = game.progress;
    Some(notation::PositionText { parts, progress }.write())
}

/// What is wrong with a position, as somebody sees it who looks at the board.
pub(super) fn misplaced(board: &Board, placement: &Placement) -> Option<Refusal> {
    for seat in board.all_seats() {
        let died = board.card(seat).log().iter();
        let died = died.filter(|(_, fate)| *fate == Fate::Died);
        let died = died.map(|(queen, _)| *queen).next();
        // Queens whose numbers are not seen are alike.
        let is_dead = |kind: Kind| {
            died.is_some_and(|queen| kind == QUEEN || kind == numbered(queen)) && kind != KING
        };
        let mut buried = 0;
        for (square, (owner, kind)) in &placement.pieces {
            let grave = space_at(Spot::Square(*square)).is_some_and(|space| space.is_grave());
            if *owner != seat || !grave {
                continue;
            }
            if !is_dead(*kind) || buried > 0 {
                let refusal = Refusal::new("placed-six_wives-grave");
                return Some(refusal.at(Spot::Square(*square)));
            }
            buried += 1;
        }
        if died.is_some() && buried == 0 {
            return Some(Refusal::new("placed-six_wives-died").with("side", name(seat)));
        }
    }
    let turn = placement.turn;
    let out = board.card(turn).is_complete() && !board.is_over();
    out.then(|| Refusal::new("placed-six_wives-out").with("side", name(turn)))
}

fn name(seat: Seat) -> String {
    capital(&side_name("six_wives", seat))
}
