//! The Six Wives as a [`Game`] and its own [`GameView`]: nothing is hidden.

use coffer_texts as texts;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::board::{Action, Board, Parts, Space};
use super::card::Cocktail;
use super::{
    Chance, FIRST, Move, PASS, PLACES, Progress, SEATS, SixWives, VARIANT, board, duties, explain,
    notation, placement, spot, survive,
};
use crate::{
    Earlier, Effect, Game, GameView, InteractiveGame, PieceBox, PieceView, Placement, Refusal,
    Seat, Setup, Spot, Turn, Variant,
};

/// No third occurrence of a position ends a line that is no longer than this.
const NO_REPETITION: u32 = 7;

impl Game for SixWives {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "six_wives",
        family: "six_wives",
        game: "six_wives",
        options: &[SEATS, FIRST, PLACES],
        seat_options: &[VARIANT],
        seats: 2,
    }];

    fn new(setup: &Setup) -> Self {
        let first = (setup.value(FIRST.name) == "first_seat").then_some(0);
        let progress = Progress {
            first,
            ..Progress::default()
        };
        let board = Board::start(&duties(setup), setup.value(PLACES.name) == "on");
        Self::with_board(board, progress)
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let refused = |why: String| Refusal::new("refusal-position").with("why", why);
        let places = setup.value(PLACES.name) == "on";
        let read = notation::PositionText::read(text, &duties(setup), places)
            .map_err(|key| refused(texts::text(key).to_owned()))?;
        let board = Board::try_from(read.parts).map_err(|error| refused(error.to_string()))?;
        Ok(Self::with_board(board, read.progress))
    }

    fn position(&self) -> String {
        let text = notation::PositionText {
            parts: Parts::from(self.board),
            progress: self.progress,
        };
        text.write()
    }

    fn seats(&self) -> u8 {
        self.board.seats()
    }

    fn turn(&self) -> Turn {
        match &self.outcome {
            Some(outcome) => Turn::Over(outcome.clone()),
            None if self.waits_for().is_some() => Turn::Chance,
            None => Turn::Seat(self.board.turn()),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if Game::turn(self).seat().is_some() {
            self.for_each_action(|action| moves.push(Move::Act(action)));
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        if Game::turn(self) != Turn::Chance {
            return None;
        }
        Some(match self.waits_for()? {
            Chance::First => Move::First(Seat(rng.random_range(0..self.board.seats()))),
            Chance::Coins(seat) => {
                let mut numbers = [0, 1, 2, 3, 4, 5];
                numbers.shuffle(&mut rng);
                Move::Coins(seat, numbers)
            }
            Chance::Cocktail(seat) => {
                let mut queens = [0, 1, 2, 3, 4, 5];
                queens.shuffle(&mut rng);
                let [a, b, c, d, ..] = queens;
                Move::Cocktail(seat, Cocktail::new(1 << a | 1 << b, 1 << c | 1 << d)?)
            }
        })
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        let legal = match (Game::turn(self), mv) {
            (Turn::Seat(_), Move::Act(action)) => self.is_legal(*action),
            (Turn::Chance, chance) => self.is_chance(chance),
            _ => false,
        };
        (!legal).then(|| explain::explain_move(self, mv))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        match mv {
            Move::Act(action) => self.act(*action, effects),
            chance => self.act_of_chance(chance, effects),
        }
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    fn move_text(&self, mv: &Move) -> String {
        match mv {
            Move::Act(action) => self.board.write(*action),
            Move::First(seat) => notation::write_first(*seat),
            Move::Coins(seat, numbers) => notation::write_coins(*seat, *numbers),
            Move::Cocktail(seat, cocktail) => notation::write_draw(*seat, *cocktail),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let mv = notation::read_move(text).ok_or_else(|| {
            Refusal::new("refusal-six_wives-notation").with("text", texts::excerpt(text))
        })?;
        self.refusal(&mv).map_or(Ok(mv), Err)
    }

    /// A third repetition was a draw (SW-10).
    fn earlier_move(&self, text: &str) -> Option<Earlier> {
        match notation::read_move(text)? {
            Move::Act(action) if self.board.is_legal(action) && self.repeats(action) => {
                Some(Earlier::Drawn)
            }
            _ => None,
        }
    }

    fn fast_perft(&self, depth: u32) -> Option<u64> {
        let fresh = depth <= NO_REPETITION && self.seen.is_fresh() && self.passes == 0;
        let acts = Game::turn(self).seat().is_some();
        (fresh && acts && self.rounds == 0).then(|| board::perft(&self.board, depth))
    }

    fn key(&self) -> u64 {
        self.board.key() ^ u64::from(self.progress.first.is_none())
    }

    fn starts_turn(&self) -> bool {
        self.waits_for().is_none()
    }

    /// Chance cannot be taken back.
    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Act(_))
    }
}

impl InteractiveGame for SixWives {
    /// No piece can be added: which queens are on the board follows from the fates that were met.
    fn piece_box(&self) -> Option<PieceBox> {
        Some(PieceBox::default())
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        placement::placed(self, placement)
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        placement::misplaced(&self.board, placement)
    }

    /// The piece and where it goes; a queen and the way to survive of her seat; [`PASS`].
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        match mv {
            Move::Act(action) => match (action.from(), action.to()) {
                (Some(from), Some(to)) => vec![spot(from), spot(to)],
                (Some(from), None) => vec![spot(from), survive(self.board.turn())],
                (None, _) => vec![PASS],
            },
            Move::First(seat) | Move::Coins(seat, _) | Move::Cocktail(seat, _) => {
                vec![Spot::Tray(*seat)]
            }
        }
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }

    /// The king and each queen that stands right for a divorce that is not open to her (SW-4, SW-17).
    fn barred(&self) -> Vec<Vec<Spot>> {
        let seat = self.board.turn();
        let king = self.board.king(seat);
        let barred = |queen: &Space| {
            let action = Action::shift(king, *queen);
            self.board.meets(action) && !self.board.is_legal(action)
        };
        let queens = board::Spaces(self.board.queens_of(seat)).filter(barred);
        queens.map(|queen| vec![spot(king), spot(queen)]).collect()
    }
}

impl GameView for SixWives {
    fn pieces(&self) -> Vec<PieceView> {
        self.all_pieces()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
