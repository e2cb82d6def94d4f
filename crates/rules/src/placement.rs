//! Positions set up by hand: pieces from a box are put on the board, and its pieces moved; or cards
//! from one pile to another.

use std::collections::{BTreeMap, BTreeSet};

use super::{Kind, PieceView, Seat, Spot, Turn};

/// What a person sets a position up with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceBox {
    /// The pieces that can be put on the board, as many of each as one likes. If there are none,
    /// those on the board can only be moved.
    pub pieces: Vec<(Seat, Kind)>,
    /// Those of the pieces of which there can be only one on the board.
    pub single: Vec<(Seat, Kind)>,
    /// The most pieces that a side can still have in hand.
    pub in_hand: u8,
}

/// A position set up by hand. It may break the rules, see
/// [`Game::from_position`](super::Game::from_position).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The seat to move.
    pub turn: Seat,
    /// The pieces on the board, by the number of their [`Spot::Square`].
    pub pieces: BTreeMap<u16, (Seat, Kind)>,
    /// The pieces that the first two seats have in hand.
    pub in_hand: [u8; 2],
    /// In a game of cards, every card in one of its piles. The last pile is of those that are out of
    /// play.
    pub piles: Vec<CardPile>,
    /// What else must be known of a position of cards.
    pub choices: Vec<PlacementChoice>,
    /// What follows from the cards, in words, such as which suit is trump; may be empty.
    pub note: String,
}

/// A pile of cards, such as a hand or a stock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardPile {
    /// Its name.
    pub name: String,
    /// Its cards, no two of the same kind.
    pub cards: Vec<Kind>,
    /// Whether the order of the cards counts.
    pub in_order: bool,
}

impl CardPile {
    /// A pile whose cards are sorted.
    pub(super) fn sorted(name: String, cards: impl IntoIterator<Item = Kind>) -> Self {
        let mut cards: Vec<Kind> = cards.into_iter().collect();
        cards.sort_unstable();
        Self {
            name,
            cards,
            in_order: false,
        }
    }

    /// A pile whose cards stay in this order.
    pub(super) fn in_order(name: String, cards: impl IntoIterator<Item = Kind>) -> Self {
        Self {
            name,
            cards: cards.into_iter().collect(),
            in_order: true,
        }
    }
}

/// A choice that belongs to a position, such as who leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementChoice {
    /// The key of its name in the text tables.
    pub key: &'static str,
    /// Its answers in words.
    pub answers: Vec<String>,
    /// The index of the answer that was chosen.
    pub chosen: usize,
}

impl Placement {
    /// Puts a piece on a square. If it stood there already, it is taken away; one of which there can
    /// be only one moves there.
    pub fn put(&mut self, pieces: &PieceBox, square: u16, piece: (Seat, Kind)) {
        if self.pieces.get(&square) == Some(&piece) {
            self.pieces.remove(&square);
            return;
        }
        if pieces.single.contains(&piece) {
            self.pieces.retain(|_, other| *other != piece);
        }
        self.pieces.insert(square, piece);
    }

