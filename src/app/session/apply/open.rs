//! Opens matches. A match that cannot be opened changes nothing.

use bevy::prelude::*;

use crate::app::files::Notice;
use crate::app::schedule::FrameSystems;
use crate::app::session::apply::history::update_table;
use crate::app::session::game::first_viewer;
use crate::app::session::intent::Intents;
use crate::app::session::sharing::{Followed, Hosted, OpenAs, Sharing};
use crate::app::session::{
    Games, Laying, Mode, Open, OpenResult, Practice, ResetReason, Session, TableReset, TableState,
};
use crate::texts::{Sentence, Worded};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open.run_if(Laying::is_laid).in_set(FrameSystems::Begin),
    );
}

/// Opens the match that was asked for last, in place of the one on the table.
fn open(
    mut commands: Commands,
    mut laying: ResMut<Laying>,
    games: Res<Games>,
    mut intents: ResMut<Intents>,
    mut table: ResMut<TableState>,
    mut resets: MessageWriter<TableReset>,
    mut results: MessageWriter<OpenResult>,
    mut notice: ResMut<Notice>,
) {
    let Some(request) = &laying.take() else {
        return;
    };
    let result = open_match(request, &games, &mut table);
    let opened = result.map(|session| {
        intents.0.clear();
        commands.insert_resource(session);
        resets.write(TableReset {
            reason: ResetReason::Opened,
            glide: false,
        });
    });
    if let (Err(why), None) = (&opened, request.learner) {
        notice.tell(why.clone());
    }
    results.write(OpenResult(opened));
}

/// Shares a match that is opened as it was asked for.
fn share(session: &mut Session, sharing: &OpenAs) -> Result<(), Worded> {
    match sharing {
        OpenAs::Alone => {}
        OpenAs::Hosted(seats) => {
            session.sharing = Sharing::Hosted(Hosted {
                seats: seats.clone(),
                fresh: true,
                ..Hosted::default()
            });
        }
        OpenAs::Followed(followed) => {
            let unreadable = |_| Sentence::new("guests-unreadable");
            let viewer = followed.viewer;
            if let Some(start) = &followed.start {
                session
                    .game
                    .follow_start(viewer, start)
                    .map_err(unreadable)?;
            }
            for ply in &followed.plies {
                session.game.follow_ply(viewer, ply).map_err(unreadable)?;
            }
            session.sharing = Sharing::Followed(Followed {
                viewer,
                line: followed.line,
                asks: Vec::new(),
                waits: false,
                whole: false,
            });
        }
    }
    Ok(())
}

fn open_match(request: &Open, games: &Games, table: &mut TableState) -> Result<Session, Worded> {
    let (game, opened) = games.open(&request.record)?;
    let mut session = Session::new(opened, request.learner);
    share(&mut session, &request.sharing)?;
    let seats = session.game.seats();
    table.game = Some(game);
    table.opened += 1;
    table.mode = match request.learner {
        Some(_) => Mode::Practice(Practice {
            open_hands: request.open_hands,
            pointing: false,
        }),
        None => Mode::Match,
    };
    // An analysis board is looked at from where its position was looked at before.
    if !session.game.is_analysis() || table.viewer.index() >= seats.len() {
        table.viewer = request.learner.unwrap_or_else(|| first_viewer(seats));
    }
    update_table(&session, table);
    Ok(session)
}
