use std::collections::BTreeSet;

use coffer_texts::text;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::deck::{MONARCHS, deck};
use super::*;
use crate::cromwell::deck::House;
use crate::{Effect, Game, InteractiveGame, PieceId, Reason, Setup, Turn};
use crate::{GameView, Match, legal_moves};

const BASIC: &str = "cromwell";

fn setup(variant: &str, options: &[(&str, &str)]) -> Setup {
    Setup::of::<Cromwell>(variant, options.iter().copied()).expect("a set-up")
}

fn options(variant: &str, options: &[(&str, &str)]) -> Options {
    Options::of(&setup(variant, options))
}

/// A game at this position, with as many seats as it has hands.
fn at(variant: &str, more: &[(&str, &str)], position: &str) -> Cromwell {
    let hands = position.split(':').nth(2).expect("hands");
    let seats = hands.split('/').count().to_string();
    let mut all = vec![("seats", seats.as_str())];
    all.extend(more);
    Cromwell::from_position(&setup(variant, &all), position)
        .unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
}

fn basic(position: &str) -> Cromwell {
    at(
        BASIC,
        &[("first_house", "norman"), ("last_house", "windsor")],
        position,
    )
}

/// The cards that are not named are out of play; with two or three seats, so is Anne.
fn advanced(position: &str) -> Cromwell {
    at(
        ADVANCED,
        &[
            ("first_house", "norman"),
            ("last_house", "stuart"),
            ("trading", "may"),
        ],
        position,
    )
}

fn card(key: &str) -> Monarch {
    key.parse()
        .unwrap_or_else(|()| panic!("{key} is a monarch"))
}

fn cards(keys: &str) -> MonarchSet {
    keys.split_whitespace().map(card).collect()
}

/// Plays moves separated by semicolons; returns the effects of the last one.
fn play(game: &mut Cromwell, moves: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in moves.split(';') {
        let mv = game.parse_move(text).expect("a move");
        effects = game
            .play(&mv)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    effects
}

fn why(game: &Cromwell, text: &str) -> String {
    let mv = game.parse_move(text).expect("a move");
    let refusal = game.refusal(&mv);
    refusal.map_or_else(String::new, |refusal| refusal.sentence())
}

/// The legal moves that begin with a word.
fn legal(game: &Cromwell, word: &str) -> Vec<String> {
    let texts = legal_moves(game).into_iter().map(|mv| game.move_text(&mv));
    texts.filter(|text| text.starts_with(word)).collect()
}

/// A game after the first deal.
fn dealt(variant: &str, options: &[(&str, &str)], seed: u64) -> Cromwell {
    let mut game = Cromwell::new(&setup(variant, options));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = game.chance(&mut rng).expect("chance deals first");
    game.play(&deal).expect("a deal");
    game
}

/// Plays a random move or lets chance act; returns false if the game is over. Answers are often
/// right.
fn step(game: &mut Cromwell, rng: &mut Xoshiro256PlusPlus) -> bool {
    if let Some(mv) = game.chance(rng) {
        game.play(&mv).expect("chance is legal");
        return true;
    }
    let moves = legal_moves(game);
    if moves.is_empty() {
        return false;
    }
    let asked = game.question().map(|(_, card, _)| card);
    let asked = asked.filter(|_| rng.random_range(0..2) == 0);
    let right = |mv: &&Move| match (mv, asked) {
        (Move::Name(side, named), Some(card)) => card.right_answers(*side).contains(named),
        _ => false,
    };
    let mv = moves.iter().find(right);
    let mv = mv
        .unwrap_or(&moves[rng.random_range(0..moves.len())])
        .clone();
    game.play(&mv).expect("a legal move");
    true
}

fn seats_of(seats: u8) -> [&'static str; 1] {
    [["2", "3", "4", "5", "6"][usize::from(seats) - 2]]
}

/// Both games with every number of seats.
fn tables() -> Vec<(&'static str, &'static str)> {
    let of = |variant| ["2", "3", "4", "5", "6"].map(|seats| (variant, seats));
    [of(BASIC), of(ADVANCED)].concat()
}

/// The number of cards in play, in a hand and in the stock.
fn sizes(variant: &str, chosen: &[(&str, &str)]) -> (usize, usize, usize) {
    let options = options(variant, chosen);
    let (all, hand) = (options.cards().len(), options.hand());
    (all, hand, all - hand * usize::from(options.seats))
}

/// CR-1: the cards are dealt as if there were one more player; that pile and what is left over are
/// the stock. Without Edward VII, who is in play only if the host asks for him.
#[test]
fn cr_1_the_cards_are_dealt_as_if_there_were_one_more() {
    let usual = |seats| sizes(BASIC, &[("seats", seats)]);
    assert_eq!(
        ["2", "3", "4", "5", "6"].map(usual),
        [
            (31, 10, 11),
            (41, 10, 11),
            (41, 8, 9),
            (41, 6, 11),
            (41, 5, 11)
        ]
    );
    let with = |seats| sizes(BASIC, &[("seats", seats), ("edward7", "in")]);
    assert_eq!(
        ["2", "4", "6"].map(with),
        [(32, 10, 12), (42, 8, 10), (42, 6, 6)]
    );
    let two = options(BASIC, &[("seats", "2")]).cards();
    assert_eq!(
        (two.first(), two.last()),
        (Some(card("william1")), Some(card("anne")))
    );
    for (variant, seats) in tables() {
        let cards = options(variant, &[("seats", seats)]).cards();
        assert!(!cards.contains(deck().alone()), "{variant} {seats}");
        let asked = options(variant, &[("seats", seats), ("edward7", "in")]);
        let is_in = asked.cards().contains(deck().alone());
        assert_eq!(is_in, !asked.advanced, "{variant} {seats}");
    }
    let game = dealt(BASIC, &[("seats", "3")], 1);
    let view = game.view(None);
    assert_eq!(
        (view.counts.as_slice(), view.stock),
        ([10, 10, 10].as_slice(), 11)
    );
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
}

/// CR-1: the host chooses the houses; if they have too few cards, others join them.
#[test]
fn cr_1_the_host_chooses_the_houses() {
    let range = |variant, seats, first, last| {
        let chosen = [
            ("seats", seats),
            ("first_house", first),
            ("last_house", last),
        ];
        let cards = options(variant, &chosen).cards();
        let names = (cards.first(), cards.last());
        (
            cards.len(),
            names.0.map_or("", Monarch::key),
            names.1.map_or("", Monarch::key),
        )
    };
    assert_eq!(range(BASIC, "2", "tudor", "stuart"), (13, "henry7", "anne"));
    assert_eq!(
        range(BASIC, "2", "stuart", "tudor"),
        (13, "henry7", "anne"),
        "either way round"
    );
    assert_eq!(
        range(BASIC, "4", "york", "usual"),
        (26, "edward4", "elizabeth2")
    );
    assert_eq!(
        range(BASIC, "2", "tudor", "tudor"),
        (13, "henry7", "anne"),
        "the next joins"
    );
    assert_eq!(
        range(BASIC, "2", "windsor", "windsor"),
        (17, "james1", "elizabeth2")
    );
    assert_eq!(
        range(ADVANCED, "2", "lancaster", "york"),
        (12, "henry4", "elizabeth1")
    );
    for (variant, seats) in tables() {
        for first in FIRST_HOUSE.values {
            for last in LAST_HOUSE.values {
                for edward in EDWARD.values {
                    let chosen = options(
                        variant,
                        &[
                            ("seats", seats),
                            ("first_house", first),
                            ("last_house", last),
                            ("edward7", edward),
                        ],
                    );
                    let (cards, hand) = (chosen.cards(), chosen.hand());
                    assert!(hand >= LEAST_HAND, "{variant} {seats} {first} {last}");
                    let is_in = cards.contains(deck().alone());
                    assert!(*edward == "in" || !is_in);
                    assert!(is_in || *edward == "out" || chosen.advanced);
                    let even = cards.len() == hand * usize::from(chosen.seats);
                    assert!(even || !chosen.advanced, "{seats} {first} {last}");
                }
            }
        }
    }
    assert!(Setup::of::<Cromwell>(BASIC, [("first_house", "percy")]).is_err());
    assert!(Setup::of::<Cromwell>(BASIC, [("last_house", "saxe_coburg")]).is_err());
}

/// CR-2: a turn announces, hears the offers, and either swaps face down or draws and discards; then
/// Cromwell passes on.
#[test]
fn cr_2_the_parts_of_a_turn() {
    let start =
        "turn:1:henry7,jane,anne/henry8,mary1,george1/stephen,john,george2:::victoria,george5";
    let mut game = basic(start);
    assert_eq!(
        legal(&game, "announce"),
        ["announce henry7", "announce jane", "announce anne"]
    );
    assert_eq!(why(&game, "draw"), text("refusal-cromwell-announce"));
    play(&mut game, "announce anne");
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Offer, Turn::Seat(Seat(1)))
    );
    play(&mut game, "offer henry8");
    assert_eq!(game.turn(), Turn::Seat(Seat(2)));
    play(&mut game, "offer nothing");
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Choose, Turn::Seat(Seat(0)))
    );
    assert_eq!(legal(&game, ""), ["accept 2", "draw"]);
    assert_eq!(why(&game, "accept 3"), "That player has offered nothing.");
    let mut swapped = game.clone();
    play(&mut swapped, "accept 2");
    assert_eq!(swapped.held(0), cards("henry7 henry8 jane"));
    assert_eq!(swapped.held(1), cards("mary1 anne george1"));
    assert!(
        swapped.view(None).block.is_empty(),
        "nothing goes to the Block"
    );
    assert_eq!(
        swapped.view(None).known[..2],
        [cards("henry8"), cards("anne")]
    );
    play(&mut game, "draw");
    assert_eq!(game.held(0), cards("henry7 jane anne victoria"));
    assert_eq!(game.view(Some(Seat(0))).drew, Some(card("victoria")));
    assert_eq!(game.view(Some(Seat(1))).drew, None);
    play(&mut game, "discard");
    assert_eq!(game.held(0), cards("henry7 jane victoria"));
    assert_eq!(game.view(None).block, [card("anne")]);
    assert_eq!(legal(&game, ""), ["pass"]);
    play(&mut game, "pass");
    assert_eq!((game.cromwell(), game.turn()), (1, Turn::Seat(Seat(1))));
}

