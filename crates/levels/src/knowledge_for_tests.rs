//! What the computer players know in tests.

use std::sync::LazyLock;

use coffer_players::knowledge::Knowledge;

/// The weights at draughts alone: a book or a tablebase would replace the search.
pub(crate) fn weights() -> &'static Knowledge {
    static WEIGHTS: LazyLock<Knowledge> = LazyLock::new(|| {
        let file = include_bytes!("../../../assets/weights/draughts.bin");
        Knowledge::of_files([&file[..]]).expect("the file is whole")
    });
    &WEIGHTS
}
