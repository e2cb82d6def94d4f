use std::collections::BTreeMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::deck::SPACES;
use super::round::{Legal, legal_plays};
use super::*;
use crate::{Effect, Game, InteractiveGame, PieceId, Refusal, Turn};
use crate::{GameView, Kind, Match, legal_moves};

fn setup(options: &[(&str, &str)]) -> Setup {
    Setup::new("six_of_viii", options.iter().copied()).expect("a set-up")
}

const BASIC: &[(&str, &str)] = &[];
const ADVANCED: &[(&str, &str)] = &[("rules", "advanced")];
const FULL: &[(&str, &str)] = &[("length", "full")];
const FULL_ADVANCED: &[(&str, &str)] = &[("length", "full"), ("rules", "advanced")];
const THREE: &[(&str, &str)] = &[("seats", "3")];

/// A game at this position.
fn at(options: &[(&str, &str)], position: &str) -> SixOfViii {
    SixOfViii::from_position(&setup(options), position)
        .unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
}

fn card(text: &str) -> Card {
    cards(text).iter().next().expect("a card")
}

fn cards(text: &str) -> CardSet {
    notation::cards(text)
        .unwrap_or_else(|| panic!("{text} are cards"))
        .into_iter()
        .collect()
}

fn play(game: &mut SixOfViii, moves: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in moves.split_whitespace() {
        let mv = game.parse_move(text).expect("a move");
        effects = game
            .play(&mv)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    effects
}

fn why(game: &SixOfViii, text: &str) -> String {
    let mv = game.parse_move(text).expect("a move");
    game.refusal(&mv)
        .map_or_else(String::new, |refusal| refusal.sentence())
}

fn legal(game: &SixOfViii) -> String {
    let texts: Vec<String> = legal_moves(game)
        .iter()
        .map(|mv| game.move_text(mv))
        .collect();
    texts.join(" ")
}

/// The legal plays of a hand, as text.
fn plays(hand: &str, led: Option<Suit>, trump: Suit) -> String {
    let texts: Vec<String> = legal_plays(deck(), cards(hand), led, trump)
        .iter()
        .map(|play| play.to_string())
        .collect();
    texts.join(" ")
}

/// A game after the first deal.
fn dealt(options: &[(&str, &str)], seed: u64) -> SixOfViii {
    let mut game = SixOfViii::new(&setup(options));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = game.chance(&mut rng).expect("chance deals first");
    game.play(&deal).expect("a deal");
    game
}

/// Plays a random move or deal; returns false if the game is over.
fn step(game: &mut SixOfViii, rng: &mut Xoshiro256PlusPlus) -> bool {
    if let Some(deal) = game.chance(rng) {
        game.play(&deal).expect("a deal");
        return true;
    }
    let moves = legal_moves(game);
    if moves.is_empty() {
        return false;
    }
    let mv = &moves[rng.random_range(0..moves.len())];
    game.play(mv).expect("a legal move");
    true
}

fn all_options() -> Vec<Vec<(&'static str, &'static str)>> {
    let mut out = Vec::new();
    for seats in ["4", "3"] {
        for rules in ["basic", "advanced"] {
            for length in ["short", "full"] {
                out.push(vec![("seats", seats), ("rules", rules), ("length", length)]);
            }
        }
    }
    out
}

/// The deck has 63 cards and 35 diamonds, and the timeline 15 spaces.
#[test]
fn the_deck_and_the_timeline_are_as_the_page_has_them() {
    let sizes: Vec<usize> = Suit::ALL.iter().map(|suit| suit.cards().len()).collect();
    assert_eq!(sizes, [13, 13, 9, 6, 9, 12]);
    assert_eq!((CardSet::ALL.len(), CardSet::ALL.diamonds()), (63, 35));
    let points = |suit: Suit| {
        let cards = suit.cards().iter().filter(|card| card.diamonds() > 0);
        cards
            .map(|card| (card.rank(), card.diamonds()))
            .collect::<BTreeMap<_, _>>()
    };
    for suit in [Suit::Black, Suit::Red] {
        assert_eq!(
            points(suit),
            BTreeMap::from([(4, 1), (6, 2), (8, 3), (10, 1)])
        );
    }
    assert_eq!(
        points(Suit::Orange),
        BTreeMap::from([(4, 2), (6, 2), (8, 3), (10, 1)])
    );
    assert_eq!(points(Suit::Yellow), BTreeMap::from([(10, 1)]));
    for suit in [Suit::Green, Suit::Blue] {
        assert_eq!(points(suit), BTreeMap::from([(6, 2), (8, 3), (10, 1)]));
    }
    let reigns: Vec<usize> = Suit::ALL
        .iter()
        .map(|suit| deck().reign.iter().filter(|reign| *reign == suit).count())
        .collect();
    assert_eq!(reigns, [4, 3, 2, 1, 2, 3]);
    assert!(deck().reign.is_sorted());
    assert_eq!(deck().church, 4, "the fifth space is the first red one");
}

#[test]
fn cards_have_their_numbers_and_texts() {
    for card in Card::all() {
        assert_eq!(notation::cards(&card.to_string()), Some(vec![card]));
        assert_eq!(Card::of_kind(card.kind()), Some(card));
    }
    let numbers =
        ["A0", "A12", "B0", "S4", "C7", "H4", "P1", "P12", "K"].map(|text| card(text).number());
    assert_eq!(numbers, [0, 12, 13, 26, 35, 41, 50, 61, 62]);
    assert_eq!(Play::thirteen(card("A0")).to_string(), "B13");
    assert_eq!(Play::thirteen(card("B0")).to_string(), "A13");
    assert_eq!(
        (
            Card::of(Suit::Yellow, 6),
            Card::of(Suit::Blue, 13),
            Card::new(63)
        ),
        (None, None, None)
    );
    for text in [
        "",
        "Z4",
        "A",
        "A13 B",
        "S13",
        "C3",
        "A99999",
        "pass A4",
        "pass A4 A4",
        "pass B13 A4",
        "annul now",
        "ä",
        "K1",
    ] {
        let game = SixOfViii::new(&setup(BASIC));
        assert!(game.parse_move(text).is_err(), "“{text}” is a move");
    }
}

/// SV-1: partners sit opposite; without the King and the zeros there are 60 cards, 15 each.
#[test]
fn sv_1_sixty_cards_are_dealt_to_four() {
    let game = dealt(BASIC, 1);
    assert_eq!([0, 1, 2, 3].map(|place| game.held(place).len()), [15; 4]);
    let all = (0..4).fold(CardSet::EMPTY, |set, place| set | game.held(place));
    assert_eq!(all, CardSet::ALL.without(cards("KA0B0")));
    assert_eq!(game.view(None).pieces().len(), 60);
    assert_eq!(
        [0, 1, 2, 3].map(|place| game.options().partner(place, 0)),
        [2, 3, 0, 1]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|place| game.options().side(place, 0)),
        [0, 1, 0, 1]
    );
}

