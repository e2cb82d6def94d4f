//! A toy game of cards for six, put on the whole app by its rules, a player and one call: a card is
//! offered clockwise, the player that takes it gives one back face down, pairs are laid in the
//! middle, and chance shuffles the middle into a stock that runs out. Nothing outside `tests/`
//! knows it.

use bevy::prelude::App;
use kings_coffer::app::session::{Intent, TableGame, TableState};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::cards::show::{CardGame, CardViewModel, card_game_plugin};
use kings_coffer::app::table::drawing::skin_plan::Pictures;
use kings_coffer::app::table::drawing::skin_plan::{CardSkinPlan, PlainCard};
use kings_coffer::app::table::layout::Surface;
use kings_coffer::app::table::layout::cards::Arrangement;
use kings_coffer::app::table::layout::cards::{CardFacts, CardShape, PileRole, Pose};
use kings_coffer::app::table::layout::{TableLayout, TableShape};
use kings_coffer::app::table::pieces::piece::CardState;
use kings_coffer::app::table::pieces::piece::{Face, Piece};
use kings_coffer::app::table::presentation::{AddGame, Gallery, GamePresentation, PanelSheets};
use kings_coffer::app::ui::Device;
use kings_coffer::app::wording::words::{CardWords, GameWords};
use kings_coffer::players::hint::Explains;
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::players::levels::Courtier;
use kings_coffer::players::thinker::{CourtGame, Request, Thinker, Thought};
use kings_coffer::rules::{
    Effect, Game, HiddenIds, InteractiveGame, Kind, Match, Outcome, PieceId, Reason, Record,
    Refusal, Seat, Setup, Spot, Turn, Variant, legal_moves,
};
use kings_coffer::store::Store;
use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use crate::common::{TestApp, by_steps, keys, pad};
use crate::conformance::{Conforming, conforms};
use crate::toy::{ToyView, card_view, dealt_for, in_order, mix};
use crate::toys::{
    by_clicks, offers_an_easier_courtier, opens_from_a_link, play_out, seated,
    set_up_from_the_title,
};

const SEATS: u8 = 6;
/// Cards in a hand, ranks, and cards in all.
const HAND: usize = 4;
const RANKS: u16 = 6;
const CARDS: u16 = 30;
/// After this many turns the score decides.
const LENGTH: u16 = 12;
const STOCK: Spot = Spot::Pile(0);
const MIDDLE: Spot = Spot::Pile(1);
/// The place of the offered card; the pile of each seat.
const OFFERED: u16 = 10;
/// Announced when a card is offered, and when an offer is declined.
const OFFER: Spot = Spot::Choice(0);
const PASS: Spot = Spot::Choice(1);

/// A move of a seat or of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// The faces of all cards in stock and middle, by card.
    Shuffle(Vec<u16>),
    /// A card is offered to the others, clockwise.
    Offer(u16),
    /// The offer is declined.
    Pass,
    /// The offer is taken, and this card is given back.
    Swap(u16),
    /// Two cards of a rank.
    Meld(u16, u16),
}

/// The whole game, with what is hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Barter {
    faces: Vec<u16>,
    spots: Vec<Spot>,
    ids: HiddenIds,
    /// The hands whose cards get new ids at the next move.
    exchange: Vec<Seat>,
    turns: u16,
    /// The offered card, and the seat that has to answer.
    offer: Option<(u16, Seat)>,
    dealt: bool,
    points: Vec<i32>,
}

/// What a seat may know, with everybody's points.
type View = ToyView<Vec<i32>>;

fn offered(seat: Seat) -> Spot {
    Spot::Pile(OFFERED + u16::from(seat.0))
}

impl Barter {
    /// Whose turn it is, though another may be asked.
    fn trader(&self) -> Seat {
        Seat((self.turns % u16::from(SEATS)) as u8)
    }