/// CR-2: cards are laid at the beginning of a turn and at its end.
#[test]
fn cr_2_cards_are_laid_before_and_after() {
    let mut game =
        basic("turn:2:stephen,john/henry7,henry8,edward6,jane,anne,george1:::victoria,george5");
    play(&mut game, "lay henry7 henry8 edward6;announce anne");
    assert_eq!(why(&game, "lay jane"), text("refusal-cromwell-offer"));
    play(&mut game, "offer nothing;draw;discard;lay jane;pass");
    assert_eq!(game.view(None).laid[1], cards("henry7 henry8 edward6 jane"));
}

/// CR-3: an offer or an announcement is a name, and what refuses one tells no house and no year.
#[test]
fn cr_3_names_only() {
    let mut game = basic("turn:1:henry7,jane,anne/henry8,mary1,george1:::victoria");
    let mut heard = Vec::new();
    for (mv, wrong) in [
        ("announce anne", "announce mary1"),
        ("offer mary1", "offer anne"),
    ] {
        heard.push(why(&game, wrong));
        let said = game.parse_move(mv).expect("a move");
        heard.push(game.move_text_for(&said, &game.move_text(&said), None));
        play(&mut game, mv);
    }
    for sentence in heard {
        let tells = |house: House| sentence.contains(house.name());
        assert!(!House::all().any(tells), "{sentence}");
        assert!(!sentence.contains(|c: char| c.is_ascii_digit()) || sentence.len() < 20);
    }
}

/// CR-2 d, CR-12: what was traded, discarded and answered is public.
#[test]
fn moves_in_full_say_what_they_refer_to() {
    let told = |game: &mut Cromwell, moves: &str| {
        let last = moves.rsplit(';').next().expect("a move");
        let mv = game.parse_move(last).expect("notation");
        play(game, moves);
        game.move_in_full(&mv)
    };
    let mut game = basic("turn:1:henry7,jane,anne/henry8,mary1,george1:::victoria");
    let moves = "announce anne;offer mary1;accept 2";
    assert_eq!(
        told(&mut game, moves).as_deref(),
        Some("accept mary1 anne 2")
    );
    let mut game = basic("turn:1:henry7,jane,anne/henry8,mary1,george1:::victoria");
    let moves = "announce anne;offer nothing;draw;discard";
    assert_eq!(told(&mut game, moves).as_deref(), Some("discard anne"));
    assert_eq!(told(&mut game, "pass"), None);
    let mut game = basic("turn:1:henry7,henry8,edward6,anne/jane,mary1:::victoria");
    let lay = "lay henry7 henry8 edward6";
    assert_eq!(told(&mut game, lay).as_deref(), Some(lay));
    let mut game = advanced("turn:1:henry7,jane,john/henry8,mary1,henry3");
    let moves = "announce john;offer mary1;accept 2;predecessor jane";
    let right = "predecessor jane mary1 right 1";
    assert_eq!(told(&mut game, moves).as_deref(), Some(right));
    let wrong = "successor stephen john henry3 wrong 1";
    assert_eq!(told(&mut game, "successor stephen").as_deref(), Some(wrong));
}

