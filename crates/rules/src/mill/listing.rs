//! The games in the record of a mill program as a list to choose from.

use super::Mill;
use super::archive::{MillGame, MillGames};
use crate::game_list::{GameList, ListedGame, UnreadGame};
use crate::{Match, Occupant};

/// Lists the next game of a record, which has this number: whether it follows the rules, or what is
/// wrong with it. A game that could be of several variants is listed once for each. Returns false at
/// the end.
pub fn list_next(games: &mut MillGames, number: usize, out: &mut GameList) -> bool {
    let Some(game) = games.next() else {
        return false;
    };
    match game.readings(None) {
        Ok(readings) => {
            let several = readings.len() > 1;
            let games = readings.iter();
            out.games
                .extend(games.map(|reading| listed(number, &game, reading, several)));
        }
        Err(why) => out.unread.push(UnreadGame {
            number,
            line: None,
            why: why.to_string(),
        }),
    }
    true
}

fn listed(number: usize, game: &MillGame, reading: &Match<Mill>, several: bool) -> ListedGame {
    let tag = |name| game.tag(name).unwrap_or_default().trim().to_owned();
    let variant = reading.setup().variant().key;
    ListedGame {
        number,
        variant: several.then_some(variant),
        players: reading.seats().iter().map(Occupant::own_name).collect(),
        event: tag("Event"),
        date: tag("Date"),
        outcome: reading.turn().outcome().cloned(),
        plies: reading.plies().len(),
        text: reading.record().to_json(),
        record: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> GameList {
        let mut list = GameList::default();
        let mut games = MillGames::new(text);
        let numbers = 1..;
        numbers
            .take_while(|number| list_next(&mut games, *number, &mut list))
            .for_each(drop);
        list
    }

    #[test]
    fn a_record_that_could_be_several_games_is_listed_once_for_each() {
        let several = list("1. d2 d6 2. f4 f2 3. b4 d3");
        let variants: Vec<_> = several.games.iter().map(|game| game.variant).collect();
        let all = ["nine_mens_morris", "mixed_mill", "ceylon_mill"].map(Some);
        assert_eq!(variants, all);
        assert!(several.is_choice() && several.unread.is_empty());
        let tagged = list("[Variant \"Mixed Mill\"]\n[White \"Ann\"]\n1. d2 d6");
        assert!(!tagged.is_choice());
        assert_eq!(tagged.games[0].variant, None);
        assert_eq!(tagged.games[0].players, ["Ann", ""]);
        assert_eq!(list("1. d2 d2").unread.len(), 1);
    }
}
