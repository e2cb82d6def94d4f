//! Whole matches: every variant by mouse against Somers to the result, and what comes after it; one of
//! each family by keys alone, and one that is begun in one language and ended in another; and two matches of
//! several people at one screen, with the curtain.

use bevy::prelude::*;
use kings_coffer::app::input::pointer::PanelRects;
use kings_coffer::app::state::Menu;
use kings_coffer::app::ui::Device;
use kings_coffer::players::levels::Courtier;
use kings_coffer::rules::{Occupant, Variant, registry};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::starts;
use crate::{Job, Plan};

/// The way through all matches but those by keys.
const WAY: Way = Way::new(1280, 720, Device::Mouse);
/// The way through the others.
const BY_KEYS: Way = Way::new(1280, 720, Device::Keyboard);
/// The most moves of the robot in a match.
const MOST_MOVES: usize = 3000;
/// The most frames from the end of a match to its result.
const ENDING: usize = 1000;
/// The numbers of people at one screen.
const PEOPLE: [usize; 2] = [3, 4];
/// The language in which a match is ended that was begun in English.
const OTHER_LANGUAGE: &str = "Español";
/// How often the texts of a language are waited for, 20 ms each.
const MOST_WAITS: usize = 250;
/// The most steps from one language to another.
const MOST_LANGUAGES: usize = 10;
/// The family whose variants are played by several people: they hide their cards from each other.
const HIDES_CARDS: &str = "six_of_viii";

/// How a match is played.
#[derive(Clone, Copy)]
enum Manner {
    /// By mouse against Somers, and everything that can be done after it.
    Alone,
    /// By keys alone.
    ByKeys,
    /// In another language from the third move on.
    TwoLanguages,
    /// By this many people at one screen.
    People(usize),
}

impl Manner {
    fn name(self, variant: &Variant) -> String {
        match self {
            Self::Alone => format!("match {}", variant.key),
            Self::ByKeys => format!("match {} by keys", variant.key),
            Self::TwoLanguages => format!("match {} in two languages", variant.key),
            Self::People(people) => format!("match {}, {people} people", variant.key),
        }
    }

    fn way(self) -> Way {
        match self {
            Self::ByKeys => BY_KEYS,
            Self::Alone | Self::TwoLanguages | Self::People(_) => WAY,
        }
    }
}

/// A match of each variant, and those in another manner.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let alone = registry::variants().map(|variant| (variant, Manner::Alone));
    let several = registry::variants().filter(|variant| variant.family == HIDES_CARDS);
    let several =
        several.flat_map(|variant| PEOPLE.map(|people| (variant, Manner::People(people))));
    let by_keys = firsts().map(|variant| (variant, Manner::ByKeys));
    jobs_of(plan, alone.chain(several).chain(by_keys))
}

/// A match of each family in two languages. The language is one for the whole program, so that nothing else
/// may be walked at the same time.
pub fn jobs_in_two_languages(plan: &Plan) -> Vec<Job> {
    jobs_of(
        plan,
        firsts().map(|variant| (variant, Manner::TwoLanguages)),
    )
}

/// The first variant of each family.
fn firsts() -> impl Iterator<Item = &'static Variant> {
    let first = |family: &&str| registry::variants().find(|variant| variant.family == *family);
    registry::FAMILIES.iter().filter_map(first)
}

fn jobs_of(plan: &Plan, all: impl Iterator<Item = (&'static Variant, Manner)>) -> Vec<Job> {
    if plan.quick {
        return Vec::new();
    }
    let named = all.map(|(variant, manner)| (manner.name(variant), variant, manner));
    let wanted = named.filter(|(name, ..)| plan.wants_part_of(name));
    let job = |(name, variant, manner): (String, &'static Variant, Manner)| {
        let plan = plan.clone();
        Job::new(&name.clone(), move |report| {
            report.begin(&name);
            let mut walk = MatchWalk {
                robot: Robot::start(&plan, manner.way(), Store::memory()),
                plan: &plan,
                variant,
                name: &name,
                report,
            };
            match manner {
                Manner::Alone => walk.alone(),
                Manner::ByKeys => _ = walk.play(),
                Manner::TwoLanguages => walk.in_two_languages(),
                Manner::People(people) => walk.people(people),
            }
        })
    };
    wanted.map(job).collect()
}

/// The walk through a match.
struct MatchWalk<'a> {
    plan: &'a Plan,
    robot: Robot,
    variant: &'static Variant,
    name: &'a str,
    report: &'a Report,
}