/// CR-4: three or more consecutive monarchs of one house; the Stuarts' line is James II, Mary II,
/// William III, Anne, and Charles I and II are consecutive.
#[test]
fn cr_4_combinations() {
    let all = "james1,charles1,charles2,james2,mary2,william3,anne,george1,henry6,edward4,edward5";
    let game = basic(&format!("turn:1:{all}/stephen:::victoria"));
    for fine in [
        "lay charles1 charles2 james2",
        "lay james2 mary2 william3 anne",
        "lay james1 charles1 charles2 james2 mary2 william3 anne",
    ] {
        assert_eq!(why(&game, fine), "");
    }
    assert_eq!(
        why(&game, "lay anne george1 william3"),
        "William\u{a0}III and George\u{a0}I are of different houses."
    );
    assert_eq!(
        why(&game, "lay henry6 edward4 edward5"),
        "Henry\u{a0}VI and Edward\u{a0}V are of different houses."
    );
    assert_eq!(
        why(&game, "lay charles1 charles2 mary2"),
        "Between Charles\u{a0}I and Mary\u{a0}II came James\u{a0}II."
    );
    assert_eq!(
        why(&game, "lay james1 charles1"),
        "A combination has at least three cards, and one is missing."
    );
    assert_eq!(
        why(&game, "lay anne"),
        "A combination has at least three cards, and two are missing."
    );
    assert_eq!(why(&game, "lay stephen"), "Stephen is not in your hand.");
    // 7 cards in a row have 5 + 4 + 3 + 2 + 1 parts of three or more.
    assert_eq!(legal(&game, "lay").len(), 15);
}

/// CR-4: cards are laid off at either end of any combination, or join two, and count for the player
/// that lays them.
#[test]
fn cr_4_laying_off() {
    let table = "william1,william2,henry1/edward1,edward2,edward3";
    let mut game = basic(&format!(
        "turn:1:stephen,henry3,richard2,john,henry2/victoria:{table}::george5"
    ));
    assert_eq!(
        legal(&game, "lay"),
        [
            "lay stephen",
            "lay john henry3",
            "lay henry3",
            "lay richard2"
        ]
    );
    play(&mut game, "lay henry3;lay john;lay stephen;lay richard2");
    assert_eq!(
        why(&game, "lay henry2"),
        "A combination has at least three cards, and two are missing."
    );
    assert_eq!(
        game.view(None).laid[0],
        cards("william1 william2 henry1 stephen john henry3 richard2")
    );
    let mut joins =
        basic("turn:1:henry3,victoria/jane:henry2,richard1,john/edward1,edward2,edward3::george5");
    play(&mut joins, "lay henry3");
    assert_eq!(joins.table().runs().count(), 1, "seven in a row");
    let [two] = seats_of(2);
    let split = Cromwell::from_position(
        &setup(BASIC, &[("seats", two)]),
        "turn:1:henry3/jane:richard1,john/edward1",
    );
    assert!(split.is_err(), "no combinations");
}

/// CR-1, CR-4: Edward VII is never part of a combination.
#[test]
fn cr_1_edward_vii_is_never_laid_down() {
    let position = "turn:1:victoria,edward7,george5/anne:::stephen";
    let game = at(
        BASIC,
        &[("last_house", "windsor"), ("edward7", "in")],
        position,
    );
    let refusal = "Edward\u{a0}VII is the only one of his house: he is never laid down.";
    assert_eq!(why(&game, "lay victoria edward7 george5"), refusal);
    assert_eq!(why(&game, "lay edward7"), refusal);
    assert!(legal(&game, "lay").is_empty());
}

/// CR-5: a player whose last card is laid goes out and wins the deal; right after drawing, nothing
/// has to be discarded for that.
#[test]
fn cr_5_going_out() {
    let position =
        "turn:1:george5,edward8,anne/victoria,stephen:mary2,william3,james2/::george6,john";
    let mut game = basic(position);
    play(&mut game, "announce anne;offer nothing;draw");
    // All four can go: three Windsors, and Anne beside William III.
    assert_eq!(
        legal(&game, ""),
        ["discard", "lay anne", "lay george5 edward8 george6"]
    );
    let mut discards = game.clone();
    play(&mut discards, "discard;lay george5 edward8 george6");
    assert_eq!(discards.phase(), Phase::Over);
    play(&mut game, "lay george5 edward8 george6");
    assert_eq!(
        why(&game, "discard"),
        "A discard may not be your last card: lay it down."
    );
    assert_eq!(legal(&game, ""), ["lay anne"]);
    play(&mut game, "lay anne");
    let ended = game.view(None).finished[0].clone();
    assert_eq!(ended.end, DealEnd::Out(Seat(0)));
    assert!(game.view(None).block.is_empty());
    // Otherwise the discard comes before anything is laid.
    let mut other = basic(&position.replace("george6", "henry7"));
    play(&mut other, "announce edward8;offer nothing;draw");
    assert_eq!(legal(&other, ""), ["discard"]);
    assert_eq!(
        why(&other, "lay anne"),
        text("refusal-cromwell-discard_first")
    );
    play(&mut other, "discard");
    assert_eq!(legal(&other, ""), ["lay anne", "pass"]);
}

/// CR-6: the Block is never drawn from; an empty stock is the Block shuffled.
#[test]
fn cr_6_the_block_becomes_the_stock() {
    let mut game = basic("turn:1:henry7,jane/henry8,mary1:::victoria");
    play(&mut game, "announce jane;offer nothing;draw;discard");
    assert_eq!(game.explain(&[BLOCK]).key(), "refusal-cromwell-block");
    assert_eq!(why(&game, "draw"), text("refusal-cromwell-pass"));
    play(&mut game, "pass");
    assert_eq!((game.phase(), game.turn()), (Phase::Shuffle, Turn::Chance));
    assert_eq!(
        why(&game, "shuffle anne"),
        text("refusal-cromwell-bad_deal")
    );
    assert_eq!(why(&game, "pass"), text("refusal-cromwell-shuffle"));
    play(&mut game, "shuffle jane");
    let view = game.view(None);
    assert_eq!(
        (view.stock, view.block, view.shuffled),
        (1, Vec::new(), cards("jane"))
    );
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    // With neither stock nor Block nothing is drawn and nothing discarded.
    let mut bare = basic("turn:1:henry7,jane/henry8,mary1");
    play(&mut bare, "announce jane;offer nothing");
    assert_eq!(legal(&bare, ""), ["decline"]);
    play(&mut bare, "decline;pass");
    assert_eq!(bare.held(0), cards("henry7 jane"));
}

/// CR-7: a point for each card laid, and one for each card still in the others' hands.
#[test]
fn cr_7_the_score_of_a_deal() {
    let position = "turn:1:george5,edward8,george6/victoria,stephen/anne:/henry7,henry8,edward6/";
    let mut game = basic(position);
    let effects = play(&mut game, "lay george5 edward8 george6");
    let scored = |seat, points| Effect::Scored {
        seat: Seat(seat),
        points,
    };
    assert!(effects.ends_with(&[scored(0, 6), scored(1, 4), scored(2, 2)]));
    let outcome = game.turn().outcome().expect("one deal").clone();
    assert_eq!((outcome.winners, outcome.reason), (vec![Seat(0)], WENT_OUT));
    assert_eq!(outcome.scores, [6, 4, 2]);
}

