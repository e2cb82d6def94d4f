//! The games of a text that holds several: to open one.

pub mod view;

use bevy::prelude::*;

use crate::app::reading::GamesFound;
use crate::app::schedule::FrameSystems;
use crate::app::screens::game_list::view::{GameListAction, GameListState};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::requests::pending::Starter;
use crate::app::session::Games;
use crate::app::settings::{LanguageInUse, Settings};
use crate::app::state::Menu;
use crate::app::transfer;
use crate::app::ui::PageState;
use crate::app::wording::games::{self, GameListData};
use crate::rules::game_list::GameList;
use crate::rules::share::OpenError;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(on_message::<GamesFound>)
            .in_set(FrameSystems::Open),
    )
    .forget::<GameListPage>(Menu::GameList)
    .show_menu(Menu::GameList, show);
}

/// The open page.
#[derive(Resource)]
struct GameListPage {
    list: GameList,
    /// Why the last one that was chosen cannot be opened.
    answer: Option<OpenError>,
    data: GameListData,
    state: PageState<GameListState>,
}

/// Shows the games that were read last, in place of others.
fn open(
    mut found: ResMut<Messages<GamesFound>>,
    mut commands: Commands,
    mut menu: ResMut<NextState<Menu>>,
) {
    // Taken, not copied: it may be as large as its file.
    let Some(GamesFound { list, data }) = found.drain().last() else {
        return;
    };
    commands.insert_resource(GameListPage {
        list,
        answer: None,
        data,
        state: PageState::default(),
    });
    (*menu).set_if_neq(Menu::GameList);
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<GameListPage>,
    all: Res<Games>,
    settings: Res<Settings>,
    language: Res<LanguageInUse>,
    mut starter: Starter,
) -> Result {
    let GameListPage {
        list,
        answer,
        data,
        state,
    } = &mut *page;
    if language.is_changed() {
        let rows = list.games.iter().map(games::row).collect();
        *data = GameListData {
            rows,
            ..games::unread(list)
        };
    }
    data.answer = (answer.as_ref()).map_or_else(String::new, ToString::to_string);
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, data, state))? else {
        return Ok(());
    };
    let chosen = match action {
        GameListAction::Back => {
            panel.leave(Menu::GameList);
            return Ok(());
        }
        GameListAction::Open(row) => list.games.get(row),
    };
    let company = transfer::company(&settings.last_setup);
    match chosen.map(|game| all.open_text(&game.text, &company)) {
        Some(Ok(record)) => {
            starter.start(record);
        }
        Some(Err(why)) => *answer = Some(why),
        None => {}
    }
    Ok(())
}
