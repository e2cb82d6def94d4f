//! The statistics: wins, draws and losses.

pub mod view;

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::progress::PlayerProgress;
use crate::app::screens::about_game::content;
use crate::app::screens::at_hand::AtHand;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::people_line;
use crate::app::screens::statistics::view::{StatisticsAction, StatisticsData, TallyRow};
use crate::app::session::Games;
use crate::app::state::Menu;
use crate::app::ui::PageState;
use crate::levels::library::LevelLibrary;
use crate::levels::quiz::succession;
use crate::players::ratings::rounded_rating;
use crate::rules::{
    AnyMatch, OptionInfo, OptionRole, Seat, Strength, Variant, seats_by_side, side_name,
};
use crate::store::progress::{
    GameTally, PeopleTally, PersonRating, Progress, WinLossDraw, seats_choice,
};
use crate::texts::{fill, list, text};

pub(super) fn plugin(app: &mut App) {
    app.page(Menu::Statistics, open, show);
}

/// The open page.
#[derive(Resource)]
struct StatisticsPage {
    games: Vec<&'static Variant>,
    data: StatisticsData,
    state: PageState<usize>,
}

fn open(at_hand: AtHand, progress: Res<PlayerProgress>) -> Option<StatisticsPage> {
    let (games, game) = at_hand.variants(|_| true);
    Some(StatisticsPage {
        data: data(&at_hand.games, &at_hand.levels, &progress.0, &games, game),
        games,
        state: PageState::of(game),
    })
}

/// A row of the statistics, for a game with this many seats.
fn tally_row(name: &str, tally: &WinLossDraw, seats: u32) -> TallyRow {
    TallyRow {
        name: name.to_owned(),
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        run: tally.run.longest,
        // Counted as in the list of moves: a move is one ply of each seat.
        fewest: tally.fewest_plies.map(|plies| plies.div_ceil(seats)),
        ..default()
    }
}

fn time_words(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let (h, m) = (hours.to_string(), minutes.to_string());
    let key = if hours == 0 {
        "statistics-minutes"
    } else {
        "statistics-hours"
    };
    fill(key, &[("h", &h), ("m", &m)])
}

/// Wins of persons against each other, by side. `None` before the first such match.
fn people_note(variant: &str, game: Option<&dyn AnyMatch>, people: &PeopleTally) -> Option<String> {
    if people.played == 0 {
        return None;
    }
    let sides = game.map_or_else(Vec::new, |game| {
        seats_by_side(game.seats().len(), |one, other| game.allies(one, other))
    });
    let side = |seats: Vec<Seat>| {
        let names: Vec<String> = seats.iter().map(|seat| side_name(variant, *seat)).collect();
        // Partners win together, so one of them is enough.
        let won = people.won.get(seats[0].index()).copied();
        fill(
            "statistics-people-side",
            &[
                ("side", &list(&names)),
                ("n", &won.unwrap_or_default().to_string()),
            ],
        )
    };
    let sides: Vec<String> = sides.into_iter().map(side).collect();
    Some(fill(
        "statistics-people",
        &[
            ("played", &people.played.to_string()),
            ("sides", &sides.join(text("list-comma"))),
            ("drawn", &people.drawn.to_string()),
        ],
    ))
}

/// How strong the person is, and how sure that is.
fn rating_note(rating: PersonRating) -> String {
    let (points, error) = (rating.points().to_string(), rating.error().to_string());
    fill("statistics-rating", &[("n", &points), ("error", &error)])
}

/// Wins against courtiers by the number of players and by the options of the own seat. Empty before
/// the first match, and in games without such choices.
fn choice_notes(variant: &Variant, tally: &GameTally) -> Vec<String> {
    let seats = variant.seats_option().into_iter();
    let seats = seats.map(|option| (format!("{}-option-{}", variant.key, option.name), option));
    let own = variant.seat_options.iter();
    let own = own.map(|option| {
        let key = format!("{}-seat_option-{}", variant.key, option.name);
        (key, option)
    });
    let note = |(key, option): (String, &OptionInfo)| {
        let part = |value: &&str| {
            let choice = match option.role {
                OptionRole::Seats => seats_choice(value.parse().ok()?),
                _ => format!("{}={value}", option.name),
            };
            let counted = tally.choices.get(&choice)?;
            let name = format!("{key}-{value}");
            let values = [
                ("choice", text(&name)),
                ("won", &counted.won.to_string()),
                ("played", &counted.played.to_string()),
            ];
            Some(fill("statistics-choice", &values))
        };
        let parts: Vec<String> = option.values.iter().filter_map(part).collect();
        let values = [
            ("name", text(&key)),
            ("choices", &parts.join(text("list-comma"))),
        ];
        (!parts.is_empty()).then(|| fill("statistics-choices", &values))
    };
    seats.chain(own).filter_map(note).collect()
}

