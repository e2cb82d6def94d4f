//! Rulings NM-1 to NM-12.

use coffer_texts as texts;

use super::symmetry::{SYMMETRIES, image, image_of_move, image_of_set, inverse, least};
use super::*;
use crate::mill::board::Move;
use crate::mill::board::{closing, in_mills, mills, perft};
use crate::stable_hash::mix;
use crate::{Effect, Game, GameView, InteractiveGame, Turn};
use crate::{Match, legal_moves};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

fn setup(variant: &str, removal: &str) -> Setup {
    Setup::new(variant, [("removal", removal)]).expect("the mill games are registered")
}

fn game_of(variant: &str, removal: &str, text: &str) -> Mill {
    Mill::from_position(&setup(variant, removal), text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn morris(text: &str) -> Mill {
    game_of("nine_mens_morris", "must", text)
}

fn mixed(text: &str) -> Mill {
    game_of("mixed_mill", "must", text)
}

fn ceylon(text: &str) -> Mill {
    game_of("ceylon_mill", "must", text)
}

fn new(variant: &str) -> Mill {
    Mill::new(&setup(variant, "must"))
}

fn legal(game: &Mill) -> Vec<String> {
    let mut texts: Vec<String> = legal_moves(game).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn play(game: &mut Mill, text: &str) -> Vec<Effect> {
    let mv = game
        .parse_move(text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    game.play(&mv)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn play_all(game: &mut Mill, texts: &str) {
    for text in texts.split_whitespace() {
        play(game, text);
    }
}

fn why(game: &Mill, text: &str) -> &'static str {
    game.parse_move(text).expect_err(text).key()
}

fn on(name: &str) -> Spot {
    spot(Point::named(name).expect("a point"))
}

fn set(names: &str) -> u32 {
    names.split_whitespace().fold(0, |set, name| {
        set | Point::named(name).expect("a point").mask()
    })
}

fn outcome(game: &Mill) -> Option<Outcome> {
    Game::turn(game).outcome().cloned()
}

/// The 32 lines and 16 mills, by name.
#[test]
fn the_board_has_32_lines_and_16_mills() {
    let edges: u32 = Point::all().map(|point| point.around().count_ones()).sum();
    assert_eq!(edges, 2 * 32);
    for (point, around) in [
        ("a7", "d7 a4"),
        ("d6", "b6 f6 d7 d5"),
        ("c3", "c4 d3"),
        ("e4", "e5 e3 f4"),
        ("g4", "g7 g1 f4"),
    ] {
        assert_eq!(
            Point::named(point).expect("a point").around(),
            set(around),
            "{point}"
        );
    }
    let lines = [
        "a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7", "b6 d6 f6", "f6 f4 f2", "f2 d2 b2",
        "b2 b4 b6", "c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5", "a4 b4 c4", "d5 d6 d7",
        "e4 f4 g4", "d1 d2 d3",
    ];
    let lines = lines.map(set);
    // All sets of up to three points and the full set: the bit tricks against the list of lines.
    for a in Point::all() {
        for b in Point::all().filter(|b| *b > a) {
            let pair = a.mask() | b.mask();
            let close = lines
                .iter()
                .filter(|line| (*line & pair).count_ones() == 2)
                .fold(0, |set, line| set | line & !pair);
            assert_eq!(closing(pair) & !pair, close, "{a} {b}");
            for c in Point::all().filter(|c| *c > b) {
                let three = pair | c.mask();
                let whole = lines.contains(&three);
                assert_eq!(
                    (in_mills(three), mills(three)),
                    if whole { (three, 1) } else { (0, 0) },
                    "{a} {b} {c}"
                );
            }
        }
    }
    let mut luck = 1;
    for _ in 0..2000 {
        luck = mix(luck);
        let men = luck as u32 & (luck >> 24) as u32 & board::ALL | (luck >> 40) as u32 & board::ALL;
        let whole = lines.iter().filter(|line| *line & men == **line);
        assert_eq!(mills(men), whole.clone().count() as u32);
        assert_eq!(in_mills(men), whole.fold(0, |set, line| set | line));
        let open = lines.iter().filter(|line| (*line & men).count_ones() == 2);
        assert_eq!(
            closing(men) & !men,
            open.fold(0, |set, line| set | line & !men)
        );
    }
}

#[test]
fn the_sixteen_symmetries_keep_lines_and_are_undone() {
    let mut luck = 3;
    let mut seen = std::collections::HashSet::new();
    for number in 0..SYMMETRIES {
        seen.insert(image(1 | 1 << 1 | 1 << 25, number));
        for _ in 0..100 {
            luck = mix(luck);
            let (white, black) = (
                luck as u32 & board::ALL,
                (luck >> 24) as u32 & board::ALL & !(luck as u32),
            );
            let shown = image(board::pack([white, black]), number);
            assert_eq!(
                shown,
                board::pack([image_of_set(white, number), image_of_set(black, number)])
            );
            let back = usize::from(inverse(number as u8));
            assert_eq!(image(shown, back), board::pack([white, black]));
            assert_eq!(
                in_mills(image_of_set(white, number)),
                image_of_set(in_mills(white), number)
            );
            assert_eq!(
                board::around(image_of_set(white, number)),
                image_of_set(board::around(white), number)
            );
            let (best, by) = least([white, black]);
            assert_eq!(best, image(board::pack([white, black]), usize::from(by)));
            assert_eq!(
                Some(best),
                (0..SYMMETRIES).map(|other| image(shown, other)).min()
            );
        }
        for text in ["d6", "d6-d7xg4", "a1xc3"] {
            let mv = notation::read_move(text).expect("a move");
            assert_eq!(
                image_of_move(image_of_move(mv, number as u8), inverse(number as u8)),
                mv
            );
        }
    }
    assert_eq!(seen.len(), SYMMETRIES);
}

#[test]
fn nm_1_white_starts_and_places_on_any_of_24_points() {
    let mut game = new("nine_mens_morris");
    assert_eq!(
        (Game::turn(&game), legal(&game).len()),
        (Turn::Seat(WHITE), 24)
    );
    assert_eq!(game.position(), "W:W:B:H9,9");
    let in_hand = |game: &Mill, seat| {
        game.pieces()
            .iter()
            .filter(|piece| piece.spot == Spot::Hand(seat))
            .count()
    };
    assert_eq!((in_hand(&game, WHITE), in_hand(&game, BLACK)), (9, 9));
    let effects = play(&mut game, "d6");
    assert!(
        matches!(effects[..], [Effect::Moved { from: Spot::Hand(WHITE), to, .. }] if to == on("d6")),
        "{effects:?}"
    );
    assert_eq!(
        (Game::turn(&game), legal(&game).len()),
        (Turn::Seat(BLACK), 23)
    );
    assert_eq!(
        (in_hand(&game, WHITE), game.position().as_str()),
        (8, "B:Wd6:B:H8,9")
    );
    assert_eq!(why(&game, "d6"), "refusal-mill-occupied");
    assert_eq!(why(&game, "d6-d7"), "refusal-mill-not_yours");
}

#[test]
fn nm_2_nobody_moves_before_all_are_placed_and_then_along_the_lines() {
    let mut game = new("nine_mens_morris");
    play_all(&mut game, "a7 g7");
    assert_eq!(why(&game, "a7-a4"), "refusal-mill-place_first");
    play_all(&mut game, "a1 g1 d6 f6 b6 b4 d2 f2 b2 d3 c3 e4 c5 e3 e5 d5");
    assert_eq!(game.board().hand(Side::Black), 0);
    assert!(
        legal(&game).iter().all(|text| text.contains('-')),
        "{:?}",
        legal(&game)
    );
    assert!(legal(&game).contains(&"a7-a4".to_owned()));
    assert_eq!(why(&game, "a7-g4"), "refusal-mill-one_step");
    assert_eq!(why(&game, "a4"), "refusal-mill-hand_empty");
}

#[test]
fn nm_3_a_mill_removes_a_man_outside_mills_and_any_if_there_is_none() {
    let game = morris("W:Wa7,d7:Ba1,d1,g1,f4,c3:H4,4");
    assert_eq!(
        legal(&game)
            .iter()
            .filter(|text| text.starts_with("g7"))
            .collect::<Vec<_>>(),
        ["g7xc3", "g7xf4"]
    );
    assert_eq!(why(&game, "g7xd1"), "refusal-mill-in_mill");
    let game = morris("W:Wa7,d7:Ba1,d1,g1:H4,4");
    assert_eq!(
        legal(&game)
            .iter()
            .filter(|text| text.starts_with("g7"))
            .collect::<Vec<_>>(),
        ["g7xa1", "g7xd1", "g7xg1"]
    );
    let mut game = morris("W:Wa7,d7,g4,c5:Ba1,d1,g1,f4");
    let effects = play(&mut game, "g4-g7xf4");
    assert!(
        matches!(effects[..], [Effect::Moved { .. }, Effect::Highlighted { .. }, Effect::Captured { from, by: WHITE, .. }] if from == on("f4")),
        "{effects:?}"
    );
    let line = ["a7", "d7", "g7"].map(on).to_vec();
    assert!(
        effects.contains(&Effect::Highlighted {
            key: CLOSED_MILL.into(),
            places: line
        }),
        "the mill is told"
    );
    assert!(
        game.pieces()
            .iter()
            .any(|piece| piece.spot == Spot::Tray(WHITE) && piece.owner == Some(BLACK))
    );
}

#[test]
fn the_lines_are_the_sixteen_mills() {
    let masks: Vec<u32> = board::lines()
        .map(|line| line.iter().fold(0, |set, point| set | point.mask()))
        .collect();
    assert!(masks.iter().all(|line| mills(*line) == 1));
    assert_eq!(
        masks
            .iter()
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        16
    );
}

#[test]
fn nm_4_two_mills_at_once_remove_one_man() {
    let mut game = morris("W:Wa7,d7,g4,g1:Bb6,d6,f4,c5:H3,3");
    assert_eq!(
        legal(&game)
            .iter()
            .filter(|text| text.starts_with("g7"))
            .count(),
        4
    );
    let effects = play(&mut game, "g7xd6");
    let told = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Highlighted { .. }))
        .count();
    assert_eq!(told, 2, "both are told: {effects:?}");
    assert_eq!(game.board().men(Side::Black), set("b6 f4 c5"));
    assert_eq!(Game::turn(&game), Turn::Seat(BLACK));
    assert_eq!(why(&game, "d1xa7xd7"), "refusal-mill-notation");
    let spots = [Spot::Hand(BLACK), on("d1"), on("a7"), on("d7")];
    assert_eq!(game.explain(&spots).key(), "refusal-mill-no_mill");
}

#[test]
fn nm_5_removing_is_compulsory_or_as_an_option_left_out() {
    let text = "W:Wa7,d7:Ba1,g1:H5,5";
    let must = morris(text);
    assert_eq!(why(&must, "g7"), "refusal-mill-must_remove");
    assert_eq!(
        setup("nine_mens_morris", "must"),
        Setup::standard("nine_mens_morris").expect("registered")
    );
    let mut may = game_of("nine_mens_morris", "may", text);
    assert_eq!(legal_moves(&may).len(), legal_moves(&must).len() + 1);
    let left = may.parse_move("g7").expect("a move");
    assert_eq!(
        may.spots(&left),
        [Spot::Hand(WHITE), on("g7"), LEAVE],
        "no part of another move"
    );
    play(&mut may, "g7");
    assert_eq!(may.position(), "B:Wa7,d7,g7:Bg1,a1:H4,5");
}

#[test]
fn nm_6_a_side_flies_with_three_men_and_an_empty_hand() {
    let game = morris("W:Wa7,f4,c3:Bd7,g4,e5,b2");
    assert_eq!(legal(&game).len(), 3 * 17);
    let game = morris("B:Wa7,f4,c3:Bd7,g4,e5,b2");
    assert!(
        legal(&game).len() < 12,
        "four do not fly: {:?}",
        legal(&game)
    );
    let game = mixed("W:Wa7,f4,c3:Bd7,g4,e5:H1,0");
    assert_eq!(
        why(&game, "a7-a1"),
        "refusal-mill-one_step_or_place",
        "a man is still in hand"
    );
}

#[test]
fn nm_7_a_side_with_two_men_has_lost_and_so_has_one_that_cannot_move() {
    let mut game = morris("W:Wa7,d7,g4,b2:Ba1,c4,d3");
    play(&mut game, "g4-g7xa1");
    assert_eq!(outcome(&game), Some(Outcome::win(WHITE, TWO_MEN)));
    assert_eq!(legal_moves(&game), []);
    // Men in hand count towards the number of men.
    let mut game = morris("W:Wa7,d7:Ba1,c4:H1,1");
    play(&mut game, "g7xa1");
    assert_eq!(
        outcome(&game),
        Some(Outcome::win(WHITE, TWO_MEN)),
        "one on the board, one in hand"
    );
    let mut game = morris("W:Wa7,d7:Ba1,c4:H2,2");
    play(&mut game, "g7xa1");
    assert_eq!(outcome(&game), None, "one on the board, two in hand");
    // Four black men without a move.
    let mut game = morris("W:Wa4,d5,b2,f4,e4:Ba7,d7,g7,g4");
    play(&mut game, "d5-d6");
    assert_eq!(outcome(&game), None, "g4 can go to g1");
    let mut game = morris("W:Wa4,d5,g1,f4,e4:Ba7,d7,g7,g4");
    play(&mut game, "d5-d6");
    assert_eq!(outcome(&game), Some(Outcome::win(WHITE, Reason::NO_MOVES)));
    assert_eq!(TWO_MEN.key(), "two_men");
}

#[test]
fn nm_8_the_third_occurrence_is_a_draw_and_so_are_fifty_moves_without_a_mill() {
    let mut game = morris("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2");
    for _ in 0..2 {
        assert_eq!(outcome(&game), None);
        play_all(&mut game, "g4-g1 a1-d1 g1-g4 d1-a1");
    }
    assert_eq!(
        outcome(&game),
        Some(Outcome::draw(Reason::THIRD_REPETITION))
    );
    let mut game = morris("W:Wb6,d5,e3,c4:Ba1,d2,f4,g4");
    move_about(&mut game);
    assert_eq!(outcome(&game), Some(Outcome::draw(NO_MILL)));
    assert_eq!((game.quiet(), game.seen().len()), (100, 101));
}

/// Moves men without placing or removing any until the game is over, so that no position occurs
/// three times and neither side loses.
fn move_about(game: &mut Mill) {
    let mut luck = 5;
    while outcome(game).is_none() {
        let quiet: Vec<Move> = legal_moves(game)
            .into_iter()
            .filter(|mv| {
                let mut next = game.clone();
                next.play(mv).expect("legal");
                let key = next.board().key();
                let before = game.seen().count(key);
                !mv.removes()
                    && !mv.places()
                    && before < 2
                    && outcome(&next).is_none_or(|outcome| outcome.is_draw())
            })
            .collect();
        luck = mix(luck);
        let mv = quiet[luck as usize % quiet.len()];
        game.play(&mv).expect("legal");
    }
}

/// NM-13: without it, two players that only move would go on for ever.
#[test]
fn nm_13_in_mixed_mill_moves_count_with_men_in_hand_too() {
    let mut game = mixed("W:Wb6,d5,e3,c4:Ba1,d2,f4,g4:H5,5");
    move_about(&mut game);
    assert_eq!(outcome(&game), Some(Outcome::draw(NO_MILL)));
    assert_eq!((game.quiet(), game.seen().len()), (100, 101));
    let mut game = mixed("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2:H5,5");
    play_all(&mut game, "b2-b4 a1-d1");
    assert_eq!(game.quiet(), 2);
    play(&mut game, "f4");
    assert_eq!(game.quiet(), 0, "a man was placed");
    play_all(&mut game, "d1-a1 a7-a4");
    assert_eq!(game.quiet(), 2);
    play_all(&mut game, "f2-d2 g4-g7 d2-f2 d7-d6 f2-d2");
    assert_eq!(game.quiet(), 7);
}

#[test]
fn nm_8_placing_does_not_count_and_a_mill_begins_anew() {
    let mut game = morris("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2,f6");
    play_all(&mut game, "b2-b4 a1-d1");
    assert_eq!(game.quiet(), 2);
    play(&mut game, "g4-g7xd1");
    assert_eq!((game.quiet(), game.seen().len()), (0, 1));
    let mut game = mixed("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2:H1,1");
    play_all(&mut game, "b2-b4 a1-d1");
    assert_eq!(
        (game.quiet(), game.seen().len()),
        (2, 3),
        "men in hand, but they move (NM-13)"
    );
    // A mill that removes nothing restarts the count, but earlier positions still count for
    // repetition.
    let mut game = game_of("nine_mens_morris", "may", "W:Wa7,d7,g4,b2:Ba1,c4,d3,f2");
    play_all(&mut game, "b2-b4 a1-d1 g4-g7");
    assert_eq!((game.quiet(), game.seen().len()), (0, 4));
}

/// NM-9, and NM-10 for Mixed Mill, at greater depths than in `data/perft.txt`.
#[test]
fn nm_9_and_nm_10_counts() {
    let start = |mixed| {
        Board::start(Options {
            mixed,
            ..Options::default()
        })
    };
    let counts = |board: &Board, depth| {
        (1..=depth)
            .map(|depth| perft(board, depth))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        counts(&start(false), 6),
        [24, 552, 12_144, 255_024, 5_140_800, 99_274_176]
    );
    assert_eq!(
        counts(&start(true), 5),
        [24, 552, 13_552, 319_176, 7_911_352]
    );
}

/// NM-5, NM-10, NM-11, NM-12: the perft counts of an independent plain program that works on point
/// names.
#[test]
fn other_counts_of_a_plain_program() {
    for (variant, removal, text, counts) in [
        (
            "nine_mens_morris",
            "may",
            "B:Wa7,d7,b6,f4:Bg4,g1,c5:H3,4",
            &[21, 404, 7848, 142_272][..],
        ),
        (
            "mixed_mill",
            "may",
            "W:Wa7,d7,b6,f4:Bg4,g1,c5:H2,1",
            &[28, 673, 19_024, 304_622],
        ),
        (
            "ceylon_mill",
            "must",
            "W:Wa7,d7,b6,f4,b2,d3,c5,g1:Ba1,c4,d2,f2,g4,d6,e5:H1,2",
            &[9, 72, 504, 3864, 33_186],
        ),
        (
            "ceylon_mill",
            "may",
            "W:Wa7,d7,g4,b2:Ba1,c4,d3,f2",
            &[12, 90, 1668, 14_613, 420_668],
        ),
    ] {
        let game = game_of(variant, removal, text);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                perft(game.board(), depth),
                *count,
                "{variant} {text} at depth {depth}"
            );
        }
    }
}

