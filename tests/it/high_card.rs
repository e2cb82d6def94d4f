//! A toy card game for the conformance suite: two to six seats, alone or in teams, a deal by
//! chance, hidden hands, a card passed face down by all players at once, then tricks. It shows that
//! [`Game`] carries what the card games of the coffer need.

use kings_coffer::rules::{
    Effect, Game, HiddenIds, InteractiveGame, Kind, OptionInfo, OptionRole, Outcome, PieceId,
    Reason, Refusal, Seat, Setup, Spot, Turn, Variant,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::conformance::Conforming;
use crate::toy::{ToyView, card_view, dealt_for, in_order, mix};

/// Cards in a hand.
const HAND: u16 = 3;
/// How many play.
const SEATS: OptionInfo = OptionInfo {
    name: "seats",
    values: &["4", "2", "3", "6"],
    role: OptionRole::Seats,
    before: None,
};
/// Whether every other seat is a partner.
const TEAMS: OptionInfo = OptionInfo {
    name: "teams",
    values: &["off", "on"],
    role: OptionRole::Switch,
    before: None,
};
/// The points that a seat starts with.
const AHEAD: OptionInfo = OptionInfo {
    name: "ahead",
    values: &["0", "1", "2"],
    role: OptionRole::Choice,
    before: None,
};
const STOCK: Spot = Spot::Pile(0);
const TABLE: Spot = Spot::Pile(1);

/// A deal, a pass or a card played, by faces.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// The faces by card.
    Deal(Vec<u16>),
    /// A card passed to the next seat, shown when all have chosen.
    Pass(u16),
    /// A card for the trick.
    Play(u16),
}

/// The whole game, with what is hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct HighCard {
    seats: u8,
    teams: bool,
    faces: Vec<u16>,
    spots: Vec<Spot>,
    ids: HiddenIds,
    /// The seed of the exchange of ids, once cards have been passed.
    exchange: Option<u64>,
    passes: Vec<u16>,
    passed: bool,
    trick: Vec<u16>,
    leader: u8,
    points: Vec<i32>,
}

/// What a seat may know, and which card it has passed.
type View = ToyView<Option<u16>>;

impl HighCard {
    fn seat(&self) -> u8 {
        let made = if self.passed {
            self.trick.len()
        } else {
            self.passes.len()
        };
        (self.leader + made as u8) % self.seats
    }

    fn cards(&self) -> u16 {
        u16::from(self.seats) * HAND
    }

    fn hand(&self, seat: u8) -> impl Iterator<Item = u16> {
        let spot = Spot::Hand(Seat(seat));
        (0..self.cards()).filter(move |card| self.spots[usize::from(*card)] == spot)
    }

    fn sees(&self, viewer: Option<Seat>, spot: Spot) -> bool {
        match spot {
            Spot::Hand(seat) => viewer == Some(seat),
            Spot::Tray(_) => true,
            spot => spot == TABLE,
        }
    }

    fn face(&self, card: u16) -> Kind {
        Kind(self.faces[usize::from(card)])
    }

    /// The card with a face.
    fn card(&self, face: u16) -> u16 {
        let card = self.faces.iter().position(|other| *other == face);
        card.unwrap_or_default() as u16
    }

    /// A viewer who sees a hand keeps the ids of its cards; all others get new ones (ALL-7).
    fn exchange_ids(&mut self) {
        let Some(seed) = self.exchange.take() else {
            return;
        };
        for seat in 0..self.seats {
            let hand: Vec<usize> = self.hand(seat).map(usize::from).collect();
            let seed = seed ^ u64::from(seat) << 32;
            self.ids
                .exchange(&hand, seed, |viewer| viewer == Some(Seat(seat)));
        }
    }
}

