//! The rules with pictures. At the table they open at the rule of this moment.

use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::input::actions::Wish;
use crate::app::panels::rules;
use crate::app::panels::rules::{RulesAction, RulesData, RulesState};
use crate::app::progress::Learnt;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::{MenuExt, PanelContext, content};
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen};
use crate::app::table::presentation::Presentations;
use crate::rules::Variant;
use crate::store::progress::Progress;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open_by_wish)
        .add_systems(OnEnter(Menu::Rules), open)
        .add_systems(OnExit(Menu::Rules), close)
        .show_menu(Menu::Rules, show);
}

/// The book as it lies open.
#[derive(Resource, Default)]
pub(super) struct Book {
    data: RulesData,
    state: RulesState,
}

/// The rules are asked for at the table, by key or by their seal.
fn open_by_wish(mut wishes: MessageReader<Wish>, mut menu: ResMut<NextState<Menu>>) {
    if wishes.read().any(|Wish::Rules| true) {
        (*menu).set_if_neq(Menu::Rules);
    }
}

/// At the table the book is about the game that is played, else about the one that is set up.
fn open(
    screen: Res<State<Screen>>,
    table: Res<TableState>,
    setup: Res<MatchSetup>,
    learnt: Res<Learnt>,
    all: Res<Presentations>,
    mut commands: Commands,
) {
    let at_table = *screen.get() == Screen::Table;
    let played = at_table.then_some(table.variant.as_str());
    let games = games_with_rules(&all);
    let game = content::game_of(&games, played.unwrap_or(setup.variant(&all)));
    let variant = games.get(game).map_or("", |variant| variant.key);
    let rule = table.rule.as_ref().filter(|_| played == Some(variant));
    let moment = rule.and_then(|rule| content::moment(variant, rule));
    let leaf = moment.as_ref().map(|moment| moment.leaf);
    let mut data = rules_data(&all, &learnt.0, game);
    data.moment = moment;
    if at_table && table.practice {
        data.lesson = None;
    }
    let state = RulesState::at(game, leaf.unwrap_or(0), leaf.is_some());
    commands.insert_resource(Book { data, state });
}

fn close(mut commands: Commands) {
    commands.remove_resource::<Book>();
}

fn games_with_rules(games: &Presentations) -> Vec<&'static Variant> {
    content::variants(games, content::has_rules)
}

fn rules_data(all: &Presentations, progress: &Progress, game: usize) -> RulesData {
    let games = games_with_rules(all);
    let variant = games.get(game).map_or("", |variant| variant.key);
    RulesData {
        shelves: content::shelves(&games),
        leaves: content::leaves(all, variant),
        moment: None,
        found: None,
        lesson: content::lesson_note(progress, variant),
    }
}

/// Whether the rules of a game of cards lie open.
pub(super) fn shows_cards(book: Option<Res<Book>>, all: Res<Presentations>) -> bool {
    let games = games_with_rules(&all);
    let variant = book.and_then(|book| games.get(book.state.game).copied());
    variant
        .and_then(|variant| all.of(variant.key))
        .is_some_and(|game| game.words.cards.is_some())
}

fn show(
    mut panel: PanelContext,
    mut book: ResMut<Book>,
    learnt: Res<Learnt>,
    mut courses: MessageWriter<StartCourse>,
) -> Result {
    let ctx = panel.egui()?;
    let Book { data, state } = &mut *book;
    let Some(action) = rules::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    let games = games_with_rules(&panel.games);
    let variant = games.get(state.game).map_or("", |variant| variant.key);
    match action {
        RulesAction::Back => {
            panel.pressed();
            panel.leave(Menu::Rules);
        }
        RulesAction::Game(game) => {
            panel.pressed();
            *data = rules_data(&panel.games, &learnt.0, game);
            data.found = content::found(variant, &state.search);
        }
        RulesAction::Search => data.found = content::found(variant, &state.search),
        RulesAction::Leaf(_) => {}
        RulesAction::Lesson => {
            panel.pressed();
            courses.write(StartCourse(Course::Lesson(variant.to_owned())));
        }
    }
    Ok(())
}
