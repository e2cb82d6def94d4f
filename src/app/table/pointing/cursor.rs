//! The one cursor: mouse, touch, keyboard and gamepad all move it, and act through it.
//!
//! A move is made by pointing at its spots in order. The session's list of choices says what is
//! allowed next; anything else becomes an attempt that the rules refuse with a reason.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::{Applied, Intent, Refused, TableState};
use crate::app::state::{Screen, TableResource};
use crate::app::table::animation::AnimationQueue;
use crate::app::table::layout::TableLayout;
use crate::app::table::pointing::picking::{
    Pick, Pickable, beginnings, begins, in_hand, pick, targets,
};
use crate::app::ui::Device;
use crate::rules::{Refusal, Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_table_resource::<Cursor>()
        .init_table_resource::<LastDevice>()
        .add_message::<CursorCommand>()
        .add_message::<Lift>()
        .add_systems(
            Update,
            command
                .run_if(in_state(Screen::Table))
                .in_set(FrameSystems::Cursor),
        )
        .add_systems(
            Update,
            (follow_table, lift.run_if(on_message::<Lift>), show_refusal)
                .chain()
                .in_set(FrameSystems::Select),
        );
}

/// How long a refusal is shown, in seconds.
pub const REFUSAL_TIME: f32 = 3.5;

/// Message: a device's command to the cursor.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CursorCommand {
    /// Point at a spot and press it (mouse button or finger down).
    Press(Option<Spot>),
    /// Drag the piece or card from this spot to a point, in world units.
    Drag(Spot, Vec2),
    /// Stop dragging: what was dragged stays where it was.
    LetGo,
    /// Drop a dragged piece at a spot.
    Drop(Option<Spot>),
    /// One step in a direction.
    Walk(Vec2),
    /// One step in a direction, from this spot.
    WalkFrom(Option<Spot>, Vec2),
    /// Go to a spot without acting on it, as a screen reader does.
    Go(Spot),
    /// Act on the spot under the cursor (Enter, South).
    Act,
    /// Clear the selection (Esc, East).
    Cancel,
    /// Hover over a card with the mouse.
    Hover(Option<Spot>),
    /// Tap a card: the first tap raises it, the second plays it.
    Tap(Option<Spot>),
    /// Drop a dragged card at a spot.
    Throw(Option<Spot>),
    /// Go to the next piece that can move, or to the previous one.
    NextPiece {
        /// Backwards.
        back: bool,
    },
    /// Go to the first piece that can move, or to the last one.
    ComeToBoard {
        /// Backwards, to the last one.
        back: bool,
    },
}

impl CursorCommand {
    /// Whether it only follows the pointer; a player who gives another command goes on with the match.
    pub fn follows_pointer(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::Drag(..) | Self::LetGo)
    }
}

/// Message: this piece is selected as long as nothing else is.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lift(pub Spot);

/// The device that was used last, at the table or in a panel.
#[derive(Resource, Deref, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastDevice(pub Device);

/// The cursor's position and the current selection. Only this file changes it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Cursor {
    /// The spot under the cursor.
    pub at: Option<Spot>,
    /// The spots picked so far for a move.
    pub picks: Vec<Spot>,
    /// The last refusal, shown at its piece.
    pub refusal: Option<Refused>,
    /// The position of a dragged piece, in world units.
    pub drag: Option<Vec2>,
    /// The dragged card.
    pub dragged: Option<Spot>,
    /// The card raised by mouse or touch.
    pub raised: Option<Spot>,
    /// The folded hand that is spread over the table, or the first place of a section of the line.
    pub spread: Option<Spot>,
    track: Vec2,
    refused_at: f32,
}

impl Cursor {
    /// Whether there is something to cancel: a selection, or cards that are spread over the table.
    pub fn can_cancel(&self) -> bool {
        !self.picks.is_empty() || self.spread.is_some()
    }
}

