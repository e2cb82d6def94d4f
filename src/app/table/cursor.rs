//! The one cursor: mouse, touch, keyboard and gamepad all move it, and act through it.
//!
//! A move is made by pointing at its spots in order. The session's list of choices says what is
//! allowed next; anything else becomes an attempt that the rules refuse with a reason.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::{Intent, Refused, TableState};
use crate::app::state::{Screen, TableResource};
use crate::app::table::layout::TableLayout;
use crate::app::table::motion::{AnimationQueue, Spring};
use crate::app::table::piece::{Piece, Placement};
use crate::app::table::preview::Preview;
use crate::rules::{PieceId, Refusal, Seat, Spot};

pub use crate::app::ui::Device;

pub(super) fn plugin(app: &mut App) {
    app.init_table_resource::<Cursor>()
        .add_message::<CursorCommand>()
        .add_systems(
            Update,
            command
                .run_if(in_state(Screen::Table))
                .in_set(FrameSystems::Cursor),
        )
        .add_systems(
            Update,
            (
                (follow_table, show_refusal)
                    .chain()
                    .in_set(FrameSystems::Select),
                hold.in_set(FrameSystems::Hold),
            ),
        );
}

/// How long a refusal is shown, in seconds.
pub const REFUSAL_TIME: f32 = 3.5;

/// Message: a device's command to the cursor.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CursorCommand {
    /// Point at a spot and press it (mouse button or finger down).
    Press(Option<Spot>),
    /// Drop a dragged piece at a spot.
    Drop(Option<Spot>),
    /// One step in a direction.
    Walk(Vec2),
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
}

/// The cursor's position and the current selection.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Cursor {
    /// The spot under the cursor.
    pub at: Option<Spot>,
    /// The spots picked so far for a move.
    pub picks: Vec<Spot>,
    /// The device used last.
    pub device: Device,
    /// The last refusal, shown at its piece.
    pub refusal: Option<Refused>,
    /// The position of a dragged piece, in world units.
    pub drag: Option<Vec2>,
    /// The dragged card.
    pub dragged: Option<Spot>,
    /// The card raised by mouse or touch.
    pub raised: Option<Spot>,
    track: Vec2,
    refused_at: f32,
}

/// The result of picking one more spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The picks so far; the move needs more.
    More(Vec<Spot>),
    /// A complete move.
    Whole(Vec<Spot>),
    /// Two moves end here; the spots on the way must be picked.
    Ambiguous,
    /// Not the start of any move: the rules give the reason.
    Refused(Vec<Spot>),
    /// Another of the player's own pieces is selected. The rules give the reason why these spots,
    /// which end with it, are no move.
    Instead(Vec<Spot>),
    /// The selection is cleared.
    Nothing,
}

/// The moves that can be picked, and the spots of the player's own pieces.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pickable<'a> {
    /// The legal moves, as spots.
    pub choices: &'a [Vec<Spot>],
    /// What looks like a move between the player's own pieces, but is refused now.
    pub barred: &'a [Vec<Spot>],
    /// The number of leading spots of a move that are the path of its piece.
    pub path_length: usize,
    /// The spots of the player's own pieces.
    pub own: &'a [Spot],
}

