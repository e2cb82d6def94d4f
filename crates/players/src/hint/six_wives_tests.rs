//! Every reason of a hint is checked by the rules alone.

use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::Seat;
use coffer_rules::six_wives::board::{Board, GRAVEYARD, Parts, Space, Spaces};
use coffer_rules::six_wives::card::Fate;
use coffer_rules::six_wives::{Move, SixWives, VARIANT, space_at};

use super::tests::{check_all, positions, setup};
use super::*;

/// The fate that a move meets, by its effects.
fn fate(game: &SixWives, mv: &Move) -> Option<String> {
    let effects = game.clone().play(mv).expect("a legal move");
    effects.into_iter().find_map(|effect| match effect {
        Effect::Special { key, .. } => Some(key.into_owned()),
        _ => None,
    })
}

/// The fates that a seat could meet if it were to move, by playing every move of the position that
/// is read from parts.
fn threats(board: &Board, seat: Seat) -> BTreeSet<&'static str> {
    let parts = Parts {
        turn: seat.0,
        ..Parts::from(*board)
    };
    let board = Board::try_from(parts).expect("the seat is in the game");
    let left = board.card(seat).left();
    let mut found = BTreeSet::new();
    board.for_each_action(|action| {
        let after = board.play(action).card(seat).left();
        let met = Fate::ALL.into_iter().zip(left).zip(after);
        let met = met.filter(|((_, before), now)| now < before);
        found.extend(met.map(|((fate, _), _)| fate.key()));
    });
    found
}

fn apart(one: Space, other: Space) -> u8 {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}

/// Whether the piece that moves comes nearer to something that a goal needs: a queen to her king,
/// the edge, the graveyard or her corner, and the king to one of his queens or to where he can push
/// her off the board.
fn comes_nearer(board: &Board, from: Space, to: Space) -> bool {
    let seat = board.turn();
    let edge = |space: Space| {
        let (column, row) = (space.column(), space.row());
        column.min(9 - column).min(row).min(9 - row)
    };
    let nearer = |goal: Space| apart(to, goal) < apart(from, goal);
    if from == board.king(seat) {
        // On the inner side of a queen at the edge, or where she stands.
        let beside = |queen: Space| {
            let (column, row) = (queen.column(), queen.row());
            [
                Some(queen),
                Space::at(column.clamp(1, 8), row),
                Space::at(column, row.clamp(1, 8)),
            ]
        };
        let mut goals = Spaces(board.queens_of(seat)).flat_map(beside);
        return goals.any(|goal| goal.is_some_and(nearer));
    }
    let mut targets = Spaces(GRAVEYARD | board.haven(seat));
    edge(to) < edge(from) || nearer(board.king(seat)) || targets.any(nearer)
}

/// The claims that only The Six Wives makes.
fn check_own(hint: &Hint<SixWives>, game: &SixWives, thought: &Thought<Move>) {
    let seat = game.turn().seat().expect("a seat acts");
    let mut after = game.clone();
    after.play(&hint.mv).expect("a legal move");
    let met = fate(game, &hint.mv);
    let told = hint.reason.value("fate");
    let about = || format!("{} {} {}", hint.reason, game.position(), hint.text);
    match hint.reason.key() {
        "hint-six_wives-divorces" => assert_eq!(met.as_deref(), Some("divorced"), "{}", about()),
        "hint-six_wives-beheads" => assert_eq!(met.as_deref(), Some("beheaded"), "{}", about()),
        "hint-six_wives-buries" => assert_eq!(met.as_deref(), Some("died"), "{}", about()),
        "hint-six_wives-survives" => assert_eq!(met.as_deref(), Some("survived"), "{}", about()),
        "hint-six_wives-prepares" => {
            assert_eq!(met, None, "{}", about());
            let mut ahead = after.clone();
            let next = thought.line.iter().skip(1).find_map(|mv| {
                let met = fate(&ahead, mv).filter(|_| ahead.turn().seat() == Some(seat));
                ahead.play(mv).expect("the line is legal");
                met
            });
            assert_eq!(next, told, "{}", about());
        }
        "hint-six_wives-hinders" => {
            assert_eq!(met, None, "{}", about());
            let told = told.expect("a fate");
            let mut others = (0..game.seats()).map(Seat).filter(|other| *other != seat);
            let kept = others.any(|other| {
                let threatened = threats(game.board(), other).contains(told.as_str());
                threatened && !threats(after.board(), other).contains(told.as_str())
            });
            assert!(kept, "{}", about());
        }
        "hint-six_wives-nearer" => {
            assert_eq!(met, None, "{}", about());
            let [from, to] = hint.spots[..] else {
                panic!("{}", about())
            };
            let (from, to) = (space_at(from).expect("from"), space_at(to).expect("to"));
            assert!(comes_nearer(game.board(), from, to), "{}", about());
        }
        "hint-six_wives-room" => assert_eq!(met, None, "{}", about()),
        other => panic!("nobody checks {other}"),
    }
}

/// Positions of a table with these variants.
fn table(variants: &[&str], wanted: usize) -> Vec<(SixWives, Thought<Move>)> {
    let seats = variants.len().to_string();
    let mut setup = setup("six_wives", &[("seats", &seats)]);
    for (seat, variant) in variants.iter().enumerate() {
        setup
            .set_seat_option(seat, VARIANT.name, variant)
            .expect("a seat");
    }
    positions::<SixWives>(&setup, wanted, 1500)
}

#[test]
fn hints_at_the_six_wives_are_true() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (variants, wanted) in [
        (&["standard", "standard"][..], 300),
        (&["history", "number"], 150),
        (&["cocktail", "cocktail"], 150),
        (&["standard", "both", "number", "history"], 150),
    ] {
        for (key, count) in check_all(&table(variants, wanted), check_own) {
            *seen.entry(key).or_default() += count;
        }
    }
    for key in ["divorces", "beheads", "buries", "prepares", "nearer"] {
        let key = format!("hint-six_wives-{key}");
        assert!(seen.contains_key(key.as_str()), "{key}: {seen:?}");
    }
}

/// What seldom comes within the moves that are played above.
#[test]
fn what_is_seldom_is_told_of() {
    for (position, mv, reason) in [
        (
            "SW:SWKg7,i9,b1,c1,d1,a2,b2:NEKd4,h6,i6,j6,h7,i7,j7",
            "xi9",
            "hint-six_wives-survives",
        ),
        (
            "SW:SWKj2,h9,+e5/DDBBG:NEKh3,i3,+f6/DDBGS",
            "j2-j3",
            "hint-six_wives-hinders",
        ),
    ] {
        let game = SixWives::from_position(&setup("six_wives", &[]), position).expect("a position");
        let thought = Thought::of_choice(game.parse_move(mv).ok(), 1);
        let told = hint(&game, &thought).expect("a hint");
        assert_eq!(told.reason.key(), reason);
        check_own(&told, &game, &thought);
    }
}
