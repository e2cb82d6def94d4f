//! Text notation for moves and positions of Cromwell.
//!
//! A card is its monarch's name in one word with a number: `henry8`, `jane`, `elizabeth1`. Moves:
//! `lay henry4 henry5 henry6`, `announce anne`, `offer anne` or `offer nothing`, `accept 2` with
//! the number of the seat from 1, `draw`, `decline`, `discard`, `predecessor henry7` or
//! `successor edward6`, `pass`, and `deal` or `shuffle` with all cards in the order of their slots.
//!
//! A position is `turn:cromwell:hands:table:block:stock:deal:said`, where everything from the table
//! on may be left out: the number of the seat that is Cromwell from 1, the hands by seat separated
//! by `/`, the cards laid by each seat in the same way, the Block, the stock with the card to be
//! drawn first in front, the number of the deal from 1 followed by the points scored before it by
//! seat (`2,21,18,30,12`), and the card announced in this turn followed by the offers, `-` for
//! none. Cards are separated by commas. Cards that are not named are out of play.

use coffer_texts::{self as texts, Sentence};

use super::deck::{Monarch, MonarchSet, Side};
use super::{AWAY, BLOCK, COMBINATION, Cromwell, Move, Phase, STOCK, TurnLog, laid_spot};
use crate::stable_hash::StableHasher;
use crate::{Game, Refusal, Seat, Setup, Spot};

/// The keyword of a deal.
pub(super) const DEAL: &str = "deal";
/// The keyword of a shuffle.
pub(super) const SHUFFLE: &str = "shuffle";
/// The keyword of a position at the beginning of a turn, or up to the choice of an offer.
pub(super) const TURN: &str = "turn";
const LAY: &str = "lay";
const ANNOUNCE: &str = "announce";
const OFFER: &str = "offer";
const NOTHING: &str = "nothing";
const ACCEPT: &str = "accept";
const DRAW: &str = "draw";
const DECLINE: &str = "decline";
const DISCARD: &str = "discard";
const PREDECESSOR: &str = "predecessor";
const SUCCESSOR: &str = "successor";
const PASS: &str = "pass";
const RIGHT: &str = "right";
const WRONG: &str = "wrong";

/// The longest text that can be a move or a position, in bytes: 42 names with some slack.
const LONGEST: usize = 600;

/// The keyword of a side.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Before => PREDECESSOR,
        Side::After => SUCCESSOR,
    }
}

fn join(cards: impl IntoIterator<Item = Monarch>, separator: &str) -> String {
    let words: Vec<&str> = cards.into_iter().map(Monarch::key).collect();
    words.join(separator)
}

pub(super) fn move_text(mv: &Move) -> String {
    match mv {
        Move::Deal(cards) => format!("{DEAL} {}", join(cards.iter().copied(), " ")),
        Move::Shuffle(cards) => format!("{SHUFFLE} {}", join(cards.iter().copied(), " ")),
        Move::Lay(cards) => format!("{LAY} {}", join(cards.iter(), " ")),
        Move::Announce(card) => format!("{ANNOUNCE} {card}"),
        Move::Offer(Some(card)) => format!("{OFFER} {card}"),
        Move::Offer(None) => format!("{OFFER} {NOTHING}"),
        Move::Accept(seat) => format!("{ACCEPT} {}", u16::from(*seat) + 1),
        Move::Draw => DRAW.to_owned(),
        Move::Decline => DECLINE.to_owned(),
        Move::Discard => DISCARD.to_owned(),
        Move::Name(side, named) => format!("{} {named}", side_word(*side)),
        Move::Pass => PASS.to_owned(),
    }
}

/// A move of a turn with what it refers to: what is laid, what is swapped for what and with whom,
/// what is discarded, what an answer was about, whether it was right, and who has the card now.
pub(super) fn move_in_full(mv: &Move, turn: &TurnLog, seats: u8) -> Option<String> {
    let number = |seat: u8| u16::from(seat) + 1;
    match mv {
        Move::Lay(_) => Some(move_text(mv)),
        Move::Accept(seat) => {
            let (given, taken) = (turn.announced?, turn.offer_of(*seat, seats)?);
            Some(format!("{ACCEPT} {taken} {given} {}", number(*seat)))
        }
        Move::Discard => Some(format!("{DISCARD} {}", turn.announced?)),
        Move::Name(side, _) => {
            let answer = turn.answers.last()?;
            let (card, named) = (answer.card, answer.named);
            let to = number(answer.to);
            let side_word = side_word(*side);
            if answer.right {
                return Some(format!("{side_word} {named} {card} {RIGHT} {to}"));
            }
            let truth = card.right_answers(*side);
            let truth = join(truth.into_iter().take(1), " ");
            Some(format!("{side_word} {named} {card} {truth} {WRONG} {to}"))
        }
        _ => None,
    }
}

/// Parses cards, each named once.
fn cards(text: &str, separator: char) -> Option<Vec<Monarch>> {
    let words = text.split(separator).map(str::trim);
    let words = words.filter(|word| !word.is_empty());
    let cards: Vec<Monarch> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let set: MonarchSet = cards.iter().copied().collect();
    (set.len() == cards.len()).then_some(cards)
}