/// SV-2: two cards go to the partner, and nobody sees the cards received before all have chosen.
#[test]
fn sv_2_passes_lie_face_down_until_all_have_chosen() {
    let mut game = dealt(BASIC, 2);
    let mut chosen = Vec::new();
    for place in 0..4 {
        assert_eq!(game.turn(), Turn::Seat(Seat(place)));
        let Move::Pass(cards) = legal_moves(&game)[7].clone() else {
            panic!("a pass")
        };
        chosen.push(cards);
        let before = game.clone();
        let mv = Move::Pass(cards);
        let effects = game.play(&mv).expect("a pass");
        assert_eq!(game.reveals(&mv), place == 3);
        for viewer in (0..4).map(Seat) {
            let view = game.view(Some(viewer));
            let faces: Vec<Kind> = view
                .pieces()
                .iter()
                .filter(|piece| piece.spot == pass_spot(place))
                .filter_map(|piece| piece.kind)
                .collect();
            assert_eq!(
                faces.len(),
                if viewer.0 == place && place < 3 { 2 } else { 0 }
            );
            assert_eq!(view.got.is_some(), place == 3);
            let text = before.move_text(&mv);
            let told = game.move_text_for(&mv, &text, Some(viewer));
            assert_eq!(told == text, viewer.0 == place, "{told}");
        }
        assert_eq!(effects.len(), if place == 3 { 2 + 8 } else { 2 });
    }
    for place in 0..4 {
        let view = game.view(Some(Seat(place)));
        assert_eq!(
            (view.gave, view.got),
            (
                Some(chosen[usize::from(place)]),
                Some(chosen[usize::from((place + 2) % 4)])
            )
        );
        assert_eq!(view.own.len(), 15);
        assert!(
            view.got
                .is_some_and(|cards| cards.iter().all(|card| view.own.contains(*card)))
        );
    }
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Play, Turn::Seat(Seat(0)))
    );
}

/// SV-3: a player that can follow suit must; otherwise anything may be played; trump may be led.
#[test]
fn sv_3_suit_is_followed() {
    let mut game = at(BASIC, "play:13:0:P9H5A3/P2P4C8/S5S6H7/A9B9P1");
    assert_eq!(legal(&game), "A3 H5 P9", "blue is trump and may be led");
    play(&mut game, "P9");
    assert_eq!(legal(&game), "P2 P4");
    assert_eq!(why(&game, "C8"), "Blue was led: follow with blue.");
    assert_eq!(why(&game, "S5"), "S5 is not in the hand that is to play.");
    play(&mut game, "P2");
    assert_eq!(legal(&game), "S5 S6 H7");
    play(&mut game, "S5 P1");
    assert_eq!(game.view(None).voids, [0, 0, 1 << Suit::Blue.index(), 0]);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)), "the winner leads");
}

/// SV-4: the highest trump wins, else the highest of the suit led.
#[test]
fn sv_4_trump_wins_by_the_crown() {
    let cases = [
        // With green as trump the 4 of green beats every other suit.
        (
            "play:12:0:P12S4A3A4/H4C7A5A6/P11B2A7A8/P10B3A9A10",
            "P12 H4 P11 P10",
            1,
        ),
        // With blue as trump the highest blue wins, led or not.
        (
            "play:13:0:H12P1A3/P2C8A4/H11B9A5/H10B8A6",
            "H12 P2 H11 H10",
            1,
        ),
        // Without a trump in the trick, the highest of the suit led wins, even if other suits are
        // higher.
        (
            "play:13:2:A12B12C12/A11C7B11/S4A5P1/A6B7P2",
            "S4 A6 A12 A11",
            2,
        ),
        (
            "play:13:3:A12B12C12/A11C7B11/S4A5P1/A6B7P2",
            "A6 A12 A11 A5",
            0,
        ),
    ];
    for (position, moves, winner) in cases {
        let mut game = at(BASIC, position);
        let effects = play(&mut game, moves);
        let won = effects.iter().find_map(|effect| match effect {
            Effect::Gathered {
                to: Spot::Tray(winner),
                ..
            } => Some(*winner),
            _ => None,
        });
        assert_eq!(won, Some(Seat(winner)), "{moves}");
        assert_eq!(game.to_play(), winner);
    }
}