impl MatchWalk<'_> {
    /// Walks a part of the way and reports it. Returns whether the way goes on.
    fn part(&mut self, what: &str, walk: impl FnOnce(&mut Robot, &Variant) -> Walked) -> bool {
        let name = format!("{}: {what}", self.name);
        self.report.begin(&name);
        self.robot.steps.clear();
        let walked = walk(&mut self.robot, self.variant);
        let goes_on = walked.is_ok();
        self.report.end(&name, walked, &mut self.robot);
        goes_on
    }

    /// A match against Somers. Returns whether it came to its result.
    fn play(&mut self) -> bool {
        self.part("to the result", |robot, variant| {
            starts::open(robot, variant, None, None)?;
            against_somers(robot)?;
            play_to_the_end(robot)
        })
    }

    /// A match against Somers, and everything that can be done after it.
    fn alone(&mut self) {
        if !self.play() {
            return;
        }
        self.part("review and close", |robot, _| {
            look_back(robot, "result-review")
        });
        self.part("replay and close", |robot, _| {
            look_back(robot, "result-replay")
        });
        self.part("look at the table", look_at_table);
        let again = self.part("again", |robot, _| rematch(robot));
        if again {
            self.part("leave and continue", leave_and_continue);
            self.quit_and_continue();
        }
        self.part("statistics", |robot, variant| {
            if robot.place().1 == Menu::Result {
                robot.press(text("result-title"))?;
            } else {
                leave(robot)?;
            }
            statistics(robot, variant)
        });
    }

    /// Quits the game in the middle of a match, and continues it after the next start.
    fn quit_and_continue(&mut self) {
        let plan = self.plan.clone();
        self.part("quit and continue", |robot, variant| {
            to_the_middle(robot)?;
            let before = moves(robot);
            leave(robot)?;
            robot.press(text("title-quit"))?;
            if !robot.has_ended() {
                return Err("the game goes on".to_owned());
            }
            let store = robot.store();
            *robot = Robot::start(&plan, WAY, store);
            continue_match(robot, variant, &before)
        });
    }

    /// A match that is begun in one language and ended in another.
    fn in_two_languages(&mut self) {
        let begun = self.part("begin and choose another language", |robot, variant| {
            starts::open(robot, variant, None, None)?;
            for number in 0..2 {
                robot.wait_for_turn()?;
                make_move(robot, number)?;
            }
            robot.wait_for_turn()?;
            choose_language(robot, OTHER_LANGUAGE)
        });
        if begun {
            self.part("to the result", |robot, _| play_to_the_end(robot));
        }
    }

    /// A match of several people at one screen.
    fn people(&mut self, people: usize) {
        self.part("to the result", |robot, variant| {
            let seats = starts::seatings(variant);
            let counts = variant.seat_counts();
            let number = counts
                .iter()
                .position(|count| usize::from(*count) == people);
            let number = number.ok_or("there are not so many seats")?;
            let seats = seats.into_iter().nth(number).flatten();
            starts::set_up(robot, variant, seats.as_ref())?;
            let person = format!(", {}", text("setup-person"));
            for seat in 2..=people {
                sit_down(robot, seat, |name| name.ends_with(&person))?;
            }
            robot.press(text("setup-start"))?;
            let record = robot.record()?;
            if record.seats.len() != people || !record.seats.iter().all(Occupant::is_person) {
                return Err(format!("these sit at the table: {:?}", record.seats));
            }
            play_to_the_end(robot)
        });
    }
}

/// Checks that the courtier of a match of two is Somers.
fn against_somers(robot: &mut Robot) -> Walked {
    let record = robot.record()?;
    let somers = Occupant::courtier(Courtier::WillSomers.level());
    if record.seats.len() > 2 || record.seats.contains(&somers) {
        Ok(())
    } else {
        Err(format!("these sit at the table: {:?}", record.seats))
    }
}

