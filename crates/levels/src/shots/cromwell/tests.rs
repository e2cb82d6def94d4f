use coffer_players::system_clock;

use super::*;
use crate::knowledge_for_tests::weights;

fn game(text: &str) -> Cromwell {
    let setup = Setup::standard("cromwell").expect("a set-up");
    Cromwell::from_position(&setup, text).expect("a position")
}

fn worth(game: &Cromwell, text: &str) -> i32 {
    let mv = game.parse_move(text).expect("a move");
    let values = values(game, false).into_iter();
    let mut found = values.filter(|(other, _)| *other == mv);
    found.next().expect("a legal move").1
}

fn best(game: &Cromwell) -> i32 {
    let values = values(game, false).into_iter();
    values.map(|(_, value)| value).max().expect("a move")
}

fn after(game: &Cromwell, mv: &Move) -> Cromwell {
    let mut after = game.clone();
    after.play(mv).expect("legal");
    after
}

/// Every way in which the others may answer an announcement.
fn offered(game: &Cromwell) -> Vec<Cromwell> {
    let Some(seat) = game.turn().seat().filter(|_| game.phase() == Phase::Offer) else {
        return vec![game.clone()];
    };
    let announced = game.now().and_then(|turn| turn.announced).expect("a card");
    let cards = OpenTurn::of(game, false).offers(announced, seat.0);
    let mut offers: Vec<Option<Monarch>> = cards.iter().map(Some).collect();
    if offers.is_empty() {
        offers.push(None);
    }
    let offers = offers.into_iter();
    offers
        .flat_map(|card| offered(&after(game, &Move::Offer(card))))
        .collect()
}

/// The value of a move is that of the best one after it, as the real rules have it.
fn agrees(game: &Cromwell, depth: usize) {
    for (mv, value) in values(game, false) {
        let next = after(game, &mv);
        if mv == Move::Pass || matches!(next.phase(), Phase::Over | Phase::Name) {
            continue;
        }
        let values = offered(&next).iter().map(best).min();
        let right = if mv == Move::Draw {
            values >= Some(value)
        } else {
            values == Some(value)
        };
        assert!(right, "{} {mv:?}: {value} {values:?}", game.position());
        if depth > 0 && next.phase() != Phase::Offer {
            agrees(&next, depth - 1);
        }
    }
}

#[test]
fn values_agree_with_the_rules() {
    for (variant, seed) in [("cromwell", 0), ("cromwell", 1), (ADVANCED, 2)] {
        let setup = Setup::standard(variant).expect("a set-up");
        let mut number = 0;
        find(&setup, seed, weights(), system_clock, |game| {
            number += 1;
            if number % 7 == 0 {
                agrees(game, 1);
            }
            false
        });
        assert!(number >= 14, "too few are compared: {number}");
    }
}

/// The second seat offers for what it can lay, and of its cards the one that Cromwell can lay.
#[test]
fn the_others_trade_for_what_they_can_lay() {
    let game = game(
        "turn:1:henry4,henry6,edward4,jane/henry5,edward5,richard3,anne/john,george1,george3/edward2",
    );
    let turn = OpenTurn::of(&game, false);
    let card = |text: &str| text.parse::<Monarch>().expect("a monarch");
    let offers = |announced: &str, seat| turn.offers(card(announced), seat);
    assert_eq!(offers("edward4", 1), MonarchSet::one(card("henry5")));
    assert!(offers("edward4", 2).is_empty() && offers("jane", 1).is_empty());
    // Three for three.
    assert_eq!(worth(&game, "announce edward4"), 0);
    assert_eq!(worth(&game, "announce jane"), 0);
}

/// Three cards are laid, but the fourth would open the way for two others.
#[test]
fn a_card_that_opens_the_way_is_kept() {
    let game = game("turn:1:henry7,henry8,edward6,jane,anne/mary1,elizabeth1,john/george1/george3");
    assert_eq!(worth(&game, "lay henry7 henry8 edward6"), 3);
    assert_eq!(worth(&game, "lay henry7 henry8 edward6 jane"), 2);
}

/// Any card of the stock may come.
#[test]
fn a_draw_counts_on_the_worst_card() {
    let text =
        |stock: &str| format!("turn:1:henry4,henry5,jane/john/anne/mary1:::{stock}:1:jane,-,-,-");
    assert_eq!(worth(&game(&text("henry6")), "draw"), turn::OUT + 3);
    assert_eq!(worth(&game(&text("henry6,george1")), "draw"), 0);
}

#[test]
fn houses_of_one_size_stand_for_each_other() {
    let one = game("turn:1:henry4,henry5/john/anne/mary1");
    let other = game("turn:1:edward4,edward5/john/anne/mary1");
    let turned = game("turn:1:henry5,henry6/edward2/james1/henry8");
    let keys: Vec<u64> = one.images().iter().map(Game::key).collect();
    assert!(keys.contains(&other.key()) && keys.contains(&turned.key()));
    let different = game("turn:1:edward4,richard3/john/anne/mary1");
    assert!(!keys.contains(&different.key()));
}