/// SV-5: a trick counts one point plus its diamonds.
#[test]
fn sv_5_tricks_and_diamonds_count() {
    let mut game = at(BASIC, "play:14:1:A8P1/A6P2/A4P3/A10P4::3+4,10+11");
    let effects = play(&mut game, "A6 A4 A10 A8");
    assert!(effects.contains(&Effect::Scored {
        seat: Seat(3),
        points: 1 + 2 + 1 + 1 + 3
    }));
    assert_eq!(
        game.round().tallies,
        [
            SideScore {
                tricks: 3,
                diamonds: 4
            },
            SideScore {
                tricks: 11,
                diamonds: 18
            }
        ]
    );
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for seed in 0..50 {
        let mut game = dealt(BASIC, seed);
        while step(&mut game, &mut rng) {}
        let tallies = game.view(None).finished[0];
        assert_eq!(tallies.map(SideScore::points).iter().sum::<u8>(), 50);
        assert_eq!(tallies[0].tricks + tallies[1].tricks, 15);
    }
}

/// SV-6: one hand, or four with the start moving clockwise; a tie goes to the team that won the
/// last trick.
#[test]
fn sv_6_short_and_full_games() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    for (options, hands) in [(BASIC, 1), (FULL, 4)] {
        let mut game = dealt(options, 6);
        let mut starters = Vec::new();
        loop {
            if game.phase() == Phase::Play
                && game.view(None).trick.is_empty()
                && game.round().crown() == 0
            {
                starters.push(game.to_play());
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
        assert_eq!(starters, (0..hands).collect::<Vec<_>>());
        let Turn::Over(outcome) = game.turn() else {
            panic!("over")
        };
        let sums: i32 = game
            .view(None)
            .finished
            .iter()
            .flatten()
            .map(|tally| i32::from(tally.points()))
            .sum();
        assert_eq!(outcome.scores[0] + outcome.scores[1], sums);
        assert_eq!(sums, 50 * i32::from(hands));
    }
    // 22 to 27 before the last trick, which counts 1 without diamonds.
    for (tallies, winners, reason) in [
        ("7+18,7+17", [0, 2], Reason::SCORE),
        ("7+17,7+18", [0, 2], LEVEL_BY_LAST_TRICK),
        ("7+16,7+19", [1, 3], Reason::SCORE),
    ] {
        let mut game = at(BASIC, &format!("play:15:0:P12/A5/A7/A9::{tallies}"));
        play(&mut game, "P12 A5 A7 A9");
        let Turn::Over(outcome) = game.turn() else {
            panic!("over")
        };
        assert_eq!(outcome.winners, winners.map(Seat), "{tallies}");
        assert_eq!((outcome.reason, outcome.scores.len()), (reason, 4));
    }
}

/// SV-7: 63 cards, three of which stay face down.
#[test]
fn sv_7_three_cards_stay_out() {
    let game = dealt(ADVANCED, 7);
    for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
        let out: Vec<_> = game
            .view(viewer)
            .pieces()
            .into_iter()
            .filter(|piece| piece.spot == STOCK)
            .collect();
        assert_eq!(out.len(), 3);
        assert!(
            out.iter()
                .all(|piece| piece.kind.is_none() && piece.id.0 >= 60)
        );
    }
    assert_eq!(game.view(Some(Seat(0))).unseen().len(), 48);
}

/// SV-8: when the King may be played; it always wins.
#[test]
fn sv_8_the_king() {
    use Suit::{Blue, Green, Red};
    assert_eq!(plays("KA5P3", None, Red), "A5 P3 K", "it may be led");
    assert_eq!(plays("KB5P3", Some(Red), Red), "B5 K", "trump was led");
    assert_eq!(
        plays("KB5P3", Some(Blue), Red),
        "P3",
        "who can follow another suit must"
    );
    assert_eq!(
        plays("KB5P3", Some(Green), Red),
        "B5 P3 K",
        "out of the suit led"
    );
    assert_eq!(plays("K", Some(Green), Red), "K");
    assert_eq!(
        plays("KA5", Some(Blue), Blue),
        "A5 K",
        "following never forces it"
    );
    let mut game = at(ADVANCED, "play:13:0:KA3A4/P5A5P1/A6A7A8/P12P11P10");
    play(&mut game, "K");
    assert_eq!(
        game.round().led(),
        Some(Blue),
        "the suit led is the current trump"
    );
    assert_eq!(legal(&game), "P1 P5");
    play(&mut game, "P5 A6 P12");
    assert_eq!(game.to_play(), 0);
    let mut game = at(ADVANCED, "play:13:1:KA3H4/P5A5P1/A6A7A8/P12P11P10");
    play(&mut game, "A5 A7 P12");
    assert_eq!(
        why(&game, "K"),
        "Black was led: while you hold black, the King must wait for a trump lead."
    );
    let mut game = at(ADVANCED, "play:13:3:KA3H4/P5A5P1/A6A7A8/P12P11P10");
    play(&mut game, "P12 K P5 A6");
    assert_eq!(game.to_play(), 0, "it beats the highest trump");
    assert_eq!(
        game.view(None).voids[0],
        0,
        "a King on a trump lead shows no void"
    );
}

