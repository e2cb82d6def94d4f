//! What goes over the wire tells a viewer nothing: worlds that differ only in what the viewer may not know
//! give the same bytes (ALL-5, ALL-7). First of each move, then of everything that a host sends.

use std::collections::BTreeMap;

use coffer_guests::memory::Faults;
use coffer_guests::seen::SharedMatch;
use coffer_rules::cromwell::Cromwell;
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::{InteractiveGame, Match, Seat, Setup, for_each_game};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::faults::Room;
use crate::seen::{hidden_setups, random_match, viewers};
use crate::wire::{Sent, watched};
use crate::worlds::{Differs, Exchanged, last_deal, reseeded, worlds};

/// How many worlds of each kind differed from the match in its moves.
type Count = BTreeMap<Differs, usize>;

fn count<G: InteractiveGame>(
    count: &mut Count,
    differs: Differs,
    game: &Match<G>,
    other: &Match<G>,
) {
    let moves = game.played() != other.played();
    *count.entry(differs).or_default() += usize::from(moves);
}

/// Whether there were so many worlds of each kind.
#[track_caller]
fn assert_counted(count: &Count, at_least: [usize; 3]) {
    println!("{count:?}");
    let kinds = [Differs::Hands, Differs::Stock, Differs::Choice];
    for (kind, at_least) in kinds.into_iter().zip(at_least) {
        let counted = count.get(&kind).copied().unwrap_or_default();
        assert!(counted >= at_least, "{kind:?}: {count:?}");
    }
}

/// All that a viewer gets of a match that has come so far, from this move on, in bytes.
fn bytes<G: InteractiveGame>(game: &Match<G>, from: usize, viewer: Option<Seat>) -> Vec<Vec<u8>> {
    let told = (from..game.plies().len()).filter_map(|ply| game.seen_ply(ply, viewer));
    told.map(|ply| postcard::to_stdvec(&ply).expect("it can be written"))
        .collect()
}

/// Compares each move of the last deal at several moments of a match, for every viewer.
fn tells_nothing<G: Exchanged>(setup: &Setup, seed: u64, differing: &mut Count) {
    let whole = random_match::<G>(setup, seed, |_| ());
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..6 {
        let mut game = whole.clone();
        game.truncate(luck.random_range(1..=whole.plies().len()));
        let deal = last_deal(&game).start;
        for viewer in viewers(game.game().seats()) {
            for (differs, other) in worlds(&game, viewer, &mut luck) {
                let moves = game.plies().len();
                assert_eq!(
                    bytes(&other, deal, viewer),
                    bytes(&game, deal, viewer),
                    "{differs:?} of {seed}, seen by {viewer:?} after {moves} moves"
                );
                count(differing, differs, &game, &other);
            }
        }
    }
}

#[test]
fn worlds_that_differ_in_hidden_things_give_the_same_bytes() {
    let (cromwells, sixes) = hidden_setups("three");
    let mut differing = Count::new();
    for (seed, setup) in (1..).zip(&cromwells) {
        tells_nothing::<Cromwell>(setup, seed, &mut differing);
    }
    for seed in 1..4 {
        for setup in &sixes {
            tells_nothing::<SixOfViii>(setup, seed, &mut differing);
        }
    }
    assert_counted(&differing, [400, 50, 400]);
}

/// Both worlds are sent the same, in the same order and at the same times.
#[track_caller]
fn assert_same(own: &[Sent], other: &[Sent], told: &str) {
    let differs = own.iter().zip(other).position(|(one, two)| one != two);
    if let Some(at) = differs {
        panic!("{told}: {:?}, but {:?}", own[at], other[at]);
    }
    assert_eq!(own.len(), other.len(), "{told}");
}

/// Compares all that a host sends in a match from this move on.
fn sends_nothing<G: Exchanged>(
    game: &Match<G>,
    from: usize,
    viewer: Option<Seat>,
    luck: &mut Xoshiro256PlusPlus,
    differing: &mut Count,
) {
    let own = watched(game, from, viewer);
    for (differs, other) in worlds(game, viewer, luck) {
        let told = format!(
            "{differs:?} of {}, seen by {viewer:?} from {from}",
            game.seed()
        );
        assert_same(&own, &watched(&other, from, viewer), &told);
        count(differing, differs, game, &other);
    }
}

/// The first move of the last deal before which the position can be written and read; `None` if there is none.
fn hidden_start<G: Exchanged>(game: &Match<G>) -> Option<usize> {
    let read = |at: &usize| G::from_position(game.setup(), &game.game_after(*at).position());
    last_deal(game).skip(1).find(|at| read(at).is_ok())
}

