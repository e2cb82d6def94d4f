//! What is shown over a card table: the timeline, the players, the score, the last trick; and what of it
//! gives way to a lesson or a replay.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::screens::around::card_hud::{CardHudData, CardLabel};
use crate::app::screens::around::hud::HudNote;
use crate::app::screens::around::sources::Sources;
use crate::app::screens::around::stage::arrangement;
use crate::app::screens::around::{board, card_hud};
use crate::app::screens::points::{point, rect};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::{Arrangement, CardAreas, OverAreas};
use crate::app::table::layout::cards::{CardPlaces, Held};
use crate::app::wording::cards;
use crate::rules::{Seat, Spot};
use crate::texts::fill;

/// What is shown over the table.
pub(super) fn data(ctx: &egui::Context, sources: &Sources) -> CardHudData {
    let (table, layout, advice) = (&*sources.table, &*sources.layout, &*sources.advice);
    let (stage, clock, bindings) = (&*sources.stage, &*sources.clock, &sources.settings.bindings);
    let show = &stage.show;
    let below = layout.cards().map_or(0.0, CardPlaces::tray_label) / ctx.zoom_factor();
    let pile = |(spot, words): &(Spot, String)| {
        Some(card_hud::TrickPile {
            at: point(ctx, layout.to_screen(layout.place(*spot, 0)?)),
            below,
            words: words.clone(),
        })
    };
    let mut seats = show.seats.clone();
    for seat in &mut seats {
        seat.clock = board::clock_face(clock, Seat(seat.seat));
    }
    let hint = advice.hint.as_ref();
    let tricks = arrangement(layout) == Arrangement::Tricks;
    CardHudData {
        seats,
        received: received(ctx, sources),
        ribbon: show.ribbon.clone(),
        piles: show.piles.iter().filter_map(pile).collect(),
        timeline: show.timeline.clone().map(|mut line| {
            line.crown = stage.crown;
            line
        }),
        score_cards: show.score_cards.clone(),
        note: match (hint, &table.rule) {
            (Some(hint), _) => HudNote::Hint(hint.sentence.clone()),
            (None, _) if stage.stale => HudNote::None,
            (None, _) if !show.note.is_empty() => HudNote::Rule(show.note.clone()),
            (None, Some(rule)) => HudNote::Rule(rule.sentence.clone()),
            (None, None) => HudNote::None,
        },
        note_more: if hint.is_none() && !show.note.is_empty() {
            show.more.clone()
        } else {
            String::new()
        },
        note_suit: show.suit.clone(),
        choice_buttons: choice_buttons_top(ctx, layout),
        banner: stage.banner.as_ref().map(|(banner, _)| banner.clone()),
        viewed_position: board::viewed_position(table),
        icon_buttons: true,
        proclaimed: show.proclaimed.clone(),
        last_trick: tricks.then(|| show.last_trick.is_some()),
        undo: Some(table.can_undo),
        hint: Some(board::hint_button(table, advice)),
        keys: board::keys(bindings),
    }
}

/// Labels above the cards that the viewer was given, or in the last of several rows at their foot,
/// clear of the names above; neighbours from the same seat share one.
fn received(ctx: &egui::Context, sources: &Sources) -> Vec<CardLabel> {
    let (table, layout, show) = (&*sources.table, &*sources.layout, &sources.stage.show);
    let Some(places) = layout.cards() else {
        return Vec::new();
    };
    let hands = places.hands(sources.raised.0);
    let giver = |held: &Held| {
        let mut received = show.received.iter();
        let (_, giver) = received.find(|(card, _)| *card == held.id)?;
        Some((*giver, held.row))
    };
    let given: Vec<&Held> = (hands.iter())
        .filter(|held| giver(held).is_some())
        .collect();
    let together = |one: &&Held, other: &&Held| match (giver(one), giver(other)) {
        (Some((from, (row, column))), Some((also, next))) => {
            from == also && next == (row, column + 1)
        }
        _ => false,
    };
    let label = |group: &[&Held]| {
        let (first, last) = (group.first()?, group.last()?);
        let (seat, _) = giver(first)?;
        let mut rows = hands.iter().map(|held| held.row.0);
        let foot = first.row.0 > 0 && !rows.any(|row| row > first.row.0 && row < 100);
        let edge = |held: &Held| held.pose.point(Vec2::Y * if foot { -0.5 } else { 0.5 });
        Some(CardLabel {
            at: point(ctx, layout.to_screen((edge(first) + edge(last)) / 2.0)),
            words: fill("cards-from", &[("name", &cards::short_name(table, seat))]),
        })
    };
    given.chunk_by(together).filter_map(label).collect()
}

