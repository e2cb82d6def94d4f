//! Rulings SW-1 to SW-17.

use coffer_texts as texts;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::board::{BoardError, Corner, GRAVEYARD, Spaces, perft};
use super::*;
use crate::Turn;
use crate::{GameView, InteractiveGame, Match, legal_moves};

/// A table of so many seats with these variants, the first seat to begin.
fn setup(seats: &str, variants: &[&str]) -> Setup {
    let mut setup = Setup::of::<SixWives>("six_wives", [("seats", seats), ("first", "first_seat")])
        .expect("a set-up");
    for (seat, variant) in variants.iter().enumerate() {
        setup
            .set_seat_option(seat, "variant", variant)
            .expect("a seat");
    }
    setup
}

fn read(setup: &Setup, text: &str) -> SixWives {
    let game =
        SixWives::from_position(setup, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    let written = game.position();
    let again = SixWives::from_position(setup, &written).map(|game| game.position());
    assert_eq!(again, Ok(written));
    game
}

/// Two players, both standard; the other one stands where he began.
fn two(red: &str) -> SixWives {
    read(
        &setup("2", &[]),
        &format!("SW:SW{red}:NEKd4,j8,i8,j9,h10,i10,j10"),
    )
}

/// The first of two players has a variant.
fn with(variant: &str, red: &str) -> SixWives {
    let text = format!("SW:SW{red}:NEKd4,j8,i8,j9,h10,i10,j10");
    read(&setup("2", &[variant]), &text)
}

fn play(game: &mut SixWives, text: &str) -> Vec<Effect> {
    let mv = game
        .parse_move(text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    assert_eq!(game.move_text(&mv), text);
    game.play(&mv)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn why(game: &SixWives, text: &str) -> String {
    game.parse_move(text).expect_err(text).sentence()
}

fn legal(game: &SixWives) -> Vec<String> {
    let mut moves: Vec<String> = legal_moves(game)
        .iter()
        .map(|mv| game.move_text(mv))
        .collect();
    moves.sort_unstable();
    moves
}

fn place(text: &str) -> Spot {
    spot(space_of(text).expect(text))
}

fn special(effects: &[Effect]) -> Option<(&str, &[Spot])> {
    effects.iter().find_map(|effect| match effect {
        Effect::Special { key, places, .. } => Some((key.as_ref(), places.as_slice())),
        _ => None,
    })
}

#[test]
fn the_board_is_set_up_as_ruled() {
    let at = |spaces: &[Space]| -> Vec<String> { spaces.iter().map(Space::to_string).collect() };
    for (corner, king, queens, haven) in [
        (
            Corner::SouthWest,
            "g7",
            "a1 b1 c1 a2 b2 a3",
            "i9 j9 i10 j10",
        ),
        (
            Corner::NorthEast,
            "d4",
            "j8 i9 j9 h10 i10 j10",
            "a1 b1 a2 b2",
        ),
        (
            Corner::NorthWest,
            "g4",
            "a8 a9 b9 a10 b10 c10",
            "i1 j1 i2 j2",
        ),
        (
            Corner::SouthEast,
            "d7",
            "h1 i1 j1 i2 j2 j3",
            "a9 b9 a10 b10",
        ),
    ] {
        assert_eq!(corner.king().to_string(), king);
        assert_eq!(at(&corner.queens()).join(" "), queens);
        let spaces: Vec<Space> = Spaces(corner.haven()).collect();
        assert_eq!(at(&spaces).join(" "), haven);
    }
    let graves: Vec<String> = Spaces(GRAVEYARD).map(|space| space.to_string()).collect();
    assert_eq!(graves, ["e5", "f5", "e6", "f6"]);
    assert_eq!(
        SixWives::new(&setup("3", &[])).position(),
        "SW:SWKg7,a1,b1,c1,a2,b2,a3:NWKg4,a8,a9,b9,a10,b10,c10:NEKd4,j8,i9,j9,h10,i10,j10"
    );
}

#[test]
fn the_turn_goes_from_south_west_by_north_west_and_north_east_to_south_east() {
    let mut game = SixWives::new(&setup("4", &[]));
    let mut corners = Vec::new();
    for text in ["g7-g8", "g4-g3", "d4-c4", "d7-d8", "g8-g9"] {
        corners.push(game.board().corner(game.board().turn()).letters());
        play(&mut game, text);
    }
    assert_eq!(corners, ["SW", "NW", "NE", "SE", "SW"]);
}

/// Who begins is drawn and recorded.
#[test]
fn the_first_player_is_drawn_by_lot() {
    let setup = Setup::of::<SixWives>("six_wives", [("seats", "4")]).expect("a set-up");
    let mut began = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = Match::<SixWives>::new(setup.clone(), Vec::new(), seed);
        assert_eq!((game.turn(), game.legal_moves()), (Turn::Chance, &[][..]));
        game.play_chance().expect("the lot");
        let first = game.turn().seat().expect("a seat");
        assert_eq!(game.record().moves, [format!("first {}", first.0 + 1)]);
        began.insert(first);
    }
    assert_eq!(began.len(), 4);
}

#[test]
fn sw_1_sw_2_a_turn_is_one_step_of_one_space() {
    let mut game = SixWives::new(&setup("2", &[]));
    assert_eq!(legal(&game).len(), 14);
    assert_eq!(
        why(&game, "g7-h8"),
        "Pieces move along rows and columns, never diagonally."
    );
    assert_eq!(
        why(&game, "g7-g10"),
        "A piece moves one space, or jumps over the piece right beside it."
    );
    assert_eq!(why(&game, "g7-g9"), "There is nobody on g8 to jump over.");
    assert_eq!(why(&game, "pass"), "You can move, so you may not pass.");
    let effects = play(&mut game, "g7-g8");
    assert_eq!(
        effects,
        [Effect::Moved {
            piece: PieceId(6),
            from: place("g7"),
            to: place("g8")
        }]
    );
    assert_eq!(Game::turn(&game), Turn::Seat(Seat(1)));
    assert_eq!(why(&game, "g8-g9"), "That piece is not yours.");
    let king = two("Kg5,a1,b1,c1,a2,b2,a3");
    assert_eq!(why(&king, "g5-f5"), "A king never enters the graveyard.");
}

#[test]
fn sw_3_queens_jump_queens_and_kings_jump_kings_of_the_others() {
    let mut game = two("Kd5,a1,b1,c1,h9,b2,a3");
    // Over a queen of the own side, of another, and over two at once.
    for text in ["b1-d1", "h9-h8", "h9-g9", "d5-d3"] {
        assert!(legal(&game).contains(&text.to_owned()), "{text}");
    }
    assert_eq!(
        why(&game, "a1-d1"),
        "A piece moves one space, or jumps over the piece right beside it."
    );
    assert_eq!(why(&game, "a1-c1"), "c1 is occupied.");
    assert_eq!(play(&mut game, "d5-d3").len(), 1);
    let over_king = two("Kd5,a1,b1,c1,d6,b2,a3");
    assert_eq!(why(&over_king, "d6-d4"), "d4 is occupied.");
    let over_king = two("Kd6,a1,b1,c1,e4,b2,a3");
    assert_eq!(
        why(&over_king, "e4-c4"),
        "A queen jumps over queens only, never over a king."
    );
    let over_queen = read(
        &setup("2", &[]),
        "SW:SWKg8,a1,b1,c1,a2,b2,a3:NEKd4,j8,i9,j9,g9,i10,j10",
    );
    assert_eq!(
        why(&over_queen, "g8-g10"),
        "A king jumps over the other kings, and over a queen only to behead one of his own."
    );
}

#[test]
fn sw_3_sw_7_nobody_jumps_a_queen_in_the_graveyard() {
    let game = two("Kg7,a1,b1,d5,a2,+e5,a3/G");
    assert_eq!(
        why(&game, "d5-f5"),
        "Nobody jumps over a queen in the graveyard."
    );
    assert_eq!(
        why(&game, "e5-e4"),
        "She rests in the graveyard, and never moves again."
    );
    assert_eq!(why(&game, "d5-e5"), "e5 is occupied.");
}

#[test]
fn sw_4_no_goal_is_met_more_often_than_it_can_be() {
    let game = two("Kb5,a5,c5,e1,g1/DD");
    assert_eq!(
        why(&game, "b5xa5"),
        "Two of your queens are divorced already, and no more may be."
    );
    assert!(legal(&game).contains(&"b5xd5".to_owned()));
    let game = two("Kb5,a5,c5,e1,g1/BB");
    assert_eq!(
        why(&game, "b5xd5"),
        "Two of your queens are beheaded already, and no more may be."
    );
    let game = two("Kg7,a1,b1,d5,a2,+e5,a3/G");
    assert_eq!(
        why(&game, "d5-e6"),
        "Pieces move along rows and columns, never diagonally."
    );
    let game = two("Kg7,a1,b1,d6,a2,+e5,a3/G");
    assert_eq!(
        why(&game, "d6-e6"),
        "One of your queens lies in the graveyard already, and no other may follow."
    );
    let game = two("Kg7,a1,b1,d6,a2,i9/S");
    assert_eq!(
        why(&game, "xi9"),
        "One of your queens has survived already, and no other may."
    );
}

#[test]
fn sw_5_the_king_divorces_a_queen_over_the_edge() {
    let mut game = two("Kb5,a5,c5,e1,g1,i1,d8");
    let effects = play(&mut game, "b5xa5");
    assert_eq!(special(&effects), Some(("divorced", &[place("a5")][..])));
    assert!(matches!(effects[1], Effect::Captured { by: Seat(0), .. }));
    assert!(matches!(
        effects[2],
        Effect::Moved {
            piece: PieceId(6),
            ..
        }
    ));
    assert!(game.position().contains("SWKa5,e1,g1,i1,c5,d8/D"));
    // Along the edge nobody is pushed off, and inside neither.
    let along = two("Ka4,a5,c5,e1,g1,i1,d8");
    assert_eq!(
        why(&along, "a4-a5"),
        "The king pushes a queen straight off the board: he must stand on her inner side."
    );
    let inside = two("Kb5,a5,c5,e1,g1,i1,d8");
    assert_eq!(
        why(&inside, "b5-c5"),
        "A queen is divorced over the edge of the board: she must stand on an outer space, with the king behind her."
    );
    // In a corner both ways work; the graveyard is no edge.
    for king in ["Kb1", "Ka2"] {
        let corner = two(&format!("{king},a1,c5,e1,g1,i1,d8"));
        assert!(legal(&corner).contains(&format!("{}xa1", &king[1..])));
    }
    let grave = two("Kc5,d5,c7,e1,g1,i1,d8");
    assert!(!legal(&grave).contains(&"c5xd5".to_owned()));
}

#[test]
fn sw_6_the_king_beheads_a_queen_by_jumping_her() {
    let mut game = two("Kb5,a5,c5,e1,g1,i1,d8");
    let effects = play(&mut game, "b5xd5");
    assert_eq!(special(&effects), Some(("beheaded", &[place("c5")][..])));
    assert!(game.position().contains("SWKd5,e1,g1,i1,a5,d8/B"));
    let blocked = two("Kb5,a5,c5,d5,g1,i1,d8");
    assert_eq!(why(&blocked, "b5-d5"), "d5 is occupied.");
    let grave = two("Kc5,d5,a5,e1,g1,i1,d8");
    assert_eq!(why(&grave, "c5-e5"), "A king never enters the graveyard.");
}

#[test]
fn sw_7_a_queen_dies_by_a_step_or_a_jump_into_the_graveyard() {
    let mut game = two("Kg7,d5,c5,c6,g1,i1,d8");
    let effects = play(&mut game, "d5-e5");
    assert_eq!(special(&effects), Some(("died", &[place("e5")][..])));
    assert!(game.position().contains("+e5") && game.position().contains("/G"));
    let jump = two("Kg7,d5,c5,c6,g1,i1,d8");
    assert!(legal(&jump).contains(&"c5-e5".to_owned()));
}

#[test]
fn sw_8_a_queen_survives_a_turn_after_she_has_arrived() {
    let mut game = read(
        &setup("2", &[]),
        "SW:SWKg7,a1,b1,c1,a2,b2,h9:NEKd4,a5,j8,j9,h10,i10,j10",
    );
    play(&mut game, "h9-i9");
    play(&mut game, "a5-a6");
    assert_eq!(
        why(&game, "xa1"),
        "A queen survives from the corner opposite to her own: i9, j9, i10 and j10."
    );
    assert_eq!(why(&game, "xg7"), "Kings do not leave the board.");
    let effects = play(&mut game, "xi9");
    assert_eq!(special(&effects), Some(("survived", &[place("i9")][..])));
    assert!(game.position().contains("/S"));
}

#[test]
fn sw_9_all_goals_win_at_once_or_places_are_played_for() {
    let red = "SWKb5,a5,+e5/DBBGS:";
    let rest = "NWKg4,a8,a9,b9,a10,b10,c10:NEKd4,j8,i8,j9,h10,i10,j10";
    let text = format!("SW:{red}{rest}");
    let mut game = read(&setup("3", &[]), &text);
    play(&mut game, "b5xa5");
    assert_eq!(
        Game::turn(&game),
        Turn::Over(Outcome::win(Seat(0), SIX_FATES))
    );
    assert_eq!(legal_moves(&game), []);
    let mut on =
        Setup::of::<SixWives>("six_wives", [("seats", "3"), ("places", "on")]).expect("a set-up");
    on.set_seat_option(0, "variant", "standard")
        .expect("a seat");
    let mut game = read(&on, &text);
    play(&mut game, "b5xa5");
    assert_eq!(Game::turn(&game), Turn::Seat(Seat(1)));
    for text in ["g4-g3", "d4-d3", "g3-g2"] {
        play(&mut game, text);
    }
    assert_eq!(
        Game::turn(&game),
        Turn::Seat(Seat(2)),
        "the winner is passed over"
    );
    let second = "NE:SWKa5,+e5/DBBGSD:NWKg4,a8,a9,b9,a10,b10,c10:NEKi5,j5,+f5/DBBGS";
    let mut game = read(&on, second);
    play(&mut game, "i5xj5");
    let outcome = Game::turn(&game).outcome().cloned().expect("it is over");
    assert_eq!(
        (outcome.winners, outcome.scores),
        (vec![Seat(0)], vec![2, 0, 1])
    );
}

#[test]
fn sw_10_a_player_without_an_action_passes() {
    let shut = "SW:SWKa1,+e5,+f5/GG";
    assert!(SixWives::from_position(&setup("2", &[]), shut).is_err());
    // A king in the corner, shut in by the queens of the others.
    let text = "SW:SWKa1,+e5/DDBBG:NEKd4,b1,c1,a2,a3,b2,j10";
    let error = SixWives::from_position(&setup("2", &[]), text);
    assert!(error.is_err(), "a queen is missing");
    let text = "SW:SWKa1,a10,+e5/DDBBG:NEKb10,b1,c1,a8,a9,a2,j10";
    let mut game = read(&setup("2", &[]), text);
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(
        game.explain(&[place("a1")]).sentence(),
        "That piece cannot move: b1 and a2 are occupied."
    );
    assert_eq!(play(&mut game, "pass"), []);
    assert_eq!(Game::turn(&game), Turn::Seat(Seat(1)));
}

const THIRD: &str = "That would bring the same position about for the third time.";

/// The position at the beginning counts as its first occurrence, and who is to move counts.
#[test]
fn sw_10_a_third_repetition_is_refused_with_the_reason() {
    let mut game = two("Kg7,a1,b1,c1,a2,b2,a3");
    let round = ["g7-g8", "d4-d3", "g8-g7", "d3-d4"];
    for text in round.into_iter().chain(["g7-g8", "d4-d3", "g8-g7"]) {
        assert!(!game.refuses_repetition(), "{text}");
        play(&mut game, text);
    }
    assert!(game.refuses_repetition());
    assert_eq!(why(&game, "d3-d4"), THIRD);
    assert!(!legal(&game).contains(&"d3-d4".to_owned()));
    assert!(legal(&game).contains(&"d3-d2".to_owned()));
    assert_eq!(
        game.explain(&[place("d3"), place("d4")]).spot(),
        Some(place("d4"))
    );
    assert_eq!(why(&game, "pass"), "You can move, so you may not pass.");
    play(&mut game, "d3-d2");
    assert!(!game.refuses_repetition());
    // A goal makes all earlier positions impossible.
    let mut game = two("Kb5,a5,c1,d1,a2,b2,a3");
    for text in ["b5-c5", "d4-d3", "c5-b5", "d3-d4", "b5xa5"] {
        play(&mut game, text);
    }
    for text in [
        "d4-d3", "a5-a6", "d3-d4", "a6-a5", "d4-d3", "a5-a6", "d3-d4",
    ] {
        play(&mut game, text);
    }
    assert_eq!(why(&game, "a6-a5"), THIRD);
}

/// Red's king can only go from b1 to a1 and back, and his last queen is shut in.
#[test]
fn sw_10_a_player_whose_only_action_is_refused_passes() {
    let text = "NE:SWKb1,a10,+e5/DDBBG:NEKb10,c1,b2,a8,a9,a2,j10";
    let mut game = read(&setup("2", &[]), text);
    for text in ["j10-j9", "b1-a1", "j9-j10", "a1-b1"] {
        play(&mut game, text);
    }
    for text in ["j10-j9", "b1-a1", "j9-j10"] {
        play(&mut game, text);
    }
    assert_eq!(why(&game, "a1-b1"), THIRD);
    assert_eq!(game.explain(&[place("a1")]).sentence(), THIRD);
    assert_eq!(legal(&game), ["pass"]);
    play(&mut game, "pass");
    assert_eq!(Game::turn(&game), Turn::Seat(Seat(1)));
    assert!(legal(&game).contains(&"j10-j9".to_owned()));
}

#[test]
fn sw_10_three_hundred_turns_of_each_player_are_a_draw() {
    let mut game = two("Kg7,a1,b1,c1,a2,b2,a3");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut plies = 0;
    while Game::turn(&game).outcome().is_none() {
        // Never a goal, and never the same position three times.
        let quiet: Vec<Move> = legal_moves(&game)
            .into_iter()
            .filter(|mv| matches!(mv, Move::Act(action) if game.fate_of(*action).is_none()))
            .collect();
        let mv = quiet[rng.random_range(0..quiet.len())].clone();
        game.play(&mv).expect("legal");
        plies += 1;
    }
    assert_eq!(Game::turn(&game), Turn::Over(Outcome::draw(TOO_LONG)));
    assert_eq!(plies, 600);
}

#[test]
fn sw_11_the_view_has_every_score_card() {
    let game = two("Kg7,a1,b1,d6,a2,i9/S");
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = game.view(viewer);
        assert_eq!(view.card(Seat(0)).left(), [2, 2, 1, 0]);
        assert_eq!(view.card(Seat(1)).left(), Fate::TIMES);
        let drawing = view.drawing(&[]).expect("a drawing");
        assert!(drawing.contains("Red: survived"), "{drawing}");
    }
}

#[test]
fn sw_12_the_leaves_are_counted() {
    for (seats, counts) in [
        ("2", [14, 196, 3052, 47456]),
        ("3", [14, 196, 2744, 42728]),
        ("4", [14, 196, 2744, 38416]),
    ] {
        let game = SixWives::new(&setup(seats, &[]));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                perft(game.board(), depth),
                count,
                "{seats} seats, depth {depth}"
            );
        }
    }
}

