//! Who plays on from a position: a person in one seat and courtiers in the others, or in every seat.

use crate::app::session::Games;
use crate::app::settings::{LastSetup, company_levels};
use crate::app::ui::{Flow, id};
use crate::app::wording::people;
use crate::rules::{AnyMatch, Occupant, Record, Seat};
use crate::texts::text;

/// Who can play; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersData {
    /// The sides by seat.
    pub sides: Vec<String>,
    /// The answer that one person plays every side; `None` if hands are hidden.
    pub everybody: Option<String>,
    /// The courtiers with their levels, weakest first.
    pub courtiers: Vec<(String, u8)>,
}

/// Who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersChoice {
    /// The seat of the person; the number of seats if the person plays every side.
    pub own: usize,
    /// The index of the courtier who plays the other side.
    pub courtier: usize,
}

impl PlayersData {
    /// Who can play a match on, with what each seat is called.
    pub fn of(games: &Games, game: &dyn AnyMatch, name: impl Fn(Seat) -> String) -> Self {
        let variant = game.variant();
        let seats = game.seats().len();
        let courtiers = games.courtiers(variant).into_iter();
        Self {
            sides: (0..).map(Seat).take(seats).map(name).collect(),
            everybody: (!game.hides_anything()).then(|| {
                let key = if seats == 2 {
                    "play_from-both"
                } else {
                    "play_from-all"
                };
                text(key).to_owned()
            }),
            courtiers: courtiers
                .map(|who| {
                    let level = who.level();
                    (people::name(&Occupant::courtier(level)), level)
                })
                .collect(),
        }
    }

    /// The choice that was made before, for a person in this seat.
    pub fn usual(&self, own: Seat, last: &LastSetup) -> PlayersChoice {
        let own = match &self.everybody {
            Some(_) if last.second_person => self.sides.len(),
            _ => own.index().min(self.sides.len().saturating_sub(1)),
        };
        let mut courtiers = self.courtiers.iter();
        let courtier = courtiers.rposition(|(_, level)| *level <= last.level);
        PlayersChoice {
            own,
            courtier: courtier.unwrap_or_default(),
        }
    }
}

impl PlayersChoice {
    /// Whether one person plays every side.
    pub fn is_everybody(&self, data: &PlayersData) -> bool {
        self.own >= data.sides.len()
    }

    /// The level of the chosen courtier.
    fn level(&self, data: &PlayersData) -> u8 {
        data.courtiers
            .get(self.courtier)
            .map_or(1, |(_, level)| *level)
    }

    /// The match with the person and the chosen courtiers.
    pub fn seated(&self, data: &PlayersData, record: &Record) -> Record {
        let count = record.seats.len();
        let level = self.level(data);
        let others = company_levels(level);
        let occupant = |seat: usize| {
            let place = (seat + count - self.own % count) % count;
            match place.checked_sub(1) {
                None => Occupant::Person(String::new()),
                Some(_) if count == 2 => Occupant::courtier(level),
                Some(other) => Occupant::courtier(others[other % others.len()]),
            }
        };
        Record {
            seats: (0..count).map(occupant).collect(),
            faces: Vec::new(),
            ..record.clone()
        }
    }

    /// The choices to remember.
    pub fn remember(&self, data: &PlayersData, last: &mut LastSetup) {
        last.second_person = self.is_everybody(data);
        if !last.second_person {
            last.level = self.level(data);
        }
    }
}

/// The seat of the person, and against whom.
pub fn choose(flow: &mut Flow, data: &PlayersData, choice: &mut PlayersChoice) {
    let answers = data.sides.iter().chain(&data.everybody);
    let answers: Vec<&str> = answers.map(String::as_str).collect();
    let own = (id("play_from", "own"), text("play_from-own"));
    flow.choice(own, &answers, &mut choice.own);
    if !choice.is_everybody(data) {
        let courtiers = data.courtiers.iter();
        let courtiers: Vec<&str> = courtiers.map(|(name, _)| name.as_str()).collect();
        let against = (id("play_from", "courtier"), text("play_from-against"));
        flow.choice(against, &courtiers, &mut choice.courtier);
    }
}
