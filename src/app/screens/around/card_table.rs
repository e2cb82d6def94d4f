//! Connects the panels of a card table to the game: the timeline with the moving crown, the
//! players, the score, the last trick, and the score sheet between hands. The panels are updated
//! only once the cards are at rest.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::course::ActiveCourse;
use crate::app::cue::Cue;
use crate::app::input::actions::PanelRequest;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::screens::around::card_hud::{CardHudData, CardHudState, CardLabel};
use crate::app::screens::around::hud::HudNote;
use crate::app::screens::around::{board, card_hud};
use crate::app::screens::{MenuExt, PanelContext, PanelState, point, rect};
use crate::app::session::advice::Advice;
use crate::app::session::clock::ClockState;
use crate::app::session::replay::Replay;
use crate::app::session::{ChanceWaits, Intent, TableState};
use crate::app::settings::Settings;
use crate::app::settings::bindings::Bindings;
use crate::app::state::{Menu, Screen};
use crate::app::table::cards::areas::{Arrangement, CardAreas, CardDesign, OverAreas, SlimAreas};
use crate::app::table::cards::layout::{CardFacts, CardPlaces, Held};
use crate::app::table::cards::show::CardViewModel;
use crate::app::table::layout::TableLayout;
use crate::app::table::motion::AnimationQueue;
use crate::app::ui::banner::Banner;
use crate::app::ui::players::SeatCard;
use crate::app::wording::cards;
use crate::rules::{Seat, Spot, Turn};
use crate::texts::fill;

pub(super) fn plugin(app: &mut App) {
    app.fresh::<CardHudState>(Screen::Table)
        .init_resource::<CardStage>()
        .add_systems(
            Update,
            follow
                .run_if(in_state(Screen::Table))
                .in_set(SessionSystems::Advance),
        );
}

/// How long the crown takes to move one space, in seconds at normal speed.
const WALK: f32 = 0.55;

/// How long the banner of a new trump suit is shown, in seconds: at normal speed, and the minimum.
const REIGN: [f32; 2] = [2.2, 1.4];

/// What the panels of a card table show: the [`CardViewModel`] as of the last time the cards were
/// at rest.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardStage {
    pub show: CardViewModel,
    /// The crown's position, in spaces of the timeline.
    crown: f32,
    /// Whether a trick lay on the table.
    trick: bool,
    /// Whether that trick is over, and with it what the note says of it.
    pub stale: bool,
    /// While the crown moves: its start, and when it started, in seconds of app time.
    walk: Option<(f32, f32)>,
    /// The banner of a new trump suit, and until when it is shown, in seconds of app time.
    banner: Option<(Banner, f32)>,
    /// The number of finished hands whose score has been shown.
    pub seen: usize,
}

impl CardStage {
    /// Whether the score sheet must be shown before the next hand is dealt.
    pub fn scored(&self, table: &TableState, show: &CardViewModel) -> bool {
        show.is_of(table)
            && table.turn == Turn::Chance
            && !table.practice
            && show.finished > self.seen
    }
}

/// Updates the stage when the cards are at rest, and delays the next deal until the score sheet has
/// been shown.
fn follow(
    show: Res<CardViewModel>,
    facts: Res<CardFacts>,
    table: Res<TableState>,
    motion: Res<AnimationQueue>,
    settings: Res<Settings>,
    time: Res<Time>,
    menu: Res<State<Menu>>,
    mut stage: ResMut<CardStage>,
    mut waits: ResMut<ChanceWaits>,
    mut next: ResMut<NextState<Menu>>,
    mut redraw: ResMut<RedrawTimer>,
    mut cues: MessageWriter<Cue>,
) {
    let now = time.elapsed_secs();
    let mut new = (*stage).clone();
    // After a rematch there are fewer finished hands than before.
    let new_match = show.finished < new.show.finished || show.finished < new.seen;
    let fresh = new.show.opened != show.opened || new.show.variant != show.variant || new_match;
    if fresh {
        // Hands that were finished when the match was opened have been seen.
        new.seen = show.finished;
    }
    let scored = new.scored(&table, &show);
    waits.set_if_neq(ChanceWaits(scored));
    new.stale = new.trick && facts.trick.is_empty();
    if !motion.busy() || fresh {
        (new.trick, new.stale) = (!facts.trick.is_empty(), false);
        if new.show != *show {
            let line = |show: &CardViewModel| show.timeline.as_ref().map(|line| line.crown);
            if let Some(to) = line(&show) {
                let walks =
                    !fresh && line(&new.show).is_some_and(|from| to > from) && !settings.instant();
                new.walk = walks.then_some((new.crown, now));
                if walks {
                    cues.write(Cue::Walk);
                } else {
                    new.crown = to;
                }
            }
            let begins = !fresh
                && table.viewed_ply.is_none()
                && show.reign.is_some()
                && show.reign != new.show.reign;
            if let Some(reign) = show.reign.clone().filter(|_| begins) {
                let long = (REIGN[0] * settings.slowness()).max(REIGN[1]);
                new.banner = Some((reign, now + long));
                cues.write(Cue::Reign);
            } else if fresh || show.reign.is_none() {
                new.banner = None;
            }
            new.show = show.clone();
        }
        if scored && *menu.get() == Menu::None {
            (*next).set_if_neq(Menu::Scores);
        }
    }
    if let Some((from, since)) = new.walk {
        let to = new.show.timeline.as_ref().map_or(from, |line| line.crown);
        let part = ((now - since) / (WALK * settings.slowness()).max(f32::EPSILON)).clamp(0.0, 1.0);
        // Ease in and out.
        new.crown = from + (to - from) * part * part * (3.0 - 2.0 * part);
        if part >= 1.0 {
            new.walk = None;
        } else {
            redraw.at(now);
        }
    }
    match new.banner {
        Some((_, until)) if now >= until => new.banner = None,
        Some((_, until)) => redraw.at(until),
        None => {}
    }
    stage.set_if_neq(new);
}

