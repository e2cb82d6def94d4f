//! A family's line of people as panel data, for its gallery, its drill and the corrections at the
//! table.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::panel::PanelContext;
use crate::app::screens::people_line::view::{LineHouse, LinePerson, PeopleLine};
use crate::app::session::Games;
use crate::app::table::presentation::{Gallery, LineLook, Presentations};
use crate::levels::library::LevelLibrary;
use crate::levels::people::{Person, Succession};
use crate::store::learning::Learning;
use crate::store::progress::Progress;
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLine>();
}

/// The family whose line is shown in the gallery or the drill; `None` for that of the game at hand.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub(super) struct ShownLine(pub Option<&'static str>);

/// A line as the panels show it.
pub(super) fn shown(
    panel: &PanelContext,
    line: &'static Succession,
    progress: &Progress,
) -> PeopleLine {
    let look = look(&panel.games, &panel.presentations, line.family);
    people(line, look, &panel.levels.0, progress.learning(line.family))
}

/// The look of the line of a family.
pub(super) fn look(games: &Games, presentations: &Presentations, family: &str) -> LineLook {
    let mut looks = games.of_family(family).filter_map(|variant| {
        match presentations.of(games, variant.key)?.gallery {
            Gallery::Line(look) => Some(look),
            Gallery::None | Gallery::Stories(_) => None,
        }
    });
    looks.next().unwrap_or_default()
}

/// A line with the player's progress and own captions.
fn people(
    line: &'static Succession,
    look: LineLook,
    levels: &LevelLibrary,
    learning: &Learning,
) -> PeopleLine {
    let mut houses = Vec::new();
    let mut people = Vec::new();
    for group in line.groups() {
        let (Some(first), Some(last)) = (group.first(), group.last()) else {
            continue;
        };
        let next = line.people.get(last.place + 1);
        let until = next.map_or(last.years.1, |next| next.years.0);
        people.extend(
            group
                .iter()
                .map(|one| person(line, one, houses.len(), levels, learning)),
        );
        houses.push(LineHouse {
            name: first.group_name().to_owned(),
            years: format!("{}–{until}", first.years.0),
            people: first.place..last.place + 1,
        });
    }
    PeopleLine {
        title: text(&format!("{}-gallery", line.family)).to_owned(),
        sprites: look.sprites.to_owned(),
        houses,
        people,
        learned: learned_words(line, learning),
    }
}

/// The number of people learned.
pub(super) fn learned(line: &Succession, learning: &Learning) -> usize {
    let people = line.people.iter();
    people.filter(|one| learning.is_learned(one.key)).count()
}

/// The number of people learned, in words.
pub(super) fn learned_words(line: &Succession, learning: &Learning) -> String {
    let (n, all) = (learned(line, learning), line.people.len());
    let values = [("n", &*n.to_string()), ("all", &all.to_string())];
    fill("line-learned-note", &values)
}

fn person(
    line: &'static Succession,
    person: &'static Person,
    house: usize,
    levels: &LevelLibrary,
    learning: &Learning,
) -> LinePerson {
    let note = match learning.memory(person.key) {
        None => text("line-never_asked").to_owned(),
        Some(memory) => {
            let values = [
                ("n", &*memory.right.to_string()),
                ("all", &memory.asked.to_string()),
            ];
            fill("line-named", &values)
        }
    };
    LinePerson {
        name: person.name().to_owned(),
        reign: person.dates(),
        caption: levels.caption(line, person).to_owned(),
        house,
        learned: learning.is_learned(person.key),
        between: between(line, person.place),
        note,
    }
}

/// The names of the neighbours, in a sentence.
fn between(line: &Succession, place: usize) -> String {
    let name = |place: Option<usize>| {
        let person = line.people.get(place?)?;
        Some(person.name())
    };
    match (name(place.checked_sub(1)), name(Some(place + 1))) {
        (Some(before), Some(after)) => {
            fill("line-between", &[("first", before), ("second", after)])
        }
        (None, Some(after)) => fill("line-first", &[("name", after)]),
        (Some(before), None) => fill("line-last", &[("name", before)]),
        (None, None) => String::new(),
    }
}
