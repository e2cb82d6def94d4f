//! Text notation for positions of Cromwell.
//!
//! A position is `phase:cromwell:hands:table:block:stock:deal:said:done`, where everything from the
//! table on may be left out: what is done next, the number of the seat that is Cromwell from 1, the
//! hands by seat separated by `/`, the cards laid by each seat in the same way, the Block with the
//! card on top last, the stock with the card to be drawn first in front, the number of the deal from
//! 1 followed by the points scored before it by seat (`2,21,18,30,12`), the card announced in this
//! turn followed by the offers, `-` for none, and what was done after the offers. Cards are separated
//! by commas. Cards that are not named are out of play, but for those that are shown in a trade.
//!
//! The phases are `turn` (up to the choice of an offer), `discard`, `name`, `lay` (the end of the
//! turn), `shuffle`, and `over`. What was done is the card drawn (`discard`); the seat whose offer was
//! accepted, followed by what was answered (`name`, `lay`: `2,successor,henry8`); `draw` or `-` for
//! neither (`lay`); or how the deal ended (`over`: `out`, `idle`, `long`), and then the points count
//! it. Before a deal a position is `deal:2,21,18,30,12`.

use coffer_texts::Sentence;

use super::deck::{Monarch, MonarchSet, Side};
use super::notation::{DEAL, DISCARD, DRAW, LAY, LONGEST, SHUFFLE, cards, join, side_word};
use super::{
    AWAY, Answer, BLOCK, COMBINATION, Cromwell, DealEnd, Phase, STOCK, TurnLog, laid_spot,
    shown_spot,
};
use crate::stable_hash::StableHasher;
use crate::{Game, Refusal, Seat, Setup, Spot};

/// The keyword of a position at the beginning of a turn, or up to the choice of an offer.
pub(super) const TURN: &str = "turn";
const NAME: &str = "name";
const OVER: &str = "over";
/// How a deal ended.
const ENDS: [&str; 3] = ["out", "idle", "long"];
/// No offer, or none accepted.
const NONE: &str = "-";

/// The keyword of what is done next in a position.
pub(super) const fn phase_word(game: &Cromwell) -> &'static str {
    match game.phase {
        Phase::Deal => DEAL,
        Phase::Shuffle => SHUFFLE,
        Phase::Announce | Phase::Offer | Phase::Choose => TURN,
        Phase::Discard => DISCARD,
        Phase::Name => NAME,
        Phase::Lay => LAY,
        Phase::Over => OVER,
    }
}

/// The text of a position.
pub(super) fn position(game: &Cromwell) -> String {
    if game.phase == Phase::Deal {
        let begun = game.deal > 0 || game.totals().iter().any(|points| *points != 0);
        let points = points_text(game);
        let points = if begun { &*points } else { "" };
        return format!("{DEAL}:{}{points}", game.deal + 1);
    }
    let by_seat = |set: &dyn Fn(u8) -> MonarchSet| {
        let of_seats = (0..game.options.seats).map(|seat| set(seat).iter().collect());
        of_seats.collect::<Vec<Vec<Monarch>>>()
    };
    let written = PositionText {
        phase: phase_word(game),
        cromwell: game.cromwell(),
        hands: by_seat(&|seat| game.held(seat)),
        table: by_seat(&|seat| game.laid[usize::from(seat)]),
        block: game.block.clone(),
        stock: game.in_stock().collect(),
        said: !matches!(game.phase, Phase::Shuffle | Phase::Over),
    };
    let text = written.write(game);
    match (done_text(game), written.said) {
        (None, _) => text,
        (Some(done), true) => format!("{text}:{done}"),
        (Some(done), false) => format!("{text}::{done}"),
    }
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
    /// The Block, the card on top last.
    pub block: Vec<Monarch>,
    /// The stock, the card to be drawn first in front.
    pub stock: Vec<Monarch>,
    /// Whether what was said in this turn stands.
    pub said: bool,
}

impl PositionText {
    /// Writes the text up to what was said; points and what was said are those of `game`.
    pub(super) fn write(&self, game: &Cromwell) -> String {
        let cards = |cards: &[Monarch]| join(cards.iter().copied(), ",");
        let by_seat = |all: &[Vec<Monarch>]| {
            let of_seats = all.iter().map(|of_seat| cards(of_seat));
            of_seats.collect::<Vec<String>>().join("/")
        };
        format!(
            "{}:{}:{}:{}:{}:{}:{}{}{said}",
            self.phase,
            self.cromwell + 1,
            by_seat(&self.hands),
            by_seat(&self.table),
            cards(&self.block),
            cards(&self.stock),
            game.deal + 1,
            points_text(game),
            said = if self.said {
                said_text(game)
            } else {
                String::new()
            },
        )
    }
}

