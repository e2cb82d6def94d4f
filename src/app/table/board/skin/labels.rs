//! The text on the board and its trays.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::session::TableState;
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::table::board::skin::depth;
use crate::app::table::board::skin::pictures::Skin;
use crate::app::table::drawing::writing::{TableText, Typeface};
use crate::app::table::layout::board::{BoardPlaces, BoardShape, CellForm};
use crate::app::table::layout::{TableLayout, TableShape};
use crate::app::table::pieces::preview::Preview;
use crate::app::table::pointing::cursor::Cursor;
use crate::app::table::pointing::picking::targets;
use crate::app::table::presentation::Presentations;
use crate::app::table::reconcile::reconcile;
use crate::rules::{Seat, Spot};
use crate::texts;

/// A text on the board.
#[derive(Clone, PartialEq)]
struct Label {
    text: TableText,
    anchor: Anchor,
    at: Vec2,
}

/// A number of a square, or a letter or number on the rim.
#[derive(Component, PartialEq)]
pub(super) struct SquareLabel(Label);

/// What a tray holds.
#[derive(Component, PartialEq)]
pub(super) struct TrayLabel(Label);

/// A choice that is not a square.
#[derive(Component, PartialEq)]
pub(super) struct ChoiceLabel(Label);

fn label(
    at: Vec2,
    anchor: Anchor,
    words: String,
    typeface: Typeface,
    size: f32,
    color: Srgba,
) -> Label {
    let color = color.into();
    let text = TableText {
        words,
        typeface,
        size,
        color,
    };
    Label { text, anchor, at }
}

impl Label {
    fn bundle(&self, name: &'static str) -> impl Bundle {
        (
            Name::new(name),
            self.text.clone(),
            self.anchor,
            Transform::from_translation(self.at.extend(depth::LABEL)),
        )
    }
}

/// Old gold, for all text on wood.
const WRITING: Srgba = Srgba::rgb(0.914, 0.812, 0.604);

/// For text on pale places.
const INK: Srgba = Srgba::new(0.29, 0.17, 0.07, 0.78);

/// Size of the rim labels, relative to the numbers of the squares.
const RIM_SIZE: f32 = 1.25;

/// Size of the rim labels on a frame of this width, in pixels.
fn size_on_frame(frame: f32) -> f32 {
    (frame * 0.5).max(12.0)
}

/// The numbers of the squares, unobtrusive and upright however the table is turned.
pub(super) fn label_squares(
    mut commands: Commands,
    layout: Res<TableLayout>,
    shape: Res<TableShape>,
    settings: Res<Settings>,
    table: Res<TableState>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<(Entity, &SquareLabel)>,
) {
    let wanted = match (skin, layout.board(), shape.board()) {
        (Some(skin), Some(board), Some(shape))
            if settings.numbers && *screen.get() == Screen::Table =>
        {
            square_labels(&layout, &table, &skin, board, shape)
        }
        _ => Vec::new(),
    };
    for label in reconcile(&mut commands, &old, wanted, false) {
        commands.spawn((label.0.bundle("Square label"), label));
    }
}

