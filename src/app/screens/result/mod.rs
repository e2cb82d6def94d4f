//! The end of a match: who won, and what to do next.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::career::NewAchievements;
use crate::app::progress::{LevelSuggestion, PlayerProgress};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::panel::points::{point, rect};
use crate::app::screens::result::view::{LevelOffer, ResultAction, ResultData};
use crate::app::screens::setup::MatchSetup;
use crate::app::session::replay::Replay;
use crate::app::session::review::ReviewState;
use crate::app::session::{Intent, Matches, Seek, TableState};
use crate::app::settings::{LastSetup, Settings, company_levels};
use crate::app::state::Menu;
use crate::app::table::layout::TableLayout;
use crate::app::ui::page::PageState;
use crate::app::ui::widgets::Mood;
use crate::app::wording::{daily, ending, people};
use crate::levels::deals::day_of;
use crate::rules::{Occupant, Seat, Strength};
use crate::texts::{fill, list, plural, text};

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Result)
        .show_menu(Menu::Result, show);
}

/// The suggestion of another strength after a run of wins or losses: another courtier, or the same with
/// another effort. Once accepted, only its text remains.
fn level_offer(offer: &LevelSuggestion, last: &LastSetup, seats: usize) -> Option<LevelOffer> {
    let (next, now) = offer.0?;
    let name = |who: Strength| people::name(&Occupant::Courtier(who));
    let key = match (next.level == now.level, next > now) {
        (false, true) => "result-offer-up",
        (false, false) => "result-offer-down",
        (true, true) => "result-offer-harder",
        (true, false) => "result-offer-gentler",
    };
    let mut taken = last.clone();
    take_offer(next, &mut taken, seats);
    let button = if next.level == now.level {
        fill(
            "result-offer-effort",
            &[("effort", people::effort(next.effort))],
        )
    } else {
        fill("result-offer-plate", &[("name", &name(next))])
    };
    Some(LevelOffer {
        line: fill(key, &[("name", &name(now)), ("other", &name(next))]),
        button: if taken == *last {
            String::new()
        } else {
            button
        },
    })
}

/// Uses the suggested strength for the next match. At a larger table its company is as strong.
fn take_offer(next: Strength, last: &mut LastSetup, seats: usize) {
    last.effort = next.effort;
    if seats <= 2 {
        last.level = next.level;
        return;
    }
    let company = company_levels(next.level);
    let seats = last.others.iter_mut().zip(company.into_iter().cycle());
    seats
        .filter(|(level, _)| Occupant::LEVELS.contains(level))
        .for_each(|(level, offered)| *level = offered);
}

/// The portrait to show, and its mood: the opponent in a two-player match, else the winner,
/// preferably a person.
fn portrayed(table: &TableState, won: bool) -> (Seat, Mood) {
    let winners = table.turn.outcome().map_or(&[][..], |end| &end.winners);
    if let Some(opponent) = table.opponent() {
        let mood = match winners {
            [] => Mood::Calm,
            _ if won => Mood::Sad,
            _ => Mood::Glad,
        };
        return (opponent, mood);
    }
    let is_person = |seat: &&Seat| table.occupant(**seat).is_some_and(Occupant::is_person);
    let winner = winners.iter().find(is_person).or(winners.first());
    match winner {
        Some(winner) => (*winner, Mood::Glad),
        None => (table.viewer, Mood::Calm),
    }
}

/// The margin of a board's panel, in points.
const MARGIN: f32 = 6.0;

/// The larger part of the window beside or below a board; `None` at a card table.
fn free(ctx: &egui::Context, layout: &TableLayout) -> Option<egui::Rect> {
    let board = layout.board()?;
    let field = layout.field.inflate(board.frame());
    let corner = layout.to_screen(Vec2::new(field.max.x, field.min.y));
    let corner = point(ctx, corner);
    let screen = ctx.content_rect();
    let panel = rect(ctx, layout.panel);
    Some(if panel.left() >= corner.x {
        screen.with_min_x(panel.left() - MARGIN)
    } else {
        screen.with_min_y(corner.y)
    })
}

fn data(table: &TableState, offer: Option<LevelOffer>) -> Option<ResultData> {
    let outcome = table.turn.outcome()?;
    let person = |seat: &Seat| table.occupant(*seat).is_some_and(Occupant::is_person);
    let won = outcome.winners.iter().any(person);
    let (shown, mood) = portrayed(table, won);
    Some(ResultData {
        headline: ending::headline(table).unwrap_or_default(),
        crowns: won,
        portrait: people::portrait_at(table, shown).to_owned(),
        mood,
        reason: ending::reason(table).unwrap_or_default(),
        detail: ending::places(table).unwrap_or_default(),
        line: plural("result-moves", table.rounds().len()),
        replay: !table.moves.is_empty(),
        review: !table.moves.is_empty() && (table.may_assess() || table.may_compare()),
        offer,
        rematch_note: text(if table.seats.len() > 2 {
            "result-rematch_note-round"
        } else {
            "result-rematch_note"
        })
        .to_owned(),
        practice: false,
        free: None,
    })
}

/// What the match has brought beyond its end.
#[derive(SystemParam)]
struct Gains<'w> {
    new: Res<'w, NewAchievements>,
    matches: Res<'w, Matches>,
    progress: Res<'w, PlayerProgress>,
}

impl Gains<'_> {
    /// The points in the deal of a day beside the courtiers', and the new achievements.
    fn sentences(&self) -> Vec<String> {
        let record = self.matches.on_table().map(|kept| &kept.record);
        let deal = record.and_then(|record| {
            let deal = self.progress.0.deal(&record.variant, day_of(record)?);
            Some(daily::deal_points(&deal))
        });
        let names = self.new.latest_names();
        let achieved = names.map(|names| fill("career-new", &[("names", &list(&names))]));
        deal.into_iter().flatten().chain(achieved).collect()
    }
}

/// What looks back on the match.
#[derive(SystemParam)]
struct LookingBack<'w> {
    replay: ResMut<'w, Replay>,
    review: ResMut<'w, ReviewState>,
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut setup: ResMut<MatchSetup>,
    mut settings: ResMut<Settings>,
    mut back: LookingBack,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    offer: Res<LevelSuggestion>,
    gains: Gains,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let seats = table.seats.len();
    let Some(mut data) = data(&table, level_offer(&offer, &settings.last_setup, seats)) else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    data.free = free(&ctx, &layout);
    for sentence in gains.sentences() {
        let detail = [&*data.detail, &sentence].join(text("sentence-gap"));
        data.detail = detail.trim_start().to_owned();
    }
    let Some(action) = view::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    panel.pressed();
    match action {
        ResultAction::Rematch => {
            intents.write(Intent::Rematch);
        }
        ResultAction::NewMatch => {
            let family = setup.family;
            setup.begin(&panel.games, family, &settings.last_setup);
            panel.go_to_title(Menu::Setup);
        }
        ResultAction::Title => panel.go_to_title(Menu::None),
        ResultAction::Replay => {
            back.replay.open(&table, true);
            intents.write(Intent::Seek(Seek::Start));
            panel.open(Menu::None);
        }
        ResultAction::Review => {
            back.replay.open(&table, false);
            back.review.wanted = true;
            panel.open(Menu::None);
        }
        ResultAction::Offer => {
            if let Some((next, _)) = offer.0 {
                take_offer(next, &mut settings.last_setup, seats);
            }
        }
        ResultAction::Board => panel.open(Menu::None),
    }
    Ok(())
}
