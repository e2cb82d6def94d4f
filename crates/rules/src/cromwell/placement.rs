//! Hands set up by hand: the hands, the cards laid by each seat, the Block and the stock.

use coffer_texts::{capital, fill, list, text};

use super::deck::{Monarch, MonarchSet};
use super::position::{PositionText, TURN, phase_word};
use super::{COMBINATION, Cromwell, shown_spot};
use crate::{CardPile, Game, Placement, PlacementChoice, Refusal, Seat, side_name};

/// The choice who is Cromwell.
const CROMWELL: &str = "cromwell-position-cromwell";

/// The position as one that was set up by hand. A card that is shown in a trade is in hand.
pub(super) fn placement(game: &Cromwell) -> Placement {
    let seats = game.options.seats;
    let name = |seat: u8| side_name(Cromwell::VARIANTS[0].key, Seat(seat));
    let of_seat = |key: &str, seat: u8, cards: MonarchSet| {
        let name = fill(key, &[("side", &name(seat))]);
        CardPile::sorted(name, cards.iter().map(Monarch::kind))
    };
    let hand = |seat: u8| of_seat("editor-hand", seat, held(game, seat));
    let laid = |seat: u8| {
        let cards = game.laid[usize::from(seat)];
        of_seat("cromwell-position-laid", seat, cards)
    };
    let mut piles: Vec<CardPile> = (0..seats).map(hand).chain((0..seats).map(laid)).collect();
    if !game.options.advanced {
        let stock = text("cromwell-position-stock").to_owned();
        piles.push(CardPile::in_order(
            stock,
            game.in_stock().map(Monarch::kind),
        ));
        let block = text("cromwell-block").to_owned();
        let cards = game.block.iter().copied().map(Monarch::kind);
        piles.push(CardPile::in_order(block, cards));
    }
    let placed = piles.iter().flat_map(|pile| &pile.cards);
    let placed = placed.filter_map(|kind| Monarch::of_kind(*kind)).collect();
    let rest = game.options.cards().without(placed);
    let rest = rest.iter().map(Monarch::kind);
    piles.push(CardPile::sorted(text("editor-out").to_owned(), rest));
    Placement {
        piles,
        choices: vec![PlacementChoice {
            key: CROMWELL,
            answers: (0..seats).map(|seat| capital(&name(seat))).collect(),
            chosen: usize::from(game.cromwell()),
        }],
        ..Placement::default()
    }
}

/// The cards in a seat's hand, with the one that it shows in a trade.
fn held(game: &Cromwell, seat: u8) -> MonarchSet {
    game.held(seat) | game.at(shown_spot(seat))
}

/// The text of a position set up by hand, at the beginning of a turn; that of the game if nothing was
/// changed. What was said in this turn stands while Cromwell and the hands are the same.
pub(super) fn placed(game: &Cromwell, placement: &Placement) -> String {
    if *placement == self::placement(game) {
        return game.position();
    }
    let seats = usize::from(game.options.seats);
    let cards = |pile: &CardPile| -> Vec<Monarch> {
        let cards = pile.cards.iter();
        cards.filter_map(|kind| Monarch::of_kind(*kind)).collect()
    };
    let mut piles = placement.piles.iter().map(cards);
    let mut take = |count: usize| piles.by_ref().take(count).collect::<Vec<_>>();
    let (hands, table) = (take(seats), take(seats));
    let mut next = || take(usize::from(!game.options.advanced)).concat();
    let (stock, block) = (next(), next());
    let cromwell = placement.chosen(CROMWELL) as u8;
    let same = |(seat, hand): (u8, &Vec<Monarch>)| hand.iter().copied().eq(game.held(seat).iter());
    let said =
        phase_word(game) == TURN && cromwell == game.cromwell() && (0..).zip(&hands).all(same);
    let written = PositionText {
        phase: TURN,
        cromwell,
        said,
        hands,
        table,
        block,
        stock,
    };
    written.write(game)
}

/// What is wrong with the cards, as somebody sees it who looks at them.
pub(super) fn misplaced(game: &Cromwell, placement: &Placement) -> Option<Refusal> {
    if *placement == self::placement(game) {
        return None;
    }
    let seats = usize::from(game.options.seats);
    let mut hands = (0..).map(Seat).zip(&placement.piles).take(seats);
    let all_empty = hands.clone().all(|(_, hand)| hand.cards.is_empty());
    // In the advanced game wrong answers can empty a hand.
    let must_have = all_empty || !game.options.advanced;
    if let Some((seat, _)) = hands.find(|(_, hand)| must_have && hand.cards.is_empty()) {
        let name = capital(&side_name(Cromwell::VARIANTS[0].key, seat));
        return Some(Refusal::new("placed-cromwell-hands").with("side", name));
    }
    let laid = placement.piles.iter().skip(seats).take(seats);
    let laid = laid.flat_map(|pile| &pile.cards);
    let laid: MonarchSet = laid.filter_map(|kind| Monarch::of_kind(*kind)).collect();
    let run = laid.runs().find(|run| run.len() < COMBINATION)?;
    let names: Vec<String> = run.iter().map(|card| card.name().to_owned()).collect();
    Some(Refusal::new("placed-cromwell-table").with("cards", list(&names)))
}
