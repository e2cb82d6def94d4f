use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{ADVANCED, Move, Phase, View};
use coffer_rules::{Game, Seat, Setup, Turn, legal_moves};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::beliefs::Chain;
use super::evidence::Evidence;
use super::memory::Memory;
use super::playout::{MOST_SEATS, OpenDeal, Stage, Wait};
use super::*;
use crate::determinization::SplitMix64;
use crate::seed::PlayerSeed;
use crate::thinker::{Request, Thought};
use crate::{Budget, system_clock};

const BASIC: &str = "cromwell";

fn setup(variant: &str, seats: &str) -> Setup {
    Setup::of::<Cromwell>(variant, [("seats", seats)]).expect("a set-up")
}

fn tables() -> Vec<(&'static str, &'static str)> {
    let of = |variant| ["2", "3", "4", "5", "6"].map(|seats| (variant, seats));
    [of(BASIC), of(ADVANCED)].concat()
}

/// Plays a deal by one level; the other seats are noisy. Everything is looked at on the way.
fn played_by(
    variant: &str,
    seats: &str,
    who: Courtier,
    seed: u64,
    mut look: impl FnMut(&Cromwell, &View),
) -> Cromwell {
    let mut game = Cromwell::new(&setup(variant, seats));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut players = [who, Courtier::Katherine].map(|who| Trader::new(TraderProfile::of(who)));
    for ply in 0.. {
        if let Some(mv) = game.chance(&mut rng) {
            game.play(&mv).expect("chance is legal");
            continue;
        }
        let Turn::Seat(seat) = game.turn() else { break };
        let view = game.view(Some(seat));
        look(&game, &view);
        let legal = legal_moves(&game);
        let request = Request::new(
            Some(Budget::nodes(60)),
            PlayerSeed::of(seed ^ ply << 8, 0),
            system_clock,
        );
        let player = &mut players[usize::from(seat.0 > 0)];
        let thought = player.think(&view, &legal, &request);
        let mv = thought.best.expect("a move");
        assert!(legal.contains(&mv), "{mv:?}");
        game.play(&mv).expect("a legal move");
    }
    game
}

/// Every deal that a player imagines agrees with what it knows, and a playout loses no card.
#[test]
fn worlds_agree_with_the_view() {
    let mut looked = 0;
    for (variant, seats) in tables() {
        let mut luck = SplitMix64::new(5);
        played_by(variant, seats, Courtier::CharlesBrandon, 3, |_, view| {
            if view.phase == Phase::Name {
                return;
            }
            let mut chain = Chain::new(view, &mut luck);
            // A deal without evidence, the first of a chain, or its second.
            let world = match looked % 3 {
                0 => beliefs::world(view, &mut luck),
                1 => chain.world(&mut luck),
                _ => chain.world(&mut luck).and_then(|_| chain.world(&mut luck)),
            };
            let world = world.expect("a deal");
            let mut all = world.table | world.block;
            let mut cards = all.count_ones();
            for (seat, hand) in world.hands.iter().enumerate().take(world.seats) {
                assert_eq!(hand.count_ones(), u32::from(view.counts[seat]));
                assert!(
                    MonarchSet(*hand).contains_all(view.known[seat]),
                    "{variant} {seats}"
                );
                all |= hand;
                cards += hand.count_ones();
            }
            let viewer = view.viewer.map_or(0, Seat::index);
            assert_eq!(world.hands[viewer], view.own.0);
            assert_eq!(world.stock.len(), usize::from(view.stock));
            let stock = world.stock.iter().fold(0, |all, card| all | card);
            assert_eq!(
                cards + u32::from(view.stock),
                (all | stock).count_ones(),
                "once each"
            );
            assert_eq!(all | stock, view.options.cards().0);
            let points = world.clone().play_on(Stage::Start, &mut luck).points;
            let most = 10 * (MOST_SEATS as i32 + 1);
            assert!(
                points[..world.seats]
                    .iter()
                    .all(|points| (0..most).contains(points))
            );
            looked += 1;
        });
    }
    assert!(looked > 500, "{looked}");
}

