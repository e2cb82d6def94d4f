//! The marks on the board: selection, legal targets, last move, compulsory captures, cursor,
//! refusal.

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::advice::Advice;
use crate::app::session::{OwnMark, TableState};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::cursor::{Cursor, LastDevice};
use crate::app::table::focus::Focus;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::BoardPlaces;
use crate::app::table::picking::targets;
use crate::app::table::preview::Preview;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mark, point_out, light)
            .run_if(in_state(Screen::Table))
            .in_set(FrameSystems::Mark),
    );
}

/// The meaning of a mark. Each has its own shape, not only a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum MarkKind {
    /// Where pieces wait that are not on the board yet.
    Den,
    /// Start of the last move.
    LastFrom,
    /// End of the last move.
    Last,
    /// This piece must capture.
    Must,
    /// Selected.
    Selected,
    /// A legal target.
    Target,
    /// This piece can be captured.
    Take,
    /// The capturable piece that is pointed at.
    TakeThis,
    /// This piece is in a line that was just completed.
    Lined,
    /// A hint.
    Hint,
    /// The cursor of keyboard and gamepad.
    Cursor,
    /// Refused.
    Refused,
    /// A game-specific mark, by its key.
    Own(&'static str),
    /// The same over the piece on its spot.
    OwnOver(&'static str),
}

impl MarkKind {
    /// The name of its sprite.
    pub fn picture(self) -> &'static str {
        match self {
            Self::Den => "den",
            Self::Hint => "mark_hint",
            Self::LastFrom => "mark_last_from",
            Self::Last => "mark_last",
            Self::Selected => "mark_selected",
            Self::Lined => "line_halo",
            Self::Take => "mark_take",
            Self::TakeThis => "mark_take_hover",
            Self::Target => "mark_target",
            Self::Must => "mark_must",
            Self::Refused => "mark_refused",
            Self::Cursor => "mark_cursor",
            Self::Own(key) | Self::OwnOver(key) => key,
        }
    }
}

/// A mark on a place of the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct Mark {
    /// Its meaning.
    pub kind: MarkKind,
    /// Its spot.
    pub spot: Spot,
}

/// The arrow of a hint, from the centre of one place to that of the next.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct Arrow {
    /// Its start, in world units.
    pub from: Vec2,
    /// Its end, in world units.
    pub to: Vec2,
}

/// A glowing line, from the centre of one end to that of the other, in world units.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct Shine {
    /// One end.
    pub from: Vec2,
    /// The other end.
    pub to: Vec2,
}

/// The marks that should exist now.
fn wanted(
    table: &TableState,
    cursor: &Cursor,
    advice: &Advice,
    cursor_shown: bool,
    settings: &Settings,
    board: &BoardPlaces,
    lines: &[Vec<Spot>],
    resting: bool,
    keys: bool,
) -> Vec<Mark> {
    let mut marks = Vec::new();
    let sockets = board.tray_shape.sockets.is_some();
    let mut add = |kind, spot| {
        let mark = Mark { kind, spot };
        if !marks.contains(&mark) {
            marks.push(mark);
        }
    };
    for piece in &table.pieces {
        if matches!(piece.spot, Spot::Hand(_)) && !sockets {
            add(MarkKind::Den, piece.spot);
        }
    }
    for piece in table.pieces.iter().filter(|_| resting) {
        let status = piece.owner.and_then(|owner| table.seat_status_of(owner));
        let mark = board.status_mark(status);
        if let (Spot::Square(_), Some(key)) = (piece.spot, mark)
            && Some(&piece.spot) != cursor.picks.first()
        {
            add(MarkKind::Own(key), piece.spot);
        }
    }
    // Those on an anchor are part of the board, even while pieces move.
    let seen = |own: &&OwnMark| resting || matches!(own.at, Spot::Pile(_));
    for own in table.own_marks.iter().filter(seen) {
        if own.selected.is_none() || own.selected.as_ref() == cursor.picks.first() {
            let kind = if own.over {
                MarkKind::OwnOver(own.key)
            } else {
                MarkKind::Own(own.key)
            };
            add(kind, own.at);
        }
    }
    for spot in lines.iter().flatten() {
        add(MarkKind::Lined, *spot);
    }
    if settings.marks {
        let board = |spot: &&Spot| matches!(spot, Spot::Square(_));
        let last: Vec<Spot> = table.last.iter().filter(board).copied().collect();
        if let [first, .., last] = last.as_slice() {
            add(MarkKind::LastFrom, *first);
            add(MarkKind::Last, *last);
        } else if let [only] = last.as_slice() {
            add(MarkKind::Last, *only);
        }
        if resting && cursor.picks.is_empty() {
            for spot in &table.compulsory {
                add(MarkKind::Must, *spot);
            }
        }
        // If any place may be picked, none is marked; nor are the free points while men are in
        // their sockets and none is selected.
        let any = sockets && cursor.picks.is_empty();
        let targets = if table.pointing || any {
            Vec::new()
        } else {
            targets(&table.choices, table.path_length, &cursor.picks)
        };
        let taken = cursor.picks.len() >= table.path_length;
        for spot in targets {
            let pointed = cursor.raised == Some(spot) || cursor.at == Some(spot) && keys;
            add(
                match spot {
                    Spot::Square(_) if taken && pointed => MarkKind::TakeThis,
                    Spot::Square(_) if taken => MarkKind::Take,
                    _ => MarkKind::Target,
                },
                spot,
            );
        }
    }
    for spot in advice
        .hint
        .iter()
        .flat_map(|hint| &hint.spots)
        .chain(&advice.marks)
    {
        add(MarkKind::Hint, *spot);
    }
    for spot in cursor
        .picks
        .iter()
        .filter(|spot| !(sockets && matches!(spot, Spot::Hand(_))))
    {
        add(MarkKind::Selected, *spot);
    }
    if let Some(spot) = cursor.at.filter(|_| cursor_shown) {
        add(MarkKind::Cursor, spot);
    }
    if let Some(spot) = cursor.refusal.as_ref().and_then(|refusal| refusal.at) {
        add(MarkKind::Refused, spot);
    }
    marks
}