/// CR-5, CR-7: who goes out wins a match of one deal, whatever the points are; if nobody does, the
/// most points win.
#[test]
fn cr_5_who_goes_out_wins() {
    let laid = "/henry7,henry8,edward6,jane,mary1,elizabeth1,james1,charles1,charles2";
    let mut game = basic(&format!("turn:1:george5,edward8,george6/victoria:{laid}"));
    let mut nobody = game.clone();
    play(&mut game, "lay george5 edward8 george6");
    let outcome = game.turn().outcome().expect("one deal").clone();
    assert_eq!(outcome.scores, [4, 9]);
    assert_eq!((outcome.winners, outcome.reason), (vec![Seat(0)], WENT_OUT));
    let idle =
        "announce george5;offer nothing;decline;pass;announce victoria;offer nothing;decline;pass";
    play(&mut nobody, idle);
    let outcome = nobody.turn().outcome().expect("one deal").clone();
    assert_eq!(
        (outcome.winners, outcome.reason),
        (vec![Seat(1)], Reason::SCORE)
    );
}

/// CR-7: a match is one deal, three deals, or ends at fifty points; the most points win, and are
/// shared if level.
#[test]
fn cr_7_the_length_of_a_match() {
    let ends = |length: &str, before: &str| {
        let houses = [
            ("length", length),
            ("first_house", "norman"),
            ("last_house", "windsor"),
        ];
        let position = format!("turn:1:george5,edward8,george6/stephen,john::::{before}");
        let mut game = at(BASIC, &houses, &position);
        play(&mut game, "lay george5 edward8 george6");
        (
            game.turn().outcome().cloned(),
            game.totals(),
            game.phase(),
            game.cromwell(),
        )
    };
    let (outcome, totals, ..) = ends("three", "3,10,10");
    assert_eq!(outcome.map(|outcome| outcome.winners), Some(vec![Seat(0)]));
    assert_eq!(totals, [15, 10]);
    let (outcome, _, phase, next) = ends("three", "2,10,10");
    assert_eq!((outcome, phase, next), (None, Phase::Deal, 0));
    let (outcome, _, phase, next) = ends("fifty", "3,44,49");
    assert_eq!((outcome, phase, next), (None, Phase::Deal, 1));
    let (outcome, ..) = ends("fifty", "3,45,0");
    assert_eq!(outcome.map(|outcome| outcome.scores), Some(vec![50, 0]));
    // Of equals, who went out in the last deal.
    for (length, before) in [("fifty", "3,50,55"), ("three", "3,10,15")] {
        let (outcome, ..) = ends(length, before);
        let outcome = outcome.expect("over");
        assert_eq!(
            (outcome.winners.as_slice(), outcome.reason),
            ([Seat(0)].as_slice(), LEVEL_BY_OUT)
        );
    }
    let (outcome, ..) = ends("three", "3,10,20");
    let outcome = outcome.expect("over");
    assert_eq!(
        (outcome.winners.as_slice(), outcome.reason),
        ([Seat(1)].as_slice(), Reason::SCORE)
    );
}

/// CR-8: a round without a trade, a laid card or a draw ends the deal.
#[test]
fn cr_8_a_round_of_nothing_ends_the_deal() {
    let mut game = basic("turn:2:henry7,jane/henry8,mary1/anne,george1");
    for announced in ["henry8", "anne"] {
        play(
            &mut game,
            &format!("announce {announced};offer nothing;offer nothing;decline;pass"),
        );
        assert_eq!(game.phase(), Phase::Announce);
    }
    play(
        &mut game,
        "announce jane;offer nothing;offer nothing;decline;pass",
    );
    assert_eq!(game.phase(), Phase::Over);
    let ended = &game.view(None).finished[0];
    assert_eq!(
        (ended.end, ended.points.as_slice()),
        (DealEnd::Idle, [4, 4, 4].as_slice())
    );
}

/// CR-8: the deal ends after sixty turns of each player.
#[test]
fn cr_8_sixty_turns_end_the_deal() {
    let mut game = dealt(BASIC, &[("seats", "2")], 4);
    let mut turns = 0;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    while game.phase() != Phase::Over {
        if let Some(shuffle) = game.chance(&mut rng) {
            game.play(&shuffle).expect("a shuffle");
        }
        let card = game.held(game.cromwell()).first().expect("a card");
        play(
            &mut game,
            &format!("announce {card};offer nothing;draw;discard;pass"),
        );
        turns += 1;
    }
    assert_eq!(turns, 120);
    assert_eq!(game.view(None).finished[0].end, DealEnd::Long);
}

/// CR-9: whole houses are dealt out evenly, without a stock; the default houses.
#[test]
fn cr_9_all_cards_are_dealt_evenly() {
    let usual = |seats| sizes(ADVANCED, &[("seats", seats)]);
    assert_eq!(
        ["2", "3", "4", "5", "6"].map(usual),
        [(18, 9, 0), (24, 8, 0), (32, 8, 0), (35, 7, 0), (36, 6, 0)]
    );
    let left_out = |seats| {
        let options = options(ADVANCED, &[("seats", seats)]);
        let (first, last) = deck().selection(true, options.seats);
        let houses = House::all().filter(|house| first <= *house && *house <= last);
        let all = houses.fold(MonarchSet::EMPTY, |all, house| all | house.monarchs());
        let out = all.without(options.cards()).iter();
        out.map(Monarch::key).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        ["2", "3", "4", "5", "6"].map(left_out),
        ["", "", "victoria", "william4 victoria", "victoria"]
    );
    let four = options(ADVANCED, &[("seats", "4")]).cards();
    assert_eq!(four.first(), Some(card("henry2")));
    let game = dealt(ADVANCED, &[("seats", "5")], 3);
    assert_eq!(game.view(None).counts, [7; 5]);
    assert_eq!(game.view(None).stock, 0);
}

/// CR-15: beyond the latest house in play Edward VII is the first to be left out; within the line
/// somebody else is.
#[test]
fn cr_15_edward_vii_is_left_out_first() {
    let cards = |more: &[(&str, &str)]| {
        let mut chosen = vec![("edward7", "in")];
        chosen.extend(more);
        options(ADVANCED, &chosen).cards()
    };
    for (variant, seats) in tables()
        .into_iter()
        .filter(|(variant, _)| *variant == ADVANCED)
    {
        let usual = options(variant, &[("seats", seats)]).cards();
        assert_eq!(cards(&[("seats", seats)]), usual, "{seats}");
    }
    // 24 of Norman to Tudor with him come out even for five, all but Henry VII and him for the others.
    let tudors = |seats| cards(&[("seats", seats), ("last_house", "tudor")]);
    assert!(tudors("5").contains(deck().alone()) && tudors("5").len() == 25);
    assert_eq!(tudors("4").last(), Some(card("elizabeth1")));
    // The house of Windsor lies beyond him.
    let windsor = [
        ("seats", "4"),
        ("first_house", "norman"),
        ("last_house", "windsor"),
    ];
    let all = cards(&windsor);
    assert!(all.contains(deck().alone()) && all.len() == 40);
}

