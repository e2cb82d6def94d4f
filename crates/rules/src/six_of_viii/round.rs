//! One hand of The Six of VIII from the first lead to the last trick, on bit sets: legal plays,
//! trick winners and scores.
//!
//! It knows nothing of seats, views or pieces, so it is small and fast: the game, the
//! determinizations of the computer player and the measurements share it. Positions are those of
//! the ring, the four hands in the order of play: 0 and 2 are one side, 1 and 3 the other. With
//! four players the ring is the places; with three it is the solo player, the next player, the
//! dummy, the last player (SV-14).

use std::fmt;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::deck::{Card, CardSet, Deck, SPACES, Suit, THIRTEEN, deck};

/// A card as it is played: a spy may stand for the other colour's 13 (SV-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Whether it is a spy played as the other colour's 13.
    pub thirteen: bool,
}

impl Play {
    /// A card played as itself.
    pub const fn own(card: Card) -> Self {
        Self {
            card,
            thirteen: false,
        }
    }

    /// A spy played as the other colour's 13.
    pub const fn thirteen(card: Card) -> Self {
        Self {
            card,
            thirteen: true,
        }
    }

    /// The suit it counts as while `trump` reigns: the King is trump (SV-8).
    pub fn suit(self, trump: Suit) -> Suit {
        let deck = deck();
        let suit = if self.thirteen {
            deck.spy[self.card.index()]
        } else {
            deck.suit[self.card.index()]
        };
        suit.unwrap_or(trump)
    }

    /// The rank it counts as: 13 for a spy played as the other colour's.
    pub fn rank(self) -> u8 {
        if self.thirteen {
            THIRTEEN
        } else {
            self.card.rank()
        }
    }

    /// Its strength in a trick: the highest wins, and 0 cannot win (SV-4, SV-8, SV-9).
    pub fn strength(self, deck: &Deck, led: Suit, trump: Suit) -> u8 {
        let index = self.card.index();
        let (suit, rank) = if self.thirteen {
            (deck.spy[index], THIRTEEN)
        } else {
            (deck.suit[index], deck.rank[index])
        };
        let Some(suit) = suit else { return u8::MAX };
        let trumps = u8::from(suit == trump);
        let counts = trumps | u8::from(suit == led);
        counts * (1 + rank + 32 * trumps)
    }
}

/// Writes the play in notation: the card, or what a spy stands for (`B13` is the black 0).
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card.spy_for().filter(|_| self.thirteen) {
            Some(suit) => write!(f, "{}{THIRTEEN}", suit.letter()),
            None => self.card.fmt(f),
        }
    }
}

/// The legal plays: cards as themselves, and spies as the other colour's 13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// Cards that may be played as themselves.
    pub own: CardSet,
    /// Spies that may be played as 13.
    pub thirteen: CardSet,
}

impl Legal {
    /// The number of plays.
    pub const fn len(self) -> usize {
        // Spies are rare, and counting bits is slow without a popcount instruction.
        if self.thirteen.is_empty() {
            self.own.len()
        } else {
            self.own.len() + self.thirteen.len()
        }
    }

    /// Whether there are no plays.
    pub const fn is_empty(self) -> bool {
        self.own.is_empty() && self.thirteen.is_empty()
    }

    /// Whether this play is legal.
    pub const fn contains(self, play: Play) -> bool {
        if play.thirteen {
            self.thirteen.contains(play.card)
        } else {
            self.own.contains(play.card)
        }
    }

    /// All plays, cards as themselves first.
    pub fn iter(self) -> impl Iterator<Item = Play> {
        let own = self.own.iter().map(Play::own);
        own.chain(self.thirteen.iter().map(Play::thirteen))
    }

    /// The `n`-th play in the order of [`Legal::iter`], counted from 0.
    pub const fn nth(self, n: usize) -> Option<Play> {
        let own = if self.thirteen.is_empty() {
            n + 1
        } else {
            self.own.len()
        };
        let (set, n, thirteen) = if n < own {
            (self.own, n, false)
        } else {
            (self.thirteen, n - own, true)
        };
        match set.nth(n) {
            Some(card) => Some(Play { card, thirteen }),
            None => None,
        }
    }
}

