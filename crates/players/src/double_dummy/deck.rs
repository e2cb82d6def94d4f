//! The deck as the solver sees it: suits, trumps, points, special cards, and the legal plays.

/// The number of hands.
pub const SEATS: usize = 4;
/// The number of entries for suits in tables; the suits of a deck come first.
pub(super) const SUITS: usize = 8;
/// No suit: no trump, or the suit of the King while there is no trump.
pub(super) const NONE: u8 = 7;
/// The most tricks of a hand.
pub const MAX_TRICKS: usize = 16;

/// A played card, and whether it is a spy played as the other colour's 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SolverPlay(pub(super) u8);

/// The flag for a spy played as a 13.
const THIRTEEN: u8 = 64;

impl SolverPlay {
    /// The card with this number, 0 to 63, played as itself.
    #[must_use]
    pub const fn card(card: u8) -> SolverPlay {
        SolverPlay(card & 63)
    }

    /// The spy with this number played as the other colour's 13.
    #[must_use]
    pub const fn thirteen(card: u8) -> SolverPlay {
        SolverPlay(card & 63 | THIRTEEN)
    }

    /// The number of the card.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }

    /// Whether it is a spy played as a 13.
    #[must_use]
    pub const fn is_thirteen(self) -> bool {
        self.0 & THIRTEEN != 0
    }

    /// The set of this card.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A deck and its trumps. Cards are numbered from 0 to 63, suit by suit, ascending by rank.
#[derive(Clone, Debug)]
pub struct CardNumbering {
    /// The cards of each suit; empty beyond the last suit.
    pub(super) suits: [u64; SUITS],
    /// The suit of each card; [`NONE`] for the King.
    pub(super) suit_of: [u8; 64],
    /// The points of each card for the side that takes it.
    pub(super) points: [u8; 64],
    /// The points of a trick.
    pub(super) trick_points: i32,
    /// The card that always wins and counts as a trump, if there is one.
    pub(super) king: u64,
    /// By suit: the card that may be played as its highest.
    pub(super) spy_as: [u64; SUITS],
    /// For each spy: the suit that it is the highest of when played as a 13.
    pub(super) spy_suit: [u8; 64],
    /// All spies.
    pub(super) spies: u64,
    /// The trump suit of each trick by tricks left, i.e. by the number of cards in a hand at its
    /// start; [`NONE`] for no trump.
    pub(super) trump: [u8; MAX_TRICKS + 1],
    /// By tricks left: all cards of the suits that are trump in this trick or one of the next
    /// three.
    pub(super) soon: [u64; MAX_TRICKS + 1],
    /// By tricks left: all cards of the suits that are trump in a later trick.
    pub(super) later: [u64; MAX_TRICKS + 1],
    /// By tricks left: the suits that are trump neither now nor later and have no spy; bit n for
    /// suit n.
    pub(super) past: [u8; MAX_TRICKS + 1],
    /// The trump suit of the last tricks; [`NONE`] for none.
    pub(super) last: u8,
    /// The number of last tricks with that trump.
    pub(super) reign: u32,
    /// Cards that differ from others by more than their rank.
    pub(super) special: u64,
    /// Cards with points.
    pub(super) pointed: u64,
    /// The cards with one, two and three points.
    pub(super) worth: [u64; 3],
    /// The number of suits.
    pub(super) count: usize,
}

/// How many tricks ahead the quick-trick analysis looks.
pub(super) const WINDOW: usize = 5;

impl CardNumbering {
    /// A deck of suits with these numbers of cards. `trump` is the trump suit of each trick from
    /// the first on; a number that is not a suit's means no trump. A trick counts one point.
    #[must_use]
    pub fn new(lengths: &[u8], trump: &[u8]) -> CardNumbering {
        let mut deck = CardNumbering {
            suits: [0; SUITS],
            suit_of: [NONE; 64],
            points: [0; 64],
            trick_points: 1,
            king: 0,
            spy_as: [0; SUITS],
            spy_suit: [NONE; 64],
            spies: 0,
            trump: [NONE; MAX_TRICKS + 1],
            soon: [0; MAX_TRICKS + 1],
            later: [0; MAX_TRICKS + 1],
            past: [0; MAX_TRICKS + 1],
            last: NONE,
            reign: 0,
            special: 0,
            pointed: 0,
            worth: [0; 3],
            count: lengths.len().min(SUITS - 1),
        };
        let mut card = 0;
        for (suit, length) in lengths.iter().take(SUITS - 1).enumerate() {
            for _ in 0..*length {
                deck.suits[suit] |= 1 << (card & 63);
                deck.suit_of[card & 63] = suit as u8;
                card += 1;
            }
        }
        let tricks = trump.len().min(MAX_TRICKS);
        for (trick, suit) in trump.iter().take(tricks).enumerate() {
            let known = usize::from(*suit) < deck.count;
            deck.trump[tricks - trick] = if known { *suit } else { NONE };
        }
        for left in 1..=tricks {
            let next = left.saturating_sub(WINDOW) + 1..=left;
            deck.soon[left] = next.fold(0, |set, left| {
                set | deck.suits[usize::from(deck.trump[left])]
            });
            deck.later[left] = (1..left).fold(0, |set, left| {
                set | deck.suits[usize::from(deck.trump[left])]
            });
            deck.past[left] = (0..deck.count)
                .filter(|suit| !deck.trump[1..=left].contains(&(*suit as u8)))
                .fold(0, |set, suit| set | 1 << suit);
        }
        deck.last = deck.trump[1];
        deck.reign = deck.trump[1..=tricks]
            .iter()
            .take_while(|trump| **trump == deck.last)
            .count() as u32;
        deck
    }

