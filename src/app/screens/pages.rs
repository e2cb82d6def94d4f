//! The pages around the table: rules, statistics, puzzles. Each leads back to where it was opened.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::course::{Course, StartCourse};
use crate::app::cue::Cue;
use crate::app::games;
use crate::app::input::actions::Wish;
use crate::app::panels::puzzles::{PuzzlesAction, PuzzlesData, PuzzlesState};
use crate::app::panels::rules::{RulesAction, RulesData, RulesState};
use crate::app::panels::statistics::{StatisticsAction, StatisticsData, StatisticsState, TallyRow};
use crate::app::panels::{puzzles, rules, setup, statistics};
use crate::app::progress::Learnt;
use crate::app::screens::{Desk, Panels, books, match_setup};
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen};
use crate::app::wording::people;
use crate::levels;
use crate::players::thinker;
use crate::rules::Variant;
use crate::store::progress::{Progress, Tally};
use crate::texts::{fill, text};

/// What the pages show and remember.
#[derive(Default)]
pub(super) struct Pages {
    rules: RulesState,
    rules_data: RulesData,
    statistics: StatisticsState,
    statistics_data: StatisticsData,
    puzzles: PuzzlesState,
    puzzles_data: PuzzlesData,
}

/// What the pages are opened with.
pub(super) struct Occasion<'a> {
    /// What is on the screen.
    pub screen: Screen,
    /// The match on the table.
    pub table: &'a TableState,
    /// What the player has done.
    pub learnt: &'a Learnt,
}

/// The rules are asked for at the table, by key or by their seal.
pub(super) fn open_rules(mut wishes: MessageReader<Wish>, mut menu: ResMut<NextState<Menu>>) {
    if wishes.read().any(|Wish::Rules| true) {
        (*menu).set_if_neq(Menu::Rules);
    }
}

/// Opens a page of the set-up; the lesson begins at once.
pub(super) fn open(desk: &mut Desk, page: setup::Page, variant: &str) {
    match page {
        setup::Page::Lesson => {
            desk.course
                .write(StartCourse(Course::Lesson(variant.to_owned())));
        }
        setup::Page::Puzzles => (*desk.menu).set_if_neq(Menu::Puzzles),
        setup::Page::Rules => (*desk.menu).set_if_neq(Menu::Rules),
        setup::Page::Statistics => (*desk.menu).set_if_neq(Menu::Statistics),
    }
}

/// The ways from the set-up of a variant to its pages.
pub(super) fn ways(progress: &Progress, variant: &str) -> Vec<setup::PageRow> {
    let row = |page, key: &str, note: String| setup::PageRow {
        page,
        label: text(key).to_owned(),
        note,
    };
    let mut rows = Vec::new();
    if let Some(note) = books::lesson_note(progress, variant) {
        rows.push(row(setup::Page::Lesson, "ui.setup.lesson", note));
    }
    if books::has_puzzles(variant) {
        let note = books::solved_note(progress, variant);
        rows.push(row(setup::Page::Puzzles, "ui.setup.puzzles", note));
    }
    if books::has_rules(variant) {
        let note = text("ui.setup.rules.note").to_owned();
        rows.push(row(setup::Page::Rules, "ui.setup.rules", note));
    }
    let played = progress.game(variant).map_or(0, |game| {
        game.all_levels()
            .played()
            .saturating_add(game.people.played)
    });
    let note = match played {
        0 => text("ui.setup.statistics.none").to_owned(),
        n => fill("ui.setup.statistics.note", &[("n", &n.to_string())]),
    };
    rows.push(row(setup::Page::Statistics, "ui.setup.statistics", note));
    rows
}

/// A page that opens gathers what it shows. At the table it is about the game that is played, else
/// about the one that is set up.
pub(super) fn prepare(panels: &mut Panels, menu: Menu, now: &Occasion) {
    let at_table = now.screen == Screen::Table;
    let variant = if at_table {
        now.table.variant.clone()
    } else {
        match_setup::variant_key(panels).to_owned()
    };
    let pages = &mut panels.pages;
    match menu {
        Menu::Rules => pages.open_rules(&variant, at_table, now),
        Menu::Statistics => {
            let game = place_of(&statistics_games(), &variant);
            pages.statistics = StatisticsState { game, ..default() };
            pages.statistics_data = statistics_data(&now.learnt.0, game);
        }
        Menu::Puzzles => {
            let game = place_of(&puzzle_games(), &variant);
            pages.puzzles = PuzzlesState { game, ..default() };
            pages.puzzles_data = puzzles_data(&now.learnt.0, game);
        }
        _ => {}
    }
}

