//! Every variant with every number of seats and every value of every option, from the title to the
//! first move.

use std::collections::BTreeSet;
use std::fmt;

use bevy::prelude::*;
use egui::accesskit::Role;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::ui::Device;
use kings_coffer::rules::{OptionRole, Record, Variant, registry};
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::{Job, Plan};

/// The way through all starts.
const WAY: Way = Way::new(1280, 720, Device::Mouse);

/// The ways through one start of each variant.
const MORE_WAYS: [Way; 3] = [
    Way::new(390, 844, Device::Touch),
    Way::new(1280, 720, Device::Keyboard),
    Way::new(1280, 720, Device::Pad),
];

/// Something to choose in the set-up, by its words on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    label: String,
    value: String,
}

impl fmt::Display for Choice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { label, value } = self;
        match value.as_str() {
            "" => write!(out, "{label}"),
            value => write!(out, "{label}: {value}"),
        }
    }
}

/// The name of an option on the screen.
fn option_label(variant: &Variant, name: &str) -> String {
    text(&format!("{}-option-{name}", variant.key)).to_owned()
}

/// The name of an option's value on the screen.
fn value_label(variant: &Variant, name: &str, value: &str) -> String {
    text(&format!("{}-option-{name}-{value}", variant.key)).to_owned()
}

/// The numbers of seats, each as a choice; `None` for a game with one number only.
pub fn seatings(variant: &Variant) -> Vec<Option<Choice>> {
    let Some(option) = variant.seats_option() else {
        return vec![None];
    };
    let values = option.values.iter();
    let choice = |value: &&str| {
        Some(Choice {
            label: option_label(variant, option.name),
            value: value_label(variant, option.name, value),
        })
    };
    values.map(choice).collect()
}

/// The starts of each variant.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let job = |variant: &'static Variant| {
        let plan = plan.clone();
        Job::new(variant.key, move |report| {
            walk(&plan, variant, report);
            if !plan.quick {
                walk_ways(&plan, variant, report);
            }
        })
    };
    registry::variants().map(job).collect()
}

/// Starts a variant once on each of the other ways.
fn walk_ways(plan: &Plan, variant: &Variant, report: &Report) {
    for way in MORE_WAYS {
        let name = format!("start {}, {way}", variant.key);
        if !plan.wants(&name) {
            continue;
        }
        report.begin(&name);
        let mut robot = Robot::start(plan, way, Store::memory());
        let walked = start(&mut robot, variant, None, None);
        report.end(&name, walked.map(|_| ()), &mut robot);
    }
}

/// Walks all starts of a variant.
fn walk(plan: &Plan, variant: &Variant, report: &Report) {
    let mut seen = BTreeSet::new();
    let mut whole = true;
    for seats in seatings(variant) {
        let name = match &seats {
            Some(seats) => format!("start {}, {seats}", variant.key),
            None => format!("start {}", variant.key),
        };
        whole &= plan.wants(&name);
        if plan.wants_part_of(&name) {
            walk_table(plan, variant, seats.as_ref(), &name, report, &mut seen);
        }
    }
    if whole {
        check_options(variant, &seen, report);
    }
}

/// Each value of each option was the one of a match that began.
fn check_options(variant: &Variant, seen: &BTreeSet<(String, String)>, report: &Report) {
    let options = variant.options.iter().chain(variant.seat_options);
    for option in options {
        for value in option.values {
            // The set-up puts the seats in order itself.
            if matches!(option.role, OptionRole::FirstTurn { in_order } if in_order != *value) {
                continue;
            }
            let (option, value) = (option.name.to_owned(), (*value).to_owned());
            let name = format!("option {} {option}={value}", variant.key);
            let walked = if seen.contains(&(option, value)) {
                Ok(())
            } else {
                Err("no match could be started with it".to_owned())
            };
            report.count(&name, walked, "");
        }
    }
}

/// Walks all starts with this number of seats.
fn walk_table(
    plan: &Plan,
    variant: &Variant,
    seats: Option<&Choice>,
    name: &str,
    report: &Report,
    seen: &mut BTreeSet<(String, String)>,
) {
    let mut robot = Robot::start(plan, WAY, Store::memory());
    let choices = set_up(&mut robot, variant, seats).map(|()| choices(&mut robot, seats));
    let choices = match choices {
        Ok(choices) => choices,
        Err(why) => {
            report.end(name, Err(why), &mut robot);
            return;
        }
    };
    let each = choices.iter().map(Some);
    for choice in [None].into_iter().chain(each) {
        let name = match choice {
            Some(choice) => format!("{name}, {choice}"),
            None => name.to_owned(),
        };
        if !plan.wants(&name) {
            continue;
        }
        report.begin(&name);
        let mut robot = Robot::start(plan, WAY, Store::memory());
        let walked = start(&mut robot, variant, seats, choice);
        let walked = walked.map(|record| note(&record, seen));
        report.end(&name, walked, &mut robot);
    }
}

