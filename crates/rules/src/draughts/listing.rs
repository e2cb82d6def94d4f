//! The games of a PDN text as a list to choose from.

use super::pdn::{self, FoundGame, PdnGames};
use super::{PdnReplay, people_of};
use crate::Occupant;
use crate::game_list::{GameList, ListedGame, UnreadGame};

/// Lists the next game of a PDN text: whether it can be played, or what is wrong with it. Returns
/// false at the end.
pub fn list_next(games: &mut PdnGames, out: &mut GameList) -> bool {
    match games.next() {
        None => return false,
        Some(Ok(found)) => match PdnReplay::of(&found.game) {
            Ok(replay) => out.games.push(listed(found, &replay)),
            Err(why) => out.unread.push(UnreadGame {
                number: found.number,
                line: Some(found.place_of(why.move_number()).line),
                why: why.to_string(),
            }),
        },
        Some(Err(skipped)) => out.unread.push(UnreadGame {
            number: skipped.number,
            line: Some(skipped.error.line),
            why: skipped.error.reason(),
        }),
    }
    true
}

fn listed(found: FoundGame, replay: &PdnReplay) -> ListedGame {
    let FoundGame { number, game, .. } = found;
    let tag = |name| game.tag(name).unwrap_or_default().trim().to_owned();
    ListedGame {
        number,
        variant: None,
        players: people_of(&game).iter().map(Occupant::own_name).collect(),
        event: tag("Event"),
        date: tag("Date"),
        outcome: replay.turn().outcome().cloned(),
        plies: replay.plies(),
        text: pdn::write(std::slice::from_ref(&game)),
        record: None,
    }
}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn games_are_listed_with_what_their_tags_say() {
        let text = "[Event \"Open\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[Date \"1974\"]\n1. 11-15 22-17 1-0\n\n\
                    [Event \"Bad\"]\n1. 11-16 22-33 *\n\n\
                    [Event \"Refused\"]\n1. 11-20 *\n\n[Event \"Last\"]\n1. 12-16 *\n";
        let mut list = GameList::default();
        let mut games = PdnGames::new(text);
        while list_next(&mut games, &mut list) {}
        let [first, last] = list.games.as_slice() else {
            panic!("{list:?}");
        };
        assert_eq!(first.players, ["Ann", "Bob"]);
        assert_eq!(
            (first.event.as_str(), first.date.as_str()),
            ("Open", "1974")
        );
        assert_eq!((first.number, first.plies), (1, 2));
        let winners = first
            .outcome
            .as_ref()
            .map(|outcome| outcome.winners.clone());
        assert_eq!(winners, Some(vec![Seat(0)]));
        assert_eq!((last.number, last.outcome.as_ref()), (4, None));
        let unread: Vec<_> = list
            .unread
            .iter()
            .map(|game| (game.number, game.line))
            .collect();
        assert_eq!(unread, [(2, Some(8)), (3, Some(11))], "{:?}", list.unread);
        assert!(list.unread.iter().all(|game| game.why.ends_with('.')));
    }
}
