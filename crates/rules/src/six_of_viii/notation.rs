//! Text notation for moves and positions of The Six of VIII.
//!
//! A card is the queen's initial and the rank: `A12` is black, `B` red, `S` orange, `C` yellow, `H`
//! green, `P` blue, `K` the King. A play is its card; a spy as the other colour's 13 is `B13` (the
//! black 0) or `A13`. The other moves are `pass A4 B7`, `take A4 B7`, `annul`, `let`, and `deal`
//! with all cards by slot.
//!
//! A position is `phase:crown:leader:hands:trick:score:hand:church`, where everything from the
//! trick on may be left out: `play` or `pass`, the crown's space from 1 to 15, the leader's place,
//! the four hands by place separated by `/`, the cards of the current trick in the order played,
//! the score of each side in this hand as `tricks+diamonds,tricks+diamonds`, the hand's number from
//! 1 followed by the points scored before it by seat (`2,31,19,31,19`), and the team that holds the
//! Church: `0`, `1`, or `-`.

use coffer_texts::{self as texts, Sentence};

use super::deck::{Card, CardSet, SPACES, Suit, THIRTEEN, deck};
use super::round::{Play, Round, SideScore};
use super::{Church, HAND, Move, Options, Phase, Place, STOCK, SixOfViii, trick_spot, two};
use crate::stable_hash::StableHasher;
use crate::{Game, Refusal, Seat, Setup, Spot};

/// The keyword of a deal.
pub(super) const DEAL: &str = "deal";
/// The keyword of a pass.
pub(super) const PASS: &str = "pass";
/// The keyword of taking from the dummy.
pub(super) const TAKE: &str = "take";
/// The keyword of a position in which a card is played next.
pub(super) const PLAY: &str = "play";
const ANNUL: &str = "annul";
const LET: &str = "let";

/// The longest text that can be a move, in bytes: a deal with some slack.
const LONGEST: usize = 400;

fn cards_text(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect()
}

pub(super) fn move_text(mv: &Move) -> String {
    match mv {
        Move::Deal(cards) => format!("{DEAL} {}", cards_text(cards.iter().copied())),
        Move::Pass([a, b]) => format!("{PASS} {a} {b}"),
        Move::Take([a, b]) => format!("{TAKE} {a} {b}"),
        Move::Play(play) => play.to_string(),
        Move::Annul => ANNUL.to_owned(),
        Move::Let => LET.to_owned(),
    }
}

/// Parses consecutive plays, with or without spaces between them.
fn plays(text: &str) -> Option<Vec<Play>> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while let Some(letter) = rest.chars().next() {
        let letter = letter.to_ascii_uppercase();
        rest = rest.get(1..)?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (rank, after) = rest.split_at_checked(digits)?;
        out.push(play(letter, rank)?);
        rest = after.trim_start();
    }
    Some(out)
}

/// A card by its initial and rank, or a spy by the 13 that it stands for.
fn play(letter: char, rank: &str) -> Option<Play> {
    let Some(suit) = Suit::of_letter(letter) else {
        return (letter == 'K' && rank.is_empty()).then_some(Play::own(Card::KING));
    };
    let rank = Some(rank).filter(|rank| rank.len() < 3)?.parse().ok()?;
    if rank == THIRTEEN {
        return deck().thirteen[suit.index()]
            .iter()
            .next()
            .map(Play::thirteen);
    }
    Card::of(suit, rank).map(Play::own)
}

/// Parses consecutive cards.
pub(super) fn cards(text: &str) -> Option<Vec<Card>> {
    let plays = plays(text)?;
    plays
        .into_iter()
        .map(|play| (!play.thirteen).then_some(play.card))
        .collect()
}

