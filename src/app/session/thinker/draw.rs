//! A courtier that was offered a draw evaluates the current position, including the last move, in a
//! task or worker of its own.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{Intent, Session, TableGame, TableState};
use crate::players::think_request::ThinkRequest;

/// Search nodes for that evaluation.
const NODES: u64 = 5_000;

/// The evaluation in progress: the match, the number of moves played, and the think job.
#[derive(Resource)]
pub(super) struct Weighing<G: TableGame> {
    current: Option<((u32, usize), ThinkJob<G>)>,
}

impl<G: TableGame> Default for Weighing<G> {
    fn default() -> Self {
        Self { current: None }
    }
}

/// Evaluates the current position while a draw offer is open. If a move is played meanwhile, starts
/// again with the new position.
pub(super) fn weigh<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    time: Res<Time>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut weighing: ResMut<Weighing<G>>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let offer = session
        .as_ref()
        .and_then(|session| Some((session, session.draw_offered?, session.game.turn().seat()?)));
    let Some((session, courtier, seat)) = offer else {
        if weighing.current.is_some() {
            weighing.current = None;
        }
        return;
    };
    let ply = session.game.plies().len();
    let key = (table.opened, ply);
    let ours = weighing.current.as_mut().filter(|(of, _)| *of == key);
    let Some((_, pondering)) = ours else {
        let question = ThinkRequest {
            variant: session.game.setup().variant().key.to_owned(),
            who: session.game.seats()[courtier.index()].clone(),
            view: session.game.game().view(Some(seat)),
            legal: session.game.legal_moves(),
            seed: session.game.seed(),
            nodes: Some(NODES),
        };
        let pondering = ThinkJob::begin(question, &knowledge.0, &wake);
        weighing.current = Some((key, pondering));
        redraw.at(time.elapsed_secs());
        return;
    };
    match pondering.poll() {
        Some(thought) => {
            weighing.current = None;
            let score = thought.score.map(|score| score.0);
            intents.write(Intent::AnswerDraw { score, ply });
        }
        None if pondering.needs_frames() => redraw.at(time.elapsed_secs()),
        None => {}
    }
}