pub(super) fn parse_move(text: &str) -> Result<Move, Refusal> {
    let refused = || Refusal::new("refusal-cromwell-notation").with("text", texts::excerpt(text));
    let trimmed = Some(text.trim())
        .filter(|text| text.len() <= LONGEST && text.is_ascii())
        .ok_or_else(refused)?;
    read_move(trimmed).ok_or_else(refused)
}

fn read_move(text: &str) -> Option<Move> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    let some = || cards(rest, ' ').filter(|cards| !cards.is_empty());
    let one = || rest.parse::<Monarch>().ok();
    let alone = |mv: Move| rest.is_empty().then_some(mv);
    match word.to_ascii_lowercase().as_str() {
        DEAL => some().map(Move::Deal),
        SHUFFLE => some().map(Move::Shuffle),
        LAY => some().map(|cards| Move::Lay(cards.into_iter().collect())),
        ANNOUNCE => one().map(Move::Announce),
        OFFER if rest.eq_ignore_ascii_case(NOTHING) => Some(Move::Offer(None)),
        OFFER => one().map(|card| Move::Offer(Some(card))),
        ACCEPT => {
            let seat: u8 = rest.parse().ok()?;
            seat.checked_sub(1).map(Move::Accept)
        }
        DRAW => alone(Move::Draw),
        DECLINE => alone(Move::Decline),
        DISCARD => alone(Move::Discard),
        PREDECESSOR => one().map(|card| Move::Name(Side::Before, card)),
        SUCCESSOR => one().map(|card| Move::Name(Side::After, card)),
        PASS => alone(Move::Pass),
        _ => None,
    }
}

/// The keyword of what is done next in a position.
pub(super) const fn phase_word(game: &Cromwell) -> &'static str {
    match game.phase {
        Phase::Deal => DEAL,
        Phase::Shuffle => SHUFFLE,
        Phase::Announce | Phase::Offer | Phase::Choose => TURN,
        Phase::Discard => DISCARD,
        Phase::Name => "name",
        Phase::Lay => LAY,
        Phase::Over => "over",
    }
}

pub(super) fn position(game: &Cromwell) -> String {
    if game.phase == Phase::Deal {
        return format!("{DEAL}:{}", game.deal + 1);
    }
    let phase = phase_word(game);
    let by_seat = |set: &dyn Fn(u8) -> MonarchSet| {
        let of_seats = (0..game.options.seats).map(|seat| set(seat).iter().collect());
        of_seats.collect::<Vec<Vec<Monarch>>>()
    };
    let written = PositionText {
        phase,
        cromwell: game.cromwell(),
        hands: by_seat(&|seat| game.held(seat)),
        table: by_seat(&|seat| game.laid[usize::from(seat)]),
        block: game.at(BLOCK).iter().collect(),
        stock: game.in_stock().collect(),
        said: phase == TURN,
    };
    written.write(game)
}

/// What the text of a position says of the cards.
pub(super) struct PositionText {
    /// The keyword of what is done next.
    pub phase: &'static str,
    /// The seat that is Cromwell.
    pub cromwell: u8,
    /// The hands by seat.
    pub hands: Vec<Vec<Monarch>>,
    /// The cards laid by each seat.
    pub table: Vec<Vec<Monarch>>,
    /// The Block.
    pub block: Vec<Monarch>,
    /// The stock, the card to be drawn first in front.
    pub stock: Vec<Monarch>,
    /// Whether what was said in this turn stands.
    pub said: bool,
}

impl PositionText {
    /// Writes the text; points and what was said are those of `game`.
    pub(super) fn write(&self, game: &Cromwell) -> String {
        let cards = |cards: &[Monarch]| join(cards.iter().copied(), ",");
        let by_seat = |all: &[Vec<Monarch>]| {
            let of_seats = all.iter().map(|of_seat| cards(of_seat));
            of_seats.collect::<Vec<String>>().join("/")
        };
        let totals = game.totals();
        let totals = totals.iter().map(|points| format!(",{points}"));
        format!(
            "{}:{}:{}:{}:{}:{}:{}{}{said}",
            self.phase,
            self.cromwell + 1,
            by_seat(&self.hands),
            by_seat(&self.table),
            cards(&self.block),
            cards(&self.stock),
            game.deal + 1,
            totals.collect::<String>(),
            said = if self.said {
                said_text(game)
            } else {
                String::new()
            },
        )
    }
}

/// What was said in this turn, as the last field of a position; empty if nothing was.
fn said_text(game: &Cromwell) -> String {
    let Some((turn, announced)) = game.now().and_then(|turn| Some((turn, turn.announced?))) else {
        return String::new();
    };
    let words = turn
        .offers
        .iter()
        .map(|card| card.map_or("-", Monarch::key));
    let words: Vec<&str> = [announced.key()].into_iter().chain(words).collect();
    format!(":{}", words.join(","))
}

