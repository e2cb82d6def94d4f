//! What a courtier knows of hidden cards: hidden cards that its seat cannot tell apart are exchanged,
//! and so is the seed of the match, from which chance deals; and it makes the same move.

use coffer_rules::cromwell::{ADVANCED, Cromwell};
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::six_of_viii::deck::CardSet;
use coffer_rules::{Game, Match, Seat, Setup, Turn};

use super::determinization::SplitMix64;
use super::knowledge::tests::weights;
use super::levels::Courtier;
use super::seed::PlayerSeed;
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::{Budget, system_clock};

/// The same game with its hidden cards in other places.
type Exchange<G> = fn(&G, Seat, &mut SplitMix64) -> G;

/// The cards in another random order.
fn mixed<C: Copy + PartialEq>(cards: Vec<C>, luck: &mut SplitMix64) -> impl Fn(C) -> C {
    let mut others = cards.clone();
    for at in (1..others.len()).rev() {
        others.swap(at, luck.below(at + 1));
    }
    move |card| {
        let at = cards.iter().position(|other| *other == card);
        at.map_or(card, |at| others[at])
    }
}

fn of_viii(game: &SixOfViii, seat: Seat, luck: &mut SplitMix64) -> SixOfViii {
    let view = game.view(Some(seat));
    let passed: CardSet = view.gave.into_iter().chain(view.got).flatten().collect();
    let hidden = view.unseen().without(passed).iter().collect();
    game.with_cards(mixed(hidden, luck))
}

fn of_cromwell(game: &Cromwell, seat: Seat, luck: &mut SplitMix64) -> Cromwell {
    let hidden = game.view(Some(seat)).unseen().iter().collect();
    game.with_cards(mixed(hidden, luck))
}

/// What a player thinks in a match; whatever it draws depends on `seed`.
fn thought<G: CourtGame>(
    player: &mut dyn Thinker<G>,
    game: &Match<G>,
    seed: PlayerSeed,
) -> Thought<G::Move> {
    let view = game.game().view(game.turn().seat());
    let request = Request::new(Some(Budget::nodes(400)), seed, system_clock);
    player.think(&view, game.legal_moves(), &request)
}

/// Plays a match, each seat by one level, and asks the level again, as it thinks in the match and
/// with the cards and the seed of the match exchanged. Both have thought all along. Returns how many moves were compared.
fn compared<G: CourtGame + PartialEq>(
    setup: &Setup,
    exchange: Exchange<G>,
    first: usize,
    seed: u64,
) -> usize {
    let mut game = Match::<G>::new(setup.clone(), Vec::new(), seed);
    let variant = setup.variant().key;
    let seats = usize::from(game.game().seats());
    let level = |seat: usize| Courtier::ALL[(seat + first) % Courtier::ALL.len()];
    let court = || -> Vec<Box<dyn Thinker<G>>> {
        let player = |seat| G::courtier(variant, level(seat), weights()).expect("a courtier");
        (0..seats).map(player).collect()
    };
    let [mut players, mut others] = [court(), court()];
    let mut luck = SplitMix64::new(seed);
    let mut compared = 0;
    loop {
        while game.play_chance().is_some() {}
        let Turn::Seat(seat) = game.turn() else {
            return compared;
        };
        let other_game = exchange(game.game(), seat, &mut luck);
        let view = |game: &G| game.view(Some(seat));
        assert_eq!(
            view(&other_game),
            view(game.game()),
            "{seat:?} cannot tell them apart"
        );
        let other = game.exchanged(other_game, !seed - game.plies().len() as u64);
        let drawn = PlayerSeed::of_next_move(&game);
        assert_ne!(
            PlayerSeed::of_next_move(&other),
            drawn,
            "their chance differs"
        );
        let made = thought(&mut *players[seat.index()], &game, drawn);
        let again = thought(&mut *others[seat.index()], &other, drawn);
        assert_eq!(made, again, "{}", level(seat.index()));
        compared += usize::from(other.game() != game.game());
        let best = made.best.expect("a move");
        game.play(best)
            .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
}

fn all<G: CourtGame + PartialEq>(setups: &[Setup], exchange: Exchange<G>) {
    for setup in setups {
        // Every level has a seat in one of them.
        for first in [0, 2] {
            let compared = compared(setup, exchange, first, first as u64 + 1);
            assert!(compared > 15, "{compared} moves");
        }
    }
}

#[test]
fn the_six_of_viii_is_played_by_what_is_seen() {
    let setup = |seats, rules| {
        let options = [("seats", seats), ("rules", rules), ("length", "short")];
        Setup::of::<SixOfViii>(SixOfViii::VARIANTS[0].key, options).expect("a set-up")
    };
    let setups = [
        setup("4", "basic"),
        setup("4", "advanced"),
        setup("3", "basic"),
        setup("3", "advanced"),
    ];
    all(&setups, of_viii);
}

#[test]
fn cromwell_is_played_by_what_is_seen() {
    let setup = |variant, seats| {
        let options = [("seats", seats)];
        Setup::of::<Cromwell>(variant, options).expect("a set-up")
    };
    let setups = [setup(Cromwell::VARIANTS[0].key, "3"), setup(ADVANCED, "4")];
    all(&setups, of_cromwell);
}
