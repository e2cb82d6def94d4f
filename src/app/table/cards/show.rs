//! Games of cards on the table: what they tell round it. Each turns what the viewer may know into a
//! [`CardViewModel`] of plain words and figures; the panels draw it and the announcements speak of it,
//! and neither knows a game.

use bevy::prelude::*;

use crate::app::panels::banner::Banner;
use crate::app::panels::card_hud::ScoreCard;
use crate::app::panels::cards::SuitLook;
use crate::app::panels::last_trick::LastTrickData;
use crate::app::panels::players::SeatCard;
use crate::app::panels::scores::ScoresData;
use crate::app::panels::timeline::Timeline;
use crate::app::schedule::FrameSystems;
use crate::app::session::{Games, Session, TableGame, TableState};
use crate::app::table::cards::layout::CardFacts;
use crate::rules::{Effect, Game, Ply, Seat, Spot};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CardViewModel>();
}

/// What stands round a card table, as those at the screen may know it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardViewModel {
    /// The variant that it is of; empty while no game of cards is on the table.
    pub variant: String,
    /// Counts the matches opened, see [`TableState::opened`].
    pub opened: u32,
    /// How many hands are finished.
    pub finished: usize,
    /// Who sits round the table.
    pub seats: Vec<SeatCard>,
    /// Whose turn it is in words.
    pub ribbon: String,
    /// The tricks won, by the place where they lie.
    pub piles: Vec<(Spot, String)>,
    /// The trumps of the hand.
    pub timeline: Option<Timeline>,
    /// The reign that began last, in words.
    pub reign: Option<Banner>,
    /// The score, one's own side first.
    pub score_cards: Vec<ScoreCard>,
    /// The rule of the moment; may be empty.
    pub note: String,
    /// A second sentence to it; may be empty.
    pub more: String,
    /// The suit that it is about.
    pub suit: Option<SuitLook>,
    /// The trick before.
    pub last_trick: Option<LastTrickData>,
    /// Every trick of the match that was won, for whoever looks at it again.
    pub tricks: Vec<WonTrick>,
    /// The score hand by hand.
    pub scores: ScoresData,
    /// How it stands in sentences, for whoever asks to hear it all.
    pub described: Vec<String>,
}

/// A trick that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WonTrick {
    /// The hand of the match in which it was, from 1.
    pub hand: usize,
    /// Its number in that hand, from 1.
    pub number: usize,
    /// Who has it; `None` if it went to nobody.
    pub winner: Option<Seat>,
    /// How many moves were made when it was won.
    pub after: usize,
}

/// Every trick of a match, in order: what was gathered where somebody's tricks lie, or was laid
/// away.
fn won_tricks<G: Game>(plies: &[Ply<G>]) -> Vec<WonTrick> {
    let mut tricks: Vec<WonTrick> = Vec::new();
    let mut hand = 0;
    for (index, ply) in plies.iter().enumerate() {
        if ply.seat.is_none() {
            hand += 1;
        }
        let winner = ply.effects.iter().find_map(|effect| match effect {
            Effect::Gathered { pieces, to } if !pieces.is_empty() => match to {
                Spot::Tray(seat) => Some(Some(*seat)),
                Spot::Pile(_) if ply.seat.is_some() => Some(None),
                _ => None,
            },
            _ => None,
        });
        let Some(winner) = winner else { continue };
        let before = tricks.last().filter(|trick| trick.hand == hand);
        tricks.push(WonTrick {
            hand,
            number: before.map_or(1, |trick| trick.number + 1),
            winner,
            after: index + 1,
        });
    }
    tricks
}

impl CardViewModel {
    /// Whether it is of what lies on the table.
    pub fn is_of(&self, table: &TableState) -> bool {
        !self.variant.is_empty() && self.variant == table.variant
    }
}

/// A game of cards.
pub trait CardGame: Game {
    /// What is to be told of a view; names come from `table`.
    fn show(view: &Self::View, table: &TableState) -> CardViewModel;

    /// What the table is to know of it: who sits where, what lies open, which card wins.
    fn facts(view: &Self::View, table: &TableState) -> CardFacts;
}

/// Adds what the table shows of a game of cards, besides [`AddGame::add_game`].
///
/// [`AddGame::add_game`]: crate::app::table::presentation::AddGame::add_game
pub fn card_game_plugin<G: CardGame + TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        tell::<G>
            .run_if(resource_exists::<Session<G>>)
            .run_if(resource_changed::<TableState>)
            .in_set(FrameSystems::Show),
    );
}

fn tell<G: CardGame + TableGame>(
    session: Res<Session<G>>,
    games: Res<Games>,
    table: Res<TableState>,
    mut show: ResMut<CardViewModel>,
    mut facts: ResMut<CardFacts>,
) {
    if games.id_of::<G>() == table.game {
        let view = session.game.game_after(table.shown()).view(table.sees);
        let new = CardViewModel {
            variant: table.variant.clone(),
            opened: table.opened,
            tricks: won_tricks(session.game.plies()),
            ..G::show(&view, &table)
        };
        show.set_if_neq(new);
        facts.set_if_neq(G::facts(&view, &table));
    }
}
