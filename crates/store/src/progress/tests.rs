//! What is counted, kept and merged.

use coffer_rules::Reason;
use coffer_rules::draughts::NO_PIECES;

use super::*;
use crate::Store;
use serde_json::json;

fn record(seed: u64, seats: [Occupant; 2]) -> Record {
    Record {
        moves: vec!["11-15".to_owned(); 40],
        ..Record::new("draughts", seats.to_vec(), seed)
    }
}

/// Everybody plays alone.
fn alone(one: Seat, other: Seat) -> bool {
    one == other
}

/// The player opposite is a partner.
fn opposite(one: Seat, other: Seat) -> bool {
    one.0 % 2 == other.0 % 2
}

fn person() -> Occupant {
    Occupant::Person(String::new())
}

/// Plays matches of the person in seat 1 against a courtier of this level, as usual: `w` won, `d`
/// drawn, `l` lost.
fn played(progress: &mut Progress, level: u8, results: &str) {
    played_against(progress, Strength::usual(level), results);
}

/// The same against a courtier who plays this strongly.
fn played_against(progress: &mut Progress, strength: Strength, results: &str) {
    for result in results.chars() {
        let outcome = match result {
            'w' => Outcome::win(Seat(1), Reason::NO_MOVES),
            'l' => Outcome::win(Seat(0), Reason::RESIGNED),
            _ => Outcome::draw(Reason::AGREED),
        };
        let seed = progress.counted.back().copied().unwrap_or_default();
        let counted = progress.record_result(
            &record(seed, [Occupant::Courtier(strength), person()]),
            &outcome,
            alone,
            Duration::from_secs(90),
        );
        assert_eq!(counted, RecordedAs::Courtier(strength));
    }
}

#[test]
fn matches_are_counted_by_game_and_level() {
    let mut progress = Progress::default();
    played(&mut progress, 1, "wwdwl");
    played(&mut progress, 4, "l");
    let game = progress.game("draughts").unwrap();
    let fool = game.courtiers[&Strength::usual(1)];
    assert_eq!(
        (fool.played(), fool.won, fool.drawn, fool.lost),
        (5, 3, 1, 1)
    );
    assert_eq!(
        (fool.run.longest, fool.run.wins, fool.run.losses),
        (2, 0, 1)
    );
    assert_eq!((fool.fewest_plies, fool.seconds), (Some(40), 450));
    assert_eq!(
        game.courtiers[&Strength::usual(4)].fewest_plies,
        None,
        "a match that was lost sets no record"
    );
    assert_eq!(
        game.run,
        WinStreak {
            wins: 0,
            losses: 2,
            longest: 2
        }
    );
    assert_eq!(
        (game.all_levels().played(), game.all_levels().seconds),
        (6, 540)
    );
    assert_eq!(
        progress
            .games()
            .map(|(variant, _)| variant)
            .collect::<Vec<_>>(),
        ["draughts"]
    );
    assert_eq!(progress.game("wolf"), None);
}

/// A partner does not count as an opponent, however strong.
#[test]
fn a_match_in_teams_counts_by_the_opponents() {
    let mut progress = Progress::default();
    let seats = [
        Occupant::courtier(2),
        person(),
        Occupant::courtier(1),
        Occupant::courtier(5),
    ];
    let match_ = Record {
        variant: "six_of_viii".to_owned(),
        seats: seats.to_vec(),
        ..record(3, [person(), person()])
    };
    let outcome = Outcome::win(Seat(1), Reason::RESIGNED);
    assert_eq!(
        progress.record_result(&match_, &outcome, opposite, Duration::ZERO),
        RecordedAs::Courtier(Strength::usual(2))
    );
}

#[test]
fn a_match_counts_once_however_it_ends_the_second_time() {
    let mut progress = Progress::default();
    let mut lost = record(7, [person(), Occupant::courtier(1)]);
    let time = Duration::from_secs(1);
    let white = Outcome::win(Seat(1), NO_PIECES);
    assert_eq!(
        progress.record_result(&lost, &white, alone, time),
        RecordedAs::Courtier(Strength::usual(1))
    );
    // Some moves are taken back, and then the match is won.
    lost.moves.truncate(20);
    assert_eq!(
        progress.record_result(&lost, &Outcome::win(Seat(0), NO_PIECES), alone, time),
        RecordedAs::Before
    );
    // The rematch has another seed.
    lost.seed += 1;
    assert_eq!(
        progress.record_result(&lost, &white, alone, time),
        RecordedAs::Courtier(Strength::usual(1))
    );
    assert_eq!(
        progress.game("draughts").unwrap().courtiers[&Strength::usual(1)].lost,
        2
    );
    // The same holds after restarting the program.
    let mut again = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(
        again.record_result(&lost, &white, alone, time),
        RecordedAs::Before
    );
    assert_eq!(
        again,
        Progress {
            format: FORMAT,
            ..progress
        }
    );
}

