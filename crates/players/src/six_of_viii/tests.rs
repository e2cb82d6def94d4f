//! The Six of VIII player: its answers are legal in every phase and reproducible, and it finds
//! winning plays.
use coffer_rules::six_of_viii::deck::SPACES;
use coffer_rules::six_of_viii::{Phase, SixOfViii};
use coffer_rules::{Game, Match, Setup, Turn, legal_moves};

use crate::seed::PlayerSeed;

use super::{TrickPlayer, TrickProfile, greedy};
use crate::knowledge::tests::weights;
use crate::levels::Courtier;
use crate::thinker::{CourtGame, Request, Thinker};
use crate::{Budget, system_clock};

fn request(nodes: u64, seed: u64) -> Request {
    Request::new(
        Some(Budget::nodes(nodes)),
        PlayerSeed::of(seed, 0),
        system_clock,
    )
}

fn setup(seats: &str, rules: &str, length: &str) -> Setup {
    Setup::new(
        "six_of_viii",
        [("seats", seats), ("rules", rules), ("length", length)],
    )
    .unwrap_or_else(|error| panic!("{error}"))
}

/// All courtiers play whole matches of every kind, one in each seat. Their answers are legal, and a
/// player that has been thinking all along and a new one give the same answer. The Church and the
/// dummy both occur.
#[test]
fn courtiers_play_every_kind_of_match() {
    let mut phases = Vec::new();
    for (number, (seats, rules, length)) in [
        ("4", "basic", "short"),
        ("4", "advanced", "full"),
        ("3", "basic", "short"),
        ("3", "advanced", "short"),
    ]
    .into_iter()
    .enumerate()
    {
        let setup = setup(seats, rules, length);
        let mut game = Match::<SixOfViii>::new(setup.clone(), Vec::new(), 5 + number as u64);
        let mut players = Courtier::ALL.map(|who| TrickPlayer::new(TrickProfile::of(who)));
        loop {
            while game.play_chance().is_some() {}
            let Turn::Seat(seat) = game.turn() else { break };
            let (view, legal) = (game.game().view(Some(seat)), game.legal_moves());
            phases.push(view.phase);
            let level = (seat.index() + number) % 5;
            let who = Courtier::ALL[level];
            let request = request(3_000, game.plies().len() as u64);
            let thought = players[level].think(&view, legal, &request);
            let best = thought
                .best
                .clone()
                .unwrap_or_else(|| panic!("{who} says nothing"));
            assert!(legal.contains(&best), "{who}: {best:?}");
            assert_eq!(thought.line.first(), Some(&best));
            if game.plies().len().is_multiple_of(7) {
                assert_eq!(
                    TrickPlayer::new(TrickProfile::of(who)).think(&view, legal, &request),
                    thought
                );
            }
            assert!(greedy(&view, legal).is_some_and(|mv| legal.contains(&mv)));
            game.play(best)
                .unwrap_or_else(|refusal| panic!("{refusal:?}"));
        }
        assert!(game.turn().outcome().is_some());
    }
    for phase in [Phase::Pass, Phase::Take, Phase::Play, Phase::Church] {
        assert!(phases.contains(&phase), "{phase:?} was never met");
    }
}

/// The actual hidden cards and the seed of the match do not matter as long as the view is the same: with other cards in
/// the hidden hands, and other ones to be dealt, the answer is the same.
#[test]
fn the_answer_depends_on_what_is_seen() {
    let mut game = Match::<SixOfViii>::new(setup("4", "basic", "short"), Vec::new(), 9);
    while game.play_chance().is_some() {}
    let Turn::Seat(seat) = game.turn() else {
        panic!("somebody passes")
    };
    let hidden: Vec<_> = game.game().view(Some(seat)).unseen().iter().collect();
    let turned = |card| {
        let at = hidden.iter().position(|other| *other == card);
        at.map_or(card, |at| hidden[hidden.len() - 1 - at])
    };
    let other = game.exchanged(game.game().with_cards(turned), 10);
    assert_ne!(other.game(), game.game());
    let answer = |game: &Match<SixOfViii>| {
        let mut player = TrickPlayer::new(TrickProfile::of(Courtier::ThomasMore));
        player.think(
            &game.game().view(Some(seat)),
            game.legal_moves(),
            &request(5_000, 1),
        )
    };
    assert_eq!(answer(&other), answer(&game));
}

