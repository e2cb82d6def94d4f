//! Bindings to the web page around the game. The other side is `web/page.js`.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The first frame is drawn: the page removes its splash image.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn ready();

    /// Whether no other page uses the same storage.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn alone() -> bool;

    /// Device pixels per CSS pixel.
    #[wasm_bindgen(js_namespace = coffer, js_name = pixelRatio)]
    pub fn pixel_ratio() -> f32;

    /// Whether the system prefers reduced motion.
    #[wasm_bindgen(js_namespace = coffer, js_name = reducedMotion)]
    pub fn reduced_motion() -> bool;

    /// Whether the system prefers more contrast.
    #[wasm_bindgen(js_namespace = coffer, js_name = moreContrast)]
    pub fn more_contrast() -> bool;

    /// Plays a clip once. `gain` is from 0 to 1, `rate` is relative to normal speed.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn sound(name: &str, gain: f32, rate: f32);

    /// Sets the volume of the music, from 0 (none) to 1.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn music(gain: f32);

    /// Keeps the music low for this many seconds.
    #[wasm_bindgen(js_namespace = coffer, js_name = hushMusic)]
    pub fn hush_music(seconds: f32);

    /// Goes on in another language, by its name in BCP 47: the page's own words, and how it is read aloud.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn speak(language: &str);

    /// Announces a sentence in a live region; an urgent one interrupts the screen reader.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn say(text: &str, urgent: bool);

    /// Whether the page shows screen readers the controls and places.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn mirrored() -> bool;

    /// Shows them, as JSON.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn mirror(elements: &str);

    /// Takes what a screen reader asked for, one after the other: an action and the id of an element.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn asked() -> Option<String>;

    /// Stores the current match for an error report; empty if there is none.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn remember(record: &str);

    /// Shows the error page: the game cannot go on.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn broken(report: &str);

    /// Sets the callback with which the page wakes the sleeping game when it has something new.
    #[wasm_bindgen(js_namespace = coffer, js_name = setWake)]
    pub fn set_wake(wake: js_sys::Function);

    /// Starts a think request. Returns its number.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn ask(request: &str) -> u32;

    /// Takes the answer to a request. `None` while the courtier is thinking, empty if it cannot be
    /// answered.
    #[wasm_bindgen(js_namespace = coffer, js_name = answerTo)]
    pub fn answer_to(number: u32) -> Option<String>;

    /// Cancels a request.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn forget(number: u32);

    /// Takes the fragment of the page's address (after the `#`), once; empty if there is none.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn link() -> String;

    /// The page's address with this fragment after the `#`.
    #[wasm_bindgen(js_namespace = coffer, js_name = shareLink)]
    pub fn share_link(fragment: &str) -> String;

    /// Shows a dialog with text to copy.
    #[wasm_bindgen(js_namespace = coffer, js_name = showText)]
    pub fn show_text(title: &str, note: &str, text: &str, copy: &str, close: &str);

    /// Shows a dialog in which the player can type or paste text, or choose a file.
    #[wasm_bindgen(js_namespace = coffer, js_name = askText)]
    pub fn ask_text(title: &str, note: &str, accept: &str, close: &str);

    /// Takes the text from that dialog, or one that another app has shared, once, as the bytes of a
    /// text file.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn typed() -> Option<Vec<u8>>;

    /// Whether to keep the screen on.
    #[wasm_bindgen(js_namespace = coffer, js_name = keepAwake)]
    pub fn keep_awake(wanted: bool);

    /// Whether Back leads somewhere else within the game; otherwise it leaves the page.
    #[wasm_bindgen(js_namespace = coffer, js_name = setInside)]
    pub fn set_inside(inside: bool);

    /// Whether Back was pressed since the last call.
    #[wasm_bindgen(js_namespace = coffer, js_name = backPressed)]
    pub fn back_pressed() -> bool;

    /// Whether this is a device that can vibrate.
    #[wasm_bindgen(js_namespace = coffer, js_name = canVibrate)]
    pub fn can_vibrate() -> bool;

    /// Vibrates: milliseconds, with pauses in between.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn vibrate(pattern: &[u32]);

    /// Opens a file beside the page in a new tab.
    #[wasm_bindgen(js_namespace = coffer, js_name = openTab)]
    pub fn open_tab(file: &str);

    /// Paints a picture in a worker (an order as JSON, see [`crate::picture::PictureOrder`]), and hands
    /// it to the browser's downloads under this name.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn paint(order: &str, name: &str);

    /// What became of the pictures, once all are painted: empty if they are saved, otherwise why not.
    /// `None` before that; it is reported once.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn painted() -> Option<String>;

    /// Opens a host's end of the network in a worker. `heard` is called when something has happened.
    /// Returns its number.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = host)]
    pub fn open_host(secret: &[u8], relays: &str, known: &str, heard: js_sys::Function) -> u32;

    /// Opens a guest's end. Returns its number.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = guest)]
    pub fn open_guest(address: &str, heard: js_sys::Function) -> u32;

    /// Takes the next thing that has happened at an end.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = poll)]
    pub fn poll_end(end: u32) -> Option<Happening>;

    /// Sends a message to a connection; a guest has only 0.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = send)]
    pub fn send_message(end: u32, connection: f64, message: &[u8]);

    /// Closes a connection of a host.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = close)]
    pub fn close_connection(end: u32, connection: f64);

    /// Lets a guest dial again.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"])]
    pub fn reconnect(end: u32);

    /// Leaves an end for good.
    #[wasm_bindgen(js_namespace = ["coffer", "connections"], js_name = leave)]
    pub fn leave_end(end: u32);

    /// Something that has happened at an end of the network.
    pub type Happening;

    /// What: `address`, `joined`, `received`, `left` or `failed`.
    #[wasm_bindgen(method, getter)]
    pub fn what(this: &Happening) -> String;

    /// The connection.
    #[wasm_bindgen(method, getter)]
    pub fn connection(this: &Happening) -> f64;

    /// The address, the message, or why it has failed.
    #[wasm_bindgen(method, getter)]
    pub fn more(this: &Happening) -> wasm_bindgen::JsValue;

    /// Reloads the page.
    #[wasm_bindgen(js_namespace = coffer)]
    pub fn reload();
}
