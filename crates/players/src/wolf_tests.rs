//! WS-4, and how the courtiers play Wolf and Sheep.

use std::time::Duration;

use coffer_rules::stable_hash::mix;
use coffer_rules::wolf::Wolf;
use coffer_rules::wolf::field::{Animal, Decided, Field};
use coffer_rules::{Game, Setup, legal_moves};

use super::draughts::tests::play_match;
use super::knowledge::tests::weights;
use super::levels::Courtier;
use super::retrograde::Value;
use super::system_clock;
use super::thinker::{CourtGame, Request};
use super::wolf::{best, count_values, solve_all, worth};
use crate::seed::PlayerSeed;

/// WS-4: the wolf loses from every square, in 44 plies if it makes the first step, in 43 if the
/// sheep do.
#[test]
fn ws_4_the_sheep_win_from_every_square_in_as_many_plies_as_known() {
    for (sheep_first, longest) in [(false, 44), (true, 43)] {
        let start = Field::start(sheep_first);
        let places = start.moves();
        assert_eq!(places.len(), 28);
        let mut plies = Vec::new();
        for mv in places {
            match (worth(&start.play(mv)), sheep_first) {
                (Value::Loss(n), false) | (Value::Win(n), true) => plies.push(n),
                (value, _) => panic!("{mv}: {value:?}"),
            }
        }
        assert_eq!(plies, [longest; 28]);
    }
}

/// WS-4: the number of positions, and of those that the sheep win.
#[test]
fn ws_4_as_many_positions_are_won_as_known() {
    assert_eq!(count_values(Animal::Wolf), (1_006_880, 44_347));
    assert_eq!(count_values(Animal::Sheep), (1_006_880, 89_068));
}

/// WS-4: with perfect play by both sides the game takes exactly as long as known, from every
/// square.
#[test]
fn ws_4_two_perfect_players_need_as_many_plies_as_known() {
    for (sheep_first, longest) in [(false, 44), (true, 43)] {
        for place in Field::start(sheep_first).moves() {
            let mut field = Field::start(sheep_first).play(place);
            let mut plies = 0;
            while let Some((mv, _)) = best(&field, plies) {
                field = field.play(mv);
                plies += 1;
            }
            assert_eq!(plies, longest, "{place}");
            assert_eq!(field.decided(), Some(Decided::ShutIn));
        }
    }
}

/// Plays the perfect player of one side against random moves, and passes every position where it is
/// to move to `check`.
fn against_chance(perfect: Animal, games: u64, mut check: impl FnMut(&Field)) -> u64 {
    let mut won = 0;
    for seed in 0..games {
        let mut field = Field::start(seed % 2 == 0);
        for ply in 0.. {
            if let Some(decided) = field.decided() {
                won += u64::from(decided.winner() == perfect);
                break;
            }
            let mv = if field.turn == perfect {
                check(&field);
                best(&field, seed).expect("there are moves").0
            } else {
                let moves = field.moves();
                moves[(mix(seed ^ mix(ply)) % moves.len() as u64) as usize]
            };
            field = field.play(mv);
        }
    }
    won
}

/// The perfect player never gives away a won position: the sheep win every game, and the wolf every
/// game from the first mistake on.
#[test]
fn the_perfect_player_never_lets_a_won_position_go() {
    for perfect in [Animal::Sheep, Animal::Wolf] {
        let mut last = None;
        let won = against_chance(perfect, 200, |field| {
            let value = worth(field);
            if let (Some(Value::Win(before)), Value::Win(now)) = (last, value) {
                assert!(now < before || field.wolf.is_none(), "the win comes nearer");
            }
            last = (!field.moves().is_empty()).then_some(value);
            let (mv, found) = best(field, 1).expect("there are moves");
            assert_eq!(found, value);
            let next = field.play(mv);
            assert_eq!(
                worth(&next).before(next.turn == field.turn),
                value,
                "{mv} keeps what is there"
            );
            if next.decided().is_some() {
                last = None;
            }
        });
        if perfect == Animal::Sheep {
            assert_eq!(won, 200);
        } else {
            assert!(won >= 195, "a wolf is not held by random sheep: {won}");
        }
    }
}