/// The plays that a hand may make while `trump` reigns; `led` is the suit led, `None` before a lead
/// (SV-3, SV-8, SV-9).
pub fn legal_plays(deck: &Deck, hand: CardSet, led: Option<Suit>, trump: Suit) -> Legal {
    let Some(led) = led else {
        return Legal {
            own: hand,
            thirteen: CardSet::EMPTY,
        };
    };
    let following = hand & deck.suits[led.index()];
    if following.is_empty() {
        return Legal {
            own: hand,
            thirteen: hand & deck.spies,
        };
    }
    let king = if led == trump {
        hand & CardSet::one(Card::KING)
    } else {
        CardSet::EMPTY
    };
    Legal {
        own: following | king,
        thirteen: hand & deck.thirteen[led.index()],
    }
}

/// Whether a play to this lead shows that the player holds no card of the suit led.
pub fn shows_void(play: Play, led: Suit, trump: Suit) -> bool {
    play.suit(trump) != led
}

/// The score of a side in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideScore {
    /// Tricks won.
    pub tricks: u8,
    /// Diamonds in the tricks won.
    pub diamonds: u8,
}

impl SideScore {
    /// The points: 1 for each trick, plus the diamonds (SV-5).
    pub const fn points(self) -> u8 {
        self.tricks + self.diamonds
    }
}

/// The suit that reigns on a space; after the last space, still the last queen's.
fn reign(deck: &Deck, crown: u8) -> Suit {
    deck.reign[usize::from(crown).min(SPACES - 1)]
}

/// A hand being played. Positions are those of the ring, see the module documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// The cards still held.
    pub hands: [CardSet; 4],
    /// The score of each side: positions 0 and 2, positions 1 and 3.
    pub tallies: [SideScore; 2],
    plays: [Play; 4],
    count: u8,
    leader: u8,
    crown: u8,
    winner: u8,
    best: u8,
    /// Diamonds in the current trick.
    diamonds: u8,
    /// The trump suit and the suit led: constant once a trick has begun.
    trump: Suit,
    led: Suit,
}

impl Round {
    /// A hand before the first lead or later: `crown` is the space on the timeline, counted from 0.
    pub fn new(hands: [CardSet; 4], leader: u8, crown: u8) -> Self {
        Self {
            hands,
            tallies: [SideScore::default(); 2],
            plays: [Play::own(Card::KING); 4],
            count: 0,
            leader: leader & 3,
            crown,
            winner: leader & 3,
            best: 0,
            diamonds: 0,
            trump: reign(deck(), crown),
            led: reign(deck(), crown),
        }
    }

    /// A random deal of these cards, 15 to each position.
    pub fn at_random(cards: CardSet, leader: u8, rng: &mut impl Rng) -> Self {
        let mut order: Vec<Card> = cards.iter().collect();
        order.shuffle(rng);
        let mut dealt = order.chunks(SPACES);
        let hands =
            std::array::from_fn(|_| dealt.next().unwrap_or_default().iter().copied().collect());
        Self::new(hands, leader, 0)
    }

    /// Each position passes these of its cards to the position opposite (SV-2).
    pub fn exchange(&mut self, passed: [CardSet; 4]) {
        for (position, cards) in passed.into_iter().enumerate() {
            self.hands[position] = self.hands[position].without(cards);
            let across = (position + 2) % 4;
            self.hands[across] = self.hands[across] | cards;
        }
    }

    /// Each position passes two random cards.
    pub fn exchange_at_random(&mut self, rng: &mut impl Rng) {
        let passed = self.hands.map(|hand| {
            let first = hand.nth(rng.random_range(0..hand.len().max(1)));
            let one: CardSet = first.into_iter().collect();
            let rest = hand.without(one);
            one | rest
                .nth(rng.random_range(0..rest.len().max(1)))
                .into_iter()
                .collect()
        });
        self.exchange(passed);
    }