#[test]
fn sw_13_by_number_the_next_queen_alone_meets_a_goal() {
    let mut game = with("number", "Kb5,1e1,2g1,3i1,4a5,0c5,5d8");
    assert_eq!(
        why(&game, "b5xa5"),
        "Your next goal is to be met with queen 0."
    );
    play(&mut game, "b5xd5");
    assert!(game.position().contains("/B0"));
}

#[test]
fn sw_14_by_history_the_goals_come_in_order() {
    let game = with("history", "Kb5,e1,g1,i1,a5,c5,d8");
    assert_eq!(why(&game, "b5xd5"), "Divorce comes next.");
    let game = with("history", "Kb5,e1,g1,i1,a5,c5/D");
    assert_eq!(why(&game, "b5xa5"), "Beheading comes next.");
    let game = with("history", "Kb5,e1,g1,a5,c5/DB");
    assert_eq!(
        why(&game, "b5xa5"),
        "Death comes next: a queen must go to the graveyard."
    );
}

#[test]
fn sw_15_history_by_number_binds_both() {
    let game = with("both", "Kb5,1e1,2g1,3i1,0a5,4c5,5d8");
    assert_eq!(why(&game, "b5xd5"), "Divorce comes next.");
    assert!(legal(&game).contains(&"b5xa5".to_owned()));
    let game = with("both", "Kb5,0e1,2g1,3i1,1a5,4c5,5d8");
    assert_eq!(
        why(&game, "b5xa5"),
        "Your next goal is to be met with queen 0."
    );
    let text = "SW:SWKb5,1e1,2g1,3i1,4a5,5c5/B0:NEKd4,j8,i8,j9,h10,i10,j10";
    let refusal = SixWives::from_position(&setup("2", &["both"]), text).expect_err("no divorce");
    assert!(refusal.sentence().contains("do not agree"), "{refusal}");
}

