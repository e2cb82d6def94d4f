//! The Six Wives on the table: whole matches of two, three and four players, the four fates with
//! their scenes and sounds, score cards, and the corner of survival.

use std::time::Duration;

use bevy::prelude::*;
use kings_coffer::app::cue::Cue;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::Intent;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::state::{Menu, TurnPhase};
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::marks::MarkKind;
use kings_coffer::app::table::pieces::piece::{Piece, PiecePlace};
use kings_coffer::app::ui::Device;
use kings_coffer::app::wording::ending;
use kings_coffer::players::six_wives::evaluation::needed;
use kings_coffer::rules::six_wives::{Move, SIX_FATES, SixWives, space_of, spot, survive};
use kings_coffer::rules::{
    InteractiveGame, Occupant, Outcome, Record, Seat, Spot, legal_moves, registry,
};
use kings_coffer::store::progress::Progress;
use kings_coffer::texts::{capital, fill, text};

use crate::common::{Steps, TestApp, by_steps, fresh, keys, pad};

/// Red can divorce the queen on b1, behead the one on c2, bury the one on e4, and let the one on i9
/// survive.
const FATES: &str = "SW:SWKb2,b1,c2,e4,i9,a5,c5:NEKg4,j8,i8,j9,h10,i10,j10";

const RED: Seat = Seat(0);

fn at(name: &str) -> Spot {
    spot(space_of(name).expect("a space"))
}

fn record(seats: u8, position: Option<&str>) -> Record {
    let people = vec![Occupant::Person(String::new()); usize::from(seats)];
    let mut record = Record {
        variant: "six_wives".to_owned(),
        ..fresh(people, position)
    };
    for (name, value) in [("seats", seats.to_string()), ("first", "first_seat".into())] {
        record.options.insert(name.to_owned(), value);
    }
    record
}

fn game(seats: u8, position: Option<&str>) -> TestApp {
    let mut game = TestApp::new();
    game.open(record(seats, position));
    game.run_until_idle();
    game
}

/// The spots of the move that brings its player nearest to the goals.
fn best(game: &TestApp) -> Vec<Spot> {
    let position = game.on_table::<SixWives>().game();
    let board = position.board();
    // Nothing is repeated if that can be helped.
    let cost = |mv: &Move| match mv {
        Move::Act(action) => {
            let after = board.play(*action);
            let again = position.seen().count(after.key()) > 0;
            needed(&after, board.turn()) + if again { 1000 } else { 0 }
        }
        _ => u16::MAX,
    };
    let moves = legal_moves(position);
    let least = moves.iter().map(cost).min().expect("a move");
    let moves: Vec<&Move> = moves.iter().filter(|mv| cost(mv) == least).collect();
    let choice = moves[(game.table().moves.len() * 7 + 3) % moves.len()];
    position.spots(choice)
}

/// Plays to the end.
fn play_to_the_end(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) {
    for _ in 0..900 {
        if game.over() {
            break;
        }
        let choice = best(game);
        game.makes(&choice, &mut make);
    }
    assert!(game.over(), "the match does not end");
    assert_eq!(game.phase(), Some(TurnPhase::Result));
    assert_eq!(game.menu(), Menu::Result);
    let outcome = game.table().turn.outcome().expect("an outcome").clone();
    let [winner] = outcome.winners[..] else {
        panic!("nobody wins: {outcome:?}");
    };
    let card = &game.table().score_cards[winner.index()];
    assert!(card.len() == 6 && card.iter().all(|entry| entry.done));
}

#[test]
fn whole_matches_of_two_three_and_four_are_played_by_clicks() {
    for seats in 2..=4 {
        let mut game = game(seats, None);
        play_to_the_end(&mut game, |game, spots| {
            spots.iter().for_each(|spot| game.click(*spot));
        });
        assert_eq!(game.device(), Device::Mouse);
    }
}

/// With more than two players no move is assessed: the review shows how far each had come, and the
/// result their places.
#[test]
fn the_review_of_a_match_of_three_compares_how_far_they_had_come() {
    let mut game = game(3, None);
    assert_eq!(game.table().standings, None, "nothing is told beforehand");
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.click(*spot));
    });
    let table = game.table();
    let plies = table.moves.len();
    let standings = table.standings.clone().expect("standings");
    let places = standings.places();
    assert_eq!(
        places[0],
        (1, table.turn.outcome().expect("an end").winners[0])
    );
    assert!(places[1].0 == 2 && places[2].0 >= 2, "{places:?}");
    let said = ending::places(table).expect("places");
    assert!(said.starts_with("2. ") && said.contains("to go"), "{said}");
    game.app
        .world_mut()
        .resource_scope(|world, mut replay: Mut<Replay>| {
            replay.open(world.resource(), false);
        });
    game.app.world_mut().resource_mut::<ReviewState>().wanted = true;
    game.frames(2);
    let review = game.app.world().resource::<ReviewState>();
    let compared: Vec<&[u16]> = (review.standings.iter())
        .map(|standings| &*standings.moves_needed)
        .collect();
    assert_eq!(compared.len(), plies + 1);
    assert!(compared[0].iter().all(|needed| *needed == compared[0][0]));
    assert_eq!(review.standings.last(), Some(&standings));
}

