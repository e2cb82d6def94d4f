use super::*;
use crate::OptionRole;

static TOY: Variant = Variant {
    key: "toy",
    family: "toys",
    game: "toy",
    options: &[OptionInfo {
        name: "seats",
        values: &["3", "4"],
        role: OptionRole::Seats,
        before: None,
    }],
    seat_options: &[
        OptionInfo {
            name: "start",
            values: &["near", "far"],
            role: OptionRole::Choice,
            before: None,
        },
        OptionInfo {
            name: "variant",
            values: &["plain", "cocktail"],
            role: OptionRole::Choice,
            before: None,
        },
    ],
    seats: 3,
};

fn toy(seats: &str) -> Setup {
    Setup::for_variant(&TOY, [("seats", seats)]).expect("a set-up")
}

#[test]
fn every_seat_has_its_own_options() {
    let mut setup = toy("4");
    assert_eq!(setup.seat_options().len(), 4);
    setup
        .set_seat_option(3, "variant", "cocktail")
        .expect("the last seat");
    assert_eq!(setup.seat_value(Seat(3), "variant"), "cocktail");
    assert_eq!(setup.seat_value(Seat(2), "variant"), "plain");
    assert_eq!(setup.seat_value(Seat(3), "start"), "near");
    assert_eq!(
        (
            setup.seat_value(Seat(4), "start"),
            setup.seat_value(Seat(0), "x")
        ),
        ("", "")
    );
    assert_ne!(setup, toy("4"));
}

#[test]
#[cfg(feature = "texts")]
fn wrong_options_of_seats_are_named() {
    let mut setup = toy("3");
    for (seat, name, value, says) in [
        (
            3,
            "start",
            "far",
            "there is no seat 4: this table has 3 seats",
        ),
        (0, "seats", "3", "toy has no option “seats” for a seat"),
        (
            0,
            "start",
            "home",
            "“home” is not a value of start; it takes near, far",
        ),
    ] {
        let error = setup.set_seat_option(seat, name, value).expect_err(says);
        assert_eq!(error.to_string(), says);
    }
    assert_eq!(setup, toy("3"));
}

#[test]
fn on_a_rematch_the_options_follow_the_people() {
    let mut setup = toy("3");
    setup
        .set_seat_option(1, "variant", "cocktail")
        .expect("a seat");
    let next = setup.rotated();
    assert_eq!(next.seat_value(Seat(0), "variant"), "cocktail");
    assert_eq!(next.seat_value(Seat(1), "variant"), "plain");
    assert_eq!(
        next.rotated().rotated(),
        setup,
        "after as many matches as seats"
    );
    let without = Setup::standard("draughts").expect("registered");
    assert_eq!(without.rotated(), without);
}
