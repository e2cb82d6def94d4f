//! The pause menu of a match: a parchment over the darkened table.

use egui::{Align, Context, vec2};

use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, Grid, PromptKind, TextButton, Theme, id, is_broad, is_large, is_low, italic, music,
};
use crate::texts::text;

/// The menu's data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PauseData {
    /// The match in a line, e.g. “Draughts against Thomas More, move 15”.
    pub line: String,
    /// The rules in one or two sentences; may be empty.
    pub rules: String,
    /// Whether it can be begun again.
    pub restart: bool,
    /// Whether a draw can be offered now.
    pub draw: bool,
    /// Whether the match can be resigned (after it has begun and before it ends).
    pub resign: bool,
    /// Whether the position on the table can be played on from.
    pub play_from: bool,
    /// Whether a position can be set up by hand on this board.
    pub editor: bool,
    /// Whether there are guests at other devices, of which this one is the host's.
    pub guests: bool,
    /// Whether a link to the match is available.
    pub link: bool,
    /// Whether there is a score sheet of all hands; in such matches no draw can be offered.
    pub scores: bool,
    /// Whether the rules are available.
    pub reader: bool,
    /// The label of the button that copies the match in its notation, if there is one.
    pub notation: Option<String>,
    /// Whether pictures of the match can be saved.
    pub picture: bool,
    /// Whether another match can be opened from text.
    pub open: bool,
    /// Whether music is heard.
    pub music: bool,
    /// Whether this is a lesson or puzzle; leaving it returns to where it was started.
    pub practice: bool,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseAction {
    /// Show the score of every hand.
    Scores,
    /// Resume (also Esc).
    Resume,
    /// Restart the match.
    Restart,
    /// Show the rules.
    Rules,
    /// Offer a draw. Must be confirmed first, with [`confirm`](crate::app::screens::confirm).
    OfferDraw,
    /// Resign. Must be confirmed first, with [`confirm`](crate::app::screens::confirm).
    Resign,
    /// Turn the music on or off.
    Music,
    /// Open the settings.
    Settings,
    /// Ask who plays on from the position on the table.
    PlayFrom,
    /// Set up a position by hand.
    BoardEditor,
    /// Show who sits at the table with guests, and its link.
    Guests,
    /// Export a link to the match.
    Link,
    /// Copy the match in its notation.
    Notation,
    /// Save pictures of the match.
    Picture,
    /// Open a match from text.
    Open,
    /// Go to the title screen; the match is saved.
    Leave,
}

/// An entry of the menu.
struct MenuEntry<'a> {
    action: PauseAction,
    /// Its icon, also used for the control's id.
    icon: &'static str,
    /// Its text.
    label: &'a str,
    /// Whether it is enabled.
    enabled: bool,
}