/// The advanced game with this reading of CR-10; with two or three seats Anne is out of play.
fn trading(trading: &str, position: &str) -> Cromwell {
    let houses = [("first_house", "norman"), ("last_house", "stuart")];
    let [first, last] = houses;
    at(ADVANCED, &[first, last, ("trading", trading)], position)
}

/// CR-10: nothing is drawn or discarded; nobody has to trade.
#[test]
fn cr_10_a_turn_of_the_advanced_game() {
    let mut game = trading("may", "turn:1:henry7,jane/henry8,mary1");
    play(&mut game, "announce jane");
    assert_eq!(legal(&game, "").len(), 3);
    play(&mut game, "offer mary1");
    assert_eq!(legal(&game, ""), ["accept 2", "decline"]);
    play(&mut game, "decline");
    assert_eq!(legal(&game, ""), ["pass"]);
    assert_eq!(game.held(0), cards("henry7 jane"));
}

/// CR-10: Cromwell must accept one of the offers, if there are any.
#[test]
fn cr_10_must_accept() {
    let mut game = trading("accept", "turn:1:henry7,jane/henry8,mary1/john,henry1");
    play(&mut game, "announce jane;offer nothing");
    let mut none = game.clone();
    play(&mut none, "offer nothing");
    assert_eq!(legal(&none, ""), ["decline"]);
    play(&mut game, "offer john");
    assert_eq!(legal(&game, ""), ["accept 3"]);
    assert_eq!(why(&game, "decline"), text("refusal-cromwell-must_accept"));
    assert_eq!(why(&game, "draw"), text("refusal-cromwell-must_accept"));
    assert!(!game.view(Some(Seat(0))).may_decline());
}

/// CR-10: each of the others must offer a card too, but for a hand that wrong answers emptied.
#[test]
fn cr_10_must_offer() {
    let mut game = trading("must", "turn:1:henry7,jane/henry8,mary1/");
    play(&mut game, "announce jane");
    assert_eq!(legal(&game, ""), ["offer henry8", "offer mary1"]);
    assert_eq!(
        why(&game, "offer nothing"),
        text("refusal-cromwell-must_offer")
    );
    assert!(!game.view(Some(Seat(1))).may_keep());
    play(&mut game, "offer mary1");
    assert_eq!(legal(&game, ""), ["offer nothing"]);
    play(&mut game, "offer nothing");
    assert_eq!(legal(&game, ""), ["accept 2"]);
}

/// In the basic game nobody has to trade, whatever an option says.
#[test]
fn cr_10_the_basic_game_is_free() {
    let all = TRADING.values.iter();
    assert!(
        all.clone()
            .all(|value| Setup::of::<Cromwell>(BASIC, [("trading", *value)]).is_err())
    );
    assert_eq!(options(BASIC, &[]).trading, Trading::May);
    let of = |value: &&str| options(ADVANCED, &[("trading", *value)]).trading;
    let readings: Vec<Trading> = all.map(of).collect();
    assert!(
        [Trading::Accept, Trading::Must, Trading::May]
            .iter()
            .all(|one| readings.contains(one))
    );
}

/// Matches of the time before the option go on as they were played.
#[test]
fn cr_10_matches_of_older_records_trade_freely() {
    let chosen = setup(ADVANCED, &[("seats", "2"), ("trading", "may")]);
    let mut game = Match::<Cromwell>::new(chosen, Vec::new(), 3);
    game.play_chance().expect("a deal");
    let announced = game
        .legal_moves()
        .iter()
        .find(|mv| matches!(mv, Move::Announce(_)));
    game.play(announced.expect("a move").clone())
        .expect("legal");
    game.play_text("offer nothing").expect("legal");
    let mut record = game.record();
    record.options.remove("trading");
    record.format = 3;
    let again = Match::<Cromwell>::from_record(&record).expect("a match");
    assert_eq!(again.game(), game.game());
}

/// CR-11: both cards are shown; Cromwell answers first, then the partner, each about the card
/// received and on either side.
#[test]
fn cr_11_both_answer() {
    let mut game = advanced("turn:1:henry7,jane,stephen/henry8,mary1,john");
    play(&mut game, "announce jane;offer henry8;accept 2");
    let view = game.view(None);
    assert_eq!(
        (view.phase, view.question),
        (Phase::Name, Some(card("henry8")))
    );
    // CR-11: whole, but for hard questions.
    for (questions, names_only) in [("usual", false), ("easy", false), ("hard", true)] {
        let mut game = at(
            ADVANCED,
            &[("last_house", "stuart"), ("questions", questions)],
            "turn:1:henry7,jane,stephen/henry8,mary1,john",
        );
        assert!(!game.view(None).names_only());
        play(&mut game, "announce jane;offer henry8;accept 2");
        assert_eq!(game.view(None).names_only(), names_only, "{questions}");
    }
    assert_eq!(view.shown(), cards("henry8 jane"));
    let faces = view.pieces().into_iter().filter_map(|piece| piece.kind);
    assert_eq!(faces.collect::<Vec<_>>().len(), 2, "both are face up");
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    // CR-13: any monarch can be named, on either side; how many are shown is for the table.
    assert_eq!(legal(&game, "").len(), 2 * (MONARCHS - 1));
    assert_eq!(
        why(&game, "successor henry8"),
        "Name a neighbour of Henry\u{a0}VIII."
    );
    play(&mut game, "successor edward6");
    assert_eq!(game.held(0), cards("henry7 stephen henry8"));
    assert_eq!(
        (game.turn(), game.view(None).question),
        (Turn::Seat(Seat(1)), Some(card("jane")))
    );
    play(&mut game, "predecessor edward6");
    assert_eq!(game.held(1), cards("mary1 john jane"));
    assert_eq!(
        (game.phase(), game.turn()),
        (Phase::Lay, Turn::Seat(Seat(0)))
    );
    let turn = game.view(None).log[0].clone();
    assert_eq!(
        turn.answers
            .iter()
            .map(|answer| answer.right)
            .collect::<Vec<_>>(),
        [true, true]
    );
}

/// CR-11: beside James II either joint ruler is right, and nobody comes before William I.
#[test]
fn cr_11_joint_rulers_and_the_ends_of_the_line() {
    for (named, right) in [("mary2", true), ("william3", true), ("anne", false)] {
        let mut game = advanced("turn:1:henry7,jane/james2,mary1");
        play(
            &mut game,
            &format!("announce jane;offer james2;accept 2;successor {named}"),
        );
        assert_eq!(game.view(None).log[0].answers[0].right, right, "{named}");
    }
    let mut game = advanced("turn:1:henry7,jane/william1,mary1");
    play(&mut game, "announce jane;offer william1;accept 2");
    assert_eq!(
        why(&game, "predecessor stephen"),
        "Nobody in the game came before William\u{a0}I: name the successor."
    );
    assert_eq!(legal(&game, "predecessor").len(), 0);
}

