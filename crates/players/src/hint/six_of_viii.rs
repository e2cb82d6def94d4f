//! What hints say about plays in The Six of VIII. Everything is read from the seat's own view,
//! nothing from hidden hands.
//!
//! A trick is called won only if no card that an opponent may hold could still beat the play.

use coffer_rules::Game;
use coffer_rules::six_of_viii::deck::{Card, CardSet, SPACES, Suit, deck};
use coffer_rules::six_of_viii::round::{Play, legal_plays};
use coffer_rules::six_of_viii::{DUMMY, Move, Place, SixOfViii, View};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine, amount};

impl Explains for SixOfViii {
    fn remark(played_line: &PlayedLine<SixOfViii>) -> Option<Sentence> {
        let view = played_line.before.view(Some(played_line.seat));
        let mv = &played_line.steps.first()?.mv;
        let best = || Sentence::new("hint-six_of_viii-best");
        let after = |reason: Option<Sentence>| {
            Some(
                reason
                    .unwrap_or_else(best)
                    .with_text("move", words(&view, mv)?),
            )
        };
        match mv {
            Move::Pass(cards) => after(passing(&view, *cards)),
            Move::Take(cards) => after(taking(&view, *cards)),
            Move::Play(play) => after(Eyes::of(&view)?.playing(*play)),
            Move::Annul => Some(church(&view, "hint-six_of_viii-annul")),
            Move::Let => (usize::from(view.crown) + 1 < SPACES)
                .then(|| church(&view, "hint-six_of_viii-let")),
            Move::Deal(_) => None,
        }
    }

    fn only(played_line: &PlayedLine<SixOfViii>) -> Option<Sentence> {
        let view = played_line.before.view(Some(played_line.seat));
        let words = words(&view, &played_line.steps.first()?.mv)?;
        Some(Sentence::new("hint-six_of_viii-only").with_text("move", words))
    }
}

/// What to do, e.g. “Pass the blue 1 and 11”. `None` for a move without cards.
fn words(view: &View, mv: &Move) -> Option<Sentence> {
    let dummy = !view.options.four && view.place == Some(DUMMY);
    let (key, cards): (_, Vec<Sentence>) = match mv {
        Move::Pass(cards) if view.options.four || view.place != Some(view.starter) => {
            ("hint-six_of_viii-do-pass", pair(*cards))
        }
        Move::Pass(cards) => ("hint-six_of_viii-do-give", pair(*cards)),
        Move::Take(cards) => ("hint-six_of_viii-do-take", pair(*cards)),
        Move::Play(play) => {
            let key = match (view.trick.is_empty(), dummy) {
                (true, false) => "hint-six_of_viii-do-lead",
                (false, false) => "hint-six_of_viii-do-play",
                (true, true) => "hint-six_of_viii-do-lead_dummy",
                (false, true) => "hint-six_of_viii-do-play_dummy",
            };
            (key, vec![played(*play)])
        }
        Move::Annul | Move::Let | Move::Deal(_) => return None,
    };
    Some(Sentence::new(key).with_list("cards", cards))
}

/// A rank of a suit in words, e.g. “the blue 11”.
fn ranked(suit: Suit, rank: u8) -> Sentence {
    about("hint-six_of_viii-card", suit).with("rank", rank)
}

/// A card in words, e.g. “the King”.
fn called(card: Card) -> Sentence {
    match card.suit() {
        Some(suit) => ranked(suit, card.rank()),
        None => Sentence::new("cards-the").with_text("card", Sentence::new("six_of_viii-king")),
    }
}

/// A play in words; a spy may be played as a 13.
fn played(play: Play) -> Sentence {
    let card = called(play.card);
    match play.card.spy_for().filter(|_| play.thirteen) {
        Some(suit) => Sentence::new("hint-six_of_viii-as")
            .with_text("card", card)
            .with_text("as", ranked(suit, play.rank())),
        None => card,
    }
}

