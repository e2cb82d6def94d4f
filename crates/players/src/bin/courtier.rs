//! Computer players in a web worker, or beside the game on the page if the browser refuses workers:
//! think requests and answers as text. It does not contain Bevy.

#[cfg(target_arch = "wasm32")]
use std::time::Duration;

#[cfg(target_arch = "wasm32")]
use coffer_players::knowledge::Knowledge;
#[cfg(target_arch = "wasm32")]
use coffer_players::{sliced, system_clock, think_request};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Nothing to run at the start: the scripts of the page call `CourtierWorker`.
fn main() {}

/// Answers think requests with the knowledge it has been given.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub struct CourtierWorker {
    knowledge: Knowledge,
    /// What is being answered in slices.
    begun: Option<Box<dyn sliced::AnySliced>>,
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl CourtierWorker {
    /// A worker with the built-in knowledge, which every game needs.
    ///
    /// # Errors
    /// If the built-in files are damaged.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<CourtierWorker, JsError> {
        let knowledge = Knowledge::built_in()?;
        Ok(CourtierWorker {
            knowledge,
            begun: None,
        })
    }

    /// Adds a tablebase file, which the page has fetched.
    ///
    /// # Errors
    /// If the bytes are not a tablebase or are damaged; the courtiers then play without it.
    pub fn learn(&mut self, file: &[u8]) -> Result<(), JsError> {
        Ok(self.knowledge.learn(file)?)
    }

    /// Answers a think request, see [`coffer_players::think_request`].
    ///
    /// # Errors
    /// With a sentence if the text is not a request that a courtier can answer.
    pub fn answer(&self, request: &str) -> Result<String, JsError> {
        Ok(think_request::answer(
            request,
            &self.knowledge,
            system_clock,
        )?)
    }

    /// Begins to answer a think request in slices, in place of an earlier one.
    ///
    /// # Errors
    /// With a sentence if the text is not a request that a courtier can answer.
    pub fn begin(&mut self, request: &str) -> Result<(), JsError> {
        self.begun = Some(sliced::begin(request, &self.knowledge)?);
        Ok(())
    }

    /// Thinks for so many milliseconds about what was begun. Returns the answer once it is there.
    ///
    /// # Errors
    /// With a sentence if the answer cannot be written.
    pub fn step(&mut self, milliseconds: u32) -> Result<Option<String>, JsError> {
        let slice = Duration::from_millis(milliseconds.into());
        let begun = self.begun.as_mut();
        let answer = begun.and_then(|begun| begun.step(slice, system_clock));
        Ok(answer.transpose()?)
    }
}
