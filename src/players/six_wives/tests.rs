use std::collections::BTreeSet;

use super::*;
use crate::players::search::{Score, SearchPosition};
use crate::players::system_clock;
use crate::rules::six_wives::VARIANT;
use crate::rules::six_wives::card::Fate;
use crate::rules::{Game, Seat, Setup, legal_moves};

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
    let request = Request::new(Some(Budget::nodes(nodes)), seed, system_clock);
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

/// Queen 3 was the first to meet a goal, so she has no place of her own: every draw that is
/// sampled agrees, and every draw that is possible comes.
#[test]
fn draws_are_sampled_among_the_possible_ones() {
    let own = "SW:SWKb5,0e1,1g1,2i1,4c5,5d8/D3*03.12";
    let table = game(
        &["cocktail", "standard"],
        &format!(
            "NE:{}:NEKd4,j8,i9,j9,h10,i10,j10",
            own.trim_start_matches("SW:")
        ),
    );
    let view = table.view(Some(Seat(1)));
    let possible = view.possible_draws(Seat(0));
    assert!(possible.len() < 90 && possible.iter().all(|draw| draw.places() >> 3 & 1 == 0));
    let mut luck = SplitMix64::new(7);
    let mut sampled_draws = BTreeSet::new();
    for _ in 0..2_000 {
        let board = sampled(&view, &mut luck);
        let Duty::Cocktail(Some(draw)) = board.card(Seat(0)).duty() else {
            panic!("a draw is sampled");
        };
        assert!(possible.contains(&draw), "{draw:?}");
        sampled_draws.insert((draw.fates(), draw.places()));
    }
    assert_eq!(sampled_draws.len(), possible.len());
}

/// The choice depends on what a seat can know: the same for every draw of another.
#[test]
fn nobody_knows_the_draw_of_another() {
    let text = "NE:SWKb5,0a5,1b6,2i1,3h8,4c5,5d8*03.12:NEKd4,0j8,1i9,2j9,3h10,4i10,5j10*25.34";
    let table = game(&["cocktail", "cocktail"], text);
    let view = table.view(Some(Seat(1)));
    for who in Courtier::ALL {
        let chosen = thought(&table, who, 2_000, 3);
        for draw in view.possible_draws(Seat(0)).into_iter().step_by(11) {
            let other = table.with_draw(Seat(0), draw);
            assert_eq!(thought(&other, who, 2_000, 3), chosen, "{who} {draw:?}");
        }
    }
}

/// Two goals are left to Red, whose queens 4 and 5 are free or bound as far as Blue can tell. If 4
/// is bound to her place she comes next, and 5 cannot be beheaded first. Blue counts with every
/// possible draw, and his own draw binds him.
#[test]
fn a_courtier_weighs_what_free_queens_may_do() {
    let text = "NE:SWKb5,4h2,5c5,+2e5/D3B1G2D0*03.12:NEKd4,j8,i9,j9,h10,i10,j10";
    let table = game(&["cocktail", "standard"], text);
    let view = table.view(Some(Seat(1)));
    let possible = view.possible_draws(Seat(0));
    let behead = |draw: &crate::rules::six_wives::card::Cocktail| {
        let board = table.with_draw(Seat(0), *draw);
        let open = board.board().card(Seat(0)).open(5);
        open.into_iter().any(|fate| fate == Fate::Beheaded)
    };
    let open = possible.iter().filter(|draw| behead(draw)).count();
    assert!(open > 0 && open < possible.len(), "{open} of {possible:?}");
    let mut luck = SplitMix64::new(1);
    let sampled_open = (0..3_000).filter(|_| {
        let board = sampled(&view, &mut luck);
        let mut open = board.card(Seat(0)).open(5);
        open.any(|fate| fate == Fate::Beheaded)
    });
    let expected = 3_000 * open / possible.len();
    assert!(sampled_open.count().abs_diff(expected) < 120, "{expected}");
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
