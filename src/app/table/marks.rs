//! The marks on the board: selection, legal targets, last move, compulsory captures, cursor,
//! refusal.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::advice::Advice;
use crate::app::session::{OwnMark, TableState};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::BoardPlaces;
use crate::app::table::pieces::preview::Preview;
use crate::app::table::pointing::cursor::{Cursor, LastDevice};
use crate::app::table::pointing::focus::Focus;
use crate::app::table::pointing::picking::targets;
use crate::app::table::reconcile::reconcile;
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

/// What decides which marks there are.
#[derive(SystemParam)]
struct Seen<'w> {
    table: Res<'w, TableState>,
    cursor: Res<'w, Cursor>,
    advice: Res<'w, Advice>,
    settings: Res<'w, Settings>,
    motion: Res<'w, AnimationQueue>,
    device: Res<'w, LastDevice>,
    focus: Res<'w, Focus>,
    menu: Res<'w, State<Menu>>,
}

impl Seen<'_> {
    /// Whether no piece moves.
    fn is_resting(&self) -> bool {
        !self.motion.busy()
    }

    /// Whether the keyboard or a gamepad, used last, has the cursor on the board. While a menu is
    /// open, it has the focus.
    fn shows_cursor(&self) -> bool {
        self.device.has_keys() && self.focus.on_board() && *self.menu.get() == Menu::None
    }

    /// The marks that should exist now, each once.
    fn marks(&self, board: &BoardPlaces, lines: &[Vec<Spot>]) -> Vec<Mark> {
        let sockets = board.tray_shape.sockets.is_some();
        let lined = lines.iter().flatten();
        let all = (self.dens(sockets))
            .chain(self.status_marks(board))
            .chain(self.own_marks())
            .chain(lined.map(|spot| (MarkKind::Lined, *spot)))
            .chain(self.helps(sockets))
            .chain(self.pointed(sockets));
        let mut marks = Vec::new();
        for (kind, spot) in all {
            let mark = Mark { kind, spot };
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        marks
    }

    fn picked(&self) -> Option<&Spot> {
        self.cursor.picks.first()
    }

    /// Where pieces wait that are not on the board yet, unless they have sockets.
    fn dens(&self, sockets: bool) -> impl Iterator<Item = (MarkKind, Spot)> {
        let waits = move |spot: &Spot| matches!(spot, Spot::Hand(_)) && !sockets;
        let spots = self.table.pieces.iter().map(|piece| piece.spot);
        spots.filter(waits).map(|spot| (MarkKind::Den, spot))
    }

    /// The marks of the pieces whose seat has a special status.
    fn status_marks(&self, board: &BoardPlaces) -> impl Iterator<Item = (MarkKind, Spot)> {
        let pieces = self.table.pieces.iter().filter(|_| self.is_resting());
        pieces.filter_map(|piece| {
            let status = piece
                .owner
                .and_then(|owner| self.table.seat_status_of(owner));
            let key = board.status_mark(status)?;
            let stands =
                matches!(piece.spot, Spot::Square(_)) && self.picked() != Some(&piece.spot);
            stands.then_some((MarkKind::Own(key), piece.spot))
        })
    }

    /// The marks that only this game has.
    fn own_marks(&self) -> impl Iterator<Item = (MarkKind, Spot)> {
        // Those on an anchor are part of the board, even while pieces move.
        let seen = |own: &&OwnMark| self.is_resting() || matches!(own.at, Spot::Pile(_));
        let lit = |own: &&OwnMark| own.selected.is_none() || own.selected.as_ref() == self.picked();
        let marks = self.table.own_marks.iter().filter(seen).filter(lit);
        marks.map(|own| match own.over {
            true => (MarkKind::OwnOver(own.key), own.at),
            false => (MarkKind::Own(own.key), own.at),
        })
    }

    /// The marks that can be turned off: the last move, what must be used, and where to go.
    fn helps(&self, sockets: bool) -> impl Iterator<Item = (MarkKind, Spot)> {
        let mut marks = Vec::new();
        if self.settings.marks {
            let squares = self.table.last.iter();
            let squares: Vec<Spot> = squares
                .filter(|spot| matches!(spot, Spot::Square(_)))
                .copied()
                .collect();
            if let [first, .., _] = squares.as_slice() {
                marks.push((MarkKind::LastFrom, *first));
            }
            marks.extend(squares.last().map(|last| (MarkKind::Last, *last)));
            if self.is_resting() && self.picked().is_none() {
                let must = self.table.compulsory.iter();
                marks.extend(must.map(|spot| (MarkKind::Must, *spot)));
            }
            marks.extend(self.targets(sockets));
        }
        marks.into_iter()
    }

    /// The legal targets, and the pieces that can be taken.
    fn targets(&self, sockets: bool) -> Vec<(MarkKind, Spot)> {
        let (table, cursor) = (&self.table, &self.cursor);
        // If any place may be picked, none is marked; nor are the free points while men are in
        // their sockets and none is selected.
        if table.pointing() || sockets && cursor.picks.is_empty() {
            return Vec::new();
        }
        let taken = cursor.picks.len() >= table.path_length;
        let kind = |spot: Spot| {
            let pointed =
                cursor.raised == Some(spot) || cursor.at == Some(spot) && self.device.has_keys();
            match spot {
                Spot::Square(_) if taken && pointed => MarkKind::TakeThis,
                Spot::Square(_) if taken => MarkKind::Take,
                _ => MarkKind::Target,
            }
        };
        let targets = targets(&table.choices, table.path_length, &cursor.picks);
        targets.into_iter().map(|spot| (kind(spot), spot)).collect()
    }

    /// What a hint, a person or a refusal points at.
    fn pointed(&self, sockets: bool) -> impl Iterator<Item = (MarkKind, Spot)> {
        let cursor = &self.cursor;
        let hinted = self.advice.hint.iter().flat_map(|hint| &hint.spots);
        let hinted = hinted.chain(&self.advice.marks);
        let lies_open = move |spot: &&Spot| !(sockets && matches!(spot, Spot::Hand(_)));
        let selected = cursor.picks.iter().filter(lies_open);
        let at = cursor.at.filter(|_| self.shows_cursor());
        let refused = cursor.refusal.as_ref().and_then(|refusal| refusal.at);
        (hinted.map(|spot| (MarkKind::Hint, *spot)))
            .chain(selected.map(|spot| (MarkKind::Selected, *spot)))
            .chain(at.map(|spot| (MarkKind::Cursor, spot)))
            .chain(refused.map(|spot| (MarkKind::Refused, spot)))
    }
}