/// Puts somebody into a seat of the set-up: the first in the list whose name is like this.
pub fn sit_down(robot: &mut Robot, seat: usize, wanted: impl Fn(&str) -> bool) -> Walked {
    let begins = format!("Seat {seat}");
    let pick = |robot: &mut Robot, wanted: &dyn Fn(&str) -> bool| {
        let sight = robot.look();
        let found = sight.controls.iter().find(|control| wanted(&control.name));
        let names = || sight.controls.iter().map(|control| &control.name);
        let found =
            found.ok_or_else(|| format!("nobody like this: {:?}", names().collect::<Vec<_>>()));
        let name = found?.name.clone();
        robot.press(&name)
    };
    pick(robot, &|name| name.starts_with(&begins))?;
    pick(robot, &|name| wanted(name) && !name.starts_with("Seat"))
}

/// The moves of the match on the table.
pub fn moves(robot: &mut Robot) -> Vec<String> {
    let table = robot.table();
    table.moves.iter().map(|mv| mv.text.clone()).collect()
}

/// Plays any moves, until the match is over and its result is shown.
fn play_to_the_end(robot: &mut Robot) -> Walked {
    for number in 0..MOST_MOVES {
        if number % 20 == 0 {
            robot.steps.clear();
        }
        robot.wait_for_turn()?;
        match robot.place().1 {
            Menu::Result => return Ok(()),
            Menu::Curtain => open_curtain(robot)?,
            Menu::Scores => close_scores(robot)?,
            Menu::DrawOffered => robot.press(text("confirm-offered-no"))?,
            Menu::None if robot.table().turn.outcome().is_some() => return wait_for_result(robot),
            Menu::None => make_move(robot, number)?,
            other => return Err(format!("{other:?} opens in the middle of a match")),
        }
    }
    Err(format!("the match is not over after {MOST_MOVES} moves"))
}

/// Waits for the result of a match that is over.
fn wait_for_result(robot: &mut Robot) -> Walked {
    for _ in 0..ENDING {
        if robot.place().1 == Menu::Result {
            return Ok(());
        }
        if robot.place().1 == Menu::Scores {
            close_scores(robot)?;
        }
        robot.frames(1);
    }
    Err("the match is over, and no result is shown".to_owned())
}

/// Makes one of the legal moves, another one each time.
pub fn make_move(robot: &mut Robot, number: usize) -> Walked {
    let before = robot.table();
    if before.choices.is_empty() {
        return Err("nobody is asked for a move".to_owned());
    }
    let choice = &before.choices[number * 37 % before.choices.len()];
    robot.point_at(choice)?;
    let after = robot.table();
    if after.moves.len() > before.moves.len() || after.turn != before.turn {
        return Ok(());
    }
    let said = robot.look().said.1;
    Err(format!("{choice:?} is no move: the game says “{said}”"))
}

/// Opens the curtain. Behind it nothing of the table may be told.
fn open_curtain(robot: &mut Robot) -> Walked {
    let sight = robot.look();
    if !sight.places.is_empty() {
        return Err(format!("the curtain hides nothing: {:?}", sight.places));
    }
    robot.note("hold the curtain");
    robot.hold(WAY.window.as_vec2() / 2.0);
    if robot.place().1 == Menu::Curtain {
        return Err("the curtain stays closed".to_owned());
    }
    Ok(())
}

/// Closes the scores between two hands.
fn close_scores(robot: &mut Robot) -> Walked {
    let next = text("cards-scores-next");
    if robot.look().named(next).next().is_some() {
        robot.press(next)
    } else {
        robot.go_back();
        Ok(())
    }
}

/// Looks back at the match from its result, and comes back to the result.
fn look_back(robot: &mut Robot, button: &str) -> Walked {
    if robot.look().named(text(button)).next().is_none() {
        // Some games cannot be reviewed.
        return Ok(());
    }
    robot.press(text(button))?;
    robot.frames(30);
    if let Some(at) = anywhere(robot) {
        robot.note("press the table");
        robot.click(at);
    }
    robot.press(text("review-close"))?;
    robot.frames(3);
    match robot.place().1 {
        Menu::Result => Ok(()),
        other => Err(format!("the result does not come back, but {other:?}")),
    }
}