/// SV-9: the two ways to play a spy.
#[test]
fn sv_9_the_spies() {
    use Suit::{Black, Green, Orange, Red};
    assert_eq!(plays("A0B5S5", None, Black), "A0 B5 S5", "never led as 13");
    assert_eq!(
        plays("A0S5", Some(Black), Orange),
        "A0",
        "it follows its colour, and counts for the duty"
    );
    assert_eq!(
        plays("A0B5S5", Some(Red), Orange),
        "B5 B13",
        "the 13's colour is led: it may come, but must not"
    );
    assert_eq!(
        plays("A0S5", Some(Red), Orange),
        "A0 S5 B13",
        "never forced as a 13"
    );
    assert_eq!(plays("A0", Some(Red), Orange), "A0 B13");
    assert_eq!(plays("A0S5", Some(Orange), Green), "S5");
    assert_eq!(
        plays("A0H5", Some(Orange), Red),
        "A0 H5 B13",
        "out of the suit led"
    );
    assert_eq!(plays("A0B0H5", Some(Orange), Red), "A0 B0 H5 B13 A13");
    assert_eq!(
        plays("A0B0H5", Some(Black), Red),
        "A0 A13",
        "the red 0 is the black 13"
    );
    assert_eq!(plays("A3B0H5", Some(Black), Red), "A3 A13");
    // As a trump on another suit's lead, above the 12 of its colour.
    let mut game = at(
        ADVANCED,
        "play:7:0:H4H5H6H7H8H9H10H11H12/B12A3A4A5A6A7A8A9A10/A0P2P3P4P5P6P7P8P9/S4S5S6S7S8S9S10S11S12",
    );
    assert_eq!(
        why(&game, "B13"),
        "B13 is not in the hand that is to play.".replace("B13", "A0")
    );
    play(&mut game, "H4 B12");
    assert_eq!(legal(&game).split(' ').next_back(), Some("B13"));
    let both: Vec<Vec<Spot>> = legal_moves(&game)
        .iter()
        .map(|mv| game.spots(mv))
        .filter(|spots| spots.len() == 2)
        .collect();
    assert_eq!(
        both.iter().map(|spots| spots[1]).collect::<Vec<_>>(),
        [OWN, AS_THIRTEEN]
    );
    assert_eq!(
        game.explain(&both[0][..1]).sentence(),
        "Say which it is: the 0 of its own colour or the other colour’s 13."
    );
    play(&mut game, "B13 S4");
    assert_eq!(game.to_play(), 2, "the red 13 beats the red 12");
    assert_eq!(game.view(None).voids[2], 1 << Green.index());
    let mut game = at(ADVANCED, "play:14:3:A5A6/A0B5/P3P4/B7S5");
    play(&mut game, "B7 A5");
    assert_eq!(legal(&game), "B5 B13");
    assert_eq!(why(&game, "A0"), "Red was led: follow with red.");
    play(&mut game, "B13 P3");
    assert_eq!(game.to_play(), 2, "blue reigns, and trumps the red 13");
    assert_eq!(
        game.view(None).voids[1],
        0,
        "a 13 to its colour shows no void"
    );
    let mut game = at(ADVANCED, "play:14:0:A5A6/B0A0/P3P4/B7S5");
    assert_eq!(why(&game, "B13"), "A0 is not in the hand that is to play.");
    play(&mut game, "A5");
    assert_eq!(
        (legal(&game).as_str(), why(&game, "B13").as_str()),
        (
            "A0 A13",
            "Black was led: here the black 0 is black, never a 13."
        )
    );
}

/// SV-10: the Church annuls one trick of the other team, from the first red space on, but never one
/// with the King.
#[test]
fn sv_10_the_church() {
    let position = "play:13:1:A4A5B7/P12P8B2/A8A9B8/A6A7B10::5+10,7+10:2,20,30,20,30:0";
    let mut game = at(FULL_ADVANCED, position);
    play(&mut game, "P8 A9 A6 A4");
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Church, Turn::Seat(Seat(0))),
        "its later card was that of seat 0"
    );
    assert_eq!(legal(&game), "annul let");
    assert_eq!(
        why(&game, "P12"),
        "First decide for the Church: annul the trick or let it stand."
    );
    let mut annulled = game.clone();
    let effects = play(&mut annulled, "annul");
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Scored { .. } | Effect::Gathered { .. }))
    );
    assert_eq!(
        annulled.round().tallies.map(SideScore::points),
        [15, 17],
        "no trick point and no diamonds"
    );
    assert_eq!(
        (annulled.round().crown(), annulled.to_play()),
        (13, 1),
        "the crown moves, the would-be winner leads"
    );
    let view = annulled.view(Some(Seat(0)));
    assert_eq!(
        view.pieces()
            .iter()
            .filter(|piece| piece.spot == ANNULLED && piece.kind.is_none())
            .count(),
        4
    );
    assert_eq!(
        (view.church, view.annulled()),
        (
            Some(Church {
                team: 0,
                used: true
            }),
            cards("P8A9A6A4")
        )
    );
    play(&mut annulled, "P12 A8 A7 A5");
    assert_eq!(annulled.phase(), Phase::Play, "once in a hand");
    play(&mut game, "let");
    assert_eq!(
        game.round().tallies.map(SideScore::points),
        [15, 17 + 1 + 3 + 2 + 1]
    );
    play(&mut game, "P12 A8 A7 A5");
    assert_eq!(game.phase(), Phase::Church, "what it has not used it keeps");
    let mut own = at(FULL_ADVANCED, &position.replace(":0", ":1"));
    play(&mut own, "P8 A9 A6 A4");
    assert_eq!(own.phase(), Phase::Play, "not its own trick");
    let mut king = at(FULL_ADVANCED, &position.replace("P12", "K"));
    play(&mut king, "K A9 A6 A4");
    assert_eq!(king.phase(), Phase::Play, "not on a trick with the King");
}