/// What the table is arranged for.
fn arrangement(layout: &TableLayout) -> Arrangement {
    let cards = layout.cards();
    cards.map_or_else(Arrangement::default, |cards| cards.shape().arrangement)
}

/// The areas of the card table's panels, in egui points.
fn areas(ctx: &egui::Context, layout: &TableLayout, seats: &[SeatCard]) -> CardAreas {
    let frame = layout.cards().map_or_else(Rect::default, CardPlaces::frame);
    let seats = seats.iter().map(|seat| {
        let frame = layout.rect_to_screen(layout.surface.seat_frame(Seat(seat.seat)));
        (seat.seat, rect(ctx, frame))
    });
    CardAreas {
        frame: rect(ctx, frame),
        bottom: point(ctx, layout.window).y,
        design: layout
            .cards()
            .map_or_else(CardDesign::default, CardPlaces::design),
        arrangement: arrangement(layout),
        seats: seats.collect(),
    }
}

fn data(
    ctx: &egui::Context,
    table: &TableState,
    stage: &CardStage,
    layout: &TableLayout,
    bindings: &Bindings,
    advice: &Advice,
    clock: &ClockState,
) -> CardHudData {
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
        received: received(ctx, table, show, layout),
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
fn received(
    ctx: &egui::Context,
    table: &TableState,
    show: &CardViewModel,
    layout: &TableLayout,
) -> Vec<CardLabel> {
    let Some(places) = layout.cards() else {
        return Vec::new();
    };
    let giver = |held: &Held| {
        let mut received = show.received.iter();
        let (_, giver) = received.find(|(card, _)| *card == held.id)?;
        Some((*giver, held.row))
    };
    let given: Vec<&Held> = (places.held.iter())
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
        let mut rows = places.held.iter().map(|held| held.row.0);
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

/// Whether a card table is shown.
pub(super) fn is_shown(stage: &CardStage, table: &TableState, layout: &TableLayout) -> bool {
    stage.show.is_of(table) && layout.cards().is_some()
}

/// [`is_shown`] as a run condition.
pub(super) fn stands(
    stage: Res<CardStage>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
) -> bool {
    is_shown(&stage, &table, &layout)
}

/// The areas of the replay bar and of the list of tricks.
pub(super) fn replay_areas(ctx: &egui::Context, layout: &TableLayout) -> SlimAreas {
    areas(ctx, layout, &[]).replay()
}

/// The gap between choice buttons and the words of a lesson below them, in points.
const BUTTON_GAP: f32 = 6.0;
/// The least height of the words of a lesson, in points.
const LEAST_WORDS: f32 = 110.0;

/// The areas of a lesson's panels.
pub(super) fn course_areas(
    ctx: &egui::Context,
    layout: &TableLayout,
    table: &TableState,
) -> OverAreas {
    let own = table
        .pieces
        .iter()
        .filter(|piece| piece.spot == Spot::Hand(table.viewer));
    let cards = layout.cards();
    let buttons = cards.is_some_and(|cards| !cards.choice_buttons.is_empty());
    let trick = cards.is_some_and(|cards| !cards.facts().trick.is_empty());
    let mut over = areas(ctx, layout, &[]).course(own.count(), buttons, trick);
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

/// Removes what the panels of a lesson cover.
fn make_room_for_course(data: &mut CardHudData, areas: &CardAreas, over: &OverAreas) {
    data.icon_buttons = false;
    data.note = HudNote::None;
    let bar = areas.design.has_bar();
    match (areas.arrangement, areas.design) {
        // The text covers the score.
        (Arrangement::Line, CardDesign::Wide) => data.score_cards.clear(),
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

/// Shows the panels around a card table.
pub(super) fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<CardHudState>>,
    table: Res<TableState>,
    stage: Res<CardStage>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    advice: Res<Advice>,
    clock: Res<ClockState>,
    replay: Res<Replay>,
    menu: Res<State<Menu>>,
    lesson: Res<ActiveCourse>,
    mut intents: MessageWriter<Intent>,
    mut panel_requests: MessageWriter<PanelRequest>,
) -> Result {
    let ctx = panel.egui()?;
    let mut data = data(
        &ctx,
        &table,
        &stage,
        &layout,
        &settings.bindings,
        &advice,
        &clock,
    );
    let areas = areas(&ctx, &layout, &data.seats);
    if replay.open {
        data.icon_buttons = false;
        data.note = HudNote::None;
        data.viewed_position = None;
        if areas.design.is_phone() || areas.design.has_bar() {
            // The bar covers the viewer's own portrait.
            data.seats.retain(|seat| seat.place != 0);
        }
    }
    if table.practice && lesson.run.is_some() {
        let over = course_areas(&ctx, &layout, &table);
        make_room_for_course(&mut data, &areas, &over);
    }
    let action = card_hud::show(&ctx, &panel.theme, &areas, &data, &mut state);
    let Some(action) = action.filter(|_| *menu.get() == Menu::None) else {
        return Ok(());
    };
    board::answer(action, &mut panel, &mut intents, &mut panel_requests);
    Ok(())
}
