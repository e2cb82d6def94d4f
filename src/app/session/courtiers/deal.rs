//! The courtiers play the deal of the day too, one after another in the person's seat, while the
//! person plays it.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::thinker::{Thinkers, Thinking, ThoughtQuestion};
use crate::app::session::{Games, Session, TableMatch, advice};
use crate::levels::deals::deal_for;
use crate::players::levels::Courtier;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CourtiersDeal>()
        .init_resource::<Playing>()
        .add_message::<DealPlayed>()
        .add_systems(
            Update,
            play.run_if(resource_exists::<Session>)
                .run_if(|wanted: Res<CourtiersDeal>| wanted.0.is_some())
                .in_set(FrameSystems::Advise)
                .after(advice::finish),
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
#[derive(Resource, Default)]
struct Playing(Option<DealInPlay>);

struct DealInPlay {
    deal: DealSeat,
    game: Box<dyn TableMatch>,
    thinking: Option<Box<dyn Thinking>>,
    /// Whether its end was reported.
    told: bool,
}

impl DealInPlay {
    fn begin(deal: &DealSeat, games: &Games) -> Option<Self> {
        let record = deal_for(&deal.variant, deal.day, deal.courtier);
        let (_, game) = games.open(&record).ok()?;
        Some(Self {
            deal: deal.clone(),
            game,
            thinking: None,
            told: false,
        })
    }

    /// Begins to think about the next move, after the moves of chance. `None` if there is none.
    fn think(&mut self, thinkers: &Thinkers) -> Option<()> {
        while self.game.chance() {}
        let (_, who) = self.game.acting()?;
        let question = ThoughtQuestion {
            nodes: Some(NODES),
            ..ThoughtQuestion::for_move(who.clone())
        };
        self.thinking = Some(self.game.think(question, thinkers)?);
        Some(())
    }

    /// The points of the person's seat once the deal is over.
    fn points(&self) -> Option<i32> {
        let turn = self.game.turn();
        turn.outcome()?.scores.first().copied()
    }
}

fn play(
    wanted: Res<CourtiersDeal>,
    games: Res<Games>,
    thinkers: Thinkers,
    mut playing: ResMut<Playing>,
    mut played: MessageWriter<DealPlayed>,
) {
    if playing.0.as_ref().map(|now| &now.deal) != wanted.0.as_ref() {
        let wanted = wanted.0.as_ref();
        playing.0 = wanted.and_then(|deal| DealInPlay::begin(deal, &games));
    }
    let Some(now) = &mut playing.0 else { return };
    if let Some(thinking) = &mut now.thinking {
        let Some(thought) = thinking.poll() else {
            return;
        };
        now.thinking = None;
        let made = thought.best.map(|mv| now.game.play_number(mv));
        if !matches!(made, Some(Ok(()))) {
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
    } else if now.thinking.is_none() && now.think(&thinkers).is_none() {
        playing.0 = None;
    }
}
