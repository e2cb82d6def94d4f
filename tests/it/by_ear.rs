//! Whole matches of Cromwell by ear: whoever plays hears the announcements and the names of what can
//! be pointed at, and presses what has the right name. Nothing else of the match is looked at to
//! choose a move.

use egui::accesskit::{Action, NodeId};
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::levels::quiz::{Side, succession};

use crate::common::TestApp;
use crate::speech::{against_chance, ask, name, nodes, opened};

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

    fn click(&mut self, node: NodeId) {
        ask(&mut self.game, Action::Click, node);
    }

    /// The cards that can be played.
    fn hand(&mut self) -> Vec<Card> {
        let mut cards = Vec::new();
        for (node, words) in self.places() {
            let Some(words) = words.strip_suffix(", can be played") else {
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
        if task.starts_with("Lay cards down if you can") {
            if let Some(run) = self.run() {
                for card in run {
                    self.click(card.node);
                }
                self.press("Lay down");
            } else if task.contains("then pass Cromwell on.") {
                self.press("Pass Cromwell on");
            } else {
                let hand = self.hand();
                assert!(
                    !hand.is_empty(),
                    "no card for “{task}”: {:?}",
                    self.places()
                );
                self.click(hand[self.answered % hand.len()].node);
                self.press("Announce");
            }
        } else if task.contains(": offer a monarch, or nothing.") {
            match self.hand().first() {
                Some(card) => self.click(card.node),
                None => self.press("Offer nothing"),
            }
        } else if task.starts_with("Take an offer for ") {
            let otherwise = if task.contains("or draw from the stock.") {
                "The stock"
            } else {
                "Accept none"
            };
            let offer = self.find("Take ");
            match offer {
                Some(offer) => self.click(offer),
                None => self.press(otherwise),
            }
        } else if task.starts_with("Put ") {
            self.press("The Block");
        } else if task.starts_with("Who came before ") {
            self.answer(task);
        } else {
            panic!("nobody says what is to be done: {task}");
        }
    }

    /// Answers what was asked, every other time wrongly.
    fn answer(&mut self, task: &str) {
        let asked = task.trim_start_matches("Who came before or after ");
        let about = asked.split("? ").next().unwrap_or_default();
        let line = succession("cromwell").expect("a line");
        let mut people = line.people.iter();
        let about = people.find(|person| person.name() == about);
        let about = about.expect("a monarch is asked about");
        // Nobody came before the first.
        let (side, button) = match self.find("Before") {
            Some(_) => (Side::Before, "Before"),
            None => (Side::After, "After"),
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
        for _ in 0..2000 {
            self.game.run_until_idle();
            self.game.frames(2);
            let text = self.listen();
            if text.contains("You win.") || text.contains("You lose.") || text.contains("draw.") {
                return;
            }
            let task = text.rsplit("Your move. ").next().unwrap_or_default();
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

    /// How often one of these phrases was announced.
    fn count(&self, phrases: &[&str]) -> usize {
        let text = self.heard.join(" ");
        let found = phrases.iter();
        found.map(|phrase| text.matches(phrase).count()).sum()
    }
}

/// Every move of everybody was told, and the points at the end.
fn check_told(listener: &Listener) {
    let moves = &listener.game.table().moves;
    let made = |verbs: &[&str]| {
        let first = |text: &str| text.split(' ').next().is_some_and(|it| verbs.contains(&it));
        moves.iter().filter(|line| first(&line.text)).count()
    };
    for (verbs, phrases) in [
        (&["announce"][..], &["You announce ", " announces "][..]),
        (&["offer"], &["You offer ", " offers "]),
        (&["accept"], &["You take ", " takes "]),
        (
            &["predecessor", "successor"],
            &["You say that ", " says that "],
        ),
        (&["lay"], &["You lay down ", " lays down "]),
        (&["draw"], &["You draw from ", " draws from "]),
        (&["discard"], &["You put ", " puts "]),
        (&["pass"], &["You pass Cromwell", " passes Cromwell"]),
    ] {
        assert_eq!(
            listener.count(phrases),
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
