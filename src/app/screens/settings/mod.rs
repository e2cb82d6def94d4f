//! The settings and key bindings.

pub mod view;

use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;

use crate::app::input::rebind;
use crate::app::input::rebind::Rebind;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::settings::view::{KeyRow, SettingsAction, SettingsData, SettingsState};
use crate::app::settings::Settings;
use crate::app::settings::action::TableAction;
use crate::app::settings::follow::KnownPreferences;
use crate::app::state::{Menu, Screen};
use crate::app::transfer;
use crate::app::transfer::Transfer;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), open)
        .show_menu(Menu::Settings, show);
}

/// The state of the settings panel. It is kept while a sheet is open over it.
#[derive(Resource, Deref, DerefMut)]
struct SettingsPanel(SettingsState);

fn open(
    mut changes: MessageReader<StateTransitionEvent<Menu>>,
    before: Option<Res<SettingsPanel>>,
    mut commands: Commands,
) {
    let mut state = SettingsState::default();
    let from = changes.read().last().and_then(|change| change.exited);
    if let Some(before) = before.filter(|_| from == Some(Menu::TextBox)) {
        state.tab = before.tab;
    }
    commands.insert_resource(SettingsPanel(state));
}

/// The defaults of everything that the panel shows, except the key bindings.
fn reset(settings: &Settings) -> Settings {
    Settings {
        bindings: settings.bindings.clone(),
        last_setup: settings.last_setup.clone(),
        drill: settings.drill,
        extra: settings.extra.clone(),
        ..Settings::default()
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

#[cfg(target_arch = "wasm32")]
fn can_vibrate() -> bool {
    crate::app::page::can_vibrate()
}

#[cfg(not(target_arch = "wasm32"))]
const fn can_vibrate() -> bool {
    false
}

fn data(settings: &Settings, rebind: &Rebind, over_table: bool) -> SettingsData {
    SettingsData {
        over_table,
        window: cfg!(not(target_arch = "wasm32")),
        guests: cfg!(feature = "guests"),
        can_vibrate: can_vibrate(),
        can_transfer: transfer::POSSIBLE,
        keys: key_rows(settings),
        waiting: rebind.waiting().and_then(key_index),
        told: rebind
            .told()
            .and_then(|(action, sentence)| Some((key_index(action)?, sentence.to_string()))),
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
    let mut edited = settings.clone();
    let data = data(&settings, &rebind, *screen.get() == Screen::Table);
    let Some(action) = view::show(&ctx, &panel.theme, &data, &mut state, &mut edited) else {
        return Ok(());
    };
    match action {
        SettingsAction::Changed => {
            // What the player has chosen does not follow the system any more.
            let follow = &mut edited.follow_system;
            follow.contrast &= edited.contrast == settings.contrast;
            follow.reduced_motion &= edited.reduced_motion == settings.reduced_motion;
            *settings = edited;
        }
        SettingsAction::Reset => {
            let new = reset(&settings).following(&preferences);
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