#[test]
fn people_at_one_table_have_totals_by_seat() {
    let mut progress = Progress::default();
    let two = |seed| record(seed, [person(), Occupant::Person("Anne".to_owned())]);
    let time = Duration::from_millis(2_900);
    assert_eq!(
        progress.record_result(&two(1), &Outcome::win(Seat(1), NO_PIECES), alone, time),
        RecordedAs::People
    );
    assert_eq!(
        progress.record_result(&two(2), &Outcome::draw(Reason::AGREED), alone, time),
        RecordedAs::People
    );
    let people = &progress.game("draughts").unwrap().people;
    assert_eq!(
        (people.played, people.drawn, people.won.as_slice()),
        (2, 1, [0, 1].as_slice())
    );
    assert_eq!((people.seconds, people.fewest_plies), (4, Some(40)));
    assert!(progress.game("draughts").unwrap().courtiers.is_empty());
}

/// With six seats a win that is shared is a win, the strongest opponent counts, and people have
/// totals for every seat.
#[test]
fn six_seats_are_counted() {
    let mut progress = Progress::default();
    let table = |seed, seats: Vec<Occupant>| Record {
        variant: "cromwell".to_owned(),
        seats,
        ..record(seed, [person(), person()])
    };
    let shared = Outcome {
        winners: vec![Seat(0), Seat(5)],
        ..Outcome::win(Seat(0), Reason::SHARED)
    };
    let levels = [3, 1, 2, 5, 1].map(Occupant::courtier);
    let against = table(1, [vec![person()], levels.to_vec()].concat());
    let time = Duration::from_secs(60);
    assert_eq!(
        progress.record_result(&against, &shared, alone, time),
        RecordedAs::Courtier(Strength::usual(5))
    );
    let people = table(2, vec![person(); 6]);
    assert_eq!(
        progress.record_result(&people, &shared, alone, time),
        RecordedAs::People
    );
    let game = progress.game("cromwell").expect("was played");
    assert_eq!(
        (
            game.courtiers[&Strength::usual(5)].won,
            game.choices["seats=6"].won
        ),
        (1, 1)
    );
    assert_eq!(game.people.won, [1, 0, 0, 0, 0, 1]);
    let again = Progress::from_json(&progress.to_json()).expect("is read");
    assert_eq!(again.game("cromwell"), Some(game));
}

#[test]
fn positions_courtiers_alone_and_chance_do_not_count() {
    let mut progress = Progress::default();
    let win = Outcome::win(Seat(0), NO_PIECES);
    let mut set_up = record(1, [person(), Occupant::courtier(1)]);
    set_up.position = Some("W:W18:B7".to_owned());
    let others = [
        set_up,
        record(2, [Occupant::courtier(4), Occupant::courtier(1)]),
        record(3, [person(), Occupant::Random]),
        record(4, [person(), Occupant::courtier(0)]),
    ];
    for other in &others {
        assert_eq!(
            progress.record_result(other, &win, alone, Duration::ZERO),
            RecordedAs::No,
            "{other:?}"
        );
    }
    assert_eq!(progress, Progress::default());
}

#[test]
fn three_losses_offer_the_strength_below_and_three_wins_the_one_above_once_a_run() {
    let mut progress = Progress::default();
    let usual = Strength::usual(3);
    let [gentle, earnest] =
        [Effort::Gentle, Effort::Earnest].map(|effort| Strength::new(3, effort));
    played(&mut progress, 3, "ll");
    assert_eq!(progress.offer("draughts", usual), None);
    played(&mut progress, 3, "l");
    assert_eq!(progress.offer("draughts", usual), Some(gentle));
    assert_eq!(
        progress.offer("draughts", gentle),
        None,
        "nothing was played there"
    );
    progress.set_offered("draughts", usual);
    played(&mut progress, 3, "ll");
    assert_eq!(progress.offer("draughts", usual), None, "once a run");
    played(&mut progress, 3, "dlll");
    assert_eq!(
        progress.offer("draughts", usual),
        Some(gentle),
        "a draw ends the run"
    );
    progress.set_offered("draughts", usual);
    played(&mut progress, 3, "www");
    assert_eq!(progress.offer("draughts", usual), Some(earnest));
    played(&mut progress, 3, "w");
    assert_eq!(
        progress.offer("draughts", usual),
        Some(earnest),
        "an offer that was not made waits"
    );
    progress.set_offered("draughts", usual);
    assert_eq!(progress.offer("draughts", usual), None);
    played(&mut progress, 3, "lw");
    assert_eq!(progress.offer("draughts", usual), None);
    progress.set_offered("wolf", usual);
    assert_eq!(progress.game("wolf"), None);
}

