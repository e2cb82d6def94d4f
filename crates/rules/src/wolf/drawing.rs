//! The field drawn with characters.

use coffer_texts::text;

use super::field::Animal;
use super::{Wolf, seat_of};
use crate::Game;
use crate::draughts::chequered;
use crate::drawing::{moves, side, side_line};

const fn mark(animal: Animal) -> &'static str {
    match animal {
        Animal::Wolf => "W",
        Animal::Sheep => "s",
    }
}

/// The field, and the two sides.
pub(super) fn drawing(game: &Wolf, names: &[String]) -> String {
    let mut lines = vec![chequered(|square| game.owner_at(square).map_or("", mark))];
    let waits = game.field().wolf.is_none();
    for animal in [Animal::Wolf, Animal::Sheep] {
        let seat = seat_of(animal);
        let has = match animal {
            Animal::Wolf if waits => "cli-draw-wolf_waits",
            Animal::Wolf => "cli-draw-wolf",
            Animal::Sheep => "cli-draw-sheep",
        };
        lines.push(side_line(
            mark(animal),
            &side("wolf", seat, names),
            text(has),
            moves(&Game::turn(game), seat),
        ));
    }
    lines.join("\n")
}