/// The upper edge of the choice buttons, in egui points.
fn choice_buttons_top(ctx: &egui::Context, layout: &TableLayout) -> Option<f32> {
    let buttons = layout.cards()?.choice_buttons.iter();
    let top = buttons.max_by(|one, other| one.rect.max.y.total_cmp(&other.rect.max.y))?;
    Some(point(ctx, layout.to_screen(top.rect.max)).y)
}

/// The gap between choice buttons and the words of a lesson below them, in points.
const BUTTON_GAP: f32 = 6.0;
/// The least height of the words of a lesson, in points.
const LEAST_WORDS: f32 = 110.0;

/// The areas of a lesson's panels.
pub(super) fn course_areas(ctx: &egui::Context, sources: &Sources, areas: &CardAreas) -> OverAreas {
    let (table, layout) = (&*sources.table, &*sources.layout);
    let own = table
        .pieces
        .iter()
        .filter(|piece| piece.spot == Spot::Hand(table.viewer));
    let cards = layout.cards();
    let buttons = cards.is_some_and(|cards| !cards.choice_buttons.is_empty());
    let trick = cards.is_some_and(|cards| !cards.facts().trick.is_empty());
    let mut over = areas.course(own.count(), buttons, trick);
    // The words begin below choice buttons that stand in their place.
    let places = cards.into_iter().flat_map(|cards| &cards.choice_buttons);
    let places = places.map(|button| rect(ctx, layout.rect_to_screen(button.rect)));
    let in_the_way = places.filter(|place| place.intersects(over.words));
    let below = in_the_way.map(|place| place.bottom() + BUTTON_GAP);
    let below = below.fold(over.words.top(), f32::max);
    if below < over.words.bottom() - LEAST_WORDS {
        over.words.min.y = below;
    }
    over
}

/// Removes what the panels of a replay cover.
pub(super) fn make_room_for_replay(data: &mut CardHudData, areas: &CardAreas) {
    data.icon_buttons = false;
    data.note = HudNote::None;
    data.viewed_position = None;
    if areas.design.is_phone() || areas.has_bar() {
        // The bar covers the viewer's own portrait.
        data.seats.retain(|seat| seat.place != 0);
    }
}

/// Removes what the panels of a lesson cover.
pub(super) fn make_room_for_course(data: &mut CardHudData, areas: &CardAreas, over: &OverAreas) {
    data.icon_buttons = false;
    data.note = HudNote::None;
    let bar = areas.has_bar();
    match (areas.arrangement, areas.design) {
        // The text covers the score.
        (Arrangement::Line, WindowShape::Wide) => data.score_cards.clear(),
        // The text covers the row of the other players, and the bar covers the viewer.
        (Arrangement::Line, _) => {
            data.score_cards.clear();
            data.seats.retain(|seat| seat.place == 0 && !bar);
        }
        (Arrangement::Tricks, _) => {
            let covers =
                |rect: egui::Rect| over.words.intersects(rect) || over.bar.intersects(rect);
            let mut scores = areas.score_cards(data.score_cards.len()).into_iter();
            if bar || scores.any(covers) {
                data.score_cards.truncate(1);
            }
            let free = |seat: u8| {
                let mut seats = areas.seats.iter();
                seats.any(|(other, frame)| *other == seat && !covers(*frame))
            };
            data.seats.retain(|seat| free(seat.seat));
            data.piles
                .retain(|pile| !covers(egui::Rect::from_min_size(pile.at, egui::Vec2::ZERO)));
        }
    }
    if bar {
        data.piles.clear();
    }
}
