//! The icon buttons that stand at a table: undo, redo, hint, rules, menu, the last trick.

use egui::{Id, Pos2, Rect, Ui, Vec2, vec2};

use crate::app::panels::hud::HudAction;
use crate::app::panels::side::Controls;
use crate::app::panels::theme::{Device, Theme};
use crate::app::panels::widgets::{PromptKind, corner_key, icon_button};
use crate::texts::text;

/// How the seal of the hint stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintButton {
    /// A hint can be had.
    Ready,
    /// One is being thought out.
    Thinking,
    /// None can be had now.
    Off,
}

/// The keys that do what the seals do, shown beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HudKeys {
    /// Take back.
    pub undo: PromptKind,
    /// Do again.
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

/// An icon button at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableButton {
    /// What it asks for.
    pub action: HudAction,
    /// The name of its icon and of its control.
    pub sign: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// Whether it answers.
    pub enabled: bool,
    /// The key that does the same.
    pub ask: Option<PromptKind>,
}

/// Which buttons there are, and whether they answer; `None`: there is no such button. The menu is
/// always there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TableButtons {
    /// A look at the last trick.
    pub last_trick: Option<bool>,
    /// A hint.
    pub hint: Option<HintButton>,
    /// Take a turn back.
    pub undo: Option<bool>,
    /// Do it again.
    pub redo: Option<bool>,
    /// The rules.
    pub rules: Option<bool>,
    /// The keys that do the same.
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
        let hint = match self.hint {
            Some(HintButton::Thinking) => "hud-hint_thinking",
            Some(HintButton::Ready | HintButton::Off) | None => "hud-hint",
        };
        let ready = self.hint.map(|hint| hint == HintButton::Ready);
        [
            button(
                HudAction::LastTrick,
                "look",
                "cards-last",
                self.last_trick,
                None,
            ),
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

impl TableButton {
    /// Shows the button without its name; gives what it asks for when it is pressed.
    pub fn show(
        &self,
        ui: &mut Ui,
        theme: &Theme,
        id: Id,
        center: Pos2,
        r: f32,
        controls: &mut Controls,
    ) -> Option<HudAction> {
        let response = icon_button(
            ui,
            theme,
            id,
            center,
            r,
            self.sign,
            self.label,
            None,
            self.enabled,
        );
        if self.enabled {
            controls.push((id, Rect::from_center_size(center, Vec2::splat(2.0 * r))));
        }
        response.clicked().then_some(self.action)
    }

    /// Shows the key that does the same at the corner of the button.
    pub fn show_key(&self, ui: &Ui, theme: &Theme, center: Pos2, r: f32) {
        let device = matches!(theme.device, Device::Keyboard | Device::Pad);
        if let Some(ask) = self.ask.filter(|_| device && self.enabled) {
            corner_key(ui.painter(), theme, ask, center + vec2(r - 2.0, 6.0 - r));
        }
    }
}