/// Queens 0 and 5 have fates, 1 and 3 places; 2 and 4 are free.
#[test]
fn sw_16_fruit_cocktail_binds_two_queens_to_fates_and_two_to_places() {
    let game = with("cocktail", "Kb5,1e1,2g1,3i1,0a5,4c5,5d8*05.13");
    assert!(legal(&game).contains(&"b5xa5".to_owned()), "0 is divorced");
    assert!(legal(&game).contains(&"b5xd5".to_owned()), "4 is free");
    let game = with("cocktail", "Kb5,1e1,2g1,3i1,5a5,0c5,4d8*05.13");
    assert_eq!(why(&game, "b5xa5"), "Queen 5 must survive.");
    assert_eq!(why(&game, "b5xd5"), "Queen 0 must be divorced.");
    let game = with("cocktail", "Kb5,0e1,2g1,3i1,1a5,4c5,5d8*05.13");
    assert_eq!(
        why(&game, "b5xa5"),
        "Queen 1 is bound to goal 2 in the order, and goal 1 comes next."
    );
}

#[test]
fn sw_17_a_goal_that_leaves_no_way_for_the_others_is_refused() {
    let game = with("cocktail", "Kb5,0e1,1g1,3i1,4a5,5c5/B2*05.13");
    assert_eq!(
        why(&game, "b5xa5"),
        "Goal 2 in the order is bound to queen 1: with any other queen she could never meet hers."
    );
    let game = with("cocktail", "Ki5,0e1,1g1,3c1,4i9,2a5,5d8*05.13");
    assert_eq!(
        why(&game, "xi9"),
        "Surviving is bound to another queen, who could never meet her goal then."
    );
}

