//! What is shown over a card table: the timeline, the players, the score, and the last trick.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::screens::panel::points::point;
use crate::app::screens::table_hud::board_hud::HudNote;
use crate::app::screens::table_hud::card_hud::{CardHudData, CardLabel};
use crate::app::screens::table_hud::kind::TableHud;
use crate::app::screens::table_hud::sources::Sources;
use crate::app::screens::table_hud::stage::arrangement;
use crate::app::screens::table_hud::{board, card_hud};
use crate::app::session::TableState;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::{Arrangement, CardAreas};
use crate::app::table::layout::cards::{CardPlaces, Held};
use crate::app::ui::players::SeatCard;
use crate::app::wording::{cards, hints};
use crate::rules::{Seat, Spot};
use crate::texts::fill;

/// What is shown over the table; a lesson and a replay have buttons and notes of their own in their
/// panel.
pub(super) fn data(
    ctx: &egui::Context,
    sources: &Sources,
    hud: &TableHud,
    areas: &CardAreas,
) -> CardHudData {
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
    let is_match = matches!(hud, TableHud::Match);
    // Cards that are spread over the table lie on what is there.
    let spread = spread(ctx, layout);
    let free = spread.is_none();
    // So does a story.
    let free_middle = free && sources.teller.now.is_none();
    // On a phone the viewer has no place of their own beside a panel.
    let seated = |seat: &&SeatCard| seat.place > 0 || areas.shows_viewer();
    let under = |seat: &&SeatCard| {
        let frame = areas.frame_of(seat.seat);
        frame
            .zip(spread)
            .is_some_and(|(frame, spread)| spread.intersects(frame))
    };
    let seats = show.seats.iter().filter(seated);
    let seats = seats.filter(|seat| !under(seat));
    let seats = seats.map(|seat| SeatCard {
        clock: board::clock_face(clock, Seat(seat.seat)),
        ..seat.clone()
    });
    let score_cards = areas.score_card_count(show.score_cards.len());
    let hint = advice.hint.as_ref();
    let tricks = arrangement(layout) == Arrangement::Tricks;
    CardHudData {
        seats: seats.collect(),
        received: received(ctx, sources, areas),
        ribbon: show.ribbon.clone(),
        piles: show
            .piles
            .iter()
            .filter(|_| free_middle)
            .filter_map(pile)
            .collect(),
        timeline: show.timeline.clone().map(|mut line| {
            line.crown = stage.crown;
            line
        }),
        score_cards: if free && (free_middle || !areas.design.is_phone()) {
            show.score_cards[..score_cards].to_vec()
        } else {
            Vec::new()
        },
        note: match (hint, &table.rule) {
            _ if !is_match || !free => HudNote::None,
            (Some(hint), _) => HudNote::Hint(hints::reason(table, &hint.reason)),
            (None, _) if stage.stale => HudNote::None,
            (None, _) if !show.note.is_empty() => HudNote::Rule(show.note.clone()),
            (None, Some(rule)) => HudNote::Rule(rule.sentence.to_string()),
            (None, None) => HudNote::None,
        },
        note_more: if hint.is_none() && !show.note.is_empty() {
            show.more.clone()
        } else {
            String::new()
        },
        note_suit: show.suit.clone(),
        choice_buttons: choice_buttons_top(ctx, layout),
        // The cards of a trick must not be covered.
        banner: (stage.banner.as_ref())
            .filter(|_| !has_trick(table, layout))
            .map(|(banner, _)| banner.clone()),
        viewed_position: match hud {
            TableHud::Match | TableHud::Course(_) if free => board::viewed_position(table),
            _ => None,
        },
        icon_buttons: is_match,
        proclaimed: show.proclaimed.clone().filter(|_| free_middle),
        last_trick: tricks.then(|| show.last_trick.is_some()),
        undo: Some(table.can_undo),
        hint: Some(board::hint_button(table, advice)),
        keys: board::keys(bindings),
    }
}

/// Whether cards of a trick lie on the table.
fn has_trick(table: &TableState, layout: &TableLayout) -> bool {
    let mut pieces = table.pieces.iter();
    let places = layout.cards();
    places.is_some_and(|places| pieces.any(|piece| places.is_trick(piece.spot)))
}

/// The rectangle of the cards that are spread over the table.
fn spread(ctx: &egui::Context, layout: &TableLayout) -> Option<egui::Rect> {
    let bounds = layout.cards()?.spread_bounds()?;
    let corner = |at: Vec2| point(ctx, layout.to_screen(at));
    Some(egui::Rect::from_two_pos(
        corner(bounds.min),
        corner(bounds.max),
    ))
}

/// Labels above the cards that the viewer was given, or at their foot: in the last of several rows,
/// clear of the names above, and where the note is above them. Neighbours from the same seat share one.
fn received(ctx: &egui::Context, sources: &Sources, areas: &CardAreas) -> Vec<CardLabel> {
    let (table, layout, show) = (&*sources.table, &*sources.layout, &sources.stage.show);
    // With all hands open, one sees where a card came from.
    let Some(places) = layout.cards().filter(|_| !table.opens_hands()) else {
        return Vec::new();
    };
    let hands = places.hands(sources.raised.0);
    let note = areas.note(choice_buttons_top(ctx, layout));
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
        let last_row = first.row.0 > 0 && !rows.any(|row| row > first.row.0 && row < 100);
        let edge = |y: f32| {
            let of = |held: &Held| held.pose.point(Vec2::Y * y);
            point(ctx, layout.to_screen((of(first) + of(last)) / 2.0))
        };
        let (above, foot) = (edge(0.5), edge(-0.5));
        let has_room = !last_row && !areas.received(above).intersects(note);
        Some(CardLabel {
            at: if has_room { above } else { foot },
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