    fn at(&self, spot: Spot) -> Vec<u16> {
        (0..CARDS)
            .filter(|card| self.spots[usize::from(*card)] == spot)
            .collect()
    }

    fn pool(&self) -> Vec<u16> {
        let loose = |card: &u16| [STOCK, MIDDLE].contains(&self.spots[usize::from(*card)]);
        (0..CARDS).filter(loose).collect()
    }

    fn sees(&self, viewer: Option<Seat>, spot: Spot) -> bool {
        spot == MIDDLE
            || viewer.is_some_and(|seat| [Spot::Hand(seat), offered(seat)].contains(&spot))
    }

    fn face(&self, card: u16) -> Kind {
        Kind(self.faces[usize::from(card)])
    }

    fn rank(&self, card: u16) -> u16 {
        self.face(card).0 % RANKS
    }

    /// Moves a card to another place, face down for viewers who may not see it.
    fn deal(&mut self, card: u16, to: Spot, effects: &mut Vec<Effect>) {
        let from = std::mem::replace(&mut self.spots[usize::from(card)], to);
        effects.push(Effect::Dealt {
            piece: PieceId(card),
            from,
            to,
            face: Some(self.face(card)),
        });
    }

    fn put(&mut self, card: u16, to: Spot, effects: &mut Vec<Effect>) {
        let from = std::mem::replace(&mut self.spots[usize::from(card)], to);
        effects.push(Effect::Moved {
            piece: PieceId(card),
            from,
            to,
        });
    }

    /// A viewer who sees a hand keeps the ids of its cards; all others get new ones (ALL-7).
    fn exchange_ids(&mut self) {
        let faces = self.faces.iter().map(|face| u64::from(*face));
        let deal = faces.fold(u64::from(self.turns), |sum, face| {
            sum * 31 % 1_000_003 + face
        });
        for seat in std::mem::take(&mut self.exchange) {
            let hand = self.at(Spot::Hand(seat)).into_iter().map(usize::from);
            let hand: Vec<usize> = hand.collect();
            let seed = deal ^ u64::from(seat.0) << 32;
            self.ids
                .exchange(&hand, seed, |viewer| viewer == Some(seat));
        }
    }

    fn draw(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        while self.at(Spot::Hand(seat)).len() < HAND
            && let Some(card) = self.at(STOCK).first()
        {
            self.deal(*card, Spot::Hand(seat), effects);
        }
    }

    fn shuffle(&mut self, faces: &[u16], effects: &mut Vec<Effect>) {
        let pool = self.pool();
        for (card, face) in pool.iter().zip(faces) {
            self.faces[usize::from(*card)] = *face;
        }
        for card in pool {
            self.deal(card, STOCK, effects);
        }
        self.dealt = true;
        (0..SEATS).for_each(|seat| self.draw(Seat(seat), effects));
    }
}

