//! What a picture shows.

use coffer_rules::{AnyMatch, Effect, Occupant, PieceView, Seat, Spot, side_name};
use coffer_skins::{LineFacts, card_skin_of, line_of};
use coffer_texts::{Decision, capital, fill, language_in_use, text};
use serde::{Deserialize, Serialize};

use super::error::PictureError;

/// A position with the words around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The code of the language of its words.
    pub language: String,
    /// The key of the variant.
    pub variant: String,
    /// The people by seat, as they are called.
    pub people: Vec<String>,
    /// Every piece that may be seen.
    pub pieces: Vec<PieceView>,
    /// Where the piece of the last move came from and where it went.
    pub last: Vec<Spot>,
    /// What is known of the line that cards are laid on, if there is one.
    pub line: Option<LineFacts>,
    /// The points of each seat so far; empty where nobody scores.
    pub scores: Vec<i32>,
    /// The words below the table.
    pub caption: String,
    /// The seat at the bottom; `None` for the one that the game has there.
    pub bottom: Option<Seat>,
}

impl Scene {
    /// The position of a match as a seat sees it, or an onlooker. `names` are the people's by seat; who
    /// has none is called by the side. `ending` says how it ended, if it has.
    pub fn of(
        game: &dyn AnyMatch,
        viewer: Option<Seat>,
        names: &[String],
        ending: Option<&str>,
    ) -> Self {
        let people = people(game, names);
        let over = ending.filter(|_| game.turn().outcome().is_some());
        let line = line_of(game, viewer);
        let caption = over.map_or_else(|| caption(game, viewer, &people), str::to_owned);
        Self {
            language: language_in_use().to_owned(),
            variant: game.variant().to_owned(),
            pieces: game.pieces(viewer),
            scores: match &line {
                Some(line) => line.points.clone(),
                None => scores(game),
            },
            line,
            last: last_way(&game.effects_for(viewer)),
            caption,
            people,
            bottom: viewer.or_else(|| only_person(game.seats())),
        }
    }

    /// Who sits there, with the points; empty if nobody does.
    pub(super) fn name_and_points(&self, seat: Seat) -> String {
        let name = self.people.get(seat.index()).map_or("", String::as_str);
        match self.scores.get(seat.index()).map(i32::to_string) {
            Some(points) => fill("picture-points", &[("name", name), ("points", &points)]),
            None => name.to_owned(),
        }
    }

    /// That an index of its images cannot be read.
    pub(super) fn broken(&self, why: &serde_json::Error) -> PictureError {
        PictureError::Art(self.variant.clone(), why.to_string())
    }
}

/// The points of each seat after the moves that were played; empty if nobody has scored.
fn scores(game: &dyn AnyMatch) -> Vec<i32> {
    let mut game = game.clone_box();
    let mut scores = vec![0; game.seats().len()];
    let mut scored = false;
    loop {
        for effect in game.effects() {
            if let Effect::Scored { seat, points } = effect
                && let Some(score) = scores.get_mut(seat.index())
            {
                *score += points;
                scored = true;
            }
        }
        if !game.undo() {
            break;
        }
    }
    if scored { scores } else { Vec::new() }
}

/// The seat of the only person.
fn only_person(seats: &[Occupant]) -> Option<Seat> {
    let people = (0..).map(Seat).zip(seats);
    let mut people = people.filter(|(_, who)| who.is_person());
    let (seat, _) = people.next()?;
    people.next().is_none().then_some(seat)
}

/// The people as they are called.
fn people(game: &dyn AnyMatch, names: &[String]) -> Vec<String> {
    let seats = (0..).map(Seat).take(game.seats().len());
    let called = |seat: Seat| match names.get(seat.index()) {
        Some(name) if !name.is_empty() => capital(name),
        _ => capital(&side_name(game.variant(), seat)),
    };
    seats.map(called).collect()
}

/// The last move, or who begins.
fn caption(game: &dyn AnyMatch, viewer: Option<Seat>, people: &[String]) -> String {
    match (game.last_move(viewer), game.turn().seat()) {
        (Some((Some(seat), played)), _) => {
            let decided = decision(game, seat, &played, people);
            decided.unwrap_or_else(|| {
                let played = played.replace('-', "–").replace('x', "×");
                let values = [("name", called(people, seat)), ("move", &*played)];
                fill("picture-move", &values)
            })
        }
        (_, Some(seat)) => fill("picture-to_move", &[("name", called(people, seat))]),
        _ => text(&format!("{}-name", game.variant())).to_owned(),
    }
}

fn called(people: &[String], seat: Seat) -> &str {
    people.get(seat.index()).map_or("", String::as_str)
}

/// The last move as a sentence, if it is told so at a line of cards.
fn decision(game: &dyn AnyMatch, seat: Seat, played: &str, people: &[String]) -> Option<String> {
    let line = card_skin_of(game.variant())?.line?;
    let family = game.setup().variant().game;
    let key = |said: &str| format!("{family}-own-cards-say-{said}");
    let is_you = |seat: Seat| called(people, seat) == text("person-you");
    let name = |seat: u8| match is_you(Seat(seat)) {
        true => text("person-you-within").to_owned(),
        false => called(people, Seat(seat)).to_owned(),
    };
    let in_full = game.last_move_in_full();
    let notation = in_full.as_deref().unwrap_or(played);
    let decision = Decision::of(notation, key, line.named, name)?;
    let mut values = decision.values();
    values.push(("name", called(people, seat)));
    Some(match is_you(seat) {
        true => fill(&format!("{}-you", decision.key), &values),
        false => capital(&fill(&decision.key, &values)),
    })
}

/// Where the piece that was moved came from, and where it went.
fn last_way(effects: &[Effect]) -> Vec<Spot> {
    let mut steps = effects.iter().filter_map(|effect| match effect {
        Effect::Moved { piece, from, to } => Some((*piece, *from, *to)),
        Effect::Dealt {
            piece, from, to, ..
        } => Some((*piece, *from, *to)),
        _ => None,
    });
    let Some((moved, from, to)) = steps.next() else {
        return Vec::new();
    };
    let mut further = steps.filter(|(piece, ..)| *piece == moved);
    vec![from, further.next_back().map_or(to, |(.., to)| to)]
}

/// The scenes of a match from its beginning on: one after every move, and how it ended.
pub fn scenes(
    mut game: Box<dyn AnyMatch>,
    viewer: Option<Seat>,
    names: &[String],
    ending: Option<&str>,
) -> Vec<Scene> {
    let mut scenes = Vec::new();
    if game.turn().outcome().is_some() {
        scenes.push(Scene::of(&*game, viewer, names, ending));
    }
    loop {
        scenes.push(Scene::of(&*game, viewer, names, None));
        if !game.undo() {
            break;
        }
    }
    scenes.reverse();
    // After an ending without a move, the last position is there once more.
    scenes.dedup();
    scenes
}