/// Both draws are open: everybody sees them on the score card.
#[test]
fn sw_16_the_draws_are_open_to_all() {
    let mut game = Match::<SixWives>::new(setup("2", &["cocktail", "number"]), Vec::new(), 5);
    while game.turn() == Turn::Chance {
        game.play_chance().expect("chance");
    }
    let texts: Vec<&str> = game.plies().iter().map(|ply| ply.text.as_str()).collect();
    assert_eq!(texts.len(), 3);
    assert!(texts[0].starts_with("coins 1 ") && texts[1].starts_with("coins 2 "));
    let (now, last) = (game.game(), game.plies().last().expect("the draw"));
    assert!(!now.hides_anything() && now.reveals(&last.mv));
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(now.move_text_for(&last.mv, &last.text, viewer), last.text);
        let duty = now.view(viewer).card(Seat(0)).duty();
        assert!(matches!(duty, Duty::Cocktail(Some(_))), "{duty:?}");
    }
}

/// Whether each queen that is left can be given a goal and a place in the order, tried one by one.
fn can_finish(card: &Card) -> bool {
    card.is_complete()
        || (0..QUEENS as u8).any(|queen| {
            let mut fates = card.open(queen);
            fates.any(|fate| {
                let mut after = *card;
                after.meet(queen, fate);
                can_finish(&after)
            })
        })
}