fn square_labels(
    layout: &TableLayout,
    table: &TableState,
    skin: &Skin,
    board: &BoardPlaces,
    shape: &BoardShape,
) -> Vec<SquareLabel> {
    let mut labels = Vec::new();
    let (font, size, color, corner) = if skin.is_plain() {
        // Large, but inside the frames that may surround the square.
        let size = (layout.cell * 0.28).max(13.0);
        (Typeface::Plain, size, Srgba::WHITE, Vec2::new(-0.38, 0.42))
    } else {
        let size = (layout.cell * 0.165).max(12.0);
        (
            Typeface::Strong,
            size,
            WRITING.with_alpha(0.58),
            Vec2::new(-0.44, 0.48),
        )
    };
    // Large ones would be hidden by pieces on squares: they are on the frame.
    let framed = shape.rims_on_frame || skin.is_plain() && board.form() == CellForm::Squares;
    let (rim_size, rim_color) = match (framed, skin.is_plain()) {
        (true, true) => (size, color),
        (true, false) => (size_on_frame(board.frame()), WRITING),
        (false, _) => (size * RIM_SIZE, color),
    };
    for (rim, words) in shape.rims_for(layout.viewer).iter().enumerate() {
        for (word, along) in words {
            let (along, inside) = if framed {
                (along.floor() + 0.5, -board.frame() / board.cell / 2.0)
            } else {
                (*along, 0.235)
            };
            let place = if rim == 0 {
                Vec2::new(along, inside)
            } else {
                Vec2::new(inside, along)
            };
            let at = layout.field.min + place * layout.cell;
            let ink = !skin.is_plain()
                && !framed
                && board
                    .nearest_cell(at)
                    .is_some_and(|spot| board.is_pale(spot));
            let color = if ink { INK } else { rim_color };
            let words = (*word).to_owned();
            labels.push(label(at, Anchor::CENTER, words, font, rim_size, color));
        }
    }
    for (spot, middle) in board.cells() {
        // A number half hidden by a piece would be misread.
        if skin.is_plain() && table.pieces_at(*spot).next().is_some() {
            continue;
        }
        let Some(words) = (skin.plan.label)(*spot) else {
            continue;
        };
        let (corner, anchor, color, size) = if board.form() == CellForm::Hexes {
            let ink = !skin.is_plain() && board.is_pale(*spot);
            let color = if ink { INK } else { color.with_alpha(1.0) };
            // A phone's cells are so small that their numbers must not outshine what lies on them.
            let dimmed = layout.small && !skin.is_plain();
            let color = color.with_alpha(color.alpha * if dimmed { 0.7 } else { 1.0 });
            // At the top, within the tooling and above a mark in the middle.
            let (foot, smaller) = if skin.is_plain() {
                (0.25, 0.72)
            } else {
                (0.22, 1.0)
            };
            let size = size * smaller;
            let top = foot + size / layout.cell;
            (Vec2::new(0.0, top), Anchor::TOP_CENTER, color, size)
        } else {
            (corner, Anchor::TOP_LEFT, color, size)
        };
        let at = *middle + corner * layout.cell;
        labels.push(label(at, anchor, words, font, size, color));
    }
    labels.into_iter().map(SquareLabel).collect()
}

/// The number of pieces in each tray.
pub(super) fn label_trays(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    preview: Res<Preview>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<(Entity, &TrayLabel)>,
) {
    let skin = skin.filter(|skin| skin.images.tray.is_some() && *screen.get() == Screen::Table);
    let board = layout.board().filter(|board| !board.rows.is_empty());
    let wanted = match (skin, board) {
        (Some(skin), Some(board)) => tray_labels(&layout, &table, &preview, &skin, board),
        _ => Vec::new(),
    };
    for label in reconcile(&mut commands, &old, wanted, false) {
        commands.spawn((label.0.bundle("Tray label"), label));
    }
}

fn tray_labels(
    layout: &TableLayout,
    table: &TableState,
    preview: &Preview,
    skin: &Skin,
    board: &BoardPlaces,
) -> Vec<TrayLabel> {
    let (plain, color) = if skin.is_plain() {
        (Some(Typeface::Plain), Srgba::WHITE)
    } else {
        (None, WRITING)
    };
    let mut labels = Vec::new();
    for seat in board.seats() {
        let held = in_tray(table, preview, board, seat);
        for (at, anchor, words, font, size) in tray_words(layout, board, seat, &held) {
            let font = plain.unwrap_or(font);
            labels.push(label(at, anchor, words, font, size * layout.scale, color));
        }
    }
    labels.into_iter().map(TrayLabel).collect()
}

/// The text in a seat's tray: a count, if its pieces are counted, and the text key. The seat's
/// status takes precedence, then the pieces in hand, then the captured ones.
fn in_tray(
    table: &TableState,
    preview: &Preview,
    board: &BoardPlaces,
    seat: Seat,
) -> (Option<usize>, String) {
    let lying = |spot: Spot| table.pieces_at(spot).count();
    // A man previewed on the board has already left the hand.
    let away = preview.part.as_ref().is_some_and(|part| {
        let piece = table.piece(part.piece);
        piece.is_some_and(|piece| piece.spot == Spot::Hand(seat))
    });
    let hand = lying(Spot::Hand(seat)) - usize::from(away);
    match table.seat_status_of(seat) {
        Some(standing) => (None, format!("table-{standing}")),
        None if hand > 0 && board.tray_shape.sockets.is_some() => {
            (Some(hand), "table-in_hand".to_owned())
        }
        None => (Some(lying(Spot::Tray(seat))), "table-taken".to_owned()),
    }
}

