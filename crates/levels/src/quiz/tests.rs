use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::cromwell::deck::Monarch;

use super::*;

fn line() -> &'static Succession {
    succession("cromwell").expect("has a line")
}

fn question(about: &str, side: Side, difficulty: Difficulty) -> Question {
    let about = line().person(about).expect("is in the line");
    line()
        .question(about, side, difficulty, 0)
        .expect("has a neighbour")
}

#[test]
fn the_line_is_the_deck() {
    let keys: Vec<&str> = line().people.iter().map(|person| person.key).collect();
    assert_eq!(keys, Monarch::all().map(Monarch::key).collect::<Vec<_>>());
    let sizes: Vec<usize> = line().groups().map(<[Person]>::len).collect();
    assert_eq!(sizes, [4, 8, 3, 3, 6, 7, 6, 1, 4]);
    for (person, monarch) in line().people.iter().zip(Monarch::all()) {
        assert_eq!(person.name(), monarch.name());
        assert_eq!(person.caption(), monarch.caption());
        assert_eq!(person.group_name(), monarch.house().name());
        assert_eq!(person.years, monarch.years());
    }
    let jane = line().person("jane").expect("reigned");
    assert_eq!(jane.dated_name(), "Jane, 1553");
    assert_eq!(succession("draughts"), None);
    assert_eq!(successions().count(), 1);
}

/// CR-13: every question has its right answer among different names, wherever it is in them.
#[test]
fn the_right_answer_is_among_the_names() {
    for difficulty in Difficulty::ALL {
        let number = difficulty.names();
        let mut places = vec![0; number];
        for about in &line().people {
            for side in Side::BOTH {
                for salt in 0..5 {
                    let Some(question) = line().question(about, side, difficulty, salt) else {
                        assert_eq!(line().right_answers(about, side).count(), 0);
                        continue;
                    };
                    let right = |name: &&Person| question.is_right(name.key);
                    let at: Vec<usize> = (0..question.names.len())
                        .filter(|at| right(&question.names[*at]))
                        .collect();
                    assert_eq!(at.len(), 1, "{question:?}");
                    assert_eq!(question.names[at[0]], question.asked_for);
                    places[at[0]] += 1;
                    let unique: BTreeSet<&str> =
                        question.names.iter().map(|name| name.key).collect();
                    assert_eq!((question.names.len(), unique.len()), (number, number));
                    assert!(!unique.contains(about.key));
                }
            }
        }
        let even = 410 / number;
        let fair = |times: &usize| *times > even / 2 && *times < even * 3 / 2;
        assert!(places.iter().all(fair), "{places:?}");
    }
}

/// CR-13: where both sides can be answered, what is offered for one tells nothing about the other.
#[test]
fn both_sides_have_the_same_names() {
    for difficulty in Difficulty::ALL {
        for about in &line().people {
            let of = |side| {
                let names = line().names(about, side, difficulty.names(), 0).into_iter();
                names.map(|name| name.key).collect::<BTreeSet<_>>()
            };
            let [before, after] = Side::BOTH.map(of);
            let one_sided = before.is_empty() || after.is_empty();
            let interrupted = about.interruption().is_some();
            assert!(before == after || one_sided || interrupted, "{}", about.key);
        }
    }
}

/// Henry VI came back during the reign of Edward IV, so each of them was also where the line has
/// another: a true answer is never offered as a wrong one.
#[test]
fn what_an_interrupted_reign_makes_true_is_not_offered_as_wrong() {
    let mut missing = 0;
    for difficulty in Difficulty::ALL {
        for (about, side, also, right) in [
            ("edward4", Side::After, "henry6", "edward5"),
            ("henry6", Side::Before, "edward4", "henry5"),
        ] {
            let about = line().person(about).expect("is in the line");
            for salt in 0..50 {
                let asked = line().question(about, side, difficulty, salt);
                let asked = asked.expect("has a neighbour");
                assert_eq!(asked.names.len(), difficulty.names());
                assert!(asked.names.iter().all(|name| name.key != also));
                assert!(asked.is_right(right) && !asked.is_right(also));
                missing += 1;
            }
        }
    }
    assert_eq!(missing, 300);
    let before = question("edward4", Side::Before, Difficulty::Usual);
    assert!(before.is_right("henry6"));
    let dated = |key: &str| line().person(key).expect("is in the line").dated_name();
    assert_eq!(dated("henry6"), "Henry\u{a0}VI, 1422–1461, 1470–1471");
    assert_eq!(dated("edward4"), "Edward\u{a0}IV, 1461–1470, 1471–1483");
    let told = line().people.iter().filter_map(Person::interruption);
    assert_eq!(told.count(), 2);
}