#[test]
fn the_next_strength_may_be_another_courtiers_and_the_last_has_none() {
    let mut progress = Progress::default();
    let gentlest = Strength::new(1, Effort::Gentle);
    for (strength, results, next) in [
        (gentlest, "lll", None),
        (gentlest, "www", Some(Strength::usual(1))),
        (
            Strength::new(2, Effort::Gentle),
            "lll",
            Some(Strength::new(1, Effort::Earnest)),
        ),
        (Strength::STRONGEST, "www", None),
    ] {
        played_against(&mut progress, strength, results);
        assert_eq!(progress.offer("draughts", strength), next, "{strength}");
    }
}

#[test]
fn a_courtier_who_plays_gently_gives_no_seal() {
    let mut progress = Progress::default();
    for (seed, effort) in (0..).zip(Effort::ALL) {
        let record = record(
            seed,
            [Occupant::Courtier(Strength::new(4, effort)), person()],
        );
        progress.set_begun(&record);
        let won = Outcome::win(Seat(1), Reason::NO_MOVES);
        progress.record_result(&record, &won, alone, Duration::ZERO);
        let game = progress.game("draughts").unwrap();
        assert_eq!(game.is_sealed(4), effort != Effort::Gentle);
    }
    let game = progress.game("draughts").unwrap();
    assert_eq!((game.level(4).won, game.courtiers.len()), (3, 3));
    let read = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(read.game("draughts"), Some(game));
}

#[test]
fn lessons_puzzles_and_flags_are_kept() {
    let mut progress = Progress::default();
    assert!(progress.is_new());
    let mut learner = Progress::default();
    learner
        .learning_mut("cromwell")
        .record_answer("anne", true, 0);
    assert!(!learner.is_new());
    progress.set_lesson_steps("draughts", 5);
    assert!(!progress.is_new());
    progress.set_lesson_steps("draughts", 2);
    assert!(progress.set_solved("d-17") && !progress.set_solved("d-17"));
    assert!(progress.set_seen("huffing") && !progress.set_seen("huffing"));
    let kept = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(
        (kept.lesson_steps("draughts"), kept.lesson_steps("wolf")),
        (5, 0)
    );
    assert!(
        kept.is_solved("d-17")
            && !kept.is_solved("d-18")
            && kept.is_seen("huffing")
            && !kept.is_seen("x")
    );
    assert_eq!(kept.solved().collect::<Vec<_>>(), ["d-17"]);
    played(&mut progress, 1, "w");
    progress.forget_games();
    assert!(
        progress.games().count() == 0
            && progress.is_solved("d-17")
            && progress.lesson_steps("draughts") == 5
    );
}

#[test]
fn days_in_a_row_are_counted_and_a_missed_day_ends_them() {
    let mut progress = Progress::default();
    assert_eq!(
        (progress.daily().days(0), progress.daily().is_solved(0)),
        (0, false)
    );
    assert!(progress.set_daily_solved("mill", 100) && !progress.set_daily_solved("mill", 100));
    assert_eq!(progress.daily().days(100), 1);
    assert!(progress.set_daily_solved("mill", 101));
    assert!(progress.daily().is_solved(101) && !progress.daily().is_solved(102));
    let mut progress = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(
        [100, 101, 102, 103].map(|day| progress.daily().days(day)),
        [2, 2, 2, 0]
    );
    assert!(!progress.set_daily_solved("mill", 100), "it comes twice");
    assert!(progress.set_daily_solved("mill", 103));
    assert_eq!(progress.daily().days(103), 1);
    assert!(
        progress.set_daily_solved("draughts", 103),
        "each family has its own"
    );
    let days = ["mill", "draughts", "cromwell"].map(|family| progress.daily_of(family).days(103));
    assert_eq!(days, [1, 1, 0]);
}

