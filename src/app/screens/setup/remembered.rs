//! The choices of the last setup: restored when a setup begins, saved when its match starts.

use std::collections::BTreeMap;

use bevy::prelude::*;
use coffer_guests::protocol::cleaned_name;

use super::record::{CLOCKS, minutes, option_values, seat_option_values, shown_options};
use crate::app::screens::setup::view;
use crate::app::session::Games;
use crate::app::settings::{LastSetup, company_levels};
use crate::players::levels::Courtier;
use crate::rules::{OptionInfo, Variant};

/// The saved value for a random starter. It is between the second and third seat, because larger
/// tables were added later.
const LOT: u8 = 2;

/// The saved value for a guest, in place of a level.
const GUEST: u8 = 100;

/// The maximum number of seats.
const MOST_SEATS: usize = 6;

/// The index of the courtier of this level, or of the nearest available level.
pub fn place_of(courtiers: &[Courtier], level: u8) -> usize {
    let places = courtiers.iter().enumerate();
    places
        .min_by_key(|(_, who)| who.level().abs_diff(level))
        .map_or(0, |(place, _)| place)
}

/// A setup of one of these variants with the last choices.
pub fn remembered(games: &Games, last: &LastSetup, variants: &[&Variant]) -> view::SetupState {
    let index = variants
        .iter()
        .position(|variant| variant.key == last.variant)
        .unwrap_or(0);
    view::SetupState {
        variant: index,
        seats: remembered_seats(games, last, variants.get(index).copied()),
        effort: last.effort,
        starts: match last.starts {
            LOT => view::Starts::Lot,
            seat if seat < LOT => view::Starts::Seat(usize::from(seat)),
            seat => view::Starts::Seat(usize::from(seat) - 1),
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

/// The indices of the last chosen values of a variant's options.
pub fn remembered_options(last: &LastSetup, variant: &Variant) -> Vec<usize> {
    remembered_places(&shown_options(variant), last.options.get(variant.key))
}

/// The same for the options of seats, one list for each possible seat.
pub fn remembered_seat_options(last: &LastSetup, variant: &Variant) -> Vec<Vec<usize>> {
    let chosen = last.seat_options.get(variant.key);
    let seat = |seat| chosen.and_then(|seats| seats.get(seat));
    (0..MOST_SEATS)
        .map(|index| remembered_places(variant.seat_options, seat(index)))
        .collect()
}

/// The players of the last match, for the maximum number of seats.
pub fn remembered_seats(
    games: &Games,
    last: &LastSetup,
    variant: Option<&Variant>,
) -> Vec<view::SeatChoice> {
    let courtiers = games.courtiers(variant.map_or("", |variant| variant.key));
    let large = variant.is_some_and(|variant| variant.seats > 2);
    let other = |index: usize| match last.others.get(index - 1).filter(|_| large) {
        Some(0) => view::SeatChoice::Person,
        Some(&GUEST) => view::SeatChoice::Guest,
        Some(level) => view::SeatChoice::Courtier(place_of(&courtiers, *level)),
        None if last.second_person && !large => view::SeatChoice::Person,
        None if large => view::SeatChoice::Courtier(place_of(
            &courtiers,
            company_levels(last.level)[(index - 1) % 3],
        )),
        None => view::SeatChoice::Courtier(place_of(&courtiers, last.level)),
    };
    (0..MOST_SEATS)
        .map(|index| {
            if index == 0 {
                view::SeatChoice::Person
            } else {
                other(index)
            }
        })
        .collect()
}

/// The choices to remember for the next setup.
pub fn chosen(
    last: &LastSetup,
    variant: &Variant,
    state: &view::SetupState,
    courtiers: &[Courtier],
) -> LastSetup {
    let level = |seat| match seat {
        view::SeatChoice::Courtier(index) => courtiers.get(index).map(|courtier| courtier.level()),
        view::SeatChoice::Person => None,
        view::SeatChoice::Guest => Some(GUEST),
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
        level: (next.or(own))
            .filter(|level| !large && *level != GUEST)
            .unwrap_or(last.level),
        effort: state.effort,
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
            view::Starts::Seat(seat) => {
                let seat = u8::try_from(seat).unwrap_or(0);
                if seat < LOT { seat } else { seat + 1 }
            }
            view::Starts::Lot => LOT,
        },
        clock: minutes(state).unwrap_or(0),
        increment: state.increment,
        options,
        seat_options,
        extra: last.extra.clone(),
    }
}

/// A typed name, cleaned up; `None` if empty.
pub fn given(typed: &str) -> Option<String> {
    Some(cleaned_name(typed)).filter(|name| !name.is_empty())
}