    /// The squares of a side's pieces of this kind, in their order.
    pub(super) fn squares_of(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = u16> {
        let pieces = self.pieces.iter();
        pieces.filter_map(move |(square, piece)| (*piece == (seat, kind)).then_some(*square))
    }

    /// The answer to the choice with this key; the first one if there is no such choice.
    pub(super) fn chosen(&self, key: &str) -> usize {
        let choice = self.choices.iter().find(|choice| choice.key == key);
        choice.map_or(0, |choice| choice.chosen)
    }

    /// Moves cards to the pile with this number.
    pub fn move_cards(&mut self, cards: &BTreeSet<Kind>, to: usize) {
        if to >= self.piles.len() {
            return;
        }
        for (number, pile) in self.piles.iter_mut().enumerate() {
            if number == to {
                let new = cards.iter().filter(|card| !pile.cards.contains(card));
                let new: Vec<Kind> = new.copied().collect();
                pile.cards.extend(new);
            } else {
                pile.cards.retain(|card| !cards.contains(card));
            }
            if !pile.in_order {
                pile.cards.sort_unstable();
            }
        }
    }

    /// Takes the words of another position of the same game, which are in the player's language of now.
    pub fn reword(&mut self, other: &Self) {
        for (pile, other) in self.piles.iter_mut().zip(&other.piles) {
            pile.name.clone_from(&other.name);
        }
        for (choice, other) in self.choices.iter_mut().zip(&other.choices) {
            choice.answers.clone_from(&other.answers);
        }
    }

    /// Takes every card out of play.
    pub fn clear_piles(&mut self) {
        let all = self.piles.iter().flat_map(|pile| &pile.cards);
        let all: BTreeSet<Kind> = all.copied().collect();
        self.move_cards(&all, self.piles.len().saturating_sub(1));
    }

    /// The position that a game shows, in which at most so many pieces are set up in hand.
    pub(super) fn new(pieces: &[PieceView], turn: &Turn, most_in_hand: u8) -> Self {
        let turn = turn.seat().unwrap_or_default();
        let on_board = |piece: &PieceView| match piece.spot {
            Spot::Square(square) => Some((square, (piece.owner?, piece.kind?))),
            _ => None,
        };
        let in_hand = |seat: Seat| {
            let hand = pieces.iter().filter(|piece| piece.spot == Spot::Hand(seat));
            u8::try_from(hand.count()).map_or(most_in_hand, |n| n.min(most_in_hand))
        };
        Self {
            turn,
            pieces: pieces.iter().filter_map(on_board).collect(),
            in_hand: [in_hand(Seat(0)), in_hand(Seat(1))],
            ..Self::default()
        }
    }

    /// The text of a position of a game for two: the letter of the side to move, then of each side
    /// its letter and its pieces, then what both have in hand, such as `W:Wa7,d7:Bg7:H7,7`.
    /// `letters` are those of the seats, `name` a piece's name on its square.
    pub(super) fn text(
        &self,
        letters: [char; 2],
        name: impl Fn(Kind, u16) -> Option<String>,
    ) -> String {
        let side = |seat: Seat| {
            let own = self.pieces.iter().filter(|(_, (owner, _))| *owner == seat);
            let names = own.filter_map(|(square, (_, kind))| name(*kind, *square));
            let names: Vec<String> = names.collect();
            format!("{}{}", letters[seat.index()], names.join(","))
        };
        let turn = letters[self.turn.index().min(1)];
        let hands = match self.in_hand {
            [0, 0] => String::new(),
            [first, second] => format!(":H{first},{second}"),
        };
        format!("{turn}:{}:{}{hands}", side(Seat(0)), side(Seat(1)))
    }
}

#[cfg(feature = "texts")]
#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::{IndexedRandom, IteratorRandom};
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::draughts::{KING, MAN};
    use crate::registry;
    use crate::{AnyMatch, Kind};

    #[test]
    fn what_is_on_the_board_can_be_set_up_again() {
        let mut checked = 0;
        for variant in registry::variants() {
            let set_up =
                |position: Option<&str>| registry::set_up(variant.key, &BTreeMap::new(), position);
            let mut game = set_up(None).expect("the start");
            if game.piece_box().is_none() || !game.placement().piles.is_empty() {
                continue;
            }
            checked += 1;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            for _ in 0..60 {
                let placed = game.placed(&game.placement()).expect("a position");
                let again = set_up(Some(&placed)).map(|again| again.position());
                // A trap that is being resolved is not set up by hand.
                let whole = !game.position().contains(":T");
                assert!(
                    !whole || again == Some(game.position()),
                    "{placed} for {}",
                    game.position()
                );
                match game.legal().choose(&mut rng) {
                    Some(text) => game.play(text).expect("a legal move"),
                    None if game.chance() => {}
                    None => break,
                }
            }
        }
        assert_eq!(checked, 9, "the board games");
    }

    #[test]
    fn a_king_is_put_down_and_the_other_side_moves() {
        let game = registry::set_up("draughts", &BTreeMap::new(), None).expect("draughts");
        let placement = Placement {
            turn: Seat(1),
            pieces: [(0, (Seat(0), MAN)), (30, (Seat(1), KING))].into(),
            ..Placement::default()
        };
        assert_eq!(game.placed(&placement).as_deref(), Some("W:B1:WK31"));
    }

