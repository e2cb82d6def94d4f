//! The timeline of trumps: an embroidered band with a stitch for each trick of a hand, in the
//! colour of the trump suit at that time. Below it are the suits' medallions, and a crown moves
//! along it.

use egui::{Align2, Color32, Pos2, Rect, Shape, StrokeKind, pos2, vec2};

use crate::app::ui::cards::SuitLook;
use crate::app::ui::flow::announce;
use crate::app::ui::palette::rgb;
use crate::app::ui::pen::{Brush, Pen};
use crate::app::ui::square;
use crate::app::ui::theme::{GOLD, INK, INK_BRASS, ON_RED, strong, wash};
use crate::app::ui::{cards, high_contrast};

/// The timeline's data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// The trump suits in order.
    pub suits: Vec<SuitLook>,
    /// The trump suit of each space, as an index into [`Timeline::suits`].
    pub spaces: Vec<usize>,
    /// The space of the current trick, from 0; past the end when all tricks are played.
    pub now: usize,
    /// The position of the crown, in spaces; fractional while it moves.
    pub crown: f32,
    /// The current trump, e.g. “Anne Boleyn reigns: red is trump”, then shorter forms for little
    /// room. Screen readers get the first.
    pub words: Vec<String>,
}

impl Timeline {
    /// The current trump suit; after the last trick the last one.
    pub fn reigning(&self) -> Option<&SuitLook> {
        let space = self.now.min(self.spaces.len().checked_sub(1)?);
        self.suits.get(*self.spaces.get(space)?)
    }

    /// The runs of spaces with the same suit: suit, first space, number of spaces.
    fn reigns(&self) -> Vec<(usize, usize, usize)> {
        let mut runs: Vec<(usize, usize, usize)> = Vec::new();
        for (space, suit) in self.spaces.iter().enumerate() {
            match runs.last_mut() {
                Some((last, _, count)) if last == suit => *count += 1,
                _ => runs.push((*suit, space, 1)),
            }
        }
        runs
    }
}

/// The position of the timeline, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimelineAt {
    /// The centre of the first stitch.
    pub first: Pos2,
    /// The distance between stitches.
    pub pitch: f32,
    /// The radius of a stitch.
    pub r: f32,
    /// The height of the band.
    pub height: f32,
    /// The radius of a medallion.
    pub medal: f32,
    /// The rectangle of the words.
    pub words: Rect,
    /// The text size of the words at 100 %.
    pub size: f32,
}

const LINEN: Color32 = rgb(0xe4d09d);
const BRAID: Color32 = rgb(0xd4a937);
const BRAID_DARK: Color32 = rgb(0x5a3d10);
const DONE: Color32 = rgb(0x554738);

/// Paints the timeline.
pub fn paint(ui: &mut Pen, at: &TimelineAt, data: &Timeline) {
    let theme = ui.theme;
    let painter = ui.painter().clone();
    let count = data.spaces.len();
    if count == 0 {
        return;
    }
    let x = |space: f32| at.first.x + at.pitch * space;
    let y = at.first.y;
    let whole = Rect::from_x_y_ranges(
        x(0.0) - at.pitch * 0.85..=x(count as f32 - 1.0) + at.pitch * 0.85,
        y - at.height / 2.0..=y + at.height / 2.0,
    );
    band(ui.brush(), whole, at, data);
    for (space, suit) in data.spaces.iter().enumerate() {
        if let Some(suit) = data.suits.get(*suit) {
            let center = pos2(x(space as f32), y);
            // The crown hides the number that it stands on.
            let crowned = (data.crown - space as f32).abs() < 0.5;
            let number = (!crowned).then_some(space + 1);
            stitch(ui.brush(), center, at.r, suit, number, space < data.now);
        }
    }
    for (suit, from, spaces) in data.reigns() {
        let on = (from..from + spaces).contains(&data.now.min(count - 1));
        let r = at.medal * if on { 1.22 } else { 1.0 };
        let center = pos2(
            x(from as f32 + (spaces as f32 - 1.0) / 2.0),
            y + at.height / 2.0 + at.medal * if on { 0.78 } else { 0.62 },
        );
        if let Some(suit) = data.suits.get(suit) {
            medal(ui.brush(), center, r, suit, on);
        }
    }
    let crown = x(data.crown.clamp(0.0, count as f32 - 1.0));
    if !theme.contrast {
        painter.add(Shape::ellipse_filled(
            pos2(crown + at.r * 0.3, y + at.r * 0.45),
            vec2(at.r * 1.2, at.r * 0.4),
            wash(Color32::BLACK, 0.5),
        ));
    } else {
        painter.circle_filled(pos2(crown, y), at.r * 1.25, high_contrast::WHITE);
    }
    // The gold crown is as high as wide; its base is on the line.
    let up = if theme.shows("crown_gold") && !theme.contrast {
        1.05
    } else {
        0.45
    };
    cards::crown(ui.brush(), pos2(crown, y - at.r * up), at.r * 3.1);
    words(ui, at, data);
}

