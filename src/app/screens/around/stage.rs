//! What stands around a card table as of the last time the cards were at rest: the timeline with the
//! moving crown, the players, the score; and where there is room for it.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::screens::points::{point, rect};
use crate::app::session::{ChanceWaits, TableState};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::cards::show::CardViewModel;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::WindowShape;
use crate::app::table::layout::cards::{Arrangement, CardAreas};
use crate::app::table::layout::cards::{CardFacts, CardPlaces};
use crate::app::ui::banner::Banner;
use crate::app::ui::players::SeatCard;
use crate::rules::{Seat, Turn};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardStage>().add_systems(
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
    pub(super) crown: f32,
    /// Whether a trick lay on the table.
    trick: bool,
    /// Whether that trick is over, and with it what the note says of it.
    pub stale: bool,
    /// While the crown moves: its start, and when it started, in seconds of app time.
    walk: Option<(f32, f32)>,
    /// The banner of a new trump suit, and until when it is shown, in seconds of app time.
    pub(super) banner: Option<(Banner, f32)>,
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

/// Whether a card table is shown.
pub(super) fn is_shown(stage: &CardStage, table: &TableState, layout: &TableLayout) -> bool {
    stage.show.is_of(table) && layout.cards().is_some()
}

/// What the table is arranged for.
pub(super) fn arrangement(layout: &TableLayout) -> Arrangement {
    let cards = layout.cards();
    cards.map_or_else(Arrangement::default, |cards| cards.shape().arrangement)
}

/// The areas of the card table's panels, in egui points.
pub(super) fn areas(ctx: &egui::Context, layout: &TableLayout, seats: &[SeatCard]) -> CardAreas {
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
            .map_or_else(WindowShape::default, CardPlaces::design),
        arrangement: arrangement(layout),
        seats: seats.collect(),
    }
}