    /// Changes a placement as somebody does who sets up a position, without regard to the rules.
    fn edit(placement: &mut Placement, pieces: &PieceBox, squares: u16, rng: &mut impl RngExt) {
        let square = rng.random_range(0..squares);
        match rng.random_range(0..10) {
            0 => placement.turn = Seat(rng.random_range(0..2)),
            1 if pieces.in_hand > 0 => {
                placement.in_hand = std::array::from_fn(|_| rng.random_range(0..=pieces.in_hand));
            }
            2 if !placement.piles.is_empty() => placement.clear_piles(),
            3..6 if !placement.piles.is_empty() => {
                let cards = placement.piles.iter().flat_map(|pile| &pile.cards);
                let cards: Vec<Kind> = cards.copied().collect();
                let some = cards.sample(rng, 3).copied().collect();
                placement.move_cards(&some, rng.random_range(0..placement.piles.len()));
            }
            6 => {
                for choice in &mut placement.choices {
                    choice.chosen = rng.random_range(0..choice.answers.len());
                }
            }
            _ if !pieces.pieces.is_empty() => {
                let piece = *pieces.pieces.choose(rng).expect("a piece");
                placement.put(pieces, square, piece);
            }
            // Both change places, as none may leave the board.
            _ => {
                let from = placement.pieces.keys().copied().choose(rng);
                if let Some(from) = from.filter(|from| *from != square) {
                    let (one, other) = (
                        placement.pieces.remove(&from),
                        placement.pieces.remove(&square),
                    );
                    placement.pieces.extend(one.map(|piece| (square, piece)));
                    placement.pieces.extend(other.map(|piece| (from, piece)));
                }
            }
        }
    }

    /// Every position that its game cannot read is refused in words for somebody who looks at it, and
    /// one that is refused cannot be played.
    #[test]
    fn what_is_wrong_is_said_of_the_board() {
        let options = |set: &[(&str, &str)]| -> BTreeMap<String, String> {
            let pairs = set.iter();
            pairs
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect()
        };
        // What every seat is given.
        let each = options(&[("variant", "number")]);
        let boards = [
            ("draughts", 32),
            ("losing", 32),
            ("wolf", 32),
            ("nine_mens_morris", 24),
            ("mixed_mill", 24),
            ("ceylon_mill", 24),
            ("queens_guard", 91),
            ("bloody_queen", 91),
            ("six_wives", 100),
        ];
        let of_boards = boards.map(|(key, squares)| (key, &[][..], squares));
        let of_cards = CARDS.map(|(key, set)| (key, set, 1));
        let others: [(&str, &[(&str, &str)], u16); 2] = [
            ("queens_guard", &[("setup", "free")], 91),
            ("six_wives", &[("seats", "3"), ("places", "on")], 100),
        ];
        // Whoever is to move could move against nobody.
        let alone = "placed-draughts-no_pieces";
        let mut keys: BTreeSet<&'static str> = BTreeSet::new();
        for (variant, set, squares) in of_boards.into_iter().chain(of_cards).chain(others) {
            let seats = match set {
                [("places", _), ..] | [_, ("places", _)] => vec![each.clone(); 3],
                _ => Vec::new(),
            };
            let start = || registry::set_up_seats(variant, &options(set), &seats, None);
            let mut game = start().expect("the start");
            let pieces = game.piece_box().expect("it is set up by hand");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
            for step in 0..2000 {
                if step % 10 == 0 {
                    match game.legal().choose(&mut rng) {
                        Some(text) => game.play(text).expect("a legal move"),
                        None if game.chance() => {}
                        None => game = start().expect("the start"),
                    }
                }
                let mut placement = game.placement();
                for _ in 0..rng.random_range(0..5) {
                    edit(&mut placement, &pieces, squares, &mut rng);
                }
                let placed = game.placed(&placement).expect("a text");
                let read = registry::set_up_seats(variant, &options(set), &seats, Some(&placed));
                let told = game.misplaced(&placement);
                let over = |game: &dyn AnyMatch| game.turn().outcome().is_some();
                let playable = read.as_ref().is_some_and(|read| !over(&**read));
                assert!(
                    told.is_some() || read.is_some(),
                    "{variant} {set:?}: nothing is said of {placed}"
                );
                assert!(
                    told.as_ref()
                        .is_none_or(|told| !playable || told.key() == alone),
                    "{variant} {set:?}: {told:?} of {placed}, which can be played"
                );
                if let Some(told) = told {
                    let sentence = told.sentence();
                    assert!(sentence.ends_with('.'), "{sentence}");
                    keys.insert(told.key());
                }
            }
        }
        let all = coffer_texts::keys().filter(|key| key.starts_with("placed-"));
        let unsaid: Vec<&str> = all.filter(|key| !keys.contains(key)).collect();
        assert_eq!(
            unsaid,
            ["placed-wolf-wolves", "placed-six_wives-out"],
            "a second wolf is never put down, and nobody meets six goals here"
        );
    }

