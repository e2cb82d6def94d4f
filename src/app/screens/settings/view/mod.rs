//! The settings, in four tabs: sound, play, keys, accessibility. The values are edited in place;
//! the app applies and saves them.

mod data;
mod keys;
mod pages;
mod rows;
mod sample;

pub use data::{KeyRow, SettingsAction, SettingsData, SettingsState, Tab};

use egui::{Align2, Context, Key, Modifiers, Rangef, Rect, pos2, vec2};

use crate::app::settings::Settings;
use crate::app::ui::{
    CREAM, Foot, Pen, PromptKind, TextButton, Theme, announce, escaped, focus_once, ground,
    has_sample_beside_settings, heading, id, id_of, is_narrow, layers, scrolling, tabs,
};
use crate::texts::text;

/// Shows the settings over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &SettingsData,
    state: &mut SettingsState,
    settings: &mut Settings,
) -> Option<SettingsAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layers::screen(ctx, theme, "settings", screen, |ui| {
        let screen =
            Rect::from_center_size(screen.center(), screen.size().min(vec2(1460.0, 860.0)));
        let width = (screen.width() - if narrow { 16.0 } else { 80.0 }).min(1200.0);
        let left = screen.center().x - width / 2.0;
        // In a low window, the sheet gets the height.
        let bar = if narrow {
            76.0
        } else {
            (screen.height() * 0.17).min(86.0)
        };
        let top = screen.top() + if narrow { 108.0 } else { 82.0 };
        let panel = Rect::from_x_y_ranges(left..=left + width, top..=screen.bottom() - bar);
        if data.over_table || theme.contrast {
            ground(ui.brush(), ctx.content_rect());
        }
        ui.parchment(panel);
        title_and_tabs(ui, state, screen, panel, narrow);
        let before = settings.clone();
        let carried = sheet(ui, data, state, settings, panel, narrow);
        let mut action = (before != *settings)
            .then_some(SettingsAction::Changed)
            .or(carried);
        let foot =
            Rect::from_x_y_ranges(left..=left + width, screen.bottom() - bar..=screen.bottom());
        action = foot_bar(ui, foot, state.tab).or(action);
        if escaped(ctx, opened) {
            action = Some(match data.waiting {
                Some(_) => SettingsAction::StopListening,
                None => SettingsAction::Back,
            });
        }
        if let Some(row) = data.waiting.and_then(|row| data.keys.get(row)) {
            // The panel below is disabled meanwhile.
            action = action.filter(|action| *action == SettingsAction::StopListening);
            if keys::wait_for_key(ctx, theme, screen, &row.name) {
                action = Some(SettingsAction::StopListening);
            }
        }
        action
    })
}

/// The heading, and the tabs above the sheet.
fn title_and_tabs(
    ui: &mut Pen,
    state: &mut SettingsState,
    screen: Rect,
    panel: Rect,
    narrow: bool,
) {
    let ctx = ui.ctx().clone();
    let (left, top, width) = (panel.left(), panel.top(), panel.width());
    let (size, middle, tabs_x) = if narrow {
        (
            32.0_f32.min(44.0 / ui.theme.scale()),
            pos2(left + 10.0, screen.top() + 32.0),
            Rangef::new(left + 4.0, left + width - 4.0),
        )
    } else {
        let from = left + 290.0;
        (
            40.0_f32.min(56.0 / ui.theme.scale()),
            pos2(left + 4.0, top - 38.0),
            Rangef::new(from, (from + 4.0 * 170.0 - 6.0).min(left + width - 16.0)),
        )
    };
    let title = text("settings-title");
    let room = if narrow { width } else { 280.0 };
    let heading = ui.fit(title, heading(size).ink(CREAM), room);
    ui.put_text(heading, middle, Align2::LEFT_CENTER);
    let rect = Rect::from_min_max(screen.min, pos2(tabs_x.min, top));
    announce(ui, title, rect);
    let items = Tab::ALL.map(|tab| (tab.icon(), text(tab.label())));
    let tabs_rect = Rect::from_x_y_ranges(tabs_x, top - 48.0..=top);
    let tabs_id = id("settings", "tabs");
    let selected = state.tab.index();
    if let Some(i) = tabs(ui, tabs_id, tabs_rect, &items, selected) {
        state.tab = Tab::ALL[i];
    }
    focus_once(ui, tabs_id.with(selected), &mut state.focus_first);
    let turn = ctx.input_mut(|i| {
        i32::from(i.consume_key(Modifiers::NONE, Key::PageDown))
            - i32::from(i.consume_key(Modifiers::NONE, Key::PageUp))
    });
    if turn != 0 {
        let next = (selected as i32 + turn).rem_euclid(Tab::ALL.len() as i32) as usize;
        state.tab = Tab::ALL[next];
        ui.memory_mut(|m| m.request_focus(tabs_id.with(next)));
    }
}

/// The page with the sample beside it; with large text there is no room for the sample.
fn sheet(
    ui: &mut Pen,
    data: &SettingsData,
    state: &mut SettingsState,
    settings: &mut Settings,
    panel: Rect,
    narrow: bool,
) -> Option<SettingsAction> {
    let tab = state.tab;
    let pad = if narrow { 22.0 } else { 44.0 };
    let above = if narrow {
        24.0
    } else {
        (panel.height() * 0.08).min(32.0)
    };
    let inner = panel.shrink2(vec2(pad, above));
    let sample =
        !narrow && tab != Tab::Keys && has_sample_beside_settings(inner.size(), ui.theme.scale());
    let mut page_rect = inner;
    if sample {
        page_rect.max.x = inner.left() + 540.0;
        let frame = Rect::from_x_y_ranges(
            panel.right() - 536.0..=panel.right() - 36.0,
            panel.top() + 32.0..=panel.bottom() - 34.0,
        );
        sample::show(ui, frame);
    }
    scrolling(
        ui,
        id_of("settings", "scroll", tab.index()),
        page_rect,
        false,
        |flow| pages::page(flow, data, state, settings),
    )
}

/// The bar at the bottom: the back button and the reset button.
fn foot_bar(ui: &mut Pen, bar: Rect, tab: Tab) -> Option<SettingsAction> {
    let (reset, words) = match tab {
        Tab::Keys => (SettingsAction::ResetKeys, "settings-keys-reset"),
        Tab::Sound | Tab::Play | Tab::Access => (SettingsAction::Reset, "settings-reset"),
    };
    let foot = Foot {
        page: "settings",
        leave: SettingsAction::Back,
        buttons: vec![("reset", TextButton::brass(text(words)), reset)],
        prompts: &[
            (PromptKind::Tabs, text("prompt-tabs")),
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-change")),
            (PromptKind::Back, text("prompt-back")),
        ],
    };
    foot.show(ui, bar)
}