/// The points so far, each after a comma.
fn points_text(game: &Cromwell) -> String {
    let totals = game.totals().into_iter();
    totals.map(|points| format!(",{points}")).collect()
}

/// What was said in this turn, as a field of a position; empty if nothing was.
fn said_text(game: &Cromwell) -> String {
    let Some((turn, announced)) = game.now().and_then(|turn| Some((turn, turn.announced?))) else {
        return String::new();
    };
    let offers = turn.offers.iter();
    let words = offers.map(|card| card.map_or(NONE, Monarch::key));
    let words: Vec<&str> = [announced.key()].into_iter().chain(words).collect();
    format!(":{}", words.join(","))
}

/// What was done after the offers, as the last field of a position; `None` if nothing was.
fn done_text(game: &Cromwell) -> Option<String> {
    match game.phase {
        Phase::Discard => game.just_drawn.map(|card| card.key().to_owned()),
        Phase::Name | Phase::Lay => game.now().map(trade_text),
        Phase::Over => {
            let end = game.finished.last()?.end;
            Some(ENDS[end_number(end)].to_owned())
        }
        _ => None,
    }
}

const fn end_number(end: DealEnd) -> usize {
    match end {
        DealEnd::Out(_) => 0,
        DealEnd::Idle => 1,
        DealEnd::Long => 2,
    }
}

/// The draw of a turn, or its trade with the answers.
fn trade_text(turn: &TurnLog) -> String {
    let Some(partner) = turn.partner else {
        return if turn.drew { DRAW } else { NONE }.to_owned();
    };
    let answers = turn.answers.iter();
    let answers = answers.map(|answer| format!(",{},{}", side_word(answer.side), answer.named));
    format!("{}{}", u16::from(partner) + 1, answers.collect::<String>())
}

/// Reads a position.
///
/// # Errors
/// With a refusal that says why the text is none.
pub(super) fn read_position(setup: &Setup, text: &str) -> Result<Cromwell, Refusal> {
    let wrong = |key| Refusal::new("refusal-position").with_text("why", Sentence::new(key));
    let form = || wrong("position-cromwell-form");
    if text.len() > LONGEST || !text.is_ascii() {
        return Err(form());
    }
    let fields: Vec<&str> = text.trim().split(':').collect();
    let mut game = Cromwell::new(setup);
    if let [DEAL, deal] = fields[..] {
        let seats = usize::from(game.options.seats);
        (game.deal, game.before) = deal_and_points(deal, seats).ok_or_else(form)?;
        return Ok(game);
    }
    let parts = Parts::read(&fields, &game).ok_or_else(form)?;
    parts.set_up(&mut game).map_err(wrong)?;
    Ok(game)
}

/// What was done after the offers of a turn.
enum Done {
    Nothing,
    Drew(Option<Monarch>),
    Traded(u8, Vec<(Side, Monarch)>),
    Ended(usize),
}

