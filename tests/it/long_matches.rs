//! The cost of a long match: its memory grows with its plies, and its last move is as fast as its
//! first. The memory of a process is that of all its tests, so each measurement has a process of its
//! own.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::time::{Duration, Instant};

use kings_coffer::rules::mill::Mill;
use kings_coffer::rules::{Game, Match, Setup, Turn, registry};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The plies of a long match.
const PLIES: usize = 20_000;
/// The memory that they may take, in kB.
const MOST_MEMORY: u64 = 50_000;
/// Moves are timed in groups of so many.
const GROUP: usize = 100;

/// The memory of this process, in kB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    kilobytes.expect("a number").parse().expect("a number")
}

/// Runs a test of this file in a process of its own, and prints what it says.
fn alone(name: &str) {
    let program = std::env::current_exe().expect("this program");
    let name = format!("long_matches::{name}");
    let arguments = ["--ignored", "--exact", "--nocapture", name.as_str()];
    let output = Command::new(program)
        .args(arguments)
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}"
    );
}

/// Plays a move at random that does not end the match, one that closes a mill if none has been
/// closed for a while.
fn play_on(game: &mut Match<Mill>, luck: &mut Xoshiro256PlusPlus) -> Duration {
    let (now, board) = (game.game().clone(), *game.game().board());
    let goes_on = |mv: &_| {
        let mut next = now.clone();
        next.play_unchecked(mv, &mut Vec::new());
        next.turn().outcome().is_none()
    };
    let mut moves = game.legal_moves().to_vec();
    moves.retain(|mv| !mv.removes() && goes_on(mv));
    if now.quiet() > 20 && moves.iter().any(|mv| board.closes(*mv)) {
        moves.retain(|mv| board.closes(*mv));
    }
    let mv = moves[luck.random_range(0..moves.len())];
    let began = Instant::now();
    game.play(mv).expect("a legal move");
    began.elapsed()
}

/// The fastest group of moves of some plies.
fn fastest(times: &[Duration]) -> Duration {
    let groups = times.chunks_exact(GROUP).map(|group| group.iter().sum());
    groups.min().expect("a group")
}

/// Nine Men's Morris in which a mill need not remove a man goes on for as long as the players like,
/// and every position since the men were placed can recur.
#[test]
#[ignore = "run by the test below, in a process of its own"]
fn measure_a_long_match() {
    let setup = Setup::new("nine_mens_morris", [("removal", "may")]).expect("a set-up");
    let mut game = Match::<Mill>::new(setup, Vec::new(), 1);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let before = memory();
    let mut times = Vec::new();
    while times.len() < PLIES {
        times.push(play_on(&mut game, &mut luck));
    }
    let grown = memory().saturating_sub(before);
    let first = fastest(&times[100..2_100]);
    let last = fastest(&times[PLIES - 2_000..]);
    println!("{PLIES} plies: {grown} kB; {GROUP} moves: first {first:?}, last {last:?}");
    assert!(game.game().seen().len() > PLIES - 100);
    assert!(grown <= MOST_MEMORY, "{grown} kB");
    assert!(last <= 2 * first, "{last:?} instead of {first:?}");
    let began = Instant::now();
    for back in 0..200 {
        assert_eq!(game.plies().len(), PLIES - back);
        assert!(game.undo());
    }
    while game.redo().is_some() {}
    println!(
        "200 moves taken back and played again: {:?}",
        began.elapsed()
    );
    let again = Match::<Mill>::from_record(&game.record()).expect("a record");
    assert_eq!(again.game(), game.game());
}

#[test]
fn a_long_match_is_small_and_its_last_move_is_fast() {
    alone("measure_a_long_match");
}

/// As many plies of whole matches of each variant, played at random.
#[test]
#[ignore = "run by the test below, in a process of its own"]
fn measure_every_variant() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    // All of them stay, so that nothing measured is the memory of an earlier match again.
    let mut matches = Vec::new();
    for variant in registry::variants() {
        let of_seats = variant.seats_option();
        let most = of_seats.and_then(|option| Some((option.name, *option.values.iter().max()?)));
        let options = most.map(|(name, seats)| (name.to_owned(), seats.to_owned()));
        let options = options.into_iter().collect();
        let (mut plies, before) = (0_usize, memory());
        while plies < PLIES {
            let mut game = registry::set_up(variant.key, &options, None).expect("a match");
            while game.turn().outcome().is_none() {
                if matches!(game.turn(), Turn::Chance) {
                    assert!(game.chance());
                } else {
                    let mut legal = game.legal();
                    let text = legal.swap_remove(rng.random_range(0..legal.len()));
                    game.play(&text).expect("a legal move");
                }
                plies += 1;
            }
            matches.push(game);
        }
        let grown = memory().saturating_sub(before);
        println!("{}: {plies} plies, {grown} kB", variant.key);
        assert!(
            grown * PLIES as u64 <= MOST_MEMORY * plies as u64,
            "{grown} kB"
        );
    }
}

#[test]
fn twenty_thousand_plies_of_any_game_are_small() {
    alone("measure_every_variant");
}