/// SV-10: which team holds the Church, and when, over whole matches.
#[test]
fn sv_10_the_church_belongs_to_the_team_behind() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(10);
    let mut asked = 0;
    for seed in 0..30 {
        let mut game = dealt(FULL_ADVANCED, seed);
        loop {
            let view = game.view(None);
            let holder = match view.totals[0].cmp(&view.totals[1]) {
                _ if view.finished.is_empty() => None,
                std::cmp::Ordering::Less => Some(0),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(1),
            };
            if !view.resting() {
                assert_eq!(view.church.map(|church| church.team), holder);
            }
            if let (Phase::Church, Some(church), Turn::Seat(seat)) =
                (view.phase, view.church, &view.turn)
            {
                asked += 1;
                let last = view
                    .trick
                    .iter()
                    .rev()
                    .find(|played| played.place % 2 == church.team);
                assert_eq!(last.map(|played| played.place), Some(seat.0));
                assert!(!church.used && view.crown >= 4);
                assert!(view.trick.iter().all(|played| !played.play.card.is_king()));
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// SV-11: a tie goes to the team without the King or, if it was not dealt, to the team that won the
/// last trick.
#[test]
fn sv_11_ties_in_the_advanced_game() {
    let over = |options, position: &str, moves: &str| {
        let mut game = at(options, position);
        play(&mut game, moves);
        let Turn::Over(outcome) = game.turn() else {
            panic!("over")
        };
        assert_eq!(outcome.scores[0], outcome.scores[1], "a tie");
        (outcome.winners, outcome.reason)
    };
    assert_eq!(
        over(ADVANCED, "play:15:0:K/A5/A7/A9::7+16,7+17", "K A5 A7 A9"),
        (vec![Seat(1), Seat(3)], LEVEL_BY_KING)
    );
    assert_eq!(
        over(ADVANCED, "play:15:0:A3/K/A7/A9::7+17,7+16", "A3 K A7 A9"),
        (vec![Seat(0), Seat(2)], LEVEL_BY_KING)
    );
    assert_eq!(
        over(
            ADVANCED,
            "play:15:0:P12/A5/A7/A9::7+16,7+17",
            "P12 A5 A7 A9"
        ),
        (vec![Seat(0), Seat(2)], LEVEL_BY_LAST_TRICK)
    );
    // The player that would have won an annulled last trick counts as its winner.
    let church = "play:15:0:P12/A5/A7/A9::7+16,7+16:4,40,40,40,40:1";
    assert_eq!(
        over(FULL_ADVANCED, church, "P12 A5 A7 A9 annul"),
        (vec![Seat(0), Seat(2)], LEVEL_BY_LAST_TRICK)
    );
}

/// SV-12: the solo player gives two cards to the dummy unseen, looks at its cards and takes two;
/// the partners exchange.
#[test]
fn sv_12_solo_exchanges_with_the_dummy() {
    let mut game = dealt(THREE, 12);
    let start = game.clone();
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Pass, Turn::Seat(Seat(0)))
    );
    assert_eq!(game.view(Some(Seat(0))).dummy, None);
    assert_eq!(
        why(&game, "annul"),
        "First give two of your cards to the dummy."
    );
    let given = legal_moves(&game)[3].clone();
    let effects = game.play(&given).expect("two cards");
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Take, Turn::Seat(Seat(0)))
    );
    assert!(game.reveals(&given));
    assert_eq!(game.view(Some(Seat(0))).dummy.map(CardSet::len), Some(17));
    for viewer in [Some(Seat(1)), Some(Seat(2)), None] {
        assert_eq!(game.view(viewer).dummy, None);
        let seen = effects
            .iter()
            .map(|effect| game.effect_for(effect, viewer))
            .any(|effect| match effect {
                Effect::Dealt { face, .. } | Effect::Flipped { face, .. } => face.is_some(),
                _ => false,
            });
        assert!(!seen, "{viewer:?} sees a face");
    }
    assert_eq!(legal_moves(&game).len(), 17 * 16 / 2);
    let Move::Pass(given) = given else {
        panic!("a pass")
    };
    game.play(&Move::Take(given))
        .expect("the same cards may come back");
    assert_eq!(
        (game.held(0), game.held(DUMMY)),
        (start.held(0), start.held(DUMMY))
    );
    for seat in [1, 2] {
        assert_eq!(
            (game.phase(), game.turn()),
            (Phase::Pass, Turn::Seat(Seat(seat)))
        );
        assert_eq!(why(&game, "annul"), "First pass two cards to your partner.");
        let mv = legal_moves(&game)[50].clone();
        game.play(&mv).expect("a pass");
    }
    for seat in [1, 2] {
        let (view, other) = (game.view(Some(Seat(seat))), game.view(Some(Seat(3 - seat))));
        assert!(view.got.is_some());
        assert_eq!(view.got, other.gave);
    }
    assert_eq!([0, 1, 2, 3].map(|place| game.held(place).len()), [15; 4]);
}

/// SV-13: when all have exchanged, the dummy is face up.
#[test]
fn sv_13_the_dummy_lies_open() {
    let mut game = dealt(THREE, 13);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    while game.phase() != Phase::Play {
        assert_eq!(game.view(Some(Seat(1))).dummy, None);
        step(&mut game, &mut rng);
    }
    for viewer in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
        let view = game.view(viewer);
        assert_eq!(view.dummy, Some(game.held(DUMMY)));
        let open = view
            .pieces()
            .iter()
            .filter(|piece| piece.spot == Spot::Hand(Seat(DUMMY)) && piece.kind.is_some())
            .count();
        assert_eq!(open, 15);
    }
}

