//! Choosing a match: which game, who sits at the table, who begins.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui;
use rand::TryRng;
use rand::rngs::SysRng;

use super::super::Menu;
use super::super::games;
use super::super::panels::setup;
use super::super::session::Open;
use super::super::session::people;
use super::super::settings::LastSetup;
use super::super::sound::Cue;
use super::Desk;
use super::Panels;
use super::pages;
use crate::players::levels::Courtier;
use crate::players::thinker;
use crate::rules::ClockRecord;
use crate::rules::Occupant;
use crate::rules::OptionInfo;
use crate::rules::Record;
use crate::rules::registry::Variant;
use crate::texts::has;
use crate::texts::text;

/// The minutes that a clock can give each side.
const CLOCKS: [u16; 4] = [3, 5, 10, 15];
/// The seconds that each move can add.
const INCREMENT: u16 = 5;

fn variants(family: &str) -> Vec<&'static Variant> {
    games::on_table().filter(|variant| variant.family == family).collect()
}

/// The key of the variant that is set up.
pub(super) fn variant_key(panels: &Panels) -> &'static str {
    let variants = variants(panels.family);
    let chosen = variants.get(panels.setup.variant).or(variants.first());
    chosen.map_or("", |variant| variant.key)
}

/// The courtiers that play a variant.
fn courtiers(variant: &str) -> Vec<Courtier> {
    thinker::courtiers(variant).collect()
}

/// The place of the courtier of this level, or of the nearest that there is.
fn place_of(courtiers: &[Courtier], level: u8) -> usize {
    let places = courtiers.iter().enumerate();
    places
        .min_by_key(|(_, who)| who.level().abs_diff(level))
        .map_or(0, |(place, _)| place)
}

/// Whether an option is only off or on.
fn is_switch(option: &OptionInfo) -> bool {
    option.values == ["off", "on"]
}

/// The options of a variant as they were chosen last, by the place of their values.
fn remembered_options(last: &LastSetup, variant: &Variant) -> Vec<usize> {
    let chosen = last.options.get(variant.key);
    let value = |option: &OptionInfo| {
        let value = chosen?.get(option.name)?;
        option.values.iter().position(|known| known == value)
    };
    variant.options.iter().map(|option| value(option).unwrap_or(0)).collect()
}

/// The set-up as it was chosen last.
pub(super) fn remembered(last: &LastSetup, family: &str) -> setup::SetupState {
    let variants = variants(family);
    let index = variants.iter().position(|variant| variant.key == last.variant).unwrap_or(0);
    let key = variants.get(index).map_or("", |variant| variant.key);
    setup::SetupState {
        variant: index,
        seats: [
            setup::Seat::Person,
            if last.second_person {
                setup::Seat::Person
            } else {
                setup::Seat::Courtier(place_of(&courtiers(key), last.level))
            },
        ],
        starts: match last.starts {
            0 => setup::Starts::First,
            1 => setup::Starts::Second,
            _ => setup::Starts::Lot,
        },
        options: variants
            .get(index)
            .map(|variant| remembered_options(last, variant))
            .unwrap_or_default(),
        clock: CLOCKS
            .iter()
            .position(|minutes| *minutes == last.clock)
            .map_or(0, |place| place + 1),
        increment: last.increment,
        ..default()
    }
}

/// The option as the panel shows it. Its words stand under `ui.<variant>.option.<name>…`.
fn option_row(variant: &Variant, option: &OptionInfo) -> setup::OptionRow {
    let key = format!("ui.{}.option.{}", variant.key, option.name);
    setup::OptionRow {
        label: text(&key).to_owned(),
        note: text(&format!("{key}.note")).to_owned(),
        choices: if is_switch(option) {
            Vec::new()
        } else {
            option
                .values
                .iter()
                .map(|value| text(&format!("{key}.{value}")).to_owned())
                .collect()
        },
    }
}

