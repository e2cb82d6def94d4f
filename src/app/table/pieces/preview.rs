//! The preview of an incomplete move: the path of its piece as far as it was picked, and the lines
//! that it completes. Nothing is played; clearing the selection clears the preview.

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::{BegunMove, Session, TableState};
use crate::app::table::animation::spring::Spring;
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::piece::{Piece, PiecePlace};
use crate::app::table::pointing::cursor::Cursor;
use crate::rules::{Effect, PieceId, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().add_systems(
        Update,
        (
            preview
                .run_if(resource_exists::<Session>)
                .in_set(FrameSystems::Preview),
            hold.in_set(FrameSystems::Hold),
        ),
    );
}

/// The visible part of an incomplete move.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// The previewed move. `None` while no piece has left its place.
    pub part: Option<PreviewMove>,
    /// The lines shown last, which need not be animated again when the move is played.
    pub seen: Vec<Vec<Spot>>,
}

/// A piece on its path.
#[derive(Clone, Debug, PartialEq)]
pub struct PreviewMove {
    /// The piece.
    pub piece: PieceId,
    /// Where it is.
    pub to: Spot,
    /// The lines that it completes there.
    pub lines: Vec<Vec<Spot>>,
    /// Whether the path is complete, so that only the spots after it ([`TableState::path_length`])
    /// remain to be picked.
    pub arrived: bool,
    /// The start of the move's notation, as far as it is certain.
    pub text: String,
}

fn preview(
    session: Res<Session>,
    cursor: Res<Cursor>,
    table: Res<TableState>,
    mut preview: ResMut<Preview>,
    mut cues: MessageWriter<Cue>,
) {
    if !(cursor.is_changed() || table.is_changed()) {
        return;
    }
    let part = part_of(&session, &cursor.picks, &table);
    if part == preview.part {
        return;
    }
    if let Some(part) = &part {
        cues.write(Cue::Place);
        if !part.lines.is_empty() {
            cues.write(Cue::Line);
        }
    }
    if let Some(before) = std::mem::replace(&mut preview.part, part) {
        preview.seen = before.lines;
    }
}

/// Lifts the selected piece, which follows the pointer while dragged; in a hand it is the top one.
/// A previewed piece stands at its preview spot.
fn hold(
    cursor: Res<Cursor>,
    preview: Res<Preview>,
    layout: Res<TableLayout>,
    time: Res<Time>,
    mut on_way: Local<Option<PieceId>>,
    mut redraw: ResMut<RedrawTimer>,
    mut pieces: Query<(&Piece, &PiecePlace, &mut Spring)>,
) {
    // Held cards are handled by the card layout.
    if !(cursor.is_changed() || preview.is_changed() || layout.is_changed())
        || !layout.surface.lifts_on_press()
    {
        return;
    }
    let selected = cursor.picks.first().copied();
    let lying = pieces
        .iter()
        .filter(|(_, place, _)| Some(place.spot) == selected);
    let top = lying.map(|(_, place, _)| place.index).max();
    let before = on_way.take();
    for (piece, place, mut body) in &mut pieces {
        let Some(rest) = layout.place(place.spot, place.index) else {
            continue;
        };
        let part = preview.part.as_ref().filter(|part| part.piece == piece.0);
        if let Some(to) = part.and_then(|part| layout.place(part.to, 0)) {
            *on_way = Some(piece.0);
            match cursor.drag {
                Some(at) => body.drag_to(at),
                None => {
                    body.release();
                    body.aim(to);
                }
            }
        } else if Some(place.spot) == selected && Some(place.index) == top {
            body.drag_to(cursor.drag.unwrap_or(rest));
        } else if body.held || before == Some(piece.0) {
            body.release();
            body.aim(rest);
        }
        if !body.settled() {
            // It starts to move in the next frame.
            redraw.at(time.elapsed_secs());
        }
    }
}

/// The preview of the moves that start with these spots.
fn part_of(session: &Session, picks: &[Spot], table: &TableState) -> Option<PreviewMove> {
    let steps = picks.len().min(table.path_length);
    if steps < 2 || table.hidden || table.choices.is_empty() {
        return None;
    }
    let BegunMove { effects, texts } = session.game.begun(picks)?;
    let mut effects = effects.into_iter();
    let piece = effects.find_map(|effect| match effect {
        Effect::Moved { piece, to, .. } if to == picks[steps - 1] => Some(piece),
        _ => None,
    })?;
    let lines = effects.map_while(|effect| match effect {
        Effect::Highlighted { places, .. } => Some(places),
        _ => None,
    });
    Some(PreviewMove {
        piece,
        to: picks[steps - 1],
        lines: lines.collect(),
        arrived: picks.len() >= table.path_length,
        text: decided(texts.into_iter()),
    })
}

/// The separators between places in a notation.
const SIGNS: [char; 2] = ['-', 'x'];

/// The longest common prefix of these notations that ends at a separator.
fn decided(texts: impl Iterator<Item = String>) -> String {
    let common = |one: String, other: String| {
        let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b);
        let cut = same.map(|(a, _)| a.len_utf8()).sum();
        let whole = cut == one.len().min(other.len());
        let sign = one[..cut].rfind(SIGNS).map_or(0, |at| at + 1);
        one[..if whole { cut } else { sign }].to_owned()
    };
    texts.reduce(common).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_decided_of_a_move_is_written() {
        let decided = |texts: &[&str]| decided(texts.iter().map(|text| (*text).to_owned()));
        assert_eq!(decided(&["a1xd2", "a1xd5", "a1xg7"]), "a1x");
        assert_eq!(decided(&["a1", "a1xd5"]), "a1");
        assert_eq!(decided(&["11x18x25", "11x18x27"]), "11x18x");
        assert_eq!(decided(&["a4-a1xg7"]), "a4-a1xg7");
        assert_eq!(decided(&[]), "");
    }
}
