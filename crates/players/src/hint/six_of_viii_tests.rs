//! A hint must be true for the actual hands and for all others that the seat considers possible,
//! and it must be the same in all of them.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::six_of_viii::deck::{Card, CardSet, Suit, deck};
use coffer_rules::six_of_viii::round::{Play, Round};
use coffer_rules::six_of_viii::{DUMMY, Move, Phase, Place, SixOfViii, View, suits};
use coffer_texts as texts;

use super::tests::{check_all, positions, setup};
use super::*;
use crate::determinization::SplitMix64;

fn view(game: &SixOfViii) -> View {
    game.view(game.turn().seat())
}

/// Deals the cards that the seat does not see differently, without changing what it sees; no hand
/// gets a suit that it has shown to be void in.
fn others(game: &SixOfViii, wanted: usize) -> Vec<SixOfViii> {
    let view = view(game);
    let given: CardSet = view.gave.into_iter().flatten().collect();
    let hidden: Vec<Card> = view.unseen().without(given).iter().collect();
    let mut luck = SplitMix64::new(game.key());
    let mut out = Vec::new();
    for _ in 0..40 * wanted {
        let mut turned = hidden.clone();
        for at in (1..turned.len()).rev() {
            turned.swap(at, luck.below(at + 1));
        }
        let other = game.with_cards(|card| {
            hidden
                .iter()
                .position(|of| *of == card)
                .map_or(card, |at| turned[at])
        });
        let fits = |place: Place| {
            suits(view.voids[usize::from(place)])
                .all(|suit| (other.held(place) & suit.cards()).is_empty())
        };
        if (0..4).all(fits) && self::view(&other) == view {
            out.push(other);
        }
        if out.len() == wanted {
            break;
        }
    }
    out
}

/// Whether this side of the ring wins the trick however it continues.
fn surely_won(round: &Round, side: u8) -> bool {
    if round.full() {
        return round.winner() % 2 == side;
    }
    round.legal().iter().all(|play| {
        let mut after = *round;
        after.play(play);
        surely_won(&after, side)
    })
}

/// The plays that would take the lead in the trick.
fn beaters(round: &Round) -> Vec<Play> {
    let own = round.to_play();
    let leads = |play: &Play| {
        let mut after = *round;
        after.play(*play);
        after.winner() == own
    };
    round.legal().iter().filter(leads).collect()
}

/// The suits named by these words.
fn named_suits(words: &str) -> Vec<Suit> {
    Suit::ALL
        .into_iter()
        .filter(|suit| {
            words
                .split([' ', ','])
                .any(|word| word == texts::text(suit.text_key()))
        })
        .collect()
}

