//! What the player can ask for at a table, and the icon buttons for it: undo, redo, hint, rules, menu,
//! last trick; and those of lessons.

use egui::{Align2, Id, Pos2, vec2};

use crate::app::screens::table_hud::moves::{Jump, Step};
use crate::app::ui::{
    Device, INK, IconButton, Pen, PromptKind, Theme, corner_key, high_contrast, rgb, strong,
};
use crate::texts::text;

/// The state of the hint button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintButton {
    /// A hint is available.
    Ready,
    /// A hint is being computed.
    Thinking,
    /// No hint is available.
    Off,
    /// The match is over: in its place there is the way to the result.
    Over,
}

/// The keys of the buttons, shown beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudKeys {
    /// Undo.
    pub undo: PromptKind,
    /// Redo.
    pub redo: PromptKind,
    /// Hint.
    pub hint: PromptKind,
    /// The rules.
    pub rules: PromptKind,
    /// Menu.
    pub menu: PromptKind,
}

impl Default for HudKeys {
    fn default() -> Self {
        Self {
            undo: PromptKind::Key("U", "pad_X"),
            redo: PromptKind::Key("R", ""),
            hint: PromptKind::Key("H", "pad_Y"),
            rules: PromptKind::Key("F1", ""),
            menu: PromptKind::Key("Esc", "pad_start"),
        }
    }
}

/// The player's action at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudAction {
    /// Show the last trick.
    LastTrick,
    /// Show the score of every hand.
    Scores,
    /// Undo a turn.
    Undo,
    /// Redo a turn.
    Redo,
    /// Show a hint.
    Hint,
    /// Show the result of the match.
    Result,
    /// Open the rules at their first page.
    Rules,
    /// Open the rules at the rule in force.
    Rule,
    /// Open the pause menu.
    Menu,
    /// View another position, by a press in the list of moves.
    Seek(Jump),
    /// View the position a step back or forward; [`Step::End`] returns to the current position.
    Step(Step),
}

/// An icon button beside the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableButton<A = HudAction> {
    /// The action of a press.
    pub action: A,
    /// The name of its icon, also used for the control's id.
    pub sign: &'static str,
    /// Its label.
    pub label: &'static str,
    /// Whether it is enabled.
    pub enabled: bool,
    /// Its key.
    pub ask: Option<PromptKind>,
}

/// The buttons to show, and whether they are enabled; `None` hides a button. The menu button is
/// always shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TableButtons {
    /// Show the last trick.
    pub last_trick: Option<bool>,
    /// A hint.
    pub hint: Option<HintButton>,
    /// Undo a turn.
    pub undo: Option<bool>,
    /// Redo a turn.
    pub redo: Option<bool>,
    /// The rules.
    pub rules: Option<bool>,
    /// The keys of the buttons.
    pub keys: HudKeys,
}

impl TableButtons {
    /// The buttons from left to right.
    pub fn list(&self) -> Vec<TableButton> {
        let button = |action, sign, key, enabled: Option<bool>, ask| {
            enabled.map(|enabled| TableButton {
                action,
                sign,
                label: text(key),
                enabled,
                ask,
            })
        };
        let keys = &self.keys;
        let over = self.hint == Some(HintButton::Over);
        let hint = match self.hint {
            Some(HintButton::Thinking) => "hud-hint_thinking",
            _ => "hud-hint",
        };
        let ready = self.hint.filter(|_| !over);
        let ready = ready.map(|hint| hint == HintButton::Ready);
        let result = over.then_some(true);
        [
            button(
                HudAction::LastTrick,
                "look",
                "cards-last",
                self.last_trick,
                None,
            ),
            button(HudAction::Result, "trophy", "hud-result", result, None),
            button(HudAction::Hint, "hint", hint, ready, Some(keys.hint)),
            button(
                HudAction::Undo,
                "undo",
                "hud-undo",
                self.undo,
                Some(keys.undo),
            ),
            button(
                HudAction::Redo,
                "redo",
                "hud-redo",
                self.redo,
                Some(keys.redo),
            ),
            button(
                HudAction::Rules,
                "rules",
                "hud-rules",
                self.rules,
                Some(keys.rules),
            ),
            button(
                HudAction::Menu,
                "menu",
                "hud-menu",
                Some(true),
                Some(keys.menu),
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl<A: Copy> TableButton<A> {
    /// Shows the button without its label. Returns its action when pressed.
    pub fn show(&self, ui: &mut Pen, id: Id, center: Pos2, r: f32) -> Option<A> {
        let response = IconButton::new(self.sign, self.label, r)
            .enabled(self.enabled)
            .show(ui, id, center);
        response.clicked().then_some(self.action)
    }

    /// Shows its label below the button; `room` is its width.
    pub fn show_label(&self, ui: &Pen, center: Pos2, r: f32, size: f32, room: f32) {
        let ink = match (self.enabled, ui.theme.contrast) {
            (true, _) => INK,
            (false, true) => high_contrast::GREY,
            (false, false) => rgb(0x6a5a48),
        };
        let room = vec2(room, label_height(ui.theme) + BELOW_LABEL);
        let words = ui.fit_in(self.label, strong(size).ink(ink), room);
        ui.put_text(words, center + vec2(0.0, r + 4.0), Align2::CENTER_TOP);
    }

    /// Shows its key at the corner of the button.
    pub fn show_key(&self, ui: &Pen, center: Pos2, r: f32) {
        let device = matches!(ui.theme.device, Device::Keyboard | Device::Pad);
        if let Some(ask) = self.ask.filter(|_| device && self.enabled) {
            corner_key(ui.brush(), ask, center + vec2(r - 2.0, 6.0 - r));
        }
    }
}

/// The size of the labels below the buttons at 100 %. They grow less than other text, because five must
/// fit side by side.
pub fn label_size(theme: &Theme) -> f32 {
    17.0_f32.min(26.0 / theme.scale())
}

/// What every panel leaves free below the labels: room for the second line of a long one.
const BELOW_LABEL: f32 = 12.0;

/// The height of the labels below the buttons.
pub fn label_height(theme: &Theme) -> f32 {
    label_size(theme) * theme.scale() * 1.3
}

/// The height of a row of buttons with their labels on a phone's sheet, and of what is free below it.
pub fn row_height(theme: &Theme) -> f32 {
    54.0 + 4.0 + label_height(theme) + BELOW_LABEL
}
