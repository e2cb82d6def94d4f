//! The games of a text that holds several: to open one.

pub mod view;

use bevy::prelude::*;

use crate::app::reading::GamesFound;
use crate::app::schedule::FrameSystems;
use crate::app::screens::game_list::view::{GameListAction, GameListState};
use crate::app::screens::menus::MenuExt;
use crate::app::screens::panel::PanelContext;
use crate::app::session::{Games, Open};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::transfer;
use crate::app::wording::games::GameListData;
use crate::rules::game_list::GameList;

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
    data: GameListData,
    state: GameListState,
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
        data,
        state: GameListState::default(),
    });
    (*menu).set_if_neq(Menu::GameList);
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<GameListPage>,
    games: Res<Games>,
    settings: Res<Settings>,
    mut opens: MessageWriter<Open>,
) -> Result {
    let ctx = panel.egui()?;
    let GameListPage { list, data, state } = &mut *page;
    let Some(action) = view::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    panel.pressed();
    let chosen = match action {
        GameListAction::Back => {
            panel.leave(Menu::GameList);
            return Ok(());
        }
        GameListAction::Open(row) => list.games.get(row),
    };
    let company = transfer::company(&settings.last_setup);
    match chosen.map(|game| games.open_text(&game.text, &company)) {
        Some(Ok(record)) => {
            opens.write(Open::game(record));
        }
        Some(Err(why)) => data.answer = why.to_string(),
        None => {}
    }
    Ok(())
}
