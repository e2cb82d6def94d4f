//! The credits: a parchment that scrolls.

use egui::{Align, Context};

use crate::app::ui::{Flow, PageState, RED, Theme, body, heading, italic, page};
use crate::texts::text;

/// The sections in order. Each has a heading `credits-NAME` and paragraphs `credits-NAME-1`,
/// `credits-NAME-2`, …
const SECTIONS: [(&str, usize); 5] = [
    ("games", 5),
    ("game", 3),
    ("engine", 3),
    ("type", 4),
    ("thanks", 1),
];

/// Shows the credits, with `version` below the name of the game, until they are left.
pub fn show(ctx: &Context, theme: &Theme, version: &str, state: &mut PageState) -> Option<()> {
    let page = ("credits", text("credits-title"));
    page::read(ctx, theme, page, state, (), |flow| {
        sheet(flow, version);
        None
    })
}

/// All text of the credits.
fn sheet(flow: &mut Flow, version: &str) {
    flow.gap(6.0);
    flow.text(text("app-name"), heading(40.0), Align::Center);
    if !version.is_empty() {
        flow.text(version, italic(17.5), Align::Center);
    }
    for (name, paragraphs) in SECTIONS {
        section(flow, name, paragraphs);
    }
}

fn section(flow: &mut Flow, name: &str, paragraphs: usize) {
    flow.gap(10.0);
    flow.divider(24.0);
    flow.gap(6.0);
    let key = format!("credits-{name}");
    flow.text(text(&key), heading(26.0).ink(RED), Align::Center);
    flow.gap(6.0);
    for i in 1..=paragraphs {
        let key = format!("credits-{name}-{i}");
        flow.text(text(&key), body(19.0), Align::Center);
        flow.gap(6.0);
    }
}