/// Two cards in words, e.g. “the blue 1 and 11”.
fn pair([one, other]: [Card; 2]) -> Vec<Sentence> {
    let (low, high) = (one.min(other), one.max(other));
    match low.suit().filter(|suit| high.suit() == Some(*suit)) {
        Some(suit) => vec![
            about("hint-six_of_viii-pair", suit)
                .with("low", low.rank())
                .with("high", high.rank()),
        ],
        None => vec![called(low), called(high)],
    }
}

/// A card of this rank or higher is called high.
const HIGH: u8 = 10;
/// A card of this rank or lower is called low.
const LOW: u8 = 7;

fn name(suit: Suit) -> Sentence {
    Sentence::new(suit.text_key())
}

fn about(key: &'static str, suit: Suit) -> Sentence {
    Sentence::new(key).with_text("suit", name(suit))
}

fn diamonds(number: u8) -> Sentence {
    amount("hint-six_of_viii-diamonds", u32::from(number))
}

/// A sentence with the points of the current trick for its winner.
fn church(view: &View, key: &'static str) -> Sentence {
    Sentence::new(key).with("n", 1 + view.diamonds())
}

/// The suits of the first queens: their cards are trumps from the first leads on.
fn early() -> CardSet {
    Suit::Black.cards() | Suit::Red.cards()
}

/// The names of the suits of which `hand` holds cards, but none besides those `gone`; without the
/// first queens' suits, which are trumps themselves. `None` if there is no such suit, or no trump
/// left to play to it.
fn emptied(hand: CardSet, gone: CardSet) -> Option<Vec<Sentence>> {
    let rest = hand.without(gone);
    let empty = |suit: &Suit| !(hand & suit.cards()).is_empty() && (rest & suit.cards()).is_empty();
    let names: Vec<Sentence> = Suit::ALL
        .into_iter()
        .filter(|suit| (early() & suit.cards()).is_empty() && empty(suit))
        .map(name)
        .collect();
    let keeps_trumps = !(rest & early()).is_empty();
    (keeps_trumps && !names.is_empty()).then_some(names)
}

/// A pass of two cards to the partner or the dummy.
fn passing(view: &View, cards: [Card; 2]) -> Option<Sentence> {
    let given: CardSet = cards.into_iter().collect();
    let rest = view.own.without(given);
    let place = view.place?;
    let whom = partner(view, place);
    if given.contains(Card::KING) {
        return Some(Sentence::new("hint-six_of_viii-give_king").with_text("partner", whom));
    }
    if let Some(suits) = emptied(view.own, given) {
        return Some(Sentence::new("hint-six_of_viii-empties").with_list("suit", suits));
    }
    let high = cards.into_iter().find(|card| card.rank() >= HIGH);
    if let Some(suit) = high.and_then(Card::suit) {
        return Some(about("hint-six_of_viii-give_high", suit).with_text("partner", whom));
    }
    let left = |suit: Suit| (rest & suit.cards()).len();
    let short = cards
        .into_iter()
        .filter_map(Card::suit)
        .min_by_key(|suit| left(*suit));
    if let Some(suit) = short.filter(|suit| {
        left(*suit) == 1 && (early() & suit.cards()).is_empty() && !(rest & early()).is_empty()
    }) {
        return Some(about("hint-six_of_viii-shortens", suit));
    }
    let keeps = (given & early()).is_empty() && !(rest & early()).is_empty();
    if keeps {
        return Some(Sentence::new("hint-six_of_viii-keeps_trumps"));
    }
    let low = cards
        .into_iter()
        .all(|card| card.rank() <= LOW && card.spy_for().is_none());
    low.then(|| Sentence::new("hint-six_of_viii-low_pair"))
}