impl Game for HighCard {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "high_card",
        family: "toys",
        game: "high_card",
        options: &[SEATS, TEAMS],
        seat_options: &[AHEAD],
        seats: 4,
    }];

    fn new(setup: &Setup) -> Self {
        let seats = setup.seats();
        let ahead = |seat| setup.seat_value(Seat(seat), AHEAD.name).parse();
        Self {
            seats,
            teams: setup.value(TEAMS.name) == "on",
            faces: Vec::new(),
            spots: vec![STOCK; usize::from(u16::from(seats) * HAND)],
            ids: HiddenIds::new(seats, usize::from(u16::from(seats) * HAND)),
            exchange: None,
            passes: Vec::new(),
            passed: false,
            trick: Vec::new(),
            leader: 0,
            points: (0..seats).map(|seat| ahead(seat).unwrap_or(0)).collect(),
        }
    }

    fn from_position(_setup: &Setup, _text: &str) -> Result<Self, Refusal> {
        Err(Refusal::new("refusal-position"))
    }

    fn position(&self) -> String {
        String::new()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn allies(&self, one: Seat, other: Seat) -> bool {
        one == other || self.teams && one.0 % 2 == other.0 % 2
    }

    fn turn(&self) -> Turn {
        if self.faces.is_empty() {
            return Turn::Chance;
        }
        if self.hand(self.seat()).next().is_some() {
            return Turn::Seat(Seat(self.seat()));
        }
        let best = self.points.iter().max().copied().unwrap_or_default();
        let winners = (0..self.seats)
            .filter(|seat| self.points[usize::from(*seat)] == best)
            .map(Seat)
            .collect();
        Turn::Over(Outcome {
            winners,
            reason: Reason::SCORE,
            scores: self.points.clone(),
        })
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.turn().seat().is_some() {
            let faces = self.hand(self.seat()).map(|card| self.face(card).0);
            moves.extend(faces.map(if self.passed { Move::Play } else { Move::Pass }));
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        let mut faces: Vec<u16> = (0..self.cards()).collect();
        faces.shuffle(&mut rng);
        self.faces.is_empty().then_some(Move::Deal(faces))
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        let fine = match (mv, self.turn()) {
            (Move::Deal(faces), Turn::Chance) => {
                let mut sorted = faces.clone();
                sorted.sort_unstable();
                sorted == (0..self.cards()).collect::<Vec<_>>()
            }
            (Move::Pass(card), Turn::Seat(seat)) => {
                !self.passed && self.hand(seat.0).any(|own| self.face(own).0 == *card)
            }
            (Move::Play(card), Turn::Seat(seat)) => {
                self.passed && self.hand(seat.0).any(|own| self.face(own).0 == *card)
            }
            _ => false,
        };
        (!fine).then(|| Refusal::new("refusal-not_your_turn"))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        let deal = |card: u16, from: Spot, to: Spot, face: Kind| Effect::Dealt {
            piece: PieceId(card),
            from,
            to,
            face: Some(face),
        };
        self.exchange_ids();
        match mv {
            Move::Deal(faces) => {
                self.faces.clone_from(faces);
                for card in 0..self.cards() {
                    let to = Spot::Hand(Seat(card as u8 % self.seats));
                    self.spots[usize::from(card)] = to;
                    effects.push(deal(card, STOCK, to, self.face(card)));
                }
            }
            Move::Pass(face) => {
                self.passes.push(self.card(*face));
                if self.passes.len() == usize::from(self.seats) {
                    for (seat, card) in std::mem::take(&mut self.passes).into_iter().enumerate() {
                        let (from, to) = (Seat(seat as u8), Seat(seat as u8).next(self.seats));
                        self.spots[usize::from(card)] = Spot::Hand(to);
                        effects.push(deal(
                            card,
                            Spot::Hand(from),
                            Spot::Hand(to),
                            self.face(card),
                        ));
                    }
                    self.passed = true;
                    let deal = self.faces.iter().map(|face| u64::from(*face));
                    self.exchange = Some(deal.fold(1, |sum, face| sum * 31 % 1_000_003 + face));
                }
            }
            Move::Play(face) => {
                let card = self.card(*face);
                let from = self.spots[usize::from(card)];
                self.spots[usize::from(card)] = TABLE;
                effects.push(Effect::Moved {
                    piece: PieceId(card),
                    from,
                    to: TABLE,
                });
                effects.push(Effect::Flipped {
                    piece: PieceId(card),
                    face: Some(self.face(card)),
                });
                self.trick.push(card);
                if self.trick.len() == usize::from(self.seats) {
                    let trick = std::mem::take(&mut self.trick);
                    let best = (0..trick.len())
                        .max_by_key(|place| self.face(trick[*place]))
                        .unwrap_or_default();
                    let winner = Seat((self.leader + best as u8) % self.seats);
                    for card in &trick {
                        self.spots[usize::from(*card)] = Spot::Tray(winner);
                    }
                    effects.push(Effect::Gathered {
                        pieces: trick.into_iter().map(PieceId).collect(),
                        to: Spot::Tray(winner),
                    });
                    effects.push(Effect::Scored {
                        seat: winner,
                        points: 1,
                    });
                    self.points[winner.index()] += 1;
                    self.leader = winner.0;
                }
            }
        }
    }

    fn hides_anything(&self) -> bool {
        true
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let card = |card: u16| {
            let (index, spot) = (usize::from(card), self.spots[usize::from(card)]);
            let face = self.sees(viewer, spot).then(|| self.face(card));
            card_view(self.ids.id(viewer, index), spot, face)
        };
        View {
            pieces: in_order((0..self.cards()).map(card)),
            turn: self.turn(),
            more: viewer.and_then(|seat| self.passes.get(seat.index()).copied()),
        }
    }

    fn effect_for(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        let seen = dealt_for(effect, |spot| self.sees(viewer, spot));
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        match mv {
            Move::Deal(faces) => format!(
                "deal {}",
                faces
                    .iter()
                    .map(u16::to_string)
                    .collect::<Vec<_>>()
                    .join(",")
            ),
            Move::Pass(card) => format!("pass {card}"),
            Move::Play(card) => format!("play {card}"),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::new("refusal-over");
        let (word, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        let numbers: Vec<u16> = rest
            .split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| unreadable())?;
        match (word, numbers.as_slice()) {
            ("deal", _) => Ok(Move::Deal(numbers)),
            ("pass", [card]) => Ok(Move::Pass(*card)),
            ("play", [card]) => Ok(Move::Play(*card)),
            _ => Err(unreadable()),
        }
    }

    fn key(&self) -> u64 {
        0
    }

    fn reveals(&self, _mv: &Move) -> bool {
        true
    }
}

impl InteractiveGame for HighCard {
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        match mv {
            Move::Deal(_) => vec![STOCK],
            Move::Pass(face) | Move::Play(face) => {
                let card = usize::from(self.card(*face));
                vec![Spot::Piece(self.ids.id(self.turn().seat(), card))]
            }
        }
    }

    fn explain(&self, _spots: &[Spot]) -> Refusal {
        Refusal::new("refusal-not_your_turn")
    }
}

impl Conforming for HighCard {
    const POSITION_TEXT: bool = false;

    /// Shuffles the cards that the viewer cannot see among the places they lie in, and changes what
    /// others have chosen to pass.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut out = self.clone();
        let hidden: Vec<usize> = (0..self.faces.len())
            .filter(|card| !self.sees(viewer, self.spots[*card]))
            .collect();
        mix(&mut out.faces, &hidden, rng);
        for seat in 0..out.passes.len() {
            if viewer != Some(Seat(seat as u8)) {
                let hand: Vec<u16> = out.hand(seat as u8).collect();
                out.passes[seat] = hand[rng.random_range(0..hand.len())];
            }
        }
        out
    }
}