    /// The crown's space on the timeline, counted from 0; 15 after the last trick.
    pub const fn crown(&self) -> u8 {
        self.crown
    }

    /// The trump suit. After the last trick it is still the last queen's.
    pub const fn trump(&self) -> Suit {
        self.trump
    }

    /// The position that led to the current trick, or is to lead.
    pub const fn leader(&self) -> u8 {
        self.leader
    }

    /// The cards of the current trick in the order played.
    pub fn plays(&self) -> &[Play] {
        &self.plays[..usize::from(self.count)]
    }

    /// The position to play next; once the trick is complete, its leader.
    pub const fn to_play(&self) -> u8 {
        (self.leader + self.count) & 3
    }

    /// The suit that was led; `None` before a lead.
    pub fn led(&self) -> Option<Suit> {
        (self.count > 0).then_some(self.led)
    }

    /// Whether all four have played to the trick, which is not scored yet.
    pub const fn full(&self) -> bool {
        self.count == 4
    }

    /// Whether the last trick is scored.
    pub const fn over(&self) -> bool {
        self.crown as usize >= SPACES
    }

    /// The position that is winning the current trick; before a lead, the leader.
    pub const fn winner(&self) -> u8 {
        self.winner
    }

    /// Whether the King is in the current trick.
    pub fn king_played(&self) -> bool {
        self.plays().iter().any(|play| play.card.is_king())
    }

    /// The legal plays of the position to play.
    pub fn legal(&self) -> Legal {
        self.legal_of(deck())
    }

    fn legal_of(&self, deck: &Deck) -> Legal {
        legal_plays(
            deck,
            self.hands[usize::from(self.to_play())],
            self.led(),
            self.trump,
        )
    }

    /// Plays a legal card. Returns true if the trick is now complete and has to be scored by
    /// [`Round::settle`].
    pub fn play(&mut self, play: Play) -> bool {
        self.play_of(deck(), play)
    }

    fn play_of(&mut self, deck: &Deck, play: Play) -> bool {
        let position = self.to_play();
        self.hands[usize::from(position)].remove(play.card);
        self.plays[usize::from(self.count & 3)] = play;
        if self.count == 0 {
            self.led = deck.suit[play.card.index()].unwrap_or(self.trump);
        }
        self.count += 1;
        self.diamonds += deck.diamonds[play.card.index()];
        let strength = play.strength(deck, self.led, self.trump);
        if strength > self.best {
            self.best = strength;
            self.winner = position;
        }
        self.full()
    }

    /// Ends a complete trick: its points go to the winner's side unless it is annulled (SV-10), the
    /// crown moves on, and the winner leads next. Returns the points of the trick.
    pub fn settle(&mut self, annulled: bool) -> SideScore {
        self.settle_of(deck(), annulled)
    }

    fn settle_of(&mut self, deck: &Deck, annulled: bool) -> SideScore {
        let won = if annulled {
            SideScore::default()
        } else {
            SideScore {
                tricks: 1,
                diamonds: self.diamonds,
            }
        };
        let side = &mut self.tallies[usize::from(self.winner & 1)];
        side.tricks += won.tricks;
        side.diamonds += won.diamonds;
        self.count = 0;
        self.best = 0;
        self.diamonds = 0;
        self.leader = self.winner;
        self.crown += 1;
        self.trump = reign(deck, self.crown);
        self.led = self.trump;
        won
    }

    /// Plays at random to the end of the hand, without the Church.
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        let deck = deck();
        while !self.over() {
            let legal = self.legal_of(deck);
            let plays = legal.len() as u32;
            let chosen = if plays > 1 {
                rng.random_range(0..plays)
            } else {
                0
            };
            let Some(play) = legal.nth(chosen as usize) else {
                return;
            };
            if self.play_of(deck, play) {
                self.settle_of(deck, false);
            }
        }
    }
}