/// What has been learned of a family's line; `None` if it has none, or nobody was asked for yet.
fn learned_note(progress: &Progress, family: &str) -> Option<String> {
    let line = succession(family)?;
    let learning = progress.learning(family);
    let memories = line.people.iter();
    let memories = memories.filter_map(|person| learning.memory(person.key));
    let (mut asked, mut right) = (0_u32, 0_u32);
    for memory in memories {
        asked = asked.saturating_add(memory.asked);
        right = right.saturating_add(memory.right);
    }
    let values = [
        ("learned", &*people_line::learned_words(line, learning)),
        ("right", &right.to_string()),
        ("asked", &asked.to_string()),
        ("best", &learning.drill_best().to_string()),
    ];
    (asked > 0).then(|| fill("statistics-learned", &values))
}

/// The progress of a variant's puzzles and lesson.
fn courses(levels: &LevelLibrary, progress: &Progress, variant: &str) -> Vec<view::CourseProgress> {
    let course = |icon: &str, label: &str, note: String, (done, all): (u32, u32)| {
        let (icon, label) = (icon.to_owned(), text(label).to_owned());
        view::CourseProgress {
            icon,
            label,
            note,
            done,
            all,
        }
    };
    let mut courses = Vec::new();
    if content::has_puzzles(levels, variant) {
        let note = content::solved_note(levels, progress, variant);
        let solved = content::solved(levels, progress, variant);
        courses.push(course("puzzle", "setup-puzzles", note, solved));
    }
    if let (Some(done), Some(note)) = (
        content::lesson(levels, progress, variant),
        content::lesson_note(levels, progress, variant),
    ) {
        courses.push(course("lesson", "setup-lesson", note, done));
    }
    courses
}

fn data(
    all: &Games,
    levels: &LevelLibrary,
    progress: &Progress,
    games: &[&'static Variant],
    game: usize,
) -> StatisticsData {
    let variant = content::key_at(games, game);
    let tally = progress.game(variant).cloned().unwrap_or_default();
    let set_up = all.set_up(variant, &BTreeMap::new(), None);
    let seats = set_up.as_ref().map_or(2, |game| game.seats().len().max(1));
    let seats = u32::try_from(seats).unwrap_or(u32::MAX);
    let rows = all.courtiers(variant).into_iter().map(|courtier| {
        let level = courtier.level();
        let key = courtier.usual().key;
        let own = tally.level(level);
        TallyRow {
            portrait: key.to_owned(),
            level,
            rating: rounded_rating(variant, Strength::usual(level)),
            ..tally_row(text(&format!("courtier-{key}")), &own, seats)
        }
    });
    let together = tally.all_levels();
    let played = games.iter().find(|played| played.key == variant);
    let mut notes: Vec<String> = tally.rating.map(rating_note).into_iter().collect();
    notes.extend(played.map_or_else(Vec::new, |played| choice_notes(played, &tally)));
    notes.extend(people_note(variant, set_up.as_deref(), &tally.people));
    notes.extend(played.and_then(|played| learned_note(progress, played.family)));
    let seconds = together.seconds.saturating_add(tally.people.seconds);
    if seconds >= 60 {
        notes.push(fill("statistics-time", &[("time", &time_words(seconds))]));
    }
    StatisticsData {
        families: content::families(games),
        rows: rows.collect(),
        all: tally_row(text("statistics-all"), &together, seats),
        notes,
        courses: courses(levels, progress, variant),
    }
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<StatisticsPage>,
    progress: Res<PlayerProgress>,
) -> Result {
    let StatisticsPage {
        games,
        data: shown,
        state,
    } = &mut *page;
    match panel.show(|ctx, theme| view::show(ctx, theme, shown, state))? {
        Some(StatisticsAction::Back) => panel.leave(Menu::Statistics),
        Some(StatisticsAction::Game(game)) => {
            *shown = data(&panel.games, &panel.levels, &progress.0, games, game);
        }
        None => {}
    }
    Ok(())
}
