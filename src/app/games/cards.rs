//! Games of cards on the table: what they tell round it. Each turns what the viewer may know into a
//! [`CardShow`] of plain words and figures; the panels draw it and the announcements speak of it,
//! and neither knows a game.

use bevy::prelude::*;

use crate::app::games::CardWords;
use crate::app::panels::banner::Banner;
use crate::app::panels::card_hud::{ScoreSlip, SeatCard};
use crate::app::panels::cards::{CardFace, SuitLook};
use crate::app::panels::last_trick::LastTrickData;
use crate::app::panels::scores::ScoresData;
use crate::app::panels::timeline::Timeline;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Applied, MoveLine, Session, TableGame, TableState};
use crate::app::table::cards::layout::CardFacts;
use crate::app::wording::{ending, people};
use crate::rules::{Effect, Game, Kind, PieceId, Seat, Spot};
use crate::texts;
use crate::texts::{count, fill, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardShow>();
}

/// What stands round a card table, as those at the screen may know it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardShow {
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
    pub slips: Vec<ScoreSlip>,
    /// The rule of the moment; may be empty.
    pub note: String,
    /// A second sentence to it; may be empty.
    pub more: String,
    /// The suit that it is about.
    pub suit: Option<SuitLook>,
    /// The trick before.
    pub last_trick: Option<LastTrickData>,
    /// The score hand by hand.
    pub scores: ScoresData,
    /// How it stands in sentences, for whoever asks to hear it all.
    pub described: Vec<String>,
}

impl CardShow {
    /// Whether it is of what lies on the table.
    pub fn is_of(&self, table: &TableState) -> bool {
        !self.variant.is_empty() && self.variant == table.variant
    }
}

/// A game of cards.
pub trait CardGame: Game {
    /// What is to be told of a view; names come from `table`.
    fn show(view: &Self::View, table: &TableState) -> CardShow;

    /// What the table is to know of it: who sits where, what lies open, which card wins.
    fn facts(view: &Self::View, table: &TableState) -> CardFacts;
}

/// Registers a game of cards besides its session.
pub(super) fn game_plugin<G: CardGame + TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        tell::<G>
            .run_if(resource_exists::<Session<G>>)
            .run_if(resource_changed::<TableState>)
            .in_set(FrameSystems::Show)
            .in_set(SessionSystems::Present),
    );
}

fn tell<G: CardGame + TableGame>(
    session: Res<Session<G>>,
    table: Res<TableState>,
    mut show: ResMut<CardShow>,
    mut facts: ResMut<CardFacts>,
) {
    if crate::app::games::game(&table.variant) == G::GAME {
        let view = session.game.game_after(table.shown()).view(table.sees);
        let new = CardShow {
            variant: table.variant.clone(),
            opened: table.opened,
            ..G::show(&view, &table)
        };
        show.set_if_neq(new);
        facts.set_if_neq(G::facts(&view, &table));
    }
}

/// What somebody is called in a narrow place: “You”, “Katherine”, “Brandon”.
pub fn short_name(table: &TableState, seat: Seat) -> String {
    match table.occupant(seat) {
        Some(_) if ending::is_you(table, seat) => text("ui.person.you").to_owned(),
        Some(who) => {
            let key = format!("ui.courtier.{}.short", people::portrait(who));
            if texts::has(&key) {
                text(&key).to_owned()
            } else {
                people::name(who)
            }
        }
        None => text("ui.cards.dummy").to_owned(),
    }
}

/// What a card is called in a sentence, as “the 12 of Parr”.
fn card_words(table: &TableState, kind: Kind) -> String {
    fill(
        "ui.cards.the",
        &[(
            "card",
            &crate::app::games::kind_name(&table.variant, Some(kind), false),
        )],
    )
}

/// A sentence about a seat, with its short name.
pub(super) fn about(table: &TableState, seat: Seat, key: &str, values: &[(&str, &str)]) -> String {
    ending::about(table, seat, short_name, key, values)
}

