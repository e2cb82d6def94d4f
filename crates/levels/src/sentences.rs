//! Sentences that a file of levels brings along.

use std::collections::BTreeMap;

/// The sentences in a player's own file, by key; empty if they are in `assets/locales/`.
pub type OwnSentences = BTreeMap<String, String>;
