//! Cells of the same width in rows.

use egui::{Rect, Vec2};

use crate::app::ui::flow::Flow;
use crate::app::ui::pen::Pen;

/// A grid: how many cells are beside each other, and what is between them.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// The number of columns; at least 1.
    pub columns: usize,
    /// The gaps between columns and between rows, in points.
    pub gap: Vec2,
    /// Whether the cells of a shorter row are in its middle, not at its left.
    pub centred: bool,
}

impl Grid {
    /// A grid with the same gap between columns and between rows.
    pub fn new(columns: usize, gap: f32) -> Self {
        Self {
            columns: columns.max(1),
            gap: Vec2::splat(gap),
            centred: false,
        }
    }

    /// As many columns as fit into `room` with cells of at least this width, up to `most`.
    pub fn fitting(room: f32, least: f32, gap: f32, most: usize) -> Self {
        Self::new((((room + gap) / (least + gap)) as usize).min(most), gap)
    }

    /// The width of a cell in a room of this width.
    pub fn cell(&self, room: f32) -> f32 {
        (room + self.gap.x) / self.columns as f32 - self.gap.x
    }

    /// The first `count` cells of a strip, from left to right.
    pub fn row(self, strip: Rect, count: usize) -> impl Iterator<Item = Rect> {
        let width = self.cell(strip.width());
        let step = width + self.gap.x;
        let free = self.columns.saturating_sub(count) as f32 * step;
        let first = strip.left() + if self.centred { free / 2.0 } else { 0.0 };
        (0..count).map(move |column| {
            let left = first + step * column as f32;
            strip.with_min_x(left).with_max_x(left + width)
        })
    }

    /// Shows items in rows, each in a cell and with its index. A row is as high as `height` says for
    /// the highest in it. Returns what the last pressed one returned.
    pub fn show<T, R>(
        self,
        flow: &mut Flow,
        items: &[T],
        height: impl Fn(&Flow, &T) -> f32,
        mut show: impl FnMut(&mut Pen, Rect, usize, &T) -> Option<R>,
    ) -> Option<R> {
        let mut pressed = None;
        for (line, row) in items.chunks(self.columns).enumerate() {
            if line > 0 {
                flow.gap(self.gap.y);
            }
            let heights = row.iter().map(|item| height(flow, item));
            let strip = flow.take(heights.fold(0.0, f32::max));
            let first = line * self.columns;
            for ((index, item), cell) in (first..).zip(row).zip(self.row(strip, row.len())) {
                let shown = flow.draw(|ui| show(ui, cell, index, item));
                pressed = shown.flatten().or(pressed);
            }
        }
        pressed
    }
}