fn check_play(hint: &Hint<SixOfViii>, game: &SixOfViii, play: Play) {
    let round = *game.round();
    let mut after = round;
    after.play(play);
    let (own, side) = (round.to_play(), round.to_play() % 2);
    let hand = round.hands[usize::from(own)];
    let reason = &hint.reason;
    let about = || format!("{reason} {} {}", game.position(), hint.text);
    let told = reason
        .value("suit")
        .and_then(|words| named_suits(&words).first().copied());
    let suit = told.or(play.card.suit());
    let of_suit = suit.map_or(CardSet::EMPTY, |suit| hand & suit.cards());
    let said_diamonds = |number: u8| {
        assert_eq!(
            reason.value("diamonds"),
            Some(amount("hint-six_of_viii-diamonds", number.into()).to_string())
        )
    };
    let lies: u8 = after.plays().iter().map(|play| play.card.diamonds()).sum();
    let across = usize::from(own + 2) & 3;
    let opponents = round.hands[usize::from(own + 1) & 3] | round.hands[usize::from(own + 3) & 3];
    let later = &deck().reign[usize::from(round.crown()) + 1..];
    match reason.key() {
        "hint-six_of_viii-king" | "hint-six_of_viii-king_diamonds" => {
            assert!(play.card.is_king(), "{}", about())
        }
        "hint-six_of_viii-wins"
        | "hint-six_of_viii-unbeaten"
        | "hint-six_of_viii-wins_diamonds"
        | "hint-six_of_viii-draws_high" => {
            assert!(
                surely_won(&after, side) && after.winner() == own,
                "{}",
                about()
            );
        }
        "hint-six_of_viii-beats" | "hint-six_of_viii-beats_diamonds" => {
            assert_eq!(after.winner(), own, "{}", about())
        }
        "hint-six_of_viii-draws" => assert!(
            round.led().is_none() && play.suit(round.trump()) == round.trump(),
            "{}",
            about()
        ),
        "hint-six_of_viii-highest" => {
            let higher = |card: Card| {
                suit.is_some()
                    && (card.suit() == suit && card > play.card || card.spy_for() == suit)
            };
            assert!(
                play.card.suit() == suit && !opponents.iter().any(higher),
                "{}",
                about()
            );
        }
        "hint-six_of_viii-partner_void" => {
            let there = suit.map_or(CardSet::ALL, |suit| round.hands[across] & suit.cards());
            assert!(
                there.is_empty() && suit != Some(round.trump()),
                "{}",
                about()
            );
        }
        "hint-six_of_viii-last_of_suit" => {
            assert!(
                of_suit == CardSet::one(play.card) && suit != Some(round.trump()),
                "{}",
                about()
            );
            let trump =
                |card: Card| card.is_king() || later.contains(&card.suit().expect("a suit"));
            assert!(hand.without(of_suit).iter().any(trump), "{}", about());
        }
        "hint-six_of_viii-keeps_back" => {
            let suit = suit.expect("it is named");
            assert!(
                suit != round.trump() && later.contains(&suit),
                "{}",
                about()
            );
            assert!(of_suit.iter().any(|card| card > play.card), "{}", about());
        }
        "hint-six_of_viii-leads_low" => {
            assert!(
                round.led().is_none() && play.card.diamonds() == 0,
                "{}",
                about()
            );
            assert!(of_suit.iter().any(|card| card > play.card), "{}", about());
        }
        "hint-six_of_viii-partner_has" => assert!(
            surely_won(&after, side) && after.winner() != own,
            "{}",
            about()
        ),
        "hint-six_of_viii-partner_diamonds" => {
            assert!(
                surely_won(&after, side) && after.winner() != own,
                "{}",
                about()
            );
            said_diamonds(play.card.diamonds());
        }
        "hint-six_of_viii-partner_leads" => {
            assert_eq!(usize::from(after.winner()), across, "{}", about())
        }
        "hint-six_of_viii-partner_hopes" => {
            assert_eq!(usize::from(after.winner()), across, "{}", about());
            said_diamonds(play.card.diamonds());
        }
        "hint-six_of_viii-gives_none" => assert!(
            beaters(&round).is_empty() && play.card.diamonds() == 0,
            "{}",
            about()
        ),
        "hint-six_of_viii-gives_few" => {
            let fewest = round.legal().iter().map(|play| play.card.diamonds()).min();
            assert!(
                beaters(&round).is_empty() && fewest == Some(play.card.diamonds()),
                "{}",
                about()
            );
        }
        "hint-six_of_viii-gives_in" => assert!(beaters(&round).is_empty(), "{}", about()),
        "hint-six_of_viii-gives_lowest" => {
            assert!(beaters(&round).is_empty(), "{}", about());
            assert_eq!(of_suit.nth(0), Some(play.card), "{}", about());
        }
        "hint-six_of_viii-saves_trumps" => {
            let beaters = beaters(&round);
            let trump = |play: &Play| play.suit(round.trump()) == round.trump();
            assert!(
                !beaters.is_empty() && beaters.iter().all(trump) && !trump(&play),
                "{}",
                about()
            );
        }
        "hint-six_of_viii-not_worth" => {
            assert!(
                !beaters(&round).is_empty() && lies == 0 && after.winner() % 2 != side,
                "{}",
                about()
            );
        }
        "hint-six_of_viii-only" => assert_eq!(round.legal().len(), 1, "{}", about()),
        "hint-six_of_viii-best" => {}
        other => panic!("nobody checks {other}"),
    }
    if matches!(
        reason.key(),
        "hint-six_of_viii-wins_diamonds"
            | "hint-six_of_viii-king_diamonds"
            | "hint-six_of_viii-beats_diamonds"
    ) {
        said_diamonds(lies);
    }
}

