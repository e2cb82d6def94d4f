//! Tables with guests: everybody has a device of their own, with this computer's network between them. Each device is a robot
//! that presses what a person presses; the guests read the link on the host's screen, and type it.
//!
//! Every variant is begun at two devices; a match of Cromwell is played to its result at four, each in another window and with
//! another device in the hands.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use kings_coffer::app::state::{Menu, Screen, TurnPhase};
use kings_coffer::app::ui::Device;
use kings_coffer::platform::pause;
use kings_coffer::rules::{Variant, registry};
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::report::Report;
use crate::robot::{Robot, Walked, Way};
use crate::{Job, Plan, matches, starts};

/// The host's window and device, and those of the guests.
const WAYS: [Way; 4] = [
    Way::new(1280, 720, Device::Mouse),
    Way::new(360, 640, Device::Touch),
    Way::new(844, 390, Device::Keyboard),
    Way::new(390, 844, Device::Pad),
];
/// The variant that is played to its end, and the number of its devices.
const WHOLE: (&str, usize) = ("cromwell", 4);
/// The moves of a match that is only begun.
const FIRST_MOVES: usize = 4;
/// The most moves of a match.
const MOST_MOVES: usize = 3000;
/// The longest time until the others see what somebody has done, and until a courtier has moved.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table of each variant, and a whole match. A quick walk has one of each family.
pub fn jobs(plan: &Plan) -> Vec<Job> {
    let mut seen = Vec::new();
    let begun = registry::variants().filter(|variant| {
        let first = !seen.contains(&variant.family);
        seen.push(variant.family);
        first || !plan.quick
    });
    let begun = begun.map(|variant| (format!("guests {}", variant.key), variant, 2, FIRST_MOVES));
    let whole = registry::variants().filter(|variant| variant.key == WHOLE.0 && !plan.quick);
    let whole = whole.map(|variant| {
        let name = format!("guests {}, {} devices", variant.key, WHOLE.1);
        (name, variant, WHOLE.1, MOST_MOVES)
    });
    let wanted = whole.chain(begun).filter(|(name, ..)| plan.wants(name));
    let job = |(name, variant, devices, moves): (String, &'static Variant, usize, usize)| {
        let plan = plan.clone();
        Job::new(&name.clone(), move |report| {
            walk(&plan, &name, variant, devices, moves, report);
        })
    };
    wanted.map(job).collect()
}

fn walk(plan: &Plan, name: &str, variant: &Variant, devices: usize, moves: usize, report: &Report) {
    report.begin(name);
    let ways = WAYS.iter().take(devices);
    let robots = ways.map(|way| Robot::start(plan, *way, Store::memory()));
    let mut party = Party {
        robots: robots.collect(),
    };
    let walked = party.sit_down(variant).and_then(|()| party.play(moves));
    let (mut walked, mut at) = (walked, 0);
    for (number, robot) in party.robots.iter_mut().enumerate() {
        if let (Ok(()), Err(why)) = (&walked, robot.can_read_table()) {
            (walked, at) = (Err(format!("at the device {}: {why}", number + 1)), number);
        }
    }
    report.end(name, walked, &mut party.robots[at]);
}

/// Everybody at a table, the host first.
struct Party {
    robots: Vec<Robot>,
}

impl Party {
    /// From everybody's title to the match on all tables.
    fn sit_down(&mut self, variant: &Variant) -> Walked {
        let guests = self.robots.len() - 1;
        let host = &mut self.robots[0];
        without_relays(host)?;
        let seats = seats_for(variant, guests + 1);
        starts::set_up(host, variant, seats.as_ref())?;
        let guest = text("setup-guest");
        for seat in 2..=guests + 1 {
            matches::sit_down(host, seat, |name| name.starts_with(guest))?;
        }
        host.press(text("setup-start"))?;
        let link = link_of(host)?;
        for (guest, way) in WAYS.iter().enumerate().take(guests + 1).skip(1) {
            let robot = &mut self.robots[guest];
            open_link(robot, &link).map_err(|why| format!("at {way}: {why}"))?;
            self.until("a free seat", |party| {
                let sight = party.robots[guest].look();
                sight.beginning(text("guests-sit")).is_some()
            })?;
            self.robots[guest].press_beginning(text("guests-sit"))?;
        }
        self.until("the match on every table", |party| {
            let mut robots = party.robots.iter_mut();
            robots.all(|robot| robot.place() == (Screen::Table, Menu::None))
        })
    }

