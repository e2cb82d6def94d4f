//! A notice over everything else until it is closed, while the rest of the window goes on: at the top of the window, or
//! at a table as high as it covers no player, no board and no card.

use egui::{Align2, Context, Rect, Sense, Vec2, vec2};

use crate::app::ui::{IconButton, Theme, announce, body, id, layers};
use crate::texts::text;

/// The radius of the button that closes the notice, in points.
const BUTTON: f32 = 20.0;

/// The distance between the places that are tried, in points.
const STEP: f32 = 6.0;

/// The widths that are tried, in points.
const WIDTHS: [f32; 3] = [620.0, 470.0, 340.0];

/// The sizes of letters that are tried, in points: smaller ones only where larger ones cover something.
const LETTERS: [f32; 3] = [19.0, 16.0, 13.0];

/// How much of `clear` this covers, in square points.
fn covered(place: &Rect, clear: &[Rect]) -> f32 {
    let both = clear.iter().map(|one| one.intersect(*place));
    both.map(|both| if both.is_positive() { both.area() } else { 0.0 })
        .sum()
}

/// The highest place for this size that covers none of `clear`, or else as little as possible of it.
fn place(screen: Rect, size: Vec2, clear: &[Rect]) -> Rect {
    let room = (screen.size() - size).max(Vec2::ZERO);
    let down = (0..=(room.y / STEP) as usize).map(|step| step as f32 * STEP);
    let places = down.flat_map(|y| {
        [0.5, 1.0, 0.0].map(|part| Rect::from_min_size(screen.min + vec2(room.x * part, y), size))
    });
    let covered = |place: &Rect| covered(place, clear);
    let least = places.min_by(|one, other| covered(one).total_cmp(&covered(other)));
    least.unwrap_or(Rect::from_min_size(screen.min, size))
}

/// Shows the notice where it covers least of `clear`. Returns whether it was closed.
pub fn show(ctx: &Context, theme: &Theme, words: &str, clear: &[Rect]) -> bool {
    let screen = ctx.content_rect().shrink(10.0);
    let lay = |letters: f32, width: f32| {
        let width = screen.width().min(width);
        let room = width - 2.0 * BUTTON - 56.0;
        let galley = theme.wrapped(ctx, words, body(letters), room);
        let height = (galley.size().y + 28.0).max(2.0 * BUTTON + 20.0);
        (galley, place(screen, vec2(width, height), clear))
    };
    let ways = LETTERS.into_iter();
    let ways = ways.flat_map(|letters| WIDTHS.map(|width| lay(letters, width)));
    // The first of several that cover as little.
    let least = ways.min_by(|(_, one), (_, other)| {
        let [one, other] = [one, other].map(|rect| covered(rect, clear));
        one.total_cmp(&other)
    });
    let Some((galley, rect)) = least else {
        return false;
    };
    layers::notice(ctx, theme, rect, |ui| {
        // A press beside the button is not one on what lies below.
        ui.interact(rect, id("notice", "slip"), Sense::click());
        ui.paint("slip", rect);
        ui.put_text(
            galley,
            rect.left_center() + vec2(24.0, 0.0),
            Align2::LEFT_CENTER,
        );
        announce(ui, words, rect);
        let center = rect.right_center() - vec2(BUTTON + 16.0, 0.0);
        let close = id("notice", "close");
        IconButton::new("close", text("notice-close"), BUTTON)
            .show(ui, close, center)
            .clicked()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn it_is_as_high_as_it_covers_nothing() {
        let screen = Rect::from_min_size(pos2(10.0, 10.0), vec2(400.0, 300.0));
        let size = vec2(400.0, 60.0);
        assert_eq!(place(screen, size, &[]).min, screen.min);
        let player = Rect::from_min_size(pos2(100.0, 0.0), vec2(80.0, 90.0));
        let below = place(screen, size, &[player]);
        assert!((90.0..90.0 + STEP).contains(&below.top()), "{below}");
    }
}