impl Game for Barter {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "barter",
        family: "cromwell",
        game: "barter",
        options: &[],
        seat_options: &[],
        seats: SEATS,
    }];

    fn new(_setup: &Setup) -> Self {
        Self {
            faces: (0..CARDS).collect(),
            spots: vec![STOCK; usize::from(CARDS)],
            ids: HiddenIds::new(SEATS, usize::from(CARDS)),
            exchange: Vec::new(),
            turns: 0,
            offer: None,
            dealt: false,
            points: vec![0; usize::from(SEATS)],
        }
    }

    fn from_position(_setup: &Setup, _text: &str) -> Result<Self, Refusal> {
        Err(Refusal::new("refusal-position").with("why", "it is a toy"))
    }

    fn position(&self) -> String {
        String::new()
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        if self.turns >= LENGTH {
            let best = self.points.iter().max().copied().unwrap_or_default();
            let wins = |seat: &Seat| self.points[seat.index()] == best;
            return Turn::Over(Outcome {
                winners: (0..SEATS).map(Seat).filter(wins).collect(),
                reason: Reason::SCORE,
                scores: self.points.clone(),
            });
        }
        match self.offer {
            Some((_, asked)) => Turn::Seat(asked),
            None if !self.dealt || self.at(STOCK).len() < 2 => Turn::Chance,
            None => Turn::Seat(self.trader()),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.turn().seat() else {
            return;
        };
        let hand = self.at(Spot::Hand(seat));
        if self.offer.is_some() {
            moves.push(Move::Pass);
            moves.extend(hand.into_iter().map(Move::Swap));
            return;
        }
        moves.extend(hand.iter().copied().map(Move::Offer));
        for (place, one) in hand.iter().enumerate() {
            let same = hand[place + 1..]
                .iter()
                .filter(|other| self.rank(**other) == self.rank(*one));
            moves.extend(same.map(|other| Move::Meld(*one, *other)));
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        let mut faces: Vec<u16> = self
            .pool()
            .into_iter()
            .map(|card| self.face(card).0)
            .collect();
        faces.shuffle(&mut rng);
        (self.turn() == Turn::Chance).then_some(Move::Shuffle(faces))
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        let fine = match mv {
            Move::Shuffle(faces) => {
                let mut given = faces.clone();
                let mut loose: Vec<u16> = self
                    .pool()
                    .into_iter()
                    .map(|card| self.face(card).0)
                    .collect();
                given.sort_unstable();
                loose.sort_unstable();
                self.turn() == Turn::Chance && given == loose
            }
            other => legal_moves(self).contains(other),
        };
        (!fine).then(|| Refusal::new("refusal-not_your_turn"))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.exchange_ids();
        let trader = self.trader();
        match mv {
            Move::Shuffle(faces) => self.shuffle(faces, effects),
            Move::Offer(card) => {
                self.put(*card, offered(trader), effects);
                self.offer = Some((*card, trader.next(SEATS)));
            }
            Move::Pass => {
                let Some((card, asked)) = self.offer else {
                    return;
                };
                let next = asked.next(SEATS);
                self.offer = (next != trader).then_some((card, next));
                if self.offer.is_none() {
                    self.put(card, Spot::Hand(trader), effects);
                    self.turns += 1;
                }
            }
            Move::Swap(given) => {
                let Some((card, asked)) = self.offer.take() else {
                    return;
                };
                self.deal(card, Spot::Hand(asked), effects);
                self.deal(*given, Spot::Hand(trader), effects);
                self.exchange = vec![asked, trader];
                self.turns += 1;
            }
            Move::Meld(one, other) => {
                for card in [*one, *other] {
                    self.put(card, MIDDLE, effects);
                    effects.push(Effect::Flipped {
                        piece: PieceId(card),
                        face: Some(self.face(card)),
                    });
                }
                self.points[trader.index()] += 1;
                effects.push(Effect::Scored {
                    seat: trader,
                    points: 1,
                });
                self.draw(trader, effects);
                self.exchange = vec![trader];
                self.turns += 1;
            }
        }
    }

    fn hides_anything(&self) -> bool {
        true
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let card = |card: u16| {
            let spot = self.spots[usize::from(card)];
            let face = self.sees(viewer, spot).then(|| self.face(card));
            card_view(self.ids.id(viewer, usize::from(card)), spot, face)
        };
        View {
            pieces: in_order((0..CARDS).map(card)),
            turn: self.turn(),
            more: self.points.clone(),
        }
    }

    fn effect_for(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        let seen = dealt_for(effect, |spot| self.sees(viewer, spot));
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        match mv {
            Move::Shuffle(faces) => {
                let faces: Vec<String> = faces.iter().map(u16::to_string).collect();
                format!("shuffle {}", faces.join(" "))
            }
            Move::Offer(card) => format!("offer {card}"),
            Move::Pass => "pass".to_owned(),
            Move::Swap(card) => format!("swap {card}"),
            Move::Meld(one, other) => format!("meld {one} {other}"),
        }
    }

    /// The kind of move without its cards, whose numbers are secret.
    fn move_text_for(&self, _mv: &Move, text: &str, _viewer: Option<Seat>) -> String {
        text.split(' ').next().unwrap_or_default().to_owned()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::new("refusal-not_your_turn");
        let mut words = text.split(' ');
        let word = words.next().unwrap_or_default();
        let numbers: Result<Vec<u16>, _> = words.map(str::parse).collect();
        match (word, numbers.map_err(|_| unreadable())?.as_slice()) {
            ("shuffle", faces) => Ok(Move::Shuffle(faces.to_vec())),
            ("offer", [card]) => Ok(Move::Offer(*card)),
            ("pass", []) => Ok(Move::Pass),
            ("swap", [card]) => Ok(Move::Swap(*card)),
            ("meld", [one, other]) => Ok(Move::Meld(*one, *other)),
            _ => Err(unreadable()),
        }
    }

    fn key(&self) -> u64 {
        0
    }

    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Offer(_) | Move::Pass)
    }
}

