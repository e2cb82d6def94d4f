//! What is shown over a card table: the timeline, the players, the score, the last trick, and
//! what of it gives way to a lesson or a replay.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::screens::around::card_hud::{CardHudData, CardLabel};
use crate::app::screens::around::hud::HudNote;
use crate::app::screens::around::kind::Around;
use crate::app::screens::around::sources::Sources;
use crate::app::screens::around::stage::arrangement;
use crate::app::screens::around::{board, card_hud};
use crate::app::screens::points::{point, rect};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::{Arrangement, CardAreas, OverAreas};
use crate::app::table::layout::cards::{CardPlaces, Held};
use crate::app::ui::players::SeatCard;
use crate::app::wording::cards;
use crate::rules::{Seat, Spot};
use crate::texts::fill;

/// What of a match is shown over the cards: all of it, or what a replay or a lesson leaves room for.
pub(super) struct CardRoom<'a> {
    around: &'a Around,
    areas: &'a CardAreas,
    /// The panels of the replay or lesson.
    pub over: Option<OverAreas>,
}

impl<'a> CardRoom<'a> {
    pub(super) fn of(
        ctx: &egui::Context,
        sources: &Sources,
        around: &'a Around,
        areas: &'a CardAreas,
    ) -> Self {
        let over = match around {
            Around::Play => None,
            Around::Replay => Some(areas.replay()),
            Around::Course(_) => Some(course_areas(ctx, sources, areas)),
        };
        Self {
            around,
            areas,
            over,
        }
    }

    /// Whether the match has its own buttons and notes.
    fn is_match(&self) -> bool {
        self.over.is_none()
    }

    fn covers(&self, rect: egui::Rect) -> bool {
        let mut panels = self.over.iter().flat_map(OverAreas::rects);
        panels.any(|panel| panel.intersects(rect))
    }

    fn has_seat(&self, seat: &SeatCard) -> bool {
        let (areas, own) = (self.areas, seat.place == 0);
        match (self.around, areas.arrangement, areas.design) {
            (Around::Play, ..) => true,
            // The bar covers the viewer's own portrait.
            (Around::Replay, _, design) => !own || !(design.is_phone() || areas.has_bar()),
            (Around::Course(_), Arrangement::Line, WindowShape::Wide) => true,
            // The text covers the row of the other players, and the bar covers the viewer.
            (Around::Course(_), Arrangement::Line, _) => own && !areas.has_bar(),
            (Around::Course(_), Arrangement::Tricks, _) => {
                let mut seats = areas.seats.iter();
                seats.any(|(other, frame)| *other == seat.seat && !self.covers(*frame))
            }
        }
    }

    /// How many of these score cards are shown.
    fn score_cards(&self, count: usize) -> usize {
        match (self.around, self.areas.arrangement) {
            (Around::Play | Around::Replay, _) => count,
            // The text covers the score.
            (Around::Course(_), Arrangement::Line) => 0,
            (Around::Course(_), Arrangement::Tricks) => {
                let mut places = self.areas.score_cards(count).into_iter();
                let covered = self.areas.has_bar() || places.any(|place| self.covers(place));
                if covered { count.min(1) } else { count }
            }
        }
    }

    fn has_pile(&self, at: egui::Pos2) -> bool {
        match (self.around, self.areas.arrangement) {
            (Around::Play | Around::Replay, _) => true,
            (Around::Course(_), _) if self.areas.has_bar() => false,
            (Around::Course(_), Arrangement::Line) => true,
            (Around::Course(_), Arrangement::Tricks) => !self.covers(egui::Rect::from_pos(at)),
        }
    }
}

/// What is shown over the table.
pub(super) fn data(ctx: &egui::Context, sources: &Sources, room: &CardRoom) -> CardHudData {
    let (table, layout, advice) = (&*sources.table, &*sources.layout, &*sources.advice);
    let (stage, clock, bindings) = (&*sources.stage, &*sources.clock, &sources.settings.bindings);
    let show = &stage.show;
    let below = layout.cards().map_or(0.0, CardPlaces::tray_label) / ctx.zoom_factor();
    let pile = |(spot, words): &(Spot, String)| {
        let at = point(ctx, layout.to_screen(layout.place(*spot, 0)?));
        room.has_pile(at).then(|| card_hud::TrickPile {
            at,
            below,
            words: words.clone(),
        })
    };
    let seats = show.seats.iter().filter(|seat| room.has_seat(seat));
    let seats = seats.map(|seat| SeatCard {
        clock: board::clock_face(clock, Seat(seat.seat)),
        ..seat.clone()
    });
    let score_cards = room.score_cards(show.score_cards.len());
    let hint = advice.hint.as_ref();
    let tricks = arrangement(layout) == Arrangement::Tricks;
    CardHudData {
        seats: seats.collect(),
        received: received(ctx, sources),
        ribbon: show.ribbon.clone(),
        piles: show.piles.iter().filter_map(pile).collect(),
        timeline: show.timeline.clone().map(|mut line| {
            line.crown = stage.crown;
            line
        }),
        score_cards: show.score_cards[..score_cards].to_vec(),
        note: match (hint, &table.rule) {
            _ if !room.is_match() => HudNote::None,
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
        viewed_position: match room.around {
            Around::Replay => None,
            Around::Play | Around::Course(_) => board::viewed_position(table),
        },
        icon_buttons: room.is_match(),
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
    // With all hands open, one sees where a card came from.
    let Some(places) = layout.cards().filter(|_| !table.open_hands) else {
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
fn course_areas(ctx: &egui::Context, sources: &Sources, areas: &CardAreas) -> OverAreas {
    let (table, layout) = (&*sources.table, &*sources.layout);
    let own = table.pieces_at(Spot::Hand(table.viewer));
    let cards = layout.cards();
    let buttons = cards.is_some_and(|cards| !cards.choice_buttons.is_empty());
    let trick = cards.is_some_and(|cards| !cards.facts().trick.is_empty());
    let over = areas.course(own.count(), buttons, trick);
    // The words begin below choice buttons that stand in their place.
    let clear = |mut words: egui::Rect| {
        let places = cards.into_iter().flat_map(|cards| &cards.choice_buttons);
        let places = places.map(|button| rect(ctx, layout.rect_to_screen(button.rect)));
        let in_the_way = places.filter(|place| place.intersects(words));
        let below = in_the_way.map(|place| place.bottom() + BUTTON_GAP);
        let below = below.fold(words.top(), f32::max);
        if below < words.bottom() - LEAST_WORDS {
            words.min.y = below;
        }
        words
    };
    OverAreas {
        sheet: over.sheet.map(clear),
        ..over
    }
}