/// The duties with every draw.
fn duties() -> Vec<Duty> {
    let draws = Cocktail::all().map(|cocktail| Duty::Cocktail(Some(cocktail)));
    [Duty::Standard, Duty::Number, Duty::History, Duty::Both]
        .into_iter()
        .chain(draws)
        .collect()
}

/// Follows every order in which goals can be met, and counts the cards seen.
fn follow(card: &Card, seen: &mut std::collections::HashSet<(u8, [u8; 4])>) {
    if card.is_complete() || !seen.insert((card.gone(), card.left())) {
        return;
    }
    assert!(can_finish(card), "{card:?}");
    for queen in 0..QUEENS as u8 {
        for fate in card.open(queen).collect::<Vec<_>>() {
            let mut after = *card;
            after.meet(queen, fate);
            follow(&after, seen);
        }
    }
}

/// SW-17 for every variant, every draw, and every order of goals.
#[test]
fn sw_17_nobody_is_ever_left_with_an_impossible_assignment() {
    assert_eq!(Cocktail::all().count(), 90);
    for duty in duties() {
        follow(&Card::new(duty), &mut std::collections::HashSet::new());
    }
}

/// Plays a random game of a mix of variants that prefers goals, and checks every card whenever it
/// changes.
fn random_game(seed: u64) -> u32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seats = rng.random_range(2..5_usize);
    let variants: Vec<&str> = (0..seats)
        .map(|_| VARIANT.values[rng.random_range(0..VARIANT.values.len())])
        .collect();
    let mut game = SixWives::new(&setup(&seats.to_string(), &variants));
    let (mut moves, mut met) = (Vec::new(), 0);
    loop {
        match Game::turn(&game) {
            Turn::Over(_) => return met,
            Turn::Chance => moves = game.chance(&mut rng).into_iter().collect(),
            Turn::Seat(_) => {
                moves.clear();
                game.legal_moves(&mut moves);
            }
        }
        let goal = |mv: &&Move| matches!(mv, Move::Act(act) if game.fate_of(*act).is_some());
        let goal = moves.iter().find(goal).cloned();
        met += u32::from(goal.is_some());
        let mv = goal.unwrap_or_else(|| moves[rng.random_range(0..moves.len())].clone());
        let before = *game.board();
        game.play_unchecked(&mv, &mut Vec::new());
        for seat in before.all_seats() {
            let card = game.board().card(seat);
            if card == before.card(seat) {
                continue;
            }
            assert!(can_finish(card), "{variants:?} {}", game.position());
            let alive = QUEENS as u32 - card.gone().count_ones();
            assert_eq!(
                alive,
                card.left().iter().map(|n| u32::from(*n)).sum::<u32>()
            );
        }
    }
}

