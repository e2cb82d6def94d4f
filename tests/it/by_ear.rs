//! Whole matches of Cromwell by ear: whoever plays hears the announcements and the names of what can
//! be pointed at, and presses what has the right name. Nothing else of the match is looked at to
//! choose a move.

use std::collections::HashSet;

use egui::accesskit::{Action, NodeId};
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::levels::quiz::{Side, succession};
use kings_coffer::texts::{fill, plural, sentence, text};

use crate::common::TestApp;
use crate::cromwell_people::ANSWERS;
use crate::speech::{against_chance, ask, name, nodes, opened};
use crate::worded::{ANY, says};

/// What the player has heard, and knows of the monarchs.
struct Listener {
    game: TestApp,
    /// All announcements so far.
    heard: Vec<String>,
    /// The number of questions answered; every other answer is wrong.
    answered: usize,
    /// Whether a card's house and years were told.
    told_in_full: bool,
}

/// A card in the hand, as its name tells.
#[derive(Clone)]
struct Card {
    node: NodeId,
    name: String,
    /// Its house and its years; empty while nothing but names is told.
    house: String,
    years: (u16, u16),
}

impl Listener {
    fn new(variant: &str, seats: usize) -> Self {
        Self {
            game: opened(against_chance(variant, seats)),
            heard: Vec::new(),
            answered: 0,
            told_in_full: false,
        }
    }

    /// What was announced since the last time.
    fn listen(&mut self) -> String {
        let said = self.game.said();
        let text = said.join(" ");
        self.heard.extend(said);
        text
    }

    /// The names of all that can be pointed at.
    fn places(&mut self) -> Vec<(NodeId, String)> {
        let tree = nodes(&mut self.game);
        let Some(table) = tree.get(&TableNodes::table_id()) else {
            return Vec::new();
        };
        let children = table.children().iter();
        children
            .map(|child| (*child, name(&tree[child]).to_owned()))
            .collect()
    }

    fn find(&mut self, begins: &str) -> Option<NodeId> {
        let places = self.places().into_iter();
        let mut found = places.filter(|(_, name)| name.starts_with(begins));
        found.next().map(|(node, _)| node)
    }

    fn press(&mut self, begins: &str) {
        let node = self.find(begins);
        let node = node.unwrap_or_else(|| panic!("there is no {begins}: {:?}", self.places()));
        self.click(node);
    }

    /// Presses a pile, however many cards lie there.
    fn press_pile(&mut self, key: &str) {
        let labels: Vec<String> = (0..60).map(|n| plural(key, n)).collect();
        let places = self.places();
        let is_it = |name: &str| labels.iter().any(|label| name.starts_with(label));
        let found = places.iter().find(|(_, name)| is_it(name));
        let (node, _) = found.unwrap_or_else(|| panic!("there is no {key}: {places:?}"));
        self.click(*node);
    }

    fn click(&mut self, node: NodeId) {
        ask(&mut self.game, Action::Click, node);
    }

    /// The cards that can be played.
    fn hand(&mut self) -> Vec<Card> {
        let mut cards = Vec::new();
        let playable = fill("cards-say-stop", &[("what", "")]);
        for (node, words) in self.places() {
            let Some(words) = words.strip_suffix(&playable) else {
                continue;
            };
            let mut parts = words.split(", ");
            let mut part = || parts.next().unwrap_or_default().to_owned();
            let (name, house, dates) = (part(), part(), part());
            let (first, last) = dates.split_once('–').unwrap_or((&dates, &dates));
            let years = (first.parse().unwrap_or(0), last.parse().unwrap_or(0));
            self.told_in_full |= years.0 > 0;
            cards.push(Card {
                node,
                name,
                house,
                years,
            });
        }
        cards
    }