impl Pages {
    fn open_rules(&mut self, variant: &str, at_table: bool, now: &Occasion) {
        let games = rules_games();
        let game = place_of(&games, variant);
        let Some(variant) = games.get(game).map(|variant| variant.key) else {
            return;
        };
        self.rules_data = rules_data(&now.learnt.0, game);
        let rule = now
            .table
            .rule
            .as_ref()
            .filter(|_| at_table && now.table.variant == variant);
        let moment = rule.and_then(|rule| books::moment(variant, rule));
        let leaf = moment.as_ref().map(|moment| moment.leaf);
        self.rules_data.moment = moment;
        if at_table && now.table.practice {
            self.rules_data.lesson = None;
        }
        self.rules = RulesState::at(game, leaf.unwrap_or(0), leaf.is_some());
    }
}

fn rules_games() -> Vec<&'static Variant> {
    books::variants(books::has_rules)
}

fn puzzle_games() -> Vec<&'static Variant> {
    books::variants(books::has_puzzles)
}

fn statistics_games() -> Vec<&'static Variant> {
    books::variants(|_| true)
}

/// The place of a variant in a list, or the first.
fn place_of(games: &[&Variant], variant: &str) -> usize {
    games
        .iter()
        .position(|game| game.key == variant)
        .unwrap_or(0)
}

fn rules_data(progress: &Progress, game: usize) -> RulesData {
    let games = rules_games();
    let variant = games.get(game).map_or("", |variant| variant.key);
    RulesData {
        shelves: books::shelves(&games),
        leaves: books::leaves(variant),
        moment: None,
        found: None,
        lesson: books::lesson_note(progress, variant),
    }
}

/// Whether the rules of a game of cards lie open.
pub(super) fn shows_cards(menu: Res<State<Menu>>, panels: Res<Panels>) -> bool {
    let variant = || {
        rules_games()
            .get(panels.pages.rules.game)
            .map_or("", |variant| variant.key)
    };
    *menu.get() == Menu::Rules && games::look(variant()).is_some_and(|look| look.cards.is_some())
}

pub(super) fn show_rules(ctx: &egui::Context, desk: &mut Desk) {
    let panels = &mut *desk.panels;
    let pages = &mut panels.pages;
    let Some(action) = rules::show(ctx, &panels.theme, &pages.rules_data, &mut pages.rules) else {
        return;
    };
    let games = rules_games();
    let variant = games
        .get(pages.rules.game)
        .map_or("", |variant| variant.key);
    match action {
        RulesAction::Back => {
            desk.cues.write(Cue::Button);
            desk.leave(Menu::Rules);
        }
        RulesAction::Game(game) => {
            desk.cues.write(Cue::Button);
            pages.rules_data = rules_data(&desk.learnt.0, game);
            pages.rules_data.found = books::found(variant, &pages.rules.search);
        }
        RulesAction::Search => pages.rules_data.found = books::found(variant, &pages.rules.search),
        RulesAction::Leaf(_) => {}
        RulesAction::Lesson => {
            desk.cues.write(Cue::Button);
            desk.course
                .write(StartCourse(Course::Lesson(variant.to_owned())));
        }
    }
}

/// The figures of matches that ended.
fn tally_row(name: &str, portrait: &str, level: u8, tally: &Tally) -> TallyRow {
    TallyRow {
        name: name.to_owned(),
        portrait: portrait.to_owned(),
        level,
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        run: tally.run.longest,
        // Moves are counted as in the list of moves: one of each side.
        fewest: tally.fewest_plies.map(|plies| plies.div_ceil(2)),
    }
}

fn time_words(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let (h, m) = (hours.to_string(), minutes.to_string());
    let key = if hours == 0 {
        "ui.statistics.minutes"
    } else {
        "ui.statistics.hours"
    };
    fill(key, &[("h", &h), ("m", &m)])
}