    /// Sets the points of a card, at most 3.
    pub fn set_points(&mut self, card: u8, points: u8) {
        self.points[usize::from(card & 63)] = points.min(3);
        if points > 0 {
            self.worth[usize::from(points.min(3)) - 1] |= 1 << (card & 63);
            self.pointed |= 1 << (card & 63);
            self.special |= 1 << (card & 63);
        }
    }

    /// Adds the King: a card without a suit that always wins and counts as the highest trump.
    pub fn set_king(&mut self, card: u8) {
        self.king = 1 << (card & 63);
        self.suit_of[usize::from(card & 63)] = NONE;
    }

    /// Makes a card a spy that may be played as the highest of the other suit.
    pub fn set_spy(&mut self, card: u8, suit: u8) {
        let bit = 1 << (card & 63);
        self.spies |= bit;
        let touched = 1 << (suit & 7) | 1 << (self.suit_of[usize::from(card & 63)] & 7);
        self.past.iter_mut().for_each(|past| *past &= !touched);
        self.special |= bit;
        self.spy_as[usize::from(suit & 7)] = bit;
        self.spy_suit[usize::from(card & 63)] = suit & 7;
    }

    /// The points of a card for the side that takes it.
    #[must_use]
    pub fn points(&self, card: u8) -> i32 {
        i32::from(self.points[usize::from(card & 63)])
    }

    /// The trump suit with `left` tricks left; `None` if there is none.
    #[must_use]
    pub fn trump(&self, left: usize) -> Option<u8> {
        let suit = *self.trump.get(left)?;
        (suit != NONE).then_some(suit)
    }

    /// The suit that a card is played as; the King's is the trump suit.
    #[inline]
    #[must_use]
    pub fn suit(&self, play: SolverPlay, trump: u8) -> u8 {
        let card = usize::from(play.0 & 63);
        if play.is_thirteen() {
            self.spy_suit[card]
        } else if play.bit() & self.king != 0 {
            trump
        } else {
            self.suit_of[card]
        }
    }

    /// The strength that decides a trick: the strongest play wins. 0 for a card that cannot win.
    #[inline]
    #[must_use]
    pub fn strength(&self, play: SolverPlay, led: u8, trump: u8) -> u8 {
        if play.bit() & self.king != 0 {
            return STRONGEST;
        }
        let suit = self.suit(play, trump);
        let rank = if play.is_thirteen() {
            64
        } else {
            1 + play.number()
        };
        if suit == trump {
            100 + rank
        } else if suit == led {
            rank
        } else {
            0
        }
    }

