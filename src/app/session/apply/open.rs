//! Opens matches. A match that cannot be opened changes nothing.

use bevy::prelude::*;

use crate::app::files::Notice;
use crate::app::schedule::FrameSystems;
use crate::app::session::apply::describe::describe;
use crate::app::session::game::first_viewer;
use crate::app::session::intent::Intents;
use crate::app::session::{
    Games, Laying, Open, OpenResult, ResetReason, Session, TableGame, TableReset, TableState,
};
use crate::rules::{Match, MatchError};
use crate::texts::{Sentence, Worded};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Openers>().add_systems(
        Update,
        open.run_if(Laying::is_laid).in_set(FrameSystems::Begin),
    );
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    let mut openers = app.world_mut().get_resource_or_init::<Openers>();
    openers.0.push(Opener {
        open: open_match::<G>,
        close: |commands| commands.remove_resource::<Session<G>>(),
    });
}

/// How matches of a game come to the table, and leave it.
struct Opener {
    open: fn(&Open, &mut Commands, &mut ResMut<TableState>) -> Result<(), MatchError>,
    close: fn(&mut Commands),
}

/// By [`GameId`](crate::app::session::GameId).
#[derive(Resource, Default)]
struct Openers(Vec<Opener>);

/// Opens the match that was asked for last, in place of the one on the table.
fn open(
    mut commands: Commands,
    mut laying: ResMut<Laying>,
    games: Res<Games>,
    openers: Res<Openers>,
    mut intents: ResMut<Intents>,
    mut table: ResMut<TableState>,
    mut resets: MessageWriter<TableReset>,
    mut results: MessageWriter<OpenResult>,
    mut notice: ResMut<Notice>,
) {
    let Some(request) = &laying.take() else {
        return;
    };
    let game = games.of_variant(&request.record.variant);
    let opener = game.and_then(|game| openers.0.get(game.index()));
    let result = match opener {
        Some(opener) => (opener.open)(request, &mut commands, &mut table).map_err(Worded::of),
        None => Err(Sentence::new("link-not_unpacked").into()),
    };
    match &result {
        Ok(()) => {
            intents.0.clear();
            table.game = game;
            let others = (0..).zip(&openers.0);
            for (_, other) in others.filter(|(at, _)| game.is_some_and(|game| game.index() != *at))
            {
                (other.close)(&mut commands);
            }
            resets.write(TableReset {
                reason: ResetReason::Opened,
                glide: false,
            });
        }
        Err(why) if request.learner.is_none() => notice.tell(why.clone()),
        Err(_) => {}
    }
    results.write(OpenResult(result));
}

fn open_match<G: TableGame>(
    request: &Open,
    commands: &mut Commands,
    table: &mut ResMut<TableState>,
) -> Result<(), MatchError> {
    let mut session = Session {
        game: Match::<G>::from_record(&request.record)?,
        scores: Vec::new(),
        draw_offered: None,
        viewed_ply: None,
        open_to: None,
    };
    session.open_to = session.first_eyes(request.learner);
    table.opened += 1;
    table.practice = request.learner.is_some();
    table.open_hands = request.open_hands;
    table.pointing = false;
    table.viewer = match session.game.analysis() {
        // It is looked at from where its position was looked at before.
        Some(_) if table.viewer.index() < session.game.seats().len() => table.viewer,
        _ => (request.learner).unwrap_or_else(|| first_viewer(session.game.seats())),
    };
    describe(&session, table);
    commands.insert_resource(session);
    Ok(())
}
