//! Where the parts of the panel lie, in each of its shapes.

use egui::{Pos2, Rangef, Rect, pos2, vec2};

use crate::app::screens::table_hud::board_hud::counts;
use crate::app::screens::table_hud::board_hud::data::{HudData, HudState};
use crate::app::screens::table_hud::table_buttons::{label_height, row_height};
use crate::app::ui::Theme;

/// The shape of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PanelShape {
    /// A tall parchment beside the board.
    Tall,
    /// On a phone: a sheet below the board, with the last moves.
    Sheet,
    /// The same sheet with all moves, without the icon buttons.
    List,
}

/// The steps through the match.
#[derive(Clone, Copy)]
pub(super) struct StepsAt {
    /// The centre of the first one.
    pub left: Pos2,
    /// The distance between their centres.
    pub gap: f32,
    /// Their radius.
    pub r: f32,
    /// The button at their right: back to the game, or back from the list.
    pub beside: Rect,
}

/// Where the parts of the panel lie, from top to bottom.
pub(super) struct HudLayout {
    /// The shape of the panel.
    pub shape: PanelShape,
    /// The horizontal range of the parts.
    pub inner: Rangef,
    /// The ribbon; `None` if it is in the strip above the board.
    pub ribbon: Option<Rect>,
    /// The note and the moves.
    pub middle: Rect,
    /// The line below the moves of a sheet.
    pub line: Option<f32>,
    /// The steps, unless they stand beside the last moves.
    pub steps: Option<StepsAt>,
    /// The counts of both sides; on a phone they are in the strip and on the ribbon.
    pub counts: Option<Rect>,
    /// The horizontal range of the icon buttons and the height of their centres, unless the list of
    /// moves has their place.
    pub buttons: Option<(Rangef, f32)>,
}

/// The panel in one pass: where its parts lie, what they show, and its state.
pub(super) struct HudPanel<'a> {
    pub at: HudLayout,
    pub data: &'a HudData,
    pub state: &'a mut HudState,
}

impl HudLayout {
    /// The layout on `rect`, below what is shown at its `top`.
    pub fn of(shape: PanelShape, theme: &Theme, rect: Rect, top: f32, data: &HudData) -> Self {
        match shape {
            PanelShape::Tall => Self::tall(theme, rect, top, data),
            PanelShape::Sheet => Self::sheet(theme, rect, data),
            PanelShape::List => Self::list(theme, rect),
        }
    }

    fn tall(theme: &Theme, rect: Rect, top: f32, data: &HudData) -> Self {
        let inner = rect.x_range().shrink(36.0);
        let bar = bar_height(data);
        let gap = if data.many() { 12.0 } else { 28.0 };
        let ribbon = Rect::from_min_size(
            pos2(rect.left(), top + (rect.height() * 0.045).min(gap)),
            vec2(rect.width(), (48.0 * theme.scale().max(1.0)).min(72.0)),
        );
        let buttons_cy = rect.bottom() - 20.0 - label_height(theme) - 4.0 - 25.0;
        let counts_bottom = buttons_cy - 25.0 - 12.0;
        let counts_top = counts_bottom - counts::height(theme, &data.counted());
        let cy = counts_top - 8.0 - 18.0;
        // The way back from an earlier position stands beside the steps.
        let (left, gap) = match data.viewed_position {
            Some(_) => (inner.min + 14.0, 38.0),
            None => (inner.center() - 66.0, 44.0),
        };
        let beside = left + 3.0 * gap + 26.0..=inner.max + 4.0;
        Self {
            shape: PanelShape::Tall,
            inner,
            ribbon: Some(ribbon),
            middle: Rect::from_x_y_ranges(inner, ribbon.bottom() + 14.0 + bar..=cy - 24.0),
            line: None,
            steps: Some(StepsAt {
                left: pos2(left, cy),
                gap,
                r: 17.0,
                beside: Rect::from_x_y_ranges(beside, cy - 20.0..=cy + 20.0),
            }),
            counts: Some(Rect::from_x_y_ranges(inner, counts_top..=counts_bottom)),
            buttons: Some((inner.expand(8.0), buttons_cy)),
        }
    }

    fn sheet(theme: &Theme, rect: Rect, data: &HudData) -> Self {
        let inner = rect.x_range().shrink(20.0);
        let ribbon = Some(sheet_ribbon(theme, rect)).filter(|_| !data.scored());
        let bar = bar_height(data);
        let top = ribbon.map_or(rect.top(), |ribbon| ribbon.bottom());
        let buttons_top = rect.bottom() - row_height(theme);
        Self {
            shape: PanelShape::Sheet,
            inner,
            ribbon,
            middle: Rect::from_x_y_ranges(inner, top + 8.0 + bar..=buttons_top - 14.0),
            line: Some(buttons_top - 7.0),
            steps: None,
            counts: None,
            buttons: Some((rect.x_range().shrink(10.0), buttons_top + 27.0)),
        }
    }

    fn list(theme: &Theme, rect: Rect) -> Self {
        let inner = rect.x_range().shrink(20.0);
        let ribbon = sheet_ribbon(theme, rect);
        let cy = rect.bottom() - 14.0 - 22.0;
        let (left, gap) = (inner.min + 24.0, 50.0);
        let beside = left + 3.0 * gap + 32.0..=inner.max;
        Self {
            shape: PanelShape::List,
            inner,
            ribbon: Some(ribbon),
            middle: Rect::from_x_y_ranges(inner, ribbon.bottom() + 8.0..=cy - 30.0),
            line: Some(cy - 27.0),
            steps: Some(StepsAt {
                left: pos2(left, cy),
                gap,
                r: 22.0,
                beside: Rect::from_x_y_ranges(beside, cy - 23.0..=cy + 23.0),
            }),
            counts: None,
            buttons: None,
        }
    }
}

/// The room that the bar that shows who is ahead takes below the ribbon.
fn bar_height(data: &HudData) -> f32 {
    data.evaluation.as_ref().map_or(0.0, |_| 6.0)
}

/// The ribbon on a phone's sheet.
fn sheet_ribbon(theme: &Theme, rect: Rect) -> Rect {
    let height = (42.0 * theme.scale().max(1.0)).min(60.0);
    let top = rect.top() + 17.0_f32.min(rect.height() * 0.06).max(4.0);
    Rect::from_x_y_ranges(rect.x_range().shrink(2.0), top..=top + height)
}
