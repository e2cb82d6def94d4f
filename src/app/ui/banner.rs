//! A banner: a change that is briefly announced in the middle of the table, e.g. a new trump suit.
//! It is above all panels and takes no clicks.

use egui::{Align2, Color32, Pos2, Rect, StrokeKind, pos2, vec2};

use crate::app::ui::cards::SuitLook;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::Brush;
use crate::app::ui::theme::{GOLD, INK, heading, strong, wash};
use crate::app::ui::{cards, high_contrast};

/// The contents of a banner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Banner {
    /// E.g. “Anne Boleyn reigns”.
    pub first: String,
    /// E.g. “Red is trump”.
    pub second: String,
    /// The suit whose badge is shown.
    pub suit: Option<SuitLook>,
    /// Without a suit: the sprite of the side that the banner is about; may be empty.
    pub disc: String,
}

/// Shows a banner centred at `center`; `k` is the number of points per design pixel.
pub fn show(brush: Brush, center: Pos2, k: f32, narrow: bool, banner: &Banner) {
    let (most, height) = if narrow {
        (366.0, 96.0)
    } else {
        (560.0, 116.0)
    };
    let badge = height * 0.78 * k;
    // The banner is as wide as its words.
    let (before, behind) = (badge + 22.0 * k, 30.0 * k);
    let room = most * k - before - behind;
    let line = height * k * 0.42;
    let style = heading((34.0 * k).min(line / brush.theme.scale()));
    let first = brush.fit(&banner.first, style, room);
    let small = (24.0 * k).min(line * 0.7 / brush.theme.scale());
    let second = brush.fit(&banner.second, strong(small), room);
    let width = before + first.size().x.max(second.size().x) + behind;
    let rect = Rect::from_center_size(center, vec2(width, height * k));
    for (step, alpha) in [(3.0, 0.3), (8.0, 0.2), (16.0, 0.1)] {
        brush.rect_filled(rect.expand(step), 6.0 + step, wash(Color32::BLACK, alpha));
    }
    brush.paint("slip", rect);
    let left = rect.left() + before;
    if let Some(suit) = &banner.suit {
        let at = pos2(rect.left() + 14.0 * k + badge / 2.0, rect.center().y);
        brush.circle(
            at,
            badge * 0.52,
            brush.pick(GOLD, high_contrast::WHITE),
            (1.5, brush.pick(INK, high_contrast::BLACK)),
        );
        brush.circle_filled(
            at,
            badge * 0.47,
            brush.pick(rgb(0xf3e7cb), high_contrast::WHITE),
        );
        cards::badge(brush, suit, at, badge * 0.76);
    }
    if banner.suit.is_none() && !banner.disc.is_empty() {
        let size = brush.theme.sprite_size(&banner.disc, vec2(34.0, 38.0));
        let at = pos2(rect.left() + 14.0 * k + badge / 2.0, rect.center().y);
        let area = Rect::from_center_size(at, size * (badge * 0.8 / size.y.max(1.0)));
        brush.paint(&banner.disc, area);
    }
    let point = pos2(left, rect.center().y + 2.0 * k);
    brush.put_text(first, point, Align2::LEFT_BOTTOM);
    let corner = pos2(left, rect.center().y + 4.0 * k);
    let second = brush.put_text(second, corner, Align2::LEFT_TOP);
    if let Some(suit) = &banner.suit {
        // The colour itself, below its name.
        let line = Rect::from_min_max(
            second.left_bottom() + vec2(0.0, 1.0),
            second.right_bottom() + vec2(0.0, 5.0),
        );
        brush.rect(line, 2.0, suit.silk, (1.0, INK), StrokeKind::Outside);
    }
}
