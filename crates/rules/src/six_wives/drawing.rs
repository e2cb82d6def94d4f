//! The board drawn with characters.

use coffer_texts::{fill, list, text};

use super::SixWives;
use super::board::{Piece, Space, WIDTH};
use super::card::{Card, Duty, Fate, QUEENS};
use crate::GameView;
use crate::drawing::{moves, side, side_line};

/// The marks of a seat's queens; its king has the capital.
const MARKS: [char; 4] = ['r', 'b', 'g', 'y'];

fn mark(view: &SixWives, space: Space) -> String {
    let board = view.board();
    match board.piece_at(space) {
        None if space.is_grave() => " # ".to_owned(),
        None => " · ".to_owned(),
        Some((seat, Piece::King)) => format!(" {} ", MARKS[seat.index()].to_ascii_uppercase()),
        Some((seat, Piece::Queen(queen))) => {
            let number = view
                .card(seat)
                .duty()
                .is_numbered()
                .then(|| queen.to_string());
            let number = number.unwrap_or_else(|| " ".to_owned());
            let before = if space.is_grave() { '+' } else { ' ' };
            format!("{before}{}{number}", MARKS[seat.index()])
        }
    }
}

/// A line of the score card: what has been met, or what is still to be met.
fn goals(card: &Card) -> String {
    let fate = |fate: Fate| text_of(fate).to_owned();
    let met: Vec<String> = card
        .log()
        .iter()
        .map(|(queen, met)| match card.duty().is_numbered() {
            true => format!("{queen} {}", fate(*met)),
            false => fate(*met),
        })
        .collect();
    let met = if met.is_empty() {
        vec![text("cli-draw-six_wives-nothing").to_owned()]
    } else {
        met
    };
    fill("cli-draw-six_wives-goals", &[("met", &list(&met))])
}

fn text_of(fate: Fate) -> &'static str {
    text(match fate {
        Fate::Divorced => "six_wives-fate-divorced",
        Fate::Beheaded => "six_wives-fate-beheaded",
        Fate::Died => "six_wives-fate-died",
        Fate::Survived => "six_wives-fate-survived",
    })
}

/// What a draw binds a seat's queens to.
fn bindings(card: &Card) -> Option<String> {
    let Duty::Cocktail(Some(_)) = card.duty() else {
        return None;
    };
    let bound = |queen: u8| {
        let queen_text = queen.to_string();
        match card.bindings(queen) {
            (Some(fate), _) => Some(fill(
                "cli-draw-six_wives-bound_fate",
                &[("queen", &queen_text), ("fate", text_of(fate))],
            )),
            (None, Some(place)) => Some(fill(
                "cli-draw-six_wives-bound_place",
                &[("queen", &queen_text), ("place", &(place + 1).to_string())],
            )),
            (None, None) => None,
        }
    };
    let all: Vec<String> = (0..QUEENS as u8).filter_map(bound).collect();
    Some(format!("   {}", list(&all)))
}

/// The board, and the players with their goals.
pub(super) fn drawing(view: &SixWives, names: &[String]) -> String {
    let columns: String = (0..WIDTH)
        .map(|at| format!(" {} ", char::from(b'a' + at)))
        .collect();
    let row = |row: u8| {
        let spaces = (0..WIDTH).filter_map(|column| Space::at(column, row));
        let spaces: String = spaces.map(|space| mark(view, space)).collect();
        format!("{:>2} {spaces}", row + 1)
    };
    let mut lines: Vec<String> = (0..WIDTH).rev().map(row).collect();
    lines.push(format!("   {columns}"));
    for seat in view.board().all_seats() {
        let card = view.card(seat);
        let mark = MARKS[seat.index()];
        lines.push(side_line(
            &format!("{} {mark}", mark.to_ascii_uppercase()),
            &side("six_wives", seat, names),
            &goals(card),
            moves(&GameView::turn(view), seat),
        ));
        lines.extend(bindings(card));
    }
    lines.join("\n")
}