fn command(mut commands: MessageReader<CursorCommand>, mut hand: Hand) {
    for command in commands.read() {
        // If the press was refused, nothing is dropped, and the reason stays.
        let drops_nothing =
            matches!(command, CursorCommand::Drop(_)) && hand.cursor.picks.is_empty();
        // The first key only shows the cursor.
        let shows_cursor = matches!(command, CursorCommand::Walk(_)) && hand.cursor.at.is_none();
        if !(command.follows_pointer() || drops_nothing || shows_cursor) {
            hand.cursor.refusal = None;
        }
        let presses = matches!(
            command,
            CursorCommand::Press(_)
                | CursorCommand::Act
                | CursorCommand::Tap(_)
                | CursorCommand::Throw(_)
        );
        if presses && hand.motion.busy() {
            hand.motion.skip();
        }
        match *command {
            CursorCommand::Hover(spot) => hand.hover(spot),
            CursorCommand::Drag(spot, to) => hand.drag(spot, to),
            CursorCommand::LetGo => hand.let_go(),
            CursorCommand::Press(spot) => hand.press(spot),
            CursorCommand::Tap(spot) => hand.tap(spot),
            CursorCommand::Throw(spot) => hand.throw(spot),
            CursorCommand::Drop(spot) => hand.drop(spot),
            CursorCommand::Walk(direction) => hand.walk(direction),
            CursorCommand::WalkFrom(from, direction) => {
                hand.cursor.at = from;
                hand.walk(direction);
            }
            CursorCommand::Go(spot) => hand.go(Some(spot)),
            CursorCommand::Act => match hand.cursor.at {
                Some(spot) => hand.press(Some(spot)),
                None => hand.go_home(),
            },
            CursorCommand::Cancel => hand.cancel(),
            CursorCommand::NextPiece { back } => hand.next_piece(back),
            CursorCommand::ComeToBoard { back } => {
                hand.cursor.at = None;
                hand.next_piece(back);
            }
        }
    }
}

/// The system parameters for executing commands.
#[derive(SystemParam)]
struct Hand<'w> {
    cursor: ResMut<'w, Cursor>,
    motion: ResMut<'w, AnimationQueue>,
    table: Res<'w, TableState>,
    layout: Res<'w, TableLayout>,
    intents: MessageWriter<'w, Intent>,
    refused: MessageWriter<'w, Refused>,
    cues: MessageWriter<'w, Cue>,
}

