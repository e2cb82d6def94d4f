//! What a game's gallery shows over the table: a story the first time that something like it happens,
//! which is kept in the player's progress, and the neighbours of a person after a wrong answer about
//! a line of people.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::state::{Screen, TableResource};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::CardPlaces;
use crate::app::table::pointing::cursor::CursorCommand;
use crate::app::table::presentation::Miniature;
use crate::app::wording::cards;
use crate::levels::people::Person;
use crate::levels::quiz::succession;
use crate::rules::Seat;
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Happened>()
        .add_message::<Corrected>()
        .init_table_resource::<Storyteller>()
        .add_systems(
            Update,
            (listen, tell)
                .chain()
                .run_if(in_state(Screen::Table))
                .after(FrameSystems::Keep)
                .in_set(SessionSystems::Advance),
        );
}

/// Message: what a miniature tells of has happened on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Happened(pub Miniature);

/// Message: a wrong answer about a line of people was given at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Corrected(pub Correction);

/// The neighbours that are shown after a wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The family with the line, see [`crate::levels::quiz`].
    pub family: &'static str,
    /// The place in the line of the person that was asked about.
    pub person: usize,
    /// The key of the person that was named.
    pub named: &'static str,
    /// Who answered.
    pub seat: Seat,
}

impl Correction {
    /// The sentence about the wrong answer, and what happened if a reign was interrupted.
    pub fn words(&self, table: &TableState) -> String {
        let line = succession(self.family);
        let people =
            line.and_then(|line| Some((line.person(self.named)?, line.people.get(self.person)?)));
        let Some((named, about)) = people else {
            return String::new();
        };
        let values = [("first", named.name()), ("second", about.name())];
        let wrong = cards::about(table, self.seat, "line-wrong", &values);
        let story = about.interruption();
        let words: Vec<&str> = [wrong.as_str()].into_iter().chain(story).collect();
        words.join(text("sentence-gap"))
    }

    /// The neighbours and the person between them, each with the years (CR-12), for those who do not
    /// see them.
    pub fn spoken(&self) -> String {
        let line = succession(self.family);
        let people = line.map_or(&[][..], |line| &line.people);
        let first = self.person.saturating_sub(1);
        let three = people.iter().skip(first).take(self.person + 2 - first);
        let three: Vec<String> = three.map(Person::dated_name).collect();
        fill(
            "line-neighbours",
            &[("names", &three.join(text("list-semicolon")))],
        )
    }
}

/// What is shown over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A story.
    Story(Miniature),
    /// The right neighbours.
    Neighbours(Correction),
}

/// How long something is shown, in seconds.
const SHOWN: f32 = 8.0;

/// What is shown over the table, now and next.
#[derive(Resource, Default, Debug)]
pub struct Storyteller {
    /// What is shown now, and until when, in seconds of app time.
    pub now: Option<(Told, f32)>,
    waiting: VecDeque<Told>,
}

/// Queues the stories that happen for the first time, and the corrections.
fn listen(
    mut happened: MessageReader<Happened>,
    mut corrected: MessageReader<Corrected>,
    table: Res<TableState>,
    mut progress: ResMut<PlayerProgress>,
    mut teller: ResMut<Storyteller>,
    mut saver: ResMut<Saver>,
) {
    for Happened(story) in happened.read() {
        if !table.is_aside() && progress.0.set_seen(story.key) {
            progress.keep(&mut saver);
            teller.waiting.push_back(Told::Story(*story));
        }
    }
    let corrections = corrected.read().cloned();
    let corrections = corrections.map(|Corrected(correction)| Told::Neighbours(correction));
    teller.waiting.extend(corrections);
}

/// Shows the next one once the pieces are at rest and no cards are spread over the table, and hides it
/// after its time or when the next move begins.
fn tell(
    mut commands: MessageReader<CursorCommand>,
    motion: Res<AnimationQueue>,
    layout: Res<TableLayout>,
    time: Res<Time>,
    mut teller: ResMut<Storyteller>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let now = time.elapsed_secs();
    let moves_on = commands.read().any(|command| !command.follows_pointer());
    let until = teller.now.as_ref().map(|(_, until)| *until);
    match until {
        Some(until) if now >= until || moves_on => teller.now = None,
        Some(until) => return redraw.at(until),
        None => {}
    }
    let spread = layout.cards().and_then(CardPlaces::spread_bounds);
    if motion.busy() || spread.is_some() {
        return;
    }
    if let Some(story) = teller.waiting.pop_front() {
        teller.now = Some((story, now + SHOWN));
        redraw.at(now + SHOWN);
    }
}