/// CR-12: after a wrong answer the card goes to whoever holds the right answer's card, or stays.
#[test]
fn cr_12_wrong_answers() {
    let answered = |position: &str, answer: &str| {
        let mut game = advanced(position);
        play(
            &mut game,
            &format!("announce jane;offer henry8;offer nothing;accept 2;{answer}"),
        );
        let answer = game.view(None).log[0].answers[0];
        assert!(!answer.right);
        let known = game.view(None).known.clone();
        assert!(known[usize::from(answer.to)].contains(card("henry8")));
        (answer.to, answer.proof.map(Monarch::key))
    };
    let third = "turn:1:jane,john/henry8,mary1/edward6,henry7,stephen";
    assert_eq!(
        answered(third, "successor henry7"),
        (2, Some("edward6")),
        "the third holds it"
    );
    assert_eq!(answered(third, "predecessor john"), (2, Some("henry7")));
    let own = "turn:1:jane,john,edward6/henry8,mary1/stephen";
    assert_eq!(
        answered(own, "successor mary1"),
        (1, None),
        "the guesser holds it"
    );
    assert_eq!(
        answered(own, "predecessor mary1"),
        (1, None),
        "nobody holds it"
    );
    let holder = "turn:1:jane,john/henry8,edward6/stephen";
    assert_eq!(
        answered(holder, "successor mary1"),
        (1, None),
        "the original holder has it"
    );
    // Each card is judged by itself.
    let mut game = advanced(third);
    play(
        &mut game,
        "announce jane;offer henry8;offer nothing;accept 2;successor henry7;successor mary1",
    );
    assert_eq!(game.held(1), cards("mary1 jane"));
    assert_eq!(game.held(2), cards("henry7 henry8 edward6 stephen"));
    assert_eq!(game.held(0), cards("john"));
    assert!(
        game.view(None).known[2].contains(card("edward6")),
        "the proof is shown"
    );
}

/// CR-12: Cromwell's card has gone where it belongs before the partner's answer is judged.
#[test]
fn cr_12_the_first_card_has_moved_when_the_second_is_judged() {
    let mut game = advanced("turn:1:edward6,john/henry8,mary1/henry7,stephen");
    play(
        &mut game,
        "announce edward6;offer henry8;offer nothing;accept 2;predecessor john",
    );
    assert!(
        game.held(2).contains(card("henry8")),
        "the third holds Henry VII"
    );
    play(&mut game, "predecessor john");
    assert!(
        game.held(2).contains(card("edward6")),
        "and now Henry VIII too"
    );
}

/// CR-5, CR-12: a hand that a wrong answer empties has not gone out; it passes.
#[test]
fn cr_12_an_emptied_hand_has_not_gone_out() {
    let mut game = advanced("turn:1:jane/henry8,mary1/edward6,henry7,stephen");
    play(
        &mut game,
        "announce jane;offer henry8;offer nothing;accept 2;successor henry7;successor mary1",
    );
    assert_eq!(
        (game.held(0), game.phase()),
        (MonarchSet::EMPTY, Phase::Lay)
    );
    play(&mut game, "pass;announce mary1;offer nothing");
    assert_eq!(
        game.turn(),
        Turn::Seat(Seat(0)),
        "asked, with nothing to offer"
    );
    assert_eq!(legal(&game, ""), ["offer nothing"]);
    play(
        &mut game,
        "offer nothing;decline;pass;announce stephen;offer nothing;offer nothing;decline;pass",
    );
    assert_eq!(
        (game.cromwell(), legal(&game, "")),
        (0, vec!["pass".to_owned()])
    );
    play(&mut game, "pass");
    assert_eq!(game.view(None).finished[0].end, DealEnd::Idle);
}

/// CR-14: a round without a trade or a laid card ends the deal; a trade with two wrong answers is
/// one.
#[test]
fn cr_14_a_round_without_a_trade_ends_the_deal() {
    let mut game = advanced("turn:1:henry7,jane/henry8,mary1");
    play(
        &mut game,
        "announce jane;offer henry8;accept 2;successor anne;successor anne;pass",
    );
    assert_eq!(game.held(0), cards("henry7 jane"), "both stay");
    play(&mut game, "announce mary1;offer nothing;decline;pass");
    assert_eq!(game.phase(), Phase::Announce);
    play(&mut game, "announce jane;offer nothing;decline;pass");
    assert_eq!(game.view(None).finished[0].end, DealEnd::Idle);
}

/// ALL-2: random deals of both games and every number of seats end, with every card somewhere.
fn random_deals(deals: u64) {
    for (variant, seats) in tables() {
        let chosen = setup(variant, &[("seats", seats)]);
        let (mut longest, mut out) = (0, 0);
        for seed in 0..deals {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Cromwell::new(&chosen);
            let mut plies = 0;
            while step(&mut game, &mut rng) {
                plies += 1;
            }
            let ended = game.view(None).finished[0].clone();
            let hands: usize = (0..game.seats()).map(|seat| game.held(seat).len()).sum();
            let laid: usize = ended.laid.iter().map(|laid| usize::from(*laid)).sum();
            let others = i32::from(game.seats()) - 1;
            let points: i32 = ended.points.iter().sum();
            assert_eq!(
                points,
                laid as i32 + others * hands as i32,
                "{variant} {seats} {seed}"
            );
            assert!(game.table().runs().all(|run| run.len() >= COMBINATION));
            assert_eq!(laid, game.table().len());
            longest = longest.max(plies);
            out += u64::from(matches!(ended.end, DealEnd::Out(_)));
        }
        println!("{variant} {seats}: {deals} deals, {out} gone out, longest {longest} moves");
    }
}

#[test]
fn random_deals_end() {
    random_deals(60);
}

#[test]
#[ignore = "a million deals take minutes"]
fn a_hundred_thousand_random_deals_of_each_table_end() {
    random_deals(100_000);
}

/// ALL-5, ALL-7: after any move, a viewer cannot tell the game from one with other hidden cards.
#[test]
fn views_and_effects_tell_nothing_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut compared = 0;
    for (variant, seats) in tables() {
        let mut game = Cromwell::new(&setup(variant, &[("seats", seats)]));
        for _ in 0..150 {
            if !step(&mut game, &mut rng) {
                break;
            }
            for viewer in (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
                let view = game.view(viewer);
                let hidden: Vec<Monarch> = view.unseen().iter().collect();
                let mut other = hidden.clone();
                for at in (1..other.len()).rev() {
                    other.swap(at, rng.random_range(0..=at));
                }
                let twin = game.with_cards(|card| {
                    let at = hidden.iter().position(|one| *one == card);
                    at.map_or(card, |at| other[at])
                });
                assert_eq!(twin.view(viewer), view, "{variant} {viewer:?}");
                for (seat, known) in (0..).zip(&view.known) {
                    assert!(game.held(seat).contains_all(*known), "{variant} {seat}");
                }
                assert!((view.own & view.unseen()).is_empty());
                compared += 1;
            }
        }
    }
    assert!(compared > 3000, "{compared}");
}

