//! The measures of a card table in one design: in design pixels, y down. Positions are centres
//! unless stated otherwise. “From below” is measured from the lower edge of the window.

use serde::Deserialize;

use crate::app::table::layout::cards::pose::{CARD_HEIGHT, LARGER};

/// A position.
pub type Point = (f32, f32);
/// A rectangle as left, top, right, bottom.
pub type Edges = (f32, f32, f32, f32);
/// A rectangle as left, top, width, height.
pub type Area = (f32, f32, f32, f32);

/// The measures of a card table, without its panels.
#[derive(Deserialize, Debug)]
pub struct CardMeasures {
    /// The area of the cards.
    pub field: Area,
    /// The bar or block of icon buttons.
    pub bar: Area,
    /// The viewer's hand.
    pub own: OwnHand,
    /// The viewer's portrait and name, from below.
    pub own_portrait: Edges,
    /// The other seats and the trick.
    pub round: RoundMeasures,
    /// The same while an open hand takes the upper part of the table. `None` in a wide window,
    /// which has space beside it.
    pub below_open: Option<BelowOpenHand>,
    /// The name of a seat without a player: on the left, opposite, on the right.
    pub dummies: [Edges; 3],
    /// The ellipse in the middle.
    pub oval: OvalMeasures,
    /// The undealt and the discarded cards.
    pub piles: PileMeasures,
    /// The melds in the middle.
    pub melds: MeldMeasures,
    /// The piles of tricks.
    pub trays: TrayMeasures,
    /// The line, if the table has one: left, top, right and bottom of the cards in each of its rows.
    pub line: Vec<Edges>,
    /// The card that marks whose turn it is.
    pub marker: MarkerMeasures,
    /// The buttons of choices.
    pub choice_buttons: ChoiceButtonMeasures,
    /// Hidden hands: at the sides, and opposite.
    pub backs: [Backs; 2],
    /// Open hands: on the left, opposite, on the right.
    pub open: [OpenHand; 3],
    /// Where a hand that has no room there is spread over the table.
    pub spread: Area,
    /// Five or six at the table.
    pub crowd: Crowd,
    /// The step of keyboard navigation, about the width of a card.
    pub cell: f32,
    /// How far above a spot a speech bubble is.
    pub above: f32,
}

/// Where the others sit while an open hand takes the upper part of the table.
#[derive(Deserialize, Debug)]
pub struct BelowOpenHand {
    /// The other seats and the trick.
    pub round: RoundMeasures,
    /// The centre of the hand of a seat without a player.
    pub dummy: Point,
}

/// The ellipse in the middle of the table.
#[derive(Deserialize, Debug)]
pub struct OvalMeasures {
    /// Its centre.
    pub center: Point,
    /// Half its width and half its height.
    pub radii: Point,
}

/// The piles of undealt and of discarded cards.
#[derive(Deserialize, Debug)]
pub struct PileMeasures {
    /// The centre of the undealt cards.
    pub undealt: Point,
    /// The centre of the discarded ones.
    pub discarded: Point,
    /// The width of a card.
    pub width: f32,
}

/// The melds in the middle.
#[derive(Deserialize, Debug)]
pub struct MeldMeasures {
    /// The width of a card.
    pub width: f32,
    /// The step along a row, and between rows.
    pub step: Point,
    /// The number of cards in a row.
    pub in_row: usize,
}

/// The piles of tricks.
#[derive(Deserialize, Debug)]
pub struct TrayMeasures {
    /// The centre of the pile of the viewer's side.
    pub own: Point,
    /// The centre of the pile of the other side.
    pub others: Point,
    /// The width of a card.
    pub width: f32,
    /// From the centre of a pile to its label.
    pub label: f32,
}

/// The card that marks whose turn it is.
#[derive(Deserialize, Debug)]
pub struct MarkerMeasures {
    /// Beside another player; x is measured from the anchor of the cell.
    pub other: Marker,
    /// Beside the viewer; y is measured from below.
    pub own: Marker,
}

/// A place of the card that marks whose turn it is.
#[derive(Deserialize, Debug)]
pub struct Marker {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its width.
    pub width: f32,
}

/// The viewer's hand.
#[derive(Deserialize, Debug)]
pub enum OwnHand {
    /// Along a circle.
    Fan(Fan),
    /// In rows, each covering the lower part of the one before.
    Rows(Rows),
}

/// A hand along a circle.
#[derive(Deserialize, Debug)]
pub struct Fan {
    /// Its centre: x from the left, y above the lower edge of the window.
    pub middle: Point,
    /// The space for it.
    pub span: f32,
    /// The width of a card.
    pub width: f32,
    /// Radius of the circle.
    pub radius: f32,
    /// How far cards stick out.
    pub heights: Heights,
    /// The minimum visible part of a card's height.
    pub shows: f32,
    /// The minimum distance between cards, so that their indices are visible.
    pub closest: f32,
    /// The same in front of a lifted card, which is larger.
    pub before: f32,
    /// How much further than usual the first and the last card may move while one is lifted.
    pub slack: [f32; 2],
}

