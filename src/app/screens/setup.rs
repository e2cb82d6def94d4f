//! Setting up a match: the game, the players, and who starts.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::panels::setup;
use crate::app::progress::PlayerProgress;
use crate::app::screens::confirm::PendingMatch;
use crate::app::screens::drill::{DrillStart, NextDrill};
use crate::app::screens::people_line::ShownLine;
use crate::app::screens::{MenuExt, PanelContext, content, gallery, people_line};
use crate::app::session::{Games, Matches, Open};
use crate::app::settings::{LastSetup, Settings, company_levels};
use crate::app::state::Menu;
use crate::app::table::presentation::{Gallery, Presentations};
use crate::app::table::skins::PreloadedVariant;
use crate::app::transfer::fresh_seed;
use crate::app::wording::people;
use crate::levels::library::LevelLibrary;
use crate::levels::quiz::succession;
use crate::players::levels::{Character, Courtier};
use crate::rules::{
    AnyMatch, ClockRecord, Occupant, OptionInfo, Record, SEATS_OPTION, Seat, Variant, registry,
};
use crate::store::progress::Progress;
use crate::texts::{fill, has, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchSetup>()
        .add_systems(OnEnter(Menu::Setup), focus_first)
        .show_menu(Menu::Setup, show);
}

/// The clock options: minutes per side.
const CLOCKS: [u16; 4] = [3, 5, 10, 15];

/// The maximum number of seats.
const MOST_SEATS: usize = 6;

/// The saved value for a random starter. It is between the second and third seat, because larger
/// tables were added later.
const LOT: u8 = 2;

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 24;

/// The increment per move, in seconds.
const INCREMENT: u16 = 5;

fn variants(games: &Games, family: &str) -> Vec<&'static Variant> {
    games
        .variants()
        .filter(|variant| variant.family == family)
        .collect()
}

/// The match being set up. It is kept while a page is open over it and during a lesson.
#[derive(Resource)]
pub(super) struct MatchSetup {
    /// The family whose games can be chosen.
    pub family: &'static str,
    state: setup::SetupState,
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
        self.state = remembered(games, last, family);
    }

    /// The key of the chosen variant.
    pub fn variant(&self, games: &Games) -> &'static str {
        let variants = variants(games, self.family);
        let chosen = variants.get(self.state.variant).or(variants.first());
        chosen.map_or("", |variant| variant.key)
    }
}

fn focus_first(mut setup: ResMut<MatchSetup>) {
    setup.state.focus_first = true;
}

/// The index of the courtier of this level, or of the nearest available level.
fn place_of(courtiers: &[Courtier], level: u8) -> usize {
    let places = courtiers.iter().enumerate();
    places
        .min_by_key(|(_, who)| who.level().abs_diff(level))
        .map_or(0, |(place, _)| place)
}

/// Whether an option is a switch.
fn is_switch(option: &OptionInfo) -> bool {
    option.values == ["off", "on"]
}

/// The indices of the last chosen values of options.
fn remembered_places(
    options: &[OptionInfo],
    chosen: Option<&BTreeMap<String, String>>,
) -> Vec<usize> {
    let place = |option: &OptionInfo| {
        let value = chosen?.get(option.name)?;
        option.values.iter().position(|known| known == value)
    };
    let places = options.iter().map(|option| place(option).unwrap_or(0));
    places.collect()
}

/// The option who has the first turn. The panel's own row decides that, by the order of the seats.
const FIRST: (&str, &str) = ("first", "first_seat");

/// The options of a variant that the panel shows.
fn shown_options(variant: &Variant) -> Vec<OptionInfo> {
    let options = variant.options.iter().copied();
    options.filter(|option| option.name != FIRST.0).collect()
}

fn remembered_options(last: &LastSetup, variant: &Variant) -> Vec<usize> {
    remembered_places(&shown_options(variant), last.options.get(variant.key))
}

/// One list for each possible seat.
fn remembered_seat_options(last: &LastSetup, variant: &Variant) -> Vec<Vec<usize>> {
    let chosen = last.seat_options.get(variant.key);
    let seat = |seat| chosen.and_then(|seats| seats.get(seat));
    (0..MOST_SEATS)
        .map(|index| remembered_places(variant.seat_options, seat(index)))
        .collect()
}