/// Two of the dummy's cards taken into the solo player's hand.
fn taking(view: &View, cards: [Card; 2]) -> Option<Sentence> {
    let dummy = view.dummy?;
    let taken: CardSet = cards.into_iter().collect();
    if taken.contains(Card::KING) {
        return Some(Sentence::new("hint-six_of_viii-take_king"));
    }
    if view.gave == Some(cards) {
        return Some(Sentence::new("hint-six_of_viii-take_back"));
    }
    if let Some(suits) = emptied(dummy, taken) {
        return Some(Sentence::new("hint-six_of_viii-empties_dummy").with_list("suit", suits));
    }
    let highest = |suit: &Suit| {
        (dummy & suit.cards())
            .iter()
            .last()
            .is_some_and(|card| taken.contains(card) && card.rank() >= HIGH)
    };
    let suit = cards.into_iter().filter_map(Card::suit).find(highest)?;
    Some(about("hint-six_of_viii-take_high", suit))
}

/// What hints call the player opposite, from the viewer's perspective.
fn partner(view: &View, place: Place) -> Sentence {
    let across = view.options.partner(place, view.starter);
    Sentence::new(
        if view.options.seat_of(across, view.starter) != view.options.seat_of(place, view.starter) {
            "cards-partner"
        } else if view.viewer.is_some_and(|seat| seat.0 == across) {
            "hint-six_of_viii-own_hand"
        } else {
            "cards-dummy"
        },
    )
}

/// What the player that is to play a card sees.
struct Eyes<'a> {
    view: &'a View,
    /// The place to play and its hand, possibly the dummy's, for which the solo player plays.
    place: Place,
    hand: CardSet,
    legal: Vec<Play>,
    trump: Suit,
}