/// SV-14: solo, partner, dummy, partner; the solo player plays for the dummy, which leads after
/// winning a trick.
#[test]
fn sv_14_the_order_of_a_trick() {
    for (hand, order) in [(1, [0, 1, 3, 2]), (2, [1, 2, 3, 0]), (3, [2, 0, 3, 1])] {
        let solo = order[0];
        let hands = ["P1P2", "P3P4", "P5P6", "P12A4"];
        let mut game = at(
            THREE,
            &format!("play:14:{solo}:{}:::{hand}", hands.join("/")),
        );
        for place in order {
            let seat = if place == DUMMY { solo } else { place };
            assert_eq!(
                (game.to_play(), game.turn()),
                (place, Turn::Seat(Seat(seat)))
            );
            let mv = legal_moves(&game).pop().expect("a card");
            if place == DUMMY {
                assert_eq!(why(&game, "P6"), "P6 is not among the dummy’s cards.");
                let own = game
                    .spots
                    .iter()
                    .position(|spot| *spot == Spot::Hand(Seat(solo)))
                    .expect("a card");
                let refusal = game.explain(&[Spot::Piece(PieceId(own as u16))]);
                assert_eq!(refusal.sentence(), "Choose one of the dummy’s cards now.");
            }
            game.play(&mv).expect("a card");
        }
        assert_eq!(
            (game.to_play(), game.turn()),
            (DUMMY, Turn::Seat(Seat(solo))),
            "the dummy has won and leads"
        );
        assert_eq!(
            game.view(Some(Seat(solo))).legal(),
            Legal {
                own: cards("A4"),
                thirteen: CardSet::EMPTY
            }
        );
        assert_eq!(
            game.view(Some(Seat((solo + 1) % 3))).playing(),
            Some(cards("A4")),
            "it lies open"
        );
    }
}

/// SV-15: only solo scores, each is solo once; the long game continues until somebody has won two.
#[test]
fn sv_15_only_solo_scores() {
    let mut game = at(THREE, "play:15:2:P1/P3/P12/A4:::3,10,9,0");
    game.round.tallies = [
        SideScore {
            tricks: 3,
            diamonds: 5,
        },
        SideScore {
            tricks: 11,
            diamonds: 20,
        },
    ];
    let effects = play(&mut game, "P12 P1 A4 P3");
    assert!(effects.contains(&Effect::Scored {
        seat: Seat(2),
        points: 2
    }));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut long = 0;
    for seed in 0..40 {
        let mut short = dealt(THREE, seed);
        while step(&mut short, &mut rng) {}
        let Turn::Over(outcome) = short.turn() else {
            panic!("over")
        };
        let finished = short.view(None).finished;
        let solo: Vec<i32> = finished
            .iter()
            .map(|tallies| i32::from(tallies[0].points()))
            .collect();
        assert_eq!((finished.len(), &outcome.scores), (3, &solo));
        let best = solo.iter().max().copied();
        assert!(
            outcome
                .winners
                .iter()
                .all(|seat| Some(solo[seat.index()]) == best)
        );
        let mut game = dealt(
            &[("seats", "3"), ("rules", "advanced"), ("length", "full")],
            seed,
        );
        while step(&mut game, &mut rng) {
            assert_eq!(game.view(None).church, None, "without the Church");
        }
        let Turn::Over(outcome) = game.turn() else {
            panic!("over")
        };
        let view = game.view(None);
        assert!(
            outcome
                .winners
                .iter()
                .all(|seat| view.games[seat.index()] == 2)
        );
        assert!(
            [6, 9, 12].contains(&view.finished.len()),
            "{}",
            view.finished.len()
        );
        long += usize::from(view.finished.len() > 6);
    }
    assert!(long > 5, "some matches take three games");
}

/// SV-15: three players that share the highest score share the win.
#[test]
fn sv_15_a_tie_of_three_is_shared() {
    let mut game = at(THREE, "play:15:2:P1/P3/P12/A4::3+5,11+5:3,10,9,0");
    play(&mut game, "P12 P1 A4 P3");
    let Turn::Over(outcome) = game.turn() else {
        panic!("over")
    };
    assert_eq!(
        (outcome.scores, outcome.winners, outcome.reason),
        (vec![10, 9, 10], vec![Seat(0), Seat(2)], Reason::SHARED)
    );
}

/// SV-16: in the long three-player game the standing is that of the current game of three hands or,
/// until the next one is dealt, of the game before.
#[test]
fn sv_16_the_standing_is_that_of_the_running_game() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut game = dealt(&[("seats", "3"), ("length", "full")], 16);
    let mut looked = 0;
    loop {
        let view = game.view(None);
        let over = view.finished.len();
        let begun = if view.resting() {
            over.saturating_sub(1) / 3 * 3
        } else {
            over / 3 * 3
        };
        let mut points = vec![0; 3];
        for (hand, tallies) in view.finished.iter().enumerate().skip(begun) {
            points[hand % 3] += i32::from(tallies[0].points());
        }
        assert_eq!(view.standing, points, "{over} hands are over");
        looked += usize::from(over > 3 && view.standing != view.totals);
        if !step(&mut game, &mut rng) {
            break;
        }
    }
    assert!(looked > 30, "{looked}");
    let Turn::Over(outcome) = game.turn() else {
        panic!("over")
    };
    assert_eq!(outcome.reason, GAMES);
    let four = at(FULL, "play:15:0:P12/A5/A7/A9::7+16,7+17:4,40,41,40,41");
    assert_eq!(four.view(None).standing, [40, 41, 40, 41]);
}

