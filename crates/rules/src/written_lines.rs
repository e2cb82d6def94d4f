//! Lists of variations: texts without tags and numbers of which each line is a game of its own.

use super::written_result::figures;

/// Whether each line of a text is a game: all of them begin with a first move and have nothing but moves and a result,
/// and they are not the parts of one game. `read` reads a word as a move, `begins` says whether a game may begin with
/// it, and `follows` plays it and says whether it can follow the moves before it.
pub(super) fn are_games<M>(
    text: &str,
    read: impl Fn(&str) -> Option<M>,
    begins: impl Fn(&M) -> bool,
    mut follows: impl FnMut(&M) -> bool,
) -> bool {
    let (mut lines, mut follow) = (0, true);
    for line in text.split(['\n', '\r']) {
        let mut first = true;
        for word in line.split_whitespace() {
            if !first && (word == "*" || figures(word).is_some()) {
                continue;
            }
            let Some(mv) = read(word.trim_end_matches(['!', '?', ','])) else {
                return false;
            };
            if first && !begins(&mv) {
                return false;
            }
            lines += usize::from(first);
            first = false;
            follow = follow && follows(&mv);
        }
    }
    lines > 1 && !follow
}