pub(super) fn read_position(setup: &Setup, text: &str) -> Result<Cromwell, Refusal> {
    let wrong = |key| Refusal::new("refusal-position").with_text("why", Sentence::new(key));
    let form = || wrong("position-cromwell-form");
    if text.len() > LONGEST || !text.is_ascii() {
        return Err(form());
    }
    let fields: Vec<&str> = text.trim().split(':').collect();
    let mut game = Cromwell::new(setup);
    let parts = Parts::read(&fields, &game).ok_or_else(form)?;
    parts.set_up(&mut game).map_err(wrong)?;
    Ok(game)
}

/// The parts of a position's text.
struct Parts {
    cromwell: u8,
    hands: Vec<Vec<Monarch>>,
    table: Vec<Vec<Monarch>>,
    block: Vec<Monarch>,
    stock: Vec<Monarch>,
    deal: u16,
    before: Vec<i32>,
    announced: Option<Monarch>,
    offers: Vec<Option<Monarch>>,
}

impl Parts {
    fn read(fields: &[&str], game: &Cromwell) -> Option<Self> {
        let seats = usize::from(game.options.seats);
        let field = |at: usize| fields.get(at).copied().unwrap_or_default();
        let by_seat = |at: usize| {
            let text = field(at);
            if text.is_empty() && at > 2 {
                return Some(vec![Vec::new(); seats]);
            }
            let of_seats = text.split('/').map(|text| cards(text, ','));
            of_seats
                .collect::<Option<Vec<_>>>()
                .filter(|all| all.len() == seats)
        };
        let cromwell: u8 = field(1).parse().ok()?;
        let cromwell = cromwell
            .checked_sub(1)
            .filter(|seat| *seat < game.options.seats)?;
        let (deal, before) = match field(6) {
            "" => (0, game.before.clone()),
            text => deal_and_points(text, seats)?,
        };
        let mut said = said(field(7))?.into_iter();
        let announced = match said.next() {
            Some(first) => Some(first?),
            None => None,
        };
        (field(0) == TURN && fields.len() <= 8).then_some(Self {
            cromwell,
            hands: by_seat(2)?,
            table: by_seat(3)?,
            block: cards(field(4), ',')?,
            stock: cards(field(5), ',')?,
            deal,
            before,
            announced,
            offers: said.collect(),
        })
    }

    /// Sets up the position.
    ///
    /// # Errors
    /// With the key of the reason if the cards cannot lie like this.
    fn set_up(self, game: &mut Cromwell) -> Result<(), &'static str> {
        let mut placed: Vec<(Monarch, Spot)> = Vec::new();
        for (seat, hand) in (0..).zip(&self.hands) {
            placed.extend(hand.iter().map(|card| (*card, Spot::Hand(Seat(seat)))));
        }
        placed.extend(self.stock.iter().map(|card| (*card, STOCK)));
        placed.extend(self.block.iter().map(|card| (*card, BLOCK)));
        let laid = self.table.iter().flatten();
        placed.extend(laid.map(|card| (*card, laid_spot(*card))));
        let all: MonarchSet = placed.iter().map(|(card, _)| *card).collect();
        let in_play = game.options.cards();
        placed.extend(in_play.without(all).iter().map(|card| (card, AWAY)));
        // The advanced game has neither stock nor Block.
        let piles = self.stock.len() + self.block.len();
        let fine = placed.len() == in_play.len()
            && in_play.contains_all(all)
            && (!game.options.advanced || piles == 0);
        if !fine {
            return Err("position-cromwell-cards");
        }
        if self.hands.iter().any(Vec::is_empty) {
            return Err("position-cromwell-hands");
        }
        let sets = self.table.iter();
        game.laid = sets.map(|cards| cards.iter().copied().collect()).collect();
        game.faces = placed.iter().map(|(card, _)| *card).collect();
        game.spots = placed.iter().map(|(_, spot)| *spot).collect();
        game.salt = StableHasher::of(&game.faces);
        game.deal = self.deal;
        game.before = self.before;
        game.phase = Phase::Announce;
        game.now = Some(TurnLog::new(self.cromwell).into());
        let said = self.announced.into_iter().map(Move::Announce);
        let said = said.chain(self.offers.into_iter().map(Move::Offer));
        for mv in said {
            game.play(&mv).map_err(|_| "position-cromwell-cards")?;
        }
        let whole = game.table().runs().all(|run| run.len() >= COMBINATION);
        whole.then_some(()).ok_or("position-cromwell-table")
    }
}

/// The card announced and those offered, in order; `-` for none.
fn said(text: &str) -> Option<Vec<Option<Monarch>>> {
    let word = |word: &str| match word {
        "-" => Some(None),
        word => word.parse().ok().map(Some),
    };
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split(',').map(word).collect()
}

/// The number of a deal, from 0, and the points before it.
fn deal_and_points(text: &str, seats: usize) -> Option<(u16, Vec<i32>)> {
    let mut numbers = text.split(',');
    let deal: u16 = numbers.next()?.parse().ok()?;
    let deal = deal.checked_sub(1).filter(|deal| *deal < 100)?;
    let before: Vec<i32> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
    let fine = before.len() == seats && before.iter().all(|points| (0..1000).contains(points));
    match before.len() {
        0 => Some((deal, vec![0; seats])),
        _ => fine.then_some((deal, before)),
    }
}