/// The menu's entries.
fn entries<'a>(theme: &Theme, data: &'a PauseData) -> Vec<MenuEntry<'a>> {
    let hands = if theme.sprite("icon_hands").is_some() {
        "hands"
    } else {
        "draw"
    };
    let leave = if data.practice {
        "course-leave"
    } else {
        "pause-leave"
    };
    let entry = |there: bool, action, icon, label, enabled| {
        there.then_some(MenuEntry {
            action,
            icon,
            label: text(label),
            enabled,
        })
    };
    let notation = data.notation.as_ref().map(|label| MenuEntry {
        action: PauseAction::Notation,
        icon: "copy",
        label,
        enabled: true,
    });
    [
        entry(
            data.restart,
            PauseAction::Restart,
            "restart",
            "pause-restart",
            true,
        ),
        entry(
            data.guests,
            PauseAction::Guests,
            "person",
            "pause-guests",
            true,
        ),
        entry(
            true,
            PauseAction::Settings,
            "settings",
            "pause-settings",
            true,
        ),
        entry(
            data.reader,
            PauseAction::Rules,
            "rules",
            "pause-rules",
            true,
        ),
        entry(
            data.scores,
            PauseAction::Scores,
            "stats",
            "cards-scores-menu",
            true,
        ),
        entry(
            !data.scores,
            PauseAction::OfferDraw,
            hands,
            "pause-draw",
            data.draw,
        ),
        entry(
            true,
            PauseAction::Resign,
            "resign",
            "pause-resign",
            data.resign,
        ),
        entry(
            data.play_from,
            PauseAction::PlayFrom,
            "play",
            "play_from-title",
            true,
        ),
        entry(
            data.editor,
            PauseAction::BoardEditor,
            "quill",
            "editor-title",
            true,
        ),
        entry(data.link, PauseAction::Link, "share", "pause-link", true),
        notation,
        entry(
            data.picture,
            PauseAction::Picture,
            "save",
            "pause-picture",
            true,
        ),
        entry(data.open, PauseAction::Open, "open", "pause-open", true),
        entry(true, PauseAction::Leave, "home", leave, true),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Shows the menu; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &PauseData,
    state: &mut PageState,
) -> Option<PauseAction> {
    let window = ctx.content_rect();
    let entries = entries(theme, data);
    // Many entries are shown in columns if there is room; in a low window nothing else is.
    let broad = is_broad(window.width()) && !is_large(theme.scale());
    let low = broad && is_low(window.height());
    let columns = match entries.len() {
        _ if low => 3,
        7..=9 if broad => 2,
        10.. if broad => 3,
        _ => 1,
    };
    let modal = Modal {
        name: "pause",
        title: text("pause-title"),
        widest: [[400.0, 600.0, 780.0][columns - 1]; 2],
        foot: 0.0,
        prompts: &[
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-press")),
            (PromptKind::Back, text("prompt-table")),
        ],
    };
    let rules = if low { "" } else { data.rules.as_str() };
    let content = |flow: &mut Flow| content(flow, data, rules, &entries, (columns, low));
    let leave = (
        &mut state.focus_first,
        id("pause", "resume"),
        PauseAction::Resume,
    );
    modal.show(ctx, theme, leave, content, |ui, _| {
        music::button(ui, "pause", data.music).then_some(PauseAction::Music)
    })
}

/// The contents of the parchment below the ribbon.
fn content(
    flow: &mut Flow,
    data: &PauseData,
    rules: &str,
    entries: &[MenuEntry],
    (columns, low): (usize, bool),
) -> Option<PauseAction> {
    let (gap, height) = if low { (7.0, 48.0) } else { (14.0, 58.0) };
    if !data.line.is_empty() {
        flow.text(&data.line, italic(18.5), Align::Center);
        flow.gap(gap);
    }
    let rect = flow.take(height);
    let resumed = flow.draw(|ui| {
        let button = TextButton::lacquer(text("pause-resume"));
        button.show(ui, id("pause", "resume"), rect).clicked()
    });
    flow.gap(gap);
    let chosen = entry_buttons(flow, entries, columns, low);
    if !rules.is_empty() {
        flow.divider(22.0);
        flow.gap(4.0);
        flow.text(rules, italic(17.5), Align::Center);
    }
    chosen.or((resumed == Some(true)).then_some(PauseAction::Resume))
}

/// The buttons of the entries, row by row; those of a shorter last row are centred.
fn entry_buttons(
    flow: &mut Flow,
    entries: &[MenuEntry],
    columns: usize,
    low: bool,
) -> Option<PauseAction> {
    let (height, gap) = if low { (46.0, 7.0) } else { (48.0, 10.0) };
    let grid = Grid {
        columns,
        gap: vec2(14.0, gap),
        centred: true,
    };
    let height = |_: &Flow, _: &MenuEntry| height;
    let chosen = grid.show(flow, entries, height, |ui, rect, _, entry| {
        let button = TextButton::brass(entry.label).icon(entry.icon);
        let button = button.enabled(entry.enabled);
        let response = button.show(ui, id("pause", entry.icon), rect);
        response.clicked().then_some(entry.action)
    });
    flow.gap(gap);
    chosen
}
