//! Setting up a match: the game, the players, and who starts.

mod asked;
mod record;
mod remembered;
pub mod view;

use bevy::prelude::*;

use asked::SetupRequests;
use record::{
    CLOCKS, INCREMENT, new_record, option_values, seat_option_values, seated, shown_options,
};
use remembered::{
    chosen, given, place_of, remembered, remembered_options, remembered_seat_options,
    remembered_seats,
};

use crate::app::course::Course;
use crate::app::progress::PlayerProgress;
use crate::app::screens::about_game::content;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::people_line;
use crate::app::screens::requests::next_drill::DrillStart;
use crate::app::session::Games;
use crate::app::settings::{LanguageInUse, LastSetup, Settings};
use crate::app::state::Menu;
use crate::app::table::presentation::PreloadedVariant;
use crate::app::table::presentation::{Gallery, GamePresentation, Presentations};
use crate::app::wording::people;
use crate::levels::library::LevelLibrary;
use crate::levels::quiz::succession;
use crate::players::levels::{Character, Courtier};
use crate::players::ratings::{nearest, rounded_rating};
use crate::rules::{
    AnyMatch, Effort, Occupant, OptionInfo, OptionRole, Record, Seat, Strength, Variant, registry,
};
use crate::store::progress::Progress;
use crate::texts::{fill, has, text, told_apart};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchSetup>()
        .add_systems(OnEnter(Menu::Setup), focus_first)
        .show_menu(Menu::Setup, show);
}

/// The match being set up. It is kept while a page is open over it and during a lesson.
#[derive(Resource)]
pub(super) struct MatchSetup {
    /// The family whose games can be chosen.
    pub family: &'static str,
    state: view::SetupState,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            family: registry::FAMILIES[0],
            state: default(),
        }
    }
}

impl MatchSetup {
    /// Starts setting up a match of a family with the last setup's choices.
    pub fn begin(&mut self, games: &Games, family: &'static str, last: &LastSetup) {
        self.family = family;
        self.state = remembered(games, last, &games.of_family(family).collect::<Vec<_>>());
    }

    /// The key of the chosen variant.
    pub fn variant(&self, games: &Games) -> &'static str {
        let variants: Vec<&Variant> = games.of_family(self.family).collect();
        let chosen = variants.get(self.state.variant).or(variants.first());
        chosen.map_or("", |variant| variant.key)
    }

    /// The characters in the seats, those beyond the chosen number of players too.
    pub fn characters(&self, games: &Games) -> Vec<Option<&'static Character>> {
        let courtiers = games.courtiers(self.variant(games));
        seated(&self.state, &courtiers, self.state.seats.len())
    }

    /// A match of the chosen game with its options, with people in all seats. `None` if the options
    /// don't fit.
    pub fn for_people(&self, games: &Games) -> Option<Record> {
        let variant = games.registry().variant(self.variant(games))?;
        let options = option_values(variant, &self.state);
        let game = games.set_up(variant.key, &options, None)?;
        let people = vec![Occupant::Person(String::new()); game.seats().len()];
        let mut seat_options = seat_option_values(variant, &self.state);
        seat_options.truncate(people.len());
        Some(Record {
            options,
            seat_options,
            ..Record::new(variant.key, people, 0)
        })
    }
}

fn focus_first(mut setup: ResMut<MatchSetup>) {
    setup.state.focus_first = true;
}

/// An option as a row of the panel, at a table for this number of `players`. The keys of its texts
/// start with `<variant>-option-<name>`, for a seat's option with `<variant>-seat_option-<name>`.
fn option_row(
    variant: &Variant,
    kind: &str,
    option: &OptionInfo,
    players: usize,
) -> view::OptionRow {
    let key = format!("{}-{kind}-{}", variant.key, option.name);
    let seats = option.role == OptionRole::Seats;
    view::OptionRow {
        label: text(&key).to_owned(),
        note: option_note(&key, option, players),
        choices: if option.role == OptionRole::Switch {
            Vec::new()
        } else {
            option
                .values
                .iter()
                .map(|value| text(&format!("{key}-{value}")).to_owned())
                .collect()
        },
        notes: option
            .values
            .iter()
            .map(|value| format!("{key}-{value}-note"))
            .filter(|key| has(key))
            .map(|key| text(&key).to_owned())
            .collect(),
        order: if seats { ascending(option) } else { Vec::new() },
        seats,
    }
}

