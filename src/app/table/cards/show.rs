//! The view model of card games. Each game turns its view into a [`CardViewModel`] of plain words
//! and figures; the panels draw it, the announcements speak it, and neither depends on a particular
//! game.

use bevy::prelude::*;

use crate::app::schedule::{FrameSystems, OfOneGame};
use crate::app::session::{Session, TableState, plays};
use crate::app::settings::LanguageInUse;
use crate::app::table::cards::sheets::{LastTrickData, Proclamation, ScoreCard, ScoresData};
use crate::app::table::layout::cards::CardFacts;
use crate::app::ui::banner::Banner;
use crate::app::ui::cards::SuitLook;
use crate::app::ui::players::SeatCard;
use crate::app::ui::timeline::Timeline;
use crate::rules::{Effect, Game, PieceId, Ply, Seat, Spot};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CardViewModel>();
}

/// The information around a card table, as the viewer may know it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardViewModel {
    /// The variant it belongs to; empty while no card game is on the table.
    pub variant: String,
    /// The number of matches opened, see [`TableState::opened`].
    pub opened: u32,
    /// The number of completed hands.
    pub finished: usize,
    /// The players around the table.
    pub seats: Vec<SeatCard>,
    /// Whose turn it is, in words.
    pub ribbon: String,
    /// The cards that the viewer was given, until the viewer's next move, and the seats they are
    /// from.
    pub received: Vec<(PieceId, Seat)>,
    /// Labels of the trick piles, by spot.
    pub piles: Vec<(Spot, String)>,
    /// The trumps of the hand, over time.
    pub timeline: Option<Timeline>,
    /// The latest reign, in words.
    pub reign: Option<Banner>,
    /// The score, one's own side first.
    pub score_cards: Vec<ScoreCard>,
    /// What has been announced to all.
    pub proclaimed: Option<Proclamation>,
    /// The rule of the moment; may be empty.
    pub note: String,
    /// A second sentence; may be empty.
    pub more: String,
    /// The suit that the note is about.
    pub suit: Option<SuitLook>,
    /// The previous trick.
    pub last_trick: Option<LastTrickData>,
    /// Every trick won in the match, for the review.
    pub tricks: Vec<WonTrick>,
    /// The scores of each hand.
    pub scores: ScoresData,
    /// The whole state in sentences, for the announcement of the position.
    pub described: Vec<String>,
}

/// A trick won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WonTrick {
    /// The number of its hand in the match, from 1.
    pub hand: usize,
    /// Its number in that hand, from 1.
    pub number: usize,
    /// Who won it. `None` if nobody did.
    pub winner: Option<Seat>,
    /// The number of moves played when it was won.
    pub after: usize,
}

/// Every trick of a match, in order: cards gathered to a seat's trick pile or put out of the game.
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
    /// Whether it belongs to the match on the table.
    pub fn is_of(&self, table: &TableState) -> bool {
        !self.variant.is_empty() && self.variant == table.variant
    }
}

/// A card game that provides a view model.
pub trait CardGame: Game {
    /// The view model of a view; names come from `table`.
    fn show(view: &Self::View, table: &TableState) -> CardViewModel;

    /// The facts that the table needs: the seats, the open hands, the winning card.
    fn facts(view: &Self::View, table: &TableState) -> CardFacts;
}

/// Adds the table systems of a card game, in addition to [`AddGame::add_game`].
///
/// [`AddGame::add_game`]: crate::app::table::presentation::AddGame::add_game
pub fn card_game_plugin<G: CardGame>(app: &mut App) {
    app.add_systems(
        Update,
        tell::<G>
            .run_if(plays::<G>)
            .run_if(resource_changed::<TableState>.or_eager(resource_changed::<LanguageInUse>))
            .in_set(OfOneGame)
            .in_set(FrameSystems::Show),
    );
}

fn tell<G: CardGame>(
    session: Res<Session>,
    table: Res<TableState>,
    mut show: ResMut<CardViewModel>,
    mut facts: ResMut<CardFacts>,
) {
    let Some(game) = session.of::<G>() else {
        return;
    };
    let view = game.game_after(table.shown()).view(table.sees);
    let new = CardViewModel {
        variant: table.variant.clone(),
        opened: table.opened,
        tricks: won_tricks(game.plies()),
        ..G::show(&view, &table)
    };
    show.set_if_neq(new);
    facts.set_if_neq(G::facts(&view, &table));
}
