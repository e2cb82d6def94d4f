//! Choosing a match: which game, who sits at the table, who begins.

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
use crate::players::levels::Courtier;
use crate::players::thinker;
use crate::rules::Occupant;
use crate::rules::Record;
use crate::rules::Setup;
use crate::rules::registry::Variant;
use crate::texts::text;

fn variants(family: &str) -> Vec<&'static Variant> {
    games::on_table().filter(|variant| variant.family == family).collect()
}

/// The courtiers that play a variant.
fn courtiers(variant: &str) -> Vec<Courtier> {
    thinker::courtiers(variant).collect()
}

/// The set-up as it was chosen last.
pub(super) fn remembered(last: &LastSetup, family: &str) -> setup::SetupState {
    let variants = variants(family);
    let index = variants.iter().position(|variant| variant.key == last.variant).unwrap_or(0);
    let key = variants.get(index).map_or("", |variant| variant.key);
    let courtier = courtiers(key).iter().position(|who| who.level() == last.level).unwrap_or(0);
    setup::SetupState {
        variant: index,
        seats: [
            setup::Seat::Person,
            if last.second_person {
                setup::Seat::Person
            } else {
                setup::Seat::Courtier(courtier)
            },
        ],
        starts: match last.starts {
            0 => setup::Starts::First,
            1 => setup::Starts::Second,
            _ => setup::Starts::Lot,
        },
        ..default()
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
        rules: (1..=6)
            .map(|number| format!("ui.{}.rules.{number}", variant.key))
            .filter(|key| crate::texts::has(key))
            .map(|key| text(&key).to_owned())
            .collect(),
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
        first_note: words("first"),
        options: Vec::new(),
    };
    let panels = &mut *desk.panels;
    match setup::show(ctx, &panels.theme, &data, &mut panels.setup) {
        None | Some(setup::SetupAction::Changed | setup::SetupAction::Variant(_)) => {}
        Some(setup::SetupAction::Back) => {
            desk.cues.write(Cue::Button);
            (*desk.menu).set_if_neq(Menu::None);
        }
        Some(setup::SetupAction::Start) => {
            desk.cues.write(Cue::Button);
            let state = &panels.setup;
            let level = |seat| match seat {
                setup::Seat::Courtier(index) => courtiers.get(index).map(|courtier| courtier.level()),
                setup::Seat::Person => None,
            };
            desk.settings.last_setup = LastSetup {
                variant: variant.key.to_owned(),
                second_person: state.seats == [setup::Seat::Person; 2],
                level: level(state.seats[1])
                    .or(level(state.seats[0]))
                    .unwrap_or(desk.settings.last_setup.level),
                starts: match state.starts {
                    setup::Starts::First => 0,
                    setup::Starts::Second => 1,
                    setup::Starts::Lot => 2,
                },
            };
            let record = new_record(variant, state, &data, &courtiers);
            desk.open.write(Open(record));
        }
    }
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
    let options =
        Setup::standard(variant.key).map(|setup| setup.values().map(|(name, value)| (name.to_owned(), value.to_owned())).collect());
    Record {
        format: crate::rules::RECORD_FORMAT,
        variant: variant.key.to_owned(),
        options: options.unwrap_or_default(),
        seats,
        seed,
        position: None,
        moves: Vec::new(),
        ending: None,
        clock: None,
    }
}
