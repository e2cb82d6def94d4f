//! The saved matches: to continue, review, replay or delete, to find again, and to say something of.

mod entries;
mod names;
pub mod view;

pub(super) use entries::{Entry, entries};
pub(super) use names::{lines, title};

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::SessionSystems;
use crate::app::screens::about_game::board_diagram;
use crate::app::screens::matches::entries::{Filter, Place};
use crate::app::screens::matches::names::move_number;
use crate::app::screens::matches::view::{MatchRow, MatchesAction, MatchesData, MatchesState};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::requests::pending::{Pending, PendingAction};
use crate::app::session::replay::Replay;
use crate::app::session::review::ReviewState;
use crate::app::session::{Games, Intent, Library, Matches, Open, OpenResult, Seek, TableState};
use crate::app::state::Menu;
use crate::app::table::presentation::Presentations;
use crate::app::transfer::{ExportMatches, Transfer};
use crate::app::ui::PageState;
use crate::app::ui::diagram::Diagram;
use crate::app::wall_clock::WallClock;
use crate::app::wording::{people, times};
use crate::rules::{AnyMatch, Occupant, Record, Seat};
use crate::store::library::MatchNote;
use crate::store::matches::KeptMatch;
use crate::texts::{fill, list, plural, text};

/// How many matches are listed at first, and how many more each time.
const LISTED: usize = 30;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReopenMode>()
        .page(Menu::Matches, open, show)
        .add_systems(
            Update,
            reopen
                .run_if(on_message::<OpenResult>)
                .in_set(SessionSystems::Present),
        );
}

/// The open page.
#[derive(Resource)]
struct MatchesPage {
    entries: Vec<Entry>,
    filters: Vec<Filter>,
    /// The match of each row.
    shown: Vec<Entry>,
    /// How many matches are listed at most.
    most: usize,
    /// The rows that were made: a match is replayed for each.
    rows: BTreeMap<Place, MatchRow>,
    data: MatchesData,
    state: PageState<MatchesState>,
}

/// What rows are made from.
struct Sources<'a> {
    games: &'a Games,
    presentations: &'a Presentations,
    library: &'a Library,
    clock: WallClock,
}

impl MatchesPage {
    /// The matches that the search finds.
    fn found(&self, from: &Sources) -> Vec<&Entry> {
        let filter = self.filters.get(self.state.view.filter);
        let filter = filter.copied().unwrap_or(Filter::All);
        let said = (from.games, from.library, from.clock);
        entries::found(&self.entries, filter, &self.state.view.search, said)
    }

    /// Lists what the search finds.
    fn find(&mut self, from: &Sources) {
        let found = self.found(from);
        let shown: Vec<Entry> = found
            .iter()
            .take(self.most)
            .map(|one| (*one).clone())
            .collect();
        self.data = MatchesData {
            rows: Vec::new(),
            more: found.len().saturating_sub(self.most),
            finished: found.iter().filter(|entry| entry.over).count(),
            filters: self.filters.iter().map(|filter| filter.name()).collect(),
        };
        for entry in &shown {
            let made = self.rows.entry(entry.place.clone());
            let row = made.or_insert_with(|| row(from, entry));
            let MatchNote { favourite, words } = from.library.of(&entry.record);
            (row.favourite, row.words) = (favourite, words);
            self.data.rows.push(row.clone());
        }
        self.shown = shown;
        self.state.view.writing = None;
    }
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

fn open(
    mut matches: ResMut<Matches>,
    files: Res<Files>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    library: Res<Library>,
    clock: Res<WallClock>,
    mut notice: ResMut<Notice>,
) -> Option<MatchesPage> {
    matches.read_aside(&files, &games, &mut notice);
    let entries = entries(&matches);
    let mut page = MatchesPage {
        filters: entries::filters(&entries, &games, &library),
        entries,
        shown: Vec::new(),
        most: LISTED,
        rows: BTreeMap::new(),
        data: MatchesData::default(),
        state: PageState::default(),
    };
    page.find(&Sources {
        games: &games,
        presentations: &presentations,
        library: &library,
        clock: *clock,
    });
    Some(page)
}

/// Whether this is a person without a name.
fn is_you(who: &Occupant) -> bool {
    who.is_person() && who.own_name().is_empty()
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
        // The only person without a name is “you”.
        ([_], None) if seats().any(|(seat, who)| outcome.winners == [seat] && is_you(who)) => {
            text("result-won").to_owned()
        }
        (_, Some(seat)) if outcome.winners.contains(&seat) => text("result-won").to_owned(),
        (_, Some(_)) => text("result-lost").to_owned(),
        ([name], None) => fill("result-wins", &[("name", name)]),
        (names, None) => fill("result-win", &[("name", &list(names))]),
    }
}