/// The move generator and the counter against a direct implementation on lists of points, in random
/// games with every combination of options.
#[test]
fn moves_are_what_the_rulings_say_in_random_games() {
    for (number, (variant, removal)) in ["nine_mens_morris", "mixed_mill", "ceylon_mill"]
        .into_iter()
        .flat_map(|variant| ["must", "may"].map(|removal| (variant, removal)))
        .enumerate()
    {
        let mut luck = number as u64;
        for _ in 0..30 {
            let mut game = Mill::new(&setup(variant, removal));
            while outcome(&game).is_none() {
                let mut moves = legal_moves(&game);
                assert_eq!(
                    moves.len() as u64,
                    game.board().count_moves(),
                    "{}",
                    game.position()
                );
                let mut plain = plain_moves(&game);
                let by_parts = |mv: &Move| mv.parts();
                moves.sort_by_key(by_parts);
                plain.sort_by_key(by_parts);
                assert_eq!(moves, plain, "{} in {variant}", game.position());
                let closable = moves
                    .iter()
                    .filter(|mv| game.board().closes(**mv))
                    .fold(0, |set, mv| set | mv.to().mask());
                assert_eq!(game.board().closable(), closable, "{}", game.position());
                luck = mix(luck);
                let mv = moves[luck as usize % moves.len()];
                game.play(&mv).expect("legal");
            }
        }
    }
}

