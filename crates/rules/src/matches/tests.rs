use super::*;
use crate::draughts::{Draughts, NO_PIECES};
use crate::queens_guard::QueensGuard;
use crate::registry;
use crate::six_wives::SixWives;
use crate::{Effort, Strength};

const DARK: Seat = Seat(0);
const LIGHT: Seat = Seat(1);

fn setup() -> Setup {
    Setup::standard("draughts").expect("draughts is registered")
}

fn dark(seat: Seat) -> bool {
    seat == DARK
}

/// A match after these moves.
fn played(texts: &[&str]) -> Match<Draughts> {
    let mut out = Match::new(setup(), Vec::new(), 0);
    for text in texts {
        out.play_text(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    out
}

fn from(fen: &str) -> Match<Draughts> {
    Match::from_position(setup(), Vec::new(), 0, fen)
        .unwrap_or_else(|refusal| panic!("{fen}: {refusal}"))
}

fn moves(game: &Match<Draughts>) -> Vec<&str> {
    game.plies().iter().map(|ply| ply.text.as_str()).collect()
}

#[test]
fn missing_people_are_filled_in_and_surplus_ones_leave() {
    let game = Match::<Draughts>::new(setup(), vec![Occupant::courtier(3)], 7);
    assert_eq!(
        game.seats(),
        [Occupant::courtier(3), Occupant::Person(String::new())]
    );
    let game = Match::<Draughts>::new(setup(), vec![Occupant::Random; 5], 7);
    assert_eq!((game.seats().len(), game.seed()), (2, 7));
}

#[test]
fn the_acting_seat_and_its_occupant_are_told_until_the_match_is_over() {
    let mut game = Match::<Draughts>::new(
        setup(),
        vec![Occupant::Person("Anne".to_owned()), Occupant::courtier(2)],
        0,
    );
    assert_eq!(
        game.acting(),
        Some((DARK, &Occupant::Person("Anne".to_owned())))
    );
    game.play_text("11-15").expect("a legal move");
    assert_eq!(game.acting(), Some((LIGHT, &Occupant::courtier(2))));
    game.end(Ending::Agreed).expect("it is not over");
    assert_eq!(game.acting(), None);
}

#[test]
fn a_refused_move_changes_nothing_and_what_can_be_redone_stays() {
    let mut game = played(&["11-15", "22-18"]);
    assert!(game.undo());
    let before = game.clone();
    let refusal = game
        .play_text("15-18")
        .expect_err("it is not dark's turn")
        .key();
    assert_eq!(refusal, "refusal-draughts-not_yours");
    assert_eq!((game.game(), game.redoable()), (before.game(), 1));
}

#[test]
fn undo_goes_back_to_the_first_position_and_no_further() {
    let mut game = played(&["11-15", "22-18"]);
    assert!(game.undo() && game.undo());
    assert_eq!(game.game(), &Draughts::new(&setup()));
    assert!(!game.undo());
    assert_eq!(game.redoable(), 2);
}

#[test]
fn redo_plays_again_in_order_and_ends_where_nothing_was_taken_back() {
    let mut game = played(&["11-15", "22-18", "15x22"]);
    let end = game.clone();
    while game.undo() {}
    while game.redo().is_some() {}
    assert_eq!(moves(&game), ["11-15", "22-18", "15x22"]);
    assert_eq!((game.game(), game.redoable()), (end.game(), 0));
    assert_eq!(game.plies()[2].effects, end.plies()[2].effects);
}

#[test]
fn redo_is_forgotten_after_another_move_but_not_after_the_same() {
    let mut game = played(&["11-15", "22-18", "15x22"]);
    while game.undo() {}
    game.play_text("11-15").expect("the move taken back");
    assert_eq!(game.redoable(), 2);
    game.play_text("23-19").expect("another move");
    assert_eq!(game.redoable(), 0);
    assert!(game.redo().is_none());
}

#[test]
fn undo_depth_stops_at_own_turns() {
    assert_eq!(played(&[]).undo_depth(dark), None);
    assert_eq!(
        played(&["11-15"]).undo_depth(dark),
        Some(1),
        "the computer has not answered"
    );
    assert_eq!(
        played(&["11-15", "22-18"]).undo_depth(dark),
        Some(2),
        "its answer goes as well"
    );
    assert_eq!(
        played(&["11-15", "22-18"]).undo_depth(|seat| seat == LIGHT),
        Some(1)
    );
    assert_eq!(
        played(&["11-15"]).undo_depth(|seat| seat == LIGHT),
        None,
        "it has not moved yet"
    );
    assert_eq!(
        played(&["11-15", "22-18"]).undo_depth(|_| true),
        Some(1),
        "both are persons"
    );
    assert_eq!(
        played(&["11-15", "22-18"]).undo_depth(|_| false),
        None,
        "nobody is"
    );
}

#[test]
fn undo_depth_counts_an_ending_and_comes_to_an_own_turn_all_the_same() {
    for (texts, depth, left) in [
        (&["11-15", "22-18"][..], 1, 2),
        (&["11-15"], 2, 0),
        (&[], 1, 0),
    ] {
        let mut game = played(texts);
        game.end(Ending::Resigned(DARK)).expect("it is not over");
        assert_eq!(game.undo_depth(dark), Some(depth), "{texts:?}");
        for _ in 0..depth {
            assert!(game.undo());
        }
        assert_eq!(
            (game.turn(), game.plies().len()),
            (Turn::Seat(DARK), left),
            "{texts:?}"
        );
    }
}

#[test]
fn resigning_gives_the_win_to_the_other_and_nothing_more_is_played() {
    let mut game = played(&["11-15"]);
    game.end(Ending::Resigned(DARK)).expect("it is not over");
    assert_eq!(
        game.turn(),
        Turn::Over(Outcome::win(LIGHT, Reason::RESIGNED))
    );
    assert!(game.legal_moves().is_empty());
    for text in ["22-18", "nonsense"] {
        assert_eq!(
            game.play_text(text).expect_err("it is over").key(),
            "refusal-over"
        );
    }
    let mv = played(&["11-15"]).legal_moves()[0];
    assert_eq!(
        game.refusal(&mv).map(|refusal| refusal.key()),
        Some("refusal-over")
    );
    let refused = game.end(Ending::Agreed).expect_err("it is over");
    assert_eq!(refused.key(), "refusal-over");
    assert_eq!(
        game.record().ending,
        Some(Ending::Resigned(DARK)),
        "the first ending stands"
    );
}

/// They are found once for each position, and again after every change.
#[test]
fn legal_moves_are_those_of_the_current_position() {
    let mut game = played(&["11-15"]);
    let changes: [fn(&mut Match<Draughts>); 5] = [
        |game| assert!(game.play_text("22-18").is_ok()),
        |game| assert!(game.undo()),
        |game| assert!(game.redo().is_some()),
        |game| game.end(Ending::Agreed).expect("it is not over"),
        |game| assert!(game.undo()),
    ];
    for change in changes {
        assert_eq!(game.legal_moves().as_ptr(), game.legal_moves().as_ptr());
        change(&mut game);
        let over = game.turn().outcome().is_some();
        let fresh = crate::legal_moves(game.game());
        assert_eq!(game.legal_moves(), if over { &[][..] } else { &fresh[..] });
    }
}

#[test]
fn a_move_that_is_not_legal_is_refused_whether_or_not_the_legal_ones_are_known() {
    let mut game = played(&["11-15"]);
    let foreign = played(&[]).legal_moves()[0];
    for _ in 0..2 {
        let refused = game.play(foreign).expect_err("it is not of this position");
        assert_eq!(Some(refused), game.game().refusal(&foreign));
        assert!(!game.legal_moves().contains(&foreign));
    }
}

/// DR-8: a draw by agreement.
#[test]
fn an_agreed_draw_has_no_winner() {
    let mut game = played(&["11-15"]);
    game.end(Ending::Agreed).expect("it is not over");
    assert_eq!(game.turn(), Turn::Over(Outcome::draw(Reason::AGREED)));
}

#[test]
fn an_ending_is_undone_alone_and_nothing_is_redone_over_it() {
    let mut game = played(&["11-15", "22-18"]);
    assert!(game.undo());
    game.end(Ending::Resigned(LIGHT)).expect("it is not over");
    assert_eq!(game.redoable(), 0);
    assert!(game.redo().is_none());
    assert!(game.undo());
    assert_eq!(
        (game.turn(), moves(&game)),
        (Turn::Seat(LIGHT), vec!["11-15"])
    );
    assert_eq!(
        game.redoable(),
        1,
        "what was taken back before can still be played again"
    );
    assert_eq!(game.redo().map(|ply| ply.text.as_str()), Some("22-18"));
}

#[test]
fn a_match_that_a_move_ended_cannot_be_resigned_but_undone() {
    let mut game = from("B:W18:B14");
    game.play_text("14x23").expect("a legal move");
    let refused = game.end(Ending::Resigned(DARK)).expect_err("it is over");
    assert_eq!(refused.key(), "refusal-over");
    assert_eq!(game.turn(), Turn::Over(Outcome::win(DARK, NO_PIECES)));
    assert_eq!(game.record().ending, None);
    assert_eq!(game.undo_depth(dark), Some(1));
    assert!(game.undo());
    assert_eq!(game.turn(), Turn::Seat(DARK));
}

#[test]
fn the_first_position_is_kept_in_the_record() {
    let mut game = from(" b : b 14, k1 : w 18,32 .");
    game.play_text("14x23").expect("a legal move");
    assert_eq!(
        game.position(),
        Some("B:W18,32:B14,K1"),
        "in its one spelling"
    );
    let record = game.record();
    assert_eq!(record.position.as_deref(), game.position());
    let again = Match::<Draughts>::from_record(&record).expect("a record");
    assert_eq!((again.game(), again.record()), (game.game(), record));
    assert_eq!(played(&["11-15"]).record().position, None);
}

#[test]
fn a_restart_keeps_people_seed_and_position() {
    let mut game =
        Match::<Draughts>::from_position(setup(), vec![Occupant::courtier(4)], 9, "B:W18,32:B14")
            .expect("a position");
    let fresh = game.clone();
    game.play_text("14x23").expect("a legal move");
    game.end(Ending::Agreed).expect("it is not over");
    assert_eq!(game.restarted().record(), fresh.record());
    assert_eq!(game.restarted().game(), fresh.game());
}

#[test]
fn records_with_and_without_an_ending_replay() {
    for ending in [None, Some(Ending::Agreed), Some(Ending::Resigned(LIGHT))] {
        let mut game = played(&["11-15", "22-18"]);
        if let Some(ending) = ending {
            game.end(ending).expect("it is not over");
        }
        let again = Match::<Draughts>::from_record(&game.record()).expect("a record");
        assert_eq!((again.turn(), again.record()), (game.turn(), game.record()));
    }
}

#[test]
fn every_ply_knows_its_seat_its_text_and_what_it_did() {
    let game = played(&["11-15", "22-18", "15x22"]);
    let seats: Vec<_> = game.plies().iter().map(|ply| ply.seat).collect();
    assert_eq!(seats, [Some(DARK), Some(LIGHT), Some(DARK)]);
    assert_eq!(game.plies()[2].effects.len(), 2);
    assert_eq!(&game.plies()[2].after, game.game());
}

/// ALL-4: the sentence that other programs receive.
#[cfg(feature = "texts")]
#[test]
fn why_a_move_may_not_be_played_is_told_as_a_sentence() {
    let mut game = played(&["11-15", "22-18"]);
    let why = |game: &Match<Draughts>, text| crate::AnyMatch::why(game, text).unwrap_or_default();
    assert_eq!(why(&game, "15x22"), "");
    assert_eq!(why(&game, "8-11"), "You must capture: the piece on 15 can.");
    game.end(Ending::Agreed).expect("it is not over");
    for text in ["15x22", "8-11", "nonsense"] {
        assert_eq!(why(&game, text), "The game is over.");
    }
}

/// The record keeps which character plays a seat. At a rematch the character moves with its person;
/// when somebody else sits down, the default one returns. Older records name none.
#[test]
fn the_record_says_which_character_plays() {
    let mut record = Record::new(
        "draughts",
        vec![Occupant::Person(String::new()), Occupant::courtier(2)],
        7,
    );
    let usual = Match::<Draughts>::from_record(&record).expect("a match");
    assert_eq!((usual.face(Seat(0)), usual.face(Seat(1))), (None, None));
    assert!(!usual.record().to_json().contains("faces"));
    record.faces = vec![String::new(), "jane".to_owned()];
    let mut game = Match::<Draughts>::from_record(&record).expect("a match");
    assert_eq!(
        (game.face(Seat(0)), game.face(Seat(1))),
        (None, Some("jane"))
    );
    let again = Record::from_json(&game.record().to_json()).expect("readable");
    assert_eq!(again.faces, record.faces);
    assert_eq!(game.rematch().face(Seat(0)), Some("jane"));
    assert_eq!(game.redealt().face(Seat(1)), Some("jane"));
    assert_eq!(game.restarted().face(Seat(1)), Some("jane"));
    game.replace(Seat(1), Occupant::courtier(3));
    assert_eq!(game.face(Seat(1)), None);
}

#[test]
fn a_character_without_a_seat_or_a_proper_key_is_refused() {
    let long = "a".repeat(25);
    for (faces, seat) in [
        (vec!["", "", "jane"], 2),
        (vec!["../jane"], 0),
        (vec!["", "Jane"], 1),
        (vec![long.as_str()], 0),
    ] {
        let mut record = Record::new("draughts", vec![Occupant::courtier(1); 2], 1);
        record.faces = faces.iter().map(|face| (*face).to_owned()).collect();
        let refused = Match::<Draughts>::from_record(&record).err();
        assert!(
            matches!(refused, Some(MatchError::NoSuchFace(at)) if at == seat),
            "{faces:?}: {refused:?}"
        );
    }
}

/// Whatever was played, taken back or ended, updating an earlier record gives the same record as
/// the match itself.
#[test]
fn an_earlier_record_is_brought_up_to_date() {
    let mut game = played(&["11-15", "22-18"]);
    let mut record = game.record();
    game.play_text("15x22").expect("a legal move");
    game.update(&mut record, 2);
    assert_eq!(record, game.record());
    game.undo();
    game.undo();
    game.play_text("23-19").expect("a legal move");
    game.set_clock(Some(ClockRecord::new(5, 0)));
    game.update(&mut record, 0);
    assert_eq!(record, game.record());
    game.end(Ending::Agreed).expect("it is not over");
    game.update(&mut record, 99);
    assert_eq!(record, game.record());
}

/// A courtier who plays gently or in earnest is written so, in a format that earlier versions refuse.
#[test]
fn a_record_says_how_much_effort_a_courtier_makes() {
    for effort in Effort::ALL {
        let strength = Strength::new(3, effort);
        let mut record = played(&["11-15"]).record();
        record.seats[0] = Occupant::Courtier(strength);
        let game = Match::<Draughts>::from_record(&record).expect("it replays");
        let written = game.record();
        assert_eq!(written.seats[0], Occupant::Courtier(strength));
        let usual = effort == Effort::Usual;
        assert_eq!(written.format, if usual { RECORD_FORMAT } else { 7 });
        let json = written.to_json();
        let text = if usual {
            "3".to_owned()
        } else {
            format!("\"{strength}\"")
        };
        assert!(json.contains(&format!("{{\"courtier\":{text}}}")), "{json}");
        assert_eq!(Record::from_json(&json), Ok(written));
    }
}

/// A record of version 1.0, from this position.
fn older<G: Game>(variant: &str, position: &str, moves: &str) -> (Record, Match<G>) {
    let mut record = Record::new(variant, vec![Occupant::Random; 2], 1);
    record.format = 3;
    record.position = Some(position.to_owned());
    record.moves = moves.split(' ').map(str::to_owned).collect();
    let game = Match::from_record(&record).expect("it replays");
    (record, game)
}

/// BQ-5: a piece that leaves nothing to choose needed a move then.
#[test]
fn an_older_record_of_bloody_queen_replays() {
    let text = "L:LQ3.2,1.0,3.17:DQ2.0,3.1,2.9,4.4";
    let moves = "3.17-3.0 x3.1 x2.0-4.4 2.9-2.10";
    let (mut record, game) = older::<QueensGuard>("bloody_queen", text, moves);
    assert_eq!(game.game().position(), "L:LQ3.2,1.0,3.0:DQ4.4,2.10");
    assert_eq!(game.record().moves, ["3.17-3.0", "2.9-2.10"]);
    record.format = RECORD_FORMAT;
    assert!(Match::<QueensGuard>::from_record(&record).is_err());
}

/// BQ-6: what went on after its end today, ends there.
#[test]
fn an_older_record_ends_where_the_match_is_over_today() {
    let (record, game) = older::<QueensGuard>(
        "bloody_queen",
        "D:LQ0.0,1.3,2.0:DQ1.0,3.1,4.9",
        "3.1-3.0 1.3-1.4 4.9-4.10",
    );
    assert_eq!(game.plies().len(), 1);
    assert_eq!(game.game().turn(), game.turn());
    assert!(game.turn().outcome().is_some());
    let resigned = Record {
        ending: Some(Ending::Resigned(DARK)),
        ..record
    };
    let game = Match::<QueensGuard>::from_record(&resigned).expect("it replays");
    assert_eq!(game.ending(), None);
}

/// SW-10: a third repetition was a draw.
#[test]
fn an_older_record_that_a_repetition_ended_is_drawn() {
    let text = "SW:SWKg7,a1,b1,c1,a2,b2,a3:NEKd4,j8,i9,j9,h10,i10,j10";
    let round = "g7-g8 d4-d3 g8-g7 d3-d4";
    let (mut record, game) = older::<SixWives>("six_wives", text, &[round; 2].join(" "));
    assert_eq!(
        (game.plies().len(), game.ending()),
        (7, Some(Ending::Agreed))
    );
    record.format = RECORD_FORMAT;
    assert!(Match::<SixWives>::from_record(&record).is_err());
}

/// Every game goes on from every position of a match, and again from there.
#[test]
fn a_match_is_played_on_from_any_of_its_positions() {
    for variant in registry::variants() {
        let setup = Setup::standard(variant.key).expect("a built-in variant");
        let mut game = registry::start_match(setup, Vec::new(), 5, None).expect("a match");
        for number in 0..40 {
            let legal = game.legal();
            match legal.get(number * 7 % legal.len().max(1)) {
                Some(mv) => game.play(mv).expect("a legal move"),
                None if game.chance() => {}
                None => break,
            }
        }
        let record = game.record();
        for moves in 0..=game.ply() {
            let from = game.playable(moves);
            let branch = game.continuation(from, 9);
            let branch = registry::replay_match(&branch)
                .unwrap_or_else(|why| panic!("{} after {from}: {why}", variant.key));
            let mut before = record.clone();
            before.moves.truncate(from);
            let before = registry::replay_match(&before).expect("a part of a match");
            let told = (branch.position(), branch.turn(), branch.legal());
            let expected = (before.position(), before.turn(), before.legal());
            assert_eq!(told, expected, "{} after {from}", variant.key);
            assert_eq!(branch.ply() > 0, from > 0 && game.hides_anything());
            assert_eq!(branch.turn().outcome(), None);
        }
    }
}

#[test]
fn from_its_end_a_match_is_played_on_before_the_last_move() {
    let mut game = from("B:B15:W18");
    game.set_clock(Some(ClockRecord::new(5, 0)));
    game.play_text("15x22").expect("a legal move");
    assert!(game.turn().outcome().is_some());
    assert_eq!(game.playable(1), 0);
    let record = game.continuation(0, 3);
    assert_eq!((record.seed, record.clock, record.ending), (3, None, None));
    let mut game = from("B:B15:W18");
    game.end(Ending::Resigned(DARK)).expect("not over");
    assert_eq!(game.playable(0), 0, "who resigned could have played on");
    assert_eq!(game.continuation(0, 3).ending, None);
}