impl Hand<'_> {
    /// Points at a spot and presses it.
    fn press(&mut self, spot: Option<Spot>) {
        let raised = self.cursor.raised;
        // A spoken choice that is not available counts as the bare table.
        let spot = spot
            .filter(|spot| self.table.open(*spot))
            .map(|spot| self.layout.surface.meant(spot, raised));
        self.cursor.at = spot;
        if self.spread(spot) {
            return;
        }
        let Some(spot) = spot else {
            self.cursor.picks.clear();
            self.cursor.raised = None;
            return;
        };
        self.point(spot);
        if self.cursor.picks.is_empty() {
            self.cursor.raised = None;
        }
    }

    /// A press on a folded hand, on its owner, or on a section of the line spreads it over the table. The
    /// next press folds it again, unless it is on a card that can be played. Returns whether the press
    /// was for that.
    fn spread(&mut self, spot: Option<Spot>) -> bool {
        let Some(cards) = self.layout.cards() else {
            return false;
        };
        let folded = spot.and_then(|spot| cards.folded_at(spot));
        let before = cards.spread();
        let plays = spot.is_some_and(|spot| {
            let choices = self.table.choices.iter();
            choices.flatten().any(|choice| *choice == spot)
        });
        if folded.is_none() && (before.is_none() || plays) {
            return false;
        }
        self.cursor.spread = folded.filter(|_| folded != before);
        self.cues.write(Cue::Card);
        true
    }

    /// The first tap on a card raises it, the second plays it.
    fn tap(&mut self, spot: Option<Spot>) {
        let card = spot.filter(|spot| matches!(spot, Spot::Piece(_)));
        let whole = card.is_some_and(|card| {
            let pick = pick_at(&self.table, &self.cursor.picks, card);
            matches!(pick, Pick::Whole(_))
        });
        if whole && self.cursor.raised != spot {
            (self.cursor.at, self.cursor.raised) = (spot, spot);
            self.cues.write(Cue::Lift);
        } else {
            self.press(spot);
        }
    }

    /// Raises the card, or notes the place, under the mouse.
    fn hover(&mut self, spot: Option<Spot>) {
        if self.cursor.raised != spot {
            self.cursor.raised = spot;
        }
    }

    /// Drags the selected piece, or a card.
    fn drag(&mut self, spot: Spot, to: Vec2) {
        if !self.layout.surface.lifts_on_press() {
            self.cursor.dragged = Some(spot);
        } else if self.cursor.picks.first() != Some(&spot) {
            return;
        }
        self.cursor.drag = Some(to);
    }

    /// Stops dragging.
    fn let_go(&mut self) {
        self.cursor.drag = None;
        self.cursor.dragged = None;
    }

    /// Drops a dragged card; over another card it returns to the hand.
    fn throw(&mut self, to: Option<Spot>) {
        self.cursor.drag = None;
        self.cursor.raised = None;
        let card = self.cursor.dragged.take();
        if to.is_some_and(|to| !matches!(to, Spot::Piece(_))) {
            self.press(card);
        }
    }

    /// Drops a dragged piece at a spot.
    fn drop(&mut self, spot: Option<Spot>) {
        let spot = spot.filter(|spot| self.table.open(*spot));
        self.cursor.drag = None;
        self.cursor.at = spot;
        if let Some(spot) = spot
            && self.cursor.picks.last().is_some_and(|held| *held != spot)
        {
            self.point(spot);
        }
    }

    /// Moves the cursor to a spot; a walk starts there.
    fn go(&mut self, spot: Option<Spot>) {
        self.cursor.at = spot;
        let center = spot.and_then(|spot| self.layout.cell_center(spot));
        self.cursor.track = center.unwrap_or_default();
    }

    fn go_home(&mut self) {
        let home = home(&self.table, &self.layout);
        self.go(home);
    }

    /// One step in a direction.
    fn walk(&mut self, direction: Vec2) {
        let Some(from) = self.cursor.at else {
            self.go_home();
            return;
        };
        let track = self.cursor.track;
        let open = |spot| self.table.open(spot);
        let Some(to) = self.layout.neighbour(from, direction, track, open) else {
            return;
        };
        let center = |spot| self.layout.cell_center(spot).unwrap_or_default();
        let (start, end) = (center(from), center(to));
        // The walk keeps to the row or column in which it started, perpendicular to its direction
        // only.
        let along = direction.abs();
        let straight = (end - start).perp_dot(direction).abs() < 1.0;
        self.cursor.track = if straight {
            end
        } else {
            track * (Vec2::ONE - along) + end * along
        };
        self.cursor.at = Some(to);
    }

    /// Clears the selection, and folds what is spread.
    fn cancel(&mut self) {
        self.cursor.spread = None;
        self.cursor.picks.clear();
        self.cursor.raised = None;
        self.let_go();
    }

    /// Goes to the next piece that can move, or to the previous one.
    fn next_piece(&mut self, back: bool) {
        let options = stops(&self.cursor, &self.table, &self.layout);
        let at = self.cursor.at;
        let here = at.and_then(|at| options.iter().position(|spot| *spot == at));
        let count = options.len();
        let next = match (here, back) {
            (None, false) => 0,
            (None, true) => count.saturating_sub(1),
            (Some(index), false) => (index + 1) % count,
            (Some(index), true) => (index + count - 1) % count,
        };
        if let Some(spot) = options.get(next) {
            self.go(Some(*spot));
        }
    }

    /// Picks one more spot of a move.
    fn point(&mut self, spot: Spot) {
        let (table, cursor) = (&self.table, &mut self.cursor);
        match pick_at(table, &cursor.picks, spot) {
            Pick::More(picks) => {
                cursor.picks = picks;
                self.cues.write(Cue::Lift);
            }
            Pick::Whole(spots) => {
                cursor.picks.clear();
                self.intents.write(Intent::Attempt(spots));
            }
            Pick::Ambiguous => {
                let refusal = Refusal::new("refusal-ambiguous_way").at(spot);
                self.refused.write(refusal.into());
            }
            Pick::Refused(spots) => {
                if table.choices.is_empty() && table.acting_person().is_some() {
                    return;
                }
                if spots.len() == 1 {
                    cursor.picks.clear();
                }
                self.intents.write(Intent::Attempt(spots));
            }
            Pick::Instead(spots) => {
                cursor.picks = vec![spot];
                self.cues.write(Cue::Lift);
                self.intents.write(Intent::Attempt(spots));
            }
            Pick::Nothing => cursor.picks.clear(),
        }
    }
}

/// The result of picking `spot` after `picks` at a table.
pub fn pick_at(table: &TableState, picks: &[Spot], spot: Spot) -> Pick {
    let actor = table.turn.seat();
    let own = table.pieces.iter().filter(|piece| piece.owner == actor);
    let pickable = Pickable {
        choices: &table.choices,
        barred: &table.barred,
        path_length: table.path_length,
        own: &own.map(|piece| piece.spot).collect::<Vec<_>>(),
    };
    pick(&pickable, picks, spot)
}

