//! The saved matches: to continue, review, replay or delete.

pub mod view;

use bevy::prelude::*;

use crate::app::schedule::SessionSystems;
use crate::app::screens::matches::view::{MatchRow, MatchesAction, MatchesData};
use crate::app::screens::menus::MenuExt;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::pending::{Pending, PendingAction};
use crate::app::session::replay::Replay;
use crate::app::session::review::ReviewState;
use crate::app::session::{Games, Intent, Matches, Open, OpenResult, Seek, TableState};
use crate::app::state::Menu;
use crate::app::transfer::Transfer;
use crate::app::ui::page::PageState;
use crate::app::wall_clock::WallClock;
use crate::app::wording::{people, times};
use crate::rules::{AnyMatch, Occupant, Record, Seat};
use crate::store::matches::KeptMatch;
use crate::texts::{fill, list, plural, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReopenMode>()
        .add_systems(OnEnter(Menu::Matches), open)
        .forget::<MatchesPage>(Menu::Matches)
        .add_systems(
            Update,
            reopen
                .run_if(on_message::<OpenResult>)
                .in_set(SessionSystems::Present),
        )
        .show_menu(Menu::Matches, show);
}

/// The open page.
#[derive(Resource)]
struct MatchesPage {
    /// The number of each row's match.
    numbers: Vec<u64>,
    data: MatchesData,
    state: PageState,
}

/// What to do with a match once it is opened.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq)]
enum ReopenMode {
    /// Continue it.
    #[default]
    No,
    /// Review its moves.
    Review,
    /// Replay it from the start.
    Replay,
}

fn open(matches: Res<Matches>, games: Res<Games>, clock: Res<WallClock>, mut commands: Commands) {
    let kept = || matches.unfinished().chain(matches.kept().which(true));
    commands.insert_resource(MatchesPage {
        numbers: kept().map(|kept| kept.number).collect(),
        data: MatchesData {
            rows: kept().map(|kept| row(&games, *clock, kept)).collect(),
        },
        state: PageState::default(),
    });
}

/// A match as one line, e.g. “Draughts, move 15”.
pub(super) fn line(record: &Record) -> String {
    fill(
        "title-saved",
        &[("game", &game_name(record)), ("n", &move_number(record))],
    )
}

/// The number of the next move, as displayed.
fn move_number(record: &Record) -> String {
    (record.moves.len() / record.seats.len().max(1) + 1).to_string()
}

/// The name of a match's game.
pub(super) fn game_name(record: &Record) -> String {
    text(&format!("{}-name", record.variant)).to_owned()
}

/// The title of a match: the game and the players, without the person if there is only one.
pub(super) fn title(record: &Record) -> String {
    let people = record.seats.iter().filter(|who| who.is_person()).count();
    let others = record.seats.iter().zip(people::names(record));
    let others: Vec<String> = others
        .filter(|(who, _)| people != 1 || !who.is_person())
        .map(|(_, name)| name)
        .collect();
    let key = match (people, record.seats.len()) {
        (1, 2) => "matches-against",
        // The other seats may include partners.
        (1, _) => "matches-with",
        _ => "matches-between",
    };
    fill(
        key,
        &[("game", &game_name(record)), ("names", &list(&others))],
    )
}

/// How a match ended, e.g. “You win”; empty if it is unfinished.
fn ended(game: &dyn AnyMatch) -> String {
    let turn = game.turn();
    let Some(outcome) = turn.outcome() else {
        return String::new();
    };
    let seats = || (0..).map(Seat).zip(game.seats());
    let mut people = seats().filter(|(_, who)| who.is_person());
    let alone = people
        .next()
        .filter(|_| people.next().is_none())
        .map(|(seat, _)| seat);
    let winners = seats().filter(|(seat, _)| outcome.winners.contains(seat));
    let names = people::names(&game.record());
    let winners: Vec<String> = winners
        .map(|(seat, _)| names.get(seat.index()).cloned().unwrap_or_default())
        .collect();
    match (winners.as_slice(), alone) {
        ([], _) => text("result-drawn").to_owned(),
        (_, Some(seat)) if outcome.winners.contains(&seat) => text("result-won").to_owned(),
        (_, Some(_)) => text("result-lost").to_owned(),
        ([name], None) if *name == people::name(&Occupant::Person(String::new())) => {
            text("result-won").to_owned()
        }
        ([name], None) => fill("result-wins", &[("name", name)]),
        (names, None) => fill("result-win", &[("name", &list(names))]),
    }
}

fn row(games: &Games, clock: WallClock, kept: &KeptMatch) -> MatchRow {
    let record = &kept.record;
    let game = games.replay(record);
    let seats = record.seats.len().max(1);
    let far = if kept.over {
        let ended = game.as_deref().map(ended).unwrap_or_default();
        let moves = plural("result-moves", record.moves.len().div_ceil(seats));
        fill("matches-ended", &[("end", &ended), ("moves", &moves)])
    } else {
        fill("matches-move", &[("n", &move_number(record))])
    };
    let when = times::when(clock, kept.when);
    MatchRow {
        emblem: format!("emblem_{}", record.variant),
        title: title(record),
        note: fill("matches-note", &[("far", &far), ("when", &when)]),
        over: kept.over,
        review: game.is_some_and(|game| games.may_review(&record.variant, &*game)),
    }
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<MatchesPage>,
    matches: Res<Matches>,
    mut pending: ResMut<Pending>,
    mut reopen_mode: ResMut<ReopenMode>,
    mut opens: MessageWriter<Open>,
    mut transfers: MessageWriter<Transfer>,
) -> Result {
    let ctx = panel.egui()?;
    let MatchesPage {
        numbers,
        data,
        state,
    } = &mut *page;
    let Some(action) = view::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    panel.pressed();
    let number = |row: usize| numbers.get(row).copied();
    let (row, mode) = match action {
        MatchesAction::Back => {
            panel.leave(Menu::Matches);
            return Ok(());
        }
        MatchesAction::Text => {
            transfers.write(Transfer::Open);
            return Ok(());
        }
        MatchesAction::Delete(row) => {
            if let Some(number) = number(row) {
                panel.open(pending.ask(PendingAction::Delete(number)));
            }
            return Ok(());
        }
        MatchesAction::Open(row) => (row, ReopenMode::No),
        MatchesAction::Review(row) => (row, ReopenMode::Review),
        MatchesAction::Replay(row) => (row, ReopenMode::Replay),
    };
    if let Some(kept) = number(row).and_then(|number| matches.kept().get(number)) {
        *reopen_mode = mode;
        opens.write(Open::game((*kept.record).clone()));
    }
    Ok(())
}

/// Starts the replay or review once the match is opened.
fn reopen(
    mut results: MessageReader<OpenResult>,
    table: Res<TableState>,
    mut reopen_mode: ResMut<ReopenMode>,
    mut replay: ResMut<Replay>,
    mut review: ResMut<ReviewState>,
    mut intents: MessageWriter<Intent>,
) {
    let mode = std::mem::take(&mut *reopen_mode);
    let opened = results.read().any(|OpenResult(result)| result.is_ok());
    if !opened || mode == ReopenMode::No {
        return;
    }
    replay.open(&table, mode == ReopenMode::Replay);
    if mode == ReopenMode::Replay {
        intents.write(Intent::Seek(Seek::Start));
    } else {
        review.wanted = true;
    }
}