fn plain_moves(game: &Mill) -> Vec<Move> {
    let board = game.board();
    let side = board.turn();
    let (own, enemy) = (board.men(side), board.men(side.other()));
    let has = |set: u32, point: Point| set & point.mask() != 0;
    let hands = board.hand(Side::White) + board.hand(Side::Black);
    let mut steps = Vec::new();
    for to in Point::all().filter(|to| !has(own | enemy, *to)) {
        if board.hand(side) > 0 {
            steps.push((None, to));
        }
        if hands == 0 || board.options().mixed {
            let flies = board.hand(side) == 0 && own.count_ones() == 3;
            let from =
                Point::all().filter(|from| has(own, *from) && (flies || has(from.around(), to)));
            steps.extend(from.map(|from| (Some(from), to)));
        }
    }
    let in_mill = |men: u32, point: Point| mills(men) > mills(men & !point.mask());
    let mut moves = Vec::new();
    for (from, to) in steps {
        let after = own & !from.map_or(0, Point::mask) | to.mask();
        let closes = in_mill(after, to);
        let removes = closes && !(board.options().ceylon && hands > 0);
        let men: Vec<Point> = Points(enemy).collect();
        let outside: Vec<Point> = men
            .iter()
            .copied()
            .filter(|man| !in_mill(enemy, *man))
            .collect();
        let choice = if outside.is_empty() { men } else { outside };
        if !removes || choice.is_empty() || board.options().may {
            moves.push(Move::new(from, to, None));
        }
        if removes {
            moves.extend(choice.into_iter().map(|man| Move::new(from, to, Some(man))));
        }
    }
    moves
}