    /// Three cards that can be laid: of one house, each beginning when the one before ends.
    fn run(&mut self) -> Option<[Card; 3]> {
        let mut hand = self.hand();
        hand.sort_by_key(|card| card.years);
        let line = succession("cromwell").expect("a line");
        let follows = |one: &Card, next: &Card| {
            let mut people = line.people.iter();
            let one_is = people
                .find(|person| person.name() == one.name)
                .expect("one");
            let mut right = line.right_answers(one_is, Side::After);
            one.house == next.house
                && one.years.1 == next.years.0
                && right.any(|person| person.name() == next.name)
        };
        let mut threes = hand.array_windows::<3>();
        threes
            .find(|[one, two, three]| follows(one, two) && follows(two, three))
            .cloned()
    }

    /// Does what was asked for in the last sentence that began with “Your move”.
    fn act(&mut self, task: &str) {
        let asks = |key: &str| {
            let key = format!("cromwell-note-{key}-you");
            says(task, &key, &["cromwell", "card", "asked"])
        };
        let lays_last = asks("lay");
        if lays_last || asks("announce") || asks("announce_advanced") {
            if let Some(run) = self.run() {
                for card in run {
                    self.click(card.node);
                }
                self.press(text("cromwell-choice-lay"));
            } else if lays_last {
                self.press(text("cromwell-choice-pass"));
            } else {
                let hand = self.hand();
                assert!(
                    !hand.is_empty(),
                    "no card for “{task}”: {:?}",
                    self.places()
                );
                self.click(hand[self.answered % hand.len()].node);
                let announce = ["announce", "announce-advanced"];
                let mut announce = announce
                    .map(|key| format!("cromwell-choice-{key}"))
                    .into_iter();
                let button = announce.find_map(|key| self.find(text(&key)));
                self.click(button.expect("a button"));
            }
        } else if asks("offer") || asks("must_offer") {
            match self.hand().first() {
                Some(card) => self.click(card.node),
                None => self.press(text("cromwell-choice-no_offer")),
            }
        } else if asks("choose") || asks("choose_or_not") || asks("must_choose") {
            let draws = asks("choose");
            let offer = self.find(&fill("cromwell-choice-accept", &[("card", "")]));
            match offer {
                Some(offer) => self.click(offer),
                None if draws => self.press_pile("cromwell-pile-0"),
                None => self.press(text("cromwell-choice-decline")),
            }
        } else if asks("discard") {
            self.press_pile("cromwell-pile-1");
        } else if asks("name") {
            self.answer(task);
        } else {
            panic!("nobody says what is to be done: {task}");
        }
    }

    /// Answers what was asked, every other time wrongly.
    fn answer(&mut self, task: &str) {
        let question = fill("cromwell-note-name-you", &[("asked", ANY)]);
        let (before, after) = question.split_once(ANY).expect("a name in it");
        let asked = task.split_once(before).map(|(_, asked)| asked);
        let about = asked.and_then(|asked| asked.split_once(after));
        let (about, _) = about.unwrap_or_default();
        let line = succession("cromwell").expect("a line");
        let mut people = line.people.iter();
        let about = people.find(|person| person.name() == about);
        let about = about.expect("a monarch is asked about");
        // Nobody came before the first.
        let (before, after) = (
            text("cromwell-choice-before"),
            text("cromwell-choice-after"),
        );
        let (side, button) = match self.find(before) {
            Some(_) => (Side::Before, before),
            None => (Side::After, after),
        };
        let is_right = |words: &str| {
            let mut right = line.right_answers(about, side);
            right.any(|person| words == person.name())
        };
        let before: Vec<NodeId> = self.places().iter().map(|(node, _)| *node).collect();
        assert!(
            self.hand().is_empty(),
            "no card can be played, and none tells its years"
        );
        self.press(button);
        let names = self.places().into_iter();
        let names: Vec<_> = names.filter(|(node, _)| !before.contains(node)).collect();
        assert!(names.len() >= 3, "{names:?}");
        let right = self.answered.is_multiple_of(2);
        self.answered += 1;
        let chosen = names.iter().find(|(_, words)| is_right(words) == right);
        self.click(chosen.expect("a name").0);
    }