impl InteractiveGame for Barter {
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        let seat = self.turn().seat();
        let card = |card: &u16| Spot::Piece(self.ids.id(seat, usize::from(*card)));
        match mv {
            Move::Shuffle(_) => vec![STOCK],
            Move::Offer(one) => vec![card(one), OFFER],
            Move::Pass => vec![PASS],
            Move::Swap(one) => vec![card(one)],
            Move::Meld(one, other) => vec![card(one), card(other)],
        }
    }

    fn explain(&self, _spots: &[Spot]) -> Refusal {
        Refusal::new("refusal-not_your_turn")
    }
}

impl Conforming for Barter {
    const POSITION_TEXT: bool = false;

    /// Shuffles the cards that the viewer cannot see among the places they lie in.
    fn resampled(&self, viewer: Option<Seat>, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut out = self.clone();
        let hidden: Vec<usize> = (0..self.faces.len())
            .filter(|card| !self.sees(viewer, self.spots[*card]))
            .collect();
        mix(&mut out.faces, &hidden, rng);
        out
    }
}

/// Lays a pair if it can, takes every other offer, and offers any card.
struct Trader;

impl Thinker<Barter> for Trader {
    fn think(&mut self, _view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let meld = legal.iter().find(|mv| matches!(mv, Move::Meld(..)));
        let pass = legal
            .iter()
            .find(|mv| **mv == Move::Pass && !request.seed.get().is_multiple_of(4));
        let any = legal.get((request.seed.get() % legal.len().max(1) as u64) as usize);
        Thought::of_choice(meld.or(pass).or(any).cloned(), legal.len())
    }
}

impl CourtGame for Barter {
    fn courtier(_: &str, _: Courtier, _: &Knowledge) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(Trader))
    }
}

impl Explains for Barter {}

impl TableGame for Barter {
    const GAME: &'static str = "barter";
}

impl CardGame for Barter {
    fn show(view: &View, _table: &TableState) -> CardViewModel {
        let points: Vec<String> = view.more.iter().map(i32::to_string).collect();
        CardViewModel {
            described: vec![format!("Pairs: {}.", points.join(", "))],
            ..CardViewModel::default()
        }
    }

    fn facts(_view: &View, _table: &TableState) -> CardFacts {
        CardFacts {
            round: (0..SEATS).map(Seat).collect(),
            ..CardFacts::default()
        }
    }
}

fn card_name(Kind(face): Kind) -> String {
    const SUITS: [&str; 5] = ["Cups", "Coins", "Swords", "Clubs", "Bells"];
    format!(
        "{} of {}",
        face % RANKS + 1,
        SUITS[usize::from(face / RANKS % 5)]
    )
}

