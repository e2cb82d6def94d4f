//! Names of texts: which are safe everywhere, and those of texts set aside as broken.

use super::backend::StoreError;

/// The infix between the name and the number of a file set aside as broken.
pub(super) const BROKEN: &str = ".broken-";
/// The longest name that can be written, in bytes.
pub(super) const MAX_NAME: usize = 100;
/// The longest name of a file set aside, in bytes.
pub(super) const MAX_ASIDE: usize = MAX_NAME + BROKEN.len() + 4;

/// Names that Windows gives to devices, whatever extension follows.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Whether Windows takes this for the name of a device, such as `con.json` or `com1`.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    let port = ["com", "lpt"]
        .iter()
        .find_map(|port| stem.strip_prefix(port));
    let digit = |number: &str| number.len() == 1 && number.as_bytes()[0].is_ascii_digit();
    DEVICES.contains(&stem) || port.is_some_and(digit)
}

/// Validates a name: letters a to z, digits, and `.`, `_`, `-` in between. Such names are safe as
/// file names on every system, differ in more than capitals, and are never hidden files.
pub(super) fn check(name: &str, longest: usize) -> Result<(), StoreError> {
    let solid = |b: &u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    let bytes = name.as_bytes();
    let good = bytes.len() <= longest
        && bytes.first().is_some_and(solid)
        && bytes.last().is_some_and(solid)
        && bytes.iter().all(|b| solid(b) || b"._-".contains(b))
        && !is_device(name);
    if good {
        Ok(())
    } else {
        let shown: String = name.chars().take(MAX_NAME).collect();
        Err(StoreError::new("store-bad_name", &shown, ""))
    }
}

/// Whether this is the name of a text set aside as broken.
pub(super) fn is_set_aside(name: &str) -> bool {
    before_quarantine(name) != name
}

/// The name that a text had before it was set aside as broken.
pub(super) fn before_quarantine(name: &str) -> &str {
    name.rsplit_once(BROKEN)
        .filter(|(_, number)| number.parse::<u32>().is_ok())
        .map_or(name, |(before, _)| before)
}
