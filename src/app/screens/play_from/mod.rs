//! Play from here: who plays on from the position on the table, in a match of its own. The match,
//! lesson or puzzle that it comes from stays as it is.

pub mod players;
pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::{ActiveCourse, Course, StartCourse};
use crate::app::files::Notice;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::play_from::players::PlayersData;
use crate::app::screens::play_from::view::{PlayFromAction, PlayFromData, PlayFromState};
use crate::app::screens::requests::pending::Starter;
use crate::app::screens::table_hud::board::{position_after, typeset};
use crate::app::session::review::{Annotation, ReviewState};
use crate::app::session::{Games, Matches, TableState, fresh_seed};
use crate::app::settings::{LastSetup, Settings};
use crate::app::state::Menu;
use crate::app::wording::moves::turn_of;
use crate::app::wording::{cards, people};
use crate::levels::puzzles::{Puzzle, PuzzleGoal};
use crate::players::review::Class;
use crate::rules::{Occupant, Record, Seat, registry, side_name};
use crate::texts::{Sentence, fill, text};

pub(super) fn plugin(app: &mut App) {
    app.page(Menu::PlayFrom, prepare, show);
}

/// The position to play on from, while it is asked who does.
#[derive(Resource)]
struct PlayFrom {
    /// The position viewed of a replay.
    viewed: Option<usize>,
    /// A match from there, with the seats of the one on the table.
    record: Record,
    /// The whole match as an analysis board that shows this position.
    board: Record,
    /// A puzzle, if a mistake was made in this position.
    mistake: Option<Box<Puzzle>>,
    data: PlayFromData,
    state: PlayFromState,
}

/// Whether the position on the table can be played on from. While hands are hidden it can't: in
/// another seat they would be seen.
pub(super) fn is_possible(table: &TableState) -> bool {
    !table.hidden || table.is_practice() || table.turn.outcome().is_some()
}

/// What is on the table, and how one played last.
#[derive(SystemParam)]
struct OnTable<'w> {
    table: Res<'w, TableState>,
    course: Res<'w, ActiveCourse>,
    matches: Res<'w, Matches>,
    review: Res<'w, ReviewState>,
    settings: ResMut<'w, Settings>,
}

impl OnTable<'_> {
    /// What to ask about the position shown; `None` if nobody can play there.
    fn choice(&self, games: &Games) -> Option<PlayFrom> {
        if !is_possible(&self.table) {
            return None;
        }
        let last = &self.settings.last_setup;
        if let Some(run) = &self.course.run {
            return from(games, &self.table, &run.record(), last);
        }
        let mut choice = from(games, &self.table, &self.matches.on_table()?.record, last)?;
        let mut moments = self.review.moments.iter();
        let here = moments.find(|moment| moment.ply == self.table.shown());
        choice.mistake = here.and_then(|moment| puzzle(&choice.record, moment));
        choice.data.mistake = choice.mistake.is_some();
        Some(choice)
    }
}

fn prepare(games: Res<Games>, on_table: OnTable, mut notice: ResMut<Notice>) -> Option<PlayFrom> {
    let choice = on_table.choice(&games);
    if choice.is_none() {
        notice.tell(Sentence::new("play_from-impossible"));
    }
    choice
}

/// What to ask about the position that is shown of a match; `None` if nobody can play there.
fn from(games: &Games, table: &TableState, whole: &Record, last: &LastSetup) -> Option<PlayFrom> {
    let whole = games.replay(whole)?;
    let moves = whole.playable(table.shown());
    let record = whole.continuation(moves, fresh_seed());
    let game = games.replay(&record)?;
    let turn = game.turn();
    if turn.outcome().is_some() {
        return None;
    }
    let data = PlayFromData {
        position: position_words(table, &position_after(table, moves), turn.seat()),
        mistake: false,
        players: PlayersData::of(games, &*game, |seat| match table.hidden {
            true => cards::short_name(table, seat),
            false => people::side(&table.variant, seat),
        }),
    };
    let state = PlayFromState {
        focus_first: true,
        players: data.players.usual(table.viewer, last),
    };
    let people = vec![Occupant::Person(String::new()); data.players.sides.len()];
    let board = whole.analysis_board(moves, people, fresh_seed());
    Some(PlayFrom {
        mistake: None,
        viewed: table.viewed_ply,
        record,
        board,
        data,
        state,
    })
}

/// The position that is played on from, and whose turn it is there. Hidden hands have no sides, only
/// people.
fn position_words(table: &TableState, position: &str, turn: Option<Seat>) -> String {
    let only = || fill("play_from-position_only", &[("position", position)]);
    match turn {
        None => only(),
        Some(seat) if table.hidden => [only(), turn_of(table, seat)].join(text("sentence-gap")),
        Some(seat) => fill(
            "play_from-position",
            &[
                ("position", position),
                ("side", &side_name(&table.variant, seat)),
            ],
        ),
    }
}

/// The puzzle to find the better move in the position of a mistake. `None` if the match is played
/// by options other than the usual ones, by which puzzles are.
fn puzzle(position: &Record, moment: &Annotation) -> Option<Box<Puzzle>> {
    let (better, why) = moment.better.clone()?;
    let usual = registry::setup(&position.variant, []).ok()?;
    if moment.class < Class::Mistake || registry::setup_of(position).ok()? != usual {
        return None;
    }
    let played = typeset(&moment.text);
    Some(Box::new(Puzzle {
        id: format!("{}-mistake", position.variant),
        position: position.position.clone()?,
        solution: vec![better],
        also: Vec::new(),
        goal: PuzzleGoal::Pieces(1),
        sacrifice: false,
        difficulty: 1,
        theme: None,
        own_task: Some(
            Sentence::new("course-mistake-task")
                .with("move", played)
                .into(),
        ),
        own_praise: Some(why.into()),
    }))
}

impl PlayFrom {
    /// The match with the chosen players, or an analysis board.
    fn seated(&self) -> Record {
        let players = &self.data.players;
        if self.state.players.is_everybody(players) {
            return self.board.clone();
        }
        self.state.players.seated(players, &self.record)
    }
}

fn show(
    mut panel: PanelContext,
    mut choice: ResMut<PlayFrom>,
    mut on_table: OnTable,
    mut starter: Starter,
) -> Result {
    if choice.viewed != on_table.table.viewed_ply
        && let Some(other) = on_table.choice(&panel.games)
    {
        *choice = other;
    }
    let PlayFrom { data, state, .. } = &mut *choice;
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, data, state))? else {
        return Ok(());
    };
    match action {
        PlayFromAction::Back => panel.leave(Menu::PlayFrom),
        PlayFromAction::Mistake => {
            let mistake = choice.mistake.clone().map(Course::Mistake);
            let courses = &mut starter.courses;
            courses.write_batch(mistake.map(StartCourse));
        }
        PlayFromAction::Start => {
            let last = &mut on_table.settings.last_setup;
            choice.state.players.remember(&choice.data.players, last);
            let record = choice.seated();
            starter.start(record);
        }
    }
    Ok(())
}