/// A literal implementation of the rulings for one card, to check the fast function against.
fn allowed(play: Play, hand: CardSet, led: Option<Suit>, trump: Suit) -> bool {
    let Some(led) = led else {
        return !play.thirteen;
    };
    let out = !hand.iter().any(|card| card.suit() == Some(led));
    match play.card.suit() {
        None => led == trump || out,
        Some(own) if play.thirteen => play.card.spy_for() == Some(led) || out && led != own,
        Some(own) => own == led || out,
    }
}

/// SV-3, SV-8, SV-9 with random hands, leads and trumps.
#[test]
fn legal_plays_are_what_the_rulings_say() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    for _ in 0..20_000 {
        let mut hand = CardSet::EMPTY;
        for _ in 0..rng.random_range(1..16) {
            hand.insert(Card::new(rng.random_range(0..63)).expect("a card"));
        }
        if rng.random_range(0..2) == 0 {
            hand = hand
                | CardSet(rng.random_range(0..4) << 62 >> 1 & CardSet::ALL.0)
                | CardSet(rng.random_range(0..2) | rng.random_range(0..2) << 13);
        }
        let trump = Suit::ALL[rng.random_range(0..6)];
        let led = Suit::ALL.get(rng.random_range(0..7)).copied();
        let legal = legal_plays(deck(), hand, led, trump);
        let own = hand.iter().map(Play::own);
        let all = own.chain(
            hand.iter()
                .filter(|card| card.spy_for().is_some())
                .map(Play::thirteen),
        );
        let slow: Vec<Play> = all
            .filter(|play| allowed(*play, hand, led, trump))
            .collect();
        assert_eq!(legal.iter().collect::<Vec<_>>(), slow, "{led:?} {trump:?}");
        assert_eq!(legal.len(), slow.len());
        assert!(!legal.is_empty(), "there is always something to play");
        assert_eq!(
            (0..=slow.len())
                .map_while(|n| legal.nth(n))
                .collect::<Vec<_>>(),
            slow
        );
    }
}

/// SV-4, SV-8, SV-9: the winner of a trick, worked out card by card.
#[test]
fn the_winner_is_who_the_rulings_say() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
    for _ in 0..2_000 {
        let mut round = Round::at_random(CardSet::ALL, 0, &mut rng);
        while !round.over() {
            let legal = round.legal();
            let play = legal.nth(rng.random_range(0..legal.len())).expect("a play");
            if !round.play(play) {
                continue;
            }
            let (trump, led) = (round.trump(), round.led().expect("a lead"));
            let value = |play: &Play| {
                let suit = play.suit(trump);
                (play.card.is_king(), suit == trump, suit == led, play.rank())
            };
            let best = (0..4)
                .max_by_key(|at| value(&round.plays()[*at]))
                .unwrap_or_default();
            assert_eq!(
                usize::from(round.winner()),
                (usize::from(round.leader()) + best) % 4,
                "{:?}",
                round.plays()
            );
            round.settle(false);
        }
        assert_eq!(round.tallies[0].tricks + round.tallies[1].tricks, 15);
        assert_eq!(round.hands, [CardSet::EMPTY; 4]);
    }
}