/// A hand in rows.
#[derive(Deserialize, Debug)]
pub struct Rows {
    /// The left edge.
    pub left: f32,
    /// The space for a row.
    pub span: f32,
    /// The width of a card.
    pub width: f32,
    /// Cards per row, unless that makes more rows than there may be.
    pub in_row: usize,
    /// The most rows.
    pub most: usize,
    /// From the window's lower edge to that of the lowest row: the bar of icon buttons slightly
    /// covers it.
    pub below: f32,
    /// Maximum distance between rows.
    pub step: f32,
    /// The space for all rows, from the lower edge of the lowest to the upper edge of the highest.
    pub room: f32,
    /// How far cards stick out.
    pub heights: Heights,
}

/// How far cards stick out of a hand, by state.
#[derive(Deserialize, Debug)]
pub struct Heights {
    /// Playable.
    pub playable: f32,
    /// Not playable.
    pub sunk: f32,
    /// Selected.
    pub selected: f32,
    /// Pointed at.
    pub raised: f32,
}

/// The seats around a table for up to four.
#[derive(Deserialize, Debug)]
pub struct RoundMeasures {
    /// The centres of the hands on the left, opposite and on the right.
    pub hands: [Point; 3],
    /// Their portraits and names.
    pub portraits: [Edges; 3],
    /// The cards of the trick: the viewer's, on the left, opposite, on the right; each with its
    /// rotation in degrees.
    pub trick: [(f32, f32, f32); 4],
    /// The width of a card in the trick.
    pub card: f32,
}

/// The buttons of choices.
#[derive(Deserialize, Debug)]
pub struct ChoiceButtonMeasures {
    /// The centre of the group.
    pub middle: Point,
    /// The size of a button.
    pub size: Point,
    /// The most buttons below each other; with more there are further columns, which share the
    /// width of `size`.
    pub stacked: usize,
    /// Whether columns share the width, instead of being as wide each.
    pub shared: bool,
}

/// A hand of backs.
#[derive(Deserialize, Debug)]
pub struct Backs {
    /// The width of a card.
    pub width: f32,
    /// Maximum distance between cards.
    pub step: f32,
    /// The space for it.
    pub span: f32,
    /// The same if its faces are shown, after the end of a match.
    pub shown: f32,
    /// Radius of the circle.
    pub radius: f32,
}

/// An open hand on the table.
#[derive(Deserialize, Debug)]
pub struct OpenHand {
    /// The largest width of a card.
    pub width: f32,
    /// The upper left corner.
    pub corner: Point,
    /// The space for a row.
    pub span: f32,
    /// The space for all rows.
    pub height: f32,
}

/// The seats of a table for five or six: all others are in cells along the far side.
#[derive(Deserialize, Debug)]
pub struct Crowd {
    /// Where the cells begin and end.
    pub cells: Point,
    /// The part of a cell's width from which `portrait`, `hand` and `tray` are measured: 0 is its
    /// left edge, 0.5 its centre.
    pub from: f32,
    /// The portrait.
    pub portrait: CellPortrait,
    /// The hand: x of its centre, and its y.
    pub hand: Point,
    /// The layout of its cards.
    pub backs: Backs,
    /// A small pile of tricks.
    pub tray: CellTray,
    /// The centre of the viewer's own pile of tricks.
    pub own_tray: Point,
    /// The cards of the trick.
    pub trick: CrowdedTrick,
    /// The width of a cell in which `portrait` and `hand` have all of their room; in a narrower one they
    /// move together.
    #[serde(default)]
    pub cell: f32,
    /// An open hand; its left edge is relative to its cell's.
    pub open: OpenHand,
    /// The upper and the lower edge of the name above an open hand.
    #[serde(default)]
    pub name: Point,
}

/// A portrait in a cell.
#[derive(Deserialize, Debug)]
pub struct CellPortrait {
    /// Its centre.
    pub x: f32,
    /// The most that half its width may be.
    pub half_width: f32,
    /// Its upper edge.
    pub top: f32,
    /// Its lower edge.
    pub bottom: f32,
}

/// A pile of tricks in a cell.
#[derive(Deserialize, Debug)]
pub struct CellTray {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// The width of a card.
    pub width: f32,
}

/// A trick of five or six cards.
#[derive(Deserialize, Debug)]
pub struct CrowdedTrick {
    /// The width of a card.
    pub width: f32,
    /// The size of their ellipse relative to the table's.
    pub oval: f32,
}

/// The measures of the panels around a card table.
#[derive(Deserialize, Debug)]
pub struct PanelMeasures {
    /// The timeline.
    pub timeline: TimelineMeasures,
    /// The words of the current trump.
    pub words: WordsMeasures,
    /// The score cards of up to two sides, and those of three.
    pub score_cards: [ScoreCardMeasures; 2],
    /// The score table of four to six sides.
    pub score_table: ScoreTableMeasures,
    /// The space for the note, from below; on a table with a line from above.
    pub note: Area,
    /// The icon buttons, from below; a panel beside the table has its own.
    pub buttons: Option<ButtonMeasures>,
    /// The height of the ribbon below a portrait.
    pub ribbon: f32,
    /// The size of a pile's label.
    pub pile: Point,
    /// The centre of banners.
    pub banner: Point,
    /// The sheet in the middle with what has been announced, if there is room for it.
    pub proclamation: Option<Area>,
    /// What a player says: a slip, if there is room for it; else it is on a plaque below the name.
    pub speech: Option<SpeechMeasures>,
}