/// The parts of a position's text.
struct Parts {
    phase: Phase,
    cromwell: u8,
    hands: Vec<Vec<Monarch>>,
    table: Vec<Vec<Monarch>>,
    block: Vec<Monarch>,
    stock: Vec<Monarch>,
    deal: u16,
    before: Vec<i32>,
    announced: Option<Monarch>,
    offers: Vec<Option<Monarch>>,
    done: Done,
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
        let cromwell = seat_of(field(1), game)?;
        let (deal, before) = match field(6) {
            "" => (0, game.before.clone()),
            text => deal_and_points(text, seats)?,
        };
        let mut said = said(field(7))?.into_iter();
        let announced = match said.next() {
            Some(first) => Some(first?),
            None => None,
        };
        let offers: Vec<Option<Monarch>> = said.collect();
        let phase = phase_of(field(0), announced.is_some(), offers.len(), game)?;
        let done = done(phase, fields.get(8).copied(), game)?;
        (fields.len() <= 9).then_some(Self {
            phase,
            cromwell,
            hands: by_seat(2)?,
            table: by_seat(3)?,
            block: cards(field(4), ',')?,
            stock: cards(field(5), ',')?,
            deal,
            before,
            announced,
            offers,
            done,
        })
    }

    /// Sets up the position.
    ///
    /// # Errors
    /// With the key of the reason if the cards cannot lie like this.
    fn set_up(self, game: &mut Cromwell) -> Result<(), &'static str> {
        let now = self.turn();
        self.place(game, &now)?;
        let sets = self.table.iter();
        game.laid = sets.map(|cards| cards.iter().copied().collect()).collect();
        game.block.clone_from(&self.block);
        game.salt = StableHasher::of(&game.faces);
        game.deal = self.deal;
        game.before.clone_from(&self.before);
        game.phase = self.phase;
        game.now = Some(now.into());
        if !game.table().runs().all(|run| run.len() >= COMBINATION) {
            return Err("position-cromwell-table");
        }
        if !self.has_hands(game) {
            return Err("position-cromwell-hands");
        }
        game.look_around();
        let done = self.carry_out(game);
        done.filter(|()| self.is_sound(game))
            .ok_or("position-cromwell-cards")
    }

    /// What was said in the turn, and with whom Cromwell traded.
    fn turn(&self) -> TurnLog {
        let mut turn = TurnLog::new(self.cromwell);
        turn.announced = self.announced;
        turn.offers.clone_from(&self.offers);
        match self.done {
            Done::Traded(partner, _) => turn.partner = Some(partner),
            Done::Drew(_) => turn.drew = true,
            Done::Nothing | Done::Ended(_) => {}
        }
        turn
    }

    /// Puts every card in its place: those that are shown in a trade are named only in what was said.
    fn place(&self, game: &mut Cromwell, turn: &TurnLog) -> Result<(), &'static str> {
        let mut placed: Vec<(Monarch, Spot)> = Vec::new();
        for (seat, hand) in (0..).zip(&self.hands) {
            placed.extend(hand.iter().map(|card| (*card, Spot::Hand(Seat(seat)))));
        }
        placed.extend(self.stock.iter().map(|card| (*card, STOCK)));
        placed.extend(self.block.iter().map(|card| (*card, BLOCK)));
        let laid = self.table.iter().flatten();
        placed.extend(laid.map(|card| (*card, laid_spot(*card))));
        if let (Phase::Name, Done::Traded(partner, answers)) = (self.phase, &self.done) {
            let offered = turn.offer_of(*partner, game.options.seats);
            let offered = offered.filter(|_| answers.is_empty());
            let shown = [(self.announced, self.cromwell), (offered, *partner)].into_iter();
            placed.extend(shown.filter_map(|(card, seat)| Some((card?, shown_spot(seat)))));
        }
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
        game.faces = placed.iter().map(|(card, _)| *card).collect();
        game.spots = placed.iter().map(|(_, spot)| *spot).collect();
        Ok(())
    }

    /// Whether those have cards who must: in the advanced game wrong answers can empty a hand, and
    /// whoever has gone out has none.
    fn has_hands(&self, game: &Cromwell) -> bool {
        let over = matches!(self.done, Done::Ended(_));
        let empty = self.hands.iter().filter(|hand| hand.is_empty()).count();
        let shown = self.phase == Phase::Name;
        over || empty == 0 || game.options.advanced && (shown || empty < self.hands.len())
    }

    /// Brings about what was done after the offers. `None` if it cannot have been.
    fn carry_out(&self, game: &mut Cromwell) -> Option<()> {
        for card in self
            .announced
            .into_iter()
            .chain(self.offers.iter().copied().flatten())
        {
            if let Some(seat) = (0..game.options.seats).find(|seat| game.held(*seat).contains(card))
            {
                game.learn(card, Some(seat));
            }
        }
        match &self.done {
            Done::Nothing => {}
            Done::Drew(card) => {
                game.just_drawn = *card;
                game.drawn[usize::from(self.cromwell)] = 1;
            }
            Done::Traded(_, answers) => {
                for (side, named) in answers {
                    let answer = answer(game, *side, *named)?;
                    game.note(answer);
                }
            }
            Done::Ended(end) => end_deal(game, *end)?,
        }
        Some(())
    }

    /// Whether what was said and done fits the cards.
    fn is_sound(&self, game: &Cromwell) -> bool {
        let seats = game.options.seats;
        let turn = game.now();
        let hand = game.held(self.cromwell);
        let own = hand | game.table();
        let announced = || self.announced.is_some_and(|card| own.contains(card));
        let offered = |seat: u8| {
            let asked = turn.and_then(|turn| turn.answer_of(seat, seats));
            let held = game.held(seat);
            let fits = |offer: Option<Monarch>| match offer {
                Some(card) => held.contains(card),
                None => game.options.may_keep(held),
            };
            asked.is_none_or(fits)
        };
        let offers = || (0..seats).all(offered);
        match (self.phase, &self.done) {
            (Phase::Announce | Phase::Offer | Phase::Choose, _) => {
                self.announced.is_none_or(|card| hand.contains(card)) && offers()
            }
            (Phase::Discard, Done::Drew(Some(card))) => {
                own.contains(*card) && announced() && offers()
            }
            (Phase::Lay, Done::Drew(None)) => {
                self.announced
                    .is_some_and(|card| self.block.contains(&card))
                    && offers()
            }
            (Phase::Lay, Done::Nothing) => announced() && offers() && game.may_decline(),
            (Phase::Name | Phase::Lay, Done::Traded(partner, _)) => {
                let offer = turn.and_then(|turn| turn.offer_of(*partner, seats));
                offer.is_some_and(|card| game.place_of(card).is_some())
                    && self
                        .announced
                        .is_some_and(|card| game.place_of(card).is_some())
            }
            (Phase::Shuffle, _) => self.stock.is_empty() && !self.block.is_empty(),
            (Phase::Over, Done::Ended(_)) => true,
            _ => false,
        }
    }
}

