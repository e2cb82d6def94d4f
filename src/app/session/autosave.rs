//! The match is saved after every move, and what was saved is offered as *Continue*.

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Applied, Games, Laid, Open, Session, TableGame, TableState, Visit};
use crate::app::state::Screen;
use crate::rules::Record;
use crate::texts;

/// The name under which the running match is kept.
pub const AUTOSAVE: &str = "match.json";
/// The name under which the player's own match waits while one from elsewhere is played.
pub const EARLIER: &str = "earlier.json";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedMatch>()
        .init_resource::<Earlier>()
        .init_resource::<OnTable>()
        .add_systems(Startup, (read, come_back).chain())
        .add_systems(OnEnter(Screen::Title), come_back)
        .add_systems(Update, visit.in_set(SessionSystems::Decide));
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        keep::<G>
            .run_if(resource_exists::<Session<G>>)
            .in_set(FrameSystems::Keep)
            .in_set(crate::app::session::OfGame(G::GAME)),
    );
}

/// The match that *Continue* opens; a finished match is not continued.
#[derive(Resource, Default, Debug)]
pub struct SavedMatch(pub Option<Record>);

/// The player's own match while one from elsewhere is played.
#[derive(Resource, Default, Debug)]
struct Earlier(Option<Record>);

/// The match on the table as it stands, finished or not.
#[derive(Resource, Default, Debug)]
pub struct OnTable(pub Option<Record>);

fn read(
    files: Res<Files>,
    games: Res<Games>,
    mut saved: ResMut<SavedMatch>,
    mut earlier: ResMut<Earlier>,
    mut notice: ResMut<Notice>,
) {
    saved.0 = files.read(AUTOSAVE, "save.refused", &mut notice, |text| {
        games.read(text)
    });
    earlier.0 = files.read(EARLIER, "save.refused", &mut notice, |text| {
        games.read(text)
    });
}

/// The player's own match goes aside. One that waits there already stays: the match before this one
/// came from elsewhere too.
fn visit(
    mut visits: MessageReader<Visit>,
    games: Res<Games>,
    saved: Res<SavedMatch>,
    mut earlier: ResMut<Earlier>,
    mut saver: ResMut<Saver>,
    mut notice: ResMut<Notice>,
    mut open: MessageWriter<Open>,
) {
    let Some(Visit(record)) = visits.read().last() else {
        return;
    };
    if games.of_variant(&record.variant).is_none() {
        notice.tell(texts::text("link.not_unpacked"));
        return;
    }
    if earlier.0.is_none()
        && saved
            .0
            .as_ref()
            .is_some_and(|saved| !saved.moves.is_empty())
    {
        earlier.0.clone_from(&saved.0);
        saver.keep(EARLIER, earlier.0.as_ref().map(Record::to_json));
    }
    open.write(Open(record.clone()));
}

/// When nothing else is to be continued, the player's own match is there again.
fn come_back(
    mut saved: ResMut<SavedMatch>,
    mut earlier: ResMut<Earlier>,
    mut saver: ResMut<Saver>,
) {
    if saved.0.is_none() && earlier.0.is_some() {
        saved.0 = earlier.0.take();
        saver.keep(AUTOSAVE, saved.0.as_ref().map(Record::to_json));
        saver.keep(EARLIER, None);
    }
}

fn keep<G: TableGame>(
    session: Res<Session<G>>,
    table: Res<TableState>,
    mut applied: MessageReader<Applied>,
    mut laid: MessageReader<Laid>,
    mut last: Local<Option<(u32, usize, bool)>>,
    mut saver: ResMut<Saver>,
    mut saved: ResMut<SavedMatch>,
    mut on_table: ResMut<OnTable>,
) {
    let any = applied.read().count() + laid.read().count() > 0;
    let over = session.game.turn().outcome().is_some();
    let now = (table.opened, session.game.plies().len(), over);
    if !any && *last == Some(now) {
        return;
    }
    *last = Some(now);
    if table.practice {
        on_table.0 = None;
        return;
    }
    let record = session.game.record();
    saved.0 = (!over).then(|| record.clone());
    on_table.0 = Some(record);
    saver.keep(AUTOSAVE, saved.0.as_ref().map(Record::to_json));
}