/// Puts the game on the table.
pub fn add(app: &mut App) {
    app.add_game::<Barter>(GamePresentation {
        words: GameWords {
            kind: |kind, _| Some(card_name(kind)),
            choice: |choice| Some(["Offer it", "Let it pass"][usize::from(choice)].to_owned()),
            cards: Some(CardWords {
                face: |_| None,
                as_played: |_, _| None,
                named: |_| None,
                in_full: |_| None,
                section: |_| None,
            }),
            ..GameWords::of(Barter::GAME)
        },
        board: |_| {
            let mut piles = vec![(0, PileRole::Stock), (1, PileRole::Melds)];
            piles.extend(
                (0..SEATS).map(|seat| (OFFERED + u16::from(seat), PileRole::Passed(Seat(seat)))),
            );
            let sort = |Kind(face): Kind, _| u32::from(face % RANKS * 5 + face / RANKS);
            TableShape::Cards(CardShape {
                arrangement: Arrangement::Tricks,
                piles,
                sort,
            })
        },
        sides: &["disc_dark", "disc_light"],
        count: |_, _| None,
        figure: |_, _| None,
        stage: |_| None,
        skin: |_| {
            Pictures::Cards(CardSkinPlan {
                index: include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/images/six_of_viii.json"
                )),
                picture: |kind, _| {
                    kind.map_or_else(|| "back".to_owned(), |Kind(face)| format!("card_{face}"))
                },
                layers: |_, _| Vec::new(),
                plain: |_| PlainCard::default(),
            })
        },
        cues: &[],
        sheets: PanelSheets::NONE,
        gallery: Gallery::None,
    });
    card_game_plugin::<Barter>(app);
}

/// Seats with this many people, the others courtiers.
fn record(people: usize) -> Record {
    Record::new("barter", seated(people, SEATS), 7)
}

fn opened(people: usize) -> TestApp {
    let mut game = TestApp::with_games(Store::memory(), false, add);
    game.open(record(people));
    game
}

fn on_table(game: &TestApp) -> &Match<Barter> {
    game.on_table()
}

/// Every card on the table shows only what the viewer may know, and nothing announced says more.
fn check_for_leaks(game: &mut TestApp) {
    let table = game.table().clone();
    let view = on_table(game).game().view(table.sees);
    assert_eq!(table.pieces, view.pieces, "for {:?}", table.sees);
    let told = |text: &str| text.starts_with("shuffle ");
    assert!(table.moves.iter().all(|line| !told(&line.text)));
    check_spoken(game, table.sees);
    let world = game.app.world_mut();
    for (piece, face, state) in world.query::<(&Piece, &Face, &CardState)>().iter(world) {
        let mut cards = view.pieces.iter();
        let card = cards.find(|other| other.id == piece.0).expect("a card");
        assert_eq!(face.0, card.kind, "{piece:?} for {:?}", table.sees);
        assert!(state.pose.width > 0.0, "{piece:?} lies nowhere");
    }
}

/// Announcements name only cards that the viewer knows, or knew a round ago.
fn check_spoken(game: &mut TestApp, viewer: Option<Seat>) {
    let game_now = on_table(game).game().view(viewer);
    let plies = on_table(game).plies().iter().rev();
    let before = plies.take(usize::from(SEATS) * 2);
    let views = before.map(|ply| ply.after.view(viewer)).chain([game_now]);
    let pieces = views.flat_map(|view| view.pieces);
    let known: Vec<Kind> = pieces.filter_map(|piece| piece.kind).collect();
    for said in game.said() {
        for kind in (0..CARDS).map(Kind).filter(|kind| !known.contains(kind)) {
            let name = card_name(kind);
            assert!(!said.contains(&name), "{said:?} is told to {viewer:?}");
        }
    }
}

/// A pair if there is one, else now an offer, now a swap.
fn pair_or_any(turn: usize, choices: &[Vec<Spot>]) -> &[Spot] {
    let mut all = choices.iter();
    let pair = all.find(|choice| choice.len() == 2 && choice[1] != OFFER);
    pair.unwrap_or(&choices[turn * 5 % choices.len()])
}

