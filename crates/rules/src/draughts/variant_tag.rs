//! Which variant a game of a file is: the tag for it, and what other programs write.

use super::LOSING;
use super::pdn::{PdnGame, PdnMove};

/// The tag that names the variant if it is not standard draughts.
pub(super) const VARIANT_TAG: &str = "Variant";
/// The tag's value for Losing Draughts.
pub(super) const LOSING_NAME: &str = "Losing";
/// Prefixes of the names that other programs use for Losing Draughts.
const LOSING_NAMES: [&str; 4] = ["losing", "giveaway", "suicide", "anti"];
/// The tag's value for draughts with huffing.
pub(super) const HUFF_NAME: &str = "Huff";

/// The variant key and the options of a game read from a file.
pub fn variant_of(game: &PdnGame) -> (&'static str, &'static [(&'static str, &'static str)]) {
    let name = game
        .tag(VARIANT_TAG)
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let huffs = || {
        game.moves.iter().any(PdnMove::is_huff)
            || game.start.is_some_and(|start| start.huffable != 0)
    };
    if LOSING_NAMES.iter().any(|losing| name.starts_with(losing)) {
        (LOSING, &[])
    } else if name.starts_with("huff") || huffs() {
        ("draughts", &[("huff", "on")])
    } else {
        ("draughts", &[])
    }
}
