//! The sprites of the line of monarchs in the panels.

use crate::app::table::presentation::{LineLook, PanelSheets};

/// The look of the line.
pub(super) const LINE: LineLook = LineLook {
    sprites: "cromwell",
    files: &[
        "cromwell/panels",
        "cromwell/portraits",
        "cromwell/attributes",
    ],
};

/// The panels around the card table, the curtain before hidden hands, and the gallery.
pub(super) const SHEETS: PanelSheets = PanelSheets {
    indexes: &[
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/six.json"
        )),
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/cromwell_panels.json"
        )),
    ],
    files: &["cards/panels", "cards/curtain", "cards/curtain_cloth"],
};