fn mark(
    mut commands: Commands,
    seen: Seen,
    layout: Res<TableLayout>,
    preview: Res<Preview>,
    old: Query<(Entity, &Mark)>,
) {
    // Marks of cards are part of the cards themselves.
    let wanted = layout.board().map_or_else(Vec::new, |board| {
        seen.marks(board, &lit(&seen.table, &seen.motion, &preview))
    });
    let again = layout.is_changed() || seen.settings.is_changed();
    for mark in reconcile(&mut commands, &old, wanted, again) {
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
    old: Query<(Entity, &Arrow)>,
) {
    let hint = advice.hint.as_ref();
    let path = match hint.filter(|_| layout.surface.marks_places()) {
        // The spots after the path are not part of the movement.
        Some(hint) => &hint.spots[..hint.spots.len().min(table.path_length)],
        None => &[],
    };
    let top = |spot: Spot| {
        let lying = table.pieces_at(spot).count();
        let index = if matches!(spot, Spot::Hand(_)) {
            lying.saturating_sub(1)
        } else {
            0
        };
        layout.place(spot, index)
    };
    let legs = path.windows(2).filter_map(|leg| {
        let (from, to) = (top(leg[0])?, top(leg[1])?);
        Some(Arrow { from, to })
    });
    let again = layout.is_changed() || settings.is_changed();
    for arrow in reconcile(&mut commands, &old, legs.collect(), again) {
        commands.spawn((Name::new("Arrow"), arrow));
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
    old: Query<(Entity, &Shine)>,
) {
    let lines = lit(&table, &motion, &preview);
    let shines = lines.iter().filter_map(|line| {
        let [first, .., last] = line.as_slice() else {
            return None;
        };
        let (from, to) = (layout.place(*first, 0)?, layout.place(*last, 0)?);
        Some(Shine { from, to })
    });
    let again = layout.is_changed() || settings.is_changed();
    for shine in reconcile(&mut commands, &old, shines.collect(), again) {
        commands.spawn((Name::new("Shine"), shine));
    }
}