    /// Everybody makes their moves, until the match is over or so many were made.
    fn play(&mut self, moves: usize) -> Walked {
        for number in 0..moves {
            let mut next = None;
            self.until("anybody to move", |party| {
                next = party.robots.iter_mut().position(may_move);
                next.is_some() || party.is_over()
            })?;
            let Some(device) = next else {
                return self.see_the_result();
            };
            self.make_move(device, number)?;
        }
        if moves < MOST_MOVES {
            return Ok(());
        }
        Err(format!("the match is not over after {moves} moves"))
    }

    /// The person at this device makes one of the legal moves, which everybody sees.
    fn make_move(&mut self, device: usize, number: usize) -> Walked {
        let before = self.plies();
        let robot = &mut self.robots[device];
        robot.rest();
        if number.is_multiple_of(20) {
            robot.steps.clear();
        }
        let choices = robot.table().choices;
        let choice = choices.get(number * 37 % choices.len().max(1));
        let choice = choice.ok_or("nobody is asked for a move")?;
        robot.point_at(choice)?;
        let choice = format!("{choice:?} of device {}, which everybody sees", device + 1);
        self.until(&choice, |party| {
            let now = party.plies();
            now.iter().zip(&before).all(|(now, before)| now > before)
        })
    }

    /// The number of moves on each table.
    fn plies(&mut self) -> Vec<usize> {
        let robots = self.robots.iter_mut();
        robots.map(|robot| robot.table().moves.len()).collect()
    }

    fn is_over(&mut self) -> bool {
        let mut robots = self.robots.iter_mut();
        robots.all(|robot| robot.table().turn.outcome().is_some())
    }

    /// Everybody sees the same result.
    fn see_the_result(&mut self) -> Walked {
        self.until("the result on every table", |party| {
            let mut robots = party.robots.iter_mut();
            robots.all(|robot| robot.place().1 == Menu::Result)
        })?;
        let turns: Vec<_> = (self.robots.iter_mut())
            .map(|robot| robot.table().turn)
            .collect();
        if turns.iter().all(|turn| *turn == turns[0]) {
            Ok(())
        } else {
            Err(format!("the results differ: {turns:?}"))
        }
    }

    /// Lets time pass at all devices until this holds.
    fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Self) -> bool) -> Walked {
        let begun = Instant::now();
        while !holds(self) {
            if begun.elapsed() > PATIENCE {
                let places = self.robots.iter_mut().map(Robot::place);
                return Err(format!(
                    "{what}: not seen at {:?}",
                    places.collect::<Vec<_>>()
                ));
            }
            for robot in &mut self.robots {
                robot.frames(1);
            }
            pause(Duration::from_millis(1));
        }
        Ok(())
    }
}

/// Whether the person at this device is to move, and nothing is in the way.
fn may_move(robot: &mut Robot) -> bool {
    let awaits = robot.ask(|world| {
        let phase = world.get_resource::<State<TurnPhase>>();
        phase.is_some_and(|phase| *phase.get() == TurnPhase::AwaitMove)
    });
    let table = robot.table();
    let acts = table.acting_here().is_some() && !table.choices.is_empty();
    awaits && acts && robot.place().1 == Menu::None
}

/// The number of seats in the set-up, if it can be chosen.
fn seats_for(variant: &Variant, devices: usize) -> Option<starts::Choice> {
    let counts = variant.seat_counts();
    let wanted = counts
        .iter()
        .position(|count| usize::from(*count) == devices);
    starts::seatings(variant).into_iter().nth(wanted?).flatten()
}

/// Chooses in the settings that no relay is asked, so that nothing leaves this computer; back to the title.
fn without_relays(robot: &mut Robot) -> Walked {
    robot.press(text("title-settings"))?;
    robot.press(text("settings-play"))?;
    let (label, none) = (text("settings-relays"), text("settings-relays-none"));
    robot.press(&format!("{label}: {none}"))?;
    robot.go_back();
    Ok(())
}

/// The link that the host reads on the screen.
fn link_of(host: &mut Robot) -> Walked<String> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let link = host.find(text("guests-link"))?.value;
        if link.contains("table=") {
            return Ok(link);
        }
        host.wait();
    }
    Err("no link is shown".to_owned())
}

/// A guest types the link in the box that opens with the usual keys for pasting.
fn open_link(robot: &mut Robot, link: &str) -> Walked {
    robot.paste();
    if robot.place().1 != Menu::TextBox {
        return Err("pasting opens nothing".to_owned());
    }
    robot.write(link);
    if robot.device == Device::Pad {
        // The arrows stay in the text until it is left.
        robot.go_back();
    }
    robot.press(text("carry-open-accept"))
}