pub(super) fn parse_move(text: &str) -> Result<Move, Refusal> {
    let refused =
        || Refusal::new("refusal-six_of_viii-notation").with("text", texts::excerpt(text));
    let trimmed = Some(text.trim())
        .filter(|text| text.len() <= LONGEST && text.is_ascii())
        .ok_or_else(refused)?;
    let (word, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
    let pair = || match cards(rest)?.as_slice() {
        [a, b] if a != b => Some(two(*a, *b)),
        _ => None,
    };
    let read = match word.to_ascii_lowercase().as_str() {
        DEAL => cards(rest)
            .filter(|cards| !cards.is_empty())
            .map(Move::Deal),
        PASS => pair().map(Move::Pass),
        TAKE => pair().map(Move::Take),
        ANNUL if rest.is_empty() => Some(Move::Annul),
        LET if rest.is_empty() => Some(Move::Let),
        _ => match plays(trimmed).as_deref() {
            Some([play]) => Some(Move::Play(*play)),
            _ => None,
        },
    };
    read.ok_or_else(refused)
}

pub(super) fn position(game: &SixOfViii) -> String {
    let phase = match game.phase {
        Phase::Deal => return format!("{DEAL}:{}", game.hand + 1),
        Phase::Pass => PASS,
        Phase::Take => TAKE,
        Phase::Play => PLAY,
        Phase::Church => "church",
        Phase::Over => "over",
    };
    let church = game.church.filter(|church| !church.used);
    let written = PositionText {
        phase,
        crown: game.round.crown().min(SPACES as u8 - 1),
        leader: game.ring()[usize::from(game.round.leader())],
        hands: std::array::from_fn(|place| game.held(place as Place).iter().collect()),
        trick: game.round.plays().to_vec(),
        tallies: game.round.tallies,
        hand: game.hand,
        points: game.totals(),
        church: church.map(|church| usize::from(church.team)),
    };
    written.write()
}

/// What the text of a position says.
pub(super) struct PositionText {
    /// The keyword of what is done next.
    pub phase: &'static str,
    /// The crown's space, counted from 0.
    pub crown: u8,
    /// The place that leads or has led.
    pub leader: Place,
    /// The hands by place.
    pub hands: [Vec<Card>; 4],
    /// The cards of the trick in the order played.
    pub trick: Vec<Play>,
    /// The score of each side in this hand.
    pub tallies: [SideScore; 2],
    /// The number of the hand, from 0.
    pub hand: u8,
    /// The points by seat before the hand.
    pub points: Vec<i32>,
    /// The team that holds the Church.
    pub church: Option<usize>,
}

impl PositionText {
    /// Writes the text.
    pub(super) fn write(&self) -> String {
        let hands = self.hands.iter();
        let hands: Vec<String> = hands
            .map(|cards| cards_text(cards.iter().copied()))
            .collect();
        let trick: String = self.trick.iter().map(Play::to_string).collect();
        let [own, other] = self.tallies;
        let points = self.points.iter().map(|points| format!(",{points}"));
        let church = self.church;
        let church = church.map_or_else(|| "-".to_owned(), |team| team.to_string());
        format!(
            "{}:{}:{}:{}:{trick}:{}+{},{}+{}:{}{}:{church}",
            self.phase,
            self.crown + 1,
            self.leader,
            hands.join("/"),
            own.tricks,
            own.diamonds,
            other.tricks,
            other.diamonds,
            self.hand + 1,
            points.collect::<String>(),
        )
    }
}

fn tally(text: &str) -> Option<SideScore> {
    let (tricks, diamonds) = text.split_once('+')?;
    let (tricks, diamonds) = (tricks.parse().ok()?, diamonds.parse().ok()?);
    (usize::from(tricks) <= SPACES && diamonds <= 35).then_some(SideScore { tricks, diamonds })
}

pub(super) fn read_position(setup: &Setup, text: &str) -> Result<SixOfViii, Refusal> {
    let wrong = |key| Refusal::new("refusal-position").with_text("why", Sentence::new(key));
    let form = || wrong("position-six_of_viii-form");
    if text.len() > LONGEST || !text.is_ascii() {
        return Err(form());
    }
    let fields: Vec<&str> = text.trim().split(':').collect();
    let field = |at: usize| fields.get(at).copied().filter(|field| !field.is_empty());
    let mut game = SixOfViii::new(setup);
    let options = game.options;
    let phase = match field(0) {
        Some(PLAY) => Phase::Play,
        Some(PASS) => Phase::Pass,
        _ => return Err(form()),
    };
    if let Some(text) = field(6) {
        let mut numbers = text.split(',');
        let hand = numbers
            .next()
            .and_then(|number| number.parse::<u8>().ok())
            .filter(|hand| (1..=4).contains(hand));
        game.hand = hand.ok_or_else(form)? - 1;
        game.first = game.hand;
        let before: Vec<i32> = numbers
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| form())?;
        let in_range = before.iter().all(|points| (0..=200).contains(points));
        // Partners must have the same points.
        let fits = match before.as_slice() {
            [] => true,
            [a, b, c, d] => in_range && options.four && a == c && b == d,
            three => in_range && !options.four && three.len() == game.before.len(),
        };
        if !fits || game.hand > 0 && !options.full && options.four || !options.four && game.hand > 2
        {
            return Err(form());
        }
        if !before.is_empty() {
            game.before = before;
        }
    }
    let crown: u8 = field(1)
        .and_then(|space| space.parse().ok())
        .filter(|space| (1..=SPACES as u8).contains(space))
        .ok_or_else(form)?;
    let leader: Place = field(2)
        .and_then(|place| place.parse().ok())
        .filter(|place| *place < 4)
        .ok_or_else(form)?;
    let hands: Vec<Vec<Card>> = field(3)
        .and_then(|hands| hands.split('/').map(cards).collect())
        .ok_or_else(form)?;
    let hands: [Vec<Card>; 4] = hands.try_into().map_err(|_| form())?;
    let trick = plays(fields.get(4).copied().unwrap_or_default()).ok_or_else(form)?;
    set_up(&mut game, phase, crown - 1, leader, &hands, &trick).map_err(wrong)?;
    if let Some(text) = field(5) {
        let (own, other) = text.split_once(',').ok_or_else(form)?;
        game.round.tallies = [tally(own).ok_or_else(form)?, tally(other).ok_or_else(form)?];
    }
    match field(7) {
        None | Some("-") => {}
        Some(team @ ("0" | "1")) if options.four && options.advanced => {
            game.church = Some(Church {
                team: u8::from(team == "1"),
                used: false,
            });
        }
        Some(_) => return Err(form()),
    }
    Ok(game)
}