/// The result of picking `spot` after `picks`.
///
/// The last spot of the path can be picked directly, if only one move ends there. The spots after
/// the path are picked once the piece has arrived. An own piece that is no part of a move is picked
/// instead of the first one, or is refused with its own reason.
pub fn pick(pickable: &Pickable, picks: &[Spot], spot: Spot) -> Pick {
    let Pickable {
        choices,
        barred,
        path_length,
        own,
    } = *pickable;
    let hand = out_of_hand(choices, spot);
    let picks = if picks.is_empty() {
        hand.as_slice()
    } else {
        picks
    };
    if together(choices) && matches!(spot, Spot::Piece(_)) && picks.contains(&spot) {
        let rest: Vec<Spot> = picks
            .iter()
            .copied()
            .filter(|other| *other != spot)
            .collect();
        return if rest.is_empty() {
            Pick::Nothing
        } else {
            Pick::More(rest)
        };
    }
    let open: Vec<&Vec<Spot>> = choices
        .iter()
        .filter(|choice| begins(choice, picks))
        .collect();
    let mut next = picks.to_vec();
    next.push(spot);
    if let Some(whole) = open
        .iter()
        .find(|choice| choice.len() == next.len() && begins(choice, &next))
    {
        return Pick::Whole((*whole).clone());
    }
    if !picks.is_empty() && !together(choices) {
        let mut ending = open.iter().filter(|choice| {
            choice.len() > next.len() && choice.len() <= path_length && choice.last() == Some(&spot)
        });
        match (ending.next(), ending.next()) {
            (Some(only), None) => return Pick::Whole((*only).clone()),
            (Some(_), Some(_)) => return Pick::Ambiguous,
            (None, _) => {}
        }
    }
    if open.iter().any(|choice| begins(choice, &next)) {
        return Pick::More(next);
    }
    // If several cards are picked together, the first one picked is replaced.
    if together(choices)
        && !picks.is_empty()
        && choices.iter().any(|choice| begins(choice, &next[1..]))
    {
        return Pick::More(next[1..].to_vec());
    }
    let arrived = picks.len() >= path_length;
    if picks.first() == Some(&spot) || arrived && picks.get(path_length - 1) == Some(&spot) {
        return Pick::Nothing;
    }
    if !arrived && choices.iter().any(|choice| begins(choice, &[spot])) {
        return if barred.contains(&next) {
            Pick::Instead(next)
        } else {
            Pick::More(vec![spot])
        };
    }
    let between_own = own.contains(&spot) && picks.first().is_some_and(|first| own.contains(first));
    if matches!(spot, Spot::Piece(_)) || between_own && !arrived && !barred.contains(&next) {
        return Pick::Refused(vec![spot]);
    }
    Pick::Refused(next)
}

/// The number of cards with which a choice starts.
fn leading_cards(choice: &[Spot]) -> usize {
    choice
        .iter()
        .take_while(|spot| matches!(spot, Spot::Piece(_)))
        .count()
}

/// The spots with which a choice may start: the first one, or any of the cards picked together.
fn beginnings(choice: &[Spot]) -> &[Spot] {
    &choice[..leading_cards(choice).max(1).min(choice.len())]
}

/// Whether several cards are picked together, in any order.
pub fn together(choices: &[Vec<Spot>]) -> bool {
    choices.iter().any(|choice| leading_cards(choice) > 1)
}

/// Whether a choice starts with these spots. Cards picked together may come in any order.
pub fn begins(choice: &[Spot], picks: &[Spot]) -> bool {
    let cards = leading_cards(choice);
    if cards < 2 {
        return choice.starts_with(picks);
    }
    let picked = leading_cards(picks);
    let rest = &picks[picked..];
    picked <= cards
        && picks[..picked]
            .iter()
            .all(|spot| choice[..cards].contains(spot))
        && (rest.is_empty() || picked == cards && choice[cards..].starts_with(rest))
}

