//! Menus: which one is shown, the state that it keeps while it is open, and where it was opened from.

use std::collections::HashMap;

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::schedule::PanelSystems;
use crate::app::settings::{LanguageInUse, LanguageSystems};
use crate::app::state::{Menu, Screen};

pub(in crate::app::screens) fn plugin(app: &mut App) {
    app.init_resource::<OpenedFrom>()
        .init_resource::<PagesInWords>()
        .add_systems(Update, remember_origin)
        .add_systems(
            PreUpdate,
            open_again
                .run_if(resource_changed::<LanguageInUse>)
                .after(LanguageSystems),
        );
}

/// The menus whose pages are put into words when they open.
#[derive(Resource, Default)]
struct PagesInWords(Vec<Menu>);

/// Opens a page again when the language has changed: its files may arrive after the page was opened.
fn open_again(pages: Res<PagesInWords>, menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    if pages.0.contains(menu.get()) && matches!(*next, NextState::Unchanged) {
        next.set(*menu.get());
    }
}

/// The state of a panel, e.g. its scroll position. It is created when the panel's menu opens, with
/// the focus on the main control, and removed when it closes.
#[derive(Resource, Default, Deref, DerefMut)]
pub(in crate::app::screens) struct PanelState<S: Send + Sync + 'static>(S);

/// Adds menus to the app.
pub(in crate::app::screens) trait MenuExt {
    /// Shows a menu while it is open. Its state is a [`fresh`](Self::fresh) one or a resource of
    /// its own.
    fn show_menu<M>(
        &mut self,
        menu: Menu,
        show: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self;

    /// Adds a page. `open` makes it when its menu opens, and again when the language changes meanwhile;
    /// without a page the menu closes. It is removed when the menu closes.
    fn page<P: Resource, M, N>(
        &mut self,
        menu: Menu,
        open: impl IntoSystem<(), Option<P>, M> + 'static,
        show: impl IntoScheduleConfigs<ScheduleSystem, N>,
    ) -> &mut Self;

    /// Removes a menu's own resource when the menu closes.
    fn forget<R: Resource>(&mut self, menu: Menu) -> &mut Self;

    /// Keeps a panel's state as long as this app state is active.
    fn fresh<S: Default + Send + Sync + 'static>(&mut self, state: impl States) -> &mut Self;
}

impl MenuExt for App {
    fn show_menu<M>(
        &mut self,
        menu: Menu,
        show: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        self.add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(menu)).in_set(PanelSystems::Menu),
        )
    }

    fn page<P: Resource, M, N>(
        &mut self,
        menu: Menu,
        open: impl IntoSystem<(), Option<P>, M> + 'static,
        show: impl IntoScheduleConfigs<ScheduleSystem, N>,
    ) -> &mut Self {
        self.world_mut()
            .get_resource_or_init::<PagesInWords>()
            .0
            .push(menu);
        self.add_systems(OnEnter(menu), open.pipe(keep_page::<P>))
            .forget::<P>(menu)
            .show_menu(menu, show.run_if(resource_exists::<P>))
    }

    fn forget<R: Resource>(&mut self, menu: Menu) -> &mut Self {
        let close = |mut commands: Commands| commands.remove_resource::<R>();
        self.add_systems(OnExit(menu), close)
    }

    fn fresh<S: Default + Send + Sync + 'static>(&mut self, state: impl States) -> &mut Self {
        let begin = |mut commands: Commands| commands.insert_resource(PanelState::<S>::default());
        let end = |mut commands: Commands| commands.remove_resource::<PanelState<S>>();
        self.add_systems(OnEnter(state.clone()), begin)
            .add_systems(OnExit(state), end)
    }
}

/// Keeps a page that opens, or closes its menu.
fn keep_page<P: Resource>(
    In(page): In<Option<P>>,
    mut commands: Commands,
    mut menu: ResMut<NextState<Menu>>,
) {
    match page {
        Some(page) => commands.insert_resource(page),
        None => (*menu).set_if_neq(Menu::None),
    }
}

/// Where each menu was opened from.
#[derive(Resource, Default)]
pub(in crate::app::screens) struct OpenedFrom(HashMap<Menu, Menu>);

impl OpenedFrom {
    /// Where a menu was opened from. A text box does not come back.
    pub fn origin(&self, menu: Menu) -> Menu {
        let origin = |menu| self.0.get(&menu).copied().unwrap_or_default();
        match origin(menu) {
            Menu::TextBox => origin(Menu::TextBox),
            from => from,
        }
    }
}

/// Remembers where a menu was opened from. Returning from a menu above it doesn't count, nor does
/// returning to it from the table.
fn remember_origin(
    mut changes: MessageReader<StateTransitionEvent<Menu>>,
    mut screens: MessageReader<StateTransitionEvent<Screen>>,
    mut opened: ResMut<OpenedFrom>,
) {
    let to_title = screens
        .read()
        .any(|change| change.entered == Some(Screen::Title));
    if to_title {
        changes.clear();
    }
    for change in changes.read() {
        let (Some(from), Some(to)) = (change.exited, change.entered) else {
            continue;
        };
        if from != to && opened.0.get(&from) != Some(&to) {
            opened.0.insert(to, from);
        }
    }
}