#[test]
fn sw_17_random_games_of_every_mix_stay_possible() {
    let met: u32 = (0..100).map(random_game).sum();
    assert!(met > 300, "{met} goals met");
}

/// The same in 100,000 games, on all processors: `cargo test --release --no-default-features --lib
/// a_hundred_thousand -- --ignored`.
#[test]
#[ignore = "takes a minute"]
fn sw_17_a_hundred_thousand_games_stay_possible() {
    const GAMES: u64 = 100_000;
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let met: u64 = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|first| {
                let seeds = (first..GAMES).step_by(threads as usize);
                scope.spawn(|| seeds.map(|seed| u64::from(random_game(seed))).sum::<u64>())
            })
            .collect();
        let met = parts
            .into_iter()
            .map(|part| part.join().expect("no game fails"));
        met.sum()
    });
    println!("{met} goals met");
    assert!(met > 300_000, "{met} goals met");
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    let other = ":NEKd4,j8,i8,j9,h10,i10,j10";
    for (text, says) in [
        (String::new(), "it begins with the corner to move"),
        (
            "SE:SWKg7,a1,b1,c1,a2,b2,a3".to_owned() + other,
            "it begins with the corner",
        ),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2,a3".to_owned(),
            "every player follows",
        ),
        (
            "SW:SWg7,a1,b1,c1,a2,b2,a3".to_owned() + other,
            "begins with the king",
        ),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2,k3".to_owned() + other,
            "named from a1 to j10",
        ),
        ("SW:SWKg7,a1,b1,c1,a2,b2".to_owned() + other, "do not agree"),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2,a3,a4".to_owned() + other,
            "six queens",
        ),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2,a2".to_owned() + other,
            "two pieces on a2",
        ),
        ("SW:SWKg7,a1,b1,c1,a2,b2,+e5".to_owned() + other, "has died"),
        ("SW:SWKe5,a1,b1,c1,a2,b2,a3".to_owned() + other, "has died"),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2/SS".to_owned() + other,
            "do not agree",
        ),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2/X".to_owned() + other,
            "after a slash",
        ),
        (
            "SW:SWKg7,0a1,1b1,2c1,3a2,4b2,5a3".to_owned() + other,
            "numbers",
        ),
        (
            "SW:SWKg7,a1,b1,c1,a2,b2,a3*01.23".to_owned() + other,
            "two queens and two",
        ),
    ] {
        let refusal = SixWives::from_position(&setup("2", &[]), &text).expect_err(&text);
        assert!(refusal.sentence().contains(says), "{text}: {refusal}");
    }
    assert_eq!(
        BoardError::Goals.to_string(),
        texts::text("position-six_wives-goals")
    );
}

