//! Sentences about the moves and the piles of card games.

use crate::app::session::{Applied, MoveLine, TableState};
use crate::app::wording::words::{CardWords, GameWords};
use crate::app::wording::{ending, people};
use crate::rules::{Effect, PieceId, Seat, Spot};
use crate::texts;
use crate::texts::{Decision, fill, plural, text};

/// A seat's short name, where space is limited: “You”, “Katherine”, “Brandon”.
pub fn short_name(table: &TableState, seat: Seat) -> String {
    match table.occupant(seat) {
        Some(_) if ending::is_you(table, seat) => text("person-you").to_owned(),
        Some(_) => {
            if let Some(place) = ending::place_of(table, seat) {
                return text(&format!("person-at-{place}-short")).to_owned();
            }
            if ending::is_called_by_side(table, seat) {
                return ending::name_of(table, seat);
            }
            let names = people::of_table(&table.seats, &table.characters, people::short_name_as);
            names.into_iter().nth(seat.index()).unwrap_or_default()
        }
        None => text("cards-dummy").to_owned(),
    }
}

/// The same within a sentence: a person without a name is “the player on your left”.
pub fn name_in_sentence(table: &TableState, seat: Seat) -> String {
    match ending::place_of(table, seat) {
        Some(place) => text(&format!("person-at-{place}")).to_owned(),
        None => short_name(table, seat),
    }
}

/// A sentence about a seat, with its short name.
pub fn about(table: &TableState, seat: Seat, key: &str, values: &[(&str, &str)]) -> String {
    ending::about(table, seat, name_in_sentence, key, values)
}

/// The sentences for a move in a card game. Empty if the variant on the table is not one.
pub fn sentences(
    words: &GameWords,
    table: &TableState,
    applied: &Applied,
    line: &MoveLine,
) -> Option<Vec<String>> {
    let cards = words.cards?;
    let Some(seat) = applied.seat else {
        return Some(vec![text("cards-say-dealt").to_owned()]);
    };
    let in_full = line.in_full.as_ref();
    if let Some(whole) = in_full.and_then(|notation| decision(words, table, seat, notation, cards))
    {
        return Some(vec![whole]);
    }
    let mut told = Vec::new();
    let effects = &applied.effects;
    let shown = |piece: PieceId| {
        effects.iter().find_map(|effect| match effect {
            Effect::Flipped { piece: other, face } if *other == piece => *face,
            _ => None,
        })
    };
    let mut laid_down = 0_u32;
    for effect in effects {
        let Effect::Moved {
            piece,
            from: Spot::Hand(hand),
            to: Spot::Pile(_),
        } = effect
        else {
            continue;
        };
        match shown(*piece) {
            Some(kind) => {
                let card =
                    (cards.as_played)(kind, &line.text).unwrap_or_else(|| words.the_card(kind));
                let key = words.own_key("cards-say-plays");
                told.push(about(table, *hand, &key, &[("card", &card)]));
            }
            None => laid_down += 1,
        }
    }
    if laid_down > 0 {
        told.push(about(
            table,
            seat,
            "cards-say-passes",
            &[("n", &laid_down.to_string())],
        ));
    }
    let mut got: Vec<(Seat, String)> = Vec::new();
    for effect in effects {
        match effect {
            Effect::Dealt {
                to: Spot::Hand(hand),
                face: Some(kind),
                ..
            } => got.push((*hand, words.the_card(*kind))),
            Effect::Gathered {
                pieces,
                to: Spot::Tray(winner),
            } => {
                let points: i32 = effects
                    .iter()
                    .filter_map(|effect| match effect {
                        Effect::Scored { points, .. } => Some(*points),
                        _ => None,
                    })
                    .sum();
                let key = match points {
                    _ if pieces.is_empty() => continue,
                    0 => "cards-say-wins",
                    _ => "cards-say-wins-points",
                };
                let points = plural("cards-points", usize::try_from(points).unwrap_or(0));
                told.push(about(table, *winner, key, &[("points", &points)]));
            }
            _ => {}
        }
    }
    if let Some((to, _)) = got.first().cloned() {
        let cards: Vec<String> = got
            .into_iter()
            .filter(|(hand, _)| *hand == to)
            .map(|(_, card)| card)
            .collect();
        told.push(about(
            table,
            to,
            "cards-say-gets",
            &[("cards", &texts::list(&cards))],
        ));
    }
    if let Some(decision) = decision(words, table, seat, &line.text, cards) {
        told.insert(0, decision);
    }
    Some(told)
}

/// The sentence for a decision that moves no card of a hand, see [`Decision`]. `None` if there is none.
fn decision(
    words: &GameWords,
    table: &TableState,
    seat: Seat,
    notation: &str,
    cards: CardWords,
) -> Option<String> {
    let key = |said: &str| words.own_key(&format!("cards-say-{said}"));
    let name = |seat| name_within(table, Seat(seat));
    let decision = Decision::of(notation, key, cards.named, name)?;
    Some(about(table, seat, &decision.key, &decision.values()))
}

/// A seat's short name within a sentence.
fn name_within(table: &TableState, seat: Seat) -> String {
    if ending::is_you(table, seat) {
        text("person-you-within").to_owned()
    } else {
        name_in_sentence(table, seat)
    }
}

/// What is at a spot of a card table, in words: a card in a hand, all cards of an open hand, a choice,
/// the size of a pile.
/// `None` if the variant is not a card game.
pub fn place_words(words: &GameWords, table: &TableState, spot: Spot) -> Option<String> {
    let section = words.cards?.section;
    let card = |kind| words.kind_name(kind, false);
    let in_hand = |kind| {
        if table.names_only {
            card(kind)
        } else {
            words.card_in_full(kind)
        }
    };
    let lying: Vec<_> = table.pieces_at(spot).collect();
    Some(match spot {
        Spot::Piece(id) => in_hand(table.piece(id).and_then(|piece| piece.kind)),
        Spot::Choice(number) => words.choice_name(table, number),
        Spot::Hand(seat) if lying.iter().all(|piece| piece.kind.is_some()) => {
            let cards = lying.iter().map(|piece| in_hand(piece.kind));
            cards_of(&short_name(table, seat), cards)
        }
        Spot::Tray(seat) => fill(
            "cards-place-tray",
            &[
                ("name", &short_name(table, seat)),
                ("n", &(lying.len() / 4).to_string()),
            ],
        ),
        Spot::Pile(number) if texts::has(&pile_key(words, number)) => {
            let n = lying.len().to_string();
            fill(&pile_key(words, number), &[("n", &n)])
        }
        Spot::Pile(number) if let Some((name, places)) = section(number) => {
            let laid = places.iter().flat_map(|place| table.pieces_at(*place));
            cards_of(&name, laid.map(|piece| in_hand(piece.kind)))
        }
        _ => match lying.as_slice() {
            [] => text("cards-place-empty").to_owned(),
            [one] => card(one.kind),
            many => fill("cards-place-pile", &[("n", &many.len().to_string())]),
        },
    })
}

/// Whose cards these are, and their names.
fn cards_of(name: &str, cards: impl Iterator<Item = String>) -> String {
    let cards: Vec<String> = cards.collect();
    let values = [("name", name), ("cards", &*cards.join(text("list-comma")))];
    fill("cards-place-hand", &values)
}

/// The text key of one of a game's piles; a spot in the trick has no name.
fn pile_key(words: &GameWords, number: u16) -> String {
    format!("{}-pile-{number}", words.game)
}
