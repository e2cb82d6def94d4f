//! The page around the game in a browser: what it is asked for and told. The other side is
//! `web/page.js`.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The first screen is drawn: the page takes its own picture away.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn ready();

    /// Whether no other page keeps games in this storage.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn alone() -> bool;

    /// Pixels of the screen for one of the page.
    #[wasm_bindgen(js_namespace = coffer, js_name = pixelRatio)]
    pub fn pixel_ratio() -> f32;

    /// Whether the system asks for less movement.
    #[wasm_bindgen(js_namespace = coffer, js_name = reducedMotion)]
    pub fn reduced_motion() -> bool;

    /// Whether the system asks for more contrast.
    #[wasm_bindgen(js_namespace = coffer, js_name = moreContrast)]
    pub fn more_contrast() -> bool;

    /// Plays a clip once: its name, its loudness from 0 to 1, its speed against the usual one.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn sound(name: &str, gain: f32, rate: f32);

    /// Speaks a sentence to those who listen to the page; an urgent one interrupts.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn say(text: &str, urgent: bool);

    /// The running match for a report of trouble; empty when there is none.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn remember(record: &str);

    /// The game cannot go on.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn broken(report: &str);

    /// What is to be called when the page has something new, so that the sleeping game looks.
    #[wasm_bindgen(js_namespace = coffer, js_name = setWake)]
    pub fn set_wake(wake: js_sys::Function);

    /// Asks a courtier in a worker. The number of the question, or 0 when the browser refuses
    /// workers.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn ask(question: &str) -> u32;

    /// The answer to a question, once: none while the courtier thinks, empty when the worker has
    /// failed.
    #[wasm_bindgen(js_namespace = coffer, js_name = answerTo)]
    pub fn answer_to(question: u32) -> Option<String>;

    /// Nobody waits for this answer any more.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn forget(question: u32);

    /// What stands after the `#` in the page's address, once; empty when nothing does.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn link() -> String;

    /// The page's address with this after the `#`.
    #[wasm_bindgen(js_namespace = coffer, js_name = shareLink)]
    pub fn share_link(fragment: &str) -> String;

    /// Shows a text that can be copied.
    #[wasm_bindgen(js_namespace = coffer, js_name = showText)]
    pub fn show_text(title: &str, note: &str, text: &str, copy: &str, close: &str);

    /// Lets the player type or paste a text, or choose a file.
    #[wasm_bindgen(js_namespace = coffer, js_name = askText)]
    pub fn ask_text(title: &str, note: &str, accept: &str, close: &str);

    /// The text that was given, once.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn typed() -> Option<String>;

    /// Loads the page anew.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn reload();
}
