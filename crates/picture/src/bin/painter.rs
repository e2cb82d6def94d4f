//! Pictures to show, painted in a web worker: a position as PNG, a match as GIF. It does not contain
//! Bevy, and the page fetches it when a picture is asked for.

/// Nothing to run at the start: the worker's script calls `paint`.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::io;

    use coffer_picture::{Art, PictureOrder};
    use js_sys::{Function, Uint8Array};
    use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

    /// The page's assets: a function takes a path below `assets/` and returns the bytes of that file,
    /// or nothing if there is no such file.
    struct PageArt(Function);

    impl Art for PageArt {
        fn read(&self, path: &str) -> io::Result<Vec<u8>> {
            let given = self.0.call1(&JsValue::NULL, &path.into());
            let bytes = given.ok().filter(|bytes| !bytes.is_falsy());
            let bytes = bytes.map(|bytes| Uint8Array::new(&bytes).to_vec());
            bytes.ok_or_else(|| io::ErrorKind::NotFound.into())
        }
    }

    /// Paints what an order asks for (see [`PictureOrder`]), with the files that `read` gives: images,
    /// fonts, and the texts of a language other than English.
    ///
    /// # Errors
    /// With a sentence if the order cannot be read, or the picture not be painted.
    #[wasm_bindgen]
    pub fn paint(order: &str, read: Function) -> Result<Vec<u8>, JsError> {
        let order: PictureOrder = serde_json::from_str(order)?;
        let art = PageArt(read);
        order.choose_language(&art)?;
        Ok(order.paint(&art)?)
    }
}