/// Plays to the end, people's moves made by `make`: offers, swaps and pairs.
fn play_to_the_end(game: &mut TestApp, make: impl FnMut(&mut TestApp, &[Spot])) {
    play_out(game, check_for_leaks, pair_or_any, make);
    let outcome = game.table().turn.outcome().expect("it is over");
    assert_eq!(
        (outcome.reason.clone(), outcome.scores.len()),
        (Reason::SCORE, 6)
    );
    let count = |is: fn(&Move) -> bool| {
        on_table(game)
            .plies()
            .iter()
            .filter(|ply| is(&ply.mv))
            .count()
    };
    assert!(count(|mv| matches!(mv, Move::Offer(_))) > 0, "no offer");
    assert!(count(|mv| matches!(mv, Move::Swap(_))) > 0, "no swap");
    assert!(count(|mv| matches!(mv, Move::Meld(..))) > 2, "no pairs");
    assert!(
        count(|mv| matches!(mv, Move::Shuffle(_))) > 1,
        "the stock is never shuffled again"
    );
}

#[test]
fn toy_cards_conforms() {
    let setup = Setup::of::<Barter>("barter", []).expect("its own variant");
    conforms::<Barter>(&setup, 200);
}

#[test]
fn toy_cards_is_played_to_its_end_by_clicks() {
    let mut game = opened(1);
    play_to_the_end(&mut game, by_clicks);
    assert_eq!(game.device(), Device::Mouse);
}

#[test]
fn toy_cards_is_played_to_its_end_by_keys() {
    let mut game = opened(1);
    play_to_the_end(&mut game, |game, spots| by_steps(game, spots, keys()));
    assert_eq!(game.device(), Device::Keyboard);
}

#[test]
fn toy_cards_is_played_to_its_end_by_a_gamepad() {
    let mut game = opened(1);
    play_to_the_end(&mut game, |game, spots| by_steps(game, spots, pad()));
    assert_eq!(game.device(), Device::Pad);
}

/// Pairs lie open in the middle with the index of each card visible, and are pointed at there.
#[test]
fn toy_cards_lays_pairs_open_in_the_middle() {
    let mut game = opened(1);
    while on_table(&game).game().at(MIDDLE).is_empty() && !game.over() {
        let choices = game.table().choices.clone();
        by_clicks(&mut game, pair_or_any(0, &choices));
        game.run_until_idle();
    }
    let pieces = game.table().pieces.iter();
    let played = pieces.filter(|piece| piece.spot == MIDDLE);
    let played: Vec<PieceId> = played.map(|piece| piece.id).collect();
    assert!(played.len() >= 2, "a pair was laid");
    let world = game.app.world_mut();
    let cards = world.query::<(&Piece, &Face, &CardState)>();
    let cards = cards.query_manual(world);
    let placement: Vec<_> = cards
        .iter()
        .filter(|(piece, ..)| played.contains(&piece.0))
        .map(|(_, face, state)| (face.0, state.pose))
        .collect();
    assert!(placement.iter().all(|(face, _)| face.is_some()), "face up");
    let places = world
        .resource::<TableLayout>()
        .cards()
        .expect("a card table");
    for (number, (_, pose)) in placement.iter().enumerate() {
        assert_eq!(places.spot_at(pose.at, None, &|_| true), Some(MIDDLE));
        let apart = |(_, other): &(_, Pose)| pose.at.distance(other.at) > pose.width * 0.5;
        assert!(placement[number + 1..].iter().all(apart), "{placement:?}");
    }
}