/// The strong players beat the greedy one over deals that are played twice.
#[test]
fn more_takes_more_than_the_greedy_one() {
    let mut ahead = 0;
    for deal in 0..6 {
        for side in 0..2 {
            let mut game = Match::<SixOfViii>::new(setup("4", "basic", "short"), Vec::new(), deal);
            loop {
                while game.play_chance().is_some() {}
                let Turn::Seat(seat) = game.turn() else { break };
                let (view, legal) = (game.game().view(Some(seat)), game.legal_moves());
                let best = if seat.index() % 2 == side {
                    TrickPlayer::new(TrickProfile::of(Courtier::ThomasMore))
                        .think(&view, legal, &request(20_000, deal))
                        .best
                } else {
                    greedy(&view, legal)
                };
                let best = best.unwrap_or_else(|| panic!("nobody plays"));
                game.play(best)
                    .unwrap_or_else(|refusal| panic!("{refusal:?}"));
            }
            let scores = game
                .turn()
                .outcome()
                .map(|outcome| outcome.scores.clone())
                .unwrap_or_default();
            ahead += scores[side] - scores[1 - side];
        }
    }
    assert!(ahead > 0, "{ahead} points behind in twelve hands");
}

/// Cromwell's tree reaches into later tricks and keeps to the budget except for the world in
/// progress. With few cards left he solves the worlds.
#[test]
fn cromwell_looks_beyond_the_trick() {
    let mut game = Match::<SixOfViii>::new(setup("4", "basic", "short"), Vec::new(), 2);
    let profile = TrickProfile::of(Courtier::ThomasCromwell);
    let mut player = TrickPlayer::new(profile);
    let (mut searched, mut solved) = (0, 0);
    loop {
        while game.play_chance().is_some() {}
        let Turn::Seat(seat) = game.turn() else { break };
        let (view, legal) = (game.game().view(Some(seat)), game.legal_moves());
        let mut best = greedy(&view, legal);
        if view.phase == Phase::Play && seat.index() == 0 {
            let thought = player.think(&view, legal, &request(30_000, 1));
            let left = SPACES - usize::from(view.crown);
            if thought.nodes > 1 && left > profile.solves {
                assert!(
                    thought.depth >= 4,
                    "{} plays deep with {left} tricks left",
                    thought.depth
                );
                assert!(
                    (30_000..32_000).contains(&thought.nodes),
                    "{} cards played",
                    thought.nodes
                );
                searched += 1;
            } else if thought.nodes > 1 {
                assert_eq!(thought.depth as usize, left);
                solved += 1;
            }
            best = thought.best;
        }
        let best = best.unwrap_or_else(|| panic!("nobody plays"));
        game.play(best)
            .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    assert!(
        searched > 4 && solved > 0,
        "{searched} trees, {solved} times solved"
    );
}

/// A cancelled thought ends soon and still has an answer. A node budget is exceeded by at most one
/// playout.
#[test]
fn a_budget_of_nodes_is_kept() {
    const ONE_LOOK: u64 = 300;
    for who in [
        Courtier::CharlesBrandon,
        Courtier::ThomasMore,
        Courtier::ThomasCromwell,
    ] {
        let mut player = TrickPlayer::new(TrickProfile::of(who));
        let mut game = Match::<SixOfViii>::new(setup("4", "advanced", "short"), Vec::new(), 5);
        while game.play_chance().is_some() {}
        while let Turn::Seat(seat) = game.turn() {
            let legal = game.legal_moves();
            let view = game.game().view(Some(seat));
            let request = Request::new(
                Some(Budget::nodes(1000)),
                PlayerSeed::of(1, 0),
                system_clock,
            );
            let thought = player.think(&view, legal, &request);
            assert!(
                thought.nodes <= 1000 + ONE_LOOK,
                "{who} looked at {} in trick {}",
                thought.nodes,
                view.crown
            );
            game.play(thought.best.expect("a move")).expect("legal");
        }
    }
}

#[test]
fn a_cancelled_player_answers() {
    let mut game = Match::<SixOfViii>::new(setup("4", "advanced", "short"), Vec::new(), 3);
    while game.play_chance().is_some() {}
    let Turn::Seat(seat) = game.turn() else {
        panic!("somebody passes")
    };
    let mut player = SixOfViii::courtier("six_of_viii", Courtier::ThomasCromwell, weights())
        .unwrap_or_else(|| panic!("he plays"));
    let request = Request::new(None, PlayerSeed::of(1, 0), system_clock);
    request.cancel.cancel();
    let thought = player.think(&game.game().view(Some(seat)), game.legal_moves(), &request);
    assert!(thought.best.is_some());
    assert!(
        thought.nodes < 200_000,
        "{} cards played in thought",
        thought.nodes
    );
}

/// What a player by rule does in a position of the basic game.
fn by_rule(name: &str, position: &str) -> String {
    let game = SixOfViii::from_position(&setup("4", "basic", "short"), position);
    let game = game.unwrap_or_else(|refusal| panic!("{position}: {refusal}"));
    let opponents = SixOfViii::OPPONENTS.iter();
    let mut player = *opponents
        .clone()
        .find(|known| known.name == name)
        .expect("an opponent");
    let view = game.view(Game::turn(&game).seat());
    let legal = legal_moves(&game);
    let best = player.think(&view, &legal, &request(1, 1)).best;
    game.move_text(&best.expect("a move"))
}

/// The miser takes a trick with as little as it can, but not from its partner, and leads high.
#[test]
fn the_miser_takes_with_little() {
    for (position, best) in [
        // The trump is blue.
        ("play:13:0:H12P1A3/P2C8A4/H11B9A5/H10B8A6", "H12"),
        ("play:13:0:P3A3/P12P4P5/H11B9A5/H10B8A6:P2", "P4"),
        ("play:13:0:P3A3/P4P5P8/H11B9A5/H10B8A6:P9", "P4"),
        ("play:13:0:P3A3/B9A5/P4P12P8/H10B8A6:P9P2", "P4"),
        ("play:13:0:P3A3/B9A5/P4P12P8/H10B8A6:P2P9", "P12"),
    ] {
        assert_eq!(by_rule("miser", position), best, "{position}");
    }
}

/// A child takes three of four tricks that it can, and none from its partner.
#[test]
fn a_child_likes_tricks() {
    let times = |position: &str, card: &str| {
        let game = SixOfViii::from_position(&setup("4", "basic", "short"), position);
        let game = game.unwrap_or_else(|refusal| panic!("{position}: {refusal}"));
        let view = game.view(Game::turn(&game).seat());
        let legal = legal_moves(&game);
        let mut child = SixOfViii::baseline("six_of_viii").expect("a child plays");
        let chosen =
            (0..1000).filter_map(|seed| child.think(&view, &legal, &request(1, seed)).best);
        chosen.filter(|mv| game.move_text(mv) == card).count()
    };
    // 75 %, and a third of the rest.
    let taken = times("play:13:0:P3A3/P12P4P5/H11B9A5/H10B8A6:P7", "P12");
    assert!((760..870).contains(&taken), "{taken}");
    let from_partner = times("play:13:0:P3A3/B9A5/P4P12P8/H10B8A6:P9P2", "P12");
    assert!((280..390).contains(&from_partner), "{from_partner}");
}