/// The current trump in words: the longest form that fits.
fn words(ui: &mut Pen, at: &TimelineAt, data: &Timeline) {
    let theme = ui.theme;
    let Some(spoken) = data.words.first() else {
        return;
    };
    let ctx = ui.ctx().clone();
    let room = at.words.width() - 1.7 * at.words.height();
    let size = at.size.min(at.words.height() * 0.72 / theme.scale());
    let fits = |words: &&String| {
        let whole = theme.width(&ctx, words, strong(size)) * 0.8 <= room;
        whole && !theme.fit(&ctx, words, strong(size), room).elided
    };
    let shown = data
        .words
        .iter()
        .find(fits)
        .or(data.words.last())
        .unwrap_or(spoken);
    let galley = ui.fit(shown, strong(size).ink(ON_RED), room);
    let badge = at.words.height() * 0.78;
    let width = galley.size().x + 2.0 * badge + 10.0;
    let extent = vec2(width.min(at.words.width()), at.words.height());
    let pill = Rect::from_center_size(at.words.center(), extent);
    let painter = ui.painter();
    let round = pill.height() / 2.0;
    if theme.contrast {
        painter.rect(
            pill,
            round,
            high_contrast::WHITE,
            (2.5, high_contrast::BLACK),
            StrokeKind::Inside,
        );
    } else {
        painter.rect(
            pill,
            round,
            wash(rgb(0x140c06), 0.8),
            (1.2, wash(GOLD, 0.8)),
            StrokeKind::Inside,
        );
    }
    if let Some(suit) = data.reigning() {
        let center = pos2(pill.left() + round, pill.center().y);
        painter.circle(
            center,
            badge * 0.52,
            theme.pick(LINEN, high_contrast::WHITE),
            (1.2, theme.pick(GOLD, high_contrast::BLACK)),
        );
        cards::badge(ui.brush(), suit, center, badge * 0.82);
    }
    ui.put_text(
        galley,
        pos2(
            pill.left() + round + badge * 0.52 + 7.0,
            pill.center().y - 0.5,
        ),
        Align2::LEFT_CENTER,
    );
    announce(ui, spoken, pill);
}

/// The linen with its braid, and the background of each suit's spaces.
fn band(brush: Brush, whole: Rect, at: &TimelineAt, data: &Timeline) {
    if brush.theme.contrast {
        brush.rect(
            whole,
            4.0,
            high_contrast::PAPER,
            (3.0, high_contrast::BLACK),
            StrokeKind::Inside,
        );
    } else if brush.theme.shows("band") {
        brush.theme.paint_by_height(brush.painter, "band", whole);
    } else {
        brush.rect_filled(
            whole.translate(vec2(2.0, 5.0)).expand(2.0),
            3.0,
            wash(Color32::BLACK, 0.4),
        );
        brush.rect_filled(whole, 2.0, LINEN);
        for line in [whole.top() + 3.0, whole.bottom() - 3.0] {
            brush.hline(whole.x_range(), line, (6.0, BRAID_DARK));
            brush.hline(whole.x_range(), line, (4.2, BRAID));
        }
    }
    for (suit, from, spaces) in data.reigns() {
        let Some(suit) = data.suits.get(suit) else {
            continue;
        };
        let rect = Rect::from_x_y_ranges(
            at.first.x + at.pitch * (from as f32 - 0.46)
                ..=at.first.x + at.pitch * (from as f32 + spaces as f32 - 0.54),
            at.first.y - at.r - 3.0..=at.first.y + at.r + 3.0,
        );
        brush.rect_filled(rect, at.r + 3.0, wash(suit.silk, brush.pick(0.28, 0.5)));
    }
}

