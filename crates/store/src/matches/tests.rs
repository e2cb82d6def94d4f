use coffer_rules::{Analysis, Occupant};

use super::*;

fn kept(when: u64, over: bool) -> KeptMatch {
    let people = vec![Occupant::Person(String::new()); 2];
    KeptMatch {
        number: 0,
        when,
        over,
        played: true,
        record: Arc::new(Record::new("draughts", people, when)),
    }
}

fn seeds<'a>(matches: impl IntoIterator<Item = &'a KeptMatch>) -> Vec<u64> {
    let seeds = matches.into_iter().map(|kept| kept.record.seed);
    seeds.collect()
}

fn numbers(names: &[&str]) -> Vec<(String, u64)> {
    let files = in_order(names.iter().map(|name| (*name).to_owned()));
    files
        .into_iter()
        .map(|file| (file.file, file.number))
        .collect()
}

/// The same, with the names as they were given.
fn assert_numbers(names: &[&str], wanted: &[(&str, u64)]) {
    let wanted: Vec<(String, u64)> = wanted
        .iter()
        .map(|(name, number)| ((*name).to_owned(), *number))
        .collect();
    assert_eq!(numbers(names), wanted);
}

#[test]
fn a_file_says_when_its_number_and_whether_it_is_over() {
    for over in [false, true] {
        let name = KeptMatch {
            number: 12,
            ..kept(1_763_850_000, over)
        }
        .file();
        let wanted = MatchName {
            over,
            when: 1_763_850_000,
            number: Some(12),
        };
        assert_eq!(MatchName::parse(&name), Some(wanted), "{name}");
    }
    let old = MatchName {
        over: true,
        when: 3,
        number: None,
    };
    assert_eq!(MatchName::parse("finished-3.json"), Some(old));
    assert_eq!(
        MatchName::parse("finished-3-18446744073709551615.json"),
        Some(old)
    );
    assert_eq!(
        (number("kept-finished-3-7.json"), number("finished-3.json")),
        (7, 0)
    );
    for other in [
        "match.json",
        "finished-.json",
        "finished-x.json",
        "finished-+3.json",
        "finished-3-.json",
        "finished-3-4-5.json",
        "kept-finished-3-4.json",
        "lost-3.json",
        "finished-3",
    ] {
        assert_eq!(MatchName::parse(other), None, "{other}");
    }
}

#[test]
fn files_without_a_number_get_the_next_ones_in_the_order_of_their_dates() {
    assert_numbers(
        &[
            "unfinished-900.json",
            "finished-30.json",
            "progress.json",
            "unfinished-7.json",
        ],
        &[
            ("unfinished-7.json", 1),
            ("finished-30.json", 2),
            ("unfinished-900.json", 3),
        ],
    );
    // Those of an earlier version that was used again come after the others, whatever the dates.
    assert_numbers(
        &[
            "unfinished-9000-4.json",
            "unfinished-100.json",
            "finished-8-5.json",
        ],
        &[
            ("unfinished-9000-4.json", 4),
            ("finished-8-5.json", 5),
            ("unfinished-100.json", 6),
        ],
    );
}

/// Each number is there twice, and both latest matches stay the latest.
#[test]
fn two_merged_folders_keep_both_orders() {
    let one = (1..=6_u64).map(|number| file_name(false, 5_000 - number, number));
    let other = (1..=6_u64).map(|number| file_name(number % 2 == 0, 9_000_000 + number, number));
    let (one, other): (Vec<String>, Vec<String>) = (one.collect(), other.collect());
    let merged = in_order(one.iter().chain(&other).cloned());
    assert_eq!(merged.len(), 12);
    assert!(
        merged
            .windows(2)
            .all(|pair| pair[0].number < pair[1].number)
    );
    for names in [&one, &other] {
        let of_one = merged
            .iter()
            .map(|file| &file.file)
            .filter(|file| names.contains(file));
        assert_eq!(of_one.collect::<Vec<_>>(), names.iter().collect::<Vec<_>>());
    }
    let latest: Vec<&String> = merged[10..].iter().map(|file| &file.file).collect();
    assert!(
        latest.contains(&&one[5]) && latest.contains(&&other[5]),
        "{latest:?}"
    );
    // Once they are renamed, nothing changes any more.
    let renamed = |file: &MatchFile| {
        let over = MatchName::parse(&file.file).is_some_and(|name| name.over);
        file_name(over, file.when, file.number)
    };
    let again = in_order(merged.iter().map(renamed));
    assert!(again.iter().all(|file| renamed(file) == file.file));
}

#[test]
fn no_match_gets_the_name_of_another_file() {
    // The last one may be of a newer version, and keeps its name.
    let names = [
        "unfinished-5-1.json",
        "unfinished-7-1.json",
        "finished-7-2.json",
    ];
    let files = in_order(names.map(str::to_owned));
    for file in &files {
        for over in [false, true] {
            let name = file_name(over, file.when, file.number);
            assert!(
                name == file.file || !names.contains(&name.as_str()),
                "{files:?}"
            );
        }
    }
}