    /// The strength of the strongest legal play of a hand that does not lead.
    #[inline]
    pub(super) fn strongest(&self, hand: u64, led: u8, trump: u8) -> u8 {
        let top = |set: u64| 64 - set.leading_zeros() as u8;
        let follow = hand & self.suits[usize::from(led & 7)];
        if follow != 0 || led == trump {
            if led == trump && hand & self.king != 0 {
                return STRONGEST;
            }
            let base = if led == trump { 100 } else { 0 };
            if hand & self.spy_as[usize::from(led & 7)] != 0 {
                return base + 64;
            }
            return if follow == 0 { 0 } else { base + top(follow) };
        }
        if hand & self.king != 0 {
            return STRONGEST;
        }
        if hand & self.spy_as[usize::from(trump & 7)] != 0 {
            return 164;
        }
        let trumps = hand & self.suits[usize::from(trump & 7)];
        if trumps != 0 {
            return 100 + top(trumps);
        }
        if hand & self.spy_as[usize::from(led & 7)] != 0 {
            64
        } else {
            0
        }
    }

    /// The legal plays of a hand: the cards that may be played as themselves, and the spies that
    /// may be played as a 13. `led` is `None` for the leader.
    #[inline]
    #[must_use]
    pub fn legal(&self, hand: u64, led: Option<u8>, trump: u8) -> (u64, u64) {
        let Some(led) = led else { return (hand, 0) };
        let follow = hand & self.suits[usize::from(led & 7)];
        if follow == 0 {
            return (hand, hand & self.spies);
        }
        let king = if led == trump { hand & self.king } else { 0 };
        (follow | king, hand & self.spy_as[usize::from(led & 7)])
    }
}

/// The strength of the King.
pub(super) const STRONGEST: u8 = 200;

/// Up to four plays: a trick in progress.
pub type Plays = [Option<SolverPlay>; SEATS];

/// Four hands, possibly in the middle of a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The cards still in each hand.
    pub hands: [u64; SEATS],
    /// The hand that leads the trick, or has led it.
    pub leader: u8,
    /// The plays to the trick in order, beginning with the leader's; at most three.
    pub plays: Plays,
}

impl Position {
    /// A position at the start of a trick.
    #[must_use]
    pub const fn new(hands: [u64; SEATS], leader: u8) -> Position {
        Position {
            hands,
            leader: leader & 3,
            plays: [None; SEATS],
        }
    }

    /// The number of cards already played to the trick.
    #[must_use]
    pub fn played(&self) -> usize {
        self.plays.iter().flatten().count()
    }

    /// The hand to play next.
    #[must_use]
    pub fn turn(&self) -> usize {
        (usize::from(self.leader) + self.played()) % SEATS
    }

    /// The number of tricks left, including the current one.
    #[must_use]
    pub fn left(&self) -> usize {
        self.hands[usize::from(self.leader & 3)].count_ones() as usize
            + usize::from(self.plays[0].is_some())
    }

    /// The suit that was led; `None` if the leader is to play.
    #[must_use]
    pub fn led(&self, deck: &CardNumbering) -> Option<u8> {
        Some(deck.suit(self.plays[0]?, deck.trump[self.left().min(MAX_TRICKS)]))
    }

    /// All legal plays of the hand to play.
    #[must_use]
    pub fn legal(&self, deck: &CardNumbering) -> Vec<SolverPlay> {
        let trump = deck.trump[self.left().min(MAX_TRICKS)];
        let (own, thirteen) = deck.legal(self.hands[self.turn()], self.led(deck), trump);
        let cards = |set: u64| (0..64).filter(move |card| set >> card & 1 != 0);
        cards(own)
            .map(SolverPlay::card)
            .chain(cards(thirteen).map(SolverPlay::thirteen))
            .collect()
    }

    /// Plays a card. If it completes the trick, returns the winning place and the points of the
    /// trick.
    pub fn play(&mut self, deck: &CardNumbering, play: SolverPlay) -> Option<(usize, i32)> {
        let left = self.left().min(MAX_TRICKS);
        let turn = self.turn();
        let played = self.played().min(SEATS - 1);
        self.plays[played] = Some(play);
        self.hands[turn] &= !play.bit();
        if played + 1 < SEATS {
            return None;
        }
        let trump = deck.trump[left];
        let led = self.plays[0].map_or(NONE, |play| deck.suit(play, trump));
        let mut best = (0, 0);
        let mut points = deck.trick_points;
        for (order, play) in self.plays.iter().flatten().enumerate() {
            let strength = deck.strength(*play, led, trump);
            if strength > best.0 {
                best = (strength, order);
            }
            points += deck.points(play.number());
        }
        let winner = (usize::from(self.leader) + best.1) % SEATS;
        *self = Position::new(self.hands, winner as u8);
        Some((winner, points))
    }
}
