//! Think requests and their answers, as values and as text: tasks on the desktop and workers in the
//! browser get the same.

use std::fmt;
use std::time::Duration;

use coffer_rules::registry::for_each_game;
use coffer_rules::{Game, Occupant, Variant};
use coffer_texts::{Sentence, cut};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::knowledge::Knowledge;
use super::levels::Courtier;
use super::seed::PlayerSeed;
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, Clock};

/// Everything that the player of a seat may know and nothing else: the seat's view, never the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ThinkRequest<G: Game> {
    /// The key of the variant.
    pub variant: String,
    /// The player that is asked.
    pub who: Occupant,
    /// The view of its seat.
    pub view: G::View,
    /// The moves it may choose from.
    pub legal: Vec<G::Move>,
    /// The seed of what it draws.
    pub seed: PlayerSeed,
    /// The node budget; `None` for the player's own budget.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// The threads that the strongest courtier may think with; the others use one.
    #[serde(default)]
    pub threads: usize,
    /// See [`Request::analyses`].
    #[serde(default)]
    pub analyses: bool,
}

/// The player that was asked last.
struct Asked<G: CourtGame> {
    variant: String,
    who: Occupant,
    thinker: Box<dyn Thinker<G>>,
}

/// The part of a request that says which game it is about.
#[derive(Deserialize)]
struct RequestHeader {
    variant: String,
}

impl<G: CourtGame> ThinkRequest<G> {
    /// The request as a line of JSON, for [`answer`].
    ///
    /// # Errors
    /// If the view cannot be written as JSON.
    pub fn to_text(&self) -> Result<String, ThinkRequestError> {
        write(self)
    }

    /// A [`Request`] with this request's budget, threads and seed.
    #[must_use]
    pub fn request(&self, clock: Clock) -> Request {
        let strongest = Courtier::ThomasCromwell.level();
        Request {
            threads: if matches!(self.who, Occupant::Courtier(who) if who.level == strongest) {
                self.threads
            } else {
                1
            },
            analyses: self.analyses,
            ..Request::new(self.nodes.map(Budget::nodes), self.seed, clock)
        }
    }

    /// A [`Request`] to ponder for so long: to search the opponent's position, so that the player that
    /// is kept knows it when it is asked for a move.
    #[must_use]
    pub fn pondering(&self, time: Duration, clock: Clock) -> Request {
        Request {
            book: false,
            ponders: true,
            resume: true,
            ..Request::new(Some(Budget::time(time)), self.seed, clock)
        }
    }

    /// Thinks with this knowledge until the player's budget is used up or the request is cancelled.
    /// The same player goes on where it was asked last, if the game keeps players. Whoever only wants
    /// a score, such as for a hint, asks another player, so that the one at the table keeps what it has
    /// searched.
    #[must_use]
    pub fn think(&self, knowledge: &Knowledge, request: &Request) -> Thought<G::Move> {
        let place = if request.analyses {
            knowledge.adviser()
        } else {
            knowledge.kept()
        };
        let kept = place.take::<Asked<G>>();
        let same = kept.filter(|asked| asked.variant == self.variant && asked.who == self.who);
        let mut asked = same.unwrap_or_else(|| Asked {
            variant: self.variant.clone(),
            who: self.who.clone(),
            thinker: G::thinker(&self.variant, &self.who, knowledge),
        });
        let thought = asked.thinker.think(&self.view, &self.legal, request);
        if G::KEEPS_PLAYERS {
            place.put(asked);
        }
        thought
    }
}

/// Why a request cannot be sent or answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThinkRequestError {
    /// The text is not a request or not an answer.
    #[error("{}", Sentence::new("players-unreadable").with("why", .0))]
    Unreadable(String),
    /// No computer player knows the game.
    #[error("{}", Sentence::new("players-no_courtier").with("variant", .0))]
    Variant(String),
}

fn unreadable(error: impl fmt::Display) -> ThinkRequestError {
    ThinkRequestError::Unreadable(cut(&error.to_string(), 160))
}

pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, ThinkRequestError> {
    serde_json::from_str(text).map_err(unreadable)
}

pub(super) fn write<T: Serialize>(value: &T) -> Result<String, ThinkRequestError> {
    serde_json::to_string(value).map_err(unreadable)
}

/// Reads a request, thinks, and writes the answer: all that a worker does.
///
/// # Errors
/// With a sentence if the text is not a request about a game that computer players play.
pub fn answer(
    text: &str,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<String, ThinkRequestError> {
    of_game(text, ANSWERS)?(text, knowledge, clock)
}

/// Which of these functions, by the variants of each game, is for the game of this request.
pub(super) fn of_game<F>(
    text: &str,
    functions: &'static [(&[Variant], F)],
) -> Result<&'static F, ThinkRequestError> {
    let RequestHeader { variant } = read(text)?;
    let known = functions
        .iter()
        .find(|(variants, _)| variants.iter().any(|known| known.key == variant));
    known
        .map(|(_, function)| function)
        .ok_or_else(|| ThinkRequestError::Variant(cut(&variant, 24)))
}

/// Answers a request about one game.
fn answer_for<G: CourtGame>(
    text: &str,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<String, ThinkRequestError> {
    let think_request: ThinkRequest<G> = read(text)?;
    write(&think_request.think(knowledge, &think_request.request(clock)))
}

/// The variants of a game, and the function that answers requests about them.
type Answer = (
    &'static [Variant],
    fn(&str, &Knowledge, Clock) -> Result<String, ThinkRequestError>,
);

macro_rules! answers {
    ($($game:ty,)*) => { &[$((<$game>::VARIANTS, answer_for::<$game>)),*] };
}

/// The answering functions by game.
static ANSWERS: &[Answer] = for_each_game!(answers);

/// Reads what [`answer`] wrote. The moves in it are not to be trusted: the rules check them before
/// they are played.
///
/// # Errors
/// If the text is not an answer.
pub fn read_answer<G: Game>(text: &str) -> Result<Thought<G::Move>, ThinkRequestError> {
    read(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::tests::weights;
    use crate::system_clock;
    use coffer_rules::draughts::Draughts;
    use coffer_rules::{Match, Seat, Setup};

    fn think_request(level: u8) -> ThinkRequest<Draughts> {
        let setup = Setup::standard("draughts").expect("draughts is known");
        let seats = vec![Occupant::courtier(level); 2];
        let mut game: Match<Draughts> = Match::new(setup, seats, 1);
        for mv in ["11-15", "22-17", "8-11"] {
            game.play_text(mv).expect("a legal move");
        }
        ThinkRequest {
            variant: "draughts".to_owned(),
            who: Occupant::courtier(level),
            view: game.game().view(Some(Seat(1))),
            legal: game.legal_moves().to_vec(),
            seed: PlayerSeed::of(3, 0),
            nodes: None,
            threads: 1,
            analyses: false,
        }
    }

    #[test]
    fn an_answer_by_text_is_the_answer_by_value() {
        let think_request = think_request(1);
        let text = think_request.to_text().expect("draughts can be written");
        let by_text =
            read_answer::<Draughts>(&answer(&text, weights(), system_clock).expect("an answer"))
                .expect("readable");
        let by_value = think_request.think(weights(), &think_request.request(system_clock));
        assert_eq!(by_text, by_value);
        assert!(think_request.legal.contains(&by_text.best.expect("a move")));
    }

    #[test]
    fn with_a_time_limit_a_player_goes_on_and_with_positions_it_does_not() {
        let mut think_request = think_request(5);
        let knowledge = Knowledge::default();
        let mut think = |nodes, time| {
            think_request.nodes = nodes;
            let mut request = think_request.request(system_clock);
            request.depth = Some(9);
            request.budget = Some(Budget { nodes, time });
            think_request.think(&knowledge, &request)
        };
        let hour = Some(Duration::from_secs(3600));
        let first = think(None, hour);
        let again = think(None, hour);
        assert!(again.nodes * 2 < first.nodes, "{again:?} {first:?}");
        let counted = think(Some(10_000_000), None);
        assert_eq!(counted, think(Some(10_000_000), None));
        assert_eq!(counted.nodes, first.nodes);
    }

    #[test]
    fn only_the_strongest_courtier_thinks_with_several_threads() {
        let threads = |level| {
            let asked = ThinkRequest {
                threads: 4,
                ..think_request(level)
            };
            asked.request(system_clock).threads
        };
        assert_eq!([threads(4), threads(5)], [1, 4]);
    }

    #[test]
    fn a_player_that_has_pondered_searches_less_for_its_move() {
        let setup = Setup::standard("draughts").expect("draughts is known");
        let seats = vec![Occupant::courtier(5); 2];
        let mut game: Match<Draughts> = Match::new(setup, seats, 1);
        let mut nodes = Vec::new();
        let knowledge = [(); 2].map(|()| Knowledge::default());
        let asked = |game: &Match<Draughts>| {
            let seat = game.turn().seat().expect("somebody moves");
            ThinkRequest {
                view: game.game().view(Some(seat)),
                legal: game.legal_moves().to_vec(),
                ..think_request(5)
            }
        };
        let hour = Duration::from_secs(3600);
        let pondered = asked(&game);
        let pondering = Request {
            depth: Some(11),
            ..pondered.pondering(hour, system_clock)
        };
        let expected = pondered.think(&knowledge[1], &pondering);
        game.play(expected.best.expect("a move"))
            .expect("a legal move");
        for knowledge in &knowledge {
            let asked = asked(&game);
            let request = Request {
                depth: Some(10),
                book: false,
                budget: Some(Budget::time(hour)),
                ..asked.request(system_clock)
            };
            nodes.push(asked.think(knowledge, &request).nodes);
        }
        assert!(nodes[1] * 10 < nodes[0] * 9, "{nodes:?}");
    }

    #[test]
    fn a_hint_leaves_the_player_at_the_table_what_it_has_searched() {
        let (asked, knowledge) = (think_request(5), Knowledge::default());
        let think = || {
            let request = Request {
                depth: Some(9),
                budget: Some(Budget::time(Duration::from_secs(3600))),
                ..asked.request(system_clock)
            };
            asked.think(&knowledge, &request).nodes
        };
        let first = think();
        let hint = ThinkRequest {
            nodes: Some(1_000),
            analyses: true,
            ..think_request(5)
        };
        let hinted = hint.think(&knowledge, &hint.request(system_clock));
        assert!(hinted.best.is_some());
        let again = think();
        assert!(again * 2 < first, "{again} {first}");
    }

    #[test]
    fn the_view_goes_with_its_history() {
        let think_request = think_request(4);
        let again: ThinkRequest<Draughts> =
            read(&think_request.to_text().expect("text")).expect("readable");
        assert_eq!(
            (again.view, again.legal),
            (think_request.view, think_request.legal)
        );
    }

    #[test]
    fn what_is_no_question_gets_a_sentence() {
        for text in [
            "",
            "{}",
            "null",
            "{\"variant\":\"draughts\"}",
            "{\"variant\":3}",
        ] {
            assert!(
                matches!(
                    answer(text, weights(), system_clock),
                    Err(ThinkRequestError::Unreadable(_))
                ),
                "{text}"
            );
        }
        let chess = answer("{\"variant\":\"chess\"}", weights(), system_clock);
        assert_eq!(chess, Err(ThinkRequestError::Variant("chess".to_owned())));
        let text = think_request(1)
            .to_text()
            .expect("text")
            .replace("\"courtier\":1", "\"courtier\":200");
        let thought = read_answer::<Draughts>(
            &answer(&text, weights(), system_clock).expect("somebody moves"),
        )
        .expect("readable");
        assert!(
            thought.best.is_some(),
            "an unknown courtier moves at random"
        );
        assert!(read_answer::<Draughts>("{}").is_err());
    }
}