fn check_exchange(hint: &Hint<SixOfViii>, game: &SixOfViii, cards: [Card; 2], from: CardSet) {
    let about = || format!("{} {} {}", hint.reason, game.position(), hint.text);
    let given: CardSet = cards.into_iter().collect();
    let rest = from.without(given);
    let trumps = !(rest & (Suit::Black.cards() | Suit::Red.cards())).is_empty();
    let suits = hint
        .reason
        .value("suit")
        .map(|words| named_suits(&words))
        .unwrap_or_default();
    let held = |set: CardSet, suit: &Suit| (set & suit.cards()).len();
    match hint.reason.key() {
        "hint-six_of_viii-give_king" | "hint-six_of_viii-take_king" => {
            assert!(given.contains(Card::KING), "{}", about())
        }
        "hint-six_of_viii-give_high" | "hint-six_of_viii-take_high" => {
            let high = |card: Card| {
                Some(&card.suit().expect("a suit")) == suits.first() && card.rank() >= 10
            };
            assert!(cards.into_iter().any(high), "{}", about());
        }
        "hint-six_of_viii-empties" | "hint-six_of_viii-empties_dummy" => {
            assert!(!suits.is_empty() && trumps, "{}", about());
            assert!(
                suits
                    .iter()
                    .all(|suit| held(from, suit) > 0 && held(rest, suit) == 0),
                "{}",
                about()
            );
        }
        "hint-six_of_viii-shortens" => assert!(
            suits.iter().all(|suit| held(rest, suit) == 1) && trumps,
            "{}",
            about()
        ),
        "hint-six_of_viii-keeps_trumps" => {
            assert!(trumps, "{}", about());
            assert!(
                held(given, &Suit::Black) + held(given, &Suit::Red) == 0,
                "{}",
                about()
            );
        }
        "hint-six_of_viii-low_pair" => {
            assert!(cards.into_iter().all(|card| card.rank() < 8), "{}", about())
        }
        "hint-six_of_viii-take_back" => assert_eq!(view(game).gave, Some(cards), "{}", about()),
        "hint-six_of_viii-best" => {}
        other => panic!("nobody checks {other}"),
    }
}

/// A hint says first what to do, with the cards by suit and rank, then why.
fn check_order(hint: &Hint<SixOfViii>) {
    let sentence = hint.reason.to_string();
    let (first, reason) = sentence.split_once(": ").expect("a move and a reason");
    assert!(!reason.is_empty(), "{sentence}");
    let cards = match hint.mv {
        Move::Play(play) => vec![play.card],
        Move::Pass(cards) | Move::Take(cards) => cards.to_vec(),
        Move::Annul | Move::Let | Move::Deal(_) => Vec::new(),
    };
    for card in cards {
        let suit = card
            .suit()
            .map_or("King", |suit| texts::text(suit.text_key()));
        let rank = card.rank().to_string();
        let mut words = first.split(' ');
        let ranked = card.is_king() || first.split(' ').any(|word| word == rank);
        assert!(words.any(|word| word == suit) && ranked, "{sentence}");
    }
}

/// Checks a hint in all of these deals; `alone` counts the positions without another consistent
/// deal.
fn check(hint: &Hint<SixOfViii>, game: &SixOfViii, thought: &Thought<Move>, alone: &Cell<usize>) {
    check_order(hint);
    let worlds = others(game, 5);
    alone.set(alone.get() + usize::from(worlds.is_empty()));
    for world in worlds.iter().chain([game]) {
        let again = super::hint(world, thought).map(|hint| hint.reason);
        assert_eq!(
            again.as_ref(),
            Some(&hint.reason),
            "it depends on what is hidden: {}",
            game.position()
        );
        match &hint.mv {
            Move::Play(play) => check_play(hint, world, *play),
            Move::Pass(cards) => check_exchange(hint, world, *cards, view(world).own),
            Move::Take(cards) => check_exchange(hint, world, *cards, world.held(DUMMY)),
            Move::Annul | Move::Let => {
                let points = 1 + world
                    .round()
                    .plays()
                    .iter()
                    .map(|play| play.card.diamonds())
                    .sum::<u8>();
                assert_eq!(hint.reason.value("n"), Some(points.to_string()));
                assert_eq!(world.phase(), Phase::Church);
            }
            Move::Deal(_) => panic!("nobody is asked to deal"),
        }
    }
}

