//! What stands around a card table as of the last time the cards were at rest: the timeline with the
//! moving crown, the players, the score; and where there is room for it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::screens::panel::points::{point, rect};
use crate::app::session::{ChanceWaits, TableState};
use crate::app::settings::{LanguageInUse, Settings};
use crate::app::state::{Menu, Screen};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::cards::show::CardViewModel;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::{Arrangement, CardAreas, CardDesign};
use crate::app::table::layout::cards::{CardFacts, CardPlaces};
use crate::app::ui::banner::Banner;
use crate::app::ui::players::SeatCard;
use crate::rules::{Seat, Turn};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardStage>()
        .add_systems(Update, follow.run_if(is_due).in_set(FrameSystems::Follow));
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
    /// Whether this is the view of another match. After a rematch there are fewer finished hands than
    /// before.
    fn is_of_other(&self, show: &CardViewModel) -> bool {
        self.show.opened != show.opened
            || self.show.variant != show.variant
            || show.finished < self.show.finished.max(self.seen)
    }

    /// Takes over the view of the table: the crown walks to its new place, and a new trump suit has its
    /// banner, unless the match is fresh.
    fn take_over(&mut self, followed: &Followed, fresh: bool, cues: &mut MessageWriter<Cue>) {
        let (show, settings) = (&*followed.show, &*followed.settings);
        let now = followed.time.elapsed_secs();
        let crown = |show: &CardViewModel| show.timeline.as_ref().map(|line| line.crown);
        if let Some(to) = crown(show) {
            let forward = crown(&self.show).is_some_and(|from| to > from);
            let walks = !fresh && forward && !settings.instant();
            self.walk = walks.then_some((self.crown, now));
            if walks {
                cues.write(Cue::Walk);
            } else {
                self.crown = to;
            }
        }
        // The same reign in another language does not begin again.
        let reworded = followed.language.is_changed();
        if let (true, Some((banner, _)), Some(reign)) = (reworded, &mut self.banner, &show.reign) {
            banner.clone_from(reign);
        }
        let begins = !(fresh || reworded)
            && followed.table.viewed_ply.is_none()
            && show.reign != self.show.reign;
        match &show.reign {
            Some(reign) if begins => {
                let long = (REIGN[0] * settings.slowness()).max(REIGN[1]);
                self.banner = Some((reign.clone(), now + long));
                cues.write(Cue::Reign);
            }
            Some(_) if !fresh => {}
            _ => self.banner = None,
        }
        self.show = show.clone();
    }

    /// Moves the crown to a part of its way: it starts and stops gently.
    fn walk_part(&mut self, from: f32, part: f32) {
        let to = self.show.timeline.as_ref().map_or(from, |line| line.crown);
        self.crown = from + (to - from) * part * part * (3.0 - 2.0 * part);
        if part >= 1.0 {
            self.walk = None;
        }
    }

    /// Whether the score sheet must be shown before the next hand is dealt.
    pub fn scored(&self, table: &TableState, show: &CardViewModel) -> bool {
        show.is_of(table)
            && table.turn == Turn::Chance
            && !table.is_practice()
            && show.finished > self.seen
    }
}

/// What the stage follows.
#[derive(SystemParam)]
struct Followed<'w> {
    show: Res<'w, CardViewModel>,
    facts: Res<'w, CardFacts>,
    table: Res<'w, TableState>,
    motion: Res<'w, AnimationQueue>,
    settings: Res<'w, Settings>,
    language: Res<'w, LanguageInUse>,
    menu: Res<'w, State<Menu>>,
    time: Res<'w, Time>,
}

/// Whether the stage has something to follow: one of its sources has changed, or it moves itself.
fn is_due(screen: Res<State<Screen>>, followed: Followed, stage: Res<CardStage>) -> bool {
    *screen.get() == Screen::Table
        && (screen.is_changed()
            || followed.show.is_changed()
            || followed.facts.is_changed()
            || followed.table.is_changed()
            || followed.motion.is_changed()
            || followed.settings.is_changed()
            || followed.language.is_changed()
            || followed.menu.is_changed()
            || stage.is_changed()
            || stage.walk.is_some()
            || stage.banner.is_some())
}

/// Updates the stage when the cards are at rest, and delays the next deal until the score sheet has
/// been shown.
fn follow(
    followed: Followed,
    mut stage: ResMut<CardStage>,
    mut waits: ResMut<ChanceWaits>,
    mut next: ResMut<NextState<Menu>>,
    mut redraw: ResMut<RedrawTimer>,
    mut cues: MessageWriter<Cue>,
) {
    let fresh = stage.is_of_other(&followed.show);
    if fresh {
        // Hands that were finished when the match was opened have been seen.
        stage.seen = followed.show.finished;
    }
    let scored = stage.scored(&followed.table, &followed.show);
    waits.set_if_neq(ChanceWaits(scored));
    let rests = fresh || !followed.motion.busy();
    let on_table = !followed.facts.trick.is_empty();
    let trick = if rests {
        (on_table, false)
    } else {
        (stage.trick, stage.trick && !on_table)
    };
    // Only what differs is written, so that the stage is at rest with the table.
    if (stage.trick, stage.stale) != trick {
        (stage.trick, stage.stale) = trick;
    }
    let rests = rests || followed.language.is_changed();
    if rests && stage.show != *followed.show {
        stage.take_over(&followed, fresh, &mut cues);
    }
    if rests && scored && *followed.menu.get() == Menu::None {
        (*next).set_if_neq(Menu::Scores);
    }
    let now = followed.time.elapsed_secs();
    if let Some((from, since)) = stage.walk {
        let seconds = WALK * followed.settings.slowness();
        let part = ((now - since) / seconds.max(f32::EPSILON)).clamp(0.0, 1.0);
        stage.walk_part(from, part);
        if part < 1.0 {
            redraw.at(now);
        }
    }
    match stage.banner.as_ref().map(|(_, until)| *until) {
        Some(until) if now >= until => stage.banner = None,
        Some(until) => redraw.at(until),
        None => {}
    }
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
        bottom: point(
            ctx,
            Vec2::Y * layout.cards().map_or(0.0, CardPlaces::bottom),
        )
        .y,
        design: layout
            .cards()
            .map_or_else(CardDesign::default, CardPlaces::design),
        arrangement: arrangement(layout),
        panel: (layout.has_panel && !layout.panel.is_empty()).then(|| rect(ctx, layout.panel)),
        seats: seats.collect(),
    }
}

/// What no notice may lie over: the portraits, the cards in the hands and the middle of the table, in egui points.
pub(super) fn kept_clear(
    ctx: &egui::Context,
    layout: &TableLayout,
    areas: &CardAreas,
) -> Vec<egui::Rect> {
    let cards = layout.cards().map_or_else(Vec::new, CardPlaces::kept_clear);
    let cards = cards.into_iter();
    let cards = cards.map(|area| rect(ctx, layout.rect_to_screen(area)));
    cards
        .chain(areas.seats.iter().map(|(_, frame)| *frame))
        .collect()
}
