//! The pause menu of a match.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::CourseCommand;
use crate::app::farewell::Farewell;
use crate::app::pictures::{self, SavePicture};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::pause::view::{PauseAction, PauseData};
use crate::app::screens::play_from;
use crate::app::screens::table_hud::stage::CardStage;
use crate::app::session::guests::hosting::{HostedTable, Hosting};
use crate::app::session::guests::visiting::{Visit, Visiting};
use crate::app::session::{Intent, TableState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::transfer;
use crate::app::transfer::Transfer;
use crate::app::ui::page::PageState;
use crate::app::wording::{ending, people};
use crate::rules::{Occupant, Seat};
use crate::texts::{fill, list, text};

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Pause)
        .show_menu(Menu::Pause, show);
}

/// The match in one line: against whom it is, or everybody at the table.
fn line(table: &TableState) -> String {
    let game = text(&format!("{}-name", table.variant)).to_owned();
    let Some(opponent) = table.opponent().filter(|_| table.people() == 1) else {
        let seats = (0..).map(Seat).take(table.seats.len());
        let names: Vec<String> = seats.map(|seat| ending::name_of(table, seat)).collect();
        return fill("pause-round", &[("game", &game), ("names", &list(&names))]);
    };
    let name = ending::name_of(table, opponent);
    let number = table.round().to_string();
    fill(
        "pause-line",
        &[("game", &game), ("name", &name), ("n", &number)],
    )
}

fn data(table: &TableState, guests: bool, scores: bool, music: bool) -> PauseData {
    // A lesson or puzzle can be neither resigned nor exported.
    let own = !table.is_practice();
    let played = own
        && table.analysis().is_none()
        && table.turn.outcome().is_none()
        && !table.moves.is_empty();
    let shared = own && transfer::POSSIBLE && !table.hidden;
    let seen = table.sees.unwrap_or(table.viewer);
    PauseData {
        line: people::with_effort(line(table), &table.seats),
        rules: text(&format!("{}-line", table.variant)).to_owned(),
        // The others would lose the match.
        restart: !table.shared,
        draw: played && table.may_agree_draw,
        resign: played && (!table.hidden || table.occupant(seen).is_some_and(Occupant::is_person)),
        play_from: play_from::is_possible(table),
        editor: own && table.editable,
        guests,
        link: shared,
        scores,
        reader: true,
        notation: transfer::notation_key(&table.variant)
            .filter(|_| shared)
            .map(|key| text(&format!("pause-{key}")).to_owned()),
        open: transfer::POSSIBLE,
        picture: pictures::possible(table),
        music,
        practice: table.is_practice(),
    }
}

/// The tables with guests that this device has laid or joined.
#[derive(SystemParam)]
struct GuestTables<'w> {
    hosting: Res<'w, Hosting>,
    visiting: Res<'w, Visiting>,
}

/// What the menu asks for.
#[derive(SystemParam)]
struct PauseRequests<'w> {
    intents: MessageWriter<'w, Intent>,
    transfers: MessageWriter<'w, Transfer>,
    course_commands: MessageWriter<'w, CourseCommand>,
    pictures: MessageWriter<'w, SavePicture>,
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    table: Res<TableState>,
    stage: Res<CardStage>,
    guests: GuestTables,
    mut settings: ResMut<Settings>,
    mut requests: PauseRequests,
    mut farewell: Farewell,
) -> Result {
    let hosted = guests.hosting.table().is_some_and(HostedTable::is_begun);
    let visited = guests.visiting.visit().is_some_and(Visit::is_open);
    let data = data(
        &table,
        hosted || visited,
        stage.show.is_of(&table),
        settings.music_gain() > 0.0,
    );
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut state))? else {
        return Ok(());
    };
    match action {
        PauseAction::Resume => panel.open(Menu::None),
        PauseAction::Restart => {
            if !table.is_practice() {
                farewell.for_a_match(None);
            }
            requests.intents.write(Intent::Restart);
            panel.open(Menu::None);
        }
        PauseAction::Scores => panel.open(Menu::Scores),
        PauseAction::OfferDraw => panel.open(Menu::ConfirmDraw),
        PauseAction::Resign => panel.open(Menu::ConfirmResign),
        PauseAction::Music => settings.toggle_music(),
        PauseAction::Settings => panel.open(Menu::Settings),
        PauseAction::Rules => panel.open(Menu::Rules),
        PauseAction::PlayFrom => panel.open(Menu::PlayFrom),
        PauseAction::BoardEditor => panel.open(Menu::BoardEditor),
        PauseAction::Guests if hosted => panel.open(Menu::Lobby),
        PauseAction::Guests => panel.open(Menu::Visit),
        PauseAction::Link => {
            requests.transfers.write(Transfer::Link);
        }
        PauseAction::Notation => {
            requests.transfers.write(Transfer::Notation);
        }
        PauseAction::Open => {
            requests.transfers.write(Transfer::Open);
        }
        PauseAction::Picture => {
            requests.pictures.write(SavePicture);
            // The notice that says where they are is shown over the table.
            panel.open(Menu::None);
        }
        PauseAction::Leave if table.is_practice() => {
            requests.course_commands.write(CourseCommand::Leave);
        }
        PauseAction::Leave => panel.go_to_title(Menu::None),
    }
    Ok(())
}