#[test]
fn the_file_goes_along_when_everything_is_carried_elsewhere() {
    let mut progress = Progress::default();
    played(&mut progress, 1, "ww");
    let (here, there) = (Store::memory(), Store::memory());
    here.write(PROGRESS, &progress.to_json()).unwrap();
    there.import(&here.export().unwrap()).unwrap();
    let text = there.read(PROGRESS).unwrap().unwrap();
    assert_eq!(
        Progress::from_json(&text).unwrap().game("draughts"),
        progress.game("draughts")
    );
}

#[test]
fn unknown_parts_stay_and_missing_ones_are_empty() {
    let text = json!({"format": 1, "games": {"halma": {"levels": {"2": {"won": 1, "colour": "red"}}}}, "medals": ["oak", 3]});
    let progress = Progress::from_json(&text.to_string()).unwrap();
    assert_eq!(
        progress.game("halma").unwrap().courtiers[&Strength::usual(2)].won,
        1
    );
    let written: Value = serde_json::from_str(&progress.to_json()).unwrap();
    assert_eq!(written["medals"], json!(["oak", 3]));
    assert_eq!(
        Progress::from_json("{\"format\":1}")
            .unwrap()
            .games()
            .count(),
        0
    );
}

#[test]
fn numbers_that_contradict_each_other_are_brought_into_order() {
    let text = json!({"format": 1, "counted": vec![1; 5000], "games": {"draughts": {
        "levels": {
            "0": {"won": 9}, "6": {"won": 9}, "255": {"won": 9},
            "1": {"won": u32::MAX, "drawn": u32::MAX, "run": {"wins": 9, "losses": 9, "longest": 2}, "seconds": u64::MAX},
            "2": {"lost": 1, "run": {"wins": 4, "losses": 4, "longest": 4}, "fewest_plies": 0},
        },
        "people": {"won": vec![9; 5000], "drawn": 9, "played": 3},
    }}});
    let mut progress = Progress::from_json(&text.to_string()).unwrap();
    let game = progress.game("draughts").unwrap();
    assert_eq!(
        game.courtiers.keys().copied().collect::<Vec<_>>(),
        [1, 2].map(Strength::usual)
    );
    assert_eq!(
        game.courtiers[&Strength::usual(1)].run,
        WinStreak {
            wins: 9,
            losses: 0,
            longest: 9
        }
    );
    assert_eq!(
        game.courtiers[&Strength::usual(2)].run,
        WinStreak {
            wins: 0,
            losses: 1,
            longest: 0
        }
    );
    assert_eq!(game.courtiers[&Strength::usual(2)].fewest_plies, None);
    assert_eq!(
        (game.people.won.len(), game.people.won[0], game.people.drawn),
        (255, 3, 3)
    );
    assert_eq!(progress.counted.len(), REMEMBERED);
    // Nothing overflows.
    played(&mut progress, 1, "wdl");
    assert_eq!(
        progress.game("draughts").unwrap().all_levels().played(),
        u32::MAX
    );
}

#[test]
fn what_is_no_progress_is_refused_with_a_sentence() {
    let long = format!("{{\"format\":1,\"seen\":\"{}\"}}", "x".repeat(5000));
    for text in [
        "",
        "hello",
        "3",
        "[]",
        "{}",
        "{\"format\":0}",
        "{\"format\":-1}",
        "{\"format\":\"1\"}",
        "{\"format\":3}",
        "{\"format\":18446744073709551615}",
        "{\"format\":1,\"games\":3}",
        "{\"format\":1,\"games\":{\"draughts\":{\"levels\":{\"one\":{}}}}}",
        "{\"format\":1,\"games\":{\"draughts\":{\"levels\":{\"1\":{\"won\":-1}}}}}",
        "{\"format\":1,\"solved\":{\"a\":1}}",
        "{\"format\":1,\"lessons\":{\"draughts\":4294967296}}",
        &long,
        &"[".repeat(100_000),
    ] {
        let error = Progress::from_json(text).unwrap_err().to_string();
        assert!(
            (10..300).contains(&error.len()) && !error.contains("progress-"),
            "{}: {error}",
            texts::excerpt(text)
        );
    }
    assert_eq!(
        Progress::from_json("{\"format\":3}"),
        Err(ProgressError::Newer(3))
    );
    assert!(texts::has("progress-refused"));
}
