//! A courtier that was offered a draw evaluates the current position, including the last move, in a
//! task or worker of its own.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{Intent, Session, TableGame, TableState};
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;

/// Search nodes for that evaluation.
const NODES: u64 = 5_000;

/// The evaluation in progress: the match, the number of moves played, and the think job.
#[derive(Resource)]
pub(super) struct DrawEvaluation<G: TableGame> {
    current: Option<((u32, usize), ThinkJob<G>)>,
}

impl<G: TableGame> Default for DrawEvaluation<G> {
    fn default() -> Self {
        Self { current: None }
    }
}

/// Evaluates the current position while a draw offer is open. If a move is played meanwhile, starts
/// again with the new position.
pub(super) fn evaluate_draw_offer<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<TableState>,
    time: Res<Time>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut evaluation: ResMut<DrawEvaluation<G>>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let offer = session
        .as_ref()
        .and_then(|session| Some((session, session.draw_offered?, session.game.turn().seat()?)));
    let Some((session, courtier, seat)) = offer else {
        if evaluation.current.is_some() {
            evaluation.current = None;
        }
        return;
    };
    let ply = session.game.plies().len();
    let key = (table.opened, ply);
    let ours = evaluation.current.as_mut().filter(|(of, _)| *of == key);
    let Some((_, job)) = ours else {
        let think_request = ThinkRequest {
            variant: session.game.setup().variant().key.to_owned(),
            who: session.game.seats()[courtier.index()].clone(),
            view: session.game.game().view(Some(seat)),
            legal: session.game.legal_moves().to_vec(),
            seed: PlayerSeed::of_next_move(&session.game),
            nodes: Some(NODES),
            threads: 1,
            analyses: true,
        };
        let job = ThinkJob::begin(think_request, &knowledge.0, &wake);
        evaluation.current = Some((key, job));
        redraw.at(time.elapsed_secs());
        return;
    };
    if let Some(thought) = job.poll() {
        evaluation.current = None;
        let score = thought.score.map(|score| score.0);
        intents.write(Intent::AnswerDraw { score, ply });
    }
}