/// The line about an option: of a number of players which one is usual, of another option what it
/// means for this number of `players`.
fn option_note(key: &str, option: &OptionInfo, players: usize) -> String {
    let of_players = format!("{key}-note-{players}");
    let general = format!("{key}-note");
    let note = [&of_players, &general].into_iter().find(|key| has(key));
    let note = note.map_or("", |key| text(key));
    match option.values.first() {
        Some(usual) if option.role == OptionRole::Seats && option.values.len() > 1 => {
            let usual = format!("{key}-{usual}");
            let value = text(&usual);
            if note.is_empty() {
                fill("setup-usual", &[("value", value)])
            } else {
                fill("setup-usual-after", &[("note", note), ("value", value)])
            }
        }
        _ => note.to_owned(),
    }
}

/// The indices of an option's values, which are numbers, from the lowest to the highest.
fn ascending(option: &OptionInfo) -> Vec<usize> {
    let mut order: Vec<usize> = (0..option.values.len()).collect();
    order.sort_by_key(|at| option.values[*at].parse::<u8>().unwrap_or(u8::MAX));
    order
}

fn variant_card(variant: &Variant) -> view::VariantCard {
    let words = |what: &str| text(&format!("{}-{what}", variant.key)).to_owned();
    view::VariantCard {
        name: words("name"),
        short: words("short"),
        line: words("line"),
        emblem: format!("emblem_{}", variant.key),
    }
}

fn courtier_card(variant: &str, character: &Character, effort: Effort) -> view::CourtierCard {
    let (key, level) = (character.key, character.level.level());
    let words = |what: &str| text(&format!("courtier-{key}{what}")).to_owned();
    view::CourtierCard {
        name: words(""),
        short: words("-short"),
        manner: words("-manner"),
        portrait: key.to_owned(),
        level,
        rating: rounded_rating(variant, Strength::new(level, effort)),
    }
}

/// The place of the courtier, and the effort, whose rating is nearest to that of the person at a table for
/// two; `None` before the first match there.
fn as_strong(
    progress: &Progress,
    variant: &str,
    seats: usize,
    courtiers: &[Courtier],
) -> Option<(usize, Effort)> {
    let own = progress.game(variant)?.rating.filter(|_| seats == 2)?;
    let strength = nearest(variant, own.points())?;
    let place = courtiers
        .iter()
        .position(|who| who.level() == strength.level)?;
    Some((place, strength.effort))
}

/// Numbers the names of courtiers that another one at the table has already.
fn tell_apart(
    seated: &mut [Option<view::CourtierCard>],
    persons: &[view::PersonCard],
    name: fn(&mut view::CourtierCard) -> &mut String,
) {
    let seats = seated.iter_mut().enumerate();
    let names: Vec<String> = seats
        .map(|(seat, card)| match card {
            Some(card) => name(card).clone(),
            None => persons
                .get(seat)
                .map_or_else(String::new, |person| person.name.clone()),
        })
        .collect();
    for (card, apart) in seated.iter_mut().zip(told_apart(&names)) {
        if let Some(card) = card {
            *name(card) = apart;
        }
    }
}

