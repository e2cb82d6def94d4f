//! What is played: suits, trumps, points, special cards, and which plays are legal.

/// How many hands there are.
pub const SEATS: usize = 4;
/// Places for suits in tables; the suits of a deck come first.
pub(super) const SUITS: usize = 8;
/// The suit of no card: no trump, or the suit of the King as long as nothing reigns.
pub(super) const NONE: u8 = 7;
/// Most tricks of a hand.
pub const MAX_TRICKS: usize = 16;

/// A card played, and whether it is a spy that passes for the other colour's 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SolverPlay(pub(super) u8);

/// What marks a spy's play as a 13.
const THIRTEEN: u8 = 64;

impl SolverPlay {
    /// The card with this number, from 0 to 63, as what it is.
    #[must_use]
    pub const fn card(card: u8) -> SolverPlay {
        SolverPlay(card & 63)
    }

    /// The spy with this number as the other colour's 13.
    #[must_use]
    pub const fn thirteen(card: u8) -> SolverPlay {
        SolverPlay(card & 63 | THIRTEEN)
    }

    /// The number of the card.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }

    /// Whether it is a spy that passes for a 13.
    #[must_use]
    pub const fn is_thirteen(self) -> bool {
        self.0 & THIRTEEN != 0
    }

    /// The card as a set.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A deck with its trumps. Cards have numbers from 0 to 63, a suit after the other, each upwards.
#[derive(Clone, Debug)]
pub struct CardNumbering {
    /// The cards of each suit; nothing from the last suit on.
    pub(super) suits: [u64; SUITS],
    /// The suit of each card, [`NONE`] for the King.
    pub(super) suit_of: [u8; 64],
    /// What each card is worth to who takes it.
    pub(super) points: [u8; 64],
    /// What a trick is worth.
    pub(super) trick_points: i32,
    /// The card that always wins and is of the trump suit, if there is one.
    pub(super) king: u64,
    /// The card that may be played as the highest of this suit.
    pub(super) spy_as: [u64; SUITS],
    /// For each card: the suit in which a spy is the highest.
    pub(super) spy_suit: [u8; 64],
    /// All spies.
    pub(super) spies: u64,
    /// The trump suit of each trick, [`NONE`] for none, of all tricks to come as a hand with no
    /// card less sees them: by tricks left.
    pub(super) trump: [u8; MAX_TRICKS + 1],
    /// Suits that reign in this trick or one of the next three, by tricks left; all their cards.
    pub(super) soon: [u64; MAX_TRICKS + 1],
    /// Suits that reign in a trick after this one, by tricks left; all their cards.
    pub(super) later: [u64; MAX_TRICKS + 1],
    /// Suits that reign neither in this trick nor later and that no spy touches, by tricks left;
    /// bit n for suit n.
    pub(super) past: [u8; MAX_TRICKS + 1],
    /// The suit that reigns at the end, [`NONE`] for none.
    pub(super) last: u8,
    /// In how many of the last tricks it reigns.
    pub(super) reign: u32,
    /// Cards that differ from others by more than their rank.
    pub(super) special: u64,
    /// Cards that are worth something.
    pub(super) pointed: u64,
    /// Those worth one, two and three.
    pub(super) worth: [u64; 3],
    /// How many suits there are.
    pub(super) count: usize,
}

/// How many tricks ahead the search for quick tricks looks.
pub(super) const WINDOW: usize = 5;

impl CardNumbering {
    /// A deck of suits with these many cards each. `trump` names the suit that reigns in each trick
    /// from the first on, none where the number is no suit's; a trick is worth a point.
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

    /// Says what a card is worth.
    pub fn set_points(&mut self, card: u8, points: u8) {
        self.points[usize::from(card & 63)] = points.min(3);
        if points > 0 {
            self.worth[usize::from(points.min(3)) - 1] |= 1 << (card & 63);
            self.pointed |= 1 << (card & 63);
            self.special |= 1 << (card & 63);
        }
    }

    /// Adds the King: a card of no suit that always wins, the highest trump of whatever reigns.
    pub fn set_king(&mut self, card: u8) {
        self.king = 1 << (card & 63);
        self.suit_of[usize::from(card & 63)] = NONE;
    }

    /// Makes a card a spy, which may be played as the highest of the other suit.
    pub fn set_spy(&mut self, card: u8, suit: u8) {
        let bit = 1 << (card & 63);
        self.spies |= bit;
        let touched = 1 << (suit & 7) | 1 << (self.suit_of[usize::from(card & 63)] & 7);
        self.past.iter_mut().for_each(|past| *past &= !touched);
        self.special |= bit;
        self.spy_as[usize::from(suit & 7)] = bit;
        self.spy_suit[usize::from(card & 63)] = suit & 7;
    }

    /// What a card is worth to who takes it.
    #[must_use]
    pub fn points(&self, card: u8) -> i32 {
        i32::from(self.points[usize::from(card & 63)])
    }

    /// The suit that reigns when so many tricks are left; none where none does.
    #[must_use]
    pub fn trump(&self, left: usize) -> Option<u8> {
        let suit = *self.trump.get(left)?;
        (suit != NONE).then_some(suit)
    }

    /// The suit of a card, as which it is played; that of the King is the trump.
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

    /// What decides a trick: the strongest play wins. 0 for a card that cannot win.
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

    /// The strongest play of a hand that does not lead.
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

    /// The legal plays of a hand: cards as what they are, and spies as a 13. `led` is none for who
    /// leads.
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

/// Up to four plays: a trick under way.
pub type Plays = [Option<SolverPlay>; SEATS];

/// Four hands, and a trick that may be under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The cards still in each hand.
    pub hands: [u64; SEATS],
    /// Who leads the trick, or has led it.
    pub leader: u8,
    /// The plays to the trick in the order they were made, from the leader's on; at most three.
    pub plays: Plays,
}

impl Position {
    /// The start of a trick.
    #[must_use]
    pub const fn new(hands: [u64; SEATS], leader: u8) -> Position {
        Position {
            hands,
            leader: leader & 3,
            plays: [None; SEATS],
        }
    }

    /// How many cards lie in the trick.
    #[must_use]
    pub fn played(&self) -> usize {
        self.plays.iter().flatten().count()
    }

    /// Who plays next.
    #[must_use]
    pub fn turn(&self) -> usize {
        (usize::from(self.leader) + self.played()) % SEATS
    }

    /// How many tricks are left, the one under way included.
    #[must_use]
    pub fn left(&self) -> usize {
        self.hands[usize::from(self.leader & 3)].count_ones() as usize
            + usize::from(self.plays[0].is_some())
    }

    /// The suit that was led; none for who leads.
    #[must_use]
    pub fn led(&self, deck: &CardNumbering) -> Option<u8> {
        Some(deck.suit(self.plays[0]?, deck.trump[self.left().min(MAX_TRICKS)]))
    }

    /// All legal plays of who plays next.
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

    /// Plays a card. When it completes the trick, the trick goes to its winner: the answer tells
    /// the place and the points.
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