/// The players of the last match, for the maximum number of seats.
fn remembered_seats(
    games: &Games,
    last: &LastSetup,
    variant: Option<&Variant>,
) -> Vec<setup::SeatChoice> {
    let courtiers = games.courtiers(variant.map_or("", |variant| variant.key));
    let large = variant.is_some_and(|variant| variant.seats > 2);
    let other = |index: usize| match last.others.get(index - 1).filter(|_| large) {
        Some(0) => setup::SeatChoice::Person,
        Some(level) => setup::SeatChoice::Courtier(place_of(&courtiers, *level)),
        None if last.second_person && !large => setup::SeatChoice::Person,
        None if large => setup::SeatChoice::Courtier(place_of(
            &courtiers,
            company_levels(last.level)[(index - 1) % 3],
        )),
        None => setup::SeatChoice::Courtier(place_of(&courtiers, last.level)),
    };
    (0..MOST_SEATS)
        .map(|index| {
            if index == 0 {
                setup::SeatChoice::Person
            } else {
                other(index)
            }
        })
        .collect()
}

/// The setup with the last choices.
fn remembered(games: &Games, last: &LastSetup, family: &str) -> setup::SetupState {
    let variants = variants(games, family);
    let index = variants
        .iter()
        .position(|variant| variant.key == last.variant)
        .unwrap_or(0);
    setup::SetupState {
        variant: index,
        seats: remembered_seats(games, last, variants.get(index).copied()),
        starts: match last.starts {
            LOT => setup::Starts::Lot,
            seat if seat < LOT => setup::Starts::Seat(usize::from(seat)),
            seat => setup::Starts::Seat(usize::from(seat) - 1),
        },
        options: variants
            .get(index)
            .map(|variant| remembered_options(last, variant))
            .unwrap_or_default(),
        seat_options: variants
            .get(index)
            .map(|variant| remembered_seat_options(last, variant))
            .unwrap_or_default(),
        clock: CLOCKS
            .iter()
            .position(|minutes| *minutes == last.clock)
            .map_or(0, |place| place + 1),
        increment: last.increment,
        names: last.names.clone(),
        ..default()
    }
}

/// An option as a row of the panel. The keys of its texts start with `<variant>-option-<name>`, for
/// a seat's option with `<variant>-seat_option-<name>`.
fn option_row(variant: &Variant, kind: &str, option: &OptionInfo) -> setup::OptionRow {
    let key = format!("{}-{kind}-{}", variant.key, option.name);
    setup::OptionRow {
        label: text(&key).to_owned(),
        note: if has(&format!("{key}-note")) {
            text(&format!("{key}-note")).to_owned()
        } else {
            String::new()
        },
        choices: if is_switch(option) {
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
        seats: option.name == SEATS_OPTION,
    }
}

fn variant_card(variant: &Variant) -> setup::VariantCard {
    let words = |what: &str| text(&format!("{}-{what}", variant.key)).to_owned();
    setup::VariantCard {
        name: words("name"),
        short: words("short"),
        line: words("line"),
        emblem: format!("emblem_{}", variant.key),
    }
}

fn courtier_card(character: &Character) -> setup::CourtierCard {
    let key = character.key;
    let words = |what: &str| text(&format!("courtier-{key}{what}")).to_owned();
    setup::CourtierCard {
        name: words(""),
        short: words("-short"),
        manner: words("-manner"),
        portrait: key.to_owned(),
        level: character.level.level(),
    }
}

/// The characters on the seats of a table: two courtiers of a level have two faces.
fn seated(
    state: &setup::SetupState,
    courtiers: &[Courtier],
    count: usize,
) -> Vec<Option<&'static Character>> {
    let occupant = |seat: &setup::SeatChoice| match seat {
        setup::SeatChoice::Courtier(place) => Occupant::Courtier(level_at(courtiers, *place)),
        setup::SeatChoice::Person => Occupant::Person(String::new()),
    };
    let seats: Vec<Occupant> = state.seats.iter().take(count).map(occupant).collect();
    Character::seated(&seats, &[])
}

/// The level of a courtier in the list.
fn level_at(courtiers: &[Courtier], place: usize) -> u8 {
    courtiers.get(place).map_or(1, |courtier| courtier.level())
}