/// ALL-7: cards that change hands face down get new ids among the hidden cards there.
#[test]
fn all_7_traded_cards_are_not_tracked_by_their_ids() {
    let onlooker = Some(Seat(2));
    let (mut same, mut all) = (0, 0);
    for seed in 0..200 {
        let mut game = dealt(BASIC, &[("seats", "3")], seed);
        let given = game.held(0).first().expect("a card");
        let got = game.held(1).last().expect("a card");
        let id = |game: &Cromwell, card| game.ids.id(onlooker, game.slot(card));
        let effects = play(
            &mut game,
            &format!("announce {given};offer {got};offer nothing;accept 2"),
        );
        for effect in &effects {
            let Effect::Dealt { face, .. } = game.effect_for(effect, onlooker) else {
                panic!("{effect:?}")
            };
            assert_eq!(face, None);
        }
        let before = [given, got].map(|card| id(&game, card));
        play(&mut game, "pass");
        let after = [given, got].map(|card| id(&game, card));
        let own = game.view(Some(Seat(0))).pieces();
        assert!(own.iter().any(|piece| piece.kind == Some(got.kind())));
        all += 2;
        same += before
            .iter()
            .zip(&after)
            .filter(|(one, other)| one == other)
            .count();
    }
    assert!(5 * same < all, "{same} of {all}");
}

/// Whole matches of every length replay from their records, and the score sheet adds up.
#[test]
fn matches_are_played_through() {
    for (seed, length) in (0..).zip(LENGTH.values) {
        for (variant, seats) in [(BASIC, "2"), (BASIC, "5"), (ADVANCED, "3"), (ADVANCED, "6")] {
            let setup = setup(variant, &[("seats", seats), ("length", length)]);
            let mut game = Match::<Cromwell>::new(setup, Vec::new(), seed);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            while game.turn().outcome().is_none() {
                if game.play_chance().is_none() {
                    let moves = game.legal_moves();
                    let mv = moves[rng.random_range(0..moves.len())].clone();
                    game.play(mv).expect("a legal move");
                }
            }
            let again = Match::<Cromwell>::from_record(&game.record()).expect("a record");
            assert_eq!(again.game(), game.game());
            let view = game.game().view(None);
            let outcome = game.turn().outcome().cloned().expect("over");
            assert_eq!(outcome.scores, view.totals);
            let deals = view.finished.len();
            let most = view.totals.iter().max().copied().unwrap_or_default();
            assert!(match game.game().options().length {
                Length::Deal => deals == 1,
                Length::Three => deals == 3,
                Length::Fifty => most >= FIFTY,
            });
        }
    }
}

/// CR-11: every answer has a spot of its own, and the spots are in the order of the names.
#[test]
fn every_answer_has_its_spot() {
    let mut spots = BTreeSet::new();
    for side in Side::BOTH {
        for monarch in Monarch::all() {
            let spot = name_spot(side, monarch);
            assert!(spots.insert(spot), "{monarch}");
            assert_eq!(named_at(spot), Some((side, monarch)));
        }
        let mut all: Vec<Monarch> = Monarch::all().collect();
        all.sort_by_key(|monarch| name_spot(side, *monarch));
        assert!(all.is_sorted_by_key(|monarch| monarch.key()));
        assert_eq!(
            (all[0], all[MONARCHS - 1]),
            (card("anne"), card("william4"))
        );
    }
    assert_eq!(named_at(PASS), None);
}

/// Positions survive being written and read, and nonsense is refused with a sentence.
#[test]
fn positions_are_read_and_written() {
    for game in [
        basic("turn:2:henry7,jane/henry8,mary1:anne,william3,mary2/:stephen:victoria,john:3,12,40"),
        advanced("turn:1:henry7,jane/henry8,mary1"),
        basic("turn:2:henry7,jane/henry8/anne,john:::victoria:2,1,2,3:henry8,-"),
        basic("turn:1:henry7,jane/henry8/anne,john:::victoria::jane,henry8,john"),
        dealt(ADVANCED, &[("seats", "6")], 2),
    ] {
        let seats = seats_of(game.options.seats)[0];
        let chosen = setup(
            if game.options.advanced {
                ADVANCED
            } else {
                BASIC
            },
            &[
                ("seats", seats),
                ("first_house", "norman"),
                ("last_house", "windsor"),
            ],
        );
        let again = Cromwell::from_position(&chosen, &game.position()).expect("a position");
        assert_eq!(again.position(), game.position());
        assert!(!legal_moves(&again).is_empty());
    }
    let two = setup(BASIC, &[("seats", "2")]);
    for text in [
        "",
        "turn",
        "offer:1:henry7/jane",
        "turn:3:henry7/jane",
        "turn:0:henry7/jane",
        "turn:1:henry7",
        "turn:1:henry7/",
        "turn:1:henry7/jane/anne",
        "turn:1:henry7/henry7",
        "turn:1:henry7/henry9",
        "turn:1:henry7/jäne",
        "turn:1:henry7/george1",
        "turn:1:henry7/jane:anne/",
        "turn:1:henry7/jane:::anne,anne",
        "turn:1:henry7/jane:::anne:0",
        "turn:1:henry7/jane:::anne:1,2",
        "turn:1:henry7/jane:::anne:1,2,3:more",
        "turn:1:henry7/jane:::anne::jane",
        "turn:1:henry7/jane:::anne::-",
        "turn:1:henry7/jane:::anne::henry7,anne",
        "turn:1:henry7/jane:::anne::henry7,jane,jane",
        "turn:1:henry7/jane:::anne::henry7:",
    ] {
        let read = Cromwell::from_position(&two, text);
        let sentence = read
            .err()
            .map(|refusal| refusal.sentence())
            .unwrap_or_default();
        assert!(
            sentence.starts_with("This is not a position"),
            "{text}: {sentence}"
        );
    }
    let stock = Cromwell::from_position(
        &setup(ADVANCED, &[("seats", "2")]),
        "turn:1:henry4/henry5:::john",
    );
    assert!(stock.is_err(), "the advanced game has no stock");
}