    #[test]
    fn a_piece_of_which_there_is_one_moves_there() {
        let sets = [
            ("wolf", (Seat(0), Kind(0))),
            ("queens_guard", (Seat(0), Kind(1))),
            ("bloody_queen", (Seat(1), Kind(1))),
        ];
        for (variant, single) in sets {
            let game = registry::set_up(variant, &BTreeMap::new(), None).expect("a game");
            let pieces = game.piece_box().expect("it is set up by hand");
            assert!(pieces.single.contains(&single), "{variant}");
            let mut placement = Placement::default();
            placement.put(&pieces, 4, single);
            placement.put(&pieces, 9, single);
            assert_eq!(placement.pieces, [(9, single)].into());
            placement.put(&pieces, 9, single);
            assert_eq!(placement.pieces, BTreeMap::new(), "the same is taken away");
        }
    }

    #[test]
    fn two_queens_are_told_as_two_queens() {
        let game = registry::set_up("queens_guard", &BTreeMap::new(), None).expect("a game");
        let mut placement = game.placement();
        placement.pieces.insert(7, (Seat(0), Kind(1)));
        let told = game.misplaced(&placement).expect("two queens");
        assert_eq!(told.sentence(), "Light has two queens.");
        placement
            .pieces
            .retain(|_, piece| *piece != (Seat(0), Kind(1)));
        let told = game.misplaced(&placement).expect("no queen");
        assert_eq!(told.sentence(), "Light has no queen.");
    }

    /// The games of cards, with their options.
    const CARDS: [(&str, &[(&str, &str)]); 9] = [
        ("six_of_viii", &[]),
        ("six_of_viii", &[("rules", "advanced"), ("length", "full")]),
        ("six_of_viii", &[("seats", "3")]),
        ("six_of_viii", &[("seats", "3"), ("rules", "advanced")]),
        ("cromwell", &[]),
        ("cromwell", &[("seats", "2"), ("length", "three")]),
        ("cromwell", &[("seats", "6"), ("edward7", "in")]),
        ("cromwell_advanced", &[]),
        ("cromwell_advanced", &[("seats", "3"), ("length", "fifty")]),
    ];

    fn cards(
        variant: &str,
        options: &[(&str, &str)],
        position: Option<&str>,
    ) -> Option<Box<dyn AnyMatch>> {
        let options = options.iter();
        let options = options.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        registry::set_up(variant, &options.collect(), position)
    }

    fn all_cards(placement: &Placement) -> Vec<Kind> {
        let mut all: Vec<Kind> = placement
            .piles
            .iter()
            .flat_map(|pile| &pile.cards)
            .copied()
            .collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn cards_can_be_set_up_again() {
        let known: BTreeSet<&str> = CARDS.iter().map(|(variant, _)| *variant).collect();
        let games = registry::variants().filter(|variant| {
            let game = registry::set_up(variant.key, &BTreeMap::new(), None);
            game.is_some_and(|game| !game.placement().piles.is_empty())
        });
        let games: BTreeSet<&str> = games.map(|variant| variant.key).collect();
        assert_eq!(games, known, "the games of cards");
        for (variant, options) in CARDS {
            let mut game = cards(variant, options, None).expect("the start");
            let all = all_cards(&game.placement());
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            let mut again = 0;
            for _ in 0..300 {
                let placement = game.placement();
                assert_eq!(all_cards(&placement), all, "{}", game.position());
                let position = game.position();
                let placed = game.placed(&placement).expect("a position");
                let set_up = cards(variant, options, Some(&placed));
                // Cards that were passed are in hand again until all have chosen.
                if position.starts_with("pass:") {
                    let set_up = set_up.expect("a position");
                    assert_eq!(set_up.placement(), placement, "{placed}");
                    again += 1;
                } else if cards(variant, options, Some(&position)).is_some() {
                    let set_up = set_up.map(|set_up| set_up.position());
                    assert_eq!(set_up.as_deref(), Some(&*position), "{placed}");
                    again += 1;
                }
                match game.legal().choose(&mut rng) {
                    Some(text) => game.play(text).expect("a legal move"),
                    None if game.chance() => {}
                    None => break,
                }
            }
            assert!(again > 20, "{variant} {options:?}: {again}");
        }
    }
}
