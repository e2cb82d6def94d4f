//! The menu of a match: a parchment over the darkened table.

use egui::{Align, Align2, Context, Order, Rangef, Rect, pos2, vec2};

use super::flow::{Flow, announce, layer, scrolling};
use super::theme::{Face, INK_NOTE, ON_RED, Theme, put};
use super::widgets::{Ask, Plate, divider, focus_once, prompt_pill, ribbon};
use super::{dim, escaped, id};
use crate::texts::text;

/// What the menu shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PauseData {
    /// The match in a line, as "Draughts against Thomas More, move 15".
    pub line: String,
    /// The rules in one or two sentences; empty: left out.
    pub rules: String,
    /// Whether a draw can be offered now.
    pub draw: bool,
    /// Whether the match can be given up (not before it began, nor after its end).
    pub resign: bool,
    /// Whether a link to the match can be had here.
    pub link: bool,
}

/// What the menu remembers.
#[derive(Clone, Debug)]
pub struct PauseState {
    /// Gives "Resume" the focus once; set it when the menu opens.
    pub focus_first: bool,
}

impl Default for PauseState {
    fn default() -> Self {
        Self { focus_first: true }
    }
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseAction {
    /// Back to the table (also Esc).
    Resume,
    /// The same match from the beginning.
    Restart,
    /// Offer the opponent a draw.
    OfferDraw,
    /// Give up. Ask first, with [`super::confirm`].
    Resign,
    /// Open the settings.
    Settings,
    /// A link to the match.
    Link,
    /// To the title; the match is kept.
    Leave,
}

/// Shows the menu; nothing below it can be reached meanwhile.
pub fn show(ctx: &Context, theme: &Theme, data: &PauseData, state: &mut PauseState) -> Option<PauseAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let entries = [
        (PauseAction::Restart, "restart", text("ui.pause.restart"), true),
        (PauseAction::Settings, "settings", text("ui.pause.settings"), true),
        (PauseAction::OfferDraw, "draw", text("ui.pause.draw"), data.draw),
        (PauseAction::Resign, "resign", text("ui.pause.resign"), data.resign),
        (PauseAction::Link, "share", text("ui.pause.link"), data.link),
        (PauseAction::Leave, "home", text("ui.pause.leave"), true),
    ];
    let shown = |action| action != PauseAction::Link || data.link;
    layer(ctx, "pause", Order::Foreground, screen, true, |ui| {
        dim(ui.painter(), screen);
        let width = (screen.width() - 64.0).min(400.0);
        let band = (52.0 * theme.scale().max(1.0)).min(84.0);
        let inner = Rangef::new(screen.center().x - width / 2.0, screen.center().x + width / 2.0).shrink(36.0);
        let mut body = |flow: &mut Flow| {
            let mut action = None;
            if !data.line.is_empty() {
                flow.text(&data.line, Face::Italic, 18.5, INK_NOTE, Align::Center);
                flow.gap(14.0);
            }
            let rect = flow.take(58.0);
            flow.draw(|ui| {
                let resume = Plate::lacquer(text("ui.pause.resume"));
                if resume.show(ui, theme, id("pause", "resume"), rect).clicked() {
                    action = Some(PauseAction::Resume);
                }
                focus_once(ui, id("pause", "resume"), &mut state.focus_first);
            });
            flow.gap(14.0);
            for (what, icon, label, enabled) in entries.into_iter().filter(|entry| shown(entry.0)) {
                let rect = flow.take(48.0);
                flow.draw(|ui| {
                    let plate = Plate::brass(label).icon(icon).enabled(enabled);
                    if plate.show(ui, theme, id("pause", icon), rect).clicked() {
                        action = Some(what);
                    }
                });
                flow.gap(10.0);
            }
            if !data.rules.is_empty() {
                let line = flow.take(22.0);
                flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
                flow.gap(4.0);
                flow.text(&data.rules, Face::Italic, 17.5, INK_NOTE, Align::Center);
            }
            action
        };
        let mut measure = Flow::measure(ctx, theme, inner);
        body(&mut measure);
        let around = 30.0 + band + 18.0 + 34.0;
        let height = (measure.height() + around).min(screen.height() - 40.0);
        // The prompts lie below when there is room for them.
        let prompts = screen.width() >= 700.0 && height + 130.0 <= screen.height();
        let panel = Rect::from_center_size(screen.center() - vec2(0.0, if prompts { 30.0 } else { 0.0 }), vec2(width, height));
        theme.parchment(ui.painter(), panel);
        let band_rect = Rect::from_min_size(panel.min + vec2(0.0, 30.0), vec2(width, band));
        ribbon(ui.painter(), theme, band_rect, if screen.width() < 500.0 { 16.0 } else { 26.0 });
        let words = theme.fit(ctx, text("ui.pause.title"), Face::Heading, 30.0, ON_RED, width - 40.0);
        put(ui.painter(), words, band_rect.center(), Align2::CENTER_CENTER);
        announce(ui, text("ui.pause.title"), band_rect);
        let room = Rect::from_x_y_ranges(inner, Rangef::new(band_rect.bottom() + 18.0, panel.bottom() - 28.0));
        let mut action = scrolling(ui, theme, id("pause", "scroll"), room, false, body);
        let pill = Rect::from_min_size(pos2(panel.left() - 75.0, panel.bottom() + 10.0), vec2(width + 150.0, 50.0));
        if prompts {
            let items = [
                (Ask::Walk, text("ui.prompt.choose")),
                (Ask::Act, text("ui.prompt.press")),
                (Ask::Back, text("ui.prompt.table")),
            ];
            prompt_pill(ui.painter(), theme, pill, &items);
        }
        if escaped(ctx, opened) {
            action = Some(PauseAction::Resume);
        }
        action
    })
}