/// SV-2 to SV-14: whatever is said about a pass, a card or the dummy holds in every deal that looks
/// the same to the seat.
#[test]
fn hints_at_the_six_of_viii_are_true() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let alone = Cell::new(0);
    for (seats, rules) in [
        ("4", "basic"),
        ("4", "advanced"),
        ("3", "basic"),
        ("3", "advanced"),
    ] {
        let setup = setup(
            "six_of_viii",
            &[("seats", seats), ("rules", rules), ("length", "full")],
        );
        for (key, count) in check_all(
            &positions::<SixOfViii>(&setup, 500, 1500),
            |hint, game, thought| check(hint, game, thought, &alone),
        ) {
            *seen.entry(key).or_default() += count;
        }
    }
    assert!(
        alone.get() < 100,
        "{} hints were looked at in one deal alone",
        alone.get()
    );
    let of_cards = |key: &str| key.starts_with("hint-six_of_viii");
    let sum = |wanted: bool| -> usize {
        seen.iter()
            .filter(|(key, _)| of_cards(key) == wanted)
            .map(|(_, count)| count)
            .sum()
    };
    let general = sum(false) - seen.get("hint-only").copied().unwrap_or_default();
    assert!(
        sum(true) > 10 * general,
        "{general} hints say nothing of the cards: {seen:?}"
    );
    let wanted: BTreeSet<&str> = [
        "hint-six_of_viii-draws",
        "hint-six_of_viii-empties",
        "hint-six_of_viii-gives_none",
        "hint-six_of_viii-highest",
        "hint-six_of_viii-keeps_back",
        "hint-six_of_viii-partner_diamonds",
        "hint-six_of_viii-saves_trumps",
        "hint-six_of_viii-unbeaten",
        "hint-six_of_viii-wins_diamonds",
    ]
    .into();
    let missing: Vec<_> = wanted
        .iter()
        .filter(|key| !seen.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "{missing:?} were never given: {seen:?}");
}

/// SV-10: the Church is told the points of the trick that it may annul, and that later tricks may
/// be worth more. A trick that may be annulled is not won yet.
#[test]
fn the_church_is_told_what_the_trick_counts() {
    let setup = setup("six_of_viii", &[("rules", "advanced"), ("length", "full")]);
    let last_to_play = |church: &str| {
        let position =
            format!("play:13:1:A1S8S12/A2S6S11/A3S4S9/A5S7S10::4+9,3+4:2,20,30,20,30:{church}");
        let mut game = SixOfViii::from_position(&setup, &position).expect("a position");
        for text in ["S6", "S4", "S7"] {
            game.play(&game.parse_move(text).expect("a move"))
                .expect("a legal move");
        }
        game
    };
    let says = |game: &SixOfViii, text: &str| {
        let mv = game.parse_move(text).expect("a move");
        let thought = Thought {
            best: Some(mv.clone()),
            score: None,
            depth: 0,
            nodes: 0,
            line: vec![mv],
        };
        hint(game, &thought).expect("it is legal").reason
    };
    assert_eq!(
        says(&last_to_play("-"), "S8").to_string(),
        "Play the orange 8: it wins the trick, with seven diamonds in it."
    );
    let mut held = last_to_play("1");
    assert_eq!(says(&held, "S8").key(), "hint-six_of_viii-beats_diamonds");
    held.play(&held.parse_move("S8").expect("a move"))
        .expect("a legal move");
    assert_eq!(
        says(&held, "annul").to_string(),
        "Annul the trick: it is worth 8 points to the other side."
    );
    assert_eq!(
        says(&held, "let").to_string(),
        "Let the trick stand: it is worth 8 points, and dearer tricks may come."
    );
}
