//! Hints in words.

use crate::app::session::TableState;
use crate::app::wording::ending;
use crate::rules::Seat;
use crate::texts::Value;

/// Why a hint says what it says, with the players at the table by their names.
pub fn reason(table: &TableState, why: &Value) -> String {
    let called = |seat: u8| ending::name_of(table, Seat(seat));
    why.naming(&called).to_string()
}
