//! One game of a tournament: its opening, who has which seat, and how it ends.
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_players::{Budget, Clock};
use coffer_rules::stable_hash::mix;
use coffer_rules::{AnyMatch, Turn};

use crate::args::GameArgs;
use crate::chance::let_chance_act;
use crate::error::CliError;
use crate::play::LONGEST_GAME;

/// Which player has which seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seating {
    /// The players are exchanged: the second of them has the first move, or the single seat.
    turned: bool,
    /// The single seat, if there are three seats or one player sits against all others.
    alone: usize,
    /// The first player has the single seat, whatever the number of seats.
    against_all: bool,
}

impl Seating {
    /// The seating of a game. With `alone`, the number of seats, the first player has each seat in
    /// turn, against the second one in all others.
    pub const fn of_game(game: u64, alone: Option<u64>) -> Seating {
        match alone {
            Some(seats) => Seating {
                turned: false,
                alone: (game % seats) as usize,
                against_all: true,
            },
            None => Seating {
                turned: game % 2 == 1,
                alone: (game / 2 % 3) as usize,
                against_all: false,
            },
        }
    }

    /// The player (0 or 1) that has this one of `seats` seats.
    fn player(self, seat: usize, seats: usize) -> usize {
        let other = if seats == 3 || self.against_all {
            seat != self.alone
        } else {
            seat % 2 == 1
        };
        usize::from(other ^ self.turned)
    }

    /// The lead of the first player in half points: the difference of the mean scores of both
    /// players' seats.
    fn ahead(self, scores: &[i32]) -> i64 {
        let mean = |player: usize| {
            let own = (0..scores.len()).filter(|seat| self.player(*seat, scores.len()) == player);
            let own: Vec<i64> = own.map(|seat| i64::from(scores[seat])).collect();
            2 * own.iter().sum::<i64>() / own.len().max(1) as i64
        };
        mean(0) - mean(1)
    }
}

/// Plays one game. Returns the player that won and the lead of the first player in half points,
/// which is 0 in games without points.
pub(super) fn one_game(
    mut game: Box<dyn AnyMatch>,
    players: &mut [Box<dyn AnyThinker>; 2],
    seating: Seating,
    seed: u64,
    limit: Budget,
    clock: Clock,
) -> Result<(Option<usize>, i64), CliError> {
    let seats = game.seats().len();
    loop {
        let_chance_act(&mut *game);
        let seat = match game.turn() {
            Turn::Seat(seat) if game.ply() < LONGEST_GAME => seat,
            Turn::Over(outcome) => {
                // Partners win together.
                let mut winners = outcome
                    .winners
                    .iter()
                    .map(|seat| seating.player(seat.index(), seats));
                let first = winners.next();
                let together = winners.all(|player| Some(player) == first);
                return Ok((first.filter(|_| together), seating.ahead(&outcome.scores)));
            }
            Turn::Seat(_) | Turn::Chance => return Ok((None, 0)),
        };
        let player = &mut players[seating.player(seat.index(), seats)];
        let own = player.budget().nodes;
        let budget = Budget {
            nodes: own.into_iter().chain(limit.nodes).min(),
            time: limit.time,
        };
        let request = Request::new(Some(budget), PlayerSeed::of(seed, game.ply()), clock);
        let best = player
            .think(&*game, &request)
            .and_then(|thought| thought.best)
            .ok_or(CliError::NoAnswer(seat.0))?;
        game.play(&best).map_err(CliError::Position)?;
    }
}

/// A game after `plies` random moves, or after the deal if chance moves first. If the game is already
/// over, other moves are tried.
pub(super) fn opening(
    args: &GameArgs,
    seed: u64,
    plies: u64,
) -> Result<Box<dyn AnyMatch>, CliError> {
    let mut random = seed;
    loop {
        let mut game = args.open(Vec::new(), seed)?;
        if game.turn() == Turn::Chance {
            let_chance_act(&mut *game);
            return Ok(game);
        }
        let begun = game.turn().outcome().is_some();
        for _ in 0..plies {
            random = mix(random);
            let mut legal = game.legal();
            if legal.is_empty() {
                break;
            }
            let chosen = legal.swap_remove((random % legal.len() as u64) as usize);
            game.play(&chosen).map_err(CliError::Position)?;
            let_chance_act(&mut *game);
        }
        if begun || game.turn().outcome().is_none() {
            return Ok(game);
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    /// SV-12: with three seats one player has the single seat and the other has two, and then they
    /// change; leads are per seat.
    #[test]
    fn with_three_seats_one_sits_alone() {
        let players = |turned, alone| {
            [0, 1, 2].map(|seat| {
                Seating {
                    turned,
                    alone,
                    against_all: false,
                }
                .player(seat, 3)
            })
        };
        assert_eq!(players(false, 0), [0, 1, 1]);
        assert_eq!(players(true, 0), [1, 0, 0]);
        assert_eq!(players(false, 2), [1, 1, 0]);
        let seating = Seating {
            turned: true,
            alone: 1,
            against_all: false,
        };
        assert_eq!(seating.ahead(&[20, 30, 25]), -15);
        assert_eq!(
            [0, 1, 2, 3].map(|seat| seating.player(seat, 4)),
            [1, 0, 1, 0]
        );
        assert_eq!(seating.ahead(&[30, 20, 30, 20]), -20);
    }
}