/// Every level plays both games with every number of seats to the end, with legal moves only.
#[test]
fn every_level_plays_at_every_table() {
    for (variant, seats) in tables() {
        for who in [
            Courtier::WillSomers,
            Courtier::ThomasMore,
            Courtier::ThomasCromwell,
        ] {
            let game = played_by(variant, seats, who, 11, |_, _| {});
            assert!(game.turn().outcome().is_some());
        }
    }
}

fn thought(game: &Cromwell, who: Courtier, seed: u64) -> Thought<Move> {
    let request = Request::new(
        Some(Budget::nodes(4_000)),
        PlayerSeed::of(seed, 0),
        system_clock,
    );
    let view = game.view(Game::turn(game).seat());
    Trader::new(TraderProfile::of(who)).think(&view, &legal_moves(game), &request)
}

fn at(variant: &str, position: &str) -> Cromwell {
    let hands = position.split(':').nth(2).expect("hands");
    let seats = hands.split('/').count().to_string();
    let options = [("seats", seats.as_str()), ("last_house", "windsor")];
    let setup = Setup::of::<Cromwell>(variant, options).expect("a set-up");
    Cromwell::from_position(&setup, position).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The game after these moves.
fn after(position: &str, moves: &[&str]) -> Cromwell {
    let mut game = at(BASIC, position);
    for text in moves {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

/// The same seed and node budget give the same choice, and the budget is kept but for one world.
#[test]
fn choices_are_reproducible() {
    let game = at(
        BASIC,
        "turn:1:henry7,henry8,anne,john/jane,mary1,george1,george2/henry1,henry2,henry4,henry5:::stephen,victoria",
    );
    for who in Courtier::ALL {
        assert_eq!(thought(&game, who, 3), thought(&game, who, 3));
    }
    assert!((100..6_000).contains(&thought(&game, Courtier::ThomasCromwell, 3).nodes));
}

/// Cards that can be laid are laid by all but Cromwell, who may wait, and a card without neighbours
/// goes before one with two.
#[test]
fn good_players_lay_and_keep_what_belongs_together() {
    let game = at(
        BASIC,
        "turn:1:henry7,henry8,edward6,john/jane,mary1,george1,george2:::stephen,victoria,anne,henry1",
    );
    let best = |game: &Cromwell, who| game.move_text(&thought(game, who, 1).best.expect("a move"));
    for who in [Courtier::CharlesBrandon, Courtier::ThomasMore] {
        assert_eq!(best(&game, who), "lay henry7 henry8 edward6");
    }
    let game = at(
        BASIC,
        "turn:1:henry7,henry8,mary1,jane,john/edward6,george1,george2,victoria:::stephen,anne,henry1",
    );
    assert_eq!(best(&game, Courtier::CharlesBrandon), "announce john");
    let mut game = game;
    for text in ["announce john", "offer edward6"] {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv).expect("legal");
    }
    assert_eq!(
        best(&game, Courtier::ThomasCromwell),
        "accept 2",
        "it completes five in a row"
    );
}

/// CR-5: whoever has begun to go out after drawing goes on, even a player that overlooks cards.
#[test]
fn cr_5_nobody_discards_while_going_out() {
    let position = "turn:1:george5,edward8,george6,henry7,henry8,anne/victoria,stephen:\
                    mary2,william3,james2/::edward6,john";
    let mut game = at(BASIC, position);
    for text in ["announce anne", "offer nothing", "draw", "lay anne"] {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv).expect("legal");
    }
    let legal = legal_moves(&game);
    assert_eq!(legal.len(), 2);
    for seed in 0..60 {
        let best = thought(&game, Courtier::WillSomers, seed).best;
        assert!(best.is_some_and(|mv| legal.contains(&mv)));
    }
}

/// A game in which seat 0 is asked about a card, with these others in its hand.
fn asking(card: Monarch, own: &str) -> Option<Cromwell> {
    let options = [
        ("seats", "2"),
        ("first_house", "norman"),
        ("last_house", "windsor"),
    ];
    let setup = Setup::of::<Cromwell>(ADVANCED, options).expect("a set-up");
    let given = if card.key() == "john" { "jane" } else { "john" };
    let text = format!("turn:1:{given}{own}/{card}:::::{given},{card}");
    let mut game = Cromwell::from_position(&setup, &text).ok()?;
    let mv = game.parse_move("accept 2").expect("a move");
    game.play(&mv).expect("legal");
    Some(game)
}

/// The side and the monarch that a courtier names in a match with this seed.
fn answered(game: &Cromwell, who: Courtier, seed: u64, ply: usize) -> (Side, Monarch) {
    let request = Request::new(None, PlayerSeed::of(seed, ply), system_clock);
    let view = game.view(Game::turn(game).seat());
    let best = Trader::new(TraderProfile::of(who)).think(&view, &legal_moves(game), &request);
    match best.best {
        Some(Move::Name(side, named)) => (side, named),
        other => panic!("{other:?}"),
    }
}

/// CR-13: what a courtier knows depends on its level and on the match, and stays; it names the side
/// that it knows.
#[test]
fn cr_13_a_memory_is_the_same_throughout_a_match() {
    let mut shares = Vec::new();
    for who in Courtier::ALL {
        let (mut known, mut all, mut differ) = (0, 0, 0);
        for card in Monarch::all() {
            let Some(game) = asking(card, "") else {
                continue;
            };
            let mut named = Vec::new();
            for seed in 0..20 {
                let view = game.view(Some(Seat(0)));
                let profile = TraderProfile::of(who);
                let memory = Memory::of(&profile, &view, PlayerSeed::of(seed, 3));
                assert_eq!(
                    memory,
                    Memory::of(&profile, &view, PlayerSeed::of(seed, 40))
                );
                let knows = |side| memory.knows(card, side);
                for ply in [3, 40] {
                    let (side, named) = answered(&game, who, seed, ply);
                    let right = card.right_answers(side).contains(&named);
                    assert_eq!(right, Side::BOTH.into_iter().any(knows), "{who} {card}");
                    assert!(!right || knows(side), "{who} {card}");
                }
                known += u32::from(knows(Side::After));
                all += u32::from(card.neighbour(Side::After).is_some());
                named.push(memory.runs());
            }
            differ += usize::from(named.windows(2).any(|pair| pair[0] != pair[1]));
        }
        assert!(all > 600, "{all}");
        assert_eq!(differ > 30, who != Courtier::ThomasCromwell, "{who}");
        shares.push(100 * known / all);
    }
    for (share, who) in shares.iter().zip(Courtier::ALL) {
        let memory = TraderProfile::of(who).memory;
        assert!(share.abs_diff(memory) <= 6, "{who}: {share} of {memory}");
    }
    assert!(shares.is_sorted() && shares[4] == 100, "{shares:?}");
}

/// CR-13: a courtier reads the neighbours that it holds from their dates.
#[test]
fn cr_13_what_is_held_is_known() {
    let card: Monarch = "henry8".parse().expect("a monarch");
    let held = asking(card, ",henry7").expect("a position");
    for seed in 0..40 {
        let (side, named) = answered(&held, Courtier::WillSomers, seed, 0);
        assert!(card.right_answers(side).contains(&named));
    }
    let alone = asking(card, ",anne").expect("a position");
    let wrong = (0..40).filter(|seed| {
        let (side, named) = answered(&alone, Courtier::WillSomers, *seed, 0);
        !card.right_answers(side).contains(&named)
    });
    assert!(wrong.count() > 15);
}

/// CR-13: what the table has seen is known from then on, but the weakest forget it.
#[test]
fn cr_13_what_was_seen_is_known_for_a_while() {
    let options = [("seats", "2"), ("last_house", "windsor")];
    let setup = Setup::of::<Cromwell>(ADVANCED, options).expect("a set-up");
    let text = "turn:1:henry7,john/mary1,anne,henry2,richard1:::::henry7,anne";
    let mut game = Cromwell::from_position(&setup, text).expect("a position");
    let play = |game: &mut Cromwell, text: &str| {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    };
    // Seat 0 is told that William III came before Anne.
    for text in ["accept 2", "predecessor jane", "successor henry8"] {
        play(&mut game, text);
    }
    let william: Monarch = "william3".parse().expect("a monarch");
    let seed = PlayerSeed::of(1, 0);
    let knows = |game: &Cromwell, who| {
        let memory = Memory::of(
            &TraderProfile {
                memory: 0,
                ..TraderProfile::of(who)
            },
            &game.view(Some(Seat(0))),
            seed,
        );
        memory.knows(william, Side::After)
    };
    assert!(Courtier::ALL.into_iter().all(|who| knows(&game, who)));
    // Both answer wrongly, and keep what they have.
    for _ in 0..14 {
        play(&mut game, "pass");
        for word in ["announce", "offer"] {
            let seat = Game::turn(&game).seat().expect("somebody acts");
            let card = game.held(seat.0).first().expect("a card");
            play(&mut game, &format!("{word} {card}"));
        }
        let partner = 2 - game.cromwell();
        play(&mut game, &format!("accept {partner}"));
        play(&mut game, "successor anne");
        play(&mut game, "successor anne");
    }
    assert!(!knows(&game, Courtier::WillSomers), "forgotten");
    assert!(knows(&game, Courtier::CharlesBrandon));
}

/// A player that has said it would part with a card is believed to hold no neighbours of it.
#[test]
fn offers_tell_about_hands() {
    let mut game = at(
        BASIC,
        "turn:2:john,stephen,henry1/henry8,anne,george1,george2/jane,edward6,henry7,victoria:::henry4,henry5,mary1,edward2,edward3,george5",
    );
    for text in ["announce henry8", "offer nothing", "offer john"] {
        let mv = game
            .parse_move(text)
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        if game.play(&mv).is_err() {
            let mv = game.parse_move("offer nothing").expect("a move");
            game.play(&mv).expect("legal");
        }
    }
    let view = game.view(Some(Seat(0)));
    let neighbours = MonarchSet::one("henry8".parse().expect("a monarch")).neighbours();
    let mut luck = SplitMix64::new(1);
    let held = |world: OpenDeal| (world.hands[1] & neighbours.0).count_ones();
    let dealt: u32 = (0..400)
        .filter_map(|_| beliefs::world(&view, &mut luck))
        .map(held)
        .sum();
    let mut chain = Chain::new(&view, &mut luck);
    let inferred: u32 = (0..400)
        .filter_map(|_| chain.world(&mut luck))
        .map(held)
        .sum();
    assert!(3 * inferred < 2 * dealt, "{inferred} {dealt}");
}

/// How little sense these cards make of what a seat has done, as seat 0 sees it.
fn misfit(game: &Cromwell, seat: usize, keys: &str) -> u32 {
    let card = |key: &str| key.parse::<Monarch>().expect("a monarch");
    let hand: MonarchSet = keys.split(' ').map(card).collect();
    Evidence::of(&game.view(Some(Seat(0)))).misfit(seat, hand.0)
}

/// A hand that would have made the same announcements and offers makes sense of them.
#[test]
fn evidence_is_what_the_values_say() {
    let game = after(
        "turn:2:john,stephen,henry1/henry8,anne,george1,george2/jane,edward6,henry7,victoria:::henry4,henry5,mary1,edward2,edward3,george5",
        &["announce henry8"],
    );
    let misfit = |keys: &str| misfit(&game, 1, keys);
    assert_eq!(misfit("henry8 george1 george2 william4"), 0);
    assert!(
        misfit("henry8 edward6 anne john") > 20,
        "it parts with what belongs together"
    );
}

/// CR-10: where nobody has to trade, a refusal of a card that could not be laid makes sense.
#[test]
fn refusals_tell_what_could_be_laid() {
    let cards = "turn:2:john,stephen,henry1/henry8,anne,george1,george2/jane,edward6,henry7,victoria:::henry4,henry5,mary1,edward2,edward3,george5";
    let game = after(cards, &["announce henry8", "offer nothing"]);
    let misfit = |keys: &str| misfit(&game, 2, keys);
    assert_eq!(misfit("henry7 victoria edward3 george5"), 0);
    assert!(misfit("henry7 edward6 victoria george5") > 10);
}

/// Cards that could be laid are kept while others have many cards, and laid when one has few.
#[test]
fn cards_are_kept_for_a_while() {
    let game = at(
        BASIC,
        "turn:1:henry7,henry8,edward6,john,stephen/jane,mary1,george1,george2:::victoria,anne,henry1,henry4,henry5",
    );
    let view = game.view(Some(Seat(0)));
    let mut luck = SplitMix64::new(1);
    let world = beliefs::world(&view, &mut luck).expect("a deal");
    let left = |until, once| {
        let mut world = world.clone();
        let wait = Wait {
            seat: 0,
            until,
            once,
        };
        (world.wait, world.left) = (Some(wait), 1);
        let end = world.play_on(Stage::Start, &mut SplitMix64::new(2));
        assert_eq!(end.turns, 1);
        end.points[0]
    };
    assert!(left(4, false) >= 3 + 4, "another has no more than four");
    assert!(left(0, true) <= 4 && left(3, false) <= 4);
}

/// What an opponent does in a position.
fn opponent(name: &str, game: &Cromwell) -> String {
    let request = Request::new(None, PlayerSeed::of(1, 0), system_clock);
    let view = game.view(Game::turn(game).seat());
    let mut opponents = OPPONENTS.into_iter();
    let mut player = opponents.find(|known| known.name == name).expect("one");
    let best = player.think(&view, &legal_moves(game), &request).best;
    game.move_text(&best.expect("a move"))
}

/// The taker trades only for what it can lay at once, and the ender until it leads.
#[test]
fn opponents_trade_by_their_rules() {
    let cards = "turn:1:henry7,henry8,anne/edward6,john,jane/george2,george3,mary2:::stephen";
    let offered = |offers: &str| at(BASIC, &format!("{cards}:1,0,0,0:anne,{offers}"));
    assert_eq!(opponent("taker", &offered("edward6,george2")), "accept 2");
    assert_eq!(opponent("taker", &offered("jane,george2")), "draw");
    for (table, refuses) in [
        ("/george1,george2,george3", false),
        ("george1,george2,george3/", true),
    ] {
        let text =
            format!("turn:2:henry7,henry8,anne/edward6,john,mary1:{table}::stephen:1,0,0:edward6");
        let nothing = opponent("ender", &at(BASIC, &text)) == "offer nothing";
        assert_eq!(nothing, refuses, "{table}");
    }
}

/// A child takes every second trade that brings a card to lay, and some of the others.
#[test]
fn a_child_likes_cards_to_lay() {
    let times = |text: &str, move_text: &str| {
        let game = at(BASIC, text);
        let view = game.view(Game::turn(&game).seat());
        let legal = legal_moves(&game);
        let mut child = Cromwell::baseline(BASIC).expect("a child plays");
        let seeds = (0..1000).map(|seed| PlayerSeed::of(seed, 0));
        let requests = seeds.map(|seed| Request::new(None, seed, system_clock));
        let moves = requests.filter_map(|request| child.think(&view, &legal, &request).best);
        moves.filter(|mv| game.move_text(mv) == move_text).count()
    };
    let cards = "turn:1:henry7,henry8,anne/edward6,john,jane/george2,george3,mary2:::stephen";
    let accepted = times(&format!("{cards}:1,0,0,0:anne,edward6,george2"), "accept 2");
    assert!((590..720).contains(&accepted), "{accepted}");
}

/// A player that looks at two cards announces one of them, and one that looks only at what it has
/// laid itself does not lay beside others.
#[test]
fn what_is_overlooked_is_not_chosen() {
    let cards =
        "turn:1:henry7,henry8,anne,victoria,george1/edward6,john,jane/george2,george3,mary2";
    let game = at(BASIC, &format!("{cards}:::stephen"));
    let view = game.view(Game::turn(&game).seat());
    let legal = legal_moves(&game);
    let overlooks = Attention {
        cards: 2,
        others: false,
        block: false,
    };
    for seed in 0..50 {
        let looked: Vec<&Move> = overlooks
            .looked_at(&legal, &mut SplitMix64::new(seed))
            .collect();
        let announced = |mv: &&&Move| matches!(mv, Move::Announce(_));
        assert_eq!(looked.iter().filter(announced).count(), 2);
        let all = Attention::FULL.looked_at(&legal, &mut SplitMix64::new(seed));
        assert_eq!(all.count(), legal.len());
    }
    assert_eq!(overlooks.live(&view), view.options.cards());
    let hands = "turn:1:henry7,victoria,henry8/john,jane/edward6,mary2";
    let game = at(
        BASIC,
        &format!("{hands}:/george1,george2,george3/::stephen"),
    );
    let view = game.view(Game::turn(&game).seat());
    assert_eq!(overlooks.table(&view), MonarchSet::EMPTY);
    assert_eq!(Attention::FULL.table(&view), view.table());
}
