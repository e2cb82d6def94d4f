//! What hints say about a move in Queen's Guard and Bloody Queen.

use super::Explains;
use crate::rules::Kind;
use crate::rules::queens_guard::QueensGuard;

impl Explains for QueensGuard {
    fn called(_kind: Kind) -> &'static str {
        "hint-queens_guard-guard"
    }
}