/// In a lost position the perfect wolf resists as long as it can and leaves the sheep few good
/// replies.
#[test]
fn the_perfect_wolf_sets_traps() {
    let (mut few, mut all) = (0, 0);
    for place in Field::start(false).moves() {
        let mut field = Field::start(false).play(place);
        while let Some((mv, value)) = best(&field, 7) {
            let next = field.play(mv);
            if field.turn == Animal::Wolf {
                let good = |field: &Field| {
                    let answers = field.moves().into_iter().map(|mv| worth(&field.play(mv)));
                    answers
                        .filter(|value| matches!(value, Value::Loss(_)))
                        .count()
                };
                let share = |field: &Field| good(field) * 1000 / field.moves().len().max(1);
                for other in field.moves() {
                    let after = field.play(other);
                    if worth(&after).before(false) == value {
                        assert!(
                            share(&next) <= share(&after),
                            "{other} leaves fewer good answers than {mv} in {field:?}"
                        );
                    }
                }
                few += usize::from(good(&next) == 1);
                all += 1;
            }
            field = next;
        }
    }
    assert!(few * 3 > all, "often there is but one way: {few} of {all}");
}

/// Points of the stronger of two courtiers, playing each side in turn: two for a win.
fn points(stronger: Courtier, weaker: Courtier, games: u64) -> u32 {
    let setup = Setup::standard("wolf").expect("Wolf and Sheep is registered");
    let mut points = 0;
    for game in 0..games {
        let mut levels = [stronger, weaker];
        levels.rotate_left(game as usize % 2);
        let winner = play_match::<Wolf>(&setup, levels, None, game / 2).expect("there is no draw");
        points += 2 * u32::from(levels[winner.index()] == stronger);
    }
    points
}

#[test]
fn every_courtier_beats_the_one_before() {
    for pair in Courtier::ALL.windows(2) {
        // In a thousand games they win two of three; in so few games luck matters.
        let points = points(pair[1], pair[0], 120);
        println!("{} against {}: {points} of 240", pair[1], pair[0]);
        assert!(
            points >= 140,
            "{} against {}: {points} of 240 points",
            pair[1],
            pair[0]
        );
    }
}

/// Every courtier's answer is legal, includes its line, and is the same for the same seed.
#[test]
fn every_courtier_answers_placing_and_moving() {
    let setup = Setup::standard("wolf").expect("Wolf and Sheep is registered");
    for who in Courtier::ALL {
        for position in [
            "B:W29-32:B",
            "B:W29-32:B18",
            "W:W29-32:B18",
            "W:W17,18,25,26:B14",
        ] {
            let game = Wolf::from_position(&setup, position).expect("a position");
            let legal = legal_moves(&game);
            let think = || {
                let mut player = Wolf::courtier("wolf", who, weights()).expect("plays");
                player.think(
                    &game,
                    &legal,
                    &Request::new(None, PlayerSeed::of(5, 0), system_clock),
                )
            };
            let thought = think();
            assert_eq!(
                thought.line.first(),
                thought.best.as_ref(),
                "{who} in {position}"
            );
            assert!(legal.contains(&thought.best.expect("a move")));
            assert_eq!(think(), thought, "{who} in {position}");
        }
    }
}

/// The game is solved while somebody waits: 0.12 s in a release build, 0.22 s in a debug build, in
/// less than five megabytes.
#[test]
fn working_everything_out_is_quick_and_small() {
    let began = system_clock();
    assert!(solve_all().bytes() < 5 << 20);
    let took = system_clock() - began;
    // A generous limit, because the machine may be busy.
    assert!(took < Duration::from_secs(5), "{took:?}");
}