/// The next spots of all open moves, without the shortcuts to their last spots. On a card table
/// these, and the spots that start a move, are all there is to pick.
pub fn next_places(choices: &[Vec<Spot>], picks: &[Spot]) -> Vec<Spot> {
    let mut out = Vec::new();
    for choice in choices.iter().filter(|choice| begins(choice, picks)) {
        let cards = leading_cards(choice);
        if cards > 1 && picks.len() < cards {
            out.extend(choice[..cards].iter().filter(|spot| !picks.contains(spot)));
        } else {
            out.extend(choice.get(picks.len()));
        }
    }
    // The word for cards that are laid together is offered with some of them already, and the rules
    // say what is missing.
    let words = choices.iter().filter(|choice| leading_cards(choice) > 1);
    let words = words.filter_map(|choice| choice.get(leading_cards(choice)));
    if !picks.is_empty() && leading_cards(picks) == picks.len() {
        out.extend(words.filter(|word| matches!(word, Spot::Choice(_))));
    }
    // Another card may be picked instead; a spoken choice with which a move begins stays among its
    // alternatives.
    if let Some(first) = picks.first() {
        let firsts = choices.iter().flat_map(|choice| beginnings(choice));
        out.extend(firsts.filter(|spot| match spot {
            Spot::Piece(_) => !picks.contains(spot),
            Spot::Choice(_) => matches!(first, Spot::Choice(_)),
            _ => false,
        }));
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The hand from which a piece can be placed now: it is selected implicitly until something else
/// is.
fn in_hand(choices: &[Vec<Spot>]) -> Option<Spot> {
    let first = |choice: &Vec<Spot>| {
        choice
            .first()
            .copied()
            .filter(|spot| matches!(spot, Spot::Hand(_)))
    };
    choices
        .iter()
        .filter(|choice| choice.len() > 1)
        .find_map(first)
}

/// The hand that is selected implicitly by picking this spot first: a piece from it can be placed
/// there, and no move starts there.
fn out_of_hand(choices: &[Vec<Spot>], spot: Spot) -> Option<Spot> {
    let hand = in_hand(choices).filter(|hand| *hand != spot)?;
    let begins_there = choices.iter().any(|choice| choice.first() == Some(&spot));
    let goes_there = choices
        .iter()
        .any(|choice| choice.starts_with(&[hand, spot]));
    (goes_there && !begins_there).then_some(hand)
}

/// The spots that can be picked next: the next ones of all open moves, and the last ones of their
/// `path_length`.
pub fn targets(choices: &[Vec<Spot>], path_length: usize, picks: &[Spot]) -> Vec<Spot> {
    let hand = in_hand(choices);
    let picks = if picks.is_empty() {
        hand.as_slice()
    } else {
        picks
    };
    if together(choices) {
        return next_places(choices, picks);
    }
    if picks.is_empty() {
        // Choices made by picking a single spot.
        return choices
            .iter()
            .filter(|choice| choice.len() == 1)
            .map(|choice| choice[0])
            .collect();
    }
    let mut out = Vec::new();
    for choice in choices
        .iter()
        .filter(|choice| choice.starts_with(picks) && choice.len() > picks.len())
    {
        out.push(choice[picks.len()]);
        out.extend(choice.last().filter(|_| choice.len() <= path_length));
    }
    out.sort_unstable();
    out.dedup();
    out
}

fn command(mut commands: MessageReader<CursorCommand>, mut hand: Hand) {
    for command in commands.read() {
        if let CursorCommand::Hover(spot) = *command {
            if hand.cursor.raised != spot {
                hand.cursor.raised = spot;
            }
            continue;
        }
        hand.cursor.refusal = None;
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
            CursorCommand::Hover(_) => {}
            CursorCommand::Press(spot) => hand.press(spot),
            CursorCommand::Tap(spot) => hand.tap(spot),
            CursorCommand::Throw(spot) => hand.throw(spot),
            CursorCommand::Drop(spot) => hand.drop(spot),
            CursorCommand::Walk(direction) => hand.walk(direction),
            CursorCommand::Go(spot) => {
                // Screen readers are used like keys: the cursor is drawn.
                hand.cursor.device = Device::Keyboard;
                hand.go(Some(spot));
            }
            CursorCommand::Act => match hand.cursor.at {
                Some(spot) => hand.press(Some(spot)),
                None => hand.go_home(),
            },
            CursorCommand::Cancel => hand.cancel(),
            CursorCommand::NextPiece { back } => hand.next_piece(back),
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

    /// Clears the selection.
    fn cancel(&mut self) {
        let cursor = &mut *self.cursor;
        cursor.picks.clear();
        cursor.raised = None;
        cursor.dragged = None;
        cursor.drag = None;
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
/// longer starts a move.
fn follow_table(table: Res<TableState>, mut eyes: Local<Option<Seat>>, mut cursor: ResMut<Cursor>) {
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
    if !table.is_changed() {
        return;
    }
    // A card that has left the hand is no spot any more, nor is an unavailable choice.
    let gone = match cursor.at {
        Some(Spot::Piece(id)) => !table
            .pieces
            .iter()
            .any(|piece| piece.id == id && matches!(piece.spot, Spot::Hand(_))),
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

/// Lifts the selected piece, which follows the pointer while dragged; in a hand it is the top one.
/// A previewed piece stands at its preview spot.
fn hold(
    cursor: Res<Cursor>,
    preview: Res<Preview>,
    layout: Res<TableLayout>,
    time: Res<Time>,
    mut on_way: Local<Option<PieceId>>,
    mut redraw: ResMut<RedrawTimer>,
    mut pieces: Query<(&Piece, &Placement, &mut Spring)>,
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
        .filter(|(_, placement, _)| Some(placement.spot) == selected);
    let top = lying.map(|(_, placement, _)| placement.index).max();
    let before = on_way.take();
    for (piece, placement, mut body) in &mut pieces {
        let Some(rest) = layout.place(placement.spot, placement.index) else {
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
        } else if Some(placement.spot) == selected && Some(placement.index) == top {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole move is its piece's path.
    const ANY: usize = usize::MAX;

    fn of(choices: &[Vec<Spot>]) -> Pickable<'_> {
        Pickable {
            choices,
            path_length: ANY,
            ..Default::default()
        }
    }

    fn squares(numbers: &[u16]) -> Vec<Spot> {
        numbers.iter().copied().map(Spot::Square).collect()
    }

    #[test]
    fn pointing_at_a_piece_and_its_target_makes_a_move() {
        let choices = [squares(&[1, 5]), squares(&[1, 6]), squares(&[2, 6])];
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(1)),
            Pick::More(squares(&[1]))
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(6)),
            Pick::Whole(squares(&[1, 6]))
        );
        assert_eq!(targets(&choices, ANY, &squares(&[1])), squares(&[5, 6]));
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(2)),
            Pick::More(squares(&[2])),
            "another piece is chosen instead"
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(1)),
            Pick::Nothing,
            "the same piece again gives it up"
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(9)),
            Pick::Refused(squares(&[1, 9]))
        );
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(9)),
            Pick::Refused(squares(&[9]))
        );
    }

    #[test]
    fn what_must_leave_the_hand_needs_not_be_pointed_at_first() {
        let hand = Spot::Hand(Seat(0));
        let choices = [vec![hand, Spot::Square(4)], vec![hand, Spot::Square(9)]];
        assert_eq!(targets(&choices, ANY, &[]), squares(&[4, 9]));
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(9)),
            Pick::Whole(vec![hand, Spot::Square(9)])
        );
        assert_eq!(pick(&of(&choices), &[], hand), Pick::More(vec![hand]));
        assert_eq!(
            pick(&of(&choices), &[hand], Spot::Square(4)),
            Pick::Whole(vec![hand, Spot::Square(4)])
        );
        assert_eq!(pick(&of(&choices), &[hand], hand), Pick::Nothing);
    }

    #[test]
    fn a_chain_may_be_made_by_its_last_square_where_only_one_way_leads_there() {
        let choices = [squares(&[1, 10, 19]), squares(&[1, 12, 21])];
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(21)),
            Pick::Whole(squares(&[1, 12, 21]))
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(10)),
            Pick::More(squares(&[1, 10]))
        );
        let forked = [squares(&[1, 10, 19]), squares(&[1, 12, 19])];
        assert_eq!(
            pick(&of(&forked), &squares(&[1]), Spot::Square(19)),
            Pick::Ambiguous
        );
        assert_eq!(
            pick(&of(&forked), &squares(&[1, 10]), Spot::Square(19)),
            Pick::Whole(squares(&[1, 10, 19]))
        );
        assert_eq!(
            targets(&forked, ANY, &squares(&[1])),
            squares(&[10, 12, 19])
        );
    }

    #[test]
    fn another_own_piece_is_picked_or_refused_with_its_own_reason() {
        let choices = [squares(&[1, 5]), squares(&[2, 6])];
        let (barred, own) = ([squares(&[1, 2])], squares(&[1, 2, 3]));
        let table = Pickable {
            barred: &barred,
            own: &own,
            ..of(&choices)
        };
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(3)),
            Pick::Refused(squares(&[3])),
            "it cannot move: the reason is about it, not about the piece that was selected"
        );
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(2)),
            Pick::Instead(squares(&[1, 2])),
            "it is selected, and the refused action gets its reason"
        );
        assert_eq!(
            pick(&table, &squares(&[2]), Spot::Square(1)),
            Pick::More(squares(&[1]))
        );
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(9)),
            Pick::Refused(squares(&[1, 9]))
        );
    }
}
