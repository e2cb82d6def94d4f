//! What hints say about a move in a mill game: the lines it closes, blocks and opens, and the
//! mobility it gains.

use coffer_rules::Kind;
use coffer_rules::mill::Mill;
use coffer_rules::mill::board::{
    Board, Move, Point, Points, Side, around, closing, in_mills, mills,
};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine};

impl Explains for Mill {
    /// A mill that the side to move can close counts as a pending capture.
    fn is_settled(&self) -> bool {
        self.board().closable() == 0
    }

    fn called(_kind: Kind) -> &'static str {
        "hint-mill-man"
    }

    fn remark(played_line: &PlayedLine<Mill>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        let (before, after) = (
            played_line.before.board(),
            played_line.after_first().board(),
        );
        if before.closes(mv) {
            return closes(before, after, mv);
        }
        stops(before, after, mv)
    }

    fn plan(played_line: &PlayedLine<Mill>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        let (before, after) = (
            played_line.before.board(),
            played_line.after_first().board(),
        );
        threatens(before, after, mv).or_else(|| room(before, after, mv))
    }
}

/// The points where a side could close a mill if it were to move.
fn closable(board: &Board, side: Side) -> u32 {
    board.with_turn(side).closable()
}

/// The move closes a mill: what it achieves.
fn closes(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let side = before.turn();
    if let Some(taken) = mv.taken() {
        let rescued = closable(before, side.other()) != 0 && closable(after, side.other()) == 0;
        let two = mills(after.men(side)) > mills(before.men(side)) + 1;
        let key = match (two, rescued) {
            (true, _) => "hint-mill-closes_two",
            (false, true) => "hint-mill-closes_and_stops",
            (false, false) => "hint-mill-closes",
        };
        return Some(Sentence::new(key).with("point", taken));
    }
    (after.turn() == side).then(|| Sentence::new("hint-mill-goes_on"))
}

/// The move blocks an opposing mill by occupying its point.
fn stops(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let other = before.turn().other();
    let stopped = closable(before, other) & mv.to().mask() != 0;
    if !stopped {
        return None;
    }
    let key = if closable(after, other) == 0 {
        "hint-mill-stops"
    } else {
        "hint-mill-stops_one"
    };
    Some(Sentence::new(key).with("point", mv.to()))
}

/// The move prepares a mill that can be closed next.
fn threatens(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let side = before.turn();
    if after.turn() == side {
        return None;
    }
    let threats = closable(after, side);
    let first = Points(threats).next()?;
    let opened = mv
        .from()
        .filter(|from| in_mills(before.men(side)) & from.mask() != 0 && threats & from.mask() != 0);
    if let Some(from) = opened {
        return Some(Sentence::new("hint-mill-opens").with("point", from));
    }
    if threats.count_ones() > 1 {
        return Some(Sentence::new("hint-mill-threatens_two"));
    }
    Some(Sentence::new("hint-mill-threatens").with("point", first))
}

/// Mobility gained or taken away, and good points.
fn room(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let (side, other) = (before.turn(), before.turn().other());
    let mobility =
        |board: &Board, side: Side| (around(board.men(side)) & board.free()).count_ones();
    if after.flies(side) || after.flies(other) {
        return None;
    }
    if mv.places() {
        return crossing(after, side, mv.to());
    }
    // A side that can still place men has no lack of mobility.
    if after.hand(side) > 0 || after.hand(other) > 0 {
        return None;
    }
    let (gained, taken) = (
        mobility(after, side).checked_sub(mobility(before, side)),
        mobility(before, other).checked_sub(mobility(after, other)),
    );
    if taken.is_some_and(|taken| taken >= 2) {
        return Some(Sentence::new("hint-mill-takes_room"));
    }
    gained
        .filter(|gained| *gained >= 2)
        .map(|_| Sentence::new("hint-mill-room"))
}

/// A man placed where four lines meet, or next to others so that a mill may follow.
fn crossing(after: &Board, side: Side, to: Point) -> Option<Sentence> {
    let rest = after.men(side) & !to.mask();
    if to.around().count_ones() == 4 {
        return Some(Sentence::new("hint-mill-crossing").with("point", to));
    }
    (closing(after.men(side)) & after.free() == 0 && around(rest) & to.mask() != 0)
        .then(|| Sentence::new("hint-mill-beside"))
}