/// A text before layout: position, anchor, words, typeface and size.
type Words = (Vec2, Anchor, String, Typeface, f32);

/// The text in a tray, along it or across its far end.
fn tray_words(
    layout: &TableLayout,
    board: &BoardPlaces,
    seat: Seat,
    (count, key): &(Option<usize>, String),
) -> Vec<Words> {
    let (tray, scale) = (board.tray(seat), layout.scale);
    if board.trays_lie() {
        let at = Vec2::new(tray.max.x - 19.0 * scale, tray.center().y);
        let words = match count {
            Some(count) => texts::fill(&format!("{key}_count"), &[("count", &count.to_string())]),
            None => texts::text(key).to_owned(),
        };
        return vec![(at, Anchor::CENTER_RIGHT, words, Typeface::Italic, 16.0)];
    }
    let below = |distance: f32| Vec2::new(tray.center().x, tray.max.y - distance * scale);
    let number = count.map(|count| {
        let at = below(33.0);
        (
            at,
            Anchor::CENTER,
            count.to_string(),
            Typeface::Strong,
            21.0,
        )
    });
    // A phone's tray is too narrow for text across it.
    let words = (!layout.small).then(|| {
        let at = below(if count.is_some() { 63.0 } else { 44.0 });
        let words = texts::text(key).to_owned();
        (at, Anchor::CENTER, words, Typeface::Italic, 14.0)
    });
    number.into_iter().chain(words).collect()
}

/// Shows each spoken choice on the board while it is available.
pub(super) fn label_choices(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    cursor: Res<Cursor>,
    skin: Option<Res<Skin>>,
    old: Query<(Entity, &ChoiceLabel)>,
) {
    let wanted = match (skin, layout.board()) {
        (Some(skin), Some(board)) => {
            choice_labels(&layout, &table, &presentations, &cursor, &skin, board)
        }
        _ => Vec::new(),
    };
    for label in reconcile(&mut commands, &old, wanted, false) {
        commands.spawn((label.0.bundle("Choice"), label));
    }
}

fn choice_labels(
    layout: &TableLayout,
    table: &TableState,
    presentations: &Presentations,
    cursor: &Cursor,
    skin: &Skin,
    board: &BoardPlaces,
) -> Vec<ChoiceLabel> {
    let (font, color) = if skin.is_plain() {
        (Typeface::Plain, Srgba::WHITE)
    } else {
        (Typeface::Italic, WRITING)
    };
    let size = (layout.cell * 0.17).max(12.0);
    let open = targets(&table.choices, table.path_length, &cursor.picks);
    // A mark of the game's own says more than words.
    let marked = |spot: &Spot| table.own_marks.iter().any(|mark| mark.at == *spot);
    let choices = board.choices().iter();
    choices
        .filter(|(spot, _)| open.contains(spot) && !marked(spot))
        .filter_map(|(spot, at)| {
            let Spot::Choice(number) = *spot else {
                return None;
            };
            let words = presentations.words(table).choice_name(table, number);
            let below = *at - Vec2::Y * layout.cell * 0.6;
            let label = label(below, Anchor::CENTER, words, font, size, color);
            Some(ChoiceLabel(label))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_written_on_a_board_stays_on_a_table_without_one() {
        let mut app = App::new();
        app.init_resource::<TableLayout>()
            .init_resource::<TableState>()
            .init_resource::<Preview>()
            .insert_resource(State::new(Screen::Table))
            .add_systems(Update, label_trays);
        let written = label(
            Vec2::ZERO,
            Anchor::CENTER,
            String::from("4"),
            Typeface::Strong,
            20.0,
            WRITING,
        );
        app.world_mut().spawn(TrayLabel(written));
        let other = app.world_mut().spawn_empty().id();
        app.update();
        let mut left = app.world_mut().query::<&TrayLabel>();
        assert_eq!(left.iter(app.world()).count(), 0);
        assert!(app.world().get_entity(other).is_ok());
    }
}