/// The panel's data for a variant.
fn data(
    games: &Games,
    presentations: &Presentations,
    levels: &LevelLibrary,
    family: &str,
    variant: &Variant,
    state: &view::SetupState,
    courtiers: &[Courtier],
    progress: &Progress,
) -> view::SetupData {
    let values = option_values(variant, state);
    let game = games.set_up(variant.key, &values, None);
    let table = seating(variant, game.as_deref());
    let problem = if game.is_some() {
        String::new()
    } else {
        text("setup-problem").to_owned()
    };
    let editable = game.as_ref().is_some_and(|game| game.piece_box().is_some());
    let secrets = game.is_some_and(|game| game.hides_anything());
    let persons = persons(secrets, &state.seats, &state.names, table.len());
    let characters = seated(state, courtiers, table.len()).into_iter();
    let card = |who: &'static Character| courtier_card(variant.key, who, state.effort);
    let mut seated: Vec<Option<view::CourtierCard>> = characters.map(|who| who.map(card)).collect();
    tell_apart(&mut seated, &persons, |card| &mut card.name);
    tell_apart(&mut seated, &persons, |card| &mut card.short);
    let words = |what: &str| text(&format!("{}-{what}", variant.key)).to_owned();
    let starts = format!("{}-starts", variant.key);
    view::SetupData {
        title: text(&format!("family-{family}")).to_owned(),
        variants: games.of_family(family).map(variant_card).collect(),
        pages: page_rows(
            levels,
            progress,
            variant,
            presentations.of(games, variant.key),
            editable,
        ),
        persons,
        problem,
        places: table_words("place", &table),
        starters: table_words("starter", &table),
        courtiers: (courtiers.iter())
            .map(|courtier| courtier_card(variant.key, courtier.usual(), state.effort))
            .collect(),
        as_strong: as_strong(progress, variant.key, table.len(), courtiers),
        seated,
        sides: presentations
            .of(games, variant.key)
            .map_or_else(Vec::new, |game| game.side_sprites(variant.seats)),
        starts: text(if has(&starts) {
            &starts
        } else {
            "setup-starts"
        })
        .to_owned(),
        first_note: words("first"),
        clocks: CLOCKS.to_vec(),
        increment: INCREMENT,
        options: shown_options(variant)
            .iter()
            .map(|option| option_row(variant, "option", option, table.len()))
            .collect(),
        seat_options: variant
            .seat_options
            .iter()
            .map(|option| option_row(variant, "seat_option", option, table.len()))
            .collect(),
        guests: false,
    }
}