pub(super) fn show(ctx: &egui::Context, desk: &mut Desk) {
    let family = desk.panels.family;
    let variants = variants(family);
    let Some(variant) = variants.get(desk.panels.setup.variant).or(variants.first()) else {
        (*desk.menu).set_if_neq(Menu::None);
        return;
    };
    let courtiers = courtiers(variant.key);
    let words = |what: &str| text(&format!("ui.{}.{what}", variant.key)).to_owned();
    let starts = format!("ui.{}.starts", variant.key);
    let data = setup::SetupData {
        title: text(&format!("ui.family.{family}")).to_owned(),
        variants: variants
            .iter()
            .map(|variant| setup::VariantCard {
                name: text(&format!("ui.{}.name", variant.key)).to_owned(),
                short: text(&format!("ui.{}.short", variant.key)).to_owned(),
                line: text(&format!("ui.{}.line", variant.key)).to_owned(),
                emblem: format!("emblem_{}", variant.key),
            })
            .collect(),
        pages: pages::ways(&desk.learnt.0, variant.key),
        persons: ["you", "friend"].map(|key| setup::PersonCard {
            name: text(&format!("ui.person.{key}")).to_owned(),
            portrait: key.to_owned(),
        }),
        courtiers: courtiers
            .iter()
            .map(|courtier| {
                let key = people::COURTIERS[usize::from(courtier.level() - 1)];
                let words = |what: &str| text(&format!("ui.courtier.{key}{what}")).to_owned();
                setup::CourtierCard {
                    name: words(""),
                    short: words(".short"),
                    manner: words(".manner"),
                    portrait: key.to_owned(),
                    level: courtier.level(),
                }
            })
            .collect(),
        sides: games::side_discs(variant.key),
        starts: text(if has(&starts) { &starts } else { "ui.setup.starts" }).to_owned(),
        first_note: words("first"),
        clocks: CLOCKS.to_vec(),
        increment: INCREMENT,
        options: variant.options.iter().map(|option| option_row(variant, option)).collect(),
    };
    let panels = &mut *desk.panels;
    match setup::show(ctx, &panels.theme, &data, &mut panels.setup) {
        None | Some(setup::SetupAction::Changed) => {}
        Some(setup::SetupAction::Variant(index)) => {
            if let Some(next) = variants.get(index) {
                let levels: Vec<u8> = courtiers.iter().map(|courtier| courtier.level()).collect();
                exchange(&mut panels.setup, &levels, next, &desk.settings.last_setup);
            }
        }
        Some(setup::SetupAction::Back) => {
            desk.cues.write(Cue::Button);
            (*desk.menu).set_if_neq(Menu::None);
        }
        Some(setup::SetupAction::Page(page)) => {
            desk.cues.write(Cue::Button);
            pages::open(desk, page, variant.key);
        }
        Some(setup::SetupAction::Start) => {
            desk.cues.write(Cue::Button);
            let state = &panels.setup;
            desk.settings.last_setup = chosen(&desk.settings.last_setup, variant, state, &courtiers);
            let record = new_record(variant, state, &data, &courtiers);
            desk.open.write(Open(record));
        }
    }
}

/// Another variant of the family: the same levels, as near as it has them, and the options that it had last.
fn exchange(state: &mut setup::SetupState, levels: &[u8], next: &Variant, last: &LastSetup) {
    let courtiers = courtiers(next.key);
    for seat in &mut state.seats {
        if let setup::Seat::Courtier(place) = seat {
            *place = place_of(&courtiers, levels.get(*place).copied().unwrap_or(1));
        }
    }
    state.options = remembered_options(last, next);
}

/// What is kept for the next set-up.
fn chosen(last: &LastSetup, variant: &Variant, state: &setup::SetupState, courtiers: &[Courtier]) -> LastSetup {
    let level = |seat| match seat {
        setup::Seat::Courtier(index) => courtiers.get(index).map(|courtier| courtier.level()),
        setup::Seat::Person => None,
    };
    let mut options = last.options.clone();
    options.insert(variant.key.to_owned(), option_values(variant, state));
    LastSetup {
        variant: variant.key.to_owned(),
        second_person: state.seats == [setup::Seat::Person; 2],
        level: level(state.seats[1]).or(level(state.seats[0])).unwrap_or(last.level),
        starts: match state.starts {
            setup::Starts::First => 0,
            setup::Starts::Second => 1,
            setup::Starts::Lot => 2,
        },
        clock: minutes(state).unwrap_or(0),
        increment: state.increment,
        options,
    }
}

/// The minutes of each side's clock; none: no clock.
fn minutes(state: &setup::SetupState) -> Option<u16> {
    CLOCKS.get(state.clock.checked_sub(1)?).copied()
}

/// The options as a record has them.
fn option_values(variant: &Variant, state: &setup::SetupState) -> BTreeMap<String, String> {
    let value = |(place, option): (usize, &OptionInfo)| {
        let chosen = state.options.get(place).copied().unwrap_or(0);
        let value = option.values.get(chosen).or(option.values.first())?;
        Some((option.name.to_owned(), (*value).to_owned()))
    };
    variant.options.iter().enumerate().filter_map(value).collect()
}

/// A match as it was set up, before its first move.
fn new_record(variant: &Variant, state: &setup::SetupState, data: &setup::SetupData, courtiers: &[Courtier]) -> Record {
    // Without the system's chance, the usual seed: a match can still be played.
    let seed = SysRng.try_next_u64().unwrap_or(1);
    let occupant = |index: usize| match state.seats[index] {
        setup::Seat::Courtier(courtier) => Occupant::Courtier(courtiers.get(courtier).map_or(1, |courtier| courtier.level())),
        setup::Seat::Person if index == 0 => Occupant::Person(String::new()),
        setup::Seat::Person => Occupant::Person(data.persons[index].name.clone()),
    };
    let mut seats = vec![occupant(0), occupant(1)];
    let second_starts = match state.starts {
        setup::Starts::First => false,
        setup::Starts::Second => true,
        setup::Starts::Lot => seed & 1 == 1,
    };
    if second_starts {
        seats.swap(0, 1);
    }
    Record {
        format: crate::rules::RECORD_FORMAT,
        variant: variant.key.to_owned(),
        options: option_values(variant, state),
        seats,
        seed,
        position: None,
        moves: Vec::new(),
        ending: None,
        clock: minutes(state).map(|minutes| ClockRecord::new(minutes, if state.increment { INCREMENT } else { 0 })),
    }
}