#[test]
fn the_goals_open_to_the_selected_queen_are_lit_on_her_card() {
    let mut game = TestApp::new();
    let mut record = record(2, Some(FATES));
    record.seat_options = ["history", "standard"]
        .map(|variant| [("variant".to_owned(), variant.to_owned())].into())
        .to_vec();
    game.open(record);
    game.run_until_idle();
    let open = |seat: usize, spot: Spot| -> Vec<String> {
        let card = game.table().score_cards[seat].iter();
        let open = card.filter(|entry| entry.open_to.contains(&spot));
        open.map(|entry| entry.text.to_string()).collect()
    };
    assert_eq!(open(0, at("c2")), ["Divorced"], "divorce comes next");
    assert_eq!(
        open(1, at("j8")),
        ["Divorced", "Beheaded", "Died", "Survived"],
        "each goal once"
    );
    assert!(open(0, at("j8")).is_empty() && open(0, at("b2")).is_empty());
}

/// A match counts for the number of players and for the own handicap.
#[test]
fn statistics_tell_handicaps_and_numbers_of_players_apart() {
    let mut progress = Progress::default();
    let mut record = record(3, None);
    record.seats[1] = Occupant::courtier(2);
    record.seats[2] = Occupant::courtier(1);
    record.seat_options = ["cocktail", "standard", "standard"]
        .map(|variant| [("variant".to_owned(), variant.to_owned())].into())
        .to_vec();
    for (seed, winner) in [(1, 0), (2, 1)] {
        record.seed = seed;
        let outcome = Outcome::win(Seat(winner), SIX_FATES);
        progress.record_result(&record, &outcome, |a, b| a == b, Duration::from_secs(60));
    }
    let tally = progress.game("six_wives").expect("counted");
    for choice in ["seats=3", "variant=cocktail"] {
        let counted = tally.choices[choice];
        assert_eq!((counted.played, counted.won), (2, 1), "{choice}");
    }
    assert_eq!(tally.choices.len(), 2);
}

fn play_by_steps(steps: fn() -> Steps, device: Device) {
    for seats in [2, 4] {
        let mut game = game(seats, None);
        play_to_the_end(&mut game, |game, spots| by_steps(game, spots, steps()));
        assert_eq!(game.device(), device);
    }
}

#[test]
fn whole_matches_are_played_by_keys_alone() {
    play_by_steps(keys, Device::Keyboard);
}

#[test]
fn whole_matches_are_played_by_a_gamepad_alone() {
    play_by_steps(pad, Device::Pad);
}

#[test]
fn a_whole_match_is_played_by_touch() {
    let mut game = game(3, None);
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.tap(*spot));
    });
    assert_eq!(game.device(), Device::Touch);
}

/// What each fate looks like: the piece and its target, the queen, the medal, and the place that
/// the sentence tells.
fn fates() -> [(Spot, Spot, Spot, &'static str, &'static str); 4] {
    let (b1, b2, c2, e4, i9) = (at("b1"), at("b2"), at("c2"), at("e4"), at("i9"));
    [
        (b2, b1, b1, "divorced", "b1"),
        (b2, at("d2"), c2, "beheaded", "c2"),
        (e4, at("e5"), e4, "died", "e5"),
        (i9, survive(RED), i9, "survived", "i9"),
    ]
}

/// The cues played so far.
#[derive(Resource, Default)]
struct Heard(Vec<Cue>);

fn listen(mut cues: MessageReader<Cue>, mut heard: ResMut<Heard>) {
    heard.0.extend(cues.read());
}

fn piece_at(game: &mut TestApp, spot: Spot) -> Entity {
    let world = game.app.world_mut();
    let mut pieces = world.query_filtered::<(Entity, &PiecePlace), With<Piece>>();
    let found = pieces.iter(world).find(|(_, place)| place.spot == spot);
    found.expect("a piece").0
}