#[test]
fn nm_10_with_men_in_hand_one_may_place_or_move() {
    let mut game = new("mixed_mill");
    play_all(&mut game, "a7 g7");
    assert_eq!(legal(&game).len(), 22 + 2);
    play_all(&mut game, "a7-a4 g7-d7 b4 d6 c4xd6");
    assert_eq!(game.position(), "B:Wa4,b4,c4:Bd7:H6,7");
    play(&mut game, "d7-a7");
    // A mill closed while the opponent has no man on the board removes nothing.
    let mut game = mixed("W:Wa7,d7:B:H6,6");
    assert!(legal(&game).contains(&"g7".to_owned()));
    play(&mut game, "g7");
    assert_eq!(Game::turn(&game), Turn::Seat(BLACK));
}

#[test]
fn nm_11_while_men_are_placed_a_mill_gives_another_turn_and_removes_nothing() {
    let mut game = new("ceylon_mill");
    play_all(&mut game, "a7 g1 d7 f4");
    assert_eq!(why(&game, "g7xg1"), "refusal-mill-another_turn");
    assert!(game.starts_turn());
    play(&mut game, "g7");
    assert_eq!(Game::turn(&game), Turn::Seat(WHITE));
    assert!(!game.starts_turn(), "it is one turn still");
    assert_eq!(game.explain(&[on("g1")]).key(), "refusal-mill-another_turn");
    play_all(&mut game, "a1 d2");
    assert_eq!(
        Game::turn(&game),
        Turn::Seat(WHITE),
        "one mill, one more turn"
    );
    // Successive mills keep giving turns; two mills closed at once give one.
    play_all(&mut game, "a4");
    assert_eq!(Game::turn(&game), Turn::Seat(WHITE));
    play_all(&mut game, "b6");
    assert_eq!(Game::turn(&game), Turn::Seat(BLACK));
}

