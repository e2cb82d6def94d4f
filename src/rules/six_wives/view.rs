//! What a seat may know: everything but the draws of the others.

use serde::{Deserialize, Serialize};

use super::SixWives;
use super::board::Board;
use super::card::{Card, Cocktail, Duty, Fate};
use crate::rules::{Game, GameView, PieceView, Seat, Turn};

/// A game of The Six Wives as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The game, without the draws that the viewer may not know.
    known: SixWives,
}

impl View {
    pub(super) fn of(game: &SixWives, viewer: Option<Seat>) -> View {
        let mut known = game.clone();
        for seat in game.board.all_seats() {
            let drawn = matches!(game.board.card(seat).duty(), Duty::Cocktail(Some(_)));
            if drawn && viewer != Some(seat) {
                known.board = known.board.with_duty(seat, Duty::Cocktail(None));
            }
        }
        View { known }
    }

    /// The board. A draw that the viewer does not know is missing: any goal then seems open to the
    /// queens.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.known.board
    }

    /// Keys of the positions that can recur, the current one last.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        &self.known.seen
    }

    /// The turns that each player can still have before the game is drawn.
    #[must_use]
    pub fn rounds_left(&self) -> u16 {
        self.known.rounds_left()
    }

    /// The seats that have met all goals, in the order in which they did.
    #[must_use]
    pub fn ranking(&self) -> &[Seat] {
        &self.known.ranking
    }

    /// The score card of a seat, as far as the viewer knows it.
    #[must_use]
    pub fn card(&self, seat: Seat) -> &Card {
        self.known.board.card(seat)
    }

    /// The seats whose draw the viewer does not know although it is made.
    pub fn unknown(&self) -> impl Iterator<Item = Seat> {
        let seats = self.known.board.all_seats();
        seats.filter(|seat| {
            let drawn = self.known.progress.drawn >> seat.0 & 1 != 0;
            drawn && self.card(*seat).duty() == Duty::Cocktail(None)
        })
    }

    /// The draws with which a seat can have met the goals that it has met.
    #[must_use]
    pub fn possible_draws(&self, seat: Seat) -> Vec<Cocktail> {
        possible_draws(self.card(seat).log())
    }
}

/// The draws that allow these goals in this order.
#[must_use]
fn possible_draws(log: &[(u8, Fate)]) -> Vec<Cocktail> {
    let allows = |cocktail: &Cocktail| {
        let mut card = Card::new(Duty::Cocktail(Some(*cocktail)));
        log.iter().all(|(queen, fate)| {
            let allowed = card.barrier(*queen, *fate).is_none();
            card.meet(*queen, *fate);
            allowed
        })
    };
    Cocktail::all().filter(allows).collect()
}

impl SixWives {
    /// The same game with the draw of a seat replaced, e.g. by one that a viewer thinks possible.
    /// The caller makes sure that it agrees with the goals met.
    #[must_use]
    pub fn with_draw(&self, seat: Seat, cocktail: Cocktail) -> SixWives {
        let mut out = self.clone();
        out.board = out.board.with_duty(seat, Duty::Cocktail(Some(cocktail)));
        out
    }
}

impl GameView for View {
    fn pieces(&self) -> Vec<PieceView> {
        self.known.all_pieces()
    }

    fn turn(&self) -> Turn {
        Game::turn(&self.known)
    }

    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
