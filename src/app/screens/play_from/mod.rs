//! Play from here: who plays on from the position on the table, in a match of its own. The match,
//! lesson or puzzle that it comes from stays as it is.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::{ActiveCourse, Course, StartCourse};
use crate::app::files::Notice;
use crate::app::screens::around::board::{position_after, typeset};
use crate::app::screens::menus::MenuExt;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::pending::Starter;
use crate::app::screens::play_from::view::{PlayFromAction, PlayFromData, PlayFromState};
use crate::app::session::review::{Annotation, ReviewState};
use crate::app::session::{Games, Matches, TableState, fresh_seed};
use crate::app::settings::{LastSetup, Settings, company_levels};
use crate::app::state::Menu;
use crate::app::wording::people;
use crate::levels::puzzles::{Puzzle, PuzzleGoal};
use crate::players::levels::Courtier;
use crate::players::review::Class;
use crate::rules::{Occupant, Record, Seat, registry, side_name};
use crate::texts::{capital, fill, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::PlayFrom), prepare)
        .forget::<PlayFrom>(Menu::PlayFrom)
        .show_menu(Menu::PlayFrom, show.run_if(resource_exists::<PlayFrom>));
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
    /// The courtiers that can play it, weakest first.
    courtiers: Vec<Courtier>,
    /// A puzzle, if a mistake was made in this position.
    mistake: Option<Box<Puzzle>>,
    data: PlayFromData,
    state: PlayFromState,
}

/// Whether the position on the table can be played on from. While hands are hidden it can't: in
/// another seat they would be seen.
pub(super) fn is_possible(table: &TableState) -> bool {
    !table.hidden || table.practice || table.turn.outcome().is_some()
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

fn prepare(
    mut commands: Commands,
    games: Res<Games>,
    on_table: OnTable,
    mut notice: ResMut<Notice>,
    mut menu: ResMut<NextState<Menu>>,
) {
    match on_table.choice(&games) {
        Some(choice) => commands.insert_resource(choice),
        None => {
            notice.tell(text("play_from-impossible"));
            (*menu).set_if_neq(Menu::None);
        }
    }
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
    let courtiers = games.courtiers(&record.variant);
    let seats = game.seats().len();
    let everybody = !game.hides_anything();
    let own = if last.second_person && everybody {
        seats
    } else {
        table.viewer.index()
    };
    let level = courtiers.iter().rposition(|who| who.level() <= last.level);
    let side = |seat: Seat| capital(&side_name(&record.variant, seat));
    let position = position_after(table, moves);
    let data = PlayFromData {
        position: match turn.seat() {
            Some(seat) => fill(
                "play_from-position",
                &[
                    ("position", &position),
                    ("side", &side_name(&record.variant, seat)),
                ],
            ),
            None => fill("play_from-position_only", &[("position", &position)]),
        },
        sides: (0..).map(Seat).take(seats).map(side).collect(),
        everybody: everybody.then(|| {
            let key = if seats == 2 { "both" } else { "all" };
            text(&format!("play_from-{key}")).to_owned()
        }),
        courtiers: (courtiers.iter())
            .map(|who| people::name(&Occupant::Courtier(who.level())))
            .collect(),
        mistake: false,
    };
    let state = PlayFromState {
        focus_first: true,
        own: own.min(data.answers() - 1),
        courtier: level.unwrap_or(0),
    };
    let people = (0..).map(Seat).take(seats).map(side).map(Occupant::Person);
    let board = whole.analysis_board(moves, people.collect(), fresh_seed());
    Some(PlayFrom {
        mistake: None,
        viewed: table.viewed_ply,
        record,
        board,
        courtiers,
        data,
        state,
    })
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
        own_task: Some(fill("course-mistake-task", &[("move", &played)])),
        own_praise: Some(why),
    }))
}

impl PlayFrom {
    /// The level of the chosen courtier.
    fn level(&self) -> u8 {
        let chosen = self.courtiers.get(self.state.courtier);
        chosen.map_or(1, |courtier| courtier.level())
    }

    /// The match with the chosen players, or an analysis board.
    fn seated(&self) -> Record {
        let count = self.record.seats.len();
        if self.state.own == count {
            return self.board.clone();
        }
        let others = company_levels(self.level());
        let occupant = |seat: usize| {
            let place = (seat + count - self.state.own % count) % count;
            match place.checked_sub(1) {
                None => Occupant::Person(String::new()),
                Some(_) if count == 2 => Occupant::Courtier(self.level()),
                Some(other) => Occupant::Courtier(others[other % others.len()]),
            }
        };
        Record {
            seats: (0..count).map(occupant).collect(),
            faces: Vec::new(),
            ..self.record.clone()
        }
    }

    /// The choices to remember.
    fn remember(&self, last: &mut LastSetup) {
        if self.state.own == self.record.seats.len() {
            last.second_person = true;
        } else {
            last.second_person = false;
            last.level = self.level();
        }
    }
}

fn show(
    mut panel: PanelContext,
    mut choice: ResMut<PlayFrom>,
    mut on_table: OnTable,
    mut starter: Starter,
    mut courses: MessageWriter<StartCourse>,
) -> Result {
    let ctx = panel.egui()?;
    if choice.viewed != on_table.table.viewed_ply
        && let Some(other) = on_table.choice(&panel.games)
    {
        *choice = other;
    }
    let PlayFrom { data, state, .. } = &mut *choice;
    let Some(action) = view::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    panel.pressed();
    match action {
        PlayFromAction::Back => panel.leave(Menu::PlayFrom),
        PlayFromAction::Mistake => {
            let mistake = choice.mistake.clone().map(Course::Mistake);
            courses.write_batch(mistake.map(StartCourse));
        }
        PlayFromAction::Start => {
            choice.remember(&mut on_table.settings.last_setup);
            let record = choice.seated();
            starter.start(&mut panel, record);
        }
    }
    Ok(())
}