/// Compares all that a host sends to one seat and to an onlooker: in a match from its beginning, and from a hidden
/// position in it. Its last move is left out, as everybody gets the record when it is over.
fn match_sends_nothing<G: Exchanged>(
    setup: &Setup,
    seed: u64,
    longest: usize,
    differing: &mut Count,
) {
    let mut game = random_match::<G>(setup, seed, |_| ());
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seat = Some(Seat(luck.random_range(0..game.game().seats())));
    game.truncate(longest.min(game.plies().len() - 1));
    for viewer in [seat, None] {
        for from in [Some(0), hidden_start(&game)].into_iter().flatten() {
            sends_nothing(&game, from, viewer, &mut luck, differing);
        }
    }
}

#[test]
fn worlds_that_differ_in_hidden_things_are_sent_the_same() {
    let (cromwells, sixes) = hidden_setups("deal");
    let mut differing = Count::new();
    for (seed, setup) in (1..).zip(&cromwells) {
        match_sends_nothing::<Cromwell>(setup, seed, 250, &mut differing);
        match_sends_nothing::<Cromwell>(setup, seed + 10, 250, &mut differing);
    }
    for (seed, setup) in (1..).zip(&sixes) {
        match_sends_nothing::<SixOfViii>(setup, seed, 250, &mut differing);
        match_sends_nothing::<SixOfViii>(setup, seed + 10, 250, &mut differing);
    }
    assert_counted(&differing, [40, 20, 15]);
}

/// The same with longer matches of Cromwell, and more of them.
#[test]
#[ignore = "takes minutes"]
fn worlds_of_long_matches_are_sent_the_same() {
    let (cromwells, sixes) = hidden_setups("three");
    let mut differing = Count::new();
    for seed in 1..4 {
        for setup in &cromwells {
            match_sends_nothing::<Cromwell>(setup, seed, 1000, &mut differing);
        }
        for setup in &sixes {
            match_sends_nothing::<SixOfViii>(setup, seed, 1000, &mut differing);
        }
    }
    assert_counted(&differing, [80, 40, 25]);
}

/// What an onlooker is sent if this match is on the table, and then another in which something was taken back and made
/// again.
fn sent_again(game: &Match<SixOfViii>, again: &Match<SixOfViii>) -> Vec<Vec<Vec<u8>>> {
    let mut room = Room::new(&game.record(), 0, Faults::default(), 2);
    room.plays = false;
    room.network.listen();
    for shown in [game, again] {
        room.game = Box::new(shown.clone());
        room.host.show(&*room.game, false);
        for _ in 0..30 {
            room.step();
        }
    }
    room.network.heard().1
}

#[test]
fn whether_a_choice_was_made_again_as_before_is_not_sent() {
    let mut game = random_match::<SixOfViii>(&hidden_setups("deal").1[1], 1, |_| ());
    let chosen = game
        .plies()
        .iter()
        .position(|ply| !SixOfViii::chosen(&ply.mv).is_empty());
    game.truncate(chosen.expect("a choice") + 1);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let worlds = worlds(&game, None, &mut luck);
    let choice = worlds
        .iter()
        .find(|(differs, _)| *differs == Differs::Choice);
    let (_, other) = choice.expect("another choice");
    assert_ne!(game.played(), other.played());
    assert_eq!(sent_again(&game, other), sent_again(&game, &game));
}

/// Before a match is over, nothing that is sent depends on its root of chance; afterwards the record holds it.
fn hides_its_seed<G: InteractiveGame>() {
    for variant in G::VARIANTS {
        let setup = Setup::standard(variant.key).expect("a set-up");
        let whole = random_match::<G>(&setup, 5, |_| ());
        let mut game = whole.clone();
        game.truncate(whole.plies().len() - 1);
        let seat = Some(Seat(0));
        let sent = watched(&game, 0, seat);
        assert_same(&sent, &watched(&reseeded(&game), 0, seat), variant.key);
        assert_ne!(
            watched(&whole, 0, seat),
            watched(&reseeded(&whole), 0, seat),
            "{}",
            variant.key
        );
    }
}

macro_rules! seeds_of {
    ($($game:ty,)*) => { $(hides_its_seed::<$game>();)* };
}

#[test]
fn no_root_of_chance_is_sent_before_the_match_is_over() {
    for_each_game! {seeds_of}
}