impl<'a> Eyes<'a> {
    fn of(view: &'a View) -> Option<Eyes<'a>> {
        Some(Eyes {
            view,
            place: view.place?,
            hand: view.playing()?,
            legal: view.legal().iter().collect(),
            trump: view.trump(),
        })
    }

    fn strength(&self, play: Play, led: Suit) -> u8 {
        play.strength(deck(), led, self.trump)
    }

    /// The trump suit of the next trick, if there is one.
    fn next(&self) -> Option<Suit> {
        deck().reign.get(usize::from(self.view.crown) + 1).copied()
    }

    /// Whether this suit is not trump now but will be.
    fn reigns_later(&self, suit: Suit) -> bool {
        suit != self.trump
            && deck()
                .reign
                .iter()
                .skip(usize::from(self.view.crown) + 1)
                .any(|other| *other == suit)
    }

    /// The cards that a place may hold: exactly its cards, if the viewer sees them.
    fn may_hold(&self, place: Place) -> CardSet {
        let view = self.view;
        if let Some(seen) = self.seen(place) {
            return seen;
        }
        let void = Suit::ALL.into_iter().filter(|suit| self.void(place, *suit));
        void.fold(view.unseen(), |set, suit| set.without(suit.cards()))
    }

    /// The cards of a place whose hand the viewer sees.
    fn seen(&self, place: Place) -> Option<CardSet> {
        let view = self.view;
        if view.viewer.is_some_and(|seat| seat.0 == place) {
            return Some(view.own);
        }
        let dummy = !view.options.four && view.options.seat_of(place, view.starter).0 != place;
        view.dummy.filter(|_| dummy)
    }

    /// Whether a place is known to be void in a suit.
    fn void(&self, place: Place, suit: Suit) -> bool {
        match self.seen(place) {
            Some(cards) => (cards & suit.cards()).is_empty(),
            None => self.view.voids[usize::from(place)] >> suit.index() & 1 != 0,
        }
    }

    /// The places that play to this trick after the current one.
    fn later(&self) -> impl Iterator<Item = Place> {
        let ring = self.view.ring();
        let at = ring
            .iter()
            .position(|place| *place == self.place)
            .unwrap_or_default();
        let left = 3 - self.view.trick.len().min(3);
        (1..=left).map(move |step| ring[(at + step) % 4])
    }

    fn opposes(&self, place: Place) -> bool {
        self.view.side(place) != self.view.side(self.place)
    }

    /// Whether no opponent still to play can beat a play of this strength, assuming that a hidden
    /// hand may legally play anything that it may hold.
    fn stands(&self, strength: u8, led: Suit) -> bool {
        let beats = |place: Place| match self.seen(place) {
            Some(cards) => legal_plays(deck(), cards, Some(led), self.trump)
                .iter()
                .any(|play| self.strength(play, led) > strength),
            None => self.may_hold(place).iter().any(|card| {
                let as_other = card.spy_for().is_some() && card.suit() != Some(led);
                self.strength(Play::own(card), led) > strength
                    || as_other && self.strength(Play::thirteen(card), led) > strength
            }),
        };
        !self.later().filter(|place| self.opposes(*place)).any(beats)
    }

    /// Whether the opponents may annul the trick if they do not win it (SV-10).
    fn may_be_annulled(&self) -> bool {
        let view = self.view;
        let other = |team: u8| usize::from(team) != view.side(self.place);
        let king = view.trick.iter().any(|played| played.play.card.is_king());
        view.church
            .is_some_and(|church| !church.used && other(church.team))
            && view.crown >= deck().church
            && !king
    }

    /// Cards that count as this suit and that an opponent may still hold.
    fn opposed(&self, suit: Suit) -> CardSet {
        let cards = suit.cards() | deck().thirteen[suit.index()];
        let others = self
            .view
            .ring()
            .into_iter()
            .filter(|place| self.opposes(*place));
        others.fold(CardSet::EMPTY, |set, place| set | self.may_hold(place)) & cards
    }

    /// Whether the hand, without this card, can trump a later lead of its suit.
    fn trumps_later(&self, card: Card) -> bool {
        let rest = self.hand.without(CardSet::one(card));
        let trumps = self
            .next()
            .filter(|next| card.suit() != Some(*next))
            .map(Suit::cards);
        trumps.is_some_and(|trumps| !(rest & (trumps | CardSet::one(Card::KING))).is_empty())
    }

    /// Sentences about the suit of the card: its last card, or one below the cards that are kept
    /// for their queen's reign.
    fn of_suit(&self, play: Play) -> Option<Sentence> {
        let suit = play.card.suit()?;
        let rest = self.hand & suit.cards();
        if rest.len() == 1 && suit != self.trump && self.trumps_later(play.card) {
            return Some(about("hint-six_of_viii-last_of_suit", suit));
        }
        let higher = rest
            .iter()
            .any(|card| card.rank() >= HIGH && card > play.card);
        (higher && self.reigns_later(suit)).then(|| about("hint-six_of_viii-keeps_back", suit))
    }

    fn playing(&self, play: Play) -> Option<Sentence> {
        let Some((led, standing)) = self.view.led().zip(self.view.winning()) else {
            return self.leading(play);
        };
        let least = self.strength(standing.play, led);
        let own = self.strength(play, led);
        if own > least {
            return Some(self.beating(play, led));
        }
        if !self.opposes(standing.place) {
            return Some(self.with_partner(play, standing.play, led));
        }
        let beaters: Vec<Play> = self
            .legal
            .iter()
            .copied()
            .filter(|other| self.strength(*other, led) > least)
            .collect();
        if beaters.is_empty() {
            self.losing(play)
        } else {
            self.letting(play, &beaters)
        }
    }

    /// A lead.
    fn leading(&self, play: Play) -> Option<Sentence> {
        let suit = play.suit(self.trump);
        let surely = self.stands(self.strength(play, suit), suit);
        if play.card.is_king() {
            return Some(Sentence::new("hint-six_of_viii-king"));
        }
        let opposed = self.opposed(suit);
        if suit == self.trump && !opposed.is_empty() {
            return Some(Sentence::new(if surely {
                "hint-six_of_viii-draws_high"
            } else {
                "hint-six_of_viii-draws"
            }));
        }
        if surely {
            return Some(Sentence::new("hint-six_of_viii-unbeaten"));
        }
        if !opposed.is_empty()
            && !opposed
                .iter()
                .any(|card| card.suit() != Some(suit) || card > play.card)
        {
            return Some(about("hint-six_of_viii-highest", suit));
        }
        let across = self.view.options.partner(self.place, self.view.starter);
        let trumps = self.may_hold(across) & (self.trump.cards() | CardSet::one(Card::KING));
        if suit != self.trump && self.void(across, suit) && !trumps.is_empty() {
            let whom = partner(self.view, self.place);
            return Some(about("hint-six_of_viii-partner_void", suit).with_text("partner", whom));
        }
        self.of_suit(play).or_else(|| {
            let higher = self.hand & suit.cards();
            (play.card.diamonds() == 0 && higher.iter().any(|card| card > play.card))
                .then(|| about("hint-six_of_viii-leads_low", suit))
        })
    }

    /// A play that is the strongest in the trick so far.
    fn beating(&self, play: Play, led: Suit) -> Sentence {
        let lies = self.view.diamonds() + play.card.diamonds();
        let surely = self.stands(self.strength(play, led), led) && !self.may_be_annulled();
        let key = match (play.card.is_king(), surely, lies > 0) {
            (true, _, true) => "hint-six_of_viii-king_diamonds",
            (true, _, false) => "hint-six_of_viii-king",
            (_, true, true) => "hint-six_of_viii-wins_diamonds",
            (_, true, false) => "hint-six_of_viii-wins",
            (_, false, true) => "hint-six_of_viii-beats_diamonds",
            (_, false, false) => "hint-six_of_viii-beats",
        };
        Sentence::new(key).with_text("diamonds", diamonds(lies))
    }

    /// A play that stays below the partner's winning card.
    fn with_partner(&self, play: Play, standing: Play, led: Suit) -> Sentence {
        let whom = partner(self.view, self.place);
        let surely = self.stands(self.strength(standing, led), led) && !self.may_be_annulled();
        let key = match (surely, play.card.diamonds() > 0) {
            (true, true) => "hint-six_of_viii-partner_diamonds",
            (true, false) => "hint-six_of_viii-partner_has",
            (false, true) => "hint-six_of_viii-partner_hopes",
            (false, false) => "hint-six_of_viii-partner_leads",
        };
        Sentence::new(key)
            .with_text("partner", whom)
            .with_text("diamonds", diamonds(play.card.diamonds()))
    }

    /// A play when nothing in the hand beats the opponents' card.
    fn losing(&self, play: Play) -> Option<Sentence> {
        let fewest = self.legal.iter().map(|other| other.card.diamonds()).min()?;
        let most = self.legal.iter().map(|other| other.card.diamonds()).max()?;
        let given = play.card.diamonds();
        if given == fewest && fewest < most {
            return Some(Sentence::new(if fewest == 0 {
                "hint-six_of_viii-gives_none"
            } else {
                "hint-six_of_viii-gives_few"
            }));
        }
        let lowest = |suit: Suit| {
            let cards = self.hand & suit.cards();
            (cards.len() > 1 && cards.nth(0) == Some(play.card))
                .then(|| about("hint-six_of_viii-gives_lowest", suit))
        };
        self.of_suit(play)
            .or_else(|| play.card.suit().and_then(lowest))
            .or_else(|| Some(Sentence::new("hint-six_of_viii-gives_in")))
    }

    /// A play that leaves the trick to the opponents although one of `beaters` would beat it.
    fn letting(&self, play: Play, beaters: &[Play]) -> Option<Sentence> {
        if play.suit(self.trump) != self.trump
            && beaters
                .iter()
                .all(|other| other.suit(self.trump) == self.trump)
        {
            return Some(Sentence::new("hint-six_of_viii-saves_trumps"));
        }
        let suit = play.card.suit()?;
        if self.reigns_later(suit) && beaters.iter().all(|other| other.card.suit() == Some(suit)) {
            return Some(about("hint-six_of_viii-keeps_back", suit));
        }
        (self.view.diamonds() == 0 && play.card.diamonds() == 0)
            .then(|| Sentence::new("hint-six_of_viii-not_worth"))
    }
}