#[test]
fn nm_11_after_that_a_mill_removes_a_man_and_gives_another_turn() {
    let mut game = ceylon("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2");
    assert_eq!(why(&game, "g4-g7"), "refusal-mill-must_remove");
    play(&mut game, "g4-g7xa1");
    assert_eq!(
        (Game::turn(&game), game.starts_turn()),
        (Turn::Seat(WHITE), false)
    );
    play(&mut game, "b2-b4");
    assert_eq!(
        (Game::turn(&game), game.starts_turn()),
        (Turn::Seat(BLACK), true)
    );
    // A player that closes a mill and then cannot move loses: the extra turn is compulsory.
    let mut game = ceylon("W:Wa7,a4,d1,d2:Bd7,b4,g1,b2,f2,d3");
    play(&mut game, "d1-a1xd7");
    assert_eq!(Game::turn(&game), Turn::Seat(WHITE), "d2 can move");
    let mut game = ceylon("W:Wa7,a4,d1,g7:Bd7,b4,g1,d2,g4,d6");
    play(&mut game, "d1-a1xg1");
    assert_eq!(Game::turn(&game), Turn::Seat(WHITE), "a1 can go back");
}

#[test]
fn nm_11_the_last_man_placed_closes_a_mill_that_removes_nothing() {
    let mut game = ceylon("B:Wa7,d1,g4,b2,b6,f4,c5,d5,e4:Bd7,g7,a4,c4,b4,f6,f2,c3:H0,1");
    assert_eq!(
        legal(&game)
            .iter()
            .filter(|text| text.contains('x'))
            .count(),
        0
    );
    play(&mut game, "d6");
    assert_eq!(Game::turn(&game), Turn::Seat(WHITE));
    let mut game = ceylon("B:Wa7,d1,g4,b2,b6,f4,c5,d5,e4:Bd7,g7,a4,c4,d2,f6,f2,c3:H0,1");
    play(&mut game, "b4");
    assert_eq!(
        Game::turn(&game),
        Turn::Seat(BLACK),
        "another turn, now a move"
    );
    assert!(legal(&game).iter().all(|text| text.contains('-')));
}