/// An offer that everybody has declined can be taken back; a swap cannot, because a card was seen.
#[test]
fn toy_cards_takes_back_what_has_revealed_nothing() {
    let mut game = opened(1);
    let (mut open, mut shut) = (0, 0);
    while !game.over() {
        let choices = &game.table().choices;
        let pass = choices.iter().find(|choice| **choice == [PASS]);
        let choice = pass.unwrap_or(&choices[0]).clone();
        by_clicks(&mut game, &choice);
        game.run_until_idle();
        if game.over() {
            break;
        }
        let plies = on_table(&game).plies();
        let own = plies
            .iter()
            .rposition(|ply| ply.seat == Some(Seat(0)))
            .expect("just played");
        let revealed = plies[own..].iter().any(|ply| ply.after.reveals(&ply.mv));
        assert_eq!(game.table().can_undo, !revealed);
        if !revealed && open == 0 {
            game.intent(Intent::Undo);
            game.run_until_idle();
            assert_eq!(game.table().moves.len(), own);
        }
        open += usize::from(!revealed);
        shut += usize::from(revealed);
    }
    assert!(shut > 0, "{open} could be taken back, {shut} not");
}

/// A match is saved although only the app knows the game, and continues in another run.
#[test]
fn toy_cards_is_saved_and_continued() {
    let store = Store::memory();
    let mut game = TestApp::with_games(store.clone(), false, add);
    game.open(record(1));
    let choice = game.table().choices[0].clone();
    by_clicks(&mut game, &choice);
    game.run_until_idle();
    game.frames(120);
    let pieces = game.table().pieces.clone();
    let mut again = TestApp::with_games(store, false, add);
    let saved = again.going_on().expect("a saved match");
    again.open(saved);
    assert_eq!(again.table().pieces, pieces);
    play_to_the_end(&mut again, by_clicks);
}

#[test]
fn toy_cards_is_spoken() {
    let mut game = opened(1);
    let said = game.said().join(" ");
    assert_eq!(
        said.matches("opposite").count(),
        1,
        "one of six sits opposite: {said}"
    );
    let choices = game.table().choices.clone();
    let offer = choices
        .iter()
        .find(|choice| choice.contains(&OFFER))
        .expect("an offer");
    let Spot::Piece(id) = offer[0] else {
        panic!("a card is offered")
    };
    let kind = game
        .table()
        .pieces
        .iter()
        .find(|piece| piece.id == id)
        .and_then(|piece| piece.kind);
    game.click(offer[0]);
    game.frames(2);
    let said = game.said().join(" ");
    assert!(
        said.contains(&card_name(kind.expect("the own card"))),
        "{said}"
    );
}

/// With six people the curtain closes before each person who has to answer.
#[test]
fn toy_cards_keeps_six_peoples_secrets() {
    let mut game = opened(6);
    for turn in 0.. {
        if game.over() {
            break;
        }
        game.frames(20);
        if game.menu() == Menu::Curtain {
            assert_eq!(game.table().sees, None);
            check_for_leaks(&mut game);
            game.hold_curtain();
        }
        assert_eq!(game.table().sees, game.table().turn.seat());
        check_for_leaks(&mut game);
        let (seat, choices) = (game.table().sees, game.table().choices.clone());
        for spot in &choices[turn * 3 % choices.len()] {
            game.click(*spot);
            game.frames(1);
            check_spoken(&mut game, seat);
        }
        game.run_until_idle();
    }
    check_for_leaks(&mut game);
}

/// The game fills a compartment of the coffer that is still empty.
#[test]
fn toy_cards_is_set_up_from_the_title() {
    set_up_from_the_title(add, "barter");
}

#[test]
fn toy_cards_is_opened_from_a_link() {
    opens_from_a_link(add, &record(1));
}

#[test]
fn toy_cards_brings_its_own_levels() {
    offers_an_easier_courtier(add, &record(1));
}

/// The panels show a game that they do not know.
#[test]
fn toy_cards_is_played_beside_its_panels() {
    let mut game = TestApp::with_games(Store::memory(), true, add);
    game.open(record(1));
    play_to_the_end(&mut game, by_clicks);
}
