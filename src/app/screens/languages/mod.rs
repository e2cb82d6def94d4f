//! The languages, each in its own words and script: whoever cannot read the screen finds their own from
//! the title in one press.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::languages::view::LanguagesAction;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::page::PageState;
use crate::texts::{self, LanguageName};

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Languages)
        .show_menu(Menu::Languages, show);
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut settings: ResMut<Settings>,
) -> Result {
    let languages: Vec<LanguageName> = texts::languages().collect();
    let requested = settings.requested_language();
    let now = languages.iter().position(|one| one.code == requested);
    let Some(action) =
        panel.show(|ctx, theme| view::show(ctx, theme, &languages, now, &mut state))?
    else {
        return Ok(());
    };
    if let LanguagesAction::Choose(number) = action
        && let Some(chosen) = languages.get(number)
    {
        settings.choose_language(chosen.code);
    }
    panel.leave(Menu::Languages);
    Ok(())
}