fn statistics_data(progress: &Progress, game: usize) -> StatisticsData {
    let games = statistics_games();
    let variant = games.get(game).map_or("", |variant| variant.key);
    let tally = progress.game(variant).cloned().unwrap_or_default();
    let rows = thinker::courtiers(variant).map(|courtier| {
        let level = courtier.level();
        let key = people::COURTIERS[usize::from(level - 1)];
        let own = tally.levels.get(&level).copied().unwrap_or_default();
        tally_row(text(&format!("ui.courtier.{key}")), key, level, &own)
    });
    let all = tally.all_levels();
    let mut notes = Vec::new();
    let people = &tally.people;
    if people.played > 0 {
        let won = |seat: usize| {
            people
                .won
                .get(seat)
                .copied()
                .unwrap_or_default()
                .to_string()
        };
        let side = |seat: usize| text(&format!("ui.{variant}.seat.{seat}")).to_owned();
        let values = [
            ("played", people.played.to_string()),
            ("first", won(0)),
            ("one", side(0)),
            ("second", won(1)),
            ("other", side(1)),
            ("drawn", people.drawn.to_string()),
        ];
        let values: Vec<(&str, &str)> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        notes.push(fill("ui.statistics.people", &values));
    }
    let seconds = all.seconds.saturating_add(people.seconds);
    if seconds >= 60 {
        notes.push(fill(
            "ui.statistics.time",
            &[("time", &time_words(seconds))],
        ));
    }
    let mut courses = Vec::new();
    if books::has_puzzles(variant) {
        let (done, all) = books::solved(progress, variant);
        courses.push(statistics::Course {
            icon: "puzzle".to_owned(),
            label: text("ui.setup.puzzles").to_owned(),
            note: books::solved_note(progress, variant),
            done,
            all,
        });
    }
    if let (Some((done, all)), Some(note)) = (
        books::lesson(progress, variant),
        books::lesson_note(progress, variant),
    ) {
        courses.push(statistics::Course {
            icon: "lesson".to_owned(),
            label: text("ui.setup.lesson").to_owned(),
            note,
            done,
            all,
        });
    }
    StatisticsData {
        shelves: books::shelves(&games),
        title: text(&format!("ui.{variant}.name")).to_owned(),
        rows: rows.collect(),
        all: tally_row(text("ui.statistics.all"), "", 0, &all),
        notes,
        courses,
    }
}

pub(super) fn show_statistics(ctx: &egui::Context, desk: &mut Desk) {
    let panels = &mut *desk.panels;
    let pages = &mut panels.pages;
    match statistics::show(
        ctx,
        &panels.theme,
        &pages.statistics_data,
        &mut pages.statistics,
    ) {
        None => {}
        Some(StatisticsAction::Back) => {
            desk.cues.write(Cue::Button);
            desk.leave(Menu::Statistics);
        }
        Some(StatisticsAction::Game(game)) => {
            desk.cues.write(Cue::Button);
            pages.statistics_data = statistics_data(&desk.learnt.0, game);
        }
    }
}

fn puzzles_data(progress: &Progress, game: usize) -> PuzzlesData {
    let games = puzzle_games();
    let variant = games.get(game).map_or("", |variant| variant.key);
    PuzzlesData {
        shelves: books::shelves(&games),
        puzzles: books::puzzle_cards(progress, variant),
        daily: books::daily().map(|puzzle| progress.is_solved(&puzzle.id)),
    }
}

pub(super) fn show_puzzles(ctx: &egui::Context, desk: &mut Desk) {
    let panels = &mut *desk.panels;
    let pages = &mut panels.pages;
    let Some(action) = puzzles::show(ctx, &panels.theme, &pages.puzzles_data, &mut pages.puzzles)
    else {
        return;
    };
    desk.cues.write(Cue::Button);
    match action {
        PuzzlesAction::Back => desk.leave(Menu::Puzzles),
        PuzzlesAction::Game(game) => pages.puzzles_data = puzzles_data(&desk.learnt.0, game),
        PuzzlesAction::Play(place) => {
            let games = puzzle_games();
            let variant = games
                .get(pages.puzzles.game)
                .map_or("", |variant| variant.key);
            if let Some(puzzle) = levels::puzzles::of(variant).get(place) {
                desk.course
                    .write(StartCourse(Course::Puzzle(puzzle.id.clone())));
            }
        }
        PuzzlesAction::Daily => start_daily(desk),
    }
}

/// Begins the puzzle of today.
pub(super) fn start_daily(desk: &mut Desk) {
    if let Some(puzzle) = books::daily() {
        desk.course
            .write(StartCourse(Course::Puzzle(puzzle.id.clone())));
    }
}
