//! Sentences about moves, pieces and turns.

use crate::app::session::{Applied, MoveLine, TableState};
use crate::app::wording::words::GameWords;
use crate::app::wording::{cards, ending};
use crate::rules::{Effect, PieceView, Seat, Spot, side_name};
use crate::texts;
use crate::texts::{capital, fill, text};

/// The input for sentences about the match: what the viewer may know, and the game's vocabulary.
#[derive(Clone, Copy)]
pub struct Wording<'a> {
    /// What the viewer may know.
    pub table: &'a TableState,
    /// The game's names for its places and pieces.
    pub words: &'a GameWords,
}

impl Wording<'_> {
    /// A move in sentences, as far as `applied` and `line` reveal it.
    pub fn move_sentences(&self, applied: &Applied, line: &MoveLine) -> Vec<String> {
        let table = self.table;
        if let Some(sentences) = cards::sentences(self.words, table, applied, line) {
            return sentences;
        }
        if let Some(sentence) = self.special_sentence(applied) {
            return vec![sentence];
        }
        let words = self.move_words(&applied.effects, line);
        let mut sentences = vec![match applied.seat {
            Some(seat) => fill(
                "say-move",
                &[("name", &ending::name_of(table, seat)), ("move", &words)],
            ),
            None => fill("say-chance", &[("move", &words)]),
        }];
        let taken: Vec<String> = applied
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Captured { piece, from, .. } => {
                    let piece = table.piece(*piece)?;
                    let at = (self.words.place)(*from)?;
                    let words = self.piece(piece);
                    Some(fill("say-taken_piece", &[("piece", &words), ("at", &at)]))
                }
                _ => None,
            })
            .collect();
        if !taken.is_empty() {
            sentences.push(fill(
                "say-taken",
                &[("pieces", &taken.join(text("list-comma")))],
            ));
        }
        sentences
    }

    /// What happens in a move of a kind that only this game has, if it has a text for that:
    /// `<game>-say-<key>`.
    fn special_sentence(&self, applied: &Applied) -> Option<String> {
        let seat = applied.seat?;
        applied.effects.iter().find_map(|effect| {
            let Effect::Special { key, places, .. } = effect else {
                return None;
            };
            let sentence = format!("{}-say-{key}", self.words.game);
            let values = [("at", &*self.words.places(places))];
            texts::has(&sentence)
                .then(|| ending::about(self.table, seat, ending::name_of, &sentence, &values))
        })
    }

    /// A move in words, e.g. “15 takes 22, then 29, crowned”. If no piece moves from place to
    /// place, it is the notation.
    fn move_words(&self, effects: &[Effect], line: &MoveLine) -> String {
        let table = self.table;
        let place = self.words.place;
        let mut words: Option<String> = None;
        let mut mover = None;
        for (index, effect) in effects.iter().enumerate() {
            if let (Effect::Highlighted { places, .. }, Some(words_of_move)) = (effect, &words) {
                // What a line encloses is in its middle.
                let middle = places.get(places.len() / 2).copied();
                let at = middle.and_then(place).unwrap_or_default();
                let key = self.words.own_key("say-lined");
                words = Some(fill(&key, &[("move", words_of_move), ("at", &at)]));
            }
            let Effect::Moved { piece, from, to } = effect else {
                continue;
            };
            if let (Spot::Hand(_), Some(at), None) = (from, place(*to), &words) {
                let kind = table.piece(*piece).and_then(|piece| piece.kind);
                let kind = self.words.kind_name(kind, false);
                words = Some(fill("say-set", &[("kind", &kind), ("at", &at)]));
                continue;
            }
            let (Some(from), Some(to)) = (place(*from), place(*to)) else {
                continue;
            };
            words = Some(match words {
                None => {
                    mover = Some(*piece);
                    let takes = matches!(effects.get(index + 1), Some(Effect::Captured { .. }));
                    let key = if takes { "say-capture" } else { "say-step" };
                    fill(key, &[("from", &from), ("to", &to)])
                }
                Some(words) if mover == Some(*piece) => {
                    fill("say-then", &[("move", &words), ("to", &to)])
                }
                Some(words) => words,
            });
        }
        let words = words.unwrap_or_else(|| notation_words(&line.text));
        if line.crowned {
            fill("say-crowned", &[("move", &words)])
        } else {
            words
        }
    }

    /// Whose turn it is.
    pub fn turn_words(&self) -> String {
        let table = self.table;
        let Some((seat, _)) = table.acting() else {
            return if table.turn.outcome().is_some() {
                end_words(table)
            } else {
                String::new()
            };
        };
        let turn = turn_of(table, seat);
        if table.compulsory.is_empty() {
            turn
        } else {
            let places = self.words.places(&table.compulsory);
            let must = fill(&self.words.own_key("say-must"), &[("places", &places)]);
            format!("{turn} {must}")
        }
    }

    /// A place and what is on it.
    pub fn held(&self, spot: Spot) -> String {
        let table = self.table;
        if let Some(words) = cards::place_words(self.words, table, spot) {
            return words;
        }
        if let Spot::Hand(seat) = spot {
            let count = table.pieces_at(spot).count().to_string();
            return fill(
                "say-hand",
                &[("side", &side_name(&table.variant, seat)), ("n", &count)],
            );
        }
        if let Spot::Choice(number) = spot {
            return self.words.choice_name(table, number);
        }
        let place = self.words.place_name(spot).unwrap_or_default();
        let pieces: Vec<String> = table
            .pieces_at(spot)
            .map(|piece| self.piece(piece))
            .collect();
        if pieces.is_empty() {
            fill("say-empty", &[("place", &place)])
        } else {
            fill(
                "say-holds",
                &[
                    ("place", &place),
                    ("pieces", &pieces.join(text("list-comma"))),
                ],
            )
        }
    }

    /// A piece in words: its owner and its kind.
    pub fn piece(&self, piece: &PieceView) -> String {
        let table = self.table;
        match piece.owner {
            // If two people share a screen, “your” would be ambiguous.
            Some(owner) if table.people() == 1 && ending::is_you(table, owner) => {
                let kind = self.words.kind_name(piece.kind, false);
                fill("say-piece-own", &[("kind", &kind)])
            }
            Some(owner) => self.words.piece_name(&table.variant, owner, piece.kind),
            None => self.words.kind_name(piece.kind, false),
        }
    }
}

/// A move in notation, with its symbols spelled out for speech.
pub fn notation_words(notation: &str) -> String {
    let mut words = String::new();
    for part in notation.split_inclusive(['-', 'x']) {
        let (key, from) = match (part.strip_suffix('-'), part.strip_suffix('x')) {
            (Some(from), _) => ("say-step", from),
            (None, Some(from)) => ("say-capture", from),
            (None, None) => {
                words.push_str(part);
                continue;
            }
        };
        words.push_str(&fill(key, &[("from", from), ("to", "")]));
    }
    words
}

/// How the match ended, and why; empty while it is in progress.
pub fn end_words(table: &TableState) -> String {
    match (ending::headline(table), ending::reason(table)) {
        (Some(headline), Some(reason)) => {
            fill("say-end", &[("headline", &headline), ("reason", &reason)])
        }
        _ => String::new(),
    }
}

/// That it is the turn of this seat.
pub fn turn_of(table: &TableState, seat: Seat) -> String {
    if ending::is_you(table, seat) {
        return text("say-your_move").to_owned();
    }
    let name = ending::name_of(table, seat);
    capital(&fill("say-to_move", &[("name", &name)]))
}
