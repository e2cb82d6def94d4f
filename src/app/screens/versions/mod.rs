//! Two versions of one match side by side: what a friend sent contradicts what is kept.

pub mod view;

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::screens::matches::{self, Entry, Shelf};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::table_hud::board::typeset;
use crate::app::screens::versions::view::{Version, VersionsAction, VersionsData};
use crate::app::session::{Games, Matches, VersionsDiffer};
use crate::app::settings::LanguageInUse;
use crate::app::state::Menu;
use crate::app::table::presentation::Presentations;
use crate::app::ui::diagram::{At, Diagram, DiagramMark};
use crate::app::ui::page::PageState;
use crate::rules::Record;
use crate::store::matches::alike;
use crate::texts::{fill, text};

/// How many moves of each version are shown after the last one that both have.
const MOVES: usize = 6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(on_message::<VersionsDiffer>)
            .in_set(FrameSystems::Open),
    )
    .fresh::<PageState>(Menu::Versions)
    .forget::<VersionsPage>(Menu::Versions)
    .show_menu(Menu::Versions, show.run_if(resource_exists::<VersionsPage>));
}

/// The open page.
#[derive(Resource)]
struct VersionsPage {
    /// What was kept before.
    known: Entry,
    /// What was opened.
    opened: Entry,
    data: VersionsData,
}

/// Shows both versions over the table.
fn open(
    mut differing: MessageReader<VersionsDiffer>,
    matches: Res<Matches>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    mut commands: Commands,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(VersionsDiffer { known, opened }) = differing.read().last() else {
        return;
    };
    let entries = matches::entries(&matches);
    let entry = |number| entries.iter().find(|entry| entry.number() == number);
    // Both were kept a moment ago.
    let (Some(known), Some(opened)) = (entry(*known), entry(*opened)) else {
        return;
    };
    commands.insert_resource(VersionsPage {
        known: known.clone(),
        opened: opened.clone(),
        data: data(&games, &presentations, known, opened),
    });
    (*menu).set_if_neq(Menu::Versions);
}

fn data(
    games: &Games,
    presentations: &Presentations,
    known: &Entry,
    opened: &Entry,
) -> VersionsData {
    let same = alike(&known.record, &opened.record);
    let replayed = [known, opened].map(|entry| (entry, games.replay(&entry.record)));
    // Moves that are not for everybody's eyes are not told.
    let hidden = replayed.iter().any(|(_, game)| {
        let game = game.as_deref();
        game.is_none_or(|game| game.hides_anything())
    });
    let told = |words: String| if hidden { String::new() } else { words };
    let [mut known_version, mut opened_version] = replayed.map(|(entry, game)| {
        let game = game.as_deref();
        Version {
            board: game.and_then(|game| matches::position(games, presentations, game)),
            moves: told(moves(&entry.record, same)),
            far: matches::how_far(&entry.record, game, entry.over),
        }
    });
    if let (Some(one), Some(other)) = (&mut known_version.board, &mut opened_version.board) {
        mark_differences(one, other);
    }
    let after = after(&known.record, same);
    VersionsData {
        parted: told(fill("versions-parted", &[("after", &after)])),
        known: known_version,
        opened: opened_version,
    }
}

/// The last move that both versions have, e.g. “after 12. 18×9”.
fn after(record: &Record, same: usize) -> String {
    let last = same.checked_sub(1);
    let last = last.and_then(|last| Some((last, record.moves.get(last)?)));
    let Some((index, notation)) = last else {
        return text("hud-looked-start").to_owned();
    };
    let round = round_of(record, index).to_string();
    fill("hud-looked", &[("n", &round), ("move", &typeset(notation))])
}

/// The number of the round that a move belongs to, from 1.
fn round_of(record: &Record, index: usize) -> usize {
    index / record.seats.len().max(1) + 1
}

/// The moves after those that both versions have, e.g. “3… 24–19  4. 11–15”.
fn moves(record: &Record, same: usize) -> String {
    let own = record.moves.iter().enumerate().skip(same);
    let mut words: Vec<String> = own
        .take(MOVES)
        .map(|(index, notation)| {
            let round = round_of(record, index);
            let notation = typeset(notation);
            match index % record.seats.len().max(1) {
                0 if index > same => format!(" {round}. {notation}"),
                0 => format!("{round}. {notation}"),
                _ if index == same => format!("{round}… {notation}"),
                _ => notation,
            }
        })
        .collect();
    if record.moves.len() > same + MOVES {
        words.push("…".to_owned());
    }
    words.join(" ")
}

/// Frames the places where two positions differ.
fn mark_differences(one: &mut Diagram, other: &mut Diagram) {
    let only = |these: &Diagram, those: &Diagram| {
        let figures = these
            .figures
            .iter()
            .filter(|figure| !those.figures.contains(figure));
        figures.map(|(at, _)| *at).collect::<Vec<At>>()
    };
    let mut places = [only(one, other), only(other, one)].concat();
    places.sort_unstable();
    places.dedup();
    for diagram in [one, other] {
        diagram.marks = places.iter().map(|at| (*at, DiagramMark::Piece)).collect();
    }
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<VersionsPage>,
    language: Res<LanguageInUse>,
    mut state: ResMut<PanelState<PageState>>,
    mut shelf: Shelf,
) -> Result {
    if language.is_changed() {
        page.data = data(
            &panel.games,
            &panel.presentations,
            &page.known,
            &page.opened,
        );
    }
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &page.data, &mut state))?
    else {
        return Ok(());
    };
    match action {
        // It is on the table.
        VersionsAction::Opened => panel.open(Menu::None),
        VersionsAction::Known => shelf.go_on(&panel.games, page.known.clone()),
    }
    Ok(())
}
