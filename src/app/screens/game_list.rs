//! The games of a text that holds several: to open one.

use bevy::prelude::*;

use crate::app::panels::game_list;
use crate::app::panels::game_list::{GameListAction, GameListData, GameListState, GameRow};
use crate::app::reading::Reading;
use crate::app::screens::{MenuExt, PanelContext};
use crate::app::session::{Games, Open};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::transfer;
use crate::rules::share::{GameList, ListedGame, UnreadGame};
use crate::rules::{Outcome, Seat};
use crate::texts::{fill, plural, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::GameList), open)
        .add_systems(OnExit(Menu::GameList), close)
        .show_menu(Menu::GameList, show);
}

/// The open page.
#[derive(Resource)]
struct GameListPage {
    list: GameList,
    data: GameListData,
    state: GameListState,
}

fn open(mut reading: ResMut<Reading>, mut commands: Commands) {
    let list = reading.take_list().unwrap_or_default();
    let data = GameListData {
        rows: list.games.iter().map(row).collect(),
        unread: list.unread.iter().map(unread).collect(),
        answer: String::new(),
    };
    commands.insert_resource(GameListPage {
        list,
        data,
        state: GameListState::default(),
    });
}

fn close(mut commands: Commands) {
    commands.remove_resource::<GameListPage>();
}

/// A game as two lines.
fn row(game: &ListedGame) -> GameRow {
    let number = game.number.to_string();
    let title = if let Some(variant) = game.variant {
        let name = format!("{variant}-name");
        fill("games-of_variant", &[("n", &number), ("game", text(&name))])
    } else if game.players.iter().all(String::is_empty) {
        fill("games-nameless", &[("n", &number)])
    } else {
        let name = |seat: usize| match game.players.get(seat).map(String::as_str) {
            None | Some("") => text("games-nobody"),
            Some(name) => name,
        };
        let values = [
            ("n", number.as_str()),
            ("first", name(0)),
            ("second", name(1)),
        ];
        fill("games-players", &values)
    };
    let moves = plural(
        "result-moves",
        game.plies.div_ceil(game.players.len().max(1)),
    );
    let parts = [&game.event, &game.date, &result(game), &moves];
    let parts: Vec<&str> = parts
        .into_iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    GameRow {
        title,
        note: parts.join(" · "),
    }
}

/// How a game ended.
fn result(game: &ListedGame) -> String {
    let of_winner = |Outcome { winners, .. }: &Outcome| match winners.as_slice() {
        [Seat(0)] => "games-first_won",
        [Seat(_)] => "games-second_won",
        _ => "games-drawn",
    };
    let key = game.outcome.as_ref().map_or("games-unfinished", of_winner);
    text(key).to_owned()
}

/// Why a game cannot be opened.
fn unread(game: &UnreadGame) -> String {
    let number = game.number.to_string();
    match game.line.map(|line| line.to_string()) {
        Some(line) => fill(
            "games-refused_at",
            &[("n", &number), ("line", &line), ("why", &game.why)],
        ),
        None => fill("games-refused", &[("n", &number), ("why", &game.why)]),
    }
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
    let Some(action) = game_list::show(&ctx, &panel.theme, data, state) else {
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
            opens.write(Open(record));
            panel.leave(Menu::GameList);
        }
        Some(Err(why)) => data.answer = why.to_string(),
        None => {}
    }
    Ok(())
}
