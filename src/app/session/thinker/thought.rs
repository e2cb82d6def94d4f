//! What a player is asked about a position of any game, and what it answers.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::session::game::TableGame;
use crate::app::session::message::MoveNumber;
use crate::app::session::thinker::ThinkJob;
use crate::app::session::thinker::knowledge::PlayerKnowledge;
use crate::app::session::thinker::wake::Wake;
use crate::players::hint::hint;
use crate::players::search::Score;
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::players::thinker::{Request, Thought};
use crate::players::{Cancel, system_clock};
use crate::rules::{Match, Occupant, Spot, Strength};
use crate::texts::Sentence;

/// The most moves of a line that are written down.
const LINE: usize = 6;

/// Who is asked about the move of the seat to act, and how much it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThoughtQuestion {
    /// The player.
    pub who: Occupant,
    /// The node budget; `None` for the player's own budget.
    pub nodes: Option<u64>,
    /// The threads that the strongest courtier may think with.
    pub threads: usize,
    /// Whether the score is wanted rather than a move to play, see [`Request::analyses`].
    pub analyses: bool,
}

impl ThoughtQuestion {
    /// A move to play.
    pub fn for_move(who: Occupant) -> Self {
        Self {
            who,
            nodes: None,
            threads: 1,
            analyses: false,
        }
    }

    /// What somebody thinks of the position, with so many nodes.
    pub fn for_score(who: Occupant, nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            analyses: true,
            ..Self::for_move(who)
        }
    }

    /// What the strongest courtier thinks of the position, with so many nodes.
    pub fn for_advice(nodes: u64) -> Self {
        let strongest = Occupant::Courtier(Strength::STRONGEST);
        Self::for_score(strongest, nodes)
    }
}

/// What all players need: what is known, and how the window is woken.
#[derive(SystemParam)]
pub struct Thinkers<'w> {
    knowledge: Res<'w, PlayerKnowledge>,
    wake: Res<'w, Wake>,
}

/// A thought about a position of any game.
#[derive(Clone, Debug, Default)]
pub struct TableThought {
    /// The best move. `None` if there is no legal one.
    pub best: Option<MoveNumber>,
    /// The score of the position for the seat to act.
    pub score: Option<Score>,
    /// The spots of the best move, and why it is good, if the score was wanted.
    pub hint: Option<(Vec<Spot>, Sentence)>,
    /// The line that is expected, in notation, if the score was wanted.
    pub line: Vec<String>,
}

/// A player that thinks in the background. It is cancelled when dropped.
pub trait Thinking: Send + Sync {
    /// Takes the thought, once.
    fn poll(&mut self) -> Option<TableThought>;
}

/// A player that thinks about a position of this game.
pub(in crate::app::session) struct GameThinking<G: TableGame> {
    position: G,
    legal: Vec<G::Move>,
    analyses: bool,
    job: ThinkJob<G>,
}

impl<G: TableGame> GameThinking<G> {
    /// Starts to think about the move of the seat to act. `None` if nobody acts.
    pub fn begin(game: &Match<G>, question: ThoughtQuestion, thinkers: &Thinkers) -> Option<Self> {
        let analyses = question.analyses;
        let request = request(game, question)?;
        Some(Self {
            position: game.game().clone(),
            legal: request.legal.clone(),
            analyses,
            job: job(request, thinkers),
        })
    }
}

impl<G: TableGame> Thinking for GameThinking<G> {
    fn poll(&mut self) -> Option<TableThought> {
        let thought = self.job.poll()?;
        let best = thought.best.as_ref();
        let number = best.and_then(|best| self.legal.iter().position(|mv| mv == best));
        let analysed = self.analyses.then_some(&self.position);
        Some(TableThought {
            best: number.map(MoveNumber),
            score: thought.score,
            hint: analysed
                .and_then(|position| hint(position, &thought))
                .map(|hint| (hint.spots, hint.reason)),
            line: analysed.map_or_else(Vec::new, |position| texts(position, &thought)),
        })
    }
}

/// The request for the move of the seat to act. `None` if nobody acts.
fn request<G: TableGame>(game: &Match<G>, question: ThoughtQuestion) -> Option<ThinkRequest<G>> {
    let seat = game.turn().seat()?;
    let ThoughtQuestion {
        who,
        nodes,
        threads,
        analyses,
    } = question;
    Some(ThinkRequest {
        variant: game.setup().variant().key.to_owned(),
        who,
        view: game.game().view(Some(seat)),
        legal: game.legal_moves().to_vec(),
        seed: PlayerSeed::of_next_move(game),
        nodes,
        threads,
        analyses,
    })
}

/// Starts to answer a request.
pub(in crate::app::session) fn job<G: TableGame>(
    request: ThinkRequest<G>,
    thinkers: &Thinkers,
) -> ThinkJob<G> {
    ThinkJob::begin(request, &thinkers.knowledge.0, &thinkers.wake)
}

/// The moves of the expected line in notation.
fn texts<G: TableGame>(position: &G, thought: &Thought<G::Move>) -> Vec<String> {
    let mut ahead = position.clone();
    let text = |mv: &G::Move| {
        let text = ahead.move_text(mv);
        ahead.play(mv).ok().map(|_| text)
    };
    thought.line.iter().take(LINE).map_while(text).collect()
}

/// Pondering, to be carried out in a thread of its own, and what ends it.
pub struct PonderTask {
    /// Ponders, until it is cancelled or its time is up.
    pub run: Box<dyn FnOnce() + Send>,
    /// Ends it.
    pub cancel: Cancel,
}

impl PonderTask {
    /// The task of pondering the position for so long. `None` if nobody acts.
    pub(in crate::app::session) fn new<G: TableGame>(
        game: &Match<G>,
        question: ThoughtQuestion,
        time: Duration,
        thinkers: &Thinkers,
    ) -> Option<Self> {
        let think_request = request(game, question)?;
        let cancel = Cancel::new();
        let request = Request {
            cancel: cancel.clone(),
            ..think_request.pondering(time, system_clock)
        };
        let knowledge = thinkers.knowledge.0.clone();
        let run = move || {
            let _known_to_the_player = think_request.think(&knowledge, &request);
        };
        Some(Self {
            run: Box::new(run),
            cancel,
        })
    }
}
