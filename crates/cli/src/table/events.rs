//! The events of a table, as JSON.

use coffer_guests::protocol::{Answer, Question, TableSeat};
use coffer_rules::{AnyMatch, Seat, Turn};
use serde_json::{Value, json};

use super::super::output::outcome_json;

/// Who sits where.
pub(super) fn seats_json(seats: &[TableSeat]) -> Value {
    let seat = |seat: &TableSeat| match seat {
        TableSeat::Free => json!({ "who": "free" }),
        TableSeat::Person {
            name,
            away,
            stand_in,
        } => json!({
            "who": "person", "name": name, "away": away.is_some(), "stand_in": stand_in
        }),
        TableSeat::Courtier { strength, .. } => json!({ "who": "courtier", "level": strength }),
    };
    seats.iter().map(seat).collect()
}

/// A question and who asks it; null if there is none.
pub(super) fn question_json(question: Option<(Seat, Question)>) -> Value {
    question.map_or(
        Value::Null,
        |(seat, question)| json!({ "seat": seat.0, "what": question_name(question) }),
    )
}

/// The name of a question, as in its request.
pub(super) fn question_name(question: Question) -> &'static str {
    match question {
        Question::Draw => "draw",
        Question::Undo => "undo",
        Question::Rematch => "rematch",
    }
}

/// The name of an answer.
pub(super) fn answer_name(answer: &Answer) -> &'static str {
    match answer {
        Answer::Done => "done",
        Answer::Asked => "asked",
        Answer::Refused { .. } => "refused",
        Answer::Late => "late",
        Answer::Taken => "taken",
        Answer::NotNow => "not_now",
    }
}

/// A match that is begun.
pub(super) fn begun_json(game: &dyn AnyMatch, viewer: Option<Seat>) -> Value {
    let record = game.record();
    let hidden = game.hides_anything();
    json!({
        "variant": record.variant,
        "options": record.options,
        "seat_options": record.seat_options,
        "position": record.position.filter(|_| !hidden),
        "yours": viewer.map(|seat| seat.0),
        "view": game.view(viewer),
    })
}

/// The last move, as a viewer may read it.
pub(super) fn ply_json(game: &dyn AnyMatch, viewer: Option<Seat>) -> Value {
    let (seat, text) = game.last_move(viewer).unwrap_or_default();
    let seat = seat.map_or_else(|| json!("chance"), |seat| json!(seat.0));
    json!({ "ply": game.ply(), "seat": seat, "move": text })
}

/// How a match stands: whose turn it is, what the viewer sees, and what the viewer may play.
pub(super) fn state_json(game: &dyn AnyMatch, viewer: Option<Seat>) -> Value {
    let turn = game.turn();
    let who = match &turn {
        Turn::Seat(seat) => json!(seat.0),
        Turn::Chance => json!("chance"),
        Turn::Over(_) => Value::Null,
    };
    let own = viewer.is_some() && turn.seat() == viewer;
    json!({
        "turn": who,
        "ply": game.ply(),
        "legal": if own { game.legal() } else { Vec::new() },
        "view": game.view(viewer),
        "outcome": outcome_json(&turn),
    })
}