/// How far an unfinished match has come and, where several people play it, whose turn it is.
fn under_way(record: &Record, game: Option<&dyn AnyMatch>) -> String {
    let number = move_number(record);
    let several = record.seats.iter().filter(|who| who.is_person()).count() > 1;
    let turn = game.filter(|_| several && record.analysis.is_none());
    let turn = turn.and_then(|game| game.turn().seat());
    let names = people::names(record);
    let acts = turn.and_then(|seat| record.seats.get(seat.index()).zip(names.get(seat.index())));
    match acts {
        Some((who, _)) if is_you(who) => fill("matches-your_turn", &[("n", &number)]),
        Some((_, name)) => fill("matches-turn", &[("n", &number), ("name", name)]),
        None => fill("matches-move", &[("n", &number)]),
    }
}

/// How far a match has come, or how it ended.
pub(super) fn how_far(record: &Record, game: Option<&dyn AnyMatch>, over: bool) -> String {
    if !over {
        return under_way(record, game);
    }
    let ended = game.map(ended).unwrap_or_default();
    let rounds = record.moves.len().div_ceil(record.seats.len().max(1));
    let moves = plural("result-moves", rounds);
    fill("matches-ended", &[("end", &ended), ("moves", &moves)])
}

fn row(from: &Sources, entry: &Entry) -> MatchRow {
    let record = &entry.record;
    let game = from.games.replay(record);
    let far = how_far(record, game.as_deref(), entry.over);
    let when = times::when(from.clock, entry.when);
    MatchRow {
        emblem: format!("emblem_{}", record.variant),
        board: (game.as_deref()).and_then(|game| position(from.games, from.presentations, game)),
        title: title(record),
        note: fill("matches-note", &[("far", &far), ("when", &when)]),
        words: String::new(),
        favourite: false,
        over: entry.over,
        review: game.is_some_and(|game| from.games.may_review(&record.variant, &*game)),
    }
}

/// The position of a match as a small diagram, as the only person sees it; `None` for cards.
pub(super) fn position(
    games: &Games,
    presentations: &Presentations,
    game: &dyn AnyMatch,
) -> Option<Diagram> {
    let look = presentations.of(games, game.variant())?;
    let shape = board_diagram::board(look)?;
    let mut people = (0..).map(Seat).zip(game.seats());
    let person = people.find(|(_, who)| who.is_person());
    let viewer = person.filter(|_| people.all(|(_, who)| !who.is_person()));
    let viewer = viewer.map_or(shape.bottom, |(seat, _)| seat);
    Some(Diagram {
        figures: board_diagram::figures(look, &game.pieces(None)),
        turned: board_diagram::is_turned(&shape, viewer),
        ..board_diagram::empty_board(look)
    })
}

/// What is needed to open the kept matches, and to say something of them.
#[derive(SystemParam)]
pub(super) struct Shelf<'w> {
    matches: ResMut<'w, Matches>,
    library: ResMut<'w, Library>,
    saver: ResMut<'w, Saver>,
    clock: Res<'w, WallClock>,
    pending: ResMut<'w, Pending>,
    reopen_mode: ResMut<'w, ReopenMode>,
    opens: MessageWriter<'w, Open>,
    transfers: MessageWriter<'w, Transfer>,
    exports: MessageWriter<'w, ExportMatches>,
}