/// What the page shows, and the family, the choices and the language for which it was made. Whether the options go
/// together is only known from a match with its deal, so it is not made for every pass.
#[derive(Default)]
struct Shown {
    made_for: Option<(&'static str, view::SetupState, LanguageInUse)>,
    data: view::SetupData,
}

fn show(
    mut panel: PanelContext,
    mut shown: Local<Shown>,
    mut setup: ResMut<MatchSetup>,
    mut settings: ResMut<Settings>,
    mut preloaded: ResMut<PreloadedVariant>,
    progress: Res<PlayerProgress>,
    language: Res<LanguageInUse>,
    mut requests: SetupRequests,
) -> Result {
    let ctx = panel.egui()?;
    let MatchSetup { family, state } = &mut *setup;
    let variants: Vec<&Variant> = panel.games.of_family(family).collect();
    let Some(variant) = variants.get(state.variant).or(variants.first()) else {
        panel.open(Menu::None);
        return Ok(());
    };
    preloaded.set_if_neq(PreloadedVariant(variant.key));
    let courtiers = panel.games.courtiers(variant.key);
    let made_for = Some((*family, state.clone(), *language));
    if shown.made_for != made_for || progress.is_changed() || panel.levels.is_changed() {
        shown.data = data(
            &panel.games,
            &panel.presentations,
            &panel.levels,
            family,
            variant,
            state,
            &courtiers,
            &progress.0,
        );
        shown.data.guests = requests.guests.is_possible();
        shown.made_for = made_for;
    }
    let data = &shown.data;
    match view::show(&ctx, &panel.theme, data, state) {
        None => {}
        Some(view::SetupAction::Variant(index)) => {
            if let Some(next) = variants.get(index) {
                state.variant = index;
                let levels: Vec<u8> = courtiers.iter().map(|courtier| courtier.level()).collect();
                change_variant(&panel.games, state, &levels, next, &settings.last_setup);
            }
        }
        Some(view::SetupAction::Back) => {
            panel.pressed();
            panel.open(Menu::None);
        }
        Some(view::SetupAction::SetupLink(page)) => {
            panel.pressed();
            match page {
                view::SetupLink::Lesson => {
                    requests
                        .starter
                        .learn(Course::Lesson(variant.key.to_owned()));
                }
                view::SetupLink::Puzzles => panel.open(Menu::Puzzles),
                view::SetupLink::Rules => panel.open(Menu::Rules),
                view::SetupLink::Statistics => panel.open(Menu::Statistics),
                view::SetupLink::BoardEditor => panel.open(Menu::BoardEditor),
                view::SetupLink::Gallery => {
                    requests.line.0 = succession(family).map(|line| line.family);
                    panel.open(Menu::Gallery);
                }
                view::SetupLink::Drill => {
                    requests.next_drill.0 = Some((*family, DrillStart::Choices));
                    panel.open(Menu::Drill);
                }
            }
        }
        Some(view::SetupAction::Start) => {
            panel.pressed();
            settings.last_setup = chosen(&settings.last_setup, variant, state, &courtiers);
            let record = new_record(variant, state, data, &courtiers);
            if let Some(menu) = requests.start(record, &panel.games) {
                panel.open(menu);
            }
        }
    }
    Ok(())
}

/// Changes to another variant of the family: keeps the levels as far as it has them, and uses that
/// variant's last options.
fn change_variant(
    games: &Games,
    state: &mut view::SetupState,
    levels: &[u8],
    next: &Variant,
    last: &LastSetup,
) {
    let courtiers = games.courtiers(next.key);
    for seat in &mut state.seats {
        if let view::SeatChoice::Courtier(place) = seat {
            *place = place_of(&courtiers, levels.get(*place).copied().unwrap_or(1));
        }
    }
    state.options = remembered_options(last, next);
    state.seat_options = remembered_seat_options(last, next);
    if next.seats > 2 {
        state.seats = remembered_seats(games, last, Some(next));
    }
}

/// The position of each seat relative to the first one, as a text key.
fn seating(variant: &Variant, game: Option<&dyn AnyMatch>) -> Vec<&'static str> {
    let count = game.map_or(usize::from(variant.seats), |game| game.seats().len());
    let partner = |seat| game.is_some_and(|game| game.allies(Seat(0), Seat(seat)));
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    (0..count)
        .map(|seat| people::place(Seat(seat), Seat(0), count, partner(seat)))
        .collect()
}