/// A view from another program may contain any values that deserialize.
#[test]
fn a_view_that_never_was_is_refused_or_harmless() {
    let view = SixWives::new(&setup("2", &[])).view(None);
    let json = serde_json::to_value(&view).expect("JSON");
    for (path, value) in [("turn", "7"), ("players", "[]"), ("turn", "-1")] {
        let mut strange = json.clone();
        strange["board"][path] = serde_json::from_str(value).expect("JSON");
        assert!(
            serde_json::from_value::<SixWives>(strange).is_err(),
            "{path}"
        );
    }
    let mut strange = json.clone();
    strange["ids"][0][0] = 250.into();
    strange["passes"] = 255.into();
    strange["rounds"] = 65535.into();
    if let Ok(view) = serde_json::from_value::<SixWives>(strange) {
        let _ = (view.pieces(), GameView::turn(&view), view.rounds_left());
    }
}

/// SW-4: the king beside a queen for whom no divorce is left.
#[test]
fn a_third_divorce_is_an_attempt_that_gets_its_reason() {
    let setup = Setup::standard("six_wives").expect("registered");
    let position = "SW:SWKb5,a5,b6,c1,d1/DD:NEKd4,e8,i9,j9,h10,i10,j10";
    let game = SixWives::from_position(&setup, position).expect("a position");
    let barred = game.barred();
    let spots = ["b5", "a5"].map(|space| spot(space_of(space).expect("a space")));
    assert_eq!(barred, [spots.to_vec()]);
    assert_eq!(game.explain(&barred[0]).key(), "refusal-six_wives-done");
    let open = position.replace("/DD:", "/DB:");
    let game = SixWives::from_position(&setup, &open).expect("a position");
    assert_eq!(game.barred(), [] as [Vec<Spot>; 0], "it is a legal move");
}