/// The Tab stops: the targets of the selection or, with nothing selected, the pieces that can move
/// and the places for pieces in hand. They are in reading order; with pieces in hand, row by row
/// from the player's side, where the cursor starts, so that Tab visits every free place before it
/// leaves the board.
pub fn stops(cursor: &Cursor, table: &TableState, layout: &TableLayout) -> Vec<Spot> {
    let mut spots = targets(&table.choices, table.path_length, &cursor.picks);
    if cursor.picks.is_empty() {
        let firsts = table.choices.iter().flat_map(|choice| beginnings(choice));
        // A hand needs no stop, because picking a place for its piece is enough.
        spots.extend(firsts.filter(|spot| !matches!(spot, Spot::Hand(_))));
    }
    spots.sort_unstable();
    spots.dedup();
    let from_below = cursor.picks.is_empty() && in_hand(&table.choices).is_some();
    let order = |spot: &Spot| {
        let at = layout.cell_center(*spot).unwrap_or_default();
        let row = (at.y / layout.cell.max(1.0)).round() as i32;
        (if from_below { row } else { -row }, at.x as i32)
    };
    spots.sort_by_key(order);
    spots
}

/// The cursor's initial spot.
fn home(table: &TableState, layout: &TableLayout) -> Option<Spot> {
    layout
        .surface
        .home(&stops(&Cursor::default(), table, layout))
}

/// After a change of the table, leaves a spot that no longer exists, and clears a selection that no
/// longer starts a move. After a move nothing is refused any more.
fn follow_table(
    table: Res<TableState>,
    mut applied: MessageReader<Applied>,
    mut eyes: Local<Option<Seat>>,
    mut cursor: ResMut<Cursor>,
) {
    if applied.read().count() > 0 && cursor.refusal.is_some() {
        cursor.refusal = None;
    }
    let before = std::mem::replace(&mut *eyes, table.sees);
    if table.hidden
        && before != table.sees
        && (cursor.refusal.is_some() || cursor.at.is_some() || cursor.raised.is_some())
    {
        // The next person must not see the previous person's refusal and cursor.
        cursor.refusal = None;
        cursor.at = None;
        cursor.raised = None;
    }
    if before != table.sees && cursor.spread.is_some() {
        cursor.spread = None;
    }
    if !table.is_changed() {
        return;
    }
    // A card that has left the hand is no spot any more, nor is an unavailable choice.
    let gone = match cursor.at {
        Some(Spot::Piece(id)) => !table
            .piece(id)
            .is_some_and(|piece| matches!(piece.spot, Spot::Hand(_))),
        Some(choice @ Spot::Choice(_)) => {
            !table.choices.iter().any(|places| places.contains(&choice))
        }
        _ => false,
    };
    if gone {
        cursor.at = None;
    }
    if cursor.picks.is_empty() {
        return;
    }
    if !table
        .choices
        .iter()
        .any(|choice| begins(choice, &cursor.picks))
    {
        cursor.picks.clear();
        cursor.drag = None;
    }
}

/// Selects a piece by itself, unless something is selected.
fn lift(mut lifts: MessageReader<Lift>, mut cursor: ResMut<Cursor>) {
    if let Some(Lift(spot)) = lifts.read().last()
        && cursor.picks.is_empty()
    {
        cursor.picks = vec![*spot];
    }
}

/// Shows a refusal for a while.
fn show_refusal(
    mut refused: MessageReader<Refused>,
    time: Res<Time>,
    mut cursor: ResMut<Cursor>,
    mut redraw: ResMut<RedrawTimer>,
    mut cues: MessageWriter<Cue>,
) {
    if let Some(refusal) = refused.read().last() {
        cursor.refusal = Some(refusal.clone());
        cursor.refused_at = time.elapsed_secs();
        cursor.drag = None;
        cursor.dragged = None;
        cues.write(Cue::Refuse);
    } else if cursor.refusal.is_some() {
        let end = cursor.refused_at + REFUSAL_TIME;
        if time.elapsed_secs() > end {
            cursor.refusal = None;
        }
    }
    if cursor.refusal.is_some() {
        redraw.at(cursor.refused_at + REFUSAL_TIME + 0.01);
    }
}
