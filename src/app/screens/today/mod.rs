//! What is offered today: a puzzle of each family, a deal of each card game, and a question about each
//! line of people.

pub mod view;

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::progress::PlayerProgress;
use crate::app::screens::about_game::board_diagram::position_diagram;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::requests::next_drill::{DrillStart, NextDrill};
use crate::app::screens::requests::pending::Starter;
use crate::app::screens::today::view::{
    MonthData, TodayAction, TodayData, TodayPicture, TodayRow, TodayState,
};
use crate::app::session::{Games, Open};
use crate::app::settings::LanguageInUse;
use crate::app::state::Menu;
use crate::app::table::presentation::Presentations;
use crate::app::transfer::Transfer;
use crate::app::ui::{FAMILY_COLORS, INK};
use crate::app::wall_clock::{WallClock, calendar};
use crate::app::wording::{daily, times};
use crate::levels::deals::{day_of, deal, variants};
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::Puzzle;
use crate::levels::quiz::successions;
use crate::rules::{Record, registry};
use crate::store::daily::DailyRun;
use crate::store::progress::Progress;
use crate::texts::{Sentence, fill, list, text};

// Each family has its colour.
const _: () = assert!(FAMILY_COLORS.len() == registry::FAMILIES.len());

pub(super) fn plugin(app: &mut App) {
    app.fresh::<TodayState>(Menu::Today)
        .show_menu(Menu::Today, show);
}

/// Something that is offered once a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    /// The puzzle of the day of this family.
    Puzzle(&'static str),
    /// The deal of the day of this variant.
    Deal(&'static str),
    /// The question of the day about the line of this family.
    Question(&'static str),
}

/// What is offered every day, each with the streak of days on which it was done.
pub(super) fn offers<'a>(
    levels: &LevelLibrary,
    progress: &'a Progress,
) -> Vec<(Offer, &'a DailyRun)> {
    let has_puzzles = |family: &&str| levels.of_the_day(family, 0).is_some();
    let families = registry::FAMILIES.into_iter().filter(has_puzzles);
    let puzzles = families.map(|family| (Offer::Puzzle(family), progress.daily_of(family)));
    let deals = variants().iter();
    let deals = deals.map(|variant| (Offer::Deal(variant), progress.deal_days(variant)));
    let questions = successions().map(|line| {
        let days = &progress.learning(line.family).daily;
        (Offer::Question(line.family), days)
    });
    puzzles.chain(deals).chain(questions).collect()
}

/// What the cards of today are made of.
struct Sources<'a> {
    games: &'a Games,
    presentations: &'a Presentations,
    levels: &'a LevelLibrary,
    today: u64,
}

impl Sources<'_> {
    fn row(&self, offer: Offer, days: &DailyRun) -> TodayRow {
        let puzzle = match offer {
            Offer::Puzzle(family) => self.levels.of_the_day(family, self.today),
            Offer::Deal(_) | Offer::Question(_) => None,
        };
        let (family, variant) = match offer {
            Offer::Puzzle(family) | Offer::Question(family) => {
                (family, puzzle.map_or(family, Puzzle::variant))
            }
            Offer::Deal(variant) => {
                let known = registry::variant(variant);
                (known.map_or(variant, |known| known.family), variant)
            }
        };
        let label = match offer {
            Offer::Puzzle(_) | Offer::Deal(_) => format!("{variant}-name"),
            Offer::Question(family) => format!("family-{family}"),
        };
        let (kind, icon) = match offer {
            Offer::Puzzle(_) => ("today-puzzle", "puzzle"),
            Offer::Deal(_) => ("today-deal", "hands"),
            Offer::Question(_) => ("drill-daily", "speech"),
        };
        let kind = text(kind);
        let note = match days.days(self.today) {
            0 | 1 => kind.to_owned(),
            run => fill("today-run", &[("kind", kind), ("n", &run.to_string())]),
        };
        let place = registry::FAMILIES.iter().position(|other| *other == family);
        TodayRow {
            label: text(&label).to_owned(),
            kind,
            note,
            picture: puzzle
                .and_then(|puzzle| self.picture(puzzle))
                .unwrap_or_else(|| TodayPicture::Emblem(format!("emblem_{variant}"))),
            icon,
            color: place.map_or(INK, |place| FAMILY_COLORS[place]),
            done: days.is_solved(self.today),
        }
    }

    /// The position of a puzzle on a board; cards would be too small to be read.
    fn picture(&self, puzzle: &Puzzle) -> Option<TodayPicture> {
        let look = self.presentations.of(self.games, puzzle.variant())?;
        if look.words.cards.is_some() {
            return None;
        }
        let position = Some(&*puzzle.position);
        let position = self
            .games
            .set_up(puzzle.variant(), &BTreeMap::new(), position)?;
        let diagram = position_diagram(look, Some(&*position));
        Some(TodayPicture::Position(Box::new(diagram)))
    }
}