/// Notes the options of a match that began.
fn note(record: &Record, seen: &mut BTreeSet<(String, String)>) {
    let setup = registry::setup_of(record);
    let Ok(setup) = setup else { return };
    let own = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    seen.extend(setup.values().map(own));
    seen.extend(setup.seat_options().into_iter().flatten());
}

/// From the title to the set-up of a variant with this number of seats.
pub fn set_up(robot: &mut Robot, variant: &Variant, seats: Option<&Choice>) -> Walked {
    robot.press(text(&format!("family-{}", variant.family)))?;
    let (_, menu) = robot.place();
    if menu != Menu::Setup {
        return Err(format!("the family leads to {menu:?}"));
    }
    robot.press(text(&format!("{}-name", variant.key)))?;
    seats.map_or(Ok(()), |seats| choose(robot, seats))
}

/// Everything that can be chosen in the set-up but is not now, except the number of seats.
fn choices(robot: &mut Robot, seats: Option<&Choice>) -> Vec<Choice> {
    let mut found = Vec::new();
    for control in robot.look().controls {
        if control.on == Some(true) || !control.enabled {
            continue;
        }
        let (label, value) = match control.role {
            Role::RadioButton => match control.name.rsplit_once(": ") {
                Some((label, value)) => (label.to_owned(), value.to_owned()),
                None => (control.name, String::new()),
            },
            Role::CheckBox => (control.name, String::new()),
            Role::ComboBox => {
                found.extend(values_of(robot, &control.name));
                continue;
            }
            _ => continue,
        };
        if seats.is_none_or(|seats| seats.label != label) {
            found.push(Choice { label, value });
        }
    }
    found
}

/// The other values of a choice of which only one is seen at a time.
fn values_of(robot: &mut Robot, name: &str) -> Vec<Choice> {
    let mut values: Vec<String> = Vec::new();
    while let Ok(control) = robot.find(name) {
        if values.contains(&control.value) || robot.press_right(name).is_err() {
            break;
        }
        values.push(control.value);
    }
    let others = values.into_iter().skip(1);
    let label = || name.to_owned();
    let choice = |value| Choice {
        label: label(),
        value,
    };
    others.map(choice).collect()
}

/// Makes a choice.
fn choose(robot: &mut Robot, choice: &Choice) -> Walked {
    let Choice { label, value } = choice;
    if value.is_empty() {
        return robot.press(label);
    }
    let name = format!("{label}: {value}");
    if robot.look().named(&name).next().is_some() {
        robot.press(&name)?;
        let on = robot.find(&name)?.on;
        return if on == Some(true) {
            Ok(())
        } else {
            Err(format!("“{name}” is not chosen when it is pressed"))
        };
    }
    // Only one value is seen at a time.
    for _ in 0..64 {
        if robot.find(label)?.value == *value {
            return Ok(());
        }
        robot.press_right(label)?;
    }
    Err(format!("“{label}” never comes to “{value}”"))
}

/// From the title to a first move. Returns the match as it began.
fn start(
    robot: &mut Robot,
    variant: &Variant,
    seats: Option<&Choice>,
    choice: Option<&Choice>,
) -> Walked<Record> {
    let record = open(robot, variant, seats, choice)?;
    first_move(robot)?;
    Ok(record)
}

/// From the title to the table. Returns the match as it began.
pub fn open(
    robot: &mut Robot,
    variant: &Variant,
    seats: Option<&Choice>,
    choice: Option<&Choice>,
) -> Walked<Record> {
    set_up(robot, variant, seats)?;
    if let Some(choice) = choice {
        choose(robot, choice)?;
    }
    robot.press(text("setup-start"))?;
    let (screen, menu) = robot.place();
    if screen != Screen::Table {
        return Err(format!(
            "“{}” does nothing ({screen:?}, {menu:?})",
            text("setup-start")
        ));
    }
    let record = robot.record()?;
    if record.variant != variant.key {
        return Err(format!("{} is on the table", record.variant));
    }
    Ok(record)
}

/// Makes the first legal move by pointing at its places.
fn first_move(robot: &mut Robot) -> Walked {
    robot.wait_for_turn()?;
    let table = robot.table();
    let Some(choice) = table.choices.first() else {
        return match robot.place().1 {
            // With few cards the courtiers may be done before this person's turn.
            Menu::Scores | Menu::Result => Ok(()),
            menu => Err(format!("nobody is asked for a move ({menu:?})")),
        };
    };
    let before = table.moves.len();
    robot.point_at(choice)?;
    let table = robot.table();
    if table.moves.len() > before {
        return Ok(());
    }
    let said = robot.look().said.1;
    Err(format!("{choice:?} is no move: the game says “{said}”"))
}