#[test]
fn each_fate_is_marked_beforehand_then_shown_heard_spoken_and_crossed_out() {
    for (from, to, queen, key, place) in fates() {
        let mut game = game(2, Some(FATES));
        game.app.init_resource::<Heard>();
        game.app.add_systems(Update, listen);
        let coin = piece_at(&mut game, queen);
        let left = |game: &TestApp| {
            let entries = game.table().score_cards[RED.index()].iter();
            entries.filter(|entry| !entry.done).count()
        };
        assert_eq!(left(&game), 6);
        let all: Vec<&str> = ["divorced", "beheaded", "died", "survived"].into();
        let medal = all.iter().position(|known| *known == key).expect("a fate");
        let medals = [
            "goal_divorced",
            "goal_beheaded",
            "goal_died",
            "goal_survived",
        ];
        let medal = MarkKind::OwnOver(medals[medal]);
        assert!(
            game.marks(medal).is_empty(),
            "{key} before anything is selected"
        );
        game.click(from);
        assert!(game.marks(medal).contains(&to), "{key}");
        let victims = game.marks(MarkKind::OwnOver("mark_take"));
        assert_eq!(victims.contains(&at("c2")), from == at("b2"), "{key}");
        game.said();
        game.click(to);
        game.run_until_idle();
        assert_eq!(left(&game), 5, "{key}");
        let said = game.said().join(" ");
        let red = capital(text("six_wives-seat-0"));
        let sentence = format!("six_wives-say-{key}");
        let sentence = fill(&sentence, &[("name", &red), ("at", place)]);
        assert!(said.contains(&sentence), "{said}");
        let world = game.app.world();
        let heard = &world.resource::<Heard>().0;
        let own: Vec<&Cue> = heard
            .iter()
            .filter(|cue| matches!(cue, Cue::Own(_)))
            .collect();
        assert_eq!(own, [&Cue::Own(key)]);
        let seen = world.get::<Visibility>(coin) != Some(&Visibility::Hidden);
        assert_eq!(
            seen,
            key == "died",
            "{key}: only the dead stay on the board"
        );
        game.intent(Intent::Undo);
        game.run_until_idle();
        let world = game.app.world();
        assert_ne!(world.get::<Visibility>(coin), Some(&Visibility::Hidden));
        assert_eq!(left(&game), 6);
    }
}

#[test]
fn the_corner_of_survival_is_hit_only_while_somebody_may_survive() {
    let mut game = game(2, Some(FATES));
    let haven = {
        let layout = game.app.world().resource::<TableLayout>();
        let middle = layout.cell_center(survive(RED)).expect("a place");
        assert!(matches!(
            layout.spot_at(middle, None, |_| false),
            Some(Spot::Square(_))
        ));
        assert_eq!(layout.spot_at(middle, None, |_| true), Some(survive(RED)));
        middle
    };
    game.click(at("a5"));
    let lit = MarkKind::Own("corner_0");
    assert_eq!(game.marks(lit).len(), 1, "any queen may still survive");
    game.click(at("i9"));
    assert_eq!(game.marks(lit).len(), 1);
    assert!(haven.is_finite());
}

#[test]
fn a_refusal_names_the_goal_that_comes_next() {
    let mut record = record(2, Some(FATES));
    record.seat_options = ["history", "standard"]
        .map(|variant| [("variant".to_owned(), variant.to_owned())].into())
        .to_vec();
    let mut game = TestApp::new();
    game.open(record);
    game.run_until_idle();
    game.click(at("b2"));
    game.click(at("d2"));
    game.run_until_idle();
    let comes_next = fill("refusal-six_wives-history", &[("fate", "divorced")]);
    assert_eq!(game.refusal(), Some(comes_next));
    assert!(game.table().moves.is_empty());
}

#[test]
fn every_player_sees_the_own_corner_at_the_lower_left() {
    for seats in 2..=4 {
        for seat in 0..seats {
            let mut record = record(seats, None);
            for other in (0..seats).filter(|other| *other != seat) {
                record.seats[usize::from(other)] = Occupant::courtier(1);
            }
            let mut game = TestApp::new();
            game.open(record);
            game.frames(3);
            let layout = game.app.world().resource::<TableLayout>();
            let own = game
                .table()
                .pieces
                .iter()
                .filter(|piece| piece.owner == Some(Seat(seat)));
            let places = own.filter_map(|piece| layout.cell_center(piece.spot));
            let corner = layout.field.center() - Vec2::splat(layout.cell);
            let near = places.filter(|at| at.cmplt(corner).all()).count();
            assert_eq!(near, 6, "seat {seat} of {seats}");
        }
    }
}

/// Moves that are only tried on an analysis board teach no story.
#[test]
fn an_analysis_board_counts_no_story() {
    let learned = |analysis: bool| {
        let mut game = TestApp::new();
        let mut record = record(2, Some(FATES));
        if analysis {
            let seats = record.seats.clone();
            let whole = registry::replay_match(&record).expect("a match");
            record = whole.analysis_board(0, seats, 1);
        }
        game.open(record);
        game.run_until_idle();
        assert_eq!(game.table().analysis().is_some(), analysis);
        let kept = |game: &TestApp| game.app.world().resource::<PlayerProgress>().0.to_json();
        let before = kept(&game);
        let (from, to, ..) = fates()[0];
        for spot in [from, to] {
            game.click(spot);
        }
        game.run_until_idle();
        assert_eq!(game.table().moves.len(), 1);
        kept(&game) != before
    };
    assert!(learned(false), "a story is told");
    assert!(!learned(true), "nothing is learned");
}
