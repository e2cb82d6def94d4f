use std::collections::BTreeSet;

use coffer_rules::six_wives::VARIANT;
use coffer_rules::six_wives::card::Fate;
use coffer_rules::{Game, Seat, Setup, legal_moves};

use super::*;
use crate::search::{Score, SearchPosition};
use crate::seed::PlayerSeed;
use crate::system_clock;

/// A position at a table with these variants.
fn game(variants: &[&str], text: &str) -> SixWives {
    let seats = variants.len().to_string();
    let mut setup = Setup::new("six_wives", [("seats", seats.as_str())]).expect("registered");
    for (seat, variant) in variants.iter().enumerate() {
        setup
            .set_seat_option(seat, VARIANT.name, variant)
            .expect("a seat");
    }
    SixWives::from_position(&setup, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn thought(game: &SixWives, who: Courtier, nodes: u64, seed: u64) -> Thought<Move> {
    let profile = profile(who).expect("everybody plays");
    let request = Request::new(
        Some(Budget::nodes(nodes)),
        PlayerSeed::of(seed, 1),
        system_clock,
    );
    let view = game.view(Game::turn(game).seat());
    SixWivesThinker::new(profile).think(&view, &legal_moves(game), &request)
}

fn best(game: &SixWives, nodes: u64) -> String {
    let thought = thought(game, Courtier::ThomasCromwell, nodes, 1);
    game.move_text(&thought.best.expect("a move"))
}

#[test]
fn the_last_goal_is_met() {
    let last = "SW:SWKb5,a5,+e5/DBBGS:NEKh3,i3,+f6/DDBGS";
    let two = game(&["standard"; 2], last);
    assert_eq!(best(&two, 500), "b5xa5");
    let score = thought(&two, Courtier::ThomasCromwell, 500, 1).score;
    assert_eq!(score.and_then(Score::win_in), Some(1));
}

#[test]
fn a_rival_who_is_about_to_win_is_stopped() {
    let two = game(&["standard"; 2], "SW:SWKj2,h9,+e5/DDBBG:NEKh3,i3,+f6/DDBGS");
    assert_eq!(best(&two, 5_000), "j2-j3");
    let four = "SW:SWKj2,h9,+e5/DDBBG:NWKa5,a8,a9,b9,a10,b10,c10:NEKh3,i3,+f6/DDBGS:\
                SEKd7,j6,i6,h6,j7,i7,h7";
    assert_eq!(best(&game(&["standard"; 4], four), 20_000), "j2-j3");
}

/// SW-16: the draws are open. Two goals are left to Red, whose queen 5 is about to be beheaded; if
/// queen 4 is bound to the next place, she cannot be.
#[test]
fn a_courtier_counts_with_the_draws_of_others() {
    let threatened = |draw: &str| {
        let text = format!("NE:SWKb5,4h2,5c5,+2e5/D3B1G2D0*{draw}:NEKd4,j8,i9,j9,h10,i10,j10");
        let table = game(&["cocktail", "standard"], &text);
        let open: Vec<Fate> = table.board().card(Seat(0)).open(5).collect();
        assert_eq!(
            Race::new(*table.board()).needed()[0],
            needed(table.board(), Seat(0))
        );
        open.contains(&Fate::Beheaded)
    };
    assert!(threatened("03.12") && !threatened("03.24"));
}

/// SW-10: a king who shadows the last queen of the other cannot do so for ever, and those who look
/// ahead see it: Blue, who is to move, wins the race.
#[test]
fn a_shadowed_queen_gets_through() {
    let text = "NE:SWKa2,+f5,i7/BDDGB:NEKg10,a3,+e6/BDGDB";
    for who in [Courtier::ThomasMore, Courtier::ThomasCromwell] {
        for seed in 0..3 {
            let mut table = game(&["standard"; 2], text);
            let mut plies = 0;
            while Game::turn(&table).outcome().is_none() {
                let best = thought(&table, who, 20_000, seed).best.expect("a move");
                table.play(&best).expect("a legal move");
                plies += 1;
            }
            let winners = Game::turn(&table)
                .outcome()
                .map(|outcome| outcome.winners.clone());
            assert_eq!(winners, Some(vec![Seat(1)]), "{who} {seed}");
            assert!(plies < 60, "{who} {seed}: {plies}");
        }
    }
}

/// The start with four seats.
const FOUR: &str = "SW:SWKg7,a1,b1,c1,a2,b2,a3:NWKg4,a8,a9,b9,a10,b10,c10:\
                    NEKd4,j8,i9,j9,h10,i10,j10:SEKd7,h1,i1,j1,i2,j2,j3";

/// One of the others replies, whichever likes, and then it is the turn of the seat that searches.
#[test]
fn one_of_several_opponents_replies() {
    let race = Race::new(*game(&["standard"; 4], FOUR).board());
    let steps = |race: &Race| {
        let mut steps = Vec::new();
        race.moves(&mut steps);
        steps
    };
    let own = steps(&race);
    assert!(own.iter().all(|step| step.seat == Seat(0)), "{own:?}");
    let acted = race.after(own[0]);
    assert_eq!((race.side(), acted.side()), (0, 1));
    let replies = steps(&acted);
    let seats: BTreeSet<u8> = replies.iter().map(|step| step.seat.0).collect();
    assert_eq!(seats, BTreeSet::from([1, 2, 3]));
    for reply in replies {
        let replied = acted.after(reply);
        assert_eq!((replied.side(), replied.board().turn()), (0, Seat(0)));
        let one = replied.board().with_turn(acted.board().turn());
        assert_ne!(one, *acted.board(), "{reply:?}");
    }
}

/// Lines hold the actions of all seats, and scores promise nothing that others may prevent.
#[test]
fn lines_with_several_seats_can_be_played() {
    let mut table = game(&["standard"; 4], FOUR);
    let thought = thought(&table, Courtier::ThomasCromwell, 20_000, 1);
    assert!(thought.line.len() > 4, "{:?}", thought.line);
    for mv in &thought.line {
        table.play(mv).expect("a line of legal moves");
    }
    let near = "SW:SWKb5,a4,+e5/DBBGS:NWKa8,a9,+f5/DBBGS:NEKh3,i3,+f6/DDBGS:SEKh9,i9,+e6/DDBGS";
    let found = self::thought(
        &game(&["standard"; 4], near),
        Courtier::ThomasCromwell,
        5_000,
        1,
    );
    let score = found.score.expect("he searches");
    assert_eq!((score.win_in(), score.loss_in()), (None, None), "{score}");
}

#[test]
fn a_move_takes_no_more_than_its_budget() {
    let start = game(&["standard"; 4], FOUR);
    for who in Courtier::ALL {
        let found = thought(&start, who, 300, 5);
        assert!(found.nodes <= 300 + 50, "{who}: {}", found.nodes);
        assert!(legal_moves(&start).contains(&found.best.expect("a move")));
    }
}

/// The racer meets a goal, or comes nearer to one, whatever the others are about to do.
#[test]
fn the_racer_takes_the_quickest_way() {
    let racing = |table: &SixWives| {
        let request = Request::new(None, PlayerSeed::of(1, 1), system_clock);
        let mut racer = SixWives::OPPONENTS[0];
        let best = racer.think(table, &legal_moves(table), &request).best;
        best.expect("a move")
    };
    let last = game(&["standard"; 2], "SW:SWKb5,a5,+e5/DBBGS:NEKh3,i3,+f6/DDBGS");
    assert_eq!(last.move_text(&racing(&last)), "b5xa5");
    let mut table = game(&["standard"; 4], FOUR);
    for _ in 0..40 {
        let (before, seat) = (*table.board(), table.board().turn());
        table.play(&racing(&table)).expect("a legal move");
        let [was, is] = [&before, table.board()].map(|board| needed(board, seat));
        assert!(is < was, "{was} {is}");
    }
}

/// What is out of sight is no farther than the edge of it.
#[test]
fn far_goals_look_the_same_from_afar() {
    let table = game(&["standard"; 4], FOUR);
    let needed_by = |sight| Race::in_sight(*table.board(), sight).needed()[0];
    let all: Vec<u16> = (1..=FAR_SIGHT).map(needed_by).collect();
    assert!(all.is_sorted() && all[0] < all[6], "{all:?}");
    assert_eq!(all.last(), Some(&needed(table.board(), Seat(0))));
}
