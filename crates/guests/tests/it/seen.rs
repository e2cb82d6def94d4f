//! What a viewer gets of a match is enough to follow it, and tells nothing else.

use coffer_guests::seen::SharedMatch;
use coffer_rules::cromwell::{ADVANCED, Cromwell};
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::{Game, GameView, InteractiveGame, Match, PieceId, Seat, Setup, Spot, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn cromwell(variant: &str, options: &[(&str, &str)]) -> Setup {
    Setup::of::<Cromwell>(variant, options.iter().copied()).expect("a set-up")
}

fn six_of_viii(options: &[(&str, &str)]) -> Setup {
    Setup::of::<SixOfViii>("six_of_viii", options.iter().copied()).expect("a set-up")
}

/// Set-ups of both games that hide something, with every number of seats and both rules, and Cromwell as long as this.
pub fn hidden_setups(length: &str) -> (Vec<Setup>, Vec<Setup>) {
    let mut cromwells = Vec::new();
    for seats in ["2", "3", "4", "5", "6"] {
        for variant in ["cromwell", ADVANCED] {
            cromwells.push(cromwell(variant, &[("seats", seats), ("length", length)]));
        }
    }
    let mut sixes = Vec::new();
    for seats in ["3", "4"] {
        for rules in ["basic", "advanced"] {
            let options = [("seats", seats), ("rules", rules), ("length", "full")];
            sixes.push(six_of_viii(&options));
        }
    }
    (cromwells, sixes)
}

/// Everybody who looks on: each seat, and an onlooker.
pub fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    (0..seats).map(|seat| Some(Seat(seat))).chain([None])
}

/// Plays a random match, and calls `after` after every move.
pub fn random_match<G: Game>(
    setup: &Setup,
    seed: u64,
    mut after: impl FnMut(&Match<G>),
) -> Match<G> {
    let mut game = Match::<G>::new(setup.clone(), Vec::new(), seed);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        if game.play_chance().is_none() {
            let legal = game.legal_moves();
            if !matches!(game.turn(), Turn::Seat(_)) || game.plies().len() > 1500 {
                return game;
            }
            let mv = legal[luck.random_range(0..legal.len())].clone();
            game.play(mv).expect("it is legal");
        }
        after(&game);
    }
}

/// A guest has the same view as at the host's table after every move, the same legal moves on its own
/// turn, the same line in the list of moves and the same spots of the last move.
fn is_followed<G: InteractiveGame>(setup: &Setup, seed: u64) {
    let fresh = || Match::<G>::new(setup.clone(), Vec::new(), 0);
    let seats = fresh().game().seats();
    let mut guests: Vec<(Option<Seat>, Match<G>)> =
        viewers(seats).map(|who| (who, fresh())).collect();
    random_match::<G>(setup, seed, |game| {
        for (viewer, guest) in &mut guests {
            let viewer = *viewer;
            let last = game.plies().len() - 1;
            let seen = game.seen_ply(last, viewer).expect("a move");
            guest.follow_ply(viewer, &seen).expect("it fits");
            let (host, own) = (&game.plies()[last], &guest.plies()[last]);
            assert_eq!(own.after.view(viewer), host.after.view(viewer));
            assert_eq!(guest.turn(), game.turn());
            let texts = |game: &Match<G>| -> Vec<String> {
                let legal = game.legal_moves().iter();
                legal.map(|mv| game.game().move_text(mv)).collect()
            };
            if viewer.is_some() && viewer == game.turn().seat() {
                assert_eq!(texts(guest), texts(game));
                let spots = |game: &Match<G>| -> Vec<_> {
                    let legal = game.legal_moves().iter();
                    legal.map(|mv| game.game().spots_for(mv, viewer)).collect()
                };
                assert_eq!(spots(guest), spots(game));
                assert_eq!(guest.game().barred(), game.game().barred());
                assert_eq!(guest.game().compulsory(), game.game().compulsory());
            }
            let line = |ply: &coffer_rules::Ply<G>| {
                let text = ply.after.move_text_for(&ply.mv, &ply.text, viewer);
                let told = text == ply.text;
                // Which of the backs in another hand a known card has, is not known.
                let pieces = ply.after.view(viewer).pieces();
                let hidden = |id| pieces.iter().any(|one| one.id == id && one.kind.is_none());
                let spot = |spot: Spot| match spot {
                    Spot::Piece(id) if hidden(id) => Spot::Piece(PieceId(0)),
                    spot => spot,
                };
                let spots = || ply.after.spots_for(&ply.mv, viewer).into_iter();
                let spots: Option<Vec<Spot>> = told.then(|| spots().map(spot).collect());
                (ply.seat, text, ply.after.move_in_full(&ply.mv), spots)
            };
            assert_eq!(line(own), line(host));
            let effects = |ply: &coffer_rules::Ply<G>| -> Vec<_> {
                let effects = ply.effects.iter();
                effects
                    .map(|one| ply.after.effect_for(one, viewer))
                    .collect()
            };
            assert_eq!(effects(own), effects(host));
        }
    });
}

#[test]
fn guests_follow_matches_with_hidden_hands() {
    let (cromwells, sixes) = hidden_setups("three");
    for (seed, setup) in (1..).zip(&cromwells) {
        is_followed::<Cromwell>(setup, seed);
    }
    for (seed, setup) in (1..).zip(&sixes) {
        is_followed::<SixOfViii>(setup, seed);
        is_followed::<SixOfViii>(setup, seed + 100);
    }
}