/// A point of the table where a piece lies and no panel covers it.
fn anywhere(robot: &mut Robot) -> Option<Vec2> {
    let panels = robot.ask(|world| world.resource::<PanelRects>().0.clone());
    let pieces = robot.table().pieces;
    let mut points = pieces.iter().filter_map(|piece| robot.point(piece.spot));
    points.find(|at| !panels.iter().any(|panel| panel.contains(*at)))
}

/// Looks at the table after the result, and comes back.
fn look_at_table(robot: &mut Robot, _: &Variant) -> Walked {
    if robot.look().named(text("result-board")).next().is_some() {
        robot.press(text("result-board"))?;
    } else {
        robot.go_back();
    }
    if robot.place().1 != Menu::None {
        return Err("the result cannot be closed".to_owned());
    }
    robot.press(text("hud-result"))?;
    match robot.place().1 {
        Menu::Result => Ok(()),
        other => Err(format!("the result does not come back, but {other:?}")),
    }
}

/// Plays again, a few moves.
fn rematch(robot: &mut Robot) -> Walked {
    robot.press(text("result-rematch"))?;
    for number in 0..3 {
        robot.wait_for_turn()?;
        if robot.place().1 != Menu::None {
            return Err(format!("{:?} is in the way", robot.place().1));
        }
        make_move(robot, number)?;
    }
    robot.wait_for_turn()
}

/// Chooses another language in the settings, and comes back to the table.
fn choose_language(robot: &mut Robot, name: &str) -> Walked {
    let before = text("hud-menu");
    robot.press(before)?;
    robot.press(text("pause-settings"))?;
    robot.press(text("settings-play"))?;
    for _ in 0..MOST_LANGUAGES {
        let before = text("language-name");
        if before == name {
            break;
        }
        robot.press_right(text("settings-language"))?;
        // Its texts and its font are read first.
        for _ in 0..MOST_WAITS {
            if text("language-name") != before {
                break;
            }
            robot.wait();
        }
    }
    // From the settings to the pause, and on to the table.
    robot.go_back();
    robot.go_back();
    robot.rest();
    if robot.look().named(before).next().is_some() || robot.find(text("hud-menu")).is_err() {
        return Err(format!("the table does not speak {name}"));
    }
    Ok(())
}

/// Leaves the match for the title.
fn leave(robot: &mut Robot) -> Walked {
    robot.press(text("hud-menu"))?;
    robot.press(text("pause-leave"))
}

/// To a match that goes on: to another one, if a few moves have ended this one.
fn to_the_middle(robot: &mut Robot) -> Walked {
    if robot.place().1 != Menu::Result {
        return Ok(());
    }
    robot.press(text("result-rematch"))?;
    robot.wait_for_turn()?;
    make_move(robot, 0)?;
    robot.wait_for_turn()
}

/// Leaves the match in the middle, and continues it.
fn leave_and_continue(robot: &mut Robot, variant: &Variant) -> Walked {
    to_the_middle(robot)?;
    let before = moves(robot);
    leave(robot)?;
    continue_match(robot, variant, &before)
}

/// Continues the match from the title, which must be as it was.
pub fn continue_match(robot: &mut Robot, variant: &Variant, before: &[String]) -> Walked {
    robot.press_beginning(text("title-continue"))?;
    robot.wait_for_turn()?;
    let (found, now) = (robot.table().variant.clone(), moves(robot));
    if found != variant.key || !now.starts_with(before) {
        return Err(format!(
            "{found} is on the table, with {now:?} instead of {before:?}"
        ));
    }
    make_move(robot, 0)
}

/// From the title: the statistics know that the match was played.
pub fn statistics(robot: &mut Robot, variant: &Variant) -> Walked {
    robot.press(text(&format!("family-{}", variant.family)))?;
    robot.press(text(&format!("{}-name", variant.key)))?;
    robot.press_beginning(text("setup-statistics"))?;
    let all = text("statistics-all");
    let none = fill("statistics-say-none", &[("name", all)]);
    let sight = robot.look();
    let told = sight.texts.iter().find(|text| text.starts_with(all));
    match told {
        Some(told) if *told != none => Ok(()),
        _ => Err(format!("the match was not counted: {:?}", sight.texts)),
    }
}
