//! The courtiers in a worker of the browser: text in, text out. No Bevy.

#[cfg(target_arch = "wasm32")]
use kings_coffer::players::knowledge::Knowledge;
#[cfg(target_arch = "wasm32")]
use kings_coffer::players::{system_clock, think_request};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Nothing happens by itself: the worker's script asks.
fn main() {}

/// Somebody who answers questions, with what is known by heart.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub struct Courtier {
    knowledge: Knowledge,
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Courtier {
    /// A courtier with what this program carries: what every game needs.
    ///
    /// # Errors
    /// If the program was built with damaged files.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<Courtier, JsError> {
        let knowledge = Knowledge::built_in()?;
        Ok(Courtier { knowledge })
    }

    /// Takes in a tablebase, as the page fetches them.
    ///
    /// # Errors
    /// If the bytes are no such file, or are damaged; the courtier then plays without it.
    pub fn learn(&mut self, file: &[u8]) -> Result<(), JsError> {
        Ok(self.knowledge.learn(file)?)
    }

    /// Answers a question of the game, see [`kings_coffer::players::think_request`].
    ///
    /// # Errors
    /// With a sentence when the text is no question that a courtier can answer.
    pub fn answer(&self, request: &str) -> Result<String, JsError> {
        Ok(think_request::answer(
            request,
            &self.knowledge,
            system_clock,
        )?)
    }
}