/// The names of the seats of a table for three or four; at larger tables a seat has a number.
fn table_words(what: &str, table: &[&str]) -> Vec<String> {
    match (table.len(), what) {
        (0..=2, _) => Vec::new(),
        (3..=4, _) => table
            .iter()
            .map(|key| text(&format!("setup-{what}-{key}")).to_owned())
            .collect(),
        (count, "starter") => (1..=count).map(|number| number.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// The persons at the table, with the names they have typed. If several persons keep `secrets` from
/// each other, each gets a name, so that the curtain can address them.
fn persons(
    secrets: bool,
    seats: &[view::SeatChoice],
    names: &[String],
    count: usize,
) -> Vec<view::PersonCard> {
    let several = seats
        .iter()
        .take(count)
        .filter(|who| **who == view::SeatChoice::Person)
        .count()
        > 1;
    // Everybody elsewhere sees the names.
    let guests = seats
        .iter()
        .take(count)
        .any(|who| *who == view::SeatChoice::Guest);
    (0..count)
        .map(|index| {
            if let Some(name) = names.get(index).and_then(|name| given(name)) {
                let portrait = people::portrait(&Occupant::Person(name.clone()));
                return view::PersonCard {
                    name,
                    portrait: portrait.to_owned(),
                    you: false,
                };
            }
            let you = index == 0 && !(several && secrets) && !guests;
            let name = match index {
                _ if you => text("person-you").to_owned(),
                1 if count == 2 && !secrets && !guests => text("person-friend").to_owned(),
                _ => people::usual_name(index),
            };
            view::PersonCard {
                name,
                portrait: people::PEOPLE
                    .get(index)
                    .copied()
                    .unwrap_or(people::PEOPLE[1])
                    .to_owned(),
                you,
            }
        })
        .collect()
}

fn page_row(page: view::SetupLink, key: &str, note: String) -> view::PageRow {
    view::PageRow {
        page,
        label: text(key).to_owned(),
        note,
    }
}

/// The links from a variant's setup to its pages.
fn page_rows(
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &Variant,
    look: Option<&GamePresentation>,
    editable: bool,
) -> Vec<view::PageRow> {
    let family = variant.family;
    let variant = variant.key;
    let mut rows = Vec::new();
    if let Some(note) = content::lesson_note(levels, progress, variant) {
        rows.push(page_row(view::SetupLink::Lesson, "setup-lesson", note));
    }
    if content::has_puzzles(levels, variant) {
        let note = content::solved_note(levels, progress, variant);
        rows.push(page_row(view::SetupLink::Puzzles, "setup-puzzles", note));
    }
    if content::has_rules(variant) {
        let note = text("setup-rules-note").to_owned();
        rows.push(page_row(view::SetupLink::Rules, "setup-rules", note));
    }
    let played = progress.game(variant).map_or(0, |game| {
        game.all_levels()
            .played()
            .saturating_add(game.people.played)
    });
    let note = match played {
        0 => text("setup-statistics-none").to_owned(),
        n => fill("setup-statistics-note", &[("n", &n.to_string())]),
    };
    rows.push(page_row(
        view::SetupLink::Statistics,
        "setup-statistics",
        note,
    ));
    if editable {
        let note = text("setup-editor-note").to_owned();
        rows.push(page_row(view::SetupLink::BoardEditor, "setup-editor", note));
    }
    match look.map_or(Gallery::None, |look| look.gallery) {
        Gallery::None => {}
        Gallery::Stories(stories) => {
            let (told, all) = (content::told(progress, stories), stories.len());
            let values = [("n", &*told.to_string()), ("all", &all.to_string())];
            let note = fill("setup-gallery-note", &values);
            rows.push(page_row(view::SetupLink::Gallery, "setup-gallery", note));
        }
        Gallery::Line(_) => rows.extend(line_rows(progress, family)),
    }
    rows
}

/// The links to the gallery and to the drill of a family's line.
fn line_rows(progress: &Progress, family: &str) -> Vec<view::PageRow> {
    let Some(line) = succession(family) else {
        return Vec::new();
    };
    let learning = progress.learning(family);
    let learned = people_line::learned_words(line, learning);
    let best = match learning.drill_best() {
        0 => text("setup-drill-none").to_owned(),
        best => fill("setup-drill-note", &[("n", &best.to_string())]),
    };
    vec![
        page_row(view::SetupLink::Gallery, "setup-gallery", learned),
        page_row(view::SetupLink::Drill, "setup-drill", best),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::cromwell::Cromwell;
    use crate::rules::six_of_viii::{LENGTH, SEATS, SixOfViii};

    #[test]
    fn numbers_of_players_ascend_and_the_usual_one_is_named() {
        let variant = &SixOfViii::VARIANTS[0];
        let row = option_row(variant, "option", &SEATS, 3);
        assert_eq!(row.order, [1, 0], "three, then four");
        assert_eq!(
            row.note,
            "one with a dummy against two partners; usual: four"
        );
        let row = option_row(variant, "option", &SEATS, 4);
        assert_eq!(row.note, "two teams of two; usual: four");
        let variant = &Cromwell::VARIANTS[0];
        let seats = variant.seats_option().expect("an option");
        let row = option_row(variant, "option", seats, 5);
        let names: Vec<&str> = row.order.iter().map(|at| &*row.choices[*at]).collect();
        assert_eq!(names, ["two", "three", "four", "five", "six"]);
        assert_eq!(row.note, "usual: four");
    }

    #[test]
    fn the_line_of_an_option_speaks_of_the_players_chosen() {
        let variant = &SixOfViii::VARIANTS[0];
        let of = |players| option_row(variant, "option", &LENGTH, players).note;
        assert_eq!(of(4), "short: one hand; full: four hands");
        assert!(of(3).ends_with("until one has won two games"), "{}", of(3));
    }
}