/// Sets up the position.
///
/// # Errors
/// With the key of the reason if the cards cannot lie like this.
fn set_up(
    game: &mut SixOfViii,
    phase: Phase,
    crown: u8,
    leader: Place,
    hands: &[Vec<Card>; 4],
    trick: &[Play],
) -> Result<(), &'static str> {
    if trick.len() > 3 {
        return Err("position-six_of_viii-trick");
    }
    if phase == Phase::Pass && (crown != 0 || !trick.is_empty()) {
        return Err("position-six_of_viii-pass");
    }
    let options: Options = game.options;
    let ring = game.ring();
    let at = ring.iter().position(|place| *place == leader);
    let at = at.unwrap_or_default();
    // What each place was dealt, as far as known: its hand and its card on the table.
    let mut dealt = hands.clone();
    for (step, play) in trick.iter().enumerate() {
        dealt[usize::from(ring[(at + step) % 4])].push(play.card);
    }
    let left = SPACES - usize::from(crown);
    let all: CardSet = dealt.iter().flatten().copied().collect();
    if dealt.iter().any(|cards| cards.len() != left) {
        return Err("position-six_of_viii-hands");
    }
    if !all.without(options.cards()).is_empty() || all.len() != 4 * left {
        return Err("position-six_of_viii-cards");
    }
    // The cards that have gone fill the other slots: the text does not say who held them.
    let mut gone = options.cards().without(all).iter();
    let mut spots = vec![STOCK; options.cards().len()];
    let mut faces = Vec::new();
    for (place, cards) in (0..).zip(&dealt) {
        let first = usize::from(place) * HAND;
        let held = hands[usize::from(place)].len();
        spots[first..first + held].fill(Spot::Hand(Seat(place)));
        spots[first + held..first + cards.len()].fill(trick_spot(place));
        spots[first + cards.len()..first + HAND].fill(Spot::Tray(Seat(place)));
        faces.extend(
            cards
                .iter()
                .copied()
                .chain(gone.by_ref().take(HAND - cards.len())),
        );
    }
    faces.extend(gone);
    let held = |place: Place| dealt[usize::from(place)].iter().copied().collect();
    game.round = Round::new(ring.map(held), at as u8, crown);
    for play in trick {
        if !game.round.legal().contains(*play) {
            return Err("position-six_of_viii-trick");
        }
        game.round.play(*play);
    }
    game.phase = phase;
    game.spots = spots;
    game.salt = StableHasher::of(&faces);
    game.faces = faces;
    Ok(())
}