#[test]
fn beside_the_joint_rulers_either_is_right() {
    let after = question("james2", Side::After, Difficulty::Usual);
    assert!(after.is_right("mary2") && after.is_right("william3") && !after.is_right("anne"));
    assert_eq!(after.asked_for.key, "mary2");
    let before = question("william3", Side::Before, Difficulty::Usual);
    assert!(before.is_right("mary2") && before.is_right("james2"));
    let first = line().person("william1").expect("reigned");
    assert_eq!(
        line().question(first, Side::Before, Difficulty::Usual, 0),
        None
    );
}

#[test]
fn only_easy_questions_show_the_dates() {
    let easy = question("stephen", Side::After, Difficulty::Easy);
    assert_eq!(
        easy.sentence().to_string(),
        "Who came after Stephen, 1135–1154?"
    );
    assert_eq!(easy.label(easy.asked_for), "Henry\u{a0}II, 1154–1189");
    let usual = question("henry8", Side::Before, Difficulty::Usual);
    assert_eq!(
        usual.sentence().to_string(),
        "Who came before Henry\u{a0}VIII?"
    );
    assert_eq!(usual.label(usual.asked_for), "Henry\u{a0}VII");
}

#[test]
fn every_question_has_its_day_before_one_returns() {
    let of = |day| line().of_the_day(day).expect("a question");
    let asked = |days: std::ops::Range<u64>| {
        let days = days.map(|day| (of(day).about.key, of(day).side as u8));
        days.collect::<Vec<_>>()
    };
    let all: BTreeSet<_> = asked(0..82).into_iter().collect();
    assert_eq!(all.len(), 82);
    assert_ne!(asked(0..82), asked(82..164));
    // The same on every machine: 4 to 6 October 2024.
    let pinned = (20_000..20_003).map(|day| of(day).sentence().to_string());
    let pinned: Vec<String> = pinned.collect();
    let asked = ["Elizabeth\u{a0}I", "George\u{a0}I", "Edward\u{a0}V"];
    assert_eq!(pinned, asked.map(|name| format!("Who came before {name}?")));
}

/// A player whose answers are all right is asked for everybody before anybody returns.
#[test]
fn a_drill_asks_for_new_people_before_known_ones_and_for_nobody_twice_running() {
    let mut known: BTreeMap<&str, Recall> = BTreeMap::new();
    let mut drill = Drill::new(line(), Difficulty::Hard, 1);
    for (number, person) in (1..).zip(&line().people) {
        let question = drill
            .ask(|key| known.get(key).copied())
            .expect("somebody is left");
        assert_eq!(question.asked_for, person);
        assert!(drill.answer(&question, person.key));
        let recall = Recall {
            due: false,
            weak: false,
            permille: 900,
        };
        known.insert(person.key, recall);
        assert_eq!((drill.score().asked, drill.score().right), (number, number));
    }
    known.get_mut("anne").expect("was asked for").permille = 100;
    let mut ask = || {
        let question = drill.ask(|key| known.get(key).copied());
        question.expect("somebody is left").asked_for.key
    };
    let asked = [ask(), ask(), ask(), ask()];
    assert_eq!(asked, ["anne", "william1", "anne", "william1"]);
}

#[test]
fn a_drill_asks_for_the_weak_ones_that_are_due_first() {
    let recall = |due, weak, permille| Recall {
        due,
        weak,
        permille,
    };
    let known = |key: &str| match key {
        "anne" => Some(recall(true, false, 400)),
        "john" => Some(recall(true, true, 990)),
        "jane" => Some(recall(false, true, 100)),
        "mary1" => None,
        _ => Some(recall(false, false, 950)),
    };
    let mut drill = Drill::new(line(), Difficulty::Easy, 3);
    let first = drill.ask(known).expect("a question");
    assert_eq!(
        (first.about.key, first.side, first.asked_for.key),
        ("richard1", Side::After, "john")
    );
    assert!(!drill.answer(&first, "stephen"));
    assert_eq!(drill.score(), DrillScore { asked: 1, right: 0 });
    let then: Vec<&str> = (0..2)
        .map(|_| drill.ask(known).expect("a question").asked_for.key)
        .collect();
    assert_eq!(
        then,
        ["anne", "john"],
        "what was answered comes from the caller"
    );
    let mut drill = Drill::new(line(), Difficulty::Easy, 3);
    let first = drill.ask(|key| (key != "william1").then(|| recall(false, false, 950)));
    let first = first.expect("a question");
    assert_eq!((first.about.key, first.side), ("william2", Side::Before));
}