/// The answer to the question that is open, as the place of the card shows it.
fn answer(game: &Cromwell, side: Side, named: Monarch) -> Option<Answer> {
    let (guesser, card, from) = game.question()?;
    card.neighbour(side).filter(|_| named != card)?;
    let answers = card.right_answers(side);
    let right = answers.contains(&named);
    let to = game.place_of(card)?;
    let proof = answers
        .into_iter()
        .find(|answer| game.held(to).contains(*answer));
    (!right || to == guesser).then_some(Answer {
        guesser,
        card,
        side,
        named,
        right,
        to,
        proof: proof.filter(|_| !right && to != from),
    })
}

/// Ends the deal, whose points the match has already. `None` if the match goes on.
fn end_deal(game: &mut Cromwell, end: usize) -> Option<()> {
    let cromwell = game.cromwell();
    let end = match end {
        0 if game.held(cromwell).is_empty() => DealEnd::Out(Seat(cromwell)),
        1 => DealEnd::Idle,
        2 => DealEnd::Long,
        _ => return None,
    };
    let points = game.points();
    for (before, points) in game.before.iter_mut().zip(points) {
        *before -= points;
    }
    let fine = game.before.iter().all(|points| *points >= 0);
    game.end_deal(end, &mut Vec::new());
    (fine && game.phase == Phase::Over).then_some(())
}

impl Cromwell {
    /// The seat that has a card in hand or shows it; Cromwell if it was laid.
    fn place_of(&self, card: Monarch) -> Option<u8> {
        let laid = self.table().contains(card).then(|| self.cromwell());
        self.holder(card).or(laid)
    }
}

/// The seat with this number, from 1.
fn seat_of(text: &str, game: &Cromwell) -> Option<u8> {
    let seat: u8 = text.parse().ok()?;
    let seat = seat.checked_sub(1);
    seat.filter(|seat| *seat < game.options.seats)
}

/// The phase with this keyword, if it can be one after so many offers.
fn phase_of(word: &str, announced: bool, offers: usize, game: &Cromwell) -> Option<Phase> {
    let all = usize::from(game.options.seats) - 1;
    let advanced = game.options.advanced;
    Some(match word {
        TURN if !announced => Phase::Announce,
        TURN if offers < all => Phase::Offer,
        TURN if offers == all => Phase::Choose,
        DISCARD if announced && offers == all && !advanced => Phase::Discard,
        NAME if announced && offers == all && advanced => Phase::Name,
        LAY if announced && offers == all => Phase::Lay,
        SHUFFLE if !announced && !advanced => Phase::Shuffle,
        OVER if !announced => Phase::Over,
        _ => return None,
    })
}

/// What was done after the offers, in a position of this phase.
fn done(phase: Phase, text: Option<&str>, game: &Cromwell) -> Option<Done> {
    let advanced = game.options.advanced;
    Some(match (phase, text) {
        (Phase::Discard, Some(card)) => Done::Drew(Some(card.parse().ok()?)),
        (Phase::Lay, Some(DRAW)) if !advanced => Done::Drew(None),
        (Phase::Lay, Some(NONE)) => Done::Nothing,
        (Phase::Name | Phase::Lay, Some(text)) => {
            let mut words = text.split(',');
            let partner = seat_of(words.next()?, game)?;
            let words: Vec<&str> = words.collect();
            let fits = match phase {
                Phase::Name => [0, 2].contains(&words.len()),
                _ => words.len() == if advanced { 4 } else { 0 },
            };
            let pairs = words.chunks(2).filter(|_| fits);
            let answers = pairs.map(|pair| Some((side_of(pair[0])?, pair.get(1)?.parse().ok()?)));
            let answers = answers.collect::<Option<Vec<(Side, Monarch)>>>()?;
            fits.then_some(Done::Traded(partner, answers))?
        }
        (Phase::Over, Some(end)) => Done::Ended(ENDS.iter().position(|word| *word == end)?),
        (Phase::Announce | Phase::Offer | Phase::Choose | Phase::Shuffle, None) => Done::Nothing,
        _ => return None,
    })
}

fn side_of(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_word(*side) == word)
}

/// The card announced and those offered, in order; `-` for none.
fn said(text: &str) -> Option<Vec<Option<Monarch>>> {
    let word = |word: &str| match word {
        NONE => Some(None),
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
