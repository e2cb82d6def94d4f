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
    use kings_coffer::players::{book, question as questions, system_clock};

    book::install(book::DRAUGHTS)?;
    Ok(questions::answer(question, system_clock)?)
}

/// Takes in a file of solved endings, of draughts or of the mill games, as the page fetches them:
/// this program carries only what every game needs. Until they are here the courtiers play without.
///
/// # Errors
/// When the bytes are no such endings, or are damaged.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn learn(file: &[u8]) -> Result<(), wasm_bindgen::JsError> {
    use kings_coffer::players::{endings, mill};

    match endings::install(file) {
        Err(endings::EndingsError::Foreign) => Ok(mill::endings::install(file)?),
        read => Ok(read?),
    }
}
