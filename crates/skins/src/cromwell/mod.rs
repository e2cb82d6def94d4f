//! The look of Cromwell: cards that are put together from layers, on a ribbon of time.

pub mod fronts;
pub mod ribbon;

use coffer_rules::cromwell::deck::{House, Monarch, PLAYERS};
use coffer_rules::cromwell::{BLOCK, Cromwell, Phase, STOCK, View, laid_spot, shown_spot};
use coffer_rules::{Kind, Seat, Spot};

use crate::card_skin::{CardPlace, CardSkin, LineFacts, LineSection, LineSkin};
use crate::skinned::Skinned;

impl Skinned for Cromwell {
    fn cards() -> Option<CardSkin> {
        Some(CARDS)
    }

    fn line(view: &View) -> Option<LineFacts> {
        Some(line(view))
    }
}

/// Its cards.
pub const CARDS: CardSkin = CardSkin {
    index: fronts::INDEX,
    picture: fronts::picture,
    layers: fronts::layers,
    sort: |kind, _| u32::from(kind.0),
    place,
    line: Some(LineSkin {
        ribbon: ribbon::INDEX,
        sprites: ribbon::SPRITES,
        check: fronts::check,
        section,
        named,
        marker: || (fronts::MARKER, fronts::marker_words()),
        piles: ["cromwell-stock-short", "cromwell-block-short"],
    }),
};

/// What a viewer knows of the line.
pub fn line(view: &View) -> LineFacts {
    let cards = view.options.cards();
    let in_play = House::all().map(|house| house.monarchs() & cards);
    let in_play = in_play.filter(|monarchs| !monarchs.is_empty());
    LineFacts {
        sections: in_play
            .map(|monarchs| monarchs.iter().map(laid_spot).collect())
            .collect(),
        piles: !view.options.advanced,
        marker: (!view.phase.rests()).then_some(Seat(view.cromwell)),
        shown: shown(view),
        undated: view.names_only(),
        discarded: discarded(view),
        points: points(view),
    }
}

/// The two who trade, while their cards are shown (CR-11).
fn shown(view: &View) -> Vec<Seat> {
    let turn = view.now().filter(|_| view.phase == Phase::Name);
    let both = turn.and_then(|turn| Some([turn.cromwell, turn.partner?]));
    both.into_iter().flatten().map(Seat).collect()
}

/// The card of the Block that came there last.
fn discarded(view: &View) -> Option<Kind> {
    view.block.last().map(|card| card.kind())
}

/// The points of the finished deals, and of the cards laid in this one (CR-7).
fn points(view: &View) -> Vec<i32> {
    let laid = view.laid.iter().map(|laid| laid.len() as i32);
    let laid = laid.map(|laid| if view.phase.rests() { 0 } else { laid });
    view.totals
        .iter()
        .zip(laid)
        .map(|(total, laid)| total + laid)
        .collect()
}

/// What a spot is.
fn place(spot: Spot) -> CardPlace {
    let shown = (0..*PLAYERS.end()).find(|seat| shown_spot(*seat) == spot);
    match (spot, shown) {
        (Spot::Hand(seat), _) => CardPlace::Hand(seat),
        (_, Some(seat)) => CardPlace::Trick(Seat(seat)),
        (STOCK, _) => CardPlace::Stock,
        (BLOCK, _) => CardPlace::Discards,
        _ => CardPlace::Away,
    }
}

/// The name of a card that is written so in a move.
pub fn named(key: &str) -> Option<String> {
    let card: Monarch = key.parse().ok()?;
    Some(card.name().to_owned())
}

/// The house whose first card in play lies there.
fn section(first: Spot) -> Option<LineSection> {
    let monarch = Monarch::all().find(|monarch| laid_spot(*monarch) == first)?;
    let house = monarch.house();
    Some(LineSection {
        number: house.index(),
        name: house.name().to_owned(),
        year: house.monarchs().first()?.years().0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::cromwell::Move;
    use coffer_rules::{Game, Match, Setup, legal_moves};

    /// A match in which nobody trades, so that cards are drawn and discarded.
    fn drawing() -> Match<Cromwell> {
        let setup = Setup::standard("cromwell").expect("a variant");
        Match::new(setup, Vec::new(), 3)
    }

    #[test]
    fn the_card_that_was_discarded_last_is_on_top() {
        let mut game = drawing();
        let mut discarded = 0;
        while discarded < 6 {
            if game.play_chance().is_some() {
                continue;
            }
            let moves = legal_moves(game.game());
            let wanted = |mv: &&Move| matches!(mv, Move::Announce(_) | Move::Draw | Move::Pass);
            let mv = moves.iter().find(wanted).or(moves.last()).expect("a move");
            let mv = if moves.contains(&Move::Discard) {
                Move::Discard
            } else {
                mv.clone()
            };
            let announced = game.game().now().and_then(|turn| turn.announced);
            game.play(mv.clone()).expect("a legal move");
            if mv == Move::Discard {
                let top = line(&game.game().view(None)).discarded;
                assert_eq!(top, announced.map(Monarch::kind));
                discarded += 1;
            }
        }
    }

    /// Every card in play has its place in the line, house by house, and the hands and piles are
    /// told from it.
    #[test]
    fn every_card_has_its_place() {
        let game = drawing();
        let view = game.game().view(None);
        let line = line(&view);
        let places: Vec<Spot> = line.sections.iter().flatten().copied().collect();
        let expected: Vec<Spot> = view.options.cards().iter().map(laid_spot).collect();
        assert_eq!(places, expected);
        let names: Vec<String> = line
            .sections
            .iter()
            .filter_map(|spots| Some(section(*spots.first()?)?.name))
            .collect();
        assert_eq!(names.len(), line.sections.len());
        assert!(names.is_sorted_by(|one, other| one != other), "{names:?}");
        assert!(places.iter().all(|spot| place(*spot) == CardPlace::Away));
        assert_eq!(place(shown_spot(5)), CardPlace::Trick(Seat(5)));
        assert_eq!(place(BLOCK), CardPlace::Discards);
    }
}