#[test]
fn the_last_that_was_opened_comes_first_whatever_the_clock_says() {
    let mut all = KeptMatches::default();
    for when in [5, 9, 7] {
        all.add(kept(when, false));
    }
    assert_eq!(all.add(kept(7, true)), 4);
    assert_eq!(seeds(all.iter()), [7, 7, 9, 5]);
    assert_eq!(seeds(all.which(true)), [7]);
    assert_eq!(all.remove(4).map(|taken| taken.over), Some(true));
    assert_eq!(all.which(true).count(), 0);
    assert_eq!(all.add(kept(1, true)), 5, "no number is used again");
}

#[test]
fn the_last_ten_and_the_last_thirty_stay() {
    let mut all = KeptMatches::default();
    for when in 0..50 {
        all.add(kept(when, false));
        all.add(kept(100 + when, true));
    }
    let taken = all.take_surplus(None);
    assert_eq!(taken.len(), 40 + 20);
    assert_eq!(
        seeds(all.which(false)),
        (40..50).rev().collect::<Vec<u64>>()
    );
    assert_eq!(all.which(true).count(), MOST_FINISHED);
    assert!(all.take_surplus(None).is_empty());
}

/// The clock was once wrong: the dates of what is kept lie years ahead.
#[test]
fn a_new_match_stays_beside_any_number_with_dates_ahead() {
    for (over, most) in [(false, 10), (true, 30)] {
        let mut all = KeptMatches::default();
        let ahead = (0..most).map(|n| {
            format!(
                "{}-{}.json",
                if over { "finished" } else { "unfinished" },
                4_000_000_000_u64 + n
            )
        });
        for file in in_order(ahead) {
            assert!(all.add_read(KeptMatch {
                number: file.number,
                ..kept(file.when, over)
            }));
        }
        let on_table = all.add(kept(1_700_000_000, over));
        let dropped = all.take_surplus(Some(on_table));
        assert_eq!(seeds(&dropped), [4_000_000_000], "the oldest of them");
        assert_eq!(all.iter().next().map(|kept| kept.when), Some(1_700_000_000));
        assert!(all.take_surplus(Some(on_table)).is_empty());
    }
}

/// A finished match that is reviewed is the oldest of all, and stays as long as it is on the
/// table.
#[test]
fn the_match_on_the_table_and_the_newest_are_never_surplus() {
    let mut all = KeptMatches::default();
    let on_table = all.add(kept(1, true));
    for when in 2..60 {
        all.add(kept(when, true));
    }
    let newest = all.add(kept(60, false));
    let taken = all.take_surplus(Some(on_table));
    assert!(all.get(on_table).is_some() && all.get(newest).is_some());
    assert_eq!((taken.len(), all.which(true).count()), (59 - 30, 30));
    // However large they are.
    for number in [on_table, newest] {
        let large = all.get_mut(number).expect("is there");
        Arc::make_mut(&mut large.record).moves = vec!["11-15".to_owned(); MOST_LETTERS / 8];
    }
    all.take_surplus(Some(on_table));
    assert_eq!(seeds(all.iter()), [60, 1]);
}

#[test]
fn all_together_stay_small_and_finished_ones_go_first() {
    let mut all = KeptMatches::default();
    for when in 0..4 {
        let mut large = kept(when, when == 2);
        let moves = vec!["11-15".to_owned(); MOST_LETTERS / 8 / 3];
        Arc::make_mut(&mut large.record).moves = moves;
        all.add(large);
    }
    assert_eq!(seeds(&all.take_surplus(None)), [2, 0]);
    assert_eq!(seeds(all.iter()), [3, 1]);
}

#[test]
fn where_nobody_has_moved_nothing_is_lost() {
    let mut all = KeptMatches::default();
    for when in 0..3 {
        all.add(KeptMatch {
            played: when == 1,
            ..kept(when, false)
        });
    }
    assert_eq!(seeds(&all.take_unplayed(Some(3))), [0]);
    assert_eq!(seeds(all.iter()), [2, 1]);
}

#[test]
fn a_match_that_is_there_twice_is_read_once() {
    let mut all = KeptMatches::default();
    assert!(all.add_read(KeptMatch {
        number: 3,
        ..kept(1, false)
    }));
    assert!(!all.add_read(KeptMatch {
        number: 8,
        ..kept(1, false)
    }));
    assert!(all.add_read(KeptMatch {
        number: 5,
        ..kept(2, false)
    }));
    assert_eq!(seeds(all.iter()), [2, 1]);
    assert_eq!(all.add(kept(4, false)), 9);
}

#[test]
fn an_analysis_board_is_left_out_only_if_each_of_its_lines_is_here() {
    let board = |lines: &[&[&str]]| {
        let texts = |line: &&[&str]| line.iter().map(|text| (*text).to_owned()).collect();
        let lines: Vec<Vec<String>> = lines.iter().map(texts).collect();
        Record {
            moves: lines[0].clone(),
            analysis: Some(Analysis { at: 0, lines }),
            ..Record::new("draughts", vec![Occupant::Person(String::new()); 2], 1)
        }
    };
    let small = board(&[&["11-15"], &["9-13"]]);
    let large = board(&[&["9-13", "22-18"], &["11-15"]]);
    assert!(is_part(&small, &large) && !is_part(&large, &small));
    let match_ = Record {
        analysis: None,
        ..large.clone()
    };
    assert!(!is_part(&small, &match_) && !is_part(&match_, &large));
}