/// The slips with what players say, each measured from the upper right corner of the portrait's frame.
#[derive(Deserialize, Debug)]
pub struct SpeechMeasures {
    /// Those of the others, beyond their cards.
    pub others: Area,
    /// The viewer's own, between the portrait and the hand.
    pub own: Area,
}

/// The timeline.
#[derive(Deserialize, Debug)]
pub struct TimelineMeasures {
    /// The first stitch.
    pub first: Point,
    /// The distance between stitches.
    pub pitch: f32,
    /// The radius of a stitch.
    pub radius: f32,
    /// The height of the band.
    pub height: f32,
    /// The radius of a medallion.
    pub medallion: f32,
}

/// The words of the current trump.
#[derive(Deserialize, Debug)]
pub struct WordsMeasures {
    /// Where they are.
    pub area: Area,
    /// Their size.
    pub size: f32,
}

/// Score cards.
#[derive(Deserialize, Debug)]
pub struct ScoreCardMeasures {
    /// The upper left corners, the viewer's own first.
    pub corners: Vec<Point>,
    /// The size of each.
    pub size: Point,
}

/// The score table.
#[derive(Deserialize, Debug)]
pub struct ScoreTableMeasures {
    /// The upper left corner.
    pub corner: Point,
    /// The width.
    pub width: f32,
    /// The height without lines.
    pub head: f32,
    /// The height of a line.
    pub line: f32,
    /// The most that the whole table may be high.
    pub most: f32,
}

/// The arrangement of the icon buttons.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum ButtonMeasures {
    /// In a bar.
    Bar {
        /// Its rectangle.
        bar: Area,
        /// The centre of the last button.
        last: Point,
        /// The distance between buttons.
        step: f32,
    },
    /// Two below, the rest above.
    Block {
        /// The centre of the last button above.
        above: Point,
        /// The centre of the last button below.
        below: Point,
        /// The distance between buttons.
        step: f32,
    },
    /// In a column.
    Column {
        /// The centre of the first button.
        first: Point,
        /// The distance to the last one.
        room: f32,
    },
}

/// The space between two cards of a hand that has room for all, in design pixels.
const GAP: f32 = 4.0;

/// The distance between `count` cards of this width in a span: they overlap only if they must.
fn apart(span: f32, width: f32, count: usize) -> f32 {
    ((span - width) / count.saturating_sub(1).max(1) as f32).min(width + GAP)
}

impl Fan {
    /// The distance between the cards of a hand with this many.
    pub fn apart(&self, count: usize) -> f32 {
        apart(self.span, self.width, count)
    }

    /// A card's position along the fan, from its centre, while one is lifted: the cards after the
    /// lifted one make way and, if there is no space for that, it and those before it.
    pub fn parted(&self, count: usize, step: f32, lifted: usize, index: usize) -> f32 {
        // From the centre of a lifted card to that of the next, whose index must be visible.
        let open = (self.width * (1.0 + LARGER) / 2.0).max(step);
        let half = (count as f32 - 1.0) / 2.0 * step;
        let (before, behind) = (lifted as f32, count.saturating_sub(lifted + 1));
        let start = -(self.span - self.width) / 2.0 - self.slack[0];
        let end = (self.span - self.width) / 2.0 + self.slack[1];
        let least = if behind == 0 {
            0.0
        } else {
            open + (behind - 1) as f32 * self.closest
        };
        let room = if lifted == 0 {
            0.0
        } else {
            self.before + (before - 1.0) * self.closest
        };
        let at = (before * step - half).min(end - least).max(start + room);
        if index < lifted {
            let first = (at - room).min(-half);
            let last = at - self.before.max((at - first) / before);
            return first + index as f32 * (last - first) / (before - 1.0).max(1.0);
        }
        if index == lifted {
            return at;
        }
        let closer = if behind == 1 {
            step
        } else {
            step.min((end - at - open) / (behind - 1) as f32)
        };
        at + open + (index - lifted - 1) as f32 * closer
    }
}

impl Rows {
    /// The number of rows, and of cards in each but the last, for a hand with this many cards.
    pub fn arranged(&self, count: usize) -> (usize, usize) {
        let lines = count.div_ceil(self.in_row).clamp(1, self.most);
        (lines, count.div_ceil(lines).max(1))
    }

    /// The distance between the cards of a row with this many.
    pub fn apart(&self, in_row: usize) -> f32 {
        apart(self.span, self.width, in_row)
    }

    /// The distance between this many rows.
    pub fn between(&self, lines: usize) -> f32 {
        let room = self.room - self.width * CARD_HEIGHT;
        self.step.min(room / lines.saturating_sub(1).max(1) as f32)
    }

    /// From the window's lower edge to the centre of the hand, if it has two rows.
    pub fn middle(&self) -> f32 {
        self.below + (self.width * CARD_HEIGHT + self.step) / 2.0
    }
}
