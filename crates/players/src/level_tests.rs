//! How the lowest levels of the card games stand to each other, over deals that are played twice with
//! the seats exchanged. The exact figures are in `docs/measurements.md`.

use coffer_rules::cromwell::{ADVANCED, Cromwell};
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::six_wives::SixWives;
use coffer_rules::stable_hash::mix;
use coffer_rules::{Game, Setup, Turn, registry};

use super::knowledge::tests::weights;
use super::levels::Courtier;
use super::seed::PlayerSeed;
use super::thinker::{AnyThinker, Request, baseline, courtier};
use super::{Budget, system_clock};

/// The three, and how many deals tell their levels apart.
const GAMES: [(&str, u64); 4] = [
    (Cromwell::VARIANTS[0].key, 60),
    (ADVANCED, 60),
    (SixOfViii::VARIANTS[0].key, 200),
    (SixWives::VARIANTS[0].key, 60),
];

/// Of a hundred games, how many the first player wins.
fn share(variant: &str, deals: u64, mut players: [Box<dyn AnyThinker>; 2]) -> u64 {
    let mut points = 0;
    for number in 0..2 * deals {
        let seed = mix(number / 2);
        let setup = Setup::new(variant, []).expect("a set-up");
        let mut game = registry::start_match(setup, Vec::new(), seed, None).expect("a match");
        let who = |seat: usize| (seat + number as usize) % 2;
        let winner = loop {
            while game.turn() == Turn::Chance && game.chance() {}
            let seat = match game.turn() {
                Turn::Seat(seat) => seat,
                Turn::Over(outcome) => break outcome.winners.first().copied(),
                Turn::Chance => break None,
            };
            let seed = PlayerSeed::of(seed, game.ply());
            let request = Request::new(Some(Budget::nodes(1_000)), seed, system_clock);
            let thought = players[who(seat.index())].think(&*game, &request);
            let best = thought.and_then(|thought| thought.best).expect("a move");
            game.play(&best).expect("legal");
        };
        points += match winner {
            Some(seat) => 2 * u64::from(who(seat.index()) == 0),
            None => 1,
        };
    }
    100 * points / (4 * deals)
}

fn level(variant: &str, who: Courtier) -> Box<dyn AnyThinker> {
    courtier(variant, who, weights()).expect("a courtier")
}

/// The first level is a match for a child that has just learnt the game.
#[test]
fn a_child_wins_about_half_against_somers() {
    for (variant, deals) in GAMES {
        let child = baseline(variant).expect("a child");
        let share = share(
            variant,
            deals,
            [child, level(variant, Courtier::WillSomers)],
        );
        assert!((35..=65).contains(&share), "{variant}: {share}");
    }
}

/// What the first levels overlook and forget makes a difference.
#[test]
fn katherine_overlooks_less_than_somers() {
    for (variant, deals) in GAMES {
        let players = [Courtier::Katherine, Courtier::WillSomers].map(|who| level(variant, who));
        let share = share(variant, deals, players);
        assert!(share >= 58, "{variant}: {share}");
    }
}
