//! The courtiers in a worker of the browser: text in, text out. No Bevy.

/// Nothing happens by itself: the worker's script asks.
fn main() {}

/// Answers a question of the game, see [`kings_coffer::players::question`].
///
/// # Errors
/// With a sentence when the text is no question that a courtier can answer.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn answer(question: &str) -> Result<String, wasm_bindgen::JsError> {
    use kings_coffer::players::{book, endings, question as questions, system_clock};

    endings::install(endings::FILE)?;
    book::install(book::DRAUGHTS)?;
    Ok(questions::answer(question, system_clock)?)
}

/// Takes in the solved endings of the mill games, as the page has them in a file of its own: this program carries only what most games need.
/// Until they are here the courtiers play without.
///
/// # Errors
/// When the bytes are no such endings.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn learn(endings: &[u8]) -> Result<(), wasm_bindgen::JsError> {
    Ok(kings_coffer::players::mill::endings::install(endings)?)
}
