//! Sentences about what happened behind the curtain, for the person who is to open it.

use crate::app::session::curtain::Closed;
use crate::app::wording::moves::Wording;

/// The maximum number of sentences; the last ones are kept.
const MOST_SENTENCES: usize = 16;

/// What has happened since that person's last turn, in sentences.
pub fn recap(wording: Wording, closed: &Closed) -> Vec<String> {
    let mut sentences: Vec<String> = closed
        .recap
        .iter()
        .flat_map(|(applied, line)| wording.move_sentences(applied, line))
        .collect();
    sentences.split_off(sentences.len().saturating_sub(MOST_SENTENCES))
}
