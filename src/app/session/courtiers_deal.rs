//! The courtiers play the deal of the day too, one after another in the person's seat, while the
//! person plays it.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::game::on_table;
use crate::app::session::thinker::{PlayerKnowledge, ThinkJob, Wake};
use crate::app::session::{OfGame, TableGame, advice};
use crate::levels::deals::deal_for;
use crate::players::levels::Courtier;
use crate::players::seed::PlayerSeed;
use crate::players::think_request::ThinkRequest;
use crate::rules::Match;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CourtiersDeal>()
        .add_message::<DealPlayed>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.insert_resource(Playing::<G>(None)).add_systems(
        Update,
        play::<G>
            .run_if(on_table::<G>)
            .run_if(|wanted: Res<CourtiersDeal>| wanted.0.is_some())
            .in_set(FrameSystems::Advise)
            .after(advice::finish::<G>)
            .in_set(OfGame(G::GAME)),
    );
}

/// Search nodes per move: as many for everybody, so that all computers get the same points.
const NODES: u64 = 20_000;

/// The deal that a courtier is to play now; usually none.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CourtiersDeal(pub Option<DealSeat>);

/// A deal, and who plays it in the person's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSeat {
    /// The variant.
    pub variant: String,
    /// The day of the deal.
    pub day: u64,
    /// Who plays.
    pub courtier: Courtier,
}

/// A courtier has played a deal to its end.
#[derive(Message, Clone, Debug)]
pub struct DealPlayed {
    /// Which deal, and who.
    pub deal: DealSeat,
    /// The points.
    pub points: i32,
}

/// The deal being played.
#[derive(Resource)]
struct Playing<G: TableGame>(Option<DealInPlay<G>>);

struct DealInPlay<G: TableGame> {
    deal: DealSeat,
    game: Match<G>,
    job: Option<ThinkJob<G>>,
    /// Whether its end was told.
    told: bool,
}

impl<G: TableGame> DealInPlay<G> {
    fn begin(deal: &DealSeat) -> Option<Self> {
        let record = deal_for(&deal.variant, deal.day, deal.courtier);
        Some(Self {
            deal: deal.clone(),
            game: Match::from_record(&record).ok()?,
            job: None,
            told: false,
        })
    }

    /// Begins to think about the next move, after the moves of chance. `None` if there is none.
    fn think(&mut self, knowledge: &PlayerKnowledge, wake: &Wake) -> Option<()> {
        while self.game.play_chance().is_some() {}
        let (seat, who) = self.game.acting()?;
        let think_request = ThinkRequest {
            variant: self.deal.variant.clone(),
            who: who.clone(),
            view: self.game.game().view(Some(seat)),
            legal: self.game.legal_moves().to_vec(),
            seed: PlayerSeed::of_next_move(&self.game),
            nodes: Some(NODES),
            threads: 1,
            analyses: false,
        };
        self.job = Some(ThinkJob::begin(think_request, &knowledge.0, wake));
        Some(())
    }

    /// The points of the person's seat once the deal is over.
    fn points(&self) -> Option<i32> {
        let turn = self.game.turn();
        turn.outcome()?.scores.first().copied()
    }
}

fn play<G: TableGame>(
    wanted: Res<CourtiersDeal>,
    knowledge: Res<PlayerKnowledge>,
    wake: Res<Wake>,
    mut playing: ResMut<Playing<G>>,
    mut played: MessageWriter<DealPlayed>,
) {
    if playing.0.as_ref().map(|now| &now.deal) != wanted.0.as_ref() {
        playing.0 = wanted.0.as_ref().and_then(DealInPlay::begin);
    }
    let Some(now) = &mut playing.0 else { return };
    if let Some(job) = &mut now.job {
        let Some(thought) = job.poll() else { return };
        now.job = None;
        let made = thought.best.map(|mv| now.game.play(mv));
        if !matches!(made, Some(Ok(_))) {
            // A player without a move ends the deal for all; this never happens.
            playing.0 = None;
            return;
        }
    }
    if let Some(points) = now.points() {
        if !now.told {
            now.told = true;
            let deal = now.deal.clone();
            played.write(DealPlayed { deal, points });
        }
    } else if now.job.is_none() && now.think(&knowledge, &wake).is_none() {
        playing.0 = None;
    }
}
