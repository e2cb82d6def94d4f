//! The settings and key bindings.

pub mod view;

use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;

use crate::app::input::rebind;
use crate::app::input::rebind::Rebind;
use crate::app::screens::menus::MenuExt;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::settings::view::{
    KeyRow, SettingsAction, SettingsData, SettingsState, SettingsView,
};
use crate::app::settings::Settings;
use crate::app::settings::action::TableAction;
use crate::app::settings::follow::KnownPreferences;
use crate::app::state::{Menu, Screen};
use crate::app::transfer;
use crate::app::transfer::Transfer;
use crate::texts::LANGUAGES;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), open)
        .show_menu(Menu::Settings, show);
}

/// The state of the settings panel. It is kept while a sheet is open over it.
#[derive(Resource, Deref, DerefMut)]
struct SettingsPanel(SettingsState);

fn open(
    mut changes: MessageReader<StateTransitionEvent<Menu>>,
    settings: Res<Settings>,
    before: Option<Res<SettingsPanel>>,
    mut commands: Commands,
) {
    let mut state = SettingsState::new(settings_view(&settings));
    let from = changes.read().last().and_then(|change| change.exited);
    if let Some(before) = before.filter(|_| from == Some(Menu::TextBox)) {
        state.tab = before.tab;
    }
    commands.insert_resource(SettingsPanel(state));
}

fn settings_view(settings: &Settings) -> SettingsView {
    SettingsView {
        language: language_number(&settings.language),
        sound: !settings.muted,
        master: settings.volume,
        effects: settings.effects,
        music_on: settings.music_on,
        music: settings.music,
        speed: settings.speed,
        marks: settings.marks,
        numbers: settings.numbers,
        text_percent: (settings.text_scale * 100.0).round() as u16,
        plain_font: settings.plain_font,
        contrast: settings.contrast,
        reduced_motion: settings.reduced_motion,
        spoken: settings.spoken,
        full_screen: settings.full_screen,
    }
}

/// The index of a language; 0 if unknown, e.g. saved by another version of the game.
fn language_number(code: &str) -> usize {
    let number = LANGUAGES.iter().position(|language| language.code == code);
    number.unwrap_or(0)
}

/// Applies the panel's values to the settings; those without a control keep their value.
fn settings_from(view: &SettingsView, old: &Settings) -> Settings {
    let language = if view.language == language_number(&old.language) {
        old.language.clone()
    } else {
        LANGUAGES[view.language].code.to_owned()
    };
    let mut follow_system = old.follow_system;
    follow_system.contrast &= view.contrast == old.contrast;
    follow_system.reduced_motion &= view.reduced_motion == old.reduced_motion;
    Settings {
        language,
        muted: !view.sound,
        volume: view.master,
        effects: view.effects,
        music_on: view.music_on,
        music: view.music,
        speed: view.speed,
        marks: view.marks,
        numbers: view.numbers,
        text_scale: f32::from(view.text_percent) / 100.0,
        plain_font: view.plain_font,
        contrast: view.contrast,
        reduced_motion: view.reduced_motion,
        follow_system,
        spoken: view.spoken,
        full_screen: view.full_screen,
        ..old.clone()
    }
}

/// The actions in the order of the settings panel.
fn key_rows(settings: &Settings) -> Vec<KeyRow> {
    TableAction::BINDABLE
        .into_iter()
        .map(|action| KeyRow {
            name: rebind::name_of(action),
            keys: settings
                .bindings
                .keys(action)
                .iter()
                .map(|key| key.glyph())
                .collect(),
            pads: settings
                .bindings
                .pads(action)
                .iter()
                .map(|pad| pad.glyph())
                .collect(),
        })
        .collect()
}

fn key_index(action: TableAction) -> Option<usize> {
    TableAction::BINDABLE
        .iter()
        .position(|other| *other == action)
}

fn data(settings: &Settings, rebind: &Rebind, over_table: bool) -> SettingsData {
    SettingsData {
        over_table,
        window: cfg!(not(target_arch = "wasm32")),
        can_transfer: transfer::POSSIBLE,
        keys: key_rows(settings),
        waiting: rebind.waiting().and_then(key_index),
        told: rebind
            .told()
            .and_then(|(action, sentence)| Some((key_index(action)?, sentence.to_owned()))),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<SettingsPanel>,
    mut settings: ResMut<Settings>,
    mut rebind: ResMut<Rebind>,
    mut transfers: MessageWriter<Transfer>,
    screen: Res<State<Screen>>,
    preferences: Res<KnownPreferences>,
) -> Result {
    let ctx = panel.egui()?;
    // This setting can also change by a key.
    state.view.full_screen = settings.full_screen;
    let data = data(&settings, &rebind, *screen.get() == Screen::Table);
    let Some(action) = view::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    match action {
        SettingsAction::Changed => {
            let new = settings_from(&state.view, &settings);
            settings.set_if_neq(new);
        }
        SettingsAction::Reset => {
            let new = Settings {
                follow_system: default(),
                ..settings_from(&settings_view(&default()), &settings)
            }
            .following(&preferences);
            state.view = settings_view(&new);
            settings.set_if_neq(new);
        }
        SettingsAction::ResetKeys => {
            rebind.stop();
            settings.bindings = default();
        }
        SettingsAction::Listen(row) => {
            if let Some(action) = TableAction::BINDABLE.get(row) {
                rebind.listen(*action);
            }
        }
        SettingsAction::StopListening => rebind.stop(),
        SettingsAction::Export => {
            transfers.write(Transfer::Export);
        }
        SettingsAction::Import => {
            transfers.write(Transfer::Import);
        }
        SettingsAction::Back => {
            panel.pressed();
            panel.leave(Menu::Settings);
        }
    }
    Ok(())
}