#[test]
fn nm_12_who_has_placed_all_waits() {
    let mut game = ceylon("W:Wa7,d7,b6,f4,b2,d3,c5,g1:Ba1,c4,d2,f2,g4:H1,4");
    play(&mut game, "g7");
    assert_eq!(
        Game::turn(&game),
        Turn::Seat(BLACK),
        "a mill, but White has nothing left to place"
    );
    for (text, turn) in [("e5", BLACK), ("e3", BLACK), ("b4", BLACK), ("a4", BLACK)] {
        assert!(
            legal(&game).iter().all(|text| !text.contains('-')),
            "nobody moves yet"
        );
        assert_eq!(Game::turn(&game), Turn::Seat(turn));
        play(&mut game, text);
    }
    // The last man placed closed a4-b4-c4.
    assert_eq!(
        (Game::turn(&game), game.starts_turn()),
        (Turn::Seat(BLACK), false)
    );
    assert!(legal(&game).iter().all(|text| text.contains('-')));
}

#[test]
fn a_match_replays_from_its_record_and_undo_takes_the_whole_turn() {
    let mut game = Match::<Mill>::new(setup("ceylon_mill", "must"), Vec::new(), 3);
    for text in ["a7", "g1", "d7", "f4", "g7", "a1"] {
        game.play_text(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    let again = Match::<Mill>::from_record(&game.record()).expect("a record");
    assert_eq!((again.game(), again.turn()), (game.game(), game.turn()));
    assert_eq!(
        game.undo_depth(|seat| seat == WHITE),
        Some(2),
        "the mill and what it gave"
    );
    let mut game = Match::<Mill>::from_position(
        setup("nine_mens_morris", "must"),
        Vec::new(),
        0,
        "W:Wa7,d7:Ba1,g1:H5,5",
    )
    .expect("a position");
    game.play_text("g7xa1").expect("a mill");
    assert_eq!(
        game.undo_depth(|seat| seat == WHITE),
        Some(1),
        "move and removal are one step"
    );
}

/// A position, the variant, the selected spots, the last part of the refusal key, and the spot that
/// the sentence belongs to.
type Case<'a> = (&'a str, &'a str, &'a [Spot], &'a str, Option<Spot>);

/// ALL-4: every key, and the spot that its sentence belongs to.
#[test]
fn all_4_every_refusal_says_why_at_the_right_spot() {
    const HAND: Spot = Spot::Hand(WHITE);
    const fn at(index: u16) -> Spot {
        Spot::Square(index)
    }
    // The indices: a7 d7 g7 g4 g1 d1 a1 a4 are 0 to 7, d6 is 9, d5 17, b4 15.
    let (start, two) = ("W:W:B:H9,9", "W:Wa7,d7:Bg1,d1,a1,f4:H4,4");
    let moving = "W:Wa7,d7,a4,g4:Bb4,d6,c3,c5";
    let cases: &[Case] = &[
        (start, "nine_mens_morris", &[], "no_man_chosen", None),
        (
            start,
            "nine_mens_morris",
            &[at(24)],
            "off_board",
            Some(at(24)),
        ),
        (
            start,
            "nine_mens_morris",
            &[Spot::Tray(WHITE)],
            "off_board",
            Some(Spot::Tray(WHITE)),
        ),
        (
            start,
            "nine_mens_morris",
            &[HAND],
            "choose_point",
            Some(HAND),
        ),
        (
            start,
            "nine_mens_morris",
            &[HAND, at(99)],
            "off_board",
            Some(at(99)),
        ),
        (
            start,
            "nine_mens_morris",
            &[Spot::Hand(BLACK), at(3)],
            "not_yours",
            Some(Spot::Hand(BLACK)),
        ),
        (
            start,
            "nine_mens_morris",
            &[at(3)],
            "from_the_hand",
            Some(at(3)),
        ),
        (
            two,
            "nine_mens_morris",
            &[at(0), at(7)],
            "place_first",
            Some(at(0)),
        ),
        (
            two,
            "nine_mens_morris",
            &[at(4), at(3)],
            "not_yours",
            Some(at(4)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(0)],
            "occupied",
            Some(at(0)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(2)],
            "must_remove",
            Some(at(2)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(2), LEAVE],
            "must_remove",
            Some(LEAVE),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(2), at(4)],
            "in_mill",
            Some(at(4)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(2), at(0)],
            "remove_enemy",
            Some(at(0)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(2), at(11), at(4)],
            "one_man",
            Some(at(4)),
        ),
        (
            two,
            "nine_mens_morris",
            &[HAND, at(3), at(11)],
            "no_mill",
            Some(at(11)),
        ),
        (
            two,
            "ceylon_mill",
            &[HAND, at(2), at(11)],
            "another_turn",
            Some(at(11)),
        ),
        (
            moving,
            "nine_mens_morris",
            &[HAND, at(2)],
            "hand_empty",
            Some(HAND),
        ),
        (moving, "nine_mens_morris", &[at(20)], "empty", Some(at(20))),
        (
            moving,
            "nine_mens_morris",
            &[at(0), at(6)],
            "blocked",
            Some(at(0)),
        ),
        (
            moving,
            "nine_mens_morris",
            &[at(1)],
            "choose_point",
            Some(at(1)),
        ),
        (
            moving,
            "nine_mens_morris",
            &[at(1), at(6)],
            "one_step",
            Some(at(6)),
        ),
        (
            "W:Wa7,d7:Bg1:H4,4",
            "mixed_mill",
            &[at(1), at(6)],
            "one_step_or_place",
            Some(at(6)),
        ),
    ];
    for (text, variant, spots, key, place) in cases {
        let refusal = game_of(variant, "must", text).explain(spots);
        assert_eq!(
            refusal.key(),
            format!("refusal-mill-{key}"),
            "{text} {spots:?}"
        );
        assert_eq!(refusal.spot(), *place, "{text} {spots:?}");
        assert!(
            texts::has(refusal.key()) && !refusal.sentence().contains('{'),
            "{refusal}"
        );
    }
    let over = morris("B:Wa7,d7,g7:Ba1,c4");
    assert_eq!(over.explain(&[at(6)]).key(), "refusal-over");
    let shown: Vec<&str> = cases
        .iter()
        .map(|case| case.3)
        .chain(["notation"])
        .collect();
    for key in texts::keys().filter_map(|key| key.strip_prefix("refusal-mill-")) {
        assert!(shown.contains(&key), "{key} is never shown");
    }
    let sentence = |text: &str, spots: &[Spot]| morris(text).explain(spots).sentence();
    assert_eq!(
        sentence(two, &[HAND, at(2), at(4)]),
        "The man on g1 stands in a mill; remove one outside, such as the one on f4."
    );
    assert_eq!(sentence(two, &[HAND, at(0)]), "a7 is occupied.");
    assert_eq!(
        sentence(moving, &[at(0)]),
        "That man cannot move: d7 and a4 beside him are occupied."
    );
}

#[test]
fn notation_is_read_as_people_write_it_and_nothing_else() {
    let game = morris("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2");
    for text in ["g4-g7xa1", " G4-G7XA1 ", "g4 – g7 × a1", "g4-g7:a1"] {
        assert_eq!(
            game.parse_move(text).map(|mv| mv.to_string()),
            Ok("g4-g7xa1".to_owned()),
            "{text}"
        );
    }
    for text in [
        "", "-", "x", "g4-", "g4-g7x", "g4-g7-g1", "g4xg7xa1", "h1", "a0", "d4", "g4g7", "e2-e4",
        "12-16",
    ] {
        assert_eq!(why(&game, text), "refusal-mill-notation", "{text}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    for (variant, text, why) in [
        ("nine_mens_morris", "", "the side to move"),
        ("nine_mens_morris", "X:Wa7:Bd7", "the side to move"),
        ("nine_mens_morris", "W:Wa7", "the black men after B"),
        ("nine_mens_morris", "W:Wa7:Bd7:Wa1", "the black men after B"),
        ("nine_mens_morris", "W:Wa7:Bd7:H1", "two numbers"),
        ("nine_mens_morris", "W:Wa7:Bd7:H300,1", "two numbers"),
        ("nine_mens_morris", "W:Wd4:Bd7", "from a1 to g7"),
        ("nine_mens_morris", "W:Wa7,a7:Bd7", "named twice"),
        ("nine_mens_morris", "W:Wa7:Ba7", "a7 is named twice"),
        ("nine_mens_morris", "W:Wa7:Bd7:H9,9", "nine men at most"),
        (
            "nine_mens_morris",
            "W:Wa7:Bd7:H3,4",
            "do not fit whose turn",
        ),
        (
            "nine_mens_morris",
            "B:Wa7:Bd7:H4,3",
            "do not fit whose turn",
        ),
        ("ceylon_mill", "W:Wa7:Bd7:H0,3", "do not fit whose turn"),
    ] {
        let refusal = Mill::from_position(&setup(variant, "must"), text).expect_err(text);
        let sentence = refusal
            .sentence()
            .replace("9 men at most", "nine men at most");
        assert!(sentence.contains(why), "{text}: {refusal}");
    }
    for text in [
        "W:W:B:H9,9",
        "B:Wa7:B:H8,9",
        "W:Wa7,f4,c3:Bd7,g4,e5",
        "B:Wa7:Bd7:H3,4",
    ] {
        assert_eq!(morris(text).position(), text);
    }
    assert_eq!(
        morris(" w:bd7,g4,e5:wA7,f4,c3 ").position(),
        "W:Wa7,f4,c3:Bg4,d7,e5".replace("g4,d7", "d7,g4")
    );
    mixed("W:Wa7:Bd7:H0,3");
    ceylon("W:Wa7:Bd7:H3,0");
}

/// A view from another program may contain any values that deserialize.
#[test]
fn a_view_that_never_was_is_refused_or_harmless() {
    let view = serde_json::to_value(morris("W:Wa7,d7,g4,b2:Ba1,c4,d3,f2")).expect("JSON");
    for (path, value) in [
        ("men", "[1,1]"),
        ("men", "[16777216,0]"),
        ("hand", "[10,0]"),
        ("turn", "\"red\""),
    ] {
        let mut strange = view.clone();
        strange["board"][path] = serde_json::from_str(value).expect("JSON");
        assert!(
            serde_json::from_value::<Mill>(strange).is_err(),
            "{path} {value}"
        );
    }
    for men in ["[0,0]", "[511,0]", "[7,16711680]"] {
        let mut strange = view.clone();
        strange["board"]["men"] = serde_json::from_str(men).expect("JSON");
        let mut game: Mill = serde_json::from_value(strange).expect("a view");
        let _ = (Game::turn(&game), game.position(), game.pieces());
        if let Some(mv) = legal_moves(&game).first() {
            game.play(mv).expect("a legal move");
        }
    }
    for mv in ["[null,24,null]", "[25,1,null]", "[1,2]"] {
        assert!(serde_json::from_str::<Move>(mv).is_err(), "{mv}");
    }
    let mv = notation::read_move("d6-d7xg4").expect("a move");
    assert_eq!(
        serde_json::from_str::<Move>(&serde_json::to_string(&mv).expect("JSON")).ok(),
        Some(mv)
    );
}
