//! A courtier that was offered a draw evaluates the current position, including the last move, in a
//! task or worker of its own.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::session::thinker::{Thinkers, Thinking, ThoughtQuestion};
use crate::app::session::{Intent, Session, TableState};

/// Search nodes for that evaluation.
const NODES: u64 = 5_000;

/// The evaluation in progress: the match, the number of moves played, and the player that thinks.
#[derive(Resource, Default)]
pub(super) struct DrawEvaluation {
    current: Option<((u32, usize), Box<dyn Thinking>)>,
}

/// Evaluates the current position while a draw offer is open. If a move is played meanwhile, starts
/// again with the new position.
pub(super) fn evaluate_draw_offer(
    session: Res<Session>,
    table: Res<TableState>,
    time: Res<Time>,
    thinkers: Thinkers,
    mut evaluation: ResMut<DrawEvaluation>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(courtier) = session.draw_offered else {
        if evaluation.current.is_some() {
            evaluation.current = None;
        }
        return;
    };
    let ply = session.game.ply();
    let key = (table.opened, ply);
    let ours = evaluation.current.as_mut().filter(|(of, _)| *of == key);
    let Some((_, thinking)) = ours else {
        let who = session.game.seats()[courtier.index()].clone();
        let thinking = session
            .game
            .think(ThoughtQuestion::for_score(who, NODES), &thinkers);
        if thinking.is_some() {
            redraw.at(time.elapsed_secs());
        }
        evaluation.current = thinking.map(|thinking| (key, thinking));
        return;
    };
    if let Some(thought) = thinking.poll() {
        evaluation.current = None;
        let score = thought.score.map(|score| score.0);
        intents.write(Intent::AnswerDraw { score, ply });
    }
}
