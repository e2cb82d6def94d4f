//! Where all that is shown around a table comes from, where there is room for it, and where its buttons
//! lead to.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::course::{ActiveCourse, CourseCommand};
use crate::app::gallery::Storyteller;
use crate::app::input::actions::PanelRequest;
use crate::app::progress::PlayerProgress;
use crate::app::screens::panel::points::rect;
use crate::app::screens::requests::pending::Starter;
use crate::app::screens::table_hud::board_hud::HudAreas;
use crate::app::screens::table_hud::stage;
use crate::app::screens::table_hud::stage::CardStage;
use crate::app::session::advice::Advice;
use crate::app::session::clock::ClockState;
use crate::app::session::opening::Opening;
use crate::app::session::replay::Replay;
use crate::app::session::review::ReviewState;
use crate::app::session::{Intent, TableState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::table::cards::spread::RaisedCard;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::CardAreas;
use crate::app::table::pieces::preview::Preview;
use crate::app::table::pointing::cursor::Cursor;
use crate::app::table::pointing::focus::Focus;
use crate::app::wall_clock::WallClock;

/// Where what stands around the table has room.
pub(super) enum Frame {
    /// Beside a board and, on a phone, above it.
    Side(HudAreas),
    /// Over a card table, which takes the whole window.
    Cards(CardAreas),
}

/// What all that is shown around the table comes from.
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    pub table: Res<'w, TableState>,
    pub layout: Res<'w, TableLayout>,
    pub stage: Res<'w, CardStage>,
    pub cursor: Res<'w, Cursor>,
    pub raised: Res<'w, RaisedCard>,
    pub preview: Res<'w, Preview>,
    pub settings: Res<'w, Settings>,
    pub advice: Res<'w, Advice>,
    pub opening: Res<'w, Opening>,
    pub clock: Res<'w, ClockState>,
    pub replay: ResMut<'w, Replay>,
    pub reviewed: Res<'w, ReviewState>,
    pub course: Res<'w, ActiveCourse>,
    pub progress: Res<'w, PlayerProgress>,
    pub teller: Res<'w, Storyteller>,
    pub wall_clock: Res<'w, WallClock>,
    pub time: Res<'w, Time>,
    pub menu: Res<'w, State<Menu>>,
}

impl Sources<'_> {
    /// Where there is room.
    pub fn frame(&self, ctx: &egui::Context) -> Frame {
        if stage::is_shown(&self.stage, &self.table, &self.layout) {
            Frame::Cards(stage::areas(ctx, &self.layout, &self.stage.show.seats))
        } else {
            let strip = self.layout.strip;
            Frame::Side(HudAreas {
                main: rect(ctx, self.layout.panel),
                top: (!strip.is_empty()).then(|| rect(ctx, strip)),
            })
        }
    }
}

/// Where buttons around the table lead to.
#[derive(SystemParam)]
pub(super) struct Answers<'w> {
    pub intents: MessageWriter<'w, Intent>,
    pub panel_requests: MessageWriter<'w, PanelRequest>,
    pub course_commands: MessageWriter<'w, CourseCommand>,
    pub starter: Starter<'w>,
    pub focus: ResMut<'w, Focus>,
}