/// The panel's data for a variant.
fn data(
    games: &Games,
    presentations: &Presentations,
    levels: &LevelLibrary,
    family: &str,
    variant: &Variant,
    state: &setup::SetupState,
    courtiers: &[Courtier],
    progress: &Progress,
) -> setup::SetupData {
    let values = option_values(variant, state);
    let game = games.set_up(variant.key, &values, None);
    let table = seating(variant, game.as_deref());
    let secrets = game.is_some_and(|game| game.hides_anything());
    let persons = persons(secrets, &state.seats, &state.names, table.len());
    let words = |what: &str| text(&format!("{}-{what}", variant.key)).to_owned();
    let starts = format!("{}-starts", variant.key);
    setup::SetupData {
        title: text(&format!("family-{family}")).to_owned(),
        variants: variants(games, family)
            .into_iter()
            .map(variant_card)
            .collect(),
        pages: page_rows(
            levels,
            progress,
            variant,
            presentations
                .of(games, variant.key)
                .map_or(Gallery::None, |game| game.gallery),
        ),
        persons,
        places: table_words("place", &table),
        starters: table_words("starter", &table),
        courtiers: (courtiers.iter())
            .map(|courtier| courtier_card(courtier.usual()))
            .collect(),
        seated: seated(state, courtiers, table.len())
            .into_iter()
            .map(|character| character.map(courtier_card))
            .collect(),
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
            .map(|option| option_row(variant, "option", option))
            .collect(),
        seat_options: variant
            .seat_options
            .iter()
            .map(|option| option_row(variant, "seat_option", option))
            .collect(),
    }
}

fn show(
    mut panel: PanelContext,
    mut setup: ResMut<MatchSetup>,
    mut settings: ResMut<Settings>,
    mut preloaded: ResMut<PreloadedVariant>,
    progress: Res<PlayerProgress>,
    mut matches: MessageWriter<Open>,
    mut courses: MessageWriter<StartCourse>,
    kept: Res<Matches>,
    mut set_up: ResMut<PendingMatch>,
    mut line: ResMut<ShownLine>,
    mut next_drill: ResMut<NextDrill>,
) -> Result {
    let ctx = panel.egui()?;
    let MatchSetup { family, state } = &mut *setup;
    let variants = variants(&panel.games, family);
    let Some(variant) = variants.get(state.variant).or(variants.first()) else {
        panel.open(Menu::None);
        return Ok(());
    };
    preloaded.set_if_neq(PreloadedVariant(variant.key));
    let courtiers = panel.games.courtiers(variant.key);
    let data = data(
        &panel.games,
        &panel.presentations,
        &panel.levels,
        family,
        variant,
        state,
        &courtiers,
        &progress.0,
    );
    match setup::show(&ctx, &panel.theme, &data, state) {
        None | Some(setup::SetupAction::Changed) => {}
        Some(setup::SetupAction::Variant(index)) => {
            if let Some(next) = variants.get(index) {
                let levels: Vec<u8> = courtiers.iter().map(|courtier| courtier.level()).collect();
                change_variant(&panel.games, state, &levels, next, &settings.last_setup);
            }
        }
        Some(setup::SetupAction::Back) => {
            panel.pressed();
            panel.open(Menu::None);
        }
        Some(setup::SetupAction::SetupLink(page)) => {
            panel.pressed();
            match page {
                setup::SetupLink::Lesson => {
                    courses.write(StartCourse(Course::Lesson(variant.key.to_owned())));
                }
                setup::SetupLink::Puzzles => panel.open(Menu::Puzzles),
                setup::SetupLink::Rules => panel.open(Menu::Rules),
                setup::SetupLink::Statistics => panel.open(Menu::Statistics),
                setup::SetupLink::Gallery => {
                    line.0 = succession(family).map(|line| line.family);
                    panel.open(Menu::Gallery);
                }
                setup::SetupLink::Drill => {
                    next_drill.0 = Some((*family, DrillStart::Choices));
                    panel.open(Menu::Drill);
                }
            }
        }
        Some(setup::SetupAction::Start) => {
            panel.pressed();
            settings.last_setup = chosen(&settings.last_setup, variant, state, &courtiers);
            let record = new_record(variant, state, &data, &courtiers);
            if kept.is_begun() || kept.is_full() {
                set_up.0 = Some(record);
                panel.open(Menu::ConfirmStart);
            } else {
                matches.write(Open(record));
            }
        }
    }
    Ok(())
}