    /// Plays until the end is announced.
    fn play(&mut self) {
        let ends = ["result-won", "result-lost", "result-drawn"];
        let ends = ends.map(|key| sentence(text(key)));
        let turn = format!("{}{}", text("say-your_move"), text("sentence-gap"));
        for _ in 0..2000 {
            self.game.run_until_idle();
            self.game.frames(2);
            let heard = self.listen();
            if ends.iter().any(|end| heard.contains(end)) {
                return;
            }
            let task = heard.rsplit(&turn).next().unwrap_or_default();
            assert!(!task.is_empty(), "nobody says that it is my turn");
            let before = self.game.table().moves.len();
            self.act(task);
            self.game.run_until_idle();
            assert!(
                self.game.table().moves.len() > before,
                "“{task}” was not done: {:?}",
                self.game.refusal()
            );
        }
        panic!("the match never ends");
    }

    /// How often a move of one of these kinds was announced.
    fn count(&self, keys: &[&str]) -> usize {
        // What is to be done next is told in words like those of a move.
        let told = self.heard.iter().map(|said| before_task(said));
        let heard = told.collect::<Vec<_>>().join(" ");
        let phrases = keys.iter().flat_map(|key| phrases(key));
        // The words of one kind may begin like those of another.
        let places: HashSet<usize> = phrases
            .flat_map(|phrase| {
                heard
                    .match_indices(&phrase)
                    .map(|(at, _)| at)
                    .collect::<Vec<_>>()
            })
            .collect();
        places.len()
    }
}

/// What was said before “Your move”.
fn before_task(said: &str) -> &str {
    said.split(text("say-your_move")).next().unwrap_or_default()
}

/// The first words of the sentences about a move of this kind after the name, of somebody else and of
/// the viewer.
fn phrases(key: &str) -> [String; 2] {
    let values = ["name", "card", "first", "second", "third", "with"].map(|name| (name, ANY));
    ["", "-you"].map(|whose| {
        let told = fill(&format!("cromwell-own-cards-say-{key}{whose}"), &values);
        let words = told.split(ANY).find(|words| !words.is_empty());
        words.expect("words").to_owned()
    })
}

/// Every move of everybody was told, and the points at the end.
fn check_told(listener: &Listener) {
    let moves = &listener.game.table().moves;
    let made = |verbs: &[&str]| {
        let first = |text: &str| text.split(' ').next().is_some_and(|it| verbs.contains(&it));
        moves.iter().filter(|line| first(&line.text)).count()
    };
    for (verbs, keys) in [
        (&["announce"][..], &["announce"][..]),
        (&["offer"], &["offer", "offer_nothing"]),
        (&["accept"], &["accept"]),
        (&["predecessor", "successor"], ANSWERS),
        (&["lay"], &["lay"]),
        (&["draw"], &["draw"]),
        (&["discard"], &["discard"]),
        (&["pass"], &["pass"]),
    ] {
        assert_eq!(
            listener.count(keys),
            made(verbs),
            "{verbs:?}: {:#?}",
            listener.heard
        );
    }
    assert!(listener.game.over());
    let scores = &listener.game.app.world().resource::<CardViewModel>().scores;
    let end = listener.heard.len().saturating_sub(3);
    let last = listener.heard[end..].join(" ");
    for column in &scores.columns {
        let points = format!("{} {}", column.title, column.total);
        assert!(last.contains(&points), "{points} is not told: {last}");
    }
}

#[test]
fn whole_matches_of_cromwell_are_played_by_ear() {
    for variant in ["cromwell", "cromwell_advanced"] {
        for seats in [2, 4, 6] {
            let mut listener = Listener::new(variant, seats);
            listener.play();
            check_told(&listener);
            assert!(listener.told_in_full, "{variant}: no card told its years");
            let advanced = variant == "cromwell_advanced";
            assert_eq!(listener.answered > 0, advanced, "{variant}, {seats}");
        }
    }
}