fn stitch(brush: Brush, center: Pos2, r: f32, suit: &SuitLook, number: Option<usize>, done: bool) {
    let name = format!("stitch_{}{}", suit.key, if done { "_done" } else { "" });
    if brush.theme.shows(&name) && !brush.theme.contrast {
        brush.paint(&name, square(center, 2.0 * r));
    } else {
        let fill = match (brush.theme.contrast, done) {
            (_, false) => suit.silk,
            (true, true) => high_contrast::DULL,
            (false, true) => DONE,
        };
        let line = brush.pick(BRAID_DARK, high_contrast::BLACK);
        brush.circle(center, r, fill, ((r * 0.2).max(1.5), line));
        if !brush.theme.contrast {
            brush.circle_stroke(center, r + r * 0.06, ((r * 0.12).max(1.0), BRAID));
        }
    }
    if done {
        let arm = r * 0.42;
        for offset in [vec2(arm, arm), vec2(arm, -arm)] {
            let line = [center - offset, center + offset];
            let (dark, light) = brush.pick(
                (rgb(0x2a1a10), rgb(0xf0dca8)),
                (high_contrast::WHITE, high_contrast::BLACK),
            );
            brush.line_segment(line, ((r * 0.34).max(2.0), dark));
            brush.line_segment(line, ((r * 0.2).max(1.2), light));
        }
    } else if let Some(number) = number.filter(|_| r > 10.0) {
        let pale = suit.silk.intensity() > 0.55;
        let color = if pale { INK_BRASS } else { rgb(0xfff3d0) };
        let figure = brush.line(
            &number.to_string(),
            strong(r * 1.05 / brush.theme.scale()).ink(
                // In high contrast, the brush.theme makes text black; this text is on coloured silk.
                if brush.theme.contrast && !pale {
                    high_contrast::WHITE
                } else {
                    color
                },
            ),
        );
        brush.put_text(figure, center - vec2(0.0, 0.5), Align2::CENTER_CENTER);
    }
}

fn medal(brush: Brush, center: Pos2, r: f32, suit: &SuitLook, on: bool) {
    if on && !brush.theme.contrast {
        for (step, alpha) in [(1.75, 0.10), (1.5, 0.13), (1.28, 0.2)] {
            brush.circle_filled(center, r * step, wash(rgb(0xffcf6a), alpha));
        }
    }
    let name = format!("medal_{}", suit.key);
    if brush.theme.shows(&name) && !brush.theme.contrast {
        brush.paint(&name, square(center, 2.0 * r));
        return;
    }
    let (rim, ground, line) = if brush.theme.contrast {
        (
            if on {
                high_contrast::YELLOW
            } else {
                high_contrast::WHITE
            },
            high_contrast::WHITE,
            high_contrast::BLACK,
        )
    } else {
        (
            if on { rgb(0xe3b93f) } else { GOLD },
            rgb(0xf3e7cb),
            BRAID_DARK,
        )
    };
    brush.circle(center, r, rim, (1.2, line));
    brush.circle(center, r - 3.6, ground, (1.0, line));
    cards::badge(brush, suit, center, (r - 4.0) * 1.5);
    if on && brush.theme.contrast {
        brush.circle_stroke(center, r + 2.0, (3.0, INK));
    }
}