/// Changes to another variant of the family: keeps the levels as far as it has them, and uses that
/// variant's last options.
fn change_variant(
    games: &Games,
    state: &mut setup::SetupState,
    levels: &[u8],
    next: &Variant,
    last: &LastSetup,
) {
    let courtiers = games.courtiers(next.key);
    for seat in &mut state.seats {
        if let setup::SeatChoice::Courtier(place) = seat {
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

/// A typed name, cleaned up; `None` if empty.
fn given(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !letter.is_control());
    let name: String = letters.take(LONGEST_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// The persons at the table, with the names they have typed. If several persons keep `secrets` from
/// each other, each gets a name, so that the curtain can address them.
fn persons(
    secrets: bool,
    seats: &[setup::SeatChoice],
    names: &[String],
    count: usize,
) -> Vec<setup::PersonCard> {
    let several = seats
        .iter()
        .take(count)
        .filter(|who| **who == setup::SeatChoice::Person)
        .count()
        > 1;
    (0..count)
        .map(|index| {
            if let Some(name) = names.get(index).and_then(|name| given(name)) {
                let portrait = people::portrait(&Occupant::Person(name.clone()));
                return setup::PersonCard {
                    name,
                    portrait: portrait.to_owned(),
                };
            }
            let name = match index {
                0 if !several || !secrets => text("person-you").to_owned(),
                1 if count == 2 && !secrets => text("person-friend").to_owned(),
                _ => people::usual_name(index),
            };
            setup::PersonCard {
                name,
                portrait: people::PEOPLE
                    .get(index)
                    .copied()
                    .unwrap_or(people::PEOPLE[1])
                    .to_owned(),
            }
        })
        .collect()
}

/// The choices to remember for the next setup.
fn chosen(
    last: &LastSetup,
    variant: &Variant,
    state: &setup::SetupState,
    courtiers: &[Courtier],
) -> LastSetup {
    let level = |seat| match seat {
        setup::SeatChoice::Courtier(index) => courtiers.get(index).map(|courtier| courtier.level()),
        setup::SeatChoice::Person => None,
    };
    let mut options = last.options.clone();
    options.insert(variant.key.to_owned(), option_values(variant, state));
    let mut seat_options = last.seat_options.clone();
    if !variant.seat_options.is_empty() {
        seat_options.insert(variant.key.to_owned(), seat_option_values(variant, state));
    }
    let levels: Vec<Option<u8>> = state.seats.iter().map(|seat| level(*seat)).collect();
    let (own, next) = (
        levels.first().copied().flatten(),
        levels.get(1).copied().flatten(),
    );
    let large = variant.seats > 2;
    LastSetup {
        variant: variant.key.to_owned(),
        second_person: if large {
            last.second_person
        } else {
            own.or(next).is_none()
        },
        level: next.or(own).filter(|_| !large).unwrap_or(last.level),
        others: if large {
            levels
                .iter()
                .skip(1)
                .map(|level| level.unwrap_or(0))
                .collect()
        } else {
            last.others.clone()
        },
        names: state
            .names
            .iter()
            .map(|name| given(name).unwrap_or_default())
            .collect(),
        starts: match state.starts {
            setup::Starts::Seat(seat) => {
                let seat = u8::try_from(seat).unwrap_or(0);
                if seat < LOT { seat } else { seat + 1 }
            }
            setup::Starts::Lot => LOT,
        },
        clock: minutes(state).unwrap_or(0),
        increment: state.increment,
        options,
        seat_options,
        extra: last.extra.clone(),
    }
}

/// The minutes of each side's clock. `None` without a clock.
fn minutes(state: &setup::SetupState) -> Option<u16> {
    CLOCKS.get(state.clock.checked_sub(1)?).copied()
}

/// The options with their chosen values, given by index.
fn values(options: &[OptionInfo], chosen: &[usize]) -> BTreeMap<String, String> {
    let value = |(place, option): (usize, &OptionInfo)| {
        let chosen = chosen.get(place).copied().unwrap_or(0);
        let value = option.values.get(chosen).or(option.values.first())?;
        Some((option.name.to_owned(), (*value).to_owned()))
    };
    options.iter().enumerate().filter_map(value).collect()
}

/// The match's options, as recorded.
fn option_values(variant: &Variant, state: &setup::SetupState) -> BTreeMap<String, String> {
    let mut chosen = values(&shown_options(variant), &state.options);
    if variant.options.iter().any(|option| option.name == FIRST.0) {
        chosen.insert(FIRST.0.to_owned(), FIRST.1.to_owned());
    }
    chosen
}

/// Every seat's options, as recorded; empty if the variant has none.
fn seat_option_values(
    variant: &Variant,
    state: &setup::SetupState,
) -> Vec<BTreeMap<String, String>> {
    if variant.seat_options.is_empty() {
        return Vec::new();
    }
    let seats = state.seat_options.iter();
    seats
        .map(|chosen| values(variant.seat_options, chosen))
        .collect()
}

/// The characters as a record names them; empty if the usual ones play.
fn faces(seated: &[Option<&'static Character>]) -> Vec<String> {
    let usual = |character: &&Character| character.key == character.level.usual().key;
    if seated.iter().flatten().all(usual) {
        return Vec::new();
    }
    let key = |character: &Option<&Character>| character.map_or("", |character| character.key);
    seated.iter().map(|seat| key(seat).to_owned()).collect()
}

/// A new match with these choices, before its first move.
fn new_record(
    variant: &Variant,
    state: &setup::SetupState,
    data: &setup::SetupData,
    courtiers: &[Courtier],
) -> Record {
    let seed = fresh_seed();
    let occupant = |(person, seat): (&setup::PersonCard, &setup::SeatChoice)| match seat {
        setup::SeatChoice::Courtier(place) => Occupant::Courtier(level_at(courtiers, *place)),
        // The person addressed as “you” has no name.
        setup::SeatChoice::Person if person.name == text("person-you") => {
            Occupant::Person(String::new())
        }
        setup::SeatChoice::Person => Occupant::Person(person.name.clone()),
    };
    let mut seats: Vec<Occupant> = data
        .persons
        .iter()
        .zip(&state.seats)
        .map(occupant)
        .collect();
    let first = match state.starts {
        setup::Starts::Seat(seat) => seat,
        setup::Starts::Lot => usize::try_from(seed % seats.len().max(1) as u64).unwrap_or(0),
    };
    // The starter takes the first seat; the order around the table stays.
    let last = seats.len().saturating_sub(1);
    seats.rotate_left(first.min(last));
    let mut faces = faces(&seated(state, courtiers, seats.len()));
    if !faces.is_empty() {
        faces.rotate_left(first.min(last));
    }
    // A seat's options move with its player.
    let mut seat_options = seat_option_values(variant, state);
    seat_options.resize(
        if seat_options.is_empty() {
            0
        } else {
            seats.len()
        },
        BTreeMap::new(),
    );
    if !seat_options.is_empty() {
        seat_options.rotate_left(first.min(last));
    }
    Record {
        options: option_values(variant, state),
        seat_options,
        faces,
        clock: minutes(state)
            .map(|minutes| ClockRecord::new(minutes, if state.increment { INCREMENT } else { 0 })),
        ..Record::new(variant.key, seats, seed)
    }
}

/// The links from a variant's setup to its pages.
fn page_rows(
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &Variant,
    shown: Gallery,
) -> Vec<setup::PageRow> {
    let family = variant.family;
    let variant = variant.key;
    let row = |page, key: &str, note: String| setup::PageRow {
        page,
        label: text(key).to_owned(),
        note,
    };
    let mut rows = Vec::new();
    if let Some(note) = content::lesson_note(levels, progress, variant) {
        rows.push(row(setup::SetupLink::Lesson, "setup-lesson", note));
    }
    if content::has_puzzles(levels, variant) {
        let note = content::solved_note(levels, progress, variant);
        rows.push(row(setup::SetupLink::Puzzles, "setup-puzzles", note));
    }
    if content::has_rules(variant) {
        let note = text("setup-rules-note").to_owned();
        rows.push(row(setup::SetupLink::Rules, "setup-rules", note));
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
    rows.push(row(setup::SetupLink::Statistics, "setup-statistics", note));
    match shown {
        Gallery::None => {}
        Gallery::Stories(stories) => {
            let (told, all) = (gallery::told(progress, stories), stories.len());
            let values = [("n", &*told.to_string()), ("all", &all.to_string())];
            let note = fill("setup-gallery-note", &values);
            rows.push(row(setup::SetupLink::Gallery, "setup-gallery", note));
        }
        Gallery::Line(_) => rows.extend(line_rows(progress, family)),
    }
    rows
}

/// The links to the gallery and to the drill of a family's line.
fn line_rows(progress: &Progress, family: &str) -> Vec<setup::PageRow> {
    let Some(line) = succession(family) else {
        return Vec::new();
    };
    let row = |page, key: &str, note| setup::PageRow {
        page,
        label: text(key).to_owned(),
        note,
    };
    let learning = progress.learning(family);
    let learned = people_line::learned_words(line, learning);
    let best = match learning.drill_best() {
        0 => text("setup-drill-none").to_owned(),
        best => fill("setup-drill-note", &[("n", &best.to_string())]),
    };
    vec![
        row(setup::SetupLink::Gallery, "setup-gallery", learned),
        row(setup::SetupLink::Drill, "setup-drill", best),
    ]
}