/// What was done in a game of cards, in sentences; none where the variant on the table is no such
/// game.
pub fn sentences(applied: &Applied, line: &MoveLine, table: &TableState) -> Option<Vec<String>> {
    let words = words_of(&table.variant)?;
    let Some(seat) = applied.seat else {
        return Some(vec![text("ui.cards.say.dealt").to_owned()]);
    };
    let mut told = Vec::new();
    let effects = &applied.effects;
    let shown = |piece: PieceId| {
        effects.iter().find_map(|effect| match effect {
            Effect::Flipped { piece: other, face } if *other == piece => *face,
            _ => None,
        })
    };
    let mut laid_down = 0_u32;
    for effect in effects {
        let Effect::Moved {
            piece,
            from: Spot::Hand(hand),
            to: Spot::Pile(_),
        } = effect
        else {
            continue;
        };
        match shown(*piece) {
            Some(kind) => {
                let card =
                    (words.as_played)(kind, &line.text).unwrap_or_else(|| card_words(table, kind));
                told.push(about(
                    table,
                    *hand,
                    "ui.cards.say.plays",
                    &[("card", &card)],
                ));
            }
            None => laid_down += 1,
        }
    }
    if laid_down > 0 {
        told.push(about(
            table,
            seat,
            "ui.cards.say.passes",
            &[("n", &count(laid_down))],
        ));
    }
    let mut got: Vec<(Seat, String)> = Vec::new();
    for effect in effects {
        match effect {
            Effect::Dealt {
                to: Spot::Hand(hand),
                face: Some(kind),
                ..
            } => got.push((*hand, card_words(table, *kind))),
            Effect::Trick { winner, pieces } => {
                let points: i32 = effects
                    .iter()
                    .filter_map(|effect| match effect {
                        Effect::Scored { points, .. } => Some(*points),
                        _ => None,
                    })
                    .sum();
                let key = match points {
                    _ if pieces.is_empty() => continue,
                    0 => "ui.cards.say.wins",
                    1 => "ui.cards.say.wins.one",
                    _ => "ui.cards.say.wins.points",
                };
                told.push(about(table, *winner, key, &[("n", &points.to_string())]));
            }
            _ => {}
        }
    }
    if let Some((to, _)) = got.first().cloned() {
        let cards: Vec<String> = got
            .into_iter()
            .filter(|(hand, _)| *hand == to)
            .map(|(_, card)| card)
            .collect();
        told.push(about(
            table,
            to,
            "ui.cards.say.gets",
            &[("cards", &people::list(&cards))],
        ));
    }
    // A decision that moves no card of a hand is told by its own word.
    let decision = format!("ui.cards.say.{}", line.text);
    if texts::has(&decision) {
        told.insert(0, about(table, seat, &decision, &[]));
    }
    Some(told)
}

/// What lies at a place of a card table, in words: the card in a hand, the words of a choice, how
/// much lies on a pile. None where the variant is no game of cards.
pub fn place_words(table: &TableState, spot: Spot) -> Option<String> {
    if !is_cards(&table.variant) {
        return None;
    }
    let card = |kind| crate::app::games::kind_name(&table.variant, kind, false);
    let lying: Vec<_> = table
        .pieces
        .iter()
        .filter(|piece| piece.spot == spot)
        .collect();
    Some(match spot {
        Spot::Piece(id) => card(
            table
                .pieces
                .iter()
                .find(|piece| piece.id == id)
                .and_then(|piece| piece.kind),
        ),
        Spot::Choice(number) => text(&format!(
            "ui.{}.choice.{number}",
            crate::app::games::game(&table.variant)
        ))
        .to_owned(),
        Spot::Tray(seat) => fill(
            "ui.cards.place.tray",
            &[
                ("name", &short_name(table, seat)),
                ("n", &(lying.len() / 4).to_string()),
            ],
        ),
        _ => match lying.as_slice() {
            [] => text("ui.cards.place.empty").to_owned(),
            [one] => card(one.kind),
            many => fill("ui.cards.place.pile", &[("n", &many.len().to_string())]),
        },
    })
}

/// The words for a variant's cards; none where it is no game of cards.
fn words_of(variant: &str) -> Option<CardWords> {
    crate::app::games::look(variant)?.cards
}

/// Whether a variant is a game of cards.
pub fn is_cards(variant: &str) -> bool {
    words_of(variant).is_some()
}

/// The face of a card as panels paint it; none where the variant has no cards.
pub fn face(variant: &str, kind: Kind) -> Option<CardFace> {
    (words_of(variant)?.face)(kind)
}