fn mark(
    mut commands: Commands,
    table: Res<TableState>,
    cursor: Res<Cursor>,
    device: Res<LastDevice>,
    focus: Res<Focus>,
    menu: Res<State<Menu>>,
    advice: Res<Advice>,
    settings: Res<Settings>,
    layout: Res<TableLayout>,
    motion: Res<AnimationQueue>,
    preview: Res<Preview>,
    mut rested: Local<bool>,
    mut contrast: Local<bool>,
    mut shown: Local<Vec<Vec<Spot>>>,
    old: Query<(Entity, &Mark)>,
) {
    let resting = !motion.busy();
    let lines = lit(&table, &motion, &preview);
    let lines_changed = *shown != lines;
    let changed = table.is_changed()
        || advice.is_changed()
        || cursor.is_changed()
        || device.is_changed()
        || focus.is_changed()
        || menu.is_changed()
        || settings.is_changed()
        || layout.is_changed()
        || *rested != resting
        || lines_changed;
    if !changed {
        return;
    }
    *rested = resting;
    // If the look has changed, all marks are spawned again.
    let all_changed = layout.is_changed()
        || std::mem::replace(&mut *contrast, settings.contrast) != settings.contrast;
    // While a menu is open, it has the focus.
    let keys = device.has_keys();
    let cursor_shown = keys && focus.on_board() && *menu.get() == Menu::None;
    // Marks of cards are part of the cards themselves.
    let mut wanted = match layout.board() {
        None => Vec::new(),
        Some(board) => wanted(
            &table,
            &cursor,
            &advice,
            cursor_shown,
            &settings,
            board,
            &lines,
            resting,
            keys,
        ),
    };
    *shown = lines;
    for (entity, mark) in &old {
        match wanted.iter().position(|other| other == mark) {
            Some(index) if !all_changed => {
                wanted.swap_remove(index);
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    for mark in wanted {
        let Some(at) = layout.place(mark.spot, 0) else {
            continue;
        };
        commands.spawn((
            Name::new("Mark"),
            mark,
            Transform::from_translation(at.extend(0.0)),
        ));
    }
}

/// The path of a hint, leg by leg.
fn point_out(
    mut commands: Commands,
    advice: Res<Advice>,
    table: Res<TableState>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    old: Query<Entity, With<Arrow>>,
) {
    if !(advice.is_changed() || layout.is_changed() || settings.is_changed()) {
        return;
    }
    for arrow in &old {
        commands.entity(arrow).despawn();
    }
    let Some(hint) = advice
        .hint
        .as_ref()
        .filter(|_| layout.surface.marks_places())
    else {
        return;
    };
    // The spots after the path are not part of the movement.
    let path = &hint.spots[..hint.spots.len().min(table.path_length)];
    let top = |spot: Spot| {
        let lying = table.pieces_at(spot).count();
        let index = if matches!(spot, Spot::Hand(_)) {
            lying.saturating_sub(1)
        } else {
            0
        };
        layout.place(spot, index)
    };
    for leg in path.windows(2) {
        if let (Some(from), Some(to)) = (top(leg[0]), top(leg[1])) {
            commands.spawn((Name::new("Arrow"), Arrow { from, to }));
        }
    }
}

/// The lines to light: those in the preview, those that the last move completed and, while nothing
/// moves, those that stand in the position.
fn lit(table: &TableState, motion: &AnimationQueue, preview: &Preview) -> Vec<Vec<Spot>> {
    let pointed = preview.part.iter().flat_map(|part| &part.lines);
    let standing = table.lines.iter().filter(|_| !motion.busy());
    let all = pointed.chain(motion.lines()).chain(standing);
    let mut lines: Vec<Vec<Spot>> = Vec::new();
    for line in all {
        if !lines.contains(line) {
            lines.push(line.clone());
        }
    }
    lines
}

/// Spawns the glowing lines.
fn light(
    mut commands: Commands,
    table: Res<TableState>,
    motion: Res<AnimationQueue>,
    preview: Res<Preview>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    mut shown: Local<Vec<Vec<Spot>>>,
    old: Query<Entity, With<Shine>>,
) {
    let lines = lit(&table, &motion, &preview);
    let all_changed = layout.is_changed() || settings.is_changed();
    // They are despawned with the table.
    let gone = old.is_empty();
    if *shown == lines && (lines.is_empty() || !(all_changed || gone)) {
        return;
    }
    for line in &old {
        commands.entity(line).despawn();
    }
    for line in &lines {
        if let [first, .., last] = line.as_slice()
            && let (Some(from), Some(to)) = (layout.place(*first, 0), layout.place(*last, 0))
        {
            commands.spawn((Name::new("Shine"), Shine { from, to }));
        }
    }
    *shown = lines;
}