/// The cards, and the day for which they were made: not for every pass.
#[derive(Default)]
struct Shown {
    made_for: Option<u64>,
    rows: Vec<TodayRow>,
}

/// The days of this month on which something was done.
fn month(offer: Offer, days: &DailyRun, progress: &Progress, today: u64) -> MonthData {
    let (year, month, date) = calendar(today);
    let first = today + 1 - date;
    let in_month = |day: &u64| (calendar(*day).0, calendar(*day).1) == (year, month);
    let days_of_month: Vec<bool> = (first..)
        .take_while(in_month)
        .map(|day| days.is_solved(day))
        .collect();
    let done = (1..).zip(&days_of_month).filter(|(_, done)| **done);
    let done: Vec<String> = done.map(|(date, _): (usize, _)| date.to_string()).collect();
    let (month, year) = (format!("month-{month}"), year.to_string());
    let name = [("month", text(&month)), ("year", &year)];
    let spoken = Sentence::new("today-done_on").with("n", done.len());
    MonthData {
        title: fill("today-month-name", &name),
        // 1 January 1970 was a Thursday.
        before: ((first + 3) % 7) as usize,
        today: (date - 1) as usize,
        spoken: spoken.with("days", list(&done)).to_string(),
        days: days_of_month,
        streak: daily::streak(days, today),
        share: (!matches!(offer, Offer::Question(_))).then(|| days.is_solved(today)),
        points: match offer {
            Offer::Deal(variant) => daily::deal_points(&progress.deal(variant, today)),
            Offer::Puzzle(_) | Offer::Question(_) => Vec::new(),
        },
    }
}

/// Goes on with the deal of a day if it was begun, or begins it.
fn open_deal(starter: &mut Starter, variant: &str, day: u64) {
    let is_it = |record: &Record| record.variant == variant && day_of(record) == Some(day);
    let begun = starter
        .farewell
        .matches()
        .unfinished()
        .find(|kept| is_it(&kept.record))
        .map(|kept| (*kept.record).clone());
    match begun {
        Some(record) => {
            starter.opens.write(Open::game(record));
        }
        None => starter.start(deal(variant, day)),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<TodayState>>,
    mut shown: Local<Shown>,
    progress: Res<PlayerProgress>,
    clock: Res<WallClock>,
    language: Res<LanguageInUse>,
    mut next: ResMut<NextDrill>,
    mut transfers: MessageWriter<Transfer>,
    mut starter: Starter,
) -> Result {
    let today = clock.today().day;
    let offers = offers(&panel.levels, &progress.0);
    let changed = progress.is_changed() || panel.levels.is_changed() || language.is_changed();
    if shown.made_for != Some(today) || changed {
        let sources = Sources {
            games: &panel.games,
            presentations: &panel.presentations,
            levels: &panel.levels,
            today,
        };
        let rows = offers.iter();
        shown.rows = rows
            .map(|(offer, days)| sources.row(*offer, days))
            .collect();
        shown.made_for = Some(today);
    }
    let data = TodayData {
        date: times::date(today, today),
        rows: shown.rows.clone(),
        month: state.month.and_then(|place| {
            let (offer, days) = offers.get(place)?;
            Some(month(*offer, days, &progress.0, today))
        }),
    };
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut state))? else {
        return Ok(());
    };
    let (TodayAction::Begin(place) | TodayAction::Share(place)) = action else {
        panel.leave(Menu::Today);
        return Ok(());
    };
    let is_share = matches!(action, TodayAction::Share(_));
    match offers.get(place) {
        None => {}
        Some((Offer::Puzzle(family), _)) if is_share => {
            transfers.write(Transfer::Daily(family));
        }
        Some((Offer::Deal(variant), _)) if is_share => {
            transfers.write(Transfer::Deal(variant));
        }
        // Its result stands beside its month.
        Some((Offer::Deal(_), days)) if days.is_solved(today) => {
            state.month = Some(place);
            state.focus_first = true;
        }
        Some((Offer::Deal(variant), _)) => {
            open_deal(&mut starter, variant, today);
        }
        Some((Offer::Puzzle(family), _)) => {
            let courses = &mut starter.courses;
            courses.write_batch(Course::daily(&panel.levels, family, today).map(StartCourse));
        }
        Some((Offer::Question(family), _)) => {
            next.0 = Some((*family, DrillStart::Daily));
            panel.open(Menu::Drill);
        }
    }
    Ok(())
}