/// ALL-5: a hidden choice changes neither what other viewers are shown of the move nor its text.
#[test]
fn hidden_moves_show_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    let mut compared = 0;
    for (seed, options) in all_options().into_iter().enumerate() {
        let mut game = SixOfViii::new(&setup(&options));
        for round in 0..200 {
            let mv = match game.chance(&mut rng) {
                Some(deal) => deal,
                None => match legal_moves(&game) {
                    moves if moves.is_empty() => break,
                    moves => moves[rng.random_range(0..moves.len())].clone(),
                },
            };
            let mut after = game.clone();
            let effects = after.play(&mv).expect("a legal move");
            for viewer in (0..game.seats()).map(Seat).map(Some).chain([None]) {
                if matches!(mv, Move::Play(_) | Move::Annul | Move::Let)
                    || viewer.is_some() && game.turn().seat() == viewer
                {
                    continue;
                }
                // Cards that the viewer cannot locate after the move and did not know before.
                let view = after.view(viewer);
                let known: CardSet = view.gave.into_iter().flatten().collect();
                let hidden: Vec<Card> = view.unseen().without(known).iter().collect();
                let turned = |card: Card| {
                    hidden
                        .iter()
                        .position(|one| *one == card)
                        .map_or(card, |at| hidden[hidden.len() - 1 - at])
                };
                let pair = |[a, b]: [Card; 2]| two(turned(a), turned(b));
                let other = match &mv {
                    Move::Deal(cards) => {
                        Move::Deal(cards.iter().map(|card| turned(*card)).collect())
                    }
                    Move::Pass(cards) => Move::Pass(pair(*cards)),
                    Move::Take(cards) => Move::Take(pair(*cards)),
                    _ => continue,
                };
                let before = if matches!(mv, Move::Deal(_)) {
                    game.clone()
                } else {
                    game.with_cards(turned)
                };
                let mut twin = before.clone();
                let mut twin_effects = twin
                    .play(&other)
                    .unwrap_or_else(|refusal| panic!("{seed} {round}: {refusal}"));
                let mut effects = effects.clone();
                // The order of two cards put down together is not significant.
                let sort = |effects: &mut Vec<Effect>, game: &SixOfViii| {
                    let mut shown: Vec<String> = effects
                        .iter()
                        .map(|effect| format!("{:?}", game.effect_for(effect, viewer)))
                        .collect();
                    shown.sort();
                    shown
                };
                assert_eq!(
                    sort(&mut effects, &after),
                    sort(&mut twin_effects, &twin),
                    "{viewer:?} of {mv:?}"
                );
                let text = |game: &SixOfViii, of: &SixOfViii, mv: &Move| {
                    of.move_text_for(mv, &game.move_text(mv), viewer)
                };
                assert_eq!(text(&game, &after, &mv), text(&before, &twin, &other));
                assert_eq!(after.view(viewer), twin.view(viewer));
                compared += 1;
            }
            game = after;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Whole matches, from the texts of their moves: a record replays to the same match.
#[test]
fn matches_are_played_through() {
    for (seed, options) in (0..).zip(all_options()) {
        let mut game = Match::<SixOfViii>::new(setup(&options), Vec::new(), seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while game.turn().outcome().is_none() {
            if game.play_chance().is_none() {
                let moves = game.legal_moves();
                let mv = moves[rng.random_range(0..moves.len())].clone();
                game.play(mv).expect("a legal move");
            }
        }
        let again = Match::<SixOfViii>::from_record(&game.record()).expect("a record");
        assert_eq!(again.game(), game.game());
        let hands = again.game().view(None).finished.len();
        let moves = game.plies().len();
        let plain = hands * (1 + 4 + 4 * SPACES);
        assert!(
            (plain..plain + 11 * 3 + 1).contains(&moves),
            "{options:?}: {moves} moves in {hands} hands"
        );
    }
}

/// Positions survive being written and read.
#[test]
fn positions_are_read_and_written() {
    for (options, text) in [
        (BASIC, "play:15:0:P12/A5/A7/A9"),
        (BASIC, "play:14:1:A8P1/P2/A4P3/A10P4:A6:3+4,10+11"),
        (
            FULL_ADVANCED,
            "play:13:1:A4A5B7/P12P8B2/A8A9B8/A6A7K::5+10,7+10:2,20,30,20,30:0",
        ),
        (THREE, "play:14:2:P1P2/P3P4/P5P6/P12A4:::3,10,9,0"),
    ] {
        let game = at(options, text);
        let written = game.position();
        assert_eq!(at(options, &written).position(), written, "{text}");
        assert_eq!(at(options, &written).key(), game.key());
        assert!(!legal_moves(&game).is_empty());
    }
    let game = dealt(ADVANCED, 30);
    assert_eq!(
        at(ADVANCED, &game.position()).held(3),
        game.held(3),
        "a hand before the passing"
    );
    for (options, text) in [
        (BASIC, ""),
        (BASIC, "play"),
        (BASIC, "deal:1"),
        (BASIC, "play:16:0:P12/A5/A7/A9"),
        (BASIC, "play:15:4:P12/A5/A7/A9"),
        (BASIC, "play:15:0:P12/A5/A7"),
        (BASIC, "play:15:0:P12/A5/A7/P12"),
        (BASIC, "play:15:0:P12/A5/A7/K"),
        (BASIC, "play:15:0:P12/A5/A7/A9A10"),
        (BASIC, "play:14:0:P1/A5A6/A7A8/A9A10:P2A4"),
        (BASIC, "play:14:0:A3/A5P5/A7A8/A9A10:P2:"),
        (BASIC, "play:15:0:P12/A5/A7/A9::1,2"),
        (BASIC, "play:15:0:P12/A5/A7/A9::1+1,99+2"),
        (BASIC, "play:15:0:P12/A5/A7/A9:::2"),
        (FULL, "play:15:0:P12/A5/A7/A9:::2,1,2,3,4"),
        (FULL, "play:15:0:P12/A5/A7/A9:::9"),
        (BASIC, "play:15:0:P12/A5/A7/A9::::0"),
        (ADVANCED, "play:15:0:P12/A5/A7/Kä"),
    ] {
        let read = SixOfViii::from_position(&setup(options), text);
        let sentence = read.as_ref().err().map(Refusal::sentence);
        match text {
            // The second hand is fine: blue was led, and a player that holds blue may still have to
            // follow.
            "play:14:0:A3/A5P5/A7A8/A9A10:P2:" => assert!(read.is_ok()),
            _ => assert!(
                sentence.is_some_and(|sentence| sentence.starts_with("This is not a position")),
                "{text}"
            ),
        }
    }
}

/// Every refusal of a selection is a whole sentence and reveals no hidden face.
#[test]
fn pointing_at_anything_gets_a_sentence() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(31);
    for options in all_options() {
        let mut game = SixOfViii::new(&setup(&options));
        for _ in 0..150 {
            for _ in 0..6 {
                let spots: Vec<Spot> = (0..rng.random_range(0..4))
                    .map(|_| match rng.random_range(0..4) {
                        0 => Spot::Choice(rng.random_range(0..8)),
                        1 => Spot::Pile(rng.random_range(0..12)),
                        _ => Spot::Piece(PieceId(rng.random_range(0..64))),
                    })
                    .collect();
                let refusal = game.explain(&spots);
                let sentence = refusal.sentence();
                assert!(
                    sentence.contains(' ')
                        && !sentence.contains('{')
                        && !sentence.contains("refusal-"),
                    "{sentence}"
                );
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
}
