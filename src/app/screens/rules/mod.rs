//! The illustrated rules. At the table they open at the rule in force.

mod leaves;
pub mod view;

use bevy::prelude::*;

use crate::app::announce::Voice;
use crate::app::course::Course;
use crate::app::input::actions::PanelRequest;
use crate::app::progress::PlayerProgress;
use crate::app::schedule::{FrameSystems, LastSystems};
use crate::app::screens::about_game::content;
use crate::app::screens::at_hand::AtHand;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::requests::pending::Starter;
use crate::app::screens::rules::view::{RulesAction, RulesData, RulesState};
use crate::app::screens::voice;
use crate::app::session::Games;
use crate::app::state::Menu;
use crate::app::table::presentation::Presentations;
use crate::levels::library::LevelLibrary;
use crate::rules::Variant;
use crate::store::progress::Progress;
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_on_request
            .run_if(on_message::<PanelRequest>)
            .in_set(FrameSystems::Open),
    )
    .page(Menu::Rules, open, show)
    .add_systems(
        Last,
        read_out.after(voice::listen).before(LastSystems::Announce),
    );
}

/// The rules reader.
#[derive(Resource, Default)]
pub(super) struct RulesBook {
    games: Vec<&'static Variant>,
    /// The variant whose rules are shown.
    variant: &'static str,
    data: RulesData,
    state: RulesState,
}

impl RulesBook {
    /// The variant whose rules are shown.
    pub(super) fn variant(&self) -> &'static str {
        self.variant
    }

    /// Shows a game's rules.
    fn open_at(
        &mut self,
        game: usize,
        games: &Games,
        presentations: &Presentations,
        levels: &LevelLibrary,
        progress: &Progress,
    ) {
        let variant = content::key_at(&self.games, game);
        let presentation = presentations.of(games, variant);
        self.variant = variant;
        self.data = RulesData {
            over_table: self.data.over_table,
            families: content::families(&self.games),
            leaves: presentation.map_or_else(Vec::new, |game| leaves::leaves(game, variant)),
            moment: None,
            found: None,
            lesson: content::lesson_note(levels, progress, variant),
        };
    }
}

/// Opens the rules of the game on the table, by key or button.
fn open_on_request(
    mut panel_requests: MessageReader<PanelRequest>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if panel_requests.read().any(|PanelRequest::Rules| true) {
        (*menu).set_if_neq(Menu::Rules);
    }
}

/// Opens the reader, at the table with the rule in force, or else with that of an ordinary turn.
fn open(
    at_hand: AtHand,
    progress: Res<PlayerProgress>,
    presentations: Res<Presentations>,
) -> Option<RulesBook> {
    let (games, game) = at_hand.variants(content::has_rules);
    let variant = content::key_at(&games, game);
    let mut book = RulesBook { games, ..default() };
    book.data.over_table = at_hand.table().is_some();
    let (games, levels) = (&at_hand.games, &at_hand.levels);
    book.open_at(game, games, &presentations, levels, &progress.0);
    let mut leaf = None;
    if let Some(table) = at_hand.table() {
        if table.variant == variant {
            let rule = table.rule.as_ref();
            book.data.moment = rule.and_then(|rule| leaves::moment(variant, rule));
            let moment = book.data.moment.as_ref().map(|moment| moment.leaf);
            leaf = moment.or_else(|| leaves::of_turn(variant));
        }
        if table.is_practice() {
            book.data.lesson = None;
        }
    }
    book.state = RulesState::at(game, leaf.unwrap_or(0), leaf.is_some());
    Some(book)
}

/// Announces the open page.
fn read_out(
    book: Option<Res<RulesBook>>,
    mut before: Local<Option<(usize, usize)>>,
    mut voice: ResMut<Voice>,
) {
    let now = book.as_ref().map(|book| (book.state.game, book.state.leaf));
    if now == *before {
        return;
    }
    *before = now;
    let leaf = book.and_then(|book| book.data.leaves.get(book.state.leaf).cloned());
    if let Some(leaf) = leaf {
        let words = [
            ("title", &*leaf.title),
            ("words", &leaf.paragraphs.join(text("sentence-gap"))),
        ];
        voice.say_aside(fill("say-leaf", &words));
    }
}

fn show(
    mut panel: PanelContext,
    mut book: ResMut<RulesBook>,
    progress: Res<PlayerProgress>,
    mut starter: Starter,
) -> Result {
    let ctx = panel.egui()?;
    let RulesBook { data, state, .. } = &mut *book;
    let Some(action) = view::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    let variant = content::key_at(&book.games, book.state.game);
    match action {
        RulesAction::Back => {
            panel.pressed();
            panel.leave(Menu::Rules);
        }
        RulesAction::Game(game) => {
            panel.pressed();
            let (games, looks) = (&panel.games, &panel.presentations);
            book.open_at(game, games, looks, &panel.levels, &progress.0);
            book.data.found = leaves::found(variant, &book.state.search);
        }
        RulesAction::Search => book.data.found = leaves::found(variant, &book.state.search),
        RulesAction::Leaf(_) => {}
        RulesAction::Lesson => {
            panel.pressed();
            let lesson = Course::Lesson(variant.to_owned());
            starter.learn(lesson);
        }
    }
    Ok(())
}