/// Every position that play brings about can be loaded, and is the same with the same moves.
#[test]
fn every_position_of_a_match_can_be_loaded() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(63);
    let mut phases = BTreeSet::new();
    let (mut emptied, mut positions) = (0, 0);
    for (variant, seats) in tables() {
        for (number, length) in LENGTH.values.iter().cycle().take(9).enumerate() {
            let mut chosen = vec![("seats", seats), ("length", *length)];
            if variant == ADVANCED {
                chosen.push(("trading", TRADING.values[number / 3]));
            }
            let setup = setup(variant, &chosen);
            let mut game = Cromwell::new(&setup);
            for _ in 0..400 {
                let text = game.position();
                let again = Cromwell::from_position(&setup, &text)
                    .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                assert_eq!(again.position(), text);
                assert_eq!(again.phase(), game.phase(), "{text}");
                assert_eq!(again.turn(), game.turn(), "{text}");
                assert_eq!(legal_moves(&again), legal_moves(&game), "{text}");
                assert_eq!(again.totals(), game.totals(), "{text}");
                let dealt = game.phase() != Phase::Deal;
                assert!(!dealt || again.view(None).block == game.view(None).block);
                phases.insert(format!("{:?}", game.phase()));
                let empty = (0..game.seats()).any(|seat| game.held(seat).is_empty());
                emptied += u32::from(empty && !game.phase().rests());
                positions += 1;
                if !step(&mut game, &mut rng) {
                    break;
                }
            }
        }
    }
    assert_eq!(phases.len(), 9, "{phases:?}");
    assert!(
        emptied > 10 && positions > 10_000,
        "{emptied} of {positions}"
    );
}

/// What cannot have been done is no position.
#[test]
fn what_cannot_have_been_done_is_refused() {
    let basic = setup(BASIC, &[("seats", "2")]);
    let advanced = setup(
        ADVANCED,
        &[
            ("seats", "2"),
            ("last_house", "stuart"),
            ("trading", "must"),
        ],
    );
    let refused = |setup: &Setup, text: &str| {
        let read = Cromwell::from_position(setup, text);
        let key = read.err().map(|refusal| refusal.key());
        assert_eq!(key, Some("refusal-position"), "{text}");
    };
    for text in [
        "deal:0",
        "deal:2,1",
        "deal:1:more",
        "shuffle:1:henry7/jane:::anne",
        "discard:1:henry7/jane",
        "discard:1:henry7/jane:::anne:1,0,0:henry7,-",
        "discard:1:henry7/jane:::anne:1,0,0:henry7,-:john",
        "name:1:henry7/jane:::anne:1,0,0:henry7,jane:2",
        "lay:1:henry7/jane:::anne:1,0,0:henry7,-:draw",
        "lay:1:henry7/jane:::anne:1,0,0:henry7,-:3",
        "lay:1:henry7/jane:::anne:1,0,0:henry7,-:2,successor,henry8",
        "over:1:henry7/jane:::anne:1,0,0::out",
        "over:1:henry7/jane:::anne:1,0,0::idle",
        "over:1:/jane:henry7,henry8,edward6/:::1,2,0::out",
        "over:1:henry7/jane:::anne:1,1,1::forfeit",
        "turn:1:henry7,anne/jane:::john:1,0,0:henry7,-:2",
    ] {
        refused(&basic, text);
    }
    for text in [
        "turn:1:henry7,anne/jane:::::henry7,-",
        "turn:1:/::::",
        "lay:1:henry7,anne/jane:::::henry7,-:-",
        "name:1:henry7,john/mary1:::::henry8,jane:2,successor",
        "name:1:henry7,john/mary1,jane:::::henry8,jane:2,successor,mary1",
        "name:1:henry7,jane/mary1:::::henry8,jane:2,successor,john,successor,anne",
        "lay:1:henry7,jane/mary1,henry8:::::henry8,jane:2,successor,mary1",
        "discard:1:henry7/jane:::::henry7,jane:anne",
    ] {
        refused(&advanced, text);
    }
    let asked = "name:1:henry7,jane/mary1:::::henry8,jane:2,successor,mary1";
    let game =
        Cromwell::from_position(&advanced, asked).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(game.asked_about(), Some(card("henry8")));
    assert!(game.now().expect("a turn").answers[0].right);
}

/// Moves are read as they are written; nonsense is refused.
#[test]
fn moves_are_read_and_written() {
    let game = basic("turn:1:henry7,jane/henry8,mary1:::victoria");
    for text in [
        "lay henry7 henry8 edward6",
        "announce Anne",
        "offer nothing",
        "offer john",
        "accept 6",
        "predecessor henry7",
        "successor mary2",
        "decline",
        "DRAW",
    ] {
        let mv = game.parse_move(text).expect("a move");
        assert_eq!(game.parse_move(&game.move_text(&mv)), Ok(mv), "{text}");
    }
    for text in [
        "",
        "lay",
        "lay henry9",
        "lay anne anne",
        "announce",
        "announce nothing",
        "offer",
        "accept 0",
        "accept 999",
        "draw anne",
        "pass on",
        "deal",
        "succeed anne",
        "änne",
    ] {
        assert!(game.parse_move(text).is_err(), "“{text}” is a move");
    }
}

/// Every refusal of a selection is a whole sentence.
#[test]
fn pointing_at_anything_gets_a_sentence() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(31);
    let mut keys = BTreeSet::new();
    for (variant, seats) in tables() {
        let mut game = Cromwell::new(&setup(variant, &[("seats", seats)]));
        for _ in 0..150 {
            for _ in 0..6 {
                let spots: Vec<Spot> = (0..rng.random_range(0..4))
                    .map(|_| match rng.random_range(0..5) {
                        0 => Spot::Choice(rng.random_range(0..8)),
                        1 => Spot::Choice(rng.random_range(100..250)),
                        2 => Spot::Pile(rng.random_range(0..150)),
                        _ => Spot::Piece(PieceId(rng.random_range(0..44))),
                    })
                    .collect();
                let refusal = game.explain(&spots);
                let sentence = refusal.sentence();
                let whole = sentence.contains(' ')
                    && !sentence.contains('{')
                    && !sentence.contains("refusal-");
                assert!(whole, "{sentence}");
                keys.insert(refusal.key());
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(keys.len() > 15, "{keys:?}");
}

/// The drawing shows no card that the viewer may not know, and fits into 80 columns.
#[test]
fn the_drawing_tells_nothing_hidden() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for (variant, seats) in tables() {
        let mut game = Cromwell::new(&setup(variant, &[("seats", seats), ("length", "three")]));
        for _ in 0..400 {
            for viewer in (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
                let view = game.view(viewer);
                let drawn = view.drawing(&[]).expect("a drawing");
                let seen = drawn.split(|c: char| !c.is_alphanumeric());
                let seen: MonarchSet = seen.filter_map(|word| word.parse().ok()).collect();
                assert!((seen & view.unseen()).is_empty(), "{drawn}");
                assert!(
                    drawn.lines().all(|line| line.chars().count() <= 80),
                    "{drawn}"
                );
                assert!(
                    !drawn.contains(['{', '}']) && !drawn.contains("cli-"),
                    "{drawn}"
                );
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
    }
}
