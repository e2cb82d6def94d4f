//! Makes the record of a new match from the choices of the setup screen.

use std::collections::BTreeMap;

use crate::app::screens::setup::view;
use crate::app::session::fresh_seed;
use crate::app::wording::people;
use crate::players::levels::{Character, Courtier};
use crate::rules::{ClockRecord, Occupant, OptionInfo, OptionRole, Record, Strength, Variant};

/// The clock options: minutes per side.
pub const CLOCKS: [u16; 4] = [3, 5, 10, 15];

/// The increment per move, in seconds.
pub const INCREMENT: u16 = 5;

/// The options of a variant that the panel shows: not who has the first turn, which is a row of its
/// own that orders the seats.
pub fn shown_options(variant: &Variant) -> Vec<OptionInfo> {
    let options = variant.options.iter().copied();
    options
        .filter(|option| !matches!(option.role, OptionRole::FirstTurn { .. }))
        .collect()
}

/// The characters at a table, by seat: two courtiers of the same level have different faces.
pub fn seated(
    state: &view::SetupState,
    courtiers: &[Courtier],
    count: usize,
) -> Vec<Option<&'static Character>> {
    let occupant = |seat: &view::SeatChoice| match seat {
        view::SeatChoice::Courtier(place) => courtier_at(state, courtiers, *place),
        view::SeatChoice::Person => Occupant::Person(String::new()),
        view::SeatChoice::Guest => Occupant::Guest(String::new()),
    };
    let seats: Vec<Occupant> = state.seats.iter().take(count).map(occupant).collect();
    Character::seated(&seats, &[])
}

/// A courtier in the list, with the effort that is chosen.
fn courtier_at(state: &view::SetupState, courtiers: &[Courtier], place: usize) -> Occupant {
    let level = courtiers.get(place).map_or(1, |courtier| courtier.level());
    Occupant::Courtier(Strength::new(level, state.effort))
}

/// The minutes of each side's clock. `None` without a clock.
pub fn minutes(state: &view::SetupState) -> Option<u16> {
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
pub fn option_values(variant: &Variant, state: &view::SetupState) -> BTreeMap<String, String> {
    let mut chosen = values(&shown_options(variant), &state.options);
    for option in variant.options {
        if let OptionRole::FirstTurn { in_order } = option.role {
            chosen.insert(option.name.to_owned(), in_order.to_owned());
        }
    }
    chosen
}

/// Every seat's options, as recorded; empty if the variant has none.
pub fn seat_option_values(
    variant: &Variant,
    state: &view::SetupState,
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
pub fn new_record(
    variant: &Variant,
    state: &view::SetupState,
    data: &view::SetupData,
    courtiers: &[Courtier],
) -> Record {
    let seed = fresh_seed();
    let occupant = |(person, seat): (&view::PersonCard, &view::SeatChoice)| match seat {
        view::SeatChoice::Courtier(place) => courtier_at(state, courtiers, *place),
        // The person addressed as “you” has no name.
        view::SeatChoice::Person if person.you => Occupant::Person(String::new()),
        view::SeatChoice::Person => Occupant::Person(people::kept_name(&person.name)),
        view::SeatChoice::Guest => Occupant::Guest(String::new()),
    };
    let mut seats: Vec<Occupant> = data
        .persons
        .iter()
        .zip(&state.seats)
        .map(occupant)
        .collect();
    let first = match state.starts {
        view::Starts::Seat(seat) => seat,
        view::Starts::Lot => usize::try_from(seed % seats.len().max(1) as u64).unwrap_or(0),
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