impl Shelf<'_> {
    /// Opens a match to go on with it.
    pub(super) fn go_on(&mut self, games: &Games, entry: Entry) {
        self.open(games, Some(entry), ReopenMode::No);
    }

    /// Opens a match.
    fn open(&mut self, games: &Games, entry: Option<Entry>, mode: ReopenMode) {
        let Some(entry) = entry else { return };
        let record = match &entry.place {
            Place::Listed(number) => {
                let kept = self.matches.kept().get(*number);
                kept.map(|kept| Arc::clone(&kept.record))
            }
            Place::Aside(file) => self.matches.take_back(file, games, &mut self.saver),
        };
        // One that cannot be replayed says why when it is opened.
        let record = record.unwrap_or_else(|| Arc::clone(&entry.record));
        *self.reopen_mode = mode;
        self.opens.write(Open::game((*record).clone()));
    }

    /// The menu that asks before a match is deleted.
    fn delete(&mut self, entry: &Entry) -> Menu {
        self.pending.ask(match &entry.place {
            Place::Listed(number) => PendingAction::Delete(*number),
            Place::Aside(file) => PendingAction::DeleteAside(file.clone()),
        })
    }

    /// Writes matches to one file.
    fn export(&mut self, entries: &[Entry]) {
        let name = |entry: &Entry| match &entry.place {
            Place::Aside(file) => Some(file.clone()),
            Place::Listed(number) => self.matches.kept().get(*number).map(KeptMatch::file),
        };
        let names = entries.iter().filter_map(name).collect();
        self.exports.write(ExportMatches(names));
    }

    /// Says something else of a match.
    fn say(&mut self, entry: &Entry, change: impl FnOnce(&mut MatchNote)) {
        let mut note = self.library.of(&entry.record);
        change(&mut note);
        self.library.set(&entry.record, note, &mut self.saver);
    }
}

fn show(mut panel: PanelContext, mut page: ResMut<MatchesPage>, mut shelf: Shelf) -> Result {
    let MatchesPage { data, state, .. } = &mut *page;
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, data, state))? else {
        return Ok(());
    };
    let entry = |row: usize| page.shown.get(row).cloned();
    match action {
        MatchesAction::Back => panel.leave(Menu::Matches),
        MatchesAction::Text => {
            shelf.transfers.write(Transfer::Open);
        }
        MatchesAction::Open(row) => shelf.open(&panel.games, entry(row), ReopenMode::No),
        MatchesAction::Review(row) => shelf.open(&panel.games, entry(row), ReopenMode::Review),
        MatchesAction::Replay(row) => shelf.open(&panel.games, entry(row), ReopenMode::Replay),
        MatchesAction::Delete(row) => {
            if let Some(entry) = entry(row) {
                panel.open(shelf.delete(&entry));
            }
        }
        MatchesAction::Find => page.most = LISTED,
        MatchesAction::More => page.most += LISTED,
        MatchesAction::Export => {
            let from = sources(&panel, &shelf);
            let found = page.found(&from).into_iter().filter(|entry| entry.over);
            let found: Vec<Entry> = found.cloned().collect();
            shelf.export(&found);
        }
        MatchesAction::Favourite(row) => {
            if let Some(entry) = entry(row) {
                shelf.say(&entry, |note| note.favourite = !note.favourite);
            }
        }
        MatchesAction::Words(row, words) => {
            if let Some(entry) = entry(row) {
                shelf.say(&entry, |note| note.words = words);
            }
        }
    }
    page.find(&sources(&panel, &shelf));
    Ok(())
}

fn sources<'a>(panel: &'a PanelContext, shelf: &'a Shelf) -> Sources<'a> {
    Sources {
        games: &panel.games,
        presentations: &panel.presentations,
        library: &shelf.library,
        clock: *shelf.clock,
    }
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
